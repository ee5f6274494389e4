/* What approximate.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0x39fb81fe58f67e60
#error "approximate.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct approximate_approximate_gelu_match, member)
static const struct dfg_capture approximate_approximate_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}};
static const struct dfg_part approximate_approximate_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(approximate_approximate_gelu)

#define AT(member) offsetof(struct approximate_approximate_bias_gelu_match, member)
static const struct dfg_capture approximate_approximate_bias_gelu_captures[] = {
    {"x", DFG_CAP_NODE, AT(x)}, {"b", DFG_CAP_NODE, AT(b)}};
static const struct dfg_part approximate_approximate_bias_gelu_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(x)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)},
    {DFG_PART_ROOT, 0, 1, -1, AT(root)}};
#undef AT
DFG_PATTERN_SLOTS(approximate_approximate_bias_gelu)

static const struct dfg_pattern patterns[] = {
    {.name = "approximate_gelu", .place = "approximate.pat:6", .is_rule = true, .n_captures = 1,
     .n_params = 1, .captures = approximate_approximate_gelu_captures, .n_parts = 2,
     .parts = approximate_approximate_gelu_parts,
     .match_size = sizeof(struct approximate_approximate_gelu_match),
     .whole_size = sizeof(struct approximate_approximate_gelu_match),
     .match = approximate_approximate_gelu_any, .each = approximate_approximate_gelu_all},
    {.name = "approximate_bias_gelu", .place = "approximate.pat:7", .is_rule = true, .n_captures = 2,
     .n_params = 2, .captures = approximate_approximate_bias_gelu_captures, .n_parts = 3,
     .parts = approximate_approximate_bias_gelu_parts,
     .match_size = sizeof(struct approximate_approximate_bias_gelu_match),
     .whole_size = sizeof(struct approximate_approximate_bias_gelu_match),
     .match = approximate_approximate_bias_gelu_any, .each = approximate_approximate_bias_gelu_all},
};

static const char *const imports[] = { "com_microsoft", NULL };
static const char *const text_0[] = { /* approximate.pat */
    "// approximate.pat -- faster operators that compute other numbers, close to the old ones.\n\n"
    "import \"com_microsoft.ops\";\n\n"
    "// The approximation by a hyperbolic tangent (ONNX Runtime: GeluApproximation): other numbers, by up to 5e-4.\n"
    "rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }\n"
    "rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }\n",
    NULL};
static const struct dfg_source sources[] = {
    {"approximate.pat", UINT64_C(0x79f185cfdfeaad94), text_0, (const uint32_t[]){1}, 1},
    {"com_microsoft.ops", UINT64_C(0xa8f0aec90c9405c3), NULL, NULL, 0},
};
extern const struct dfg_unit approximate_unit;
const struct dfg_unit approximate_unit = {
    .abi = DFG_ABI,
    .name = "approximate",
    .imports = imports,
    .names = &approximate_names,
    .n_patterns = 2, .patterns = patterns,
    .rules = &approximate_rules,
    .version = "0.1.0", .hash = UINT64_C(0x6cbc5cda5119d9b3),
    .n_sources = 2, .sources = sources, .law_limit = 64,
    .prefix = "approximate_",
};
