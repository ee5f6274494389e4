/* What dnnl_operators.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "dnnl_operators.h"
#if DNNL_OPERATORS_H != 0x5a7943058d87e1b0
#error "dnnl_operators.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct dnnl_operators_narrow_match, member)
static const struct dfg_capture dnnl_operators_narrow_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part dnnl_operators_narrow_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_narrow)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_batch_norm_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_batch_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_4)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_5)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_batch_norm)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_conv1d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_conv1d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_conv1d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_conv2d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_conv2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_conv2d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_conv3d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_conv3d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_conv3d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_conv2d_transpose_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_conv2d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_conv2d_transpose)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_conv3d_transpose_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_conv3d_transpose_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_conv3d_transpose)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_dense_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_dense_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_dense)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_max_pool2d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_max_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_max_pool2d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_avg_pool2d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_avg_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_avg_pool2d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_max_pool3d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_max_pool3d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_max_pool3d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_avg_pool3d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_avg_pool3d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_avg_pool3d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_global_avg_pool2d_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_global_avg_pool2d)

#define AT(member) offsetof(struct dnnl_operators_dnnl_abs_whole, member)
static const struct dfg_part dnnl_operators_dnnl_abs_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_abs)

#define AT(member) offsetof(struct dnnl_operators_dnnl_clip_whole, member)
static const struct dfg_part dnnl_operators_dnnl_clip_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_clip)

#define AT(member) offsetof(struct dnnl_operators_dnnl_exp_whole, member)
static const struct dfg_part dnnl_operators_dnnl_exp_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_exp)

#define AT(member) offsetof(struct dnnl_operators_dnnl_log_whole, member)
static const struct dfg_part dnnl_operators_dnnl_log_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_log)

#define AT(member) offsetof(struct dnnl_operators_dnnl_sqrt_whole, member)
static const struct dfg_part dnnl_operators_dnnl_sqrt_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_sqrt)

#define AT(member) offsetof(struct dnnl_operators_dnnl_round_whole, member)
static const struct dfg_part dnnl_operators_dnnl_round_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_round)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_relu_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_relu)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_leaky_relu_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_leaky_relu_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_leaky_relu)

#define AT(member) offsetof(struct dnnl_operators_dnnl_tanh_whole, member)
static const struct dfg_part dnnl_operators_dnnl_tanh_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_tanh)

#define AT(member) offsetof(struct dnnl_operators_dnnl_sigmoid_whole, member)
static const struct dfg_part dnnl_operators_dnnl_sigmoid_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_sigmoid)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_softmax_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_softmax_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_softmax)

#define AT(member) offsetof(struct dnnl_operators_dnnl_add_whole, member)
static const struct dfg_part dnnl_operators_dnnl_add_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_add)

#define AT(member) offsetof(struct dnnl_operators_dnnl_multiply_whole, member)
static const struct dfg_part dnnl_operators_dnnl_multiply_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_multiply)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_layer_norm_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_layer_norm_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_layer_norm)

#define AT(member) offsetof(struct dnnl_operators_dnnl_nn_batch_matmul_whole, member)
static const struct dfg_part dnnl_operators_dnnl_nn_batch_matmul_parts[] = {
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(dnnl_operators_dnnl_nn_batch_matmul)

static const struct dfg_pattern dnnl_operators_patterns[] = {
    {.name = "narrow", .place = "dnnl_operators.pat:11", .n_captures = 1, .n_params = 1,
     .captures = dnnl_operators_narrow_captures, .n_parts = 1, .parts = dnnl_operators_narrow_parts,
     .match_size = sizeof(struct dnnl_operators_narrow_match),
     .whole_size = sizeof(struct dnnl_operators_narrow_match), .match = dnnl_operators_narrow_any,
     .each = dnnl_operators_narrow_all},
    {.name = "dnnl.nn.batch_norm", .place = "dnnl_operators.pat:15", .is_entry = true, .n_parts = 7,
     .parts = dnnl_operators_dnnl_nn_batch_norm_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_batch_norm_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_batch_norm_whole),
     .match = dnnl_operators_dnnl_nn_batch_norm_any, .each = dnnl_operators_dnnl_nn_batch_norm_all},
    {.name = "dnnl.nn.conv1d", .place = "dnnl_operators.pat:16", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_nn_conv1d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv1d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv1d_whole),
     .match = dnnl_operators_dnnl_nn_conv1d_any, .each = dnnl_operators_dnnl_nn_conv1d_all},
    {.name = "dnnl.nn.conv2d", .place = "dnnl_operators.pat:17", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_nn_conv2d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_whole),
     .match = dnnl_operators_dnnl_nn_conv2d_any, .each = dnnl_operators_dnnl_nn_conv2d_all},
    {.name = "dnnl.nn.conv3d", .place = "dnnl_operators.pat:18", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_nn_conv3d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_whole),
     .match = dnnl_operators_dnnl_nn_conv3d_any, .each = dnnl_operators_dnnl_nn_conv3d_all},
    {.name = "dnnl.nn.conv2d_transpose", .place = "dnnl_operators.pat:19", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_nn_conv2d_transpose_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_transpose_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv2d_transpose_whole),
     .match = dnnl_operators_dnnl_nn_conv2d_transpose_any,
     .each = dnnl_operators_dnnl_nn_conv2d_transpose_all},
    {.name = "dnnl.nn.conv3d_transpose", .place = "dnnl_operators.pat:20", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_nn_conv3d_transpose_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_transpose_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_conv3d_transpose_whole),
     .match = dnnl_operators_dnnl_nn_conv3d_transpose_any,
     .each = dnnl_operators_dnnl_nn_conv3d_transpose_all},
    {.name = "dnnl.nn.dense", .place = "dnnl_operators.pat:21", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_nn_dense_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_dense_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_dense_whole),
     .match = dnnl_operators_dnnl_nn_dense_any, .each = dnnl_operators_dnnl_nn_dense_all},
    {.name = "dnnl.nn.max_pool2d", .place = "dnnl_operators.pat:22", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_max_pool2d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool2d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool2d_whole),
     .match = dnnl_operators_dnnl_nn_max_pool2d_any, .each = dnnl_operators_dnnl_nn_max_pool2d_all},
    {.name = "dnnl.nn.avg_pool2d", .place = "dnnl_operators.pat:23", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_avg_pool2d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool2d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool2d_whole),
     .match = dnnl_operators_dnnl_nn_avg_pool2d_any, .each = dnnl_operators_dnnl_nn_avg_pool2d_all},
    {.name = "dnnl.nn.max_pool3d", .place = "dnnl_operators.pat:24", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_max_pool3d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool3d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_max_pool3d_whole),
     .match = dnnl_operators_dnnl_nn_max_pool3d_any, .each = dnnl_operators_dnnl_nn_max_pool3d_all},
    {.name = "dnnl.nn.avg_pool3d", .place = "dnnl_operators.pat:25", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_avg_pool3d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool3d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_avg_pool3d_whole),
     .match = dnnl_operators_dnnl_nn_avg_pool3d_any, .each = dnnl_operators_dnnl_nn_avg_pool3d_all},
    {.name = "dnnl.nn.global_avg_pool2d", .place = "dnnl_operators.pat:26", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_global_avg_pool2d_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_global_avg_pool2d_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_global_avg_pool2d_whole),
     .match = dnnl_operators_dnnl_nn_global_avg_pool2d_any,
     .each = dnnl_operators_dnnl_nn_global_avg_pool2d_all},
    {.name = "dnnl.abs", .place = "dnnl_operators.pat:27", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_abs_parts, .match_size = sizeof(struct dnnl_operators_dnnl_abs_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_abs_whole), .match = dnnl_operators_dnnl_abs_any,
     .each = dnnl_operators_dnnl_abs_all},
    {.name = "dnnl.clip", .place = "dnnl_operators.pat:28", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_clip_parts, .match_size = sizeof(struct dnnl_operators_dnnl_clip_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_clip_whole), .match = dnnl_operators_dnnl_clip_any,
     .each = dnnl_operators_dnnl_clip_all},
    {.name = "dnnl.exp", .place = "dnnl_operators.pat:29", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_exp_parts, .match_size = sizeof(struct dnnl_operators_dnnl_exp_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_exp_whole), .match = dnnl_operators_dnnl_exp_any,
     .each = dnnl_operators_dnnl_exp_all},
    {.name = "dnnl.log", .place = "dnnl_operators.pat:30", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_log_parts, .match_size = sizeof(struct dnnl_operators_dnnl_log_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_log_whole), .match = dnnl_operators_dnnl_log_any,
     .each = dnnl_operators_dnnl_log_all},
    {.name = "dnnl.sqrt", .place = "dnnl_operators.pat:31", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_sqrt_parts, .match_size = sizeof(struct dnnl_operators_dnnl_sqrt_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_sqrt_whole), .match = dnnl_operators_dnnl_sqrt_any,
     .each = dnnl_operators_dnnl_sqrt_all},
    {.name = "dnnl.round", .place = "dnnl_operators.pat:32", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_round_parts, .match_size = sizeof(struct dnnl_operators_dnnl_round_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_round_whole), .match = dnnl_operators_dnnl_round_any,
     .each = dnnl_operators_dnnl_round_all},
    {.name = "dnnl.nn.relu", .place = "dnnl_operators.pat:33", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_relu_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_relu_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_relu_whole),
     .match = dnnl_operators_dnnl_nn_relu_any, .each = dnnl_operators_dnnl_nn_relu_all},
    {.name = "dnnl.nn.leaky_relu", .place = "dnnl_operators.pat:34", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_leaky_relu_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_leaky_relu_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_leaky_relu_whole),
     .match = dnnl_operators_dnnl_nn_leaky_relu_any, .each = dnnl_operators_dnnl_nn_leaky_relu_all},
    {.name = "dnnl.tanh", .place = "dnnl_operators.pat:35", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_tanh_parts, .match_size = sizeof(struct dnnl_operators_dnnl_tanh_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_tanh_whole), .match = dnnl_operators_dnnl_tanh_any,
     .each = dnnl_operators_dnnl_tanh_all},
    {.name = "dnnl.sigmoid", .place = "dnnl_operators.pat:36", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_sigmoid_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_sigmoid_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_sigmoid_whole),
     .match = dnnl_operators_dnnl_sigmoid_any, .each = dnnl_operators_dnnl_sigmoid_all},
    {.name = "dnnl.nn.softmax", .place = "dnnl_operators.pat:37", .is_entry = true, .n_parts = 2,
     .parts = dnnl_operators_dnnl_nn_softmax_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_softmax_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_softmax_whole),
     .match = dnnl_operators_dnnl_nn_softmax_any, .each = dnnl_operators_dnnl_nn_softmax_all},
    {.name = "dnnl.add", .place = "dnnl_operators.pat:38", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_add_parts, .match_size = sizeof(struct dnnl_operators_dnnl_add_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_add_whole), .match = dnnl_operators_dnnl_add_any,
     .each = dnnl_operators_dnnl_add_all},
    {.name = "dnnl.multiply", .place = "dnnl_operators.pat:39", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_multiply_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_multiply_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_multiply_whole),
     .match = dnnl_operators_dnnl_multiply_any, .each = dnnl_operators_dnnl_multiply_all},
    {.name = "dnnl.nn.layer_norm", .place = "dnnl_operators.pat:40", .is_entry = true, .n_parts = 4,
     .parts = dnnl_operators_dnnl_nn_layer_norm_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_layer_norm_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_layer_norm_whole),
     .match = dnnl_operators_dnnl_nn_layer_norm_any, .each = dnnl_operators_dnnl_nn_layer_norm_all},
    {.name = "dnnl.nn.batch_matmul", .place = "dnnl_operators.pat:41", .is_entry = true, .n_parts = 3,
     .parts = dnnl_operators_dnnl_nn_batch_matmul_parts,
     .match_size = sizeof(struct dnnl_operators_dnnl_nn_batch_matmul_match),
     .whole_size = sizeof(struct dnnl_operators_dnnl_nn_batch_matmul_whole),
     .match = dnnl_operators_dnnl_nn_batch_matmul_any, .each = dnnl_operators_dnnl_nn_batch_matmul_all},
};

/* ---- table dnnl_operators ---- */

DFG_TABLE_SLOTS(dnnl_operators)

static const struct dfg_table_entry dnnl_operators_entries[] = {
    { .name = "dnnl.nn.batch_norm", .pattern = 1 },
    { .name = "dnnl.nn.conv1d", .pattern = 2 },
    { .name = "dnnl.nn.conv2d", .pattern = 3 },
    { .name = "dnnl.nn.conv3d", .pattern = 4 },
    { .name = "dnnl.nn.conv2d_transpose", .pattern = 5 },
    { .name = "dnnl.nn.conv3d_transpose", .pattern = 6 },
    { .name = "dnnl.nn.dense", .pattern = 7 },
    { .name = "dnnl.nn.max_pool2d", .pattern = 8 },
    { .name = "dnnl.nn.avg_pool2d", .pattern = 9 },
    { .name = "dnnl.nn.max_pool3d", .pattern = 10 },
    { .name = "dnnl.nn.avg_pool3d", .pattern = 11 },
    { .name = "dnnl.nn.global_avg_pool2d", .pattern = 12 },
    { .name = "dnnl.abs", .pattern = 13 },
    { .name = "dnnl.clip", .pattern = 14 },
    { .name = "dnnl.exp", .pattern = 15 },
    { .name = "dnnl.log", .pattern = 16 },
    { .name = "dnnl.sqrt", .pattern = 17 },
    { .name = "dnnl.round", .pattern = 18 },
    { .name = "dnnl.nn.relu", .pattern = 19 },
    { .name = "dnnl.nn.leaky_relu", .pattern = 20 },
    { .name = "dnnl.tanh", .pattern = 21 },
    { .name = "dnnl.sigmoid", .pattern = 22 },
    { .name = "dnnl.nn.softmax", .pattern = 23 },
    { .name = "dnnl.add", .pattern = 24 },
    { .name = "dnnl.multiply", .pattern = 25 },
    { .name = "dnnl.nn.layer_norm", .pattern = 26 },
    { .name = "dnnl.nn.batch_matmul", .pattern = 27 },
};
static const struct dfg_attr_text dnnl_operators_attrs[] = {
    { "Compiler", "\"dnnl\"" },
};
static const struct dfg_table dnnl_operators_tables[] = {
    { .name = "dnnl_operators", .n = 27, .last_wins = false, .entries = dnnl_operators_entries, .n_words = 1,
      .n_attrs = 1, .attrs = dnnl_operators_attrs,
      .candidates = dnnl_operators_candidates_slot, .first = dnnl_operators_first_slot, .sweep = dnnl_operators_sweep_slot },
};

static const char *const dnnl_operators_imports[] = { "relay", NULL };
static const char *const dnnl_operators_text_0[] = { /* dnnl_operators.pat */
    "// dnnl_operators.pat -- what oneDNN can run one by one: 27 operators of Relay, behind\n"
    "// the composites of dnnl.pat (--partition dnnl,dnnl_operators).\n//\n"
    "// Operators and conditions are those of TVM 0.14 (relay/op/contrib/dnnl.py), which\n"
    "// marks what no composite has taken.  Nothing is of 64-bit integers, and the extents\n"
    "// of a pool are rounded down.\n\nimport \"relay.ops\";\n\n// An operand.\n"
    "pattern narrow(x) = x where x.dtype != i64;\n\ntable dnnl_operators {\n"
    "    attrs { Compiler = \"dnnl\" };\n"
    "    \"dnnl.nn.batch_norm\"        = nn.batch_norm(narrow, narrow, narrow, narrow, narrow).0;\n"
    "    \"dnnl.nn.conv1d\"            = nn.conv1d(narrow, narrow);\n"
    "    \"dnnl.nn.conv2d\"            = nn.conv2d(narrow, narrow);\n"
    "    \"dnnl.nn.conv3d\"            = nn.conv3d(narrow, narrow);\n"
    "    \"dnnl.nn.conv2d_transpose\"  = nn.conv2d_transpose(narrow, narrow);\n"
    "    \"dnnl.nn.conv3d_transpose\"  = nn.conv3d_transpose(narrow, narrow);\n"
    "    \"dnnl.nn.dense\"             = nn.dense(narrow, narrow);\n"
    "    \"dnnl.nn.max_pool2d\"        = nn.max_pool2d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.avg_pool2d\"        = nn.avg_pool2d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.max_pool3d\"        = nn.max_pool3d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.avg_pool3d\"        = nn.avg_pool3d(narrow) { ceil_mode == false };\n"
    "    \"dnnl.nn.global_avg_pool2d\" = nn.global_avg_pool2d(narrow);\n"
    "    \"dnnl.abs\"                  = abs(narrow);\n    \"dnnl.clip\"                 = clip(narrow);\n"
    "    \"dnnl.exp\"                  = exp(narrow);\n    \"dnnl.log\"                  = log(narrow);\n"
    "    \"dnnl.sqrt\"                 = sqrt(narrow);\n    \"dnnl.round\"                = round(narrow);\n"
    "    \"dnnl.nn.relu\"              = nn.relu(narrow);\n"
    "    \"dnnl.nn.leaky_relu\"        = nn.leaky_relu(narrow);\n"
    "    \"dnnl.tanh\"                 = tanh(narrow);\n    \"dnnl.sigmoid\"              = sigmoid(narrow);\n"
    "    \"dnnl.nn.softmax\"           = nn.softmax(narrow);\n"
    "    \"dnnl.add\"                  = add(narrow, narrow);\n"
    "    \"dnnl.multiply\"             = multiply(narrow, narrow);\n"
    "    \"dnnl.nn.layer_norm\"        = nn.layer_norm(narrow, narrow, narrow);\n"
    "    \"dnnl.nn.batch_matmul\"      = nn.batch_matmul(narrow, narrow);\n}\n",
    NULL};
static const struct dfg_source dnnl_operators_sources[] = {
    {"dnnl_operators.pat", UINT64_C(0xfd3a1c52c864b999), dnnl_operators_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit dnnl_operators_unit;
const struct dfg_unit dnnl_operators_unit = {
    .abi = DFG_ABI,
    .name = "dnnl_operators",
    .imports = dnnl_operators_imports,
    .names = &dnnl_operators_names,
    .n_patterns = 28, .patterns = dnnl_operators_patterns,
    .n_tables = 1, .tables = dnnl_operators_tables,
    .version = "0.1.0", .hash = UINT64_C(0x4071f649493297f4),
    .n_sources = 2, .sources = dnnl_operators_sources, .law_limit = 64,
    .prefix = "dnnl_operators_",
};
