/* What gemm.pat declares, as rows for drivers and tests.  Made by pat2c; do not edit. */
#include "gemm.h"
#if GEMM_H != 0xdd90b3203bab31bb
#error "gemm.h is of another run of pat2c than this file"
#endif

#include "dfg_rows.h"


static const struct dfg_pattern gemm_patterns[] = {
#define WHOLE gemm_make_gemm_match
    {DFG_FOUND_ROW(gemm_make_gemm, match, 3), .name = "make_gemm", .place = "gemm.pat:13", .is_rule = true,
     .depth = 3, CAPTURES(7, 3, NODE("a", a), NODE("b", b), NODE("c", c), NODE("ta", ta), NODE("tb", tb),
     NODE("m", m), NODE("y", y)), PARTS(7, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c),
     PART(INNER, 3, ta), PART(INNER, 4, tb), PART(INNER, 5, m), {DFG_PART_ROOT, 0, 1, 6, AT(y)})},
#undef WHOLE
#define WHOLE gemm_gemm_transpose_a_match
    {DFG_FOUND_ROW(gemm_gemm_transpose_a, match, 0), .name = "gemm_transpose_a", .place = "gemm.pat:24",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("a", a), NODE("b", b), NODE("c", c), NODE("t", t),
     NODE("g", g)), PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c), PART(INNER, 3, t),
     {DFG_PART_ROOT, 0, 1, 4, AT(g)})},
#undef WHOLE
#define WHOLE gemm_gemm_transpose_b_match
    {DFG_FOUND_ROW(gemm_gemm_transpose_b, match, 0), .name = "gemm_transpose_b", .place = "gemm.pat:31",
     .is_rule = true, .depth = 2, CAPTURES(5, 3, NODE("a", a), NODE("b", b), NODE("c", c), NODE("t", t),
     NODE("g", g)), PARTS(5, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INPUT, 2, c), PART(INNER, 3, t),
     {DFG_PART_ROOT, 0, 1, 4, AT(g)})},
#undef WHOLE
#define WHOLE gemm_gemm_transpose_y_match
    {DFG_FOUND_ROW(gemm_gemm_transpose_y, match, 0), .name = "gemm_transpose_y", .place = "gemm.pat:39",
     .is_rule = true, .depth = 1, CAPTURES(4, 2, NODE("a", a), NODE("b", b), NODE("g", g), NODE("t", t)),
     PARTS(4, PART(INPUT, 0, a), PART(INPUT, 1, b), PART(INNER, 2, g), {DFG_PART_ROOT, 0, 1, 3, AT(t)})},
#undef WHOLE
#define WHOLE gemm_gemm_rows_whole
    {DFG_FOUND_ROW(gemm_gemm_rows, whole, 0), .name = "gemm_rows", .place = "gemm.pat:47", .is_rule = true,
     .depth = 3, .height = 1, CAPTURES(6, 3, NODE("a", m.a), NODE("b", m.b), NODE("c", m.c), NODE("r", m.r),
     NODE("g", m.g), NODE("y", m.y)), PARTS(8, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INPUT, 2, m.c), PART(INNER, 3, m.r), INPUT(x), PART(INNER, 4, m.g),
     {DFG_PART_ROOT, 0, 1, 5, AT(m.y)}, INPUT(x_2))},
#undef WHOLE
#define WHOLE gemm_matmul_rows_whole
    {DFG_FOUND_ROW(gemm_matmul_rows, whole, 0), .name = "matmul_rows", .place = "gemm.pat:58",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(5, 2, NODE("a", m.a), NODE("b", m.b),
     NODE("r", m.r), NODE("m", m.m), NODE("y", m.y)), PARTS(7, PART(INPUT, 0, m.a), PART(INPUT, 1, m.b),
     PART(INNER, 2, m.r), INPUT(x), PART(INNER, 3, m.m), {DFG_PART_ROOT, 0, 1, 4, AT(m.y)}, INPUT(x_2))},
#undef WHOLE
#define WHOLE gemm_rows_of_whole
    {DFG_FOUND_ROW(gemm_rows_of, whole, 1), .name = "rows_of", .place = "gemm.pat:70", .depth = 3,
     CAPTURES(3, 2, NODE("a", m.a), NODE("n", m.n), NODE("s", m.s)), PARTS(21, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.n), PART(INNER, 2, m.s), ROOT(m.root), INNER(concat), INNER(unsqueeze), INNER(gather),
     CONST(constant), CONST(constant_2), INNER(unsqueeze_2), INNER(gather_2), CONST(constant_3),
     CONST(constant_4), CONST(constant_5), INNER(concat_2), INNER(slice), CONST(constant_6),
     CONST(constant_7), CONST(constant_8), CONST(constant_9), CONST(constant_10))},
#undef WHOLE
#define WHOLE gemm_gemm_rows_of_shape_whole
    {DFG_FOUND_ROW(gemm_gemm_rows_of_shape, whole, 1), .name = "gemm_rows_of_shape", .place = "gemm.pat:78",
     .is_rule = true, .depth = 5, .height = 1, CAPTURES(6, 4, NODE("a", m.a), NODE("b", m.b),
     NODE("c", m.c), NODE("n", m.n), NODE("r", m.r), NODE("g", m.g)), PARTS(26, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), PART(INPUT, 2, m.c), PART(INPUT, 3, m.n), PART(INNER, 4, m.r), INPUT(x),
     PART(INNER, 5, m.g), ROOT(m.root), INNER(rows_of.concat), INNER(rows_of.unsqueeze),
     INNER(rows_of.gather), INNER(rows_of.m.s), CONST(rows_of.constant), CONST(rows_of.constant_2),
     INNER(rows_of.unsqueeze_2), INNER(rows_of.gather_2), CONST(rows_of.constant_3),
     CONST(rows_of.constant_4), CONST(rows_of.constant_5), INNER(rows_of.concat_2), INNER(rows_of.slice),
     CONST(rows_of.constant_6), CONST(rows_of.constant_7), CONST(rows_of.constant_8),
     CONST(rows_of.constant_9), CONST(rows_of.constant_10))},
#undef WHOLE
#define WHOLE gemm_gemm_rows_of_reshape_whole
    {DFG_FOUND_ROW(gemm_gemm_rows_of_reshape, whole, 1), .name = "gemm_rows_of_reshape",
     .place = "gemm.pat:86", .is_rule = true, .depth = 6, .height = 1, CAPTURES(7, 4, NODE("x", m.x),
     NODE("b", m.b), NODE("c", m.c), NODE("n", m.n), NODE("a", m.a), NODE("r", m.r), NODE("g", m.g)),
     PARTS(28, PART(INPUT, 0, m.x), PART(INPUT, 1, m.b), PART(INPUT, 2, m.c), PART(INPUT, 3, m.n),
     PART(INNER, 4, m.a), INPUT(x), PART(INNER, 5, m.r), INPUT(x_2), PART(INNER, 6, m.g), ROOT(m.root),
     INNER(rows_of.concat), INNER(rows_of.unsqueeze), INNER(rows_of.gather), INNER(rows_of.m.s),
     CONST(rows_of.constant), CONST(rows_of.constant_2), INNER(rows_of.unsqueeze_2),
     INNER(rows_of.gather_2), CONST(rows_of.constant_3), CONST(rows_of.constant_4),
     CONST(rows_of.constant_5), INNER(rows_of.concat_2), INNER(rows_of.slice), CONST(rows_of.constant_6),
     CONST(rows_of.constant_7), CONST(rows_of.constant_8), CONST(rows_of.constant_9),
     CONST(rows_of.constant_10))},
#undef WHOLE
#define WHOLE gemm_matmul_stacks_whole
    {DFG_FOUND_ROW(gemm_matmul_stacks, whole, 0), .name = "matmul_stacks", .place = "gemm.pat:95",
     .is_rule = true, .depth = 3, .height = 1, CAPTURES(6, 2, NODE("a", m.a), NODE("b", m.b),
     NODE("ra", m.ra), NODE("rb", m.rb), NODE("m", m.m), NODE("y", m.y)), PARTS(9, PART(INPUT, 0, m.a),
     PART(INPUT, 1, m.b), PART(INNER, 2, m.ra), INPUT(x), PART(INNER, 3, m.rb), INPUT(x_2),
     PART(INNER, 4, m.m), {DFG_PART_ROOT, 0, 1, 5, AT(m.y)}, INPUT(x_3))},
#undef WHOLE
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
    "    match g;\n    where flips(t, a);\n"
    "    rewrite Gemm(a, b, c?) { ..g, transA = g.transA == 0 ? 1 : 0 };\n}\n"
    "rule gemm_transpose_b(a, b, c) : keep_shared {\n    t = Transpose(b);\n    g = Gemm(a, t, c?);\n"
    "    match g;\n    where flips(t, b);\n"
    "    rewrite Gemm(a, b, c?) { ..g, transB = g.transB == 0 ? 1 : 0 };\n}\n"
    "// A transposed result: the operands change places.\nrule gemm_transpose_y(a, b) {\n"
    "    g = Gemm(a, b);\n    t = Transpose(g);\n    match t;\n"
    "    where not present(t.perm) or t.perm == [1, 0];\n"
    "    rewrite Gemm(b, a) { ..g, transA = g.transB == 0 ? 1 : 0, transB = g.transA == 0 ? 1 : 0 };\n}\n"
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
    "// The same where not types, but the shape itself says that rows come back as they were (torch's Conv1D): the extents\n"
    "// of a before its last, and the number of columns.\npattern rows_of(a, n) {\n    s = Shape(a);\n"
    "    return Concat(Unsqueeze(Gather(s, scalar(0)), 0), Unsqueeze(Gather(s, scalar(1)), 0), n & const)\n"
    "         | Concat(Slice(s, 0, 2, 0?, 1?), n & const);\n}\ncond columns(a, r, b, n) =\n"
    "    a.rank == 3, r.rank == 2, b.rank == 2, r.shape[1] == a.shape[-1], n.elements == 1,\n"
    "    value(n) == b.shape[1] or value(n) == -1;\nrule gemm_rows_of_shape(a, b, c, n) : keep_shared {\n"
    "    r = Reshape(a, _);\n    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };\n"
    "    match Reshape(g, rows_of(a, n)) { allowzero == 0 };\n"
    "    where uses(g) == 1, c.rank <= 1, columns(a, r, b, n);\n    rewrite Add(MatMul(a, b), c);\n}\n"
    "// Rows that are themselves a Reshape of what is flattened.\n"
    "rule gemm_rows_of_reshape(x, b, c, n) : keep_shared {\n    a = Reshape(x, _);\n    r = Reshape(x, _);\n"
    "    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };\n"
    "    match Reshape(g, rows_of(a, n)) { allowzero == 0 };\n"
    "    where uses(g) == 1, c.rank <= 1, columns(a, r, b, n);\n    rewrite Add(MatMul(a, b), c);\n}\n"
    "// Stacks of matrices, flattened and back (ONNX Script: broadcast_to_matmul).\n"
    "rule matmul_stacks(a, b) : keep_shared {\n    ra = Reshape(a, _);\n    rb = Reshape(b, _);\n"
    "    m = MatMul(ra, rb);\n    y = Reshape(m, _);\n    match y;\n",
    "    where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;\n"
    "    where ra.shape[0] == rb.shape[0];\n"
    "    where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2],\n"
    "        rb.shape[2] == b.shape[-1];\n"
    "    where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];\n"
    "    where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];\n"
    "    where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];\n    rewrite MatMul(a, b);\n}\n",
    NULL};
static const struct dfg_source gemm_sources[] = {
    {"gemm.pat", UINT64_C(0x7758860d7769d9ba), gemm_text_0, (const uint32_t[]){1}, 1},
    {"onnx.ops", UINT64_C(0x22109368bc5e0364), NULL, NULL, 0},
};
extern const struct dfg_unit gemm_unit;
const struct dfg_unit gemm_unit = {
    .abi = DFG_ABI,
    .name = "gemm",
    .imports = gemm_imports,
    .names = &gemm_names,
    .n_patterns = 10, .patterns = gemm_patterns,
    .rules = &gemm_rules,
    .version = "0.1.0", .hash = UINT64_C(0xd1dd58b017d6e93b),
    .n_sources = 2, .sources = gemm_sources, .law_limit = 64,
    .prefix = "gemm_",
};
