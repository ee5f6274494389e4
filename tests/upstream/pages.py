#!/usr/bin/env python3
"""Runs the Python of the pages `from-*.md` in the library that it is written for, beside the patterns below it.

usage: pages.py onnxscript|relax|relay DFG-OPT PAGE.md

A block of Python that binds names which the next `matches` block lists (a pattern, or in ONNX Script a function) is run;
where it matches in the graph of the page must be where the page says that ours does, which run-docs.py compares with
dfg-opt.  Blocks that bind no such name are left alone, and counted.  77 where the library is not installed.
"""
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from pathlib import Path

from graph import Dfg

FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.M | re.S)


class OnnxScript:
    def __init__(self, dfg_opt):
        import onnxscript
        from onnxscript import ir
        from onnxscript.rewriter import pattern
        self.dfg_opt, self.ir, self.pattern = dfg_opt, ir, pattern
        self.space, self.source = {"pattern": pattern}, f"onnxscript {onnxscript.__version__}"

    def graph(self, text):
        with tempfile.TemporaryDirectory() as work:
            Path(work, "g.dfg").write_text(text)
            subprocess.run([self.dfg_opt, "--infer", "-o", "g.onnx", "g.dfg"], cwd=work, check=True)
            self.model = self.ir.load(Path(work, "g.onnx"))

    def roots(self, function, space):
        """Of a rule the pattern with its condition: the function of the block that takes a context."""
        condition = next((f for f in space.values() if callable(f) and getattr(f, "__code__", None) and
                          f.__code__.co_varnames[:1] == ("context",)), None)
        p = self.pattern.Pattern(function, condition)
        found = [node for node in self.model.graph if p.match(self.model, self.model.graph, node, check_nodes_are_removable=False)]
        return {"%" + node.outputs[0].name for node in found}


class Relax:
    def __init__(self, dfg_opt):
        import relax_side
        from tvm.relax import analysis, dpl
        self.dfg, self.side, self.analysis = Dfg(dfg_opt), relax_side, analysis
        self.space, self.source = dict(vars(dpl)), relax_side.SOURCE

    def graph(self, text):
        self.made = self.side.ToRelax(self.dfg.normal(text))

    def roots(self, pattern, _):
        values = self.analysis.get_var2val(self.made.module["main"])
        return {name for name, var in self.made.env.items() if var in values and pattern.match(values[var], values)}


class Relay:
    def __init__(self, dfg_opt):
        import relay_side
        from tvm.relay import dataflow_pattern
        self.dfg, self.side = Dfg(dfg_opt), relay_side
        self.space, self.source = dict(vars(dataflow_pattern), relay=relay_side.relay, K_ELEMWISE=0), relay_side.SOURCE

    def graph(self, text):
        self.made = self.side.ToRelay(self.dfg.normal(text))

    def roots(self, pattern, _):
        return {name for name, value in self.made.env.items() if pattern.match(value)}


def main():
    side, dfg_opt, page = sys.argv[1:]
    try:
        upstream = {"onnxscript": OnnxScript, "relax": Relax, "relay": Relay}[side](str(Path(dfg_opt).resolve()))
    except ImportError as e:
        print(f"skipped: {page} is not compared: {e}")
        return 77
    blocks = [(info.strip(), text) for info, text in FENCE.findall(Path(page).read_text())]
    compared = left = failed = 0
    code = graph = None
    for info, text in blocks:
        if info == "python":
            left += code is not None
            code = text
        elif info.startswith("dfg"):
            graph = text
        elif info.startswith("matches") and code is not None:
            space = dict(upstream.space)
            exec(code, space)
            before = compared
            for name in info.split()[1].split(","):
                if name not in space or name in upstream.space:
                    continue
                upstream.graph(graph)
                ours = {line.split()[1] for line in text.splitlines() if line.split()[0] == name}
                theirs = upstream.roots(space[name], space)
                compared += 1
                if ours != theirs:
                    failed += 1
                    print(f"FAILED {page}: {name}: ours {sorted(ours)}, {upstream.source} {sorted(theirs)}")
            code, left = None, left + (compared == before)
    left += code is not None
    print(f"{page}: {compared} patterns compared with {upstream.source}, {failed} differ; {left} blocks are not run")
    return 1 if failed or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
