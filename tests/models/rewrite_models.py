#!/usr/bin/env python3
"""What the rules that ship make of networks, as a table, judged by ONNX Runtime.

usage: rewrite_models.py DFG-OPT FOLDER [--rules FILES] [--inputs N] [--tolerance T]

FOLDER is searched for *.onnx, with its folder synth.  A row a network: nodes
that are no constants before and after, rewrites and their time in milliseconds,
and the largest absolute and relative difference of any output from the network
as it was, over N random inputs.  Weights that were replaced by one number over and
over, as those of small files are, are varied first: else nothing much is computed.  The rules are those of the standard set
unless FILES says others (`standard,fuse` adds to it).  Status 1: a network
differs by more than T (4e-3 where it has 16-bit floats) or no longer runs; 77: packages or networks are missing.
"""
import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile

import run_onnx  # exits with 77 where packages are missing
import numpy as np
import onnx
from onnx import numpy_helper



def varied(path, out):
    """The network with different numbers in each float tensor that a ConstantOfShape fills, but for huge ones, and in
    scales and biases that are one number over and over, as those of networks that were never trained."""
    model, rng = onnx.load(path), np.random.default_rng(1)
    shapes = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
    kept = []
    for node in model.graph.node:
        shape = shapes.get(node.input[0]) if node.op_type == "ConstantOfShape" else None
        value = np.zeros(1, np.float32)
        if shape is not None and node.attribute:
            value = numpy_helper.to_array(node.attribute[0].t)
        if shape is None or value.dtype.kind != "f" or not 2 <= np.prod(shape) <= 10000000:
            kept.append(node)
            continue
        numbers = rng.uniform(0.5, 1.5, shape)  # statistics, scales, biases
        if len(shape) > 1:  # weights: so that what they make is neither huge nor nothing
            numbers = rng.normal(0, np.sqrt(0.5 / max(1, np.prod(shape[1:]))), shape)
        model.graph.initializer.append(numpy_helper.from_array(numbers.astype(value.dtype), node.output[0]))
    for t in model.graph.initializer:
        if t.data_type == onnx.TensorProto.FLOAT and len(t.dims) == 1 and t.dims[0] >= 8:
            was = numpy_helper.to_array(t)
            if np.isfinite(was[0]) and (was == was[0]).all():
                by = rng.uniform(-0.1, 0.1, was.shape)  # a factor, as scales and variances must stay above 0
                t.CopyFrom(numpy_helper.from_array((was * (1 + by) if was[0] != 0 else np.abs(by)).astype(was.dtype), t.name))
    del model.graph.node[:]
    model.graph.node.extend(kept)
    if model.ir_version < 4:  # from 4 on an input with an initializer is a default, and no constant
        names = {t.name for t in model.graph.initializer}
        inputs = [v for v in model.graph.input if v.name not in names]
        del model.graph.input[:]
        model.graph.input.extend(inputs)
        model.ir_version = 4
    onnx.save(model, out)


def tolerance(options, path):
    """16-bit floats have 11 bits."""
    kinds = {t.data_type for t in onnx.load(path).graph.initializer}
    return max(options.tolerance, 4e-3) if onnx.TensorProto.FLOAT16 in kinds else options.tolerance


def nodes(dfg_opt, path):
    """Operators in all bodies; constants, variables and functions are none."""
    p = subprocess.run([dfg_opt, "-o", "-", path], capture_output=True, text=True)
    return len(re.findall(r'^\s+%(?:"(?:[^"\\]|\\.)*"|[\w.]+) = (?!const |fn |var )', p.stdout, re.M))


def rewrite(options, path, out):
    """(rewrites, milliseconds)"""
    command = [options.dfg_opt, "--infer", "--rewrite", options.rules, "--stats", "--time", "-o", out, path]
    p = subprocess.run(command, capture_output=True, text=True)
    if p.returncode != 0:
        raise ValueError(run_onnx.first_line(p.stderr) or "status %d" % p.returncode)
    text = p.stdout + p.stderr
    return (sum(map(int, re.findall(r"^\S+: (\d+) applied", text, re.M))),
            float(re.search(r"^rewrite\s+([\d.]+)", text, re.M).group(1)))


def judge(options, path, folder):
    """Cells of a row, and whether all is well."""
    source, out = os.path.join(folder, "varied.onnx"), os.path.join(folder, "rewritten.onnx")
    applied, time = rewrite(options, path, out)
    cells = [nodes(options.dfg_opt, path), nodes(options.dfg_opt, out), applied, "%.2f" % time]
    varied(path, source)
    rewrite(options, source, out)
    try:
        found = run_onnx.compare(source, out, options.inputs, 1)
    except run_onnx.Skip as why:
        return cells + ["not run: %s" % str(why)[:60], ""], True
    return cells + ["%.2g" % found[0], "%.2g" % found[1]], found[1] <= tolerance(options, source)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("dfg_opt")
    parser.add_argument("folder")
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--inputs", type=int, default=2)
    parser.add_argument("--tolerance", type=float, default=1e-4)
    options = parser.parse_args()
    paths = [p for part in ("", "synth") for p in sorted(glob.glob(os.path.join(options.folder, part, "*.onnx")))]
    if not paths:
        print("SKIP: there are no models in '%s'" % options.folder)
        return 77
    print("| network | nodes before | after | rewrites | ms | max abs | max rel |\n|---|---|---|---|---|---|---|")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            name = os.path.splitext(os.path.relpath(path, options.folder))[0]
            try:
                cells, good = judge(options, path, folder)
            except Exception as error:  # of the runtime, too: what is written must run where the first does
                cells, good = ["FAILED: %s" % run_onnx.first_line(error)], False
            failed += not good
            print("| %s | %s |%s" % (name, " | ".join(map(str, cells)), "" if good else " FAILED"))
            sys.stdout.flush()
    print("%d networks, %d failed" % (len(paths), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
