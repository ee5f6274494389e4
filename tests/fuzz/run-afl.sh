#!/bin/bash
# pat2c under AFL++ (apt install afl++): pattern files led by coverage, from the corpus and the language's words.
#
# usage: run-afl.sh BUILD-DIR SECONDS
#
# Builds pat2c in BUILD-DIR/afl; findings are in BUILD-DIR/afl/found, where a later run goes on.  Ends with 1 if
# an input crashes pat2c, or takes more than five seconds.
set -eu
cd "$(dirname "$0")/../.."
mkdir -p "$1"
build=$(realpath "$1")/afl
seconds=$2
cmake -S . -B "$build" -G Ninja -DCMAKE_C_COMPILER=afl-clang-fast -DCMAKE_BUILD_TYPE=RelWithDebInfo -DBUILD_TESTING=OFF
cmake --build "$build" --target pat2c
if [ -d "$build/found/default" ]; then
    seeds=-
else
    seeds=$build/seeds
    mkdir -p "$seeds"
    cp tests/fuzz/pat/*.pat tests/golden/*.pat tests/property/corpus/*.pat "$seeds"
fi
export AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1
afl-fuzz -i "$seeds" -o "$build/found" -x tests/fuzz/pat.dict -t 5000 -m none -V "$seconds" -- \
    "$build/pat2c" -I patterns/ops -o /dev/null @@
grep -E '^(execs_done|edges_found|total_edges|corpus_count|saved_crashes|saved_hangs) ' "$build/found/default/fuzzer_stats"
! grep -qE '^saved_(crashes|hangs) *: *[1-9]' "$build/found/default/fuzzer_stats"
