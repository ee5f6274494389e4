/* What fuse.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fuse.h"
#if FUSE_H != 0x936ff5a110d3b380
#error "fuse.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(fuse_fuse_conv_activation)
DFG_PATTERN_SLOTS(fuse_fuse_conv_leaky)
DFG_PATTERN_SLOTS(fuse_fuse_conv_hard_sigmoid)
DFG_PATTERN_SLOTS(fuse_fuse_conv_clip)
DFG_PATTERN_SLOTS(fuse_fuse_conv_sum_activation)
DFG_PATTERN_SLOTS(fuse_fuse_conv_sum)
DFG_PATTERN_SLOTS(fuse_fuse_gelu)
DFG_PATTERN_SLOTS(fuse_cubic)
DFG_PATTERN_SLOTS(fuse_fuse_gelu_tanh)
DFG_PATTERN_SLOTS(fuse_fuse_quick_gelu)
DFG_PATTERN_SLOTS(fuse_fuse_bias_gelu)
DFG_PATTERN_SLOTS(fuse_fuse_integer_product_sum)
DFG_PATTERN_SLOTS(fuse_fuse_integer_product)
DFG_PATTERN_SLOTS(fuse_fuse_dynamic_product)
DFG_PATTERN_SLOTS(fuse_fuse_rms_norm)
DFG_PATTERN_SLOTS(fuse_fuse_rms_norm_wide)
DFG_PATTERN_SLOTS(fuse_fuse_skip_norm)
DFG_PATTERN_SLOTS(fuse_fuse_skip_norm_only)
DFG_PATTERN_SLOTS(fuse_fuse_skip_rms_norm)
DFG_PATTERN_SLOTS(fuse_fuse_matmul_a)
DFG_PATTERN_SLOTS(fuse_fuse_matmul_b)
DFG_PATTERN_SLOTS(fuse_fuse_matmul_more_a)
DFG_PATTERN_SLOTS(fuse_fuse_matmul_more_b)
DFG_PATTERN_SLOTS(fuse_fuse_matmul_scale)
DFG_PATTERN_SLOTS(fuse_fuse_matmul_divisor)
DFG_PATTERN_SLOTS(fuse_fuse_matmul_more_scale)
DFG_PATTERN_SLOTS(fuse_fuse_gemm)
DFG_PATTERN_SLOTS(fuse_fuse_gemm_leaky)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern fuse_patterns[] = {
#define WHOLE fuse_fuse_conv_activation_match
    {DFG_PATTERN_ROW(fuse_fuse_conv_activation, match), .name = "fuse_conv_activation",
     .place = "fuse.pat:24", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c), CAPTURE(NODE, "y", y)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, 4, AT(y)}}},
#undef WHOLE
#define WHOLE fuse_fuse_conv_leaky_match
    {DFG_PATTERN_ROW(fuse_fuse_conv_leaky, match), .name = "fuse_conv_leaky", .place = "fuse.pat:33",
     .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c), CAPTURE(NODE, "y", y)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, 4, AT(y)}}},
#undef WHOLE
#define WHOLE fuse_fuse_conv_hard_sigmoid_match
    {DFG_PATTERN_ROW(fuse_fuse_conv_hard_sigmoid, match), .name = "fuse_conv_hard_sigmoid",
     .place = "fuse.pat:40", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c), CAPTURE(NODE, "y", y)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, 4, AT(y)}}},
#undef WHOLE
#define WHOLE fuse_fuse_conv_clip_match
    {DFG_PATTERN_ROW(fuse_fuse_conv_clip, match), .name = "fuse_conv_clip", .place = "fuse.pat:49",
     .is_rule = true, .n_captures = 6, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "lo", lo), CAPTURE(NODE, "hi", hi), CAPTURE(NODE, "c", c)},
     .n_parts = 9, .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, b), PART(INPUT, 3, lo), PART(INPUT, 4, hi), PART(INNER, 5, c),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}, PART(CONST, 3, lo), PART(CONST, 4, hi)}},
#undef WHOLE
#define WHOLE fuse_fuse_conv_sum_activation_whole
    {DFG_PATTERN_ROW(fuse_fuse_conv_sum_activation, whole), .name = "fuse_conv_sum_activation",
     .place = "fuse.pat:59", .is_rule = true, .n_captures = 6, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "z", m.z), CAPTURE(NODE, "c", m.c), CAPTURE(NODE, "y", m.y)},
     .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.z), PART(INNER, 4, m.c), {DFG_PART_ROOT, 0, 1, 5, AT(m.y)},
     PART(INNER, -1, add)}},
#undef WHOLE
#define WHOLE fuse_fuse_conv_sum_match
    {DFG_PATTERN_ROW(fuse_fuse_conv_sum, match), .name = "fuse_conv_sum", .place = "fuse.pat:66",
     .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "z", z), CAPTURE(NODE, "c", c)}, .n_parts = 6,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INPUT, 3, z), PART(INNER, 4, c), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE fuse_fuse_gelu_whole
    {DFG_PATTERN_ROW(fuse_fuse_gelu, whole), .name = "fuse_gelu", .place = "fuse.pat:76", .is_rule = true,
     .n_captures = 5, .n_params = 4, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "o", m.o), CAPTURE(NODE, "h", m.h), CAPTURE(NODE, "t", m.t)},
     .n_parts = 21, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.r),
     PART(INPUT, 2, m.o), PART(INPUT, 3, m.h), PART(INNER, 4, m.t), PART(INNER, -1, erf),
     PART(INNER, -1, div), PART(CONST, -1, constant), PART(INNER, -1, mul), PART(CONST, -1, constant_2),
     PART(CONST, 2, m.o), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul_2),
     PART(INNER, -1, mul_3), PART(CONST, -1, constant_3), PART(INNER, -1, mul_4), PART(INNER, -1, mul_5),
     PART(CONST, -1, constant_4), PART(INNER, -1, mul_6), PART(INNER, -1, mul_7),
     PART(CONST, -1, constant_5)}},
#undef WHOLE
#define WHOLE fuse_cubic_whole
    {DFG_PATTERN_ROW(fuse_cubic, whole), .name = "cubic", .place = "fuse.pat:83", .n_captures = 3,
     .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "k", m.k), CAPTURE(NODE, "p", m.p)}, .n_parts = 14,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.k), PART(INPUT, 2, m.p),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul), PART(INNER, -1, pow), PART(CONST, 2, m.p),
     PART(INNER, -1, mul_2), PART(INNER, -1, mul_3), PART(CONST, -1, constant), PART(INNER, -1, mul_4),
     PART(INNER, -1, mul_5), PART(INNER, -1, mul_6), PART(CONST, -1, constant_2)}},
#undef WHOLE
#define WHOLE fuse_fuse_gelu_tanh_whole
    {DFG_PATTERN_ROW(fuse_fuse_gelu_tanh, whole), .name = "fuse_gelu_tanh", .place = "fuse.pat:86",
     .is_rule = true, .n_captures = 7, .n_params = 6,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "k", m.k),
     CAPTURE(NODE, "p", m.p), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "o", m.o), CAPTURE(NODE, "h", m.h),
     CAPTURE(NODE, "t", m.t)}, .n_parts = 32, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.p), PART(INPUT, 3, m.r), PART(INPUT, 4, m.o),
     PART(INPUT, 5, m.h), PART(INNER, 6, m.t), PART(INNER, -1, tanh), PART(INNER, -1, mul),
     PART(INNER, -1, add), PART(INNER, -1, mul_2), PART(INNER, -1, pow), PART(CONST, 2, m.p),
     PART(INNER, -1, mul_3), PART(INNER, -1, mul_4), PART(CONST, -1, constant), PART(INNER, -1, mul_5),
     PART(INNER, -1, mul_6), PART(INNER, -1, mul_7), PART(CONST, -1, constant_2), PART(CONST, 3, m.r),
     PART(CONST, 4, m.o), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mul_8),
     PART(INNER, -1, mul_9), PART(CONST, -1, constant_3), PART(INNER, -1, mul_10), PART(INNER, -1, mul_11),
     PART(CONST, -1, constant_4), PART(INNER, -1, mul_12), PART(INNER, -1, mul_13),
     PART(CONST, -1, constant_5)}},
#undef WHOLE
#define WHOLE fuse_fuse_quick_gelu_whole
    {DFG_PATTERN_ROW(fuse_fuse_quick_gelu, whole), .name = "fuse_quick_gelu", .place = "fuse.pat:93",
     .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "a", m.a)},
     .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.a),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, sigmoid), PART(INNER, -1, mul),
     PART(CONST, 1, m.a)}},
#undef WHOLE
#define WHOLE fuse_fuse_bias_gelu_whole
    {DFG_PATTERN_ROW(fuse_fuse_bias_gelu, whole), .name = "fuse_bias_gelu", .place = "fuse.pat:99",
     .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "b", m.b)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.b),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, add)}},
#undef WHOLE
#define WHOLE fuse_fuse_integer_product_sum_whole
    {DFG_PATTERN_ROW(fuse_fuse_integer_product_sum, whole), .name = "fuse_integer_product_sum",
     .place = "fuse.pat:107", .is_rule = true, .n_captures = 9, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "zero", m.zero), CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "bias", m.bias),
     CAPTURE(NODE, "q", m.q), CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "z", m.z)},
     .n_parts = 14, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.zero), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.bias), PART(INNER, 5, m.q),
     PART(INNER, 6, m.v), PART(INNER, 7, m.s), PART(INNER, 8, m.z), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mul), PART(INNER, -1, cast), PART(INNER, -1, matMulInteger), PART(INNER, -1, mul_2)}},
#undef WHOLE
#define WHOLE fuse_fuse_integer_product_whole
    {DFG_PATTERN_ROW(fuse_fuse_integer_product, whole), .name = "fuse_integer_product",
     .place = "fuse.pat:117", .is_rule = true, .n_captures = 8, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "zero", m.zero), CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "v", m.v), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "z", m.z)}, .n_parts = 12,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.b), PART(INPUT, 2, m.zero),
     PART(INPUT, 3, m.scale), PART(INNER, 4, m.q), PART(INNER, 5, m.v), PART(INNER, 6, m.s),
     PART(INNER, 7, m.z), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, cast),
     PART(INNER, -1, matMulInteger), PART(INNER, -1, mul)}},
#undef WHOLE
#define WHOLE fuse_fuse_dynamic_product_whole
    {DFG_PATTERN_ROW(fuse_fuse_dynamic_product, whole), .name = "fuse_dynamic_product",
     .place = "fuse.pat:126", .is_rule = true, .n_captures = 6, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "b", m.b),
     CAPTURE(NODE, "zero", m.zero), CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "bias", m.bias),
     CAPTURE(NODE, "q", m.q)}, .n_parts = 10, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.b), PART(INPUT, 2, m.zero), PART(INPUT, 3, m.scale), PART(INPUT, 4, m.bias),
     PART(INNER, 5, m.q), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, get),
     PART(INNER, -1, get_2), PART(INNER, -1, get_3)}},
#undef WHOLE
#define WHOLE fuse_fuse_rms_norm_whole
    {DFG_PATTERN_ROW(fuse_fuse_rms_norm, whole), .name = "fuse_rms_norm", .place = "fuse.pat:135",
     .is_rule = true, .n_captures = 6, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "n", m.n),
     CAPTURE(VALUE, "q", m.q)}, .n_parts = 18, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale), PART(INNER, 3, m.s), PART(INNER, -1, add),
     PART(INNER, -1, reduceMean), PART(INNER, -1, pow), PART(CONST, -1, constant), PART(INNER, -1, mul),
     PART(CONST, 1, m.eps), PART(NONE, 4, m.n), PART(INNER, -1, div), PART(INNER, -1, mul_2),
     PART(INNER, -1, reciprocal), PART(INNER, -1, mul_3), PART(INNER, -1, div_2),
     PART(CONST, -1, constant_2), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE fuse_fuse_rms_norm_wide_whole
    {DFG_PATTERN_ROW(fuse_fuse_rms_norm_wide, whole), .name = "fuse_rms_norm_wide", .place = "fuse.pat:143",
     .is_rule = true, .n_captures = 8, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "eps", m.eps),
     CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "s", m.s),
     CAPTURE(NODE, "n", m.n), CAPTURE(NODE, "c", m.c), CAPTURE(VALUE, "q", m.q)}, .n_parts = 20,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.eps), PART(INPUT, 2, m.scale),
     PART(INNER, 3, m.w), PART(INNER, 4, m.s), PART(INNER, -1, add), PART(INNER, -1, reduceMean),
     PART(INNER, -1, pow), PART(CONST, -1, constant), PART(INNER, -1, mul), PART(CONST, 1, m.eps),
     PART(NONE, 5, m.n), PART(INNER, -1, div), PART(INNER, -1, mul_2), PART(INNER, -1, reciprocal),
     PART(INNER, -1, mul_3), PART(INNER, -1, div_2), PART(CONST, -1, constant_2), PART(INNER, 6, m.c),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}}},
#undef WHOLE
#define WHOLE fuse_fuse_skip_norm_whole
    {DFG_PATTERN_ROW(fuse_fuse_skip_norm, whole), .name = "fuse_skip_norm", .place = "fuse.pat:154",
     .is_rule = true, .n_captures = 6, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "skip", m.skip),
     CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "shift", m.shift), CAPTURE(NODE, "s", m.s),
     CAPTURE(NODE, "n", m.n)}, .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.skip), PART(INPUT, 2, m.scale), PART(INPUT, 3, m.shift),
     {DFG_PART_ROOT, 0, 2, 4, AT(m.s)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.n)}, PART(INNER, -1, n_call)}},
#undef WHOLE
#define WHOLE fuse_fuse_skip_norm_only_whole
    {DFG_PATTERN_ROW(fuse_fuse_skip_norm_only, whole), .name = "fuse_skip_norm_only",
     .place = "fuse.pat:165", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "skip", m.skip),
     CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "shift", m.shift), CAPTURE(NODE, "n", m.n)},
     .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.skip),
     PART(INPUT, 2, m.scale), PART(INPUT, 3, m.shift), {DFG_PART_ROOT, 0, 1, 4, AT(m.n)},
     PART(INNER, -1, n_call), PART(INNER, -1, add)}},
#undef WHOLE
#define WHOLE fuse_fuse_skip_rms_norm_whole
    {DFG_PATTERN_ROW(fuse_fuse_skip_rms_norm, whole), .name = "fuse_skip_rms_norm", .place = "fuse.pat:172",
     .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "skip", m.skip),
     CAPTURE(NODE, "scale", m.scale), CAPTURE(NODE, "s", m.s), CAPTURE(NODE, "n", m.n)}, .n_parts = 6,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.skip),
     PART(INPUT, 2, m.scale), {DFG_PART_ROOT, 0, 2, 3, AT(m.s)}, {DFG_PART_ROOT, 0, 1, 4, AT(m.n)},
     PART(INNER, -1, n_call)}},
#undef WHOLE
#define WHOLE fuse_fuse_matmul_a_match
    {DFG_PATTERN_ROW(fuse_fuse_matmul_a, match), .name = "fuse_matmul_a", .place = "fuse.pat:185",
     .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "t", t)}, .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, a),
     PART(INPUT, 1, b), PART(INNER, 2, t), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE fuse_fuse_matmul_b_match
    {DFG_PATTERN_ROW(fuse_fuse_matmul_b, match), .name = "fuse_matmul_b", .place = "fuse.pat:191",
     .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "t", t)}, .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, a),
     PART(INPUT, 1, b), PART(INNER, 2, t), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE fuse_fuse_matmul_more_a_match
    {DFG_PATTERN_ROW(fuse_fuse_matmul_more_a, match), .name = "fuse_matmul_more_a", .place = "fuse.pat:197",
     .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "t", t), CAPTURE(NODE, "m", m)}, .n_parts = 4,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, t),
     {DFG_PART_ROOT, 0, 1, 3, AT(m)}}},
#undef WHOLE
#define WHOLE fuse_fuse_matmul_more_b_match
    {DFG_PATTERN_ROW(fuse_fuse_matmul_more_b, match), .name = "fuse_matmul_more_b", .place = "fuse.pat:204",
     .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "t", t), CAPTURE(NODE, "m", m)}, .n_parts = 4,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, t),
     {DFG_PART_ROOT, 0, 1, 3, AT(m)}}},
#undef WHOLE
#define WHOLE fuse_fuse_matmul_scale_match
    {DFG_PATTERN_ROW(fuse_fuse_matmul_scale, match), .name = "fuse_matmul_scale", .place = "fuse.pat:212",
     .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "s", s), CAPTURE(NODE, "m", m)}, .n_parts = 6,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, m), {DFG_PART_ROOT, 0, 1, -1, AT(root)}, PART(CONST, 2, s)}},
#undef WHOLE
#define WHOLE fuse_fuse_matmul_divisor_match
    {DFG_PATTERN_ROW(fuse_fuse_matmul_divisor, match), .name = "fuse_matmul_divisor",
     .place = "fuse.pat:218", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "s", s), CAPTURE(NODE, "m", m)}, .n_parts = 6,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, m), {DFG_PART_ROOT, 0, 1, -1, AT(root)}, PART(CONST, 2, s)}},
#undef WHOLE
#define WHOLE fuse_fuse_matmul_more_scale_match
    {DFG_PATTERN_ROW(fuse_fuse_matmul_more_scale, match), .name = "fuse_matmul_more_scale",
     .place = "fuse.pat:224", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "s", s), CAPTURE(NODE, "m", m)}, .n_parts = 6,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, s),
     PART(INNER, 3, m), {DFG_PART_ROOT, 0, 1, -1, AT(root)}, PART(CONST, 2, s)}},
#undef WHOLE
#define WHOLE fuse_fuse_gemm_match
    {DFG_PATTERN_ROW(fuse_fuse_gemm, match), .name = "fuse_gemm", .place = "fuse.pat:233", .is_rule = true,
     .n_captures = 5, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c), CAPTURE(NODE, "g", g), CAPTURE(NODE, "y", y)},
     .n_parts = 5, .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b),
     PART(INPUT, 2, c), PART(INNER, 3, g), {DFG_PART_ROOT, 0, 1, 4, AT(y)}}},
#undef WHOLE
#define WHOLE fuse_fuse_gemm_leaky_match
    {DFG_PATTERN_ROW(fuse_fuse_gemm_leaky, match), .name = "fuse_gemm_leaky", .place = "fuse.pat:242",
     .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b),
     CAPTURE(NODE, "c", c), CAPTURE(NODE, "g", g), CAPTURE(NODE, "y", y)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c),
     PART(INNER, 3, g), {DFG_PART_ROOT, 0, 1, 4, AT(y)}}},
#undef WHOLE
};

static const char *const fuse_imports[] = { "onnx", "com_microsoft", NULL };
static const char *const fuse_text_0[] = { /* fuse.pat */
    "// fuse.pat -- groups that ONNX Runtime has one operator for, in its own domain.\n//\n"
    "// For networks that it runs; they come last, since other rules do not know its operators.\n\n"
    "import \"onnx.ops\";\nimport \"com_microsoft.ops\";\n\ncond single(c) = c.elements == 1, c.rank <= 1;\n"
    "// Shapes stay those of x: constants beside it are no wider.\n"
    "cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;\n"
    "// A factor that may change places: neither infinite, nor 0, whose products with infinity runtimes leave out.\n"
    "cond moderate(s) = abs(value(s)) > 1e-30, abs(value(s)) < 1e30;\n"
    "// A number for each place of the last axis.\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n// t swaps the last two axes of a.\n"
    "cond swaps_last(t, a) =\n    (present(t.perm) and len(t.perm) >= 2\n"
    "     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\n"
    "    or (not present(t.perm) and a.rank == 2);\n\n"
    "// ---- convolutions (ONNX Runtime: ConvActivationFusion, ConvAddActivationFusion; demo 11) ----\n\n"
    "// An activation behind a convolution of 32-bit floats.\nrule fuse_conv_activation(x, w, b) {\n"
    "    c = Conv(x, w, b?);\n    y = (Relu | Sigmoid | Tanh)(c);\n    match y;\n    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) {\n"
    "        ..c, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\n    };\n}\n"
    "rule fuse_conv_leaky(x, w, b) {\n    c = Conv(x, w, b?);\n    y = LeakyRelu(c);\n    match y;\n"
    "    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) { ..c, activation = \"LeakyRelu\", activation_params = [y.alpha] };\n"
    "}\nrule fuse_conv_hard_sigmoid(x, w, b) {\n    c = Conv(x, w, b?);\n    y = HardSigmoid(c);\n"
    "    match y;\n    where x.dtype == f32;\n    rewrite com.microsoft.FusedConv(x, w, b?) {\n"
    "        ..c, activation = \"HardSigmoid\", activation_params = [y.alpha, y.beta]\n    };\n}\n"
    "rule fuse_conv_clip(x, w, b, lo, hi) {\n    c = Conv(x, w, b?);\n"
    "    match Clip(c, (lo & const)?, (hi & const)?);\n    where x.dtype == f32;\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?) {\n        ..c, activation = \"Clip\",\n"
    "        activation_params = [present(lo) ? value(lo) : -3.4028235e38, present(hi) ? value(hi) : 3.4028235e38]\n"
    "    };\n}\n// A sum of the convolution and a value of its shape, with an activation behind it.\n"
    "rule fuse_conv_sum_activation(x, w, b, z) : priority 1 {\n    c = Conv(x, w, b?);\n"
    "    y = Relu(Add(c, z));\n    match y;\n    where x.dtype == f32, same_shape(c, z), not is_const(z);\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c, activation = \"Relu\" };\n}\n"
    "rule fuse_conv_sum(x, w, b, z) {\n    c = Conv(x, w, b?);\n    match Add(c, z);\n"
    "    where x.dtype == f32, same_shape(c, z), not is_const(z);\n"
    "    rewrite com.microsoft.FusedConv(x, w, b?, z) { ..c };\n}\n\n// ---- Gelu ----\n\n"
    "// 0.5 x (1 + erf(x / sqrt 2)), in the groupings of exporters (demo 1; ONNX Runtime: GeluFusion).\n"
    "rule fuse_gelu(x, r, o, h) {\n"
    "    t = Add(Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))), o & 1);\n"
    "    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);\n"
    "    where one(r, x), one(o, x), one(h, x);\n    rewrite com.microsoft.Gelu(x);\n}\n"
    "// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) (ONNX Script: fast_gelu; ONNX Runtime: FastGeluFusion).\n"
    "pattern cubic(x, k, p) =\n    Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4))\n"
    "    | Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4))));\nrule fuse_gelu_tanh(x, k, p, r, o, h) {\n"
    "    t = Add(Tanh(Mul(Add(x, cubic(x, k, p)), r & approx(0.79788456, 1e-3))), o & 1);\n"
    "    match Mul(Mul(x, t), h & 0.5) | Mul(x, Mul(t, h & 0.5)) | Mul(Mul(x, h & 0.5), t);\n"
    "    where one(k, x), not present(p) or one(p, x), one(r, x), one(o, x), one(h, x), x.rank >= 1;\n"
    "    rewrite com.microsoft.FastGelu(x);\n}\n// x sigmoid(a x).\nrule fuse_quick_gelu(x, a) {\n"
    "    match Mul(x, Sigmoid(Mul(x, a & const)));\n    where one(a, x), value(a) ~= 1.702 +- 1e-3;\n"
    "    rewrite com.microsoft.QuickGelu(x) { alpha = value(a) };\n}\n",
    "// With a bias (ONNX Runtime: BiasGeluFusion; ONNX Script: bias_gelu).\nrule fuse_bias_gelu(x, b) {\n"
    "    match com.microsoft.Gelu(Add(x, b));\n    where b.rank == 1, b.shape[0] == x.shape[-1];\n"
    "    rewrite com.microsoft.BiasGelu(x, b);\n}\n\n"
    "// ---- integer products (ONNX Runtime: MatMulIntegerToFloatFusion, DynamicQuantizeMatMulFusion) ----\n"
    "\nrule fuse_integer_product_sum(x, b, zero, scale, bias) : priority 1, keep_shared {\n"
    "    q = DynamicQuantizeLinear(x);\n    v = q.0;\n    s = q.1;\n    z = q.2;\n"
    "    match Add(Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale)), bias);\n"
    "    where b.rank == 2, scale.rank <= 1, bias.rank == 1, bias.shape[0] == b.shape[1];\n"
    "    where scale.elements == 1 or scale.shape[0] == b.shape[1];\n"
    "    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?, bias);\n}\n"
    "rule fuse_integer_product(x, b, zero, scale) : keep_shared {\n    q = DynamicQuantizeLinear(x);\n"
    "    v = q.0;\n    s = q.1;\n    z = q.2;\n"
    "    match Mul(Cast(MatMulInteger(v, b, z, zero?)) { to == 1 }, Mul(s, scale));\n"
    "    where b.rank == 2, scale.rank <= 1, scale.elements == 1 or scale.shape[0] == b.shape[1];\n"
    "    rewrite com.microsoft.MatMulIntegerToFloat(v, b, s, scale, z, zero?);\n}\n"
    "rule fuse_dynamic_product(x, b, zero, scale, bias) {\n    q = DynamicQuantizeLinear(x);\n"
    "    match com.microsoft.MatMulIntegerToFloat(q.0, b, q.1, scale, q.2, zero?, bias?);\n"
    "    rewrite com.microsoft.DynamicQuantizeMatMul(x, b, scale, zero?, bias?);\n}\n\n"
    "// ---- normalisations ----\n\n"
    "// A value over the root of the mean of its square (demo 3; ONNX Script: rms_normalization; ONNX Runtime: SimplifiedLayerNormFusion).\n"
    "rule fuse_rms_norm(x, eps, scale) {\n"
    "    s = Sqrt(Add(ReduceMean(Pow(x, 2) | Mul(x, x)) { axes = q, keepdims == 1 }, eps & const));\n"
    "    n = Div(x, s) | Mul(x, Reciprocal(s)) | Mul(x, Div(1, s));\n    match Mul(n, scale);\n"
    "    where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x);\n"
    "    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };\n"
    "}\n// Computed in a wider dtype, and cast back.\n"
    "rule fuse_rms_norm_wide(x, eps, scale) : priority 1 {\n    w = Cast(x) { to == 1 };\n"
    "    s = Sqrt(Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const));\n"
    "    n = Div(w, s) | Mul(w, Reciprocal(s)) | Mul(w, Div(1, s));\n    c = Cast(n);\n"
    "    match Mul(c, scale);\n"
    "    where q == [-1] or q == [x.rank - 1], single(eps), along(scale, x), same_dtype(x, c), x.dtype in {f16, f32};\n"
    "    rewrite SimplifiedLayerNormalization(x, scale) { axis = -1, epsilon = value(eps), stash_type = 1 };\n"
    "}\n// A sum that is normalised and read elsewhere, too (demo 8; ONNX Script: skip_normalization;\n"
    "// ONNX Runtime: SkipLayerNormFusion).\nrule fuse_skip_norm(x, skip, scale, shift) : priority 1 {\n"
    "    s = Add(x, skip);\n    n = LayerNormalization(s, scale, shift?) { axis == -1 };\n    match n, s;\n"
    "    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    where not present(shift) or along(shift, x);\n    rewrite {\n"
    "        k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };\n"
    "        return k.0, k.3;\n    }\n}\nrule fuse_skip_norm_only(x, skip, scale, shift) {\n"
    "    n = LayerNormalization(Add(x, skip), scale, shift?) { axis == -1 };\n    match n;\n"
    "    where x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    where not present(shift) or along(shift, x);\n"
    "    rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };\n}\n"
    "rule fuse_skip_rms_norm(x, skip, scale) : priority 1 {\n    s = Add(x, skip);\n"
    "    n = SimplifiedLayerNormalization(s, scale) { axis == -1 };\n    match n, s;\n"
    "    where uses(s) > 1, x.rank == 3, same_shape(x, skip), x.dtype in {f16, f32}, along(scale, x);\n"
    "    rewrite {\n"
    "        k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };\n"
    "        return k.0, k.3;\n    }\n}\n\n",
    "// ---- FusedMatMul (ONNX Runtime: MatmulTransposeFusion, MatMulScaleFusion; ONNX Script: fused_matmul) ----\n"
    "\nrule fuse_matmul_a(a, b) : keep_shared {\n    t = Transpose(a);\n    match MatMul(t, b);\n"
    "    where swaps_last(t, a), b.rank >= 2, a.dtype == f32;\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };\n}\n"
    "rule fuse_matmul_b(a, b) : keep_shared {\n    t = Transpose(b);\n    match MatMul(a, t);\n"
    "    where swaps_last(t, b), a.rank >= 2, a.dtype == f32;\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };\n}\n"
    "rule fuse_matmul_more_a(a, b) : keep_shared {\n    t = Transpose(a);\n"
    "    m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };\n    match m;\n"
    "    where swaps_last(t, a), b.rank >= 2; // a vector is taken for a matrix's row\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };\n}\n"
    "rule fuse_matmul_more_b(a, b) : keep_shared {\n    t = Transpose(b);\n"
    "    m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };\n    match m;\n"
    "    where swaps_last(t, b), a.rank >= 2;\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };\n}\n"
    "// A number times or under a product.\nrule fuse_matmul_scale(a, b, s) {\n    m = MatMul(a, b);\n"
    "    match Mul(m, s & const);\n"
    "    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };\n}\n"
    "rule fuse_matmul_divisor(a, b, s) {\n    m = MatMul(a, b);\n    match Div(m, s & const);\n"
    "    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };\n}\n"
    "rule fuse_matmul_more_scale(a, b, s) {\n    m = com.microsoft.FusedMatMul(a, b);\n"
    "    match Mul(m, s & const);\n"
    "    where m.dtype == f32, s.elements == 1, s.rank <= m.rank, moderate(s);\n"
    "    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };\n}\n\n"
    "// ---- activations in a product (ONNX Runtime: GemmActivationFusion) ----\n\n"
    "rule fuse_gemm(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = (Relu | Sigmoid | Tanh)(g);\n    match y;\n"
    "    where g.dtype == f32;\n    rewrite com.microsoft.FusedGemm(a, b, c?) {\n"
    "        ..g, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\n    };\n}\n"
    "rule fuse_gemm_leaky(a, b, c) {\n    g = Gemm(a, b, c?);\n    y = LeakyRelu(g);\n    match y;\n"
    "    where g.dtype == f32;\n"
    "    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = \"LeakyRelu\", activation_alpha = y.alpha };\n"
    "}\n",
    NULL};
static const struct dfg_source fuse_sources[] = {
    {"fuse.pat", UINT64_C(0x51ce14733b057efe), fuse_text_0, (const uint32_t[]){1, 2}, 2},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
    {"com_microsoft.ops", UINT64_C(0xee3e33e0b24c5890), NULL, NULL, 0},
};
extern const struct dfg_unit fuse_unit;
const struct dfg_unit fuse_unit = {
    .abi = DFG_ABI,
    .name = "fuse",
    .imports = fuse_imports,
    .names = &fuse_names,
    .n_patterns = 28, .patterns = fuse_patterns,
    .rules = &fuse_rules,
    .version = "0.1.0", .hash = UINT64_C(0xfd8ca6960319333f),
    .n_sources = 3, .sources = fuse_sources, .law_limit = 64,
    .prefix = "fuse_",
};
