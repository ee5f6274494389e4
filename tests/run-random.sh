#!/bin/sh
# Generated matchers against the reference matcher: random patterns on graphs
# near instances of them, some under laws, and random conditions.
#
# usage: run-random.sh SEED N-CASES N-GRAPHS [RUN-CONFORMANCE-OPTION...]
set -eu
seed=$1 cases=$2 graphs=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/random"
i=0
while [ "$i" -lt "$cases" ]; do
    python3 "$here/random_patterns.py" $((seed + i)) > "$work/random/patterns-$((seed + i)).case"
    python3 "$here/random_forms.py" $((seed + i)) > "$work/random/forms-$((seed + i)).case"
    python3 "$here/random_laws.py" $((seed + i)) > "$work/random/laws-$((seed + i)).case"
    python3 "$here/random_conditions.py" $((seed + i)) > "$work/random/conditions-$((seed + i)).case"
    i=$((i + 1))
done
"$here/run-conformance" --random "$graphs" --seed "$seed" "$@" "$work/random" "$here/property"
