/* What cutlass.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cutlass.h"
#if CUTLASS_H != 0x5a6147a1a4ae9b5a
#error "cutlass.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern cutlass_patterns[] = {
#define WHOLE cutlass_conv2d_match
    {DFG_FOUND_ROW(cutlass_conv2d, match, 0), .name = "conv2d", .place = "cutlass.pat:29", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(3, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE cutlass_conv2d_transpose_match
    {DFG_FOUND_ROW(cutlass_conv2d_transpose, match, 0), .name = "conv2d_transpose",
     .place = "cutlass.pat:34", .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)),
     PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE cutlass_backward_weight_match
    {DFG_FOUND_ROW(cutlass_backward_weight, match, 0), .name = "backward_weight", .place = "cutlass.pat:39",
     .depth = 1, CAPTURES(3, 2, NODE("g", g), NODE("x", x), NODE("c", c)), PARTS(3, PART(INPUT, 0, g),
     PART(INPUT, 1, x), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE cutlass_biased_match
    {DFG_FOUND_ROW(cutlass_biased, match, 1), .name = "biased", .place = "cutlass.pat:47", .depth = 1,
     CAPTURES(2, 2, NODE("c", c), NODE("b", b)), PARTS(3, PART(INPUT, 0, c), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE cutlass_hardswish_whole
    {DFG_FOUND_ROW(cutlass_hardswish, whole, 3), .name = "hardswish", .place = "cutlass.pat:49", .depth = 4,
     CAPTURES(2, 1, NODE("p", m.p), NODE("limited", m.limited)), PARTS(11, PART(INPUT, 0, m.p),
     PART(INNER, 1, m.limited), INNER(add), CONST(constant), ROOT(m.root), INNER(multiply), INNER(divide),
     CONST(constant_2), INNER(divide_2), INNER(multiply_2), CONST(constant_3))},
#undef WHOLE
#define WHOLE cutlass_silu_whole
    {DFG_FOUND_ROW(cutlass_silu, whole, 1), .name = "silu", .place = "cutlass.pat:53", .depth = 1,
     CAPTURES(1, 1, NODE("p", m.p)), PARTS(3, PART(INPUT, 0, m.p), ROOT(m.root), INNER(sigmoid))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias, whole, 1), .name = "conv2d_bias", .place = "cutlass.pat:54",
     .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)), PARTS(5, ROOT(m.root),
     INNER(biased.c), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE cutlass_plus_match
    {DFG_FOUND_ROW(cutlass_plus, match, 1), .name = "plus", .place = "cutlass.pat:58", .depth = 1,
     CAPTURES(2, 2, NODE("p", p), NODE("r", r)), PARTS(3, PART(INPUT, 0, p), PART(INPUT, 1, r),
     ROOT(root))},
#undef WHOLE
#define WHOLE cutlass_times_match
    {DFG_FOUND_ROW(cutlass_times, match, 1), .name = "times", .place = "cutlass.pat:59", .depth = 1,
     CAPTURES(2, 2, NODE("p", p), NODE("r", r)), PARTS(3, PART(INPUT, 0, p), PART(INPUT, 1, r),
     ROOT(root))},
#undef WHOLE
#define WHOLE cutlass_dense_match
    {DFG_FOUND_ROW(cutlass_dense, match, 0), .name = "dense", .place = "cutlass.pat:68", .depth = 1,
     CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("d", d)), PARTS(3, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(d)})},
#undef WHOLE
#define WHOLE cutlass_dense_bias_whole
    {DFG_FOUND_ROW(cutlass_dense_bias, whole, 1), .name = "dense_bias", .place = "cutlass.pat:73",
     .depth = 2, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)), PARTS(5, ROOT(m.root),
     INNER(biased.c), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE cutlass_dense_gelu_fp16_whole
    {DFG_FOUND_ROW(cutlass_dense_gelu_fp16, whole, 5), .name = "dense_gelu_fp16", .place = "cutlass.pat:74",
     .depth = 9, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("p", m.p)),
     PARTS(15, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root), INNER(add),
     INNER(multiply), INNER(cast), INNER(erf), INNER(cast_2), INNER(multiply_2), PART(INNER, 3, m.p),
     INNER(dense_bias.biased.c), INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE cutlass_dense_gelu_fp32_whole
    {DFG_FOUND_ROW(cutlass_dense_gelu_fp32, whole, 5), .name = "dense_gelu_fp32", .place = "cutlass.pat:78",
     .depth = 7, CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("p", m.p)),
     PARTS(13, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root), INNER(add),
     INNER(multiply), INNER(erf), INNER(multiply_2), PART(INNER, 3, m.p), INNER(dense_bias.biased.c),
     INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE cutlass_batch_matmul_match
    {DFG_FOUND_ROW(cutlass_batch_matmul, match, 0), .name = "batch_matmul", .place = "cutlass.pat:82",
     .depth = 1, CAPTURES(2, 2, NODE("a", a), NODE("b", b)), PARTS(3, PART(INPUT, 0, a), PART(INPUT, 1, b),
     ROOT(root))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_add_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_hardswish_residual_add_relu, whole, 3),
     .name = "cutlass.conv2d_bias_hardswish_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(18, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(add.m.root),
     INNER(add.multiply), INNER(add.call), INNER(add.divide), INNER(add.limited), INNER(add.add),
     CONST(add.constant), CONST(add.constant_2), INNER(add.divide_2), INNER(add.multiply_2),
     CONST(add.constant_3), INNER(add.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_multiply_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_hardswish_residual_multiply_relu, whole, 3),
     .name = "cutlass.conv2d_bias_hardswish_residual_multiply_relu", .place = "cutlass.pat:87",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("r", m.r), NODE("c", m.c)), PARTS(18, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.multiply), INNER(multiply.call), INNER(multiply.divide), INNER(multiply.limited),
     INNER(multiply.add), CONST(multiply.constant), CONST(multiply.constant_2), INNER(multiply.divide_2),
     INNER(multiply.multiply_2), CONST(multiply.constant_3), INNER(multiply.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_add_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_silu_residual_add_relu, whole, 3),
     .name = "cutlass.conv2d_bias_silu_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(11, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(add.m.root),
     INNER(add.plus.p), INNER(add.silu.m.p), INNER(add.silu.sigmoid), INNER(add.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_silu_residual_multiply_relu, whole, 3),
     .name = "cutlass.conv2d_bias_silu_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(11, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.times.p), INNER(multiply.silu.m.p), INNER(multiply.silu.sigmoid), INNER(multiply.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_add_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_relu_residual_add_relu, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(add.m.root),
     INNER(add.relu), INNER(add.biased.root), INNER(add.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_multiply_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_relu_residual_multiply_relu, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.relu), INNER(multiply.biased.root), INNER(multiply.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_add_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_sigmoid_residual_add_relu, whole, 2),
     .name = "cutlass.conv2d_bias_sigmoid_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(add.m.root),
     INNER(add.sigmoid), INNER(add.biased.root), INNER(add.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_multiply_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_sigmoid_residual_multiply_relu, whole, 2),
     .name = "cutlass.conv2d_bias_sigmoid_residual_multiply_relu", .place = "cutlass.pat:87",
     .is_entry = true, .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b), NODE("r", m.r), NODE("c", m.c)), PARTS(10, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.sigmoid), INNER(multiply.biased.root), INNER(multiply.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_add_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_residual_add_relu, whole, 2),
     .name = "cutlass.conv2d_bias_residual_add_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(add.m.root),
     INNER(add.plus.p), INNER(add.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_multiply_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_residual_multiply_relu, whole, 2),
     .name = "cutlass.conv2d_bias_residual_multiply_relu", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), ROOT(m.root), INNER(multiply.m.root),
     INNER(multiply.times.p), INNER(multiply.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_add_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_hardswish_residual_add, whole, 3),
     .name = "cutlass.conv2d_bias_hardswish_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(17, ROOT(m.root), INNER(multiply), INNER(call), INNER(divide),
     INNER(limited), INNER(add), CONST(constant), CONST(constant_2), INNER(divide_2), INNER(multiply_2),
     CONST(constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r),
     PART(INPUT, 4, m.c), INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_residual_multiply_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_hardswish_residual_multiply, whole, 3),
     .name = "cutlass.conv2d_bias_hardswish_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(17, ROOT(m.root), INNER(multiply), INNER(call), INNER(divide),
     INNER(limited), INNER(add), CONST(constant), CONST(constant_2), INNER(divide_2), INNER(multiply_2),
     CONST(constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r),
     PART(INPUT, 4, m.c), INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_add_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_silu_residual_add, whole, 3),
     .name = "cutlass.conv2d_bias_silu_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(10, ROOT(m.root), INNER(plus.p), INNER(silu.m.p),
     INNER(silu.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_residual_multiply_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_silu_residual_multiply, whole, 3),
     .name = "cutlass.conv2d_bias_silu_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(10, ROOT(m.root), INNER(times.p), INNER(silu.m.p),
     INNER(silu.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_add_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_relu_residual_add, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(9, ROOT(m.root), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(relu), INNER(biased.root),
     INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_residual_multiply_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_relu_residual_multiply, whole, 2),
     .name = "cutlass.conv2d_bias_relu_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(9, ROOT(m.root), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(relu), INNER(biased.root),
     INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_add_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_sigmoid_residual_add, whole, 2),
     .name = "cutlass.conv2d_bias_sigmoid_residual_add", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(9, ROOT(m.root), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(sigmoid), INNER(biased.root),
     INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_residual_multiply_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_sigmoid_residual_multiply, whole, 2),
     .name = "cutlass.conv2d_bias_sigmoid_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(9, ROOT(m.root), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(sigmoid), INNER(biased.root),
     INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_add_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_residual_add, whole, 2), .name = "cutlass.conv2d_bias_residual_add",
     .place = "cutlass.pat:87", .is_entry = true, .depth = DFG_FAR, .height = 1,
     CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("r", m.r), NODE("c", m.c)),
     PARTS(8, ROOT(m.root), INNER(plus.p), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_residual_multiply_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_residual_multiply, whole, 2),
     .name = "cutlass.conv2d_bias_residual_multiply", .place = "cutlass.pat:87", .is_entry = true,
     .depth = DFG_FAR, .height = 1, CAPTURES(5, 5, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("r", m.r), NODE("c", m.c)), PARTS(8, ROOT(m.root), INNER(times.p), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INPUT, 3, m.r), PART(INPUT, 4, m.c), INNER(c))},
#undef WHOLE
#define WHOLE cutlass_dense_bias_relu_whole
    {DFG_FOUND_ROW(cutlass_dense_bias_relu, whole, 1), .name = "cutlass.dense_bias_relu",
     .place = "cutlass.pat:91", .is_entry = true, .depth = 3, PARTS(6, ROOT(m.root),
     INNER(dense_bias.m.root), INNER(dense_bias.biased.c), INPUT(dense_bias.m.x), INPUT(dense_bias.m.w),
     INPUT(dense_bias.m.b))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_hardswish_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_hardswish, whole, 2), .name = "cutlass.conv2d_bias_hardswish",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 6, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(15, ROOT(m.root), INNER(multiply), INNER(call), INNER(c), INNER(divide),
     INNER(limited), INNER(add), CONST(constant), CONST(constant_2), INNER(divide_2), INNER(multiply_2),
     CONST(constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_silu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_silu, whole, 2), .name = "cutlass.conv2d_bias_silu",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(7, ROOT(m.root), INNER(silu.m.p), INNER(conv2d_bias.biased.c),
     INNER(silu.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_relu_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_relu, whole, 1), .name = "cutlass.conv2d_bias_relu",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv2d_bias.m.root), INNER(conv2d_bias.biased.c))},
#undef WHOLE
#define WHOLE cutlass_conv2d_bias_sigmoid_whole
    {DFG_FOUND_ROW(cutlass_conv2d_bias_sigmoid, whole, 1), .name = "cutlass.conv2d_bias_sigmoid",
     .place = "cutlass.pat:95", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv2d_bias.m.root), INNER(conv2d_bias.biased.c))},
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
