#!/usr/bin/env python3
"""Lets ONNX Runtime judge rules: graphs that they match, before and after.

usage: rules_onnx.py --dfg-opt DFG-OPT [--load UNIT.so] [--rules R[,R...]] [--seed S] [--inputs N] [--known FILE]
                     [--expect]

Of each rule `dfg-opt --check-rules --graphs` writes models that it matched, as they were and
as it made them.  Both get the same inputs, without ONNX Runtime's own optimisations: where it
runs the first, it has to run the second, and to compute the same; some inputs are zeros of
both signs, infinities and NaN.  It need not have a kernel for each type, but for rules that are
about its own operators; nor has it to take operands without elements.  A line for each rule that
differs, and counts; status 1.
--expect: each of the rules has to differ, else status 1.

--known FILE: lines `RULE nan WHY`: where the result was NaN it may become anything; and `RULE all WHY`:
of this rule nothing is asked.

Status 77, "skipped", where the packages onnx, numpy or onnxruntime are not there.
"""
import argparse
import collections
import glob
import os
import subprocess
import sys
import tempfile

import fires
import run_onnx
import numpy as np
import onnx

SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 2.0]
# Sums may begin with 0 or not, and of two zeros either is the larger: their sign says nothing.
TOLERANCE = {"f2": 2e-2, "f4": 2e-3, "f8": 2e-3}


def special(a, rng):
    """The input with some elements at their limits."""
    a = np.array(a)
    if a.dtype.kind == "f":
        at = rng.random(a.shape) < 0.5
        a[at] = rng.choice(SPECIAL, size=int(at.sum())).astype(a.dtype)
    return a


def apart(a, b, any_nan):
    """In which way two lists of outputs differ; None: they do not.  any_nan: of NaN anything may come."""
    for i, (x, y) in enumerate(zip(a, b)):
        x, y = np.asarray(x), np.asarray(y)
        if x.dtype != y.dtype or x.shape != y.shape:
            return "output %d: %s%s, afterwards %s%s" % (i, x.dtype, list(x.shape), y.dtype, list(y.shape))
        if x.dtype.kind != "f":
            if not (x == y).all():
                return "output %d: %s, afterwards %s" % (i, x[x != y][:3], y[x != y][:3])
            continue
        p, q = x.astype(np.float64), y.astype(np.float64)
        with np.errstate(invalid="ignore"):
            close = np.abs(p - q) <= TOLERANCE.get(x.dtype.str[1:], 2e-2) * (1 + np.maximum(np.abs(p), np.abs(q)))
        close = np.where(np.isfinite(p) & np.isfinite(q), close, (p == q) | (np.isnan(p) & np.isnan(q)))
        close |= np.isnan(p) & any_nan
        if not close.all():
            return "output %d: %s, afterwards %s" % (i, p[~close][:3], q[~close][:3])
    return None


def is_empty(path, values):
    """Has one of the values, or a constant, no element?  ONNX does not say which operators take that."""
    return any(np.asarray(v).size == 0 for v in values) or any(0 in t.dims for t in onnx.load(path).graph.initializer)


def judge(before, seed, n_inputs, any_nan=False, kernels=False):
    """(verdict, words) of a model and what a rule made of it; kernels: it has to have some for that."""
    after = before[:-len(".before.onnx")] + ".after.onnx"
    rng = np.random.default_rng(seed)
    try:
        first = run_onnx.session(before)
        feed, results = run_onnx.random_inputs(first, rng)
    except Exception as error:  # also run_onnx.Skip: it says nothing of the rule
        return "refused before", run_onnx.first_line(error)
    if is_empty(before, list(feed.values()) + results):
        return "empty", ""
    if not os.path.exists(after):
        return "DIFFERS", "it can't be written as a model afterwards"
    try:
        second = run_onnx.session(after)
    except Exception as error:
        words = run_onnx.first_line(error)
        return "no kernel" if "NOT_IMPLEMENTED" in words and not kernels else "DIFFERS", "refused afterwards: %s" % words
    for i in range(n_inputs):
        these = feed if i == 0 else {k: special(v, rng) for k, v in feed.items()}
        try:
            wanted = first.run(None, these)
        except Exception:
            continue
        try:
            got = second.run(None, these)
        except Exception as error:
            return "DIFFERS", "refused afterwards: %s" % run_onnx.first_line(error)
        words = apart(wanted, got, any_nan)
        if words is not None:
            return "DIFFERS", words
    return "same", ""


def write_graphs(options, folder):
    command = [options.dfg_opt, "--check-rules=" + options.rules, "--graphs", folder, "--seed", str(options.seed)]
    for unit in options.load:
        command += ["--load", unit]
    subprocess.run(command, stdout=subprocess.DEVNULL)


def judge_folder(folder, known, options):
    counts = collections.Counter()
    found, judged = {}, set()
    for_ort = {rule for name, rules in fires.files(options) if name in ("fuse_ort", "ort_skip_norm") for rule in rules}
    for before in sorted(glob.glob(os.path.join(folder, "*.before.onnx"))):
        rule = os.path.basename(before).split(".")[0]
        verdict, words = judge(before, options.seed, options.inputs, known.get(rule, "").startswith("nan"),
                               rule in for_ort)
        counts[verdict] += 1
        if verdict in ("same", "DIFFERS"):
            judged.add(rule)
        if verdict == "DIFFERS" and rule not in found:
            found[rule] = words
            if options.keep:
                for side in "before", "after":
                    source = before.replace(".before.", ".%s." % side)
                    if os.path.exists(source):
                        os.replace(source, os.path.join(options.keep, os.path.basename(source)))
    return counts, found, judged


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--dfg-opt", required=True)
    p.add_argument("--load", action="append", default=[])
    p.add_argument("--rules", default="standard,algebra,approximate,attention,recent,fuse_ort,ort_skip_norm")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--inputs", type=int, default=3)
    p.add_argument("--known")
    p.add_argument("--expect", action="store_true")
    p.add_argument("--keep", help="a folder for the models that differ")
    options = p.parse_args()
    known = dict(line.split(None, 1) for line in open(options.known) if line.strip()) if options.known else {}
    with tempfile.TemporaryDirectory() as folder:
        write_graphs(options, folder)
        counts, found, judged = judge_folder(folder, known, options)
    known = {rule: words for rule, words in known.items() if words.startswith("all")}
    for rule, words in found.items():
        print("%s: DIFFERS%s: %s" % (rule, " (known)" if rule in known else "", words))
    print("seed %d: %s; %d rules judged" % (options.seed, ", ".join("%d %s" % (n, v) for v, n in sorted(counts.items())),
                                           len(judged)))
    if options.expect:
        missing = set(options.rules.split(",")) - set(found)
        for rule in sorted(missing):
            print("%s: no difference was found" % rule)
        return 1 if missing else 0
    return 1 if set(found) - set(known) or not judged else 0


if __name__ == "__main__":
    sys.exit(main())
