/* Made by pat2c from gemm.pat; do not edit. */
#include "gemm.h"
#if GEMM_H != 0x3ee798f1d3a77112
#error "gemm.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    gemm_op_Add = DFG_FIRST_OP, gemm_op_Gemm, gemm_op_MatMul, gemm_op_Reshape, gemm_op_Transpose,
};
enum {
    gemm_attr_alpha, gemm_attr_beta, gemm_attr_perm, gemm_attr_transA, gemm_attr_transB,
};
static const char *const gemm_op_names[] = {
    "Add", "Gemm", "MatMul", "Reshape", "Transpose",
};
static const char *const gemm_attr_names[] = {
    "alpha", "beta", "perm", "transA", "transB",
};

const struct dfg_names gemm_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = gemm_op_names,
    .n_attrs = 5,
    .attrs = gemm_attr_names,
};

/* gemm.pat:8
 * cond flips(t, a) = a.rank == 2, not present(t.perm) or t.perm == [1, 0];
 */
static bool gemm_flips(const dfg_graph *g, dfg_node t, dfg_node a)
{
    return dfg_rank(g, a) == 2
        && (!dfg_known(dfg_attr(g, t, gemm_attr_perm))
            || dfg_list_is(g, t, gemm_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false));
}

/* gemm.pat:13
 * rule make_gemm(a, b, c) : priority 1 {
 *     ta = Transpose(a);
 *     tb = Transpose(b);
 *     m = MatMul(ta | a, tb | b);
 *     y = Add(m, c);
 *     match y;
 *     where a.rank == 2, b.rank == 2, c.rank <= 2, broadcast_to(c, m), m.dtype in {f16, f32, f64};
 *     where not present(ta) or flips(ta, a), not present(tb) or flips(tb, b);
 *     rewrite Gemm(a, b, c) { transA = present(ta) ? 1 : 0, transB = present(tb) ? 1 : 0 };
 * }
 */
bool gemm_make_gemm_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct gemm_make_gemm_match *m), void *ctx)
{
    if (!dfg_calls_with(g, n, gemm_op_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node c = dfg_arg(g, n, 1 - swap);
        dfg_node m_2 = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, m_2, gemm_op_MatMul, 2))
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
                if (!dfg_calls_with(g, ta, gemm_op_Transpose, 1))
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
                    if (!dfg_calls_with(g, tb, gemm_op_Transpose, 1))
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
                if (!(ta == DFG_NONE || gemm_flips(g, ta, a)))
                    continue;
                /* where not present(tb) or flips(tb, b) */
                if (!(tb == DFG_NONE || gemm_flips(g, tb, b)))
                    continue;
                if (accept(ctx, &(struct gemm_make_gemm_match){.root = n, .a = a, .b = b, .c = c, .ta = ta,
                        .tb = tb, .m = m_2, .y = n}))
                    return true;
            }
        }
    }
    return false;
}

static bool gemm_make_gemm_keep(void *m, const struct gemm_make_gemm_match *found)
{
    *(struct gemm_make_gemm_match *)m = *found;
    return true;
}

bool gemm_make_gemm_match(const dfg_graph *g, dfg_node n, struct gemm_make_gemm_match *m)
{
    return gemm_make_gemm_each(g, n, gemm_make_gemm_keep, m);
}

/* gemm.pat:24
 * rule gemm_transpose_a(a, b, c) : keep_shared {
 *     t = Transpose(a);
 *     g = Gemm(t, b, c?);
 *     match g;
 *     where flips(t, a);
 *     rewrite Gemm(a, b, c?) { ..g, transA = 1 - g.transA };
 * }
 */
bool gemm_gemm_transpose_a_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_a_match *m)
{
    if (dfg_op(g, n) != gemm_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, gemm_op_Transpose, 1))
        return false;
    dfg_node a = dfg_arg(g, t, 0);
    dfg_node b = dfg_arg(g, n, 1);
    dfg_node c = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where flips(t, a) */
    if (!gemm_flips(g, t, a))
        return false;
    *m = (struct gemm_gemm_transpose_a_match){.root = n, .a = a, .b = b, .c = c, .t = t,
            .g = n};
    return true;
}

bool gemm_gemm_transpose_a_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct gemm_gemm_transpose_a_match *m), void *ctx)
{
    struct gemm_gemm_transpose_a_match m;
    return gemm_gemm_transpose_a_match(g, n, &m) && accept(ctx, &m);
}

/* gemm.pat:31
 * rule gemm_transpose_b(a, b, c) : keep_shared {
 *     t = Transpose(b);
 *     g = Gemm(a, t, c?);
 *     match g;
 *     where flips(t, b);
 *     rewrite Gemm(a, b, c?) { ..g, transB = 1 - g.transB };
 * }
 */
bool gemm_gemm_transpose_b_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_b_match *m)
{
    if (dfg_op(g, n) != gemm_op_Gemm || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node t = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, t, gemm_op_Transpose, 1))
        return false;
    dfg_node b = dfg_arg(g, t, 0);
    dfg_node c = dfg_arg(g, n, 2);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where flips(t, b) */
    if (!gemm_flips(g, t, b))
        return false;
    *m = (struct gemm_gemm_transpose_b_match){.root = n, .a = a, .b = b, .c = c, .t = t,
            .g = n};
    return true;
}

bool gemm_gemm_transpose_b_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct gemm_gemm_transpose_b_match *m), void *ctx)
{
    struct gemm_gemm_transpose_b_match m;
    return gemm_gemm_transpose_b_match(g, n, &m) && accept(ctx, &m);
}

/* gemm.pat:39
 * rule gemm_transpose_y(a, b) {
 *     g = Gemm(a, b);
 *     t = Transpose(g);
 *     match t;
 *     where not present(t.perm) or t.perm == [1, 0];
 *     rewrite Gemm(b, a) { ..g, transA = 1 - g.transB, transB = 1 - g.transA };
 * }
 */
bool gemm_gemm_transpose_y_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_transpose_y_match *m)
{
    if (!dfg_calls_argc(g, n, gemm_op_Transpose, 1))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, g_2, gemm_op_Gemm, 2))
        return false;
    dfg_node a = dfg_arg(g, g_2, 0);
    dfg_node b = dfg_arg(g, g_2, 1);
    if (!dfg_same_body(g, n, g_2))
        return false;
    /* where not present(t.perm) or t.perm == [1, 0] */
    if (!(!dfg_known(dfg_attr(g, n, gemm_attr_perm))
          || dfg_list_is(g, n, gemm_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false)))
        return false;
    *m = (struct gemm_gemm_transpose_y_match){.root = n, .a = a, .b = b, .g = g_2, .t = n};
    return true;
}

bool gemm_gemm_transpose_y_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct gemm_gemm_transpose_y_match *m), void *ctx)
{
    struct gemm_gemm_transpose_y_match m;
    return gemm_gemm_transpose_y_match(g, n, &m) && accept(ctx, &m);
}

static enum dfg_tri gemm_same(const dfg_graph *g, dfg_node n2, dfg_node a)
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

/* gemm.pat:47
 * rule gemm_rows(a, b, c) : keep_shared {
 *     r = Reshape(a, _);
 *     g = Gemm(r, b, c) { alpha == 1, beta == 1, transA == 0, transB == 0 };
 *     y = Reshape(g, _);
 *     match y;
 *     where uses(g) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
 *     where c.rank <= 1;
 *     where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
 *     where y.shape[-1] == b.shape[1];
 *     rewrite Add(MatMul(a, b), c);
 * }
 */
static bool gemm_gemm_rows_find(const dfg_graph *g, dfg_node n, struct gemm_gemm_rows_whole *m)
{
    if (!dfg_calls_with(g, n, gemm_op_Reshape, 2))
        return false;
    dfg_node g_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, g_2, gemm_op_Gemm, 3) || !dfg_float_is(g, g_2, gemm_attr_alpha, 1.0, 1.0))
        return false;
    if (!dfg_float_is(g, g_2, gemm_attr_beta, 1.0, 1.0))
        return false;
    if (!dfg_int_is(g, g_2, gemm_attr_transA, 0, 0) || !dfg_int_is(g, g_2, gemm_attr_transB, 0, 0))
        return false;
    dfg_node r = dfg_arg(g, g_2, 0);
    if (!dfg_calls_with(g, r, gemm_op_Reshape, 2))
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
    if (gemm_same(g, n, a) != DFG_TRUE)
        return false;
    /* where y.shape[-1] == b.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1)))
        return false;
    *m = (struct gemm_gemm_rows_whole){.m = {.root = n, .a = a, .b = b, .c = c, .r = r,
            .g = g_2, .y = n}, .x = x, .x_2 = x_2};
    return true;
}

bool gemm_gemm_rows_match(const dfg_graph *g, dfg_node n, struct gemm_gemm_rows_match *m)
{
    struct gemm_gemm_rows_whole whole;
    if (!gemm_gemm_rows_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool gemm_gemm_rows_each(const dfg_graph *g, dfg_node n,
                         bool (*accept)(void *ctx, const struct gemm_gemm_rows_match *m), void *ctx)
{
    struct gemm_gemm_rows_whole whole;
    return gemm_gemm_rows_find(g, n, &whole) && accept(ctx, &whole.m);
}

/* gemm.pat:58
 * rule matmul_rows(a, b) : keep_shared {
 *     r = Reshape(a, _);
 *     m = MatMul(r, b);
 *     y = Reshape(m, _);
 *     match y;
 *     where uses(m) == 1, r.rank == 2, b.rank == 2, a.rank >= 2, r.shape[1] == a.shape[-1], y.rank == a.rank;
 *     where [y.shape[i] for i in range(a.rank - 1)] == [a.shape[i] for i in range(a.rank - 1)];
 *     where y.shape[-1] == b.shape[1];
 *     rewrite MatMul(a, b);
 * }
 */
static bool gemm_matmul_rows_find(const dfg_graph *g, dfg_node n, struct gemm_matmul_rows_whole *m)
{
    if (!dfg_calls_with(g, n, gemm_op_Reshape, 2))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, m_2, gemm_op_MatMul, 2))
        return false;
    dfg_node r = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, r, gemm_op_Reshape, 2))
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
    if (gemm_same(g, n, a) != DFG_TRUE)
        return false;
    /* where y.shape[-1] == b.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, 1)))
        return false;
    *m = (struct gemm_matmul_rows_whole){.m = {.root = n, .a = a, .b = b, .r = r,
            .m = m_2, .y = n}, .x = x, .x_2 = x_2};
    return true;
}

bool gemm_matmul_rows_match(const dfg_graph *g, dfg_node n, struct gemm_matmul_rows_match *m)
{
    struct gemm_matmul_rows_whole whole;
    if (!gemm_matmul_rows_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool gemm_matmul_rows_each(const dfg_graph *g, dfg_node n,
                           bool (*accept)(void *ctx, const struct gemm_matmul_rows_match *m), void *ctx)
{
    struct gemm_matmul_rows_whole whole;
    return gemm_matmul_rows_find(g, n, &whole) && accept(ctx, &whole.m);
}

static enum dfg_tri gemm_same_2(const dfg_graph *g, dfg_node n2, dfg_node a)
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

static enum dfg_tri gemm_same_3(const dfg_graph *g, dfg_node n2, dfg_node a, dfg_node b)
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

/* gemm.pat:69
 * rule matmul_stacks(a, b) : keep_shared {
 *     ra = Reshape(a, _);
 *     rb = Reshape(b, _);
 *     m = MatMul(ra, rb);
 *     y = Reshape(m, _);
 *     match y;
 *     where uses(m) == 1, ra.rank == 3, rb.rank == 3, a.rank == b.rank, y.rank == a.rank, a.rank >= 3;
 *     where ra.shape[0] == rb.shape[0];
 *     where ra.shape[1] == a.shape[-2], ra.shape[2] == a.shape[-1], rb.shape[1] == b.shape[-2], rb.shape[2] == b.shape[-1];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [a.shape[i] for i in range(a.rank - 2)];
 *     where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)];
 *     where y.shape[-2] == a.shape[-2], y.shape[-1] == b.shape[-1];
 *     rewrite MatMul(a, b);
 * }
 */
static bool gemm_matmul_stacks_find(const dfg_graph *g, dfg_node n, struct gemm_matmul_stacks_whole *m)
{
    if (!dfg_calls_with(g, n, gemm_op_Reshape, 2))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, gemm_op_MatMul, 2))
        return false;
    dfg_node ra = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, ra, gemm_op_Reshape, 2))
        return false;
    dfg_node a = dfg_arg(g, ra, 0);
    dfg_node x = dfg_arg(g, ra, 1);
    dfg_node rb = dfg_arg(g, m_2, 1);
    if (!dfg_calls_with(g, rb, gemm_op_Reshape, 2))
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
    if (gemm_same_2(g, n, a) != DFG_TRUE)
        return false;
    /* where [y.shape[i] for i in range(a.rank - 2)] == [b.shape[i] for i in range(a.rank - 2)] */
    if (gemm_same_3(g, n, a, b) != DFG_TRUE)
        return false;
    /* where y.shape[-2] == a.shape[-2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -2), dfg_extent_of(g, a, -2)))
        return false;
    /* where y.shape[-1] == b.shape[-1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, -1), dfg_extent_of(g, b, -1)))
        return false;
    *m = (struct gemm_matmul_stacks_whole){.m = {.root = n, .a = a, .b = b, .ra = ra,
            .rb = rb, .m = m_2, .y = n}, .x = x, .x_2 = x_2, .x_3 = x_3};
    return true;
}

bool gemm_matmul_stacks_match(const dfg_graph *g, dfg_node n, struct gemm_matmul_stacks_match *m)
{
    struct gemm_matmul_stacks_whole whole;
    if (!gemm_matmul_stacks_find(g, n, &whole))
        return false;
    *m = whole.m;
    return true;
}

bool gemm_matmul_stacks_each(const dfg_graph *g, dfg_node n,
                             bool (*accept)(void *ctx, const struct gemm_matmul_stacks_match *m), void *ctx)
{
    struct gemm_matmul_stacks_whole whole;
    return gemm_matmul_stacks_find(g, n, &whole) && accept(ctx, &whole.m);
}
