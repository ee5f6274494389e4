#!/usr/bin/env python3
"""Matches as JSON (`--match --json`) say what the lines of `--match` say.

usage: match_json.py DFG-OPT GRAPH...
"""
import json
import os
import subprocess
import sys
import tempfile

# Names of all kinds: nodes, sets of them, extents, values of attributes of several types.
PATTERNS = """import "onnx.ops";
pattern shaped(x, w) = Conv(x : f32[n, c, ...], w) { strides = s, kernel_shape = k, group = g };
pattern typed(x) = Cast(x) { to = t };
pattern joined(x, rest) = Concat(x, ...rest) { axis = a };
pattern named(x, lo, hi) = Clip(x, lo?, hi?);
"""
GRAPH = """fn @main(%"a b": f32[1, N, 8, 8], %w: f32[4, 4, 3, 3], %lo: f32) {
  %0 = Conv(%"a b", %w) {strides = [1, 2], kernel_shape = [3, 3], group = 1} : f32[1, 4, 8, 8]
  %1 = Cast(%0) {to = f16} : f16[1, 4, 8, 8]
  %2 = Concat(%0, %0, %"a b") {axis = -1} : f32[1, 4, 8, 8]
  %3 = Clip(%2, %lo) : f32[1, 4, 8, 8]
  return %1, %3
}
"""


def as_text(value):
    if isinstance(value, list):
        return "[" + ",".join(map(as_text, value)) + "]"
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def line_of(match):
    """As --match prints it, quotes of strings left out."""
    words = [match["pattern"]] + ([match["entry"]] if "entry" in match else []) + [match["root"]]
    for name, held in match["names"].items():
        (kind, what), = held.items()
        text = "{" + ",".join(what) + "}" if kind == "nodes" else as_text(what)
        words.append(f"{name}={text}")
    return " ".join(words)


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def main():
    program, *graphs = sys.argv[1:]
    kinds, lines, failed = set(), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        pat, graph = os.path.join(folder, "kinds.pat"), os.path.join(folder, "kinds.dfg")
        for path, text in ((pat, PATTERNS), (graph, GRAPH)):
            with open(path, "w") as f:
                f.write(text)
        runs = [["--patterns", pat, "--match", "kinds.shaped,kinds.typed,kinds.joined,kinds.named", graph]]
        runs += [["--match", "all" if i == 0 else "onnx_fusion,cmsis_nn_tflm", g] for i in range(2) for g in graphs]
        for options in runs:
            text, matches = run(program, *options), [json.loads(m) for m in run(program, "--json", *options)]
            kinds |= {kind for m in matches for held in m["names"].values() for kind in held}
            for said, m in zip(text, matches):
                pattern = said.split(" ", 1)[0].rsplit(".", 1)[-1]
                same = said.replace('"', "").split(" ", 1)[1] == line_of(m).replace('"', "").split(" ", 1)[1]
                if not same or m["version"] != 1 or m["pattern"].rsplit(".", 1)[-1] != pattern:
                    failed += 1
                    print(f"FAILED {' '.join(options)}: {said}\n    {line_of(m)}")
            failed += len(text) != len(matches)
            lines += len(text)
    if kinds != {"node", "nodes", "extent", "value"}:
        failed += 1
        print(f"FAILED only these kinds of names were seen: {kinds}")
    print(f"{lines - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
