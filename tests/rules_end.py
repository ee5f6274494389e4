#!/usr/bin/env python3
"""Runs combinations of the rules for ONNX on the graphs of their cases, before and after: each run ends.

usage: rules_end.py DFG-OPT SEED [EVERY]

The combinations are the sets that ship, without constants folded, and random ones. EVERY: of each N-th graph alone.
A line for each run that does not end, or crashes; status 1.
"""
import itertools
import random
import re
import subprocess
import sys
from pathlib import Path

SETS = ["standard", "standard,-fold_constants", "standard,fuse", "standard,fuse,-fold_constants", "standard,fuse,fuse_ort"]
STANDARD = "eliminate clip layout reshape fold activation norm gemm qdq".split()
FILES = STANDARD + "recent attention fuse_ort".split()


def rules_of(opt):
    """{file: its rules}."""
    file, found = None, {}
    for line in subprocess.run([opt, "--list"], capture_output=True, text=True).stdout.splitlines():
        if not line.startswith(" "):
            file = line.split(":")[0]
        elif line.split()[0] == "rule":
            found.setdefault(file, []).append(line.split()[1])
    return found


def graphs():
    for path in sorted(p for d in ("rules", "onnx") for p in (Path(__file__).parent / "conformance" / d).glob("*.case")):
        for part in re.split(r"(?m)^--- ", path.read_text(encoding="utf-8")):
            if part.startswith(("graph ", "rewrite ")):
                yield f"{path.stem}: {part.partition(chr(10))[0]}", part.partition("\n")[2]


def main():
    opt, seed, every = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    rng, rules, runs, wrong = random.Random(seed), rules_of(opt), 0, 0
    mixed = [[r for f in files for r in rules[f]] for files in (STANDARD, FILES, FILES)]
    for name, text in itertools.islice(graphs(), seed % every, None, every):
        for chosen in SETS + [",".join(rng.sample(some, len(some) * 2 // 3)) for some in mixed]:
            made = subprocess.run([opt, "--infer", "--rewrite", chosen, "-o", "/dev/null", "-"], input=text, text=True,
                                  capture_output=True, timeout=120)
            runs += 1
            if made.returncode < 0 or "has not ended" in made.stderr:
                wrong += 1
                print(f"{name}, {chosen}: {made.stderr.strip() or made.returncode}")
    print(f"seed {seed}: {runs} runs, {wrong} did not end")
    return 1 if wrong or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
