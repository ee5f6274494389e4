"""The programs that the package brings, `pat2c` and `dfg-opt`, as commands."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDERS = [str(HERE / "share" / "pat2c" / room) for room in ("ops", "tables", "rules")]


def _run(name: str, *options: str) -> None:
    program = str(HERE / "bin" / name)
    os.execv(program, [program, *sys.argv[1:], *options])


def pat2c() -> None:
    """Run the compiler of patterns, which looks for imports among those that ship, too."""
    _run("pat2c", *(option for folder in FOLDERS for option in ("-I", folder)))


def dfg_opt() -> None:
    """Run the program that matches, explains, partitions and rewrites."""
    _run("dfg-opt")
