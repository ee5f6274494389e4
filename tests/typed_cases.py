#!/usr/bin/env python3
"""Graphs of the cases of tables state all types: a condition on an unknown type is unknown, and a test of it says little.

usage: typed_cases.py DFG-OPT CASE-OR-DIR... [--write]

Each parameter, call and projection of @main has a type. Graphs that are listed in untyped.txt beside this file are
left to be done: a graph that is typed may not stand there, so that the list gets shorter only. Those whose name begins
with `unknown`, or ends with `_unknown`, are about values without a type. --write puts what `dfg-opt --infer` finds
into the cases where that is all.
"""
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
UNTYPED = HERE / "untyped.txt"
MAIN = re.compile(r"(?ms)^fn @main\((.*?)\)(?: -> [^{]*)? \{\n(.*?)^\}")


def printed(dfg_opt, text, *options):
    done = subprocess.run([dfg_opt, *options, "-o", "-", "-"], input=text, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def untyped(text):
    """Names of the parameters, calls and projections of @main without a type, of a graph as dfg-opt prints it."""
    m = MAIN.search(text)
    found = re.findall(r'(%(?:"[^"]*"|[\w./-]+))(?=,|$)', m.group(1))
    depth = 0
    for line in m.group(2).splitlines():
        inner, depth = depth, depth + line.rstrip().endswith("{") - (line.strip() == "}")
        name, _, value = line.strip().partition(" = ")
        if inner or depth or not value or re.match(r'const |var |op |fn |\(|let|@(?:"[^"]*"|[\w.]+)$', value):
            continue
        plain = re.sub(r'"(?:\\.|[^"\\])*"', "", value)
        if not re.search(r"[)}\d*] : [^ ]", re.sub(r"#\{.*", "", plain)):
            found.append(name)
    return found


def about_unknowns(name):
    return name.startswith("unknown") or name.endswith("_unknown")


def graphs(path):
    """(name, whole section, text) of each graph."""
    for part in re.findall(r"(?ms)^--- graph .*?(?=^--- |\Z)", path.read_text(encoding="utf-8")):
        head, _, text = part.partition("\n")
        yield head[len("--- graph "):].strip(), part, text


def write(dfg_opt, path):
    """Puts inferred types into the case."""
    whole = path.read_text(encoding="utf-8")
    for name, part, text in graphs(path):
        plain, full = printed(dfg_opt, text), printed(dfg_opt, text, "--infer")
        if about_unknowns(name) or plain is None or not untyped(plain) or full is None or untyped(full):
            continue
        said = "".join(line + "\n" for line in text.splitlines() if line.startswith("//"))
        whole = whole.replace(part, f"--- graph {name}\n{said}{full}", 1)
    path.write_text(whole, encoding="utf-8")


def main():
    if len(sys.argv) < 3:
        print(__doc__)
        return 2
    args = [a for a in sys.argv[1:] if a != "--write"]
    paths = [p for a in args[1:] for p in (sorted(Path(a).glob("*.case")) if Path(a).is_dir() else [Path(a)])]
    left = set(UNTYPED.read_text(encoding="utf-8").split()) if UNTYPED.exists() else set()
    wrong = done = 0
    for path in paths:
        if "--write" in sys.argv:
            write(args[0], path)
        for name, _, text in graphs(path):
            at, shown = f"{path.stem}/{name}", printed(args[0], text)
            missing = untyped(shown) if shown else ["what can be read"]
            done += not missing
            if missing and at not in left and not about_unknowns(name):
                print(f"{path}: graph {name}: no type is stated of {', '.join(missing)}")
                wrong += 1
            elif not missing and at in left:
                print(f"{path}: graph {name} is typed: take it out of {UNTYPED.name}")
                wrong += 1
    print(f"{done} graphs state all types, {len(left)} are left to be done, {wrong} are wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
