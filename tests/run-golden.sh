#!/bin/bash
# Compares the C that pat2c makes of golden/*.pat with what stands beside each,
# byte for byte, and compiles it with every warning that generated code promises
# to be free of.
#
# usage: run-golden.sh PAT2C [--update]
#   --update   rewrites what stands there; look at the difference before it is committed
set -u
pat2c=$(realpath "$1")
update=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
include=$here/../patterns/ops
runtime=$here/../runtime
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# The header and the library's own, in C++.
include_in_cxx() {
    for header in "$1" dfg.h dfg_rewrite.h dfg_onnx.h dfg_dot.h dfg_eval.h pat.h dfg_selftest.h; do
        echo "#include \"$header\""
    done > "$work/all.cc"
    for cxx in g++ clang++; do
        command -v "$cxx" > /dev/null || continue
        "$cxx" -std=c++11 -Wall -Wextra -Wpedantic -Wconversion -Werror -I "$work" -I "$runtime" -I "$runtime/../gen" \
            -c "$work/all.cc" -o "$work/all.o" || return 1
    done
}

# Of clang's -Weverything these do not apply: declarations stand where they are
# first used, structs have no fixed layout.
compile() {
    "${CC:-gcc}" -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I "$runtime" \
        -c "$1" -o "$work/gcc.o" || return 1
    command -v clang > /dev/null || return 0
    clang -std=c11 -Weverything -Wno-declaration-after-statement -Wno-padded -Werror -I "$runtime" \
        -c "$1" -o "$work/clang.o"
}

check() {
    local name=$1 options
    read -ra options <<< "$(sed -n 's|^// pat2c: ||p' "$here/golden/$name.pat")" # its own, in its first line
    (cd "$here/golden" && "$pat2c" "${options[@]}" -I "$include" -o "$work/$name.c" "$name.pat") || return 1
    compile "$work/$name.c" || return 1
    [ ! -e "$work/$name.rules.c" ] || compile "$work/$name.rules.c" || return 1
    include_in_cxx "$name.h" || return 1
    [ ! -e "$here/golden/$name.steps" ] ||
        (cd "$here/golden" && "$pat2c" --emit=steps -I "$include" -o "$work/$name.steps" "$name.pat") || return 1
    for suffix in c h rules.c steps; do
        [ "$suffix" = h ] && [ ! -e "$here/golden/$name.h" ] && continue # headers: of some
        [ "$suffix" = rules.c ] && [ ! -e "$work/$name.rules.c" ] && continue
        [ "$suffix" = steps ] && [ ! -e "$work/$name.steps" ] && continue # steps: of some
        if [ "$update" = --update ]; then
            cmp -s "$work/$name.$suffix" "$here/golden/$name.$suffix" ||
                cp "$work/$name.$suffix" "$here/golden/$name.$suffix"
        fi
        diff -u "$here/golden/$name.$suffix" "$work/$name.$suffix" || return 1
    done
}

for file in "$here"/golden/*.pat; do
    name=$(basename "$file" .pat)
    if message=$(check "$name" 2>&1); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED %s\n%s\n' "$name" "$message"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
