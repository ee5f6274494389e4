#!/usr/bin/env python3
"""pat2c --error-format=json says what the text says, of every input of tests/error, of files that are not up to
date, of what is no text, and of a wrong command line.

usage: error_json.py PAT2C INCLUDE-DIR ERROR-DIR
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile


def inputs(folder):
    """(name, bytes, options) of each input, as tests/run-errors.sh reads them."""
    for path in sorted(folder.glob("*.pat*")):
        text = path.read_bytes()
        parts = re.split(rb"^//--- (.*)\n", text, flags=re.M)[1:] if path.suffix == ".pats" else [path.name.encode(), text]
        for name, part in zip(parts[::2], parts[1::2]):
            found = re.search(rb"^//: bytes: (.*)$", part, re.M)
            options = re.search(rb"^//: options: (.*)$", part, re.M)
            data = found.group(1).decode("latin-1").encode().decode("unicode_escape").encode("latin-1") if found else part
            yield f"{path.name}: {name.decode()}", data, options.group(1).decode().split() if options else []


def run(*command, **more):
    return subprocess.run(command, capture_output=True, **more)


def lines_of_text(err):
    """The lines that are messages: no source lines, no carets."""
    lines = err.decode("utf-8", "replace").split("\n")
    return [x for x in lines if re.match(r"[^ ]*:\d+:\d+: |pat2c: |      = ", x)]


def lines_of_json(err):
    """The same lines, out of the objects."""
    lines = []
    for line in err.decode("ascii" if err.isascii() else "utf-8").splitlines():
        m = json.loads(line)
        assert m["severity"] in ("error", "warning"), line
        if "file" in m:
            assert (m["end"]["line"], m["end"]["column"]) >= (m["line"], m["column"]) >= (1, 1), line
        place = "{file}:{line}:{column}".format(**m) if "file" in m else "pat2c"
        warning = f" [-W{'error=' if m['severity'] == 'error' else ''}{m['warning']}]" if "warning" in m else ""
        choice = f" [{m['choice']}]" if "choice" in m else ""
        lines.append(f"{place}: {m['severity']}: {m['text']}{warning}{choice}")
        lines += ["{file}:{line}:{column}: note: {text}".format(**n) for n in m["notes"]]
        lines += [f"      = {hint.splitlines()[0]}" for hint in m["hints"]]  # a graph stands below some
    return lines


def main():
    pat2c, include, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    passed, failed = 0, 0

    def check(name, ok, what=""):
        nonlocal passed, failed
        passed, failed = passed + bool(ok), failed + (not ok)
        if not ok:
            print("FAILED", name, what)

    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        file = work / "in.pat"
        for name, data, options in inputs(folder):
            file.write_bytes(data)
            command = [pat2c, "-I", include, *options, "-o", work / "out.c", "--header", work / "out.h", file]
            text = run(*command)
            asked = run(command[0], "--error-format=json", *command[1:])
            want, got = lines_of_text(text.stderr), lines_of_json(asked.stderr)
            # a message has its hints behind its notes in the objects
            check(name, sorted(want) == sorted(got) and text.returncode == asked.returncode, (want, got))

        file.write_text("op f(x) : elemwise;\npattern p(x) = f(x);\n")
        run(pat2c, file)
        (work / "in.h").write_text("/* \x01 \"old\" */\n")
        stale = [json.loads(x) for x in run(pat2c, "--error-format=json", "--check", file).stderr.splitlines()]
        check("--check", len(stale) == 1 and stale[0]["file"] == str(work / "in.h") and stale[0]["line"] == 1
              and '-/* \x01 "old" */\n' in stale[0]["hints"][0], stale)
        ends = [json.loads(x) for x in run(pat2c, "--error-format=json", "-o", work / "none" / "x.c", file).stderr.splitlines()]
        check("a folder that is not there", len(ends) == 1 and "can't write" in ends[0]["text"], ends)

        odd = str(work).encode() + b"/\xff\"\\\n\x7f\xc3\xa9.pat"
        said = json.loads(run(pat2c, "--error-format=json", odd).stderr)
        check("any byte in a name", said["text"].find("\ufffd\"\\\n\x7f\u00e9.pat") >= 0, said)
        said = json.loads(run(pat2c, "--error-format=json", "--nonsense").stderr)
        check("usage", said["text"] == "unknown option '--nonsense'" and len(said["hints"]) == 1, said)
        check("no such format", run(pat2c, "--error-format=xml", file).returncode == 2)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


sys.exit(main())
