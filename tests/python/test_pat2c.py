"""The Python package against dfg-opt, the conformance cases and its own page."""
import contextlib
import io
import json
import os
import re
import subprocess
import sys
import threading
from html.parser import HTMLParser
from pathlib import Path

import onnx
import pytest
from onnx import TensorProto, helper

import pat2c

ROOT = Path(__file__).resolve().parent.parent.parent
DFG_OPT = os.environ["PAT2C_DFG_OPT"]
MODELS = sorted(Path(os.environ["PAT2C_MODELS"]).rglob("*.onnx"))
SOME = [m for m in MODELS if m.stem in ("yunet", "squeezenet-light", "bert-toy", "mobilenetv2-qdq", "silero-vad")]
README = (ROOT / "runtime" / "python" / "README.md").read_text()

NPU = """import "onnx.ops";
param most: int = 512;
pattern conv(x, w, b) = Conv(x, w & const, b?) { group == 1, group = g } where w.shape[0] <= most;
pattern normed(x, rest) = BatchNormalization(x, ...rest);
table npu {
    "npu.conv_relu" = Relu(conv(_, _, _));
    "npu.conv" = conv;
    "npu.sum"(a, c) = Add(a, c & const) cost 0.5;
}
rule twice(x) { match Relu(Relu(x)); rewrite Relu(x); }
"""


def dfg_opt(*args):
    done = subprocess.run([DFG_OPT, *map(str, args)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def npu_path(tmp_path):
    path = tmp_path / "npu.pat"
    path.write_text(NPU)
    return path


def small_model():
    """Two convolutions; the second has a group of its own."""
    weights = [helper.make_tensor(n, TensorProto.FLOAT, [4, c, 3, 3], [0.5] * 36 * c) for n, c in (("w1", 4), ("w2", 1))]
    nodes = [
        helper.make_node("Conv", ["input", "w1"], ["conv1"], kernel_shape=[3, 3]),
        helper.make_node("Relu", ["conv1"], ["relu1"]),
        helper.make_node("Conv", ["relu1", "w2"], ["conv2"], group=4),
        helper.make_node("Relu", ["conv2"], ["output"]),
    ]
    x = helper.make_tensor_value_info("input", TensorProto.FLOAT, [1, 4, 8, 8])
    y = helper.make_tensor_value_info("output", TensorProto.FLOAT, None)
    return helper.make_model(helper.make_graph(nodes, "g", [x], [y], weights), opset_imports=[helper.make_opsetid("", 17)])


# ---- what is found is what dfg-opt and the cases say ----


FIELD = re.compile(r'(?:"(?:\\.|[^"\\])*"|[^\s"])+')


def plain(text):
    """Strings have quotes, extents and element types have none: in Python all are str."""
    return text.replace('"', "")


def text_of(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "{" + ",".join(map(str, value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(text_of, value)) + "]"
    return str(value)


def line_of(match):
    """As dfg-opt prints it, behind the name asked for."""
    names = [f" {name}={text_of(value)}" for name, value in match.names.items() if value is not None]
    return (f"{match.entry} " if match.entry else "") + str(match.root) + "".join(names)


def cases():
    for path in sorted((ROOT / "tests" / "conformance").rglob("*.case")):
        parts = re.split(r"(?m)^--- (\w+(?:-\w+)*) *(.*)\n", path.read_text(errors="surrogateescape"))[1:]
        sections = list(zip(parts[::3], parts[1::3], parts[2::3]))
        kinds = {kind for kind, _, _ in sections}
        own = [text for kind, name, text in sections if kind == "patterns" and not name]
        if not own or re.search(r"(?m)^op |\bextern\b", own[0]):  # operators that ship are declared as they ship
            continue
        if "matches" in kinds and not kinds & {"extern", "options", "error"}:
            yield pytest.param(own[0], sections, id=path.stem)


@pytest.mark.parametrize("patterns, sections", list(cases()))
def test_conformance(patterns, sections, tmp_path):
    loaded = pat2c.loads(patterns, "case.pat")
    graph = tmp_path / "graph.dfg"
    for kind, name, text in sections:
        if kind == "graph":
            graph.write_text(text, errors="surrogateescape")
        elif kind == "matches":
            expected = [FIELD.findall(line) for line in text.splitlines() if line and not line.startswith("#")]
            found = [(str(m.root), m.entry or "", line_of(m)) for m in loaded.match(graph, f"case.{name}")]
            found = [m for m in found if m[0] in graph.read_text(errors="surrogateescape")]  # as cases: roots with a name
            assert sorted(root for root, _, _ in found) == sorted(fields[0] for fields in expected)
            for root, *names in expected:  # a case may leave names out
                (line,) = [f"{entry} {line}" for at, entry, line in found if at == root]
                assert {plain(name) for name in names} <= {plain(name) for name in FIELD.findall(line)}


@pytest.mark.skipif(not MODELS, reason="no models")
@pytest.mark.parametrize("path", MODELS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_matches_are_those_of_dfg_opt(path, npu_path):
    npu = pat2c.load(npu_path)
    for names in ("npu", "normed", "onnx_fusion"):
        expected = dfg_opt("--patterns", npu_path, "--match", names, path).splitlines()
        assert [plain(f"{names} {line_of(m)}") for m in npu.match(path, names)] == list(map(plain, expected))


@pytest.mark.skipif(not SOME, reason="no models")
@pytest.mark.parametrize("path", SOME, ids=lambda p: f"{p.parent.name}/{p.stem}")
class TestJobs:
    def test_explain(self, path, npu_path):
        assert pat2c.load(npu_path).explain(path) == dfg_opt("--patterns", npu_path, "--explain", "npu.npu", path)

    @pytest.mark.parametrize("select, host", [("greedy", None), ("optimal", None), ("optimal", "2 + macs(x) / 1000.0")])
    def test_partition(self, path, select, host, npu_path, tmp_path):
        part = pat2c.load(npu_path).partition(path, select=select, launch=0.25, host=host)
        options = ["--patterns", npu_path, "--partition", "npu.npu", "--select", select, "--launch", "0.25"]
        options += ["--host", host] if host else []
        report = part.report()
        assert report.data == json.loads(dfg_opt(*options, "--report=json", path))
        assert str(report) == dfg_opt(*options, "--report", path)
        assert len(part.matches) == report.data["matches"]
        calls = [n for pick in part.matches for n in pick.nodes if n.op in ("Conv", "Relu", "Add")]
        assert len(calls) == len(set(calls)) == report.covered
        part.model.save(tmp_path / "ours.dfg")
        assert (tmp_path / "ours.dfg").read_text() == dfg_opt(*options, "-o", "-", path)

    def test_rewrite(self, path, npu_path, tmp_path):
        done = pat2c.load(npu_path).rewrite(path, "standard")
        dfg_opt("--rewrite", "standard", "-o", tmp_path / "theirs.onnx", path)
        done.save(tmp_path / "ours.onnx")
        assert (tmp_path / "ours.onnx").read_bytes() == (tmp_path / "theirs.onnx").read_bytes()
        stats = re.findall(r"(?m)^(\w+): ([1-9]\d*) applied", dfg_opt("--rewrite", "standard", "--stats", path))
        assert done.applied == {rule: int(n) for rule, n in stats}
        onnx.checker.check_model(done.to_onnx())

    def test_sources_of_models(self, path, npu_path):
        npu = pat2c.load(npu_path)
        proto = onnx.load(path)
        assert npu.match(path) == npu.match(str(path)) == npu.match(path.read_bytes())
        assert npu.match(proto) == npu.match(proto.SerializeToString())

    def test_pattern_of(self, path, npu_path):
        matches = pat2c.load(npu_path).match(path)
        pieces = [m.nodes for m in matches if m.entry == "npu.conv_relu"][:5] + [m.nodes for m in matches][:3]
        for nodes in pieces:
            text = pat2c.pattern_of(path, nodes)
            assert text == dfg_opt("--pattern-of", ",".join(n.label for n in nodes), path)
            found = pat2c.loads(text).match(path)
            assert set(nodes) in [set(m.nodes) for m in found]


# ---- objects ----


def test_names_hold_what_the_pattern_says():
    found = pat2c.loads(NPU).match(small_model(), ["conv", "npu"])
    conv = found[0]
    assert (conv.pattern, conv.table, conv.entry, conv.root.op, conv["x"].name) == ("conv", None, None, "Conv", "input")
    assert conv["w"] == pat2c.Node("%w1", "w1", "const") and conv["b"] is None and conv["g"] == 1
    assert [(m.entry, m.root.name) for m in found if m.table] == [("npu.conv", "conv1"), ("npu.conv_relu", "relu1")]
    assert [n.name for n in found[-1].nodes] == ["relu1", "conv1"]


def test_params_and_what_is_declared(npu_path):
    npu = pat2c.load(npu_path, params={"most": 1})
    assert npu.match(small_model()) == []
    assert (npu.patterns, npu.tables, npu.rules) == (("npu.conv", "npu.normed"), ("npu.npu",), ("npu.twice",))
    assert pat2c.load().match(small_model(), "onnx_dnnl") != []
    (warning,) = npu.warnings
    assert (warning.severity, warning.path, warning.line) == ("warning", str(npu_path), 4)


def test_function_of_a_model():
    gate = helper.make_function(
        "my", "Gate", ["G", "X"], ["Y"],
        [helper.make_node("Sigmoid", ["G"], ["s"]), helper.make_node("Mul", ["X", "s"], ["Y"])],
        [helper.make_opsetid("", 17)],
    )  # fmt: skip
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [2])
    graph = helper.make_graph([helper.make_node("Gate", ["x", "x"], ["y"], domain="my")], "g", [x], [y])
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("my", 1)]
    model = helper.make_model(graph, functions=[gate], opset_imports=opsets)
    text = pat2c.pattern_of(model, "@my.Gate")
    assert "pattern piece(G, X) {" in text
    assert [m.root.op for m in pat2c.loads(text).match(model)] == ["Mul"]


def test_dims():
    model = small_model()
    model.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "N"
    macs = [pat2c.loads(NPU).partition(model, dims={"N": n}).report().macs for n in (1, 3)]
    assert macs[0] > 0 and macs[1] == 3 * macs[0]


# ---- the page ----


def test_readme(tmp_path, monkeypatch):
    """The example runs, and prints what dfg-opt says."""
    monkeypatch.chdir(tmp_path)
    onnx.save(small_model(), "model.onnx")
    code = README.split("```python\n")[1].split("```")[0]
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "README.md", "exec"), {})
    Path("npu.pat").write_text(code.split('"""')[1])
    options = ("--patterns", "npu.pat", "-D", "most=64")
    lines = out.getvalue().splitlines()
    assert lines[:2] == ["npu.conv %conv1 %input", "npu.conv_relu %relu1 %input"]
    report = dfg_opt(*options, "--partition", "npu", "--select", "optimal", "--launch", "0.5", "--report", "model.onnx")
    why = dfg_opt(*options, "--explain", "npu", "--at", "%conv2", "model.onnx")
    plain = "\n".join(lines[2:]).replace("patterns.pat", "npu.pat").replace("patterns.npu", "npu").split()
    assert plain == (report + why).split()
    piece = README.split("```pat\n")[1].split("```")[0]
    assert pat2c.pattern_of("model.onnx", ["conv1", "relu1"]) == piece


def test_types(tmp_path):
    """The package, and the example, by mypy --strict."""
    code = README.split("```python\n")[1].split("```")[0]
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.devnull]
    for what in (["-p", "pat2c"], ["-c", code]):
        done = subprocess.run([*command, *what], capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stdout


def test_report_as_html():
    class Tags(HTMLParser):
        def __init__(self):
            super().__init__()
            self.open, self.text = [], ""

        def handle_starttag(self, tag, attrs):
            self.open.append(tag)

        def handle_endtag(self, tag):
            assert self.open.pop() == tag

        def handle_data(self, data):
            self.text += data

    part = pat2c.loads(NPU.replace("npu.conv_relu", "<b>&")).partition(small_model())
    html = Tags()
    html.feed(part._repr_html_())
    assert html.open == []
    report = part.report()
    assert f"{report.covered} of {report.calls} calls" in html.text and "<b>&" in html.text
    assert report.data["left_out"]
    assert all({"condition", "place", "calls", "macs"} <= row.keys() for row in report.limits)
    for row in report.data["left_out"]:
        assert row["reason"] in html.text


# ---- mistakes ----


def mistakes():
    npu = pat2c.loads(NPU)
    model = small_model()
    broken = model.SerializeToString()[:200]
    return [
        (lambda: pat2c.load("none.pat"), "can't read 'none.pat'", ("none.pat", 0)),
        (lambda: pat2c.loads("pattern p(x) = Relu(x", "a.pat"), "the end of the file", ("a.pat", 1)),
        (lambda: pat2c.loads('import "onnx.ops";\npattern p(x) = Rel(x);', "a.pat"), "unknown operator 'Rel'", ("a.pat", 2)),
        (lambda: pat2c.loads(NPU, params={"mots": 1}), "param 'mots': no file declares", None),
        (lambda: pat2c.loads(NPU, params={"most": "x"}), "param 'most' is int", None),
        (lambda: npu.match("none.onnx"), "No such file", ("none.onnx", 0)),
        (lambda: npu.match(broken), "this is no ONNX model", ("<model>", 0)),
        (lambda: npu.match(b""), "ONNX model", ("<model>", 0)),
        (lambda: npu.match(model, "nmp"), "called 'nmp'", None),
        (lambda: npu.match(model, dims={"Q": 1}), "'Q'", None),
        (lambda: npu.explain(model, at="nothing"), "no node is called '%nothing'", None),
        (lambda: npu.rewrite(model, "nothing"), "'nothing'", None),
        (lambda: pat2c.load().match(model), "there are no tables and patterns", None),
        (lambda: pat2c.pattern_of(model, "input"), "is no call", None),
        (lambda: npu.rewrite(model).save("/no/such/folder/a.onnx"), "can't be written", ("/no/such/folder/a.onnx", 0)),
    ]


@pytest.mark.parametrize("number", range(15))
def test_mistakes(number, capfd):
    call, text, place = mistakes()[number]
    with pytest.raises(pat2c.Error, match=re.escape(text)) as caught:
        call()
    assert caught.value.message and caught.value.messages
    if place:
        assert (caught.value.path, caught.value.line) == place
    assert capfd.readouterr() == ("", "")


def test_arguments():
    npu = pat2c.loads(NPU)
    with pytest.raises(ValueError, match="select"):
        npu.partition(small_model(), select="best")
    with pytest.raises(ValueError, match="launch"):
        npu.partition(small_model(), launch=float("nan"))
    with pytest.raises(ValueError, match="extents"):
        npu.match(small_model(), dims={"N": -1})
    with pytest.raises(ValueError, match="no nodes"):
        pat2c.pattern_of(small_model(), [])
    with pytest.raises(ValueError, match="NUL"):
        npu.match("a\0b")


def test_text_of_a_graph_has_its_place(tmp_path):
    (tmp_path / "a.dfg").write_text("fn @main(%x) {\n  %0 = = \n}\n")
    with pytest.raises(pat2c.Error) as caught:
        pat2c.loads(NPU).match(tmp_path / "a.dfg")
    assert (Path(caught.value.path).name, caught.value.line, caught.value.column) == ("a.dfg", 2, 8)


def chain(path, n):
    lines = "".join(f"  %n{i + 1} = Relu(%n{i})\n" for i in range(n))
    path.write_text(f"fn @main(%n0: f32[4]) {{\n{lines}  return %n{n}\n}}\n")
    return path


def test_memory(tmp_path):
    """Out of memory is an exception, whatever the limit, and the next job works."""
    path = chain(tmp_path / "long.dfg", 20000)
    code = f"""
import resource, pat2c
npu = pat2c.loads({NPU!r})
said = set()
for more in range(1, 40, 2):
    used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (more << 18), -1))
    try:
        npu.partition({str(path)!r})
        said.add("done")
    except MemoryError:
        said.add("no memory")
    resource.setrlimit(resource.RLIMIT_AS, (-1, -1))
assert "no memory" in said, said
assert npu.partition({str(path)!r}).report().covered == 0
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_threads(tmp_path):
    """Several objects, and one, from several threads; others run meanwhile."""
    path = chain(tmp_path / "long.dfg", 5000)
    shared = pat2c.loads(NPU + 'pattern pair(x) = Relu(Relu(x));', "pair.pat")
    found = []

    def work():
        own = pat2c.loads(NPU + 'pattern pair(x) = Relu(Relu(x));', "pair.pat")
        found.append(len(own.match(path, "pair")))
        found.append(len(shared.match(path, "pair")))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    turns = 0
    while any(thread.is_alive() for thread in threads):
        turns += 1
    for thread in threads:
        thread.join()
    assert found == [4999] * 8 and turns > 0
