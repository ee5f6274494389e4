/* What relax_hipblas.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_hipblas.h"
#if RELAX_HIPBLAS_H != 0x69f34533eaae3015
#error "relax_hipblas.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern relax_hipblas_patterns[] = {
#define WHOLE relax_hipblas_hipblas_matmul_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul, whole, 0), .name = "hipblas.matmul",
     .place = "relax_hipblas.pat:10", .is_entry = true, .depth = 1, PARTS(3, ROOT(m.root), INPUT(x),
     INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_hipblas_hipblas_matmul_bias_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul_bias, whole, 1), .name = "hipblas.matmul_bias",
     .place = "relax_hipblas.pat:11", .is_entry = true, .depth = 2, PARTS(5, ROOT(m.root), INNER(p),
     INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE relax_hipblas_hipblas_matmul_bias_relu_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul_bias_relu, whole, 1), .name = "hipblas.matmul_bias_relu",
     .place = "relax_hipblas.pat:12", .is_entry = true, .depth = 3, PARTS(6, ROOT(m.root), INNER(add),
     INNER(p), INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE relax_hipblas_hipblas_matmul_bias_gelu_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul_bias_gelu, whole, 1), .name = "hipblas.matmul_bias_gelu",
     .place = "relax_hipblas.pat:13", .is_entry = true, .depth = 3, PARTS(6, ROOT(m.root), INNER(add),
     INNER(p), INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE relax_hipblas_hipblas_matmul_transposed_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul_transposed, whole, 0), .name = "hipblas.matmul_transposed",
     .place = "relax_hipblas.pat:14", .is_entry = true, .depth = 2, PARTS(4, ROOT(m.root), INNER(t),
     INPUT(x), INPUT(x_2))},
#undef WHOLE
#define WHOLE relax_hipblas_hipblas_matmul_transposed_bias_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul_transposed_bias, whole, 1),
     .name = "hipblas.matmul_transposed_bias", .place = "relax_hipblas.pat:15", .is_entry = true,
     .depth = 3, PARTS(6, ROOT(m.root), INNER(p), INNER(t), INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE relax_hipblas_hipblas_matmul_transposed_bias_relu_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul_transposed_bias_relu, whole, 1),
     .name = "hipblas.matmul_transposed_bias_relu", .place = "relax_hipblas.pat:16", .is_entry = true,
     .depth = 4, PARTS(7, ROOT(m.root), INNER(add), INNER(p), INNER(t), INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
#define WHOLE relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole
    {DFG_FOUND_ROW(relax_hipblas_hipblas_matmul_transposed_bias_gelu, whole, 1),
     .name = "hipblas.matmul_transposed_bias_gelu", .place = "relax_hipblas.pat:17", .is_entry = true,
     .depth = 4, PARTS(7, ROOT(m.root), INNER(add), INNER(p), INNER(t), INPUT(x), INPUT(x_2), INPUT(x_3))},
#undef WHOLE
};

/* ---- table relax_hipblas ---- */

DFG_TABLE_SLOTS(relax_hipblas)

static const struct dfg_table_entry relax_hipblas_entries[] = {
    { .name = "hipblas.matmul", .pattern = 0 },
    { .name = "hipblas.matmul_bias", .pattern = 1 },
    { .name = "hipblas.matmul_bias_relu", .pattern = 2 },
    { .name = "hipblas.matmul_bias_gelu", .pattern = 3 },
    { .name = "hipblas.matmul_transposed", .pattern = 4 },
    { .name = "hipblas.matmul_transposed_bias", .pattern = 5 },
    { .name = "hipblas.matmul_transposed_bias_relu", .pattern = 6 },
    { .name = "hipblas.matmul_transposed_bias_gelu", .pattern = 7 },
};
static const struct dfg_attr_text relax_hipblas_attrs[] = {
    { "Compiler", "\"hipblas\"" },
};
static const struct dfg_table relax_hipblas_tables[] = {
    { .name = "relax_hipblas", .n = 8, .last_wins = true, .entries = relax_hipblas_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_hipblas_attrs,
      .candidates = relax_hipblas_candidates_slot, .first = relax_hipblas_first_slot, .sweep = relax_hipblas_sweep_slot },
};

static const struct dfg_param relax_hipblas_params[] = {
    {"open_batches", offsetof(struct relax_hipblas_options, open_batches)},
};

static const char *const relax_hipblas_imports[] = { "relax", NULL };
static const char *const relax_hipblas_text_0[] = { /* relax_hipblas.pat */
    "// relax_hipblas.pat -- matrix products that hipBLAS can run: 8 entries over Relax operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.27 (relax/backend/rocm/hipblas.py): the first eight\n"
    "// of cuBLAS, of which its checks leave products of 16-bit floats.  Repairs as in relax_cublas.pat.\n"
    "\nimport \"relax_cublas.pat\";\n\ntable relax_hipblas : last_wins {\n    attrs { Compiler = \"hipblas\" };\n"
    "    \"hipblas.matmul\"                      = product(_ : f16, _);\n"
    "    \"hipblas.matmul_bias\"                 = biased(_ : f16, _, _);\n"
    "    \"hipblas.matmul_bias_relu\"            = relax.nn.relu(biased(_ : f16, _, _));\n"
    "    \"hipblas.matmul_bias_gelu\"            = relax.nn.gelu(biased(_ : f16, _, _));\n"
    "    \"hipblas.matmul_transposed\"           = transposed_product(_ : f16, _);\n"
    "    \"hipblas.matmul_transposed_bias\"      = transposed_biased(_ : f16, _, _);\n"
    "    \"hipblas.matmul_transposed_bias_relu\" = relax.nn.relu(transposed_biased(_ : f16, _, _));\n"
    "    \"hipblas.matmul_transposed_bias_gelu\" = relax.nn.gelu(transposed_biased(_ : f16, _, _));\n}\n",
    NULL};
static const char *const relax_hipblas_text_1[] = { /* relax_cublas.pat */
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
static const char *const relax_hipblas_text_3[] = { /* relax_conditions.pat */
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
static const struct dfg_source relax_hipblas_sources[] = {
    {"relax_hipblas.pat", UINT64_C(0x8a44a7e7c673c80b), relax_hipblas_text_0, (const uint32_t[]){1}, 1},
    {"relax_cublas.pat", UINT64_C(0x645721d5919bf81b), relax_hipblas_text_1, (const uint32_t[]){2, 3}, 2},
    {"relax.ops", UINT64_C(0x601255d4228ddab6), NULL, NULL, 0},
    {"relax_conditions.pat", UINT64_C(0x8ecca517c598a6bc), relax_hipblas_text_3, (const uint32_t[]){2}, 1},
};
extern const struct dfg_unit relax_hipblas_unit;
const struct dfg_unit relax_hipblas_unit = {
    .abi = DFG_ABI,
    .name = "relax_hipblas",
    .imports = relax_hipblas_imports,
    .names = &relax_hipblas_names,
    .n_patterns = 8, .patterns = relax_hipblas_patterns,
    .n_tables = 1, .tables = relax_hipblas_tables,
    .version = "0.1.0", .hash = UINT64_C(0xfe1769cdbcf2af20),
    .n_sources = 4, .sources = relax_hipblas_sources, .law_limit = 64,
    .prefix = "relax_hipblas_",
    .n_params = 1, .params = relax_hipblas_params,
    .options = &relax_hipblas_default_options, .options_size = sizeof(struct relax_hipblas_options),
};
