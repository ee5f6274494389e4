#!/usr/bin/env python3
"""Random conditions, as a case on which run-conformance compares the matchers.

usage: random_conditions.py SEED [N]    the case's text, on standard output

In:   a seed.
Out:  N patterns with random `where` parts: arithmetic, lists and comprehensions,
      types with symbols and without, attributes with their defaults, facts,
      constants, names that an alternative leaves out, conditions by name (some of
      them called like something else); all of it typed, nested a few levels
      deep, and behind `not`.  One graph has a node for each case
      of these; the random graphs of a run stay near it.
"""
import random
import re
import sys

HEAD = """# Random conditions of seed {seed}; made by random_conditions.py.
--- patterns
import "relay.ops";
op my.table(x) : elemwise {{ items: tensor; }}
param limit: int = 3 : runtime;
param wide: bool = true : runtime;
param layout: string = "NCHW" : runtime;
param ratio: float = 0.5 : runtime;
"""

GRAPH = """--- graph g
fn @main(%a: f32[4, 4], %b: f16[2, 4], %c: f32[n, n], %d, %e: f32[1, 4, 8, 8], %w: f32[8, 4, 1, 1], %f: f32[*], \
%h: f32[?, 4]) {
  %k0 = const f32[2] [1.0, 2.0]
  %k1 = const f32 2.25
  %k2 = const i32 -3
  %k3 = const f64[1] [0.1]
  %t0 = transpose(%a) {axes = [1, 0]}
  %t1 = transpose(%a) {axes = [0, 1]}
  %t2 = transpose(%e) {axes = [3, 2, 1, 0]}
  %t3 = transpose(%d) {axes = [0, 1]}
  %t4 = transpose(%a)
  %r0 = nn.relu(%a)
  %r1 = nn.relu(%b)
  %r2 = nn.relu(%c)
  %r3 = nn.relu(%d)
  %r4 = nn.relu(%e)
  %r5 = nn.relu(%f)
  %r6 = nn.relu(%h)
  %r7 = nn.relu(%k1)
  %c0 = nn.conv2d(%e, %w)
  %c1 = nn.conv2d(%e, %w) {groups = 2, channels = 4, data_layout = "NCHW", strides = [2, 1]}
  %c2 = nn.conv2d(%d, %w) {data_layout = "NHWC", padding = [1, 1], kernel_size = [3, 3]}
  %r8 = nn.relu(%c0)
  %r9 = nn.relu(%c1)
  %r10 = nn.relu(%c2)
  %r11 = nn.relu(tanh(%a))
  %r12 = nn.relu(add(%a, %a))
  %l0 = nn.leaky_relu(%a)
  %l1 = nn.leaky_relu(%a) {alpha = 0.75}
  %m0 = multiply(%a, %k0)
  %m1 = multiply(%k1, %a)
  %m2 = multiply(%k2, %c)
  %m3 = multiply(%k3, %b)
  %a0 = add(%r0, %r1)
  %a1 = add(%r0, %r0)
  %a2 = add(%a, %k0)
  %s0 = nn.softmax(%a)
  %s1 = nn.softmax(%a) {axis = 1}
  %s2 = nn.softmax(%a) {axis = none}
  %q0 = my.table(%a) {items = tensor i32[2] [4, 1]}
  %q1 = my.table(%b) {items = tensor f16 0.1}
  %q2 = my.table(%c) {items = tensor i64[1, 2] [4, 4]}
  %q3 = my.table(%a) {items = tensor f32[2] ?}
  %q4 = my.table(%r0)
  %h0 = tanh(%a) #{scale = 0.5}
  %h1 = tanh(%a) #{layout = "NCHW", sizes = [1, 2]}
  %h2 = nn.relu(%h0)
  %h3 = nn.relu(%h1)
  return %a1, %r8, %m3
}
"""


class Names:
    """What conditions of one pattern may speak of: C text of each type."""

    def __init__(self, nodes, ints=(), floats=(), lists=(), strings=(), optional=()):
        self.nodes, self.optional = nodes, list(optional)
        self.ints, self.floats = [*ints, "limit"], [*floats, "ratio"]
        self.lists, self.strings = list(lists), [*strings, "layout"]

    def with_int(self, name):
        other = Names(self.nodes)
        other.__dict__ = dict(self.__dict__, ints=self.ints + 3 * [name])
        return other

    def with_list(self, name):
        other = Names(self.nodes)
        other.__dict__ = dict(self.__dict__, lists=self.lists + 3 * [name])
        return other


class Maker:
    """Text of random expressions; `depth` is how far they may nest."""

    def __init__(self, generator):
        self.pick = lambda *options: generator.choice(options)
        self.number = generator.randint
        self.running = 0
        self.conds = []

    def choose(self, depth, leaves, inner):
        return self.pick(*(leaves if depth <= 0 else leaves + inner))()

    def int(self, s, depth):
        node = self.pick(*s.nodes)
        return self.choose(depth, [
            lambda: str(self.number(-3, 9)),
            lambda: f"{node}.rank",
            lambda: f"{node}.elements",
            lambda: f"{node}.shape[{self.number(-3, 3)}]",
            lambda: f"{self.pick('uses', 'users')}({node})",
            lambda: self.pick(*s.ints),
        ], [
            lambda: f"({self.int(s, depth - 1)} {self.pick(*'+-*/%')} {self.int(s, depth - 1)})",
            lambda: f"{self.pick('len', 'sum', 'prod', 'min', 'max')}({self.list(s, depth - 1)})",
            lambda: f"{self.list(s, depth - 1)}[{self.int(s, depth - 1)}]",
            lambda: f"({self.condition(s, depth - 1)} ? {self.int(s, depth - 1)} : {self.int(s, depth - 1)})",
            lambda: f"{self.pick('min', 'max')}({self.int(s, depth - 1)}, {self.int(s, depth - 1)})",
            lambda: f"abs({self.int(s, depth - 1)})",
        ])

    def float(self, s, depth):
        return self.choose(depth, [
            lambda: self.pick("0.5", "2.25", "0.1", "0.75", "1e-3"),
            lambda: f"value({self.pick(*s.nodes)})",
            lambda: self.pick(*s.floats),
        ], [
            lambda: self.int(s, depth),
            lambda: f"({self.float(s, depth - 1)} {self.pick(*'+-*/')} {self.float(s, depth - 1)})",
            lambda: f"{self.pick('sqrt', 'floor', 'ceil', 'abs')}({self.float(s, depth - 1)})",
            lambda: f"{self.pick('min', 'max')}({self.float(s, depth - 1)}, {self.float(s, depth - 1)})",
        ])

    def comprehension(self, s, depth):
        self.running += 1
        name, source = f"e_{self.running}", self.list(s, depth)
        return f"[{self.int(s.with_int(name), depth)} for {name} in {source}]"

    def list(self, s, depth):
        return self.choose(depth, [
            lambda: "[" + ", ".join(str(self.number(0, 4)) for _ in range(self.number(1, 4))) + "]",
            lambda: f"{self.pick(*s.nodes)}.shape",
            lambda: f"value({self.pick(*s.nodes)})",
            lambda: self.pick(*s.lists or ["[0]"]),
        ], [
            lambda: self.comprehension(s, depth - 1),
            lambda: f"range({', '.join(self.int(s, depth - 1) for _ in range(self.number(1, 3)))})",
            lambda: f"reverse({self.list(s, depth - 1)})",
            lambda: f"concat({self.list(s, depth - 1)}, {self.list(s, depth - 1)})",
            lambda: f"[{self.int(s, depth - 1)}, {self.int(s, depth - 1)}]",
            lambda: f"({self.condition(s, depth - 1)} ? {self.list(s, depth - 1)} : {self.list(s, depth - 1)})",
            lambda: f"{self.nested(s, depth - 1)}[{self.int(s, depth - 1)}]",
            lambda: self.over_lists(s, depth - 1, lambda each: self.int(each, depth - 1)),
        ])

    def over_lists(self, s, depth, make):
        self.running += 1
        name, source = f"l_{self.running}", self.nested(s, depth)
        return f"[{make(s.with_list(name))} for {name} in {source}]"

    def nested(self, s, depth):
        """A list of lists."""
        list_, int_ = lambda: self.list(s, depth - 1), lambda: self.int(s, 0)
        return self.choose(depth, [
            lambda: self.pick("[[1, 4], [4]]", "[[0], [1, 0]]", "[[4, 4]]"),
            lambda: f"[{self.list(s, 0)}, {self.list(s, 0)}]",
        ], [
            lambda: f"[{list_()}]",
            lambda: f"[{list_()}, {list_()}]",
            lambda: f"[{list_()}, {self.list(s, 0)}, [{int_()}]]",
            lambda: f"reverse({self.nested(s, depth - 1)})",
            lambda: f"concat({self.nested(s, depth - 1)}, {self.nested(s, depth - 1)})",
            lambda: f"({self.condition(s, depth - 1)} ? {self.nested(s, depth - 1)} : {self.nested(s, depth - 1)})",
            lambda: self.over_lists(s, depth - 1, lambda each: self.list(each, depth - 1)),
            lambda: self.over_ints(s, depth - 1),
            lambda: f"[{self.nested(s, depth - 1)}, {self.nested(s, depth - 1)}][{int_()}]",
        ])

    def over_ints(self, s, depth):
        self.running += 1
        name, source = f"e_{self.running}", self.list(s, depth)
        return f"[{self.list(s.with_int(name), depth)} for {name} in {source}]"

    def string(self, s):
        return self.pick(*s.strings, '"NCHW"', '"NHWC"', '"OIHW"', '"never"')

    def asking(self, make):
        """What `make` makes, once it names something: constants alone would hold in no graph, or in all."""
        text = make()
        while not re.search(r"(?<![\w.\"])[A-Za-z_]", text):
            text = make()
        return text

    def bounds(self, s):
        low, high = self.int(s, 0), self.int(s, 0)
        numbers = [re.fullmatch(r"-?\d+", end) for end in (low, high)]
        return f"{high}..{low}" if all(numbers) and int(low) > int(high) else f"{low}..{high}"

    def comparison(self, s, depth):
        order, equality = self.pick("==", "!=", "<", "<=", ">", ">="), self.pick("==", "!=")
        int_, float_ = lambda: self.int(s, depth), lambda: self.float(s, depth)
        list_, string = lambda: self.list(s, depth), lambda: self.string(s)
        nested = lambda: self.nested(s, max(depth, 1))
        return self.pick(
            lambda: f"{self.asking(int_)} {order} {int_()}",
            lambda: f"{self.asking(float_)} {order} {float_()}",
            lambda: f"{self.asking(list_)} {equality} {list_()}",
            lambda: f"{self.asking(nested)} {equality} {nested()}",
            lambda: f"len({self.asking(nested)}) {order} {int_()}",
            lambda: f"{self.asking(nested)} in {{{nested()}, {nested()}}}",
            lambda: f"{self.asking(string)} {equality} {string()}",
            lambda: f"{self.asking(int_)} in {{{self.int(s, 0)}, {int_()}}}",
            lambda: f"{self.asking(list_)} in {{{self.list(s, 0)}, {list_()}}}",
            lambda: f"{self.asking(string)} in {{{string()}, {string()}}}",
            lambda: f"{int_()} in {self.bounds(s)}",
            lambda: f"{self.float(s, depth)} ~= {self.float(s, depth)}",
            lambda: f"{self.float(s, depth)} ~= {self.float(s, depth)} +- {self.float(s, 0)}",
        )()

    def predicate(self, s):
        x, y = self.pick(*s.nodes), self.pick(*s.nodes)
        one = self.pick("is_const", "is_var", "is_output", "present")
        two = self.pick("same_type", "same_shape", "same_rank", "same_dtype", "broadcastable", "broadcast_to",
                        "depends", "only_used_by", "used_by", "distinct")
        fact = self.pick("scale == 0.5", "scale < 1", "sizes == [1, 2]", 'layout == "NCHW"', "nothing == 1")
        return self.pick(
            f"{one}({x})", f"{two}({x}, {y})", f"{two}({x}, {y})", f"{x}#{fact}",
            f"present({self.pick(x + '#scale', x + '#layout', *s.optional)})",
            f"present(({self.int(s, 1)}) * {x}.shape[0])",
            f"{x}.dtype {self.pick('==', '!=')} {self.pick('f32', 'f16', 'i32', y + '.dtype')}",
            f"{x}.dtype in {{f16, {self.pick('f32', 'i8')}}}",
            f"{x}.op {self.pick('==', '!=')} {self.pick('add', 'tanh', 'nn.relu', 'nn.conv2d', 'divide')}",
            f"kind({x}) {self.pick('<=', '==', '>')} {self.pick('broadcast', 'elemwise', 'fusable')}",
            f"dim({x}, {self.string(s)}, {self.pick(chr(34) + 'C' + chr(34), chr(34) + 'O' + chr(34))}) == 4", "wide")

    def named(self, s):
        x, y = self.pick(*s.nodes), self.pick(*s.nodes)
        return f"{self.pick(*self.conds)}({x}, {y}, {self.pick(*s.ints, '1', '4')})" if self.conds else self.predicate(s)

    def cond(self, name):
        text = f"cond {name}(a, b, k) = {self.where(Names(['a', 'b'], ['k']))};"
        self.conds.append(name)
        return text

    def condition(self, s, depth):
        return self.choose(depth, [lambda: self.comparison(s, depth), lambda: self.predicate(s), lambda: self.named(s)], [
            lambda: f"not ({self.condition(s, depth - 1)})",
            lambda: f"({self.condition(s, depth - 1)} or {self.condition(s, depth - 1)})",
            lambda: f"({self.condition(s, depth - 1)} ? {self.condition(s, depth - 1)} : {self.condition(s, depth - 1)})",
            lambda: f"not ({self.condition(s, depth - 1)} and {self.condition(s, depth - 1)})",
        ])

    def where(self, s):
        return ", ".join(self.condition(s, self.number(0, 3)) for _ in range(self.number(1, 2)))

    def tensor_test(self):
        one = lambda: self.pick("0.1", "1", "4", "[4, 1]", "[4, _]", "[4, 4]")
        number = lambda: self.pick("0", "0.1", "4")
        return self.pick(f"== {one()}", f"!= {one()}", f"in {{{one()}, {one()}}}", f"< {number()}", f"~= {number()}",
                         "in 0..4")

    def divides(self):
        n = self.pick("1", "2", "4", "6", "0", "-8")
        return self.pick(f"groups divides {n}", "groups divides limit", f"channels multiple_of {n}", f"padding multiple_of {n}", f"strides divides {n}", f"padding divides {n}",
                         f"kernel_size divides {n}", "groups divides k, channels = k",
                         f"data_layout = l, strides divides {n}")

    def pattern(self, name):
        items = ["value(t.items)"]
        table = Names(["x", "t"], ["value(t.items)[0]"], items, items, (), ["t.items"])
        conv = Names(["x", "w", "y", "c"], ["gr", "c.groups", "c.padding[0]"], [], ["pd", "c.strides", "c.kernel_size"],
                     ["ly", "c.kernel_layout"], ["c.kernel_size", "c.groups", "gr"])
        return self.pick(
            lambda: f"{name}(x, w, y) {{ c = nn.conv2d(x, w) {{ groups = gr, padding = pd, data_layout = ly }};"
                    f" where {self.where(conv)}; return nn.relu(c | tanh(y)); }}",
            lambda: f"{name}(x, w) {{ c = nn.conv2d(x, w) {{ {self.divides()} }}; where"
                    f" {self.where(Names(['x', 'w', 'c'], ['c.groups']))}; return c; }}",
            lambda: f"{name}(x, k) = multiply(x : [n, m], k) where {self.where(Names(['x', 'k'], ['n', 'm']))};",
            lambda: f"{name}(x) {{ t = transpose(x) {{ axes = p }}; where"
                    f" {self.where(Names(['x', 't'], (), (), ['p', 't.axes'], (), ['t.axes', 'p']))}; return t; }}",
            lambda: f"{name}(x) {{ l = (nn.softmax | nn.leaky_relu)(x) {{ axis == -1 }} | nn.leaky_relu(x); where"
                    f" {self.where(Names(['x', 'l']))}; return l; }}",
            lambda: f"{name}(x, y) {{ a = add(x, y); where {self.where(Names(['x', 'y', 'a']))}; return a; }}",
            lambda: f"{name}(x) {{ t = my.table(x) {self.pick('', '', f'{{ items {self.tensor_test()} }}')}; where"
                    f" {self.where(table)}; return t; }}",
            lambda: f"{name}(x) = (nn.relu | tanh)(x : [n, ...]) where {self.where(Names(['x'], ['n']))};",
        )()


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40
    maker = Maker(random.Random(seed))
    conds = "".join(f"{maker.cond(name)}\n" for name in ("exp", "k", "c", "x", "ok", "not_ok", "is_add", "ok_2"))
    print(HEAD.format(seed=seed) + conds + "".join(f"pattern {maker.pattern(f'p{i}')}\n" for i in range(count)) + GRAPH, end="")


if __name__ == "__main__":
    main()
