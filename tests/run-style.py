#!/usr/bin/env python3
"""run-style.py -- what compilers do not say about the sources of gen/ and runtime/, and about generated C.

usage: run-style.py [FOLDER]    (of the project; the one above this file's)

A `default:` hides from -Wswitch what a new row of an enum still lacks, so a switch over one of ours has none.
OTHERS lists the files that have one over something else, how many, and over what; a file with more fails, and so
does one with fewer: then its row is to change.
Generated matchers ask a graph through the functions of runtime/dfg_*.h alone, never through its members.
"""
import pathlib
import re
import sys

OTHERS = {
    'runtime/onnx/attr.c': (3, 'kinds of attributes as protobuf has them; a file may hold any number'),
    'runtime/eval/random.c': (1, 'a random number'),
}


def strip(line):
    """Without strings, and without the text of patterns in comments."""
    return '' if line.startswith((' *', '/*')) else re.sub(r'"(\\.|[^"\\])*"|/\*.*?\*/', '', line)


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent)
    wrong, files = [], sorted(p for d in ('gen', 'runtime') for p in (folder / d).rglob('*.[ch]'))
    for file in files:
        name = file.relative_to(folder).as_posix()
        lines = [i for i, line in enumerate(file.read_text().split('\n'), 1) if re.match(r'\s*default\s*:', line)]
        allowed, _ = OTHERS.get(name, (0, ''))
        if len(lines) != allowed:
            wrong += [f'{name}:{i}: default: in a switch' for i in lines]
            wrong.append(f'{name}: {len(lines)} switches have a default:, {allowed} may')
    made = [p for d in ('generated', 'tests/golden') for p in sorted((folder / d).glob('*.c'))
            if not p.name.startswith('lex_')]
    for file in made:
        wrong += [f'{file.relative_to(folder)}:{i}: {line.strip()}' for i, line in
                  enumerate(file.read_text().split('\n'), 1) if re.search(r'\bg(->|\.)', strip(line))]
    wrong += [f'{name}: no such file' for name in OTHERS if not (folder / name).exists()]
    print('\n'.join(wrong) or f'{len(files)} files, {len(made)} generated')
    return 1 if wrong or not files or not made else 0


sys.exit(main())
