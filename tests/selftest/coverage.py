#!/usr/bin/env python3
"""Which edges of a table's automaton does its self-test take?

usage: coverage.py [--gcov GCOV] [--least PERCENT] [-v] PROGRAM OBJECT...

Runs the self-test PROGRAM, and counts the branches of the functions that decide
on candidates, in that OBJECT of it which was compiled with branch counters: each
outcome of each test, each case of each switch.  The exact matchers are counted
beside them.  -v lists the lines with an edge not taken.
Fails if the self-test does, or the automaton has less than PERCENT of its edges taken.
"""
import argparse
import json
import os
import re
import subprocess
import sys

AUTOMATON = re.compile(r"^is_|_at_\w+$|_part(_\d+)?$|_(candidates|first|sweep)$")


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}")
    return done.stdout


def run_counted(args):
    """The file that was compiled with counters, and its lines with their branches, as gcov gives them."""
    counted = [path for path in args.objects if os.path.exists(f"{os.path.splitext(path)[0]}.gcno")]
    if len(counted) != 1:
        sys.exit(f"{args.program}: {len(counted)} of its objects have branch counters, not one")
    counts = f"{os.path.splitext(counted[0])[0]}.gcda"
    if os.path.exists(counts):
        os.remove(counts)  # a run adds to what is there
    print(run([args.program]).splitlines()[-1])
    name = os.path.basename(counts).removesuffix(".gcda")
    found = json.loads(run([args.gcov, "--json-format", "--stdout", "--branch-probabilities", counts]))
    for one in found["files"]:
        if os.path.basename(one["file"]) == name:
            return os.path.join(found["current_working_directory"], one["file"]), one["lines"]
    sys.exit(f"{args.program}: gcov says nothing of {name}")


def report(args):
    path, lines = run_counted(args)
    name = os.path.basename(path).removesuffix(".c")
    with open(path, encoding="utf-8") as f:
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
    parser.add_argument("--gcov", default="gcov")
    parser.add_argument("--least", type=float, default=0)
    parser.add_argument("-v", "--verbose", action="store_true")
    parser.add_argument("program")
    parser.add_argument("objects", nargs="+")
    args = parser.parse_args()
    sys.exit(1 if report(args) < args.least else 0)


main()
