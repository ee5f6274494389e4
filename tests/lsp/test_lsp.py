#!/usr/bin/env python3
"""pat2c --lsp, asked by a client that speaks the protocol over pipes.

usage: test_lsp.py PAT2C DFG-OPT ROOT [SEED]
"""
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time
import traceback

from client import Server, apply, at, path_of, uri_of

PAT2C, DFG_OPT, ROOT = (str(pathlib.Path(x).resolve()) for x in sys.argv[1:4])
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else 1
OPS, TABLES = f"{ROOT}/patterns/ops", f"{ROOT}/patterns/tables"

LIB = """// Operators of the tests.

// Twice.
op my.double(x) : elemwise { times: int = 2; mode: string = "plain"; }
"""
A = """import "lib.ops"; import "relay.ops";
import "b.pat"; /* \U0001f600 */ param limit: int = 8;
ops acts = nn.relu | my.double;
// A convolution,
//   and what follows.
pattern conv_act(x, w) {
    c = nn.conv2d(x, w) { data_layout == "NHWC", groups = g };
    where g == 1, small(x), x.rank <= limit, c.padding == [i for i in c.padding], w : 0 == 0;
    return acts(c);
}
pattern twice(y) = my.double(my.double(y) { times == 3 }) | inner(y);
table t { "t.conv" = conv_act; "t.twice" = twice where y.rank == 4; }
""".replace(", w : 0 == 0", "")
B = """import "lib.ops"; import "relay.ops";
cond small(x) = x.rank <= 4;
pattern inner(x) = sigmoid(`my.double`(x)) where small(x);
"""


def place(text, needle, skip=0, into=0):
    """Line and UTF-16 column of the needle, of its skip-th use, `into` characters in."""
    i = -1
    for _ in range(skip + 1):
        i = text.index(needle, i + 1)
    before = text[:i + into]
    return before.count("\n"), len(before.split("\n")[-1].encode("utf-16-le")) // 2


class Test:
    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="lsp test "))
        self.server = None
        for name, text in (("lib.ops", LIB), ("a.pat", A), ("b.pat", B)):
            (self.folder / name).write_text(text)
        self.a, self.b, self.lib = (self.folder / x for x in ("a.pat", "b.pat", "lib.ops"))

    def start(self, *options, **settings):
        self.server = Server(PAT2C, "-I", OPS, *options)
        self.capabilities = self.server.start(self.folder, **settings)
        return self.server

    def finish(self, log=""):
        status, said = self.server.shut_down()
        assert status == 0 and re.search(log, said) and (log or not said), (status, said)

    def on(self, path, text, needle, skip=0, into=1):
        return self.server.at(path, *place(text, needle, skip, into))

    def define(self, *where, **more):
        """File name and text of the definition."""
        found = self.server.result("textDocument/definition", **self.on(*where, **more))
        if not found:
            return None
        lines = pathlib.Path(path_of(found["uri"])).read_text().split("\n")
        begin, end = found["range"]["start"], found["range"]["end"]
        line = lines[begin["line"]].encode("utf-16-le")
        return path_of(found["uri"]).split("/")[-1], begin["line"], line[2 * begin["character"]:2 * end["character"]].decode("utf-16-le")

    def hover(self, *where, **more):
        found = self.server.result("textDocument/hover", **self.on(*where, **more))
        return found["contents"]["value"] if found else None

    def complete(self, *where, **more):
        items = self.server.result("textDocument/completion", **self.on(*where, **more))
        assert len({(x["label"], x["kind"]) for x in items}) == len(items)
        return {x["label"]: x for x in reversed(items)}

    def rename(self, new, *where, **more):
        """Texts of the files that change."""
        done = self.server.result("textDocument/rename", newName=new, **self.on(*where, **more))["changes"]
        texts = {str(p): t for p, t in ((self.a, A), (self.b, B), (self.lib, LIB))}
        return {path_of(u).split("/")[-1]: apply(texts[path_of(u)], edits) for u, edits in done.items()}

    # ---- diagnostics ----

    def complaints_of(self, path):
        """The next that are not empty: what was asked before may still be answered."""
        assert self.server.wait_for(lambda: self.server.diagnostics.get(uri_of(path))), self.server.diagnostics
        return self.server.diagnostics[uri_of(path)]

    def test_diagnostics(self):
        s = self.start()
        assert self.capabilities["positionEncoding"] == "utf-16"
        assert s.open(self.a) == []
        said = s.change(self.a, (place(A, "nn.conv2d"), place(A, "nn.conv2d", into=9), "nn.conv3"))
        assert len(said) == 1 and said[0]["severity"] == 1 and "unknown operator 'nn.conv3'" in said[0]["message"], said
        assert "= did you mean" in said[0]["message"]
        assert said[0]["range"] == {"start": at(6, 8), "end": at(6, 16)}, said
        assert s.change(self.a, ((6, 8), (6, 16), "nn.conv2d")) == []
        said = s.change(self.a, A.replace("pattern twice", "pattern lonely(x) = tanh(x);\npattern twice"))
        assert [x["code"] for x in said] == ["unused-pattern"] and said[0]["severity"] == 2, said
        said = s.change(self.a, A.replace("padding == [i", "padding == [1, 2], c.padding == [1, 3], c.padding == [i"))
        assert len(said) == 1 and "can never match" in said[0]["message"], said  # of a stage behind libpat
        said = s.change(self.a, A.replace("pattern conv_act(", "/* \U0001f600\U0001f600 */ pattern limit("))
        twice = [x for x in said if "declared twice" in x["message"]]
        assert twice[0]["range"]["start"] == at(5, 8 + 11), said
        note = twice[0]["relatedInformation"][0]
        assert note["location"] == {"uri": uri_of(self.a), "range": {
            "start": at(*place(A, "limit")), "end": at(*place(A, "limit", into=5))}}, note
        self.finish()

    def test_nul_bytes(self):
        s = self.start()
        text = "// \\u0000 \U0001f600\n" + A.replace("acts = ", "acts\0\0 = ")
        where = {"start": at(*place(text, "\0")), "end": at(*place(text, "\0", into=1))}
        for said in (s.open(self.a, text), s.change(self.a, (place(text, "nn.relu"), place(text, "nn.relu", into=7), "tanh"))):
            assert [(x["message"], x["range"]) for x in said] == [("a NUL byte: this is no text", where)], said
        assert "syntax errors" in s.error("textDocument/formatting", textDocument={"uri": uri_of(self.a)}, options={})["message"]
        text = text.replace("nn.relu", "tanh")
        assert s.change(self.a, (place(text, "\0"), place(text, "\0", into=2), "")) == []
        self.finish()

    def test_unsaved_imports(self):
        s = self.start()
        assert s.open(self.a) == []
        assert s.open(self.lib) == []
        s.diagnostics.clear()
        s.change(self.lib, LIB.replace("my.double", "my.triple"))
        said = self.complaints_of(self.a)
        assert said and all("my.double" in x["message"] for x in said), said
        s.diagnostics.clear()
        s.tell("textDocument/didClose", textDocument={"uri": uri_of(self.lib)})
        assert s.wait_for(lambda: s.diagnostics == {uri_of(self.lib): [], uri_of(self.a): []}), s.diagnostics
        s.diagnostics.clear()
        said = s.open(self.b, B + "pattern q(x) = nonsense(x);\n")
        assert len(said) == 1, said
        said = self.complaints_of(self.a)  # of an imported file: at its import
        assert len(said) == 1 and said[0]["message"].startswith(f"{self.b}:4: unknown operator"), said
        assert said[0]["range"]["start"] == at(1, 8), said
        new = self.folder / "not there yet.pat"
        assert s.open(new, 'import "lib.ops";\npattern p(x) = my.double(x);\n') == []
        self.finish()

    def test_typing_fast(self):
        s = self.start()
        s.open(self.a)
        text = A
        for i in range(200):
            s.change(self.a, text + f"// {i}\n" + "pattern z" * (i % 2), wait=False)
        said = s.change(self.a, A)
        assert said == [] and s.wait_for(lambda: False, 0.3) is False and s.diagnostics[uri_of(self.a)] == []
        self.finish()

    # ---- names ----

    def test_definition(self):
        s = self.start()
        s.open(self.a)
        for needle, skip, into, want in (
                ("my.double", 0, 4, ("lib.ops", 3, "my.double")), ("my.double", 1, 1, ("lib.ops", 3, "my.double")),
                ("nn.conv2d", 0, 9, ("relay.ops", None, "nn.conv2d")), ("times", 0, 2, ("lib.ops", 3, "times")),
                ("groups", 0, 1, ("relay.ops", None, "groups")), ("padding", 0, 1, ("relay.ops", None, "padding")),
                ("g == 1", 0, 0, ("a.pat", 6, "g")), ("small", 0, 1, ("b.pat", 1, "small")),
                ("limit,", 0, 1, ("a.pat", 1, "limit")), ("acts(c", 0, 1, ("a.pat", 2, "acts")),
                ("acts(c", 0, 5, ("a.pat", 6, "c")), ("conv_act;", 0, 1, ("a.pat", 5, "conv_act")),
                ("inner", 0, 1, ("b.pat", 2, "inner")), ("y.rank", 0, 0, ("a.pat", 10, "y")), ("x, w) {", 1, 0, ("a.pat", 5, "x")),
                ("i for", 0, 0, ("a.pat", 7, "i")), ("double(y)", 0, 7, ("a.pat", 10, "y")),
                ("lib.ops", 0, 1, ("lib.ops", 0, "")), ("// A", 0, 1, None), ("where", 0, 1, None)):
            found = self.define(self.a, A, needle, skip=skip, into=into)
            assert found == want or (found and want and want[1] is None and (found[0], found[2]) == (want[0], want[2])), (
                needle, found, want)
        self.finish()

    def test_functions(self):
        s = self.start()
        text = 'import "relay.ops";\npattern p(x, max) = min(add(x, max)) where min(x.rank, 3) == 3, max(x.rank, 2) == 3;\n'
        assert s.open(self.a, text) == []
        assert self.define(self.a, text, "min")[2] == "min" and self.define(self.a, text, "max(") is None
        assert self.define(self.a, text, "min", skip=1) is None
        assert s.result("textDocument/prepareRename", **self.on(self.a, text, "max(")) is None
        self.finish()

    def test_definition_of_all(self):
        """Each word of shipped files that has a definition is called so there; most have one."""
        s, draw = self.start("-I", TABLES), random.Random(SEED)
        asked = found = 0
        for path in draw.sample(sorted(pathlib.Path(ROOT, "patterns").glob("[rt]*/*.pat")), 8):
            text = path.read_text()
            assert s.open(path) == [], path
            words = [m for m in re.finditer(r"[A-Za-z_]\w*", re.sub(r"//.*|\"[^\"]*\"", lambda m: " " * len(m.group()), text))]
            for m in draw.sample(words, min(60, len(words))):
                line = text[:m.start()].count("\n")
                where = s.result("textDocument/definition", **s.at(path, line, m.start() - text.rfind("\n", 0, m.start()) - 1))
                asked += 1
                if not where:
                    continue
                found += 1
                target = pathlib.Path(path_of(where["uri"])).read_text().split("\n")[where["range"]["start"]["line"]]
                name = target[where["range"]["start"]["character"]:where["range"]["end"]["character"]]
                assert m.group() in name.split("."), (path, m.group(), target)
        assert found > asked / 2, (found, asked)
        self.finish()

    def test_hover(self):
        s = self.start()
        s.open(self.a)
        said = self.hover(self.a, A, "my.double")
        assert said == ('```pat\nop my.double(x) : elemwise {\n    times: int = 2;\n    mode: string = "plain";\n}\n```\n'
                        "\nTwice.\n\nlib.ops"), said
        said = self.hover(self.a, A, "conv_act;")
        assert "pattern conv_act(x, w) {" in said and "\nA convolution,\nand what follows.\n" in said and "a.pat" in said, said
        assert "attribute of my.double" in self.hover(self.a, A, "times") and "times: int = 2;" in self.hover(self.a, A, "times")
        assert "cond small(x) = x.rank <= 4;" in self.hover(self.a, A, "small")
        assert "c = nn.conv2d(x, w)" in self.hover(self.a, A, "acts(c", into=5)
        assert self.hover(self.a, A, "return") is None
        s.change(self.a, A.replace("return acts(c);", "return acts(c"))  # with an error elsewhere
        assert "my.double(x)" in self.hover(self.a, A, "my.double")
        self.finish()

    # ---- completion ----

    def test_completion(self):
        s = self.start()
        s.open(self.a)

        def typed(old, new, needle, into):
            text = A.replace(old, new)
            s.change(self.a, text, wait=False)
            return self.complete(self.a, text, needle, into=into)

        items = typed("return acts(c)", "return nn.re", "nn.re;", 5)
        assert "nn.relu" in items and "my.double" not in items and "x" not in items, items.keys()
        line = place(A, "return acts")[0]
        assert items["nn.relu"]["textEdit"]["range"] == {"start": at(line, 11), "end": at(line, 16)}
        items = typed("return acts(c)", "return ", "return ;", 7)
        for name, detail in (("x", "parameter"), ("c", "capture"), ("conv_act", "pattern"), ("acts", "op set"), ("uses", "function"),
                             ("is_const", "predicate"), ("my.double", "lib.ops"), ("limit", "param"), ("dominates", None),
                             ("value", "function"), ("f32", "dtype"), ("y", False)):
            assert (name in items) == (detail is not False) and (not detail or items[name]["detail"] == detail), (name, items.get(name))
        both = [x for x in s.result("textDocument/completion", **self.on(self.a, A.replace("return acts(c)", "return "), "return ;", into=7))
                if x["label"] == "where"]
        assert {(x["kind"], x["textEdit"]["newText"]) for x in both} == {(14, "where"), (7, "`where`")}, both
        items = typed("{ data_layout", "{ d", "{ d ==", 3)
        assert {"data_layout", "dilation", "groups"} <= items.keys() and "x" not in items, items.keys()
        assert items["groups"]["detail"] == "int = 1"
        items = typed("{ times == 3 }", "{ ", "my.double(y) { ", 15)
        assert items.keys() == {"times", "mode"}, items.keys()
        items = typed('"NHWC", groups = g }', '"N', '"N', 2)
        assert '"NCHW"' in items, items.keys()
        items = typed('"NHWC"', '""', '""', 1)
        assert '"NCHW"' in items and items['"NCHW"']["textEdit"]["range"]["end"]["character"] == place(
            A, '"NHWC"')[1] + 2, items
        items = typed("where g == 1", "where c.", "where c.", 8)
        assert {"groups", "shape", "dtype"} <= items.keys() and "nn.conv2d" not in items, items.keys()
        self.finish()

    def test_completion_of_many(self):
        """Takes as long as the text is, as finding a name does; not as items by items."""
        s = self.start()
        text = 'import "relay.ops";\n' + "".join(f"pattern p_{i}(x) = nn.relu(x);\n" for i in range(5000))
        s.open(self.a, 'import "relay.ops";\n')
        s.change(self.a, text, wait=False)
        begin = time.monotonic()
        assert self.define(self.a, text, "nn.relu") is not None
        found = time.monotonic()
        assert "p_4999" in self.complete(self.a, text, "nn.relu", skip=4999, into=0)
        assert time.monotonic() - found < 20 * (found - begin) + 0.5, (found - begin, time.monotonic() - found)
        self.finish()

    # ---- rename ----

    def test_rename(self):
        s = self.start()
        s.open(self.a)
        where = s.result("textDocument/prepareRename", **self.on(self.a, A, "limit,"))
        assert where == {"start": at(*place(A, "limit,")), "end": at(*place(A, "limit,", into=5))}
        assert s.result("textDocument/prepareRename", **self.on(self.a, A, "return")) is None
        done = self.rename("conv", self.a, A, "acts(c", into=5)
        assert done == {"a.pat": A.replace("c = nn", "conv = nn").replace("c.padding", "conv.padding").replace("acts(c)", "acts(conv)")}, done
        assert self.rename("extent", self.a, A, "g == 1", into=0) == {
            "a.pat": A.replace("groups = g", "groups = extent").replace("g == 1", "extent == 1")}
        assert self.rename("input_", self.a, A, "y.rank", into=0) == {"a.pat": re.sub(r"\by\b", "input_", A)}
        assert self.rename("little", self.a, A, "small") == {
            "a.pat": A.replace("small", "little"), "b.pat": B.replace("small", "little")}
        assert self.rename("core", self.a, A, "inner") == {"a.pat": A.replace("inner", "core"), "b.pat": B.replace("inner", "core")}
        want = {name: text.replace("my.double", "your.own.double") for name, text in (("a.pat", A), ("b.pat", B), ("lib.ops", LIB))}
        assert self.rename("your.own.double", self.a, A, "my.double") == want

        for new, needle, into, why in (("where", "limit,", 1, "no name"), ("2", "limit,", 1, "no name"), ("a b", "limit,", 1, "no name"),
                                       ("", "limit,", 1, "no name"), ("conv_act", "limit,", 1, "declared twice"),
                                       ("w", "g == 1", 0, "can't be called"), ("x", "twice where", 1, None), ("y", "inner", 1, "can't be called"),
                                       ("nn.relu", "my.double", 1, "declared twice"), ("z", "return", 1, "no name stands here")):
            answer = s.ask("textDocument/rename", newName=new, **self.on(self.a, A, needle, into=into))
            assert ("error" in answer and why in answer["error"]["message"]) if why else "result" in answer, (new, answer)
        s.change(self.a, A.replace("return acts(c);", "return act(c);"))
        assert "has errors" in s.error("textDocument/rename", newName="new", **self.on(self.a, A, "small"))["message"]
        self.finish()

    def test_rename_in_families(self):
        s = self.start()
        text = """import "lib.ops"; import "relay.ops";
ops acts = nn.relu | my.double as "dbl" | none as "f"; // f
table t {
    for f in acts {
        "f{f}{{f}" = f(sigmoid(_));
        for g in acts: "{f}.{{{g}"(f_) = tanh(f(exp(g(f_))));
    }
}
"""
        assert s.open(self.a, text) == []

        def renamed(new, *where, **more):
            done = s.result("textDocument/rename", newName=new, **self.on(self.a, text, *where, **more))
            return apply(text, done["changes"][uri_of(self.a)])
        assert self.define(self.a, text, "my.double")[0] == "lib.ops"
        assert renamed("my.twice", "my.double") == text.replace("my.double", "my.twice")
        assert renamed("act", "f in", into=0) == renamed("act", "f(s", into=0) == renamed("act", "{f}{", into=1) == (
            text.replace("for f", "for act").replace("{f}{{", "{act}{{").replace("f(s", "act(s").replace("{f}.", "{act}.")
            .replace("f(e", "act(e"))
        assert "runs twice" in s.error("textDocument/rename", newName="g", **self.on(self.a, text, "f in", into=0))["message"]
        self.finish()

    # ---- formatting ----

    def test_formatting(self):
        s = self.start()
        s.open(self.a)
        options = {"tabSize": 4, "insertSpaces": True}
        ugly = re.sub(r" (=|==) ", r"\1", A).replace("    ", "\t")
        s.change(self.a, ugly, wait=False)
        edits = s.result("textDocument/formatting", textDocument={"uri": uri_of(self.a)}, options=options)
        want = subprocess.run([PAT2C, "--format", "-"], input=ugly.encode(), capture_output=True).stdout.decode()
        assert apply(ugly, edits) == want != ugly
        s.change(self.a, want, wait=False)
        assert s.result("textDocument/formatting", textDocument={"uri": uri_of(self.a)}, options=options) == []
        s.change(self.a, want + "pattern", wait=False)
        assert "syntax errors" in s.error("textDocument/formatting", textDocument={"uri": uri_of(self.a)}, options=options)["message"]
        self.finish()

    # ---- code lens ----

    def test_code_lens(self):
        (self.folder / "net.dfg").write_text("fn @main(%x: f32[1, 4]) {\n    %0 = my.double(%x)\n    %1 = my.double(%0)\n"
                                             "    %2 = my.double(%1)\n    return %2\n}\n")
        pattern = 'import "lib.ops";\npattern one(x) = my.double(x);\nrule two(x) { match my.double(my.double(x)); rewrite x; }\n'
        self.a.write_text(pattern)
        s = self.start(model="net.dfg", dfgOpt=DFG_OPT)
        s.open(self.a)
        assert s.wait_for(lambda: any(x["method"] == "workspace/codeLens/refresh" for x in s.requests))
        s.send(id=s.requests[-1]["id"], result=None)

        def lenses():
            return [(x["range"]["start"], x["command"]["title"])
                    for x in s.result("textDocument/codeLens", textDocument={"uri": uri_of(self.a)})]
        assert lenses() == [(at(1, 8), "matches in this model: 3"), (at(2, 5), "matches in this model: 2")], lenses()
        pattern = pattern.replace("= my.double(x);", "= my.double(my.double(my.double(x)));")
        s.change(self.a, "\n" + pattern)
        assert lenses()[0] == (at(2, 8), "matches in this model: 3")  # of what is saved
        s.requests.clear()
        self.a.write_text("\n" + pattern)
        s.tell("textDocument/didSave", textDocument={"uri": uri_of(self.a)})
        assert s.wait_for(lambda: s.requests)
        assert lenses()[0] == (at(2, 8), "matches in this model: 1"), lenses()
        s.requests.clear()
        s.tell("workspace/didChangeConfiguration", settings={"pat2c": {"model": "", "dfgOpt": ""}})
        assert lenses() == []
        s.tell("workspace/didChangeConfiguration", settings={"pat2c": {"model": "net.dfg"}})
        assert s.wait_for(lambda: s.requests) and lenses()[0][1] == "matches in this model: 1"
        s.requests.clear()
        s.tell("workspace/didChangeConfiguration", settings={"pat2c": {"model": "none.dfg"}})
        assert s.wait_for(lambda: s.requests) and lenses() == []
        self.finish("dfg-opt --match of '.*/a.pat' ended with status 1")

    # ---- the protocol ----

    def test_positions_of_bytes(self):
        s = Server(PAT2C, "-I", OPS)
        assert s.start(self.folder, utf8=True)["positionEncoding"] == "utf-8"
        text = 'import "relay.ops"; /* \u00e9\U0001f600 */ pattern p(x) = oops(x);\n'
        said = s.open(self.a, text)
        assert said[0]["range"]["start"] == at(0, text.encode().index(b"oops")), said
        assert s.shut_down() == (0, "")

    def test_bad_messages(self):
        s = Server(PAT2C, "-I", OPS)
        assert s.error("textDocument/hover")["code"] == -32002
        s.tell("textDocument/didOpen", textDocument={"uri": uri_of(self.a), "text": A})  # too early: left out
        s.start(self.folder)
        assert s.error("initialize")["code"] == -32600
        assert s.error("textDocument/nonsense")["code"] == -32601
        assert s.error("textDocument/hover", **s.at(self.a, 0, 0))["code"] == -32602  # not open
        for body, code in ((b"{", -32700), (b"[]", -32600), (b'{"id": {}, "method": "shutdown"}', -32600), (b"7", -32600),
                           (b"[" * 100000, -32700), (b'{"method": 3, "id": 1}', -32600), (b"\xff\x00", -32700)):
            s.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            answer = s.receive()
            assert answer["error"]["code"] == code and answer["id"] is None, (body, answer)
        for header in (b"Content-Type: x\r\n\r\n", b"Content-Length: -5\r\n\r\n", b"Content-Length: x\r\n\r\n", b"nonsense\n\n",
                       b"Content-Length: 99999999999999999999999\r\n\r\n", b"x" * 200000,
                       b'{"id": 1, "method": "lost"}'):
            s.write(header)
            time.sleep(0.2)
            s.write(b"\r\n\r\n" if header.startswith(b"x") else b"")
            assert s.error("textDocument/nonsense")["code"] == -32601, header
        s.open(self.a)
        for params in ({}, {"textDocument": 3}, {"textDocument": {"uri": uri_of(self.a)}, "contentChanges": 3},
                       {"textDocument": {"uri": uri_of(self.a)}, "contentChanges": [{}, 7, {"text": 1}, {"range": 3, "text": ""}]},
                       {"textDocument": {"uri": uri_of(self.a)}, "contentChanges": [
                           {"text": "x", "range": {"start": at(99, 99), "end": at(-1, 1e30)}}]}):
            s.tell("textDocument/didChange", **params)
            s.tell("textDocument/didClose", **{k: v for k, v in params.items() if not k.startswith("text")})
        s.tell("textDocument/didOpen", textDocument={"uri": "untitled:1", "text": ""})
        for method in ("definition", "hover", "completion", "rename", "prepareRename", "formatting", "codeLens"):
            for params in ({}, s.at(self.a, 1e9, -3), {"textDocument": {"uri": uri_of(self.a)}, "position": []}):
                s.ask(f"textDocument/{method}", **params)
        s.result("shutdown")
        assert s.error("textDocument/hover", **s.at(self.a, 0, 0))["code"] == -32600
        s.tell("exit")
        status, log = s.end()
        assert status == 0, log
        for text in ("is no JSON", "a header without a Content-Length", "bytes that are no header", "a message that is no request",
                     "a change without a text", "didOpen of no file"):
            assert f"pat2c --lsp: {text}" in log or text in log, (text, log)

    def test_end_of_input(self):
        s = self.start()
        s.open(self.a)
        assert s.end() == (1, "pat2c --lsp: the client is gone\n")
        assert subprocess.run([PAT2C, "--lsp", "x.pat"], capture_output=True).returncode == 2

    def test_random_edits(self):
        """Edits by pieces, at any place, also within characters beyond UTF-16's plane: the server's text stays ours."""
        s, draw = self.start(), random.Random(SEED)
        text = A
        s.open(self.a)
        pieces = ["x", "}", "{", "(", ")", ";", '"', "\n", "\U0001f600", "pattern p(", "nn.", "where ", ".0", " = ", "/*", "`", "\u00e9"]
        for _ in range(150):
            i, k = sorted(draw.choice([len(text), draw.randrange(len(text) + 1)]) for _ in range(2))
            k = min(k, i + draw.choice([0, 0, 1, 3, 40]))
            new = "".join(draw.choice(pieces) for _ in range(draw.randrange(4)))
            edit = (place(text + "\0", "", skip=i), place(text + "\0", "", skip=k), new)
            text = text[:i] + new + text[k:]
            s.change(self.a, edit, wait=False)
            where = s.at(self.a, *place(text + "\0", "", skip=draw.randrange(len(text) + 1)))
            for method in ("definition", "hover", "completion", "codeLens"):
                s.result(f"textDocument/{method}", **where)
            s.ask("textDocument/rename", newName="fresh", **where)
        said = s.change(self.a, ((0, 0), (0, 0), ""))
        self.a.write_text(text)
        command = [PAT2C, "--error-format=json", "-I", OPS, "-o", self.folder / "out.c", self.a]
        want = [json.loads(x) for x in subprocess.run(command, capture_output=True).stderr.splitlines()]
        want = [x["text"] for x in want if "file" in x]
        assert [x["message"].split("\n")[0].split(" [c =")[0] for x in said] == want, (said, want)
        self.finish()


def main():
    failed = 0
    names = [x for x in dir(Test) if x.startswith("test_")]
    for name in names:
        try:
            getattr(Test(), name)()
        except Exception:
            failed += 1
            print("FAILED", name)
            traceback.print_exc(file=sys.stdout)
    print(f"{len(names) - failed} passed, {failed} failed")
    return failed != 0


sys.exit(main())
