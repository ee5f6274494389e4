#!/bin/bash
# Builds and tests everything: gcc and clang with warnings as errors, then with
# sanitizers.  Ends with a count of all tests.
#
# usage: run-all.sh [BUILD-DIR]
set -uo pipefail
cd "$(dirname "$0")/.."
root=${1:-build}
passed=0 failed=0

# run NAME CMAKE-OPTION... : one build, all its tests
run() {
    local name=$1 log
    shift
    log=$root/$name.log
    echo "== $name"
    if ! { cmake -S . -B "$root/$name" -G Ninja -DPAT2C_WERROR=ON "$@" && cmake --build "$root/$name"; } > "$log" 2>&1; then
        tail -n 60 "$log"
        failed=$((failed + 1))
        return
    fi
    ctest --test-dir "$root/$name" -j "$(nproc)" --output-on-failure 2>&1 | tee "$log.tests"
    passed=$((passed + $(grep -cE '^ *[0-9]+/[0-9]+ Test .* Passed ' "$log.tests")))
    failed=$((failed + $(grep -cE '^ *[0-9]+/[0-9]+ Test .*(\*\*\*Failed|\*\*\*Timeout|\*\*\*Exception|\*\*\*Not Run)' "$log.tests")))
}

mkdir -p "$root"
run gcc -DCMAKE_C_COMPILER=gcc
run clang -DCMAKE_C_COMPILER=clang
run asan -DCMAKE_C_COMPILER=gcc -DCMAKE_BUILD_TYPE=Debug -DPAT2C_SANITIZE=ON
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
