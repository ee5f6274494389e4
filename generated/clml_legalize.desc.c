/* What clml_legalize.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "clml_legalize.h"
#if CLML_LEGALIZE_H != 0xe7abd1df6b0144dc
#error "clml_legalize.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_nn_batch_norm = DFG_FIRST_OP,
    OP_nn_conv2d,
    OP_nn_dropout,
    OP_relax_nn_batch_norm,
    OP_relax_nn_conv2d,
};
enum {
    ATTR_axis,
    ATTR_center,
    ATTR_data_layout,
    ATTR_epsilon,
    ATTR_groups,
    ATTR_kernel_layout,
    ATTR_out_layout,
    ATTR_scale,
};
enum {
    STR_IOHW,
    STR_NCHW,
    STR_OIHW,
    STR_empty,
};
static const char *const op_names[] = {
    "nn.batch_norm",
    "nn.conv2d",
    "nn.dropout",
    "relax.nn.batch_norm",
    "relax.nn.conv2d",
};
static const char *const attr_names[] = {
    "axis",
    "center",
    "data_layout",
    "epsilon",
    "groups",
    "kernel_layout",
    "out_layout",
    "scale",
};
static const char *const str_names[] = {
    "IOHW",
    "NCHW",
    "OIHW",
    "",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_SCRATCH,
    .n_rows = 1,
    .n_ops = 5,
    .ops = op_names,
    .n_attrs = 8,
    .attrs = attr_names,
    .n_strs = 4,
    .strs = str_names,
};

struct clml_legalize_clml_constant_whole {
    struct clml_legalize_clml_constant_match m;
    struct dfg_nodes constant;
};

/* clml_legalize.pat:17  const */
static bool clml_legalize_clml_constant_each1(const dfg_graph *g, dfg_node n, dfg_node *found_constant)
{
    dfg_node constant = n;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    *found_constant = constant;
    return true;
}

static bool clml_legalize_clml_constant_whole(const dfg_graph *g, dfg_node n,
                                              bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_operator(g, n) || dfg_n_args(g, n) <= 0)
        return false;
    struct dfg_nodes constant = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, n, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node constant_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && clml_legalize_clml_constant_each1(g, nodes.at[i], &constant_found);
        if (constant_found != DFG_NONE)
            dfg_row(g, 0)[constant.n++] = constant_found;
    }
    constant = (struct dfg_nodes){dfg_row(g, 0), constant.n};
    if (!all)
        return false;
    return accept(ctx, &(struct clml_legalize_clml_constant_whole){.m = {.root = n, .c = n},
            .constant = constant});
}

struct clml_legalize_clml_dropout_whole {
    struct clml_legalize_clml_dropout_match m;
    dfg_node get;
    dfg_node dropout;
};

static bool clml_legalize_clml_dropout_whole(const dfg_graph *g, dfg_node n,
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
    return accept(ctx, &(struct clml_legalize_clml_dropout_whole){.m = {.root = n, .x = x}, .get = n,
            .dropout = dropout});
}

/* clml_legalize.pat:25
 * cond folds(c, n, w, gamma) =
 *     c.data_layout == "NCHW", n.axis == 1, n.center == true, n.scale == true,
 *     c.kernel_layout == "OIHW" ? w.shape[0] == gamma.elements
 *                               : c.kernel_layout == "IOHW" and c.groups == 1 and w.shape[1] == gamma.elements;
 */
static bool folds(const dfg_graph *g, dfg_node c, dfg_node n2, dfg_node w, dfg_node gamma)
{
    return dfg_str_is(g, c, ATTR_data_layout, STR_NCHW, STR_NCHW) && dfg_int_is(g, n2, ATTR_axis, 1, 1)
        && dfg_bool_is(g, n2, ATTR_center, true, true) && dfg_bool_is(g, n2, ATTR_scale, true, true)
        && ((dfg_str_is(g, c, ATTR_kernel_layout, STR_OIHW, STR_OIHW)
             && dfg_dim_eq(g, dfg_extent_of(g, w, 0), dfg_elements_of(g, gamma)))
            || (dfg_ne(dfg_attr_or(g, c, ATTR_kernel_layout, dfg_str(g, STR_OIHW)), dfg_str(g, STR_OIHW))
                && dfg_str_is(g, c, ATTR_kernel_layout, STR_IOHW, STR_OIHW)
                && dfg_int_is(g, c, ATTR_groups, 1, 1)
                && dfg_dim_eq(g, dfg_extent_of(g, w, 1), dfg_elements_of(g, gamma))));
}

static dfg_val clml_legalize_max1(const dfg_graph *g, dfg_node c)
{
    const dfg_val list = dfg_elements(g, c);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item(list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* clml_legalize.pat:31
 * cond moderate(c) = max([abs(v) for v in value(c)]) < 1e9;
 */
static bool moderate(const dfg_graph *g, dfg_node c)
{
    return dfg_lt(clml_legalize_max1(g, c), dfg_float(1000000000.0));
}

static dfg_val clml_legalize_min2(const dfg_graph *g, dfg_node var_)
{
    const dfg_val list = dfg_elements(g, var_);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item(list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* clml_legalize.pat:32
 * cond sound(w, gamma, beta, mean_, var_) =
 *     moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_), min([v for v in value(var_)]) >= 0;
 */
static bool sound(const dfg_graph *g, dfg_node w, dfg_node gamma, dfg_node beta, dfg_node mean_,
                  dfg_node var_)
{
    return moderate(g, w) && moderate(g, gamma) && moderate(g, beta) && moderate(g, mean_)
        && moderate(g, var_) && dfg_ge(clml_legalize_min2(g, var_), dfg_int(0));
}

struct clml_legalize_clml_batch_norm_whole {
    struct clml_legalize_clml_batch_norm_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node get;
};

static bool clml_legalize_clml_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, OP_nn_batch_norm, 5))
        return false;
    dfg_val e = dfg_attr_or(g, n_2, ATTR_epsilon, dfg_float(1e-05));
    if (!dfg_known(e))
        return false;
    dfg_node c = dfg_arg(g, n_2, 0);
    if (!dfg_calls_with(g, c, OP_nn_conv2d, 2))
        return false;
    if (!(dfg_str_is(g, c, ATTR_out_layout, STR_empty, STR_empty)
          || dfg_str_is(g, c, ATTR_out_layout, STR_NCHW, STR_empty)))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node gamma = dfg_arg(g, n_2, 1);
    dfg_node constant_2 = gamma;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node beta = dfg_arg(g, n_2, 2);
    dfg_node constant_3 = beta;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node mean_ = dfg_arg(g, n_2, 3);
    dfg_node constant_4 = mean_;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node var_ = dfg_arg(g, n_2, 4);
    dfg_node constant_5 = var_;
    if (!dfg_is(g, constant_5, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_2, c}, 2))
        return false;
    /* where folds(c, n, w, gamma) */
    if (!folds(g, c, n_2, w, gamma))
        return false;
    /* where same_dtype(w, gamma) */
    if (dfg_same_dtype(g, w, gamma) != DFG_TRUE)
        return false;
    /* where sound(w, gamma, beta, mean_, var_) */
    if (!sound(g, w, gamma, beta, mean_, var_))
        return false;
    return accept(ctx, &(struct clml_legalize_clml_batch_norm_whole){.m = {.root = n, .x = x, .w = w,
            .gamma = gamma, .beta = beta, .mean_ = mean_, .var_ = var_, .c = c, .n = n_2,
            .e = e}, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .get = n});
}

struct clml_legalize_clml_relax_batch_norm_whole {
    struct clml_legalize_clml_relax_batch_norm_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node get;
};

static bool clml_legalize_clml_relax_batch_norm_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, OP_relax_nn_batch_norm, 5))
        return false;
    dfg_val e = dfg_attr_or(g, n_2, ATTR_epsilon, dfg_float(1e-05));
    if (!dfg_known(e))
        return false;
    dfg_node c = dfg_arg(g, n_2, 0);
    if (!dfg_calls_with(g, c, OP_relax_nn_conv2d, 2))
        return false;
    dfg_node x = dfg_arg(g, c, 0);
    dfg_node w = dfg_arg(g, c, 1);
    dfg_node constant = w;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node gamma = dfg_arg(g, n_2, 1);
    dfg_node constant_2 = gamma;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node beta = dfg_arg(g, n_2, 2);
    dfg_node constant_3 = beta;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node mean_ = dfg_arg(g, n_2, 3);
    dfg_node constant_4 = mean_;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node var_ = dfg_arg(g, n_2, 4);
    dfg_node constant_5 = var_;
    if (!dfg_is(g, constant_5, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_2, c}, 2))
        return false;
    /* where folds(c, n, w, gamma) */
    if (!folds(g, c, n_2, w, gamma))
        return false;
    /* where same_dtype(w, gamma) */
    if (dfg_same_dtype(g, w, gamma) != DFG_TRUE)
        return false;
    /* where sound(w, gamma, beta, mean_, var_) */
    if (!sound(g, w, gamma, beta, mean_, var_))
        return false;
    /* where not present(c.out_layout) or c.out_layout in {"", "NCHW"} */
    if (!(!dfg_known(dfg_attr(g, c, ATTR_out_layout))
          || dfg_eq(dfg_attr(g, c, ATTR_out_layout), dfg_str(g, STR_empty))
          || dfg_eq(dfg_attr(g, c, ATTR_out_layout), dfg_str(g, STR_NCHW))))
        return false;
    return accept(ctx, &(struct clml_legalize_clml_relax_batch_norm_whole){.m = {.root = n, .x = x,
            .w = w, .gamma = gamma, .beta = beta, .mean_ = mean_, .var_ = var_, .c = c,
            .n = n_2, .e = e}, .constant = constant, .constant_2 = constant_2,
            .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
            .get = n});
}

struct clml_legalize_clml_relax_reshape_norm_whole {
    struct clml_legalize_clml_relax_reshape_norm_match m;
    struct dfg_nodes rest;
};

static bool clml_legalize_clml_relax_reshape_norm_whole(const dfg_graph *g, dfg_node n,
                                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_is_get(g, n, 0))
        return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, n_2) != OP_relax_nn_batch_norm || dfg_arg(g, n_2, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n_2, 1, 0);
    dfg_node x = dfg_arg(g, n_2, 0);
    if (!dfg_same_body(g, n, n_2))
        return false;
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where present(x.elements) */
    if (!dfg_known(dfg_elements_of(g, x)))
        return false;
    return accept(ctx, &(struct clml_legalize_clml_relax_reshape_norm_whole){.m = {.root = n, .x = x,
            .n = n_2, .r = n}, .rest = rest});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- clml_constant ---- */

static const struct dfg_desc_node clml_legalize_clml_constant_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .every = true,
        .name = "c",
        .text = "op(every const)", .line = 17 },
    [1] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 17 },
};
static const struct dfg_desc_region clml_legalize_clml_constant_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_OPERANDS, 0, 0 }, };
static const struct dfg_desc_capture clml_legalize_clml_constant_refs[] = { { 0, -1 }, };
static const struct dfg_capture clml_legalize_clml_constant_captures[] = {
    { "c", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_constant_match, c) },
};
static const struct dfg_desc_pattern clml_legalize_clml_constant_desc = {
    .n_nodes = 2, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = clml_legalize_clml_constant_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = clml_legalize_clml_constant_regions,
    .captures = clml_legalize_clml_constant_refs,
    .text = "rule clml_constant {\012    c = op(every const);\012    match c;\012    rewrite extern clml_fold_constant;\012}", .line = 16
};
static bool clml_legalize_clml_constant_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_legalize_clml_constant_match(g, n, m);
}
static bool clml_legalize_clml_constant_pass(void *ctx, const struct clml_legalize_clml_constant_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_legalize_clml_constant_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_legalize_clml_constant_each(g, n, clml_legalize_clml_constant_pass, &e);
}

static const struct dfg_part clml_legalize_clml_constant_parts[] = {
    { DFG_PART_ROOT, false, 1, 0, offsetof(struct clml_legalize_clml_constant_whole, m.c) },
    { DFG_PART_CONST, true, 0, -1, offsetof(struct clml_legalize_clml_constant_whole, constant) },
};
/* ---- clml_dropout ---- */

static const struct dfg_desc_node clml_legalize_clml_dropout_nodes[3] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "nn.dropout(x).0", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.dropout", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .under_get = true,
        .text = "nn.dropout(x)", .line = 21 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 21 },
};
static const struct dfg_desc_region clml_legalize_clml_dropout_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture clml_legalize_clml_dropout_refs[] = { { 2, -1 }, };
static const struct dfg_capture clml_legalize_clml_dropout_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_dropout_match, x) },
};
static const struct dfg_desc_pattern clml_legalize_clml_dropout_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = clml_legalize_clml_dropout_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_legalize_clml_dropout_regions,
    .captures = clml_legalize_clml_dropout_refs,
    .text = "rule clml_dropout(x) { match nn.dropout(x).0; rewrite x; }", .line = 21
};
static bool clml_legalize_clml_dropout_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_legalize_clml_dropout_match(g, n, m);
}
static bool clml_legalize_clml_dropout_pass(void *ctx, const struct clml_legalize_clml_dropout_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_legalize_clml_dropout_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_legalize_clml_dropout_each(g, n, clml_legalize_clml_dropout_pass, &e);
}

static const struct dfg_part clml_legalize_clml_dropout_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_legalize_clml_dropout_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_legalize_clml_dropout_whole, get) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct clml_legalize_clml_dropout_whole, dropout) },
};
/* ---- clml_batch_norm ---- */

static const struct dfg_desc_expr clml_legalize_clml_batch_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 26 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "n", .line = 26 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axis", .text = "axis", .line = 26 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "n.axis == 1", .line = 26 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", n.axis == 1", .line = 26 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "n", .line = 26 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "center", .text = "center", .line = 26 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 26 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "n.center == true", .line = 26 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", n.axis == 1, n.center == true", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "n", .line = 26 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "scale", .text = "scale", .line = 26 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 26 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "n.scale == true", .line = 26 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", n.axis == 1, n.center == true, n.scale == true", .line = 26 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 20 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "kernel_layout", .text = "kernel_layout", .line = 27 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 27 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.kernel_layout == \"OIHW\"", .line = 27 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 27 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 27 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.shape[0]", .line = 27 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "gamma", .line = 27 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 27 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "w.shape[0] == gamma.elements", .line = 27 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 28 },
    /* 31 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "kernel_layout", .text = "kernel_layout", .line = 28 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IOHW" }, .text = "\"IOHW\"", .line = 28 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.kernel_layout == \"IOHW\"", .line = 28 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 28 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "groups", .text = "groups", .line = 28 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 28 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.groups == 1", .line = 28 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "c.kernel_layout == \"IOHW\" and c.groups == 1", .line = 28 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 28 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 28 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 28 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "w.shape[1]", .line = 28 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 8, .text = "gamma", .line = 28 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "elements", .line = 28 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 44, }, .text = "w.shape[1] == gamma.elements", .line = 28 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 45, }, .text = "c.kernel_layout == \"IOHW\" and c.groups == 1 and w.shape[1] == gamma.elements", .line = 28 },
    /* 47 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 22, 29, 46, }, .text = "c.kernel_layout == \"OIHW\" ? w.shape[0] == gamma.elements\012                              : c.kernel_layout == \"IOHW\" and c.groups == 1 and w.shape[1] == gamma.elements", .line = 27 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 47, }, .text = "c.data_layout == \"NCHW\", n.axis == 1, n.center == true, n.scale == true,\012    c.kernel_layout == \"OIHW\" ? w.shape[0] == gamma.elements\012                              : c.kernel_layout == \"IOHW\" and c.groups == 1 and w.shape[1] == gamma.elements", .line = 26 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 39 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 8, .text = "gamma", .line = 39 },
    /* 51 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "same_dtype(w, gamma)", .line = 39 },
    /* 52 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 31 },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "abs(v)", .line = 31 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 31 },
    /* 55 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "value(c)", .line = 31 },
    /* 56 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 53, 55, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 57 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 59 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 2, .text = "v", .line = 31 },
    /* 61 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "abs(v)", .line = 31 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 31 },
    /* 63 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "value(c)", .line = 31 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 61, 63, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 67 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 67, }, .text = "moderate(w), moderate(gamma)", .line = 33 },
    /* 69 */ { .op = DFG_E_VAR, .ref = 3, .text = "v", .line = 31 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "abs(v)", .line = 31 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 31 },
    /* 72 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "value(c)", .line = 31 },
    /* 73 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 70, 72, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 74 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 76 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 76, }, .text = "moderate(w), moderate(gamma), moderate(beta)", .line = 33 },
    /* 78 */ { .op = DFG_E_VAR, .ref = 4, .text = "v", .line = 31 },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "abs(v)", .line = 31 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 31 },
    /* 81 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "value(c)", .line = 31 },
    /* 82 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 79, 81, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 83 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 85 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 86 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 85, }, .text = "moderate(w), moderate(gamma), moderate(beta), moderate(mean_)", .line = 33 },
    /* 87 */ { .op = DFG_E_VAR, .ref = 5, .text = "v", .line = 31 },
    /* 88 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "abs(v)", .line = 31 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 17, .text = "c", .line = 31 },
    /* 90 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "value(c)", .line = 31 },
    /* 91 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 88, 90, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 94 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 95 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 86, 94, }, .text = "moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_)", .line = 33 },
    /* 96 */ { .op = DFG_E_VAR, .ref = 6, .text = "v", .line = 33 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 17, .text = "var_", .line = 33 },
    /* 98 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "value(var_)", .line = 33 },
    /* 99 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 96, 98, }, .text = "[v for v in value(var_)]", .line = 33 },
    /* 100 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "min([v for v in value(var_)])", .line = 33 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 102 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "min([v for v in value(var_)]) >= 0", .line = 33 },
    /* 103 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 95, 102, }, .text = "moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_), min([v for v in value(var_)]) >= 0", .line = 33 },
};
static const struct dfg_desc_node clml_legalize_clml_batch_norm_nodes[19] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "n.0", .line = 38 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 10, 13, 16, },
        .under_get = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "epsilon", .expr = -1, .var = 0, .text = "epsilon = e", .line = 37 },
        },
        .name = "n",
        .text = "nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const)", .line = 37 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "out_layout", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 2, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_STRING, .n = 0, .s = "" }, { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, } }, .text = "out_layout in {\"\", \"NCHW\"}", .line = 36 },
        },
        .name = "c",
        .text = "nn.conv2d(x, w & const)", .line = 36 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 36 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 35 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 36 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "gamma & const", .line = 37 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "gamma",
        .text = "gamma", .line = 35 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 37 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "beta & const", .line = 37 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "beta",
        .text = "beta", .line = 35 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 37 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "mean_ & const", .line = 37 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean_",
        .text = "mean_", .line = 35 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 37 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "var_ & const", .line = 37 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "var_",
        .text = "var_", .line = 35 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 37 },
};
static const struct dfg_desc_region clml_legalize_clml_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t clml_legalize_clml_batch_norm_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, };
static const bool clml_legalize_clml_batch_norm_dims[] = { 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture clml_legalize_clml_batch_norm_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture clml_legalize_clml_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, w) },
    { "gamma", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, gamma) },
    { "beta", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, beta) },
    { "mean_", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, mean_) },
    { "var_", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, var_) },
    { "c", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, c) },
    { "n", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_batch_norm_match, n) },
    { "e", DFG_CAP_VALUE, offsetof(struct clml_legalize_clml_batch_norm_match, e) },
};
static const struct dfg_desc_pattern clml_legalize_clml_batch_norm_desc = {
    .n_nodes = 19, .n_exprs = 104, .n_vars = 7, .n_sets = 9,
    .nodes = clml_legalize_clml_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_legalize_clml_batch_norm_regions,
    .var_region = clml_legalize_clml_batch_norm_var_regions,
    .exprs = clml_legalize_clml_batch_norm_exprs,
    .captures = clml_legalize_clml_batch_norm_refs,
    .var_is_dim = clml_legalize_clml_batch_norm_dims,
    .text = "rule clml_batch_norm(x, w, gamma, beta, mean_, var_) {\012    c = nn.conv2d(x, w & const) { out_layout in {\"\", \"NCHW\"} };\012    n = nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const) { epsilon = e };\012    match n.0;\012    where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_);\012    rewrite {\012        s = divide(gamma, sqrt(add(var_, like(var_, e))));\012        t = subtract(beta, multiply(mean_, s));\012        scaled = multiply(w, reshape(s) { newshape = c.kernel_layout == \"OIHW\" ? [-1, 1, 1, 1] : [1, -1, 1, 1] });\012        return add(nn.conv2d(x, scaled) { ..c }, reshape(t) { newshape = [1, -1, 1, 1] });\012    }\012}", .line = 35, .n_where = 3, .where = (const uint32_t[]){ 48, 51, 103, }
};
static bool clml_legalize_clml_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_legalize_clml_batch_norm_match(g, n, m);
}
static bool clml_legalize_clml_batch_norm_pass(void *ctx, const struct clml_legalize_clml_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_legalize_clml_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_legalize_clml_batch_norm_each(g, n, clml_legalize_clml_batch_norm_pass, &e);
}

static const struct dfg_part clml_legalize_clml_batch_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_legalize_clml_batch_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_legalize_clml_batch_norm_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clml_legalize_clml_batch_norm_whole, m.gamma) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clml_legalize_clml_batch_norm_whole, m.beta) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clml_legalize_clml_batch_norm_whole, m.mean_) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct clml_legalize_clml_batch_norm_whole, m.var_) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct clml_legalize_clml_batch_norm_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_batch_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct clml_legalize_clml_batch_norm_whole, m.n) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_batch_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_batch_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_batch_norm_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_batch_norm_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_legalize_clml_batch_norm_whole, get) },
};
/* ---- clml_relax_batch_norm ---- */

static const struct dfg_desc_expr clml_legalize_clml_relax_batch_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 26 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "data_layout", .text = "data_layout", .line = 26 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 26 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.data_layout == \"NCHW\"", .line = 26 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "n", .line = 26 },
    /* 5 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .name = "axis", .text = "axis", .line = 26 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "n.axis == 1", .line = 26 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "c.data_layout == \"NCHW\", n.axis == 1", .line = 26 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "n", .line = 26 },
    /* 10 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .name = "center", .text = "center", .line = 26 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 26 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "n.center == true", .line = 26 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "c.data_layout == \"NCHW\", n.axis == 1, n.center == true", .line = 26 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "n", .line = 26 },
    /* 15 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .name = "scale", .text = "scale", .line = 26 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_BOOL, .i = 1 }, .text = "true", .line = 26 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "n.scale == true", .line = 26 },
    /* 18 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 17, }, .text = "c.data_layout == \"NCHW\", n.axis == 1, n.center == true, n.scale == true", .line = 26 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 27 },
    /* 20 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .name = "kernel_layout", .text = "kernel_layout", .line = 27 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "OIHW" }, .text = "\"OIHW\"", .line = 27 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.kernel_layout == \"OIHW\"", .line = 27 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 27 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "shape", .line = 27 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 27 },
    /* 26 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "w.shape[0]", .line = 27 },
    /* 27 */ { .op = DFG_E_NODE, .ref = 8, .text = "gamma", .line = 27 },
    /* 28 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "elements", .line = 27 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 28, }, .text = "w.shape[0] == gamma.elements", .line = 27 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 28 },
    /* 31 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "kernel_layout", .text = "kernel_layout", .line = 28 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "IOHW" }, .text = "\"IOHW\"", .line = 28 },
    /* 33 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 31, 32, }, .text = "c.kernel_layout == \"IOHW\"", .line = 28 },
    /* 34 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 28 },
    /* 35 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .name = "groups", .text = "groups", .line = 28 },
    /* 36 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 28 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 35, 36, }, .text = "c.groups == 1", .line = 28 },
    /* 38 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 33, 37, }, .text = "c.kernel_layout == \"IOHW\" and c.groups == 1", .line = 28 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 28 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "shape", .line = 28 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 28 },
    /* 42 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "w.shape[1]", .line = 28 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 8, .text = "gamma", .line = 28 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "elements", .line = 28 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 44, }, .text = "w.shape[1] == gamma.elements", .line = 28 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 38, 45, }, .text = "c.kernel_layout == \"IOHW\" and c.groups == 1 and w.shape[1] == gamma.elements", .line = 28 },
    /* 47 */ { .op = DFG_E_CHOOSE, .n_kids = 3, .kids = (const uint32_t[]){ 22, 29, 46, }, .text = "c.kernel_layout == \"OIHW\" ? w.shape[0] == gamma.elements\012                              : c.kernel_layout == \"IOHW\" and c.groups == 1 and w.shape[1] == gamma.elements", .line = 27 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 47, }, .text = "c.data_layout == \"NCHW\", n.axis == 1, n.center == true, n.scale == true,\012    c.kernel_layout == \"OIHW\" ? w.shape[0] == gamma.elements\012                              : c.kernel_layout == \"IOHW\" and c.groups == 1 and w.shape[1] == gamma.elements", .line = 26 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 51 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 8, .text = "gamma", .line = 51 },
    /* 51 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_DTYPE, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "same_dtype(w, gamma)", .line = 51 },
    /* 52 */ { .op = DFG_E_VAR, .ref = 1, .text = "v", .line = 31 },
    /* 53 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "abs(v)", .line = 31 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 31 },
    /* 55 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "value(c)", .line = 31 },
    /* 56 */ { .op = DFG_E_COMP, .ref = 1, .n_kids = 2, .kids = (const uint32_t[]){ 53, 55, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 57 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 59 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 60 */ { .op = DFG_E_VAR, .ref = 2, .text = "v", .line = 31 },
    /* 61 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "abs(v)", .line = 31 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 8, .text = "c", .line = 31 },
    /* 63 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "value(c)", .line = 31 },
    /* 64 */ { .op = DFG_E_COMP, .ref = 2, .n_kids = 2, .kids = (const uint32_t[]){ 61, 63, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 65 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 67 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 67, }, .text = "moderate(w), moderate(gamma)", .line = 33 },
    /* 69 */ { .op = DFG_E_VAR, .ref = 3, .text = "v", .line = 31 },
    /* 70 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "abs(v)", .line = 31 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 31 },
    /* 72 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "value(c)", .line = 31 },
    /* 73 */ { .op = DFG_E_COMP, .ref = 3, .n_kids = 2, .kids = (const uint32_t[]){ 70, 72, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 74 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 76 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 68, 76, }, .text = "moderate(w), moderate(gamma), moderate(beta)", .line = 33 },
    /* 78 */ { .op = DFG_E_VAR, .ref = 4, .text = "v", .line = 31 },
    /* 79 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "abs(v)", .line = 31 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 14, .text = "c", .line = 31 },
    /* 81 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "value(c)", .line = 31 },
    /* 82 */ { .op = DFG_E_COMP, .ref = 4, .n_kids = 2, .kids = (const uint32_t[]){ 79, 81, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 83 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 85 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 86 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 85, }, .text = "moderate(w), moderate(gamma), moderate(beta), moderate(mean_)", .line = 33 },
    /* 87 */ { .op = DFG_E_VAR, .ref = 5, .text = "v", .line = 31 },
    /* 88 */ { .op = DFG_E_CALL, .sub = DFG_F_ABS, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "abs(v)", .line = 31 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 17, .text = "c", .line = 31 },
    /* 90 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "value(c)", .line = 31 },
    /* 91 */ { .op = DFG_E_COMP, .ref = 5, .n_kids = 2, .kids = (const uint32_t[]){ 88, 90, }, .text = "[abs(v) for v in value(c)]", .line = 31 },
    /* 92 */ { .op = DFG_E_CALL, .sub = DFG_F_MAX, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "max([abs(v) for v in value(c)])", .line = 31 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 1000000000.0 }, .text = "1e9", .line = 31 },
    /* 94 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "max([abs(v) for v in value(c)]) < 1e9", .line = 31 },
    /* 95 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 86, 94, }, .text = "moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_)", .line = 33 },
    /* 96 */ { .op = DFG_E_VAR, .ref = 6, .text = "v", .line = 33 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 17, .text = "var_", .line = 33 },
    /* 98 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "value(var_)", .line = 33 },
    /* 99 */ { .op = DFG_E_COMP, .ref = 6, .n_kids = 2, .kids = (const uint32_t[]){ 96, 98, }, .text = "[v for v in value(var_)]", .line = 33 },
    /* 100 */ { .op = DFG_E_CALL, .sub = DFG_F_MIN, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "min([v for v in value(var_)])", .line = 33 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 102 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "min([v for v in value(var_)]) >= 0", .line = 33 },
    /* 103 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 95, 102, }, .text = "moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_), min([v for v in value(var_)]) >= 0", .line = 33 },
    /* 104 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 51 },
    /* 105 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .name = "out_layout", .text = "out_layout", .line = 51 },
    /* 106 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "present(c.out_layout)", .line = 51 },
    /* 107 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "not present(c.out_layout)", .line = 51 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 51 },
    /* 109 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .name = "out_layout", .text = "out_layout", .line = 51 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 0, .s = "" }, .text = "\"\"", .line = 51 },
    /* 111 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NCHW" }, .text = "\"NCHW\"", .line = 51 },
    /* 112 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 109, 110, 111, }, .text = "c.out_layout in {\"\", \"NCHW\"}", .line = 51 },
    /* 113 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 107, 112, }, .text = "not present(c.out_layout) or c.out_layout in {\"\", \"NCHW\"}", .line = 51 },
};
static const struct dfg_desc_node clml_legalize_clml_relax_batch_norm_nodes[19] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "n.0", .line = 50 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 5, .kids = (const uint32_t[]){ 2, 7, 10, 13, 16, },
        .under_get = true,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "epsilon", .expr = -1, .var = 0, .text = "epsilon = e", .line = 49 },
        },
        .name = "n",
        .text = "relax.nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const)", .line = 49 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.conv2d", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "c",
        .text = "relax.nn.conv2d(x, w & const)", .line = 48 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 47 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & const", .line = 48 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 47 },
    [6] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 48 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "gamma & const", .line = 49 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "gamma",
        .text = "gamma", .line = 47 },
    [9] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "beta & const", .line = 49 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "beta",
        .text = "beta", .line = 47 },
    [12] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [13] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, },
        .text = "mean_ & const", .line = 49 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "mean_",
        .text = "mean_", .line = 47 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, },
        .text = "var_ & const", .line = 49 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "var_",
        .text = "var_", .line = 47 },
    [18] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 49 },
};
static const struct dfg_desc_region clml_legalize_clml_relax_batch_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t clml_legalize_clml_relax_batch_norm_var_regions[] = { 0, 0, 0, 0, 0, 0, 0, };
static const bool clml_legalize_clml_relax_batch_norm_dims[] = { 0, 0, 0, 0, 0, 0, 0, };
static const struct dfg_desc_capture clml_legalize_clml_relax_batch_norm_refs[] = { { 3, -1 }, { 5, -1 }, { 8, -1 }, { 11, -1 }, { 14, -1 }, { 17, -1 }, { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture clml_legalize_clml_relax_batch_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, w) },
    { "gamma", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, gamma) },
    { "beta", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, beta) },
    { "mean_", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, mean_) },
    { "var_", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, var_) },
    { "c", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, c) },
    { "n", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, n) },
    { "e", DFG_CAP_VALUE, offsetof(struct clml_legalize_clml_relax_batch_norm_match, e) },
};
static const struct dfg_desc_pattern clml_legalize_clml_relax_batch_norm_desc = {
    .n_nodes = 19, .n_exprs = 114, .n_vars = 7, .n_sets = 9,
    .nodes = clml_legalize_clml_relax_batch_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_legalize_clml_relax_batch_norm_regions,
    .var_region = clml_legalize_clml_relax_batch_norm_var_regions,
    .exprs = clml_legalize_clml_relax_batch_norm_exprs,
    .captures = clml_legalize_clml_relax_batch_norm_refs,
    .var_is_dim = clml_legalize_clml_relax_batch_norm_dims,
    .text = "rule clml_relax_batch_norm(x, w, gamma, beta, mean_, var_) {\012    c = relax.nn.conv2d(x, w & const);\012    n = relax.nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const) { epsilon = e };\012    match n.0;\012    where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), not present(c.out_layout) or c.out_layout in {\"\", \"NCHW\"};\012    rewrite {\012        s = relax.divide(gamma, relax.sqrt(relax.add(var_, like(var_, e))));\012        t = relax.subtract(beta, relax.multiply(mean_, s));\012        scaled = relax.multiply(w, relax.reshape(s, i64[4] [c.kernel_layout == \"OIHW\" ? -1 : 1,\012                                                            c.kernel_layout == \"OIHW\" ? 1 : -1, 1, 1]));\012        return relax.add(relax.nn.conv2d(x, scaled) { ..c }, relax.reshape(t, i64[4] [1, -1, 1, 1]));\012    }\012}", .line = 47, .n_where = 4, .where = (const uint32_t[]){ 48, 51, 103, 113, }
};
static bool clml_legalize_clml_relax_batch_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_legalize_clml_relax_batch_norm_match(g, n, m);
}
static bool clml_legalize_clml_relax_batch_norm_pass(void *ctx, const struct clml_legalize_clml_relax_batch_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_legalize_clml_relax_batch_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_legalize_clml_relax_batch_norm_each(g, n, clml_legalize_clml_relax_batch_norm_pass, &e);
}

static const struct dfg_part clml_legalize_clml_relax_batch_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.gamma) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.beta) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.mean_) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.var_) },
    { DFG_PART_INNER, false, 0, 6, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.c) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, constant) },
    { DFG_PART_INNER, false, 0, 7, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, m.n) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, constant_5) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct clml_legalize_clml_relax_batch_norm_whole, get) },
};
/* ---- clml_relax_reshape_norm ---- */

static const struct dfg_desc_expr clml_legalize_clml_relax_reshape_norm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 67 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 67 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 67 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 67 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 67 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "elements", .line = 67 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(x.elements)", .line = 67 },
};
static const struct dfg_desc_node clml_legalize_clml_relax_reshape_norm_nodes[3] = {
    [0] = { .kind = DFG_D_GET, .rest = -1, .index = 0, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "r",
        .text = "n.0", .line = 65 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "relax.nn.batch_norm", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .rest_first = 0, .rest_last = 1,
        .under_get = true,
        .name = "n",
        .text = "relax.nn.batch_norm(x, ...)", .line = 64 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 63 },
};
static const struct dfg_desc_region clml_legalize_clml_relax_reshape_norm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t clml_legalize_clml_relax_reshape_norm_var_regions[] = { 0, };
static const bool clml_legalize_clml_relax_reshape_norm_dims[] = { 0, };
static const struct dfg_desc_capture clml_legalize_clml_relax_reshape_norm_refs[] = { { 2, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture clml_legalize_clml_relax_reshape_norm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_reshape_norm_match, x) },
    { "n", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_reshape_norm_match, n) },
    { "r", DFG_CAP_NODE, offsetof(struct clml_legalize_clml_relax_reshape_norm_match, r) },
};
static const struct dfg_desc_pattern clml_legalize_clml_relax_reshape_norm_desc = {
    .n_nodes = 3, .n_exprs = 7, .n_vars = 1, .n_sets = 3,
    .nodes = clml_legalize_clml_relax_reshape_norm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = clml_legalize_clml_relax_reshape_norm_regions,
    .var_region = clml_legalize_clml_relax_reshape_norm_var_regions,
    .exprs = clml_legalize_clml_relax_reshape_norm_exprs,
    .captures = clml_legalize_clml_relax_reshape_norm_refs,
    .var_is_dim = clml_legalize_clml_relax_reshape_norm_dims,
    .text = "rule clml_relax_reshape_norm(x) : once {\012    n = relax.nn.batch_norm(x, ...);\012    r = n.0;\012    match r;\012    where x.rank == 4, present(x.elements);\012    rewrite relax.reshape(r, i64[4] [d for d in x.shape]);\012}", .line = 63, .n_where = 2, .where = (const uint32_t[]){ 3, 6, }
};
static bool clml_legalize_clml_relax_reshape_norm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return clml_legalize_clml_relax_reshape_norm_match(g, n, m);
}
static bool clml_legalize_clml_relax_reshape_norm_pass(void *ctx, const struct clml_legalize_clml_relax_reshape_norm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool clml_legalize_clml_relax_reshape_norm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return clml_legalize_clml_relax_reshape_norm_each(g, n, clml_legalize_clml_relax_reshape_norm_pass, &e);
}

static const struct dfg_part clml_legalize_clml_relax_reshape_norm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct clml_legalize_clml_relax_reshape_norm_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct clml_legalize_clml_relax_reshape_norm_whole, m.n) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct clml_legalize_clml_relax_reshape_norm_whole, rest) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct clml_legalize_clml_relax_reshape_norm_whole, m.r) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "clml_constant", .place = "clml_legalize.pat:16", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clml_legalize_clml_constant_match),
      .n_captures = 1, .captures = clml_legalize_clml_constant_captures,
      .match = clml_legalize_clml_constant_any, .each = clml_legalize_clml_constant_all, .desc = &clml_legalize_clml_constant_desc,
      .whole_size = sizeof(struct clml_legalize_clml_constant_whole), .n_parts = sizeof clml_legalize_clml_constant_parts / sizeof *clml_legalize_clml_constant_parts,
      .n_params = 0, .parts = clml_legalize_clml_constant_parts, .whole = clml_legalize_clml_constant_whole },
    { .name = "clml_dropout", .place = "clml_legalize.pat:21", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clml_legalize_clml_dropout_match),
      .n_captures = 1, .captures = clml_legalize_clml_dropout_captures,
      .match = clml_legalize_clml_dropout_any, .each = clml_legalize_clml_dropout_all, .desc = &clml_legalize_clml_dropout_desc,
      .whole_size = sizeof(struct clml_legalize_clml_dropout_whole), .n_parts = sizeof clml_legalize_clml_dropout_parts / sizeof *clml_legalize_clml_dropout_parts,
      .n_params = 1, .parts = clml_legalize_clml_dropout_parts, .whole = clml_legalize_clml_dropout_whole },
    { .name = "clml_batch_norm", .place = "clml_legalize.pat:35", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clml_legalize_clml_batch_norm_match),
      .n_captures = 9, .captures = clml_legalize_clml_batch_norm_captures,
      .match = clml_legalize_clml_batch_norm_any, .each = clml_legalize_clml_batch_norm_all, .desc = &clml_legalize_clml_batch_norm_desc,
      .whole_size = sizeof(struct clml_legalize_clml_batch_norm_whole), .n_parts = sizeof clml_legalize_clml_batch_norm_parts / sizeof *clml_legalize_clml_batch_norm_parts,
      .n_params = 6, .parts = clml_legalize_clml_batch_norm_parts, .whole = clml_legalize_clml_batch_norm_whole },
    { .name = "clml_relax_batch_norm", .place = "clml_legalize.pat:47", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clml_legalize_clml_relax_batch_norm_match),
      .n_captures = 9, .captures = clml_legalize_clml_relax_batch_norm_captures,
      .match = clml_legalize_clml_relax_batch_norm_any, .each = clml_legalize_clml_relax_batch_norm_all, .desc = &clml_legalize_clml_relax_batch_norm_desc,
      .whole_size = sizeof(struct clml_legalize_clml_relax_batch_norm_whole), .n_parts = sizeof clml_legalize_clml_relax_batch_norm_parts / sizeof *clml_legalize_clml_relax_batch_norm_parts,
      .n_params = 6, .parts = clml_legalize_clml_relax_batch_norm_parts, .whole = clml_legalize_clml_relax_batch_norm_whole },
    { .name = "clml_relax_reshape_norm", .place = "clml_legalize.pat:63", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct clml_legalize_clml_relax_reshape_norm_match),
      .n_captures = 3, .captures = clml_legalize_clml_relax_reshape_norm_captures,
      .match = clml_legalize_clml_relax_reshape_norm_any, .each = clml_legalize_clml_relax_reshape_norm_all, .desc = &clml_legalize_clml_relax_reshape_norm_desc,
      .whole_size = sizeof(struct clml_legalize_clml_relax_reshape_norm_whole), .n_parts = sizeof clml_legalize_clml_relax_reshape_norm_parts / sizeof *clml_legalize_clml_relax_reshape_norm_parts,
      .n_params = 1, .parts = clml_legalize_clml_relax_reshape_norm_parts, .whole = clml_legalize_clml_relax_reshape_norm_whole },
};

static const char *const imports[] = { "relay", "relax", NULL };
extern const struct dfg_unit clml_legalize_unit;
const struct dfg_unit clml_legalize_unit = {
    .abi = DFG_ABI,
    .name = "clml_legalize",
    .imports = imports,
    .names = &clml_legalize_names, .whole_names = &whole_names,
    .n_patterns = 5, .patterns = patterns,
    .rules = &clml_legalize_rules,
};
