# shellcheck shell=bash disable=SC2154
# tables.sh -- dfg-opt: questions to tables: what can run, costs, changes.  Sourced by run-dfg-opt.sh, in a folder of its own.

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
# names of the table's file
cat > named.pat <<'P'
op F(x) : elemwise { a: int = 1; }
op R(x) : elemwise;
param big: int = 100;
param macs: float = 4.0 : runtime;
cond heavy(x) = x.op == F, x.a >= 3;
table by_attr { "r" = R(_) cost 0.25; host cost x.a; }
table by_op { "r" = R(_) cost 0.25; host cost x.op == F ? macs : 1000; }
table by_cond { "r" = R(_) cost 0.25; host cost heavy(x) ? big : 1; }
P
cat > named.dfg <<'G'
fn @main(%x) {
  %0 = F(%x)
  %1 = F(%0) {a = 7}
  return R(%1)
}
G
for compile in "" --compile; do
    named="$opt $compile --patterns named.pat --select optimal"
    says "an attribute of the file $compile" 0 "cost 8.25, the least" $named --partition by_attr named.dfg
    says "an operator of the file $compile" 0 "cost 8.25, the least" $named --partition by_op named.dfg
    says "a condition of the file $compile" 0 "cost 101.25, the least" $named --partition by_cond named.dfg
    says "with -D $compile" 0 "cost 6.25, the least" $named -D macs=3 --partition by_op named.dfg
    says "names of the first table's file $compile" 0 "cost 7.25, the least" \
        $named --partition by_attr,by_op --host 'heavy(x) ? 2 : x.op == R ? 9 : 5' named.dfg
done
says "a predicate in C that only the host asks" 1 "asks 'odd' in C, which no pattern of the file asks" \
    "$opt" --patterns named.pat --partition by_op --host 'extern odd(x) ? 2 : 1' named.dfg
says "params in --host" 0 "cost 356, the least" "$opt" --patterns host.pat --partition host --select optimal --host 'start * macs(x) / 2' cycles.dfg
says "no job" 0 "g.dfg is a valid graph; say what to do with it: --match" "$opt" g.dfg
says "costs of nothing" 0 "cost 2, the least" "$opt" --patterns cycles.pat --partition cycles --select optimal cycles.dfg
says "a host's wrong cost" 1 "host cost:1:5: error: unknown function 'mac'
    1 | 2 * mac(x)
      |     ^" "$opt" --partition dnnl --select optimal --host '2 * mac(x)' g.dfg
says "more than a host's cost" 1 "host cost:1:2: error: expected one whole expression
    1 | 1; \"b\" = Abs(_)
      |  ^" "$opt" --partition dnnl --host '1; "b" = Abs(_)' g.dfg
says "half of a host's cost" 1 "host cost:2:6: error: expected one whole expression
    2 |   3 +
      |      ^" "$opt" --partition dnnl --host '2 *
  3 +' g.dfg
says "macs of another" 1 "host cost:1:1: error: the work of a call is known as macs(x) in \`host cost\`" \
    "$opt" --partition dnnl --host 'macs(y)' g.dfg
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
