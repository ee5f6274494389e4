/* What relay_simplify.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relay_simplify.h"
#if RELAY_SIMPLIFY_H != 0xaba12cc98e3141d2
#error "relay_simplify.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relay_simplify_patterns[] = {
#define WHOLE relay_simplify_rs_add_zero_match
    {DFG_FOUND_ROW(relay_simplify_rs_add_zero, match, 1), .name = "rs_add_zero",
     .place = "relay_simplify.pat:14", .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x),
     NODE("c", c), NODE("y", y)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c),
     {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE relay_simplify_rs_sub_zero_match
    {DFG_FOUND_ROW(relay_simplify_rs_sub_zero, match, 0), .name = "rs_sub_zero",
     .place = "relay_simplify.pat:15", .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x),
     NODE("c", c), NODE("y", y)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c),
     {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE relay_simplify_rs_mul_one_match
    {DFG_FOUND_ROW(relay_simplify_rs_mul_one, match, 1), .name = "rs_mul_one",
     .place = "relay_simplify.pat:16", .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x),
     NODE("c", c), NODE("y", y)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c),
     {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE relay_simplify_rs_div_one_match
    {DFG_FOUND_ROW(relay_simplify_rs_div_one, match, 0), .name = "rs_div_one",
     .place = "relay_simplify.pat:17", .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x),
     NODE("c", c), NODE("y", y)), PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, c),
     {DFG_PART_ROOT, 0, 1, 2, AT(y)}, PART(CONST, 1, c))},
#undef WHOLE
#define WHOLE relay_simplify_rs_add_zeros_whole
    {DFG_FOUND_ROW(relay_simplify_rs_add_zeros, whole, 1), .name = "rs_add_zeros",
     .place = "relay_simplify.pat:18", .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x),
     NODE("y", m.y)), PARTS(5, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.y)}, INNER(zeros),
     INNER(zeros_like), INPUT(x))},
#undef WHOLE
#define WHOLE relay_simplify_rs_mul_ones_whole
    {DFG_FOUND_ROW(relay_simplify_rs_mul_ones, whole, 1), .name = "rs_mul_ones",
     .place = "relay_simplify.pat:24", .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x),
     NODE("y", m.y)), PARTS(5, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.y)}, INNER(ones),
     INNER(ones_like), INPUT(x))},
#undef WHOLE
#define WHOLE relay_simplify_rs_copy_match
    {DFG_FOUND_ROW(relay_simplify_rs_copy, match, 0), .name = "rs_copy", .place = "relay_simplify.pat:33",
     .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE relay_simplify_rs_cast_same_match
    {DFG_FOUND_ROW(relay_simplify_rs_cast_same, match, 0), .name = "rs_cast_same",
     .place = "relay_simplify.pat:34", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     NODE("c", c)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(c)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_cast_like_match
    {DFG_FOUND_ROW(relay_simplify_rs_cast_like, match, 0), .name = "rs_cast_like",
     .place = "relay_simplify.pat:35", .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", x),
     NODE("t", t)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, t), ROOT(root))},
#undef WHOLE
#define WHOLE relay_simplify_rs_transpose_none_match
    {DFG_FOUND_ROW(relay_simplify_rs_transpose_none, match, 0), .name = "rs_transpose_none",
     .place = "relay_simplify.pat:36", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     VALUE("p", p)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE relay_simplify_rs_layout_same_match
    {DFG_FOUND_ROW(relay_simplify_rs_layout_same, match, 0), .name = "rs_layout_same",
     .place = "relay_simplify.pat:41", .is_rule = true, .depth = 1, CAPTURES(3, 1, NODE("x", x),
     VALUE("a", a), VALUE("b", b)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE relay_simplify_rs_layout_back_whole
    {DFG_FOUND_ROW(relay_simplify_rs_layout_back, whole, 0), .name = "rs_layout_back",
     .place = "relay_simplify.pat:46", .is_rule = true, .depth = 2, CAPTURES(5, 1, NODE("x", m.x),
     VALUE("a", m.a), VALUE("b", m.b), VALUE("c", m.c), VALUE("d", m.d)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(layout_transform))},
#undef WHOLE
#define WHOLE relay_simplify_rs_layout_layout_whole
    {DFG_FOUND_ROW(relay_simplify_rs_layout_layout, whole, 0), .name = "rs_layout_layout",
     .place = "relay_simplify.pat:51", .is_rule = true, .depth = 2, CAPTURES(5, 1, NODE("x", m.x),
     VALUE("a", m.a), VALUE("b", m.b), VALUE("c", m.c), VALUE("d", m.d)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), INNER(layout_transform))},
#undef WHOLE
#define WHOLE relay_simplify_rs_reshape_same_match
    {DFG_FOUND_ROW(relay_simplify_rs_reshape_same, match, 0), .name = "rs_reshape_same",
     .place = "relay_simplify.pat:56", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     NODE("r", r)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_broadcast_same_match
    {DFG_FOUND_ROW(relay_simplify_rs_broadcast_same, match, 0), .name = "rs_broadcast_same",
     .place = "relay_simplify.pat:57", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     NODE("b", b)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(b)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_strided_all_match
    {DFG_FOUND_ROW(relay_simplify_rs_strided_all, match, 0), .name = "rs_strided_all",
     .place = "relay_simplify.pat:58", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     NODE("s", s)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(s)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_dropout_whole
    {DFG_FOUND_ROW(relay_simplify_rs_dropout, whole, 0), .name = "rs_dropout",
     .place = "relay_simplify.pat:64", .is_rule = true, .depth = 2, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(dropout))},
#undef WHOLE
#define WHOLE relay_simplify_rs_reshape_reshape_whole
    {DFG_FOUND_ROW(relay_simplify_rs_reshape_reshape, whole, 0), .name = "rs_reshape_reshape",
     .place = "relay_simplify.pat:68", .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x),
     NODE("r", m.r)), PARTS(3, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.r)}, INNER(reshape))},
#undef WHOLE
#define WHOLE relay_simplify_rs_flatten_reshape_whole
    {DFG_FOUND_ROW(relay_simplify_rs_flatten_reshape, whole, 0), .name = "rs_flatten_reshape",
     .place = "relay_simplify.pat:74", .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x),
     NODE("r", m.r)), PARTS(3, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.r)}, INNER(reshape))},
#undef WHOLE
#define WHOLE relay_simplify_rs_transpose_transpose_whole
    {DFG_FOUND_ROW(relay_simplify_rs_transpose_transpose, whole, 0), .name = "rs_transpose_transpose",
     .place = "relay_simplify.pat:80", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", m.x),
     VALUE("p", m.p), VALUE("q", m.q)), PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(transpose))},
#undef WHOLE
#define WHOLE relay_simplify_rs_cast_cast_match
    {DFG_FOUND_ROW(relay_simplify_rs_cast_cast, match, 0), .name = "rs_cast_cast",
     .place = "relay_simplify.pat:86", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", x),
     NODE("c", c), NODE("d", d)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, c),
     {DFG_PART_ROOT, 0, 1, 2, AT(d)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_clip_clip_match
    {DFG_FOUND_ROW(relay_simplify_rs_clip_clip, match, 0), .name = "rs_clip_clip",
     .place = "relay_simplify.pat:96", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", x),
     NODE("i", i), NODE("o", o)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, i),
     {DFG_PART_ROOT, 0, 1, 2, AT(o)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_relu_relu_match
    {DFG_FOUND_ROW(relay_simplify_rs_relu_relu, match, 0), .name = "rs_relu_relu",
     .place = "relay_simplify.pat:103", .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", x),
     NODE("r", r)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, r), ROOT(root))},
#undef WHOLE
#define WHOLE relay_simplify_rs_relu_clip_whole
    {DFG_FOUND_ROW(relay_simplify_rs_relu_clip, whole, 0), .name = "rs_relu_clip",
     .place = "relay_simplify.pat:104", .is_rule = true, .depth = 2, CAPTURES(2, 1, NODE("x", m.x),
     NODE("c", m.c)), PARTS(3, PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, 1, AT(m.c)}, INNER(relu))},
#undef WHOLE
#define WHOLE relay_simplify_rs_add_add_whole
    {DFG_FOUND_ROW(relay_simplify_rs_add_add, whole, 1), .name = "rs_add_add",
     .place = "relay_simplify.pat:113", .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x),
     NODE("a", m.a), NODE("b", m.b)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     PART(INPUT, 2, m.b), ROOT(m.root), INNER(add), PART(CONST, 1, m.a), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE relay_simplify_rs_mul_mul_whole
    {DFG_FOUND_ROW(relay_simplify_rs_mul_mul, whole, 1), .name = "rs_mul_mul",
     .place = "relay_simplify.pat:118", .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x),
     NODE("a", m.a), NODE("b", m.b)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     PART(INPUT, 2, m.b), ROOT(m.root), INNER(multiply), PART(CONST, 1, m.a), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE relay_simplify_rs_add_mul_whole
    {DFG_FOUND_ROW(relay_simplify_rs_add_mul, whole, 1), .name = "rs_add_mul",
     .place = "relay_simplify.pat:124", .is_rule = true, .depth = 2, CAPTURES(3, 3, NODE("x", m.x),
     NODE("a", m.a), NODE("b", m.b)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     PART(INPUT, 2, m.b), ROOT(m.root), INNER(add), PART(CONST, 1, m.a), PART(CONST, 2, m.b))},
#undef WHOLE
#define WHOLE relay_simplify_rs_binomial_whole
    {DFG_FOUND_ROW(relay_simplify_rs_binomial, whole, 10), .name = "rs_binomial",
     .place = "relay_simplify.pat:130", .is_rule = true, .depth = 4, CAPTURES(2, 2, NODE("a", m.a),
     NODE("b", m.b)), PARTS(24, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), ROOT(m.root), INNER(add),
     INNER(add_2), INNER(multiply), INNER(multiply_2), INNER(multiply_3), CONST(constant),
     INNER(multiply_4), INNER(add_3), INNER(add_4), INNER(multiply_5), INNER(multiply_6), INNER(multiply_7),
     CONST(constant_2), INNER(multiply_8), INNER(add_5), INNER(add_6), INNER(multiply_9),
     INNER(multiply_10), CONST(constant_3), INNER(multiply_11), INNER(multiply_12))},
#undef WHOLE
#define WHOLE relay_simplify_rs_difference_of_squares_whole
    {DFG_FOUND_ROW(relay_simplify_rs_difference_of_squares, whole, 2), .name = "rs_difference_of_squares",
     .place = "relay_simplify.pat:137", .is_rule = true, .depth = 2, CAPTURES(2, 2, NODE("a", m.a),
     NODE("b", m.b)), PARTS(5, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), ROOT(m.root), INNER(multiply),
     INNER(multiply_2))},
#undef WHOLE
#define WHOLE relay_simplify_rs_rsqrt_whole
    {DFG_FOUND_ROW(relay_simplify_rs_rsqrt, whole, 0), .name = "rs_rsqrt",
     .place = "relay_simplify.pat:145", .is_rule = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x),
     NODE("c", m.c)), PARTS(5, PART(INPUT, 0, m.x), PART(INPUT, 1, m.c), ROOT(m.root), PART(CONST, 1, m.c),
     INNER(sqrt))},
#undef WHOLE
#define WHOLE relay_simplify_rs_neg_neg_whole
    {DFG_FOUND_ROW(relay_simplify_rs_neg_neg, whole, 0), .name = "rs_neg_neg",
     .place = "relay_simplify.pat:150", .is_rule = true, .depth = 2, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(negative))},
#undef WHOLE
#define WHOLE relay_simplify_rs_sub_self_match
    {DFG_FOUND_ROW(relay_simplify_rs_sub_self, match, 0), .name = "rs_sub_self",
     .place = "relay_simplify.pat:151", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     NODE("y", y)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(y)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_dq_arg_whole
    {DFG_FOUND_ROW(relay_simplify_rs_dq_arg, whole, 0), .name = "rs_dq_arg",
     .place = "relay_simplify.pat:158", .is_rule = true, .depth = 2, CAPTURES(4, 3, NODE("x", m.x),
     NODE("s", m.s), NODE("z", m.z), NODE("a", m.a)), PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s),
     PART(INPUT, 2, m.z), {DFG_PART_ROOT, 0, 1, 3, AT(m.a)}, INNER(dequantize), PART(CONST, 1, m.s),
     PART(CONST, 2, m.z))},
#undef WHOLE
#define WHOLE relay_simplify_rs_zeros_like_match
    {DFG_FOUND_ROW(relay_simplify_rs_zeros_like, match, 0), .name = "rs_zeros_like",
     .place = "relay_simplify.pat:165", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     NODE("z", z)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(z)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_ones_like_match
    {DFG_FOUND_ROW(relay_simplify_rs_ones_like, match, 0), .name = "rs_ones_like",
     .place = "relay_simplify.pat:171", .is_rule = true, .depth = 1, CAPTURES(2, 1, NODE("x", x),
     NODE("z", z)), PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(z)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_reshape_like_match
    {DFG_FOUND_ROW(relay_simplify_rs_reshape_like, match, 0), .name = "rs_reshape_like",
     .place = "relay_simplify.pat:177", .is_rule = true, .depth = 1, CAPTURES(3, 2, NODE("x", x),
     NODE("y", y), NODE("r", r)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, y),
     {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
#define WHOLE relay_simplify_rs_collapse_like_match
    {DFG_FOUND_ROW(relay_simplify_rs_collapse_like, match, 0), .name = "rs_collapse_like",
     .place = "relay_simplify.pat:183", .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", x),
     NODE("y", y)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, y), ROOT(root))},
#undef WHOLE
#define WHOLE relay_simplify_rs_broadcast_like_match
    {DFG_FOUND_ROW(relay_simplify_rs_broadcast_like, match, 0), .name = "rs_broadcast_like",
     .place = "relay_simplify.pat:184", .is_rule = true, .depth = 1, CAPTURES(2, 2, NODE("x", x),
     NODE("y", y)), PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, y), ROOT(root))},
#undef WHOLE
};

static const char *const relay_simplify_imports[] = { "relay", NULL };
static const char *const relay_simplify_text_0[] = { /* relay_simplify.pat */
    "// relay_simplify.pat -- Relay's algebraic simplifier: operands first, until nothing changes.\n//\n"
    "// After SimplifyExpr and the smaller passes around it in TVM's Relay.  Reals are meant where floats\n"
    "// stand; integers keep their results exactly.\n\nimport \"relay.ops\";\n\n"
    "cond is_float(x) = x.dtype in {f16, bf16, f32, f64};\n"
    "// The constant c leaves the shape of the other operand to y, the result.\n"
    "cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);\n"
    "\n// ---- neutral elements (EliminateIdentityRewrite) ----\n\n"
    "rule rs_add_zero(x, c) : operands_first { y = add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_sub_zero(x, c) : operands_first { y = subtract(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_mul_one(x, c) : operands_first { y = multiply(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_div_one(x, c) : operands_first { y = divide(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }\n"
    "rule rs_add_zeros(x) : operands_first {\n    y = add(x, zeros() | zeros_like(_));\n    match y;\n"
    "    where same_type(x, y);\n    rewrite x;\n}\nrule rs_mul_ones(x) : operands_first {\n"
    "    y = multiply(x, ones() | ones_like(_));\n    match y;\n    where same_type(x, y);\n    rewrite x;\n"
    "}\n\n// ---- operators that change nothing ----\n\n"
    "rule rs_copy(x) : operands_first { match copy(x); rewrite x; }\n"
    "rule rs_cast_same(x) : operands_first { c = cast(x); match c; where x.dtype == attr(c, dtype); rewrite x; }\n"
    "rule rs_cast_like(x, t) : operands_first { match cast_like(x, t); where same_dtype(x, t); rewrite x; }\n"
    "rule rs_transpose_none(x) : operands_first {\n    match transpose(x) { axes = p };\n"
    "    where p == range(len(p));\n    rewrite x;\n}\nrule rs_layout_same(x) : operands_first {\n"
    "    match layout_transform(x) { src_layout = a, dst_layout = b };\n    where a == b;\n    rewrite x;\n"
    "}\nrule rs_layout_back(x) : operands_first, keep_shared {\n"
    "    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };\n"
    "    where b == c, a == d;\n    rewrite x;\n}\nrule rs_layout_layout(x) : operands_first, keep_shared {\n"
    "    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };\n"
    "    where b == c, a != d;\n    rewrite layout_transform(x) { src_layout = a, dst_layout = d };\n}\n"
    "rule rs_reshape_same(x) : operands_first { r = reshape(x); match r; where same_shape(x, r); rewrite x; }\n"
    "rule rs_broadcast_same(x) : operands_first { b = broadcast_to(x); match b; where same_type(x, b); rewrite x; }\n"
    "rule rs_strided_all(x) : operands_first {\n    s = strided_slice(x);\n    match s;\n"
    "    where same_shape(x, s), not present(s.strides) or min([v for v in s.strides]) >= 1;\n"
    "    rewrite x;\n}\nrule rs_dropout(x) : operands_first { match nn.dropout(x).0; rewrite x; }\n\n"
    "// ---- the second of two (SimplifyReshape, SimplifyTranspose, SimplifyConsecutiveCast) ----\n\n"
    "rule rs_reshape_reshape(x) : operands_first, keep_shared {\n    r = reshape(reshape(x));\n"
    "    match r;\n    where r.elements > 0;\n    rewrite reshape(x) { newshape = [d for d in r.shape] };\n"
    "}\nrule rs_flatten_reshape(x) : operands_first, keep_shared {\n    r = nn.batch_flatten(reshape(x));\n"
    "    match r;\n    where r.elements > 0;\n    rewrite reshape(x) { newshape = [d for d in r.shape] };\n"
    "}\nrule rs_transpose_transpose(x) : operands_first, keep_shared {\n"
    "    match transpose(transpose(x) { axes = p }) { axes = q };\n"
    "    where min([i for i in p]) >= 0, min([i for i in q]) >= 0;\n"
    "    rewrite transpose(x) { axes = [p[i] for i in q] };\n}\n// A widening cast before another one.\n"
    "rule rs_cast_cast(x) : operands_first, keep_shared {\n    c = cast(x);\n    d = cast(c);\n    match d;\n"
    "    where (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})\n"
    "        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})\n",
    "        or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64);\n"
    "    rewrite cast(x) { ..d };\n}\n// Limits within limits.\nrule rs_clip_clip(x) : operands_first {\n"
    "    i = clip(x);\n    o = clip(i);\n    match o;\n    where i.a_min <= i.a_max, o.a_min <= o.a_max;\n"
    "    rewrite clip(x) { a_min = min(max(i.a_min, o.a_min), o.a_max), a_max = min(max(i.a_max, o.a_min), o.a_max) };\n"
    "}\nrule rs_relu_relu(x) : operands_first { r = nn.relu(x); match nn.relu(r); rewrite r; }\n"
    "rule rs_relu_clip(x) : operands_first {\n    c = clip(nn.relu(x));\n    match c;\n"
    "    where c.a_min <= c.a_max, c.a_max >= 0.0;\n"
    "    rewrite clip(x) { a_min = max(c.a_min, 0.0), a_max = max(c.a_max, max(c.a_min, 0.0)) };\n}\n\n"
    "// ---- constants meet (SimplifyConsecutiveAdd, SimplifyAdjacentMultiplyOrAdd, SwitchAddMultiply) ----\n"
    "\nrule rs_add_add(x, a, b) : operands_first {\n    match add(add(x & !const, a & const), b & const);\n"
    "    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;\n"
    "    rewrite add(x, like(a, value(a) + value(b)));\n}\nrule rs_mul_mul(x, a, b) : operands_first {\n"
    "    match multiply(multiply(x & !const, a & const), b & const);\n"
    "    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;\n"
    "    rewrite multiply(x, like(a, value(a) * value(b)));\n}\n"
    "// (x + a) b is x b + a b, so that scales of neighbours meet.\n"
    "rule rs_add_mul(x, a, b) : operands_first {\n"
    "    match multiply(add(x & !const, a & const), b & const);\n"
    "    where is_float(a), a.rank == 0, b.rank == 0;\n"
    "    rewrite add(multiply(x, b), like(a, value(a) * value(b)));\n}\n"
    "// a a + 2 a b + b b, and a a - b b (SimplifyBinomial).\nrule rs_binomial(a, b) : operands_first {\n"
    "    match add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b))\n"
    "        | add(add(multiply(a, a), multiply(a, multiply(b, 2))), multiply(b, b))\n"
    "        | add(add(multiply(a, a), multiply(2, multiply(a, b))), multiply(b, b));\n"
    "    where same_type(a, b), distinct(a, b);\n    rewrite { s = add(a, b); return multiply(s, s); }\n}\n"
    "rule rs_difference_of_squares(a, b) : operands_first {\n"
    "    match subtract(multiply(a, a), multiply(b, b));\n    where same_type(a, b), distinct(a, b);\n"
    "    rewrite multiply(add(a, b), subtract(a, b));\n}\n\n"
    "// ---- cheaper operators (SimplifyRSqrt and others) ----\n\nrule rs_rsqrt(x, c) : operands_first {\n"
    "    match divide(c & const, sqrt(x));\n    where is_float(c), c.rank == 0;\n"
    "    rewrite multiply(c, rsqrt(x));\n}\n"
    "rule rs_neg_neg(x) : operands_first, keep_shared { match negative(negative(x)); rewrite x; }\n"
    "rule rs_sub_self(x) : operands_first {\n    y = subtract(x, x);\n    match y;\n"
    "    where x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64};\n    rewrite zeros_like(x);\n}\n"
    "// The place of the largest of dequantised or softened numbers (SimplifyDQArgMax, SimplifyDQArgMin).\n"
    "rule rs_dq_arg(x, s, z) : operands_first {\n"
    "    a = (argmax | argmin)(qnn.dequantize(x, s & const, z & const));\n    match a;\n"
    "    where s.elements == 1, value(s) > 0;\n    rewrite a.op(x) { ..a };\n}\n"
    "// What stands for a constant by its shape is one (ConcretizeZerosLike, ConcretizeOnesLike ...).\n"
    "rule rs_zeros_like(x) : operands_first {\n    z = zeros_like(x);\n    match z;\n"
    "    where present(x.elements);\n"
    "    rewrite zeros() { shape = [d for d in x.shape], dtype = x.dtype };\n}\n"
    "rule rs_ones_like(x) : operands_first {\n    z = ones_like(x);\n    match z;\n"
    "    where present(x.elements);\n"
    "    rewrite ones() { shape = [d for d in x.shape], dtype = x.dtype };\n}\n"
    "rule rs_reshape_like(x, y) : operands_first {\n"
    "    r = reshape_like(x, y) { lhs_begin == 0, rhs_begin == 0 };\n    match r;\n"
    "    where r.elements > 0;\n    rewrite reshape(x) { newshape = [d for d in r.shape] };\n}\n"
    "rule rs_collapse_like(x, y) : operands_first { match collapse_sum_like(x, y); where same_shape(x, y); rewrite x; }\n"
    "rule rs_broadcast_like(x, y) : operands_first { match broadcast_to_like(x, y); where same_shape(x, y); rewrite x; }\n",
    NULL};
static const struct dfg_source relay_simplify_sources[] = {
    {"relay_simplify.pat", UINT64_C(0x1cde06e00876e663), relay_simplify_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit relay_simplify_unit;
const struct dfg_unit relay_simplify_unit = {
    .abi = DFG_ABI,
    .name = "relay_simplify",
    .imports = relay_simplify_imports,
    .names = &relay_simplify_names,
    .n_patterns = 38, .patterns = relay_simplify_patterns,
    .rules = &relay_simplify_rules,
    .version = "0.1.0", .hash = UINT64_C(0x3a77dc9e479863c5),
    .n_sources = 2, .sources = relay_simplify_sources, .law_limit = 64,
    .prefix = "relay_simplify_",
};
