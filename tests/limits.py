#!/usr/bin/env python3
"""Conditions that limit a table: what the report says that each alone keeps out is the difference that --what-if
makes, and the one that an edited table makes; all others make none.

usage: limits.py DFG-OPT GRAPH... [--shipped TABLE MODEL...]

An expectation comes from a copy of the table in which the condition is taken out by hand, as text.  With --shipped
also a shipped table on models, whose conditions have no edited copy: report and --what-if alone.
"""
import json
import os
import subprocess
import sys
import tempfile

# Each condition stands in brackets: « text | what stands there instead », which is true of all graphs with types.
TABLE = """import "onnx.ops";
cond dense(x) = «x.shape[1] % 16 == 0 | x.rank == x.rank», «x.rank == 4 | x.rank == x.rank»;
pattern conv(x, w, b) = Conv(x«: f32 | », w & const, b?) { «group == 1 | group >= 0» };
pattern conv_relu(x, w, b) = Relu(conv(x, w, b)) where «w.shape[2] == 1 | w.rank == w.rank»;
pattern pool(x) = MaxPool(x) { «kernel_shape == [2, 2] | ceil_mode >= 0» };
pattern any_pool(x) = GlobalAveragePool(x) where «not x.shape[1] == 2048 | x.rank == x.rank»;
pattern sum(a, c) = Add(a, c) where «a.shape[1] > 256 | a.rank == a.rank», «c.shape[1] > 64 | c.rank == c.rank»;
table npu {
    "npu.conv_relu" = conv_relu where dense(x);
    "npu.conv" = conv where dense(w), «w.shape[0] < 1024 | w.rank == w.rank»;
    "npu.sum" = sum;
    "npu.pool" = pool;
    "npu.any_pool" = any_pool;
}
"""


def spelled(without=None):
    """The table's text without one of its conditions, and where each of them stands."""
    text, places = "", []
    for i, part in enumerate(TABLE.replace("»", "«").split("«")):
        if i % 2 == 1:
            condition, instead = part.split("|", 1)
            line = text.rsplit("\n", 1)[-1]
            place = f"npu.pat:{text.count(chr(10)) + 1}:{len(line) + 1 + (condition[0] == ':') * 2}"
            places.append(place)
            part = instead.strip() if len(places) - 1 == without else condition.rstrip()
        text += part
    return text, places


def report(program, folder, table, graph, *options):
    command = [program, *options, "--partition", table, "--report=json", "--infer", graph]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: {done.stderr}")
    return json.loads(done.stdout)


def gain(before, after):
    return after["covered"] - before["covered"], after["covered_macs"] - before["covered_macs"]


def check_own(program, graph):
    """Of every condition of TABLE three answers: the report's, that of --what-if, that of the edited table."""
    failed, told, n = 0, 0, len(spelled()[1])
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "npu.pat")
        with open(path, "w") as f:
            f.write(spelled()[0])
        now = report(program, folder, "npu", graph, "--patterns", path)
        limits = {x["place"]: (x["calls"], x["macs"]) for x in now["limits"]}
        ranks = [(x["macs"], x["calls"]) for x in now["limits"]]
        failed += ranks != sorted(ranks, reverse=True)
        for i, place in enumerate(spelled()[1]):
            os.makedirs(os.path.join(folder, str(i)))
            edited = os.path.join(folder, str(i), "npu.pat")
            with open(edited, "w") as f:
                f.write(spelled(i)[0])
            by_hand = gain(now, report(program, folder, "npu", graph, "--patterns", edited))
            told += by_hand != (0, 0)
            what_if = gain(now, report(program, folder, "npu", graph, "--patterns", path, "--what-if", place))
            answers = [limits.pop(place, (0, 0)), by_hand, what_if]
            if len(set(answers)) > 1:
                failed += 1
                print(f"FAILED {graph}, {place}: the report, edited, --what-if: {answers}")
        if limits:
            failed += 1
            print(f"FAILED {graph}: the report tells of {', '.join(limits)}, where no condition stands")
    if told == 0:
        failed += 1
        print(f"FAILED {graph}: no condition keeps anything out")
    return n, failed


def check_shipped(program, table, model):
    now = report(program, ".", table, model)
    failed = 0
    for x in now["limits"]:
        what_if = report(program, ".", table, model, "--what-if", x["place"])
        if gain(now, what_if) != (x["calls"], x["macs"]):
            failed += 1
            print(f"FAILED {model}, {table}, {x['place']}: {gain(now, what_if)} instead of {x['calls']}, {x['macs']}")
    return len(now["limits"]), failed


def main():
    program, *graphs = sys.argv[1:]
    shipped = []
    if "--shipped" in graphs:
        at = graphs.index("--shipped")
        shipped, graphs = graphs[at + 1:], graphs[:at]
    program = os.path.abspath(program)
    results = [check_own(program, os.path.abspath(g)) for g in graphs]
    results += [check_shipped(program, shipped[0], m) for m in shipped[1:]]
    total, failed = (sum(column) for column in zip(*results))
    print(f"{total - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
