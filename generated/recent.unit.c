/* What recent.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "recent.h"
#if RECENT_H != 0xabd7935021b05588
#error "recent.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(recent_of_three)
DFG_PATTERN_SLOTS(recent_halved)
DFG_PATTERN_SLOTS(recent_make_gelu)
DFG_PATTERN_SLOTS(recent_cubic)
DFG_PATTERN_SLOTS(recent_squared)
DFG_PATTERN_SLOTS(recent_inner)
DFG_PATTERN_SLOTS(recent_inner_factored)
DFG_PATTERN_SLOTS(recent_make_gelu_tanh)
DFG_PATTERN_SLOTS(recent_make_gelu_tanh_factored)
DFG_PATTERN_SLOTS(recent_make_gelu_sigmoid)
DFG_PATTERN_SLOTS(recent_make_swish)
DFG_PATTERN_SLOTS(recent_make_swish_scaled)
DFG_PATTERN_SLOTS(recent_reciprocal_root)
DFG_PATTERN_SLOTS(recent_root)
DFG_PATTERN_SLOTS(recent_over_root)
DFG_PATTERN_SLOTS(recent_make_rms_norm)
DFG_PATTERN_SLOTS(recent_make_rms_norm_unscaled)
DFG_PATTERN_SLOTS(recent_scale_rms_norm)
DFG_PATTERN_SLOTS(recent_make_group_norm)
DFG_PATTERN_SLOTS(recent_scale_group_norm)
DFG_PATTERN_SLOTS(recent_shift_group_norm)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern recent_patterns[] = {
#define WHOLE recent_of_three_whole
    {DFG_PATTERN_ROW(recent_of_three, whole), .name = "of_three", .place = "recent.pat:12", .depth = 2,
     .n_captures = 3, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "c", m.c)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INPUT, 2, m.c),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(INNER, -1, mul_2),
     PART(INNER, -1, mul_3), PART(INNER, -1, mul_4), PART(INNER, -1, mul_5), PART(INNER, -1, mul_6)}},
#undef WHOLE
#define WHOLE recent_halved_whole
    {DFG_PATTERN_ROW(recent_halved, whole), .name = "halved", .place = "recent.pat:14", .depth = 2,
     .n_captures = 3, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", m.a),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "h", m.h)}, .n_parts = 20,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.a), PART(INPUT, 1, m.b), PART(INPUT, 2, m.h),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, of_three.mul), PART(INNER, -1, of_three.mul_2),
     PART(INNER, -1, of_three.mul_3), PART(INNER, -1, of_three.mul_4), PART(INNER, -1, of_three.mul_5),
     PART(INNER, -1, of_three.mul_6), PART(CONST, -1, constant), PART(INNER, -1, div),
     PART(INNER, -1, mul_7), PART(CONST, -1, constant_2), PART(INNER, -1, mul_8), PART(INNER, -1, div_2),
     PART(CONST, -1, constant_3), PART(INNER, -1, mul_9), PART(INNER, -1, div_3),
     PART(CONST, -1, constant_4)}},
#undef WHOLE
#define WHOLE recent_make_gelu_whole
    {DFG_PATTERN_ROW(recent_make_gelu, whole), .name = "make_gelu", .place = "recent.pat:20",
     .is_rule = true, .depth = 6, .n_captures = 6, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "r", m.r),
     CAPTURE(NODE, "o", m.o), CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "e", m.e), CAPTURE(NODE, "n", m.n)},
     .n_parts = 49, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.r),
     PART(INPUT, 2, m.o), PART(INPUT, 3, m.h), PART(INNER, 4, m.e), PART(INNER, -1, div),
     PART(CONST, -1, constant), PART(INNER, -1, mul), PART(CONST, -1, constant_2), PART(INNER, 5, m.n),
     PART(INNER, -1, neg), PART(INNER, -1, div_2), PART(CONST, -1, constant_3), PART(INNER, -1, mul_2),
     PART(CONST, -1, constant_4), PART(INNER, -1, div_3), PART(INNER, -1, neg_2),
     PART(CONST, -1, constant_5), PART(INNER, -1, mul_3), PART(INNER, -1, neg_3),
     PART(CONST, -1, constant_6), PART(INNER, -1, mul_4), PART(CONST, -1, constant_7),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, halved.of_three.mul),
     PART(INNER, -1, halved.of_three.mul_2), PART(CONST, -1, halved.constant),
     PART(INNER, -1, halved.of_three.mul_3), PART(INNER, -1, halved.of_three.mul_4),
     PART(INNER, -1, halved.of_three.mul_5), PART(INNER, -1, halved.of_three.mul_6),
     PART(INNER, -1, halved.div), PART(INNER, -1, halved.mul_7), PART(CONST, -1, halved.constant_2),
     PART(INNER, -1, halved.mul_8), PART(INNER, -1, halved.div_2), PART(CONST, -1, halved.constant_3),
     PART(INNER, -1, halved.mul_9), PART(INNER, -1, halved.div_3), PART(CONST, -1, halved.constant_4),
     PART(INNER, -1, add), PART(CONST, -1, constant_12), PART(INNER, -1, sub), PART(CONST, -1, constant_13),
     PART(INNER, -1, mul_14), PART(INNER, -1, add_2), PART(INNER, -1, mul_15), PART(CONST, -1, constant_14),
     PART(CONST, -1, constant_15)}},
#undef WHOLE
#define WHOLE recent_cubic_whole
    {DFG_PATTERN_ROW(recent_cubic, whole), .name = "cubic", .place = "recent.pat:31", .depth = 3,
     .n_captures = 3, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "p", m.p)}, .n_parts = 14,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(INNER, -1, pow), PART(CONST, 2, m.p),
     PART(INNER, -1, mul_2), PART(INNER, -1, mul_3), PART(CONST, -1, constant), PART(INNER, -1, mul_4),
     PART(INNER, -1, mul_5), PART(INNER, -1, mul_6), PART(CONST, -1, constant_2)}},
#undef WHOLE
#define WHOLE recent_squared_whole
    {DFG_PATTERN_ROW(recent_squared, whole), .name = "squared", .place = "recent.pat:34", .depth = 2,
     .n_captures = 3, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "p", m.p)}, .n_parts = 12,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(INNER, -1, mul_2),
     PART(CONST, -1, constant), PART(INNER, -1, mul_3), PART(INNER, -1, mul_4), PART(INNER, -1, pow),
     PART(CONST, 2, m.p), PART(CONST, -1, constant_2)}},
#undef WHOLE
#define WHOLE recent_inner_whole
    {DFG_PATTERN_ROW(recent_inner, whole), .name = "inner", .place = "recent.pat:36", .depth = 5,
     .n_captures = 4, .n_params = 4, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "r", m.r)}, .n_parts = 17,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p),
     PART(INPUT, 3, m.r), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, add),
     PART(INNER, -1, cubic.mul), PART(INNER, -1, cubic.pow), PART(CONST, 2, m.p),
     PART(INNER, -1, cubic.mul_2), PART(INNER, -1, cubic.mul_3), PART(CONST, -1, cubic.constant),
     PART(INNER, -1, cubic.mul_4), PART(INNER, -1, cubic.mul_5), PART(INNER, -1, cubic.mul_6),
     PART(CONST, -1, cubic.constant_2), PART(CONST, 3, m.r)}},
#undef WHOLE
#define WHOLE recent_inner_factored_whole
    {DFG_PATTERN_ROW(recent_inner_factored, whole), .name = "inner_factored", .place = "recent.pat:37",
     .depth = 5, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "u", m.u)}, .n_parts = 23,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, of_three.mul), PART(INNER, -1, of_three.mul_2), PART(INNER, -1, of_three.mul_3),
     PART(INNER, -1, of_three.mul_4), PART(INNER, -1, of_three.mul_5), PART(INNER, -1, of_three.mul_6),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), PART(INPUT, 3, m.r),
     PART(INPUT, 4, m.u), PART(CONST, 3, m.r), PART(INNER, -1, add), PART(INNER, -1, squared.mul),
     PART(INNER, -1, squared.mul_2), PART(CONST, -1, squared.constant), PART(INNER, -1, squared.mul_3),
     PART(INNER, -1, squared.mul_4), PART(INNER, -1, squared.pow), PART(CONST, 2, m.p),
     PART(CONST, -1, squared.constant_2), PART(CONST, 4, m.u)}},
#undef WHOLE
#define WHOLE recent_make_gelu_tanh_whole
    {DFG_PATTERN_ROW(recent_make_gelu_tanh, whole), .name = "make_gelu_tanh", .place = "recent.pat:39",
     .is_rule = true, .depth = 9, .n_captures = 7, .n_params = 6,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "o", m.o), CAPTURE(NODE, "h", m.h),
     CAPTURE(NODE, "t", m.t)}, .n_parts = 44, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), PART(INPUT, 3, m.r), PART(INPUT, 4, m.o),
     PART(INPUT, 5, m.h), PART(INNER, 6, m.t), PART(INNER, -1, mul), PART(INNER, -1, add),
     PART(INNER, -1, mul_2), PART(INNER, -1, pow), PART(CONST, 2, m.p), PART(INNER, -1, mul_3),
     PART(INNER, -1, mul_4), PART(CONST, -1, constant), PART(INNER, -1, mul_5), PART(INNER, -1, mul_6),
     PART(INNER, -1, mul_7), PART(CONST, -1, constant_2), PART(CONST, 3, m.r),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, halved.of_three.mul),
     PART(INNER, -1, halved.of_three.mul_2), PART(CONST, -1, halved.constant),
     PART(INNER, -1, halved.of_three.mul_3), PART(INNER, -1, halved.of_three.mul_4),
     PART(INNER, -1, halved.of_three.mul_5), PART(INNER, -1, halved.of_three.mul_6),
     PART(INNER, -1, halved.div), PART(INNER, -1, halved.mul_7), PART(CONST, -1, halved.constant_2),
     PART(INNER, -1, halved.mul_8), PART(INNER, -1, halved.div_2), PART(CONST, -1, halved.constant_3),
     PART(INNER, -1, halved.mul_9), PART(INNER, -1, halved.div_3), PART(CONST, -1, halved.constant_4),
     PART(INNER, -1, add_2), PART(CONST, -1, constant_7), PART(INNER, -1, mul_17), PART(INNER, -1, add_3),
     PART(INNER, -1, mul_18), PART(CONST, -1, constant_8), PART(CONST, -1, constant_9)}},
#undef WHOLE
#define WHOLE recent_make_gelu_tanh_factored_whole
    {DFG_PATTERN_ROW(recent_make_gelu_tanh_factored, whole), .name = "make_gelu_tanh_factored",
     .place = "recent.pat:45", .is_rule = true, .depth = 9, .n_captures = 8, .n_params = 7,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "u", m.u), CAPTURE(NODE, "o", m.o),
     CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "t", m.t)}, .n_parts = 49,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.u), PART(INPUT, 5, m.o), PART(INPUT, 6, m.h),
     PART(INNER, 7, m.t), PART(INNER, -1, mul), PART(INNER, -1, mul_2), PART(CONST, 3, m.r),
     PART(INNER, -1, add), PART(INNER, -1, mul_3), PART(INNER, -1, mul_4), PART(CONST, -1, constant),
     PART(INNER, -1, mul_5), PART(INNER, -1, mul_6), PART(INNER, -1, pow), PART(CONST, 2, m.p),
     PART(CONST, -1, constant_2), PART(CONST, 4, m.u), PART(INNER, -1, mul_7), PART(INNER, -1, mul_8),
     PART(INNER, -1, mul_9), PART(INNER, -1, mul_10), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, halved.of_three.mul), PART(INNER, -1, halved.of_three.mul_2),
     PART(CONST, -1, halved.constant), PART(INNER, -1, halved.of_three.mul_3),
     PART(INNER, -1, halved.of_three.mul_4), PART(INNER, -1, halved.of_three.mul_5),
     PART(INNER, -1, halved.of_three.mul_6), PART(INNER, -1, halved.div), PART(INNER, -1, halved.mul_7),
     PART(CONST, -1, halved.constant_2), PART(INNER, -1, halved.mul_8), PART(INNER, -1, halved.div_2),
     PART(CONST, -1, halved.constant_3), PART(INNER, -1, halved.mul_9), PART(INNER, -1, halved.div_3),
     PART(CONST, -1, halved.constant_4), PART(INNER, -1, add_2), PART(CONST, -1, constant_7),
     PART(INNER, -1, mul_20), PART(INNER, -1, add_3), PART(INNER, -1, mul_21), PART(CONST, -1, constant_8),
     PART(CONST, -1, constant_9)}},
#undef WHOLE
#define WHOLE recent_make_gelu_sigmoid_whole
    {DFG_PATTERN_ROW(recent_make_gelu_sigmoid, whole), .name = "make_gelu_sigmoid",
     .place = "recent.pat:51", .is_rule = true, .depth = 7, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "u", m.u)}, .n_parts = 37,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.u), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, sigmoid), PART(INNER, -1, mul), PART(INNER, -1, inner.add),
     PART(INNER, -1, inner.cubic.mul), PART(INNER, -1, inner.cubic.pow), PART(CONST, -1, inner.m.p),
     PART(INNER, -1, inner.cubic.mul_2), PART(INNER, -1, inner.cubic.mul_3),
     PART(CONST, -1, inner.cubic.constant), PART(INNER, -1, inner.cubic.mul_4),
     PART(INNER, -1, inner.cubic.mul_5), PART(INNER, -1, inner.cubic.mul_6),
     PART(CONST, -1, inner.cubic.constant_2), PART(CONST, -1, inner.m.r),
     PART(INNER, -1, inner_factored.of_three.mul), PART(INNER, -1, inner_factored.of_three.mul_2),
     PART(CONST, -1, inner_factored.m.r), PART(INNER, -1, inner_factored.add),
     PART(INNER, -1, inner_factored.squared.mul), PART(INNER, -1, inner_factored.squared.mul_2),
     PART(CONST, -1, inner_factored.squared.constant), PART(INNER, -1, inner_factored.squared.mul_3),
     PART(INNER, -1, inner_factored.squared.mul_4), PART(INNER, -1, inner_factored.squared.pow),
     PART(CONST, -1, inner_factored.m.p), PART(CONST, -1, inner_factored.squared.constant_2),
     PART(CONST, 4, m.u), PART(INNER, -1, inner_factored.of_three.mul_3),
     PART(INNER, -1, inner_factored.of_three.mul_4), PART(INNER, -1, inner_factored.of_three.mul_5),
     PART(INNER, -1, inner_factored.of_three.mul_6)}},
#undef WHOLE
#define WHOLE recent_make_swish_whole
    {DFG_PATTERN_ROW(recent_make_swish, whole), .name = "make_swish", .place = "recent.pat:57",
     .is_rule = true, .depth = 2, .n_captures = 1, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, sigmoid)}},
#undef WHOLE
#define WHOLE recent_make_swish_scaled_whole
    {DFG_PATTERN_ROW(recent_make_swish_scaled, whole), .name = "make_swish_scaled",
     .place = "recent.pat:58", .is_rule = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a)},
     .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, sigmoid), PART(INNER, -1, mul),
     PART(CONST, 1, m.a)}},
#undef WHOLE
#define WHOLE recent_reciprocal_root_whole
    {DFG_PATTERN_ROW(recent_reciprocal_root, whole), .name = "reciprocal_root", .place = "recent.pat:70",
     .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "h", m.h)},
     .n_parts = 17, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.s), PART(INPUT, 1, m.h),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, reciprocal), PART(INNER, -1, sqrt),
     PART(INNER, -1, div), PART(CONST, -1, constant), PART(INNER, -1, sqrt_2), PART(INNER, -1, pow),
     PART(CONST, -1, constant_2), PART(INNER, -1, sqrt_3), PART(INNER, -1, reciprocal_2),
     PART(INNER, -1, div_2), PART(CONST, -1, constant_3), PART(INNER, -1, reciprocal_3),
     PART(INNER, -1, pow_2), PART(CONST, -1, constant_4)}},
#undef WHOLE
#define WHOLE recent_root_whole
    {DFG_PATTERN_ROW(recent_root, whole), .name = "root", .place = "recent.pat:73", .depth = 1,
     .n_captures = 2, .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "s", m.s),
     CAPTURE(NODE, "h", m.h)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.s),
     PART(INPUT, 1, m.h), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, sqrt),
     PART(INNER, -1, pow), PART(CONST, 1, m.h)}},
#undef WHOLE
#define WHOLE recent_over_root_whole
    {DFG_PATTERN_ROW(recent_over_root, whole), .name = "over_root", .place = "recent.pat:74", .depth = 3,
     .n_captures = 3, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "h", m.h)}, .n_parts = 23,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.s), PART(INPUT, 2, m.h),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, div), PART(INNER, -1, root__.sqrt),
     PART(INNER, -1, root__.pow), PART(CONST, -1, root__.m.h), PART(INNER, -1, mul),
     PART(INNER, -1, reciprocal_root.reciprocal), PART(INNER, -1, reciprocal_root.sqrt),
     PART(INNER, -1, reciprocal_root.div), PART(CONST, -1, reciprocal_root.constant),
     PART(INNER, -1, reciprocal_root.sqrt_2), PART(INNER, -1, reciprocal_root.pow),
     PART(CONST, -1, reciprocal_root.constant_2), PART(INNER, -1, reciprocal_root.sqrt_3),
     PART(INNER, -1, reciprocal_root.reciprocal_2), PART(INNER, -1, reciprocal_root.div_2),
     PART(CONST, -1, reciprocal_root.constant_3), PART(INNER, -1, reciprocal_root.reciprocal_3),
     PART(INNER, -1, reciprocal_root.pow_2), PART(CONST, -1, reciprocal_root.constant_4)}},
#undef WHOLE
#define WHOLE recent_make_rms_norm_whole
    {DFG_PATTERN_ROW(recent_make_rms_norm, whole), .name = "make_rms_norm", .place = "recent.pat:78",
     .is_rule = true, .depth = 9, .n_captures = 10, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "wide", m.wide),
     CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "n", m.n),
     CAPTURE(NODE, "back", m.back), CAPTURE(VALUE, "q", m.q)}, .n_parts = 56,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.h),
     PART(INPUT, 3, m.scale), PART(INNER, 4, m.wide), PART(NONE, 5, m.w), PART(INNER, 6, m.s),
     PART(INNER, -1, reduceMean), PART(INNER, -1, pow), PART(CONST, -1, constant), PART(INNER, -1, mul),
     PART(CONST, 1, m.eps), PART(INNER, 8, m.back), PART(NONE, 7, m.n), PART(INNER, -1, div),
     PART(INNER, -1, sqrt), PART(INNER, -1, pow_2), PART(CONST, -1, constant_2), PART(INNER, -1, mul_2),
     PART(INNER, -1, reciprocal), PART(INNER, -1, sqrt_2), PART(INNER, -1, div_2),
     PART(CONST, -1, constant_3), PART(INNER, -1, sqrt_3), PART(INNER, -1, pow_3),
     PART(CONST, -1, constant_4), PART(INNER, -1, sqrt_4), PART(INNER, -1, reciprocal_2),
     PART(INNER, -1, div_3), PART(CONST, -1, constant_5), PART(INNER, -1, reciprocal_3),
     PART(INNER, -1, pow_4), PART(CONST, -1, constant_6), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mul_3), PART(INNER, -1, mul_4), PART(INNER, -1, mul_5), PART(INNER, -1, reciprocal_4),
     PART(INNER, -1, sqrt_5), PART(INNER, -1, div_4), PART(CONST, -1, constant_7), PART(INNER, -1, sqrt_6),
     PART(INNER, -1, pow_5), PART(CONST, -1, constant_8), PART(INNER, -1, sqrt_7),
     PART(INNER, -1, reciprocal_5), PART(INNER, -1, div_5), PART(CONST, -1, constant_9),
     PART(INNER, -1, reciprocal_6), PART(INNER, -1, pow_6), PART(CONST, -1, constant_10),
     PART(INNER, -1, div_6), PART(INNER, -1, sqrt_8), PART(INNER, -1, pow_7), PART(CONST, -1, constant_11),
     PART(INNER, -1, mul_6)}},
#undef WHOLE
#define WHOLE recent_make_rms_norm_unscaled_whole
    {DFG_PATTERN_ROW(recent_make_rms_norm_unscaled, whole), .name = "make_rms_norm_unscaled",
     .place = "recent.pat:92", .is_rule = true, .depth = 6, .n_captures = 5, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "s", m.s), CAPTURE(VALUE, "q", m.q)}, .n_parts = 29,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, over_root.div), PART(INNER, -1, over_root.root__.sqrt),
     PART(INNER, -1, over_root.root__.pow), PART(CONST, -1, over_root.root__.m.h),
     PART(INNER, -1, over_root.mul), PART(INNER, -1, over_root.reciprocal_root.reciprocal),
     PART(INNER, -1, over_root.reciprocal_root.sqrt), PART(INNER, -1, over_root.reciprocal_root.div),
     PART(CONST, -1, over_root.reciprocal_root.constant), PART(INNER, -1, over_root.reciprocal_root.sqrt_2),
     PART(INNER, -1, over_root.reciprocal_root.pow), PART(CONST, -1, over_root.reciprocal_root.constant_2),
     PART(INNER, -1, over_root.reciprocal_root.sqrt_3),
     PART(INNER, -1, over_root.reciprocal_root.reciprocal_2),
     PART(INNER, -1, over_root.reciprocal_root.div_2),
     PART(CONST, -1, over_root.reciprocal_root.constant_3),
     PART(INNER, -1, over_root.reciprocal_root.reciprocal_3),
     PART(INNER, -1, over_root.reciprocal_root.pow_2),
     PART(CONST, -1, over_root.reciprocal_root.constant_4), PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps),
     PART(INPUT, 2, m.h), PART(INNER, 3, m.s), PART(INNER, -1, reduceMean), PART(INNER, -1, pow_4),
     PART(CONST, -1, constant_6), PART(INNER, -1, mul_2), PART(CONST, 1, m.eps)}},
#undef WHOLE
#define WHOLE recent_scale_rms_norm_whole
    {DFG_PATTERN_ROW(recent_scale_rms_norm, whole), .name = "scale_rms_norm", .place = "recent.pat:99",
     .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "scale", m.scale),
     CAPTURE(NODE, "n", m.n)}, .n_parts = 5, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.scale), PART(INNER, 2, m.n), PART(CONST, -1, constant),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE recent_make_group_norm_whole
    {DFG_PATTERN_ROW(recent_make_group_norm, whole), .name = "make_group_norm", .place = "recent.pat:109",
     .is_rule = true, .depth = 10, .n_captures = 10, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "d", m.d), CAPTURE(NODE, "s", m.s),
     CAPTURE(NODE, "n", m.n), CAPTURE(NODE, "y", m.y), CAPTURE(VALUE, "p", m.p), CAPTURE(VALUE, "q", m.q)},
     .n_parts = 41, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps),
     PART(INPUT, 2, m.h), PART(INNER, 3, m.r), PART(INPUT, -1, x), PART(INNER, 4, m.d),
     PART(INNER, -1, reduceMean), PART(INNER, 5, m.s), PART(INNER, -1, reduceMean_2), PART(INNER, -1, pow),
     PART(CONST, -1, constant), PART(INNER, -1, mul), PART(CONST, 1, m.eps), PART(NONE, 6, m.n),
     PART(INNER, -1, instanceNormalization), PART(INNER, -1, over_root.div),
     PART(INNER, -1, over_root.root__.sqrt), PART(INNER, -1, over_root.root__.pow),
     PART(CONST, -1, over_root.root__.m.h), PART(INNER, -1, over_root.mul),
     PART(INNER, -1, over_root.reciprocal_root.reciprocal), PART(INNER, -1, over_root.reciprocal_root.sqrt),
     PART(INNER, -1, over_root.reciprocal_root.div), PART(CONST, -1, over_root.reciprocal_root.constant),
     PART(INNER, -1, over_root.reciprocal_root.sqrt_2), PART(INNER, -1, over_root.reciprocal_root.pow),
     PART(CONST, -1, over_root.reciprocal_root.constant_2),
     PART(INNER, -1, over_root.reciprocal_root.sqrt_3),
     PART(INNER, -1, over_root.reciprocal_root.reciprocal_2),
     PART(INNER, -1, over_root.reciprocal_root.div_2),
     PART(CONST, -1, over_root.reciprocal_root.constant_3),
     PART(INNER, -1, over_root.reciprocal_root.reciprocal_3),
     PART(INNER, -1, over_root.reciprocal_root.pow_2),
     PART(CONST, -1, over_root.reciprocal_root.constant_4), PART(CONST, -1, constant_7),
     PART(CONST, -1, constant_8), PART(INNER, -1, layerNormalization),
     PART(INNER, -1, layerNormalization_call), PART(CONST, -1, constant_9),
     {DFG_PART_ROOT, 0, 1, 7, AT(m.y)}, PART(INPUT, -1, x_2)}},
#undef WHOLE
#define WHOLE recent_scale_group_norm_whole
    {DFG_PATTERN_ROW(recent_scale_group_norm, whole), .name = "scale_group_norm", .place = "recent.pat:128",
     .is_rule = true, .depth = 2, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "c", m.c),
     CAPTURE(NODE, "n", m.n)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.c), PART(INNER, 2, m.n), PART(CONST, -1, constant), PART(CONST, -1, constant_2),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE recent_shift_group_norm_whole
    {DFG_PATTERN_ROW(recent_shift_group_norm, whole), .name = "shift_group_norm", .place = "recent.pat:134",
     .is_rule = true, .depth = 2, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "scale", m.scale),
     CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "n", m.n)}, .n_parts = 6,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.scale), PART(INPUT, 2, m.c),
     PART(INNER, 3, m.n), PART(CONST, -1, constant), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
};

static const char *const recent_imports[] = { "onnx", NULL };
static const char *const recent_text_0[] = { /* recent.pat */
    "// recent.pat -- Gelu, Swish, RMSNormalization and GroupNormalization, which ONNX has in opsets after 17.\n"
    "//\n"
    "// Gelu is of opset 20, GroupNormalization of 21, RMSNormalization of 23, Swish of 24.  A concept is one pattern here, whatever exporters\n"
    "// write for it; what ONNX Runtime has in its own domain is made of these operators by fuse_ort.pat.\n"
    "\nimport \"onnx.ops\";\n\n// Shapes stay those of x: constants beside it are no wider.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n"
    "cond single(c) = c.elements == 1, c.rank <= 1;\n// A product of three, in any grouping.\n"
    "pattern of_three(a, b, c) = Mul(Mul(a, b), c) | Mul(Mul(a, c), b) | Mul(a, Mul(b, c));\n"
    "// Half of a product.\npattern halved(a, b, h) =\n"
    "    of_three(a, b, h & 0.5) | Div(Mul(a, b), h & 2) | Mul(Div(a, h & 2), b) | Mul(a, Div(b, h & 2));\n"
    "\n// ---- Gelu, Swish ----\n\n// x (1 + erf(x / sqrt 2)) / 2 (demo 1; ONNX Runtime: GeluFusion).\n"
    "rule make_gelu(x, r, o, h) {\n"
    "    e = Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)));\n"
    "    n = Erf(Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3)))\n"
    "            | Div(Neg(x), r & approx(1.41421356, 1e-3)) | Mul(Neg(x), r & approx(0.70710678, 1e-3))\n"
    "            | Mul(x, r & approx(-0.70710678, 1e-3)));\n"
    "    match halved(x, Add(e, o & 1) | Sub(o & 1, n), h) | Mul(x, Add(Mul(e, h & 0.5), o & 0.5));\n"
    "    where one(r, x), one(o, x), one(h, x);\n    rewrite Gelu(x);\n}\n"
    "// x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 (ONNX Script: fast_gelu; ONNX Runtime: FastGeluFusion),\n"
    "// or x times the sigmoid of twice that; the cube may have its x factored out.\n"
    "pattern cubic(x, k, p) =\n    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\n"
    "    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));\npattern squared(x, k, p) =\n"
    "    Mul(x, Mul(x, k & approx(0.044715, 1e-4))) | Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4));\n"
    "pattern inner(x, k, p, r) = Mul(Add(x, cubic(x, k, p)), r & const);\n"
    "pattern inner_factored(x, k, p, r, u) = of_three(x, r & const, Add(squared(x, k, p), u & 1));\n"
    "cond numbers(x, k, p, r) = one(k, x), one(r, x), not present(p) or one(p, x);\n"
    "rule make_gelu_tanh(x, k, p, r, o, h) {\n    t = Tanh(inner(x, k, p, r));\n"
    "    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));\n"
    "    where numbers(x, k, p, r), one(o, x), one(h, x), value(r) ~= 0.79788456 +- 1e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\nrule make_gelu_tanh_factored(x, k, p, r, u, o, h) {\n"
    "    t = Tanh(inner_factored(x, k, p, r, u));\n"
    "    match halved(x, Add(t, o & 1), h) | Mul(x, Add(Mul(t, h & 0.5), o & 0.5));\n"
    "    where numbers(x, k, p, r), one(o, x), one(h, x), one(u, x), value(r) ~= 0.79788456 +- 1e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\nrule make_gelu_sigmoid(x, k, p, r, u) {\n"
    "    match Mul(x, Sigmoid(inner(x, k, p, r) | inner_factored(x, k, p, r, u)));\n"
    "    where numbers(x, k, p, r), not present(u) or one(u, x), value(r) ~= 1.59576912 +- 2e-3;\n"
    "    rewrite Gelu(x) { approximate = \"tanh\" };\n}\n// x sigmoid(x), x sigmoid(a x).\n"
    "rule make_swish(x) { match Mul(x, Sigmoid(x)); where x.dtype in {f16, bf16, f32, f64}; rewrite Swish(x); }\n"
    "rule make_swish_scaled(x, a) {\n    match Mul(x, Sigmoid(Mul(x, a & const)));\n"
    "    where one(a, x), value(a) > 1e-3, value(a) < 1e3;\n    rewrite Swish(x) { alpha = value(a) };\n}\n\n"
    "// ---- RMSNormalization ----\n\ncond last_axis(p, x) = p == [-1] or p == [x.rank - 1];\n"
    "// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n// 1 over the root of s, and x over it.\n"
    "pattern reciprocal_root(s, h) =\n"
    "    Reciprocal(Sqrt(s)) | Div(1, Sqrt(s)) | Pow(s, h & -0.5) | Sqrt(Reciprocal(s) | Div(1, s))\n"
    "    | Reciprocal(Pow(s, h & 0.5));\npattern root(s, h) = Sqrt(s) | Pow(s, h & 0.5);\n"
    "pattern over_root(x, s, h) = Div(x, root(s, h)) | Mul(x, reciprocal_root(s, h));\n\n"
    "// A value over the root of the mean of its square, computed in a wider dtype or not (demo 3; ONNX Script:\n",
    "// rms_normalization; ONNX Runtime: SimplifiedLayerNormFusion).\n"
    "rule make_rms_norm(x, eps, h, scale) : priority 1 {\n    wide = Cast(x) { to == 1 };\n"
    "    w = wide | x;\n"
    "    s = Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    n = over_root(w, s, h);\n    back = Cast(n);\n"
    "    match Mul(back | n, scale) | Mul(w, Mul(reciprocal_root(s, h), scale)) | Div(Mul(w, scale), root(s, h));\n"
    "    where last_axis(q, x), single(eps), not present(h) or single(h), along(scale, x), value(eps) >= 0,\n"
    "        value(eps) < 1e30;\n    where x.dtype in {f16, f32, f64}, same_dtype(x, scale);\n"
    "    where (not present(wide) and not present(back)) or (present(wide) and x.dtype == f16 and same_dtype(x, back));\n"
    "    rewrite RMSNormalization(x, scale) { epsilon = value(eps) };\n}\n"
    "// Without a scale, which is 1 then.\nrule make_rms_norm_unscaled(x, eps, h) {\n"
    "    s = Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    match over_root(x, s, h);\n"
    "    where last_axis(q, x), single(eps), not present(h) or single(h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};\n"
    "    where value(eps) >= 0, value(eps) < 1e30;\n"
    "    rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) };\n"
    "}\nrule scale_rms_norm(x, scale) {\n    n = RMSNormalization(x, splat(1)) { axis == -1 };\n"
    "    match Mul(n, scale);\n    where along(scale, x), same_dtype(x, scale);\n"
    "    rewrite RMSNormalization(x, scale) { ..n };\n}\n\n"
    "// ---- GroupNormalization, as it is from opset 21 on ----\n\n"
    "// Groups of channels as rows, or as an axis of their own, over mean and deviation (ONNX Script: group_normalization).\n"
    "rule make_group_norm(x, eps, h) {\n    r = Reshape(x, _);\n"
    "    d = Sub(r, ReduceMean(r) { axes = p, keepdims == 1 });\n"
    "    s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);\n"
    "    n = InstanceNormalization(r, splat(1), splat(0)) | LayerNormalization(r, splat(1)) | over_root(d, s, h);\n"
    "    y = Reshape(n, _);\n    match y;\n"
    "    where x.rank >= 3, same_shape(x, y), x.shape[1] > 0, r.rank >= 3, r.shape[0] == x.shape[0], x.dtype in {f16, f32};\n"
    "    where r.shape[1] > 0, x.shape[1] % r.shape[1] == 0;\n"
    "    where n.op == InstanceNormalization or (n.op == LayerNormalization and (n.axis == 2 or n.axis == 2 - r.rank))\n"
    "        or (p == q and (p == [i + 2 for i in range(r.rank - 2)] or p == [i + 2 - r.rank for i in range(r.rank - 2)])\n"
    "           and single(eps) and value(eps) >= 0 and value(eps) < 1e30 and (not present(h) or single(h)));\n"
    "    rewrite GroupNormalization.v21(x, Expand(like(x, 1.0), i64 [x.shape[1]]), Expand(like(x, 0.0), i64 [x.shape[1]])) {\n"
    "        num_groups = r.shape[1], epsilon = present(eps) ? value(eps) : n.epsilon\n    };\n}\n"
    "// A number for each channel, behind it.\n"
    "cond of_channels(c, x) = c.elements == x.shape[1], c.rank >= x.rank - 1, c.shape[c.rank - x.rank + 1] == x.shape[1],\n"
    "    same_dtype(c, x);\nrule scale_group_norm(x, c) {\n"
    "    n = GroupNormalization.v21(x, splat(1), splat(0));\n    match Mul(n, c);\n"
    "    where of_channels(c, x);\n"
    "    rewrite GroupNormalization.v21(x, Reshape(c, i64 [-1]), Expand(like(x, 0.0), i64 [x.shape[1]])) { ..n };\n"
    "}\nrule shift_group_norm(x, scale, c) {\n    n = GroupNormalization.v21(x, scale : [_], splat(0));\n"
    "    match Add(n, c);\n    where of_channels(c, x), scale.shape[0] == x.shape[1];\n"
    "    rewrite GroupNormalization.v21(x, scale, Reshape(c, i64 [-1])) { ..n };\n}\n",
    NULL};
static const struct dfg_source recent_sources[] = {
    {"recent.pat", UINT64_C(0xb1afc0268af1d04d), recent_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit recent_unit;
const struct dfg_unit recent_unit = {
    .abi = DFG_ABI,
    .name = "recent",
    .imports = recent_imports,
    .names = &recent_names,
    .n_patterns = 21, .patterns = recent_patterns,
    .rules = &recent_rules,
    .version = "0.1.0", .hash = UINT64_C(0x52f65808ae684483),
    .n_sources = 2, .sources = recent_sources, .law_limit = 64,
    .prefix = "recent_",
};
