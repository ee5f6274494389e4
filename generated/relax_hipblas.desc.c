/* What relax_hipblas.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_hipblas.h"
#if RELAX_HIPBLAS_H != 0x1bb25d760a8b3efb
#error "relax_hipblas.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_add = DFG_FIRST_OP,
    OP_relax_matmul,
    OP_relax_nn_gelu,
    OP_relax_nn_relu,
    OP_relax_permute_dims,
};
enum {
    ATTR_axes,
};
static const char *const op_names[] = {
    "relax.add",
    "relax.matmul",
    "relax.nn.gelu",
    "relax.nn.relu",
    "relax.permute_dims",
};
static const char *const attr_names[] = {
    "axes",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 5,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

static const struct relax_hipblas_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &relax_hipblas_default_options;
}

/* relax_cublas.pat:23
 * cond static_reduction(a) = present(a.shape[-1] + 0);
 */
static bool static_reduction(const dfg_graph *g, dfg_node a)
{
    return dfg_known(dfg_dim_add(g, dfg_extent_of(g, a, -1), dfg_int(0)));
}

static enum dfg_tri relax_hipblas_same1(const dfg_graph *g, dfg_node a, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    const int64_t m = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(2)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_dim_same(g, dfg_at(dfg_shape_of(g, a), dfg_add(dfg_int(0), dfg_int(k))),
                                    dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k)))));
    return all;
}

static dfg_val relax_hipblas_prod2(const dfg_graph *g, dfg_node a)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_dim_mul(g, total, dfg_at(dfg_shape_of(g, a), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

static dfg_val relax_hipblas_prod3(const dfg_graph *g, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_dim_mul(g, total, dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

static dfg_val relax_hipblas_prod4(const dfg_graph *g, dfg_node x)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, x), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_dim_mul(g, total, dfg_at(dfg_shape_of(g, x), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

/* relax_cublas.pat:32
 * cond open_batch(x) = x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]));
 */
static bool open_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_gt(dfg_rank_of(g, x), dfg_int(2)) && !dfg_known(relax_hipblas_prod4(g, x));
}

/* relax_cublas.pat:34
 * cond batches(a, b) =
 *     [a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]
 *         or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))
 *             and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))
 *         or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1
 *         or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)));
 */
static bool batches(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return relax_hipblas_same1(g, a, b) == DFG_TRUE
        || (dfg_known(relax_hipblas_prod2(g, a))
            && dfg_dim_eq(g, relax_hipblas_prod2(g, a), relax_hipblas_prod3(g, b)))
        || dfg_dim_eq(g, relax_hipblas_prod3(g, b), dfg_int(1))
        || (options(g)->open_batches && dfg_ge(dfg_rank_of(g, a), dfg_int(1))
            && dfg_ge(dfg_rank_of(g, b), dfg_int(1)) && (open_batch(g, a) || open_batch(g, b)));
}

/* relax_cublas.pat:19
 * cond same_floats(a, b) = a.dtype == b.dtype, a.dtype in {f16, bf16, f32};
 */
static bool same_floats(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && (dfg_dtype(g, a) == DFG_F16 || dfg_dtype(g, a) == DFG_BF16 || dfg_dtype(g, a) == DFG_F32);
}

/* relax_cublas.pat:20
 * cond same_i8(a, b) = a.dtype == i8, b.dtype == i8;
 */
static bool same_i8_holds(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_I8 && dfg_dtype(g, b) == DFG_I8;
}

/* relax_cublas.pat:25
 * cond fours(a, b) = a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0;
 */
static bool fours(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, a, -1), dfg_int(4)), dfg_int(0))
        && dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -1), dfg_int(4)), dfg_int(0));
}

struct relax_hipblas_hipblas_matmul_whole {
    struct relax_hipblas_hipblas_matmul_match m;
    dfg_node r;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_hipblas_hipblas_matmul_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F16)
        return false;
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where static_reduction(a) */
    if (!static_reduction(g, x))
        return false;
    /* where batches(a, b) */
    if (!batches(g, x, x_2))
        return false;
    /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
    if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))))
        return false;
    return accept(ctx, &(struct relax_hipblas_hipblas_matmul_whole){.m = {.root = n}, .r = n, .x = x,
            .x_2 = x_2});
}

static dfg_val relax_hipblas_prod5(const dfg_graph *g, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(1)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_dim_mul(g, total, dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

/* relax_cublas.pat:41
 * cond bias_of(b, r) = b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1;
 */
static bool bias_of(const dfg_graph *g, dfg_node b, dfg_node r)
{
    return dfg_dim_eq(g, dfg_extent_of(g, b, -1), dfg_extent_of(g, r, -1))
        && dfg_dim_le(g, relax_hipblas_prod5(g, b), dfg_int(1));
}

struct relax_hipblas_hipblas_matmul_bias_whole {
    struct relax_hipblas_hipblas_matmul_bias_match m;
    dfg_node add;
    dfg_node p;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_hipblas_hipblas_matmul_bias_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node x = dfg_arg(g, p, 0);
        if (dfg_dtype(g, x) != DFG_F16)
            continue;
        dfg_node x_2 = dfg_arg(g, p, 1);
        dfg_node x_3 = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, p))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, x))
            continue;
        /* where batches(a, b) */
        if (!batches(g, x, x_2))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
        if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, x_3, p))
            continue;
        if (accept(ctx, &(struct relax_hipblas_hipblas_matmul_bias_whole){.m = {.root = n}, .add = n,
                .p = p, .x = x, .x_2 = x_2, .x_3 = x_3}))
            return true;
    }
    return false;
}

struct relax_hipblas_hipblas_matmul_bias_relu_whole {
    struct relax_hipblas_hipblas_matmul_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_hipblas_hipblas_matmul_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node x = dfg_arg(g, p, 0);
        if (dfg_dtype(g, x) != DFG_F16)
            continue;
        dfg_node x_2 = dfg_arg(g, p, 1);
        dfg_node x_3 = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p}, 2))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, x))
            continue;
        /* where batches(a, b) */
        if (!batches(g, x, x_2))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
        if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, x_3, p))
            continue;
        if (accept(ctx, &(struct relax_hipblas_hipblas_matmul_bias_relu_whole){.m = {.root = n},
                .relu = n, .add = add, .p = p, .x = x, .x_2 = x_2, .x_3 = x_3}))
            return true;
    }
    return false;
}

struct relax_hipblas_hipblas_matmul_bias_gelu_whole {
    struct relax_hipblas_hipblas_matmul_bias_gelu_match m;
    dfg_node gelu;
    dfg_node add;
    dfg_node p;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_hipblas_hipblas_matmul_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_gelu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node x = dfg_arg(g, p, 0);
        if (dfg_dtype(g, x) != DFG_F16)
            continue;
        dfg_node x_2 = dfg_arg(g, p, 1);
        dfg_node x_3 = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p}, 2))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, x))
            continue;
        /* where batches(a, b) */
        if (!batches(g, x, x_2))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
        if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, x_3, p))
            continue;
        if (accept(ctx, &(struct relax_hipblas_hipblas_matmul_bias_gelu_whole){.m = {.root = n},
                .gelu = n, .add = add, .p = p, .x = x, .x_2 = x_2, .x_3 = x_3}))
            return true;
    }
    return false;
}

static enum dfg_tri relax_hipblas_same6(const dfg_graph *g, dfg_node b, dfg_node t)
{
    const dfg_val list = dfg_attr(g, t, ATTR_axes);
    const dfg_val list2 = DFG_LIST(dfg_sub(dfg_rank_of(g, b), dfg_int(1)),
                                   dfg_sub(dfg_rank_of(g, b), dfg_int(2)));
    const int64_t n = dfg_len(list);
    const int64_t m = dfg_joined(dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(2)),
                                               dfg_int(1)),
                                 2);
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_mod(dfg_add(dfg_item(list, k), dfg_rank_of(g, b)), dfg_rank_of(g, b)),
                                (k < dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(2)),
                                                   dfg_int(1))
                                 ? dfg_add(dfg_int(0), dfg_int(k))
                                 : dfg_item(list2,
                                            k - dfg_range_len(
                                                dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(2)),
                                                dfg_int(1))))));
    return all;
}

/* relax_conditions.pat:4
 * cond swaps_last(t, b) =
 *     (b.rank == 2 and not present(t.axes))
 *         or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);
 */
static bool swaps_last(const dfg_graph *g, dfg_node t, dfg_node b)
{
    return (dfg_rank(g, b) == 2 && !dfg_known(dfg_attr(g, t, ATTR_axes)))
        || relax_hipblas_same6(g, b, t) == DFG_TRUE;
}

/* relax_cublas.pat:21
 * cond same_f8(a, b) = a.dtype == f8e4m3, b.dtype == f8e4m3;
 */
static bool same_f8_holds(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_F8E4M3 && dfg_dtype(g, b) == DFG_F8E4M3;
}

/* relax_cublas.pat:27
 * cond aligned(b, r) =
 *     b.shape[-1] % 16 == 0,
 *     (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)
 *         or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0;
 */
static bool aligned(const dfg_graph *g, dfg_node b, dfg_node r)
{
    return dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -1), dfg_int(16)), dfg_int(0))
        && (((dfg_dtype(g, r) == DFG_F64 || dfg_dtype(g, r) == DFG_I64 || dfg_dtype(g, r) == DFG_U64)
             && dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(2)), dfg_int(0)))
            || ((dfg_dtype(g, r) == DFG_F32 || dfg_dtype(g, r) == DFG_I32 || dfg_dtype(g, r) == DFG_U32)
                && dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(4)), dfg_int(0)))
            || ((dfg_dtype(g, r) == DFG_F16 || dfg_dtype(g, r) == DFG_BF16 || dfg_dtype(g, r) == DFG_I16
                 || dfg_dtype(g, r) == DFG_U16)
                && dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(8)), dfg_int(0)))
            || dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, b, -2), dfg_int(16)), dfg_int(0)));
}

struct relax_hipblas_hipblas_matmul_transposed_whole {
    struct relax_hipblas_hipblas_matmul_transposed_match m;
    dfg_node r;
    dfg_node t;
    dfg_node x;
    dfg_node x_2;
};

static bool relax_hipblas_hipblas_matmul_transposed_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (dfg_dtype(g, x) != DFG_F16)
        return false;
    dfg_node t = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
        return false;
    dfg_node x_2 = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!swaps_last(g, t, x_2))
        return false;
    /* where static_reduction(a) */
    if (!static_reduction(g, x))
        return false;
    /* where batches(a, b) */
    if (!batches(g, x, x_2))
        return false;
    /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
     * f8e5m2 and aligned(b, r)) */
    if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))
          || (same_f8_holds(g, x, x_2) && dfg_ne(dfg_dtype_of(g, n), dfg_dtype_val(DFG_F8E5M2))
              && aligned(g, x_2, n))))
        return false;
    return accept(ctx, &(struct relax_hipblas_hipblas_matmul_transposed_whole){.m = {.root = n}, .r = n,
            .t = t, .x = x, .x_2 = x_2});
}

struct relax_hipblas_hipblas_matmul_transposed_bias_whole {
    struct relax_hipblas_hipblas_matmul_transposed_bias_match m;
    dfg_node add;
    dfg_node p;
    dfg_node t;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_hipblas_hipblas_matmul_transposed_bias_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node x = dfg_arg(g, p, 0);
        if (dfg_dtype(g, x) != DFG_F16)
            continue;
        dfg_node t = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
            continue;
        dfg_node x_2 = dfg_arg(g, t, 0);
        dfg_node x_3 = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){p, t}, 2))
            continue;
        /* where swaps_last(t, b) */
        if (!swaps_last(g, t, x_2))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, x))
            continue;
        /* where batches(a, b) */
        if (!batches(g, x, x_2))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
         * f8e5m2 and aligned(b, r)) */
        if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))
              || (same_f8_holds(g, x, x_2) && dfg_ne(dfg_dtype_of(g, p), dfg_dtype_val(DFG_F8E5M2))
                  && aligned(g, x_2, p))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, x_3, p))
            continue;
        if (accept(ctx, &(struct relax_hipblas_hipblas_matmul_transposed_bias_whole){.m = {.root = n},
                .add = n, .p = p, .t = t, .x = x, .x_2 = x_2, .x_3 = x_3}))
            return true;
    }
    return false;
}

struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole {
    struct relax_hipblas_hipblas_matmul_transposed_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node t;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_hipblas_hipblas_matmul_transposed_bias_relu_whole(const dfg_graph *g, dfg_node n,
                                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_relu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node x = dfg_arg(g, p, 0);
        if (dfg_dtype(g, x) != DFG_F16)
            continue;
        dfg_node t = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
            continue;
        dfg_node x_2 = dfg_arg(g, t, 0);
        dfg_node x_3 = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p, t}, 3))
            continue;
        /* where swaps_last(t, b) */
        if (!swaps_last(g, t, x_2))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, x))
            continue;
        /* where batches(a, b) */
        if (!batches(g, x, x_2))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
         * f8e5m2 and aligned(b, r)) */
        if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))
              || (same_f8_holds(g, x, x_2) && dfg_ne(dfg_dtype_of(g, p), dfg_dtype_val(DFG_F8E5M2))
                  && aligned(g, x_2, p))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, x_3, p))
            continue;
        if (accept(ctx, &(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole){.m = {.root = n},
                .relu = n, .add = add, .p = p, .t = t, .x = x, .x_2 = x_2, .x_3 = x_3}))
            return true;
    }
    return false;
}

struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole {
    struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_match m;
    dfg_node gelu;
    dfg_node add;
    dfg_node p;
    dfg_node t;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole(const dfg_graph *g, dfg_node n,
                                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_nn_gelu, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node x = dfg_arg(g, p, 0);
        if (dfg_dtype(g, x) != DFG_F16)
            continue;
        dfg_node t = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
            continue;
        dfg_node x_2 = dfg_arg(g, t, 0);
        dfg_node x_3 = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p, t}, 3))
            continue;
        /* where swaps_last(t, b) */
        if (!swaps_last(g, t, x_2))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, x))
            continue;
        /* where batches(a, b) */
        if (!batches(g, x, x_2))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
         * f8e5m2 and aligned(b, r)) */
        if (!(same_floats(g, x, x_2) || (same_i8_holds(g, x, x_2) && fours(g, x, x_2))
              || (same_f8_holds(g, x, x_2) && dfg_ne(dfg_dtype_of(g, p), dfg_dtype_val(DFG_F8E5M2))
                  && aligned(g, x_2, p))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, x), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, x_3, p))
            continue;
        if (accept(ctx, &(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole){.m = {.root = n},
                .gelu = n, .add = add, .p = p, .t = t, .x = x, .x_2 = x_2, .x_3 = x_3}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- hipblas.matmul ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 5 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 17 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 20 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 28 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 21, 27, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 28, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 32 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 38 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 39 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 40 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 33, 39, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 41 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 42 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 45 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 53 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 57 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 60 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 65 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 66, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 67, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 68, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 73, 79, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 69, 83, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 91, 95, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 104, 110, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 114, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 133, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 115, 134, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 96, 135, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 136, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 141, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 144, 145, 146, 147, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 142, 148, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 155, 156, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 153, 157, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 168, 169, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 166, 174, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 158, 175, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 176, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, b)", .line = 46, .file = "relax_cublas.pat", .n_where = 3, .where = (const uint32_t[]){ 6, 137, 177, } },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 10 },
        },
        .text = "_", .line = 10 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 10 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_desc = {
    .n_nodes = 3, .n_exprs = 178, .n_vars = 8, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_regions,
    .var_region = relax_hipblas_hipblas_matmul_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_dims,
    .text = "\"hipblas.matmul\"                      = product(_ : f16, _);", .line = 10
};
static bool relax_hipblas_hipblas_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_each(g, n, relax_hipblas_hipblas_matmul_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_whole, r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_whole, x_2) },
};
/* ---- hipblas.matmul_bias ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 60, .file = "relax_cublas.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 60, .file = "relax_cublas.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60, .file = "relax_cublas.pat" },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 60, .file = "relax_cublas.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 41, .file = "relax_cublas.pat" },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 15 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 41, .file = "relax_cublas.pat" },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41, .file = "relax_cublas.pat" },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41, .file = "relax_cublas.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41, .file = "relax_cublas.pat" },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41, .file = "relax_cublas.pat" },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41, .file = "relax_cublas.pat" },
    /* 23 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41, .file = "relax_cublas.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41, .file = "relax_cublas.pat" },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 33 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 45 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 46 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 48 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 49 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 51 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 54 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 50, 54, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 56 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 49, 55, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 56, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 60 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 61, 67, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 94, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 95, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 102, 106, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 101, 107, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 111, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 118, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 133, 137, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 132, 138, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 139, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 142, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 152, 156, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 151, 157, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 158, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 147, 161, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 143, 162, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 163, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 112, 164, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 167, 169, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 172, 173, 174, 175, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 170, 176, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 178 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 181 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 182 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 183 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 185 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 181, 185, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 187 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 190 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 192 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 195 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 196 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 197 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 198 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 196, 197, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 200 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 194, 202, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 186, 203, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
    /* 205 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 177, 204, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_bias_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(p, bias)", .line = 61, .file = "relax_cublas.pat", .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 46, .file = "relax_cublas.pat", .n_where = 3, .where = (const uint32_t[]){ 34, 165, 205, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 11 },
        },
        .text = "_", .line = 11 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 11 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 11 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_bias_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_bias_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_bias_desc = {
    .n_nodes = 5, .n_exprs = 206, .n_vars = 9, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_bias_regions,
    .var_region = relax_hipblas_hipblas_matmul_bias_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_bias_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_bias_dims,
    .text = "\"hipblas.matmul_bias\"                 = biased(_ : f16, _, _);", .line = 11
};
static bool relax_hipblas_hipblas_matmul_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_bias_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_bias_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_bias_each(g, n, relax_hipblas_hipblas_matmul_bias_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_whole, x_3) },
};
/* ---- hipblas.matmul_bias_relu ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 60, .file = "relax_cublas.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 60, .file = "relax_cublas.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60, .file = "relax_cublas.pat" },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 60, .file = "relax_cublas.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41, .file = "relax_cublas.pat" },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 15 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 41, .file = "relax_cublas.pat" },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41, .file = "relax_cublas.pat" },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41, .file = "relax_cublas.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41, .file = "relax_cublas.pat" },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41, .file = "relax_cublas.pat" },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41, .file = "relax_cublas.pat" },
    /* 23 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41, .file = "relax_cublas.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41, .file = "relax_cublas.pat" },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 33 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 45 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 46 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 48 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 49 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 54 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 50, 54, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 56 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 49, 55, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 56, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 60 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 61, 67, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 94, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 95, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 102, 106, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 101, 107, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 111, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 118, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 133, 137, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 132, 138, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 139, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 142, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 152, 156, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 151, 157, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 158, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 147, 161, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 143, 162, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 163, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 112, 164, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 167, 169, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 172, 173, 174, 175, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 170, 176, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 178 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 181 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 182 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 183 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 185 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 181, 185, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 187 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 190 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 192 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 195 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 196 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 197 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 198 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 196, 197, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 200 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 194, 202, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 186, 203, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
    /* 205 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 177, 204, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(biased(_ : f16, _, _))", .line = 12 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 61, .file = "relax_cublas.pat", .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 46, .file = "relax_cublas.pat", .n_where = 3, .where = (const uint32_t[]){ 34, 165, 205, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 12 },
        },
        .text = "_", .line = 12 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 12 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 12 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 206, .n_vars = 9, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_bias_relu_regions,
    .var_region = relax_hipblas_hipblas_matmul_bias_relu_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_bias_relu_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_bias_relu_dims,
    .text = "\"hipblas.matmul_bias_relu\"            = relax.nn.relu(biased(_ : f16, _, _));", .line = 12
};
static bool relax_hipblas_hipblas_matmul_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_bias_relu_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_bias_relu_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_bias_relu_each(g, n, relax_hipblas_hipblas_matmul_bias_relu_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_bias_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_relu_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_relu_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_relu_whole, x_3) },
};
/* ---- hipblas.matmul_bias_gelu ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 60, .file = "relax_cublas.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 60, .file = "relax_cublas.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60, .file = "relax_cublas.pat" },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 60, .file = "relax_cublas.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41, .file = "relax_cublas.pat" },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 15 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 41, .file = "relax_cublas.pat" },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41, .file = "relax_cublas.pat" },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41, .file = "relax_cublas.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41, .file = "relax_cublas.pat" },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41, .file = "relax_cublas.pat" },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41, .file = "relax_cublas.pat" },
    /* 23 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41, .file = "relax_cublas.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41, .file = "relax_cublas.pat" },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 33 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 45 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 46 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 48 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 49 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 54 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 50, 54, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 56 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 49, 55, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 56, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 60 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 61, 67, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 94, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 95, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 102, 106, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 101, 107, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 111, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 118, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 133, 137, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 132, 138, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 139, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 142, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 152, 156, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 151, 157, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 158, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 147, 161, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 143, 162, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 163, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 112, 164, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 167, 169, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 172, 173, 174, 175, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 170, 176, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 178 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 181 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 182 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 183 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 185 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 181, 185, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 187 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 190 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 192 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 195 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 196 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 197 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 198 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 196, 197, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 200 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 194, 202, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 186, 203, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
    /* 205 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 177, 204, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_bias_gelu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(biased(_ : f16, _, _))", .line = 13 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 61, .file = "relax_cublas.pat", .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 46, .file = "relax_cublas.pat", .n_where = 3, .where = (const uint32_t[]){ 34, 165, 205, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 13 },
        },
        .text = "_", .line = 13 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 13 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 13 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_bias_gelu_desc = {
    .n_nodes = 6, .n_exprs = 206, .n_vars = 9, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_bias_gelu_regions,
    .var_region = relax_hipblas_hipblas_matmul_bias_gelu_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_bias_gelu_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_bias_gelu_dims,
    .text = "\"hipblas.matmul_bias_gelu\"            = relax.nn.gelu(biased(_ : f16, _, _));", .line = 13
};
static bool relax_hipblas_hipblas_matmul_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_bias_gelu_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_bias_gelu_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_bias_gelu_each(g, n, relax_hipblas_hipblas_matmul_bias_gelu_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_gelu_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_gelu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_gelu_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_bias_gelu_whole, x_3) },
};
/* ---- hipblas.matmul_transposed ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_transposed_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 5, .file = "relax_conditions.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 5, .file = "relax_conditions.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 5, .file = "relax_conditions.pat" },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 5, .file = "relax_conditions.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 5, .file = "relax_conditions.pat" },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 5, .file = "relax_conditions.pat" },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 5, .file = "relax_conditions.pat" },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 6, .file = "relax_conditions.pat" },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 6, .file = "relax_conditions.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 6, .file = "relax_conditions.pat" },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 6, .file = "relax_conditions.pat" },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 6, .file = "relax_conditions.pat" },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 6, .file = "relax_conditions.pat" },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 6, .file = "relax_conditions.pat" },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 6, .file = "relax_conditions.pat" },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 6, .file = "relax_conditions.pat" },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 6, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 6, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 5, .file = "relax_conditions.pat" },
    /* 37 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 42 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 44 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 52 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 47, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 55 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 57 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 65 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 65, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 84, 88, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 83, 89, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 103, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 104, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 115, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 110, 116, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 120, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 132, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 142, 146, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 141, 147, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 151, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 161, 165, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 160, 166, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 170, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 152, 171, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 172, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 121, 173, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 178 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 178, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 180 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 181, 182, 183, 184, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 185, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 187 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 191 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 192 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 195 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 194, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 196 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 201 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 204 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 205 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 209 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 211 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 203, 211, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 213 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 212, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 214 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 186, 213, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 215 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 21, .file = "relax_cublas.pat" },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 219 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 21, .file = "relax_cublas.pat" },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 224 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 55, .file = "relax_cublas.pat" },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "dtype", .line = 55, .file = "relax_cublas.pat" },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 227 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 228 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 227, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 229 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28, .file = "relax_cublas.pat" },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "shape", .line = 28, .file = "relax_cublas.pat" },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28, .file = "relax_cublas.pat" },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-1]", .line = 28, .file = "relax_cublas.pat" },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28, .file = "relax_cublas.pat" },
    /* 234 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.shape[-1] % 16", .line = 28, .file = "relax_cublas.pat" },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28, .file = "relax_cublas.pat" },
    /* 236 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "b.shape[-1] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 237 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 238 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 237, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 239 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29, .file = "relax_cublas.pat" },
    /* 240 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29, .file = "relax_cublas.pat" },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29, .file = "relax_cublas.pat" },
    /* 242 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 238, 239, 240, 241, }, .text = "r.dtype in {f64, i64, u64}", .line = 29, .file = "relax_cublas.pat" },
    /* 243 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 246 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 247 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29, .file = "relax_cublas.pat" },
    /* 248 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 246, 247, }, .text = "b.shape[-2] % 2", .line = 29, .file = "relax_cublas.pat" },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.shape[-2] % 2 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 242, 250, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 252 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29, .file = "relax_cublas.pat" },
    /* 255 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29, .file = "relax_cublas.pat" },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29, .file = "relax_cublas.pat" },
    /* 257 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 253, 254, 255, 256, }, .text = "r.dtype in {f32, i32, u32}", .line = 29, .file = "relax_cublas.pat" },
    /* 258 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 259 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 258, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 261 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 262 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29, .file = "relax_cublas.pat" },
    /* 263 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 261, 262, }, .text = "b.shape[-2] % 4", .line = 29, .file = "relax_cublas.pat" },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 265 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 263, 264, }, .text = "b.shape[-2] % 4 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 266 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 257, 265, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 267 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 251, 266, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 268 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 30, .file = "relax_cublas.pat" },
    /* 269 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 268, }, .text = "dtype", .line = 30, .file = "relax_cublas.pat" },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30, .file = "relax_cublas.pat" },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30, .file = "relax_cublas.pat" },
    /* 272 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30, .file = "relax_cublas.pat" },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30, .file = "relax_cublas.pat" },
    /* 274 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 269, 270, 271, 272, 273, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30, .file = "relax_cublas.pat" },
    /* 275 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 276 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 275, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 278 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30, .file = "relax_cublas.pat" },
    /* 280 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 278, 279, }, .text = "b.shape[-2] % 8", .line = 30, .file = "relax_cublas.pat" },
    /* 281 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 282 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 280, 281, }, .text = "b.shape[-2] % 8 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 283 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 274, 282, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30, .file = "relax_cublas.pat" },
    /* 284 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 267, 283, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 285 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 287 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 288 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 286, 287, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30, .file = "relax_cublas.pat" },
    /* 290 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "b.shape[-2] % 16", .line = 30, .file = "relax_cublas.pat" },
    /* 291 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 292 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 290, 291, }, .text = "b.shape[-2] % 16 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 293 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 284, 292, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 236, 293, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 295 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 294, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55, .file = "relax_cublas.pat" },
    /* 296 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 295, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_transposed_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 52, .file = "relax_cublas.pat", .n_where = 4, .where = (const uint32_t[]){ 36, 43, 174, 296, } },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 14 },
        },
        .text = "_", .line = 14 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51, .file = "relax_cublas.pat" },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 14 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_transposed_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_transposed_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_transposed_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_transposed_desc = {
    .n_nodes = 4, .n_exprs = 297, .n_vars = 9, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_transposed_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_transposed_regions,
    .var_region = relax_hipblas_hipblas_matmul_transposed_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_transposed_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_transposed_dims,
    .text = "\"hipblas.matmul_transposed\"           = transposed_product(_ : f16, _);", .line = 14
};
static bool relax_hipblas_hipblas_matmul_transposed_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_transposed_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_transposed_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_transposed_each(g, n, relax_hipblas_hipblas_matmul_transposed_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_transposed_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_whole, x_2) },
};
/* ---- hipblas.matmul_transposed_bias ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_transposed_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 65, .file = "relax_cublas.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 65, .file = "relax_cublas.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65, .file = "relax_cublas.pat" },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 65, .file = "relax_cublas.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 41, .file = "relax_cublas.pat" },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 15 */ { .op = DFG_E_VAR, .ref = 9, .text = "i", .line = 41, .file = "relax_cublas.pat" },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41, .file = "relax_cublas.pat" },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41, .file = "relax_cublas.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41, .file = "relax_cublas.pat" },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41, .file = "relax_cublas.pat" },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41, .file = "relax_cublas.pat" },
    /* 23 */ { .op = DFG_E_COMP, .ref = 9, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41, .file = "relax_cublas.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41, .file = "relax_cublas.pat" },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 5, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 5, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 5, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "b.rank == 2", .line = 5, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 5, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "axes", .text = "axes", .line = 5, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 5, .file = "relax_conditions.pat" },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 6, .file = "relax_conditions.pat" },
    /* 38 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(i + b.rank)", .line = 6, .file = "relax_conditions.pat" },
    /* 41 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(i + b.rank) % b.rank", .line = 6, .file = "relax_conditions.pat" },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 6, .file = "relax_conditions.pat" },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 6, .file = "relax_conditions.pat" },
    /* 46 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 6, .file = "relax_conditions.pat" },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 6, .file = "relax_conditions.pat" },
    /* 48 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, b.rank - 2)", .line = 6, .file = "relax_conditions.pat" },
    /* 53 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 6, .file = "relax_conditions.pat" },
    /* 56 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.rank - 1", .line = 6, .file = "relax_conditions.pat" },
    /* 57 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 60 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 61 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "[b.rank - 1, b.rank - 2]", .line = 6, .file = "relax_conditions.pat" },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 36, 63, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 5, .file = "relax_conditions.pat" },
    /* 65 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 75, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 93, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 103, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 98, 104, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 111, 117, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 131, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 132, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 94, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 138, 144, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 148, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 155, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 160, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 170, 174, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 169, 175, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 178 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 179 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 179, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 181 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 184 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 185 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 186 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 187 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 188 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 190 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 193 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 194 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 189, 193, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 195 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 188, 194, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 196 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 197 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 198 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 184, 198, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 200 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 199, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 201 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 161, 200, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 202 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 201, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 203 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 205 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 206 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 205, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 207 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 206, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 208 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 213 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 209, 210, 211, 212, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 214 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 213, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 215 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 219 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 224 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 227 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 228 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 229 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 227, 228, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 230 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 231 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 229, 230, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 232 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 233 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 232, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 234 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 235 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 233, 234, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 237 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 235, 236, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 239 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 231, 239, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 241 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 240, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 242 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 241, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 243 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 21, .file = "relax_cublas.pat" },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "a.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 247 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 21, .file = "relax_cublas.pat" },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 252 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 55, .file = "relax_cublas.pat" },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 55, .file = "relax_cublas.pat" },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 255 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 256 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 255, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 257 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28, .file = "relax_cublas.pat" },
    /* 258 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 257, }, .text = "shape", .line = 28, .file = "relax_cublas.pat" },
    /* 259 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28, .file = "relax_cublas.pat" },
    /* 260 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 258, 259, }, .text = "b.shape[-1]", .line = 28, .file = "relax_cublas.pat" },
    /* 261 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28, .file = "relax_cublas.pat" },
    /* 262 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 260, 261, }, .text = "b.shape[-1] % 16", .line = 28, .file = "relax_cublas.pat" },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28, .file = "relax_cublas.pat" },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "b.shape[-1] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 265 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29, .file = "relax_cublas.pat" },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29, .file = "relax_cublas.pat" },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29, .file = "relax_cublas.pat" },
    /* 270 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 266, 267, 268, 269, }, .text = "r.dtype in {f64, i64, u64}", .line = 29, .file = "relax_cublas.pat" },
    /* 271 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 272 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 271, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 274 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 272, 273, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 275 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29, .file = "relax_cublas.pat" },
    /* 276 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 274, 275, }, .text = "b.shape[-2] % 2", .line = 29, .file = "relax_cublas.pat" },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 278 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2] % 2 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 279 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 270, 278, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 280 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 281 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 280, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29, .file = "relax_cublas.pat" },
    /* 283 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29, .file = "relax_cublas.pat" },
    /* 284 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29, .file = "relax_cublas.pat" },
    /* 285 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 281, 282, 283, 284, }, .text = "r.dtype in {f32, i32, u32}", .line = 29, .file = "relax_cublas.pat" },
    /* 286 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 287 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 286, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 288 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 289 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 287, 288, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 290 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29, .file = "relax_cublas.pat" },
    /* 291 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 289, 290, }, .text = "b.shape[-2] % 4", .line = 29, .file = "relax_cublas.pat" },
    /* 292 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 293 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 291, 292, }, .text = "b.shape[-2] % 4 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 285, 293, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 295 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 279, 294, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 296 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 30, .file = "relax_cublas.pat" },
    /* 297 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 296, }, .text = "dtype", .line = 30, .file = "relax_cublas.pat" },
    /* 298 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30, .file = "relax_cublas.pat" },
    /* 299 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30, .file = "relax_cublas.pat" },
    /* 300 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30, .file = "relax_cublas.pat" },
    /* 301 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30, .file = "relax_cublas.pat" },
    /* 302 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 297, 298, 299, 300, 301, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30, .file = "relax_cublas.pat" },
    /* 303 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 304 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 305 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 306 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 304, 305, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 307 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30, .file = "relax_cublas.pat" },
    /* 308 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 306, 307, }, .text = "b.shape[-2] % 8", .line = 30, .file = "relax_cublas.pat" },
    /* 309 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 310 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 308, 309, }, .text = "b.shape[-2] % 8 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 311 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 302, 310, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30, .file = "relax_cublas.pat" },
    /* 312 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 295, 311, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 313 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 314 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 313, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 315 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 316 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 314, 315, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 317 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30, .file = "relax_cublas.pat" },
    /* 318 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 316, 317, }, .text = "b.shape[-2] % 16", .line = 30, .file = "relax_cublas.pat" },
    /* 319 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 320 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 318, 319, }, .text = "b.shape[-2] % 16 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 321 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 312, 320, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 322 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 321, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 323 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 256, 322, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55, .file = "relax_cublas.pat" },
    /* 324 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 242, 323, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_transposed_bias_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "relax.add(p, bias)", .line = 66, .file = "relax_cublas.pat", .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 52, .file = "relax_cublas.pat", .n_where = 4, .where = (const uint32_t[]){ 64, 71, 202, 324, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 15 },
        },
        .text = "_", .line = 15 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51, .file = "relax_cublas.pat" },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 15 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 15 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_transposed_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_transposed_bias_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_transposed_bias_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_transposed_bias_desc = {
    .n_nodes = 6, .n_exprs = 325, .n_vars = 10, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_transposed_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_transposed_bias_regions,
    .var_region = relax_hipblas_hipblas_matmul_transposed_bias_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_transposed_bias_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_transposed_bias_dims,
    .text = "\"hipblas.matmul_transposed_bias\"      = transposed_biased(_ : f16, _, _);", .line = 15
};
static bool relax_hipblas_hipblas_matmul_transposed_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_transposed_bias_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_bias_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_transposed_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_transposed_bias_each(g, n, relax_hipblas_hipblas_matmul_transposed_bias_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_transposed_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_whole, x_3) },
};
/* ---- hipblas.matmul_transposed_bias_relu ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_transposed_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 65, .file = "relax_cublas.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 65, .file = "relax_cublas.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65, .file = "relax_cublas.pat" },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 65, .file = "relax_cublas.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41, .file = "relax_cublas.pat" },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 15 */ { .op = DFG_E_VAR, .ref = 9, .text = "i", .line = 41, .file = "relax_cublas.pat" },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41, .file = "relax_cublas.pat" },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41, .file = "relax_cublas.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41, .file = "relax_cublas.pat" },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41, .file = "relax_cublas.pat" },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41, .file = "relax_cublas.pat" },
    /* 23 */ { .op = DFG_E_COMP, .ref = 9, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41, .file = "relax_cublas.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41, .file = "relax_cublas.pat" },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 5, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 5, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 5, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "b.rank == 2", .line = 5, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 5, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "axes", .text = "axes", .line = 5, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 5, .file = "relax_conditions.pat" },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 6, .file = "relax_conditions.pat" },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(i + b.rank)", .line = 6, .file = "relax_conditions.pat" },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(i + b.rank) % b.rank", .line = 6, .file = "relax_conditions.pat" },
    /* 44 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 6, .file = "relax_conditions.pat" },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 6, .file = "relax_conditions.pat" },
    /* 46 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 6, .file = "relax_conditions.pat" },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 6, .file = "relax_conditions.pat" },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, b.rank - 2)", .line = 6, .file = "relax_conditions.pat" },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 6, .file = "relax_conditions.pat" },
    /* 56 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.rank - 1", .line = 6, .file = "relax_conditions.pat" },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 60 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 61 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "[b.rank - 1, b.rank - 2]", .line = 6, .file = "relax_conditions.pat" },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 36, 63, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 5, .file = "relax_conditions.pat" },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 75, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 93, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 103, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 98, 104, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 111, 117, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 131, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 132, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 94, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 138, 144, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 148, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 155, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 160, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 170, 174, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 169, 175, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 178 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 179 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 179, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 181 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 184 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 185 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 186 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 187 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 188 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 190 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 193 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 194 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 189, 193, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 195 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 188, 194, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 196 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 197 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 198 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 184, 198, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 200 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 199, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 201 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 161, 200, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 202 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 201, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 203 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 205 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 206 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 205, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 207 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 206, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 208 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 213 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 209, 210, 211, 212, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 214 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 213, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 215 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 219 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 224 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 227 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 228 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 229 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 227, 228, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 230 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 231 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 229, 230, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 232 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 233 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 232, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 234 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 235 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 233, 234, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 237 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 235, 236, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 239 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 231, 239, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 241 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 240, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 242 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 241, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 243 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21, .file = "relax_cublas.pat" },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "a.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 247 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 21, .file = "relax_cublas.pat" },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 252 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 55, .file = "relax_cublas.pat" },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 55, .file = "relax_cublas.pat" },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 255 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 256 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 255, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 257 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28, .file = "relax_cublas.pat" },
    /* 258 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 257, }, .text = "shape", .line = 28, .file = "relax_cublas.pat" },
    /* 259 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28, .file = "relax_cublas.pat" },
    /* 260 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 258, 259, }, .text = "b.shape[-1]", .line = 28, .file = "relax_cublas.pat" },
    /* 261 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28, .file = "relax_cublas.pat" },
    /* 262 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 260, 261, }, .text = "b.shape[-1] % 16", .line = 28, .file = "relax_cublas.pat" },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28, .file = "relax_cublas.pat" },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "b.shape[-1] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 265 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29, .file = "relax_cublas.pat" },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29, .file = "relax_cublas.pat" },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29, .file = "relax_cublas.pat" },
    /* 270 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 266, 267, 268, 269, }, .text = "r.dtype in {f64, i64, u64}", .line = 29, .file = "relax_cublas.pat" },
    /* 271 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 272 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 271, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 274 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 272, 273, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 275 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29, .file = "relax_cublas.pat" },
    /* 276 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 274, 275, }, .text = "b.shape[-2] % 2", .line = 29, .file = "relax_cublas.pat" },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 278 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2] % 2 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 279 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 270, 278, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 280 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 281 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 280, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29, .file = "relax_cublas.pat" },
    /* 283 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29, .file = "relax_cublas.pat" },
    /* 284 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29, .file = "relax_cublas.pat" },
    /* 285 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 281, 282, 283, 284, }, .text = "r.dtype in {f32, i32, u32}", .line = 29, .file = "relax_cublas.pat" },
    /* 286 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 287 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 286, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 288 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 289 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 287, 288, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 290 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29, .file = "relax_cublas.pat" },
    /* 291 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 289, 290, }, .text = "b.shape[-2] % 4", .line = 29, .file = "relax_cublas.pat" },
    /* 292 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 293 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 291, 292, }, .text = "b.shape[-2] % 4 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 285, 293, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 295 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 279, 294, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 296 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 30, .file = "relax_cublas.pat" },
    /* 297 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 296, }, .text = "dtype", .line = 30, .file = "relax_cublas.pat" },
    /* 298 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30, .file = "relax_cublas.pat" },
    /* 299 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30, .file = "relax_cublas.pat" },
    /* 300 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30, .file = "relax_cublas.pat" },
    /* 301 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30, .file = "relax_cublas.pat" },
    /* 302 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 297, 298, 299, 300, 301, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30, .file = "relax_cublas.pat" },
    /* 303 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 304 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 305 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 306 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 304, 305, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 307 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30, .file = "relax_cublas.pat" },
    /* 308 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 306, 307, }, .text = "b.shape[-2] % 8", .line = 30, .file = "relax_cublas.pat" },
    /* 309 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 310 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 308, 309, }, .text = "b.shape[-2] % 8 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 311 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 302, 310, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30, .file = "relax_cublas.pat" },
    /* 312 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 295, 311, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 313 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 314 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 313, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 315 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 316 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 314, 315, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 317 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30, .file = "relax_cublas.pat" },
    /* 318 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 316, 317, }, .text = "b.shape[-2] % 16", .line = 30, .file = "relax_cublas.pat" },
    /* 319 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 320 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 318, 319, }, .text = "b.shape[-2] % 16 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 321 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 312, 320, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 322 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 321, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 323 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 256, 322, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55, .file = "relax_cublas.pat" },
    /* 324 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 242, 323, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_transposed_bias_relu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(transposed_biased(_ : f16, _, _))", .line = 16 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 66, .file = "relax_cublas.pat", .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 52, .file = "relax_cublas.pat", .n_where = 4, .where = (const uint32_t[]){ 64, 71, 202, 324, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 16 },
        },
        .text = "_", .line = 16 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51, .file = "relax_cublas.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 16 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_transposed_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_transposed_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_transposed_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_transposed_bias_relu_desc = {
    .n_nodes = 7, .n_exprs = 325, .n_vars = 10, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_transposed_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_transposed_bias_relu_regions,
    .var_region = relax_hipblas_hipblas_matmul_transposed_bias_relu_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_transposed_bias_relu_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_transposed_bias_relu_dims,
    .text = "\"hipblas.matmul_transposed_bias_relu\" = relax.nn.relu(transposed_biased(_ : f16, _, _));", .line = 16
};
static bool relax_hipblas_hipblas_matmul_transposed_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_transposed_bias_relu_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_bias_relu_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_transposed_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_transposed_bias_relu_each(g, n, relax_hipblas_hipblas_matmul_transposed_bias_relu_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_transposed_bias_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole, x_3) },
};
/* ---- hipblas.matmul_transposed_bias_gelu ---- */

static const struct dfg_desc_expr relax_hipblas_hipblas_matmul_transposed_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 65, .file = "relax_cublas.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 65, .file = "relax_cublas.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65, .file = "relax_cublas.pat" },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 65, .file = "relax_cublas.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41, .file = "relax_cublas.pat" },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41, .file = "relax_cublas.pat" },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41, .file = "relax_cublas.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41, .file = "relax_cublas.pat" },
    /* 15 */ { .op = DFG_E_VAR, .ref = 9, .text = "i", .line = 41, .file = "relax_cublas.pat" },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41, .file = "relax_cublas.pat" },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41, .file = "relax_cublas.pat" },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41, .file = "relax_cublas.pat" },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41, .file = "relax_cublas.pat" },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41, .file = "relax_cublas.pat" },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41, .file = "relax_cublas.pat" },
    /* 23 */ { .op = DFG_E_COMP, .ref = 9, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41, .file = "relax_cublas.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41, .file = "relax_cublas.pat" },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41, .file = "relax_cublas.pat" },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41, .file = "relax_cublas.pat" },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 5, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 5, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 5, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "b.rank == 2", .line = 5, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 5, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "axes", .text = "axes", .line = 5, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 5, .file = "relax_conditions.pat" },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 6, .file = "relax_conditions.pat" },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(i + b.rank)", .line = 6, .file = "relax_conditions.pat" },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(i + b.rank) % b.rank", .line = 6, .file = "relax_conditions.pat" },
    /* 44 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 6, .file = "relax_conditions.pat" },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 6, .file = "relax_conditions.pat" },
    /* 46 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 6, .file = "relax_conditions.pat" },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 6, .file = "relax_conditions.pat" },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, b.rank - 2)", .line = 6, .file = "relax_conditions.pat" },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 6, .file = "relax_conditions.pat" },
    /* 56 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.rank - 1", .line = 6, .file = "relax_conditions.pat" },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 60 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 61 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "[b.rank - 1, b.rank - 2]", .line = 6, .file = "relax_conditions.pat" },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 36, 63, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 5, .file = "relax_conditions.pat" },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23, .file = "relax_cublas.pat" },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 23, .file = "relax_cublas.pat" },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23, .file = "relax_cublas.pat" },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 23, .file = "relax_cublas.pat" },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23, .file = "relax_cublas.pat" },
    /* 70 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] + 0", .line = 23, .file = "relax_cublas.pat" },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "present(a.shape[-1] + 0)", .line = 23, .file = "relax_cublas.pat" },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 74 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35, .file = "relax_cublas.pat" },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 80 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "a.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "range(0, a.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 82 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 75, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 83 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 35, .file = "relax_cublas.pat" },
    /* 85 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35, .file = "relax_cublas.pat" },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 35, .file = "relax_cublas.pat" },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35, .file = "relax_cublas.pat" },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35, .file = "relax_cublas.pat" },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 35, .file = "relax_cublas.pat" },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35, .file = "relax_cublas.pat" },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 35, .file = "relax_cublas.pat" },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 35, .file = "relax_cublas.pat" },
    /* 93 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 93, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35, .file = "relax_cublas.pat" },
    /* 95 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 36, .file = "relax_cublas.pat" },
    /* 97 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36, .file = "relax_cublas.pat" },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "a.shape[i]", .line = 36, .file = "relax_cublas.pat" },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36, .file = "relax_cublas.pat" },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36, .file = "relax_cublas.pat" },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "rank", .line = 36, .file = "relax_cublas.pat" },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36, .file = "relax_cublas.pat" },
    /* 103 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "a.rank - 2", .line = 36, .file = "relax_cublas.pat" },
    /* 104 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 103, }, .text = "range(0, a.rank - 2)", .line = 36, .file = "relax_cublas.pat" },
    /* 105 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 98, 104, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36, .file = "relax_cublas.pat" },
    /* 106 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36, .file = "relax_cublas.pat" },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 108 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 110 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "a.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 113 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37, .file = "relax_cublas.pat" },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 116 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "a.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "range(0, a.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 118 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 111, 117, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 119 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 37, .file = "relax_cublas.pat" },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37, .file = "relax_cublas.pat" },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 37, .file = "relax_cublas.pat" },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37, .file = "relax_cublas.pat" },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37, .file = "relax_cublas.pat" },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 37, .file = "relax_cublas.pat" },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37, .file = "relax_cublas.pat" },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 37, .file = "relax_cublas.pat" },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 37, .file = "relax_cublas.pat" },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37, .file = "relax_cublas.pat" },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 132 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 131, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37, .file = "relax_cublas.pat" },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 132, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36, .file = "relax_cublas.pat" },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 94, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35, .file = "relax_cublas.pat" },
    /* 135 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 38, .file = "relax_cublas.pat" },
    /* 137 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38, .file = "relax_cublas.pat" },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[i]", .line = 38, .file = "relax_cublas.pat" },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38, .file = "relax_cublas.pat" },
    /* 140 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38, .file = "relax_cublas.pat" },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "rank", .line = 38, .file = "relax_cublas.pat" },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38, .file = "relax_cublas.pat" },
    /* 143 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "b.rank - 2", .line = 38, .file = "relax_cublas.pat" },
    /* 144 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "range(0, b.rank - 2)", .line = 38, .file = "relax_cublas.pat" },
    /* 145 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 138, 144, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38, .file = "relax_cublas.pat" },
    /* 146 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38, .file = "relax_cublas.pat" },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38, .file = "relax_cublas.pat" },
    /* 148 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38, .file = "relax_cublas.pat" },
    /* 149 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 148, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35, .file = "relax_cublas.pat" },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 151 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "open_batches", .line = 39, .file = "relax_cublas.pat" },
    /* 152 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39, .file = "relax_cublas.pat" },
    /* 153 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 155 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 155, }, .text = "open_batches and a.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 157 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39, .file = "relax_cublas.pat" },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "rank", .line = 39, .file = "relax_cublas.pat" },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39, .file = "relax_cublas.pat" },
    /* 160 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 161 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 160, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39, .file = "relax_cublas.pat" },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 165 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 168 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 174 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 175 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 170, 174, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 176 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 169, 175, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 177 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 178 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 179 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 179, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 181 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 184 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "x.rank > 2", .line = 32, .file = "relax_cublas.pat" },
    /* 185 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 186 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "shape", .line = 32, .file = "relax_cublas.pat" },
    /* 187 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32, .file = "relax_cublas.pat" },
    /* 188 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "x.shape[i]", .line = 32, .file = "relax_cublas.pat" },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32, .file = "relax_cublas.pat" },
    /* 190 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32, .file = "relax_cublas.pat" },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "rank", .line = 32, .file = "relax_cublas.pat" },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32, .file = "relax_cublas.pat" },
    /* 193 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "x.rank - 2", .line = 32, .file = "relax_cublas.pat" },
    /* 194 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 189, 193, }, .text = "range(0, x.rank - 2)", .line = 32, .file = "relax_cublas.pat" },
    /* 195 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 188, 194, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32, .file = "relax_cublas.pat" },
    /* 196 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32, .file = "relax_cublas.pat" },
    /* 197 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 198 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 184, 198, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32, .file = "relax_cublas.pat" },
    /* 200 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 199, }, .text = "(open_batch(a) or open_batch(b))", .line = 39, .file = "relax_cublas.pat" },
    /* 201 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 161, 200, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39, .file = "relax_cublas.pat" },
    /* 202 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 201, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35, .file = "relax_cublas.pat" },
    /* 203 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 205 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19, .file = "relax_cublas.pat" },
    /* 206 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 205, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 207 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 206, }, .text = "a.dtype == b.dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 208 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19, .file = "relax_cublas.pat" },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 19, .file = "relax_cublas.pat" },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19, .file = "relax_cublas.pat" },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19, .file = "relax_cublas.pat" },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19, .file = "relax_cublas.pat" },
    /* 213 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 209, 210, 211, 212, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 214 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 213, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19, .file = "relax_cublas.pat" },
    /* 215 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20, .file = "relax_cublas.pat" },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 219 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20, .file = "relax_cublas.pat" },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 20, .file = "relax_cublas.pat" },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20, .file = "relax_cublas.pat" },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20, .file = "relax_cublas.pat" },
    /* 224 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25, .file = "relax_cublas.pat" },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 227 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "a.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 228 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 229 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 227, 228, }, .text = "a.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 230 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 231 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 229, 230, }, .text = "a.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 232 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25, .file = "relax_cublas.pat" },
    /* 233 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 232, }, .text = "shape", .line = 25, .file = "relax_cublas.pat" },
    /* 234 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25, .file = "relax_cublas.pat" },
    /* 235 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 233, 234, }, .text = "b.shape[-1]", .line = 25, .file = "relax_cublas.pat" },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25, .file = "relax_cublas.pat" },
    /* 237 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 235, 236, }, .text = "b.shape[-1] % 4", .line = 25, .file = "relax_cublas.pat" },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25, .file = "relax_cublas.pat" },
    /* 239 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 231, 239, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25, .file = "relax_cublas.pat" },
    /* 241 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 240, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 242 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 241, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54, .file = "relax_cublas.pat" },
    /* 243 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21, .file = "relax_cublas.pat" },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "a.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 247 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 21, .file = "relax_cublas.pat" },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 21, .file = "relax_cublas.pat" },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21, .file = "relax_cublas.pat" },
    /* 252 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 55, .file = "relax_cublas.pat" },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 55, .file = "relax_cublas.pat" },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 255 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 256 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 255, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55, .file = "relax_cublas.pat" },
    /* 257 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28, .file = "relax_cublas.pat" },
    /* 258 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 257, }, .text = "shape", .line = 28, .file = "relax_cublas.pat" },
    /* 259 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28, .file = "relax_cublas.pat" },
    /* 260 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 258, 259, }, .text = "b.shape[-1]", .line = 28, .file = "relax_cublas.pat" },
    /* 261 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28, .file = "relax_cublas.pat" },
    /* 262 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 260, 261, }, .text = "b.shape[-1] % 16", .line = 28, .file = "relax_cublas.pat" },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28, .file = "relax_cublas.pat" },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "b.shape[-1] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 265 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29, .file = "relax_cublas.pat" },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29, .file = "relax_cublas.pat" },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29, .file = "relax_cublas.pat" },
    /* 270 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 266, 267, 268, 269, }, .text = "r.dtype in {f64, i64, u64}", .line = 29, .file = "relax_cublas.pat" },
    /* 271 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 272 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 271, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 274 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 272, 273, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 275 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29, .file = "relax_cublas.pat" },
    /* 276 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 274, 275, }, .text = "b.shape[-2] % 2", .line = 29, .file = "relax_cublas.pat" },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 278 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2] % 2 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 279 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 270, 278, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 280 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29, .file = "relax_cublas.pat" },
    /* 281 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 280, }, .text = "dtype", .line = 29, .file = "relax_cublas.pat" },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29, .file = "relax_cublas.pat" },
    /* 283 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29, .file = "relax_cublas.pat" },
    /* 284 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29, .file = "relax_cublas.pat" },
    /* 285 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 281, 282, 283, 284, }, .text = "r.dtype in {f32, i32, u32}", .line = 29, .file = "relax_cublas.pat" },
    /* 286 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29, .file = "relax_cublas.pat" },
    /* 287 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 286, }, .text = "shape", .line = 29, .file = "relax_cublas.pat" },
    /* 288 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29, .file = "relax_cublas.pat" },
    /* 289 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 287, 288, }, .text = "b.shape[-2]", .line = 29, .file = "relax_cublas.pat" },
    /* 290 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29, .file = "relax_cublas.pat" },
    /* 291 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 289, 290, }, .text = "b.shape[-2] % 4", .line = 29, .file = "relax_cublas.pat" },
    /* 292 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29, .file = "relax_cublas.pat" },
    /* 293 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 291, 292, }, .text = "b.shape[-2] % 4 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 285, 293, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 295 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 279, 294, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 296 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 30, .file = "relax_cublas.pat" },
    /* 297 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 296, }, .text = "dtype", .line = 30, .file = "relax_cublas.pat" },
    /* 298 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30, .file = "relax_cublas.pat" },
    /* 299 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30, .file = "relax_cublas.pat" },
    /* 300 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30, .file = "relax_cublas.pat" },
    /* 301 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30, .file = "relax_cublas.pat" },
    /* 302 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 297, 298, 299, 300, 301, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30, .file = "relax_cublas.pat" },
    /* 303 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 304 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 305 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 306 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 304, 305, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 307 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30, .file = "relax_cublas.pat" },
    /* 308 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 306, 307, }, .text = "b.shape[-2] % 8", .line = 30, .file = "relax_cublas.pat" },
    /* 309 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 310 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 308, 309, }, .text = "b.shape[-2] % 8 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 311 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 302, 310, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30, .file = "relax_cublas.pat" },
    /* 312 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 295, 311, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29, .file = "relax_cublas.pat" },
    /* 313 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30, .file = "relax_cublas.pat" },
    /* 314 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 313, }, .text = "shape", .line = 30, .file = "relax_cublas.pat" },
    /* 315 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30, .file = "relax_cublas.pat" },
    /* 316 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 314, 315, }, .text = "b.shape[-2]", .line = 30, .file = "relax_cublas.pat" },
    /* 317 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30, .file = "relax_cublas.pat" },
    /* 318 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 316, 317, }, .text = "b.shape[-2] % 16", .line = 30, .file = "relax_cublas.pat" },
    /* 319 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30, .file = "relax_cublas.pat" },
    /* 320 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 318, 319, }, .text = "b.shape[-2] % 16 == 0", .line = 30, .file = "relax_cublas.pat" },
    /* 321 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 312, 320, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29, .file = "relax_cublas.pat" },
    /* 322 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 321, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28, .file = "relax_cublas.pat" },
    /* 323 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 256, 322, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55, .file = "relax_cublas.pat" },
    /* 324 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 242, 323, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54, .file = "relax_cublas.pat" },
};
static const struct dfg_desc_node relax_hipblas_hipblas_matmul_transposed_bias_gelu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(transposed_biased(_ : f16, _, _))", .line = 17 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 66, .file = "relax_cublas.pat", .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 52, .file = "relax_cublas.pat", .n_where = 4, .where = (const uint32_t[]){ 64, 71, 202, 324, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x1000u, .text = "f16", .line = 17 },
        },
        .text = "_", .line = 17 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51, .file = "relax_cublas.pat" },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 17 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 17 },
};
static const struct dfg_desc_region relax_hipblas_hipblas_matmul_transposed_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_hipblas_hipblas_matmul_transposed_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_hipblas_hipblas_matmul_transposed_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_hipblas_hipblas_matmul_transposed_bias_gelu_desc = {
    .n_nodes = 7, .n_exprs = 325, .n_vars = 10, .n_sets = 0,
    .nodes = relax_hipblas_hipblas_matmul_transposed_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_hipblas_hipblas_matmul_transposed_bias_gelu_regions,
    .var_region = relax_hipblas_hipblas_matmul_transposed_bias_gelu_var_regions,
    .exprs = relax_hipblas_hipblas_matmul_transposed_bias_gelu_exprs,
    .var_is_dim = relax_hipblas_hipblas_matmul_transposed_bias_gelu_dims,
    .text = "\"hipblas.matmul_transposed_bias_gelu\" = relax.nn.gelu(transposed_biased(_ : f16, _, _));", .line = 17
};
static bool relax_hipblas_hipblas_matmul_transposed_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_hipblas_hipblas_matmul_transposed_bias_gelu_match(g, n, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_bias_gelu_pass(void *ctx, const struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_hipblas_hipblas_matmul_transposed_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_hipblas_hipblas_matmul_transposed_bias_gelu_each(g, n, relax_hipblas_hipblas_matmul_transposed_bias_gelu_pass, &e);
}

static const struct dfg_part relax_hipblas_hipblas_matmul_transposed_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole, x) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole, x_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole, x_3) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "hipblas.matmul", .place = "relax_hipblas.pat:10", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_match),
      .match = relax_hipblas_hipblas_matmul_any, .each = relax_hipblas_hipblas_matmul_all, .desc = &relax_hipblas_hipblas_matmul_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_parts / sizeof *relax_hipblas_hipblas_matmul_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_parts, .whole = relax_hipblas_hipblas_matmul_whole },
    { .name = "hipblas.matmul_bias", .place = "relax_hipblas.pat:11", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_bias_match),
      .match = relax_hipblas_hipblas_matmul_bias_any, .each = relax_hipblas_hipblas_matmul_bias_all, .desc = &relax_hipblas_hipblas_matmul_bias_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_bias_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_bias_parts / sizeof *relax_hipblas_hipblas_matmul_bias_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_bias_parts, .whole = relax_hipblas_hipblas_matmul_bias_whole },
    { .name = "hipblas.matmul_bias_relu", .place = "relax_hipblas.pat:12", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_bias_relu_match),
      .match = relax_hipblas_hipblas_matmul_bias_relu_any, .each = relax_hipblas_hipblas_matmul_bias_relu_all, .desc = &relax_hipblas_hipblas_matmul_bias_relu_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_bias_relu_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_bias_relu_parts / sizeof *relax_hipblas_hipblas_matmul_bias_relu_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_bias_relu_parts, .whole = relax_hipblas_hipblas_matmul_bias_relu_whole },
    { .name = "hipblas.matmul_bias_gelu", .place = "relax_hipblas.pat:13", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_bias_gelu_match),
      .match = relax_hipblas_hipblas_matmul_bias_gelu_any, .each = relax_hipblas_hipblas_matmul_bias_gelu_all, .desc = &relax_hipblas_hipblas_matmul_bias_gelu_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_bias_gelu_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_bias_gelu_parts / sizeof *relax_hipblas_hipblas_matmul_bias_gelu_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_bias_gelu_parts, .whole = relax_hipblas_hipblas_matmul_bias_gelu_whole },
    { .name = "hipblas.matmul_transposed", .place = "relax_hipblas.pat:14", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_match),
      .match = relax_hipblas_hipblas_matmul_transposed_any, .each = relax_hipblas_hipblas_matmul_transposed_all, .desc = &relax_hipblas_hipblas_matmul_transposed_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_transposed_parts / sizeof *relax_hipblas_hipblas_matmul_transposed_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_transposed_parts, .whole = relax_hipblas_hipblas_matmul_transposed_whole },
    { .name = "hipblas.matmul_transposed_bias", .place = "relax_hipblas.pat:15", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_bias_match),
      .match = relax_hipblas_hipblas_matmul_transposed_bias_any, .each = relax_hipblas_hipblas_matmul_transposed_bias_all, .desc = &relax_hipblas_hipblas_matmul_transposed_bias_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_bias_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_transposed_bias_parts / sizeof *relax_hipblas_hipblas_matmul_transposed_bias_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_transposed_bias_parts, .whole = relax_hipblas_hipblas_matmul_transposed_bias_whole },
    { .name = "hipblas.matmul_transposed_bias_relu", .place = "relax_hipblas.pat:16", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_match),
      .match = relax_hipblas_hipblas_matmul_transposed_bias_relu_any, .each = relax_hipblas_hipblas_matmul_transposed_bias_relu_all, .desc = &relax_hipblas_hipblas_matmul_transposed_bias_relu_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_bias_relu_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_transposed_bias_relu_parts / sizeof *relax_hipblas_hipblas_matmul_transposed_bias_relu_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_transposed_bias_relu_parts, .whole = relax_hipblas_hipblas_matmul_transposed_bias_relu_whole },
    { .name = "hipblas.matmul_transposed_bias_gelu", .place = "relax_hipblas.pat:17", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_match),
      .match = relax_hipblas_hipblas_matmul_transposed_bias_gelu_any, .each = relax_hipblas_hipblas_matmul_transposed_bias_gelu_all, .desc = &relax_hipblas_hipblas_matmul_transposed_bias_gelu_desc,
      .whole_size = sizeof(struct relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole), .n_parts = sizeof relax_hipblas_hipblas_matmul_transposed_bias_gelu_parts / sizeof *relax_hipblas_hipblas_matmul_transposed_bias_gelu_parts,
      .n_params = 0, .parts = relax_hipblas_hipblas_matmul_transposed_bias_gelu_parts, .whole = relax_hipblas_hipblas_matmul_transposed_bias_gelu_whole },
};

/* ---- table relax_hipblas ---- */

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
static void relax_hipblas_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = relax_hipblas_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "relax_hipblas", .n = 8, .last_wins = true, .entries = relax_hipblas_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_hipblas_attrs,
      .candidates = relax_hipblas_candidates_any, .first = relax_hipblas_first, .sweep = relax_hipblas_sweep },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_hipblas_unit;
const struct dfg_unit relax_hipblas_unit = {
    .abi = DFG_ABI,
    .name = "relax_hipblas",
    .imports = imports,
    .names = &relax_hipblas_names, .whole_names = &whole_names,
    .n_patterns = 8, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
