#!/usr/bin/env python3
"""One table of several, for the benchmark: names that two of them declare get their file's name in front.

usage: all_tables.py OUT.pat NAME TABLE.pat...

The table NAME has all entries of the others, in their order.
"""
import re
import sys
from pathlib import Path

DECLARED = re.compile(r"(?m)^(?:ordered )?(?:pattern|cond|param) (\w+)")
TABLE = re.compile(r"(?ms)^table \w+(?: : \w+)? \{\n(.*?)^\}\n")
ATTRS = re.compile(r"(?m)^\s*attrs \{.*?\};\n")
# Comments and strings are kept as they are; behind a dot stands an attribute or the rest of an operator's name.
WORD = re.compile(r'//[^\n]*|"(?:\\.|[^"\\])*"|`\w+`|(?<![\w.])[A-Za-z_]\w*')


def main():
    out, name, files = Path(sys.argv[1]), sys.argv[2], [Path(f) for f in sys.argv[3:]]
    imports, parts, entries = [], [], []
    for f in files:
        text = f.read_text()
        imports += [i for i in re.findall(r'(?m)^import "[^"]+";', text) if i not in imports]
        text = re.sub(r'(?m)^import "[^"]+";\n', "", text)
        names = set(DECLARED.findall(text))

        def renamed(match, stem=f.stem, names=names):
            word = match.group(0)
            return f"{stem}__{word}" if word in names else word

        text = WORD.sub(renamed, text)
        for table in TABLE.findall(text):
            entries.append(ATTRS.sub("", table))
        parts.append(TABLE.sub("", text))
    body = "\n".join(imports) + "\n" + "\n".join(parts) + f"table {name} {{\n" + "".join(entries) + "}\n"
    out.write_text(body)


if __name__ == "__main__":
    main()
