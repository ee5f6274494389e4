# shellcheck shell=bash disable=SC2154
# match.sh -- dfg-opt: matches, explanations, patterns of pieces of a graph, drafts of operators.  Sourced by run-dfg-opt.sh, in a folder of its own.

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

# operators of a .pat file, named or imported, are imported from it
echo 'op Mine(x);' > declares.pat
printf 'import "declares.pat";\npattern mine(x) = Mine(x);\n' > imports.pat
printf 'fn @main(%%x) {\n  %%0 = Mine(%%x)\n  return %%0\n}\n' > mine.dfg
for file in declares imports; do
    "$opt" --patterns $file.pat --pattern-of %0 mine.dfg > mine.pat
    says "that pattern of '$file.pat'" 0 'piece %0 x=%x' "$opt" --patterns mine.pat --match piece mine.dfg
done

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
