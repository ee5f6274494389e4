"""What was found, beside what the brute force finds; and counts of what was compared."""
import re
from collections import Counter

from .graph import Graph
from .match import GivenUp, Matcher, captures
from .text import File, Unknown

FIELD = re.compile(r'(?:"(?:\\.|[^"\\])*"|[^\s"])+')


class Totals:
    def __init__(self):
        self.found = 0
        # by form that is not known; "": all are
        self.patterns, self.graphs, self.nodes = Counter(), Counter(), Counter()

    def add(self, other):
        for name in ("found", "patterns", "graphs", "nodes"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def lines(self):
        each = {"patterns": self.patterns, "graphs": self.graphs, "pairs of pattern and node": self.nodes}
        known = ", ".join(f"{of['']} of {sum(of.values())} {what}" for what, of in each.items())
        yield f"brute force: {known}; {self.found} matches"
        for what, of in each.items():
            yield from (f"  not known, {n} {what}: {form}" for form, n in of.most_common() if form)


def read_matches(lines, own):
    """{(pattern, root): matches}; a match is {name: node or set}, of names that the brute force knows."""
    found, cut = {}, set()
    for line in lines:
        if not line.startswith("= "):
            continue
        pattern, root, *fields = FIELD.findall(line[2:])
        if fields == ["and", "more"]:
            cut.add((pattern, root))
            continue
        match = {}
        for name, _, value in (f.partition("=") for f in fields):
            if name in own.get(pattern, ()):
                match[name] = frozenset(value[1:-1].split(",")) - {""} if value[0] == "{" else value
        found.setdefault((pattern, root), []).append({name: v for name, v in match.items() if v})
    return found, cut


def nodes_of(match):
    return {name: value for name, value in match.items() if isinstance(value, str)}


def differences(matcher, mine, theirs):
    """Matches that only one has.  A chain keeps one way to each of its ends: any of them will do.  Under laws a
    match need not be told that is another one without some names: those of calls that a form made anew."""
    if matcher.laws:
        mine, theirs = ([m for m in of if not any(m.items() < other.items() for other in of)] for of in (mine, theirs))
    if matcher.has_chain:
        keys = [nodes_of(m) for m in theirs]
        missing = [m for m in mine if nodes_of(m) not in keys]
    else:
        missing = [m for m in mine if m not in theirs]
    return missing, [m for m in theirs if m not in mine]


def show(match):
    return " ".join(f"{name}={value if isinstance(value, str) else '{' + ','.join(sorted(value)) + '}'}"
                    for name, value in sorted(match.items()))


class Case:
    """The patterns of one case, on its graphs."""

    def __init__(self, text):
        self.file, self.totals = File(text), Totals()
        self.own = {}
        for name in [*self.file.patterns, *self.file.unknown]:
            try:
                self.own[name] = Matcher(self.file, name, None).own
                self.totals.patterns[""] += 1
            except Unknown as why:
                self.totals.patterns[str(why)] += 1

    def check(self, text, answer):
        """Complaints about what was found on a graph."""
        try:
            graph = Graph(text)
        except Unknown as why:
            self.totals.graphs[str(why)] += 1
            return []
        self.totals.graphs[""] += 1
        found, cut = read_matches(answer, self.own)
        complaints = []
        for pattern in self.own:
            matcher = Matcher(self.file, pattern, graph)
            for root in graph.nodes:
                key = (pattern, root.name)
                if key not in cut:
                    complaints += self.at(matcher, pattern, root, found.get(key, []))
        return complaints

    def at(self, matcher, pattern, root, theirs):
        try:
            mine = captures(matcher, root)
        except GivenUp:
            self.totals.nodes["too many bindings"] += 1
            return []
        except Unknown as why:
            self.totals.nodes[str(why)] += 1
            return []
        self.totals.nodes[""] += 1
        self.totals.found += len(mine)
        missing, wrong = differences(matcher, mine, theirs)
        return [f"! brute force: pattern {pattern} at {root.name} has also {show(m)}" for m in missing] + \
               [f"! brute force: pattern {pattern} at {root.name} has not {show(m)}" for m in wrong]
