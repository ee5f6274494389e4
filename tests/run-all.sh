#!/bin/bash
# Builds with warnings as errors, and runs all tests.  Ends with a count of them.
#
# usage: run-all.sh [gcc] [asan] [clang] [asan-gcc]
#   gcc        (if nothing is said) optimised
#   asan       clang with AddressSanitizer and UndefinedBehaviorSanitizer
#   clang      without the tests labelled `once`
#   asan-gcc   gcc with the same sanitizers, optimised, which watch more
set -uo pipefail
cd "$(dirname "$0")/.."
root=build
passed=0 failed=0
# without what debuggers read, a build takes a fifth less; -g1 is what reports of sanitizers need
quick=-DCMAKE_C_FLAGS_RELWITHDEBINFO='-O2 -DNDEBUG'

# run NAME CTEST-OPTIONS CMAKE-OPTION... : one build, its tests
run() {
    local name=$1 tests=$2 log
    shift 2
    log=$root/$name.log
    echo "== $name"
    if ! { cmake -S . -B "$root/$name" -G Ninja -DPAT2C_WERROR=ON "$@" && cmake --build "$root/$name"; } > "$log" 2>&1; then
        tail -n 60 "$log"
        failed=$((failed + 1))
        return
    fi
    # shellcheck disable=SC2086  # options, or none
    ctest --test-dir "$root/$name" -j "$(nproc)" --output-on-failure $tests 2>&1 | tee "$log.tests"
    passed=$((passed + $(grep -cE '^ *[0-9]+/[0-9]+ Test .* Passed ' "$log.tests")))
    failed=$((failed + $(grep -cE '^ *[0-9]+/[0-9]+ Test .*(\*\*\*Failed|\*\*\*Timeout|\*\*\*Exception|\*\*\*Not Run)' "$log.tests")))
}

mkdir -p "$root"
for build in "${@:-gcc}"; do
    case $build in
    gcc) run gcc "" -DCMAKE_C_COMPILER=gcc "$quick" ;;
    # optimised code is the build with gcc: without optimisation the others compile in less than half of the time
    asan) run asan "" -DCMAKE_C_COMPILER=clang -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG=-g1 -DPAT2C_SANITIZE=ON ;;
    clang) run clang "-LE once" -DCMAKE_C_COMPILER=clang -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG=-O0 ;;
    asan-gcc) run asan-gcc "" -DCMAKE_C_COMPILER=gcc -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG='-g1 -O1' -DPAT2C_SANITIZE=ON \
        -DPAT2C_LONG=ON ;;
    *) echo "run-all.sh: no build '$build'" >&2; exit 2 ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
