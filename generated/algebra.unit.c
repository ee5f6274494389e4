/* What algebra.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "algebra.h"
#if ALGEBRA_H != 0x0b39dd50d860049f
#error "algebra.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern algebra_patterns[] = {
#define WHOLE algebra_div_mul_match
    {DFG_FOUND_ROW(algebra_div_mul, match, 1), .name = "div_mul", .place = "algebra.pat:12",
     .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("a", a), NODE("b", b), NODE("c", c), NODE("d", d)),
     PARTS(6, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c), PART(INNER, 3, d), PART(CONST, 2, c),
     ROOT(root))},
#undef WHOLE
#define WHOLE algebra_reciprocal_mul_whole
    {DFG_FOUND_ROW(algebra_reciprocal_mul, whole, 1), .name = "reciprocal_mul", .place = "algebra.pat:18",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("a", m.a), NODE("b", m.b)),
     PARTS(4, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), ROOT(m.root), INNER(reciprocal))},
#undef WHOLE
#define WHOLE algebra_make_reciprocal_match
    {DFG_FOUND_ROW(algebra_make_reciprocal, match, 0), .name = "make_reciprocal", .place = "algebra.pat:20",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("c", c)), PARTS(4, PART(INPUT, 0, a),
     PART(INPUT, 1, c), ROOT(root), PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE algebra_add_neg_whole
    {DFG_FOUND_ROW(algebra_add_neg, whole, 1), .name = "add_neg", .place = "algebra.pat:26",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("a", m.a), NODE("b", m.b)),
     PARTS(4, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), ROOT(m.root), INNER(neg))},
#undef WHOLE
#define WHOLE algebra_sub_neg_whole
    {DFG_FOUND_ROW(algebra_sub_neg, whole, 0), .name = "sub_neg", .place = "algebra.pat:27",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("a", m.a), NODE("b", m.b)),
     PARTS(4, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), ROOT(m.root), INNER(neg))},
#undef WHOLE
#define WHOLE algebra_mul_neg_neg_whole
    {DFG_FOUND_ROW(algebra_mul_neg_neg, whole, 1), .name = "mul_neg_neg", .place = "algebra.pat:28",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("a", m.a), NODE("b", m.b)),
     PARTS(5, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), ROOT(m.root), INNER(neg), INNER(neg_2))},
#undef WHOLE
#define WHOLE algebra_mul_mul_whole
    {DFG_FOUND_ROW(algebra_mul_mul, whole, 1), .name = "mul_mul", .place = "algebra.pat:30",
     .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), ROOT(m.root), INNER(mul),
     PART(CONST, 1, m.a), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE algebra_add_add_whole
    {DFG_FOUND_ROW(algebra_add_add, whole, 1), .name = "add_add", .place = "algebra.pat:35",
     .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("a", m.a), NODE("b", m.b)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a), PART(INPUT, 2, m.b), ROOT(m.root), INNER(add),
     PART(CONST, 1, m.a), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE algebra_div_constant_match
    {DFG_FOUND_ROW(algebra_div_constant, match, 0), .name = "div_constant", .place = "algebra.pat:41",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", x), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, c), ROOT(root), PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE algebra_pow_two_match
    {DFG_FOUND_ROW(algebra_pow_two, match, 0), .name = "pow_two", .place = "algebra.pat:48",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", x), NODE("c", c)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, c), ROOT(root), PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE algebra_unshift_softmax_whole
    {DFG_FOUND_ROW(algebra_unshift_softmax, whole, 0), .name = "unshift_softmax", .place = "algebra.pat:50",
     .is_rule = true, .depth = 3, CAPTURES(4, 1, NODE("x", m.x), NODE("s", m.s), VALUE("p", m.p),
     VALUE("a", m.a)), PARTS(4, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.s)}, INNER(sub),
     INNER(reduceMax))},
#undef WHOLE
#define WHOLE algebra_make_log_softmax_match
    {DFG_FOUND_ROW(algebra_make_log_softmax, match, 0), .name = "make_log_softmax",
     .place = "algebra.pat:57", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("s", s)),
     PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, s), ROOT(root))},
#undef WHOLE
#define WHOLE algebra_expand_operand_match
    {DFG_FOUND_ROW(algebra_expand_operand, match, 1), .name = "expand_operand", .place = "algebra.pat:63",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("y", y), NODE("s", s), NODE("e", e),
     NODE("b", b)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, y), PART(INPUT, 2, s), PART(INNER, 3, e),
     {DFG_PART_ROOT, 0, 1, 4, AT(b)})},
#undef WHOLE
#define WHOLE algebra_expand_left_match
    {DFG_FOUND_ROW(algebra_expand_left, match, 0), .name = "expand_left", .place = "algebra.pat:70",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("y", y), NODE("s", s), NODE("e", e),
     NODE("b", b)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, y), PART(INPUT, 2, s), PART(INNER, 3, e),
     {DFG_PART_ROOT, 0, 1, 4, AT(b)})},
#undef WHOLE
#define WHOLE algebra_expand_right_match
    {DFG_FOUND_ROW(algebra_expand_right, match, 0), .name = "expand_right", .place = "algebra.pat:77",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("x", x), NODE("y", y), NODE("s", s), NODE("e", e),
     NODE("b", b)), PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, y), PART(INPUT, 2, s), PART(INNER, 3, e),
     {DFG_PART_ROOT, 0, 1, 4, AT(b)})},
#undef WHOLE
#define WHOLE algebra_make_mish_whole
    {DFG_FOUND_ROW(algebra_make_mish, whole, 1), .name = "make_mish", .place = "algebra.pat:85",
     .is_rule = true, .depth = 2, CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(tanh), INNER(softplus))},
#undef WHOLE
#define WHOLE algebra_einsum_matmul_match
    {DFG_FOUND_ROW(algebra_einsum_matmul, match, 0), .name = "einsum_matmul", .place = "algebra.pat:88",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), ROOT(root))},
#undef WHOLE
};

static const char *const algebra_imports[] = { "onnx", NULL };
static const char *const algebra_text_0[] = { /* algebra.pat */
    "// algebra.pat -- arithmetic that is the same with fewer or cheaper operators.\n//\n"
    "// Over the reals; floating-point results may differ in the last places.  Integer division is none\n"
    "// of the reals', so that rules with a division ask for floats.\n\nimport \"onnx.ops\";\n\n"
    "// The operand c leaves the shape to the others.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n\n"
    "// (1 / a) b is b / a, of floats (ONNX Runtime: DivMulFusion, which lacks this guard).\n"
    "rule div_mul(a, b, c) {\n    d = Div(c & 1, a);\n    match Mul(d, b);\n"
    "    where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};\n    rewrite Div(b, a);\n"
    "}\nrule reciprocal_mul(a, b) { match Mul(Reciprocal(a), b); rewrite Div(b, a); }\n// 1 / a.\n"
    "rule make_reciprocal(a, c) {\n    match Div(c & 1, a);\n"
    "    where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};\n"
    "    rewrite Reciprocal(a);\n}\n// a (-b), a + (-b), a - (-b).\n"
    "rule add_neg(a, b) { match Add(a, Neg(b)); rewrite Sub(a, b); }\n"
    "rule sub_neg(a, b) { match Sub(a, Neg(b)); rewrite Add(a, b); }\n"
    "rule mul_neg_neg(a, b) { match Mul(Neg(a), Neg(b)); rewrite Mul(a, b); }\n"
    "// Two constant factors, two constant summands are one, which constants fold.\n"
    "rule mul_mul(x, a, b) {\n    match Mul(Mul(x & !const, a & const), b & const);\n"
    "    where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);\n"
    "    rewrite Mul(x, like(a, value(a) * value(b)));\n}\nrule add_add(x, a, b) {\n"
    "    match Add(Add(x & !const, a & const), b & const);\n"
    "    where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);\n"
    "    rewrite Add(x, like(a, value(a) + value(b)));\n}\n// A division by a constant.\n"
    "rule div_constant(x, c) {\n    match Div(x & !const, c & const);\n"
    "    where x.dtype in {f16, bf16, f32, f64}, c.elements == 1, value(c) != 0;\n"
    "    where c.rank == 0 or c.rank <= x.rank, value(c) in {0.25, 0.5, 2, 4, 8, 16, 32, 64, 128};\n"
    "    rewrite Mul(x, like(c, 1.0 / value(c)));\n}\n// Powers.\n"
    "rule pow_two(x, c) { match Pow(x, c & 2); where one(c, x), x.dtype in {f16, f32, f64}; rewrite Mul(x, x); }\n"
    "// The largest value taken away before a softmax changes nothing (TensorFlow Lite).\n"
    "rule unshift_softmax(x) : keep_shared {\n"
    "    s = Softmax(Sub(x, ReduceMax(x) { axes = p, keepdims == 1 })) { axis = a };\n    match s;\n"
    "    where len(p) == 1, p[0] == a or (a < 0 and p[0] == a + x.rank) or (a >= 0 and p[0] == a - x.rank);\n"
    "    rewrite Softmax(x) { ..s };\n}\n"
    "// A logarithm of a softmax (onnx/optimizer: fuse_consecutive_log_softmax).\n"
    "rule make_log_softmax(x) {\n    s = Softmax(x);\n    match Log(s);\n"
    "    rewrite LogSoftmax(x) { axis = s.axis };\n}\n"
    "// An operand that is broadcast anyway needs no Expand (ONNX Script: remove_expand_before_binary_op).\n"
    "rule expand_operand(x, y, s) : keep_shared {\n    e = Expand(x, s);\n"
    "    b = (Add | Mul | And | Or | Xor | Equal | BitwiseAnd | BitwiseOr | BitwiseXor)(e, y);\n"
    "    match b;\n    where broadcast_to(x, y), same_shape(y, b);\n    rewrite b.op(x, y);\n}\n"
    "rule expand_left(x, y, s) : keep_shared {\n    e = Expand(x, s);\n"
    "    b = (Sub | Div | Pow | Less | LessOrEqual | Greater | GreaterOrEqual | PRelu)(e, y);\n"
    "    match b;\n    where broadcast_to(x, y), same_shape(y, b);\n    rewrite b.op(x, y);\n}\n"
    "rule expand_right(x, y, s) : keep_shared {\n    e = Expand(x, s);\n"
    "    b = (Sub | Div | Pow | Less | LessOrEqual | Greater | GreaterOrEqual | PRelu)(y, e);\n"
    "    match b;\n    where broadcast_to(x, y), same_shape(y, b);\n    rewrite b.op(y, x);\n}\n"
    "// x tanh(softplus(x)), an operator from opset 18 on.\n"
    "rule make_mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); }\n"
    "// A product of matrices (onnx/optimizer: replace_einsum_with_matmul).  Einsum repeats what it sums over where one\n"
    "// operand's extent is 1, MatMul does not.\nrule einsum_matmul(a, b) {\n"
    "    match Einsum(a, b) { equation in {\"ij,jk->ik\", \"ik,kj->ij\", \"bij,bjk->bik\", \"bhij,bhjk->bhik\", \"bhid,bhdj->bhij\"} };\n"
    "    where a.shape[-1] == b.shape[-2];\n    rewrite MatMul(a, b);\n}\n",
    NULL};
static const struct dfg_source algebra_sources[] = {
    {"algebra.pat", UINT64_C(0xb5996b88deb39791), algebra_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit algebra_unit;
const struct dfg_unit algebra_unit = {
    .abi = DFG_ABI,
    .name = "algebra",
    .imports = algebra_imports,
    .names = &algebra_names,
    .n_patterns = 17, .patterns = algebra_patterns,
    .rules = &algebra_rules,
    .version = "0.1.0", .hash = UINT64_C(0x4b36531cedd0f5d8),
    .n_sources = 2, .sources = algebra_sources, .law_limit = 64,
    .prefix = "algebra_",
};
