#!/usr/bin/env python3
"""The files for editors: their words are those of the language; Vim and VS Code's tokenizer see comments, strings,
keywords, numbers and names in the shipped files where they are.  What is not installed is said, and left out.

usage: test_editors.py ROOT
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(sys.argv[1]).resolve()
EDITORS = ROOT / "gen/lsp/editors"
GRAMMAR, VIM = EDITORS / "vscode/syntaxes/pat.tmLanguage.json", EDITORS / "vim/syntax/pat.vim"
TOKEN = re.compile(r'(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<string>"(?:\\.|[^"\\\n])*")|(?P<quoted>`[^`]*`)'
                   r'|(?P<word>[A-Za-z_]\w*)|(?P<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)', re.S)


def rows(path, pattern):
    return re.findall(pattern, (ROOT / path).read_text(), re.M)


KEYWORDS = set(rows("gen/lang/tokens.def", r'^TOKEN\(\w+,\s*"([a-z]+)"'))
DTYPES = set(rows("runtime/dtypes.def", r'^DTYPE\(\w+,\s*"(\w+)"'))
FUNCTIONS = set(rows("gen/lang/pat_functions.def", r'^PAT_(?:FUNCTION|PRED)\(\w+,\s*"(\w+)"'))


def check_words():
    """Each word stands in both files, as a whole."""
    grammar, vim = GRAMMAR.read_text(), VIM.read_text()
    assert KEYWORDS and DTYPES and FUNCTIONS
    for word in sorted(KEYWORDS | DTYPES | FUNCTIONS):
        for name, text in (("the grammar", grammar), ("pat.vim", vim)):
            assert re.search(rf"(?<![A-Za-z0-9_]){word}(?![A-Za-z0-9_])", text), f"'{word}' is not in {name}"


def files():
    return sorted(ROOT.glob("patterns/[ort]*/*.pat")) + sorted(ROOT.glob("patterns/ops/*.ops"))


def wanted(text):
    """(offset, kind, text) of what is sure: comments, strings, numbers, keywords that are none of an operator's words."""
    for m in TOKEN.finditer(text):
        kind = m.lastgroup
        before = text[:m.start()].rstrip()
        if kind == "word":
            declared = re.search(r"(?:\bop\s+[\w.]*|\.)$", text[:m.start()])
            attr = re.match(r"\s*:\s*(?:int|float|bool|string|dtype|tensor|any)\b", text[m.end():])
            operand = before.endswith(("(", ",")) and re.match(r"[?*]?\s*[,)]", text[m.end():])
            if m.group() not in KEYWORDS or declared or attr or operand:
                continue
            kind = "keyword"
        if kind == "number" and text[m.start() - 1] == ".":
            continue
        yield m.start(), kind, m.group()


def check_grammar():
    node, modules = shutil.which("node"), EDITORS / "vscode/node_modules"
    if not node or not (modules / "vscode-textmate").exists():
        return "the grammar is not tried: no node, or no `npm ci` in gen/lsp/editors/vscode"
    subprocess.run([node, "--check", EDITORS / "vscode/extension.js"], check=True)
    said = subprocess.run([node, pathlib.Path(__file__).with_name("tokenize.js"), GRAMMAR, *files()], check=True,
                          capture_output=True, env={"NODE_PATH": str(modules), "PATH": "/usr/bin:/bin"}).stdout
    is_kind = {"comment": r"^comment", "string": r"^string\.quoted\.double", "quoted": r"^variable\.other\.quoted",
               "number": r"^constant\.numeric", "keyword": r"^(keyword|storage\.type|support\.constant|constant\.language)"}
    seen = 0
    for path, line in zip(files(), said.splitlines(), strict=True):
        text = path.read_text()
        starts = [0] + [m.end() for m in re.finditer("\n", text)]
        scope_at = {}
        for row, begin, end, scope in json.loads(line):
            for i in range(starts[row] + begin, starts[row] + end):
                scope_at[i] = scope
        for at, kind, word in wanted(text):
            seen += 1
            for i in (at, at + len(word) - 1):
                assert re.match(is_kind[kind], scope_at[i].strip()), (path.name, text[:at].count("\n") + 1, word, kind, scope_at[i])
    return f"{seen} tokens of the grammar"


def check_vim():
    vim = shutil.which("vim")
    if not vim or "+syntax" not in subprocess.run([vim, "--version"], capture_output=True, text=True).stdout:
        return "pat.vim is not tried: no vim with syntax"
    is_kind = {"comment": "patComment", "string": "patString", "quoted": "patQuoted", "number": "patNumber",
               "keyword": "pat(Declaration|Statement|Operator|Form|Constant)"}
    seen = 0
    with tempfile.TemporaryDirectory() as work:
        for path in files()[::6]:
            text = path.read_text()
            asked = list(wanted(text))[::7]
            script, out = pathlib.Path(work, "ask.vim"), pathlib.Path(work, "out")
            lines = [f"set rtp^={EDITORS}/vim", "syntax on", "filetype on", f"edit {path}", "syntax sync fromstart", "let r = [&ft]"]
            for at, _, _ in asked:
                row, column = text[:at].count("\n") + 1, len(text[text.rfind("\n", 0, at) + 1:at].encode()) + 1
                lines.append(f"call add(r, synIDattr(synID({row}, {column}, 1), 'name'))")
            script.write_text("\n".join([*lines, f"call writefile(r, '{out}')", "qa!"]) + "\n")
            subprocess.run([vim, "-N", "-u", "NONE", "-es", "-S", script], check=True, stdin=subprocess.DEVNULL, timeout=60)
            kind, *names = out.read_text().splitlines()
            assert kind == "pat", kind
            for (at, kind, word), name in zip(asked, names, strict=True):
                seen += 1
                assert re.fullmatch(is_kind[kind], name), (path.name, text[:at].count("\n") + 1, word, kind, name)
    return f"{seen} tokens of pat.vim"


def main():
    check_words()
    for path in EDITORS.rglob("*.json"):
        if "node_modules" not in path.parts:
            json.loads(path.read_text())
    said = [check_grammar(), check_vim()]
    print("\n".join(said))
    return 77 if any("not tried" in x for x in said) else 0


sys.exit(main())
