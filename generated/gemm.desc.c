/* What gemm.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "gemm.h"
#if GEMM_H != 0x0824d3007940e381
#error "gemm.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Gemm,
    OP_MatMul,
    OP_Reshape,
    OP_Transpose,
};
enum {
    ATTR_alpha,
    ATTR_beta,
    ATTR_perm,
    ATTR_transA,
    ATTR_transB,
};
static const char *const op_names[] = {
    "Add",
    "Gemm",
    "MatMul",
    "Reshape",
    "Transpose",
};
static const char *const attr_names[] = {
    "alpha",
    "beta",
    "perm",
    "transA",
    "transB",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
};

/* gemm.pat:8
 * cond flips(t, a) = a.rank == 2, not present(t.perm) or t.perm == [1, 0];
 */
static bool flips(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return dfg_rank(g, a) == 2
        && (!dfg_known(dfg_attr(g, t, ATTR_perm))
            || dfg_list_is(g, t, ATTR_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false));
}

struct gemm_make_gemm_whole {
    struct gemm_make_gemm_match m;
};

static bool gemm_make_gemm_whole(const dfg_graph *g, dfg_node n,
                                 bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node m_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, m_2, OP_MatMul, 2))
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
                if (!dfg_calls_with(g, ta, OP_Transpose, 1))
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
                    if (!dfg_calls_with(g, tb, OP_Transpose, 1))
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
                if (accept(ctx, &(struct gemm_make_gemm_whole){.m = {.root = n, .a = a, .b = b, .c = c, .ta = ta,
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
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
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
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
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
    if (!dfg_calls_argc(g, n, OP_Transpose, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, g_2, OP_Gemm, 2))
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
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(1)), dfg_int(1));
    const int64_t m = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(1)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_dim_same(g, dfg_at(dfg_shape_of(g, n2), dfg_int(k)),
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
    if (!dfg_calls_with(g, n, OP_Reshape, 2))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, g_2, OP_Gemm, 3) || !dfg_float_is(g, g_2, ATTR_alpha, 1.0, 1.0))
        return false;
    if (!dfg_float_is(g, g_2, ATTR_beta, 1.0, 1.0) || !dfg_int_is(g, g_2, ATTR_transA, 0, 0))
        return false;
    if (!dfg_int_is(g, g_2, ATTR_transB, 0, 0))
        return false;
    dfg_node r = dfg_arg(g, g_2, 0);
    if (!dfg_calls_with(g, r, OP_Reshape, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node x = dfg_arg(g, r, 1);
    dfg_node b = dfg_arg(g, g_2, 1);
    dfg_node c = dfg_arg(g, g_2, 2);
    dfg_node x_2 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){g_2, r}, 2))
        return false;
    /* where uses(g) == 1 */
    if (dfg_uses(g, g_2) != 1)
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
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1)))
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
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1)))
        return false;
    return accept(ctx, &(struct gemm_gemm_rows_whole){.m = {.root = n, .a = a, .b = b, .c = c, .r = r,
            .g = g_2, .y = n}, .x = x, .x_2 = x_2});
}

struct gemm_matmul_rows_whole {
    struct gemm_matmul_rows_match m;
    dfg_node x;
    dfg_node x_2;
};

static bool gemm_matmul_rows_whole(const dfg_graph *g, dfg_node n,
                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Reshape, 2))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, m_2, OP_MatMul, 2))
        return false;
    dfg_node r = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, r, OP_Reshape, 2))
        return false;
    dfg_node a = dfg_arg(g, r, 0);
    dfg_node x = dfg_arg(g, r, 1);
    dfg_node b = dfg_arg(g, m_2, 1);
    dfg_node x_2 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, r}, 2))
        return false;
    /* where uses(m) == 1 */
    if (dfg_uses(g, m_2) != 1)
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
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, a, -1)))
        return false;
    /* where y.rank == a.rank */
    if (!dfg_eq(dfg_rank_of(g, n), dfg_rank_of(g, a)))
        return false;
    /* where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)] */
    if (gemm_same1(g, n, a) != DFG_TRUE)
        return false;
    /* where y.shape[-1] == b.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1)))
        return false;
    return accept(ctx, &(struct gemm_matmul_rows_whole){.m = {.root = n, .a = a, .b = b, .r = r,
            .m = m_2, .y = n}, .x = x, .x_2 = x_2});
}

static enum dfg_tri gemm_same2(const dfg_graph *g, dfg_node n2, dfg_node a)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    const int64_t m = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_dim_same(g, dfg_at(dfg_shape_of(g, n2), dfg_int(k)),
                                    dfg_at(dfg_shape_of(g, a), dfg_int(k))));
    return all;
}

static enum dfg_tri gemm_same3(const dfg_graph *g, dfg_node n2, dfg_node a, dfg_node b)
{
    const int64_t n = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    const int64_t m = dfg_range_len(dfg_int(0), dfg_sub(dfg_rank_of(g, a), dfg_int(2)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_dim_same(g, dfg_at(dfg_shape_of(g, n2), dfg_int(k)),
                                    dfg_at(dfg_shape_of(g, b), dfg_int(k))));
    return all;
}

struct gemm_matmul_stacks_whole {
    struct gemm_matmul_stacks_match m;
    dfg_node x;
    dfg_node x_2;
    dfg_node x_3;
};

static bool gemm_matmul_stacks_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Reshape, 2))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, OP_MatMul, 2))
        return false;
    dfg_node ra = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, ra, OP_Reshape, 2))
        return false;
    dfg_node a = dfg_arg(g, ra, 0);
    dfg_node x = dfg_arg(g, ra, 1);
    dfg_node rb = dfg_arg(g, m_2, 1);
    if (!dfg_calls_with(g, rb, OP_Reshape, 2))
        return false;
    dfg_node b = dfg_arg(g, rb, 0);
    dfg_node x_2 = dfg_arg(g, rb, 1);
    dfg_node x_3 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){m_2, ra, rb}, 3))
        return false;
    /* where uses(m) == 1 */
    if (dfg_uses(g, m_2) != 1)
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
    if (!dfg_dim_eq(g, dfg_extent_of(g, ra, 0), dfg_extent_of(g, rb, 0)))
        return false;
    /* where ra.shape[1] == a.shape[-2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, ra, 1), dfg_extent_of(g, a, -2)))
        return false;
    /* where ra.shape[2] == a.shape[-1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, ra, 2), dfg_extent_of(g, a, -1)))
        return false;
    /* where rb.shape[1] == b.shape[-2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, rb, 1), dfg_extent_of(g, b, -2)))
        return false;
    /* where rb.shape[2] == b.shape[-1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, rb, 2), dfg_extent_of(g, b, -1)))
        return false;
    /* where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)] */
    if (gemm_same2(g, n, a) != DFG_TRUE)
        return false;
    /* where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)] */
    if (gemm_same3(g, n, a, b) != DFG_TRUE)
        return false;
    /* where y.shape[-2] == a.shape[-2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -2), dfg_extent_of(g, a, -2)))
        return false;
    /* where y.shape[-1] == b.shape[-1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, -1)))
        return false;
    return accept(ctx, &(struct gemm_matmul_stacks_whole){.m = {.root = n, .a = a, .b = b, .ra = ra,
            .rb = rb, .m = m_2, .y = n}, .x = x, .x_2 = x_2, .x_3 = x_3});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- make_gemm ---- */

static const struct dfg_desc_expr gemm_make_gemm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 19 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 19 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.rank == 2", .line = 19 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "b", .line = 19 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 19 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.rank == 2", .line = 19 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 19 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 19 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 19 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "c.rank <= 2", .line = 19 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 19 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 19 },
    /* 14 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "broadcast_to(c, m)", .line = 19 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 19 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 19 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 19 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 19 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 19 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 16, 17, 18, 19, }, .text = "m.dtype in {f16, f32, f64}", .line = 19 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "ta", .line = 20 },
    /* 22 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "present(ta)", .line = 20 },
    /* 23 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "not present(ta)", .line = 20 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 8 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "rank", .line = 8 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 8 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "a.rank == 2", .line = 8 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 8 },
    /* 29 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "perm", .text = "perm", .line = 8 },
    /* 30 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "present(t.perm)", .line = 8 },
    /* 31 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "not present(t.perm)", .line = 8 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "t", .line = 8 },
    /* 33 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "perm", .text = "perm", .line = 8 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 8 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "t.perm == [1, 0]", .line = 8 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 8 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 8 },
    /* 38 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 23, 37, }, .text = "not present(ta) or flips(ta, a)", .line = 20 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 6, .text = "tb", .line = 20 },
    /* 40 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "present(tb)", .line = 20 },
    /* 41 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "not present(tb)", .line = 20 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 7, .text = "a", .line = 8 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "rank", .line = 8 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 8 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "a.rank == 2", .line = 8 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 6, .text = "t", .line = 8 },
    /* 47 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .name = "perm", .text = "perm", .line = 8 },
    /* 48 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "present(t.perm)", .line = 8 },
    /* 49 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "not present(t.perm)", .line = 8 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 6, .text = "t", .line = 8 },
    /* 51 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .name = "perm", .text = "perm", .line = 8 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 8 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "t.perm == [1, 0]", .line = 8 },
    /* 54 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 8 },
    /* 55 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 45, 54, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 8 },
    /* 56 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 41, 55, }, .text = "not present(tb) or flips(tb, b)", .line = 20 },
};
static const struct dfg_desc_node gemm_make_gemm_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .name = "y",
        .text = "Add(m, c)", .line = 17 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "m",
        .text = "MatMul(ta | a, tb | b)", .line = 16 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "ta | a", .line = 16 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .name = "ta",
        .text = "Transpose(a)", .line = 14 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 13 },
    [5] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "tb | b", .line = 16 },
    [6] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .name = "tb",
        .text = "Transpose(b)", .line = 15 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 13 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 13 },
};
static const struct dfg_desc_region gemm_make_gemm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture gemm_make_gemm_refs[] = { { 4, -1 }, { 7, -1 }, { 8, -1 }, { 3, -1 }, { 6, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_make_gemm_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_make_gemm_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_make_gemm_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct gemm_make_gemm_match, c) },
    { "ta", DFG_CAP_NODE, offsetof(struct gemm_make_gemm_match, ta) },
    { "tb", DFG_CAP_NODE, offsetof(struct gemm_make_gemm_match, tb) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_make_gemm_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_make_gemm_match, y) },
};
static const struct dfg_desc_pattern gemm_make_gemm_desc = {
    .n_nodes = 9, .n_exprs = 57, .n_vars = 0, .n_sets = 7,
    .nodes = gemm_make_gemm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_make_gemm_regions,
    .exprs = gemm_make_gemm_exprs,
    .captures = gemm_make_gemm_refs,
    .text = "rule make_gemm(a, b, c) : priority 1 {\012    ta = Transpose(a);\012    tb = Transpose(b);\012    m = MatMul(ta | a, tb | b);\012    y = Add(m, c);\012    match y;\012    where a.rank == 2, b.rank == 2, c.rank <= 2, broadcast_to(c, m), m.dtype in {f16, f32, f64};\012    where not present(ta) or flips(ta, a), not present(tb) or flips(tb, b);\012    rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };\012}", .line = 13, .n_where = 7, .where = (const uint32_t[]){ 3, 7, 11, 14, 20, 38, 56, }
};
static bool gemm_make_gemm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return gemm_make_gemm_match(g, n, m);
}
static bool gemm_make_gemm_pass(void *ctx, const struct gemm_make_gemm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool gemm_make_gemm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return gemm_make_gemm_each(g, n, gemm_make_gemm_pass, &e);
}

static const struct dfg_part gemm_make_gemm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct gemm_make_gemm_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct gemm_make_gemm_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct gemm_make_gemm_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_make_gemm_whole, m.ta) },
    { DFG_PART_INNER, false, 0, 4, offsetof(struct gemm_make_gemm_whole, m.tb) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct gemm_make_gemm_whole, m.m) },
    { DFG_PART_ROOT, false, 1, 6, offsetof(struct gemm_make_gemm_whole, m.y) },
};
/* ---- gemm_transpose_a ---- */

static const struct dfg_desc_expr gemm_gemm_transpose_a_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "a", .line = 8 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 8 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 8 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.rank == 2", .line = 8 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 8 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "perm", .text = "perm", .line = 8 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.perm)", .line = 8 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.perm)", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 8 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "perm", .text = "perm", .line = 8 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 8 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "t.perm == [1, 0]", .line = 8 },
    /* 12 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 8 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 8 },
};
static const struct dfg_desc_node gemm_gemm_transpose_a_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 3, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(t, b, c?)", .line = 26 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "t",
        .text = "Transpose(a)", .line = 25 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 24 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 24 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 24 },
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
    .text = "rule gemm_transpose_a(a, b, c) : keep_shared {\012    t = Transpose(a);\012    g = Gemm(t, b, c?);\012    match g;\012    where flips(t, a);\012    rewrite Gemm(a, b, c?) { ..g, transA = 1 - g.transA };\012}", .line = 24, .n_where = 1, .where = (const uint32_t[]){ 13, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 8 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 8 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 8 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.rank == 2", .line = 8 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 8 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "perm", .text = "perm", .line = 8 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(t.perm)", .line = 8 },
    /* 7 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "not present(t.perm)", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 8 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "perm", .text = "perm", .line = 8 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 8 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "t.perm == [1, 0]", .line = 8 },
    /* 12 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 11, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 8 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, }, .text = "a.rank == 2, not present(t.perm) or t.perm == [1, 0]", .line = 8 },
};
static const struct dfg_desc_node gemm_gemm_transpose_b_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 4, },
        .optional = 0x4u,
        .name = "g",
        .text = "Gemm(a, t, c?)", .line = 33 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 31 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .name = "t",
        .text = "Transpose(b)", .line = 32 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 31 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 31 },
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
    .text = "rule gemm_transpose_b(a, b, c) : keep_shared {\012    t = Transpose(b);\012    g = Gemm(a, t, c?);\012    match g;\012    where flips(t, b);\012    rewrite Gemm(a, b, c?) { ..g, transB = 1 - g.transB };\012}", .line = 31, .n_where = 1, .where = (const uint32_t[]){ 13, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 43 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 43 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 43 },
    /* 3 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "not present(t.perm)", .line = 43 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 43 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "perm", .text = "perm", .line = 43 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[1, 0]", .line = 43 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "t.perm == [1, 0]", .line = 43 },
    /* 8 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "not present(t.perm) or t.perm == [1, 0]", .line = 43 },
};
static const struct dfg_desc_node gemm_gemm_transpose_y_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "t",
        .text = "Transpose(g)", .line = 41 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "g",
        .text = "Gemm(a, b)", .line = 40 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 39 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 39 },
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
    .text = "rule gemm_transpose_y(a, b) {\012    g = Gemm(a, b);\012    t = Transpose(g);\012    match t;\012    where not present(t.perm) or t.perm == [1, 0];\012    rewrite Gemm(b, a) { ..g, transA = 1 - g.transB, transB = 1 - g.transA };\012}", .line = 39, .n_where = 1, .where = (const uint32_t[]){ 8, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "g", .line = 52 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "uses(g)", .line = 52 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "uses(g) == 1", .line = 52 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 52 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 52 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 52 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "r.rank == 2", .line = 52 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 52 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 52 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 52 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "b.rank == 2", .line = 52 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 52 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 52 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 52 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank >= 2", .line = 52 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 52 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 52 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 52 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "r.shape[1]", .line = 52 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 52 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "shape", .line = 52 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 52 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "a.shape[-1]", .line = 52 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "r.shape[1] == a.shape[-1]", .line = 52 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 52 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 52 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 52 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 52 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "y.rank == a.rank", .line = 52 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 53 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 53 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 33 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.rank <= 1", .line = 53 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 54 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "shape", .line = 54 },
    /* 36 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 54 },
    /* 37 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "y.shape[i]", .line = 54 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 54 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "rank", .line = 54 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 41 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "a.rank - 1", .line = 54 },
    /* 42 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "range(a.rank - 1)", .line = 54 },
    /* 43 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 37, 42, }, .text = "[y.shape[i] for i in range(a.rank - 1)]", .line = 54 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 54 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 54 },
    /* 46 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 54 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.shape[i]", .line = 54 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 54 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 54 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 54 },
    /* 51 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.rank - 1", .line = 54 },
    /* 52 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "range(a.rank - 1)", .line = 54 },
    /* 53 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 47, 52, }, .text = "[a.shape[i] for i in range(a.rank - 1)]", .line = 54 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 53, }, .text = "[y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)]", .line = 54 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 55 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 55 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 55 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "y.shape[-1]", .line = 55 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 55 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 55 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 55 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "b.shape[1]", .line = 55 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "y.shape[-1] == b.shape[1]", .line = 55 },
};
static const struct dfg_desc_node gemm_gemm_rows_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 7, },
        .name = "y",
        .text = "Reshape(g, _)", .line = 50 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Gemm", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 5, 6, },
        .n_attrs = 4, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "alpha == 1", .line = 49 },
            { .test = DFG_D_TEST_EQ, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 1.0 }, .text = "beta == 1", .line = 49 },
            { .test = DFG_D_TEST_EQ, .name = "transA", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transA == 0", .line = 49 },
            { .test = DFG_D_TEST_EQ, .name = "transB", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "transB == 0", .line = 49 },
        },
        .name = "g",
        .text = "Gemm(r, b, c)", .line = 49 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "r",
        .text = "Reshape(a, _)", .line = 48 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 47 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 48 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 47 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 47 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 50 },
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
    .n_nodes = 8, .n_exprs = 64, .n_vars = 2, .n_sets = 6,
    .nodes = gemm_gemm_rows_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_gemm_rows_regions,
    .var_region = gemm_gemm_rows_var_regions,
    .exprs = gemm_gemm_rows_exprs,
    .captures = gemm_gemm_rows_refs,
    .var_is_dim = gemm_gemm_rows_dims,
    .text = "rule gemm_rows(a, b, c) : keep_shared {\012    r = Reshape(a, _);\012    g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };\012    y = Reshape(g, _);\012    match y;\012    where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;\012    where c.rank <= 1;\012    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];\012    where y.shape[-1] == b.shape[1];\012    rewrite Add(MatMul(a, b), c);\012}", .line = 47, .n_where = 9, .where = (const uint32_t[]){ 3, 7, 11, 15, 24, 29, 33, 54, 63, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 63 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "uses(m)", .line = 63 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "uses(m) == 1", .line = 63 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 63 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 63 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "r.rank == 2", .line = 63 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 63 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 63 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "b.rank == 2", .line = 63 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 63 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 63 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 15 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank >= 2", .line = 63 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "r", .line = 63 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "shape", .line = 63 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 63 },
    /* 19 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "r.shape[1]", .line = 63 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 63 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "shape", .line = 63 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 63 },
    /* 23 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "a.shape[-1]", .line = 63 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "r.shape[1] == a.shape[-1]", .line = 63 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 63 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 63 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 63 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "rank", .line = 63 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "y.rank == a.rank", .line = 63 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 64 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 64 },
    /* 32 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 64 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "y.shape[i]", .line = 64 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 64 },
    /* 35 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "rank", .line = 64 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 64 },
    /* 37 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "a.rank - 1", .line = 64 },
    /* 38 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "range(a.rank - 1)", .line = 64 },
    /* 39 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 33, 38, }, .text = "[y.shape[i] for i in range(a.rank - 1)]", .line = 64 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 64 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "shape", .line = 64 },
    /* 42 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 64 },
    /* 43 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "a.shape[i]", .line = 64 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 64 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 64 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 64 },
    /* 47 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "a.rank - 1", .line = 64 },
    /* 48 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "range(a.rank - 1)", .line = 64 },
    /* 49 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 43, 48, }, .text = "[a.shape[i] for i in range(a.rank - 1)]", .line = 64 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 49, }, .text = "[y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)]", .line = 64 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 65 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "shape", .line = 65 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 65 },
    /* 54 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "y.shape[-1]", .line = 65 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 5, .text = "b", .line = 65 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "shape", .line = 65 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 65 },
    /* 58 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "b.shape[1]", .line = 65 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "y.shape[-1] == b.shape[1]", .line = 65 },
};
static const struct dfg_desc_node gemm_matmul_rows_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .name = "y",
        .text = "Reshape(m, _)", .line = 61 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "m",
        .text = "MatMul(r, b)", .line = 60 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "r",
        .text = "Reshape(a, _)", .line = 59 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 58 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 59 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 58 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 61 },
};
static const struct dfg_desc_region gemm_matmul_rows_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t gemm_matmul_rows_var_regions[] = { 0, 0, };
static const bool gemm_matmul_rows_dims[] = { 0, 0, };
static const struct dfg_desc_capture gemm_matmul_rows_refs[] = { { 3, -1 }, { 5, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_matmul_rows_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, b) },
    { "r", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, r) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_matmul_rows_match, y) },
};
static const struct dfg_desc_pattern gemm_matmul_rows_desc = {
    .n_nodes = 7, .n_exprs = 60, .n_vars = 2, .n_sets = 5,
    .nodes = gemm_matmul_rows_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_matmul_rows_regions,
    .var_region = gemm_matmul_rows_var_regions,
    .exprs = gemm_matmul_rows_exprs,
    .captures = gemm_matmul_rows_refs,
    .var_is_dim = gemm_matmul_rows_dims,
    .text = "rule matmul_rows(a, b) : keep_shared {\012    r = Reshape(a, _);\012    m = MatMul(r, b);\012    y = Reshape(m, _);\012    match y;\012    where uses(m) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;\012    where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];\012    where y.shape[-1] == b.shape[1];\012    rewrite MatMul(a, b);\012}", .line = 58, .n_where = 8, .where = (const uint32_t[]){ 3, 7, 11, 15, 24, 29, 50, 59, }
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
    { DFG_PART_INNER, false, 0, 3, offsetof(struct gemm_matmul_rows_whole, m.m) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct gemm_matmul_rows_whole, m.y) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_matmul_rows_whole, x_2) },
};
/* ---- matmul_stacks ---- */

static const struct dfg_desc_expr gemm_matmul_stacks_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "m", .line = 75 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_USES, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "uses(m)", .line = 75 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 75 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "uses(m) == 1", .line = 75 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 75 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 75 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 75 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "ra.rank == 3", .line = 75 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 75 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 75 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 75 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "rb.rank == 3", .line = 75 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 75 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 75 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 75 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "rank", .line = 75 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 15, }, .text = "a.rank == b.rank", .line = 75 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 75 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 75 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 75 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 75 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 18, 20, }, .text = "y.rank == a.rank", .line = 75 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 75 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "rank", .line = 75 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 75 },
    /* 25 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "a.rank >= 3", .line = 75 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 76 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "shape", .line = 76 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 76 },
    /* 29 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "ra.shape[0]", .line = 76 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 76 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "shape", .line = 76 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 76 },
    /* 33 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "rb.shape[0]", .line = 76 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 33, }, .text = "ra.shape[0] == rb.shape[0]", .line = 76 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 77 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "shape", .line = 77 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 38 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "ra.shape[1]", .line = 77 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 77 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 77 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 77 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "a.shape[-2]", .line = 77 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "ra.shape[1] == a.shape[-2]", .line = 77 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 2, .text = "ra", .line = 77 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "shape", .line = 77 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 77 },
    /* 47 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "ra.shape[2]", .line = 77 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 77 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "shape", .line = 77 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 77 },
    /* 51 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "a.shape[-1]", .line = 77 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 51, }, .text = "ra.shape[2] == a.shape[-1]", .line = 77 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 77 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "shape", .line = 77 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 77 },
    /* 56 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "rb.shape[1]", .line = 77 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 77 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "shape", .line = 77 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 77 },
    /* 60 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "b.shape[-2]", .line = 77 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 60, }, .text = "rb.shape[1] == b.shape[-2]", .line = 77 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 5, .text = "rb", .line = 77 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "shape", .line = 77 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 77 },
    /* 65 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "rb.shape[2]", .line = 77 },
    /* 66 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 77 },
    /* 67 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "shape", .line = 77 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 77 },
    /* 69 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "b.shape[-1]", .line = 77 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 69, }, .text = "rb.shape[2] == b.shape[-1]", .line = 77 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 78 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 78 },
    /* 73 */ { .op = DFG_E_VAR, .ref = 0, .text = "i", .line = 78 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "y.shape[i]", .line = 78 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 78 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "rank", .line = 78 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 78 },
    /* 78 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "a.rank - 2", .line = 78 },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "range(a.rank - 2)", .line = 78 },
    /* 80 */ { .op = DFG_E_COMP, .ref = 0, .n_kids = 2, .kids = (const uint32_t[]){ 74, 79, }, .text = "[y.shape[i] for i in range(a.rank - 2)]", .line = 78 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 78 },
    /* 82 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "shape", .line = 78 },
    /* 83 */ { .op = DFG_E_VAR, .ref = 1, .text = "i", .line = 78 },
    /* 84 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "a.shape[i]", .line = 78 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 78 },
    /* 86 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "rank", .line = 78 },
    /* 87 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 78 },
    /* 88 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 86, 87, }, .text = "a.rank - 2", .line = 78 },
    /* 89 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "range(a.rank - 2)", .line = 78 },
    /* 90 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 84, 89, }, .text = "[a.shape[i] for i in range(a.rank - 2)]", .line = 78 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 90, }, .text = "[y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)]", .line = 78 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 79 },
    /* 93 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "shape", .line = 79 },
    /* 94 */ { .op = DFG_E_VAR, .ref = 2, .text = "i", .line = 79 },
    /* 95 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 93, 94, }, .text = "y.shape[i]", .line = 79 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 79 },
    /* 97 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "rank", .line = 79 },
    /* 98 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 79 },
    /* 99 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 97, 98, }, .text = "a.rank - 2", .line = 79 },
    /* 100 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "range(a.rank - 2)", .line = 79 },
    /* 101 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 95, 100, }, .text = "[y.shape[i] for i in range(a.rank - 2)]", .line = 79 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 79 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "shape", .line = 79 },
    /* 104 */ { .op = DFG_E_VAR, .ref = 3, .text = "i", .line = 79 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "b.shape[i]", .line = 79 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 79 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "rank", .line = 79 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 79 },
    /* 109 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "a.rank - 2", .line = 79 },
    /* 110 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "range(a.rank - 2)", .line = 79 },
    /* 111 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 105, 110, }, .text = "[b.shape[i] for i in range(a.rank - 2)]", .line = 79 },
    /* 112 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 101, 111, }, .text = "[y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)]", .line = 79 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 80 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "shape", .line = 80 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 80 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "y.shape[-2]", .line = 80 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 3, .text = "a", .line = 80 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "shape", .line = 80 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 80 },
    /* 120 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "a.shape[-2]", .line = 80 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 120, }, .text = "y.shape[-2] == a.shape[-2]", .line = 80 },
    /* 122 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 80 },
    /* 123 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "shape", .line = 80 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 80 },
    /* 125 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 123, 124, }, .text = "y.shape[-1]", .line = 80 },
    /* 126 */ { .op = DFG_E_NODE, .ref = 6, .text = "b", .line = 80 },
    /* 127 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 126, }, .text = "shape", .line = 80 },
    /* 128 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 80 },
    /* 129 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 127, 128, }, .text = "b.shape[-1]", .line = 80 },
    /* 130 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 129, }, .text = "y.shape[-1] == b.shape[-1]", .line = 80 },
};
static const struct dfg_desc_node gemm_matmul_stacks_nodes[9] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 8, },
        .name = "y",
        .text = "Reshape(m, _)", .line = 73 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "m",
        .text = "MatMul(ra, rb)", .line = 72 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "ra",
        .text = "Reshape(a, _)", .line = 70 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 69 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 70 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .name = "rb",
        .text = "Reshape(b, _)", .line = 71 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 69 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 71 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 73 },
};
static const struct dfg_desc_region gemm_matmul_stacks_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t gemm_matmul_stacks_var_regions[] = { 0, 0, 0, 0, };
static const bool gemm_matmul_stacks_dims[] = { 0, 0, 0, 0, };
static const struct dfg_desc_capture gemm_matmul_stacks_refs[] = { { 3, -1 }, { 6, -1 }, { 2, -1 }, { 5, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture gemm_matmul_stacks_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, b) },
    { "ra", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, ra) },
    { "rb", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, rb) },
    { "m", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, m) },
    { "y", DFG_CAP_NODE, offsetof(struct gemm_matmul_stacks_match, y) },
};
static const struct dfg_desc_pattern gemm_matmul_stacks_desc = {
    .n_nodes = 9, .n_exprs = 131, .n_vars = 4, .n_sets = 6,
    .nodes = gemm_matmul_stacks_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = gemm_matmul_stacks_regions,
    .var_region = gemm_matmul_stacks_var_regions,
    .exprs = gemm_matmul_stacks_exprs,
    .captures = gemm_matmul_stacks_refs,
    .var_is_dim = gemm_matmul_stacks_dims,
    .text = "rule matmul_stacks(a, b) : keep_shared {\012    ra = Reshape(a, _);\012    rb = Reshape(b, _);\012    m = MatMul(ra, rb);\012    y = Reshape(m, _);\012    match y;\012    where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;\012    where ra.shape[0] == rb.shape[0];\012    where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2], rb.shape[2] == b.shape[-1];\012    where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];\012    where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];\012    where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];\012    rewrite MatMul(a, b);\012}", .line = 69, .n_where = 15, .where = (const uint32_t[]){ 3, 7, 11, 16, 21, 25, 34, 43, 52, 61, 70, 91, 112, 121, 130, }
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
    { DFG_PART_INNER, false, 0, 4, offsetof(struct gemm_matmul_stacks_whole, m.m) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct gemm_matmul_stacks_whole, m.y) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct gemm_matmul_stacks_whole, x_3) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "make_gemm", .place = "gemm.pat:13", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_make_gemm_match),
      .n_captures = 7, .captures = gemm_make_gemm_captures,
      .match = gemm_make_gemm_any, .each = gemm_make_gemm_all, .desc = &gemm_make_gemm_desc,
      .whole_size = sizeof(struct gemm_make_gemm_whole), .n_parts = sizeof gemm_make_gemm_parts / sizeof *gemm_make_gemm_parts,
      .n_params = 3, .parts = gemm_make_gemm_parts, .whole = gemm_make_gemm_whole },
    { .name = "gemm_transpose_a", .place = "gemm.pat:24", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_transpose_a_match),
      .n_captures = 5, .captures = gemm_gemm_transpose_a_captures,
      .match = gemm_gemm_transpose_a_any, .each = gemm_gemm_transpose_a_all, .desc = &gemm_gemm_transpose_a_desc,
      .whole_size = sizeof(struct gemm_gemm_transpose_a_whole), .n_parts = sizeof gemm_gemm_transpose_a_parts / sizeof *gemm_gemm_transpose_a_parts,
      .n_params = 3, .parts = gemm_gemm_transpose_a_parts, .whole = gemm_gemm_transpose_a_whole },
    { .name = "gemm_transpose_b", .place = "gemm.pat:31", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_transpose_b_match),
      .n_captures = 5, .captures = gemm_gemm_transpose_b_captures,
      .match = gemm_gemm_transpose_b_any, .each = gemm_gemm_transpose_b_all, .desc = &gemm_gemm_transpose_b_desc,
      .whole_size = sizeof(struct gemm_gemm_transpose_b_whole), .n_parts = sizeof gemm_gemm_transpose_b_parts / sizeof *gemm_gemm_transpose_b_parts,
      .n_params = 3, .parts = gemm_gemm_transpose_b_parts, .whole = gemm_gemm_transpose_b_whole },
    { .name = "gemm_transpose_y", .place = "gemm.pat:39", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_transpose_y_match),
      .n_captures = 4, .captures = gemm_gemm_transpose_y_captures,
      .match = gemm_gemm_transpose_y_any, .each = gemm_gemm_transpose_y_all, .desc = &gemm_gemm_transpose_y_desc,
      .whole_size = sizeof(struct gemm_gemm_transpose_y_whole), .n_parts = sizeof gemm_gemm_transpose_y_parts / sizeof *gemm_gemm_transpose_y_parts,
      .n_params = 2, .parts = gemm_gemm_transpose_y_parts, .whole = gemm_gemm_transpose_y_whole },
    { .name = "gemm_rows", .place = "gemm.pat:47", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_gemm_rows_match),
      .n_captures = 6, .captures = gemm_gemm_rows_captures,
      .match = gemm_gemm_rows_any, .each = gemm_gemm_rows_all, .desc = &gemm_gemm_rows_desc,
      .whole_size = sizeof(struct gemm_gemm_rows_whole), .n_parts = sizeof gemm_gemm_rows_parts / sizeof *gemm_gemm_rows_parts,
      .n_params = 3, .parts = gemm_gemm_rows_parts, .whole = gemm_gemm_rows_whole },
    { .name = "matmul_rows", .place = "gemm.pat:58", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_matmul_rows_match),
      .n_captures = 5, .captures = gemm_matmul_rows_captures,
      .match = gemm_matmul_rows_any, .each = gemm_matmul_rows_all, .desc = &gemm_matmul_rows_desc,
      .whole_size = sizeof(struct gemm_matmul_rows_whole), .n_parts = sizeof gemm_matmul_rows_parts / sizeof *gemm_matmul_rows_parts,
      .n_params = 2, .parts = gemm_matmul_rows_parts, .whole = gemm_matmul_rows_whole },
    { .name = "matmul_stacks", .place = "gemm.pat:69", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct gemm_matmul_stacks_match),
      .n_captures = 6, .captures = gemm_matmul_stacks_captures,
      .match = gemm_matmul_stacks_any, .each = gemm_matmul_stacks_all, .desc = &gemm_matmul_stacks_desc,
      .whole_size = sizeof(struct gemm_matmul_stacks_whole), .n_parts = sizeof gemm_matmul_stacks_parts / sizeof *gemm_matmul_stacks_parts,
      .n_params = 2, .parts = gemm_matmul_stacks_parts, .whole = gemm_matmul_stacks_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit gemm_unit;
const struct dfg_unit gemm_unit = {
    .abi = DFG_ABI,
    .name = "gemm",
    .imports = imports,
    .names = &gemm_names, .whole_names = &whole_names,
    .n_patterns = 7, .patterns = patterns,
    .rules = &gemm_rules,
};
