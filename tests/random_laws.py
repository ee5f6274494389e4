#!/usr/bin/env python3
"""Random patterns of a file with laws, as a case on which run-conformance --random compares the matchers.

usage: random_laws.py SEED [N]      the case's text, on standard output

In:   a seed.
Out:  some laws, and N small patterns of the operators that they speak of, in which
      the operands of a call are often alternatives, optional calls, calls of several
      operators, names given by `&`, or names that stand twice.  For each a graph
      with instances of it, each as some laws make it of one that is written.
"""
import random
import re
import sys

HEAD = """# Random patterns modulo laws of seed {seed}; made by random_laws.py.
--- patterns
op R(x) : elemwise;
op T(x) : elemwise;
op A(a, b) : broadcast, commutative;
op M(a, b) : broadcast, commutative;
op D(a, b) : broadcast;
op O(a, b?) : opaque;
"""

# Text of a law, its two sides: (operator, kids), or a name.
LAWS = [("D(M(a, b), c) == M(D(a, c), b)", ("D", ("M", "a", "b"), "c"), ("M", ("D", "a", "c"), "b")),
        ("D(D(a, b), c) == D(a, M(b, c))", ("D", ("D", "a", "b"), "c"), ("D", "a", ("M", "b", "c"))),
        ("M(A(a, b), c) == A(M(a, c), M(b, c))", ("M", ("A", "a", "b"), "c"), ("A", ("M", "a", "c"), ("M", "b", "c"))),
        ("R(M(a, b)) == M(R(a), R(b))", ("R", ("M", "a", "b")), ("M", ("R", "a"), ("R", "b"))),
        ("T(R(a)) == R(T(a))", ("T", ("R", "a")), ("R", ("T", "a"))),
        ("O(D(a, b)) == D(O(a), b)", ("O", ("D", "a", "b")), ("D", ("O", "a"), "b")),
        ("O(a, D(b, c)) == D(O(a, b), c)", ("O", "a", ("D", "b", "c")), ("D", ("O", "a", "b"), "c"))]

LARGE = 16  # forms, up to swapped operands, that instances of a pattern have


class Pattern:
    """Its text; instances of it as trees: (operator, kids), or the name of a node."""

    def __init__(self, rng, name):
        self.rng, self.name, self.locals = rng, name, []
        lines = []
        for i in range(rng.choice([0, 0, 1])):
            text, instance = rng.choice([self.options, self.options, self.call])(1)
            self.locals.append((f"m{i}", instance))
            lines.append(f"    m{i} = {text};\n")
        text, self.instance = self.call(rng.choice([2, 2, 3]))
        for local, instance in self.locals:
            if local not in text:
                text, self.instance = self.above("A", [(text, self.instance), (local, self.of_local(local, instance))])
        body = f"{''.join(lines)}    return {text};\n"
        params = ", ".join(sorted(set(re.findall(r"\b[xyz]\b", body))))
        self.text = f"pattern {name}({params}) {{\n{body}}}\n"

    @staticmethod
    def of_local(name, instance):
        def build(taken):
            if name not in taken:
                taken[name] = instance(taken)
            return taken[name]

        return build

    @staticmethod
    def above(op, kids):
        return f"{op}({', '.join(text for text, _ in kids)})", lambda taken: (op, *(build(taken) for _, build in kids))

    def leaf(self, _=0):
        if self.locals and self.rng.random() < 0.5:
            name, instance = self.rng.choice(self.locals)
            return name, self.of_local(name, instance)
        name = self.rng.choice("xyz")
        return name, lambda taken: name

    def call(self, depth):
        ops = self.rng.choice(["R", "T", "RT", "A", "M", "D", "D", "M", "AM", "DM", "O"])
        n = 1 if ops in "RT" else 2
        kids = [self.operand(depth - 1) for _ in range(n)]
        mark = "?" if ops == "O" else ""
        head = ops if len(ops) == 1 else f"({' | '.join(ops)})"

        def build(taken):
            op, some = self.rng.choice(ops), kids[:1] if mark and self.rng.random() < 0.5 else kids
            return (op, *(kid(taken) for _, kid in some))

        return f"{head}({', '.join(text for text, _ in kids)}{mark})", build

    def options(self, depth):
        if self.rng.random() < 0.4:
            text, kid = self.call(depth)
            op = self.rng.choice("RT")
            return f"{op}?({text})", lambda taken: (op, kid(taken)) if self.rng.random() < 0.4 else kid(taken)
        kids = [self.rng.choice([self.call, self.call, self.leaf])(depth) for _ in range(self.rng.choice([2, 2, 3]))]
        kids = [*dict(kids).items()]
        if len(kids) < 2:
            return self.options(depth)
        return f"({' | '.join(text for text, _ in kids)})", lambda taken: self.rng.choice(kids)[1](taken)

    def operand(self, depth):
        roll = self.rng.random()
        if depth <= 0 or roll < 0.2:
            return self.leaf()
        if roll < 0.5:
            return self.call(depth)
        text, build = self.options(depth) if roll < 0.8 else self.call(depth)
        if roll < 0.7:
            return text, build
        name = self.rng.choice(["_", "_", *"xyz"])
        return f"({name} & {text})", build


# ---- instances ----


def bind(side, tree, bound):
    if isinstance(side, str):
        return bound.setdefault(side, tree) == tree
    if isinstance(tree, str) or side[0] != tree[0] or len(side) != len(tree):
        return False
    return all(bind(s, t, bound) for s, t in zip(side[1:], tree[1:]))


def made(side, bound):
    return bound[side] if isinstance(side, str) else (side[0], *(made(s, bound) for s in side[1:]))


def rewritten(tree, laws):
    """All that one use of a law makes of it."""
    if isinstance(tree, str):
        return
    for sides in laws:
        for side, other in (sides, sides[::-1]):
            bound = {}
            if bind(side, tree, bound):
                yield made(other, bound)
    if tree[0] in "AM":
        yield (tree[0], tree[2], tree[1])
    for i, kid in enumerate(tree[1:], 1):
        for new in rewritten(kid, laws):
            yield (*tree[:i], new, *tree[i + 1:])


def sorted_tree(tree):
    kids = tree if isinstance(tree, str) else [sorted_tree(kid) for kid in tree[1:]]
    return tree if isinstance(tree, str) else (tree[0], *(sorted(kids, key=str) if tree[0] in "AM" else kids))


def is_small(pattern, laws):
    """Far below the limit of forms, as far as instances show."""
    found, todo = set(), [pattern.instance({}) for _ in range(60)]
    while todo and len(found) < LARGE:
        tree = sorted_tree(todo.pop())
        if tree not in found:
            found.add(tree)
            todo += rewritten(tree, laws)
    return not todo


def add(tree, lines, made_before):
    if isinstance(tree, str):
        return "%" + tree
    if tree not in made_before:
        operands = [add(kid, lines, made_before) for kid in tree[1:]]
        made_before[tree] = f"%{len(lines)}"
        lines.append(f"  %{len(lines)} = {tree[0]}({', '.join(operands)})")
    return made_before[tree]


def graph(rng, pattern, laws):
    lines, roots = [], []
    for _ in range(4):
        tree = pattern.instance({})
        for _ in range(rng.choice([0, 1, 2, 3, 6])):
            tree = rng.choice([tree, *rewritten(tree, laws)][:40])
        roots.append(add(tree, lines, {}))
    returned = ", ".join(dict.fromkeys(roots))
    return "\n".join([f"--- graph {pattern.name}", "fn @main(%x, %y, %z) {", *lines, f"  return {returned}", "}\n"])


def make_case(seed, n):
    rng = random.Random(f"laws {seed}")
    laws = rng.sample(LAWS, rng.choice([1, 1, 2]))
    patterns = []
    while len(patterns) < n:
        pattern = Pattern(rng, f"p{len(patterns)}")
        if is_small(pattern, [sides for _, *sides in laws]):
            patterns.append(pattern)
    head = HEAD.format(seed=seed) + "".join(f"law {text};\n" for text, *_ in laws)
    return head + "".join(p.text for p in patterns) + "".join(graph(rng, p, [s for _, *s in laws]) for p in patterns)


if __name__ == "__main__":
    sys.stdout.write(make_case(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20))
