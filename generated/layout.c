/* Made by pat2c from layout.pat; do not edit. */
#include "layout.h"
#if LAYOUT_H != 0x7cc36e4469e2bb35
#error "layout.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    layout_op_Gather = DFG_FIRST_OP, layout_op_MatMul, layout_op_Reshape, layout_op_Transpose,
};
enum {
    layout_attr_axis, layout_attr_perm,
};
static const char *const layout_op_names[] = {
    "Gather", "MatMul", "Reshape", "Transpose",
};
static const char *const layout_attr_names[] = {
    "axis", "perm",
};

const struct dfg_names layout_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS,
    .name = "layout",
    .run = LAYOUT_H,
    .n_rows = 3,
    .n_ops = 4,
    .ops = layout_op_names,
    .n_attrs = 2,
    .attrs = layout_attr_names,
};

/* layout.pat:8  cond order_known(t, x) = present(t.perm) or x.rank >= 0; */
static bool layout_order_known(const dfg_graph *g, dfg_node t, dfg_node x)
{
    return dfg_known(dfg_attr(g, t, layout_attr_perm)) || dfg_ge(dfg_rank_of(g, x), dfg_int(0));
}

/* layout.pat:12
 * rule transpose_transpose(x) : keep_shared {
 *     t = Transpose(x);
 *     u = Transpose(t);
 *     match u;
 *     where order_known(t, x), order_known(u, t);
 *     rewrite Transpose(x) {
 *         perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]
 *                 for i in present(u.perm) ? u.perm : reverse(range(x.rank))]
 *     };
 * }
 */
bool layout_transpose_transpose_match(const dfg_graph *g, dfg_node n, struct layout_transpose_transpose_match *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, layout_op_Transpose, 1))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where order_known(t, x) */
    if (!layout_order_known(g, t, x))
        return false;
    /* where order_known(u, t) */
    if (!layout_order_known(g, n, t))
        return false;
    *m = (struct layout_transpose_transpose_match){.root = n, .x = x, .t = t, .u = n};
    return true;
}

DFG_EACH_OF_MATCH(layout_transpose_transpose)

/* layout.pat:25  Transpose(t) */
static bool layout_transpose_fan_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node t,
    dfg_node *found_y, dfg_node *found_q)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1) || !dfg_known(dfg_attr(g, n, layout_attr_perm)))
        return false;
    if (dfg_arg(g, n, 0) != t)
        return false;
    if (!dfg_same_body(g, root, n))
        return false;
    *found_y = n;
    *found_q = n;
    return true;
}

/* layout.pat:23
 * rule transpose_fan(x) {
 *     t = Transpose(x) { perm = p };
 *     every y = Transpose(t) { perm = q };
 *     match every y;
 *     rewrite every Transpose(x) { perm = [p[i] for i in q] };
 * }
 */
bool layout_transpose_fan_match(const dfg_graph *g, dfg_node n, struct layout_transpose_fan_match *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1) || !dfg_known(dfg_attr(g, n, layout_attr_perm)))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, layout_op_Transpose, 1))
        return false;
    dfg_val p = dfg_attr(g, t, layout_attr_perm);
    if (!dfg_known(p))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    struct dfg_nodes consumers = dfg_consumers(g, 0, t, (const dfg_node[]){t}, 1);
    if (consumers.n == 0)
        return false;
    if (consumers.at[0] != n)
        return false;
    struct dfg_nodes y = {NULL, 0};
    struct dfg_nodes q = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = consumers;
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node y_found = DFG_NONE;
        dfg_node q_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE
            && layout_transpose_fan_each1(g, nodes.at[i], n, t, &y_found, &q_found);
        if (y_found != DFG_NONE)
            dfg_row(g, 1)[y.n++] = y_found;
        if (q_found != DFG_NONE)
            dfg_row(g, 2)[q.n++] = q_found;
    }
    y = dfg_set(g, dfg_row(g, 1), y.n);
    q = dfg_set(g, dfg_row(g, 2), q.n);
    if (!all)
        return false;
    *m = (struct layout_transpose_fan_match){.root = n, .x = x, .t = t, .y = y, .p = p,
            .q = q};
    return true;
}

DFG_EACH_OF_MATCH(layout_transpose_fan)

static enum dfg_tri layout_same(dfg_val p)
{
    const int64_t n = dfg_len(p);
    const int64_t m = dfg_range_len(dfg_int(0), dfg_count(dfg_len(p)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_same(dfg_item(p, k), dfg_int(k)));
    return all;
}

/* layout.pat:30
 * rule transpose_ones(x) {
 *     t = Transpose(x) { perm = p };
 *     match t;
 *     where t.rank >= 0, p != range(len(p)), extern layout_moves_ones(x, t);
 *     rewrite Reshape(x, i64 [d for d in t.shape]);
 * }
 */
bool layout_transpose_ones_match(const dfg_graph *g, dfg_node n, struct layout_transpose_ones_match *m)
{
    if (!dfg_calls_with(g, n, layout_op_Transpose, 1))
        return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where t.rank >= 0 */
    if (!dfg_ge(dfg_rank_of(g, n), dfg_int(0)))
        return false;
    /* where p != range(len(p)) */
    if (layout_same(p) != DFG_FALSE)
        return false;
    /* where extern layout_moves_ones(x, t) */
    if (!layout_moves_ones(g, x, n))
        return false;
    *m = (struct layout_transpose_ones_match){.root = n, .x = x, .t = n, .p = p};
    return true;
}

DFG_EACH_OF_MATCH(layout_transpose_ones)

/* layout.pat:37
 * rule transposes_around_reshape(x) {
 *     t = Transpose(x) { perm == [0, 3, 1, 2] };
 *     r = Reshape(t, _);
 *     u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };
 *     match u;
 *     where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];
 *     rewrite Reshape(x, i64 [d for d in u.shape]);
 * }
 */
static bool layout_transposes_around_reshape_find(const dfg_graph *g, dfg_node n, struct layout_transposes_around_reshape_whole *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1))
        return false;
    if (!(dfg_list_is(g, n, layout_attr_perm, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)), false)
          || dfg_list_is(g, n, layout_attr_perm, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(3), dfg_int(1)),
                         false)))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, r, layout_op_Reshape, 2))
        return false;
    dfg_node t = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, t, layout_op_Transpose, 1))
        return false;
    if (!dfg_list_is(g, t, layout_attr_perm, DFG_LIST(dfg_int(0), dfg_int(3), dfg_int(1), dfg_int(2)),
                     false))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    dfg_node x_2 = dfg_arg(g, r, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2))
        return false;
    /* where r.shape[0] == t.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, t, 0)))
        return false;
    /* where r.shape[1] == t.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, t, 1)))
        return false;
    *m = (struct layout_transposes_around_reshape_whole){.m = {.root = n, .x = x, .t = t,
            .r = r, .u = n}, .x = x_2};
    return true;
}

DFG_PROJECTIONS(layout_transposes_around_reshape)

/* layout.pat:46
 * rule transpose_matmul(a, b) {
 *     m = MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] });
 *     match Transpose(m) { perm == [1, 0] };
 *     rewrite MatMul(b, a);
 * }
 */
static bool layout_transpose_matmul_find(const dfg_graph *g, dfg_node n, struct layout_transpose_matmul_whole *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1))
        return false;
    if (!dfg_list_is(g, n, layout_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, layout_op_MatMul, 2))
        return false;
    dfg_node transpose = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, transpose, layout_op_Transpose, 1))
        return false;
    if (!dfg_list_is(g, transpose, layout_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false))
        return false;
    dfg_node a = dfg_arg(g, transpose, 0);
    if (dfg_rank(g, a) != 2)
        return false;
    dfg_node transpose_2 = dfg_arg(g, m_2, 1);
    if (!dfg_calls_with(g, transpose_2, layout_op_Transpose, 1))
        return false;
    if (!dfg_list_is(g, transpose_2, layout_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false))
        return false;
    dfg_node b = dfg_arg(g, transpose_2, 0);
    if (dfg_rank(g, b) != 2 || !dfg_in_body(g, n, (const dfg_node[]){m_2, transpose, transpose_2}, 3))
        return false;
    *m = (struct layout_transpose_matmul_whole){.m = {.root = n, .a = a, .b = b, .m = m_2},
            .transpose = transpose, .transpose_2 = transpose_2};
    return true;
}

DFG_PROJECTIONS(layout_transpose_matmul)

/* layout.pat:52
 * rule gather_channels(x, i) : keep_shared {
 *     r = Reshape(x, _);
 *     s = Reshape(Transpose(r) { perm == [1, 0, 2] }, _);
 *     match Gather(s, scalar(i) & const) { axis == 0 };
 *     where x.rank == 4, x.shape[0] == 1, r.rank == 3, r.shape[2] == x.shape[2] * x.shape[3], s.rank == 5, value(i) >= 0;
 *     where s.shape[0] == r.shape[1], s.shape[1] == 1, s.shape[2] == r.shape[0], s.shape[3] == x.shape[2], s.shape[4] == x.shape[3];
 *     rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]);
 * }
 */
static bool layout_gather_channels_find(const dfg_graph *g, dfg_node n, struct layout_gather_channels_whole *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Gather, 2) || !dfg_int_is(g, n, layout_attr_axis, 0, 0))
        return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, s, layout_op_Reshape, 2))
        return false;
    dfg_node transpose = dfg_arg(g, s, 0);
    if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1))
        return false;
    if (!dfg_list_is(g, transpose, layout_attr_perm, DFG_LIST(dfg_int(1), dfg_int(0), dfg_int(2)), false))
        return false;
    dfg_node r = dfg_arg(g, transpose, 0);
    if (!dfg_calls_with(g, r, layout_op_Reshape, 2))
        return false;
    dfg_node x = dfg_arg(g, r, 0);
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node x_2_2 = dfg_arg(g, s, 1);
    dfg_node i = dfg_arg(g, n, 1);
    if (dfg_rank(g, i) != 0 || !dfg_is(g, i, DFG_CONST))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){s, transpose, r}, 3))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where x.shape[0] == 1 */
    if (dfg_extent(g, x, 0) != 1)
        return false;
    /* where r.rank == 3 */
    if (dfg_rank(g, r) != 3)
        return false;
    /* where r.shape[2] == x.shape[2] * x.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2),
                    dfg_dim_mul(g, dfg_extent_of(g, x, 2), dfg_extent_of(g, x, 3))))
        return false;
    /* where s.rank == 5 */
    if (dfg_rank(g, s) != 5)
        return false;
    /* where value(i) >= 0 */
    if (!dfg_ge(dfg_value_of(g, i), dfg_int(0)))
        return false;
    /* where s.shape[0] == r.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, s, 0), dfg_extent_of(g, r, 1)))
        return false;
    /* where s.shape[1] == 1 */
    if (dfg_extent(g, s, 1) != 1)
        return false;
    /* where s.shape[2] == r.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, s, 2), dfg_extent_of(g, r, 0)))
        return false;
    /* where s.shape[3] == x.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, s, 3), dfg_extent_of(g, x, 2)))
        return false;
    /* where s.shape[4] == x.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, s, 4), dfg_extent_of(g, x, 3)))
        return false;
    *m = (struct layout_gather_channels_whole){.m = {.root = n, .x = x, .i = i, .r = r,
            .s = s}, .x = x_2, .transpose = transpose, .x_2 = x_2_2, .constant = i};
    return true;
}

DFG_PROJECTIONS(layout_gather_channels)

/* layout.pat:61
 * rule transpose_merged(x) {
 *     r = Reshape(x, _);
 *     y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);
 *     match y;
 *     where x.rank == 4, r.rank == 3, y.rank == 4, r.shape[1] == x.shape[2], r.shape[2] == x.shape[3];
 *     where y.shape[0] == x.shape[0], y.shape[1] == x.shape[1], y.shape[2] == x.shape[3], y.shape[3] == x.shape[2];
 *     rewrite Transpose(x) { perm = [0, 1, 3, 2] };
 * }
 */
static bool layout_transpose_merged_find(const dfg_graph *g, dfg_node n, struct layout_transpose_merged_whole *m)
{
    if (!dfg_calls_with(g, n, layout_op_Reshape, 2))
        return false;
    dfg_node transpose = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1))
        return false;
    if (!dfg_list_is(g, transpose, layout_attr_perm, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)), false))
        return false;
    dfg_node r = dfg_arg(g, transpose, 0);
    if (!dfg_calls_with(g, r, layout_op_Reshape, 2))
        return false;
    dfg_node x = dfg_arg(g, r, 0);
    dfg_node x_2 = dfg_arg(g, r, 1);
    dfg_node x_2_2 = dfg_arg(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, r}, 2))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where r.rank == 3 */
    if (dfg_rank(g, r) != 3)
        return false;
    /* where y.rank == 4 */
    if (dfg_rank(g, n) != 4)
        return false;
    /* where r.shape[1] == x.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, x, 2)))
        return false;
    /* where r.shape[2] == x.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, x, 3)))
        return false;
    /* where y.shape[0] == x.shape[0] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0)))
        return false;
    /* where y.shape[1] == x.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, x, 1)))
        return false;
    /* where y.shape[2] == x.shape[3] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 2), dfg_extent_of(g, x, 3)))
        return false;
    /* where y.shape[3] == x.shape[2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, x, 2)))
        return false;
    *m = (struct layout_transpose_merged_whole){.m = {.root = n, .x = x, .r = r, .y = n},
            .x = x_2, .transpose = transpose, .x_2 = x_2_2};
    return true;
}

DFG_PROJECTIONS(layout_transpose_merged)
