/* What relax_attention.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_attention.h"
#if RELAX_ATTENTION_H != 0x0254113cb56e6412
#error "relax_attention.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_attention_patterns[] = {
#define WHOLE relax_attention_heads_whole
    {DFG_FOUND_ROW(relax_attention_heads, whole, 0), .name = "heads", .place = "relax_attention.pat:18",
     .depth = 2, CAPTURES(2, 1, NODE("x", m.x), NODE("r", m.r)), PARTS(4, PART(INPUT, 0, m.x),
     {DFG_PART_ROOT, 0, 1, 1, AT(m.r)}, INNER(permute_dims), INPUT(x))},
#undef WHOLE
#define WHOLE relax_attention_places_whole
    {DFG_FOUND_ROW(relax_attention_places, whole, 0), .name = "places", .place = "relax_attention.pat:24",
     .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), INNER(reshape),
     INPUT(x))},
#undef WHOLE
#define WHOLE relax_attention_turned_whole
    {DFG_FOUND_ROW(relax_attention_turned, whole, 1), .name = "turned", .place = "relax_attention.pat:48",
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), INNER(permute_dims),
     INNER(permute_dims_2))},
#undef WHOLE
#define WHOLE relax_attention_scores_whole
    {DFG_FOUND_ROW(relax_attention_scores, whole, 1), .name = "scores", .place = "relax_attention.pat:50",
     .depth = 3, .height = 1, CAPTURES(4, 3, NODE("q", m.q), NODE("k", m.k), NODE("s", m.s),
     NODE("p", m.p)), PARTS(9, PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.s),
     PART(INNER, 3, m.p), INNER(turned.permute_dims), INNER(turned.permute_dims_2), ROOT(m.root),
     INNER(astype), PART(CONST, 2, m.s))},
#undef WHOLE
#define WHOLE relax_attention_weighted_whole
    {DFG_FOUND_ROW(relax_attention_weighted, whole, 1), .name = "weighted",
     .place = "relax_attention.pat:55", .depth = 4, .height = 1, CAPTURES(3, 2, NODE("p", m.p),
     NODE("v", m.v), NODE("w", m.w)), PARTS(6, PART(INPUT, 0, m.p), PART(INPUT, 1, m.v),
     PART(INNER, 2, m.w), INNER(astype), ROOT(m.root), INNER(astype_2))},
#undef WHOLE
#define WHOLE relax_attention_product_whole
    {DFG_FOUND_ROW(relax_attention_product, whole, 2), .name = "product", .place = "relax_attention.pat:60",
     .depth = 7, .height = 1, CAPTURES(4, 4, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v),
     NODE("s", m.s)), PARTS(14, ROOT(m.root), INNER(weighted.astype_2), INNER(weighted.m.w),
     INNER(weighted.astype), INNER(weighted.m.p), INNER(scores.m.p), INNER(scores.turned.permute_dims),
     INNER(scores.turned.permute_dims_2), INNER(scores.astype), PART(CONST, 3, m.s), PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s))},
#undef WHOLE
#define WHOLE relax_attention_product_bias_whole
    {DFG_FOUND_ROW(relax_attention_product_bias, whole, 3), .name = "product_bias",
     .place = "relax_attention.pat:61", .depth = 8, .height = 1, CAPTURES(5, 5, NODE("q", m.q),
     NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("bias", m.bias)), PARTS(16, ROOT(m.root),
     INNER(weighted.astype_2), INNER(weighted.m.w), INNER(weighted.astype), PART(INPUT, 0, m.q),
     PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s), PART(INPUT, 4, m.bias), INNER(add),
     INNER(scores.m.root), INNER(scores.m.p), INNER(scores.turned.permute_dims),
     INNER(scores.turned.permute_dims_2), INNER(scores.astype), PART(CONST, 3, m.s))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsnh_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsnh, whole, 2), .name = "attention_bsnh",
     .place = "relax_attention.pat:65", .is_rule = true, .depth = 11, .height = 1,
     CAPTURES(5, 4, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("r", m.r)),
     PARTS(26, {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, INNER(places.reshape), INNER(places.m.x),
     INNER(product.weighted.astype_2), INNER(product.weighted.m.w), INNER(product.weighted.astype),
     INNER(product.weighted.m.p), INNER(product.scores.m.p), INNER(product.m.q), INNER(heads.permute_dims),
     INPUT(heads.x), INNER(product.scores.turned.permute_dims), INNER(product.m.k),
     INNER(heads_2.permute_dims), INPUT(heads_2.x), INNER(product.scores.turned.permute_dims_2),
     INNER(product.scores.astype), PART(CONST, 3, m.s), INNER(product.m.v), INNER(heads_3.permute_dims),
     INPUT(heads_3.x), INPUT(places.x), PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v),
     PART(INPUT, 3, m.s))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsnh_bias_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsnh_bias, whole, 3), .name = "attention_bsnh_bias",
     .place = "relax_attention.pat:71", .is_rule = true, .depth = 12, .height = 1,
     CAPTURES(6, 5, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("bias", m.bias),
     NODE("r", m.r)), PARTS(28, {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, INNER(places.reshape), INNER(places.m.x),
     INNER(product_bias.weighted.astype_2), INNER(product_bias.weighted.m.w),
     INNER(product_bias.weighted.astype), INNER(product_bias.add), INNER(product_bias.scores.m.root),
     INNER(product_bias.scores.m.p), INNER(product_bias.m.q), INNER(heads.permute_dims), INPUT(heads.x),
     INNER(product_bias.scores.turned.permute_dims), INNER(product_bias.m.k), INNER(heads_2.permute_dims),
     INPUT(heads_2.x), INNER(product_bias.scores.turned.permute_dims_2), INNER(product_bias.scores.astype),
     PART(CONST, 3, m.s), INNER(product_bias.m.v), INNER(heads_3.permute_dims), INPUT(heads_3.x),
     INPUT(places.x), PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s),
     PART(INPUT, 4, m.bias))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsnh_bias_of_heads_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsnh_bias_of_heads, whole, 3),
     .name = "attention_bsnh_bias_of_heads", .place = "relax_attention.pat:79", .is_rule = true,
     .depth = 12, .height = 1, CAPTURES(6, 5, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v),
     NODE("s", m.s), NODE("bias", m.bias), NODE("r", m.r)), PARTS(28, {DFG_PART_ROOT, 0, 1, 5, AT(m.r)},
     INNER(places.reshape), INNER(places.m.x), INNER(product_bias.weighted.astype_2),
     INNER(product_bias.weighted.m.w), INNER(product_bias.weighted.astype), INNER(product_bias.add),
     INNER(product_bias.scores.m.root), INNER(product_bias.scores.m.p), INNER(product_bias.m.q),
     INNER(heads.permute_dims), INPUT(heads.x), INNER(product_bias.scores.turned.permute_dims),
     INNER(product_bias.m.k), INNER(heads_2.permute_dims), INPUT(heads_2.x),
     INNER(product_bias.scores.turned.permute_dims_2), INNER(product_bias.scores.astype),
     PART(CONST, 3, m.s), INNER(product_bias.m.v), INNER(heads_3.permute_dims), INPUT(heads_3.x),
     INPUT(places.x), PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s),
     PART(INPUT, 4, m.bias))},
#undef WHOLE
#define WHOLE relax_attention_attention_multi_query_whole
    {DFG_FOUND_ROW(relax_attention_attention_multi_query, whole, 2), .name = "attention_multi_query",
     .place = "relax_attention.pat:87", .is_rule = true, .depth = 12, .height = 1,
     CAPTURES(7, 4, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("a", m.a),
     NODE("b", m.b), NODE("r", m.r)), PARTS(28, {DFG_PART_ROOT, 0, 1, 6, AT(m.r)}, INNER(places.reshape),
     INNER(places.m.x), INNER(product.weighted.astype_2), INNER(product.weighted.m.w),
     INNER(product.weighted.astype), INNER(product.weighted.m.p), INNER(product.scores.m.p),
     INNER(product.m.q), INNER(heads.permute_dims), INPUT(heads.x),
     INNER(product.scores.turned.permute_dims), INNER(product.m.k), INNER(heads_2.permute_dims),
     INPUT(heads_2.x), INNER(product.scores.turned.permute_dims_2), INNER(product.scores.astype),
     PART(CONST, 3, m.s), INNER(product.m.v), INNER(heads_3.permute_dims), INPUT(heads_3.x),
     INPUT(places.x), PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s),
     PART(INNER, 4, m.a), PART(INNER, 5, m.b))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsnh_bsh_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsnh_bsh, whole, 2), .name = "attention_bsnh_bsh",
     .place = "relax_attention.pat:98", .is_rule = true, .depth = 9, .height = 1,
     CAPTURES(5, 4, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("r", m.r)),
     PARTS(23, {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, INNER(product.weighted.astype_2),
     INNER(product.weighted.m.w), INNER(product.weighted.astype), INNER(product.weighted.m.p),
     INNER(product.scores.m.p), INNER(product.m.q), INNER(heads.permute_dims), INPUT(heads.x),
     INNER(product.scores.turned.permute_dims), INNER(product.m.k), INNER(heads_2.permute_dims),
     INPUT(heads_2.x), INNER(product.scores.turned.permute_dims_2), INNER(product.scores.astype),
     PART(CONST, 3, m.s), INNER(product.m.v), INNER(heads_3.permute_dims), INPUT(heads_3.x),
     PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsnh_bsh_bias_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsnh_bsh_bias, whole, 3), .name = "attention_bsnh_bsh_bias",
     .place = "relax_attention.pat:106", .is_rule = true, .depth = 10, .height = 1,
     CAPTURES(6, 5, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("bias", m.bias),
     NODE("r", m.r)), PARTS(25, {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, INNER(product_bias.weighted.astype_2),
     INNER(product_bias.weighted.m.w), INNER(product_bias.weighted.astype), INNER(product_bias.add),
     INNER(product_bias.scores.m.root), INNER(product_bias.scores.m.p), INNER(product_bias.m.q),
     INNER(heads.permute_dims), INPUT(heads.x), INNER(product_bias.scores.turned.permute_dims),
     INNER(product_bias.m.k), INNER(heads_2.permute_dims), INPUT(heads_2.x),
     INNER(product_bias.scores.turned.permute_dims_2), INNER(product_bias.scores.astype),
     PART(CONST, 3, m.s), INNER(product_bias.m.v), INNER(heads_3.permute_dims), INPUT(heads_3.x),
     PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s),
     PART(INPUT, 4, m.bias))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsnh_bsh_bias_of_heads_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsnh_bsh_bias_of_heads, whole, 3),
     .name = "attention_bsnh_bsh_bias_of_heads", .place = "relax_attention.pat:116", .is_rule = true,
     .depth = 10, .height = 1, CAPTURES(6, 5, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v),
     NODE("s", m.s), NODE("bias", m.bias), NODE("r", m.r)), PARTS(25, {DFG_PART_ROOT, 0, 1, 5, AT(m.r)},
     INNER(product_bias.weighted.astype_2), INNER(product_bias.weighted.m.w),
     INNER(product_bias.weighted.astype), INNER(product_bias.add), INNER(product_bias.scores.m.root),
     INNER(product_bias.scores.m.p), INNER(product_bias.m.q), INNER(heads.permute_dims), INPUT(heads.x),
     INNER(product_bias.scores.turned.permute_dims), INNER(product_bias.m.k), INNER(heads_2.permute_dims),
     INPUT(heads_2.x), INNER(product_bias.scores.turned.permute_dims_2), INNER(product_bias.scores.astype),
     PART(CONST, 3, m.s), INNER(product_bias.m.v), INNER(heads_3.permute_dims), INPUT(heads_3.x),
     PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s),
     PART(INPUT, 4, m.bias))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsh_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsh, whole, 2), .name = "attention_bsh",
     .place = "relax_attention.pat:129", .is_rule = true, .depth = 7, .height = 1,
     CAPTURES(5, 4, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("r", m.r)),
     PARTS(14, {DFG_PART_ROOT, 0, 1, 4, AT(m.r)}, INNER(product.weighted.astype_2),
     INNER(product.weighted.m.w), INNER(product.weighted.astype), INNER(product.weighted.m.p),
     INNER(product.scores.m.p), INNER(product.scores.turned.permute_dims),
     INNER(product.scores.turned.permute_dims_2), INNER(product.scores.astype), PART(CONST, 3, m.s),
     PART(INPUT, 0, m.q), PART(INPUT, 1, m.k), PART(INPUT, 2, m.v), PART(INPUT, 3, m.s))},
#undef WHOLE
#define WHOLE relax_attention_attention_bsh_bias_whole
    {DFG_FOUND_ROW(relax_attention_attention_bsh_bias, whole, 3), .name = "attention_bsh_bias",
     .place = "relax_attention.pat:137", .is_rule = true, .depth = 8, .height = 1,
     CAPTURES(6, 5, NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("s", m.s), NODE("bias", m.bias),
     NODE("r", m.r)), PARTS(16, {DFG_PART_ROOT, 0, 1, 5, AT(m.r)}, INNER(product_bias.weighted.astype_2),
     INNER(product_bias.weighted.m.w), INNER(product_bias.weighted.astype), INNER(product_bias.add),
     INNER(product_bias.scores.m.root), INNER(product_bias.scores.m.p),
     INNER(product_bias.scores.turned.permute_dims), INNER(product_bias.scores.turned.permute_dims_2),
     INNER(product_bias.scores.astype), PART(CONST, 3, m.s), PART(INPUT, 0, m.q), PART(INPUT, 1, m.k),
     PART(INPUT, 2, m.v), PART(INPUT, 3, m.s), PART(INPUT, 4, m.bias))},
#undef WHOLE
};

static const char *const relax_attention_imports[] = { "relax", NULL };
static const char *const relax_attention_text_0[] = { /* relax_attention.pat */
    "// relax_attention.pat -- attention from its parts, over Relax operators: what CUTLASS takes as one call.\n"
    "//\n"
    "// TVM 0.18 (relax/backend/patterns.py): the 16 rewrites of partition_for_cutlass and the one of repeated\n"
    "// keys.  A rule here stands for several of them: casts are optional.  Query, key and value come as batch,\n"
    "// place, head, width, and products are made with the heads in the batch (BSNH); or as batch, place, width,\n"
    "// which is one head (BSH).  A result of one head that is split afterwards is, still.  Repairs:\n"
    "//   - Heads that stay in the batch are put there again; there the result is only given its shape.\n"
    "//   - Operands agree in batch and in heads; there in the product of both.\n"
    "//   - Keys are repeated along the heads, and as often as there are heads; there somehow.\n"
    "//   - Scores that others use, too, stay as they are; there they are computed twice.\n"
    "//   - One head is an axis more and less, not another shape, so that the other extents may be symbols.\n"
    "\nimport \"relax.ops\";\n\n// ---- operands and results ----\n\n// Heads to the front, and into the batch.\n"
    "pattern heads(x) {\n    r = relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _);\n"
    "    where x.rank == 4, r.rank == 3, r.shape[1] == x.shape[1], r.shape[2] == x.shape[3];\n"
    "    return r;\n}\n// ... and back.\n"
    "pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] };\n\n"
    "cond floats(q, k, v, r) = same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32};\n"
    "cond of_heads(q, k, v, r) =\n"
    "    floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\n"
    "    q.shape[2] == v.shape[2];\ncond of_one_head(q, k, v, r) =\n"
    "    floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0],\n"
    "    q.shape[0] == v.shape[0];\ncond is_back(r, q, v) =\n"
    "    r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],\n"
    "    r.shape[3] == v.shape[3];\n\n"
    "// A number for each key, for each place or for all, for each of the batch or for all.\n"
    "cond bias_of(bias, q, k, batch) =\n"
    "    bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},\n"
    "    bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch});\n"
    "// ... for each of the batch and its heads.\ncond bias_of_heads(bias, q, k) =\n"
    "    bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]},\n"
    "    bias.shape[2] == k.shape[1];\n\n// ---- the parts ----\n\npattern turned(x) =\n"
    "    relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0, -1, -2] };\n"
    "pattern scores(q, k, s) {\n    p = relax.matmul(q, turned(k));\n"
    "    where uses(p) == 1, s.elements == 1, s.rank <= 3;\n"
    "    return relax.multiply(p, relax.astype?(s & const));\n}\npattern weighted(p, v) {\n"
    "    w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} };\n"
    "    where p.rank == 3, uses(w) == 1;\n    return relax.matmul(relax.astype?(w), v);\n}\n"
    "pattern product(q, k, v, s) = weighted(scores(q, k, s), v);\n"
    "pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v);\n\n"
    "// ---- several heads ----\n\nrule attention_bsnh(q, k, v, s) : keep_shared, priority 2 {\n"
    "    r = places(product(heads(q), heads(k), heads(v), s));\n    match r;\n"
    "    where of_heads(q, k, v, r), is_back(r, q, v);\n"
    "    rewrite relax.nn.attention(q, k, v) { scale = value(s) };\n}\n"
    "rule attention_bsnh_bias(q, k, v, s, bias) : keep_shared, priority 2 {\n"
    "    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));\n    match r;\n"
    "    where of_heads(q, k, v, r), is_back(r, q, v), bias_of(bias, q, k, 1);\n"
    "    rewrite relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {\n"
    "        axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\n    }) { scale = value(s) };\n}\n"
    "rule attention_bsnh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 2 {\n"
    "    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));\n    match r;\n"
    "    where of_heads(q, k, v, r), is_back(r, q, v), bias_of_heads(bias, q, k);\n"
    "    rewrite relax.nn.attention_bias(q, k, v,\n",
    "        relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]])) { scale = value(s) };\n"
    "}\n// Several heads of the query share one of key and value.\n"
    "rule attention_multi_query(q, k, v, s) : keep_shared, priority 3 {\n"
    "    a = relax.repeat(k) { axis in {2, -2} };\n    b = relax.repeat(v) { axis in {2, -2} };\n"
    "    r = places(product(heads(q), heads(a), heads(b), s));\n    match r;\n"
    "    where of_heads(q, a, b, r), is_back(r, q, b), a.repeats == b.repeats, a.repeats > 0;\n"
    "    rewrite relax.nn.attention(q, k, v) { scale = value(s) };\n}\n\n"
    "// ---- several heads, left in the batch ----\n\n"
    "rule attention_bsnh_bsh(q, k, v, s) : keep_shared, priority 1 {\n"
    "    r = product(heads(q), heads(k), heads(v), s);\n    match r;\n    where of_heads(q, k, v, r);\n"
    "    rewrite relax.reshape(\n"
    "        relax.permute_dims(relax.nn.attention(q, k, v) { scale = value(s) }) { axes = [0, 2, 1, 3] },\n"
    "        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\n}\n"
    "rule attention_bsnh_bsh_bias(q, k, v, s, bias) : keep_shared, priority 1 {\n"
    "    r = product_bias(heads(q), heads(k), heads(v), s, bias);\n    match r;\n"
    "    where of_heads(q, k, v, r), bias_of(bias, q, k, 1);\n    rewrite relax.reshape(\n"
    "        relax.permute_dims(relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {\n"
    "            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\n"
    "        }) { scale = value(s) }) { axes = [0, 2, 1, 3] },\n"
    "        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\n}\n"
    "rule attention_bsnh_bsh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 1 {\n"
    "    r = product_bias(heads(q), heads(k), heads(v), s, bias);\n    match r;\n"
    "    where of_heads(q, k, v, r), bias_of_heads(bias, q, k);\n    rewrite relax.reshape(\n"
    "        relax.permute_dims(relax.nn.attention_bias(q, k, v,\n"
    "            relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]]))\n"
    "            { scale = value(s) }) { axes = [0, 2, 1, 3] },\n"
    "        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\n}\n\n// ---- one head ----\n\n"
    "rule attention_bsh(q, k, v, s) : keep_shared {\n    r = product(q, k, v, s);\n    match r;\n"
    "    where of_one_head(q, k, v, r);\n    rewrite relax.squeeze(\n"
    "        relax.nn.attention(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },\n"
    "                           relax.expand_dims(v) { axis = [2] }) { scale = value(s) }) { axis = [2] };\n"
    "}\nrule attention_bsh_bias(q, k, v, s, bias) : keep_shared {\n    r = product_bias(q, k, v, s, bias);\n"
    "    match r;\n    where of_one_head(q, k, v, r), bias_of(bias, q, k, q.shape[0]);\n"
    "    rewrite relax.squeeze(\n"
    "        relax.nn.attention_bias(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },\n"
    "                                relax.expand_dims(v) { axis = [2] }, relax.expand_dims(bias) {\n"
    "            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\n"
    "        }) { scale = value(s) }) { axis = [2] };\n}\n",
    NULL};
static const struct dfg_source relax_attention_sources[] = {
    {"relax_attention.pat", UINT64_C(0x178ca48a1c15675d), relax_attention_text_0, (const uint32_t[]){1}, 1},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
};
extern const struct dfg_unit relax_attention_unit;
const struct dfg_unit relax_attention_unit = {
    .abi = DFG_ABI,
    .name = "relax_attention",
    .imports = relax_attention_imports,
    .names = &relax_attention_names,
    .n_patterns = 16, .patterns = relax_attention_patterns,
    .rules = &relax_attention_rules,
    .version = "0.1.0", .hash = UINT64_C(0x7cd5be3e56b5be2e),
    .n_sources = 2, .sources = relax_attention_sources, .law_limit = 64,
    .prefix = "relax_attention_",
};
