/* What relax_attention.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "relax_attention.h"
#if RELAX_ATTENTION_H != 0x00c9407d0e298022
#error "relax_attention.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_relax_add = DFG_FIRST_OP,
    OP_relax_astype,
    OP_relax_matmul,
    OP_relax_multiply,
    OP_relax_nn_softmax,
    OP_relax_permute_dims,
    OP_relax_repeat,
    OP_relax_reshape,
};
enum {
    ATTR_axes,
    ATTR_axis,
    ATTR_repeats,
};
static const char *const op_names[] = {
    "relax.add",
    "relax.astype",
    "relax.matmul",
    "relax.multiply",
    "relax.nn.softmax",
    "relax.permute_dims",
    "relax.repeat",
    "relax.reshape",
};
static const char *const attr_names[] = {
    "axes",
    "axis",
    "repeats",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 8,
    .ops = op_names,
    .n_attrs = 3,
    .attrs = attr_names,
};

struct relax_attention_heads_whole {
    struct relax_attention_heads_match m;
    dfg_node permute_dims;
    dfg_node x;
};

static bool relax_attention_heads_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node x = dfg_arg(g, permute_dims, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, permute_dims))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where r.rank == 3 */
    if (dfg_rank(g, n) != 3)
        return false;
    /* where r.shape[1] == x.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, x, 1)))
        return false;
    /* where r.shape[2] == x.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 2), dfg_extent_of(g, x, 3)))
        return false;
    return accept(ctx, &(struct relax_attention_heads_whole){.m = {.root = n, .x = x, .r = n},
            .permute_dims = permute_dims, .x = x_2});
}

struct relax_attention_places_whole {
    struct relax_attention_places_match m;
    dfg_node permute_dims;
    dfg_node reshape;
    dfg_node x;
};

static bool relax_attention_places_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
        return false;
    dfg_node reshape = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, reshape, OP_relax_reshape, 2))
        return false;
    dfg_node x = dfg_arg(g, reshape, 0);
    dfg_node x_2 = dfg_arg(g, reshape, 1);
    if (!dfg_same_body(g, n, reshape))
        return false;
    return accept(ctx, &(struct relax_attention_places_whole){.m = {.root = n, .x = x},
            .permute_dims = n, .reshape = reshape, .x = x_2});
}

struct relax_attention_turned_whole {
    struct relax_attention_turned_match m;
    dfg_node v;
    dfg_node permute_dims;
    dfg_node permute_dims_2;
};

static bool relax_attention_turned_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node permute_dims = DFG_NONE, x = DFG_NONE, permute_dims_2 = DFG_NONE;
        if (alt == 0) {
            permute_dims = n;
            if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                             false))
                continue;
            x = dfg_arg(g, permute_dims, 0);
        } else {
            permute_dims_2 = n;
            if (!dfg_calls_with(g, permute_dims_2, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)),
                             false))
                continue;
            x = dfg_arg(g, permute_dims_2, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){permute_dims, permute_dims_2}, 2))
            continue;
        if (accept(ctx, &(struct relax_attention_turned_whole){.m = {.root = n, .x = x}, .v = n,
                .permute_dims = permute_dims, .permute_dims_2 = permute_dims_2}))
            return true;
    }
    return false;
}

struct relax_attention_scores_whole {
    struct relax_attention_scores_match m;
    dfg_node permute_dims;
    dfg_node permute_dims_2;
    dfg_node multiply;
    dfg_node astype;
    dfg_node constant;
};

static bool relax_attention_scores_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node v = dfg_arg(g, n, 1 - swap);
    bool is_astype = dfg_calls_argc(g, v, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, s = DFG_NONE;
    if (is_astype) {
        astype = v;
        s = dfg_arg(g, astype, 0);
    } else {
        s = v;
    }
    dfg_node s_2 = s;
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node p = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
        return false;
    dfg_node q = dfg_arg(g, p, 0);
    dfg_node v_2 = dfg_arg(g, p, 1);
    /* where uses(p) == 1 */
    if (dfg_uses(g, p) != 1)
        return false;
    /* where s.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
        return false;
    /* where s.rank <= 3 */
    if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node permute_dims = DFG_NONE, k = DFG_NONE, permute_dims_2 = DFG_NONE;
        if (alt == 0) {
            permute_dims = v_2;
            if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                             false))
                continue;
            k = dfg_arg(g, permute_dims, 0);
        } else {
            permute_dims_2 = v_2;
            if (!dfg_calls_with(g, permute_dims_2, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)),
                             false))
                continue;
            k = dfg_arg(g, permute_dims_2, 0);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){astype, p, permute_dims, permute_dims_2}, 4))
            continue;
        if (accept(ctx, &(struct relax_attention_scores_whole){.m = {.root = n, .q = q, .k = k, .s = s_2,
                .p = p}, .permute_dims = permute_dims, .permute_dims_2 = permute_dims_2,
                .multiply = n, .astype = astype, .constant = constant}))
            return true;
    }
    return false;
}

struct relax_attention_weighted_whole {
    struct relax_attention_weighted_match m;
    dfg_node astype;
    dfg_node matmul;
    dfg_node astype_2;
};

static bool relax_attention_weighted_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, w = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_2;
        w = dfg_arg(g, astype_2, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_with(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    /* where uses(w) == 1 */
    if (dfg_uses(g, w) != 1)
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node astype = DFG_NONE, p = DFG_NONE;
        if (alt == 0) {
            astype = v_3;
            if (!dfg_calls_with(g, astype, OP_relax_astype, 1))
                continue;
            p = dfg_arg(g, astype, 0);
        } else {
            p = v_3;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){astype_2, w, astype}, 3))
            continue;
        /* where p.rank == 3 */
        if (dfg_rank(g, p) != 3)
            continue;
        if (accept(ctx, &(struct relax_attention_weighted_whole){.m = {.root = n, .p = p, .v = v, .w = w},
                .astype = astype, .matmul = n, .astype_2 = astype_2}))
            return true;
    }
    return false;
}

struct relax_attention_product_whole {
    struct relax_attention_product_match m;
    dfg_node matmul;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node multiply;
    dfg_node p;
    dfg_node permute_dims;
    dfg_node permute_dims_2;
    dfg_node astype_3;
    dfg_node constant;
};

static bool relax_attention_product_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, multiply = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        multiply = dfg_arg(g, astype_2, 0);
    } else {
        multiply = v_3;
    }
    if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node v_4 = dfg_arg(g, multiply, 1 - swap);
    bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
    dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
    if (is_astype_3) {
        astype_3 = v_4;
        s = dfg_arg(g, astype_3, 0);
    } else {
        s = v_4;
    }
    dfg_node s_2 = s;
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node p = dfg_arg(g, multiply, swap);
    if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
        return false;
    dfg_node q = dfg_arg(g, p, 0);
    dfg_node v_5 = dfg_arg(g, p, 1);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node permute_dims = DFG_NONE, k = DFG_NONE, permute_dims_2 = DFG_NONE;
        if (alt == 0) {
            permute_dims = v_5;
            if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                             false))
                continue;
            k = dfg_arg(g, permute_dims, 0);
        } else {
            permute_dims_2 = v_5;
            if (!dfg_calls_with(g, permute_dims_2, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)),
                             false))
                continue;
            k = dfg_arg(g, permute_dims_2, 0);
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){astype, w, astype_2, multiply, astype_3, p, permute_dims,
                                            permute_dims_2},
                         8))
            continue;
        /* where uses(p) == 1 */
        if (dfg_uses(g, p) != 1)
            continue;
        /* where s.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
            continue;
        /* where s.rank <= 3 */
        if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
            continue;
        /* where p.rank == 3 */
        if (dfg_rank(g, multiply) != 3)
            continue;
        /* where uses(w) == 1 */
        if (dfg_uses(g, w) != 1)
            continue;
        if (accept(ctx, &(struct relax_attention_product_whole){.m = {.root = n, .q = q, .k = k, .v = v,
                .s = s_2}, .matmul = n, .astype = astype, .w = w, .astype_2 = astype_2,
                .multiply = multiply, .p = p, .permute_dims = permute_dims,
                .permute_dims_2 = permute_dims_2, .astype_3 = astype_3, .constant = constant}))
            return true;
    }
    return false;
}

struct relax_attention_product_bias_whole {
    struct relax_attention_product_bias_match m;
    dfg_node matmul;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node add;
    dfg_node multiply;
    dfg_node p;
    dfg_node permute_dims;
    dfg_node permute_dims_2;
    dfg_node astype_3;
    dfg_node constant;
};

static bool relax_attention_product_bias_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, add = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        add = dfg_arg(g, astype_2, 0);
    } else {
        add = v_3;
    }
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        dfg_node multiply = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
        dfg_node v_4 = dfg_arg(g, multiply, 1 - swap_2);
        bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
        dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
        if (is_astype_3) {
            astype_3 = v_4;
            s = dfg_arg(g, astype_3, 0);
        } else {
            s = v_4;
        }
        dfg_node s_2 = s;
        dfg_node constant = s;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node p = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node q = dfg_arg(g, p, 0);
        dfg_node v_5 = dfg_arg(g, p, 1);
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node permute_dims = DFG_NONE, k = DFG_NONE, permute_dims_2 = DFG_NONE;
            if (alt == 0) {
                permute_dims = v_5;
                if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                                 false))
                    continue;
                k = dfg_arg(g, permute_dims, 0);
            } else {
                permute_dims_2 = v_5;
                if (!dfg_calls_with(g, permute_dims_2, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_2, ATTR_axes,
                                 DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)), false))
                    continue;
                k = dfg_arg(g, permute_dims_2, 0);
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){astype, w, astype_2, add, multiply, astype_3, p,
                                                permute_dims, permute_dims_2},
                             9))
                continue;
            /* where uses(p) == 1 */
            if (dfg_uses(g, p) != 1)
                continue;
            /* where s.elements == 1 */
            if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
                continue;
            /* where s.rank <= 3 */
            if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
                continue;
            /* where p.rank == 3 */
            if (dfg_rank(g, add) != 3)
                continue;
            /* where uses(w) == 1 */
            if (dfg_uses(g, w) != 1)
                continue;
            if (accept(ctx, &(struct relax_attention_product_bias_whole){.m = {.root = n, .q = q, .k = k,
                    .v = v, .s = s_2, .bias = bias}, .matmul = n, .astype = astype, .w = w,
                    .astype_2 = astype_2, .add = add, .multiply = multiply, .p = p,
                    .permute_dims = permute_dims, .permute_dims_2 = permute_dims_2,
                    .astype_3 = astype_3, .constant = constant}))
                return true;
        }
    }
    return false;
}

/* relax_attention.pat:33
 * cond is_back(r, q, v) =
 *     r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],
 *     r.shape[3] == v.shape[3];
 */
static bool is_back(const dfg_graph *g, dfg_node r, dfg_node q, dfg_node v)
{
    return dfg_rank(g, r) == 4 && dfg_dim_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, q, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1))
        && dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 2))
        && dfg_dim_eq(g, dfg_extent_of(g, r, 3), dfg_extent_of(g, v, 3));
}

/* relax_attention.pat:26
 * cond floats(q, k, v, r) = same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32};
 */
static bool floats(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v, dfg_node r)
{
    return dfg_same_dtype(g, q, k2) == DFG_TRUE && dfg_same_dtype(g, q, v) == DFG_TRUE
        && dfg_same_dtype(g, q, r) == DFG_TRUE
        && (dfg_dtype(g, q) == DFG_F16 || dfg_dtype(g, q) == DFG_BF16 || dfg_dtype(g, q) == DFG_F32);
}

/* relax_attention.pat:27
 * cond of_heads(q, k, v, r) =
 *     floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],
 *     q.shape[2] == v.shape[2];
 */
static bool of_heads(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v, dfg_node r)
{
    return floats(g, q, k2, v, r) && dfg_dim_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, k2, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, v, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, q, 2), dfg_extent_of(g, k2, 2))
        && dfg_dim_eq(g, dfg_extent_of(g, q, 2), dfg_extent_of(g, v, 2));
}

struct relax_attention_attention_bsnh_whole {
    struct relax_attention_attention_bsnh_match m;
    dfg_node reshape;
    dfg_node matmul;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node multiply;
    dfg_node p;
    dfg_node r;
    dfg_node permute_dims;
    dfg_node x;
    dfg_node permute_dims_2;
    dfg_node r_2;
    dfg_node permute_dims_3;
    dfg_node x_2;
    dfg_node permute_dims_4;
    dfg_node astype_3;
    dfg_node constant;
    dfg_node r_3;
    dfg_node permute_dims_5;
    dfg_node x_3;
    dfg_node x_4;
};

static bool relax_attention_attention_bsnh_whole(const dfg_graph *g, dfg_node n,
                                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
        return false;
    dfg_node reshape = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, reshape, OP_relax_reshape, 2))
        return false;
    dfg_node x_4 = dfg_arg(g, reshape, 1);
    dfg_node matmul = dfg_arg(g, reshape, 0);
    if (!dfg_calls_argc(g, matmul, OP_relax_matmul, 2))
        return false;
    dfg_node r_3 = dfg_arg(g, matmul, 1);
    if (!dfg_calls_with(g, r_3, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims_5 = dfg_arg(g, r_3, 0);
    if (!dfg_calls_with(g, permute_dims_5, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_5, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node v = dfg_arg(g, permute_dims_5, 0);
    dfg_node x_3 = dfg_arg(g, r_3, 1);
    dfg_node v_2 = dfg_arg(g, matmul, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, multiply = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        multiply = dfg_arg(g, astype_2, 0);
    } else {
        multiply = v_3;
    }
    if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node v_4 = dfg_arg(g, multiply, 1 - swap);
    bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
    dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
    if (is_astype_3) {
        astype_3 = v_4;
        s = dfg_arg(g, astype_3, 0);
    } else {
        s = v_4;
    }
    dfg_node s_2 = s;
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node p = dfg_arg(g, multiply, swap);
    if (!dfg_calls_argc(g, p, OP_relax_matmul, 2))
        return false;
    dfg_node r = dfg_arg(g, p, 0);
    if (!dfg_calls_with(g, r, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node q = dfg_arg(g, permute_dims, 0);
    dfg_node x = dfg_arg(g, r, 1);
    dfg_node v_5 = dfg_arg(g, p, 1);
    /* where is_back(r, q, v) */
    if (!is_back(g, n, q, v))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node permute_dims_2 = DFG_NONE, r_2 = DFG_NONE, permute_dims_4 = DFG_NONE;
        if (alt == 0) {
            permute_dims_2 = v_5;
            if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                             false))
                continue;
            r_2 = dfg_arg(g, permute_dims_2, 0);
        } else {
            permute_dims_4 = v_5;
            if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_4, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)),
                             false))
                continue;
            r_2 = dfg_arg(g, permute_dims_4, 0);
        }
        if (!dfg_calls_with(g, r_2, OP_relax_reshape, 2))
            continue;
        dfg_node permute_dims_3 = dfg_arg(g, r_2, 0);
        if (!dfg_calls_with(g, permute_dims_3, OP_relax_permute_dims, 1))
            continue;
        if (!dfg_list_is(g, permute_dims_3, ATTR_axes,
                         DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
            continue;
        dfg_node k = dfg_arg(g, permute_dims_3, 0);
        dfg_node x_2 = dfg_arg(g, r_2, 1);
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){reshape, matmul, r_3, permute_dims_5, astype, w, astype_2,
                                            multiply, astype_3, p, r, permute_dims, permute_dims_2,
                                            permute_dims_4, r_2, permute_dims_3},
                         16))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, v) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r_3) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 1), dfg_extent_of(g, v, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 2), dfg_extent_of(g, v, 3)))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, q) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 3)))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, k) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r_2) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1), dfg_extent_of(g, k, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, k, 3)))
            continue;
        /* where uses(p) == 1 */
        if (dfg_uses(g, p) != 1)
            continue;
        /* where s.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
            continue;
        /* where s.rank <= 3 */
        if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
            continue;
        /* where p.rank == 3 */
        if (dfg_rank(g, multiply) != 3)
            continue;
        /* where uses(w) == 1 */
        if (dfg_uses(g, w) != 1)
            continue;
        /* where of_heads(q, k, v, r) */
        if (!of_heads(g, q, k, v, n))
            continue;
        if (accept(ctx, &(struct relax_attention_attention_bsnh_whole){.m = {.root = n, .q = q, .k = k,
                .v = v, .s = s_2, .r = n}, .reshape = reshape, .matmul = matmul,
                .astype = astype, .w = w, .astype_2 = astype_2, .multiply = multiply, .p = p,
                .r = r, .permute_dims = permute_dims, .x = x, .permute_dims_2 = permute_dims_2,
                .r_2 = r_2, .permute_dims_3 = permute_dims_3, .x_2 = x_2,
                .permute_dims_4 = permute_dims_4, .astype_3 = astype_3, .constant = constant,
                .r_3 = r_3, .permute_dims_5 = permute_dims_5, .x_3 = x_3, .x_4 = x_4}))
            return true;
    }
    return false;
}

/* relax_attention.pat:38, batch = 1
 * cond bias_of(bias, q, k, batch) =
 *     bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},
 *     bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch});
 */
static bool bias_of(const dfg_graph *g, dfg_node bias, dfg_node q, dfg_node k2)
{
    return dfg_dim_eq(g, dfg_extent_of(g, bias, -1), dfg_extent_of(g, k2, 1))
        && (dfg_rank(g, bias) == 1 || dfg_extent(g, bias, -2) == 1
            || dfg_dim_member(g, dfg_extent_of(g, bias, -2), dfg_extent_of(g, q, 1)) == DFG_TRUE)
        && (dfg_le(dfg_rank_of(g, bias), dfg_int(2))
            || (dfg_rank(g, bias) == 3 && (dfg_extent(g, bias, 0) == 1 || dfg_extent(g, bias, 0) == 1)));
}

struct relax_attention_attention_bsnh_bias_whole {
    struct relax_attention_attention_bsnh_bias_match m;
    dfg_node reshape;
    dfg_node matmul;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node add;
    dfg_node multiply;
    dfg_node p;
    dfg_node r;
    dfg_node permute_dims;
    dfg_node x;
    dfg_node permute_dims_2;
    dfg_node r_2;
    dfg_node permute_dims_3;
    dfg_node x_2;
    dfg_node permute_dims_4;
    dfg_node astype_3;
    dfg_node constant;
    dfg_node r_3;
    dfg_node permute_dims_5;
    dfg_node x_3;
    dfg_node x_4;
};

static bool relax_attention_attention_bsnh_bias_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
        return false;
    dfg_node reshape = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, reshape, OP_relax_reshape, 2))
        return false;
    dfg_node x_4 = dfg_arg(g, reshape, 1);
    dfg_node matmul = dfg_arg(g, reshape, 0);
    if (!dfg_calls_argc(g, matmul, OP_relax_matmul, 2))
        return false;
    dfg_node r_3 = dfg_arg(g, matmul, 1);
    if (!dfg_calls_with(g, r_3, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims_5 = dfg_arg(g, r_3, 0);
    if (!dfg_calls_with(g, permute_dims_5, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_5, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node v = dfg_arg(g, permute_dims_5, 0);
    dfg_node x_3 = dfg_arg(g, r_3, 1);
    dfg_node v_2 = dfg_arg(g, matmul, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, add = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        add = dfg_arg(g, astype_2, 0);
    } else {
        add = v_3;
    }
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        dfg_node multiply = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
        dfg_node v_4 = dfg_arg(g, multiply, 1 - swap_2);
        bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
        dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
        if (is_astype_3) {
            astype_3 = v_4;
            s = dfg_arg(g, astype_3, 0);
        } else {
            s = v_4;
        }
        dfg_node s_2 = s;
        dfg_node constant = s;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node p = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_argc(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node r = dfg_arg(g, p, 0);
        if (!dfg_calls_with(g, r, OP_relax_reshape, 2))
            continue;
        dfg_node permute_dims = dfg_arg(g, r, 0);
        if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
            continue;
        if (!dfg_list_is(g, permute_dims, ATTR_axes,
                         DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
            continue;
        dfg_node q = dfg_arg(g, permute_dims, 0);
        dfg_node x = dfg_arg(g, r, 1);
        dfg_node v_5 = dfg_arg(g, p, 1);
        /* where is_back(r, q, v) */
        if (!is_back(g, n, q, v))
            continue;
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node permute_dims_2 = DFG_NONE, r_2 = DFG_NONE, permute_dims_4 = DFG_NONE;
            if (alt == 0) {
                permute_dims_2 = v_5;
                if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                                 false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_2, 0);
            } else {
                permute_dims_4 = v_5;
                if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_4, ATTR_axes,
                                 DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)), false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_4, 0);
            }
            if (!dfg_calls_with(g, r_2, OP_relax_reshape, 2))
                continue;
            dfg_node permute_dims_3 = dfg_arg(g, r_2, 0);
            if (!dfg_calls_with(g, permute_dims_3, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_3, ATTR_axes,
                             DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
                continue;
            dfg_node k = dfg_arg(g, permute_dims_3, 0);
            dfg_node x_2 = dfg_arg(g, r_2, 1);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){reshape, matmul, r_3, permute_dims_5, astype, w, astype_2,
                                                add, multiply, astype_3, p, r, permute_dims, permute_dims_2,
                                                permute_dims_4, r_2, permute_dims_3},
                             17))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, v) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_3) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 1), dfg_extent_of(g, v, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 2), dfg_extent_of(g, v, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, q) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, k) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_2) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1), dfg_extent_of(g, k, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, k, 3)))
                continue;
            /* where uses(p) == 1 */
            if (dfg_uses(g, p) != 1)
                continue;
            /* where s.elements == 1 */
            if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
                continue;
            /* where s.rank <= 3 */
            if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
                continue;
            /* where p.rank == 3 */
            if (dfg_rank(g, add) != 3)
                continue;
            /* where uses(w) == 1 */
            if (dfg_uses(g, w) != 1)
                continue;
            /* where of_heads(q, k, v, r) */
            if (!of_heads(g, q, k, v, n))
                continue;
            /* where bias_of(bias, q, k, 1) */
            if (!bias_of(g, bias, q, k))
                continue;
            if (accept(ctx, &(struct relax_attention_attention_bsnh_bias_whole){.m = {.root = n, .q = q,
                    .k = k, .v = v, .s = s_2, .bias = bias, .r = n}, .reshape = reshape,
                    .matmul = matmul, .astype = astype, .w = w, .astype_2 = astype_2, .add = add,
                    .multiply = multiply, .p = p, .r = r, .permute_dims = permute_dims, .x = x,
                    .permute_dims_2 = permute_dims_2, .r_2 = r_2, .permute_dims_3 = permute_dims_3,
                    .x_2 = x_2, .permute_dims_4 = permute_dims_4, .astype_3 = astype_3,
                    .constant = constant, .r_3 = r_3, .permute_dims_5 = permute_dims_5, .x_3 = x_3,
                    .x_4 = x_4}))
                return true;
        }
    }
    return false;
}

/* relax_attention.pat:42
 * cond bias_of_heads(bias, q, k) =
 *     bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]},
 *     bias.shape[2] == k.shape[1];
 */
static bool bias_of_heads(const dfg_graph *g, dfg_node bias, dfg_node q, dfg_node k2)
{
    return dfg_rank(g, bias) == 3
        && dfg_dim_eq(g, dfg_extent_of(g, bias, 0),
                      dfg_dim_mul(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, q, 2)))
        && (dfg_extent(g, bias, 1) == 1
            || dfg_dim_member(g, dfg_extent_of(g, bias, 1), dfg_extent_of(g, q, 1)) == DFG_TRUE)
        && dfg_dim_eq(g, dfg_extent_of(g, bias, 2), dfg_extent_of(g, k2, 1));
}

struct relax_attention_attention_bsnh_bias_of_heads_whole {
    struct relax_attention_attention_bsnh_bias_of_heads_match m;
    dfg_node reshape;
    dfg_node matmul;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node add;
    dfg_node multiply;
    dfg_node p;
    dfg_node r;
    dfg_node permute_dims;
    dfg_node x;
    dfg_node permute_dims_2;
    dfg_node r_2;
    dfg_node permute_dims_3;
    dfg_node x_2;
    dfg_node permute_dims_4;
    dfg_node astype_3;
    dfg_node constant;
    dfg_node r_3;
    dfg_node permute_dims_5;
    dfg_node x_3;
    dfg_node x_4;
};

static bool relax_attention_attention_bsnh_bias_of_heads_whole(const dfg_graph *g, dfg_node n,
                                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
        return false;
    dfg_node reshape = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, reshape, OP_relax_reshape, 2))
        return false;
    dfg_node x_4 = dfg_arg(g, reshape, 1);
    dfg_node matmul = dfg_arg(g, reshape, 0);
    if (!dfg_calls_argc(g, matmul, OP_relax_matmul, 2))
        return false;
    dfg_node r_3 = dfg_arg(g, matmul, 1);
    if (!dfg_calls_with(g, r_3, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims_5 = dfg_arg(g, r_3, 0);
    if (!dfg_calls_with(g, permute_dims_5, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_5, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node v = dfg_arg(g, permute_dims_5, 0);
    dfg_node x_3 = dfg_arg(g, r_3, 1);
    dfg_node v_2 = dfg_arg(g, matmul, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, add = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        add = dfg_arg(g, astype_2, 0);
    } else {
        add = v_3;
    }
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        dfg_node multiply = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
        dfg_node v_4 = dfg_arg(g, multiply, 1 - swap_2);
        bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
        dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
        if (is_astype_3) {
            astype_3 = v_4;
            s = dfg_arg(g, astype_3, 0);
        } else {
            s = v_4;
        }
        dfg_node s_2 = s;
        dfg_node constant = s;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node p = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_argc(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node r = dfg_arg(g, p, 0);
        if (!dfg_calls_with(g, r, OP_relax_reshape, 2))
            continue;
        dfg_node permute_dims = dfg_arg(g, r, 0);
        if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
            continue;
        if (!dfg_list_is(g, permute_dims, ATTR_axes,
                         DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
            continue;
        dfg_node q = dfg_arg(g, permute_dims, 0);
        dfg_node x = dfg_arg(g, r, 1);
        dfg_node v_5 = dfg_arg(g, p, 1);
        /* where is_back(r, q, v) */
        if (!is_back(g, n, q, v))
            continue;
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node permute_dims_2 = DFG_NONE, r_2 = DFG_NONE, permute_dims_4 = DFG_NONE;
            if (alt == 0) {
                permute_dims_2 = v_5;
                if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                                 false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_2, 0);
            } else {
                permute_dims_4 = v_5;
                if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_4, ATTR_axes,
                                 DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)), false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_4, 0);
            }
            if (!dfg_calls_with(g, r_2, OP_relax_reshape, 2))
                continue;
            dfg_node permute_dims_3 = dfg_arg(g, r_2, 0);
            if (!dfg_calls_with(g, permute_dims_3, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_3, ATTR_axes,
                             DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
                continue;
            dfg_node k = dfg_arg(g, permute_dims_3, 0);
            dfg_node x_2 = dfg_arg(g, r_2, 1);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){reshape, matmul, r_3, permute_dims_5, astype, w, astype_2,
                                                add, multiply, astype_3, p, r, permute_dims, permute_dims_2,
                                                permute_dims_4, r_2, permute_dims_3},
                             17))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, v) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_3) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 1), dfg_extent_of(g, v, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 2), dfg_extent_of(g, v, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, q) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, k) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_2) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1), dfg_extent_of(g, k, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, k, 3)))
                continue;
            /* where uses(p) == 1 */
            if (dfg_uses(g, p) != 1)
                continue;
            /* where s.elements == 1 */
            if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
                continue;
            /* where s.rank <= 3 */
            if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
                continue;
            /* where p.rank == 3 */
            if (dfg_rank(g, add) != 3)
                continue;
            /* where uses(w) == 1 */
            if (dfg_uses(g, w) != 1)
                continue;
            /* where of_heads(q, k, v, r) */
            if (!of_heads(g, q, k, v, n))
                continue;
            /* where bias_of_heads(bias, q, k) */
            if (!bias_of_heads(g, bias, q, k))
                continue;
            if (accept(ctx, &(struct relax_attention_attention_bsnh_bias_of_heads_whole){.m = {.root = n,
                    .q = q, .k = k, .v = v, .s = s_2, .bias = bias, .r = n},
                    .reshape = reshape, .matmul = matmul, .astype = astype, .w = w,
                    .astype_2 = astype_2, .add = add, .multiply = multiply, .p = p, .r = r,
                    .permute_dims = permute_dims, .x = x, .permute_dims_2 = permute_dims_2,
                    .r_2 = r_2, .permute_dims_3 = permute_dims_3, .x_2 = x_2,
                    .permute_dims_4 = permute_dims_4, .astype_3 = astype_3, .constant = constant,
                    .r_3 = r_3, .permute_dims_5 = permute_dims_5, .x_3 = x_3, .x_4 = x_4}))
                return true;
        }
    }
    return false;
}

struct relax_attention_attention_multi_query_whole {
    struct relax_attention_attention_multi_query_match m;
    dfg_node reshape;
    dfg_node matmul;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node multiply;
    dfg_node p;
    dfg_node r;
    dfg_node permute_dims;
    dfg_node x;
    dfg_node permute_dims_2;
    dfg_node r_2;
    dfg_node permute_dims_3;
    dfg_node x_2;
    dfg_node permute_dims_4;
    dfg_node astype_3;
    dfg_node constant;
    dfg_node r_3;
    dfg_node permute_dims_5;
    dfg_node x_3;
    dfg_node x_4;
};

static bool relax_attention_attention_multi_query_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
        return false;
    dfg_node reshape = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, reshape, OP_relax_reshape, 2))
        return false;
    dfg_node x_4 = dfg_arg(g, reshape, 1);
    dfg_node matmul = dfg_arg(g, reshape, 0);
    if (!dfg_calls_argc(g, matmul, OP_relax_matmul, 2))
        return false;
    dfg_node r_3 = dfg_arg(g, matmul, 1);
    if (!dfg_calls_with(g, r_3, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims_5 = dfg_arg(g, r_3, 0);
    if (!dfg_calls_argc(g, permute_dims_5, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_5, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node b = dfg_arg(g, permute_dims_5, 0);
    if (!dfg_calls_with(g, b, OP_relax_repeat, 1))
        return false;
    if (!(dfg_eq(dfg_attr(g, b, ATTR_axis), dfg_int(2)) || dfg_eq(dfg_attr(g, b, ATTR_axis), dfg_int(-2))))
        return false;
    dfg_node v = dfg_arg(g, b, 0);
    dfg_node x_3 = dfg_arg(g, r_3, 1);
    dfg_node v_2 = dfg_arg(g, matmul, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, multiply = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        multiply = dfg_arg(g, astype_2, 0);
    } else {
        multiply = v_3;
    }
    if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node v_4 = dfg_arg(g, multiply, 1 - swap);
    bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
    dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
    if (is_astype_3) {
        astype_3 = v_4;
        s = dfg_arg(g, astype_3, 0);
    } else {
        s = v_4;
    }
    dfg_node s_2 = s;
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node p = dfg_arg(g, multiply, swap);
    if (!dfg_calls_argc(g, p, OP_relax_matmul, 2))
        return false;
    dfg_node r = dfg_arg(g, p, 0);
    if (!dfg_calls_with(g, r, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node q = dfg_arg(g, permute_dims, 0);
    dfg_node x = dfg_arg(g, r, 1);
    dfg_node v_5 = dfg_arg(g, p, 1);
    /* where is_back(r, q, b) */
    if (!is_back(g, n, q, b))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node permute_dims_2 = DFG_NONE, r_2 = DFG_NONE, permute_dims_4 = DFG_NONE;
        if (alt == 0) {
            permute_dims_2 = v_5;
            if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                             false))
                continue;
            r_2 = dfg_arg(g, permute_dims_2, 0);
        } else {
            permute_dims_4 = v_5;
            if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_4, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)),
                             false))
                continue;
            r_2 = dfg_arg(g, permute_dims_4, 0);
        }
        if (!dfg_calls_with(g, r_2, OP_relax_reshape, 2))
            continue;
        dfg_node permute_dims_3 = dfg_arg(g, r_2, 0);
        if (!dfg_calls_argc(g, permute_dims_3, OP_relax_permute_dims, 1))
            continue;
        if (!dfg_list_is(g, permute_dims_3, ATTR_axes,
                         DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
            continue;
        dfg_node a = dfg_arg(g, permute_dims_3, 0);
        if (!dfg_calls_with(g, a, OP_relax_repeat, 1))
            continue;
        if (!(dfg_eq(dfg_attr(g, a, ATTR_axis), dfg_int(2))
              || dfg_eq(dfg_attr(g, a, ATTR_axis), dfg_int(-2))))
            continue;
        dfg_node k = dfg_arg(g, a, 0);
        dfg_node x_2 = dfg_arg(g, r_2, 1);
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){reshape, matmul, r_3, permute_dims_5, b, astype, w, astype_2,
                                            multiply, astype_3, p, r, permute_dims, permute_dims_2,
                                            permute_dims_4, r_2, permute_dims_3, a},
                         18))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, b) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r_3) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 1), dfg_extent_of(g, b, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 2), dfg_extent_of(g, b, 3)))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, q) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 3)))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, a) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r_2) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1), dfg_extent_of(g, a, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, a, 3)))
            continue;
        /* where uses(p) == 1 */
        if (dfg_uses(g, p) != 1)
            continue;
        /* where s.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
            continue;
        /* where s.rank <= 3 */
        if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
            continue;
        /* where p.rank == 3 */
        if (dfg_rank(g, multiply) != 3)
            continue;
        /* where uses(w) == 1 */
        if (dfg_uses(g, w) != 1)
            continue;
        /* where of_heads(q, a, b, r) */
        if (!of_heads(g, q, a, b, n))
            continue;
        /* where a.repeats == b.repeats */
        if (!dfg_eq(dfg_attr(g, a, ATTR_repeats), dfg_attr(g, b, ATTR_repeats)))
            continue;
        /* where a.repeats > 0 */
        if (!dfg_gt(dfg_attr(g, a, ATTR_repeats), dfg_int(0)))
            continue;
        if (accept(ctx, &(struct relax_attention_attention_multi_query_whole){.m = {.root = n, .q = q,
                .k = k, .v = v, .s = s_2, .a = a, .b = b, .r = n}, .reshape = reshape,
                .matmul = matmul, .astype = astype, .w = w, .astype_2 = astype_2,
                .multiply = multiply, .p = p, .r = r, .permute_dims = permute_dims, .x = x,
                .permute_dims_2 = permute_dims_2, .r_2 = r_2, .permute_dims_3 = permute_dims_3,
                .x_2 = x_2, .permute_dims_4 = permute_dims_4, .astype_3 = astype_3,
                .constant = constant, .r_3 = r_3, .permute_dims_5 = permute_dims_5, .x_3 = x_3,
                .x_4 = x_4}))
            return true;
    }
    return false;
}

struct relax_attention_attention_bsnh_bsh_whole {
    struct relax_attention_attention_bsnh_bsh_match m;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node multiply;
    dfg_node p;
    dfg_node r;
    dfg_node permute_dims;
    dfg_node x;
    dfg_node permute_dims_2;
    dfg_node r_2;
    dfg_node permute_dims_3;
    dfg_node x_2;
    dfg_node permute_dims_4;
    dfg_node astype_3;
    dfg_node constant;
    dfg_node r_3;
    dfg_node permute_dims_5;
    dfg_node x_3;
};

static bool relax_attention_attention_bsnh_bsh_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node r_3 = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, r_3, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims_5 = dfg_arg(g, r_3, 0);
    if (!dfg_calls_with(g, permute_dims_5, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_5, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node v = dfg_arg(g, permute_dims_5, 0);
    dfg_node x_3 = dfg_arg(g, r_3, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, multiply = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        multiply = dfg_arg(g, astype_2, 0);
    } else {
        multiply = v_3;
    }
    if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node v_4 = dfg_arg(g, multiply, 1 - swap);
    bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
    dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
    if (is_astype_3) {
        astype_3 = v_4;
        s = dfg_arg(g, astype_3, 0);
    } else {
        s = v_4;
    }
    dfg_node s_2 = s;
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node p = dfg_arg(g, multiply, swap);
    if (!dfg_calls_argc(g, p, OP_relax_matmul, 2))
        return false;
    dfg_node r = dfg_arg(g, p, 0);
    if (!dfg_calls_with(g, r, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node q = dfg_arg(g, permute_dims, 0);
    dfg_node x = dfg_arg(g, r, 1);
    dfg_node v_5 = dfg_arg(g, p, 1);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node permute_dims_2 = DFG_NONE, r_2 = DFG_NONE, permute_dims_4 = DFG_NONE;
        if (alt == 0) {
            permute_dims_2 = v_5;
            if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                             false))
                continue;
            r_2 = dfg_arg(g, permute_dims_2, 0);
        } else {
            permute_dims_4 = v_5;
            if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_4, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)),
                             false))
                continue;
            r_2 = dfg_arg(g, permute_dims_4, 0);
        }
        if (!dfg_calls_with(g, r_2, OP_relax_reshape, 2))
            continue;
        dfg_node permute_dims_3 = dfg_arg(g, r_2, 0);
        if (!dfg_calls_with(g, permute_dims_3, OP_relax_permute_dims, 1))
            continue;
        if (!dfg_list_is(g, permute_dims_3, ATTR_axes,
                         DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
            continue;
        dfg_node k = dfg_arg(g, permute_dims_3, 0);
        dfg_node x_2 = dfg_arg(g, r_2, 1);
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){r_3, permute_dims_5, astype, w, astype_2, multiply, astype_3, p,
                                            r, permute_dims, permute_dims_2, permute_dims_4, r_2,
                                            permute_dims_3},
                         14))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, v) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r_3) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 1), dfg_extent_of(g, v, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 2), dfg_extent_of(g, v, 3)))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, q) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 3)))
            continue;
        /* where x.rank == 4 */
        if (dfg_rank(g, k) != 4)
            continue;
        /* where r.rank == 3 */
        if (dfg_rank(g, r_2) != 3)
            continue;
        /* where r.shape[1] == x.shape[1] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1), dfg_extent_of(g, k, 1)))
            continue;
        /* where r.shape[2] == x.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, k, 3)))
            continue;
        /* where uses(p) == 1 */
        if (dfg_uses(g, p) != 1)
            continue;
        /* where s.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
            continue;
        /* where s.rank <= 3 */
        if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
            continue;
        /* where p.rank == 3 */
        if (dfg_rank(g, multiply) != 3)
            continue;
        /* where uses(w) == 1 */
        if (dfg_uses(g, w) != 1)
            continue;
        /* where of_heads(q, k, v, r) */
        if (!of_heads(g, q, k, v, n))
            continue;
        if (accept(ctx, &(struct relax_attention_attention_bsnh_bsh_whole){.m = {.root = n, .q = q,
                .k = k, .v = v, .s = s_2, .r = n}, .astype = astype, .w = w,
                .astype_2 = astype_2, .multiply = multiply, .p = p, .r = r,
                .permute_dims = permute_dims, .x = x, .permute_dims_2 = permute_dims_2,
                .r_2 = r_2, .permute_dims_3 = permute_dims_3, .x_2 = x_2,
                .permute_dims_4 = permute_dims_4, .astype_3 = astype_3, .constant = constant,
                .r_3 = r_3, .permute_dims_5 = permute_dims_5, .x_3 = x_3}))
            return true;
    }
    return false;
}

struct relax_attention_attention_bsnh_bsh_bias_whole {
    struct relax_attention_attention_bsnh_bsh_bias_match m;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node add;
    dfg_node multiply;
    dfg_node p;
    dfg_node r;
    dfg_node permute_dims;
    dfg_node x;
    dfg_node permute_dims_2;
    dfg_node r_2;
    dfg_node permute_dims_3;
    dfg_node x_2;
    dfg_node permute_dims_4;
    dfg_node astype_3;
    dfg_node constant;
    dfg_node r_3;
    dfg_node permute_dims_5;
    dfg_node x_3;
};

static bool relax_attention_attention_bsnh_bsh_bias_whole(const dfg_graph *g, dfg_node n,
                                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node r_3 = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, r_3, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims_5 = dfg_arg(g, r_3, 0);
    if (!dfg_calls_with(g, permute_dims_5, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_5, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node v = dfg_arg(g, permute_dims_5, 0);
    dfg_node x_3 = dfg_arg(g, r_3, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, add = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        add = dfg_arg(g, astype_2, 0);
    } else {
        add = v_3;
    }
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        dfg_node multiply = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
        dfg_node v_4 = dfg_arg(g, multiply, 1 - swap_2);
        bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
        dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
        if (is_astype_3) {
            astype_3 = v_4;
            s = dfg_arg(g, astype_3, 0);
        } else {
            s = v_4;
        }
        dfg_node s_2 = s;
        dfg_node constant = s;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node p = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_argc(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node r = dfg_arg(g, p, 0);
        if (!dfg_calls_with(g, r, OP_relax_reshape, 2))
            continue;
        dfg_node permute_dims = dfg_arg(g, r, 0);
        if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
            continue;
        if (!dfg_list_is(g, permute_dims, ATTR_axes,
                         DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
            continue;
        dfg_node q = dfg_arg(g, permute_dims, 0);
        dfg_node x = dfg_arg(g, r, 1);
        dfg_node v_5 = dfg_arg(g, p, 1);
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node permute_dims_2 = DFG_NONE, r_2 = DFG_NONE, permute_dims_4 = DFG_NONE;
            if (alt == 0) {
                permute_dims_2 = v_5;
                if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                                 false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_2, 0);
            } else {
                permute_dims_4 = v_5;
                if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_4, ATTR_axes,
                                 DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)), false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_4, 0);
            }
            if (!dfg_calls_with(g, r_2, OP_relax_reshape, 2))
                continue;
            dfg_node permute_dims_3 = dfg_arg(g, r_2, 0);
            if (!dfg_calls_with(g, permute_dims_3, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_3, ATTR_axes,
                             DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
                continue;
            dfg_node k = dfg_arg(g, permute_dims_3, 0);
            dfg_node x_2 = dfg_arg(g, r_2, 1);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){r_3, permute_dims_5, astype, w, astype_2, add, multiply,
                                                astype_3, p, r, permute_dims, permute_dims_2,
                                                permute_dims_4, r_2, permute_dims_3},
                             15))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, v) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_3) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 1), dfg_extent_of(g, v, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 2), dfg_extent_of(g, v, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, q) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, k) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_2) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1), dfg_extent_of(g, k, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, k, 3)))
                continue;
            /* where uses(p) == 1 */
            if (dfg_uses(g, p) != 1)
                continue;
            /* where s.elements == 1 */
            if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
                continue;
            /* where s.rank <= 3 */
            if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
                continue;
            /* where p.rank == 3 */
            if (dfg_rank(g, add) != 3)
                continue;
            /* where uses(w) == 1 */
            if (dfg_uses(g, w) != 1)
                continue;
            /* where of_heads(q, k, v, r) */
            if (!of_heads(g, q, k, v, n))
                continue;
            /* where bias_of(bias, q, k, 1) */
            if (!bias_of(g, bias, q, k))
                continue;
            if (accept(ctx, &(struct relax_attention_attention_bsnh_bsh_bias_whole){.m = {.root = n, .q = q,
                    .k = k, .v = v, .s = s_2, .bias = bias, .r = n}, .astype = astype,
                    .w = w, .astype_2 = astype_2, .add = add, .multiply = multiply, .p = p, .r = r,
                    .permute_dims = permute_dims, .x = x, .permute_dims_2 = permute_dims_2,
                    .r_2 = r_2, .permute_dims_3 = permute_dims_3, .x_2 = x_2,
                    .permute_dims_4 = permute_dims_4, .astype_3 = astype_3, .constant = constant,
                    .r_3 = r_3, .permute_dims_5 = permute_dims_5, .x_3 = x_3}))
                return true;
        }
    }
    return false;
}

struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole {
    struct relax_attention_attention_bsnh_bsh_bias_of_heads_match m;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node add;
    dfg_node multiply;
    dfg_node p;
    dfg_node r;
    dfg_node permute_dims;
    dfg_node x;
    dfg_node permute_dims_2;
    dfg_node r_2;
    dfg_node permute_dims_3;
    dfg_node x_2;
    dfg_node permute_dims_4;
    dfg_node astype_3;
    dfg_node constant;
    dfg_node r_3;
    dfg_node permute_dims_5;
    dfg_node x_3;
};

static bool relax_attention_attention_bsnh_bsh_bias_of_heads_whole(const dfg_graph *g, dfg_node n,
                                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node r_3 = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, r_3, OP_relax_reshape, 2))
        return false;
    dfg_node permute_dims_5 = dfg_arg(g, r_3, 0);
    if (!dfg_calls_with(g, permute_dims_5, OP_relax_permute_dims, 1))
        return false;
    if (!dfg_list_is(g, permute_dims_5, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)),
                     false))
        return false;
    dfg_node v = dfg_arg(g, permute_dims_5, 0);
    dfg_node x_3 = dfg_arg(g, r_3, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, add = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        add = dfg_arg(g, astype_2, 0);
    } else {
        add = v_3;
    }
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        dfg_node multiply = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
        dfg_node v_4 = dfg_arg(g, multiply, 1 - swap_2);
        bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
        dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
        if (is_astype_3) {
            astype_3 = v_4;
            s = dfg_arg(g, astype_3, 0);
        } else {
            s = v_4;
        }
        dfg_node s_2 = s;
        dfg_node constant = s;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node p = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_argc(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node r = dfg_arg(g, p, 0);
        if (!dfg_calls_with(g, r, OP_relax_reshape, 2))
            continue;
        dfg_node permute_dims = dfg_arg(g, r, 0);
        if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
            continue;
        if (!dfg_list_is(g, permute_dims, ATTR_axes,
                         DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
            continue;
        dfg_node q = dfg_arg(g, permute_dims, 0);
        dfg_node x = dfg_arg(g, r, 1);
        dfg_node v_5 = dfg_arg(g, p, 1);
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node permute_dims_2 = DFG_NONE, r_2 = DFG_NONE, permute_dims_4 = DFG_NONE;
            if (alt == 0) {
                permute_dims_2 = v_5;
                if (!dfg_calls_argc(g, permute_dims_2, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                                 false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_2, 0);
            } else {
                permute_dims_4 = v_5;
                if (!dfg_calls_argc(g, permute_dims_4, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_4, ATTR_axes,
                                 DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)), false))
                    continue;
                r_2 = dfg_arg(g, permute_dims_4, 0);
            }
            if (!dfg_calls_with(g, r_2, OP_relax_reshape, 2))
                continue;
            dfg_node permute_dims_3 = dfg_arg(g, r_2, 0);
            if (!dfg_calls_with(g, permute_dims_3, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_3, ATTR_axes,
                             DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1), dfg_int(3)), false))
                continue;
            dfg_node k = dfg_arg(g, permute_dims_3, 0);
            dfg_node x_2 = dfg_arg(g, r_2, 1);
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){r_3, permute_dims_5, astype, w, astype_2, add, multiply,
                                                astype_3, p, r, permute_dims, permute_dims_2,
                                                permute_dims_4, r_2, permute_dims_3},
                             15))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, v) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_3) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 1), dfg_extent_of(g, v, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_3, 2), dfg_extent_of(g, v, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, q) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, q, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, q, 3)))
                continue;
            /* where x.rank == 4 */
            if (dfg_rank(g, k) != 4)
                continue;
            /* where r.rank == 3 */
            if (dfg_rank(g, r_2) != 3)
                continue;
            /* where r.shape[1] == x.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 1), dfg_extent_of(g, k, 1)))
                continue;
            /* where r.shape[2] == x.shape[3] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, r_2, 2), dfg_extent_of(g, k, 3)))
                continue;
            /* where uses(p) == 1 */
            if (dfg_uses(g, p) != 1)
                continue;
            /* where s.elements == 1 */
            if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
                continue;
            /* where s.rank <= 3 */
            if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
                continue;
            /* where p.rank == 3 */
            if (dfg_rank(g, add) != 3)
                continue;
            /* where uses(w) == 1 */
            if (dfg_uses(g, w) != 1)
                continue;
            /* where of_heads(q, k, v, r) */
            if (!of_heads(g, q, k, v, n))
                continue;
            /* where bias_of_heads(bias, q, k) */
            if (!bias_of_heads(g, bias, q, k))
                continue;
            if (accept(ctx, &(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole){.m = {.root = n,
                    .q = q, .k = k, .v = v, .s = s_2, .bias = bias, .r = n},
                    .astype = astype, .w = w, .astype_2 = astype_2, .add = add, .multiply = multiply,
                    .p = p, .r = r, .permute_dims = permute_dims, .x = x,
                    .permute_dims_2 = permute_dims_2, .r_2 = r_2, .permute_dims_3 = permute_dims_3,
                    .x_2 = x_2, .permute_dims_4 = permute_dims_4, .astype_3 = astype_3,
                    .constant = constant, .r_3 = r_3, .permute_dims_5 = permute_dims_5, .x_3 = x_3}))
                return true;
        }
    }
    return false;
}

/* relax_attention.pat:30
 * cond of_one_head(q, k, v, r) =
 *     floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0],
 *     q.shape[0] == v.shape[0];
 */
static bool of_one_head(const dfg_graph *g, dfg_node q, dfg_node k2, dfg_node v, dfg_node r)
{
    return floats(g, q, k2, v, r) && dfg_rank(g, q) == 3 && dfg_rank(g, k2) == 3 && dfg_rank(g, v) == 3
        && dfg_dim_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, k2, 0))
        && dfg_dim_eq(g, dfg_extent_of(g, q, 0), dfg_extent_of(g, v, 0));
}

struct relax_attention_attention_bsh_whole {
    struct relax_attention_attention_bsh_match m;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node multiply;
    dfg_node p;
    dfg_node permute_dims;
    dfg_node permute_dims_2;
    dfg_node astype_3;
    dfg_node constant;
};

static bool relax_attention_attention_bsh_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, multiply = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        multiply = dfg_arg(g, astype_2, 0);
    } else {
        multiply = v_3;
    }
    if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
    dfg_node v_4 = dfg_arg(g, multiply, 1 - swap);
    bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
    dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
    if (is_astype_3) {
        astype_3 = v_4;
        s = dfg_arg(g, astype_3, 0);
    } else {
        s = v_4;
    }
    dfg_node s_2 = s;
    dfg_node constant = s;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node p = dfg_arg(g, multiply, swap);
    if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
        return false;
    dfg_node q = dfg_arg(g, p, 0);
    dfg_node v_5 = dfg_arg(g, p, 1);
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node permute_dims = DFG_NONE, k = DFG_NONE, permute_dims_2 = DFG_NONE;
        if (alt == 0) {
            permute_dims = v_5;
            if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                             false))
                continue;
            k = dfg_arg(g, permute_dims, 0);
        } else {
            permute_dims_2 = v_5;
            if (!dfg_calls_with(g, permute_dims_2, OP_relax_permute_dims, 1))
                continue;
            if (!dfg_list_is(g, permute_dims_2, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)),
                             false))
                continue;
            k = dfg_arg(g, permute_dims_2, 0);
        }
        if (!dfg_in_body(g, n,
                         (const dfg_node[]){astype, w, astype_2, multiply, astype_3, p, permute_dims,
                                            permute_dims_2},
                         8))
            continue;
        /* where uses(p) == 1 */
        if (dfg_uses(g, p) != 1)
            continue;
        /* where s.elements == 1 */
        if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
            continue;
        /* where s.rank <= 3 */
        if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
            continue;
        /* where p.rank == 3 */
        if (dfg_rank(g, multiply) != 3)
            continue;
        /* where uses(w) == 1 */
        if (dfg_uses(g, w) != 1)
            continue;
        /* where of_one_head(q, k, v, r) */
        if (!of_one_head(g, q, k, v, n))
            continue;
        if (accept(ctx, &(struct relax_attention_attention_bsh_whole){.m = {.root = n, .q = q, .k = k,
                .v = v, .s = s_2, .r = n}, .astype = astype, .w = w,
                .astype_2 = astype_2, .multiply = multiply, .p = p, .permute_dims = permute_dims,
                .permute_dims_2 = permute_dims_2, .astype_3 = astype_3, .constant = constant}))
            return true;
    }
    return false;
}

struct relax_attention_attention_bsh_bias_whole {
    struct relax_attention_attention_bsh_bias_match m;
    dfg_node astype;
    dfg_node w;
    dfg_node astype_2;
    dfg_node add;
    dfg_node multiply;
    dfg_node p;
    dfg_node permute_dims;
    dfg_node permute_dims_2;
    dfg_node astype_3;
    dfg_node constant;
};

static bool relax_attention_attention_bsh_bias_whole(const dfg_graph *g, dfg_node n,
                                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_relax_matmul, 2))
        return false;
    dfg_node v = dfg_arg(g, n, 1);
    dfg_node v_2 = dfg_arg(g, n, 0);
    bool is_astype = dfg_calls_argc(g, v_2, OP_relax_astype, 1);
    dfg_node astype = DFG_NONE, w = DFG_NONE;
    if (is_astype) {
        astype = v_2;
        w = dfg_arg(g, astype, 0);
    } else {
        w = v_2;
    }
    if (!dfg_calls_argc(g, w, OP_relax_nn_softmax, 1))
        return false;
    if (!(dfg_int_is(g, w, ATTR_axis, -1, -1) || dfg_int_is(g, w, ATTR_axis, 2, -1)))
        return false;
    dfg_node v_3 = dfg_arg(g, w, 0);
    bool is_astype_2 = dfg_calls_argc(g, v_3, OP_relax_astype, 1);
    dfg_node astype_2 = DFG_NONE, add = DFG_NONE;
    if (is_astype_2) {
        astype_2 = v_3;
        add = dfg_arg(g, astype_2, 0);
    } else {
        add = v_3;
    }
    if (!dfg_calls_with(g, add, OP_relax_add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, add); swap++) {
        dfg_node bias = dfg_arg(g, add, 1 - swap);
        dfg_node multiply = dfg_arg(g, add, swap);
        if (!dfg_calls_argc(g, multiply, OP_relax_multiply, 2))
            continue;
        uint32_t swap_2 = dfg_op(g, dfg_arg(g, multiply, 0)) == OP_relax_matmul ? 0 : 1;
        dfg_node v_4 = dfg_arg(g, multiply, 1 - swap_2);
        bool is_astype_3 = dfg_calls_argc(g, v_4, OP_relax_astype, 1);
        dfg_node astype_3 = DFG_NONE, s = DFG_NONE;
        if (is_astype_3) {
            astype_3 = v_4;
            s = dfg_arg(g, astype_3, 0);
        } else {
            s = v_4;
        }
        dfg_node s_2 = s;
        dfg_node constant = s;
        if (!dfg_is(g, constant, DFG_CONST))
            continue;
        dfg_node p = dfg_arg(g, multiply, swap_2);
        if (!dfg_calls_with(g, p, OP_relax_matmul, 2))
            continue;
        dfg_node q = dfg_arg(g, p, 0);
        dfg_node v_5 = dfg_arg(g, p, 1);
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node permute_dims = DFG_NONE, k = DFG_NONE, permute_dims_2 = DFG_NONE;
            if (alt == 0) {
                permute_dims = v_5;
                if (!dfg_calls_with(g, permute_dims, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims, ATTR_axes, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)),
                                 false))
                    continue;
                k = dfg_arg(g, permute_dims, 0);
            } else {
                permute_dims_2 = v_5;
                if (!dfg_calls_with(g, permute_dims_2, OP_relax_permute_dims, 1))
                    continue;
                if (!dfg_list_is(g, permute_dims_2, ATTR_axes,
                                 DFG_LIST(dfg_int(0), dfg_int(-1), dfg_int(-2)), false))
                    continue;
                k = dfg_arg(g, permute_dims_2, 0);
            }
            if (!dfg_in_body(g, n,
                             (const dfg_node[]){astype, w, astype_2, add, multiply, astype_3, p,
                                                permute_dims, permute_dims_2},
                             9))
                continue;
            /* where uses(p) == 1 */
            if (dfg_uses(g, p) != 1)
                continue;
            /* where s.elements == 1 */
            if (!dfg_dim_eq(g, dfg_elements_of(g, s_2), dfg_int(1)))
                continue;
            /* where s.rank <= 3 */
            if (!dfg_le(dfg_rank_of(g, s_2), dfg_int(3)))
                continue;
            /* where p.rank == 3 */
            if (dfg_rank(g, add) != 3)
                continue;
            /* where uses(w) == 1 */
            if (dfg_uses(g, w) != 1)
                continue;
            /* where of_one_head(q, k, v, r) */
            if (!of_one_head(g, q, k, v, n))
                continue;
            /* where bias_of(bias, q, k, q.shape[0]) */
            if (!dfg_dim_eq(g, dfg_extent_of(g, bias, -1), dfg_extent_of(g, k, 1))
                || !(dfg_rank(g, bias) == 1 || dfg_extent(g, bias, -2) == 1
                     || dfg_dim_member(g, dfg_extent_of(g, bias, -2), dfg_extent_of(g, q, 1)) == DFG_TRUE)
                || !(dfg_le(dfg_rank_of(g, bias), dfg_int(2))
                     || (dfg_rank(g, bias) == 3
                         && (dfg_extent(g, bias, 0) == 1
                             || dfg_dim_member(g, dfg_extent_of(g, bias, 0), dfg_extent_of(g, q, 0))
                                == DFG_TRUE))))
                continue;
            if (accept(ctx, &(struct relax_attention_attention_bsh_bias_whole){.m = {.root = n, .q = q,
                    .k = k, .v = v, .s = s_2, .bias = bias, .r = n}, .astype = astype,
                    .w = w, .astype_2 = astype_2, .add = add, .multiply = multiply, .p = p,
                    .permute_dims = permute_dims, .permute_dims_2 = permute_dims_2,
                    .astype_3 = astype_3, .constant = constant}))
                return true;
        }
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- heads ---- */

static const struct dfg_desc_expr relax_attention_heads_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 20 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 20 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 20 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 20 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "r.rank == 3", .line = 20 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 20 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "shape", .line = 20 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 11 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "r.shape[1]", .line = 20 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 20 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "x.shape[1]", .line = 20 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 20 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "shape", .line = 20 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 20 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "r.shape[2]", .line = 20 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 20 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[3]", .line = 20 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 24, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
};
static const struct dfg_desc_node relax_attention_heads_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 18 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relax_attention_heads_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_heads_refs[] = { { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_heads_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_attention_heads_match, x) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_heads_match, r) },
};
static const struct dfg_desc_pattern relax_attention_heads_desc = {
    .n_nodes = 4, .n_exprs = 26, .n_vars = 0, .n_sets = 2,
    .nodes = relax_attention_heads_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_heads_regions,
    .exprs = relax_attention_heads_exprs,
    .captures = relax_attention_heads_refs,
    .text = "pattern heads(x) {\012    r = relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _);\012    where x.rank == 4, r.rank == 3, r.shape[1] == x.shape[1], r.shape[2] == x.shape[3];\012    return r;\012}", .line = 18, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 16, 25, }
};
static bool relax_attention_heads_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_heads_match(g, n, m);
}
static bool relax_attention_heads_pass(void *ctx, const struct relax_attention_heads_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_heads_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_heads_each(g, n, relax_attention_heads_pass, &e);
}

static const struct dfg_part relax_attention_heads_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_heads_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct relax_attention_heads_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_heads_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_heads_whole, x) },
};
/* ---- places ---- */

static const struct dfg_desc_node relax_attention_places_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 24 },
        },
        .text = "relax.permute_dims(relax.reshape(x, _))", .line = 24 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.reshape(x, _)", .line = 24 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 24 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_attention_places_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_places_refs[] = { { 2, -1 }, };
static const struct dfg_capture relax_attention_places_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_attention_places_match, x) },
};
static const struct dfg_desc_pattern relax_attention_places_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relax_attention_places_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_places_regions,
    .captures = relax_attention_places_refs,
    .text = "pattern places(x) = relax.permute_dims(relax.reshape(x, _)) { axes == [0, 2, 1, 3] };", .line = 24
};
static bool relax_attention_places_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_places_match(g, n, m);
}
static bool relax_attention_places_pass(void *ctx, const struct relax_attention_places_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_places_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_places_each(g, n, relax_attention_places_pass, &e);
}

static const struct dfg_part relax_attention_places_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_places_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_attention_places_whole, permute_dims) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_places_whole, reshape) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_places_whole, x) },
};
/* ---- turned ---- */

static const struct dfg_desc_node relax_attention_turned_nodes[4] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
};
static const struct dfg_desc_region relax_attention_turned_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_turned_refs[] = { { 2, -1 }, };
static const struct dfg_capture relax_attention_turned_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct relax_attention_turned_match, x) },
};
static const struct dfg_desc_pattern relax_attention_turned_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = relax_attention_turned_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_turned_regions,
    .captures = relax_attention_turned_refs,
    .text = "pattern turned(x) =\012    relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0, -1, -2] };", .line = 48
};
static bool relax_attention_turned_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_turned_match(g, n, m);
}
static bool relax_attention_turned_pass(void *ctx, const struct relax_attention_turned_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_turned_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_turned_each(g, n, relax_attention_turned_pass, &e);
}

static const struct dfg_part relax_attention_turned_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_turned_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_attention_turned_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_turned_whole, permute_dims) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_turned_whole, permute_dims_2) },
};
/* ---- scores ---- */

static const struct dfg_desc_expr relax_attention_scores_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "p", .line = 52 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "uses(p)", .line = 52 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "uses(p) == 1", .line = 52 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 10, .text = "s", .line = 52 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 52 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "s.elements == 1", .line = 52 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 10, .text = "s", .line = 52 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "s.rank <= 3", .line = 52 },
};
static const struct dfg_desc_node relax_attention_scores_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 50 },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 50 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [7] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 9, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "s & const", .line = 53 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 50 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
};
static const struct dfg_desc_region relax_attention_scores_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_scores_refs[] = { { 2, -1 }, { 5, -1 }, { 10, -1 }, { 1, -1 }, };
static const struct dfg_capture relax_attention_scores_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_scores_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_scores_match, k) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_scores_match, s) },
    { "p", DFG_CAP_NODE, offsetof(struct relax_attention_scores_match, p) },
};
static const struct dfg_desc_pattern relax_attention_scores_desc = {
    .n_nodes = 12, .n_exprs = 12, .n_vars = 0, .n_sets = 4,
    .nodes = relax_attention_scores_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_scores_regions,
    .exprs = relax_attention_scores_exprs,
    .captures = relax_attention_scores_refs,
    .text = "pattern scores(q, k, s) {\012    p = relax.matmul(q, turned(k));\012    where uses(p) == 1, s.elements == 1, s.rank <= 3;\012    return relax.multiply(p, relax.astype?(s & const));\012}", .line = 50, .n_where = 3, .where = (const uint32_t[]){ 3, 7, 11, }
};
static bool relax_attention_scores_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_scores_match(g, n, m);
}
static bool relax_attention_scores_pass(void *ctx, const struct relax_attention_scores_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_scores_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_scores_each(g, n, relax_attention_scores_pass, &e);
}

static const struct dfg_part relax_attention_scores_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_scores_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_scores_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_scores_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct relax_attention_scores_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_scores_whole, permute_dims) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_scores_whole, permute_dims_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_attention_scores_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_scores_whole, astype) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_scores_whole, constant) },
};
/* ---- weighted ---- */

static const struct dfg_desc_expr relax_attention_weighted_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
};
static const struct dfg_desc_node relax_attention_weighted_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 55 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 55 },
};
static const struct dfg_desc_region relax_attention_weighted_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_weighted_refs[] = { { 6, -1 }, { 7, -1 }, { 3, -1 }, };
static const struct dfg_capture relax_attention_weighted_captures[] = {
    { "p", DFG_CAP_NODE, offsetof(struct relax_attention_weighted_match, p) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_weighted_match, v) },
    { "w", DFG_CAP_NODE, offsetof(struct relax_attention_weighted_match, w) },
};
static const struct dfg_desc_pattern relax_attention_weighted_desc = {
    .n_nodes = 8, .n_exprs = 8, .n_vars = 0, .n_sets = 3,
    .nodes = relax_attention_weighted_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_weighted_regions,
    .exprs = relax_attention_weighted_exprs,
    .captures = relax_attention_weighted_refs,
    .text = "pattern weighted(p, v) {\012    w = relax.nn.softmax(relax.astype?(p)) { axis in {-1, 2} };\012    where p.rank == 3, uses(w) == 1;\012    return relax.matmul(relax.astype?(w), v);\012}", .line = 55, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool relax_attention_weighted_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_weighted_match(g, n, m);
}
static bool relax_attention_weighted_pass(void *ctx, const struct relax_attention_weighted_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_weighted_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_weighted_each(g, n, relax_attention_weighted_pass, &e);
}

static const struct dfg_part relax_attention_weighted_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_weighted_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_weighted_whole, m.v) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct relax_attention_weighted_whole, m.w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_weighted_whole, astype) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_attention_weighted_whole, matmul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_weighted_whole, astype_2) },
};
/* ---- product ---- */

static const struct dfg_desc_expr relax_attention_product_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 16, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 16, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
};
static const struct dfg_desc_node relax_attention_product_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 18, },
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 13, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 60 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 60 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "s & const", .line = 53 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 60 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 60 },
};
static const struct dfg_desc_region relax_attention_product_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_product_refs[] = { { 8, -1 }, { 11, -1 }, { 18, -1 }, { 16, -1 }, };
static const struct dfg_capture relax_attention_product_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_product_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_product_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_product_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_product_match, s) },
};
static const struct dfg_desc_pattern relax_attention_product_desc = {
    .n_nodes = 19, .n_exprs = 20, .n_vars = 0, .n_sets = 4,
    .nodes = relax_attention_product_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_product_regions,
    .exprs = relax_attention_product_exprs,
    .captures = relax_attention_product_refs,
    .text = "pattern product(q, k, v, s) = weighted(scores(q, k, s), v);", .line = 60
};
static bool relax_attention_product_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_product_match(g, n, m);
}
static bool relax_attention_product_pass(void *ctx, const struct relax_attention_product_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_product_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_product_each(g, n, relax_attention_product_pass, &e);
}

static const struct dfg_part relax_attention_product_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_attention_product_whole, matmul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, permute_dims) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_product_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_product_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_product_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_product_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_product_whole, m.s) },
};
/* ---- product_bias ---- */

static const struct dfg_desc_expr relax_attention_product_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 17, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 17, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
};
static const struct dfg_desc_node relax_attention_product_bias_nodes[21] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 20, },
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 19, },
        .text = "relax.add(scores(q, k, s), bias)", .line = 61 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 61 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 61 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [14] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "s & const", .line = 53 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 61 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 61 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 61 },
};
static const struct dfg_desc_region relax_attention_product_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_product_bias_refs[] = { { 9, -1 }, { 12, -1 }, { 20, -1 }, { 17, -1 }, { 19, -1 }, };
static const struct dfg_capture relax_attention_product_bias_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_product_bias_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_product_bias_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_product_bias_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_product_bias_match, s) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_attention_product_bias_match, bias) },
};
static const struct dfg_desc_pattern relax_attention_product_bias_desc = {
    .n_nodes = 21, .n_exprs = 20, .n_vars = 0, .n_sets = 5,
    .nodes = relax_attention_product_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_product_bias_regions,
    .exprs = relax_attention_product_bias_exprs,
    .captures = relax_attention_product_bias_refs,
    .text = "pattern product_bias(q, k, v, s, bias) = weighted(relax.add(scores(q, k, s), bias), v);", .line = 61
};
static bool relax_attention_product_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_product_bias_match(g, n, m);
}
static bool relax_attention_product_bias_pass(void *ctx, const struct relax_attention_product_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_product_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_product_bias_each(g, n, relax_attention_product_bias_pass, &e);
}

static const struct dfg_part relax_attention_product_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct relax_attention_product_bias_whole, matmul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, astype_2) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_product_bias_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_product_bias_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_product_bias_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_product_bias_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct relax_attention_product_bias_whole, m.bias) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, permute_dims) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_product_bias_whole, constant) },
};
/* ---- attention_bsnh ---- */

static const struct dfg_desc_expr relax_attention_attention_bsnh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 9, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 24, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 24, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 20 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 20 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank == 4", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 20 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 20 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "r.rank == 3", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 20 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "r.shape[1]", .line = 20 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 20 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 20 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[1]", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.shape[2]", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 20 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 20 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 18, .text = "x", .line = 20 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 20 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank == 4", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 16, .text = "r", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "r.rank == 3", .line = 20 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 16, .text = "r", .line = 20 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 20 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "r.shape[1]", .line = 20 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 18, .text = "x", .line = 20 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 20 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[1]", .line = 20 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 16, .text = "r", .line = 20 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "r.shape[2]", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 18, .text = "x", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 20 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 20 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank == 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 20 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "r.rank == 3", .line = 20 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 20 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[1]", .line = 20 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 20 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 20 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 20 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.shape[2]", .line = 20 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 20 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.shape[3]", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 96, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 18, .text = "k", .line = 26 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 26 },
    /* 103 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 103, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 107, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 26 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 114 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 110, 111, 112, 113, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 28 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "shape", .line = 28 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 119 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.shape[0]", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 18, .text = "k", .line = 28 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "k.shape[0]", .line = 28 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "q.shape[0] == k.shape[0]", .line = 28 },
    /* 125 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 124, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0]", .line = 28 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 28 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 28 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "q.shape[0]", .line = 28 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 28 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "shape", .line = 28 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 133 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "v.shape[0]", .line = 28 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 133, }, .text = "q.shape[0] == v.shape[0]", .line = 28 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 134, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0]", .line = 28 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 28 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 28 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.shape[2]", .line = 28 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 18, .text = "k", .line = 28 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "k.shape[2]", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.shape[2] == k.shape[2]", .line = 28 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 144, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2]", .line = 28 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 29 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 29 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "q.shape[2]", .line = 29 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 29 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 29 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "v.shape[2]", .line = 29 },
    /* 154 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "q.shape[2] == v.shape[2]", .line = 29 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\012    q.shape[2] == v.shape[2]", .line = 28 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 34 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 34 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "r.rank == 4", .line = 34 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 34 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "r.shape[0]", .line = 34 },
    /* 164 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 34 },
    /* 165 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "shape", .line = 34 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 167 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "q.shape[0]", .line = 34 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 167, }, .text = "r.shape[0] == q.shape[0]", .line = 34 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 168, }, .text = "r.rank == 4, r.shape[0] == q.shape[0]", .line = 34 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 34 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "r.shape[1]", .line = 34 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 34 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "shape", .line = 34 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 177 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "q.shape[1]", .line = 34 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 173, 177, }, .text = "r.shape[1] == q.shape[1]", .line = 34 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 178, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1]", .line = 34 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 34 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "r.shape[2]", .line = 34 },
    /* 184 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 34 },
    /* 185 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 184, }, .text = "shape", .line = 34 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 187 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "q.shape[2]", .line = 34 },
    /* 188 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 187, }, .text = "r.shape[2] == q.shape[2]", .line = 34 },
    /* 189 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 188, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2]", .line = 34 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 35 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "shape", .line = 35 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 193 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "r.shape[3]", .line = 35 },
    /* 194 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 35 },
    /* 195 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 194, }, .text = "shape", .line = 35 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 197 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "v.shape[3]", .line = 35 },
    /* 198 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 197, }, .text = "r.shape[3] == v.shape[3]", .line = 35 },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 189, 198, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],\012    r.shape[3] == v.shape[3]", .line = 34 },
};
static const struct dfg_desc_node relax_attention_attention_bsnh_nodes[31] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 24 },
        },
        .name = "r",
        .text = "relax.permute_dims(relax.reshape(x, _))", .line = 24 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 30, },
        .text = "relax.reshape(x, _)", .line = 24 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 26, },
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 21, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 23, 27, 36, 45, } },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 65 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [14] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 20, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 19, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 49, 53, 62, 71, } },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 65 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [21] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 23, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "s & const", .line = 53 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 65 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 75, 79, 88, 97, } },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 28, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 65 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_attention_attention_bsnh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsnh_refs[] = { { 12, -1 }, { 18, -1 }, { 28, -1 }, { 24, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsnh_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsnh_desc = {
    .n_nodes = 31, .n_exprs = 200, .n_vars = 0, .n_sets = 5,
    .nodes = relax_attention_attention_bsnh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsnh_regions,
    .exprs = relax_attention_attention_bsnh_exprs,
    .captures = relax_attention_attention_bsnh_refs,
    .text = "rule attention_bsnh(q, k, v, s) : keep_shared, priority 2 {\012    r = places(product(heads(q), heads(k), heads(v), s));\012    match r;\012    where of_heads(q, k, v, r), is_back(r, q, v);\012    rewrite relax.nn.attention(q, k, v) { scale = value(s) };\012}", .line = 65, .n_where = 2, .where = (const uint32_t[]){ 155, 199, }
};
static bool relax_attention_attention_bsnh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsnh_match(g, n, m);
}
static bool relax_attention_attention_bsnh_pass(void *ctx, const struct relax_attention_attention_bsnh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsnh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsnh_each(g, n, relax_attention_attention_bsnh_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsnh_parts[] = {
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct relax_attention_attention_bsnh_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, reshape) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, matmul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, permute_dims_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, r_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, permute_dims_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_whole, x_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsnh_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsnh_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsnh_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsnh_whole, m.s) },
};
/* ---- attention_bsnh_bias ---- */

static const struct dfg_desc_expr relax_attention_attention_bsnh_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 10, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 25, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 25, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 20 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 20 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank == 4", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 20 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 20 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "r.rank == 3", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 20 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "r.shape[1]", .line = 20 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 20 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 20 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[1]", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.shape[2]", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 20 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 20 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 19, .text = "x", .line = 20 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 20 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank == 4", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 17, .text = "r", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "r.rank == 3", .line = 20 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 17, .text = "r", .line = 20 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 20 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "r.shape[1]", .line = 20 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 19, .text = "x", .line = 20 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 20 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[1]", .line = 20 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 17, .text = "r", .line = 20 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "r.shape[2]", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 19, .text = "x", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 20 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 30, .text = "x", .line = 20 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 20 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank == 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 28, .text = "r", .line = 20 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 20 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "r.rank == 3", .line = 20 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 28, .text = "r", .line = 20 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 20 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[1]", .line = 20 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 30, .text = "x", .line = 20 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 20 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 20 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 28, .text = "r", .line = 20 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 20 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.shape[2]", .line = 20 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 30, .text = "x", .line = 20 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 20 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.shape[3]", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 96, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 26 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 26 },
    /* 103 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 103, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 107, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 26 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 114 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 110, 111, 112, 113, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 28 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "shape", .line = 28 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 119 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.shape[0]", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 28 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "k.shape[0]", .line = 28 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "q.shape[0] == k.shape[0]", .line = 28 },
    /* 125 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 124, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0]", .line = 28 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 28 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 28 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "q.shape[0]", .line = 28 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 28 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "shape", .line = 28 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 133 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "v.shape[0]", .line = 28 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 133, }, .text = "q.shape[0] == v.shape[0]", .line = 28 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 134, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0]", .line = 28 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 28 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 28 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.shape[2]", .line = 28 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 28 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "k.shape[2]", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.shape[2] == k.shape[2]", .line = 28 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 144, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2]", .line = 28 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 29 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 29 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "q.shape[2]", .line = 29 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 29 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 29 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "v.shape[2]", .line = 29 },
    /* 154 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "q.shape[2] == v.shape[2]", .line = 29 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\012    q.shape[2] == v.shape[2]", .line = 28 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 34 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 34 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "r.rank == 4", .line = 34 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 34 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "r.shape[0]", .line = 34 },
    /* 164 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 34 },
    /* 165 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "shape", .line = 34 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 167 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "q.shape[0]", .line = 34 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 167, }, .text = "r.shape[0] == q.shape[0]", .line = 34 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 168, }, .text = "r.rank == 4, r.shape[0] == q.shape[0]", .line = 34 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 34 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "r.shape[1]", .line = 34 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 34 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "shape", .line = 34 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 177 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "q.shape[1]", .line = 34 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 173, 177, }, .text = "r.shape[1] == q.shape[1]", .line = 34 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 178, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1]", .line = 34 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 34 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "r.shape[2]", .line = 34 },
    /* 184 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 34 },
    /* 185 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 184, }, .text = "shape", .line = 34 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 187 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "q.shape[2]", .line = 34 },
    /* 188 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 187, }, .text = "r.shape[2] == q.shape[2]", .line = 34 },
    /* 189 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 188, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2]", .line = 34 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 35 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "shape", .line = 35 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 193 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "r.shape[3]", .line = 35 },
    /* 194 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 35 },
    /* 195 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 194, }, .text = "shape", .line = 35 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 197 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "v.shape[3]", .line = 35 },
    /* 198 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 197, }, .text = "r.shape[3] == v.shape[3]", .line = 35 },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 189, 198, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],\012    r.shape[3] == v.shape[3]", .line = 34 },
    /* 200 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 39 },
    /* 201 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .text = "shape", .line = 39 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 203 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "bias.shape[-1]", .line = 39 },
    /* 204 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 39 },
    /* 205 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .text = "shape", .line = 39 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "k.shape[1]", .line = 39 },
    /* 208 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 203, 207, }, .text = "bias.shape[-1] == k.shape[1]", .line = 39 },
    /* 209 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 39 },
    /* 210 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 209, }, .text = "rank", .line = 39 },
    /* 211 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 212 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 210, 211, }, .text = "bias.rank == 1", .line = 39 },
    /* 213 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 39 },
    /* 214 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 213, }, .text = "shape", .line = 39 },
    /* 215 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 39 },
    /* 216 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 214, 215, }, .text = "bias.shape[-2]", .line = 39 },
    /* 217 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 218 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 39 },
    /* 219 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 218, }, .text = "shape", .line = 39 },
    /* 220 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 221 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 219, 220, }, .text = "q.shape[1]", .line = 39 },
    /* 222 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 216, 217, 221, }, .text = "bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 223 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 212, 222, }, .text = "bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 224 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 208, 223, }, .text = "bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 225 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 40 },
    /* 226 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 225, }, .text = "rank", .line = 40 },
    /* 227 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 228 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 226, 227, }, .text = "bias.rank <= 2", .line = 40 },
    /* 229 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 40 },
    /* 230 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 229, }, .text = "rank", .line = 40 },
    /* 231 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 40 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 230, 231, }, .text = "bias.rank == 3", .line = 40 },
    /* 233 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 40 },
    /* 234 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 233, }, .text = "shape", .line = 40 },
    /* 235 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 236 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 234, 235, }, .text = "bias.shape[0]", .line = 40 },
    /* 237 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "batch", .line = 40 },
    /* 239 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 236, 237, 238, }, .text = "bias.shape[0] in {1, batch}", .line = 40 },
    /* 240 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 232, 239, }, .text = "(bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 40 },
    /* 241 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 228, 240, }, .text = "bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 40 },
    /* 242 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 224, 241, }, .text = "bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},\012    bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 39 },
};
static const struct dfg_desc_node relax_attention_attention_bsnh_bias_nodes[33] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 24 },
        },
        .name = "r",
        .text = "relax.permute_dims(relax.reshape(x, _))", .line = 24 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 32, },
        .text = "relax.reshape(x, _)", .line = 24 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 27, },
        .text = "relax.add(scores(q, k, s), bias)", .line = 61 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 22, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 23, 27, 36, 45, } },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 71 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [15] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 21, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 20, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 49, 53, 62, 71, } },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 19, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 71 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 24, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "s & const", .line = 53 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 71 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 71 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 75, 79, 88, 97, } },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 30, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 71 },
    [31] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_attention_attention_bsnh_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsnh_bias_refs[] = { { 13, -1 }, { 19, -1 }, { 30, -1 }, { 25, -1 }, { 27, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsnh_bias_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_match, s) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_match, bias) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsnh_bias_desc = {
    .n_nodes = 33, .n_exprs = 243, .n_vars = 0, .n_sets = 6,
    .nodes = relax_attention_attention_bsnh_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsnh_bias_regions,
    .exprs = relax_attention_attention_bsnh_bias_exprs,
    .captures = relax_attention_attention_bsnh_bias_refs,
    .text = "rule attention_bsnh_bias(q, k, v, s, bias) : keep_shared, priority 2 {\012    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));\012    match r;\012    where of_heads(q, k, v, r), is_back(r, q, v), bias_of(bias, q, k, 1);\012    rewrite relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {\012        axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\012    }) { scale = value(s) };\012}", .line = 71, .n_where = 3, .where = (const uint32_t[]){ 155, 199, 242, }
};
static bool relax_attention_attention_bsnh_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsnh_bias_match(g, n, m);
}
static bool relax_attention_attention_bsnh_bias_pass(void *ctx, const struct relax_attention_attention_bsnh_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsnh_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsnh_bias_each(g, n, relax_attention_attention_bsnh_bias_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsnh_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct relax_attention_attention_bsnh_bias_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, reshape) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, matmul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, permute_dims_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, r_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, permute_dims_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_whole, x_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsnh_bias_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsnh_bias_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsnh_bias_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsnh_bias_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct relax_attention_attention_bsnh_bias_whole, m.bias) },
};
/* ---- attention_bsnh_bias_of_heads ---- */

static const struct dfg_desc_expr relax_attention_attention_bsnh_bias_of_heads_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 10, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 25, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 25, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 20 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 20 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank == 4", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 20 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 20 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "r.rank == 3", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 20 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "r.shape[1]", .line = 20 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 20 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 20 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[1]", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 11, .text = "r", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.shape[2]", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 13, .text = "x", .line = 20 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 20 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 19, .text = "x", .line = 20 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 20 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank == 4", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 17, .text = "r", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "r.rank == 3", .line = 20 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 17, .text = "r", .line = 20 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 20 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "r.shape[1]", .line = 20 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 19, .text = "x", .line = 20 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 20 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[1]", .line = 20 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 17, .text = "r", .line = 20 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "r.shape[2]", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 19, .text = "x", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 20 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 30, .text = "x", .line = 20 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 20 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank == 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 28, .text = "r", .line = 20 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 20 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "r.rank == 3", .line = 20 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 28, .text = "r", .line = 20 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 20 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[1]", .line = 20 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 30, .text = "x", .line = 20 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 20 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 20 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 28, .text = "r", .line = 20 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 20 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.shape[2]", .line = 20 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 30, .text = "x", .line = 20 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 20 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.shape[3]", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 96, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 26 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 26 },
    /* 103 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 103, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 107, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 26 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 26 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 114 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 110, 111, 112, 113, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 28 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "shape", .line = 28 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 119 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.shape[0]", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 28 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "k.shape[0]", .line = 28 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "q.shape[0] == k.shape[0]", .line = 28 },
    /* 125 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 124, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0]", .line = 28 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 28 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 28 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "q.shape[0]", .line = 28 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 28 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "shape", .line = 28 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 133 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "v.shape[0]", .line = 28 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 133, }, .text = "q.shape[0] == v.shape[0]", .line = 28 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 134, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0]", .line = 28 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 28 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 28 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.shape[2]", .line = 28 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 28 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "k.shape[2]", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.shape[2] == k.shape[2]", .line = 28 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 144, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2]", .line = 28 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 29 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 29 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "q.shape[2]", .line = 29 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 29 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 29 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "v.shape[2]", .line = 29 },
    /* 154 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "q.shape[2] == v.shape[2]", .line = 29 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\012    q.shape[2] == v.shape[2]", .line = 28 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 34 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 34 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "r.rank == 4", .line = 34 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 34 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "r.shape[0]", .line = 34 },
    /* 164 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 34 },
    /* 165 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "shape", .line = 34 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 167 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "q.shape[0]", .line = 34 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 167, }, .text = "r.shape[0] == q.shape[0]", .line = 34 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 168, }, .text = "r.rank == 4, r.shape[0] == q.shape[0]", .line = 34 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 34 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "r.shape[1]", .line = 34 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 34 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "shape", .line = 34 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 177 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "q.shape[1]", .line = 34 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 173, 177, }, .text = "r.shape[1] == q.shape[1]", .line = 34 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 178, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1]", .line = 34 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 34 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "r.shape[2]", .line = 34 },
    /* 184 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 34 },
    /* 185 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 184, }, .text = "shape", .line = 34 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 187 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "q.shape[2]", .line = 34 },
    /* 188 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 187, }, .text = "r.shape[2] == q.shape[2]", .line = 34 },
    /* 189 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 188, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2]", .line = 34 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 35 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "shape", .line = 35 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 193 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "r.shape[3]", .line = 35 },
    /* 194 */ { .op = DFG_E_NODE, .ref = 30, .text = "v", .line = 35 },
    /* 195 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 194, }, .text = "shape", .line = 35 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 197 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "v.shape[3]", .line = 35 },
    /* 198 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 197, }, .text = "r.shape[3] == v.shape[3]", .line = 35 },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 189, 198, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],\012    r.shape[3] == v.shape[3]", .line = 34 },
    /* 200 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 43 },
    /* 201 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .text = "rank", .line = 43 },
    /* 202 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 43 },
    /* 203 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 202, }, .text = "bias.rank == 3", .line = 43 },
    /* 204 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 43 },
    /* 205 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 204, }, .text = "shape", .line = 43 },
    /* 206 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 207 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 205, 206, }, .text = "bias.shape[0]", .line = 43 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 43 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "shape", .line = 43 },
    /* 210 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 211 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 209, 210, }, .text = "q.shape[0]", .line = 43 },
    /* 212 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 43 },
    /* 213 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 212, }, .text = "shape", .line = 43 },
    /* 214 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 215 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 213, 214, }, .text = "q.shape[2]", .line = 43 },
    /* 216 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 211, 215, }, .text = "q.shape[0] * q.shape[2]", .line = 43 },
    /* 217 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 207, 216, }, .text = "bias.shape[0] == q.shape[0] * q.shape[2]", .line = 43 },
    /* 218 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 203, 217, }, .text = "bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2]", .line = 43 },
    /* 219 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 43 },
    /* 220 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 219, }, .text = "shape", .line = 43 },
    /* 221 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 222 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 220, 221, }, .text = "bias.shape[1]", .line = 43 },
    /* 223 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 224 */ { .op = DFG_E_NODE, .ref = 13, .text = "q", .line = 43 },
    /* 225 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 224, }, .text = "shape", .line = 43 },
    /* 226 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 227 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 225, 226, }, .text = "q.shape[1]", .line = 43 },
    /* 228 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 222, 223, 227, }, .text = "bias.shape[1] in {1, q.shape[1]}", .line = 43 },
    /* 229 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 218, 228, }, .text = "bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]}", .line = 43 },
    /* 230 */ { .op = DFG_E_NODE, .ref = 27, .text = "bias", .line = 44 },
    /* 231 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 230, }, .text = "shape", .line = 44 },
    /* 232 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 233 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 231, 232, }, .text = "bias.shape[2]", .line = 44 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 19, .text = "k", .line = 44 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "shape", .line = 44 },
    /* 236 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 237 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 235, 236, }, .text = "k.shape[1]", .line = 44 },
    /* 238 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 233, 237, }, .text = "bias.shape[2] == k.shape[1]", .line = 44 },
    /* 239 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 229, 238, }, .text = "bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]},\012    bias.shape[2] == k.shape[1]", .line = 43 },
};
static const struct dfg_desc_node relax_attention_attention_bsnh_bias_of_heads_nodes[33] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 24 },
        },
        .name = "r",
        .text = "relax.permute_dims(relax.reshape(x, _))", .line = 24 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 32, },
        .text = "relax.reshape(x, _)", .line = 24 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 28, },
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 27, },
        .text = "relax.add(scores(q, k, s), bias)", .line = 61 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 22, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 14, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 23, 27, 36, 45, } },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 13, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 79 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [15] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 21, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 20, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 49, 53, 62, 71, } },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 19, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 79 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 24, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "s & const", .line = 53 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 79 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 79 },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 75, 79, 88, 97, } },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 30, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 79 },
    [31] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_attention_attention_bsnh_bias_of_heads_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsnh_bias_of_heads_refs[] = { { 13, -1 }, { 19, -1 }, { 30, -1 }, { 25, -1 }, { 27, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsnh_bias_of_heads_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_match, s) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_match, bias) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsnh_bias_of_heads_desc = {
    .n_nodes = 33, .n_exprs = 240, .n_vars = 0, .n_sets = 6,
    .nodes = relax_attention_attention_bsnh_bias_of_heads_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsnh_bias_of_heads_regions,
    .exprs = relax_attention_attention_bsnh_bias_of_heads_exprs,
    .captures = relax_attention_attention_bsnh_bias_of_heads_refs,
    .text = "rule attention_bsnh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 2 {\012    r = places(product_bias(heads(q), heads(k), heads(v), s, bias));\012    match r;\012    where of_heads(q, k, v, r), is_back(r, q, v), bias_of_heads(bias, q, k);\012    rewrite relax.nn.attention_bias(q, k, v,\012        relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]])) { scale = value(s) };\012}", .line = 79, .n_where = 3, .where = (const uint32_t[]){ 155, 199, 239, }
};
static bool relax_attention_attention_bsnh_bias_of_heads_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsnh_bias_of_heads_match(g, n, m);
}
static bool relax_attention_attention_bsnh_bias_of_heads_pass(void *ctx, const struct relax_attention_attention_bsnh_bias_of_heads_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsnh_bias_of_heads_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsnh_bias_of_heads_each(g, n, relax_attention_attention_bsnh_bias_of_heads_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsnh_bias_of_heads_parts[] = {
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, reshape) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, matmul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, permute_dims_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, r_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, permute_dims_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, x_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct relax_attention_attention_bsnh_bias_of_heads_whole, m.bias) },
};
/* ---- attention_multi_query ---- */

static const struct dfg_desc_expr relax_attention_attention_multi_query_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 9, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 25, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 25, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 20 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 20 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank == 4", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 20 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 20 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "r.rank == 3", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 20 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "r.shape[1]", .line = 20 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 20 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 20 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[1]", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 10, .text = "r", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.shape[2]", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 12, .text = "x", .line = 20 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 20 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 18, .text = "x", .line = 20 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 20 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank == 4", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 16, .text = "r", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "r.rank == 3", .line = 20 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 16, .text = "r", .line = 20 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 20 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "r.shape[1]", .line = 20 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 18, .text = "x", .line = 20 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 20 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[1]", .line = 20 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 16, .text = "r", .line = 20 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "r.shape[2]", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 18, .text = "x", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 20 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 29, .text = "x", .line = 20 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 20 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank == 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 27, .text = "r", .line = 20 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 20 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "r.rank == 3", .line = 20 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 27, .text = "r", .line = 20 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 20 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[1]", .line = 20 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 29, .text = "x", .line = 20 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 20 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 20 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 27, .text = "r", .line = 20 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 20 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.shape[2]", .line = 20 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 29, .text = "x", .line = 20 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 20 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.shape[3]", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 96, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 18, .text = "k", .line = 26 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 29, .text = "v", .line = 26 },
    /* 103 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 103, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 107, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 26 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 26 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 114 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 110, 111, 112, 113, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 28 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "shape", .line = 28 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 119 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.shape[0]", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 18, .text = "k", .line = 28 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "k.shape[0]", .line = 28 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "q.shape[0] == k.shape[0]", .line = 28 },
    /* 125 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 124, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0]", .line = 28 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 28 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 28 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "q.shape[0]", .line = 28 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 29, .text = "v", .line = 28 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "shape", .line = 28 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 133 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "v.shape[0]", .line = 28 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 133, }, .text = "q.shape[0] == v.shape[0]", .line = 28 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 134, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0]", .line = 28 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 28 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 28 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.shape[2]", .line = 28 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 18, .text = "k", .line = 28 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "k.shape[2]", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.shape[2] == k.shape[2]", .line = 28 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 144, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2]", .line = 28 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 29 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 29 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "q.shape[2]", .line = 29 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 29, .text = "v", .line = 29 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 29 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "v.shape[2]", .line = 29 },
    /* 154 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "q.shape[2] == v.shape[2]", .line = 29 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\012    q.shape[2] == v.shape[2]", .line = 28 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 34 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 34 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "r.rank == 4", .line = 34 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 34 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "r.shape[0]", .line = 34 },
    /* 164 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 34 },
    /* 165 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "shape", .line = 34 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 167 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "q.shape[0]", .line = 34 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 167, }, .text = "r.shape[0] == q.shape[0]", .line = 34 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 168, }, .text = "r.rank == 4, r.shape[0] == q.shape[0]", .line = 34 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 34 },
    /* 172 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 173 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 171, 172, }, .text = "r.shape[1]", .line = 34 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 34 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "shape", .line = 34 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 34 },
    /* 177 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "q.shape[1]", .line = 34 },
    /* 178 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 173, 177, }, .text = "r.shape[1] == q.shape[1]", .line = 34 },
    /* 179 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 178, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1]", .line = 34 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 34 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 34 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "r.shape[2]", .line = 34 },
    /* 184 */ { .op = DFG_E_NODE, .ref = 12, .text = "q", .line = 34 },
    /* 185 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 184, }, .text = "shape", .line = 34 },
    /* 186 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 34 },
    /* 187 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 185, 186, }, .text = "q.shape[2]", .line = 34 },
    /* 188 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 183, 187, }, .text = "r.shape[2] == q.shape[2]", .line = 34 },
    /* 189 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 179, 188, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2]", .line = 34 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 35 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "shape", .line = 35 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 193 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "r.shape[3]", .line = 35 },
    /* 194 */ { .op = DFG_E_NODE, .ref = 29, .text = "v", .line = 35 },
    /* 195 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 194, }, .text = "shape", .line = 35 },
    /* 196 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 35 },
    /* 197 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 195, 196, }, .text = "v.shape[3]", .line = 35 },
    /* 198 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 197, }, .text = "r.shape[3] == v.shape[3]", .line = 35 },
    /* 199 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 189, 198, }, .text = "r.rank == 4, r.shape[0] == q.shape[0], r.shape[1] == q.shape[1], r.shape[2] == q.shape[2],\012    r.shape[3] == v.shape[3]", .line = 34 },
    /* 200 */ { .op = DFG_E_NODE, .ref = 18, .text = "a", .line = 92 },
    /* 201 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 200, }, .name = "repeats", .text = "repeats", .line = 92 },
    /* 202 */ { .op = DFG_E_NODE, .ref = 29, .text = "b", .line = 92 },
    /* 203 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 202, }, .name = "repeats", .text = "repeats", .line = 92 },
    /* 204 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 201, 203, }, .text = "a.repeats == b.repeats", .line = 92 },
    /* 205 */ { .op = DFG_E_NODE, .ref = 18, .text = "a", .line = 92 },
    /* 206 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 205, }, .name = "repeats", .text = "repeats", .line = 92 },
    /* 207 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 92 },
    /* 208 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 206, 207, }, .text = "a.repeats > 0", .line = 92 },
};
static const struct dfg_desc_node relax_attention_attention_multi_query_nodes[33] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 24 },
        },
        .name = "r",
        .text = "relax.permute_dims(relax.reshape(x, _))", .line = 24 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 32, },
        .text = "relax.reshape(x, _)", .line = 24 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 27, },
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [3] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "relax.astype?(w)", .line = 58 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 8, },
        .text = "relax.astype?(p)", .line = 56 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 22, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 23, 27, 36, 45, } },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 87 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [14] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 21, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 20, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 49, 53, 62, 71, } },
    [17] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 18, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.repeat", },
        .n_kids = 1, .kids = (const uint32_t[]){ 19, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axis in {2, -2}", .line = 88 },
        },
        .name = "a",
        .text = "relax.repeat(k)", .line = 88 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 87 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [22] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 24, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, },
        .text = "s & const", .line = 53 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 87 },
    [26] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 28, 31, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 75, 79, 88, 97, } },
    [28] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 29, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [29] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.repeat", },
        .n_kids = 1, .kids = (const uint32_t[]){ 30, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axis in {2, -2}", .line = 89 },
        },
        .name = "b",
        .text = "relax.repeat(v)", .line = 89 },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 87 },
    [31] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [32] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 24 },
};
static const struct dfg_desc_region relax_attention_attention_multi_query_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_multi_query_refs[] = { { 12, -1 }, { 19, -1 }, { 30, -1 }, { 25, -1 }, { 18, -1 }, { 29, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_multi_query_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_multi_query_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_multi_query_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_multi_query_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_multi_query_match, s) },
    { "a", DFG_CAP_NODE, offsetof(struct relax_attention_attention_multi_query_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct relax_attention_attention_multi_query_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_multi_query_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_multi_query_desc = {
    .n_nodes = 33, .n_exprs = 209, .n_vars = 0, .n_sets = 7,
    .nodes = relax_attention_attention_multi_query_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_multi_query_regions,
    .exprs = relax_attention_attention_multi_query_exprs,
    .captures = relax_attention_attention_multi_query_refs,
    .text = "rule attention_multi_query(q, k, v, s) : keep_shared, priority 3 {\012    a = relax.repeat(k) { axis in {2, -2} };\012    b = relax.repeat(v) { axis in {2, -2} };\012    r = places(product(heads(q), heads(a), heads(b), s));\012    match r;\012    where of_heads(q, a, b, r), is_back(r, q, b), a.repeats == b.repeats, a.repeats > 0;\012    rewrite relax.nn.attention(q, k, v) { scale = value(s) };\012}", .line = 87, .n_where = 4, .where = (const uint32_t[]){ 155, 199, 204, 208, }
};
static bool relax_attention_attention_multi_query_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_multi_query_match(g, n, m);
}
static bool relax_attention_attention_multi_query_pass(void *ctx, const struct relax_attention_attention_multi_query_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_multi_query_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_multi_query_each(g, n, relax_attention_attention_multi_query_pass, &e);
}

static const struct dfg_part relax_attention_attention_multi_query_parts[] = {
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct relax_attention_attention_multi_query_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, reshape) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, matmul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, permute_dims_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, r_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, permute_dims_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, x_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_multi_query_whole, x_4) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_multi_query_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_multi_query_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_multi_query_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_multi_query_whole, m.s) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct relax_attention_attention_multi_query_whole, m.a) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct relax_attention_attention_multi_query_whole, m.b) },
};
/* ---- attention_bsnh_bsh ---- */

static const struct dfg_desc_expr relax_attention_attention_bsnh_bsh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 22, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 22, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 10, .text = "x", .line = 20 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 20 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank == 4", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 20 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 20 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "r.rank == 3", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 20 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "r.shape[1]", .line = 20 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 10, .text = "x", .line = 20 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 20 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[1]", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 8, .text = "r", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.shape[2]", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 10, .text = "x", .line = 20 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 20 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 16, .text = "x", .line = 20 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 20 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank == 4", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 14, .text = "r", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "r.rank == 3", .line = 20 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 14, .text = "r", .line = 20 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 20 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "r.shape[1]", .line = 20 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 16, .text = "x", .line = 20 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 20 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[1]", .line = 20 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 14, .text = "r", .line = 20 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "r.shape[2]", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 16, .text = "x", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 20 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 26, .text = "x", .line = 20 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 20 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank == 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 20 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 20 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "r.rank == 3", .line = 20 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 20 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 20 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[1]", .line = 20 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 26, .text = "x", .line = 20 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 20 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 20 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 20 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 20 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.shape[2]", .line = 20 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 26, .text = "x", .line = 20 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 20 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.shape[3]", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 96, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 26 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 16, .text = "k", .line = 26 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 26 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 26, .text = "v", .line = 26 },
    /* 103 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 103, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 26 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 107, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 26 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 26 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 114 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 110, 111, 112, 113, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 28 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "shape", .line = 28 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 119 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.shape[0]", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 16, .text = "k", .line = 28 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "k.shape[0]", .line = 28 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "q.shape[0] == k.shape[0]", .line = 28 },
    /* 125 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 124, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0]", .line = 28 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 28 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 28 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "q.shape[0]", .line = 28 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 26, .text = "v", .line = 28 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "shape", .line = 28 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 133 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "v.shape[0]", .line = 28 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 133, }, .text = "q.shape[0] == v.shape[0]", .line = 28 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 134, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0]", .line = 28 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 28 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 28 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.shape[2]", .line = 28 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 16, .text = "k", .line = 28 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "k.shape[2]", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.shape[2] == k.shape[2]", .line = 28 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 144, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2]", .line = 28 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 10, .text = "q", .line = 29 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 29 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "q.shape[2]", .line = 29 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 26, .text = "v", .line = 29 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 29 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "v.shape[2]", .line = 29 },
    /* 154 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "q.shape[2] == v.shape[2]", .line = 29 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\012    q.shape[2] == v.shape[2]", .line = 28 },
};
static const struct dfg_desc_node relax_attention_attention_bsnh_bsh_nodes[28] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 24, },
        .name = "r",
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 19, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 23, 27, 36, 45, } },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 10, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 98 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 14, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 49, 53, 62, 71, } },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 98 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 14, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [19] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [20] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 21, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [21] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, },
        .text = "s & const", .line = 53 },
    [22] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 98 },
    [23] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [24] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 25, 27, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 75, 79, 88, 97, } },
    [25] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 26, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 98 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relax_attention_attention_bsnh_bsh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsnh_bsh_refs[] = { { 10, -1 }, { 16, -1 }, { 26, -1 }, { 22, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsnh_bsh_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsnh_bsh_desc = {
    .n_nodes = 28, .n_exprs = 156, .n_vars = 0, .n_sets = 5,
    .nodes = relax_attention_attention_bsnh_bsh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsnh_bsh_regions,
    .exprs = relax_attention_attention_bsnh_bsh_exprs,
    .captures = relax_attention_attention_bsnh_bsh_refs,
    .text = "rule attention_bsnh_bsh(q, k, v, s) : keep_shared, priority 1 {\012    r = product(heads(q), heads(k), heads(v), s);\012    match r;\012    where of_heads(q, k, v, r);\012    rewrite relax.reshape(\012        relax.permute_dims(relax.nn.attention(q, k, v) { scale = value(s) }) { axes = [0, 2, 1, 3] },\012        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\012}", .line = 98, .n_where = 1, .where = (const uint32_t[]){ 155, }
};
static bool relax_attention_attention_bsnh_bsh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsnh_bsh_match(g, n, m);
}
static bool relax_attention_attention_bsnh_bsh_pass(void *ctx, const struct relax_attention_attention_bsnh_bsh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsnh_bsh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsnh_bsh_each(g, n, relax_attention_attention_bsnh_bsh_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsnh_bsh_parts[] = {
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct relax_attention_attention_bsnh_bsh_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, permute_dims_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, r_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, permute_dims_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, x_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsnh_bsh_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsnh_bsh_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsnh_bsh_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsnh_bsh_whole, m.s) },
};
/* ---- attention_bsnh_bsh_bias ---- */

static const struct dfg_desc_expr relax_attention_attention_bsnh_bsh_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 20 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 20 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank == 4", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 20 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 20 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "r.rank == 3", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 20 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "r.shape[1]", .line = 20 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 20 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 20 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[1]", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.shape[2]", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 20 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 20 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 17, .text = "x", .line = 20 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 20 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank == 4", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "r.rank == 3", .line = 20 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 20 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 20 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "r.shape[1]", .line = 20 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 17, .text = "x", .line = 20 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 20 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[1]", .line = 20 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 20 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "r.shape[2]", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 17, .text = "x", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 20 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 20 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank == 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 20 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "r.rank == 3", .line = 20 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 20 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[1]", .line = 20 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 20 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 20 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 20 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.shape[2]", .line = 20 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 20 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.shape[3]", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 96, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 26 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 26 },
    /* 103 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 103, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 107, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 26 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 114 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 110, 111, 112, 113, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 28 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "shape", .line = 28 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 119 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.shape[0]", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 28 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "k.shape[0]", .line = 28 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "q.shape[0] == k.shape[0]", .line = 28 },
    /* 125 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 124, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0]", .line = 28 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 28 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 28 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "q.shape[0]", .line = 28 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 28 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "shape", .line = 28 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 133 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "v.shape[0]", .line = 28 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 133, }, .text = "q.shape[0] == v.shape[0]", .line = 28 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 134, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0]", .line = 28 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 28 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 28 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.shape[2]", .line = 28 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 28 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "k.shape[2]", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.shape[2] == k.shape[2]", .line = 28 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 144, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2]", .line = 28 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 29 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 29 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "q.shape[2]", .line = 29 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 29 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 29 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "v.shape[2]", .line = 29 },
    /* 154 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "q.shape[2] == v.shape[2]", .line = 29 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\012    q.shape[2] == v.shape[2]", .line = 28 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 39 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "shape", .line = 39 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 159 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "bias.shape[-1]", .line = 39 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 39 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 39 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "k.shape[1]", .line = 39 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 159, 163, }, .text = "bias.shape[-1] == k.shape[1]", .line = 39 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 39 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "rank", .line = 39 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 166, 167, }, .text = "bias.rank == 1", .line = 39 },
    /* 169 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 39 },
    /* 170 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 169, }, .text = "shape", .line = 39 },
    /* 171 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 39 },
    /* 172 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 170, 171, }, .text = "bias.shape[-2]", .line = 39 },
    /* 173 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 174 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 39 },
    /* 175 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 174, }, .text = "shape", .line = 39 },
    /* 176 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 177 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 175, 176, }, .text = "q.shape[1]", .line = 39 },
    /* 178 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 172, 173, 177, }, .text = "bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 179 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 168, 178, }, .text = "bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 180 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 179, }, .text = "bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 181 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 40 },
    /* 182 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 181, }, .text = "rank", .line = 40 },
    /* 183 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 184 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 182, 183, }, .text = "bias.rank <= 2", .line = 40 },
    /* 185 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 40 },
    /* 186 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 185, }, .text = "rank", .line = 40 },
    /* 187 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 40 },
    /* 188 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 186, 187, }, .text = "bias.rank == 3", .line = 40 },
    /* 189 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 40 },
    /* 190 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 189, }, .text = "shape", .line = 40 },
    /* 191 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 192 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 190, 191, }, .text = "bias.shape[0]", .line = 40 },
    /* 193 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "batch", .line = 40 },
    /* 195 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 192, 193, 194, }, .text = "bias.shape[0] in {1, batch}", .line = 40 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 188, 195, }, .text = "(bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 40 },
    /* 197 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 184, 196, }, .text = "bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 40 },
    /* 198 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 180, 197, }, .text = "bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},\012    bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 39 },
};
static const struct dfg_desc_node relax_attention_attention_bsnh_bsh_bias_nodes[30] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 26, },
        .name = "r",
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 25, },
        .text = "relax.add(scores(q, k, s), bias)", .line = 61 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 20, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 13, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 23, 27, 36, 45, } },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 106 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 49, 53, 62, 71, } },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 106 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 22, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "s & const", .line = 53 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 106 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 106 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 75, 79, 88, 97, } },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 28, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 106 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relax_attention_attention_bsnh_bsh_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsnh_bsh_bias_refs[] = { { 11, -1 }, { 17, -1 }, { 28, -1 }, { 23, -1 }, { 25, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsnh_bsh_bias_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_match, s) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_match, bias) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsnh_bsh_bias_desc = {
    .n_nodes = 30, .n_exprs = 199, .n_vars = 0, .n_sets = 6,
    .nodes = relax_attention_attention_bsnh_bsh_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsnh_bsh_bias_regions,
    .exprs = relax_attention_attention_bsnh_bsh_bias_exprs,
    .captures = relax_attention_attention_bsnh_bsh_bias_refs,
    .text = "rule attention_bsnh_bsh_bias(q, k, v, s, bias) : keep_shared, priority 1 {\012    r = product_bias(heads(q), heads(k), heads(v), s, bias);\012    match r;\012    where of_heads(q, k, v, r), bias_of(bias, q, k, 1);\012    rewrite relax.reshape(\012        relax.permute_dims(relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {\012            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\012        }) { scale = value(s) }) { axes = [0, 2, 1, 3] },\012        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\012}", .line = 106, .n_where = 2, .where = (const uint32_t[]){ 155, 198, }
};
static bool relax_attention_attention_bsnh_bsh_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsnh_bsh_bias_match(g, n, m);
}
static bool relax_attention_attention_bsnh_bsh_bias_pass(void *ctx, const struct relax_attention_attention_bsnh_bsh_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsnh_bsh_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsnh_bsh_bias_each(g, n, relax_attention_attention_bsnh_bsh_bias_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsnh_bsh_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, permute_dims_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, r_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, permute_dims_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, x_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct relax_attention_attention_bsnh_bsh_bias_whole, m.bias) },
};
/* ---- attention_bsnh_bsh_bias_of_heads ---- */

static const struct dfg_desc_expr relax_attention_attention_bsnh_bsh_bias_of_heads_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 23, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 20 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "rank", .line = 20 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "x.rank == 4", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 20 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 20 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "r.rank == 3", .line = 20 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 20 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "shape", .line = 20 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 31 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "r.shape[1]", .line = 20 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 20 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "shape", .line = 20 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 35 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x.shape[1]", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 9, .text = "r", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "shape", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 40 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "r.shape[2]", .line = 20 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 11, .text = "x", .line = 20 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "shape", .line = 20 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 44 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "x.shape[3]", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 44, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 17, .text = "x", .line = 20 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "rank", .line = 20 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.rank == 4", .line = 20 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 20 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "rank", .line = 20 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "r.rank == 3", .line = 20 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 20 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "shape", .line = 20 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 57 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "r.shape[1]", .line = 20 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 17, .text = "x", .line = 20 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 20 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.shape[1]", .line = 20 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 61, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 20 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 20 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "r.shape[2]", .line = 20 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 17, .text = "x", .line = 20 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 20 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 20 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 73 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "rank", .line = 20 },
    /* 74 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 20 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 74, }, .text = "x.rank == 4", .line = 20 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 77 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "rank", .line = 20 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "r.rank == 3", .line = 20 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 20 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "r.shape[1]", .line = 20 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 20 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 20 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[1]", .line = 20 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "r.shape[1] == x.shape[1]", .line = 20 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 26, .text = "r", .line = 20 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 20 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 20 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "r.shape[2]", .line = 20 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 28, .text = "x", .line = 20 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 20 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 20 },
    /* 96 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "x.shape[3]", .line = 20 },
    /* 97 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 96, }, .text = "r.shape[2] == x.shape[3]", .line = 20 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 26 },
    /* 100 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 26 },
    /* 103 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 101, 102, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 104 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 103, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 105 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 107 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 108 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 104, 107, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 26 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "dtype", .line = 26 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 114 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 110, 111, 112, 113, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 108, 114, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 116 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 28 },
    /* 117 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "shape", .line = 28 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 119 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "q.shape[0]", .line = 28 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 28 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "shape", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 123 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "k.shape[0]", .line = 28 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 119, 123, }, .text = "q.shape[0] == k.shape[0]", .line = 28 },
    /* 125 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 115, 124, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0]", .line = 28 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 28 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 28 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "q.shape[0]", .line = 28 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 28 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "shape", .line = 28 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 133 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "v.shape[0]", .line = 28 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 133, }, .text = "q.shape[0] == v.shape[0]", .line = 28 },
    /* 135 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 125, 134, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0]", .line = 28 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 28 },
    /* 137 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "shape", .line = 28 },
    /* 138 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 139 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 137, 138, }, .text = "q.shape[2]", .line = 28 },
    /* 140 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 28 },
    /* 141 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 140, }, .text = "shape", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 28 },
    /* 143 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 141, 142, }, .text = "k.shape[2]", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 143, }, .text = "q.shape[2] == k.shape[2]", .line = 28 },
    /* 145 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 135, 144, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2]", .line = 28 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 29 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 29 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "q.shape[2]", .line = 29 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 28, .text = "v", .line = 29 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 29 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 29 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "v.shape[2]", .line = 29 },
    /* 154 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "q.shape[2] == v.shape[2]", .line = 29 },
    /* 155 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "floats(q, k, v, r), q.shape[0] == k.shape[0], q.shape[0] == v.shape[0], q.shape[2] == k.shape[2],\012    q.shape[2] == v.shape[2]", .line = 28 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 43 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "rank", .line = 43 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 43 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "bias.rank == 3", .line = 43 },
    /* 160 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 43 },
    /* 161 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 160, }, .text = "shape", .line = 43 },
    /* 162 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 163 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 161, 162, }, .text = "bias.shape[0]", .line = 43 },
    /* 164 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 43 },
    /* 165 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 164, }, .text = "shape", .line = 43 },
    /* 166 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 167 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 165, 166, }, .text = "q.shape[0]", .line = 43 },
    /* 168 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 43 },
    /* 169 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 168, }, .text = "shape", .line = 43 },
    /* 170 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 43 },
    /* 171 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 169, 170, }, .text = "q.shape[2]", .line = 43 },
    /* 172 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 167, 171, }, .text = "q.shape[0] * q.shape[2]", .line = 43 },
    /* 173 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 163, 172, }, .text = "bias.shape[0] == q.shape[0] * q.shape[2]", .line = 43 },
    /* 174 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 159, 173, }, .text = "bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2]", .line = 43 },
    /* 175 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 43 },
    /* 176 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "shape", .line = 43 },
    /* 177 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 178 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 176, 177, }, .text = "bias.shape[1]", .line = 43 },
    /* 179 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 180 */ { .op = DFG_E_NODE, .ref = 11, .text = "q", .line = 43 },
    /* 181 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 180, }, .text = "shape", .line = 43 },
    /* 182 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 183 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 181, 182, }, .text = "q.shape[1]", .line = 43 },
    /* 184 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 178, 179, 183, }, .text = "bias.shape[1] in {1, q.shape[1]}", .line = 43 },
    /* 185 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 174, 184, }, .text = "bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]}", .line = 43 },
    /* 186 */ { .op = DFG_E_NODE, .ref = 25, .text = "bias", .line = 44 },
    /* 187 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 186, }, .text = "shape", .line = 44 },
    /* 188 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 189 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 187, 188, }, .text = "bias.shape[2]", .line = 44 },
    /* 190 */ { .op = DFG_E_NODE, .ref = 17, .text = "k", .line = 44 },
    /* 191 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 190, }, .text = "shape", .line = 44 },
    /* 192 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 44 },
    /* 193 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 191, 192, }, .text = "k.shape[1]", .line = 44 },
    /* 194 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 189, 193, }, .text = "bias.shape[2] == k.shape[1]", .line = 44 },
    /* 195 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 185, 194, }, .text = "bias.rank == 3, bias.shape[0] == q.shape[0] * q.shape[2], bias.shape[1] in {1, q.shape[1]},\012    bias.shape[2] == k.shape[1]", .line = 43 },
};
static const struct dfg_desc_node relax_attention_attention_bsnh_bsh_bias_of_heads_nodes[30] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 26, },
        .name = "r",
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 25, },
        .text = "relax.add(scores(q, k, s), bias)", .line = 61 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 20, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 13, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [9] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 23, 27, 36, 45, } },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 116 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 49, 53, 62, 71, } },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 116 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [20] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [21] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 22, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [22] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, },
        .text = "s & const", .line = 53 },
    [23] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 116 },
    [24] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [25] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 116 },
    [26] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 29, },
        .name = "r",
        .text = "relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _)", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 75, 79, 88, 97, } },
    [27] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 28, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 3LL }, } }, .text = "axes == [0, 2, 1, 3]", .line = 19 },
        },
        .text = "relax.permute_dims(x)", .line = 19 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 116 },
    [29] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 19 },
};
static const struct dfg_desc_region relax_attention_attention_bsnh_bsh_bias_of_heads_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsnh_bsh_bias_of_heads_refs[] = { { 11, -1 }, { 17, -1 }, { 28, -1 }, { 23, -1 }, { 25, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsnh_bsh_bias_of_heads_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match, s) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match, bias) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsnh_bsh_bias_of_heads_desc = {
    .n_nodes = 30, .n_exprs = 196, .n_vars = 0, .n_sets = 6,
    .nodes = relax_attention_attention_bsnh_bsh_bias_of_heads_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsnh_bsh_bias_of_heads_regions,
    .exprs = relax_attention_attention_bsnh_bsh_bias_of_heads_exprs,
    .captures = relax_attention_attention_bsnh_bsh_bias_of_heads_refs,
    .text = "rule attention_bsnh_bsh_bias_of_heads(q, k, v, s, bias) : keep_shared, priority 1 {\012    r = product_bias(heads(q), heads(k), heads(v), s, bias);\012    match r;\012    where of_heads(q, k, v, r), bias_of_heads(bias, q, k);\012    rewrite relax.reshape(\012        relax.permute_dims(relax.nn.attention_bias(q, k, v,\012            relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]]))\012            { scale = value(s) }) { axes = [0, 2, 1, 3] },\012        i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);\012}", .line = 116, .n_where = 2, .where = (const uint32_t[]){ 155, 195, }
};
static bool relax_attention_attention_bsnh_bsh_bias_of_heads_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsnh_bsh_bias_of_heads_match(g, n, m);
}
static bool relax_attention_attention_bsnh_bsh_bias_of_heads_pass(void *ctx, const struct relax_attention_attention_bsnh_bsh_bias_of_heads_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsnh_bsh_bias_of_heads_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsnh_bsh_bias_of_heads_each(g, n, relax_attention_attention_bsnh_bsh_bias_of_heads_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsnh_bsh_bias_of_heads_parts[] = {
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, permute_dims) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, x) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, r_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, permute_dims_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, x_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, permute_dims_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, r_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, permute_dims_5) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, x_3) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole, m.bias) },
};
/* ---- attention_bsh ---- */

static const struct dfg_desc_expr relax_attention_attention_bsh_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 16, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 16, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 8, .text = "q", .line = 26 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 11, .text = "k", .line = 26 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 8, .text = "q", .line = 26 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 18, .text = "v", .line = 26 },
    /* 25 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 25, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "q", .line = 26 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 29 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 29, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 8, .text = "q", .line = 26 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 26 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 32, 33, 34, 35, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 36, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 8, .text = "q", .line = 31 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 31 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 31 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "q.rank == 3", .line = 31 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "floats(q, k, v, r), q.rank == 3", .line = 31 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 11, .text = "k", .line = 31 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 31 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 31 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "k.rank == 3", .line = 31 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3", .line = 31 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 18, .text = "v", .line = 31 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 31 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 31 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "v.rank == 3", .line = 31 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3", .line = 31 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 8, .text = "q", .line = 31 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 31 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "q.shape[0]", .line = 31 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 11, .text = "k", .line = 31 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 31 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "k.shape[0]", .line = 31 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "q.shape[0] == k.shape[0]", .line = 31 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0]", .line = 31 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 8, .text = "q", .line = 32 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 32 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "q.shape[0]", .line = 32 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 18, .text = "v", .line = 32 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 32 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "v.shape[0]", .line = 32 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "q.shape[0] == v.shape[0]", .line = 32 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 62, 71, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0],\012    q.shape[0] == v.shape[0]", .line = 31 },
};
static const struct dfg_desc_node relax_attention_attention_bsh_nodes[19] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 18, },
        .name = "r",
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 13, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 129 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [10] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 129 },
    [12] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 11, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [13] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 15, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [15] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "s & const", .line = 53 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 129 },
    [17] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 129 },
};
static const struct dfg_desc_region relax_attention_attention_bsh_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsh_refs[] = { { 8, -1 }, { 11, -1 }, { 18, -1 }, { 16, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsh_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_match, s) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsh_desc = {
    .n_nodes = 19, .n_exprs = 73, .n_vars = 0, .n_sets = 5,
    .nodes = relax_attention_attention_bsh_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsh_regions,
    .exprs = relax_attention_attention_bsh_exprs,
    .captures = relax_attention_attention_bsh_refs,
    .text = "rule attention_bsh(q, k, v, s) : keep_shared {\012    r = product(q, k, v, s);\012    match r;\012    where of_one_head(q, k, v, r);\012    rewrite relax.squeeze(\012        relax.nn.attention(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },\012                           relax.expand_dims(v) { axis = [2] }) { scale = value(s) }) { axis = [2] };\012}", .line = 129, .n_where = 1, .where = (const uint32_t[]){ 72, }
};
static bool relax_attention_attention_bsh_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsh_match(g, n, m);
}
static bool relax_attention_attention_bsh_pass(void *ctx, const struct relax_attention_attention_bsh_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsh_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsh_each(g, n, relax_attention_attention_bsh_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsh_parts[] = {
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct relax_attention_attention_bsh_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, permute_dims) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsh_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsh_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsh_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsh_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsh_whole, m.s) },
};
/* ---- attention_bsh_bias ---- */

static const struct dfg_desc_expr relax_attention_attention_bsh_bias_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "p", .line = 57 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 57 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 57 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "p.rank == 3", .line = 57 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 57 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "uses(w)", .line = 57 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 57 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "uses(w) == 1", .line = 57 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 8, .text = "p", .line = 52 },
    /* 9 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "uses(p)", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "uses(p) == 1", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 17, .text = "s", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "elements", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "s.elements == 1", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 17, .text = "s", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 52 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "s.rank <= 3", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 26 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 26 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 26 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 20, .text = "v", .line = 26 },
    /* 25 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 26 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 25, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 26 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "r", .line = 26 },
    /* 29 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 26, 29, }, .text = "same_dtype(q, k, v, r)", .line = 26 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 26 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 26 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 26 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 32, 33, 34, 35, }, .text = "q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 30, 36, }, .text = "same_dtype(q, k, v, r), q.dtype in {f16, bf16, f32}", .line = 26 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 31 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 31 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 31 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "q.rank == 3", .line = 31 },
    /* 42 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 37, 41, }, .text = "floats(q, k, v, r), q.rank == 3", .line = 31 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 31 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 31 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 31 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "k.rank == 3", .line = 31 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3", .line = 31 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 20, .text = "v", .line = 31 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 31 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 31 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "v.rank == 3", .line = 31 },
    /* 52 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3", .line = 31 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 31 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 31 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "q.shape[0]", .line = 31 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 31 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 31 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 31 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "k.shape[0]", .line = 31 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "q.shape[0] == k.shape[0]", .line = 31 },
    /* 62 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 52, 61, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0]", .line = 31 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 32 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "shape", .line = 32 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 66 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "q.shape[0]", .line = 32 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 20, .text = "v", .line = 32 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 32 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 32 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "v.shape[0]", .line = 32 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "q.shape[0] == v.shape[0]", .line = 32 },
    /* 72 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 62, 71, }, .text = "floats(q, k, v, r), q.rank == 3, k.rank == 3, v.rank == 3, q.shape[0] == k.shape[0],\012    q.shape[0] == v.shape[0]", .line = 31 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 19, .text = "bias", .line = 39 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "shape", .line = 39 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 39 },
    /* 76 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "bias.shape[-1]", .line = 39 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 12, .text = "k", .line = 39 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "shape", .line = 39 },
    /* 79 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "k.shape[1]", .line = 39 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 76, 80, }, .text = "bias.shape[-1] == k.shape[1]", .line = 39 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 19, .text = "bias", .line = 39 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "rank", .line = 39 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 85 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "bias.rank == 1", .line = 39 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 19, .text = "bias", .line = 39 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 39 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 39 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "bias.shape[-2]", .line = 39 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 39 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "shape", .line = 39 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 39 },
    /* 94 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "q.shape[1]", .line = 39 },
    /* 95 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 89, 90, 94, }, .text = "bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 96 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 85, 95, }, .text = "bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 97 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 81, 96, }, .text = "bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]}", .line = 39 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 19, .text = "bias", .line = 40 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "rank", .line = 40 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 40 },
    /* 101 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "bias.rank <= 2", .line = 40 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 19, .text = "bias", .line = 40 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "rank", .line = 40 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 40 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "bias.rank == 3", .line = 40 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 19, .text = "bias", .line = 40 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 40 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 40 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "bias.shape[0]", .line = 40 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 40 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 9, .text = "q", .line = 140 },
    /* 112 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "shape", .line = 140 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 140 },
    /* 114 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "batch", .line = 40 },
    /* 115 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 109, 110, 114, }, .text = "bias.shape[0] in {1, batch}", .line = 40 },
    /* 116 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 105, 115, }, .text = "(bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 40 },
    /* 117 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 101, 116, }, .text = "bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 40 },
    /* 118 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 97, 117, }, .text = "bias.shape[-1] == k.shape[1], bias.rank == 1 or bias.shape[-2] in {1, q.shape[1]},\012    bias.rank <= 2 or (bias.rank == 3 and bias.shape[0] in {1, batch})", .line = 39 },
};
static const struct dfg_desc_node relax_attention_attention_bsh_bias_nodes[21] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 20, },
        .name = "r",
        .text = "relax.matmul(relax.astype?(w), v)", .line = 58, .n_where = 2, .where = (const uint32_t[]){ 3, 7, } },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "relax.astype?(w)", .line = 58 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "axis", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "axis in {-1, 2}", .line = 56 },
        },
        .name = "w",
        .text = "relax.nn.softmax(relax.astype?(p))", .line = 56 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .text = "relax.astype?(p)", .line = 56 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 19, },
        .text = "relax.add(scores(q, k, s), bias)", .line = 61 },
    [7] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.multiply", },
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 14, },
        .text = "relax.multiply(p, relax.astype?(s & const))", .line = 53, .n_where = 3, .where = (const uint32_t[]){ 11, 15, 19, } },
    [8] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.matmul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .name = "p",
        .text = "relax.matmul(q, turned(k))", .line = 51 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "q",
        .text = "q", .line = 137 },
    [10] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 13, },
        .text = "relax.permute_dims(x) { axes == [0, 2, 1] } | relax.permute_dims(x) { axes == [0...", .line = 49 },
    [11] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, .text = "axes == [0, 2, 1]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "k",
        .text = "k", .line = 137 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.permute_dims", },
        .n_kids = 1, .kids = (const uint32_t[]){ 12, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "axes", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = -1LL }, { .tag = DFG_D_INT, .i = -2LL }, } }, .text = "axes == [0, -1, -2]", .line = 49 },
        },
        .text = "relax.permute_dims(x)", .line = 49 },
    [14] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.astype", },
        .n_kids = 1, .kids = (const uint32_t[]){ 16, },
        .text = "relax.astype?(s & const)", .line = 53 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "s & const", .line = 53 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 137 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 53 },
    [19] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bias",
        .text = "bias", .line = 137 },
    [20] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "v",
        .text = "v", .line = 137 },
};
static const struct dfg_desc_region relax_attention_attention_bsh_bias_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture relax_attention_attention_bsh_bias_refs[] = { { 9, -1 }, { 12, -1 }, { 20, -1 }, { 17, -1 }, { 19, -1 }, { 0, -1 }, };
static const struct dfg_capture relax_attention_attention_bsh_bias_captures[] = {
    { "q", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_bias_match, q) },
    { "k", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_bias_match, k) },
    { "v", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_bias_match, v) },
    { "s", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_bias_match, s) },
    { "bias", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_bias_match, bias) },
    { "r", DFG_CAP_NODE, offsetof(struct relax_attention_attention_bsh_bias_match, r) },
};
static const struct dfg_desc_pattern relax_attention_attention_bsh_bias_desc = {
    .n_nodes = 21, .n_exprs = 119, .n_vars = 0, .n_sets = 6,
    .nodes = relax_attention_attention_bsh_bias_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = relax_attention_attention_bsh_bias_regions,
    .exprs = relax_attention_attention_bsh_bias_exprs,
    .captures = relax_attention_attention_bsh_bias_refs,
    .text = "rule attention_bsh_bias(q, k, v, s, bias) : keep_shared {\012    r = product_bias(q, k, v, s, bias);\012    match r;\012    where of_one_head(q, k, v, r), bias_of(bias, q, k, q.shape[0]);\012    rewrite relax.squeeze(\012        relax.nn.attention_bias(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },\012                                relax.expand_dims(v) { axis = [2] }, relax.expand_dims(bias) {\012            axis = bias.rank == 3 ? [1] : range(4 - bias.rank)\012        }) { scale = value(s) }) { axis = [2] };\012}", .line = 137, .n_where = 2, .where = (const uint32_t[]){ 72, 118, }
};
static bool relax_attention_attention_bsh_bias_any(const dfg_graph *g, dfg_node n, void *m)
{
    return relax_attention_attention_bsh_bias_match(g, n, m);
}
static bool relax_attention_attention_bsh_bias_pass(void *ctx, const struct relax_attention_attention_bsh_bias_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool relax_attention_attention_bsh_bias_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return relax_attention_attention_bsh_bias_each(g, n, relax_attention_attention_bsh_bias_pass, &e);
}

static const struct dfg_part relax_attention_attention_bsh_bias_parts[] = {
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct relax_attention_attention_bsh_bias_whole, m.r) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, astype) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, w) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, astype_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, multiply) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, permute_dims) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, permute_dims_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, astype_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct relax_attention_attention_bsh_bias_whole, constant) },
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct relax_attention_attention_bsh_bias_whole, m.q) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct relax_attention_attention_bsh_bias_whole, m.k) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct relax_attention_attention_bsh_bias_whole, m.v) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct relax_attention_attention_bsh_bias_whole, m.s) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct relax_attention_attention_bsh_bias_whole, m.bias) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "heads", .place = "relax_attention.pat:18", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_heads_match),
      .n_captures = 2, .captures = relax_attention_heads_captures,
      .match = relax_attention_heads_any, .each = relax_attention_heads_all, .desc = &relax_attention_heads_desc,
      .whole_size = sizeof(struct relax_attention_heads_whole), .n_parts = sizeof relax_attention_heads_parts / sizeof *relax_attention_heads_parts,
      .n_params = 1, .parts = relax_attention_heads_parts, .whole = relax_attention_heads_whole },
    { .name = "places", .place = "relax_attention.pat:24", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_places_match),
      .n_captures = 1, .captures = relax_attention_places_captures,
      .match = relax_attention_places_any, .each = relax_attention_places_all, .desc = &relax_attention_places_desc,
      .whole_size = sizeof(struct relax_attention_places_whole), .n_parts = sizeof relax_attention_places_parts / sizeof *relax_attention_places_parts,
      .n_params = 1, .parts = relax_attention_places_parts, .whole = relax_attention_places_whole },
    { .name = "turned", .place = "relax_attention.pat:48", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_turned_match),
      .n_captures = 1, .captures = relax_attention_turned_captures,
      .match = relax_attention_turned_any, .each = relax_attention_turned_all, .desc = &relax_attention_turned_desc,
      .whole_size = sizeof(struct relax_attention_turned_whole), .n_parts = sizeof relax_attention_turned_parts / sizeof *relax_attention_turned_parts,
      .n_params = 1, .parts = relax_attention_turned_parts, .whole = relax_attention_turned_whole },
    { .name = "scores", .place = "relax_attention.pat:50", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_scores_match),
      .n_captures = 4, .captures = relax_attention_scores_captures,
      .match = relax_attention_scores_any, .each = relax_attention_scores_all, .desc = &relax_attention_scores_desc,
      .whole_size = sizeof(struct relax_attention_scores_whole), .n_parts = sizeof relax_attention_scores_parts / sizeof *relax_attention_scores_parts,
      .n_params = 3, .parts = relax_attention_scores_parts, .whole = relax_attention_scores_whole },
    { .name = "weighted", .place = "relax_attention.pat:55", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_weighted_match),
      .n_captures = 3, .captures = relax_attention_weighted_captures,
      .match = relax_attention_weighted_any, .each = relax_attention_weighted_all, .desc = &relax_attention_weighted_desc,
      .whole_size = sizeof(struct relax_attention_weighted_whole), .n_parts = sizeof relax_attention_weighted_parts / sizeof *relax_attention_weighted_parts,
      .n_params = 2, .parts = relax_attention_weighted_parts, .whole = relax_attention_weighted_whole },
    { .name = "product", .place = "relax_attention.pat:60", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_product_match),
      .n_captures = 4, .captures = relax_attention_product_captures,
      .match = relax_attention_product_any, .each = relax_attention_product_all, .desc = &relax_attention_product_desc,
      .whole_size = sizeof(struct relax_attention_product_whole), .n_parts = sizeof relax_attention_product_parts / sizeof *relax_attention_product_parts,
      .n_params = 4, .parts = relax_attention_product_parts, .whole = relax_attention_product_whole },
    { .name = "product_bias", .place = "relax_attention.pat:61", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_product_bias_match),
      .n_captures = 5, .captures = relax_attention_product_bias_captures,
      .match = relax_attention_product_bias_any, .each = relax_attention_product_bias_all, .desc = &relax_attention_product_bias_desc,
      .whole_size = sizeof(struct relax_attention_product_bias_whole), .n_parts = sizeof relax_attention_product_bias_parts / sizeof *relax_attention_product_bias_parts,
      .n_params = 5, .parts = relax_attention_product_bias_parts, .whole = relax_attention_product_bias_whole },
    { .name = "attention_bsnh", .place = "relax_attention.pat:65", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsnh_match),
      .n_captures = 5, .captures = relax_attention_attention_bsnh_captures,
      .match = relax_attention_attention_bsnh_any, .each = relax_attention_attention_bsnh_all, .desc = &relax_attention_attention_bsnh_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsnh_whole), .n_parts = sizeof relax_attention_attention_bsnh_parts / sizeof *relax_attention_attention_bsnh_parts,
      .n_params = 4, .parts = relax_attention_attention_bsnh_parts, .whole = relax_attention_attention_bsnh_whole },
    { .name = "attention_bsnh_bias", .place = "relax_attention.pat:71", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsnh_bias_match),
      .n_captures = 6, .captures = relax_attention_attention_bsnh_bias_captures,
      .match = relax_attention_attention_bsnh_bias_any, .each = relax_attention_attention_bsnh_bias_all, .desc = &relax_attention_attention_bsnh_bias_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsnh_bias_whole), .n_parts = sizeof relax_attention_attention_bsnh_bias_parts / sizeof *relax_attention_attention_bsnh_bias_parts,
      .n_params = 5, .parts = relax_attention_attention_bsnh_bias_parts, .whole = relax_attention_attention_bsnh_bias_whole },
    { .name = "attention_bsnh_bias_of_heads", .place = "relax_attention.pat:79", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsnh_bias_of_heads_match),
      .n_captures = 6, .captures = relax_attention_attention_bsnh_bias_of_heads_captures,
      .match = relax_attention_attention_bsnh_bias_of_heads_any, .each = relax_attention_attention_bsnh_bias_of_heads_all, .desc = &relax_attention_attention_bsnh_bias_of_heads_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsnh_bias_of_heads_whole), .n_parts = sizeof relax_attention_attention_bsnh_bias_of_heads_parts / sizeof *relax_attention_attention_bsnh_bias_of_heads_parts,
      .n_params = 5, .parts = relax_attention_attention_bsnh_bias_of_heads_parts, .whole = relax_attention_attention_bsnh_bias_of_heads_whole },
    { .name = "attention_multi_query", .place = "relax_attention.pat:87", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_multi_query_match),
      .n_captures = 7, .captures = relax_attention_attention_multi_query_captures,
      .match = relax_attention_attention_multi_query_any, .each = relax_attention_attention_multi_query_all, .desc = &relax_attention_attention_multi_query_desc,
      .whole_size = sizeof(struct relax_attention_attention_multi_query_whole), .n_parts = sizeof relax_attention_attention_multi_query_parts / sizeof *relax_attention_attention_multi_query_parts,
      .n_params = 4, .parts = relax_attention_attention_multi_query_parts, .whole = relax_attention_attention_multi_query_whole },
    { .name = "attention_bsnh_bsh", .place = "relax_attention.pat:98", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsnh_bsh_match),
      .n_captures = 5, .captures = relax_attention_attention_bsnh_bsh_captures,
      .match = relax_attention_attention_bsnh_bsh_any, .each = relax_attention_attention_bsnh_bsh_all, .desc = &relax_attention_attention_bsnh_bsh_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsnh_bsh_whole), .n_parts = sizeof relax_attention_attention_bsnh_bsh_parts / sizeof *relax_attention_attention_bsnh_bsh_parts,
      .n_params = 4, .parts = relax_attention_attention_bsnh_bsh_parts, .whole = relax_attention_attention_bsnh_bsh_whole },
    { .name = "attention_bsnh_bsh_bias", .place = "relax_attention.pat:106", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_match),
      .n_captures = 6, .captures = relax_attention_attention_bsnh_bsh_bias_captures,
      .match = relax_attention_attention_bsnh_bsh_bias_any, .each = relax_attention_attention_bsnh_bsh_bias_all, .desc = &relax_attention_attention_bsnh_bsh_bias_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_whole), .n_parts = sizeof relax_attention_attention_bsnh_bsh_bias_parts / sizeof *relax_attention_attention_bsnh_bsh_bias_parts,
      .n_params = 5, .parts = relax_attention_attention_bsnh_bsh_bias_parts, .whole = relax_attention_attention_bsnh_bsh_bias_whole },
    { .name = "attention_bsnh_bsh_bias_of_heads", .place = "relax_attention.pat:116", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_match),
      .n_captures = 6, .captures = relax_attention_attention_bsnh_bsh_bias_of_heads_captures,
      .match = relax_attention_attention_bsnh_bsh_bias_of_heads_any, .each = relax_attention_attention_bsnh_bsh_bias_of_heads_all, .desc = &relax_attention_attention_bsnh_bsh_bias_of_heads_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsnh_bsh_bias_of_heads_whole), .n_parts = sizeof relax_attention_attention_bsnh_bsh_bias_of_heads_parts / sizeof *relax_attention_attention_bsnh_bsh_bias_of_heads_parts,
      .n_params = 5, .parts = relax_attention_attention_bsnh_bsh_bias_of_heads_parts, .whole = relax_attention_attention_bsnh_bsh_bias_of_heads_whole },
    { .name = "attention_bsh", .place = "relax_attention.pat:129", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsh_match),
      .n_captures = 5, .captures = relax_attention_attention_bsh_captures,
      .match = relax_attention_attention_bsh_any, .each = relax_attention_attention_bsh_all, .desc = &relax_attention_attention_bsh_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsh_whole), .n_parts = sizeof relax_attention_attention_bsh_parts / sizeof *relax_attention_attention_bsh_parts,
      .n_params = 4, .parts = relax_attention_attention_bsh_parts, .whole = relax_attention_attention_bsh_whole },
    { .name = "attention_bsh_bias", .place = "relax_attention.pat:137", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct relax_attention_attention_bsh_bias_match),
      .n_captures = 6, .captures = relax_attention_attention_bsh_bias_captures,
      .match = relax_attention_attention_bsh_bias_any, .each = relax_attention_attention_bsh_bias_all, .desc = &relax_attention_attention_bsh_bias_desc,
      .whole_size = sizeof(struct relax_attention_attention_bsh_bias_whole), .n_parts = sizeof relax_attention_attention_bsh_bias_parts / sizeof *relax_attention_attention_bsh_bias_parts,
      .n_params = 5, .parts = relax_attention_attention_bsh_bias_parts, .whole = relax_attention_attention_bsh_bias_whole },
};

static const char *const imports[] = { "relax", NULL };
extern const struct dfg_unit relax_attention_unit;
const struct dfg_unit relax_attention_unit = {
    .abi = DFG_ABI,
    .name = "relax_attention",
    .imports = imports,
    .names = &relax_attention_names, .whole_names = &whole_names,
    .n_patterns = 16, .patterns = patterns,
    .rules = &relax_attention_rules,
};
