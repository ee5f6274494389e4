#!/bin/bash
# dfg-opt --patterns with predicates in C, which --load brings: its answers are those of the same file compiled.
#
# usage: run-patterns.sh DFG-OPT PREDICATES.so COMPILED.so
#
# PREDICATES.so has what patterns/predicates.pat asks, COMPILED.so the file compiled, with that.
set -u
opt=$(realpath "$1") predicates=$(realpath "$2") compiled=$(realpath "$3")
cd "$(dirname "$0")/patterns" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

fail() {
    failed=$((failed + 1))
    echo "FAILED $1"
    cat "$work/diff" 2> /dev/null
}
# same NAME OPTION...: the file as it is read prints what it prints compiled, which is not nothing
same() {
    local name=$1
    shift
    "$opt" --load "$compiled" "$@" predicates.dfg > "$work/want" 2>&1 || fail "$name: it is not done compiled"
    "$opt" --patterns predicates.pat --load "$predicates" "$@" predicates.dfg > "$work/got" 2>&1
    if [ -s "$work/want" ] && diff "$work/want" "$work/got" > "$work/diff"; then
        passed=$((passed + 1))
    else
        fail "$name"
    fi
}
# says NAME STATUS TEXT COMMAND...
says() {
    local name=$1 status=$2 text=$3
    shift 3
    "$@" > "$work/diff" 2>&1
    if [ $? = "$status" ] && grep -qF -- "$text" "$work/diff"; then
        passed=$((passed + 1))
    else
        fail "$name"
    fi
}

same "matches" --match read_often,in_order,loud
same "a table" --match predicates
same "counts" --match predicates --stats
same "partition" --partition predicates -o -
same "the least cost" --partition predicates --select optimal -o -
says "report" 0 "read_often" "$opt" --patterns predicates.pat --load "$predicates" --partition predicates --report \
    predicates.dfg
says "which matches" 0 "in_order %4" "$opt" --patterns predicates.pat --load "$predicates" --match in_order predicates.dfg
says "nothing is loaded" 1 "'is_read_often' is a predicate in C" "$opt" --patterns predicates.pat --explain loud predicates.dfg
says "why not" 0 "extern is_read_often(x) is false" \
    "$opt" --patterns predicates.pat --load "$predicates" --explain loud --at %7 predicates.dfg
says "no file has it" 1 "'always' is a predicate in C: --load FILE.so" "$opt" --patterns predicates.pat --list
cp predicates.pat "$work/other.pat"
sed -i 's/always/abs/g' "$work/other.pat"
says "libc's is none" 1 "'abs' is a predicate in C" "$opt" --patterns "$work/other.pat" --load "$predicates" --list
says "nothing to load" 1 "has no 'dfg_units', and no predicate" "$opt" --load "$predicates" --list
{ cat predicates.pat && echo "pattern many(x) = tanh(x) where extern always(x,x,x,x,x,x,x,x,x,x,x,x,x);"; } |
    sed 's/extern always()/extern is_read_often(x)/' > "$work/many.pat"
says "many nodes" 1 "'always' takes 13 nodes" "$opt" --patterns "$work/many.pat" --load "$predicates" --list

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
