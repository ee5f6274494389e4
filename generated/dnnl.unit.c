/* What dnnl.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl.h"
#if DNNL_H != 0xe0c51d7b94076786
#error "dnnl.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct dnnl_conv1d_bias_match, member)
static const struct dfg_capture dnnl_conv1d_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_conv1d_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias)

#define AT(member) offsetof(struct dnnl_conv2d_bias_match, member)
static const struct dfg_capture dnnl_conv2d_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_conv2d_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias)

#define AT(member) offsetof(struct dnnl_conv3d_bias_match, member)
static const struct dfg_capture dnnl_conv3d_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_conv3d_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_match, member)
static const struct dfg_capture dnnl_deconv2d_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_deconv2d_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_match, member)
static const struct dfg_capture dnnl_deconv3d_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_deconv3d_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias)

#define AT(member) offsetof(struct dnnl_dense_bias_whole, member)
static const struct dfg_capture dnnl_dense_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias)

#define AT(member) offsetof(struct dnnl_gelu_whole, member)
static const struct dfg_capture dnnl_gelu_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part dnnl_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(erf)}, {DFG_PART_INNER, 0, 0, -1, AT(divide)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_gelu)

#define AT(member) offsetof(struct dnnl_swish_whole, member)
static const struct dfg_capture dnnl_swish_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part dnnl_swish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_swish)

#define AT(member) offsetof(struct dnnl_mish_whole, member)
static const struct dfg_capture dnnl_mish_captures[] = {
    {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part dnnl_mish_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(tanh)}, {DFG_PART_INNER, 0, 0, -1, AT(log)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(exp)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_mish)

#define AT(member) offsetof(struct dnnl_requantized_whole, member)
static const struct dfg_capture dnnl_requantized_captures[] = {
    {"q", DFG_CAP_NODE, AT(m.q)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"act_scale", DFG_CAP_NODE, AT(m.act_scale)}, {"sum_scale", DFG_CAP_NODE, AT(m.sum_scale)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}, {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part dnnl_requantized_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.q)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.act_scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.sum_scale)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.residual)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.zero)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(clip)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast)}, {DFG_PART_CONST, 0, 0, 1, AT(m.bias)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.scale)}, {DFG_PART_CONST, 0, 0, 3, AT(m.act_scale)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply_3)}, {DFG_PART_CONST, 0, 0, 4, AT(m.sum_scale)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast_2)}, {DFG_PART_CONST, 0, 0, 6, AT(m.zero)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_requantized)

#define AT(member) offsetof(struct dnnl_qnn_conv2d_whole, member)
static const struct dfg_capture dnnl_qnn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"w_scale", DFG_CAP_NODE, AT(m.w_scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"act_scale", DFG_CAP_NODE, AT(m.act_scale)},
    {"sum_scale", DFG_CAP_NODE, AT(m.sum_scale)}, {"residual", DFG_CAP_NODE, AT(m.residual)},
    {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part dnnl_qnn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.bias)}, {DFG_PART_CONST, 0, 0, 5, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.act_scale)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_3)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.sum_scale)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_2)},
    {DFG_PART_CONST, 0, 0, 9, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.x_scale)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_scale)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.act_scale)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.sum_scale)}, {DFG_PART_INPUT, 0, 0, 8, AT(m.residual)},
    {DFG_PART_INPUT, 0, 0, 9, AT(m.zero)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, 2, AT(m.x_scale)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.w_scale)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_qnn_conv2d)

#define AT(member) offsetof(struct dnnl_qnn_dense_whole, member)
static const struct dfg_capture dnnl_qnn_dense_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"x_scale", DFG_CAP_NODE, AT(m.x_scale)},
    {"w_scale", DFG_CAP_NODE, AT(m.w_scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"act_scale", DFG_CAP_NODE, AT(m.act_scale)},
    {"sum_scale", DFG_CAP_NODE, AT(m.sum_scale)}, {"residual", DFG_CAP_NODE, AT(m.residual)},
    {"zero", DFG_CAP_NODE, AT(m.zero)}};
static const struct dfg_part dnnl_qnn_dense_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(clip)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_CONST, 0, 0, 4, AT(m.bias)}, {DFG_PART_CONST, 0, 0, 5, AT(m.scale)},
    {DFG_PART_CONST, 0, 0, 6, AT(m.act_scale)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_3)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.sum_scale)}, {DFG_PART_INNER, 0, 0, -1, AT(cast_2)},
    {DFG_PART_CONST, 0, 0, 9, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INPUT, 0, 0, 2, AT(m.x_scale)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m.w_scale)}, {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)},
    {DFG_PART_INPUT, 0, 0, 5, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 6, AT(m.act_scale)},
    {DFG_PART_INPUT, 0, 0, 7, AT(m.sum_scale)}, {DFG_PART_INPUT, 0, 0, 8, AT(m.residual)},
    {DFG_PART_INPUT, 0, 0, 9, AT(m.zero)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, 2, AT(m.x_scale)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.w_scale)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_qnn_dense)

#define AT(member) offsetof(struct dnnl_dense_bias_sum_match, member)
static const struct dfg_capture dnnl_dense_bias_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"residual", DFG_CAP_NODE, AT(residual)}, {"d", DFG_CAP_NODE, AT(d)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part dnnl_dense_bias_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(residual)}, {DFG_PART_INNER, 0, 0, 4, AT(d)},
    {DFG_PART_INNER, 0, 0, 5, AT(s)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_sum)

#define AT(member) offsetof(struct dnnl_conv2d_bias_sum_match, member)
static const struct dfg_capture dnnl_conv2d_bias_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"residual", DFG_CAP_NODE, AT(residual)}, {"c", DFG_CAP_NODE, AT(c)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part dnnl_conv2d_bias_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(residual)}, {DFG_PART_INNER, 0, 0, 4, AT(c)},
    {DFG_PART_INNER, 0, 0, 5, AT(s)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_sum)

#define AT(member) offsetof(struct dnnl_conv2d_bias_sum_relu_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_sum_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"residual", DFG_CAP_NODE, AT(m.residual)}};
static const struct dfg_part dnnl_conv2d_bias_sum_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.residual)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(s)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_sum_relu)

#define AT(member) offsetof(struct dnnl_conv1d_bias_relu_whole, member)
static const struct dfg_capture dnnl_conv1d_bias_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv1d_bias_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_relu)

#define AT(member) offsetof(struct dnnl_conv2d_bias_relu_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv2d_bias_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_relu)

#define AT(member) offsetof(struct dnnl_conv3d_bias_relu_whole, member)
static const struct dfg_capture dnnl_conv3d_bias_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv3d_bias_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_relu)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_relu_whole, member)
static const struct dfg_capture dnnl_deconv2d_bias_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv2d_bias_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_relu)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_relu_whole, member)
static const struct dfg_capture dnnl_deconv3d_bias_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv3d_bias_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_relu)

#define AT(member) offsetof(struct dnnl_dense_bias_relu_whole, member)
static const struct dfg_capture dnnl_dense_bias_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_relu)

#define AT(member) offsetof(struct dnnl_conv1d_bias_tanh_whole, member)
static const struct dfg_capture dnnl_conv1d_bias_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv1d_bias_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_tanh)

#define AT(member) offsetof(struct dnnl_conv2d_bias_tanh_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv2d_bias_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_tanh)

#define AT(member) offsetof(struct dnnl_conv3d_bias_tanh_whole, member)
static const struct dfg_capture dnnl_conv3d_bias_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv3d_bias_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_tanh)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_tanh_whole, member)
static const struct dfg_capture dnnl_deconv2d_bias_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv2d_bias_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_tanh)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_tanh_whole, member)
static const struct dfg_capture dnnl_deconv3d_bias_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv3d_bias_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_tanh)

#define AT(member) offsetof(struct dnnl_dense_bias_tanh_whole, member)
static const struct dfg_capture dnnl_dense_bias_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_tanh)

#define AT(member) offsetof(struct dnnl_conv1d_bias_sigmoid_whole, member)
static const struct dfg_capture dnnl_conv1d_bias_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv1d_bias_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_sigmoid)

#define AT(member) offsetof(struct dnnl_conv2d_bias_sigmoid_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv2d_bias_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_sigmoid)

#define AT(member) offsetof(struct dnnl_conv3d_bias_sigmoid_whole, member)
static const struct dfg_capture dnnl_conv3d_bias_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv3d_bias_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_sigmoid)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_sigmoid_whole, member)
static const struct dfg_capture dnnl_deconv2d_bias_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv2d_bias_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_sigmoid)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_sigmoid_whole, member)
static const struct dfg_capture dnnl_deconv3d_bias_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv3d_bias_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_sigmoid)

#define AT(member) offsetof(struct dnnl_dense_bias_sigmoid_whole, member)
static const struct dfg_capture dnnl_dense_bias_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_sigmoid)

#define AT(member) offsetof(struct dnnl_conv1d_bias_clip_whole, member)
static const struct dfg_capture dnnl_conv1d_bias_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv1d_bias_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_clip)

#define AT(member) offsetof(struct dnnl_conv2d_bias_clip_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv2d_bias_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_clip)

#define AT(member) offsetof(struct dnnl_conv3d_bias_clip_whole, member)
static const struct dfg_capture dnnl_conv3d_bias_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv3d_bias_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_clip)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_clip_whole, member)
static const struct dfg_capture dnnl_deconv2d_bias_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv2d_bias_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_clip)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_clip_whole, member)
static const struct dfg_capture dnnl_deconv3d_bias_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv3d_bias_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_clip)

#define AT(member) offsetof(struct dnnl_dense_bias_clip_whole, member)
static const struct dfg_capture dnnl_dense_bias_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_clip)

#define AT(member) offsetof(struct dnnl_conv1d_bias_gelu_whole, member)
static const struct dfg_capture dnnl_conv1d_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv1d_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_gelu)

#define AT(member) offsetof(struct dnnl_conv2d_bias_gelu_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv2d_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_gelu)

#define AT(member) offsetof(struct dnnl_conv3d_bias_gelu_whole, member)
static const struct dfg_capture dnnl_conv3d_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv3d_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_gelu)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_gelu_whole, member)
static const struct dfg_capture dnnl_deconv2d_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv2d_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_gelu)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_gelu_whole, member)
static const struct dfg_capture dnnl_deconv3d_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv3d_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_gelu)

#define AT(member) offsetof(struct dnnl_dense_bias_gelu_whole, member)
static const struct dfg_capture dnnl_dense_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_2)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_gelu)

#define AT(member) offsetof(struct dnnl_conv1d_bias_swish_whole, member)
static const struct dfg_capture dnnl_conv1d_bias_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv1d_bias_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_swish)

#define AT(member) offsetof(struct dnnl_conv2d_bias_swish_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv2d_bias_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_swish)

#define AT(member) offsetof(struct dnnl_conv3d_bias_swish_whole, member)
static const struct dfg_capture dnnl_conv3d_bias_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv3d_bias_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_swish)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_swish_whole, member)
static const struct dfg_capture dnnl_deconv2d_bias_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv2d_bias_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_swish)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_swish_whole, member)
static const struct dfg_capture dnnl_deconv3d_bias_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv3d_bias_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_swish)

#define AT(member) offsetof(struct dnnl_dense_bias_swish_whole, member)
static const struct dfg_capture dnnl_dense_bias_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(dense)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_swish)

#define AT(member) offsetof(struct dnnl_conv1d_bias_mish_whole, member)
static const struct dfg_capture dnnl_conv1d_bias_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv1d_bias_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_bias_mish)

#define AT(member) offsetof(struct dnnl_conv2d_bias_mish_whole, member)
static const struct dfg_capture dnnl_conv2d_bias_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv2d_bias_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_bias_mish)

#define AT(member) offsetof(struct dnnl_conv3d_bias_mish_whole, member)
static const struct dfg_capture dnnl_conv3d_bias_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_conv3d_bias_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_bias_mish)

#define AT(member) offsetof(struct dnnl_deconv2d_bias_mish_whole, member)
static const struct dfg_capture dnnl_deconv2d_bias_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv2d_bias_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_bias_mish)

#define AT(member) offsetof(struct dnnl_deconv3d_bias_mish_whole, member)
static const struct dfg_capture dnnl_deconv3d_bias_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_deconv3d_bias_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_bias_mish)

#define AT(member) offsetof(struct dnnl_dense_bias_mish_whole, member)
static const struct dfg_capture dnnl_dense_bias_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part dnnl_dense_bias_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(dense)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_bias_mish)

#define AT(member) offsetof(struct dnnl_conv1d_relu_whole, member)
static const struct dfg_capture dnnl_conv1d_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv1d_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv1d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_relu)

#define AT(member) offsetof(struct dnnl_conv2d_relu_whole, member)
static const struct dfg_capture dnnl_conv2d_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv2d_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_relu)

#define AT(member) offsetof(struct dnnl_conv3d_relu_whole, member)
static const struct dfg_capture dnnl_conv3d_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv3d_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_relu)

#define AT(member) offsetof(struct dnnl_deconv2d_relu_whole, member)
static const struct dfg_capture dnnl_deconv2d_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv2d_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_relu)

#define AT(member) offsetof(struct dnnl_deconv3d_relu_whole, member)
static const struct dfg_capture dnnl_deconv3d_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv3d_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_relu)

#define AT(member) offsetof(struct dnnl_dense_relu_whole, member)
static const struct dfg_capture dnnl_dense_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_dense_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_relu)

#define AT(member) offsetof(struct dnnl_conv1d_tanh_whole, member)
static const struct dfg_capture dnnl_conv1d_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv1d_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv1d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_tanh)

#define AT(member) offsetof(struct dnnl_conv2d_tanh_whole, member)
static const struct dfg_capture dnnl_conv2d_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv2d_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_tanh)

#define AT(member) offsetof(struct dnnl_conv3d_tanh_whole, member)
static const struct dfg_capture dnnl_conv3d_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv3d_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_tanh)

#define AT(member) offsetof(struct dnnl_deconv2d_tanh_whole, member)
static const struct dfg_capture dnnl_deconv2d_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv2d_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_tanh)

#define AT(member) offsetof(struct dnnl_deconv3d_tanh_whole, member)
static const struct dfg_capture dnnl_deconv3d_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv3d_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_tanh)

#define AT(member) offsetof(struct dnnl_dense_tanh_whole, member)
static const struct dfg_capture dnnl_dense_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_dense_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_tanh)

#define AT(member) offsetof(struct dnnl_conv1d_sigmoid_whole, member)
static const struct dfg_capture dnnl_conv1d_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv1d_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv1d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_sigmoid)

#define AT(member) offsetof(struct dnnl_conv2d_sigmoid_whole, member)
static const struct dfg_capture dnnl_conv2d_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv2d_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_sigmoid)

#define AT(member) offsetof(struct dnnl_conv3d_sigmoid_whole, member)
static const struct dfg_capture dnnl_conv3d_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv3d_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_sigmoid)

#define AT(member) offsetof(struct dnnl_deconv2d_sigmoid_whole, member)
static const struct dfg_capture dnnl_deconv2d_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv2d_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_sigmoid)

#define AT(member) offsetof(struct dnnl_deconv3d_sigmoid_whole, member)
static const struct dfg_capture dnnl_deconv3d_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv3d_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_sigmoid)

#define AT(member) offsetof(struct dnnl_dense_sigmoid_whole, member)
static const struct dfg_capture dnnl_dense_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_dense_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_sigmoid)

#define AT(member) offsetof(struct dnnl_conv1d_clip_whole, member)
static const struct dfg_capture dnnl_conv1d_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv1d_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv1d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_clip)

#define AT(member) offsetof(struct dnnl_conv2d_clip_whole, member)
static const struct dfg_capture dnnl_conv2d_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv2d_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_clip)

#define AT(member) offsetof(struct dnnl_conv3d_clip_whole, member)
static const struct dfg_capture dnnl_conv3d_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv3d_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_clip)

#define AT(member) offsetof(struct dnnl_deconv2d_clip_whole, member)
static const struct dfg_capture dnnl_deconv2d_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv2d_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_clip)

#define AT(member) offsetof(struct dnnl_deconv3d_clip_whole, member)
static const struct dfg_capture dnnl_deconv3d_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv3d_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv3d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_clip)

#define AT(member) offsetof(struct dnnl_dense_clip_whole, member)
static const struct dfg_capture dnnl_dense_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_dense_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_clip)

#define AT(member) offsetof(struct dnnl_conv1d_gelu_whole, member)
static const struct dfg_capture dnnl_conv1d_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv1d_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv1d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_gelu)

#define AT(member) offsetof(struct dnnl_conv2d_gelu_whole, member)
static const struct dfg_capture dnnl_conv2d_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv2d_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_gelu)

#define AT(member) offsetof(struct dnnl_conv3d_gelu_whole, member)
static const struct dfg_capture dnnl_conv3d_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv3d_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv3d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_gelu)

#define AT(member) offsetof(struct dnnl_deconv2d_gelu_whole, member)
static const struct dfg_capture dnnl_deconv2d_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv2d_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_gelu)

#define AT(member) offsetof(struct dnnl_deconv3d_gelu_whole, member)
static const struct dfg_capture dnnl_deconv3d_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv3d_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv3d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_gelu)

#define AT(member) offsetof(struct dnnl_dense_gelu_whole, member)
static const struct dfg_capture dnnl_dense_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_dense_gelu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_gelu)

#define AT(member) offsetof(struct dnnl_conv1d_swish_whole, member)
static const struct dfg_capture dnnl_conv1d_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv1d_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv1d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_swish)

#define AT(member) offsetof(struct dnnl_conv2d_swish_whole, member)
static const struct dfg_capture dnnl_conv2d_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv2d_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_swish)

#define AT(member) offsetof(struct dnnl_conv3d_swish_whole, member)
static const struct dfg_capture dnnl_conv3d_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv3d_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv3d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_swish)

#define AT(member) offsetof(struct dnnl_deconv2d_swish_whole, member)
static const struct dfg_capture dnnl_deconv2d_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv2d_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_swish)

#define AT(member) offsetof(struct dnnl_deconv3d_swish_whole, member)
static const struct dfg_capture dnnl_deconv3d_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv3d_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv3d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_swish)

#define AT(member) offsetof(struct dnnl_dense_swish_whole, member)
static const struct dfg_capture dnnl_dense_swish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_dense_swish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_swish)

#define AT(member) offsetof(struct dnnl_conv1d_mish_whole, member)
static const struct dfg_capture dnnl_conv1d_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv1d_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv1d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv1d_mish)

#define AT(member) offsetof(struct dnnl_conv2d_mish_whole, member)
static const struct dfg_capture dnnl_conv2d_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv2d_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv2d_mish)

#define AT(member) offsetof(struct dnnl_conv3d_mish_whole, member)
static const struct dfg_capture dnnl_conv3d_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_conv3d_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv3d)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_conv3d_mish)

#define AT(member) offsetof(struct dnnl_deconv2d_mish_whole, member)
static const struct dfg_capture dnnl_deconv2d_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv2d_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv2d_mish)

#define AT(member) offsetof(struct dnnl_deconv3d_mish_whole, member)
static const struct dfg_capture dnnl_deconv3d_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_deconv3d_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv3d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_deconv3d_mish)

#define AT(member) offsetof(struct dnnl_dense_mish_whole, member)
static const struct dfg_capture dnnl_dense_mish_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part dnnl_dense_mish_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(log)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(exp)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, -1, AT(dense)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_dense_mish)

static const struct dfg_pattern dnnl_patterns[] = {
    {.name = "conv1d_bias", .place = "dnnl.pat:29", .n_captures = 4, .n_params = 3,
     .captures = dnnl_conv1d_bias_captures, .n_parts = 5, .parts = dnnl_conv1d_bias_parts,
     .match_size = sizeof(struct dnnl_conv1d_bias_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_match), .match = dnnl_conv1d_bias_any,
     .each = dnnl_conv1d_bias_all},
    {.name = "conv2d_bias", .place = "dnnl.pat:34", .n_captures = 4, .n_params = 3,
     .captures = dnnl_conv2d_bias_captures, .n_parts = 5, .parts = dnnl_conv2d_bias_parts,
     .match_size = sizeof(struct dnnl_conv2d_bias_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_match), .match = dnnl_conv2d_bias_any,
     .each = dnnl_conv2d_bias_all},
    {.name = "conv3d_bias", .place = "dnnl.pat:39", .n_captures = 4, .n_params = 3,
     .captures = dnnl_conv3d_bias_captures, .n_parts = 5, .parts = dnnl_conv3d_bias_parts,
     .match_size = sizeof(struct dnnl_conv3d_bias_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_match), .match = dnnl_conv3d_bias_any,
     .each = dnnl_conv3d_bias_all},
    {.name = "deconv2d_bias", .place = "dnnl.pat:44", .n_captures = 4, .n_params = 3,
     .captures = dnnl_deconv2d_bias_captures, .n_parts = 5, .parts = dnnl_deconv2d_bias_parts,
     .match_size = sizeof(struct dnnl_deconv2d_bias_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_match), .match = dnnl_deconv2d_bias_any,
     .each = dnnl_deconv2d_bias_all},
    {.name = "deconv3d_bias", .place = "dnnl.pat:49", .n_captures = 4, .n_params = 3,
     .captures = dnnl_deconv3d_bias_captures, .n_parts = 5, .parts = dnnl_deconv3d_bias_parts,
     .match_size = sizeof(struct dnnl_deconv3d_bias_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_match), .match = dnnl_deconv3d_bias_any,
     .each = dnnl_deconv3d_bias_all},
    {.name = "dense_bias", .place = "dnnl.pat:54", .n_captures = 3, .n_params = 3,
     .captures = dnnl_dense_bias_captures, .n_parts = 5, .parts = dnnl_dense_bias_parts,
     .match_size = sizeof(struct dnnl_dense_bias_match), .whole_size = sizeof(struct dnnl_dense_bias_whole),
     .match = dnnl_dense_bias_any, .each = dnnl_dense_bias_all},
    {.name = "gelu", .place = "dnnl.pat:60", .n_captures = 1, .n_params = 1, .captures = dnnl_gelu_captures,
     .n_parts = 9, .parts = dnnl_gelu_parts, .match_size = sizeof(struct dnnl_gelu_match),
     .whole_size = sizeof(struct dnnl_gelu_whole), .match = dnnl_gelu_any, .each = dnnl_gelu_all},
    {.name = "swish", .place = "dnnl.pat:61", .n_captures = 1, .n_params = 1,
     .captures = dnnl_swish_captures, .n_parts = 3, .parts = dnnl_swish_parts,
     .match_size = sizeof(struct dnnl_swish_match), .whole_size = sizeof(struct dnnl_swish_whole),
     .match = dnnl_swish_any, .each = dnnl_swish_all},
    {.name = "mish", .place = "dnnl.pat:62", .n_captures = 1, .n_params = 1, .captures = dnnl_mish_captures,
     .n_parts = 7, .parts = dnnl_mish_parts, .match_size = sizeof(struct dnnl_mish_match),
     .whole_size = sizeof(struct dnnl_mish_whole), .match = dnnl_mish_any, .each = dnnl_mish_all},
    {.name = "requantized", .place = "dnnl.pat:68", .n_captures = 7, .n_params = 7,
     .captures = dnnl_requantized_captures, .n_parts = 22, .parts = dnnl_requantized_parts,
     .match_size = sizeof(struct dnnl_requantized_match),
     .whole_size = sizeof(struct dnnl_requantized_whole), .match = dnnl_requantized_any,
     .each = dnnl_requantized_all},
    {.name = "qnn_conv2d", .place = "dnnl.pat:74", .n_captures = 10, .n_params = 10,
     .captures = dnnl_qnn_conv2d_captures, .n_parts = 31, .parts = dnnl_qnn_conv2d_parts,
     .match_size = sizeof(struct dnnl_qnn_conv2d_match), .whole_size = sizeof(struct dnnl_qnn_conv2d_whole),
     .match = dnnl_qnn_conv2d_any, .each = dnnl_qnn_conv2d_all},
    {.name = "qnn_dense", .place = "dnnl.pat:78", .n_captures = 10, .n_params = 10,
     .captures = dnnl_qnn_dense_captures, .n_parts = 31, .parts = dnnl_qnn_dense_parts,
     .match_size = sizeof(struct dnnl_qnn_dense_match), .whole_size = sizeof(struct dnnl_qnn_dense_whole),
     .match = dnnl_qnn_dense_any, .each = dnnl_qnn_dense_all},
    {.name = "dense_bias_sum", .place = "dnnl.pat:84", .n_captures = 6, .n_params = 4,
     .captures = dnnl_dense_bias_sum_captures, .n_parts = 7, .parts = dnnl_dense_bias_sum_parts,
     .match_size = sizeof(struct dnnl_dense_bias_sum_match),
     .whole_size = sizeof(struct dnnl_dense_bias_sum_match), .match = dnnl_dense_bias_sum_any,
     .each = dnnl_dense_bias_sum_all},
    {.name = "conv2d_bias_sum", .place = "dnnl.pat:90", .n_captures = 6, .n_params = 4,
     .captures = dnnl_conv2d_bias_sum_captures, .n_parts = 7, .parts = dnnl_conv2d_bias_sum_parts,
     .match_size = sizeof(struct dnnl_conv2d_bias_sum_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_sum_match), .match = dnnl_conv2d_bias_sum_any,
     .each = dnnl_conv2d_bias_sum_all},
    {.name = "conv2d_bias_sum_relu", .place = "dnnl.pat:96", .n_captures = 4, .n_params = 4,
     .captures = dnnl_conv2d_bias_sum_relu_captures, .n_parts = 8, .parts = dnnl_conv2d_bias_sum_relu_parts,
     .match_size = sizeof(struct dnnl_conv2d_bias_sum_relu_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_sum_relu_whole), .match = dnnl_conv2d_bias_sum_relu_any,
     .each = dnnl_conv2d_bias_sum_relu_all},
    {.name = "dnnl.conv1d_bias_relu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv1d_bias_relu_captures, .n_parts = 6,
     .parts = dnnl_conv1d_bias_relu_parts, .match_size = sizeof(struct dnnl_conv1d_bias_relu_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_relu_whole), .match = dnnl_conv1d_bias_relu_any,
     .each = dnnl_conv1d_bias_relu_all},
    {.name = "dnnl.conv2d_bias_relu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv2d_bias_relu_captures, .n_parts = 6,
     .parts = dnnl_conv2d_bias_relu_parts, .match_size = sizeof(struct dnnl_conv2d_bias_relu_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_relu_whole), .match = dnnl_conv2d_bias_relu_any,
     .each = dnnl_conv2d_bias_relu_all},
    {.name = "dnnl.conv3d_bias_relu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv3d_bias_relu_captures, .n_parts = 6,
     .parts = dnnl_conv3d_bias_relu_parts, .match_size = sizeof(struct dnnl_conv3d_bias_relu_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_relu_whole), .match = dnnl_conv3d_bias_relu_any,
     .each = dnnl_conv3d_bias_relu_all},
    {.name = "dnnl.deconv2d_bias_relu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv2d_bias_relu_captures, .n_parts = 6,
     .parts = dnnl_deconv2d_bias_relu_parts, .match_size = sizeof(struct dnnl_deconv2d_bias_relu_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_relu_whole), .match = dnnl_deconv2d_bias_relu_any,
     .each = dnnl_deconv2d_bias_relu_all},
    {.name = "dnnl.deconv3d_bias_relu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv3d_bias_relu_captures, .n_parts = 6,
     .parts = dnnl_deconv3d_bias_relu_parts, .match_size = sizeof(struct dnnl_deconv3d_bias_relu_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_relu_whole), .match = dnnl_deconv3d_bias_relu_any,
     .each = dnnl_deconv3d_bias_relu_all},
    {.name = "dnnl.dense_bias_relu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_dense_bias_relu_captures, .n_parts = 6,
     .parts = dnnl_dense_bias_relu_parts, .match_size = sizeof(struct dnnl_dense_bias_relu_match),
     .whole_size = sizeof(struct dnnl_dense_bias_relu_whole), .match = dnnl_dense_bias_relu_any,
     .each = dnnl_dense_bias_relu_all},
    {.name = "dnnl.conv1d_bias_tanh", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv1d_bias_tanh_captures, .n_parts = 6,
     .parts = dnnl_conv1d_bias_tanh_parts, .match_size = sizeof(struct dnnl_conv1d_bias_tanh_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_tanh_whole), .match = dnnl_conv1d_bias_tanh_any,
     .each = dnnl_conv1d_bias_tanh_all},
    {.name = "dnnl.conv2d_bias_tanh", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv2d_bias_tanh_captures, .n_parts = 6,
     .parts = dnnl_conv2d_bias_tanh_parts, .match_size = sizeof(struct dnnl_conv2d_bias_tanh_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_tanh_whole), .match = dnnl_conv2d_bias_tanh_any,
     .each = dnnl_conv2d_bias_tanh_all},
    {.name = "dnnl.conv3d_bias_tanh", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv3d_bias_tanh_captures, .n_parts = 6,
     .parts = dnnl_conv3d_bias_tanh_parts, .match_size = sizeof(struct dnnl_conv3d_bias_tanh_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_tanh_whole), .match = dnnl_conv3d_bias_tanh_any,
     .each = dnnl_conv3d_bias_tanh_all},
    {.name = "dnnl.deconv2d_bias_tanh", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv2d_bias_tanh_captures, .n_parts = 6,
     .parts = dnnl_deconv2d_bias_tanh_parts, .match_size = sizeof(struct dnnl_deconv2d_bias_tanh_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_tanh_whole), .match = dnnl_deconv2d_bias_tanh_any,
     .each = dnnl_deconv2d_bias_tanh_all},
    {.name = "dnnl.deconv3d_bias_tanh", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv3d_bias_tanh_captures, .n_parts = 6,
     .parts = dnnl_deconv3d_bias_tanh_parts, .match_size = sizeof(struct dnnl_deconv3d_bias_tanh_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_tanh_whole), .match = dnnl_deconv3d_bias_tanh_any,
     .each = dnnl_deconv3d_bias_tanh_all},
    {.name = "dnnl.dense_bias_tanh", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_dense_bias_tanh_captures, .n_parts = 6,
     .parts = dnnl_dense_bias_tanh_parts, .match_size = sizeof(struct dnnl_dense_bias_tanh_match),
     .whole_size = sizeof(struct dnnl_dense_bias_tanh_whole), .match = dnnl_dense_bias_tanh_any,
     .each = dnnl_dense_bias_tanh_all},
    {.name = "dnnl.conv1d_bias_sigmoid", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv1d_bias_sigmoid_captures, .n_parts = 6,
     .parts = dnnl_conv1d_bias_sigmoid_parts, .match_size = sizeof(struct dnnl_conv1d_bias_sigmoid_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_sigmoid_whole), .match = dnnl_conv1d_bias_sigmoid_any,
     .each = dnnl_conv1d_bias_sigmoid_all},
    {.name = "dnnl.conv2d_bias_sigmoid", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv2d_bias_sigmoid_captures, .n_parts = 6,
     .parts = dnnl_conv2d_bias_sigmoid_parts, .match_size = sizeof(struct dnnl_conv2d_bias_sigmoid_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_sigmoid_whole), .match = dnnl_conv2d_bias_sigmoid_any,
     .each = dnnl_conv2d_bias_sigmoid_all},
    {.name = "dnnl.conv3d_bias_sigmoid", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv3d_bias_sigmoid_captures, .n_parts = 6,
     .parts = dnnl_conv3d_bias_sigmoid_parts, .match_size = sizeof(struct dnnl_conv3d_bias_sigmoid_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_sigmoid_whole), .match = dnnl_conv3d_bias_sigmoid_any,
     .each = dnnl_conv3d_bias_sigmoid_all},
    {.name = "dnnl.deconv2d_bias_sigmoid", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv2d_bias_sigmoid_captures, .n_parts = 6,
     .parts = dnnl_deconv2d_bias_sigmoid_parts,
     .match_size = sizeof(struct dnnl_deconv2d_bias_sigmoid_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_sigmoid_whole), .match = dnnl_deconv2d_bias_sigmoid_any,
     .each = dnnl_deconv2d_bias_sigmoid_all},
    {.name = "dnnl.deconv3d_bias_sigmoid", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv3d_bias_sigmoid_captures, .n_parts = 6,
     .parts = dnnl_deconv3d_bias_sigmoid_parts,
     .match_size = sizeof(struct dnnl_deconv3d_bias_sigmoid_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_sigmoid_whole), .match = dnnl_deconv3d_bias_sigmoid_any,
     .each = dnnl_deconv3d_bias_sigmoid_all},
    {.name = "dnnl.dense_bias_sigmoid", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_dense_bias_sigmoid_captures, .n_parts = 6,
     .parts = dnnl_dense_bias_sigmoid_parts, .match_size = sizeof(struct dnnl_dense_bias_sigmoid_match),
     .whole_size = sizeof(struct dnnl_dense_bias_sigmoid_whole), .match = dnnl_dense_bias_sigmoid_any,
     .each = dnnl_dense_bias_sigmoid_all},
    {.name = "dnnl.conv1d_bias_clip", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv1d_bias_clip_captures, .n_parts = 6,
     .parts = dnnl_conv1d_bias_clip_parts, .match_size = sizeof(struct dnnl_conv1d_bias_clip_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_clip_whole), .match = dnnl_conv1d_bias_clip_any,
     .each = dnnl_conv1d_bias_clip_all},
    {.name = "dnnl.conv2d_bias_clip", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv2d_bias_clip_captures, .n_parts = 6,
     .parts = dnnl_conv2d_bias_clip_parts, .match_size = sizeof(struct dnnl_conv2d_bias_clip_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_clip_whole), .match = dnnl_conv2d_bias_clip_any,
     .each = dnnl_conv2d_bias_clip_all},
    {.name = "dnnl.conv3d_bias_clip", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv3d_bias_clip_captures, .n_parts = 6,
     .parts = dnnl_conv3d_bias_clip_parts, .match_size = sizeof(struct dnnl_conv3d_bias_clip_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_clip_whole), .match = dnnl_conv3d_bias_clip_any,
     .each = dnnl_conv3d_bias_clip_all},
    {.name = "dnnl.deconv2d_bias_clip", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv2d_bias_clip_captures, .n_parts = 6,
     .parts = dnnl_deconv2d_bias_clip_parts, .match_size = sizeof(struct dnnl_deconv2d_bias_clip_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_clip_whole), .match = dnnl_deconv2d_bias_clip_any,
     .each = dnnl_deconv2d_bias_clip_all},
    {.name = "dnnl.deconv3d_bias_clip", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv3d_bias_clip_captures, .n_parts = 6,
     .parts = dnnl_deconv3d_bias_clip_parts, .match_size = sizeof(struct dnnl_deconv3d_bias_clip_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_clip_whole), .match = dnnl_deconv3d_bias_clip_any,
     .each = dnnl_deconv3d_bias_clip_all},
    {.name = "dnnl.dense_bias_clip", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_dense_bias_clip_captures, .n_parts = 6,
     .parts = dnnl_dense_bias_clip_parts, .match_size = sizeof(struct dnnl_dense_bias_clip_match),
     .whole_size = sizeof(struct dnnl_dense_bias_clip_whole), .match = dnnl_dense_bias_clip_any,
     .each = dnnl_dense_bias_clip_all},
    {.name = "dnnl.conv1d_bias_gelu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv1d_bias_gelu_captures, .n_parts = 13,
     .parts = dnnl_conv1d_bias_gelu_parts, .match_size = sizeof(struct dnnl_conv1d_bias_gelu_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_gelu_whole), .match = dnnl_conv1d_bias_gelu_any,
     .each = dnnl_conv1d_bias_gelu_all},
    {.name = "dnnl.conv2d_bias_gelu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv2d_bias_gelu_captures, .n_parts = 13,
     .parts = dnnl_conv2d_bias_gelu_parts, .match_size = sizeof(struct dnnl_conv2d_bias_gelu_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_gelu_whole), .match = dnnl_conv2d_bias_gelu_any,
     .each = dnnl_conv2d_bias_gelu_all},
    {.name = "dnnl.conv3d_bias_gelu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv3d_bias_gelu_captures, .n_parts = 13,
     .parts = dnnl_conv3d_bias_gelu_parts, .match_size = sizeof(struct dnnl_conv3d_bias_gelu_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_gelu_whole), .match = dnnl_conv3d_bias_gelu_any,
     .each = dnnl_conv3d_bias_gelu_all},
    {.name = "dnnl.deconv2d_bias_gelu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv2d_bias_gelu_captures, .n_parts = 13,
     .parts = dnnl_deconv2d_bias_gelu_parts, .match_size = sizeof(struct dnnl_deconv2d_bias_gelu_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_gelu_whole), .match = dnnl_deconv2d_bias_gelu_any,
     .each = dnnl_deconv2d_bias_gelu_all},
    {.name = "dnnl.deconv3d_bias_gelu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv3d_bias_gelu_captures, .n_parts = 13,
     .parts = dnnl_deconv3d_bias_gelu_parts, .match_size = sizeof(struct dnnl_deconv3d_bias_gelu_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_gelu_whole), .match = dnnl_deconv3d_bias_gelu_any,
     .each = dnnl_deconv3d_bias_gelu_all},
    {.name = "dnnl.dense_bias_gelu", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_dense_bias_gelu_captures, .n_parts = 13,
     .parts = dnnl_dense_bias_gelu_parts, .match_size = sizeof(struct dnnl_dense_bias_gelu_match),
     .whole_size = sizeof(struct dnnl_dense_bias_gelu_whole), .match = dnnl_dense_bias_gelu_any,
     .each = dnnl_dense_bias_gelu_all},
    {.name = "dnnl.conv1d_bias_swish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv1d_bias_swish_captures, .n_parts = 7,
     .parts = dnnl_conv1d_bias_swish_parts, .match_size = sizeof(struct dnnl_conv1d_bias_swish_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_swish_whole), .match = dnnl_conv1d_bias_swish_any,
     .each = dnnl_conv1d_bias_swish_all},
    {.name = "dnnl.conv2d_bias_swish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv2d_bias_swish_captures, .n_parts = 7,
     .parts = dnnl_conv2d_bias_swish_parts, .match_size = sizeof(struct dnnl_conv2d_bias_swish_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_swish_whole), .match = dnnl_conv2d_bias_swish_any,
     .each = dnnl_conv2d_bias_swish_all},
    {.name = "dnnl.conv3d_bias_swish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv3d_bias_swish_captures, .n_parts = 7,
     .parts = dnnl_conv3d_bias_swish_parts, .match_size = sizeof(struct dnnl_conv3d_bias_swish_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_swish_whole), .match = dnnl_conv3d_bias_swish_any,
     .each = dnnl_conv3d_bias_swish_all},
    {.name = "dnnl.deconv2d_bias_swish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv2d_bias_swish_captures, .n_parts = 7,
     .parts = dnnl_deconv2d_bias_swish_parts, .match_size = sizeof(struct dnnl_deconv2d_bias_swish_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_swish_whole), .match = dnnl_deconv2d_bias_swish_any,
     .each = dnnl_deconv2d_bias_swish_all},
    {.name = "dnnl.deconv3d_bias_swish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv3d_bias_swish_captures, .n_parts = 7,
     .parts = dnnl_deconv3d_bias_swish_parts, .match_size = sizeof(struct dnnl_deconv3d_bias_swish_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_swish_whole), .match = dnnl_deconv3d_bias_swish_any,
     .each = dnnl_deconv3d_bias_swish_all},
    {.name = "dnnl.dense_bias_swish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_dense_bias_swish_captures, .n_parts = 7,
     .parts = dnnl_dense_bias_swish_parts, .match_size = sizeof(struct dnnl_dense_bias_swish_match),
     .whole_size = sizeof(struct dnnl_dense_bias_swish_whole), .match = dnnl_dense_bias_swish_any,
     .each = dnnl_dense_bias_swish_all},
    {.name = "dnnl.conv1d_bias_mish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv1d_bias_mish_captures, .n_parts = 11,
     .parts = dnnl_conv1d_bias_mish_parts, .match_size = sizeof(struct dnnl_conv1d_bias_mish_match),
     .whole_size = sizeof(struct dnnl_conv1d_bias_mish_whole), .match = dnnl_conv1d_bias_mish_any,
     .each = dnnl_conv1d_bias_mish_all},
    {.name = "dnnl.conv2d_bias_mish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv2d_bias_mish_captures, .n_parts = 11,
     .parts = dnnl_conv2d_bias_mish_parts, .match_size = sizeof(struct dnnl_conv2d_bias_mish_match),
     .whole_size = sizeof(struct dnnl_conv2d_bias_mish_whole), .match = dnnl_conv2d_bias_mish_any,
     .each = dnnl_conv2d_bias_mish_all},
    {.name = "dnnl.conv3d_bias_mish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_conv3d_bias_mish_captures, .n_parts = 11,
     .parts = dnnl_conv3d_bias_mish_parts, .match_size = sizeof(struct dnnl_conv3d_bias_mish_match),
     .whole_size = sizeof(struct dnnl_conv3d_bias_mish_whole), .match = dnnl_conv3d_bias_mish_any,
     .each = dnnl_conv3d_bias_mish_all},
    {.name = "dnnl.deconv2d_bias_mish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv2d_bias_mish_captures, .n_parts = 11,
     .parts = dnnl_deconv2d_bias_mish_parts, .match_size = sizeof(struct dnnl_deconv2d_bias_mish_match),
     .whole_size = sizeof(struct dnnl_deconv2d_bias_mish_whole), .match = dnnl_deconv2d_bias_mish_any,
     .each = dnnl_deconv2d_bias_mish_all},
    {.name = "dnnl.deconv3d_bias_mish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_deconv3d_bias_mish_captures, .n_parts = 11,
     .parts = dnnl_deconv3d_bias_mish_parts, .match_size = sizeof(struct dnnl_deconv3d_bias_mish_match),
     .whole_size = sizeof(struct dnnl_deconv3d_bias_mish_whole), .match = dnnl_deconv3d_bias_mish_any,
     .each = dnnl_deconv3d_bias_mish_all},
    {.name = "dnnl.dense_bias_mish", .place = "dnnl.pat:105", .is_entry = true, .n_captures = 3,
     .n_params = 3, .captures = dnnl_dense_bias_mish_captures, .n_parts = 11,
     .parts = dnnl_dense_bias_mish_parts, .match_size = sizeof(struct dnnl_dense_bias_mish_match),
     .whole_size = sizeof(struct dnnl_dense_bias_mish_whole), .match = dnnl_dense_bias_mish_any,
     .each = dnnl_dense_bias_mish_all},
    {.name = "dnnl.conv1d_relu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv1d_relu_captures, .n_parts = 4, .parts = dnnl_conv1d_relu_parts,
     .match_size = sizeof(struct dnnl_conv1d_relu_match),
     .whole_size = sizeof(struct dnnl_conv1d_relu_whole), .match = dnnl_conv1d_relu_any,
     .each = dnnl_conv1d_relu_all},
    {.name = "dnnl.conv2d_relu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv2d_relu_captures, .n_parts = 4, .parts = dnnl_conv2d_relu_parts,
     .match_size = sizeof(struct dnnl_conv2d_relu_match),
     .whole_size = sizeof(struct dnnl_conv2d_relu_whole), .match = dnnl_conv2d_relu_any,
     .each = dnnl_conv2d_relu_all},
    {.name = "dnnl.conv3d_relu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv3d_relu_captures, .n_parts = 4, .parts = dnnl_conv3d_relu_parts,
     .match_size = sizeof(struct dnnl_conv3d_relu_match),
     .whole_size = sizeof(struct dnnl_conv3d_relu_whole), .match = dnnl_conv3d_relu_any,
     .each = dnnl_conv3d_relu_all},
    {.name = "dnnl.deconv2d_relu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv2d_relu_captures, .n_parts = 4,
     .parts = dnnl_deconv2d_relu_parts, .match_size = sizeof(struct dnnl_deconv2d_relu_match),
     .whole_size = sizeof(struct dnnl_deconv2d_relu_whole), .match = dnnl_deconv2d_relu_any,
     .each = dnnl_deconv2d_relu_all},
    {.name = "dnnl.deconv3d_relu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv3d_relu_captures, .n_parts = 4,
     .parts = dnnl_deconv3d_relu_parts, .match_size = sizeof(struct dnnl_deconv3d_relu_match),
     .whole_size = sizeof(struct dnnl_deconv3d_relu_whole), .match = dnnl_deconv3d_relu_any,
     .each = dnnl_deconv3d_relu_all},
    {.name = "dnnl.dense_relu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_dense_relu_captures, .n_parts = 4, .parts = dnnl_dense_relu_parts,
     .match_size = sizeof(struct dnnl_dense_relu_match), .whole_size = sizeof(struct dnnl_dense_relu_whole),
     .match = dnnl_dense_relu_any, .each = dnnl_dense_relu_all},
    {.name = "dnnl.conv1d_tanh", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv1d_tanh_captures, .n_parts = 4, .parts = dnnl_conv1d_tanh_parts,
     .match_size = sizeof(struct dnnl_conv1d_tanh_match),
     .whole_size = sizeof(struct dnnl_conv1d_tanh_whole), .match = dnnl_conv1d_tanh_any,
     .each = dnnl_conv1d_tanh_all},
    {.name = "dnnl.conv2d_tanh", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv2d_tanh_captures, .n_parts = 4, .parts = dnnl_conv2d_tanh_parts,
     .match_size = sizeof(struct dnnl_conv2d_tanh_match),
     .whole_size = sizeof(struct dnnl_conv2d_tanh_whole), .match = dnnl_conv2d_tanh_any,
     .each = dnnl_conv2d_tanh_all},
    {.name = "dnnl.conv3d_tanh", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv3d_tanh_captures, .n_parts = 4, .parts = dnnl_conv3d_tanh_parts,
     .match_size = sizeof(struct dnnl_conv3d_tanh_match),
     .whole_size = sizeof(struct dnnl_conv3d_tanh_whole), .match = dnnl_conv3d_tanh_any,
     .each = dnnl_conv3d_tanh_all},
    {.name = "dnnl.deconv2d_tanh", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv2d_tanh_captures, .n_parts = 4,
     .parts = dnnl_deconv2d_tanh_parts, .match_size = sizeof(struct dnnl_deconv2d_tanh_match),
     .whole_size = sizeof(struct dnnl_deconv2d_tanh_whole), .match = dnnl_deconv2d_tanh_any,
     .each = dnnl_deconv2d_tanh_all},
    {.name = "dnnl.deconv3d_tanh", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv3d_tanh_captures, .n_parts = 4,
     .parts = dnnl_deconv3d_tanh_parts, .match_size = sizeof(struct dnnl_deconv3d_tanh_match),
     .whole_size = sizeof(struct dnnl_deconv3d_tanh_whole), .match = dnnl_deconv3d_tanh_any,
     .each = dnnl_deconv3d_tanh_all},
    {.name = "dnnl.dense_tanh", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_dense_tanh_captures, .n_parts = 4, .parts = dnnl_dense_tanh_parts,
     .match_size = sizeof(struct dnnl_dense_tanh_match), .whole_size = sizeof(struct dnnl_dense_tanh_whole),
     .match = dnnl_dense_tanh_any, .each = dnnl_dense_tanh_all},
    {.name = "dnnl.conv1d_sigmoid", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_conv1d_sigmoid_captures, .n_parts = 4,
     .parts = dnnl_conv1d_sigmoid_parts, .match_size = sizeof(struct dnnl_conv1d_sigmoid_match),
     .whole_size = sizeof(struct dnnl_conv1d_sigmoid_whole), .match = dnnl_conv1d_sigmoid_any,
     .each = dnnl_conv1d_sigmoid_all},
    {.name = "dnnl.conv2d_sigmoid", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_conv2d_sigmoid_captures, .n_parts = 4,
     .parts = dnnl_conv2d_sigmoid_parts, .match_size = sizeof(struct dnnl_conv2d_sigmoid_match),
     .whole_size = sizeof(struct dnnl_conv2d_sigmoid_whole), .match = dnnl_conv2d_sigmoid_any,
     .each = dnnl_conv2d_sigmoid_all},
    {.name = "dnnl.conv3d_sigmoid", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_conv3d_sigmoid_captures, .n_parts = 4,
     .parts = dnnl_conv3d_sigmoid_parts, .match_size = sizeof(struct dnnl_conv3d_sigmoid_match),
     .whole_size = sizeof(struct dnnl_conv3d_sigmoid_whole), .match = dnnl_conv3d_sigmoid_any,
     .each = dnnl_conv3d_sigmoid_all},
    {.name = "dnnl.deconv2d_sigmoid", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv2d_sigmoid_captures, .n_parts = 4,
     .parts = dnnl_deconv2d_sigmoid_parts, .match_size = sizeof(struct dnnl_deconv2d_sigmoid_match),
     .whole_size = sizeof(struct dnnl_deconv2d_sigmoid_whole), .match = dnnl_deconv2d_sigmoid_any,
     .each = dnnl_deconv2d_sigmoid_all},
    {.name = "dnnl.deconv3d_sigmoid", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv3d_sigmoid_captures, .n_parts = 4,
     .parts = dnnl_deconv3d_sigmoid_parts, .match_size = sizeof(struct dnnl_deconv3d_sigmoid_match),
     .whole_size = sizeof(struct dnnl_deconv3d_sigmoid_whole), .match = dnnl_deconv3d_sigmoid_any,
     .each = dnnl_deconv3d_sigmoid_all},
    {.name = "dnnl.dense_sigmoid", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_dense_sigmoid_captures, .n_parts = 4,
     .parts = dnnl_dense_sigmoid_parts, .match_size = sizeof(struct dnnl_dense_sigmoid_match),
     .whole_size = sizeof(struct dnnl_dense_sigmoid_whole), .match = dnnl_dense_sigmoid_any,
     .each = dnnl_dense_sigmoid_all},
    {.name = "dnnl.conv1d_clip", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv1d_clip_captures, .n_parts = 4, .parts = dnnl_conv1d_clip_parts,
     .match_size = sizeof(struct dnnl_conv1d_clip_match),
     .whole_size = sizeof(struct dnnl_conv1d_clip_whole), .match = dnnl_conv1d_clip_any,
     .each = dnnl_conv1d_clip_all},
    {.name = "dnnl.conv2d_clip", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv2d_clip_captures, .n_parts = 4, .parts = dnnl_conv2d_clip_parts,
     .match_size = sizeof(struct dnnl_conv2d_clip_match),
     .whole_size = sizeof(struct dnnl_conv2d_clip_whole), .match = dnnl_conv2d_clip_any,
     .each = dnnl_conv2d_clip_all},
    {.name = "dnnl.conv3d_clip", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv3d_clip_captures, .n_parts = 4, .parts = dnnl_conv3d_clip_parts,
     .match_size = sizeof(struct dnnl_conv3d_clip_match),
     .whole_size = sizeof(struct dnnl_conv3d_clip_whole), .match = dnnl_conv3d_clip_any,
     .each = dnnl_conv3d_clip_all},
    {.name = "dnnl.deconv2d_clip", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv2d_clip_captures, .n_parts = 4,
     .parts = dnnl_deconv2d_clip_parts, .match_size = sizeof(struct dnnl_deconv2d_clip_match),
     .whole_size = sizeof(struct dnnl_deconv2d_clip_whole), .match = dnnl_deconv2d_clip_any,
     .each = dnnl_deconv2d_clip_all},
    {.name = "dnnl.deconv3d_clip", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv3d_clip_captures, .n_parts = 4,
     .parts = dnnl_deconv3d_clip_parts, .match_size = sizeof(struct dnnl_deconv3d_clip_match),
     .whole_size = sizeof(struct dnnl_deconv3d_clip_whole), .match = dnnl_deconv3d_clip_any,
     .each = dnnl_deconv3d_clip_all},
    {.name = "dnnl.dense_clip", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_dense_clip_captures, .n_parts = 4, .parts = dnnl_dense_clip_parts,
     .match_size = sizeof(struct dnnl_dense_clip_match), .whole_size = sizeof(struct dnnl_dense_clip_whole),
     .match = dnnl_dense_clip_any, .each = dnnl_dense_clip_all},
    {.name = "dnnl.conv1d_gelu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv1d_gelu_captures, .n_parts = 11, .parts = dnnl_conv1d_gelu_parts,
     .match_size = sizeof(struct dnnl_conv1d_gelu_match),
     .whole_size = sizeof(struct dnnl_conv1d_gelu_whole), .match = dnnl_conv1d_gelu_any,
     .each = dnnl_conv1d_gelu_all},
    {.name = "dnnl.conv2d_gelu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv2d_gelu_captures, .n_parts = 11, .parts = dnnl_conv2d_gelu_parts,
     .match_size = sizeof(struct dnnl_conv2d_gelu_match),
     .whole_size = sizeof(struct dnnl_conv2d_gelu_whole), .match = dnnl_conv2d_gelu_any,
     .each = dnnl_conv2d_gelu_all},
    {.name = "dnnl.conv3d_gelu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv3d_gelu_captures, .n_parts = 11, .parts = dnnl_conv3d_gelu_parts,
     .match_size = sizeof(struct dnnl_conv3d_gelu_match),
     .whole_size = sizeof(struct dnnl_conv3d_gelu_whole), .match = dnnl_conv3d_gelu_any,
     .each = dnnl_conv3d_gelu_all},
    {.name = "dnnl.deconv2d_gelu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv2d_gelu_captures, .n_parts = 11,
     .parts = dnnl_deconv2d_gelu_parts, .match_size = sizeof(struct dnnl_deconv2d_gelu_match),
     .whole_size = sizeof(struct dnnl_deconv2d_gelu_whole), .match = dnnl_deconv2d_gelu_any,
     .each = dnnl_deconv2d_gelu_all},
    {.name = "dnnl.deconv3d_gelu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv3d_gelu_captures, .n_parts = 11,
     .parts = dnnl_deconv3d_gelu_parts, .match_size = sizeof(struct dnnl_deconv3d_gelu_match),
     .whole_size = sizeof(struct dnnl_deconv3d_gelu_whole), .match = dnnl_deconv3d_gelu_any,
     .each = dnnl_deconv3d_gelu_all},
    {.name = "dnnl.dense_gelu", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_dense_gelu_captures, .n_parts = 11, .parts = dnnl_dense_gelu_parts,
     .match_size = sizeof(struct dnnl_dense_gelu_match), .whole_size = sizeof(struct dnnl_dense_gelu_whole),
     .match = dnnl_dense_gelu_any, .each = dnnl_dense_gelu_all},
    {.name = "dnnl.conv1d_swish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv1d_swish_captures, .n_parts = 5, .parts = dnnl_conv1d_swish_parts,
     .match_size = sizeof(struct dnnl_conv1d_swish_match),
     .whole_size = sizeof(struct dnnl_conv1d_swish_whole), .match = dnnl_conv1d_swish_any,
     .each = dnnl_conv1d_swish_all},
    {.name = "dnnl.conv2d_swish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv2d_swish_captures, .n_parts = 5, .parts = dnnl_conv2d_swish_parts,
     .match_size = sizeof(struct dnnl_conv2d_swish_match),
     .whole_size = sizeof(struct dnnl_conv2d_swish_whole), .match = dnnl_conv2d_swish_any,
     .each = dnnl_conv2d_swish_all},
    {.name = "dnnl.conv3d_swish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv3d_swish_captures, .n_parts = 5, .parts = dnnl_conv3d_swish_parts,
     .match_size = sizeof(struct dnnl_conv3d_swish_match),
     .whole_size = sizeof(struct dnnl_conv3d_swish_whole), .match = dnnl_conv3d_swish_any,
     .each = dnnl_conv3d_swish_all},
    {.name = "dnnl.deconv2d_swish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv2d_swish_captures, .n_parts = 5,
     .parts = dnnl_deconv2d_swish_parts, .match_size = sizeof(struct dnnl_deconv2d_swish_match),
     .whole_size = sizeof(struct dnnl_deconv2d_swish_whole), .match = dnnl_deconv2d_swish_any,
     .each = dnnl_deconv2d_swish_all},
    {.name = "dnnl.deconv3d_swish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv3d_swish_captures, .n_parts = 5,
     .parts = dnnl_deconv3d_swish_parts, .match_size = sizeof(struct dnnl_deconv3d_swish_match),
     .whole_size = sizeof(struct dnnl_deconv3d_swish_whole), .match = dnnl_deconv3d_swish_any,
     .each = dnnl_deconv3d_swish_all},
    {.name = "dnnl.dense_swish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_dense_swish_captures, .n_parts = 5, .parts = dnnl_dense_swish_parts,
     .match_size = sizeof(struct dnnl_dense_swish_match),
     .whole_size = sizeof(struct dnnl_dense_swish_whole), .match = dnnl_dense_swish_any,
     .each = dnnl_dense_swish_all},
    {.name = "dnnl.conv1d_mish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv1d_mish_captures, .n_parts = 9, .parts = dnnl_conv1d_mish_parts,
     .match_size = sizeof(struct dnnl_conv1d_mish_match),
     .whole_size = sizeof(struct dnnl_conv1d_mish_whole), .match = dnnl_conv1d_mish_any,
     .each = dnnl_conv1d_mish_all},
    {.name = "dnnl.conv2d_mish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv2d_mish_captures, .n_parts = 9, .parts = dnnl_conv2d_mish_parts,
     .match_size = sizeof(struct dnnl_conv2d_mish_match),
     .whole_size = sizeof(struct dnnl_conv2d_mish_whole), .match = dnnl_conv2d_mish_any,
     .each = dnnl_conv2d_mish_all},
    {.name = "dnnl.conv3d_mish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_conv3d_mish_captures, .n_parts = 9, .parts = dnnl_conv3d_mish_parts,
     .match_size = sizeof(struct dnnl_conv3d_mish_match),
     .whole_size = sizeof(struct dnnl_conv3d_mish_whole), .match = dnnl_conv3d_mish_any,
     .each = dnnl_conv3d_mish_all},
    {.name = "dnnl.deconv2d_mish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv2d_mish_captures, .n_parts = 9,
     .parts = dnnl_deconv2d_mish_parts, .match_size = sizeof(struct dnnl_deconv2d_mish_match),
     .whole_size = sizeof(struct dnnl_deconv2d_mish_whole), .match = dnnl_deconv2d_mish_any,
     .each = dnnl_deconv2d_mish_all},
    {.name = "dnnl.deconv3d_mish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = dnnl_deconv3d_mish_captures, .n_parts = 9,
     .parts = dnnl_deconv3d_mish_parts, .match_size = sizeof(struct dnnl_deconv3d_mish_match),
     .whole_size = sizeof(struct dnnl_deconv3d_mish_whole), .match = dnnl_deconv3d_mish_any,
     .each = dnnl_deconv3d_mish_all},
    {.name = "dnnl.dense_mish", .place = "dnnl.pat:107", .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = dnnl_dense_mish_captures, .n_parts = 9, .parts = dnnl_dense_mish_parts,
     .match_size = sizeof(struct dnnl_dense_mish_match), .whole_size = sizeof(struct dnnl_dense_mish_whole),
     .match = dnnl_dense_mish_any, .each = dnnl_dense_mish_all},
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
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit dnnl_unit;
const struct dfg_unit dnnl_unit = {
    .abi = DFG_ABI,
    .name = "dnnl",
    .imports = dnnl_imports,
    .names = &dnnl_names,
    .n_patterns = 99, .patterns = dnnl_patterns,
    .n_tables = 1, .tables = dnnl_tables,
    .version = "0.1.0", .hash = UINT64_C(0x4d14b3716787af5f),
    .n_sources = 2, .sources = dnnl_sources, .law_limit = 64,
    .prefix = "dnnl_",
};
