#!/usr/bin/env python3
"""Which rule fires where on a corpus: a page of patterns/rules.

usage: fires.py DFG-OPT FOLDER [--rules FILES]

FOLDER is searched for *.onnx, with its folder synth; FILES (standard,fuse,fuse_ort,ort_skip_norm) run on each network.  A row a rule, in
the order of the files: rewrites in all networks, and the networks, those with the most first.
"""
import argparse
import collections
import glob
import os
import re
import subprocess
import sys

SHOWN = 4  # networks by name in a row


def fired(options, path):
    """{rule: rewrites}"""
    command = [options.dfg_opt, "--infer", "--rewrite", options.rules, "--stats", path]
    p = subprocess.run(command, capture_output=True, text=True, check=True)
    return {rule: int(n) for rule, n in re.findall(r"^(\w+): (\d+) applied", p.stdout, re.M)}


def files(options):
    """(file, its rules) for each that the networks' rules come from."""
    listed = subprocess.run([options.dfg_opt, "--list"], capture_output=True, text=True, check=True).stdout
    for block in re.split(r"\n(?=\S)", listed):
        rules = re.findall(r"^  (?:rule|rewrite)\s+(\w+)", block, re.M)
        if rules:
            yield block.split(":")[0], rules


def row(rule, found):
    where = found[rule].most_common()
    names = ["%s %d" % w for w in where[:SHOWN]] + (["%d others" % (len(where) - SHOWN)] if len(where) > SHOWN else [])
    return "| `%s` | %d | %s |" % (rule, sum(found[rule].values()), ", ".join(names))


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage:")[1].split("\n\n")[0])
    parser.add_argument("dfg_opt")
    parser.add_argument("folder")
    parser.add_argument("--rules", default="standard,fuse,fuse_ort,ort_skip_norm")
    options = parser.parse_args()
    paths = [p for part in ("", "synth") for p in sorted(glob.glob(os.path.join(options.folder, part, "*.onnx")))]
    if not paths:
        print("SKIP: there are no models in '%s'" % options.folder)
        return 77
    found = collections.defaultdict(collections.Counter)
    for path in paths:
        for rule, n in fired(options, path).items():
            if n > 0:
                found[rule][os.path.basename(path)[:-5]] += n
    print("# Where rules fire\n\n`--rewrite %s` on %d networks; made by `tests/models/fires.py`.  Rules that fire nowhere "
          "there are named behind each table: their cases say what they are for.\n" % (options.rules, len(paths)))
    for name, rules in files(options):
        if any(r in found for r in rules):
            print("## %s\n\n| rule | rewrites | networks |\n| --- | --- | --- |" % name)
            print("\n".join(row(r, found) for r in rules if r in found))
            idle = [r for r in rules if r not in found]
            print("\n%s\n" % ("Nowhere: " + " ".join("`%s`" % r for r in idle) if idle else "All fire."))
    return 0


if __name__ == "__main__":
    sys.exit(main())
