#!/bin/bash
# What dfg-opt makes of its command line and of graphs: what it prints, how it ends.
#
# usage: run-dfg-opt.sh DFG-OPT [JOB...]
#
# Jobs are the scripts in dfg-opt/, all of them where none is named.
set -u
opt=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
graphs=$here/graphs
dnnl=$here/../patterns/tables/dnnl.pat
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/graphs"
cd "$work/graphs" || exit 1
passed=0 failed=0

# is NAME STATUS COMMAND...: it ends with this status and prints what stands in `expected`
is() {
    local name=$1 status=$2 got
    shift 2
    "$@" > out 2> err < "${input:-/dev/null}"
    got=$?
    if [ "$got" = "$status" ] && diff expected out > diff; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $name: $* (status $got, not $status)"
        cat diff err
    fi
}
# says NAME STATUS TEXT COMMAND...: its output and messages contain TEXT
says() {
    local name=$1 status=$2 text=$3 got
    shift 3
    "$@" > out 2> err < "${input:-/dev/null}"
    got=$?
    if [ "$got" = "$status" ] && cat out err | grep -qF -- "$text"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $name: $* (status $got, not $status; or lacks: $text)"
        head -n 20 out err
    fi
}

cat > g.dfg <<'G'
fn @main(%x: f32[1, 8, 8, 8], %w: f32[8, 8, 1, 1], %b: f32[8, 1, 1]) {
  %0 = nn.conv2d(%x, %w) : f32[1, 8, 8, 8]
  %1 = add(%0, %b) : f32[1, 8, 8, 8]
  %2 = nn.relu(%1)
  %3 = nn.relu(%2)
  %f = fn (%p: f32[1, 8]) {Composite = "done"} {
    %4 = nn.dense(%p, %w) : f32[1, 8]
    return %4
  }
  %5 = %f(%3)
  return %5
}
G

cat > half.dfg <<'G'
fn @main(%x: f32[8, 8], %w: f32[8, 8]) {
  %c = const f32[8, 8] splat 0.5
  %0 = nn.dense(%x, %c) : f32[8, 8]
  %1 = nn.dense(%0, %w) : f32[8, 8]
  return %1
}
G
echo 'import "relay.ops"; table half { "half.dense"(x, w) = nn.dense(x, w & const); }' > half.pat
printf 'fn @main(%%x) {\n  return copy(%%x)\n}\n' > calls.dfg

cat > two.dfg <<'G'
fn @main(%x: f32[1, 8, 8, 8], %w: f32[8, 8, 1, 1], %b: f32[8, 1, 1]) {
  %0 = nn.conv2d(%x, %w) : f32[1, 8, 8, 8]
  %1 = add(%0, %b) : f32[1, 8, 8, 8]
  %2 = nn.relu(%1) : f32[1, 8, 8, 8]
  %3 = nn.conv2d(%2, %w) : f32[1, 8, 8, 8]
  %4 = nn.softmax(%3) : f32[1, 8, 8, 8]
  %5 = nn.conv2d(%4, %w) : f32[1, 8, 8, 8]
  %6 = add(%5, %b) : f32[1, 8, 8, 8]
  %7 = nn.relu(%6) : f32[1, 8, 8, 8]
  return %7
}
G

shift
[ $# -gt 0 ] || set -- command-line match files partition evaluate rewrite tables read
for job; do
    cp -r "$work/graphs" "$work/$job"
    cd "$work/$job" || exit 1
    # shellcheck source=/dev/null
    . "$here/dfg-opt/$job.sh"
done

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
