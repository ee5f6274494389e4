#!/usr/bin/env python3
"""Random patterns, as a case on which run-conformance --random compares the matchers.

usage: random_patterns.py SEED [N]      the case's text, on standard output

In:   a seed.
Out:  N patterns over a handful of operators: names shared between operands,
      alternatives and optional calls that bind them, swapped operands, `...`,
      `!`, locals used twice, conditions that send the search back; dominators,
      chains, `every`, several roots, with sets of what they bind; parts that
      other parts and patterns use by name.  For each
      pattern a graph with instances of it, every choice taken at random; the
      random graphs of the run stay near these.
"""
import random
import re
import sys

HEAD = """# Random patterns of seed {seed}; made by random_patterns.py.
--- patterns
op R(x) : elemwise {{ k: int = 1; }}
op T(x) : elemwise;
op A(a, b) : broadcast, commutative;
op M(a, b) : broadcast, commutative {{ k: int = 1; }}
op D(a, b) : broadcast;
op C(a*) : injective;
op O(a, b?) : opaque, commutative;
op L(x) : opaque {{ l: int?; }}
op W(a, b, c, d) : broadcast, commutative(0 2, 1 3);
ops unary = R | T;
{law}pattern chain0(e) = R(chain0(e)) | e;
pattern chain1(e) = e | unary(chain1(e));
pattern chain2(e) {{
    link = D(chain2(e), _);
    return link | e;
}}
pattern chain3(e) = T(e) | R(chain3(e)) | e;
pattern chain4(e) = M(e, _) | A(chain4(e), _) | T(e);
pattern with0(e, k) = D(with0(e, k), k) | e;
pattern with1(e, k) = A(with1(e, k), k) | e;
pattern with2(e, k) {{
    link = W(k, with2(e, k), _, R(k));
    return link | T(e) | e;
}}
pattern with3(e, k) = O(with3(e, k), k) | M(e, k);
pattern value0(e) = M(value0(e), _) {{ k = v }} | R(e) {{ k = v }} | e;
pattern value1(e) = A(_ : [..., n], value1(e)) | T(e : [..., n]) | (e : [n, _]);
pattern value2(e, k) = R(e) {{ k = v }} | M(value2(e, k), k) {{ k = v }} | (e & const);
pattern value3(e, k) {{
    link = D(value3(e, k), R(_) {{ k = v }} : [_, n]);
    return link | (M(e, _) {{ k = v }} : [n, ...]) | R(k) {{ k = v }};
}}
"""


LAW = "law D(M(a, b), c) == M(D(a, c), b);\n"  # of every other seed: the brute force knows none

# Text of a callee, the operators that it may be.
UNARY = [("R", "R"), ("T", "T"), ("unary", "RT"), ("(T | R)", "RT")]
BINARY = [("A", "A"), ("M", "M"), ("D", "D"), ("(A | D)", "AD"), ("(M | A)", "AM")]

# A test of the attribute k, values that pass it.
TESTS = [("== 1", (1,)), ("!= 2", (1, 3)), ("> 1", (2, 3)), ("in {1, 3}", (1, 3)),
         ("divides 2", (1, 2)), ("multiple_of 2", (2,))]


class Graph:
    """Lines of a graph that grows; what the names of the pattern being instantiated stand for."""

    def __init__(self, rng):
        self.rng = rng
        self.lines, self.nodes = [], ["%x", "%y", "%z"]
        self.bound = {}
        # of one type everywhere, more of what patterns ask holds
        of_each = ["", "", " : f32[2, 3]", " : f32[3]", " : i64[N, 3]"]
        self.types = [rng.choice([*of_each, " : f32[2, 3]"])] if rng.random() < 0.5 else of_each

    def add(self, value):
        name = f"%{len(self.lines)}"
        self.lines.append(f"  {name} = {value}")
        self.nodes.append(name)
        return name

    def call(self, op, operands, attributes=""):
        """Commutative operands as written or swapped; a type now and then."""
        if op in "AM" and self.rng.random() < 0.4:
            operands = operands[::-1]
        if op == "W" and self.rng.random() < 0.4:
            operands = [operands[1], operands[0], operands[3], operands[2]]
        return self.add(f"{op}({', '.join(operands)}){attributes}{self.rng.choice(self.types)}")

    def any(self):
        return self.rng.choice(self.nodes[-6:])

    def keep(self, node):
        """Nothing else has it as an operand from now on, if that is left to chance."""
        if node in self.nodes[3:]:
            self.nodes.remove(node)
        return node

    def name(self, name, build=None):
        if name not in self.bound:
            self.bound[name] = build(self) if build else self.any()
        return self.bound[name]

    def text(self, label):
        parameters = "%x: f32[2, 3], %y: f32[3], %z"
        last = self.lines[-1].split(" = ")[0].strip()
        head = [f"--- graph {label}", f"fn @main({parameters}) {{"]
        return "\n".join([*head, *self.lines, f"  return {last}", "}\n"])


class Expr:
    """A pattern's text, and how a graph gets an instance of it."""

    def __init__(self, text, build):
        self.text, self.build = text, build


def wildcard(text="_"):
    return Expr(text, lambda g: g.any())


class Pattern:
    KINDS = "unary unary binary binary binary list maybe group any test exact dominates chain every use use"

    def __init__(self, rng, name, parts=()):
        self.rng, self.name, self.parts = rng, name, parts
        self.borrowed = []  # conditions of parts that are written out
        self.names, self.locals, self.sets = [], [], []
        self.make()

    def leaf(self, inside_not):
        roll = self.rng.random()
        if roll < 0.6:
            name = self.rng.choice("xyz")
            # inside `!` a mark: what it stands for is known when the whole text is
            return wildcard("outer_" + name) if inside_not else Expr(name, lambda g: g.name(name))
        if roll < 0.85 and self.locals and not inside_not:
            return self.rng.choice(self.locals)
        constant = Expr("const", lambda g: g.add("const f32 2.0"))
        one = Expr("1", lambda g: g.add("const f32[1] [1.0]"))
        return self.rng.choice([wildcard(), constant, one, Expr("var", lambda g: "%x")])

    def fixed(self, text, ops, kids, attributes=("",)):
        """A call of one of ops with these operands."""
        return Expr(f"{text}({', '.join(k.text for k in kids)})", lambda g: g.call(
            g.rng.choice(ops), [k.build(g) for k in kids], g.rng.choice(attributes)))

    def list_call(self, depth, inside_not):
        first, last = self.rng.random() < 0.5, self.rng.random() < 0.5
        kids = [self.expression(depth - 1, inside_not) for _ in range(self.rng.choice([1, 1, 2]))]

        def build(g):
            before = [g.any() for _ in range(g.rng.randint(0, 2) if first else 0)]
            middle = [k.build(g) for k in kids]
            return g.call("C", before + middle + [g.any() for _ in range(g.rng.randint(0, 2) if last else 0)])

        return Expr(f"C({', '.join(['...'] * first + [k.text for k in kids] + ['...'] * last)})", build)

    def call(self, depth, inside_not=False):
        def kids(n):
            return [self.expression(depth - 1, inside_not) for _ in range(n)]

        kind = self.rng.choice(self.KINDS.split())
        if kind == "use" and self.parts:
            return self.use(depth, inside_not)
        if kind == "dominates":
            return self.dominates(depth, inside_not)
        if kind == "chain":
            return self.chain(depth, inside_not)
        if kind == "every":
            return self.every_operand(depth, inside_not)
        if kind == "unary":
            return self.fixed(*self.rng.choice(UNARY), kids(1))
        if kind == "binary":
            return self.fixed(*self.rng.choice(BINARY), kids(2))
        if kind == "list":
            return self.list_call(depth, inside_not)
        if kind == "maybe":
            return self.fixed("O", "O", kids(self.rng.choice([1, 2, 2])))
        if kind == "group":
            return self.fixed("W", "W", kids(4))
        if kind in ("any", "use"):
            return self.fixed(self.rng.choice(["op", "op { kind <= broadcast }"]), "AMD", kids(2))
        if kind == "exact":
            return self.exact(kids(1))
        test, values = self.rng.choice(TESTS)
        call = self.fixed("R", "R", kids(1), [f" {{k = {v}}}" for v in values])
        return Expr(f"{call.text} {{ k {test} }}", call.build)

    def exact(self, kids):
        """No attribute but those that are named: of one operator, of some, of any."""
        callee, ops = self.rng.choice([*UNARY, ("op", "RT"), ('op "?"', "RT"), ("op { kind == elemwise }", "RT")])
        test, values = self.rng.choice([("", ("", " {k = 1}", " {k = none}", " {l = none}", " {l = 2}")),
                                        ("k == 2, ", (" {k = 2}", " {k = 2, l = none}", " {k = 2, l = 1}")),
                                        ("l == 1, ", (" {l = 1}", " {l = 1, k = 1}", " {l = 1, k = 3}"))])
        if not callee.startswith("op"):
            test = "" if "T" in callee or callee == "unary" else test.replace("l == 1, ", "")
        call = self.fixed(callee, ops, kids, values)
        return Expr(f"{call.text} {{ {test}exact }}", call.build)

    def use(self, depth, inside_not):
        """A part by its name: the arguments stand where it finds its parameters; or its text, with its names."""
        part = self.rng.choice(self.parts)
        if part.can_be_written and not inside_not and self.rng.random() < 0.4:
            return self.written_out(part)
        args = [self.expression(depth - 1, inside_not) for _ in part.names]

        def build(g):
            outside, g.bound = g.bound, {name: arg.build(g) for name, arg in zip(part.names, args)}
            node = part.root.build(g)
            g.bound = outside
            return node

        return Expr(f"{part.name}({', '.join(a.text for a in args)})" if args else part.name, build)

    def written_out(self, pattern):
        self.borrowed += [c for c in [*pattern.borrowed, pattern.where] if c]
        return pattern.root

    def in_set(self, depth):
        """What many nodes match: its names are sets of their own, or names from outside."""
        kid = self.expression(min(depth, 1), True)
        if len(self.sets) < 3 and self.rng.random() < 0.6:
            name = f"s{len(self.sets)}"
            self.sets.append(name)
            return Expr(f"({name} & {kid.text})", kid.build)
        return kid

    def dominates(self, depth, inside_not):
        parent = self.expression(depth - 1, inside_not)
        path = self.rng.choice(["op { kind == elemwise }(_)", "(R | A)(...)", "op(...)", "_",
                                "(A(_, outer_x) | unary(_))", "M(_, outer_y)", "(A | D)(_, outer_z & const)",
                                "(T(_) | dominates(R(_), op(...), (A | D)(_, _)))"])
        if not inside_not and len(self.sets) < 3 and self.rng.random() < 0.6:
            self.sets.append(f"s{len(self.sets)}")
            path = f"{self.sets[-1]} & {path}"
        child, op = self.rng.choice([("A(_, _)", "A"), ("T(_)", "T"), ("op(...)", "D"), ("unary(_)", "R"),
                                     ("A(_, outer_z)", "A"), ("dominates(R(_), op(...), D(_, _))", "D")])

        def build(g):
            ends, shared = [parent.build(g)], g.name("z") if g.rng.random() < 0.5 else g.add("const f32 2.0")
            for _ in range(g.rng.randint(0, 3)):
                step, first = g.rng.choice("RTAM"), g.rng.choice(ends)
                other = g.rng.choice([*ends, "%x", "%y", shared, shared])
                ends.append(g.call(step, [first] if step in "RT" else [first, other]))
            return g.call(op, [ends[-1]] if op in "RT" else [ends[-1], g.rng.choice([*ends, shared])])

        text = f"dominates({parent.text}, {path}, {child})"
        other = self.call(min(depth - 1, 1), inside_not) if self.rng.random() < 0.3 else None
        if other is None:
            return Expr(text, build)
        return Expr(f"({text} | {other.text})", lambda g: build(g) if g.rng.random() < 0.7 else other.build(g))

    def chain_with(self, depth):
        """Each link takes a parameter, too: one node for all, with a name or without."""
        end, name = self.expression(depth - 1), self.rng.choice("xyz")
        each = Expr(name, lambda g: g.name(name))
        roll = self.rng.random()
        if roll > 0.5:
            each = wildcard() if roll < 0.6 else Expr("var", lambda g: "%x") if roll < 0.7 else \
                self.expression(min(depth - 1, 1))
        which = self.rng.choice(["with0", "with1", "with2", "with3", "value0", "value1", "value2", "value3"])
        if which.startswith("value"):
            more = "" if which in ("value0", "value1") else f", {each.text}"
            return Expr(f"{which}({end.text}{more})", lambda g: self.build_values(g, which, end, each))

        def build(g):
            k, node = each.build(g), end.build(g)
            if which == "with3":
                node = g.call("M", [node, k])
            for _ in range(g.rng.randint(0, 3)):
                node = g.call("W", [k, node, g.any(), g.call("R", [k])]) if which == "with2" else \
                    g.call({"with0": "D", "with1": "A", "with3": "O"}[which], [node, k])
            return node

        return Expr(f"{which}({end.text}, {each.text})", build)

    @staticmethod
    def build_values(g, which, end, each):
        """Links that mostly have one value or extent, and one of the ends."""
        value, node, k = g.rng.choice([1, 2]), end.build(g), each.build(g)

        def same():
            return f" {{k = {value if g.rng.random() < 0.8 else 3 - value}}}"

        op = {"value0": "R", "value1": "T", "value2": "R", "value3": "M"}[which]
        if g.rng.random() < 0.7:
            node = g.call(op, [node, g.any()] if op == "M" else [node], "" if op == "T" else same())
        for _ in range(g.rng.randint(0, 3)):
            if which == "value1":
                node = g.call("A", [g.any(), node])
            elif which == "value3":
                node = g.call("D", [node, g.call("R", [g.any()], same())])
            else:
                node = g.call("M", [node, k if which == "value2" else g.any()], same())
        return node

    def chain(self, depth, inside_not):
        if self.rng.random() < 0.4 and not inside_not:
            return self.chain_with(depth)
        end = self.expression(depth - 1, inside_not)
        which, ops, ends = self.rng.choice([("chain0", "R", ""), ("chain1", "RT", ""), ("chain2", "D", ""),
                                            ("chain3", "R", "T"), ("chain4", "A", "TM")])

        def build(g):
            node = end.build(g)
            if ends and g.rng.random() < 0.6:
                op = g.rng.choice(ends)
                node = g.call(op, [node] if op == "T" else [node, g.any()])
            for _ in range(g.rng.randint(0, 3)):
                op = g.rng.choice(ops)
                node = g.call(op, [node] if op in "RT" else [node, g.any()])
            return node

        return Expr(f"{which}({end.text})", build)

    def every_operand(self, depth, inside_not):
        kid = self.expression(min(depth, 1), True) if inside_not else self.in_set(depth)
        return Expr(f"C(every {kid.text})",
                    lambda g: g.call("C", [kid.build(g) for _ in range(g.rng.randint(1, 3))]))

    def alternatives(self, depth, inside_not):
        kids = [self.expression(depth - 1, inside_not) for _ in range(2)]
        return Expr(f"({kids[0].text} | {kids[1].text})", lambda g: g.rng.choice(kids).build(g))

    def optional(self, depth, inside_not):
        op, kid = self.rng.choice("RT"), self.expression(depth - 1, inside_not)
        return Expr(f"{op}?({kid.text})",
                    lambda g: g.call(op, [kid.build(g)]) if g.rng.random() < 0.5 else kid.build(g))

    def named(self, depth):
        name, kid = self.rng.choice("xyz"), self.call(depth)
        return Expr(f"({name} & {kid.text})", lambda g: g.name(name, kid.build))

    def negated(self, depth, inside_not):
        leaf, kid = self.leaf(inside_not), self.call(min(depth, 2), True)
        return Expr(f"({leaf.text} & !{kid.text})", leaf.build)

    def typed(self, inside_not):
        leaf = self.leaf(inside_not)
        types = ["f32", "[_, 3]", "f32[_, _]"] + ([] if inside_not else ["[n, 3]", "[..., n]", "[m, n]"])
        return Expr(f"({leaf.text} : {self.rng.choice(types)})", leaf.build)

    def expression(self, depth, inside_not=False):
        roll = self.rng.random()
        if depth <= 0 or roll < 0.2:
            return self.leaf(inside_not)
        if roll < 0.65:
            return self.call(depth, inside_not)
        if roll < 0.80:
            return self.alternatives(depth, inside_not)
        if roll < 0.88:
            return self.optional(depth, inside_not)
        if roll < 0.93 and not inside_not:
            return self.named(depth)
        return self.negated(depth, inside_not) if roll < 0.97 else self.typed(inside_not)

    def condition(self):
        x, y = (self.rng.sample(self.names, 2) if len(self.names) > 1 else self.names * 2)
        one = [f"uses({x}) == 1", f"not is_var({x})", f"present({x})", f"{x}.op != R",
               f"{x}.rank == 2 or {x}.rank == 1"]
        two = [f"distinct({x}, {y})", f"{x}.op == {y}.op", f"not present({y}) or {x}.rank == 2",
               f"users({x}) < 2 or is_output({y})", f"not depends({x}, {y})", f"same_type({x}, {y})",
               f"same_rank({x}, {y})", f"not same_rank({x}, {y})",
               f"used_by({x}, {y}) or not only_used_by({y}, {x})"]
        return self.rng.choice(one + (two if x != y else []))

    def another_root(self):
        """A pattern that shares a name with the first root, or a local of it."""
        if not self.locals:  # a name may be left out by an alternative
            return None
        kid = self.rng.choice(self.locals)
        roll = self.rng.random()
        if roll < 0.2:
            return self.rng.choice(self.locals)
        op = self.rng.choice("AD")
        above = self.fixed(op, op, [kid, self.expression(1)])
        return above if roll < 0.7 else Expr(f"R?({above.text})", above.build)

    def every_statement(self):
        self.consumers, self.base = [], None
        if not self.locals or self.rng.random() < 0.7:
            return []
        base = self.locals[-1]
        text, op = self.rng.choice([("R({})", "R"), ("unary({})", "T"), ("A({}, _)", "A"), ("op({}, ...)", "D")])
        self.base = base
        for _ in range(2):
            self.consumers.append(lambda g: g.keep(g.call(op, [base.build(g)] if op in "RT" else [base.build(g), g.any()])))
        statements = [f"    every c = {text.format(base.text)};"]
        if self.rng.random() < 0.4:
            each, above = self.rng.choice([("T({})", "T"), ("unary({})", "R"), ("A({}, _)", "A"), ("A(_, {})", "A")])
            statements.append(f"    every d = {each.format('c')};")
            first = self.consumers[0]
            self.consumers[0] = lambda g: (lambda n: g.call(above, [n] if above in "RT" else [n, g.any()]))(first(g))
        return statements

    def make(self):
        lines = []
        for i in range(self.rng.choice([0, 0, 1, 2])):
            value, name = self.call(2), f"m{i}"
            lines.append(f"    {name} = {value.text};")
            self.locals.append(Expr(name, lambda g, name=name, value=value: g.name(name, value.build)))
        self.root = self.call(3)
        for local in self.locals:  # each is reached from the root
            op = self.rng.choice("AD")
            self.root = self.fixed(op, op, [self.root, local])
        roots = [self.root]
        for _ in range(self.rng.choice([0, 0, 0, 1, 2])):
            roots += [r for r in [self.another_root()] if r and r not in roots]
        statement = self.every_statement()
        # A chain through an operator whose operands swap keeps the first way to each of its ends: which nodes
        # are in the match, and so which consumers are outside of it, is not asked of every way.
        if any(re.search("chain4|with[123]|value[0-2]", part) for part in [*lines, *(r.text for r in roots)]):
            statement = []
        self.roots = roots
        self.finish(lines, statement)

    def finish(self, lines, statement):
        """The text of all that, with a condition now and then."""
        text = "\n".join([*lines, *statement, f"    return {', '.join(r.text for r in self.roots)};"])
        self.names = sorted(set(re.findall(r"\b[xyz]\b", text)))
        self.can_be_written = not (lines or statement or self.sets or self.roots[1:] or "outer_" in text)
        text = re.sub(r"outer_(\w)", lambda m: m.group(1) if m.group(1) in self.names else "_", text)
        self.where = self.condition() if self.names and self.rng.random() < (0.25 if statement else 0.5) else ""
        # a part's conditions, unless the text with its names was left out
        borrowed = [c for c in self.borrowed if set(re.findall(r"\b[xyz]\b", c)) <= set(self.names)]
        where = "".join(f"    where {c};\n" for c in [*borrowed, self.where] if c)
        listed = self.names + self.sets
        parameters = f"({', '.join(listed)})" if listed else ""
        ordered = "ordered " if self.rng.random() < 0.1 else ""
        self.text = f"{ordered}pattern {self.name}{parameters} {{\n{where}{text}\n}}\n"

    def graph(self):
        g = Graph(self.rng)
        for op in "RT":
            g.call(op, [g.any()])
        for _ in range(3):
            g.bound = {}
            if self.consumers:
                g.keep(self.base.build(g))
            for build in [*(r.build for r in self.roots), *self.consumers]:
                build(g)
        return g.text(self.name)


class Part(Pattern):
    """What others use: of one root, without sets, most of them a few calls."""

    KINDS = "unary binary binary binary list maybe group test use use"

    def make(self):
        self.roots, self.consumers = [], []
        for i in range(self.rng.choice([0, 0, 1])):
            value, name = self.call(1), f"m{i}"
            self.locals.append(Expr(name, lambda g: g.name(name, value.build)))
        lines = [f"    {local.text} = {value.text};" for local in self.locals]
        self.root = self.call(self.rng.choice([1, 2, 2]))
        for local in self.locals:
            self.root = self.fixed("A", "A", [local, self.root])
        self.roots = [self.root]
        self.finish(lines, [])


class Longer(Pattern):
    """The text of another pattern as an operand: it stands in both."""

    def __init__(self, rng, name, parts, of):
        self.of = [p for p in of if p.can_be_written]
        super().__init__(rng, name, parts)

    def make(self):
        self.consumers = []
        tail = self.written_out(self.rng.choice(self.of)) if self.of else self.call(2)
        op = self.rng.choice("RTAD")
        self.root = self.fixed(op, op, [tail] if op in "RT" else [tail, self.expression(1)])
        self.roots = [self.root]
        self.finish([], [])


def make_case(seed, n):
    rng = random.Random(f"patterns {seed}")
    parts = []
    for i in range(n // 4):
        parts.append(Part(rng, f"part{i}", parts[:]))
    patterns = parts + [Pattern(rng, f"p{i}", parts) for i in range(n)]
    for i in range(n // 5):
        patterns.append(Longer(rng, f"longer{i}", parts, patterns[:]))
    head = HEAD.format(seed=seed, law=LAW if seed % 2 == 0 else "")
    return head + "".join(p.text for p in patterns) + "".join(p.graph() for p in patterns)


if __name__ == "__main__":
    sys.stdout.write(make_case(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20))
