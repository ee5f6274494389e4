/* What dnnl.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl.h"
#if DNNL_H != 0xb6aa3f766ea44cf9
#error "dnnl.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern dnnl_patterns[] = {
#define WHOLE dnnl_conv1d_bias_match
    {DFG_FOUND_ROW(dnnl_conv1d_bias, match, 1), .name = "conv1d_bias", .place = "dnnl.pat:29", .depth = 2,
     CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c)), PARTS(5, PART(INPUT, 0, x),
     PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INNER, 3, c), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_match
    {DFG_FOUND_ROW(dnnl_conv2d_bias, match, 1), .name = "conv2d_bias", .place = "dnnl.pat:34", .depth = 2,
     CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c)), PARTS(5, PART(INPUT, 0, x),
     PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INNER, 3, c), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_match
    {DFG_FOUND_ROW(dnnl_conv3d_bias, match, 1), .name = "conv3d_bias", .place = "dnnl.pat:39", .depth = 2,
     CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c)), PARTS(5, PART(INPUT, 0, x),
     PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INNER, 3, c), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_match
    {DFG_FOUND_ROW(dnnl_deconv2d_bias, match, 1), .name = "deconv2d_bias", .place = "dnnl.pat:44",
     .depth = 2, CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c)),
     PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INNER, 3, c), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_match
    {DFG_FOUND_ROW(dnnl_deconv3d_bias, match, 1), .name = "deconv3d_bias", .place = "dnnl.pat:49",
     .depth = 2, CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c)),
     PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INNER, 3, c), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_whole
    {DFG_FOUND_ROW(dnnl_dense_bias, whole, 1), .name = "dense_bias", .place = "dnnl.pat:54", .depth = 2,
     CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)), PARTS(5, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root), INNER(dense))},
#undef WHOLE
#define WHOLE dnnl_gelu_whole
    {DFG_FOUND_ROW(dnnl_gelu, whole, 1), .name = "gelu", .place = "dnnl.pat:60", .depth = 5,
     CAPTURES(1, 1, NODE("p", m.p)), PARTS(9, PART(INPUT, 0, m.p), ROOT(m.root), INNER(multiply),
     INNER(add), INNER(erf), INNER(divide), CONST(constant), CONST(constant_2), CONST(constant_3))},
#undef WHOLE
#define WHOLE dnnl_swish_whole
    {DFG_FOUND_ROW(dnnl_swish, whole, 1), .name = "swish", .place = "dnnl.pat:61", .depth = 2,
     CAPTURES(1, 1, NODE("p", m.p)), PARTS(3, PART(INPUT, 0, m.p), ROOT(m.root), INNER(sigmoid))},
#undef WHOLE
#define WHOLE dnnl_mish_whole
    {DFG_FOUND_ROW(dnnl_mish, whole, 1), .name = "mish", .place = "dnnl.pat:62", .depth = 5,
     CAPTURES(1, 1, NODE("p", m.p)), PARTS(7, PART(INPUT, 0, m.p), ROOT(m.root), INNER(tanh), INNER(log),
     INNER(add), INNER(exp), CONST(constant))},
#undef WHOLE
#define WHOLE dnnl_requantized_whole
    {DFG_FOUND_ROW(dnnl_requantized, whole, 2), .name = "requantized", .place = "dnnl.pat:68", .depth = 8,
     CAPTURES(7, 7, NODE("q", m.q), NODE("bias", m.bias), NODE("scale", m.scale),
     NODE("act_scale", m.act_scale), NODE("sum_scale", m.sum_scale), NODE("residual", m.residual),
     NODE("zero", m.zero)), PARTS(22, PART(INPUT, 0, m.q), PART(INPUT, 1, m.bias), PART(INPUT, 2, m.scale),
     PART(INPUT, 3, m.act_scale), PART(INPUT, 4, m.sum_scale), PART(INPUT, 5, m.residual),
     PART(INPUT, 6, m.zero), ROOT(m.root), INNER(add), INNER(add_2), INNER(multiply), INNER(clip),
     INNER(multiply_2), INNER(add_3), INNER(cast), PART(CONST, 1, m.bias), PART(CONST, 2, m.scale),
     PART(CONST, 3, m.act_scale), INNER(multiply_3), PART(CONST, 4, m.sum_scale), INNER(cast_2),
     PART(CONST, 6, m.zero))},
#undef WHOLE
#define WHOLE dnnl_qnn_conv2d_whole
    {DFG_FOUND_ROW(dnnl_qnn_conv2d, whole, 2), .name = "qnn_conv2d", .place = "dnnl.pat:74", .depth = 9,
     CAPTURES(10, 10, NODE("x", m.x), NODE("w", m.w), NODE("x_scale", m.x_scale),
     NODE("w_scale", m.w_scale), NODE("bias", m.bias), NODE("scale", m.scale),
     NODE("act_scale", m.act_scale), NODE("sum_scale", m.sum_scale), NODE("residual", m.residual),
     NODE("zero", m.zero)), PARTS(31, ROOT(m.root), INNER(requantized.add), INNER(requantized.add_2),
     INNER(requantized.multiply), INNER(requantized.clip), INNER(requantized.multiply_2),
     INNER(requantized.add_3), INNER(requantized.cast), PART(CONST, 4, m.bias), PART(CONST, 5, m.scale),
     PART(CONST, 6, m.act_scale), INNER(requantized.multiply_3), PART(CONST, 7, m.sum_scale),
     INNER(requantized.cast_2), PART(CONST, 9, m.zero), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.x_scale), PART(INPUT, 3, m.w_scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.scale),
     PART(INPUT, 6, m.act_scale), PART(INPUT, 7, m.sum_scale), PART(INPUT, 8, m.residual),
     PART(INPUT, 9, m.zero), INNER(conv2d), PART(CONST, 1, m.w), CONST(constant), CONST(constant_2),
     PART(CONST, 2, m.x_scale), PART(CONST, 3, m.w_scale))},
#undef WHOLE
#define WHOLE dnnl_qnn_dense_whole
    {DFG_FOUND_ROW(dnnl_qnn_dense, whole, 2), .name = "qnn_dense", .place = "dnnl.pat:78", .depth = 9,
     CAPTURES(10, 10, NODE("x", m.x), NODE("w", m.w), NODE("x_scale", m.x_scale),
     NODE("w_scale", m.w_scale), NODE("bias", m.bias), NODE("scale", m.scale),
     NODE("act_scale", m.act_scale), NODE("sum_scale", m.sum_scale), NODE("residual", m.residual),
     NODE("zero", m.zero)), PARTS(31, ROOT(m.root), INNER(requantized.add), INNER(requantized.add_2),
     INNER(requantized.multiply), INNER(requantized.clip), INNER(requantized.multiply_2),
     INNER(requantized.add_3), INNER(requantized.cast), PART(CONST, 4, m.bias), PART(CONST, 5, m.scale),
     PART(CONST, 6, m.act_scale), INNER(requantized.multiply_3), PART(CONST, 7, m.sum_scale),
     INNER(requantized.cast_2), PART(CONST, 9, m.zero), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.x_scale), PART(INPUT, 3, m.w_scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.scale),
     PART(INPUT, 6, m.act_scale), PART(INPUT, 7, m.sum_scale), PART(INPUT, 8, m.residual),
     PART(INPUT, 9, m.zero), INNER(dense), PART(CONST, 1, m.w), CONST(constant), CONST(constant_2),
     PART(CONST, 2, m.x_scale), PART(CONST, 3, m.w_scale))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_sum_match
    {DFG_FOUND_ROW(dnnl_dense_bias_sum, match, 2), .name = "dense_bias_sum", .place = "dnnl.pat:84",
     .depth = 3, CAPTURES(6, 4, NODE("x", x), NODE("w", w), NODE("b", b), NODE("residual", residual),
     NODE("d", d), NODE("s", s)), PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INPUT, 3, residual), PART(INNER, 4, d), PART(INNER, 5, s), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_sum_match
    {DFG_FOUND_ROW(dnnl_conv2d_bias_sum, match, 2), .name = "conv2d_bias_sum", .place = "dnnl.pat:90",
     .depth = 3, CAPTURES(6, 4, NODE("x", x), NODE("w", w), NODE("b", b), NODE("residual", residual),
     NODE("c", c), NODE("s", s)), PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INPUT, 3, residual), PART(INNER, 4, c), PART(INNER, 5, s), ROOT(root))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_sum_relu_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_sum_relu, whole, 2), .name = "conv2d_bias_sum_relu",
     .place = "dnnl.pat:96", .depth = 4, CAPTURES(4, 4, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b),
     NODE("residual", m.residual)), PARTS(8, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.residual), ROOT(m.root), INNER(conv2d_bias_sum.root), INNER(conv2d_bias_sum.s),
     INNER(conv2d_bias_sum.c))},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_relu_whole
    {DFG_FOUND_ROW(dnnl_conv1d_bias_relu, whole, 1), .name = "dnnl.conv1d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv1d_bias.root), INNER(conv1d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_relu_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_relu, whole, 1), .name = "dnnl.conv2d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv2d_bias.root), INNER(conv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_relu_whole
    {DFG_FOUND_ROW(dnnl_conv3d_bias_relu, whole, 1), .name = "dnnl.conv3d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv3d_bias.root), INNER(conv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_relu_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_bias_relu, whole, 1), .name = "dnnl.deconv2d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv2d_bias.root), INNER(deconv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_relu_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_bias_relu, whole, 1), .name = "dnnl.deconv3d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv3d_bias.root), INNER(deconv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_relu_whole
    {DFG_FOUND_ROW(dnnl_dense_bias_relu, whole, 1), .name = "dnnl.dense_bias_relu", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(dense_bias.m.root), INNER(dense_bias.dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_tanh_whole
    {DFG_FOUND_ROW(dnnl_conv1d_bias_tanh, whole, 1), .name = "dnnl.conv1d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv1d_bias.root), INNER(conv1d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_tanh_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_tanh, whole, 1), .name = "dnnl.conv2d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv2d_bias.root), INNER(conv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_tanh_whole
    {DFG_FOUND_ROW(dnnl_conv3d_bias_tanh, whole, 1), .name = "dnnl.conv3d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv3d_bias.root), INNER(conv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_tanh_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_bias_tanh, whole, 1), .name = "dnnl.deconv2d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv2d_bias.root), INNER(deconv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_tanh_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_bias_tanh, whole, 1), .name = "dnnl.deconv3d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv3d_bias.root), INNER(deconv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_tanh_whole
    {DFG_FOUND_ROW(dnnl_dense_bias_tanh, whole, 1), .name = "dnnl.dense_bias_tanh", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(dense_bias.m.root), INNER(dense_bias.dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_conv1d_bias_sigmoid, whole, 1), .name = "dnnl.conv1d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv1d_bias.root), INNER(conv1d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_sigmoid, whole, 1), .name = "dnnl.conv2d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv2d_bias.root), INNER(conv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_conv3d_bias_sigmoid, whole, 1), .name = "dnnl.conv3d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv3d_bias.root), INNER(conv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_bias_sigmoid, whole, 1), .name = "dnnl.deconv2d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv2d_bias.root), INNER(deconv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_bias_sigmoid, whole, 1), .name = "dnnl.deconv3d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv3d_bias.root), INNER(deconv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_dense_bias_sigmoid, whole, 1), .name = "dnnl.dense_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(dense_bias.m.root), INNER(dense_bias.dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_clip_whole
    {DFG_FOUND_ROW(dnnl_conv1d_bias_clip, whole, 1), .name = "dnnl.conv1d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv1d_bias.root), INNER(conv1d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_clip_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_clip, whole, 1), .name = "dnnl.conv2d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv2d_bias.root), INNER(conv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_clip_whole
    {DFG_FOUND_ROW(dnnl_conv3d_bias_clip, whole, 1), .name = "dnnl.conv3d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(conv3d_bias.root), INNER(conv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_clip_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_bias_clip, whole, 1), .name = "dnnl.deconv2d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv2d_bias.root), INNER(deconv2d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_clip_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_bias_clip, whole, 1), .name = "dnnl.deconv3d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(deconv3d_bias.root), INNER(deconv3d_bias.c))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_clip_whole
    {DFG_FOUND_ROW(dnnl_dense_bias_clip, whole, 1), .name = "dnnl.dense_bias_clip", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 3, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)),
     PARTS(6, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root),
     INNER(dense_bias.m.root), INNER(dense_bias.dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_gelu_whole
    {DFG_FOUND_ROW(dnnl_conv1d_bias_gelu, whole, 2), .name = "dnnl.conv1d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(13, ROOT(m.root), INNER(gelu.multiply), INNER(gelu.m.p), INNER(conv1d_bias.c),
     INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant), CONST(gelu.constant_2),
     CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_gelu_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_gelu, whole, 2), .name = "dnnl.conv2d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(13, ROOT(m.root), INNER(gelu.multiply), INNER(gelu.m.p), INNER(conv2d_bias.c),
     INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant), CONST(gelu.constant_2),
     CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_gelu_whole
    {DFG_FOUND_ROW(dnnl_conv3d_bias_gelu, whole, 2), .name = "dnnl.conv3d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(13, ROOT(m.root), INNER(gelu.multiply), INNER(gelu.m.p), INNER(conv3d_bias.c),
     INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant), CONST(gelu.constant_2),
     CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_gelu_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_bias_gelu, whole, 2), .name = "dnnl.deconv2d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(13, ROOT(m.root), INNER(gelu.multiply), INNER(gelu.m.p), INNER(deconv2d_bias.c),
     INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant), CONST(gelu.constant_2),
     CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_gelu_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_bias_gelu, whole, 2), .name = "dnnl.deconv3d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(13, ROOT(m.root), INNER(gelu.multiply), INNER(gelu.m.p), INNER(deconv3d_bias.c),
     INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant), CONST(gelu.constant_2),
     CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_gelu_whole
    {DFG_FOUND_ROW(dnnl_dense_bias_gelu, whole, 2), .name = "dnnl.dense_bias_gelu", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)),
     PARTS(13, ROOT(m.root), INNER(gelu.multiply), INNER(gelu.m.p), INNER(dense_bias.dense),
     INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant), CONST(gelu.constant_2),
     CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_swish_whole
    {DFG_FOUND_ROW(dnnl_conv1d_bias_swish, whole, 2), .name = "dnnl.conv1d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(7, ROOT(m.root), INNER(swish.m.p), INNER(conv1d_bias.c), INNER(swish.sigmoid),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_swish_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_swish, whole, 2), .name = "dnnl.conv2d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(7, ROOT(m.root), INNER(swish.m.p), INNER(conv2d_bias.c), INNER(swish.sigmoid),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_swish_whole
    {DFG_FOUND_ROW(dnnl_conv3d_bias_swish, whole, 2), .name = "dnnl.conv3d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(7, ROOT(m.root), INNER(swish.m.p), INNER(conv3d_bias.c), INNER(swish.sigmoid),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_swish_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_bias_swish, whole, 2), .name = "dnnl.deconv2d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(7, ROOT(m.root), INNER(swish.m.p), INNER(deconv2d_bias.c), INNER(swish.sigmoid),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_swish_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_bias_swish, whole, 2), .name = "dnnl.deconv3d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(7, ROOT(m.root), INNER(swish.m.p), INNER(deconv3d_bias.c), INNER(swish.sigmoid),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_swish_whole
    {DFG_FOUND_ROW(dnnl_dense_bias_swish, whole, 2), .name = "dnnl.dense_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(7, ROOT(m.root), INNER(swish.m.p), INNER(dense_bias.dense),
     INNER(swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_mish_whole
    {DFG_FOUND_ROW(dnnl_conv1d_bias_mish, whole, 2), .name = "dnnl.conv1d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(11, ROOT(m.root), INNER(mish.m.p), INNER(conv1d_bias.c), INNER(mish.tanh),
     INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_mish_whole
    {DFG_FOUND_ROW(dnnl_conv2d_bias_mish, whole, 2), .name = "dnnl.conv2d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(11, ROOT(m.root), INNER(mish.m.p), INNER(conv2d_bias.c), INNER(mish.tanh),
     INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_mish_whole
    {DFG_FOUND_ROW(dnnl_conv3d_bias_mish, whole, 2), .name = "dnnl.conv3d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(11, ROOT(m.root), INNER(mish.m.p), INNER(conv3d_bias.c), INNER(mish.tanh),
     INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_mish_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_bias_mish, whole, 2), .name = "dnnl.deconv2d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(11, ROOT(m.root), INNER(mish.m.p), INNER(deconv2d_bias.c), INNER(mish.tanh),
     INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_mish_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_bias_mish, whole, 2), .name = "dnnl.deconv3d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w),
     NODE("b", m.b)), PARTS(11, ROOT(m.root), INNER(mish.m.p), INNER(deconv3d_bias.c), INNER(mish.tanh),
     INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_dense_bias_mish_whole
    {DFG_FOUND_ROW(dnnl_dense_bias_mish, whole, 2), .name = "dnnl.dense_bias_mish", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 7, CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)),
     PARTS(11, ROOT(m.root), INNER(mish.m.p), INNER(dense_bias.dense), INNER(mish.tanh), INNER(mish.log),
     INNER(mish.add), INNER(mish.exp), CONST(mish.constant), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.b))},
#undef WHOLE
#define WHOLE dnnl_conv1d_relu_whole
    {DFG_FOUND_ROW(dnnl_conv1d_relu, whole, 0), .name = "dnnl.conv1d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv1d))},
#undef WHOLE
#define WHOLE dnnl_conv2d_relu_whole
    {DFG_FOUND_ROW(dnnl_conv2d_relu, whole, 0), .name = "dnnl.conv2d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d))},
#undef WHOLE
#define WHOLE dnnl_conv3d_relu_whole
    {DFG_FOUND_ROW(dnnl_conv3d_relu, whole, 0), .name = "dnnl.conv3d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_relu_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_relu, whole, 0), .name = "dnnl.deconv2d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d_transpose))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_relu_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_relu, whole, 0), .name = "dnnl.deconv3d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d_transpose))},
#undef WHOLE
#define WHOLE dnnl_dense_relu_whole
    {DFG_FOUND_ROW(dnnl_dense_relu, whole, 0), .name = "dnnl.dense_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_tanh_whole
    {DFG_FOUND_ROW(dnnl_conv1d_tanh, whole, 0), .name = "dnnl.conv1d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv1d))},
#undef WHOLE
#define WHOLE dnnl_conv2d_tanh_whole
    {DFG_FOUND_ROW(dnnl_conv2d_tanh, whole, 0), .name = "dnnl.conv2d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d))},
#undef WHOLE
#define WHOLE dnnl_conv3d_tanh_whole
    {DFG_FOUND_ROW(dnnl_conv3d_tanh, whole, 0), .name = "dnnl.conv3d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_tanh_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_tanh, whole, 0), .name = "dnnl.deconv2d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d_transpose))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_tanh_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_tanh, whole, 0), .name = "dnnl.deconv3d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d_transpose))},
#undef WHOLE
#define WHOLE dnnl_dense_tanh_whole
    {DFG_FOUND_ROW(dnnl_dense_tanh, whole, 0), .name = "dnnl.dense_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_conv1d_sigmoid, whole, 0), .name = "dnnl.conv1d_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv1d))},
#undef WHOLE
#define WHOLE dnnl_conv2d_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_conv2d_sigmoid, whole, 0), .name = "dnnl.conv2d_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d))},
#undef WHOLE
#define WHOLE dnnl_conv3d_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_conv3d_sigmoid, whole, 0), .name = "dnnl.conv3d_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_sigmoid, whole, 0), .name = "dnnl.deconv2d_sigmoid",
     .place = "dnnl.pat:107", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d_transpose))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_sigmoid, whole, 0), .name = "dnnl.deconv3d_sigmoid",
     .place = "dnnl.pat:107", .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d_transpose))},
#undef WHOLE
#define WHOLE dnnl_dense_sigmoid_whole
    {DFG_FOUND_ROW(dnnl_dense_sigmoid, whole, 0), .name = "dnnl.dense_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_clip_whole
    {DFG_FOUND_ROW(dnnl_conv1d_clip, whole, 0), .name = "dnnl.conv1d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv1d))},
#undef WHOLE
#define WHOLE dnnl_conv2d_clip_whole
    {DFG_FOUND_ROW(dnnl_conv2d_clip, whole, 0), .name = "dnnl.conv2d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d))},
#undef WHOLE
#define WHOLE dnnl_conv3d_clip_whole
    {DFG_FOUND_ROW(dnnl_conv3d_clip, whole, 0), .name = "dnnl.conv3d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_clip_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_clip, whole, 0), .name = "dnnl.deconv2d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv2d_transpose))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_clip_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_clip, whole, 0), .name = "dnnl.deconv3d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(conv3d_transpose))},
#undef WHOLE
#define WHOLE dnnl_dense_clip_whole
    {DFG_FOUND_ROW(dnnl_dense_clip, whole, 0), .name = "dnnl.dense_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)),
     PARTS(4, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), ROOT(m.root), INNER(dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_gelu_whole
    {DFG_FOUND_ROW(dnnl_conv1d_gelu, whole, 1), .name = "dnnl.conv1d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root),
     INNER(gelu.multiply), INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant),
     CONST(gelu.constant_2), CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     INNER(conv1d))},
#undef WHOLE
#define WHOLE dnnl_conv2d_gelu_whole
    {DFG_FOUND_ROW(dnnl_conv2d_gelu, whole, 1), .name = "dnnl.conv2d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root),
     INNER(gelu.multiply), INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant),
     CONST(gelu.constant_2), CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     INNER(conv2d))},
#undef WHOLE
#define WHOLE dnnl_conv3d_gelu_whole
    {DFG_FOUND_ROW(dnnl_conv3d_gelu, whole, 1), .name = "dnnl.conv3d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root),
     INNER(gelu.multiply), INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant),
     CONST(gelu.constant_2), CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     INNER(conv3d))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_gelu_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_gelu, whole, 1), .name = "dnnl.deconv2d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root),
     INNER(gelu.multiply), INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant),
     CONST(gelu.constant_2), CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     INNER(conv2d_transpose))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_gelu_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_gelu, whole, 1), .name = "dnnl.deconv3d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root),
     INNER(gelu.multiply), INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant),
     CONST(gelu.constant_2), CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     INNER(conv3d_transpose))},
#undef WHOLE
#define WHOLE dnnl_dense_gelu_whole
    {DFG_FOUND_ROW(dnnl_dense_gelu, whole, 1), .name = "dnnl.dense_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(11, ROOT(m.root),
     INNER(gelu.multiply), INNER(gelu.add), INNER(gelu.erf), INNER(gelu.divide), CONST(gelu.constant),
     CONST(gelu.constant_2), CONST(gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     INNER(dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_swish_whole
    {DFG_FOUND_ROW(dnnl_conv1d_swish, whole, 1), .name = "dnnl.conv1d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root),
     INNER(swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv1d))},
#undef WHOLE
#define WHOLE dnnl_conv2d_swish_whole
    {DFG_FOUND_ROW(dnnl_conv2d_swish, whole, 1), .name = "dnnl.conv2d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root),
     INNER(swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv2d))},
#undef WHOLE
#define WHOLE dnnl_conv3d_swish_whole
    {DFG_FOUND_ROW(dnnl_conv3d_swish, whole, 1), .name = "dnnl.conv3d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root),
     INNER(swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv3d))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_swish_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_swish, whole, 1), .name = "dnnl.deconv2d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root),
     INNER(swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv2d_transpose))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_swish_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_swish, whole, 1), .name = "dnnl.deconv3d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root),
     INNER(swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv3d_transpose))},
#undef WHOLE
#define WHOLE dnnl_dense_swish_whole
    {DFG_FOUND_ROW(dnnl_dense_swish, whole, 1), .name = "dnnl.dense_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(5, ROOT(m.root),
     INNER(swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(dense))},
#undef WHOLE
#define WHOLE dnnl_conv1d_mish_whole
    {DFG_FOUND_ROW(dnnl_conv1d_mish, whole, 1), .name = "dnnl.conv1d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root),
     INNER(mish.tanh), INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv1d))},
#undef WHOLE
#define WHOLE dnnl_conv2d_mish_whole
    {DFG_FOUND_ROW(dnnl_conv2d_mish, whole, 1), .name = "dnnl.conv2d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root),
     INNER(mish.tanh), INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv2d))},
#undef WHOLE
#define WHOLE dnnl_conv3d_mish_whole
    {DFG_FOUND_ROW(dnnl_conv3d_mish, whole, 1), .name = "dnnl.conv3d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root),
     INNER(mish.tanh), INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv3d))},
#undef WHOLE
#define WHOLE dnnl_deconv2d_mish_whole
    {DFG_FOUND_ROW(dnnl_deconv2d_mish, whole, 1), .name = "dnnl.deconv2d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root),
     INNER(mish.tanh), INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv2d_transpose))},
#undef WHOLE
#define WHOLE dnnl_deconv3d_mish_whole
    {DFG_FOUND_ROW(dnnl_deconv3d_mish, whole, 1), .name = "dnnl.deconv3d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root),
     INNER(mish.tanh), INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(conv3d_transpose))},
#undef WHOLE
#define WHOLE dnnl_dense_mish_whole
    {DFG_FOUND_ROW(dnnl_dense_mish, whole, 1), .name = "dnnl.dense_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, CAPTURES(2, 2, NODE("x", m.x), NODE("w", m.w)), PARTS(9, ROOT(m.root),
     INNER(mish.tanh), INNER(mish.log), INNER(mish.add), INNER(mish.exp), CONST(mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), INNER(dense))},
#undef WHOLE
};

/* ---- table dnnl ---- */

DFG_TABLE_SLOTS_WIDE(dnnl)

static const struct dfg_table_entry dnnl_entries[] = {
    { .name = "dnnl.qnn.conv2d", .pattern = 10 },
    { .name = "dnnl.qnn.dense", .pattern = 11 },
    { .name = "dnnl.dense_bias_sum", .pattern = 12 },
    { .name = "dnnl.conv2d_bias_sum_relu", .pattern = 14 },
    { .name = "dnnl.conv2d_bias_sum", .pattern = 13 },
    { .name = "dnnl.conv1d_bias_relu", .pattern = 15 },
    { .name = "dnnl.conv2d_bias_relu", .pattern = 16 },
    { .name = "dnnl.conv3d_bias_relu", .pattern = 17 },
    { .name = "dnnl.deconv2d_bias_relu", .pattern = 18 },
    { .name = "dnnl.deconv3d_bias_relu", .pattern = 19 },
    { .name = "dnnl.dense_bias_relu", .pattern = 20 },
    { .name = "dnnl.conv1d_bias_tanh", .pattern = 21 },
    { .name = "dnnl.conv2d_bias_tanh", .pattern = 22 },
    { .name = "dnnl.conv3d_bias_tanh", .pattern = 23 },
    { .name = "dnnl.deconv2d_bias_tanh", .pattern = 24 },
    { .name = "dnnl.deconv3d_bias_tanh", .pattern = 25 },
    { .name = "dnnl.dense_bias_tanh", .pattern = 26 },
    { .name = "dnnl.conv1d_bias_sigmoid", .pattern = 27 },
    { .name = "dnnl.conv2d_bias_sigmoid", .pattern = 28 },
    { .name = "dnnl.conv3d_bias_sigmoid", .pattern = 29 },
    { .name = "dnnl.deconv2d_bias_sigmoid", .pattern = 30 },
    { .name = "dnnl.deconv3d_bias_sigmoid", .pattern = 31 },
    { .name = "dnnl.dense_bias_sigmoid", .pattern = 32 },
    { .name = "dnnl.conv1d_bias_clip", .pattern = 33 },
    { .name = "dnnl.conv2d_bias_clip", .pattern = 34 },
    { .name = "dnnl.conv3d_bias_clip", .pattern = 35 },
    { .name = "dnnl.deconv2d_bias_clip", .pattern = 36 },
    { .name = "dnnl.deconv3d_bias_clip", .pattern = 37 },
    { .name = "dnnl.dense_bias_clip", .pattern = 38 },
    { .name = "dnnl.conv1d_bias_gelu", .pattern = 39 },
    { .name = "dnnl.conv2d_bias_gelu", .pattern = 40 },
    { .name = "dnnl.conv3d_bias_gelu", .pattern = 41 },
    { .name = "dnnl.deconv2d_bias_gelu", .pattern = 42 },
    { .name = "dnnl.deconv3d_bias_gelu", .pattern = 43 },
    { .name = "dnnl.dense_bias_gelu", .pattern = 44 },
    { .name = "dnnl.conv1d_bias_swish", .pattern = 45 },
    { .name = "dnnl.conv2d_bias_swish", .pattern = 46 },
    { .name = "dnnl.conv3d_bias_swish", .pattern = 47 },
    { .name = "dnnl.deconv2d_bias_swish", .pattern = 48 },
    { .name = "dnnl.deconv3d_bias_swish", .pattern = 49 },
    { .name = "dnnl.dense_bias_swish", .pattern = 50 },
    { .name = "dnnl.conv1d_bias_mish", .pattern = 51 },
    { .name = "dnnl.conv2d_bias_mish", .pattern = 52 },
    { .name = "dnnl.conv3d_bias_mish", .pattern = 53 },
    { .name = "dnnl.deconv2d_bias_mish", .pattern = 54 },
    { .name = "dnnl.deconv3d_bias_mish", .pattern = 55 },
    { .name = "dnnl.dense_bias_mish", .pattern = 56 },
    { .name = "dnnl.conv1d_bias", .pattern = 0 },
    { .name = "dnnl.conv2d_bias", .pattern = 1 },
    { .name = "dnnl.conv3d_bias", .pattern = 2 },
    { .name = "dnnl.deconv2d_bias", .pattern = 3 },
    { .name = "dnnl.deconv3d_bias", .pattern = 4 },
    { .name = "dnnl.dense_bias", .pattern = 5 },
    { .name = "dnnl.conv1d_relu", .pattern = 57 },
    { .name = "dnnl.conv2d_relu", .pattern = 58 },
    { .name = "dnnl.conv3d_relu", .pattern = 59 },
    { .name = "dnnl.deconv2d_relu", .pattern = 60 },
    { .name = "dnnl.deconv3d_relu", .pattern = 61 },
    { .name = "dnnl.dense_relu", .pattern = 62 },
    { .name = "dnnl.conv1d_tanh", .pattern = 63 },
    { .name = "dnnl.conv2d_tanh", .pattern = 64 },
    { .name = "dnnl.conv3d_tanh", .pattern = 65 },
    { .name = "dnnl.deconv2d_tanh", .pattern = 66 },
    { .name = "dnnl.deconv3d_tanh", .pattern = 67 },
    { .name = "dnnl.dense_tanh", .pattern = 68 },
    { .name = "dnnl.conv1d_sigmoid", .pattern = 69 },
    { .name = "dnnl.conv2d_sigmoid", .pattern = 70 },
    { .name = "dnnl.conv3d_sigmoid", .pattern = 71 },
    { .name = "dnnl.deconv2d_sigmoid", .pattern = 72 },
    { .name = "dnnl.deconv3d_sigmoid", .pattern = 73 },
    { .name = "dnnl.dense_sigmoid", .pattern = 74 },
    { .name = "dnnl.conv1d_clip", .pattern = 75 },
    { .name = "dnnl.conv2d_clip", .pattern = 76 },
    { .name = "dnnl.conv3d_clip", .pattern = 77 },
    { .name = "dnnl.deconv2d_clip", .pattern = 78 },
    { .name = "dnnl.deconv3d_clip", .pattern = 79 },
    { .name = "dnnl.dense_clip", .pattern = 80 },
    { .name = "dnnl.conv1d_gelu", .pattern = 81 },
    { .name = "dnnl.conv2d_gelu", .pattern = 82 },
    { .name = "dnnl.conv3d_gelu", .pattern = 83 },
    { .name = "dnnl.deconv2d_gelu", .pattern = 84 },
    { .name = "dnnl.deconv3d_gelu", .pattern = 85 },
    { .name = "dnnl.dense_gelu", .pattern = 86 },
    { .name = "dnnl.conv1d_swish", .pattern = 87 },
    { .name = "dnnl.conv2d_swish", .pattern = 88 },
    { .name = "dnnl.conv3d_swish", .pattern = 89 },
    { .name = "dnnl.deconv2d_swish", .pattern = 90 },
    { .name = "dnnl.deconv3d_swish", .pattern = 91 },
    { .name = "dnnl.dense_swish", .pattern = 92 },
    { .name = "dnnl.conv1d_mish", .pattern = 93 },
    { .name = "dnnl.conv2d_mish", .pattern = 94 },
    { .name = "dnnl.conv3d_mish", .pattern = 95 },
    { .name = "dnnl.deconv2d_mish", .pattern = 96 },
    { .name = "dnnl.deconv3d_mish", .pattern = 97 },
    { .name = "dnnl.dense_mish", .pattern = 98 },
};
static const struct dfg_attr_text dnnl_attrs[] = {
    { "Compiler", "\"dnnl\"" },
};
static const struct dfg_table dnnl_tables[] = {
    { .name = "dnnl", .n = 95, .last_wins = false, .entries = dnnl_entries, .n_words = 2,
      .n_attrs = 1, .attrs = dnnl_attrs,
      .candidates = dnnl_candidates_slot, .first = dnnl_first_slot, .sweep = dnnl_sweep_slot },
};

static const char *const dnnl_imports[] = { "relay", NULL };
static const char *const dnnl_text_0[] = { /* dnnl.pat */
    "// dnnl.pat -- what oneDNN can run: 95 composites over Relay operators (single ones: dnnl_operators.pat).\n"
    "//\n// Names, shapes and order are those of TVM 0.14 (relay/op/contrib/dnnl.py).\n"
    "// Differences, all of them repairs:\n"
    "//   - A biased convolution asks that the bias has one element for each output\n"
    "//     channel, whatever stands behind it. There this is asked of plain and\n"
    "//     relu entries only, and by a check that knows nn.conv2d alone, so that\n"
    "//     conv1d, conv3d and both transposed ones with a bias are never taken.\n"
    "//   - Where a convolution does not say `channels`, its weight does.\n"
    "//   - The sum may have the residual on either side; there the check follows\n"
    "//     operand 0 and fails on add(residual, conv + bias).  The residual comes from\n"
    "//     outside, since oneDNN adds to what the destination holds; there it may be\n"
    "//     the convolution, or the sum itself.\n"
    "//   - gelu and mish ask for their literals; there any constant, or none, will do.\n\n"
    "import \"relay.ops\";\n\n// Output channels of a convolution, said by the attribute or by the weight.\n"
    "cond bias_fits(c, w, b) =\n"
    "    (present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\")) == b.elements;\n"
    "cond bias_fits_transposed(c, w, b) =\n"
    "    (present(c.channels) ? c.channels : dim(w, c.kernel_layout, \"O\") * c.groups) == b.elements;\n\n"
    "// ---- operators, without and with a bias ----\n\n"
    "ops plain = nn.conv1d | nn.conv2d | nn.conv3d | nn.conv2d_transpose as \"deconv2d\"\n"
    "          | nn.conv3d_transpose as \"deconv3d\" | nn.dense;\n\npattern conv1d_bias(x, w, b) {\n"
    "    c = nn.conv1d(x, w);\n    where bias_fits(c, w, b);\n    return add(c, b);\n}\n"
    "pattern conv2d_bias(x, w, b) {\n    c = nn.conv2d(x, w);\n    where bias_fits(c, w, b);\n"
    "    return add(c, b);\n}\npattern conv3d_bias(x, w, b) {\n    c = nn.conv3d(x, w);\n"
    "    where bias_fits(c, w, b);\n    return add(c, b);\n}\npattern deconv2d_bias(x, w, b) {\n"
    "    c = nn.conv2d_transpose(x, w);\n    where bias_fits_transposed(c, w, b);\n    return add(c, b);\n}\n"
    "pattern deconv3d_bias(x, w, b) {\n    c = nn.conv3d_transpose(x, w);\n"
    "    where bias_fits_transposed(c, w, b);\n    return add(c, b);\n}\n"
    "pattern dense_bias(x, w, b) = add(nn.dense(x, w), b);\n\n"
    "ops biased = conv1d_bias | conv2d_bias | conv3d_bias | deconv2d_bias | deconv3d_bias | dense_bias;\n\n"
    "// ---- what may follow ----\n\n"
    "pattern gelu(p) = multiply(multiply(p, add(erf(divide(p, approx(1.41421356, 1e-3))), 1)), 0.5);\n"
    "pattern swish(p) = multiply(p, sigmoid(p));\n"
    "pattern mish(p) = multiply(p, tanh(log(add(exp(p), 1))));\n\n"
    "ops activation = nn.relu | tanh | sigmoid | clip | gelu | swish | mish;\n\n"
    "// ---- quantised convolution and dense, with what may follow ----\n\n"
    "pattern requantized(q, bias, scale, act_scale, sum_scale, residual, zero) =\n"
    "    cast(add?(add?(multiply?(clip(multiply(add?(cast(q), bias & const), scale & const)),\n"
    "                             act_scale & const),\n"
    "                   multiply(sum_scale & const, cast(residual))),\n              zero & const));\n\n"
    "pattern qnn_conv2d(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =\n"
    "    requantized(qnn.conv2d(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),\n"
    "                bias, scale, act_scale, sum_scale, residual, zero);\n\n"
    "pattern qnn_dense(x, w, x_scale, w_scale, bias, scale, act_scale, sum_scale, residual, zero) =\n"
    "    requantized(qnn.dense(x, w & const, scalar(i32 0), scalar(i32 0), x_scale & const, w_scale & const),\n"
    "                bias, scale, act_scale, sum_scale, residual, zero);\n\n// ---- sums ----\n\n"
    "pattern dense_bias_sum(x, w, b, residual) {\n    d = nn.dense(x, w);\n    s = add(d, b);\n"
    "    where distinct(residual, d), distinct(residual, s);\n    return add(s, residual);\n}\n"
    "pattern conv2d_bias_sum(x, w, b, residual) {\n    c = nn.conv2d(x, w);\n    s = add(c, b);\n"
    "    where bias_fits(c, w, b), distinct(residual, c), distinct(residual, s), same_shape(s, residual);\n"
    "    return add(s, residual);\n}\n"
    "pattern conv2d_bias_sum_relu(x, w, b, residual) = nn.relu(conv2d_bias_sum(x, w, b, residual));\n\n",
    "table dnnl {\n    attrs { Compiler = \"dnnl\" };\n    \"dnnl.qnn.conv2d\" = qnn_conv2d;\n"
    "    \"dnnl.qnn.dense\" = qnn_dense;\n    \"dnnl.dense_bias_sum\" = dense_bias_sum;\n"
    "    \"dnnl.conv2d_bias_sum_relu\" = conv2d_bias_sum_relu;\n"
    "    \"dnnl.conv2d_bias_sum\" = conv2d_bias_sum;\n"
    "    for f in activation, c in biased: \"dnnl.{c}_{f}\"(x, w, b) = f(c(x, w, b));\n"
    "    for c in biased: \"dnnl.{c}\" = c;\n"
    "    for f in activation, c in plain: \"dnnl.{c}_{f}\"(x, w) = f(c(x, w));\n}\n",
    NULL};
static const struct dfg_source dnnl_sources[] = {
    {"dnnl.pat", UINT64_C(0xcd12677b015ffb73), dnnl_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit dnnl_unit;
const struct dfg_unit dnnl_unit = {
    .abi = DFG_ABI,
    .name = "dnnl",
    .imports = dnnl_imports,
    .names = &dnnl_names,
    .n_patterns = 99, .patterns = dnnl_patterns,
    .n_tables = 1, .tables = dnnl_tables,
    .version = "0.1.0", .hash = UINT64_C(0x4b17be8b3a56d567),
    .n_sources = 2, .sources = dnnl_sources, .law_limit = 64,
    .prefix = "dnnl_",
};
