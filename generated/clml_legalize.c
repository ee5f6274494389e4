/* Made by pat2c from clml_legalize.pat; do not edit. */
#include "clml_legalize.h"
_Static_assert(CLML_LEGALIZE_H == 0x472c394ac5ce7881, "clml_legalize.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    clml_legalize_op_nn_batch_norm = DFG_FIRST_OP, clml_legalize_op_nn_conv2d, clml_legalize_op_nn_dropout,
    clml_legalize_op_relax_nn_batch_norm, clml_legalize_op_relax_nn_conv2d,
};
enum {
    clml_legalize_attr_axis, clml_legalize_attr_center, clml_legalize_attr_data_layout,
    clml_legalize_attr_epsilon, clml_legalize_attr_groups, clml_legalize_attr_kernel_layout,
    clml_legalize_attr_out_layout, clml_legalize_attr_scale, clml_legalize_attr_training,
};
enum { clml_legalize_str_IOHW, clml_legalize_str_NCHW, clml_legalize_str_OIHW, clml_legalize_str_empty };
static const char *const clml_legalize_op_names[] = {
    "nn.batch_norm", "nn.conv2d", "nn.dropout", "relax.nn.batch_norm", "relax.nn.conv2d",
};
static const char *const clml_legalize_attr_names[] = {
    "axis", "center", "data_layout", "epsilon", "groups", "kernel_layout", "out_layout", "scale",
    "training",
};
static const char *const clml_legalize_str_names[] = { "IOHW", "NCHW", "OIHW", "" };

const struct dfg_names clml_legalize_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_SCRATCH, .name = "clml_legalize", .run = CLML_LEGALIZE_H,
    .n_rows = 1, .n_ops = 5, .ops = clml_legalize_op_names, .n_attrs = 9, .attrs = clml_legalize_attr_names,
    .n_strs = 4, .strs = clml_legalize_str_names,
};

/* clml_legalize.pat:18  const */
static bool clml_legalize_clml_constant_each1(const dfg_graph *g, dfg_node n, dfg_node *found_constant)
{
    if (!dfg_is(g, n, DFG_CONST)) return false;
    *found_constant = n;
    return true;
}

/* clml_legalize.pat:17  rule clml_constant {
 *     c = op(every const);
 *     match c;
 *     rewrite extern clml_fold_constant;
 * } */
bool clml_legalize_clml_constant_find(DFG_FIND(clml_legalize_clml_constant))
{
    if (!dfg_is_operator(g, n) || dfg_n_args(g, n) <= 0) return false;
    struct dfg_nodes constant = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, n, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node constant_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && clml_legalize_clml_constant_each1(g, nodes.at[i], &constant_found);
        if (constant_found != DFG_NONE) dfg_row(g, 0)[constant.n++] = constant_found;
    }
    constant = (struct dfg_nodes){dfg_row(g, 0), constant.n};
    if (!all) return false;
    DFG_GIVE(clml_legalize_clml_constant, .root = n, .c = n);
    DFG_GIVE_WHOLE(clml_legalize_clml_constant, .constant = constant);
    return true;
}

/* clml_legalize.pat:22  rule clml_dropout(x) { match nn.dropout(x).0; rewrite x; } */
bool clml_legalize_clml_dropout_find(DFG_FIND(clml_legalize_clml_dropout))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node dropout = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, dropout, clml_legalize_op_nn_dropout, 1)) return false;
    dfg_node x = dfg_operand(g, dropout, 0);
    if (!dfg_same_body(g, n, dropout)) return false;
    DFG_GIVE(clml_legalize_clml_dropout, .root = n, .x = x);
    DFG_GIVE_WHOLE(clml_legalize_clml_dropout, .dropout = dropout);
    return true;
}

/* clml_legalize.pat:26  cond folds(c, n, w, gamma) =
 *     c.data_layout == "NCHW", n.axis == 1, n.center == true, n.scale == true,
 *     c.kernel_layout == "OIHW" ? w.shape[0] == gamma.elements
 *                               : c.kernel_layout == "IOHW" and c.groups == 1 and w.shape[1] == gamma.elements; */
static DFG_APART bool clml_legalize_folds(const dfg_graph *g, dfg_node c, dfg_node n2, dfg_node w, dfg_node gamma)
{
    return dfg_str_is(g, c, clml_legalize_attr_data_layout, clml_legalize_str_NCHW, clml_legalize_str_NCHW)
        && dfg_int_is(g, n2, clml_legalize_attr_axis, 1, 1)
        && dfg_bool_is(g, n2, clml_legalize_attr_center, true, true)
        && dfg_bool_is(g, n2, clml_legalize_attr_scale, true, true)
        && ((dfg_str_is(g, c, clml_legalize_attr_kernel_layout, clml_legalize_str_OIHW,
                        clml_legalize_str_OIHW)
             && dfg_extent_eq(g, dfg_extent_of(g, w, 0), dfg_elements_of(g, gamma)))
            || (dfg_scalar_ne(dfg_attr_or_str(g, c, clml_legalize_attr_kernel_layout,
                                              clml_legalize_str_OIHW), dfg_str(g, clml_legalize_str_OIHW))
                && dfg_str_is(g, c, clml_legalize_attr_kernel_layout, clml_legalize_str_IOHW,
                              clml_legalize_str_OIHW)
                && dfg_int_is(g, c, clml_legalize_attr_groups, 1, 1)
                && dfg_extent_eq(g, dfg_extent_of(g, w, 1), dfg_elements_of(g, gamma))));
}

static DFG_APART dfg_val clml_legalize_max(const dfg_graph *g, dfg_node c)
{
    const dfg_val list = dfg_elements(g, c);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_abs(dfg_item_at(&list, k));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* clml_legalize.pat:32  cond moderate(c) = max([abs(v) for v in value(c)]) < 1e9; */
static DFG_APART bool clml_legalize_moderate(const dfg_graph *g, dfg_node c)
{
    return dfg_lt(clml_legalize_max(g, c), dfg_float(1000000000.0));
}

static DFG_APART dfg_val clml_legalize_min(const dfg_graph *g, dfg_node var_)
{
    const dfg_val list = dfg_elements(g, var_);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val clml_legalize_item(const dfg_val *v)
{
    return dfg_mul(*v, *v);
}

static DFG_APART dfg_val clml_legalize_max_2(const dfg_graph *g, dfg_node c)
{
    const dfg_val list = dfg_elements(g, c);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = clml_legalize_item(DFG_PUT(dfg_item_at(&list, k)));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val clml_legalize_max_3(const dfg_graph *g, dfg_node gamma)
{
    const dfg_val list = dfg_elements(g, gamma);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = clml_legalize_item(DFG_PUT(dfg_item_at(&list, k)));
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* clml_legalize.pat:37  cond fits(c, gamma, var_) =
 *     c.dtype != f16
 *     or max([v * v for v in value(c)]) * max([v * v for v in value(gamma)]) < 4e9 * min([v for v in value(var_)]); */
static DFG_APART bool clml_legalize_fits(const dfg_graph *g, dfg_node c, dfg_node gamma, dfg_node var_)
{
    return dfg_scalar_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F16))
        || dfg_lt(dfg_mul(clml_legalize_max_2(g, c), clml_legalize_max_3(g, gamma)),
                  dfg_mul(dfg_float(4000000000.0), clml_legalize_min(g, var_)));
}

/* clml_legalize.pat:33  cond sound(w, gamma, beta, mean_, var_) =
 *     moderate(w), moderate(gamma), moderate(beta), moderate(mean_), moderate(var_), min([v for v in value(var_)]) >= 0,
 *     fits(w, gamma, var_), fits(mean_, gamma, var_); */
static DFG_APART bool clml_legalize_sound(const dfg_graph *g, dfg_node w, dfg_node gamma, dfg_node beta,
    dfg_node mean_, dfg_node var_)
{
    return clml_legalize_moderate(g, w) && clml_legalize_moderate(g, gamma)
        && clml_legalize_moderate(g, beta) && clml_legalize_moderate(g, mean_)
        && clml_legalize_moderate(g, var_) && dfg_ge(clml_legalize_min(g, var_), dfg_int(0))
        && clml_legalize_fits(g, w, gamma, var_) && clml_legalize_fits(g, mean_, gamma, var_);
}

/* clml_legalize.pat:41  cond exact(w, var_, e) = w.dtype in {f32, f64} or min([v for v in value(var_)]) >= 1000 * e; */
static DFG_APART bool clml_legalize_exact(const dfg_graph *g, dfg_node w, dfg_node var_, const dfg_val *e)
{
    return dfg_dtype(g, w) == DFG_F32 || dfg_dtype(g, w) == DFG_F64
        || dfg_ge(clml_legalize_min(g, var_), dfg_mul(dfg_int(1000), *e));
}

/* clml_legalize.pat:43  rule clml_batch_norm(x, w, gamma, beta, mean_, var_) {
 *     c = nn.conv2d(x, w & const) { out_layout in {"", "NCHW"} };
 *     n = nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const) { epsilon = e };
 *     match n.0;
 *     where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);
 *     rewrite {
 *         s = divide(gamma, sqrt(add(var_, like(var_, e))));
 *         t = subtract(beta, multiply(mean_, s));
 *         scaled = multiply(w, reshape(s) { newshape = c.kernel_layout == "OIHW" ? [-1, 1, 1, 1] : [1, -1, 1, 1] });
 *         return add(nn.conv2d(x, scaled) { ..c }, reshape(t) { newshape = [1, -1, 1, 1] });
 *     }
 * } */
bool clml_legalize_clml_batch_norm_match(DFG_FIND_MATCH(clml_legalize_clml_batch_norm))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, clml_legalize_op_nn_batch_norm, 5)) return false;
    dfg_val e = dfg_attr_or_float(g, n_2, clml_legalize_attr_epsilon, 1e-05);
    if (!dfg_known(e)) return false;
    dfg_node c = dfg_operand(g, n_2, 0);
    if (!dfg_calls_argc(g, c, clml_legalize_op_nn_conv2d, 2)) return false;
    if (!(dfg_str_is(g, c, clml_legalize_attr_out_layout, clml_legalize_str_empty, clml_legalize_str_empty)
          || dfg_str_is(g, c, clml_legalize_attr_out_layout, clml_legalize_str_NCHW,
                        clml_legalize_str_empty)))
        return false;
    dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node gamma = dfg_operand(g, n_2, 1);
    if (!dfg_is(g, gamma, DFG_CONST)) return false;
    dfg_node beta = dfg_operand(g, n_2, 2);
    if (!dfg_is(g, beta, DFG_CONST)) return false;
    dfg_node mean_ = dfg_operand(g, n_2, 3);
    if (!dfg_is(g, mean_, DFG_CONST)) return false;
    dfg_node var_ = dfg_operand(g, n_2, 4);
    if (!dfg_is(g, var_, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_2, c}, 2)) return false;
    if (!clml_legalize_folds(g, c, n_2, w, gamma) || dfg_same_dtype(g, w, gamma) != DFG_TRUE) return false;
    if (!clml_legalize_sound(g, w, gamma, beta, mean_, var_) || !clml_legalize_exact(g, w, var_, &e))
        return false;
    DFG_GIVE(clml_legalize_clml_batch_norm, .root = n, .x = x, .w = w, .gamma = gamma, .beta = beta,
             .mean_ = mean_, .var_ = var_, .c = c, .n = n_2, .e = e);
    return true;
}

/* clml_legalize.pat:55  rule clml_relax_batch_norm(x, w, gamma, beta, mean_, var_) {
 *     c = relax.nn.conv2d(x, w & const);
 *     n = relax.nn.batch_norm(c, gamma & const, beta & const, mean_ & const, var_ & const)
 *         { epsilon = e, training == false };
 *     match n.0;
 *     where folds(c, n, w, gamma), same_dtype(w, gamma), sound(w, gamma, beta, mean_, var_), exact(w, var_, e);
 *     where not present(c.out_layout) or c.out_layout in {"", "NCHW"};
 *     rewrite {
 *         s = relax.divide(gamma, relax.sqrt(relax.add(var_, like(var_, e))));
 *         t = relax.subtract(beta, relax.multiply(mean_, s));
 *         scaled = relax.multiply(w, relax.reshape(s, i64[4] [c.kernel_layout == "OIHW" ? -1 : 1,
 *                                                             c.kernel_layout == "OIHW" ? 1 : -1, 1, 1]));
 *         return relax.add(relax.nn.conv2d(x, scaled) { ..c }, relax.reshape(t, i64[4] [1, -1, 1, 1]));
 *     }
 * } */
bool clml_legalize_clml_relax_batch_norm_match(DFG_FIND_MATCH(clml_legalize_clml_relax_batch_norm))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, n_2, clml_legalize_op_relax_nn_batch_norm, 5)) return false;
    dfg_val e = dfg_attr_or_float(g, n_2, clml_legalize_attr_epsilon, 1e-05);
    if (!dfg_known(e) || !dfg_bool_is(g, n_2, clml_legalize_attr_training, false, true)) return false;
    dfg_node c = dfg_operand(g, n_2, 0);
    if (!dfg_calls_argc(g, c, clml_legalize_op_relax_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, c, 0), w = dfg_operand(g, c, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node gamma = dfg_operand(g, n_2, 1);
    if (!dfg_is(g, gamma, DFG_CONST)) return false;
    dfg_node beta = dfg_operand(g, n_2, 2);
    if (!dfg_is(g, beta, DFG_CONST)) return false;
    dfg_node mean_ = dfg_operand(g, n_2, 3);
    if (!dfg_is(g, mean_, DFG_CONST)) return false;
    dfg_node var_ = dfg_operand(g, n_2, 4);
    if (!dfg_is(g, var_, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){n_2, c}, 2)) return false;
    if (!clml_legalize_folds(g, c, n_2, w, gamma) || dfg_same_dtype(g, w, gamma) != DFG_TRUE) return false;
    if (!clml_legalize_sound(g, w, gamma, beta, mean_, var_) || !clml_legalize_exact(g, w, var_, &e))
        return false;
    /* where not present(c.out_layout) or c.out_layout in {"", "NCHW"} */
    if (dfg_known(dfg_attr(g, c, clml_legalize_attr_out_layout))
        && !dfg_scalar_eq(dfg_attr(g, c, clml_legalize_attr_out_layout),
                          dfg_str(g, clml_legalize_str_empty))
        && !dfg_scalar_eq(dfg_attr(g, c, clml_legalize_attr_out_layout),
                          dfg_str(g, clml_legalize_str_NCHW)))
        return false;
    DFG_GIVE(clml_legalize_clml_relax_batch_norm, .root = n, .x = x, .w = w, .gamma = gamma, .beta = beta,
             .mean_ = mean_, .var_ = var_, .c = c, .n = n_2, .e = e);
    return true;
}

/* clml_legalize.pat:73  rule clml_relax_reshape_norm(x) : once {
 *     n = relax.nn.batch_norm(x, ...);
 *     r = n.0;
 *     match r;
 *     where x.rank == 4, present(x.elements);
 *     rewrite relax.reshape(r, i64[4] [d for d in x.shape]);
 * } */
bool clml_legalize_clml_relax_reshape_norm_find(DFG_FIND(clml_legalize_clml_relax_reshape_norm))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node n_2 = dfg_arg(g, n, 0);
    if (dfg_op(g, n_2) != clml_legalize_op_relax_nn_batch_norm || dfg_arg(g, n_2, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n_2, 1, 0);
    dfg_node x = dfg_arg(g, n_2, 0);
    if (!dfg_same_body(g, n, n_2) || dfg_rank(g, x) != 4 || !dfg_known(dfg_elements_of(g, x))) return false;
    DFG_GIVE(clml_legalize_clml_relax_reshape_norm, .root = n, .x = x, .n = n_2, .r = n);
    DFG_GIVE_WHOLE(clml_legalize_clml_relax_reshape_norm, .rest = rest);
    return true;
}
