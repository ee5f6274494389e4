# shellcheck shell=bash disable=SC2154
# partition.sh -- dfg-opt: partitions, regions, validation, shares that are asked for, corpora.  Sourced by run-dfg-opt.sh, in a folder of its own.

# a bound on what is covered: of the work, else of the calls
half="$opt --patterns half.pat --partition half"
says "an entry for its table" 2 "'half.dense' is an entry of table 'half', which can be named" \
    "$opt" --patterns half.pat --match half.dense half.dfg
: > expected
is "a constant with all its uses" 0 $half half.dfg -o parted.dfg
says "is in the function, and nowhere else" 0 1 grep -c "= const" parted.dfg
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
cat > twice.pat <<'G'
op F(x) : elemwise;  op G(x) : elemwise;
op H(x, y) : broadcast;
table t { "dup"(x) = H(_, F(x)) duplicate; }
pattern two(x) = H(x, _), F(x);
table roots { "two" = two; }
G
cat > twice.dfg <<'G'
fn @main(%x, %y) {
  %0 = F(%x)
  %1 = H(%y, %0)
  %2 = H(%1, %0)
  return %2
}
G
says "regions beside what is computed twice" 0 "in 1 match, 1 region" \
    timeout 60 "$opt" --patterns twice.pat --partition t --report twice.dfg
printf 'fn @main(%%x) {\n  %%0 = F(%%x)\n  %%1 = H(%%x, G(%%0))\n  return %%1\n}\n' > round.dfg
says "a choice that is cyclic has no regions" 0 "in 0 matches, 0 regions" \
    timeout 60 "$opt" --patterns twice.pat --partition roots --select=optimal --regions --launch 0.5 --report round.dfg
says "no launch" 2 "'-1' is no value of '--launch' (COST)" "$opt" --partition dnnl --launch=-1 two.dfg
says "launch of nothing" 2 "'--launch' goes with --partition" "$opt" --launch 1 two.dfg
cat > tangled.pat <<'P'
import "onnx.ops";
pattern two(s) { return Mul(s, _), Sub(s, _); }
table t { "n.relu" = Relu(const); "n.neg" = Neg(_); "n.two" = two; }
P
cat > tangled.dfg <<'G'
fn @main(%x: i32[2], %y: i32[2], %s: i32[2], %u: i32[2]) {
  %a1 = Sub(%s, %x)
  %h = Abs(%y)
  %b1 = Sub(%u, %h)
  %r = Abs(%a1)
  %a2 = Mul(%s, %x)
  %b2 = Mul(%u, %a1)
  return %r, %a2, %b1, %b2
}
G
printf '%s\n' 'fn @main(%x: i32[2]) {' '  %c = const i32[2] [2, 3]' '  %h = Abs(%x)' '  %r = Relu(%c)' '  %s = Mul(%r, %h)' \
    '  %t = Sub(%r, %x)' '  return %s, %t' '}' > late.dfg
printf '%s\n' 'fn @main(%x: i32[2], %s: i32[2]) {' '  %a = Neg(%x)' '  %m = Mul(%s, %x)' '  %dead = Sub(%s, %a)' \
    '  return %a, %m' '}' > dead-root.dfg
tangled="$opt --patterns tangled.pat --partition t --regions"
for graph in tangled=2 late=1 dead-root=1; do
    says "regions of ${graph%=*}, foretold" 0 "in 2 matches, ${graph#*=} region" $tangled --report "${graph%=*}.dfg"
    says "regions of ${graph%=*}" 0 "${graph#*=}" grep -c global_symbol <($tangled "${graph%=*}.dfg" -o -)
done
# two matches that are a cycle together: the one that saves more stays, whichever entry is first
cat > crossed.pat <<'P'
import "onnx.ops";
pattern one(x) { return Neg(x), Mul(x, _); }
pattern two(y) { return Add(y, _), Sub(y, _); }
table one_first { "one" = one cost 1.5; "two" = two cost 0; }
table two_first { "two" = two cost 0; "one" = one cost 1.5; }
P
cat > crossed.dfg <<'G'
fn @main(%x: i32[2], %y: i32[2]) {
  %a1 = Neg(%x)
  %b1 = Add(%y, %a1)
  %b2 = Sub(%y, %y)
  %a2 = Mul(%x, %b2)
  return %a2, %b1
}
G
for table in one_first two_first; do
    says "the better of a cycle, $table" 0 "cost 2, the least" \
        "$opt" --patterns crossed.pat --partition $table --select=optimal crossed.dfg
done
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
says "dim of an operator's name" 1 "open.dfg: error: no extent of the graph is called 'Relu'" "$opt" --dim Relu=3 open.dfg
says "dim of nothing" 1 "open.dfg: error: no extent of the graph is called 'K'" "$opt" --dim K=3 open.dfg
says "dim twice" 2 "--dim sets 'K' twice" "$opt" --dim K=3,N=1,K=4 open.dfg
says "dim without a number" 2 "--dim is NAME=NUMBER, up to 2^63-1, not 'N=x'" "$opt" --dim N=x open.dfg
says "nor one that is too large" 2 "up to 2^63-1, not 'N=9223372036854775808'" "$opt" --dim N=9223372036854775808 open.dfg
says "a large one" 0 "1152921504606846976" "$opt" --dim N=1152921504606846976 -o - open.dfg
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
says "heavy of no operator" 1 "no operator is called 'nn.dens'; did you mean 'nn.dense'?" "$opt" --partition dnnl --regions --heavy nn.dens two.dfg
says "heavy without regions" 2 "'--heavy' goes with --regions" "$opt" --partition dnnl --heavy nn.dense two.dfg
says "least calls" 2 "'few' is no value of '--least-calls'" "$opt" --partition dnnl --regions --least-calls=few two.dfg
says "validate a pattern" 1 "--validate takes tables" "$opt" --validate cmsis_nn.softmax two.dfg

printf 'two.dfg\nmissing.dfg\n' > paths
cat > expected <<'J'
{"model": "two.dfg", "nodes": 12, "matches": {"dnnl.conv2d_bias_relu": 2, "dnnl.conv2d_bias": 2}}
{"model": "missing.dfg", "error": "missing.dfg: error: can't be read: No such file or directory"}
J
input=paths is "a model a line" 1 "$opt" --jsonl --match dnnl
input=paths says "what failed of a corpus" 1 "missing.dfg: error: can't be read: No such file or directory
dfg-opt: 1 of 2 models failed" sh -c '"$0" --jsonl --match dnnl 2>&1 > /dev/null' "$opt"
printf -- '-\ntwo.dfg\n' > paths
input=paths says "standard input in a list" 1 '"error": "-: error: standard input is the list of models' "$opt" --jsonl --match dnnl
input=paths says "the rest of the list" 1 '{"model": "two.dfg", "nodes": 12' "$opt" --jsonl --match dnnl
printf 'two.dfg\0qdq.dfg' > paths
input=paths says "paths between NUL bytes" 1 "standard input has a NUL byte: paths are lines" "$opt" --jsonl --match dnnl
printf 'two.dfg\nmissing.dfg\n' > paths
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
