/* What eliminate.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "eliminate.h"
#if ELIMINATE_H != 0xb94d0b9ada54b3c4
#error "eliminate.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern eliminate_patterns[] = {
#define WHOLE eliminate_mul_one_match
    {DFG_FOUND_ROW(eliminate_mul_one, match, 1), .name = "mul_one", .place = "eliminate.pat:15",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE eliminate_add_zero_match
    {DFG_FOUND_ROW(eliminate_add_zero, match, 1), .name = "add_zero", .place = "eliminate.pat:18",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c),
     NODE("y", y)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)},
     PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE eliminate_sub_zero_match
    {DFG_FOUND_ROW(eliminate_sub_zero, match, 0), .name = "sub_zero", .place = "eliminate.pat:24",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c),
     NODE("y", y)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)},
     PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE eliminate_div_one_match
    {DFG_FOUND_ROW(eliminate_div_one, match, 0), .name = "div_one", .place = "eliminate.pat:31",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE eliminate_pow_one_match
    {DFG_FOUND_ROW(eliminate_pow_one, match, 0), .name = "pow_one", .place = "eliminate.pat:33",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE eliminate_and_true_match
    {DFG_FOUND_ROW(eliminate_and_true, match, 1), .name = "and_true", .place = "eliminate.pat:35",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE eliminate_or_false_match
    {DFG_FOUND_ROW(eliminate_or_false, match, 1), .name = "or_false", .place = "eliminate.pat:36",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("c", c), NODE("y", y)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE eliminate_no_identity_match
    {DFG_FOUND_ROW(eliminate_no_identity, match, 0), .name = "no_identity", .place = "eliminate.pat:41",
     .is_rule = true, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_no_dropout_whole
    {DFG_FOUND_ROW(eliminate_no_dropout, whole, 0), .name = "no_dropout", .place = "eliminate.pat:43",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", m.x), NODE("ratio", m.ratio)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.ratio), ROOT(m.root), INNER(dropout_call))},
#undef WHOLE
#define WHOLE eliminate_no_dropout_off_whole
    {DFG_FOUND_ROW(eliminate_no_dropout_off, whole, 0), .name = "no_dropout_off",
     .place = "eliminate.pat:44", .is_rule = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("ratio", m.ratio)), PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.ratio), ROOT(m.root),
     INNER(dropout_call), CONST(constant))},
#undef WHOLE
#define WHOLE eliminate_no_dropout_ratio_whole
    {DFG_FOUND_ROW(eliminate_no_dropout_ratio, whole, 0), .name = "no_dropout_ratio",
     .place = "eliminate.pat:46", .is_rule = true, .depth = 2, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(5, PART(INPUT, 0, m.x), ROOT(m.root), INNER(dropout_call), CONST(constant), INPUT(x))},
#undef WHOLE
#define WHOLE eliminate_cast_same_match
    {DFG_FOUND_ROW(eliminate_cast_same, match, 0), .name = "cast_same", .place = "eliminate.pat:48",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("c", c)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(c)})},
#undef WHOLE
#define WHOLE eliminate_cast_like_match
    {DFG_FOUND_ROW(eliminate_cast_like, match, 0), .name = "cast_like", .place = "eliminate.pat:50",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", x), NODE("y", y)), PARTS(3, PART(INPUT, 0, x),
     PART(INPUT, 1, y), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_expand_same_whole
    {DFG_FOUND_ROW(eliminate_expand_same, whole, 0), .name = "expand_same", .place = "eliminate.pat:60",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", m.x), NODE("e", m.e)),
     PARTS(3, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.e)}, INPUT(x))},
#undef WHOLE
#define WHOLE eliminate_tile_once_whole
    {DFG_FOUND_ROW(eliminate_tile_once, whole, 0), .name = "tile_once", .place = "eliminate.pat:62",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), CONST(constant))},
#undef WHOLE
#define WHOLE eliminate_pad_none_whole
    {DFG_FOUND_ROW(eliminate_pad_none, whole, 0), .name = "pad_none", .place = "eliminate.pat:64",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x),
     ROOT(m.root), {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, CONST(constant))},
#undef WHOLE
#define WHOLE eliminate_slice_all_whole
    {DFG_FOUND_ROW(eliminate_slice_all, whole, 1), .name = "slice_all", .place = "eliminate.pat:66",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("steps", m.steps), NODE("s", m.s)),
     PARTS(14, PART(INPUT, 0, m.x), PART(INPUT, 1, m.steps), {DFG_PART_ROOT, 0, 1, 2, AT(m.s)},
     INNER(slice), INPUT(x), INPUT(x_2), INNER(slice_2), INPUT(x_3), INPUT(x_4), INPUT(x_5), INNER(slice_3),
     INPUT(x_6), INPUT(x_7), INPUT(x_8))},
#undef WHOLE
#define WHOLE eliminate_concat_one_match
    {DFG_FOUND_ROW(eliminate_concat_one, match, 0), .name = "concat_one", .place = "eliminate.pat:73",
     .is_rule = true, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_join_one_match
    {DFG_FOUND_ROW(eliminate_join_one, match, 0), .name = "join_one", .place = "eliminate.pat:74",
     .is_rule = true, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_split_one_whole
    {DFG_FOUND_ROW(eliminate_split_one, whole, 0), .name = "split_one", .place = "eliminate.pat:76",
     .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", m.x), NODE("s", m.s), NODE("first", m.first)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INNER, 1, m.s), {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     {DFG_PART_ROOT, 0, 1, 2, AT(m.first)})},
#undef WHOLE
#define WHOLE eliminate_where_true_whole
    {DFG_FOUND_ROW(eliminate_where_true, whole, 0), .name = "where_true", .place = "eliminate.pat:84",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("y", m.y), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.y), {DFG_PART_ROOT, 0, 1, 2, AT(m.w)},
     CONST(constant))},
#undef WHOLE
#define WHOLE eliminate_where_false_whole
    {DFG_FOUND_ROW(eliminate_where_false, whole, 0), .name = "where_false", .place = "eliminate.pat:85",
     .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("y", m.y), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.y), {DFG_PART_ROOT, 0, 1, 2, AT(m.w)},
     CONST(constant))},
#undef WHOLE
#define WHOLE eliminate_transpose_none_match
    {DFG_FOUND_ROW(eliminate_transpose_none, match, 0), .name = "transpose_none",
     .place = "eliminate.pat:87", .is_rule = true, CAPTURES(2, 1, NODE("x", x), VALUE("p", p)),
     PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_reshape_same_whole
    {DFG_FOUND_ROW(eliminate_reshape_same, whole, 0), .name = "reshape_same", .place = "eliminate.pat:93",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", m.x), NODE("r", m.r)),
     PARTS(3, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.r)},
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE eliminate_resize_none_whole
    {DFG_FOUND_ROW(eliminate_resize_none, whole, 0), .name = "resize_none", .place = "eliminate.pat:100",
     .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", m.x), NODE("roi", m.roi)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.roi), ROOT(m.root), CONST(constant))},
#undef WHOLE
#define WHOLE eliminate_relu_twice_match
    {DFG_FOUND_ROW(eliminate_relu_twice, match, 0), .name = "relu_twice", .place = "eliminate.pat:108",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(3, PART(INPUT, 0, x),
     PART(INNER, 1, r), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_abs_twice_match
    {DFG_FOUND_ROW(eliminate_abs_twice, match, 0), .name = "abs_twice", .place = "eliminate.pat:109",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("a", a)), PARTS(3, PART(INPUT, 0, x),
     PART(INNER, 1, a), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_sign_twice_match
    {DFG_FOUND_ROW(eliminate_sign_twice, match, 0), .name = "sign_twice", .place = "eliminate.pat:110",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("s", s)), PARTS(3, PART(INPUT, 0, x),
     PART(INNER, 1, s), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_round_twice_match
    {DFG_FOUND_ROW(eliminate_round_twice, match, 0), .name = "round_twice", .place = "eliminate.pat:111",
     .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(3, PART(INPUT, 0, x),
     PART(INNER, 1, r), ROOT(root))},
#undef WHOLE
#define WHOLE eliminate_not_twice_whole
    {DFG_FOUND_ROW(eliminate_not_twice, whole, 0), .name = "not_twice", .place = "eliminate.pat:113",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(not_))},
#undef WHOLE
#define WHOLE eliminate_neg_twice_whole
    {DFG_FOUND_ROW(eliminate_neg_twice, whole, 0), .name = "neg_twice", .place = "eliminate.pat:114",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(neg))},
#undef WHOLE
#define WHOLE eliminate_abs_neg_whole
    {DFG_FOUND_ROW(eliminate_abs_neg, whole, 0), .name = "abs_neg", .place = "eliminate.pat:116",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(neg))},
#undef WHOLE
#define WHOLE eliminate_cast_cast_match
    {DFG_FOUND_ROW(eliminate_cast_cast, match, 0), .name = "cast_cast", .place = "eliminate.pat:127",
     .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", x), NODE("c", c), NODE("d", d)),
     PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(d)})},
#undef WHOLE
#define WHOLE eliminate_not_where_whole
    {DFG_FOUND_ROW(eliminate_not_where, whole, 0), .name = "not_where", .place = "eliminate.pat:135",
     .is_rule = true, .depth = 1, CAPTURES(3, 3, NODE("c", m.c), NODE("x", m.x), NODE("y", m.y)),
     PARTS(5, PART(INPUT, 0, m.c), PART(INPUT, 1, m.x), PART(INPUT, 2, m.y), ROOT(m.root), INNER(not_))},
#undef WHOLE
};

static bool eliminate_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return eliminate_minus_zero(g, args[0]);
}
static bool eliminate_extern_1(const dfg_graph *g, const dfg_node *args)
{
    return eliminate_plus_zero(g, args[0]);
}
static const struct dfg_extern eliminate_externs[] = {
    {"eliminate_minus_zero", 1, eliminate_extern_0},
    {"eliminate_plus_zero", 1, eliminate_extern_1},
};

static const char *const eliminate_imports[] = { "onnx", NULL };
static const char *const eliminate_text_0[] = { /* eliminate.pat */
    "// eliminate.pat -- operators that change nothing, and second operators that repeat the first.\n//\n"
    "// Over ONNX in its canonical form.  Each rule removes a node or replaces one by a cheaper one, so\n"
    "// that they end together in any order.  What a shape decides is asked of types: where they are\n"
    "// unknown, the node stays.\n\nimport \"onnx.ops\";\n\n"
    "// Beside x the constant c leaves the shape alone, y being the result.\n"
    "cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);\n"
    "\n// ---- neutral elements ----\n\n"
    "// x * 1 (ONNX Script: no_op; onnx/optimizer: eliminate_nop_with_unit).\n"
    "rule mul_one(x, c) { y = Mul(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "// x + 0 of integers; of floats x + -0.0 and x - 0.0, which are x for x = -0.0, too (others are in fast_math.pat).\n"
    "cond is_float(c) = c.dtype in {f16, bf16, f32, f64};\nrule add_zero(x, c) {\n"
    "    y = Add(x, c & splat(0));\n    match y;\n"
    "    where no_wider(c, x, y), not is_float(c) or extern eliminate_minus_zero(c);\n    rewrite x;\n}\n"
    "rule sub_zero(x, c) {\n    y = Sub(x, c & splat(0));\n    match y;\n"
    "    where no_wider(c, x, y), not is_float(c) or extern eliminate_plus_zero(c);\n    rewrite x;\n}\n"
    "// x / 1.\n"
    "rule div_one(x, c) { y = Div(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "// x ** 1.\n"
    "rule pow_one(x, c) { y = Pow(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "// x and true, x or false.\n"
    "rule and_true(x, c) { y = And(x, c & splat(true)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule or_false(x, c) { y = Or(x, c & splat(false)); match y; where no_wider(c, x, y); rewrite x; }\n\n"
    "// ---- operators without effect ----\n\n// Identity (ONNX Runtime: EliminateIdentity).\n"
    "rule no_identity(x) { match Identity(x); rewrite x; }\n"
    "// Dropout as networks are run (ONNX Runtime: EliminateDropout; ONNX Script: no_op).\n"
    "rule no_dropout(x, ratio) { match Dropout(x, ratio?); rewrite x; }\n"
    "rule no_dropout_off(x, ratio) { match Dropout(x, ratio?, splat(false)); rewrite x; }\n"
    "// Dropout of nothing, in training too.\n"
    "rule no_dropout_ratio(x) { match Dropout(x, splat(0), _); rewrite x; }\n"
    "// Cast to the dtype it has (ONNX Script: cast_identity; NXP: N11).\n"
    "rule cast_same(x) { c = Cast(x); match c; where same_dtype(x, c); rewrite x; }\n"
    "// A CastLike says Cast where the dtype of what it is like is known.\nrule cast_like(x, y) {\n"
    "    match CastLike(x, y);\n"
    "    where y.dtype in {f32, u8, i8, u16, i16, i32, i64, bool, f16, f64, u32, u64, bf16};\n"
    "    rewrite Cast(x) {\n"
    "        to = y.dtype == f32 ? 1 : y.dtype == u8 ? 2 : y.dtype == i8 ? 3 : y.dtype == u16 ? 4 : y.dtype == i16 ? 5\n"
    "           : y.dtype == i32 ? 6 : y.dtype == i64 ? 7 : y.dtype == bool ? 9 : y.dtype == f16 ? 10\n"
    "           : y.dtype == f64 ? 11 : y.dtype == u32 ? 12 : y.dtype == u64 ? 13 : 16\n    };\n}\n"
    "// Expand to the shape it has (ONNX Script: expand_identity).\n"
    "rule expand_same(x) { e = Expand(x, _); match e; where same_shape(x, e); rewrite x; }\n"
    "// Tile once in each direction.\nrule tile_once(x) { match Tile(x, splat(1)); rewrite x; }\n"
    "// Pad by nothing, whatever the mode (onnx/optimizer: eliminate_nop_pad).\n"
    "rule pad_none(x) { match Pad(x, splat(0), ...); rewrite x; }\n"
    "// Slice of everything, forwards (ONNX Script: collapse_slices).\nrule slice_all(x, steps) {\n"
    "    s = Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps);\n    match s;\n"
    "    where same_shape(x, s), not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1;\n"
    "    rewrite x;\n}\n// Concat, Sum, Max, Min, Mean of one.\n"
    "rule concat_one(x) { match Concat(x); rewrite x; }\n"
    "rule join_one(x) { match (Sum | Max | Min | Mean)(x); rewrite x; }\n// Split into one part.\n"
    "rule split_one(x) {\n    s = Split(x, ...);\n    first = s.0;\n    match first;\n"
    "    where same_shape(x, first);\n    rewrite x;\n}\n// Where of a known condition.\n"
    "rule where_true(x, y) { w = Where(splat(true), x, y); match w; where same_shape(x, w); rewrite x; }\n",
    "rule where_false(x, y) { w = Where(splat(false), x, y); match w; where same_shape(y, w); rewrite y; }\n"
    "// A transposition that keeps the order (ONNX Script: transpose_identity; NXP: N6).\n"
    "rule transpose_none(x) {\n    match Transpose(x) { perm = p };\n    where p == range(len(p));\n"
    "    rewrite x;\n}\n// Reshape to the shape it has (NXP: N4; onnx/optimizer: eliminate_nop_reshape).\n"
    "rule reshape_same(x) {\n    r = (Reshape | Squeeze | Unsqueeze | Flatten)(x, ...);\n    match r;\n"
    "    where same_shape(x, r);\n    rewrite x;\n}\n// Resize by 1.\nrule resize_none(x, roi) {\n"
    "    match Resize(x, roi?, splat(1)) { mode != \"cubic\", coordinate_transformation_mode != \"tf_crop_and_resize\" };\n"
    "    rewrite x;\n}\n\n// ---- the second of two ----\n\n"
    "// Operators that do nothing to their own result (onnx/optimizer: eliminate_consecutive_idempotent_ops).\n"
    "rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; }\n"
    "rule abs_twice(x) { a = (Abs | Relu)(x); match Abs(a); rewrite a; }\n"
    "rule sign_twice(x) { s = Sign(x); match Sign(s); rewrite s; }\n"
    "rule round_twice(x) { r = (Ceil | Floor | Round)(x); match (Ceil | Floor | Round)(r); rewrite r; }\n"
    "// Their own inverses.\nrule not_twice(x) : keep_shared { match Not(Not(x)); rewrite x; }\n"
    "rule neg_twice(x) : keep_shared { match Neg(Neg(x)); rewrite x; }\n// |-x|.\n"
    "rule abs_neg(x) : keep_shared { match Abs(Neg(x)); rewrite Abs(x); }\n"
    "// A cast of a cast that loses nothing (ONNX Script: cast_cast; NXP: N10, which lacks this guard).\n"
    "cond lossless(x, c) =\n    (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})\n"
    "    or (x.dtype == u8 and c.dtype in {u16, u32, u64})\n"
    "    or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})\n"
    "    or (x.dtype == u16 and c.dtype in {u32, u64})\n"
    "    or (x.dtype in {i32, u32} and c.dtype in {i64, f64})\n    or (x.dtype == u32 and c.dtype == u64)\n"
    "    or (x.dtype in {f16, bf16} and c.dtype in {f32, f64})\n"
    "    or (x.dtype == f32 and c.dtype == f64);\nrule cast_cast(x) : keep_shared {\n    c = Cast(x);\n"
    "    d = Cast(c);\n    match d;\n    where lossless(x, c);\n    rewrite Cast(x) { ..d };\n}\n"
    "// Where of a negation (ONNX Runtime: NotWhereFusion; onnx/optimizer: eliminate_not_where).\n"
    "rule not_where(c, x, y) : keep_shared { match Where(Not(c), x, y); rewrite Where(c, y, x); }\n",
    NULL};
static const struct dfg_source eliminate_sources[] = {
    {"eliminate.pat", UINT64_C(0xc0a672228e948c97), eliminate_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit eliminate_unit;
const struct dfg_unit eliminate_unit = {
    .abi = DFG_ABI,
    .name = "eliminate",
    .imports = eliminate_imports,
    .names = &eliminate_names,
    .n_patterns = 34, .patterns = eliminate_patterns,
    .rules = &eliminate_rules,
    .version = "0.1.0", .hash = UINT64_C(0xdfaa5223afa525b7),
    .n_sources = 2, .sources = eliminate_sources, .law_limit = 64,
    .prefix = "eliminate_",
    .n_externs = 2, .externs = eliminate_externs,
};
