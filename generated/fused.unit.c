/* What fused.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fused.h"
#if FUSED_H != 0xab16c099446dbf2b
#error "fused.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct fused_conv_to_sum_whole, member)
static const struct dfg_capture fused_conv_to_sum_captures[] = {
    {"x", DFG_CAP_NODE, AT(m.x)}, {"w", DFG_CAP_NODE, AT(m.w)}, {"conv", DFG_CAP_NODE, AT(m.conv)}};
static const struct dfg_part fused_conv_to_sum_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.x)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.w)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.conv)}, {DFG_PART_INPUT, 1, 0, -1, AT(rest)},
    {DFG_PART_ROOT, 0, 1, -1, AT(m.root)}, {DFG_PART_PATH, 1, 0, -1, AT(call)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)}, {DFG_PART_INNER, 0, 0, -1, AT(add)},
    {DFG_PART_INPUT, 1, 0, -1, AT(rest_3)}};
#undef AT
DFG_WHOLE_SLOTS(fused_conv_to_sum)

static const struct dfg_pattern fused_patterns[] = {
    {.name = "conv_to_sum", .place = "fused.pat:6", .n_captures = 3, .n_params = 2,
     .captures = fused_conv_to_sum_captures, .n_parts = 9, .parts = fused_conv_to_sum_parts,
     .match_size = sizeof(struct fused_conv_to_sum_match),
     .whole_size = sizeof(struct fused_conv_to_sum_whole), .match = fused_conv_to_sum_any,
     .each = fused_conv_to_sum_all},
};

/* ---- table fused ---- */

DFG_TABLE_SLOTS(fused)

static const struct dfg_table_entry fused_entries[] = {
    { .name = "fused.conv_to_sum", .pattern = 0 },
};
static const struct dfg_table fused_tables[] = {
    { .name = "fused", .n = 1, .last_wins = false, .entries = fused_entries, .n_words = 1,
      .candidates = fused_candidates_slot, .first = fused_first_slot, .sweep = fused_sweep_slot },
};

static const char *const fused_imports[] = { "onnx", NULL };
static const char *const fused_text_0[] = { /* fused.pat */
    "// fused.pat -- a convolution and all that is computed from it element by element up to a sum, as\n"
    "// one function (demo rule 15; Relay: dominator patterns).\n\nimport \"onnx.ops\";\n\n"
    "pattern conv_to_sum(x, w) {\n    conv = Conv(x, w, ...);\n"
    "    return dominates(conv, op { kind <= broadcast }(...), Add(...));\n}\n\ntable fused {\n"
    "    \"fused.conv_to_sum\" = conv_to_sum;\n}\n",
    NULL};
static const struct dfg_source fused_sources[] = {
    {"fused.pat", UINT64_C(0x31f791c03bc7bdf9), fused_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit fused_unit;
const struct dfg_unit fused_unit = {
    .abi = DFG_ABI,
    .name = "fused",
    .imports = fused_imports,
    .names = &fused_names,
    .n_patterns = 1, .patterns = fused_patterns,
    .n_tables = 1, .tables = fused_tables,
    .version = "0.1.0", .hash = UINT64_C(0xfa73e4dca5a50937),
    .n_sources = 2, .sources = fused_sources, .law_limit = 64,
    .prefix = "fused_",
};
