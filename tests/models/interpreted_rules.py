#!/usr/bin/env python3
"""Rules that are read do what compiled ones do: the same graph, byte by byte, and the same counts.

usage: interpreted_rules.py DFG-OPT FOLDER [--each]
       interpreted_rules.py DFG-OPT --check RULES [--load UNSOUND.so]

Of patterns/rules/*.pat those that need no C.  The first runs them on the networks of
FOLDER (*.onnx) of at most 60 kB, all of one direction at once; --each: on all, and those of
its folder synth, too, a file of rules at a time.  The second compares what --check-rules says of RULES, files split by
commas; --load: of tests/unsound/*.pat, with the plug-in that they make.
Status 1: something differs; 77: there are no networks.
"""
import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def rules_of(path):
    """Names of the rules that need no C, users first and operands first; none of a file that asks predicates in C."""
    text = re.sub(r"//.*", "", path.read_text())
    found = ([], [])
    if re.search(r"\bextern \w+\(", text):
        return found
    for name, options, body in re.findall(r"(?ms)^rule (\w+)\b([^{]*)\{(.*?)^\}", text):
        if "rewrite extern" not in body:
            found["operands_first" in options].append(f"{path.stem}.{name}")
    return found


def run(args):
    p = subprocess.run(args, capture_output=True, text=True, errors="replace")
    return p.returncode, re.sub(r"[\d.]+ ms", "", p.stdout), p.stderr


def rewrite(dfg_opt, files, names, network, out):
    patterns = [word for f in files for word in ("--patterns", str(f))]
    said = run([dfg_opt, *patterns, "--infer", "--rewrite", ",".join(names), "--stats", "-o", str(out), str(network)])
    return said, out.read_bytes() if out.exists() else b""


def compare_networks(options, files):
    folders = ["", "synth"] if options.each else [""]
    networks = [f for folder in folders for f in sorted((options.folder / folder).glob("*.onnx"))
                if options.each or f.stat().st_size <= 60000]
    if not networks:
        print("SKIPPED: no networks")
        return 77
    sets = []
    for group in [[f] for f in files] if options.each else [files]:
        for direction in (0, 1):
            names = [name for f in group for name in rules_of(f)[direction]]
            sets += [(group, names)] if names else []
    runs = applied = differ = 0
    with tempfile.TemporaryDirectory() as folder:
        for group, names in sets:
            for network in networks:
                compiled = rewrite(options.dfg_opt, [], names, network, Path(folder) / "compiled.dfg")
                read = rewrite(options.dfg_opt, group, names, network, Path(folder) / "read.dfg")
                runs += 1
                applied += sum(int(n) for n in re.findall(r"(\d+) applied", compiled[0][1]))
                if compiled != read:
                    differ += 1
                    print(f"DIFFERS: {','.join(f.stem for f in group)} on {network.name}\n{compiled[0]}\n{read[0]}")
    print(f"{runs} runs, {applied} rewrites, {differ} differ")
    return 1 if differ or not applied else 0


def compare_checks(options, files):
    compared = differ = 0
    loads = ["--load", options.load] if options.load else []
    together = files if options.load else []  # which operators there are has a say in what is drawn
    for f in files:
        if f.stem not in options.check.split(","):
            continue
        names = ",".join(sum(rules_of(f), []))
        patterns = [word for path in together or [f] for word in ("--patterns", str(path))]
        read = run([options.dfg_opt, *patterns, f"--check-rules={names}"])
        compiled = run([options.dfg_opt, *loads, f"--check-rules={names}"])
        compared += len(re.findall(r"(?m)^\w+: (same|DIFFERS)", compiled[1]))
        if compiled != read:
            differ += 1
            print(f"DIFFERS: {f.stem}\n{''.join(compiled[1:])}\n{''.join(read[1:])}")
    print(f"{compared} rules, {differ} files differ")
    return 1 if differ or not compared else 0


def main():
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("dfg_opt")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--check")
    parser.add_argument("--load")
    options = parser.parse_args()
    files = sorted((ROOT / "tests" / "unsound" if options.load else ROOT / "patterns" / "rules").glob("*.pat"))
    files = [f for f in files if any(rules_of(f))]
    return compare_checks(options, files) if options.check else compare_networks(options, files)


if __name__ == "__main__":
    sys.exit(main())
