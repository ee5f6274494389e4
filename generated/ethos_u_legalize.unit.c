/* What ethos_u_legalize.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "ethos_u_legalize.h"
#if ETHOS_U_LEGALIZE_H != 0x57b9687594ed238d
#error "ethos_u_legalize.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern ethos_u_legalize_patterns[] = {
#define WHOLE ethos_u_legalize_ethos_u_expand_dims_match
    {DFG_FOUND_ROW(ethos_u_legalize_ethos_u_expand_dims, match, 0), .name = "ethos_u_expand_dims",
     .place = "ethos_u_legalize.pat:12", .is_rule = true, CAPTURES(2, 1, NODE("x", x), NODE("r", r)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE ethos_u_legalize_ethos_u_squeeze_match
    {DFG_FOUND_ROW(ethos_u_legalize_ethos_u_squeeze, match, 0), .name = "ethos_u_squeeze",
     .place = "ethos_u_legalize.pat:18", .is_rule = true, CAPTURES(2, 1, NODE("x", x), NODE("r", r)),
     PARTS(2, PART(INPUT, 0, x), {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE ethos_u_legalize_ethos_u_split_match
    {DFG_FOUND_ROW(ethos_u_legalize_ethos_u_split, match, 0), .name = "ethos_u_split",
     .place = "ethos_u_legalize.pat:25", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", x),
     NODE("s", s), NODE("r", r)), PARTS(3, PART(INPUT, 0, x), PART(INNER, 1, s),
     {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
};

static const char *const ethos_u_legalize_imports[] = { "relay", NULL };
static const char *const ethos_u_legalize_text_0[] = { /* ethos_u_legalize.pat */
    "// ethos_u_legalize.pat -- Relay brought into the form that tables/ethos_u.pat takes, and its code generator asks for.\n"
    "//\n"
    "// After SplitRewriter, ExpandDimsRewriter and SqueezeRewriter of TVM 0.14 (relay/backend/contrib/ethosu/legalize.py),\n"
    "// which run behind the table, inside of what it took; in front of it they do the same.  What runs in front of it\n"
    "// there, replicate_pads, is `dfg-opt --pass unique_pad`.\n"
    "// The other rewriters write operators of their own, one an entry (contrib.ethosu.conv2d ...): that is code\n"
    "// generation, and no operator of Relay.  preprocess_ext_io joins operands and results of a function into one, for\n"
    "// the driver: no pattern of operators says what it rewrites.\n\nimport \"relay.ops\";\n\n"
    "rule ethos_u_expand_dims(x) {\n    r = expand_dims(x);\n    match r;\n    where r.elements > 0;\n"
    "    rewrite reshape(x) { newshape = [d for d in r.shape] };\n}\nrule ethos_u_squeeze(x) {\n"
    "    r = squeeze(x);\n    match r;\n    where r.elements > 0;\n"
    "    rewrite reshape(x) { newshape = [d for d in r.shape] };\n}\n// Each part of a split is a slice.\n"
    "rule ethos_u_split(x) : keep_shared {\n    s = split(x);\n    r = s.*;\n    match r;\n"
    "    where x.elements > 0;\n    rewrite extern ethos_u_slice;\n}\n",
    NULL};
static const struct dfg_source ethos_u_legalize_sources[] = {
    {"ethos_u_legalize.pat", UINT64_C(0x2cc7ca6f3ce83398), ethos_u_legalize_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit ethos_u_legalize_unit;
const struct dfg_unit ethos_u_legalize_unit = {
    .abi = DFG_ABI,
    .name = "ethos_u_legalize",
    .imports = ethos_u_legalize_imports,
    .names = &ethos_u_legalize_names,
    .n_patterns = 3, .patterns = ethos_u_legalize_patterns,
    .rules = &ethos_u_legalize_rules,
    .version = "0.1.0", .hash = UINT64_C(0xe4fe74a0c7689dcf),
    .n_sources = 2, .sources = ethos_u_legalize_sources, .law_limit = 64,
    .prefix = "ethos_u_legalize_",
};
