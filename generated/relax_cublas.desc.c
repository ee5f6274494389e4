/* What relax_cublas.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_cublas.h"

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
    .needs = 0,
    .n_ops = 8,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

static const struct relax_cublas_options *options(const dfg_graph *g)
{
    return g->options ? g->options : &relax_cublas_default_options;
}

/* relax_cublas.pat:21
 * cond static_reduction(a) = a.shape[-1] >= 0;
 */
static bool static_reduction(const dfg_graph *g, dfg_node a)
{
    return dfg_ge(dfg_extent_of(g, a, -1), dfg_int(0));
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
                       dfg_same(dfg_at(dfg_shape_of(g, a), dfg_add(dfg_int(0), dfg_int(k))),
                                dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k)))));
    return all;
}

static dfg_val relax_cublas_prod2(const dfg_graph *g, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_mul(total, dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

static dfg_val relax_cublas_prod3(const dfg_graph *g, dfg_node a)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_mul(total, dfg_at(dfg_shape_of(g, a), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

static dfg_val relax_cublas_prod4(const dfg_graph *g, dfg_node x)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, x), dfg_int(2)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_mul(total, dfg_at(dfg_shape_of(g, x), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

/* relax_cublas.pat:30
 * cond open_batch(x) = x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]));
 */
static bool open_batch(const dfg_graph *g, dfg_node x)
{
    return dfg_gt(dfg_rank_of(g, x), dfg_int(2)) && !dfg_known(relax_cublas_prod4(g, x));
}

/* relax_cublas.pat:32
 * cond batches(a, b) =
 *     [a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]
 *         or prod([a.shape[i] for i in range(0, a.rank - 2)])
 *             == prod([b.shape[i] for i in range(0, b.rank - 2)])
 *         or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1
 *         or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)));
 */
static bool batches(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return relax_cublas_same1(g, a, b) == DFG_TRUE
        || dfg_eq(relax_cublas_prod3(g, a), relax_cublas_prod2(g, b))
        || dfg_eq(relax_cublas_prod2(g, b), dfg_int(1))
        || (options(g)->open_batches && dfg_ge(dfg_rank_of(g, a), dfg_int(1))
            && dfg_ge(dfg_rank_of(g, b), dfg_int(1)) && (open_batch(g, a) || open_batch(g, b)));
}

/* relax_cublas.pat:17
 * cond same_floats(a, b) = a.dtype == b.dtype, a.dtype in {f16, f32};
 */
static bool same_floats(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && (dfg_dtype(g, a) == DFG_F16 || dfg_dtype(g, a) == DFG_F32);
}

/* relax_cublas.pat:18
 * cond same_i8(a, b) = a.dtype == i8, b.dtype == i8;
 */
static bool same_i8_holds(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_I8 && dfg_dtype(g, b) == DFG_I8;
}

/* relax_cublas.pat:23
 * cond fours(a, b) = a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0;
 */
static bool fours(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_eq(dfg_mod(dfg_extent_of(g, a, -1), dfg_int(4)), dfg_int(0))
        && dfg_eq(dfg_mod(dfg_extent_of(g, b, -1), dfg_int(4)), dfg_int(0));
}

struct relax_cublas_product_whole {
    struct relax_cublas_product_match m;
};

static bool relax_cublas_product_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_relax_matmul || !dfg_has_args(g, n, 2))
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

/* relax_cublas.pat:41
 * cond swaps_last(t, b) =
 *     (b.rank == 2 and not present(t.axes))
 *         or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);
 */
static bool swaps_last(const dfg_graph *g, dfg_node t, dfg_node b)
{
    return (dfg_rank(g, b) == 2 && !dfg_known(dfg_attr(g, t, ATTR_axes)))
        || relax_cublas_same5(g, b, t) == DFG_TRUE;
}

/* relax_cublas.pat:19
 * cond same_f8(a, b) = a.dtype == f8e4m3, b.dtype == f8e4m3;
 */
static bool same_f8_holds(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_F8E4M3 && dfg_dtype(g, b) == DFG_F8E4M3;
}

/* relax_cublas.pat:25
 * cond aligned(b, r) =
 *     b.shape[-1] % 16 == 0,
 *     (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)
 *         or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0;
 */
static bool aligned(const dfg_graph *g, dfg_node b, dfg_node r)
{
    return dfg_eq(dfg_mod(dfg_extent_of(g, b, -1), dfg_int(16)), dfg_int(0))
        && ((dfg_dtype(g, r) == DFG_F64 && dfg_eq(dfg_mod(dfg_extent_of(g, b, -2), dfg_int(2)), dfg_int(0)))
            || ((dfg_dtype(g, r) == DFG_F32 || dfg_dtype(g, r) == DFG_I32)
                && dfg_eq(dfg_mod(dfg_extent_of(g, b, -2), dfg_int(4)), dfg_int(0)))
            || ((dfg_dtype(g, r) == DFG_F16 || dfg_dtype(g, r) == DFG_BF16)
                && dfg_eq(dfg_mod(dfg_extent_of(g, b, -2), dfg_int(8)), dfg_int(0)))
            || dfg_eq(dfg_mod(dfg_extent_of(g, b, -2), dfg_int(16)), dfg_int(0)));
}

struct relax_cublas_transposed_product_whole {
    struct relax_cublas_transposed_product_match m;
};

static bool relax_cublas_transposed_product_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_relax_matmul || !dfg_has_args(g, n, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (dfg_op(g, t) != OP_relax_permute_dims || !dfg_has_args(g, t, 1))
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
        total = dfg_mul(total, dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

/* relax_cublas.pat:39
 * cond bias_of(b, r) = b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1;
 */
static bool bias_of(const dfg_graph *g, dfg_node b, dfg_node r)
{
    return dfg_eq(dfg_extent_of(g, b, -1), dfg_extent_of(g, r, -1))
        && dfg_le(relax_cublas_prod6(g, b), dfg_int(1));
}

struct relax_cublas_biased_whole {
    struct relax_cublas_biased_match m;
    dfg_node add;
};

static bool relax_cublas_biased_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_relax_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_relax_matmul || !dfg_has_args(g, p, 2))
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
    if (dfg_op(g, n) != OP_relax_add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node p = dfg_arg(g, n, swap);
        if (dfg_op(g, p) != OP_relax_matmul || !dfg_has_args(g, p, 2))
            continue;
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node t = dfg_arg(g, p, 1);
        if (dfg_op(g, t) != OP_relax_permute_dims || !dfg_has_args(g, t, 1))
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
    if (dfg_op(g, n) != OP_relax_dequantize || !dfg_argc_is(g, n, 3))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (dfg_op(g, r) != OP_relax_matmul || !dfg_has_args(g, r, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node t = dfg_arg(g, r, 1);
    if (dfg_op(g, t) != OP_relax_permute_dims || !dfg_has_args(g, t, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    dfg_node scale = dfg_arg(g, n, 1);
    dfg_node x = scale;
    if (dfg_rank(g, x) != 0)
        return false;
    dfg_node constant = scale;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node zero_point = dfg_arg(g, n, 2);
    dfg_node constant_2 = zero_point;
    if (!dfg_scalar_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = zero_point;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2))
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
    if (dfg_op(g, n) != OP_relax_astype || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (dfg_op(g, multiply) != OP_relax_multiply || !dfg_argc_is(g, multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node r = dfg_arg(g, multiply, swap);
    if (dfg_op(g, r) != OP_relax_matmul || !dfg_has_args(g, r, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node t = dfg_arg(g, r, 1);
    if (dfg_op(g, t) != OP_relax_permute_dims || !dfg_has_args(g, t, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    dfg_node multiply_2 = dfg_arg(g, multiply, 1 - swap);
    if (dfg_op(g, multiply_2) != OP_relax_multiply || !dfg_has_args(g, multiply_2, 2))
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
    if (dfg_op(g, n) != OP_relax_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_relax_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_relax_matmul || !dfg_has_args(g, p, 2))
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
    if (dfg_op(g, n) != OP_relax_nn_gelu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_relax_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_relax_matmul || !dfg_has_args(g, p, 2))
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
    if (dfg_op(g, n) != OP_relax_nn_relu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_relax_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_relax_matmul || !dfg_has_args(g, p, 2))
            continue;
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node t = dfg_arg(g, p, 1);
        if (dfg_op(g, t) != OP_relax_permute_dims || !dfg_has_args(g, t, 1))
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
    if (dfg_op(g, n) != OP_relax_nn_gelu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (dfg_op(g, add) != OP_relax_add || !dfg_has_args(g, add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node p = dfg_arg(g, add, swap);
        if (dfg_op(g, p) != OP_relax_matmul || !dfg_has_args(g, p, 2))
            continue;
        dfg_node a = dfg_arg(g, p, 0);
        dfg_node t = dfg_arg(g, p, 1);
        if (dfg_op(g, t) != OP_relax_permute_dims || !dfg_has_args(g, t, 1))
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 5 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 33 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 33 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 33 },
    /* 9 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "a.shape[i]", .line = 33 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 33 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 33 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 14 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "a.rank - 2", .line = 33 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 16 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 9, 15, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 33 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 33 },
    /* 19 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.shape[i]", .line = 33 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 33 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 33 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 25 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "b.rank - 2", .line = 33 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 27 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 34 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 34 },
    /* 31 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 34 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "a.shape[i]", .line = 34 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 34 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 34 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 37 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.rank - 2", .line = 34 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 39 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 32, 38, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 35 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 35 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 35 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "b.shape[i]", .line = 35 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 35 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 35 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 49 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.rank - 2", .line = 35 },
    /* 50 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 51 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 44, 50, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 36 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 36 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 36 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 36 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 36 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 36 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 36 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 68 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 68, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 71 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "open_batches", .line = 37 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 37 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 75 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.rank >= 1", .line = 37 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 37 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 37 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 80 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "b.rank >= 1", .line = 37 },
    /* 81 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 30 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "rank", .line = 30 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 85 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.rank > 2", .line = 30 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 30 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 30 },
    /* 88 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 30 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "x.shape[i]", .line = 30 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 30 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "rank", .line = 30 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 94 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "x.rank - 2", .line = 30 },
    /* 95 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 90, 94, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 96 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 89, 95, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 97 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 98 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 99 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 85, 99, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 102 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "rank", .line = 30 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 104 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "x.rank > 2", .line = 30 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 106 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "shape", .line = 30 },
    /* 107 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 108 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "x.shape[i]", .line = 30 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "rank", .line = 30 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 113 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "x.rank - 2", .line = 30 },
    /* 114 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 109, 113, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 115 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 117 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 118 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 118, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 120 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 100, 119, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 121 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 120, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 122 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 69, 121, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 17 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "dtype", .line = 17 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 17 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "dtype", .line = 17 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 124, 126, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 17 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "dtype", .line = 17 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 132 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 129, 130, 131, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 127, 132, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 18 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "dtype", .line = 18 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 137 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "a.dtype == i8", .line = 18 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 18 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "dtype", .line = 18 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "b.dtype == i8", .line = 18 },
    /* 142 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 141, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 23 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "shape", .line = 23 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 146 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "a.shape[-1]", .line = 23 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 148 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 150 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 23 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "shape", .line = 23 },
    /* 153 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 154 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 152, 153, }, .text = "b.shape[-1]", .line = 23 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 156 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 158 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 159 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 150, 158, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 160 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 142, 159, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 49 },
    /* 161 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 133, 160, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 49 },
};
static const struct dfg_desc_node relax_cublas_product_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, b)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 47 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 47 },
};
static const struct dfg_desc_region relax_cublas_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_product_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_product_dims[] = { 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_product_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cublas_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, r) },
};
static const struct dfg_desc_pattern relax_cublas_product_desc = {
    .n_nodes = 3, .n_exprs = 162, .n_vars = 7, .n_sets = 3,
    .nodes = relax_cublas_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_product_regions,
    .var_region = relax_cublas_product_var_regions,
    .exprs = relax_cublas_product_exprs,
    .captures = relax_cublas_product_refs,
    .var_is_dim = relax_cublas_product_dims,
    .text = "pattern product(a, b) {\012    r = relax.matmul(a, b);\012    where static_reduction(a), batches(a, b), same_floats(a, b) or (same_i8(a, b) and fours(a, b));\012    return r;\012}", .line = 47, .n_where = 3, .where = (const uint32_t[]){ 5, 122, 161, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 42 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 42 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 42 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 42 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 42 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 42 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 42 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 42 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 42 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 43 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 43 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 43 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 43 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 43 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 43 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 43 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 43 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 43 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 43 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 43 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 43 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 43 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 43 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 43 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 43 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 42 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 21 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 21 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 21 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 33 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 33 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 33 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 33 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 33 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 33 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 33 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 33 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 33 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 33 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 33 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 33 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 33 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 34 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 34 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 34 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 34 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 34 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 34 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 34 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 35 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 35 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 35 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 35 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 35 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 36 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 36 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 36 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 36 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 36 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 108 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "open_batches", .line = 37 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 37 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "rank", .line = 37 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 112 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "a.rank >= 1", .line = 37 },
    /* 113 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 112, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "rank", .line = 37 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 117 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "b.rank >= 1", .line = 37 },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 113, 117, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 30 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "rank", .line = 30 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 122 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "x.rank > 2", .line = 30 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 30 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "shape", .line = 30 },
    /* 125 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 126 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "x.shape[i]", .line = 30 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 30 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "rank", .line = 30 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 131 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "x.rank - 2", .line = 30 },
    /* 132 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 133 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 126, 132, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 134 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 135 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 136 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 122, 136, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "rank", .line = 30 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 141 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.rank > 2", .line = 30 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "shape", .line = 30 },
    /* 144 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 30 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "x.shape[i]", .line = 30 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 148 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "rank", .line = 30 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 150 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "x.rank - 2", .line = 30 },
    /* 151 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 146, 150, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 152 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 145, 151, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 153 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 154 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 155 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 155, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 157 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 156, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 158 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 157, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 159 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 158, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 17 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "dtype", .line = 17 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 17 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "dtype", .line = 17 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 161, 163, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 17 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "dtype", .line = 17 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 169 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 166, 167, 168, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 170 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 169, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 18 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 18 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "a.dtype == i8", .line = 18 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 18 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 18 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "b.dtype == i8", .line = 18 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 174, 178, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 23 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 23 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "a.shape[-1]", .line = 23 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 185 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 187 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 23 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "shape", .line = 23 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 191 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-1]", .line = 23 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 193 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 195, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 197 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 196, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 198 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 170, 197, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 199 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 19 },
    /* 200 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "dtype", .line = 19 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "a.dtype == f8e4m3", .line = 19 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 19 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 206 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.dtype == f8e4m3", .line = 19 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 202, 206, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 19 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 57 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 57 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 57 },
    /* 211 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "r.dtype != f8e5m2", .line = 57 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 211, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 57 },
    /* 213 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 26 },
    /* 214 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 213, }, .text = "shape", .line = 26 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 26 },
    /* 216 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-1]", .line = 26 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 26 },
    /* 218 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-1] % 16", .line = 26 },
    /* 219 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 220 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 218, 219, }, .text = "b.shape[-1] % 16 == 0", .line = 26 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 27 },
    /* 222 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .text = "dtype", .line = 27 },
    /* 223 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 27 },
    /* 224 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 222, 223, }, .text = "r.dtype == f64", .line = 27 },
    /* 225 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 27 },
    /* 226 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 225, }, .text = "shape", .line = 27 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 228 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 226, 227, }, .text = "b.shape[-2]", .line = 27 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 230 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "b.shape[-2] % 2", .line = 27 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-2] % 2 == 0", .line = 27 },
    /* 233 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 224, 232, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 27 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 27 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "dtype", .line = 27 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 27 },
    /* 237 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 27 },
    /* 238 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 235, 236, 237, }, .text = "r.dtype in {f32, i32}", .line = 27 },
    /* 239 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 27 },
    /* 240 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "shape", .line = 27 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 242 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 240, 241, }, .text = "b.shape[-2]", .line = 27 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 27 },
    /* 244 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-2] % 4", .line = 27 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2] % 4 == 0", .line = 27 },
    /* 247 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 238, 246, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 248 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 233, 247, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 249 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 28 },
    /* 250 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 249, }, .text = "dtype", .line = 28 },
    /* 251 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 28 },
    /* 252 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 28 },
    /* 253 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 250, 251, 252, }, .text = "r.dtype in {f16, bf16}", .line = 28 },
    /* 254 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28 },
    /* 255 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 254, }, .text = "shape", .line = 28 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 257 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 255, 256, }, .text = "b.shape[-2]", .line = 28 },
    /* 258 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 28 },
    /* 259 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 257, 258, }, .text = "b.shape[-2] % 8", .line = 28 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 261 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2] % 8 == 0", .line = 28 },
    /* 262 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 253, 261, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 28 },
    /* 263 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 248, 262, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 27 },
    /* 264 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28 },
    /* 265 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 264, }, .text = "shape", .line = 28 },
    /* 266 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 267 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 265, 266, }, .text = "b.shape[-2]", .line = 28 },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 269 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 267, 268, }, .text = "b.shape[-2] % 16", .line = 28 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 271 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 269, 270, }, .text = "b.shape[-2] % 16 == 0", .line = 28 },
    /* 272 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 263, 271, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 27 },
    /* 273 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 272, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 26 },
    /* 274 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 212, 273, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 57 },
    /* 275 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 198, 274, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 56 },
};
static const struct dfg_desc_node relax_cublas_transposed_product_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 54 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 52 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 53 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 52 },
};
static const struct dfg_desc_region relax_cublas_transposed_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_transposed_product_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_transposed_product_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_transposed_product_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cublas_transposed_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, r) },
};
static const struct dfg_desc_pattern relax_cublas_transposed_product_desc = {
    .n_nodes = 4, .n_exprs = 276, .n_vars = 8, .n_sets = 4,
    .nodes = relax_cublas_transposed_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_transposed_product_regions,
    .var_region = relax_cublas_transposed_product_var_regions,
    .exprs = relax_cublas_transposed_product_exprs,
    .captures = relax_cublas_transposed_product_refs,
    .var_is_dim = relax_cublas_transposed_product_dims,
    .text = "pattern transposed_product(a, b) {\012    t = relax.permute_dims(b);\012    r = relax.matmul(a, t);\012    where swaps_last(t, b), static_reduction(a), batches(a, b);\012    where same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r));\012    return r;\012}", .line = 52, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 159, 275, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 21 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 21 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 21 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 5 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 33 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 33 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 33 },
    /* 9 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "a.shape[i]", .line = 33 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 33 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 33 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 14 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "a.rank - 2", .line = 33 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 16 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 9, 15, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 33 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 33 },
    /* 19 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.shape[i]", .line = 33 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 33 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 33 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 25 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "b.rank - 2", .line = 33 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 27 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 34 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 34 },
    /* 31 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 34 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "a.shape[i]", .line = 34 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 34 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 34 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 37 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.rank - 2", .line = 34 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 39 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 32, 38, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 35 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 35 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "b.shape[i]", .line = 35 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 35 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 35 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 49 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.rank - 2", .line = 35 },
    /* 50 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 51 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 44, 50, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 36 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 36 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 36 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 36 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 36 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 68 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 68, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 71 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "open_batches", .line = 37 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 37 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 75 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "a.rank >= 1", .line = 37 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 75, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "rank", .line = 37 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 80 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "b.rank >= 1", .line = 37 },
    /* 81 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "rank", .line = 30 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 85 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.rank > 2", .line = 30 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 30 },
    /* 88 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 30 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "x.shape[i]", .line = 30 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "rank", .line = 30 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 94 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "x.rank - 2", .line = 30 },
    /* 95 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 90, 94, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 96 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 89, 95, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 97 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 98 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 99 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 85, 99, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 102 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "rank", .line = 30 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 104 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "x.rank > 2", .line = 30 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 106 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "shape", .line = 30 },
    /* 107 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 108 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "x.shape[i]", .line = 30 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "rank", .line = 30 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 113 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "x.rank - 2", .line = 30 },
    /* 114 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 109, 113, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 115 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 116 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 117 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 118 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 118, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 120 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 100, 119, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 121 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 120, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 122 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 69, 121, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 17 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "dtype", .line = 17 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 17 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "dtype", .line = 17 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 124, 126, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 17 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "dtype", .line = 17 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 132 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 129, 130, 131, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 127, 132, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 18 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "dtype", .line = 18 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 137 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "a.dtype == i8", .line = 18 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 18 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "dtype", .line = 18 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "b.dtype == i8", .line = 18 },
    /* 142 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 141, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 143 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23 },
    /* 144 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "shape", .line = 23 },
    /* 145 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 146 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 144, 145, }, .text = "a.shape[-1]", .line = 23 },
    /* 147 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 148 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 146, 147, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 150 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 23 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "shape", .line = 23 },
    /* 153 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 154 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 152, 153, }, .text = "b.shape[-1]", .line = 23 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 156 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 154, 155, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 158 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 159 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 150, 158, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 160 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 142, 159, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 49 },
    /* 161 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 133, 160, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 49 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 62 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "dtype", .line = 62 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 62 },
    /* 165 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "a.dtype != i8", .line = 62 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "shape", .line = 39 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 169 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "b.shape[-1]", .line = 39 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 39 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 39 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "r.shape[-1]", .line = 39 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 169, 173, }, .text = "b.shape[-1] == r.shape[-1]", .line = 39 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "shape", .line = 39 },
    /* 177 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 39 },
    /* 178 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "b.shape[i]", .line = 39 },
    /* 179 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 39 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "rank", .line = 39 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 183 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "b.rank - 1", .line = 39 },
    /* 184 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 179, 183, }, .text = "range(0, b.rank - 1)", .line = 39 },
    /* 185 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 178, 184, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 39 },
    /* 186 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 39 },
    /* 187 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 188 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 189 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 174, 188, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
};
static const struct dfg_desc_node relax_cublas_biased_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(p, bias)", .line = 63 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 48, .n_where = 3, .where = (const uint32_t[]){ 5, 122, 161, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 60 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 60 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 60 },
};
static const struct dfg_desc_region relax_cublas_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_biased_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_biased_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_biased_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cublas_biased_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, b) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, bias) },
    { "p", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, p) },
};
static const struct dfg_desc_pattern relax_cublas_biased_desc = {
    .n_nodes = 5, .n_exprs = 190, .n_vars = 8, .n_sets = 4,
    .nodes = relax_cublas_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_biased_regions,
    .var_region = relax_cublas_biased_var_regions,
    .exprs = relax_cublas_biased_exprs,
    .captures = relax_cublas_biased_refs,
    .var_is_dim = relax_cublas_biased_dims,
    .text = "pattern biased(a, b, bias) {\012    p = product(a, b);\012    where a.dtype != i8, bias_of(bias, p);\012    return relax.add(p, bias);\012}", .line = 60, .n_where = 2, .where = (const uint32_t[]){ 165, 189, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 42 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 42 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 42 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 42 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 42 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 42 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 42 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 42 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 42 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 43 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 43 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 43 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 43 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 43 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 43 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 43 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 43 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 43 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 43 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 43 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 43 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 43 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 43 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 43 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 43 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 42 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 21 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 21 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 21 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 33 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 33 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 33 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 33 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 33 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 33 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 33 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 33 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 33 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 33 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 33 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 34 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 34 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 34 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 34 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 34 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 34 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 34 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 35 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 35 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 35 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 35 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 35 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 36 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 36 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 36 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 36 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 36 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 108 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "open_batches", .line = 37 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "rank", .line = 37 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 112 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "a.rank >= 1", .line = 37 },
    /* 113 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 112, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "rank", .line = 37 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 117 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "b.rank >= 1", .line = 37 },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 113, 117, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "rank", .line = 30 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 122 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "x.rank > 2", .line = 30 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "shape", .line = 30 },
    /* 125 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 126 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "x.shape[i]", .line = 30 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "rank", .line = 30 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 131 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "x.rank - 2", .line = 30 },
    /* 132 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 133 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 126, 132, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 134 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 135 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 136 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 122, 136, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "rank", .line = 30 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 141 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.rank > 2", .line = 30 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "shape", .line = 30 },
    /* 144 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 30 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "x.shape[i]", .line = 30 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 148 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "rank", .line = 30 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 150 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "x.rank - 2", .line = 30 },
    /* 151 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 146, 150, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 152 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 145, 151, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 153 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 154 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 155 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 155, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 157 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 156, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 158 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 157, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 159 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 158, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 17 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "dtype", .line = 17 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 17 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "dtype", .line = 17 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 161, 163, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 17 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "dtype", .line = 17 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 169 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 166, 167, 168, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 170 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 169, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 18 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 18 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "a.dtype == i8", .line = 18 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 18 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 18 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "b.dtype == i8", .line = 18 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 174, 178, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 23 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "a.shape[-1]", .line = 23 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 185 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 187 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 23 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "shape", .line = 23 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 191 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-1]", .line = 23 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 193 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 195, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 197 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 196, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 198 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 170, 197, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 199 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 200 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "dtype", .line = 19 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "a.dtype == f8e4m3", .line = 19 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 206 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.dtype == f8e4m3", .line = 19 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 202, 206, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 19 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 57 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 57 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 57 },
    /* 211 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "r.dtype != f8e5m2", .line = 57 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 211, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 57 },
    /* 213 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 26 },
    /* 214 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 213, }, .text = "shape", .line = 26 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 26 },
    /* 216 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-1]", .line = 26 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 26 },
    /* 218 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-1] % 16", .line = 26 },
    /* 219 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 220 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 218, 219, }, .text = "b.shape[-1] % 16 == 0", .line = 26 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 27 },
    /* 222 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .text = "dtype", .line = 27 },
    /* 223 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 27 },
    /* 224 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 222, 223, }, .text = "r.dtype == f64", .line = 27 },
    /* 225 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 27 },
    /* 226 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 225, }, .text = "shape", .line = 27 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 228 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 226, 227, }, .text = "b.shape[-2]", .line = 27 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 230 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "b.shape[-2] % 2", .line = 27 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-2] % 2 == 0", .line = 27 },
    /* 233 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 224, 232, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 27 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 27 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "dtype", .line = 27 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 27 },
    /* 237 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 27 },
    /* 238 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 235, 236, 237, }, .text = "r.dtype in {f32, i32}", .line = 27 },
    /* 239 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 27 },
    /* 240 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "shape", .line = 27 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 242 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 240, 241, }, .text = "b.shape[-2]", .line = 27 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 27 },
    /* 244 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-2] % 4", .line = 27 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2] % 4 == 0", .line = 27 },
    /* 247 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 238, 246, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 248 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 233, 247, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 249 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 28 },
    /* 250 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 249, }, .text = "dtype", .line = 28 },
    /* 251 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 28 },
    /* 252 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 28 },
    /* 253 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 250, 251, 252, }, .text = "r.dtype in {f16, bf16}", .line = 28 },
    /* 254 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 255 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 254, }, .text = "shape", .line = 28 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 257 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 255, 256, }, .text = "b.shape[-2]", .line = 28 },
    /* 258 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 28 },
    /* 259 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 257, 258, }, .text = "b.shape[-2] % 8", .line = 28 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 261 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2] % 8 == 0", .line = 28 },
    /* 262 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 253, 261, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 28 },
    /* 263 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 248, 262, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 27 },
    /* 264 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 265 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 264, }, .text = "shape", .line = 28 },
    /* 266 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 267 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 265, 266, }, .text = "b.shape[-2]", .line = 28 },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 269 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 267, 268, }, .text = "b.shape[-2] % 16", .line = 28 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 271 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 269, 270, }, .text = "b.shape[-2] % 16 == 0", .line = 28 },
    /* 272 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 263, 271, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 27 },
    /* 273 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 272, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 26 },
    /* 274 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 212, 273, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 57 },
    /* 275 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 198, 274, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 56 },
    /* 276 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 67 },
    /* 277 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 276, }, .text = "dtype", .line = 67 },
    /* 278 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 67 },
    /* 279 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 277, 278, }, .text = "a.dtype != i8", .line = 67 },
    /* 280 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 281 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 280, }, .text = "shape", .line = 39 },
    /* 282 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 283 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 281, 282, }, .text = "b.shape[-1]", .line = 39 },
    /* 284 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 39 },
    /* 285 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 284, }, .text = "shape", .line = 39 },
    /* 286 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 287 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 285, 286, }, .text = "r.shape[-1]", .line = 39 },
    /* 288 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 283, 287, }, .text = "b.shape[-1] == r.shape[-1]", .line = 39 },
    /* 289 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 290 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 289, }, .text = "shape", .line = 39 },
    /* 291 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 39 },
    /* 292 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 290, 291, }, .text = "b.shape[i]", .line = 39 },
    /* 293 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 294 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 295 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 294, }, .text = "rank", .line = 39 },
    /* 296 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 297 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 295, 296, }, .text = "b.rank - 1", .line = 39 },
    /* 298 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 293, 297, }, .text = "range(0, b.rank - 1)", .line = 39 },
    /* 299 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 292, 298, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 39 },
    /* 300 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 299, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 39 },
    /* 301 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 302 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 300, 301, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 303 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 288, 302, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
};
static const struct dfg_desc_node relax_cublas_transposed_biased_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "relax.add(p, bias)", .line = 68 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 54, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 159, 275, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 65 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 53 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 65 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 65 },
};
static const struct dfg_desc_region relax_cublas_transposed_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_transposed_biased_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_transposed_biased_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_transposed_biased_refs[] = { { 2, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cublas_transposed_biased_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, b) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, bias) },
    { "p", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, p) },
};
static const struct dfg_desc_pattern relax_cublas_transposed_biased_desc = {
    .n_nodes = 6, .n_exprs = 304, .n_vars = 9, .n_sets = 4,
    .nodes = relax_cublas_transposed_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_transposed_biased_regions,
    .var_region = relax_cublas_transposed_biased_var_regions,
    .exprs = relax_cublas_transposed_biased_exprs,
    .captures = relax_cublas_transposed_biased_refs,
    .var_is_dim = relax_cublas_transposed_biased_dims,
    .text = "pattern transposed_biased(a, b, bias) {\012    p = transposed_product(a, b);\012    where a.dtype != i8, bias_of(bias, p);\012    return relax.add(p, bias);\012}", .line = 65, .n_where = 2, .where = (const uint32_t[]){ 279, 303, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 42 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 42 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 42 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 42 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 42 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 42 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 42 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 42 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 42 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 43 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 43 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 43 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 43 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 43 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 43 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 43 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 43 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 43 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 43 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 43 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 43 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 43 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 43 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 43 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 43 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 43 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 42 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 21 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 21 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 21 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 33 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 33 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 33 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 33 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 33 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 33 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 33 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 33 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 33 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 33 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 33 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 34 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 34 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 34 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 34 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 34 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 34 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 34 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 35 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 35 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 35 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 35 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 35 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 36 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 36 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 36 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 36 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 36 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 108 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "open_batches", .line = 37 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 37 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "rank", .line = 37 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 112 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "a.rank >= 1", .line = 37 },
    /* 113 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 112, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "rank", .line = 37 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 117 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "b.rank >= 1", .line = 37 },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 113, 117, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "rank", .line = 30 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 122 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "x.rank > 2", .line = 30 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "shape", .line = 30 },
    /* 125 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 126 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "x.shape[i]", .line = 30 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 30 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "rank", .line = 30 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 131 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "x.rank - 2", .line = 30 },
    /* 132 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 133 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 126, 132, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 134 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 135 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 136 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 122, 136, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "rank", .line = 30 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 141 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.rank > 2", .line = 30 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "shape", .line = 30 },
    /* 144 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 30 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "x.shape[i]", .line = 30 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 148 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "rank", .line = 30 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 150 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "x.rank - 2", .line = 30 },
    /* 151 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 146, 150, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 152 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 145, 151, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 153 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 154 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 155 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 155, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 157 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 156, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 158 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 157, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 159 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 158, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 17 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "dtype", .line = 17 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 17 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "dtype", .line = 17 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 161, 163, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 17 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "dtype", .line = 17 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 169 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 166, 167, 168, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 170 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 169, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 18 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 18 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "a.dtype == i8", .line = 18 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 18 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 18 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "b.dtype == i8", .line = 18 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 174, 178, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 23 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 23 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "a.shape[-1]", .line = 23 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 185 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 187 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 23 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "shape", .line = 23 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 191 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-1]", .line = 23 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 193 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 195, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 197 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 196, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 198 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 170, 197, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 199 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 19 },
    /* 200 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "dtype", .line = 19 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "a.dtype == f8e4m3", .line = 19 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 19 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 206 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.dtype == f8e4m3", .line = 19 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 202, 206, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 19 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 57 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 57 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 57 },
    /* 211 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "r.dtype != f8e5m2", .line = 57 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 211, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 57 },
    /* 213 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 26 },
    /* 214 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 213, }, .text = "shape", .line = 26 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 26 },
    /* 216 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-1]", .line = 26 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 26 },
    /* 218 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-1] % 16", .line = 26 },
    /* 219 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 220 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 218, 219, }, .text = "b.shape[-1] % 16 == 0", .line = 26 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 27 },
    /* 222 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .text = "dtype", .line = 27 },
    /* 223 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 27 },
    /* 224 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 222, 223, }, .text = "r.dtype == f64", .line = 27 },
    /* 225 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 27 },
    /* 226 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 225, }, .text = "shape", .line = 27 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 228 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 226, 227, }, .text = "b.shape[-2]", .line = 27 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 230 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "b.shape[-2] % 2", .line = 27 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-2] % 2 == 0", .line = 27 },
    /* 233 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 224, 232, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 27 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 27 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "dtype", .line = 27 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 27 },
    /* 237 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 27 },
    /* 238 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 235, 236, 237, }, .text = "r.dtype in {f32, i32}", .line = 27 },
    /* 239 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 27 },
    /* 240 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "shape", .line = 27 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 242 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 240, 241, }, .text = "b.shape[-2]", .line = 27 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 27 },
    /* 244 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-2] % 4", .line = 27 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2] % 4 == 0", .line = 27 },
    /* 247 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 238, 246, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 248 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 233, 247, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 249 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 28 },
    /* 250 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 249, }, .text = "dtype", .line = 28 },
    /* 251 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 28 },
    /* 252 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 28 },
    /* 253 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 250, 251, 252, }, .text = "r.dtype in {f16, bf16}", .line = 28 },
    /* 254 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 255 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 254, }, .text = "shape", .line = 28 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 257 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 255, 256, }, .text = "b.shape[-2]", .line = 28 },
    /* 258 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 28 },
    /* 259 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 257, 258, }, .text = "b.shape[-2] % 8", .line = 28 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 261 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2] % 8 == 0", .line = 28 },
    /* 262 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 253, 261, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 28 },
    /* 263 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 248, 262, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 27 },
    /* 264 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 265 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 264, }, .text = "shape", .line = 28 },
    /* 266 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 267 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 265, 266, }, .text = "b.shape[-2]", .line = 28 },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 269 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 267, 268, }, .text = "b.shape[-2] % 16", .line = 28 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 271 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 269, 270, }, .text = "b.shape[-2] % 16 == 0", .line = 28 },
    /* 272 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 263, 271, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 27 },
    /* 273 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 272, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 26 },
    /* 274 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 212, 273, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 57 },
    /* 275 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 198, 274, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 56 },
};
static const struct dfg_desc_node relax_cublas_dequantized_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 9, },
        .text = "relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & cons...", .line = 71 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 54, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 159, 275, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 52 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 53 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 52 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, },
        .text = "scale & scalar(_) & const", .line = 71 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 70 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .text = "scalar(_)", .line = 71 },
        },
        .text = "_", .line = 71 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 71 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 10, 11, 12, },
        .text = "scalar(0) & const & zero_point", .line = 71 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 71 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 71 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero_point",
        .text = "zero_point", .line = 70 },
};
static const struct dfg_desc_region relax_cublas_dequantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_dequantized_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_dequantized_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_dequantized_refs[] = { { 6, -1 }, { 12, -1 }, };
static const struct dfg_capture relax_cublas_dequantized_captures[] = {
    { "scale", DFG_CAP_NODE, offsetof(struct relax_cublas_dequantized_match, scale) },
    { "zero_point", DFG_CAP_NODE, offsetof(struct relax_cublas_dequantized_match, zero_point) },
};
static const struct dfg_desc_pattern relax_cublas_dequantized_desc = {
    .n_nodes = 13, .n_exprs = 276, .n_vars = 8, .n_sets = 2,
    .nodes = relax_cublas_dequantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_dequantized_regions,
    .var_region = relax_cublas_dequantized_var_regions,
    .exprs = relax_cublas_dequantized_exprs,
    .captures = relax_cublas_dequantized_refs,
    .var_is_dim = relax_cublas_dequantized_dims,
    .text = "pattern dequantized(scale, zero_point) =\012    relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & const & zero_point);", .line = 70
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 42 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 42 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 42 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 42 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 42 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 42 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 42 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 42 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 42 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 43 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 43 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 43 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 43 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 43 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 43 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 43 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 43 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 43 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 43 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 43 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 43 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 43 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 43 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 43 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 43 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 42 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 21 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 21 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 33 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 33 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 33 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 33 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 33 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 33 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 33 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 33 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 33 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 34 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 34 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 34 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 34 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 34 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 35 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 35 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 35 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 35 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 35 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 36 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 36 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 36 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 36 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 36 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 108 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "open_batches", .line = 37 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "rank", .line = 37 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 112 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "a.rank >= 1", .line = 37 },
    /* 113 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 112, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "rank", .line = 37 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 117 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "b.rank >= 1", .line = 37 },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 113, 117, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "rank", .line = 30 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 122 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "x.rank > 2", .line = 30 },
    /* 123 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 124 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 123, }, .text = "shape", .line = 30 },
    /* 125 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 126 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "x.shape[i]", .line = 30 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "rank", .line = 30 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 131 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "x.rank - 2", .line = 30 },
    /* 132 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 133 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 126, 132, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 134 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 135 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 136 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 122, 136, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "rank", .line = 30 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 141 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.rank > 2", .line = 30 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "shape", .line = 30 },
    /* 144 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 30 },
    /* 145 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "x.shape[i]", .line = 30 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 148 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "rank", .line = 30 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 150 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "x.rank - 2", .line = 30 },
    /* 151 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 146, 150, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 152 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 145, 151, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 153 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 154 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 155 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 155, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 157 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 156, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 158 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 157, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 159 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 158, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "dtype", .line = 17 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 17 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "dtype", .line = 17 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 161, 163, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "dtype", .line = 17 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 169 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 166, 167, 168, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 170 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 169, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "dtype", .line = 18 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 174 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "a.dtype == i8", .line = 18 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 18 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "dtype", .line = 18 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "b.dtype == i8", .line = 18 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 174, 178, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 23 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "a.shape[-1]", .line = 23 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 185 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 183, 184, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 187 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 23 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "shape", .line = 23 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 191 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-1]", .line = 23 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 193 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 195, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 197 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 196, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 198 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 170, 197, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 199 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 200 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "dtype", .line = 19 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "a.dtype == f8e4m3", .line = 19 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 19 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 206 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.dtype == f8e4m3", .line = 19 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 202, 206, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 19 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 57 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "dtype", .line = 57 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 57 },
    /* 211 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "r.dtype != f8e5m2", .line = 57 },
    /* 212 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 211, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 57 },
    /* 213 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 26 },
    /* 214 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 213, }, .text = "shape", .line = 26 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 26 },
    /* 216 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-1]", .line = 26 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 26 },
    /* 218 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-1] % 16", .line = 26 },
    /* 219 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 220 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 218, 219, }, .text = "b.shape[-1] % 16 == 0", .line = 26 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 27 },
    /* 222 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .text = "dtype", .line = 27 },
    /* 223 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 27 },
    /* 224 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 222, 223, }, .text = "r.dtype == f64", .line = 27 },
    /* 225 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 27 },
    /* 226 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 225, }, .text = "shape", .line = 27 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 228 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 226, 227, }, .text = "b.shape[-2]", .line = 27 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 230 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "b.shape[-2] % 2", .line = 27 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-2] % 2 == 0", .line = 27 },
    /* 233 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 224, 232, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 27 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 27 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "dtype", .line = 27 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 27 },
    /* 237 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 27 },
    /* 238 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 235, 236, 237, }, .text = "r.dtype in {f32, i32}", .line = 27 },
    /* 239 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 27 },
    /* 240 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "shape", .line = 27 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 242 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 240, 241, }, .text = "b.shape[-2]", .line = 27 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 27 },
    /* 244 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-2] % 4", .line = 27 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2] % 4 == 0", .line = 27 },
    /* 247 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 238, 246, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 248 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 233, 247, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 249 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 28 },
    /* 250 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 249, }, .text = "dtype", .line = 28 },
    /* 251 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 28 },
    /* 252 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 28 },
    /* 253 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 250, 251, 252, }, .text = "r.dtype in {f16, bf16}", .line = 28 },
    /* 254 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 255 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 254, }, .text = "shape", .line = 28 },
    /* 256 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 257 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 255, 256, }, .text = "b.shape[-2]", .line = 28 },
    /* 258 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 28 },
    /* 259 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 257, 258, }, .text = "b.shape[-2] % 8", .line = 28 },
    /* 260 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 261 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 259, 260, }, .text = "b.shape[-2] % 8 == 0", .line = 28 },
    /* 262 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 253, 261, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 28 },
    /* 263 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 248, 262, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 27 },
    /* 264 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 265 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 264, }, .text = "shape", .line = 28 },
    /* 266 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 267 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 265, 266, }, .text = "b.shape[-2]", .line = 28 },
    /* 268 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 269 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 267, 268, }, .text = "b.shape[-2] % 16", .line = 28 },
    /* 270 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 271 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 269, 270, }, .text = "b.shape[-2] % 16 == 0", .line = 28 },
    /* 272 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 263, 271, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 27 },
    /* 273 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 272, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 26 },
    /* 274 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 212, 273, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 57 },
    /* 275 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 198, 274, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 56 },
};
static const struct dfg_desc_node relax_cublas_scaled_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], sc...", .line = 73 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1]))", .line = 73 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 54, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 159, 275, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 52 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 53 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 52 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, },
        .text = "relax.multiply(scale_a : [1], scale_b : [1])", .line = 73 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 1, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, }, .text = "[1]", .line = 73 },
        },
        .text = "scale_a : [1]", .line = 73 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale_a",
        .text = "scale_a", .line = 72 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 1, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, }, .text = "[1]", .line = 73 },
        },
        .text = "scale_b : [1]", .line = 73 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale_b",
        .text = "scale_b", .line = 72 },
};
static const struct dfg_desc_region relax_cublas_scaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_scaled_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_scaled_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_scaled_refs[] = { { 8, -1 }, { 10, -1 }, };
static const struct dfg_capture relax_cublas_scaled_captures[] = {
    { "scale_a", DFG_CAP_NODE, offsetof(struct relax_cublas_scaled_match, scale_a) },
    { "scale_b", DFG_CAP_NODE, offsetof(struct relax_cublas_scaled_match, scale_b) },
};
static const struct dfg_desc_pattern relax_cublas_scaled_desc = {
    .n_nodes = 11, .n_exprs = 276, .n_vars = 8, .n_sets = 2,
    .nodes = relax_cublas_scaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_scaled_regions,
    .var_region = relax_cublas_scaled_var_regions,
    .exprs = relax_cublas_scaled_exprs,
    .captures = relax_cublas_scaled_refs,
    .var_is_dim = relax_cublas_scaled_dims,
    .text = "pattern scaled(scale_a, scale_b) =\012    relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1])));", .line = 72
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 62 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 62 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 62 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 62 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 39 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 39 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 39 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 39 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 39 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 39 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 39 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 39 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 39 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 39 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 39 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 39 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 39 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 39 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 21 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 21 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 33 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 33 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 33 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.shape[i]", .line = 33 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 33 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 42 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.rank - 2", .line = 33 },
    /* 43 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 44 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 37, 43, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 33 },
    /* 47 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "b.shape[i]", .line = 33 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 33 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 53 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "b.rank - 2", .line = 33 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 55 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 48, 54, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 55, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 34 },
    /* 59 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 34 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "a.shape[i]", .line = 34 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 34 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 65 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "a.rank - 2", .line = 34 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 67 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "shape", .line = 35 },
    /* 71 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 35 },
    /* 72 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "b.shape[i]", .line = 35 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "rank", .line = 35 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 77 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "b.rank - 2", .line = 35 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 77, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 79 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 72, 78, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 68, 80, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 82 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 36 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 36 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 36 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 36 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 36 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 96 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 82, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 99 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "open_batches", .line = 37 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "rank", .line = 37 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 103 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "a.rank >= 1", .line = 37 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 99, 103, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 106 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "rank", .line = 37 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 108 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "b.rank >= 1", .line = 37 },
    /* 109 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 108, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "rank", .line = 30 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 113 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "x.rank > 2", .line = 30 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "shape", .line = 30 },
    /* 116 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 30 },
    /* 117 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "x.shape[i]", .line = 30 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "rank", .line = 30 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 122 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "x.rank - 2", .line = 30 },
    /* 123 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 118, 122, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 124 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 117, 123, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 125 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 126 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 127 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 113, 127, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "rank", .line = 30 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 132 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "x.rank > 2", .line = 30 },
    /* 133 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 134 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "shape", .line = 30 },
    /* 135 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 136 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 134, 135, }, .text = "x.shape[i]", .line = 30 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "rank", .line = 30 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 141 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.rank - 2", .line = 30 },
    /* 142 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 137, 141, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 143 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 136, 142, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 144 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 145 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 146 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 147 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 132, 146, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 148 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 128, 147, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 149 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 109, 148, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 150 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 149, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "dtype", .line = 17 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 17 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "dtype", .line = 17 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 152, 154, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "dtype", .line = 17 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 160 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 157, 158, 159, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 161 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 155, 160, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "dtype", .line = 18 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 165 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "a.dtype == i8", .line = 18 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 18 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "dtype", .line = 18 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 169 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "b.dtype == i8", .line = 18 },
    /* 170 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 169, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "shape", .line = 23 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 174 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "a.shape[-1]", .line = 23 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 176 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 174, 175, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 23 },
    /* 180 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .text = "shape", .line = 23 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 182 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "b.shape[-1]", .line = 23 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 184 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 186 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 178, 186, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 188 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 170, 187, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 49 },
    /* 189 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 161, 188, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 49 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(biased)", .line = 79 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 63, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 48, .n_where = 3, .where = (const uint32_t[]){ 33, 150, 189, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 60 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 60 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 60 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 190, .n_vars = 8, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_bias_relu_regions,
    .var_region = relax_cublas_cublas_matmul_bias_relu_var_regions,
    .exprs = relax_cublas_cublas_matmul_bias_relu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_bias_relu_dims,
    .text = "\"cublas.matmul_bias_relu\"             = relax.nn.relu(biased);", .line = 79
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 62 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 62 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 62 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 62 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 39 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 39 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 39 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 39 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 39 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 39 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 39 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 39 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 39 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 39 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 39 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 39 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 39 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 39 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 39 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 21 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 21 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 33 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 33 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 33 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.shape[i]", .line = 33 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 33 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 42 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.rank - 2", .line = 33 },
    /* 43 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 44 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 37, 43, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 33 },
    /* 47 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "b.shape[i]", .line = 33 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 33 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 53 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "b.rank - 2", .line = 33 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 55 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 48, 54, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 55, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 34 },
    /* 59 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 34 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "a.shape[i]", .line = 34 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 34 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 65 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "a.rank - 2", .line = 34 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 67 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "shape", .line = 35 },
    /* 71 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 35 },
    /* 72 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "b.shape[i]", .line = 35 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 35 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "rank", .line = 35 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 77 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "b.rank - 2", .line = 35 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 77, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 79 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 72, 78, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 68, 80, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 82 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 36 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 36 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 36 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 36 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 36 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 96 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 82, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 99 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "open_batches", .line = 37 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "rank", .line = 37 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 103 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "a.rank >= 1", .line = 37 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 99, 103, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 106 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "rank", .line = 37 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 108 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 106, 107, }, .text = "b.rank >= 1", .line = 37 },
    /* 109 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 108, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "rank", .line = 30 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 113 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "x.rank > 2", .line = 30 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "shape", .line = 30 },
    /* 116 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 30 },
    /* 117 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "x.shape[i]", .line = 30 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "rank", .line = 30 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 122 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "x.rank - 2", .line = 30 },
    /* 123 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 118, 122, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 124 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 117, 123, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 125 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 126 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 127 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 113, 127, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 130 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "rank", .line = 30 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 132 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "x.rank > 2", .line = 30 },
    /* 133 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 134 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "shape", .line = 30 },
    /* 135 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 136 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 134, 135, }, .text = "x.shape[i]", .line = 30 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 30 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "rank", .line = 30 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 141 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.rank - 2", .line = 30 },
    /* 142 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 137, 141, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 143 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 136, 142, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 144 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 143, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 145 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 146 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 147 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 132, 146, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 148 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 128, 147, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 149 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 109, 148, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 150 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 149, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "dtype", .line = 17 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 17 },
    /* 154 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "dtype", .line = 17 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 152, 154, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "dtype", .line = 17 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 160 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 157, 158, 159, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 161 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 155, 160, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 162 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 163 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "dtype", .line = 18 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 165 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "a.dtype == i8", .line = 18 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 18 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "dtype", .line = 18 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 169 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "b.dtype == i8", .line = 18 },
    /* 170 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 165, 169, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 171 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 172 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 171, }, .text = "shape", .line = 23 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 174 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 172, 173, }, .text = "a.shape[-1]", .line = 23 },
    /* 175 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 176 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 174, 175, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 23 },
    /* 180 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .text = "shape", .line = 23 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 182 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "b.shape[-1]", .line = 23 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 184 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 186 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 178, 186, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 188 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 170, 187, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 49 },
    /* 189 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 161, 188, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 49 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_bias_gelu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(biased)", .line = 80 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 63, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 48, .n_where = 3, .where = (const uint32_t[]){ 33, 150, 189, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 60 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 60 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 60 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_bias_gelu_desc = {
    .n_nodes = 6, .n_exprs = 190, .n_vars = 8, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_bias_gelu_regions,
    .var_region = relax_cublas_cublas_matmul_bias_gelu_var_regions,
    .exprs = relax_cublas_cublas_matmul_bias_gelu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_bias_gelu_dims,
    .text = "\"cublas.matmul_bias_gelu\"             = relax.nn.gelu(biased);", .line = 80
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 67 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 67 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 67 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 67 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 39 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 39 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 39 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 39 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 39 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 39 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 39 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 39 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 39 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 39 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 39 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 39 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 39 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 39 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 39 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 39 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 39 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 42 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 42 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 42 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "b.rank == 2", .line = 42 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 42 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "axes", .text = "axes", .line = 42 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(t.axes)", .line = 42 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(t.axes)", .line = 42 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 42 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 43 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 43 },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(i + b.rank)", .line = 43 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 43 },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(i + b.rank) % b.rank", .line = 43 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 43 },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 43 },
    /* 46 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 43 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 43 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "b.rank - 2", .line = 43 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, b.rank - 2)", .line = 43 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 43 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 56 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.rank - 1", .line = 43 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 43 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 60 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.rank - 2", .line = 43 },
    /* 61 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "[b.rank - 1, b.rank - 2]", .line = 43 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 36, 63, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 42 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 21 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 21 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 70 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 33 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 33 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 33 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 33 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 81 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 33 },
    /* 84 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 33 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "b.shape[i]", .line = 33 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "rank", .line = 33 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 90 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "b.rank - 2", .line = 33 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 92 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 85, 91, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 92, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "shape", .line = 34 },
    /* 96 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 34 },
    /* 97 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "a.shape[i]", .line = 34 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "rank", .line = 34 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 102 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "a.rank - 2", .line = 34 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 104 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 97, 103, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 105 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 35 },
    /* 108 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 35 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.shape[i]", .line = 35 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "rank", .line = 35 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 114 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "b.rank - 2", .line = 35 },
    /* 115 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 114, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 116 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 109, 115, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 117, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 119 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 93, 118, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 36 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 36 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 36 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 36 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 36 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 119, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 135 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 136 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "open_batches", .line = 37 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "rank", .line = 37 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 140 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "a.rank >= 1", .line = 37 },
    /* 141 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 136, 140, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "rank", .line = 37 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 145 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "b.rank >= 1", .line = 37 },
    /* 146 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 145, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 148 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "rank", .line = 30 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 150 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "x.rank > 2", .line = 30 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "shape", .line = 30 },
    /* 153 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 154 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 152, 153, }, .text = "x.shape[i]", .line = 30 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 30 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 159 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "x.rank - 2", .line = 30 },
    /* 160 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 155, 159, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 161 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 154, 160, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 162 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 163 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 164 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 165 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 150, 164, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "rank", .line = 30 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 169 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "x.rank > 2", .line = 30 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 30 },
    /* 172 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 30 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "x.shape[i]", .line = 30 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "rank", .line = 30 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 178 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "x.rank - 2", .line = 30 },
    /* 179 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 174, 178, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 180 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 173, 179, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 181 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 182 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 183 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 184 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 183, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 185 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 165, 184, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 146, 185, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 187 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 186, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "dtype", .line = 17 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 17 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "dtype", .line = 17 },
    /* 192 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 189, 191, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 193 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 194 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 193, }, .text = "dtype", .line = 17 },
    /* 195 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 197 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 194, 195, 196, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 198 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 192, 197, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 199 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 200 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "dtype", .line = 18 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "a.dtype == i8", .line = 18 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 18 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 18 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 206 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.dtype == i8", .line = 18 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 202, 206, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "shape", .line = 23 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 211 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "a.shape[-1]", .line = 23 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 213 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 211, 212, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 214 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 215 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 213, 214, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 216 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 23 },
    /* 217 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 216, }, .text = "shape", .line = 23 },
    /* 218 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 219 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 217, 218, }, .text = "b.shape[-1]", .line = 23 },
    /* 220 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 221 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 219, 220, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 222 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 223 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 221, 222, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 224 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 215, 223, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 225 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 224, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 226 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 198, 225, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 227 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 228 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 227, }, .text = "dtype", .line = 19 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 230 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "a.dtype == f8e4m3", .line = 19 },
    /* 231 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19 },
    /* 232 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 231, }, .text = "dtype", .line = 19 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 234 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.dtype == f8e4m3", .line = 19 },
    /* 235 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 230, 234, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 19 },
    /* 236 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 57 },
    /* 237 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 236, }, .text = "dtype", .line = 57 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 57 },
    /* 239 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "r.dtype != f8e5m2", .line = 57 },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 235, 239, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 57 },
    /* 241 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 26 },
    /* 242 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 241, }, .text = "shape", .line = 26 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 26 },
    /* 244 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-1]", .line = 26 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 26 },
    /* 246 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-1] % 16", .line = 26 },
    /* 247 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 248 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 246, 247, }, .text = "b.shape[-1] % 16 == 0", .line = 26 },
    /* 249 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 27 },
    /* 250 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 249, }, .text = "dtype", .line = 27 },
    /* 251 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 27 },
    /* 252 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 250, 251, }, .text = "r.dtype == f64", .line = 27 },
    /* 253 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 27 },
    /* 254 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 253, }, .text = "shape", .line = 27 },
    /* 255 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 256 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 254, 255, }, .text = "b.shape[-2]", .line = 27 },
    /* 257 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 258 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 256, 257, }, .text = "b.shape[-2] % 2", .line = 27 },
    /* 259 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 260 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 258, 259, }, .text = "b.shape[-2] % 2 == 0", .line = 27 },
    /* 261 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 252, 260, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 27 },
    /* 262 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 27 },
    /* 263 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 262, }, .text = "dtype", .line = 27 },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 27 },
    /* 265 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 27 },
    /* 266 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 263, 264, 265, }, .text = "r.dtype in {f32, i32}", .line = 27 },
    /* 267 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 27 },
    /* 268 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 267, }, .text = "shape", .line = 27 },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 270 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 268, 269, }, .text = "b.shape[-2]", .line = 27 },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 27 },
    /* 272 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 270, 271, }, .text = "b.shape[-2] % 4", .line = 27 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 274 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 272, 273, }, .text = "b.shape[-2] % 4 == 0", .line = 27 },
    /* 275 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 266, 274, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 276 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 261, 275, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 277 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 28 },
    /* 278 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 277, }, .text = "dtype", .line = 28 },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 28 },
    /* 280 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 28 },
    /* 281 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 278, 279, 280, }, .text = "r.dtype in {f16, bf16}", .line = 28 },
    /* 282 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 283 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 282, }, .text = "shape", .line = 28 },
    /* 284 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 285 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 283, 284, }, .text = "b.shape[-2]", .line = 28 },
    /* 286 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 28 },
    /* 287 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 285, 286, }, .text = "b.shape[-2] % 8", .line = 28 },
    /* 288 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 289 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 287, 288, }, .text = "b.shape[-2] % 8 == 0", .line = 28 },
    /* 290 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 281, 289, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 28 },
    /* 291 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 276, 290, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 27 },
    /* 292 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 293 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 292, }, .text = "shape", .line = 28 },
    /* 294 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 295 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 293, 294, }, .text = "b.shape[-2]", .line = 28 },
    /* 296 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 297 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 295, 296, }, .text = "b.shape[-2] % 16", .line = 28 },
    /* 298 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 299 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 297, 298, }, .text = "b.shape[-2] % 16 == 0", .line = 28 },
    /* 300 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 291, 299, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 27 },
    /* 301 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 248, 300, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 26 },
    /* 302 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 240, 301, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 57 },
    /* 303 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 226, 302, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 56 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_transposed_bias_relu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(transposed_biased)", .line = 83 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 68, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 54, .n_where = 4, .where = (const uint32_t[]){ 64, 70, 187, 303, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 65 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 53 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 65 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 65 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_transposed_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_transposed_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_transposed_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_transposed_bias_relu_desc = {
    .n_nodes = 7, .n_exprs = 304, .n_vars = 9, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_transposed_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_transposed_bias_relu_regions,
    .var_region = relax_cublas_cublas_matmul_transposed_bias_relu_var_regions,
    .exprs = relax_cublas_cublas_matmul_transposed_bias_relu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_transposed_bias_relu_dims,
    .text = "\"cublas.matmul_transposed_bias_relu\"  = relax.nn.relu(transposed_biased);", .line = 83
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 67 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 67 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 67 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 67 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 39 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 39 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 39 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 39 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 39 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 39 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 39 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 39 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 39 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 8, .text = "i", .line = 39 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 39 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 39 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 39 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 39 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 39 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 39 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 8, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 39 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 39 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 39 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 42 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 42 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 42 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "b.rank == 2", .line = 42 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 42 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "axes", .text = "axes", .line = 42 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(t.axes)", .line = 42 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(t.axes)", .line = 42 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 42 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 43 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 43 },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(i + b.rank)", .line = 43 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 43 },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(i + b.rank) % b.rank", .line = 43 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 43 },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 43 },
    /* 46 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 43 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 43 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "b.rank - 2", .line = 43 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, b.rank - 2)", .line = 43 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 43 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 56 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.rank - 1", .line = 43 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 43 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 43 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 60 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.rank - 2", .line = 43 },
    /* 61 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "[b.rank - 1, b.rank - 2]", .line = 43 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 43 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 36, 63, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 42 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 21 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 21 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 21 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 21 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 70 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] >= 0", .line = 21 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 33 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 33 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 33 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 33 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 33 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 33 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 33 },
    /* 81 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 33 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 33 },
    /* 84 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 33 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "b.shape[i]", .line = 33 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "rank", .line = 33 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 33 },
    /* 90 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "b.rank - 2", .line = 33 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "range(0, b.rank - 2)", .line = 33 },
    /* 92 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 85, 91, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 92, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 33 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "shape", .line = 34 },
    /* 96 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 34 },
    /* 97 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "a.shape[i]", .line = 34 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 34 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "rank", .line = 34 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 102 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "a.rank - 2", .line = 34 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "range(0, a.rank - 2)", .line = 34 },
    /* 104 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 97, 103, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 34 },
    /* 105 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 34 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 35 },
    /* 108 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 35 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.shape[i]", .line = 35 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 35 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 35 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "rank", .line = 35 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 35 },
    /* 114 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "b.rank - 2", .line = 35 },
    /* 115 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 114, }, .text = "range(0, b.rank - 2)", .line = 35 },
    /* 116 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 109, 115, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 35 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 35 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 117, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 34 },
    /* 119 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 93, 118, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 33 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 36 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 36 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 36 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 36 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 36 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 36 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 36 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 36 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 36 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 36 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 119, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 33 },
    /* 135 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 0 }, .text = "open_batches", .line = 37 },
    /* 136 */ { .op = DFG_E_TRUTH, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "open_batches", .line = 37 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 37 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "rank", .line = 37 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 140 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "a.rank >= 1", .line = 37 },
    /* 141 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 136, 140, }, .text = "open_batches and a.rank >= 1", .line = 37 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "rank", .line = 37 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 145 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "b.rank >= 1", .line = 37 },
    /* 146 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 145, }, .text = "open_batches and a.rank >= 1 and b.rank >= 1", .line = 37 },
    /* 147 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 148 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "rank", .line = 30 },
    /* 149 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 150 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 148, 149, }, .text = "x.rank > 2", .line = 30 },
    /* 151 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 152 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 151, }, .text = "shape", .line = 30 },
    /* 153 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 30 },
    /* 154 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 152, 153, }, .text = "x.shape[i]", .line = 30 },
    /* 155 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 30 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 30 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 159 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "x.rank - 2", .line = 30 },
    /* 160 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 155, 159, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 161 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 154, 160, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 162 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 163 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 162, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 164 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 165 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 150, 164, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 166 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 167 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 166, }, .text = "rank", .line = 30 },
    /* 168 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 169 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 167, 168, }, .text = "x.rank > 2", .line = 30 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 30 },
    /* 172 */ { .op = DFG_E_VAR, .ref = 7, .text = "i", .line = 30 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "x.shape[i]", .line = 30 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 30 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "rank", .line = 30 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 178 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "x.rank - 2", .line = 30 },
    /* 179 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 174, 178, }, .text = "range(0, x.rank - 2)", .line = 30 },
    /* 180 */ { .op = DFG_E_COMP, .ref = 7, .n_kids = 2, .kids = (const uint32_t[]){ 173, 179, }, .text = "[x.shape[i] for i in range(0, x.rank - 2)]", .line = 30 },
    /* 181 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "prod([x.shape[i] for i in range(0, x.rank - 2)])", .line = 30 },
    /* 182 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 183 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 182, }, .text = "not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 184 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 183, }, .text = "x.rank > 2, not present(prod([x.shape[i] for i in range(0, x.rank - 2)]))", .line = 30 },
    /* 185 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 165, 184, }, .text = "(open_batch(a) or open_batch(b))", .line = 37 },
    /* 186 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 146, 185, }, .text = "(open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 37 },
    /* 187 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 134, 186, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1\012        or (open_batches and a.rank >= 1 and b.rank >= 1 and (open_batch(a) or open_batch(b)))", .line = 33 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "dtype", .line = 17 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 17 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "dtype", .line = 17 },
    /* 192 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 189, 191, }, .text = "a.dtype == b.dtype", .line = 17 },
    /* 193 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 17 },
    /* 194 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 193, }, .text = "dtype", .line = 17 },
    /* 195 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 17 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 17 },
    /* 197 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 194, 195, 196, }, .text = "a.dtype in {f16, f32}", .line = 17 },
    /* 198 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 192, 197, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 17 },
    /* 199 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 200 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 199, }, .text = "dtype", .line = 18 },
    /* 201 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 202 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 200, 201, }, .text = "a.dtype == i8", .line = 18 },
    /* 203 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 18 },
    /* 204 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 203, }, .text = "dtype", .line = 18 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 18 },
    /* 206 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.dtype == i8", .line = 18 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 202, 206, }, .text = "a.dtype == i8, b.dtype == i8", .line = 18 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 23 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "shape", .line = 23 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 211 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "a.shape[-1]", .line = 23 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 213 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 211, 212, }, .text = "a.shape[-1] % 4", .line = 23 },
    /* 214 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 215 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 213, 214, }, .text = "a.shape[-1] % 4 == 0", .line = 23 },
    /* 216 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 23 },
    /* 217 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 216, }, .text = "shape", .line = 23 },
    /* 218 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 219 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 217, 218, }, .text = "b.shape[-1]", .line = 23 },
    /* 220 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 23 },
    /* 221 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 219, 220, }, .text = "b.shape[-1] % 4", .line = 23 },
    /* 222 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 223 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 221, 222, }, .text = "b.shape[-1] % 4 == 0", .line = 23 },
    /* 224 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 215, 223, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 23 },
    /* 225 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 224, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 226 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 198, 225, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 56 },
    /* 227 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 19 },
    /* 228 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 227, }, .text = "dtype", .line = 19 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 230 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "a.dtype == f8e4m3", .line = 19 },
    /* 231 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 19 },
    /* 232 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 231, }, .text = "dtype", .line = 19 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 19 },
    /* 234 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.dtype == f8e4m3", .line = 19 },
    /* 235 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 230, 234, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 19 },
    /* 236 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 57 },
    /* 237 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 236, }, .text = "dtype", .line = 57 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 57 },
    /* 239 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "r.dtype != f8e5m2", .line = 57 },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 235, 239, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 57 },
    /* 241 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 26 },
    /* 242 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 241, }, .text = "shape", .line = 26 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 26 },
    /* 244 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-1]", .line = 26 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 26 },
    /* 246 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-1] % 16", .line = 26 },
    /* 247 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 248 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 246, 247, }, .text = "b.shape[-1] % 16 == 0", .line = 26 },
    /* 249 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 27 },
    /* 250 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 249, }, .text = "dtype", .line = 27 },
    /* 251 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 27 },
    /* 252 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 250, 251, }, .text = "r.dtype == f64", .line = 27 },
    /* 253 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 27 },
    /* 254 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 253, }, .text = "shape", .line = 27 },
    /* 255 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 256 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 254, 255, }, .text = "b.shape[-2]", .line = 27 },
    /* 257 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 27 },
    /* 258 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 256, 257, }, .text = "b.shape[-2] % 2", .line = 27 },
    /* 259 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 260 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 258, 259, }, .text = "b.shape[-2] % 2 == 0", .line = 27 },
    /* 261 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 252, 260, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 27 },
    /* 262 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 27 },
    /* 263 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 262, }, .text = "dtype", .line = 27 },
    /* 264 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 27 },
    /* 265 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 27 },
    /* 266 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 263, 264, 265, }, .text = "r.dtype in {f32, i32}", .line = 27 },
    /* 267 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 27 },
    /* 268 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 267, }, .text = "shape", .line = 27 },
    /* 269 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 27 },
    /* 270 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 268, 269, }, .text = "b.shape[-2]", .line = 27 },
    /* 271 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 27 },
    /* 272 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 270, 271, }, .text = "b.shape[-2] % 4", .line = 27 },
    /* 273 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 274 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 272, 273, }, .text = "b.shape[-2] % 4 == 0", .line = 27 },
    /* 275 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 266, 274, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 276 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 261, 275, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 27 },
    /* 277 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 28 },
    /* 278 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 277, }, .text = "dtype", .line = 28 },
    /* 279 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 28 },
    /* 280 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 28 },
    /* 281 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 278, 279, 280, }, .text = "r.dtype in {f16, bf16}", .line = 28 },
    /* 282 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 283 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 282, }, .text = "shape", .line = 28 },
    /* 284 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 285 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 283, 284, }, .text = "b.shape[-2]", .line = 28 },
    /* 286 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 28 },
    /* 287 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 285, 286, }, .text = "b.shape[-2] % 8", .line = 28 },
    /* 288 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 289 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 287, 288, }, .text = "b.shape[-2] % 8 == 0", .line = 28 },
    /* 290 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 281, 289, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 28 },
    /* 291 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 276, 290, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 27 },
    /* 292 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 293 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 292, }, .text = "shape", .line = 28 },
    /* 294 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 28 },
    /* 295 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 293, 294, }, .text = "b.shape[-2]", .line = 28 },
    /* 296 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 28 },
    /* 297 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 295, 296, }, .text = "b.shape[-2] % 16", .line = 28 },
    /* 298 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 299 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 297, 298, }, .text = "b.shape[-2] % 16 == 0", .line = 28 },
    /* 300 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 291, 299, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 27 },
    /* 301 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 248, 300, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 26 },
    /* 302 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 240, 301, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 57 },
    /* 303 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 226, 302, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 56 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_transposed_bias_gelu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(transposed_biased)", .line = 84 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 68, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 54, .n_where = 4, .where = (const uint32_t[]){ 64, 70, 187, 303, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 65 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 53 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 65 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 65 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_transposed_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_transposed_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_transposed_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_transposed_bias_gelu_desc = {
    .n_nodes = 7, .n_exprs = 304, .n_vars = 9, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_transposed_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_transposed_bias_gelu_regions,
    .var_region = relax_cublas_cublas_matmul_transposed_bias_gelu_var_regions,
    .exprs = relax_cublas_cublas_matmul_transposed_bias_gelu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_transposed_bias_gelu_dims,
    .text = "\"cublas.matmul_transposed_bias_gelu\"  = relax.nn.gelu(transposed_biased);", .line = 84
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
    { .name = "product", .place = "relax_cublas.pat:47", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_product_match),
      .n_captures = 3, .captures = relax_cublas_product_captures,
      .match = relax_cublas_product_any, .each = relax_cublas_product_all, .desc = &relax_cublas_product_desc,
      .whole_size = sizeof(struct relax_cublas_product_whole), .n_parts = sizeof relax_cublas_product_parts / sizeof *relax_cublas_product_parts,
      .n_params = 2, .parts = relax_cublas_product_parts, .whole = relax_cublas_product_whole },
    { .name = "transposed_product", .place = "relax_cublas.pat:52", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_transposed_product_match),
      .n_captures = 4, .captures = relax_cublas_transposed_product_captures,
      .match = relax_cublas_transposed_product_any, .each = relax_cublas_transposed_product_all, .desc = &relax_cublas_transposed_product_desc,
      .whole_size = sizeof(struct relax_cublas_transposed_product_whole), .n_parts = sizeof relax_cublas_transposed_product_parts / sizeof *relax_cublas_transposed_product_parts,
      .n_params = 2, .parts = relax_cublas_transposed_product_parts, .whole = relax_cublas_transposed_product_whole },
    { .name = "biased", .place = "relax_cublas.pat:60", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_biased_match),
      .n_captures = 4, .captures = relax_cublas_biased_captures,
      .match = relax_cublas_biased_any, .each = relax_cublas_biased_all, .desc = &relax_cublas_biased_desc,
      .whole_size = sizeof(struct relax_cublas_biased_whole), .n_parts = sizeof relax_cublas_biased_parts / sizeof *relax_cublas_biased_parts,
      .n_params = 3, .parts = relax_cublas_biased_parts, .whole = relax_cublas_biased_whole },
    { .name = "transposed_biased", .place = "relax_cublas.pat:65", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_transposed_biased_match),
      .n_captures = 4, .captures = relax_cublas_transposed_biased_captures,
      .match = relax_cublas_transposed_biased_any, .each = relax_cublas_transposed_biased_all, .desc = &relax_cublas_transposed_biased_desc,
      .whole_size = sizeof(struct relax_cublas_transposed_biased_whole), .n_parts = sizeof relax_cublas_transposed_biased_parts / sizeof *relax_cublas_transposed_biased_parts,
      .n_params = 3, .parts = relax_cublas_transposed_biased_parts, .whole = relax_cublas_transposed_biased_whole },
    { .name = "dequantized", .place = "relax_cublas.pat:70", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_dequantized_match),
      .n_captures = 2, .captures = relax_cublas_dequantized_captures,
      .match = relax_cublas_dequantized_any, .each = relax_cublas_dequantized_all, .desc = &relax_cublas_dequantized_desc,
      .whole_size = sizeof(struct relax_cublas_dequantized_whole), .n_parts = sizeof relax_cublas_dequantized_parts / sizeof *relax_cublas_dequantized_parts,
      .n_params = 2, .parts = relax_cublas_dequantized_parts, .whole = relax_cublas_dequantized_whole },
    { .name = "scaled", .place = "relax_cublas.pat:72", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_scaled_match),
      .n_captures = 2, .captures = relax_cublas_scaled_captures,
      .match = relax_cublas_scaled_any, .each = relax_cublas_scaled_all, .desc = &relax_cublas_scaled_desc,
      .whole_size = sizeof(struct relax_cublas_scaled_whole), .n_parts = sizeof relax_cublas_scaled_parts / sizeof *relax_cublas_scaled_parts,
      .n_params = 2, .parts = relax_cublas_scaled_parts, .whole = relax_cublas_scaled_whole },
    { .name = "cublas.matmul_bias_relu", .place = "relax_cublas.pat:79", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_bias_relu_match),
      .match = relax_cublas_cublas_matmul_bias_relu_any, .each = relax_cublas_cublas_matmul_bias_relu_all, .desc = &relax_cublas_cublas_matmul_bias_relu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_bias_relu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_bias_relu_parts / sizeof *relax_cublas_cublas_matmul_bias_relu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_bias_relu_parts, .whole = relax_cublas_cublas_matmul_bias_relu_whole },
    { .name = "cublas.matmul_bias_gelu", .place = "relax_cublas.pat:80", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_bias_gelu_match),
      .match = relax_cublas_cublas_matmul_bias_gelu_any, .each = relax_cublas_cublas_matmul_bias_gelu_all, .desc = &relax_cublas_cublas_matmul_bias_gelu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_bias_gelu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_bias_gelu_parts / sizeof *relax_cublas_cublas_matmul_bias_gelu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_bias_gelu_parts, .whole = relax_cublas_cublas_matmul_bias_gelu_whole },
    { .name = "cublas.matmul_transposed_bias_relu", .place = "relax_cublas.pat:83", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_relu_match),
      .match = relax_cublas_cublas_matmul_transposed_bias_relu_any, .each = relax_cublas_cublas_matmul_transposed_bias_relu_all, .desc = &relax_cublas_cublas_matmul_transposed_bias_relu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_transposed_bias_relu_parts / sizeof *relax_cublas_cublas_matmul_transposed_bias_relu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_transposed_bias_relu_parts, .whole = relax_cublas_cublas_matmul_transposed_bias_relu_whole },
    { .name = "cublas.matmul_transposed_bias_gelu", .place = "relax_cublas.pat:84", .is_rule = 0, .is_entry = 1,
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
