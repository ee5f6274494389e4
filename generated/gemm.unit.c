/* What gemm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "gemm.h"
#if GEMM_H != 0x3ee798f1d3a77112
#error "gemm.h is of another run of pat2c than this file"
#endif

#include <stddef.h>

#include "dfg.h"

#define AT(member) offsetof(struct gemm_make_gemm_match, member)
static const struct dfg_capture gemm_make_gemm_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"ta", DFG_CAP_NODE, AT(ta)}, {"tb", DFG_CAP_NODE, AT(tb)}, {"m", DFG_CAP_NODE, AT(m)},
    {"y", DFG_CAP_NODE, AT(y)}};
static const struct dfg_part gemm_make_gemm_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(ta)}, {DFG_PART_INNER, 0, 0, 4, AT(tb)}, {DFG_PART_INNER, 0, 0, 5, AT(m)},
    {DFG_PART_ROOT, 0, 1, 6, AT(y)}};
#undef AT
DFG_PATTERN_SLOTS(gemm_make_gemm)

#define AT(member) offsetof(struct gemm_gemm_transpose_a_match, member)
static const struct dfg_capture gemm_gemm_transpose_a_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"t", DFG_CAP_NODE, AT(t)}, {"g", DFG_CAP_NODE, AT(g)}};
static const struct dfg_part gemm_gemm_transpose_a_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(t)}, {DFG_PART_ROOT, 0, 1, 4, AT(g)}};
#undef AT
DFG_PATTERN_SLOTS(gemm_gemm_transpose_a)

#define AT(member) offsetof(struct gemm_gemm_transpose_b_match, member)
static const struct dfg_capture gemm_gemm_transpose_b_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"c", DFG_CAP_NODE, AT(c)},
    {"t", DFG_CAP_NODE, AT(t)}, {"g", DFG_CAP_NODE, AT(g)}};
static const struct dfg_part gemm_gemm_transpose_b_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INPUT, 0, 0, 2, AT(c)},
    {DFG_PART_INNER, 0, 0, 3, AT(t)}, {DFG_PART_ROOT, 0, 1, 4, AT(g)}};
#undef AT
DFG_PATTERN_SLOTS(gemm_gemm_transpose_b)

#define AT(member) offsetof(struct gemm_gemm_transpose_y_match, member)
static const struct dfg_capture gemm_gemm_transpose_y_captures[] = {
    {"a", DFG_CAP_NODE, AT(a)}, {"b", DFG_CAP_NODE, AT(b)}, {"g", DFG_CAP_NODE, AT(g)},
    {"t", DFG_CAP_NODE, AT(t)}};
static const struct dfg_part gemm_gemm_transpose_y_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(a)}, {DFG_PART_INPUT, 0, 0, 1, AT(b)}, {DFG_PART_INNER, 0, 0, 2, AT(g)},
    {DFG_PART_ROOT, 0, 1, 3, AT(t)}};
#undef AT
DFG_PATTERN_SLOTS(gemm_gemm_transpose_y)

#define AT(member) offsetof(struct gemm_gemm_rows_whole, member)
static const struct dfg_capture gemm_gemm_rows_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"c", DFG_CAP_NODE, AT(m.c)},
    {"r", DFG_CAP_NODE, AT(m.r)}, {"g", DFG_CAP_NODE, AT(m.g)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part gemm_gemm_rows_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INPUT, 0, 0, 2, AT(m.c)}, {DFG_PART_INNER, 0, 0, 3, AT(m.r)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x)}, {DFG_PART_INNER, 0, 0, 4, AT(m.g)},
    {DFG_PART_ROOT, 0, 1, 5, AT(m.y)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(gemm_gemm_rows)

#define AT(member) offsetof(struct gemm_matmul_rows_whole, member)
static const struct dfg_capture gemm_matmul_rows_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"r", DFG_CAP_NODE, AT(m.r)},
    {"m", DFG_CAP_NODE, AT(m.m)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part gemm_matmul_rows_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.r)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.m)}, {DFG_PART_ROOT, 0, 1, 4, AT(m.y)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_2)}};
#undef AT
DFG_PATTERN_SLOTS(gemm_matmul_rows)

#define AT(member) offsetof(struct gemm_matmul_stacks_whole, member)
static const struct dfg_capture gemm_matmul_stacks_captures[] = {
    {"a", DFG_CAP_NODE, AT(m.a)}, {"b", DFG_CAP_NODE, AT(m.b)}, {"ra", DFG_CAP_NODE, AT(m.ra)},
    {"rb", DFG_CAP_NODE, AT(m.rb)}, {"m", DFG_CAP_NODE, AT(m.m)}, {"y", DFG_CAP_NODE, AT(m.y)}};
static const struct dfg_part gemm_matmul_stacks_parts[] = {
    {DFG_PART_INPUT, 0, 0, 0, AT(m.a)}, {DFG_PART_INPUT, 0, 0, 1, AT(m.b)},
    {DFG_PART_INNER, 0, 0, 2, AT(m.ra)}, {DFG_PART_INPUT, 0, 0, -1, AT(x)},
    {DFG_PART_INNER, 0, 0, 3, AT(m.rb)}, {DFG_PART_INPUT, 0, 0, -1, AT(x_2)},
    {DFG_PART_INNER, 0, 0, 4, AT(m.m)}, {DFG_PART_ROOT, 0, 1, 5, AT(m.y)},
    {DFG_PART_INPUT, 0, 0, -1, AT(x_3)}};
#undef AT
DFG_PATTERN_SLOTS(gemm_matmul_stacks)

static const struct dfg_pattern gemm_patterns[] = {
    {.name = "make_gemm", .place = "gemm.pat:13", .is_rule = true, .n_captures = 7, .n_params = 3,
     .captures = gemm_make_gemm_captures, .n_parts = 7, .parts = gemm_make_gemm_parts,
     .match_size = sizeof(struct gemm_make_gemm_match), .whole_size = sizeof(struct gemm_make_gemm_match),
     .match = gemm_make_gemm_any, .each = gemm_make_gemm_all},
    {.name = "gemm_transpose_a", .place = "gemm.pat:24", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = gemm_gemm_transpose_a_captures, .n_parts = 5, .parts = gemm_gemm_transpose_a_parts,
     .match_size = sizeof(struct gemm_gemm_transpose_a_match),
     .whole_size = sizeof(struct gemm_gemm_transpose_a_match), .match = gemm_gemm_transpose_a_any,
     .each = gemm_gemm_transpose_a_all},
    {.name = "gemm_transpose_b", .place = "gemm.pat:31", .is_rule = true, .n_captures = 5, .n_params = 3,
     .captures = gemm_gemm_transpose_b_captures, .n_parts = 5, .parts = gemm_gemm_transpose_b_parts,
     .match_size = sizeof(struct gemm_gemm_transpose_b_match),
     .whole_size = sizeof(struct gemm_gemm_transpose_b_match), .match = gemm_gemm_transpose_b_any,
     .each = gemm_gemm_transpose_b_all},
    {.name = "gemm_transpose_y", .place = "gemm.pat:39", .is_rule = true, .n_captures = 4, .n_params = 2,
     .captures = gemm_gemm_transpose_y_captures, .n_parts = 4, .parts = gemm_gemm_transpose_y_parts,
     .match_size = sizeof(struct gemm_gemm_transpose_y_match),
     .whole_size = sizeof(struct gemm_gemm_transpose_y_match), .match = gemm_gemm_transpose_y_any,
     .each = gemm_gemm_transpose_y_all},
    {.name = "gemm_rows", .place = "gemm.pat:47", .is_rule = true, .n_captures = 6, .n_params = 3,
     .captures = gemm_gemm_rows_captures, .n_parts = 8, .parts = gemm_gemm_rows_parts,
     .match_size = sizeof(struct gemm_gemm_rows_match), .whole_size = sizeof(struct gemm_gemm_rows_whole),
     .match = gemm_gemm_rows_any, .each = gemm_gemm_rows_all},
    {.name = "matmul_rows", .place = "gemm.pat:58", .is_rule = true, .n_captures = 5, .n_params = 2,
     .captures = gemm_matmul_rows_captures, .n_parts = 7, .parts = gemm_matmul_rows_parts,
     .match_size = sizeof(struct gemm_matmul_rows_match),
     .whole_size = sizeof(struct gemm_matmul_rows_whole), .match = gemm_matmul_rows_any,
     .each = gemm_matmul_rows_all},
    {.name = "matmul_stacks", .place = "gemm.pat:69", .is_rule = true, .n_captures = 6, .n_params = 2,
     .captures = gemm_matmul_stacks_captures, .n_parts = 9, .parts = gemm_matmul_stacks_parts,
     .match_size = sizeof(struct gemm_matmul_stacks_match),
     .whole_size = sizeof(struct gemm_matmul_stacks_whole), .match = gemm_matmul_stacks_any,
     .each = gemm_matmul_stacks_all},
};

static const char *const gemm_imports[] = { "onnx", NULL };
static const char *const gemm_text_0[] = { /* gemm.pat */
    "// gemm.pat -- products with transposed operands, factors and summands.\n//\n"
    "// A matrix is of rank 2, which types must say.\n\nimport \"onnx.ops\";\n\n// t transposes the matrix a.\n"
    "cond flips(t, a) = a.rank == 2, not present(t.perm) or t.perm == [1, 0];\n// ---- Gemm ----\n\n"
    "// Product and sum, each operand transposed or not (demo 7; ONNX Script: matmul_add_to_gemm;\n"
    "// ONNX Runtime: MatMulAddFusion).\nrule make_gemm(a, b, c) : priority 1 {\n    ta = Transpose(a);\n"
    "    tb = Transpose(b);\n    m = MatMul(ta | a, tb | b);\n    y = Add(m, c);\n    match y;\n"
    "    where a.rank == 2, b.rank == 2, c.rank <= 2, broadcast_to(c, m), m.dtype in {f16, f32, f64};\n"
    "    where not present(ta) or flips(ta, a), not present(tb) or flips(tb, b);\n"
    "    rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };\n}\n"
    "// Transposed operands (ONNX Runtime: GemmTransposeFusion; onnx/optimizer: fuse_transpose_into_gemm).\n"
    "rule gemm_transpose_a(a, b, c) : keep_shared {\n    t = Transpose(a);\n    g = Gemm(t, b, c?);\n"
    "    match g;\n    where flips(t, a);\n    rewrite Gemm(a, b, c?) { ..g, transA = 1 - g.transA };\n}\n"
    "rule gemm_transpose_b(a, b, c) : keep_shared {\n    t = Transpose(b);\n    g = Gemm(a, t, c?);\n"
    "    match g;\n    where flips(t, b);\n    rewrite Gemm(a, b, c?) { ..g, transB = 1 - g.transB };\n}\n"
    "// A transposed result: the operands change places.\nrule gemm_transpose_y(a, b) {\n"
    "    g = Gemm(a, b);\n    t = Transpose(g);\n    match t;\n"
    "    where not present(t.perm) or t.perm == [1, 0];\n"
    "    rewrite Gemm(b, a) { ..g, transA = 1 - g.transB, transB = 1 - g.transA };\n}\n"
    "// A product of flattened rows is the product of all of them (ONNX Script: gemm_to_matmul_add).\n"
    "rule gemm_rows(a, b, c) : keep_shared {\n    r = Reshape(a, _);\n"
    "    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };\n    y = Reshape(g, _);\n"
    "    match y;\n"
    "    where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;\n"
    "    where c.rank <= 1;\n"
    "    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];\n"
    "    where y.shape[-1] == b.shape[1];\n    rewrite Add(MatMul(a, b), c);\n}\n"
    "rule matmul_rows(a, b) : keep_shared {\n    r = Reshape(a, _);\n    m = MatMul(r, b);\n"
    "    y = Reshape(m, _);\n    match y;\n"
    "    where uses(m) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;\n"
    "    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];\n"
    "    where y.shape[-1] == b.shape[1];\n    rewrite MatMul(a, b);\n}\n"
    "// Stacks of matrices, flattened and back (ONNX Script: broadcast_to_matmul).\n"
    "rule matmul_stacks(a, b) : keep_shared {\n    ra = Reshape(a, _);\n    rb = Reshape(b, _);\n"
    "    m = MatMul(ra, rb);\n    y = Reshape(m, _);\n    match y;\n"
    "    where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;\n"
    "    where ra.shape[0] == rb.shape[0];\n"
    "    where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2], rb.shape[2] == b.shape[-1];\n"
    "    where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];\n"
    "    where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];\n"
    "    where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];\n    rewrite MatMul(a, b);\n}\n",
    NULL};
static const struct dfg_source gemm_sources[] = {
    {"gemm.pat", UINT64_C(0x600e30f9da2a4a37), gemm_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x193e8d11f59dbd19), NULL, NULL, 0},
};
extern const struct dfg_unit gemm_unit;
const struct dfg_unit gemm_unit = {
    .abi = DFG_ABI,
    .name = "gemm",
    .imports = gemm_imports,
    .names = &gemm_names,
    .n_patterns = 7, .patterns = gemm_patterns,
    .rules = &gemm_rules,
    .version = "0.1.0", .hash = UINT64_C(0x9db6a7795465994e),
    .n_sources = 2, .sources = gemm_sources, .law_limit = 64,
    .prefix = "gemm_",
};
