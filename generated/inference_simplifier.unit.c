/* What inference_simplifier.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "inference_simplifier.h"
#if INFERENCE_SIMPLIFIER_H != 0x2dc2898fd5d4cbb8
#error "inference_simplifier.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct inference_simplifier_inference_dropout_whole, member)
static const struct dfg_capture inference_simplifier_inference_dropout_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part inference_simplifier_inference_dropout_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(dropout)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_dropout)

#define AT(member) offsetof(struct inference_simplifier_inference_axis_match, member)
static const struct dfg_capture inference_simplifier_inference_axis_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"n", DFG_CAP_NODE, AT(n)}, {"a", DFG_CAP_VALUE, AT(a)}};
static const struct dfg_part inference_simplifier_inference_axis_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_ROOT, 0, 1, 3, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_axis)

#define AT(member) offsetof(struct inference_simplifier_inference_batch_norm_axis_match, member)
static const struct dfg_capture inference_simplifier_inference_batch_norm_axis_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"mean", DFG_CAP_NODE, AT(mean)}, {"spread", DFG_CAP_NODE, AT(spread)}, {"n", DFG_CAP_NODE, AT(n)},
    {"a", DFG_CAP_VALUE, AT(a)}};
static const struct dfg_part inference_simplifier_inference_batch_norm_axis_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_INPUT, 0, 0, 3, AT(mean)},
    {DFG_PART_INPUT, 0, 0, 4, AT(spread)}, {DFG_PART_ROOT, 0, 1, 5, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_batch_norm_axis)

#define AT(member) offsetof(struct inference_simplifier_inference_shift_match, member)
static const struct dfg_capture inference_simplifier_inference_shift_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"n", DFG_CAP_NODE, AT(n)}, {"a", DFG_CAP_VALUE, AT(a)}};
static const struct dfg_part inference_simplifier_inference_shift_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_ROOT, 0, 1, 3, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_shift)

#define AT(member) offsetof(struct inference_simplifier_inference_scale_match, member)
static const struct dfg_capture inference_simplifier_inference_scale_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"n", DFG_CAP_NODE, AT(n)}, {"a", DFG_CAP_VALUE, AT(a)}};
static const struct dfg_part inference_simplifier_inference_scale_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_ROOT, 0, 1, 3, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_scale)

#define AT(member) offsetof(struct inference_simplifier_inference_group_shift_match, member)
static const struct dfg_capture inference_simplifier_inference_group_shift_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"n", DFG_CAP_NODE, AT(n)}, {"a", DFG_CAP_VALUE, AT(a)}, {"groups", DFG_CAP_VALUE, AT(groups)}};
static const struct dfg_part inference_simplifier_inference_group_shift_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_ROOT, 0, 1, 3, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_group_shift)

#define AT(member) offsetof(struct inference_simplifier_inference_group_scale_match, member)
static const struct dfg_capture inference_simplifier_inference_group_scale_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"n", DFG_CAP_NODE, AT(n)}, {"a", DFG_CAP_VALUE, AT(a)}, {"groups", DFG_CAP_VALUE, AT(groups)}};
static const struct dfg_part inference_simplifier_inference_group_scale_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_ROOT, 0, 1, 3, AT(n)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_group_scale)

#define AT(member) offsetof(struct inference_simplifier_inference_expand_none_match, member)
static const struct dfg_capture inference_simplifier_inference_expand_none_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part inference_simplifier_inference_expand_none_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_expand_none)

#define AT(member) offsetof(struct inference_simplifier_inference_layer_norm_whole, member)
static const struct dfg_capture inference_simplifier_inference_layer_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_VALUE, AT(m.a)}, {"e", DFG_CAP_VALUE, AT(m.e)}};
static const struct dfg_part inference_simplifier_inference_layer_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_layer_norm)

#define AT(member) offsetof(struct inference_simplifier_inference_instance_norm_whole, member)
static const struct dfg_capture inference_simplifier_inference_instance_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_VALUE, AT(m.a)}, {"e", DFG_CAP_VALUE, AT(m.e)}};
static const struct dfg_part inference_simplifier_inference_instance_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_instance_norm)

#define AT(member) offsetof(struct inference_simplifier_inference_group_norm_whole, member)
static const struct dfg_capture inference_simplifier_inference_group_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"a", DFG_CAP_VALUE, AT(m.a)}, {"groups", DFG_CAP_VALUE, AT(m.groups)},
    {"e", DFG_CAP_VALUE, AT(m.e)}};
static const struct dfg_part inference_simplifier_inference_group_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_group_norm)

#define AT(member) offsetof(struct inference_simplifier_inference_batch_norm_match, member)
static const struct dfg_capture inference_simplifier_inference_batch_norm_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"gamma", DFG_CAP_NODE, AT(gamma)}, {"beta", DFG_CAP_NODE, AT(beta)},
    {"mean", DFG_CAP_NODE, AT(mean)}, {"spread", DFG_CAP_NODE, AT(spread)}, {"n", DFG_CAP_NODE, AT(n)},
    {"a", DFG_CAP_VALUE, AT(a)}, {"e", DFG_CAP_VALUE, AT(e)}};
static const struct dfg_part inference_simplifier_inference_batch_norm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(beta)}, {DFG_PART_INPUT, 0, 0, 3, AT(mean)},
    {DFG_PART_INPUT, 0, 0, 4, AT(spread)}, {DFG_PART_INNER, 0, 0, 5, AT(n)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_batch_norm)

#define AT(member) offsetof(struct inference_simplifier_inference_batch_norm_unscaled_whole, member)
static const struct dfg_capture inference_simplifier_inference_batch_norm_unscaled_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"beta", DFG_CAP_NODE, AT(m.beta)}, {"mean", DFG_CAP_NODE, AT(m.mean)},
    {"spread", DFG_CAP_NODE, AT(m.spread)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"a", DFG_CAP_VALUE, AT(m.a)},
    {"e", DFG_CAP_VALUE, AT(m.e)}};
static const struct dfg_part inference_simplifier_inference_batch_norm_unscaled_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.beta)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.mean)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.spread)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.n)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_batch_norm_unscaled)

#define AT(member) offsetof(struct inference_simplifier_inference_batch_norm_uncentred_whole, member)
static const struct dfg_capture inference_simplifier_inference_batch_norm_uncentred_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"gamma", DFG_CAP_NODE, AT(m.gamma)}, {"mean", DFG_CAP_NODE, AT(m.mean)},
    {"spread", DFG_CAP_NODE, AT(m.spread)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"a", DFG_CAP_VALUE, AT(m.a)},
    {"e", DFG_CAP_VALUE, AT(m.e)}};
static const struct dfg_part inference_simplifier_inference_batch_norm_uncentred_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.gamma)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.mean)}, {DFG_PART_INPUT, 0, 0, 3, AT(m.spread)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.n)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_batch_norm_uncentred)

#define AT(member) offsetof(struct inference_simplifier_inference_batch_norm_plain_whole, member)
static const struct dfg_capture inference_simplifier_inference_batch_norm_plain_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"mean", DFG_CAP_NODE, AT(m.mean)},
    {"spread", DFG_CAP_NODE, AT(m.spread)}, {"n", DFG_CAP_NODE, AT(m.n)}, {"a", DFG_CAP_VALUE, AT(m.a)},
    {"e", DFG_CAP_VALUE, AT(m.e)}};
static const struct dfg_part inference_simplifier_inference_batch_norm_plain_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.mean)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.spread)}, {DFG_PART_INNER, 0, 0, 3, AT(m.n)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_batch_norm_plain)

#define AT(member) offsetof(struct inference_simplifier_inference_l2_match, member)
static const struct dfg_capture inference_simplifier_inference_l2_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"axes", DFG_CAP_VALUE, AT(axes)}, {"e", DFG_CAP_VALUE, AT(e)}};
static const struct dfg_part inference_simplifier_inference_l2_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(inference_simplifier_inference_l2)

static const struct dfg_pattern inference_simplifier_patterns[] = {
    {.name = "inference_dropout", .place = "inference_simplifier.pat:13", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = inference_simplifier_inference_dropout_captures, .n_parts = 3,
     .parts = inference_simplifier_inference_dropout_parts,
     .match_size = sizeof(struct inference_simplifier_inference_dropout_match),
     .whole_size = sizeof(struct inference_simplifier_inference_dropout_whole),
     .match = inference_simplifier_inference_dropout_any,
     .each = inference_simplifier_inference_dropout_all},
    {.name = "inference_axis", .place = "inference_simplifier.pat:16", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = inference_simplifier_inference_axis_captures, .n_parts = 4,
     .parts = inference_simplifier_inference_axis_parts,
     .match_size = sizeof(struct inference_simplifier_inference_axis_match),
     .whole_size = sizeof(struct inference_simplifier_inference_axis_match),
     .match = inference_simplifier_inference_axis_any, .each = inference_simplifier_inference_axis_all},
    {.name = "inference_batch_norm_axis", .place = "inference_simplifier.pat:22", .is_rule = true,
     .n_captures = 7, .n_params = 5, .captures = inference_simplifier_inference_batch_norm_axis_captures,
     .n_parts = 6, .parts = inference_simplifier_inference_batch_norm_axis_parts,
     .match_size = sizeof(struct inference_simplifier_inference_batch_norm_axis_match),
     .whole_size = sizeof(struct inference_simplifier_inference_batch_norm_axis_match),
     .match = inference_simplifier_inference_batch_norm_axis_any,
     .each = inference_simplifier_inference_batch_norm_axis_all},
    {.name = "inference_shift", .place = "inference_simplifier.pat:35", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = inference_simplifier_inference_shift_captures, .n_parts = 4,
     .parts = inference_simplifier_inference_shift_parts,
     .match_size = sizeof(struct inference_simplifier_inference_shift_match),
     .whole_size = sizeof(struct inference_simplifier_inference_shift_match),
     .match = inference_simplifier_inference_shift_any, .each = inference_simplifier_inference_shift_all},
    {.name = "inference_scale", .place = "inference_simplifier.pat:42", .is_rule = true, .n_captures = 5,
     .n_params = 3, .captures = inference_simplifier_inference_scale_captures, .n_parts = 4,
     .parts = inference_simplifier_inference_scale_parts,
     .match_size = sizeof(struct inference_simplifier_inference_scale_match),
     .whole_size = sizeof(struct inference_simplifier_inference_scale_match),
     .match = inference_simplifier_inference_scale_any, .each = inference_simplifier_inference_scale_all},
    {.name = "inference_group_shift", .place = "inference_simplifier.pat:49", .is_rule = true,
     .n_captures = 6, .n_params = 3, .captures = inference_simplifier_inference_group_shift_captures,
     .n_parts = 4, .parts = inference_simplifier_inference_group_shift_parts,
     .match_size = sizeof(struct inference_simplifier_inference_group_shift_match),
     .whole_size = sizeof(struct inference_simplifier_inference_group_shift_match),
     .match = inference_simplifier_inference_group_shift_any,
     .each = inference_simplifier_inference_group_shift_all},
    {.name = "inference_group_scale", .place = "inference_simplifier.pat:56", .is_rule = true,
     .n_captures = 6, .n_params = 3, .captures = inference_simplifier_inference_group_scale_captures,
     .n_parts = 4, .parts = inference_simplifier_inference_group_scale_parts,
     .match_size = sizeof(struct inference_simplifier_inference_group_scale_match),
     .whole_size = sizeof(struct inference_simplifier_inference_group_scale_match),
     .match = inference_simplifier_inference_group_scale_any,
     .each = inference_simplifier_inference_group_scale_all},
    {.name = "inference_expand_none", .place = "inference_simplifier.pat:63", .is_rule = true,
     .n_captures = 1, .n_params = 1, .captures = inference_simplifier_inference_expand_none_captures,
     .n_parts = 2, .parts = inference_simplifier_inference_expand_none_parts,
     .match_size = sizeof(struct inference_simplifier_inference_expand_none_match),
     .whole_size = sizeof(struct inference_simplifier_inference_expand_none_match),
     .match = inference_simplifier_inference_expand_none_any,
     .each = inference_simplifier_inference_expand_none_all},
    {.name = "inference_layer_norm", .place = "inference_simplifier.pat:67", .is_rule = true,
     .n_captures = 3, .n_params = 1, .captures = inference_simplifier_inference_layer_norm_captures,
     .n_parts = 4, .parts = inference_simplifier_inference_layer_norm_parts,
     .match_size = sizeof(struct inference_simplifier_inference_layer_norm_match),
     .whole_size = sizeof(struct inference_simplifier_inference_layer_norm_whole),
     .match = inference_simplifier_inference_layer_norm_any,
     .each = inference_simplifier_inference_layer_norm_all},
    {.name = "inference_instance_norm", .place = "inference_simplifier.pat:77", .is_rule = true,
     .n_captures = 3, .n_params = 1, .captures = inference_simplifier_inference_instance_norm_captures,
     .n_parts = 4, .parts = inference_simplifier_inference_instance_norm_parts,
     .match_size = sizeof(struct inference_simplifier_inference_instance_norm_match),
     .whole_size = sizeof(struct inference_simplifier_inference_instance_norm_whole),
     .match = inference_simplifier_inference_instance_norm_any,
     .each = inference_simplifier_inference_instance_norm_all},
    {.name = "inference_group_norm", .place = "inference_simplifier.pat:87", .is_rule = true,
     .n_captures = 4, .n_params = 1, .captures = inference_simplifier_inference_group_norm_captures,
     .n_parts = 4, .parts = inference_simplifier_inference_group_norm_parts,
     .match_size = sizeof(struct inference_simplifier_inference_group_norm_match),
     .whole_size = sizeof(struct inference_simplifier_inference_group_norm_whole),
     .match = inference_simplifier_inference_group_norm_any,
     .each = inference_simplifier_inference_group_norm_all},
    {.name = "inference_batch_norm", .place = "inference_simplifier.pat:104", .is_rule = true,
     .n_captures = 8, .n_params = 5, .captures = inference_simplifier_inference_batch_norm_captures,
     .n_parts = 7, .parts = inference_simplifier_inference_batch_norm_parts,
     .match_size = sizeof(struct inference_simplifier_inference_batch_norm_match),
     .whole_size = sizeof(struct inference_simplifier_inference_batch_norm_match),
     .match = inference_simplifier_inference_batch_norm_any,
     .each = inference_simplifier_inference_batch_norm_all},
    {.name = "inference_batch_norm_unscaled", .place = "inference_simplifier.pat:115", .is_rule = true,
     .n_captures = 7, .n_params = 4,
     .captures = inference_simplifier_inference_batch_norm_unscaled_captures, .n_parts = 7,
     .parts = inference_simplifier_inference_batch_norm_unscaled_parts,
     .match_size = sizeof(struct inference_simplifier_inference_batch_norm_unscaled_match),
     .whole_size = sizeof(struct inference_simplifier_inference_batch_norm_unscaled_whole),
     .match = inference_simplifier_inference_batch_norm_unscaled_any,
     .each = inference_simplifier_inference_batch_norm_unscaled_all},
    {.name = "inference_batch_norm_uncentred", .place = "inference_simplifier.pat:126", .is_rule = true,
     .n_captures = 7, .n_params = 4,
     .captures = inference_simplifier_inference_batch_norm_uncentred_captures, .n_parts = 7,
     .parts = inference_simplifier_inference_batch_norm_uncentred_parts,
     .match_size = sizeof(struct inference_simplifier_inference_batch_norm_uncentred_match),
     .whole_size = sizeof(struct inference_simplifier_inference_batch_norm_uncentred_whole),
     .match = inference_simplifier_inference_batch_norm_uncentred_any,
     .each = inference_simplifier_inference_batch_norm_uncentred_all},
    {.name = "inference_batch_norm_plain", .place = "inference_simplifier.pat:137", .is_rule = true,
     .n_captures = 6, .n_params = 3, .captures = inference_simplifier_inference_batch_norm_plain_captures,
     .n_parts = 7, .parts = inference_simplifier_inference_batch_norm_plain_parts,
     .match_size = sizeof(struct inference_simplifier_inference_batch_norm_plain_match),
     .whole_size = sizeof(struct inference_simplifier_inference_batch_norm_plain_whole),
     .match = inference_simplifier_inference_batch_norm_plain_any,
     .each = inference_simplifier_inference_batch_norm_plain_all},
    {.name = "inference_l2", .place = "inference_simplifier.pat:151", .is_rule = true, .n_captures = 3,
     .n_params = 1, .captures = inference_simplifier_inference_l2_captures, .n_parts = 2,
     .parts = inference_simplifier_inference_l2_parts,
     .match_size = sizeof(struct inference_simplifier_inference_l2_match),
     .whole_size = sizeof(struct inference_simplifier_inference_l2_match),
     .match = inference_simplifier_inference_l2_any, .each = inference_simplifier_inference_l2_all},
};

static const char *const inference_simplifier_imports[] = { "relay", NULL };
static const char *const inference_simplifier_text_0[] = { /* inference_simplifier.pat */
    "// inference_simplifier.pat -- Relay's normalisations as arithmetic, as they are in inference; no dropout.\n"
    "//\n// After TVM's InferenceSimplifier.  Differences:\n"
    "//   - Epsilon has the dtype of the data; there it is f32 in instance, group and L2 normalisation.\n"
    "//   - Parameters of another dtype than the data's stay: arithmetic does not mix them.\n"
    "//   - A group normalisation needs known extents, which its reshapes name.\n"
    "// Run behind inference: a rule asks for the rank of the data.\n\nimport \"relay.ops\";\n\n"
    "cond is_float(x) = x.dtype in {f16, bf16, f32, f64};\n\n"
    "rule inference_dropout(x) : keep_shared { match nn.dropout(x).0; rewrite x; }\n\n"
    "// Axes count from the first one on.\nrule inference_axis(x, gamma, beta) : priority 3 {\n"
    "    n = (nn.layer_norm | nn.group_norm | nn.instance_norm)(x, gamma, beta) { axis = a };\n"
    "    match n;\n    where is_float(x), a < 0, a >= -x.rank;\n"
    "    rewrite n.op(x, gamma, beta) { ..n, axis = a + x.rank };\n}\n"
    "rule inference_batch_norm_axis(x, gamma, beta, mean, spread) : priority 3 {\n"
    "    n = nn.batch_norm(x, gamma, beta, mean, spread) { axis = a };\n    match n;\n"
    "    where is_float(x), a < 0, a >= -x.rank;\n"
    "    rewrite nn.batch_norm(x, gamma, beta, mean, spread) { ..n, axis = a + x.rank };\n}\n\n"
    "// ---- what they share: a shift and a scale along an axis, broadcast over those behind it ----\n\n"
    "cond is_axis(a, x, parameter) = is_float(x), same_dtype(x, parameter), a >= 0, a < x.rank;\n"
    "cond is_along(a, x, parameter) = is_axis(a, x, parameter), parameter.rank == 1;\n"
    "cond has_groups(a, x, groups) = x.elements > 0, groups > 0, x.shape[a] % groups == 0;\n\n"
    "rule inference_shift(x, gamma, beta) : priority 2 {\n"
    "    n = (nn.layer_norm | nn.instance_norm)(x, gamma, beta) { center == true, axis = a };\n"
    "    match n;\n    where is_along(a, x, beta), same_dtype(x, gamma);\n"
    "    rewrite add(n.op(x, gamma, beta) { ..n, center = false },\n"
    "                expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a });\n}\n"
    "rule inference_scale(x, gamma, beta) : priority 1 {\n"
    "    n = (nn.layer_norm | nn.instance_norm)(x, gamma, beta) { center == false, scale == true, axis = a };\n"
    "    match n;\n    where is_along(a, x, gamma);\n"
    "    rewrite multiply(n.op(x, gamma, beta) { ..n, scale = false },\n"
    "                     expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a });\n}\n"
    "rule inference_group_shift(x, gamma, beta) : priority 2 {\n"
    "    n = nn.group_norm(x, gamma, beta) { center == true, axis = a, num_groups = groups };\n"
    "    match n;\n    where is_along(a, x, beta), has_groups(a, x, groups), same_dtype(x, gamma);\n"
    "    rewrite add(nn.group_norm(x, gamma, beta) { ..n, center = false },\n"
    "                expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a });\n}\n"
    "rule inference_group_scale(x, gamma, beta) : priority 1 {\n"
    "    n = nn.group_norm(x, gamma, beta) { center == false, scale == true, axis = a, num_groups = groups };\n"
    "    match n;\n    where is_along(a, x, gamma), has_groups(a, x, groups);\n"
    "    rewrite multiply(nn.group_norm(x, gamma, beta) { ..n, scale = false },\n"
    "                     expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a });\n}\n"
    "rule inference_expand_none(x) { match expand_dims(x) { num_newaxis == 0 }; rewrite x; }\n\n"
    "// ---- (x - mean) / sqrt(variance + epsilon) ----\n\nrule inference_layer_norm(x) {\n"
    "    match nn.layer_norm(x, _, _) { center == false, scale == false, axis = a, epsilon = e };\n"
    "    where is_axis(a, x, x);\n    rewrite {\n        m = mean(x) { axis = [a], keepdims = true };\n"
    "        v = variance(x, m) { axis = [a], keepdims = true };\n"
    "        return divide(subtract(x, m), sqrt(add(v, like(x, e))));\n    }\n}\n"
    "// Over all axes but the first and that of the channels.\nrule inference_instance_norm(x) {\n"
    "    match nn.instance_norm(x, _, _) { center == false, scale == false, axis = a, epsilon = e };\n"
    "    where is_axis(a, x, x), a > 0;\n    rewrite {\n"
    "        m = mean(x) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };\n",
    "        v = variance(x, m) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };\n"
    "        return divide(subtract(x, m), sqrt(add(v, like(x, e))));\n    }\n}\n"
    "// The channels become two axes: groups, and the channels of a group.\n"
    "rule inference_group_norm(x) {\n"
    "    match nn.group_norm(x, _, _) { center == false, scale == false, axis = a, num_groups = groups, epsilon = e };\n"
    "    where is_axis(a, x, x), has_groups(a, x, groups);\n    rewrite {\n"
    "        r = reshape(x) { newshape = [i < a ? x.shape[i] : i == a ? groups\n"
    "                                     : i == a + 1 ? x.shape[a] / groups : x.shape[i - 1] for i in range(x.rank + 1)] };\n"
    "        m = mean(r) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };\n"
    "        v = variance(r, m) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };\n"
    "        d = divide(subtract(r, m), sqrt(add(v, like(x, e))));\n"
    "        return reshape(d) { newshape = [k for k in x.shape] };\n    }\n}\n\n"
    "// ---- a batch normalisation: x * s + t, of its statistics ----\n\n"
    "cond statistics(x, mean, spread, a) = is_along(a, x, mean), same_dtype(x, spread), spread.rank == 1;\n"
    "\nrule inference_batch_norm(x, gamma, beta, mean, spread) : keep_shared {\n"
    "    n = nn.batch_norm(x, gamma, beta, mean, spread) { center == true, scale == true, axis = a, epsilon = e };\n"
    "    match n.0;\n    where statistics(x, mean, spread, a), same_dtype(x, gamma), same_dtype(x, beta);\n"
    "    rewrite {\n        s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);\n"
    "        t = add(multiply(negative(mean), s), beta);\n"
    "        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),\n"
    "                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });\n    }\n}\n"
    "rule inference_batch_norm_unscaled(x, beta, mean, spread) : keep_shared {\n"
    "    n = nn.batch_norm(x, _, beta, mean, spread) { center == true, scale == false, axis = a, epsilon = e };\n"
    "    match n.0;\n    where statistics(x, mean, spread, a), same_dtype(x, beta);\n    rewrite {\n"
    "        s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));\n"
    "        t = add(multiply(negative(mean), s), beta);\n"
    "        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),\n"
    "                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });\n    }\n}\n"
    "rule inference_batch_norm_uncentred(x, gamma, mean, spread) : keep_shared {\n"
    "    n = nn.batch_norm(x, gamma, _, mean, spread) { center == false, scale == true, axis = a, epsilon = e };\n"
    "    match n.0;\n    where statistics(x, mean, spread, a), same_dtype(x, gamma);\n    rewrite {\n"
    "        s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);\n"
    "        t = multiply(negative(mean), s);\n"
    "        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),\n"
    "                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });\n    }\n}\n"
    "rule inference_batch_norm_plain(x, mean, spread) : keep_shared {\n"
    "    n = nn.batch_norm(x, _, _, mean, spread) { center == false, scale == false, axis = a, epsilon = e };\n"
    "    match n.0;\n    where statistics(x, mean, spread, a);\n    rewrite {\n"
    "        s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));\n"
    "        t = multiply(negative(mean), s);\n"
    "        return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),\n"
    "                   expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });\n    }\n}\n\n"
    "// ---- x / sqrt(max(sum(x * x), eps)) ----\n\nrule inference_l2(x) {\n"
    "    match nn.l2_normalize(x) { axis = axes, eps = e };\n    where is_float(x);\n"
    "    rewrite divide(x, sqrt(maximum(sum(multiply(x, x)) { axis = axes, keepdims = true }, like(x, e))));\n"
    "}\n",
    NULL};
static const struct dfg_source inference_simplifier_sources[] = {
    {"inference_simplifier.pat", UINT64_C(0xfb363ff61baf8f53), inference_simplifier_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit inference_simplifier_unit;
const struct dfg_unit inference_simplifier_unit = {
    .abi = DFG_ABI,
    .name = "inference_simplifier",
    .imports = inference_simplifier_imports,
    .names = &inference_simplifier_names,
    .n_patterns = 16, .patterns = inference_simplifier_patterns,
    .rules = &inference_simplifier_rules,
    .version = "0.1.0", .hash = UINT64_C(0xf41c65a84af92281),
    .n_sources = 2, .sources = inference_simplifier_sources, .law_limit = 64,
    .prefix = "inference_simplifier_",
};
