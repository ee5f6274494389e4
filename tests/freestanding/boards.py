#!/usr/bin/env python3
"""Matches in graphs that are constant data, here, on a Cortex-M4 and on RV32 under QEMU, beside those of dfg-opt.

usage: boards.py DFG-OPT GENERATED [--models DIR] [BOARD...]
  DFG-OPT    the program
  GENERATED  a folder with the C of the shipped tables, of the same run of pat2c as in DFG-OPT

Each network becomes constant data (`dfg-opt --emit=c`), is linked with its table and the freestanding part, and
prints its matches; they must be those of `dfg-opt --match`, all names that stand for nodes included.  Prints bytes of
code and data, and the most stack that a question took, of the table and of a pattern by its row.  A header of another run of pat2c must be refused.  What is
not installed is skipped, which is said; with no board at all the status is 77.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
RUNTIME = HERE.parent.parent / "runtime"
QEMU = ["-display", "none", "-serial", "none", "-monitor", "none", "-chardev", "stdio,id=host",
        "-semihosting-config", "enable=on,target=native,chardev=host", "-kernel"]
BOARDS = {
    "host": dict(cc="cc", flags=["-Wpedantic", "-Wconversion"], packages="gcc", board="board_host.c", link=[], run=[], emulator=""),
    "cortex-m4": dict(
        cc="arm-none-eabi-gcc", flags=["-mcpu=cortex-m4", "-mthumb"], packages="gcc-arm-none-eabi libnewlib-arm-none-eabi",
        link=["-nostartfiles", "-T", HERE / "cortex-m4.ld", "-Wl,-e,begin"], board="board.c",
        run=["qemu-system-arm", "-M", "mps2-an386", *QEMU], emulator="qemu-system-arm"),
    "rv32": dict(
        cc="riscv64-unknown-elf-gcc", flags=["-march=rv32imac", "-mabi=ilp32", "--specs=picolibc.specs", "-mcmodel=medany"],
        packages="gcc-riscv64-unknown-elf picolibc-riscv64-unknown-elf",
        link=["-nostartfiles", "-T", HERE / "rv32.ld", "-Wl,-e,_start"], board="board.c",
        run=["qemu-system-riscv32", "-M", "virt", "-bios", "none", *QEMU], emulator="qemu-system-misc"),
}
# A network, the tables to ask of it, and options for dfg-opt.
REPOSITORY = [
    ("tests/graphs/resnet50.dfg", ["onnx_fusion"], []),
    ("tests/graphs/keywords.dfg", ["cmsis_nn_tflm"], []),
    ("tests/ort/flow.onnx", ["fused"], ["--infer"]),
]
MODELS = [
    ("mobilenetv2-qdq.onnx", ["onnx_fusion"], ["--infer"]),
    ("bert-toy.onnx", ["onnx_dnnl"], ["--infer"]),
    ("tinyvit.onnx", ["onnx_tensorrt"], ["--infer"]),
]


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def nodes_only(line):
    """A line of --match without captures that are no nodes."""
    words = line.split(" ")
    return " ".join(w for w in words if "=" not in w or re.match(r"\w+=[%@{]", w))


def sizes_of(map_file):
    """Bytes that are linked, by the object they are from, of sections that stand in memory that is read only."""
    sizes, name = {}, None
    for line in open(map_file).read().split("Linker script and memory map", 1)[1].splitlines():
        long = re.match(r" (\.(?:text|rodata|data\.rel\.ro)\S*)$", line)
        name = long[1] if long else name
        row = re.match(r" (\.\S+|\s+)\s*0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S+\.o|\S+\.a\(\S+\))$", line)
        if not row:
            continue
        section = row[1].strip() or name
        if section and re.match(r"\.(text|rodata|data\.rel\.ro)", section):
            sizes[row[4]] = sizes.get(row[4], 0) + int(row[3], 16)
    return sizes


class Board:
    def __init__(self, name, row, work, generated, core=()):
        self.name, self.row, self.work, self.generated = name, row, work / name, generated
        self.work.mkdir()
        self.core = core or [self.compile(p, "-ffreestanding") for p in self.core_sources()]
        self.board = self.compile(HERE / row["board"])

    @staticmethod
    def core_sources():
        listed = re.search(r"set\(core ([^)]*)\)", (RUNTIME / "freestanding/CMakeLists.txt").read_text())[1]
        rows = ["found"]  # of units, which programs without a C library do without
        return [RUNTIME / "freestanding/data.c"] + [RUNTIME / f"core/{n}.c" for n in listed.split() + rows]

    def compile(self, source, *more, name=None):
        made = self.work / f"{name or pathlib.Path(source).stem}.o"
        if name or not made.exists():
            run(self.row["cc"], "-Os", *self.row["flags"], "-std=c11", "-Wall", "-Wextra", "-Werror", "-ffunction-sections",
                "-fdata-sections", f"-I{RUNTIME}", f"-I{self.generated}", "-c", source, "-o", made, *more)
        return made

    def said(self, data, table, beside=None):
        """What the program says in which the graph, compiled beside the header that stands there, meets the table; its
        map; objects of the graph and of the table."""
        network = data.stem
        objects = [self.compile(data, *([f"-iquote{beside}"] if beside else []), name=f"{network}_data"),
                   self.compile(self.generated / f"{table}.c", "-ffreestanding"),
                   self.compile(self.generated / f"{table}.unit.c", "-Wno-pedantic"),
                   self.compile(HERE / "matches.c", f"-DUNIT={table}_unit", "-DTABLE=0", f"-DVIEW={network}_{table}",
                                f"-DLABELS={network}_labels", name=f"{network}_{table}_matches")]
        elf, map_file = self.work / f"{network}_{table}.elf", self.work / f"{network}_{table}.map"
        run(self.row["cc"], *self.row["flags"], "-Wl,--gc-sections", f"-Wl,-Map={map_file}", *self.row["link"], self.board,
            *objects, *self.core, "-o", elf)
        return run(*self.row["run"], elf).replace("\r", "").splitlines(), map_file, objects

    def ask(self, data, table, expected):
        network = data.stem
        lines, map_file, objects = self.said(data, table)
        if lines[-1:] != ["done"] or lines[:-2] != expected:
            differ = next((i for i, (a, b) in enumerate(zip(lines, expected)) if a != b), min(len(lines), len(expected)))
            sys.exit(f"{self.name}: {network} {table}: line {differ + 1}: {lines[differ:differ + 1]}, "
                     f"dfg-opt says {expected[differ:differ + 1]}")
        sizes = sizes_of(map_file)
        own = {str(objects[0]): "graph", str(objects[1]): "table", **{str(c): "library" for c in self.core}}
        sums = {part: sum(n for o, n in sizes.items() if own.get(o) == part) for part in ("table", "library", "graph")}
        print(f"{self.name:10} {network:16} {table:14} {len(expected):4} matches, bytes: table {sums['table']}, library "
              f"{sums['library']}, graph {sums['graph']}; stack of first {lines[-2].split()[1]}, of a row's match "
              f"{lines[-2].split()[2]}", flush=True)

    def refuses(self, data, table):
        """A header that is not of the run whose numbers the graph holds."""
        other = self.work / "other"
        other.mkdir()
        text = (self.generated / f"{table}.h").read_text()
        (other / f"{table}.h").write_text(re.sub(r"(#define \w+_H 0x)(.)", lambda m: m[1] + "10"[m[2] == "1"], text))
        done = subprocess.run([self.row["cc"], *self.row["flags"], f"-I{other}", f"-I{RUNTIME}", "-fsyntax-only", data],
                              capture_output=True, text=True)
        if done.returncode == 0 or f"{table}.h is of another run of pat2c" not in done.stderr:
            sys.exit(f"{data.name} is not refused beside another {table}.h:\n{done.stderr}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dfg_opt")
    parser.add_argument("generated", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--models", type=pathlib.Path)
    parser.add_argument("boards", nargs="*", metavar="BOARD", choices=[*BOARDS, []])
    args = parser.parse_intermixed_args()
    root = HERE.parent.parent
    cases = [(root / path, tables, options) for path, tables, options in REPOSITORY]
    for path, tables, options in MODELS if args.models else []:
        if (args.models / path).exists():
            cases.append((args.models / path, tables, options))
        else:
            print(f"skipped: there is no {args.models / path}")
    with tempfile.TemporaryDirectory() as folder:
        work, boards = pathlib.Path(folder), []
        for name, row in ((n, r) for n, r in BOARDS.items() if n in args.boards or not args.boards):
            if shutil.which(row["cc"]) and (not row["run"] or shutil.which(row["run"][0])):
                boards.append(Board(name, row, work, args.generated))
            else:
                print(f"skipped: {name}, apt-get install {row['packages']} {row['emulator']}")
        for path, tables, options in cases if boards else []:
            data = work / f"{re.sub('[^a-z0-9]', '_', path.stem)}.c"
            said = run(args.dfg_opt, *options, "--match", ",".join(tables), "--emit=c", "-o", data, path).splitlines()
            for table in tables:
                expected = [nodes_only(line) for line in said if line.split(" ")[0] == table]
                if not expected:
                    sys.exit(f"{path}: nothing of {table} matches here")
                for board in boards:
                    board.ask(data, table, expected)
        if boards:
            boards[0].refuses(data, tables[0])
    return 0 if boards else 77


if __name__ == "__main__":
    sys.exit(main())
