/* What approximate.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "approximate.h"
#if APPROXIMATE_H != 0xd857953394f3d0ff
#error "approximate.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern approximate_patterns[] = {
#define WHOLE approximate_approximate_gelu_match
    {DFG_FOUND_ROW(approximate_approximate_gelu, match, 0), .name = "approximate_gelu",
     .place = "approximate.pat:6", .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", x)),
     PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE approximate_approximate_bias_gelu_match
    {DFG_FOUND_ROW(approximate_approximate_bias_gelu, match, 0), .name = "approximate_bias_gelu",
     .place = "approximate.pat:7", .is_rule = true, CAPTURES(2, 2, NODE("x", x), NODE("b", b)),
     PARTS(3, PART(INPUT, 0, x), PART(INPUT, 1, b), ROOT(root))},
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
