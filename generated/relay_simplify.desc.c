/* What relay_simplify.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relay_simplify.h"
#if RELAY_SIMPLIFY_H != 0x95c416bed4f89f16
#error "relay_simplify.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_argmax,
    OP_argmin,
    OP_broadcast_to,
    OP_broadcast_to_like,
    OP_cast,
    OP_cast_like,
    OP_clip,
    OP_collapse_sum_like,
    OP_copy,
    OP_divide,
    OP_layout_transform,
    OP_multiply,
    OP_negative,
    OP_nn_batch_flatten,
    OP_nn_dropout,
    OP_nn_relu,
    OP_ones,
    OP_ones_like,
    OP_qnn_dequantize,
    OP_reshape,
    OP_reshape_like,
    OP_sqrt,
    OP_strided_slice,
    OP_subtract,
    OP_transpose,
    OP_zeros,
    OP_zeros_like,
};
enum {
    ATTR_a_max,
    ATTR_a_min,
    ATTR_axes,
    ATTR_dst_layout,
    ATTR_dtype,
    ATTR_lhs_begin,
    ATTR_rhs_begin,
    ATTR_src_layout,
    ATTR_strides,
};
static const char *const op_names[] = {
    "add",
    "argmax",
    "argmin",
    "broadcast_to",
    "broadcast_to_like",
    "cast",
    "cast_like",
    "clip",
    "collapse_sum_like",
    "copy",
    "divide",
    "layout_transform",
    "multiply",
    "negative",
    "nn.batch_flatten",
    "nn.dropout",
    "nn.relu",
    "ones",
    "ones_like",
    "qnn.dequantize",
    "reshape",
    "reshape_like",
    "sqrt",
    "strided_slice",
    "subtract",
    "transpose",
    "zeros",
    "zeros_like",
};
static const char *const attr_names[] = {
    "a_max",
    "a_min",
    "axes",
    "dst_layout",
    "dtype",
    "lhs_begin",
    "rhs_begin",
    "src_layout",
    "strides",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 28,
    .ops = op_names,
    .n_attrs = 9,
    .attrs = attr_names,
};

/* relay_simplify.pat:10
 * cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y);
 */
static bool no_wider(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_rank(g, c) == 0
        || (dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
            && dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)))
        || dfg_same_shape(g, x, y) == DFG_TRUE;
}

struct relay_simplify_rs_add_zero_whole {
    struct relay_simplify_rs_add_zero_match m;
    dfg_node constant;
};

static bool relay_simplify_rs_add_zero_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
            continue;
        /* where no_wider(c, x, y) */
        if (!no_wider(g, c, x, n))
            continue;
        if (accept(ctx, &(struct relay_simplify_rs_add_zero_whole){.m = {.root = n, .x = x, .c = c,
                .y = n}, .constant = constant}))
            return true;
    }
    return false;
}

struct relay_simplify_rs_sub_zero_whole {
    struct relay_simplify_rs_sub_zero_match m;
    dfg_node constant;
};

static bool relay_simplify_rs_sub_zero_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_subtract, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE))
        return false;
    /* where no_wider(c, x, y) */
    if (!no_wider(g, c, x, n))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_sub_zero_whole){.m = {.root = n, .x = x, .c = c,
            .y = n}, .constant = constant});
}

struct relay_simplify_rs_mul_one_whole {
    struct relay_simplify_rs_mul_one_match m;
    dfg_node constant;
};

static bool relay_simplify_rs_mul_one_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node constant = c;
        if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        /* where no_wider(c, x, y) */
        if (!no_wider(g, c, x, n))
            continue;
        if (accept(ctx, &(struct relay_simplify_rs_mul_one_whole){.m = {.root = n, .x = x, .c = c, .y = n},
                .constant = constant}))
            return true;
    }
    return false;
}

struct relay_simplify_rs_div_one_whole {
    struct relay_simplify_rs_div_one_match m;
    dfg_node constant;
};

static bool relay_simplify_rs_div_one_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_divide, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    /* where no_wider(c, x, y) */
    if (!no_wider(g, c, x, n))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_div_one_whole){.m = {.root = n, .x = x, .c = c, .y = n},
            .constant = constant});
}

struct relay_simplify_rs_add_zeros_whole {
    struct relay_simplify_rs_add_zeros_match m;
    dfg_node zeros;
    dfg_node zeros_like;
    dfg_node x;
};

static bool relay_simplify_rs_add_zeros_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node v = dfg_arg(g, n, 1 - swap);
        bool is_zeros = dfg_calls_argc(g, v, OP_zeros, 0);
        dfg_node zeros = DFG_NONE, zeros_like = DFG_NONE, x_2 = DFG_NONE;
        if (is_zeros) {
            zeros = v;
        } else {
            zeros_like = v;
            if (!dfg_calls_with(g, zeros_like, OP_zeros_like, 1))
                continue;
            x_2 = dfg_arg(g, zeros_like, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){zeros, zeros_like}, 2))
            continue;
        /* where same_type(x, y) */
        if (dfg_same_type(g, x, n) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct relay_simplify_rs_add_zeros_whole){.m = {.root = n, .x = x, .y = n},
                .zeros = zeros, .zeros_like = zeros_like, .x = x_2}))
            return true;
    }
    return false;
}

struct relay_simplify_rs_mul_ones_whole {
    struct relay_simplify_rs_mul_ones_match m;
    dfg_node ones;
    dfg_node ones_like;
    dfg_node x;
};

static bool relay_simplify_rs_mul_ones_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node v = dfg_arg(g, n, 1 - swap);
        bool is_ones = dfg_calls_argc(g, v, OP_ones, 0);
        dfg_node ones = DFG_NONE, ones_like = DFG_NONE, x_2 = DFG_NONE;
        if (is_ones) {
            ones = v;
        } else {
            ones_like = v;
            if (!dfg_calls_with(g, ones_like, OP_ones_like, 1))
                continue;
            x_2 = dfg_arg(g, ones_like, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){ones, ones_like}, 2))
            continue;
        /* where same_type(x, y) */
        if (dfg_same_type(g, x, n) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct relay_simplify_rs_mul_ones_whole){.m = {.root = n, .x = x, .y = n},
                .ones = ones, .ones_like = ones_like, .x = x_2}))
            return true;
    }
    return false;
}

struct relay_simplify_rs_copy_whole {
    struct relay_simplify_rs_copy_match m;
    dfg_node copy;
};

static bool relay_simplify_rs_copy_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_copy, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    return accept(ctx, &(struct relay_simplify_rs_copy_whole){.m = {.root = n, .x = x}, .copy = n});
}

struct relay_simplify_rs_cast_same_whole {
    struct relay_simplify_rs_cast_same_match m;
};

static bool relay_simplify_rs_cast_same_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.dtype == attr(c, dtype) */
    if (!dfg_eq(dfg_dtype_of(g, x), dfg_attr(g, n, ATTR_dtype)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_cast_same_whole){.m = {.root = n, .x = x, .c = n}});
}

struct relay_simplify_rs_cast_like_whole {
    struct relay_simplify_rs_cast_like_match m;
    dfg_node cast_like;
};

static bool relay_simplify_rs_cast_like_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_cast_like, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    /* where same_dtype(x, t) */
    if (dfg_same_dtype(g, x, t) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relay_simplify_rs_cast_like_whole){.m = {.root = n, .x = x, .t = t},
            .cast_like = n});
}

static enum dfg_tri relay_simplify_same1(dfg_val p)
{
    const int64_t n = dfg_len(p), m = dfg_range_len(dfg_int(0), dfg_count(dfg_len(p)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_same(dfg_item(p, k), dfg_int(k)));
    return all;
}

struct relay_simplify_rs_transpose_none_whole {
    struct relay_simplify_rs_transpose_none_match m;
    dfg_node transpose;
};

static bool relay_simplify_rs_transpose_none_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_transpose, 1))
        return false;
    dfg_val p = dfg_attr(g, n, ATTR_axes);
    if (!dfg_known(p))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where p == range(len(p)) */
    if (relay_simplify_same1(p) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relay_simplify_rs_transpose_none_whole){.m = {.root = n, .x = x, .p = p},
            .transpose = n});
}

struct relay_simplify_rs_layout_same_whole {
    struct relay_simplify_rs_layout_same_match m;
    dfg_node layout_transform;
};

static bool relay_simplify_rs_layout_same_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_layout_transform, 1))
        return false;
    dfg_val a = dfg_attr(g, n, ATTR_src_layout);
    if (!dfg_known(a))
        return false;
    dfg_val b = dfg_attr(g, n, ATTR_dst_layout);
    if (!dfg_known(b))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where a == b */
    if (!dfg_eq(a, b))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_layout_same_whole){.m = {.root = n, .x = x, .a = a,
            .b = b}, .layout_transform = n});
}

struct relay_simplify_rs_layout_back_whole {
    struct relay_simplify_rs_layout_back_match m;
    dfg_node layout_transform;
    dfg_node layout_transform_2;
};

static bool relay_simplify_rs_layout_back_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_layout_transform, 1))
        return false;
    dfg_val c = dfg_attr(g, n, ATTR_src_layout);
    if (!dfg_known(c))
        return false;
    dfg_val d = dfg_attr(g, n, ATTR_dst_layout);
    if (!dfg_known(d))
        return false;
    dfg_node layout_transform_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, layout_transform_2, OP_layout_transform, 1))
        return false;
    dfg_val a = dfg_attr(g, layout_transform_2, ATTR_src_layout);
    if (!dfg_known(a))
        return false;
    dfg_val b = dfg_attr(g, layout_transform_2, ATTR_dst_layout);
    if (!dfg_known(b))
        return false;
    dfg_node x = dfg_arg(g, layout_transform_2, 0);
    if (!dfg_same_body(g, n, layout_transform_2))
        return false;
    /* where b == c */
    if (!dfg_eq(b, c))
        return false;
    /* where a == d */
    if (!dfg_eq(a, d))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_layout_back_whole){.m = {.root = n, .x = x, .a = a,
            .b = b, .c = c, .d = d}, .layout_transform = n,
            .layout_transform_2 = layout_transform_2});
}

struct relay_simplify_rs_layout_layout_whole {
    struct relay_simplify_rs_layout_layout_match m;
    dfg_node layout_transform;
    dfg_node layout_transform_2;
};

static bool relay_simplify_rs_layout_layout_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_layout_transform, 1))
        return false;
    dfg_val c = dfg_attr(g, n, ATTR_src_layout);
    if (!dfg_known(c))
        return false;
    dfg_val d = dfg_attr(g, n, ATTR_dst_layout);
    if (!dfg_known(d))
        return false;
    dfg_node layout_transform_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, layout_transform_2, OP_layout_transform, 1))
        return false;
    dfg_val a = dfg_attr(g, layout_transform_2, ATTR_src_layout);
    if (!dfg_known(a))
        return false;
    dfg_val b = dfg_attr(g, layout_transform_2, ATTR_dst_layout);
    if (!dfg_known(b))
        return false;
    dfg_node x = dfg_arg(g, layout_transform_2, 0);
    if (!dfg_same_body(g, n, layout_transform_2))
        return false;
    /* where b == c */
    if (!dfg_eq(b, c))
        return false;
    /* where a != d */
    if (!dfg_ne(a, d))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_layout_layout_whole){.m = {.root = n, .x = x, .a = a,
            .b = b, .c = c, .d = d}, .layout_transform = n,
            .layout_transform_2 = layout_transform_2});
}

struct relay_simplify_rs_reshape_same_whole {
    struct relay_simplify_rs_reshape_same_match m;
};

static bool relay_simplify_rs_reshape_same_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_reshape, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where same_shape(x, r) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relay_simplify_rs_reshape_same_whole){.m = {.root = n, .x = x, .r = n}});
}

struct relay_simplify_rs_broadcast_same_whole {
    struct relay_simplify_rs_broadcast_same_match m;
};

static bool relay_simplify_rs_broadcast_same_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_broadcast_to, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where same_type(x, b) */
    if (dfg_same_type(g, x, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relay_simplify_rs_broadcast_same_whole){.m = {.root = n, .x = x, .b = n}});
}

static dfg_val relay_simplify_min2(const dfg_graph *g, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, ATTR_strides);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct relay_simplify_rs_strided_all_whole {
    struct relay_simplify_rs_strided_all_match m;
};

static bool relay_simplify_rs_strided_all_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_strided_slice, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where same_shape(x, s) */
    if (dfg_same_shape(g, x, n) != DFG_TRUE)
        return false;
    /* where not present(s.strides) or min([v for v in s.strides]) >= 1 */
    if (!(!dfg_known(dfg_attr(g, n, ATTR_strides)) || dfg_ge(relay_simplify_min2(g, n), dfg_int(1))))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_strided_all_whole){.m = {.root = n, .x = x, .s = n}});
}

struct relay_simplify_rs_dropout_whole {
    struct relay_simplify_rs_dropout_match m;
    dfg_node get;
    dfg_node dropout;
};

static bool relay_simplify_rs_dropout_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node dropout = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dropout, OP_nn_dropout, 1))
        return false;
    dfg_node x = dfg_arg(g, dropout, 0);
    if (!dfg_same_body(g, n, dropout))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_dropout_whole){.m = {.root = n, .x = x}, .get = n,
            .dropout = dropout});
}

struct relay_simplify_rs_reshape_reshape_whole {
    struct relay_simplify_rs_reshape_reshape_match m;
    dfg_node reshape;
};

static bool relay_simplify_rs_reshape_reshape_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_reshape, 1))
        return false;
    dfg_node reshape = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, reshape, OP_reshape, 1))
        return false;
    dfg_node x = dfg_arg(g, reshape, 0);
    if (!dfg_same_body(g, n, reshape))
        return false;
    /* where r.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_reshape_reshape_whole){.m = {.root = n, .x = x, .r = n},
            .reshape = reshape});
}

struct relay_simplify_rs_flatten_reshape_whole {
    struct relay_simplify_rs_flatten_reshape_match m;
    dfg_node reshape;
};

static bool relay_simplify_rs_flatten_reshape_whole(const dfg_graph *g, dfg_node n,
                                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_batch_flatten, 1))
        return false;
    dfg_node reshape = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, reshape, OP_reshape, 1))
        return false;
    dfg_node x = dfg_arg(g, reshape, 0);
    if (!dfg_same_body(g, n, reshape))
        return false;
    /* where r.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_flatten_reshape_whole){.m = {.root = n, .x = x, .r = n},
            .reshape = reshape});
}

static dfg_val relay_simplify_min3(dfg_val p)
{
    const int64_t n = dfg_len(p);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(p, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static dfg_val relay_simplify_min4(dfg_val q)
{
    const int64_t n = dfg_len(q);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(q, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

struct relay_simplify_rs_transpose_transpose_whole {
    struct relay_simplify_rs_transpose_transpose_match m;
    dfg_node transpose;
    dfg_node transpose_2;
};

static bool relay_simplify_rs_transpose_transpose_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_transpose, 1))
        return false;
    dfg_val q = dfg_attr(g, n, ATTR_axes);
    if (!dfg_known(q))
        return false;
    dfg_node transpose_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, transpose_2, OP_transpose, 1))
        return false;
    dfg_val p = dfg_attr(g, transpose_2, ATTR_axes);
    if (!dfg_known(p))
        return false;
    dfg_node x = dfg_arg(g, transpose_2, 0);
    if (!dfg_same_body(g, n, transpose_2))
        return false;
    /* where min([i for i in p]) >= 0 */
    if (!dfg_ge(relay_simplify_min3(p), dfg_int(0)))
        return false;
    /* where min([i for i in q]) >= 0 */
    if (!dfg_ge(relay_simplify_min4(q), dfg_int(0)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_transpose_transpose_whole){.m = {.root = n, .x = x,
            .p = p, .q = q}, .transpose = n, .transpose_2 = transpose_2});
}

struct relay_simplify_rs_cast_cast_whole {
    struct relay_simplify_rs_cast_cast_match m;
};

static bool relay_simplify_rs_cast_cast_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_cast, 1))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, c, OP_cast, 1))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    if (!dfg_same_body(g, n, c))
        return false;
    /* where (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64}) or (x.dtype in
     * {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})
     * or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64) */
    if (!(((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
           && (dfg_dtype(g, c) == DFG_I16 || dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64
               || dfg_dtype(g, c) == DFG_F16 || dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64))
          || ((dfg_dtype(g, x) == DFG_I16 || dfg_dtype(g, x) == DFG_U16)
              && (dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F32
                  || dfg_dtype(g, c) == DFG_F64))
          || (dfg_dtype(g, x) == DFG_I32 && (dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F64))
          || ((dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16)
              && (dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64))
          || (dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, c) == DFG_F64)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_cast_cast_whole){.m = {.root = n, .x = x, .c = c,
            .d = n}});
}

struct relay_simplify_rs_clip_clip_whole {
    struct relay_simplify_rs_clip_clip_match m;
};

static bool relay_simplify_rs_clip_clip_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node i = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, i, OP_clip, 1))
        return false;
    dfg_node x = dfg_arg(g, i, 0);
    if (!dfg_same_body(g, n, i))
        return false;
    /* where i.a_min <= i.a_max */
    if (!dfg_le(dfg_attr(g, i, ATTR_a_min), dfg_attr(g, i, ATTR_a_max)))
        return false;
    /* where o.a_min <= o.a_max */
    if (!dfg_le(dfg_attr(g, n, ATTR_a_min), dfg_attr(g, n, ATTR_a_max)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_clip_clip_whole){.m = {.root = n, .x = x, .i = i,
            .o = n}});
}

struct relay_simplify_rs_relu_relu_whole {
    struct relay_simplify_rs_relu_relu_match m;
    dfg_node relu;
};

static bool relay_simplify_rs_relu_relu_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_nn_relu, 1))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, r, OP_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, r, 0);
    if (!dfg_same_body(g, n, r))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_relu_relu_whole){.m = {.root = n, .x = x, .r = r},
            .relu = n});
}

struct relay_simplify_rs_relu_clip_whole {
    struct relay_simplify_rs_relu_clip_match m;
    dfg_node relu;
};

static bool relay_simplify_rs_relu_clip_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_clip, 1))
        return false;
    dfg_node relu = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, relu, OP_nn_relu, 1))
        return false;
    dfg_node x = dfg_arg(g, relu, 0);
    if (!dfg_same_body(g, n, relu))
        return false;
    /* where c.a_min <= c.a_max */
    if (!dfg_le(dfg_attr(g, n, ATTR_a_min), dfg_attr(g, n, ATTR_a_max)))
        return false;
    /* where c.a_max >= 0.0 */
    if (!dfg_ge(dfg_attr(g, n, ATTR_a_max), dfg_float(0.0)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_relu_clip_whole){.m = {.root = n, .x = x, .c = n},
            .relu = relu});
}

struct relay_simplify_rs_add_add_whole {
    struct relay_simplify_rs_add_add_match m;
    dfg_node add;
    dfg_node add_2;
    dfg_node constant;
    dfg_node constant_2;
};

/* relay_simplify.pat:114  const */
static bool relay_simplify_rs_add_add_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool relay_simplify_rs_add_add_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node add_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add_2, OP_add, 2))
        return false;
    /* where b.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_int(1)))
        return false;
    /* where b.rank == 0 */
    if (dfg_rank(g, b) != 0)
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add_2); swap_2++) {
        dfg_node x = dfg_arg(g, add_2, swap_2);
        if (relay_simplify_rs_add_add_not1(g, x))
            continue;
        dfg_node a = dfg_arg(g, add_2, 1 - swap_2);
        dfg_node constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, add_2))
            continue;
        /* where a.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, a), dfg_int(1)))
            continue;
        /* where a.rank == 0 */
        if (dfg_rank(g, a) != 0)
            continue;
        if (accept(ctx, &(struct relay_simplify_rs_add_add_whole){.m = {.root = n, .x = x, .a = a, .b = b},
                .add = n, .add_2 = add_2, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct relay_simplify_rs_mul_mul_whole {
    struct relay_simplify_rs_mul_mul_match m;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node constant;
    dfg_node constant_2;
};

/* relay_simplify.pat:119  const */
static bool relay_simplify_rs_mul_mul_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool relay_simplify_rs_mul_mul_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_multiply ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node multiply_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, multiply_2, OP_multiply, 2))
        return false;
    /* where b.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, b), dfg_int(1)))
        return false;
    /* where b.rank == 0 */
    if (dfg_rank(g, b) != 0)
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
        dfg_node x = dfg_arg(g, multiply_2, swap_2);
        if (relay_simplify_rs_mul_mul_not1(g, x))
            continue;
        dfg_node a = dfg_arg(g, multiply_2, 1 - swap_2);
        dfg_node constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, multiply_2))
            continue;
        /* where a.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, a), dfg_int(1)))
            continue;
        /* where a.rank == 0 */
        if (dfg_rank(g, a) != 0)
            continue;
        if (accept(ctx, &(struct relay_simplify_rs_mul_mul_whole){.m = {.root = n, .x = x, .a = a, .b = b},
                .multiply = n, .multiply_2 = multiply_2, .constant = constant,
                .constant_2 = constant_2}))
            return true;
    }
    return false;
}

/* relay_simplify.pat:8
 * cond is_float(x) = x.dtype in {f16, bf16, f32, f64};
 */
static bool is_float(const dfg_graph *g, dfg_node x)
{
    return dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
        || dfg_dtype(g, x) == DFG_F64;
}

struct relay_simplify_rs_add_mul_whole {
    struct relay_simplify_rs_add_mul_match m;
    dfg_node multiply;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
};

/* relay_simplify.pat:125  const */
static bool relay_simplify_rs_add_mul_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool relay_simplify_rs_add_mul_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_add ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add, OP_add, 2))
        return false;
    /* where b.rank == 0 */
    if (dfg_rank(g, b) != 0)
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node x = dfg_arg(g, add, swap_2);
        if (relay_simplify_rs_add_mul_not1(g, x))
            continue;
        dfg_node a = dfg_arg(g, add, 1 - swap_2);
        dfg_node constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, add))
            continue;
        /* where is_float(a) */
        if (!is_float(g, a))
            continue;
        /* where a.rank == 0 */
        if (dfg_rank(g, a) != 0)
            continue;
        if (accept(ctx, &(struct relay_simplify_rs_add_mul_whole){.m = {.root = n, .x = x, .a = a, .b = b},
                .multiply = n, .add = add, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct relay_simplify_rs_binomial_whole {
    struct relay_simplify_rs_binomial_match m;
    dfg_node v;
    dfg_node add;
    dfg_node add_2;
    dfg_node multiply;
    dfg_node multiply_2;
    dfg_node multiply_3;
    dfg_node constant;
    dfg_node multiply_4;
    dfg_node add_3;
    dfg_node add_4;
    dfg_node multiply_5;
    dfg_node multiply_6;
    dfg_node multiply_7;
    dfg_node constant_2;
    dfg_node multiply_8;
    dfg_node add_5;
    dfg_node add_6;
    dfg_node multiply_9;
    dfg_node multiply_10;
    dfg_node constant_3;
    dfg_node multiply_11;
    dfg_node multiply_12;
};

/* What is inside all loops of relay_simplify_rs_binomial. */
static bool relay_simplify_rs_binomial_part2(const dfg_graph *g, dfg_node n, bool (*accept)(void *ctx, const void *m),
    void *ctx, uint32_t alt, dfg_node add, dfg_node add_2, dfg_node multiply,
    dfg_node a, dfg_node multiply_2, dfg_node constant, dfg_node multiply_3,
    dfg_node b, dfg_node multiply_4, dfg_node add_3, dfg_node add_4,
    dfg_node multiply_5, dfg_node multiply_6, dfg_node multiply_7,
    dfg_node constant_2, dfg_node multiply_8, dfg_node add_5, uint32_t swap_13,
    dfg_node add_6, dfg_node multiply_9, dfg_node multiply_10, dfg_node constant_3,
    dfg_node multiply_11)
{
    for (uint32_t swap_17 = 0; swap_17 < (alt == 2 ? dfg_orders(g, multiply_11) : 1u); swap_17++) {
        dfg_node multiply_12 = DFG_NONE;
        if (alt == 2) {
            if (dfg_arg(g, multiply_11, swap_17) != a)
                continue;
            b = dfg_arg(g, multiply_11, 1 - swap_17);
            multiply_12 = dfg_arg(g, add_5, 1 - swap_13);
            if (!dfg_calls_with(g, multiply_12, OP_multiply, 2))
                continue;
        }
        for (uint32_t swap_18 = 0; swap_18 < (alt == 2 ? dfg_orders(g, multiply_12) : 1u); swap_18++) {
            if (alt == 2) {
                if (dfg_arg(g, multiply_12, swap_18) != b)
                    continue;
                if (dfg_arg(g, multiply_12, 1 - swap_18) != b)
                    continue;
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){add, add_2, multiply, multiply_2, multiply_3, multiply_4,
                                                add_3, add_4, multiply_5, multiply_6, multiply_7,
                                                multiply_8, add_5, add_6, multiply_9, multiply_10,
                                                multiply_11, multiply_12},
                             18))
                continue;
            /* where same_type(a, b) */
            if (dfg_same_type(g, a, b) != DFG_TRUE)
                continue;
            /* where distinct(a, b) */
            if (a == b)
                continue;
            if (accept(ctx, &(struct relay_simplify_rs_binomial_whole){.m = {.root = n, .a = a, .b = b},
                    .v = n, .add = add, .add_2 = add_2, .multiply = multiply,
                    .multiply_2 = multiply_2, .multiply_3 = multiply_3, .constant = constant,
                    .multiply_4 = multiply_4, .add_3 = add_3, .add_4 = add_4,
                    .multiply_5 = multiply_5, .multiply_6 = multiply_6, .multiply_7 = multiply_7,
                    .constant_2 = constant_2, .multiply_8 = multiply_8, .add_5 = add_5,
                    .add_6 = add_6, .multiply_9 = multiply_9, .multiply_10 = multiply_10,
                    .constant_3 = constant_3, .multiply_11 = multiply_11, .multiply_12 = multiply_12}))
                return true;
        }
    }
    return false;
}

static bool relay_simplify_rs_binomial_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node add = DFG_NONE, add_2 = DFG_NONE;
        uint32_t swap = 0;
        if (alt == 0) {
            add = n;
            if (!dfg_calls_argc(g, add, OP_add, 2))
                continue;
            swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_add ? 0 : 1;
            add_2 = dfg_arg(g, add, swap);
            if (!dfg_calls_argc(g, add_2, OP_add, 2))
                continue;
        }
        for (uint32_t swap_2 = 0; swap_2 < (alt == 0 ? dfg_orders(g, add_2) : 1u); swap_2++) {
            dfg_node multiply = DFG_NONE;
            if (alt == 0) {
                multiply = dfg_arg(g, add_2, swap_2);
                if (!dfg_calls_with(g, multiply, OP_multiply, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 0 ? dfg_orders(g, multiply) : 1u); swap_3++) {
                dfg_node a = DFG_NONE, multiply_2 = DFG_NONE, constant = DFG_NONE, multiply_3 = DFG_NONE;
                uint32_t swap_4 = 0;
                if (alt == 0) {
                    a = dfg_arg(g, multiply, swap_3);
                    if (dfg_arg(g, multiply, 1 - swap_3) != a)
                        continue;
                    multiply_2 = dfg_arg(g, add_2, 1 - swap_2);
                    if (!dfg_calls_argc(g, multiply_2, OP_multiply, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, multiply_2, 0)) == OP_multiply ? 0 : 1;
                    constant = dfg_arg(g, multiply_2, 1 - swap_4);
                    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
                        continue;
                    multiply_3 = dfg_arg(g, multiply_2, swap_4);
                    if (!dfg_calls_with(g, multiply_3, OP_multiply, 2))
                        continue;
                }
                for (uint32_t swap_5 = 0; swap_5 < (alt == 0 ? dfg_orders(g, multiply_3) : 1u); swap_5++) {
                    dfg_node b = DFG_NONE, multiply_4 = DFG_NONE;
                    if (alt == 0) {
                        if (dfg_arg(g, multiply_3, swap_5) != a)
                            continue;
                        b = dfg_arg(g, multiply_3, 1 - swap_5);
                        multiply_4 = dfg_arg(g, add, 1 - swap);
                        if (!dfg_calls_with(g, multiply_4, OP_multiply, 2))
                            continue;
                    }
                    for (uint32_t swap_6 = 0; swap_6 < (alt == 0 ? dfg_orders(g, multiply_4) : 1u); swap_6++) {
                        dfg_node add_3 = DFG_NONE, add_4 = DFG_NONE;
                        uint32_t swap_7 = 0;
                        if (alt == 0) {
                            if (dfg_arg(g, multiply_4, swap_6) != b)
                                continue;
                            if (dfg_arg(g, multiply_4, 1 - swap_6) != b)
                                continue;
                        } else if (alt == 1) {
                            add_3 = n;
                            if (!dfg_calls_argc(g, add_3, OP_add, 2))
                                continue;
                            swap_7 = dfg_op(g, dfg_arg(g, add_3, 0)) == OP_add ? 0 : 1;
                            add_4 = dfg_arg(g, add_3, swap_7);
                            if (!dfg_calls_argc(g, add_4, OP_add, 2))
                                continue;
                        }
                        for (uint32_t swap_8 = 0; swap_8 < (alt == 1 ? dfg_orders(g, add_4) : 1u); swap_8++) {
                            dfg_node multiply_5 = DFG_NONE;
                            if (alt == 1) {
                                multiply_5 = dfg_arg(g, add_4, swap_8);
                                if (!dfg_calls_with(g, multiply_5, OP_multiply, 2))
                                    continue;
                            }
                            for (uint32_t swap_9 = 0; swap_9 < (alt == 1 ? dfg_orders(g, multiply_5) : 1u); swap_9++) {
                                dfg_node multiply_6 = DFG_NONE;
                                if (alt == 1) {
                                    a = dfg_arg(g, multiply_5, swap_9);
                                    if (dfg_arg(g, multiply_5, 1 - swap_9) != a)
                                        continue;
                                    multiply_6 = dfg_arg(g, add_4, 1 - swap_8);
                                    if (!dfg_calls_with(g, multiply_6, OP_multiply, 2))
                                        continue;
                                }
                                for (uint32_t swap_10 = 0; swap_10 < (alt == 1 ? dfg_orders(g, multiply_6) : 1u); swap_10++) {
                                    dfg_node multiply_7 = DFG_NONE;
                                    if (alt == 1) {
                                        if (dfg_arg(g, multiply_6, swap_10) != a)
                                            continue;
                                        multiply_7 = dfg_arg(g, multiply_6, 1 - swap_10);
                                        if (!dfg_calls_with(g, multiply_7, OP_multiply, 2))
                                            continue;
                                    }
                                    for (uint32_t swap_11 = 0; swap_11 < (alt == 1 ? dfg_orders(g, multiply_7) : 1u); swap_11++) {
                                        dfg_node constant_2 = DFG_NONE, multiply_8 = DFG_NONE;
                                        if (alt == 1) {
                                            b = dfg_arg(g, multiply_7, swap_11);
                                            constant_2 = dfg_arg(g, multiply_7, 1 - swap_11);
                                            if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE))
                                                continue;
                                            multiply_8 = dfg_arg(g, add_3, 1 - swap_7);
                                            if (!dfg_calls_with(g, multiply_8, OP_multiply, 2))
                                                continue;
                                        }
                                        for (uint32_t swap_12 = 0; swap_12 < (alt == 1 ? dfg_orders(g, multiply_8) : 1u); swap_12++) {
                                            dfg_node add_5 = DFG_NONE, add_6 = DFG_NONE;
                                            uint32_t swap_13 = 0;
                                            if (alt == 1) {
                                                if (dfg_arg(g, multiply_8, swap_12) != b)
                                                    continue;
                                                if (dfg_arg(g, multiply_8, 1 - swap_12) != b)
                                                    continue;
                                            } else if (alt == 2) {
                                                add_5 = n;
                                                if (!dfg_calls_argc(g, add_5, OP_add, 2))
                                                    continue;
                                                swap_13 = dfg_op(g, dfg_arg(g, add_5, 0)) == OP_add ? 0 : 1;
                                                add_6 = dfg_arg(g, add_5, swap_13);
                                                if (!dfg_calls_argc(g, add_6, OP_add, 2))
                                                    continue;
                                            }
                                            for (uint32_t swap_14 = 0; swap_14 < (alt == 2 ? dfg_orders(g, add_6) : 1u); swap_14++) {
                                                dfg_node multiply_9 = DFG_NONE;
                                                if (alt == 2) {
                                                    multiply_9 = dfg_arg(g, add_6, swap_14);
                                                    if (!dfg_calls_with(g, multiply_9, OP_multiply, 2))
                                                        continue;
                                                }
                                                for (uint32_t swap_15 = 0; swap_15 < (alt == 2 ? dfg_orders(g, multiply_9) : 1u); swap_15++) {
                                                    dfg_node multiply_10 = DFG_NONE, constant_3 = DFG_NONE, multiply_11 = DFG_NONE;
                                                    uint32_t swap_16 = 0;
                                                    if (alt == 2) {
                                                        a = dfg_arg(g, multiply_9, swap_15);
                                                        if (dfg_arg(g, multiply_9, 1 - swap_15) != a)
                                                            continue;
                                                        multiply_10 = dfg_arg(g, add_6, 1 - swap_14);
                                                        if (!dfg_calls_argc(g, multiply_10, OP_multiply, 2))
                                                            continue;
                                                        swap_16 = dfg_is(g, dfg_arg(g, multiply_10, 0), DFG_CONST)
                                                            ? 0
                                                            : 1;
                                                        constant_3 = dfg_arg(g, multiply_10, swap_16);
                                                        if (!dfg_const_is(g, constant_3, dfg_int(2), DFG_NO_DTYPE))
                                                            continue;
                                                        multiply_11 = dfg_arg(g, multiply_10, 1 - swap_16);
                                                        if (!dfg_calls_with(g, multiply_11, OP_multiply, 2))
                                                            continue;
                                                    }
                                                    if (relay_simplify_rs_binomial_part2(g, n, accept, ctx, alt, add, add_2, multiply, a, multiply_2, constant,
                                                        multiply_3, b, multiply_4, add_3, add_4, multiply_5, multiply_6, multiply_7,
                                                        constant_2, multiply_8, add_5, swap_13, add_6, multiply_9, multiply_10,
                                                        constant_3, multiply_11))
                                                        return true;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    return false;
}

struct relay_simplify_rs_difference_of_squares_whole {
    struct relay_simplify_rs_difference_of_squares_match m;
    dfg_node subtract;
    dfg_node multiply;
    dfg_node multiply_2;
};

static bool relay_simplify_rs_difference_of_squares_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_subtract, 2))
        return false;
    dfg_node multiply = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, multiply, OP_multiply, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, multiply); swap++) {
        dfg_node a = dfg_arg(g, multiply, swap);
        if (dfg_arg(g, multiply, 1 - swap) != a)
            continue;
        dfg_node multiply_2 = dfg_arg(g, n, 1);
        if (!dfg_calls_with(g, multiply_2, OP_multiply, 2))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, multiply_2); swap_2++) {
            dfg_node b = dfg_arg(g, multiply_2, swap_2);
            if (dfg_arg(g, multiply_2, 1 - swap_2) != b)
                continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){multiply, multiply_2}, 2))
                continue;
            /* where same_type(a, b) */
            if (dfg_same_type(g, a, b) != DFG_TRUE)
                continue;
            /* where distinct(a, b) */
            if (a == b)
                continue;
            if (accept(ctx, &(struct relay_simplify_rs_difference_of_squares_whole){.m = {.root = n, .a = a,
                    .b = b}, .subtract = n, .multiply = multiply, .multiply_2 = multiply_2}))
                return true;
        }
    }
    return false;
}

struct relay_simplify_rs_rsqrt_whole {
    struct relay_simplify_rs_rsqrt_match m;
    dfg_node divide;
    dfg_node constant;
    dfg_node sqrt;
};

static bool relay_simplify_rs_rsqrt_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_divide, 2))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    dfg_node constant = c;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node sqrt = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, sqrt, OP_sqrt, 1))
        return false;
    dfg_node x = dfg_arg(g, sqrt, 0);
    if (!dfg_same_body(g, n, sqrt))
        return false;
    /* where is_float(c) */
    if (!is_float(g, c))
        return false;
    /* where c.rank == 0 */
    if (dfg_rank(g, c) != 0)
        return false;
    return accept(ctx, &(struct relay_simplify_rs_rsqrt_whole){.m = {.root = n, .x = x, .c = c},
            .divide = n, .constant = constant, .sqrt = sqrt});
}

struct relay_simplify_rs_neg_neg_whole {
    struct relay_simplify_rs_neg_neg_match m;
    dfg_node negative;
    dfg_node negative_2;
};

static bool relay_simplify_rs_neg_neg_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_negative, 1))
        return false;
    dfg_node negative_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, negative_2, OP_negative, 1))
        return false;
    dfg_node x = dfg_arg(g, negative_2, 0);
    if (!dfg_same_body(g, n, negative_2))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_neg_neg_whole){.m = {.root = n, .x = x}, .negative = n,
            .negative_2 = negative_2});
}

struct relay_simplify_rs_sub_self_whole {
    struct relay_simplify_rs_sub_self_match m;
};

static bool relay_simplify_rs_sub_self_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_subtract, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (dfg_arg(g, n, 1) != x)
        return false;
    /* where x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16 || dfg_dtype(g, x) == DFG_I32
          || dfg_dtype(g, x) == DFG_I64 || dfg_dtype(g, x) == DFG_U8 || dfg_dtype(g, x) == DFG_U16
          || dfg_dtype(g, x) == DFG_U32 || dfg_dtype(g, x) == DFG_U64))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_sub_self_whole){.m = {.root = n, .x = x, .y = n}});
}

struct relay_simplify_rs_dq_arg_whole {
    struct relay_simplify_rs_dq_arg_match m;
    dfg_node dequantize;
    dfg_node constant;
    dfg_node constant_2;
};

static bool relay_simplify_rs_dq_arg_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_argmax || dfg_op(g, n) == OP_argmin) || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node dequantize = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, dequantize, OP_qnn_dequantize, 3))
        return false;
    dfg_node x = dfg_arg(g, dequantize, 0);
    dfg_node s = dfg_arg(g, dequantize, 1);
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node z = dfg_arg(g, dequantize, 2);
    dfg_node constant_2 = z;
    if (!dfg_is(g, constant_2, DFG_CONST) || !dfg_same_body(g, n, dequantize))
        return false;
    /* where s.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where value(s) > 0 */
    if (!dfg_gt(dfg_value_of(g, s), dfg_int(0)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_dq_arg_whole){.m = {.root = n, .x = x, .s = s, .z = z,
            .a = n}, .dequantize = dequantize, .constant = constant,
            .constant_2 = constant_2});
}

struct relay_simplify_rs_zeros_like_whole {
    struct relay_simplify_rs_zeros_like_match m;
};

static bool relay_simplify_rs_zeros_like_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_zeros_like, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where present(x.elements) */
    if (!dfg_known(dfg_elements_of(g, x)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_zeros_like_whole){.m = {.root = n, .x = x, .z = n}});
}

struct relay_simplify_rs_ones_like_whole {
    struct relay_simplify_rs_ones_like_match m;
};

static bool relay_simplify_rs_ones_like_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_ones_like, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where present(x.elements) */
    if (!dfg_known(dfg_elements_of(g, x)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_ones_like_whole){.m = {.root = n, .x = x, .z = n}});
}

struct relay_simplify_rs_reshape_like_whole {
    struct relay_simplify_rs_reshape_like_match m;
};

static bool relay_simplify_rs_reshape_like_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_reshape_like, 2) || !dfg_int_is(g, n, ATTR_lhs_begin, 0, 0))
        return false;
    if (!dfg_int_is(g, n, ATTR_rhs_begin, 0, 0))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node y = dfg_arg(g, n, 1);
    /* where r.elements > 0 */
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0)))
        return false;
    return accept(ctx, &(struct relay_simplify_rs_reshape_like_whole){.m = {.root = n, .x = x, .y = y,
            .r = n}});
}

struct relay_simplify_rs_collapse_like_whole {
    struct relay_simplify_rs_collapse_like_match m;
    dfg_node collapse_sum_like;
};

static bool relay_simplify_rs_collapse_like_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_collapse_sum_like, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node y = dfg_arg(g, n, 1);
    /* where same_shape(x, y) */
    if (dfg_same_shape(g, x, y) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relay_simplify_rs_collapse_like_whole){.m = {.root = n, .x = x, .y = y},
            .collapse_sum_like = n});
}

struct relay_simplify_rs_broadcast_like_whole {
    struct relay_simplify_rs_broadcast_like_match m;
    dfg_node broadcast_to_like;
};

static bool relay_simplify_rs_broadcast_like_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_broadcast_to_like, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node y = dfg_arg(g, n, 1);
    /* where same_shape(x, y) */
    if (dfg_same_shape(g, x, y) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct relay_simplify_rs_broadcast_like_whole){.m = {.root = n, .x = x, .y = y},
            .broadcast_to_like = n});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- rs_add_zero ---- */

static const struct dfg_desc_expr relay_simplify_rs_add_zero_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node relay_simplify_rs_add_zero_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "add(x, c & splat(0))", .line = 14 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 14 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(0)", .line = 14 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 14 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 14 },
};
static const struct dfg_desc_region relay_simplify_rs_add_zero_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_add_zero_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_add_zero_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_zero_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_zero_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_zero_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_add_zero_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_add_zero_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_add_zero_regions,
    .exprs = relay_simplify_rs_add_zero_exprs,
    .captures = relay_simplify_rs_add_zero_refs,
    .text = "rule rs_add_zero(x, c) : operands_first { y = add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }", .line = 14, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool relay_simplify_rs_add_zero_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_add_zero_match(g, n, m);
}
static bool relay_simplify_rs_add_zero_pass(void *ctx, const struct relay_simplify_rs_add_zero_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_add_zero_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_add_zero_each(g, n, relay_simplify_rs_add_zero_pass, &e);
}

static const struct dfg_part relay_simplify_rs_add_zero_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_add_zero_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_add_zero_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relay_simplify_rs_add_zero_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_add_zero_whole, constant) },
};
/* ---- rs_sub_zero ---- */

static const struct dfg_desc_expr relay_simplify_rs_sub_zero_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node relay_simplify_rs_sub_zero_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "subtract(x, c & splat(0))", .line = 15 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 15 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(0)", .line = 15 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 15 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 15 },
};
static const struct dfg_desc_region relay_simplify_rs_sub_zero_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_sub_zero_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_sub_zero_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_sub_zero_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_sub_zero_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_sub_zero_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_sub_zero_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_sub_zero_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_sub_zero_regions,
    .exprs = relay_simplify_rs_sub_zero_exprs,
    .captures = relay_simplify_rs_sub_zero_refs,
    .text = "rule rs_sub_zero(x, c) : operands_first { y = subtract(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; }", .line = 15, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool relay_simplify_rs_sub_zero_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_sub_zero_match(g, n, m);
}
static bool relay_simplify_rs_sub_zero_pass(void *ctx, const struct relay_simplify_rs_sub_zero_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_sub_zero_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_sub_zero_each(g, n, relay_simplify_rs_sub_zero_pass, &e);
}

static const struct dfg_part relay_simplify_rs_sub_zero_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_sub_zero_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_sub_zero_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relay_simplify_rs_sub_zero_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_sub_zero_whole, constant) },
};
/* ---- rs_mul_one ---- */

static const struct dfg_desc_expr relay_simplify_rs_mul_one_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node relay_simplify_rs_mul_one_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "multiply(x, c & splat(1))", .line = 16 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 16 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(1)", .line = 16 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 16 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 16 },
};
static const struct dfg_desc_region relay_simplify_rs_mul_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_mul_one_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_mul_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_one_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_one_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_one_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_mul_one_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_mul_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_mul_one_regions,
    .exprs = relay_simplify_rs_mul_one_exprs,
    .captures = relay_simplify_rs_mul_one_refs,
    .text = "rule rs_mul_one(x, c) : operands_first { y = multiply(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }", .line = 16, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool relay_simplify_rs_mul_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_mul_one_match(g, n, m);
}
static bool relay_simplify_rs_mul_one_pass(void *ctx, const struct relay_simplify_rs_mul_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_mul_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_mul_one_each(g, n, relay_simplify_rs_mul_one_pass, &e);
}

static const struct dfg_part relay_simplify_rs_mul_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_mul_one_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_mul_one_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relay_simplify_rs_mul_one_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_mul_one_whole, constant) },
};
/* ---- rs_div_one ---- */

static const struct dfg_desc_expr relay_simplify_rs_div_one_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 10 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 10 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 10 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 10 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 10 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.elements == 1", .line = 10 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 10 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 10 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 10 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 10 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank)", .line = 10 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 10 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 10 },
    /* 17 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "same_shape(x, y)", .line = 10 },
    /* 18 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 17, }, .text = "c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y)", .line = 10 },
};
static const struct dfg_desc_node relay_simplify_rs_div_one_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "divide(x, c & splat(1))", .line = 17 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 17 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & splat(1)", .line = 17 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 17 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_SPLAT, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 17 },
};
static const struct dfg_desc_region relay_simplify_rs_div_one_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_div_one_refs[] = { { 1, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_div_one_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_div_one_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_div_one_match, c) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_div_one_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_div_one_desc = {
    .n_nodes = 5, .n_exprs = 19, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_div_one_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_div_one_regions,
    .exprs = relay_simplify_rs_div_one_exprs,
    .captures = relay_simplify_rs_div_one_refs,
    .text = "rule rs_div_one(x, c) : operands_first { y = divide(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; }", .line = 17, .n_where = 1, .where = (const uint32_t[]){ 18, }
};
static bool relay_simplify_rs_div_one_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_div_one_match(g, n, m);
}
static bool relay_simplify_rs_div_one_pass(void *ctx, const struct relay_simplify_rs_div_one_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_div_one_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_div_one_each(g, n, relay_simplify_rs_div_one_pass, &e);
}

static const struct dfg_part relay_simplify_rs_div_one_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_div_one_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_div_one_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relay_simplify_rs_div_one_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_div_one_whole, constant) },
};
/* ---- rs_add_zeros ---- */

static const struct dfg_desc_expr relay_simplify_rs_add_zeros_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 21 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_TYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_type(x, y)", .line = 21 },
};
static const struct dfg_desc_node relay_simplify_rs_add_zeros_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "add(x, zeros() | zeros_like(_))", .line = 19 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "zeros() | zeros_like(_)", .line = 19 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "zeros", },
        .text = "zeros()", .line = 19 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "zeros_like", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "zeros_like(_)", .line = 19 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relay_simplify_rs_add_zeros_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_add_zeros_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_add_zeros_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_zeros_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_zeros_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_add_zeros_desc = {
    .n_nodes = 6, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_add_zeros_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_add_zeros_regions,
    .exprs = relay_simplify_rs_add_zeros_exprs,
    .captures = relay_simplify_rs_add_zeros_refs,
    .text = "rule rs_add_zeros(x) : operands_first {\012    y = add(x, zeros() | zeros_like(_));\012    match y;\012    where same_type(x, y);\012    rewrite x;\012}", .line = 18, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_add_zeros_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_add_zeros_match(g, n, m);
}
static bool relay_simplify_rs_add_zeros_pass(void *ctx, const struct relay_simplify_rs_add_zeros_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_add_zeros_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_add_zeros_each(g, n, relay_simplify_rs_add_zeros_pass, &e);
}

static const struct dfg_part relay_simplify_rs_add_zeros_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_add_zeros_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_add_zeros_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_add_zeros_whole, zeros) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_add_zeros_whole, zeros_like) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relay_simplify_rs_add_zeros_whole, x) },
};
/* ---- rs_mul_ones ---- */

static const struct dfg_desc_expr relay_simplify_rs_mul_ones_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 27 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 27 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_TYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_type(x, y)", .line = 27 },
};
static const struct dfg_desc_node relay_simplify_rs_mul_ones_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "y",
        .text = "multiply(x, ones() | ones_like(_))", .line = 25 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 24 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "ones() | ones_like(_)", .line = 25 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ones", },
        .text = "ones()", .line = 25 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ones_like", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "ones_like(_)", .line = 25 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 25 },
};
static const struct dfg_desc_region relay_simplify_rs_mul_ones_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_mul_ones_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_mul_ones_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_ones_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_ones_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_mul_ones_desc = {
    .n_nodes = 6, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_mul_ones_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_mul_ones_regions,
    .exprs = relay_simplify_rs_mul_ones_exprs,
    .captures = relay_simplify_rs_mul_ones_refs,
    .text = "rule rs_mul_ones(x) : operands_first {\012    y = multiply(x, ones() | ones_like(_));\012    match y;\012    where same_type(x, y);\012    rewrite x;\012}", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_mul_ones_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_mul_ones_match(g, n, m);
}
static bool relay_simplify_rs_mul_ones_pass(void *ctx, const struct relay_simplify_rs_mul_ones_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_mul_ones_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_mul_ones_each(g, n, relay_simplify_rs_mul_ones_pass, &e);
}

static const struct dfg_part relay_simplify_rs_mul_ones_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_mul_ones_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_mul_ones_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_mul_ones_whole, ones) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_mul_ones_whole, ones_like) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relay_simplify_rs_mul_ones_whole, x) },
};
/* ---- rs_copy ---- */

static const struct dfg_desc_node relay_simplify_rs_copy_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "copy", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "copy(x)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 33 },
};
static const struct dfg_desc_region relay_simplify_rs_copy_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_copy_refs[] = { { 1, -1 }, };
static const struct dfg_capture relay_simplify_rs_copy_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_copy_match, x) },
};
static const struct dfg_desc_pattern relay_simplify_rs_copy_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relay_simplify_rs_copy_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_copy_regions,
    .captures = relay_simplify_rs_copy_refs,
    .text = "rule rs_copy(x) : operands_first { match copy(x); rewrite x; }", .line = 33
};
static bool relay_simplify_rs_copy_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_copy_match(g, n, m);
}
static bool relay_simplify_rs_copy_pass(void *ctx, const struct relay_simplify_rs_copy_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_copy_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_copy_each(g, n, relay_simplify_rs_copy_pass, &e);
}

static const struct dfg_part relay_simplify_rs_copy_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_copy_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_copy_whole, copy) },
};
/* ---- rs_cast_same ---- */

static const struct dfg_desc_expr relay_simplify_rs_cast_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 34 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 34 },
    /* 3 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "dtype", .text = "dtype", .line = 34 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "x.dtype == attr(c, dtype)", .line = 34 },
};
static const struct dfg_desc_node relay_simplify_rs_cast_same_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "c",
        .text = "cast(x)", .line = 34 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 34 },
};
static const struct dfg_desc_region relay_simplify_rs_cast_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_cast_same_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_cast_same_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_cast_same_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_cast_same_match, c) },
};
static const struct dfg_desc_pattern relay_simplify_rs_cast_same_desc = {
    .n_nodes = 2, .n_exprs = 5, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_cast_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_cast_same_regions,
    .exprs = relay_simplify_rs_cast_same_exprs,
    .captures = relay_simplify_rs_cast_same_refs,
    .text = "rule rs_cast_same(x) : operands_first { c = cast(x); match c; where x.dtype == attr(c, dtype); rewrite x; }", .line = 34, .n_where = 1, .where = (const uint32_t[]){ 4, }
};
static bool relay_simplify_rs_cast_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_cast_same_match(g, n, m);
}
static bool relay_simplify_rs_cast_same_pass(void *ctx, const struct relay_simplify_rs_cast_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_cast_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_cast_same_each(g, n, relay_simplify_rs_cast_same_pass, &e);
}

static const struct dfg_part relay_simplify_rs_cast_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_cast_same_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_cast_same_whole, m.c) },
};
/* ---- rs_cast_like ---- */

static const struct dfg_desc_expr relay_simplify_rs_cast_like_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 35 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 35 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_dtype(x, t)", .line = 35 },
};
static const struct dfg_desc_node relay_simplify_rs_cast_like_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast_like", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "cast_like(x, t)", .line = 35 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "t",
        .text = "t", .line = 35 },
};
static const struct dfg_desc_region relay_simplify_rs_cast_like_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_cast_like_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relay_simplify_rs_cast_like_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_cast_like_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_cast_like_match, t) },
};
static const struct dfg_desc_pattern relay_simplify_rs_cast_like_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_cast_like_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_cast_like_regions,
    .exprs = relay_simplify_rs_cast_like_exprs,
    .captures = relay_simplify_rs_cast_like_refs,
    .text = "rule rs_cast_like(x, t) : operands_first { match cast_like(x, t); where same_dtype(x, t); rewrite x; }", .line = 35, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_cast_like_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_cast_like_match(g, n, m);
}
static bool relay_simplify_rs_cast_like_pass(void *ctx, const struct relay_simplify_rs_cast_like_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_cast_like_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_cast_like_each(g, n, relay_simplify_rs_cast_like_pass, &e);
}

static const struct dfg_part relay_simplify_rs_cast_like_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_cast_like_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_cast_like_whole, m.t) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_cast_like_whole, cast_like) },
};
/* ---- rs_transpose_none ---- */

static const struct dfg_desc_expr relay_simplify_rs_transpose_none_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 38 },
    /* 1 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 38 },
    /* 2 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "len(p)", .line = 38 },
    /* 3 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "range(len(p))", .line = 38 },
    /* 4 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 3, }, .text = "p == range(len(p))", .line = 38 },
};
static const struct dfg_desc_node relay_simplify_rs_transpose_none_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 37 },
        },
        .text = "transpose(x)", .line = 37 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 36 },
};
static const struct dfg_desc_region relay_simplify_rs_transpose_none_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_transpose_none_var_regions[] = { 0, };
static const bool relay_simplify_rs_transpose_none_dims[] = { 0, };
static const struct dfg_desc_capture relay_simplify_rs_transpose_none_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_transpose_none_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_transpose_none_match, x) },
    { "p", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_transpose_none_match, p) },
};
static const struct dfg_desc_pattern relay_simplify_rs_transpose_none_desc = {
    .n_nodes = 2, .n_exprs = 5, .n_vars = 1, .n_sets = 2,
    .nodes = relay_simplify_rs_transpose_none_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_transpose_none_regions,
    .var_region = relay_simplify_rs_transpose_none_var_regions,
    .exprs = relay_simplify_rs_transpose_none_exprs,
    .captures = relay_simplify_rs_transpose_none_refs,
    .var_is_dim = relay_simplify_rs_transpose_none_dims,
    .text = "rule rs_transpose_none(x) : operands_first {\012    match transpose(x) { axes = p };\012    where p == range(len(p));\012    rewrite x;\012}", .line = 36, .n_where = 1, .where = (const uint32_t[]){ 4, }
};
static bool relay_simplify_rs_transpose_none_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_transpose_none_match(g, n, m);
}
static bool relay_simplify_rs_transpose_none_pass(void *ctx, const struct relay_simplify_rs_transpose_none_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_transpose_none_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_transpose_none_each(g, n, relay_simplify_rs_transpose_none_pass, &e);
}

static const struct dfg_part relay_simplify_rs_transpose_none_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_transpose_none_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_transpose_none_whole, transpose) },
};
/* ---- rs_layout_same ---- */

static const struct dfg_desc_expr relay_simplify_rs_layout_same_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 43 },
    /* 1 */ { .op = DFG_E_VAR, .ref = 1, .text = "b", .line = 43 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "a == b", .line = 43 },
};
static const struct dfg_desc_node relay_simplify_rs_layout_same_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "src_layout", .expr = -1, .var = 0, .text = "src_layout = a", .line = 42 },
            { .test = DFG_D_TEST_BIND, .name = "dst_layout", .expr = -1, .var = 1, .text = "dst_layout = b", .line = 42 },
        },
        .text = "layout_transform(x)", .line = 42 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
};
static const struct dfg_desc_region relay_simplify_rs_layout_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_layout_same_var_regions[] = { 0, 0, };
static const bool relay_simplify_rs_layout_same_dims[] = { 0, 0, };
static const struct dfg_desc_capture relay_simplify_rs_layout_same_refs[] = { { 1, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture relay_simplify_rs_layout_same_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_layout_same_match, x) },
    { "a", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_same_match, a) },
    { "b", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_same_match, b) },
};
static const struct dfg_desc_pattern relay_simplify_rs_layout_same_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 2, .n_sets = 3,
    .nodes = relay_simplify_rs_layout_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_layout_same_regions,
    .var_region = relay_simplify_rs_layout_same_var_regions,
    .exprs = relay_simplify_rs_layout_same_exprs,
    .captures = relay_simplify_rs_layout_same_refs,
    .var_is_dim = relay_simplify_rs_layout_same_dims,
    .text = "rule rs_layout_same(x) : operands_first {\012    match layout_transform(x) { src_layout = a, dst_layout = b };\012    where a == b;\012    rewrite x;\012}", .line = 41, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_layout_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_layout_same_match(g, n, m);
}
static bool relay_simplify_rs_layout_same_pass(void *ctx, const struct relay_simplify_rs_layout_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_layout_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_layout_same_each(g, n, relay_simplify_rs_layout_same_pass, &e);
}

static const struct dfg_part relay_simplify_rs_layout_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_layout_same_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_layout_same_whole, layout_transform) },
};
/* ---- rs_layout_back ---- */

static const struct dfg_desc_expr relay_simplify_rs_layout_back_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 1, .text = "b", .line = 48 },
    /* 1 */ { .op = DFG_E_VAR, .ref = 2, .text = "c", .line = 48 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "b == c", .line = 48 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 48 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 3, .text = "d", .line = 48 },
    /* 5 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a == d", .line = 48 },
};
static const struct dfg_desc_node relay_simplify_rs_layout_back_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "src_layout", .expr = -1, .var = 2, .text = "src_layout = c", .line = 47 },
            { .test = DFG_D_TEST_BIND, .name = "dst_layout", .expr = -1, .var = 3, .text = "dst_layout = d", .line = 47 },
        },
        .text = "layout_transform(layout_transform(x) { src_layout = a, dst_layout = b })", .line = 47 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "src_layout", .expr = -1, .var = 0, .text = "src_layout = a", .line = 47 },
            { .test = DFG_D_TEST_BIND, .name = "dst_layout", .expr = -1, .var = 1, .text = "dst_layout = b", .line = 47 },
        },
        .text = "layout_transform(x)", .line = 47 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
};
static const struct dfg_desc_region relay_simplify_rs_layout_back_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_layout_back_var_regions[] = { 0, 0, 0, 0, };
static const bool relay_simplify_rs_layout_back_dims[] = { 0, 0, 0, 0, };
static const struct dfg_desc_capture relay_simplify_rs_layout_back_refs[] = { { 2, -1 }, { 0, -1 }, { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relay_simplify_rs_layout_back_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_layout_back_match, x) },
    { "a", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_back_match, a) },
    { "b", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_back_match, b) },
    { "c", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_back_match, c) },
    { "d", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_back_match, d) },
};
static const struct dfg_desc_pattern relay_simplify_rs_layout_back_desc = {
    .n_nodes = 3, .n_exprs = 6, .n_vars = 4, .n_sets = 5,
    .nodes = relay_simplify_rs_layout_back_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_layout_back_regions,
    .var_region = relay_simplify_rs_layout_back_var_regions,
    .exprs = relay_simplify_rs_layout_back_exprs,
    .captures = relay_simplify_rs_layout_back_refs,
    .var_is_dim = relay_simplify_rs_layout_back_dims,
    .text = "rule rs_layout_back(x) : operands_first, keep_shared {\012    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };\012    where b == c, a == d;\012    rewrite x;\012}", .line = 46, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool relay_simplify_rs_layout_back_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_layout_back_match(g, n, m);
}
static bool relay_simplify_rs_layout_back_pass(void *ctx, const struct relay_simplify_rs_layout_back_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_layout_back_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_layout_back_each(g, n, relay_simplify_rs_layout_back_pass, &e);
}

static const struct dfg_part relay_simplify_rs_layout_back_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_layout_back_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_layout_back_whole, layout_transform) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_layout_back_whole, layout_transform_2) },
};
/* ---- rs_layout_layout ---- */

static const struct dfg_desc_expr relay_simplify_rs_layout_layout_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 1, .text = "b", .line = 53 },
    /* 1 */ { .op = DFG_E_VAR, .ref = 2, .text = "c", .line = 53 },
    /* 2 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "b == c", .line = 53 },
    /* 3 */ { .op = DFG_E_VAR, .ref = 0, .text = "a", .line = 53 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 3, .text = "d", .line = 53 },
    /* 5 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "a != d", .line = 53 },
};
static const struct dfg_desc_node relay_simplify_rs_layout_layout_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "src_layout", .expr = -1, .var = 2, .text = "src_layout = c", .line = 52 },
            { .test = DFG_D_TEST_BIND, .name = "dst_layout", .expr = -1, .var = 3, .text = "dst_layout = d", .line = 52 },
        },
        .text = "layout_transform(layout_transform(x) { src_layout = a, dst_layout = b })", .line = 52 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "layout_transform", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "src_layout", .expr = -1, .var = 0, .text = "src_layout = a", .line = 52 },
            { .test = DFG_D_TEST_BIND, .name = "dst_layout", .expr = -1, .var = 1, .text = "dst_layout = b", .line = 52 },
        },
        .text = "layout_transform(x)", .line = 52 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 51 },
};
static const struct dfg_desc_region relay_simplify_rs_layout_layout_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_layout_layout_var_regions[] = { 0, 0, 0, 0, };
static const bool relay_simplify_rs_layout_layout_dims[] = { 0, 0, 0, 0, };
static const struct dfg_desc_capture relay_simplify_rs_layout_layout_refs[] = { { 2, -1 }, { 0, -1 }, { 1, -1 }, { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture relay_simplify_rs_layout_layout_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_layout_layout_match, x) },
    { "a", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_layout_match, a) },
    { "b", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_layout_match, b) },
    { "c", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_layout_match, c) },
    { "d", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_layout_layout_match, d) },
};
static const struct dfg_desc_pattern relay_simplify_rs_layout_layout_desc = {
    .n_nodes = 3, .n_exprs = 6, .n_vars = 4, .n_sets = 5,
    .nodes = relay_simplify_rs_layout_layout_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_layout_layout_regions,
    .var_region = relay_simplify_rs_layout_layout_var_regions,
    .exprs = relay_simplify_rs_layout_layout_exprs,
    .captures = relay_simplify_rs_layout_layout_refs,
    .var_is_dim = relay_simplify_rs_layout_layout_dims,
    .text = "rule rs_layout_layout(x) : operands_first, keep_shared {\012    match layout_transform(layout_transform(x) { src_layout = a, dst_layout = b }) { src_layout = c, dst_layout = d };\012    where b == c, a != d;\012    rewrite layout_transform(x) { src_layout = a, dst_layout = d };\012}", .line = 51, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool relay_simplify_rs_layout_layout_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_layout_layout_match(g, n, m);
}
static bool relay_simplify_rs_layout_layout_pass(void *ctx, const struct relay_simplify_rs_layout_layout_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_layout_layout_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_layout_layout_each(g, n, relay_simplify_rs_layout_layout_pass, &e);
}

static const struct dfg_part relay_simplify_rs_layout_layout_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_layout_layout_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_layout_layout_whole, layout_transform) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_layout_layout_whole, layout_transform_2) },
};
/* ---- rs_reshape_same ---- */

static const struct dfg_desc_expr relay_simplify_rs_reshape_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 56 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 56 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, r)", .line = 56 },
};
static const struct dfg_desc_node relay_simplify_rs_reshape_same_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "reshape(x)", .line = 56 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 56 },
};
static const struct dfg_desc_region relay_simplify_rs_reshape_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_reshape_same_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_reshape_same_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_reshape_same_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_reshape_same_match, r) },
};
static const struct dfg_desc_pattern relay_simplify_rs_reshape_same_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_reshape_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_reshape_same_regions,
    .exprs = relay_simplify_rs_reshape_same_exprs,
    .captures = relay_simplify_rs_reshape_same_refs,
    .text = "rule rs_reshape_same(x) : operands_first { r = reshape(x); match r; where same_shape(x, r); rewrite x; }", .line = 56, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_reshape_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_reshape_same_match(g, n, m);
}
static bool relay_simplify_rs_reshape_same_pass(void *ctx, const struct relay_simplify_rs_reshape_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_reshape_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_reshape_same_each(g, n, relay_simplify_rs_reshape_same_pass, &e);
}

static const struct dfg_part relay_simplify_rs_reshape_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_reshape_same_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_reshape_same_whole, m.r) },
};
/* ---- rs_broadcast_same ---- */

static const struct dfg_desc_expr relay_simplify_rs_broadcast_same_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 57 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "b", .line = 57 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_TYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_type(x, b)", .line = 57 },
};
static const struct dfg_desc_node relay_simplify_rs_broadcast_same_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "broadcast_to", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "b",
        .text = "broadcast_to(x)", .line = 57 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 57 },
};
static const struct dfg_desc_region relay_simplify_rs_broadcast_same_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_broadcast_same_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_broadcast_same_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_broadcast_same_match, x) },
    { "b", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_broadcast_same_match, b) },
};
static const struct dfg_desc_pattern relay_simplify_rs_broadcast_same_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_broadcast_same_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_broadcast_same_regions,
    .exprs = relay_simplify_rs_broadcast_same_exprs,
    .captures = relay_simplify_rs_broadcast_same_refs,
    .text = "rule rs_broadcast_same(x) : operands_first { b = broadcast_to(x); match b; where same_type(x, b); rewrite x; }", .line = 57, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_broadcast_same_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_broadcast_same_match(g, n, m);
}
static bool relay_simplify_rs_broadcast_same_pass(void *ctx, const struct relay_simplify_rs_broadcast_same_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_broadcast_same_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_broadcast_same_each(g, n, relay_simplify_rs_broadcast_same_pass, &e);
}

static const struct dfg_part relay_simplify_rs_broadcast_same_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_broadcast_same_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_broadcast_same_whole, m.b) },
};
/* ---- rs_strided_all ---- */

static const struct dfg_desc_expr relay_simplify_rs_strided_all_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 61 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 61 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, s)", .line = 61 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 61 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "strides", .text = "strides", .line = 61 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "present(s.strides)", .line = 61 },
    /* 6 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "not present(s.strides)", .line = 61 },
    /* 7 */ { .op = DFG_E_VAR, .ref = 0, .text = "v", .line = 61 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 61 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "strides", .text = "strides", .line = 61 },
    /* 10 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "[v for v in s.strides]", .line = 61 },
    /* 11 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "min([v for v in s.strides])", .line = 61 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 13 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, }, .text = "min([v for v in s.strides]) >= 1", .line = 61 },
    /* 14 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 6, 13, }, .text = "not present(s.strides) or min([v for v in s.strides]) >= 1", .line = 61 },
};
static const struct dfg_desc_node relay_simplify_rs_strided_all_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "strided_slice", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "s",
        .text = "strided_slice(x)", .line = 59 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 58 },
};
static const struct dfg_desc_region relay_simplify_rs_strided_all_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_strided_all_var_regions[] = { 0, };
static const bool relay_simplify_rs_strided_all_dims[] = { 0, };
static const struct dfg_desc_capture relay_simplify_rs_strided_all_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_strided_all_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_strided_all_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_strided_all_match, s) },
};
static const struct dfg_desc_pattern relay_simplify_rs_strided_all_desc = {
    .n_nodes = 2, .n_exprs = 15, .n_vars = 1, .n_sets = 2,
    .nodes = relay_simplify_rs_strided_all_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_strided_all_regions,
    .var_region = relay_simplify_rs_strided_all_var_regions,
    .exprs = relay_simplify_rs_strided_all_exprs,
    .captures = relay_simplify_rs_strided_all_refs,
    .var_is_dim = relay_simplify_rs_strided_all_dims,
    .text = "rule rs_strided_all(x) : operands_first {\012    s = strided_slice(x);\012    match s;\012    where same_shape(x, s), not present(s.strides) or min([v for v in s.strides]) >= 1;\012    rewrite x;\012}", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 2, 14, }
};
static bool relay_simplify_rs_strided_all_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_strided_all_match(g, n, m);
}
static bool relay_simplify_rs_strided_all_pass(void *ctx, const struct relay_simplify_rs_strided_all_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_strided_all_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_strided_all_each(g, n, relay_simplify_rs_strided_all_pass, &e);
}

static const struct dfg_part relay_simplify_rs_strided_all_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_strided_all_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_strided_all_whole, m.s) },
};
/* ---- rs_dropout ---- */

static const struct dfg_desc_node relay_simplify_rs_dropout_nodes[3] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.dropout(x).0", .line = 64 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dropout", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .under_get = true,
        .text = "nn.dropout(x)", .line = 64 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 64 },
};
static const struct dfg_desc_region relay_simplify_rs_dropout_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_dropout_refs[] = { { 2, -1 }, };
static const struct dfg_capture relay_simplify_rs_dropout_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_dropout_match, x) },
};
static const struct dfg_desc_pattern relay_simplify_rs_dropout_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relay_simplify_rs_dropout_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_dropout_regions,
    .captures = relay_simplify_rs_dropout_refs,
    .text = "rule rs_dropout(x) : operands_first { match nn.dropout(x).0; rewrite x; }", .line = 64
};
static bool relay_simplify_rs_dropout_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_dropout_match(g, n, m);
}
static bool relay_simplify_rs_dropout_pass(void *ctx, const struct relay_simplify_rs_dropout_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_dropout_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_dropout_each(g, n, relay_simplify_rs_dropout_pass, &e);
}

static const struct dfg_part relay_simplify_rs_dropout_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_dropout_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_dropout_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_dropout_whole, dropout) },
};
/* ---- rs_reshape_reshape ---- */

static const struct dfg_desc_expr relay_simplify_rs_reshape_reshape_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 71 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 71 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 71 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.elements > 0", .line = 71 },
};
static const struct dfg_desc_node relay_simplify_rs_reshape_reshape_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "reshape(reshape(x))", .line = 69 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "reshape(x)", .line = 69 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 68 },
};
static const struct dfg_desc_region relay_simplify_rs_reshape_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_reshape_reshape_var_regions[] = { 0, };
static const bool relay_simplify_rs_reshape_reshape_dims[] = { 0, };
static const struct dfg_desc_capture relay_simplify_rs_reshape_reshape_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_reshape_reshape_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_reshape_reshape_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_reshape_reshape_match, r) },
};
static const struct dfg_desc_pattern relay_simplify_rs_reshape_reshape_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 1, .n_sets = 2,
    .nodes = relay_simplify_rs_reshape_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_reshape_reshape_regions,
    .var_region = relay_simplify_rs_reshape_reshape_var_regions,
    .exprs = relay_simplify_rs_reshape_reshape_exprs,
    .captures = relay_simplify_rs_reshape_reshape_refs,
    .var_is_dim = relay_simplify_rs_reshape_reshape_dims,
    .text = "rule rs_reshape_reshape(x) : operands_first, keep_shared {\012    r = reshape(reshape(x));\012    match r;\012    where r.elements > 0;\012    rewrite reshape(x) { newshape = [d for d in r.shape] };\012}", .line = 68, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool relay_simplify_rs_reshape_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_reshape_reshape_match(g, n, m);
}
static bool relay_simplify_rs_reshape_reshape_pass(void *ctx, const struct relay_simplify_rs_reshape_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_reshape_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_reshape_reshape_each(g, n, relay_simplify_rs_reshape_reshape_pass, &e);
}

static const struct dfg_part relay_simplify_rs_reshape_reshape_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_reshape_reshape_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_reshape_reshape_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_reshape_reshape_whole, reshape) },
};
/* ---- rs_flatten_reshape ---- */

static const struct dfg_desc_expr relay_simplify_rs_flatten_reshape_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 77 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 77 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 77 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.elements > 0", .line = 77 },
};
static const struct dfg_desc_node relay_simplify_rs_flatten_reshape_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_flatten", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "nn.batch_flatten(reshape(x))", .line = 75 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "reshape(x)", .line = 75 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 74 },
};
static const struct dfg_desc_region relay_simplify_rs_flatten_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_flatten_reshape_var_regions[] = { 0, };
static const bool relay_simplify_rs_flatten_reshape_dims[] = { 0, };
static const struct dfg_desc_capture relay_simplify_rs_flatten_reshape_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_flatten_reshape_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_flatten_reshape_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_flatten_reshape_match, r) },
};
static const struct dfg_desc_pattern relay_simplify_rs_flatten_reshape_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 1, .n_sets = 2,
    .nodes = relay_simplify_rs_flatten_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_flatten_reshape_regions,
    .var_region = relay_simplify_rs_flatten_reshape_var_regions,
    .exprs = relay_simplify_rs_flatten_reshape_exprs,
    .captures = relay_simplify_rs_flatten_reshape_refs,
    .var_is_dim = relay_simplify_rs_flatten_reshape_dims,
    .text = "rule rs_flatten_reshape(x) : operands_first, keep_shared {\012    r = nn.batch_flatten(reshape(x));\012    match r;\012    where r.elements > 0;\012    rewrite reshape(x) { newshape = [d for d in r.shape] };\012}", .line = 74, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool relay_simplify_rs_flatten_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_flatten_reshape_match(g, n, m);
}
static bool relay_simplify_rs_flatten_reshape_pass(void *ctx, const struct relay_simplify_rs_flatten_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_flatten_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_flatten_reshape_each(g, n, relay_simplify_rs_flatten_reshape_pass, &e);
}

static const struct dfg_part relay_simplify_rs_flatten_reshape_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_flatten_reshape_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_flatten_reshape_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_flatten_reshape_whole, reshape) },
};
/* ---- rs_transpose_transpose ---- */

static const struct dfg_desc_expr relay_simplify_rs_transpose_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 82 },
    /* 1 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 82 },
    /* 2 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "[i for i in p]", .line = 82 },
    /* 3 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "min([i for i in p])", .line = 82 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 82 },
    /* 5 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "min([i for i in p]) >= 0", .line = 82 },
    /* 6 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 82 },
    /* 7 */ { .op = DFG_E_VAR, .ref = 1, .text = "q", .line = 82 },
    /* 8 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "[i for i in q]", .line = 82 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "min([i for i in q])", .line = 82 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 82 },
    /* 11 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "min([i for i in q]) >= 0", .line = 82 },
};
static const struct dfg_desc_node relay_simplify_rs_transpose_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 1, .text = "axes = q", .line = 81 },
        },
        .text = "transpose(transpose(x) { axes = p })", .line = 81 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 81 },
        },
        .text = "transpose(x)", .line = 81 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 80 },
};
static const struct dfg_desc_region relay_simplify_rs_transpose_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_transpose_transpose_var_regions[] = { 0, 0, 0, 0, 0, };
static const bool relay_simplify_rs_transpose_transpose_dims[] = { 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture relay_simplify_rs_transpose_transpose_refs[] = { { 2, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture relay_simplify_rs_transpose_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_transpose_transpose_match, x) },
    { "p", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_transpose_transpose_match, p) },
    { "q", DFG_CAP_VALUE, offsetof(struct relay_simplify_rs_transpose_transpose_match, q) },
};
static const struct dfg_desc_pattern relay_simplify_rs_transpose_transpose_desc = {
    .n_nodes = 3, .n_exprs = 12, .n_vars = 5, .n_sets = 3,
    .nodes = relay_simplify_rs_transpose_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_transpose_transpose_regions,
    .var_region = relay_simplify_rs_transpose_transpose_var_regions,
    .exprs = relay_simplify_rs_transpose_transpose_exprs,
    .captures = relay_simplify_rs_transpose_transpose_refs,
    .var_is_dim = relay_simplify_rs_transpose_transpose_dims,
    .text = "rule rs_transpose_transpose(x) : operands_first, keep_shared {\012    match transpose(transpose(x) { axes = p }) { axes = q };\012    where min([i for i in p]) >= 0, min([i for i in q]) >= 0;\012    rewrite transpose(x) { axes = [p[i] for i in q] };\012}", .line = 80, .n_where = 2, .where = (const uint32_t[]){ 5, 11, }
};
static bool relay_simplify_rs_transpose_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_transpose_transpose_match(g, n, m);
}
static bool relay_simplify_rs_transpose_transpose_pass(void *ctx, const struct relay_simplify_rs_transpose_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_transpose_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_transpose_transpose_each(g, n, relay_simplify_rs_transpose_transpose_pass, &e);
}

static const struct dfg_part relay_simplify_rs_transpose_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_transpose_transpose_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_transpose_transpose_whole, transpose) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_transpose_transpose_whole, transpose_2) },
};
/* ---- rs_cast_cast ---- */

static const struct dfg_desc_expr relay_simplify_rs_cast_cast_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 90 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 90 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 90 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 90 },
    /* 4 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, }, .text = "x.dtype in {i8, u8}", .line = 90 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 90 },
    /* 6 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "dtype", .line = 90 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 90 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 90 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 90 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 90 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 90 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 90 },
    /* 13 */ { .op = DFG_E_IN, .n_kids = 7, .kids = (const uint32_t[]){ 6, 7, 8, 9, 10, 11, 12, }, .text = "c.dtype in {i16, i32, i64, f16, f32, f64}", .line = 90 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 4, 13, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})", .line = 90 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 91 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 91 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 91 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 91 },
    /* 19 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 16, 17, 18, }, .text = "x.dtype in {i16, u16}", .line = 91 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 91 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 91 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 91 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 91 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 91 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 91 },
    /* 26 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 21, 22, 23, 24, 25, }, .text = "c.dtype in {i32, i64, f32, f64}", .line = 91 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 26, }, .text = "(x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})", .line = 91 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 27, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})\012        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})", .line = 90 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 91 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 91 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 91 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.dtype == i32", .line = 91 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 91 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 91 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 91 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 91 },
    /* 37 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 34, 35, 36, }, .text = "c.dtype in {i64, f64}", .line = 91 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 37, }, .text = "(x.dtype == i32 and c.dtype in {i64, f64})", .line = 91 },
    /* 39 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 38, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})\012        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})", .line = 90 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 92 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 92 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 92 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 92 },
    /* 44 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 41, 42, 43, }, .text = "x.dtype in {f16, bf16}", .line = 92 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 92 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 92 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 92 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 92 },
    /* 49 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 46, 47, 48, }, .text = "c.dtype in {f32, f64}", .line = 92 },
    /* 50 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 44, 49, }, .text = "(x.dtype in {f16, bf16} and c.dtype in {f32, f64})", .line = 92 },
    /* 51 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 50, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})\012        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})\012        or (x.dtype in {f16, bf16} and c.dtype in {f32, f64})", .line = 90 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 92 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "dtype", .line = 92 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 92 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x.dtype == f32", .line = 92 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 1, .text = "c", .line = 92 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "dtype", .line = 92 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 92 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "c.dtype == f64", .line = 92 },
    /* 60 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "(x.dtype == f32 and c.dtype == f64)", .line = 92 },
    /* 61 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 51, 60, }, .text = "(x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})\012        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})\012        or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64)", .line = 90 },
};
static const struct dfg_desc_node relay_simplify_rs_cast_cast_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "d",
        .text = "cast(c)", .line = 88 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "cast", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "c",
        .text = "cast(x)", .line = 87 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 86 },
};
static const struct dfg_desc_region relay_simplify_rs_cast_cast_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_cast_cast_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_cast_cast_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_cast_cast_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_cast_cast_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_cast_cast_match, d) },
};
static const struct dfg_desc_pattern relay_simplify_rs_cast_cast_desc = {
    .n_nodes = 3, .n_exprs = 62, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_cast_cast_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_cast_cast_regions,
    .exprs = relay_simplify_rs_cast_cast_exprs,
    .captures = relay_simplify_rs_cast_cast_refs,
    .text = "rule rs_cast_cast(x) : operands_first, keep_shared {\012    c = cast(x);\012    d = cast(c);\012    match d;\012    where (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, f32, f64})\012        or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64}) or (x.dtype == i32 and c.dtype in {i64, f64})\012        or (x.dtype in {f16, bf16} and c.dtype in {f32, f64}) or (x.dtype == f32 and c.dtype == f64);\012    rewrite cast(x) { ..d };\012}", .line = 86, .n_where = 1, .where = (const uint32_t[]){ 61, }
};
static bool relay_simplify_rs_cast_cast_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_cast_cast_match(g, n, m);
}
static bool relay_simplify_rs_cast_cast_pass(void *ctx, const struct relay_simplify_rs_cast_cast_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_cast_cast_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_cast_cast_each(g, n, relay_simplify_rs_cast_cast_pass, &e);
}

static const struct dfg_part relay_simplify_rs_cast_cast_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_cast_cast_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct relay_simplify_rs_cast_cast_whole, m.c) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relay_simplify_rs_cast_cast_whole, m.d) },
};
/* ---- rs_clip_clip ---- */

static const struct dfg_desc_expr relay_simplify_rs_clip_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "i", .line = 100 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "a_min", .text = "a_min", .line = 100 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 1, .text = "i", .line = 100 },
    /* 3 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "a_max", .text = "a_max", .line = 100 },
    /* 4 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "i.a_min <= i.a_max", .line = 100 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 0, .text = "o", .line = 100 },
    /* 6 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "a_min", .text = "a_min", .line = 100 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 0, .text = "o", .line = 100 },
    /* 8 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .name = "a_max", .text = "a_max", .line = 100 },
    /* 9 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, }, .text = "o.a_min <= o.a_max", .line = 100 },
};
static const struct dfg_desc_node relay_simplify_rs_clip_clip_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "o",
        .text = "clip(i)", .line = 98 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "i",
        .text = "clip(x)", .line = 97 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 96 },
};
static const struct dfg_desc_region relay_simplify_rs_clip_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_clip_clip_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_clip_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_clip_clip_match, x) },
    { "i", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_clip_clip_match, i) },
    { "o", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_clip_clip_match, o) },
};
static const struct dfg_desc_pattern relay_simplify_rs_clip_clip_desc = {
    .n_nodes = 3, .n_exprs = 10, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_clip_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_clip_clip_regions,
    .exprs = relay_simplify_rs_clip_clip_exprs,
    .captures = relay_simplify_rs_clip_clip_refs,
    .text = "rule rs_clip_clip(x) : operands_first {\012    i = clip(x);\012    o = clip(i);\012    match o;\012    where i.a_min <= i.a_max, o.a_min <= o.a_max;\012    rewrite clip(x) { a_min = min(max(i.a_min, o.a_min), o.a_max), a_max = min(max(i.a_max, o.a_min), o.a_max) };\012}", .line = 96, .n_where = 2, .where = (const uint32_t[]){ 4, 9, }
};
static bool relay_simplify_rs_clip_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_clip_clip_match(g, n, m);
}
static bool relay_simplify_rs_clip_clip_pass(void *ctx, const struct relay_simplify_rs_clip_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_clip_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_clip_clip_each(g, n, relay_simplify_rs_clip_clip_pass, &e);
}

static const struct dfg_part relay_simplify_rs_clip_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_clip_clip_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct relay_simplify_rs_clip_clip_whole, m.i) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relay_simplify_rs_clip_clip_whole, m.o) },
};
/* ---- rs_relu_relu ---- */

static const struct dfg_desc_node relay_simplify_rs_relu_relu_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.relu(r)", .line = 103 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "r",
        .text = "nn.relu(x)", .line = 103 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 103 },
};
static const struct dfg_desc_region relay_simplify_rs_relu_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_relu_relu_refs[] = { { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture relay_simplify_rs_relu_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_relu_relu_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_relu_relu_match, r) },
};
static const struct dfg_desc_pattern relay_simplify_rs_relu_relu_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_relu_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_relu_relu_regions,
    .captures = relay_simplify_rs_relu_relu_refs,
    .text = "rule rs_relu_relu(x) : operands_first { r = nn.relu(x); match nn.relu(r); rewrite r; }", .line = 103
};
static bool relay_simplify_rs_relu_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_relu_relu_match(g, n, m);
}
static bool relay_simplify_rs_relu_relu_pass(void *ctx, const struct relay_simplify_rs_relu_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_relu_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_relu_relu_each(g, n, relay_simplify_rs_relu_relu_pass, &e);
}

static const struct dfg_part relay_simplify_rs_relu_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_relu_relu_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct relay_simplify_rs_relu_relu_whole, m.r) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_relu_relu_whole, relu) },
};
/* ---- rs_relu_clip ---- */

static const struct dfg_desc_expr relay_simplify_rs_relu_clip_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 107 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "a_min", .text = "a_min", .line = 107 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 107 },
    /* 3 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .name = "a_max", .text = "a_max", .line = 107 },
    /* 4 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "c.a_min <= c.a_max", .line = 107 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 107 },
    /* 6 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .name = "a_max", .text = "a_max", .line = 107 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.0 }, .text = "0.0", .line = 107 },
    /* 8 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "c.a_max >= 0.0", .line = 107 },
};
static const struct dfg_desc_node relay_simplify_rs_relu_clip_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "clip", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "c",
        .text = "clip(nn.relu(x))", .line = 105 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "nn.relu(x)", .line = 105 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 104 },
};
static const struct dfg_desc_region relay_simplify_rs_relu_clip_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_relu_clip_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_relu_clip_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_relu_clip_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_relu_clip_match, c) },
};
static const struct dfg_desc_pattern relay_simplify_rs_relu_clip_desc = {
    .n_nodes = 3, .n_exprs = 9, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_relu_clip_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_relu_clip_regions,
    .exprs = relay_simplify_rs_relu_clip_exprs,
    .captures = relay_simplify_rs_relu_clip_refs,
    .text = "rule rs_relu_clip(x) : operands_first {\012    c = clip(nn.relu(x));\012    match c;\012    where c.a_min <= c.a_max, c.a_max >= 0.0;\012    rewrite clip(x) { a_min = max(c.a_min, 0.0), a_max = max(c.a_max, max(c.a_min, 0.0)) };\012}", .line = 104, .n_where = 2, .where = (const uint32_t[]){ 4, 8, }
};
static bool relay_simplify_rs_relu_clip_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_relu_clip_match(g, n, m);
}
static bool relay_simplify_rs_relu_clip_pass(void *ctx, const struct relay_simplify_rs_relu_clip_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_relu_clip_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_relu_clip_each(g, n, relay_simplify_rs_relu_clip_pass, &e);
}

static const struct dfg_part relay_simplify_rs_relu_clip_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_relu_clip_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_relu_clip_whole, m.c) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_relu_clip_whole, relu) },
};
/* ---- rs_add_add ---- */

static const struct dfg_desc_expr relay_simplify_rs_add_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "a", .line = 115 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 115 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 115 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.elements == 1", .line = 115 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 10, .text = "b", .line = 115 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 115 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 115 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.elements == 1", .line = 115 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "a", .line = 115 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 115 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 115 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "a.rank == 0", .line = 115 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 10, .text = "b", .line = 115 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 115 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 115 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "b.rank == 0", .line = 115 },
};
static const struct dfg_desc_node relay_simplify_rs_add_add_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "add(add(x & !const, a & const), b & const)", .line = 114 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "add(x & !const, a & const)", .line = 114 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "x & !const", .line = 114 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 113 },
    [4] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "!const", .line = 114 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 114 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & const", .line = 114 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 113 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 114 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "b & const", .line = 114 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 113 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 114 },
};
static const struct dfg_desc_region relay_simplify_rs_add_add_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 4, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_add_add_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, };
static const struct dfg_capture relay_simplify_rs_add_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_add_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_add_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_add_match, b) },
};
static const struct dfg_desc_pattern relay_simplify_rs_add_add_desc = {
    .n_nodes = 12, .n_exprs = 16, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_add_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = relay_simplify_rs_add_add_regions,
    .exprs = relay_simplify_rs_add_add_exprs,
    .captures = relay_simplify_rs_add_add_refs,
    .text = "rule rs_add_add(x, a, b) : operands_first {\012    match add(add(x & !const, a & const), b & const);\012    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;\012    rewrite add(x, like(a, value(a) + value(b)));\012}", .line = 113, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 11, 15, }
};
static bool relay_simplify_rs_add_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_add_add_match(g, n, m);
}
static bool relay_simplify_rs_add_add_pass(void *ctx, const struct relay_simplify_rs_add_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_add_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_add_add_each(g, n, relay_simplify_rs_add_add_pass, &e);
}

static const struct dfg_part relay_simplify_rs_add_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_add_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_add_add_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relay_simplify_rs_add_add_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_add_add_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_add_add_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_add_add_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_add_add_whole, constant_2) },
};
/* ---- rs_mul_mul ---- */

static const struct dfg_desc_expr relay_simplify_rs_mul_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "a", .line = 120 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 120 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 120 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.elements == 1", .line = 120 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 10, .text = "b", .line = 120 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 120 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 120 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.elements == 1", .line = 120 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "a", .line = 120 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 120 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 120 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "a.rank == 0", .line = 120 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 10, .text = "b", .line = 120 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 120 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 120 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "b.rank == 0", .line = 120 },
};
static const struct dfg_desc_node relay_simplify_rs_mul_mul_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "multiply(multiply(x & !const, a & const), b & const)", .line = 119 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "multiply(x & !const, a & const)", .line = 119 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "x & !const", .line = 119 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 118 },
    [4] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "!const", .line = 119 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 119 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & const", .line = 119 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 118 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 119 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "b & const", .line = 119 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 118 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 119 },
};
static const struct dfg_desc_region relay_simplify_rs_mul_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 4, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_mul_mul_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, };
static const struct dfg_capture relay_simplify_rs_mul_mul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_mul_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_mul_mul_match, b) },
};
static const struct dfg_desc_pattern relay_simplify_rs_mul_mul_desc = {
    .n_nodes = 12, .n_exprs = 16, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_mul_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = relay_simplify_rs_mul_mul_regions,
    .exprs = relay_simplify_rs_mul_mul_exprs,
    .captures = relay_simplify_rs_mul_mul_refs,
    .text = "rule rs_mul_mul(x, a, b) : operands_first {\012    match multiply(multiply(x & !const, a & const), b & const);\012    where a.elements == 1, b.elements == 1, a.rank == 0, b.rank == 0;\012    rewrite multiply(x, like(a, value(a) * value(b)));\012}", .line = 118, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 11, 15, }
};
static bool relay_simplify_rs_mul_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_mul_mul_match(g, n, m);
}
static bool relay_simplify_rs_mul_mul_pass(void *ctx, const struct relay_simplify_rs_mul_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_mul_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_mul_mul_each(g, n, relay_simplify_rs_mul_mul_pass, &e);
}

static const struct dfg_part relay_simplify_rs_mul_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_mul_mul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_mul_mul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relay_simplify_rs_mul_mul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_mul_mul_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_mul_mul_whole, multiply_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_mul_mul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_mul_mul_whole, constant_2) },
};
/* ---- rs_add_mul ---- */

static const struct dfg_desc_expr relay_simplify_rs_add_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "x", .line = 8 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 8 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 8 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 8 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 8 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 8 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 8 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "a", .line = 126 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 126 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 126 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "a.rank == 0", .line = 126 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 10, .text = "b", .line = 126 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 126 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 126 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "b.rank == 0", .line = 126 },
};
static const struct dfg_desc_node relay_simplify_rs_add_mul_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "multiply(add(x & !const, a & const), b & const)", .line = 125 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "add(x & !const, a & const)", .line = 125 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "x & !const", .line = 125 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 124 },
    [4] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "!const", .line = 125 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 125 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & const", .line = 125 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 124 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 125 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "b & const", .line = 125 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 124 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 125 },
};
static const struct dfg_desc_region relay_simplify_rs_add_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 4, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_add_mul_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, };
static const struct dfg_capture relay_simplify_rs_add_mul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_mul_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_add_mul_match, b) },
};
static const struct dfg_desc_pattern relay_simplify_rs_add_mul_desc = {
    .n_nodes = 12, .n_exprs = 15, .n_vars = 0, .n_sets = 3,
    .nodes = relay_simplify_rs_add_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = relay_simplify_rs_add_mul_regions,
    .exprs = relay_simplify_rs_add_mul_exprs,
    .captures = relay_simplify_rs_add_mul_refs,
    .text = "rule rs_add_mul(x, a, b) : operands_first {\012    match multiply(add(x & !const, a & const), b & const);\012    where is_float(a), a.rank == 0, b.rank == 0;\012    rewrite add(multiply(x, b), like(a, value(a) * value(b)));\012}", .line = 124, .n_where = 3, .where = (const uint32_t[]){ 6, 10, 14, }
};
static bool relay_simplify_rs_add_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_add_mul_match(g, n, m);
}
static bool relay_simplify_rs_add_mul_pass(void *ctx, const struct relay_simplify_rs_add_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_add_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_add_mul_each(g, n, relay_simplify_rs_add_mul_pass, &e);
}

static const struct dfg_part relay_simplify_rs_add_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_add_mul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_add_mul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relay_simplify_rs_add_mul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_add_mul_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_add_mul_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_add_mul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_add_mul_whole, constant_2) },
};
/* ---- rs_binomial ---- */

static const struct dfg_desc_expr relay_simplify_rs_binomial_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 134 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 134 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_TYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_type(a, b)", .line = 134 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 134 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 134 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "distinct(a, b)", .line = 134 },
};
static const struct dfg_desc_node relay_simplify_rs_binomial_nodes[24] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 10, 17, },
        .text = "add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b))\012        | ...", .line = 131 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 9, },
        .text = "add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b))", .line = 131 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 5, },
        .text = "add(multiply(a, a), multiply(multiply(a, b), 2))", .line = 131 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "multiply(a, a)", .line = 131 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 130 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 8, },
        .text = "multiply(multiply(a, b), 2)", .line = 131 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "multiply(a, b)", .line = 131 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 130 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 131 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 7, },
        .text = "multiply(b, b)", .line = 131 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 16, },
        .text = "add(add(multiply(a, a), multiply(a, multiply(b, 2))), multiply(b, b))", .line = 132 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "add(multiply(a, a), multiply(a, multiply(b, 2)))", .line = 132 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "multiply(a, a)", .line = 132 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 14, },
        .text = "multiply(a, multiply(b, 2))", .line = 132 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 15, },
        .text = "multiply(b, 2)", .line = 132 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 132 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 7, },
        .text = "multiply(b, b)", .line = 132 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, },
        .text = "add(add(multiply(a, a), multiply(2, multiply(a, b))), multiply(b, b))", .line = 133 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, },
        .text = "add(multiply(a, a), multiply(2, multiply(a, b)))", .line = 133 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "multiply(a, a)", .line = 133 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "multiply(2, multiply(a, b))", .line = 133 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 133 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, },
        .text = "multiply(a, b)", .line = 133 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 7, },
        .text = "multiply(b, b)", .line = 133 },
};
static const struct dfg_desc_region relay_simplify_rs_binomial_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_binomial_refs[] = { { 4, -1 }, { 7, -1 }, };
static const struct dfg_capture relay_simplify_rs_binomial_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_binomial_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_binomial_match, b) },
};
static const struct dfg_desc_pattern relay_simplify_rs_binomial_desc = {
    .n_nodes = 24, .n_exprs = 6, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_binomial_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_binomial_regions,
    .exprs = relay_simplify_rs_binomial_exprs,
    .captures = relay_simplify_rs_binomial_refs,
    .text = "rule rs_binomial(a, b) : operands_first {\012    match add(add(multiply(a, a), multiply(multiply(a, b), 2)), multiply(b, b))\012        | add(add(multiply(a, a), multiply(a, multiply(b, 2))), multiply(b, b))\012        | add(add(multiply(a, a), multiply(2, multiply(a, b))), multiply(b, b));\012    where same_type(a, b), distinct(a, b);\012    rewrite { s = add(a, b); return multiply(s, s); }\012}", .line = 130, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool relay_simplify_rs_binomial_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_binomial_match(g, n, m);
}
static bool relay_simplify_rs_binomial_pass(void *ctx, const struct relay_simplify_rs_binomial_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_binomial_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_binomial_each(g, n, relay_simplify_rs_binomial_pass, &e);
}

static const struct dfg_part relay_simplify_rs_binomial_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_binomial_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_binomial_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_binomial_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, add_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, add_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, add_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, constant_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_8) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, add_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, add_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_9) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_11) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_binomial_whole, multiply_12) },
};
/* ---- rs_difference_of_squares ---- */

static const struct dfg_desc_expr relay_simplify_rs_difference_of_squares_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 139 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 139 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_TYPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_type(a, b)", .line = 139 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 139 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 139 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_DISTINCT, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "distinct(a, b)", .line = 139 },
};
static const struct dfg_desc_node relay_simplify_rs_difference_of_squares_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "subtract(multiply(a, a), multiply(b, b))", .line = 138 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 2, },
        .text = "multiply(a, a)", .line = 138 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 137 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 4, },
        .text = "multiply(b, b)", .line = 138 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 137 },
};
static const struct dfg_desc_region relay_simplify_rs_difference_of_squares_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_difference_of_squares_refs[] = { { 2, -1 }, { 4, -1 }, };
static const struct dfg_capture relay_simplify_rs_difference_of_squares_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_difference_of_squares_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_difference_of_squares_match, b) },
};
static const struct dfg_desc_pattern relay_simplify_rs_difference_of_squares_desc = {
    .n_nodes = 5, .n_exprs = 6, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_difference_of_squares_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_difference_of_squares_regions,
    .exprs = relay_simplify_rs_difference_of_squares_exprs,
    .captures = relay_simplify_rs_difference_of_squares_refs,
    .text = "rule rs_difference_of_squares(a, b) : operands_first {\012    match subtract(multiply(a, a), multiply(b, b));\012    where same_type(a, b), distinct(a, b);\012    rewrite multiply(add(a, b), subtract(a, b));\012}", .line = 137, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool relay_simplify_rs_difference_of_squares_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_difference_of_squares_match(g, n, m);
}
static bool relay_simplify_rs_difference_of_squares_pass(void *ctx, const struct relay_simplify_rs_difference_of_squares_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_difference_of_squares_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_difference_of_squares_each(g, n, relay_simplify_rs_difference_of_squares_pass, &e);
}

static const struct dfg_part relay_simplify_rs_difference_of_squares_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_difference_of_squares_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_difference_of_squares_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_difference_of_squares_whole, subtract) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_difference_of_squares_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_difference_of_squares_whole, multiply_2) },
};
/* ---- rs_rsqrt ---- */

static const struct dfg_desc_expr relay_simplify_rs_rsqrt_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 8 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 8 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 8 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 8 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 8 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 8 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 8 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 147 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 147 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 147 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.rank == 0", .line = 147 },
};
static const struct dfg_desc_node relay_simplify_rs_rsqrt_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "divide", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "divide(c & const, sqrt(x))", .line = 146 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c & const", .line = 146 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 145 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 146 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "sqrt", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "sqrt(x)", .line = 146 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 145 },
};
static const struct dfg_desc_region relay_simplify_rs_rsqrt_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_rsqrt_refs[] = { { 5, -1 }, { 2, -1 }, };
static const struct dfg_capture relay_simplify_rs_rsqrt_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_rsqrt_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_rsqrt_match, c) },
};
static const struct dfg_desc_pattern relay_simplify_rs_rsqrt_desc = {
    .n_nodes = 6, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_rsqrt_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_rsqrt_regions,
    .exprs = relay_simplify_rs_rsqrt_exprs,
    .captures = relay_simplify_rs_rsqrt_refs,
    .text = "rule rs_rsqrt(x, c) : operands_first {\012    match divide(c & const, sqrt(x));\012    where is_float(c), c.rank == 0;\012    rewrite multiply(c, rsqrt(x));\012}", .line = 145, .n_where = 2, .where = (const uint32_t[]){ 6, 10, }
};
static bool relay_simplify_rs_rsqrt_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_rsqrt_match(g, n, m);
}
static bool relay_simplify_rs_rsqrt_pass(void *ctx, const struct relay_simplify_rs_rsqrt_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_rsqrt_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_rsqrt_each(g, n, relay_simplify_rs_rsqrt_pass, &e);
}

static const struct dfg_part relay_simplify_rs_rsqrt_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_rsqrt_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_rsqrt_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_rsqrt_whole, divide) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_rsqrt_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_rsqrt_whole, sqrt) },
};
/* ---- rs_neg_neg ---- */

static const struct dfg_desc_node relay_simplify_rs_neg_neg_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "negative", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "negative(negative(x))", .line = 150 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "negative", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "negative(x)", .line = 150 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 150 },
};
static const struct dfg_desc_region relay_simplify_rs_neg_neg_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_neg_neg_refs[] = { { 2, -1 }, };
static const struct dfg_capture relay_simplify_rs_neg_neg_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_neg_neg_match, x) },
};
static const struct dfg_desc_pattern relay_simplify_rs_neg_neg_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relay_simplify_rs_neg_neg_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_neg_neg_regions,
    .captures = relay_simplify_rs_neg_neg_refs,
    .text = "rule rs_neg_neg(x) : operands_first, keep_shared { match negative(negative(x)); rewrite x; }", .line = 150
};
static bool relay_simplify_rs_neg_neg_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_neg_neg_match(g, n, m);
}
static bool relay_simplify_rs_neg_neg_pass(void *ctx, const struct relay_simplify_rs_neg_neg_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_neg_neg_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_neg_neg_each(g, n, relay_simplify_rs_neg_neg_pass, &e);
}

static const struct dfg_part relay_simplify_rs_neg_neg_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_neg_neg_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_neg_neg_whole, negative) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_neg_neg_whole, negative_2) },
};
/* ---- rs_sub_self ---- */

static const struct dfg_desc_expr relay_simplify_rs_sub_self_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 154 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 154 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 154 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 154 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 154 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 154 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 8 }, .text = "u8", .line = 154 },
    /* 7 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 9 }, .text = "u16", .line = 154 },
    /* 8 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 10 }, .text = "u32", .line = 154 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 11 }, .text = "u64", .line = 154 },
    /* 10 */ { .op = DFG_E_IN, .n_kids = 9, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, 6, 7, 8, 9, }, .text = "x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64}", .line = 154 },
};
static const struct dfg_desc_node relay_simplify_rs_sub_self_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "subtract", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 1, },
        .name = "y",
        .text = "subtract(x, x)", .line = 152 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 151 },
};
static const struct dfg_desc_region relay_simplify_rs_sub_self_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_sub_self_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_sub_self_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_sub_self_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_sub_self_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_sub_self_desc = {
    .n_nodes = 2, .n_exprs = 11, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_sub_self_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_sub_self_regions,
    .exprs = relay_simplify_rs_sub_self_exprs,
    .captures = relay_simplify_rs_sub_self_refs,
    .text = "rule rs_sub_self(x) : operands_first {\012    y = subtract(x, x);\012    match y;\012    where x.dtype in {i8, i16, i32, i64, u8, u16, u32, u64};\012    rewrite zeros_like(x);\012}", .line = 151, .n_where = 1, .where = (const uint32_t[]){ 10, }
};
static bool relay_simplify_rs_sub_self_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_sub_self_match(g, n, m);
}
static bool relay_simplify_rs_sub_self_pass(void *ctx, const struct relay_simplify_rs_sub_self_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_sub_self_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_sub_self_each(g, n, relay_simplify_rs_sub_self_pass, &e);
}

static const struct dfg_part relay_simplify_rs_sub_self_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_sub_self_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_sub_self_whole, m.y) },
};
/* ---- rs_dq_arg ---- */

static const struct dfg_desc_expr relay_simplify_rs_dq_arg_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 161 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 161 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 161 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 161 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "s", .line = 161 },
    /* 5 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "value(s)", .line = 161 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 161 },
    /* 7 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "value(s) > 0", .line = 161 },
};
static const struct dfg_desc_node relay_simplify_rs_dq_arg_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "argmax", "argmin", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "a",
        .text = "(argmax | argmin)(qnn.dequantize(x, s & const, z & const))", .line = 159 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "qnn.dequantize", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 6, },
        .text = "qnn.dequantize(x, s & const, z & const)", .line = 159 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 158 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "s & const", .line = 159 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 158 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 159 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "z & const", .line = 159 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "z",
        .text = "z", .line = 158 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 159 },
};
static const struct dfg_desc_region relay_simplify_rs_dq_arg_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_dq_arg_refs[] = { { 2, -1 }, { 4, -1 }, { 7, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_dq_arg_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_dq_arg_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_dq_arg_match, s) },
    { "z", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_dq_arg_match, z) },
    { "a", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_dq_arg_match, a) },
};
static const struct dfg_desc_pattern relay_simplify_rs_dq_arg_desc = {
    .n_nodes = 9, .n_exprs = 8, .n_vars = 0, .n_sets = 4,
    .nodes = relay_simplify_rs_dq_arg_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_dq_arg_regions,
    .exprs = relay_simplify_rs_dq_arg_exprs,
    .captures = relay_simplify_rs_dq_arg_refs,
    .text = "rule rs_dq_arg(x, s, z) : operands_first {\012    a = (argmax | argmin)(qnn.dequantize(x, s & const, z & const));\012    match a;\012    where s.elements == 1, value(s) > 0;\012    rewrite a.op(x) { ..a };\012}", .line = 158, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool relay_simplify_rs_dq_arg_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_dq_arg_match(g, n, m);
}
static bool relay_simplify_rs_dq_arg_pass(void *ctx, const struct relay_simplify_rs_dq_arg_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_dq_arg_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_dq_arg_each(g, n, relay_simplify_rs_dq_arg_pass, &e);
}

static const struct dfg_part relay_simplify_rs_dq_arg_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_dq_arg_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_dq_arg_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relay_simplify_rs_dq_arg_whole, m.z) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct relay_simplify_rs_dq_arg_whole, m.a) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relay_simplify_rs_dq_arg_whole, dequantize) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_dq_arg_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relay_simplify_rs_dq_arg_whole, constant_2) },
};
/* ---- rs_zeros_like ---- */

static const struct dfg_desc_expr relay_simplify_rs_zeros_like_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 168 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 168 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(x.elements)", .line = 168 },
};
static const struct dfg_desc_node relay_simplify_rs_zeros_like_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "zeros_like", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "z",
        .text = "zeros_like(x)", .line = 166 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 165 },
};
static const struct dfg_desc_region relay_simplify_rs_zeros_like_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_zeros_like_var_regions[] = { 0, };
static const bool relay_simplify_rs_zeros_like_dims[] = { 0, };
static const struct dfg_desc_capture relay_simplify_rs_zeros_like_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_zeros_like_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_zeros_like_match, x) },
    { "z", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_zeros_like_match, z) },
};
static const struct dfg_desc_pattern relay_simplify_rs_zeros_like_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 1, .n_sets = 2,
    .nodes = relay_simplify_rs_zeros_like_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_zeros_like_regions,
    .var_region = relay_simplify_rs_zeros_like_var_regions,
    .exprs = relay_simplify_rs_zeros_like_exprs,
    .captures = relay_simplify_rs_zeros_like_refs,
    .var_is_dim = relay_simplify_rs_zeros_like_dims,
    .text = "rule rs_zeros_like(x) : operands_first {\012    z = zeros_like(x);\012    match z;\012    where present(x.elements);\012    rewrite zeros() { shape = [d for d in x.shape], dtype = x.dtype };\012}", .line = 165, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_zeros_like_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_zeros_like_match(g, n, m);
}
static bool relay_simplify_rs_zeros_like_pass(void *ctx, const struct relay_simplify_rs_zeros_like_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_zeros_like_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_zeros_like_each(g, n, relay_simplify_rs_zeros_like_pass, &e);
}

static const struct dfg_part relay_simplify_rs_zeros_like_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_zeros_like_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_zeros_like_whole, m.z) },
};
/* ---- rs_ones_like ---- */

static const struct dfg_desc_expr relay_simplify_rs_ones_like_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 174 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 174 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(x.elements)", .line = 174 },
};
static const struct dfg_desc_node relay_simplify_rs_ones_like_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ones_like", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "z",
        .text = "ones_like(x)", .line = 172 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 171 },
};
static const struct dfg_desc_region relay_simplify_rs_ones_like_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_ones_like_var_regions[] = { 0, };
static const bool relay_simplify_rs_ones_like_dims[] = { 0, };
static const struct dfg_desc_capture relay_simplify_rs_ones_like_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_ones_like_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_ones_like_match, x) },
    { "z", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_ones_like_match, z) },
};
static const struct dfg_desc_pattern relay_simplify_rs_ones_like_desc = {
    .n_nodes = 2, .n_exprs = 3, .n_vars = 1, .n_sets = 2,
    .nodes = relay_simplify_rs_ones_like_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_ones_like_regions,
    .var_region = relay_simplify_rs_ones_like_var_regions,
    .exprs = relay_simplify_rs_ones_like_exprs,
    .captures = relay_simplify_rs_ones_like_refs,
    .var_is_dim = relay_simplify_rs_ones_like_dims,
    .text = "rule rs_ones_like(x) : operands_first {\012    z = ones_like(x);\012    match z;\012    where present(x.elements);\012    rewrite ones() { shape = [d for d in x.shape], dtype = x.dtype };\012}", .line = 171, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_ones_like_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_ones_like_match(g, n, m);
}
static bool relay_simplify_rs_ones_like_pass(void *ctx, const struct relay_simplify_rs_ones_like_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_ones_like_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_ones_like_each(g, n, relay_simplify_rs_ones_like_pass, &e);
}

static const struct dfg_part relay_simplify_rs_ones_like_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_ones_like_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relay_simplify_rs_ones_like_whole, m.z) },
};
/* ---- rs_reshape_like ---- */

static const struct dfg_desc_expr relay_simplify_rs_reshape_like_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 180 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 180 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 180 },
    /* 3 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.elements > 0", .line = 180 },
};
static const struct dfg_desc_node relay_simplify_rs_reshape_like_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "reshape_like", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "lhs_begin", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "lhs_begin == 0", .line = 178 },
            { .test = DFG_D_TEST_EQ, .name = "rhs_begin", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "rhs_begin == 0", .line = 178 },
        },
        .name = "r",
        .text = "reshape_like(x, y)", .line = 178 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 177 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 177 },
};
static const struct dfg_desc_region relay_simplify_rs_reshape_like_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t relay_simplify_rs_reshape_like_var_regions[] = { 0, };
static const bool relay_simplify_rs_reshape_like_dims[] = { 0, };
static const struct dfg_desc_capture relay_simplify_rs_reshape_like_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relay_simplify_rs_reshape_like_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_reshape_like_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_reshape_like_match, y) },
    { "r", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_reshape_like_match, r) },
};
static const struct dfg_desc_pattern relay_simplify_rs_reshape_like_desc = {
    .n_nodes = 3, .n_exprs = 4, .n_vars = 1, .n_sets = 3,
    .nodes = relay_simplify_rs_reshape_like_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_reshape_like_regions,
    .var_region = relay_simplify_rs_reshape_like_var_regions,
    .exprs = relay_simplify_rs_reshape_like_exprs,
    .captures = relay_simplify_rs_reshape_like_refs,
    .var_is_dim = relay_simplify_rs_reshape_like_dims,
    .text = "rule rs_reshape_like(x, y) : operands_first {\012    r = reshape_like(x, y) { lhs_begin == 0, rhs_begin == 0 };\012    match r;\012    where r.elements > 0;\012    rewrite reshape(x) { newshape = [d for d in r.shape] };\012}", .line = 177, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool relay_simplify_rs_reshape_like_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_reshape_like_match(g, n, m);
}
static bool relay_simplify_rs_reshape_like_pass(void *ctx, const struct relay_simplify_rs_reshape_like_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_reshape_like_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_reshape_like_each(g, n, relay_simplify_rs_reshape_like_pass, &e);
}

static const struct dfg_part relay_simplify_rs_reshape_like_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_reshape_like_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_reshape_like_whole, m.y) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct relay_simplify_rs_reshape_like_whole, m.r) },
};
/* ---- rs_collapse_like ---- */

static const struct dfg_desc_expr relay_simplify_rs_collapse_like_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 183 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 183 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, y)", .line = 183 },
};
static const struct dfg_desc_node relay_simplify_rs_collapse_like_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "collapse_sum_like", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "collapse_sum_like(x, y)", .line = 183 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 183 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 183 },
};
static const struct dfg_desc_region relay_simplify_rs_collapse_like_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_collapse_like_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relay_simplify_rs_collapse_like_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_collapse_like_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_collapse_like_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_collapse_like_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_collapse_like_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_collapse_like_regions,
    .exprs = relay_simplify_rs_collapse_like_exprs,
    .captures = relay_simplify_rs_collapse_like_refs,
    .text = "rule rs_collapse_like(x, y) : operands_first { match collapse_sum_like(x, y); where same_shape(x, y); rewrite x; }", .line = 183, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_collapse_like_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_collapse_like_match(g, n, m);
}
static bool relay_simplify_rs_collapse_like_pass(void *ctx, const struct relay_simplify_rs_collapse_like_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_collapse_like_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_collapse_like_each(g, n, relay_simplify_rs_collapse_like_pass, &e);
}

static const struct dfg_part relay_simplify_rs_collapse_like_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_collapse_like_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_collapse_like_whole, m.y) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_collapse_like_whole, collapse_sum_like) },
};
/* ---- rs_broadcast_like ---- */

static const struct dfg_desc_expr relay_simplify_rs_broadcast_like_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 184 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 2, .text = "y", .line = 184 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "same_shape(x, y)", .line = 184 },
};
static const struct dfg_desc_node relay_simplify_rs_broadcast_like_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "broadcast_to_like", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "broadcast_to_like(x, y)", .line = 184 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 184 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 184 },
};
static const struct dfg_desc_region relay_simplify_rs_broadcast_like_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relay_simplify_rs_broadcast_like_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture relay_simplify_rs_broadcast_like_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_broadcast_like_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct relay_simplify_rs_broadcast_like_match, y) },
};
static const struct dfg_desc_pattern relay_simplify_rs_broadcast_like_desc = {
    .n_nodes = 3, .n_exprs = 3, .n_vars = 0, .n_sets = 2,
    .nodes = relay_simplify_rs_broadcast_like_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relay_simplify_rs_broadcast_like_regions,
    .exprs = relay_simplify_rs_broadcast_like_exprs,
    .captures = relay_simplify_rs_broadcast_like_refs,
    .text = "rule rs_broadcast_like(x, y) : operands_first { match broadcast_to_like(x, y); where same_shape(x, y); rewrite x; }", .line = 184, .n_where = 1, .where = (const uint32_t[]){ 2, }
};
static bool relay_simplify_rs_broadcast_like_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relay_simplify_rs_broadcast_like_match(g, n, m);
}
static bool relay_simplify_rs_broadcast_like_pass(void *ctx, const struct relay_simplify_rs_broadcast_like_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relay_simplify_rs_broadcast_like_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relay_simplify_rs_broadcast_like_each(g, n, relay_simplify_rs_broadcast_like_pass, &e);
}

static const struct dfg_part relay_simplify_rs_broadcast_like_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relay_simplify_rs_broadcast_like_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relay_simplify_rs_broadcast_like_whole, m.y) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relay_simplify_rs_broadcast_like_whole, broadcast_to_like) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "rs_add_zero", .place = "relay_simplify.pat:14", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_add_zero_match),
      .n_captures = 3, .captures = relay_simplify_rs_add_zero_captures,
      .match = relay_simplify_rs_add_zero_any, .each = relay_simplify_rs_add_zero_all, .desc = &relay_simplify_rs_add_zero_desc,
      .whole_size = sizeof(struct relay_simplify_rs_add_zero_whole), .n_parts = sizeof relay_simplify_rs_add_zero_parts / sizeof *relay_simplify_rs_add_zero_parts,
      .n_params = 2, .parts = relay_simplify_rs_add_zero_parts, .whole = relay_simplify_rs_add_zero_whole },
    { .name = "rs_sub_zero", .place = "relay_simplify.pat:15", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_sub_zero_match),
      .n_captures = 3, .captures = relay_simplify_rs_sub_zero_captures,
      .match = relay_simplify_rs_sub_zero_any, .each = relay_simplify_rs_sub_zero_all, .desc = &relay_simplify_rs_sub_zero_desc,
      .whole_size = sizeof(struct relay_simplify_rs_sub_zero_whole), .n_parts = sizeof relay_simplify_rs_sub_zero_parts / sizeof *relay_simplify_rs_sub_zero_parts,
      .n_params = 2, .parts = relay_simplify_rs_sub_zero_parts, .whole = relay_simplify_rs_sub_zero_whole },
    { .name = "rs_mul_one", .place = "relay_simplify.pat:16", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_mul_one_match),
      .n_captures = 3, .captures = relay_simplify_rs_mul_one_captures,
      .match = relay_simplify_rs_mul_one_any, .each = relay_simplify_rs_mul_one_all, .desc = &relay_simplify_rs_mul_one_desc,
      .whole_size = sizeof(struct relay_simplify_rs_mul_one_whole), .n_parts = sizeof relay_simplify_rs_mul_one_parts / sizeof *relay_simplify_rs_mul_one_parts,
      .n_params = 2, .parts = relay_simplify_rs_mul_one_parts, .whole = relay_simplify_rs_mul_one_whole },
    { .name = "rs_div_one", .place = "relay_simplify.pat:17", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_div_one_match),
      .n_captures = 3, .captures = relay_simplify_rs_div_one_captures,
      .match = relay_simplify_rs_div_one_any, .each = relay_simplify_rs_div_one_all, .desc = &relay_simplify_rs_div_one_desc,
      .whole_size = sizeof(struct relay_simplify_rs_div_one_whole), .n_parts = sizeof relay_simplify_rs_div_one_parts / sizeof *relay_simplify_rs_div_one_parts,
      .n_params = 2, .parts = relay_simplify_rs_div_one_parts, .whole = relay_simplify_rs_div_one_whole },
    { .name = "rs_add_zeros", .place = "relay_simplify.pat:18", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_add_zeros_match),
      .n_captures = 2, .captures = relay_simplify_rs_add_zeros_captures,
      .match = relay_simplify_rs_add_zeros_any, .each = relay_simplify_rs_add_zeros_all, .desc = &relay_simplify_rs_add_zeros_desc,
      .whole_size = sizeof(struct relay_simplify_rs_add_zeros_whole), .n_parts = sizeof relay_simplify_rs_add_zeros_parts / sizeof *relay_simplify_rs_add_zeros_parts,
      .n_params = 1, .parts = relay_simplify_rs_add_zeros_parts, .whole = relay_simplify_rs_add_zeros_whole },
    { .name = "rs_mul_ones", .place = "relay_simplify.pat:24", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_mul_ones_match),
      .n_captures = 2, .captures = relay_simplify_rs_mul_ones_captures,
      .match = relay_simplify_rs_mul_ones_any, .each = relay_simplify_rs_mul_ones_all, .desc = &relay_simplify_rs_mul_ones_desc,
      .whole_size = sizeof(struct relay_simplify_rs_mul_ones_whole), .n_parts = sizeof relay_simplify_rs_mul_ones_parts / sizeof *relay_simplify_rs_mul_ones_parts,
      .n_params = 1, .parts = relay_simplify_rs_mul_ones_parts, .whole = relay_simplify_rs_mul_ones_whole },
    { .name = "rs_copy", .place = "relay_simplify.pat:33", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_copy_match),
      .n_captures = 1, .captures = relay_simplify_rs_copy_captures,
      .match = relay_simplify_rs_copy_any, .each = relay_simplify_rs_copy_all, .desc = &relay_simplify_rs_copy_desc,
      .whole_size = sizeof(struct relay_simplify_rs_copy_whole), .n_parts = sizeof relay_simplify_rs_copy_parts / sizeof *relay_simplify_rs_copy_parts,
      .n_params = 1, .parts = relay_simplify_rs_copy_parts, .whole = relay_simplify_rs_copy_whole },
    { .name = "rs_cast_same", .place = "relay_simplify.pat:34", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_cast_same_match),
      .n_captures = 2, .captures = relay_simplify_rs_cast_same_captures,
      .match = relay_simplify_rs_cast_same_any, .each = relay_simplify_rs_cast_same_all, .desc = &relay_simplify_rs_cast_same_desc,
      .whole_size = sizeof(struct relay_simplify_rs_cast_same_whole), .n_parts = sizeof relay_simplify_rs_cast_same_parts / sizeof *relay_simplify_rs_cast_same_parts,
      .n_params = 1, .parts = relay_simplify_rs_cast_same_parts, .whole = relay_simplify_rs_cast_same_whole },
    { .name = "rs_cast_like", .place = "relay_simplify.pat:35", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_cast_like_match),
      .n_captures = 2, .captures = relay_simplify_rs_cast_like_captures,
      .match = relay_simplify_rs_cast_like_any, .each = relay_simplify_rs_cast_like_all, .desc = &relay_simplify_rs_cast_like_desc,
      .whole_size = sizeof(struct relay_simplify_rs_cast_like_whole), .n_parts = sizeof relay_simplify_rs_cast_like_parts / sizeof *relay_simplify_rs_cast_like_parts,
      .n_params = 2, .parts = relay_simplify_rs_cast_like_parts, .whole = relay_simplify_rs_cast_like_whole },
    { .name = "rs_transpose_none", .place = "relay_simplify.pat:36", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_transpose_none_match),
      .n_captures = 2, .captures = relay_simplify_rs_transpose_none_captures,
      .match = relay_simplify_rs_transpose_none_any, .each = relay_simplify_rs_transpose_none_all, .desc = &relay_simplify_rs_transpose_none_desc,
      .whole_size = sizeof(struct relay_simplify_rs_transpose_none_whole), .n_parts = sizeof relay_simplify_rs_transpose_none_parts / sizeof *relay_simplify_rs_transpose_none_parts,
      .n_params = 1, .parts = relay_simplify_rs_transpose_none_parts, .whole = relay_simplify_rs_transpose_none_whole },
    { .name = "rs_layout_same", .place = "relay_simplify.pat:41", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_layout_same_match),
      .n_captures = 3, .captures = relay_simplify_rs_layout_same_captures,
      .match = relay_simplify_rs_layout_same_any, .each = relay_simplify_rs_layout_same_all, .desc = &relay_simplify_rs_layout_same_desc,
      .whole_size = sizeof(struct relay_simplify_rs_layout_same_whole), .n_parts = sizeof relay_simplify_rs_layout_same_parts / sizeof *relay_simplify_rs_layout_same_parts,
      .n_params = 1, .parts = relay_simplify_rs_layout_same_parts, .whole = relay_simplify_rs_layout_same_whole },
    { .name = "rs_layout_back", .place = "relay_simplify.pat:46", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_layout_back_match),
      .n_captures = 5, .captures = relay_simplify_rs_layout_back_captures,
      .match = relay_simplify_rs_layout_back_any, .each = relay_simplify_rs_layout_back_all, .desc = &relay_simplify_rs_layout_back_desc,
      .whole_size = sizeof(struct relay_simplify_rs_layout_back_whole), .n_parts = sizeof relay_simplify_rs_layout_back_parts / sizeof *relay_simplify_rs_layout_back_parts,
      .n_params = 1, .parts = relay_simplify_rs_layout_back_parts, .whole = relay_simplify_rs_layout_back_whole },
    { .name = "rs_layout_layout", .place = "relay_simplify.pat:51", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_layout_layout_match),
      .n_captures = 5, .captures = relay_simplify_rs_layout_layout_captures,
      .match = relay_simplify_rs_layout_layout_any, .each = relay_simplify_rs_layout_layout_all, .desc = &relay_simplify_rs_layout_layout_desc,
      .whole_size = sizeof(struct relay_simplify_rs_layout_layout_whole), .n_parts = sizeof relay_simplify_rs_layout_layout_parts / sizeof *relay_simplify_rs_layout_layout_parts,
      .n_params = 1, .parts = relay_simplify_rs_layout_layout_parts, .whole = relay_simplify_rs_layout_layout_whole },
    { .name = "rs_reshape_same", .place = "relay_simplify.pat:56", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_reshape_same_match),
      .n_captures = 2, .captures = relay_simplify_rs_reshape_same_captures,
      .match = relay_simplify_rs_reshape_same_any, .each = relay_simplify_rs_reshape_same_all, .desc = &relay_simplify_rs_reshape_same_desc,
      .whole_size = sizeof(struct relay_simplify_rs_reshape_same_whole), .n_parts = sizeof relay_simplify_rs_reshape_same_parts / sizeof *relay_simplify_rs_reshape_same_parts,
      .n_params = 1, .parts = relay_simplify_rs_reshape_same_parts, .whole = relay_simplify_rs_reshape_same_whole },
    { .name = "rs_broadcast_same", .place = "relay_simplify.pat:57", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_broadcast_same_match),
      .n_captures = 2, .captures = relay_simplify_rs_broadcast_same_captures,
      .match = relay_simplify_rs_broadcast_same_any, .each = relay_simplify_rs_broadcast_same_all, .desc = &relay_simplify_rs_broadcast_same_desc,
      .whole_size = sizeof(struct relay_simplify_rs_broadcast_same_whole), .n_parts = sizeof relay_simplify_rs_broadcast_same_parts / sizeof *relay_simplify_rs_broadcast_same_parts,
      .n_params = 1, .parts = relay_simplify_rs_broadcast_same_parts, .whole = relay_simplify_rs_broadcast_same_whole },
    { .name = "rs_strided_all", .place = "relay_simplify.pat:58", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_strided_all_match),
      .n_captures = 2, .captures = relay_simplify_rs_strided_all_captures,
      .match = relay_simplify_rs_strided_all_any, .each = relay_simplify_rs_strided_all_all, .desc = &relay_simplify_rs_strided_all_desc,
      .whole_size = sizeof(struct relay_simplify_rs_strided_all_whole), .n_parts = sizeof relay_simplify_rs_strided_all_parts / sizeof *relay_simplify_rs_strided_all_parts,
      .n_params = 1, .parts = relay_simplify_rs_strided_all_parts, .whole = relay_simplify_rs_strided_all_whole },
    { .name = "rs_dropout", .place = "relay_simplify.pat:64", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_dropout_match),
      .n_captures = 1, .captures = relay_simplify_rs_dropout_captures,
      .match = relay_simplify_rs_dropout_any, .each = relay_simplify_rs_dropout_all, .desc = &relay_simplify_rs_dropout_desc,
      .whole_size = sizeof(struct relay_simplify_rs_dropout_whole), .n_parts = sizeof relay_simplify_rs_dropout_parts / sizeof *relay_simplify_rs_dropout_parts,
      .n_params = 1, .parts = relay_simplify_rs_dropout_parts, .whole = relay_simplify_rs_dropout_whole },
    { .name = "rs_reshape_reshape", .place = "relay_simplify.pat:68", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_reshape_reshape_match),
      .n_captures = 2, .captures = relay_simplify_rs_reshape_reshape_captures,
      .match = relay_simplify_rs_reshape_reshape_any, .each = relay_simplify_rs_reshape_reshape_all, .desc = &relay_simplify_rs_reshape_reshape_desc,
      .whole_size = sizeof(struct relay_simplify_rs_reshape_reshape_whole), .n_parts = sizeof relay_simplify_rs_reshape_reshape_parts / sizeof *relay_simplify_rs_reshape_reshape_parts,
      .n_params = 1, .parts = relay_simplify_rs_reshape_reshape_parts, .whole = relay_simplify_rs_reshape_reshape_whole },
    { .name = "rs_flatten_reshape", .place = "relay_simplify.pat:74", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_flatten_reshape_match),
      .n_captures = 2, .captures = relay_simplify_rs_flatten_reshape_captures,
      .match = relay_simplify_rs_flatten_reshape_any, .each = relay_simplify_rs_flatten_reshape_all, .desc = &relay_simplify_rs_flatten_reshape_desc,
      .whole_size = sizeof(struct relay_simplify_rs_flatten_reshape_whole), .n_parts = sizeof relay_simplify_rs_flatten_reshape_parts / sizeof *relay_simplify_rs_flatten_reshape_parts,
      .n_params = 1, .parts = relay_simplify_rs_flatten_reshape_parts, .whole = relay_simplify_rs_flatten_reshape_whole },
    { .name = "rs_transpose_transpose", .place = "relay_simplify.pat:80", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_transpose_transpose_match),
      .n_captures = 3, .captures = relay_simplify_rs_transpose_transpose_captures,
      .match = relay_simplify_rs_transpose_transpose_any, .each = relay_simplify_rs_transpose_transpose_all, .desc = &relay_simplify_rs_transpose_transpose_desc,
      .whole_size = sizeof(struct relay_simplify_rs_transpose_transpose_whole), .n_parts = sizeof relay_simplify_rs_transpose_transpose_parts / sizeof *relay_simplify_rs_transpose_transpose_parts,
      .n_params = 1, .parts = relay_simplify_rs_transpose_transpose_parts, .whole = relay_simplify_rs_transpose_transpose_whole },
    { .name = "rs_cast_cast", .place = "relay_simplify.pat:86", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_cast_cast_match),
      .n_captures = 3, .captures = relay_simplify_rs_cast_cast_captures,
      .match = relay_simplify_rs_cast_cast_any, .each = relay_simplify_rs_cast_cast_all, .desc = &relay_simplify_rs_cast_cast_desc,
      .whole_size = sizeof(struct relay_simplify_rs_cast_cast_whole), .n_parts = sizeof relay_simplify_rs_cast_cast_parts / sizeof *relay_simplify_rs_cast_cast_parts,
      .n_params = 1, .parts = relay_simplify_rs_cast_cast_parts, .whole = relay_simplify_rs_cast_cast_whole },
    { .name = "rs_clip_clip", .place = "relay_simplify.pat:96", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_clip_clip_match),
      .n_captures = 3, .captures = relay_simplify_rs_clip_clip_captures,
      .match = relay_simplify_rs_clip_clip_any, .each = relay_simplify_rs_clip_clip_all, .desc = &relay_simplify_rs_clip_clip_desc,
      .whole_size = sizeof(struct relay_simplify_rs_clip_clip_whole), .n_parts = sizeof relay_simplify_rs_clip_clip_parts / sizeof *relay_simplify_rs_clip_clip_parts,
      .n_params = 1, .parts = relay_simplify_rs_clip_clip_parts, .whole = relay_simplify_rs_clip_clip_whole },
    { .name = "rs_relu_relu", .place = "relay_simplify.pat:103", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_relu_relu_match),
      .n_captures = 2, .captures = relay_simplify_rs_relu_relu_captures,
      .match = relay_simplify_rs_relu_relu_any, .each = relay_simplify_rs_relu_relu_all, .desc = &relay_simplify_rs_relu_relu_desc,
      .whole_size = sizeof(struct relay_simplify_rs_relu_relu_whole), .n_parts = sizeof relay_simplify_rs_relu_relu_parts / sizeof *relay_simplify_rs_relu_relu_parts,
      .n_params = 1, .parts = relay_simplify_rs_relu_relu_parts, .whole = relay_simplify_rs_relu_relu_whole },
    { .name = "rs_relu_clip", .place = "relay_simplify.pat:104", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_relu_clip_match),
      .n_captures = 2, .captures = relay_simplify_rs_relu_clip_captures,
      .match = relay_simplify_rs_relu_clip_any, .each = relay_simplify_rs_relu_clip_all, .desc = &relay_simplify_rs_relu_clip_desc,
      .whole_size = sizeof(struct relay_simplify_rs_relu_clip_whole), .n_parts = sizeof relay_simplify_rs_relu_clip_parts / sizeof *relay_simplify_rs_relu_clip_parts,
      .n_params = 1, .parts = relay_simplify_rs_relu_clip_parts, .whole = relay_simplify_rs_relu_clip_whole },
    { .name = "rs_add_add", .place = "relay_simplify.pat:113", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_add_add_match),
      .n_captures = 3, .captures = relay_simplify_rs_add_add_captures,
      .match = relay_simplify_rs_add_add_any, .each = relay_simplify_rs_add_add_all, .desc = &relay_simplify_rs_add_add_desc,
      .whole_size = sizeof(struct relay_simplify_rs_add_add_whole), .n_parts = sizeof relay_simplify_rs_add_add_parts / sizeof *relay_simplify_rs_add_add_parts,
      .n_params = 3, .parts = relay_simplify_rs_add_add_parts, .whole = relay_simplify_rs_add_add_whole },
    { .name = "rs_mul_mul", .place = "relay_simplify.pat:118", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_mul_mul_match),
      .n_captures = 3, .captures = relay_simplify_rs_mul_mul_captures,
      .match = relay_simplify_rs_mul_mul_any, .each = relay_simplify_rs_mul_mul_all, .desc = &relay_simplify_rs_mul_mul_desc,
      .whole_size = sizeof(struct relay_simplify_rs_mul_mul_whole), .n_parts = sizeof relay_simplify_rs_mul_mul_parts / sizeof *relay_simplify_rs_mul_mul_parts,
      .n_params = 3, .parts = relay_simplify_rs_mul_mul_parts, .whole = relay_simplify_rs_mul_mul_whole },
    { .name = "rs_add_mul", .place = "relay_simplify.pat:124", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_add_mul_match),
      .n_captures = 3, .captures = relay_simplify_rs_add_mul_captures,
      .match = relay_simplify_rs_add_mul_any, .each = relay_simplify_rs_add_mul_all, .desc = &relay_simplify_rs_add_mul_desc,
      .whole_size = sizeof(struct relay_simplify_rs_add_mul_whole), .n_parts = sizeof relay_simplify_rs_add_mul_parts / sizeof *relay_simplify_rs_add_mul_parts,
      .n_params = 3, .parts = relay_simplify_rs_add_mul_parts, .whole = relay_simplify_rs_add_mul_whole },
    { .name = "rs_binomial", .place = "relay_simplify.pat:130", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_binomial_match),
      .n_captures = 2, .captures = relay_simplify_rs_binomial_captures,
      .match = relay_simplify_rs_binomial_any, .each = relay_simplify_rs_binomial_all, .desc = &relay_simplify_rs_binomial_desc,
      .whole_size = sizeof(struct relay_simplify_rs_binomial_whole), .n_parts = sizeof relay_simplify_rs_binomial_parts / sizeof *relay_simplify_rs_binomial_parts,
      .n_params = 2, .parts = relay_simplify_rs_binomial_parts, .whole = relay_simplify_rs_binomial_whole },
    { .name = "rs_difference_of_squares", .place = "relay_simplify.pat:137", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_difference_of_squares_match),
      .n_captures = 2, .captures = relay_simplify_rs_difference_of_squares_captures,
      .match = relay_simplify_rs_difference_of_squares_any, .each = relay_simplify_rs_difference_of_squares_all, .desc = &relay_simplify_rs_difference_of_squares_desc,
      .whole_size = sizeof(struct relay_simplify_rs_difference_of_squares_whole), .n_parts = sizeof relay_simplify_rs_difference_of_squares_parts / sizeof *relay_simplify_rs_difference_of_squares_parts,
      .n_params = 2, .parts = relay_simplify_rs_difference_of_squares_parts, .whole = relay_simplify_rs_difference_of_squares_whole },
    { .name = "rs_rsqrt", .place = "relay_simplify.pat:145", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_rsqrt_match),
      .n_captures = 2, .captures = relay_simplify_rs_rsqrt_captures,
      .match = relay_simplify_rs_rsqrt_any, .each = relay_simplify_rs_rsqrt_all, .desc = &relay_simplify_rs_rsqrt_desc,
      .whole_size = sizeof(struct relay_simplify_rs_rsqrt_whole), .n_parts = sizeof relay_simplify_rs_rsqrt_parts / sizeof *relay_simplify_rs_rsqrt_parts,
      .n_params = 2, .parts = relay_simplify_rs_rsqrt_parts, .whole = relay_simplify_rs_rsqrt_whole },
    { .name = "rs_neg_neg", .place = "relay_simplify.pat:150", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_neg_neg_match),
      .n_captures = 1, .captures = relay_simplify_rs_neg_neg_captures,
      .match = relay_simplify_rs_neg_neg_any, .each = relay_simplify_rs_neg_neg_all, .desc = &relay_simplify_rs_neg_neg_desc,
      .whole_size = sizeof(struct relay_simplify_rs_neg_neg_whole), .n_parts = sizeof relay_simplify_rs_neg_neg_parts / sizeof *relay_simplify_rs_neg_neg_parts,
      .n_params = 1, .parts = relay_simplify_rs_neg_neg_parts, .whole = relay_simplify_rs_neg_neg_whole },
    { .name = "rs_sub_self", .place = "relay_simplify.pat:151", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_sub_self_match),
      .n_captures = 2, .captures = relay_simplify_rs_sub_self_captures,
      .match = relay_simplify_rs_sub_self_any, .each = relay_simplify_rs_sub_self_all, .desc = &relay_simplify_rs_sub_self_desc,
      .whole_size = sizeof(struct relay_simplify_rs_sub_self_whole), .n_parts = sizeof relay_simplify_rs_sub_self_parts / sizeof *relay_simplify_rs_sub_self_parts,
      .n_params = 1, .parts = relay_simplify_rs_sub_self_parts, .whole = relay_simplify_rs_sub_self_whole },
    { .name = "rs_dq_arg", .place = "relay_simplify.pat:158", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_dq_arg_match),
      .n_captures = 4, .captures = relay_simplify_rs_dq_arg_captures,
      .match = relay_simplify_rs_dq_arg_any, .each = relay_simplify_rs_dq_arg_all, .desc = &relay_simplify_rs_dq_arg_desc,
      .whole_size = sizeof(struct relay_simplify_rs_dq_arg_whole), .n_parts = sizeof relay_simplify_rs_dq_arg_parts / sizeof *relay_simplify_rs_dq_arg_parts,
      .n_params = 3, .parts = relay_simplify_rs_dq_arg_parts, .whole = relay_simplify_rs_dq_arg_whole },
    { .name = "rs_zeros_like", .place = "relay_simplify.pat:165", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_zeros_like_match),
      .n_captures = 2, .captures = relay_simplify_rs_zeros_like_captures,
      .match = relay_simplify_rs_zeros_like_any, .each = relay_simplify_rs_zeros_like_all, .desc = &relay_simplify_rs_zeros_like_desc,
      .whole_size = sizeof(struct relay_simplify_rs_zeros_like_whole), .n_parts = sizeof relay_simplify_rs_zeros_like_parts / sizeof *relay_simplify_rs_zeros_like_parts,
      .n_params = 1, .parts = relay_simplify_rs_zeros_like_parts, .whole = relay_simplify_rs_zeros_like_whole },
    { .name = "rs_ones_like", .place = "relay_simplify.pat:171", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_ones_like_match),
      .n_captures = 2, .captures = relay_simplify_rs_ones_like_captures,
      .match = relay_simplify_rs_ones_like_any, .each = relay_simplify_rs_ones_like_all, .desc = &relay_simplify_rs_ones_like_desc,
      .whole_size = sizeof(struct relay_simplify_rs_ones_like_whole), .n_parts = sizeof relay_simplify_rs_ones_like_parts / sizeof *relay_simplify_rs_ones_like_parts,
      .n_params = 1, .parts = relay_simplify_rs_ones_like_parts, .whole = relay_simplify_rs_ones_like_whole },
    { .name = "rs_reshape_like", .place = "relay_simplify.pat:177", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_reshape_like_match),
      .n_captures = 3, .captures = relay_simplify_rs_reshape_like_captures,
      .match = relay_simplify_rs_reshape_like_any, .each = relay_simplify_rs_reshape_like_all, .desc = &relay_simplify_rs_reshape_like_desc,
      .whole_size = sizeof(struct relay_simplify_rs_reshape_like_whole), .n_parts = sizeof relay_simplify_rs_reshape_like_parts / sizeof *relay_simplify_rs_reshape_like_parts,
      .n_params = 2, .parts = relay_simplify_rs_reshape_like_parts, .whole = relay_simplify_rs_reshape_like_whole },
    { .name = "rs_collapse_like", .place = "relay_simplify.pat:183", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_collapse_like_match),
      .n_captures = 2, .captures = relay_simplify_rs_collapse_like_captures,
      .match = relay_simplify_rs_collapse_like_any, .each = relay_simplify_rs_collapse_like_all, .desc = &relay_simplify_rs_collapse_like_desc,
      .whole_size = sizeof(struct relay_simplify_rs_collapse_like_whole), .n_parts = sizeof relay_simplify_rs_collapse_like_parts / sizeof *relay_simplify_rs_collapse_like_parts,
      .n_params = 2, .parts = relay_simplify_rs_collapse_like_parts, .whole = relay_simplify_rs_collapse_like_whole },
    { .name = "rs_broadcast_like", .place = "relay_simplify.pat:184", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relay_simplify_rs_broadcast_like_match),
      .n_captures = 2, .captures = relay_simplify_rs_broadcast_like_captures,
      .match = relay_simplify_rs_broadcast_like_any, .each = relay_simplify_rs_broadcast_like_all, .desc = &relay_simplify_rs_broadcast_like_desc,
      .whole_size = sizeof(struct relay_simplify_rs_broadcast_like_whole), .n_parts = sizeof relay_simplify_rs_broadcast_like_parts / sizeof *relay_simplify_rs_broadcast_like_parts,
      .n_params = 2, .parts = relay_simplify_rs_broadcast_like_parts, .whole = relay_simplify_rs_broadcast_like_whole },
};

static const char *const imports[] = { "relay", NULL };
extern const struct dfg_unit relay_simplify_unit;
const struct dfg_unit relay_simplify_unit = {
    .abi = DFG_ABI,
    .name = "relay_simplify",
    .imports = imports,
    .names = &relay_simplify_names, .whole_names = &whole_names,
    .n_patterns = 38, .patterns = patterns,
    .rules = &relay_simplify_rules,
};
