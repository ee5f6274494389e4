/* What layout.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "layout.h"
#if LAYOUT_H != 0xf35550e2a939ace1
#error "layout.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_MatMul = DFG_FIRST_OP,
    OP_Reshape,
    OP_Transpose,
};
enum {
    ATTR_perm,
};
static const char *const op_names[] = {
    "MatMul",
    "Reshape",
    "Transpose",
};
static const char *const attr_names[] = {
    "perm",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH,
    .n_rows = 3,
    .n_ops = 3,
    .ops = op_names,
    .n_attrs = 1,
    .attrs = attr_names,
};

/* layout.pat:8
 * cond order_known(t, x) = present(t.perm) or x.rank >= 0;
 */
static bool order_known(const dfg_graph *g, dfg_node t, dfg_node x)
{
    return dfg_known(dfg_attr(g, t, ATTR_perm)) || dfg_ge(dfg_rank_of(g, x), dfg_int(0));
}

struct layout_transpose_transpose_whole {
    struct layout_transpose_transpose_match m;
};

static bool layout_transpose_transpose_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Transpose, 1))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
        return false;
    dfg_node x = dfg_arg(g, t, 0);
    if (!dfg_same_body(g, n, t))
        return false;
    /* where order_known(t, x) */
    if (!order_known(g, t, x))
        return false;
    /* where order_known(u, t) */
    if (!order_known(g, n, t))
        return false;
    return accept(ctx, &(struct layout_transpose_transpose_whole){.m = {.root = n, .x = x, .t = t,
            .u = n}});
}

struct layout_transpose_fan_whole {
    struct layout_transpose_fan_match m;
};

/* layout.pat:25  Transpose(t) */
static bool layout_transpose_fan_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node t, dfg_node *found_y, dfg_node *found_q)
{
    dfg_node y = n;
    if (!dfg_calls_argc(g, y, OP_Transpose, 1) || !dfg_known(dfg_attr(g, y, ATTR_perm)))
        return false;
    if (dfg_arg(g, y, 0) != t)
        return false;
    if (!dfg_same_body(g, root, y))
        return false;
    *found_y = y;
    *found_q = y;
    return true;
}

static bool layout_transpose_fan_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Transpose, 1) || !dfg_known(dfg_attr(g, n, ATTR_perm)))
        return false;
    dfg_node t = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
        return false;
    dfg_val p = dfg_attr(g, t, ATTR_perm);
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
        all = nodes.at[i] != DFG_NONE && layout_transpose_fan_each1(g, nodes.at[i], n, t, &y_found, &q_found);
        if (y_found != DFG_NONE)
            dfg_row(g, 1)[y.n++] = y_found;
        if (q_found != DFG_NONE)
            dfg_row(g, 2)[q.n++] = q_found;
    }
    y = dfg_set(g, dfg_row(g, 1), y.n);
    q = dfg_set(g, dfg_row(g, 2), q.n);
    if (!all)
        return false;
    return accept(ctx, &(struct layout_transpose_fan_whole){.m = {.root = n, .x = x, .t = t, .y = y,
            .p = p, .q = q}});
}

static enum dfg_tri layout_same1(dfg_val p)
{
    const int64_t n = dfg_len(p), m = dfg_range_len(dfg_int(0), dfg_count(dfg_len(p)), dfg_int(1));
    if (!dfg_is_length(n) || !dfg_is_length(m))
        return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_same(dfg_item(p, k), dfg_int(k)));
    return all;
}

struct layout_transpose_ones_whole {
    struct layout_transpose_ones_match m;
};

static bool layout_transpose_ones_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Transpose, 1))
        return false;
    dfg_val p = dfg_attr(g, n, ATTR_perm);
    if (!dfg_known(p))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where t.rank >= 0 */
    if (!dfg_ge(dfg_rank_of(g, n), dfg_int(0)))
        return false;
    /* where p != range(len(p)) */
    if (layout_same1(p) != DFG_FALSE)
        return false;
    /* where extern layout_moves_ones(x, t) */
    if (!layout_moves_ones(g, x, n))
        return false;
    return accept(ctx, &(struct layout_transpose_ones_whole){.m = {.root = n, .x = x, .t = n, .p = p}});
}

struct layout_transposes_around_reshape_whole {
    struct layout_transposes_around_reshape_match m;
    dfg_node x;
};

static bool layout_transposes_around_reshape_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Transpose, 1))
        return false;
    if (!(dfg_list_is(g, n, ATTR_perm, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(1)), false)
          || dfg_list_is(g, n, ATTR_perm, DFG_LIST(dfg_int(0), dfg_int(2), dfg_int(3), dfg_int(1)), false)))
        return false;
    dfg_node r = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, r, OP_Reshape, 2))
        return false;
    dfg_node t = dfg_arg(g, r, 0);
    if (!dfg_calls_with(g, t, OP_Transpose, 1))
        return false;
    if (!dfg_list_is(g, t, ATTR_perm, DFG_LIST(dfg_int(0), dfg_int(3), dfg_int(1), dfg_int(2)), false))
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
    return accept(ctx, &(struct layout_transposes_around_reshape_whole){.m = {.root = n, .x = x, .t = t,
            .r = r, .u = n}, .x = x_2});
}

struct layout_transpose_matmul_whole {
    struct layout_transpose_matmul_match m;
    dfg_node transpose;
    dfg_node transpose_2;
    dfg_node transpose_3;
};

static bool layout_transpose_matmul_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Transpose, 1))
        return false;
    if (!dfg_list_is(g, n, ATTR_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false))
        return false;
    dfg_node m_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, m_2, OP_MatMul, 2))
        return false;
    dfg_node transpose = dfg_arg(g, m_2, 0);
    if (!dfg_calls_with(g, transpose, OP_Transpose, 1))
        return false;
    if (!dfg_list_is(g, transpose, ATTR_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false))
        return false;
    dfg_node a = dfg_arg(g, transpose, 0);
    if (dfg_rank(g, a) != 2)
        return false;
    dfg_node transpose_2 = dfg_arg(g, m_2, 1);
    if (!dfg_calls_with(g, transpose_2, OP_Transpose, 1))
        return false;
    if (!dfg_list_is(g, transpose_2, ATTR_perm, DFG_LIST(dfg_int(1), dfg_int(0)), false))
        return false;
    dfg_node b = dfg_arg(g, transpose_2, 0);
    if (dfg_rank(g, b) != 2 || !dfg_in_body(g, n, (const dfg_node[]){m_2, transpose, transpose_2}, 3))
        return false;
    return accept(ctx, &(struct layout_transpose_matmul_whole){.m = {.root = n, .a = a, .b = b, .m = m_2},
            .transpose = transpose, .transpose_2 = transpose_2, .transpose_3 = n});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- transpose_transpose ---- */

static const struct dfg_desc_expr layout_transpose_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "t", .line = 8 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "perm", .text = "perm", .line = 8 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 1, }, .text = "present(t.perm)", .line = 8 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 8 },
    /* 4 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 3, }, .text = "rank", .line = 8 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 6 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "x.rank >= 0", .line = 8 },
    /* 7 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, }, .text = "present(t.perm) or x.rank >= 0", .line = 8 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 8 },
    /* 9 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .name = "perm", .text = "perm", .line = 8 },
    /* 10 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "present(t.perm)", .line = 8 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 8 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 8 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 8 },
    /* 14 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "x.rank >= 0", .line = 8 },
    /* 15 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "present(t.perm) or x.rank >= 0", .line = 8 },
};
static const struct dfg_desc_node layout_transpose_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "u",
        .text = "Transpose(t)", .line = 14 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "t",
        .text = "Transpose(x)", .line = 13 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 12 },
};
static const struct dfg_desc_region layout_transpose_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t layout_transpose_transpose_var_regions[] = { 0, };
static const bool layout_transpose_transpose_dims[] = { 0, };
static const struct dfg_desc_capture layout_transpose_transpose_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture layout_transpose_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct layout_transpose_transpose_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct layout_transpose_transpose_match, t) },
    { "u", DFG_CAP_NODE, offsetof(struct layout_transpose_transpose_match, u) },
};
static const struct dfg_desc_pattern layout_transpose_transpose_desc = {
    .n_nodes = 3, .n_exprs = 16, .n_vars = 1, .n_sets = 3,
    .nodes = layout_transpose_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = layout_transpose_transpose_regions,
    .var_region = layout_transpose_transpose_var_regions,
    .exprs = layout_transpose_transpose_exprs,
    .captures = layout_transpose_transpose_refs,
    .var_is_dim = layout_transpose_transpose_dims,
    .text = "rule transpose_transpose(x) : keep_shared {\012    t = Transpose(x);\012    u = Transpose(t);\012    match u;\012    where order_known(t, x), order_known(u, t);\012    rewrite Transpose(x) {\012        perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]\012                for i in present(u.perm) ? u.perm : reverse(range(x.rank))]\012    };\012}", .line = 12, .n_where = 2, .where = (const uint32_t[]){ 7, 15, }
};
static bool layout_transpose_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return layout_transpose_transpose_match(g, n, m);
}
static bool layout_transpose_transpose_pass(void *ctx, const struct layout_transpose_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool layout_transpose_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return layout_transpose_transpose_each(g, n, layout_transpose_transpose_pass, &e);
}

static const struct dfg_part layout_transpose_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct layout_transpose_transpose_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct layout_transpose_transpose_whole, m.t) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct layout_transpose_transpose_whole, m.u) },
};
/* ---- transpose_fan ---- */

static const struct dfg_desc_node layout_transpose_fan_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "perm", .expr = -1, .var = 1, .text = "perm = q", .line = 25 },
        },
        .name = "y",
        .text = "Transpose(t)", .line = 25 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "perm", .expr = -1, .var = 0, .text = "perm = p", .line = 24 },
        },
        .name = "t",
        .text = "Transpose(x)", .line = 24 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 23 },
};
static const struct dfg_desc_region layout_transpose_fan_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_MEMBERS, 0, 0 }, };
static const uint32_t layout_transpose_fan_var_regions[] = { 0, 1, 0, };
static const bool layout_transpose_fan_dims[] = { 0, 0, 0, };
static const struct dfg_desc_capture layout_transpose_fan_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, { 0, -1 }, { -1, 1 }, };
static const struct dfg_capture layout_transpose_fan_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct layout_transpose_fan_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct layout_transpose_fan_match, t) },
    { "y", DFG_CAP_NODES, offsetof(struct layout_transpose_fan_match, y) },
    { "p", DFG_CAP_VALUE, offsetof(struct layout_transpose_fan_match, p) },
    { "q", DFG_CAP_NODES, offsetof(struct layout_transpose_fan_match, q) },
};
static const struct dfg_desc_pattern layout_transpose_fan_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 3, .n_sets = 5,
    .nodes = layout_transpose_fan_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = layout_transpose_fan_regions,
    .every_root = 1, .n_every = 1, .every = (const uint32_t[]){ 0, },
    .var_region = layout_transpose_fan_var_regions,
    .captures = layout_transpose_fan_refs,
    .var_is_dim = layout_transpose_fan_dims,
    .text = "rule transpose_fan(x) {\012    t = Transpose(x) { perm = p };\012    every y = Transpose(t) { perm = q };\012    match every y;\012    rewrite every Transpose(x) { perm = [p[i] for i in q] };\012}", .line = 23
};
static bool layout_transpose_fan_any(const dfg_graph *g, dfg_node n, void *m)
{
    return layout_transpose_fan_match(g, n, m);
}
static bool layout_transpose_fan_pass(void *ctx, const struct layout_transpose_fan_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool layout_transpose_fan_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return layout_transpose_fan_each(g, n, layout_transpose_fan_pass, &e);
}

static const struct dfg_part layout_transpose_fan_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct layout_transpose_fan_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct layout_transpose_fan_whole, m.t) },
    { DFG_PART_ROOT, true, 1, 2, offsetof(struct layout_transpose_fan_whole, m.y) },
};
/* ---- transpose_ones ---- */

static bool layout_transpose_ones_extern_11(const dfg_graph *g, const dfg_node *a)
{
    return layout_moves_ones(g, a[0], a[1]);
}
static const struct dfg_desc_expr layout_transpose_ones_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 33 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 33 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "t.rank >= 0", .line = 33 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 33 },
    /* 5 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 33 },
    /* 6 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "len(p)", .line = 33 },
    /* 7 */ { .op = DFG_E_CALL, .sub = DFG_F_RANGE, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "range(len(p))", .line = 33 },
    /* 8 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 4, 7, }, .text = "p != range(len(p))", .line = 33 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 33 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 0, .text = "t", .line = 33 },
    /* 11 */ { .op = DFG_E_EXTERN, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .name = "layout_moves_ones", .call = layout_transpose_ones_extern_11, .text = "extern layout_moves_ones(x, t)", .line = 33 },
};
static const struct dfg_desc_node layout_transpose_ones_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "perm", .expr = -1, .var = 0, .text = "perm = p", .line = 31 },
        },
        .name = "t",
        .text = "Transpose(x)", .line = 31 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 30 },
};
static const struct dfg_desc_region layout_transpose_ones_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t layout_transpose_ones_var_regions[] = { 0, 0, };
static const bool layout_transpose_ones_dims[] = { 0, 0, };
static const struct dfg_desc_capture layout_transpose_ones_refs[] = { { 1, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture layout_transpose_ones_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct layout_transpose_ones_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct layout_transpose_ones_match, t) },
    { "p", DFG_CAP_VALUE, offsetof(struct layout_transpose_ones_match, p) },
};
static const struct dfg_desc_pattern layout_transpose_ones_desc = {
    .n_nodes = 2, .n_exprs = 12, .n_vars = 2, .n_sets = 3,
    .nodes = layout_transpose_ones_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = layout_transpose_ones_regions,
    .var_region = layout_transpose_ones_var_regions,
    .exprs = layout_transpose_ones_exprs,
    .captures = layout_transpose_ones_refs,
    .var_is_dim = layout_transpose_ones_dims,
    .text = "rule transpose_ones(x) {\012    t = Transpose(x) { perm = p };\012    match t;\012    where t.rank >= 0, p != range(len(p)), extern layout_moves_ones(x, t);\012    rewrite Reshape(x, i64 [d for d in t.shape]);\012}", .line = 30, .n_where = 3, .where = (const uint32_t[]){ 3, 8, 11, }
};
static bool layout_transpose_ones_any(const dfg_graph *g, dfg_node n, void *m)
{
    return layout_transpose_ones_match(g, n, m);
}
static bool layout_transpose_ones_pass(void *ctx, const struct layout_transpose_ones_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool layout_transpose_ones_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return layout_transpose_ones_each(g, n, layout_transpose_ones_pass, &e);
}

static const struct dfg_part layout_transpose_ones_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct layout_transpose_ones_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct layout_transpose_ones_whole, m.t) },
};
/* ---- transposes_around_reshape ---- */

static const struct dfg_desc_expr layout_transposes_around_reshape_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 42 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 42 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 42 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "r.shape[0]", .line = 42 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 42 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 42 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 42 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "t.shape[0]", .line = 42 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "r.shape[0] == t.shape[0]", .line = 42 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "r", .line = 42 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "shape", .line = 42 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 42 },
    /* 12 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "r.shape[1]", .line = 42 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 2, .text = "t", .line = 42 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "shape", .line = 42 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 42 },
    /* 16 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "t.shape[1]", .line = 42 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "r.shape[1] == t.shape[1]", .line = 42 },
};
static const struct dfg_desc_node layout_transposes_around_reshape_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_LIST, .n = 3, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 2LL }, { .tag = DFG_D_INT, .i = 3LL }, { .tag = DFG_D_INT, .i = 1LL }, } }, } }, .text = "perm in {[0, 2, 1], [0, 2, 3, 1]}", .line = 40 },
        },
        .name = "u",
        .text = "Transpose(r)", .line = 40 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reshape", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .name = "r",
        .text = "Reshape(t, _)", .line = 39 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 4, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, { .tag = DFG_D_INT, .i = 3LL }, { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 2LL }, } }, .text = "perm == [0, 3, 1, 2]", .line = 38 },
        },
        .name = "t",
        .text = "Transpose(x)", .line = 38 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 39 },
};
static const struct dfg_desc_region layout_transposes_around_reshape_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t layout_transposes_around_reshape_var_regions[] = { 0, };
static const bool layout_transposes_around_reshape_dims[] = { 0, };
static const struct dfg_desc_capture layout_transposes_around_reshape_refs[] = { { 3, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture layout_transposes_around_reshape_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct layout_transposes_around_reshape_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct layout_transposes_around_reshape_match, t) },
    { "r", DFG_CAP_NODE, offsetof(struct layout_transposes_around_reshape_match, r) },
    { "u", DFG_CAP_NODE, offsetof(struct layout_transposes_around_reshape_match, u) },
};
static const struct dfg_desc_pattern layout_transposes_around_reshape_desc = {
    .n_nodes = 5, .n_exprs = 18, .n_vars = 1, .n_sets = 4,
    .nodes = layout_transposes_around_reshape_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = layout_transposes_around_reshape_regions,
    .var_region = layout_transposes_around_reshape_var_regions,
    .exprs = layout_transposes_around_reshape_exprs,
    .captures = layout_transposes_around_reshape_refs,
    .var_is_dim = layout_transposes_around_reshape_dims,
    .text = "rule transposes_around_reshape(x) {\012    t = Transpose(x) { perm == [0, 3, 1, 2] };\012    r = Reshape(t, _);\012    u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };\012    match u;\012    where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];\012    rewrite Reshape(x, i64 [d for d in u.shape]);\012}", .line = 37, .n_where = 2, .where = (const uint32_t[]){ 8, 17, }
};
static bool layout_transposes_around_reshape_any(const dfg_graph *g, dfg_node n, void *m)
{
    return layout_transposes_around_reshape_match(g, n, m);
}
static bool layout_transposes_around_reshape_pass(void *ctx, const struct layout_transposes_around_reshape_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool layout_transposes_around_reshape_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return layout_transposes_around_reshape_each(g, n, layout_transposes_around_reshape_pass, &e);
}

static const struct dfg_part layout_transposes_around_reshape_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct layout_transposes_around_reshape_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct layout_transposes_around_reshape_whole, m.t) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct layout_transposes_around_reshape_whole, m.r) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct layout_transposes_around_reshape_whole, x) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct layout_transposes_around_reshape_whole, m.u) },
};
/* ---- transpose_matmul ---- */

static const struct dfg_desc_node layout_transpose_matmul_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "perm == [1, 0]", .line = 48 },
        },
        .text = "Transpose(m)", .line = 48 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "MatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "m",
        .text = "MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm ==...", .line = 47 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "perm == [1, 0]", .line = 47 },
        },
        .text = "Transpose(a : [_, _])", .line = 47 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 2, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _]", .line = 47 },
        },
        .text = "a : [_, _]", .line = 47 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 46 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Transpose", },
        .n_kids = 1, .kids = (const uint32_t[]){ 6, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "perm", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 1LL }, { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "perm == [1, 0]", .line = 47 },
        },
        .text = "Transpose(b : [_, _])", .line = 47 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 7, },
        .n_types = 1, .types = (const struct dfg_desc_type[]){
            { .dtypes = 0x0u, .has_shape = true, .n = 2, .dims = (const struct dfg_desc_dim[]){ { DFG_D_DIM_ANY, 0 }, { DFG_D_DIM_ANY, 0 }, }, .text = "[_, _]", .line = 47 },
        },
        .text = "b : [_, _]", .line = 47 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
};
static const struct dfg_desc_region layout_transpose_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture layout_transpose_matmul_refs[] = { { 4, -1 }, { 7, -1 }, { 1, -1 }, };
static const struct dfg_capture layout_transpose_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct layout_transpose_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct layout_transpose_matmul_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct layout_transpose_matmul_match, m) },
};
static const struct dfg_desc_pattern layout_transpose_matmul_desc = {
    .n_nodes = 8, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = layout_transpose_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = layout_transpose_matmul_regions,
    .captures = layout_transpose_matmul_refs,
    .text = "rule transpose_matmul(a, b) {\012    m = MatMul(Transpose(a : [_, _]) { perm == [1, 0] }, Transpose(b : [_, _]) { perm == [1, 0] });\012    match Transpose(m) { perm == [1, 0] };\012    rewrite MatMul(b, a);\012}", .line = 46
};
static bool layout_transpose_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return layout_transpose_matmul_match(g, n, m);
}
static bool layout_transpose_matmul_pass(void *ctx, const struct layout_transpose_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool layout_transpose_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return layout_transpose_matmul_each(g, n, layout_transpose_matmul_pass, &e);
}

static const struct dfg_part layout_transpose_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct layout_transpose_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct layout_transpose_matmul_whole, m.b) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct layout_transpose_matmul_whole, m.m) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct layout_transpose_matmul_whole, transpose) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct layout_transpose_matmul_whole, transpose_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct layout_transpose_matmul_whole, transpose_3) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "transpose_transpose", .place = "layout.pat:12", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct layout_transpose_transpose_match),
      .n_captures = 3, .captures = layout_transpose_transpose_captures,
      .match = layout_transpose_transpose_any, .each = layout_transpose_transpose_all, .desc = &layout_transpose_transpose_desc,
      .whole_size = sizeof(struct layout_transpose_transpose_whole), .n_parts = sizeof layout_transpose_transpose_parts / sizeof *layout_transpose_transpose_parts,
      .n_params = 1, .parts = layout_transpose_transpose_parts, .whole = layout_transpose_transpose_whole },
    { .name = "transpose_fan", .place = "layout.pat:23", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct layout_transpose_fan_match),
      .n_captures = 5, .captures = layout_transpose_fan_captures,
      .match = layout_transpose_fan_any, .each = layout_transpose_fan_all, .desc = &layout_transpose_fan_desc,
      .whole_size = sizeof(struct layout_transpose_fan_whole), .n_parts = sizeof layout_transpose_fan_parts / sizeof *layout_transpose_fan_parts,
      .n_params = 1, .parts = layout_transpose_fan_parts, .whole = layout_transpose_fan_whole },
    { .name = "transpose_ones", .place = "layout.pat:30", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct layout_transpose_ones_match),
      .n_captures = 3, .captures = layout_transpose_ones_captures,
      .match = layout_transpose_ones_any, .each = layout_transpose_ones_all, .desc = &layout_transpose_ones_desc,
      .whole_size = sizeof(struct layout_transpose_ones_whole), .n_parts = sizeof layout_transpose_ones_parts / sizeof *layout_transpose_ones_parts,
      .n_params = 1, .parts = layout_transpose_ones_parts, .whole = layout_transpose_ones_whole },
    { .name = "transposes_around_reshape", .place = "layout.pat:37", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct layout_transposes_around_reshape_match),
      .n_captures = 4, .captures = layout_transposes_around_reshape_captures,
      .match = layout_transposes_around_reshape_any, .each = layout_transposes_around_reshape_all, .desc = &layout_transposes_around_reshape_desc,
      .whole_size = sizeof(struct layout_transposes_around_reshape_whole), .n_parts = sizeof layout_transposes_around_reshape_parts / sizeof *layout_transposes_around_reshape_parts,
      .n_params = 1, .parts = layout_transposes_around_reshape_parts, .whole = layout_transposes_around_reshape_whole },
    { .name = "transpose_matmul", .place = "layout.pat:46", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct layout_transpose_matmul_match),
      .n_captures = 3, .captures = layout_transpose_matmul_captures,
      .match = layout_transpose_matmul_any, .each = layout_transpose_matmul_all, .desc = &layout_transpose_matmul_desc,
      .whole_size = sizeof(struct layout_transpose_matmul_whole), .n_parts = sizeof layout_transpose_matmul_parts / sizeof *layout_transpose_matmul_parts,
      .n_params = 2, .parts = layout_transpose_matmul_parts, .whole = layout_transpose_matmul_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit layout_unit;
const struct dfg_unit layout_unit = {
    .abi = DFG_ABI,
    .name = "layout",
    .imports = imports,
    .names = &layout_names, .whole_names = &whole_names,
    .n_patterns = 5, .patterns = patterns,
    .rules = &layout_rules,
};
