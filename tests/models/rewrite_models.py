#!/usr/bin/env python3
"""What the rules that ship make of networks, as a table, judged by ONNX Runtime.

usage: rewrite_models.py DFG-OPT FOLDER [--rules FILES] [--inputs N] [--tolerance T]

FOLDER is searched for *.onnx, with its folder synth.  A row a network: nodes
that are no constants before and after, rewrites and their time in milliseconds,
and the largest absolute and relative difference of any output from the network
as it was, over N random inputs.  The rules are those of the standard set
unless FILES says others (`standard,fuse` adds to it).  Status 1: a network
differs by more than T or no longer runs; 77: packages or networks are missing.
"""
import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile

import run_onnx

STANDARD = "eliminate,clip,layout,reshape,fold,activation,norm,gemm,qdq"


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
    out = os.path.join(folder, "rewritten.onnx")
    before = nodes(options.dfg_opt, path)
    applied, time = rewrite(options, path, out)
    cells = [before, nodes(options.dfg_opt, out), applied, "%.2f" % time]
    try:
        found = run_onnx.compare(path, out, options.inputs, 1)
    except run_onnx.Skip as why:
        return cells + ["not run: %s" % str(why)[:60], ""], True
    return cells + ["%.2g" % found[0], "%.2g" % found[1]], found[1] <= options.tolerance


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("dfg_opt")
    parser.add_argument("folder")
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--inputs", type=int, default=2)
    parser.add_argument("--tolerance", type=float, default=1e-4)
    options = parser.parse_args()
    options.rules = options.rules.replace("standard", STANDARD)
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
