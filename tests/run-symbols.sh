#!/bin/sh
# run-symbols.sh -- what a library brings along: every global name begins with its prefix, and nothing in it is
# written at run time.
#
# usage: run-symbols.sh NM LIBRARY.a PREFIX [WRITTEN]
#   PREFIX, WRITTEN   regular expressions: how names begin, and what may be written all the same
# Tables of pointers that the loader fills in (.data.rel.ro) are constant.
nm=$1 library=$2 prefix=$3 written=${4:-}
foreign=$("$nm" --extern-only --defined-only --format=posix "$library" |
    awk -v p="^($prefix)" 'NF >= 3 && $1 !~ p { print $1 }')
mutable=$("$nm" --format=sysv "$library" |
    awk -F'|' -v w="^($written) *\$" 'NF > 6 && $NF ~ /^\.(t?bss|t?data|\*COM\*)/ && $NF !~ /^\.data\.rel\.ro/ && $1 !~ w {
        print $1, $NF }')
[ -z "$foreign" ] || printf 'global names without %s:\n%s\n' "$prefix" "$foreign"
[ -z "$mutable" ] || printf 'not constant:\n%s\n' "$mutable"
[ -z "$foreign$mutable" ]
