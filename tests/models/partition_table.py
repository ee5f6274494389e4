#!/usr/bin/env python3
"""What share of each network each table covers, as a Markdown table.

usage: partition_table.py DFG-OPT T[,T...] MODEL... [-- OPTION...]

Of every network and table: covered calls and multiply-accumulates in per cent,
matches and regions, the time of partitioning, and the cost of the greedy and of
the optimal selection.  A cost is printed with `>=` and its bound where the search
for the optimum was cut.  Options such as `--infer --pass unique_dequantize` are
those of every run.
"""
import json
import re
import subprocess
import sys
from pathlib import Path


def run(opt, *args):
    return subprocess.run([*opt, *args], capture_output=True, text=True)


def share(part, whole):
    return f"{100 * part / whole:.1f}" if whole else "-"


def row(opt, table, model):
    greedy = run(opt, "--partition", table, "--regions", "--report=json", "--time", model)
    if greedy.returncode != 0:
        return f"| {Path(model).stem} | {table} | {greedy.stderr.strip().splitlines()[0]} |"
    report = json.loads(greedy.stdout)
    optimal = run(opt, "--partition", table, "--select=optimal", "--report=json", model)
    cost = json.loads(optimal.stdout)["cost"]
    cut = re.search(r"at least ([-\d.e+inf]+)", optimal.stderr)
    timed = run(opt, "--partition", table, "--regions", "--time", model)
    time = re.search(r"partition\s+([\d.]+) ms", timed.stderr).group(1)
    best = f"{cost:g}" + (f" >= {cut.group(1)}" if cut else "")
    return (f"| {Path(model).stem} | {table} | {share(report['covered'], report['calls'])} | "
            f"{share(report['covered_macs'], report['macs'])} | {report['matches']} | {report['regions']} | {time} | "
            f"{report['cost']:g} | {best} |")


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__.split("\n\n")[1])
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    opt, tables, models = [sys.argv[1], *sys.argv[end + 1:]], sys.argv[2].split(","), sys.argv[3:end]
    print("| network | table | calls % | MAC % | matches | regions | ms | greedy | optimal |")
    print("|---|---|---|---|---|---|---|---|---|")
    for model in models:
        for table in tables:
            print(row(opt, table, model), flush=True)


if __name__ == "__main__":
    main()
