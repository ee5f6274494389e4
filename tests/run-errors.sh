#!/bin/bash
# Compiles every .pat of a folder and compares the messages with those that the
# file itself expects: lines `//: LINE:COL KIND: TEXT`, in the order in which
# pat2c says them, and `//: = TEXT` for a hint.  TEXT need only be contained.
# `//: options: ...` gives options, `//: status: N` the exit status (1).
#
# A .pats file has several such inputs, each behind a line `//--- NAME`, which is
# none of its lines.  `//: bytes: ...` stands for an input that is no text, in the
# escapes of printf '%b'.
#
# usage: run-errors.sh PAT2C INCLUDE-DIR FILE-OR-DIR...
set -u
pat2c=$1 include=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# What pat2c said, in the form of the expectations.
said() {
    LC_ALL=C sed -nE 's/^[^:]*:([0-9]+:[0-9]+): (error|warning|note): /\1 \2: /p
        s/^      = /= /p; /^pat2c: /p' "$1"
}

check() {
    local file=$1 input bytes options status expected got line
    options=$(sed -nE 's/^\/\/: options: //p' "$file")
    expected=$(sed -nE 's/^\/\/: status: //p' "$file")
    input=$file
    if bytes=$(LC_ALL=C grep -aE '^//: bytes: ' "$file"); then
        input=$work/bytes.pat
        printf '%b' "${bytes#//: bytes: }" > "$input"
    fi
    # shellcheck disable=SC2086 # options are words
    "$pat2c" -I "$include" $options -o "$work/out.c" --header "$work/out.h" "$input" \
        > "$work/stdout" 2> "$work/stderr"
    status=$?
    if [ "$status" != "${expected:-1}" ]; then
        echo "exit status $status"
        cat "$work/stderr"
        return 1
    fi
    if [ "$status" != 0 ] && [ -e "$work/out.c" ]; then
        echo "an output in spite of errors"
        return 1
    fi
    said "$work/stderr" > "$work/said"
    LC_ALL=C grep -aE '^//: ' "$file" | LC_ALL=C grep -avE '^//: (options|status|bytes): ' | cut -c5- \
        > "$work/expected"
    exec 3< "$work/said"
    while IFS= read -r line; do
        if ! IFS= read -r got <&3; then
            echo "not said: $line"
            return 1
        fi
        # "3:17 error: text": the place and kind exactly, the text contained
        local head=${line%%: *} tail=${line#*: }
        case $line in "= "*) head="= " tail=${line#= } ;; esac
        if [ "${got#"$head"}" = "$got" ] || [ "${got/"$tail"/}" = "$got" ]; then
            printf 'expected: %s\nsaid:     %s\n' "$line" "$got"
            return 1
        fi
    done < "$work/expected"
    if IFS= read -r got <&3; then
        echo "said as well: $got"
        return 1
    fi
}

# check_as NAME FILE: counts it, and says what is wrong.
check_as() {
    rm -f "$work"/out.*
    local message
    if message=$(check "$2"); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED %s\n%s\n' "$1" "$message"
    fi
}

check_parts() {
    local part
    rm -rf "$work/parts" && mkdir "$work/parts"
    LC_ALL=C awk -v dir="$work/parts" '
        /^\/\/--- / { out = sprintf("%s/%03d.%s.pat", dir, ++n, $2); next }
        out { print > out }' "$1"
    for part in "$work"/parts/*.pat; do
        local name=${part##*/}
        name=${name#*.}
        check_as "$1: ${name%.pat}" "$part"
    done
}

for file in $(find "$@" -name '*.pat' -o -name '*.pats' | LC_ALL=C sort); do
    case $file in
    *.pats) check_parts "$file" ;;
    *) check_as "$file" "$file" ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
