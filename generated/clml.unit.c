/* What clml.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "clml.h"
#if CLML_H != 0x5ec435624727e1c5
#error "clml.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct clml_tail_whole, member)
static const struct dfg_capture clml_tail_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"s", DFG_CAP_NODE, AT(m.s)},
    {"g", DFG_CAP_NODE, AT(m.g)}, {"be", DFG_CAP_NODE, AT(m.be)}, {"m", DFG_CAP_NODE, AT(m.m)},
    {"v", DFG_CAP_NODE, AT(m.v)}, {"biased", DFG_CAP_NODE, AT(m.biased)}};
static const struct dfg_part clml_tail_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.c)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.s)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.g)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.be)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.m)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.v)}, {DFG_PART_NONE, 0, 0, 7, AT(m.biased)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.b)}, {DFG_PART_CONST, 0, 0, 2, AT(m.s)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(relu)},
    {DFG_PART_INNER, 0, 0, -1, AT(get)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.g)}, {DFG_PART_CONST, 0, 0, 4, AT(m.be)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.m)}, {DFG_PART_CONST, 0, 0, 6, AT(m.v)}};
#undef AT
DFG_PATTERN_SLOTS(clml_tail)

#define AT(member) offsetof(struct clml_conv2d_whole, member)
static const struct dfg_capture clml_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"g", DFG_CAP_NODE, AT(m.g)}, {"be", DFG_CAP_NODE, AT(m.be)},
    {"m", DFG_CAP_NODE, AT(m.m)}, {"v", DFG_CAP_NODE, AT(m.v)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"active", DFG_CAP_NODE, AT(m.active)}, {"act", DFG_CAP_NODE, AT(m.act)}};
static const struct dfg_part clml_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.g)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.be)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.m)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.v)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.c)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 10, AT(m.act)}, {DFG_PART_NONE, 0, 0, 9, AT(m.active)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_CONST, 0, 0, 4, AT(m.g)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.be)}, {DFG_PART_CONST, 0, 0, 6, AT(m.m)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.v)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(clml_conv2d)

#define AT(member) offsetof(struct clml_pad_conv2d_whole, member)
static const struct dfg_capture clml_pad_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"g", DFG_CAP_NODE, AT(m.g)}, {"be", DFG_CAP_NODE, AT(m.be)},
    {"m", DFG_CAP_NODE, AT(m.m)}, {"v", DFG_CAP_NODE, AT(m.v)}, {"p", DFG_CAP_NODE, AT(m.p)},
    {"c", DFG_CAP_NODE, AT(m.c)}, {"active", DFG_CAP_NODE, AT(m.active)}, {"act", DFG_CAP_NODE, AT(m.act)}};
static const struct dfg_part clml_pad_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.g)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.be)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.m)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.v)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.p)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, 9, AT(m.c)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 11, AT(m.act)}, {DFG_PART_NONE, 0, 0, 10, AT(m.active)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_CONST, 0, 0, 4, AT(m.g)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.be)}, {DFG_PART_CONST, 0, 0, 6, AT(m.m)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.v)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(clml_pad_conv2d)

#define AT(member) offsetof(struct clml_conv2d_transpose_whole, member)
static const struct dfg_capture clml_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"s", DFG_CAP_NODE, AT(m.s)}, {"g", DFG_CAP_NODE, AT(m.g)}, {"be", DFG_CAP_NODE, AT(m.be)},
    {"m", DFG_CAP_NODE, AT(m.m)}, {"v", DFG_CAP_NODE, AT(m.v)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"active", DFG_CAP_NODE, AT(m.active)}, {"act", DFG_CAP_NODE, AT(m.act)}};
static const struct dfg_part clml_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.s)},
    {DFG_PART_INPUT, 0, 0, 4, AT(m.g)}, {DFG_PART_INPUT, 0, 0, 5, AT(m.be)},
    {DFG_PART_INPUT, 0, 0, 6, AT(m.m)}, {DFG_PART_INPUT, 0, 0, 7, AT(m.v)},
    {DFG_PART_INNER, 0, 0, 8, AT(m.c)}, {DFG_PART_CONST, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 10, AT(m.act)}, {DFG_PART_NONE, 0, 0, 9, AT(m.active)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, 2, AT(m.b)},
    {DFG_PART_CONST, 0, 0, 3, AT(m.s)}, {DFG_PART_CONST, 0, 0, 4, AT(m.g)},
    {DFG_PART_CONST, 0, 0, 5, AT(m.be)}, {DFG_PART_CONST, 0, 0, 6, AT(m.m)},
    {DFG_PART_CONST, 0, 0, 7, AT(m.v)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(clml_conv2d_transpose)

#define AT(member) offsetof(struct clml_dense1d_whole, member)
static const struct dfg_capture clml_dense1d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"d", DFG_CAP_NODE, AT(m.d)}};
static const struct dfg_part clml_dense1d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 3, AT(m.d)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(clml_dense1d)

#define AT(member) offsetof(struct clml_dense2d_match, member)
static const struct dfg_capture clml_dense2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}};
static const struct dfg_part clml_dense2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(clml_dense2d)

#define AT(member) offsetof(struct clml_pad_whole, member)
static const struct dfg_capture clml_pad_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"p", DFG_CAP_NODE, AT(m.p)}, {"width", DFG_CAP_VALUE, AT(m.width)}};
static const struct dfg_part clml_pad_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, 1, AT(m.p)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(clml_pad)

#define AT(member) offsetof(struct clml_concat_whole, member)
static const struct dfg_part clml_concat_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(clml_concat)

#define AT(member) offsetof(struct clml_batch_norm_whole, member)
static const struct dfg_capture clml_batch_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part clml_batch_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_3)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_4)}};
#undef AT
DFG_PATTERN_SLOTS(clml_batch_norm)

#define AT(member) offsetof(struct clml_binary_match, member)
static const struct dfg_capture clml_binary_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part clml_binary_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(clml_binary)

#define AT(member) offsetof(struct clml_softmax_match, member)
static const struct dfg_capture clml_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part clml_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(clml_softmax)

#define AT(member) offsetof(struct clml_reshaped_match, member)
static const struct dfg_capture clml_reshaped_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part clml_reshaped_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(clml_reshaped)

#define AT(member) offsetof(struct clml_upsampling_match, member)
static const struct dfg_capture clml_upsampling_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part clml_upsampling_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(clml_upsampling)

#define AT(member) offsetof(struct clml_batch_matmul_match, member)
static const struct dfg_capture clml_batch_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part clml_batch_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(clml_batch_matmul)

#define AT(member) offsetof(struct clml_narrow_match, member)
static const struct dfg_capture clml_narrow_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part clml_narrow_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_narrow)

#define AT(member) offsetof(struct clml_add_whole, member)
static const struct dfg_part clml_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(clml_add)

#define AT(member) offsetof(struct clml_subtract_whole, member)
static const struct dfg_part clml_subtract_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INNER, 0, 0, -1, AT(subtract)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(clml_subtract)

#define AT(member) offsetof(struct clml_multiply_whole, member)
static const struct dfg_part clml_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INNER, 0, 0, -1, AT(multiply)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(clml_multiply)

#define AT(member) offsetof(struct clml_divide_whole, member)
static const struct dfg_part clml_divide_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INNER, 0, 0, -1, AT(divide)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(clml_divide)

#define AT(member) offsetof(struct clml_minimum_whole, member)
static const struct dfg_part clml_minimum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INNER, 0, 0, -1, AT(minimum)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(clml_minimum)

#define AT(member) offsetof(struct clml_maximum_whole, member)
static const struct dfg_part clml_maximum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(call)},
    {DFG_PART_INPUT, 0, 0, -1, AT(a)}, {DFG_PART_INPUT, 0, 0, -1, AT(b)},
    {DFG_PART_INNER, 0, 0, -1, AT(maximum)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(clml_maximum)

#define AT(member) offsetof(struct clml_avg_pool2d_whole, member)
static const struct dfg_part clml_avg_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_avg_pool2d)

#define AT(member) offsetof(struct clml_max_pool2d_whole, member)
static const struct dfg_part clml_max_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_max_pool2d)

#define AT(member) offsetof(struct clml_global_avg_pool2d_whole, member)
static const struct dfg_part clml_global_avg_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_global_avg_pool2d)

#define AT(member) offsetof(struct clml_global_max_pool2d_whole, member)
static const struct dfg_part clml_global_max_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_global_max_pool2d)

#define AT(member) offsetof(struct clml_relu_whole, member)
static const struct dfg_part clml_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_relu)

#define AT(member) offsetof(struct clml_clip_whole, member)
static const struct dfg_part clml_clip_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_clip)

#define AT(member) offsetof(struct clml_batch_flatten_whole, member)
static const struct dfg_part clml_batch_flatten_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_batch_flatten)

#define AT(member) offsetof(struct clml_depth_to_space_whole, member)
static const struct dfg_part clml_depth_to_space_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(clml_depth_to_space)

static const struct dfg_pattern clml_patterns[] = {
    {.name = "tail", .place = "clml.pat:19", .n_captures = 8, .n_params = 7, .captures = clml_tail_captures,
     .n_parts = 20, .parts = clml_tail_parts, .match_size = sizeof(struct clml_tail_match),
     .whole_size = sizeof(struct clml_tail_whole), .match = clml_tail_any, .each = clml_tail_all},
    {.name = "conv2d", .place = "clml.pat:31", .n_captures = 11, .n_params = 8,
     .captures = clml_conv2d_captures, .n_parts = 24, .parts = clml_conv2d_parts,
     .match_size = sizeof(struct clml_conv2d_match), .whole_size = sizeof(struct clml_conv2d_whole),
     .match = clml_conv2d_any, .each = clml_conv2d_all},
    {.name = "pad_conv2d", .place = "clml.pat:38", .n_captures = 12, .n_params = 8,
     .captures = clml_pad_conv2d_captures, .n_parts = 26, .parts = clml_pad_conv2d_parts,
     .match_size = sizeof(struct clml_pad_conv2d_match), .whole_size = sizeof(struct clml_pad_conv2d_whole),
     .match = clml_pad_conv2d_any, .each = clml_pad_conv2d_all},
    {.name = "conv2d_transpose", .place = "clml.pat:46", .n_captures = 11, .n_params = 8,
     .captures = clml_conv2d_transpose_captures, .n_parts = 24, .parts = clml_conv2d_transpose_parts,
     .match_size = sizeof(struct clml_conv2d_transpose_match),
     .whole_size = sizeof(struct clml_conv2d_transpose_whole), .match = clml_conv2d_transpose_any,
     .each = clml_conv2d_transpose_all},
    {.name = "dense1d", .place = "clml.pat:55", .n_captures = 4, .n_params = 3,
     .captures = clml_dense1d_captures, .n_parts = 10, .parts = clml_dense1d_parts,
     .match_size = sizeof(struct clml_dense1d_match), .whole_size = sizeof(struct clml_dense1d_whole),
     .match = clml_dense1d_any, .each = clml_dense1d_all},
    {.name = "dense2d", .place = "clml.pat:60", .n_captures = 2, .n_params = 2,
     .captures = clml_dense2d_captures, .n_parts = 4, .parts = clml_dense2d_parts,
     .match_size = sizeof(struct clml_dense2d_match), .whole_size = sizeof(struct clml_dense2d_match),
     .match = clml_dense2d_any, .each = clml_dense2d_all},
    {.name = "pad", .place = "clml.pat:61", .n_captures = 3, .n_params = 1, .captures = clml_pad_captures,
     .n_parts = 3, .parts = clml_pad_parts, .match_size = sizeof(struct clml_pad_match),
     .whole_size = sizeof(struct clml_pad_whole), .match = clml_pad_any, .each = clml_pad_all},
    {.name = "concat", .place = "clml.pat:66", .n_parts = 3, .parts = clml_concat_parts,
     .match_size = sizeof(struct clml_concat_match), .whole_size = sizeof(struct clml_concat_whole),
     .match = clml_concat_any, .each = clml_concat_all},
    {.name = "batch_norm", .place = "clml.pat:67", .n_captures = 1, .n_params = 1,
     .captures = clml_batch_norm_captures, .n_parts = 7, .parts = clml_batch_norm_parts,
     .match_size = sizeof(struct clml_batch_norm_match), .whole_size = sizeof(struct clml_batch_norm_whole),
     .match = clml_batch_norm_any, .each = clml_batch_norm_all},
    {.name = "binary", .place = "clml.pat:71", .n_captures = 2, .n_params = 2,
     .captures = clml_binary_captures, .n_parts = 3, .parts = clml_binary_parts,
     .match_size = sizeof(struct clml_binary_match), .whole_size = sizeof(struct clml_binary_match),
     .match = clml_binary_any, .each = clml_binary_all},
    {.name = "softmax", .place = "clml.pat:73", .n_captures = 1, .n_params = 1,
     .captures = clml_softmax_captures, .n_parts = 2, .parts = clml_softmax_parts,
     .match_size = sizeof(struct clml_softmax_match), .whole_size = sizeof(struct clml_softmax_match),
     .match = clml_softmax_any, .each = clml_softmax_all},
    {.name = "reshaped", .place = "clml.pat:74", .n_captures = 2, .n_params = 1,
     .captures = clml_reshaped_captures, .n_parts = 2, .parts = clml_reshaped_parts,
     .match_size = sizeof(struct clml_reshaped_match), .whole_size = sizeof(struct clml_reshaped_match),
     .match = clml_reshaped_any, .each = clml_reshaped_all},
    {.name = "upsampling", .place = "clml.pat:79", .n_captures = 1, .n_params = 1,
     .captures = clml_upsampling_captures, .n_parts = 2, .parts = clml_upsampling_parts,
     .match_size = sizeof(struct clml_upsampling_match), .whole_size = sizeof(struct clml_upsampling_match),
     .match = clml_upsampling_any, .each = clml_upsampling_all},
    {.name = "batch_matmul", .place = "clml.pat:80", .n_captures = 2, .n_params = 2,
     .captures = clml_batch_matmul_captures, .n_parts = 3, .parts = clml_batch_matmul_parts,
     .match_size = sizeof(struct clml_batch_matmul_match),
     .whole_size = sizeof(struct clml_batch_matmul_match), .match = clml_batch_matmul_any,
     .each = clml_batch_matmul_all},
    {.name = "narrow", .place = "clml.pat:83", .n_captures = 1, .n_params = 1,
     .captures = clml_narrow_captures, .n_parts = 1, .parts = clml_narrow_parts,
     .match_size = sizeof(struct clml_narrow_match), .whole_size = sizeof(struct clml_narrow_match),
     .match = clml_narrow_any, .each = clml_narrow_all},
    {.name = "clml.add", .place = "clml.pat:95", .is_entry = true, .n_parts = 6, .parts = clml_add_parts,
     .match_size = sizeof(struct clml_add_match), .whole_size = sizeof(struct clml_add_whole),
     .match = clml_add_any, .each = clml_add_all},
    {.name = "clml.subtract", .place = "clml.pat:96", .is_entry = true, .n_parts = 6,
     .parts = clml_subtract_parts, .match_size = sizeof(struct clml_subtract_match),
     .whole_size = sizeof(struct clml_subtract_whole), .match = clml_subtract_any,
     .each = clml_subtract_all},
    {.name = "clml.multiply", .place = "clml.pat:97", .is_entry = true, .n_parts = 6,
     .parts = clml_multiply_parts, .match_size = sizeof(struct clml_multiply_match),
     .whole_size = sizeof(struct clml_multiply_whole), .match = clml_multiply_any,
     .each = clml_multiply_all},
    {.name = "clml.divide", .place = "clml.pat:98", .is_entry = true, .n_parts = 6,
     .parts = clml_divide_parts, .match_size = sizeof(struct clml_divide_match),
     .whole_size = sizeof(struct clml_divide_whole), .match = clml_divide_any, .each = clml_divide_all},
    {.name = "clml.minimum", .place = "clml.pat:99", .is_entry = true, .n_parts = 6,
     .parts = clml_minimum_parts, .match_size = sizeof(struct clml_minimum_match),
     .whole_size = sizeof(struct clml_minimum_whole), .match = clml_minimum_any, .each = clml_minimum_all},
    {.name = "clml.maximum", .place = "clml.pat:100", .is_entry = true, .n_parts = 6,
     .parts = clml_maximum_parts, .match_size = sizeof(struct clml_maximum_match),
     .whole_size = sizeof(struct clml_maximum_whole), .match = clml_maximum_any, .each = clml_maximum_all},
    {.name = "clml.avg_pool2d", .place = "clml.pat:103", .is_entry = true, .n_parts = 2,
     .parts = clml_avg_pool2d_parts, .match_size = sizeof(struct clml_avg_pool2d_match),
     .whole_size = sizeof(struct clml_avg_pool2d_whole), .match = clml_avg_pool2d_any,
     .each = clml_avg_pool2d_all},
    {.name = "clml.max_pool2d", .place = "clml.pat:104", .is_entry = true, .n_parts = 2,
     .parts = clml_max_pool2d_parts, .match_size = sizeof(struct clml_max_pool2d_match),
     .whole_size = sizeof(struct clml_max_pool2d_whole), .match = clml_max_pool2d_any,
     .each = clml_max_pool2d_all},
    {.name = "clml.global_avg_pool2d", .place = "clml.pat:105", .is_entry = true, .n_parts = 2,
     .parts = clml_global_avg_pool2d_parts, .match_size = sizeof(struct clml_global_avg_pool2d_match),
     .whole_size = sizeof(struct clml_global_avg_pool2d_whole), .match = clml_global_avg_pool2d_any,
     .each = clml_global_avg_pool2d_all},
    {.name = "clml.global_max_pool2d", .place = "clml.pat:106", .is_entry = true, .n_parts = 2,
     .parts = clml_global_max_pool2d_parts, .match_size = sizeof(struct clml_global_max_pool2d_match),
     .whole_size = sizeof(struct clml_global_max_pool2d_whole), .match = clml_global_max_pool2d_any,
     .each = clml_global_max_pool2d_all},
    {.name = "clml.relu", .place = "clml.pat:107", .is_entry = true, .n_parts = 2, .parts = clml_relu_parts,
     .match_size = sizeof(struct clml_relu_match), .whole_size = sizeof(struct clml_relu_whole),
     .match = clml_relu_any, .each = clml_relu_all},
    {.name = "clml.clip", .place = "clml.pat:108", .is_entry = true, .n_parts = 2, .parts = clml_clip_parts,
     .match_size = sizeof(struct clml_clip_match), .whole_size = sizeof(struct clml_clip_whole),
     .match = clml_clip_any, .each = clml_clip_all},
    {.name = "clml.batch_flatten", .place = "clml.pat:109", .is_entry = true, .n_parts = 2,
     .parts = clml_batch_flatten_parts, .match_size = sizeof(struct clml_batch_flatten_match),
     .whole_size = sizeof(struct clml_batch_flatten_whole), .match = clml_batch_flatten_any,
     .each = clml_batch_flatten_all},
    {.name = "clml.depth_to_space", .place = "clml.pat:110", .is_entry = true, .n_parts = 2,
     .parts = clml_depth_to_space_parts, .match_size = sizeof(struct clml_depth_to_space_match),
     .whole_size = sizeof(struct clml_depth_to_space_whole), .match = clml_depth_to_space_any,
     .each = clml_depth_to_space_all},
};

/* ---- table clml ---- */

DFG_TABLE_SLOTS(clml)

static const struct dfg_table_entry clml_entries[] = {
    { .name = "clml.pad_conv2d", .pattern = 2 },
    { .name = "clml.conv2d", .pattern = 1 },
    { .name = "clml.conv2d_transpose", .pattern = 3 },
    { .name = "clml.dense1d", .pattern = 4 },
    { .name = "clml.dense2d", .pattern = 5 },
    { .name = "clml.pad", .pattern = 6 },
    { .name = "clml.concat", .pattern = 7 },
    { .name = "clml.batch_norm", .pattern = 8 },
    { .name = "clml.add", .pattern = 15 },
    { .name = "clml.subtract", .pattern = 16 },
    { .name = "clml.multiply", .pattern = 17 },
    { .name = "clml.divide", .pattern = 18 },
    { .name = "clml.minimum", .pattern = 19 },
    { .name = "clml.maximum", .pattern = 20 },
    { .name = "clml.softmax", .pattern = 10 },
    { .name = "clml.reshape", .pattern = 11 },
    { .name = "clml.avg_pool2d", .pattern = 21 },
    { .name = "clml.max_pool2d", .pattern = 22 },
    { .name = "clml.global_avg_pool2d", .pattern = 23 },
    { .name = "clml.global_max_pool2d", .pattern = 24 },
    { .name = "clml.relu", .pattern = 25 },
    { .name = "clml.clip", .pattern = 26 },
    { .name = "clml.batch_flatten", .pattern = 27 },
    { .name = "clml.depth_to_space", .pattern = 28 },
    { .name = "clml.upsampling", .pattern = 12 },
    { .name = "clml.batch_matmul", .pattern = 13 },
};
static const struct dfg_attr_text clml_attrs[] = {
    { "Compiler", "\"clml\"" },
};
static const struct dfg_table clml_tables[] = {
    { .name = "clml", .n = 26, .last_wins = false, .entries = clml_entries, .n_words = 1,
      .n_attrs = 1, .attrs = clml_attrs,
      .candidates = clml_candidates_slot, .first = clml_first_slot, .sweep = clml_sweep_slot },
};

static const char *const clml_imports[] = { "relay", NULL };
static const char *const clml_text_0[] = { /* clml.pat */
    "// clml.pat -- what Qualcomm's OpenCL ML SDK runs on an Adreno: 26 entries over\n// Relay operators.\n"
    "//\n// Names, order and conditions are those of TVM 0.16 (relay/op/contrib/clml.py).\n// Repairs:\n"
    "//   - batch_norm is followed by its first result; there any will do.\n"
    "//   - a convolution whose kernel_size is not said is judged by its weight; there\n"
    "//     the check fails with an error.\n"
    "//   - a convolution with batch_norm, relu and clip is one group, and the constant of\n"
    "//     a sum may stand first; there the check fails with an error.\n"
    "//   - where the outermost operator is refused (a clip that is not 0 to 6), what\n"
    "//     is inside may still be taken; there the convolution is lost.\n\nimport \"relay.ops\";\n\n"
    "cond no_int64(x) = x.dtype != i64;\n\n"
    "// What may follow a convolution c: bias_add, add, batch_norm, relu, and clip to 0 .. 6.\n"
    "pattern tail(c, b, s, g, be, m, v) {\n    biased = add?(nn.bias_add?(c, b & const), s & const);\n"
    "    return nn.relu?(nn.batch_norm(biased, g & const, be & const, m & const, v & const).0 | biased);\n"
    "}\ncond relu6(c) = not present(c) or (c.a_min == 0 and c.a_max == 6);\n\n"
    "cond depthwise(c, x, w) = c.groups == x.shape[1], c.groups == dim(w, c.kernel_layout, \"O\");\n"
    "// Without a clip behind it the library has no dilated depthwise convolution of height 3.\n"
    "cond conv_ok(c, x, w, act) =\n"
    "    c.data_layout == \"NCHW\", c.groups == 1 or depthwise(c, x, w), relu6(act),\n"
    "    present(act) or c.groups == 1 or dim(w, c.kernel_layout, \"H\") != 3 or c.dilation[0] == 1;\n\n"
    "pattern conv2d(x, w, b, s, g, be, m, v) {\n    c = nn.conv2d(x, w & const);\n"
    "    active = tail(c, b, s, g, be, m, v);\n    act = clip(active);\n    where conv_ok(c, x, w, act);\n"
    "    return act | active;\n}\npattern pad_conv2d(x, w, b, s, g, be, m, v) {\n    p = nn.pad(x, const);\n"
    "    c = nn.conv2d(p, w & const);\n    active = tail(c, b, s, g, be, m, v);\n    act = clip(active);\n"
    "    where conv_ok(c, p, w, act);\n    return act | active;\n}\n"
    "pattern conv2d_transpose(x, w, b, s, g, be, m, v) {\n"
    "    c = nn.conv2d_transpose(x, w & const) { data_layout == \"NCHW\" };\n"
    "    active = tail(c, b, s, g, be, m, v);\n    act = clip(active);\n    where relu6(act);\n"
    "    return act | active;\n}\n\n// A product of one row, with a bias.\npattern dense1d(x, w, b) {\n"
    "    d = nn.dense(x, w & const);\n    where d.shape[0] <= 1;\n"
    "    return nn.bias_add(d, b & const) | add(d, b & const);\n}\n"
    "pattern dense2d(x, w) = nn.dense(x, w & const) where no_int64(x), no_int64(w);\npattern pad(x) {\n"
    "    p = nn.pad(x & !input, const) { pad_width = width };\n    where len(width) == 4;\n    return p;\n}\n"
    "pattern concat = concatenate((...)) { axis == 1 };\n"
    "pattern batch_norm(x) = nn.batch_norm(x, const, const, const, const).0;\n\ncond binary_ok(a, b) =\n"
    "    b.rank > 0, same_shape(a, b), no_int64(a), no_int64(b), a.shape[0] <= 1, b.shape[0] <= 1;\n"
    "pattern binary(a, b) = (add | subtract | multiply | divide | minimum | maximum)(a, b) where binary_ok(a, b);\n"
    "\npattern softmax(x) = nn.softmax(x) where x.rank in {2, 4};\npattern reshaped(x) {\n"
    "    r = reshape(x);\n    where r.shape[0] <= 1, max(r.shape) <= 32768;\n    return r;\n}\n"
    "pattern upsampling(x) = nn.upsampling(x) { method == \"bilinear\" };\n"
    "pattern batch_matmul(a, b) = nn.batch_matmul(a, b) where a.shape[0] <= 1, b.shape[0] <= 1;\n\n"
    "// An operand of the operators without more conditions.\npattern narrow(x) = x where no_int64(x);\n\n"
    "table clml {\n    attrs { Compiler = \"clml\" };\n    \"clml.pad_conv2d\"        = pad_conv2d;\n"
    "    \"clml.conv2d\"            = conv2d;\n    \"clml.conv2d_transpose\"  = conv2d_transpose;\n"
    "    \"clml.dense1d\"           = dense1d;\n    \"clml.dense2d\"           = dense2d;\n"
    "    \"clml.pad\"               = pad;\n    \"clml.concat\"            = concat;\n"
    "    \"clml.batch_norm\"        = batch_norm;\n    \"clml.add\"               = binary & add(...);\n"
    "    \"clml.subtract\"          = binary & subtract(...);\n"
    "    \"clml.multiply\"          = binary & multiply(...);\n"
    "    \"clml.divide\"            = binary & divide(...);\n"
    "    \"clml.minimum\"           = binary & minimum(...);\n",
    "    \"clml.maximum\"           = binary & maximum(...);\n    \"clml.softmax\"           = softmax;\n"
    "    \"clml.reshape\"           = reshaped;\n    \"clml.avg_pool2d\"        = nn.avg_pool2d(narrow);\n"
    "    \"clml.max_pool2d\"        = nn.max_pool2d(narrow);\n"
    "    \"clml.global_avg_pool2d\" = nn.global_avg_pool2d(narrow);\n"
    "    \"clml.global_max_pool2d\" = nn.global_max_pool2d(narrow);\n"
    "    \"clml.relu\"              = nn.relu(narrow);\n    \"clml.clip\"              = clip(narrow);\n"
    "    \"clml.batch_flatten\"     = nn.batch_flatten(narrow);\n"
    "    \"clml.depth_to_space\"    = nn.depth_to_space(narrow);\n"
    "    \"clml.upsampling\"        = upsampling;\n    \"clml.batch_matmul\"      = batch_matmul;\n}\n",
    NULL};
static const struct dfg_source clml_sources[] = {
    {"clml.pat", UINT64_C(0x535dacc3c65431f1), clml_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit clml_unit;
const struct dfg_unit clml_unit = {
    .abi = DFG_ABI,
    .name = "clml",
    .imports = clml_imports,
    .names = &clml_names,
    .n_patterns = 29, .patterns = clml_patterns,
    .n_tables = 1, .tables = clml_tables,
    .version = "0.1.0", .hash = UINT64_C(0x6fa6c25a0aa273db),
    .n_sources = 2, .sources = clml_sources, .law_limit = 64,
    .prefix = "clml_",
};
