/* What inference_simplifier.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "inference_simplifier.h"
#if INFERENCE_SIMPLIFIER_H != 0x0a53ccdccdff7ec6
#error "inference_simplifier.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern inference_simplifier_patterns[] = {
#define WHOLE inference_simplifier_inference_dropout_whole
    {DFG_FOUND_ROW(inference_simplifier_inference_dropout, whole, 0), .name = "inference_dropout",
     .place = "inference_simplifier.pat:13", .is_rule = true, .depth = 1, CAPTURES(1, 1, NODE("x", m.x)),
     PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(dropout))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_axis_match
    {DFG_FOUND_ROW(inference_simplifier_inference_axis, match, 0), .name = "inference_axis",
     .place = "inference_simplifier.pat:16", .is_rule = true, .depth = 1, CAPTURES(5, 3, NODE("x", x),
     NODE("gamma", gamma), NODE("beta", beta), NODE("n", n), VALUE("a", a)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, gamma), PART(INPUT, 2, beta), {DFG_PART_ROOT, 0, 1, 3, AT(n)})},
#undef WHOLE
#define WHOLE inference_simplifier_inference_batch_norm_axis_match
    {DFG_FOUND_ROW(inference_simplifier_inference_batch_norm_axis, match, 0),
     .name = "inference_batch_norm_axis", .place = "inference_simplifier.pat:22", .is_rule = true,
     .depth = 1, CAPTURES(7, 5, NODE("x", x), NODE("gamma", gamma), NODE("beta", beta), NODE("mean", mean),
     NODE("spread", spread), NODE("n", n), VALUE("a", a)), PARTS(6, PART(INPUT, 0, x),
     PART(INPUT, 1, gamma), PART(INPUT, 2, beta), PART(INPUT, 3, mean), PART(INPUT, 4, spread),
     {DFG_PART_ROOT, 0, 1, 5, AT(n)})},
#undef WHOLE
#define WHOLE inference_simplifier_inference_shift_match
    {DFG_FOUND_ROW(inference_simplifier_inference_shift, match, 0), .name = "inference_shift",
     .place = "inference_simplifier.pat:35", .is_rule = true, .depth = 1, CAPTURES(5, 3, NODE("x", x),
     NODE("gamma", gamma), NODE("beta", beta), NODE("n", n), VALUE("a", a)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, gamma), PART(INPUT, 2, beta), {DFG_PART_ROOT, 0, 1, 3, AT(n)})},
#undef WHOLE
#define WHOLE inference_simplifier_inference_scale_match
    {DFG_FOUND_ROW(inference_simplifier_inference_scale, match, 0), .name = "inference_scale",
     .place = "inference_simplifier.pat:42", .is_rule = true, .depth = 1, CAPTURES(5, 3, NODE("x", x),
     NODE("gamma", gamma), NODE("beta", beta), NODE("n", n), VALUE("a", a)), PARTS(4, PART(INPUT, 0, x),
     PART(INPUT, 1, gamma), PART(INPUT, 2, beta), {DFG_PART_ROOT, 0, 1, 3, AT(n)})},
#undef WHOLE
#define WHOLE inference_simplifier_inference_group_shift_match
    {DFG_FOUND_ROW(inference_simplifier_inference_group_shift, match, 0), .name = "inference_group_shift",
     .place = "inference_simplifier.pat:49", .is_rule = true, .depth = 1, CAPTURES(6, 3, NODE("x", x),
     NODE("gamma", gamma), NODE("beta", beta), NODE("n", n), VALUE("a", a), VALUE("groups", groups)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, gamma), PART(INPUT, 2, beta),
     {DFG_PART_ROOT, 0, 1, 3, AT(n)})},
#undef WHOLE
#define WHOLE inference_simplifier_inference_group_scale_match
    {DFG_FOUND_ROW(inference_simplifier_inference_group_scale, match, 0), .name = "inference_group_scale",
     .place = "inference_simplifier.pat:56", .is_rule = true, .depth = 1, CAPTURES(6, 3, NODE("x", x),
     NODE("gamma", gamma), NODE("beta", beta), NODE("n", n), VALUE("a", a), VALUE("groups", groups)),
     PARTS(4, PART(INPUT, 0, x), PART(INPUT, 1, gamma), PART(INPUT, 2, beta),
     {DFG_PART_ROOT, 0, 1, 3, AT(n)})},
#undef WHOLE
#define WHOLE inference_simplifier_inference_expand_none_match
    {DFG_FOUND_ROW(inference_simplifier_inference_expand_none, match, 0), .name = "inference_expand_none",
     .place = "inference_simplifier.pat:63", .is_rule = true, CAPTURES(1, 1, NODE("x", x)),
     PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_layer_norm_whole
    {DFG_FOUND_ROW(inference_simplifier_inference_layer_norm, whole, 0), .name = "inference_layer_norm",
     .place = "inference_simplifier.pat:67", .is_rule = true, .depth = 1, CAPTURES(3, 1, NODE("x", m.x),
     VALUE("a", m.a), VALUE("e", m.e)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_instance_norm_whole
    {DFG_FOUND_ROW(inference_simplifier_inference_instance_norm, whole, 0),
     .name = "inference_instance_norm", .place = "inference_simplifier.pat:77", .is_rule = true, .depth = 1,
     CAPTURES(3, 1, NODE("x", m.x), VALUE("a", m.a), VALUE("e", m.e)), PARTS(4, PART(INPUT, 0, m.x),
     ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_group_norm_whole
    {DFG_FOUND_ROW(inference_simplifier_inference_group_norm, whole, 0), .name = "inference_group_norm",
     .place = "inference_simplifier.pat:87", .is_rule = true, .depth = 1, CAPTURES(4, 1, NODE("x", m.x),
     VALUE("a", m.a), VALUE("groups", m.groups), VALUE("e", m.e)), PARTS(4, PART(INPUT, 0, m.x),
     ROOT(m.root), INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_batch_norm_match
    {DFG_FOUND_ROW(inference_simplifier_inference_batch_norm, match, 0), .name = "inference_batch_norm",
     .place = "inference_simplifier.pat:104", .is_rule = true, .depth = 2, CAPTURES(8, 5, NODE("x", x),
     NODE("gamma", gamma), NODE("beta", beta), NODE("mean", mean), NODE("spread", spread), NODE("n", n),
     VALUE("a", a), VALUE("e", e)), PARTS(7, PART(INPUT, 0, x), PART(INPUT, 1, gamma), PART(INPUT, 2, beta),
     PART(INPUT, 3, mean), PART(INPUT, 4, spread), PART(INNER, 5, n), ROOT(root))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_batch_norm_unscaled_whole
    {DFG_FOUND_ROW(inference_simplifier_inference_batch_norm_unscaled, whole, 0),
     .name = "inference_batch_norm_unscaled", .place = "inference_simplifier.pat:115", .is_rule = true,
     .depth = 2, CAPTURES(7, 4, NODE("x", m.x), NODE("beta", m.beta), NODE("mean", m.mean),
     NODE("spread", m.spread), NODE("n", m.n), VALUE("a", m.a), VALUE("e", m.e)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.beta), PART(INPUT, 2, m.mean), PART(INPUT, 3, m.spread),
     PART(INNER, 4, m.n), INPUT(x), ROOT(m.root))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_batch_norm_uncentred_whole
    {DFG_FOUND_ROW(inference_simplifier_inference_batch_norm_uncentred, whole, 0),
     .name = "inference_batch_norm_uncentred", .place = "inference_simplifier.pat:126", .is_rule = true,
     .depth = 2, CAPTURES(7, 4, NODE("x", m.x), NODE("gamma", m.gamma), NODE("mean", m.mean),
     NODE("spread", m.spread), NODE("n", m.n), VALUE("a", m.a), VALUE("e", m.e)),
     PARTS(7, PART(INPUT, 0, m.x), PART(INPUT, 1, m.gamma), PART(INPUT, 2, m.mean),
     PART(INPUT, 3, m.spread), PART(INNER, 4, m.n), INPUT(x), ROOT(m.root))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_batch_norm_plain_whole
    {DFG_FOUND_ROW(inference_simplifier_inference_batch_norm_plain, whole, 0),
     .name = "inference_batch_norm_plain", .place = "inference_simplifier.pat:137", .is_rule = true,
     .depth = 2, CAPTURES(6, 3, NODE("x", m.x), NODE("mean", m.mean), NODE("spread", m.spread),
     NODE("n", m.n), VALUE("a", m.a), VALUE("e", m.e)), PARTS(7, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.mean), PART(INPUT, 2, m.spread), PART(INNER, 3, m.n), INPUT(x), INPUT(x_2),
     ROOT(m.root))},
#undef WHOLE
#define WHOLE inference_simplifier_inference_l2_match
    {DFG_FOUND_ROW(inference_simplifier_inference_l2, match, 0), .name = "inference_l2",
     .place = "inference_simplifier.pat:151", .is_rule = true, .depth = 1, CAPTURES(3, 1, NODE("x", x),
     VALUE("axes", axes), VALUE("e", e)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
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
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit inference_simplifier_unit;
const struct dfg_unit inference_simplifier_unit = {
    .abi = DFG_ABI,
    .name = "inference_simplifier",
    .imports = inference_simplifier_imports,
    .names = &inference_simplifier_names,
    .n_patterns = 16, .patterns = inference_simplifier_patterns,
    .rules = &inference_simplifier_rules,
    .version = "0.1.0", .hash = UINT64_C(0x5e969f7d98a122c5),
    .n_sources = 2, .sources = inference_simplifier_sources, .law_limit = 64,
    .prefix = "inference_simplifier_",
};
