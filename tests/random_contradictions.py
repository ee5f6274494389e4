#!/usr/bin/env python3
"""Random conditions of one term: does pat2c find those that no value passes, and only those?

A condition is made as a tree, written as the language has it, and judged here
by trying every value of a dense set that lies around all literals.  pat2c must
say "can never match" of just the patterns whose condition none of them passes.

usage: random_contradictions.py PAT2C [--seed N] [--patterns N]
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

PER_FILE = 40  # pat2c gives up after 50 errors


class Term:
    """One thing that is compared: how it is written, its literals, all values worth a try."""

    def __init__(self, text, brace, literals, values, ordered):
        self.text, self.brace, self.literals, self.values, self.ordered = text, brace, literals, values, ordered


FLOATS = [-1.0, 0.125, 0.25, 0.5, 2.0]
TERMS = [
    Term("x.rank", None, range(-1, 7), range(0, 12), True),
    Term("x.shape[0]", None, range(-1, 7), range(0, 12), True),
    Term("uses(c)", None, range(0, 5), range(0, 9), True),
    Term("c.axis", "axis", range(-3, 4), range(-9, 10), True),
    Term("c.scale", "scale", FLOATS, [i / 64 for i in range(-256, 257)], True),
    Term("c.mode", "mode", ["a", "b", "ab"], ["a", "b", "ab", "zz"], False),
    Term("x.dtype", None, ["f32", "i8", "u8"], ["f32", "i8", "u8", "bool"], False),
    Term("c.flag", "flag", [True, False], [True, False], False),
]
OPS = """op f(x) : opaque { axis: int = 0; scale: float = 1.0; mode: string = ""; flag: bool = false; }
"""


def written(term, v):
    if term.text.endswith("dtype"):
        return v
    return {bool: lambda: str(v).lower(), str: lambda: f'"{v}"'}.get(type(v), lambda: repr(v))()


def comparison(rng, term, name):
    """A test as text and as a function of the value."""
    a, b = rng.choice(list(term.literals)), rng.choice(list(term.literals))
    kinds = ["==", "!=", "in"] + (["<", "<=", ">", ">=", ".."] if term.ordered else [])
    kinds += ["divides", "divides", "multiple_of"] if name == term.brace == "axis" else []
    kind = rng.choice(kinds)
    if kind == "in":
        return f"{name} in {{{written(term, a)}, {written(term, b)}}}", lambda v: v in (a, b)
    if kind == "..":
        a, b = min(a, b), max(a, b)
        return f"{name} in {written(term, a)}..{written(term, b)}", lambda v: a <= v <= b
    if kind == "divides":
        a *= 2
        return f"{name} divides {a}", lambda v: v != 0 and a % v == 0
    if kind == "multiple_of":
        return f"{name} multiple_of {a}", lambda v: a != 0 and v % a == 0
    holds = {"==": lambda v: v == a, "!=": lambda v: v != a, "<": lambda v: v < a, "<=": lambda v: v <= a,
             ">": lambda v: v > a, ">=": lambda v: v >= a}[kind]
    return f"{name} {kind} {written(term, a)}", holds


def condition(rng, term, depth):
    kind = rng.choice(["test", "test", "and", "or", "not"]) if depth else "test"
    if kind == "test":
        return comparison(rng, term, term.text)
    text, holds = condition(rng, term, depth - 1)
    if kind == "not":
        return f"not ({text})", lambda v: not holds(v)
    more, too = condition(rng, term, depth - 1)
    if kind == "and":
        return f"({text} and {more})", lambda v: holds(v) and too(v)
    return f"({text} or {more})", lambda v: holds(v) or too(v)


def pattern(rng, number):
    """A line of text, and whether some value passes."""
    term = rng.choice(TERMS)
    tests = [condition(rng, term, rng.randrange(3)) for _ in range(rng.randrange(1, 4))]
    where = ", ".join(text for text, _ in tests)
    braces = []
    if term.brace and rng.random() < 0.5:
        braces = [comparison(rng, term, term.brace) for _ in range(rng.randrange(1, 3))]
    inside = f" {{ {', '.join(text for text, _ in braces)} }}" if braces else ""
    passes = any(all(holds(v) for _, holds in tests + braces) for v in term.values)
    return f"pattern p{number}(x) {{ c = f(x){inside}; where {where}; return c; }}\n", passes


def refused(program, text, folder):
    path = pathlib.Path(folder, "p.pat")
    path.write_text(text)
    done = subprocess.run([program, "-o", f"{folder}/p.c", "--header", f"{folder}/p.h", path],
                          capture_output=True, text=True, check=False)
    lines = set()
    for line in done.stderr.splitlines():
        found = re.match(r"[^:]*:(\d+):\d+: (error|warning): (.*)", line)
        if found and "can never match" not in found[3]:
            sys.exit(f"another message: {line}\n{text}")
        if found:
            lines.add(int(found[1]))
    return lines


def main():
    args = argparse.ArgumentParser()
    args.add_argument("pat2c")
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--patterns", type=int, default=2000)
    args = args.parse_args()
    rng = random.Random(args.seed)
    n_never = n_wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for first in range(0, args.patterns, PER_FILE):
            made = [pattern(rng, first + i) for i in range(PER_FILE)]
            lines = refused(args.pat2c, OPS + "".join(text for text, _ in made), folder)
            for i, (text, passes) in enumerate(made):
                n_never += not passes
                if (i + 2 in lines) == passes and (passes or "multiple_of" not in text):  # which is not looked for
                    n_wrong += 1
                    print("refused, but a value passes:" if passes else "no value passes, not refused:", text, end="")
    print(f"seed {args.seed}: {args.patterns} patterns, {n_never} that no value passes, {n_wrong} judged wrong")
    return n_wrong > 0


if __name__ == "__main__":
    sys.exit(main())
