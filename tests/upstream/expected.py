#!/usr/bin/env python3
"""Compares what the cases of tables state with TVM: the types of their values, and the entry that takes each call.

usage: expected.py DFG-OPT CASE...

Types are those that Relax infers; a call has the entry that TVM, with the repairs that the table's header documents,
takes what it is computed from by. A case with `-D feature_level=N` is compared with what TVM has at that level; others with
options are this project's own. What Relax refuses stands in graphs whose name ends with `relax_refuses` or says
`unknown`. Ends with 1 where something differs; 77 where TVM is not installed.
"""
import re
import sys

sys.dont_write_bytecode = True
from pathlib import Path

from graph import Bad, Dfg, agrees

try:
    import relax_side
except ImportError as e:
    print(f"skipped: what cases of Relax expect is not compared: {e}")
    sys.exit(77)


def sections(path):
    """(name, text, {call: entry}) of each graph for which a case lists what a table takes."""
    parts = re.split(r"(?m)^--- ", path.read_text(encoding="utf-8"))[1:]
    for graph, matches in zip(parts, parts[1:]):
        if graph.startswith("graph ") and matches.startswith("matches "):
            head, _, text = graph.partition("\n")
            yield head[6:].strip(), text, dict(line.split()[:2] for line in matches.splitlines()[1:] if line.strip())


def level(path):
    m = re.search(r"-D feature_level=(\d+)", path.read_text(encoding="utf-8"))
    return int(m.group(1)) if m else None


def is_ours(path):
    """Whether the case sets what TVM does not have."""
    return "--- options" in path.read_text(encoding="utf-8") and level(path) is None


class Expected:
    def __init__(self, dfg, path):
        self.dfg, self.path, self.graphs, self.wrong = dfg, path, 0, 0
        self.engine = relax_side.Engine(re.search(r"(?m)^--- patterns (\w+)\.pat", path.read_text("utf-8")).group(1))
        self.engine.at_level(level(path))

    def complain(self, graph, what):
        self.wrong += 1
        print(f"--- {self.path.stem}: {graph}: {what}")

    def run(self):
        for name, text, said in sections(self.path):
            if "unknown" in name or name.endswith("relax_refuses"):
                continue
            graph = self.dfg.normal(text)
            self.graphs += 1
            for n in graph.nodes.values():
                if n.kind in ("call", "get"):
                    self.compare(name, graph.cone([n.name]), n, said.get(n.name))
            for other in set(said) - set(graph.nodes):
                self.complain(name, f"no value is called {other}")

    def compare(self, name, cone, n, said):
        try:
            made = relax_side.ToRelax(cone)
            theirs = relax_side.type_text(made.env[n.name].ty)
            groups = self.engine.groups(self.engine.prepare(cone)) if n.kind == "call" else []
        except Bad as e:
            return self.complain(name, f"{n.name}: {e}")
        if not agrees(n.type, theirs):
            self.complain(name, f"{n.name} is of {n.type}, in TVM of {theirs}")
        entry = next((entry for entry, calls in groups if n.name in calls), None)
        if n.kind == "call" and entry != said:
            self.complain(name, f"{n.name} is {said}, in TVM {entry}")


def main():
    graphs = wrong = 0
    for path in (p for p in map(Path, sys.argv[2:]) if not is_ours(p)):
        expected = Expected(Dfg(sys.argv[1]), path)
        expected.run()
        graphs, wrong = graphs + expected.graphs, wrong + expected.wrong
    print(f"cases of Relax's tables: {graphs} graphs, {wrong} facts not as in TVM")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
