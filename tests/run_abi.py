#!/usr/bin/env python3
"""What a shared library exports is what its list says and what the installed headers declare.

usage: run_abi.py [--update] CC NM SYMBOLS-DIR INCLUDE-DIR... -- HEADER... -- LIBRARY...

HEADER     as a program includes it
LIBRARY    NAME=PATH; SYMBOLS-DIR/NAME.txt is its list, a name a line, sorted
--update   writes the lists: PATH is the static library, of which what headers declare is public
"""
import re
import subprocess
import sys


def run(*command, **kw):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **kw).stdout


def own_text(cc, folders, header):
    """A header preprocessed, without what is not from the project's folders."""
    options = [f"-I{f}" for f in folders]
    text = run(cc, "-E", "-std=c11", "-x", "c", *options, "-", input=f'#include "{header}"\n')
    own, kept = False, []
    for line in text.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            own = any(marker[1].startswith(f + "/") for f in folders)
        elif own and not line.startswith("#"):
            kept.append(line)
    return "\n".join(kept)


def declared_in(text):
    """Names of functions and objects with external linkage that C text declares."""
    text = re.sub(r'"(\\.|[^"\\])*"', '""', text)
    outside, depth = [], 0
    for c in text:
        depth -= c == "}"
        if depth == 0:
            outside.append(";" if c == "}" else c)
        depth += c == "{"
    names = set()
    for statement in "".join(outside).split(";"):
        statement = re.sub(r"__attribute__\s*\(\(.*?\)\)\)?", "", " ".join(statement.split()))
        if re.match(r"(typedef|static|_Static_assert|__extension__ typedef)\b", statement):
            continue
        function = re.search(r"(\w+) ?\(", statement)
        thing = re.match(r"extern .*?(\w+)(\[[^\]]*\])?$", statement)
        if function and not re.match(r"\w+ ?\(", statement):
            names.add(function[1])
        elif thing:
            names.add(thing[1])
    return names


def defined(nm, path, dynamic):
    text = run(nm, *(["-D"] if dynamic else ["-g"]), "--defined-only", "--format=posix", path)
    rows = [line.split() for line in text.splitlines()]
    return {r[0].split("@")[0] for r in rows if len(r) > 2 and r[1] != "A"}


def main():
    arguments = sys.argv[1:]
    update = arguments[:1] == ["--update"]
    first, headers, libraries = " ".join(arguments[update:]).split(" -- ")
    cc, nm, lists, *folders = first.split(" ")
    declared = set()
    for header in headers.split(" "):
        declared |= declared_in(own_text(cc, folders, header))
    bad, public = [], set()
    for library in libraries.split(" "):
        name, path = library.split("=")
        if update:
            with open(f"{lists}/{name}.txt", "w") as f:
                f.writelines(n + "\n" for n in sorted(defined(nm, path, False) & declared))
        with open(f"{lists}/{name}.txt") as f:
            rows = f.read().split()
        listed = set(rows)
        public |= listed
        if rows != sorted(listed):
            bad.append(f"{name}.txt: not sorted, or a name twice")
        if not update:
            exported = defined(nm, path, True)
            bad += [f"lib{name}: exports {n}, which is not listed" for n in sorted(exported - listed)]
            bad += [f"lib{name}: does not export {n}, which is listed" for n in sorted(listed - exported)]
        bad += [f"{name}.txt: no installed header declares {n}" for n in sorted(listed - declared)]
    bad += [f"no library has {n}, which an installed header declares" for n in sorted(declared - public)]
    print("\n".join(bad) or f"{len(public)} names")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
