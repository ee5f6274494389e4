"""Graphs as modules of Relax (pip apache-tvm), and FuseOpsByPattern on them."""
import importlib
import re

import numpy as np
import tvm
from tvm import relax
from tvm.relax.backend.pattern_registry import get_patterns_with_prefix

from graph import Bad, Graph, Groups, Node, literal, split
from relax_repairs import LISTS, NAMES, REPAIRS

BACKENDS = {"relax_cublas": ("cublas", "cuda.cublas"), "relax_cudnn": ("cudnn", "cuda.cudnn"),
            "relax_cutlass": ("cutlass", "cuda.cutlass"), "relax_hipblas": ("hipblas", "rocm.hipblas"),
            "relax_nnapi": ("nnapi", "contrib.nnapi"), "relax_tensorrt": ("tensorrt", "contrib.tensorrt"),
            "relax_coreml": ("coreml", "metal.coreml"), "relax_clml": ("openclml", "adreno.clml")}
TABLES, DIALECT, SOURCE = list(BACKENDS), "relax", f"TVM {tvm.__version__}"
DTYPES = {"f16": "float16", "f32": "float32", "f64": "float64", "bf16": "bfloat16", "f8e4m3": "float8_e4m3fn",
          "f8e5m2": "float8_e5m2", "bool": "bool"}
DTYPES |= {f"{k}{n}": f"{w}{n}" for k, w in (("i", "int"), ("u", "uint")) for n in (8, 16, 32, 64)}
BACK = {v: k for k, v in DTYPES.items()}
NUMPY = {"bfloat16", "float8_e4m3fn", "float8_e5m2"}
# Operands that are no tensors there: a shape, tuples of numbers, numbers.
SHAPES = {("relax.reshape", 1), ("relax.broadcast_to", 1), ("relax.full", 0), ("relax.image.resize2d", 1),
          ("relax.zeros", 0), ("relax.ones", 0), ("relax.call_tir", 2)}
TUPLES = {("relax.strided_slice", i) for i in (1, 2, 3, 4)}
NUMBERS = {("relax.clip", 1), ("relax.clip", 2)}
IGNORED = {"assume_inbound"}


# ---- from the text ----

def dtype_of(name):
    if name not in DTYPES:
        raise Bad(f"no dtype {name}")
    return DTYPES[name]


def attribute(text):
    """The value of an attribute as Python has it."""
    if text in DTYPES:
        return DTYPES[text]
    return literal(text)


def index_map(text):
    """A permutation of axes, as `lambda a, b: (b, a)`."""
    m = re.search(r"lambda ([\w, ]+): \(([\w, ]+)\)", text)
    if not m or sorted(split(m.group(1))) != sorted(split(m.group(2))):
        raise Bad(f"index map {text}")
    places = [split(m.group(1)).index(name) for name in split(m.group(2))]
    return tvm.tirx.IndexMap.from_func(lambda *axes: [axes[i] for i in places], ndim=len(places))


class ToRelax:
    """One module of a graph; types are what Relax infers."""

    def __init__(self, graph):
        self.graph, self.symbols, self.env = graph, {}, {}
        self.block, self.names = relax.BlockBuilder(), {}
        self.module = self.build()

    def extent(self, text):
        if re.fullmatch(r"\d+", text):
            return int(text)
        name = text.strip('"')
        if not name.isidentifier():
            raise Bad(f"extent {text}")
        return self.symbols.setdefault(name, tvm.tirx.Var(name, "int64"))

    def type(self, text):
        if text.startswith("("):
            return relax.TupleType([self.type(t) for t in split(text[1:-1])])
        m = re.fullmatch(r"(\w+)(?:\[(.*)\])?", text)
        dims = split(m.group(2) or "") if m else []
        if dims == ["*"]:
            return relax.TensorType(None, dtype_of(m.group(1)))
        if dims and set(dims) == {"?"}:
            return relax.TensorType(None, dtype_of(m.group(1)), ndim=len(dims))
        if not m or "?" in text or "*" in text:
            raise Bad(f"type {text}")
        return relax.TensorType([self.extent(e) for e in dims], dtype_of(m.group(1)))

    def literal(self, text):
        """(values, dtype) of a constant."""
        m = re.fullmatch(r"const (\w+)(?:\[(.*?)\])? ?(splat )?(.*)", text)
        shape = [int(e) for e in split(m.group(2) or "")]
        value = np.array(literal(m.group(4)))
        filled = np.full(shape, value) if m.group(3) else value.reshape(shape)
        return filled, dtype_of(m.group(1))

    def constant(self, node):
        values, dtype = self.literal(node.text)
        if dtype in NUMPY:
            return relax.const(tvm.runtime.tensor(values.astype(np.float32).astype(__import__("ml_dtypes").__dict__[dtype])), dtype)
        return relax.const(values.astype(dtype), dtype)

    def operand(self, node, i):
        name = node.args[i]
        if name is None:
            return None
        other = self.graph.nodes[name]
        if other.kind == "const" and (node.op, i) in SHAPES | TUPLES | NUMBERS:
            values = self.literal(other.text)[0]
            if (node.op, i) in NUMBERS:
                return values.reshape(-1)[0].item()
            numbers = [int(v) for v in values.reshape(-1)]
            return tuple(numbers) if node.op == "relax.image.resize2d" else relax.ShapeExpr(numbers) \
                if (node.op, i) in SHAPES else numbers
        return self.env[name]

    def function(self, name):
        """The address of a function outside of the graph; its body does not matter, but Relax makes one of equal ones."""
        name = name[1:].strip('"')
        if "." in name:
            return relax.ExternFunc(name)
        if name not in self.names:
            x = tvm.te.placeholder((1,), name="x")
            f = tvm.te.create_prim_func([x, tvm.te.compute((1,), lambda i: x[i] + float(len(self.names)), name="y")])
            self.names[name] = self.block.add_func(f, name)
        return self.names[name]

    def call(self, node):
        args, attrs = [self.operand(node, i) for i in range(len(node.args))], {}
        for key, text in node.attrs.items():
            if attribute(text) is not None:
                attrs[key] = index_map(attribute(text)) if key == "index_map" else attribute(text)
        if node.op in ("relax.call_tir", "relax.call_pure_packed"):
            op = tvm.ir.Op.get(node.op)
            return relax.Call(op, args, ty_args=[self.type(node.type)])
        if node.op == "relax.nn.attention_bias":
            return relax.op.nn.attention(*args, **attrs)
        maker = relax.op
        for part in node.op.split(".")[1:]:
            maker = getattr(maker, part, None)
        if maker is None:
            raise Bad(f"Relax has no {node.op}")
        return maker(*args, **attrs)

    def value(self, node):
        if node.kind == "tuple":
            return relax.Tuple([self.env[a] for a in node.args])
        if node.kind == "get":
            return relax.TupleGetItem(self.env[node.args[0]], int(node.op))
        if not node.op.startswith("relax."):
            raise Bad(f"Relax has no {node.op}")
        return self.call(node)

    def body(self):
        for node in self.graph.nodes.values():
            if node.kind == "const":
                self.env[node.name] = self.constant(node)
            elif node.kind == "global":
                self.env[node.name] = self.function(node.op)
            elif node.kind != "var":
                self.env[node.name] = self.block.emit(self.value(node), name_hint="v")
        outs = [self.env[o] for o in self.graph.outs]
        return self.block.emit_output(outs[0] if len(outs) == 1 else relax.Tuple(outs))

    def build(self):
        params = []
        prefix = "arg" if any(re.match(r"%p\d+$", n.name) for n in self.graph.nodes.values() if n.kind != "var") else "p"
        for i, p in enumerate(self.graph.params()):
            if not p.type:
                raise Bad(f"{p.name} has no type")
            params.append(relax.Var(f"{prefix}{i}", self.type(p.type)))
            self.env[p.name] = params[-1]
        try:
            with self.block.function("main", params):
                with self.block.dataflow():
                    out = self.body()
                self.block.emit_func_output(out)
            return self.block.get()
        except Bad:
            raise
        except Exception as e:  # what Relax refuses is no graph of it
            raise Bad(f"Relax: {str(e).strip().splitlines()[-1]}") from e


# ---- to the text ----

def extent_text(e):
    if isinstance(e, tvm.tirx.IntImm | int):
        if int(e) < 0:
            raise Bad("an extent below 0")
        return str(int(e))
    name = str(e).replace("T.int64(", "(")
    return name if name.isidentifier() else f'"{name}"'


def type_text(ty):
    if isinstance(ty, relax.TensorType):
        if ty.dtype is None:
            raise Bad(f"type {ty}")
        dims = ", ".join(map(extent_text, ty.shape.values) if ty.shape is not None else
                         ["?"] * ty.ndim if ty.ndim >= 0 else ["*"])
        return f"{BACK[str(ty.dtype)]}[{dims}]" if dims else f"{BACK[str(ty.dtype)]}[]"
    if hasattr(ty, "fields"):
        return f"({', '.join(type_text(t) for t in ty.fields)}{',' if len(ty.fields) == 1 else ''})"
    raise Bad(f"type {ty}")


def attribute_text(value):
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return BACK.get(value, f'"{value}"')
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, tvm.tirx.IntImm | tvm.tirx.FloatImm):
        return repr(value.value)
    if str(value) in BACK:
        return BACK[str(value)]
    if hasattr(value, "__len__"):
        return "[" + ", ".join(attribute_text(v) for v in value) + "]"
    return '"' + re.sub(r'["\\\n]', " ", str(value)) + '"'


def fields(call):
    """Names of a call's attributes."""
    if call.attrs is None or isinstance(call.attrs, tvm.ir.DictAttrs):
        return []
    return [f.name for f in type(call.attrs).__tvm_ffi_type_info__.fields]


def literal(e):
    """What tells a constant from others."""
    if not isinstance(e, tvm.ir.GenericConst):
        return str(e)
    values = e.value.numpy()
    return values.shape, str(values.dtype), values.tobytes()


def name_text(name):
    return f"%{name}" if re.fullmatch(r"\w+", name) else f'%"{name}"'


class FromRelax:
    """The graph of a module's main; constants and shapes get lines of their own."""

    def __init__(self, module, names=None):
        self.module, self.given = module, names or {}
        self.graph, self.env = Graph({}, []), {}
        self.functions = []
        main = module["main"]
        for p in main.params:
            self.add(Node(name_text(p.name), "var", type=type_text(p.ty)), p)
        for block in main.body.blocks:
            for b in block.bindings:
                self.bind(b.var, b.value)
        self.graph.outs = self.outs(main.body.body)
        self.graph.others = "".join(f"fn {f}(%a) {{\n  return %a\n}}\n" for f in dict.fromkeys(self.functions))

    def outs(self, result):
        name = self.env[result] if result in self.env else self.operand(result)
        node = self.graph.nodes[name]
        if node.kind == "tuple":
            del self.graph.nodes[name]
            return node.args
        return [name]

    def add(self, node, var=None):
        while node.name in self.graph.nodes:
            node.name = re.sub(r'("?)$', r"_\1", node.name, count=1)
        self.graph.nodes[node.name] = node
        if var is not None:
            self.env[var] = node.name
        return node.name

    def fresh(self, kind, text, op=""):
        return self.add(Node(f"%c{len(self.graph.nodes)}", kind, op, text=text))

    def numbers(self, values):
        return self.fresh("const", f"const i64[{len(values)}] [{', '.join(str(int(v)) for v in values)}]")

    def constant(self, e):
        values = e.value.numpy()
        dims = ", ".join(map(str, values.shape))
        flat = [attribute_text(v.item() if not isinstance(v, np.bool_) else bool(v)) for v in values.astype(
            "float32" if str(values.dtype) in NUMPY else values.dtype).reshape(-1)]
        dtype = BACK[str(e.ty.dtype)]
        if not values.shape:
            return self.fresh("const", f"const {dtype} {flat[0]}")
        if len(set(flat)) == 1 and len(flat) > 1:
            return self.fresh("const", f"const {dtype}[{dims}] splat {flat[0]}")
        if len(flat) > 64:  # the values of large ones are nobody's business here
            return self.fresh("const", f"const {dtype}[{dims}] splat {hash(values.tobytes()) % 97}")
        return self.fresh("const", f"const {dtype}[{dims}] [{', '.join(flat)}]")

    def operand(self, e):
        if e in self.env:
            return self.env[e]
        if isinstance(e, relax.Tuple):
            fields = list(e.fields)
            if fields and all(isinstance(f, tvm.tirx.IntImm) for f in fields):
                return self.numbers(fields)
            return self.add(Node(f"%t{len(self.graph.nodes)}", "tuple", args=[self.operand(f) for f in fields]))
        if isinstance(e, relax.ShapeExpr):
            if any(not isinstance(v, tvm.tirx.IntImm) for v in e.values):
                raise Bad("an open shape")
            return self.numbers(e.values)
        if isinstance(e, tvm.tirx.IntImm | tvm.tirx.FloatImm):
            return self.fresh("const", f"const {'i64' if isinstance(e, tvm.tirx.IntImm) else 'f32'} {e.value!r}")
        if isinstance(e, tvm.ir.GlobalVar | relax.ExternFunc):
            name = e.name_hint if isinstance(e, tvm.ir.GlobalVar) else e.global_symbol
            self.functions.append(f'@"{name}"')
            return self.fresh("global", "", f'@"{name}"')
        if isinstance(e, tvm.ir.GenericConst):
            return self.constant(e)
        raise Bad(f"operand {e}")

    def bind(self, var, e):
        if isinstance(e, relax.Var | relax.DataflowVar):
            self.env[var] = self.env[e]
            return
        name = self.given.get(var, name_text(var.name))
        if isinstance(e, relax.Tuple):
            args = [self.operand(f) for f in e.fields]
            self.add(Node(name, "tuple", args=args), var)
        elif isinstance(e, relax.TupleGetItem):
            self.add(Node(name, "get", str(e.index), [self.operand(e.tuple_value)], type=type_text(var.ty)), var)
        elif isinstance(e, relax.Call) and isinstance(e.op, tvm.ir.Op):
            self.call(name, var, e)
        else:
            self.env[var] = self.operand(e)

    def call(self, name, var, e):
        args = [self.operand(a) for a in e.args]
        attrs = {f: attribute_text(getattr(e.attrs, f)) for f in fields(e) if f not in IGNORED}
        of_type = type_text(var.ty)
        results = f" -> {len(var.ty.fields)}" if e.op.name == "relax.split" else ""
        self.add(Node(name, "call", e.op.name, args, attrs, of_type, results), var)


# ---- partitioning ----

class Fused:
    """The composite groups of a module, by the same keys before and after."""

    def __init__(self):
        self.keys = Groups()

    def params(self, module):
        return {p: self.keys.key("var", i) for i, p in enumerate(module["main"].params)}

    def constant(self, e):
        if isinstance(e, relax.Tuple):
            return self.keys.key("tuple", tuple(self.constant(f) for f in e.fields))
        if isinstance(e, tvm.ir.GlobalVar):
            return self.keys.key("global", e.name_hint)
        return self.keys.key("const", str(e) if isinstance(e, tvm.tirx.IntImm | relax.ShapeExpr) else literal(e))

    def operand(self, e, env):
        if e in env:
            return env[e]
        if isinstance(e, relax.Tuple):
            return self.keys.key("tuple", tuple(self.operand(f, env) for f in e.fields))
        return self.constant(e)

    def value(self, e, env, module, groups):
        if isinstance(e, relax.TupleGetItem):
            return self.keys.key("get", e.index, self.operand(e.tuple_value, env))
        if not isinstance(e, relax.Call):
            return self.operand(e, env)
        args = tuple(self.operand(a, env) for a in e.args)
        if isinstance(e.op, tvm.ir.GlobalVar):
            return self.group(module[e.op], args, module, groups)
        attrs = tuple(str(getattr(e.attrs, f)) for f in fields(e))
        return self.keys.key("call", e.op.name, args, attrs)

    def group(self, function, args, module, groups):
        env = dict(zip(function.params, args))
        calls = self.run(function, env, module, groups)
        if function.attrs is not None and "Composite" in function.attrs:
            groups.append((str(function.attrs["Composite"]), calls))
        return self.operand(function.body.body, env)

    def run(self, function, env, module, groups):
        calls = []
        for block in function.body.blocks:
            for b in block.bindings:
                env[b.var] = self.value(b.value, env, module, groups)
                if isinstance(b.value, relax.Call) and isinstance(b.value.op, tvm.ir.Op):
                    calls.append(env[b.var])
        return calls


def fuse(module, patterns):
    return relax.transform.FuseOpsByPattern(patterns, bind_constants=False, annotate_codegen=False)(module)


def with_check(p, check):
    return relax.transform.FusionPattern(p.name, p.pattern, p.annotation_patterns, check)


def root_of(context):
    return context.value_to_bound_var[context.matched_expr].name


def roots(module, p):
    """Where the pattern matches, from the inputs on."""
    found = []

    def note(context):
        if p.check(context):
            found.append(root_of(context))
        return False
    fuse(module, [with_check(p, note)])
    return found


class Engine:
    """Upstream for one table: `raw`, and `repaired` with what the table's header says differs."""

    def __init__(self, table):
        prefix, module = BACKENDS[table]
        importlib.import_module("tvm.relax.backend." + module)
        listed, mended = LISTS.get(table, (lambda: list(get_patterns_with_prefix(prefix)), list))
        self.table, self.raw, self.raised, self.name = table, listed(), None, NAMES.get(table, str)
        self.repaired = [self.repair(p, REPAIRS[table]) for p in mended(self.raw)]

    def at_level(self, level):
        """Leaves out what asks for a device of a higher feature level, as NNAPI's partitioning does."""
        if level is not None:
            from tvm.relax.backend.contrib.nnapi import min_feature_level
            self.raw = [p for p in self.raw if level >= min_feature_level(p.name)]
            self.repaired = [p for p in self.repaired if level >= min_feature_level(p.name)]

    def listed(self):
        """Names of the entries as a table lists them: as they were registered, which the registry turns round."""
        return [p.name for p in (self.raw if self.table in LISTS else reversed(self.raw))]

    def repair(self, p, rule):
        def answer(context):
            return p.check is None or bool(p.check(context))

        def check(context):
            try:
                return bool(rule(p.name, context, answer))
            except Exception as e:  # upstream's checks raise at what they did not think of
                self.raised = e
                return False
        return with_check(p, check)

    def entries(self):
        return len(self.raw)

    def prepare(self, graph):
        """The graph as this side has it, with all types and attributes; Bad if it is none."""
        made = ToRelax(graph)
        names = {made.env[n.name]: n.name for n in graph.nodes.values() if n.kind not in ("const", "global")
                 and isinstance(made.env[n.name], relax.Var)}
        return FromRelax(made.module, names).graph

    def outputs_first(self, module):
        """The repaired list, where of one entry's matches the one nearest to the outputs goes first, then the next."""
        for p in self.repaired:
            tried = set()
            while (root := next((r for r in reversed(roots(module, p)) if r not in tried), None)) is not None:
                tried.add(root)
                module = fuse(module, [with_check(p, lambda c, root=root: root_of(c) == root and p.check(c))])
        return module

    def groups(self, graph, repaired=True, nearest="inputs"):
        """[(entry, names of calls)] of a prepared graph; `nearest`: which of one entry's matches go first."""
        made = ToRelax(graph)
        after = (self.outputs_first(made.module) if nearest == "outputs" else
                 fuse(made.module, self.repaired if repaired else self.raw))
        fused, groups = Fused(), []
        before = fused.params(made.module)
        fused.run(made.module["main"], before, made.module, [])
        names = {}
        for n in graph.nodes.values():
            if n.kind == "call":
                names.setdefault(before[made.env[n.name]], n.name)
        fused.run(after["main"], fused.params(after), after, groups)
        return sorted((self.name(entry), tuple(sorted(names[c] for c in calls))) for entry, calls in groups)


def networks(folder):
    """[(name, graph)] of the ONNX models below a folder, in f32 and in f16."""
    from networks import graphs
    return graphs(folder, network, ("", "f16"))


def network(model, shapes, kind):
    from tvm.relax.frontend.onnx import from_onnx
    tidied = [relax.transform.CanonicalizeBindings(), relax.transform.DeadCodeElimination()]
    tidied += [relax.transform.ToMixedPrecision("float16")] if kind == "f16" else []
    return converted(tvm.transform.Sequential(tidied)(from_onnx(model, shape_dict=shapes)))


def converted(module):
    graph = FromRelax(module).graph
    ToRelax(graph)  # or it is no graph of both
    return graph
