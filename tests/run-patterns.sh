#!/bin/bash
# dfg-opt --patterns with functions in C, which --load brings, and with params: its answers are those of the same file
# compiled, and of shipped tables.
#
# usage: run-patterns.sh DFG-OPT PREDICATES.so COMPILED.so
#
# PREDICATES.so has what patterns/predicates.pat asks for, COMPILED.so the file compiled, with that.
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
graph=predicates.dfg
same() {
    local name=$1
    shift
    "$opt" --load "$compiled" "$@" "$graph" > "$work/want" 2>&1 || fail "$name: it is not done compiled"
    "$opt" --patterns predicates.pat --load "$predicates" "$@" "$graph" > "$work/got" 2>&1
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
# an edited copy of a shipped file: the program's own C makes replacements while the captures are what they were
cat > "$work/norm.dfg" <<'G'
fn @main(%x: f32[1, 1, 2, 2]) {
  %w = const f32[2, 1, 1, 1] [2.0, -3.0]
  %s = const f32[2] [0.5, 2.0]
  %b = const f32[2] [1.0, -1.0]
  %m = const f32[2] [0.25, 4.0]
  %v = const f32[2] [1.0, 9.0]
  %0 = Conv(%x, %w) {kernel_shape = [1, 1]} : f32[1, 2, 2, 2]
  return BatchNormalization(%0, %s, %b, %m, %v) {epsilon = 0.0} : f32[1, 2, 2, 2]
}
G
mkdir "$work/moved"
sed 's|^// A factor for each.*|// edited|' ../../patterns/rules/fold.pat > "$work/fold.pat"
sed 's/rule fold_batch_norm(x, w, b,/rule fold_batch_norm(w, x, b,/' ../../patterns/rules/fold.pat > "$work/moved/fold.pat"
says "a shipped file, edited" 0 "1 applied" "$opt" --patterns "$work/fold.pat" --rewrite fold_batch_norm --stats \
    "$work/norm.dfg" -o "$work/got"
says "the file as it ships" 0 "1 applied" "$opt" --rewrite fold_batch_norm --stats "$work/norm.dfg" -o "$work/want"
says "the same result" 0 "" sh -c 'cmp "$1/want" "$1/got" && echo same' - "$work"
says "captures that moved" 2 "makes its replacement in C" \
    "$opt" --patterns "$work/moved/fold.pat" --rewrite fold_batch_norm "$work/norm.dfg"
says "nothing to load" 1 "has no 'dfg_units', and no function" "$opt" --load "$predicates" --list
{ cat predicates.pat && echo "pattern many(x) = tanh(x) where extern always(x,x,x,x,x,x,x,x,x,x,x,x,x);"; } |
    sed 's/extern always()/extern is_read_often(x)/' > "$work/many.pat"
says "many nodes" 1 "'always' takes 13 nodes" "$opt" --patterns "$work/many.pat" --load "$predicates" --list

# what makes replacements
same "one root" --rewrite keep_inner -o -
says "it is replaced" 0 "%2 = add(%0, %1)" "$opt" --patterns predicates.pat --load "$predicates" --rewrite keep_inner \
    -o - predicates.dfg
graph=params.dfg
same "captures of each kind" --rewrite halve,relay,share,both --provenance -o -
says "they are replaced" 0 "a_max = 2.0" "$opt" --load "$compiled" --rewrite halve,relay,share,both -o - params.dfg
same "how often" --rewrite relay,share,both --infer -o -
says "declined" 0 "1 declined" "$opt" --patterns predicates.pat --load "$predicates" --rewrite halve --stats params.dfg
says "what they compute" 1 "share: DIFFERS" "$opt" --patterns predicates.pat --load "$predicates" --check-rules=share
says "no function" 2 "rule 'inner' makes its replacement in C: --load FILE.so that defines 'gone'" sh -c '
    echo "import \"relay.ops\"; rule inner(x) { match tanh(tanh(x)); rewrite extern gone; }" > "$2/gone.pat"
    "$1" --patterns "$2/gone.pat" --rewrite inner predicates.dfg' - "$opt" "$work"

# runtime params: of each type, in what was compiled
tuned() {
    same "$*: matches" "$@" --match tuned
    same "$*: counts" "$@" --match few,laid,bounded --stats
    same "$*: partition" "$@" --partition tuned -o -
    same "$*: the least cost" "$@" --partition tuned --select optimal --report
    same "$*: report" "$@" --partition tuned --report
    same "$*: why not" "$@" --explain few,laid,bounded
    same "$*: rules" "$@" --rewrite lower -o -
    same "$*: one call" "$@" --partition tuned --can-run 'clip(f32[2]) {a_min = 0.0, a_max = 5.0}'
    "$opt" --load "$compiled" "$@" --match tuned --explain few,laid,bounded --partition tuned --report -o - params.dfg \
        > "$work/tuned"
    if [ $# = 0 ]; then
        cp "$work/tuned" "$work/tuned.declared"
    elif cmp -s "$work/tuned" "$work/tuned.declared"; then
        fail "$*: the param does not matter"
    fi
}
tuned
for param in most=1 limit=3.25 loose=true kind=f16 layout=NHWC; do
    tuned -D $param
done
says "what rules compute" 1 "lower: DIFFERS" "$opt" --load "$compiled" -D limit=-9 --check-rules=lower
says "of one that is read" 1 "lower: DIFFERS" "$opt" --patterns predicates.pat --load "$predicates" -D limit=-9 --check-rules=lower
tuned -D most=1 -D limit=8 -D kind=f16 -D layout=NHWC -D most=9
says "as --patterns has it" 0 "c.a_max is 6, limit is 5" "$opt" --load "$compiled" -D limit=5 --explain bounded params.dfg
refused() {
    says "-D $1" 1 "$2" "$opt" --load "$compiled" -D "$1" --match tuned params.dfg
    [ "$(wc -l < "$work/diff")" = 1 ] || fail "-D $1: more than one line"
}
refused most=x "dfg-opt: 'predicates': -D most=x: param 'most' is int"
refused most=9223372036854775808 "param 'most' is int"
refused limit=nan "param 'limit' is float"
refused kind=f31 "param 'kind' is dtype"
refused loose= "param 'loose' is bool"
refused losse=1 "-D losse: no file declares a param of that name; did you mean 'loose'?"
refused fixed=2 "-D fixed: its value was fixed when 'predicates' was compiled"

# of the program's own tables; two have use_fp16
cat > "$work/half.dfg" << 'END'
fn @main(%x: f16[1, 8, 4, 4], %s: f16[1, 8, 4, 4]) {
  %0 = Add(%x, %s) : f16[1, 8, 4, 4]
  %1 = nn.relu(%0) : f16[1, 8, 4, 4]
  return %1
}
END
for value in true false; do
    for job in "--match" "--partition" "--report --partition" "--explain"; do
        # shellcheck disable=SC2086
        "$opt" -D use_fp16=$value $job onnx_tensorrt -o - "$work/half.dfg" > "$work/want" 2>&1 || fail "shipped, $value: $job"
        # shellcheck disable=SC2086
        "$opt" -D use_fp16=$value --patterns ../../patterns/tables/onnx_tensorrt.pat $job onnx_tensorrt -o - "$work/half.dfg" \
            > "$work/got" 2>&1
        if diff "$work/want" "$work/got" > "$work/diff"; then passed=$((passed + 1)); else fail "shipped, $value: $job"; fi
    done
done
says "both have it" 0 "onnx_tensorrt tensorrt.binary %0" "$opt" -D use_fp16=true --match tensorrt,onnx_tensorrt "$work/half.dfg"
says "each of both" 0 "tensorrt tensorrt.nn.relu %1" "$opt" -D use_fp16=true --match tensorrt,onnx_tensorrt "$work/half.dfg"
echo "$work/half.dfg" > "$work/list"
says "a list of models" 0 '"tensorrt.binary"' sh -c '"$1" --jsonl -D use_fp16=true --partition onnx_tensorrt < "$2"' - "$opt" "$work/list"
says "one file's, another's" 0 "few" sh -c '
    echo "param own: int = 1; pattern p(x) = _(x) where own == 2;" > "$2/own.pat"
    "$1" --patterns predicates.pat --patterns "$2/own.pat" --load "$3" -D own=2 -D loose=true --match few params.dfg' \
    - "$opt" "$work" "$predicates"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
