/* What mrvl.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "mrvl.h"
#if MRVL_H != 0xc8fd846e156b4994
#error "mrvl.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct mrvl_conv_whole, member)
static const struct dfg_capture mrvl_conv_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part mrvl_conv_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 3, AT(m.c)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(bias_add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_INNER, 0, 0, -1, AT(add)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_conv)

#define AT(member) offsetof(struct mrvl_conv2d_whole, member)
static const struct dfg_capture mrvl_conv2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)}};
static const struct dfg_part mrvl_conv2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_INNER, 0, 0, -1, AT(c)}, {DFG_PART_INNER, 0, 0, -1, AT(pad)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_CONST, 0, 0, -1, AT(constant)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_3)}, {DFG_PART_INNER, 0, 0, -1, AT(get)},
    {DFG_PART_INNER, 0, 0, -1, AT(batch_norm)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add_2)},
    {DFG_PART_INNER, 0, 0, -1, AT(c_2)}, {DFG_PART_INNER, 0, 0, -1, AT(pad_2)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_4)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_5)}, {DFG_PART_INNER, 0, 0, -1, AT(add_2)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_6)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_7)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_8)}, {DFG_PART_CONST, 0, 0, -1, AT(constant_9)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_10)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_conv2d)

#define AT(member) offsetof(struct mrvl_flat_whole, member)
static const struct dfg_capture mrvl_flat_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part mrvl_flat_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(layout_transform)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_flat)

#define AT(member) offsetof(struct mrvl_fc_whole, member)
static const struct dfg_capture mrvl_fc_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"b", DFG_CAP_NODE, AT(m.b)},
    {"d", DFG_CAP_NODE, AT(m.d)}};
static const struct dfg_part mrvl_fc_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.b)}, {DFG_PART_INNER, 0, 0, 3, AT(m.d)},
    {DFG_PART_INNER, 0, 0, -1, AT(call)}, {DFG_PART_INNER, 0, 0, -1, AT(layout_transform)},
    {DFG_PART_CONST, 0, 0, 1, AT(m.w)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}, {DFG_PART_INNER, 0, 0, -1, AT(bias_add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_CONST, 0, 0, -1, AT(constant_2)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_fc)

#define AT(member) offsetof(struct mrvl_max_pool2d_whole, member)
static const struct dfg_capture mrvl_max_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part mrvl_max_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_max_pool2d)

#define AT(member) offsetof(struct mrvl_avg_pool2d_whole, member)
static const struct dfg_capture mrvl_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part mrvl_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_avg_pool2d)

#define AT(member) offsetof(struct mrvl_global_avg_pool2d_whole, member)
static const struct dfg_capture mrvl_global_avg_pool2d_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part mrvl_global_avg_pool2d_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(pad)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_global_avg_pool2d)

#define AT(member) offsetof(struct mrvl_sum_of_whole, member)
static const struct dfg_capture mrvl_sum_of_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"s", DFG_CAP_NODE, AT(m.s)}};
static const struct dfg_part mrvl_sum_of_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.s)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INNER, 0, 0, -1, AT(relu)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_sum_of)

#define AT(member) offsetof(struct mrvl_concat_whole, member)
static const struct dfg_capture mrvl_concat_captures[] = {
    {"c", DFG_CAP_NODE, AT(m.c)}};
static const struct dfg_part mrvl_concat_parts[] = {
    {DFG_PART_ROOT, 0, 1, 0, AT(m.c)}, {DFG_PART_INNER, 0, 0, -1, AT(tuple)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_concat)

#define AT(member) offsetof(struct mrvl_layout_nchw_to_nhwc_whole, member)
static const struct dfg_capture mrvl_layout_nchw_to_nhwc_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}};
static const struct dfg_part mrvl_layout_nchw_to_nhwc_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_ROOT, 0, 1, -1, AT(m.root)},
    {DFG_PART_INPUT, 0, 0, -1, AT(var)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_layout_nchw_to_nhwc)

#define AT(member) offsetof(struct mrvl_reshaped_match, member)
static const struct dfg_capture mrvl_reshaped_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"r", DFG_CAP_NODE, AT(r)}};
static const struct dfg_part mrvl_reshaped_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, 1, AT(r)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_reshaped)

#define AT(member) offsetof(struct mrvl_flattened_match, member)
static const struct dfg_capture mrvl_flattened_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part mrvl_flattened_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(mrvl_flattened)

static const struct dfg_pattern mrvl_patterns[] = {
    {.name = "conv", .place = "mrvl.pat:18", .n_captures = 4, .n_params = 3, .captures = mrvl_conv_captures,
     .n_parts = 12, .parts = mrvl_conv_parts, .match_size = sizeof(struct mrvl_conv_match),
     .whole_size = sizeof(struct mrvl_conv_whole), .match = mrvl_conv_any, .each = mrvl_conv_all},
    {.name = "conv2d", .place = "mrvl.pat:23", .n_captures = 3, .n_params = 3,
     .captures = mrvl_conv2d_captures, .n_parts = 27, .parts = mrvl_conv2d_parts,
     .match_size = sizeof(struct mrvl_conv2d_match), .whole_size = sizeof(struct mrvl_conv2d_whole),
     .match = mrvl_conv2d_any, .each = mrvl_conv2d_all},
    {.name = "flat", .place = "mrvl.pat:25", .n_captures = 1, .n_params = 1, .captures = mrvl_flat_captures,
     .n_parts = 3, .parts = mrvl_flat_parts, .match_size = sizeof(struct mrvl_flat_match),
     .whole_size = sizeof(struct mrvl_flat_whole), .match = mrvl_flat_any, .each = mrvl_flat_all},
    {.name = "fc", .place = "mrvl.pat:26", .n_captures = 4, .n_params = 3, .captures = mrvl_fc_captures,
     .n_parts = 13, .parts = mrvl_fc_parts, .match_size = sizeof(struct mrvl_fc_match),
     .whole_size = sizeof(struct mrvl_fc_whole), .match = mrvl_fc_any, .each = mrvl_fc_all},
    {.name = "max_pool2d", .place = "mrvl.pat:32", .n_captures = 1, .n_params = 1,
     .captures = mrvl_max_pool2d_captures, .n_parts = 4, .parts = mrvl_max_pool2d_parts,
     .match_size = sizeof(struct mrvl_max_pool2d_match), .whole_size = sizeof(struct mrvl_max_pool2d_whole),
     .match = mrvl_max_pool2d_any, .each = mrvl_max_pool2d_all},
    {.name = "avg_pool2d", .place = "mrvl.pat:35", .n_captures = 1, .n_params = 1,
     .captures = mrvl_avg_pool2d_captures, .n_parts = 4, .parts = mrvl_avg_pool2d_parts,
     .match_size = sizeof(struct mrvl_avg_pool2d_match), .whole_size = sizeof(struct mrvl_avg_pool2d_whole),
     .match = mrvl_avg_pool2d_any, .each = mrvl_avg_pool2d_all},
    {.name = "global_avg_pool2d", .place = "mrvl.pat:37", .n_captures = 1, .n_params = 1,
     .captures = mrvl_global_avg_pool2d_captures, .n_parts = 4, .parts = mrvl_global_avg_pool2d_parts,
     .match_size = sizeof(struct mrvl_global_avg_pool2d_match),
     .whole_size = sizeof(struct mrvl_global_avg_pool2d_whole), .match = mrvl_global_avg_pool2d_any,
     .each = mrvl_global_avg_pool2d_all},
    {.name = "sum_of", .place = "mrvl.pat:41", .n_captures = 3, .n_params = 2,
     .captures = mrvl_sum_of_captures, .n_parts = 5, .parts = mrvl_sum_of_parts,
     .match_size = sizeof(struct mrvl_sum_of_match), .whole_size = sizeof(struct mrvl_sum_of_whole),
     .match = mrvl_sum_of_any, .each = mrvl_sum_of_all},
    {.name = "concat", .place = "mrvl.pat:46", .n_captures = 1, .n_params = 0,
     .captures = mrvl_concat_captures, .n_parts = 3, .parts = mrvl_concat_parts,
     .match_size = sizeof(struct mrvl_concat_match), .whole_size = sizeof(struct mrvl_concat_whole),
     .match = mrvl_concat_any, .each = mrvl_concat_all},
    {.name = "layout_nchw_to_nhwc", .place = "mrvl.pat:51", .n_captures = 1, .n_params = 1,
     .captures = mrvl_layout_nchw_to_nhwc_captures, .n_parts = 3, .parts = mrvl_layout_nchw_to_nhwc_parts,
     .match_size = sizeof(struct mrvl_layout_nchw_to_nhwc_match),
     .whole_size = sizeof(struct mrvl_layout_nchw_to_nhwc_whole), .match = mrvl_layout_nchw_to_nhwc_any,
     .each = mrvl_layout_nchw_to_nhwc_all},
    {.name = "reshaped", .place = "mrvl.pat:53", .n_captures = 2, .n_params = 1,
     .captures = mrvl_reshaped_captures, .n_parts = 2, .parts = mrvl_reshaped_parts,
     .match_size = sizeof(struct mrvl_reshaped_match), .whole_size = sizeof(struct mrvl_reshaped_match),
     .match = mrvl_reshaped_any, .each = mrvl_reshaped_all},
    {.name = "flattened", .place = "mrvl.pat:58", .n_captures = 1, .n_params = 1,
     .captures = mrvl_flattened_captures, .n_parts = 2, .parts = mrvl_flattened_parts,
     .match_size = sizeof(struct mrvl_flattened_match), .whole_size = sizeof(struct mrvl_flattened_match),
     .match = mrvl_flattened_any, .each = mrvl_flattened_all},
};

/* ---- table mrvl ---- */

DFG_TABLE_SLOTS(mrvl)

static const struct dfg_table_entry mrvl_entries[] = {
    { .name = "mrvl.conv2d_nhwc2nhwc", .pattern = 1 },
    { .name = "mrvl.fc_ni2no", .pattern = 3 },
    { .name = "mrvl.maxpool2d_nhwc2nhwc", .pattern = 4 },
    { .name = "mrvl.avgpool2d_nhwc2nhwc", .pattern = 5 },
    { .name = "mrvl.globalavgpool2d_nhwc2nhwc", .pattern = 6 },
    { .name = "mrvl.sum", .pattern = 7 },
    { .name = "mrvl.concat", .pattern = 8 },
    { .name = "mrvl.layout_transform_nchw2nhwc", .pattern = 9 },
    { .name = "mrvl.reshape", .pattern = 10 },
    { .name = "mrvl.batch_flatten", .pattern = 11 },
};
static const struct dfg_attr_text mrvl_attrs[] = {
    { "Compiler", "\"mrvl\"" },
};
static const struct dfg_table mrvl_tables[] = {
    { .name = "mrvl", .n = 10, .last_wins = false, .entries = mrvl_entries, .n_words = 1,
      .n_attrs = 1, .attrs = mrvl_attrs,
      .candidates = mrvl_candidates_slot, .first = mrvl_first_slot, .sweep = mrvl_sweep_slot },
};

static const char *const mrvl_imports[] = { "relay", NULL };
static const char *const mrvl_text_0[] = { /* mrvl.pat */
    "// mrvl.pat -- what Marvell's Octeon ML accelerator can run: 10 entries over Relay\n// operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.18 (relay/op/contrib/mrvl.py).\n"
    "// Data, weights and what is added are f32, weights and biases constants, as there.\n"
    "// A repair: layout_transform has one operand; there the entry asks for three, so\n"
    "// that it never matches.  A group that nothing heavy is in is dropped behind the\n"
    "// partition there, here by an option of it.\n\nimport \"relay.ops\";\n\n"
    "// A batch that is known, of at most eight.\ncond small_batch(x) = x.shape[0] <= 8;\n"
    "cond conv_ok(c, x, w) =\n"
    "    c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\n"
    "    not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0];\n"
    "\npattern conv(x, w, b) {\n    c = nn.conv2d(nn.pad(x, _) | x, w & const);\n"
    "    where conv_ok(c, x, w);\n    return nn.bias_add(c, b & const) | add(c, b & const) | c;\n}\n"
    "pattern conv2d(x, w, b) = nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const).0);\n"
    "\n"
    "pattern flat(x) = (reshape | nn.batch_flatten)(layout_transform(x) { src_layout == \"NHWC\", dst_layout == \"NCHW\" });\n"
    "pattern fc(x, w, b) {\n    d = nn.dense(flat(x) | x, w & const);\n"
    "    where x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;\n"
    "    return nn.relu?(nn.bias_add(d, b & const) | add(d, b & const) | d);\n}\n\n"
    "pattern max_pool2d(x) = nn.max_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\n"
    "        where x.rank == 4, x.dtype == f32, small_batch(x);\n"
    "// A batch of one; there one that is not known will do as well, which here holds of nothing.\n"
    "pattern avg_pool2d(x) = nn.avg_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\n"
    "        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;\n"
    "pattern global_avg_pool2d(x) = nn.global_avg_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\n"
    "        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;\n\n"
    "// Neither side is a product whose own entry takes the sum; there only operand 0 is asked.\n"
    "pattern sum_of(a, b) {\n"
    "    s = add(a & !(nn.conv2d | nn.dense)(...), b & !(nn.conv2d | nn.dense)(...));\n"
    "    where a.dtype == f32, b.dtype == f32, s.rank in {3, 4}, small_batch(s);\n    return nn.relu?(s);\n"
    "}\npattern concat {\n    c = concatenate((...)) { axis in {3, -1} };\n"
    "    where c.dtype == f32, c.rank == 4, c.shape[0] == 1;\n    return c;\n}\n"
    "pattern layout_nchw_to_nhwc(x) =\n"
    "    layout_transform(x & var) { src_layout == \"NCHW\", dst_layout == \"NHWC\" } where x.dtype == f32;\n"
    "pattern reshaped(x) {\n    r = reshape(x);\n    where x.dtype == f32, r.rank in {2, 4};\n    return r;\n"
    "}\npattern flattened(x) = nn.batch_flatten(x) where x.dtype == f32, x.rank in {2, 4};\n\ntable mrvl {\n"
    "    attrs { Compiler = \"mrvl\" };\n    \"mrvl.conv2d_nhwc2nhwc\"           = conv2d;\n"
    "    \"mrvl.fc_ni2no\"                   = fc;\n    \"mrvl.maxpool2d_nhwc2nhwc\"        = max_pool2d;\n"
    "    \"mrvl.avgpool2d_nhwc2nhwc\"        = avg_pool2d;\n"
    "    \"mrvl.globalavgpool2d_nhwc2nhwc\"  = global_avg_pool2d;\n"
    "    \"mrvl.sum\"                        = sum_of;\n    \"mrvl.concat\"                     = concat;\n"
    "    \"mrvl.layout_transform_nchw2nhwc\" = layout_nchw_to_nhwc;\n"
    "    \"mrvl.reshape\"                    = reshaped;\n"
    "    \"mrvl.batch_flatten\"              = flattened;\n}\n",
    NULL};
static const struct dfg_source mrvl_sources[] = {
    {"mrvl.pat", UINT64_C(0xd8dd9609e591289d), mrvl_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xebd3b9f05544e5f8), NULL, NULL, 0},
};
extern const struct dfg_unit mrvl_unit;
const struct dfg_unit mrvl_unit = {
    .abi = DFG_ABI,
    .name = "mrvl",
    .imports = mrvl_imports,
    .names = &mrvl_names,
    .n_patterns = 12, .patterns = mrvl_patterns,
    .n_tables = 1, .tables = mrvl_tables,
    .version = "0.1.0", .hash = UINT64_C(0xa83ec628c9f4b3af),
    .n_sources = 2, .sources = mrvl_sources, .law_limit = 64,
    .prefix = "mrvl_",
};
