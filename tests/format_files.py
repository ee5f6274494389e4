#!/usr/bin/env python3
"""pat2c --format, on every .pat and .ops file of the project and the patterns of every case: words, signs and
comments stay, in their order; what comes out comes out again; so too where blanks, ends of lines and comments are random.
What has a syntax error stays as it is.  Then what is done to files, and small texts with their layout.

usage: format_files.py PAT2C ROOT [--every N] [SEED]

--every N takes each N-th text only.
"""
import argparse
import itertools
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|`[^`]*`|[A-Za-z_]\w*|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?'
    r'|\.\.\.|\.\.|->|=>|==|!=|<=|>=|~=|=~|\+-|[^\s]', re.S)

LAYOUTS = [  # what goes in, what comes out
    ("pattern p( x )=nn.relu ( x ){axis==1,exact} where x.rank>=- 1,not(x.rank==2)or x.dtype in{f32 , i8};",
     'pattern p(x) = nn.relu(x) { axis == 1, exact } where x.rank >= -1, not (x.rank == 2) or x.dtype in {f32, i8};\n'),
    ("\n\n\nrule r(x)\n{\n\n\n  t=f?( x , q? , ... ,...rest ) ;match t ;\n\n\n// why\n\trewrite g( t . 0 ){..t,a=c.b?,"
     "k=x.rank==1?-1:[ 2,3 ][ 0 ]};  // ends\n\n}\n\n",
     "rule r(x) {\n    t = f?(x, q?, ..., ...rest);\n    match t;\n\n    // why\n"
     "    rewrite g(t.0) { ..t, a = c.b?, k = x.rank == 1 ? -1 : [2, 3][0] }; // ends\n}\n"),
    ("op a . b( x , y ?,z * )->( u,v ? ):fusable,commutative( 0 , 1 ){k:int [ ]?=[ 1 ];form 7(x){a=1};}",
     "op a.b(x, y?, z*) -> (u, v?) : fusable, commutative(0, 1) { k: int[]? = [1]; form 7 (x) { a = 1 }; }\n"),
    ("param n:int=8:runtime;pattern c(x) = i64[ 2 ][1 , 2] & !x & (_:i64[2]|_:{f16,f32}[1 , ... ]) | f32 -1 | p.* * 2;",
     "param n: int = 8 : runtime;\n"
     "pattern c(x) = i64[2] [1, 2] & !x & (_ : i64[2] | _ : {f16, f32}[1, ...]) | f32 -1 | p.* * 2;\n"),
    ('table t{attrs{A="x"};\n"t.a"   =p;\n"t.long" =q cost- 1 duplicate;\n'
     'for c in conv,f in act:"t.{c}"(x,w)=f( c(x,w) ) ;}',
     'table t {\n    attrs { A = "x" };\n    "t.a" = p;\n    "t.long" = q cost -1 duplicate;\n'
     '    for c in conv, f in act: "t.{c}"(x, w) = f(c(x, w));\n}\n'),
    ('table t {\n  "t.a"    = p;\n  "t.long" = q;\n}\n', 'table t {\n    "t.a"    = p;\n    "t.long" = q;\n}\n'),
    ("op f(x); // one\nop gg(x);   // two\n\nop h(x); /* three */ // four\n",
     "op f(x); // one\nop gg(x); // two\n\nop h(x); /* three */ // four\n"),
    ("op f(x);    // one\nop gg(x);   // two\n", "op f(x);    // one\nop gg(x);   // two\n"),
    ("pattern p(x, // data\n        b) // bias\n    = A(R(x),   // one\n      A(x, b)); // two\n",
     "pattern p(x, // data\n        b) // bias\n    = A(R(x),   // one\n      A(x, b)); // two\n"),
    ("op f(x, /*\t*/ y); // one\nop g(x,     /* */ y); // two\n", "op f(x, /*\t*/ y); // one\nop g(x, /* */ y); // two\n"),
    ("cond c(x) = x.rank == 1\n  or x.rank == 2\n         or x.rank == 3;\r\n",
     "cond c(x) = x.rank == 1\n    or x.rank == 2\n         or x.rank == 3;\n"),
    ("pattern p(x) = add(" + ", ".join(["multiply(x, x)"] * 8) + ");",
     "pattern p(x) =\n    add(" + ", ".join(["multiply(x, x)"] * 7) + ",\n"
     "        " + ", ".join(["multiply(x, x)"] * 1) + ");\n"),
    ("// only a comment", "// only a comment\n"),
    ("", ""),
    ("\ufeffimport \"a.ops\"  ;", "import \"a.ops\";\n"),
]


def texts(root):
    """(name, text) of all there is."""
    for path in sorted([*root.glob("patterns/**/*.pat"), *root.glob("patterns/**/*.ops"), *root.glob("tests/**/*.pat"),
                        *root.glob("tests/**/*.ops"), *root.glob("gen/lsp/**/*.pat")]):
        yield str(path.relative_to(root)), path.read_bytes()
    for path in sorted(root.glob("tests/error/*.pats")):
        parts = re.split(rb"^//--- (.*)\n", path.read_bytes(), flags=re.M)[1:]
        for name, part in zip(parts[::2], parts[1::2]):
            yield f"{path.name}: {name.decode()}", part
    for path in sorted(root.glob("tests/conformance/**/*.case")):
        for part in re.split(rb"^(?=--- )", path.read_bytes(), flags=re.M):
            if part.startswith(b"--- patterns\n"):
                yield path.name, part.split(b"\n", 1)[1]


def words(text):
    """Tokens, comments apart, and comments."""
    found = TOKEN.findall(text.lstrip("\ufeff").replace("\r", ""))
    comments = [x.rstrip() for x in found if x.startswith(("//", "/*"))]
    return [x for x in found if not x.startswith(("//", "/*"))], comments


def mangle(text, draw):
    """The same words with random blanks, ends of lines and comments between them."""
    out, at = "", 0
    for found in TOKEN.finditer(text):
        gap = text[at:found.start()]
        after_comment = out.endswith("\n") or text[:found.start()].rstrip().split("\n")[-1].find("//") >= 0
        if "\n" in gap:
            out += draw.choice(["\n", "\n\n\n", "\n\t ", "\r\n   ", "\n" if after_comment else " "])
        elif gap:
            out += draw.choice([" "] * 12 + ["  ", "  ", "\t", "\t", "\n", "\n", " // a\n   ", " /* b\r\n\t*/ "])
        out, at = out + found.group(), found.end()
    return out + "\n"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("pat2c", type=os.path.realpath)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args()
    pat2c, root, draw = options.pat2c, options.root, random.Random(options.seed)
    passed, failed, refused = 0, 0, 0

    def check(name, ok, *what):
        nonlocal passed, failed
        passed, failed = passed + bool(ok), failed + (not ok)
        if not ok:
            print("FAILED", name, *what)

    def run(*options, text=None):
        return subprocess.run([pat2c, *options], input=text, capture_output=True, timeout=40)

    def formatted(text):
        done = run("--format", "-", text=text.encode())
        return done.stdout.decode() if done.returncode == 0 else None

    for name, data in itertools.islice(texts(root), 0, None, options.every):
        try:
            text = data.decode()
        except UnicodeDecodeError:
            text = None
        first = run("--format", "-", text=data)
        if first.returncode:
            refused += 1
            check(name, first.returncode == 1 and not first.stdout and b"error: " in first.stderr and
                  not name.startswith("patterns/"), first)
            continue
        for form, was in (("", text), (" at random", mangle(text, draw))):
            got = first.stdout.decode() if not form else formatted(was)
            check(name + form, got is not None and words(got) == words(was), got)
            check(name + form + " again", formatted(got) == got, got)
            code = re.sub(r"/\*.*?\*/|//[^\n]*|\"[^\n]*?\"", "x", got, flags=re.S)
            check(name + form + ": blanks", not re.search(r"[ \t]\n|\n\n\n|\t", code), got)
    for was, want in LAYOUTS:
        got = formatted(was)
        check("layout", got == want and formatted(want) == want, repr(was), repr(got), repr(want))
    long = f"ops s = {' | '.join(f'op{i}' for i in range(300000))};"
    check("a long line", words(formatted(long)) == words(long))

    with tempfile.TemporaryDirectory() as work:
        os.chdir(work)
        good, bad, done = map(pathlib.Path, ("good.pat", "bad.pat", "done.pat"))
        good.write_text("op f(x):elemwise;\n")
        bad.write_text("op f(x) :: elemwise;\n")
        done.write_text("op g(x) : elemwise;\n")
        os.utime(done, (0, 0))
        said = run("--format", "--check", good, done)
        check("--check", said.returncode == 1 and b"-op f(x):elemwise;\n+op f(x) : elemwise;\n" in said.stderr and
              b"done.pat" not in said.stderr and good.read_text() == "op f(x):elemwise;\n", said)
        said = run("--format", good, bad)
        check("an error", said.returncode == 1 and b"bad.pat:1:10: error" in said.stderr and
              good.read_text() == "op f(x):elemwise;\n" and bad.read_text() == "op f(x) :: elemwise;\n", said)
        check("files", run("--format", good, done).returncode == 0 and good.read_text() == "op f(x) : elemwise;\n" and
              done.stat().st_mtime == 0 and sorted(os.listdir()) == ["bad.pat", "done.pat", "good.pat"])
        check("--check of good ones", run("--format", "--check", good, done).returncode == 0)
        check("no such file", run("--format", "none.pat").returncode == 1)
        for usage in (["--format"], ["-"], ["--format", "-", good], ["--format", "--check", "-"], ["--format", "-o", "x", good]):
            check(f"usage {usage}", run(*usage, text=b"").returncode == 2)
    print(f"{passed} passed, {failed} failed; {refused} texts have syntax errors")
    return failed != 0


sys.exit(main())
