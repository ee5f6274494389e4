#!/usr/bin/env python3
"""A corpus on a local Spark cluster, by pipe(): a worker is killed half-way, then an executor, and each model has one
line in the end, the same as one process makes.

usage: run-spark.py DFG-OPT FOLDER...   (of models; Python has pyspark, and there is a Java 17)

The cluster is a master and two workers with a JVM each.  Exit status 77, "skipped": no pyspark or no Java.
"""
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTITIONS = 12


def executors():
    """Process ids of the JVMs that run tasks for this process."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    ours = {str(os.getpid())}
    for _ in range(4):  # children of children
        ours |= {pid for pid, parent, _ in rows if parent in ours}
    return [int(pid) for pid, _, args in rows if pid in ours and "CoarseGrainedExecutorBackend" in args and "java" in args.split()[0]]


def kill_one_executor(killed):
    """When tasks run; sets killed."""
    for _ in range(600):
        found = executors()
        if len(found) >= 2 and list(killed["log"].glob("*")):
            os.kill(found[0], signal.SIGKILL)
            killed["pid"] = found[0]
            return
        time.sleep(0.05)


def main():
    try:
        from pyspark import SparkContext
    except ImportError:
        print("skipped: Python has no pyspark")
        return 77
    if not shutil.which("java"):
        print("skipped: there is no Java")
        return 77
    opt = Path(sys.argv[1]).resolve()
    models = [m for d in sys.argv[2:] for m in Path(d).resolve().iterdir()
              if m.suffix in (".onnx", ".dfg") and m.stat().st_size < 200_000]
    paths = sorted(map(str, models))
    job = f"{opt} --jsonl --infer --partition onnx_dnnl"
    alone = subprocess.run(job.split(), input="\n".join(paths), capture_output=True, text=True).stdout.splitlines()
    with tempfile.TemporaryDirectory() as work:
        log, die = Path(work) / "log", Path(work) / "die"
        log.mkdir()
        spark = SparkContext(master="local-cluster[2,1,1024]", appName="corpus")
        spark.setLogLevel("OFF")

        def run(name):
            # status 1: a model is at fault, and its line says so; any other ends the task, which is done again
            command = f"sh -c '{HERE}/worker.sh {log}/$$ {die} {job} || [ $? = 1 ]'"
            lines = spark.parallelize(paths, PARTITIONS).pipe(command, checkCode=True).collect()
            if sorted(lines) != sorted(alone):
                sys.exit(f"FAILED {name}: {len(lines)} lines of {len(alone)}, or others")
            given = sum(int(line.split()[1]) for file in log.iterdir() for line in file.read_text().splitlines())
            calls = sum(json.loads(line).get("calls", 0) for line in lines)
            print(f"{name}: {len(lines)} models with {calls} calls, given out {given} times", flush=True)
            for file in log.iterdir():
                file.unlink()

        try:
            run("two workers")
            die.mkdir()
            run("a worker is killed")
            if die.exists():
                sys.exit("FAILED: no worker was killed")
            killed = {"log": log}
            killer = threading.Thread(target=kill_one_executor, args=(killed,))
            killer.start()
            run("an executor is killed")
            killer.join()
            if "pid" not in killed:
                sys.exit("FAILED: no executor was killed")
        finally:
            spark.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
