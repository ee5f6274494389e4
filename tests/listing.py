#!/usr/bin/env python3
"""The page of `pat2c --emit=listing`: it holds the C that is emitted, the lines of the file that this is made of
are the right ones, all entries of a table stand in its automaton; with Chromium, a click lights both sides.

usage: listing.py PAT2C ROOT-OF-THE-REPOSITORY
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

failed = checked = 0


def check(ok, what):
    global failed, checked
    checked += 1
    if not ok:
        failed += 1
        print(f"FAILED {what}")


def page_of(program, folders, path, out):
    subprocess.run([program, *folders, "--emit=listing", "-o", out, path], check=True, stderr=subprocess.DEVNULL)
    with open(out) as f:
        text = f.read()
    return json.loads(re.search(r'id="data">(.*?)</script>', text, re.S).group(1))


def hits_of(tree):
    """Names of entries in an automaton."""
    if isinstance(tree, list):
        return set().union(*map(hits_of, tree))
    found = {tree["hit"]} if "hit" in tree else set()
    return found.union(*(hits_of(tree[k]) for k in ("then", "cases", "roots") if k in tree))


def check_lines(name, data):
    """A test of an attribute is made of a line that has the attribute's name; the other way round as well."""
    pat, found = data["pat"].split("\n"), set()
    conds = re.findall(r"\bcond (\w+)", data["pat"]) + (["\\w+_ok"] if "import" in data["pat"] else [])
    code = data["c"].rstrip("\n").split("\n")
    check(len(code) == len(data["from"]), f"{name}: {len(data['from'])} origins of {len(code)} lines")
    for line, made in zip(code, data["from"]):
        at, last = made if isinstance(made, list) else (made, made)
        check(0 <= at <= len(pat), f"{name}: line {at} of {len(pat)}")
        attrs = re.findall(r"\b\w*?attr_([a-z]\w*)", line)
        if at > 0 and len(attrs) == 1 and "names" not in line:
            text = pat[at - 1]
            k = at
            while attrs[0] not in text and k < len(pat) and k - last < 8:  # of a test that goes on
                text += pat[k]
                k += 1
            uses = any(re.search(rf"\b{c}\b", text) for c in conds + ["exact"])  # of a condition that stands elsewhere
            check(attrs[0] in text or uses, f"{name}:{at}: '{line.strip()}' is not made of '{pat[at - 1].strip()}'")
            found |= {k for k in range(at, last + 1) if attrs[0] in pat[k - 1]}
    return found


def click_through(chromium, folder, page):
    with open(page) as f:
        text = f.read()
    script = """const said = [], count = s => document.querySelectorAll(s).length;
      const click = s => document.querySelector(s).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      click('#pat [data-line="4"] .code'); said.push("lit " + count("#pat .lit") + " " + (count("#c .lit") > 1));
      const c = [...document.querySelectorAll("#c .lit")].map(e => e.textContent).join(" ");
      said.push("c " + c.includes("attr_groups"));
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })); said.push("lit " + count(".lit"));
      document.querySelector("#c .has").dispatchEvent(new MouseEvent("mouseover", { bubbles: true })); said.push("near " + (count("#pat .near") + count("#pat .lit") > 0));
      dispatchEvent(new KeyboardEvent("keydown", { key: "a" })); said.push("hits " + count(".hit-entry"));
      find.value = "relu"; find.oninput(); said.push("found " + (hits.length > 3));
      const was = document.documentElement.dataset.theme; dispatchEvent(new KeyboardEvent("keydown", { key: "t" }));
      said.push("theme " + (was !== document.documentElement.dataset.theme));
      document.body.dataset.said = said.join("; ");"""
    driven = os.path.join(folder, "driven.html")
    with open(driven, "w") as f:
        f.write(text.replace("</body>", f"<script>{script}</script></body>"))
    done = subprocess.run([chromium, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", f"file://{driven}"],
                          capture_output=True, text=True)
    said = re.search(r'data-said="([^"]*)"', done.stdout)
    wanted = "lit 1 true; c true; lit 0; near true; hits 1; found true; theme true"
    check(said is not None and said.group(1) == wanted, f"a click lights both sides: {said and said.group(1)}")


def main():
    program, root = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    folders = [x for name in ("ops", "tables", "rules") for x in ("-I", f"{root}/patterns/{name}")]
    files = sorted(glob.glob(f"{root}/tests/golden/*.pat")) + [f"{root}/patterns/tables/{t}.pat" for t in ("dnnl", "ethos_u")]
    with tempfile.TemporaryDirectory() as folder:
        for path in files:
            name = os.path.basename(path)
            data = page_of(program, folders, path, f"{folder}/page.html")
            subprocess.run([program, *folders, "-o", f"{folder}/{name[:-4]}.c", path], check=True, stderr=subprocess.DEVNULL)
            with open(f"{folder}/{name[:-4]}.c") as f:
                check(data["c"] == f.read(), f"{name}: the C is another")
            with open(path) as f:
                check(data["pat"] == f.read(), f"{name}: the file is another")
            check_lines(name, data)
            for automaton in data["automata"]:
                entries = {e["name"] for e in automaton["entries"]}
                check(hits_of(automaton) == entries, f"{name}: entries of the automaton: {hits_of(automaton) ^ entries}")
        small = os.path.join(folder, "small.pat")
        with open(small, "w") as f:
            f.write('import "relay.ops";\npattern conv(x, w) =\n    nn.conv2d(x, w) {\n        groups == 1 };\n'
                    'pattern relu(x) = nn.relu(conv(x, _));\ntable npu {\n    "npu.relu" = relu;\n}\n')
        data = page_of(program, folders, small, f"{folder}/small.html")
        check(check_lines("small.pat", data) == {4}, f"the test of an attribute is of its line, not of its pattern's first: {check_lines('small.pat', data)}")
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        if chromium:
            click_through(chromium, folder, f"{folder}/small.html")
        else:
            print("skipped: the page was not opened, there is no Chromium")
    print(f"{checked - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0 if chromium else 77)


main()
