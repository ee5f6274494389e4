"""Graphs beside a graph: one fact of it is changed, so that most of them stand at an entry's boundary.

What comes out need not be well-typed: the engine that infers types throws away what it refuses.
"""
import re

from graph import Bad, Node, split

DTYPES = ["f16", "f32", "f64", "bf16", "i8", "u8", "i16", "i32", "i64", "f8e4m3"]
LAYOUTS = {"data_layout": ["NCHW", "NHWC", "NCW", "NWC", "NCDHW"], "layout": ["NCHW", "NHWC"],
           "kernel_layout": ["OIHW", "OHWI", "HWIO", "HWOI", "IOHW", "IHWO", "OIW", "OIDHW", "NHWC"],
           "out_layout": ["NCHW", "NHWC", ""], "pad_mode": ["constant", "edge", "reflect"],
           "method": ["linear", "nearest_neighbor", "cubic"], "rounding_method": ["round", "floor", "ceil", ""],
           "causal_mask": ["TopLeft", "BottomRight"], "src_layout": ["NHWC", "NCHW"], "dst_layout": ["NCHW", "NHWC"],
           "coordinate_transformation_mode": ["half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"]}
UNARY = {"relax": ["relax.nn.relu", "relax.nn.gelu", "relax.nn.silu", "relax.sigmoid", "relax.tanh", "relax.exp"],
         "relay": ["nn.relu", "sigmoid", "tanh", "exp", "erf", "clip", "negative"]}
BINARY = ["add", "subtract", "multiply", "divide", "maximum", "minimum"]
NUMBER = re.compile(r"-?\d+")


class Mutator:
    def __init__(self, rng, dialect):
        self.rng, self.dialect = rng, dialect
        self.binary = [("relax." if dialect == "relax" else "") + b for b in BINARY]
        self.steps = [self.dtype, self.one_dtype, self.extent, self.everywhere, self.rank, self.attribute,
                      self.attribute, self.attribute, self.swap, self.leak, self.share, self.operator, self.constant,
                      self.value, self.behind]

    def mutant(self, graph):
        """(what was changed, the graph); Bad if the chosen change has no place here."""
        g = graph.copy()
        step = self.rng.choice(self.steps)
        step(g)
        return step.__name__, g

    def pick(self, found):
        found = list(found)
        if not found:
            raise Bad("no place for this change")
        return self.rng.choice(found)

    def other(self, values, than):
        return self.pick(v for v in values if v != than)

    def leaves(self, g):
        return [n for n in g.nodes.values() if n.kind == "var" and re.match(r"\w+\[", n.type)]

    def calls(self, g):
        return [n for n in g.nodes.values() if n.kind == "call"]

    def dtype(self, g):
        """One element type becomes another, everywhere."""
        old = re.match(r"\w+", self.pick(self.leaves(g)).type).group()
        new = self.other(DTYPES, old)
        for n in g.nodes.values():
            n.type = re.sub(rf"\b{old}(?=\[)", new, n.type)
            n.text = self.retyped(n.text, old, new)
            n.attrs = {k: new if v == old else v for k, v in n.attrs.items()}

    def retyped(self, text, old, new):
        """A constant with another element type; whole numbers where that has no others."""
        made = re.sub(rf"^const {old}\b", f"const {new}", text)
        return made if made == text or new[0] in "fb" else re.sub(r"(-?\d+)\.\d+(e-?\d+)?", r"\1", made)

    def one_dtype(self, g):
        n = self.pick(self.leaves(g))
        n.type = re.sub(r"^\w+", self.other(DTYPES, re.match(r"\w+", n.type).group()), n.type)

    def extents(self, n):
        return split(re.fullmatch(r"\w+\[(.*)\]", n.type).group(1))

    def set_extents(self, n, extents):
        n.type = f"{re.match(r'[a-z0-9]+', n.type).group()}[{', '.join(extents)}]"

    def near(self, extent):
        if not extent.isdigit():
            return self.rng.choice(["1", "4", "M"])
        e = int(extent)
        return self.other([str(v) for v in (1, 2, e + 1, max(e - 1, 1), 2 * e, max(e // 2, 1))] + ["N"], extent)

    def extent(self, g):
        n = self.pick(p for p in self.leaves(g) if self.extents(p))
        dims = self.extents(n)
        i = self.rng.randrange(len(dims))
        dims[i] = self.near(dims[i])
        self.set_extents(n, dims)

    def everywhere(self, g):
        """An extent becomes another one in all types."""
        old = self.pick(e for p in self.leaves(g) for e in self.extents(p))
        new = self.near(old)
        for n in self.leaves(g):
            self.set_extents(n, [new if e == old else e for e in self.extents(n)])

    def rank(self, g):
        n = self.pick(self.leaves(g))
        dims = self.extents(n)
        self.set_extents(n, self.rng.choice([["1", *dims], ["2", *dims], dims[1:], dims[:1] + ["1"] + dims[1:]]))

    def attribute(self, g):
        n = self.pick(c for c in self.calls(g) if c.attrs)
        key = self.pick(n.attrs)
        n.attrs[key] = self.changed(key, n.attrs[key])

    def changed(self, key, value):
        if key in LAYOUTS:
            return self.other([f'"{v}"' for v in LAYOUTS[key]], value)
        if value in ("true", "false"):
            return "false" if value == "true" else "true"
        if key in ("out_dtype", "dtype"):
            return self.other([*DTYPES, "none"], value)
        if value.startswith("["):
            return self.changed_list(value)
        if re.fullmatch(r"-?\d+", value):
            return self.other([str(v) for v in (-1, 0, 1, 2, 3, 4, int(value) + 1)], value)
        if re.fullmatch(r"-?[\d.e+-]+", value):
            return self.other(["0.0", "1.0", "6.0", "0.5"], value)
        raise Bad("no other value is known")

    def changed_list(self, value):
        """One number of a list changes, or all of them."""
        found = list(NUMBER.finditer(value))
        m = self.pick(found)
        new = str(self.other(range(-1, 5), int(m.group())))
        if self.rng.random() < 0.4:
            return NUMBER.sub(new, value)
        return value[:m.start()] + new + value[m.end():]

    def swap(self, g):
        n = self.pick(c for c in self.calls(g) if len(c.args) > 1)
        i = self.rng.randrange(1, len(n.args))
        n.args[0], n.args[i] = n.args[i], n.args[0]

    def leak(self, g):
        """What is inside is used outside, too."""
        g.outs.append(self.pick(c.name for c in self.calls(g) if c.name not in g.outs))

    def share(self, g):
        """An operand becomes another value that is there."""
        order = list(g.nodes)
        n = self.pick(c for c in self.calls(g) if c.args)
        i = self.rng.randrange(len(n.args))
        n.args[i] = self.other([k for k in order[:order.index(n.name)]
                                if g.nodes[k].kind in ("var", "call", "const")], n.args[i])

    def operator(self, g):
        families = [UNARY[self.dialect], self.binary]
        n = self.pick(c for c in self.calls(g) if any(c.op in f for f in families))
        n.op = self.other(next(f for f in families if n.op in f), n.op)
        n.attrs = {"a_min": "0.0", "a_max": "6.0"} if n.op == "clip" else {}

    def constant(self, g):
        """A parameter becomes a constant, or a constant a parameter."""
        n = self.pick(p for p in g.nodes.values() if p.kind in ("var", "const"))
        if n.kind == "const":
            m = re.match(r"const (\w+)(\[[\d, ]*\])?", n.text)
            g.nodes[n.name] = Node(n.name, "var", type=m.group(1) + (m.group(2) or "[]"))
        elif re.fullmatch(r"\w+\[[\d, ]*\]", n.type):
            whole = not n.type.startswith(("f", "bf"))
            g.nodes[n.name] = Node(n.name, "const", text=f"const {n.type} splat {'1' if whole else '0.5'}"
                                   if "[]" not in n.type else f"const {n.type[:-2]} {'1' if whole else '0.5'}")
        self.parameters_first(g)

    def parameters_first(self, g):
        order = sorted(g.nodes.values(), key=lambda n: (n.kind != "var", n.kind != "const"))
        g.nodes = {n.name: n for n in order}

    def value(self, g):
        """Another number in a constant."""
        n = self.pick(c for c in g.nodes.values() if c.kind == "const")
        at = re.match(r"const \w+(\[[\d, ]*\])? ?(splat )?", n.text).end()
        m = self.pick(NUMBER.finditer(n.text, at))
        n.text = n.text[:m.start()] + self.other(["0", "1", "2", "6", "8", "16", "-1"], m.group()) + n.text[m.end():]

    def behind(self, g):
        """An operator behind what is returned."""
        out = self.rng.randrange(len(g.outs))
        op = self.pick(UNARY[self.dialect])
        name = f"%more{len(g.nodes)}"
        attrs = {"a_min": "0.0", "a_max": "6.0"} if op == "clip" else {}
        g.nodes[name] = Node(name, "call", op, [g.outs[out]], attrs)
        g.outs[out] = name
