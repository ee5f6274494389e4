/* What relax_cublas.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_cublas.h"
#if RELAX_CUBLAS_H != 0x5e0e205cd3b3d17d
#error "relax_cublas.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_add = DFG_FIRST_OP,
    OP_relax_astype,
    OP_relax_dequantize,
    OP_relax_matmul,
    OP_relax_multiply,
    OP_relax_nn_gelu,
    OP_relax_nn_relu,
    OP_relax_permute_dims,
};
enum {
    ATTR_axes,
};
static const char *const op_names[] = {
    "relax.add",
    "relax.astype",
    "relax.dequantize",
    "relax.matmul",
    "relax.multiply",
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
    .n_ops = 8,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

static const struct relax_cublas_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &relax_cublas_default_options;
}

/* relax_cublas.pat:23
 * cond static_reduction(a) = present(a.shape[-1] + 0);
 */
static bool static_reduction(const dfg_graph *g, dfg_node a)
{
    return dfg_known(dfg_dim_add(g, dfg_extent_of(g, a, -1), dfg_int(0)));
}

static enum dfg_tri relax_cublas_same1(const dfg_graph *g, dfg_node a, dfg_node b)
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

static dfg_val relax_cublas_prod2(const dfg_graph *g, dfg_node a)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_dim_mul(g, total, dfg_at(dfg_shape_of(g, a), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

static dfg_val relax_cublas_prod3(const dfg_graph *g, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_dim_mul(g, total, dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

static dfg_val relax_cublas_prod4(const dfg_graph *g, dfg_node x)
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
    return dfg_gt(dfg_rank_of(g, x), dfg_int(2)) && !dfg_known(relax_cublas_prod4(g, x));
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
    return relax_cublas_same1(g, a, b) == DFG_TRUE
        || (dfg_known(relax_cublas_prod2(g, a))
            && dfg_dim_eq(g, relax_cublas_prod2(g, a), relax_cublas_prod3(g, b)))
        || dfg_dim_eq(g, relax_cublas_prod3(g, b), dfg_int(1))
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

struct relax_cublas_product_whole {
    struct relax_cublas_product_match m;
};

static bool relax_cublas_product_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where static_reduction(a) */
    if (!static_reduction(g, a))
        return false;
    /* where batches(a, b) */
    if (!batches(g, a, b))
        return false;
    /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
    if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))))
        return false;
    return accept(ctx, &(struct relax_cublas_product_whole){.m = {.root = n, .a = a, .b = b, .r = n}});
}

static enum dfg_tri relax_cublas_same5(const dfg_graph *g, dfg_node b, dfg_node t)
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
        || relax_cublas_same5(g, b, t) == DFG_TRUE;
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

struct relax_cublas_transposed_product_whole {
    struct relax_cublas_transposed_product_match m;
};

static bool relax_cublas_transposed_product_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!swaps_last(g, t, b))
        return false;
    /* where static_reduction(a) */
    if (!static_reduction(g, a))
        return false;
    /* where batches(a, b) */
    if (!batches(g, a, b))
        return false;
    /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
     * f8e5m2 and aligned(b, r)) */
    if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))
          || (same_f8_holds(g, a, b) && dfg_ne(dfg_dtype_of(g, n), dfg_dtype_val(DFG_F8E5M2))
              && aligned(g, b, n))))
        return false;
    return accept(ctx, &(struct relax_cublas_transposed_product_whole){.m = {.root = n, .a = a, .b = b,
            .t = t, .r = n}});
}

static dfg_val relax_cublas_prod6(const dfg_graph *g, dfg_node b)
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
        && dfg_dim_le(g, relax_cublas_prod6(g, b), dfg_int(1));
}

struct relax_cublas_biased_whole {
    struct relax_cublas_biased_match m;
    dfg_node add;
};

static bool relax_cublas_biased_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node b = dfg_arg(g, p, 1);
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, p))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, a))
            continue;
        /* where batches(a, b) */
        if (!batches(g, a, b))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
        if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, bias, p))
            continue;
        if (accept(ctx, &(struct relax_cublas_biased_whole){.m = {.root = n, .a = a, .b = b, .bias = bias,
                .p = p}, .add = n}))
            return true;
    }
    return false;
}

struct relax_cublas_transposed_biased_whole {
    struct relax_cublas_transposed_biased_match m;
    dfg_node add;
    dfg_node t;
};

static bool relax_cublas_transposed_biased_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node t = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
            continue;
        dfg_node b = dfg_arg(g, t, 0);
        dfg_node bias = dfg_arg(g, n, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){p, t}, 2))
            continue;
        /* where swaps_last(t, b) */
        if (!swaps_last(g, t, b))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, a))
            continue;
        /* where batches(a, b) */
        if (!batches(g, a, b))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
         * f8e5m2 and aligned(b, r)) */
        if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))
              || (same_f8_holds(g, a, b) && dfg_ne(dfg_dtype_of(g, p), dfg_dtype_val(DFG_F8E5M2))
                  && aligned(g, b, p))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, bias, p))
            continue;
        if (accept(ctx, &(struct relax_cublas_transposed_biased_whole){.m = {.root = n, .a = a, .b = b,
                .bias = bias, .p = p}, .add = n, .t = t}))
            return true;
    }
    return false;
}

struct relax_cublas_dequantized_whole {
    struct relax_cublas_dequantized_match m;
    dfg_node dequantize;
    dfg_node r;
    dfg_node a;
    dfg_node t;
    dfg_node b;
    dfg_node x;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool relax_cublas_dequantized_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_dequantize, 3))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, r, OP_relax_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node t = dfg_arg(g, r, 1);
    if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node x = scale;
    if (dfg_rank(g, x) != 0)
        return false;
    dfg_node constant = scale;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node zero_point = dfg_arg(g, n, 2);
    dfg_node constant_2 = zero_point;
    if (!dfg_scalar_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = zero_point;
    if (!dfg_is(g, constant_3, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){r, t}, 2))
        return false;
    /* where swaps_last(t, b) */
    if (!swaps_last(g, t, b))
        return false;
    /* where static_reduction(a) */
    if (!static_reduction(g, a))
        return false;
    /* where batches(a, b) */
    if (!batches(g, a, b))
        return false;
    /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
     * f8e5m2 and aligned(b, r)) */
    if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))
          || (same_f8_holds(g, a, b) && dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_F8E5M2))
              && aligned(g, b, r))))
        return false;
    return accept(ctx, &(struct relax_cublas_dequantized_whole){.m = {.root = n, .scale = scale,
            .zero_point = zero_point}, .dequantize = n, .r = r, .a = a, .t = t,
            .b = b, .x = x, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3});
}

struct relax_cublas_scaled_whole {
    struct relax_cublas_scaled_match m;
    dfg_node astype;
    dfg_node multiply;
    dfg_node r;
    dfg_node a;
    dfg_node t;
    dfg_node b;
    dfg_node multiply_2;
};

static bool relax_cublas_scaled_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_astype, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node r = dfg_arg(g, multiply, swap);
    if (!dfg_calls_with(g, r, OP_relax_matmul, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node t = dfg_arg(g, r, 1);
    if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    dfg_node multiply_2 = dfg_arg(g, multiply, 1 - swap);
    if (!dfg_calls_with(g, multiply_2, OP_relax_multiply, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node scale_a = dfg_arg(g, multiply_2, swap_2);
        if (dfg_rank(g, scale_a) != 1 || dfg_extent(g, scale_a, 0) != 1)
            continue;
        dfg_node scale_b = dfg_arg(g, multiply_2, 1 - swap_2);
        if (dfg_rank(g, scale_b) != 1 || dfg_extent(g, scale_b, 0) != 1)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){multiply, r, t, multiply_2}, 4))
            continue;
        /* where swaps_last(t, b) */
        if (!swaps_last(g, t, b))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, a))
            continue;
        /* where batches(a, b) */
        if (!batches(g, a, b))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
         * f8e5m2 and aligned(b, r)) */
        if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))
              || (same_f8_holds(g, a, b) && dfg_ne(dfg_dtype_of(g, r), dfg_dtype_val(DFG_F8E5M2))
                  && aligned(g, b, r))))
            continue;
        if (accept(ctx, &(struct relax_cublas_scaled_whole){.m = {.root = n, .scale_a = scale_a,
                .scale_b = scale_b}, .astype = n, .multiply = multiply, .r = r, .a = a,
                .t = t, .b = b, .multiply_2 = multiply_2}))
            return true;
    }
    return false;
}

struct relax_cublas_cublas_matmul_bias_relu_whole {
    struct relax_cublas_cublas_matmul_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node a;
    dfg_node b;
    dfg_node bias;
};

static bool relax_cublas_cublas_matmul_bias_relu_whole(const dfg_graph *g, dfg_node n,
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
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node b = dfg_arg(g, p, 1);
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p}, 2))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, a))
            continue;
        /* where batches(a, b) */
        if (!batches(g, a, b))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
        if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, bias, p))
            continue;
        if (accept(ctx, &(struct relax_cublas_cublas_matmul_bias_relu_whole){.m = {.root = n}, .relu = n,
                .add = add, .p = p, .a = a, .b = b, .bias = bias}))
            return true;
    }
    return false;
}

struct relax_cublas_cublas_matmul_bias_gelu_whole {
    struct relax_cublas_cublas_matmul_bias_gelu_match m;
    dfg_node gelu;
    dfg_node add;
    dfg_node p;
    dfg_node a;
    dfg_node b;
    dfg_node bias;
};

static bool relax_cublas_cublas_matmul_bias_gelu_whole(const dfg_graph *g, dfg_node n,
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
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node b = dfg_arg(g, p, 1);
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p}, 2))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, a))
            continue;
        /* where batches(a, b) */
        if (!batches(g, a, b))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) */
        if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, bias, p))
            continue;
        if (accept(ctx, &(struct relax_cublas_cublas_matmul_bias_gelu_whole){.m = {.root = n}, .gelu = n,
                .add = add, .p = p, .a = a, .b = b, .bias = bias}))
            return true;
    }
    return false;
}

struct relax_cublas_cublas_matmul_transposed_bias_relu_whole {
    struct relax_cublas_cublas_matmul_transposed_bias_relu_match m;
    dfg_node relu;
    dfg_node add;
    dfg_node p;
    dfg_node a;
    dfg_node t;
    dfg_node b;
    dfg_node bias;
};

static bool relax_cublas_cublas_matmul_transposed_bias_relu_whole(const dfg_graph *g, dfg_node n,
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
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node t = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
            continue;
        dfg_node b = dfg_arg(g, t, 0);
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p, t}, 3))
            continue;
        /* where swaps_last(t, b) */
        if (!swaps_last(g, t, b))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, a))
            continue;
        /* where batches(a, b) */
        if (!batches(g, a, b))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
         * f8e5m2 and aligned(b, r)) */
        if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))
              || (same_f8_holds(g, a, b) && dfg_ne(dfg_dtype_of(g, p), dfg_dtype_val(DFG_F8E5M2))
                  && aligned(g, b, p))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, bias, p))
            continue;
        if (accept(ctx, &(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole){.m = {.root = n},
                .relu = n, .add = add, .p = p, .a = a, .t = t, .b = b, .bias = bias}))
            return true;
    }
    return false;
}

struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole {
    struct relax_cublas_cublas_matmul_transposed_bias_gelu_match m;
    dfg_node gelu;
    dfg_node add;
    dfg_node p;
    dfg_node a;
    dfg_node t;
    dfg_node b;
    dfg_node bias;
};

static bool relax_cublas_cublas_matmul_transposed_bias_gelu_whole(const dfg_graph *g, dfg_node n,
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
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node t = dfg_arg(g, p, 1);
        if (!dfg_calls_with(g, t, OP_relax_permute_dims, 1))
            continue;
        dfg_node b = dfg_arg(g, t, 0);
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, p, t}, 3))
            continue;
        /* where swaps_last(t, b) */
        if (!swaps_last(g, t, b))
            continue;
        /* where static_reduction(a) */
        if (!static_reduction(g, a))
            continue;
        /* where batches(a, b) */
        if (!batches(g, a, b))
            continue;
        /* where same_floats(a, b) or (same_i8(a, b) and fours(a, b)) or (same_f8(a, b) and r.dtype !=
         * f8e5m2 and aligned(b, r)) */
        if (!(same_floats(g, a, b) || (same_i8_holds(g, a, b) && fours(g, a, b))
              || (same_f8_holds(g, a, b) && dfg_ne(dfg_dtype_of(g, p), dfg_dtype_val(DFG_F8E5M2))
                  && aligned(g, b, p))))
            continue;
        /* where a.dtype != i8 */
        if (!dfg_ne(dfg_dtype_of(g, a), dfg_dtype_val(DFG_I8)))
            continue;
        /* where bias_of(bias, p) */
        if (!bias_of(g, bias, p))
            continue;
        if (accept(ctx, &(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole){.m = {.root = n},
                .gelu = n, .add = add, .p = p, .a = a, .t = t, .b = b, .bias = bias}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- product ---- */

static const struct dfg_desc_expr relax_cublas_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 23 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 5 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 35 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "a.shape[i]", .line = 35 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 35 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank - 2", .line = 35 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 17 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 35 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 35 },
    /* 20 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.shape[i]", .line = 35 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 35 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 35 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.rank - 2", .line = 35 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 28 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 21, 27, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 28, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 36 },
    /* 32 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[i]", .line = 36 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 36 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 38 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank - 2", .line = 36 },
    /* 39 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 40 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 33, 39, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 41 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 42 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 37 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 37 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 37 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 37 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 37 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 37 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 37 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 37 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 37 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 37 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 66, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 67, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 68, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 38 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "shape", .line = 38 },
    /* 72 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "b.shape[i]", .line = 38 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 38 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "rank", .line = 38 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 78 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "b.rank - 2", .line = 38 },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 80 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 73, 79, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 84 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 69, 83, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 86 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "open_batches", .line = 39 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 39 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "rank", .line = 39 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 90 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "a.rank >= 1", .line = 39 },
    /* 91 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 39 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "rank", .line = 39 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 95 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.rank >= 1", .line = 39 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 91, 95, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 32 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 100 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "x.rank > 2", .line = 32 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32 },
    /* 102 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "shape", .line = 32 },
    /* 103 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32 },
    /* 104 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "x.shape[i]", .line = 32 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "rank", .line = 32 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 109 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "x.rank - 2", .line = 32 },
    /* 110 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 111 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 104, 110, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 112 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 113 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 114 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 114, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "rank", .line = 32 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 119 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "x.rank > 2", .line = 32 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 32 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "x.shape[i]", .line = 32 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank - 2", .line = 32 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 132 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 133 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 134 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 133, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 135 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 115, 134, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 136 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 96, 135, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 137 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 136, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "dtype", .line = 19 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 19 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "dtype", .line = 19 },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 141, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "dtype", .line = 19 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 148 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 144, 145, 146, 147, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 149 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 142, 148, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 20 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 20 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "a.dtype == i8", .line = 20 },
    /* 154 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 20 },
    /* 155 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "dtype", .line = 20 },
    /* 156 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 157 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 155, 156, }, .text = "b.dtype == i8", .line = 20 },
    /* 158 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 153, 157, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 159 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 25 },
    /* 160 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "shape", .line = 25 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 162 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "a.shape[-1]", .line = 25 },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 164 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 166 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 167 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 25 },
    /* 168 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "shape", .line = 25 },
    /* 169 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 170 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 168, 169, }, .text = "b.shape[-1]", .line = 25 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 172 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 175 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 166, 174, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 176 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 158, 175, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47 },
    /* 177 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 176, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47 },
};
static const struct dfg_desc_node relax_cublas_product_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, b)", .line = 46 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 45 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 45 },
};
static const struct dfg_desc_region relax_cublas_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_product_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_product_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_product_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cublas_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, r) },
};
static const struct dfg_desc_pattern relax_cublas_product_desc = {
    .n_nodes = 3, .n_exprs = 178, .n_vars = 8, .n_sets = 3,
    .nodes = relax_cublas_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_product_regions,
    .var_region = relax_cublas_product_var_regions,
    .exprs = relax_cublas_product_exprs,
    .captures = relax_cublas_product_refs,
    .var_is_dim = relax_cublas_product_dims,
    .text = "pattern product(a, b) {\012    r = relax.matmul(a, b);\012    where static_reduction(a), batches(a, b), same_floats(a, b) or (same_i8(a, b) and fours(a, b));\012    return r;\012}", .line = 45, .n_where = 3, .where = (const uint32_t[]){ 6, 137, 177, }
};
static bool relax_cublas_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_product_match(g, n, m);
}
static bool relax_cublas_product_pass(void *ctx, const struct relax_cublas_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_product_each(g, n, relax_cublas_product_pass, &e);
}

static const struct dfg_part relax_cublas_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cublas_product_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cublas_product_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relax_cublas_product_whole, m.r) },
};
/* ---- transposed_product ---- */

static const struct dfg_desc_expr relax_cublas_transposed_product_exprs[] = {
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
    /* 37 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 23 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 23 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 23 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 42 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 35 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.shape[i]", .line = 35 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 35 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 35 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 52 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.rank - 2", .line = 35 },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 47, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 35 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 35 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 35 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 35 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 65, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 36 },
    /* 69 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[i]", .line = 36 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 36 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 36 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 75 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.rank - 2", .line = 36 },
    /* 76 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 77 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 37 },
    /* 82 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "a.shape[i]", .line = 37 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "rank", .line = 37 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 88 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "a.rank - 2", .line = 37 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 84, 88, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 90 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 83, 89, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 37 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 37 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 37 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 37 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 103, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 104, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "shape", .line = 38 },
    /* 109 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38 },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "b.shape[i]", .line = 38 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "rank", .line = 38 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 115 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "b.rank - 2", .line = 38 },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 115, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 117 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 110, 116, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 118 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 120 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 121 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 120, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 123 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "open_batches", .line = 39 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 39 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "rank", .line = 39 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 127 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "a.rank >= 1", .line = 39 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 39 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "rank", .line = 39 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 132 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "b.rank >= 1", .line = 39 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 132, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 137 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank > 2", .line = 32 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "shape", .line = 32 },
    /* 140 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 141 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.shape[i]", .line = 32 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 32 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "rank", .line = 32 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 146 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "x.rank - 2", .line = 32 },
    /* 147 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 142, 146, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 148 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 141, 147, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 149 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 150 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 151 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 152 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 151, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 156 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank > 2", .line = 32 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 32 },
    /* 159 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32 },
    /* 160 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "x.shape[i]", .line = 32 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 165 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank - 2", .line = 32 },
    /* 166 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 161, 165, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 167 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 160, 166, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 168 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 169 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 170 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 171 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 170, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 172 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 152, 171, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 173 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 172, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 174 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 121, 173, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 19 },
    /* 177 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 19 },
    /* 178 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "dtype", .line = 19 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 178, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "dtype", .line = 19 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 181, 182, 183, 184, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 185, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 20 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "dtype", .line = 20 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.dtype == i8", .line = 20 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 20 },
    /* 192 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .text = "dtype", .line = 20 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "b.dtype == i8", .line = 20 },
    /* 195 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 194, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "shape", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "a.shape[-1]", .line = 25 },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 201 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 204 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 25 },
    /* 205 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .text = "shape", .line = 25 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "b.shape[-1]", .line = 25 },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 209 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 211 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 203, 211, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 213 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 212, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 214 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 186, 213, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 21 },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 21 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == f8e4m3", .line = 21 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 21 },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 21 },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == f8e4m3", .line = 21 },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 55 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "dtype", .line = 55 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55 },
    /* 227 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "r.dtype != f8e5m2", .line = 55 },
    /* 228 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 227, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28 },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "shape", .line = 28 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-1]", .line = 28 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 234 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.shape[-1] % 16", .line = 28 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 236 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "b.shape[-1] % 16 == 0", .line = 28 },
    /* 237 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 29 },
    /* 238 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 237, }, .text = "dtype", .line = 29 },
    /* 239 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29 },
    /* 240 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29 },
    /* 242 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 238, 239, 240, 241, }, .text = "r.dtype in {f64, i64, u64}", .line = 29 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 29 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "shape", .line = 29 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 246 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2]", .line = 29 },
    /* 247 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 248 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 246, 247, }, .text = "b.shape[-2] % 2", .line = 29 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.shape[-2] % 2 == 0", .line = 29 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 242, 250, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 29 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 29 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 255 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29 },
    /* 257 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 253, 254, 255, 256, }, .text = "r.dtype in {f32, i32, u32}", .line = 29 },
    /* 258 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 29 },
    /* 259 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 258, }, .text = "shape", .line = 29 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 261 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2]", .line = 29 },
    /* 262 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 263 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 261, 262, }, .text = "b.shape[-2] % 4", .line = 29 },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 265 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 263, 264, }, .text = "b.shape[-2] % 4 == 0", .line = 29 },
    /* 266 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 257, 265, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 267 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 251, 266, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 268 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 30 },
    /* 269 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 268, }, .text = "dtype", .line = 30 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30 },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30 },
    /* 272 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30 },
    /* 274 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 269, 270, 271, 272, 273, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30 },
    /* 275 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30 },
    /* 276 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 275, }, .text = "shape", .line = 30 },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 278 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2]", .line = 30 },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30 },
    /* 280 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 278, 279, }, .text = "b.shape[-2] % 8", .line = 30 },
    /* 281 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 282 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 280, 281, }, .text = "b.shape[-2] % 8 == 0", .line = 30 },
    /* 283 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 274, 282, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30 },
    /* 284 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 267, 283, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 30 },
    /* 287 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 288 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 286, 287, }, .text = "b.shape[-2]", .line = 30 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30 },
    /* 290 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "b.shape[-2] % 16", .line = 30 },
    /* 291 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 292 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 290, 291, }, .text = "b.shape[-2] % 16 == 0", .line = 30 },
    /* 293 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 284, 292, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29 },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 236, 293, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28 },
    /* 295 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 294, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55 },
    /* 296 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 295, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54 },
};
static const struct dfg_desc_node relax_cublas_transposed_product_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 52 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 50 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 50 },
};
static const struct dfg_desc_region relax_cublas_transposed_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_transposed_product_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_transposed_product_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_transposed_product_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cublas_transposed_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, r) },
};
static const struct dfg_desc_pattern relax_cublas_transposed_product_desc = {
    .n_nodes = 4, .n_exprs = 297, .n_vars = 9, .n_sets = 4,
    .nodes = relax_cublas_transposed_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_transposed_product_regions,
    .var_region = relax_cublas_transposed_product_var_regions,
    .exprs = relax_cublas_transposed_product_exprs,
    .captures = relax_cublas_transposed_product_refs,
    .var_is_dim = relax_cublas_transposed_product_dims,
    .text = "pattern transposed_product(a, b) {\012    t = relax.permute_dims(b);\012    r = relax.matmul(a, t);\012    where swaps_last(t, b), static_reduction(a), batches(a, b);\012    where same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r));\012    return r;\012}", .line = 50, .n_where = 4, .where = (const uint32_t[]){ 36, 43, 174, 296, }
};
static bool relax_cublas_transposed_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_transposed_product_match(g, n, m);
}
static bool relax_cublas_transposed_product_pass(void *ctx, const struct relax_cublas_transposed_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_transposed_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_transposed_product_each(g, n, relax_cublas_transposed_product_pass, &e);
}

static const struct dfg_part relax_cublas_transposed_product_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cublas_transposed_product_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cublas_transposed_product_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct relax_cublas_transposed_product_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct relax_cublas_transposed_product_whole, m.r) },
};
/* ---- biased ---- */

static const struct dfg_desc_expr relax_cublas_biased_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 23 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 5 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "shape", .line = 35 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35 },
    /* 10 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "a.shape[i]", .line = 35 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 35 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank - 2", .line = 35 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 17 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 10, 16, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 35 },
    /* 20 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.shape[i]", .line = 35 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 35 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "b.rank - 2", .line = 35 },
    /* 27 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 28 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 21, 27, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 28, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 36 },
    /* 32 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[i]", .line = 36 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 36 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 38 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank - 2", .line = 36 },
    /* 39 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 40 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 33, 39, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 41 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 42 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 37 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 37 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 37 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 37 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 37 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 37 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 37 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 37 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 66, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 67, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 68, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "shape", .line = 38 },
    /* 72 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "b.shape[i]", .line = 38 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 38 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "rank", .line = 38 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 78 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "b.rank - 2", .line = 38 },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 80 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 73, 79, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 83 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 84 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 69, 83, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 86 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "open_batches", .line = 39 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 39 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "rank", .line = 39 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 90 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "a.rank >= 1", .line = 39 },
    /* 91 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 39 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "rank", .line = 39 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 95 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.rank >= 1", .line = 39 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 91, 95, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 32 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 100 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "x.rank > 2", .line = 32 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 102 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "shape", .line = 32 },
    /* 103 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32 },
    /* 104 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "x.shape[i]", .line = 32 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "rank", .line = 32 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 109 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "x.rank - 2", .line = 32 },
    /* 110 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 111 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 104, 110, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 112 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 113 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 114 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 114, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "rank", .line = 32 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 119 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "x.rank > 2", .line = 32 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 32 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "x.shape[i]", .line = 32 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank - 2", .line = 32 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 132 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 133 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 134 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 133, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 135 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 115, 134, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 136 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 96, 135, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 137 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 136, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "dtype", .line = 19 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 19 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "dtype", .line = 19 },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 141, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "dtype", .line = 19 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 148 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 144, 145, 146, 147, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 149 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 142, 148, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 20 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "a.dtype == i8", .line = 20 },
    /* 154 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 20 },
    /* 155 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "dtype", .line = 20 },
    /* 156 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 157 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 155, 156, }, .text = "b.dtype == i8", .line = 20 },
    /* 158 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 153, 157, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 159 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 25 },
    /* 160 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "shape", .line = 25 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 162 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "a.shape[-1]", .line = 25 },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 164 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 166 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 167 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 25 },
    /* 168 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "shape", .line = 25 },
    /* 169 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 170 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 168, 169, }, .text = "b.shape[-1]", .line = 25 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 172 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 175 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 166, 174, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 176 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 158, 175, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47 },
    /* 177 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 176, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 60 },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 60 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60 },
    /* 181 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "a.dtype != i8", .line = 60 },
    /* 182 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 41 },
    /* 183 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "shape", .line = 41 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 185 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "b.shape[-1]", .line = 41 },
    /* 186 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 41 },
    /* 187 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 186, }, .text = "shape", .line = 41 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 189 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "r.shape[-1]", .line = 41 },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 185, 189, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 41 },
    /* 192 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .text = "shape", .line = 41 },
    /* 193 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 41 },
    /* 194 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "b.shape[i]", .line = 41 },
    /* 195 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 41 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "rank", .line = 41 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 199 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "b.rank - 1", .line = 41 },
    /* 200 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 195, 199, }, .text = "range(0, b.rank - 1)", .line = 41 },
    /* 201 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 194, 200, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41 },
    /* 202 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 204 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 205 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 204, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
};
static const struct dfg_desc_node relax_cublas_biased_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(p, bias)", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 46, .n_where = 3, .where = (const uint32_t[]){ 6, 137, 177, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 58 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 58 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 58 },
};
static const struct dfg_desc_region relax_cublas_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_biased_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_biased_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_biased_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cublas_biased_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, b) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, bias) },
    { "p", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, p) },
};
static const struct dfg_desc_pattern relax_cublas_biased_desc = {
    .n_nodes = 5, .n_exprs = 206, .n_vars = 9, .n_sets = 4,
    .nodes = relax_cublas_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_biased_regions,
    .var_region = relax_cublas_biased_var_regions,
    .exprs = relax_cublas_biased_exprs,
    .captures = relax_cublas_biased_refs,
    .var_is_dim = relax_cublas_biased_dims,
    .text = "pattern biased(a, b, bias) {\012    p = product(a, b);\012    where a.dtype != i8, bias_of(bias, p);\012    return relax.add(p, bias);\012}", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 181, 205, }
};
static bool relax_cublas_biased_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_biased_match(g, n, m);
}
static bool relax_cublas_biased_pass(void *ctx, const struct relax_cublas_biased_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_biased_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_biased_each(g, n, relax_cublas_biased_pass, &e);
}

static const struct dfg_part relax_cublas_biased_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cublas_biased_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cublas_biased_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_cublas_biased_whole, m.bias) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_biased_whole, add) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct relax_cublas_biased_whole, m.p) },
};
/* ---- transposed_biased ---- */

static const struct dfg_desc_expr relax_cublas_transposed_biased_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 5, .file = "relax_conditions.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 5, .file = "relax_conditions.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 5, .file = "relax_conditions.pat" },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 5, .file = "relax_conditions.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 5, .file = "relax_conditions.pat" },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 5, .file = "relax_conditions.pat" },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 5, .file = "relax_conditions.pat" },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 6, .file = "relax_conditions.pat" },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 6, .file = "relax_conditions.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 6, .file = "relax_conditions.pat" },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 6, .file = "relax_conditions.pat" },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 6, .file = "relax_conditions.pat" },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 6, .file = "relax_conditions.pat" },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 6, .file = "relax_conditions.pat" },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 6, .file = "relax_conditions.pat" },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 6, .file = "relax_conditions.pat" },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 6, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 6, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 5, .file = "relax_conditions.pat" },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 23 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 23 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 42 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 35 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.shape[i]", .line = 35 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 35 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 52 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.rank - 2", .line = 35 },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 47, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 35 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 35 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 35 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 35 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 65, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 36 },
    /* 69 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[i]", .line = 36 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 36 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 75 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.rank - 2", .line = 36 },
    /* 76 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 77 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 37 },
    /* 82 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "a.shape[i]", .line = 37 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "rank", .line = 37 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 88 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "a.rank - 2", .line = 37 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 84, 88, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 90 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 83, 89, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 37 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 37 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 37 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 37 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 103, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 104, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "shape", .line = 38 },
    /* 109 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38 },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "b.shape[i]", .line = 38 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "rank", .line = 38 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 115 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "b.rank - 2", .line = 38 },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 115, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 117 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 110, 116, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 118 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 120 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 121 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 120, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 123 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "open_batches", .line = 39 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 39 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "rank", .line = 39 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 127 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "a.rank >= 1", .line = 39 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "rank", .line = 39 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 132 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "b.rank >= 1", .line = 39 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 132, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 137 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank > 2", .line = 32 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "shape", .line = 32 },
    /* 140 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 141 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.shape[i]", .line = 32 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "rank", .line = 32 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 146 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "x.rank - 2", .line = 32 },
    /* 147 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 142, 146, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 148 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 141, 147, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 149 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 150 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 151 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 152 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 151, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 156 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank > 2", .line = 32 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 32 },
    /* 159 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32 },
    /* 160 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "x.shape[i]", .line = 32 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 165 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank - 2", .line = 32 },
    /* 166 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 161, 165, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 167 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 160, 166, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 168 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 169 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 170 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 171 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 170, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 172 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 152, 171, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 173 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 172, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 174 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 121, 173, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 19 },
    /* 177 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19 },
    /* 178 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "dtype", .line = 19 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 178, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "dtype", .line = 19 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 181, 182, 183, 184, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 185, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "dtype", .line = 20 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.dtype == i8", .line = 20 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 192 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .text = "dtype", .line = 20 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "b.dtype == i8", .line = 20 },
    /* 195 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 194, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "shape", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "a.shape[-1]", .line = 25 },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 201 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 204 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 205 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .text = "shape", .line = 25 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "b.shape[-1]", .line = 25 },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 209 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 211 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 203, 211, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 213 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 212, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 214 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 186, 213, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 21 },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 21 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == f8e4m3", .line = 21 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 21 },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 21 },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == f8e4m3", .line = 21 },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 55 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "dtype", .line = 55 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55 },
    /* 227 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "r.dtype != f8e5m2", .line = 55 },
    /* 228 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 227, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "shape", .line = 28 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-1]", .line = 28 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 234 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.shape[-1] % 16", .line = 28 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 236 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "b.shape[-1] % 16 == 0", .line = 28 },
    /* 237 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 29 },
    /* 238 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 237, }, .text = "dtype", .line = 29 },
    /* 239 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29 },
    /* 240 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29 },
    /* 242 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 238, 239, 240, 241, }, .text = "r.dtype in {f64, i64, u64}", .line = 29 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 29 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "shape", .line = 29 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 246 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2]", .line = 29 },
    /* 247 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 248 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 246, 247, }, .text = "b.shape[-2] % 2", .line = 29 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.shape[-2] % 2 == 0", .line = 29 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 242, 250, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 29 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 29 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 255 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29 },
    /* 257 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 253, 254, 255, 256, }, .text = "r.dtype in {f32, i32, u32}", .line = 29 },
    /* 258 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 29 },
    /* 259 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 258, }, .text = "shape", .line = 29 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 261 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2]", .line = 29 },
    /* 262 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 263 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 261, 262, }, .text = "b.shape[-2] % 4", .line = 29 },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 265 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 263, 264, }, .text = "b.shape[-2] % 4 == 0", .line = 29 },
    /* 266 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 257, 265, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 267 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 251, 266, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 268 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 30 },
    /* 269 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 268, }, .text = "dtype", .line = 30 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30 },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30 },
    /* 272 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30 },
    /* 274 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 269, 270, 271, 272, 273, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30 },
    /* 275 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 276 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 275, }, .text = "shape", .line = 30 },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 278 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2]", .line = 30 },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30 },
    /* 280 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 278, 279, }, .text = "b.shape[-2] % 8", .line = 30 },
    /* 281 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 282 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 280, 281, }, .text = "b.shape[-2] % 8 == 0", .line = 30 },
    /* 283 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 274, 282, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30 },
    /* 284 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 267, 283, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 30 },
    /* 287 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 288 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 286, 287, }, .text = "b.shape[-2]", .line = 30 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30 },
    /* 290 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "b.shape[-2] % 16", .line = 30 },
    /* 291 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 292 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 290, 291, }, .text = "b.shape[-2] % 16 == 0", .line = 30 },
    /* 293 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 284, 292, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29 },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 236, 293, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28 },
    /* 295 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 294, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55 },
    /* 296 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 295, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54 },
    /* 297 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 65 },
    /* 298 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 297, }, .text = "dtype", .line = 65 },
    /* 299 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65 },
    /* 300 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 298, 299, }, .text = "a.dtype != i8", .line = 65 },
    /* 301 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 302 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 301, }, .text = "shape", .line = 41 },
    /* 303 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 304 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 302, 303, }, .text = "b.shape[-1]", .line = 41 },
    /* 305 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 41 },
    /* 306 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 305, }, .text = "shape", .line = 41 },
    /* 307 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 308 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 306, 307, }, .text = "r.shape[-1]", .line = 41 },
    /* 309 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 304, 308, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41 },
    /* 310 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 311 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 310, }, .text = "shape", .line = 41 },
    /* 312 */ { .op = DFG_E_VAR, .ref = 9, .text = "i", .line = 41 },
    /* 313 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 311, 312, }, .text = "b.shape[i]", .line = 41 },
    /* 314 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 315 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 316 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 315, }, .text = "rank", .line = 41 },
    /* 317 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 318 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 316, 317, }, .text = "b.rank - 1", .line = 41 },
    /* 319 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 314, 318, }, .text = "range(0, b.rank - 1)", .line = 41 },
    /* 320 */ { .op = DFG_E_COMP, .ref = 9, .n_kids = 2, .kids = (const uint32_t[]){ 313, 319, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41 },
    /* 321 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 320, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41 },
    /* 322 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 323 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 321, 322, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 324 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 309, 323, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
};
static const struct dfg_desc_node relax_cublas_transposed_biased_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "relax.add(p, bias)", .line = 66 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 52, .n_where = 4, .where = (const uint32_t[]){ 36, 43, 174, 296, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 63 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 63 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 63 },
};
static const struct dfg_desc_region relax_cublas_transposed_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_transposed_biased_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_transposed_biased_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_transposed_biased_refs[] = { { 2, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cublas_transposed_biased_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, b) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, bias) },
    { "p", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, p) },
};
static const struct dfg_desc_pattern relax_cublas_transposed_biased_desc = {
    .n_nodes = 6, .n_exprs = 325, .n_vars = 10, .n_sets = 4,
    .nodes = relax_cublas_transposed_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_transposed_biased_regions,
    .var_region = relax_cublas_transposed_biased_var_regions,
    .exprs = relax_cublas_transposed_biased_exprs,
    .captures = relax_cublas_transposed_biased_refs,
    .var_is_dim = relax_cublas_transposed_biased_dims,
    .text = "pattern transposed_biased(a, b, bias) {\012    p = transposed_product(a, b);\012    where a.dtype != i8, bias_of(bias, p);\012    return relax.add(p, bias);\012}", .line = 63, .n_where = 2, .where = (const uint32_t[]){ 300, 324, }
};
static bool relax_cublas_transposed_biased_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_transposed_biased_match(g, n, m);
}
static bool relax_cublas_transposed_biased_pass(void *ctx, const struct relax_cublas_transposed_biased_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_transposed_biased_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_transposed_biased_each(g, n, relax_cublas_transposed_biased_pass, &e);
}

static const struct dfg_part relax_cublas_transposed_biased_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cublas_transposed_biased_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cublas_transposed_biased_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_cublas_transposed_biased_whole, m.bias) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_transposed_biased_whole, add) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct relax_cublas_transposed_biased_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_transposed_biased_whole, t) },
};
/* ---- dequantized ---- */

static const struct dfg_desc_expr relax_cublas_dequantized_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 5, .file = "relax_conditions.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 5, .file = "relax_conditions.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 5, .file = "relax_conditions.pat" },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 5, .file = "relax_conditions.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 5, .file = "relax_conditions.pat" },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 5, .file = "relax_conditions.pat" },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 5, .file = "relax_conditions.pat" },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 6, .file = "relax_conditions.pat" },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 6, .file = "relax_conditions.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 6, .file = "relax_conditions.pat" },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 6, .file = "relax_conditions.pat" },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 6, .file = "relax_conditions.pat" },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 6, .file = "relax_conditions.pat" },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 6, .file = "relax_conditions.pat" },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 6, .file = "relax_conditions.pat" },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 6, .file = "relax_conditions.pat" },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 6, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 6, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 5, .file = "relax_conditions.pat" },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 23 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 23 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 42 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 35 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.shape[i]", .line = 35 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 35 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 35 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 52 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.rank - 2", .line = 35 },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 47, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 35 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 35 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 35 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 35 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 65, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 36 },
    /* 69 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[i]", .line = 36 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 36 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 36 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 75 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.rank - 2", .line = 36 },
    /* 76 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 77 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 37 },
    /* 82 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "a.shape[i]", .line = 37 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "rank", .line = 37 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 88 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "a.rank - 2", .line = 37 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 84, 88, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 90 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 83, 89, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 37 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 37 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 37 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 37 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 103, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 104, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "shape", .line = 38 },
    /* 109 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38 },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "b.shape[i]", .line = 38 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "rank", .line = 38 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 115 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "b.rank - 2", .line = 38 },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 115, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 117 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 110, 116, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 118 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 120 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 121 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 120, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 123 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "open_batches", .line = 39 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 39 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "rank", .line = 39 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 127 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "a.rank >= 1", .line = 39 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "rank", .line = 39 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 132 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "b.rank >= 1", .line = 39 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 132, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 137 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank > 2", .line = 32 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "shape", .line = 32 },
    /* 140 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 141 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.shape[i]", .line = 32 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 32 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "rank", .line = 32 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 146 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "x.rank - 2", .line = 32 },
    /* 147 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 142, 146, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 148 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 141, 147, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 149 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 150 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 151 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 152 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 151, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 156 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank > 2", .line = 32 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 32 },
    /* 159 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32 },
    /* 160 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "x.shape[i]", .line = 32 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 165 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank - 2", .line = 32 },
    /* 166 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 161, 165, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 167 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 160, 166, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 168 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 169 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 170 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 171 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 170, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 172 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 152, 171, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 173 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 172, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 174 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 121, 173, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 19 },
    /* 177 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19 },
    /* 178 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "dtype", .line = 19 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 178, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "dtype", .line = 19 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 181, 182, 183, 184, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 185, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "dtype", .line = 20 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.dtype == i8", .line = 20 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 192 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .text = "dtype", .line = 20 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "b.dtype == i8", .line = 20 },
    /* 195 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 194, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "shape", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "a.shape[-1]", .line = 25 },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 201 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 204 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 205 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .text = "shape", .line = 25 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "b.shape[-1]", .line = 25 },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 209 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 211 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 203, 211, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 213 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 212, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 214 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 186, 213, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 21 },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 21 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == f8e4m3", .line = 21 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 21 },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 21 },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == f8e4m3", .line = 21 },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 55 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "dtype", .line = 55 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55 },
    /* 227 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "r.dtype != f8e5m2", .line = 55 },
    /* 228 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 227, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "shape", .line = 28 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-1]", .line = 28 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 234 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.shape[-1] % 16", .line = 28 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 236 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "b.shape[-1] % 16 == 0", .line = 28 },
    /* 237 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 29 },
    /* 238 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 237, }, .text = "dtype", .line = 29 },
    /* 239 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29 },
    /* 240 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29 },
    /* 242 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 238, 239, 240, 241, }, .text = "r.dtype in {f64, i64, u64}", .line = 29 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 29 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "shape", .line = 29 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 246 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2]", .line = 29 },
    /* 247 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 248 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 246, 247, }, .text = "b.shape[-2] % 2", .line = 29 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.shape[-2] % 2 == 0", .line = 29 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 242, 250, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 29 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 29 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 255 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29 },
    /* 257 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 253, 254, 255, 256, }, .text = "r.dtype in {f32, i32, u32}", .line = 29 },
    /* 258 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 29 },
    /* 259 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 258, }, .text = "shape", .line = 29 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 261 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2]", .line = 29 },
    /* 262 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 263 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 261, 262, }, .text = "b.shape[-2] % 4", .line = 29 },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 265 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 263, 264, }, .text = "b.shape[-2] % 4 == 0", .line = 29 },
    /* 266 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 257, 265, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 267 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 251, 266, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 268 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 30 },
    /* 269 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 268, }, .text = "dtype", .line = 30 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30 },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30 },
    /* 272 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30 },
    /* 274 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 269, 270, 271, 272, 273, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30 },
    /* 275 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 276 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 275, }, .text = "shape", .line = 30 },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 278 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2]", .line = 30 },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30 },
    /* 280 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 278, 279, }, .text = "b.shape[-2] % 8", .line = 30 },
    /* 281 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 282 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 280, 281, }, .text = "b.shape[-2] % 8 == 0", .line = 30 },
    /* 283 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 274, 282, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30 },
    /* 284 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 267, 283, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 30 },
    /* 287 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 288 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 286, 287, }, .text = "b.shape[-2]", .line = 30 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30 },
    /* 290 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "b.shape[-2] % 16", .line = 30 },
    /* 291 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 292 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 290, 291, }, .text = "b.shape[-2] % 16 == 0", .line = 30 },
    /* 293 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 284, 292, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29 },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 236, 293, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28 },
    /* 295 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 294, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55 },
    /* 296 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 295, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54 },
};
static const struct dfg_desc_node relax_cublas_dequantized_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 9, },
        .text = "relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & cons...", .line = 69 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 52, .n_where = 4, .where = (const uint32_t[]){ 36, 43, 174, 296, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 50 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 50 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, },
        .text = "scale & scalar(_) & const", .line = 69 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 68 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .text = "scalar(_)", .line = 69 },
        },
        .text = "_", .line = 69 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 10, 11, 12, },
        .text = "scalar(0) & const & zero_point", .line = 69 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 69 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 69 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero_point",
        .text = "zero_point", .line = 68 },
};
static const struct dfg_desc_region relax_cublas_dequantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_dequantized_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_dequantized_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_dequantized_refs[] = { { 6, -1 }, { 12, -1 }, };
static const struct dfg_capture relax_cublas_dequantized_captures[] = {
    { "scale", DFG_CAP_NODE, offsetof(struct relax_cublas_dequantized_match, scale) },
    { "zero_point", DFG_CAP_NODE, offsetof(struct relax_cublas_dequantized_match, zero_point) },
};
static const struct dfg_desc_pattern relax_cublas_dequantized_desc = {
    .n_nodes = 13, .n_exprs = 297, .n_vars = 9, .n_sets = 2,
    .nodes = relax_cublas_dequantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_dequantized_regions,
    .var_region = relax_cublas_dequantized_var_regions,
    .exprs = relax_cublas_dequantized_exprs,
    .captures = relax_cublas_dequantized_refs,
    .var_is_dim = relax_cublas_dequantized_dims,
    .text = "pattern dequantized(scale, zero_point) =\012    relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & const & zero_point);", .line = 68
};
static bool relax_cublas_dequantized_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_dequantized_match(g, n, m);
}
static bool relax_cublas_dequantized_pass(void *ctx, const struct relax_cublas_dequantized_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_dequantized_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_dequantized_each(g, n, relax_cublas_dequantized_pass, &e);
}

static const struct dfg_part relax_cublas_dequantized_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cublas_dequantized_whole, m.scale) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cublas_dequantized_whole, m.zero_point) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_dequantized_whole, dequantize) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_cublas_dequantized_whole, constant_3) },
};
/* ---- scaled ---- */

static const struct dfg_desc_expr relax_cublas_scaled_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 5, .file = "relax_conditions.pat" },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 5, .file = "relax_conditions.pat" },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 5, .file = "relax_conditions.pat" },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 5, .file = "relax_conditions.pat" },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 5, .file = "relax_conditions.pat" },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 5, .file = "relax_conditions.pat" },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 5, .file = "relax_conditions.pat" },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 5, .file = "relax_conditions.pat" },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 6, .file = "relax_conditions.pat" },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 6, .file = "relax_conditions.pat" },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 6, .file = "relax_conditions.pat" },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 6, .file = "relax_conditions.pat" },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 6, .file = "relax_conditions.pat" },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 6, .file = "relax_conditions.pat" },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 6, .file = "relax_conditions.pat" },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 6, .file = "relax_conditions.pat" },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 6, .file = "relax_conditions.pat" },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 6, .file = "relax_conditions.pat" },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 6, .file = "relax_conditions.pat" },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 6, .file = "relax_conditions.pat" },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 6, .file = "relax_conditions.pat" },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 6, .file = "relax_conditions.pat" },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 6, .file = "relax_conditions.pat" },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 6, .file = "relax_conditions.pat" },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 5, .file = "relax_conditions.pat" },
    /* 37 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 23 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 23 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 42 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 43 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 35 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.shape[i]", .line = 35 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "rank", .line = 35 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 52 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "a.rank - 2", .line = 35 },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 54 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 47, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 35 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 35 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 35 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 35 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 65, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 36 },
    /* 69 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[i]", .line = 36 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 36 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 75 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.rank - 2", .line = 36 },
    /* 76 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 77 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 79 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 37 },
    /* 82 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "a.shape[i]", .line = 37 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "rank", .line = 37 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 88 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "a.rank - 2", .line = 37 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 84, 88, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 90 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 83, 89, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 37 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 37 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 37 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 37 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 103, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 104, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 66, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "shape", .line = 38 },
    /* 109 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38 },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "b.shape[i]", .line = 38 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "rank", .line = 38 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 115 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 113, 114, }, .text = "b.rank - 2", .line = 38 },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 111, 115, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 117 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 110, 116, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 118 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 120 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 121 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 120, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 123 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "open_batches", .line = 39 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "rank", .line = 39 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 127 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "a.rank >= 1", .line = 39 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "rank", .line = 39 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 132 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "b.rank >= 1", .line = 39 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 132, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 137 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank > 2", .line = 32 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "shape", .line = 32 },
    /* 140 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 141 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.shape[i]", .line = 32 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "rank", .line = 32 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 146 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "x.rank - 2", .line = 32 },
    /* 147 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 142, 146, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 148 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 141, 147, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 149 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 150 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 149, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 151 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 152 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 151, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 156 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank > 2", .line = 32 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 32 },
    /* 159 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32 },
    /* 160 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "x.shape[i]", .line = 32 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 165 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank - 2", .line = 32 },
    /* 166 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 161, 165, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 167 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 160, 166, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 168 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 167, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 169 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 170 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 171 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 170, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 172 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 152, 171, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 173 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 172, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 174 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 121, 173, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 19 },
    /* 177 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19 },
    /* 178 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "dtype", .line = 19 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 178, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "dtype", .line = 19 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 181, 182, 183, 184, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 185, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "dtype", .line = 20 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 190 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.dtype == i8", .line = 20 },
    /* 191 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 192 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 191, }, .text = "dtype", .line = 20 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "b.dtype == i8", .line = 20 },
    /* 195 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 190, 194, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "shape", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 199 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "a.shape[-1]", .line = 25 },
    /* 200 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 201 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 199, 200, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 204 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 205 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .text = "shape", .line = 25 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "b.shape[-1]", .line = 25 },
    /* 208 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 209 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 207, 208, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 211 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 203, 211, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 213 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 212, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 214 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 186, 213, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 21 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == f8e4m3", .line = 21 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 21 },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 21 },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == f8e4m3", .line = 21 },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 55 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "dtype", .line = 55 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55 },
    /* 227 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "r.dtype != f8e5m2", .line = 55 },
    /* 228 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 227, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "shape", .line = 28 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-1]", .line = 28 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 234 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.shape[-1] % 16", .line = 28 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 236 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "b.shape[-1] % 16 == 0", .line = 28 },
    /* 237 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29 },
    /* 238 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 237, }, .text = "dtype", .line = 29 },
    /* 239 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29 },
    /* 240 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29 },
    /* 242 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 238, 239, 240, 241, }, .text = "r.dtype in {f64, i64, u64}", .line = 29 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "shape", .line = 29 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 246 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2]", .line = 29 },
    /* 247 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 248 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 246, 247, }, .text = "b.shape[-2] % 2", .line = 29 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.shape[-2] % 2 == 0", .line = 29 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 242, 250, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 29 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 255 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29 },
    /* 257 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 253, 254, 255, 256, }, .text = "r.dtype in {f32, i32, u32}", .line = 29 },
    /* 258 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29 },
    /* 259 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 258, }, .text = "shape", .line = 29 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 261 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2]", .line = 29 },
    /* 262 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 263 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 261, 262, }, .text = "b.shape[-2] % 4", .line = 29 },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 265 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 263, 264, }, .text = "b.shape[-2] % 4 == 0", .line = 29 },
    /* 266 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 257, 265, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 267 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 251, 266, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 268 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 30 },
    /* 269 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 268, }, .text = "dtype", .line = 30 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30 },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30 },
    /* 272 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30 },
    /* 274 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 269, 270, 271, 272, 273, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30 },
    /* 275 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 276 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 275, }, .text = "shape", .line = 30 },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 278 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2]", .line = 30 },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30 },
    /* 280 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 278, 279, }, .text = "b.shape[-2] % 8", .line = 30 },
    /* 281 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 282 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 280, 281, }, .text = "b.shape[-2] % 8 == 0", .line = 30 },
    /* 283 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 274, 282, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30 },
    /* 284 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 267, 283, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 30 },
    /* 287 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 288 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 286, 287, }, .text = "b.shape[-2]", .line = 30 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30 },
    /* 290 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "b.shape[-2] % 16", .line = 30 },
    /* 291 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 292 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 290, 291, }, .text = "b.shape[-2] % 16 == 0", .line = 30 },
    /* 293 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 284, 292, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29 },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 236, 293, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28 },
    /* 295 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 294, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55 },
    /* 296 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 295, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54 },
};
static const struct dfg_desc_node relax_cublas_scaled_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], sc...", .line = 71 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1]))", .line = 71 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 52, .n_where = 4, .where = (const uint32_t[]){ 36, 43, 174, 296, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 50 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 50 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, },
        .text = "relax.multiply(scale_a : [1], scale_b : [1])", .line = 71 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 1, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, }, .text = "[1]", .line = 71 },
        },
        .text = "scale_a : [1]", .line = 71 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale_a",
        .text = "scale_a", .line = 70 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 1, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, }, .text = "[1]", .line = 71 },
        },
        .text = "scale_b : [1]", .line = 71 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale_b",
        .text = "scale_b", .line = 70 },
};
static const struct dfg_desc_region relax_cublas_scaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_scaled_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_scaled_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_scaled_refs[] = { { 8, -1 }, { 10, -1 }, };
static const struct dfg_capture relax_cublas_scaled_captures[] = {
    { "scale_a", DFG_CAP_NODE, offsetof(struct relax_cublas_scaled_match, scale_a) },
    { "scale_b", DFG_CAP_NODE, offsetof(struct relax_cublas_scaled_match, scale_b) },
};
static const struct dfg_desc_pattern relax_cublas_scaled_desc = {
    .n_nodes = 11, .n_exprs = 297, .n_vars = 9, .n_sets = 2,
    .nodes = relax_cublas_scaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_scaled_regions,
    .var_region = relax_cublas_scaled_var_regions,
    .exprs = relax_cublas_scaled_exprs,
    .captures = relax_cublas_scaled_refs,
    .var_is_dim = relax_cublas_scaled_dims,
    .text = "pattern scaled(scale_a, scale_b) =\012    relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1])));", .line = 70
};
static bool relax_cublas_scaled_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_scaled_match(g, n, m);
}
static bool relax_cublas_scaled_pass(void *ctx, const struct relax_cublas_scaled_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_scaled_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_scaled_each(g, n, relax_cublas_scaled_pass, &e);
}

static const struct dfg_part relax_cublas_scaled_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_cublas_scaled_whole, m.scale_a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_cublas_scaled_whole, m.scale_b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_scaled_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_scaled_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_scaled_whole, r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_scaled_whole, a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_scaled_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_scaled_whole, b) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_scaled_whole, multiply_2) },
};
/* ---- cublas.matmul_bias_relu ---- */

static const struct dfg_desc_expr relax_cublas_cublas_matmul_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 60 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 60 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 60 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 41 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 23 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 23 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 33 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 35 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35 },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.shape[i]", .line = 35 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 35 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.rank - 2", .line = 35 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 45 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "shape", .line = 35 },
    /* 48 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 49 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.shape[i]", .line = 35 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 35 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 54 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "b.rank - 2", .line = 35 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 50, 54, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 56 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 49, 55, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 56, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 36 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "a.shape[i]", .line = 36 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 36 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 66 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "a.rank - 2", .line = 36 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 68 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 61, 67, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 69 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 37 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 37 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 37 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 37 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 81 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 82 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 37 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 37 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 37 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 37 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 94, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 95, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 38 },
    /* 100 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[i]", .line = 38 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "rank", .line = 38 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 106 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "b.rank - 2", .line = 38 },
    /* 107 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 102, 106, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 108 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 101, 107, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 109 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 112 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 111, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 114 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "open_batches", .line = 39 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39 },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "rank", .line = 39 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 118 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "a.rank >= 1", .line = 39 },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 118, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "rank", .line = 39 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 123 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.rank >= 1", .line = 39 },
    /* 124 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 128 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank > 2", .line = 32 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "shape", .line = 32 },
    /* 131 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32 },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "x.shape[i]", .line = 32 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 137 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank - 2", .line = 32 },
    /* 138 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 133, 137, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 139 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 132, 138, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 140 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 139, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 141 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 142 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 142, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "rank", .line = 32 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 147 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "x.rank > 2", .line = 32 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "shape", .line = 32 },
    /* 150 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 151 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "x.shape[i]", .line = 32 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 156 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank - 2", .line = 32 },
    /* 157 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 152, 156, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 158 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 151, 157, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 159 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 158, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 160 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 161 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 162 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 147, 161, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 163 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 143, 162, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 164 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 163, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 165 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 112, 164, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "dtype", .line = 19 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19 },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 19 },
    /* 170 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 167, 169, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 19 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 176 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 172, 173, 174, 175, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 177 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 170, 176, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 20 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 181 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "a.dtype == i8", .line = 20 },
    /* 182 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 183 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "dtype", .line = 20 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 185 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "b.dtype == i8", .line = 20 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 181, 185, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "shape", .line = 25 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 190 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.shape[-1]", .line = 25 },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 192 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 195 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 196 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "shape", .line = 25 },
    /* 197 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 198 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 196, 197, }, .text = "b.shape[-1]", .line = 25 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 200 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 194, 202, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 186, 203, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47 },
    /* 205 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 177, 204, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(biased)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 61, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 46, .n_where = 3, .where = (const uint32_t[]){ 34, 165, 205, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 58 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 58 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 58 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 206, .n_vars = 9, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_bias_relu_regions,
    .var_region = relax_cublas_cublas_matmul_bias_relu_var_regions,
    .exprs = relax_cublas_cublas_matmul_bias_relu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_bias_relu_dims,
    .text = "\"cublas.matmul_bias_relu\"             = relax.nn.relu(biased);", .line = 77
};
static bool relax_cublas_cublas_matmul_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_cublas_matmul_bias_relu_match(g, n, m);
}
static bool relax_cublas_cublas_matmul_bias_relu_pass(void *ctx, const struct relax_cublas_cublas_matmul_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_cublas_matmul_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_cublas_matmul_bias_relu_each(g, n, relax_cublas_cublas_matmul_bias_relu_pass, &e);
}

static const struct dfg_part relax_cublas_cublas_matmul_bias_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_cublas_matmul_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_relu_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_relu_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_relu_whole, bias) },
};
/* ---- cublas.matmul_bias_gelu ---- */

static const struct dfg_desc_expr relax_cublas_cublas_matmul_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 60 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 60 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 60 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 41 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 41 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 23 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 23 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 33 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 35 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 35 },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.shape[i]", .line = 35 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 35 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.rank - 2", .line = 35 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 45 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 38, 44, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "shape", .line = 35 },
    /* 48 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 49 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.shape[i]", .line = 35 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "rank", .line = 35 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 54 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "b.rank - 2", .line = 35 },
    /* 55 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 50, 54, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 56 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 49, 55, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 56, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 36 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 36 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "a.shape[i]", .line = 36 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 36 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 66 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "a.rank - 2", .line = 36 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 68 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 61, 67, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 69 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 70 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 37 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 37 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 37 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 37 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 37 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 81 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 82 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 37 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 37 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 37 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 37 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 94, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 96 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 70, 95, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 38 },
    /* 100 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 38 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[i]", .line = 38 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 38 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "rank", .line = 38 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 106 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "b.rank - 2", .line = 38 },
    /* 107 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 102, 106, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 108 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 101, 107, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 109 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 112 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 111, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 114 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "open_batches", .line = 39 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39 },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "rank", .line = 39 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 118 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "a.rank >= 1", .line = 39 },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 114, 118, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "rank", .line = 39 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 123 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.rank >= 1", .line = 39 },
    /* 124 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 32 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 128 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "x.rank > 2", .line = 32 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "shape", .line = 32 },
    /* 131 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 32 },
    /* 132 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "x.shape[i]", .line = 32 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "rank", .line = 32 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 137 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "x.rank - 2", .line = 32 },
    /* 138 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 133, 137, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 139 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 132, 138, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 140 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 139, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 141 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 142 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 141, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 142, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "rank", .line = 32 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 147 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "x.rank > 2", .line = 32 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "shape", .line = 32 },
    /* 150 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 151 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "x.shape[i]", .line = 32 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 32 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "rank", .line = 32 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 156 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "x.rank - 2", .line = 32 },
    /* 157 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 152, 156, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 158 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 151, 157, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 159 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 158, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 160 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 161 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 162 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 147, 161, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 163 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 143, 162, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 164 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 163, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 165 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 112, 164, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "dtype", .line = 19 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19 },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 19 },
    /* 170 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 167, 169, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 19 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 176 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 172, 173, 174, 175, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 177 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 170, 176, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 20 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 181 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "a.dtype == i8", .line = 20 },
    /* 182 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 183 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "dtype", .line = 20 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 185 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "b.dtype == i8", .line = 20 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 181, 185, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 187 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25 },
    /* 188 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 187, }, .text = "shape", .line = 25 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 190 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 188, 189, }, .text = "a.shape[-1]", .line = 25 },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 192 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 192, 193, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 195 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 196 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "shape", .line = 25 },
    /* 197 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 198 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 196, 197, }, .text = "b.shape[-1]", .line = 25 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 200 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 203 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 194, 202, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 204 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 186, 203, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 47 },
    /* 205 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 177, 204, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 47 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_bias_gelu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(biased)", .line = 78 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 61, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 46, .n_where = 3, .where = (const uint32_t[]){ 34, 165, 205, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 58 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 58 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 58 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_bias_gelu_desc = {
    .n_nodes = 6, .n_exprs = 206, .n_vars = 9, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_bias_gelu_regions,
    .var_region = relax_cublas_cublas_matmul_bias_gelu_var_regions,
    .exprs = relax_cublas_cublas_matmul_bias_gelu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_bias_gelu_dims,
    .text = "\"cublas.matmul_bias_gelu\"             = relax.nn.gelu(biased);", .line = 78
};
static bool relax_cublas_cublas_matmul_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_cublas_matmul_bias_gelu_match(g, n, m);
}
static bool relax_cublas_cublas_matmul_bias_gelu_pass(void *ctx, const struct relax_cublas_cublas_matmul_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_cublas_matmul_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_cublas_matmul_bias_gelu_each(g, n, relax_cublas_cublas_matmul_bias_gelu_pass, &e);
}

static const struct dfg_part relax_cublas_cublas_matmul_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_cublas_matmul_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_gelu_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_gelu_whole, a) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_gelu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_bias_gelu_whole, bias) },
};
/* ---- cublas.matmul_transposed_bias_relu ---- */

static const struct dfg_desc_expr relax_cublas_cublas_matmul_transposed_bias_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 65 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 65 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 65 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 9, .text = "i", .line = 41 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 9, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
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
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 23 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 23 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 70 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "shape", .line = 35 },
    /* 74 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.shape[i]", .line = 35 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 35 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 80 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "a.rank - 2", .line = 35 },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 82 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 75, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 35 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 35 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 35 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 35 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 93, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 36 },
    /* 97 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "a.shape[i]", .line = 36 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "rank", .line = 36 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 103 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "a.rank - 2", .line = 36 },
    /* 104 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 103, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 105 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 98, 104, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 106 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 37 },
    /* 110 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "a.shape[i]", .line = 37 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "rank", .line = 37 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 116 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "a.rank - 2", .line = 37 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 118 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 111, 117, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 119 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 37 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 37 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 37 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 37 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 132 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 131, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 132, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 94, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 38 },
    /* 137 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[i]", .line = 38 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "rank", .line = 38 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 143 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "b.rank - 2", .line = 38 },
    /* 144 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 145 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 138, 144, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 146 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 148 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 149 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 148, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 151 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "open_batches", .line = 39 },
    /* 152 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39 },
    /* 153 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "rank", .line = 39 },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 155 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "a.rank >= 1", .line = 39 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 155, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "rank", .line = 39 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 160 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "b.rank >= 1", .line = 39 },
    /* 161 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 160, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 165 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank > 2", .line = 32 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "shape", .line = 32 },
    /* 168 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "x.shape[i]", .line = 32 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "rank", .line = 32 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 174 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "x.rank - 2", .line = 32 },
    /* 175 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 170, 174, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 176 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 169, 175, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 177 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 178 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 179 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 179, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "rank", .line = 32 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 184 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "x.rank > 2", .line = 32 },
    /* 185 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 186 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "shape", .line = 32 },
    /* 187 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32 },
    /* 188 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "x.shape[i]", .line = 32 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "rank", .line = 32 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 193 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "x.rank - 2", .line = 32 },
    /* 194 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 189, 193, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 195 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 188, 194, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 196 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 197 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 198 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 184, 198, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 200 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 199, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 201 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 161, 200, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 202 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 201, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19 },
    /* 205 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19 },
    /* 206 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 205, }, .text = "dtype", .line = 19 },
    /* 207 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 206, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 19 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 213 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 209, 210, 211, 212, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 214 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 213, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 20 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == i8", .line = 20 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 20 },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == i8", .line = 20 },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "shape", .line = 25 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 227 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "a.shape[-1]", .line = 25 },
    /* 228 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 229 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 227, 228, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 230 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 231 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 229, 230, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 232 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 233 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 232, }, .text = "shape", .line = 25 },
    /* 234 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 235 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 233, 234, }, .text = "b.shape[-1]", .line = 25 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 237 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 235, 236, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 239 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 231, 239, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 241 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 240, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 242 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 241, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 21 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "a.dtype == f8e4m3", .line = 21 },
    /* 247 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 21 },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 21 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.dtype == f8e4m3", .line = 21 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 55 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 55 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55 },
    /* 255 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "r.dtype != f8e5m2", .line = 55 },
    /* 256 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 255, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55 },
    /* 257 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 258 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 257, }, .text = "shape", .line = 28 },
    /* 259 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28 },
    /* 260 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 258, 259, }, .text = "b.shape[-1]", .line = 28 },
    /* 261 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 262 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 260, 261, }, .text = "b.shape[-1] % 16", .line = 28 },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "b.shape[-1] % 16 == 0", .line = 28 },
    /* 265 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29 },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 29 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29 },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29 },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29 },
    /* 270 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 266, 267, 268, 269, }, .text = "r.dtype in {f64, i64, u64}", .line = 29 },
    /* 271 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29 },
    /* 272 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 271, }, .text = "shape", .line = 29 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 274 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 272, 273, }, .text = "b.shape[-2]", .line = 29 },
    /* 275 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 276 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 274, 275, }, .text = "b.shape[-2] % 2", .line = 29 },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 278 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2] % 2 == 0", .line = 29 },
    /* 279 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 270, 278, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29 },
    /* 280 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29 },
    /* 281 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 280, }, .text = "dtype", .line = 29 },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 283 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29 },
    /* 284 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29 },
    /* 285 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 281, 282, 283, 284, }, .text = "r.dtype in {f32, i32, u32}", .line = 29 },
    /* 286 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29 },
    /* 287 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 286, }, .text = "shape", .line = 29 },
    /* 288 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 289 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 287, 288, }, .text = "b.shape[-2]", .line = 29 },
    /* 290 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 291 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 289, 290, }, .text = "b.shape[-2] % 4", .line = 29 },
    /* 292 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 293 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 291, 292, }, .text = "b.shape[-2] % 4 == 0", .line = 29 },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 285, 293, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 295 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 279, 294, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 296 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 30 },
    /* 297 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 296, }, .text = "dtype", .line = 30 },
    /* 298 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30 },
    /* 299 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30 },
    /* 300 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30 },
    /* 301 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30 },
    /* 302 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 297, 298, 299, 300, 301, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30 },
    /* 303 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 304 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "shape", .line = 30 },
    /* 305 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 306 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 304, 305, }, .text = "b.shape[-2]", .line = 30 },
    /* 307 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30 },
    /* 308 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 306, 307, }, .text = "b.shape[-2] % 8", .line = 30 },
    /* 309 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 310 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 308, 309, }, .text = "b.shape[-2] % 8 == 0", .line = 30 },
    /* 311 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 302, 310, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30 },
    /* 312 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 295, 311, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29 },
    /* 313 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 314 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 313, }, .text = "shape", .line = 30 },
    /* 315 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 316 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 314, 315, }, .text = "b.shape[-2]", .line = 30 },
    /* 317 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30 },
    /* 318 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 316, 317, }, .text = "b.shape[-2] % 16", .line = 30 },
    /* 319 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 320 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 318, 319, }, .text = "b.shape[-2] % 16 == 0", .line = 30 },
    /* 321 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 312, 320, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29 },
    /* 322 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 321, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28 },
    /* 323 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 256, 322, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55 },
    /* 324 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 242, 323, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_transposed_bias_relu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(transposed_biased)", .line = 81 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 66, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 52, .n_where = 4, .where = (const uint32_t[]){ 64, 71, 202, 324, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 63 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 63 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 63 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_transposed_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_transposed_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_transposed_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_transposed_bias_relu_desc = {
    .n_nodes = 7, .n_exprs = 325, .n_vars = 10, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_transposed_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_transposed_bias_relu_regions,
    .var_region = relax_cublas_cublas_matmul_transposed_bias_relu_var_regions,
    .exprs = relax_cublas_cublas_matmul_transposed_bias_relu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_transposed_bias_relu_dims,
    .text = "\"cublas.matmul_transposed_bias_relu\"  = relax.nn.relu(transposed_biased);", .line = 81
};
static bool relax_cublas_cublas_matmul_transposed_bias_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_cublas_matmul_transposed_bias_relu_match(g, n, m);
}
static bool relax_cublas_cublas_matmul_transposed_bias_relu_pass(void *ctx, const struct relax_cublas_cublas_matmul_transposed_bias_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_cublas_matmul_transposed_bias_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_cublas_matmul_transposed_bias_relu_each(g, n, relax_cublas_cublas_matmul_transposed_bias_relu_pass, &e);
}

static const struct dfg_part relax_cublas_cublas_matmul_transposed_bias_relu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole, a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole, bias) },
};
/* ---- cublas.matmul_transposed_bias_gelu ---- */

static const struct dfg_desc_expr relax_cublas_cublas_matmul_transposed_bias_gelu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 65 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 65 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 65 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 41 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 41 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 41 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 41 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 41 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 41 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 41 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 41 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 9, .text = "i", .line = 41 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 41 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 41 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 41 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 41 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 41 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 9, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 41 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 41 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 41 },
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
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 23 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 23 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 70 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] + 0", .line = 23 },
    /* 71 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "present(a.shape[-1] + 0)", .line = 23 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "shape", .line = 35 },
    /* 74 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 35 },
    /* 75 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.shape[i]", .line = 35 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 35 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 35 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 80 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "a.rank - 2", .line = 35 },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "range(0, a.rank - 2)", .line = 35 },
    /* 82 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 75, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 35 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 35 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 35 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 35 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 35 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 35 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 93, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 36 },
    /* 97 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 36 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "a.shape[i]", .line = 36 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 36 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "rank", .line = 36 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 103 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "a.rank - 2", .line = 36 },
    /* 104 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 103, }, .text = "range(0, a.rank - 2)", .line = 36 },
    /* 105 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 98, 104, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 36 },
    /* 106 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 36 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "present(prod([a.shape[i] for i in range(0, a.rank - 2)]))", .line = 36 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 37 },
    /* 110 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 37 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "a.shape[i]", .line = 37 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "rank", .line = 37 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 116 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "a.rank - 2", .line = 37 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "range(0, a.rank - 2)", .line = 37 },
    /* 118 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 111, 117, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 37 },
    /* 119 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 37 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 37 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 37 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 37 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 37 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 37 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 37 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 132 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 131, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 37 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 132, }, .text = "(present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 36 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 94, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))", .line = 35 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 38 },
    /* 137 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 38 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[i]", .line = 38 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 38 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "rank", .line = 38 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 38 },
    /* 143 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "b.rank - 2", .line = 38 },
    /* 144 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "range(0, b.rank - 2)", .line = 38 },
    /* 145 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 138, 144, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 38 },
    /* 146 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 38 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 38 },
    /* 148 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 38 },
    /* 149 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 148, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 35 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 39 },
    /* 151 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "open_batches", .line = 39 },
    /* 152 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 39 },
    /* 153 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "rank", .line = 39 },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 155 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "a.rank >= 1", .line = 39 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 155, }, .text = "open_batches and a.rank >= 1", .line = 39 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "rank", .line = 39 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 160 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "b.rank >= 1", .line = 39 },
    /* 161 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 160, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 39 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "rank", .line = 32 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 165 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "x.rank > 2", .line = 32 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "shape", .line = 32 },
    /* 168 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 32 },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "x.shape[i]", .line = 32 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "rank", .line = 32 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 174 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "x.rank - 2", .line = 32 },
    /* 175 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 170, 174, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 176 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 169, 175, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 177 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 176, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 178 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 177, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 179 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 179, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "rank", .line = 32 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 184 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "x.rank > 2", .line = 32 },
    /* 185 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 186 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "shape", .line = 32 },
    /* 187 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 32 },
    /* 188 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "x.shape[i]", .line = 32 },
    /* 189 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 32 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "rank", .line = 32 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 32 },
    /* 193 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "x.rank - 2", .line = 32 },
    /* 194 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 189, 193, }, .text = "range(0, x.rank - 2)", .line = 32 },
    /* 195 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 188, 194, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 32 },
    /* 196 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 195, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 32 },
    /* 197 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 198 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 184, 198, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 32 },
    /* 200 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 199, }, .text = "(open_batch(a) or open_batch(b))", .line = 39 },
    /* 201 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 161, 200, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 39 },
    /* 202 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 149, 201, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or (present(prod([a.shape[i] for i in range(0, a.rank - 2)]))\012            and prod([a.shape[i] for i in range(0, a.rank - 2)]) == prod([b.shape[i] for i in range(0, b.rank - 2)]))\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 a...", .line = 35 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19 },
    /* 205 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19 },
    /* 206 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 205, }, .text = "dtype", .line = 19 },
    /* 207 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 206, }, .text = "a.dtype == b.dtype", .line = 19 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 19 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 19 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 213 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 209, 210, 211, 212, }, .text = "a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 214 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 213, }, .text = "a.dtype == b.dtype, a.dtype in {f16, bf16, f32}", .line = 19 },
    /* 215 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 216 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 215, }, .text = "dtype", .line = 20 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "a.dtype == i8", .line = 20 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "dtype", .line = 20 },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 20 },
    /* 222 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "b.dtype == i8", .line = 20 },
    /* 223 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 222, }, .text = "a.dtype == i8, b.dtype == i8", .line = 20 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 25 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "shape", .line = 25 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 227 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "a.shape[-1]", .line = 25 },
    /* 228 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 229 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 227, 228, }, .text = "a.shape[-1] % 4", .line = 25 },
    /* 230 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 231 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 229, 230, }, .text = "a.shape[-1] % 4 == 0", .line = 25 },
    /* 232 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 233 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 232, }, .text = "shape", .line = 25 },
    /* 234 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 25 },
    /* 235 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 233, 234, }, .text = "b.shape[-1]", .line = 25 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 25 },
    /* 237 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 235, 236, }, .text = "b.shape[-1] % 4", .line = 25 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 239 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "b.shape[-1] % 4 == 0", .line = 25 },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 231, 239, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 25 },
    /* 241 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 223, 240, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 242 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 214, 241, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 54 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 21 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "a.dtype == f8e4m3", .line = 21 },
    /* 247 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 21 },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 21 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 21 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "b.dtype == f8e4m3", .line = 21 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 21 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 55 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 55 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 55 },
    /* 255 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "r.dtype != f8e5m2", .line = 55 },
    /* 256 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 255, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 55 },
    /* 257 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 258 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 257, }, .text = "shape", .line = 28 },
    /* 259 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 28 },
    /* 260 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 258, 259, }, .text = "b.shape[-1]", .line = 28 },
    /* 261 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 262 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 260, 261, }, .text = "b.shape[-1] % 16", .line = 28 },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "b.shape[-1] % 16 == 0", .line = 28 },
    /* 265 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29 },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 29 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 29 },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 29 },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 29 },
    /* 270 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 266, 267, 268, 269, }, .text = "r.dtype in {f64, i64, u64}", .line = 29 },
    /* 271 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29 },
    /* 272 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 271, }, .text = "shape", .line = 29 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 274 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 272, 273, }, .text = "b.shape[-2]", .line = 29 },
    /* 275 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 276 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 274, 275, }, .text = "b.shape[-2] % 2", .line = 29 },
    /* 277 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 278 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 276, 277, }, .text = "b.shape[-2] % 2 == 0", .line = 29 },
    /* 279 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 270, 278, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0)", .line = 29 },
    /* 280 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 29 },
    /* 281 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 280, }, .text = "dtype", .line = 29 },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 29 },
    /* 283 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 29 },
    /* 284 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 29 },
    /* 285 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 281, 282, 283, 284, }, .text = "r.dtype in {f32, i32, u32}", .line = 29 },
    /* 286 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 29 },
    /* 287 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 286, }, .text = "shape", .line = 29 },
    /* 288 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 29 },
    /* 289 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 287, 288, }, .text = "b.shape[-2]", .line = 29 },
    /* 290 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 291 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 289, 290, }, .text = "b.shape[-2] % 4", .line = 29 },
    /* 292 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 293 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 291, 292, }, .text = "b.shape[-2] % 4 == 0", .line = 29 },
    /* 294 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 285, 293, }, .text = "(r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 295 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 279, 294, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)", .line = 29 },
    /* 296 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 30 },
    /* 297 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 296, }, .text = "dtype", .line = 30 },
    /* 298 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 30 },
    /* 299 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 30 },
    /* 300 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 30 },
    /* 301 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 30 },
    /* 302 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 297, 298, 299, 300, 301, }, .text = "r.dtype in {f16, bf16, i16, u16}", .line = 30 },
    /* 303 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 304 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "shape", .line = 30 },
    /* 305 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 306 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 304, 305, }, .text = "b.shape[-2]", .line = 30 },
    /* 307 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 30 },
    /* 308 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 306, 307, }, .text = "b.shape[-2] % 8", .line = 30 },
    /* 309 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 310 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 308, 309, }, .text = "b.shape[-2] % 8 == 0", .line = 30 },
    /* 311 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 302, 310, }, .text = "(r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 30 },
    /* 312 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 295, 311, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0)", .line = 29 },
    /* 313 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 314 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 313, }, .text = "shape", .line = 30 },
    /* 315 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 30 },
    /* 316 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 314, 315, }, .text = "b.shape[-2]", .line = 30 },
    /* 317 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 30 },
    /* 318 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 316, 317, }, .text = "b.shape[-2] % 16", .line = 30 },
    /* 319 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 320 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 318, 319, }, .text = "b.shape[-2] % 16 == 0", .line = 30 },
    /* 321 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 312, 320, }, .text = "(r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 29 },
    /* 322 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 321, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype in {f64, i64, u64} and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32, u32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16, i16, u16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 28 },
    /* 323 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 256, 322, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 55 },
    /* 324 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 242, 323, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 54 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_transposed_bias_gelu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(transposed_biased)", .line = 82 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 66, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 52, .n_where = 4, .where = (const uint32_t[]){ 64, 71, 202, 324, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 63 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 51 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 63 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 63 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_transposed_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_transposed_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_transposed_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_transposed_bias_gelu_desc = {
    .n_nodes = 7, .n_exprs = 325, .n_vars = 10, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_transposed_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_transposed_bias_gelu_regions,
    .var_region = relax_cublas_cublas_matmul_transposed_bias_gelu_var_regions,
    .exprs = relax_cublas_cublas_matmul_transposed_bias_gelu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_transposed_bias_gelu_dims,
    .text = "\"cublas.matmul_transposed_bias_gelu\"  = relax.nn.gelu(transposed_biased);", .line = 82
};
static bool relax_cublas_cublas_matmul_transposed_bias_gelu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_cublas_cublas_matmul_transposed_bias_gelu_match(g, n, m);
}
static bool relax_cublas_cublas_matmul_transposed_bias_gelu_pass(void *ctx, const struct relax_cublas_cublas_matmul_transposed_bias_gelu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_cublas_cublas_matmul_transposed_bias_gelu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_cublas_cublas_matmul_transposed_bias_gelu_each(g, n, relax_cublas_cublas_matmul_transposed_bias_gelu_pass, &e);
}

static const struct dfg_part relax_cublas_cublas_matmul_transposed_bias_gelu_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole, gelu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole, p) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole, a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole, t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole, b) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole, bias) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "product", .place = "relax_cublas.pat:45", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_product_match),
      .n_captures = 3, .captures = relax_cublas_product_captures,
      .match = relax_cublas_product_any, .each = relax_cublas_product_all, .desc = &relax_cublas_product_desc,
      .whole_size = sizeof(struct relax_cublas_product_whole), .n_parts = sizeof relax_cublas_product_parts / sizeof *relax_cublas_product_parts,
      .n_params = 2, .parts = relax_cublas_product_parts, .whole = relax_cublas_product_whole },
    { .name = "transposed_product", .place = "relax_cublas.pat:50", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_transposed_product_match),
      .n_captures = 4, .captures = relax_cublas_transposed_product_captures,
      .match = relax_cublas_transposed_product_any, .each = relax_cublas_transposed_product_all, .desc = &relax_cublas_transposed_product_desc,
      .whole_size = sizeof(struct relax_cublas_transposed_product_whole), .n_parts = sizeof relax_cublas_transposed_product_parts / sizeof *relax_cublas_transposed_product_parts,
      .n_params = 2, .parts = relax_cublas_transposed_product_parts, .whole = relax_cublas_transposed_product_whole },
    { .name = "biased", .place = "relax_cublas.pat:58", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_biased_match),
      .n_captures = 4, .captures = relax_cublas_biased_captures,
      .match = relax_cublas_biased_any, .each = relax_cublas_biased_all, .desc = &relax_cublas_biased_desc,
      .whole_size = sizeof(struct relax_cublas_biased_whole), .n_parts = sizeof relax_cublas_biased_parts / sizeof *relax_cublas_biased_parts,
      .n_params = 3, .parts = relax_cublas_biased_parts, .whole = relax_cublas_biased_whole },
    { .name = "transposed_biased", .place = "relax_cublas.pat:63", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_transposed_biased_match),
      .n_captures = 4, .captures = relax_cublas_transposed_biased_captures,
      .match = relax_cublas_transposed_biased_any, .each = relax_cublas_transposed_biased_all, .desc = &relax_cublas_transposed_biased_desc,
      .whole_size = sizeof(struct relax_cublas_transposed_biased_whole), .n_parts = sizeof relax_cublas_transposed_biased_parts / sizeof *relax_cublas_transposed_biased_parts,
      .n_params = 3, .parts = relax_cublas_transposed_biased_parts, .whole = relax_cublas_transposed_biased_whole },
    { .name = "dequantized", .place = "relax_cublas.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_dequantized_match),
      .n_captures = 2, .captures = relax_cublas_dequantized_captures,
      .match = relax_cublas_dequantized_any, .each = relax_cublas_dequantized_all, .desc = &relax_cublas_dequantized_desc,
      .whole_size = sizeof(struct relax_cublas_dequantized_whole), .n_parts = sizeof relax_cublas_dequantized_parts / sizeof *relax_cublas_dequantized_parts,
      .n_params = 2, .parts = relax_cublas_dequantized_parts, .whole = relax_cublas_dequantized_whole },
    { .name = "scaled", .place = "relax_cublas.pat:70", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_scaled_match),
      .n_captures = 2, .captures = relax_cublas_scaled_captures,
      .match = relax_cublas_scaled_any, .each = relax_cublas_scaled_all, .desc = &relax_cublas_scaled_desc,
      .whole_size = sizeof(struct relax_cublas_scaled_whole), .n_parts = sizeof relax_cublas_scaled_parts / sizeof *relax_cublas_scaled_parts,
      .n_params = 2, .parts = relax_cublas_scaled_parts, .whole = relax_cublas_scaled_whole },
    { .name = "cublas.matmul_bias_relu", .place = "relax_cublas.pat:77", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_bias_relu_match),
      .match = relax_cublas_cublas_matmul_bias_relu_any, .each = relax_cublas_cublas_matmul_bias_relu_all, .desc = &relax_cublas_cublas_matmul_bias_relu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_bias_relu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_bias_relu_parts / sizeof *relax_cublas_cublas_matmul_bias_relu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_bias_relu_parts, .whole = relax_cublas_cublas_matmul_bias_relu_whole },
    { .name = "cublas.matmul_bias_gelu", .place = "relax_cublas.pat:78", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_bias_gelu_match),
      .match = relax_cublas_cublas_matmul_bias_gelu_any, .each = relax_cublas_cublas_matmul_bias_gelu_all, .desc = &relax_cublas_cublas_matmul_bias_gelu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_bias_gelu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_bias_gelu_parts / sizeof *relax_cublas_cublas_matmul_bias_gelu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_bias_gelu_parts, .whole = relax_cublas_cublas_matmul_bias_gelu_whole },
    { .name = "cublas.matmul_transposed_bias_relu", .place = "relax_cublas.pat:81", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_relu_match),
      .match = relax_cublas_cublas_matmul_transposed_bias_relu_any, .each = relax_cublas_cublas_matmul_transposed_bias_relu_all, .desc = &relax_cublas_cublas_matmul_transposed_bias_relu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_transposed_bias_relu_parts / sizeof *relax_cublas_cublas_matmul_transposed_bias_relu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_transposed_bias_relu_parts, .whole = relax_cublas_cublas_matmul_transposed_bias_relu_whole },
    { .name = "cublas.matmul_transposed_bias_gelu", .place = "relax_cublas.pat:82", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_match),
      .match = relax_cublas_cublas_matmul_transposed_bias_gelu_any, .each = relax_cublas_cublas_matmul_transposed_bias_gelu_all, .desc = &relax_cublas_cublas_matmul_transposed_bias_gelu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_gelu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_transposed_bias_gelu_parts / sizeof *relax_cublas_cublas_matmul_transposed_bias_gelu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_transposed_bias_gelu_parts, .whole = relax_cublas_cublas_matmul_transposed_bias_gelu_whole },
};

/* ---- table relax_cublas ---- */

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
static void relax_cublas_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = relax_cublas_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "relax_cublas", .n = 10, .last_wins = true, .entries = relax_cublas_entries, .n_words = 1,
      .n_attrs = 1, .attrs = relax_cublas_attrs,
      .candidates = relax_cublas_candidates_any, .first = relax_cublas_first, .sweep = relax_cublas_sweep },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_cublas_unit;
const struct dfg_unit relax_cublas_unit = {
    .abi = DFG_ABI,
    .name = "relax_cublas",
    .imports = imports,
    .names = &relax_cublas_names, .whole_names = &whole_names,
    .n_patterns = 10, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
