#!/usr/bin/env python3
"""How much stack one question takes: the deepest chain of calls, of gcc's call graphs.

usage: stack.py GENERATED [--cc "CC FLAGS"] [--most BYTES] [FILE...]
  GENERATED  a folder with the C of pattern files
  FILE       names of these; without one, all shipped tables
  --most     how deep NAME_first may get; more is a failure

Of each file, at -Os, how deep NAME_first gets with numbers for extents, the deepest of all its functions that others
may call (P_match and P_each have room for what matched), and that where extents that are no numbers are computed with,
which takes normal forms of sums.  Calls through pointers (accept) are not in it.  A function that calls itself, if only
by way of others, is a failure.  Without the compiler: status 77.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RUNTIME = ROOT / "runtime"
FORMS = {"compute", "order_of"}  # of dims.c: from here on extents are sums of names


def compile_one(cc, source, out, *flags):
    done = subprocess.run([*cc, "-std=c11", "-Os", "-ffreestanding", "-fcallgraph-info=su", f"-I{RUNTIME}", f"-I{source.parent}",
                           *flags, "-c", source, "-o", out], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return out.with_suffix(".ci")


class Calls:
    """Of each function its frame in bytes, and whom it calls; names of static ones are their file's own."""

    def __init__(self):
        self.frames, self.calls, self.public, self.recursive = {}, {}, set(), set()

    def read(self, file):
        for line in open(file):
            if node := re.match(r'node: \{ title: "([^"]*)" label: "[^"]*?\\n(\d+) bytes \((\w+)[^"]*"', line):
                self.frames[node[1]] = int(node[2])
                if ":" not in node[1]:
                    self.public.add(node[1])
                if node[3] != "static":
                    sys.exit(f"{node[1]}: a frame of no fixed size")
            elif edge := re.match(r'edge: \{ sourcename: "([^"]*)" targetname: "([^"]*)"', line):
                self.calls.setdefault(edge[1], set()).add(edge[2])

    def depth(self, function, cut, memo, path=()):
        if function in path:
            self.recursive.add(function.split(":")[-1])
            return 0
        if function.split(":")[-1].split(".")[0] in cut:
            return 0
        if function not in memo:
            inner = max((self.depth(f, cut, memo, path + (function,)) for f in self.calls.get(function, ())), default=0)
            memo[function] = self.frames.get(function, 0) + inner
        return memo[function]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("generated", type=pathlib.Path)
    parser.add_argument("--cc", default="arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb", type=str)
    parser.add_argument("--most", type=int, default=1 << 30)
    parser.add_argument("files", nargs="*")
    args = parser.parse_intermixed_args()
    cc = args.cc.split()
    if not shutil.which(cc[0]):
        print(f"skipped: there is no {cc[0]}")
        return 77
    files = args.files or sorted(p.stem for p in (ROOT / "patterns/tables").glob("*.pat") if (args.generated / f"{p.stem}.c").exists())
    core = re.search(r"set\(core ([^)]*)\)", (RUNTIME / "freestanding/CMakeLists.txt").read_text())[1].split()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        library = [compile_one(cc, RUNTIME / f"core/{n}.c", work / f"core_{n}.o") for n in core]
        library.append(compile_one(cc, RUNTIME / "freestanding/data.c", work / "core_data.o"))
        over, recursive = 0, set()
        for file in files:
            calls = Calls()
            for part in library:
                calls.read(part)
            known = set(calls.public)
            calls.read(compile_one(cc, args.generated.resolve() / f"{file}.c", work / f"{file}.o"))
            own = sorted(calls.public - known)
            plain, full = {}, {}
            deepest = max(own, key=lambda f: calls.depth(f, FORMS, plain))
            most = max(calls.depth(f, (), full) for f in own)
            first = max((plain[f] for f in own if f.endswith("_first")), default=0)
            over += first > args.most
            recursive |= calls.recursive
            print(f"{file:18} {first:5} bytes, {plain[deepest]} in {deepest}, {most} with sums of names")
        print(f"{len(files)} files, {over} over {args.most} bytes; "
              f"functions that call themselves: {', '.join(sorted(recursive)) or 'none'}")
    return 1 if over or recursive else 0


if __name__ == "__main__":
    sys.exit(main())
