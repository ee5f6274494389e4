#!/usr/bin/env python3
"""Tries the examples in the documentation: what a page shows must be so.

usage: run-docs.py [options] [FILE.md...]

  --build DIR     where the project was built (build)
  --pat2c FILE, --dfg-opt FILE, --libdir DIR   pat2c, dfg-opt, libdfg*.a, if they stand elsewhere
  --programs DIR  the programs that commands find are those of DIR
  --cc CC         C compiler of the generated code (cc)
  --cflags FLAGS  more of its options, where something is linked: -fsanitize=address,undefined
  --libs FLAGS    what the libraries need at linking (-lprotobuf-c)

Without files: every page of the project, and the manual pages of the programs,
which must have every option that --help lists; and files that name the version.  The word behind the three back
quotes that open a block says what is tried:

  pat           a .pat file: compiles without a message, and so does its C; `pat NAME`: it is NAME.pat
  pat-warning   compiles; what pat2c says contains the texts of the lines `//: TEXT`, in order
  pat-error     is refused, and pat2c says the texts of its lines `//: TEXT`
  ops           declarations that blocks below import by `import "NAME.ops";`, NAME the word behind
  dfg           a graph: reads, prints, and reads and prints as the same again; `dfg NAME`: it is NAME.dfg, too
  dfg-error     is refused, with the texts of its lines `//: TEXT`
  matches P,Q   what dfg-opt prints of these patterns or tables of the last pat block, on the last graph
  c PATH        stands in that file of the project, word for word
  c output      stands in the C of the last pat block
  c program     a program that uses the last pat block and the operators that ship: compiles and links
  prints        what that program prints of the last graph
  file NAME     is the file NAME for the commands below
  console       commands behind `$ `, which find the programs, and what they print; a line `...` stands for any
                lines, a last line `[N]` for the exit status, which is 0 without it

Links to files of the project and to their headings must lead somewhere.  All other blocks are left alone.  A line for each block that fails; the last
line is `N passed, N failed`.
"""
import argparse
import os
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
    try:
        p = subprocess.run([str(a) for a in args], cwd=cwd, capture_output=True, text=True, timeout=TIMEOUT,
                           stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        raise Failure(f"{Path(args[0]).name} has not ended after {TIMEOUT} s") from None
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
        self.name = "page"  # of the last pat block
        self.units = 0

    def blocks(self):
        text = self.path.read_text()
        for m in FENCE.finditer(text):
            yield text.count("\n", 0, m.start()) + 1, m[1].strip(), m[2]

    # ---- patterns ----

    def compile(self, text, name="page"):
        (self.work / f"{name}.pat").write_text(text)
        (self.work / f"{name}.rules.c").unlink(missing_ok=True)
        return run([self.options.pat2c, "-I", self.work, "-I", ROOT / "patterns" / "ops", f"{name}.pat"],
                   self.work)

    def rules(self):
        """The C of the replacements, where the last patterns have rules."""
        return [file.name for file in self.work.glob(f"{self.name}.rules.c")]

    def check_c(self, *files):
        for file in files:
            status, _, err = run([self.options.cc, *CFLAGS, "-fsyntax-only", "-I", ROOT / "runtime", file], self.work)
            if status != 0:
                raise Failure(f"the C does not compile:\n{err}")

    def try_pat(self, text, name):
        self.name = name or "page"
        status, _, err = self.compile(text, self.name)
        if status != 0 or err:
            raise Failure(f"exit status {status}\n{err}")
        self.check_c(f"{self.name}.c", f"{self.name}.unit.c", *self.rules())
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

    def try_dfg(self, text, name):
        (self.work / "page.dfg").write_text(text)
        if name:
            (self.work / f"{name}.dfg").write_text(text)
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
        units = [*sorted(file.stem for file in self.work.glob("*.ops")), self.name]
        (self.work / "units.c").write_text(
            '#include "dfg.h"\n' + "".join(f"extern const struct dfg_unit {unit}_unit;\n" for unit in units) +
            "extern const struct dfg_unit *const dfg_units[];\n"
            f"const struct dfg_unit *const dfg_units[] = {{ {''.join(f'&{unit}_unit, ' for unit in units)}NULL }};\n")
        sources = ["units.c", f"{self.name}.unit.c", *self.rules(), *(f"{unit}.c" for unit in units)]
        status, _, err = run([self.options.cc, "-std=c11", "-fPIC", "-shared", "-I", ROOT / "runtime", "-I", self.work,
                              *sources, *self.options.link, "-o", library], self.work)
        if status != 0:
            raise Failure(f"can't be linked:\n{err}")
        return library

    def try_matches(self, text, names):
        if self.pat is None or self.graph is None:
            raise Failure("no patterns or no graph before it")
        self.compile(self.pat, self.name)
        # with the unit: a pattern that ships may have the name, too
        names = ",".join(f"{self.name}.{name}" for name in names.split(","))
        command = [self.options.dfg_opt, "--load", self.load(), "--match", names, "page.dfg"]
        status, out, err = run(command, self.work)
        out = re.sub(rf"^{self.name}\.", "", out, flags=re.M)
        if status != 0 or out != text:
            raise Failure(f"exit status {status}, prints\n{out}{err}")

    # ---- commands ----

    def try_file(self, text, name):
        (self.work / name).write_text(text)

    def try_console(self, text, _):
        environment = dict(os.environ, PATH=f"{self.options.programs}:{os.environ['PATH']}", LC_ALL="C.UTF-8")
        for part in re.split(r"(?m)^\$ ", text)[1:]:
            command, _, expected = re.sub(r"\\\n", "", part).partition("\n")
            p = subprocess.run(["bash", "-c", command], cwd=self.work, env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=TIMEOUT)
            said = p.stdout + (f"[{p.returncode}]\n" if p.returncode else "")
            wanted = "".join(r"(?:.*\n)*?" if line == "...\n" else re.escape(line) for line in expected.splitlines(True))
            if not re.fullmatch(wanted, said):
                raise Failure(f"{command}\nprints\n{said}")

    # ---- links ----

    def check_links(self):
        """How many lead somewhere, how many do not."""
        text = FENCE.sub("", self.path.read_text())
        links = re.findall(r"\]\(([^)\s]+)\)", text)
        links = [link for link in links if not re.match(r"https?:", link)]
        broken = [link for link in links if not leads_somewhere(self.path, *link.partition("#")[::2])]
        for link in broken:
            print(f"FAILED {self.path}: the link {link} leads nowhere")
        return len(links), len(broken)

    # ---- C ----

    def build(self, text):
        (self.work / "program.c").write_text(text)
        sources = ["program.c", f"{self.name}.c"]
        for file in sorted((ROOT / "patterns" / "ops").glob("*.ops")):
            if f'#include "{file.stem}.h"' in text:
                sources.append(f"{file.stem}.c")
                run([self.options.pat2c, "-o", sources[-1], file], self.work)
        status, _, err = run([self.options.cc, *CFLAGS, "-I", ROOT / "runtime", *sources, *self.options.link,
                              "-o", "program"], self.work)
        if status != 0:
            raise Failure(f"can't be built:\n{err}")

    def try_prints(self, text, _):
        status, out, err = run([self.work / "program", "page.dfg"], self.work)
        if status != 0 or out != text:
            raise Failure(f"exit status {status}, prints\n{out}{err}")

    def try_c(self, text, argument):
        if argument == "program":
            self.build(text)
        elif argument == "output":
            if text not in (self.work / f"{self.name}.c").read_text():
                raise Failure(f"does not stand so in {self.name}.c")
        elif text not in (ROOT / argument).read_text():
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


def leads_somewhere(page, file, heading):
    """As GitHub makes anchors of headings."""
    target = page.parent / file if file else page
    if not target.exists() or not heading:
        return target.exists()
    headings = re.findall(r"(?m)^#+ (.*)$", FENCE.sub("", target.read_text()))
    return heading in [re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in headings]


def check_manual(program, page):
    """Each option of --help stands in the manual page; how many do, how many don't."""
    _, said, _ = run([program, "--help"], ROOT)
    names = re.findall(r"^  (--?[A-Za-z][a-z-]*)", said, re.M)
    text = page.read_text()
    missing = [name for name in names if not re.search(rf"^\.(It|Op) .*Fl {name[1:]}\b", text, re.M)]
    for name in missing:
        print(f"FAILED {page}: has no {name}")
    return len(names), len(missing) if names else 1


def check_version():
    """What can't read the version from gen/pat.h names the same one."""
    version = re.search(r'PAT_VERSION "(.*?)"', (ROOT / "gen" / "pat.h").read_text())[1]
    named = {"CHANGES.md": r"(?m)^## (\S+)$", "gen/lsp/editors/vscode/package.json": r'(?m)^  "version": "(.*?)"',
             "gen/lsp/editors/vscode/package-lock.json": r'(?m)^  "version": "(.*?)"', "patterns/guide/ci.md": r"_([0-9.]+)_amd64"}
    wrong = {file: found for file, where in named.items()
             if (found := re.search(where, (ROOT / file).read_text())[1]) != version}
    for file, found in wrong.items():
        print(f"FAILED {file}: says version {found}, not {version}")
    return len(named), len(wrong)


def make_programs(folder, options):
    """Those that the installed packages have."""
    (folder / "pat2c").symlink_to(options.pat2c)
    (folder / "dfg-opt").symlink_to(options.dfg_opt)
    cases = folder / "pat2c-cases"
    cases.write_text(f'#!/bin/sh\nexec "{ROOT}/tests/run-conformance" --pat2c "{options.pat2c}" '
                     f'--runner "{options.pat2c.parent}/conformance-run" --cc "{options.cc}" "$@"\n')
    cases.chmod(0o755)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=ROOT / "build", type=Path)
    parser.add_argument("--pat2c", type=Path)
    parser.add_argument("--dfg-opt", type=Path)
    parser.add_argument("--libdir", type=Path)
    parser.add_argument("--programs")
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--cflags", default="")
    parser.add_argument("--libs", default="-lprotobuf-c")
    parser.add_argument("pages", nargs="*", type=Path, metavar="FILE.md")
    options = parser.parse_args()
    options.pat2c = (options.pat2c or options.build / "pat2c").resolve()
    options.dfg_opt = (options.dfg_opt or options.build / "dfg-opt").resolve()
    libraries = [f"-l:lib{name}.a" for name in ("dfg-interp", "pat", "dfg-eval", "dfg-onnx", "dfg-types", "dfg")]
    options.link = [*options.cflags.split(), "-L", (options.libdir or options.build).resolve(), *libraries, *options.libs.split(), "-lm"]
    folders = ("", "gen", "patterns", "patterns/guide", "patterns/tables", "patterns/rules", "runtime", "runtime/python",
               "runtime/ort", "gen/lsp/editors", "tests", "tests/conformance")
    pages = options.pages or [p for d in folders for p in sorted((ROOT / d).glob("*.md"))]
    counts = []
    with tempfile.TemporaryDirectory() as programs:
        options.programs = options.programs or programs
        make_programs(Path(programs), options)
        for page in pages:
            with tempfile.TemporaryDirectory() as work:
                (Path(work) / "resnet50.dfg").symlink_to(ROOT / "tests" / "graphs" / "resnet50.dfg")
                tried = Page(page, options, Path(work))
                counts += [tried.check(), tried.check_links()]
    if not options.pages:
        counts.append(check_manual(options.pat2c, ROOT / "gen" / "pat2c.1"))
        counts.append(check_manual(options.dfg_opt, ROOT / "runtime" / "driver" / "dfg-opt.1"))
        counts.append(check_version())
    tried, failed = (sum(n) for n in zip(*counts))
    print(f"{tried - failed} passed, {failed} failed")
    return 1 if failed or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
