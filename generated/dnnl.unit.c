/* What dnnl.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl.h"
#if DNNL_H != 0xe3167a15fa6be896
#error "dnnl.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(dnnl_conv1d_bias)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias)
DFG_PATTERN_SLOTS(dnnl_dense_bias)
DFG_PATTERN_SLOTS(dnnl_gelu)
DFG_PATTERN_SLOTS(dnnl_swish)
DFG_PATTERN_SLOTS(dnnl_mish)
DFG_PATTERN_SLOTS(dnnl_requantized)
DFG_PATTERN_SLOTS(dnnl_qnn_conv2d)
DFG_PATTERN_SLOTS(dnnl_qnn_dense)
DFG_PATTERN_SLOTS(dnnl_dense_bias_sum)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_sum)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_sum_relu)
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_relu)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_relu)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_relu)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_relu)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_relu)
DFG_PATTERN_SLOTS(dnnl_dense_bias_relu)
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_tanh)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_tanh)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_tanh)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_tanh)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_tanh)
DFG_PATTERN_SLOTS(dnnl_dense_bias_tanh)
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_sigmoid)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_sigmoid)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_sigmoid)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_sigmoid)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_sigmoid)
DFG_PATTERN_SLOTS(dnnl_dense_bias_sigmoid)
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_clip)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_clip)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_clip)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_clip)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_clip)
DFG_PATTERN_SLOTS(dnnl_dense_bias_clip)
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_gelu)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_gelu)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_gelu)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_gelu)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_gelu)
DFG_PATTERN_SLOTS(dnnl_dense_bias_gelu)
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_swish)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_swish)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_swish)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_swish)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_swish)
DFG_PATTERN_SLOTS(dnnl_dense_bias_swish)
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_mish)
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_mish)
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_mish)
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_mish)
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_mish)
DFG_PATTERN_SLOTS(dnnl_dense_bias_mish)
DFG_PATTERN_SLOTS(dnnl_conv1d_relu)
DFG_PATTERN_SLOTS(dnnl_conv2d_relu)
DFG_PATTERN_SLOTS(dnnl_conv3d_relu)
DFG_PATTERN_SLOTS(dnnl_deconv2d_relu)
DFG_PATTERN_SLOTS(dnnl_deconv3d_relu)
DFG_PATTERN_SLOTS(dnnl_dense_relu)
DFG_PATTERN_SLOTS(dnnl_conv1d_tanh)
DFG_PATTERN_SLOTS(dnnl_conv2d_tanh)
DFG_PATTERN_SLOTS(dnnl_conv3d_tanh)
DFG_PATTERN_SLOTS(dnnl_deconv2d_tanh)
DFG_PATTERN_SLOTS(dnnl_deconv3d_tanh)
DFG_PATTERN_SLOTS(dnnl_dense_tanh)
DFG_PATTERN_SLOTS(dnnl_conv1d_sigmoid)
DFG_PATTERN_SLOTS(dnnl_conv2d_sigmoid)
DFG_PATTERN_SLOTS(dnnl_conv3d_sigmoid)
DFG_PATTERN_SLOTS(dnnl_deconv2d_sigmoid)
DFG_PATTERN_SLOTS(dnnl_deconv3d_sigmoid)
DFG_PATTERN_SLOTS(dnnl_dense_sigmoid)
DFG_PATTERN_SLOTS(dnnl_conv1d_clip)
DFG_PATTERN_SLOTS(dnnl_conv2d_clip)
DFG_PATTERN_SLOTS(dnnl_conv3d_clip)
DFG_PATTERN_SLOTS(dnnl_deconv2d_clip)
DFG_PATTERN_SLOTS(dnnl_deconv3d_clip)
DFG_PATTERN_SLOTS(dnnl_dense_clip)
DFG_PATTERN_SLOTS(dnnl_conv1d_gelu)
DFG_PATTERN_SLOTS(dnnl_conv2d_gelu)
DFG_PATTERN_SLOTS(dnnl_conv3d_gelu)
DFG_PATTERN_SLOTS(dnnl_deconv2d_gelu)
DFG_PATTERN_SLOTS(dnnl_deconv3d_gelu)
DFG_PATTERN_SLOTS(dnnl_dense_gelu)
DFG_PATTERN_SLOTS(dnnl_conv1d_swish)
DFG_PATTERN_SLOTS(dnnl_conv2d_swish)
DFG_PATTERN_SLOTS(dnnl_conv3d_swish)
DFG_PATTERN_SLOTS(dnnl_deconv2d_swish)
DFG_PATTERN_SLOTS(dnnl_deconv3d_swish)
DFG_PATTERN_SLOTS(dnnl_dense_swish)
DFG_PATTERN_SLOTS(dnnl_conv1d_mish)
DFG_PATTERN_SLOTS(dnnl_conv2d_mish)
DFG_PATTERN_SLOTS(dnnl_conv3d_mish)
DFG_PATTERN_SLOTS(dnnl_deconv2d_mish)
DFG_PATTERN_SLOTS(dnnl_deconv3d_mish)
DFG_PATTERN_SLOTS(dnnl_dense_mish)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern dnnl_patterns[] = {
#define WHOLE dnnl_conv1d_bias_match
    {DFG_PATTERN_ROW(dnnl_conv1d_bias, match), .name = "conv1d_bias", .place = "dnnl.pat:29", .depth = 2,
     .n_captures = 4, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x),
     CAPTURE(NODE, "w", w), CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_match
    {DFG_PATTERN_ROW(dnnl_conv2d_bias, match), .name = "conv2d_bias", .place = "dnnl.pat:34", .depth = 2,
     .n_captures = 4, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x),
     CAPTURE(NODE, "w", w), CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_match
    {DFG_PATTERN_ROW(dnnl_conv3d_bias, match), .name = "conv3d_bias", .place = "dnnl.pat:39", .depth = 2,
     .n_captures = 4, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x),
     CAPTURE(NODE, "w", w), CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_match
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias, match), .name = "deconv2d_bias", .place = "dnnl.pat:44",
     .depth = 2, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_match
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias, match), .name = "deconv3d_bias", .place = "dnnl.pat:49",
     .depth = 2, .n_captures = 4, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "c", c)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b),
     PART(INNER, 3, c), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias, whole), .name = "dense_bias", .place = "dnnl.pat:54", .depth = 2,
     .n_captures = 3, .n_params = 3, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "b", m.b)}, .n_parts = 5,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, dense)}},
#undef WHOLE
#define WHOLE dnnl_gelu_whole
    {DFG_PATTERN_ROW(dnnl_gelu, whole), .name = "gelu", .place = "dnnl.pat:60", .depth = 5, .n_captures = 1,
     .n_params = 1, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", m.p)}, .n_parts = 9,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.p), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, multiply), PART(INNER, -1, add), PART(INNER, -1, erf), PART(INNER, -1, divide),
     PART(CONST, -1, constant), PART(CONST, -1, constant_2), PART(CONST, -1, constant_3)}},
#undef WHOLE
#define WHOLE dnnl_swish_whole
    {DFG_PATTERN_ROW(dnnl_swish, whole), .name = "swish", .place = "dnnl.pat:61", .depth = 2,
     .n_captures = 1, .n_params = 1, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", m.p)},
     .n_parts = 3, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.p),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, sigmoid)}},
#undef WHOLE
#define WHOLE dnnl_mish_whole
    {DFG_PATTERN_ROW(dnnl_mish, whole), .name = "mish", .place = "dnnl.pat:62", .depth = 5, .n_captures = 1,
     .n_params = 1, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "p", m.p)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.p), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, tanh), PART(INNER, -1, log), PART(INNER, -1, add), PART(INNER, -1, exp),
     PART(CONST, -1, constant)}},
#undef WHOLE
#define WHOLE dnnl_requantized_whole
    {DFG_PATTERN_ROW(dnnl_requantized, whole), .name = "requantized", .place = "dnnl.pat:68", .depth = 8,
     .n_captures = 7, .n_params = 7, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "q", m.q),
     CAPTURE(NODE, "bias", m.bias), CAPTURE(NODE, "scale", m.scale),
     CAPTURE(NODE, "act_scale", m.act_scale), CAPTURE(NODE, "sum_scale", m.sum_scale),
     CAPTURE(NODE, "residual", m.residual), CAPTURE(NODE, "zero", m.zero)}, .n_parts = 22,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.q), PART(INPUT, 1, m.bias),
     PART(INPUT, 2, m.scale), PART(INPUT, 3, m.act_scale), PART(INPUT, 4, m.sum_scale),
     PART(INPUT, 5, m.residual), PART(INPUT, 6, m.zero), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, add), PART(INNER, -1, add_2), PART(INNER, -1, multiply), PART(INNER, -1, clip),
     PART(INNER, -1, multiply_2), PART(INNER, -1, add_3), PART(INNER, -1, cast), PART(CONST, 1, m.bias),
     PART(CONST, 2, m.scale), PART(CONST, 3, m.act_scale), PART(INNER, -1, multiply_3),
     PART(CONST, 4, m.sum_scale), PART(INNER, -1, cast_2), PART(CONST, 6, m.zero)}},
#undef WHOLE
#define WHOLE dnnl_qnn_conv2d_whole
    {DFG_PATTERN_ROW(dnnl_qnn_conv2d, whole), .name = "qnn_conv2d", .place = "dnnl.pat:74", .depth = 9,
     .n_captures = 10, .n_params = 10, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "x_scale", m.x_scale), CAPTURE(NODE, "w_scale", m.w_scale),
     CAPTURE(NODE, "bias", m.bias), CAPTURE(NODE, "scale", m.scale),
     CAPTURE(NODE, "act_scale", m.act_scale), CAPTURE(NODE, "sum_scale", m.sum_scale),
     CAPTURE(NODE, "residual", m.residual), CAPTURE(NODE, "zero", m.zero)}, .n_parts = 31,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, requantized.add), PART(INNER, -1, requantized.add_2),
     PART(INNER, -1, requantized.multiply), PART(INNER, -1, requantized.clip),
     PART(INNER, -1, requantized.multiply_2), PART(INNER, -1, requantized.add_3),
     PART(INNER, -1, requantized.cast), PART(CONST, 4, m.bias), PART(CONST, 5, m.scale),
     PART(CONST, 6, m.act_scale), PART(INNER, -1, requantized.multiply_3), PART(CONST, 7, m.sum_scale),
     PART(INNER, -1, requantized.cast_2), PART(CONST, 9, m.zero), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.x_scale), PART(INPUT, 3, m.w_scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.scale),
     PART(INPUT, 6, m.act_scale), PART(INPUT, 7, m.sum_scale), PART(INPUT, 8, m.residual),
     PART(INPUT, 9, m.zero), PART(INNER, -1, conv2d), PART(CONST, 1, m.w), PART(CONST, -1, constant),
     PART(CONST, -1, constant_2), PART(CONST, 2, m.x_scale), PART(CONST, 3, m.w_scale)}},
#undef WHOLE
#define WHOLE dnnl_qnn_dense_whole
    {DFG_PATTERN_ROW(dnnl_qnn_dense, whole), .name = "qnn_dense", .place = "dnnl.pat:78", .depth = 9,
     .n_captures = 10, .n_params = 10, .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x),
     CAPTURE(NODE, "w", m.w), CAPTURE(NODE, "x_scale", m.x_scale), CAPTURE(NODE, "w_scale", m.w_scale),
     CAPTURE(NODE, "bias", m.bias), CAPTURE(NODE, "scale", m.scale),
     CAPTURE(NODE, "act_scale", m.act_scale), CAPTURE(NODE, "sum_scale", m.sum_scale),
     CAPTURE(NODE, "residual", m.residual), CAPTURE(NODE, "zero", m.zero)}, .n_parts = 31,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, requantized.add), PART(INNER, -1, requantized.add_2),
     PART(INNER, -1, requantized.multiply), PART(INNER, -1, requantized.clip),
     PART(INNER, -1, requantized.multiply_2), PART(INNER, -1, requantized.add_3),
     PART(INNER, -1, requantized.cast), PART(CONST, 4, m.bias), PART(CONST, 5, m.scale),
     PART(CONST, 6, m.act_scale), PART(INNER, -1, requantized.multiply_3), PART(CONST, 7, m.sum_scale),
     PART(INNER, -1, requantized.cast_2), PART(CONST, 9, m.zero), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INPUT, 2, m.x_scale), PART(INPUT, 3, m.w_scale), PART(INPUT, 4, m.bias), PART(INPUT, 5, m.scale),
     PART(INPUT, 6, m.act_scale), PART(INPUT, 7, m.sum_scale), PART(INPUT, 8, m.residual),
     PART(INPUT, 9, m.zero), PART(INNER, -1, dense), PART(CONST, 1, m.w), PART(CONST, -1, constant),
     PART(CONST, -1, constant_2), PART(CONST, 2, m.x_scale), PART(CONST, 3, m.w_scale)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_sum_match
    {DFG_PATTERN_ROW(dnnl_dense_bias_sum, match), .name = "dense_bias_sum", .place = "dnnl.pat:84",
     .depth = 3, .n_captures = 6, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "residual", residual), CAPTURE(NODE, "d", d),
     CAPTURE(NODE, "s", s)}, .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, x),
     PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INPUT, 3, residual), PART(INNER, 4, d), PART(INNER, 5, s),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_sum_match
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_sum, match), .name = "conv2d_bias_sum", .place = "dnnl.pat:90",
     .depth = 3, .n_captures = 6, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "w", w),
     CAPTURE(NODE, "b", b), CAPTURE(NODE, "residual", residual), CAPTURE(NODE, "c", c),
     CAPTURE(NODE, "s", s)}, .n_parts = 7, .parts = (const struct dfg_part[]){PART(INPUT, 0, x),
     PART(INPUT, 1, w), PART(INPUT, 2, b), PART(INPUT, 3, residual), PART(INNER, 4, c), PART(INNER, 5, s),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_sum_relu_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_sum_relu, whole), .name = "conv2d_bias_sum_relu",
     .place = "dnnl.pat:96", .depth = 4, .n_captures = 4, .n_params = 4,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b), CAPTURE(NODE, "residual", m.residual)}, .n_parts = 8,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b),
     PART(INPUT, 3, m.residual), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv2d_bias_sum.root), PART(INNER, -1, conv2d_bias_sum.s),
     PART(INNER, -1, conv2d_bias_sum.c)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_relu_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_bias_relu, whole), .name = "dnnl.conv1d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv1d_bias.root), PART(INNER, -1, conv1d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_relu_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_relu, whole), .name = "dnnl.conv2d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv2d_bias.root), PART(INNER, -1, conv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_relu_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_bias_relu, whole), .name = "dnnl.conv3d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv3d_bias.root), PART(INNER, -1, conv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_relu_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias_relu, whole), .name = "dnnl.deconv2d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv2d_bias.root), PART(INNER, -1, deconv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_relu_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias_relu, whole), .name = "dnnl.deconv3d_bias_relu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv3d_bias.root), PART(INNER, -1, deconv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_relu_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias_relu, whole), .name = "dnnl.dense_bias_relu", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, dense_bias.m.root), PART(INNER, -1, dense_bias.dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_tanh_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_bias_tanh, whole), .name = "dnnl.conv1d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv1d_bias.root), PART(INNER, -1, conv1d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_tanh_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_tanh, whole), .name = "dnnl.conv2d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv2d_bias.root), PART(INNER, -1, conv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_tanh_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_bias_tanh, whole), .name = "dnnl.conv3d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv3d_bias.root), PART(INNER, -1, conv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_tanh_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias_tanh, whole), .name = "dnnl.deconv2d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv2d_bias.root), PART(INNER, -1, deconv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_tanh_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias_tanh, whole), .name = "dnnl.deconv3d_bias_tanh",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv3d_bias.root), PART(INNER, -1, deconv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_tanh_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias_tanh, whole), .name = "dnnl.dense_bias_tanh", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, dense_bias.m.root), PART(INNER, -1, dense_bias.dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_bias_sigmoid, whole), .name = "dnnl.conv1d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv1d_bias.root), PART(INNER, -1, conv1d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_sigmoid, whole), .name = "dnnl.conv2d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv2d_bias.root), PART(INNER, -1, conv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_bias_sigmoid, whole), .name = "dnnl.conv3d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv3d_bias.root), PART(INNER, -1, conv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias_sigmoid, whole), .name = "dnnl.deconv2d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv2d_bias.root), PART(INNER, -1, deconv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias_sigmoid, whole), .name = "dnnl.deconv3d_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv3d_bias.root), PART(INNER, -1, deconv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias_sigmoid, whole), .name = "dnnl.dense_bias_sigmoid",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, dense_bias.m.root), PART(INNER, -1, dense_bias.dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_clip_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_bias_clip, whole), .name = "dnnl.conv1d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv1d_bias.root), PART(INNER, -1, conv1d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_clip_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_clip, whole), .name = "dnnl.conv2d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv2d_bias.root), PART(INNER, -1, conv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_clip_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_bias_clip, whole), .name = "dnnl.conv3d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, conv3d_bias.root), PART(INNER, -1, conv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_clip_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias_clip, whole), .name = "dnnl.deconv2d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv2d_bias.root), PART(INNER, -1, deconv2d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_clip_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias_clip, whole), .name = "dnnl.deconv3d_bias_clip",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, deconv3d_bias.root), PART(INNER, -1, deconv3d_bias.c)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_clip_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias_clip, whole), .name = "dnnl.dense_bias_clip", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 3, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 6, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, dense_bias.m.root), PART(INNER, -1, dense_bias.dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_gelu_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_bias_gelu, whole), .name = "dnnl.conv1d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.m.p), PART(INNER, -1, conv1d_bias.c),
     PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf), PART(INNER, -1, gelu.divide),
     PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2), PART(CONST, -1, gelu.constant_3),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_gelu_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_gelu, whole), .name = "dnnl.conv2d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.m.p), PART(INNER, -1, conv2d_bias.c),
     PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf), PART(INNER, -1, gelu.divide),
     PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2), PART(CONST, -1, gelu.constant_3),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_gelu_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_bias_gelu, whole), .name = "dnnl.conv3d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.m.p), PART(INNER, -1, conv3d_bias.c),
     PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf), PART(INNER, -1, gelu.divide),
     PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2), PART(CONST, -1, gelu.constant_3),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_gelu_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias_gelu, whole), .name = "dnnl.deconv2d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.m.p), PART(INNER, -1, deconv2d_bias.c),
     PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf), PART(INNER, -1, gelu.divide),
     PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2), PART(CONST, -1, gelu.constant_3),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_gelu_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias_gelu, whole), .name = "dnnl.deconv3d_bias_gelu",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.m.p), PART(INNER, -1, deconv3d_bias.c),
     PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf), PART(INNER, -1, gelu.divide),
     PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2), PART(CONST, -1, gelu.constant_3),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_gelu_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias_gelu, whole), .name = "dnnl.dense_bias_gelu", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 13,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.m.p), PART(INNER, -1, dense_bias.dense),
     PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf), PART(INNER, -1, gelu.divide),
     PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2), PART(CONST, -1, gelu.constant_3),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_swish_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_bias_swish, whole), .name = "dnnl.conv1d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, swish.m.p),
     PART(INNER, -1, conv1d_bias.c), PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_swish_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_swish, whole), .name = "dnnl.conv2d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, swish.m.p),
     PART(INNER, -1, conv2d_bias.c), PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_swish_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_bias_swish, whole), .name = "dnnl.conv3d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, swish.m.p),
     PART(INNER, -1, conv3d_bias.c), PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_swish_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias_swish, whole), .name = "dnnl.deconv2d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, swish.m.p),
     PART(INNER, -1, deconv2d_bias.c), PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_swish_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias_swish, whole), .name = "dnnl.deconv3d_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, swish.m.p),
     PART(INNER, -1, deconv3d_bias.c), PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_swish_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias_swish, whole), .name = "dnnl.dense_bias_swish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 4, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 7,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, swish.m.p),
     PART(INNER, -1, dense_bias.dense), PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_bias_mish_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_bias_mish, whole), .name = "dnnl.conv1d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mish.m.p),
     PART(INNER, -1, conv1d_bias.c), PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log),
     PART(INNER, -1, mish.add), PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_bias_mish_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_bias_mish, whole), .name = "dnnl.conv2d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mish.m.p),
     PART(INNER, -1, conv2d_bias.c), PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log),
     PART(INNER, -1, mish.add), PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_bias_mish_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_bias_mish, whole), .name = "dnnl.conv3d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mish.m.p),
     PART(INNER, -1, conv3d_bias.c), PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log),
     PART(INNER, -1, mish.add), PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_bias_mish_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_bias_mish, whole), .name = "dnnl.deconv2d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mish.m.p),
     PART(INNER, -1, deconv2d_bias.c), PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log),
     PART(INNER, -1, mish.add), PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_bias_mish_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_bias_mish, whole), .name = "dnnl.deconv3d_bias_mish",
     .place = "dnnl.pat:105", .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mish.m.p),
     PART(INNER, -1, deconv3d_bias.c), PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log),
     PART(INNER, -1, mish.add), PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_dense_bias_mish_whole
    {DFG_PATTERN_ROW(dnnl_dense_bias_mish, whole), .name = "dnnl.dense_bias_mish", .place = "dnnl.pat:105",
     .is_entry = true, .depth = 7, .n_captures = 3, .n_params = 3,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w),
     CAPTURE(NODE, "b", m.b)}, .n_parts = 11,
     .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, mish.m.p),
     PART(INNER, -1, dense_bias.dense), PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log),
     PART(INNER, -1, mish.add), PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant),
     PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_relu_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_relu, whole), .name = "dnnl.conv1d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv1d)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_relu_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_relu, whole), .name = "dnnl.conv2d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_relu_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_relu, whole), .name = "dnnl.conv3d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_relu_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_relu, whole), .name = "dnnl.deconv2d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_relu_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_relu, whole), .name = "dnnl.deconv3d_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_dense_relu_whole
    {DFG_PATTERN_ROW(dnnl_dense_relu, whole), .name = "dnnl.dense_relu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_tanh_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_tanh, whole), .name = "dnnl.conv1d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv1d)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_tanh_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_tanh, whole), .name = "dnnl.conv2d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_tanh_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_tanh, whole), .name = "dnnl.conv3d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_tanh_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_tanh, whole), .name = "dnnl.deconv2d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_tanh_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_tanh, whole), .name = "dnnl.deconv3d_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_dense_tanh_whole
    {DFG_PATTERN_ROW(dnnl_dense_tanh, whole), .name = "dnnl.dense_tanh", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_sigmoid, whole), .name = "dnnl.conv1d_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv1d)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_sigmoid, whole), .name = "dnnl.conv2d_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_sigmoid, whole), .name = "dnnl.conv3d_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_sigmoid, whole), .name = "dnnl.deconv2d_sigmoid",
     .place = "dnnl.pat:107", .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_sigmoid, whole), .name = "dnnl.deconv3d_sigmoid",
     .place = "dnnl.pat:107", .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_dense_sigmoid_whole
    {DFG_PATTERN_ROW(dnnl_dense_sigmoid, whole), .name = "dnnl.dense_sigmoid", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_clip_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_clip, whole), .name = "dnnl.conv1d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv1d)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_clip_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_clip, whole), .name = "dnnl.conv2d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_clip_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_clip, whole), .name = "dnnl.conv3d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_clip_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_clip, whole), .name = "dnnl.deconv2d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv2d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_clip_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_clip, whole), .name = "dnnl.deconv3d_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, conv3d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_dense_clip_whole
    {DFG_PATTERN_ROW(dnnl_dense_clip, whole), .name = "dnnl.dense_clip", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 2, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 4, .parts = (const struct dfg_part[]){PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, PART(INNER, -1, dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_gelu_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_gelu, whole), .name = "dnnl.conv1d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 11, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf),
     PART(INNER, -1, gelu.divide), PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2),
     PART(CONST, -1, gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, conv1d)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_gelu_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_gelu, whole), .name = "dnnl.conv2d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 11, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf),
     PART(INNER, -1, gelu.divide), PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2),
     PART(CONST, -1, gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, conv2d)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_gelu_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_gelu, whole), .name = "dnnl.conv3d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 11, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf),
     PART(INNER, -1, gelu.divide), PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2),
     PART(CONST, -1, gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, conv3d)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_gelu_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_gelu, whole), .name = "dnnl.deconv2d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 11, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf),
     PART(INNER, -1, gelu.divide), PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2),
     PART(CONST, -1, gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv2d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_gelu_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_gelu, whole), .name = "dnnl.deconv3d_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 11, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf),
     PART(INNER, -1, gelu.divide), PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2),
     PART(CONST, -1, gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv3d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_dense_gelu_whole
    {DFG_PATTERN_ROW(dnnl_dense_gelu, whole), .name = "dnnl.dense_gelu", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 11, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, gelu.multiply), PART(INNER, -1, gelu.add), PART(INNER, -1, gelu.erf),
     PART(INNER, -1, gelu.divide), PART(CONST, -1, gelu.constant), PART(CONST, -1, gelu.constant_2),
     PART(CONST, -1, gelu.constant_3), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_swish_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_swish, whole), .name = "dnnl.conv1d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 5, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, conv1d)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_swish_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_swish, whole), .name = "dnnl.conv2d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 5, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, conv2d)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_swish_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_swish, whole), .name = "dnnl.conv3d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 5, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, conv3d)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_swish_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_swish, whole), .name = "dnnl.deconv2d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 5, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv2d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_swish_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_swish, whole), .name = "dnnl.deconv3d_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 5, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv3d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_dense_swish_whole
    {DFG_PATTERN_ROW(dnnl_dense_swish, whole), .name = "dnnl.dense_swish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 3, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 5, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, swish.sigmoid), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, -1, dense)}},
#undef WHOLE
#define WHOLE dnnl_conv1d_mish_whole
    {DFG_PATTERN_ROW(dnnl_conv1d_mish, whole), .name = "dnnl.conv1d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 9, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log), PART(INNER, -1, mish.add),
     PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv1d)}},
#undef WHOLE
#define WHOLE dnnl_conv2d_mish_whole
    {DFG_PATTERN_ROW(dnnl_conv2d_mish, whole), .name = "dnnl.conv2d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 9, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log), PART(INNER, -1, mish.add),
     PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv2d)}},
#undef WHOLE
#define WHOLE dnnl_conv3d_mish_whole
    {DFG_PATTERN_ROW(dnnl_conv3d_mish, whole), .name = "dnnl.conv3d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 9, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log), PART(INNER, -1, mish.add),
     PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv3d)}},
#undef WHOLE
#define WHOLE dnnl_deconv2d_mish_whole
    {DFG_PATTERN_ROW(dnnl_deconv2d_mish, whole), .name = "dnnl.deconv2d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 9, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log), PART(INNER, -1, mish.add),
     PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv2d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_deconv3d_mish_whole
    {DFG_PATTERN_ROW(dnnl_deconv3d_mish, whole), .name = "dnnl.deconv3d_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 9, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log), PART(INNER, -1, mish.add),
     PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, conv3d_transpose)}},
#undef WHOLE
#define WHOLE dnnl_dense_mish_whole
    {DFG_PATTERN_ROW(dnnl_dense_mish, whole), .name = "dnnl.dense_mish", .place = "dnnl.pat:107",
     .is_entry = true, .depth = 6, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", m.x), CAPTURE(NODE, "w", m.w)},
     .n_parts = 9, .parts = (const struct dfg_part[]){{DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
     PART(INNER, -1, mish.tanh), PART(INNER, -1, mish.log), PART(INNER, -1, mish.add),
     PART(INNER, -1, mish.exp), PART(CONST, -1, mish.constant), PART(INPUT, 0, m.x), PART(INPUT, 1, m.w),
     PART(INNER, -1, dense)}},
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
