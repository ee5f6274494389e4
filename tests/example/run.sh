#!/bin/sh
# Installs the project into a folder of its own, builds this example against
# it, and compares what it prints.
#
# usage: run.sh BUILD-DIR
set -eu
build=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cmake --install "$build" --prefix "$work/prefix" > "$work/install.log"
cmake -S "$here" -B "$work/build" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_C_FLAGS="${EXAMPLE_CFLAGS:-}" \
    > "$work/configure.log" || { cat "$work/configure.log"; exit 1; }
cmake --build "$work/build" > "$work/build.log" || { cat "$work/build.log"; exit 1; }

{
    echo "# a table linked into a program"
    "$work/build/coverage" "$here/both.dfg"
    echo "# what it takes after each pass of a compiler"
    "$work/build/passes" "$here/passes.dfg"
    echo "# one linked into dfg-opt and one loaded, over one module"
    "$work/prefix/bin/dfg-opt" --load "$work/build/dsp.so" --match onnx_fusion,dsp "$here/both.dfg"
    echo "# why it does not match: its unit and that of its operators have their text"
    "$work/prefix/bin/dfg-opt" --load "$work/build/dsp.so" --explain spectrum --at %l "$here/both.dfg"
    echo "# a file name that is none in C"
    "$work/prefix/bin/dfg-opt" --load "$work/build/dsp.so" --list | grep '2nd-stage.v1:' | sed 's/hash [0-9a-f]\{16\}$/hash/'
    echo "# tables that are read, and compiled: what that takes is installed, with component bin what reading takes"
    cmake --install "$build" --prefix "$work/bin" --component bin >> "$work/install.log"
    mkdir "$work/alone"
    cp "$here/npu.pat" "$here/both.dfg" "$work/alone"
    cd "$work/alone"
    export XDG_CACHE_HOME="$work/cache"
    try() {
        "$@" --patterns npu.pat --match npu both.dfg
        "$@" --patterns npu.pat -D max_channels=1 --match npu --stats both.dfg
        "$@" --patterns "$work/prefix/share/pat2c/tables/onnx_tensorrt.pat" --match onnx_tensorrt both.dfg
    }
    try "$work/bin/bin/dfg-opt" | tee "$work/read"
    try "$work/prefix/bin/dfg-opt" | diff "$work/read" -
    try "$work/prefix/bin/dfg-opt" --compile | diff "$work/read" -
    find "$work/cache" -name '*.so' | wc -l
    ! "$work/bin/bin/dfg-opt" --compile --patterns npu.pat --list 2>&1
    echo "# cases of its own, compiled and read"
    "$work/prefix/bin/pat2c-cases" --cc "${CC:-cc}" "$here"
    "$work/prefix/bin/pat2c-cases" --interpret "$here/npu.case"
    echo "# a project of C++ alone, whose file has a rule in the middle of a line"
    cmake -S "$here/cxx" -B "$work/cxx" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" > "$work/cxx.log" 2>&1 &&
        cmake --build "$work/cxx" >> "$work/cxx.log" 2>&1 || { cat "$work/cxx.log" >&2; exit 1; }
    "$work/cxx/host"
    echo "# without CMake, by pkg-config"
    PKG_CONFIG_PATH=$(dirname "$(find "$work/prefix" -name dfg-onnx.pc)")
    export PKG_CONFIG_PATH
    share=$work/prefix/share/pat2c
    for f in "$share/ops/onnx.ops" "$here/npu.pat"; do
        "$work/prefix/bin/pat2c" -o "$work/$(basename "${f%.*}").c" "$f"
    done
    # shellcheck disable=SC2046
    ${CC:-cc} ${EXAMPLE_CFLAGS:-} -o "$work/coverage" -I "$work" "$here/coverage.c" "$work/npu.c" "$work/onnx.c" \
        $(pkg-config --cflags --libs dfg) -Wl,-rpath,"$(pkg-config --variable=libdir dfg)"
    "$work/coverage" "$here/both.dfg" | head -n 1
    pkg-config --print-requires-private dfg-onnx
    echo "# a table as a provider of ONNX Runtime, by CMake and without"
    cmake -S "$here/ort" -B "$work/ort" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" > "$work/ort.log" 2>&1 &&
        cmake --build "$work/ort" >> "$work/ort.log" 2>&1 || { cat "$work/ort.log" >&2; exit 1; }
    nm -D --defined-only "$work/ort/npu.so" | cut -d ' ' -f 3
    mkdir "$work/ep"
    for f in "$share/ops/onnx.ops" "$share/ops/com_microsoft.ops" "$here/npu.pat"; do
        "$work/prefix/bin/pat2c" --emit=ort-ep -o "$work/ep/$(basename "${f%.*}").c" "$f"
    done
    # shellcheck disable=SC2046
    ${CC:-cc} ${EXAMPLE_CFLAGS:-} -shared -fPIC -fvisibility=hidden -o "$work/ep/npu.so" "$work/ep"/*.c \
        $(pkg-config --static --cflags --libs dfg-ort) -Wl,--exclude-libs,ALL,--gc-sections,-z,defs
    nm -D --defined-only "$work/ep/npu.so" | cut -d ' ' -f 3
    echo "# the first needs no library but those of C"
    readelf -d "$work/ort/npu.so" | grep NEEDED | grep -v -E '\[(libc|libm|ld-linux[^]]*)\.so' || echo none
    echo "# built again after an import changed: nothing else does it"
    touch "$work/prefix/share/pat2c/ops/onnx.ops"
    cmake --build "$work/build" | grep -c 'pat2c npu.pat'
} > "$work/out"
diff "$here/expected.txt" "$work/out"
echo "the example works"
