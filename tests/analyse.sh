#!/bin/bash
# What analysers say of the sources of pat2c, the library and dfg-opt: clang-tidy (.clang-tidy), cppcheck
# (analyse.cppcheck), gcc -fanalyzer (analyse.gcc).  One that is not installed is skipped, and said so.
#
# usage: analyse.sh BUILD-DIR [FILE...]
#
# BUILD-DIR has a compile_commands.json.  Without files: all that it compiles.  Ends with 1 if there is anything to say.
set -uo pipefail
build=$(realpath "$1")
cd "$(dirname "$0")/.." || exit 1
shift
[ $# -gt 0 ] || mapfile -t files < <(python3 - "$build" << 'EOF'
import json, os, sys
files = {os.path.relpath(c["file"]) for c in json.load(open(sys.argv[1] + "/compile_commands.json"))}
print("\n".join(sorted(f for f in files if f.split("/")[0] in ("gen", "runtime", "patterns") and f.endswith(".c"))))
EOF
)
[ $# = 0 ] || files=("$@")
flags=(-std=c11 -D_POSIX_C_SOURCE=200809L -I runtime -I gen -I generated -I runtime/core -I runtime/io -I runtime/interp
    -I runtime/driver -I "$build" -I "$build/proto")
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0

# told NAME: what stands in the log, if anything
told() {
    local n
    n=$(grep -cE '(warning|error|portability|performance):' "$log")
    echo "$1: $n findings in ${#files[@]} files"
    [ "$n" = 0 ] && return
    cat "$log"
    failed=1
}

if command -v cppcheck > /dev/null; then
    cppcheck -q -j "$(nproc)" --enable=warning,portability --inline-suppr --suppressions-list=tests/analyse.cppcheck \
        --library=tests/analyse.cfg \
        "${flags[@]/-std=c11/--std=c11}" "${files[@]}" > "$log" 2>&1
    told cppcheck
else
    echo "cppcheck: skipped, it is not installed"
fi
if command -v clang-tidy > /dev/null; then
    printf '%s\0' "${files[@]}" | xargs -0 -P "$(nproc)" -n 8 clang-tidy --quiet -p "$build" 2> /dev/null > "$log"
    told clang-tidy
else
    echo "clang-tidy: skipped, it is not installed"
fi
# a finding is known by its file and kind; what has no place in a file can't be
python3 - "$build" "${files[@]}" << 'EOF' 2>&1 |
import json, os, shlex, subprocess, sys
from concurrent.futures import ThreadPoolExecutor

root, wanted, commands = os.getcwd(), sys.argv[2:], {}
for c in json.load(open(sys.argv[1] + "/compile_commands.json")):
    commands.setdefault(os.path.relpath(c["file"]), c)

def analyse(name):
    c, source = commands[name], os.path.join(root, name)
    words = [w for w in shlex.split(c["command"]) if not w.endswith("ccache") and not w.startswith(("-O", "-W", "-g"))]
    words = words[1:words.index("-o")] + ["-O1", "-fanalyzer", "-c", "-o", "/dev/null", name]
    words = [f"-I{os.path.relpath(os.path.join(c['directory'], w[2:]))}" if w.startswith("-I") else w for w in words]
    return subprocess.run(["gcc", *words], stderr=subprocess.PIPE, text=True).stderr

with ThreadPoolExecutor(os.cpu_count()) as pool:
    for said in pool.map(analyse, [f for f in wanted if f in commands]):
        sys.stdout.write(said)
EOF
    awk 'NR == FNR { if ($1 !~ /^#/) known[$1 " " $2]; next }
        / warning: / && !/^cc1: / { file = $1; sub(/:.*/, "", file); kind = $NF; gsub(/[][]|^-Wanalyzer-/, "", kind)
            sub(/^-Wanalyzer-/, "", kind); if (!((file " " kind) in known)) print }
        / error: /' tests/analyse.gcc - > "$log"
told "gcc -fanalyzer"
exit $failed
