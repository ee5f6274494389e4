#!/usr/bin/env python3
"""Tries the examples in the documentation: what a page shows must be so.

usage: run-docs.py [options] [FILE.md...]

  --build DIR     where the project was built (build)
  --pat2c FILE, --dfg-opt FILE, --lib FILE   pat2c, dfg-opt, libdfg.a, if they stand elsewhere
  --cc CC         C compiler of the generated code (cc)

Without files: every page of the project.  The word behind the three back
quotes that open a block says what is tried:

  pat           a .pat file: compiles without a message, and so does its C
  pat-warning   compiles; what pat2c says contains the texts of the lines `//: TEXT`, in order
  pat-error     is refused, and pat2c says the texts of its lines `//: TEXT`
  ops           declarations that blocks below import by `import "NAME.ops";`, NAME the word behind
  dfg           a graph: reads, prints, and reads and prints as the same again
  dfg-error     is refused, with the texts of its lines `//: TEXT`
  matches P,Q   what dfg-opt prints of these patterns or tables of the last pat block, on the last graph
  c PATH        stands in that file of the project, word for word

All other blocks are left alone.  A line for each block that fails; the last
line is `N passed, N failed`.
"""
import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.M | re.S)
EXPECTED = re.compile(r"^//: (.*)$", re.M)
CFLAGS = "-std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror".split()
TIMEOUT = 120  # seconds, of any one program


class Failure(Exception):
    pass


def run(args, cwd):
    """Exit status, standard output, standard error."""
    p = subprocess.run([str(a) for a in args], cwd=cwd, capture_output=True, text=True, timeout=TIMEOUT,
                       stdin=subprocess.DEVNULL)
    return p.returncode, p.stdout, p.stderr


def check_said(text, err):
    """The `//: ` lines of a block stand in err, in order."""
    at = 0
    for expected in EXPECTED.findall(text):
        found = err.find(expected.strip(), at)
        if found < 0:
            raise Failure(f"not said: {expected}\nsaid:\n{err}")
        at = found + len(expected.strip())


class Page:
    """One page: its blocks in order, and what later blocks speak of."""

    def __init__(self, path, options, work):
        self.path, self.options, self.work = path, options, work
        self.pat = self.graph = None
        self.units = 0

    def blocks(self):
        text = self.path.read_text()
        for m in FENCE.finditer(text):
            yield text.count("\n", 0, m.start()) + 1, m[1].strip(), m[2]

    # ---- patterns ----

    def compile(self, text):
        (self.work / "page.pat").write_text(text)
        return run([self.options.pat2c, "-I", self.work, "-I", ROOT / "patterns" / "ops", "--describe", "page.pat"],
                   self.work)

    def compile_c(self):
        for name in ("page.c", "page.desc.c"):
            status, _, err = run([self.options.cc, *CFLAGS, "-fsyntax-only", "-I", ROOT / "runtime", name], self.work)
            if status != 0:
                raise Failure(f"the C does not compile:\n{err}")

    def try_pat(self, text, _):
        status, _, err = self.compile(text)
        if status != 0 or err:
            raise Failure(f"exit status {status}\n{err}")
        self.compile_c()
        self.pat = text

    def try_pat_warning(self, text, _):
        status, _, err = self.compile(text)
        if status != 0:
            raise Failure(f"exit status {status}\n{err}")
        check_said(text, err)

    def try_pat_error(self, text, _):
        status, _, err = self.compile(text)
        if status != 1:
            raise Failure(f"exit status {status} instead of 1\n{err}")
        check_said(text, err)

    def try_ops(self, text, argument):
        (self.work / f"{argument}.ops").write_text(text)
        status, _, err = run([self.options.pat2c, f"{argument}.ops"], self.work)
        if status != 0 or err:
            raise Failure(f"exit status {status}\n{err}")

    # ---- graphs ----

    def print_graph(self, name):
        return run([self.options.dfg_opt, "-o", "-", name], self.work)

    def try_dfg(self, text, _):
        (self.work / "page.dfg").write_text(text)
        status, printed, err = self.print_graph("page.dfg")
        if status != 0:
            raise Failure(f"exit status {status}\n{err}")
        (self.work / "again.dfg").write_text(printed)
        if self.print_graph("again.dfg") != (0, printed, ""):
            raise Failure(f"does not print as the same again:\n{printed}")
        self.graph = text

    def try_dfg_error(self, text, _):
        (self.work / "bad.dfg").write_text(text)
        status, _, err = self.print_graph("bad.dfg")
        if status != 1:
            raise Failure(f"exit status {status} instead of 1\n{err}")
        check_said(text, err)

    # ---- matches ----

    def load(self):
        """The last patterns as a library for dfg-opt --load, which is a new file each time."""
        self.units += 1
        library = f"page{self.units}.so"
        (self.work / "units.c").write_text(
            '#include "dfg.h"\nextern const struct dfg_unit page_unit;\n'
            "extern const struct dfg_unit *const dfg_units[];\n"
            "const struct dfg_unit *const dfg_units[] = { &page_unit, NULL };\n")
        status, _, err = run([self.options.cc, "-std=c11", "-fPIC", "-shared", "-I", ROOT / "runtime", "-I", self.work,
                              "page.c", "page.desc.c", "units.c", self.options.lib, "-lm", "-o", library], self.work)
        if status != 0:
            raise Failure(f"can't be linked:\n{err}")
        return library

    def try_matches(self, text, names):
        if self.pat is None or self.graph is None:
            raise Failure("no patterns or no graph before it")
        self.compile(self.pat)
        command = [self.options.dfg_opt, "--load", self.load(), "--match", names, "page.dfg"]
        status, out, err = run(command, self.work)
        if status != 0 or out != text:
            raise Failure(f"exit status {status}, prints\n{out}{err}")

    # ---- C ----

    def try_c(self, text, argument):
        if argument and text not in (ROOT / argument).read_text():
            raise Failure(f"does not stand so in {argument}")

    def check(self):
        """How many blocks were tried, how many failed."""
        tried = failed = 0
        for line, info, text in self.blocks():
            word, _, argument = info.partition(" ")
            attempt = getattr(self, "try_" + word.replace("-", "_"), None)
            if attempt is None or (word == "c" and not argument):
                continue
            tried += 1
            try:
                attempt(text, argument.strip())
            except Failure as e:
                failed += 1
                print(f"FAILED {self.path}:{line}: {info}: {e}")
        return tried, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=ROOT / "build", type=Path)
    parser.add_argument("--pat2c", type=Path)
    parser.add_argument("--dfg-opt", type=Path)
    parser.add_argument("--lib", type=Path)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("pages", nargs="*", type=Path, metavar="FILE.md")
    options = parser.parse_args()
    options.pat2c = (options.pat2c or options.build / "pat2c").resolve()
    options.dfg_opt = (options.dfg_opt or options.build / "dfg-opt").resolve()
    options.lib = (options.lib or options.build / "libdfg.a").resolve()
    pages = options.pages or sorted(p for d in ("", "gen", "patterns", "runtime", "tests") for p in (ROOT / d).glob("*.md"))
    tried = failed = 0
    for page in pages:
        with tempfile.TemporaryDirectory() as work:
            counts = Page(page, options, Path(work)).check()
        tried, failed = tried + counts[0], failed + counts[1]
    print(f"{tried - failed} passed, {failed} failed")
    return 1 if failed or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
