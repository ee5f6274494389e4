/* What cublas.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "cublas.h"
#if CUBLAS_H != 0xcc8b03cbabe94e9a
#error "cublas.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern cublas_patterns[] = {
#define WHOLE cublas_matmul_match
    {DFG_FOUND_ROW(cublas_matmul, match, 0), .name = "matmul", .place = "cublas.pat:14", .depth = 1,
     CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("r", r)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
#define WHOLE cublas_batch_matmul_match
    {DFG_FOUND_ROW(cublas_batch_matmul, match, 0), .name = "batch_matmul", .place = "cublas.pat:19",
     .depth = 1, CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("r", r)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
#define WHOLE cublas_dense_match
    {DFG_FOUND_ROW(cublas_dense, match, 0), .name = "dense", .place = "cublas.pat:24", .depth = 1,
     CAPTURES(3, 2, NODE("a", a), NODE("b", b), NODE("r", r)), PARTS(3, PART(INPUT, 0, a),
     PART(INPUT, 1, b), {DFG_PART_ROOT, 0, 1, 2, AT(r)})},
#undef WHOLE
};

/* ---- table cublas ---- */

DFG_TABLE_SLOTS(cublas)

static const struct dfg_table_entry cublas_entries[] = {
    { .name = "cublas.matmul", .pattern = 0 },
    { .name = "cublas.batch_matmul", .pattern = 1 },
    { .name = "cublas.dense", .pattern = 2 },
};
static const struct dfg_attr_text cublas_attrs[] = {
    { "Compiler", "\"cublas\"" },
};
static const struct dfg_table cublas_tables[] = {
    { .name = "cublas", .n = 3, .last_wins = false, .entries = cublas_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cublas_attrs,
      .candidates = cublas_candidates_slot, .first = cublas_first_slot, .sweep = cublas_sweep_slot },
};

static const char *const cublas_imports[] = { "relay", NULL };
static const char *const cublas_text_0[] = { /* cublas.pat */
    "// cublas.pat -- matrix products that cuBLAS can run: 3 entries over Relay operators.\n//\n"
    "// Names, order and conditions are those of TVM 0.14 (relay/op/contrib/cublas.py).\n\n"
    "import \"relay.ops\";\n\n// Both operands of one type; integers in fours.\ncond product_types(a, b, r) =\n"
    "    a.dtype == b.dtype,\n"
    "    (a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\n"
    "        or (a.dtype == f64 and r.dtype == f64)\n"
    "        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0);\n"
    "\npattern matmul(a, b) {\n    r = nn.matmul(a, b);\n    where product_types(a, b, r);\n    return r;\n}\n"
    "pattern batch_matmul(a, b) {\n    r = nn.batch_matmul(a, b);\n    where product_types(a, b, r);\n"
    "    return r;\n}\npattern dense(a, b) {\n    r = nn.dense(a, b);\n    where product_types(a, b, r);\n"
    "    return r;\n}\n\ntable cublas {\n    attrs { Compiler = \"cublas\" };\n"
    "    \"cublas.matmul\"       = matmul;\n    \"cublas.batch_matmul\" = batch_matmul;\n"
    "    \"cublas.dense\"        = dense;\n}\n",
    NULL};
static const struct dfg_source cublas_sources[] = {
    {"cublas.pat", UINT64_C(0x64ca9afb83fab1af), cublas_text_0, (const uint32_t[]){1}, 1},
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), NULL, NULL, 0},
};
extern const struct dfg_unit cublas_unit;
const struct dfg_unit cublas_unit = {
    .abi = DFG_ABI,
    .name = "cublas",
    .imports = cublas_imports,
    .names = &cublas_names,
    .n_patterns = 3, .patterns = cublas_patterns,
    .n_tables = 1, .tables = cublas_tables,
    .version = "0.1.0", .hash = UINT64_C(0x1049a9f5e6452dfb),
    .n_sources = 2, .sources = cublas_sources, .law_limit = 64,
    .prefix = "cublas_",
};
