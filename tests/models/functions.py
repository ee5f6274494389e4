#!/usr/bin/env python3
"""Models with functions of their own compute the same when these are inlined, and have none left.

usage: functions.py DFG-OPT

Attributes of calls, passed on or left out; two overloads of a name; operands that are left out; bodies; a rank that only the call states; two functions
with the same names inside; ONNX Runtime runs both.  Ends with 1 where something differs; 77 where packages are missing.
"""
import subprocess
import sys
import tempfile

try:
    import numpy as np
    import onnx
    import onnxruntime
    from onnx import parser
except ImportError as e:
    print(f"skipped: {e}")
    sys.exit(77)

MODEL = """
<ir_version: 10, opset_import: ["" : 17, "loc" : 1]>
main (float[N, 4] x, bool c, int64[R] s) => (float[N, 4] y, float[N, K] z, float[N, 4] w, float[A, B] o)
{
  a = loc.act <alpha = 0.3> (x)
  b = loc.wrap <alpha = 0.7, axis = 1> (a)
  y, q = loc.branch (b, c)
  z = loc.soft <axis = 1> (q)
  u = loc.bound (y)
  w = loc.act:steep (u)
  o = loc.zeros (s)
}
<domain: "loc", opset_import: ["" : 17]>
act <alpha: float = 0.125> (x) => (y) { y = LeakyRelu <alpha: float = @alpha> (x) }
<domain: "loc", overload: "steep", opset_import: ["" : 17]>
act <alpha: float = 0.5> (x) => (y) { y = LeakyRelu <alpha: float = @alpha> (x) }
<domain: "loc", opset_import: ["" : 17, "loc" : 1]>
wrap <alpha, axis> (x) => (y) {
  t = loc.act <alpha: float = @alpha> (x)
  s = loc.soft <axis: int = @axis> (t)
  y = Add (t, s)
}
<domain: "loc", opset_import: ["" : 17]>
soft <axis> (x) => (y) { y = Softmax <axis: int = @axis> (x) }
<domain: "loc", opset_import: ["" : 17]>
branch (x, c) => (y, z) {
  y = If (c) <then_branch = yes () => (r) { r = Neg (x) }, else_branch = no () => (X) { X = Identity (x) }>
  z = Identity (x)
}
<domain: "loc", opset_import: ["" : 17]>
bound (x, low, high) => (y) { y = Clip (x, low, high) }
<domain: "loc", opset_import: ["" : 17]>
zeros (s) => (y) { y = ConstantOfShape (s) }
"""


def results(path, inputs):
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.log_severity_level = 4
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"]).run(None, inputs)


def main():
    wrong = 0
    model = parser.parse_model(MODEL)
    for f in model.functions:
        f.node[0].name = "n"  # as other functions' are
    onnx.checker.check_model(model)
    with tempfile.TemporaryDirectory() as folder:
        before = f"{folder}/before.onnx"
        onnx.save(model, before)
        for rules in ("canonical", "standard", "standard,fuse", "-inline_calls,standard"):
            after = f"{folder}/after.onnx"
            names = "standard,-inline_calls" if rules[0] == "-" else rules
            subprocess.run([sys.argv[1], "--rewrite", names, "-o", after, before], check=True)
            left = len(onnx.load(after).functions)
            onnx.checker.check_model(onnx.load(after), full_check=True)
            ok = left == (len(model.functions) if rules[0] == "-" else 0)
            for c in (True, False):
                inputs = {"x": np.random.RandomState(7).randn(3, 4).astype(np.float32), "c": np.array(c),
                          "s": np.array([2, 3])}
                ok = ok and all(np.allclose(a, b, atol=1e-6) for a, b in zip(results(before, inputs), results(after, inputs)))
            if not ok:
                print(f"{names}: {left} functions are left, or results differ")
            wrong += not ok
    print(f"{4 - wrong} of 4 the same")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
