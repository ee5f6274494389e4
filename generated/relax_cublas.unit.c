/* What relax_cublas.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_cublas.h"
#if RELAX_CUBLAS_H != 0xf1c95a3f1f63081e
#error "relax_cublas.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_cublas_patterns[] = {
#define WHOLE relax_cublas_product_match
    {DFG_FOUND_ROW(relax_cublas_product, match, 0), .name = "product", .place = "relax_cublas.pat:45",
     .depth = 1, CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("r", r)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
#define WHOLE relax_cublas_transposed_product_match
    {DFG_FOUND_ROW(relax_cublas_transposed_product, match, 0), .name = "transposed_product",
     .place = "relax_cublas.pat:50", .depth = 2, CAPTURES(4, 2, NODE("a", a), NODE("b", b), NODE("t", t),
     NODE("r", r)), PARTS(4, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, t),
     {DFG_PART_ROOT, 0, 1, 3, AT(r)})},
#undef WHOLE
#define WHOLE relax_cublas_biased_match
    {DFG_FOUND_ROW(relax_cublas_biased, match, 1), .name = "biased", .place = "relax_cublas.pat:58",
     .depth = 2, CAPTURES(4, 3, NODE("a", a), NODE("b", b), NODE("bias", bias), NODE("p", p)),
     PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, bias), ROOT(root), PART(INNER, 3, p))},
#undef WHOLE
#define WHOLE relax_cublas_transposed_biased_whole
    {DFG_FOUND_ROW(relax_cublas_transposed_biased, whole, 1), .name = "transposed_biased",
     .place = "relax_cublas.pat:63", .depth = 3, CAPTURES(4, 3, NODE("a", m.a), NODE("b", m.b),
     NODE("bias", m.bias), NODE("p", m.p)), PARTS(6, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.bias), ROOT(m.root), PART(INNER, 3, m.p), INNER(transposed_product.t))},
#undef WHOLE
#define WHOLE relax_cublas_dequantized_whole
    {DFG_FOUND_ROW(relax_cublas_dequantized, whole, 0), .name = "dequantized",
     .place = "relax_cublas.pat:68", .depth = 3, CAPTURES(2, 2, NODE("scale", m.scale),
     NODE("zero_point", m.zero_point)), PARTS(11, PART(INPUT, 0, m.scale), PART(INPUT, 1, m.zero_point),
     ROOT(m.root), INNER(r), INPUT(transposed_product.a), INNER(transposed_product.t),
     INPUT(transposed_product.b), INPUT(x), PART(CONST, 0, m.scale), PART(CONST, 1, m.zero_point),
     PART(CONST, 1, m.zero_point))},
#undef WHOLE
#define WHOLE relax_cublas_scaled_whole
    {DFG_FOUND_ROW(relax_cublas_scaled, whole, 1), .name = "scaled", .place = "relax_cublas.pat:70",
     .depth = 4, CAPTURES(2, 2, NODE("scale_a", m.scale_a), NODE("scale_b", m.scale_b)),
     PARTS(9, PART(INPUT, 0, m.scale_a), PART(INPUT, 1, m.scale_b), ROOT(m.root), INNER(multiply), INNER(r),
     INPUT(transposed_product.a), INNER(transposed_product.t), INPUT(transposed_product.b),
     INNER(multiply_2))},
#undef WHOLE
#define WHOLE relax_cublas_cublas_matmul_bias_relu_whole
    {DFG_FOUND_ROW(relax_cublas_cublas_matmul_bias_relu, whole, 1), .name = "cublas.matmul_bias_relu",
     .place = "relax_cublas.pat:77", .is_entry = true, .depth = 3, PARTS(6, ROOT(m.root),
     INNER(biased.root), INNER(biased.p), INPUT(biased.a), INPUT(biased.b), INPUT(biased.bias))},
#undef WHOLE
#define WHOLE relax_cublas_cublas_matmul_bias_gelu_whole
    {DFG_FOUND_ROW(relax_cublas_cublas_matmul_bias_gelu, whole, 1), .name = "cublas.matmul_bias_gelu",
     .place = "relax_cublas.pat:78", .is_entry = true, .depth = 3, PARTS(6, ROOT(m.root),
     INNER(biased.root), INNER(biased.p), INPUT(biased.a), INPUT(biased.b), INPUT(biased.bias))},
#undef WHOLE
#define WHOLE relax_cublas_cublas_matmul_transposed_bias_relu_whole
    {DFG_FOUND_ROW(relax_cublas_cublas_matmul_transposed_bias_relu, whole, 1),
     .name = "cublas.matmul_transposed_bias_relu", .place = "relax_cublas.pat:81", .is_entry = true,
     .depth = 4, PARTS(7, ROOT(m.root), INNER(transposed_biased.m.root), INNER(transposed_biased.m.p),
     INPUT(transposed_biased.m.a), INNER(transposed_biased.transposed_product.t),
     INPUT(transposed_biased.m.b), INPUT(transposed_biased.m.bias))},
#undef WHOLE
#define WHOLE relax_cublas_cublas_matmul_transposed_bias_gelu_whole
    {DFG_FOUND_ROW(relax_cublas_cublas_matmul_transposed_bias_gelu, whole, 1),
     .name = "cublas.matmul_transposed_bias_gelu", .place = "relax_cublas.pat:82", .is_entry = true,
     .depth = 4, PARTS(7, ROOT(m.root), INNER(transposed_biased.m.root), INNER(transposed_biased.m.p),
     INPUT(transposed_biased.m.a), INNER(transposed_biased.transposed_product.t),
     INPUT(transposed_biased.m.b), INPUT(transposed_biased.m.bias))},
#undef WHOLE
};

/* ---- table relax_cublas ---- */

DFG_TABLE_SLOTS(relax_cublas)

static const struct dfg_table_entry relax_cublas_entries[] = {
    { .name = "cublas.matmul", .pattern = 0 },
    { .name = "cublas.matmul_bias", .pattern = 2 },
    { .name = "cublas.matmul_bias_relu", .pattern = 6 },
    { .name = "cublas.matmul_bias_gelu", .pattern = 7 },
    { .name = "cublas.matmul_transposed", .pattern = 1 },
    { .name = "cublas.matmul_transposed_bias", .pattern = 3 },
    { .name = "cublas.matmul_transposed_bias_relu", .pattern = 8 },
    { .name = "cublas.matmul_transposed_bias_gelu", .pattern = 9 },
    { .name = "cublas.matmul_transposed_dequantize", .pattern = 4 },
    { .name = "cublas.matmul_transposed_multiply", .pattern = 5 },
};
static const struct dfg_attr_text relax_cublas_attrs[] = {
    { "Compiler", "\"cublas\"" },
};
static const struct dfg_table relax_cublas_tables[] = {
    { .name = "relax_cublas", .n = 10, .last_wins = true, .entries = relax_cublas_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_cublas_attrs,
      .candidates = relax_cublas_candidates_slot, .first = relax_cublas_first_slot, .sweep = relax_cublas_sweep_slot },
};

static const struct dfg_param relax_cublas_params[] = {
    {"open_batches", offsetof(struct relax_cublas_options, open_batches)},
};

static const char *const relax_cublas_imports[] = { "relax", NULL };
static const char *const relax_cublas_text_0[] = { /* relax_cublas.pat */
    "// relax_cublas.pat -- matrix products that cuBLAS can run: 10 entries over Relax operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/cuda/cublas.py); of two entries\n"
    "// that match the later one is taken.  A value inside that is used outside blocks an entry there, as\n"
    "// partitioning does by itself.  Repairs:\n"
    "//   - A transposition swaps the last two extents; there any permutation is taken for one.\n"
    "//   - A bias has a number for each column; there one number for all passes as well.\n"
    "//   - As many batches on both sides means extent by extent, or in their known numbers, or one matrix b.  There\n"
    "//     it is enough that the number on one side is a symbol (here, too, where `open_batches` is set), and an open\n"
    "//     number of a's is refused over one matrix, since nothing shows it to be at least one.\n\n"
    "import \"relax.ops\";\nimport \"relax_conditions.pat\";\n\nparam open_batches: bool = false : runtime;\n\n"
    "// ---- conditions ----\n\ncond same_floats(a, b) = a.dtype == b.dtype, a.dtype in {f16, bf16, f32};\n"
    "cond same_i8(a, b) = a.dtype == i8, b.dtype == i8;\n"
    "cond same_f8(a, b) = a.dtype == f8e4m3, b.dtype == f8e4m3;\n\n"
    "cond static_reduction(a) = present(a.shape[-1] + 0);\n"
    "// Integers go in fours, in the reduction and along the last extent of b as it is stored.\n"
    "cond fours(a, b) = a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0;\n"
    "// Reductions and rows of the result begin at multiples of 16 bytes; b is stored with columns first.\n"
    "cond aligned(b, r) =\n    b.shape[-1] % 16 == 0,\n"
    "    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\n"
    "        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0;\n"
    "// How many there are is not a number.\n"
    "cond open_batch(x) = x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]));\n"
    "// All but the last two extents are the same, or as many, or of b there is one; then a's are further rows.\n"
    "cond batches(a, b) =\n"
    "    [a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\n"
    "        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\n"
    "            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\n"
    "        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\n"
    "        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)));\n"
    "// A number for each column, and one row of them.\n"
    "cond bias_of(b, r) = b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1;\n"
    "\n// ---- patterns ----\n\npattern product(a, b) {\n    r = relax.matmul(a, b);\n"
    "    where static_reduction(a), batches(a, b), same_floats(a, b) or (same_i8(a, b) and fours(a, b));\n"
    "    return r;\n}\npattern transposed_product(a, b) {\n    t = relax.permute_dims(b);\n"
    "    r = relax.matmul(a, t);\n    where swaps_last(t, b), static_reduction(a), batches(a, b);\n"
    "    where same_floats(a, b) or (same_i8(a, b) and fours(a, b))\n"
    "        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r));\n    return r;\n}\n"
    "pattern biased(a, b, bias) {\n    p = product(a, b);\n    where a.dtype != i8, bias_of(bias, p);\n"
    "    return relax.add(p, bias);\n}\npattern transposed_biased(a, b, bias) {\n"
    "    p = transposed_product(a, b);\n    where a.dtype != i8, bias_of(bias, p);\n"
    "    return relax.add(p, bias);\n}\npattern dequantized(scale, zero_point) =\n"
    "    relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & const & zero_point);\n"
    "pattern scaled(scale_a, scale_b) =\n"
    "    relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1])));\n"
    "\ntable relax_cublas : last_wins {\n    attrs { Compiler = \"cublas\" };\n"
    "    \"cublas.matmul\"                       = product;\n"
    "    \"cublas.matmul_bias\"                  = biased;\n"
    "    \"cublas.matmul_bias_relu\"             = relax.nn.relu(biased);\n"
    "    \"cublas.matmul_bias_gelu\"             = relax.nn.gelu(biased);\n"
    "    \"cublas.matmul_transposed\"            = transposed_product;\n",
    "    \"cublas.matmul_transposed_bias\"       = transposed_biased;\n"
    "    \"cublas.matmul_transposed_bias_relu\"  = relax.nn.relu(transposed_biased);\n"
    "    \"cublas.matmul_transposed_bias_gelu\"  = relax.nn.gelu(transposed_biased);\n"
    "    \"cublas.matmul_transposed_dequantize\" = dequantized;\n"
    "    \"cublas.matmul_transposed_multiply\"   = scaled;\n}\n",
    NULL};
static const char *const relax_cublas_text_2[] = { /* relax_conditions.pat */
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
static const struct dfg_source relax_cublas_sources[] = {
    {"relax_cublas.pat", UINT64_C(0x645721d5919bf81b), relax_cublas_text_0, (const uint32_t[]){1, 2}, 2},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
    {"relax_conditions.pat", UINT64_C(0x8ecca517c598a6bc), relax_cublas_text_2, (const uint32_t[]){1}, 1},
};
extern const struct dfg_unit relax_cublas_unit;
const struct dfg_unit relax_cublas_unit = {
    .abi = DFG_ABI,
    .name = "relax_cublas",
    .imports = relax_cublas_imports,
    .names = &relax_cublas_names,
    .n_patterns = 10, .patterns = relax_cublas_patterns,
    .n_tables = 1, .tables = relax_cublas_tables,
    .version = "0.1.0", .hash = UINT64_C(0x0919fa67a793ec40),
    .n_sources = 3, .sources = relax_cublas_sources, .law_limit = 64,
    .prefix = "relax_cublas_",
    .n_params = 1, .params = relax_cublas_params,
    .options = &relax_cublas_default_options, .options_size = sizeof(struct relax_cublas_options),
};
