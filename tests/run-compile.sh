#!/bin/bash
# dfg-opt --compile: the answers are those of --patterns alone; what it keeps, and what may go wrong with that.
#
# usage: run-compile.sh DFG-OPT PREDICATES.so
set -u
opt=$(realpath "$1") predicates=$(realpath "$2")
here=$(realpath "$(dirname "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset CC
export XDG_CACHE_HOME="$work/the cache"
cache="$XDG_CACHE_HOME/pat2c"
# No shell may read the name of a file.
folder="$work/it's; \$(touch oops) \"quoted\""
mkdir "$folder"
cp "$here"/patterns/predicates.{pat,dfg} "$here"/bench/reached.pat "$folder"
cd "$folder" || exit 1
passed=0 failed=0

pass() {
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $2"
        cat "$work/out" "$work/diff" 2> /dev/null
    fi
    rm -f "$work/out" "$work/diff"
}
# same NAME FILE.pat OPTION...: with --compile the same is printed, which is not nothing
same() {
    local name=$1 file=$2
    shift 2
    "$opt" --patterns "$file" --load "$predicates" "$@" > "$work/want" 2>&1 && [ -s "$work/want" ] &&
        "$opt" --compile --patterns "$file" --load "$predicates" "$@" > "$work/out" 2>&1 &&
        diff "$work/want" "$work/out" > "$work/diff"
    pass $? "$name"
}
# says NAME STATUS TEXT COMMAND...: all of its output is one line, or it ends well
says() {
    local name=$1 status=$2 text=$3
    shift 3
    "$@" > "$work/out" 2>&1
    [ $? = "$status" ] && grep -qF -- "$text" "$work/out" && { [ "$status" = 0 ] || [ "$(wc -l < "$work/out")" = 1 ]; }
    pass $? "$name"
}
run=("$opt" --compile --patterns predicates.pat --load "$predicates" --match predicates --stats predicates.dfg)

same "matches" predicates.pat --match read_often,in_order,loud predicates.dfg
same "a table" predicates.pat --match predicates predicates.dfg
same "partition" predicates.pat --partition predicates --select optimal -o - predicates.dfg
same "report" predicates.pat --partition predicates --report predicates.dfg
same "explain" predicates.pat --explain loud --at %7 predicates.dfg
ls "$cache" > "$work/out"
[ "$(grep -c '^predicates-.*\.so$' "$work/out")" = 1 ] && [ "$(wc -l < "$work/out")" = 1 ]
pass $? "one file is kept, and nothing else"
[ ! -e oops ] && [ ! -e "$work/oops" ]
pass $? "no name is a command"

# Several roots, consumers, dominators, chains.
cat > blocks.dfg << 'END'
fn @main(%x, %w) {
  %a = nn.dense(%x, %w)
  %b = nn.dense(%x, %w)
  %c = nn.dense(%x, %w)
  %r = nn.relu(nn.relu(%a))
  %s = tanh(%r)
  %t = tanh(%r)
  %u = add(tanh(%s), %t)
  %v = add(nn.relu(%b), tanh(%b))
  %y = add(%u, add(%v, add(%c, nn.relu(%s))))
  return %y
}
END
reached() {
    "$opt" "$@" --patterns reached.pat --match all blocks.dfg | grep -E '^(reached\.)?(three_roots|late_root|any_first|consumers|members|region|tower|chain|denied) '
}
reached > "$work/want" 2>&1 && reached --compile > "$work/out" 2>&1 && [ -s "$work/want" ] &&
    diff "$work/want" "$work/out" > "$work/diff"
pass $? "patterns that look around"

"${run[@]}" > "$work/want" 2>&1
CC=/none/cc says "once more, without a compiler: another one is another file" 1 "'/none/cc' can't be run: No such file" "${run[@]}"
kept=$(echo "$cache"/predicates-*.so)
again() {
    "${run[@]}" > "$work/out" 2>&1 && diff "$work/want" "$work/out" > "$work/diff"
    pass $? "$1"
}
touch -d '2001-01-01' "$kept"
again "what is kept is loaded"
[ "$(stat -c %Y "$kept")" = "$(date -d 2001-01-01 +%s)" ]
pass $? "and not made again"
cp "$kept" "$work/good"
echo "no object" > "$kept"
again "what is no object is made anew"
head -c 9000 "$work/good" > "$kept"
again "so is half of one"
cp "$(echo "$cache"/reached-*.so)" "$kept"
again "and another file's"
rm "$kept"
for i in 1 2 3; do
    "${run[@]}" > "$work/out.$i" 2>&1 &
done
wait
for i in 1 2 3; do
    cp "$work/out.$i" "$work/out"
    diff "$work/want" "$work/out" > "$work/diff"
    pass $? "three at once, $i"
done
[ "$(ls "$cache" | grep -vc '^reached')" = 1 ]
pass $? "they leave one file"

CC="cc -lno_such_library" says "a linker that fails" 1 "-lno_such_library" "${run[@]}"
XDG_CACHE_HOME="$work/small" says "no room for a file" 1 "File too large" sh -c 'ulimit -f 1; exec "$@"' sh "${run[@]}"
printf '#!/bin/sh\necho "warning: old" >&2\necho "no space left" >&2\nexit 1\n' > "$work/no-space"
chmod +x "$work/no-space"
CC="$work/no-space" says "the reason stands behind warnings" 1 "makes nothing of it: no space left" "${run[@]}"
CC=false says "a compiler that fails" 1 "'false' makes nothing of it" "${run[@]}"
CC='cc -fno-such-option' says "its message" 1 "fno-such-option" "${run[@]}"
CC='cc  -g0 ' says "a compiler with an option" 0 "in_order" "${run[@]}"
XDG_CACHE_HOME=/dev/null says "no such cache" 1 "/dev/null/pat2c can't be made" "${run[@]}"
says "no home" 1 "neither XDG_CACHE_HOME nor HOME" env -u HOME -u XDG_CACHE_HOME "${run[@]}"
mkdir "$work/home"
says "at home" 0 "in_order" env -u XDG_CACHE_HOME HOME="$work/home" "${run[@]}"
[ "$(ls "$work/home/.cache/pat2c" | wc -l)" = 1 ]
pass $? "in .cache"
echo 'import "relay.ops"; rule keep(x) { match tanh(tanh(x)); rewrite extern inner; }' > inner.pat
says "no replacement" 1 "'inner' makes a replacement in C" "$opt" --compile --patterns inner.pat --list
says "a replacement in C" 0 "%2 = add(%0, %1)" "$opt" --compile --patterns predicates.pat --load "$predicates" \
    --rewrite keep_inner -o - predicates.dfg

# Params.
echo 'import "relay.ops"; param least: int = 2; pattern often(x) { r = tanh(x); where uses(r) >= least; return r; }' > often.pat
for least in 1 2; do
    "$opt" --patterns often.pat -D least=$least --match often --stats predicates.dfg > "$work/want.$least"
    "$opt" --compile --patterns often.pat -D least=$least --match often --stats predicates.dfg \
        > "$work/out" 2>&1
    diff "$work/want.$least" "$work/out" > "$work/diff"
    pass $? "a param of $least"
done
! diff -q "$work/want.1" "$work/want.2" > /dev/null
pass $? "the param matters"
says "a param of another file" 0 "often 2" "$opt" --compile --patterns often.pat --patterns predicates.pat --load "$predicates" \
    -D least=1 -D loose=true --match often --stats predicates.dfg
same "runtime params" predicates.pat -D loose=true -D most=1 --match few --stats predicates.dfg

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
