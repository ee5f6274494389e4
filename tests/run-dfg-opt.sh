#!/bin/bash
# What dfg-opt makes of its command line and of graphs: what it prints, how it ends.
#
# usage: run-dfg-opt.sh DFG-OPT
set -u
opt=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
graphs=$here/graphs
dnnl=$here/../patterns/tables/dnnl.pat
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
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

says "help" 0 "--match P[,P...]" "$opt" --help
version=$(sed -n 's/^#define PAT_VERSION "\(.*\)".*/\1/p' "$here/../gen/pat.h")
says "version" 0 "dfg-opt $version" "$opt" --version
says "no input" 2 "no input" "$opt"
says "emit" 0 "const dfg_graph g = {" "$opt" --emit=c g.dfg
says "emit and match" 2 "both print" "$opt" --emit=c --match dnnl g.dfg
says "emit a view" 0 "dnnl." "$opt" --emit=c --match dnnl -o g-data.c g.dfg
says "a view" 0 "const dfg_graph g_data_dnnl = {" cat g-data.c
printf 'op nn.relu(x) : elemwise;\npattern p(x) = nn.relu(x);\n' > own.pat
says "emit what is not compiled" 1 "'own' is not compiled" "$opt" --patterns own.pat --match p --emit=c -o own.c g.dfg
says "two inputs" 2 "second input" "$opt" g.dfg g.dfg
says "unknown option" 2 "unknown option '--infre'" "$opt" --infre g.dfg
says "infer" 0 "%2 = nn.relu(%1) : f32[1, 8, 8, 8]" "$opt" --infer -o - g.dfg
says "no infer" 0 "%2 = nn.relu(%1)" "$opt" -o - g.dfg
says "missing value" 2 "'--match' needs a value: P[,P...]" "$opt" g.dfg --match
says "value of a switch" 2 "takes no value" "$opt" --list=all
says "at without explain" 2 "--explain" "$opt" --at %0 g.dfg
says "explained nothing" 2 "is called 'nothing'" "$opt" --explain nothing g.dfg
says "explained nowhere" 1 "no node is called '%9'" "$opt" --explain dnnl --at %9 g.dfg
says "stats without match" 2 "--match" "$opt" --stats g.dfg
says "missing file" 1 "none.dfg" "$opt" none.dfg
echo 'fn @main(%x) { return %y }' > bad.dfg
says "bad graph" 1 "bad.dfg:1:23: error:" "$opt" bad.dfg
says "list" 0 "table   dnnl" "$opt" --list
says "unknown pattern" 2 "is called 'nothing'" "$opt" --match nothing g.dfg
says "mistyped pattern" 2 "did you mean 'onnx_fusion'" "$opt" --match onnx_fuson g.dfg
says "empty name" 2 "is called ''" "$opt" --match dnnl, g.dfg
says "not a library" 1 "g.dfg: can't be loaded" "$opt" --load g.dfg --list
says "time" 0 "bytes" "$opt" --time --match dnnl g.dfg
says "dot" 0 "digraph" "$opt" --dot - --match dnnl g.dfg
says "unwritable output" 1 "none/g.dfg" "$opt" -o none/g.dfg g.dfg

# The number of the N-th line of dnnl.pat that holds a text.
at() { grep -nF "$1" "$dnnl" | sed -n "${2:-1}s/:.*//p"; }
echo "conv2d_bias_sum_relu (dnnl.pat:$(at "pattern conv2d_bias_sum_relu(")) does not match at %3:
  1 test passed, then this one failed:
  dnnl.pat:$(at "return add(s, residual)" 2): add(s, residual)
    at %2: operator is nn.relu, wanted add" > expected
is "explain" 0 "$opt" --explain conv2d_bias_sum_relu --at %3 g.dfg
echo "conv2d_bias (dnnl.pat:$(at "pattern conv2d_bias(")) matches at %1:
  %1 x=%x w=%w b=%b c=%0" > expected
is "explain a match" 0 "$opt" --explain dnnl.conv2d_bias --at %1 g.dfg
says "explain a family" 0 "entry 'dnnl.conv2d_bias_relu': dnnl.conv2d_bias_relu (dnnl.pat:$(at "for f in activation, c in biased"))" \
    "$opt" --explain dnnl --at %2 g.dfg
says "explain a table" 0 "dnnl, entry 'dnnl.conv2d_bias'" "$opt" --explain dnnl --at %1 g.dfg
says "explain everywhere" 0 "conv2d_bias matches at 1 node; " "$opt" --explain dnnl.conv2d_bias g.dfg

# a pattern from a piece of a graph: it matches there
cat > piece.dfg <<'G'
fn @main(%x: f32[2]) {
  %one = const f32 1.0
  %c = const f32[2] [0.5, 0.25]
  %0 = Add(%x, %one)
  %1 = Mul(%0, %c)
  %2 = Resize(%1, _, %c) {mode = "a\"b", more = 1}
  %"a,b" = my.Op(%2, %x) -> 2 {k = [1.5, inf], m = [[1], []]}
  return %"a,b".1
}
fn @f(%b, %a) {
  %0 = Relu(%a)
  %1 = Add(%0, %b)
  return %1
}
G
cat > expected <<'E'
import "onnx.ops";

pattern piece(x) {
    add = Add(x, 1.0);
    mul = Mul(add, [0.5, 0.25]);
    no_resize_1 = _;
    resize = op "Resize"(mul, no_resize_1?, [0.5, 0.25]) { mode == "a\"b", more == 1 };
    op2 = op "my.Op"(resize, x) { m == [[1], []] };
    where not present(no_resize_1);
    return op2.1;
}
E
is "pattern of nodes" 0 "$opt" --pattern-of '%0,%c,%1,%2,%"a,b"' piece.dfg
cp out piece.pat
says "that pattern" 0 'x=%x add=%0 mul=%1 resize=%2 op2=%"a,b"' "$opt" --patterns piece.pat --match piece piece.dfg
says "pattern of a function" 0 "pattern piece(b, a) {" "$opt" --pattern-of @f piece.dfg
says "pattern of nothing" 1 "no node is called '%q'" "$opt" --pattern-of %0,%q piece.dfg
says "pattern of an input" 1 "'%x' is no call, and no constant" "$opt" --pattern-of %x piece.dfg
says "pattern of constants" 1 "the piece has no call" "$opt" --pattern-of %c piece.dfg
says "pattern of two pieces" 1 "'@f:%0' stands in another function" "$opt" --pattern-of %0,@f:%0 piece.dfg
says "pattern of loose nodes" 1 "'%2' has no value in common with" "$opt" --pattern-of %0,%2 piece.dfg

# a draft of what is not declared; it is read, and its calls match
cat > own.dfg <<'G'
fn @main(%x: f32[1, 8], %w: f32[8, 8], %b: f32[8]) {
  %0 = my.Conv(%x, %w) {a = 1, b = [1, 2], e = []}
  %1 = my.Conv(%0, %w, %b) {a = 1.5, b = [1.5], e = [[1], [2]], s = "x"}
  %2 = my.Split(%1, _, %b) -> 2
  %3 = "an op\n"(%2.0)
  %4 = my.Cat(%2.0, %2.1, %3, %0, %1, %b) {"a b" = 2, t = tensor f32[1] [1.0], m = none}
  %5 = my.Cat(%4) {m = op Relu}
  %6 = Relu(%5)
  return %6
}
G
cat > expected <<'E'
// A draft, from calls.  Yours to add: names of operands, defaults, the kind (elemwise,
// broadcast ...), traits (commutative, effect, infer, eval, work).

// 2 calls, the first at %0
op my.Conv(x0, x1, x2?) {
    b: float[];
    a: float;
    e: int[][];
    s: string?;
}

// 1 call, the first at %2
op my.Split(x0, x1?, x2?) -> (y0, y1);

// 1 call, the first at %3; patterns can ask for it by its name alone: op "an op\n"(...)

// 2 calls, the first at %4
op my.Cat(x0, more*) {
    // no attribute can be declared by the name "a b"
    t: tensor?;
    m: any?;
}
E
is "draft of operators" 0 "$opt" --ops-of own.dfg
cp out drafted.ops
echo 'import "drafted.ops"; pattern p(x) = my.Conv(x, _) { e == [] } | my.Cat(x, _, ...) | my.Split(x, ...).1;' > drafted.pat
says "which is read" 0 "p 3" "$opt" --patterns drafted.pat --match p --stats own.dfg
echo "// all operators of the graph are declared" > expected
is "draft of nothing" 0 "$opt" --ops-of half.dfg

echo "dnnl dnnl.conv2d_bias %1 x=%x w=%w b=%b c=%0
dnnl dnnl.conv2d_bias_relu %2 x=%x w=%w b=%b" > expected
cp g.dfg stdin
is "table" 0 "$opt" --match dnnl g.dfg
input=stdin is "standard input" 0 "$opt" --match=dnnl -
echo "dnnl.conv2d_bias %1 x=%x w=%w b=%b c=%0
dnnl dnnl.conv2d_bias %1 x=%x w=%w b=%b c=%0
dnnl dnnl.conv2d_bias_relu %2 x=%x w=%w b=%b" > expected
is "patterns and tables" 0 "$opt" --match dnnl.conv2d_bias,dnnl g.dfg
: > expected
is "composite bodies are left out" 0 "$opt" --match cutlass.dense g.dfg
"$opt" --match dnnl --stats g.dfg | grep -v ' 0$' > stats
echo "dnnl dnnl.conv2d_bias_relu 1
dnnl dnnl.conv2d_bias 1" > expected
is "counts" 0 cat stats
"$opt" -o - g.dfg > expected
is "printing what was printed" 0 "$opt" -o - <("$opt" -o - g.dfg)

# a bound on what is covered: of the work, else of the calls
half="$opt --patterns half.pat --partition half"
says "half of the work" 1 "half.dfg: 50 % of the multiply-accumulates are covered; --fail-under asks for 50.5" \
    $half --report --fail-under 50.5 half.dfg
says "and it is printed still" 1 "1 of 2 calls" $half --report --fail-under 50.5 half.dfg
says "just enough" 0 "1 of 2 calls" $half --report --fail-under=50 half.dfg
says "calls where no work is known" 1 "0 % of the calls are covered" $half --report --fail-under 1 calls.dfg
printf '%s\n' calls.dfg half.dfg > paths
input=paths says "in a list" 1 '"model": "half.dfg"' $half --jsonl --fail-under 50
printf '%s\n' half.dfg half.dfg > paths
input=paths says "in a list, enough" 0 '"model": "half.dfg"' $half --jsonl --fail-under 50
says "patterns as a library" 1 "; --patterns reads such a file" "$opt" --load half.pat --list
says "no share" 2 "'101' is no value of '--fail-under'" $half --report --fail-under 101 half.dfg
says "a share of nothing" 2 "--fail-under" $half --fail-under 1 half.dfg
input=paths says "a share of matches" 2 "--fail-under is about the share" "$opt" --jsonl --match dnnl --fail-under 1

# outputs: whole, or as they were
says "one file for two outputs" 2 "same file" "$opt" --dot a.out -o a.out g.dfg
says "an option twice" 2 "given twice" "$opt" --match dnnl --match all g.dfg
says "a full disk" 1 "No space left" "$opt" -o /dev/full g.dfg
echo "fn @main(%x) { return %x }" > kept
cp kept link-target
ln -s link-target link
: > expected
is "through a link" 0 "$opt" -o link g.dfg
is "it is a link still" 0 test -L link
is "what it names is written" 0 cmp link-target <("$opt" -o - g.dfg)
for job in --help --version --list "--match dnnl g.dfg" "--match dnnl --stats g.dfg" "--explain dnnl g.dfg" "--dot - g.dfg" \
    "--partition dnnl --report g.dfg" "--partition dnnl --report=json g.dfg" "--validate dnnl g.dfg" "-o - g.dfg" \
    "--dot /dev/full g.dfg" "--partition dnnl --can-run nn.relu(f32[1])" "--check-rules=relu_twice"; do
    says "a full disk: $job" 1 "" sh -c '"$0" '"'${job// /\' \'}'"' > /dev/full' "$opt"
done
echo g.dfg > paths
input=paths says "a full disk: a line" 1 "" sh -c '"$0" --jsonl --match dnnl > /dev/full' "$opt"
input=. says "a folder is no list of models" 1 "Is a directory" "$opt" --jsonl --match dnnl
cp g.dfg mode.dfg
chmod 640 mode.dfg
is "a graph that is replaced" 0 "$opt" -o mode.dfg g.dfg
is "keeps its mode" 0 [ "$(stat -c %a mode.dfg)" = 640 ]
sleep 0 & wait $!
touch mode.dfg.$!.tmp mode.dfg.$$.tmp mode.dfg.x.tmp
is "a graph beside what a killed run left" 0 "$opt" -o mode.dfg g.dfg
is "which goes; what a live one makes stays" 0 [ "$(echo mode.*)" = "mode.dfg mode.dfg.$$.tmp mode.dfg.x.tmp" ]
rm mode.*
# killed at some moment it leaves the old file or the new one
"$opt" -o - g.dfg > whole.dfg
for ((i = 0; i < 100; i++)); do printf ' %%n%d = nn.relu(%%%s)\n' $i "$([ $i = 0 ] && echo x || echo n$((i - 1)))"; done |
    { echo 'fn @main(%x) {'; cat; echo ' return %n99 }'; } > long.dfg
"$opt" -o - long.dfg > new.dfg
for ((i = 0; i < 40; i++)); do
    cp whole.dfg killed.dfg
    "$opt" -o killed.dfg long.dfg & sleep 0.00$((i / 10))$((i % 10)); kill -9 $! 2> /dev/null; wait $! 2> /dev/null
    cmp -s killed.dfg whole.dfg || cmp -s killed.dfg new.dfg || echo "half" >> halves
done
is "a killed run leaves a whole file" 0 [ ! -e halves ]
is "the next run" 0 "$opt" -o killed.dfg long.dfg
is "removes what it left" 0 [ "$(echo killed.*)" = killed.dfg ]
# external data through symbolic links: below the model's folder, wherever that leads, and nowhere else
mkdir -p models/below elsewhere
cp "$graphs/../unit/onnx/external.onnx" models
ln -s models linked
"$opt" -o - "$graphs/../unit/onnx/external.onnx" > expected
cp "$graphs/../unit/onnx/one-node.onnx" models/below/data
ln -s below/data models/one-node.onnx
is "a link that stays in the folder" 0 "$opt" -o - linked/external.onnx
mv models/below/data elsewhere
ln -s "$PWD/elsewhere/data" models/below/data
says "a link that leaves it" 1 "external data 'one-node.onnx' is a link that leaves the model's folder" \
    "$opt" -o - models/external.onnx
rm models/one-node.onnx
sed 's/one-node.onnx/below-it\/data/' models/external.onnx > models/folder.onnx
ln -s ../elsewhere models/below-it
says "nor a folder's" 1 "is a link that leaves the model's folder" "$opt" -o - models/folder.onnx
cp "$graphs/../unit/onnx/one-node.onnx" elsewhere/one-node.onnx
ln -s ../elsewhere/one-node.onnx models/one-node.onnx
cd elsewhere || exit 1
cp ../models/external.onnx .
cp ../expected .
is "the model's own folder" 0 "$opt" -o - external.onnx
: > ../expected
cd .. || exit 1
# an ONNX model's constants stay in the file: one tensor of 64 KiB (TensorProto in an initializer)
python3 - > m.onnx <<'P'
import sys
def field(n, data): return bytes([n << 3 | 2]) + size(len(data)) + data
def size(n): return bytes([n]) if n < 128 else bytes([n & 127 | 128]) + size(n >> 7)
tensor = b"\x08" + size(16384) + b"\x10\x01" + field(8, b"w") + field(9, bytes(65536))
node = field(1, b"w") + field(2, b"y") + field(4, b"Relu")
graph = field(1, node) + field(2, b"g") + field(5, tensor) + field(12, field(1, b"y"))
sys.stdout.buffer.write(b"\x08\x08" + field(7, graph) + field(8, b"\x10\x11"))
P
"$opt" -o wanted.dfg m.onnx
cp m.onnx first.onnx
is "the input as the output" 0 "$opt" -o m.onnx m.onnx
is "is the same graph" 0 cmp <("$opt" -o - m.onnx) wanted.dfg
is "a model in its own form" 0 "$opt" --keep-opset -o kept.onnx first.onnx
is "is the same graph" 0 cmp <("$opt" --keep-opset -o - kept.onnx) <("$opt" --keep-opset -o - first.onnx)
echo "fn @main(%x) { return nn.relu(%x) }" > relay.dfg
says "a graph that ONNX has no form for" 1 "nn.relu): it is an operator of Relay" "$opt" -o relay.onnx relay.dfg
is "no model is written" 1 test -e relay.onnx
# its file is of opset 12, where Softmax flattens; LayerNormalization is of opset 17
cat > norm.dfg <<'G'
fn @main(%x: f32[2, 4, 8], %s: f32[8], %t: f32[8]) {
  %e = const f32 0.0009765625
  %0 = ReduceMean(%x) {axes = [-1]}
  %1 = Sub(%x, %0)
  %2 = ReduceMean(Mul(%1, %1)) {axes = [-1]}
  %3 = Mul(Div(%1, Sqrt(Add(%2, %e))), %s)
  return Softmax.v1(Add(%3, %t)) {axis = 1}
}
G
"$opt" norm.dfg -o norm.onnx
says "no opset has all nodes" 1 "with --keep-opset a model stays in the forms that it has" \
    "$opt" --rewrite norm norm.onnx -o none.onnx
is "it does with --keep-opset" 0 "$opt" --keep-opset norm.onnx -o again.onnx
is "is the same graph" 0 cmp <("$opt" --keep-opset -o - norm.onnx) <("$opt" --keep-opset -o - again.onnx)
says "no text to standard output as a model" 1 "can't be written" "$opt" -o "no such folder/x.onnx" first.onnx
is "no temporary file stays" 0 find . -name '*.tmp'

# a chain of a million nodes, with the stack that programs get
python3 - > big.dfg <<'P'
print('fn @main(%x: f32[1, 8], %b: f32[8]) {')
for i in range(500000):
    print(f'  %a{i} = add({"%r" + str(i - 1) if i else "%x"}, %b)\n  %r{i} = nn.relu(%a{i})')
print('  return %r499999\n}')
P
ulimit -s 8192
: > expected
is "a million nodes" 0 "$opt" --match dnnl --dot /dev/null -o /dev/null big.dfg

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
cat > norm.dfg <<'G'
fn @main(%q: i8[4]) {
  %t = cast(%q) {dtype = f32}
  %0 = add(%t, %t)
  return %t, %0
}
G
cat > expected <<'E'
fn @main(%q: i8[4]) {
  %t = cast(%q) {dtype = f32} : f32[4]
  %3 = cast(%q) {dtype = f32} : f32[4]
  %0 = add(%t, %3) : f32[4]
  return %t, %0
}
E
is "passes" 0 "$opt" --infer --pass cast_canonicalizer norm.dfg -o -
says "unknown pass" 2 "no pass is called 'inference'" "$opt" --pass cast_canonicalizer,inference norm.dfg
says "no pass" 2 "'' is no value of '--pass'" "$opt" --pass= norm.dfg

# a dequantised value that a convolution and a sum read: both are groups, each with its own
cat > qdq.dfg <<'G'
fn @main(%x: i8[1, 4, 8, 8]) {
  %s = const f32 0.5
  %z = const i8 0
  %w = const i8[4, 4, 1, 1] [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8]
  %d = DequantizeLinear(%x, %s, %z)
  %v = DequantizeLinear(%w, %s, %z)
  %c = Relu(Conv(%d, %v))
  %q = QuantizeLinear(%c, %s, %z)
  %e = DequantizeLinear(%q, %s, %z)
  %t = Add(%e, %d)
  %r = QuantizeLinear(%t, %s, %z)
  return %r
}
G
for table in onnx_fusion onnx_dnnl onnx_cmsis_nn onnx_ethos_u; do
    says "$table without a shared end" 0 "9 of 9 calls (100.0 %)" \
        "$opt" --infer --pass unique_dequantize --partition $table --report qdq.dfg
done
says "a quantised group before the smaller one in it" 0 "5 of 8 calls (62.5 %), 1.02 k MAC" \
    "$opt" --infer --partition onnx_fusion --report <(sed 's/Add(%e, %d)/Erf(%e)/' qdq.dfg)
says "partition" 0 'Composite = "dnnl.conv2d_bias_relu"' "$opt" --partition dnnl two.dfg -o -

# what frontends write, brought into the form of a table; results as ConvInteger of ONNX Runtime gives them
cat > qnn.dfg <<'G'
fn @main(%x: u8[1, 2, 3, 3]) {
  %w = const i8[2, 2, 2, 2] [1, 2, 3, 4, 5, 6, 7, 8, -1, -2, -3, -4, -5, -6, -7, -8]
  %b = const i32[2] [10, 20]
  %three = const i32 3
  %zero = const i32 0
  %s = const f32 0.5
  %c = qnn.conv2d(%x, %w, %three, %zero, %s, %s) {channels = 2, kernel_size = [2, 2], padding = [1, 1, 0, 0], out_dtype = i32}
  %a = nn.bias_add(%c, %b)
  %r = qnn.requantize(%a, %s, %zero, %s, %three) {axis = 1, out_dtype = u8}
  return %r, %c
}
G
cat > qnn-input.dfg <<'G'
fn @main() {
  %x = const u8[1, 2, 3, 3] [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 255]
  return %x
}
G
says "eval, with zero points" 0 \
    "[48, 103, 125, 122, 248, 284, 182, 356, 2288, -48, -103, -125, -122, -248, -284, -182, -356, -2288]" \
    "$opt" --infer --eval qnn-input.dfg qnn.dfg
says "no entry takes what a frontend writes" 0 "0 of 3 calls" "$opt" --infer --partition dnnl --report qnn.dfg
says "brought into form, it does" 0 'Composite = "dnnl.qnn.conv2d"' \
    "$opt" --infer --rewrite dnnl_legalize --partition dnnl -o - <(sed 's/return %r, %c/return %r/' qnn.dfg)
says "partition, optimal" 0 "cost" "$opt" --partition dnnl --select=optimal two.dfg
says "a launch for each match" 0 "cost 7, the least" "$opt" --partition dnnl --select=optimal --launch 1.5 two.dfg
says "a region saves less than its launch" 0 "0 of 8 calls" \
    "$opt" --partition dnnl --select=optimal --regions --launch 3 --report two.dfg
cat > row.dfg <<'G'
fn @main(%x: f32[1, 8, 8, 8], %w: f32[8, 8, 1, 1], %b: f32[8, 1, 1]) {
  %0 = nn.relu(add(nn.conv2d(%x, %w), %b))
  %1 = nn.relu(add(nn.conv2d(%0, %w), %b))
  return %1
}
G
says "two matches share a launch" 0 "in 2 matches, 1 region" \
    "$opt" --infer --partition dnnl --select=optimal --regions --launch 3 --report row.dfg
says "two matches have two launches" 0 "in 0 matches, 0 regions" \
    "$opt" --infer --partition dnnl --select=optimal --launch 3 --report row.dfg
says "no launch" 2 "'-1' is no value of '--launch' (COST)" "$opt" --partition dnnl --launch=-1 two.dfg
says "launch of nothing" 2 "'--launch' goes with --partition" "$opt" --launch 1 two.dfg
says "regions" 0 "fn @dnnl_main_1" "$opt" --partition dnnl --regions two.dfg -o -
"$opt" --partition dnnl two.dfg -o composites.dfg
printf 'dnnl.conv2d_bias_relu: yes\ndnnl.conv2d_bias_relu: yes\n' > expected
is "validate" 0 "$opt" --validate dnnl composites.dfg
sed '0,/nn.relu(/s//nn.leaky_relu(/' composites.dfg > wrong.dfg
says "validate, another operator" 0 "dnnl.conv2d_bias_relu: no: %" "$opt" --validate dnnl wrong.dfg
says "validate, the second is right" 0 "dnnl.conv2d_bias_relu: yes" "$opt" --validate dnnl wrong.dfg
cat > bodies.dfg <<'G'
fn @main(%x: f32[1, 8], %w: f32[8, 8]) {
  %f0 = fn (%a: f32[1, 8], %c: f32[8, 8]) {Composite = "dnnl.matmul"} {
    %1 = Tanh(%a) : f32[1, 8]
    return MatMul(%1, %c) : f32[1, 8]
  }
  %f1 = fn (%a: f32[1, 8]) {Composite = "dnnl.matmul"} {
    return MatMul(%a, %w) : f32[1, 8]
  }
  %f2 = fn (%a, %c) {Composite = "dnnl.matmul"} {
    %2 = MatMul(%a, %c)
    return %2
  }
  %f3 = fn (%a: f32[1, 8], %c: f32[8, 8]) {Composite = "dnnl.matmul"} {
    %3 = MatMul(%a, %c) : f32[1, 8]
    return %3, %3
  }
  %f4 = fn (%a: f32[1, 8], %c: f32[8, 8]) {Composite = "dnnl.matmul_with"} {
    return MatMul(%a, %c) : f32[1, 8]
  }
  %f5 = fn (%a: f32[1, 8], %c: f32[8, 8]) {Composite = "dnnl.matmul"} {
    return MatMul(%a, %c) : f32[1, 8]
  }
  return %f0(%x, %w), %f1(%x), %f2(%x, %w), %f3(%x, %w), %f4(%x, %w), %f5(%x, %w)
}
G
cat > expected <<'G'
dnnl.matmul: no: %1 (Tanh) is no part of the match
dnnl.matmul: no: %w stands outside the function
dnnl.matmul: no: %2 (MatMul) does not match: onnx_dnnl.pat: f32
dnnl.matmul: no: it does not return just the entry's roots
dnnl.matmul_with: no entry of this name
dnnl.matmul: yes
G
validated() { "$opt" --validate "$1" "$2" | sed 's/pat:[0-9]*:/pat:/'; }
is "why a body is not valid" 0 validated onnx_dnnl bodies.dfg
is "one line a function, whichever table has its entry" 0 validated onnx_cmsis_nn,onnx_dnnl bodies.dfg
# ... and written as a model, and that one written again: attributes and types survive
cat > mlp.dfg <<'G'
fn @main(%x: f32[1, 8], %w: f32[8, 8], %b: f32[8]) {
  %0 = MatMul(%x, %w) : f32[1, 8]
  %1 = Add(%0, %b) : f32[1, 8]
  %2 = Relu(%1) : f32[1, 8]
  return MatMul(%2, %w) : f32[1, 8]
}
G
"$opt" --partition onnx_dnnl mlp.dfg -o mlp.onnx
printf 'dnnl.%s: yes\n' matmul binary eltwise matmul > expected
is "validate a model" 0 "$opt" --validate onnx_dnnl mlp.onnx
"$opt" mlp.onnx -o again.onnx
is "validate it again" 0 "$opt" --validate onnx_dnnl again.onnx
"$opt" --keep-opset mlp.onnx -o again.onnx
is "validate it, as it is" 0 "$opt" --keep-opset --validate onnx_dnnl again.onnx
says "attributes and types of functions are read" 0 \
    'fn @"dnnl.binary"(%in0: f32[1, 8], %in1: f32[8]) {Compiler = "dnnl", Composite = "dnnl.binary", PartitionedFromPattern = "Add_"}' \
    "$opt" mlp.onnx -o -
"$opt" --partition onnx_dnnl --regions mlp.dfg -o mlp.onnx
is "validate a model with regions" 0 "$opt" --validate onnx_dnnl mlp.onnx
says "validate nothing" 0 "no function is marked Composite" "$opt" --validate dnnl two.dfg
"$opt" --partition dnnl --regions --heavy nn.dense two.dfg -o dropped.dfg
"$opt" two.dfg -o plain.dfg
cp plain.dfg expected
is "regions without a heavy operator are put back" 0 cat dropped.dfg
cat > open.dfg <<'G'
fn @main(%x: f32[N, "N*2", "floor(N/2)", M]) {
  %0 = Relu(%x) : f32[N, "N*2", ?, M]
  return %0
}
G
sed 's/f32.N, "N.2", "floor.N.2.", M./f32[3, 6, ?, 4]/; s/f32.N, "N.2", ?, M./f32[3, 6, ?, 4]/' open.dfg > expected
is "dim" 0 "$opt" --dim N=3,M=4 -o - open.dfg
sed 's/, M/, 4/' open.dfg > expected
is "dim beside a rounding of another one" 0 "$opt" --dim M=4 -o - open.dfg
cat > named.dfg <<'G'
fn @main(%x: f32["batch size", "seq-len"]) {
  return %x
}
G
sed 's/"batch size", "seq-len"/2, 5/' named.dfg > expected
is "dim of any name" 0 "$opt" --dim "batch size=2,seq-len=5" -o - named.dfg
says "dim of an operator's name" 1 "no extent that is called 'Relu'" "$opt" --dim Relu=3 open.dfg
says "dim of nothing" 1 "no extent that is called 'K'" "$opt" --dim K=3 open.dfg
says "dim without a number" 2 "--dim is NAME=NUMBER, not 'N=x'" "$opt" --dim N=x open.dfg
cat > unread.dfg <<'G'
fn @main(%a, %b) {
  %f = fn (%x, %y) {Composite = "dnnl.sum"} {
    %0 = add(%x, %y)
    return %0
  }
  %1 = %f(%a, %b)
  return %a
}
G
says "a region that nothing reads is put back" 0 "return %a" "$opt" --partition dnnl --regions unread.dfg -o -
says "select what" 2 "'best' is no value of '--select' (greedy|optimal)" "$opt" --partition dnnl --select=best two.dfg
says "select of nothing" 2 "'--select' goes with --partition" "$opt" --select=greedy two.dfg
says "heavy without regions" 2 "'--heavy' goes with --regions" "$opt" --partition dnnl --heavy nn.dense two.dfg
says "least calls" 2 "'few' is no value of '--least-calls'" "$opt" --partition dnnl --regions --least-calls=few two.dfg
says "validate a pattern" 1 "--validate takes tables" "$opt" --validate cmsis_nn.softmax two.dfg

cat > doubles.dfg <<'G'
fn @main(%x: f32[N], %i: i32) {
  %0 = Add(%x, %x)
  return %0, %i
}
G
cat > inputs.dfg <<'G'
fn @main() {
  %a = const f32[2] [1.5, -2.0]
  %b = const i32 7
  return Neg(%a), %b
}
G
cat > expected <<'G'
fn @main() {
  %1 = const f32[2] [-3.0, 4.0]
  %2 = const i32 7
  return %1, %2
}
G
is "eval" 0 "$opt" --eval inputs.dfg doubles.dfg
says "eval with too few inputs" 1 "the number of arguments" "$opt" --eval doubles.dfg doubles.dfg
printf 'fn @main(%%x: f32) {\n  return Frobnicate(%%x)\n}\n' > unknown.dfg
says "verify what is not evaluated" 1 "Frobnicate: this operator is not evaluated" "$opt" --verify 1 unknown.dfg
says "verify" 0 "output 0: max abs error 0, max rel error 0, same" "$opt" --verify 3 --partition dnnl two.dfg
cat > norms.dfg <<'G'
fn @main(%x: f32[2, 6, 3, 3], %g: f32[6], %b: f32[6], %m: f32[6], %v: f32[6], %h: f32[3]) {
  %n = nn.batch_norm(%x, %g, %b, %m, abs(%v))
  %d = nn.dropout(%n.0)
  %0 = nn.instance_norm(%x, %g, %b)
  %1 = nn.layer_norm(%x, %h, %h) {axis = -1}
  %2 = nn.l2_normalize(%x) {eps = 0.001, axis = [1]}
  %3 = nn.group_norm(%x, %g, %b) {num_groups = 2}
  %4 = nn.batch_norm(%x, %h, %h, %h, abs(%h)) {axis = -1, scale = false}
  return %d.0, %0, %1, %2, %3, %4.0
}
G
says "simplified normalisations compute the same" 0 "verify: output 5:" \
    "$opt" --infer --rewrite inference_simplifier --verify 3 norms.dfg
cat > attention.dfg <<'G'
fn @main(%q: f32[2, 3, 2, 4], %k: f32[2, 5, 2, 4], %v: f32[2, 5, 2, 3], %k1: f32[2, 5, 1, 4], %v1: f32[2, 5, 1, 3],
         %heads: f32[4, 3, 5], %row: f32[5], %x: f32[2, 3, 4], %y: f32[2, 5, 4], %z: f32[2, 5, 3], %rows: f32[2, 1, 5]) {
  %c = const f32 0.5
  %aqt = relax.permute_dims(%q) {axes = [0, 2, 1, 3]}
  %aqs = const i64[3] [4, 3, 4]
  %aqr = relax.reshape(%aqt, %aqs)
  %akt = relax.permute_dims(%k) {axes = [0, 2, 1, 3]}
  %aks = const i64[3] [4, 5, 4]
  %akr = relax.reshape(%akt, %aks)
  %avt = relax.permute_dims(%v) {axes = [0, 2, 1, 3]}
  %avs = const i64[3] [4, 5, 3]
  %avr = relax.reshape(%avt, %avs)
  %akk = relax.permute_dims(%akr) {axes = [0, 2, 1]}
  %ap = relax.matmul(%aqr, %akk)
  %am = relax.multiply(%ap, %c)
  %aa = relax.add(%am, %heads)
  %aw = relax.nn.softmax(%aa) {axis = -1}
  %ao = relax.matmul(%aw, %avr)
  %aos = const i64[4] [2, 2, 3, 3]
  %aor = relax.reshape(%ao, %aos)
  %ar = relax.permute_dims(%aor) {axes = [0, 2, 1, 3]}
  %bqt = relax.permute_dims(%q) {axes = [0, 2, 1, 3]}
  %bqs = const i64[3] [4, 3, 4]
  %bqr = relax.reshape(%bqt, %bqs)
  %bkt = relax.permute_dims(%k) {axes = [0, 2, 1, 3]}
  %bks = const i64[3] [4, 5, 4]
  %bkr = relax.reshape(%bkt, %bks)
  %bvt = relax.permute_dims(%v) {axes = [0, 2, 1, 3]}
  %bvs = const i64[3] [4, 5, 3]
  %bvr = relax.reshape(%bvt, %bvs)
  %bkk = relax.permute_dims(%bkr) {axes = [0, 2, 1]}
  %bp = relax.matmul(%bqr, %bkk)
  %bm = relax.multiply(%bp, %c)
  %ba = relax.add(%bm, %row)
  %bw = relax.nn.softmax(%ba) {axis = -1}
  %bo = relax.matmul(%bw, %bvr)
  %ck_ = relax.repeat(%k1) {repeats = 2, axis = 2}
  %cv_ = relax.repeat(%v1) {repeats = 2, axis = 2}
  %cqt = relax.permute_dims(%q) {axes = [0, 2, 1, 3]}
  %cqs = const i64[3] [4, 3, 4]
  %cqr = relax.reshape(%cqt, %cqs)
  %ckt = relax.permute_dims(%ck_) {axes = [0, 2, 1, 3]}
  %cks = const i64[3] [4, 5, 4]
  %ckr = relax.reshape(%ckt, %cks)
  %cvt = relax.permute_dims(%cv_) {axes = [0, 2, 1, 3]}
  %cvs = const i64[3] [4, 5, 3]
  %cvr = relax.reshape(%cvt, %cvs)
  %ckk = relax.permute_dims(%ckr) {axes = [0, 2, 1]}
  %cp = relax.matmul(%cqr, %ckk)
  %cm = relax.multiply(%cp, %c)
  %cw = relax.nn.softmax(%cm) {axis = -1}
  %co = relax.matmul(%cw, %cvr)
  %cos = const i64[4] [2, 2, 3, 3]
  %cor = relax.reshape(%co, %cos)
  %cr = relax.permute_dims(%cor) {axes = [0, 2, 1, 3]}
  %dt = relax.permute_dims(%y) {axes = [0, 2, 1]}
  %dp = relax.matmul(%x, %dt)
  %dm = relax.multiply(%dp, %c)
  %da = relax.add(%dm, %rows)
  %dw = relax.nn.softmax(%da) {axis = 2}
  %do = relax.matmul(%dw, %z)
  return %ar, %bo, %cr, %do
}
G
says "attention of Relax's parts computes the same" 0 "verify: output 3: max abs error" \
    "$opt" --infer --rewrite relax_attention --verify 3 attention.dfg
says "... of four kinds" 0 "attention_multi_query: 1 applied" \
    "$opt" --infer --rewrite relax_attention --stats attention.dfg
says "... which CUTLASS takes" 0 "3 matches" \
    "$opt" --infer --rewrite relax_attention --partition relax_cutlass --report attention.dfg
cat > heads.dfg <<'G'
fn @main(%q: f32[2, 3, 4, 5], %k: f32[2, 3, 6, 5], %v: f32[2, 3, 6, 2], %m: f32[4, 6]) {
  %s = const f32 0.25
  %p = MatMul(%q, Transpose(%k) {perm = [0, 1, 3, 2]})
  %0 = MatMul(Softmax(Add(Mul(%p, %s), %m)), %v)
  return %0
}
G
says "attention of ONNX's parts computes the same" 0 "verify: output 0: max abs error" \
    "$opt" --infer --rewrite attention --verify 3 heads.dfg
says "verify no number" 2 "'few' is no value of '--verify'" "$opt" --verify few two.dfg

cat > noop.dfg <<'G'
fn @main(%x) {
  %a = Identity(%x)
  %b = Relu(%a)
  %c = Dropout(%b)
  %d = Tanh(%c)
  return %d
}
G
cat > expected <<'G'
fn @main(%x) {
  %b = Relu(%x)
  %d = Tanh(%b)
  return %d
}
G
is "rewrite" 0 "$opt" --rewrite no_identity,no_dropout -o - noop.dfg
is "rewrite with all rules of a file" 0 "$opt" --rewrite eliminate -o - noop.dfg
is "rewrite with the standard rules" 0 "$opt" --rewrite standard -o - noop.dfg
# a body's results keep names of their own, whatever they were called
for model in body-results-alike body-result-hides-outside; do
    "$opt" --rewrite no_identity -o named.onnx "$graphs/../unit/onnx/$model.onnx"
    says "results of a body: $model" 0 "return %o, %o_1" "$opt" -o - named.onnx
done
says "rewrite --stats" 0 "no_identity: 1 applied, 1 tried" "$opt" --rewrite eliminate.no_identity --stats noop.dfg
# what the loop does beside rules: in the standard set, by name, and left out by name
cat > canonical.dfg <<'G'
fn @main(%x: f32[2, 3], %z: f32[3]) {
  %a = Add(%x, %z)
  %b = Add(%x, %z)
  %p = const f32[1] [2.0]
  %q = const f32[1] [3.0]
  %c = Mul(%p, %q)
  %d = Add(%a, %c)
  %t = const bool true
  %f = fn () {
    %e = Mul(%d, %b)
    return %e
  }
  %g = fn () {
    return %d
  }
  %i = If(%f, %g, %t) -> 1
  %y = %i.0
  return %y
}
G
cat > expected <<'G'
fn @main(%x: f32[2, 3], %z: f32[3]) {
  %a = Add(%x, %z) : f32[2, 3]
  %c = const f32[1] [6.0]  // rule fold_constants of %p %q %c
  %d = Add(%a, %c) : f32[2, 3]
  %e = Mul(%d, %a) : f32[2, 3]
  return %e
}
G
is "rewrite to the canonical form" 0 "$opt" --infer --rewrite standard --provenance -o - canonical.dfg
is "rewrite to the canonical form alone" 0 "$opt" --infer --rewrite canonical --provenance -o - canonical.dfg
says "canonical form, counted" 0 "merge_equal_calls: 1 applied, 1 tried" "$opt" --infer --rewrite canonical --stats canonical.dfg
says "canonical form, checked" 0 "same" "$opt" --infer --rewrite canonical --verify 2 canonical.dfg
says "canonical form, listed" 0 "rewrite inline_if" "$opt" --list
for left in merge_equal_calls:%b fold_constants:%q inline_if:If; do
    says "canonical form without ${left%:*}" 0 "${left#*:}" "$opt" --infer --rewrite standard,-${left%:*} -o - canonical.dfg
done
# ... in which an attribute that is as declared says nothing
cat > defaults.dfg <<'G'
fn @main(%x: f32[2, 3]) {
  %a = Softmax(%x) {axis = -1} : f32[2, 3]
  %b = Softmax(%x) : f32[2, 3]
  %c = Softmax(%x) {axis = 0} : f32[2, 3]
  return LeakyRelu(%a) {alpha = 0.01}, LeakyRelu(%b), LeakyRelu(%c)
}
G
cat > expected <<'G'
fn @main(%x: f32[2, 3]) {
  %a = Softmax(%x) {axis = -1} : f32[2, 3]
  %c = Softmax(%x) {axis = 0} : f32[2, 3]
  %4 = LeakyRelu(%a) {alpha = 0.01} : f32[2, 3]
  %5 = LeakyRelu(%c) : f32[2, 3]
  return %4, %4, %5
}
G
is "defaults in the canonical form" 0 "$opt" --infer --rewrite canonical -o - defaults.dfg
# ... and an If goes whose result has a rank that one branch alone has: here what both branches of another say of it
cat > ranks.dfg <<'G'
fn @main(%x: f32[a, b, c]) {
  %e = Equal(Shape(%x) {start = 2}, const i64[1] [1])
  %t = fn () {
    %0 = Squeeze(%x, const i64[1] [2]) : f32[a, b]
    return %0
  }
  %f = fn () {
    return %x
  }
  %i = If(%t, %f, %e) -> 1
  %y = %i.0
  %d = Equal(Size(Shape(%y)), const i64 2)
  %v = fn () {
    %3 = Identity(%y) : f32[a, b]
    return %3
  }
  %w = fn () {
    %4 = Unsqueeze(%y, const i64[1] [0]) : f32[1, a, b]
    return %4
  }
  %j = If(%v, %w, %d) -> 1
  return Relu(%j.0)
}
G
cat > expected <<'G'
fn @main(%x: f32[a, b, c]) {
  %2 = const i64[1] [2]
  %0 = Squeeze(%x, %2) : f32[a, b]
  %10 = Relu(%0) : f32[a, b]
  return %10
}
G
is "ranks that branches tell" 0 "$opt" --infer --rewrite standard -o - ranks.dfg
says "ranks that one branch tells" 0 "If(%t, %f, %e)" "$opt" --infer --rewrite standard -o - <(sed 's/Identity(%y) : f32.*/Identity(%y)/' ranks.dfg)
says "the standard rules but for a file" 0 "Identity(%x)" "$opt" --rewrite standard,-eliminate -o - noop.dfg
says "rewrite but for no rule" 2 "no rule, and no file with rules, is called 'frob'" "$opt" --rewrite standard,-frob noop.dfg
# results of the model keep their names, where one value is both
"$opt" -o twice.onnx - <<'G'
fn @main(%x: f32[2]) {
  %y = Relu(%x) : f32[2]
  %z = Relu(%x) : f32[2]
  return %y, %z
}
G
"$opt" --rewrite canonical -o named.onnx twice.onnx
says "merged results of a model" 0 "return %y, %z" "$opt" -o - named.onnx
says "rewrite by no rule" 2 "no rule, and no file with rules, is called 'frob'" "$opt" --rewrite frob noop.dfg
says "rewrite in two directions" 1 "share one direction: 'rs_add_zero'" "$opt" --rewrite rs_add_zero,no_identity noop.dfg
says "once without rewrite" 2 "'--once' goes with --rewrite" "$opt" --once noop.dfg
says "a folder without patterns" 2 "'-I' goes with --patterns" "$opt" -I . noop.dfg
says "a param of nothing" 1 "-D n: no file declares a param of that name" "$opt" -D n=1 noop.dfg
cat > clips.dfg <<'G'
fn @main(%x: f32[2, 3]) {
  %lo = const f32 0.0
  %hi = const f32 6.0
  %0 = Clip(%x, %lo, %hi) : f32[2, 3]
  %1 = Clip(%0, %lo, %hi) : f32[2, 3]
  return %1
}
G
cat > expected <<'G'
fn @main(%x: f32[2, 3]) {
  %2 = const f32 0.0  // rule clip_clip of %0 %1
  %3 = const f32 6.0  // rule clip_clip of %0 %1
  %1 = Clip(%x, %2, %3) : f32[2, 3]  // rule clip_clip of %0 %1
  return %1
}
G
is "rewrite --provenance" 0 "$opt" --rewrite clip_clip --provenance -o - clips.dfg
sed -E 's, *//.*,,' expected > without
mv without expected
is "rewrite --once" 0 "$opt" --rewrite clip_clip --once -o - clips.dfg

echo "onnx_fusion: conv" > expected
is "can run" 0 "$opt" --partition onnx_fusion --can-run 'Conv(f32[1, 3, 8, 8], const f32[4, 3, 3, 3], _) {pads = [1, 1, 1, 1]}'
says "can run, all tables" 0 "cmsis_nn: no; no entry takes nn.dense here" "$opt" --can-run 'nn.dense(f32[1, 64], const f32[10, 64])'
says "can run, by facts" 0 "cmsis_nn_tflm: cmsis-nn.conv_2d" "$opt" --partition cmsis_nn_tflm --can-run \
    'tfl.Conv2D(i8[1, 8, 8, 4] #{scale = 0.5}, const i4[4, 3, 3, 4] #{scale = 0.25, zero_point = 0}, const i32[4]) {padding = "VALID"}'
says "can run, a stated result" 0 "cmsis_nn_tflm: cmsis-nn.softmax" "$opt" --partition cmsis_nn_tflm --can-run 'tfl.Softmax(i8[1, 8]) : i16[1, 8]'
says "verify quantised" 0 "output 0: max abs error 0, max rel error 0, same" "$opt" --verify 2 --partition cmsis_nn_tflm "$graphs/keywords.dfg"
cat > cycles.pat <<'P'
import "relay.ops";
pattern conv(x, w) = nn.conv2d(x, w & const);
pattern relu(x) = nn.relu(x);
table cycles {
    "conv" = conv cost 100 + x.elements;
    "relu" = relu cost 50;
}
P
cat > cycles.dfg <<'G'
fn @main(%x: f32[1, 4, 8, 8]) {
  %w = const f32[4, 4, 1, 1] ?
  %0 = nn.conv2d(%x, %w) {channels = 4} : f32[1, 4, 8, 8]
  %1 = nn.relu(%0) : f32[1, 4, 8, 8]
  return %1
}
G
# 1,024 multiply-accumulates on 256 elements: 356 cycles there, 2,048 here; the relu 50 there, 5 here
says "costs of the host" 0 "cost 361, the least" "$opt" --patterns cycles.pat --partition cycles --select optimal --host '2 * macs(x) + 5' cycles.dfg -o -
says "what it takes then" 0 "conv 1" "$opt" --patterns cycles.pat --match cycles.conv --stats cycles.dfg
sed 's/"relu" =/host cost 2 * macs(x) + 5;\n    "relu" =/' cycles.pat > host.pat
sed -i 's/table cycles/table host/' host.pat
says "a table's cost of the host" 0 "cost 361, the least" "$opt" --patterns host.pat --partition host --select optimal cycles.dfg
says "the option goes before" 0 "cost 2, the least" "$opt" --patterns host.pat --partition host --select optimal --host 1 cycles.dfg
says "it compiles" 0 "cost 361, the least" "$opt" --compile --patterns host.pat --partition host --select optimal cycles.dfg
sed -i 's/2 \* macs(x) + 5/rate * macs(x) + start/; s/^table/param rate: float = 2.0 : runtime;\nparam start: int = 5;\ntable/' host.pat
for compile in "" --compile; do
    says "a host's params $compile" 0 "cost 361, the least" "$opt" $compile --patterns host.pat --partition host --select optimal cycles.dfg
    # 0.1 cycles each: 107.4 and 5 here
    says "a host's params with -D $compile" 0 "cost 112.4, the least" "$opt" $compile --patterns host.pat -D rate=0.1 --partition host --select optimal cycles.dfg
done
says "params in --host" 0 "cost 356, the least" "$opt" --patterns host.pat --partition host --select optimal --host 'start * macs(x) / 2' cycles.dfg
says "no job" 0 "g.dfg is a valid graph; say what to do with it: --match" "$opt" g.dfg
says "costs of nothing" 0 "cost 2, the least" "$opt" --patterns cycles.pat --partition cycles --select optimal cycles.dfg
says "a host's wrong cost" 1 "host cost:1:5: error: unknown function 'mac'
    1 | 2 * mac(x)
      |     ^" "$opt" --partition dnnl --select optimal --host '2 * mac(x)' g.dfg
says "a host's unknown cost" 0 "host cost: that of" "$opt" --partition dnnl --host 'x.shape[7]' g.dfg
# A file's own operator counts, where a shipped one has its name: this Add does not commute, and has a default.
cat > own.pat <<'P'
op Add(x, y) : infer same { scale: float = 2.0; }
pattern own_sum(x, y) = Add(x : f32[4], y : f32[1]) { scale == 2.0 };
P
cat > own.dfg <<'G'
fn @main(%x: f32[1], %y: f32[4]) {
  %0 = Add(%x, %y)
  %1 = Add(%y, %x)
  return %0, %1
}
G
echo 'own_sum %1 x=%y y=%x' > expected
is "an operator of one's own" 0 "$opt" --infer --patterns own.pat --match own_sum own.dfg
mkdir -p changed
sed -e 's/nn.relu(x)/nn.tanh(x)/' -e 's/"conv" =/"convolution" =/' -e 's/"relu" =/"tanh" =/' cycles.pat > changed/cycles.pat
cat > cycles2.dfg <<'G'
fn @main(%x: f32[1, 4, 8, 8]) {
  %w = const f32[4, 4, 1, 1] ?
  %0 = nn.conv2d(%x, %w) {channels = 4} : f32[1, 4, 8, 8]
  %1 = nn.relu(%0) : f32[1, 4, 8, 8]
  %2 = tanh(%1) : f32[1, 4, 8, 8]
  %3 = nn.relu(%2) : f32[1, 4, 8, 8]
  return %3
}
G
sed -i 's/nn.tanh/tanh/' changed/cycles.pat
cat > expected <<'T'
- cycles.pat: 3 of 4 calls (75.0 %), 100.0 % of MACs
+ changed/cycles.pat: 2 of 4 calls (50.0 %), 100.0 % of MACs
+ tanh: 1 call, 0.0 % of MACs
- relu: 2 calls, 0.0 % of MACs
  convolution, was conv: 1 call, 100.0 % of MACs
T
is "a change of a table" 0 "$opt" --diff-tables cycles.pat changed/cycles.pat cycles2.dfg
says "no change" 0 "+ cycles.pat: 3 of 4 calls" "$opt" --diff-tables cycles.pat cycles.pat cycles2.dfg
says "a changed table that is wrong" 1 "can't read 'missing.pat'" "$opt" --diff-tables cycles.pat missing.pat cycles2.dfg
says "one table to compare" 2 "--diff-tables takes two files, and this is one" "$opt" --diff-tables cycles.pat
says "can run, calls in calls" 0 "onnx_dnnl: dnnl.int8_conv" "$opt" --partition onnx_dnnl --can-run 'QuantizeLinear(Relu(Conv(
    DequantizeLinear(u8[1, 8, 4, 4], const f32 0.5, const u8 0), DequantizeLinear(const i8[8, 8, 1, 1], const f32 0.25))), const f32 0.5, const u8 0)'
says "can run, a part" 0 "onnx_dnnl: dnnl.eltwise; 1 of 2 calls, in 1 match; no entry takes Erf here" \
    "$opt" --partition onnx_dnnl --can-run 'Relu(Erf(f32[1]))'
says "can run, an operator inside" 1 "no operator is called 'Convv'; did you mean 'Conv'?" "$opt" --can-run 'Relu(Convv(f32[1]))'
says "can run, at its place in the call" 1 "    1 | Relu(Conv(f32[1, 8, 4, 4], conts f32[8]))
      |                            ^" "$opt" --can-run 'Relu(Conv(f32[1, 8, 4, 4], conts f32[8]))'
says "can run, no such type" 1 "unknown type 'f3'" "$opt" --can-run 'Conv(f3[2])'
says "can run, no call" 1 "'Conv' is no call: write 'OP(TYPES) {ATTRS}'" "$opt" --can-run 'Conv'
says "can run, an open call" 1 "'Conv(f32[2]': a parenthesis is not closed" "$opt" --can-run 'Conv(f32[2]'
says "can run, a misspelt call" 1 "no operator is called 'Conw'; did you mean 'Conv'?" "$opt" --can-run 'Conw(f32[2])'
says "can run, what was seen" 0 "type is f16[2], wanted f32" "$opt" --partition onnx_dnnl --can-run 'Relu(f16[2])'
says "can run, a pattern" 1 "--can-run takes tables" "$opt" --partition cmsis_nn.softmax --can-run 'nn.softmax(i8[2])'
printf 'two.dfg\nmissing.dfg\n' > paths
cat > expected <<'J'
{"model": "two.dfg", "nodes": 12, "matches": {"dnnl.conv2d_bias_relu": 2, "dnnl.conv2d_bias": 2}}
{"model": "missing.dfg", "error": "missing.dfg: error: can't be read: No such file or directory"}
J
input=paths is "a model a line" 1 "$opt" --jsonl --match dnnl
input=paths says "what failed of a corpus" 1 "missing.dfg: error: can't be read: No such file or directory
dfg-opt: 1 of 2 models failed" sh -c '"$0" --jsonl --match dnnl 2>&1 > /dev/null' "$opt"
input=paths says "a report a line" 1 '"calls": 8, "covered": 6, "macs": 12288' "$opt" --jsonl --partition dnnl
printf '\r\nqdq.dfg' > paths
input=paths says "passes run before the report of a line" 0 '"calls": 9, "covered": 9' \
    "$opt" --jsonl --infer --pass unique_dequantize --partition onnx_ethos_u
input=paths says "rules run before the counts of a line" 0 '"qdq_conv": 1' \
    "$opt" --jsonl --infer --pass unique_dequantize --rewrite eliminate --match onnx_fusion
input=paths says "the bound of a line" 0 '"cost": 2, "least_cost": 2' \
    "$opt" --jsonl --infer --pass unique_dequantize --partition onnx_ethos_u --select optimal
says "jsonl and an output" 2 "--jsonl prints reports or counts only, not '-o'" "$opt" --jsonl --match dnnl -o x
says "jsonl of what" 2 "--partition or --match says what to print" "$opt" --jsonl
says "jsonl and an input" 2 "reads paths from standard input" "$opt" --jsonl --match dnnl two.dfg

# --patterns: a file that is read, not compiled
cat > npu.pat <<'P'
import "relay.ops";
param least: int = 1;
pattern conv(x, w) = nn.conv2d(x, w);
pattern block(x, w, b) { c = conv(x, w); r = nn.relu(add(c, b)); where x.rank >= least; return r; }
pattern relu(x) = nn.relu(x);
table npu { "npu.block" = block; "npu.conv" = conv cost 3; "npu.relu" = relu; }
rule no_relu(x) { match nn.relu(x); rewrite x; }
rule in_c(x) { match nn.relu(x); rewrite extern f; }
P
cat > expected <<'M'
npu npu.conv %0 x=%x w=%w
npu npu.block %2 x=%x w=%w b=%b c=%0 r=%2
npu npu.relu %3 x=%2
M
is "patterns that are read" 0 "$opt" --patterns npu.pat --match npu g.dfg
says "their list" 0 "pattern block (npu.pat:4)" "$opt" --patterns npu.pat --list
says "why not" 0 "at %0: operator is nn.conv2d, wanted nn.relu" "$opt" --patterns npu.pat --explain block --at %0 g.dfg
says "their partition" 0 '{Composite = "npu.block"' "$opt" --patterns npu.pat --partition npu -o - g.dfg
says "their report" 0 "npu.block" "$opt" --patterns npu.pat --partition npu --report g.dfg
says "can they run" 0 "npu.relu" "$opt" --patterns npu.pat --partition npu --can-run 'nn.relu(f32[1])'
says "a param" 0 "block 0" "$opt" --patterns npu.pat -Dleast=9 --match block --stats g.dfg
says "no param" 2 "'least' is no value of '-D' (NAME=VALUE)" "$opt" --patterns npu.pat -D least --match block g.dfg
says "no such param" 1 "did you mean 'least'?" "$opt" --patterns npu.pat -D leest=1 --match block g.dfg
says "no such value" 1 "error: -D least=two: param 'least' is int" "$opt" --patterns npu.pat -D least=two --match block g.dfg
says "their rules" 0 "%5 = %f(%1)" "$opt" --patterns npu.pat --rewrite no_relu -o - g.dfg
says "their rules, counted" 0 "no_relu: 2 applied" "$opt" --patterns npu.pat --rewrite no_relu --stats g.dfg
says "what their rules compute" 1 "no_relu: DIFFERS" "$opt" --patterns npu.pat --check-rules=no_relu
says "what C makes is not checked" 1 "in_c: unchecked: its replacement is made in C, by 'f'" \
    "$opt" --patterns npu.pat --check-rules=in_c
says "replacements in C" 2 "npu.pat:8: rule 'in_c' makes its replacement in C: --load FILE.so that defines 'f'" "$opt" --patterns npu.pat --rewrite in_c g.dfg
says "of one name" 1 "two files of --patterns are called 'npu'" "$opt" --patterns npu.pat --patterns npu.pat --list
says "no such file" 1 "none.pat" "$opt" --patterns none.pat --list
cat > blend.ops <<'P'
op Blend(A, B) : broadcast, infer broadcast, since 7 {
    form 1 { axis, broadcast } lift broadcast;
    form 18 (A, B, C?) { round = 0 };
}
op Old(X) : infer same, since 1, until 6;
P
cat > blend.dfg <<'G'
fn @main(%x: f32[2, 3], %y: f32[3]) {
  %z = Blend(%x, %y) : f32[2, 3]
  %o = Old(%z) : f32[2, 3]
  return %o
}
G
"$opt" --patterns blend.ops blend.dfg -o blend.onnx
says "operators of a model in an older opset" 0 "Blend(%x, %y) {broadcast = 1}" "$opt" blend.onnx -o -
"$opt" --patterns blend.ops blend.dfg -o expected
is "are those that are declared" 0 "$opt" --patterns blend.ops blend.onnx -o -
cat > round.dfg <<'G'
fn @main(%x: f32[2, 3], %y: f32[3]) {
  %z = Blend.v18(%x, %y) {round = 1} : f32[2, 3]
  return %z
}
G
"$opt" --patterns blend.ops round.dfg -o round.onnx
cp round.dfg expected
is "in a newer one they keep what they say" 0 "$opt" --patterns blend.ops round.onnx -o -
sed 's/round = 1/round = 0/' round.dfg > same.dfg
"$opt" --patterns blend.ops same.dfg -o same.onnx
sed 's/Blend.v18\(.*\) {round = 1}/Blend\1/' round.dfg > expected
is "unless it is nothing new" 0 "$opt" --patterns blend.ops same.onnx -o -
cat > my.ops <<'P'
op my.conv(x, w) : fusable, infer relay_conv;
op my.pool(x) : fusable, infer relay_pool { pool_size: int[]; layout: string = "NWC"; }
P
cat > my.dfg <<'G'
fn @main(%x: f32[1, 3, 8, 8], %w: f32[4, 3, 3, 3], %y: f32[1, 8, 3]) {
  %0 = my.conv(%x, %w)
  %1 = my.pool(%y) {pool_size = [2]}
  return (%0, %1)
}
G
says "relations of types know images by their rank" 0 "my.conv(%x, %w) : f32[1, 4, 6, 6]" \
    "$opt" --patterns my.ops --infer my.dfg -o -
says "and by the layout that is declared" 0 "my.pool(%y) {pool_size = [2]} : f32[1, 7, 3]" \
    "$opt" --patterns my.ops --infer my.dfg -o -
echo 'pattern p(x) = nn.rleu(x);' > bad.pat
says "mistakes" 1 "bad.pat:1:16: error: unknown operator 'nn.rleu'" "$opt" --patterns bad.pat --list
echo 'import "relay.ops"; pattern p(x) { r = nn.relu(x); where extern odd(x); return r; }' > odd.pat
says "predicates in C" 1 "'odd' is a predicate in C" "$opt" --patterns odd.pat --list
mkdir -p shared && echo 'op tpu.mac(x, y);' > shared/tpu.ops
echo 'import "tpu.ops"; pattern mac(x) = tpu.mac(x, x);' > tpu.pat
says "no folder" 1 "tpu.ops" "$opt" --patterns tpu.pat --list
says "a folder" 0 "tpu.pat:1" "$opt" --patterns tpu.pat -I shared --list
cp "$dnnl" dnnl.pat
"$opt" --match dnnl "$graphs/resnet50.dfg" > expected
is "in place of a compiled one" 0 "$opt" --patterns dnnl.pat --match dnnl "$graphs/resnet50.dfg"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
