# shellcheck shell=bash disable=SC2154
# files.sh -- dfg-opt: files that are written, whole or as they were; models; a graph of a million nodes.  Sourced by run-dfg-opt.sh, in a folder of its own.

# outputs: whole, or as they were
says "one file for two outputs" 2 "same file" "$opt" --dot a.out -o a.out g.dfg
cp g.dfg in.dfg
says "spelled otherwise" 2 "--dot and -o name the same file './a.dfg'" "$opt" -o a.dfg --dot ./a.dfg g.dfg
says "the picture over the graph" 2 "the output './in.dfg' is an input" "$opt" --dot ./in.dfg in.dfg
says "C over the graph" 2 "the output './in.dfg' is an input" "$opt" --emit c -o ./in.dfg in.dfg
says "the graph over values" 2 "the output './in.dfg' is an input" "$opt" --eval in.dfg -o ./in.dfg g.dfg
echo 'import "imported.pat"; pattern of_imported(x) = imported(x);' > importing.pat
echo 'import "relay.ops"; pattern imported(x) = nn.relu(x);' > imported.pat
says "over patterns" 2 "the output 'importing.pat' is an input" "$opt" --patterns importing.pat -o importing.pat g.dfg
says "over what they import" 1 "the output './imported.pat' is an input" \
    "$opt" -I "$here/../patterns/ops" --patterns importing.pat -o ./imported.pat g.dfg
says "which was not written" 0 "pattern imported" cat imported.pat
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
is "a graph beside what a killed run of its number left" 0 sh -c 'touch "mode.dfg.$$.tmp"; exec "$0" -o mode.dfg g.dfg' "$opt"
is "which goes" 0 [ "$(echo mode.*)" = mode.dfg ]
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
rm -f killed.*.tmp # of a run that was killed while it replaced the file
is "the next run" 0 "$opt" -o killed.dfg long.dfg
is "beside which is nothing else" 0 [ "$(echo killed.*)" = killed.dfg ]
# models of --check-rules
cat > relu.pat <<'P'
import "onnx.ops";
rule twice(x) { match Relu(Relu(x)); rewrite Relu(x); }
P
cp relu.pat other.pat
says "a rule of two files" 2 "several rules are called 'twice'; write UNIT.twice" \
    "$opt" --patterns relu.pat --patterns other.pat --check-rules=twice
for folder in nowhere relu.pat; do
    says "graphs in $folder" 1 "--graphs: $folder can't be written to: No" \
        "$opt" --patterns relu.pat --check-rules=relu.twice --graphs "$folder"
done
mkdir -p taken/twice.0.before.onnx
says "a model that can't be written" 1 "taken/twice.0.before.onnx: error: can't be written: Is a directory" \
    "$opt" --patterns relu.pat --check-rules=relu.twice --graphs taken
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
# a file of weights that is there, and none
mkdir -p odd/outside.bin
cp "$graphs/../unit/onnx/external-large.onnx" odd
says "external data is a folder" 1 "external data 'outside.bin' can't be read: Is a directory" \
    "$opt" odd/external-large.onnx -o -
rmdir odd/outside.bin
mkfifo odd/outside.bin
says "or a pipe" 1 "external data 'outside.bin' can't be read: Invalid argument" "$opt" odd/external-large.onnx -o -
says "a file that grows too large" 1 "can't be written: File too large" \
    sh -c 'ulimit -f 1; exec "$0" "$1" -o limited.dfg' "$opt" "$graphs/resnet50.dfg"
# weights are replaced only with the model that names them: orig.onnx has them in w.onnx.data
mkdir weights
sed 's/outside.bin/w.onnx.data/' "$graphs/../unit/onnx/external-large.onnx" > weights/orig.onnx
cp "$graphs/../unit/onnx/outside.bin" weights/w.onnx.data
: > expected
says "weights of the model that is read" 1 "w.onnx: error: can't be written: the model that was read has its weights" \
    "$opt" weights/orig.onnx -o weights/w.onnx
is "are as they were, without a model" 0 sh -c 'cmp "$0" weights/w.onnx.data; test ! -e weights/w.onnx' \
    "$graphs/../unit/onnx/outside.bin"
for out in "-o" "--dot"; do
    says "nor may $out be there" 1 "output 'weights/w.onnx.data' holds weights of the input" \
        "$opt" weights/orig.onnx "$out" weights/w.onnx.data
done
is "weights of its own" 0 "$opt" weights/orig.onnx -o weights/other.onnx
is "are replaced with the model" 0 "$opt" weights/orig.onnx -o weights/other.onnx
is "and by itself" 0 "$opt" weights/other.onnx -o ./weights/other.onnx
cp weights/other.onnx.data weights/third.onnx.data
says "some other model's" 1 "would replace a file, of that name with '.data', that is not this model's" \
    "$opt" weights/other.onnx -o weights/third.onnx
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
# its file is of opset 12, where Softmax flattens what is no known shape; LayerNormalization is of opset 17
cat > norm.dfg <<'G'
fn @main(%x: f32[N, M, 8], %s: f32[8], %t: f32[8]) {
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
says "with --keep-opset no new nodes below opset 17" 1 "(LayerNormalization): it is new, and with --keep-opset" \
    "$opt" --keep-opset --rewrite norm norm.onnx -o none.onnx
is "... nor an older form taken for the canonical one" 0 test "$("$opt" --keep-opset -o - norm.onnx | grep -c Softmax.v1)" = 1
says "... where it is evaluated" 1 "%y: Clip.v1: this operator is not evaluated" \
    "$opt" --keep-opset --verify 1 "$graphs/../unit/onnx/lift-clip-6.onnx"
# Mish is of opset 18, where axes are an operand
printf 'import "onnx.ops";\nrule mean(x) {\n    match Relu(x);\n    rewrite ReduceMean(x) { axes = [-1], keepdims = 1 };\n}\n' > mean.pat
echo 'fn @main(%x: f32[2, 4]) { return Mish(Relu(%x)) }' > mish.dfg
"$opt" mish.dfg -o mish.onnx
is "... from 17 on in the form of the file's opset" 0 \
    "$opt" --keep-opset --patterns mean.pat --rewrite mean mish.onnx -o again.onnx
says "... which is read again" 0 "ReduceMean.v18(%x, %" "$opt" --keep-opset -o - again.onnx
is "it does with --keep-opset" 0 "$opt" --keep-opset norm.onnx -o again.onnx
is "is the same graph" 0 cmp <("$opt" --keep-opset -o - norm.onnx) <("$opt" --keep-opset -o - again.onnx)
says "no text to standard output as a model" 1 "can't be written" "$opt" -o "no such folder/x.onnx" first.onnx
is "no temporary file stays" 0 find . -name '*.tmp'

# tuples of tuples: their types share parts, and print as trees
{
    printf 'fn @main(%%x: f32) {\n  %%0 = (%%x, %%x)\n'
    for i in {1..60}; do echo "  %$i = (%$((i - 1)), %$((i - 1)))"; done
    printf '  return %%60.0\n}\n'
} > tuples.dfg
: > expected
is "types that double at each of 60 nodes" 0 timeout 10 "$opt" --infer -o tuples.out --dot tuples.dot tuples.dfg
is "are not written in full" 0 sh -c 'test $(cat tuples.out tuples.dot | wc -c) -lt 100000'
is "what is small is known" 0 grep -qF '%3 = (%2, %2) : ((((f32, f32)' tuples.out

# many results of one node, and of the graph; many functions: each took the square of that
python3 - <<'P'
n = 40000
results = ", ".join(f"%s.{i}" for i in range(n))
for name, returned in ("split", results), ("first", "%s.0"):
    with open(name + ".dfg", "w") as f:
        f.write(f"fn @main(%x: f32[{n}]) {{\n  %s = Split(%x) -> {n} {{axis = 0}}\n  return {returned}\n}}\n")
with open("calls.dfg", "w") as f:
    f.writelines(f"fn @f{i}(%x) {{\n  %0 = Relu(%x)\n  return %0\n}}\n" for i in range(n))
    f.write("fn @main(%x) {\n" + "".join(f"  %{i} = @f{i}(%x)\n" for i in range(n)) + "  return %0\n}\n")
P
for name in split first; do
    is "$name: a model" 0 timeout 10 "$opt" $name.dfg -o $name.onnx
    is "$name: again" 0 timeout 10 "$opt" $name.onnx -o $name.again.onnx
done
is "as C" 0 timeout 20 "$opt" --emit c -o calls.c calls.dfg

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
