#!/bin/sh
# Generated files beside each other: every name of a file is its own.
# - All that ships is one translation unit, as is each pattern file of golden/ compiled twice, under two prefixes.
# - scale.pat compiled twice: a program of both, linked and as one translation unit, finds what each of them says.
# - words.pat, whose names mean something in C, compiles in both dialects, its header in C++ too.
#
# usage: run.sh PAT2C CC LIBDFG.a SHIPPED-C
set -eu
pat2c=$1 cc=$2 library=$3 shipped=$4
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags="-std=c11 -O0 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -I$root/runtime -I$work"

for f in "$shipped"/*.c; do
    echo "#include \"$f\""
done > "$work/shipped.c"
# shellcheck disable=SC2086
"$cc" $flags -I"$shipped" -fsyntax-only "$work/shipped.c"

for f in "$root"/tests/golden/*.pat; do
    name=$(basename "$f" .pat | tr - _)
    for prefix in one two; do
        # one function can't build the replacements of two rules
        [ $prefix = two ] && grep -q 'rewrite extern' "$f" && continue
        "$pat2c" -I "$root/patterns/ops" -I "$root/tests/golden" --prefix "${prefix}_${name}_" \
            -o "$work/$prefix-$name.c" "$f" 2> "$work/said" ||
            { cat "$work/said"; exit 1; }
        for made in "$work/$prefix-$name".*c; do
            echo "#include \"$made\""
        done
    done
done > "$work/golden.c"
# shellcheck disable=SC2086
"$cc" $flags -fsyntax-only "$work/golden.c"

"$pat2c" -Wno-unused-pattern --prefix a_ -o "$work/a.c" "$here/scale.pat"
"$pat2c" -Wno-unused-pattern --prefix b -D ways=2 -o "$work/b.c" "$here/scale.pat"
"$pat2c" -Wno-shadowed -Wno-unused-pattern -o "$work/words.c" "$here/words.pat"
cd "$work"
for made in words.*c; do
    for dialect in c11 gnu17; do
        # shellcheck disable=SC2086
        "$cc" $flags -std=$dialect -fsyntax-only $made
    done
done
echo '#include "words.h"' > words.cc
g++ -I"$root/runtime" -Wall -Wextra -Werror -fsyntax-only words.cc
# shellcheck disable=SC2086
{
    "$cc" $flags -DONE_UNIT -o one "$here/main.c" "$library" -lm
    "$cc" $flags -o linked "$here/main.c" a.c a.rules.c a.unit.c b.c b.rules.c b.unit.c "$library" -lm
}
./one
./linked
