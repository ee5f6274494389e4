#!/usr/bin/env python3
"""How many spellings of each concept the rules know, beside other tools.

usage: concepts.py DFG-OPT [--tools NAMES] [--held none|only|all] [--concept NAME] [--least N] [-v]

Spellings are those of spellings/; of each, a tool's result counts as in beside.py, and the
concept is done where one of its operators stands in it.  A row a concept: of how many spellings
it is done.  -v: a row a spelling, with nodes left.  --held: without those that are held
out (as it is), of these only, or of all.  Status 1: ours computes something else, or the last of the tools
finds fewer than N; 77: packages are missing.
"""
import argparse
import collections
import os
import sys
import tempfile

import run_onnx  # exits with 77 where packages are missing
import beside
import onnx
import spellings

beside.load()
MS = "com.microsoft."
ATTENTION = {"Attention", MS + "Attention", MS + "MultiHeadAttention", MS + "GroupQueryAttention"}
SKIP = {MS + "SkipLayerNormalization", MS + "SkipSimplifiedLayerNormalization"}
GELU = {"Gelu", MS + "Gelu", MS + "BiasGelu", MS + "FastGelu"}
DONE = {
    "Gelu": GELU, "FastGelu": GELU, "BiasGelu": GELU,
    "SiLU": {"Swish", MS + "QuickGelu"}, "QuickGelu": {"Swish", MS + "QuickGelu"},
    "LayerNormalization": {"LayerNormalization"}, "SkipLayerNormalization": SKIP | {"LayerNormalization", "RMSNormalization"},
    "RMSNormalization": {"RMSNormalization", "SimplifiedLayerNormalization"},
    "GroupNormalization": {"GroupNormalization", MS + "GroupNorm"},
    "Attention": ATTENTION, "GroupQueryAttention": ATTENTION,
    "RotaryEmbedding": {"RotaryEmbedding", MS + "RotaryEmbedding"},
    "EmbedLayerNormalization": {MS + "EmbedLayerNormalization"},
    "FusedConv": {MS + "FusedConv"}, "FusedGemm": {MS + "FusedGemm"},
    "FusedMatMul": {MS + "FusedMatMul", MS + "TransposeMatMul"},
    "QLinear": {"QLinearConv", "QLinearMatMul"} | {MS + n for n in (
        "QLinearAdd QLinearMul QLinearGlobalAveragePool QLinearAveragePool QLinearSigmoid QLinearLeakyRelu QLinearSoftmax "
        "QLinearConcat QLinearWhere QGemm").split()},
    "MatMulNBits": {MS + "MatMulNBits"}, "QAttention": {MS + "QAttention"},
    "left as they are": {"DequantizeLinear", "Gather"},  # what an operator would be refused for, or compute otherwise
}
# What the standard has no operator for is done in the other league alone.
CONTRIB = {"SkipLayerNormalization": SKIP, "BiasGelu": {MS + "BiasGelu", MS + "FastGelu"}}
CONTRIB_TOOLS = ("fuse_ort", "ort_skip_norm", "ort_extended", "ort_fusions")


def judge(options, tool, s, source, before, folder):
    """(done, cell)"""
    out = os.path.join(folder, "out.onnx")
    if os.path.exists(out):
        os.remove(out)
    seconds = beside.run_tool(options, tool, source, out)
    if isinstance(seconds, str):
        return False, seconds
    left, wrong = beside.count(out), before.letters(out).replace("s", "")
    wanted = CONTRIB.get(s.concept, DONE[s.concept]) if tool in CONTRIB_TOOLS else DONE[s.concept]
    done = any(op in wanted for op in left) and not wrong
    return done, "%s%d%s" % ("" if done else "- ", sum(left.values()), wrong and " " + wrong)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("dfg_opt")
    parser.add_argument("--tools", default="fuse,fuse_ort,ort_skip_norm,ort_extended,onnxscript,ort_fusions")
    parser.add_argument("--held", choices=("none", "only", "all"), default="none")
    parser.add_argument("--timeout", type=float, default=60)
    parser.add_argument("--concept")
    parser.add_argument("--least", type=int, default=0)
    parser.add_argument("-v", action="store_true")
    options = parser.parse_args()
    tools = options.tools.split(",")
    done, numbers, wrong = collections.defaultdict(collections.Counter), collections.Counter(), 0
    print("| %s | %s |\n|---|%s" % ("spelling, nodes" if options.v else "concept, spellings", " | ".join(tools), "---|" * len(tools)))
    with tempfile.TemporaryDirectory() as folder:
        for s in spellings.SPELLINGS:
            if (options.held == "none" and s.held) or (options.held == "only" and not s.held) or \
               (options.concept and s.concept != options.concept):
                continue
            source = os.path.join(folder, "spelling.onnx")
            onnx.save(s.model, source)
            before = beside.Before(source)
            found = [judge(options, t, s, source, before, folder) for t in tools]
            numbers[s.concept] += 1
            for t, (good, cell) in zip(tools, found):
                done[s.concept][t] += good
                wrong += t in beside.OURS and cell[-1] in "crnx"
            if options.v:
                print("| %s: %s, %d | %s |" % (s.concept, s.name, sum(beside.count(source).values()),
                                               " | ".join(c for _, c in found)), flush=True)
    for concept, n in list(numbers.items()) + [("all", sum(numbers.values()))]:
        row = done[concept] if concept != "all" else sum((collections.Counter(c) for c in done.values()), collections.Counter())
        print("| %s, %d | %s |" % (concept, n, " | ".join(str(row[t]) for t in tools)))
    if wrong:
        print("%d results of ours do not count: -v says which" % wrong)
    return 1 if wrong or row[tools[-1]] < options.least else 0


if __name__ == "__main__":
    sys.exit(main())
