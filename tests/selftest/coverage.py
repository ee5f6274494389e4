#!/usr/bin/env python3
"""Which edges of a table's automaton do the self-tests take?

usage: coverage.py --build DIR [--cc CC] [--gcov GCOV] [--least PERCENT] [-v] FILE.pat...

Makes the C and the self-test of each file, compiles the C with branch counters,
runs the self-test, and counts the branches of the functions that decide on
candidates: each outcome of each test, each case of each switch.  The exact
matchers are counted beside them.  -v lists the lines with an edge not taken.
Fails if an automaton has less than PERCENT of its edges taken.
"""
import argparse
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
AUTOMATON = re.compile(r"^is_|_at_\w+$|_part(_\d+)?$|_(candidates|first|sweep)$")


def run(command, folder):
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}")
    return done.stdout


def compile_and_run(args, path, folder):
    """The lines of NAME.c with their branches, as gcov gives them."""
    name = os.path.splitext(os.path.basename(path))[0]
    patterns = os.path.join(ROOT, "patterns")
    run([f"{args.build}/pat2c", "-I", f"{patterns}/ops", "-I", f"{patterns}/tables", "-Wno-shadowed",
         "-Wno-unused-pattern", "-o", f"{folder}/{name}.c", "--selftest", f"{folder}/{name}.selftest.c", path], folder)
    flags = [args.cc, "-std=c11", "-O0", "-I", f"{ROOT}/runtime", "-c"]
    run(flags + ["--coverage", f"{name}.c", "-o", f"{name}.o"], folder)
    for part in ("unit", "selftest"):
        run(flags + [f"{name}.{part}.c", "-o", f"{name}.{part}.o"], folder)
    run([args.cc, "--coverage", f"{name}.o", f"{name}.unit.o", f"{name}.selftest.o", "-o", "selftest",
         f"{args.build}/libdfg_patterns.a", f"{args.build}/libdfg-interp.a", f"{args.build}/libpat.a", f"{args.build}/libdfg.a", "-lm"], folder)
    print(run(["./selftest"], folder).splitlines()[-1])
    run([args.gcov, "--json-format", "--branch-probabilities", f"{name}.o"], folder)
    for entry in os.listdir(folder):
        if entry.endswith(".gcov.json.gz"):
            with gzip.open(os.path.join(folder, entry)) as f:
                for one in json.load(f)["files"]:
                    if os.path.basename(one["file"]) == f"{name}.c":
                        return one["lines"]
    sys.exit(f"{path}: gcov says nothing of {name}.c")


def report(args, path):
    with tempfile.TemporaryDirectory() as folder:
        lines = compile_and_run(args, path, folder)
        name = os.path.splitext(os.path.basename(path))[0]
        with open(f"{folder}/{name}.c", encoding="utf-8") as f:
            text = f.read().split("\n")
    taken, edges = {True: 0, False: 0}, {True: 0, False: 0}
    missed = []
    for line in lines:
        table = bool(AUTOMATON.search(line.get("function_name", "")))
        counts = [b["count"] for b in line["branches"]]
        taken[table] += sum(c > 0 for c in counts)
        edges[table] += len(counts)
        if table and any(c == 0 for c in counts):
            missed.append((line["line_number"], line.get("function_name"), counts))
    for number, function, counts in missed if args.verbose else []:
        print(f"{name}.c:{number}: {function}: {counts}: {text[number - 1].strip()}")
    share = 100.0 * taken[True] / edges[True] if edges[True] else 100.0
    own = 100.0 * taken[False] / edges[False] if edges[False] else 100.0
    print(f"{name}: automaton {taken[True]} of {edges[True]} edges, {share:.1f} %; "
          f"matchers {taken[False]} of {edges[False]}, {own:.1f} %")
    return share


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--build", required=True)
    parser.add_argument("--cc", default="gcc")
    parser.add_argument("--gcov", default="gcov")
    parser.add_argument("--least", type=float, default=0)
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    args.build = os.path.abspath(args.build)
    shares = [report(args, os.path.abspath(f)) for f in args.files]
    sys.exit(1 if min(shares) < args.least else 0)


main()
