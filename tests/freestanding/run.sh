#!/bin/sh
# Installs the freestanding part by itself, and builds programs on it that need no C library, one that matches and one
# that rewrites: for this machine, for 32 bits, for a Cortex-M.  They run where that is possible; what can't be linked is
# compiled.  Optimised is what is made for the Cortex-M: the others compile in a third of the time.
#
# usage: run.sh PAT2C PATTERNS [CC]
set -eu
pat2c=$1 patterns=$2 cc=${3:-cc}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake -S "$here/../../runtime/freestanding" -B "$work/free" -G Ninja > "$work/log"
cmake --install "$work/free" --prefix "$work/prefix" --component freestanding >> "$work/log"
mkdir -p "$work/prefix/share/pat2c"
cp -R "$patterns/ops" "$work/prefix/share/pat2c/"

# build NAME CC FLAGS RUN PROJECT BUILD-TYPE: RUN is what runs the program, `-` nothing
build() {
    dir=$work/$1${5:+-$5}
    if ! echo | $2 -x c - -fsyntax-only 2> /dev/null; then
        echo "skipped: $1, there is no $2"
        return
    fi
    cmake -S "$here/$5" -B "$dir" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" -DPAT2C_EXECUTABLE="$pat2c" \
        -DCMAKE_SYSTEM_NAME=Generic -DCMAKE_C_COMPILER="$2" -DCMAKE_C_FLAGS="$3" -DCMAKE_BUILD_TYPE="$6" \
        -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
    cmake --build "$dir" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
    # shellcheck disable=SC2086
    if ! echo 'int begin(void) { return 0; }' | $2 $3 -nostdlib -x c - -Wl,-e,begin -lgcc -o "$work/try" 2> /dev/null; then
        echo "$1: compiles; not linked, there is no libgcc for it"
        return
    fi
    cmake --build "$dir" --target small > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
    if [ "$4" = - ]; then
        echo "$1 ${5:-matcher}: links; not run"
    else
        $4 "$dir/small" || { echo "$1 ${5:-matcher}: small ends with $?"; exit 1; }
        echo "$1 ${5:-matcher}: runs"
    fi
}

for project in "" modules; do
    build host "$cc" "" env "$project" None
    case $(uname -m) in
    x86_64) build 32-bit "$cc" -m32 env "$project" None ;;
    *) echo "skipped: 32-bit, $cc has no -m32 here" ;;
    esac
    run=-
    ! command -v qemu-arm > /dev/null || run=qemu-arm
    build cortex-m4 arm-none-eabi-gcc "-mcpu=cortex-m4 -mthumb" $run "$project" MinSizeRel
done
