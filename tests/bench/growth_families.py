"""Families of patterns for bench-growth, and their text for each matcher that is compared.

A pattern is None (any node) or a Call.  Both families are over one vocabulary of operators: `structure` differs in
the operators, `attributes` in tests of the attributes of convolutions and pools.  The first K patterns of a family
are the table of K.  The same patterns become

- `pat`: a .pat file over made-up operators, and `onnx`: one over ONNX's, for real networks;
- `tree`: a merged decision tree in C, as one writes it by hand for libdfg's arrays;
- `drr`, `pdl`, `dialect`: patterns of MLIR, declarative in TableGen and as data.
"""
import random
from collections import Counter, namedtuple

Call = namedtuple("Call", "op args attrs")  # attrs: {index in ATTRIBUTES[op]: value}

UNARY = ["relu", "relu6", "sigmoid", "tanh", "gelu", "silu", "hswish", "exp", "log", "sqrt", "neg", "abs", "cast",
         "softmax", "transpose", "reshape"]
BINARY = ["add", "sub", "mul", "div", "max", "min"]
CONVOLUTION = ["conv2d", "dwconv", "dense", "convt"]
POOL = ["max_pool", "avg_pool", "gavg_pool"]
BIAS = ["bias_add", "bn"]
LEAVES = ["const", "input"]
OPERATORS = LEAVES + CONVOLUTION + BIAS + UNARY + BINARY + POOL
ARITY = {op: 0 if op in LEAVES else 2 if op in CONVOLUTION + BIAS + BINARY else 1 for op in OPERATORS}
ATTRIBUTES = {**{op: ["stride", "pad", "groups", "kernel"] for op in CONVOLUTION},
              **{op: ["kernel", "stride"] for op in POOL}}
CONST = Call("const", (), {})


class Structure:
    """Patterns of two to four levels; two attributes in five are tested."""

    def __init__(self):
        self.random = random.Random(12345)

    def attributes(self, op):
        chance, choice, tested = self.random.random, self.random.choice, {}
        if op in CONVOLUTION:
            for index, values, share in ((0, [1, 2], 0.4), (2, [1, 32], 0.4), (3, [1, 3], 0.2)):
                if chance() < share:
                    tested[index] = choice(values)
        elif op in POOL and chance() < 0.4:
            tested[1] = choice([1, 2])
        return tested

    def convolution(self, depth):
        op = self.random.choice(CONVOLUTION)
        data = self.random.choice([self.unary, self.pool, self.binary])(depth - 1) if depth > 1 else None
        return Call(op, (data, self.random.choice([None, CONST])), self.attributes(op))

    def bias(self, depth):
        op = self.random.choice(BIAS)
        return Call(op, (self.convolution(depth - 1) if depth > 1 else None, CONST), {})

    def binary(self, depth):
        op = self.random.choice(BINARY)
        if depth <= 1:
            return Call(op, (None, None), {})
        left = self.random.choice([self.bias, self.unary])(depth - 1)
        chance = self.random.random()
        return Call(op, (left, None if chance < 0.6 else self.unary(1) if chance < 0.9 else CONST), {})

    def unary(self, depth):
        op = self.random.choice(UNARY)
        return Call(op, (self.random.choice([self.bias, self.bias, self.binary])(depth - 1) if depth > 1 else None,), {})

    def pool(self, depth):
        op = self.random.choice(POOL)
        return Call(op, (self.unary(depth - 1) if depth > 1 else None,), self.attributes(op))

    def any(self):
        depth = self.random.choice([2, 3, 3, 4])
        makers = [self.unary, self.binary, self.pool, self.bias, self.convolution]
        return self.random.choices(makers, [40, 25, 10, 15, 10])[0](depth)

    def first(self):
        return [Call("relu", (Call("bias_add", (Call("conv2d", (None, None), {}), CONST), {}),), {})]


class Attributes(Structure):
    """Two to four attribute tests on each convolution, two on each pool."""

    def __init__(self):
        super().__init__()
        self.random = random.Random(777)

    def attributes(self, op):
        choice = self.random.choice
        if op in CONVOLUTION:
            chosen = self.random.sample([0, 1, 2, 3], choice([2, 3, 4]))
            return {index: choice([[1, 2], [0, 1], [1, 32], [1, 3]][index]) for index in chosen}
        return {0: 2, 1: choice([1, 2])} if op in POOL else {}

    def convolution(self, depth):
        op, data = self.random.choice(CONVOLUTION), None
        if depth > 1 and self.random.random() < 0.5:
            data = self.random.choice([self.unary, self.pool, self.bias])(depth - 1)
        return Call(op, (data, self.random.choice([None, CONST])), self.attributes(op))

    def unary(self, depth):
        op = self.random.choice(UNARY)
        return Call(op, (self.random.choice([self.bias, self.convolution])(depth - 1) if depth > 1 else None,), {})

    def binary(self, depth):
        return Call(self.random.choice(BINARY), (self.bias(depth - 1), self.random.choice([None, None, CONST])), {})

    def any(self):
        depth = self.random.choice([2, 3, 3, 4])
        makers = [self.unary, self.binary, self.pool, self.bias, self.convolution]
        return self.random.choices(makers, [30, 20, 10, 20, 20])[0](depth)

    def first(self):
        return []


FAMILIES = {"structure": Structure, "attributes": Attributes}


def patterns(family, k):
    source = FAMILIES[family]()
    chosen = {repr(p): p for p in source.first()}
    while len(chosen) < k:
        made = source.any()
        chosen.setdefault(repr(made), made)
    return list(chosen.values())[:k]


# ---- pat2c ----

def ops_file():
    lines = []
    for op in OPERATORS:
        if op not in LEAVES:
            attributes = "".join(f" {a}: int;" for a in ATTRIBUTES.get(op, []))
            lines.append(f"op t.{op}({', '.join('xy'[:ARITY[op]])}) : fusable{f' {{{attributes} }}' if attributes else ';'}")
    return "\n".join(lines) + "\n"


def table_file(imports, entries):
    rows = "".join(f'    "p{i}" = {p};\n' for i, p in enumerate(entries))
    return f'import "{imports}.ops";\n\ntable growth {{\n{rows}}}\n'


def pat_text(p):
    if p is None or p is CONST:
        return "_" if p is None else "const"
    tests = ", ".join(f"{ATTRIBUTES[p.op][i]} == {v}" for i, v in sorted(p.attrs.items()))
    return f"t.{p.op}({', '.join(map(pat_text, p.args))}){f' {{ {tests} }}' if tests else ''}"


def pat(made):
    return table_file("t", map(pat_text, made))


ONNX = dict(zip(UNARY + BINARY + CONVOLUTION + POOL, [
    "Relu", "Clip", "Sigmoid", "Tanh", "Gelu", "LeakyRelu", "HardSwish", "Exp", "Log", "Sqrt", "Neg", "Abs", "Cast",
    "Softmax", "Transpose", "Reshape", "Add", "Sub", "Mul", "Div", "Max", "Min", "Conv", "ConvTranspose", "Gemm",
    "MatMul", "MaxPool", "AveragePool", "GlobalAveragePool"]))
ONNX_ATTRIBUTES = {"stride": "strides == [{0}, {0}]", "pad": "pads == [{0}, {0}, {0}, {0}]", "groups": "group == {0}",
                   "kernel": "kernel_shape == [{0}, {0}]"}


def onnx_text(p):
    """The same over ONNX's operators: a bias is an addition, or a normalisation of a batch."""
    if p is None or p is CONST:
        return "_" if p is None else "const"
    args = ", ".join(map(onnx_text, p.args))
    if p.op in BIAS:
        return f"Add({args})" if p.op == "bias_add" else f"BatchNormalization({args}, ...)"
    name, named = ONNX[p.op], ""
    if name in ("Conv", "ConvTranspose", "MaxPool", "AveragePool"):
        tests = [ONNX_ATTRIBUTES[ATTRIBUTES[p.op][i]].format(v) for i, v in sorted(p.attrs.items())
                 if p.op in CONVOLUTION or ATTRIBUTES[p.op][i] != "groups"]
        named = f" {{ {', '.join(tests)} }}" if tests else ""
    rest = ", ..." if name in ("Clip", "Reshape", "Conv", "ConvTranspose", "Gemm") else ""
    return f"{name}({args}{rest}){named}"


def onnx(made):
    return table_file("onnx", dict.fromkeys(map(onnx_text, made)))


# ---- a decision tree in C ----

def tests_of(p, path=()):
    """(operator, path, value) and (attribute index, path, value), the operator of a node before all else of it."""
    tests = [("op", path, p.op)] + [(i, path, v) for i, v in sorted(p.attrs.items())]
    for i, arg in enumerate(p.args):
        tests += tests_of(arg, path + (i,)) if arg is not None else []
    return tests


def tree(made):
    """Asks what most patterns ask; what does not depend on it goes into each answer, so that nothing is asked twice."""
    out = []

    def place(path):
        return "n" + "_".join(("",) + tuple(map(str, path)))

    def build(left, there, indent):
        pad = "    " * indent
        for i, tests in left:
            if not tests:
                out.append(f"{pad}HIT({i})")
        left = [(i, tests) for i, tests in left if tests]
        if not left:
            return
        asked = Counter()
        for _, tests in left:
            unknown = {path for what, path, _ in tests if what == "op"}
            asked.update((what, path) for what, path, _ in tests
                         if (path[:-1] if what == "op" else path) not in unknown or not path)
        what, path = max(asked, key=lambda q: (asked[q], q[0] == "op", -len(q[1])))
        answers, rest = {}, []
        for i, tests in left:
            answer = next((v for w, p, v in tests if (w, p) == (what, path)), None)
            if answer is None:
                rest.append((i, tests))
            else:
                answers.setdefault(answer, []).append((i, [t for t in tests if t[:2] != (what, path)]))
        if path not in there:
            out.append(f"{pad}const dfg_node {place(path)} = ARG({place(path[:-1])}, {path[-1]});")
        out.append(f"{pad}switch ({'OP' if what == 'op' else 'ATTR'}({place(path)}{'' if what == 'op' else f', {what}'})) {{")
        for answer, some in answers.items():
            out.append(f"{pad}case {f'OP_{answer}' if what == 'op' else answer}: {{")
            build(some + rest, there | {path}, indent + 1)
            out.append(f"{pad}    break;\n{pad}}}")
        out.append(f"{pad}default: {{")
        build(rest, there | {path}, indent + 1)
        out.append(f"{pad}    break;\n{pad}}}\n{pad}}}")

    build([(i, tests_of(p)) for i, p in enumerate(made)], {()}, 2)
    body = "\n".join(out)
    return ('#include "growth_tree.h"\n\nsize_t tree_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, '
            f"uint32_t *entries)\n{{\n    size_t hits = 0;\n    for (dfg_node n = first; n < last; n++) {{\n{body}\n    }}\n"
            "    return hits;\n}\n")


def ops_header():
    """The vocabulary as C, in one order for all."""
    def rows(of):
        return ", ".join(of(op) for op in OPERATORS)

    names, arity = rows('"{}"'.format), rows(lambda op: str(ARITY[op]))
    n_attrs = rows(lambda op: str(len(ATTRIBUTES.get(op, []))))
    attrs = rows(lambda op: "{" + (", ".join(f'"{a}"' for a in ATTRIBUTES.get(op, [])) or "0") + "}")
    tree = " ".join(f"TREE_OP({op})," for op in OPERATORS if op not in LEAVES)
    return (f"enum {{ {rows('G_{}'.format)}, N_GROWTH_OPS }};\n"
            f"static const char *const growth_names[] = {{{names}}};\n"
            f"static const unsigned char growth_arity[] = {{{arity}}};\n"
            f"static const unsigned char growth_n_attrs[] = {{{n_attrs}}};\n"
            f"static const char *const growth_attrs[][4] = {{{attrs}}};\n"
            f"#define TREE_OPS {tree}\n")


# ---- MLIR ----

def class_name(op):
    return "".join(word.capitalize() for word in op.split("_")) + "Op"


def dialect():
    text = """include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; let useDefaultAttributePrinterParser = 0;
                             let useFoldAPI = kEmitFoldAdaptorFolder; }
class T_Op<string name> : Op<T_Dialect, name, [Pure]>;
"""
    for op in OPERATORS:
        arguments = [f"AnyType:${x}" for x in "xy"[:ARITY[op]]] + [f"I32Attr:${a}" for a in ATTRIBUTES.get(op, [])]
        arguments += ["I32Attr:$id"] if op in LEAVES else []
        text += (f'def T_{class_name(op)} : T_Op<"{op}"> {{ let arguments = (ins {", ".join(arguments)}); '
                 "let results = (outs AnyType:$r); }\n")
    return text


def drr(made):
    """Each rule counts its match and fails, so that nothing is replaced."""
    def text(p, state):
        if p is None:
            state.append(p)
            return "$v1" if len(state) == 1 else "$_"
        args = [text(arg, state) for arg in p.args]
        args += [f'ConstantAttr<I32Attr, "{p.attrs[i]}">' if i in p.attrs else "$_"
                 for i in range(len(ATTRIBUTES.get(p.op, [])))]
        args += ["$_"] if p.op in LEAVES else []
        return f"(T_{class_name(p.op)} {', '.join(args)})"

    rules = "".join(f"def P{i} : Pat<{text(p, []).replace(' ', ':$root ', 1)}, (replaceWithValue $v1), [(Hit)]>;\n"
                    for i, p in enumerate(made))
    return ('include "dialect.td"\ninclude "mlir/IR/PatternBase.td"\n'
            'def Hit : Constraint<CPred<"count_hit()">, "counted">;\n' + rules)


def pdl(made):
    def text(p):
        lines = []

        def value(q):
            if q is None:
                lines.append(f"  %x{len(lines)} = pdl.operand")
                return f"%x{len(lines) - 1}"
            args, attrs = [value(arg) for arg in q.args], []
            for i, v in sorted(q.attrs.items()):
                attrs.append(f'"{ATTRIBUTES[q.op][i]}" = %a{len(lines)}')
                lines.append(f"  %a{len(lines)} = pdl.attribute = {v} : i32")
            lines.append(f'  %o{len(lines)} = pdl.operation "t.{q.op}"'
                         + (f"({', '.join(args)} : {', '.join(['!pdl.value'] * len(args))})" if args else "")
                         + (f" {{{', '.join(attrs)}}}" if attrs else "") + " -> (%t : !pdl.type)")
            lines.append(f"  %r{len(lines)} = pdl.result 0 of %o{len(lines) - 1}")
            return f"%r{len(lines) - 1}"

        value(p)
        lines.pop()
        return "\n".join(lines), f"%o{len(lines) - 1}"

    made = [text(p) for p in made]
    return "module @patterns {\n" + "".join(
        f" pdl.pattern @p{i} : benefit(1) {{\n  %t = pdl.type\n{lines}\n  pdl.rewrite {root} with \"counted\"\n }}\n"
        for i, (lines, root) in enumerate(made)) + "}\n"
