/* What algebra.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "algebra.h"
#if ALGEBRA_H != 0x7e646adbdd6b55e2
#error "algebra.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct algebra_div_mul_match, member)
static const struct dfg_capture algebra_div_mul_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"d", DFG_CAP_NODE, AT(d)}};
static const struct dfg_part algebra_div_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(d)}, {DFG_PART_CONST, 0, 0, 2, AT(c)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_div_mul)

#define AT(member) offsetof(struct algebra_reciprocal_mul_whole, member)
static const struct dfg_capture algebra_reciprocal_mul_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part algebra_reciprocal_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_reciprocal_mul)

#define AT(member) offsetof(struct algebra_make_reciprocal_match, member)
static const struct dfg_capture algebra_make_reciprocal_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part algebra_make_reciprocal_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_make_reciprocal)

#define AT(member) offsetof(struct algebra_add_neg_whole, member)
static const struct dfg_capture algebra_add_neg_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part algebra_add_neg_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(neg)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_add_neg)

#define AT(member) offsetof(struct algebra_sub_neg_whole, member)
static const struct dfg_capture algebra_sub_neg_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part algebra_sub_neg_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(neg)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_sub_neg)

#define AT(member) offsetof(struct algebra_mul_neg_neg_whole, member)
static const struct dfg_capture algebra_mul_neg_neg_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part algebra_mul_neg_neg_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(neg)},
    {DFG_PART_INNER, 0, 0, -1, AT(neg_2)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_mul_neg_neg)

#define AT(member) offsetof(struct algebra_mul_mul_whole, member)
static const struct dfg_capture algebra_mul_mul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part algebra_mul_mul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_mul_mul)

#define AT(member) offsetof(struct algebra_add_add_whole, member)
static const struct dfg_capture algebra_add_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part algebra_add_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_add_add)

#define AT(member) offsetof(struct algebra_div_constant_match, member)
static const struct dfg_capture algebra_div_constant_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part algebra_div_constant_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_div_constant)

#define AT(member) offsetof(struct algebra_pow_two_match, member)
static const struct dfg_capture algebra_pow_two_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part algebra_pow_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_pow_two)

#define AT(member) offsetof(struct algebra_unshift_softmax_whole, member)
static const struct dfg_capture algebra_unshift_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"p", DFG_CAP_VALUE, AT(m.p)},
    {"a", DFG_CAP_VALUE, AT(m.a)}};
static const struct dfg_part algebra_unshift_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(sub)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMax)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_unshift_softmax)

#define AT(member) offsetof(struct algebra_make_log_softmax_match, member)
static const struct dfg_capture algebra_make_log_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part algebra_make_log_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INNER, 0, 0, 1, AT(s)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_make_log_softmax)

#define AT(member) offsetof(struct algebra_expand_operand_match, member)
static const struct dfg_capture algebra_expand_operand_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}, {"s", DFG_CAP_NODE, AT(s)},
    {"e", DFG_CAP_NODE, AT(e)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part algebra_expand_operand_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(y)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(e)}, {DFG_PART_ROOT, 0, 1, 4, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_expand_operand)

#define AT(member) offsetof(struct algebra_expand_left_match, member)
static const struct dfg_capture algebra_expand_left_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}, {"s", DFG_CAP_NODE, AT(s)},
    {"e", DFG_CAP_NODE, AT(e)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part algebra_expand_left_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(y)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(e)}, {DFG_PART_ROOT, 0, 1, 4, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_expand_left)

#define AT(member) offsetof(struct algebra_expand_right_match, member)
static const struct dfg_capture algebra_expand_right_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"y", DFG_CAP_NODE, AT(y)}, {"s", DFG_CAP_NODE, AT(s)},
    {"e", DFG_CAP_NODE, AT(e)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part algebra_expand_right_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(y)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(e)}, {DFG_PART_ROOT, 0, 1, 4, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_expand_right)

#define AT(member) offsetof(struct algebra_make_mish_whole, member)
static const struct dfg_capture algebra_make_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part algebra_make_mish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(tanh)}, {DFG_PART_INNER, 0, 0, -1, AT(softplus)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_make_mish)

#define AT(member) offsetof(struct algebra_einsum_matmul_match, member)
static const struct dfg_capture algebra_einsum_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part algebra_einsum_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(algebra_einsum_matmul)

static const struct dfg_pattern algebra_patterns[] = {
    {.name = "div_mul", .place = "algebra.pat:12", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = algebra_div_mul_captures, .n_parts = 6, .parts = algebra_div_mul_parts,
     .match_size = sizeof(struct algebra_div_mul_match), .whole_size = sizeof(struct algebra_div_mul_match),
     .match = algebra_div_mul_any, .each = algebra_div_mul_all},
    {.name = "reciprocal_mul", .place = "algebra.pat:18", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_reciprocal_mul_captures, .n_parts = 4, .parts = algebra_reciprocal_mul_parts,
     .match_size = sizeof(struct algebra_reciprocal_mul_match),
     .whole_size = sizeof(struct algebra_reciprocal_mul_whole), .match = algebra_reciprocal_mul_any,
     .each = algebra_reciprocal_mul_all},
    {.name = "make_reciprocal", .place = "algebra.pat:20", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_make_reciprocal_captures, .n_parts = 4, .parts = algebra_make_reciprocal_parts,
     .match_size = sizeof(struct algebra_make_reciprocal_match),
     .whole_size = sizeof(struct algebra_make_reciprocal_match), .match = algebra_make_reciprocal_any,
     .each = algebra_make_reciprocal_all},
    {.name = "add_neg", .place = "algebra.pat:26", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_add_neg_captures, .n_parts = 4, .parts = algebra_add_neg_parts,
     .match_size = sizeof(struct algebra_add_neg_match), .whole_size = sizeof(struct algebra_add_neg_whole),
     .match = algebra_add_neg_any, .each = algebra_add_neg_all},
    {.name = "sub_neg", .place = "algebra.pat:27", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_sub_neg_captures, .n_parts = 4, .parts = algebra_sub_neg_parts,
     .match_size = sizeof(struct algebra_sub_neg_match), .whole_size = sizeof(struct algebra_sub_neg_whole),
     .match = algebra_sub_neg_any, .each = algebra_sub_neg_all},
    {.name = "mul_neg_neg", .place = "algebra.pat:28", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_mul_neg_neg_captures, .n_parts = 5, .parts = algebra_mul_neg_neg_parts,
     .match_size = sizeof(struct algebra_mul_neg_neg_match),
     .whole_size = sizeof(struct algebra_mul_neg_neg_whole), .match = algebra_mul_neg_neg_any,
     .each = algebra_mul_neg_neg_all},
    {.name = "mul_mul", .place = "algebra.pat:30", .is_rule = true, .n_captures = 3, .n_params = 3,
     .captures = algebra_mul_mul_captures, .n_parts = 7, .parts = algebra_mul_mul_parts,
     .match_size = sizeof(struct algebra_mul_mul_match), .whole_size = sizeof(struct algebra_mul_mul_whole),
     .match = algebra_mul_mul_any, .each = algebra_mul_mul_all},
    {.name = "add_add", .place = "algebra.pat:35", .is_rule = true, .n_captures = 3, .n_params = 3,
     .captures = algebra_add_add_captures, .n_parts = 7, .parts = algebra_add_add_parts,
     .match_size = sizeof(struct algebra_add_add_match), .whole_size = sizeof(struct algebra_add_add_whole),
     .match = algebra_add_add_any, .each = algebra_add_add_all},
    {.name = "div_constant", .place = "algebra.pat:41", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_div_constant_captures, .n_parts = 4, .parts = algebra_div_constant_parts,
     .match_size = sizeof(struct algebra_div_constant_match),
     .whole_size = sizeof(struct algebra_div_constant_match), .match = algebra_div_constant_any,
     .each = algebra_div_constant_all},
    {.name = "pow_two", .place = "algebra.pat:48", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_pow_two_captures, .n_parts = 4, .parts = algebra_pow_two_parts,
     .match_size = sizeof(struct algebra_pow_two_match), .whole_size = sizeof(struct algebra_pow_two_match),
     .match = algebra_pow_two_any, .each = algebra_pow_two_all},
    {.name = "unshift_softmax", .place = "algebra.pat:50", .is_rule = true, .n_captures = 4, .n_params = 1,
     .captures = algebra_unshift_softmax_captures, .n_parts = 4, .parts = algebra_unshift_softmax_parts,
     .match_size = sizeof(struct algebra_unshift_softmax_match),
     .whole_size = sizeof(struct algebra_unshift_softmax_whole), .match = algebra_unshift_softmax_any,
     .each = algebra_unshift_softmax_all},
    {.name = "make_log_softmax", .place = "algebra.pat:57", .is_rule = true, .n_captures = 2, .n_params = 1,
     .captures = algebra_make_log_softmax_captures, .n_parts = 3, .parts = algebra_make_log_softmax_parts,
     .match_size = sizeof(struct algebra_make_log_softmax_match),
     .whole_size = sizeof(struct algebra_make_log_softmax_match), .match = algebra_make_log_softmax_any,
     .each = algebra_make_log_softmax_all},
    {.name = "expand_operand", .place = "algebra.pat:63", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = algebra_expand_operand_captures, .n_parts = 5, .parts = algebra_expand_operand_parts,
     .match_size = sizeof(struct algebra_expand_operand_match),
     .whole_size = sizeof(struct algebra_expand_operand_match), .match = algebra_expand_operand_any,
     .each = algebra_expand_operand_all},
    {.name = "expand_left", .place = "algebra.pat:70", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = algebra_expand_left_captures, .n_parts = 5, .parts = algebra_expand_left_parts,
     .match_size = sizeof(struct algebra_expand_left_match),
     .whole_size = sizeof(struct algebra_expand_left_match), .match = algebra_expand_left_any,
     .each = algebra_expand_left_all},
    {.name = "expand_right", .place = "algebra.pat:77", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = algebra_expand_right_captures, .n_parts = 5, .parts = algebra_expand_right_parts,
     .match_size = sizeof(struct algebra_expand_right_match),
     .whole_size = sizeof(struct algebra_expand_right_match), .match = algebra_expand_right_any,
     .each = algebra_expand_right_all},
    {.name = "make_mish", .place = "algebra.pat:85", .is_rule = true, .n_captures = 1, .n_params = 1,
     .captures = algebra_make_mish_captures, .n_parts = 4, .parts = algebra_make_mish_parts,
     .match_size = sizeof(struct algebra_make_mish_match),
     .whole_size = sizeof(struct algebra_make_mish_whole), .match = algebra_make_mish_any,
     .each = algebra_make_mish_all},
    {.name = "einsum_matmul", .place = "algebra.pat:88", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = algebra_einsum_matmul_captures, .n_parts = 3, .parts = algebra_einsum_matmul_parts,
     .match_size = sizeof(struct algebra_einsum_matmul_match),
     .whole_size = sizeof(struct algebra_einsum_matmul_match), .match = algebra_einsum_matmul_any,
     .each = algebra_einsum_matmul_all},
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
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit algebra_unit;
const struct dfg_unit algebra_unit = {
    .abi = DFG_ABI,
    .name = "algebra",
    .imports = algebra_imports,
    .names = &algebra_names,
    .n_patterns = 17, .patterns = algebra_patterns,
    .rules = &algebra_rules,
    .version = "0.1.0", .hash = UINT64_C(0xd6e5e6e802ac9f17),
    .n_sources = 2, .sources = algebra_sources, .law_limit = 64,
    .prefix = "algebra_",
};
