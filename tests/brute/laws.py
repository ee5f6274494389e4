"""Patterns modulo laws: all terms that a call is, found by rewriting it everywhere until nothing is new.

In:   a pattern's nodes, the laws of its file.
Out:  of a call, each way to take the options of what stands below it, with each of
      its forms then.  A law is a pair of trees: (operator, kids), or a name.
"""
from .text import Unknown

CHOICE = "choice"  # with a pattern node: key of bindings, of the option that it takes
FORMS = 3000  # of one call; beyond it, it is given up


class Term:
    """A call or, with op None, a pattern node; origins: the nodes of the pattern that stand for it, too."""

    def __init__(self, op, kids, leaf=None, origins=()):
        self.op, self.kids, self.leaf, self.origins = op, kids, leaf, origins
        self.key = (op, *(k.key for k in kids)) if op else leaf
        self.exact = (op, *(k.exact for k in kids), origins) if op else leaf

    def named(self, *nodes):
        return Term(self.op, self.kids, None, (*nodes, *self.origins))


class Laws:
    def __init__(self, file):
        self.rules = [(a, b) for law in file.laws for a, b in (law, law[::-1])]
        self.swaps = {name for name, op in file.ops.items() if op.swaps == [(0, 1)]}
        self.ops = set().union(*(operators(side) for law in file.laws for side in law))

    def is_told(self, p):
        """A call that names all that it asks of its node."""
        return p.kind == "call" and p.ops and not (p.ordered or p.tests or p.exact or p.first or p.last or p.each) \
            and any(op in self.ops for op in p.ops)

    @staticmethod
    def has_facts(p):
        return getattr(p, "type", None) or getattr(p, "may_be_absent", False)

    def terms(self, p, env, uses):
        """(env, term) of what stands below a call, for each way to take the options that env leaves open."""
        leaf = Term(None, [], p)
        if self.has_facts(p):
            yield env, leaf
        elif p.kind == "alt":
            for i in [env[CHOICE, p]] if (CHOICE, p) in env else range(len(p.kids)):
                for chosen, term in self.terms(p.kids[i], {**env, (CHOICE, p): i}, uses):
                    yield from ((chosen, form) for form in self.options(p, term))
        elif p.kind == "and":
            names = [k for k in p.kids if k.kind == "any" and not self.has_facts(k) and uses[k] < 2]
            asked = [k for k in p.kids if k not in names]
            for chosen, term in self.terms(asked[0], env, uses) if len(asked) == 1 else [(env, leaf)]:
                yield chosen, term.named(p, *names) if term.op else leaf
        elif self.is_told(p):
            for chosen, term in self.calls(p, env, uses):
                yield from ((chosen, form) for form in (self.options(p, term) if is_choice(p) else [term]))
        else:
            yield env, leaf

    def options(self, p, term):
        """What p may be, of which term is an option: each form of it, under p's names."""
        return [form.named(p) for form in self.forms(term)] if term.op else [Term(None, [], p)]

    def calls(self, p, env, uses):
        """Of a call: each operator, without each number of operands that may be absent."""
        every = [(op, n) for op in p.ops for n in range(len(p.kids), -1, -1)
                 if all(getattr(kid, "may_be_absent", False) for kid in p.kids[n:])]
        for op, n in [env[CHOICE, p]] if (CHOICE, p) in env else every:
            env = {**env, (CHOICE, p): (op, n)}
            if op in self.ops:
                yield from self.with_kids(p, op, n, env, uses)
            else:
                yield env, Term(None, [], p)

    def with_kids(self, p, op, n, env, uses, done=()):
        """done: terms of the first operands."""
        if len(done) == n:
            yield env, Term(op, list(done), origins=(p,))
            return
        kid = p.kids[len(done)]
        for chosen, term in self.terms(kid.kids[0] if getattr(kid, "may_be_absent", False) else kid, env, uses):
            yield from self.with_kids(p, op, n, chosen, uses, (*done, term))

    # ---- rewriting ----

    def bind(self, side, term, bound):
        if isinstance(side, str):
            if side not in bound:
                yield {**bound, side: [term]}
            elif bound[side][0].key == term.key:
                yield {**bound, side: [*bound[side], term]}
            return
        op, kids = side
        if op != term.op or len(kids) != len(term.kids):
            return
        for order in [term.kids, term.kids[::-1]] if op in self.swaps and len(kids) == 2 else [term.kids]:
            yield from self.bind_all(kids, order, bound)

    def bind_all(self, sides, terms, bound):
        if not sides:
            yield bound
            return
        for found in self.bind(sides[0], terms[0], bound):
            yield from self.bind_all(sides[1:], terms[1:], found)

    def made(self, side, bound):
        """What a name stands for is any of the equal terms that it was bound to."""
        if isinstance(side, str):
            yield from bound[side]
            return
        op, kids = side
        for terms in self.made_all(kids, bound):
            yield Term(op, terms)

    def made_all(self, sides, bound):
        if not sides:
            yield []
            return
        for first in self.made(sides[0], bound):
            for rest in self.made_all(sides[1:], bound):
                yield [first, *rest]

    def rewritten(self, term):
        for side, other in self.rules:
            for bound in self.bind(side, term, {}):
                yield from self.made(other, bound)
        for i, kid in enumerate(term.kids):
            for new in self.rewritten(kid):
                yield Term(term.op, [*term.kids[:i], new, *term.kids[i + 1:]])

    def forms(self, term):
        found, todo = {term.exact: term}, [term]
        while todo:
            for new in self.rewritten(todo.pop()):
                if new.exact not in found:
                    found[new.exact] = new
                    todo.append(new)
                    if len(found) > FORMS:
                        raise Unknown("a pattern of too many forms")
        return list({form.exact: form for form in map(self.joined, found.values())}.values())

    def joined(self, form):
        """Where the form has a call of the pattern twice, both are that one."""
        origins = {}

        def note(term):
            if term.origins:
                origins[self.in_order(term)] = term.origins
            for kid in term.kids:
                note(kid)

        def join(term):
            return Term(term.op, [join(kid) for kid in term.kids], term.leaf,
                        term.origins or origins.get(self.in_order(term), ()))

        note(form)
        return join(form)

    def in_order(self, term):
        """Its key, the same for operands that swap in either order."""
        kids = [self.in_order(kid) for kid in term.kids]
        return (term.op, frozenset(kids) if term.op in self.swaps and len(kids) == 2 else tuple(kids), term.leaf)


def is_choice(p):
    return len(p.ops) > 1 or any(getattr(kid, "may_be_absent", False) for kid in p.kids)


def operators(side):
    return set() if isinstance(side, str) else {side[0]}.union(*map(operators, side[1]))
