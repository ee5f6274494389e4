/* What mrvl.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "mrvl.h"
#if MRVL_H != 0x3411c44dfb2bb9e5
#error "mrvl.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern mrvl_patterns[] = {
#define WHOLE mrvl_conv_whole
    {DFG_FOUND_ROW(mrvl_conv, whole, 1), .name = "conv", .place = "mrvl.pat:18", .depth = 3,
     CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("c", m.c)),
     PARTS(12, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INNER, 3, m.c),
     INNER(pad), INPUT(x), PART(CONST, 1, m.w), ROOT(m.root), INNER(bias_add), CONST(constant), INNER(add),
     CONST(constant_2))},
#undef WHOLE
#define WHOLE mrvl_conv2d_whole
    {DFG_FOUND_ROW(mrvl_conv2d, whole, 2), .name = "conv2d", .place = "mrvl.pat:23", .depth = 6,
     CAPTURES(3, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b)), PARTS(27, PART(INPUT, 0, m.x),
     PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), ROOT(m.root), INNER(relu), INNER(bias_add), INNER(c),
     INNER(pad), INPUT(x), CONST(constant), CONST(constant_2), INNER(add), CONST(constant_3), INNER(get),
     INNER(batch_norm), INNER(bias_add_2), INNER(c_2), INNER(pad_2), INPUT(x_2), CONST(constant_4),
     CONST(constant_5), INNER(add_2), CONST(constant_6), CONST(constant_7), CONST(constant_8),
     CONST(constant_9), CONST(constant_10))},
#undef WHOLE
#define WHOLE mrvl_flat_whole
    {DFG_FOUND_ROW(mrvl_flat, whole, 0), .name = "flat", .place = "mrvl.pat:25", .depth = 1,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x), ROOT(m.root), INNER(layout_transform))},
#undef WHOLE
#define WHOLE mrvl_fc_whole
    {DFG_FOUND_ROW(mrvl_fc, whole, 1), .name = "fc", .place = "mrvl.pat:26", .depth = 5,
     CAPTURES(4, 3, NODE("x", m.x), NODE("w", m.w), NODE("b", m.b), NODE("d", m.d)),
     PARTS(13, PART(INPUT, 0, m.x), PART(INPUT, 1, m.w), PART(INPUT, 2, m.b), PART(INNER, 3, m.d),
     INNER(call), INNER(flat.layout_transform), PART(CONST, 1, m.w), ROOT(m.root), INNER(relu),
     INNER(bias_add), CONST(constant), INNER(add), CONST(constant_2))},
#undef WHOLE
#define WHOLE mrvl_max_pool2d_whole
    {DFG_FOUND_ROW(mrvl_max_pool2d, whole, 1), .name = "max_pool2d", .place = "mrvl.pat:32", .depth = 2,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), INNER(pad), INPUT(x))},
#undef WHOLE
#define WHOLE mrvl_avg_pool2d_whole
    {DFG_FOUND_ROW(mrvl_avg_pool2d, whole, 1), .name = "avg_pool2d", .place = "mrvl.pat:35", .depth = 2,
     CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), INNER(pad), INPUT(x))},
#undef WHOLE
#define WHOLE mrvl_global_avg_pool2d_whole
    {DFG_FOUND_ROW(mrvl_global_avg_pool2d, whole, 1), .name = "global_avg_pool2d", .place = "mrvl.pat:37",
     .depth = 2, CAPTURES(1, 1, NODE("x", m.x)), PARTS(4, PART(INPUT, 0, m.x), ROOT(m.root), INNER(pad),
     INPUT(x))},
#undef WHOLE
#define WHOLE mrvl_sum_of_whole
    {DFG_FOUND_ROW(mrvl_sum_of, whole, 1), .name = "sum_of", .place = "mrvl.pat:41", .depth = 3,
     CAPTURES(3, 2, NODE("a", m.a), NODE("b", m.b), NODE("s", m.s)), PARTS(5, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), PART(INNER, 2, m.s), ROOT(m.root), INNER(relu))},
#undef WHOLE
#define WHOLE mrvl_concat_whole
    {DFG_FOUND_ROW(mrvl_concat, whole, 0), .name = "concat", .place = "mrvl.pat:46", .depth = 2,
     CAPTURES(1, 0, NODE("c", m.c)), PARTS(3, {DFG_PART_ROOT, 0, 1, 0, AT(m.c)}, INNER(tuple),
     {DFG_PART_INPUT, 1, 0, -1, AT(rest)})},
#undef WHOLE
#define WHOLE mrvl_layout_nchw_to_nhwc_whole
    {DFG_FOUND_ROW(mrvl_layout_nchw_to_nhwc, whole, 0), .name = "layout_nchw_to_nhwc",
     .place = "mrvl.pat:51", .depth = 1, CAPTURES(1, 1, NODE("x", m.x)), PARTS(3, PART(INPUT, 0, m.x),
     ROOT(m.root), INPUT(var))},
#undef WHOLE
#define WHOLE mrvl_reshaped_match
    {DFG_FOUND_ROW(mrvl_reshaped, match, 0), .name = "reshaped", .place = "mrvl.pat:53", .depth = 1,
     CAPTURES(2, 1, NODE("x", x), NODE("r", r)), PARTS(2, PART(INPUT, 0, x),
     {DFG_PART_ROOT, 0, 1, 1, AT(r)})},
#undef WHOLE
#define WHOLE mrvl_flattened_match
    {DFG_FOUND_ROW(mrvl_flattened, match, 0), .name = "flattened", .place = "mrvl.pat:58", .depth = 1,
     CAPTURES(1, 1, NODE("x", x)), PARTS(2, PART(INPUT, 0, x), ROOT(root))},
#undef WHOLE
};

/* ---- table mrvl ---- */

DFG_TABLE_SLOTS(mrvl)

static const struct dfg_table_entry mrvl_entries[] = {
    { .name = "mrvl.conv2d_nhwc2nhwc", .pattern = 1 },
    { .name = "mrvl.fc_ni2no", .pattern = 3 },
    { .name = "mrvl.maxpool2d_nhwc2nhwc", .pattern = 4 },
    { .name = "mrvl.avgpool2d_nhwc2nhwc", .pattern = 5 },
    { .name = "mrvl.globalavgpool2d_nhwc2nhwc", .pattern = 6 },
    { .name = "mrvl.sum", .pattern = 7 },
    { .name = "mrvl.concat", .pattern = 8 },
    { .name = "mrvl.layout_transform_nchw2nhwc", .pattern = 9 },
    { .name = "mrvl.reshape", .pattern = 10 },
    { .name = "mrvl.batch_flatten", .pattern = 11 },
};
static const struct dfg_attr_text mrvl_attrs[] = {
    { "Compiler", "\"mrvl\"" },
};
static const struct dfg_table mrvl_tables[] = {
    { .name = "mrvl", .n = 10, .last_wins = false, .entries = mrvl_entries, .n_words = 1,
      .n_attrs = 1, .attrs = mrvl_attrs,
      .candidates = mrvl_candidates_slot, .first = mrvl_first_slot, .sweep = mrvl_sweep_slot },
};

static const char *const mrvl_imports[] = { "relay", NULL };
static const char *const mrvl_text_0[] = { /* mrvl.pat */
    "// mrvl.pat -- what Marvell's Octeon ML accelerator can run: 10 entries over Relay\n// operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.18 (relay/op/contrib/mrvl.py).\n"
    "// Data, weights and what is added are f32, weights and biases constants, as there.\n"
    "// A repair: layout_transform has one operand; there the entry asks for three, so\n"
    "// that it never matches.  A group that nothing heavy is in is dropped behind the\n"
    "// partition there, here by an option of it.\n\nimport \"relay.ops\";\n\n"
    "// A batch that is known, of at most eight.\ncond small_batch(x) = x.shape[0] <= 8;\n"
    "cond conv_ok(c, x, w) =\n"
    "    c.data_layout == \"NHWC\", x.rank == 4, w.rank == 4, x.dtype == f32, w.dtype == f32, small_batch(x),\n"
    "    not present(c.out_dtype) or attr(c, out_dtype) == f32, c.groups == 1 or c.groups == w.shape[0];\n"
    "\npattern conv(x, w, b) {\n    c = nn.conv2d(nn.pad(x, _) | x, w & const);\n"
    "    where conv_ok(c, x, w);\n    return nn.bias_add(c, b & const) | add(c, b & const) | c;\n}\n"
    "pattern conv2d(x, w, b) = nn.relu?(conv(x, w, b) | nn.batch_norm(conv(x, w, b), const, const, const, const).0);\n"
    "\n"
    "pattern flat(x) = (reshape | nn.batch_flatten)(layout_transform(x) { src_layout == \"NHWC\", dst_layout == \"NCHW\" });\n"
    "pattern fc(x, w, b) {\n    d = nn.dense(flat(x) | x, w & const);\n"
    "    where x.dtype == f32, w.dtype == f32, w.rank == 2, not present(d.out_dtype) or attr(d, out_dtype) == f32;\n"
    "    return nn.relu?(nn.bias_add(d, b & const) | add(d, b & const) | d);\n}\n\n"
    "pattern max_pool2d(x) = nn.max_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\n"
    "        where x.rank == 4, x.dtype == f32, small_batch(x);\n"
    "// A batch of one; there one that is not known will do as well, which here holds of nothing.\n"
    "pattern avg_pool2d(x) = nn.avg_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\n"
    "        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;\n"
    "pattern global_avg_pool2d(x) = nn.global_avg_pool2d(nn.pad(x, _) | x) { layout == \"NHWC\" }\n"
    "        where x.rank == 4, x.dtype == f32, x.shape[0] == 1;\n\n"
    "// Neither side is a product whose own entry takes the sum; there only operand 0 is asked.\n"
    "pattern sum_of(a, b) {\n"
    "    s = add(a & !(nn.conv2d | nn.dense)(...), b & !(nn.conv2d | nn.dense)(...));\n"
    "    where a.dtype == f32, b.dtype == f32, s.rank in {3, 4}, small_batch(s);\n    return nn.relu?(s);\n"
    "}\npattern concat {\n    c = concatenate((...)) { axis in {3, -1} };\n"
    "    where c.dtype == f32, c.rank == 4, c.shape[0] == 1;\n    return c;\n}\n"
    "pattern layout_nchw_to_nhwc(x) =\n"
    "    layout_transform(x & var) { src_layout == \"NCHW\", dst_layout == \"NHWC\" } where x.dtype == f32;\n"
    "pattern reshaped(x) {\n    r = reshape(x);\n    where x.dtype == f32, r.rank in {2, 4};\n    return r;\n"
    "}\npattern flattened(x) = nn.batch_flatten(x) where x.dtype == f32, x.rank in {2, 4};\n\ntable mrvl {\n"
    "    attrs { Compiler = \"mrvl\" };\n    \"mrvl.conv2d_nhwc2nhwc\"           = conv2d;\n"
    "    \"mrvl.fc_ni2no\"                   = fc;\n    \"mrvl.maxpool2d_nhwc2nhwc\"        = max_pool2d;\n"
    "    \"mrvl.avgpool2d_nhwc2nhwc\"        = avg_pool2d;\n"
    "    \"mrvl.globalavgpool2d_nhwc2nhwc\"  = global_avg_pool2d;\n"
    "    \"mrvl.sum\"                        = sum_of;\n    \"mrvl.concat\"                     = concat;\n"
    "    \"mrvl.layout_transform_nchw2nhwc\" = layout_nchw_to_nhwc;\n"
    "    \"mrvl.reshape\"                    = reshaped;\n"
    "    \"mrvl.batch_flatten\"              = flattened;\n}\n",
    NULL};
static const struct dfg_source mrvl_sources[] = {
    {"mrvl.pat", UINT64_C(0xd8dd9609e591289d), mrvl_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit mrvl_unit;
const struct dfg_unit mrvl_unit = {
    .abi = DFG_ABI,
    .name = "mrvl",
    .imports = mrvl_imports,
    .names = &mrvl_names,
    .n_patterns = 12, .patterns = mrvl_patterns,
    .n_tables = 1, .tables = mrvl_tables,
    .version = "0.1.0", .hash = UINT64_C(0xc682b269c6c3bd4b),
    .n_sources = 2, .sources = mrvl_sources, .law_limit = 64,
    .prefix = "mrvl_",
};
