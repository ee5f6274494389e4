#!/usr/bin/env python3
"""Compares what rules make of Relay with what TVM's passes in front of its tables make of the same graphs.

usage: legalise.py DFG-OPT CASE...

Graphs are those of the cases in tests/conformance/rules whose rules come from such passes. Both results are modules
of Relay, which TVM compares. Ends with 1 where they differ, or where they are the same and the graph's name begins
with `upstream_`, which says that they differ; 77 where TVM is not installed.
"""
import re
import sys
from pathlib import Path

from graph import Dfg

try:
    import tvm
    from tvm import relay
    from tvm.relay import transform
    from tvm.relay.op.contrib import clml, dnnl

    from relay_side import ToRelay
except ImportError as e:
    print(f"skipped: legalisation is not compared: {e}")
    sys.exit(77)


def passes(*sequence):
    def run(module):
        with tvm.transform.PassContext(opt_level=3):
            return tvm.transform.Sequential(sequence)(module)
    return run


def legalising(op, function):
    """TVM's Legalize with this function for the operator."""
    def run(module):
        operator = relay.op.get(op)
        old = operator.get_attr("FTVMLegalize")
        operator.reset_attr("FTVMLegalize")
        operator.set_attr("FTVMLegalize", function)
        try:
            return passes(transform.Legalize(), transform.FoldConstant())(module)
        finally:
            operator.reset_attr("FTVMLegalize")
            if old is not None:
                operator.set_attr("FTVMLegalize", old)
    return run


# By the beginning of a rule's name; of several rules each pass runs once, in this order.
PASSES = [
    ("dnnl_qnn", dnnl.legalize_qnn_for_dnnl),
    ("dnnl_group_conv", legalising("nn.conv2d", dnnl.legalize_group_conv)),
    ("dnnl_group_deconv", legalising("nn.conv2d_transpose", dnnl.legalize_group_conv)),
    ("dnnl_pad_avg_pool", legalising("nn.avg_pool2d", dnnl.legalize_pad_avg_pool)),
    ("dnnl_bias_add", passes(transform.CanonicalizeOps(), transform.InferType(), transform.FoldConstant())),
    ("dnnl_scale", passes(transform.FoldScaleAxis(), transform.FoldConstant())),
    ("dnnl_bias_twice", passes(transform.SimplifyExpr(), transform.FoldConstant())),
    ("dnnl_layer_norm", dnnl.rewrite_layer_norm),
    ("dnnl_reshape_last", dnnl.rewrite_dense_bias_gelu_reshape_last),
    ("dnnl_strides_early", dnnl.rewrite_resnetv1),
    ("clml_dropout", lambda module: clml.RemoveDropoutPass()(module)),
    ("clml_batch_norm", lambda module: passes(transform.FoldConstant())(clml.OptimizeBatchnormPass()(module))),
]


class Plain(relay.ExprMutator):
    """Without what differs as the headers say: `units`, which TVM's product loses, factors of 1, summands of 0."""

    def visit_call(self, call):
        call = super().visit_call(call)
        if call.op == relay.op.get("nn.dense"):
            return relay.nn.dense(*call.args)
        for name, neutral in (("multiply", 1), ("add", 0)):
            if call.op == relay.op.get(name) and isinstance(call.args[1], relay.Constant):
                value = call.args[1].data.numpy()
                if value.shape == () and value == neutral:
                    return call.args[0]
        return call


def plain(module):
    return transform.InferType()(tvm.IRModule.from_expr(Plain().visit(module["main"])))


def sections(path):
    """(name, graph, rules) of each rewrite in the case."""
    graph = None
    for part in re.split(r"(?m)^--- ", path.read_text(encoding="utf-8"))[1:]:
        head, _, text = part.partition("\n")
        if head.startswith("graph "):
            graph = head[6:].strip(), text
        elif head.startswith("rewrite "):
            yield *graph, head[8:].strip()


def same(dfg, text, rules):
    theirs = ToRelay(dfg.normal(text)).module
    wanted = [run for key, run in PASSES if any(r.startswith(key) for r in rules.split(","))]
    try:
        # the pass for quantised operators does by itself what the other rules then do
        for run in wanted[:1] if "dnnl_qnn" in rules else wanted:
            theirs = transform.InferType()(run(theirs))
        theirs = plain(theirs)
    except Exception:  # TVM refuses what its own pass made
        return False
    ours = plain(ToRelay(dfg.normal(dfg.run(text, "--rewrite", rules))).module)
    return tvm.ir.structural_equal(ours["main"], theirs["main"], map_free_vars=True)


def main():
    dfg, wrong, count = Dfg(sys.argv[1]), 0, 0
    for path in map(Path, sys.argv[2:]):
        for name, text, rules in sections(path):
            count += 1
            if same(dfg, text, rules) == name.startswith("upstream_"):
                wrong += 1
                print(f"--- {path.stem}: {name}: TVM makes {'the same' if name.startswith('upstream_') else 'something else'}")
    print(f"legalisation: {count} graphs, {wrong} of them not as their case says")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
