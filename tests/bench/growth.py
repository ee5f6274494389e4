#!/usr/bin/env python3
"""What a table's candidates cost over the number of its patterns and of the graph's nodes, beside other matchers.

usage: growth.py PAT2C CC SOURCE-DIR [K...] --libraries FILE... [--nodes N...] [--families F...] [--matchers M...]
                 [--network FILE...] [--mlir LLVM-DIR] [--rows FILE.jsonl] [--plot DIR]
       growth.py --read FILE.jsonl --plot DIR

For the first K patterns of each family (growth_families.py): pat2c by --strategy=flat, shared and table, a decision
tree as written by hand, the reference matcher (small graphs), and with --mlir the same patterns of MLIR 16, as native
ones (DRR) and as bytecode (PDL).  Graphs: a regular and an irregular one of N nodes each, and real networks with the
patterns over ONNX's operators.  All must find the same pairs.

Rows are JSON objects, a line each, to stdout and --rows: those with "text" say what a matcher takes to make (seconds
and MB of pat2c and of the compiler, bytes of code and of constant data of the candidates alone), the others what it takes to run (growth.c).
--plot draws them (growth_plot.py).
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import growth_families as families
import growth_plot

HERE = Path(__file__).resolve().parent
MATCHERS = ["flat", "shared", "table", "tree", "mlir"]
MLIR_LIBRARIES = ("lib/libMLIR.so", "lib/libLLVM-16.so")


def run(command, **options):
    """Seconds of the processor and MB of memory that it took."""
    with subprocess.Popen([str(c) for c in command], **options) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"growth.py: {command[0]} ends with {process.returncode}")
    return round(used.ru_utime + used.ru_stime, 3), round(used.ru_maxrss / 1024, 1)


def sizes(path):
    """Bytes of code and of constant data."""
    text = data = 0
    for line in subprocess.run(["size", "-A", path], check=True, capture_output=True, text=True).stdout.splitlines():
        row = line.split()
        if len(row) == 3 and row[0].startswith(".text"):
            text += int(row[1])
        elif len(row) == 3 and row[0].startswith((".rodata", ".data.rel.ro")):
            data += int(row[1])
    return {"text": text, "rodata": data}


class Bench:
    def __init__(self, args, folder):
        self.args, self.folder, self.rows = args, folder, []
        self.flags = ["-std=gnu11", "-O2", f"-I{args.source / 'runtime'}", f"-I{args.source / 'gen'}", f"-I{folder}",
                      f"-I{HERE}", *[f"-I{Path(library).parent / 'patterns'}" for library in args.libraries]]
        if args.rows:
            args.rows.unlink(missing_ok=True)
        (folder / "growth_ops.h").write_text(families.ops_header())
        (folder / "t.ops").write_text(families.ops_file())
        run([args.cc, *self.flags, "-c", HERE / "growth.c", "-o", folder / "main.o"])

    def add(self, row):
        self.rows.append(row)
        print(json.dumps(row), flush=True)
        if self.args.rows:
            with open(self.args.rows, "a", encoding="utf-8") as f:
                f.write(json.dumps(row) + "\n")

    def generate(self, about, strategy, pat):
        """A table by pat2c, compiled: objects."""
        made = self.folder / f"{strategy}.c"
        pat2c = run([self.args.pat2c, "-I", self.args.source / "patterns/ops", "-I", self.folder, "-Wno-shadowed",
                     "-Wno-unused-pattern", f"--strategy={strategy}", f"--prefix={strategy}_", "-o", made, pat])
        objects = [self.folder / f"{strategy}.o", self.folder / f"{strategy}.unit.o"]
        cc = run([self.args.cc, *self.flags, "-ffunction-sections", "-fdata-sections", "-c", made, "-o", objects[0]])
        run([self.args.cc, *self.flags, "-c", self.folder / f"{strategy}.unit.c", "-o", objects[1]])
        # without the matchers of single patterns: what stays where only candidates are asked for
        kept, asked = self.folder / "kept.o", f"{strategy}_growth_{'hits' if strategy == 'table' else 'sweep'}"
        run(["ld", "-r", "--gc-sections", "-e", asked, "-u", asked, objects[0], "-o", kept])
        self.add({**about, "matcher": strategy, "pat2c_s": pat2c[0], "pat2c_mb": pat2c[1], "cc_s": cc[0], "cc_mb": cc[1],
                  **sizes(kept), "text_of_all": sizes(objects[0])["text"]})
        return objects

    def tree(self, about, made):
        path = self.folder / "tree.c"
        path.write_text(families.tree(made))
        cc = run([self.args.cc, *self.flags, "-w", "-c", path, "-o", self.folder / "tree.o"])
        self.add({**about, "matcher": "tree", "cc_s": cc[0], "cc_mb": cc[1], **sizes(self.folder / "tree.o")})
        return [self.folder / "tree.o"]

    def measure(self, about, program, graphs, *more):
        for graph, nodes in graphs:
            done = subprocess.run([program, graph, str(nodes), *more], capture_output=True, text=True, check=False)
            found = {}
            for line in done.stdout.splitlines():
                row = {**about, **json.loads(line)}
                self.add(row)
                found[row["matcher"]] = row["pairs"]
                known = [r["pairs"] for r in self.rows if "pairs" in r and all(
                    r[k] == row[k] for k in ("family", "k", "graph")) and abs(r["nodes"] - row["nodes"]) <= 2]
                if len(set(known)) > 1:
                    sys.exit(f"growth.py: {row['matcher']} finds {row['pairs']} pairs, others {known[0]}: {row}")
            if done.returncode or not found:
                sys.exit(f"growth.py: {program} {graph} {nodes} ends with {done.returncode}: {done.stderr}{found}")

    def table(self, family, k):
        made = families.patterns(family, k)
        about = {"family": family, "k": k}
        pat = self.folder / "growth.pat"
        pat.write_text(families.pat(made))
        graphs = [(graph, n) for graph in ("regular", "irregular") for n in self.args.nodes]
        objects = [self.folder / "main.o", *(self.tree(about, made) if "tree" in self.args.matchers else [])]
        for strategy in self.strategies():
            objects += self.generate(about, strategy, pat)
        if len(objects) > 1:
            self.measure(about, self.link(objects), graphs, pat, self.folder)
        if self.args.mlir:
            self.mlir(about, made, graphs)

    def network(self, family, k):
        pat = self.folder / "growth.pat"
        pat.write_text(families.onnx(families.patterns(family, k)))
        about = {"family": f"{family}, ONNX", "k": k}
        objects = [self.folder / "main.o"]
        for strategy in self.strategies():
            objects += self.generate(about, strategy, pat)
        self.measure(about, self.link(objects), [(n, 0) for n in self.args.network], pat,
                     self.args.source / "patterns/ops")

    def strategies(self):
        return [s for s in ("flat", "shared", "table") if s in self.args.matchers]

    def link(self, objects):
        run([self.args.cc, *objects, "-Wl,--start-group", *self.args.libraries, "-Wl,--end-group", "-lm", "-o",
             self.folder / "bench"])
        return self.folder / "bench"

    # ---- MLIR ----

    def begin_mlir(self):
        """The dialect, and all that does not depend on the patterns."""
        llvm, folder = self.args.mlir, self.folder
        (folder / "dialect.td").write_text(families.dialect())
        self.tblgen = [llvm / "bin/mlir-tblgen", "-I", llvm / "include", "-I", folder]
        for what, name in (("gen-dialect-decls", "dialect.h"), ("gen-dialect-defs", "dialect.cpp"),
                           ("gen-op-decls", "ops.h"), ("gen-op-defs", "ops.cpp")):
            run([*self.tblgen, f"-{what}", folder / "dialect.td", "-o", folder / f"{name}.inc"])
        self.cxx = ["g++", "-std=c++17", "-O2", "-DNDEBUG", "-w", "-fno-rtti", "-fno-exceptions", "-isystem", llvm / "include",
                    f"-I{folder}", f"-I{HERE}", "-c", HERE / "growth_mlir.cpp"]
        run([*self.cxx, "-o", folder / "mlir.o"])
        (folder / "rules.inc").write_text("static void populateWithGenerated(RewritePatternSet &) {}\n")
        self.without = run([*self.cxx, "-DRULES", "-o", folder / "rules.o"])[0]  # headers alone

    def mlir(self, about, made, graphs):
        llvm, folder = self.args.mlir, self.folder
        (folder / "rules.td").write_text(families.drr(made))
        (folder / "rules.mlir").write_text(families.pdl(made))
        tblgen = run([*self.tblgen, "-gen-rewriters", folder / "rules.td", "-o", folder / "rules.inc"])
        cc = run([*self.cxx, "-DRULES", "-o", folder / "rules.o"])
        self.add({**about, "matcher": "drr", "tblgen_s": tblgen[0], "cc_s": round(cc[0] - self.without, 3), "cc_mb": cc[1],
                  **sizes(folder / "rules.o")})
        run(["g++", folder / "mlir.o", folder / "rules.o", *[llvm / library for library in MLIR_LIBRARIES],
             f"-Wl,-rpath,{llvm / 'lib'}", "-o", folder / "mlir"])
        self.measure(about, folder / "mlir", graphs, folder / "rules.mlir")


def has_mlir(llvm):
    wanted = [*MLIR_LIBRARIES, "bin/mlir-tblgen", "include/mlir/IR/OpBase.td", "include/llvm/ADT/None.h"]
    missing = [name for name in wanted if not (llvm / name).exists()] if llvm else []
    if missing:
        print(f"growth.py: without MLIR: no {missing[0]} in {llvm} (libmlir-16-dev, mlir-16-tools, llvm-16-dev)",
              file=sys.stderr)
    return llvm is not None and not missing


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pat2c", type=Path, nargs="?")
    parser.add_argument("cc", nargs="?")
    parser.add_argument("source", type=Path, nargs="?")
    parser.add_argument("k", type=int, nargs="*")
    parser.add_argument("--libraries", nargs="+", default=[])
    parser.add_argument("--nodes", type=lambda n: int(float(n)), nargs="+", default=[10**6])
    parser.add_argument("--families", nargs="+", default=list(families.FAMILIES))
    parser.add_argument("--matchers", nargs="+", default=MATCHERS, choices=MATCHERS)
    parser.add_argument("--network", nargs="*", default=[])
    parser.add_argument("--mlir", type=Path)
    parser.add_argument("--rows", type=Path)
    parser.add_argument("--read", type=Path)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    if args.read:
        rows = [json.loads(line) for line in args.read.read_text(encoding="utf-8").splitlines()]
    else:
        args.mlir = args.mlir if "mlir" in args.matchers and has_mlir(args.mlir) else None
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(args, Path(folder))
            if args.mlir:
                bench.begin_mlir()
            for k in args.k or [1, 8, 64, 512, 1000]:
                for family in args.families:
                    bench.table(family, k)
                    if args.network:
                        bench.network(family, k)
            rows = bench.rows
    if args.plot:
        growth_plot.draw(rows, args.plot)


if __name__ == "__main__":
    main()
