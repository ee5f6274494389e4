/* What dnnl_legalize.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl_legalize.h"
#if DNNL_LEGALIZE_H != 0xcab4097686359c42
#error "dnnl_legalize.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct dnnl_legalize_dnnl_constant_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_constant_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part dnnl_legalize_dnnl_constant_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(m.c)}, {DFG_PART_CONST, 1, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_constant)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_bias_add_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_bias_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"a", DFG_CAP_VALUE, AT(a)}};
static const struct dfg_part dnnl_legalize_dnnl_bias_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_ROOT, 0, 1, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_bias_add)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_bias_add_inside_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_bias_add_inside_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"a", DFG_CAP_VALUE, AT(a)}};
static const struct dfg_part dnnl_legalize_dnnl_bias_add_inside_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_ROOT, 0, 1, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_bias_add_inside)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_bias_twice_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_bias_twice_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"a", DFG_CAP_NODE, AT(m.a)},
    {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part dnnl_legalize_dnnl_bias_twice_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.c)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.a)}, {DFG_PART_CONST, 0, 0, 3, AT(m.b)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_bias_twice)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_scale_before_bias_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_scale_before_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part dnnl_legalize_dnnl_scale_before_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.c)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.b)}, {DFG_PART_CONST, 0, 0, 3, AT(m.s)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_scale_before_bias)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_scale_into_weights_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_scale_into_weights_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"s", DFG_CAP_NODE, AT(s)},
    {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_legalize_dnnl_scale_into_weights_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_CONST, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_scale_into_weights)

#define AT(member) offsetof(struct dnnl_legalize_same_cast_match, member)
static const struct dfg_capture dnnl_legalize_same_cast_captures[] = {
    {"d", DFG_CAP_NODE, AT(d)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_legalize_same_cast_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(d)}, {DFG_PART_ROOT, 0, 1, 1, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_same_cast)

#define AT(member) offsetof(struct dnnl_legalize_centred_whole, member)
static const struct dfg_capture dnnl_legalize_centred_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"m", DFG_CAP_NODE, AT(m.m)},
    {"d", DFG_CAP_NODE, AT(m.d)}, {"v", DFG_CAP_NODE, AT(m.v)}, {"s", DFG_CAP_NODE, AT(m.s)},
    {"p", DFG_CAP_VALUE, AT(m.p)}, {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part dnnl_legalize_centred_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.m)}, {DFG_PART_INNER, 0, 0, 3, AT(m.d)},
    {DFG_PART_NONE, 0, 0, 4, AT(m.v)}, {DFG_PART_INNER, 0, 0, -1, AT(mean)},
    {DFG_PART_INNER, 0, 0, -1, AT(power)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(variance)},
    {DFG_PART_INNER, 0, 0, 5, AT(m.s)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(divide)},
    {DFG_PART_INNER, 0, 0, -1, AT(sqrt)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(rsqrt)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_centred)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_layer_norm_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"gamma", DFG_CAP_NODE, AT(m.gamma)},
    {"beta", DFG_CAP_NODE, AT(m.beta)}};
static const struct dfg_part dnnl_legalize_dnnl_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.gamma)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.beta)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_INNER, 0, 0, -1, AT(d)},
    {DFG_PART_INNER, 0, 0, -1, AT(m_2)}, {DFG_PART_INNER, 0, 0, -1, AT(sqrt)},
    {DFG_PART_INNER, 0, 0, -1, AT(s)}, {DFG_PART_INNER, 0, 0, -1, AT(mean)},
    {DFG_PART_INNER, 0, 0, -1, AT(power)}, {DFG_PART_INNER, 0, 0, -1, AT(c)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(variance)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}, {DFG_PART_INNER, 0, 0, -1, AT(multiply_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(rsqrt)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_layer_norm)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_reshape_last_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_reshape_last_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"d", DFG_CAP_NODE, AT(d)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part dnnl_legalize_dnnl_reshape_last_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(d)}, {DFG_PART_INNER, 0, 0, 4, AT(r)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_reshape_last)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_gelu_reshape_last_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"one_", DFG_CAP_NODE, AT(m.one_)}, {"half", DFG_CAP_NODE, AT(m.half)},
    {"a", DFG_CAP_NODE, AT(m.a)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part dnnl_legalize_dnnl_gelu_reshape_last_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.one_)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.half)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.a)}, {DFG_PART_INNER, 0, 0, -1, AT(dense)},
    {DFG_PART_INNER, 0, 0, 7, AT(m.r)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(erf)}, {DFG_PART_INNER, 0, 0, -1, AT(divide)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_CONST, 0, 0, 4, AT(m.one_)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.half)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_gelu_reshape_last)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_strides_early_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_strides_early_captures[] = {
    {"h", DFG_CAP_NODE, AT(m.h)}, {"x", DFG_CAP_NODE, AT(m.x)}, {"w2", DFG_CAP_NODE, AT(m.w2)},
    {"b2", DFG_CAP_NODE, AT(m.b2)}, {"w3", DFG_CAP_NODE, AT(m.w3)}, {"b3", DFG_CAP_NODE, AT(m.b3)},
    {"w4", DFG_CAP_NODE, AT(m.w4)}, {"w7", DFG_CAP_NODE, AT(m.w7)}, {"c2", DFG_CAP_NODE, AT(m.c2)},
    {"c3", DFG_CAP_NODE, AT(m.c3)}, {"block", DFG_CAP_NODE, AT(m.block)}, {"c4", DFG_CAP_NODE, AT(m.c4)},
    {"c7", DFG_CAP_NODE, AT(m.c7)}};
static const struct dfg_part dnnl_legalize_dnnl_strides_early_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.h)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.w2)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.b2)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.w3)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.b3)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.w4)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.w7)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.c2)}, {DFG_PART_INNER, 0, 0, 9, AT(m.c3)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, 10, AT(m.block)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(add_3)}, {DFG_PART_ROOT, 0, 1, 11, AT(m.c4)},
    {DFG_PART_ROOT, 0, 2, 12, AT(m.c7)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_strides_early)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_group_conv_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_group_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_legalize_dnnl_group_conv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_group_conv)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_group_deconv_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_group_deconv_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part dnnl_legalize_dnnl_group_deconv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_group_deconv)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_pad_avg_pool_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_pad_avg_pool_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"a", DFG_CAP_NODE, AT(m.a)},
    {"n", DFG_CAP_VALUE, AT(m.n)}};
static const struct dfg_part dnnl_legalize_dnnl_pad_avg_pool_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INNER, 0, 0, 1, AT(m.p)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_ROOT, 0, 1, 2, AT(m.a)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_pad_avg_pool)

#define AT(member) offsetof(struct dnnl_legalize_int8_match, member)
static const struct dfg_capture dnnl_legalize_int8_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part dnnl_legalize_int8_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_int8)

#define AT(member) offsetof(struct dnnl_legalize_number_match, member)
static const struct dfg_capture dnnl_legalize_number_captures[] = {
    {"z", DFG_CAP_NODE, AT(z)}};
static const struct dfg_part dnnl_legalize_number_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(z)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 0, AT(z)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_number)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_qnn_pad_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_qnn_pad_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"zx", DFG_CAP_NODE, AT(zx)},
    {"zw", DFG_CAP_NODE, AT(zw)}, {"sx", DFG_CAP_NODE, AT(sx)}, {"sw", DFG_CAP_NODE, AT(sw)},
    {"q", DFG_CAP_NODE, AT(q)}, {"p", DFG_CAP_VALUE, AT(p)}, {"l", DFG_CAP_VALUE, AT(l)}};
static const struct dfg_part dnnl_legalize_dnnl_qnn_pad_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(zx)},
    {DFG_PART_INPUT, 0, 0, 3, AT(zw)}, {DFG_PART_INPUT, 0, 0, 4, AT(sx)}, {DFG_PART_INPUT, 0, 0, 5, AT(sw)},
    {DFG_PART_ROOT, 0, 1, 6, AT(q)}, {DFG_PART_CONST, 0, 0, 2, AT(zx)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_qnn_pad)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_qnn_zero_point_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_qnn_zero_point_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"zx", DFG_CAP_NODE, AT(m.zx)},
    {"zw", DFG_CAP_NODE, AT(m.zw)}, {"sx", DFG_CAP_NODE, AT(m.sx)}, {"sw", DFG_CAP_NODE, AT(m.sw)},
    {"q", DFG_CAP_NODE, AT(m.q)}, {"p", DFG_CAP_VALUE, AT(m.p)}};
static const struct dfg_part dnnl_legalize_dnnl_qnn_zero_point_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zx)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.zw)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.sx)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.sw)},
    {DFG_PART_ROOT, 0, 1, 6, AT(m.q)}, {DFG_PART_CONST, 0, 0, 2, AT(m.zx)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, 3, AT(m.zw)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_qnn_zero_point)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_qnn_dense_zero_point_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"zx", DFG_CAP_NODE, AT(m.zx)},
    {"zw", DFG_CAP_NODE, AT(m.zw)}, {"sx", DFG_CAP_NODE, AT(m.sx)}, {"sw", DFG_CAP_NODE, AT(m.sw)},
    {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part dnnl_legalize_dnnl_qnn_dense_zero_point_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zx)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.zw)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.sx)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.sw)},
    {DFG_PART_ROOT, 0, 1, 6, AT(m.q)}, {DFG_PART_CONST, 0, 0, 2, AT(m.zx)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, 3, AT(m.zw)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_qnn_dense_zero_point)

#define AT(member) offsetof(struct dnnl_legalize_product_whole, member)
static const struct dfg_capture dnnl_legalize_product_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"zx", DFG_CAP_NODE, AT(m.zx)},
    {"zw", DFG_CAP_NODE, AT(m.zw)}};
static const struct dfg_part dnnl_legalize_product_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zx)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.zw)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.zx)}, {DFG_PART_CONST, 0, 0, 3, AT(m.zw)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_product)

#define AT(member) offsetof(struct dnnl_legalize_steps_match, member)
static const struct dfg_capture dnnl_legalize_steps_captures[] = {
    {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part dnnl_legalize_steps_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(s)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 0, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_steps)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_qnn_narrow_match, member)
static const struct dfg_capture dnnl_legalize_dnnl_qnn_narrow_captures[] = {
    {"q", DFG_CAP_NODE, AT(q)}, {"si", DFG_CAP_NODE, AT(si)}, {"zi", DFG_CAP_NODE, AT(zi)},
    {"so", DFG_CAP_NODE, AT(so)}, {"zo", DFG_CAP_NODE, AT(zo)}, {"r", DFG_CAP_NODE, AT(r)},
    {"k", DFG_CAP_NODE, AT(k)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part dnnl_legalize_dnnl_qnn_narrow_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(q)}, {DFG_PART_INPUT, 0, 0, 1, AT(si)}, {DFG_PART_INPUT, 0, 0, 2, AT(zi)},
    {DFG_PART_INPUT, 0, 0, 3, AT(so)}, {DFG_PART_INPUT, 0, 0, 4, AT(zo)}, {DFG_PART_INNER, 0, 0, 5, AT(r)},
    {DFG_PART_INNER, 0, 0, 6, AT(k)}, {DFG_PART_ROOT, 0, 1, 7, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_qnn_narrow)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_qnn_no_bias_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_qnn_no_bias_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"zx", DFG_CAP_NODE, AT(m.zx)},
    {"zw", DFG_CAP_NODE, AT(m.zw)}, {"si", DFG_CAP_NODE, AT(m.si)}, {"zi", DFG_CAP_NODE, AT(m.zi)},
    {"so", DFG_CAP_NODE, AT(m.so)}, {"zo", DFG_CAP_NODE, AT(m.zo)}, {"q", DFG_CAP_NODE, AT(m.q)},
    {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part dnnl_legalize_dnnl_qnn_no_bias_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zx)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.zw)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.si)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.zi)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.so)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.zo)},
    {DFG_PART_ROOT, 0, 1, 9, AT(m.r)}, {DFG_PART_INNER, 0, 0, 8, AT(m.q)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, 2, AT(m.zx)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.zw)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.si)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.zi)}, {DFG_PART_CONST, 0, 0, 6, AT(m.so)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.zo)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_qnn_no_bias)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_qnn_requantize_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_qnn_requantize_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"zx", DFG_CAP_NODE, AT(m.zx)},
    {"zw", DFG_CAP_NODE, AT(m.zw)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"si", DFG_CAP_NODE, AT(m.si)},
    {"zi", DFG_CAP_NODE, AT(m.zi)}, {"so", DFG_CAP_NODE, AT(m.so)}, {"zo", DFG_CAP_NODE, AT(m.zo)},
    {"q", DFG_CAP_NODE, AT(m.q)}, {"r", DFG_CAP_NODE, AT(m.r)}, {"k", DFG_CAP_NODE, AT(m.k)},
    {"y", DFG_CAP_NODE, AT(m.y)}, {"a", DFG_CAP_VALUE, AT(m.a)}};
static const struct dfg_part dnnl_legalize_dnnl_qnn_requantize_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zx)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.zw)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.si)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.zi)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.so)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.zo)}, {DFG_PART_INNER, 0, 0, 10, AT(m.r)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.si)}, {DFG_PART_CONST, 0, 0, 6, AT(m.zi)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.so)}, {DFG_PART_CONST, 0, 0, 8, AT(m.zo)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, 9, AT(m.q)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, 2, AT(m.zx)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.zw)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_CONST, 0, 0, 4, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 11, AT(m.k)}, {DFG_PART_ROOT, 0, 1, 12, AT(m.y)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_qnn_requantize)

#define AT(member) offsetof(struct dnnl_legalize_dnnl_qnn_sum_whole, member)
static const struct dfg_capture dnnl_legalize_dnnl_qnn_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)}, {"sl", DFG_CAP_NODE, AT(m.sl)},
    {"zl", DFG_CAP_NODE, AT(m.zl)}, {"sr", DFG_CAP_NODE, AT(m.sr)}, {"zr", DFG_CAP_NODE, AT(m.zr)},
    {"so", DFG_CAP_NODE, AT(m.so)}, {"zo", DFG_CAP_NODE, AT(m.zo)}, {"q", DFG_CAP_NODE, AT(m.q)},
    {"m", DFG_CAP_NODE, AT(m.m)}, {"a", DFG_CAP_NODE, AT(m.a)}, {"k", DFG_CAP_NODE, AT(m.k)},
    {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part dnnl_legalize_dnnl_qnn_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.z)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.sl)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.zl)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.sr)},
    {DFG_PART_INPUT, 0, 0, 8, AT(m.zr)}, {DFG_PART_INPUT, 0, 0, 9, AT(m.so)},
    {DFG_PART_INPUT, 0, 0, 10, AT(m.zo)}, {DFG_PART_INNER, 0, 0, 11, AT(m.q)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_INNER, 0, 0, 12, AT(m.m)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_INNER, 0, 0, 13, AT(m.a)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.sl)}, {DFG_PART_CONST, 0, 0, 6, AT(m.zl)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.sr)}, {DFG_PART_CONST, 0, 0, 8, AT(m.zr)},
    {DFG_PART_CONST, 0, 0, 9, AT(m.so)}, {DFG_PART_CONST, 0, 0, 10, AT(m.zo)},
    {DFG_PART_INNER, 0, 0, -1, AT(cast_2)}, {DFG_PART_INNER, 0, 0, 14, AT(m.k)},
    {DFG_PART_ROOT, 0, 1, 15, AT(m.y)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_legalize_dnnl_qnn_sum)

static const struct dfg_pattern dnnl_legalize_patterns[] = {
    {.name = "dnnl_constant", .place = "dnnl_legalize.pat:23", .is_rule = true, .n_captures = 1,
     .n_params = 0, .captures = dnnl_legalize_dnnl_constant_captures, .n_parts = 2,
     .parts = dnnl_legalize_dnnl_constant_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_constant_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_constant_whole),
     .match = dnnl_legalize_dnnl_constant_any, .each = dnnl_legalize_dnnl_constant_all},
    {.name = "dnnl_bias_add", .place = "dnnl_legalize.pat:29", .is_rule = true, .n_captures = 4,
     .n_params = 2, .captures = dnnl_legalize_dnnl_bias_add_captures, .n_parts = 3,
     .parts = dnnl_legalize_dnnl_bias_add_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_bias_add_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_add_match),
     .match = dnnl_legalize_dnnl_bias_add_any, .each = dnnl_legalize_dnnl_bias_add_all},
    {.name = "dnnl_bias_add_inside", .place = "dnnl_legalize.pat:35", .is_rule = true, .n_captures = 4,
     .n_params = 2, .captures = dnnl_legalize_dnnl_bias_add_inside_captures, .n_parts = 3,
     .parts = dnnl_legalize_dnnl_bias_add_inside_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_bias_add_inside_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_add_inside_match),
     .match = dnnl_legalize_dnnl_bias_add_inside_any, .each = dnnl_legalize_dnnl_bias_add_inside_all},
    {.name = "dnnl_bias_twice", .place = "dnnl_legalize.pat:53", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = dnnl_legalize_dnnl_bias_twice_captures, .n_parts = 10,
     .parts = dnnl_legalize_dnnl_bias_twice_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_bias_twice_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_bias_twice_whole),
     .match = dnnl_legalize_dnnl_bias_twice_any, .each = dnnl_legalize_dnnl_bias_twice_all},
    {.name = "dnnl_scale_before_bias", .place = "dnnl_legalize.pat:60", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = dnnl_legalize_dnnl_scale_before_bias_captures, .n_parts = 10,
     .parts = dnnl_legalize_dnnl_scale_before_bias_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_scale_before_bias_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_scale_before_bias_whole),
     .match = dnnl_legalize_dnnl_scale_before_bias_any, .each = dnnl_legalize_dnnl_scale_before_bias_all},
    {.name = "dnnl_scale_into_weights", .place = "dnnl_legalize.pat:66", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = dnnl_legalize_dnnl_scale_into_weights_captures, .n_parts = 7,
     .parts = dnnl_legalize_dnnl_scale_into_weights_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_scale_into_weights_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_scale_into_weights_match),
     .match = dnnl_legalize_dnnl_scale_into_weights_any, .each = dnnl_legalize_dnnl_scale_into_weights_all},
    {.name = "same_cast", .place = "dnnl_legalize.pat:79", .n_captures = 2, .n_params = 1,
     .captures = dnnl_legalize_same_cast_captures, .n_parts = 2, .parts = dnnl_legalize_same_cast_parts,
     .match_size = sizeof(struct dnnl_legalize_same_cast_match),
     .whole_size = sizeof(struct dnnl_legalize_same_cast_match), .match = dnnl_legalize_same_cast_any,
     .each = dnnl_legalize_same_cast_all},
    {.name = "centred", .place = "dnnl_legalize.pat:84", .n_captures = 8, .n_params = 2,
     .captures = dnnl_legalize_centred_captures, .n_parts = 17, .parts = dnnl_legalize_centred_parts,
     .match_size = sizeof(struct dnnl_legalize_centred_match),
     .whole_size = sizeof(struct dnnl_legalize_centred_whole), .match = dnnl_legalize_centred_any,
     .each = dnnl_legalize_centred_all},
    {.name = "dnnl_layer_norm", .place = "dnnl_legalize.pat:93", .is_rule = true, .n_captures = 4,
     .n_params = 4, .captures = dnnl_legalize_dnnl_layer_norm_captures, .n_parts = 19,
     .parts = dnnl_legalize_dnnl_layer_norm_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_layer_norm_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_layer_norm_whole),
     .match = dnnl_legalize_dnnl_layer_norm_any, .each = dnnl_legalize_dnnl_layer_norm_all},
    {.name = "dnnl_reshape_last", .place = "dnnl_legalize.pat:101", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = dnnl_legalize_dnnl_reshape_last_captures, .n_parts = 6,
     .parts = dnnl_legalize_dnnl_reshape_last_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_reshape_last_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_reshape_last_match),
     .match = dnnl_legalize_dnnl_reshape_last_any, .each = dnnl_legalize_dnnl_reshape_last_all},
    {.name = "dnnl_gelu_reshape_last", .place = "dnnl_legalize.pat:108", .is_rule = true, .n_captures = 8,
     .n_params = 6, .captures = dnnl_legalize_dnnl_gelu_reshape_last_captures, .n_parts = 17,
     .parts = dnnl_legalize_dnnl_gelu_reshape_last_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_gelu_reshape_last_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_gelu_reshape_last_whole),
     .match = dnnl_legalize_dnnl_gelu_reshape_last_any, .each = dnnl_legalize_dnnl_gelu_reshape_last_all},
    {.name = "dnnl_strides_early", .place = "dnnl_legalize.pat:118", .is_rule = true, .n_captures = 13,
     .n_params = 8, .captures = dnnl_legalize_dnnl_strides_early_captures, .n_parts = 17,
     .parts = dnnl_legalize_dnnl_strides_early_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_strides_early_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_strides_early_whole),
     .match = dnnl_legalize_dnnl_strides_early_any, .each = dnnl_legalize_dnnl_strides_early_all},
    {.name = "dnnl_group_conv", .place = "dnnl_legalize.pat:139", .is_rule = true, .n_captures = 3,
     .n_params = 2, .captures = dnnl_legalize_dnnl_group_conv_captures, .n_parts = 3,
     .parts = dnnl_legalize_dnnl_group_conv_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_group_conv_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_group_conv_match),
     .match = dnnl_legalize_dnnl_group_conv_any, .each = dnnl_legalize_dnnl_group_conv_all},
    {.name = "dnnl_group_deconv", .place = "dnnl_legalize.pat:147", .is_rule = true, .n_captures = 3,
     .n_params = 2, .captures = dnnl_legalize_dnnl_group_deconv_captures, .n_parts = 3,
     .parts = dnnl_legalize_dnnl_group_deconv_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_group_deconv_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_group_deconv_match),
     .match = dnnl_legalize_dnnl_group_deconv_any, .each = dnnl_legalize_dnnl_group_deconv_all},
    {.name = "dnnl_pad_avg_pool", .place = "dnnl_legalize.pat:158", .is_rule = true, .n_captures = 4,
     .n_params = 1, .captures = dnnl_legalize_dnnl_pad_avg_pool_captures, .n_parts = 4,
     .parts = dnnl_legalize_dnnl_pad_avg_pool_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_pad_avg_pool_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_pad_avg_pool_whole),
     .match = dnnl_legalize_dnnl_pad_avg_pool_any, .each = dnnl_legalize_dnnl_pad_avg_pool_all},
    {.name = "int8", .place = "dnnl_legalize.pat:172", .n_captures = 1, .n_params = 1,
     .captures = dnnl_legalize_int8_captures, .n_parts = 2, .parts = dnnl_legalize_int8_parts,
     .match_size = sizeof(struct dnnl_legalize_int8_match),
     .whole_size = sizeof(struct dnnl_legalize_int8_match), .match = dnnl_legalize_int8_any,
     .each = dnnl_legalize_int8_all},
    {.name = "number", .place = "dnnl_legalize.pat:173", .n_captures = 1, .n_params = 1,
     .captures = dnnl_legalize_number_captures, .n_parts = 3, .parts = dnnl_legalize_number_parts,
     .match_size = sizeof(struct dnnl_legalize_number_match),
     .whole_size = sizeof(struct dnnl_legalize_number_match), .match = dnnl_legalize_number_any,
     .each = dnnl_legalize_number_all},
    {.name = "dnnl_qnn_pad", .place = "dnnl_legalize.pat:176", .is_rule = true, .n_captures = 9,
     .n_params = 6, .captures = dnnl_legalize_dnnl_qnn_pad_captures, .n_parts = 8,
     .parts = dnnl_legalize_dnnl_qnn_pad_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_pad_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_pad_match), .match = dnnl_legalize_dnnl_qnn_pad_any,
     .each = dnnl_legalize_dnnl_qnn_pad_all},
    {.name = "dnnl_qnn_zero_point", .place = "dnnl_legalize.pat:190", .is_rule = true, .n_captures = 8,
     .n_params = 6, .captures = dnnl_legalize_dnnl_qnn_zero_point_captures, .n_parts = 10,
     .parts = dnnl_legalize_dnnl_qnn_zero_point_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_zero_point_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_zero_point_whole),
     .match = dnnl_legalize_dnnl_qnn_zero_point_any, .each = dnnl_legalize_dnnl_qnn_zero_point_all},
    {.name = "dnnl_qnn_dense_zero_point", .place = "dnnl_legalize.pat:199", .is_rule = true,
     .n_captures = 7, .n_params = 6, .captures = dnnl_legalize_dnnl_qnn_dense_zero_point_captures,
     .n_parts = 10, .parts = dnnl_legalize_dnnl_qnn_dense_zero_point_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_dense_zero_point_whole),
     .match = dnnl_legalize_dnnl_qnn_dense_zero_point_any,
     .each = dnnl_legalize_dnnl_qnn_dense_zero_point_all},
    {.name = "product", .place = "dnnl_legalize.pat:218", .n_captures = 4, .n_params = 4,
     .captures = dnnl_legalize_product_captures, .n_parts = 10, .parts = dnnl_legalize_product_parts,
     .match_size = sizeof(struct dnnl_legalize_product_match),
     .whole_size = sizeof(struct dnnl_legalize_product_whole), .match = dnnl_legalize_product_any,
     .each = dnnl_legalize_product_all},
    {.name = "steps", .place = "dnnl_legalize.pat:220", .n_captures = 1, .n_params = 1,
     .captures = dnnl_legalize_steps_captures, .n_parts = 3, .parts = dnnl_legalize_steps_parts,
     .match_size = sizeof(struct dnnl_legalize_steps_match),
     .whole_size = sizeof(struct dnnl_legalize_steps_match), .match = dnnl_legalize_steps_any,
     .each = dnnl_legalize_steps_all},
    {.name = "dnnl_qnn_narrow", .place = "dnnl_legalize.pat:226", .is_rule = true, .n_captures = 8,
     .n_params = 5, .captures = dnnl_legalize_dnnl_qnn_narrow_captures, .n_parts = 8,
     .parts = dnnl_legalize_dnnl_qnn_narrow_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_narrow_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_narrow_match),
     .match = dnnl_legalize_dnnl_qnn_narrow_any, .each = dnnl_legalize_dnnl_qnn_narrow_all},
    {.name = "dnnl_qnn_no_bias", .place = "dnnl_legalize.pat:235", .is_rule = true, .n_captures = 10,
     .n_params = 8, .captures = dnnl_legalize_dnnl_qnn_no_bias_captures, .n_parts = 19,
     .parts = dnnl_legalize_dnnl_qnn_no_bias_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_no_bias_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_no_bias_whole),
     .match = dnnl_legalize_dnnl_qnn_no_bias_any, .each = dnnl_legalize_dnnl_qnn_no_bias_all},
    {.name = "dnnl_qnn_requantize", .place = "dnnl_legalize.pat:241", .is_rule = true, .n_captures = 14,
     .n_params = 9, .captures = dnnl_legalize_dnnl_qnn_requantize_captures, .n_parts = 24,
     .parts = dnnl_legalize_dnnl_qnn_requantize_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_requantize_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_requantize_whole),
     .match = dnnl_legalize_dnnl_qnn_requantize_any, .each = dnnl_legalize_dnnl_qnn_requantize_all},
    {.name = "dnnl_qnn_sum", .place = "dnnl_legalize.pat:265", .is_rule = true, .n_captures = 16,
     .n_params = 11, .captures = dnnl_legalize_dnnl_qnn_sum_captures, .n_parts = 29,
     .parts = dnnl_legalize_dnnl_qnn_sum_parts,
     .match_size = sizeof(struct dnnl_legalize_dnnl_qnn_sum_match),
     .whole_size = sizeof(struct dnnl_legalize_dnnl_qnn_sum_whole), .match = dnnl_legalize_dnnl_qnn_sum_any,
     .each = dnnl_legalize_dnnl_qnn_sum_all},
};

static const char *const dnnl_legalize_imports[] = { "relay", NULL };
static const char *const dnnl_legalize_text_0[] = { /* dnnl_legalize.pat */
    "// dnnl_legalize.pat -- Relay as frontends write it, brought into the form that tables/dnnl.pat takes.\n"
    "//\n"
    "// After what TVM 0.14 runs in front of its table (relay/op/contrib/dnnl.py, and of its general passes\n"
    "// CanonicalizeOps, FoldScaleAxis, SimplifyExpr and FoldConstant).  Differences, all of them repairs:\n"
    "//   - A layer normalisation is over the last axis, with scales and shifts along it, and keeps its epsilon;\n"
    "//     there any axis will do, and 1e-6 becomes 1e-5.\n"
    "//   - A reshape goes behind a bias only if it keeps the last axis, whose numbers the bias are; gelu has its\n"
    "//     constants; and the product keeps its attributes.\n"
    "//   - The strides behind a bottleneck move into it only if nothing but strides skips values; there the 3x3\n"
    "//     convolution may have some of its own, and the pointwise ones padding.  What is around these four\n"
    "//     convolutions is not asked for; there all seven of two blocks are.  Images are NCHW.\n"
    "//   - Padding in front of an average pool is counted as what it is; there any becomes (1, 1).\n"
    "//   - Quantised: limits stay what they are, there they become 0 and 255; a scale for each channel lies along\n"
    "//     the channels; padding is of zero points, in front; limits behind a sum that cut off more than the type\n"
    "//     stop it; results of 8 bits need no clip and cast, as TensorFlow Lite and ONNX write them.  A factor of 1\n"
    "//     and a summand of 0 are not written.\n\nimport \"relay.ops\";\n\n// ---- constants ----\n\n"
    "// A call of constants is one (FoldConstant).\nrule dnnl_constant {\n    c = op(every const);\n"
    "    match c;\n    rewrite extern dnnl_fold_constant;\n}\n"
    "// A bias of one number a channel is a summand (CanonicalizeOps).\nrule dnnl_bias_add(x, b) {\n"
    "    s = nn.bias_add(x, b) { axis = a };\n    match s;\n    where a == x.rank - 1 or a == -1;\n"
    "    rewrite add(x, b);\n}\nrule dnnl_bias_add_inside(x, b) {\n    s = nn.bias_add(x, b) { axis = a };\n"
    "    match s;\n    where a < x.rank - 1, a >= 0;\n"
    "    rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });\n}\n"
    "// One number for each channel of c, which are its second extent, or for all of them.\n"
    "cond of_channels(b, c) =\n"
    "    b.rank <= c.rank, b.elements == 1 or (b.rank >= c.rank - 1 and b.shape[1 - c.rank] == b.elements);\n"
    "cond channels_second(c) =\n    c.op == nn.dense ? c.rank == 2\n"
    "                     : c.data_layout in {\"NCW\", \"NCHW\", \"NCDHW\"} and c.out_layout in {\"\", c.data_layout};\n"
    "cond channels_first(c) = c.op == nn.dense ? c.rank == 2 : c.kernel_layout in {\"OIW\", \"OIHW\", \"OIDHW\"};\n"
    "\n// Numbers, and not so large that products of them are none.\n"
    "cond moderate(c) = max([abs(v) for v in value(c)]) < 1e15;\n\n// Two summands are one (SimplifyExpr).\n"
    "rule dnnl_bias_twice(x, w, a, b) {\n"
    "    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, ...);\n"
    "    match add(add(c, a & const), b & const);\n"
    "    where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);\n    rewrite add(c, add(a, b));\n"
    "}\n// A factor behind a bias, and behind weights (FoldScaleAxis).\n"
    "rule dnnl_scale_before_bias(x, w, b, s) {\n"
    "    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const);\n"
    "    match multiply(add(c, b & const : float), s & const);\n"
    "    where channels_second(c), of_channels(b, c), of_channels(s, c), moderate(b), moderate(s);\n"
    "    rewrite add(multiply(c, s), multiply(b, s));\n}\nrule dnnl_scale_into_weights(x, w, s) {\n"
    "    c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float);\n"
    "    match multiply(c, s & const);\n"
    "    where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s), w.elements > 0, moderate(w), moderate(s);\n"
    "    rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };\n"
    "}\n\n// ---- layer normalisation from its parts (LayerNormRewrite) ----\n\n"
    "cond last(axis, x) = axis == [-1] or axis == [x.rank - 1];\n"
    "cond along(c, x) = c.rank == 1, c.shape[0] == x.shape[-1];\n"
    "cond one(c) = c.elements == 1, c.rank <= 1;\n\npattern same_cast(d) {\n    c = cast(d);\n",
    "    where same_dtype(c, d);\n    return c;\n}\npattern centred(x, eps) {\n"
    "    m = mean(x) { axis = p, keepdims == true, exclude == false };\n    d = subtract(x, m);\n"
    "    v = mean(power(d | same_cast(d), 2)) { axis = q, keepdims == true, exclude == false }\n"
    "      | variance(x, m) { axis = q, keepdims == true, exclude == false, unbiased == false };\n"
    "    s = add(v, eps & const);\n    where last(p, x), last(q, x), one(eps);\n"
    "    return divide(d, sqrt(s)) | multiply(d, rsqrt(s));\n}\n"
    "rule dnnl_layer_norm(x, eps, gamma, beta) {\n    match add(multiply(centred(x, eps), gamma), beta);\n"
    "    where along(gamma, x), along(beta, x);\n"
    "    rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };\n}\n\n"
    "// ---- a reshape behind bias, and then behind gelu (DenseReshapeBiasGeluRewrite) ----\n\n"
    "rule dnnl_reshape_last(x, w, b) {\n    d = nn.dense(x, w);\n    r = reshape(d);\n    match add(b, r);\n"
    "    where d.shape[-1] == r.shape[-1], along(b, d);\n    rewrite reshape(add(b, d)) { ..r };\n}\n"
    "rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {\n    a = add(b, nn.dense(x, w));\n"
    "    r = reshape(a);\n"
    "    match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);\n"
    "    where one(s), one(one_), one(half);\n"
    "    rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };\n}\n\n"
    "// ---- the strides behind a bottleneck, in it (ResNetV1Rewrite) ----\n\n"
    "rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {\n"
    "    c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == \"NCHW\", out_layout == \"\" };\n"
    "    c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {\n"
    "        kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == \"NCHW\",\n"
    "        out_layout == \"\"\n    };\n    block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));\n"
    "    c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\n"
    "    c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };\n"
    "    match c4, c7;\n    where same_shape(c3, x), c4.data_layout == \"NCHW\", c7.data_layout == \"NCHW\";\n"
    "    rewrite {\n        half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));\n"
    "        every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };\n"
    "        next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));\n"
    "        return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };\n"
    "    }\n}\n\n// ---- groups as an axis of the weights (legalize_group_conv) ----\n\n"
    "rule dnnl_group_conv(x, w) {\n    c = nn.conv2d(x, w) { groups > 1, kernel_layout == \"OIHW\" };\n"
    "    match c;\n    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\n"
    "    rewrite nn.conv2d(x, reshape(w) {\n"
    "        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\n"
    "    }) { ..c, kernel_layout = \"GOIHW\", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };\n"
    "}\nrule dnnl_group_deconv(x, w) {\n"
    "    c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == \"IOHW\" };\n    match c;\n"
    "    where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;\n"
    "    rewrite nn.conv2d_transpose(x, reshape(w) {\n"
    "        newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]\n"
    "    }) { ..c, kernel_layout = \"GIOHW\", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };\n"
    "}\n\n// ---- padding that a pool counts (legalize_pad_avg_pool) ----\n\nrule dnnl_pad_avg_pool(x) {\n"
    "    p = nn.pad(x, 0) { pad_width = n, pad_mode == \"constant\" };\n"
    "    a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == \"NCHW\", ceil_mode == false };\n"
    "    match a;\n    where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;\n"
    "    rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };\n"
    "}\n\n// ---- quantised products (LegalizeQnnOpForDnnl) ----\n//\n",
    "// requantize(q + b) becomes cast(clip((cast(q') + b') s)), where q' has no zero points, b' is b, the input's\n"
    "// zero point times the sum of the weights, and the output's in units of q, and s the ratio of scales; and a sum\n"
    "// of two such values is one of floats, before the cast.  The cast is the library's, which rounds.\n\n"
    "pattern int8(x) = x : {u8, i8};\npattern number(z) = z & const : i32[];\n\n"
    "// Zeros for the input's zero point would be something else at the borders.\n"
    "rule dnnl_qnn_pad(x, w, zx, zw, sx, sw) {\n"
    "    q = qnn.conv2d(int8(x), w, number(zx), zw, sx, sw) { padding = p, data_layout = l };\n"
    "    match q;\n"
    "    where value(zx) != 0, max(p) > 0, len(p) in {2, 4}, l in {\"NCHW\", \"NHWC\"}, x.rank == 4;\n"
    "    rewrite qnn.conv2d(nn.pad(x, like(x, value(zx))) {\n"
    "        pad_width = l == \"NCHW\" ? [[0, 0], [0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]]]\n"
    "                                : [[0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]], [0, 0]]\n"
    "    }, w, zx, zw, sx, sw) { ..q, padding = [0, 0, 0, 0] };\n}\n"
    "cond plain(q) = q.data_layout in {\"NCHW\", \"NHWC\"}, q.out_layout in {\"\", q.data_layout};\n"
    "// Weights with all their output channels along O.\ncond along_o(q, w) =\n"
    "    q.kernel_layout in {\"OIHW\", \"HWIO\"} or (q.kernel_layout == \"HWOI\" and dim(w, \"HWOI\", \"I\") == 1);\n"
    "\nrule dnnl_qnn_zero_point(x, w, zx, zw, sx, sw) {\n"
    "    q = qnn.conv2d(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { padding = p, out_dtype == i32 };\n"
    "    match q;\n    where plain(q), along_o(q, w), value(zx) != 0, max(p) == 0, min(p) == 0;\n"
    "    rewrite add(qnn.conv2d(x, w, i32 0, zw, sx, sw) { ..q }, reshape(\n"
    "        negative(multiply(zx, sum(cast(w) { dtype = i32 }) {\n"
    "            axis = q.kernel_layout == \"OIHW\" ? [1, 2, 3] : q.kernel_layout == \"HWIO\" ? [0, 1, 2] : [0, 1, 3]\n"
    "        }))) { newshape = q.data_layout == \"NCHW\" ? [-1, 1, 1] : [-1] });\n}\n"
    "rule dnnl_qnn_dense_zero_point(x, w, zx, zw, sx, sw) {\n"
    "    q = qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw) { out_dtype == i32 };\n"
    "    match q;\n    where value(zx) != 0, w.rank == 2;\n"
    "    rewrite add(qnn.dense(x, w, i32 0, zw, sx, sw) { ..q },\n"
    "                reshape(negative(multiply(zx, sum(cast(w) { dtype = i32 }) { axis = [1] }))) { newshape = [-1] });\n"
    "}\n\ncond second(q) = q.op == qnn.conv2d and q.data_layout == \"NCHW\";\n"
    "cond channel_axis(a, q) = second(q) ? a in {1, -3} : a == -1 or a == q.rank - 1;\n"
    "cond of_one_or_all(s, q) = s.elements == 1 or s.elements == (second(q) ? q.shape[1] : q.shape[-1]);\n"
    "cond q_bias(b, q) =\n    b.rank <= (q.op == qnn.dense ? 2 : 4),\n"
    "    b.elements == 1 or b.elements == (second(q) ? b.shape[-3] : b.shape[-1]);\n"
    "// Limits that the type holds.\ncond limits_of(k, d) =\n    k.a_min <= k.a_max,\n"
    "    d == u8 ? k.a_min >= 0 and k.a_max <= 255 : d == i8 and k.a_min >= -128 and k.a_max <= 127;\n\n"
    "pattern product(x, w, zx, zw) = (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0), _, _)\n"
    "    { out_dtype == i32 };\npattern steps(s) = s & const : f32;\n\n"
    "// Above 0, and such that floats hold their ratios.\n"
    "cond size_of_steps(s) = min([v for v in value(s)]) > 1e-9, max([v for v in value(s)]) < 1e9;\n\n"
    "// Limits of 32 bits before a cast to 8 are limits of 8.\nrule dnnl_qnn_narrow(q, si, zi, so, zo) {\n"
    "    r = qnn.requantize(q, si, zi, so, zo) { out_dtype == i32 };\n    k = clip(r);\n    y = cast(k);\n"
    "    match y;\n    where limits_of(k, attr(y, dtype));\n"
    "    rewrite clip(qnn.requantize(q, si, zi, so, zo) { ..r, out_dtype = y.dtype }) { ..k };\n}\n"
    "// A bias of 0, where there is none.\nrule dnnl_qnn_no_bias(x, w, zx, zw, si, zi, so, zo) {\n"
    "    q = product(x, w, zx, zw);\n"
    "    r = qnn.requantize(q, steps(si), number(zi), steps(so), number(zo));\n    match r;\n"
    "    rewrite qnn.requantize(add(q, i32 0), si, zi, so, zo) { ..r };\n}\n"
    "rule dnnl_qnn_requantize(x, w, zx, zw, b, si, zi, so, zo) {\n    q = product(x, w, zx, zw);\n"
    "    r = qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number(zo))\n",
    "        { axis = a, out_dtype in {u8, i8} };\n    k = clip(r);\n    y = k | r;\n    match y;\n"
    "    where max([abs(v) for v in value(b)]) < 1073741824, size_of_steps(si), size_of_steps(so);\n"
    "    where abs(value(zi)) <= 65536, abs(value(zo)) <= 65536;\n"
    "    where q.op == qnn.dense ? q.rank == 2 : plain(q), q_bias(b, q), of_one_or_all(si, q);\n"
    "    where si.elements == 1 or channel_axis(a, q), so.rank == 0, w.elements > 0;\n"
    "    where not present(k) or limits_of(k, r.dtype);\n    rewrite cast(clip(multiply(\n"
    "        add(cast(q.op(x, w, i32 0, i32 0, f32 1.0, f32 1.0) { ..q }) { dtype = f32 },\n"
    "            reshape(add(subtract(cast(reshape(b) { newshape = [-1] }) { dtype = f32 }, cast(zi) { dtype = f32 }),\n"
    "                        divide(multiply(cast(zo) { dtype = f32 }, so), si))) {\n"
    "                newshape = second(q) ? [-1, 1, 1] : [-1]\n            }),\n"
    "        reshape(divide(si, so)) { newshape = si.elements == 1 ? [] : second(q) ? [-1, 1, 1] : [-1] })) {\n"
    "        a_min = present(k) ? k.a_min : y.dtype == u8 ? 0.0 : -128.0,\n"
    "        a_max = present(k) ? k.a_max : y.dtype == u8 ? 255.0 : 127.0\n    }) { dtype = y.dtype };\n}\n"
    "// Of such a value and another one; what is cut off behind it must be the type's limits.\n"
    "rule dnnl_qnn_sum(x, w, b, s, z, sl, zl, sr, zr, so, zo) {\n"
    "    q = (qnn.conv2d | qnn.dense)(x, w, ...);\n"
    "    m = clip(multiply(add(cast(q), b & const), s & const));\n"
    "    a = qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), number(zo));\n"
    "    k = clip(a);\n    y = k | a;\n    match y;\n"
    "    where sl.rank == 0, sr.rank == 0, so.rank == 0, y.dtype in {u8, i8};\n"
    "    where not present(k) or (y.dtype == u8 ? k.a_min <= 0 and k.a_max >= 255 : k.a_min <= -128 and k.a_max >= 127);\n"
    "    rewrite cast(add(add(multiply(m, divide(sl, so)), multiply(divide(sr, so), cast(z) { dtype = f32 })),\n"
    "                     subtract(subtract(cast(zo) { dtype = f32 }, divide(multiply(cast(zl) { dtype = f32 }, sl), so)),\n"
    "                              divide(multiply(cast(zr) { dtype = f32 }, sr), so)))) { dtype = y.dtype };\n"
    "}\n",
    NULL};
static const struct dfg_source dnnl_legalize_sources[] = {
    {"dnnl_legalize.pat", UINT64_C(0xbbd87fb96074ad62), dnnl_legalize_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit dnnl_legalize_unit;
const struct dfg_unit dnnl_legalize_unit = {
    .abi = DFG_ABI,
    .name = "dnnl_legalize",
    .imports = dnnl_legalize_imports,
    .names = &dnnl_legalize_names,
    .n_patterns = 26, .patterns = dnnl_legalize_patterns,
    .rules = &dnnl_legalize_rules,
    .version = "0.1.0", .hash = UINT64_C(0x9a3224122abe908b),
    .n_sources = 2, .sources = dnnl_legalize_sources, .law_limit = 64,
    .prefix = "dnnl_legalize_",
};
