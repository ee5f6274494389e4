/* What cublas.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "cublas.h"
#if CUBLAS_H != 0x50c89e7baf098323
#error "cublas.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_nn_batch_matmul = DFG_FIRST_OP,
    OP_nn_dense,
    OP_nn_matmul,
};
static const char *const op_names[] = {
    "nn.batch_matmul",
    "nn.dense",
    "nn.matmul",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 3,
    .ops = op_names,
};

/* cublas.pat:8
 * cond product_types(a, b, r) =
 *     a.dtype == b.dtype,
 *     (a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})
 *         or (a.dtype == f64 and r.dtype == f64)
 *         or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0);
 */
static bool product_types(const dfg_graph *g, dfg_node a, dfg_node b, dfg_node r)
{
    return dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && ((dfg_dtype(g, a) == DFG_F32 && dfg_dtype(g, r) == DFG_F32)
            || (dfg_dtype(g, a) == DFG_F16 && (dfg_dtype(g, r) == DFG_F16 || dfg_dtype(g, r) == DFG_F32))
            || (dfg_dtype(g, a) == DFG_F64 && dfg_dtype(g, r) == DFG_F64)
            || (dfg_dtype(g, a) == DFG_I8 && (dfg_dtype(g, r) == DFG_I32 || dfg_dtype(g, r) == DFG_F32)
                && dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, a, -1), dfg_int(4)), dfg_int(0))
                && dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -1), dfg_int(4)), dfg_int(0))));
}

struct cublas_matmul_whole {
    struct cublas_matmul_match m;
};

static bool cublas_matmul_whole(const dfg_graph *g, dfg_node n,
                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where product_types(a, b, r) */
    if (!product_types(g, a, b, n))
        return false;
    return accept(ctx, &(struct cublas_matmul_whole){.m = {.root = n, .a = a, .b = b, .r = n}});
}

struct cublas_batch_matmul_whole {
    struct cublas_batch_matmul_match m;
};

static bool cublas_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_batch_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where product_types(a, b, r) */
    if (!product_types(g, a, b, n))
        return false;
    return accept(ctx, &(struct cublas_batch_matmul_whole){.m = {.root = n, .a = a, .b = b, .r = n}});
}

struct cublas_dense_whole {
    struct cublas_dense_match m;
};

static bool cublas_dense_whole(const dfg_graph *g, dfg_node n,
                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_nn_dense, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where product_types(a, b, r) */
    if (!product_types(g, a, b, n))
        return false;
    return accept(ctx, &(struct cublas_dense_whole){.m = {.root = n, .a = a, .b = b, .r = n}});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- matmul ---- */

static const struct dfg_desc_expr cublas_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 9 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "dtype", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "a.dtype == b.dtype", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 10 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 10 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "a.dtype == f32", .line = 10 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 10 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 10 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "r.dtype == f32", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "(a.dtype == f32 and r.dtype == f32)", .line = 10 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 10 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 10 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 10 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.dtype == f16", .line = 10 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 10 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 10 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 22 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 19, 20, 21, }, .text = "r.dtype in {f16, f32}", .line = 10 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "(a.dtype == f16 and r.dtype in {f16, f32})", .line = 10 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 23, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 11 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 11 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 11 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "a.dtype == f64", .line = 11 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 11 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 11 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 11 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "r.dtype == f64", .line = 11 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(a.dtype == f64 and r.dtype == f64)", .line = 11 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)", .line = 10 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 12 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 12 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.dtype == i8", .line = 12 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 12 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 12 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 12 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 40, 41, 42, }, .text = "r.dtype in {i32, f32}", .line = 12 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 43, }, .text = "a.dtype == i8 and r.dtype in {i32, f32}", .line = 12 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 12 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 12 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 12 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.shape[-1]", .line = 12 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 50 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "a.shape[-1] % 4", .line = 12 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.shape[-1] % 4 == 0", .line = 12 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 44, 52, }, .text = "a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0", .line = 12 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 12 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 12 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 12 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[-1]", .line = 12 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 59 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "b.shape[-1] % 4", .line = 12 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "b.shape[-1] % 4 == 0", .line = 12 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 61, }, .text = "(a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 12 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 62, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)\012        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 10 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 63, }, .text = "a.dtype == b.dtype,\012    (a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)\012        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 9 },
};
static const struct dfg_desc_node cublas_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "nn.matmul(a, b)", .line = 15 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 14 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 14 },
};
static const struct dfg_desc_region cublas_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cublas_matmul_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cublas_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cublas_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cublas_matmul_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cublas_matmul_match, r) },
};
static const struct dfg_desc_pattern cublas_matmul_desc = {
    .n_nodes = 3, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cublas_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cublas_matmul_regions,
    .exprs = cublas_matmul_exprs,
    .captures = cublas_matmul_refs,
    .text = "pattern matmul(a, b) {\012    r = nn.matmul(a, b);\012    where product_types(a, b, r);\012    return r;\012}", .line = 14, .n_where = 1, .where = (const uint32_t[]){ 64, }
};
static bool cublas_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cublas_matmul_match(g, n, m);
}
static bool cublas_matmul_pass(void *ctx, const struct cublas_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cublas_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cublas_matmul_each(g, n, cublas_matmul_pass, &e);
}

static const struct dfg_part cublas_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cublas_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cublas_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cublas_matmul_whole, m.r) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr cublas_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 9 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "dtype", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "a.dtype == b.dtype", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 10 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 10 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "a.dtype == f32", .line = 10 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 10 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 10 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "r.dtype == f32", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "(a.dtype == f32 and r.dtype == f32)", .line = 10 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 10 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 10 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 10 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.dtype == f16", .line = 10 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 10 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 10 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 22 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 19, 20, 21, }, .text = "r.dtype in {f16, f32}", .line = 10 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "(a.dtype == f16 and r.dtype in {f16, f32})", .line = 10 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 23, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 11 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 11 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 11 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "a.dtype == f64", .line = 11 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 11 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 11 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 11 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "r.dtype == f64", .line = 11 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(a.dtype == f64 and r.dtype == f64)", .line = 11 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)", .line = 10 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 12 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 12 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.dtype == i8", .line = 12 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 12 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 12 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 12 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 40, 41, 42, }, .text = "r.dtype in {i32, f32}", .line = 12 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 43, }, .text = "a.dtype == i8 and r.dtype in {i32, f32}", .line = 12 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 12 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 12 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 12 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.shape[-1]", .line = 12 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 50 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "a.shape[-1] % 4", .line = 12 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.shape[-1] % 4 == 0", .line = 12 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 44, 52, }, .text = "a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0", .line = 12 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 12 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 12 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 12 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[-1]", .line = 12 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 59 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "b.shape[-1] % 4", .line = 12 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "b.shape[-1] % 4 == 0", .line = 12 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 61, }, .text = "(a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 12 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 62, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)\012        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 10 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 63, }, .text = "a.dtype == b.dtype,\012    (a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)\012        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 9 },
};
static const struct dfg_desc_node cublas_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "nn.batch_matmul(a, b)", .line = 20 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 19 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 19 },
};
static const struct dfg_desc_region cublas_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cublas_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cublas_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cublas_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cublas_batch_matmul_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cublas_batch_matmul_match, r) },
};
static const struct dfg_desc_pattern cublas_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cublas_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cublas_batch_matmul_regions,
    .exprs = cublas_batch_matmul_exprs,
    .captures = cublas_batch_matmul_refs,
    .text = "pattern batch_matmul(a, b) {\012    r = nn.batch_matmul(a, b);\012    where product_types(a, b, r);\012    return r;\012}", .line = 19, .n_where = 1, .where = (const uint32_t[]){ 64, }
};
static bool cublas_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cublas_batch_matmul_match(g, n, m);
}
static bool cublas_batch_matmul_pass(void *ctx, const struct cublas_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cublas_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cublas_batch_matmul_each(g, n, cublas_batch_matmul_pass, &e);
}

static const struct dfg_part cublas_batch_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cublas_batch_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cublas_batch_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cublas_batch_matmul_whole, m.r) },
};
/* ---- dense ---- */

static const struct dfg_desc_expr cublas_dense_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 9 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 9 },
    /* 3 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "dtype", .line = 9 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "a.dtype == b.dtype", .line = 9 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 10 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 10 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "a.dtype == f32", .line = 10 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 10 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 10 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "r.dtype == f32", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "(a.dtype == f32 and r.dtype == f32)", .line = 10 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 10 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 10 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 10 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "a.dtype == f16", .line = 10 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 10 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 10 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 10 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 10 },
    /* 22 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 19, 20, 21, }, .text = "r.dtype in {f16, f32}", .line = 10 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 22, }, .text = "(a.dtype == f16 and r.dtype in {f16, f32})", .line = 10 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 23, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})", .line = 10 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 11 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "dtype", .line = 11 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 11 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "a.dtype == f64", .line = 11 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 11 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 11 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 11 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "r.dtype == f64", .line = 11 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "(a.dtype == f64 and r.dtype == f64)", .line = 11 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)", .line = 10 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 12 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 12 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 12 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.dtype == i8", .line = 12 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 12 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 12 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 12 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 12 },
    /* 43 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 40, 41, 42, }, .text = "r.dtype in {i32, f32}", .line = 12 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 43, }, .text = "a.dtype == i8 and r.dtype in {i32, f32}", .line = 12 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 12 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 12 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 12 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.shape[-1]", .line = 12 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 50 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "a.shape[-1] % 4", .line = 12 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.shape[-1] % 4 == 0", .line = 12 },
    /* 53 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 44, 52, }, .text = "a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0", .line = 12 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 12 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 12 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 12 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[-1]", .line = 12 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 12 },
    /* 59 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "b.shape[-1] % 4", .line = 12 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 12 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "b.shape[-1] % 4 == 0", .line = 12 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 61, }, .text = "(a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 12 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 34, 62, }, .text = "(a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)\012        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 10 },
    /* 64 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 63, }, .text = "a.dtype == b.dtype,\012    (a.dtype == f32 and r.dtype == f32) or (a.dtype == f16 and r.dtype in {f16, f32})\012        or (a.dtype == f64 and r.dtype == f64)\012        or (a.dtype == i8 and r.dtype in {i32, f32} and a.shape[-1] % 4 == 0 and b.shape[-1] % 4 == 0)", .line = 9 },
};
static const struct dfg_desc_node cublas_dense_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dense", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "nn.dense(a, b)", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 24 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 24 },
};
static const struct dfg_desc_region cublas_dense_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cublas_dense_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cublas_dense_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cublas_dense_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cublas_dense_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct cublas_dense_match, r) },
};
static const struct dfg_desc_pattern cublas_dense_desc = {
    .n_nodes = 3, .n_exprs = 65, .n_vars = 0, .n_sets = 3,
    .nodes = cublas_dense_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cublas_dense_regions,
    .exprs = cublas_dense_exprs,
    .captures = cublas_dense_refs,
    .text = "pattern dense(a, b) {\012    r = nn.dense(a, b);\012    where product_types(a, b, r);\012    return r;\012}", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 64, }
};
static bool cublas_dense_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cublas_dense_match(g, n, m);
}
static bool cublas_dense_pass(void *ctx, const struct cublas_dense_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cublas_dense_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cublas_dense_each(g, n, cublas_dense_pass, &e);
}

static const struct dfg_part cublas_dense_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cublas_dense_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cublas_dense_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cublas_dense_whole, m.r) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "matmul", .place = "cublas.pat:14", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cublas_matmul_match),
      .n_captures = 3, .captures = cublas_matmul_captures,
      .match = cublas_matmul_any, .each = cublas_matmul_all, .desc = &cublas_matmul_desc,
      .whole_size = sizeof(struct cublas_matmul_whole), .n_parts = sizeof cublas_matmul_parts / sizeof *cublas_matmul_parts,
      .n_params = 2, .parts = cublas_matmul_parts, .whole = cublas_matmul_whole },
    { .name = "batch_matmul", .place = "cublas.pat:19", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cublas_batch_matmul_match),
      .n_captures = 3, .captures = cublas_batch_matmul_captures,
      .match = cublas_batch_matmul_any, .each = cublas_batch_matmul_all, .desc = &cublas_batch_matmul_desc,
      .whole_size = sizeof(struct cublas_batch_matmul_whole), .n_parts = sizeof cublas_batch_matmul_parts / sizeof *cublas_batch_matmul_parts,
      .n_params = 2, .parts = cublas_batch_matmul_parts, .whole = cublas_batch_matmul_whole },
    { .name = "dense", .place = "cublas.pat:24", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cublas_dense_match),
      .n_captures = 3, .captures = cublas_dense_captures,
      .match = cublas_dense_any, .each = cublas_dense_all, .desc = &cublas_dense_desc,
      .whole_size = sizeof(struct cublas_dense_whole), .n_parts = sizeof cublas_dense_parts / sizeof *cublas_dense_parts,
      .n_params = 2, .parts = cublas_dense_parts, .whole = cublas_dense_whole },
};

/* ---- table cublas ---- */

static const struct dfg_table_entry cublas_entries[] = {
    { .name = "cublas.matmul", .pattern = 0 },
    { .name = "cublas.batch_matmul", .pattern = 1 },
    { .name = "cublas.dense", .pattern = 2 },
};
static const struct dfg_attr_text cublas_attrs[] = {
    { "Compiler", "\"cublas\"" },
};
static void cublas_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = cublas_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "cublas", .n = 3, .last_wins = false, .entries = cublas_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cublas_attrs,
      .candidates = cublas_candidates_any, .first = cublas_first, .sweep = cublas_sweep },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit cublas_unit;
const struct dfg_unit cublas_unit = {
    .abi = DFG_ABI,
    .name = "cublas",
    .imports = imports,
    .names = &cublas_names, .whole_names = &whole_names,
    .n_patterns = 3, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
