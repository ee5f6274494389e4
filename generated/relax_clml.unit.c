/* What relax_clml.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_clml.h"
#if RELAX_CLML_H != 0xd9bf7339f341ead4
#error "relax_clml.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct relax_clml_conv2d_match, member)
static const struct dfg_capture relax_clml_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}};
static const struct dfg_part relax_clml_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_conv2d)

#define AT(member) offsetof(struct relax_clml_pad_conv2d_whole, member)
static const struct dfg_capture relax_clml_pad_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_pad_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_pad_conv2d)

#define AT(member) offsetof(struct relax_clml_conv2d_transpose_match, member)
static const struct dfg_capture relax_clml_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}};
static const struct dfg_part relax_clml_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_biased_match, member)
static const struct dfg_capture relax_clml_biased_captures[] = {
    {"c", DFG_CAP_NODE, AT(c)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_clml_biased_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(c)}, {DFG_PART_CONST, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_biased)

#define AT(member) offsetof(struct relax_clml_norm_whole, member)
static const struct dfg_capture relax_clml_norm_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part relax_clml_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_norm)

#define AT(member) offsetof(struct relax_clml_first_match, member)
static const struct dfg_capture relax_clml_first_captures[] = {
    {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part relax_clml_first_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(t)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_first)

#define AT(member) offsetof(struct relax_clml_relu6_whole, member)
static const struct dfg_capture relax_clml_relu6_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part relax_clml_relu6_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_relu6)

#define AT(member) offsetof(struct relax_clml_mean_match, member)
static const struct dfg_capture relax_clml_mean_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part relax_clml_mean_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_mean)

#define AT(member) offsetof(struct relax_clml_reshaped_norm_whole, member)
static const struct dfg_capture relax_clml_reshaped_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"gamma", DFG_CAP_NODE, AT(m.gamma)}, {"beta", DFG_CAP_NODE, AT(m.beta)},
    {"average", DFG_CAP_NODE, AT(m.average)}, {"variance", DFG_CAP_NODE, AT(m.variance)},
    {"n", DFG_CAP_NODE, AT(m.n)}};
static const struct dfg_part relax_clml_reshaped_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.beta)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.average)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.variance)}, {DFG_PART_INNER, 0, 0, 5, AT(m.n)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.gamma)}, {DFG_PART_CONST, 0, 0, 2, AT(m.beta)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.average)}, {DFG_PART_CONST, 0, 0, 4, AT(m.variance)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_reshaped_norm)

#define AT(member) offsetof(struct relax_clml_dequant_matmul_whole, member)
static const struct dfg_capture relax_clml_dequant_matmul_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"scales", DFG_CAP_NODE, AT(m.scales)},
    {"decoded", DFG_CAP_NODE, AT(m.decoded)}, {"r", DFG_CAP_NODE, AT(m.r)}};
static const struct dfg_part relax_clml_dequant_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.scales)}, {DFG_PART_INNER, 0, 0, 3, AT(m.decoded)},
    {DFG_PART_CONST, 0, 0, -1, AT(global)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)},
    {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_dequant_matmul)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bn_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bn_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bn_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_tuple_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_tuple_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_tuple_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bn_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bn_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bn_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bn_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bn_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bn_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bn_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bn_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bn_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_6)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bn_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bn_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bn_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_5)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bn_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_clip_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_clip_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_clip_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_clip_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bn_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bn_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bn_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_bias_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_tuple_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_tuple_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_tuple_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bn_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bn_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bn_bias_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bn_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bn_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bn_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bn_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bn_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bn_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bn_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bn_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bn_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bn_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_bias_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_nn_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_pad_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relu_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_relu_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_relu_nn_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relu_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bn_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bn_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bn_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bn_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bn_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bn_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bn_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bn_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bn_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bn_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bn_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bn_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_tuple_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_tuple_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_tuple_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_tuple_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_bn_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bn_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bn_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_bn_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bn_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bn_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_bn_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bn_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(conv2d)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bn_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_bn_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bn_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bn_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_bn_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bn_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bn_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_bn_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_bn_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bn_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bn_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole, member)
static const struct dfg_capture relax_clml_openclml_bias_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bias_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d_transpose)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bias_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_bias_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bias_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_CONST, 0, 0, -1, AT(b)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bias_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_bias_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_bias_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_bias_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(conv2d)},
    {DFG_PART_CONST, 0, 0, -1, AT(b)}, {DFG_PART_INPUT, 0, 0, 0, AT(m.x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_bias_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_nn_conv2d_transpose_match, member)
static const struct dfg_capture relax_clml_openclml_nn_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}};
static const struct dfg_part relax_clml_openclml_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_INPUT, 0, 0, 0, AT(x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_nn_conv2d_transpose)

#define AT(member) offsetof(struct relax_clml_openclml_pad_nn_conv2d_whole, member)
static const struct dfg_capture relax_clml_openclml_pad_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}};
static const struct dfg_part relax_clml_openclml_pad_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_pad_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_nn_conv2d_match, member)
static const struct dfg_capture relax_clml_openclml_nn_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}};
static const struct dfg_part relax_clml_openclml_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_INPUT, 0, 0, 0, AT(x)},
    {DFG_PART_INPUT, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_nn_conv2d)

#define AT(member) offsetof(struct relax_clml_openclml_relax_add_match, member)
static const struct dfg_capture relax_clml_openclml_relax_add_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_clml_openclml_relax_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_add)

#define AT(member) offsetof(struct relax_clml_openclml_relax_subtract_match, member)
static const struct dfg_capture relax_clml_openclml_relax_subtract_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_clml_openclml_relax_subtract_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_subtract)

#define AT(member) offsetof(struct relax_clml_openclml_relax_multiply_match, member)
static const struct dfg_capture relax_clml_openclml_relax_multiply_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_clml_openclml_relax_multiply_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_multiply)

#define AT(member) offsetof(struct relax_clml_openclml_relax_divide_match, member)
static const struct dfg_capture relax_clml_openclml_relax_divide_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_clml_openclml_relax_divide_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_divide)

#define AT(member) offsetof(struct relax_clml_openclml_relax_maximum_match, member)
static const struct dfg_capture relax_clml_openclml_relax_maximum_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_clml_openclml_relax_maximum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_maximum)

#define AT(member) offsetof(struct relax_clml_openclml_relax_minimum_match, member)
static const struct dfg_capture relax_clml_openclml_relax_minimum_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part relax_clml_openclml_relax_minimum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_minimum)

#define AT(member) offsetof(struct relax_clml_openclml_relax_nn_softmax_match, member)
static const struct dfg_capture relax_clml_openclml_relax_nn_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part relax_clml_openclml_relax_nn_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_nn_softmax)

#define AT(member) offsetof(struct relax_clml_openclml_relax_nn_relu_match, member)
static const struct dfg_capture relax_clml_openclml_relax_nn_relu_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part relax_clml_openclml_relax_nn_relu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_nn_relu)

#define AT(member) offsetof(struct relax_clml_openclml_relax_clip_whole, member)
static const struct dfg_capture relax_clml_openclml_relax_clip_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part relax_clml_openclml_relax_clip_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_relax_clip)

#define AT(member) offsetof(struct relax_clml_openclml_nn_max_pool2d_whole, member)
static const struct dfg_capture relax_clml_openclml_nn_max_pool2d_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part relax_clml_openclml_nn_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.x)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(max_pool2d)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_nn_max_pool2d)

#define AT(member) offsetof(struct relax_clml_openclml_nn_avg_pool2d_whole, member)
static const struct dfg_capture relax_clml_openclml_nn_avg_pool2d_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part relax_clml_openclml_nn_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.x)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(avg_pool2d)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_nn_avg_pool2d)

#define AT(member) offsetof(struct relax_clml_openclml_reshape_whole, member)
static const struct dfg_part relax_clml_openclml_reshape_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(relax_clml_openclml_reshape)

static const struct dfg_pattern relax_clml_patterns[] = {
    {.name = "conv2d", .place = "relax_clml.pat:25", .n_captures = 2, .n_params = 2,
     .captures = relax_clml_conv2d_captures, .n_parts = 3, .parts = relax_clml_conv2d_parts,
     .match_size = sizeof(struct relax_clml_conv2d_match),
     .whole_size = sizeof(struct relax_clml_conv2d_match), .match = relax_clml_conv2d_any,
     .each = relax_clml_conv2d_all},
    {.name = "pad_conv2d", .place = "relax_clml.pat:26", .n_captures = 2, .n_params = 2,
     .captures = relax_clml_pad_conv2d_captures, .n_parts = 4, .parts = relax_clml_pad_conv2d_parts,
     .match_size = sizeof(struct relax_clml_pad_conv2d_match),
     .whole_size = sizeof(struct relax_clml_pad_conv2d_whole), .match = relax_clml_pad_conv2d_any,
     .each = relax_clml_pad_conv2d_all},
    {.name = "conv2d_transpose", .place = "relax_clml.pat:27", .n_captures = 2, .n_params = 2,
     .captures = relax_clml_conv2d_transpose_captures, .n_parts = 3,
     .parts = relax_clml_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_conv2d_transpose_match),
     .match = relax_clml_conv2d_transpose_any, .each = relax_clml_conv2d_transpose_all},
    {.name = "biased", .place = "relax_clml.pat:30", .n_captures = 2, .n_params = 1,
     .captures = relax_clml_biased_captures, .n_parts = 3, .parts = relax_clml_biased_parts,
     .match_size = sizeof(struct relax_clml_biased_match),
     .whole_size = sizeof(struct relax_clml_biased_match), .match = relax_clml_biased_any,
     .each = relax_clml_biased_all},
    {.name = "norm", .place = "relax_clml.pat:35", .n_captures = 1, .n_params = 1,
     .captures = relax_clml_norm_captures, .n_parts = 6, .parts = relax_clml_norm_parts,
     .match_size = sizeof(struct relax_clml_norm_match), .whole_size = sizeof(struct relax_clml_norm_whole),
     .match = relax_clml_norm_any, .each = relax_clml_norm_all},
    {.name = "first", .place = "relax_clml.pat:36", .n_captures = 1, .n_params = 1,
     .captures = relax_clml_first_captures, .n_parts = 2, .parts = relax_clml_first_parts,
     .match_size = sizeof(struct relax_clml_first_match),
     .whole_size = sizeof(struct relax_clml_first_match), .match = relax_clml_first_any,
     .each = relax_clml_first_all},
    {.name = "relu6", .place = "relax_clml.pat:37", .n_captures = 1, .n_params = 1,
     .captures = relax_clml_relu6_captures, .n_parts = 4, .parts = relax_clml_relu6_parts,
     .match_size = sizeof(struct relax_clml_relu6_match),
     .whole_size = sizeof(struct relax_clml_relu6_whole), .match = relax_clml_relu6_any,
     .each = relax_clml_relu6_all},
    {.name = "mean", .place = "relax_clml.pat:57", .n_captures = 1, .n_params = 1,
     .captures = relax_clml_mean_captures, .n_parts = 2, .parts = relax_clml_mean_parts,
     .match_size = sizeof(struct relax_clml_mean_match), .whole_size = sizeof(struct relax_clml_mean_match),
     .match = relax_clml_mean_any, .each = relax_clml_mean_all},
    {.name = "reshaped_norm", .place = "relax_clml.pat:61", .n_captures = 6, .n_params = 5,
     .captures = relax_clml_reshaped_norm_captures, .n_parts = 13, .parts = relax_clml_reshaped_norm_parts,
     .match_size = sizeof(struct relax_clml_reshaped_norm_match),
     .whole_size = sizeof(struct relax_clml_reshaped_norm_whole), .match = relax_clml_reshaped_norm_any,
     .each = relax_clml_reshaped_norm_all},
    {.name = "dequant_matmul", .place = "relax_clml.pat:69", .n_captures = 5, .n_params = 3,
     .captures = relax_clml_dequant_matmul_captures, .n_parts = 7, .parts = relax_clml_dequant_matmul_parts,
     .match_size = sizeof(struct relax_clml_dequant_matmul_match),
     .whole_size = sizeof(struct relax_clml_dequant_matmul_whole), .match = relax_clml_dequant_matmul_any,
     .each = relax_clml_dequant_matmul_all},
    {.name = "openclml.clip.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80",
     .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_captures, .n_parts = 14,
     .parts = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_transpose_all},
    {.name = "openclml.clip.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_captures, .n_parts = 15,
     .parts = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_bn_bias_pad_nn_conv2d_all},
    {.name = "openclml.clip.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_captures,
     .n_parts = 14, .parts = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_bn_bias_nn_conv2d_all},
    {.name = "openclml.clip.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_captures, .n_parts = 12,
     .parts = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_tuple_bn_nn_conv2d_transpose_all},
    {.name = "openclml.clip.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_captures,
     .n_parts = 13, .parts = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_bn_pad_nn_conv2d_all},
    {.name = "openclml.clip.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_tuple_bn_nn_conv2d_captures,
     .n_parts = 12, .parts = relax_clml_openclml_clip_tuple_bn_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bn_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_bn_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_bn_nn_conv2d_all},
    {.name = "openclml.clip.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_captures, .n_parts = 9,
     .parts = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_tuple_bias_nn_conv2d_transpose_all},
    {.name = "openclml.clip.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_captures,
     .n_parts = 10, .parts = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_bias_pad_nn_conv2d_all},
    {.name = "openclml.clip.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_tuple_bias_nn_conv2d_captures,
     .n_parts = 9, .parts = relax_clml_openclml_clip_tuple_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_bias_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_bias_nn_conv2d_all},
    {.name = "openclml.clip.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_captures, .n_parts = 7,
     .parts = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_tuple_nn_conv2d_transpose_all},
    {.name = "openclml.clip.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_tuple_pad_nn_conv2d_captures,
     .n_parts = 8, .parts = relax_clml_openclml_clip_tuple_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_pad_nn_conv2d_all},
    {.name = "openclml.clip.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_tuple_nn_conv2d_captures,
     .n_parts = 7, .parts = relax_clml_openclml_clip_tuple_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_tuple_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_tuple_nn_conv2d_any,
     .each = relax_clml_openclml_clip_tuple_nn_conv2d_all},
    {.name = "openclml.clip.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_captures, .n_parts = 13,
     .parts = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_bn_bias_nn_conv2d_transpose_all},
    {.name = "openclml.clip.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_captures,
     .n_parts = 14, .parts = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_bn_bias_pad_nn_conv2d_all},
    {.name = "openclml.clip.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_bn_bias_nn_conv2d_captures,
     .n_parts = 13, .parts = relax_clml_openclml_clip_bn_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bn_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_bn_bias_nn_conv2d_any,
     .each = relax_clml_openclml_clip_bn_bias_nn_conv2d_all},
    {.name = "openclml.clip.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_bn_nn_conv2d_transpose_captures,
     .n_parts = 11, .parts = relax_clml_openclml_clip_bn_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_bn_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_bn_nn_conv2d_transpose_all},
    {.name = "openclml.clip.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_bn_pad_nn_conv2d_captures,
     .n_parts = 12, .parts = relax_clml_openclml_clip_bn_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bn_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_bn_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_bn_pad_nn_conv2d_all},
    {.name = "openclml.clip.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_clip_bn_nn_conv2d_captures, .n_parts = 11,
     .parts = relax_clml_openclml_clip_bn_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bn_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_bn_nn_conv2d_any, .each = relax_clml_openclml_clip_bn_nn_conv2d_all},
    {.name = "openclml.clip.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_bias_nn_conv2d_transpose_captures,
     .n_parts = 8, .parts = relax_clml_openclml_clip_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_bias_nn_conv2d_transpose_all},
    {.name = "openclml.clip.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_bias_pad_nn_conv2d_captures,
     .n_parts = 9, .parts = relax_clml_openclml_clip_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_bias_pad_nn_conv2d_all},
    {.name = "openclml.clip.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_bias_nn_conv2d_captures,
     .n_parts = 8, .parts = relax_clml_openclml_clip_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_bias_nn_conv2d_any,
     .each = relax_clml_openclml_clip_bias_nn_conv2d_all},
    {.name = "openclml.clip.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_clip_nn_conv2d_transpose_captures,
     .n_parts = 6, .parts = relax_clml_openclml_clip_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_clip_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_clip_nn_conv2d_transpose_all},
    {.name = "openclml.clip.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_clip_pad_nn_conv2d_captures, .n_parts = 7,
     .parts = relax_clml_openclml_clip_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_pad_nn_conv2d_any,
     .each = relax_clml_openclml_clip_pad_nn_conv2d_all},
    {.name = "openclml.clip.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_clip_nn_conv2d_captures, .n_parts = 6,
     .parts = relax_clml_openclml_clip_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_clip_nn_conv2d_whole),
     .match = relax_clml_openclml_clip_nn_conv2d_any, .each = relax_clml_openclml_clip_nn_conv2d_all},
    {.name = "openclml.relu.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80",
     .is_entry = true, .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_captures, .n_parts = 12,
     .parts = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_transpose_all},
    {.name = "openclml.relu.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_captures, .n_parts = 13,
     .parts = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_bn_bias_pad_nn_conv2d_all},
    {.name = "openclml.relu.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_captures,
     .n_parts = 12, .parts = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_bn_bias_nn_conv2d_all},
    {.name = "openclml.relu.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_captures, .n_parts = 10,
     .parts = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_tuple_bn_nn_conv2d_transpose_all},
    {.name = "openclml.relu.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_captures,
     .n_parts = 11, .parts = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_bn_pad_nn_conv2d_all},
    {.name = "openclml.relu.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_tuple_bn_nn_conv2d_captures,
     .n_parts = 10, .parts = relax_clml_openclml_relu_tuple_bn_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bn_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_bn_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_bn_nn_conv2d_all},
    {.name = "openclml.relu.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_captures, .n_parts = 7,
     .parts = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_tuple_bias_nn_conv2d_transpose_all},
    {.name = "openclml.relu.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_captures,
     .n_parts = 8, .parts = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_bias_pad_nn_conv2d_all},
    {.name = "openclml.relu.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_tuple_bias_nn_conv2d_captures,
     .n_parts = 7, .parts = relax_clml_openclml_relu_tuple_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_bias_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_bias_nn_conv2d_all},
    {.name = "openclml.relu.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_captures, .n_parts = 5,
     .parts = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_tuple_nn_conv2d_transpose_all},
    {.name = "openclml.relu.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_tuple_pad_nn_conv2d_captures,
     .n_parts = 6, .parts = relax_clml_openclml_relu_tuple_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_pad_nn_conv2d_all},
    {.name = "openclml.relu.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_tuple_nn_conv2d_captures,
     .n_parts = 5, .parts = relax_clml_openclml_relu_tuple_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_tuple_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_tuple_nn_conv2d_any,
     .each = relax_clml_openclml_relu_tuple_nn_conv2d_all},
    {.name = "openclml.relu.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_captures, .n_parts = 11,
     .parts = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_bn_bias_nn_conv2d_transpose_all},
    {.name = "openclml.relu.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_captures,
     .n_parts = 12, .parts = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_bn_bias_pad_nn_conv2d_all},
    {.name = "openclml.relu.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_bn_bias_nn_conv2d_captures,
     .n_parts = 11, .parts = relax_clml_openclml_relu_bn_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bn_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_bn_bias_nn_conv2d_any,
     .each = relax_clml_openclml_relu_bn_bias_nn_conv2d_all},
    {.name = "openclml.relu.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_bn_nn_conv2d_transpose_captures,
     .n_parts = 9, .parts = relax_clml_openclml_relu_bn_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_bn_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_bn_nn_conv2d_transpose_all},
    {.name = "openclml.relu.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_bn_pad_nn_conv2d_captures,
     .n_parts = 10, .parts = relax_clml_openclml_relu_bn_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bn_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_bn_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_bn_pad_nn_conv2d_all},
    {.name = "openclml.relu.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relu_bn_nn_conv2d_captures, .n_parts = 9,
     .parts = relax_clml_openclml_relu_bn_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bn_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_bn_nn_conv2d_any, .each = relax_clml_openclml_relu_bn_nn_conv2d_all},
    {.name = "openclml.relu.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_bias_nn_conv2d_transpose_captures,
     .n_parts = 6, .parts = relax_clml_openclml_relu_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_bias_nn_conv2d_transpose_all},
    {.name = "openclml.relu.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_bias_pad_nn_conv2d_captures,
     .n_parts = 7, .parts = relax_clml_openclml_relu_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_bias_pad_nn_conv2d_all},
    {.name = "openclml.relu.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_bias_nn_conv2d_captures,
     .n_parts = 6, .parts = relax_clml_openclml_relu_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_bias_nn_conv2d_any,
     .each = relax_clml_openclml_relu_bias_nn_conv2d_all},
    {.name = "openclml.relu.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_relu_nn_conv2d_transpose_captures,
     .n_parts = 4, .parts = relax_clml_openclml_relu_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_relu_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_relu_nn_conv2d_transpose_all},
    {.name = "openclml.relu.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relu_pad_nn_conv2d_captures, .n_parts = 5,
     .parts = relax_clml_openclml_relu_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_pad_nn_conv2d_any,
     .each = relax_clml_openclml_relu_pad_nn_conv2d_all},
    {.name = "openclml.relu.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relu_nn_conv2d_captures, .n_parts = 4,
     .parts = relax_clml_openclml_relu_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_relu_nn_conv2d_whole),
     .match = relax_clml_openclml_relu_nn_conv2d_any, .each = relax_clml_openclml_relu_nn_conv2d_all},
    {.name = "openclml.tuple.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_captures, .n_parts = 11,
     .parts = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_tuple_bn_bias_nn_conv2d_transpose_all},
    {.name = "openclml.tuple.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_captures,
     .n_parts = 12, .parts = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_tuple_bn_bias_pad_nn_conv2d_all},
    {.name = "openclml.tuple.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_bn_bias_nn_conv2d_captures,
     .n_parts = 11, .parts = relax_clml_openclml_tuple_bn_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_bn_bias_nn_conv2d_any,
     .each = relax_clml_openclml_tuple_bn_bias_nn_conv2d_all},
    {.name = "openclml.tuple.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_captures,
     .n_parts = 9, .parts = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_tuple_bn_nn_conv2d_transpose_all},
    {.name = "openclml.tuple.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_bn_pad_nn_conv2d_captures,
     .n_parts = 10, .parts = relax_clml_openclml_tuple_bn_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_bn_pad_nn_conv2d_any,
     .each = relax_clml_openclml_tuple_bn_pad_nn_conv2d_all},
    {.name = "openclml.tuple.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_tuple_bn_nn_conv2d_captures, .n_parts = 9,
     .parts = relax_clml_openclml_tuple_bn_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bn_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_bn_nn_conv2d_any,
     .each = relax_clml_openclml_tuple_bn_nn_conv2d_all},
    {.name = "openclml.tuple.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2,
     .captures = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_captures, .n_parts = 6,
     .parts = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_tuple_bias_nn_conv2d_transpose_all},
    {.name = "openclml.tuple.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_bias_pad_nn_conv2d_captures,
     .n_parts = 7, .parts = relax_clml_openclml_tuple_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_tuple_bias_pad_nn_conv2d_all},
    {.name = "openclml.tuple.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_bias_nn_conv2d_captures,
     .n_parts = 6, .parts = relax_clml_openclml_tuple_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_bias_nn_conv2d_any,
     .each = relax_clml_openclml_tuple_bias_nn_conv2d_all},
    {.name = "openclml.tuple.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_nn_conv2d_transpose_captures,
     .n_parts = 4, .parts = relax_clml_openclml_tuple_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_tuple_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_tuple_nn_conv2d_transpose_all},
    {.name = "openclml.tuple.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_tuple_pad_nn_conv2d_captures,
     .n_parts = 5, .parts = relax_clml_openclml_tuple_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_pad_nn_conv2d_any,
     .each = relax_clml_openclml_tuple_pad_nn_conv2d_all},
    {.name = "openclml.tuple.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_tuple_nn_conv2d_captures, .n_parts = 4,
     .parts = relax_clml_openclml_tuple_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_tuple_nn_conv2d_whole),
     .match = relax_clml_openclml_tuple_nn_conv2d_any, .each = relax_clml_openclml_tuple_nn_conv2d_all},
    {.name = "openclml.bn.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_bn_bias_nn_conv2d_transpose_captures,
     .n_parts = 10, .parts = relax_clml_openclml_bn_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_bn_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_bn_bias_nn_conv2d_transpose_all},
    {.name = "openclml.bn.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_bn_bias_pad_nn_conv2d_captures,
     .n_parts = 11, .parts = relax_clml_openclml_bn_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_bn_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_bn_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_bn_bias_pad_nn_conv2d_all},
    {.name = "openclml.bn.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_bn_bias_nn_conv2d_captures, .n_parts = 10,
     .parts = relax_clml_openclml_bn_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_bn_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_bn_bias_nn_conv2d_any, .each = relax_clml_openclml_bn_bias_nn_conv2d_all},
    {.name = "openclml.bn.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_bn_nn_conv2d_transpose_captures,
     .n_parts = 8, .parts = relax_clml_openclml_bn_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_bn_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_bn_nn_conv2d_transpose_all},
    {.name = "openclml.bn.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_bn_pad_nn_conv2d_captures, .n_parts = 9,
     .parts = relax_clml_openclml_bn_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_bn_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_bn_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_bn_pad_nn_conv2d_any, .each = relax_clml_openclml_bn_pad_nn_conv2d_all},
    {.name = "openclml.bn.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_bn_nn_conv2d_captures, .n_parts = 8,
     .parts = relax_clml_openclml_bn_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_bn_nn_conv2d_whole),
     .match = relax_clml_openclml_bn_nn_conv2d_any, .each = relax_clml_openclml_bn_nn_conv2d_all},
    {.name = "openclml.bias.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_bias_nn_conv2d_transpose_captures,
     .n_parts = 5, .parts = relax_clml_openclml_bias_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_transpose_whole),
     .match = relax_clml_openclml_bias_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_bias_nn_conv2d_transpose_all},
    {.name = "openclml.bias.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_bias_pad_nn_conv2d_captures, .n_parts = 6,
     .parts = relax_clml_openclml_bias_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_bias_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_bias_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_bias_pad_nn_conv2d_any,
     .each = relax_clml_openclml_bias_pad_nn_conv2d_all},
    {.name = "openclml.bias.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_bias_nn_conv2d_captures, .n_parts = 5,
     .parts = relax_clml_openclml_bias_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_bias_nn_conv2d_whole),
     .match = relax_clml_openclml_bias_nn_conv2d_any, .each = relax_clml_openclml_bias_nn_conv2d_all},
    {.name = "openclml.nn.conv2d_transpose", .place = "relax_clml.pat:80", .is_entry = true,
     .n_captures = 2, .n_params = 2, .captures = relax_clml_openclml_nn_conv2d_transpose_captures,
     .n_parts = 3, .parts = relax_clml_openclml_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct relax_clml_openclml_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct relax_clml_openclml_nn_conv2d_transpose_match),
     .match = relax_clml_openclml_nn_conv2d_transpose_any,
     .each = relax_clml_openclml_nn_conv2d_transpose_all},
    {.name = "openclml.pad.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_pad_nn_conv2d_captures, .n_parts = 4,
     .parts = relax_clml_openclml_pad_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_pad_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_pad_nn_conv2d_whole),
     .match = relax_clml_openclml_pad_nn_conv2d_any, .each = relax_clml_openclml_pad_nn_conv2d_all},
    {.name = "openclml.nn.conv2d", .place = "relax_clml.pat:80", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_nn_conv2d_captures, .n_parts = 3,
     .parts = relax_clml_openclml_nn_conv2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_nn_conv2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_nn_conv2d_match),
     .match = relax_clml_openclml_nn_conv2d_any, .each = relax_clml_openclml_nn_conv2d_all},
    {.name = "openclml.relax.add", .place = "relax_clml.pat:82", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relax_add_captures, .n_parts = 3,
     .parts = relax_clml_openclml_relax_add_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_add_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_add_match),
     .match = relax_clml_openclml_relax_add_any, .each = relax_clml_openclml_relax_add_all},
    {.name = "openclml.relax.subtract", .place = "relax_clml.pat:82", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relax_subtract_captures, .n_parts = 3,
     .parts = relax_clml_openclml_relax_subtract_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_subtract_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_subtract_match),
     .match = relax_clml_openclml_relax_subtract_any, .each = relax_clml_openclml_relax_subtract_all},
    {.name = "openclml.relax.multiply", .place = "relax_clml.pat:82", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relax_multiply_captures, .n_parts = 3,
     .parts = relax_clml_openclml_relax_multiply_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_multiply_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_multiply_match),
     .match = relax_clml_openclml_relax_multiply_any, .each = relax_clml_openclml_relax_multiply_all},
    {.name = "openclml.relax.divide", .place = "relax_clml.pat:82", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relax_divide_captures, .n_parts = 3,
     .parts = relax_clml_openclml_relax_divide_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_divide_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_divide_match),
     .match = relax_clml_openclml_relax_divide_any, .each = relax_clml_openclml_relax_divide_all},
    {.name = "openclml.relax.maximum", .place = "relax_clml.pat:82", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relax_maximum_captures, .n_parts = 3,
     .parts = relax_clml_openclml_relax_maximum_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_maximum_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_maximum_match),
     .match = relax_clml_openclml_relax_maximum_any, .each = relax_clml_openclml_relax_maximum_all},
    {.name = "openclml.relax.minimum", .place = "relax_clml.pat:82", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_relax_minimum_captures, .n_parts = 3,
     .parts = relax_clml_openclml_relax_minimum_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_minimum_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_minimum_match),
     .match = relax_clml_openclml_relax_minimum_any, .each = relax_clml_openclml_relax_minimum_all},
    {.name = "openclml.relax.nn.softmax", .place = "relax_clml.pat:83", .is_entry = true, .n_captures = 1,
     .n_params = 1, .captures = relax_clml_openclml_relax_nn_softmax_captures, .n_parts = 2,
     .parts = relax_clml_openclml_relax_nn_softmax_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_nn_softmax_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_nn_softmax_match),
     .match = relax_clml_openclml_relax_nn_softmax_any, .each = relax_clml_openclml_relax_nn_softmax_all},
    {.name = "openclml.relax.nn.relu", .place = "relax_clml.pat:84", .is_entry = true, .n_captures = 1,
     .n_params = 1, .captures = relax_clml_openclml_relax_nn_relu_captures, .n_parts = 2,
     .parts = relax_clml_openclml_relax_nn_relu_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_nn_relu_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_nn_relu_match),
     .match = relax_clml_openclml_relax_nn_relu_any, .each = relax_clml_openclml_relax_nn_relu_all},
    {.name = "openclml.relax.clip", .place = "relax_clml.pat:85", .is_entry = true, .n_captures = 1,
     .n_params = 1, .captures = relax_clml_openclml_relax_clip_captures, .n_parts = 4,
     .parts = relax_clml_openclml_relax_clip_parts,
     .match_size = sizeof(struct relax_clml_openclml_relax_clip_match),
     .whole_size = sizeof(struct relax_clml_openclml_relax_clip_whole),
     .match = relax_clml_openclml_relax_clip_any, .each = relax_clml_openclml_relax_clip_all},
    {.name = "openclml.nn.max_pool2d", .place = "relax_clml.pat:86", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_nn_max_pool2d_captures, .n_parts = 4,
     .parts = relax_clml_openclml_nn_max_pool2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_nn_max_pool2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_nn_max_pool2d_whole),
     .match = relax_clml_openclml_nn_max_pool2d_any, .each = relax_clml_openclml_nn_max_pool2d_all},
    {.name = "openclml.nn.avg_pool2d", .place = "relax_clml.pat:86", .is_entry = true, .n_captures = 2,
     .n_params = 2, .captures = relax_clml_openclml_nn_avg_pool2d_captures, .n_parts = 4,
     .parts = relax_clml_openclml_nn_avg_pool2d_parts,
     .match_size = sizeof(struct relax_clml_openclml_nn_avg_pool2d_match),
     .whole_size = sizeof(struct relax_clml_openclml_nn_avg_pool2d_whole),
     .match = relax_clml_openclml_nn_avg_pool2d_any, .each = relax_clml_openclml_nn_avg_pool2d_all},
    {.name = "openclml.reshape", .place = "relax_clml.pat:88", .is_entry = true, .n_parts = 3,
     .parts = relax_clml_openclml_reshape_parts,
     .match_size = sizeof(struct relax_clml_openclml_reshape_match),
     .whole_size = sizeof(struct relax_clml_openclml_reshape_whole),
     .match = relax_clml_openclml_reshape_any, .each = relax_clml_openclml_reshape_all},
};

/* ---- table relax_clml ---- */

DFG_TABLE_SLOTS_WIDE(relax_clml)

static const struct dfg_table_entry relax_clml_entries[] = {
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d_transpose", .pattern = 10 },
    { .name = "openclml.clip.tuple.bn.bias.pad.nn.conv2d", .pattern = 11 },
    { .name = "openclml.clip.tuple.bn.bias.nn.conv2d", .pattern = 12 },
    { .name = "openclml.clip.tuple.bn.nn.conv2d_transpose", .pattern = 13 },
    { .name = "openclml.clip.tuple.bn.pad.nn.conv2d", .pattern = 14 },
    { .name = "openclml.clip.tuple.bn.nn.conv2d", .pattern = 15 },
    { .name = "openclml.clip.tuple.bias.nn.conv2d_transpose", .pattern = 16 },
    { .name = "openclml.clip.tuple.bias.pad.nn.conv2d", .pattern = 17 },
    { .name = "openclml.clip.tuple.bias.nn.conv2d", .pattern = 18 },
    { .name = "openclml.clip.tuple.nn.conv2d_transpose", .pattern = 19 },
    { .name = "openclml.clip.tuple.pad.nn.conv2d", .pattern = 20 },
    { .name = "openclml.clip.tuple.nn.conv2d", .pattern = 21 },
    { .name = "openclml.clip.bn.bias.nn.conv2d_transpose", .pattern = 22 },
    { .name = "openclml.clip.bn.bias.pad.nn.conv2d", .pattern = 23 },
    { .name = "openclml.clip.bn.bias.nn.conv2d", .pattern = 24 },
    { .name = "openclml.clip.bn.nn.conv2d_transpose", .pattern = 25 },
    { .name = "openclml.clip.bn.pad.nn.conv2d", .pattern = 26 },
    { .name = "openclml.clip.bn.nn.conv2d", .pattern = 27 },
    { .name = "openclml.clip.bias.nn.conv2d_transpose", .pattern = 28 },
    { .name = "openclml.clip.bias.pad.nn.conv2d", .pattern = 29 },
    { .name = "openclml.clip.bias.nn.conv2d", .pattern = 30 },
    { .name = "openclml.clip.nn.conv2d_transpose", .pattern = 31 },
    { .name = "openclml.clip.pad.nn.conv2d", .pattern = 32 },
    { .name = "openclml.clip.nn.conv2d", .pattern = 33 },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d_transpose", .pattern = 34 },
    { .name = "openclml.relu.tuple.bn.bias.pad.nn.conv2d", .pattern = 35 },
    { .name = "openclml.relu.tuple.bn.bias.nn.conv2d", .pattern = 36 },
    { .name = "openclml.relu.tuple.bn.nn.conv2d_transpose", .pattern = 37 },
    { .name = "openclml.relu.tuple.bn.pad.nn.conv2d", .pattern = 38 },
    { .name = "openclml.relu.tuple.bn.nn.conv2d", .pattern = 39 },
    { .name = "openclml.relu.tuple.bias.nn.conv2d_transpose", .pattern = 40 },
    { .name = "openclml.relu.tuple.bias.pad.nn.conv2d", .pattern = 41 },
    { .name = "openclml.relu.tuple.bias.nn.conv2d", .pattern = 42 },
    { .name = "openclml.relu.tuple.nn.conv2d_transpose", .pattern = 43 },
    { .name = "openclml.relu.tuple.pad.nn.conv2d", .pattern = 44 },
    { .name = "openclml.relu.tuple.nn.conv2d", .pattern = 45 },
    { .name = "openclml.relu.bn.bias.nn.conv2d_transpose", .pattern = 46 },
    { .name = "openclml.relu.bn.bias.pad.nn.conv2d", .pattern = 47 },
    { .name = "openclml.relu.bn.bias.nn.conv2d", .pattern = 48 },
    { .name = "openclml.relu.bn.nn.conv2d_transpose", .pattern = 49 },
    { .name = "openclml.relu.bn.pad.nn.conv2d", .pattern = 50 },
    { .name = "openclml.relu.bn.nn.conv2d", .pattern = 51 },
    { .name = "openclml.relu.bias.nn.conv2d_transpose", .pattern = 52 },
    { .name = "openclml.relu.bias.pad.nn.conv2d", .pattern = 53 },
    { .name = "openclml.relu.bias.nn.conv2d", .pattern = 54 },
    { .name = "openclml.relu.nn.conv2d_transpose", .pattern = 55 },
    { .name = "openclml.relu.pad.nn.conv2d", .pattern = 56 },
    { .name = "openclml.relu.nn.conv2d", .pattern = 57 },
    { .name = "openclml.tuple.bn.bias.nn.conv2d_transpose", .pattern = 58 },
    { .name = "openclml.tuple.bn.bias.pad.nn.conv2d", .pattern = 59 },
    { .name = "openclml.tuple.bn.bias.nn.conv2d", .pattern = 60 },
    { .name = "openclml.tuple.bn.nn.conv2d_transpose", .pattern = 61 },
    { .name = "openclml.tuple.bn.pad.nn.conv2d", .pattern = 62 },
    { .name = "openclml.tuple.bn.nn.conv2d", .pattern = 63 },
    { .name = "openclml.tuple.bias.nn.conv2d_transpose", .pattern = 64 },
    { .name = "openclml.tuple.bias.pad.nn.conv2d", .pattern = 65 },
    { .name = "openclml.tuple.bias.nn.conv2d", .pattern = 66 },
    { .name = "openclml.tuple.nn.conv2d_transpose", .pattern = 67 },
    { .name = "openclml.tuple.pad.nn.conv2d", .pattern = 68 },
    { .name = "openclml.tuple.nn.conv2d", .pattern = 69 },
    { .name = "openclml.bn.bias.nn.conv2d_transpose", .pattern = 70 },
    { .name = "openclml.bn.bias.pad.nn.conv2d", .pattern = 71 },
    { .name = "openclml.bn.bias.nn.conv2d", .pattern = 72 },
    { .name = "openclml.bn.nn.conv2d_transpose", .pattern = 73 },
    { .name = "openclml.bn.pad.nn.conv2d", .pattern = 74 },
    { .name = "openclml.bn.nn.conv2d", .pattern = 75 },
    { .name = "openclml.bias.nn.conv2d_transpose", .pattern = 76 },
    { .name = "openclml.bias.pad.nn.conv2d", .pattern = 77 },
    { .name = "openclml.bias.nn.conv2d", .pattern = 78 },
    { .name = "openclml.nn.conv2d_transpose", .pattern = 79 },
    { .name = "openclml.pad.nn.conv2d", .pattern = 80 },
    { .name = "openclml.nn.conv2d", .pattern = 81 },
    { .name = "openclml.nn.batch_norm", .pattern = 8 },
    { .name = "openclml.relax.add", .pattern = 82 },
    { .name = "openclml.relax.subtract", .pattern = 83 },
    { .name = "openclml.relax.multiply", .pattern = 84 },
    { .name = "openclml.relax.divide", .pattern = 85 },
    { .name = "openclml.relax.maximum", .pattern = 86 },
    { .name = "openclml.relax.minimum", .pattern = 87 },
    { .name = "openclml.relax.nn.softmax", .pattern = 88 },
    { .name = "openclml.relax.nn.relu", .pattern = 89 },
    { .name = "openclml.relax.clip", .pattern = 90 },
    { .name = "openclml.nn.max_pool2d", .pattern = 91 },
    { .name = "openclml.nn.avg_pool2d", .pattern = 92 },
    { .name = "openclml.nn.global_avg_pool2d", .pattern = 7 },
    { .name = "openclml.reshape", .pattern = 93 },
    { .name = "openclml.dequant_matmul", .pattern = 9 },
};
static const struct dfg_attr_text relax_clml_attrs[] = {
    { "Compiler", "\"openclml\"" },
};
static const struct dfg_table relax_clml_tables[] = {
    { .name = "relax_clml", .n = 87, .last_wins = false, .entries = relax_clml_entries, .n_words = 2,
      .n_attrs = 1, .attrs = relax_clml_attrs,
      .candidates = relax_clml_candidates_slot, .first = relax_clml_first_slot, .sweep = relax_clml_sweep_slot },
};

static const char *const relax_clml_imports[] = { "relax", NULL };
static const char *const relax_clml_text_0[] = { /* relax_clml.pat */
    "// relax_clml.pat -- what Qualcomm's OpenCL ML SDK runs on an Adreno: 87 entries over Relax operators.\n"
    "//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/adreno/clml.py), whose passes take the\n"
    "// first entry that matches; the product of packed weights (openclml.dequant_matmul), which a pass of its own\n"
    "// takes there, is the last one here.  Differences:\n"
    "//   - The layouts are asked of every convolution; there of one without anything behind it only.\n"
    "//   - A bias has a number for each output channel; there any constant is taken for one.\n"
    "//   - Padding in front of a convolution is of zeros; there any is taken for it.\n"
    "//   - clip has its limits as operands, and behind a convolution they are 0 and 6, as the library's activation\n"
    "//     has them (see clml.pat); there it is asked for with one operand, so that no entry with a clip ever matches.\n"
    "//   - A group may end in the projection of a normalisation (openclml.tuple.bn...); there groups end in calls,\n"
    "//     so that openclml.bn... takes the same without the projection.\n"
    "//   - An open extent where a number is asked for, and a shape that nothing is known of, are not taken; there\n"
    "//     the checks of pools, means and elementwise operators fail with an error.\n"
    "// An activation of the normalisation's tuple (openclml.relu.bn..., openclml.clip.bn...) and a projection of a\n"
    "// convolution (...tuple.nn..., ...tuple.bias..., ...tuple.pad...) are in no graph whose types are right: these\n"
    "// 30 of the 87 names never come out.\n\nimport \"relax.ops\";\n\n"
    "// ---- convolutions, and what may follow ----\n\n"
    "cond floats(x, w) = x.dtype in {f16, f32}, w.dtype in {f16, f32};\n\n"
    "pattern conv2d(x, w) = relax.nn.conv2d(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" } where floats(x, w);\n"
    "pattern pad_conv2d(x, w) = conv2d(relax.nn.pad(x) { pad_mode == \"constant\", pad_value == 0.0 }, w);\n"
    "pattern conv2d_transpose(x, w) = relax.nn.conv2d_transpose(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" }\n"
    "    where floats(x, w);\n\npattern biased(c) {\n    b = const;\n"
    "    where b.elements == c.shape[1], b.shape[-3] == b.elements;\n    return relax.add(c, b);\n}\n"
    "pattern norm(c) = relax.nn.batch_norm(c, const, const, const, const);\npattern first(t) = t.0;\n"
    "pattern relu6(c) = relax.clip(c, scalar(0), scalar(6));\n\n"
    "ops conv = conv2d_transpose as \"nn.conv2d_transpose\" | pad_conv2d as \"pad.nn.conv2d\" | conv2d as \"nn.conv2d\";\n"
    "ops bias = biased as \"bias.\" | none as \"\";\nops batch_norm = norm as \"bn.\" | none as \"\";\n"
    "ops projection = first as \"tuple.\" | none as \"\";\n"
    "ops activation = relu6 as \"clip.\" | relax.nn.relu as \"relu.\" | none as \"\";\n\n// ---- one by one ----\n"
    "\n// A batch of one, or none.\ncond operand(x) = x.rank > 0, x.dtype != i64, x.shape[0] <= 1;\n\n"
    "ops binary = relax.add | relax.subtract | relax.multiply | relax.divide | relax.maximum | relax.minimum;\n"
    "ops pool = relax.nn.max_pool2d | relax.nn.avg_pool2d;\n\ncond pool_ok(p, x) =\n"
    "    x.rank == 4, min(x.shape) > 0, len(p.pool_size) == 2, len(p.strides) == 2, len(p.padding) == 4,\n"
    "    min(p.pool_size) > 0, min(p.strides) > 0, min(p.dilation) > 0, min(p.padding) >= 0;\n\n"
    "pattern mean(x) = relax.mean(x) { axis == [2, 3] }\n"
    "    where x.rank == 4, x.shape[1] > 0, x.shape[2] > 0, x.shape[3] > 0;\n\n"
    "// The reshape keeps the shape; a pass puts it there for groups to end in a call.\n"
    "pattern reshaped_norm(x, gamma, beta, average, variance) {\n"
    "    n = relax.nn.batch_norm(x, gamma & const : f32, beta & const : f32, average & const : f32,\n"
    "                            variance & const : f32);\n"
    "    where same_shape(gamma, beta, average, variance);\n    return relax.reshape(n.0, _);\n}\n\n"
    "// One row of f16 times weights that a function of the module unpacks, columns last.\n"
    "pattern dequant_matmul(x, w, scales) {\n"
    "    decoded = relax.call_tir(global \"*dequantize*\", (w, scales));\n"
    "    r = relax.matmul(x : f16, decoded);\n    where r.rank == 3, r.shape[0] == 1, r.dtype == f16;\n"
    "    where decoded.rank == 2, w.shape[-1] == r.shape[-1], decoded.shape[-2] == x.shape[-1];\n",
    "    return r;\n}\n\ntable relax_clml {\n    attrs { Compiler = \"openclml\" };\n"
    "    for a in activation, t in projection, n in batch_norm, b in bias, c in conv:\n"
    "        \"openclml.{a}{t}{n}{b}{c}\"(x, w) = a(t(n(b(c(x, w)))));\n"
    "    \"openclml.nn.batch_norm\" = reshaped_norm;\n"
    "    for o in binary: \"openclml.relax.{o}\"(a, b) = o(a, b) where operand(a), operand(b), same_shape(a, b);\n"
    "    \"openclml.relax.nn.softmax\"(x) = relax.nn.softmax(x) where operand(x);\n"
    "    \"openclml.relax.nn.relu\"(x) = relax.nn.relu(x) where operand(x);\n"
    "    \"openclml.relax.clip\"(x) = relax.clip(x, _, _) where operand(x);\n"
    "    for p in pool: \"openclml.nn.{p}\"(c, x) = c & p(x) where pool_ok(c, x);\n"
    "    \"openclml.nn.global_avg_pool2d\" = mean;\n    \"openclml.reshape\" = relax.reshape(_, _);\n"
    "    \"openclml.dequant_matmul\" = dequant_matmul;\n}\n",
    NULL};
static const struct dfg_source relax_clml_sources[] = {
    {"relax_clml.pat", UINT64_C(0x7708424ee57817d5), relax_clml_text_0, (const uint32_t[]){1}, 1},
    {"relax.ops", UINT64_C(0x66f11303cc653ee2), NULL, NULL, 0},
};
extern const struct dfg_unit relax_clml_unit;
const struct dfg_unit relax_clml_unit = {
    .abi = DFG_ABI,
    .name = "relax_clml",
    .imports = relax_clml_imports,
    .names = &relax_clml_names,
    .n_patterns = 94, .patterns = relax_clml_patterns,
    .n_tables = 1, .tables = relax_clml_tables,
    .version = "0.1.0", .hash = UINT64_C(0x09f9dcc1fb0a81a2),
    .n_sources = 2, .sources = relax_clml_sources, .law_limit = 64,
    .prefix = "relax_clml_",
};
