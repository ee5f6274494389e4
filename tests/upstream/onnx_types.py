#!/usr/bin/env python3
"""Compares the types that the cases of ONNX's tables state with those that ONNX's own shape inference finds.

usage: onnx_types.py DFG-OPT CASE...

Each call is a model of its own, whose operands have the types that are stated; operators that ONNX does not have are
left out, and counted. What ONNX refuses stands in graphs whose name ends with `onnx_refuses` or says `unknown`. What
the tables take of these graphs has no source that could run: it follows from what their headers say. Ends with 1 where
something differs; 77 where the package onnx is not installed.
"""
import ast
import re
import sys

sys.dont_write_bytecode = True
from collections import Counter
from pathlib import Path

from graph import Bad, Dfg, agrees, case_graphs, split

try:
    import onnx
    from onnx import TensorProto, helper
except ImportError as e:
    print(f"skipped: types of ONNX's graphs are not compared: {e}")
    sys.exit(77)

DTYPES = {"f16": TensorProto.FLOAT16, "f32": TensorProto.FLOAT, "f64": TensorProto.DOUBLE, "bf16": TensorProto.BFLOAT16,
          "bool": TensorProto.BOOL}
DTYPES |= {f"{k}{n}": getattr(TensorProto, f"{w}{n}")
           for k, w in (("i", "INT"), ("u", "UINT")) for n in (8, 16, 32, 64)}
BACK = {v: k for k, v in DTYPES.items()}
OPSET, SHORT_OPSET = 17, 21  # graphs are read as of 17; 16 bits are quantised from 21 on


def value_info(name, text):
    """A tensor's type as ONNX has it."""
    m = re.fullmatch(r"(\w+)(?:\[(.*)\])?", text)
    if not m or m.group(1) not in DTYPES:
        raise Bad(f"no type of ONNX: {text or 'none'}")
    dims = split(m.group(2) or "")
    shape = None if dims == ["*"] else [int(d) if d.isdigit() else None if d == "?" else d.strip('"') for d in dims]
    return helper.make_tensor_value_info(name, DTYPES[m.group(1)], shape)


def type_text(info):
    t = info.type.tensor_type
    if t.elem_type not in BACK or not t.HasField("shape"):
        raise Bad("ONNX finds no type")
    dims = [str(d.dim_value) if d.HasField("dim_value") else re.sub(r"^unk__.*|^$", "?", d.dim_param) for d in t.shape.dim]
    return f"{BACK[t.elem_type]}[{', '.join(dims)}]"


def constant(name, text):
    """A small constant with its values, so that shapes can be computed from it; None for a large one."""
    m = re.fullmatch(r"const (\w+)(?:\[(.*?)\])? ?(splat )?(.*)", text)
    shape, value = [int(e) for e in split(m.group(2) or "")], m.group(4)
    if m.group(1) not in ("i64", "i32") or len(shape) > 1:
        return None
    values = ast.literal_eval(value) if value.startswith("[") else [ast.literal_eval(value)] * (shape or [1])[0]
    return helper.make_tensor(name, DTYPES[m.group(1)], shape, values)


def attribute(name, text):
    if text in DTYPES:
        return helper.make_attribute(name, DTYPES[text])
    return helper.make_attribute(name, ast.literal_eval({"true": "1", "false": "0"}.get(text, text)))


def stated(node):
    return re.match(r"const (\w+(?:\[.*?\])?)", node.text).group(1) if node.kind == "const" else node.type


class Inference:
    """ONNX's types of one graph's calls."""

    def __init__(self, graph):
        self.graph = graph

    def schema(self, n):
        """(operator, opset); None where ONNX has no such operator."""
        op, _, version = n.op.partition(".v")
        short = any(stated(self.graph.nodes[a]).startswith(("i16", "u16")) for a in n.args if a) or "16" in n.type[:3]
        opset = int(version) if version else SHORT_OPSET if op.endswith("eLinear") and short else OPSET
        return (op, opset) if onnx.defs.has(op, opset, "") else None

    def of(self, n):
        """Type of a call; None where ONNX has no such operator, Bad where it refuses the call."""
        schema = self.schema(n)
        if schema is None:
            return None
        inputs, values = [], []
        for name in dict.fromkeys(a for a in n.args if a):
            other = self.graph.nodes[name]
            made = constant(name, other.text) if other.kind == "const" else None
            (inputs if made is None else values).append(made or value_info(name, stated(other)))
        attrs = [attribute(k, v) for k, v in n.attrs.items() if v != "none"]
        results = [f"result{i}" for i in range(int((re.findall(r"\d+", n.text) or ["1"])[0]))]
        node = onnx.NodeProto(op_type=schema[0], input=[a or "" for a in n.args], output=results, attribute=attrs)
        graph = helper.make_graph([node], "one", inputs, [onnx.ValueInfoProto(name=r) for r in results], values)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", schema[1])])
        try:
            made = onnx.shape_inference.infer_shapes(model, True, True, True)
        except onnx.shape_inference.InferenceError as e:
            raise Bad(f"ONNX: {str(e).strip().splitlines()[0]}") from e
        types = [type_text(o) for o in made.graph.output]
        return types[0] if len(types) == 1 else f"({', '.join(types)})"


def compare(path, name, graph, count):
    inference = Inference(graph)
    for n in graph.nodes.values():
        if n.kind != "call":
            continue
        try:
            theirs = inference.of(n)
        except Bad as e:
            theirs = str(e)
        count["calls"] += 1
        count["others"] += theirs is None
        if theirs is not None and not agrees(n.type, theirs):
            count["wrong"] += 1
            print(f"--- {path.stem}: {name}: {n.name} is of {n.type}; {theirs}")


def main():
    dfg, count = Dfg(sys.argv[1]), Counter()
    for path in map(Path, sys.argv[2:]):
        for name, text in case_graphs(path):
            if "unknown" not in name and not name.endswith("onnx_refuses"):
                count["graphs"] += 1
                compare(path, name, dfg.normal(text), count)
    print(f"cases of ONNX's tables: {count['graphs']} graphs, {count['calls']} calls, {count['others']} of operators that "
          f"ONNX does not have, {count['wrong']} types not as ONNX infers them")
    return 1 if count["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
