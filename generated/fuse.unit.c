/* What fuse.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fuse.h"
#if FUSE_H != 0x235402cc0df86fd8
#error "fuse.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct fuse_fuse_conv_activation_match, member)
static const struct dfg_capture fuse_fuse_conv_activation_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_fuse_conv_activation_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_conv_activation)

#define AT(member) offsetof(struct fuse_fuse_conv_leaky_match, member)
static const struct dfg_capture fuse_fuse_conv_leaky_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_fuse_conv_leaky_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_conv_leaky)

#define AT(member) offsetof(struct fuse_fuse_conv_hard_sigmoid_match, member)
static const struct dfg_capture fuse_fuse_conv_hard_sigmoid_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"c", DFG_CAP_NODE, AT(c)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_fuse_conv_hard_sigmoid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INNER, 0, 0, 3, AT(c)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_conv_hard_sigmoid)

#define AT(member) offsetof(struct fuse_fuse_conv_clip_match, member)
static const struct dfg_capture fuse_fuse_conv_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"lo", DFG_CAP_NODE, AT(lo)}, {"hi", DFG_CAP_NODE, AT(hi)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part fuse_fuse_conv_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(lo)}, {DFG_PART_INPUT, 0, 0, 4, AT(hi)}, {DFG_PART_INNER, 0, 0, 5, AT(c)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 3, AT(lo)},
    {DFG_PART_CONST, 0, 0, 4, AT(hi)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_conv_clip)

#define AT(member) offsetof(struct fuse_fuse_conv_sum_activation_whole, member)
static const struct dfg_capture fuse_fuse_conv_sum_activation_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"z", DFG_CAP_NODE, AT(m.z)}, {"c", DFG_CAP_NODE, AT(m.c)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part fuse_fuse_conv_sum_activation_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.z)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.c)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.y)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_conv_sum_activation)

#define AT(member) offsetof(struct fuse_fuse_conv_sum_match, member)
static const struct dfg_capture fuse_fuse_conv_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"b", DFG_CAP_NODE, AT(b)},
    {"z", DFG_CAP_NODE, AT(z)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part fuse_fuse_conv_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(z)}, {DFG_PART_INNER, 0, 0, 4, AT(c)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_conv_sum)

#define AT(member) offsetof(struct fuse_fuse_gelu_whole, member)
static const struct dfg_capture fuse_fuse_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"r", DFG_CAP_NODE, AT(m.r)}, {"o", DFG_CAP_NODE, AT(m.o)},
    {"h", DFG_CAP_NODE, AT(m.h)}, {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part fuse_fuse_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.o)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.h)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(erf)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.o)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_gelu)

#define AT(member) offsetof(struct fuse_cubic_whole, member)
static const struct dfg_capture fuse_cubic_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)}};
static const struct dfg_part fuse_cubic_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_5)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_cubic)

#define AT(member) offsetof(struct fuse_fuse_gelu_tanh_whole, member)
static const struct dfg_capture fuse_fuse_gelu_tanh_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"k", DFG_CAP_NODE, AT(m.k)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"o", DFG_CAP_NODE, AT(m.o)}, {"h", DFG_CAP_NODE, AT(m.h)},
    {"t", DFG_CAP_NODE, AT(m.t)}};
static const struct dfg_part fuse_fuse_gelu_tanh_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.k)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.p)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.o)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.h)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.t)}, {DFG_PART_INNER, 0, 0, -1, AT(tanh)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, 2, AT(m.p)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_5)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_6)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_7)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.r)}, {DFG_PART_CONST, 0, 0, 4, AT(m.o)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_8)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_9)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_10)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_11)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_12)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_13)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_gelu_tanh)

#define AT(member) offsetof(struct fuse_fuse_quick_gelu_whole, member)
static const struct dfg_capture fuse_fuse_quick_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_NODE, AT(m.a)}};
static const struct dfg_part fuse_fuse_quick_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.a)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(sigmoid)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.a)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_quick_gelu)

#define AT(member) offsetof(struct fuse_fuse_bias_gelu_whole, member)
static const struct dfg_capture fuse_fuse_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part fuse_fuse_bias_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_bias_gelu)

#define AT(member) offsetof(struct fuse_fuse_integer_product_sum_whole, member)
static const struct dfg_capture fuse_fuse_integer_product_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"q", DFG_CAP_NODE, AT(m.q)},
    {"v", DFG_CAP_NODE, AT(m.v)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)}};
static const struct dfg_part fuse_fuse_integer_product_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INNER, 0, 0, 5, AT(m.q)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.v)}, {DFG_PART_INNER, 0, 0, 7, AT(m.s)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.z)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMulInteger)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_integer_product_sum)

#define AT(member) offsetof(struct fuse_fuse_integer_product_whole, member)
static const struct dfg_capture fuse_fuse_integer_product_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"q", DFG_CAP_NODE, AT(m.q)}, {"v", DFG_CAP_NODE, AT(m.v)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"z", DFG_CAP_NODE, AT(m.z)}};
static const struct dfg_part fuse_fuse_integer_product_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.q)}, {DFG_PART_INNER, 0, 0, 5, AT(m.v)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.s)}, {DFG_PART_INNER, 0, 0, 7, AT(m.z)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(cast)},
    {DFG_PART_INNER, 0, 0, -1, AT(matMulInteger)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_integer_product)

#define AT(member) offsetof(struct fuse_fuse_dynamic_product_whole, member)
static const struct dfg_capture fuse_fuse_dynamic_product_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"zero", DFG_CAP_NODE, AT(m.zero)},
    {"scale", DFG_CAP_NODE, AT(m.scale)}, {"bias", DFG_CAP_NODE, AT(m.bias)}, {"q", DFG_CAP_NODE, AT(m.q)}};
static const struct dfg_part fuse_fuse_dynamic_product_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.zero)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.scale)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.bias)}, {DFG_PART_INNER, 0, 0, 5, AT(m.q)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(get_2)}, {DFG_PART_INNER, 0, 0, -1, AT(get_3)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_dynamic_product)

#define AT(member) offsetof(struct fuse_fuse_rms_norm_whole, member)
static const struct dfg_capture fuse_fuse_rms_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part fuse_fuse_rms_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INNER, 0, 0, 3, AT(m.s)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)},
    {DFG_PART_INNER, 0, 0, -1, AT(pow)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul)}, {DFG_PART_CONST, 0, 0, 1, AT(m.eps)},
    {DFG_PART_NONE, 0, 0, 4, AT(m.n)}, {DFG_PART_INNER, 0, 0, -1, AT(div)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_2)}, {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)},
    {DFG_PART_INNER, 0, 0, -1, AT(mul_3)}, {DFG_PART_INNER, 0, 0, -1, AT(div_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_rms_norm)

#define AT(member) offsetof(struct fuse_fuse_rms_norm_wide_whole, member)
static const struct dfg_capture fuse_fuse_rms_norm_wide_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"eps", DFG_CAP_NODE, AT(m.eps)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"w", DFG_CAP_NODE, AT(m.w)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)},
    {"c", DFG_CAP_NODE, AT(m.c)}, {"q", DFG_CAP_VALUE, AT(m.q)}};
static const struct dfg_part fuse_fuse_rms_norm_wide_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.eps)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INNER, 0, 0, 3, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.s)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(reduceMean)}, {DFG_PART_INNER, 0, 0, -1, AT(pow)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(mul)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.eps)}, {DFG_PART_NONE, 0, 0, 5, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(div)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(reciprocal)}, {DFG_PART_INNER, 0, 0, -1, AT(mul_3)},
    {DFG_PART_INNER, 0, 0, -1, AT(div_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INNER, 0, 0, 6, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_rms_norm_wide)

#define AT(member) offsetof(struct fuse_fuse_skip_norm_whole, member)
static const struct dfg_capture fuse_fuse_skip_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"skip", DFG_CAP_NODE, AT(m.skip)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_fuse_skip_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.skip)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.shift)},
    {DFG_PART_ROOT, 0, 2, 4, AT(m.s)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.n)},
    {DFG_PART_INNER, 0, 0, -1, AT(n_call)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_skip_norm)

#define AT(member) offsetof(struct fuse_fuse_skip_norm_only_whole, member)
static const struct dfg_capture fuse_fuse_skip_norm_only_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"skip", DFG_CAP_NODE, AT(m.skip)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"shift", DFG_CAP_NODE, AT(m.shift)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_fuse_skip_norm_only_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.skip)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.shift)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.n)}, {DFG_PART_INNER, 0, 0, -1, AT(n_call)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_skip_norm_only)

#define AT(member) offsetof(struct fuse_fuse_skip_rms_norm_whole, member)
static const struct dfg_capture fuse_fuse_skip_rms_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"skip", DFG_CAP_NODE, AT(m.skip)}, {"scale", DFG_CAP_NODE, AT(m.scale)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part fuse_fuse_skip_rms_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.skip)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scale)}, {DFG_PART_ROOT, 0, 2, 3, AT(m.s)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.n)}, {DFG_PART_INNER, 0, 0, -1, AT(n_call)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_skip_rms_norm)

#define AT(member) offsetof(struct fuse_fuse_matmul_a_match, member)
static const struct dfg_capture fuse_fuse_matmul_a_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part fuse_fuse_matmul_a_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_matmul_a)

#define AT(member) offsetof(struct fuse_fuse_matmul_b_match, member)
static const struct dfg_capture fuse_fuse_matmul_b_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part fuse_fuse_matmul_b_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_matmul_b)

#define AT(member) offsetof(struct fuse_fuse_matmul_more_a_match, member)
static const struct dfg_capture fuse_fuse_matmul_more_a_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_fuse_matmul_more_a_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, 3, AT(m)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_matmul_more_a)

#define AT(member) offsetof(struct fuse_fuse_matmul_more_b_match, member)
static const struct dfg_capture fuse_fuse_matmul_more_b_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"t", DFG_CAP_NODE, AT(t)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_fuse_matmul_more_b_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(t)},
    {DFG_PART_ROOT, 0, 1, 3, AT(m)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_matmul_more_b)

#define AT(member) offsetof(struct fuse_fuse_matmul_scale_match, member)
static const struct dfg_capture fuse_fuse_matmul_scale_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_fuse_matmul_scale_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(m)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_matmul_scale)

#define AT(member) offsetof(struct fuse_fuse_matmul_divisor_match, member)
static const struct dfg_capture fuse_fuse_matmul_divisor_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_fuse_matmul_divisor_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(m)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_matmul_divisor)

#define AT(member) offsetof(struct fuse_fuse_matmul_more_scale_match, member)
static const struct dfg_capture fuse_fuse_matmul_more_scale_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"s", DFG_CAP_NODE, AT(s)},
    {"m", DFG_CAP_NODE, AT(m)}};
static const struct dfg_part fuse_fuse_matmul_more_scale_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(s)},
    {DFG_PART_INNER, 0, 0, 3, AT(m)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 2, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_matmul_more_scale)

#define AT(member) offsetof(struct fuse_fuse_gemm_match, member)
static const struct dfg_capture fuse_fuse_gemm_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"g", DFG_CAP_NODE, AT(g)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_fuse_gemm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(g)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_gemm)

#define AT(member) offsetof(struct fuse_fuse_gemm_leaky_match, member)
static const struct dfg_capture fuse_fuse_gemm_leaky_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"g", DFG_CAP_NODE, AT(g)}, {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part fuse_fuse_gemm_leaky_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(g)}, {DFG_PART_ROOT, 0, 1, 4, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(fuse_fuse_gemm_leaky)

static const struct dfg_pattern fuse_patterns[] = {
    {.name = "fuse_conv_activation", .place = "fuse.pat:24", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = fuse_fuse_conv_activation_captures, .n_parts = 5,
     .parts = fuse_fuse_conv_activation_parts, .match_size = sizeof(struct fuse_fuse_conv_activation_match),
     .whole_size = sizeof(struct fuse_fuse_conv_activation_match), .match = fuse_fuse_conv_activation_any,
     .each = fuse_fuse_conv_activation_all},
    {.name = "fuse_conv_leaky", .place = "fuse.pat:33", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fuse_fuse_conv_leaky_captures, .n_parts = 5, .parts = fuse_fuse_conv_leaky_parts,
     .match_size = sizeof(struct fuse_fuse_conv_leaky_match),
     .whole_size = sizeof(struct fuse_fuse_conv_leaky_match), .match = fuse_fuse_conv_leaky_any,
     .each = fuse_fuse_conv_leaky_all},
    {.name = "fuse_conv_hard_sigmoid", .place = "fuse.pat:40", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = fuse_fuse_conv_hard_sigmoid_captures, .n_parts = 5,
     .parts = fuse_fuse_conv_hard_sigmoid_parts,
     .match_size = sizeof(struct fuse_fuse_conv_hard_sigmoid_match),
     .whole_size = sizeof(struct fuse_fuse_conv_hard_sigmoid_match),
     .match = fuse_fuse_conv_hard_sigmoid_any, .each = fuse_fuse_conv_hard_sigmoid_all},
    {.name = "fuse_conv_clip", .place = "fuse.pat:49", .is_rule = true, .n_captures = 6, .n_params = 5,
     .captures = fuse_fuse_conv_clip_captures, .n_parts = 9, .parts = fuse_fuse_conv_clip_parts,
     .match_size = sizeof(struct fuse_fuse_conv_clip_match),
     .whole_size = sizeof(struct fuse_fuse_conv_clip_match), .match = fuse_fuse_conv_clip_any,
     .each = fuse_fuse_conv_clip_all},
    {.name = "fuse_conv_sum_activation", .place = "fuse.pat:59", .is_rule = true, .n_captures = 6,
     .n_params = 4, .captures = fuse_fuse_conv_sum_activation_captures, .n_parts = 7,
     .parts = fuse_fuse_conv_sum_activation_parts,
     .match_size = sizeof(struct fuse_fuse_conv_sum_activation_match),
     .whole_size = sizeof(struct fuse_fuse_conv_sum_activation_whole),
     .match = fuse_fuse_conv_sum_activation_any, .each = fuse_fuse_conv_sum_activation_all},
    {.name = "fuse_conv_sum", .place = "fuse.pat:66", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = fuse_fuse_conv_sum_captures, .n_parts = 6, .parts = fuse_fuse_conv_sum_parts,
     .match_size = sizeof(struct fuse_fuse_conv_sum_match),
     .whole_size = sizeof(struct fuse_fuse_conv_sum_match), .match = fuse_fuse_conv_sum_any,
     .each = fuse_fuse_conv_sum_all},
    {.name = "fuse_gelu", .place = "fuse.pat:76", .is_rule = true, .n_captures = 5, .n_params = 4,
     .captures = fuse_fuse_gelu_captures, .n_parts = 21, .parts = fuse_fuse_gelu_parts,
     .match_size = sizeof(struct fuse_fuse_gelu_match), .whole_size = sizeof(struct fuse_fuse_gelu_whole),
     .match = fuse_fuse_gelu_any, .each = fuse_fuse_gelu_all},
    {.name = "cubic", .place = "fuse.pat:83", .n_captures = 3, .n_params = 3,
     .captures = fuse_cubic_captures, .n_parts = 14, .parts = fuse_cubic_parts,
     .match_size = sizeof(struct fuse_cubic_match), .whole_size = sizeof(struct fuse_cubic_whole),
     .match = fuse_cubic_any, .each = fuse_cubic_all},
    {.name = "fuse_gelu_tanh", .place = "fuse.pat:86", .is_rule = true, .n_captures = 7, .n_params = 6,
     .captures = fuse_fuse_gelu_tanh_captures, .n_parts = 32, .parts = fuse_fuse_gelu_tanh_parts,
     .match_size = sizeof(struct fuse_fuse_gelu_tanh_match),
     .whole_size = sizeof(struct fuse_fuse_gelu_tanh_whole), .match = fuse_fuse_gelu_tanh_any,
     .each = fuse_fuse_gelu_tanh_all},
    {.name = "fuse_quick_gelu", .place = "fuse.pat:93", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = fuse_fuse_quick_gelu_captures, .n_parts = 6, .parts = fuse_fuse_quick_gelu_parts,
     .match_size = sizeof(struct fuse_fuse_quick_gelu_match),
     .whole_size = sizeof(struct fuse_fuse_quick_gelu_whole), .match = fuse_fuse_quick_gelu_any,
     .each = fuse_fuse_quick_gelu_all},
    {.name = "fuse_bias_gelu", .place = "fuse.pat:99", .is_rule = true, .n_captures = 2, .n_params = 2,
     .captures = fuse_fuse_bias_gelu_captures, .n_parts = 4, .parts = fuse_fuse_bias_gelu_parts,
     .match_size = sizeof(struct fuse_fuse_bias_gelu_match),
     .whole_size = sizeof(struct fuse_fuse_bias_gelu_whole), .match = fuse_fuse_bias_gelu_any,
     .each = fuse_fuse_bias_gelu_all},
    {.name = "fuse_integer_product_sum", .place = "fuse.pat:107", .is_rule = true, .n_captures = 9,
     .n_params = 5, .captures = fuse_fuse_integer_product_sum_captures, .n_parts = 14,
     .parts = fuse_fuse_integer_product_sum_parts,
     .match_size = sizeof(struct fuse_fuse_integer_product_sum_match),
     .whole_size = sizeof(struct fuse_fuse_integer_product_sum_whole),
     .match = fuse_fuse_integer_product_sum_any, .each = fuse_fuse_integer_product_sum_all},
    {.name = "fuse_integer_product", .place = "fuse.pat:117", .is_rule = true, .n_captures = 8,
     .n_params = 4, .captures = fuse_fuse_integer_product_captures, .n_parts = 12,
     .parts = fuse_fuse_integer_product_parts, .match_size = sizeof(struct fuse_fuse_integer_product_match),
     .whole_size = sizeof(struct fuse_fuse_integer_product_whole), .match = fuse_fuse_integer_product_any,
     .each = fuse_fuse_integer_product_all},
    {.name = "fuse_dynamic_product", .place = "fuse.pat:126", .is_rule = true, .n_captures = 6,
     .n_params = 5, .captures = fuse_fuse_dynamic_product_captures, .n_parts = 10,
     .parts = fuse_fuse_dynamic_product_parts, .match_size = sizeof(struct fuse_fuse_dynamic_product_match),
     .whole_size = sizeof(struct fuse_fuse_dynamic_product_whole), .match = fuse_fuse_dynamic_product_any,
     .each = fuse_fuse_dynamic_product_all},
    {.name = "fuse_rms_norm", .place = "fuse.pat:135", .is_rule = true, .n_captures = 6, .n_params = 3,
     .captures = fuse_fuse_rms_norm_captures, .n_parts = 18, .parts = fuse_fuse_rms_norm_parts,
     .match_size = sizeof(struct fuse_fuse_rms_norm_match),
     .whole_size = sizeof(struct fuse_fuse_rms_norm_whole), .match = fuse_fuse_rms_norm_any,
     .each = fuse_fuse_rms_norm_all},
    {.name = "fuse_rms_norm_wide", .place = "fuse.pat:143", .is_rule = true, .n_captures = 8, .n_params = 3,
     .captures = fuse_fuse_rms_norm_wide_captures, .n_parts = 20, .parts = fuse_fuse_rms_norm_wide_parts,
     .match_size = sizeof(struct fuse_fuse_rms_norm_wide_match),
     .whole_size = sizeof(struct fuse_fuse_rms_norm_wide_whole), .match = fuse_fuse_rms_norm_wide_any,
     .each = fuse_fuse_rms_norm_wide_all},
    {.name = "fuse_skip_norm", .place = "fuse.pat:154", .is_rule = true, .n_captures = 6, .n_params = 4,
     .captures = fuse_fuse_skip_norm_captures, .n_parts = 7, .parts = fuse_fuse_skip_norm_parts,
     .match_size = sizeof(struct fuse_fuse_skip_norm_match),
     .whole_size = sizeof(struct fuse_fuse_skip_norm_whole), .match = fuse_fuse_skip_norm_any,
     .each = fuse_fuse_skip_norm_all},
    {.name = "fuse_skip_norm_only", .place = "fuse.pat:165", .is_rule = true, .n_captures = 5,
     .n_params = 4, .captures = fuse_fuse_skip_norm_only_captures, .n_parts = 7,
     .parts = fuse_fuse_skip_norm_only_parts, .match_size = sizeof(struct fuse_fuse_skip_norm_only_match),
     .whole_size = sizeof(struct fuse_fuse_skip_norm_only_whole), .match = fuse_fuse_skip_norm_only_any,
     .each = fuse_fuse_skip_norm_only_all},
    {.name = "fuse_skip_rms_norm", .place = "fuse.pat:172", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fuse_fuse_skip_rms_norm_captures, .n_parts = 6, .parts = fuse_fuse_skip_rms_norm_parts,
     .match_size = sizeof(struct fuse_fuse_skip_rms_norm_match),
     .whole_size = sizeof(struct fuse_fuse_skip_rms_norm_whole), .match = fuse_fuse_skip_rms_norm_any,
     .each = fuse_fuse_skip_rms_norm_all},
    {.name = "fuse_matmul_a", .place = "fuse.pat:185", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fuse_fuse_matmul_a_captures, .n_parts = 4, .parts = fuse_fuse_matmul_a_parts,
     .match_size = sizeof(struct fuse_fuse_matmul_a_match),
     .whole_size = sizeof(struct fuse_fuse_matmul_a_match), .match = fuse_fuse_matmul_a_any,
     .each = fuse_fuse_matmul_a_all},
    {.name = "fuse_matmul_b", .place = "fuse.pat:191", .is_rule = true, .n_captures = 3, .n_params = 2,
     .captures = fuse_fuse_matmul_b_captures, .n_parts = 4, .parts = fuse_fuse_matmul_b_parts,
     .match_size = sizeof(struct fuse_fuse_matmul_b_match),
     .whole_size = sizeof(struct fuse_fuse_matmul_b_match), .match = fuse_fuse_matmul_b_any,
     .each = fuse_fuse_matmul_b_all},
    {.name = "fuse_matmul_more_a", .place = "fuse.pat:197", .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = fuse_fuse_matmul_more_a_captures, .n_parts = 4, .parts = fuse_fuse_matmul_more_a_parts,
     .match_size = sizeof(struct fuse_fuse_matmul_more_a_match),
     .whole_size = sizeof(struct fuse_fuse_matmul_more_a_match), .match = fuse_fuse_matmul_more_a_any,
     .each = fuse_fuse_matmul_more_a_all},
    {.name = "fuse_matmul_more_b", .place = "fuse.pat:204", .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = fuse_fuse_matmul_more_b_captures, .n_parts = 4, .parts = fuse_fuse_matmul_more_b_parts,
     .match_size = sizeof(struct fuse_fuse_matmul_more_b_match),
     .whole_size = sizeof(struct fuse_fuse_matmul_more_b_match), .match = fuse_fuse_matmul_more_b_any,
     .each = fuse_fuse_matmul_more_b_all},
    {.name = "fuse_matmul_scale", .place = "fuse.pat:212", .is_rule = true, .n_captures = 4, .n_params = 3,
     .captures = fuse_fuse_matmul_scale_captures, .n_parts = 6, .parts = fuse_fuse_matmul_scale_parts,
     .match_size = sizeof(struct fuse_fuse_matmul_scale_match),
     .whole_size = sizeof(struct fuse_fuse_matmul_scale_match), .match = fuse_fuse_matmul_scale_any,
     .each = fuse_fuse_matmul_scale_all},
    {.name = "fuse_matmul_divisor", .place = "fuse.pat:218", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_fuse_matmul_divisor_captures, .n_parts = 6,
     .parts = fuse_fuse_matmul_divisor_parts, .match_size = sizeof(struct fuse_fuse_matmul_divisor_match),
     .whole_size = sizeof(struct fuse_fuse_matmul_divisor_match), .match = fuse_fuse_matmul_divisor_any,
     .each = fuse_fuse_matmul_divisor_all},
    {.name = "fuse_matmul_more_scale", .place = "fuse.pat:224", .is_rule = true, .n_captures = 4,
     .n_params = 3, .captures = fuse_fuse_matmul_more_scale_captures, .n_parts = 6,
     .parts = fuse_fuse_matmul_more_scale_parts,
     .match_size = sizeof(struct fuse_fuse_matmul_more_scale_match),
     .whole_size = sizeof(struct fuse_fuse_matmul_more_scale_match),
     .match = fuse_fuse_matmul_more_scale_any, .each = fuse_fuse_matmul_more_scale_all},
    {.name = "fuse_gemm", .place = "fuse.pat:233", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fuse_fuse_gemm_captures, .n_parts = 5, .parts = fuse_fuse_gemm_parts,
     .match_size = sizeof(struct fuse_fuse_gemm_match), .whole_size = sizeof(struct fuse_fuse_gemm_match),
     .match = fuse_fuse_gemm_any, .each = fuse_fuse_gemm_all},
    {.name = "fuse_gemm_leaky", .place = "fuse.pat:242", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = fuse_fuse_gemm_leaky_captures, .n_parts = 5, .parts = fuse_fuse_gemm_leaky_parts,
     .match_size = sizeof(struct fuse_fuse_gemm_leaky_match),
     .whole_size = sizeof(struct fuse_fuse_gemm_leaky_match), .match = fuse_fuse_gemm_leaky_any,
     .each = fuse_fuse_gemm_leaky_all},
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
