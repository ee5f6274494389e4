"""Graphs as modules of Relay (pip hhb-tvm, unpacked), and MergeComposite on them.

A call keeps its name as its span, through all passes; so groups are told by names.
"""
import functools
import importlib
import re
import sys

import numpy as np
import tvm
from tvm import relay
from tvm.relay.dataflow_pattern import (AltPattern, AttrPattern, CallPattern, DataTypePattern, ExprPattern,
                                        ShapePattern, TupleGetItemPattern, TuplePattern, TypePattern)
from tvm.relay.op.contrib import get_pattern_table

from graph import Bad, Graph, Node, literal, split
from relay_ethos import ethos_u, ethos_u_list, vela
from relay_repairs import LISTS, REPAIRED, REPAIRS

sys.setrecursionlimit(100000)
BACKENDS = {"dnnl": ("dnnl", "dnnl"), "dnnl_operators": (None, "dnnl"), "cutlass": ("cutlass", "cutlass"),
            "cublas": ("cublas", "cublas"), "cudnn": ("cudnn", "cudnn"),
            "cmsis_nn": ("cmsis-nn", "cmsisnn"), "bnns": ("bnns", "bnns"),
            "arm_compute_lib": ("arm_compute_lib", "arm_compute_lib"), "tensorrt": ("tensorrt", "tensorrt"),
            "clml": ("clml", "clml"), "ethos_u": ("ethos-u", "ethosu")}
LISTS["ethos_u"], REPAIRS["ethos_u"] = ethos_u_list, ethos_u
SORTED = {"tensorrt", "dnnl_operators"}
TABLES, DIALECT, SOURCE = list(BACKENDS), "relay", f"TVM {tvm.__version__} (hhb-tvm 3.2.3)"
DTYPES = {"f16": "float16", "f32": "float32", "f64": "float64", "bf16": "bfloat16", "bool": "bool"}
DTYPES |= {f"{k}{n}": f"{w}{n}" for k, w in (("i", "int"), ("u", "uint")) for n in (8, 16, 32, 64)}
BACK = {v: k for k, v in DTYPES.items()}
RESULTS = {"qnn.conv2d": "int32", "qnn.conv2d_transpose": "int32", "qnn.dense": "int32", "qnn.quantize": "int8",
           "qnn.requantize": "int8"}  # out_dtype, where neither it nor the call's type is said
REQUIRED = {"transpose": ["axes"], "nn.dense": ["units"], "nn.matmul": ["units"]}  # and may be nothing
IGNORED = {"auto_scheduler_rewritten_layout", "meta_schedule_original_shape"}


def dtype_of(name):
    if name not in DTYPES:
        raise Bad(f"no dtype {name}")
    return DTYPES[name]


def attribute(text):
    """The value of an attribute as Python has it."""
    if text in DTYPES:
        return DTYPES[text]
    return literal(text)


def padded(op, attrs):
    """Padding of both ends, as Relay's functions write it for a frontend."""
    m = re.search(r"(conv|pool)(\d)d", op)
    if m and "adaptive" not in op and "global" not in op:
        pads = list(attrs.get("padding", [0]))
        axes = int(m.group(2))
        pads = pads * axes if len(pads) == 1 else pads
        attrs["padding"] = pads * 2 if len(pads) == axes else pads
    return attrs


def completed(node, attrs):
    """The attributes that Relay's functions for frontends fill in."""
    if node.op in RESULTS and "out_dtype" not in attrs:
        said = DTYPES.get(re.match(r"\w*", node.type).group(), "void")
        attrs["out_dtype"] = RESULTS[node.op] if said == "void" else said
    if node.op == "strided_slice":
        attrs = {"strides": [1] * len(attrs["begin"]), "axes": None, "slice_mode": "end"} | attrs
    for key in REQUIRED.get(node.op, ()):
        attrs.setdefault(key, None)
    if node.op == "split" and isinstance(attrs.get("indices_or_sections"), int):
        attrs["indices_or_sections"] = tvm.tir.IntImm("int32", attrs["indices_or_sections"])
    if node.op == "image.resize2d":
        attrs.setdefault("roi", [0.0] * 4)
    return padded(node.op, attrs)


@functools.lru_cache(300)
def array(text):
    """The values of a constant."""
    m = re.fullmatch(r"const (\w+)(?:\[(.*?)\])? ?(splat )?(.*)", text)
    shape, dtype = [int(e) for e in split(m.group(2) or "")], dtype_of(m.group(1))
    value = np.array(literal(m.group(4))).astype(dtype)
    return tvm.nd.array(np.broadcast_to(value, shape) if m.group(3) else value.reshape(shape))


def span_of(node):
    return relay.Span(relay.SourceName(node.name), 0, 0, 0, 0)


class ToRelay:
    """One module of a graph, with the types that Relay infers; `body` has a tuple of the results."""

    def __init__(self, graph):
        self.graph, self.env, self.symbols = graph, {}, {}
        try:
            self.module = self.build()
        except Bad:
            raise
        except Exception as e:  # what Relay refuses is no graph of it
            raise Bad(f"Relay: {(str(e).strip().splitlines() or [''])[-1]}") from e

    def extent(self, text):
        if text.isdigit():
            return int(text)
        if text == "?" or text.strip('"').isidentifier():
            return relay.Any()
        raise Bad(f"extent {text}")

    def type(self, text):
        if text.startswith("("):
            return relay.TupleType([self.type(t) for t in split(text[1:-1])])
        m = re.fullmatch(r"(\w+)(?:\[(.*)\])?", text)
        if not m or "*" in text:
            raise Bad(f"type {text}")
        return relay.TensorType([self.extent(e) for e in split(m.group(2) or "")], dtype_of(m.group(1)))

    def constant(self, text):
        return relay.Constant(array(text))

    def call(self, node):
        if re.search(r"\b0\b", node.attrs.get("strides", "")):
            raise Bad("Relay divides by strides, and ends")
        if node.op.startswith(("%", "@", "relax.", "tfl.")) or None in node.args:
            raise Bad(f"Relay has no {node.op}")
        op = relay.op.get(node.op)
        attrs = completed(node, {k: attribute(v) for k, v in node.attrs.items() if v != "none"})
        made = tvm.ir.make_node(op.attrs_type_key, **attrs) if op.attrs_type_key else None
        return relay.Call(op, [self.env[a] for a in node.args], made, span=span_of(node))

    def value(self, node):
        if node.kind == "const":
            return self.constant(node.text)
        if node.kind == "tuple":
            return relay.Tuple([self.env[a] for a in node.args])
        if node.kind == "get":
            return relay.TupleGetItem(self.env[node.args[0]], int(node.op), span_of(node))
        if node.kind == "call":
            return self.call(node)
        raise Bad(f"Relay has no {node.kind}")

    def build(self):
        for node in self.graph.nodes.values():
            if node.kind == "var":
                if not node.type:
                    raise Bad(f"{node.name} has no type")
                self.env[node.name] = relay.var(re.sub(r"\W", "", node.name) or "p", self.type(node.type))
            else:
                self.env[node.name] = self.value(node)
        params = [self.env[p.name] for p in self.graph.params()]
        main = relay.Function(params, relay.Tuple([self.env[o] for o in self.graph.outs]))
        return relay.transform.InferType()(tvm.IRModule.from_expr(main))


# ---- to the text ----

def type_text(ty):
    if isinstance(ty, relay.TensorType):
        if any(not isinstance(e, (tvm.tir.Any, tvm.tir.IntImm)) or getattr(e, "value", 0) < 0 for e in ty.shape):
            raise Bad("an extent that is no number")
        dims = ", ".join("?" if isinstance(e, tvm.tir.Any) else str(int(e)) for e in ty.shape)
        return f"{BACK[ty.dtype]}[{dims}]"
    return f"({', '.join(type_text(t) for t in ty.fields)}{',' if len(ty.fields) == 1 else ''})"


def attribute_text(value):
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return BACK.get(str(value), f'"{value}"')
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (tvm.tir.IntImm, tvm.tir.FloatImm)):
        return repr(value.value)
    if hasattr(value, "__len__"):
        return "[" + ", ".join(attribute_text(v) for v in value) + "]"
    raise Bad(f"attribute {value}")


def named(call):
    return call.span.source_name.name if call.span is not None else None


def calls_of(expr, into=None):
    """The operator calls of an expression by name, those in functions too."""
    into = {} if into is None else into

    def visit(e):
        if isinstance(e, relay.Call) and isinstance(e.op, tvm.ir.Op):
            into[named(e)] = e
    relay.analysis.post_order_visit(expr, visit)
    return into


def attributes(call):
    """The attributes that say something, as text; a call may have none."""
    keys = call.attrs.keys() if isinstance(call.attrs, tvm.ir.Attrs) else []
    texts = {str(k): attribute_text(call.attrs[k]) for k in keys if k not in IGNORED}
    return {k: v for k, v in texts.items() if v not in ('""', "none")}


def booleans(node, attrs):
    """An attribute that Relay keeps as a number stays what the graph called it."""
    for key, text in node.attrs.items():
        if text in ("true", "false") and attrs.get(key) in ("0", "1"):
            attrs[key] = "true" if attrs[key] == "1" else "false"
    return attrs


def typed(graph, module):
    """The graph with all types and attributes as Relay has them."""
    made, calls = graph.copy(), calls_of(module["main"].body)
    for n in made.nodes.values():
        if n.kind != "call" or n.name not in calls:
            continue
        call = calls[n.name]
        n.type = type_text(call.checked_type)
        if hasattr(call.checked_type, "fields") and n.text == "" and n.op == "split":
            n.text = f" -> {len(call.checked_type.fields)}"
        if call.attrs is not None:
            n.attrs = booleans(n, attributes(call))
    projections(made)
    return made


def projections(graph):
    for n in graph.nodes.values():
        if n.kind == "get":
            of = graph.nodes[n.args[0]].type
            n.type = split(of[1:-1])[int(n.op)] if of.startswith("(") else ""


# ---- partitioning ----

class Cut(relay.ExprMutator):
    """Calls and projections of these names become parameters; `calls` has what they were."""

    def __init__(self, names):
        super().__init__()
        self.names, self.calls = names, []

    def cut(self, e, made):
        if named(e) not in self.names:
            return made
        var = relay.Var(f"cut{len(self.calls)}", e.checked_type)
        self.calls.append((var, made))
        return var

    def visit_call(self, call):
        made = super().visit_call(call)
        if not isinstance(call.op, tvm.ir.Op):
            return made
        return self.cut(call, relay.Call(call.op, made.args, call.attrs, call.type_args, call.span))

    def visit_tuple_getitem(self, e):
        return self.cut(e, relay.TupleGetItem(self.visit(e.tuple_value), e.index, e.span))


def operands(e):
    return [e.tuple_value] if isinstance(e, relay.TupleGetItem) else list(e.args)


def with_operands(e, args):
    return (relay.TupleGetItem(*args, e.index, e.span) if isinstance(e, relay.TupleGetItem) else
            relay.Call(e.op, args, e.attrs, None, e.span))


def without(module, names):
    """(module with these calls cut out and their operands returned, what was cut)."""
    main, cut = module["main"], Cut(names)
    body = cut.visit(main.body)
    fields = [body] + [a for _, e in cut.calls for a in operands(e)]
    made = relay.Function([*main.params, *(v for v, _ in cut.calls)], relay.Tuple(fields))
    return relay.transform.InferType()(tvm.IRModule.from_expr(made)), cut.calls


def together(module, params, calls):
    """Undoes `without`."""
    main = module["main"]
    fields, at, bound = list(main.body.fields), 1, {}
    for (_, e), var in zip(calls, main.params[len(params):]):
        count = len(operands(e))
        bound[var] = with_operands(e, fields[at:at + count])
        at += count
    body = fields[0]
    for var in reversed(main.params[len(params):]):  # what was cut later may use what was cut before
        body = relay.bind(body, {var: bound[var]})
    made = relay.Function(main.params[:len(params)], body)
    return relay.transform.InferType()(tvm.IRModule.from_expr(made))


class Groups(relay.ExprVisitor):
    """[(entry, names, root)] of the composite functions, and the roots of which a projection is the result."""

    def __init__(self, expr):
        super().__init__()
        self.found, self.projected = [], set()
        self.visit(expr)

    def visit_function(self, fn):
        if fn.attrs is not None and "Composite" in fn.attrs:
            names = calls_of(fn.body)
            root = fn.body.tuple_value if isinstance(fn.body, relay.TupleGetItem) else fn.body
            self.found.append((str(fn.attrs["Composite"]), tuple(sorted(names)), named(root)))
            if isinstance(fn.body, relay.TupleGetItem):
                self.projected.add(named(root))
        else:
            super().visit_function(fn)


def needs(pattern):
    """Names of operators that each match of a pattern has."""
    if isinstance(pattern, AltPattern):
        return needs(pattern.left) & needs(pattern.right)
    if isinstance(pattern, CallPattern):
        return needs(pattern.op).union(*map(needs, pattern.args or []))
    if isinstance(pattern, ExprPattern):
        return {pattern.expr.name} if isinstance(pattern.expr, tvm.ir.Op) else set()
    if isinstance(pattern, TuplePattern):
        return set().union(*map(needs, pattern.fields or []))
    if isinstance(pattern, TupleGetItemPattern):
        return needs(pattern.tuple)
    if isinstance(pattern, (AttrPattern, DataTypePattern, ShapePattern, TypePattern)):
        return needs(pattern.pattern)
    return set()


def possible(entries, graph):
    """The entries with a pattern that may match: each costs a pass over the graph."""
    there = {n.op for n in graph.nodes.values() if n.kind == "call"}
    return [e for e in entries if needs(e[1]) <= there]


class Engine:
    """Upstream for one table: `raw`, and `repaired` with what the table's header says differs."""

    def __init__(self, table):
        prefix, module = BACKENDS[table]
        vela()
        importlib.import_module("tvm.relay.op.contrib." + module)
        listed = [(*e, None)[:3] for e in get_pattern_table(prefix)] if prefix else []
        extended, self.repaired = LISTS.get(table, lambda t: (t, t))(listed)
        self.raw, self.rule, self.name = extended, REPAIRS.get(table, lambda entry, call, check: check(call)), str
        self.raised, self.sorted, self.projected = None, table in SORTED, set()

    def entries(self):
        return len(self.listed())

    def listed(self):
        """The names of upstream's entries, each once."""
        return list(dict.fromkeys(name for name, *_ in self.raw))

    def prepare(self, graph):
        """The graph as this side has it, with all types and attributes; Bad if it is none."""
        return typed(graph, ToRelay(graph).module)

    def groups(self, graph, repaired=True):
        """[(entry, names of calls)] of a prepared graph."""
        module, REPAIRED[0] = ToRelay(graph).module, repaired
        if repaired:
            for entry in possible(self.repaired, graph):
                module = self.merge(module, entry, graph)
        else:
            entries = [e if e[2] is not None else e[:2] for e in possible(self.raw, graph)]
            module = relay.transform.MergeComposite(entries)(module)
        made = Groups(module["main"].body)
        self.projected = made.projected
        return sorted((entry, names) for entry, names, _ in made.found)

    def merge(self, module, entry, graph):
        """One entry over the graph; a root that is refused is cut out, so that a smaller group may be made."""
        name, pattern, check = entry
        refused, before = set(), {g[2] for g in Groups(module["main"].body).found}
        while True:
            more = set()

            def judged(call):
                try:
                    good = bool(self.rule(name, call, check or (lambda _: True)))
                except Exception as e:  # upstream's checks raise at what they did not think of
                    self.raised, good = e, False
                if not good:
                    more.add(named(call))
                return good
            part, calls = without(module, refused) if refused else (module, [])
            merged = relay.transform.MergeComposite([(name, pattern, judged)])(part)
            if not refused and not more and len(Groups(merged["main"].body).found) == len(before):
                return module
            merged = relay.transform.InferType()(merged)
            groups = [g for g in Groups(merged["main"].body).found if g[2] not in before]
            more |= {root for _, names, root in groups if self.leaks(names, root, graph)}
            if not more - refused:
                return together(merged, module["main"].params, calls) if refused else merged
            refused |= more

    def leaks(self, names, root, graph):
        """Whether something inside of a group is used outside."""
        inside = set(names) | {n.name for n in graph.nodes.values() if n.kind in ("tuple", "get") and n.args and
                               any(a in names and a != root for a in n.args)}
        hidden = inside - {root}
        used = [a for n in graph.nodes.values() if n.name not in inside for a in n.args if n.kind != "get"]
        return bool(hidden & ({*used, *graph.outs}))


def networks(folder):
    """[(name, graph)] of the ONNX models below a folder."""
    from networks import graphs
    from relay_frontend import network
    return graphs(folder, network)
