# shellcheck shell=bash disable=SC2154
# read.sh -- dfg-opt: pattern files that are read, not compiled.  Sourced by run-dfg-opt.sh, in a folder of its own.

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
printf 'op Twice(x) { k: int = 1; }\npattern one(x) = Twice(x);\n' > one.pat
printf 'op Twice(x) { k: int = 1; }\n' > same.ops
printf 'op Twice(x) { k: int = 2; }\n' > other.ops
printf 'import "same.ops";\npattern two(x) = Twice(x);\n' > two.pat
printf 'import "other.ops";\npattern three(x) = Twice(x);\n' > three.pat
says "an operator declared twice alike" 0 "pattern two" "$opt" --patterns one.pat --patterns two.pat --list
for files in "one three" "three one" "two three"; do
    says "an operator declared twice, $files" 1 "operator 'Twice' is declared twice, differently: in '" \
        "$opt" --patterns "${files% *}.pat" --patterns "${files#* }.pat" --list
done
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
echo 'import "my.ops"; pattern p(x) = my.pool(x);' > my.pat
says "of a file that is called as its operators are" 0 "my.pool(%y) {pool_size = [2]} : f32[1, 7, 3]" \
    "$opt" --patterns my.pat --infer my.dfg -o -
echo 'pattern p(x) = nn.rleu(x);' > bad.pat
says "mistakes" 1 "bad.pat:1:16: error: unknown operator 'nn.rleu'" "$opt" --patterns bad.pat --list
echo 'import "relay.ops"; pattern p(x) { r = nn.relu(x); where extern odd(x); return r; }' > odd.pat
says "predicates in C" 1 "'odd' is a predicate in C" "$opt" --patterns odd.pat --list
mkdir -p shared && echo 'op tpu.mac(x, y);' > shared/tpu.ops
echo 'import "tpu.ops"; pattern mac(x) = tpu.mac(x, x);' > tpu.pat
says "no folder" 1 "tpu.ops" "$opt" --patterns tpu.pat --list
says "a folder" 0 "tpu.pat:1" "$opt" --patterns tpu.pat -I shared --list
# operators of what is imported count, whatever the file is called
mkdir -p s1 s2
echo 'op my.zap(a, b) : broadcast, commutative { k: int = 4; }' | tee attention.ops s1/a.ops > lib.pat
echo 'op my.two(x) -> (a, b);  op my.eff(x) : elemwise, effect;' > s2/a.ops
zap='my.zap(x & const, y) { k == 4 };'
echo "pattern base(x, y) = $zap" >> lib.pat
cat > kinds.pat <<'G'
import "s2/a.ops";
pattern last(x) = my.two(x).-1;
pattern kind(x) = op { kind == elemwise }(x);
table kinds { "last" = my.two(my.eff(_)).-1; }
G
cat > zap.dfg <<'G'
fn @main(%x) {
  %k = const f32 1.0
  %0 = my.zap(%x, %k)
  %1 = my.eff(%0)
  %2 = my.two(%1)
  %3 = %2.1
  return %3
}
G
for from in attention.ops s1/a.ops lib.pat; do
    echo "import \"$from\"; pattern zap(x, y) = $zap" > zap.pat
    says "operators of $from" 0 "zap %0 x=%k y=%x" "$opt" --patterns zap.pat --match zap zap.dfg
    says "$from, beside another file's" 0 "last %3 x=%1" \
        "$opt" --patterns zap.pat --patterns kinds.pat --match zap,last zap.dfg
done
says "kinds of what is imported" 0 "kind %1 x=%0" "$opt" --patterns kinds.pat --match kind zap.dfg
says "effects of what is imported" 0 "0 of 3 calls" "$opt" --patterns kinds.pat --partition kinds --report zap.dfg
says "a file that another one imports" 0 "base %0 x=%k y=%x" \
    "$opt" --patterns zap.pat --patterns lib.pat --match base zap.dfg
cp "$dnnl" dnnl.pat
"$opt" --match dnnl "$graphs/resnet50.dfg" > expected
is "in place of a compiled one" 0 "$opt" --patterns dnnl.pat --match dnnl "$graphs/resnet50.dfg"

# types that a file states and its operands contradict
cat > wrong.dfg <<'G'
fn @main(%x: f32[2, 3]) {
  %flat = Flatten(%x) {axis = 0} : f32[1, 5]
  %y = Relu(%flat) : f32[1, 5]
  return %y
}
G
says "a type that is wrong" 0 "wrong.dfg: warning: %flat is stated to be f32[1, 5], but is f32[1, 6]" "$opt" --infer wrong.dfg -o -
says "the others" 0 "wrong.dfg: warning: the types of 1 more values are not what is stated" "$opt" --infer wrong.dfg -o -
says "what counts" 0 "%y = Relu(%flat) : f32[1, 6]" "$opt" --infer wrong.dfg -o -
