/* What attention.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "attention.h"
#if ATTENTION_H != 0x03073c11acb4ba3d
#error "attention.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(attention_product)
DFG_PATTERN_SLOTS(attention_scaled)
DFG_PATTERN_SLOTS(attention_make_attention)
DFG_PATTERN_SLOTS(attention_widen_mask)
DFG_PATTERN_SLOTS(attention_widen_mask_square)
DFG_PATTERN_SLOTS(attention_mask_by_where)
DFG_PATTERN_SLOTS(attention_mask_by_where_not)
DFG_PATTERN_SLOTS(attention_attention_scale_query)
DFG_PATTERN_SLOTS(attention_attention_scale_key)
DFG_PATTERN_SLOTS(attention_attention_past)
DFG_PATTERN_SLOTS(attention_attention_past_only)
DFG_PATTERN_SLOTS(attention_repeated)
DFG_PATTERN_SLOTS(attention_ungroup_attention)
DFG_PATTERN_SLOTS(attention_heads)
DFG_PATTERN_SLOTS(attention_attention_of_rows)
DFG_PATTERN_SLOTS(attention_attention_of_rows_present)
DFG_PATTERN_SLOTS(attention_attention_of_stacks)
DFG_PATTERN_SLOTS(attention_turn_halves)
DFG_PATTERN_SLOTS(attention_make_rotary)
DFG_PATTERN_SLOTS(attention_make_rotary_halves)
DFG_PATTERN_SLOTS(attention_make_rotary_gathered)
DFG_PATTERN_SLOTS(attention_rotary_of_rows)
DFG_PATTERN_SLOTS(attention_merge_qkv)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern attention_patterns[] = {
#define WHOLE attention_product_whole
    {DFG_PATTERN_ROW(attention_product, whole), .name = "product", .place = "attention.pat:25", .depth = 2,
     .n_captures = 6, .n_params = 6, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "d", m.d)}, .n_parts = 15, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.a), PART(INPUT, 3, m.b), PART(INPUT, 4, m.c),
     PART(INPUT, 5, m.d), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(CONST, 2, m.a),
     PART(INNER, -1, div), PART(CONST, 3, m.b), PART(INNER, -1, mul_2), PART(CONST, 4, m.c),
     PART(INNER, -1, div_2), PART(CONST, 5, m.d)}},
#undef WHOLE
#define WHOLE attention_scaled_whole
    {DFG_PATTERN_ROW(attention_scaled, whole), .name = "scaled", .place = "attention.pat:27", .depth = 1,
     .n_captures = 3, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", m.p),
     CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "f", m.f)}, .n_parts = 8,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.p), PART(INPUT, 1, m.e), PART(INPUT, 2, m.f),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(CONST, 1, m.e), PART(INNER, -1, div),
     PART(CONST, 2, m.f)}},
#undef WHOLE
#define WHOLE attention_make_attention_whole
    {DFG_PATTERN_ROW(attention_make_attention, whole), .name = "make_attention",
     .place = "attention.pat:36", .is_rule = true, .depth = DFG_FAR, .height = 1, .n_captures = 14,
     .n_params = 10, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "f", m.f),
     CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "t", m.t),
     CAPTURE(NODE, "u", m.u), CAPTURE(NODE, "s", m.s)}, .n_parts = 33,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.a), PART(INPUT, 4, m.b), PART(INPUT, 5, m.c), PART(INPUT, 6, m.d),
     PART(INPUT, 7, m.e), PART(INPUT, 8, m.f), PART(INPUT, 9, m.mask), PART(NONE, 12, m.u),
     PART(INNER, -1, add), PART(NONE, 11, m.t), PART(INNER, -1, mul), PART(INNER, 10, m.p),
     PART(INNER, -1, product.mul), PART(CONST, 3, m.a), PART(INNER, -1, product.div), PART(CONST, 4, m.b),
     PART(INNER, -1, product.mul_2), PART(CONST, 5, m.c), PART(INNER, -1, product.div_2),
     PART(CONST, 6, m.d), PART(CONST, 7, m.e), PART(INNER, -1, div_3), PART(CONST, 8, m.f),
     PART(INNER, 13, m.s), PART(INNER, -1, sub), PART(INNER, -1, reduceMax),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, where), PART(INNER, -1, isNaN),
     PART(CONST, -1, constant)}},
#undef WHOLE
#define WHOLE attention_widen_mask_whole
    {DFG_PATTERN_ROW(attention_widen_mask, whole), .name = "widen_mask", .place = "attention.pat:51",
     .is_rule = true, .depth = DFG_FAR, .height = 1, .n_captures = 14, .n_params = 10,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "f", m.f),
     CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "t", m.t),
     CAPTURE(NODE, "u", m.u), CAPTURE(NODE, "s", m.s)}, .n_parts = 27,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.a), PART(INPUT, 4, m.b), PART(INPUT, 5, m.c), PART(INPUT, 6, m.d),
     PART(INPUT, 7, m.e), PART(INPUT, 8, m.f), PART(INPUT, 9, m.mask), PART(INNER, 12, m.u),
     PART(NONE, 11, m.t), PART(INNER, -1, mul), PART(INNER, 10, m.p), PART(INNER, -1, product.mul),
     PART(CONST, 3, m.a), PART(INNER, -1, product.div), PART(CONST, 4, m.b), PART(INNER, -1, product.mul_2),
     PART(CONST, 5, m.c), PART(INNER, -1, product.div_2), PART(CONST, 6, m.d), PART(CONST, 7, m.e),
     PART(INNER, -1, div_3), PART(CONST, 8, m.f), PART(INNER, 13, m.s),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE attention_widen_mask_square_whole
    {DFG_PATTERN_ROW(attention_widen_mask_square, whole), .name = "widen_mask_square",
     .place = "attention.pat:63", .is_rule = true, .depth = DFG_FAR, .height = 1, .n_captures = 13,
     .n_params = 10, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "f", m.f),
     CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "t", m.t),
     CAPTURE(NODE, "s", m.s)}, .n_parts = 27, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.a), PART(INPUT, 4, m.b),
     PART(INPUT, 5, m.c), PART(INPUT, 6, m.d), PART(INPUT, 7, m.e), PART(INPUT, 8, m.f),
     PART(INPUT, 9, m.mask), PART(INNER, 12, m.s), PART(INNER, -1, add), PART(NONE, 11, m.t),
     PART(INNER, -1, mul), PART(INNER, 10, m.p), PART(INNER, -1, product.mul), PART(CONST, 3, m.a),
     PART(INNER, -1, product.div), PART(CONST, 4, m.b), PART(INNER, -1, product.mul_2), PART(CONST, 5, m.c),
     PART(INNER, -1, product.div_2), PART(CONST, 6, m.d), PART(CONST, 7, m.e), PART(INNER, -1, div_3),
     PART(CONST, 8, m.f), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE attention_mask_by_where_whole
    {DFG_PATTERN_ROW(attention_mask_by_where, whole), .name = "mask_by_where", .place = "attention.pat:76",
     .is_rule = true, .depth = DFG_FAR, .height = 1, .n_captures = 15, .n_params = 11,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "f", m.f),
     CAPTURE(NODE, "keep", m.keep), CAPTURE(NODE, "low", m.low), CAPTURE(NODE, "p", m.p),
     CAPTURE(NODE, "t", m.t), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "s", m.s)}, .n_parts = 29,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.a), PART(INPUT, 4, m.b), PART(INPUT, 5, m.c), PART(INPUT, 6, m.d),
     PART(INPUT, 7, m.e), PART(INPUT, 8, m.f), PART(INPUT, 9, m.keep), PART(INPUT, 10, m.low),
     PART(INNER, 13, m.w), PART(NONE, 12, m.t), PART(INNER, -1, mul), PART(INNER, 11, m.p),
     PART(INNER, -1, product.mul), PART(CONST, 3, m.a), PART(INNER, -1, product.div), PART(CONST, 4, m.b),
     PART(INNER, -1, product.mul_2), PART(CONST, 5, m.c), PART(INNER, -1, product.div_2),
     PART(CONST, 6, m.d), PART(CONST, 7, m.e), PART(INNER, -1, div_3), PART(CONST, 8, m.f),
     PART(CONST, 10, m.low), PART(INNER, 14, m.s), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE attention_mask_by_where_not_whole
    {DFG_PATTERN_ROW(attention_mask_by_where_not, whole), .name = "mask_by_where_not",
     .place = "attention.pat:85", .is_rule = true, .depth = DFG_FAR, .height = 1, .n_captures = 15,
     .n_params = 11, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "f", m.f),
     CAPTURE(NODE, "drop", m.drop), CAPTURE(NODE, "low", m.low), CAPTURE(NODE, "p", m.p),
     CAPTURE(NODE, "t", m.t), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "s", m.s)}, .n_parts = 29,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.a), PART(INPUT, 4, m.b), PART(INPUT, 5, m.c), PART(INPUT, 6, m.d),
     PART(INPUT, 7, m.e), PART(INPUT, 8, m.f), PART(INPUT, 9, m.drop), PART(INPUT, 10, m.low),
     PART(INNER, 13, m.w), PART(NONE, 12, m.t), PART(INNER, -1, mul), PART(INNER, 11, m.p),
     PART(INNER, -1, product.mul), PART(CONST, 3, m.a), PART(INNER, -1, product.div), PART(CONST, 4, m.b),
     PART(INNER, -1, product.mul_2), PART(CONST, 5, m.c), PART(INNER, -1, product.div_2),
     PART(CONST, 6, m.d), PART(CONST, 7, m.e), PART(INNER, -1, div_3), PART(CONST, 8, m.f),
     PART(CONST, 10, m.low), PART(INNER, 14, m.s), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE attention_attention_scale_query_whole
    {DFG_PATTERN_ROW(attention_attention_scale_query, whole), .name = "attention_scale_query",
     .place = "attention.pat:96", .is_rule = true, .depth = 3, .n_captures = 6, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "mask", m.mask),
     CAPTURE(NODE, "a", m.a)}, .n_parts = 9, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s), PART(INPUT, 4, m.mask),
     {DFG_PART_ROOT, 0, 1, 5, AT(m.a)}, PART(INNER, -1, a_call), PART(INNER, -1, mul),
     PART(CONST, 3, m.s)}},
#undef WHOLE
#define WHOLE attention_attention_scale_key_whole
    {DFG_PATTERN_ROW(attention_attention_scale_key, whole), .name = "attention_scale_key",
     .place = "attention.pat:102", .is_rule = true, .depth = 4, .n_captures = 8, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "mask", m.mask),
     CAPTURE(NODE, "t", m.t), CAPTURE(NODE, "a", m.a), CAPTURE(VALUE, "p", m.p)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.s), PART(INPUT, 4, m.mask), PART(INNER, 5, m.t), PART(INNER, -1, mul),
     PART(CONST, 3, m.s), {DFG_PART_ROOT, 0, 1, 6, AT(m.a)}, PART(INNER, -1, a_call)}},
#undef WHOLE
#define WHOLE attention_attention_past_whole
    {DFG_PATTERN_ROW(attention_attention_past, whole), .name = "attention_past",
     .place = "attention.pat:113", .is_rule = true, .depth = 3, .height = 3, .n_captures = 9, .n_params = 6,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "pk", m.pk), CAPTURE(NODE, "pv", m.pv),
     CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "ck", m.ck), CAPTURE(NODE, "cv", m.cv),
     CAPTURE(NODE, "y", m.y)}, .n_parts = 10, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.pk), PART(INPUT, 4, m.pv),
     PART(INPUT, 5, m.mask), {DFG_PART_ROOT, 0, 2, 6, AT(m.ck)}, {DFG_PART_ROOT, 0, 3, 7, AT(m.cv)},
     {DFG_PART_ROOT, 0, 1, 8, AT(m.y)}, PART(INNER, -1, y_call)}},
#undef WHOLE
#define WHOLE attention_attention_past_only_whole
    {DFG_PATTERN_ROW(attention_attention_past_only, whole), .name = "attention_past_only",
     .place = "attention.pat:124", .is_rule = true, .depth = 3, .n_captures = 7, .n_params = 6,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "pk", m.pk), CAPTURE(NODE, "pv", m.pv),
     CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "a", m.a)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.pk), PART(INPUT, 4, m.pv), PART(INPUT, 5, m.mask), {DFG_PART_ROOT, 0, 1, 6, AT(m.a)},
     PART(INNER, -1, a_call), PART(INNER, -1, concat), PART(INNER, -1, concat_2)}},
#undef WHOLE
#define WHOLE attention_repeated_whole
    {DFG_PATTERN_ROW(attention_repeated, whole), .name = "repeated", .place = "attention.pat:131",
     .depth = 3, .n_captures = 4, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "u", m.u),
     CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "r", m.r)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.k), PART(INNER, 1, m.u), PART(CONST, -1, constant),
     PART(NONE, 2, m.e), PART(INNER, -1, expand), PART(INPUT, -1, x), PART(INNER, -1, tile),
     PART(INPUT, -1, x_2), PART(INNER, -1, concat), {DFG_PART_ROOT, 0, 1, 3, AT(m.r)},
     PART(INPUT, -1, x_3)}},
#undef WHOLE
#define WHOLE attention_ungroup_attention_whole
    {DFG_PATTERN_ROW(attention_ungroup_attention, whole), .name = "ungroup_attention",
     .place = "attention.pat:141", .is_rule = true, .depth = 5, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "mask", m.mask), CAPTURE(NODE, "a", m.a)}, .n_parts = 24,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.mask), {DFG_PART_ROOT, 0, 1, 4, AT(m.a)}, PART(INNER, -1, a_call), PART(INNER, -1, r),
     PART(INNER, -1, repeated.expand), PART(INNER, -1, repeated.m.u), PART(CONST, -1, repeated.constant),
     PART(INPUT, -1, repeated.x), PART(INNER, -1, repeated.tile), PART(INPUT, -1, repeated.x_2),
     PART(INNER, -1, repeated.concat), PART(INPUT, -1, repeated.x_3), PART(INNER, -1, r_2),
     PART(INNER, -1, repeated_2.expand), PART(INNER, -1, repeated_2.m.u),
     PART(CONST, -1, repeated_2.constant), PART(INPUT, -1, repeated_2.x), PART(INNER, -1, repeated_2.tile),
     PART(INPUT, -1, repeated_2.x_2), PART(INNER, -1, repeated_2.concat), PART(INPUT, -1, repeated_2.x_3)}},
#undef WHOLE
#define WHOLE attention_heads_whole
    {DFG_PATTERN_ROW(attention_heads, whole), .name = "heads", .place = "attention.pat:148", .depth = 2,
     .n_captures = 3, .n_params = 1, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "t", m.t)}, .n_parts = 4,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INNER, 1, m.r), PART(INPUT, -1, x),
     {DFG_PART_ROOT, 0, 1, 2, AT(m.t)}}},
#undef WHOLE
#define WHOLE attention_attention_of_rows_whole
    {DFG_PATTERN_ROW(attention_attention_of_rows, whole), .name = "attention_of_rows",
     .place = "attention.pat:154", .is_rule = true, .depth = 6, .height = 1, .n_captures = 11,
     .n_params = 6, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "mask", m.mask),
     CAPTURE(NODE, "pk", m.pk), CAPTURE(NODE, "pv", m.pv), CAPTURE(NODE, "qh", m.qh),
     CAPTURE(NODE, "kh", m.kh), CAPTURE(NODE, "vh", m.vh), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "y", m.y)}, .n_parts = 20, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.mask), PART(INPUT, 4, m.pk),
     PART(INPUT, 5, m.pv), PART(INNER, 9, m.a), PART(INNER, -1, a_call), PART(INNER, 6, m.qh),
     PART(INNER, -1, heads.m.r), PART(INPUT, -1, heads.x), PART(INNER, 7, m.kh),
     PART(INNER, -1, heads_2.m.r), PART(INPUT, -1, heads_2.x), PART(INNER, 8, m.vh),
     PART(INNER, -1, heads_3.m.r), PART(INPUT, -1, heads_3.x), {DFG_PART_ROOT, 0, 1, 10, AT(m.y)},
     PART(INNER, -1, transpose), PART(INPUT, -1, x_4)}},
#undef WHOLE
#define WHOLE attention_attention_of_rows_present_whole
    {DFG_PATTERN_ROW(attention_attention_of_rows_present, whole), .name = "attention_of_rows_present",
     .place = "attention.pat:165", .is_rule = true, .depth = 6, .height = 6, .n_captures = 14,
     .n_params = 6, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "mask", m.mask),
     CAPTURE(NODE, "pk", m.pk), CAPTURE(NODE, "pv", m.pv), CAPTURE(NODE, "qh", m.qh),
     CAPTURE(NODE, "kh", m.kh), CAPTURE(NODE, "vh", m.vh), CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "pr", m.pr), CAPTURE(NODE, "ps", m.ps), CAPTURE(NODE, "f", m.f),
     CAPTURE(NODE, "y", m.y)}, .n_parts = 22, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.mask), PART(INPUT, 4, m.pk),
     PART(INPUT, 5, m.pv), PART(INNER, 9, m.a), PART(INNER, 6, m.qh), PART(INNER, -1, r),
     PART(INPUT, -1, x), PART(INNER, 7, m.kh), PART(INNER, -1, r_2), PART(INPUT, -1, x_2),
     PART(INNER, 8, m.vh), PART(INNER, -1, r_3), PART(INPUT, -1, x_3), {DFG_PART_ROOT, 0, 2, 10, AT(m.pr)},
     {DFG_PART_ROOT, 0, 3, 11, AT(m.ps)}, PART(INNER, 12, m.f), {DFG_PART_ROOT, 0, 1, 13, AT(m.y)},
     PART(INNER, -1, transpose), PART(INPUT, -1, x_4)}},
#undef WHOLE
#define WHOLE attention_attention_of_stacks_whole
    {DFG_PATTERN_ROW(attention_attention_of_stacks, whole), .name = "attention_of_stacks",
     .place = "attention.pat:184", .is_rule = true, .depth = 9, .n_captures = 10, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "mask", m.mask),
     CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "t", m.t), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "a", m.a), CAPTURE(NODE, "y", m.y)},
     .n_parts = 30, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.mask),
     PART(INNER, 2, m.r), PART(INPUT, -1, x), PART(INNER, 3, m.t), PART(INNER, 4, m.s),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(NONE, 5, m.q), PART(INNER, -1, gather),
     PART(CONST, -1, constant), PART(INNER, -1, squeeze), PART(INNER, -1, get), PART(CONST, -1, constant_2),
     PART(NONE, 6, m.k), PART(INNER, -1, gather_2), PART(CONST, -1, constant_3), PART(INNER, -1, squeeze_2),
     PART(INNER, -1, get_2), PART(CONST, -1, constant_4), PART(NONE, 7, m.v), PART(INNER, -1, gather_3),
     PART(CONST, -1, constant_5), PART(INNER, -1, squeeze_3), PART(INNER, -1, get_3),
     PART(CONST, -1, constant_6), PART(INNER, 8, m.a), PART(INNER, -1, a_call),
     {DFG_PART_ROOT, 0, 1, 9, AT(m.y)}, PART(INNER, -1, transpose), PART(INPUT, -1, x_2)}},
#undef WHOLE
#define WHOLE attention_turn_halves_match
    {DFG_PATTERN_ROW(attention_turn_halves, match), .name = "turn_halves", .place = "attention.pat:207",
     .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "f", f), CAPTURE(NODE, "c", c),
     CAPTURE(NODE, "y", y)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, f),
     PART(INNER, 1, c), {DFG_PART_ROOT, 0, 1, 2, AT(y)}}},
#undef WHOLE
#define WHOLE attention_make_rotary_whole
    {DFG_PATTERN_ROW(attention_make_rotary, whole), .name = "make_rotary", .place = "attention.pat:218",
     .is_rule = true, .depth = 6, .n_captures = 13, .n_params = 7,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "cos", m.cos),
     CAPTURE(NODE, "sin", m.sin), CAPTURE(NODE, "half", m.half), CAPTURE(NODE, "end", m.end),
     CAPTURE(NODE, "start", m.start), CAPTURE(NODE, "all", m.all), CAPTURE(NODE, "parts", m.parts),
     CAPTURE(NODE, "first", m.first), CAPTURE(NODE, "second", m.second), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "r", m.r)}, .n_parts = 35,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.cos), PART(INPUT, 2, m.sin),
     PART(INPUT, 3, m.half), PART(INPUT, 4, m.end), PART(INPUT, 5, m.start), PART(INPUT, 6, m.all),
     PART(INNER, 7, m.parts), {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(NONE, 8, m.first),
     PART(INNER, -1, slice), PART(CONST, -1, constant), PART(CONST, 3, m.half), PART(CONST, -1, constant_2),
     PART(CONST, -1, constant_3), PART(CONST, -1, constant_4), PART(INNER, -1, get),
     PART(NONE, 9, m.second), PART(INNER, -1, slice_2), PART(CONST, 5, m.start), PART(CONST, 6, m.all),
     PART(CONST, -1, constant_5), PART(CONST, -1, constant_6), PART(CONST, -1, constant_7),
     PART(INNER, -1, get_2), PART(INNER, 10, m.c), PART(INNER, 11, m.s), PART(INNER, 12, m.r),
     PART(INNER, -1, neg), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul),
     PART(INNER, -1, unsqueeze), PART(CONST, -1, constant_8), PART(INNER, -1, mul_2),
     PART(INNER, -1, unsqueeze_2)}},
#undef WHOLE
#define WHOLE attention_make_rotary_halves_whole
    {DFG_PATTERN_ROW(attention_make_rotary_halves, whole), .name = "make_rotary_halves",
     .place = "attention.pat:233", .is_rule = true, .depth = 5, .n_captures = 12, .n_params = 7,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "cos", m.cos),
     CAPTURE(NODE, "sin", m.sin), CAPTURE(NODE, "half", m.half), CAPTURE(NODE, "end", m.end),
     CAPTURE(NODE, "start", m.start), CAPTURE(NODE, "all", m.all), CAPTURE(NODE, "parts", m.parts),
     CAPTURE(NODE, "first", m.first), CAPTURE(NODE, "second", m.second), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "s", m.s)}, .n_parts = 35, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.cos), PART(INPUT, 2, m.sin), PART(INPUT, 3, m.half), PART(INPUT, 4, m.end),
     PART(INPUT, 5, m.start), PART(INPUT, 6, m.all), PART(INNER, 7, m.parts),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(NONE, 8, m.first), PART(INNER, -1, slice),
     PART(CONST, -1, constant), PART(CONST, 3, m.half), PART(CONST, -1, constant_2),
     PART(CONST, -1, constant_3), PART(CONST, -1, constant_4), PART(INNER, -1, get),
     PART(NONE, 9, m.second), PART(INNER, -1, slice_2), PART(CONST, 5, m.start), PART(CONST, 6, m.all),
     PART(CONST, -1, constant_5), PART(CONST, -1, constant_6), PART(CONST, -1, constant_7),
     PART(INNER, -1, get_2), PART(INNER, 10, m.c), PART(CONST, -1, constant_8), PART(INNER, 11, m.s),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, sub), PART(INNER, -1, mul),
     PART(INNER, -1, mul_2), PART(INNER, -1, add), PART(INNER, -1, mul_3), PART(INNER, -1, mul_4)}},
#undef WHOLE
#define WHOLE attention_make_rotary_gathered_whole
    {DFG_PATTERN_ROW(attention_make_rotary_gathered, whole), .name = "make_rotary_gathered",
     .place = "attention.pat:246", .is_rule = true, .depth = DFG_FAR, .height = 1, .n_captures = 14,
     .n_params = 8, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "cos", m.cos), CAPTURE(NODE, "sin", m.sin), CAPTURE(NODE, "at", m.at),
     CAPTURE(NODE, "half", m.half), CAPTURE(NODE, "end", m.end), CAPTURE(NODE, "start", m.start),
     CAPTURE(NODE, "all", m.all), CAPTURE(NODE, "parts", m.parts), CAPTURE(NODE, "first", m.first),
     CAPTURE(NODE, "second", m.second), CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "s", m.s),
     CAPTURE(NODE, "r", m.r)}, .n_parts = 38, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.cos), PART(INPUT, 2, m.sin), PART(INPUT, 3, m.at), PART(INPUT, 4, m.half),
     PART(INPUT, 5, m.end), PART(INPUT, 6, m.start), PART(INPUT, 7, m.all), PART(INNER, 8, m.parts),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, PART(NONE, 9, m.first), PART(INNER, -1, slice),
     PART(CONST, -1, constant), PART(CONST, 4, m.half), PART(CONST, -1, constant_2),
     PART(CONST, -1, constant_3), PART(CONST, -1, constant_4), PART(INNER, -1, get),
     PART(NONE, 10, m.second), PART(INNER, -1, slice_2), PART(CONST, 6, m.start), PART(CONST, 7, m.all),
     PART(CONST, -1, constant_5), PART(CONST, -1, constant_6), PART(CONST, -1, constant_7),
     PART(INNER, -1, get_2), PART(INNER, 11, m.c), PART(CONST, 1, m.cos), PART(INNER, 12, m.s),
     PART(CONST, 2, m.sin), PART(INNER, 13, m.r), PART(INNER, -1, neg),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(INNER, -1, unsqueeze),
     PART(CONST, -1, constant_8), PART(INNER, -1, mul_2), PART(INNER, -1, unsqueeze_2)}},
#undef WHOLE
#define WHOLE attention_rotary_of_rows_whole
    {DFG_PATTERN_ROW(attention_rotary_of_rows, whole), .name = "rotary_of_rows",
     .place = "attention.pat:262", .is_rule = true, .depth = 3, .n_captures = 7, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "s", m.s),
     CAPTURE(NODE, "cos", m.cos), CAPTURE(NODE, "sin", m.sin), CAPTURE(NODE, "at", m.at),
     CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "r", m.r)}, .n_parts = 8,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.cos),
     PART(INPUT, 3, m.sin), PART(INPUT, 4, m.at), PART(INNER, 5, m.h), {DFG_PART_ROOT, 0, 1, 6, AT(m.r)},
     PART(INNER, -1, transpose)}},
#undef WHOLE
#define WHOLE attention_merge_qkv_whole
    {DFG_PATTERN_ROW(attention_merge_qkv, whole), .name = "merge_qkv", .place = "attention.pat:275",
     .is_rule = true, .depth = 1, .height = 1, .n_captures = 4, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "v", m.v)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.q), PART(INPUT, 2, m.k),
     PART(INPUT, 3, m.v), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(CONST, 1, m.q),
     {DFG_PART_ROOT, 0, 2, -1, AT(matMul)}, PART(CONST, 2, m.k), {DFG_PART_ROOT, 0, 3, -1, AT(matMul_2)},
     PART(CONST, 3, m.v)}},
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
