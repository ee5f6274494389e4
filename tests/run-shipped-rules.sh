#!/bin/bash
# run-shipped-rules.sh [--every N] DFG-OPT SET SEED [OPTION...]: no rule of a set changes what is computed, and
# each is checked: on graphs that are made up, where none of them fits on those of its conformance cases;
# but for those that patterns/rules/README.md lists, with the reason.
# --every: each N-th rule of these files alone
every=1
[ "$1" = --every ] && every=$2 && shift 2
opt=$1 set=$2 seed=$3
shift 3
here=$(dirname "$0")
page=$here/../patterns/rules/README.md
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
listed=$(awk '/calls unchecked/{p = 1} /^Known rewrites/{p = 0} p && /^\| `/{print $2, $3, $4, $5, $6, $7, $8}' FS='[| ]+' "$page" | grep -oE '`[a-z_0-9]+`' | tr -d '`')

# Graphs of cases that are rewritten by the rule, and so become another one, compute the same, of which there is one at least.
same_on_cases() {
    local graph n=0
    rm -f "$folder"/*
    awk -v rule="$1" -v folder="$folder" '
        function done() {
            if (rules != "" && before != after)
                printf "%s", before > (folder "/graph" ++n "," rules)
            rules = ""
        }
        /^--- /{done(); kind = $2; if (kind == "graph") before = ""; after = ""
                if (kind == "rewrite" && index("," $3 ",", "," rule ",")) rules = $3; next}
        kind == "graph"{before = before $0 "\n"}
        kind == "rewrite"{after = after $0 "\n"}
        END{done()}' "$here"/conformance/rules/*.case
    for graph in "$folder"/graph*; do
        [ -e "$graph" ] || continue
        "$opt" --rewrite "${graph#*,}" --verify 5 -o /dev/null "$graph" > "$folder/said" 2>&1 || {
            grep DIFFERS "$folder/said" && return 1
            continue
        }
        n=$((n + 1))
    done
    [ $n -gt 0 ]
}

rules=$set
[ "$every" = 1 ] || rules=$("$opt" --list | awk -v files=",$set," -v every="$every" '
    /^[^ ]/{file = $1; sub(":", "", file)}
    $1 == "rule" && index(files, "," file ",") && n++ % every == 0{print $2}' | paste -sd,)
found=$("$opt" --check-rules="$rules" --seed="$seed" "$@")
wrong=0
while IFS=: read -r rule verdict; do
    case $verdict in
    " same"*) ;;
    " unchecked"*)
        grep -qx "$rule" <<< "$listed" && continue
        same_on_cases "$rule" && echo "$rule: the same on the graphs of its cases" && continue
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
