# shellcheck shell=bash disable=SC2154
# rewrite.sh -- dfg-opt: passes and rules.  Sourced by run-dfg-opt.sh, in a folder of its own.

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
cat > calls.dfg <<'G'
fn @main(%s: i64[N]) {
  %y = local.zeros(%s) : f32[3, ?]
  %z = local.row(%s) : f32[?, 4]
  return %y, %z
}
fn @"local.zeros"(%s) {
  %y = ConstantOfShape(%s) : f32[*]
  return %y
}
fn @"local.row"(%s) {
  %z = ConstantOfShape(%s) : f32[1, ?]
  return %z
}
G
cat > expected <<'G'
fn @main(%s: i64[N]) {
  %y = ConstantOfShape(%s) : f32[3, ?]
  %z = ConstantOfShape(%s) : f32[1, 4]
  return %y, %z
}
G
is "a type is what a call and its function say together" 0 "$opt" --pass inline_calls calls.dfg -o -
says "unknown pass" 2 "no pass is called 'inference'" "$opt" --pass cast_canonicalizer,inference norm.dfg
says "no pass" 2 "'' is no value of '--pass'" "$opt" --pass= norm.dfg

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
# ... without which constants stay behind what is moved in front of them: no rule takes them back
cat > moved.dfg <<'G'
fn @main(%x: f32[2, 3, 4, 5]) {
  %c = const f32[3] [1.0, 2.0, 3.0]
  %t = Transpose(%x) {perm = [0, 2, 3, 1]}
  return Transpose(Mul(%t, %c)) {perm = [0, 3, 1, 2]}
}
G
says "constants beside transpositions" 0 "Mul" "$opt" --infer --rewrite standard,-fold_constants -o - moved.dfg
# ... and calls of functions are what these compute, but without that name
cat > calls.dfg <<'G'
fn @main(%x: f32[2, 3]) {
  %y = local.twice(%x) : f32[2, 3]
  return local.twice(%y)
}

fn @"local.twice"(%a) {
  %c = const f32 2.0
  return Mul(%a, %c)
}
G
says "calls inlined, counted" 0 "inline_calls: 2 applied, 2 tried" "$opt" --infer --rewrite standard --stats calls.dfg
says "calls inlined, checked" 0 "same" "$opt" --infer --rewrite standard --verify 2 calls.dfg
says "calls inlined, listed" 0 "rewrite inline_calls" "$opt" --list
says "calls left" 0 "local.twice" "$opt" --infer --rewrite standard,-inline_calls -o - calls.dfg
cat > expected <<'G'
fn @main(%x: f32[2, 3]) {
  %c = const f32 2.0
  %y = Mul(%x, %c) : f32[2, 3]
  %4 = Mul(%y, %c) : f32[2, 3]
  return %4
}
G
is "calls inlined" 0 "$opt" --infer --rewrite canonical -o - calls.dfg
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
