#!/usr/bin/env python3
"""Asks ONNX Runtime for a kernel of each operator that rules make, for every element type.

usage: rule_kernels.py --dfg-opt DFG-OPT [--rules R[,R...]] [--seed S] [--keep DIR]

Of each rule `dfg-opt --check-rules --graphs` writes models that it matched.  In those with different operators the
element type of most values is replaced by every other one; where ONNX Runtime takes the model, it has to take what
the rule makes of it.  A line for each rule, operator and type for which it does not, and counts; status 1.

Status 77, "skipped", where the packages onnx, numpy or onnxruntime are not there.
"""
import argparse
import collections
import glob
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import run_onnx
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

TYPES = "FLOAT DOUBLE FLOAT16 BFLOAT16 INT8 UINT8 INT16 UINT16 INT32 UINT32 INT64 UINT64".split()
OPSET = 21  # the first one in which numbers of 16 bits are quantised


def retyped(model, was, now):
    """The model with every value of a type as one of another, and in an opset that may have it."""
    def tensor(t):
        if t.data_type == was:
            array = numpy_helper.to_array(t).astype(helper.tensor_dtype_to_np_dtype(now))
            t.CopyFrom(numpy_helper.from_array(array, t.name))
    model = onnx.ModelProto.FromString(model.SerializeToString())
    for t in model.graph.initializer:
        tensor(t)
    for value in [*model.graph.input, *model.graph.output, *model.graph.value_info]:
        if value.type.tensor_type.elem_type == was:
            value.type.tensor_type.elem_type = now
    for node in model.graph.node:
        for a in node.attribute:
            if a.type == onnx.AttributeProto.TENSOR:
                tensor(a.t)
            elif a.name in ("to", "dtype") and a.i == was:
                a.i = now
    if now in (TensorProto.INT16, TensorProto.UINT16) and any("Quantize" in n.op_type for n in model.graph.node):
        model.opset_import[0].version = max(model.opset_import[0].version, OPSET)
        model.ir_version = 10
    return model


def refused(path):
    """What ONNX Runtime says against the model; None: it takes it."""
    try:
        run_onnx.session(path)
    except Exception as error:
        return run_onnx.first_line(error)
    return None


def samples(folder):
    """(rule, model) once for each set of operators that the rule matched."""
    seen = set()
    for path in sorted(glob.glob(os.path.join(folder, "*.before.onnx"))):
        rule, model = os.path.basename(path).split(".")[0], onnx.load(path)
        ops = (rule, *sorted(n.op_type for n in model.graph.node))
        if ops not in seen:
            seen.add(ops)
            yield rule, model


def judge(rule, model, now, folder, options):
    """The verdict on a rule and a model of these types, and words."""
    before, after = (os.path.join(folder, name) for name in ("b.onnx", "a.onnx"))
    onnx.save(model, before)
    if refused(before) is not None:
        return "refused before", ""
    made = subprocess.run([options.dfg_opt, "--infer", "--rewrite", rule, "-o", after, before], capture_output=True, text=True)
    words = made.stderr if made.returncode != 0 else refused(after)
    if words is None:
        return "taken", ""
    if options.keep:
        for path, side in (before, "before"), (after, "after"):
            os.replace(path, os.path.join(options.keep, f"{rule}.{now}.{side}.onnx"))
    return "REFUSED", words


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--dfg-opt", required=True)
    p.add_argument("--rules", default="standard")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--keep", help="a folder for the models that are refused")
    options = p.parse_args()
    np.seterr(all="ignore")
    counts, found = collections.Counter(), {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([options.dfg_opt, "--check-rules=" + options.rules, "--graphs", folder, "--seed", str(options.seed)],
                       stdout=subprocess.DEVNULL)
        for rule, model in samples(folder):
            types = collections.Counter(v.type.tensor_type.elem_type for v in model.graph.input)
            for name in TYPES if types else []:
                was = types.most_common(1)[0][0]
                verdict, words = judge(rule, retyped(model, was, TensorProto.DataType.Value(name)), name, folder, options)
                counts[verdict] += 1
                if verdict == "REFUSED":
                    found.setdefault((rule, name), words)
    for (rule, name), words in found.items():
        print(f"{rule}: {name}: {words}")
    print("seed %d: %s" % (options.seed, ", ".join("%d %s" % (n, v) for v, n in sorted(counts.items()))))
    return 1 if found or not counts["taken"] else 0


if __name__ == "__main__":
    sys.exit(main())
