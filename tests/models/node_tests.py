#!/usr/bin/env python3
"""node_tests.py DFG-OPT [-v] [--most-refused N] [--only TEXT] [--every N]

dfg-opt --eval on the node tests that the package onnx carries: each test's model on its
inputs, compared with its outputs at the tests' own tolerances.  Prints what disagrees,
how many agree, and what is refused, grouped by the operator and the message.  --every N
takes one of N tests.

Ends with 1 where one disagrees, or more than N are refused; with 77, and words, where
Python has no onnx.
"""
import collections
import concurrent.futures
import os
import re
import sys
import tempfile

import eval_onnx
from eval_onnx import np, onnx, numpy_helper

import ml_dtypes
from onnx.backend.test.loader import load_node_model_tests

for name, t in {"i4": "int4", "u4": "uint4", "bf16": "bfloat16", "f8e4m3": "float8_e4m3fn",
                "f8e4m3uz": "float8_e4m3fnuz", "f8e5m2": "float8_e5m2", "f8e5m2uz": "float8_e5m2fnuz",
                "f4e2m1": "float4_e2m1fn"}.items():
    eval_onnx.DTYPES[name] = getattr(ml_dtypes, t)
    eval_onnx.NAMES[np.dtype(getattr(ml_dtypes, t))] = name


def array(value):
    """A test's value as an array; None: the text has no form for it."""
    if isinstance(value, onnx.TensorProto):
        value = numpy_helper.to_array(value)
    if not isinstance(value, (np.ndarray, np.generic)):
        return None
    value = np.asarray(value)
    return value if value.dtype in eval_onnx.NAMES else None


def differs(got, want, rtol, atol):
    """How they differ; None: not at all.  As onnx.backend.test.runner compares."""
    if got.dtype != want.dtype or got.shape != want.shape:
        return "%s%s is not %s%s" % (got.dtype, list(got.shape), want.dtype, list(want.shape))
    if got.dtype.name == "bfloat16":
        rtol = max(rtol, 2**-6)
    exact = want.dtype.kind in "biu" and want.dtype.itemsize == 8
    a, b = (got, want) if exact else (got.astype(np.float64), want.astype(np.float64))
    if exact and (a == b).all():
        return None
    near = np.isclose(a.astype(np.float64), b.astype(np.float64), rtol=rtol, atol=atol, equal_nan=True)
    if near.all():
        return None
    return "%d of %d elements, such as %s, not %s" % ((~near).sum(), near.size, a[~near][:4], b[~near][:4])


def run(dfg_opt, case, folder):
    """("agree" | "disagree" | "refused", why)"""
    path = os.path.join(folder, case.name)
    os.mkdir(path)
    file = os.path.join(path, "model.onnx")
    onnx.save(case.model, file)
    for inputs, outputs in case.data_sets:
        inputs, outputs = [array(v) for v in inputs], [array(v) for v in outputs]
        if any(v is None for v in inputs + outputs):
            return "refused", "the test's values have no form in text"
        got, refusal = eval_onnx.ours(dfg_opt, file, inputs, path)
        if refusal is not None:
            if refusal.startswith("CRASH"):
                return "disagree", refusal
            return "refused", re.sub(r"^(dfg-opt: )?\S+: (%\S+: )?", "", refusal)
        if len(got) != len(outputs):
            return "disagree", "%d results are not %d" % (len(got), len(outputs))
        for i, (a, b) in enumerate(zip(got, outputs)):
            why = differs(a, b, case.rtol, case.atol)
            if why is not None:
                return "disagree", "result %d: %s" % (i, why)
    return "agree", None


def main():
    arguments = sys.argv[1:]
    option = lambda name, otherwise: arguments[arguments.index(name) + 1] if name in arguments else otherwise
    only, most = option("--only", ""), int(option("--most-refused", "0"))
    cases = sorted((c for c in load_node_model_tests() if only in c.name), key=lambda c: c.name)
    cases = cases[::int(option("--every", "1"))]
    counts, reasons = collections.Counter(), collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        for case, (verdict, why) in zip(cases, pool.map(lambda c: run(arguments[0], c, folder), cases)):
            counts[verdict] += 1
            if verdict == "disagree":
                print("FAILED: %s: %s" % (case.name, why))
            if verdict == "refused":
                reasons[why].append(case.name)
    for why, names in sorted(reasons.items(), key=lambda r: -len(r[1])):
        print("refused %3d: %s (%s)" % (len(names), why, " ".join(names) if "-v" in arguments else names[0]))
    print("%d tests: %d agree, %d disagree, %d refused" % (
        len(cases), counts["agree"], counts["disagree"], counts["refused"]))
    sys.exit(1 if counts["disagree"] or counts["refused"] > most else 0)


if __name__ == "__main__":
    main()
