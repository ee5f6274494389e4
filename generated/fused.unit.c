/* What fused.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "fused.h"
#if FUSED_H != 0xe0922c288e452307
#error "fused.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"

DFG_WHOLE_SLOTS(fused_conv_to_sum)

static const struct dfg_pattern fused_patterns[] = {
#define WHOLE fused_conv_to_sum_whole
    {DFG_PATTERN_ROW(fused_conv_to_sum, whole), .name = "conv_to_sum", .place = "fused.pat:6",
     .depth = DFG_FAR, .height = 1, CAPTURES(3, 2, NODE("x", m.x), NODE("w", m.w), NODE("conv", m.conv)),
     PARTS(9, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INNER, 2, m.conv),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, ROOT(m.root), {DFG_PART_PATH, 1, 0, -1, AT(call)},
     {DFG_PART_INPUT, 1, 0, -1, AT(rest_2)}, INNER(add), {DFG_PART_INPUT, 1, 0, -1, AT(rest_3)})},
#undef WHOLE
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
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit fused_unit;
const struct dfg_unit fused_unit = {
    .abi = DFG_ABI,
    .name = "fused",
    .imports = fused_imports,
    .names = &fused_names,
    .n_patterns = 1, .patterns = fused_patterns,
    .n_tables = 1, .tables = fused_tables,
    .version = "0.1.0", .hash = UINT64_C(0x5fcd3967fe18b6c4),
    .n_sources = 2, .sources = fused_sources, .law_limit = 64,
    .prefix = "fused_",
};
