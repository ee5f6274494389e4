"""ONNX models as TVM's frontend makes modules of Relax of them, in f32 and in f16."""
import functools
import sys

import onnx
import tvm
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx


def bound(model):
    """The model with numbers for its open extents, which most of the frontend asks for."""
    shapes = {}
    for i in model.graph.input:
        dims = i.type.tensor_type.shape.dim
        shapes[i.name] = [d.dim_value or 1 for d in dims]
    return shapes


def module(path, half):
    model = onnx.load(path)
    made = from_onnx(model, shape_dict=bound(model))
    tidied = [relax.transform.CanonicalizeBindings(), relax.transform.DeadCodeElimination()]
    made = tvm.transform.Sequential(tidied)(made)
    return relax.transform.ToMixedPrecision("float16")(made) if half else made


@functools.cache
def graphs(folder, convert):
    """[(name, graph)]; what TVM or the text can't say is left out, and named."""
    found = []
    for path in sorted(folder.glob("*.onnx")):
        for half in (False, True):
            name = f"network {path.stem}{' in f16' if half else ''}"
            try:
                found.append((name, convert(module(path, half))))
            except Exception as e:  # the frontend refuses in many ways
                reason = str(e).strip().splitlines() or [type(e).__name__]
                print(f"{name}: left out: {reason[-1][:100]}", file=sys.stderr)
    return found
