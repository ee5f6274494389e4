#!/usr/bin/env python3
"""Do the shipped rules do to ONNX Runtime's own fusion tests what its fusions do?

usage: fusion_cases.py DFG-OPT FOLDER [-v]

FOLDER holds the models and cases.tsv: file, fusion, operators before, counts
that the fusion must leave (`Relu=0;Add>0`, `com.microsoft:Gelu=1`), negative
cases among them.  Each fusion is a list of rules here; `A+B` runs both
together.  Where ours leave something else on purpose, WHY has the reason and
our own counts, which are checked instead.  Prints a line for each case;
exit 1 where a count differs, 77 where the folder is not there.
"""
import os
import re
import subprocess
import sys
from collections import Counter

CONV = "fuse_conv_activation,fuse_conv_leaky,fuse_conv_hard_sigmoid,fuse_conv_clip,fuse_conv_sum_activation"
RULES = {
    "BiasGeluFusion": "ort_gelu,fuse_bias_gelu",
    "ConvActivationFusion": CONV,
    "ConvAddActivationFusion": CONV + ",fuse_conv_sum",
    "ConvAddFusion": "fold_add",
    "ConvBNFusion": "fold_batch_norm",
    "ConvMulFusion": "fold_mul",
    "DivMulFusion": "div_mul",
    "DoubleQDQPairsRemover": "requantize_same",
    "DynamicQuantizeMatMulFusion": "fuse_dynamic_product",
    "EliminateDropout": "no_dropout,no_dropout_off,no_dropout_ratio",
    "EliminateIdentity": "no_identity",
    "FuseReluClip": "relu_clip,relu_clip_low,relu_clip_high,clip_relu,clip_relu_high",
    "GeluApproximation": "approximate_gelu,approximate_bias_gelu",
    "GeluFusion": "make_gelu,ort_gelu",
    "GemmActivationFusion": "fuse_gemm,fuse_gemm_leaky,fuse_gemm_elu,fuse_gemm_hard_sigmoid",
    "GemmTransposeFusion": "gemm_transpose_a,gemm_transpose_b,gemm_transpose_y",
    "LayerNormFusion": "make_layer_norm,shift_layer_norm",
    "MatMulAddFusion": "make_gemm",
    "MatMulIntegerToFloatFusion": "fuse_integer_product,fuse_integer_product_sum",
    "MatmulTransposeFusion": "fuse_matmul_a,fuse_matmul_b",
    "NotWhereFusion": "not_where",
    "ReshapeFusion": "reshape_fusion",
    "SimplifiedLayerNormFusion": "make_rms_norm",
    "UnsqueezeElimination": "constant_reshaped",
}
WHY = {
    ("div_mul.onnx", "DivMulFusion"):
        ("Div=5;Mul=1", "of integers (1 / a) b is not b / a: with a = 3 and b = 6 it is 0, not 2; "
                        "and two products that nothing returns are dropped"),
    ("layer_norm_t5.onnx", "SimplifiedLayerNormFusion"):
        ("Div=0;Add=0;ReduceMean=0;Pow=0;Sqrt=0;RMSNormalization=1", "the standard has the operator since opset 23"),
    ("reshape_fusion_concat_subgraph_mul.onnx", "ReshapeFusion"):
        ("Concat=1;Reshape=1", "6,000 elements in a shape of 120,000: what the types say is not true of the new shape"),
    ("reshape_fusion_multiple_values_in_initializer_tensor_1.onnx", "ReshapeFusion"):
        ("Concat=1;Reshape=1", "6,000 elements in a shape of 4,000: what the types say is not true of the new shape"),
    ("reshape_fusion_concat_subgraph_multiple_outputs.onnx", "ReshapeFusion"):
        ("Shape=1;Gather=0;Unsqueeze=0;Slice=1;Concat=0;Reshape=1", "what nothing returns is dropped"),
}


def count(text):
    """Calls of each operator in .dfg text, one a line, of all versions; `domain:Name` for other domains."""
    calls = Counter(re.findall(r'^\s+%(?:"(?:[^"\\]|\\.)*"|\w+) = ([A-Za-z_][\w.]*)\(', text, re.M))
    names = Counter()
    for op, n in calls.items():
        op = re.sub(r"\.v\d+$", "", op)
        names[re.sub(r"^(.*)\.(\w+)$", r"\1:\2", op)] += n
    return names


def holds(counts, wanted):
    """The part of `wanted` that does not hold; None: all does."""
    for part in wanted.split(";"):
        op, sign, n = re.fullmatch(r"([\w.:]+)([=>])(\d+)", part).groups()
        if not (counts[op] == int(n) if sign == "=" else counts[op] > int(n)):
            return f"{part}, and there are {counts[op]}"
    return None


def run(dfg_opt, path, rules):
    p = subprocess.run([dfg_opt, "--infer", "--rewrite", rules, "-o", "-", path], capture_output=True, text=True, timeout=60)
    return p.stdout if p.returncode == 0 else None, p.stderr.strip()


def check(dfg_opt, folder, row):
    """Verdict and words of one row."""
    file, fusion, _, wanted = row[:4]
    unknown = [f for f in fusion.split("+") if f not in RULES]
    if unknown:
        return False, f"no rule for {unknown[0]}"
    wanted, why = WHY.get((file, fusion), (wanted, ""))
    text, error = run(dfg_opt, os.path.join(folder, file), ",".join(RULES[f] for f in fusion.split("+")))
    if text is None:
        return False, error
    wrong = holds(count(text), wanted)
    return wrong is None, wrong or (f"{wanted}: {why}" if why else wanted)


def main():
    verbose = "-v" in sys.argv
    args = [a for a in sys.argv[1:] if a != "-v"]
    if len(args) != 2:
        sys.exit(__doc__)
    cases = os.path.join(args[1], "cases.tsv")
    if not os.path.exists(cases):
        print(f"fusion_cases.py: no {cases}: skipped")
        return 77
    with open(cases) as f:
        rows = [line.rstrip("\n").split("\t") for line in f][1:]
    failed = differ = 0
    for row in rows:
        good, words = check(args[0], args[1], row)
        failed += not good
        differ += good and (row[0], row[1]) in WHY
        if verbose or not good or (row[0], row[1]) in WHY:
            print(f"{'passed' if good else 'FAILED'} {row[0]} {row[1]}: {words}")
    print(f"{len(rows) - failed} passed ({differ} with counts of our own), {failed} failed")
    return 1 if failed or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
