#!/usr/bin/env python3
"""The recipes for build servers of a page: blocks of YAML, one for GitHub Actions, one for GitLab.

usage: ci_recipes.py --check PAGE.md        what the servers' own schemas say of them (77: no check-jsonschema, PyYAML)
       ci_recipes.py github|gitlab PAGE.md  prints the commands of one as a shell script
       ci_recipes.py FOLDER PAGE.md         makes the repository that the page is about there
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    import yaml
except ImportError:
    print("skipped: Python has no yaml")
    sys.exit(77)


def recipes(page):
    blocks = re.findall(r"^```yaml\n(.*?)^```$", Path(page).read_text(), re.M | re.S)
    return {"github" if "\njobs:" in text else "gitlab": text for text in blocks}


def commands(server, text):
    job = yaml.safe_load(text)
    if server == "gitlab":
        return [line for one in job.values() for line in one["script"]]
    return [step["run"] for one in job["jobs"].values() for step in one["steps"] if "run" in step]


def check(page):
    found = recipes(page)
    if sorted(found) != ["github", "gitlab"]:
        sys.exit(f"{page} has recipes for {sorted(found)}")
    for server, schema in (("github", "vendor.github-workflows"), ("gitlab", "vendor.gitlab-ci")):
        with tempfile.NamedTemporaryFile("w", suffix=".yml") as f:
            f.write(found[server])
            f.flush()
            p = subprocess.run([sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, f.name],
                               capture_output=True, text=True)
        if "No module named" in p.stderr:
            print("skipped: Python has no check_jsonschema")
            sys.exit(77)
        if p.returncode != 0:
            sys.exit(f"FAILED {page}, {server}: {p.stdout}{p.stderr}")
        print(f"{page}: the recipe for {server} fits its schema")


def lay_out(folder, page):
    """Blocks `pat NAME`, `dfg NAME` and `file NAME`: where the page puts them."""
    for kind, name, text in re.findall(r"^```(pat|dfg|file) (\S+)\n(.*?)^```$", Path(page).read_text(), re.M | re.S):
        path = Path(folder, {"pat": f"{name}.pat", "dfg": f"models/{name}.dfg"}.get(kind, name))
        path = path.parent / "cases" / name if name.endswith(".case") else path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if sys.argv[1] == "--check":
    check(sys.argv[2])
elif sys.argv[1] not in ("github", "gitlab"):
    lay_out(*sys.argv[1:])
else:
    print("set -eu", *commands(sys.argv[1], recipes(sys.argv[2])[sys.argv[1]]), sep="\n")
