#!/usr/bin/env python3
"""How much stack one question takes: the deepest chain of calls, of gcc's call graphs.

usage: stack.py PAT2C [--cc "CC FLAGS"] [--most BYTES] [--alone BYTES] [--far TIMES] [--times TIMES] [--every N] [FILE...]
  FILE       names of shipped tables; without one, all, and computed.pat, whose conditions they lack
  --most     how deep NAME_first may get; more is a failure
  --alone    how deep P_match may get of patterns whose search calls that of no other; more is a failure
  --far      bounds of --stats are at most so many times what is taken
  --times    where the bounds are not for this machine, what is taken is at most so many times as much
  --every    each N-th of all shipped tables

Of each file, at -Os, how deep NAME_first gets with numbers for extents, the deepest of all its functions that others
may call (P_match and P_each have room for what matched), and that where extents that are no numbers are computed with,
which takes normal forms of sums.  What `pat2c --stats` says of P_match and NAME_first must be a bound of it, and not
far off.  A function that ends with a branch to another has left its frame by then.  Calls through pointers (accept) are
not in it.  A function that calls itself, if only by way of others, is a
failure.  Without the compiler: status 77.
"""
import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RUNTIME = ROOT / "runtime"
SMALL = 80  # bytes that a bound may be above --far times what is taken
FORMS = {"compute", "order_of"}  # of dims.c: from here on extents are sums of names


def compile_one(cc, source, out, *flags):
    done = subprocess.run([*cc, "-std=c11", "-Os", "-ffreestanding", "-fcallgraph-info=su", f"-I{RUNTIME}", f"-I{source.parent}",
                           *flags, "-S", source, "-o", out], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return out


def branches(assembly):
    """Of each function those that it branches to: its frame is gone by then, unless it calls them, too."""
    name, jumps, calls = None, {}, {}
    for line in open(assembly):
        if label := re.match(r"([\w.$]+):", line):
            name = name if label[1].startswith(".") else label[1]
        elif branch := re.match(r"\t(b[\w.]*|jmp|call)\t([A-Za-z_][\w.]*)(@PLT)?\s", line):
            (calls if branch[1] in ("bl", "call") else jumps).setdefault(name, set()).add(branch[2])
    return {name: to - calls.get(name, set()) for name, to in jumps.items()}


class Calls:
    """Of each function its frame in bytes, and whom it calls; names of static ones are their file's own."""

    def __init__(self):
        self.frames, self.calls, self.public, self.recursive = {}, {}, set(), set()
        self.last = set()  # calls in the place of which a function ends
        self.inline = {}  # P_match of headers: its name among those of a file

    def read(self, assembly):
        jumps = branches(assembly)
        for line in open(assembly.with_suffix(".ci")):
            if node := re.match(r'node: \{ title: "([^"]*)" label: "[^"]*?\\n(\d+) bytes \(([\w,]+)\)', line):
                self.frames[node[1]] = int(node[2])
                if ":" not in node[1]:
                    self.public.add(node[1])
                elif node[1].endswith("_match"):
                    self.inline[node[1].split(":")[-1]] = node[1]
                if node[3] not in ("static", "dynamic,bounded"):
                    sys.exit(f"{node[1]}: a frame of no fixed size")
            elif edge := re.match(r'edge: \{ sourcename: "([^"]*)" targetname: "([^"]*)"', line):
                self.calls.setdefault(edge[1], set()).add(edge[2])
                if edge[2].split(":")[-1] in jumps.get(edge[1].split(":")[-1], ()):
                    self.last.add((edge[1], edge[2]))

    def calls_search(self, function, found):
        """Does it call another pattern's search?  found: the functions that it calls."""
        for f in self.calls.get(function, ()):
            if f not in found:
                found.add(f)
                self.calls_search(f, found)
        searches = sum(f.split(":")[-1].endswith(("_find", "_search", "_each", "_match")) for f in found)
        return searches > (function in self.inline.values())  # which calls its own

    def depth(self, function, cut, memo, path=()):
        if function in path:
            self.recursive.add(function.split(":")[-1])
            return 0
        if function.split(":")[-1].split(".")[0] in cut:
            return 0
        if function not in memo:
            own = self.frames.get(function, 0)
            inner = ((0 if (function, f) in self.last else own) + self.depth(f, cut, memo, path + (function,))
                     for f in self.calls.get(function, ()))
            memo[function] = max(own, *inner, 0)
        return memo[function]


def stated(pat2c, pattern, out):
    """Compiles a file; the bounds that --stats tells, by function."""
    done = subprocess.run([pat2c, "-Wno-unused-pattern", "-I", ROOT / "patterns/ops", "--stats=json", "-o", out, pattern],
                          capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    name = out.stem
    return {**{r["function"]: r["stack"] for r in rows if "function" in r},
            **{f"{name}_first": r["stack"] for r in rows if "entries" in r}}


def with_inline(source, functions):
    """A file that has what its header defines, too."""
    probe = source.with_name("probe.c")
    probe.write_text(f'#include "{source.name}"\ntypedef void any(void);\nany *const matchers[] = {{\n' +
                     "".join(f"    (any *){f},\n" for f in functions) + "};\n")
    return probe


def library(cc, work):
    """Of the functions that matchers call."""
    core = re.search(r"set\(core ([^)]*)\)", (RUNTIME / "freestanding/CMakeLists.txt").read_text())[1].split()
    files = [compile_one(cc, RUNTIME / f"core/{n}.c", work / f"core_{n}.s") for n in core]
    return [*files, compile_one(cc, RUNTIME / "freestanding/data.c", work / "core_data.s")]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pat2c")
    parser.add_argument("--cc", default="arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb", type=str)
    parser.add_argument("--most", type=int, default=1 << 30)
    parser.add_argument("--alone", type=int, default=1 << 30)
    parser.add_argument("--far", type=float, default=2.2)
    parser.add_argument("--times", type=float, default=1)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("files", nargs="*")
    args = parser.parse_intermixed_args()
    cc = args.cc.split()
    if not shutil.which(cc[0]):
        print(f"skipped: there is no {cc[0]}")
        return 77
    files = args.files or sorted(p.stem for p in (ROOT / "patterns/tables").glob("*.pat"))[::args.every] + ["computed"]
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        parts = library(cc, work)
        over, wrong, recursive, ratios, firsts, alone = 0, [], set(), [], [], []
        for file in files:
            source = ROOT / f"patterns/tables/{file}.pat"
            bounds = stated(args.pat2c, source if source.exists() else HERE / f"{file}.pat", work / f"{file}.c")
            if source.exists() and not any(f.endswith("_first") for f in bounds):
                continue
            calls = Calls()
            for part in parts:
                calls.read(part)
            known = set(calls.public)
            calls.read(compile_one(cc, with_inline(work / f"{file}.c", bounds), work / f"{file}.s"))
            own = sorted(calls.public - known) + sorted(calls.inline.values())
            plain, full = {}, {}
            deepest = max(own, key=lambda f: calls.depth(f, FORMS, plain))
            most = max(calls.depth(f, (), full) for f in own)
            first = max((plain[f] for f in own if f.endswith("_first")), default=0)
            for function, bound in bounds.items():
                taken = calls.depth(calls.inline.get(function, function), FORMS, plain)
                ratios.append(bound / taken)
                searches = calls.calls_search(calls.inline.get(function, function), set())
                if source.exists() and not function.endswith("_first") and not searches:
                    alone.append(taken)
                if not taken / args.times <= bound <= args.far * taken + SMALL:
                    wrong.append(f"{file}:{function} takes {taken}, --stats says {bound}")
            over += first > args.most
            firsts += [first] if source.exists() else []
            recursive |= calls.recursive
            print(f"{file:18} {first:5} bytes (bound {bounds.get(f'{file}_first')}), {plain[deepest]} in {deepest}, {most} with sums of names")
        firsts, alone = firsts or [0], alone or [0]  # of shipped tables
        for numbers in (ratios, firsts, alone):
            numbers.sort()
        print("\n".join(wrong))
        print(f"{len(firsts)} tables, {firsts[0]} to {firsts[-1]} bytes, median {firsts[len(firsts) // 2]}, {sum(f <= 512 for f in firsts)} "
              f"within 512, {over} over {args.most}; functions that call themselves: {', '.join(sorted(recursive)) or 'none'}")
        print(f"{len(alone)} patterns whose search calls no other: {alone[0]} to {alone[-1]} bytes, median {alone[len(alone) // 2]}, "
              f"{sum(a <= 256 for a in alone)} within 256")
        over += sum(a > args.alone for a in alone)
        print(f"{len(ratios)} bounds, {len(wrong)} wrong or far off; {ratios[0]:.2f} to {ratios[-1]:.2f} times what is taken, median {ratios[len(ratios) // 2]:.2f}")
    return 1 if over or wrong or recursive else 0


if __name__ == "__main__":
    sys.exit(main())
