/* What cutlass.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cutlass.h"
#if CUTLASS_H != 0x4b8c636b610a923b
#error "cutlass.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(cutlass_conv2d)
DFG_PATTERN_SLOTS(cutlass_conv2d_transpose)
DFG_PATTERN_SLOTS(cutlass_backward_weight)
DFG_PATTERN_SLOTS(cutlass_biased)
DFG_PATTERN_SLOTS(cutlass_hardswish)
DFG_PATTERN_SLOTS(cutlass_silu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias)
DFG_PATTERN_SLOTS(cutlass_plus)
DFG_PATTERN_SLOTS(cutlass_times)
DFG_PATTERN_SLOTS(cutlass_dense)
DFG_PATTERN_SLOTS(cutlass_dense_bias)
DFG_PATTERN_SLOTS(cutlass_dense_gelu_fp16)
DFG_PATTERN_SLOTS(cutlass_dense_gelu_fp32)
DFG_PATTERN_SLOTS(cutlass_batch_matmul)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_add_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_multiply_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_add_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_multiply_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_add_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_multiply_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_add_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_multiply_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_add_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_multiply_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_add)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish_residual_multiply)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_add)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu_residual_multiply)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_add)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu_residual_multiply)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_add)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid_residual_multiply)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_add)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_residual_multiply)
DFG_PATTERN_SLOTS(cutlass_dense_bias_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_hardswish)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_silu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_relu)
DFG_PATTERN_SLOTS(cutlass_conv2d_bias_sigmoid)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern cutlass_patterns[] = {
#define WHOLE cutlass_conv2d_match
    {DFG_PATTERN_ROW(cutlass_conv2d, match), .name = "conv2d", .place = "cutlass.pat:29", .depth = 1,
     .n_captures = 3, .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x),
     CAPTURE(NODE, "w", w), CAPTURE(NODE, "c", c)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w),
     {DFG_PART_ROOT, 0, 1, 2, AT(c)}}},
#undef WHOLE
#define WHOLE cutlass_conv2d_transpose_match
    {DFG_PATTERN_ROW(cutlass_conv2d_transpose, match), .name = "conv2d_transpose",
     .place = "cutlass.pat:34", .depth = 1, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "c", c)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)}}},
#undef WHOLE
#define WHOLE cutlass_backward_weight_match
    {DFG_PATTERN_ROW(cutlass_backward_weight, match), .name = "backward_weight", .place = "cutlass.pat:39",
     .depth = 1, .n_captures = 3, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "g", g), CAPTURE(NODE, "x", x),
     CAPTURE(NODE, "c", c)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, g),
     PART(INPUT, 1, x), {DFG_PART_ROOT, 0, 1, 2, AT(c)}}},
#undef WHOLE
#define WHOLE cutlass_biased_match
    {DFG_PATTERN_ROW(cutlass_biased, match), .name = "biased", .place = "cutlass.pat:47", .depth = 1,
     .n_captures = 2, .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "c", c),
     CAPTURE(NODE, "b", b)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, c),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE cutlass_hardswish_whole
    {DFG_PATTERN_ROW(cutlass_hardswish, whole), .name = "hardswish", .place = "cutlass.pat:49", .depth = 4,
     .n_captures = 2, .n_params = 1, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", m.p),
     CAPTURE(NODE, "limited", m.limited)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.p), PART(INNER, 1, m.limited),
     PART(INNER, -1, add), PART(CONST, -1, constant), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, multiply), PART(INNER, -1, divide), PART(CONST, -1, constant_2),
     PART(INNER, -1, divide_2), PART(INNER, -1, multiply_2), PART(CONST, -1, constant_3)}},
#undef WHOLE
#define WHOLE cutlass_silu_whole
    {DFG_PATTERN_ROW(cutlass_silu, whole), .name = "silu", .place = "cutlass.pat:53", .depth = 2,
     .n_captures = 1, .n_params = 1, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", m.p)},
     .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.p),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, sigmoid)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias, whole), .name = "conv2d_bias", .place = "cutlass.pat:54",
     .depth = 2, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, biased.c),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE cutlass_plus_match
    {DFG_PATTERN_ROW(cutlass_plus, match), .name = "plus", .place = "cutlass.pat:58", .depth = 1,
     .n_captures = 2, .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", p),
     CAPTURE(NODE, "r", r)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, p),
     PART(INPUT, 1, r), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE cutlass_times_match
    {DFG_PATTERN_ROW(cutlass_times, match), .name = "times", .place = "cutlass.pat:59", .depth = 1,
     .n_captures = 2, .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", p),
     CAPTURE(NODE, "r", r)}, .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, p),
     PART(INPUT, 1, r), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE cutlass_dense_match
    {DFG_PATTERN_ROW(cutlass_dense, match), .name = "dense", .place = "cutlass.pat:68", .depth = 1,
     .n_captures = 3, .n_params = 2, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x),
     CAPTURE(NODE, "w", w), CAPTURE(NODE, "d", d)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w),
     {DFG_PART_ROOT, 0, 1, 2, AT(d)}}},
#undef WHOLE
#define WHOLE cutlass_dense_bias_whole
    {DFG_PATTERN_ROW(cutlass_dense_bias, whole), .name = "dense_bias", .place = "cutlass.pat:73",
     .depth = 2, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, biased.c),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE cutlass_dense_gelu_fp16_whole
    {DFG_PATTERN_ROW(cutlass_dense_gelu_fp16, whole), .name = "dense_gelu_fp16", .place = "cutlass.pat:74",
     .depth = 9, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "p", m.p)}, .n_parts = 15,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, add), PART(INNER, -1, multiply),
     PART(INNER, -1, cast), PART(INNER, -1, erf), PART(INNER, -1, cast_2), PART(INNER, -1, multiply_2),
     PART(INNER, 3, m.p), PART(INNER, -1, dense_bias.biased.c), PART(INPUT, -1, x), PART(INPUT, -1, x_2),
     PART(INPUT, -1, x_3)}},
#undef WHOLE
#define WHOLE cutlass_dense_gelu_fp32_whole
    {DFG_PATTERN_ROW(cutlass_dense_gelu_fp32, whole), .name = "dense_gelu_fp32", .place = "cutlass.pat:78",
     .depth = 7, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "p", m.p)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, add), PART(INNER, -1, multiply),
     PART(INNER, -1, erf), PART(INNER, -1, multiply_2), PART(INNER, 3, m.p),
     PART(INNER, -1, dense_bias.biased.c), PART(INPUT, -1, x), PART(INPUT, -1, x_2), PART(INPUT, -1, x_3)}},
#undef WHOLE
#define WHOLE cutlass_batch_matmul_match
    {DFG_PATTERN_ROW(cutlass_batch_matmul, match), .name = "batch_matmul", .place = "cutlass.pat:82",
     .depth = 1, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "a", a), CAPTURE(NODE, "b", b)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, a), PART(INPUT, 1, b),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_add_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_hardswish_residual_add_relu, whole),
     .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 18,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, add.m.root), PART(INNER, -1, add.multiply), PART(INNER, -1, add.call),
     PART(INNER, -1, add.divide), PART(INNER, -1, add.limited), PART(INNER, -1, add.add),
     PART(CONST, -1, add.constant), PART(CONST, -1, add.constant_2), PART(INNER, -1, add.divide_2),
     PART(INNER, -1, add.multiply_2), PART(CONST, -1, add.constant_3), PART(INNER, -1, add.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_hardswish_residual_multiply_relu, whole),
     .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .place = "cutlass.pat:87",
     .is_entry = true, .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 18,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, multiply.m.root), PART(INNER, -1, multiply.multiply), PART(INNER, -1, multiply.call),
     PART(INNER, -1, multiply.divide), PART(INNER, -1, multiply.limited), PART(INNER, -1, multiply.add),
     PART(CONST, -1, multiply.constant), PART(CONST, -1, multiply.constant_2),
     PART(INNER, -1, multiply.divide_2), PART(INNER, -1, multiply.multiply_2),
     PART(CONST, -1, multiply.constant_3), PART(INNER, -1, multiply.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_add_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_silu_residual_add_relu, whole),
     .name = "cutlass.conv2d_bias_silu_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, add.m.root), PART(INNER, -1, add.plus.p), PART(INNER, -1, add.silu.m.p),
     PART(INNER, -1, add.silu.sigmoid), PART(INNER, -1, add.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_multiply_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_silu_residual_multiply_relu, whole),
     .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, multiply.m.root), PART(INNER, -1, multiply.times.p),
     PART(INNER, -1, multiply.silu.m.p), PART(INNER, -1, multiply.silu.sigmoid),
     PART(INNER, -1, multiply.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_add_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_relu_residual_add_relu, whole),
     .name = "cutlass.conv2d_bias_relu_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, add.m.root), PART(INNER, -1, add.relu), PART(INNER, -1, add.biased.root),
     PART(INNER, -1, add.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_multiply_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_relu_residual_multiply_relu, whole),
     .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, multiply.m.root), PART(INNER, -1, multiply.relu),
     PART(INNER, -1, multiply.biased.root), PART(INNER, -1, multiply.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_add_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_sigmoid_residual_add_relu, whole),
     .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, add.m.root), PART(INNER, -1, add.sigmoid), PART(INNER, -1, add.biased.root),
     PART(INNER, -1, add.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_sigmoid_residual_multiply_relu, whole),
     .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .place = "cutlass.pat:87",
     .is_entry = true, .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, multiply.m.root), PART(INNER, -1, multiply.sigmoid),
     PART(INNER, -1, multiply.biased.root), PART(INNER, -1, multiply.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_add_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_residual_add_relu, whole),
     .name = "cutlass.conv2d_bias_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, add.m.root), PART(INNER, -1, add.plus.p), PART(INNER, -1, add.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_multiply_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_residual_multiply_relu, whole),
     .name = "cutlass.conv2d_bias_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, multiply.m.root), PART(INNER, -1, multiply.times.p), PART(INNER, -1, multiply.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_add_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_hardswish_residual_add, whole),
     .name = "cutlass.conv2d_bias_hardswish_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 17,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, multiply),
     PART(INNER, -1, call), PART(INNER, -1, divide), PART(INNER, -1, limited), PART(INNER, -1, add),
     PART(CONST, -1, constant), PART(CONST, -1, constant_2), PART(INNER, -1, divide_2),
     PART(INNER, -1, multiply_2), PART(CONST, -1, constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_multiply_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_hardswish_residual_multiply, whole),
     .name = "cutlass.conv2d_bias_hardswish_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 17,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, multiply),
     PART(INNER, -1, call), PART(INNER, -1, divide), PART(INNER, -1, limited), PART(INNER, -1, add),
     PART(CONST, -1, constant), PART(CONST, -1, constant_2), PART(INNER, -1, divide_2),
     PART(INNER, -1, multiply_2), PART(CONST, -1, constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_add_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_silu_residual_add, whole),
     .name = "cutlass.conv2d_bias_silu_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, plus.p),
     PART(INNER, -1, silu.m.p), PART(INNER, -1, silu.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_multiply_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_silu_residual_multiply, whole),
     .name = "cutlass.conv2d_bias_silu_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 10,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, times.p),
     PART(INNER, -1, silu.m.p), PART(INNER, -1, silu.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_add_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_relu_residual_add, whole),
     .name = "cutlass.conv2d_bias_relu_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c),
     PART(INNER, -1, relu), PART(INNER, -1, biased.root), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_multiply_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_relu_residual_multiply, whole),
     .name = "cutlass.conv2d_bias_relu_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c),
     PART(INNER, -1, relu), PART(INNER, -1, biased.root), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_add_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_sigmoid_residual_add, whole),
     .name = "cutlass.conv2d_bias_sigmoid_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c),
     PART(INNER, -1, sigmoid), PART(INNER, -1, biased.root), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_multiply_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_sigmoid_residual_multiply, whole),
     .name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c),
     PART(INNER, -1, sigmoid), PART(INNER, -1, biased.root), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_add_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_residual_add, whole), .name = "cutlass.conv2d_bias_residual_add",
     .place = "cutlass.pat:87", .is_entry = true, .depth = DFG_FAR, .height = 1, .n_captures = 5,
     .n_params = 5, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)},
     .n_parts = 8, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, plus.p), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_multiply_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_residual_multiply, whole),
     .name = "cutlass.conv2d_bias_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, .n_captures = 5, .n_params = 5,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "r", m.r), CAPTURE(NODE, "c", m.c)}, .n_parts = 8,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, times.p),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r),
     PART(INPUT, 4, m.c), PART(INNER, -1, c)}},
#undef WHOLE
#define WHOLE cutlass_dense_bias_relu_whole
    {DFG_PATTERN_ROW(cutlass_dense_bias_relu, whole), .name = "cutlass.dense_bias_relu",
     .place = "cutlass.pat:91", .is_entry = true, .depth = 3, .n_parts = 6,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, dense_bias.m.root), PART(INNER, -1, dense_bias.biased.c),
     PART(INPUT, -1, dense_bias.m.x), PART(INPUT, -1, dense_bias.m.w), PART(INPUT, -1, dense_bias.m.b)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_hardswish, whole), .name = "cutlass.conv2d_bias_hardswish",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 6, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 15,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, multiply),
     PART(INNER, -1, call), PART(INNER, -1, c), PART(INNER, -1, divide), PART(INNER, -1, limited),
     PART(INNER, -1, add), PART(CONST, -1, constant), PART(CONST, -1, constant_2),
     PART(INNER, -1, divide_2), PART(INNER, -1, multiply_2), PART(CONST, -1, constant_3),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_silu, whole), .name = "cutlass.conv2d_bias_silu",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, silu.m.p),
     PART(INNER, -1, conv2d_bias.biased.c), PART(INNER, -1, silu.sigmoid), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_relu, whole), .name = "cutlass.conv2d_bias_relu",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv2d_bias.m.root), PART(INNER, -1, conv2d_bias.biased.c)}},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_whole
    {DFG_PATTERN_ROW(cutlass_conv2d_bias_sigmoid, whole), .name = "cutlass.conv2d_bias_sigmoid",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv2d_bias.m.root), PART(INNER, -1, conv2d_bias.biased.c)}},
#undef WHOLE
};

/* ---- table cutlass ---- */

DFG_TABLE_SLOTS(cutlass)

static const struct dfg_table_entry cutlass_entries[] = {
    { .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .pattern = 14 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .pattern = 15 },
    { .name = "cutlass.conv2d_bias_silu_residual_add_relu", .pattern = 16 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .pattern = 17 },
    { .name = "cutlass.conv2d_bias_relu_residual_add_relu", .pattern = 18 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .pattern = 19 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .pattern = 20 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .pattern = 21 },
    { .name = "cutlass.conv2d_bias_residual_add_relu", .pattern = 22 },
    { .name = "cutlass.conv2d_bias_residual_multiply_relu", .pattern = 23 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_add", .pattern = 24 },
    { .name = "cutlass.conv2d_bias_hardswish_residual_multiply", .pattern = 25 },
    { .name = "cutlass.conv2d_bias_silu_residual_add", .pattern = 26 },
    { .name = "cutlass.conv2d_bias_silu_residual_multiply", .pattern = 27 },
    { .name = "cutlass.conv2d_bias_relu_residual_add", .pattern = 28 },
    { .name = "cutlass.conv2d_bias_relu_residual_multiply", .pattern = 29 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_add", .pattern = 30 },
    { .name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .pattern = 31 },
    { .name = "cutlass.conv2d_bias_residual_add", .pattern = 32 },
    { .name = "cutlass.conv2d_bias_residual_multiply", .pattern = 33 },
    { .name = "cutlass.dense_bias_gelu_fp16", .pattern = 11 },
    { .name = "cutlass.dense_bias_gelu_fp32", .pattern = 12 },
    { .name = "cutlass.dense_bias_relu", .pattern = 34 },
    { .name = "cutlass.dense_bias", .pattern = 10 },
    { .name = "cutlass.dense", .pattern = 9 },
    { .name = "cutlass.batch_matmul", .pattern = 13 },
    { .name = "cutlass.conv2d_bias_hardswish", .pattern = 35 },
    { .name = "cutlass.conv2d_bias_silu", .pattern = 36 },
    { .name = "cutlass.conv2d_bias_relu", .pattern = 37 },
    { .name = "cutlass.conv2d_bias_sigmoid", .pattern = 38 },
    { .name = "cutlass.conv2d_bias", .pattern = 6 },
    { .name = "cutlass.conv2d", .pattern = 0 },
    { .name = "cutlass.conv2d_transpose", .pattern = 1 },
    { .name = "cutlass.conv2d_backward_weight", .pattern = 2 },
};
static const struct dfg_attr_text cutlass_attrs[] = {
    { "Compiler", "\"cutlass\"" },
};
static const struct dfg_table cutlass_tables[] = {
    { .name = "cutlass", .n = 34, .last_wins = false, .entries = cutlass_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cutlass_attrs,
      .candidates = cutlass_candidates_slot, .first = cutlass_first_slot, .sweep = cutlass_sweep_slot },
};

static const char *const cutlass_imports[] = { "relay", NULL };
static const char *const cutlass_text_0[] = { /* cutlass.pat */
    "// cutlass.pat -- what CUTLASS can run: 34 entries over Relay operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cutlass.py).\n"
    "// Differences, all of them repairs:\n"
    "//   - A bias has one element for each output channel; there any tensor, and a\n"
    "//     scalar, is taken for one.  It may stand on either side; there behind the\n"
    "//     convolution or product only.\n"
    "//   - The residual may stand on either side; there the check follows operand 0\n"
    "//     and fails.  It comes from outside of the group; there all that is asked is\n"
    "//     that not both operands are made, by operands 0, from the convolution.  Its\n"
    "//     shape is p's; there shapes of two ranks are compared as far as both go.\n"
    "//   - A convolution of one channel into one is none by depth.\n"
    "//   - Both groupings of hardswish are written out; there they come from a rule\n"
    "//     of the matcher.\n\nimport \"relay.ops\";\n\n"
    "cond float_pair(x, w) = (x.dtype == f16 and w.dtype == f16) or (x.dtype == f32 and w.dtype == f32);\n"
    "cond gemm_types(x, w) = float_pair(x, w) or (x.dtype in {i8, u8} and w.dtype in {i8, u8});\n"
    "cond one_a_channel(b, c) = b.elements == c.shape[-1];\n\n// ---- convolutions ----\n\n"
    "// Not by depth: a group for each channel of input and output.\ncond conv2d_ok(c, x, w) =\n"
    "    c.data_layout == \"NHWC\", gemm_types(x, w),\n"
    "    c.groups == 1 or not (c.groups == x.shape[3] and c.groups == w.shape[0]);\n\n"
    "pattern conv2d(x, w) {\n    c = nn.conv2d(x, w) { kernel_layout == \"OHWI\" };\n"
    "    where conv2d_ok(c, x, w);\n    return c;\n}\npattern conv2d_transpose(x, w) {\n"
    "    c = nn.conv2d_transpose(x, w) { kernel_layout == \"IHWO\" };\n    where conv2d_ok(c, x, w);\n"
    "    return c;\n}\npattern backward_weight(g, x) {\n"
    "    c = nn.conv2d_backward_weight(g, x) { kernel_layout == \"NHWC\" };\n    where conv2d_ok(c, g, x);\n"
    "    return c;\n}\n\n// ---- what may follow ----\n\n"
    "pattern biased(c, b) = (add | nn.bias_add)(c, b) where one_a_channel(b, c);\n\npattern hardswish(p) {\n"
    "    limited = clip(add(p, const));\n"
    "    return multiply(p, divide(limited, const)) | divide(multiply(p, limited), const);\n}\n"
    "pattern silu(p) = multiply(p, sigmoid(p));\npattern conv2d_bias(x, w, b) = biased(conv2d(x, w), b);\n"
    "ops activated = hardswish | silu | nn.relu | sigmoid;\n\n"
    "// A residual r of p's shape, from outside of the group that the convolution c begins.\n"
    "pattern plus(p, r) = add(p, r) where same_shape(p, r);\n"
    "pattern times(p, r) = multiply(p, r) where same_shape(p, r);\n"
    "cond from_outside(r, c) = distinct(r, c), not depends(r, c);\n\n"
    "ops before = hardswish as \"_hardswish\" | silu as \"_silu\" | nn.relu as \"_relu\" | sigmoid as \"_sigmoid\" | none as \"\";\n"
    "ops joined = plus as \"add\" | times as \"multiply\";\nops after = nn.relu as \"_relu\" | none as \"\";\n\n"
    "// ---- products ----\n\npattern dense(x, w) {\n    d = nn.dense(x, w);\n    where gemm_types(x, w);\n"
    "    return d;\n}\npattern dense_bias(x, w, b) = biased(dense(x, w), b);\n"
    "pattern dense_gelu_fp16(x, w, b) {\n    p = dense_bias(x, w, b);\n"
    "    return multiply(add(multiply(cast(erf(cast(multiply(p, _)))), _), _), p);\n}\n"
    "pattern dense_gelu_fp32(x, w, b) {\n    p = dense_bias(x, w, b);\n"
    "    return multiply(add(multiply(erf(multiply(p, _)), _), _), p);\n}\n"
    "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) { transpose_a == false, transpose_b == true }\n"
    "        where gemm_types(a, b);\n\ntable cutlass {\n    attrs { Compiler = \"cutlass\" };\n"
    "    for g in after, f in before, j in joined: \"cutlass.conv2d_bias{f}_residual_{j}{g}\"(x, w, b, r, c) =\n"
    "        g(j(f(biased(c & conv2d(x, w), b)), r)) where from_outside(r, c);\n"
    "    \"cutlass.dense_bias_gelu_fp16\"   = dense_gelu_fp16;\n"
    "    \"cutlass.dense_bias_gelu_fp32\"   = dense_gelu_fp32;\n"
    "    \"cutlass.dense_bias_relu\"        = nn.relu(dense_bias);\n"
    "    \"cutlass.dense_bias\"             = dense_bias;\n    \"cutlass.dense\"                  = dense;\n"
    "    \"cutlass.batch_matmul\"           = batch_matmul;\n"
    "    for f in activated: \"cutlass.conv2d_bias_{f}\"(x, w, b) = f(conv2d_bias(x, w, b));\n"
    "    \"cutlass.conv2d_bias\"            = conv2d_bias;\n    \"cutlass.conv2d\"                 = conv2d;\n",
    "    \"cutlass.conv2d_transpose\"       = conv2d_transpose;\n"
    "    \"cutlass.conv2d_backward_weight\" = backward_weight;\n}\n",
    NULL};
static const struct dfg_source cutlass_sources[] = {
    {"cutlass.pat", UINT64_C(0x017a2528173381dc), cutlass_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit cutlass_unit;
const struct dfg_unit cutlass_unit = {
    .abi = DFG_ABI,
    .name = "cutlass",
    .imports = cutlass_imports,
    .names = &cutlass_names,
    .n_patterns = 39, .patterns = cutlass_patterns,
    .n_tables = 1, .tables = cutlass_tables,
    .version = "0.1.0", .hash = UINT64_C(0x53058724164ed79a),
    .n_sources = 2, .sources = cutlass_sources, .law_limit = 64,
    .prefix = "cutlass_",
};
