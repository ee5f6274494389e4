#!/usr/bin/env python3
"""One random mistake in a pattern file that ships: is it one message?

A token is left out, doubled, or misspelt.  pat2c must end with 0, or with 1 and
a message; and hardly any mistake may have several messages, since those behind
the first are echoes of it.  (Some are none: a name misspelt where it is
declared is unknown at each of its uses.)

usage: random_mistakes.py PAT2C PATTERNS-DIR [--seed N] [--mistakes N] [-v]
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|[A-Za-z_]\w*|\d+(?:\.\d+)?|\s+|.', re.S)
MOST_WITH_SEVERAL = 0.03  # 0.5 to 1 % on seeds 1 to 5


def misspelt(rng, word):
    i = rng.randrange(len(word) - 1)
    swapped = word[:i] + word[i + 1] + word[i] + word[i + 2:]
    return swapped if rng.random() < 0.5 else word[:i] + word[i + 1:]


def with_mistake(rng, text):
    """The text with one, where it stands, and what was done."""
    tokens = TOKEN.findall(text)
    i = rng.choice([i for i, t in enumerate(tokens) if not t.isspace() and not t.startswith(("//", "/*"))])
    token, line = tokens[i], "".join(tokens[:i]).count("\n") + 1
    kind = rng.choice(["left out", "doubled", "misspelt", "misspelt"])
    if kind == "misspelt" and re.fullmatch(r"[A-Za-z_]\w\w+", token):
        tokens[i] = misspelt(rng, token)
    elif kind == "doubled":
        tokens[i] = f"{token} {token}"
    else:
        kind, tokens[i] = "left out", " "
    return "".join(tokens), f"{line}: {token!r} {kind}"


def main():
    args = argparse.ArgumentParser()
    args.add_argument("pat2c")
    args.add_argument("patterns", type=pathlib.Path)
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--mistakes", type=int, default=300)
    args.add_argument("-v", action="store_true", help="print the mistakes that have several messages")
    args = args.parse_args()
    rng = random.Random(args.seed)
    files = sorted(args.patterns.glob("*/*.pat"))
    folders = [word for name in ("ops", "rules", "tables") for word in ("-I", args.patterns / name)]
    counts = []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "mistake.pat")
        for _ in range(args.mistakes):
            file = rng.choice(files)
            text, what = with_mistake(rng, file.read_text())
            path.write_text(text)
            done = subprocess.run([args.pat2c, *folders, "-o", f"{folder}/o.c", "--header", f"{folder}/o.h", path],
                                  capture_output=True, text=True, check=False)
            errors = [line for line in done.stderr.splitlines() if re.match(r"[^|]*:\d+:\d+: error: ", line)]
            if done.returncode != (1 if errors else 0):
                sys.exit(f"seed {args.seed}, {file}:{what}: status {done.returncode}\n{done.stderr}")
            counts.append(len(errors))
            if args.v and len(errors) > 1:
                print(f"{file}:{what}", *errors[:5], sep="\n    ")
    several = sum(n > 1 for n in counts)
    print(f"seed {args.seed}: {len(counts)} mistakes, {counts.count(0)} not seen, {counts.count(1)} with one message, "
          f"{several} with several")
    return several > MOST_WITH_SEVERAL * len(counts)


if __name__ == "__main__":
    sys.exit(main())
