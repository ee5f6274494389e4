#!/usr/bin/env python3
"""Rewriting and partitioning without a C library, here, on a Cortex-M4 and on RV32 under QEMU, beside dfg-opt.

usage: edits.py DFG-OPT PAT2C BUILD [--quick] [BOARD...]
  DFG-OPT, PAT2C  the programs
  BUILD           the folder they were built in, with the C of the shipped tables and of the lexers
  --quick         code is optimised, and its calls are looked at, for the Cortex-M4 alone: the others compile in a third
                  of the time

Each network is read from text, and rules that only fuse run over it (fusions.pat), or it is partitioned for a shipped
table, regions included.  The graph must be the one that `dfg-opt --rewrite --partition` writes, which is compared there by dfg_equal, and
must not have been so before.  All of libdfg that takes part is compiled with the headers of runtime/freestanding/libc
alone and linked without a C library, beside the four mem functions; nothing of it calls itself but what is listed here,
which does not go deep, by the call graphs of gcc.  With half of the memory that it needs it must end
with an error.  Prints what it takes.  What is not installed is skipped; with no board at all the status is 77.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import boards
import stack

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RUNTIME = ROOT / "runtime"
FREE = RUNTIME / "freestanding"
# A network, the table that is asked of it, options for dfg-opt.
CASES = [
    ("tests/graphs/resnet50.dfg", "onnx_fusion", []),
    ("tests/graphs/keywords.dfg", "cmsis_nn_tflm", []),
    ("tests/ort/flow.onnx", "onnx_dnnl", ["--infer"]),
]
OPS = ["onnx", "com_microsoft", "tflite"]
# What calls itself, no deeper than: lists in values nest (DFG_MAX_NESTING), types and calls in a text nest (the reader says
# how deep they may), texts of extents nest (MOST_DEPTH).
RECURSIVE = {
    *"dfg_value_same dfg_value_hash dfg_value_copy dfg_values_equal dfg_value_is_sound value_is_sound is_value is_list".split(),
    *"read_value read_list read_elements settle settle_items fits value make_float".split(),
    *"dfg_text_type dfg_text_results type_list dfg_text_expr operands values".split(),
    *"read_floor read_operand read_product read_sum".split(),
}


def sources(build):
    """As runtime/freestanding installs them."""
    lexer = next(p for p in (build / "generated/lex_dfg.c", ROOT / "generated/lex_dfg.c") if p.exists())
    text = re.search(r"set\(text ([^)]*)\)", (RUNTIME / "freestanding/CMakeLists.txt").read_text())[1].split()
    folders = [RUNTIME / f for f in ("core", "transform", "analysis", "freestanding/libc")]
    files = [p for f in folders for p in sorted(f.glob("*.c")) if p.name != "gather.c"]
    return files + [RUNTIME / f"io/{n}.c" for n in text] + [lexer]


def alone(cc):
    """Of headers only what the compiler itself has, and ours."""
    folder = subprocess.run([cc, "-print-file-name=include"], capture_output=True, text=True).stdout.strip()
    return ["-ffreestanding", "-nostdinc", "-isystem", folder,
            "-isystem", FREE / "libc"]


class Editor(boards.Board):
    def __init__(self, name, row, work, generated, build, quick):
        self.name, self.work, self.generated = name, work / name, generated
        self.row = {**row, "flags": [f for f in row["flags"] if not f.startswith("--specs")]}
        self.work.mkdir()
        self.flags = alone(row["cc"]) + ([] if name == "host" else ["-fcallgraph-info=su"]) + ["-O0"] * quick # call graphs are gcc's
        self.library = [self.compile(p, f"-I{RUNTIME}/core", f"-I{RUNTIME}/io", name=f"{p.parent.name}_{p.stem}")
                        for p in sources(build)]
        if name != "host" and not quick: # what is not in line may call itself
            self.check_calls()
        compile_board = boards.Board.compile if name == "host" else Editor.compile # here it prints by stdio.h
        self.board = compile_board(self, HERE / row["board"])
        self.start = [] if name == "host" else [self.compile(HERE / "mem.c")]

    def check_calls(self):
        """Nothing else calls itself, by other functions either, and all frames have a size."""
        calls = stack.Calls()
        for o in self.library:
            calls.read(o.with_suffix(".ci"))
        names = {f: f.split(":")[-1].split(".")[0] for f in calls.frames}
        for function in calls.frames:
            seen, todo = set(), list(calls.calls.get(function, ()))
            while todo and function not in seen:
                callee = todo.pop()
                if callee not in seen:
                    seen.add(callee)
                    todo += calls.calls.get(callee, ())
            if function in seen and names[function] not in RECURSIVE:
                sys.exit(f"{self.name}: {function} calls itself")

    def compile(self, source, *more, name=None):
        return boards.Board.compile(self, source, *self.flags, "-Wno-pedantic", *more, name=name)

    def run(self, case, objects):
        elf, map_file = self.work / f"{case}.elf", self.work / f"{case}.map"
        alone = [] if self.name == "host" else ["-nostdlib"]
        boards.run(self.row["cc"], *self.row["flags"], *alone, "-Wl,--gc-sections", f"-Wl,-Map={map_file}",
                   *self.row["link"], self.board, *objects, *self.library, *self.start, *(["-lgcc"] if alone else []), "-o", elf)
        return boards.run(*self.row["run"], elf).replace("\r", ""), boards.sizes_of(map_file)

    def edit(self, case, step, unit, data):
        """Runs a case, whose rules or table are those of the unit."""
        made = [self.compile(p, f"-I{unit.parent}") for p in
                (unit, unit.with_suffix(".rules.c"), unit.with_suffix(".unit.c")) if p.exists()]
        ops = [self.compile(self.generated / f"{n}.c") for n in OPS]
        said, sizes = self.run(case, [*made, *ops, self.compile(data, f"-I{HERE}", f"-I{FREE}"), self.compile(HERE / "edits.c", f"-I{FREE}", f"-D{step}", name=f"edits_{step}")])
        numbers = dict(re.findall(r"^(\w+) (\d+)$", said, re.M))
        lines = said.splitlines()
        for wanted in ("afterwards: as wanted", "before: other", "half of the memory: an error", "left 0", "done"):
            if wanted not in lines:
                sys.exit(f"{self.name}: {case}: not '{wanted}':\n{said}")
        reader = [o for o in self.library if re.search("_(text|lex|label)[^/]*$", o.name) and "core_" not in o.name]
        checks = [o for o in self.library if "core_equal" in o.name]
        parts = {"library": set(self.library) - {*reader, *checks}, "reader": reader, "unit": made, "ops": ops}
        size = {part: sum(sizes.get(str(o), 0) for o in objects) for part, objects in parts.items()}
        done = numbers["rewrites"] + " rewrites" if "rewrites" in numbers else f"{numbers['matches']} matches, {numbers['regions']} regions"
        print(f"{self.name:10} {case:24} {done}; bytes: library {size['library']}, reader {size['reader']}, {unit.stem} {size['unit']}, operators "
              f"{size['ops']}, memory {numbers['memory']}, stack {numbers['stack']}", flush=True)


def c_text(path):
    return ",".join(str(b) for b in path.read_bytes()) + ",0"


def data_of(work, case, unit, is_table, network, wanted):
    """The case as C."""
    data = work / f"{case}.c"
    ops = [f"&{n}_ops" for n in OPS] + ([] if is_table else [f"&{unit}_ops"])
    externs = "".join(f"extern const struct dfg_ops {n[1:]};\n" for n in ops)
    data.write_text(
        f'#include "edits.h"\n{externs}extern const struct dfg_unit {unit}_unit;\n'
        f"static const char network[] = {{{c_text(network)}}};\nstatic const char wanted[] = {{{c_text(wanted)}}};\n"
        f"const struct edits edits = {{.ops = (const struct dfg_ops *const[]){{{', '.join(ops)}}}, .n_ops = {len(ops)},\n"
        f"    .network = network, .network_size = sizeof network - 1, .wanted = wanted, .wanted_size = sizeof wanted - 1,\n"
        f"    .{'table' if is_table else 'rules'} = &{unit}_unit}};\n")
    return data


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dfg_opt")
    parser.add_argument("pat2c")
    parser.add_argument("build", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("boards", nargs="*", metavar="BOARD", choices=[*boards.BOARDS, []])
    args = parser.parse_intermixed_args()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        ops = ROOT / "patterns/ops"
        pattern, fusions = HERE / "fusions.pat", work / "fusions.c"
        boards.run(args.pat2c, "-I", ops, "-o", fusions, pattern)
        editors = []
        for name, row in ((n, r) for n, r in boards.BOARDS.items() if n in args.boards or not args.boards):
            if shutil.which(row["cc"]) and (not row["run"] or shutil.which(row["run"][0])):
                editors.append(Editor(name, row, work, args.build / "patterns", args.build, args.quick and name != "cortex-m4"))
            else:
                print(f"skipped: {name}, apt-get install {row['packages']} {row['emulator']}")
        for path, table, options in CASES if editors else []:
            name = pathlib.Path(path).stem
            network = work / f"{name}.dfg"
            boards.run(args.dfg_opt, *options, "-o", network, ROOT / path)
            generated = args.build / "patterns"
            for step, unit, steps in (("REWRITE", fusions, ["--rewrite", "fusions"]),
                                      ("PARTITION", generated / f"{table}.c", ["--partition", table, "--regions"])):
                wanted = work / f"{name}.{unit.stem}.dfg"
                boards.run(args.dfg_opt, "-I", ops, "--patterns", pattern, *steps, "-o", wanted, network)
                case = f"{name}_{unit.stem}"
                data = data_of(work, case, unit.stem, step == "PARTITION", network, wanted)
                for editor in editors:
                    editor.edit(case, step, unit, data)
    return 0 if editors else 77


if __name__ == "__main__":
    sys.exit(main())
