#!/usr/bin/env python3
"""run-style.py -- what compilers do not say about the sources of gen/ and runtime/, and about generated C.

usage: run-style.py [FOLDER]    (of the project; the one above this file's)

A `default:` hides from -Wswitch what a new row of an enum still lacks, so a switch over one of ours has none.
OTHERS lists the files that have one over something else, how many, and over what; a file with more fails, and so
does one with fewer: then its row is to change.
Generated matchers ask a graph through the functions of runtime/dfg_*.h alone, never through its members.
What is known of an operator stands in its row of patterns/ops/*.ops, so that C names operators in kernels and relations
of types only.  NAMED lists what else is called like one, by folder or file, and why; the words of Relay that are
English ones, add or where, count in the library only.
"""
import pathlib
import re
import sys

OTHERS = {
    'runtime/onnx/attr.c': (3, 'kinds of attributes as protobuf has them; a file may hold any number'),
    'runtime/eval/random.c': (1, 'a random number'),
}

FORMAT = 'the file format writes constants, results that are operands, and types of attributes with it'
NAMED = {
    'gen/lang/': (None, 'the language: its functions, and what its signs call'),
    'runtime/eval/': (None, 'kernels'),
    'runtime/types/': (None, 'relations of types'),
    'runtime/onnx/fold.c': ({'Constant', 'ConstantOfShape', 'Identity'}, FORMAT),
    'runtime/onnx/graph.c': ({'Constant'}, FORMAT),
    'runtime/onnx/lift_attr.c': ({'min', 'max'}, 'attributes of Clip'),
    'runtime/onnx/lift_meaning.c': ({'Flatten', 'Reshape', 'ScatterElements', 'add'},
                                    'what Softmax and Scatter became; a value of an attribute'),
    'runtime/onnx/lift_shape.c': ({'Resize', 'floor'}, 'what Upsample became; a value of its attribute'),
    'runtime/onnx/node.c': ({'Constant'}, FORMAT),
    'runtime/onnx/put_attr.c': ({'Optional'}, FORMAT),
    'runtime/onnx/put_form.c': ({'min', 'max'}, 'attributes of Clip'),
    'runtime/onnx/put_graph.c': ({'Identity'}, FORMAT),
    'runtime/onnx/put_node.c': ({'Constant', 'ConstantOfShape'}, FORMAT),
    'runtime/onnx/scope.c': ({'Constant'}, FORMAT),
    'runtime/core/form_text.c': ({'floor'}, 'a function of symbolic extents'),
    'runtime/interp/piece_text.c': ({'any'}, 'a type of attributes'),
    'runtime/transform/build_attr.c': ({'any'}, 'a type of attributes'),
}
LIBRARY = tuple(f'runtime/{d}/' for d in ('analysis', 'core', 'interp', 'io', 'onnx', 'report', 'transform'))


def operators(folder):
    """The names of all operators that ship."""
    return {name for file in (folder / 'patterns' / 'ops').glob('*.ops')
            for name in re.findall(r'^\s*op ([\w.]+)', file.read_text(), re.M)}


def named_operators(name, text, ops):
    """Where a file's strings name operators that it has no business with; NAMED's names that it lacks."""
    allowed, _ = NAMED.get(name) or next((row for at, row in NAMED.items() if name.startswith(at)), (set(), ''))
    if allowed is None:
        return []
    wrong, found = [], set()
    for i, line in enumerate(text.split('\n'), 1):
        for word in re.findall(r'"((?:\\.|[^"\\])*)"', re.sub(r'/\*.*?\*/', '', line)):
            if word not in ops or not (re.search(r'[A-Z.]', word) or name.startswith(LIBRARY)):
                continue
            found.add(word)
            if word not in allowed:
                wrong.append(f'{name}:{i}: operator "{word}" by name, not by its row')
    return wrong + [f'{name}: does not name {word}, which it may' for word in sorted(allowed - found)]


def strip(line):
    """Without strings, and without the text of patterns in comments."""
    return '' if line.startswith((' *', '/*')) else re.sub(r'"(\\.|[^"\\])*"|/\*.*?\*/', '', line)


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent)
    ops = operators(folder)
    wrong, files = [], sorted(p for d in ('gen', 'runtime') for p in (folder / d).rglob('*.[ch]'))
    for file in files:
        name = file.relative_to(folder).as_posix()
        text = file.read_text()
        wrong += named_operators(name, text, ops)
        lines = [i for i, line in enumerate(text.split('\n'), 1) if re.match(r'\s*default\s*:', line)]
        allowed, _ = OTHERS.get(name, (0, ''))
        if len(lines) != allowed:
            wrong += [f'{name}:{i}: default: in a switch' for i in lines]
            wrong.append(f'{name}: {len(lines)} switches have a default:, {allowed} may')
    made = [p for d in ('generated', 'tests/golden') for p in sorted((folder / d).glob('*.c'))
            if not p.name.startswith('lex_')]
    for file in made:
        wrong += [f'{file.relative_to(folder)}:{i}: {line.strip()}' for i, line in
                  enumerate(file.read_text().split('\n'), 1) if re.search(r'\bg(->|\.)', strip(line))]
    wrong += [f'{name}: no such file' for name in [*OTHERS, *NAMED] if not (folder / name).exists()]
    print('\n'.join(wrong) or f'{len(files)} files, {len(made)} generated')
    return 1 if wrong or not files or not made or not ops else 0


sys.exit(main())
