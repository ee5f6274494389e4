#!/usr/bin/env python3
"""The same patterns over libdfg and over another IR: all matches of all patterns, all answers of the table.

usage: run.py PAT2C BUILD [--cc CC] [--tables NAME,...] [--over ir|mlir] [MODEL...]
  BUILD   the folder that the project is built in
  MODEL   networks, besides those of the repository

The IR is tests/binding/ir.h, of pointers and lists, or MLIR through its C API; each network is built anew in it.  Both
sides print, the texts must be equal; a binding without an accessor must be an error that says which pattern needs it.
Where there is no MLIR the status is 77.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LLVM = pathlib.Path("/usr/lib/llvm-16")
MLIR = [f"-isystem{LLVM}/include", LLVM / "lib/libMLIRCAPIIR.a", f"-L{LLVM}/lib", f"-Wl,-rpath,{LLVM}/lib", "-lMLIR", "-lLLVM-16",
        "-lstdc++"]
NETWORKS = {"ir": ["tests/graphs/resnet50.dfg", "tests/ort/flow.onnx", "tests/ort/qdq.onnx"],
            "mlir": ["tests/graphs/resnet50.dfg", "tests/ort/net.onnx", "tests/ort/qdq.onnx"]}  # no functions in functions
HAND = "npu"  # a table that is there by hand, too
TABLES = [HAND, "onnx_fusion", "onnx_dnnl"]
FREE = {"dfg_body", "dfg_has_closures"}  # without them no function uses values of another
EVERY = """import "onnx.ops";
pattern attribute(x, w) { y = Conv(x, w); where y.group == 1, y.dtype == f32; return y; }
pattern string(x, w) { y = Conv(x, w); where y.auto_pad == "NOTSET"; return y; }
pattern number(x) { y = Mul(x, 0.5); return y; }
pattern shape(x, w) { y = MatMul(x, w); where x.rank == 2, x.shape[0] == w.shape[1] * 2; return y; }
pattern rest(xs) = Concat(...xs);
pattern square(x) = Relu(x: [n, n]);
"""
WALKS = """op Relu(x); op Add(x, y);
pattern tower(x) = Relu(tower(x)) | x;
pattern step(x, y) = Add(step(x, y), y) | x;
"""


def run(*command, fails=False):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if (done.returncode != 0) != fails:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stderr if fails else done.stdout


def member(kind, name):
    """C that prints a member of a match."""
    if kind == "dfg_node":
        return f'    fprintf(f, " {name}=%u", (unsigned)NUMBER(m->{name}));\n'
    if kind == "struct dfg_nodes":
        return (f'    fputs(" {name}=", f);\n    for (uint32_t i = 0; i < m->{name}.n; i++)\n'
                f'        fprintf(f, "%u,", (unsigned)NUMBER(ITEM(m->{name}, i)));\n')
    if kind == "dfg_dim":
        return f'    fprintf(f, " {name}=%lld", (long long)m->{name});\n'
    return (f'    if (m->{name}.tag == DFG_V_INT)\n        fprintf(f, " {name}=%lld", (long long)m->{name}.u.i);\n'
            f'    if (m->{name}.tag == DFG_V_FLOAT)\n        fprintf(f, " {name}=%a", m->{name}.u.f);\n')


def timed(name, sweep):
    return (f"double {name}(void *graph, unsigned rounds, size_t *found)\n{{\n    struct timespec a, b;\n"
            "    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);\n    for (unsigned i = 0; i < rounds; i++)\n"
            f"        *found = SWEEP({sweep}, (struct side *)graph);\n    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);\n"
            "    return (double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec);\n}\n")


def side_source(header, prefix, file):
    """A side's C, of the header that pat2c wrote."""
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
    structs = {m[1]: m[2] for m in re.finditer(r"struct (\w+)_match \{([^}]*)\}", text)}
    patterns = re.findall(r"^DFG_MATCHERS\w*\((\w+)", text, re.M)
    assert patterns, header
    tables = re.findall(r"^int32_t (\w+)_first\(", text, re.M)
    own = f"{prefix}{file}"
    made = f'#include "{header.name}"\n#include "side.h"\n#include SIDE\n#include <time.h>\n'
    for p in patterns:
        made += f"static bool show_{p}(void *ctx, const struct {p}_match *m)\n{{\n    FILE *f = ctx;\n"
        made += f'    fputs("{p.removeprefix(prefix)}", f);\n'
        for kind, names in re.findall(r"(struct dfg_nodes|dfg_\w+) ([\w, ]+);", structs[p]):
            made += "".join(member(kind, n.strip()) for n in names.split(","))
        made += "    fputc('\\n', f);\n    return false;\n}\n"
    made += f"void *side_begin(struct dfg_module *m)\n{{\n    return SIDE_NEW(m, {own}, {tables[0].upper()}_WORDS);\n}}\n"
    made += "void side_print(void *graph, FILE *f)\n{\n    struct side *s = graph;\n"
    made += "    for (uint32_t i = 1; i < N_NODES(s); i++) {\n"
    made += "".join(f"        {p}_each(GRAPH(s), NODE(s, i), show_{p}, f);\n" for p in patterns)
    made += "".join(f'        fprintf(f, "{t.removeprefix(prefix)} %u %d\\n", (unsigned)i, (int){t}_first(GRAPH(s), NODE(s, i)));\n'
                    for t in tables)
    made += "    }\n}\n" + timed("side_sweep", f"{tables[0]}_sweep")
    made += timed("side_by_hand", "hand_sweep") if file == HAND and prefix != "own_" else ""
    return made + "void side_end(void *graph)\n{\n    side_free(graph);\n}\n"


class Work:
    def __init__(self, args, folder):
        self.args, self.folder = args, folder
        self.flags = ["-std=c11", "-D_POSIX_C_SOURCE=200809L", "-O2", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/runtime",
                      f"-I{folder}", f"-I{HERE}", f"-I{args.build}/patterns"]

    def pat2c(self, file, prefix, *options):
        made = self.folder / f"{prefix}_{file}.c"
        source = HERE / f"{file}.pat" if file == HAND else ROOT / f"patterns/tables/{file}.pat"
        run(self.args.pat2c, "-I", ROOT / "patterns/ops", "-I", ROOT / "patterns/tables", "-Wno-shadowed", "--prefix", prefix,
            *options, "-o", made, source)
        return made

    def side(self, header, prefix, file, include):
        source = self.folder / f"side_{prefix}{file}.c"
        source.write_text(side_source(header, prefix, file))
        run(self.args.cc, *self.flags, MLIR[0], f'-DSIDE="{include}"', "-c", source, "-o", source.with_suffix(".o"))
        return source.with_suffix(".o")

    def program(self, file, networks):
        over = self.args.over
        ours, theirs = self.pat2c(file, "own"), self.pat2c(file, over, "--binding", HERE / f"{over}_binding.h")
        objects = [self.side(ours.with_suffix(".h"), "own_", file, "side_dfg.h"),
                   self.side(theirs.with_suffix(".h"), f"{over}_", file, f"side_{over}.h")]
        libraries = [self.args.build / f"lib{n}.a" for n in ("dfg-onnx", "dfg-types", "dfg")]
        run(self.args.cc, *self.flags, ours, theirs, *objects, HERE / "main.c", HERE / f"{over}_load.c",
            *([HERE / f"{over}_hand.c", "-DBY_HAND"] if file == HAND else []),
            *[self.args.build / f"patterns/{n}.c" for n in ("onnx", "com_microsoft")],
            *libraries, "-lprotobuf-c", "-lm", *(MLIR if over == "mlir" else []), "-o", self.folder / file)
        print(run(self.folder / file, *networks).replace("\n", f"  [{file}, {over}]\n"), end="", flush=True)

    def compiles(self, made):
        """The first error, if any."""
        done = subprocess.run([self.args.cc, *self.flags, "-fsyntax-only", made], capture_output=True, text=True)
        return next((line for line in done.stderr.splitlines() if "error" in line), None)

    def refuses(self):
        """Of a binding that lacks an accessor which some pattern asks, or from which what it asks follows, the compiler says
        first which pattern that is.  Each is left out in turn; some are not asked (FREE)."""
        lacks, whole = self.folder / "lacks.h", (HERE / "ir_binding.h").read_text()
        lacks.write_text(whole)
        every = self.folder / "every.pat"
        every.write_text(EVERY)
        run(self.args.pat2c, "-I", ROOT / "patterns/ops", "--binding", lacks, "-o", every.with_suffix(".c"), every)
        files = [every.with_suffix(".c"), self.pat2c("onnx_fusion", "lacking", "--binding", lacks)]
        if said := [e for e in map(self.compiles, files) if e]:
            sys.exit(f"a binding that lacks nothing: {said[0]}")
        for accessor in re.findall(r"^#define (dfg_\w+) \1$", whole, re.M):
            lacks.write_text(whole.replace(f"#define {accessor} {accessor}\n", "").replace(f"{accessor}(", f"left_out_{accessor}("))
            said = [e for e in map(self.compiles, files) if e]
            wrong = [e for e in said if not re.search(
                r"#error \"(every|onnx_fusion).pat(:\d+: pattern|: table) '\w+' needs the accessor dfg_\w+, which lacks.h does "
                r"not define\"", e)]
            if wrong or (accessor in FREE) == bool(said):
                sys.exit(f"of a binding without {accessor} the compiler says: {(wrong or said or ['nothing'])[0]}")

    def refuses_walks(self):
        """Of all that walks ask, and no binding of ours has, an error speaks; not of its absence alone."""
        walks = self.folder / "walks.pat"
        walks.write_text(WALKS)
        run(self.args.pat2c, "--binding", HERE / "ir_binding.h", "-o", walks.with_suffix(".c"), walks)
        said = run(self.args.cc, *self.flags, "-fsyntax-only", walks.with_suffix(".c"), fails=True)
        named = set(re.findall(r"needs the accessor (\w+)", said))
        called = set(re.findall(r"implicit declaration of function .(\w+)|undeclared function '(\w+)'", said))
        if lost := {a or b for a, b in called} - named:
            sys.exit(f"no error says that walks need {', '.join(sorted(lost))}")
        if not {"dfg_chain_first", "dfg_chain_next", "dfg_trail_next"} <= named:
            sys.exit(f"walks need {', '.join(sorted(named))} only")

    def refuses_together(self):
        """Each file has its own numbers, and what traces is for libdfg's graphs: one error says it."""
        made = [self.pat2c(HAND, prefix, "--binding", HERE / "ir_binding.h") for prefix in ("one", "two")]
        both = self.folder / "both.c"
        both.write_text("".join(f'#include "{m.name}"\n' for m in made))
        for text, *command in (("can't be one translation unit", both), ("DFG_TRACE is for", "-DDFG_TRACE", made[0])):
            said = run(self.args.cc, *self.flags, "-fsyntax-only", *command, fails=True)
            if not re.search(f"error.*{text}", said):
                sys.exit(f"the compiler does not say that {text}: {said}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pat2c")
    parser.add_argument("build", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--tables", type=lambda t: t.split(","), default=TABLES)
    parser.add_argument("--over", choices=["ir", "mlir"], default="ir")
    parser.add_argument("models", nargs="*")
    args = parser.parse_intermixed_args()
    if args.over == "mlir" and not (LLVM / "include/mlir-c/IR.h").exists():
        print("skipped: there is no MLIR, apt-get install libmlir-16-dev")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        work = Work(args, pathlib.Path(folder))
        for file in args.tables:
            work.program(file, [ROOT / n for n in NETWORKS[args.over]] + args.models)
        if args.over == "ir":
            work.refuses()
            work.refuses_walks()
            work.refuses_together()
    return 0


if __name__ == "__main__":
    sys.exit(main())
