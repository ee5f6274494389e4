#!/usr/bin/env python3
"""Builds the wheel, and tests it where no compiler is found.

usage: run.py BUILD-FOLDER DFG-OPT MODELS

In BUILD-FOLDER: the wheel, without optimisation, as auditwheel makes it for others, and an environment into which pip puts it with nothing but
itself on PATH.  There run the tests of this folder.  77, "skipped", where pip can't bring what tests need.
"""
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent / "runtime" / "python"


def make(folder):
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    return folder / "bin"


def run(*command, **options):
    print("+", *command, flush=True)
    return subprocess.run([str(part) for part in command], **options).returncode


def main():
    build, dfg_opt, models = (Path(part).resolve() for part in sys.argv[1:])
    build.mkdir(parents=True, exist_ok=True)
    try:
        tools = make(build / "tools")
        bare = make(build / "bare")
    except (subprocess.CalledProcessError, OSError) as e:
        print(f"skipped: no environment can be made: {e}")
        return 77
    if run(tools / "python", "-m", "pip", "install", "-q", "-r", HERE / "requirements.txt", "scikit-build-core", "cffi"):
        print("skipped: pip can't bring what the tests need")
        return 77
    wheels = build / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    search = dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}")
    quick = ["-C", "cmake.build-type=Debug", "-C", "cmake.define.CMAKE_C_FLAGS_DEBUG=-O0"]  # a third of the time
    if run(tools / "pip", "wheel", "--no-deps", "-w", wheels, "-C", f"build-dir={build / 'cmake'}", *quick, SOURCE):
        return 1
    (wheel,) = wheels.glob("*.whl")
    if run(tools / "auditwheel", "repair", "-w", wheels / "repaired", wheel, env=search):
        return 1
    (wheel,) = (wheels / "repaired").glob("*.whl")
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    alone.update(PYTHONDONTWRITEBYTECODE="1", PATH=str(bare), PAT2C_WHEEL=str(wheel), PAT2C_DFG_OPT=str(dfg_opt), PAT2C_MODELS=str(models))
    if run(bare / "python", "-m", "pip", "install", "-q", "--only-binary", ":all:", wheel, env=alone):
        return 1
    if run(bare / "python", HERE / "plain.py", env=alone):  # with nothing but the package and what it asks for
        return 1
    if run(bare / "python", "-m", "pip", "install", "-q", "--only-binary", ":all:", "-r", HERE / "requirements.txt", env=alone):
        return 1
    return run(bare / "python", "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", HERE, env=alone, cwd=build)


if __name__ == "__main__":
    sys.exit(main())
