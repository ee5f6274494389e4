#!/usr/bin/env python3
"""Random patterns of the forms that random_patterns.py leaves out, as a case for run-conformance --random.

usage: random_forms.py SEED [N]         the case's text, on standard output

In:   a seed.
Out:  N patterns in which tuples and projections, optional and variadic results,
      `...rest`, functions, operators and functions of the module as values, `if`
      and `let`, globs, infix operators, all kinds of constants, types and tests of
      attributes stand among the forms of random_patterns.py; conditions on bound
      attributes, extents and sets.  For each a graph with instances of it.
"""
import random
import re
import sys

from random_patterns import HEAD, LAW, Expr, Graph, Longer, Part, Pattern, wildcard

MORE = """op P(a) -> (p, q) : opaque;
op Q(x) -> (out, mask?) : elemwise;
op S(x) -> (parts*) : injective {{ axis: int = 0; }}
op V(first, rest*) : elemwise;
op X(x) : elemwise {{ s: string = "NC"; p: int[] = [1, 2]; f: float?; d: dtype?; b: bool = false; }}
op Add(a, b) : broadcast, commutative;
op Sub(a, b) : broadcast;
param three: int = 3;
cond some(s, k) = len(s) >= k;
cond flat(a, k) = a.rank < k or a.rank == 2;
"""

CONSTANTS = [
    ("f32 2.0", "const f32 2.0"), ("2", "const i64[1] [2]"), ("[1, _]", "const i64[2] [1, 5]"),
    ("i64 [_, 3]", "const i64[2] [0, 3]"), ("approx(2, 0.1)", "const f32 2.05"), ("scalar(1)", "const i64 1"),
    ("splat(2)", "const f32[2, 3] splat 2.0"), ("true", "const bool true"), ("const : [_]", "const i64[3] [1, 2, 3]"),
    ("const : float", "const f16 0.5"), ("(0 | -1)", "const i8 -1"),
]
TYPES = ["{f32, i64}", "float", "int", "f32[]", "[three, ...]", "[_, three]", "f32[2, three]", "[...]", "[..., 2, _]",
         "(f32[3], i64)", "([...], [_, 3])", "(f32, i64[_])"]
BINDING_TYPES = ["[e, ...]", "[..., e]", "[e, e]", "[e, g]", "f32[g, e]", "([e], [...])", "([...], [e, g])"]
X_TESTS = [
    ("s == \"NC\"", ("", ' {s = "NC"}')), ("s =~ \"N*\"", ("", ' {s = "NHWC"}')), ("p == [1, _]", ("", " {p = [1, 3]}")),
    ("p divides 6", ("", " {p = [2, 3]}", " {p = [4, 1]}")), ("f ~= 0.5", (" {f = 0.5}", "")),
    ("f in 0.25..1.5", (" {f = 1}", " {f = 0.1}")), ("d == f16", (" {d = f16}", " {d = f32}")), ("b == true", (" {b = true}", " {b = 1}")),
    ("s in {\"A\", \"B\"}, exact", (' {s = "A"}', ' {s = "B", b = false}', ' {s = "B", b = true}')),
    ("p != [1, 2]", ("", " {p = [1]}")), ("f > 0.25", (" {f = 1.0}", " {f = none}")), ("p multiple_of 2", (" {p = [2, 4]}", "")),
]
BOUND_TESTS = ["k = v", "k = v, k > 1", "k >= three", "k in {v, 1}", "k == v", "k = u"]


def projected(g, node):
    """The node, if it has two fields or may have them; else what is made of it."""
    defined = next((line for line in g.lines if line.lstrip().startswith(node + " = ")), "")
    value = defined.partition(" = ")[2]
    of_two = value.startswith(("P(", "%", "if(", "let(")) or "->" in value or value.startswith("(") and ",)" not in value
    return node if of_two and ": " not in value else g.add(f"S({node}) -> 3")


class Forms(Pattern):
    """Its calls are of the forms above as often as of the others."""

    FORMS = "tuple tuple projection projection part results rest rest variadic function called operator module " \
            "branch binding glob infix constant typed_call tests tests bound bound nested"

    binds = False  # the attribute value v, which other tests name

    def call(self, depth, inside_not=False):
        if self.rng.random() < 0.5:
            return super().call(depth, inside_not)
        kind = self.rng.choice(self.FORMS.split())
        return getattr(self, "form_" + kind)(depth, inside_not)

    def kid(self, depth, inside_not):
        return self.expression(depth - 1, inside_not)

    def form_tuple(self, depth, inside_not):
        kids = [self.kid(depth, inside_not) for _ in range(self.rng.choice([1, 2, 2]))]
        first, last = self.rng.random() < 0.3, self.rng.random() < 0.3
        text = ", ".join(["..."] * first + [k.text for k in kids] + ["..."] * last)
        end = "," if len(kids) == 1 and not first and not last else ""

        def build(g):
            fields = [g.any() for _ in range(g.rng.randint(0, 2) * first)] + [k.build(g) for k in kids]
            fields += [g.any() for _ in range(g.rng.randint(0, 2) * last)]
            return g.add(f"({', '.join(fields)}{',' if len(fields) == 1 else ''})")

        return Expr(f"({text}{end})", build)

    def form_projection(self, depth, inside_not):
        """Of a tuple that is written out, of what anything binds, of a call."""
        index = self.rng.choice([".0", ".1", ".-1", ".-2", ".*", ".0.1"])
        of = self.rng.choice([self.form_tuple, self.leaf_tuple, self.form_part])(depth, inside_not)
        field = {".-1": ".1", ".-2": ".0", ".*": self.rng.choice([".0", ".1"])}

        def build(g):
            node = of.build(g)
            for step in re.findall(r"\.\d", field.get(index, index)):
                node = g.add(projected(g, node) + step)
            return node

        return Expr(f"{of.text}{index}", build)

    def leaf_tuple(self, _, inside_not):
        leaf = self.leaf(inside_not)
        return leaf if re.fullmatch(r"\w+", leaf.text) else wildcard()

    def form_part(self, depth, inside_not):
        op = self.rng.choice("PSQ")
        kid = self.kid(depth, inside_not)
        results = {"P": ("",), "S": (" -> 2", " -> 3"), "Q": ("", " -> 2")}[op]
        return Expr(f"{op}({kid.text})", lambda g: g.add(f"{op}({kid.build(g)}){g.rng.choice(results)}"))

    def form_results(self, depth, inside_not):
        """The first result of a call that may have two, however the graph has it; or the second."""
        kid, second = self.kid(depth, inside_not), self.rng.random() < 0.3

        def build(g):
            if second or g.rng.random() < 0.5:
                return g.add(g.add(f"Q({kid.build(g)}) -> 2") + (".1" if second else ".0"))
            return g.add(f"Q({kid.build(g)})")

        return Expr(f"Q({kid.text})" + ".1" * second, build)

    def rest(self, inside_not):
        if inside_not or len(self.sets) > 2 or isinstance(self, Part):
            return "..."
        self.sets.append(f"s{len(self.sets)}")
        return "..." + self.sets[-1]

    def form_rest(self, depth, inside_not):
        form = self.rng.choice(["{k}, {r}", "{r}, {k}", "..., {k}, {r}", "{r}"])
        kid, rest = self.kid(depth, inside_not) if "{k}" in form else wildcard(), self.rest(inside_not)
        text = form.format(k=kid.text, r=rest)
        name = self.rng.choice(["C", "", "V"])

        def build(g):
            middle = [] if form == "{r}" else [kid.build(g)]
            front = [g.any() for _ in range(g.rng.randint(0, 2) if "{k}" != form[:3] else 0)]
            behind = [g.any() for _ in range(g.rng.randint(0, 2) if form != "{r}, {k}" else 0)]
            nodes = front + middle + behind or ["%x"]
            return g.add(f"{name}({', '.join(nodes)}{',' if name == '' and len(nodes) == 1 else ''})")

        return Expr(f"{name}({text})", build)

    def form_variadic(self, depth, inside_not):
        kids = [self.kid(depth, inside_not) for _ in range(self.rng.choice([1, 2, 3]))]
        return Expr(f"V({', '.join(k.text for k in kids)})",
                    lambda g: g.add(f"V({', '.join(k.build(g) for k in kids)})"))

    def function(self, g, operators):
        inner = g.rng.choice(operators)
        attributes = g.rng.choice(["", ' {Composite = "n.a"}', ' {Composite = "m.b"}'])
        number = len(g.lines)
        body = f"{inner}(%a{number})" if inner in "RT" else f"{inner}(%a{number}, %a{number})"
        return g.add(f"fn (%a{number}){attributes} {{\n    %b{number} = {body}\n    return %b{number}\n  }}")

    def form_function(self, depth, inside_not):
        text, operators = self.rng.choice([
            ("fn(_) => R(_)", "R"), ("fn(...) => unary(_)", "RT"), ("fn(_) {{ Composite =~ \"n.*\" }} => _", "RA"),
            ("fn(_) => (A(_, _) | R(_))", "AR"), ("fn(_, _) => _", "R"), ("fn(...) {{ Composite == \"m.b\" }} => A(_, _)", "A")])
        text = text.replace("{{", "{").replace("}}", "}")
        return Expr(text, lambda g: self.function(g, operators))

    def form_called(self, depth, inside_not):
        kid = self.kid(depth, inside_not)
        callee = self.rng.choice([wildcard(), wildcard(), self.form_function(depth, inside_not),
                                  self.form_module(depth, inside_not)])
        if callee.text == "_":
            return Expr(f"_({kid.text})", lambda g: g.add(f"{self.value(g)}({kid.build(g)})"))
        return Expr(f"({callee.text})({kid.text})", lambda g: g.add(f"{callee.build(g)}({kid.build(g)})"))

    def value(self, g):
        return self.function(g, "RTA") if g.rng.random() < 0.5 else g.any()

    def form_operator(self, depth, inside_not):
        op = self.rng.choice("RAT")
        kid = self.kid(depth, inside_not)
        return Expr(f"D({op}, {kid.text})", lambda g: g.call("D", [g.add(f"op {op}"), kid.build(g)]))

    def form_module(self, depth, inside_not):
        text = self.rng.choice(["global", 'global("helper")', 'global "he*"', 'global "*other"'])
        return Expr(text, lambda g: g.add(g.rng.choice(["@helper", "@helper", "@other"])))

    def form_branch(self, depth, inside_not):
        kids = [self.expression(min(depth - 1, 1), inside_not) for _ in range(3)]
        return Expr(f"if({', '.join(k.text for k in kids)})",
                    lambda g: g.add(f"if({', '.join(k.build(g) for k in kids)})"))

    def form_binding(self, depth, inside_not):
        kids = [self.expression(min(depth - 1, 1), inside_not) for _ in range(2)]
        variable = wildcard() if inside_not or self.rng.random() < 0.5 else self.leaf(True)

        def build(g):
            nodes = [g.add('var "v"'), *(k.build(g) for k in kids)]
            return g.add(f"let({', '.join(nodes)})")

        return Expr(f"let({variable.text}, {', '.join(k.text for k in kids)})", build)

    def form_glob(self, depth, inside_not):
        callee, ops = self.rng.choice([('op "?"', "RT"), ('op "*d*"', ["Add"]), ('op "[RT]"', "R"), ('op "Su?"', ["Sub"])])
        kids = [self.kid(depth, inside_not) for _ in range(1 if ops[0] in "RT" else 2)]
        return self.fixed(callee, list(ops), kids)

    def form_infix(self, depth, inside_not):
        kids = [self.kid(depth, inside_not) for _ in range(2)]
        sign, op = self.rng.choice([("+", "Add"), ("-", "Sub")])

        def build(g):
            nodes = [k.build(g) for k in kids]
            return g.add(f"{op}({', '.join(nodes[::-1] if op == 'Add' and g.rng.random() < 0.4 else nodes)})")

        return Expr(f"({kids[0].text} {sign} {kids[1].text})", build)

    def form_constant(self, depth, inside_not):
        text, value = self.rng.choice(CONSTANTS)
        other = self.kid(depth, inside_not)
        op = self.rng.choice("AD")
        if not inside_not and self.rng.random() < 0.3:
            name = self.rng.choice("xyz")
            text = f"({name} & {text})"
            return self.fixed(op, op, [Expr(text, lambda g: g.name(name, lambda h: h.add(value))), other])
        return self.fixed(op, op, [Expr(f"({text})", lambda g: g.add(value)), other])

    def form_typed_call(self, depth, inside_not):
        kid = self.call(depth - 1, inside_not) if depth > 1 else self.leaf(inside_not)
        types = TYPES + ([] if inside_not or isinstance(self, Part) else BINDING_TYPES)
        return Expr(f"({kid.text} : {self.rng.choice(types)})", kid.build)

    def form_tests(self, depth, inside_not):
        tests = self.rng.sample(X_TESTS, self.rng.choice([1, 1, 2]))
        tests.sort(key=lambda t: "exact" in t[0])
        kid = self.kid(depth, inside_not)
        return Expr(f"X({kid.text}) {{ {', '.join(t[0] for t in tests)} }}",
                    lambda g: g.add(f"X({kid.build(g)}){g.rng.choice(g.rng.choice(tests)[1])}"))

    def form_bound(self, depth, inside_not):
        """An attribute that is bound, or compared with one that is: wherever that stands."""
        test = self.rng.choice(BOUND_TESTS)
        if inside_not or isinstance(self, Part):
            test = "k >= three"
        elif not self.binds:
            self.binds, test = True, "k = v"
        op = self.rng.choice("RM")
        kids = [self.kid(depth, inside_not) for _ in range(1 if op == "R" else 2)]
        return Expr(f"{op}({', '.join(k.text for k in kids)}) {{ {test} }}",
                    lambda g: g.call(op, [k.build(g) for k in kids], g.rng.choice(["", " {k = 2}", " {k = 3}"])))

    def form_nested(self, depth, inside_not):
        """Choices of whole tuples, and of callees."""
        a, b = (self.form_tuple(min(depth, 1), inside_not) for _ in range(2))
        other = self.kid(depth, inside_not)
        return Expr(f"C(({a.text} | {b.text}), {other.text}, ...)", lambda g: g.add(
            f"C({', '.join([g.rng.choice([a, b]).build(g), other.build(g)] + [g.any()] * g.rng.randint(0, 1))})"))

    def condition(self):
        text = self.pending
        more = []
        if re.search(r"\bk = v\b", text):
            more += ["v > 1", "v != three", "v in {1, 2}"]
        if re.search(r"[\[(, ]e[\],]", text):
            more += ["e > 2", "e == three", "e % 2 == 1"]
        for s in self.sets:
            more += [f"len({s}) > 1", f"all({s}, {s}.op != R)", f"any({s}, uses({s}) == 1)", f"some({s}, 2)",
                     f"not present({s}) or len({s}) == 1",
                     f"not all({s}, present({s}) and {s}.rank == 2)"]
        for name in self.names[:1]:
            more += [f"flat({name}, 2)", f"is_const({name}) or {name}.dtype == f32", f"kind({name}) <= broadcast",
                     f"broadcastable({name}, {self.names[-1]})", f"{name}.shape[-1] == three",
                     f"{name}.op in {{R, T}}", f"value({name}) == 2"]
        if more and self.rng.random() < 0.7:
            return self.rng.choice(more)
        return super().condition() if self.names else ""

    def finish(self, lines, statement):
        self.pending = "\n".join([*lines, *statement, *(r.text for r in self.roots)])
        super().finish(lines, statement)
        self.can_be_written = self.can_be_written and not re.search(r"\bk = [uv]\b|\be\b|\bg\b", self.pending)
        condition = "" if self.names else self.condition()
        if condition:
            self.text = re.sub(r"\n\}\n$", f"\n    where {condition};\n}}\n", self.text)

    def graph(self):
        text = super().graph()
        return text + "fn @helper(%h) {\n  %i = R(%h)\n  return %i\n}\nfn @other(%h) {\n  return %h\n}\n"


class FormPart(Forms, Part):
    KINDS = Part.KINDS
    make = Part.make


class FormLonger(Forms, Longer):
    __init__ = Longer.__init__
    make = Longer.make


def make_case(seed, n):
    rng = random.Random(f"forms {seed}")
    parts = []
    for i in range(n // 4):
        parts.append(FormPart(rng, f"part{i}", parts[:]))
    patterns = parts + [Forms(rng, f"p{i}", parts) for i in range(n)]
    for i in range(n // 5):
        patterns.append(FormLonger(rng, f"longer{i}", parts, patterns[:]))
    head = (HEAD + MORE).format(seed=seed, law=LAW if seed % 2 == 0 else "").replace("random_patterns.py", "random_forms.py")
    return head + "".join(p.text for p in patterns) + "".join(p.graph() for p in patterns)


if __name__ == "__main__":
    sys.stdout.write(make_case(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20))
