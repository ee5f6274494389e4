#!/bin/bash
# What it costs to compile four tables as one: time of pat2c and of the C compiler, bytes of code.
#
# usage: run-tables.sh PAT2C CC ALL4.pat SOURCE-DIR
set -eu
pat2c=$(realpath "$1") cc=$2 all=$(realpath "$3") source=$(realpath "$4")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export TIMEFORMAT=%R
printf '%-12s %8s %10s %10s %10s %14s\n' table entries 'pat2c s' 'cc -Os s' 'text' 'of candidates'
for f in "$source"/patterns/tables/{dnnl,cutlass,ethos_u,tensorrt}.pat "$all"; do
    name=$(basename "$f" .pat)
    generate=$({ time "$pat2c" -I "$source/patterns/ops" -Wno-shadowed -Wno-unused-pattern -o "$name.c" "$f" > /dev/null 2>&1; } 2>&1)
    compile=$({ time $cc -std=c11 -Os -I "$source/runtime" -c "$name.c" -o "$name.o"; } 2>&1)
    entries=$(grep -cE '^    "[^"]+" *=|; "[^"]+" *=' "$f" || true)
    text=$(size "$name.o" | awk 'NR == 2 {print $1}')
    # The automaton alone: what stays when nothing but the sweep and the candidates is asked for.
    $cc -std=c11 -Os -ffunction-sections -fdata-sections -I "$source/runtime" -c "$name.c" -o sections.o
    printf 'extern void %s_sweep(void);\nint main(void) { %s_sweep(); }\n' "$name" "$name" > keep.c
    $cc -Os -c keep.c -o keep.o
    ld -r --gc-sections -e main -u "${name}_sweep" keep.o sections.o -o kept.o 2> /dev/null || cp sections.o kept.o
    automaton=$(size kept.o | awk 'NR == 2 {print $1}')
    printf '%-12s %8s %10s %10s %10s %14s\n' "$name" "$entries" "$generate" "$compile" "$text" "$automaton"
done
