#!/bin/bash
# run-shipped-rules.sh DFG-OPT SET SEED [OPTION...]: no rule of a set changes what is computed, and
# each is checked but for those that patterns/rules/README.md lists, with the reason.
opt=$1 set=$2 seed=$3
shift 3
page=$(dirname "$0")/../patterns/rules/README.md
listed=$(awk '/calls unchecked/{p = 1} /^Known rewrites/{p = 0} p && /^\| `/{print $2, $3, $4, $5, $6, $7, $8}' FS='[| ]+' "$page" | grep -oE '`[a-z_0-9]+`' | tr -d '`')
found=$("$opt" --check-rules="$set" --seed="$seed" "$@")
wrong=0
while IFS=: read -r rule verdict; do
    case $verdict in
    " same"*) ;;
    " unchecked"*)
        grep -qx "$rule" <<< "$listed" && continue
        echo "$rule:$verdict, and no page says why"
        wrong=1
        ;;
    *)
        wrong=1
        ;;
    esac
done < <(grep -E '^[a-z_0-9]+:' <<< "$found")
[ $wrong = 0 ] || grep -vE ': (same|unchecked)' <<< "$found"
echo "$set, seed $seed: $(grep -cE '^[a-z_0-9]+: same' <<< "$found") rules are the same"
[ $wrong = 0 ] && [ -n "$found" ]
