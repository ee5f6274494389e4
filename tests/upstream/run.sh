#!/bin/bash
# run.py for Relax and for Relay, and the pages for newcomers, with what setup.sh installed in DIR; what is not there is skipped, and said to be.
#
# usage: run.sh DIR DFG-OPT [OPTION of run.py, such as --networks MODELS...]
dir=$1 here=$(dirname "$0") status=0
shift
compare() { # SIDE PYTHON...
    local side=$1 ended
    shift
    if ! command -v "$1" > /dev/null; then
        echo "skipped: $side is not compared: tests/upstream/setup.sh $dir installs what it needs"
        return
    fi
    "$@" "$here/run.py" "$side" "${args[@]}" 2> "${TMPDIR:-/tmp}/upstream-$side.$$"
    ended=$?
    if [ $ended != 0 ] && [ $ended != 77 ]; then
        grep -v Warning "${TMPDIR:-/tmp}/upstream-$side.$$" | tail -20
        status=1
    fi
    rm -f "${TMPDIR:-/tmp}/upstream-$side.$$"
}
args=("$@")
compare relax "$dir/relax/bin/python"
if command -v "$dir/relax/bin/python" > /dev/null; then
    "$dir/relax/bin/python" "$here/operators.py" "$here/../../patterns/ops/relax.ops"
    [ $? = 1 ] && status=1
    tables=$here/../conformance/tables
    "$dir/relax/bin/python" "$here/expected.py" "${args[0]}" "$tables"/*relax[-_]*.case 2> /dev/null
    [ $? = 1 ] && status=1
fi
page() { # SIDE PYTHON: the examples of a page for newcomers
    if command -v "$2" > /dev/null; then
        "$2" "$here/pages.py" "$1" "${args[0]}" "$here/../../patterns/guide/from-$1.md" 2> /dev/null
        [ $? = 1 ] && status=1
    fi
}
page relax "$dir/relax/bin/python"
page onnxscript "$dir/relax/bin/python"
page pdll "$dir/relax/bin/python"
PYTHONPATH=$dir/nxp page nxp "$dir/relax/bin/python"
export PYTHONPATH=$dir/hhb TVM_FFI=ctypes
compare relay "$dir/relay/bin/python"
page relay "$dir/relay/bin/python"
if command -v "$dir/relay/bin/python" > /dev/null; then
    rules=$here/../conformance/rules
    "$dir/relay/bin/python" "$here/legalise.py" "${args[0]}" "$rules"/dnnl-*.case "$rules"/clml-*.case 2> /dev/null
    [ $? = 1 ] && status=1
fi
exit $status
