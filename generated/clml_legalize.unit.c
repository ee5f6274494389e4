/* What clml_legalize.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "clml_legalize.h"
#if CLML_LEGALIZE_H != 0x097e4f4e312d91b2
#error "clml_legalize.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern clml_legalize_patterns[] = {
#define WHOLE clml_legalize_clml_constant_whole
    {DFG_FOUND_ROW(clml_legalize_clml_constant, whole, 0), .name = "clml_constant",
     .place = "clml_legalize.pat:17", .is_rule = true, .depth = 1, CAPTURES(1, 0, NODE("c", m.c)),
     PARTS(2, {DFG_PART_ROOT, 0, 1, 0, AT(m.c)}, {DFG_PART_CONST, 1, 0, -1, AT(constant)})},
#undef WHOLE
#define WHOLE clml_legalize_clml_dropout_whole
    {DFG_FOUND_ROW(clml_legalize_clml_dropout, whole, 0), .name = "clml_dropout",
     .place = "clml_legalize.pat:22", .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(dropout))},
#undef WHOLE
#define WHOLE clml_legalize_clml_batch_norm_match
    {DFG_FOUND_ROW(clml_legalize_clml_batch_norm, match, 0), .name = "clml_batch_norm",
     .place = "clml_legalize.pat:38", .is_rule = true, .depth = 3, CAPTURES(9, 6, NODE("x", x),
     NODE("w", w), NODE("gamma", gamma), NODE("beta", beta), NODE("mean_", mean_), NODE("var_", var_),
     NODE("c", c), NODE("n", n), VALUE("e", e)), PARTS(14, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, gamma), PART(INPUT, 3, beta), PART(INPUT, 4, mean_), PART(INPUT, 5, var_),
     PART(INNER, 6, c), PART(CONST, 1, w), PART(INNER, 7, n), PART(CONST, 2, gamma), PART(CONST, 3, beta),
     PART(CONST, 4, mean_), PART(CONST, 5, var_), ROOT(root))},
#undef WHOLE
#define WHOLE clml_legalize_clml_relax_batch_norm_match
    {DFG_FOUND_ROW(clml_legalize_clml_relax_batch_norm, match, 0), .name = "clml_relax_batch_norm",
     .place = "clml_legalize.pat:50", .is_rule = true, .depth = 3, CAPTURES(9, 6, NODE("x", x),
     NODE("w", w), NODE("gamma", gamma), NODE("beta", beta), NODE("mean_", mean_), NODE("var_", var_),
     NODE("c", c), NODE("n", n), VALUE("e", e)), PARTS(14, PART(INPUT, 0, x), PART(INPUT, 1, w),
     PART(INPUT, 2, gamma), PART(INPUT, 3, beta), PART(INPUT, 4, mean_), PART(INPUT, 5, var_),
     PART(INNER, 6, c), PART(CONST, 1, w), PART(INNER, 7, n), PART(CONST, 2, gamma), PART(CONST, 3, beta),
     PART(CONST, 4, mean_), PART(CONST, 5, var_), ROOT(root))},
#undef WHOLE
#define WHOLE clml_legalize_clml_relax_reshape_norm_whole
    {DFG_FOUND_ROW(clml_legalize_clml_relax_reshape_norm, whole, 0), .name = "clml_relax_reshape_norm",
     .place = "clml_legalize.pat:68", .is_rule = true, .depth = 2, CAPTURES(3, 1, NODE("x", m.x),
     NODE("n", m.n), NODE("r", m.r)), PARTS(4, PART(INPUT, 0, m.x), PART(INNER, 1, m.n),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)}, {DFG_PART_ROOT, 0, 1, 2, AT(m.r)})},
#undef WHOLE
};

static const char *const clml_legalize_imports[] = { "relay", "relax", NULL };
static const char *const clml_legalize_text_0[] = { /* clml_legalize.pat */
    "// clml_legalize.pat -- Relay and Relax brought into the form that tables/clml.pat and relax_clml.pat take.\n"
    "//\n"
    "// After the passes that TVM runs in front of its tables: of Relay RemoveDropout, FoldConstant and\n"
    "// OptimizeBatchnorm (0.14, relay/op/contrib/clml.py), of Relax FoldBatchnormToConv2D, FoldConstant and\n"
    "// AppendReshapeToBNRewriter (0.27, relax/backend/adreno/clml.py).  Differences, all of them repairs:\n"
    "//   - A normalisation is folded into a convolution of the same channels: along axis 1, with scale and shift; there\n"
    "//     any axis is taken for it, and `scale`, `center` and `training` are not asked.\n"
    "//   - In 16 bits epsilon is rounded: variances are so large that this is nothing.\n"
    "//   - A convolution that others use, too, stays, and so does a normalisation whose statistics are used; Relay's\n"
    "//     pass computes such a convolution twice, and folds nothing in front of what the graph returns.\n"
    "// What TVM does behind partitioning, when it writes code, is not here: layouts of weights.\n\n"
    "import \"relay.ops\";\nimport \"relax.ops\";\n\n// A call of constants is one.\nrule clml_constant {\n"
    "    c = op(every const);\n    match c;\n    rewrite extern clml_fold_constant;\n}\n"
    "rule clml_dropout(x) { match nn.dropout(x).0; rewrite x; }\n\n"
    "// ---- normalisation behind a convolution, in it ----\n\ncond folds(c, n, w, gamma) =\n"
    "    c.data_layout == \"NCHW\", n.axis == 1, n.center == true, n.scale == true,\n"
    "    c.kernel_layout == \"OIHW\" ? w.shape[0] == gamma.elements\n"
    "                              : c.kernel_layout == \"IOHW\" and c.groups == 1 and w.shape[1] == gamma.elements;\n"
    "\n// Numbers, and not so large that products of them are none; variances are not below 0.\n"
    "cond moderate(c) = max([abs(v) for v in value(c)]) < 1e9;\ncond sound(w, gamma, beta, mean_, var_) =\n"
    "    moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_), min([v for v in value(var_)]) >= 0;\n"
    "// Beside the least variance a rounded epsilon is as good as the exact one.\n"
    "cond exact(w, var_, e) = w.dtype in {f32, f64} or min([v for v in value(var_)]) >= 1000 * e;\n\n"
    "rule clml_batch_norm(x, w, gamma, beta, mean_, var_) {\n"
    "    c = nn.conv2d(x, w & const) { out_layout in {\"\", \"NCHW\"} };\n"
    "    n = nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const) { epsilon = e };\n"
    "    match n.0;\n"
    "    where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);\n"
    "    rewrite {\n        s = divide(gamma, sqrt(add(var_, like(var_, e))));\n"
    "        t = subtract(beta, multiply(mean_, s));\n"
    "        scaled = multiply(w, reshape(s) { newshape = c.kernel_layout == \"OIHW\" ? [-1, 1, 1, 1] : [1, -1, 1, 1] });\n"
    "        return add(nn.conv2d(x, scaled) { ..c }, reshape(t) { newshape = [1, -1, 1, 1] });\n    }\n}\n"
    "rule clml_relax_batch_norm(x, w, gamma, beta, mean_, var_) {\n    c = relax.nn.conv2d(x, w & const);\n"
    "    n = relax.nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const)\n"
    "        { epsilon = e, training == false };\n    match n.0;\n"
    "    where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);\n"
    "    where not present(c.out_layout) or c.out_layout in {\"\", \"NCHW\"};\n    rewrite {\n"
    "        s = relax.divide(gamma, relax.sqrt(relax.add(var_, like(var_, e))));\n"
    "        t = relax.subtract(beta, relax.multiply(mean_, s));\n"
    "        scaled = relax.multiply(w, relax.reshape(s, i64[4] [c.kernel_layout == \"OIHW\" ? -1 : 1,\n"
    "                                                            c.kernel_layout == \"OIHW\" ? 1 : -1, 1, 1]));\n"
    "        return relax.add(relax.nn.conv2d(x, scaled) { ..c }, relax.reshape(t, i64[4] [1, -1, 1, 1]));\n"
    "    }\n}\n\n"
    "// ---- a normalisation by itself ends in a reshape that keeps its shape: groups there end in calls ----\n"
    "\nrule clml_relax_reshape_norm(x) : once {\n    n = relax.nn.batch_norm(x, ...);\n    r = n.0;\n"
    "    match r;\n    where x.rank == 4, present(x.elements);\n"
    "    rewrite relax.reshape(r, i64[4] [d for d in x.shape]);\n}\n",
    NULL};
static const struct dfg_source clml_legalize_sources[] = {
    {"clml_legalize.pat", UINT64_C(0xfa64dc81a0f2369e), clml_legalize_text_0, (const uint32_t[]){1, 2}, 2},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
};
extern const struct dfg_unit clml_legalize_unit;
const struct dfg_unit clml_legalize_unit = {
    .abi = DFG_ABI,
    .name = "clml_legalize",
    .imports = clml_legalize_imports,
    .names = &clml_legalize_names,
    .n_patterns = 5, .patterns = clml_legalize_patterns,
    .rules = &clml_legalize_rules,
    .version = "0.1.0", .hash = UINT64_C(0x0092f1d7fb2ef112),
    .n_sources = 3, .sources = clml_legalize_sources, .law_limit = 64,
    .prefix = "clml_legalize_",
};
