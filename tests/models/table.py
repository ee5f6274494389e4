#!/usr/bin/env python3
"""What a table finds in a folder of models, as a table in Markdown.

usage: table.py DFG-OPT TABLE MODEL...

A row a model: its nodes (after reading, with subgraphs and constants), the
time to load it and to ask the table at every node, and how many nodes each
entry is the first to match at.
"""
import os
import re
import subprocess
import sys


def row(dfg_opt, table, model):
    run = subprocess.run([dfg_opt, "--match", table, "--stats", "--time", model], capture_output=True, text=True)
    if run.returncode != 0:
        return "| %s | %s |" % (os.path.basename(model), run.stderr.strip().splitlines()[0])
    time = dict(re.findall(r"^(load|match|nodes)\s+([\d.]+)", run.stderr, re.M))
    counts = re.findall(r"^%s (\S+) (\d+)$" % re.escape(table), run.stdout, re.M)
    found = ", ".join("%s %s" % c for c in counts if c[1] != "0")
    return "| %s | %s | %s ms | %s ms | %s |" % (
        os.path.splitext(os.path.basename(model))[0], time["nodes"], time["load"], time["match"], found)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    print("| network | nodes | load | match | entries |\n|---|---|---|---|---|")
    for model in sys.argv[3:]:
        print(row(sys.argv[1], sys.argv[2], model))


if __name__ == "__main__":
    main()
