/* What relax_cudnn.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_cudnn.h"
#if RELAX_CUDNN_H != 0x1a36e772ad086fb8
#error "relax_cudnn.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_cudnn_patterns[] = {
#define WHOLE relax_cudnn_conv2d_match
    {DFG_FOUND_ROW(relax_cudnn_conv2d, match, 0), .name = "conv2d", .place = "relax_cudnn.pat:22",
     .depth = 1, CAPTURES(3, 2, NODE("x", x), NODE("w", w), NODE("c", c)), PARTS(3, PART(INPUT, 0, x),
     PART(INPUT, 1, w), {DFG_PART_ROOT, 0, 1, 2, AT(c)})},
#undef WHOLE
#define WHOLE relax_cudnn_biased_match
    {DFG_FOUND_ROW(relax_cudnn_biased, match, 1), .name = "biased", .place = "relax_cudnn.pat:27",
     .depth = 2, CAPTURES(4, 3, NODE("x", x), NODE("w", w), NODE("b", b), NODE("c", c)),
     PARTS(5, PART(INPUT, 0, x), PART(INPUT, 1, w), PART(INPUT, 2, b), ROOT(root), PART(INNER, 3, c))},
#undef WHOLE
#define WHOLE relax_cudnn_attention_bs3nh_whole
    {DFG_FOUND_ROW(relax_cudnn_attention_bs3nh, whole, 0), .name = "attention_bs3nh",
     .place = "relax_cudnn.pat:37", .depth = 4, CAPTURES(6, 1, NODE("x", m.x), NODE("parts", m.parts),
     NODE("q", m.q), NODE("k", m.k), NODE("v", m.v), NODE("a", m.a)), PARTS(12, PART(INPUT, 0, m.x),
     PART(INNER, 1, m.parts), PART(INNER, 2, m.q), INNER(get), INPUT(x), PART(INNER, 3, m.k), INNER(get_2),
     INPUT(x_2), PART(INNER, 4, m.v), INNER(get_3), INPUT(x_3), {DFG_PART_ROOT, 0, 1, 5, AT(m.a)})},
#undef WHOLE
#define WHOLE relax_cudnn_swapped_match
    {DFG_FOUND_ROW(relax_cudnn_swapped, match, 0), .name = "swapped", .place = "relax_cudnn.pat:47",
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
#define WHOLE relax_cudnn_attention_sbn3h_whole
    {DFG_FOUND_ROW(relax_cudnn_attention_sbn3h, whole, 0), .name = "attention_sbn3h",
     .place = "relax_cudnn.pat:48", .depth = 5, CAPTURES(3, 1, NODE("x", m.x), NODE("parts", m.parts),
     NODE("a", m.a)), PARTS(10, ROOT(m.root), PART(INPUT, 0, m.x), PART(INNER, 1, m.parts),
     PART(INNER, 2, m.a), INNER(swapped_2.root), INNER(swapped_3.root), INNER(swapped_4.root), INNER(get),
     INNER(get_2), INNER(get_3))},
#undef WHOLE
#define WHOLE relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu_whole
    {DFG_FOUND_ROW(relax_cudnn_cudnn_conv2d_nhwc_ohwi_bias_relu, whole, 1),
     .name = "cudnn.conv2d.nhwc_ohwi_bias_relu", .place = "relax_cudnn.pat:59", .is_entry = true,
     .depth = 3, PARTS(6, ROOT(m.root), INNER(biased.root), INNER(biased.c), INPUT(biased.x),
     INPUT(biased.w), INPUT(biased.b))},
#undef WHOLE
};

/* ---- table relax_cudnn ---- */

DFG_TABLE_SLOTS(relax_cudnn)

static const struct dfg_table_entry relax_cudnn_entries[] = {
    { .name = "cudnn.conv2d.nhwc_ohwi", .pattern = 0 },
    { .name = "cudnn.conv2d.nhwc_ohwi_bias", .pattern = 1 },
    { .name = "cudnn.conv2d.nhwc_ohwi_bias_relu", .pattern = 5 },
    { .name = "cudnn.attention.BS3NH", .pattern = 2 },
    { .name = "cudnn.attention.SBN3H", .pattern = 4 },
};
static const struct dfg_attr_text relax_cudnn_attrs[] = {
    { "Compiler", "\"cudnn\"" },
};
static const struct dfg_table relax_cudnn_tables[] = {
    { .name = "relax_cudnn", .n = 5, .last_wins = true, .entries = relax_cudnn_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_cudnn_attrs,
      .candidates = relax_cudnn_candidates_slot, .first = relax_cudnn_first_slot, .sweep = relax_cudnn_sweep_slot },
};

static const char *const relax_cudnn_imports[] = { "relax", NULL };
static const char *const relax_cudnn_text_0[] = { /* relax_cudnn.pat */
    "// relax_cudnn.pat -- what cuDNN can run: 5 entries over Relax operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/cuda/cudnn.py); of two entries\n"
    "// that match the later one is taken.  (The convolutions take NCHW and OIHW, too, whatever their names\n"
    "// say.)  A value inside that is used outside blocks an entry there, as partitioning does by itself.\n"
    "// Repairs:\n"
    "//   - A bias has a number for each output channel, as many as are known; there any tensor is taken for one.\n"
    "//   - Padding is symmetric and the result has the layout of the data, as cuDNN has it.\n"
    "//   - Attention's parts are permuted as the layout's name says, and keep batch and sequence where they\n"
    "//     are reshaped; there any permutation and shape pass.\n\nimport \"relax.ops\";\n"
    "import \"relax_conditions.pat\";\n\ncond conv2d_ok(c, x, w) =\n"
    "    x.dtype == w.dtype, x.dtype in {f16, f32},\n"
    "    (c.data_layout == \"NHWC\" and c.kernel_layout == \"OHWI\")\n"
    "        or (c.data_layout == \"NCHW\" and c.kernel_layout == \"OIHW\"),\n"
    "    not present(c.out_layout) or c.out_layout in {\"\", c.data_layout},\n"
    "    len(c.padding) != 4 or (c.padding[0] == c.padding[2] and c.padding[1] == c.padding[3]);\n\n"
    "pattern conv2d(x, w) {\n    c = relax.nn.conv2d(x, w);\n    where conv2d_ok(c, x, w);\n    return c;\n}\n"
    "pattern biased(x, w, b) {\n    c = conv2d(x, w);\n    where one_a_channel(b, c, w);\n"
    "    return relax.add(c, b);\n}\n\n"
    "// What cuDNN's kernel computes: 16-bit floats, every place looked at by every other.\n"
    "cond attention_ok(a, x) = x.dtype == f16, not present(a.causal_mask), not present(a.window_size);\n"
    "// Heads of one of the stacked parts, a row of them for each place.\n"
    "cond heads(h, x) = h.rank == 4, h.shape[0] == x.shape[0], h.shape[1] == x.shape[1];\n"
    "pattern attention_bs3nh(x) {\n    parts = relax.split(x) { axis == 2 };\n"
    "    q = relax.reshape(parts.0, _);\n    k = relax.reshape(parts.1, _);\n"
    "    v = relax.reshape(parts.2, _);\n    a = relax.nn.attention(q, k, v);\n"
    "    where x.rank == 3, attention_ok(a, x), heads(q, x), heads(k, x), heads(v, x);\n    return a;\n}\n"
    "// Sequence and batch change places.\n"
    "pattern swapped(x) = relax.permute_dims(x) { axes == [1, 0, 2, 3] };\npattern attention_sbn3h(x) {\n"
    "    parts = relax.split(x) { axis == 3 };\n"
    "    a = relax.nn.attention(swapped(parts.0), swapped(parts.1), swapped(parts.2));\n"
    "    where x.rank == 4, attention_ok(a, x);\n    return swapped(a);\n}\n\n"
    "table relax_cudnn : last_wins {\n    attrs { Compiler = \"cudnn\" };\n"
    "    \"cudnn.conv2d.nhwc_ohwi\"           = conv2d;\n    \"cudnn.conv2d.nhwc_ohwi_bias\"      = biased;\n"
    "    \"cudnn.conv2d.nhwc_ohwi_bias_relu\" = relax.nn.relu(biased);\n"
    "    \"cudnn.attention.BS3NH\"            = attention_bs3nh;\n"
    "    \"cudnn.attention.SBN3H\"            = attention_sbn3h;\n}\n",
    NULL};
static const char *const relax_cudnn_text_2[] = { /* relax_conditions.pat */
    "// relax_conditions.pat -- conditions that several tables over Relax operators share.  No table by itself.\n"
    "import \"relax.ops\";\n// t, a permutation of b's extents, lets the last two change places.\n"
    "cond swaps_last(t, b) =\n    (b.rank == 2 and not present(t.axes))\n"
    "        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);\n"
    "\n"
    "// b has a number for each output channel of the convolution c with the kernel w, and adds it along them.\n"
    "cond one_a_channel(b, c, w) =\n    b.elements == dim(w, c.kernel_layout, \"O\"),\n"
    "    (c.data_layout == \"NHWC\" and b.shape[-1] == b.elements)\n"
    "        or (c.data_layout == \"NCHW\" and b.shape[-3] == b.elements);\n",
    NULL};
static const struct dfg_source relax_cudnn_sources[] = {
    {"relax_cudnn.pat", UINT64_C(0x8de4058f066b09d3), relax_cudnn_text_0, (const uint32_t[]){1, 2}, 2},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
    {"relax_conditions.pat", UINT64_C(0x8ecca517c598a6bc), relax_cudnn_text_2, (const uint32_t[]){1}, 1},
};
extern const struct dfg_unit relax_cudnn_unit;
const struct dfg_unit relax_cudnn_unit = {
    .abi = DFG_ABI,
    .name = "relax_cudnn",
    .imports = relax_cudnn_imports,
    .names = &relax_cudnn_names,
    .n_patterns = 6, .patterns = relax_cudnn_patterns,
    .n_tables = 1, .tables = relax_cudnn_tables,
    .version = "0.1.0", .hash = UINT64_C(0xe897d78ef4d14248),
    .n_sources = 3, .sources = relax_cudnn_sources, .law_limit = 64,
    .prefix = "relax_cudnn_",
};
