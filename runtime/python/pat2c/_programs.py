"""The programs that the package brings, `pat2c` and `dfg-opt`, as commands."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def _run(name: str) -> None:
    program = str(HERE / "bin" / name)
    os.execv(program, [program, *sys.argv[1:]])


def pat2c() -> None:
    """Run the compiler of patterns."""
    _run("pat2c")


def dfg_opt() -> None:
    """Run the program that matches, explains, partitions and rewrites."""
    _run("dfg-opt")
