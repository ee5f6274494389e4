"""Conditions in three values: True, False, None for unknown."""
import struct

from .text import Unknown


def as_f32(value):
    """Floats are what models store."""
    return struct.unpack("f", struct.pack("f", value))[0] if isinstance(value, float) else value


def divides(a, b):
    """Does a divide b; of each item, where one is a list."""
    if isinstance(a, list) or isinstance(b, list):
        return all(divides(x, b) for x in a) if isinstance(a, list) else all(divides(a, x) for x in b)
    return type(a) is int and type(b) is int and a != 0 and b % a == 0


def compare(mark, a, b):
    if mark in ("divides", "multiple_of"):
        return divides(a, b) if mark == "divides" else divides(b, a)
    return {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[mark]


def holds(matcher, condition, env):
    return Judge(matcher, env).value(condition) is True


class Judge:
    def __init__(self, matcher, env):
        self.matcher, self.env = matcher, env

    def node(self, name):
        if name not in self.matcher.names:
            raise Unknown("a condition on a value")
        return self.env.get(self.matcher.names[name])

    def value(self, c):
        kids = [self.value(k) for k in c[1]] if c[0] in ("or", "and", "not") else []
        if c[0] == "not":
            return None if kids[0] is None else not kids[0]
        if c[0] == "or":
            return True if True in kids else None if None in kids else False
        if c[0] == "and":
            return False if False in kids else None if None in kids else True
        if c[0] == "compare":
            return self.comparison(*c[1:])
        if c[0] == "ask":
            return self.predicate(*c[1:])
        raise Unknown("another condition")

    # ---- terms ----

    def comparison(self, mark, left, right):
        a, b = self.term(left), self.term(right)
        return None if a is None or b is None else compare(mark, a, b)

    def term(self, t):
        if t[0] == "number":
            return t[1]
        if t[0] == "ask" and t[1] in ("uses", "users") and len(t[2]) == 1:
            n = self.node(t[2][0])
            return None if n is None else n.uses if t[1] == "uses" else len(n.users)
        if t[0] == "word" and t[1] in self.matcher.file.ops:
            return t[1]
        if t[0] == "of" and t[2] == "op":
            n = self.node(t[1])
            return None if n is None else n.op  # variables and constants have one of their own
        if t[0] == "of" and t[2] == "rank":
            n = self.node(t[1])
            return None if n is None or n.type is None or n.type[1] is None else len(n.type[1])
        raise Unknown("another term of a condition")

    # ---- predicates ----

    def predicate(self, name, arguments):
        nodes = [self.node(a) for a in arguments]
        if name == "present":
            return nodes[0] is not None
        known = getattr(self, "is_" + name, None)
        if known is None:
            raise Unknown("another predicate")
        return None if None in nodes else known(*nodes)

    def is_is_var(self, n):
        return n.op == "var"

    def is_is_const(self, n):
        return n.op == "const"

    def is_is_output(self, n):
        return n.returned

    def is_distinct(self, a, b):
        return a is not b

    def is_used_by(self, x, y):
        return y in x.users

    def is_only_used_by(self, x, y):
        return x.users == [y] and not x.returned

    def is_depends(self, a, b):
        """A path of uses from b to a."""
        todo, seen = [a], set()
        while todo:
            n = todo.pop()
            for arg in n.args:
                if arg is not None and arg not in seen:
                    seen.add(arg)
                    todo.append(arg)
        return b in seen

    def is_same_rank(self, a, b):
        ranks = [None if n.type is None or n.type[1] is None else len(n.type[1]) for n in (a, b)]
        return None if None in ranks else ranks[0] == ranks[1]

    def is_same_type(self, a, b):
        """Extents that are symbols may be any number: of these the same symbol alone is known to be equal."""
        if a.type is None or b.type is None:
            return None
        if a.type[0] != b.type[0]:
            return False
        if a.type[1] is None or b.type[1] is None:
            return None
        if len(a.type[1]) != len(b.type[1]):
            return False
        pairs = list(zip(a.type[1], b.type[1]))
        if any(isinstance(p, int) and isinstance(q, int) and p != q for p, q in pairs):
            return False
        return True if all(p == q and p is not None for p, q in pairs) else None
