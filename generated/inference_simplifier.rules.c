/* The replacements of inference_simplifier.pat's rules.  Made by pat2c; do not edit. */
#include "inference_simplifier.h"
_Static_assert(INFERENCE_SIMPLIFIER_H == 0x33bf710a6a37fe0d, "inference_simplifier.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    inference_simplifier_rule_op_add = DFG_FIRST_OP, inference_simplifier_rule_op_divide,
    inference_simplifier_rule_op_expand_dims, inference_simplifier_rule_op_maximum,
    inference_simplifier_rule_op_mean, inference_simplifier_rule_op_multiply,
    inference_simplifier_rule_op_negative, inference_simplifier_rule_op_nn_batch_norm,
    inference_simplifier_rule_op_nn_dropout, inference_simplifier_rule_op_nn_group_norm,
    inference_simplifier_rule_op_nn_instance_norm, inference_simplifier_rule_op_nn_l2_normalize,
    inference_simplifier_rule_op_nn_layer_norm, inference_simplifier_rule_op_reshape,
    inference_simplifier_rule_op_sqrt, inference_simplifier_rule_op_subtract,
    inference_simplifier_rule_op_sum, inference_simplifier_rule_op_variance,
};
enum {
    inference_simplifier_rule_attr_axis, inference_simplifier_rule_attr_center,
    inference_simplifier_rule_attr_keepdims, inference_simplifier_rule_attr_newshape,
    inference_simplifier_rule_attr_num_newaxis, inference_simplifier_rule_attr_scale,
};
static const char *const inference_simplifier_rule_op_names[] = {
    "add", "divide", "expand_dims", "maximum", "mean", "multiply", "negative", "nn.batch_norm",
    "nn.dropout", "nn.group_norm", "nn.instance_norm", "nn.l2_normalize", "nn.layer_norm", "reshape",
    "sqrt", "subtract", "sum", "variance",
};
static const char *const inference_simplifier_rule_attr_names[] = {
    "axis", "center", "keepdims", "newshape", "num_newaxis", "scale",
};

static const struct dfg_names inference_simplifier_rule_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .n_ops = 18, .ops = inference_simplifier_rule_op_names,
    .n_attrs = 6, .attrs = inference_simplifier_rule_attr_names,
};

/* inference_simplifier.pat:20, rule inference_axis:  rewrite n.op(x, gamma, beta) { ..n, axis = a + x.rank }; */
DFG_BUILD(inference_simplifier_inference_axis)
{
    with[0] = dfg_new_like_call(r, m->n, DFG_OPERANDS(m->x, m->gamma, m->beta),
                                DFG_ATTRS(dfg_take(m->n),
                                          dfg_give(inference_simplifier_rule_attr_axis,
                                                   dfg_int_add(m->a, dfg_rank_of(g, m->x)))), 0);
}

/* inference_simplifier.pat:26, rule inference_batch_norm_axis:
 * rewrite nn.batch_norm(x, gamma, beta, mean, spread) { ..n, axis = a + x.rank }; */
DFG_BUILD(inference_simplifier_inference_batch_norm_axis)
{
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_nn_batch_norm,
                           DFG_OPERANDS(m->x, m->gamma, m->beta, m->mean, m->spread),
                           DFG_ATTRS(dfg_take(m->n),
                                     dfg_give(inference_simplifier_rule_attr_axis,
                                              dfg_int_add(m->a, dfg_rank_of(g, m->x)))), 0);
}

/* inference_simplifier.pat:39, rule inference_shift:  rewrite add(n.op(x, gamma, beta) { ..n, center = false },
 *             expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a }); */
DFG_BUILD(inference_simplifier_inference_shift)
{
    const dfg_node call = dfg_new_like_call(r, m->n, DFG_OPERANDS(m->x, m->gamma, m->beta),
                                            DFG_ATTRS(dfg_take(m->n),
                                                      dfg_give(inference_simplifier_rule_attr_center,
                                                               dfg_bool(false))), 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(m->beta),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(call, expand_dims), NULL, 0);
}

/* inference_simplifier.pat:53, rule inference_group_shift:
 * rewrite add(nn.group_norm(x, gamma, beta) { ..n, center = false },
 *             expand_dims(beta) { axis = 1, num_newaxis = x.rank - 1 - a }); */
DFG_BUILD(inference_simplifier_inference_group_shift)
{
    const dfg_node group_norm = dfg_new_call(
            r, inference_simplifier_rule_op_nn_group_norm, DFG_OPERANDS(m->x, m->gamma, m->beta),
            DFG_ATTRS(dfg_take(m->n), dfg_give(inference_simplifier_rule_attr_center, dfg_bool(false))), 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(m->beta),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(group_norm, expand_dims), NULL,
                           0);
}

/* inference_simplifier.pat:46, rule inference_scale:  rewrite multiply(n.op(x, gamma, beta) { ..n, scale = false },
 *                  expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a }); */
DFG_BUILD(inference_simplifier_inference_scale)
{
    const dfg_node call = dfg_new_like_call(
            r, m->n, DFG_OPERANDS(m->x, m->gamma, m->beta),
            DFG_ATTRS(dfg_take(m->n), dfg_give(inference_simplifier_rule_attr_scale, dfg_bool(false))), 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(m->gamma),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(
            r, inference_simplifier_rule_op_multiply, DFG_OPERANDS(call, expand_dims), NULL, 0);
}

/* inference_simplifier.pat:60, rule inference_group_scale:
 * rewrite multiply(nn.group_norm(x, gamma, beta) { ..n, scale = false },
 *                  expand_dims(gamma) { axis = 1, num_newaxis = x.rank - 1 - a }); */
DFG_BUILD(inference_simplifier_inference_group_scale)
{
    const dfg_node group_norm = dfg_new_call(
            r, inference_simplifier_rule_op_nn_group_norm, DFG_OPERANDS(m->x, m->gamma, m->beta),
            DFG_ATTRS(dfg_take(m->n), dfg_give(inference_simplifier_rule_attr_scale, dfg_bool(false))), 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(m->gamma),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(
            r, inference_simplifier_rule_op_multiply, DFG_OPERANDS(group_norm, expand_dims), NULL, 0);
}

/* inference_simplifier.pat:13, rule inference_dropout:  rewrite x; */
DFG_BUILD(inference_simplifier_inference_dropout) { with[0] = m->x; }

/* inference_simplifier.pat:63, rule inference_expand_none:  rewrite x; */
DFG_BUILD(inference_simplifier_inference_expand_none) { with[0] = m->x; }

/* inference_simplifier.pat:70, rule inference_layer_norm:  rewrite {
 *     m = mean(x) { axis = [a], keepdims = true };
 *     v = variance(x, m) { axis = [a], keepdims = true };
 *     return divide(subtract(x, m), sqrt(add(v, like(x, e))));
 * } */
DFG_BUILD(inference_simplifier_inference_layer_norm)
{
    const dfg_node m_2 = dfg_new_call(r, inference_simplifier_rule_op_mean, DFG_OPERANDS(m->x),
                                      DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis,
                                                         DFG_LIST(m->a)),
                                                dfg_give(inference_simplifier_rule_attr_keepdims,
                                                         dfg_bool(true))), 0);
    const dfg_node v = dfg_new_call(r, inference_simplifier_rule_op_variance, DFG_OPERANDS(m->x, m_2),
                                    DFG_ATTRS(
                                        dfg_give(inference_simplifier_rule_attr_axis, DFG_LIST(m->a)),
                                        dfg_give(inference_simplifier_rule_attr_keepdims, dfg_bool(true))),
                                    0);
    const dfg_node subtract = dfg_new_call(r, inference_simplifier_rule_op_subtract,
                                           DFG_OPERANDS(m->x, m_2), NULL, 0);
    const dfg_node constant = dfg_new_like(r, m->x, m->e);
    const dfg_node add = dfg_new_call(
            r, inference_simplifier_rule_op_add, DFG_OPERANDS(v, constant), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_divide, DFG_OPERANDS(subtract, sqrt), NULL, 0);
}

static DFG_APART dfg_val inference_simplifier_rule_item(const dfg_val *i, const dfg_val *a)
{
    return dfg_choose(dfg_less(dfg_int_add(*i, dfg_int(1)), *a), dfg_int_add(*i, dfg_int(1)),
                      dfg_int_add(*i, dfg_int(2)));
}

/* inference_simplifier.pat:80, rule inference_instance_norm:  rewrite {
 *     m = mean(x) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };
 *     v = variance(x, m) { axis = [i + 1 < a ? i + 1 : i + 2 for i in range(x.rank - 2)], keepdims = true };
 *     return divide(subtract(x, m), sqrt(add(v, like(x, e))));
 * } */
DFG_BUILD(inference_simplifier_inference_instance_norm)
{
    struct dfg_values axis = {0};
    const int64_t n = dfg_rank_less(g, m->x, 2);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &axis, inference_simplifier_rule_item(DFG_PUT(dfg_int(i)), DFG_PUT(m->a)));
    const dfg_node m_2 = dfg_new_call(r, inference_simplifier_rule_op_mean, DFG_OPERANDS(m->x),
                                      DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis,
                                                         n < 0 ? dfg_nil() : dfg_list_of(r, &axis)),
                                                dfg_give(inference_simplifier_rule_attr_keepdims,
                                                         dfg_bool(true))), 0);
    struct dfg_values axis_2 = {0};
    const int64_t n_2 = dfg_rank_less(g, m->x, 2);
    for (int64_t i_2 = 0; i_2 < n_2; i_2++)
        dfg_push_value(r, &axis_2, inference_simplifier_rule_item(DFG_PUT(dfg_int(i_2)), DFG_PUT(m->a)));
    const dfg_node v = dfg_new_call(r, inference_simplifier_rule_op_variance, DFG_OPERANDS(m->x, m_2),
                                    DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis,
                                                       n_2 < 0 ? dfg_nil() : dfg_list_of(r, &axis_2)),
                                              dfg_give(inference_simplifier_rule_attr_keepdims,
                                                       dfg_bool(true))), 0);
    const dfg_node subtract = dfg_new_call(r, inference_simplifier_rule_op_subtract,
                                           DFG_OPERANDS(m->x, m_2), NULL, 0);
    const dfg_node constant = dfg_new_like(r, m->x, m->e);
    const dfg_node add = dfg_new_call(
            r, inference_simplifier_rule_op_add, DFG_OPERANDS(v, constant), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_divide, DFG_OPERANDS(subtract, sqrt), NULL, 0);
}

static DFG_APART dfg_val inference_simplifier_rule_value(const dfg_val *i, const dfg_val *a,
    const dfg_graph *g, dfg_node x, const dfg_val *groups)
{
    return dfg_choose(dfg_scalar_same(*i, dfg_int_add(*a, dfg_int(1))),
                      dfg_extent_div(g, dfg_at(dfg_shape_of(g, x), *a), *groups),
                      dfg_at(dfg_shape_of(g, x), dfg_int_sub(*i, dfg_int(1))));
}

static DFG_APART dfg_val inference_simplifier_rule_item_2(const dfg_graph *g, const dfg_val *i,
    const dfg_val *a, dfg_node x, const dfg_val *groups)
{
    return dfg_choose(dfg_less(*i, *a), dfg_at(dfg_shape_of(g, x), *i),
                      dfg_choose(dfg_same(*i, *a), *groups,
                                 inference_simplifier_rule_value(i, a, g, x, groups)));
}

static DFG_APART int64_t inference_simplifier_rule_length(const dfg_graph *g, dfg_node x, const dfg_val *a)
{
    return dfg_range_to(dfg_int_sub(dfg_rank_of(g, x), *a));
}

/* inference_simplifier.pat:90, rule inference_group_norm:  rewrite {
 *     r = reshape(x) { newshape = [i < a ? x.shape[i] : i == a ? groups
 *                                  : i == a + 1 ? x.shape[a] / groups : x.shape[i - 1] for i in range(x.rank + 1)] };
 *     m = mean(r) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };
 *     v = variance(r, m) { axis = [a + 1 + i for i in range(x.rank - a)], keepdims = true };
 *     d = divide(subtract(r, m), sqrt(add(v, like(x, e))));
 *     return reshape(d) { newshape = [k for k in x.shape] };
 * } */
DFG_BUILD(inference_simplifier_inference_group_norm)
{
    struct dfg_values newshape = {0};
    const int64_t n = dfg_range_to(dfg_rank_plus(g, m->x, 1));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape,
                       inference_simplifier_rule_item_2(g, DFG_PUT(dfg_int(i)), DFG_PUT(m->a), m->x,
                                                        DFG_PUT(m->groups)));
    const dfg_node r_2 = dfg_new_call(r, inference_simplifier_rule_op_reshape, DFG_OPERANDS(m->x),
                                      DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_newshape,
                                                         n < 0 ? dfg_nil() : dfg_list_of(r, &newshape))),
                                      0);
    struct dfg_values axis = {0};
    const int64_t n_2 = inference_simplifier_rule_length(g, m->x, DFG_PUT(m->a));
    for (int64_t i_2 = 0; i_2 < n_2; i_2++)
        dfg_push_value(r, &axis, dfg_int_add(dfg_int_add(m->a, dfg_int(1)), dfg_int(i_2)));
    const dfg_node m_2 = dfg_new_call(r, inference_simplifier_rule_op_mean, DFG_OPERANDS(r_2),
                                      DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis,
                                                         n_2 < 0 ? dfg_nil() : dfg_list_of(r, &axis)),
                                                dfg_give(inference_simplifier_rule_attr_keepdims,
                                                         dfg_bool(true))), 0);
    struct dfg_values axis_2 = {0};
    const int64_t n_3 = inference_simplifier_rule_length(g, m->x, DFG_PUT(m->a));
    for (int64_t i_3 = 0; i_3 < n_3; i_3++)
        dfg_push_value(r, &axis_2, dfg_int_add(dfg_int_add(m->a, dfg_int(1)), dfg_int(i_3)));
    const dfg_node v = dfg_new_call(r, inference_simplifier_rule_op_variance, DFG_OPERANDS(r_2, m_2),
                                    DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis,
                                                       n_3 < 0 ? dfg_nil() : dfg_list_of(r, &axis_2)),
                                              dfg_give(inference_simplifier_rule_attr_keepdims,
                                                       dfg_bool(true))), 0);
    const dfg_node subtract = dfg_new_call(r, inference_simplifier_rule_op_subtract, DFG_OPERANDS(r_2, m_2),
                                           NULL, 0);
    const dfg_node constant = dfg_new_like(r, m->x, m->e);
    const dfg_node add = dfg_new_call(
            r, inference_simplifier_rule_op_add, DFG_OPERANDS(v, constant), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    const dfg_node d = dfg_new_call(r, inference_simplifier_rule_op_divide, DFG_OPERANDS(subtract, sqrt),
                                    NULL, 0);
    struct dfg_values newshape_2 = {0};
    const int64_t n_4 = dfg_len(dfg_shape_of(g, m->x));
    for (int64_t i_4 = 0; i_4 < n_4; i_4++)
        dfg_push_value(r, &newshape_2, dfg_extent_of(g, m->x, i_4));
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_reshape, DFG_OPERANDS(d),
                           DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_newshape,
                                              n_4 < 0 ? dfg_nil() : dfg_list_of(r, &newshape_2))), 0);
}

/* inference_simplifier.pat:108, rule inference_batch_norm:  rewrite {
 *     s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);
 *     t = add(multiply(negative(mean), s), beta);
 *     return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
DFG_BUILD(inference_simplifier_inference_batch_norm)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_like(r, m->x, m->e);
    const dfg_node add = dfg_new_call(r, inference_simplifier_rule_op_add,
                                      DFG_OPERANDS(m->spread, constant_2), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    const dfg_node divide = dfg_new_call(r, inference_simplifier_rule_op_divide,
                                         DFG_OPERANDS(constant, sqrt), NULL, 0);
    const dfg_node s = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                    DFG_OPERANDS(divide, m->gamma), NULL, 0);
    const dfg_node negative = dfg_new_call(
            r, inference_simplifier_rule_op_negative, DFG_OPERANDS(m->mean), NULL, 0);
    const dfg_node multiply = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                           DFG_OPERANDS(negative, s), NULL, 0);
    const dfg_node t = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(multiply, m->beta),
                                    NULL, 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(s),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    const dfg_node multiply_2 = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                             DFG_OPERANDS(m->x, expand_dims), NULL, 0);
    const dfg_node expand_dims_2 = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(t),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(multiply_2, expand_dims_2),
                           NULL, 0);
}

/* inference_simplifier.pat:119, rule inference_batch_norm_unscaled:  rewrite {
 *     s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));
 *     t = add(multiply(negative(mean), s), beta);
 *     return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
DFG_BUILD(inference_simplifier_inference_batch_norm_unscaled)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_like(r, m->x, m->e);
    const dfg_node add = dfg_new_call(r, inference_simplifier_rule_op_add,
                                      DFG_OPERANDS(m->spread, constant_2), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    const dfg_node s = dfg_new_call(r, inference_simplifier_rule_op_divide, DFG_OPERANDS(constant, sqrt),
                                    NULL, 0);
    const dfg_node negative = dfg_new_call(
            r, inference_simplifier_rule_op_negative, DFG_OPERANDS(m->mean), NULL, 0);
    const dfg_node multiply = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                           DFG_OPERANDS(negative, s), NULL, 0);
    const dfg_node t = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(multiply, m->beta),
                                    NULL, 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(s),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    const dfg_node multiply_2 = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                             DFG_OPERANDS(m->x, expand_dims), NULL, 0);
    const dfg_node expand_dims_2 = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(t),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(multiply_2, expand_dims_2),
                           NULL, 0);
}

/* inference_simplifier.pat:130, rule inference_batch_norm_uncentred:  rewrite {
 *     s = multiply(divide(like(x, 1.0), sqrt(add(spread, like(x, e)))), gamma);
 *     t = multiply(negative(mean), s);
 *     return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
DFG_BUILD(inference_simplifier_inference_batch_norm_uncentred)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_like(r, m->x, m->e);
    const dfg_node add = dfg_new_call(r, inference_simplifier_rule_op_add,
                                      DFG_OPERANDS(m->spread, constant_2), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    const dfg_node divide = dfg_new_call(r, inference_simplifier_rule_op_divide,
                                         DFG_OPERANDS(constant, sqrt), NULL, 0);
    const dfg_node s = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                    DFG_OPERANDS(divide, m->gamma), NULL, 0);
    const dfg_node negative = dfg_new_call(
            r, inference_simplifier_rule_op_negative, DFG_OPERANDS(m->mean), NULL, 0);
    const dfg_node t = dfg_new_call(r, inference_simplifier_rule_op_multiply, DFG_OPERANDS(negative, s),
                                    NULL, 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(s),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    const dfg_node multiply = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                           DFG_OPERANDS(m->x, expand_dims), NULL, 0);
    const dfg_node expand_dims_2 = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(t),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(multiply, expand_dims_2), NULL,
                           0);
}

/* inference_simplifier.pat:141, rule inference_batch_norm_plain:  rewrite {
 *     s = divide(like(x, 1.0), sqrt(add(spread, like(x, e))));
 *     t = multiply(negative(mean), s);
 *     return add(multiply(x, expand_dims(s) { axis = 1, num_newaxis = x.rank - 1 - a }),
 *                expand_dims(t) { axis = 1, num_newaxis = x.rank - 1 - a });
 * } */
DFG_BUILD(inference_simplifier_inference_batch_norm_plain)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_like(r, m->x, m->e);
    const dfg_node add = dfg_new_call(r, inference_simplifier_rule_op_add,
                                      DFG_OPERANDS(m->spread, constant_2), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(add), NULL, 0);
    const dfg_node s = dfg_new_call(r, inference_simplifier_rule_op_divide, DFG_OPERANDS(constant, sqrt),
                                    NULL, 0);
    const dfg_node negative = dfg_new_call(
            r, inference_simplifier_rule_op_negative, DFG_OPERANDS(m->mean), NULL, 0);
    const dfg_node t = dfg_new_call(r, inference_simplifier_rule_op_multiply, DFG_OPERANDS(negative, s),
                                    NULL, 0);
    const dfg_node expand_dims = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(s),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    const dfg_node multiply = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                           DFG_OPERANDS(m->x, expand_dims), NULL, 0);
    const dfg_node expand_dims_2 = dfg_new_call(
            r, inference_simplifier_rule_op_expand_dims, DFG_OPERANDS(t),
            DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, dfg_int(1)),
                      dfg_give(inference_simplifier_rule_attr_num_newaxis,
                               dfg_int_sub(dfg_rank_plus(g, m->x, -1), m->a))), 0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_add, DFG_OPERANDS(multiply, expand_dims_2), NULL,
                           0);
}

/* inference_simplifier.pat:154, rule inference_l2:
 * rewrite divide(x, sqrt(maximum(sum(multiply(x, x)) { axis = axes, keepdims = true }, like(x, e)))); */
DFG_BUILD(inference_simplifier_inference_l2)
{
    const dfg_node multiply = dfg_new_call(r, inference_simplifier_rule_op_multiply,
                                           DFG_OPERANDS(m->x, m->x), NULL, 0);
    const dfg_node sum = dfg_new_call(r, inference_simplifier_rule_op_sum, DFG_OPERANDS(multiply),
                                      DFG_ATTRS(dfg_give(inference_simplifier_rule_attr_axis, m->axes),
                                                dfg_give(inference_simplifier_rule_attr_keepdims,
                                                         dfg_bool(true))), 0);
    const dfg_node constant = dfg_new_like(r, m->x, m->e);
    const dfg_node maximum = dfg_new_call(r, inference_simplifier_rule_op_maximum,
                                          DFG_OPERANDS(sum, constant), NULL, 0);
    const dfg_node sqrt = dfg_new_call(r, inference_simplifier_rule_op_sqrt, DFG_OPERANDS(maximum), NULL,
                                       0);
    with[0] = dfg_new_call(r, inference_simplifier_rule_op_divide, DFG_OPERANDS(m->x, sqrt), NULL, 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    inference_simplifier_rule_inference_axis, inference_simplifier_rule_inference_batch_norm_axis,
    inference_simplifier_rule_inference_shift, inference_simplifier_rule_inference_group_shift,
    inference_simplifier_rule_inference_scale, inference_simplifier_rule_inference_group_scale,
    inference_simplifier_rule_inference_dropout, inference_simplifier_rule_inference_expand_none,
    inference_simplifier_rule_inference_layer_norm, inference_simplifier_rule_inference_instance_norm,
    inference_simplifier_rule_inference_group_norm, inference_simplifier_rule_inference_batch_norm,
    inference_simplifier_rule_inference_batch_norm_unscaled,
    inference_simplifier_rule_inference_batch_norm_uncentred,
    inference_simplifier_rule_inference_batch_norm_plain, inference_simplifier_rule_inference_l2,
};

/* op in {nn.instance_norm, nn.layer_norm}: inference_simplifier_rule_inference_shift,
 * inference_simplifier_rule_inference_scale */
static uint64_t inference_simplifier_rule_at_nn_instance_norm_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 3)) {
        if (dfg_bool_is(g, n, inference_simplifier_rule_attr_center, true, true))
            set |= DFG_BIT(inference_simplifier_rule_inference_shift);
        if (dfg_bool_is(g, n, inference_simplifier_rule_attr_center, false, true)
            && dfg_bool_is(g, n, inference_simplifier_rule_attr_scale, true, true))
            set |= DFG_BIT(inference_simplifier_rule_inference_scale);
    }
    return set;
}

/* op in {nn.group_norm}: inference_simplifier_rule_inference_group_shift,
 * inference_simplifier_rule_inference_group_scale,
 * inference_simplifier_rule_inference_group_norm */
static uint64_t inference_simplifier_rule_at_nn_group_norm(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 3)) {
        if (dfg_bool_is(g, n, inference_simplifier_rule_attr_center, false, true)) {
            if (dfg_bool_is(g, n, inference_simplifier_rule_attr_scale, true, true))
                set |= DFG_BIT(inference_simplifier_rule_inference_group_scale);
            if (dfg_bool_is(g, n, inference_simplifier_rule_attr_scale, false, true))
                set |= DFG_BIT(inference_simplifier_rule_inference_group_norm);
        }
        if (dfg_bool_is(g, n, inference_simplifier_rule_attr_center, true, true))
            set |= DFG_BIT(inference_simplifier_rule_inference_group_shift);
    }
    return set;
}

/* from bit 0 on: inference_simplifier_rule_inference_batch_norm,
 * inference_simplifier_rule_inference_batch_norm_unscaled, and 1 more such group */
static uint64_t inference_simplifier_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_bool_is(g, n, inference_simplifier_rule_attr_scale, true, true))
        set |= DFG_BIT(0); /* inference_simplifier_rule_inference_batch_norm ... */
    if (dfg_bool_is(g, n, inference_simplifier_rule_attr_scale, false, true))
        set |= DFG_BIT(1); /* inference_simplifier_rule_inference_batch_norm_unscaled ... */
    return set;
}

/* op in {get}: inference_simplifier_rule_inference_dropout,
 * inference_simplifier_rule_inference_batch_norm,
 * inference_simplifier_rule_inference_batch_norm_unscaled,
 * inference_simplifier_rule_inference_batch_norm_uncentred,
 * inference_simplifier_rule_inference_batch_norm_plain */
static uint64_t inference_simplifier_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case inference_simplifier_rule_op_nn_dropout:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(inference_simplifier_rule_inference_dropout);
            break;
        case inference_simplifier_rule_op_nn_batch_norm:
            if (dfg_argc_is(g, a0, 5)) {
                if (dfg_bool_is(g, a0, inference_simplifier_rule_attr_center, true, true))
                    set |= inference_simplifier_rule_part(g, a0) << 11;
                if (dfg_bool_is(g, a0, inference_simplifier_rule_attr_center, false, true))
                    set |= inference_simplifier_rule_part(g, a0) << 13;
            }
            break;
        default: break;
        }
    }
    return set;
}

/* op in {expand_dims}: inference_simplifier_rule_inference_expand_none */
static uint64_t inference_simplifier_rule_at_expand_dims(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && dfg_int_is(g, n, inference_simplifier_rule_attr_num_newaxis, 0, 1))
        set |= DFG_BIT(inference_simplifier_rule_inference_expand_none);
    return set;
}

/* from bit 0 on: inference_simplifier_rule_inference_layer_norm, and 1 more such group */
static uint64_t inference_simplifier_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 3) && dfg_bool_is(g, n, inference_simplifier_rule_attr_center, false, true)
        && dfg_bool_is(g, n, inference_simplifier_rule_attr_scale, false, true))
        set |= DFG_BIT(0); /* inference_simplifier_rule_inference_layer_norm ... */
    return set;
}

static void inference_simplifier_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case inference_simplifier_rule_op_nn_group_norm:
        *set = (dfg_argc_is(g, n, 3) ? DFG_BIT(inference_simplifier_rule_inference_axis) : 0)
            | inference_simplifier_rule_at_nn_group_norm(g, n);
        break;
    case inference_simplifier_rule_op_nn_instance_norm:
        *set = (dfg_argc_is(g, n, 3) ? DFG_BIT(inference_simplifier_rule_inference_axis) : 0)
            | inference_simplifier_rule_at_nn_instance_norm_like(g, n)
            | inference_simplifier_rule_part_2(g, n) << 9;
        break;
    case inference_simplifier_rule_op_nn_layer_norm:
        *set = (dfg_argc_is(g, n, 3) ? DFG_BIT(inference_simplifier_rule_inference_axis) : 0)
            | inference_simplifier_rule_at_nn_instance_norm_like(g, n)
            | inference_simplifier_rule_part_2(g, n) << 8;
        break;
    case inference_simplifier_rule_op_nn_batch_norm:
        *set = dfg_argc_is(g, n, 5) ? DFG_BIT(inference_simplifier_rule_inference_batch_norm_axis) : 0;
        break;
    case DFG_GET: *set = inference_simplifier_rule_at_get(g, n); break;
    case inference_simplifier_rule_op_expand_dims:
        *set = inference_simplifier_rule_at_expand_dims(g, n);
        break;
    case inference_simplifier_rule_op_nn_l2_normalize:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(inference_simplifier_rule_inference_l2) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule inference_simplifier_rule_rows[] = {
    {DFG_RULE(inference_simplifier_inference_axis, 1, 1), .priority = 3,
     DFG_ROOTS(inference_simplifier_rule_op_nn_group_norm, inference_simplifier_rule_op_nn_instance_norm, inference_simplifier_rule_op_nn_layer_norm)},
    {DFG_RULE(inference_simplifier_inference_batch_norm_axis, 2, 1), .priority = 3,
     DFG_ROOTS(inference_simplifier_rule_op_nn_batch_norm)},
    {DFG_RULE(inference_simplifier_inference_shift, 3, 1), .priority = 2,
     DFG_ROOTS(inference_simplifier_rule_op_nn_instance_norm, inference_simplifier_rule_op_nn_layer_norm)},
    {DFG_RULE(inference_simplifier_inference_group_shift, 5, 1), .priority = 2,
     DFG_ROOTS(inference_simplifier_rule_op_nn_group_norm)},
    {DFG_RULE(inference_simplifier_inference_scale, 4, 1), .priority = 1,
     DFG_ROOTS(inference_simplifier_rule_op_nn_instance_norm, inference_simplifier_rule_op_nn_layer_norm)},
    {DFG_RULE(inference_simplifier_inference_group_scale, 6, 1), .priority = 1,
     DFG_ROOTS(inference_simplifier_rule_op_nn_group_norm)},
    {DFG_RULE(inference_simplifier_inference_dropout, 0, 1), .keep_shared = true, DFG_ROOTS(DFG_GET)},
    {DFG_RULE(inference_simplifier_inference_expand_none, 7, 1),
     DFG_ROOTS(inference_simplifier_rule_op_expand_dims)},
    {DFG_RULE(inference_simplifier_inference_layer_norm, 8, 1),
     DFG_ROOTS(inference_simplifier_rule_op_nn_layer_norm)},
    {DFG_RULE(inference_simplifier_inference_instance_norm, 9, 1),
     DFG_ROOTS(inference_simplifier_rule_op_nn_instance_norm)},
    {DFG_RULE(inference_simplifier_inference_group_norm, 10, 1),
     DFG_ROOTS(inference_simplifier_rule_op_nn_group_norm)},
    {DFG_RULE(inference_simplifier_inference_batch_norm, 11, 1), .keep_shared = true, DFG_ROOTS(DFG_GET)},
    {DFG_RULE(inference_simplifier_inference_batch_norm_unscaled, 12, 1), .keep_shared = true,
     DFG_ROOTS(DFG_GET)},
    {DFG_RULE(inference_simplifier_inference_batch_norm_uncentred, 13, 1), .keep_shared = true,
     DFG_ROOTS(DFG_GET)},
    {DFG_RULE(inference_simplifier_inference_batch_norm_plain, 14, 1), .keep_shared = true,
     DFG_ROOTS(DFG_GET)},
    {DFG_RULE(inference_simplifier_inference_l2, 15, 1),
     DFG_ROOTS(inference_simplifier_rule_op_nn_l2_normalize)},
};

const struct dfg_rules inference_simplifier_rules = {
    .abi = DFG_ABI,
    .n = 16, .n_words = 1, .rules = inference_simplifier_rule_rows,
    .names = &inference_simplifier_rule_names, .candidates = inference_simplifier_rules_candidates,
};
