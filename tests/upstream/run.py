#!/usr/bin/env python3
"""Compares `dfg-opt --partition` with what TVM makes of the same graphs, group by group.

usage: run.py relax|relay [options] DFG-OPT

  --tables T,...   some tables only, of those that the engine has (all)
  --random N       graphs with a fact or two changed, a table (150)
  --seed S         of the random changes (1)
  --graphs DIR     also the graphs below DIR, as collect.py leaves those of TVM's own tests there, whole and changed
  --networks DIR   also the ONNX models below DIR, as TVM's frontend converts them, and parts of them changed
  --keep DIR       write cases of the graphs that tell most, one file a table
  -v               print each difference between TVM as it is and TVM with the repairs that the headers document

Graphs are those of tests/conformance/tables (what each of their values is computed from), and such with a fact
changed. TVM infers their types. Groups are compared by entry and calls: with TVM's own list (`as it is`) and with
the list in which what the tables' headers document is put right (`repaired`), where all must agree; so must the
names of the entries, and their order. Ends with 1 where a graph differs, or a name; 77 and a line that says so where the packages are not installed.
"""
import argparse
import random
import sys

sys.dont_write_bytecode = True
from collections import Counter
from itertools import zip_longest
from pathlib import Path

from cases import Cases
from graph import Bad, Dfg, case_graphs
from mutate import Mutator

TABLES = Path(__file__).resolve().parent.parent / "conformance" / "tables"

PARTS, DEPTH = 25, 12  # of a network, what so many of its calls are computed from, in as many calls


def renamed(groups, first):
    """Groups with one name for calls that compute the same."""
    return sorted((entry, tuple(sorted(first[c] for c in calls))) for entry, calls in groups)


def load(engine):
    """The engine's module, None if its packages are not there."""
    try:
        return __import__(f"{engine}_side")
    except ImportError as e:
        print(f"skipped: {engine} is not compared: {e}")
        return None


class Run:
    """One table: graphs, what both sides say of them, and the count."""

    def __init__(self, side, table, options):
        self.side, self.table, self.options = side, table, options
        self.engine, self.dfg = side.Engine(table), Dfg(options.dfg_opt)
        self.rng = random.Random(f"{options.seed} {table}")
        self.count, self.seen, self.entries, self.why = Counter(), set(), Counter(), Counter()
        self.cases = Cases(self.engine, table, side.SOURCE)

    def seeds(self):
        """What each call and projection in the graphs of the table's cases is computed from."""
        for path in sorted(TABLES.glob(f"{self.table}*.case")):
            for name, text in case_graphs(path):
                graph = self.dfg.normal(text)
                for n in list(graph.nodes.values()):
                    if n.kind in ("call", "get"):
                        yield from self.prepared(graph.cone([n.name]), f"{path.stem}/{name} {n.name}")

    def given(self):
        """The graphs of --graphs."""
        for path in sorted(Path(self.options.graphs).rglob("*.dfg")):
            try:
                yield from self.prepared(self.dfg.normal(path.read_text(encoding="utf-8")), path.stem)
            except Bad as e:
                print(f"{path}: {e}")

    def prepared(self, graph, what):
        try:
            made = self.engine.prepare(graph.cone(graph.outs))  # without what is dead
        except Bad as e:
            self.count["refused"] += 1
            self.why[str(e)[:60]] += 1
            return
        text = made.write()
        if text not in self.seen:
            self.seen.add(text)
            yield what, made

    def mutants(self, seeds):
        mutator, tries = Mutator(self.rng, self.side.DIALECT), 0
        made = 0
        while made < self.options.random and tries < 20 * self.options.random:
            tries += 1
            what, graph = self.rng.choice(seeds)
            try:
                changes = []
                for _ in range(self.rng.choice([1, 1, 1, 2])):
                    change, graph = mutator.mutant(graph)
                    changes.append(change)
            except Bad:
                continue
            for name, mutant in self.prepared(graph, f"{what}, {' and '.join(changes)} changed"):
                made += 1
                yield name, mutant

    def raw(self, graph):
        try:
            return self.engine.groups(graph, repaired=False)
        except Exception as e:  # whatever a check of upstream raises
            self.count["raised"] += 1
            return f"raised {type(e).__name__}"

    def compare(self, what, graph):
        try:
            ours, first = self.dfg.partition(graph, self.table)
        except Bad as e:
            self.count["unreadable"] += 1
            print(f"{self.table}: {what}: {e}")
            return
        self.engine.raised = None
        raw, repaired = self.raw(graph), renamed(self.engine.groups(graph), first)
        raw = raw if isinstance(raw, str) else renamed(raw, first)
        ours = sorted((self.engine.name(entry), calls) for entry, calls in ours)
        if repaired != ours and hasattr(self.engine, "outputs_first"):  # the headers say whose matches go first
            repaired = renamed(self.engine.groups(graph, nearest="outputs"), first)
            self.count["ordered"] += repaired == ours
        self.count["graphs"] += 1
        self.count["raw"] += raw == ours
        self.entries.update({entry for entry, _ in ours})
        if repaired == ours:
            self.count["repaired"] += 1
            if raw == ours and self.options.keep:
                self.cases.offer(what, graph, ours)
        else:
            self.report(what, graph, "repaired", repaired, ours)
        if raw != ours and self.options.v:
            self.report(what, graph, "as it is", raw, ours)

    def report(self, what, graph, which, theirs, ours):
        print(f"--- {self.table}: {what}: TVM {which}, then dfg-opt\n{graph.write()}  TVM  {theirs}\n  ours {ours}"
              + (f"\n  raised {self.engine.raised!r}"[:200] if self.engine.raised else ""))

    def misnamed(self):
        """How many entries are not TVM's, or not at its place in the list; 0 where the engine has no list."""
        ours = list(dict.fromkeys(self.dfg.entries(self.table)))  # several patterns may have one name, on either side
        theirs = list(dict.fromkeys(self.engine.listed())) if hasattr(self.engine, "listed") else ours
        if getattr(self.engine, "sorted", False):  # no two entries may match one node: their order says nothing
            ours, theirs = sorted(ours), sorted(theirs)
        others = [(a, b) for a, b in zip_longest(ours, theirs) if a != b]
        for a, b in others:
            print(f"--- {self.table}: entry {a} here, {b} in TVM")
        return len(others)

    def all(self):
        seeds = list(self.seeds()) + (list(self.given()) if self.options.graphs else [])
        for what, graph in seeds:
            self.compare(what, graph)
        for what, graph in self.mutants(seeds):
            self.compare(what, graph)
        if self.options.networks:
            self.networks()
        if self.options.keep:
            self.cases.write(Path(self.options.keep))
        return self.summary() + self.misnamed()

    def networks(self):
        """Networks, and parts of them with a fact or two changed."""
        parts = []
        for what, graph in self.side.networks(Path(self.options.networks)):
            self.compare(what, graph)
            roots = [n.name for n in graph.nodes.values() if n.kind == "call"]
            parts += [(f"{what} {root}", graph, root) for root in self.rng.sample(roots, min(len(roots), PARTS))]
        seeds = [seed for what, graph, root in parts for seed in self.prepared(graph.part(root, DEPTH), what)]
        for what, graph in self.mutants(seeds) if seeds else []:
            self.compare(what, graph)

    def summary(self):
        c = self.count
        print(f"{self.table}: {self.engine.entries()} entries, {len(self.entries)} of them made; {c['graphs']} graphs, "
              f"{c['raw']} agree as it is ({c['raised']} raised), {c['repaired']} repaired "
              f"({c['ordered']} of them by the order of overlapping matches); "
              f"{c['refused']} refused by TVM", flush=True)
        return c["graphs"] - c["repaired"] + c["unreadable"]


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("side", choices=["relax", "relay"])
    parser.add_argument("dfg_opt")
    parser.add_argument("--tables")
    parser.add_argument("--random", type=int, default=150)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--graphs")
    parser.add_argument("--networks")
    parser.add_argument("--keep")
    parser.add_argument("-v", action="store_true")
    options = parser.parse_args()
    side = load(options.side)
    if side is None:
        return 77
    tables = [t for t in options.tables.split(",") if t in side.TABLES] if options.tables else side.TABLES
    if options.networks and not next(Path(options.networks).rglob("*.onnx"), None):
        print(f"skipped: no networks are compared: no ONNX models below {options.networks}")
        options.networks = None
    wrong = sum(Run(side, t, options).all() for t in tables)
    print(f"{wrong} graphs and names differ from TVM in what no header documents; seed {options.seed}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
