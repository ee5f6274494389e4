#!/usr/bin/env python3
"""What matchers link on a Cortex-M4: nothing of a C library, and arithmetic of doubles only where a file computes.

usage: symbols.py PAT2C GENERATED [--spared N] [--every N]
  GENERATED  the folder `patterns` of a build, with the C of pattern files
  --spared   so many shipped tables link no arithmetic of doubles, at least
  --every    each N-th of the shipped tables

Each shipped table, all of its functions, is linked with the freestanding part, the four mem functions and libgcc.
Functions of libgcc on doubles and floats may be among it only beside those of the library that compute with numbers
(COMPUTE).  Comparing numbers, within a tolerance, too, reading elements of constants and rounding to their dtype is done
in integers.  A file that compares with floats or computes with ints links none, one that computes with floats does.  Nor do the
rewriter, with rules that only fuse, and the partitioner, with costs that are ints.  Without the compiler: status 77.
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
COMPUTE = {"add", "sub", "mul", "div", "floor", "ceil", "sqrt", "sum", "prod", "numbers", "fold_numbers", "dims", "fold_dims", "dim_add", "dim_sub", "dim_mul",
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


PARTITIONS = """#include "dfg_partition.h"
extern const struct dfg_unit costs_unit;
bool begin(dfg_module *m, const double *host, double launch, double *cost, double *bound);
bool begin(dfg_module *m, const double *host, double launch, double *cost, double *bound)
{
    const struct dfg_merge_options regions = {.least_calls = 2};
    const struct dfg_target target = {.unit = &costs_unit, .table = costs_unit.tables};
    dfg_selection *s = dfg_select(m, &target, 1, &(struct dfg_select_options){.strategy = DFG_OPTIMAL, .launch = launch,
        .regions = &regions, .host = host}, NULL);
    if (s == NULL || dfg_extract(m, s, NULL) != DFG_OK || dfg_merge(m, &regions, NULL, NULL) != DFG_OK)
        return false;
    *cost = dfg_selection_cost(s);
    *bound = dfg_selection_bound(s);
    return true;
}
"""
COSTS = """import "onnx.ops";
pattern gemm(x, w) { y = Gemm(x, w); return y; }
table npu { attrs { Compiler = "npu" }; "npu.gemm" = gemm cost %s; "npu.relu" = Relu(_); }
"""


def floats_of(elf):
    return sorted(n for n in defined(elf) if re.match(r"__aeabi_([df](?!.*mod)|u?[il]2[df])", n))


def whole(work, pat2c, library, pattern, program):
    """The functions of libgcc on doubles and floats that a program links which edits modules."""
    name = pattern.stem
    main = work / f"{name}_main.c"
    main.write_text(program)
    run(pat2c, "-I", ROOT / "patterns/ops", "-o", work / f"{name}.c", pattern)
    made = [main, work / f"{name}.c", *(work / f"{name}.{part}.c" for part in ("rules", "unit"))]
    objects = [compile_one(f, work / f"{f.stem}.o", *edits.alone(CC[0])) for f in made if f.exists()]
    elf = work / f"{name}_whole.elf"
    run(*CC, "-nostdlib", "-Wl,--gc-sections", "-Wl,-e,begin", *objects, *library, work / "mem.o", "-lgcc", "-o", elf)
    return floats_of(elf)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pat2c")
    parser.add_argument("generated", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--spared", type=int, default=0)
    parser.add_argument("--every", type=int, default=1)
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
        for pattern in sorted((ROOT / "patterns/tables").glob("*.pat"))[::args.every]:
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
        flags = [*edits.alone(CC[0]), *(f"-I{RUNTIME / f}" for f in ("core", "io"))]
        modules = [compile_one(f, work / f"module_{f.parent.name}_{f.stem}.o", *flags) for f in edits.sources(args.generated.parent)]
        if floats := whole(work, args.pat2c, modules, HERE / "fusions.pat", REWRITES):
            sys.exit(f"rules that only fuse link {', '.join(floats)}")
        for cost, wants in (("2 * y.transA + x.shape[0] / 3", False), ("0.5 * y.transA", True)):
            pattern = work / "costs.pat"
            pattern.write_text(COSTS % cost)
            floats = whole(work, args.pat2c, modules, pattern, PARTITIONS)
            if bool(floats) != wants:
                sys.exit(f"partitioning with cost {cost} links {', '.join(floats) or 'none'}")
        print(f"{len(spared)} tables link no arithmetic of doubles: {', '.join(spared)}")
    return 0 if len(spared) >= args.spared else 1


if __name__ == "__main__":
    sys.exit(main())
