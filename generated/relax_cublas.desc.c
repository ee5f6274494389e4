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

/* relax_cublas.pat:18
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

/* relax_cublas.pat:27
 * cond batches(a, b) =
 *     [a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]
 *         or prod([a.shape[i] for i in range(0, a.rank - 2)])
 *             == prod([b.shape[i] for i in range(0, b.rank - 2)])
 *         or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1;
 */
static bool batches(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return relax_cublas_same1(g, a, b) == DFG_TRUE
        || dfg_eq(relax_cublas_prod3(g, a), relax_cublas_prod2(g, b))
        || dfg_eq(relax_cublas_prod2(g, b), dfg_int(1));
}

/* relax_cublas.pat:14
 * cond same_floats(a, b) = a.dtype == b.dtype, a.dtype in {f16, f32};
 */
static bool same_floats(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_eq(dfg_dtype_of(g, a), dfg_dtype_of(g, b))
        && (dfg_dtype(g, a) == DFG_F16 || dfg_dtype(g, a) == DFG_F32);
}

/* relax_cublas.pat:15
 * cond same_i8(a, b) = a.dtype == i8, b.dtype == i8;
 */
static bool same_i8_holds(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_I8 && dfg_dtype(g, b) == DFG_I8;
}

/* relax_cublas.pat:20
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

static enum dfg_tri relax_cublas_same4(const dfg_graph *g, dfg_node b, dfg_node t)
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

/* relax_cublas.pat:35
 * cond swaps_last(t, b) =
 *     (b.rank == 2 and not present(t.axes))
 *         or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2]);
 */
static bool swaps_last(const dfg_graph *g, dfg_node t, dfg_node b)
{
    return (dfg_rank(g, b) == 2 && !dfg_known(dfg_attr(g, t, ATTR_axes)))
        || relax_cublas_same4(g, b, t) == DFG_TRUE;
}

/* relax_cublas.pat:16
 * cond same_f8(a, b) = a.dtype == f8e4m3, b.dtype == f8e4m3;
 */
static bool same_f8_holds(const dfg_graph *g, dfg_node a, dfg_node b)
{
    return dfg_dtype(g, a) == DFG_F8E4M3 && dfg_dtype(g, b) == DFG_F8E4M3;
}

/* relax_cublas.pat:22
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

static dfg_val relax_cublas_prod5(const dfg_graph *g, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, b), dfg_int(1)), dfg_int(1));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_mul(total, dfg_at(dfg_shape_of(g, b), dfg_add(dfg_int(0), dfg_int(k))));
    return total;
}

/* relax_cublas.pat:33
 * cond bias_of(b, r) = b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1;
 */
static bool bias_of(const dfg_graph *g, dfg_node b, dfg_node r)
{
    return dfg_eq(dfg_extent_of(g, b, -1), dfg_extent_of(g, r, -1))
        && dfg_le(relax_cublas_prod5(g, b), dfg_int(1));
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 18 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 18 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 5 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 28 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 28 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 28 },
    /* 9 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "a.shape[i]", .line = 28 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 28 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 28 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 14 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "a.rank - 2", .line = 28 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 16 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 9, 15, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 28 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 28 },
    /* 19 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.shape[i]", .line = 28 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 28 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 28 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 25 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "b.rank - 2", .line = 28 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 27 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 29 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 29 },
    /* 31 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 29 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "a.shape[i]", .line = 29 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 29 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 29 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 37 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.rank - 2", .line = 29 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 39 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 32, 38, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 30 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 30 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 30 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "b.shape[i]", .line = 30 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 30 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 30 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 49 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.rank - 2", .line = 30 },
    /* 50 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 51 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 44, 50, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 31 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 31 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 31 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 31 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 31 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 31 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 31 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 68 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 68, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 14 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "dtype", .line = 14 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 14 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "dtype", .line = 14 },
    /* 74 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 73, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 14 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "dtype", .line = 14 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 79 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 76, 77, 78, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 80 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 74, 79, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 15 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "dtype", .line = 15 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 84 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "a.dtype == i8", .line = 15 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 15 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "dtype", .line = 15 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "b.dtype == i8", .line = 15 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 84, 88, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 20 },
    /* 91 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "shape", .line = 20 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 93 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "a.shape[-1]", .line = 20 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 95 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 20 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 20 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[-1]", .line = 20 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 103 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 106 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 97, 105, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 107 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 89, 106, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 43 },
    /* 108 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 80, 107, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 43 },
};
static const struct dfg_desc_node relax_cublas_product_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, b)", .line = 42 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 41 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 41 },
};
static const struct dfg_desc_region relax_cublas_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_product_var_regions[] = { 0, 0, 0, 0, 0, };
static const bool relax_cublas_product_dims[] = { 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_product_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cublas_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_cublas_product_match, r) },
};
static const struct dfg_desc_pattern relax_cublas_product_desc = {
    .n_nodes = 3, .n_exprs = 109, .n_vars = 5, .n_sets = 3,
    .nodes = relax_cublas_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_product_regions,
    .var_region = relax_cublas_product_var_regions,
    .exprs = relax_cublas_product_exprs,
    .captures = relax_cublas_product_refs,
    .var_is_dim = relax_cublas_product_dims,
    .text = "pattern product(a, b) {\012    r = relax.matmul(a, b);\012    where static_reduction(a), batches(a, b), same_floats(a, b) or (same_i8(a, b) and fours(a, b));\012    return r;\012}", .line = 41, .n_where = 3, .where = (const uint32_t[]){ 5, 69, 108, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 36 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 36 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 36 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 36 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 36 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 36 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 36 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 37 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 37 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 37 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 37 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 37 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 37 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 37 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 37 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 37 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 37 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 37 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 37 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 37 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 37 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 37 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 37 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 36 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 18 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 18 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 18 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 28 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 28 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 28 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 28 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 28 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 28 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 28 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 28 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 28 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 28 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 29 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 29 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 29 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 29 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 29 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 29 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 29 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 30 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 30 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 30 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 30 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 30 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 31 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 31 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 31 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 31 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 31 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 31 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 31 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 14 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "dtype", .line = 14 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 14 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 14 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 110, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 14 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "dtype", .line = 14 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 116 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 113, 114, 115, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 117 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 111, 116, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 15 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "dtype", .line = 15 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "a.dtype == i8", .line = 15 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 15 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "dtype", .line = 15 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "b.dtype == i8", .line = 15 },
    /* 126 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 121, 125, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 20 },
    /* 128 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .text = "shape", .line = 20 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 130 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "a.shape[-1]", .line = 20 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 132 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 20 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 20 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[-1]", .line = 20 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 140 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 141 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 140, 141, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 134, 142, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 144 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 126, 143, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 145 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 117, 144, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 16 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "dtype", .line = 16 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 149 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "a.dtype == f8e4m3", .line = 16 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 16 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 16 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "b.dtype == f8e4m3", .line = 16 },
    /* 154 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 16 },
    /* 155 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 51 },
    /* 156 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 155, }, .text = "dtype", .line = 51 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 51 },
    /* 158 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "r.dtype != f8e5m2", .line = 51 },
    /* 159 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 154, 158, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 51 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 23 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 23 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "b.shape[-1]", .line = 23 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 23 },
    /* 165 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "b.shape[-1] % 16", .line = 23 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 167 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "b.shape[-1] % 16 == 0", .line = 23 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 24 },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 24 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 24 },
    /* 171 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 169, 170, }, .text = "r.dtype == f64", .line = 24 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 24 },
    /* 173 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .text = "shape", .line = 24 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "b.shape[-2]", .line = 24 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 24 },
    /* 177 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "b.shape[-2] % 2", .line = 24 },
    /* 178 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 177, 178, }, .text = "b.shape[-2] % 2 == 0", .line = 24 },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 171, 179, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 24 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 24 },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "dtype", .line = 24 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 24 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 24 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 182, 183, 184, }, .text = "r.dtype in {f32, i32}", .line = 24 },
    /* 186 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 24 },
    /* 187 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 186, }, .text = "shape", .line = 24 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 189 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "b.shape[-2]", .line = 24 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 24 },
    /* 191 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-2] % 4", .line = 24 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 193 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-2] % 4 == 0", .line = 24 },
    /* 194 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 185, 193, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 195 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 194, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "dtype", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 25 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 25 },
    /* 200 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 197, 198, 199, }, .text = "r.dtype in {f16, bf16}", .line = 25 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 25 },
    /* 202 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "shape", .line = 25 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 204 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "b.shape[-2]", .line = 25 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 25 },
    /* 206 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.shape[-2] % 8", .line = 25 },
    /* 207 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 208 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 206, 207, }, .text = "b.shape[-2] % 8 == 0", .line = 25 },
    /* 209 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 200, 208, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 25 },
    /* 210 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 195, 209, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 24 },
    /* 211 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 25 },
    /* 212 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 211, }, .text = "shape", .line = 25 },
    /* 213 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 214 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 212, 213, }, .text = "b.shape[-2]", .line = 25 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 25 },
    /* 216 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-2] % 16", .line = 25 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-2] % 16 == 0", .line = 25 },
    /* 219 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 210, 218, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 24 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 167, 219, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 23 },
    /* 221 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 220, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 51 },
    /* 222 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 145, 221, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 50 },
};
static const struct dfg_desc_node relax_cublas_transposed_product_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 46 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 47 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
};
static const struct dfg_desc_region relax_cublas_transposed_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_transposed_product_var_regions[] = { 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_transposed_product_dims[] = { 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_transposed_product_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_cublas_transposed_product_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_product_match, r) },
};
static const struct dfg_desc_pattern relax_cublas_transposed_product_desc = {
    .n_nodes = 4, .n_exprs = 223, .n_vars = 6, .n_sets = 4,
    .nodes = relax_cublas_transposed_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_transposed_product_regions,
    .var_region = relax_cublas_transposed_product_var_regions,
    .exprs = relax_cublas_transposed_product_exprs,
    .captures = relax_cublas_transposed_product_refs,
    .var_is_dim = relax_cublas_transposed_product_dims,
    .text = "pattern transposed_product(a, b) {\012    t = relax.permute_dims(b);\012    r = relax.matmul(a, t);\012    where swaps_last(t, b), static_reduction(a), batches(a, b);\012    where same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r));\012    return r;\012}", .line = 46, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 106, 222, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 18 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 18 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 18 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 5 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 28 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "shape", .line = 28 },
    /* 8 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 28 },
    /* 9 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, }, .text = "a.shape[i]", .line = 28 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 28 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 28 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 14 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "a.rank - 2", .line = 28 },
    /* 15 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 16 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 9, 15, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 28 },
    /* 19 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.shape[i]", .line = 28 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 28 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 28 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 25 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "b.rank - 2", .line = 28 },
    /* 26 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 27 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 20, 26, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 29 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "shape", .line = 29 },
    /* 31 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 29 },
    /* 32 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "a.shape[i]", .line = 29 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 29 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 29 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 37 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.rank - 2", .line = 29 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 39 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 32, 38, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 40 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 30 },
    /* 43 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 30 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "b.shape[i]", .line = 30 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 30 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 30 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 49 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "b.rank - 2", .line = 30 },
    /* 50 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 45, 49, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 51 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 44, 50, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 52, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 53, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 31 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 31 },
    /* 57 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 31 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[i]", .line = 31 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 31 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 31 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 63 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "b.rank - 2", .line = 31 },
    /* 64 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 59, 63, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 65 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 58, 64, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 68 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 68, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "dtype", .line = 14 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 14 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "dtype", .line = 14 },
    /* 74 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 73, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "dtype", .line = 14 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 79 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 76, 77, 78, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 80 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 74, 79, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 15 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "dtype", .line = 15 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 84 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "a.dtype == i8", .line = 15 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 15 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "dtype", .line = 15 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "b.dtype == i8", .line = 15 },
    /* 89 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 84, 88, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 90 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20 },
    /* 91 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "shape", .line = 20 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 93 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "a.shape[-1]", .line = 20 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 95 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 20 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 20 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[-1]", .line = 20 },
    /* 102 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 103 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 106 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 97, 105, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 107 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 89, 106, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 43 },
    /* 108 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 80, 107, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 43 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 56 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 56 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 56 },
    /* 112 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "a.dtype != i8", .line = 56 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "shape", .line = 33 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "b.shape[-1]", .line = 33 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 33 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "shape", .line = 33 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 120 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "r.shape[-1]", .line = 33 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 120, }, .text = "b.shape[-1] == r.shape[-1]", .line = 33 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "shape", .line = 33 },
    /* 124 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 33 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "b.shape[i]", .line = 33 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 33 },
    /* 128 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .text = "rank", .line = 33 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 130 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "b.rank - 1", .line = 33 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 126, 130, }, .text = "range(0, b.rank - 1)", .line = 33 },
    /* 132 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 125, 131, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 33 },
    /* 133 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 33 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 135 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 136 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 121, 135, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
};
static const struct dfg_desc_node relax_cublas_biased_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "relax.add(p, bias)", .line = 57 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 42, .n_where = 3, .where = (const uint32_t[]){ 5, 69, 108, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 54 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 54 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 54 },
};
static const struct dfg_desc_region relax_cublas_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_biased_var_regions[] = { 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_biased_dims[] = { 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_biased_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cublas_biased_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, b) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, bias) },
    { "p", DFG_CAP_NODE, offsetof(struct relax_cublas_biased_match, p) },
};
static const struct dfg_desc_pattern relax_cublas_biased_desc = {
    .n_nodes = 5, .n_exprs = 137, .n_vars = 6, .n_sets = 4,
    .nodes = relax_cublas_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_biased_regions,
    .var_region = relax_cublas_biased_var_regions,
    .exprs = relax_cublas_biased_exprs,
    .captures = relax_cublas_biased_refs,
    .var_is_dim = relax_cublas_biased_dims,
    .text = "pattern biased(a, b, bias) {\012    p = product(a, b);\012    where a.dtype != i8, bias_of(bias, p);\012    return relax.add(p, bias);\012}", .line = 54, .n_where = 2, .where = (const uint32_t[]){ 112, 136, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 36 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 36 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 36 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 36 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 36 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 36 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 36 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 37 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 37 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 37 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 37 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 37 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 37 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 37 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 37 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 37 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 37 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 37 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 37 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 37 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 37 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 37 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 36 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 18 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 18 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 18 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 28 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 28 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 28 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 28 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 28 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 28 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 28 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 28 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 28 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 28 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 29 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 29 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 29 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 29 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 29 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 29 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 29 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 30 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 30 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 30 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 30 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 30 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 31 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 31 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 31 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 31 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 31 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "dtype", .line = 14 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 14 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 14 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 110, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "dtype", .line = 14 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 116 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 113, 114, 115, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 117 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 111, 116, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 15 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "dtype", .line = 15 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "a.dtype == i8", .line = 15 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 15 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "dtype", .line = 15 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "b.dtype == i8", .line = 15 },
    /* 126 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 121, 125, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20 },
    /* 128 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .text = "shape", .line = 20 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 130 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "a.shape[-1]", .line = 20 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 132 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 20 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[-1]", .line = 20 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 140 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 141 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 140, 141, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 134, 142, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 144 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 126, 143, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 145 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 117, 144, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 16 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "dtype", .line = 16 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 149 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "a.dtype == f8e4m3", .line = 16 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 16 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 16 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "b.dtype == f8e4m3", .line = 16 },
    /* 154 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 16 },
    /* 155 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 51 },
    /* 156 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 155, }, .text = "dtype", .line = 51 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 51 },
    /* 158 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "r.dtype != f8e5m2", .line = 51 },
    /* 159 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 154, 158, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 51 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 23 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 23 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "b.shape[-1]", .line = 23 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 23 },
    /* 165 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "b.shape[-1] % 16", .line = 23 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 167 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "b.shape[-1] % 16 == 0", .line = 23 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 24 },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 24 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 24 },
    /* 171 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 169, 170, }, .text = "r.dtype == f64", .line = 24 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 24 },
    /* 173 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .text = "shape", .line = 24 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "b.shape[-2]", .line = 24 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 24 },
    /* 177 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "b.shape[-2] % 2", .line = 24 },
    /* 178 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 177, 178, }, .text = "b.shape[-2] % 2 == 0", .line = 24 },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 171, 179, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 24 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 24 },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "dtype", .line = 24 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 24 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 24 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 182, 183, 184, }, .text = "r.dtype in {f32, i32}", .line = 24 },
    /* 186 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 24 },
    /* 187 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 186, }, .text = "shape", .line = 24 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 189 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "b.shape[-2]", .line = 24 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 24 },
    /* 191 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-2] % 4", .line = 24 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 193 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-2] % 4 == 0", .line = 24 },
    /* 194 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 185, 193, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 195 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 194, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "dtype", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 25 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 25 },
    /* 200 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 197, 198, 199, }, .text = "r.dtype in {f16, bf16}", .line = 25 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 202 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "shape", .line = 25 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 204 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "b.shape[-2]", .line = 25 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 25 },
    /* 206 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.shape[-2] % 8", .line = 25 },
    /* 207 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 208 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 206, 207, }, .text = "b.shape[-2] % 8 == 0", .line = 25 },
    /* 209 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 200, 208, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 25 },
    /* 210 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 195, 209, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 24 },
    /* 211 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 212 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 211, }, .text = "shape", .line = 25 },
    /* 213 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 214 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 212, 213, }, .text = "b.shape[-2]", .line = 25 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 25 },
    /* 216 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-2] % 16", .line = 25 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-2] % 16 == 0", .line = 25 },
    /* 219 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 210, 218, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 24 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 167, 219, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 23 },
    /* 221 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 220, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 51 },
    /* 222 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 145, 221, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 50 },
    /* 223 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 61 },
    /* 224 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 223, }, .text = "dtype", .line = 61 },
    /* 225 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 61 },
    /* 226 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 224, 225, }, .text = "a.dtype != i8", .line = 61 },
    /* 227 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 228 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 227, }, .text = "shape", .line = 33 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 230 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "b.shape[-1]", .line = 33 },
    /* 231 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 33 },
    /* 232 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 231, }, .text = "shape", .line = 33 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 234 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "r.shape[-1]", .line = 33 },
    /* 235 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 230, 234, }, .text = "b.shape[-1] == r.shape[-1]", .line = 33 },
    /* 236 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 237 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 236, }, .text = "shape", .line = 33 },
    /* 238 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 33 },
    /* 239 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "b.shape[i]", .line = 33 },
    /* 240 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 241 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 242 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 241, }, .text = "rank", .line = 33 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 244 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.rank - 1", .line = 33 },
    /* 245 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 240, 244, }, .text = "range(0, b.rank - 1)", .line = 33 },
    /* 246 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 239, 245, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 33 },
    /* 247 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 246, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 33 },
    /* 248 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 249 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 247, 248, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 250 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 235, 249, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
};
static const struct dfg_desc_node relax_cublas_transposed_biased_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "relax.add(p, bias)", .line = 62 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 48, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 106, 222, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 59 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 47 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 59 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 59 },
};
static const struct dfg_desc_region relax_cublas_transposed_biased_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_transposed_biased_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_transposed_biased_dims[] = { 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_transposed_biased_refs[] = { { 2, -1 }, { 4, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_cublas_transposed_biased_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, b) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, bias) },
    { "p", DFG_CAP_NODE, offsetof(struct relax_cublas_transposed_biased_match, p) },
};
static const struct dfg_desc_pattern relax_cublas_transposed_biased_desc = {
    .n_nodes = 6, .n_exprs = 251, .n_vars = 7, .n_sets = 4,
    .nodes = relax_cublas_transposed_biased_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_transposed_biased_regions,
    .var_region = relax_cublas_transposed_biased_var_regions,
    .exprs = relax_cublas_transposed_biased_exprs,
    .captures = relax_cublas_transposed_biased_refs,
    .var_is_dim = relax_cublas_transposed_biased_dims,
    .text = "pattern transposed_biased(a, b, bias) {\012    p = transposed_product(a, b);\012    where a.dtype != i8, bias_of(bias, p);\012    return relax.add(p, bias);\012}", .line = 59, .n_where = 2, .where = (const uint32_t[]){ 226, 250, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 36 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 36 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 36 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 36 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 36 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 36 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 36 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 36 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 37 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 37 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 37 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 37 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 37 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 37 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 37 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 37 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 37 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 37 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 37 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 37 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 37 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 37 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 37 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 37 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 36 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 18 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 18 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 18 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 28 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 28 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 28 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 28 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 28 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 28 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 28 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 28 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 28 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 28 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 29 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 29 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 29 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 29 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 29 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 29 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 29 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 30 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 30 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 30 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 30 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 30 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 31 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 31 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 31 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 31 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 31 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "dtype", .line = 14 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 14 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 14 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 110, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "dtype", .line = 14 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 116 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 113, 114, 115, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 117 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 111, 116, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 15 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "dtype", .line = 15 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "a.dtype == i8", .line = 15 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 15 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "dtype", .line = 15 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "b.dtype == i8", .line = 15 },
    /* 126 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 121, 125, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 20 },
    /* 128 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .text = "shape", .line = 20 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 130 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "a.shape[-1]", .line = 20 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 132 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 20 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[-1]", .line = 20 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 140 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 141 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 140, 141, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 134, 142, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 144 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 126, 143, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 145 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 117, 144, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 16 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "dtype", .line = 16 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 149 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "a.dtype == f8e4m3", .line = 16 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 16 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 16 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "b.dtype == f8e4m3", .line = 16 },
    /* 154 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 16 },
    /* 155 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 51 },
    /* 156 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 155, }, .text = "dtype", .line = 51 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 51 },
    /* 158 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "r.dtype != f8e5m2", .line = 51 },
    /* 159 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 154, 158, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 51 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 23 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 23 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "b.shape[-1]", .line = 23 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 23 },
    /* 165 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "b.shape[-1] % 16", .line = 23 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 167 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "b.shape[-1] % 16 == 0", .line = 23 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 24 },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 24 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 24 },
    /* 171 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 169, 170, }, .text = "r.dtype == f64", .line = 24 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 24 },
    /* 173 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .text = "shape", .line = 24 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "b.shape[-2]", .line = 24 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 24 },
    /* 177 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "b.shape[-2] % 2", .line = 24 },
    /* 178 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 177, 178, }, .text = "b.shape[-2] % 2 == 0", .line = 24 },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 171, 179, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 24 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 24 },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "dtype", .line = 24 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 24 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 24 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 182, 183, 184, }, .text = "r.dtype in {f32, i32}", .line = 24 },
    /* 186 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 24 },
    /* 187 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 186, }, .text = "shape", .line = 24 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 189 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "b.shape[-2]", .line = 24 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 24 },
    /* 191 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-2] % 4", .line = 24 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 193 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-2] % 4 == 0", .line = 24 },
    /* 194 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 185, 193, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 195 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 194, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "dtype", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 25 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 25 },
    /* 200 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 197, 198, 199, }, .text = "r.dtype in {f16, bf16}", .line = 25 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 202 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "shape", .line = 25 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 204 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "b.shape[-2]", .line = 25 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 25 },
    /* 206 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.shape[-2] % 8", .line = 25 },
    /* 207 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 208 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 206, 207, }, .text = "b.shape[-2] % 8 == 0", .line = 25 },
    /* 209 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 200, 208, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 25 },
    /* 210 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 195, 209, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 24 },
    /* 211 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 25 },
    /* 212 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 211, }, .text = "shape", .line = 25 },
    /* 213 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 214 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 212, 213, }, .text = "b.shape[-2]", .line = 25 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 25 },
    /* 216 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-2] % 16", .line = 25 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-2] % 16 == 0", .line = 25 },
    /* 219 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 210, 218, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 24 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 167, 219, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 23 },
    /* 221 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 220, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 51 },
    /* 222 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 145, 221, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 50 },
};
static const struct dfg_desc_node relax_cublas_dequantized_nodes[13] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 5, 9, },
        .text = "relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & cons...", .line = 65 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 48, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 106, 222, } },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 46 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 47 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 6, 7, 8, },
        .text = "scale & scalar(_) & const", .line = 65 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale",
        .text = "scale", .line = 64 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .text = "scalar(_)", .line = 65 },
        },
        .text = "_", .line = 65 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 65 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 10, 11, 12, },
        .text = "scalar(0) & const & zero_point", .line = 65 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SCALAR, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 65 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 65 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "zero_point",
        .text = "zero_point", .line = 64 },
};
static const struct dfg_desc_region relax_cublas_dequantized_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_dequantized_var_regions[] = { 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_dequantized_dims[] = { 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_dequantized_refs[] = { { 6, -1 }, { 12, -1 }, };
static const struct dfg_capture relax_cublas_dequantized_captures[] = {
    { "scale", DFG_CAP_NODE, offsetof(struct relax_cublas_dequantized_match, scale) },
    { "zero_point", DFG_CAP_NODE, offsetof(struct relax_cublas_dequantized_match, zero_point) },
};
static const struct dfg_desc_pattern relax_cublas_dequantized_desc = {
    .n_nodes = 13, .n_exprs = 223, .n_vars = 6, .n_sets = 2,
    .nodes = relax_cublas_dequantized_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_dequantized_regions,
    .var_region = relax_cublas_dequantized_var_regions,
    .exprs = relax_cublas_dequantized_exprs,
    .captures = relax_cublas_dequantized_refs,
    .var_is_dim = relax_cublas_dequantized_dims,
    .text = "pattern dequantized(scale, zero_point) =\012    relax.dequantize(transposed_product, scale & scalar(_) & const, scalar(0) & const & zero_point);", .line = 64
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 36 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "b.rank == 2", .line = 36 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 36 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axes", .text = "axes", .line = 36 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.axes)", .line = 36 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.axes)", .line = 36 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 36 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 37 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 37 },
    /* 12 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "(i + b.rank)", .line = 37 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 37 },
    /* 15 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, }, .text = "(i + b.rank) % b.rank", .line = 37 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 37 },
    /* 17 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .name = "axes", .text = "axes", .line = 37 },
    /* 18 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 37 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 37 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 23 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "b.rank - 2", .line = 37 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 37 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 28 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "b.rank - 1", .line = 37 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 37 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 32 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "b.rank - 2", .line = 37 },
    /* 33 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "[b.rank - 1, b.rank - 2]", .line = 37 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 34, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 35, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 36 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 18 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "a.shape[-1]", .line = 18 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 42 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 28 },
    /* 45 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "a.shape[i]", .line = 28 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 28 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 2", .line = 28 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 46, 52, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 28 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 28 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "b.shape[i]", .line = 28 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "rank", .line = 28 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 62 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.rank - 2", .line = 28 },
    /* 63 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 57, 63, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 64, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 29 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 29 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "a.shape[i]", .line = 29 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 29 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 29 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 69, 75, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 30 },
    /* 80 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 30 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "b.shape[i]", .line = 30 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 30 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 86 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.rank - 2", .line = 30 },
    /* 87 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 82, 86, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 88 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 81, 87, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 89, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 91 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 65, 90, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 31 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 31 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 31 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "b.shape[i]", .line = 31 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 31 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "rank", .line = 31 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 100 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "b.rank - 2", .line = 31 },
    /* 101 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 102 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 95, 101, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 106 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 105, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "dtype", .line = 14 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 14 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 14 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 110, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 113 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "dtype", .line = 14 },
    /* 114 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 116 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 113, 114, 115, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 117 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 111, 116, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 15 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "dtype", .line = 15 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "a.dtype == i8", .line = 15 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "dtype", .line = 15 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "b.dtype == i8", .line = 15 },
    /* 126 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 121, 125, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 128 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .text = "shape", .line = 20 },
    /* 129 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 130 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 128, 129, }, .text = "a.shape[-1]", .line = 20 },
    /* 131 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 132 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 130, 131, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "shape", .line = 20 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 138 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.shape[-1]", .line = 20 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 140 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 141 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 140, 141, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 134, 142, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 144 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 126, 143, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 145 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 117, 144, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 16 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "dtype", .line = 16 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 149 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "a.dtype == f8e4m3", .line = 16 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 16 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 16 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "b.dtype == f8e4m3", .line = 16 },
    /* 154 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 16 },
    /* 155 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 51 },
    /* 156 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 155, }, .text = "dtype", .line = 51 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 51 },
    /* 158 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "r.dtype != f8e5m2", .line = 51 },
    /* 159 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 154, 158, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 51 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 23 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 23 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "b.shape[-1]", .line = 23 },
    /* 164 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 23 },
    /* 165 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 163, 164, }, .text = "b.shape[-1] % 16", .line = 23 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 167 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "b.shape[-1] % 16 == 0", .line = 23 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 24 },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "dtype", .line = 24 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 24 },
    /* 171 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 169, 170, }, .text = "r.dtype == f64", .line = 24 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 24 },
    /* 173 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .text = "shape", .line = 24 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "b.shape[-2]", .line = 24 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 24 },
    /* 177 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "b.shape[-2] % 2", .line = 24 },
    /* 178 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 179 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 177, 178, }, .text = "b.shape[-2] % 2 == 0", .line = 24 },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 171, 179, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 24 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 24 },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "dtype", .line = 24 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 24 },
    /* 184 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 24 },
    /* 185 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 182, 183, 184, }, .text = "r.dtype in {f32, i32}", .line = 24 },
    /* 186 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 24 },
    /* 187 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 186, }, .text = "shape", .line = 24 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 189 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "b.shape[-2]", .line = 24 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 24 },
    /* 191 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-2] % 4", .line = 24 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 193 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-2] % 4 == 0", .line = 24 },
    /* 194 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 185, 193, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 195 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 180, 194, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 25 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "dtype", .line = 25 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 25 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 25 },
    /* 200 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 197, 198, 199, }, .text = "r.dtype in {f16, bf16}", .line = 25 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 202 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "shape", .line = 25 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 204 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "b.shape[-2]", .line = 25 },
    /* 205 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 25 },
    /* 206 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 204, 205, }, .text = "b.shape[-2] % 8", .line = 25 },
    /* 207 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 208 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 206, 207, }, .text = "b.shape[-2] % 8 == 0", .line = 25 },
    /* 209 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 200, 208, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 25 },
    /* 210 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 195, 209, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 24 },
    /* 211 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 212 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 211, }, .text = "shape", .line = 25 },
    /* 213 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 214 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 212, 213, }, .text = "b.shape[-2]", .line = 25 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 25 },
    /* 216 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "b.shape[-2] % 16", .line = 25 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 218 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 216, 217, }, .text = "b.shape[-2] % 16 == 0", .line = 25 },
    /* 219 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 210, 218, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 24 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 167, 219, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 23 },
    /* 221 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 220, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 51 },
    /* 222 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 145, 221, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 50 },
};
static const struct dfg_desc_node relax_cublas_scaled_nodes[11] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], sc...", .line = 67 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1]))", .line = 67 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "r",
        .text = "relax.matmul(a, t)", .line = 48, .n_where = 4, .where = (const uint32_t[]){ 36, 42, 106, 222, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 46 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 47 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, },
        .text = "relax.multiply(scale_a : [1], scale_b : [1])", .line = 67 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 1, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, }, .text = "[1]", .line = 67 },
        },
        .text = "scale_a : [1]", .line = 67 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale_a",
        .text = "scale_a", .line = 66 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 1, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_NUM, 1LL }, }, .text = "[1]", .line = 67 },
        },
        .text = "scale_b : [1]", .line = 67 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "scale_b",
        .text = "scale_b", .line = 66 },
};
static const struct dfg_desc_region relax_cublas_scaled_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_scaled_var_regions[] = { 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_scaled_dims[] = { 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relax_cublas_scaled_refs[] = { { 8, -1 }, { 10, -1 }, };
static const struct dfg_capture relax_cublas_scaled_captures[] = {
    { "scale_a", DFG_CAP_NODE, offsetof(struct relax_cublas_scaled_match, scale_a) },
    { "scale_b", DFG_CAP_NODE, offsetof(struct relax_cublas_scaled_match, scale_b) },
};
static const struct dfg_desc_pattern relax_cublas_scaled_desc = {
    .n_nodes = 11, .n_exprs = 223, .n_vars = 6, .n_sets = 2,
    .nodes = relax_cublas_scaled_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_scaled_regions,
    .var_region = relax_cublas_scaled_var_regions,
    .exprs = relax_cublas_scaled_exprs,
    .captures = relax_cublas_scaled_refs,
    .var_is_dim = relax_cublas_scaled_dims,
    .text = "pattern scaled(scale_a, scale_b) =\012    relax.astype(relax.multiply(transposed_product, relax.multiply(scale_a : [1], scale_b : [1])));", .line = 66
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 56 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 56 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 56 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 56 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 33 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 33 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 33 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 33 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 33 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 33 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 33 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 33 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 33 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 33 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 33 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 33 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 33 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 33 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 18 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 18 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 33 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 28 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 28 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.shape[i]", .line = 28 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 28 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 42 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.rank - 2", .line = 28 },
    /* 43 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 44 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 37, 43, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 28 },
    /* 47 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "b.shape[i]", .line = 28 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 28 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 53 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "b.rank - 2", .line = 28 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 55 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 48, 54, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 55, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 29 },
    /* 59 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 29 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "a.shape[i]", .line = 29 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 29 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 65 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "a.rank - 2", .line = 29 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 67 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "shape", .line = 30 },
    /* 71 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 30 },
    /* 72 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "b.shape[i]", .line = 30 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "rank", .line = 30 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 77 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "b.rank - 2", .line = 30 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 77, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 79 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 72, 78, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 68, 80, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 82 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 31 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 31 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 31 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 31 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 31 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 96 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 82, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "dtype", .line = 14 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 14 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "dtype", .line = 14 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 101, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "dtype", .line = 14 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 107 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 104, 105, 106, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 102, 107, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 15 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 15 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 112 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "a.dtype == i8", .line = 15 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 15 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "dtype", .line = 15 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 116 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "b.dtype == i8", .line = 15 },
    /* 117 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "shape", .line = 20 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 121 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "a.shape[-1]", .line = 20 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 123 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 20 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "b.shape[-1]", .line = 20 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 131 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 134 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 133, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 117, 134, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 43 },
    /* 136 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 108, 135, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 43 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_bias_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(biased)", .line = 73 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 57, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 42, .n_where = 3, .where = (const uint32_t[]){ 33, 97, 136, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 54 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 54 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 54 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_bias_relu_desc = {
    .n_nodes = 6, .n_exprs = 137, .n_vars = 6, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_bias_relu_regions,
    .var_region = relax_cublas_cublas_matmul_bias_relu_var_regions,
    .exprs = relax_cublas_cublas_matmul_bias_relu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_bias_relu_dims,
    .text = "\"cublas.matmul_bias_relu\"             = relax.nn.relu(biased);", .line = 73
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 56 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 56 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 56 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 56 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 33 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 33 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 33 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 33 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 33 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 33 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 33 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 33 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 33 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 33 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 33 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 33 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 33 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 33 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 33 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 18 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "a.shape[-1]", .line = 18 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 33 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 28 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 28 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.shape[i]", .line = 28 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "rank", .line = 28 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 42 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.rank - 2", .line = 28 },
    /* 43 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 44 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 37, 43, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 28 },
    /* 47 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "b.shape[i]", .line = 28 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 28 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 28 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 53 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "b.rank - 2", .line = 28 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 55 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 48, 54, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 55, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 29 },
    /* 59 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 29 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "a.shape[i]", .line = 29 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 29 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 65 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "a.rank - 2", .line = 29 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 67 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 60, 66, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 68 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "shape", .line = 30 },
    /* 71 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 30 },
    /* 72 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "b.shape[i]", .line = 30 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 30 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "rank", .line = 30 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 77 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "b.rank - 2", .line = 30 },
    /* 78 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 73, 77, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 79 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 72, 78, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 68, 80, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 82 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 81, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "shape", .line = 31 },
    /* 85 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 31 },
    /* 86 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 84, 85, }, .text = "b.shape[i]", .line = 31 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 31 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "rank", .line = 31 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 91 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "b.rank - 2", .line = 31 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 93 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 86, 92, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 96 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 97 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 82, 96, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "dtype", .line = 14 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 14 },
    /* 101 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "dtype", .line = 14 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 101, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "dtype", .line = 14 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 107 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 104, 105, 106, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 102, 107, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 15 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 15 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 112 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "a.dtype == i8", .line = 15 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 15 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "dtype", .line = 15 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 116 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "b.dtype == i8", .line = 15 },
    /* 117 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "shape", .line = 20 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 121 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "a.shape[-1]", .line = 20 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 123 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 125 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 20 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 20 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "b.shape[-1]", .line = 20 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 131 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 134 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 133, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 117, 134, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 43 },
    /* 136 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 108, 135, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 43 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_bias_gelu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(biased)", .line = 74 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "relax.add(p, bias)", .line = 57, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, b)", .line = 42, .n_where = 3, .where = (const uint32_t[]){ 33, 97, 136, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 54 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 54 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 54 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_bias_gelu_desc = {
    .n_nodes = 6, .n_exprs = 137, .n_vars = 6, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_bias_gelu_regions,
    .var_region = relax_cublas_cublas_matmul_bias_gelu_var_regions,
    .exprs = relax_cublas_cublas_matmul_bias_gelu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_bias_gelu_dims,
    .text = "\"cublas.matmul_bias_gelu\"             = relax.nn.gelu(biased);", .line = 74
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 61 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 33 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 33 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 33 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 33 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 33 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 33 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 33 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 33 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 33 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 33 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 33 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 33 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 33 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 33 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 33 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 33 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 33 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 36 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "b.rank == 2", .line = 36 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 36 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "axes", .text = "axes", .line = 36 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(t.axes)", .line = 36 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(t.axes)", .line = 36 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 36 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 37 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 37 },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(i + b.rank)", .line = 37 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 37 },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(i + b.rank) % b.rank", .line = 37 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 37 },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 37 },
    /* 46 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 37 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 37 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "b.rank - 2", .line = 37 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 37 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 56 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.rank - 1", .line = 37 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 37 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 60 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.rank - 2", .line = 37 },
    /* 61 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "[b.rank - 1, b.rank - 2]", .line = 37 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 36, 63, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 36 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 18 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 18 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 70 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 28 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 28 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 28 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 28 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 81 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 28 },
    /* 84 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 28 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "b.shape[i]", .line = 28 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "rank", .line = 28 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 90 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "b.rank - 2", .line = 28 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 92 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 85, 91, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 92, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "shape", .line = 29 },
    /* 96 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 29 },
    /* 97 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "a.shape[i]", .line = 29 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "rank", .line = 29 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 102 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "a.rank - 2", .line = 29 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 104 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 97, 103, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 105 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 30 },
    /* 108 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 30 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.shape[i]", .line = 30 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "rank", .line = 30 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 114 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "b.rank - 2", .line = 30 },
    /* 115 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 114, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 116 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 109, 115, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 117, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 119 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 93, 118, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 31 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 31 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 31 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 31 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 31 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 31 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 31 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 119, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "dtype", .line = 14 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 14 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "dtype", .line = 14 },
    /* 139 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 136, 138, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "dtype", .line = 14 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 144 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 141, 142, 143, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 139, 144, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 15 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "dtype", .line = 15 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 149 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "a.dtype == i8", .line = 15 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 15 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "b.dtype == i8", .line = 15 },
    /* 154 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 155 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 156 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 155, }, .text = "shape", .line = 20 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 158 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "a.shape[-1]", .line = 20 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 160 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 162 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 164 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "shape", .line = 20 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 166 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "b.shape[-1]", .line = 20 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 168 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 166, 167, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 169 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 170 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 168, 169, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 171 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 162, 170, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 172 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 154, 171, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 173 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 145, 172, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 16 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "dtype", .line = 16 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 177 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "a.dtype == f8e4m3", .line = 16 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 16 },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 16 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 181 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "b.dtype == f8e4m3", .line = 16 },
    /* 182 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 177, 181, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 16 },
    /* 183 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 51 },
    /* 184 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 183, }, .text = "dtype", .line = 51 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 51 },
    /* 186 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "r.dtype != f8e5m2", .line = 51 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 182, 186, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 51 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 23 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "shape", .line = 23 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 191 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-1]", .line = 23 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 23 },
    /* 193 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-1] % 16", .line = 23 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.shape[-1] % 16 == 0", .line = 23 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 24 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "dtype", .line = 24 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 24 },
    /* 199 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "r.dtype == f64", .line = 24 },
    /* 200 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 24 },
    /* 201 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .text = "shape", .line = 24 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 203 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "b.shape[-2]", .line = 24 },
    /* 204 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 24 },
    /* 205 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 203, 204, }, .text = "b.shape[-2] % 2", .line = 24 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 207 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "b.shape[-2] % 2 == 0", .line = 24 },
    /* 208 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 199, 207, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 24 },
    /* 209 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 24 },
    /* 210 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 209, }, .text = "dtype", .line = 24 },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 24 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 24 },
    /* 213 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 210, 211, 212, }, .text = "r.dtype in {f32, i32}", .line = 24 },
    /* 214 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 24 },
    /* 215 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 214, }, .text = "shape", .line = 24 },
    /* 216 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 217 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 215, 216, }, .text = "b.shape[-2]", .line = 24 },
    /* 218 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 24 },
    /* 219 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 217, 218, }, .text = "b.shape[-2] % 4", .line = 24 },
    /* 220 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 221 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 219, 220, }, .text = "b.shape[-2] % 4 == 0", .line = 24 },
    /* 222 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 213, 221, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 223 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 208, 222, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 25 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "dtype", .line = 25 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 25 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 25 },
    /* 228 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 225, 226, 227, }, .text = "r.dtype in {f16, bf16}", .line = 25 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "shape", .line = 25 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-2]", .line = 25 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 25 },
    /* 234 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.shape[-2] % 8", .line = 25 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 236 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "b.shape[-2] % 8 == 0", .line = 25 },
    /* 237 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 236, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 25 },
    /* 238 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 223, 237, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 24 },
    /* 239 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 240 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "shape", .line = 25 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 242 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 240, 241, }, .text = "b.shape[-2]", .line = 25 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 25 },
    /* 244 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-2] % 16", .line = 25 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2] % 16 == 0", .line = 25 },
    /* 247 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 238, 246, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 24 },
    /* 248 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 247, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 23 },
    /* 249 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 248, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 51 },
    /* 250 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 173, 249, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 50 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_transposed_bias_relu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.relu(transposed_biased)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 62, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 48, .n_where = 4, .where = (const uint32_t[]){ 64, 70, 134, 250, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 59 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 47 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 59 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 59 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_transposed_bias_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_transposed_bias_relu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_transposed_bias_relu_dims[] = { 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_transposed_bias_relu_desc = {
    .n_nodes = 7, .n_exprs = 251, .n_vars = 7, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_transposed_bias_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_transposed_bias_relu_regions,
    .var_region = relax_cublas_cublas_matmul_transposed_bias_relu_var_regions,
    .exprs = relax_cublas_cublas_matmul_transposed_bias_relu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_transposed_bias_relu_dims,
    .text = "\"cublas.matmul_transposed_bias_relu\"  = relax.nn.relu(transposed_biased);", .line = 77
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 61 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 61 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 61 },
    /* 3 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype != i8", .line = 61 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 33 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 33 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-1]", .line = 33 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 33 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 33 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 33 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[-1]", .line = 33 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "b.shape[-1] == r.shape[-1]", .line = 33 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 33 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 33 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 6, .text = "i", .line = 33 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "b.shape[i]", .line = 33 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 33 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 33 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "b.rank - 1", .line = 33 },
    /* 22 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "range(0, b.rank - 1)", .line = 33 },
    /* 23 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 16, 22, }, .text = "[b.shape[i] for i in range(0, b.rank - 1)]", .line = 33 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)])", .line = 33 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 33 },
    /* 26 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 26, }, .text = "b.shape[-1] == r.shape[-1], prod([b.shape[i] for i in range(0, b.rank - 1)]) <= 1", .line = 33 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 36 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "rank", .line = 36 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 36 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "b.rank == 2", .line = 36 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 36 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "axes", .text = "axes", .line = 36 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "present(t.axes)", .line = 36 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not present(t.axes)", .line = 36 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "(b.rank == 2 and not present(t.axes))", .line = 36 },
    /* 37 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 37 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 37 },
    /* 40 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 37, 39, }, .text = "(i + b.rank)", .line = 37 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 37 },
    /* 43 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 40, 42, }, .text = "(i + b.rank) % b.rank", .line = 37 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 4, .text = "t", .line = 37 },
    /* 45 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .name = "axes", .text = "axes", .line = 37 },
    /* 46 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 43, 45, }, .text = "[(i + b.rank) % b.rank for i in t.axes]", .line = 37 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 37 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 37 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "b.rank - 2", .line = 37 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "range(0, b.rank - 2)", .line = 37 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "rank", .line = 37 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 37 },
    /* 56 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.rank - 1", .line = 37 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 37 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "rank", .line = 37 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 37 },
    /* 60 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.rank - 2", .line = 37 },
    /* 61 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "[b.rank - 1, b.rank - 2]", .line = 37 },
    /* 62 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 62, }, .text = "[(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 37 },
    /* 64 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 36, 63, }, .text = "(b.rank == 2 and not present(t.axes))\012        or [(i + b.rank) % b.rank for i in t.axes] == concat(range(0, b.rank - 2), [b.rank - 1, b.rank - 2])", .line = 36 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 18 },
    /* 66 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "shape", .line = 18 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 18 },
    /* 68 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "a.shape[-1]", .line = 18 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 18 },
    /* 70 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "a.shape[-1] >= 0", .line = 18 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 28 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 28 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.shape[i]", .line = 28 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 28 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 28 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 79 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "a.rank - 2", .line = 28 },
    /* 80 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 75, 79, }, .text = "range(0, a.rank - 2)", .line = 28 },
    /* 81 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 74, 80, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 28 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 28 },
    /* 84 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 28 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "b.shape[i]", .line = 28 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 28 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "rank", .line = 28 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 90 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "b.rank - 2", .line = 28 },
    /* 91 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "range(0, b.rank - 2)", .line = 28 },
    /* 92 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 85, 91, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 92, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]", .line = 28 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 95 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .text = "shape", .line = 29 },
    /* 96 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 29 },
    /* 97 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "a.shape[i]", .line = 29 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 29 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "rank", .line = 29 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 102 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "a.rank - 2", .line = 29 },
    /* 103 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "range(0, a.rank - 2)", .line = 29 },
    /* 104 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 97, 103, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)]", .line = 29 },
    /* 105 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])", .line = 29 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 30 },
    /* 108 */ { .op = DFG_E_VAR, .ref = 4, .text = "i", .line = 30 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.shape[i]", .line = 30 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 30 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 30 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "rank", .line = 30 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 30 },
    /* 114 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "b.rank - 2", .line = 30 },
    /* 115 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 110, 114, }, .text = "range(0, b.rank - 2)", .line = 30 },
    /* 116 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 109, 115, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 30 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 30 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 117, }, .text = "prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 29 },
    /* 119 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 93, 118, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 31 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 31 },
    /* 122 */ { .op = DFG_E_VAR, .ref = 5, .text = "i", .line = 31 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "b.shape[i]", .line = 31 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 31 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "rank", .line = 31 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 31 },
    /* 128 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.rank - 2", .line = 31 },
    /* 129 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "range(0, b.rank - 2)", .line = 31 },
    /* 130 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 123, 129, }, .text = "[b.shape[i] for i in range(0, b.rank - 2)]", .line = 31 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_PROD, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)])", .line = 31 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 31 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 31 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 119, 133, }, .text = "[a.shape[i] for i in range(0, a.rank - 2)] == [b.shape[i] for i in range(0, b.rank - 2)]\012        or prod([a.shape[i] for i in range(0, a.rank - 2)])\012            == prod([b.shape[i] for i in range(0, b.rank - 2)])\012        or prod([b.shape[i] for i in range(0, b.rank - 2)]) == 1", .line = 28 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "dtype", .line = 14 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 14 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "dtype", .line = 14 },
    /* 139 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 136, 138, }, .text = "a.dtype == b.dtype", .line = 14 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "dtype", .line = 14 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 14 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 14 },
    /* 144 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 141, 142, 143, }, .text = "a.dtype in {f16, f32}", .line = 14 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 139, 144, }, .text = "a.dtype == b.dtype, a.dtype in {f16, f32}", .line = 14 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 15 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "dtype", .line = 15 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 149 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "a.dtype == i8", .line = 15 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 15 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "dtype", .line = 15 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 15 },
    /* 153 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "b.dtype == i8", .line = 15 },
    /* 154 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "a.dtype == i8, b.dtype == i8", .line = 15 },
    /* 155 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 20 },
    /* 156 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 155, }, .text = "shape", .line = 20 },
    /* 157 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 158 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 156, 157, }, .text = "a.shape[-1]", .line = 20 },
    /* 159 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 160 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 158, 159, }, .text = "a.shape[-1] % 4", .line = 20 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 162 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "a.shape[-1] % 4 == 0", .line = 20 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 20 },
    /* 164 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "shape", .line = 20 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 20 },
    /* 166 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "b.shape[-1]", .line = 20 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 168 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 166, 167, }, .text = "b.shape[-1] % 4", .line = 20 },
    /* 169 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 20 },
    /* 170 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 168, 169, }, .text = "b.shape[-1] % 4 == 0", .line = 20 },
    /* 171 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 162, 170, }, .text = "a.shape[-1] % 4 == 0, b.shape[-1] % 4 == 0", .line = 20 },
    /* 172 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 154, 171, }, .text = "(same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 173 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 145, 172, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))", .line = 50 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 16 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "dtype", .line = 16 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 177 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "a.dtype == f8e4m3", .line = 16 },
    /* 178 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 16 },
    /* 179 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 178, }, .text = "dtype", .line = 16 },
    /* 180 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 19 }, .text = "f8e4m3", .line = 16 },
    /* 181 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 179, 180, }, .text = "b.dtype == f8e4m3", .line = 16 },
    /* 182 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 177, 181, }, .text = "a.dtype == f8e4m3, b.dtype == f8e4m3", .line = 16 },
    /* 183 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 51 },
    /* 184 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 183, }, .text = "dtype", .line = 51 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 21 }, .text = "f8e5m2", .line = 51 },
    /* 186 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "r.dtype != f8e5m2", .line = 51 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 182, 186, }, .text = "same_f8(a, b) and r.dtype != f8e5m2", .line = 51 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 23 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "shape", .line = 23 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 23 },
    /* 191 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "b.shape[-1]", .line = 23 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 23 },
    /* 193 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "b.shape[-1] % 16", .line = 23 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 23 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.shape[-1] % 16 == 0", .line = 23 },
    /* 196 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 24 },
    /* 197 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 196, }, .text = "dtype", .line = 24 },
    /* 198 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 24 },
    /* 199 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 197, 198, }, .text = "r.dtype == f64", .line = 24 },
    /* 200 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 24 },
    /* 201 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .text = "shape", .line = 24 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 203 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "b.shape[-2]", .line = 24 },
    /* 204 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 24 },
    /* 205 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 203, 204, }, .text = "b.shape[-2] % 2", .line = 24 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 207 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "b.shape[-2] % 2 == 0", .line = 24 },
    /* 208 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 199, 207, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0)", .line = 24 },
    /* 209 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 24 },
    /* 210 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 209, }, .text = "dtype", .line = 24 },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 24 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 24 },
    /* 213 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 210, 211, 212, }, .text = "r.dtype in {f32, i32}", .line = 24 },
    /* 214 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 24 },
    /* 215 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 214, }, .text = "shape", .line = 24 },
    /* 216 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 24 },
    /* 217 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 215, 216, }, .text = "b.shape[-2]", .line = 24 },
    /* 218 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 24 },
    /* 219 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 217, 218, }, .text = "b.shape[-2] % 4", .line = 24 },
    /* 220 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 221 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 219, 220, }, .text = "b.shape[-2] % 4 == 0", .line = 24 },
    /* 222 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 213, 221, }, .text = "(r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 223 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 208, 222, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)", .line = 24 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 25 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "dtype", .line = 25 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 25 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 25 },
    /* 228 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 225, 226, 227, }, .text = "r.dtype in {f16, bf16}", .line = 25 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "shape", .line = 25 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 232 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "b.shape[-2]", .line = 25 },
    /* 233 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 25 },
    /* 234 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 232, 233, }, .text = "b.shape[-2] % 8", .line = 25 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 236 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "b.shape[-2] % 8 == 0", .line = 25 },
    /* 237 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 228, 236, }, .text = "(r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 25 },
    /* 238 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 223, 237, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0)", .line = 24 },
    /* 239 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 25 },
    /* 240 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "shape", .line = 25 },
    /* 241 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 25 },
    /* 242 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 240, 241, }, .text = "b.shape[-2]", .line = 25 },
    /* 243 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 25 },
    /* 244 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 242, 243, }, .text = "b.shape[-2] % 16", .line = 25 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 25 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "b.shape[-2] % 16 == 0", .line = 25 },
    /* 247 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 238, 246, }, .text = "(r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 24 },
    /* 248 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 195, 247, }, .text = "b.shape[-1] % 16 == 0,\012    (r.dtype == f64 and b.shape[-2] % 2 == 0) or (r.dtype in {f32, i32} and b.shape[-2] % 4 == 0)\012        or (r.dtype in {f16, bf16} and b.shape[-2] % 8 == 0) or b.shape[-2] % 16 == 0", .line = 23 },
    /* 249 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 248, }, .text = "(same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 51 },
    /* 250 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 173, 249, }, .text = "same_floats(a, b) or (same_i8(a, b) and fours(a, b))\012        or (same_f8(a, b) and r.dtype != f8e5m2 and aligned(b, r))", .line = 50 },
};
static const struct dfg_desc_node relax_cublas_cublas_matmul_transposed_bias_gelu_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.gelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "relax.nn.gelu(transposed_biased)", .line = 78 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "relax.add(p, bias)", .line = 62, .n_where = 2, .where = (const uint32_t[]){ 3, 27, } },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "p",
        .text = "relax.matmul(a, t)", .line = 48, .n_where = 4, .where = (const uint32_t[]){ 64, 70, 134, 250, } },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 59 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .name = "t",
        .text = "relax.permute_dims(b)", .line = 47 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 59 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 59 },
};
static const struct dfg_desc_region relax_cublas_cublas_matmul_transposed_bias_gelu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relax_cublas_cublas_matmul_transposed_bias_gelu_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, };
static const bool relax_cublas_cublas_matmul_transposed_bias_gelu_dims[] = { 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_pattern relax_cublas_cublas_matmul_transposed_bias_gelu_desc = {
    .n_nodes = 7, .n_exprs = 251, .n_vars = 7, .n_sets = 0,
    .nodes = relax_cublas_cublas_matmul_transposed_bias_gelu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_cublas_cublas_matmul_transposed_bias_gelu_regions,
    .var_region = relax_cublas_cublas_matmul_transposed_bias_gelu_var_regions,
    .exprs = relax_cublas_cublas_matmul_transposed_bias_gelu_exprs,
    .var_is_dim = relax_cublas_cublas_matmul_transposed_bias_gelu_dims,
    .text = "\"cublas.matmul_transposed_bias_gelu\"  = relax.nn.gelu(transposed_biased);", .line = 78
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
    { .name = "product", .place = "relax_cublas.pat:41", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_product_match),
      .n_captures = 3, .captures = relax_cublas_product_captures,
      .match = relax_cublas_product_any, .each = relax_cublas_product_all, .desc = &relax_cublas_product_desc,
      .whole_size = sizeof(struct relax_cublas_product_whole), .n_parts = sizeof relax_cublas_product_parts / sizeof *relax_cublas_product_parts,
      .n_params = 2, .parts = relax_cublas_product_parts, .whole = relax_cublas_product_whole },
    { .name = "transposed_product", .place = "relax_cublas.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_transposed_product_match),
      .n_captures = 4, .captures = relax_cublas_transposed_product_captures,
      .match = relax_cublas_transposed_product_any, .each = relax_cublas_transposed_product_all, .desc = &relax_cublas_transposed_product_desc,
      .whole_size = sizeof(struct relax_cublas_transposed_product_whole), .n_parts = sizeof relax_cublas_transposed_product_parts / sizeof *relax_cublas_transposed_product_parts,
      .n_params = 2, .parts = relax_cublas_transposed_product_parts, .whole = relax_cublas_transposed_product_whole },
    { .name = "biased", .place = "relax_cublas.pat:54", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_biased_match),
      .n_captures = 4, .captures = relax_cublas_biased_captures,
      .match = relax_cublas_biased_any, .each = relax_cublas_biased_all, .desc = &relax_cublas_biased_desc,
      .whole_size = sizeof(struct relax_cublas_biased_whole), .n_parts = sizeof relax_cublas_biased_parts / sizeof *relax_cublas_biased_parts,
      .n_params = 3, .parts = relax_cublas_biased_parts, .whole = relax_cublas_biased_whole },
    { .name = "transposed_biased", .place = "relax_cublas.pat:59", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_transposed_biased_match),
      .n_captures = 4, .captures = relax_cublas_transposed_biased_captures,
      .match = relax_cublas_transposed_biased_any, .each = relax_cublas_transposed_biased_all, .desc = &relax_cublas_transposed_biased_desc,
      .whole_size = sizeof(struct relax_cublas_transposed_biased_whole), .n_parts = sizeof relax_cublas_transposed_biased_parts / sizeof *relax_cublas_transposed_biased_parts,
      .n_params = 3, .parts = relax_cublas_transposed_biased_parts, .whole = relax_cublas_transposed_biased_whole },
    { .name = "dequantized", .place = "relax_cublas.pat:64", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_dequantized_match),
      .n_captures = 2, .captures = relax_cublas_dequantized_captures,
      .match = relax_cublas_dequantized_any, .each = relax_cublas_dequantized_all, .desc = &relax_cublas_dequantized_desc,
      .whole_size = sizeof(struct relax_cublas_dequantized_whole), .n_parts = sizeof relax_cublas_dequantized_parts / sizeof *relax_cublas_dequantized_parts,
      .n_params = 2, .parts = relax_cublas_dequantized_parts, .whole = relax_cublas_dequantized_whole },
    { .name = "scaled", .place = "relax_cublas.pat:66", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_cublas_scaled_match),
      .n_captures = 2, .captures = relax_cublas_scaled_captures,
      .match = relax_cublas_scaled_any, .each = relax_cublas_scaled_all, .desc = &relax_cublas_scaled_desc,
      .whole_size = sizeof(struct relax_cublas_scaled_whole), .n_parts = sizeof relax_cublas_scaled_parts / sizeof *relax_cublas_scaled_parts,
      .n_params = 2, .parts = relax_cublas_scaled_parts, .whole = relax_cublas_scaled_whole },
    { .name = "cublas.matmul_bias_relu", .place = "relax_cublas.pat:73", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_bias_relu_match),
      .match = relax_cublas_cublas_matmul_bias_relu_any, .each = relax_cublas_cublas_matmul_bias_relu_all, .desc = &relax_cublas_cublas_matmul_bias_relu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_bias_relu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_bias_relu_parts / sizeof *relax_cublas_cublas_matmul_bias_relu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_bias_relu_parts, .whole = relax_cublas_cublas_matmul_bias_relu_whole },
    { .name = "cublas.matmul_bias_gelu", .place = "relax_cublas.pat:74", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_bias_gelu_match),
      .match = relax_cublas_cublas_matmul_bias_gelu_any, .each = relax_cublas_cublas_matmul_bias_gelu_all, .desc = &relax_cublas_cublas_matmul_bias_gelu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_bias_gelu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_bias_gelu_parts / sizeof *relax_cublas_cublas_matmul_bias_gelu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_bias_gelu_parts, .whole = relax_cublas_cublas_matmul_bias_gelu_whole },
    { .name = "cublas.matmul_transposed_bias_relu", .place = "relax_cublas.pat:77", .is_rule = 0, .is_entry = 1,
      .match_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_relu_match),
      .match = relax_cublas_cublas_matmul_transposed_bias_relu_any, .each = relax_cublas_cublas_matmul_transposed_bias_relu_all, .desc = &relax_cublas_cublas_matmul_transposed_bias_relu_desc,
      .whole_size = sizeof(struct relax_cublas_cublas_matmul_transposed_bias_relu_whole), .n_parts = sizeof relax_cublas_cublas_matmul_transposed_bias_relu_parts / sizeof *relax_cublas_cublas_matmul_transposed_bias_relu_parts,
      .n_params = 0, .parts = relax_cublas_cublas_matmul_transposed_bias_relu_parts, .whole = relax_cublas_cublas_matmul_transposed_bias_relu_whole },
    { .name = "cublas.matmul_transposed_bias_gelu", .place = "relax_cublas.pat:78", .is_rule = 0, .is_entry = 1,
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
