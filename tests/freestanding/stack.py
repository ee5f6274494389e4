#!/usr/bin/env python3
"""How much stack one question takes: the deepest chain of calls, of gcc's call graphs.

usage: stack.py GENERATED [--cc "CC FLAGS"] [FILE...]
  GENERATED  a folder with the C of pattern files
  FILE       names of these; without one, all shipped tables

Of each file the deepest of all its functions that others may call, at -Os: with numbers for extents, and where extents
that are no numbers are computed with (which takes normal forms of sums).  Calls through pointers (accept) are not in it.
Where a function calls itself, which lists in lists do, a line says so; its depth counts once.
"""
import argparse
import pathlib
import re
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
    parser.add_argument("files", nargs="*")
    args = parser.parse_intermixed_args()
    cc = args.cc.split()
    files = args.files or sorted(p.stem for p in (ROOT / "patterns/tables").glob("*.pat") if (args.generated / f"{p.stem}.c").exists())
    core = re.search(r"set\(core ([^)]*)\)", (RUNTIME / "freestanding/CMakeLists.txt").read_text())[1].split()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        library = [compile_one(cc, RUNTIME / f"core/{n}.c", work / f"core_{n}.o") for n in core]
        library.append(compile_one(cc, RUNTIME / "freestanding/data.c", work / "core_data.o"))
        over = 0
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
            over += plain[deepest] > 512
            print(f"{file:18} {plain[deepest]:5} bytes ({deepest}), {most} with sums of names"
                  + (f"; recursion: {', '.join(sorted(calls.recursive))}" if calls.recursive else ""))
        print(f"{len(files)} files, {over} over 512 bytes")


if __name__ == "__main__":
    main()
