#!/usr/bin/env python3
"""What matchers link on a Cortex-M4: nothing of a C library, and arithmetic of doubles only where a file computes.

usage: symbols.py PAT2C GENERATED [--spared N]
  GENERATED  the folder `patterns` of a build, with the C of pattern files
  --spared   so many shipped tables link no arithmetic of doubles, at least

Each shipped table, all of its functions, is linked with the freestanding part, the four mem functions and libgcc.
Functions of libgcc on doubles and floats may be among it only beside those of the library that compute with numbers
(COMPUTE).  Comparing numbers, within a tolerance, too, reading elements of constants and rounding to their dtype is done
in integers.  A file that compares with floats or computes with ints links none, one that computes with floats does.  Nor does the
rewriter, with rules that only fuse.  Without the compiler: status 77.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import edits

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RUNTIME = ROOT / "runtime"
CC = "arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb".split()
COMPUTE = {"add", "sub", "mul", "div", "floor", "ceil", "sqrt", "sum", "prod", "operate_numbers", "dim_add", "dim_sub", "dim_mul",
           "dim_div", "dim_sum", "dim_prod"}
COMPARES = 'pattern p(x, w) { y = Gemm(x, w & const); where y.alpha == 0.5, y.beta ~= 0.7, y.transA < 1.5, w.value < 1.25, x.shape[0] > 3; return y; }'
INTS = 'pattern p(x, w) { y = Gemm(x, w & const); where y.transA * 2 + x.shape[0] > x.rank, prod(x.shape) / 2 > 7; return y; }'
COMPUTES = 'pattern p(x, w) { y = Gemm(x, w & const); where y.alpha * 0.5 < 3.0; return y; }'


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def compile_one(source, out, *flags):
    run(*CC, "-std=c11", "-Os", "-ffreestanding", "-ffunction-sections", "-fdata-sections", f"-I{RUNTIME}", f"-I{source.parent}",
        *flags, "-c", source, "-o", out)
    return out


def defined(file):
    return set(re.findall(r" [TtWRrDB] (\S+)$", run("arm-none-eabi-nm", file), re.M))


def linked(work, source, library):
    """The functions of the library that it computes with, and those of libgcc on doubles and floats."""
    table = compile_one(source, work / f"{source.stem}.o")
    extern = ROOT / f"patterns/tables/{source.stem}.c"  # its predicates in C
    objects = [table] + ([compile_one(extern, work / "extern.o", f"-I{source.parent}")] if extern.exists() else [])
    wanted = [f"-Wl,-u,{name}" for name in re.findall(r" T (\S+)$", run("arm-none-eabi-nm", table), re.M)]
    elf = work / f"{source.stem}.elf"
    run(*CC, "-nostdlib", "-Wl,--gc-sections", "-Wl,-e,0", *wanted, *objects, *library, "-lgcc", "-o", elf)
    return {n[4:] for n in defined(elf) if n.startswith("dfg_")} & COMPUTE, floats_of(elf)


REWRITES = """#include "dfg_rewrite.h"
extern const struct dfg_unit fusions_unit;
bool begin(dfg_module *m);
bool begin(dfg_module *m)
{
    struct dfg_rule_choice rule = {&fusions_unit, 0};
    dfg_rewriter *r = dfg_rewriter_new(m, &rule, 1, NULL, NULL);
    return r != NULL && dfg_rewrite(r, NULL) == DFG_OK;
}
"""


def floats_of(elf):
    return sorted(n for n in defined(elf) if re.match(r"__aeabi_([df](?!.*mod)|u?[il]2[df])", n))


def rewriter(work, pat2c, build):
    """The functions of libgcc on doubles and floats that rules link."""
    (work / "rewrites.c").write_text(REWRITES)
    run(pat2c, "-I", ROOT / "patterns/ops", "-o", work / "fusions.c", HERE / "fusions.pat")
    files = [*edits.sources(build), *(work / n for n in ("rewrites.c", "fusions.c", "fusions.rules.c", "fusions.unit.c"))]
    flags = [*edits.alone(CC[0]), *(f"-I{RUNTIME / f}" for f in ("core", "io"))]
    objects = [compile_one(f, work / f"module_{f.parent.name}_{f.stem}.o", *flags) for f in files]
    elf = work / "rewrites.elf"
    run(*CC, "-nostdlib", "-Wl,--gc-sections", "-Wl,-e,begin", *objects, work / "mem.o", "-lgcc", "-o", elf)
    return floats_of(elf)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pat2c")
    parser.add_argument("generated", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--spared", type=int, default=0)
    args = parser.parse_args()
    if not shutil.which(CC[0]):
        print(f"skipped: there is no {CC[0]}")
        return 77
    core = re.search(r"set\(core ([^)]*)\)", (RUNTIME / "freestanding/CMakeLists.txt").read_text())[1].split()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        library = [compile_one(RUNTIME / f"core/{n}.c", work / f"core_{n}.o") for n in core]
        library += [compile_one(RUNTIME / "freestanding/data.c", work / "core_data.o"), compile_one(HERE / "mem.c", work / "mem.o")]
        spared = []
        for pattern in sorted((ROOT / "patterns/tables").glob("*.pat")):
            source = args.generated / f"{pattern.stem}.c"
            if not source.exists():
                continue
            compute, floats = linked(work, source, library)
            print(f"{source.stem:18} {', '.join(floats) or 'none'}{'; computes: ' + ', '.join(sorted(compute)) if compute else ''}")
            if floats and not compute:
                sys.exit(f"{source.stem} computes nothing, and links {', '.join(floats)}")
            spared += [] if floats else [source.stem]
        for name, text, wants in (("compares", COMPARES, False), ("ints", INTS, False), ("computes", COMPUTES, True)):
            pattern = work / f"{name}.pat"
            pattern.write_text(f'import "onnx.ops";\n{text}\n')
            run(args.pat2c, "-I", ROOT / "patterns/ops", "-o", pattern.with_suffix(".c"), pattern)
            compute, floats = linked(work, pattern.with_suffix(".c"), library)
            if bool(floats) != wants or bool(compute) != wants:
                sys.exit(f"{text}\nlinks {floats}, computes by {compute}")
        if floats := rewriter(work, args.pat2c, args.generated.parent):
            sys.exit(f"rules that only fuse link {', '.join(floats)}")
        print(f"{len(spared)} tables link no arithmetic of doubles: {', '.join(spared)}")
    return 0 if len(spared) >= args.spared else 1


if __name__ == "__main__":
    sys.exit(main())
