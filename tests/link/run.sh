#!/bin/sh
# Installs the project into a folder of its own, and builds programs against it: by pkg-config and by
# find_package, static and shared, in C and in C++.
#
# usage: run.sh BUILD-DIR
set -eu
build=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix
cmake --install "$build" --prefix "$prefix" > "$work/install.log"
operators=$prefix/share/pat2c/ops
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name dfg.pc)")
export PKG_CONFIG_PATH
LD_LIBRARY_PATH=$(dirname "$PKG_CONFIG_PATH") # of programs that CMake did not give a path
export LD_LIBRARY_PATH

# run PROGRAM static|shared: it works, and needs libraries of the project at run time only where it is shared
run() {
    "$1" "$here" "$operators"
    needed=$(readelf -d "$1" | grep -cE 'NEEDED.*\[lib(dfg|pat)[a-z-]*\.so\.[0-9.]+\]') || true
    case $2 in
    static) [ "$needed" = 0 ] ;;
    shared) [ "$needed" -ge 4 ] ;;
    esac || { echo "$1 ($2) needs $needed of the project's shared libraries"; exit 1; }
    echo "ok: ${1#"$work"/}"
}

for f in "$operators/onnx.ops" "$here/npu.pat"; do
    "$prefix/bin/pat2c" -I "$operators" -o "$work/$(basename "${f%.*}").c" "$f"
done
cp "$here/all.c" "$work/all.cc"
libraries="dfg-report dfg-onnx dfg-types dfg-eval dfg-interp pat dfg"
for kind in static shared; do
    [ $kind = static ] && options=--static link=-static || options='' link=''
    mkdir -p "$work/pkg-config"
    # shellcheck disable=SC2046,SC2086
    for compiler in "${CC:-cc} -std=c11 $here/all.c" "${CXX:-c++} -std=c++17 $work/all.cc"; do
        program=$work/pkg-config/$(basename "${compiler##*.}")-$kind
        for f in npu onnx; do
            ${CC:-cc} -c -I "$prefix/include" -o "$work/$f.o" "$work/$f.c"
        done
        $compiler -Wall -Wextra -I "$work" -I "$here" $link -o "$program" "$work/npu.o" "$work/onnx.o" \
            $(pkg-config $options --cflags --libs $libraries)
        run "$program" $kind
    done
done
for option in -DKIND=static -DKIND=shared -DBUILD_SHARED_LIBS=ON; do
    case $option in *static) kind=static ;; *) kind=shared ;; esac
    dir=$work/cmake$option
    { cmake -S "$here" -B "$dir" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" -DOPERATORS="$operators" "$option" &&
        cmake --build "$dir"; } > "$work/cmake.log" 2>&1 || { cat "$work/cmake.log"; exit 1; }
    run "$dir/all-c" $kind
    run "$dir/all-cc" $kind
done
