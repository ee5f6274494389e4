#!/bin/bash
# What pat2c makes of its command line: which files it writes and leaves, what
# it prints, how it ends.
#
# usage: run-command-line.sh PAT2C
set -u
pat2c=$(realpath "$1")
runtime=$(realpath "$(dirname "$0")/../runtime")
version=$(sed -n 's/^#define PAT_VERSION "\(.*\)".*/\1/p' "$runtime/../gen/pat.h")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
passed=0 failed=0

# is NAME COMMAND...: the command succeeds
is() {
    local name=$1
    shift
    if "$@" > log 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED $name: $*"
        cat log
    fi
}
# status N COMMAND...: it ends with status N
status() {
    local wanted=$1 got
    shift
    "$@"
    got=$?
    [ "$got" = "$wanted" ] || { echo "status $got"; return 1; }
}
# says TEXT COMMAND...: standard output and error contain TEXT
says() {
    local text=$1 said
    shift
    said=$("$@" 2>&1)
    case $said in *"$text"*) return 0 ;; esac
    echo "$said"
    return 1
}
lacks() { [ ! -e "$1" ]; }
# only FILES: there are no others
only() {
    [ "$(find . -type f ! -name log | LC_ALL=C sort | tr '\n' ' ')" = "$1" ] && return 0
    find . -type f
    return 1
}
old() { touch -d '2001-01-01' "$@"; }
is_old() { [ "$(date -r "$1" +%Y)" = 2001 ]; }
clean() { rm -rf -- *; }

pattern() { printf 'op tanh(x) : elemwise;\npattern %s(x) = tanh(x);\n' "$1"; }

pattern p > p.pat
is "version" says "pat2c $version" "$pat2c" --version
is "help lists the options" says "--law-limit" "$pat2c" --help
is "help ends with 0" status 0 "$pat2c" --help
if "$pat2c" --lsp < /dev/null 2>&1 | grep -q 'built without'; then
    is "--lsp that is not built" status 2 "$pat2c" --lsp
else
    is "--lsp without a client" status 1 "$pat2c" --lsp < /dev/null
fi
is "no input" status 2 "$pat2c"
printf 'import "onnx.ops";\npattern r(x) = Relu(x);\n' > shipped.pat
is "imports that ship are found" status 0 "$pat2c" shipped.pat
mkdir nearer; printf 'op Relu(x, y);\n' > nearer/onnx.ops
is "behind the folders of -I" says "takes 2 operands" "$pat2c" -I nearer shipped.pat
clean
pattern p > p.pat
is "unknown option" status 2 "$pat2c" --nonsense p.pat
is "missing value" status 2 "$pat2c" p.pat -o
is "missing value is named" says "'-o' needs a value: FILE.c" "$pat2c" p.pat -o
is "an option twice" says "'--strategy' is given twice" "$pat2c" --strategy=flat --strategy flat p.pat
is "bad color" says "'red' is no value of '--color'" "$pat2c" --color=red p.pat
is "nothing for a word" status 2 "$pat2c" --emit= p.pat
is "value of a switch" status 2 "$pat2c" --check=yes p.pat
is "bad strategy" status 2 "$pat2c" --strategy=fast p.pat
is "bad warning" status 2 "$pat2c" -Wnonsense p.pat
is "bad define" status 2 "$pat2c" -D n p.pat
is "bad limit" status 2 "$pat2c" --law-limit 0 p.pat
is "bad prefix" status 2 "$pat2c" --prefix 'a b' p.pat
is "missing file" status 1 "$pat2c" none.pat
is "missing file is named" says "none.pat" "$pat2c" none.pat
is "a folder is no file" status 1 "$pat2c" .
is "nothing written so far" only "./p.pat "

is "default outputs" status 0 "$pat2c" p.pat
is "default outputs stand beside the input" only "./p.c ./p.h ./p.pat ./p.unit.c "
old p.c p.h
is "same again" status 0 "$pat2c" p.pat
is "unchanged C keeps its time" is_old p.c
is "unchanged header keeps its time" is_old p.h
is "up to date" status 0 "$pat2c" --check p.pat

pattern other > p.pat
is "out of date" status 1 "$pat2c" --check p.pat
is "the difference is shown" says "+++" "$pat2c" --check p.pat
is "--check writes nothing" is_old p.c
printf 'pattern p(x) = ;\n' > p.pat
is "an error" status 1 "$pat2c" p.pat
is "an error leaves old outputs alone" is_old p.c
pattern p > p.pat
is "errors in one of two inputs" status 1 "$pat2c" p.pat none.pat
is "then nothing is written" is_old p.c
clean

pattern p > p.pat
mkdir d e
is "other places" status 0 "$pat2c" -od/q.c --header=e/q.h p.pat
is "each where it was asked for" only "./d/q.c ./d/q.unit.c ./e/q.h ./p.pat "
is "a header that can't be written" status 1 "$pat2c" -o d/r.c --header none/r.h p.pat
is "then the C is not written either" lacks d/r.c
is "and no temporary file stays" only "./d/q.c ./d/q.unit.c ./e/q.h ./p.pat "
is "a link is followed" ln -s d/q.c link.c
is "writing through a link" status 0 "$pat2c" -o link.c --header e/q.h p.pat
is "it is a link still" test -L link.c
is "an output that is an input" status 1 "$pat2c" -o p.pat p.pat
is "a device is written to, not replaced" status 0 "$pat2c" -o /dev/null --header e/q.h p.pat
is "it is a device still" test -c /dev/null
clean

pattern p > p.pat
is "a file that grows too large" says "File too large" sh -c 'ulimit -f 1; "$0" p.pat 2>&1' "$pat2c"
is "which is not there" only "./p.pat "
is "printed" says "p.pat" "$pat2c" -o - p.pat
is "printing writes no file" only "./p.pat "
is "facts are printed" status 0 "$pat2c" --emit=facts p.pat
is "facts write no file" only "./p.pat "
is "steps are printed" says "DFG_GIVE" "$pat2c" --emit=steps p.pat
is "steps write no file" only "./p.pat "
is "printing twice at once" status 2 "$pat2c" --stats -o - p.pat
is "checking what is printed" status 2 "$pat2c" --check -o - p.pat
is "checking printed facts" status 2 "$pat2c" --check --emit=facts p.pat
is "a header that is printed has no name" says '#include "p.h"' "$pat2c" --header - -o - p.pat
pattern q > q.pat
is "two inputs with one output" status 2 "$pat2c" -o r.c p.pat q.pat
is "two inputs" status 0 "$pat2c" p.pat q.pat
is "two inputs, all outputs" only "./p.c ./p.h ./p.pat ./p.unit.c ./q.c ./q.h ./q.pat ./q.unit.c "
clean

# the unit says what it was made of
printf 'param most: int = 3;\nop tanh(x) : elemwise { n: int = 0; }\npattern p(x) = tanh(x) { n <= most };\n' > p.pat
is "a param" status 0 "$pat2c" -D most=4 --law-limit=7 --prefix=a_ p.pat
is "its value" grep -q '^static const char \*const a_p_defines\[\] = {"most=4", NULL};' p.unit.c
is "the limit" grep -q 'law_limit = 7,' p.unit.c
is "the prefix" grep -q '\.prefix = "a_",' p.unit.c
hash=$(grep -o '\.hash = .*' p.unit.c)
is "another value" status 0 "$pat2c" -D most=5 --law-limit=7 --prefix=a_ p.pat
is "is another hash" [ "$hash" != "$(grep -o '\.hash = .*' p.unit.c)" ]
clean

# rules: a file more, which is checked, printed and depended on like the others
pattern p > p.pat
printf 'rule r(x) { match tanh(tanh(x)); rewrite x; }\n' >> p.pat
is "rules" status 0 "$pat2c" --depfile p.d p.pat
is "their replacements stand beside the matchers" only "./p.c ./p.d ./p.h ./p.pat ./p.rules.c ./p.unit.c "
is "and depend on the input" grep -q '^p\.c p\.h p\.rules\.c p\.unit\.c *:' p.d
echo stale >> p.rules.c
is "they are checked" status 1 "$pat2c" --check p.pat
is "and printed" says "DFG_BUILD(r)" "$pat2c" -o - p.pat
clean

# one name for two outputs, however it is written
pattern p > p.pat
is "the header over the C" says "written twice" "$pat2c" -o q.c --header ./q.c p.pat
is "dependencies over the C" says "written twice" "$pat2c" --depfile "$PWD/p.c" p.pat
is "one input twice" says "written twice" "$pat2c" p.pat ./p.pat
is "nothing of it is written" only "./p.pat "
is "beside a device stands nothing" status 0 "$pat2c" -o /dev/null p.pat
is "nor a header" lacks /dev/null.h
is "a full disk" status 1 "$pat2c" -o /dev/full p.pat
is "a full disk takes no help either" status 1 sh -c '"$0" --help > /dev/full' "$pat2c"
for output in "-o - p.pat" "--stats p.pat" "--stats=json p.pat" "--emit=facts -o - p.pat" "--depfile /dev/full -o p.c p.pat" \
    "--selftest /dev/full -o p.c p.pat" "--header /dev/full p.pat" --version; do
    is "a full disk: $output" status 1 sh -c "\"\$0\" $output > /dev/full" "$pat2c"
done
rm -f p.c
is "a full disk for a header" status 1 "$pat2c" --header /dev/full p.pat
is "nothing else is written then" lacks p.c
clean

# files that are called after what their C has itself
for name in op attr str; do
    printf 'op f(x) { s: string = ""; }\npattern p(x) = f(x) { s == "a" };\n' > $name.pat
    is "a file called $name" status 0 "$pat2c" $name.pat
    is "C of a file called $name" status 0 "${CC:-cc}" -std=c11 -Wall -Wextra -Werror -I "$runtime" -c $name.c
done
clean

# what no header can be called
pattern p > dfg.pat
cp dfg.pat q.pat
cp dfg.pat 'a"b.pat'
cp dfg.pat $'a\nb.pat'
is "the library's names are taken" status 1 "$pat2c" dfg.pat
is "so are its headers" says "would hide the library's" "$pat2c" --header dfg_match.h q.pat
is "a quote in a file's name" says "no '#include' can name" "$pat2c" 'a"b.pat'
is "a line break in a file's name" says "no '#include' can name" "$pat2c" $'a\nb.pat'
is "unless the header is called otherwise" status 0 "$pat2c" -o q.c --header q.h 'a"b.pat'
is "that compiles" "${CC:-cc}" -std=c11 -Wall -Wextra -Werror -I "$runtime" -c q.c
clean

# C and header of two runs
pattern p > q.pat
is "one run" status 0 "$pat2c" --rules r.c q.pat
is "a file for rules where there are none" "${CC:-cc}" -std=c11 -Wall -Wextra -Wpedantic -Werror -I "$runtime" -c r.c
sed -i s/tanh/tanz/ q.pat
is "another run" status 0 "$pat2c" -o s.c --header s.h q.pat
cp s.h q.h
is "their mixture does not compile, and says why" says "another run of pat2c" "${CC:-cc}" -std=c11 -I "$runtime" -c q.c
clean

# files that are overwritten, and what a killed run leaves
pattern p > p.pat
"$pat2c" p.pat && chmod 640 p.c && echo >> p.c
is "over others" status 0 "$pat2c" p.pat
is "the mode stays" [ "$(stat -c %a p.c)" = 640 ]
is "with what a killed process of its number left" status 0 sh -c "touch p.c.\$\$.tmp; echo >> p.c; exec \"$pat2c\" p.pat"
is "its files" only "./p.c ./p.h ./p.pat ./p.unit.c "
clean
# the name beside its place is too long for one of them, whatever the number of the process
long=$(printf 'x%.0s' {1..248})
pattern p > p.pat
is "a name that is too long" says "File name too long" "$pat2c" -o "$long.c" p.pat
is "leaves none of them" only "./p.pat "
clean
{ pattern p; for i in {1..2000}; do echo "pattern p$i(x) = tanh(tanh(x));"; done; } > k.pat
for i in 1 2 3 4 5 6 7 8; do
    "$pat2c" -Wno-unused-pattern k.pat & sleep 0.0$((i * 2)); kill -9 $! 2> /dev/null; wait $! 2> /dev/null
    for f in k.c k.h k.unit.c; do [ ! -e $f ] || tail -n 1 $f | grep -qx '}\|};\|#endif' || echo "half of $f"; done
done > halves 2>&1
is "a killed run leaves whole files" [ ! -s halves ]
rm -f k.*.tmp # of a run that was killed while it replaced a file
is "then another one" status 0 "$pat2c" -Wno-unused-pattern k.pat
is "leaves its outputs alone" only "./halves ./k.c ./k.h ./k.pat ./k.unit.c "
clean

# text that multiplies
{ pattern p0; for i in {1..20}; do echo "pattern p$i(x) = tanh(p$((i - 1))(x)) | tanh(tanh(p$((i - 1))(x)));"; done; } > p.pat
is "patterns that double are refused" says "has more than 2000 nodes" "$pat2c" p.pat
clean
echo 'op C(a*); pattern p = C(_, _) & C(every const); table t { "one" = C(_); "every" = C(every const); }' > p.pat
is "every operand may be several" status 0 "$pat2c" -Werror -Wno-unused-pattern p.pat
clean
{ echo 'import "relay.ops"; pattern p0(x) = nn.relu(x);'
  for i in 1 2 3 4 5 6; do echo "pattern p$i(x) = add(p$((i - 1))(x), p$((i - 1))(x));"; done; } > p.pat
"$pat2c" -Wno-unused-pattern p.pat > log 2>&1
is "text that is used again asks what has been asked" [ "$(grep -c 'Can this match' p.c)" = $((4 + 5 + 6)) ]
clean

# over another IR
pattern p > p.pat
is "no self-test over another IR" status 2 "$pat2c" --binding my.h --selftest s.c p.pat
is "over another IR" status 0 "$pat2c" --binding inc/my.h p.pat
is "its files" only "./p.c ./p.h ./p.names.h ./p.pat "
is "its operators" grep -q 'X(tanh, DFG_FIRST_OP + 0, "tanh")' p.names.h
is "its binding" grep -q '#include "my.h"' p.h
is "what it asks" grep -qF "p.pat:2: pattern 'p' needs the accessor dfg_calls_argc, which my.h" p.c
is "printed, it is alone" status 0 "$pat2c" --binding my.h -o - p.pat
clean

# names of entries are text of the user's, in comments of the C too
cat > p.pat <<'END'
op tanh(x) : elemwise;
table t { "*/ int injected; /*" = tanh(_); "??/" = tanh(tanh(_)); }
END
is "a name that would end a comment" status 0 "$pat2c" --selftest s.c -Wno-shadowed p.pat
for f in p.c p.unit.c s.c; do
    is "$f has it as text alone" status 0 "${CC:-cc}" -std=c11 -Wall -Wextra -Werror -I "$runtime" -c $f -o f.o
    is "no object of $f has it" status 1 sh -c 'nm f.o | grep -w injected'
done
clean

# values of -D are literals as in the file
{ pattern p; printf 'param n: int = 8;\nparam f: float = 1.0;\n'; } > p.pat
echo 'pattern q(x) = tanh(x) where x.rank == n, value(x) < f;' >> p.pat
is "decimal numbers" says "literal 10" sh -c '"$0" -D n=010 -o - "$1" | grep -q "dfg_rank.*10\|10)" && echo literal 10' "$pat2c" p.pat
for value in nan inf 0x1p3 1e400 ''; do
    is "a float is no '$value'" status 1 "$pat2c" -D "f=$value" p.pat
done
is "an int is no 0x10" status 1 "$pat2c" -D n=0x10 p.pat
is "small floats" status 0 "$pat2c" -D f=1e-400 p.pat
clean

printf 'op f(x) { a: int%s; }\n' "$(printf '[]%.0s' {1..50000})" > deep.ops
is "a type of many brackets" says "unknown attribute type 'int[][][]'" "$pat2c" deep.ops
clean

mkdir 'i n'
printf 'op tanh(x) : elemwise;\n' > 'i n/a.ops'
printf 'import "a.ops";\npattern p(x) = tanh(x);\n' > p.pat
is "imports by -I" status 0 "$pat2c" -I 'i n' --depfile p.d p.pat
is "the outputs depend" grep -q '^p\.c p\.h p\.unit\.c *:' p.d
is "on the input" grep -q '^  p\.pat' p.d
is "on the import, its blank quoted" grep -q '^  i\\ n/a\.ops' p.d
is "a folder that is not there, with its place" says "command line:1:10: warning: -I n i: No such file or directory" \
    "$pat2c" -I 'n i' -I 'i n' p.pat
is "a file in place of a folder" says "command line:1:9: warning: -I p.pat: Not a directory" \
    "$pat2c" -Ip.pat -I 'i n' p.pat
is "that is a warning" status 0 "$pat2c" -I 'n i' -I 'i n' p.pat
is "that can be an error" status 1 "$pat2c" -Werror=missing-folder -I 'n i' -I 'i n' p.pat
is "or nothing" status 0 "$pat2c" -Werror -Wno-missing-folder -I 'n i' -I 'i n' p.pat
is "an import may be deleted" grep -q '^i\\ n/a\.ops:$' p.d

clean
printf 'op f(x) : elemwise;\npattern p(x) = f(x);\ntable t { "t.p" = p; }\n' > ep.pat
is "a provider" status 0 "$pat2c" --emit=ort-ep ep.pat
is "its files" test -f ep.c -a -f ep.unit.c -a -f ep.ep.c
is "what it hands over" grep -q '{&ep_unit, &onnx_unit, &com_microsoft_unit, NULL}' ep.ep.c
is "its C" cc -std=c11 -Wall -Wextra -Werror -I "$runtime" -fsyntax-only ep.ep.c
printf 'op f(x) : elemwise;\npattern p(x) = f(x);\n' > none.pat
is "a provider without a table" says "'none.pat' has no table that a provider could be made of" "$pat2c" --emit=ort-ep none.pat
is "... leaves no file" test ! -e none.c
clean
printf '%s\n' 'op f(x) : opaque { a: int = 0; }' 'pattern tested = f(_) { a == 1 };' \
    'pattern asked { n = f(_); where n.a == 1; return n; }' > kinds.pat
is "tests with one C are one question" says "2 tests are 1 questions" "$pat2c" --strategy=shared --stats -o kinds.c kinds.pat

# parts of a search are functions, which have parts: their number must not double with each
clean
chain='f(x)'
for _ in {1..70}; do chain="a($chain)"; done
printf '%s\n' 'op f(x) : elemwise;' 'op h(x) : elemwise;' 'pattern a(x) = h(h(x)) | h(x) | h(h(h(x)));' "pattern p(x) = $chain;" > deep.pat
within() (nm -D "$pat2c" | grep -q __asan || ulimit -v "$1"; shift; "$@") # kB; sanitizers reserve more
is "alternatives that nest 70 deep in 100 MB" within 100000 "$pat2c" -Wno-costly-match deep.pat

# a line may hold the file: what is said of a place in it, and how far in it stands, must not take a walk of the line
many() { printf 'op a(x);\n'; for ((i = 0; i < $1; i++)); do printf "$2" "$i"; done; }
(printf 'op a(x);'; printf ' foo%.0s' {1..400000}) > words.pat
many 10000 ' pattern p%d(x) = a(x);' > patterns.pat
many 1 'pattern p(x) { y = a(x); where x.rank == (' > nested.pat
many 60000 'x.rank > 1 ? 1 : ' | tail -n 1 >> nested.pat
is "400,000 words on a line" status 1 timeout 10 "$pat2c" words.pat
is "60,000 choices" status 1 timeout 10 "$pat2c" nested.pat
is "10,000 patterns" timeout 10 "$pat2c" --format - < patterns.pat

# a table of 1,024 entries is data, but not where one operator has more predicates than there are entries
table() { # FILE, and an entry of number %d
    printf 'op R(x) { k: int; }\nop A(a, b) : broadcast, commutative;\ntable t {\n' > "$1"
    for ((i = 0; i < 1030; i++)); do printf "\"e%d\" = $2;\n" "$i" "$i"; done >> "$1"
    echo '}' >> "$1"
}
table narrow.pat 'R(_) { k == %d }'
table wide.pat 'A(R(_) { k == %d }, R(_))'
is "a large table is data" says "strategy table (auto" "$pat2c" --stats -o narrow.c narrow.pat
is "one that asks of one operator more than it has entries is not" says "more predicates than the table has entries" \
    "$pat2c" --stats -o wide.c wide.pat
is "labels of wide lists have more memory" "$pat2c" --strategy=table -o wide.c wide.pat
is "which the file states" grep -q '\.label_words = [1-9]' wide.c
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
