"""From syntax to pattern nodes, each of which stands for one graph node.

In:   what text.py has read.
Out:  one node for each name and each place in the text; a pattern that is used by
      name is written out where it is used, a chain link by link when it is searched.
"""
from .text import Unknown


class P:
    """A pattern node: its kind, what stands below it, what else is asked."""

    def __init__(self, kind, kids=(), **more):
        self.kind, self.kids, self.name = kind, list(kids), None
        self.__dict__.update(more)


class Builder:
    """Syntax to pattern nodes; a pattern that is used by name is written out where it is used."""

    def __init__(self, file, ordered=False):
        self.file, self.ordered = file, ordered

    def pattern(self, name, arguments=None, depth=0, values=None):
        """Roots, statements, conditions, names; arguments of None: wildcards; values that are one with another use."""
        if name in self.file.unknown:
            raise Unknown(self.file.unknown[name])
        ordered, parameters, body = self.file.patterns[name]
        if arguments and len(arguments) != len(parameters):
            raise Unknown("another number of arguments")
        scope = Scope(Builder(self.file, ordered), name, body["locals"], depth)
        scope.values.update(values or {})
        for i, parameter in enumerate(parameters):
            scope.names[parameter] = arguments[i] if arguments else scope.wildcard(parameter)
        scope.names.update((n, P("any")) for n, _ in body["every"])
        roots = [scope.node(e) for e in body["roots"]]
        if depth > 0 and (len(roots) != 1 or body["every"] or body["where"]):
            raise Unknown("a pattern with conditions, by name")
        return roots, [(n, scope.node(e)) for n, e in body["every"]], body["where"], scope.names


def mentions(e, name):
    parts = e.values() if isinstance(e, dict) else e if isinstance(e, (list, tuple)) else ()
    return e == name or any(mentions(part, name) for part in parts)


def is_recursive(file, name):
    return mentions(file.patterns[name][2], name)


def values_of(e):
    """Names of extents and of attribute values in an expression."""
    found = set()
    if isinstance(e, (list, tuple)) and e:
        if e[0] == "type":
            found = {dim for dim in e[3] or () if isinstance(dim, str) and dim not in ("_", "...")}
        elif e[0] == "attrs":
            found = {name for _, mark, name in e[2] if mark == "="}
        found = found.union(*map(values_of, e))
    return found


def shared_values(file, name):
    """Those that a chain names outside of its repeated part, too: one for all repetitions."""
    body, found = file.patterns[name][2], set()
    again = [local for local, e in body["locals"].items() if mentions(e, name)]
    for root in body["roots"]:
        for kid in root[1] if root[0] == "alt" else [root]:
            if not mentions(kid, name) and not any(mentions(kid, local) for local in again):
                found |= values_of(kid).union(*(values_of(e) for local, e in body["locals"].items()
                                                if mentions(kid, local)))
    return found


class Value:
    """What an extent or an attribute's value is bound to: a key of bindings."""


class Scope:
    """The names of one use of a pattern; those of the pattern that is asked about are captures."""

    def __init__(self, builder, pattern, local, depth):
        self.builder, self.file, self.pattern = builder, builder.file, pattern
        self.local, self.names, self.depth, self.values = local, {}, depth, {}

    def value(self, name):
        """The name of an extent, or of an attribute's value."""
        return self.values.setdefault(name, Value())

    def wildcard(self, name):
        p = P("any")
        p.name = name if self.depth == 0 else None
        return p

    def lookup(self, name):
        if name not in self.names and name in self.local:
            p = self.names[name] = P("and")
            p.name = name if self.depth == 0 else None
            p.kids = [self.node(self.local[name])]
        if name in self.names:
            return self.names[name]
        return self.use(name, None) if name in self.file.patterns else None

    def use(self, name, arguments):
        """Another pattern, or this one again: the repeated part of a chain is made when it is reached."""
        if name in self.file.unknown:
            raise Unknown(self.file.unknown[name])
        if name not in self.file.patterns:
            raise Unknown("a call of a function value")
        if is_recursive(self.file, name):
            parameters = self.file.patterns[name][1]
            arguments = arguments or [P("any") for _ in parameters]
            again = self.values if name == self.pattern else {}  # of the chain that calls itself
            values = {v: again.get(v) or Value() for v in shared_values(self.file, name)}
            return P("chain", arguments, use=name, builder=self.builder, depth=self.depth + 1, values=values)
        return self.builder.pattern(name, arguments, self.depth + 1)[0][0]

    def node(self, e):
        return getattr(self, "make_" + e[0])(*e[1:])

    def make_any(self):
        return P("any")

    def make_name(self, name):
        found = self.lookup(name)
        if found is None:
            raise Unknown("an operator as a value")
        return found

    def make_alt(self, kids):
        return P("alt", map(self.node, kids))

    def make_and(self, kids):
        return P("and", map(self.node, kids))

    def make_not(self, kid):
        return P("not", [self.node(kid)])

    def make_const(self):
        return P("leaf", op="const")

    def make_var(self):
        return P("leaf", op="var")

    make_input = make_var

    def make_literal(self, value):
        return P("literal", value=value)

    def make_type(self, kid, dtype, dims):
        keys = [self.value(d) if isinstance(d, str) and d not in ("_", "...") else d for d in dims or ()]
        return P("and", [self.node(kid)], type=(dtype, dims and keys))

    def make_dominates(self, kids):
        return P("dominates", map(self.node, kids))

    def make_optional(self, call):
        p = self.node(call)
        return P("alt", [p, p.kids[0]])

    def make_absent(self, kid):
        return P("and", [self.node(kid)], may_be_absent=True)

    def make_attrs(self, call, tests, exact):
        p = self.node(call)
        if p.kind != "call":
            raise Unknown("attributes of no call")
        p.tests = [(name, mark, self.value(v) if mark == "=" else v) for name, mark, v in tests]
        p.exact = exact
        return p

    def make_call(self, callee, kids, rest):
        if callee[0] == "ops" and len(callee[1]) == 1 and self.is_pattern(callee[1][0]):
            return self.use(callee[1][0], [self.node(k) for k in kids])
        ops = None
        if callee[0] == "ops":
            ops = [op for name in callee[1] for op in self.operators(name)]
        first, last, every = rest if len(rest) == 3 else (False, False, None)
        return P("call", map(self.node, kids), ops=ops, glob=callee[1], trait=callee[-1], first=first, last=last,
                 each=self.node(every) if every else None, tests=[], exact=False, ordered=self.builder.ordered)

    def is_pattern(self, name):
        return name in self.file.patterns or name in self.names or name in self.local or name in self.file.unknown

    def operators(self, name):
        if name in self.file.sets:
            return [op for member in self.file.sets[name] for op in self.operators(member)]
        if name not in self.file.ops:
            raise Unknown("an operator that is not declared")
        if not self.file.ops[name].plain:
            raise Unknown("an operator of several results")
        return [name]


def below(p):
    """What a match of p may bind, with the searches of their own inside it."""
    return p.kids + ([p.each] if getattr(p, "each", None) else [])


def reach(p, seen, without=None):
    """p and what it leads to, but not as what many nodes match where that is `without`."""
    if p not in seen:
        seen.add(p)
        many = p.kids[1] if p.kind == "dominates" else getattr(p, "each", None)
        for kid in below(p):
            if kid is not many or kid is not without:
                reach(kid, seen, without)
    return seen
