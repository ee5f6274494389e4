#!/usr/bin/env python3
"""What a table's candidates cost over the number of its patterns, by each strategy.

usage: growth.py PAT2C CC SOURCE-DIR LIBDFG [K...] [--nodes N] [--plot FILE.svg]

Tables of K patterns that differ in structure (many.py), and such that differ in attributes of convolutions, compiled
by --strategy=flat (up to 64), shared and table.  Rows of comma-separated values: family, K, strategy, seconds of the C
compiler, bytes of text, then what growth.c prints.  All strategies must find the same pairs.  --plot draws ns a node
over K of the irregular graph, a new view each time, as SVG.
"""
import argparse
import math
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import many

COLUMNS = "family,k,strategy,cc_s,text,graph,nodes,pairs,sweep_first,sweep_again,hits_first,hits_again,bind_50"
MOST_FLAT = 64


def attribute_pattern(rng, depth):
    tests = {"groups": ["1", "2"], "channels": ["64", "128"], "data_layout": ['"NCHW"', '"NHWC"']}
    chosen = rng.sample(sorted(tests), rng.choice([1, 2, 3]))
    inner = attribute_pattern(rng, depth - 1) if depth > 1 and rng.random() < 0.5 else "_"
    conv = f"nn.conv2d({inner}, const) {{ {', '.join(f'{a} == {rng.choice(tests[a])}' for a in chosen)} }}"
    with_bias = f"{rng.choice(many.BINARY)}({conv}, {rng.choice(['_', 'const'])})" if rng.random() < 0.6 else conv
    return f"{rng.choice(many.UNARY)}({with_bias})" if rng.random() < 0.7 else with_bias


def write(path, family, k):
    rng, chosen = random.Random(20), {}
    while len(chosen) < k:
        depth = rng.choice([2, 3, 3, 4])
        chosen[many.pattern(rng, depth) if family == "structure" else attribute_pattern(rng, depth)] = True
    entries = "".join(f'    "p{i}" = {p};\n' for i, p in enumerate(chosen))
    path.write_text('import "relay.ops";\n\ntable growth {\n' + entries + "}\n")


def measure(args, folder, family, k, strategy):
    pat, made = folder / "growth.pat", folder / "growth.c"
    write(pat, family, k)
    runtime, here = args.source / "runtime", Path(__file__).parent
    flags = ["-std=gnu11", "-O2", f"-I{runtime}"]
    subprocess.run([args.pat2c, "-I", args.source / "patterns/ops", "-Wno-shadowed", "-Wno-unused-pattern",
                    f"--strategy={strategy}", "-o", made, pat], check=True)
    with subprocess.Popen([args.cc, *flags, "-c", made, "-o", folder / "made.o"]) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit("growth.py: the C compiler fails")
    text = subprocess.run(["size", folder / "made.o"], check=True, capture_output=True, text=True).stdout.split()[6]
    subprocess.run([args.cc, *flags, here / "growth.c", folder / "growth.unit.c", folder / "made.o", args.libdfg, "-lm",
                    "-o", folder / "bench"], check=True)
    rows = subprocess.run([folder / "bench", str(args.nodes)], check=True, capture_output=True, text=True).stdout
    return [[family, str(k), strategy, f"{used.ru_utime:.2f}", text, *row.split(",")] for row in rows.splitlines()]


def plot(rows, path):
    """ns a node (logarithmic) over K (logarithmic), a line for each family and strategy."""
    series = {}
    for row in rows:
        if row[5] == "irregular":
            ns = float(row[10]) if float(row[10]) > 0 else float(row[8])
            series.setdefault(f"{row[0]}, {row[2]}", []).append((int(row[1]), ns))
    colours = ["#1b6ca8", "#c1440e", "#2e8b57", "#8a4baf", "#b8860b", "#555555"]
    most = max(math.log10(ns) for line in series.values() for _, ns in line)
    far = max(k for line in series.values() for k, _ in line)

    def place(k, ns):
        return 60 + 480 * math.log2(k) / max(math.log2(far), 1), 350 - 310 * max(math.log10(ns), 0) / max(most, 1)

    parts = []
    for i, (name, line) in enumerate(series.items()):
        points = " ".join("{:.1f},{:.1f}".format(*place(*p)) for p in line)
        parts.append(f'<polyline fill="none" stroke="{colours[i % 6]}" points="{points}"/>'
                     f'<text x="560" y="{40 + 18 * i}" fill="{colours[i % 6]}">{name}</text>')
    for k in sorted({k for line in series.values() for k, _ in line}):
        parts.append(f'<text x="{place(k, 1)[0]:.0f}" y="370" text-anchor="middle">{k}</text>')
    for power in range(int(most) + 1):
        parts.append(f'<text x="50" y="{place(1, 10 ** power)[1] + 4:.0f}" text-anchor="end">{10 ** power}</text>')
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="760" height="400" font-family="sans-serif" '
                    'font-size="12"><text x="60" y="20">ns a node over the number of patterns</text>'
                    + "".join(parts) + "</svg>\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pat2c", type=Path)
    parser.add_argument("cc")
    parser.add_argument("source", type=Path)
    parser.add_argument("libdfg", type=Path)
    parser.add_argument("--nodes", default="1e6")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("k", type=int, nargs="*", default=[1, 8, 64, 512, 1000])
    args = parser.parse_args()
    rows = []
    print(COLUMNS, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for family in ("structure", "attributes"):
            for k in args.k:
                found = {}
                for strategy in ("flat", "shared", "table"):
                    if strategy == "flat" and k > MOST_FLAT:
                        continue
                    for row in measure(args, Path(folder), family, k, strategy):
                        print(",".join(row), flush=True)
                        rows.append(row)
                        if found.setdefault(row[5], row[7]) != row[7]:
                            sys.exit(f"growth.py: {strategy} finds {row[7]} pairs, others {found[row[5]]}")
    if args.plot:
        plot(rows, args.plot)


if __name__ == "__main__":
    main()
