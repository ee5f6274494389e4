#!/usr/bin/env python3
"""Graphs as constant data with the classes of their nodes, and whom they refuse.

usage: classes.py DFG-OPT PAT2C

A file with so many tests of attributes that they are asked once of a kind (dfg_has): its view, as `dfg-opt --compile
--emit=c` writes it, holds the answers, and a program on the freestanding part finds by them what dfg-opt finds.  The
graph compiles beside the header of the same run only: not beside one whose patterns ask something else, nor beside one
of the same patterns by other options, which numbers its questions in another way or has none.  What was compiled beside the one and is linked with the other
refuses it when it runs.
"""
import pathlib
import subprocess
import sys
import tempfile

import boards

ROOT = boards.HERE.parent.parent
HOST = {**boards.BOARDS["host"], "flags": [*boards.BOARDS["host"]["flags"], "-O0"]}  # a third of the time to compile
QUESTIONS, EACH = 40, 4  # literal tests, and patterns that ask each: from 32 by 4 on kinds are asked


def patterns(first):
    """A table of convolutions by their groups."""
    text, entries = 'import "relay.ops";\n', ""
    for i in range(QUESTIONS * EACH):
        group, most = first + i % QUESTIONS, i // QUESTIONS * 10
        text += f"pattern of_{i}(x, w) {{ return nn.conv2d(x, w) {{ groups == {group}, channels > {most} }}; }}\n"
        entries += f'  "entry {i}" = of_{i};\n'
    return f"{text}table classes {{\n{entries}}}\n"


GRAPH = """fn @f(%x: f32[1, 8, 8, 8], %w: f32[8, 8, 1, 1], %v: f32[8, 4, 1, 1]) {
  %a = nn.conv2d(%x, %w) {channels = 8, groups = 1}
  %b = nn.conv2d(%a, %v) {channels = 64, groups = 2}
  %c = nn.conv2d(%b, %w) {channels = 32, groups = 9}
  return %c
}
"""


def made(work, pat2c, name, text, *options):
    """The folder with the C of these patterns."""
    folder = work / name
    folder.mkdir()
    (folder / "classes.pat").write_text(text)
    boards.run(pat2c, "-I", ROOT / "patterns/ops", *options, "-o", folder / "classes.c", folder / "classes.pat")
    return folder


def linked(work, data, other, core):
    """What a program says in which the graph, compiled beside the header of its run, meets the tables of another."""
    board = boards.Board("host", HOST, work / other.name, other, core)
    return board.said(data, "classes", work / "same")[0]


def refusal(data, folder):
    done = subprocess.run(["cc", f"-I{folder}", f"-I{boards.RUNTIME}", "-fsyntax-only", data], capture_output=True, text=True)
    return done.stderr if done.returncode else None


def main():
    dfg_opt, pat2c = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        same = made(work, pat2c, "same", patterns(1))
        (work / "net.dfg").write_text(GRAPH)
        data = work / "net.c"
        said = boards.run(dfg_opt, "-I", ROOT / "patterns/ops", "--compile", "--patterns", same / "classes.pat", "--match", "classes",
                          "--emit=c", "-o", data, work / "net.dfg").splitlines()
        expected = [boards.nodes_only(line) for line in said if line.split(" ")[0] == "classes"]
        if ".answers = " not in data.read_text() or len(expected) < 2:
            sys.exit(f"{data.name} has no answers, or no two matches:\n{said}")
        board = boards.Board("host", HOST, work, same)
        board.ask(data, "classes", expected)
        for name, text, options in (("asks", patterns(2), []), ("options", patterns(1), ["--strategy=flat"])):
            error = refusal(data, made(work, pat2c, name, text, *options))
            if "classes.h is of another run of pat2c" not in (error or ""):
                sys.exit(f"{name}: {data.name} is not refused: {error}")
            if (lines := linked(work, data, work / name, board.core)) != ["refused: DFG_BAD_ABI", "done"]:
                sys.exit(f"{name}: {data.name} is not refused when it runs: {lines}")
    print(f"{len(expected)} matches by answers that stand in the graph")
    return 0


if __name__ == "__main__":
    sys.exit(main())
