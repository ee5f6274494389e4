/* What tensorrt.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "tensorrt.h"
#if TENSORRT_H != 0x8d8f9f1ba158875a
#error "tensorrt.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct tensorrt_conv1d_match, member)
static const struct dfg_capture tensorrt_conv1d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part tensorrt_conv1d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_conv1d)

#define AT(member) offsetof(struct tensorrt_conv2d_match, member)
static const struct dfg_capture tensorrt_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part tensorrt_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_conv2d)

#define AT(member) offsetof(struct tensorrt_conv3d_match, member)
static const struct dfg_capture tensorrt_conv3d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part tensorrt_conv3d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_conv3d)

#define AT(member) offsetof(struct tensorrt_conv2d_transpose_match, member)
static const struct dfg_capture tensorrt_conv2d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part tensorrt_conv2d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_conv2d_transpose)

#define AT(member) offsetof(struct tensorrt_conv3d_transpose_match, member)
static const struct dfg_capture tensorrt_conv3d_transpose_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}, {"c", DFG_CAP_NODE, AT(c)}};
static const struct dfg_part tensorrt_conv3d_transpose_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, 2, AT(c)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_conv3d_transpose)

#define AT(member) offsetof(struct tensorrt_dense_match, member)
static const struct dfg_capture tensorrt_dense_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"w", DFG_CAP_NODE, AT(w)}};
static const struct dfg_part tensorrt_dense_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(w)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)},
    {DFG_PART_CONST, 0, 0, 1, AT(w)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_dense)

#define AT(member) offsetof(struct tensorrt_bias_add_match, member)
static const struct dfg_capture tensorrt_bias_add_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_bias_add_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_bias_add)

#define AT(member) offsetof(struct tensorrt_batch_matmul_match, member)
static const struct dfg_capture tensorrt_batch_matmul_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_batch_matmul_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_batch_matmul)

#define AT(member) offsetof(struct tensorrt_add_two_match, member)
static const struct dfg_capture tensorrt_add_two_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_add_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_add_two)

#define AT(member) offsetof(struct tensorrt_divide_two_match, member)
static const struct dfg_capture tensorrt_divide_two_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_divide_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_divide_two)

#define AT(member) offsetof(struct tensorrt_subtract_two_match, member)
static const struct dfg_capture tensorrt_subtract_two_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_subtract_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_subtract_two)

#define AT(member) offsetof(struct tensorrt_multiply_two_match, member)
static const struct dfg_capture tensorrt_multiply_two_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_multiply_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_multiply_two)

#define AT(member) offsetof(struct tensorrt_power_two_match, member)
static const struct dfg_capture tensorrt_power_two_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_power_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_power_two)

#define AT(member) offsetof(struct tensorrt_maximum_two_match, member)
static const struct dfg_capture tensorrt_maximum_two_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_maximum_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_maximum_two)

#define AT(member) offsetof(struct tensorrt_minimum_two_match, member)
static const struct dfg_capture tensorrt_minimum_two_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part tensorrt_minimum_two_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_minimum_two)

#define AT(member) offsetof(struct tensorrt_fit_match, member)
static const struct dfg_capture tensorrt_fit_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part tensorrt_fit_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_fit)

#define AT(member) offsetof(struct tensorrt_since_5_match, member)
static const struct dfg_capture tensorrt_since_5_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part tensorrt_since_5_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_since_5)

#define AT(member) offsetof(struct tensorrt_since_7_match, member)
static const struct dfg_capture tensorrt_since_7_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part tensorrt_since_7_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_since_7)

#define AT(member) offsetof(struct tensorrt_batch_norm_match, member)
static const struct dfg_capture tensorrt_batch_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"g", DFG_CAP_NODE, AT(g)}, {"b", DFG_CAP_NODE, AT(b)},
    {"m", DFG_CAP_NODE, AT(m)}, {"v", DFG_CAP_NODE, AT(v)}, {"n", DFG_CAP_NODE, AT(n)}};
static const struct dfg_part tensorrt_batch_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(g)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_INPUT, 0, 0, 3, AT(m)}, {DFG_PART_INPUT, 0, 0, 4, AT(v)}, {DFG_PART_INNER, 0, 0, 5, AT(n)},
    {DFG_PART_CONST, 0, 0, 1, AT(g)}, {DFG_PART_CONST, 0, 0, 2, AT(b)}, {DFG_PART_CONST, 0, 0, 3, AT(m)},
    {DFG_PART_CONST, 0, 0, 4, AT(v)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_batch_norm)

#define AT(member) offsetof(struct tensorrt_layer_norm_match, member)
static const struct dfg_capture tensorrt_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"g", DFG_CAP_NODE, AT(g)}, {"b", DFG_CAP_NODE, AT(b)},
    {"axis", DFG_CAP_VALUE, AT(axis)}};
static const struct dfg_part tensorrt_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(g)}, {DFG_PART_INPUT, 0, 0, 2, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}, {DFG_PART_CONST, 0, 0, 1, AT(g)},
    {DFG_PART_CONST, 0, 0, 2, AT(b)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_layer_norm)

#define AT(member) offsetof(struct tensorrt_softmax_match, member)
static const struct dfg_capture tensorrt_softmax_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"axis", DFG_CAP_VALUE, AT(axis)}};
static const struct dfg_part tensorrt_softmax_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_softmax)

#define AT(member) offsetof(struct tensorrt_split_up_match, member)
static const struct dfg_capture tensorrt_split_up_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"axis", DFG_CAP_VALUE, AT(axis)}};
static const struct dfg_part tensorrt_split_up_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_split_up)

#define AT(member) offsetof(struct tensorrt_expanded_match, member)
static const struct dfg_capture tensorrt_expanded_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"axis", DFG_CAP_VALUE, AT(axis)}};
static const struct dfg_part tensorrt_expanded_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_expanded)

#define AT(member) offsetof(struct tensorrt_squeezed_match, member)
static const struct dfg_capture tensorrt_squeezed_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"axes", DFG_CAP_VALUE, AT(axes)}};
static const struct dfg_part tensorrt_squeezed_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_squeezed)

#define AT(member) offsetof(struct tensorrt_concatenated_whole, member)
static const struct dfg_capture tensorrt_concatenated_captures[] = {
    {"fields", DFG_CAP_NODES, AT(m.fields)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"axis", DFG_CAP_VALUE, AT(m.axis)}};
static const struct dfg_part tensorrt_concatenated_parts[] = {
    {DFG_PART_ROOT, 0, 1, 1, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)},
    {DFG_PART_INPUT, 1, 0, 0, AT(m.fields)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_concatenated)

#define AT(member) offsetof(struct tensorrt_transposed_match, member)
static const struct dfg_capture tensorrt_transposed_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"axes", DFG_CAP_VALUE, AT(axes)}};
static const struct dfg_part tensorrt_transposed_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_transposed)

#define AT(member) offsetof(struct tensorrt_reshaped_match, member)
static const struct dfg_capture tensorrt_reshaped_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}, {"shape", DFG_CAP_VALUE, AT(shape)}};
static const struct dfg_part tensorrt_reshaped_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_reshaped)

#define AT(member) offsetof(struct tensorrt_sliced_match, member)
static const struct dfg_capture tensorrt_sliced_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"s", DFG_CAP_NODE, AT(s)}};
static const struct dfg_part tensorrt_sliced_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(s)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_sliced)

#define AT(member) offsetof(struct tensorrt_padded_whole, member)
static const struct dfg_capture tensorrt_padded_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part tensorrt_padded_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_padded)

#define AT(member) offsetof(struct tensorrt_relaid_match, member)
static const struct dfg_capture tensorrt_relaid_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"t", DFG_CAP_NODE, AT(t)}, {"from", DFG_CAP_VALUE, AT(from)},
    {"to", DFG_CAP_VALUE, AT(to)}};
static const struct dfg_part tensorrt_relaid_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_relaid)

#define AT(member) offsetof(struct tensorrt_max_pool2d_match, member)
static const struct dfg_capture tensorrt_max_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_NODE, AT(p)}};
static const struct dfg_part tensorrt_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(p)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_max_pool2d)

#define AT(member) offsetof(struct tensorrt_avg_pool2d_match, member)
static const struct dfg_capture tensorrt_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_NODE, AT(p)}};
static const struct dfg_part tensorrt_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(p)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_avg_pool2d)

#define AT(member) offsetof(struct tensorrt_max_pool3d_match, member)
static const struct dfg_capture tensorrt_max_pool3d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part tensorrt_max_pool3d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_max_pool3d)

#define AT(member) offsetof(struct tensorrt_avg_pool3d_match, member)
static const struct dfg_capture tensorrt_avg_pool3d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part tensorrt_avg_pool3d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_avg_pool3d)

#define AT(member) offsetof(struct tensorrt_global_max_pool2d_match, member)
static const struct dfg_capture tensorrt_global_max_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part tensorrt_global_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_global_max_pool2d)

#define AT(member) offsetof(struct tensorrt_global_avg_pool2d_match, member)
static const struct dfg_capture tensorrt_global_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part tensorrt_global_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_global_avg_pool2d)

#define AT(member) offsetof(struct tensorrt_adaptive_max_pool2d_match, member)
static const struct dfg_capture tensorrt_adaptive_max_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_NODE, AT(p)}};
static const struct dfg_part tensorrt_adaptive_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(p)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_adaptive_max_pool2d)

#define AT(member) offsetof(struct tensorrt_adaptive_avg_pool2d_match, member)
static const struct dfg_capture tensorrt_adaptive_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"p", DFG_CAP_NODE, AT(p)}};
static const struct dfg_part tensorrt_adaptive_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(p)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_adaptive_avg_pool2d)

#define AT(member) offsetof(struct tensorrt_reduced_match, member)
static const struct dfg_capture tensorrt_reduced_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part tensorrt_reduced_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_reduced)

#define AT(member) offsetof(struct tensorrt_sum_whole, member)
static const struct dfg_part tensorrt_sum_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(sum)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_sum)

#define AT(member) offsetof(struct tensorrt_prod_whole, member)
static const struct dfg_part tensorrt_prod_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(prod)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_prod)

#define AT(member) offsetof(struct tensorrt_max_whole, member)
static const struct dfg_part tensorrt_max_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(max)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_max)

#define AT(member) offsetof(struct tensorrt_min_whole, member)
static const struct dfg_part tensorrt_min_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(min)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_min)

#define AT(member) offsetof(struct tensorrt_mean_whole, member)
static const struct dfg_part tensorrt_mean_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, -1, AT(mean)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_mean)

#define AT(member) offsetof(struct tensorrt_nn_relu_whole, member)
static const struct dfg_part tensorrt_nn_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_nn_relu)

#define AT(member) offsetof(struct tensorrt_sigmoid_whole, member)
static const struct dfg_part tensorrt_sigmoid_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_sigmoid)

#define AT(member) offsetof(struct tensorrt_tanh_whole, member)
static const struct dfg_part tensorrt_tanh_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_tanh)

#define AT(member) offsetof(struct tensorrt_exp_whole, member)
static const struct dfg_part tensorrt_exp_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_exp)

#define AT(member) offsetof(struct tensorrt_log_whole, member)
static const struct dfg_part tensorrt_log_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_log)

#define AT(member) offsetof(struct tensorrt_sqrt_whole, member)
static const struct dfg_part tensorrt_sqrt_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_sqrt)

#define AT(member) offsetof(struct tensorrt_abs_whole, member)
static const struct dfg_part tensorrt_abs_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_abs)

#define AT(member) offsetof(struct tensorrt_negative_whole, member)
static const struct dfg_part tensorrt_negative_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_negative)

#define AT(member) offsetof(struct tensorrt_nn_batch_flatten_whole, member)
static const struct dfg_part tensorrt_nn_batch_flatten_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_nn_batch_flatten)

#define AT(member) offsetof(struct tensorrt_clip_whole, member)
static const struct dfg_part tensorrt_clip_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_clip)

#define AT(member) offsetof(struct tensorrt_floor_whole, member)
static const struct dfg_part tensorrt_floor_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_floor)

#define AT(member) offsetof(struct tensorrt_nn_leaky_relu_whole, member)
static const struct dfg_part tensorrt_nn_leaky_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_nn_leaky_relu)

#define AT(member) offsetof(struct tensorrt_sin_whole, member)
static const struct dfg_part tensorrt_sin_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_sin)

#define AT(member) offsetof(struct tensorrt_cos_whole, member)
static const struct dfg_part tensorrt_cos_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_cos)

#define AT(member) offsetof(struct tensorrt_atan_whole, member)
static const struct dfg_part tensorrt_atan_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_atan)

#define AT(member) offsetof(struct tensorrt_ceil_whole, member)
static const struct dfg_part tensorrt_ceil_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_ceil)

#define AT(member) offsetof(struct tensorrt_erf_whole, member)
static const struct dfg_part tensorrt_erf_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(tensorrt_erf)

static const struct dfg_pattern tensorrt_patterns[] = {
    {.name = "conv1d", .place = "tensorrt.pat:39", .n_captures = 3, .n_params = 2,
     .captures = tensorrt_conv1d_captures, .n_parts = 4, .parts = tensorrt_conv1d_parts,
     .match_size = sizeof(struct tensorrt_conv1d_match), .whole_size = sizeof(struct tensorrt_conv1d_match),
     .match = tensorrt_conv1d_any, .each = tensorrt_conv1d_all},
    {.name = "conv2d", .place = "tensorrt.pat:44", .n_captures = 3, .n_params = 2,
     .captures = tensorrt_conv2d_captures, .n_parts = 4, .parts = tensorrt_conv2d_parts,
     .match_size = sizeof(struct tensorrt_conv2d_match), .whole_size = sizeof(struct tensorrt_conv2d_match),
     .match = tensorrt_conv2d_any, .each = tensorrt_conv2d_all},
    {.name = "conv3d", .place = "tensorrt.pat:49", .n_captures = 3, .n_params = 2,
     .captures = tensorrt_conv3d_captures, .n_parts = 4, .parts = tensorrt_conv3d_parts,
     .match_size = sizeof(struct tensorrt_conv3d_match), .whole_size = sizeof(struct tensorrt_conv3d_match),
     .match = tensorrt_conv3d_any, .each = tensorrt_conv3d_all},
    {.name = "conv2d_transpose", .place = "tensorrt.pat:54", .n_captures = 3, .n_params = 2,
     .captures = tensorrt_conv2d_transpose_captures, .n_parts = 3, .parts = tensorrt_conv2d_transpose_parts,
     .match_size = sizeof(struct tensorrt_conv2d_transpose_match),
     .whole_size = sizeof(struct tensorrt_conv2d_transpose_match), .match = tensorrt_conv2d_transpose_any,
     .each = tensorrt_conv2d_transpose_all},
    {.name = "conv3d_transpose", .place = "tensorrt.pat:59", .n_captures = 3, .n_params = 2,
     .captures = tensorrt_conv3d_transpose_captures, .n_parts = 3, .parts = tensorrt_conv3d_transpose_parts,
     .match_size = sizeof(struct tensorrt_conv3d_transpose_match),
     .whole_size = sizeof(struct tensorrt_conv3d_transpose_match), .match = tensorrt_conv3d_transpose_any,
     .each = tensorrt_conv3d_transpose_all},
    {.name = "dense", .place = "tensorrt.pat:64", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_dense_captures, .n_parts = 4, .parts = tensorrt_dense_parts,
     .match_size = sizeof(struct tensorrt_dense_match), .whole_size = sizeof(struct tensorrt_dense_match),
     .match = tensorrt_dense_any, .each = tensorrt_dense_all},
    {.name = "bias_add", .place = "tensorrt.pat:65", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_bias_add_captures, .n_parts = 3, .parts = tensorrt_bias_add_parts,
     .match_size = sizeof(struct tensorrt_bias_add_match),
     .whole_size = sizeof(struct tensorrt_bias_add_match), .match = tensorrt_bias_add_any,
     .each = tensorrt_bias_add_all},
    {.name = "batch_matmul", .place = "tensorrt.pat:66", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_batch_matmul_captures, .n_parts = 3, .parts = tensorrt_batch_matmul_parts,
     .match_size = sizeof(struct tensorrt_batch_matmul_match),
     .whole_size = sizeof(struct tensorrt_batch_matmul_match), .match = tensorrt_batch_matmul_any,
     .each = tensorrt_batch_matmul_all},
    {.name = "add_two", .place = "tensorrt.pat:80", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_add_two_captures, .n_parts = 3, .parts = tensorrt_add_two_parts,
     .match_size = sizeof(struct tensorrt_add_two_match),
     .whole_size = sizeof(struct tensorrt_add_two_match), .match = tensorrt_add_two_any,
     .each = tensorrt_add_two_all},
    {.name = "divide_two", .place = "tensorrt.pat:82", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_divide_two_captures, .n_parts = 3, .parts = tensorrt_divide_two_parts,
     .match_size = sizeof(struct tensorrt_divide_two_match),
     .whole_size = sizeof(struct tensorrt_divide_two_match), .match = tensorrt_divide_two_any,
     .each = tensorrt_divide_two_all},
    {.name = "subtract_two", .place = "tensorrt.pat:83", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_subtract_two_captures, .n_parts = 3, .parts = tensorrt_subtract_two_parts,
     .match_size = sizeof(struct tensorrt_subtract_two_match),
     .whole_size = sizeof(struct tensorrt_subtract_two_match), .match = tensorrt_subtract_two_any,
     .each = tensorrt_subtract_two_all},
    {.name = "multiply_two", .place = "tensorrt.pat:84", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_multiply_two_captures, .n_parts = 3, .parts = tensorrt_multiply_two_parts,
     .match_size = sizeof(struct tensorrt_multiply_two_match),
     .whole_size = sizeof(struct tensorrt_multiply_two_match), .match = tensorrt_multiply_two_any,
     .each = tensorrt_multiply_two_all},
    {.name = "power_two", .place = "tensorrt.pat:85", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_power_two_captures, .n_parts = 3, .parts = tensorrt_power_two_parts,
     .match_size = sizeof(struct tensorrt_power_two_match),
     .whole_size = sizeof(struct tensorrt_power_two_match), .match = tensorrt_power_two_any,
     .each = tensorrt_power_two_all},
    {.name = "maximum_two", .place = "tensorrt.pat:86", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_maximum_two_captures, .n_parts = 3, .parts = tensorrt_maximum_two_parts,
     .match_size = sizeof(struct tensorrt_maximum_two_match),
     .whole_size = sizeof(struct tensorrt_maximum_two_match), .match = tensorrt_maximum_two_any,
     .each = tensorrt_maximum_two_all},
    {.name = "minimum_two", .place = "tensorrt.pat:87", .n_captures = 2, .n_params = 2,
     .captures = tensorrt_minimum_two_captures, .n_parts = 3, .parts = tensorrt_minimum_two_parts,
     .match_size = sizeof(struct tensorrt_minimum_two_match),
     .whole_size = sizeof(struct tensorrt_minimum_two_match), .match = tensorrt_minimum_two_any,
     .each = tensorrt_minimum_two_all},
    {.name = "fit", .place = "tensorrt.pat:90", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_fit_captures, .n_parts = 1, .parts = tensorrt_fit_parts,
     .match_size = sizeof(struct tensorrt_fit_match), .whole_size = sizeof(struct tensorrt_fit_match),
     .match = tensorrt_fit_any, .each = tensorrt_fit_all},
    {.name = "since_5", .place = "tensorrt.pat:91", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_since_5_captures, .n_parts = 1, .parts = tensorrt_since_5_parts,
     .match_size = sizeof(struct tensorrt_since_5_match),
     .whole_size = sizeof(struct tensorrt_since_5_match), .match = tensorrt_since_5_any,
     .each = tensorrt_since_5_all},
    {.name = "since_7", .place = "tensorrt.pat:92", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_since_7_captures, .n_parts = 1, .parts = tensorrt_since_7_parts,
     .match_size = sizeof(struct tensorrt_since_7_match),
     .whole_size = sizeof(struct tensorrt_since_7_match), .match = tensorrt_since_7_any,
     .each = tensorrt_since_7_all},
    {.name = "batch_norm", .place = "tensorrt.pat:96", .n_captures = 6, .n_params = 5,
     .captures = tensorrt_batch_norm_captures, .n_parts = 11, .parts = tensorrt_batch_norm_parts,
     .match_size = sizeof(struct tensorrt_batch_norm_match),
     .whole_size = sizeof(struct tensorrt_batch_norm_match), .match = tensorrt_batch_norm_any,
     .each = tensorrt_batch_norm_all},
    {.name = "layer_norm", .place = "tensorrt.pat:102", .n_captures = 4, .n_params = 3,
     .captures = tensorrt_layer_norm_captures, .n_parts = 6, .parts = tensorrt_layer_norm_parts,
     .match_size = sizeof(struct tensorrt_layer_norm_match),
     .whole_size = sizeof(struct tensorrt_layer_norm_match), .match = tensorrt_layer_norm_any,
     .each = tensorrt_layer_norm_all},
    {.name = "softmax", .place = "tensorrt.pat:105", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_softmax_captures, .n_parts = 2, .parts = tensorrt_softmax_parts,
     .match_size = sizeof(struct tensorrt_softmax_match),
     .whole_size = sizeof(struct tensorrt_softmax_match), .match = tensorrt_softmax_any,
     .each = tensorrt_softmax_all},
    {.name = "split_up", .place = "tensorrt.pat:106", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_split_up_captures, .n_parts = 2, .parts = tensorrt_split_up_parts,
     .match_size = sizeof(struct tensorrt_split_up_match),
     .whole_size = sizeof(struct tensorrt_split_up_match), .match = tensorrt_split_up_any,
     .each = tensorrt_split_up_all},
    {.name = "expanded", .place = "tensorrt.pat:108", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_expanded_captures, .n_parts = 2, .parts = tensorrt_expanded_parts,
     .match_size = sizeof(struct tensorrt_expanded_match),
     .whole_size = sizeof(struct tensorrt_expanded_match), .match = tensorrt_expanded_any,
     .each = tensorrt_expanded_all},
    {.name = "squeezed", .place = "tensorrt.pat:110", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_squeezed_captures, .n_parts = 2, .parts = tensorrt_squeezed_parts,
     .match_size = sizeof(struct tensorrt_squeezed_match),
     .whole_size = sizeof(struct tensorrt_squeezed_match), .match = tensorrt_squeezed_any,
     .each = tensorrt_squeezed_all},
    {.name = "concatenated", .place = "tensorrt.pat:111", .n_captures = 3, .n_params = 1,
     .captures = tensorrt_concatenated_captures, .n_parts = 3, .parts = tensorrt_concatenated_parts,
     .match_size = sizeof(struct tensorrt_concatenated_match),
     .whole_size = sizeof(struct tensorrt_concatenated_whole), .match = tensorrt_concatenated_any,
     .each = tensorrt_concatenated_all},
    {.name = "transposed", .place = "tensorrt.pat:116", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_transposed_captures, .n_parts = 2, .parts = tensorrt_transposed_parts,
     .match_size = sizeof(struct tensorrt_transposed_match),
     .whole_size = sizeof(struct tensorrt_transposed_match), .match = tensorrt_transposed_any,
     .each = tensorrt_transposed_all},
    {.name = "reshaped", .place = "tensorrt.pat:118", .n_captures = 3, .n_params = 1,
     .captures = tensorrt_reshaped_captures, .n_parts = 2, .parts = tensorrt_reshaped_parts,
     .match_size = sizeof(struct tensorrt_reshaped_match),
     .whole_size = sizeof(struct tensorrt_reshaped_match), .match = tensorrt_reshaped_any,
     .each = tensorrt_reshaped_all},
    {.name = "sliced", .place = "tensorrt.pat:125", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_sliced_captures, .n_parts = 2, .parts = tensorrt_sliced_parts,
     .match_size = sizeof(struct tensorrt_sliced_match), .whole_size = sizeof(struct tensorrt_sliced_match),
     .match = tensorrt_sliced_any, .each = tensorrt_sliced_all},
    {.name = "padded", .place = "tensorrt.pat:133", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_padded_captures, .n_parts = 3, .parts = tensorrt_padded_parts,
     .match_size = sizeof(struct tensorrt_padded_match), .whole_size = sizeof(struct tensorrt_padded_whole),
     .match = tensorrt_padded_any, .each = tensorrt_padded_all},
    {.name = "relaid", .place = "tensorrt.pat:136", .n_captures = 4, .n_params = 1,
     .captures = tensorrt_relaid_captures, .n_parts = 2, .parts = tensorrt_relaid_parts,
     .match_size = sizeof(struct tensorrt_relaid_match), .whole_size = sizeof(struct tensorrt_relaid_match),
     .match = tensorrt_relaid_any, .each = tensorrt_relaid_all},
    {.name = "max_pool2d", .place = "tensorrt.pat:148", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_max_pool2d_captures, .n_parts = 2, .parts = tensorrt_max_pool2d_parts,
     .match_size = sizeof(struct tensorrt_max_pool2d_match),
     .whole_size = sizeof(struct tensorrt_max_pool2d_match), .match = tensorrt_max_pool2d_any,
     .each = tensorrt_max_pool2d_all},
    {.name = "avg_pool2d", .place = "tensorrt.pat:153", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_avg_pool2d_captures, .n_parts = 2, .parts = tensorrt_avg_pool2d_parts,
     .match_size = sizeof(struct tensorrt_avg_pool2d_match),
     .whole_size = sizeof(struct tensorrt_avg_pool2d_match), .match = tensorrt_avg_pool2d_any,
     .each = tensorrt_avg_pool2d_all},
    {.name = "max_pool3d", .place = "tensorrt.pat:160", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_max_pool3d_captures, .n_parts = 2, .parts = tensorrt_max_pool3d_parts,
     .match_size = sizeof(struct tensorrt_max_pool3d_match),
     .whole_size = sizeof(struct tensorrt_max_pool3d_match), .match = tensorrt_max_pool3d_any,
     .each = tensorrt_max_pool3d_all},
    {.name = "avg_pool3d", .place = "tensorrt.pat:161", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_avg_pool3d_captures, .n_parts = 2, .parts = tensorrt_avg_pool3d_parts,
     .match_size = sizeof(struct tensorrt_avg_pool3d_match),
     .whole_size = sizeof(struct tensorrt_avg_pool3d_match), .match = tensorrt_avg_pool3d_any,
     .each = tensorrt_avg_pool3d_all},
    {.name = "global_max_pool2d", .place = "tensorrt.pat:162", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_global_max_pool2d_captures, .n_parts = 2,
     .parts = tensorrt_global_max_pool2d_parts,
     .match_size = sizeof(struct tensorrt_global_max_pool2d_match),
     .whole_size = sizeof(struct tensorrt_global_max_pool2d_match), .match = tensorrt_global_max_pool2d_any,
     .each = tensorrt_global_max_pool2d_all},
    {.name = "global_avg_pool2d", .place = "tensorrt.pat:163", .n_captures = 1, .n_params = 1,
     .captures = tensorrt_global_avg_pool2d_captures, .n_parts = 2,
     .parts = tensorrt_global_avg_pool2d_parts,
     .match_size = sizeof(struct tensorrt_global_avg_pool2d_match),
     .whole_size = sizeof(struct tensorrt_global_avg_pool2d_match), .match = tensorrt_global_avg_pool2d_any,
     .each = tensorrt_global_avg_pool2d_all},
    {.name = "adaptive_max_pool2d", .place = "tensorrt.pat:164", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_adaptive_max_pool2d_captures, .n_parts = 2,
     .parts = tensorrt_adaptive_max_pool2d_parts,
     .match_size = sizeof(struct tensorrt_adaptive_max_pool2d_match),
     .whole_size = sizeof(struct tensorrt_adaptive_max_pool2d_match),
     .match = tensorrt_adaptive_max_pool2d_any, .each = tensorrt_adaptive_max_pool2d_all},
    {.name = "adaptive_avg_pool2d", .place = "tensorrt.pat:169", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_adaptive_avg_pool2d_captures, .n_parts = 2,
     .parts = tensorrt_adaptive_avg_pool2d_parts,
     .match_size = sizeof(struct tensorrt_adaptive_avg_pool2d_match),
     .whole_size = sizeof(struct tensorrt_adaptive_avg_pool2d_match),
     .match = tensorrt_adaptive_avg_pool2d_any, .each = tensorrt_adaptive_avg_pool2d_all},
    {.name = "reduced", .place = "tensorrt.pat:175", .n_captures = 2, .n_params = 1,
     .captures = tensorrt_reduced_captures, .n_parts = 2, .parts = tensorrt_reduced_parts,
     .match_size = sizeof(struct tensorrt_reduced_match),
     .whole_size = sizeof(struct tensorrt_reduced_match), .match = tensorrt_reduced_any,
     .each = tensorrt_reduced_all},
    {.name = "tensorrt.sum", .place = "tensorrt.pat:218", .is_entry = true, .n_parts = 5,
     .parts = tensorrt_sum_parts, .match_size = sizeof(struct tensorrt_sum_match),
     .whole_size = sizeof(struct tensorrt_sum_whole), .match = tensorrt_sum_any, .each = tensorrt_sum_all},
    {.name = "tensorrt.prod", .place = "tensorrt.pat:219", .is_entry = true, .n_parts = 5,
     .parts = tensorrt_prod_parts, .match_size = sizeof(struct tensorrt_prod_match),
     .whole_size = sizeof(struct tensorrt_prod_whole), .match = tensorrt_prod_any,
     .each = tensorrt_prod_all},
    {.name = "tensorrt.max", .place = "tensorrt.pat:220", .is_entry = true, .n_parts = 5,
     .parts = tensorrt_max_parts, .match_size = sizeof(struct tensorrt_max_match),
     .whole_size = sizeof(struct tensorrt_max_whole), .match = tensorrt_max_any, .each = tensorrt_max_all},
    {.name = "tensorrt.min", .place = "tensorrt.pat:221", .is_entry = true, .n_parts = 5,
     .parts = tensorrt_min_parts, .match_size = sizeof(struct tensorrt_min_match),
     .whole_size = sizeof(struct tensorrt_min_whole), .match = tensorrt_min_any, .each = tensorrt_min_all},
    {.name = "tensorrt.mean", .place = "tensorrt.pat:222", .is_entry = true, .n_parts = 5,
     .parts = tensorrt_mean_parts, .match_size = sizeof(struct tensorrt_mean_match),
     .whole_size = sizeof(struct tensorrt_mean_whole), .match = tensorrt_mean_any,
     .each = tensorrt_mean_all},
    {.name = "tensorrt.nn.relu", .place = "tensorrt.pat:223", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_nn_relu_parts, .match_size = sizeof(struct tensorrt_nn_relu_match),
     .whole_size = sizeof(struct tensorrt_nn_relu_whole), .match = tensorrt_nn_relu_any,
     .each = tensorrt_nn_relu_all},
    {.name = "tensorrt.sigmoid", .place = "tensorrt.pat:224", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_sigmoid_parts, .match_size = sizeof(struct tensorrt_sigmoid_match),
     .whole_size = sizeof(struct tensorrt_sigmoid_whole), .match = tensorrt_sigmoid_any,
     .each = tensorrt_sigmoid_all},
    {.name = "tensorrt.tanh", .place = "tensorrt.pat:225", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_tanh_parts, .match_size = sizeof(struct tensorrt_tanh_match),
     .whole_size = sizeof(struct tensorrt_tanh_whole), .match = tensorrt_tanh_any,
     .each = tensorrt_tanh_all},
    {.name = "tensorrt.exp", .place = "tensorrt.pat:226", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_exp_parts, .match_size = sizeof(struct tensorrt_exp_match),
     .whole_size = sizeof(struct tensorrt_exp_whole), .match = tensorrt_exp_any, .each = tensorrt_exp_all},
    {.name = "tensorrt.log", .place = "tensorrt.pat:227", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_log_parts, .match_size = sizeof(struct tensorrt_log_match),
     .whole_size = sizeof(struct tensorrt_log_whole), .match = tensorrt_log_any, .each = tensorrt_log_all},
    {.name = "tensorrt.sqrt", .place = "tensorrt.pat:228", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_sqrt_parts, .match_size = sizeof(struct tensorrt_sqrt_match),
     .whole_size = sizeof(struct tensorrt_sqrt_whole), .match = tensorrt_sqrt_any,
     .each = tensorrt_sqrt_all},
    {.name = "tensorrt.abs", .place = "tensorrt.pat:229", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_abs_parts, .match_size = sizeof(struct tensorrt_abs_match),
     .whole_size = sizeof(struct tensorrt_abs_whole), .match = tensorrt_abs_any, .each = tensorrt_abs_all},
    {.name = "tensorrt.negative", .place = "tensorrt.pat:230", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_negative_parts, .match_size = sizeof(struct tensorrt_negative_match),
     .whole_size = sizeof(struct tensorrt_negative_whole), .match = tensorrt_negative_any,
     .each = tensorrt_negative_all},
    {.name = "tensorrt.nn.batch_flatten", .place = "tensorrt.pat:231", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_nn_batch_flatten_parts, .match_size = sizeof(struct tensorrt_nn_batch_flatten_match),
     .whole_size = sizeof(struct tensorrt_nn_batch_flatten_whole), .match = tensorrt_nn_batch_flatten_any,
     .each = tensorrt_nn_batch_flatten_all},
    {.name = "tensorrt.clip", .place = "tensorrt.pat:232", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_clip_parts, .match_size = sizeof(struct tensorrt_clip_match),
     .whole_size = sizeof(struct tensorrt_clip_whole), .match = tensorrt_clip_any,
     .each = tensorrt_clip_all},
    {.name = "tensorrt.floor", .place = "tensorrt.pat:233", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_floor_parts, .match_size = sizeof(struct tensorrt_floor_match),
     .whole_size = sizeof(struct tensorrt_floor_whole), .match = tensorrt_floor_any,
     .each = tensorrt_floor_all},
    {.name = "tensorrt.nn.leaky_relu", .place = "tensorrt.pat:234", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_nn_leaky_relu_parts, .match_size = sizeof(struct tensorrt_nn_leaky_relu_match),
     .whole_size = sizeof(struct tensorrt_nn_leaky_relu_whole), .match = tensorrt_nn_leaky_relu_any,
     .each = tensorrt_nn_leaky_relu_all},
    {.name = "tensorrt.sin", .place = "tensorrt.pat:235", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_sin_parts, .match_size = sizeof(struct tensorrt_sin_match),
     .whole_size = sizeof(struct tensorrt_sin_whole), .match = tensorrt_sin_any, .each = tensorrt_sin_all},
    {.name = "tensorrt.cos", .place = "tensorrt.pat:236", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_cos_parts, .match_size = sizeof(struct tensorrt_cos_match),
     .whole_size = sizeof(struct tensorrt_cos_whole), .match = tensorrt_cos_any, .each = tensorrt_cos_all},
    {.name = "tensorrt.atan", .place = "tensorrt.pat:237", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_atan_parts, .match_size = sizeof(struct tensorrt_atan_match),
     .whole_size = sizeof(struct tensorrt_atan_whole), .match = tensorrt_atan_any,
     .each = tensorrt_atan_all},
    {.name = "tensorrt.ceil", .place = "tensorrt.pat:238", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_ceil_parts, .match_size = sizeof(struct tensorrt_ceil_match),
     .whole_size = sizeof(struct tensorrt_ceil_whole), .match = tensorrt_ceil_any,
     .each = tensorrt_ceil_all},
    {.name = "tensorrt.erf", .place = "tensorrt.pat:239", .is_entry = true, .n_parts = 2,
     .parts = tensorrt_erf_parts, .match_size = sizeof(struct tensorrt_erf_match),
     .whole_size = sizeof(struct tensorrt_erf_whole), .match = tensorrt_erf_any, .each = tensorrt_erf_all},
};

/* ---- table tensorrt ---- */

DFG_TABLE_SLOTS(tensorrt)

static const struct dfg_table_entry tensorrt_entries[] = {
    { .name = "tensorrt.nn.conv1d", .pattern = 0 },
    { .name = "tensorrt.nn.conv2d", .pattern = 1 },
    { .name = "tensorrt.nn.conv3d", .pattern = 2 },
    { .name = "tensorrt.nn.conv2d_transpose", .pattern = 3 },
    { .name = "tensorrt.nn.conv3d_transpose", .pattern = 4 },
    { .name = "tensorrt.nn.dense", .pattern = 5 },
    { .name = "tensorrt.nn.bias_add", .pattern = 6 },
    { .name = "tensorrt.nn.batch_matmul", .pattern = 7 },
    { .name = "tensorrt.add", .pattern = 8 },
    { .name = "tensorrt.divide", .pattern = 9 },
    { .name = "tensorrt.subtract", .pattern = 10 },
    { .name = "tensorrt.multiply", .pattern = 11 },
    { .name = "tensorrt.power", .pattern = 12 },
    { .name = "tensorrt.maximum", .pattern = 13 },
    { .name = "tensorrt.minimum", .pattern = 14 },
    { .name = "tensorrt.nn.batch_norm", .pattern = 18 },
    { .name = "tensorrt.nn.layer_norm", .pattern = 19 },
    { .name = "tensorrt.nn.softmax", .pattern = 20 },
    { .name = "tensorrt.split", .pattern = 21 },
    { .name = "tensorrt.expand_dims", .pattern = 22 },
    { .name = "tensorrt.squeeze", .pattern = 23 },
    { .name = "tensorrt.concatenate", .pattern = 24 },
    { .name = "tensorrt.transpose", .pattern = 25 },
    { .name = "tensorrt.reshape", .pattern = 26 },
    { .name = "tensorrt.strided_slice", .pattern = 27 },
    { .name = "tensorrt.nn.pad", .pattern = 28 },
    { .name = "tensorrt.layout_transform", .pattern = 29 },
    { .name = "tensorrt.nn.max_pool2d", .pattern = 30 },
    { .name = "tensorrt.nn.avg_pool2d", .pattern = 31 },
    { .name = "tensorrt.nn.max_pool3d", .pattern = 32 },
    { .name = "tensorrt.nn.avg_pool3d", .pattern = 33 },
    { .name = "tensorrt.nn.global_max_pool2d", .pattern = 34 },
    { .name = "tensorrt.nn.global_avg_pool2d", .pattern = 35 },
    { .name = "tensorrt.nn.adaptive_max_pool2d", .pattern = 36 },
    { .name = "tensorrt.nn.adaptive_avg_pool2d", .pattern = 37 },
    { .name = "tensorrt.sum", .pattern = 39 },
    { .name = "tensorrt.prod", .pattern = 40 },
    { .name = "tensorrt.max", .pattern = 41 },
    { .name = "tensorrt.min", .pattern = 42 },
    { .name = "tensorrt.mean", .pattern = 43 },
    { .name = "tensorrt.nn.relu", .pattern = 44 },
    { .name = "tensorrt.sigmoid", .pattern = 45 },
    { .name = "tensorrt.tanh", .pattern = 46 },
    { .name = "tensorrt.exp", .pattern = 47 },
    { .name = "tensorrt.log", .pattern = 48 },
    { .name = "tensorrt.sqrt", .pattern = 49 },
    { .name = "tensorrt.abs", .pattern = 50 },
    { .name = "tensorrt.negative", .pattern = 51 },
    { .name = "tensorrt.nn.batch_flatten", .pattern = 52 },
    { .name = "tensorrt.clip", .pattern = 53 },
    { .name = "tensorrt.floor", .pattern = 54 },
    { .name = "tensorrt.nn.leaky_relu", .pattern = 55 },
    { .name = "tensorrt.sin", .pattern = 56 },
    { .name = "tensorrt.cos", .pattern = 57 },
    { .name = "tensorrt.atan", .pattern = 58 },
    { .name = "tensorrt.ceil", .pattern = 59 },
    { .name = "tensorrt.erf", .pattern = 60 },
};
static const struct dfg_attr_text tensorrt_attrs[] = {
    { "Compiler", "\"tensorrt\"" },
};
static const struct dfg_table tensorrt_tables[] = {
    { .name = "tensorrt", .n = 57, .last_wins = false, .entries = tensorrt_entries, .n_words = 1,
      .n_attrs = 1, .attrs = tensorrt_attrs,
      .candidates = tensorrt_candidates_slot, .first = tensorrt_first_slot, .sweep = tensorrt_sweep_slot },
};

static const struct dfg_param tensorrt_params[] = {
    {"implicit_batch", offsetof(struct tensorrt_options, implicit_batch)},
    {"use_fp16", offsetof(struct tensorrt_options, use_fp16)},
    {"version", offsetof(struct tensorrt_options, version)},
};

static const char *const tensorrt_imports[] = { "relay", NULL };
static const char *const tensorrt_text_0[] = { /* tensorrt.pat */
    "// tensorrt.pat -- what TensorRT can run: 57 entries over Relay operators.\n//\n"
    "// Names and conditions are those of TVM 0.16 (relay/op/contrib/tensorrt.py), which\n"
    "// has 59; no two are of one operator, so that their order says nothing.  Repairs:\n"
    "//   - squeeze, pad, layer_norm and conv3d_transpose have the operands that Relay\n"
    "//     gives them; there their patterns have others, so that they never match.\n"
    "//     What is asked of them is what is asked there in vain.\n"
    "//   - max and pad stand once; there the second of two can never be reached.\n"
    "//   - The batch is the first extent, whether its axis is counted from the front or\n"
    "//     from the end; there only 0 counts.\n"
    "//   - Products are taken whatever their shapes; there those of one network are not.\n"
    "//   - conv1d is asked for its out_layout, adaptive pools for their layout, as the\n"
    "//     other convolutions and pools are; there they are not.\n"
    "//   - A slice may name the first axes only; there the check fails with an error.  It\n"
    "//     may end behind the batch, as one to the end does from ONNX; there that changes it.\n"
    "//   - A reshape keeps a batch that is said by a name; there extents have none.\n"
    "//   - Operands are tensors; there operators that Relay lets have a tuple (clip)\n"
    "//     are taken with one.  A pad is with 0; there also with what is below.\n"
    "// All operands are of f32 (f16 where it is asked for), and static: each extent is a\n"
    "// number, but for the first one with an implicit batch.\n\nimport \"relay.ops\";\n\n"
    "param implicit_batch: bool = true : runtime;\nparam use_fp16: bool = false : runtime;\n"
    "param version: int = 80000 : runtime; // 10000 * major + 100 * minor + patch\n\n"
    "cond type_ok(x) = x.dtype == f32 or (use_fp16 and x.dtype == f16);\ncond static_shape(x) =\n"
    "    present(x.elements) or (implicit_batch and x.rank >= 1 and present(prod([x.shape[i] for i in range(1, x.rank)])));\n"
    "cond input_ok(x) = type_ok(x), static_shape(x);\n"
    "cond same_layout(c, layout) = attr(c, out_layout) in {\"\", layout} or not present(c.out_layout);\n"
    "// An axis of x that is not an implicit batch; such axes only.\n"
    "cond axis_ok(axis, x) = not implicit_batch or (axis != 0 and axis != -x.rank);\n"
    "cond axes_ok(axes, x) = not implicit_batch or min([(i + x.rank) % x.rank for i in axes]) > 0;\n\n"
    "// ---- convolutions, products ----\n\npattern conv1d(x, w) {\n"
    "    c = nn.conv1d(x, w & const) { data_layout == \"NCW\", kernel_layout == \"OIW\" };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCW\");\n    return c;\n}\npattern conv2d(x, w) {\n"
    "    c = nn.conv2d(x, w & const) { data_layout == \"NCHW\", kernel_layout == \"OIHW\" };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCHW\");\n    return c;\n}\npattern conv3d(x, w) {\n"
    "    c = nn.conv3d(x, w & const) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\" };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCDHW\"), version >= 60001;\n    return c;\n}\n"
    "pattern conv2d_transpose(x, w) {\n"
    "    c = nn.conv2d_transpose(x, w) { data_layout == \"NCHW\", kernel_layout == \"OIHW\", dilation == [1, 1] };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCHW\");\n    return c;\n}\n"
    "pattern conv3d_transpose(x, w) {\n"
    "    c = nn.conv3d_transpose(x, w) { data_layout == \"NCDHW\", kernel_layout == \"OIDHW\", dilation == [1, 1, 1] };\n"
    "    where input_ok(x), input_ok(w), same_layout(c, \"NCDHW\"), max(c.output_padding) == 0, version >= 60001;\n"
    "    return c;\n}\n"
    "pattern dense(x, w) = nn.dense(x, w & const) where input_ok(x), input_ok(w), x.rank in 2..4, w.rank == 2;\n"
    "pattern bias_add(x, b) = nn.bias_add(x, b) where input_ok(x), input_ok(b), x.rank in 2..4;\n"
    "pattern batch_matmul(a, b) = nn.batch_matmul(a, b)\n"
    "        where input_ok(a), input_ok(b), not implicit_batch or a.rank == b.rank;\n\n"
    "// ---- elementwise ----\n\ncond binary_ok(a, b) = input_ok(a), input_ok(b);\n\n"
    "// A constant with a batch of its own, and more than three extents.\ncond batched_constant(a, b) =\n"
    "    is_const(a) or is_const(b), a.shape[0] == b.shape[0], a.shape[0] != 1, a.rank > 3 or b.rank > 3;\n",
    "// An implicit batch can't add a scalar, an explicit one no batched constant.\ncond sum_ok(a, b) =\n"
    "    (implicit_batch and a.rank > 0 and b.rank > 0)\n"
    "        or (not implicit_batch and (a.rank == 0 or b.rank == 0 or not batched_constant(a, b)));\n"
    "pattern add_two(a, b) = add(a, b) where binary_ok(a, b), sum_ok(a, b);\n\n"
    "pattern divide_two(a, b) = `divide`(a, b) where binary_ok(a, b);\n"
    "pattern subtract_two(a, b) = `subtract`(a, b) where binary_ok(a, b);\n"
    "pattern multiply_two(a, b) = `multiply`(a, b) where binary_ok(a, b);\n"
    "pattern power_two(a, b) = `power`(a, b) where binary_ok(a, b);\n"
    "pattern maximum_two(a, b) = `maximum`(a, b) where binary_ok(a, b);\n"
    "pattern minimum_two(a, b) = `minimum`(a, b) where binary_ok(a, b);\n\n"
    "// An operand that is fit for any of the elementwise operators.\n"
    "pattern fit(x) = x where input_ok(x);\npattern since_5(x) = x where input_ok(x), version >= 50105;\n"
    "pattern since_7(x) = x where input_ok(x), version >= 70000;\n\n// ---- normalisation, shapes ----\n\n"
    "pattern batch_norm(x, g, b, m, v) {\n"
    "    n = nn.batch_norm(x, g & const, b & const, m & const, v & const) { axis in {1, 3} };\n"
    "    where input_ok(x), type_ok(g), type_ok(b), type_ok(m), type_ok(v);\n"
    "    where x.rank <= 4 or (x.rank == 5 and version >= 60001);\n    return n.0;\n}\n"
    "pattern layer_norm(x, g, b) = nn.layer_norm(x, g & const, b & const) { axis = axis }\n"
    "        where input_ok(x), type_ok(g), type_ok(b), axis_ok(axis, x);\n\n"
    "pattern softmax(x) = nn.softmax(x) { axis = axis } where input_ok(x), axis_ok(axis, x);\n"
    "pattern split_up(x) = `split`(x) { axis = axis } where input_ok(x), axis_ok(axis, x);\n"
    "// From the end, an axis of the result is counted.\n"
    "pattern expanded(x) = expand_dims(x) { axis = axis }\n"
    "        where input_ok(x), not implicit_batch or (axis != 0 and axis != -x.rank - 1);\n"
    "pattern squeezed(x) = squeeze(x) { axis = axes } where input_ok(x), len(axes) > 0, axes_ok(axes, x);\n"
    "pattern concatenated(fields) {\n    c = concatenate((...fields)) { axis = axis };\n"
    "    where all(fields, input_ok(fields) and not is_const(fields) and axis_ok(axis, fields));\n"
    "    return c;\n}\n"
    "pattern transposed(x) = transpose(x) { axes = axes } where input_ok(x), not implicit_batch or axes[0] == 0;\n"
    "// An implicit batch stays as it is.\npattern reshaped(x) {\n    r = reshape(x) { newshape = shape };\n"
    "    where input_ok(x), len(shape) == 0 or min(shape) >= -1;\n"
    "    where not implicit_batch or (x.rank > 0 and (shape[0] in {0, x.shape[0]} or r.shape[0] == x.shape[0]));\n"
    "    return r;\n}\n// An implicit batch is not cut; nothing is empty.\npattern sliced(x) {\n"
    "    s = strided_slice(x);\n"
    "    where input_ok(x), version >= 50105, not present(s.strides) or min(s.strides) > 0;\n"
    "    where (implicit_batch and s.shape[0] == x.shape[0] and min([s.shape[i] for i in range(1, s.rank)]) >= 1)\n"
    "        or (not implicit_batch and min(s.shape) >= 1);\n    return s;\n}\n"
    "// With zeros, the last two of four extents or of five.\npattern padded(x) = nn.pad(x, 0)\n"
    "        { pad_mode == \"constant\", pad_width in {[[0, 0], [0, 0], _, _], [[0, 0], [0, 0], [0, 0], _, _]} }\n"
    "        where input_ok(x);\npattern relaid(x) {\n"
    "    t = layout_transform(x) { src_layout = from, dst_layout = to };\n    where input_ok(x);\n"
    "    where (from == \"NCHW\" and to == \"NHWC\") or (from == \"NHWC\" and to == \"NCHW\")\n"
    "        or (from == \"NCDHW\" and to == \"NDHWC\") or (from == \"NDHWC\" and to == \"NCDHW\");\n"
    "    return t;\n}\n\n// ---- pools, reductions ----\n\n"
    "cond rounding_ok(p) = not p.ceil_mode or version >= 50105;\n\npattern max_pool2d(x) {\n"
    "    p = nn.max_pool2d(x) { layout == \"NCHW\" };\n    where input_ok(x), rounding_ok(p);\n    return p;\n"
    "}\npattern avg_pool2d(x) {\n    p = nn.avg_pool2d(x) { layout == \"NCHW\" };\n"
    "    where input_ok(x), rounding_ok(p);\n    where not p.count_include_pad or len(p.padding) != 4\n"
    "        or (p.padding[0] == p.padding[2] and p.padding[1] == p.padding[3]);\n    return p;\n}\n"
    "pattern max_pool3d(x) = nn.max_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;\n",
    "pattern avg_pool3d(x) = nn.avg_pool3d(x) { layout == \"NCDHW\" } where input_ok(x), version >= 60001;\n"
    "pattern global_max_pool2d(x) = nn.global_max_pool2d(x) { layout == \"NCHW\" } where input_ok(x);\n"
    "pattern global_avg_pool2d(x) = nn.global_avg_pool2d(x) { layout == \"NCHW\" } where input_ok(x);\n"
    "pattern adaptive_max_pool2d(x) {\n    p = nn.adaptive_max_pool2d(x) { layout == \"NCHW\" };\n"
    "    where input_ok(x), p.output_size == [1, 1];\n    return p;\n}\npattern adaptive_avg_pool2d(x) {\n"
    "    p = nn.adaptive_avg_pool2d(x) { layout == \"NCHW\" };\n"
    "    where input_ok(x), p.output_size == [1, 1];\n    return p;\n}\n\npattern reduced(x) {\n"
    "    r = (sum | prod | max | min | mean)(x) { exclude == false };\n"
    "    where input_ok(x), not implicit_batch or (present(r.axis) and axes_ok(r.axis, x));\n"
    "    return r;\n}\n\ntable tensorrt {\n    attrs { Compiler = \"tensorrt\" };\n"
    "    \"tensorrt.nn.conv1d\"           = conv1d;\n    \"tensorrt.nn.conv2d\"           = conv2d;\n"
    "    \"tensorrt.nn.conv3d\"           = conv3d;\n    \"tensorrt.nn.conv2d_transpose\" = conv2d_transpose;\n"
    "    \"tensorrt.nn.conv3d_transpose\" = conv3d_transpose;\n    \"tensorrt.nn.dense\"            = dense;\n"
    "    \"tensorrt.nn.bias_add\"         = bias_add;\n    \"tensorrt.nn.batch_matmul\"     = batch_matmul;\n"
    "    \"tensorrt.add\"                 = add_two;\n    \"tensorrt.divide\"              = divide_two;\n"
    "    \"tensorrt.subtract\"            = subtract_two;\n"
    "    \"tensorrt.multiply\"            = multiply_two;\n    \"tensorrt.power\"               = power_two;\n"
    "    \"tensorrt.maximum\"             = maximum_two;\n    \"tensorrt.minimum\"             = minimum_two;\n"
    "    \"tensorrt.nn.batch_norm\"       = batch_norm;\n    \"tensorrt.nn.layer_norm\"       = layer_norm;\n"
    "    \"tensorrt.nn.softmax\"          = softmax;\n    \"tensorrt.split\"               = split_up;\n"
    "    \"tensorrt.expand_dims\"         = expanded;\n    \"tensorrt.squeeze\"             = squeezed;\n"
    "    \"tensorrt.concatenate\"         = concatenated;\n    \"tensorrt.transpose\"           = transposed;\n"
    "    \"tensorrt.reshape\"             = reshaped;\n    \"tensorrt.strided_slice\"       = sliced;\n"
    "    \"tensorrt.nn.pad\"              = padded;\n    \"tensorrt.layout_transform\"    = relaid;\n"
    "    \"tensorrt.nn.max_pool2d\"          = max_pool2d;\n"
    "    \"tensorrt.nn.avg_pool2d\"          = avg_pool2d;\n"
    "    \"tensorrt.nn.max_pool3d\"          = max_pool3d;\n"
    "    \"tensorrt.nn.avg_pool3d\"          = avg_pool3d;\n"
    "    \"tensorrt.nn.global_max_pool2d\"   = global_max_pool2d;\n"
    "    \"tensorrt.nn.global_avg_pool2d\"   = global_avg_pool2d;\n"
    "    \"tensorrt.nn.adaptive_max_pool2d\" = adaptive_max_pool2d;\n"
    "    \"tensorrt.nn.adaptive_avg_pool2d\" = adaptive_avg_pool2d;\n"
    "    \"tensorrt.sum\"      = reduced & sum(...);\n    \"tensorrt.prod\"     = reduced & prod(...);\n"
    "    \"tensorrt.max\"      = reduced & max(...);\n    \"tensorrt.min\"      = reduced & min(...);\n"
    "    \"tensorrt.mean\"     = reduced & mean(...);\n    \"tensorrt.nn.relu\"  = nn.relu(fit);\n"
    "    \"tensorrt.sigmoid\"  = sigmoid(fit);\n    \"tensorrt.tanh\"     = tanh(fit);\n"
    "    \"tensorrt.exp\"      = exp(fit);\n    \"tensorrt.log\"      = log(fit);\n"
    "    \"tensorrt.sqrt\"     = sqrt(fit);\n    \"tensorrt.abs\"      = abs(fit);\n"
    "    \"tensorrt.negative\" = negative(fit);\n    \"tensorrt.nn.batch_flatten\" = nn.batch_flatten(fit);\n"
    "    \"tensorrt.clip\"     = clip(fit);\n    \"tensorrt.floor\"    = floor(fit);\n"
    "    \"tensorrt.nn.leaky_relu\" = nn.leaky_relu(since_5);\n    \"tensorrt.sin\"      = sin(since_5);\n"
    "    \"tensorrt.cos\"      = cos(since_5);\n    \"tensorrt.atan\"     = atan(since_5);\n"
    "    \"tensorrt.ceil\"     = ceil(since_5);\n    \"tensorrt.erf\"      = erf(since_7);\n}\n",
    NULL};
static const struct dfg_source tensorrt_sources[] = {
    {"tensorrt.pat", UINT64_C(0x0de9003d8d8fac1d), tensorrt_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit tensorrt_unit;
const struct dfg_unit tensorrt_unit = {
    .abi = DFG_ABI,
    .name = "tensorrt",
    .imports = tensorrt_imports,
    .names = &tensorrt_names,
    .n_patterns = 61, .patterns = tensorrt_patterns,
    .n_tables = 1, .tables = tensorrt_tables,
    .version = "0.1.0", .hash = UINT64_C(0x9d431091003ded7a),
    .n_sources = 2, .sources = tensorrt_sources, .law_limit = 64,
    .prefix = "tensorrt_",
    .n_params = 3, .params = tensorrt_params,
    .options = &tensorrt_default_options, .options_size = sizeof(struct tensorrt_options),
};
