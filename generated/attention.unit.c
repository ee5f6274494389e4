/* What attention.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x94b3f297b019ebd7
#error "attention.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_PATTERN_SLOTS(attention_attention_of_rows_present)
DFG_PATTERN_SLOTS(attention_merge_qkv)

static const struct dfg_pattern attention_patterns[] = {
#define WHOLE attention_product_whole
    {DFG_FOUND_ROW(attention_product, whole, 4), .name = "product", .place = "attention.pat:25", .depth = 2,
     CAPTURES(6, 6, NODE("q", m.q), NODE("k", m.k), NODE("a", m.a), NODE("b", m.b), NODE("c", m.c),
     NODE("d", m.d)), PARTS(15, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.a),
     PART(INPUT, 3, m.b), PART(INPUT, 4, m.c), PART(INPUT, 5, m.d), ROOT(m.root), INNER(mul),
     PART(CONST, 2, m.a), INNER(div), PART(CONST, 3, m.b), INNER(mul_2), PART(CONST, 4, m.c), INNER(div_2),
     PART(CONST, 5, m.d))},
#undef WHOLE
#define WHOLE attention_scaled_whole
    {DFG_FOUND_ROW(attention_scaled, whole, 2), .name = "scaled", .place = "attention.pat:27", .depth = 1,
     CAPTURES(3, 3, NODE("p", m.p), NODE("e", m.e), NODE("f", m.f)), PARTS(8, PART(INPUT, 0, m.p),
     PART(INPUT, 1, m.e), PART(INPUT, 2, m.f), ROOT(m.root), INNER(mul), PART(CONST, 1, m.e), INNER(div),
     PART(CONST, 2, m.f))},
#undef WHOLE
#define WHOLE attention_make_attention_whole
    {DFG_FOUND_ROW(attention_make_attention, whole, 5), .name = "make_attention",
     .place = "attention.pat:36", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(14, 10, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("d", m.d), NODE("e", m.e), NODE("f", m.f), NODE("mask", m.mask), NODE("p", m.p),
     NODE("t", m.t), NODE("u", m.u), NODE("s", m.s)), PARTS(33, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k),
     PART(INPUT, 2, m.v), PART(INPUT, 3, m.a), PART(INPUT, 4, m.b), PART(INPUT, 5, m.c),
     PART(INPUT, 6, m.d), PART(INPUT, 7, m.e), PART(INPUT, 8, m.f), PART(INPUT, 9, m.mask),
     PART(NONE, 12, m.u), INNER(add), PART(NONE, 11, m.t), INNER(mul), PART(INNER, 10, m.p), INNER(mul_2),
     PART(CONST, 3, m.a), INNER(div), PART(CONST, 4, m.b), INNER(mul_3), PART(CONST, 5, m.c), INNER(div_2),
     PART(CONST, 6, m.d), PART(CONST, 7, m.e), INNER(div_3), PART(CONST, 8, m.f), PART(INNER, 13, m.s),
     INNER(sub), INNER(reduceMax), ROOT(m.root), INNER(where), INNER(isNaN), CONST(constant))},
#undef WHOLE
#define WHOLE attention_widen_mask_whole
    {DFG_FOUND_ROW(attention_widen_mask, whole, 5), .name = "widen_mask", .place = "attention.pat:51",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(14, 10, NODE("q", m.q), NODE("k", m.k),
     NODE("v", m.v), NODE("a", m.a), NODE("b", m.b), NODE("c", m.c), NODE("d", m.d), NODE("e", m.e),
     NODE("f", m.f), NODE("mask", m.mask), NODE("p", m.p), NODE("t", m.t), NODE("u", m.u), NODE("s", m.s)),
     PARTS(27, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.a),
     PART(INPUT, 4, m.b), PART(INPUT, 5, m.c), PART(INPUT, 6, m.d), PART(INPUT, 7, m.e),
     PART(INPUT, 8, m.f), PART(INPUT, 9, m.mask), PART(INNER, 12, m.u), PART(NONE, 11, m.t), INNER(mul),
     PART(INNER, 10, m.p), INNER(product.mul), PART(CONST, 3, m.a), INNER(product.div), PART(CONST, 4, m.b),
     INNER(product.mul_2), PART(CONST, 5, m.c), INNER(product.div_2), PART(CONST, 6, m.d),
     PART(CONST, 7, m.e), INNER(div_3), PART(CONST, 8, m.f), PART(INNER, 13, m.s), ROOT(m.root))},
#undef WHOLE
#define WHOLE attention_widen_mask_square_whole
    {DFG_FOUND_ROW(attention_widen_mask_square, whole, 5), .name = "widen_mask_square",
     .place = "attention.pat:63", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(13, 10, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("d", m.d), NODE("e", m.e), NODE("f", m.f), NODE("mask", m.mask), NODE("p", m.p),
     NODE("t", m.t), NODE("s", m.s)), PARTS(27, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k),
     PART(INPUT, 2, m.v), PART(INPUT, 3, m.a), PART(INPUT, 4, m.b), PART(INPUT, 5, m.c),
     PART(INPUT, 6, m.d), PART(INPUT, 7, m.e), PART(INPUT, 8, m.f), PART(INPUT, 9, m.mask),
     PART(INNER, 12, m.s), INNER(add), PART(NONE, 11, m.t), INNER(mul), PART(INNER, 10, m.p),
     INNER(product.mul), PART(CONST, 3, m.a), INNER(product.div), PART(CONST, 4, m.b), INNER(product.mul_2),
     PART(CONST, 5, m.c), INNER(product.div_2), PART(CONST, 6, m.d), PART(CONST, 7, m.e), INNER(div_3),
     PART(CONST, 8, m.f), ROOT(m.root))},
#undef WHOLE
#define WHOLE attention_mask_by_where_whole
    {DFG_FOUND_ROW(attention_mask_by_where, whole, 4), .name = "mask_by_where", .place = "attention.pat:76",
     .is_rule = true, .depth = DFG_FAR, .height = 1, CAPTURES(15, 11, NODE("q", m.q), NODE("k", m.k),
     NODE("v", m.v), NODE("a", m.a), NODE("b", m.b), NODE("c", m.c), NODE("d", m.d), NODE("e", m.e),
     NODE("f", m.f), NODE("keep", m.keep), NODE("low", m.low), NODE("p", m.p), NODE("t", m.t),
     NODE("w", m.w), NODE("s", m.s)), PARTS(29, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k),
     PART(INPUT, 2, m.v), PART(INPUT, 3, m.a), PART(INPUT, 4, m.b), PART(INPUT, 5, m.c),
     PART(INPUT, 6, m.d), PART(INPUT, 7, m.e), PART(INPUT, 8, m.f), PART(INPUT, 9, m.keep),
     PART(INPUT, 10, m.low), PART(INNER, 13, m.w), PART(NONE, 12, m.t), INNER(mul), PART(INNER, 11, m.p),
     INNER(product.mul), PART(CONST, 3, m.a), INNER(product.div), PART(CONST, 4, m.b), INNER(product.mul_2),
     PART(CONST, 5, m.c), INNER(product.div_2), PART(CONST, 6, m.d), PART(CONST, 7, m.e), INNER(div_3),
     PART(CONST, 8, m.f), PART(CONST, 10, m.low), PART(INNER, 14, m.s), ROOT(m.root))},
#undef WHOLE
#define WHOLE attention_mask_by_where_not_whole
    {DFG_FOUND_ROW(attention_mask_by_where_not, whole, 4), .name = "mask_by_where_not",
     .place = "attention.pat:85", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(15, 11, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("d", m.d), NODE("e", m.e), NODE("f", m.f), NODE("drop", m.drop),
     NODE("low", m.low), NODE("p", m.p), NODE("t", m.t), NODE("w", m.w), NODE("s", m.s)),
     PARTS(29, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.a),
     PART(INPUT, 4, m.b), PART(INPUT, 5, m.c), PART(INPUT, 6, m.d), PART(INPUT, 7, m.e),
     PART(INPUT, 8, m.f), PART(INPUT, 9, m.drop), PART(INPUT, 10, m.low), PART(INNER, 13, m.w),
     PART(NONE, 12, m.t), INNER(mul), PART(INNER, 11, m.p), INNER(product.mul), PART(CONST, 3, m.a),
     INNER(product.div), PART(CONST, 4, m.b), INNER(product.mul_2), PART(CONST, 5, m.c),
     INNER(product.div_2), PART(CONST, 6, m.d), PART(CONST, 7, m.e), INNER(div_3), PART(CONST, 8, m.f),
     PART(CONST, 10, m.low), PART(INNER, 14, m.s), ROOT(m.root))},
#undef WHOLE
#define WHOLE attention_attention_scale_query_whole
    {DFG_FOUND_ROW(attention_attention_scale_query, whole, 1), .name = "attention_scale_query",
     .place = "attention.pat:96", .is_rule = true, .depth = 3, CAPTURES(6, 5, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("mask", m.mask), NODE("a", m.a)),
     PARTS(9, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s),
     PART(INPUT, 4, m.mask), {DFG_PART_ROOT, 0, 1, 5, AT(m.a)}, INNER(a_call), INNER(mul),
     PART(CONST, 3, m.s))},
#undef WHOLE
#define WHOLE attention_attention_scale_key_whole
    {DFG_FOUND_ROW(attention_attention_scale_key, whole, 1), .name = "attention_scale_key",
     .place = "attention.pat:102", .is_rule = true, .depth = 4, CAPTURES(8, 5, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("mask", m.mask), NODE("t", m.t), NODE("a", m.a),
     VALUE("p", m.p)), PARTS(10, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.s), PART(INPUT, 4, m.mask), PART(INNER, 5, m.t), INNER(mul), PART(CONST, 3, m.s),
     {DFG_PART_ROOT, 0, 1, 6, AT(m.a)}, INNER(a_call))},
#undef WHOLE
#define WHOLE attention_attention_past_whole
    {DFG_FOUND_ROW(attention_attention_past, whole, 0), .name = "attention_past",
     .place = "attention.pat:113", .is_rule = true, .depth = 3, .height = 3, CAPTURES(9, 6, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("pk", m.pk), NODE("pv", m.pv), NODE("mask", m.mask),
     NODE("ck", m.ck), NODE("cv", m.cv), NODE("y", m.y)), PARTS(10, PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.pk), PART(INPUT, 4, m.pv),
     PART(INPUT, 5, m.mask), {DFG_PART_ROOT, 0, 2, 6, AT(m.ck)}, {DFG_PART_ROOT, 0, 3, 7, AT(m.cv)},
     {DFG_PART_ROOT, 0, 1, 8, AT(m.y)}, INNER(y_call))},
#undef WHOLE
#define WHOLE attention_attention_past_only_whole
    {DFG_FOUND_ROW(attention_attention_past_only, whole, 0), .name = "attention_past_only",
     .place = "attention.pat:124", .is_rule = true, .depth = 3, CAPTURES(7, 6, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("pk", m.pk), NODE("pv", m.pv), NODE("mask", m.mask),
     NODE("a", m.a)), PARTS(10, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.pk), PART(INPUT, 4, m.pv), PART(INPUT, 5, m.mask), {DFG_PART_ROOT, 0, 1, 6, AT(m.a)},
     INNER(a_call), INNER(concat), INNER(concat_2))},
#undef WHOLE
#define WHOLE attention_repeated_whole
    {DFG_FOUND_ROW(attention_repeated, whole, 0), .name = "repeated", .place = "attention.pat:131",
     .depth = 3, CAPTURES(4, 1, NODE("k", m.k), NODE("u", m.u), NODE("e", m.e), NODE("r", m.r)),
     PARTS(11, PART(INPUT, 0, m.k), PART(INNER, 1, m.u), CONST(constant), PART(NONE, 2, m.e), INNER(expand),
     INPUT(x), INNER(tile), INPUT(x_2), INNER(concat), {DFG_PART_ROOT, 0, 1, 3, AT(m.r)}, INPUT(x_3))},
#undef WHOLE
#define WHOLE attention_ungroup_attention_whole
    {DFG_FOUND_ROW(attention_ungroup_attention, whole, 0), .name = "ungroup_attention",
     .place = "attention.pat:141", .is_rule = true, .depth = 5, CAPTURES(5, 4, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("mask", m.mask), NODE("a", m.a)), PARTS(24, PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.mask), {DFG_PART_ROOT, 0, 1, 4, AT(m.a)},
     INNER(a_call), INNER(r), INNER(repeated.expand), INNER(repeated.m.u), CONST(repeated.constant),
     INPUT(repeated.x), INNER(repeated.tile), INPUT(repeated.x_2), INNER(repeated.concat),
     INPUT(repeated.x_3), INNER(r_2), INNER(repeated_2.expand), INNER(repeated_2.m.u),
     CONST(repeated_2.constant), INPUT(repeated_2.x), INNER(repeated_2.tile), INPUT(repeated_2.x_2),
     INNER(repeated_2.concat), INPUT(repeated_2.x_3))},
#undef WHOLE
#define WHOLE attention_heads_whole
    {DFG_FOUND_ROW(attention_heads, whole, 0), .name = "heads", .place = "attention.pat:148", .depth = 2,
     CAPTURES(3, 1, NODE("x", m.x), NODE("r", m.r), NODE("t", m.t)), PARTS(4, PART(INPUT, 0, m.x),
     PART(INNER, 1, m.r), INPUT(x), {DFG_PART_ROOT, 0, 1, 2, AT(m.t)})},
#undef WHOLE
#define WHOLE attention_attention_of_rows_whole
    {DFG_FOUND_ROW(attention_attention_of_rows, whole, 0), .name = "attention_of_rows",
     .place = "attention.pat:154", .is_rule = true, .depth = 6, .height = 1, CAPTURES(11, 6, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("mask", m.mask), NODE("pk", m.pk), NODE("pv", m.pv),
     NODE("qh", m.qh), NODE("kh", m.kh), NODE("vh", m.vh), NODE("a", m.a), NODE("y", m.y)),
     PARTS(20, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.mask),
     PART(INPUT, 4, m.pk), PART(INPUT, 5, m.pv), PART(INNER, 9, m.a), INNER(a_call), PART(INNER, 6, m.qh),
     INNER(heads.m.r), INPUT(heads.x), PART(INNER, 7, m.kh), INNER(heads_2.m.r), INPUT(heads_2.x),
     PART(INNER, 8, m.vh), INNER(heads_3.m.r), INPUT(heads_3.x), {DFG_PART_ROOT, 0, 1, 10, AT(m.y)},
     INNER(transpose), INPUT(x_4))},
#undef WHOLE
#define WHOLE attention_attention_of_rows_present_whole
    {DFG_PATTERN_ROW(attention_attention_of_rows_present, whole), .name = "attention_of_rows_present",
     .place = "attention.pat:165", .is_rule = true, .depth = 6, .height = 6, CAPTURES(14, 6, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("mask", m.mask), NODE("pk", m.pk), NODE("pv", m.pv),
     NODE("qh", m.qh), NODE("kh", m.kh), NODE("vh", m.vh), NODE("a", m.a), NODE("pr", m.pr),
     NODE("ps", m.ps), NODE("f", m.f), NODE("y", m.y)), PARTS(22, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k),
     PART(INPUT, 2, m.v), PART(INPUT, 3, m.mask), PART(INPUT, 4, m.pk), PART(INPUT, 5, m.pv),
     PART(INNER, 9, m.a), PART(INNER, 6, m.qh), INNER(r), INPUT(x), PART(INNER, 7, m.kh), INNER(r_2),
     INPUT(x_2), PART(INNER, 8, m.vh), INNER(r_3), INPUT(x_3), {DFG_PART_ROOT, 0, 2, 10, AT(m.pr)},
     {DFG_PART_ROOT, 0, 3, 11, AT(m.ps)}, PART(INNER, 12, m.f), {DFG_PART_ROOT, 0, 1, 13, AT(m.y)},
     INNER(transpose), INPUT(x_4))},
#undef WHOLE
#define WHOLE attention_attention_of_stacks_whole
    {DFG_FOUND_ROW(attention_attention_of_stacks, whole, 0), .name = "attention_of_stacks",
     .place = "attention.pat:184", .is_rule = true, .depth = 9, CAPTURES(10, 2, NODE("x", m.x),
     NODE("mask", m.mask), NODE("r", m.r), NODE("t", m.t), NODE("s", m.s), NODE("q", m.q), NODE("k", m.k),
     NODE("v", m.v), NODE("a", m.a), NODE("y", m.y)), PARTS(30, PART(INPUT, 0, m.x), PART(INPUT, 1, m.mask),
     PART(INNER, 2, m.r), INPUT(x), PART(INNER, 3, m.t), PART(INNER, 4, m.s),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(NONE, 5, m.q), INNER(gather), CONST(constant),
     INNER(squeeze), INNER(get), CONST(constant_2), PART(NONE, 6, m.k), INNER(gather_2), CONST(constant_3),
     INNER(squeeze_2), INNER(get_2), CONST(constant_4), PART(NONE, 7, m.v), INNER(gather_3),
     CONST(constant_5), INNER(squeeze_3), INNER(get_3), CONST(constant_6), PART(INNER, 8, m.a),
     INNER(a_call), {DFG_PART_ROOT, 0, 1, 9, AT(m.y)}, INNER(transpose), INPUT(x_2))},
#undef WHOLE
#define WHOLE attention_turn_halves_match
    {DFG_FOUND_ROW(attention_turn_halves, match, 0), .name = "turn_halves", .place = "attention.pat:207",
     .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("f", f), NODE("c", c), NODE("y", y)),
     PARTS(3, PART(INPUT, 0, f), PART(INNER, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)})},
#undef WHOLE
#define WHOLE attention_make_rotary_whole
    {DFG_FOUND_ROW(attention_make_rotary, whole, 4), .name = "make_rotary", .place = "attention.pat:218",
     .is_rule = true, .depth = 6, CAPTURES(13, 7, NODE("x", m.x), NODE("cos", m.cos), NODE("sin", m.sin),
     NODE("half", m.half), NODE("end", m.end), NODE("start", m.start), NODE("all", m.all),
     NODE("parts", m.parts), NODE("first", m.first), NODE("second", m.second), NODE("c", m.c),
     NODE("s", m.s), NODE("r", m.r)), PARTS(35, PART(INPUT, 0, m.x), PART(INPUT, 1, m.cos),
     PART(INPUT, 2, m.sin), PART(INPUT, 3, m.half), PART(INPUT, 4, m.end), PART(INPUT, 5, m.start),
     PART(INPUT, 6, m.all), PART(INNER, 7, m.parts), {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
     PART(NONE, 8, m.first), INNER(slice), CONST(constant), PART(CONST, 3, m.half), CONST(constant_2),
     CONST(constant_3), CONST(constant_4), INNER(get), PART(NONE, 9, m.second), INNER(slice_2),
     PART(CONST, 5, m.start), PART(CONST, 6, m.all), CONST(constant_5), CONST(constant_6),
     CONST(constant_7), INNER(get_2), PART(INNER, 10, m.c), PART(INNER, 11, m.s), PART(INNER, 12, m.r),
     INNER(neg), ROOT(m.root), INNER(mul), INNER(unsqueeze), CONST(constant_8), INNER(mul_2),
     INNER(unsqueeze_2))},
#undef WHOLE
#define WHOLE attention_make_rotary_halves_whole
    {DFG_FOUND_ROW(attention_make_rotary_halves, whole, 3), .name = "make_rotary_halves",
     .place = "attention.pat:233", .is_rule = true, .depth = 5, CAPTURES(12, 7, NODE("x", m.x),
     NODE("cos", m.cos), NODE("sin", m.sin), NODE("half", m.half), NODE("end", m.end),
     NODE("start", m.start), NODE("all", m.all), NODE("parts", m.parts), NODE("first", m.first),
     NODE("second", m.second), NODE("c", m.c), NODE("s", m.s)), PARTS(35, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.cos), PART(INPUT, 2, m.sin), PART(INPUT, 3, m.half), PART(INPUT, 4, m.end),
     PART(INPUT, 5, m.start), PART(INPUT, 6, m.all), PART(INNER, 7, m.parts),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(NONE, 8, m.first), INNER(slice), CONST(constant),
     PART(CONST, 3, m.half), CONST(constant_2), CONST(constant_3), CONST(constant_4), INNER(get),
     PART(NONE, 9, m.second), INNER(slice_2), PART(CONST, 5, m.start), PART(CONST, 6, m.all),
     CONST(constant_5), CONST(constant_6), CONST(constant_7), INNER(get_2), PART(INNER, 10, m.c),
     CONST(constant_8), PART(INNER, 11, m.s), ROOT(m.root), INNER(sub), INNER(mul), INNER(mul_2),
     INNER(add), INNER(mul_3), INNER(mul_4))},
#undef WHOLE
#define WHOLE attention_make_rotary_gathered_whole
    {DFG_FOUND_ROW(attention_make_rotary_gathered, whole, 4), .name = "make_rotary_gathered",
     .place = "attention.pat:246", .is_rule = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(14, 8, NODE("x", m.x), NODE("cos", m.cos), NODE("sin", m.sin), NODE("at", m.at),
     NODE("half", m.half), NODE("end", m.end), NODE("start", m.start), NODE("all", m.all),
     NODE("parts", m.parts), NODE("first", m.first), NODE("second", m.second), NODE("c", m.c),
     NODE("s", m.s), NODE("r", m.r)), PARTS(38, PART(INPUT, 0, m.x), PART(INPUT, 1, m.cos),
     PART(INPUT, 2, m.sin), PART(INPUT, 3, m.at), PART(INPUT, 4, m.half), PART(INPUT, 5, m.end),
     PART(INPUT, 6, m.start), PART(INPUT, 7, m.all), PART(INNER, 8, m.parts),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(NONE, 9, m.first), INNER(slice), CONST(constant),
     PART(CONST, 4, m.half), CONST(constant_2), CONST(constant_3), CONST(constant_4), INNER(get),
     PART(NONE, 10, m.second), INNER(slice_2), PART(CONST, 6, m.start), PART(CONST, 7, m.all),
     CONST(constant_5), CONST(constant_6), CONST(constant_7), INNER(get_2), PART(INNER, 11, m.c),
     PART(CONST, 1, m.cos), PART(INNER, 12, m.s), PART(CONST, 2, m.sin), PART(INNER, 13, m.r), INNER(neg),
     ROOT(m.root), INNER(mul), INNER(unsqueeze), CONST(constant_8), INNER(mul_2), INNER(unsqueeze_2))},
#undef WHOLE
#define WHOLE attention_rotary_of_rows_whole
    {DFG_FOUND_ROW(attention_rotary_of_rows, whole, 0), .name = "rotary_of_rows",
     .place = "attention.pat:262", .is_rule = true, .depth = 3, CAPTURES(7, 5, NODE("x", m.x),
     NODE("s", m.s), NODE("cos", m.cos), NODE("sin", m.sin), NODE("at", m.at), NODE("h", m.h),
     NODE("r", m.r)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.cos),
     PART(INPUT, 3, m.sin), PART(INPUT, 4, m.at), PART(INNER, 5, m.h), {DFG_PART_ROOT, 0, 1, 6, AT(m.r)},
     INNER(transpose))},
#undef WHOLE
#define WHOLE attention_merge_qkv_whole
    {DFG_PATTERN_ROW(attention_merge_qkv, whole), .name = "merge_qkv", .place = "attention.pat:275",
     .is_rule = true, .depth = 1, .height = 1, CAPTURES(4, 4, NODE("x", m.x), NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.q),
     PART(INPUT, 2, m.k), PART(INPUT, 3, m.v), ROOT(m.root), PART(CONST, 1, m.q),
     {DFG_PART_ROOT, 0, 2, -1, AT(matMul)}, PART(CONST, 2, m.k), {DFG_PART_ROOT, 0, 3, -1, AT(matMul_2)},
     PART(CONST, 3, m.v))},
#undef WHOLE
};

static bool attention_extern_0(const dfg_graph *g, const dfg_node *args)
{
    return attention_empty(g, args[0]);
}
static bool attention_extern_1(const dfg_graph *g, const dfg_node *args)
{
    return attention_hides_row(g, args[0]);
}
static bool attention_extern_2(const dfg_graph *g, const dfg_node *args)
{
    return attention_twice(g, args[0]);
}
static const struct dfg_extern attention_externs[] = {
    {"attention_empty", 1, attention_extern_0},
    {"attention_hides_row", 1, attention_extern_1},
    {"attention_twice", 1, attention_extern_2},
};

static const char *const attention_imports[] = { "onnx", NULL };
static const char *const attention_text_0[] = { /* attention.pat */
    "// attention.pat -- attention and rotary positions, as ONNX has them from opset 23 on, and the\n"
    "// products that stand before them.\n//\n"
    "// A softmax of nothing but -inf is NaN, while Attention gives 0 for a query that no key takes part for.\n"
    "\nimport \"onnx.ops\";\n\n// ---- Attention: heads are the second axis of four ----\n\n"
    "// A factor or a divisor of all elements; Attention takes the root of it for the query and for the key.\n"
    "cond factor(c) = c.elements == 1, c.rank <= 4, value(c) > 1e-30, value(c) < 1e30;\n"
    "// Heads and batches are the same for all; Attention broadcasts none.  No runtime takes empty operands.\n"
    "cond attends(q, k, v) =\n"
    "    q.rank == 4, k.rank == 4, v.rank == 4, not extern attention_empty(q), not extern attention_empty(k),\n"
    "    not extern attention_empty(v),\n"
    "    q.shape[0] == k.shape[0], k.shape[0] == v.shape[0], q.shape[1] == k.shape[1],\n"
    "    k.shape[1] == v.shape[1];\n"
    "// The mask says each product, as ONNX Runtime's Attention wants it: the extents are the same, or have names whose sum\n"
    "// u has that of the products, as min(N, 128) beside N.\ncond whole(mask, p, u) =\n"
    "    mask.rank >= 2, broadcast_to(mask, p) or same_shape(u, p),\n"
    "    mask.shape[-2] == p.shape[-2] or (not present(mask.shape[-2] + 0) and not present(p.shape[-2] + 0)),\n"
    "    mask.shape[-1] == p.shape[-1] or (not present(mask.shape[-1] + 0) and not present(p.shape[-1] + 0));\n"
    "// The query, the key and their products may each have a factor or a divisor.\n"
    "pattern product(q, k, a, b, c, d) =\n"
    "    MatMul(Mul(q, a & const) | Div(q, b & const) | q, Mul(k, c & const) | Div(k, d & const) | k);\n"
    "pattern scaled(p, e, f) = Mul(p, e & const) | Div(p, f & const) | p;\n"
    "cond factors(a, b, c, d, e, f) =\n"
    "    not present(a) or factor(a), not present(b) or factor(b), not present(c) or factor(c),\n"
    "    not present(d) or factor(d), not present(e) or factor(e), not present(f) or factor(f);\n\n"
    "// softmax(q k' s + mask) v (demo 4; ONNX Script: sdpa; ONNX Runtime: AttentionFusion).  The key comes\n"
    "// transposed, as the product takes it; two transpositions are one, or none, by layout.pat.\n"
    "// A mask of 16 bits rounds the scores that it is added to, which Attention does not.\n"
    "// The largest score may be taken away before, what is NaN replaced by 0 behind the softmax.\n"
    "rule make_attention(q, k, v, a, b, c, d, e, f, mask) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    u = Add(t, mask) | t;\n"
    "    s = Softmax(Sub(u, ReduceMax(u) { axes in {[-1], [3]}, keepdims == 1 }) | u) { axis in {-1, 3} };\n"
    "    match MatMul(Where(IsNaN(s), splat(0), s) | s, v);\n"
    "    where attends(q, k, v), not is_const(q), not is_const(k), factors(a, b, c, d, e, f);\n"
    "    where not present(mask) or (mask.dtype != f16 and whole(mask, p, u) and not extern attention_hides_row(mask));\n"
    "    rewrite Attention(q, Transpose(k) { perm = [0, 1, 3, 2] }, v, mask?) {\n"
    "        scale = (present(a) ? value(a) : 1.0) / (present(b) ? value(b) : 1.0)\n"
    "              * (present(c) ? value(c) : 1.0) / (present(d) ? value(d) : 1.0)\n"
    "              * (present(e) ? value(e) : 1.0) / (present(f) ? value(f) : 1.0)\n    };\n}\n"
    "// A mask with fewer axes, or with extents of 1, is widened to the products of a head.\n"
    "rule widen_mask(q, k, v, a, b, c, d, e, f, mask) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    u = Add(t, mask);\n    s = Softmax(u) { axis in {-1, 3} };\n"
    "    match MatMul(s, v);\n    where attends(q, k, v), factors(a, b, c, d, e, f);\n"
    "    where mask.dtype != f16, broadcast_to(mask, p), not whole(mask, p, u), present(p.shape[2] + 0),\n"
    "        present(p.shape[3] + 0);\n"
    "    rewrite MatMul(Softmax(Add(t, Expand(mask, i64 [p.shape[2], p.shape[3]]))) { ..s }, v);\n}\n"
    "// Of as many places as there are keys, which the mask itself says.\n"
    "rule widen_mask_square(q, k, v, a, b, c, d, e, f, mask) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    s = Softmax(Add(t, mask)) { axis in {-1, 3} };\n    match MatMul(s, v);\n"
    "    where attends(q, k, v), factors(a, b, c, d, e, f);\n",
    "    where mask.dtype != f16, mask.rank == 4, broadcast_to(mask, p), mask.shape[2] == 1, mask.shape[3] == p.shape[3];\n"
    "    where p.shape[2] == p.shape[3], not present(p.shape[3] + 0);\n"
    "    rewrite MatMul(Softmax(Add(t, Expand(mask, Concat(i64 [1], Shape(mask) { start = 3 }, i64 [1]) { axis = 0 })))\n"
    "        { ..s }, v);\n}\n"
    "// What takes no part is replaced by a number that hides all others when it is added, too.\n"
    "cond hides(low) = low.dtype == f32, low.rank <= 4, value(low) < -1e37, value(low) > -1e39;\n"
    "rule mask_by_where(q, k, v, a, b, c, d, e, f, keep, low) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    w = Where(keep, t, low & const);\n"
    "    s = Softmax(w) { axis in {-1, 3} };\n    match MatMul(s, v);\n"
    "    where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(keep, p) or same_shape(w, p);\n"
    "    rewrite MatMul(Softmax(Add(t, Where(keep, like(low, 0.0), low))) { ..s }, v);\n}\n"
    "rule mask_by_where_not(q, k, v, a, b, c, d, e, f, drop, low) {\n    p = product(q, k, a, b, c, d);\n"
    "    t = scaled(p, e, f);\n    w = Where(drop, low & const, t);\n"
    "    s = Softmax(w) { axis in {-1, 3} };\n    match MatMul(s, v);\n"
    "    where attends(q, k, v), factors(a, b, c, d, e, f), hides(low), broadcast_to(drop, p) or same_shape(w, p);\n"
    "    rewrite MatMul(Softmax(Add(t, Where(drop, low, like(low, 0.0)))) { ..s }, v);\n}\n\n"
    "// Factors that became constants later.\nrule attention_scale_query(q, k, v, s, mask) {\n"
    "    a = Attention(Mul(q, s & const), k, v, mask?);\n    match a;\n"
    "    where factor(s), q.rank == 4, a.scale > 0;\n"
    "    rewrite Attention(q, k, v, mask?) { ..a, scale = a.scale * value(s) };\n}\n"
    "rule attention_scale_key(q, k, v, s, mask) {\n    t = Transpose(Mul(k, s & const)) { perm = p };\n"
    "    a = Attention(q, t, v, mask?);\n    match a;\n    where factor(s), k.rank == 4, a.scale > 0;\n"
    "    rewrite Attention(q, Transpose(k) { perm = p }, v, mask?) { ..a, scale = a.scale * value(s) };\n"
    "}\n\n// ---- keys and values ----\n\n"
    "// Those of the past stand before them; the present ones are read elsewhere, or not.\n"
    "rule attention_past(q, k, v, pk, pv, mask) : priority 1 {\n"
    "    ck = Concat(pk, k) { axis in {2, -2} };\n    cv = Concat(pv, v) { axis in {2, -2} };\n"
    "    y = Attention(q, ck, cv, mask?);\n    match y, ck, cv;\n"
    "    where y.is_causal == 0, uses(ck) > 1, uses(cv) > 1, k.rank == 4, pk.rank == 4;\n    rewrite {\n"
    "        n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..y };\n        return n.0, n.1, n.2;\n    }\n}\n"
    "rule attention_past_only(q, k, v, pk, pv, mask) {\n"
    "    a = Attention(q, Concat(pk, k) { axis in {2, -2} }, Concat(pv, v) { axis in {2, -2} }, mask?);\n"
    "    match a;\n    where a.is_causal == 0, k.rank == 4, pk.rank == 4;\n"
    "    rewrite Attention(q, k, v, mask?, pk, pv) { ..a };\n}\n"
    "// Keys and values that are repeated for groups of heads (ONNX Script: group_query_attention).\n"
    "pattern repeated(k) {\n    u = Unsqueeze(k, 2);\n"
    "    e = Expand(u, _) | Tile(u, _) | Concat(u, u) { axis in {2, -3} };\n    r = Reshape(e, _);\n"
    "    where k.rank == 4, e.rank == 5, r.rank == 4, e.shape[0] == k.shape[0], e.shape[1] == k.shape[1];\n"
    "    where e.shape[3] == k.shape[2], e.shape[4] == k.shape[3];\n"
    "    where r.shape[0] == k.shape[0], r.shape[1] == e.shape[1] * e.shape[2], r.shape[2] == k.shape[2];\n"
    "    where r.shape[3] == k.shape[3];\n    return r;\n}\nrule ungroup_attention(q, k, v, mask) {\n"
    "    a = Attention(q, repeated(k), repeated(v), mask?);\n    match a;\n"
    "    where k.shape[1] == v.shape[1], q.rank == 4;\n    rewrite Attention(q, k, v, mask?) { ..a };\n}\n"
    "// Heads side by side in rows, which Attention takes apart itself.\npattern heads(x) {\n"
    "    r = Reshape(x, _);\n    t = Transpose(r) { perm == [0, 2, 1, 3] };\n"
    "    where x.rank == 3, r.rank == 4, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1];\n"
    "    return t;\n}\nrule attention_of_rows(q, k, v, mask, pk, pv) {\n    qh = heads(q);\n"
    "    kh = heads(k);\n    vh = heads(v);\n    a = Attention(qh, kh, vh, mask?, pk?, pv?);\n"
    "    y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);\n    match y;\n",
    "    where uses(a) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0,\n"
    "        kh.shape[1] > 0;\n"
    "    rewrite Attention(q, k, v, mask?, pk?, pv?) { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };\n"
    "}\nrule attention_of_rows_present(q, k, v, mask, pk, pv) {\n    qh = heads(q);\n    kh = heads(k);\n"
    "    vh = heads(v);\n    a = Attention(qh, kh, vh, mask?, pk, pv);\n    pr = a.1;\n    ps = a.2;\n"
    "    f = a.0;\n    y = Reshape(Transpose(f) { perm == [0, 2, 1, 3] }, _);\n    match y, pr, ps;\n"
    "    where uses(f) == 1, y.rank == 3, y.shape[0] == q.shape[0], y.shape[1] == q.shape[1], qh.shape[1] > 0,\n"
    "        kh.shape[1] > 0;\n    rewrite {\n"
    "        n = Attention(q, k, v, mask?, pk, pv) -> 3 { ..a, q_num_heads = qh.shape[1], kv_num_heads = kh.shape[1] };\n"
    "        return n.0, n.1, n.2;\n    }\n}\n\n"
    "// Query, key and value in one value, taken apart behind the transposition (timm).\n"
    "rule attention_of_stacks(x, mask) {\n    r = Reshape(x, _);\n"
    "    t = Transpose(r) { perm == [2, 0, 3, 1, 4] };\n    s = Split(t, ...) { axis == 0 };\n"
    "    q = Gather(t, scalar(0)) { axis == 0 } | Squeeze(s.0, 0);\n"
    "    k = Gather(t, scalar(1)) { axis == 0 } | Squeeze(s.1, 0);\n"
    "    v = Gather(t, scalar(2)) { axis == 0 } | Squeeze(s.2, 0);\n    a = Attention(q, k, v, mask?);\n"
    "    y = Reshape(Transpose(a) { perm == [0, 2, 1, 3] }, _);\n    match y;\n"
    "    where x.rank == 3, r.rank == 5, r.shape[0] == x.shape[0], r.shape[1] == x.shape[1], r.shape[2] == 3;\n"
    "    where r.shape[3] > 0, r.shape[4] > 0, q.rank == 4, y.rank == 3, y.shape[0] == x.shape[0], y.shape[1] == x.shape[1];\n"
    "    rewrite {\n"
    "        p = Split(x, i64 [r.shape[3] * r.shape[4], r.shape[3] * r.shape[4], r.shape[3] * r.shape[4]]) -> 3 {\n"
    "            axis = -1\n        };\n"
    "        return Attention(p.0, p.1, p.2, mask?) { ..a, q_num_heads = r.shape[3], kv_num_heads = r.shape[3] };\n"
    "    }\n}\n\n// ---- rotary positions ----\n\n// The sine or cosine of two equal halves.\n"
    "rule turn_halves(f) : keep_shared {\n    c = Concat(f, f);\n    y = (Cos | Sin)(c);\n    match y;\n"
    "    rewrite { h = y.op(f); return Concat(h, h) { ..c }; }\n}\n"
    "// Two slices that say so, or two parts of which the first is half of x.\n"
    "cond halves(x, first, half, start, all) =\n"
    "    (present(half) and value(half) * 2 == x.shape[3] and value(start) == value(half) and value(all) >= x.shape[3])\n"
    "    or (not present(half) and not present(start) and first.shape[3] * 2 == x.shape[3]);\n"
    "// x cos + (the halves of x exchanged, one negated) sin (demo 10; ONNX Script: rotary_embedding).\n"
    "rule make_rotary(x, cos, sin, half, end, start, all) : keep_shared {\n"
    "    parts = Split(x, ...) { axis in {-1, 3} };\n"
    "    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;\n"
    "    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;\n"
    "    c = Concat(cos, cos) { axis in {-1, 2} };\n    s = Concat(sin, sin) { axis in {-1, 2} };\n"
    "    r = Concat(Neg(second), first) { axis in {-1, 3} };\n"
    "    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));\n"
    "    where x.dtype in {f16, bf16, f32}, x.rank == 4, halves(x, first, half, start, all);\n"
    "    where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];\n"
    "    where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);\n"
    "    rewrite RotaryEmbedding(x, cos, sin);\n}\n\n// Each half by itself.\n"
    "rule make_rotary_halves(x, cos, sin, half, end, start, all) : keep_shared {\n"
    "    parts = Split(x, ...) { axis in {-1, 3} };\n"
    "    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;\n"
    "    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;\n"
    "    c = Unsqueeze(cos, end & 1);\n    s = Unsqueeze(sin, end);\n"
    "    match Concat(Sub(Mul(first, c), Mul(second, s)), Add(Mul(second, c), Mul(first, s))) { axis in {-1, 3} };\n"
    "    where x.dtype in {f16, bf16, f32}, x.rank == 4, halves(x, first, half, start, all);\n"
    "    where cos.rank == 3, sin.rank == 3, cos.shape[0] == x.shape[0], cos.shape[1] == x.shape[2];\n"
    "    where cos.shape[2] * 2 == x.shape[3], same_shape(cos, sin);\n",
    "    rewrite RotaryEmbedding(x, cos, sin);\n}\n// From tables of which both halves are the same.\n"
    "rule make_rotary_gathered(x, cos, sin, at, half, end, start, all) : keep_shared {\n"
    "    parts = Split(x, ...) { axis in {-1, 3} };\n"
    "    first = Slice(x, 0, half & const, (3 | -1), 1?) | parts.0;\n"
    "    second = Slice(x, start & const, all & const, (3 | -1), 1?) | parts.1;\n"
    "    c = Gather(cos & const, at) { axis == 0 };\n    s = Gather(sin & const, at) { axis == 0 };\n"
    "    r = Concat(Neg(second), first) { axis in {-1, 3} };\n"
    "    match Add(Mul(x, Unsqueeze(c, end & 1)), Mul(r, Unsqueeze(s, end)));\n"
    "    where x.dtype in {f16, f32}, x.rank == 4, halves(x, first, half, start, all);\n"
    "    where at.rank == 2, at.shape[0] == x.shape[0], at.shape[1] == x.shape[2], at.dtype == i64, cos.rank == 2,\n"
    "        sin.rank == 2;\n"
    "    where cos.shape[1] == x.shape[3], same_shape(cos, sin), extern attention_twice(cos), extern attention_twice(sin);\n"
    "    rewrite RotaryEmbedding(x, Slice(cos, i64 [0], i64 [x.shape[3] / 2], i64 [1]),\n"
    "        Slice(sin, i64 [0], i64 [x.shape[3] / 2], i64 [1]), at);\n}\n"
    "// Rows of heads are turned as they are.\nrule rotary_of_rows(x, s, cos, sin, at) {\n"
    "    h = Reshape(x, s);\n"
    "    r = RotaryEmbedding(Transpose(h) { perm == [0, 2, 1, 3] }, cos, sin, at?);\n    match r;\n"
    "    where x.rank == 3, h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1], h.shape[2] > 0;\n"
    "    rewrite Transpose(Reshape(RotaryEmbedding(x, cos, sin, at?) { ..r, num_heads = h.shape[2] }, s)) {\n"
    "        perm = [0, 2, 1, 3]\n    };\n}\n\n// ---- products ----\n\n"
    "// Three products of one value (demo 9; onnx/optimizer: fuse_qkv).\nrule merge_qkv(x, q, k, v) {\n"
    "    match MatMul(x, q & const), MatMul(x, k & const), MatMul(x, v & const);\n"
    "    where uses(x) == 3, q.rank == 2, k.rank == 2, v.rank == 2, x.rank >= 2;\n    rewrite {\n"
    "        s = Split(MatMul(x, Concat(q, k, v) { axis = 1 }), i64 [q.shape[1], k.shape[1], v.shape[1]]) -> 3\n"
    "            { axis = -1 };\n        return s.0, s.1, s.2;\n    }\n}\n",
    NULL};
static const struct dfg_source attention_sources[] = {
    {"attention.pat", UINT64_C(0xfa1344c7c1d18c1d), attention_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit attention_unit;
const struct dfg_unit attention_unit = {
    .abi = DFG_ABI,
    .name = "attention",
    .imports = attention_imports,
    .names = &attention_names,
    .n_patterns = 23, .patterns = attention_patterns,
    .rules = &attention_rules,
    .version = "0.1.0", .hash = UINT64_C(0x8e76bdc8cfc8b8cb),
    .n_sources = 2, .sources = attention_sources, .law_limit = 64,
    .prefix = "attention_",
    .n_externs = 3, .externs = attention_externs,
};
