#!/usr/bin/env python3
"""What it costs to compile a table of many patterns: time and memory over their number.

usage: many.py PAT2C SOURCE-DIR [--most MB] [N...]

The patterns are different ones of two to four operators of relay.ops with some attributes.  A row says how many, the
processor time of pat2c in seconds, its largest resident memory in MB, both per pattern, and the bytes of C.
With --most it fails where pat2c takes more memory.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

UNARY = ["nn.relu", "sigmoid", "tanh", "exp", "log", "sqrt", "negative", "abs", "nn.softmax"]
BINARY = ["add", "subtract", "multiply", "divide", "maximum", "minimum"]


def pattern(random, depth):
    if depth == 0:
        return random.choice(["_", "const"])
    kind = random.choice("uubbc")
    if kind == "u":
        return f"{random.choice(UNARY)}({pattern(random, depth - 1)})"
    if kind == "b":
        return f"{random.choice(BINARY)}({pattern(random, depth - 1)}, {random.choice(['_', 'const'])})"
    if random.random() < 0.5:
        groups = random.choice(["", " { groups == 1 }", " { groups == 2 }"])
        return f"nn.conv2d({pattern(random, depth - 1)}, const){groups}"
    return f"nn.dense({pattern(random, depth - 1)}, const)"


def write(path, n):
    chosen, seen, source = [], set(), random.Random(20)
    while len(chosen) < n:
        p = pattern(source, source.choice([2, 3, 3, 4]))
        if p not in seen:
            seen.add(p)
            chosen.append(p)
    with open(path, "w") as f:
        f.write('import "relay.ops";\n\n')
        f.writelines(f"pattern p{i} = {p};\n" for i, p in enumerate(chosen))
        f.write("\ntable many {\n")
        f.writelines(f'    "many.p{i}" = p{i};\n' for i in range(n))
        f.write("}\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pat2c")
    parser.add_argument("source", type=Path)
    parser.add_argument("--most", type=float, metavar="MB", default=float("inf"))
    parser.add_argument("counts", type=int, nargs="*")
    options = parser.parse_args()
    print(f"{'patterns':>8} {'s':>7} {'MB':>6} {'us each':>8} {'kB each':>8} {'bytes of C':>11}")
    with tempfile.TemporaryDirectory() as folder:
        for n in options.counts or [1000, 2500, 5000, 10000]:
            path, made = Path(folder, "many.pat"), Path(folder, "many.c")
            write(path, n)
            command = [options.pat2c, "-I", str(options.source / "patterns/ops"), "-Wno-shadowed", "-o", str(made), str(path)]
            with subprocess.Popen(command) as process:
                _, status, used = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
            if process.returncode:
                sys.exit(f"pat2c ended with {process.returncode}")
            seconds, megabytes = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
            print(f"{n:8} {seconds:7.2f} {megabytes:6.0f} {1e6 * seconds / n:8.0f} {1024 * megabytes / n:8.0f} "
                  f"{made.stat().st_size:11}", flush=True)
            if megabytes > options.most:
                sys.exit(f"that is more than {options.most:.0f} MB")


if __name__ == "__main__":
    main()
