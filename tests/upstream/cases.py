"""Cases of graphs that tell: the first of each entry, and each graph that one change took from its entry."""
from graph import Bad

HEAD = """# Graphs at the boundaries of the entries of {table}.
# Source: {source}, executed: tests/upstream/run.py --keep wrote this; what is expected is its answer.
--- patterns {table}.pat
"""
MOST = 40  # graphs a file


class Cases:
    def __init__(self, engine, table, source):
        self.engine, self.table, self.source = engine, table, source
        self.told, self.kept = set(), []

    def offer(self, what, graph, groups):
        """Keeps the graph if its entries, or what was changed to lose them, are new."""
        entries = tuple(sorted({entry for entry, _ in groups}))
        change = what.rpartition(", ")[2] if what.endswith(" changed") else "made"
        if (entries, change) in self.told or len(graph.nodes) > 30:
            return
        self.told.add((entries, change))
        self.kept.append((change, graph, entries))

    def matches(self, graph):
        """For each call and each projection the entry that takes what it is computed from, at its end; Bad where a
        repair says more."""
        lines = []
        for n in graph.nodes.values():
            if n.kind == "get" and self.engine.name is not str:
                raise Bad("entries have other names there")
            if n.kind in ("call", "get"):
                part = self.engine.prepare(graph.cone([n.name]))
                groups = self.engine.groups(part, repaired=False)
                if groups != self.engine.groups(part):
                    raise Bad("a header speaks of this")
                lines += [f"{n.name} {entry}" for entry, calls in groups if self.ends(n, calls)]
        return lines

    def ends(self, n, calls):
        """Whether a group of these calls, in what n is computed from, ends with n."""
        return n.name in calls or (n.kind == "get" and n.args[0] in calls and
                                      n.args[0] in getattr(self.engine, "projected", ()))

    def write(self, folder):
        """A file with the most different of the graphs kept."""
        made = [k for k in self.kept if k[0] == "made"][:MOST // 2]
        rest = [k for k in self.kept if k[0] != "made"]
        text, step = HEAD.format(table=self.table, source=self.source), max(1, len(rest) // (MOST - len(made)))
        for i, (change, graph, _) in enumerate(made + rest[::step][:MOST - len(made)]):
            try:
                lines = self.matches(graph)
            except Exception:  # or a check of upstream raises
                continue
            name = f"{i}_{change.replace(' changed', '').replace(' ', '_')}"
            text += f"--- graph {name}\n{graph.write()}--- matches {self.table}\n" + "".join(x + "\n" for x in lines)
        folder.mkdir(exist_ok=True)
        (folder / f"executed-{self.table}.case").write_text(text, encoding="utf-8")
