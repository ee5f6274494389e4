"""All matches of a pattern at a node, by trying every binding: patterns/README.md as it reads.

In:   a pattern's nodes, the declarations of its file, a graph.
Out:  what each match captures: {name: node or set of nodes}.

Plain and slow, and shares nothing with the matchers that it judges.  A binding is
a dict from pattern nodes to graph nodes, and is never changed.  What many nodes
match (a path, operands under `every`) and what `!` denies waits until all else
is bound.
"""
import fnmatch
import itertools
from collections import Counter

from . import conditions
from .laws import CHOICE, Laws
from .pattern import Builder, P, Scope, Value, below, is_recursive, reach
from .text import KINDS, UNDECLARED, Unknown

STEPS = 40000  # bindings tried at one node; beyond it the node is given up
LATER, SETS = "later", "sets"  # keys of bindings beside pattern nodes


class GivenUp(Exception):
    """There are too many bindings to try."""


class Matcher:
    """One pattern on one graph."""

    def __init__(self, file, name, graph):
        self.file, self.graph, self.steps = file, graph, 0
        if name in file.unknown:
            raise Unknown(file.unknown[name])
        parameters, body = file.patterns[name][1:]
        self.own = {*parameters, *body["locals"], *(n for n, _ in body["every"])}
        self.outers = {}
        self.chain = name if is_recursive(file, name) else None
        if self.chain:
            if body["where"] or body["every"]:
                raise Unknown("conditions on a chain")
            scope = Scope(Builder(file), "", {}, 0)
            scope.names = {n: scope.wildcard(n) for n in parameters}
            self.roots = [scope.use(name, [scope.names[n] for n in parameters])]
            self.every, self.where, self.names = [], [], dict(scope.names)
        else:
            self.roots, self.every, self.where, self.names = Builder(file).pattern(name)
        self.members_of = {self.names[n]: n for n, _ in body["every"] if n in self.names}  # one of a set
        self.everything = [*self.roots, *(p for _, p in self.every)]
        self.wanted = set(self.names.values())
        nodes = set().union(*(reach(root, set()) for root in self.everything))
        self.has_chain = any(p.kind == "chain" for p in nodes)
        self.laws, self.uses = Laws(file) if file.laws else None, Counter(self.everything)
        self.count_uses(nodes)

    def count_uses(self, nodes):
        self.uses.update(kid for p in nodes for kid in below(p))

    # ---- all matches ----

    def matches(self, root):
        """What each match captures, in the order of the search."""
        self.steps = 0
        for env in self.at(self.roots[0], root, {LATER: (), SETS: {}}):
            for whole in self.other_roots(1, env):
                for judged in self.judge(whole, self.everything):
                    for last in self.consumers(0, judged):
                        if all(conditions.holds(self, c, last) for c in self.where):
                            yield self.captured(last)

    def captured(self, env):
        sets = dict(env[SETS])
        for chain in [q for q in env if isinstance(q, P) and q.kind == "chain" and q.use == self.chain]:
            for name, q in chain.links.items():
                sets[name] = sets.get(name, ()) + ((env[q],) if q in env else ())
        found = {p.name: env[p].name for p in self.wanted if p in env and p not in self.members_of}
        found.update({name: frozenset(n.name for n in nodes) for name, nodes in sets.items() if nodes})
        return {name: value for name, value in found.items() if name in self.own}

    def other_roots(self, i, env):
        if i == len(self.roots):
            yield env
            return
        for n in self.graph.nodes:
            if self.roots[i] in env and env[self.roots[i]] is not n:
                continue
            for found in self.at(self.roots[i], n, env):
                if len({found[r] for r in self.roots[:i + 1]}) == i + 1:
                    yield from self.other_roots(i + 1, found)

    def step(self):
        self.steps += 1
        if self.steps > STEPS:
            raise GivenUp

    def at(self, p, n, env):
        """Bindings in which p stands for n."""
        if p in env:
            if env[p] is n:
                yield env
            return
        self.step()
        env = {**env, p: n}
        if getattr(p, "type", None):
            env = self.typed(p.type, n, env)
        if env is not None:
            yield from getattr(self, "at_" + p.kind)(p, n, env)

    def each_of(self, pairs, env):
        if not pairs:
            yield env
            return
        for found in self.at(*pairs[0], env):
            yield from self.each_of(pairs[1:], found)

    def at_any(self, p, n, env):
        yield env

    def at_and(self, p, n, env):
        yield from self.each_of([(kid, n) for kid in p.kids], env)

    def at_alt(self, p, n, env):
        for i, kid in enumerate(p.kids):
            if env.get((CHOICE, p), i) == i:
                yield from self.at(kid, n, {**env, (CHOICE, p): i})

    def at_leaf(self, p, n, env):
        if n.op == p.op:
            yield env

    def at_literal(self, p, n, env):
        if n.op == "const" and n.value is not None and len(n.value) == 1 and self.is_literal(n, p.value):
            yield env

    @staticmethod
    def is_literal(n, value):
        if n.type[0] == "f32":
            return conditions.as_f32(float(n.value[0])) == conditions.as_f32(float(value))
        if n.type[0] not in ("f64", "i64", "i32"):
            raise Unknown("a literal beside another type")
        return n.value[0] == value

    def at_not(self, p, n, env):
        yield self.wait(env, "not", p.kids[0], n)

    def wait(self, env, *what):
        return {**env, LATER: env[LATER] + (what,)}

    def at_chain(self, p, n, env):
        """One link more, or the end: the pattern's text once more, with names of its own."""
        level = p.__dict__.get("level")
        if level is None:
            roots, _, _, names = p.builder.pattern(p.use, p.kids, p.depth, p.values)
            level = p.level = roots[0]
            self.count_uses(reach(level, set()))
            p.links = {name: q for name, q in names.items() if q not in p.kids}
        yield from self.at(level, n, env)

    # ---- types ----

    def typed(self, wanted, n, env):
        """The binding with what the extents bind; None: the type does not fit."""
        dtype, dims = wanted
        if n.type is None or (dtype and n.type[0] != dtype):
            return None
        if dims is None:
            return env
        have = n.type[1]
        if have is None:
            return None
        head = dims.index("...") if "..." in dims else len(dims)
        tail = dims[head + 1:]
        if len(have) < head + len(tail) or (head == len(dims) and len(have) != head):
            return None
        pairs = list(zip(dims[:head], have)) + list(zip(tail, have[len(have) - len(tail):]))
        for want, extent in pairs:
            if want == "_":
                continue
            if isinstance(want, Value):
                first, env = want not in env, {want: extent, **env}
                if first:
                    continue
                want = env[want]
            if extent is None or want != extent:
                return None
        return env

    # ---- calls ----

    def operator(self, n):
        return self.file.ops.get(n.op, UNDECLARED)

    def is_called(self, p, n):
        if not n.is_call():
            return False
        if p.ops is not None:
            return n.op in p.ops
        if not fnmatch.fnmatchcase(n.op, p.glob):
            return False
        return p.trait is None or conditions.compare(
            p.trait[0], KINDS.index(self.operator(n).kind), KINDS.index(p.trait[1]))

    def has_attributes(self, p, n):
        as_f32, defaults = conditions.as_f32, self.operator(n).attributes
        for name, mark, value in p.tests:
            if mark == "=":
                continue
            have = as_f32(n.attributes.get(name, defaults.get(name)))
            wanted = [*map(as_f32, value)] if mark == "in" else as_f32(value)
            if have is None or not (have in wanted if mark == "in" else conditions.compare(mark, have, wanted)):
                return False
        others = {*n.attributes, *defaults} - {name for name, _, _ in p.tests}
        return not p.exact or all(as_f32(n.attributes.get(name, defaults.get(name))) == as_f32(defaults.get(name))
                                  for name in others)

    def bound(self, p, n, env):
        """The binding with the values that p names; None: one is absent, or was another one before."""
        for name, mark, value in p.tests:
            have = n.attributes.get(name, self.operator(n).attributes.get(name))
            if mark == "=" and have is not None:
                env = {value: have, **env}
            if mark == "=" and (have is None or env[value] != have):
                return None
        return env

    def at_call(self, p, n, env):
        """As written, or in any form under the laws."""
        if not self.laws or not self.laws.is_told(p):
            yield from self.at_written(p, n, env)
            return
        for chosen, term in self.laws.calls(p, env, self.uses):
            if term.op is None and n.op == chosen[CHOICE, p][0]:
                yield from self.at_written(p, n, chosen)
            for form in self.laws.forms(term) if term.op else ():
                yield from self.at_form(form, n, chosen)

    def at_form(self, term, n, env):
        self.step()
        if any(q in env and env[q] is not n for q in term.origins):
            return
        if term.op is None:
            yield from self.at(term.leaf, n, env)
        elif n.op == term.op:
            call = P("call", term.kids, first=False, last=False, ordered=False)
            for order in self.orders(call, n):
                if None not in order:
                    yield from self.at_forms(list(zip(term.kids, order)), {**env, call: n, **{q: n for q in term.origins}})

    def at_forms(self, pairs, env):
        if not pairs:
            yield env
            return
        for found in self.at_form(*pairs[0], env):
            yield from self.at_forms(pairs[1:], found)

    def at_written(self, p, n, env):
        if not self.is_called(p, n) or not self.has_attributes(p, n):
            return
        env = self.bound(p, n, env)
        if env is None:
            return
        if p.each:
            members = n.args[len(p.kids):]
            if members and None not in members:
                for found in self.each_of(list(zip(p.kids, n.args)), env):
                    yield self.wait(found, "each", p.each, tuple(members))
            return
        for order in self.orders(p, n):
            pairs = [(kid, arg) for kid, arg in zip(p.kids, order) if arg is not None]
            absent = [kid for kid, arg in zip(p.kids, order) if arg is None]
            if all(getattr(kid, "may_be_absent", False) for kid in absent):
                yield from self.each_of(pairs, env)

    def orders(self, p, n):
        """Operands for p's kids, in all ways in which they may stand."""
        k, args = len(p.kids), list(n.args)
        if p.first or p.last:
            starts = range(len(args) - k + 1)
            if not p.first:
                starts = starts[:1]
            if not p.last:
                starts = starts[len(starts) - 1:] if len(starts) else starts
            for start in starts:
                yield args[start:start + k]
            return
        if any(a is not None for a in args[k:]):
            return
        args = (args + [None] * k)[:k]
        yield args
        swaps = self.operator(n).swaps
        if p.ordered or swaps is None or any(a >= k or b >= k for a, b in swaps) or \
                (swaps == [(0, 1)] and k != 2):
            return
        swapped = list(args)
        for a, b in swaps:
            swapped[a], swapped[b] = args[b], args[a]
        yield swapped

    # ---- dominators ----

    def region(self, r, parent):
        """What lies between; None: r does not post-dominate the parent through it."""
        between, todo, met = set(), [r], False
        while todo:
            n = todo.pop()
            args = [a for a in n.args if a is not None]
            if n is not r and all(a is not parent and not a.is_call() for a in args):
                return None
            for a in args:
                met |= a is parent
                if a is not parent and a.is_call() and a not in between:
                    between.add(a)
                    todo.append(a)
        inside = between | {r}
        leads = all(not n.returned and all(u in inside for u in n.users) for n in [parent, *between])
        return sorted(between, key=lambda n: n.place) if met and leads else None

    def at_dominates(self, p, n, env):
        parent, path, child = p.kids
        for found in self.at(child, n, env):
            for q in self.graph.nodes[:n.place] if n.is_call() else []:
                between = self.region(n, q)
                if between is None:
                    continue
                for whole in self.at(parent, q, found):
                    yield self.wait(whole, "each", path, tuple(between))

    # ---- when all is bound ----

    def judge(self, env, roots):
        """What waited: sets first, then what is denied."""
        waiting, env = env[LATER], {**env, LATER: ()}
        for found in self.all_members([w for w in waiting if w[0] == "each"], env, roots):
            if not any(self.is_found(p, n, found) for what, p, n in waiting if what == "not"):
                yield found

    def is_found(self, p, n, env):
        inside = {**env, LATER: (), SETS: {}}
        return any(True for found in self.at(p, n, inside) for _ in self.judge(found, [p]))

    def all_members(self, waiting, env, roots):
        if not waiting:
            yield env
            return
        _, p, nodes = waiting[0]
        for found in self.members(p, nodes, env, self.outer(p, roots)):
            yield from self.all_members(waiting[1:], found, roots)

    def outer(self, kid, roots):
        """Pattern nodes that are reached in another way: one graph node each, for all members."""
        key = (kid, *roots)
        if key not in self.outers:
            self.outers[key] = set().union(*(reach(root, set(), kid) for root in self.everything + roots))
        return self.outers[key]

    def members(self, p, nodes, env, outer):
        """Each on its own; what it binds is a set, but for names that stand elsewhere, too."""
        if not nodes:
            yield env
            return
        for found in self.at(p, nodes[0], {**env, LATER: ()}):
            shared = {q for q in found if q not in env and (q[1] if isinstance(q, tuple) else q) in outer}
            if shared:
                raise Unknown("a name that only a set binds, in the alternatives taken, and that stands elsewhere")
            for judged in self.judge(found, [p]):
                own = [(q, n) for q, n in judged.items() if isinstance(q, P) and q not in env and q not in outer]
                sets = dict(judged[SETS])
                for q, n in own:
                    if q.name:
                        sets[q.name] = sets.get(q.name, ()) + (n,)
                interior = env.get("members", ()) + tuple(n for q, n in own if q.kind == "call") + (nodes[0],)
                rest = {**env, SETS: sets, "members": interior}
                yield from self.members(p, nodes[1:], rest, outer)
                return

    # ---- statements ----

    def interior(self, env):
        own = {n for q, n in env.items() if isinstance(q, P) and q.kind in ("call", "literal")}
        return own | set(env.get("members", ()))

    def consumers(self, i, env):
        if i == len(self.every):
            yield env
            return
        name, p = self.every[i]
        others = set().union(*(reach(root, set()) for root in self.roots)) | set(self.members_of)
        base = next((kid for kid in p.kids if kid in others), None)
        if p.kind != "call" or base is None or others & reach(p, set()) - {base} & set(self.members_of):
            raise Unknown("a statement of this form")
        sources = env[SETS].get(self.members_of[base], ()) if base in self.members_of else \
            (env[base],) if base in env else ()
        part = self.interior(env)
        nodes = {u for source in sources for u in source.users if u not in part}
        named = P("and", [p])
        named.name = name
        rest = self.of_sources(named, sorted(nodes, key=lambda n: n.place), base, sources, env, others)
        for found in rest if nodes else ():
            yield from self.consumers(i + 1, found)

    def of_sources(self, p, nodes, base, sources, env, outer):
        """Each consumer, with the first of the nodes that it may be a consumer of."""
        if base not in self.members_of:
            yield from self.members(p, tuple(nodes), env, outer)
            return
        for n in nodes:
            for source in sorted(set(sources), key=lambda n: n.place):
                found = next(self.members(p, (n,), {**env, base: source}, outer), None)
                if found:
                    break
            else:
                return
            env = {q: value for q, value in found.items() if q is not base}
        yield env


def captures(matcher, root):
    """Each match once; itertools.islice keeps the number in bounds."""
    found = []
    for match in itertools.islice(matcher.matches(root), STEPS):
        if match not in found:
            found.append(match)
    return found
