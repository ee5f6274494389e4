/* What gemm.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "gemm.h"

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Div,
    OP_Gemm,
    OP_LeakyRelu,
    OP_MatMul,
    OP_Mul,
    OP_Relu,
    OP_Reshape,
    OP_Sigmoid,
    OP_Tanh,
    OP_Transpose,
    OP_com_microsoft_FusedMatMul,
};
enum {
    ATTR_alpha,
    ATTR_beta,
    ATTR_perm,
    ATTR_transA,
    ATTR_transB,
    ATTR_transBatchA,
    ATTR_transBatchB,
};
static const char *const op_names[] = {
    "Add",
    "Div",
    "Gemm",
    "LeakyRelu",
    "MatMul",
    "Mul",
    "Relu",
    "Reshape",
    "Sigmoid",
    "Tanh",
    "Transpose",
    "com.microsoft.FusedMatMul",
};
static const char *const attr_names[] = {
    "alpha",
    "beta",
    "perm",
    "transA",
    "transB",
    "transBatchA",
    "transBatchB",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 12,
    .ops = op_names,
    .n_attrs = 7,
    .attrs = attr_names,
};

/* gemm.pat:9
 * cond flips(t, a) = a.rank == 2, not present(t.perm) or t.perm == [1, 0];
 */
static bool flips(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return dfg_rank(g, a) == 2
        && (!dfg_known(dfg_attr(g, t, ATTR_perm))
            || dfg_list_is(g, t, ATTR_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false));
}

struct gemm_gemm_whole {
    struct gemm_gemm_match m;
};

static bool gemm_gemm_whole(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node m_2 = dfg_arg(g, n, swap);
        if (dfg_op(g, m_2) != OP_MatMul || !dfg_has_args(g, m_2, 2))
            continue;
        dfg_node v = dfg_arg(g, m_2, 0);
        /* where c.rank <= 2 */
        if (!dfg_le(dfg_rank_of(g, c), dfg_int(2)))
            continue;
        /* where broadcast_to(c, m) */
        if (dfg_broadcast_to(g, c, m_2) != DFG_TRUE)
            continue;
        /* where m.dtype in {f16, f32, f64} */
        if (!(dfg_dtype(g, m_2) == DFG_F16 || dfg_dtype(g, m_2) == DFG_F32 || dfg_dtype(g, m_2) == DFG_F64))
            continue;
        for (uint32_t alt = 0; alt < 2u; alt++) {
            dfg_node ta = DFG_NONE, a = DFG_NONE;
            if (alt == 0) {
                ta = v;
                if (dfg_op(g, ta) != OP_Transpose || !dfg_has_args(g, ta, 1))
                    continue;
                a = dfg_arg(g, ta, 0);
            } else {
                a = v;
            }
            dfg_node v_2 = dfg_arg(g, m_2, 1);
            /* where a.rank == 2 */
            if (dfg_rank(g, a) != 2)
                continue;
            for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
                dfg_node tb = DFG_NONE, b = DFG_NONE;
                if (alt_2 == 0) {
                    tb = v_2;
                    if (dfg_op(g, tb) != OP_Transpose || !dfg_has_args(g, tb, 1))
                        continue;
                    b = dfg_arg(g, tb, 0);
                } else {
                    b = v_2;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){m_2, ta, tb}, 3))
                    continue;
                /* where b.rank == 2 */
                if (dfg_rank(g, b) != 2)
                    continue;
                /* where not present(ta) or flips(ta, a) */
                if (!(ta == DFG_NONE || flips(g, ta, a)))
                    continue;
                /* where not present(tb) or flips(tb, b) */
                if (!(tb == DFG_NONE || flips(g, tb, b)))
                    continue;
                if (accept(ctx, &(struct gemm_gemm_whole){.m = {.root = n, .a = a, .b = b, .c = c, .ta = ta,
                        .tb = tb, .m = m_2, .y = n}}))
                    return true;
            }
        }
    }
    return false;
}

struct gemm_gemm_transpose_a_whole {
    struct gemm_gemm_transpose_a_match m;
};

static bool gemm_gemm_transpose_a_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (dfg_op(g, t) != OP_Transpose || !dfg_has_args(g, t, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node c = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where flips(t, a) */
    if (!flips(g, t, a))
        return false;
    return accept(ctx, &(struct gemm_gemm_transpose_a_whole){.m = {.root = n, .a = a, .b = b, .c = c,
            .t = t, .g = n}});
}

struct gemm_gemm_transpose_b_whole {
    struct gemm_gemm_transpose_b_match m;
};

static bool gemm_gemm_transpose_b_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (dfg_op(g, t) != OP_Transpose || !dfg_has_args(g, t, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    dfg_node c = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where flips(t, b) */
    if (!flips(g, t, b))
        return false;
    return accept(ctx, &(struct gemm_gemm_transpose_b_whole){.m = {.root = n, .a = a, .b = b, .c = c,
            .t = t, .g = n}});
}

struct gemm_gemm_transpose_y_whole {
    struct gemm_gemm_transpose_y_match m;
};

static bool gemm_gemm_transpose_y_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Transpose || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != OP_Gemm || !dfg_has_args(g, g_2, 2))
        return false;
    dfg_node a = dfg_arg(g, g_2, 0);
    dfg_node b = dfg_arg(g, g_2, 1);
    if (!dfg_same_body(g, n, g_2))
        return false;
    /* where not present(t.perm) or t.perm == [1, 0] */
    if (!(!dfg_known(dfg_attr(g, n, ATTR_perm))
          || dfg_list_is(g, n, ATTR_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false)))
        return false;
    return accept(ctx, &(struct gemm_gemm_transpose_y_whole){.m = {.root = n, .a = a, .b = b, .g = g_2,
            .t = n}});
}

static enum dfg_tri gemm_same1(const dfg_graph *g, dfg_node n2, dfg_node a)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(1)), dfg_int(1)), m = dfg_range_len(
            dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(1)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_at(dfg_shape_of(g, n2), dfg_int(k)),
                                dfg_at(dfg_shape_of(g, a), dfg_int(k))));
    return all;
}

struct gemm_gemm_rows_whole {
    struct gemm_gemm_rows_match m;
    dfg_node x;
    dfg_node x_2;
};

static bool gemm_gemm_rows_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Reshape || !dfg_has_args(g, n, 2))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != OP_Gemm || !dfg_has_args(g, g_2, 3))
        return false;
    if (!dfg_float_is(g, g_2, ATTR_alpha, 1.0, 1.0))
        return false;
    if (!dfg_float_is(g, g_2, ATTR_beta, 1.0, 1.0))
        return false;
    if (!dfg_int_is(g, g_2, ATTR_transA, 0, 0))
        return false;
    if (!dfg_int_is(g, g_2, ATTR_transB, 0, 0))
        return false;
    dfg_node r = dfg_arg(g, g_2, 0);
    if (dfg_op(g, r) != OP_Reshape || !dfg_has_args(g, r, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node x = dfg_arg(g, r, 1);
    dfg_node b = dfg_arg(g, g_2, 1);
    dfg_node c = dfg_arg(g, g_2, 2);
    dfg_node x_2 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){g_2, r}, 2))
        return false;
    /* where r.rank == 2 */
    if (dfg_rank(g, r) != 2)
        return false;
    /* where b.rank == 2 */
    if (dfg_rank(g, b) != 2)
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where r.shape[1] == a.shape[-1] */
    if (!dfg_eq(dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1)))
        return false;
    /* where y.rank == a.rank */
    if (!dfg_eq(dfg_rank_of(g, n), dfg_rank_of(g, a)))
        return false;
    /* where c.rank <= 1 */
    if (!dfg_le(dfg_rank_of(g, c), dfg_int(1)))
        return false;
    /* where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)] */
    if (gemm_same1(g, n, a) != DFG_TRUE)
        return false;
    /* where y.shape[-1] == b.shape[1] */
    if (!dfg_eq(dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1)))
        return false;
    return accept(ctx, &(struct gemm_gemm_rows_whole){.m = {.root = n, .a = a, .b = b, .c = c, .r = r,
            .g = g_2, .y = n}, .x = x, .x_2 = x_2});
}

struct gemm_matmul_rows_whole {
    struct gemm_matmul_rows_match m;
    dfg_node x;
    dfg_node matMul;
    dfg_node x_2;
};

static bool gemm_matmul_rows_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Reshape || !dfg_has_args(g, n, 2))
        return false;
    dfg_node matMul = dfg_arg(g, n, 0);
    if (dfg_op(g, matMul) != OP_MatMul || !dfg_has_args(g, matMul, 2))
        return false;
    dfg_node r = dfg_arg(g, matMul, 0);
    if (dfg_op(g, r) != OP_Reshape || !dfg_has_args(g, r, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node x = dfg_arg(g, r, 1);
    dfg_node b = dfg_arg(g, matMul, 1);
    dfg_node x_2 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, r}, 2))
        return false;
    /* where r.rank == 2 */
    if (dfg_rank(g, r) != 2)
        return false;
    /* where b.rank == 2 */
    if (dfg_rank(g, b) != 2)
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where r.shape[1] == a.shape[-1] */
    if (!dfg_eq(dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1)))
        return false;
    /* where y.rank == a.rank */
    if (!dfg_eq(dfg_rank_of(g, n), dfg_rank_of(g, a)))
        return false;
    /* where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)] */
    if (gemm_same1(g, n, a) != DFG_TRUE)
        return false;
    /* where y.shape[-1] == b.shape[1] */
    if (!dfg_eq(dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1)))
        return false;
    return accept(ctx, &(struct gemm_matmul_rows_whole){.m = {.root = n, .a = a, .b = b, .r = r, .y = n},
            .x = x, .matMul = matMul, .x_2 = x_2});
}

static enum dfg_tri gemm_same2(const dfg_graph *g, dfg_node n2, dfg_node a)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1)), m = dfg_range_len(
            dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_at(dfg_shape_of(g, n2), dfg_int(k)),
                                dfg_at(dfg_shape_of(g, a), dfg_int(k))));
    return all;
}

static enum dfg_tri gemm_same3(const dfg_graph *g, dfg_node n2, dfg_node a, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1)), m = dfg_range_len(
            dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_at(dfg_shape_of(g, n2), dfg_int(k)),
                                dfg_at(dfg_shape_of(g, b), dfg_int(k))));
    return all;
}

struct gemm_matmul_stacks_whole {
    struct gemm_matmul_stacks_match m;
    dfg_node x;
    dfg_node x_2;
    dfg_node matMul;
    dfg_node x_3;
};

static bool gemm_matmul_stacks_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Reshape || !dfg_has_args(g, n, 2))
        return false;
    dfg_node matMul = dfg_arg(g, n, 0);
    if (dfg_op(g, matMul) != OP_MatMul || !dfg_argc_is(g, matMul, 2))
        return false;
    dfg_node ra = dfg_arg(g, matMul, 0);
    if (dfg_op(g, ra) != OP_Reshape || !dfg_has_args(g, ra, 2))
        return false;
    dfg_node a = dfg_arg(g, ra, 0);
    dfg_node x = dfg_arg(g, ra, 1);
    dfg_node rb = dfg_arg(g, matMul, 1);
    if (dfg_op(g, rb) != OP_Reshape || !dfg_has_args(g, rb, 2))
        return false;
    dfg_node b = dfg_arg(g, rb, 0);
    dfg_node x_2 = dfg_arg(g, rb, 1);
    dfg_node x_3 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){matMul, ra, rb}, 3))
        return false;
    /* where ra.rank == 3 */
    if (dfg_rank(g, ra) != 3)
        return false;
    /* where rb.rank == 3 */
    if (dfg_rank(g, rb) != 3)
        return false;
    /* where a.rank == b.rank */
    if (!dfg_eq(dfg_rank_of(g, a), dfg_rank_of(g, b)))
        return false;
    /* where y.rank == a.rank */
    if (!dfg_eq(dfg_rank_of(g, n), dfg_rank_of(g, a)))
        return false;
    /* where a.rank >= 3 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(3)))
        return false;
    /* where ra.shape[0] == rb.shape[0] */
    if (!dfg_eq(dfg_extent_of(g, ra, 0), dfg_extent_of(g, rb, 0)))
        return false;
    /* where ra.shape[1] == a.shape[-2] */
    if (!dfg_eq(dfg_extent_of(g, ra, 1), dfg_extent_of(g, a, -2)))
        return false;
    /* where ra.shape[2] == a.shape[-1] */
    if (!dfg_eq(dfg_extent_of(g, ra, 2), dfg_extent_of(g, a, -1)))
        return false;
    /* where rb.shape[1] == b.shape[-2] */
    if (!dfg_eq(dfg_extent_of(g, rb, 1), dfg_extent_of(g, b, -2)))
        return false;
    /* where rb.shape[2] == b.shape[-1] */
    if (!dfg_eq(dfg_extent_of(g, rb, 2), dfg_extent_of(g, b, -1)))
        return false;
    /* where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)] */
    if (gemm_same2(g, n, a) != DFG_TRUE)
        return false;
    /* where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)] */
    if (gemm_same3(g, n, a, b) != DFG_TRUE)
        return false;
    /* where y.shape[-2] == a.shape[-2] */
    if (!dfg_eq(dfg_extent_of(g, n, -2), dfg_extent_of(g, a, -2)))
        return false;
    /* where y.shape[-1] == b.shape[-1] */
    if (!dfg_eq(dfg_extent_of(g, n, -1), dfg_extent_of(g, b, -1)))
        return false;
    return accept(ctx, &(struct gemm_matmul_stacks_whole){.m = {.root = n, .a = a, .b = b, .ra = ra,
            .rb = rb, .y = n}, .x = x, .x_2 = x_2, .matMul = matMul, .x_3 = x_3});
}

static enum dfg_tri gemm_same4(const dfg_graph *g, dfg_node t)
{
    const dfg_val list = DFG_LIST(dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))), dfg_int(1)),
                                  dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))), dfg_int(2)));
    const dfg_val list2 = dfg_attr(g, t, ATTR_perm);
    const int64_t n = dfg_len(list2), m = dfg_joined(dfg_range_len(
                                                         dfg_int(0),
                                                         dfg_sub(
                                                             dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))),
                                                             dfg_int(2)),
                                                         dfg_int(1)),
                                                     2);
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_same(dfg_item(list2, k),
                                (k < dfg_range_len(dfg_int(0),
                                                   dfg_sub(
                                                       dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))),
                                                       dfg_int(2)),
                                                   dfg_int(1))
                                 ? dfg_int(k)
                                 : dfg_item(list,
                                            k - dfg_range_len(
                                                dfg_int(0),
                                                dfg_sub(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))),
                                                        dfg_int(2)),
                                                dfg_int(1))))));
    return all;
}

/* gemm.pat:11
 * cond swaps_last(t, a) =
 *     (present(t.perm) and len(t.perm) >= 2
 *      and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))
 *     or (not present(t.perm) and a.rank == 2);
 */
static bool swaps_last(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return (dfg_known(dfg_attr(g, t, ATTR_perm))
            && dfg_ge(dfg_count(dfg_len(dfg_attr(g, t, ATTR_perm))), dfg_int(2))
            && gemm_same4(g, t) == DFG_TRUE)
        || (!dfg_known(dfg_attr(g, t, ATTR_perm)) && dfg_rank(g, a) == 2);
}

struct gemm_fused_matmul_a_whole {
    struct gemm_fused_matmul_a_match m;
    dfg_node matMul;
};

static bool gemm_fused_matmul_a_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_MatMul || !dfg_has_args(g, n, 2))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (dfg_op(g, t) != OP_Transpose || !dfg_has_args(g, t, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, a) */
    if (!swaps_last(g, t, a))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    /* where a.dtype == f32 */
    if (dfg_dtype(g, a) != DFG_F32)
        return false;
    return accept(ctx, &(struct gemm_fused_matmul_a_whole){.m = {.root = n, .a = a, .b = b, .t = t},
            .matMul = n});
}

struct gemm_fused_matmul_b_whole {
    struct gemm_fused_matmul_b_match m;
    dfg_node matMul;
};

static bool gemm_fused_matmul_b_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_MatMul || !dfg_has_args(g, n, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (dfg_op(g, t) != OP_Transpose || !dfg_has_args(g, t, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!swaps_last(g, t, b))
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where a.dtype == f32 */
    if (dfg_dtype(g, a) != DFG_F32)
        return false;
    return accept(ctx, &(struct gemm_fused_matmul_b_whole){.m = {.root = n, .a = a, .b = b, .t = t},
            .matMul = n});
}

struct gemm_fused_matmul_more_a_whole {
    struct gemm_fused_matmul_more_a_match m;
};

static bool gemm_fused_matmul_more_a_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_FusedMatMul || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_int_is(g, n, ATTR_transBatchA, 0, 0))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (dfg_op(g, t) != OP_Transpose || !dfg_has_args(g, t, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, a) */
    if (!swaps_last(g, t, a))
        return false;
    return accept(ctx, &(struct gemm_fused_matmul_more_a_whole){.m = {.root = n, .a = a, .b = b, .t = t,
            .m = n}});
}

struct gemm_fused_matmul_more_b_whole {
    struct gemm_fused_matmul_more_b_match m;
};

static bool gemm_fused_matmul_more_b_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_com_microsoft_FusedMatMul || !dfg_has_args(g, n, 2))
        return false;
    if (!dfg_int_is(g, n, ATTR_transBatchB, 0, 0))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (dfg_op(g, t) != OP_Transpose || !dfg_has_args(g, t, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where swaps_last(t, b) */
    if (!swaps_last(g, t, b))
        return false;
    return accept(ctx, &(struct gemm_fused_matmul_more_b_whole){.m = {.root = n, .a = a, .b = b, .t = t,
            .m = n}});
}

struct gemm_fused_matmul_scale_whole {
    struct gemm_fused_matmul_scale_match m;
    dfg_node mul;
    dfg_node constant;
};

static bool gemm_fused_matmul_scale_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_MatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (dfg_op(g, m_2) != OP_MatMul || !dfg_has_args(g, m_2, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1 - swap);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, m_2))
        return false;
    /* where s.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where s.rank <= m.rank */
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)))
        return false;
    /* where m.dtype == f32 */
    if (dfg_dtype(g, m_2) != DFG_F32)
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    return accept(ctx, &(struct gemm_fused_matmul_scale_whole){.m = {.root = n, .a = a, .b = b, .s = s,
            .m = m_2}, .mul = n, .constant = constant});
}

struct gemm_fused_matmul_divisor_whole {
    struct gemm_fused_matmul_divisor_match m;
    dfg_node div;
    dfg_node constant;
};

static bool gemm_fused_matmul_divisor_whole(const dfg_graph *g, dfg_node n,
                                            bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Div || !dfg_argc_is(g, n, 2))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, m_2) != OP_MatMul || !dfg_has_args(g, m_2, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, m_2))
        return false;
    /* where s.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where s.rank <= m.rank */
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)))
        return false;
    /* where m.dtype == f32 */
    if (dfg_dtype(g, m_2) != DFG_F32)
        return false;
    /* where a.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, a), dfg_int(2)))
        return false;
    /* where b.rank >= 2 */
    if (!dfg_ge(dfg_rank_of(g, b), dfg_int(2)))
        return false;
    /* where value(s) != 0 */
    if (!dfg_ne(dfg_value_of(g, s), dfg_int(0)))
        return false;
    return accept(ctx, &(struct gemm_fused_matmul_divisor_whole){.m = {.root = n, .a = a, .b = b, .s = s,
            .m = m_2}, .div = n, .constant = constant});
}

struct gemm_fused_matmul_more_scale_whole {
    struct gemm_fused_matmul_more_scale_match m;
    dfg_node mul;
    dfg_node constant;
};

static bool gemm_fused_matmul_more_scale_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_Mul || !dfg_argc_is(g, n, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_com_microsoft_FusedMatMul ? 0 : 1;
    dfg_node m_2 = dfg_arg(g, n, swap);
    if (dfg_op(g, m_2) != OP_com_microsoft_FusedMatMul || !dfg_has_args(g, m_2, 2))
        return false;
    dfg_node a = dfg_arg(g, m_2, 0);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node s = dfg_arg(g, n, 1 - swap);
    dfg_node constant = s;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    if (!dfg_same_body(g, n, m_2))
        return false;
    /* where s.elements == 1 */
    if (!dfg_eq(dfg_elements_of(g, s), dfg_int(1)))
        return false;
    /* where s.rank <= m.rank */
    if (!dfg_le(dfg_rank_of(g, s), dfg_rank_of(g, m_2)))
        return false;
    return accept(ctx, &(struct gemm_fused_matmul_more_scale_whole){.m = {.root = n, .a = a, .b = b,
            .s = s, .m = m_2}, .mul = n, .constant = constant});
}

struct gemm_fused_gemm_whole {
    struct gemm_fused_gemm_match m;
};

static bool gemm_fused_gemm_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Relu || dfg_op(g, n) == OP_Sigmoid || dfg_op(g, n) == OP_Tanh)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != OP_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0);
    dfg_node b = dfg_arg(g, g_2, 1);
    dfg_node c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2))
        return false;
    /* where g.dtype == f32 */
    if (dfg_dtype(g, g_2) != DFG_F32)
        return false;
    return accept(ctx, &(struct gemm_fused_gemm_whole){.m = {.root = n, .a = a, .b = b, .c = c, .g = g_2,
            .y = n}});
}

struct gemm_fused_gemm_leaky_whole {
    struct gemm_fused_gemm_leaky_match m;
};

static bool gemm_fused_gemm_leaky_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_LeakyRelu || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, g_2) != OP_Gemm || dfg_n_args(g, g_2) > 3 || dfg_arg(g, g_2, 0) == DFG_NONE
        || dfg_arg(g, g_2, 1) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, g_2, 0);
    dfg_node b = dfg_arg(g, g_2, 1);
    dfg_node c = dfg_arg(g, g_2, 2);
    if (!dfg_same_body(g, n, g_2))
        return false;
    /* where g.dtype == f32 */
    if (dfg_dtype(g, g_2) != DFG_F32)
        return false;
    return accept(ctx, &(struct gemm_fused_gemm_leaky_whole){.m = {.root = n, .a = a, .b = b, .c = c,
            .g = g_2, .y = n}});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- gemm ---- */

static const struct dfg_desc_expr gemm_gemm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 26 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.rank == 2", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 26 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 26 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 26 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.rank == 2", .line = 26 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 26 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 26 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 26 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "c.rank <= 2", .line = 26 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 26 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 26 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "broadcast_to(c, m)", .line = 26 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 26 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 26 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 26 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 26 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 26 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 16, 17, 18, 19, }, .text = "m.dtype in {f16, f32, f64}", .line = 26 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "ta", .line = 27 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "present(ta)", .line = 27 },
    /* 23 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "not present(ta)", .line = 27 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 9 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 9 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 9 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "a.rank == 2", .line = 9 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 9 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "perm", .text = "perm", .line = 9 },
    /* 30 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "present(t.perm)", .line = 9 },
    /* 31 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "not present(t.perm)", .line = 9 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 9 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "perm", .text = "perm", .line = 9 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 9 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "t.perm == [1, 0]", .line = 9 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 9 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 9 },
    /* 38 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 23, 37, }, .text = "not present(ta) or flips(ta, a)", .line = 27 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 6, .text = "tb", .line = 27 },
    /* 40 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "present(tb)", .line = 27 },
    /* 41 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "not present(tb)", .line = 27 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 7, .text = "a", .line = 9 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 9 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 9 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "a.rank == 2", .line = 9 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "t", .line = 9 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "perm", .text = "perm", .line = 9 },
    /* 48 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "present(t.perm)", .line = 9 },
    /* 49 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "not present(t.perm)", .line = 9 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "t", .line = 9 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "perm", .text = "perm", .line = 9 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 9 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "t.perm == [1, 0]", .line = 9 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 9 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 54, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 9 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 55, }, .text = "not present(tb) or flips(tb, b)", .line = 27 },
};
static const struct dfg_desc_node gemm_gemm_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .name = "y",
        .text = "Add(m, c)", .line = 24 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "m",
        .text = "MatMul(ta | a, tb | b)", .line = 23 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "ta | a", .line = 23 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "ta",
        .text = "Transpose(a)", .line = 21 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 20 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "tb | b", .line = 23 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .name = "tb",
        .text = "Transpose(b)", .line = 22 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 20 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 20 },
};
static const struct dfg_desc_region gemm_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_gemm_refs[] = { { 4, -1 }, { 7, -1 }, { 8, -1 }, { 3, -1 }, { 6, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_gemm_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_gemm_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_gemm_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct gemm_gemm_match, c) },
    { "ta", DFG_CAP_NODE, offsetof(struct gemm_gemm_match, ta) },
    { "tb", DFG_CAP_NODE, offsetof(struct gemm_gemm_match, tb) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_gemm_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_gemm_match, y) },
};
static const struct dfg_desc_pattern gemm_gemm_desc = {
    .n_nodes = 9, .n_exprs = 57, .n_vars = 0, .n_sets = 7,
    .nodes = gemm_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_gemm_regions,
    .exprs = gemm_gemm_exprs,
    .captures = gemm_gemm_refs,
    .text = "rule gemm(a, b, c) : priority 1 {\012    ta = Transpose(a);\012    tb = Transpose(b);\012    m = MatMul(ta | a, tb | b);\012    y = Add(m, c);\012    match y;\012    where a.rank == 2, b.rank == 2, c.rank <= 2, broadcast_to(c, m), m.dtype in {f16, f32, f64};\012    where not present(ta) or flips(ta, a), not present(tb) or flips(tb, b);\012    rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };\012}", .line = 20, .n_where = 7, .where = (const uint32_t[]){ 3, 7, 11, 14, 20, 38, 56, }
};
static bool gemm_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_gemm_match(g, n, m);
}
static bool gemm_gemm_pass(void *ctx, const struct gemm_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_gemm_each(g, n, gemm_gemm_pass, &e);
}

static const struct dfg_part gemm_gemm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_gemm_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_gemm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_gemm_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_gemm_whole, m.ta) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct gemm_gemm_whole, m.tb) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct gemm_gemm_whole, m.m) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct gemm_gemm_whole, m.y) },
};
/* ---- gemm_transpose_a ---- */

static const struct dfg_desc_expr gemm_gemm_transpose_a_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.rank == 2", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 9 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "perm", .text = "perm", .line = 9 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.perm)", .line = 9 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.perm)", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 9 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "perm", .text = "perm", .line = 9 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 9 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "t.perm == [1, 0]", .line = 9 },
    /* 12 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 9 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 9 },
};
static const struct dfg_desc_node gemm_gemm_transpose_a_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(t, b, c?)", .line = 33 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "t",
        .text = "Transpose(a)", .line = 32 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 31 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 31 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 31 },
};
static const struct dfg_desc_region gemm_gemm_transpose_a_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_gemm_transpose_a_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_gemm_transpose_a_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_a_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_a_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_a_match, c) },
    { "t", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_a_match, t) },
    { "g", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_a_match, g) },
};
static const struct dfg_desc_pattern gemm_gemm_transpose_a_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 5,
    .nodes = gemm_gemm_transpose_a_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_gemm_transpose_a_regions,
    .exprs = gemm_gemm_transpose_a_exprs,
    .captures = gemm_gemm_transpose_a_refs,
    .text = "rule gemm_transpose_a(a, b, c) : keep_shared {\012    t = Transpose(a);\012    g = Gemm(t, b, c?);\012    match g;\012    where flips(t, a);\012    rewrite Gemm(a, b, c?) { ..g, transA = 1 - g.transA };\012}", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 13, }
};
static bool gemm_gemm_transpose_a_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_gemm_transpose_a_match(g, n, m);
}
static bool gemm_gemm_transpose_a_pass(void *ctx, const struct gemm_gemm_transpose_a_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_gemm_transpose_a_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_gemm_transpose_a_each(g, n, gemm_gemm_transpose_a_pass, &e);
}

static const struct dfg_part gemm_gemm_transpose_a_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_gemm_transpose_a_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_gemm_transpose_a_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_gemm_transpose_a_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_gemm_transpose_a_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct gemm_gemm_transpose_a_whole, m.g) },
};
/* ---- gemm_transpose_b ---- */

static const struct dfg_desc_expr gemm_gemm_transpose_b_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.rank == 2", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 9 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "perm", .text = "perm", .line = 9 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.perm)", .line = 9 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.perm)", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 9 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "perm", .text = "perm", .line = 9 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 9 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "t.perm == [1, 0]", .line = 9 },
    /* 12 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 9 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 9 },
};
static const struct dfg_desc_node gemm_gemm_transpose_b_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(a, t, c?)", .line = 40 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 38 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "Transpose(b)", .line = 39 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 38 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 38 },
};
static const struct dfg_desc_region gemm_gemm_transpose_b_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_gemm_transpose_b_refs[] = { { 1, -1 }, { 3, -1 }, { 4, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_gemm_transpose_b_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_b_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_b_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_b_match, c) },
    { "t", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_b_match, t) },
    { "g", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_b_match, g) },
};
static const struct dfg_desc_pattern gemm_gemm_transpose_b_desc = {
    .n_nodes = 5, .n_exprs = 14, .n_vars = 0, .n_sets = 5,
    .nodes = gemm_gemm_transpose_b_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_gemm_transpose_b_regions,
    .exprs = gemm_gemm_transpose_b_exprs,
    .captures = gemm_gemm_transpose_b_refs,
    .text = "rule gemm_transpose_b(a, b, c) : keep_shared {\012    t = Transpose(b);\012    g = Gemm(a, t, c?);\012    match g;\012    where flips(t, b);\012    rewrite Gemm(a, b, c?) { ..g, transB = 1 - g.transB };\012}", .line = 38, .n_where = 1, .where = (const uint32_t[]){ 13, }
};
static bool gemm_gemm_transpose_b_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_gemm_transpose_b_match(g, n, m);
}
static bool gemm_gemm_transpose_b_pass(void *ctx, const struct gemm_gemm_transpose_b_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_gemm_transpose_b_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_gemm_transpose_b_each(g, n, gemm_gemm_transpose_b_pass, &e);
}

static const struct dfg_part gemm_gemm_transpose_b_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_gemm_transpose_b_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_gemm_transpose_b_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_gemm_transpose_b_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_gemm_transpose_b_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct gemm_gemm_transpose_b_whole, m.g) },
};
/* ---- gemm_transpose_y ---- */

static const struct dfg_desc_expr gemm_gemm_transpose_y_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 50 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 50 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 50 },
    /* 3 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "not present(t.perm)", .line = 50 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 50 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "perm", .text = "perm", .line = 50 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 50 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "t.perm == [1, 0]", .line = 50 },
    /* 8 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 50 },
};
static const struct dfg_desc_node gemm_gemm_transpose_y_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "t",
        .text = "Transpose(g)", .line = 48 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "g",
        .text = "Gemm(a, b)", .line = 47 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 46 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
};
static const struct dfg_desc_region gemm_gemm_transpose_y_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_gemm_transpose_y_refs[] = { { 2, -1 }, { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_gemm_transpose_y_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_y_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_y_match, b) },
    { "g", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_y_match, g) },
    { "t", DFG_CAP_NODE, offsetof(struct gemm_gemm_transpose_y_match, t) },
};
static const struct dfg_desc_pattern gemm_gemm_transpose_y_desc = {
    .n_nodes = 4, .n_exprs = 9, .n_vars = 0, .n_sets = 4,
    .nodes = gemm_gemm_transpose_y_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_gemm_transpose_y_regions,
    .exprs = gemm_gemm_transpose_y_exprs,
    .captures = gemm_gemm_transpose_y_refs,
    .text = "rule gemm_transpose_y(a, b) {\012    g = Gemm(a, b);\012    t = Transpose(g);\012    match t;\012    where not present(t.perm) or t.perm == [1, 0];\012    rewrite Gemm(b, a) { ..g, transA = 1 - g.transB, transB = 1 - g.transA };\012}", .line = 46, .n_where = 1, .where = (const uint32_t[]){ 8, }
};
static bool gemm_gemm_transpose_y_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_gemm_transpose_y_match(g, n, m);
}
static bool gemm_gemm_transpose_y_pass(void *ctx, const struct gemm_gemm_transpose_y_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_gemm_transpose_y_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_gemm_transpose_y_each(g, n, gemm_gemm_transpose_y_pass, &e);
}

static const struct dfg_part gemm_gemm_transpose_y_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_gemm_transpose_y_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_gemm_transpose_y_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct gemm_gemm_transpose_y_whole, m.g) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct gemm_gemm_transpose_y_whole, m.t) },
};
/* ---- gemm_rows ---- */

static const struct dfg_desc_expr gemm_gemm_rows_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 59 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 59 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 59 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.rank == 2", .line = 59 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 59 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 59 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 59 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.rank == 2", .line = 59 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 59 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 59 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 59 },
    /* 11 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "a.rank >= 2", .line = 59 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 59 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 59 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "r.shape[1]", .line = 59 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 59 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 59 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 59 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[-1]", .line = 59 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "r.shape[1] == a.shape[-1]", .line = 59 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 59 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 59 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 59 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 59 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 24, }, .text = "y.rank == a.rank", .line = 59 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 59 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 59 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 59 },
    /* 29 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank <= 1", .line = 59 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 60 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 60 },
    /* 32 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 60 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "y.shape[i]", .line = 60 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 60 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 60 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 60 },
    /* 37 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.rank - 1", .line = 60 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "range(a.rank - 1)", .line = 60 },
    /* 39 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, }, .text = "[y.shape[i] for i in range(a.rank - 1)]", .line = 60 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 60 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "shape", .line = 60 },
    /* 42 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 60 },
    /* 43 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.shape[i]", .line = 60 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 60 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 60 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 60 },
    /* 47 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.rank - 1", .line = 60 },
    /* 48 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "range(a.rank - 1)", .line = 60 },
    /* 49 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 43, 48, }, .text = "[a.shape[i] for i in range(a.rank - 1)]", .line = 60 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 49, }, .text = "[y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)]", .line = 60 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 61 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 61 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 61 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "y.shape[-1]", .line = 61 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 61 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 61 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 61 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[1]", .line = 61 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "y.shape[-1] == b.shape[1]", .line = 61 },
};
static const struct dfg_desc_node gemm_gemm_rows_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .name = "y",
        .text = "Reshape(g, _)", .line = 57 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 5, 6, },
        .n_attrs = 4, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "alpha == 1", .line = 56 },
            { .test = DFG_D_TEST_EQ, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "beta == 1", .line = 56 },
            { .test = DFG_D_TEST_EQ, .name = "transA", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transA == 0", .line = 56 },
            { .test = DFG_D_TEST_EQ, .name = "transB", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transB == 0", .line = 56 },
        },
        .name = "g",
        .text = "Gemm(r, b, c)", .line = 56 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "r",
        .text = "Reshape(a, _)", .line = 55 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 54 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 55 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 54 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 54 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 57 },
};
static const struct dfg_desc_region gemm_gemm_rows_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t gemm_gemm_rows_var_regions[] = { 0, 0, };
static const bool gemm_gemm_rows_dims[] = { 0, 0, };
static const struct dfg_desc_capture gemm_gemm_rows_refs[] = { { 3, -1 }, { 5, -1 }, { 6, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_gemm_rows_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_gemm_rows_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_gemm_rows_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct gemm_gemm_rows_match, c) },
    { "r", DFG_CAP_NODE, offsetof(struct gemm_gemm_rows_match, r) },
    { "g", DFG_CAP_NODE, offsetof(struct gemm_gemm_rows_match, g) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_gemm_rows_match, y) },
};
static const struct dfg_desc_pattern gemm_gemm_rows_desc = {
    .n_nodes = 8, .n_exprs = 60, .n_vars = 2, .n_sets = 6,
    .nodes = gemm_gemm_rows_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_gemm_rows_regions,
    .var_region = gemm_gemm_rows_var_regions,
    .exprs = gemm_gemm_rows_exprs,
    .captures = gemm_gemm_rows_refs,
    .var_is_dim = gemm_gemm_rows_dims,
    .text = "rule gemm_rows(a, b, c) {\012    r = Reshape(a, _);\012    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };\012    y = Reshape(g, _);\012    match y;\012    where r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank, c.rank <= 1;\012    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];\012    where y.shape[-1] == b.shape[1];\012    rewrite Add(MatMul(a, b), c);\012}", .line = 54, .n_where = 8, .where = (const uint32_t[]){ 3, 7, 11, 20, 25, 29, 50, 59, }
};
static bool gemm_gemm_rows_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_gemm_rows_match(g, n, m);
}
static bool gemm_gemm_rows_pass(void *ctx, const struct gemm_gemm_rows_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_gemm_rows_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_gemm_rows_each(g, n, gemm_gemm_rows_pass, &e);
}

static const struct dfg_part gemm_gemm_rows_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_gemm_rows_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_gemm_rows_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_gemm_rows_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_gemm_rows_whole, m.r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_gemm_rows_whole, x) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct gemm_gemm_rows_whole, m.g) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct gemm_gemm_rows_whole, m.y) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_gemm_rows_whole, x_2) },
};
/* ---- matmul_rows ---- */

static const struct dfg_desc_expr gemm_matmul_rows_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 68 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 68 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 68 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.rank == 2", .line = 68 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 68 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 68 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 68 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.rank == 2", .line = 68 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 68 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 68 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 68 },
    /* 11 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "a.rank >= 2", .line = 68 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 68 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "shape", .line = 68 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 68 },
    /* 15 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "r.shape[1]", .line = 68 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 68 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 68 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 68 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "a.shape[-1]", .line = 68 },
    /* 20 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "r.shape[1] == a.shape[-1]", .line = 68 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 68 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 68 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 68 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 68 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 24, }, .text = "y.rank == a.rank", .line = 68 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 69 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 69 },
    /* 28 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 69 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "y.shape[i]", .line = 69 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 69 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 69 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 33 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "a.rank - 1", .line = 69 },
    /* 34 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "range(a.rank - 1)", .line = 69 },
    /* 35 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, }, .text = "[y.shape[i] for i in range(a.rank - 1)]", .line = 69 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 69 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "shape", .line = 69 },
    /* 38 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 69 },
    /* 39 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "a.shape[i]", .line = 69 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 69 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 69 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 69 },
    /* 43 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.rank - 1", .line = 69 },
    /* 44 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "range(a.rank - 1)", .line = 69 },
    /* 45 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 39, 44, }, .text = "[a.shape[i] for i in range(a.rank - 1)]", .line = 69 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 45, }, .text = "[y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)]", .line = 69 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 70 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "shape", .line = 70 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 70 },
    /* 50 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "y.shape[-1]", .line = 70 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 70 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 70 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 70 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "b.shape[1]", .line = 70 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 54, }, .text = "y.shape[-1] == b.shape[1]", .line = 70 },
};
static const struct dfg_desc_node gemm_matmul_rows_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .name = "y",
        .text = "Reshape(MatMul(r, b), _)", .line = 66 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "MatMul(r, b)", .line = 66 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "r",
        .text = "Reshape(a, _)", .line = 65 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 64 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 65 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 64 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 66 },
};
static const struct dfg_desc_region gemm_matmul_rows_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t gemm_matmul_rows_var_regions[] = { 0, 0, };
static const bool gemm_matmul_rows_dims[] = { 0, 0, };
static const struct dfg_desc_capture gemm_matmul_rows_refs[] = { { 3, -1 }, { 5, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_matmul_rows_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, r) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, y) },
};
static const struct dfg_desc_pattern gemm_matmul_rows_desc = {
    .n_nodes = 7, .n_exprs = 56, .n_vars = 2, .n_sets = 4,
    .nodes = gemm_matmul_rows_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_matmul_rows_regions,
    .var_region = gemm_matmul_rows_var_regions,
    .exprs = gemm_matmul_rows_exprs,
    .captures = gemm_matmul_rows_refs,
    .var_is_dim = gemm_matmul_rows_dims,
    .text = "rule matmul_rows(a, b) {\012    r = Reshape(a, _);\012    y = Reshape(MatMul(r, b), _);\012    match y;\012    where r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;\012    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];\012    where y.shape[-1] == b.shape[1];\012    rewrite MatMul(a, b);\012}", .line = 64, .n_where = 7, .where = (const uint32_t[]){ 3, 7, 11, 20, 25, 46, 55, }
};
static bool gemm_matmul_rows_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_matmul_rows_match(g, n, m);
}
static bool gemm_matmul_rows_pass(void *ctx, const struct gemm_matmul_rows_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_matmul_rows_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_matmul_rows_each(g, n, gemm_matmul_rows_pass, &e);
}

static const struct dfg_part gemm_matmul_rows_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_matmul_rows_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_matmul_rows_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct gemm_matmul_rows_whole, m.r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_matmul_rows_whole, x) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct gemm_matmul_rows_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct gemm_matmul_rows_whole, matMul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_matmul_rows_whole, x_2) },
};
/* ---- matmul_stacks ---- */

static const struct dfg_desc_expr gemm_matmul_stacks_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 79 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 79 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 79 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "ra.rank == 3", .line = 79 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 79 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 79 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 79 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "rb.rank == 3", .line = 79 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 79 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 79 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 79 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 79 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "a.rank == b.rank", .line = 79 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 79 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 79 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 79 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 79 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 16, }, .text = "y.rank == a.rank", .line = 79 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 79 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "rank", .line = 79 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 79 },
    /* 21 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "a.rank >= 3", .line = 79 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 80 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "shape", .line = 80 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 80 },
    /* 25 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "ra.shape[0]", .line = 80 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 80 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 80 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 80 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "rb.shape[0]", .line = 80 },
    /* 30 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 29, }, .text = "ra.shape[0] == rb.shape[0]", .line = 80 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 81 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "shape", .line = 81 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 81 },
    /* 34 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "ra.shape[1]", .line = 81 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 81 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 81 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 81 },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.shape[-2]", .line = 81 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "ra.shape[1] == a.shape[-2]", .line = 81 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 81 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "shape", .line = 81 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 81 },
    /* 43 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "ra.shape[2]", .line = 81 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 81 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 81 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 81 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.shape[-1]", .line = 81 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "ra.shape[2] == a.shape[-1]", .line = 81 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 81 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 81 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 81 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "rb.shape[1]", .line = 81 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 81 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 81 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 81 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "b.shape[-2]", .line = 81 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "rb.shape[1] == b.shape[-2]", .line = 81 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 81 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "shape", .line = 81 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 81 },
    /* 61 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "rb.shape[2]", .line = 81 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 81 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 81 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 81 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "b.shape[-1]", .line = 81 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "rb.shape[2] == b.shape[-1]", .line = 81 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 82 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 82 },
    /* 69 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 82 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "y.shape[i]", .line = 82 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 82 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "rank", .line = 82 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 82 },
    /* 74 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "a.rank - 2", .line = 82 },
    /* 75 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "range(a.rank - 2)", .line = 82 },
    /* 76 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 70, 75, }, .text = "[y.shape[i] for i in range(a.rank - 2)]", .line = 82 },
    /* 77 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 82 },
    /* 78 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 77, }, .text = "shape", .line = 82 },
    /* 79 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 82 },
    /* 80 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 78, 79, }, .text = "a.shape[i]", .line = 82 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 82 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "rank", .line = 82 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 82 },
    /* 84 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "a.rank - 2", .line = 82 },
    /* 85 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "range(a.rank - 2)", .line = 82 },
    /* 86 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 80, 85, }, .text = "[a.shape[i] for i in range(a.rank - 2)]", .line = 82 },
    /* 87 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 76, 86, }, .text = "[y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)]", .line = 82 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 83 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "shape", .line = 83 },
    /* 90 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 83 },
    /* 91 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "y.shape[i]", .line = 83 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 83 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "rank", .line = 83 },
    /* 94 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 83 },
    /* 95 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "a.rank - 2", .line = 83 },
    /* 96 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "range(a.rank - 2)", .line = 83 },
    /* 97 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 91, 96, }, .text = "[y.shape[i] for i in range(a.rank - 2)]", .line = 83 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 83 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 83 },
    /* 100 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 83 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "b.shape[i]", .line = 83 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 83 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "rank", .line = 83 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 83 },
    /* 105 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "a.rank - 2", .line = 83 },
    /* 106 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "range(a.rank - 2)", .line = 83 },
    /* 107 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 101, 106, }, .text = "[b.shape[i] for i in range(a.rank - 2)]", .line = 83 },
    /* 108 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 97, 107, }, .text = "[y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)]", .line = 83 },
    /* 109 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 84 },
    /* 110 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "shape", .line = 84 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 84 },
    /* 112 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 110, 111, }, .text = "y.shape[-2]", .line = 84 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 84 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "shape", .line = 84 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 84 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "a.shape[-2]", .line = 84 },
    /* 117 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 112, 116, }, .text = "y.shape[-2] == a.shape[-2]", .line = 84 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 84 },
    /* 119 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "shape", .line = 84 },
    /* 120 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 84 },
    /* 121 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 119, 120, }, .text = "y.shape[-1]", .line = 84 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 84 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "shape", .line = 84 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 84 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "b.shape[-1]", .line = 84 },
    /* 126 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 121, 125, }, .text = "y.shape[-1] == b.shape[-1]", .line = 84 },
};
static const struct dfg_desc_node gemm_matmul_stacks_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .name = "y",
        .text = "Reshape(MatMul(ra, rb), _)", .line = 77 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .text = "MatMul(ra, rb)", .line = 77 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "ra",
        .text = "Reshape(a, _)", .line = 75 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 74 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 75 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .name = "rb",
        .text = "Reshape(b, _)", .line = 76 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 74 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 76 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 77 },
};
static const struct dfg_desc_region gemm_matmul_stacks_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t gemm_matmul_stacks_var_regions[] = { 0, 0, 0, 0, };
static const bool gemm_matmul_stacks_dims[] = { 0, 0, 0, 0, };
static const struct dfg_desc_capture gemm_matmul_stacks_refs[] = { { 3, -1 }, { 6, -1 }, { 2, -1 }, { 5, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_matmul_stacks_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, b) },
    { "ra", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, ra) },
    { "rb", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, rb) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, y) },
};
static const struct dfg_desc_pattern gemm_matmul_stacks_desc = {
    .n_nodes = 9, .n_exprs = 127, .n_vars = 4, .n_sets = 5,
    .nodes = gemm_matmul_stacks_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_matmul_stacks_regions,
    .var_region = gemm_matmul_stacks_var_regions,
    .exprs = gemm_matmul_stacks_exprs,
    .captures = gemm_matmul_stacks_refs,
    .var_is_dim = gemm_matmul_stacks_dims,
    .text = "rule matmul_stacks(a, b) {\012    ra = Reshape(a, _);\012    rb = Reshape(b, _);\012    y = Reshape(MatMul(ra, rb), _);\012    match y;\012    where ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;\012    where ra.shape[0] == rb.shape[0];\012    where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2], rb.shape[2] == b.shape[-1];\012    where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];\012    where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];\012    where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];\012    rewrite MatMul(a, b);\012}", .line = 74, .n_where = 14, .where = (const uint32_t[]){ 3, 7, 12, 17, 21, 30, 39, 48, 57, 66, 87, 108, 117, 126, }
};
static bool gemm_matmul_stacks_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_matmul_stacks_match(g, n, m);
}
static bool gemm_matmul_stacks_pass(void *ctx, const struct gemm_matmul_stacks_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_matmul_stacks_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_matmul_stacks_each(g, n, gemm_matmul_stacks_pass, &e);
}

static const struct dfg_part gemm_matmul_stacks_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_matmul_stacks_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_matmul_stacks_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct gemm_matmul_stacks_whole, m.ra) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_matmul_stacks_whole, x) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_matmul_stacks_whole, m.rb) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_matmul_stacks_whole, x_2) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct gemm_matmul_stacks_whole, m.y) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct gemm_matmul_stacks_whole, matMul) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_matmul_stacks_whole, x_3) },
};
/* ---- fused_matmul_a ---- */

static const struct dfg_desc_expr gemm_fused_matmul_a_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 12 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 12 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 12 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 12 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 12 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 12 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 12 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 12 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 12 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 13 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 13 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 13 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 13 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 13 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 13 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 12 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 14 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 14 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 14 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 14 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 14 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 14 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 14 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 12 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 93 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 93 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 93 },
    /* 44 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "b.rank >= 2", .line = 93 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 93 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 93 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 93 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.dtype == f32", .line = 93 },
};
static const struct dfg_desc_node gemm_fused_matmul_a_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "MatMul(t, b)", .line = 92 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "t",
        .text = "Transpose(a)", .line = 91 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 90 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 90 },
};
static const struct dfg_desc_region gemm_fused_matmul_a_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_matmul_a_refs[] = { { 2, -1 }, { 3, -1 }, { 1, -1 }, };
static const struct dfg_capture gemm_fused_matmul_a_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_a_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_a_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_a_match, t) },
};
static const struct dfg_desc_pattern gemm_fused_matmul_a_desc = {
    .n_nodes = 4, .n_exprs = 49, .n_vars = 0, .n_sets = 3,
    .nodes = gemm_fused_matmul_a_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_matmul_a_regions,
    .exprs = gemm_fused_matmul_a_exprs,
    .captures = gemm_fused_matmul_a_refs,
    .text = "rule fused_matmul_a(a, b) : keep_shared {\012    t = Transpose(a);\012    match MatMul(t, b);\012    where swaps_last(t, a), b.rank >= 2, a.dtype == f32;\012    rewrite com.microsoft.FusedMatMul(a, b) { transA = 1 };\012}", .line = 90, .n_where = 3, .where = (const uint32_t[]){ 40, 44, 48, }
};
static bool gemm_fused_matmul_a_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_matmul_a_match(g, n, m);
}
static bool gemm_fused_matmul_a_pass(void *ctx, const struct gemm_fused_matmul_a_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_matmul_a_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_matmul_a_each(g, n, gemm_fused_matmul_a_pass, &e);
}

static const struct dfg_part gemm_fused_matmul_a_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_matmul_a_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_matmul_a_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct gemm_fused_matmul_a_whole, m.t) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct gemm_fused_matmul_a_whole, matMul) },
};
/* ---- fused_matmul_b ---- */

static const struct dfg_desc_expr gemm_fused_matmul_b_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 12 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 12 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 12 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 12 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 12 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 12 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 12 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 12 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 12 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 13 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 13 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 13 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 13 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 13 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 13 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 12 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 14 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 14 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 14 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 14 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 14 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 14 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 14 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 12 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 99 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 99 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 99 },
    /* 44 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "a.rank >= 2", .line = 99 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 99 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "dtype", .line = 99 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 99 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "a.dtype == f32", .line = 99 },
};
static const struct dfg_desc_node gemm_fused_matmul_b_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "MatMul(a, t)", .line = 98 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 96 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "Transpose(b)", .line = 97 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 96 },
};
static const struct dfg_desc_region gemm_fused_matmul_b_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_matmul_b_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, };
static const struct dfg_capture gemm_fused_matmul_b_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_b_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_b_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_b_match, t) },
};
static const struct dfg_desc_pattern gemm_fused_matmul_b_desc = {
    .n_nodes = 4, .n_exprs = 49, .n_vars = 0, .n_sets = 3,
    .nodes = gemm_fused_matmul_b_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_matmul_b_regions,
    .exprs = gemm_fused_matmul_b_exprs,
    .captures = gemm_fused_matmul_b_refs,
    .text = "rule fused_matmul_b(a, b) : keep_shared {\012    t = Transpose(b);\012    match MatMul(a, t);\012    where swaps_last(t, b), a.rank >= 2, a.dtype == f32;\012    rewrite com.microsoft.FusedMatMul(a, b) { transB = 1 };\012}", .line = 96, .n_where = 3, .where = (const uint32_t[]){ 40, 44, 48, }
};
static bool gemm_fused_matmul_b_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_matmul_b_match(g, n, m);
}
static bool gemm_fused_matmul_b_pass(void *ctx, const struct gemm_fused_matmul_b_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_matmul_b_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_matmul_b_each(g, n, gemm_fused_matmul_b_pass, &e);
}

static const struct dfg_part gemm_fused_matmul_b_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_matmul_b_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_matmul_b_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct gemm_fused_matmul_b_whole, m.t) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct gemm_fused_matmul_b_whole, matMul) },
};
/* ---- fused_matmul_more_a ---- */

static const struct dfg_desc_expr gemm_fused_matmul_more_a_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 12 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 12 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 12 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 12 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 12 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 12 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 12 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 12 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 12 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 13 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 13 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 13 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 13 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 13 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 13 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 13 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 12 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 14 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 14 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 14 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 14 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 14 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 14 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 14 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 12 },
};
static const struct dfg_desc_node gemm_fused_matmul_more_a_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FusedMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transBatchA", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transBatchA == 0", .line = 104 },
        },
        .name = "m",
        .text = "com.microsoft.FusedMatMul(t, b)", .line = 104 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "t",
        .text = "Transpose(a)", .line = 103 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 102 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 102 },
};
static const struct dfg_desc_region gemm_fused_matmul_more_a_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_matmul_more_a_refs[] = { { 2, -1 }, { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_fused_matmul_more_a_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_a_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_a_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_a_match, t) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_a_match, m) },
};
static const struct dfg_desc_pattern gemm_fused_matmul_more_a_desc = {
    .n_nodes = 4, .n_exprs = 41, .n_vars = 0, .n_sets = 4,
    .nodes = gemm_fused_matmul_more_a_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_matmul_more_a_regions,
    .exprs = gemm_fused_matmul_more_a_exprs,
    .captures = gemm_fused_matmul_more_a_refs,
    .text = "rule fused_matmul_more_a(a, b) : keep_shared {\012    t = Transpose(a);\012    m = com.microsoft.FusedMatMul(t, b) { transBatchA == 0 };\012    match m;\012    where swaps_last(t, a);\012    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transA = 1 - m.transA };\012}", .line = 102, .n_where = 1, .where = (const uint32_t[]){ 40, }
};
static bool gemm_fused_matmul_more_a_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_matmul_more_a_match(g, n, m);
}
static bool gemm_fused_matmul_more_a_pass(void *ctx, const struct gemm_fused_matmul_more_a_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_matmul_more_a_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_matmul_more_a_each(g, n, gemm_fused_matmul_more_a_pass, &e);
}

static const struct dfg_part gemm_fused_matmul_more_a_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_matmul_more_a_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_matmul_more_a_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct gemm_fused_matmul_more_a_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct gemm_fused_matmul_more_a_whole, m.m) },
};
/* ---- fused_matmul_more_b ---- */

static const struct dfg_desc_expr gemm_fused_matmul_more_b_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 12 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 12 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 12 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 12 },
    /* 4 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .name = "perm", .text = "perm", .line = 12 },
    /* 5 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "len(t.perm)", .line = 12 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 12 },
    /* 7 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "len(t.perm) >= 2", .line = 12 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 2, 7, }, .text = "present(t.perm) and len(t.perm) >= 2", .line = 12 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "perm", .text = "perm", .line = 13 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 12 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .name = "perm", .text = "perm", .line = 13 },
    /* 13 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "len(t.perm)", .line = 13 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 15 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 16 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "range(len(t.perm) - 2)", .line = 13 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 18 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .name = "perm", .text = "perm", .line = 13 },
    /* 19 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "len(t.perm)", .line = 13 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 13 },
    /* 21 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "len(t.perm) - 1", .line = 13 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 13 },
    /* 23 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "perm", .text = "perm", .line = 13 },
    /* 24 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "len(t.perm)", .line = 13 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 13 },
    /* 26 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "len(t.perm) - 2", .line = 13 },
    /* 27 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 21, 26, }, .text = "[len(t.perm) - 1, len(t.perm) - 2]", .line = 13 },
    /* 28 */ { .op = DFG_E_CALL, .sub = DFG_F_CONCAT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 27, }, .text = "concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 28, }, .text = "t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2])", .line = 13 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 29, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))", .line = 12 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 14 },
    /* 32 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .name = "perm", .text = "perm", .line = 14 },
    /* 33 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "present(t.perm)", .line = 14 },
    /* 34 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "not present(t.perm)", .line = 14 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 14 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "rank", .line = 14 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 14 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "a.rank == 2", .line = 14 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(not present(t.perm) and a.rank == 2)", .line = 14 },
    /* 40 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 30, 39, }, .text = "(present(t.perm) and len(t.perm) >= 2\012     and t.perm == concat(range(len(t.perm) - 2), [len(t.perm) - 1, len(t.perm) - 2]))\012    or (not present(t.perm) and a.rank == 2)", .line = 12 },
};
static const struct dfg_desc_node gemm_fused_matmul_more_b_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FusedMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "transBatchB", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transBatchB == 0", .line = 111 },
        },
        .name = "m",
        .text = "com.microsoft.FusedMatMul(a, t)", .line = 111 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 109 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "Transpose(b)", .line = 110 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 109 },
};
static const struct dfg_desc_region gemm_fused_matmul_more_b_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_matmul_more_b_refs[] = { { 1, -1 }, { 3, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_fused_matmul_more_b_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_b_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_b_match, b) },
    { "t", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_b_match, t) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_b_match, m) },
};
static const struct dfg_desc_pattern gemm_fused_matmul_more_b_desc = {
    .n_nodes = 4, .n_exprs = 41, .n_vars = 0, .n_sets = 4,
    .nodes = gemm_fused_matmul_more_b_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_matmul_more_b_regions,
    .exprs = gemm_fused_matmul_more_b_exprs,
    .captures = gemm_fused_matmul_more_b_refs,
    .text = "rule fused_matmul_more_b(a, b) : keep_shared {\012    t = Transpose(b);\012    m = com.microsoft.FusedMatMul(a, t) { transBatchB == 0 };\012    match m;\012    where swaps_last(t, b);\012    rewrite com.microsoft.FusedMatMul(a, b) { ..m, transB = 1 - m.transB };\012}", .line = 109, .n_where = 1, .where = (const uint32_t[]){ 40, }
};
static bool gemm_fused_matmul_more_b_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_matmul_more_b_match(g, n, m);
}
static bool gemm_fused_matmul_more_b_pass(void *ctx, const struct gemm_fused_matmul_more_b_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_matmul_more_b_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_matmul_more_b_each(g, n, gemm_fused_matmul_more_b_pass, &e);
}

static const struct dfg_part gemm_fused_matmul_more_b_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_matmul_more_b_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_matmul_more_b_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct gemm_fused_matmul_more_b_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct gemm_fused_matmul_more_b_whole, m.m) },
};
/* ---- fused_matmul_scale ---- */

static const struct dfg_desc_expr gemm_fused_matmul_scale_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 120 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 120 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 120 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 120 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 120 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 120 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 120 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 120 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "s.rank <= m.rank", .line = 120 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 120 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 120 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 120 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "m.dtype == f32", .line = 120 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 120 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 120 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 120 },
    /* 16 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "a.rank >= 2", .line = 120 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 120 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 120 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 120 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.rank >= 2", .line = 120 },
};
static const struct dfg_desc_node gemm_fused_matmul_scale_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Mul(m, s & const)", .line = 119 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "MatMul(a, b)", .line = 118 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 117 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 117 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 119 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 117 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 119 },
};
static const struct dfg_desc_region gemm_fused_matmul_scale_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_matmul_scale_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture gemm_fused_matmul_scale_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_scale_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_scale_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_scale_match, s) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_scale_match, m) },
};
static const struct dfg_desc_pattern gemm_fused_matmul_scale_desc = {
    .n_nodes = 7, .n_exprs = 21, .n_vars = 0, .n_sets = 4,
    .nodes = gemm_fused_matmul_scale_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_matmul_scale_regions,
    .exprs = gemm_fused_matmul_scale_exprs,
    .captures = gemm_fused_matmul_scale_refs,
    .text = "rule fused_matmul_scale(a, b, s) {\012    m = MatMul(a, b);\012    match Mul(m, s & const);\012    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2;\012    rewrite com.microsoft.FusedMatMul(a, b) { alpha = value(s) };\012}", .line = 117, .n_where = 5, .where = (const uint32_t[]){ 3, 8, 12, 16, 20, }
};
static bool gemm_fused_matmul_scale_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_matmul_scale_match(g, n, m);
}
static bool gemm_fused_matmul_scale_pass(void *ctx, const struct gemm_fused_matmul_scale_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_matmul_scale_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_matmul_scale_each(g, n, gemm_fused_matmul_scale_pass, &e);
}

static const struct dfg_part gemm_fused_matmul_scale_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_matmul_scale_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_matmul_scale_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_fused_matmul_scale_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_fused_matmul_scale_whole, m.m) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct gemm_fused_matmul_scale_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct gemm_fused_matmul_scale_whole, constant) },
};
/* ---- fused_matmul_divisor ---- */

static const struct dfg_desc_expr gemm_fused_matmul_divisor_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 126 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 126 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 126 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 126 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 126 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 126 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 126 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 126 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "s.rank <= m.rank", .line = 126 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 126 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 126 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 126 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "m.dtype == f32", .line = 126 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 126 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "rank", .line = 126 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 126 },
    /* 16 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "a.rank >= 2", .line = 126 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 126 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 126 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 126 },
    /* 20 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, }, .text = "b.rank >= 2", .line = 126 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 126 },
    /* 22 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "value(s)", .line = 126 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 126 },
    /* 24 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "value(s) != 0", .line = 126 },
};
static const struct dfg_desc_node gemm_fused_matmul_divisor_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Div(m, s & const)", .line = 125 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "MatMul(a, b)", .line = 124 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 123 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 123 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 125 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 123 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 125 },
};
static const struct dfg_desc_region gemm_fused_matmul_divisor_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_matmul_divisor_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture gemm_fused_matmul_divisor_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_divisor_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_divisor_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_divisor_match, s) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_divisor_match, m) },
};
static const struct dfg_desc_pattern gemm_fused_matmul_divisor_desc = {
    .n_nodes = 7, .n_exprs = 25, .n_vars = 0, .n_sets = 4,
    .nodes = gemm_fused_matmul_divisor_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_matmul_divisor_regions,
    .exprs = gemm_fused_matmul_divisor_exprs,
    .captures = gemm_fused_matmul_divisor_refs,
    .text = "rule fused_matmul_divisor(a, b, s) {\012    m = MatMul(a, b);\012    match Div(m, s & const);\012    where s.elements == 1, s.rank <= m.rank, m.dtype == f32, a.rank >= 2, b.rank >= 2, value(s) != 0;\012    rewrite com.microsoft.FusedMatMul(a, b) { alpha = 1.0 / value(s) };\012}", .line = 123, .n_where = 6, .where = (const uint32_t[]){ 3, 8, 12, 16, 20, 24, }
};
static bool gemm_fused_matmul_divisor_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_matmul_divisor_match(g, n, m);
}
static bool gemm_fused_matmul_divisor_pass(void *ctx, const struct gemm_fused_matmul_divisor_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_matmul_divisor_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_matmul_divisor_each(g, n, gemm_fused_matmul_divisor_pass, &e);
}

static const struct dfg_part gemm_fused_matmul_divisor_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_matmul_divisor_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_matmul_divisor_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_fused_matmul_divisor_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_fused_matmul_divisor_whole, m.m) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct gemm_fused_matmul_divisor_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct gemm_fused_matmul_divisor_whole, constant) },
};
/* ---- fused_matmul_more_scale ---- */

static const struct dfg_desc_expr gemm_fused_matmul_more_scale_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 132 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 132 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 132 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "s.elements == 1", .line = 132 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "s", .line = 132 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 132 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 132 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 132 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "s.rank <= m.rank", .line = 132 },
};
static const struct dfg_desc_node gemm_fused_matmul_more_scale_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Mul(m, s & const)", .line = 131 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "com.microsoft.FusedMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "m",
        .text = "com.microsoft.FusedMatMul(a, b)", .line = 130 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 129 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 129 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "s & const", .line = 131 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 129 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
};
static const struct dfg_desc_region gemm_fused_matmul_more_scale_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_matmul_more_scale_refs[] = { { 2, -1 }, { 3, -1 }, { 5, -1 }, { 1, -1 }, };
static const struct dfg_capture gemm_fused_matmul_more_scale_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_scale_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_scale_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_scale_match, s) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_fused_matmul_more_scale_match, m) },
};
static const struct dfg_desc_pattern gemm_fused_matmul_more_scale_desc = {
    .n_nodes = 7, .n_exprs = 9, .n_vars = 0, .n_sets = 4,
    .nodes = gemm_fused_matmul_more_scale_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_matmul_more_scale_regions,
    .exprs = gemm_fused_matmul_more_scale_exprs,
    .captures = gemm_fused_matmul_more_scale_refs,
    .text = "rule fused_matmul_more_scale(a, b, s) {\012    m = com.microsoft.FusedMatMul(a, b);\012    match Mul(m, s & const);\012    where s.elements == 1, s.rank <= m.rank;\012    rewrite com.microsoft.FusedMatMul(a, b) { ..m, alpha = m.alpha * value(s) };\012}", .line = 129, .n_where = 2, .where = (const uint32_t[]){ 3, 8, }
};
static bool gemm_fused_matmul_more_scale_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_matmul_more_scale_match(g, n, m);
}
static bool gemm_fused_matmul_more_scale_pass(void *ctx, const struct gemm_fused_matmul_more_scale_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_matmul_more_scale_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_matmul_more_scale_each(g, n, gemm_fused_matmul_more_scale_pass, &e);
}

static const struct dfg_part gemm_fused_matmul_more_scale_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_matmul_more_scale_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_matmul_more_scale_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_fused_matmul_more_scale_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_fused_matmul_more_scale_whole, m.m) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct gemm_fused_matmul_more_scale_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct gemm_fused_matmul_more_scale_whole, constant) },
};
/* ---- fused_gemm ---- */

static const struct dfg_desc_expr gemm_fused_gemm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "g", .line = 142 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 142 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 142 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "g.dtype == f32", .line = 142 },
};
static const struct dfg_desc_node gemm_fused_gemm_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 3, .ops = (const char *const[]){ "Relu", "Sigmoid", "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "(Relu | Sigmoid | Tanh)(g)", .line = 140 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(a, b, c?)", .line = 139 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 138 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 138 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 138 },
};
static const struct dfg_desc_region gemm_fused_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_gemm_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_fused_gemm_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_match, c) },
    { "g", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_match, g) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_match, y) },
};
static const struct dfg_desc_pattern gemm_fused_gemm_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = gemm_fused_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_gemm_regions,
    .exprs = gemm_fused_gemm_exprs,
    .captures = gemm_fused_gemm_refs,
    .text = "rule fused_gemm(a, b, c) {\012    g = Gemm(a, b, c?);\012    y = (Relu | Sigmoid | Tanh)(g);\012    match y;\012    where g.dtype == f32;\012    rewrite com.microsoft.FusedGemm(a, b, c?) {\012        ..g, activation = y.op == Relu ? \"Relu\" : y.op == Tanh ? \"Tanh\" : \"Sigmoid\"\012    };\012}", .line = 138, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool gemm_fused_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_gemm_match(g, n, m);
}
static bool gemm_fused_gemm_pass(void *ctx, const struct gemm_fused_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_gemm_each(g, n, gemm_fused_gemm_pass, &e);
}

static const struct dfg_part gemm_fused_gemm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_gemm_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_gemm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_fused_gemm_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_fused_gemm_whole, m.g) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct gemm_fused_gemm_whole, m.y) },
};
/* ---- fused_gemm_leaky ---- */

static const struct dfg_desc_expr gemm_fused_gemm_leaky_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "g", .line = 151 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 151 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 151 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "g.dtype == f32", .line = 151 },
};
static const struct dfg_desc_node gemm_fused_gemm_leaky_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "LeakyRelu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "y",
        .text = "LeakyRelu(g)", .line = 149 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 3, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(a, b, c?)", .line = 148 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 147 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 147 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 147 },
};
static const struct dfg_desc_region gemm_fused_gemm_leaky_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_fused_gemm_leaky_refs[] = { { 2, -1 }, { 3, -1 }, { 4, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_fused_gemm_leaky_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_leaky_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_leaky_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_leaky_match, c) },
    { "g", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_leaky_match, g) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_fused_gemm_leaky_match, y) },
};
static const struct dfg_desc_pattern gemm_fused_gemm_leaky_desc = {
    .n_nodes = 5, .n_exprs = 4, .n_vars = 0, .n_sets = 5,
    .nodes = gemm_fused_gemm_leaky_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_fused_gemm_leaky_regions,
    .exprs = gemm_fused_gemm_leaky_exprs,
    .captures = gemm_fused_gemm_leaky_refs,
    .text = "rule fused_gemm_leaky(a, b, c) {\012    g = Gemm(a, b, c?);\012    y = LeakyRelu(g);\012    match y;\012    where g.dtype == f32;\012    rewrite com.microsoft.FusedGemm(a, b, c?) { ..g, activation = \"LeakyRelu\", activation_alpha = y.alpha };\012}", .line = 147, .n_where = 1, .where = (const uint32_t[]){ 3, }
};
static bool gemm_fused_gemm_leaky_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_fused_gemm_leaky_match(g, n, m);
}
static bool gemm_fused_gemm_leaky_pass(void *ctx, const struct gemm_fused_gemm_leaky_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_fused_gemm_leaky_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_fused_gemm_leaky_each(g, n, gemm_fused_gemm_leaky_pass, &e);
}

static const struct dfg_part gemm_fused_gemm_leaky_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_fused_gemm_leaky_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_fused_gemm_leaky_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_fused_gemm_leaky_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_fused_gemm_leaky_whole, m.g) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct gemm_fused_gemm_leaky_whole, m.y) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "gemm", .place = "gemm.pat:20", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_match),
      .n_captures = 7, .captures = gemm_gemm_captures,
      .match = gemm_gemm_any, .each = gemm_gemm_all, .desc = &gemm_gemm_desc,
      .whole_size = sizeof(struct gemm_gemm_whole), .n_parts = sizeof gemm_gemm_parts / sizeof *gemm_gemm_parts,
      .n_params = 3, .parts = gemm_gemm_parts, .whole = gemm_gemm_whole },
    { .name = "gemm_transpose_a", .place = "gemm.pat:31", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_transpose_a_match),
      .n_captures = 5, .captures = gemm_gemm_transpose_a_captures,
      .match = gemm_gemm_transpose_a_any, .each = gemm_gemm_transpose_a_all, .desc = &gemm_gemm_transpose_a_desc,
      .whole_size = sizeof(struct gemm_gemm_transpose_a_whole), .n_parts = sizeof gemm_gemm_transpose_a_parts / sizeof *gemm_gemm_transpose_a_parts,
      .n_params = 3, .parts = gemm_gemm_transpose_a_parts, .whole = gemm_gemm_transpose_a_whole },
    { .name = "gemm_transpose_b", .place = "gemm.pat:38", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_transpose_b_match),
      .n_captures = 5, .captures = gemm_gemm_transpose_b_captures,
      .match = gemm_gemm_transpose_b_any, .each = gemm_gemm_transpose_b_all, .desc = &gemm_gemm_transpose_b_desc,
      .whole_size = sizeof(struct gemm_gemm_transpose_b_whole), .n_parts = sizeof gemm_gemm_transpose_b_parts / sizeof *gemm_gemm_transpose_b_parts,
      .n_params = 3, .parts = gemm_gemm_transpose_b_parts, .whole = gemm_gemm_transpose_b_whole },
    { .name = "gemm_transpose_y", .place = "gemm.pat:46", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_transpose_y_match),
      .n_captures = 4, .captures = gemm_gemm_transpose_y_captures,
      .match = gemm_gemm_transpose_y_any, .each = gemm_gemm_transpose_y_all, .desc = &gemm_gemm_transpose_y_desc,
      .whole_size = sizeof(struct gemm_gemm_transpose_y_whole), .n_parts = sizeof gemm_gemm_transpose_y_parts / sizeof *gemm_gemm_transpose_y_parts,
      .n_params = 2, .parts = gemm_gemm_transpose_y_parts, .whole = gemm_gemm_transpose_y_whole },
    { .name = "gemm_rows", .place = "gemm.pat:54", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_rows_match),
      .n_captures = 6, .captures = gemm_gemm_rows_captures,
      .match = gemm_gemm_rows_any, .each = gemm_gemm_rows_all, .desc = &gemm_gemm_rows_desc,
      .whole_size = sizeof(struct gemm_gemm_rows_whole), .n_parts = sizeof gemm_gemm_rows_parts / sizeof *gemm_gemm_rows_parts,
      .n_params = 3, .parts = gemm_gemm_rows_parts, .whole = gemm_gemm_rows_whole },
    { .name = "matmul_rows", .place = "gemm.pat:64", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_matmul_rows_match),
      .n_captures = 4, .captures = gemm_matmul_rows_captures,
      .match = gemm_matmul_rows_any, .each = gemm_matmul_rows_all, .desc = &gemm_matmul_rows_desc,
      .whole_size = sizeof(struct gemm_matmul_rows_whole), .n_parts = sizeof gemm_matmul_rows_parts / sizeof *gemm_matmul_rows_parts,
      .n_params = 2, .parts = gemm_matmul_rows_parts, .whole = gemm_matmul_rows_whole },
    { .name = "matmul_stacks", .place = "gemm.pat:74", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_matmul_stacks_match),
      .n_captures = 5, .captures = gemm_matmul_stacks_captures,
      .match = gemm_matmul_stacks_any, .each = gemm_matmul_stacks_all, .desc = &gemm_matmul_stacks_desc,
      .whole_size = sizeof(struct gemm_matmul_stacks_whole), .n_parts = sizeof gemm_matmul_stacks_parts / sizeof *gemm_matmul_stacks_parts,
      .n_params = 2, .parts = gemm_matmul_stacks_parts, .whole = gemm_matmul_stacks_whole },
    { .name = "fused_matmul_a", .place = "gemm.pat:90", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_matmul_a_match),
      .n_captures = 3, .captures = gemm_fused_matmul_a_captures,
      .match = gemm_fused_matmul_a_any, .each = gemm_fused_matmul_a_all, .desc = &gemm_fused_matmul_a_desc,
      .whole_size = sizeof(struct gemm_fused_matmul_a_whole), .n_parts = sizeof gemm_fused_matmul_a_parts / sizeof *gemm_fused_matmul_a_parts,
      .n_params = 2, .parts = gemm_fused_matmul_a_parts, .whole = gemm_fused_matmul_a_whole },
    { .name = "fused_matmul_b", .place = "gemm.pat:96", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_matmul_b_match),
      .n_captures = 3, .captures = gemm_fused_matmul_b_captures,
      .match = gemm_fused_matmul_b_any, .each = gemm_fused_matmul_b_all, .desc = &gemm_fused_matmul_b_desc,
      .whole_size = sizeof(struct gemm_fused_matmul_b_whole), .n_parts = sizeof gemm_fused_matmul_b_parts / sizeof *gemm_fused_matmul_b_parts,
      .n_params = 2, .parts = gemm_fused_matmul_b_parts, .whole = gemm_fused_matmul_b_whole },
    { .name = "fused_matmul_more_a", .place = "gemm.pat:102", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_matmul_more_a_match),
      .n_captures = 4, .captures = gemm_fused_matmul_more_a_captures,
      .match = gemm_fused_matmul_more_a_any, .each = gemm_fused_matmul_more_a_all, .desc = &gemm_fused_matmul_more_a_desc,
      .whole_size = sizeof(struct gemm_fused_matmul_more_a_whole), .n_parts = sizeof gemm_fused_matmul_more_a_parts / sizeof *gemm_fused_matmul_more_a_parts,
      .n_params = 2, .parts = gemm_fused_matmul_more_a_parts, .whole = gemm_fused_matmul_more_a_whole },
    { .name = "fused_matmul_more_b", .place = "gemm.pat:109", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_matmul_more_b_match),
      .n_captures = 4, .captures = gemm_fused_matmul_more_b_captures,
      .match = gemm_fused_matmul_more_b_any, .each = gemm_fused_matmul_more_b_all, .desc = &gemm_fused_matmul_more_b_desc,
      .whole_size = sizeof(struct gemm_fused_matmul_more_b_whole), .n_parts = sizeof gemm_fused_matmul_more_b_parts / sizeof *gemm_fused_matmul_more_b_parts,
      .n_params = 2, .parts = gemm_fused_matmul_more_b_parts, .whole = gemm_fused_matmul_more_b_whole },
    { .name = "fused_matmul_scale", .place = "gemm.pat:117", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_matmul_scale_match),
      .n_captures = 4, .captures = gemm_fused_matmul_scale_captures,
      .match = gemm_fused_matmul_scale_any, .each = gemm_fused_matmul_scale_all, .desc = &gemm_fused_matmul_scale_desc,
      .whole_size = sizeof(struct gemm_fused_matmul_scale_whole), .n_parts = sizeof gemm_fused_matmul_scale_parts / sizeof *gemm_fused_matmul_scale_parts,
      .n_params = 3, .parts = gemm_fused_matmul_scale_parts, .whole = gemm_fused_matmul_scale_whole },
    { .name = "fused_matmul_divisor", .place = "gemm.pat:123", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_matmul_divisor_match),
      .n_captures = 4, .captures = gemm_fused_matmul_divisor_captures,
      .match = gemm_fused_matmul_divisor_any, .each = gemm_fused_matmul_divisor_all, .desc = &gemm_fused_matmul_divisor_desc,
      .whole_size = sizeof(struct gemm_fused_matmul_divisor_whole), .n_parts = sizeof gemm_fused_matmul_divisor_parts / sizeof *gemm_fused_matmul_divisor_parts,
      .n_params = 3, .parts = gemm_fused_matmul_divisor_parts, .whole = gemm_fused_matmul_divisor_whole },
    { .name = "fused_matmul_more_scale", .place = "gemm.pat:129", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_matmul_more_scale_match),
      .n_captures = 4, .captures = gemm_fused_matmul_more_scale_captures,
      .match = gemm_fused_matmul_more_scale_any, .each = gemm_fused_matmul_more_scale_all, .desc = &gemm_fused_matmul_more_scale_desc,
      .whole_size = sizeof(struct gemm_fused_matmul_more_scale_whole), .n_parts = sizeof gemm_fused_matmul_more_scale_parts / sizeof *gemm_fused_matmul_more_scale_parts,
      .n_params = 3, .parts = gemm_fused_matmul_more_scale_parts, .whole = gemm_fused_matmul_more_scale_whole },
    { .name = "fused_gemm", .place = "gemm.pat:138", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_gemm_match),
      .n_captures = 5, .captures = gemm_fused_gemm_captures,
      .match = gemm_fused_gemm_any, .each = gemm_fused_gemm_all, .desc = &gemm_fused_gemm_desc,
      .whole_size = sizeof(struct gemm_fused_gemm_whole), .n_parts = sizeof gemm_fused_gemm_parts / sizeof *gemm_fused_gemm_parts,
      .n_params = 3, .parts = gemm_fused_gemm_parts, .whole = gemm_fused_gemm_whole },
    { .name = "fused_gemm_leaky", .place = "gemm.pat:147", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_fused_gemm_leaky_match),
      .n_captures = 5, .captures = gemm_fused_gemm_leaky_captures,
      .match = gemm_fused_gemm_leaky_any, .each = gemm_fused_gemm_leaky_all, .desc = &gemm_fused_gemm_leaky_desc,
      .whole_size = sizeof(struct gemm_fused_gemm_leaky_whole), .n_parts = sizeof gemm_fused_gemm_leaky_parts / sizeof *gemm_fused_gemm_leaky_parts,
      .n_params = 3, .parts = gemm_fused_gemm_leaky_parts, .whole = gemm_fused_gemm_leaky_whole },
};

static const char *const imports[] = { "onnx", "com_microsoft", NULL };
extern const struct dfg_unit gemm_unit;
const struct dfg_unit gemm_unit = {
    .abi = DFG_ABI,
    .name = "gemm",
    .imports = imports,
    .names = &gemm_names, .whole_names = &whole_names,
    .n_patterns = 16, .patterns = patterns,
};
