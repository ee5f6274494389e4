#!/usr/bin/env python3
"""eval_onnx.py DFG-OPT [MODELS-DIRECTORY] [-v] [--only TEXT]

dfg-opt --eval against ONNX Runtime: single operators over attributes and element
types, then every network of the directory, on random inputs; for each the greatest
absolute and relative error.  What the runtime does not take is judged by
onnx.reference; what neither takes is counted as not judged, and what the evaluator
does not take is listed by its message.

Without the packages onnx, numpy and onnxruntime it says so and ends with 77.
"""
import os
import re
import subprocess
import sys
import tempfile

try:
    import numpy as np
    import onnx
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper
    from onnx.reference import ReferenceEvaluator
except ImportError as missing:
    print("skipped:", missing)
    sys.exit(77)

onnxruntime.set_default_logger_severity(4)
np.seterr(all="ignore")
DTYPES = {"bool": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "u8": np.uint8,
          "u16": np.uint16, "u32": np.uint32, "u64": np.uint64, "f16": np.float16, "f32": np.float32,
          "f64": np.float64}
NAMES = {np.dtype(t): name for name, t in DTYPES.items()}
TOLERANCE = {"f16": 2e-2}


def number(v):
    if isinstance(v, bool):
        return "true" if v else "false"
    if isinstance(v, int):
        return str(v)
    return "nan" if v != v else repr(v).replace("+", "")


def to_dfg(arrays):
    lines = ["fn @main() {"]
    for i, a in enumerate(arrays):
        dims = "[%s]" % ", ".join(map(str, a.shape)) if a.shape else ""
        values = ", ".join(number(v) for v in a.ravel().tolist())
        lines.append("  %%%d = const %s%s %s" % (i, NAMES[a.dtype], dims, values if not a.shape else "[%s]" % values))
    lines.append("  return " + ", ".join("%%%d" % i for i in range(len(arrays))) + "\n}\n")
    return "\n".join(lines)


def from_dfg(text):
    values = {}
    for m in re.finditer(r"^  (%\S+) = const (\w+)(\[[^\]]*\])? (?:splat )?(.*)$", text, re.M):
        dims = [int(d) for d in m[3][1:-1].split(",") if d.strip()] if m[3] else []
        body = m[4].strip("[]")
        items = [x.strip() for x in body.split(",")] if body.strip() else []
        if m[2] == "bool":
            a = np.array([x == "true" for x in items], np.bool_)
        elif m[2].startswith(("f", "bf")):
            a = np.array([float("nan") if x.startswith("nan") else float(x) for x in items], np.float64)
        else:
            a = np.array([int(x) for x in items], np.uint64 if m[2] == "u64" else np.int64)
        a = a.astype(DTYPES[m[2]])
        values[m[1]] = (np.full(dims, a[0]) if " splat " in m[0] else a.reshape(dims))
    names = re.search(r"^  return (.*)$", text, re.M)
    return [values[n.strip()] for n in names[1].split(",")] if names else []


def ours(dfg_opt, path, inputs, folder):
    given = os.path.join(folder, "in.dfg")
    with open(given, "w") as f:
        f.write(to_dfg(inputs))
    run = subprocess.run([dfg_opt, "--eval", given, path], capture_output=True, text=True, timeout=300)
    if run.returncode == 1:
        return None, run.stderr.strip().splitlines()[-1]
    if run.returncode != 0:
        return None, "CRASH %d %s" % (run.returncode, run.stderr[:300])
    return from_dfg(run.stdout), None


def theirs(model, inputs, reference=False):
    initializers = {t.name for t in model.graph.initializer}
    names = [i.name for i in model.graph.input if i.name not in initializers]
    feed = dict(zip(names, inputs))
    why = "reference"
    try:
        if reference:
            return ReferenceEvaluator(model).run(None, feed), "onnx.reference"
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        return session.run(None, feed), "onnxruntime"
    except Exception as error:  # the runtime has many kinds
        why = str(error)
    try:
        return ReferenceEvaluator(model).run(None, feed), "onnx.reference"
    except Exception:
        return None, why.splitlines()[0][:150]


def errors(a, b, loose, whole):
    """The greatest errors, and whether that is too much: by element, or by the greatest of the tensor."""
    if a.dtype != b.dtype or a.shape != b.shape:
        return float("inf"), float("inf"), "%s%s is not %s%s" % (a.dtype, list(a.shape), b.dtype, list(b.shape))
    if a.size == 0:
        return 0.0, 0.0, None
    if a.dtype.kind == "f":
        x, y = a.astype(np.float64), b.astype(np.float64)
        same = (x == y) | (np.isnan(x) & np.isnan(y))
        gap = np.where(same, 0.0, np.abs(np.where(same, 0, x) - np.where(same, 0, y)))
        size = np.maximum(np.abs(x), np.abs(y))
        if whole:  # what cancels in a long sum has the error of its terms
            size = np.where(np.isfinite(y), np.abs(y), 0).max()
            loose = max(loose, TOLERANCE.get(NAMES[b.dtype], 0))
        far = ~same & ~(gap <= loose * (1 + np.where(np.isfinite(size), size, 0)))
        relative = np.where(gap > 0, gap / np.where(size > 0, size, 1), 0.0)
        return float(gap.max()), float(relative.max()), "%d elements" % far.sum() if far.any() else None
    gap = np.abs(a.astype(np.float64) - b.astype(np.float64))
    allowed = 1 if loose > 1e-3 and a.dtype.itemsize == 1 else 0
    return float(gap.max()), float(gap.max()), "%d elements" % (gap > allowed).sum() if (gap > allowed).any() else None


class Judge:
    def __init__(self, dfg_opt, verbose, only):
        self.dfg_opt, self.verbose, self.only = dfg_opt, verbose, only
        self.good = self.failed = self.unjudged = self.refused = 0
        self.worst = [0.0, 0.0]
        self.folder = tempfile.mkdtemp()

    def compare(self, name, model, inputs, loose=2e-4, file=None, reference=False):
        if self.only and self.only not in name:
            return None
        path = file
        if path is None:
            path = os.path.join(self.folder, "model.onnx")
            onnx.save(model, path)
        expected, judge = theirs(model, inputs, reference)
        got, refusal = ours(self.dfg_opt, path, inputs, self.folder)
        if expected is None:
            if refusal is not None and refusal.startswith("CRASH"):
                return self.fail(name, refusal)
            self.unjudged += 1
            if self.verbose or file is not None:
                print("not judged:", name, judge)
            return None
        if refusal is not None:
            self.refused += 1
            if refusal.startswith("CRASH"):
                return self.fail(name, refusal)
            print("not evaluated: %s: %s" % (name, refusal))
            return None
        if len(got) != len(expected):
            return self.fail(name, "%d results are not %d" % (len(got), len(expected)))
        worst = [0.0, 0.0]
        for i, (a, b) in enumerate(zip(got, expected)):
            b = np.asarray(b)
            absolute, relative, why = errors(a, b, loose, file is not None)
            if why is not None:
                return self.fail(name, "result %d by %s: %s, max abs %g rel %g\n  got %s\n  not %s" % (
                    i, judge, why, absolute, relative, a.ravel()[:8], b.ravel()[:8]))
            worst = [max(worst[0], absolute), max(worst[1], relative)]
        self.good += 1
        self.worst = [max(a, b) for a, b in zip(self.worst, worst)]
        return worst

    def fail(self, name, why):
        self.failed += 1
        print("FAILED: %s: %s" % (name, why))
        return None


# ---- single operators ----

class Operators:
    def __init__(self, judge):
        self.judge, self.random = judge, np.random.default_rng(7)

    def data(self, *shape, dtype="f32", low=-3.0, high=3.0):
        if dtype == "bool":
            return self.random.integers(0, 2, shape).astype(np.bool_)
        if dtype[0] in "iu":
            return self.random.integers(0 if dtype[0] == "u" else -9, 10, shape).astype(DTYPES[dtype])
        return self.random.uniform(low, high, shape).astype(DTYPES[dtype])

    def run(self, op, inputs, outputs=1, domain="", opset=17, constants=(), loose=2e-4, reference=False, **attributes):
        """constants: operands that are initializers; None: an absent operand; reference: onnx.reference judges."""
        names = ["" if a is None else "i%d" % i for i, a in enumerate(inputs)]
        arrays = [None if a is None else np.asarray(a) for a in inputs]
        results = ["o%d" % i for i in range(outputs)]
        node = helper.make_node(op, names, results, domain=domain, **attributes)
        given = [i for i, a in enumerate(arrays) if a is not None and i not in constants]
        graph = helper.make_graph(
            [node], "g",
            [helper.make_tensor_value_info(names[i], helper.np_dtype_to_tensor_dtype(arrays[i].dtype), list(arrays[i].shape))
             for i in given],
            [helper.make_empty_tensor_value_info(r) for r in results],
            [numpy_helper.from_array(arrays[i], names[i]) for i in constants if arrays[i] is not None])
        opsets = [helper.make_opsetid("", opset)] + ([helper.make_opsetid(domain, 1)] if domain else [])
        model = helper.make_model(graph, opset_imports=opsets, ir_version=8)
        shapes = " ".join("_" if a is None else "%s%s" % (NAMES[a.dtype], list(a.shape)) for a in arrays)
        self.judge.compare("%s(%s) %s" % (op, shapes, attributes), model, [arrays[i] for i in given], loose, reference=reference)

    def elementwise(self):
        for op in ("Abs Acos Acosh Asin Asinh Atan Atanh Ceil Celu Cos Cosh Elu Erf Exp Floor HardSigmoid HardSwish "
                   "Identity IsInf IsNaN LeakyRelu Log Mish Neg Reciprocal Relu Round Selu Shrink Sigmoid Sign Sin Sinh "
                   "Softplus Softsign Sqrt Tan Tanh ThresholdedRelu").split():
            for dtype in ("f32", "f16", "f64"):
                opset = 18 if op == "Mish" else 17
                self.run(op, [self.data(2, 3, dtype=dtype)], opset=opset, loose=2e-3 if dtype == "f16" else 2e-4)
            self.run(op, [np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 0.5, 1.5, 2.5, -0.5], np.float32)],
                     opset=18 if op == "Mish" else 17)
            self.run(op, [self.data(0, 3)], opset=18 if op == "Mish" else 17)
        for op, more in (("Elu", {"alpha": 0.3}), ("Celu", {"alpha": 2.0}), ("LeakyRelu", {"alpha": 0.5}),
                         ("HardSigmoid", {"alpha": 0.5, "beta": 0.1}), ("Selu", {"alpha": 2.0, "gamma": 0.7}),
                         ("ThresholdedRelu", {"alpha": 0.2}), ("Shrink", {"bias": 0.2, "lambd": 1.0})):
            self.run(op, [self.data(11)], **more)
        for approximate in ("none", "tanh"):
            self.run("Gelu", [self.data(3, 4)], opset=20, approximate=approximate)
        for dtype in ("i8", "i32", "i64", "u8"):
            for op in ("Abs", "Sign", "Relu") + (("Neg",) if dtype != "u8" else ()):
                self.run(op, [self.data(7, dtype=dtype)])
            self.run("BitwiseNot", [self.data(7, dtype=dtype)], opset=18)
        self.run("Not", [self.data(5, dtype="bool")])

    def binary(self):
        shapes = [((2, 3), (2, 3)), ((2, 3), (3,)), ((2, 1, 3), (4, 1)), ((), (2, 2)), ((0, 3), (1, 3)), ((1,), ())]
        for op in "Add Sub Mul Div Max Min Greater GreaterOrEqual Less LessOrEqual Equal Sum Mean PRelu".split():
            for a, b in shapes:
                if op != "PRelu" or a == (2, 3):
                    self.run(op, [self.data(*a), self.data(*b)])
            for dtype in ("i32", "i64", "i8", "u8", "f16", "f64", "u64"):
                x, y = self.data(2, 3, dtype=dtype), self.data(3, dtype=dtype)
                if op in ("Div",):
                    y = np.where(y == 0, np.ones_like(y), y)
                self.run(op, [x, y], loose=2e-3)
        self.run("Max", [self.data(2, 1), self.data(3), self.data(1)])
        self.run("Add", [np.array([2**31 - 1], np.int32), np.array([1], np.int32)])
        self.run("Mul", [np.array([2**62], np.int64), np.array([6], np.int64)])
        for fmod in (0, 1):
            for dtype in ("i32", "i64", "f32"):
                if fmod or dtype != "f32":
                    y = self.data(9, dtype=dtype)
                    self.run("Mod", [self.data(9, dtype=dtype), np.where(y == 0, np.ones_like(y), y)], fmod=fmod)
        self.run("Pow", [self.data(2, 3, low=0.1), self.data(3)])
        self.run("Pow", [self.data(2, 3), np.array([2], np.int64)])
        self.run("Pow", [self.data(4, dtype="i32"), np.array(3, np.int32)])
        for op in ("And", "Or", "Xor"):
            self.run(op, [self.data(2, 3, dtype="bool"), self.data(3, dtype="bool")])
        for op in ("BitwiseAnd", "BitwiseOr", "BitwiseXor"):
            self.run(op, [self.data(6, dtype="i32"), self.data(6, dtype="i32")], opset=18)
        for direction in ("LEFT", "RIGHT"):
            self.run("BitShift", [self.data(6, dtype="u8"), np.array([0, 1, 2, 3, 4, 7], np.uint8)], direction=direction)
        self.run("Where", [self.data(2, 1, dtype="bool"), self.data(1, 3), self.data(3)])
        one = np.array(-0.5, np.float32), np.array(1.0, np.float32)
        for low, high in ((one[0], one[1]), (one[0], None), (None, one[1]), (None, None), (one[1], one[0])):
            self.run("Clip", [self.data(9), low, high])
        self.run("Clip", [self.data(9, dtype="i32"), np.array(-2, np.int32), np.array(3, np.int32)])
        for a in "f32 f16 f64 i8 i32 i64 u8 bool".split():
            for b in "f32 f16 f64 i32 i64 u8 bool".split():
                low = 0.0 if b == "u8" else -3.0
                x = self.data(9, dtype=a, low=low)
                if b == "u8" and a in ("i8", "i32", "i64"):
                    x = np.abs(x)
                self.run("Cast", [x], to=int(helper.np_dtype_to_tensor_dtype(np.dtype(DTYPES[b]))), loose=2e-3)

    def reduce(self):
        for op in ("ReduceSum ReduceMean ReduceMax ReduceMin ReduceProd ReduceL1 ReduceL2 ReduceSumSquare ReduceLogSum "
                   "ReduceLogSumExp").split():
            for axes in (None, [0], [1, 2], [-1], [0, 1, 2]):
                for keep in (0, 1):
                    x = self.data(2, 3, 4, low=0.1)
                    if op == "ReduceSum":
                        a = None if axes is None else np.array(axes, np.int64)
                        self.run(op, [x, a], constants=(1,), keepdims=keep)
                    else:
                        self.run(op, [x], keepdims=keep, **({} if axes is None else {"axes": axes}))
            self.run(op, [self.data(2, 3, low=0.1, dtype="f64")])
        self.run("ReduceSum", [self.data(2, 3), np.array([], np.int64)], noop_with_empty_axes=1)
        for op in ("ReduceL1", "ReduceL2", "ReduceSumSquare", "ReduceLogSum", "ReduceLogSumExp", "ReduceMax"):
            self.run(op, [self.data(2, 3, low=0.1) if "Log" in op else self.data(2, 3)], noop_with_empty_axes=1, opset=18)
        for dtype in ("f32", "f64"):  # beyond what exp takes
            self.run("ReduceLogSumExp", [1e3 * self.data(3, 4, dtype=dtype)], axes=[1])
        self.run("ReduceSum", [self.data(0, 3), np.array([0], np.int64)])
        self.run("ReduceMax", [self.data(2, 5, dtype="i32")], axes=[1])
        self.run("ReduceSum", [self.data(2, 5, dtype="i64"), np.array([1], np.int64)])
        for op in ("ArgMax", "ArgMin"):
            for axis in (0, 1, -1):
                for keep in (0, 1):
                    for last in (0, 1):
                        self.run(op, [self.data(3, 4, dtype="i32")], axis=axis, keepdims=keep, select_last_index=last)
        for exclusive in (0, 1):
            for reverse in (0, 1):
                self.run("CumSum", [self.data(3, 4), np.array(1, np.int64)], exclusive=exclusive, reverse=reverse)
        for op in ("Softmax", "LogSoftmax", "Hardmax"):
            for axis in (0, 1, -1):
                self.run(op, [self.data(3, 4, 2)], axis=axis)
        self.run("TopK", [self.data(3, 6), np.array([2], np.int64)], outputs=2)
        self.run("TopK", [self.data(3, 6), np.array([4], np.int64)], outputs=2, axis=0 - 1, largest=0)
        self.run("TopK", [self.data(5, 2), np.array([3], np.int64)], outputs=2, axis=0)

    def move(self):
        i64 = lambda *v: np.array(v, np.int64)
        x = self.data(2, 3, 4)
        for shape in ((6, 4), (-1,), (0, -1), (2, 1, 12), (24, 1, 1), (0, 0, 0)):
            self.run("Reshape", [x, i64(*shape)])
        self.run("Reshape", [self.data(0, 3), i64(0, 7)], allowzero=1)
        self.run("Reshape", [self.data(1), np.array([], np.int64)])
        for axis in (0, 1, 2, 3, -1):
            self.run("Flatten", [x], axis=axis)
        self.run("Squeeze", [self.data(1, 3, 1)])
        self.run("Squeeze", [self.data(1, 3, 1), i64(-1)])
        self.run("Unsqueeze", [x, i64(0, -1)])
        self.run("Unsqueeze", [x, i64(1)])
        for perm in (None, [2, 0, 1], [0, 2, 1]):
            self.run("Transpose", [x], **({} if perm is None else {"perm": perm}))
        self.run("Transpose", [self.data(2, 0, 3)], perm=[1, 2, 0])
        for axis in (0, 1, -1):
            self.run("Concat", [x, x, x], axis=axis)
        self.run("Concat", [self.data(2, 0), self.data(2, 3)], axis=1)
        self.run("Split", [self.data(6, 2)], outputs=3)
        self.run("Split", [self.data(2, 7), i64(3, 4)], outputs=2, axis=1, constants=(1,))
        self.run("Split", [self.data(2, 7), i64(0, 7)], outputs=2, axis=-1, constants=(1,))
        for args in ((i64(0), i64(2)), (i64(1), i64(1000), i64(1)), (i64(-1), i64(-1000), i64(2), i64(-1)),
                     (i64(0, 1), i64(2, 3), i64(0, 2)), (i64(-3), i64(-1), i64(-1), i64(2)), (i64(2), i64(1), i64(0)),
                     (i64(1000), i64(-(2**63)), i64(2), i64(-2))):
            self.run("Slice", [x, *args])
        self.run("Expand", [self.data(3, 1), i64(2, 1, 4)])
        self.run("Expand", [self.data(3, 4), i64(1)])
        self.run("Tile", [self.data(2, 3), i64(2, 0)])
        self.run("Tile", [self.data(2, 3), i64(1, 3)])
        for mode in ("constant", "reflect", "edge"):
            self.run("Pad", [self.data(3, 4), i64(1, 2, 0, 1)], mode=mode)
        self.run("Pad", [self.data(3, 4), i64(1, -1, 0, 1), np.array(2.5, np.float32)])
        for op in ("Shape", "Size"):
            self.run(op, [x])
        self.run("Shape", [x], start=1, end=-1)
        self.run("Shape", [x], start=-2)
        self.run("ConstantOfShape", [i64(2, 3)])
        self.run("ConstantOfShape", [i64(2)], value=numpy_helper.from_array(np.array([7], np.int32)))
        for axis in (0, 1, -1):
            self.run("Gather", [x, np.array([[0, 1], [-1, 0]], np.int64)], axis=axis)
        self.run("Gather", [x, np.array(1, np.int64)], axis=2)
        self.run("GatherElements", [self.data(3, 3), np.array([[1, 2, 0], [2, 0, 0]], np.int64)], axis=0)
        self.run("GatherElements", [self.data(3, 3), np.array([[1, -1], [2, 0], [0, 0]], np.int64)], axis=1)
        self.run("GatherND", [x, np.array([[0, 1], [1, -1]], np.int64)])
        self.run("GatherND", [x, np.array([[1], [0]], np.int64)], batch_dims=1)
        self.run("ScatterND", [self.data(4, 3), np.array([[1], [3]], np.int64), self.data(2, 3)])
        self.run("ScatterND", [self.data(4, 3), np.array([[1, 0], [3, 2]], np.int64), self.data(2)])
        self.run("ScatterElements", [self.data(3, 3), np.array([[1, 0, 2]], np.int64), self.data(1, 3)], axis=0)
        self.run("ScatterElements", [self.data(1, 5), np.array([[1, 3]], np.int64), self.data(1, 2)], axis=1)
        for values in ((0, 5, 2), (5, 0, -2), (3, 3, 1)):
            self.run("Range", [np.array(v, np.int64) for v in values])
        self.run("Range", [np.array(v, np.float32) for v in (0.0, 1.0, 0.3)])
        for axis in (-1, 0, 1):
            self.run("OneHot", [np.array([0, 2, -1, 5], np.int64), np.array(3, np.int64),
                                np.array([0.5, 2.0], np.float32)], axis=axis)
        for mode in ("DCR", "CRD"):
            self.run("DepthToSpace", [self.data(2, 8, 2, 3)], blocksize=2, mode=mode)
        self.run("SpaceToDepth", [self.data(1, 2, 4, 6)], blocksize=2)
        for upper in (0, 1):
            for k in (None, np.array(-1, np.int64), np.array(1, np.int64)):
                self.run("Trilu", [self.data(2, 3, 4), k], upper=upper)
        self.run("NonZero", [self.data(2, 3, dtype="bool")])
        self.run("EyeLike", [self.data(3, 4)], k=1)

    def matrix(self):
        for a, b in (((2, 3), (3, 4)), ((3,), (3, 4)), ((2, 3), (3,)), ((3,), (3,)), ((5, 2, 3), (3, 4)),
                     ((5, 2, 3), (5, 3, 4)), ((1, 2, 3), (5, 3, 4)), ((2, 1, 2, 3), (4, 3, 2)), ((0, 3), (3, 2)),
                     ((2, 0), (0, 3))):
            self.run("MatMul", [self.data(*a), self.data(*b)])
        self.run("MatMul", [self.data(2, 3, dtype="i32"), self.data(3, 4, dtype="i32")])
        self.run("MatMul", [self.data(2, 3, dtype="f16"), self.data(3, 4, dtype="f16")], loose=1e-2)
        for ta in (0, 1):
            for tb in (0, 1):
                for c in (None, self.data(2, 4), self.data(4), self.data(2, 1), self.data()):
                    a = self.data(3, 2) if ta else self.data(2, 3)
                    b = self.data(4, 3) if tb else self.data(3, 4)
                    self.run("Gemm", [a, b, c], transA=ta, transB=tb, alpha=0.5, beta=2.0)
        u8, i8 = self.data(2, 3, dtype="u8"), self.data(3, 4, dtype="i8")
        self.run("MatMulInteger", [u8, i8])
        self.run("MatMulInteger", [u8, i8, np.array(3, np.uint8), np.array(-1, np.int8)], constants=(2, 3))
        scale = lambda v: np.array(v, np.float32)
        self.run("QLinearMatMul", [u8, scale(0.1), np.array(2, np.uint8), self.data(3, 4, dtype="u8"), scale(0.2),
                                   np.array(1, np.uint8), scale(0.05), np.array(9, np.uint8)])
        self.run("QLinearMatMul", [u8, scale(0.1), np.array(2, np.uint8), self.data(3, 4, dtype="u8"),
                                   self.data(4, low=0.1, high=0.3), self.data(4, dtype="u8"), scale(0.05),
                                   np.array(9, np.uint8)])
        for alpha in (1.0, 0.125):
            for op in ("FusedMatMul", "TransposeMatMul"):
                self.run(op, [self.data(5, 3, 2), self.data(5, 4, 3)], domain="com.microsoft", transA=1, transB=1, alpha=alpha)
                self.run(op, [self.data(2, 3), self.data(5, 3, 4)], domain="com.microsoft", alpha=alpha)

    def windows(self):
        for more in ({}, {"pads": [1, 2, 0, 1]}, {"strides": [2, 1]}, {"dilations": [2, 2]}, {"auto_pad": "SAME_UPPER"},
                     {"auto_pad": "SAME_LOWER", "strides": [2, 2]}, {"auto_pad": "VALID"}, {"kernel_shape": [3, 2]}):
            self.run("Conv", [self.data(2, 4, 7, 6), self.data(6, 4, 3, 2), self.data(6)], **more)
            self.run("Conv", [self.data(1, 4, 7, 6), self.data(6, 2, 3, 2), None], group=2, **more)
        self.run("Conv", [self.data(1, 3, 9), self.data(4, 3, 3), self.data(4)], pads=[1, 1])
        self.run("Conv", [self.data(1, 2, 4, 4, 4), self.data(3, 2, 2, 2, 2)], strides=[2, 1, 2])
        self.run("Conv", [self.data(0, 3, 5, 5), self.data(4, 3, 3, 3)])
        for more in ({}, {"strides": [2, 2]}, {"strides": [2, 3], "pads": [1, 0, 1, 1]}, {"output_padding": [1, 1],
                     "strides": [2, 2]}, {"dilations": [2, 1]}, {"strides": [2, 2], "output_shape": [9, 8]},
                     {"auto_pad": "SAME_UPPER", "strides": [2, 2]}):
            self.run("ConvTranspose", [self.data(1, 4, 4, 3), self.data(4, 3, 3, 2), self.data(3)], **more)
        self.run("ConvTranspose", [self.data(1, 4, 4, 3), self.data(4, 3, 3, 2)], group=2)
        self.run("ConvInteger", [self.data(1, 2, 5, 5, dtype="u8"), self.data(3, 2, 3, 3, dtype="u8"),
                                 np.array(3, np.uint8), np.array(1, np.uint8)], pads=[1, 1, 1, 1])
        s = lambda v: np.array(v, np.float32)
        self.run("QLinearConv", [self.data(1, 2, 5, 5, dtype="u8"), s(0.1), np.array(2, np.uint8),
                                 self.data(3, 2, 3, 3, dtype="u8"), s(0.05), np.array(1, np.uint8), s(0.2),
                                 np.array(7, np.uint8), self.data(3, dtype="i32")])
        for op in ("MaxPool", "AveragePool", "LpPool"):
            for more in ({}, {"strides": [2, 2]}, {"pads": [1, 1, 1, 1]}, {"strides": [2, 2], "ceil_mode": 1},
                         {"auto_pad": "SAME_UPPER"}, {"pads": [1, 0, 1, 1], "strides": [2, 2], "ceil_mode": 1}):
                if op == "LpPool" and "ceil_mode" in more:
                    continue
                self.run(op, [self.data(2, 3, 7, 6)], kernel_shape=[3, 2], **more)
            if op == "AveragePool":
                self.run(op, [self.data(1, 2, 5, 5)], kernel_shape=[3, 3], pads=[1, 1, 1, 1], count_include_pad=1)
        self.run("MaxPool", [self.data(1, 2, 7, 7)], kernel_shape=[3, 3], outputs=2, dilations=[2, 2])
        self.run("MaxPool", [self.data(1, 2, 5, 5, dtype="u8")], kernel_shape=[2, 2])
        for op in ("GlobalAveragePool", "GlobalMaxPool", "GlobalLpPool"):
            self.run(op, [self.data(2, 3, 4, 5)])

    def norms(self):
        x = self.data(2, 3, 4, 5)
        v = lambda n, **more: self.data(n, **more)
        self.run("BatchNormalization", [x, v(3), v(3), v(3), v(3, low=0.1)])
        self.run("BatchNormalization", [self.data(4, 3), v(3), v(3), v(3), v(3, low=0.1)], epsilon=0.1)
        self.run("BatchNormalization", [x, v(3), v(3), v(3), v(3, low=0.1)], outputs=3, training_mode=1)
        self.run("InstanceNormalization", [x, v(3), v(3)])
        for axis in (-1, 2, 1):
            shape = x.shape[axis:]
            self.run("LayerNormalization", [x, self.data(*shape), self.data(*shape)], axis=axis)
        self.run("LayerNormalization", [x, v(5), None], outputs=3, epsilon=0.01)
        for size in (1, 3, 5):  # of an even size the judges differ
            self.run("LRN", [self.data(1, 5, 2, 2)], size=size, alpha=0.1, beta=0.6, bias=1.5)
        for p in (1, 2):
            self.run("LpNormalization", [x], axis=1, p=p)
        self.run("Dropout", [x], outputs=2)
        self.run("BiasGelu", [self.data(2, 5), v(5)], domain="com.microsoft")
        self.run("FastGelu", [self.data(2, 5), v(5)], domain="com.microsoft")
        self.run("Gelu", [self.data(2, 5)], domain="com.microsoft")
        self.run("QuickGelu", [self.data(2, 5)], domain="com.microsoft", alpha=1.3)
        ids, kinds, at = (np.array(v, dtype=np.int32) for v in ([[3, 0, 2], [1, 1, 5]], [[0, 1, 1], [1, 0, 0]], [[2, 0, 3], [1, 1, 0]]))
        tables = [self.data(6, 5), self.data(4, 5), self.data(2, 5)]
        for operands in ([ids, None, *tables[:2], None, v(5), v(5)], [ids, kinds, *tables, v(5), v(5)],
                         [ids, kinds, *tables, v(5), v(5), None, at]):
            self.run("EmbedLayerNormalization", operands, outputs=3, domain="com.microsoft", epsilon=0.01)
        self.run("SkipLayerNormalization", [self.data(2, 3, 5), self.data(2, 3, 5), v(5), v(5), v(5)],
                 domain="com.microsoft", epsilon=0.01)
        self.run("SkipSimplifiedLayerNormalization", [self.data(2, 3, 5), self.data(2, 3, 5), v(5)],
                 domain="com.microsoft", epsilon=0.01)
        for op, gates in (("LSTM", 4), ("GRU", 3), ("RNN", 1)):
            for direction, n in (("forward", 1), ("reverse", 1), ("bidirectional", 2)):
                args = [self.data(5, 2, 3), self.data(n, gates * 4, 3, low=-1, high=1),
                        self.data(n, gates * 4, 4, low=-1, high=1), self.data(n, 2 * gates * 4), None,
                        self.data(n, 2, 4)]
                if op == "LSTM":
                    args += [self.data(n, 2, 4), self.data(n, 12)]
                self.run(op, args, outputs=3 if op == "LSTM" else 2, hidden_size=4, direction=direction,
                         **({"activations": ["Tanh"] * n} if op == "RNN" else {}))
        for reset in (0, 1):
            self.run("GRU", [self.data(3, 2, 3), self.data(1, 12, 3), self.data(1, 12, 4), self.data(1, 24)],
                     outputs=2, hidden_size=4, linear_before_reset=reset)

    def contributed(self):
        more = {"domain": "com.microsoft", "num_heads": 2}
        rows, places = self.data(2, 3, 8), self.data(2, 5, 8)
        self.run("MultiHeadAttention", [rows, places, places, self.data(24), None, self.data(2, 1, 3, 5)], **more)
        self.run("MultiHeadAttention", [rows, rows, rows, None, None, None, self.data(2, 2, 4, 4), self.data(2, 2, 4, 4)],
                 outputs=3, scale=0.3, **more)
        self.run("Attention", [rows, self.data(8, 24), self.data(24), None, None, self.data(2, 2, 3, 3)], scale=0.3, **more)
        s, u8 = lambda v: np.array(v, np.float32), lambda v: np.array(v, np.uint8)
        x, steps, to = self.data(1, 2, 4, 4, dtype="u8"), [s(0.1), u8(2)], [s(0.23), u8(7)]
        for op in ("QLinearAdd", "QLinearMul"):
            self.run(op, [x, *steps, self.data(1, 2, 1, 4, dtype="u8"), s(0.05), u8(1), *to], domain="com.microsoft")
        self.run("QLinearGlobalAveragePool", [x, *steps, *to], domain="com.microsoft")
        for ceil in (0, 1):
            self.run("QLinearAveragePool", [x, *steps, *to], domain="com.microsoft", ceil_mode=ceil, count_include_pad=1,
                     kernel_shape=[2, 2], pads=[1, 1, 0, 0], strides=[2, 2])
        self.run("QLinearSigmoid", [x, *steps, s(0.01), u8(3)], domain="com.microsoft")
        self.run("QLinearLeakyRelu", [x, *steps, *to], domain="com.microsoft", alpha=0.2)
        self.run("QGemm", [self.data(3, 4, dtype="u8"), *steps, self.data(4, 2, dtype="u8"), s(0.05), u8(1),
                           self.data(2, dtype="i32"), *to], domain="com.microsoft")
        for turned, shape in ((0, (4, 2)), (1, (2, 4))):
            self.run("QGemm", [self.data(3, 4, dtype="u8"), *steps, self.data(*shape, dtype="u8"), self.data(2, low=0.01, high=0.1),
                               self.data(2, dtype="u8"), self.data(2, dtype="i32"), *to], domain="com.microsoft", transB=turned)
        self.run("MatMulIntegerToFloat", [self.data(2, 3, 4, dtype="u8"), self.data(4, 5, dtype="u8"), s(0.1), self.data(5, low=0.1, high=1),
                                          u8(3), self.data(5, dtype="u8"), self.data(5)], domain="com.microsoft", loose=1e-4)
        self.run("DynamicQuantizeMatMul", [rows, self.data(8, 5, dtype="u8"), s(0.1), u8(3), self.data(5)], domain="com.microsoft", loose=1e-4)
        self.run("QAttention", [self.data(2, 3, 8, dtype="u8"), self.data(8, 24, dtype="u8"), self.data(24), s(0.02), self.data(24, low=0.01, high=0.03),
                                None, u8(9), self.data(24, dtype="u8")], loose=1e-4, **more)
        codes = lambda *shape: self.random.integers(0, 256, shape).astype(np.uint8)
        for bits in (2, 4, 8):
            for zeros in ([], [codes(6, (2 * bits + 7) // 8)]):
                self.run("MatMulNBits", [self.data(3, 32), codes(6, 2, 2 * bits), self.data(6, 2), *zeros],
                         domain="com.microsoft", K=32, N=6, bits=bits, block_size=16, constants=range(1, 3 + len(zeros)), loose=1e-4)
        more["kv_num_heads"], ints = 1, lambda *v: np.array(v, np.int32)
        shared = self.data(2, 1, 4)
        self.run("GroupQueryAttention", [self.data(2, 1, 8), shared, shared, self.data(2, 1, 4, 4), self.data(2, 1, 4, 4), ints(4, 4), ints(5)],
                 outputs=3, **more)
        self.run("GroupQueryAttention", [self.data(2, 3, 8), self.data(2, 3, 4), self.data(2, 3, 4), None, None, ints(2, 2), ints(3)],
                 scale=0.3, **more)

    def others(self):
        s = lambda v: np.array(v, np.float32)
        x = self.data(3, 4, low=-20, high=20)
        for zero in (np.uint8(120), np.int8(3)):
            self.run("QuantizeLinear", [x, s(0.1), np.array(zero)])
            self.run("QuantizeLinear", [x, s([0.1, 0.2, 0.3]), np.array([zero] * 3)], axis=0)
            q = self.data(3, 4, dtype="u8" if isinstance(zero, np.uint8) else "i8")
            self.run("DequantizeLinear", [q, s(0.1), np.array(zero)])
            self.run("DequantizeLinear", [q, s([0.1, 0.2, 0.3, 0.4]), np.array([zero] * 4)], axis=1)
        self.run("QuantizeLinear", [x, s(0.5)])
        self.run("DequantizeLinear", [self.data(4, dtype="i32"), s(0.5)])
        for axis, shape in ((0, (2, 3, 2)), (1, (4, 2, 2)), (2, (4, 3, 1))):
            self.run("DequantizeLinear", [self.data(4, 3, 2, dtype="u8"), self.data(*shape), self.data(*shape, dtype="u8")],
                     axis=axis, block_size=2, opset=21)
        self.run("DynamicQuantizeLinear", [x], outputs=3)
        self.run("DynamicQuantizeLinear", [0 * x], outputs=3)
        image = self.data(1, 2, 4, 5)
        for mode in ("nearest", "linear", "cubic"):
            for transform in ("half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"):
                for scales in ([1, 1, 2, 2], [1, 1, 0.6, 0.5], [1, 1, 1.3, 2.7]):
                    # the runtime aligns the corners of the size rounded down, ONNX those of the size itself
                    self.run("Resize", [image, None, s(scales)], mode=mode, coordinate_transformation_mode=transform,
                             constants=(2,), loose=1e-3, reference=transform == "align_corners")
                self.run("Resize", [image, None, None, np.array([1, 2, 7, 3], np.int64)], mode=mode, constants=(3,),
                         coordinate_transformation_mode=transform, loose=1e-3)
        for nearest in ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"):
            self.run("Resize", [image, None, s([1, 1, 2, 1.5])], nearest_mode=nearest, constants=(2,))
        self.run("Resize", [image, None, s([1, 1, 0.8, 0.8])], mode="cubic", exclude_outside=1, cubic_coeff_a=-0.5,
                 constants=(2,))
        self.run("Resize", [image, s([0, 0, 0.2, -0.3, 1, 1, 0.9, 1.2]), None, np.array([1, 2, 3, 6], np.int64)],
                 mode="linear", coordinate_transformation_mode="tf_crop_and_resize", extrapolation_value=7.0,
                 constants=(1, 3))

    def all(self):
        for family in (self.elementwise, self.binary, self.reduce, self.move, self.matrix, self.windows, self.norms, self.contributed,
                       self.others):
            family()


# ---- networks ----

# Inputs that are no data: sizes that the network is asked for.
GIVEN = {"crop-resize-loop.onnx": {"input2:0": np.array([20, 20], np.int32)}}

def below(model, name):
    """Integers that are indices into an initializer have its length as their bound."""
    sizes = {t.name: t.dims for t in model.graph.initializer}
    bounds = [sizes[n.input[0]][0] for n in model.graph.node
              if n.op_type == "Gather" and n.input[0] in sizes and len(sizes[n.input[0]]) == 2]
    return min(bounds + [8])


def network_inputs(model, random, given):
    initializers = {t.name for t in model.graph.initializer}
    sizes, inputs = {}, []
    for i in model.graph.input:
        if i.name in initializers:
            continue
        if i.name in given:
            inputs.append(given[i.name])
            continue
        t = i.type.tensor_type
        shape = []
        for d in t.shape.dim:
            key = d.dim_param or "?"
            fixed = {"batch": 1, "height": 64, "width": 64, "sequence": 512}
            shape.append(d.dim_value if d.HasField("dim_value") and d.dim_value >= 0
                         else sizes.setdefault(key, fixed.get(key, 3)))
        dtype = helper.tensor_dtype_to_np_dtype(t.elem_type)
        if dtype.kind == "f":
            # large scores make a softmax of f16 choose by its rounding
            inputs.append(random.normal(0, 0.05 if dtype.itemsize == 2 else 1, size=shape).astype(dtype))
        elif dtype.kind == "b":
            inputs.append(random.integers(0, 2, shape).astype(dtype))
        else:
            inputs.append(random.integers(0, max(2, below(model, i.name)), shape).astype(dtype))
    return inputs


def networks(judge, folder):
    random = np.random.default_rng(3)
    paths = [os.path.join(folder, f) for f in sorted(os.listdir(folder)) if f.endswith(".onnx")]
    for path in paths:
        model = onnx.load(path)
        inputs = network_inputs(model, random, GIVEN.get(os.path.basename(path), {}))
        worst = judge.compare(os.path.basename(path), model, inputs, loose=1e-3, file=path)
        if worst is not None:
            print("%-28s max abs %.3g, max rel %.3g" % (os.path.basename(path), *worst))


def main():
    arguments = sys.argv[1:]
    verbose = "-v" in arguments
    only = arguments[arguments.index("--only") + 1] if "--only" in arguments else None
    plain = [a for i, a in enumerate(arguments) if not a.startswith("-") and (i == 0 or arguments[i - 1] != "--only")]
    judge = Judge(plain[0], verbose, only)
    Operators(judge).all()
    print("operators: %d as judged, max abs %.3g, max rel %.3g; %d failed, %d not judged, %d not evaluated" % (
        judge.good, *judge.worst, judge.failed, judge.unjudged, judge.refused))
    if len(plain) > 1:
        networks(judge, plain[1])
        print("with networks: %d as judged, %d failed, %d not judged, %d not evaluated" % (
            judge.good, judge.failed, judge.unjudged, judge.refused))
    sys.exit(1 if judge.failed else 0)


if __name__ == "__main__":
    main()
