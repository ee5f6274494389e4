"""Modules of Relay, as TVM's frontend makes them of ONNX models, as graphs."""
import numpy as np
import tvm
from tvm import relay

from graph import Bad, Graph, Node
from relay_side import BACK, ToRelay, attributes, calls_of, type_text, typed

MOST = 1024  # values of a constant that are written: no entry asks for those of more, but for whether they are zeros


def number(value):
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)


def values(data):
    """The text of a constant; one of more than MOST different values has its first everywhere."""
    flat, of_type = data.reshape(-1), BACK[str(data.dtype)]
    shape = f"[{', '.join(map(str, data.shape))}]" if data.shape else ""
    if flat.dtype.kind == "f" and np.isnan(flat).any():
        raise Bad("a constant that is no number")
    if flat.size and shape and (flat.size > MOST or (flat == flat[0]).all()):
        return f"const {of_type}{shape} splat {number(flat[0].item())}"
    listed = ", ".join(number(v.item()) for v in flat)
    return f"const {of_type}{shape} [{listed}]" if shape else f"const {of_type} {listed}"


class FromRelay:
    """The graph of a function without control flow; `calls` has its calls by name."""

    def __init__(self, function):
        self.graph, self.names = Graph({}, []), {}
        for param in function.params:
            self.add(param, Node(f"%in{len(self.names)}", "var", type=type_text(param.checked_type)))
        relay.analysis.post_order_visit(function.body, self.visit)
        body = function.body
        self.graph.outs = [self.names[e] for e in (body.fields if isinstance(body, relay.Tuple) else [body])]

    def add(self, e, node):
        self.names[e] = node.name
        self.graph.nodes[node.name] = node

    def visit(self, e):
        if isinstance(e, (relay.Var, tvm.ir.Op)):
            return
        name = f"%{len(self.names)}"
        if isinstance(e, relay.Constant):
            self.add(e, Node(name, "const", text=values(e.data.numpy())))
        elif isinstance(e, relay.Tuple):
            self.add(e, Node(name, "tuple", args=[self.names[f] for f in e.fields]))
        elif isinstance(e, relay.TupleGetItem):
            self.add(e, Node(name, "get", str(e.index), [self.names[e.tuple_value]]))
        elif isinstance(e, relay.Call) and isinstance(e.op, tvm.ir.Op):
            self.add(e, self.call(name, e))
        else:
            raise Bad(f"a {type(e).__name__} in the network")

    def call(self, name, e):
        results = getattr(e.checked_type, "fields", None)
        return Node(name, "call", e.op.name, [self.names[a] for a in e.args], attributes(e),
                    type_text(e.checked_type), f" -> {len(results)}" if results is not None else "")


def network(model, shapes, _):
    """The graph of a model; Bad if it says something else of a call than the frontend has said."""
    module, _ = relay.frontend.from_onnx(model, shapes, freeze_params=True)
    passes = [relay.transform.InferType(), relay.transform.FoldConstant(), relay.transform.DeadCodeElimination()]
    function = tvm.transform.Sequential(passes)(module)["main"]
    made = FromRelay(function)
    again = ToRelay(made.graph).module
    calls = calls_of(again["main"].body)
    for e, name in made.names.items():
        if isinstance(e, relay.Call) and not same(e, calls[name]):
            raise Bad(f"{e.op.name} is not {calls[name].attrs}")
    return typed(made.graph, again)


def same(a, b):
    return attributes(a) == attributes(b) and type_text(a.checked_type) == type_text(b.checked_type)
