#!/bin/sh
# Weighs a program that binds a file and matches: text, constants and data of what libdfg and the generated C
# bring along, compiled for size and linked statically.  Fails above the bound.
#
# usage: run-size.sh PAT2C CC BOUND
set -eu
pat2c=$1 cc=$2 bound=$3
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags="-std=c11 -D_POSIX_C_SOURCE=200809L -Os -DNDEBUG -fPIC -ffunction-sections -fdata-sections -I$root/runtime -I$work -I$here"

# bytes FILE: of its sections that are loaded, without tables for unwinding and for the loader
bytes() { size -A "$1" | awk '/^\.(text|rodata|data)/ { sum += $2 } END { print sum + 0 }'; }

"$pat2c" -I "$root/patterns/ops" -o "$work/npu.c" "$here/npu.pat"
echo 'int main(void) { return 0; }' > "$work/empty.c"
cd "$work"
# shellcheck disable=SC2086
"$cc" $flags -c "$root"/runtime/core/*.c # none of the others is needed
ar rcs libcore.a ./*.o
rm -f ./*.o
# shellcheck disable=SC2086
{
    "$cc" $flags -c "$here/match.c"
    "$cc" $flags -o match match.o npu.c libcore.a -Wl,--gc-sections
    "$cc" $flags -o empty empty.c -Wl,--gc-sections
}
./match
total=$(($(bytes match) - $(bytes empty) - $(bytes match.o)))
echo "bind and match: $total bytes, of at most $bound"
[ "$total" -le "$bound" ]
