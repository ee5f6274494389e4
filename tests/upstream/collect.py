"""Plugin of pytest that writes the graphs that TVM's own tests partition, for `run.py relax --graphs`.

usage: PAT2C_GRAPHS=DIR PYTHONPATH=tests/upstream python -m pytest -p collect TVM/tests/python/relax/test_codegen_*.py

Nothing is compiled or run: a test ends where it has given a module to FuseOpsByPattern, and no test is skipped for
want of a device. A graph that can't be converted is left out, and named. Wants pytest and scipy.
"""
import importlib
import os
import re
from pathlib import Path
from unittest.mock import MagicMock

import tvm
from tvm import relax

import relax_side

FOLDER, TEST, SEEN = Path(os.environ["PAT2C_GRAPHS"]), [""], set()


class Collected(Exception):
    """The test has given what is wanted of it."""


def keep(module):
    try:
        text = relax_side.converted(module).write()
    except Exception as e:  # not all of Relax has a form here
        print(f"{TEST[0]}: left out: {str(e).strip().splitlines()[-1][:100]}")
        return
    if text not in SEEN:
        SEEN.add(text)
        name = re.sub(r"\W+", "_", TEST[0].rpartition("/")[2])
        (FOLDER / f"{name[:100]}-{len(SEEN)}.dfg").write_text(text, encoding="utf-8")


def fuse(*_, **__):
    @tvm.transform.module_pass(opt_level=0)
    def collect(module, _):
        keep(module)
        raise Collected(TEST[0])
    return collect


def pytest_configure():
    FOLDER.mkdir(parents=True, exist_ok=True)
    relax.transform.FuseOpsByPattern = fuse
    for _, module in relax_side.BACKENDS.values():
        backend = importlib.import_module("tvm.relax.backend." + module)
        if hasattr(backend, "FuseOpsByPattern"):
            backend.FuseOpsByPattern = fuse
    tvm.compile = relax.build = relax.VirtualMachine = MagicMock()


def pytest_collection_modifyitems(items):
    for item in items:
        for node in item.listchain():
            node.own_markers = [m for m in node.own_markers if m.name not in ("skip", "skipif")]


def pytest_runtest_setup(item):
    TEST[0] = item.nodeid
