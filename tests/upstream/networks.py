"""ONNX models as the graphs that TVM's frontends make of them."""
import functools
import sys

import onnx


def bound(model):
    """Shapes of the inputs, with numbers for open extents, which most of the frontends ask for."""
    weights = {w.name for w in model.graph.initializer}
    return {i.name: [d.dim_value or 1 for d in i.type.tensor_type.shape.dim] for i in model.graph.input
            if i.name not in weights}


@functools.cache
def graphs(folder, converted, kinds=("",)):
    """[(name, graph)] of the models below a folder, of each kind once: converted(model, shapes, kind). What TVM or
    the text can't say is left out, and named."""
    found, seen = [], set()
    for path in sorted(folder.rglob("*.onnx")):
        for kind in kinds:
            name = f"network {path.relative_to(folder).with_suffix('')}{kind and f' in {kind}'}"
            try:
                model = onnx.load(path)
                graph = converted(model, bound(model), kind)
                text = graph.write()
            except Exception as e:  # the frontend refuses in many ways
                reason = str(e).strip().splitlines() or [type(e).__name__]
                print(f"{name}: left out: {reason[-1][:100]}", file=sys.stderr)
                continue
            if text not in seen:
                seen.add(text)
                found.append((name, graph))
    return found
