#!/usr/bin/env python3
"""Runs the programs with an allocator that fails at the k-th request, for every k.

usage: run_memory.py --preload LIB --pat2c PROGRAM --dfg-opt PROGRAM --runs FILE [--points N] [-v] [NAME...]

A line of FILE is `name: command`, run by no shell: `$opt`, `$pat2c`, `$src` (the folder of FILE) and
`$top` (the project) stand for paths, `< FILE` or, a word a
line, `<<< WORD...` is standard input. After `FAIL_ON` memory stays out. Each runs in a folder of its own,
first undisturbed, then once for each k. What must be true then:

- it is not killed by a signal;
- with the status of the undisturbed run it printed and wrote what that one did;
- with another, 1 or 2, it says that memory is out; each line that it printed is one of the undisturbed
  run's or says so, too; no file is left or changed;
- dfg-opt has freed all its memory (pat2c's goes with the process).

--points N takes at most N points of each run, spread evenly; without it all are taken, and --at K is
one. --sanitized: AddressSanitizer looks for leaks, and has requests of its own. The last line counts.
"""
import argparse
import concurrent.futures
import os
import re
import shlex
import subprocess
import sys
import tempfile

TIMEOUT = 60
MEMORY = re.compile(rb"out of memory|Cannot allocate memory")


class Run:
    """A command, and what it does undisturbed."""

    def __init__(self, name, command, args):
        words = shlex.split(command)
        paths = {"$opt": args.dfg_opt, "$pat2c": args.pat2c}
        src = os.path.dirname(os.path.abspath(args.runs))
        top = os.path.dirname(os.path.dirname(src))
        fill = lambda w: paths.get(w, w.replace("$src", src).replace("$top", top))
        self.name = name
        words = [fill(w) for w in words]
        self.input = b""
        if "<<<" in words:
            self.input = "".join(w + "\n" for w in words[words.index("<<<") + 1:]).encode()
            del words[words.index("<<<"):]
        if "<" in words:
            with open(words.pop(words.index("<") + 1), "rb") as f:
                self.input = f.read()
            words.remove("<")
        self.stays_out = {"FAIL_ON": "1"} if words[0] == "FAIL_ON" else {}
        words = words[len(self.stays_out):]
        self.command = words
        self.frees_all = words[0] == args.dfg_opt and not args.sanitized
        self.preload = args.preload
        self.whole = self.once(0)
        self.requests = self.whole["requests"]

    def once(self, at):
        """The run with request `at` refused: all that can be seen of it."""
        with tempfile.TemporaryDirectory() as folder:
            count = os.path.join(folder, "count")
            work = os.path.join(folder, "work")
            os.mkdir(work)
            env = dict(os.environ, LD_PRELOAD=self.preload, FAIL_COUNT=count, FAIL_AT=str(at),
                       **self.stays_out,
                       ASAN_OPTIONS="verify_asan_link_order=0:allocator_may_return_null=1:exitcode=99")
            p = subprocess.run(self.command, cwd=work, env=env, input=self.input, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, timeout=TIMEOUT, close_fds=False)
            files = {}
            for name in sorted(os.listdir(work)):
                with open(os.path.join(work, name), "rb") as f:
                    files[name] = f.read()
            requests, live = -1, 0
            if os.path.exists(count):
                with open(count, encoding="ascii") as f:
                    requests, live = map(int, f.read().split())
            return {"status": p.returncode, "out": p.stdout, "err": p.stderr, "files": files,
                    "requests": requests, "live": live}

    def is_told(self, out):
        """Each line is one of the undisturbed run's, the last one perhaps cut, or says that memory is out."""
        whole = self.whole["out"].split(b"\n")
        known = set(whole)
        lines = out.split(b"\n")
        cut = lines.pop()
        return (all(line in known or MEMORY.search(line) for line in lines)
                and any(line.startswith(cut) for line in whole))

    def wrong(self, at):
        """What is wrong with the run at this point, or None."""
        try:
            got = self.once(at)
        except subprocess.TimeoutExpired:
            return "it does not end"
        if got["status"] < 0 or got["status"] > 2 or got["requests"] < 0:
            return f"it ends with {got['status']}: {got['err'][-600:].decode(errors='replace')}"
        if self.frees_all and got["live"] != 0:
            return f"{got['live']} blocks are not freed (status {got['status']}): {got['err'][:200]!r}"
        if got["status"] == self.whole["status"] and not MEMORY.search(got["err"] + got["out"]):
            for what in ("out", "files"):
                if got[what] != self.whole[what]:
                    return f"status {got['status']} with another answer ({what}): {short(got[what])}"
            return None
        if got["status"] == 0:
            return f"status 0, but: {short(got['out'] + got['err'])}"
        if not MEMORY.search(got["err"] + got["out"]):
            return f"status {got['status']} without a word of memory: {got['err'][-300:]!r}"
        if got["files"]:
            return f"status {got['status']}, and files: {sorted(got['files'])}"
        if not self.is_told(got["out"]):
            return f"status {got['status']} with a wrong answer: {short(got['out'])}"
        return None


def short(what):
    return repr(what)[-500:]


def read_runs(args):
    runs = []
    with open(args.runs, encoding="utf-8") as f:
        for line in f:
            if line.strip() and not line.startswith("#"):
                name, command = line.split(":", 1)
                if not args.names or name in args.names:
                    runs.append(Run(name, command, args))
    return runs


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    for option in ("preload", "pat2c", "dfg-opt", "runs"):
        parser.add_argument("--" + option, required=True)
    parser.add_argument("--points", type=int, default=0)
    parser.add_argument("--sanitized", action="store_true")
    parser.add_argument("-v", action="store_true")
    parser.add_argument("--at", type=int)
    parser.add_argument("names", nargs="*")
    args = parser.parse_args()
    failed = 0
    runs = read_runs(args)
    for run in runs:
        expected = run.whole
        if run.requests <= 0 or (run.frees_all and expected["live"] != 0) or expected["status"] not in (0, 1, 2):
            print(f"FAILED {run.name}: undisturbed it ends with {expected['status']}, {run.requests} requests, "
                  f"{expected['live']} blocks left\n{expected['err'].decode(errors='replace')}")
            failed += 1
    total = sum(run.requests for run in runs)
    points = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for k, run in enumerate(runs):
            stride = -(-run.requests // args.points) if args.points else 1
            at = [args.at] if args.at else range(1 + k % stride, run.requests + 1, stride)
            bad = [(i, w) for i, w in zip(at, pool.map(run.wrong, at)) if w]
            points += len(at)
            failed += len(bad)
            if args.v:
                print(f"{run.name}: {run.requests} requests, {len(at)} points, {len(bad)} failed")
            for i, why in bad[:5]:
                print(f"FAILED {run.name} at {i}: {why}")
    print(f"{points} points of {total}, {failed} failed")
    return 1 if failed or points == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
