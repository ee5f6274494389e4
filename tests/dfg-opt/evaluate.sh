# shellcheck shell=bash disable=SC2154
# evaluate.sh -- dfg-opt: what graphs compute.  Sourced by run-dfg-opt.sh, in a folder of its own.

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

# An attribute that is given where the model's function is called
cat > referring.dfg <<'G'
fn @main(%x: f32[2, 3]) {
  %k = const f32[2, 3] splat -1.0
  %0 = LeakyRelu(%k) {alpha = none} #{onnx.ref.alpha = "a"}
  %1 = Flatten(%x) {axis = none} #{onnx.ref.axis = "b"}
  %2 = Add(%0, %x) : f32[*]
  return %1, %2
}
G
cp referring.dfg expected
is "no default takes its place" 0 "$opt" --infer --rewrite standard referring.dfg -o -
says "it is not evaluated" 1 "%1: Flatten: an attribute that the call of the model's function gives is not evaluated" \
    "$opt" --rewrite standard --verify 1 referring.dfg
