#!/bin/sh
# A worker of the tests: dfg-opt on paths from standard input, of which the first that finds the folder DIE is killed
# when part of its output is out.  LOG gets a line of each: the network it ran in, and how many models it was given.
#
# usage: worker.sh LOG DIE DFG-OPT [OPTION...]
log=$1 die=$2
shift 2
work=$(mktemp -d) || exit 2
cat > "$work/in"
"$@" < "$work/in" > "$work/out"
status=$?
echo "$(readlink /proc/self/ns/net) $(wc -l < "$work/in")" >> "$log"
if rmdir "$die" 2> /dev/null; then
    head -n 3 "$work/out"
    sed -n 4p "$work/out" | head -c 20
    rm -rf "$work"
    kill -9 $$
fi
cat "$work/out"
rm -rf "$work"
exit $status
