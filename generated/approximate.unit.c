/* What approximate.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0x291178bd7900be43
#error "approximate.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

DFG_PATTERN_SLOTS(approximate_approximate_gelu)
DFG_PATTERN_SLOTS(approximate_approximate_bias_gelu)

#define AT(member) offsetof(struct WHOLE, member)
#define CAPTURE(kind, name, member) {name, DFG_CAP_##kind, AT(member)}
#define PART(role, capture, member) {DFG_PART_##role, 0, 0, capture, AT(member)}
static const struct dfg_pattern approximate_patterns[] = {
#define WHOLE approximate_approximate_gelu_match
    {DFG_PATTERN_ROW(approximate_approximate_gelu, match), .name = "approximate_gelu",
     .place = "approximate.pat:6", .is_rule = true, .depth = 1, .n_captures = 1, .n_params = 1,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x)}, .n_parts = 2,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
#define WHOLE approximate_approximate_bias_gelu_match
    {DFG_PATTERN_ROW(approximate_approximate_bias_gelu, match), .name = "approximate_bias_gelu",
     .place = "approximate.pat:7", .is_rule = true, .depth = 1, .n_captures = 2, .n_params = 2,
     .captures = (const struct dfg_capture[]){CAPTURE(NODE, "x", x), CAPTURE(NODE, "b", b)}, .n_parts = 3,
     .parts = (const struct dfg_part[]){PART(INPUT, 0, x), PART(INPUT, 1, b),
     {DFG_PART_ROOT, 0, 1, -1, AT(root)}}},
#undef WHOLE
};

static const char *const approximate_imports[] = { "com_microsoft", NULL };
static const char *const approximate_text_0[] = { /* approximate.pat */
    "// approximate.pat -- faster operators that compute other numbers, close to the old ones.\n\n"
    "import \"com_microsoft.ops\";\n\n"
    "// The approximation by a hyperbolic tangent (ONNX Runtime: GeluApproximation): other numbers, by up to 5e-4.\n"
    "rule approximate_gelu(x) { match com.microsoft.Gelu(x); where x.rank >= 1; rewrite com.microsoft.FastGelu(x); }\n"
    "rule approximate_bias_gelu(x, b) { match com.microsoft.BiasGelu(x, b); rewrite com.microsoft.FastGelu(x, b); }\n",
    NULL};
static const struct dfg_source approximate_sources[] = {
    {"approximate.pat", UINT64_C(0x79f185cfdfeaad94), approximate_text_0, (const uint32_t[]){1}, 1},
    {"com_microsoft.ops", UINT64_C(0x2d240fa4c24a3ff4), NULL, NULL, 0},
};
extern const struct dfg_unit approximate_unit;
const struct dfg_unit approximate_unit = {
    .abi = DFG_ABI,
    .name = "approximate",
    .imports = approximate_imports,
    .names = &approximate_names,
    .n_patterns = 2, .patterns = approximate_patterns,
    .rules = &approximate_rules,
    .version = "0.1.0", .hash = UINT64_C(0x069089e89a30e7c5),
    .n_sources = 2, .sources = approximate_sources, .law_limit = 64,
    .prefix = "approximate_",
};
