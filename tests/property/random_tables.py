#!/usr/bin/env python3
"""Random patterns, in a table and in one that is read from its end, compiled and compared.

usage: random_tables.py --pat2c PAT2C --runner PROPERTY-TABLES --cc CC SEEDS [FIRST]

For each seed: patterns of every form that is compiled, drawn from a small set
of operators so that they overlap; those that pat2c refuses (names unused, what
can never match) are drawn again.  property-tables then grows graphs along them
and compares the tables with the matchers, and these with the reference matcher;
tables that are data (--strategy=table) must have the candidates that those in C have.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

RUNTIME = pathlib.Path(__file__).resolve().parents[2] / "runtime"
PATTERNS, GRAPHS = 14, 60
QUIET = ["-Wno-costly-match", "-Wno-shadowed", "-Wno-dead-alternative", "-Wno-unused-pattern"]
OPERATORS = """\
op f(x) : elemwise { k: int = 1; s: string = "NCHW"; }
op g(x) : broadcast { k: int = 2; }
op h(x) : fusable;
op add(a, b) : broadcast, commutative;
op mul(a, b) : broadcast, commutative;
op sub(a, b) : broadcast;
op clip(x, min?, max?) : elemwise;
op cat(xs*) : injective { axis: int; }
op drop(x, ratio?) -> (y, mask?) : opaque { p: float = 0.5; }
op norm(x) -> (y, mean, var) : fusable;
op qadd(a, b, za, zb) : broadcast, commutative(0 2, 1 3);
"""
LEAVES = ["_", "_", "const", "const", "var", "0", "1", "0.5", "scalar(1)", "approx(1.0, 1e-2)",
          "(_ : f32)", "(_ : [4, ...])", "(_ : [..., 4])", "(_ : {f32, i8})"]
# P: a pattern, N: a parameter, K: a small number, C: a comparison
FORMS = ["f(P)", "g(P)", "h(P)", "add(P, P)", "mul(P, P)", "add(P, P)", "sub(P, P)", "(add | sub)(P, P)", "(f | g)(P)",
         "(mul | add)(P, P)", "(drop | h)(P)", "f?(P)", "g?(P)", "(P | P)", "(P | P | P)", "(P & P)", "(N & !P)",
         "drop(P)", "norm(P).K", "clip(P, P?)", "clip(P, _?, P?)", "cat(P, ...)", "cat(..., P)", "cat(..., P, ...)",
         "cat(P, P)", "(P, P)", "qadd(P, P, P, P)", "op { kind <= broadcast }(P)", "op \"*d*\"(P, P)",
         "f(P) { k C K }", "g(P) { k in {1, K} }", "f(P) { s =~ \"N*\", k C K }"]


def draw(rng, depth, names, earlier):
    """A pattern: a form with its parts drawn in turn."""
    if depth <= 0 or rng.random() < 0.12:
        return rng.choice(names) if names and rng.random() < 0.45 else rng.choice(LEAVES)
    form = rng.choice(earlier) if earlier and rng.random() < 0.03 else rng.choice(FORMS)
    parts = {
        "P": lambda: draw(rng, depth - 1, names, earlier),
        "N": lambda: rng.choice(names or ["_"]),
        "K": lambda: str(rng.randrange(3)),
        "C": lambda: rng.choice(["==", "!=", "<", ">="]),
    }
    return re.sub(r"\b[PNKC]\b", lambda m: parts[m.group()](), form)


def run(*command):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, check=False)


def accepted(args, work, text):
    (work / "try.pat").write_text(text)
    done = run(args.pat2c, *QUIET, "-o", work / "try.c", work / "try.pat")
    if done.returncode not in (0, 1):
        sys.exit(f"pat2c ended with {done.returncode} on\n{text}")
    return done.returncode == 0


def file_of(args, work, rng):
    """The text of a .pat: patterns and two tables of them."""
    text, names = OPERATORS, []
    while len(names) < PATTERNS:
        params = rng.sample(["x", "y", "z"], rng.randrange(1, 3))
        body = draw(rng, rng.randrange(2, 5), params, names)
        used = [p for p in params if re.search(rf"\b{p}\b", body)]
        head = f"pattern p{len(names)}({', '.join(used)})" if used else f"pattern p{len(names)}"
        line = f"{'ordered ' if rng.random() < 0.1 else ''}{head} = {body};\n"
        if accepted(args, work, text + line):
            text += line
            names.append(f"p{len(names)}")
    entries = [f'    "{n}" = {n};\n' for n in names]
    text += "table t {\n" + "".join(entries) + "}\n"
    rng.shuffle(entries)
    return text + "table u : last_wins {\n" + "".join(entries) + "}\n"


def check(args, work, seed):
    pat = work / "t.pat"
    pat.write_text(file_of(args, work, random.Random(seed)))
    (work / "units.c").write_text('#include "dfg.h"\nextern const struct dfg_unit t_unit;\n'
                                  "const struct dfg_unit *const dfg_units[] = {&t_unit, 0};\n")
    said = {}
    for strategy in ("shared", "table"):
        shared = work / f"t{seed}-{strategy}.so"
        for command in ([args.pat2c, *QUIET, "--strategy", strategy, "-o", work / "t.c", pat],
                        [args.cc, "-std=c11", "-O1", "-fPIC", "-shared", "-Wall", "-Wextra", "-Wconversion", "-Wshadow",
                         "-Werror", f"-I{RUNTIME}", work / "t.c", work / "t.unit.c", work / "units.c", "-o", shared],
                        [args.runner, *(["--reference"] if strategy == "shared" else []), shared, GRAPHS, seed]):
            done = run(*command)
            if done.returncode != 0:
                sys.exit(f"seed {seed}: {command[0]} fails\n{done.stdout}{done.stderr}\n{pat.read_text()}")
        said[strategy] = done.stdout
    if said["shared"] != said["table"]:
        sys.exit(f"seed {seed}: shared: {said['shared']}table: {said['table']}{pat.read_text()}")
    print(f"seed {seed}: {done.stdout}", end="")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for option in ("--pat2c", "--runner", "--cc"):
        parser.add_argument(option, required=True)
    parser.add_argument("seeds", type=int)
    parser.add_argument("first", type=int, nargs="?", default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        for seed in range(args.first, args.first + args.seeds):
            check(args, pathlib.Path(work), seed)


main()
