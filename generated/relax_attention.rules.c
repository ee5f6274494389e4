/* The replacements of relax_attention.pat's rules.  Made by pat2c; do not edit. */
#include "relax_attention.h"
_Static_assert(RELAX_ATTENTION_H == 0xc163a07b52295b5f, "relax_attention.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_attention_rule_op_relax_add = DFG_FIRST_OP, relax_attention_rule_op_relax_astype,
    relax_attention_rule_op_relax_expand_dims, relax_attention_rule_op_relax_matmul,
    relax_attention_rule_op_relax_multiply, relax_attention_rule_op_relax_nn_attention,
    relax_attention_rule_op_relax_nn_attention_bias, relax_attention_rule_op_relax_nn_softmax,
    relax_attention_rule_op_relax_permute_dims, relax_attention_rule_op_relax_reshape,
    relax_attention_rule_op_relax_squeeze,
};
enum { relax_attention_rule_attr_axes, relax_attention_rule_attr_axis, relax_attention_rule_attr_scale };
static const char *const relax_attention_rule_op_names[] = {
    "relax.add", "relax.astype", "relax.expand_dims", "relax.matmul", "relax.multiply",
    "relax.nn.attention", "relax.nn.attention_bias", "relax.nn.softmax", "relax.permute_dims",
    "relax.reshape", "relax.squeeze",
};
static const char *const relax_attention_rule_attr_names[] = { "axes", "axis", "scale" };
static const dfg_val relax_attention_rule_list_0_2_1_3[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val relax_attention_rule_list_1[] = {{.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_attention_rule_list_2[] = {{.tag = DFG_V_INT, .u.i = 2}};

static const struct dfg_names relax_attention_rule_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .n_ops = 11, .ops = relax_attention_rule_op_names,
    .n_attrs = 3, .attrs = relax_attention_rule_attr_names,
};

/* relax_attention.pat:93, rule attention_multi_query:  rewrite relax.nn.attention(q, k, v) { scale = value(s) }; */
DFG_BUILD(relax_attention_attention_multi_query)
{
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention, DFG_OPERANDS(m->q, m->k, m->v),
                           DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
}

/* relax_attention.pat:69, rule attention_bsnh:  rewrite relax.nn.attention(q, k, v) { scale = value(s) }; */
DFG_BUILD(relax_attention_attention_bsnh)
{
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention, DFG_OPERANDS(m->q, m->k, m->v),
                           DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
}

static DFG_APART int64_t relax_attention_rule_length(const dfg_graph *g, dfg_node bias)
{
    return dfg_range_to(dfg_int_sub(dfg_int(4), dfg_rank_of(g, bias)));
}

/* relax_attention.pat:75, rule attention_bsnh_bias:
 * rewrite relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
 *     axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 * }) { scale = value(s) }; */
DFG_BUILD(relax_attention_attention_bsnh_bias)
{
    dfg_val axis = dfg_nil();
    if (dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3))) {
        struct dfg_values axis_2 = {0};
        const int64_t n = relax_attention_rule_length(g, m->bias);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &axis_2, dfg_int(i));
        axis = n < 0 ? dfg_nil() : dfg_list_of(r, &axis_2);
    }
    const dfg_node expand_dims = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->bias),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis,
                               dfg_rank(g, m->bias) == 3 ? dfg_list(relax_attention_rule_list_1, 1)
                               : dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3)) ? axis : dfg_nil())),
            0);
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention_bias,
                           DFG_OPERANDS(m->q, m->k, m->v, expand_dims),
                           DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
}

/* relax_attention.pat:83, rule attention_bsnh_bias_of_heads:  rewrite relax.nn.attention_bias(q, k, v,
 *     relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]])) { scale = value(s) }; */
DFG_BUILD(relax_attention_attention_bsnh_bias_of_heads)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->q, 0), dfg_extent_of(g, m->q, 2),
                                                     dfg_extent_of(g, m->bias, 1),
                                                     dfg_extent_of(g, m->bias, 2)));
    const dfg_node reshape = dfg_new_call(r, relax_attention_rule_op_relax_reshape,
                                          DFG_OPERANDS(m->bias, constant), NULL, 0);
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention_bias,
                           DFG_OPERANDS(m->q, m->k, m->v, reshape),
                           DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
}

/* relax_attention.pat:102, rule attention_bsnh_bsh:  rewrite relax.reshape(
 *     relax.permute_dims(relax.nn.attention(q, k, v) { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *     i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]); */
DFG_BUILD(relax_attention_attention_bsnh_bsh)
{
    const dfg_node attention = dfg_new_call(
            r, relax_attention_rule_op_relax_nn_attention, DFG_OPERANDS(m->q, m->k, m->v),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
    const dfg_node permute_dims = dfg_new_call(r, relax_attention_rule_op_relax_permute_dims,
                                               DFG_OPERANDS(attention),
                                               DFG_ATTRS(dfg_give(relax_attention_rule_attr_axes,
                                                                  dfg_list(relax_attention_rule_list_0_2_1_3,
                                                                           4))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_mul(g, dfg_extent_of(g, m->q, 0),
                                                                    dfg_extent_of(g, m->q, 2)),
                                                     dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->v, 3)));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_reshape, DFG_OPERANDS(permute_dims, constant),
                           NULL, 0);
}

/* relax_attention.pat:110, rule attention_bsnh_bsh_bias:  rewrite relax.reshape(
 *     relax.permute_dims(relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
 *         axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 *     }) { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *     i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]); */
DFG_BUILD(relax_attention_attention_bsnh_bsh_bias)
{
    dfg_val axis = dfg_nil();
    if (dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3))) {
        struct dfg_values axis_2 = {0};
        const int64_t n = relax_attention_rule_length(g, m->bias);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &axis_2, dfg_int(i));
        axis = n < 0 ? dfg_nil() : dfg_list_of(r, &axis_2);
    }
    const dfg_node expand_dims = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->bias),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis,
                               dfg_rank(g, m->bias) == 3 ? dfg_list(relax_attention_rule_list_1, 1)
                               : dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3)) ? axis : dfg_nil())),
            0);
    const dfg_node attention_bias = dfg_new_call(
            r, relax_attention_rule_op_relax_nn_attention_bias, DFG_OPERANDS(m->q, m->k, m->v, expand_dims),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
    const dfg_node permute_dims = dfg_new_call(r, relax_attention_rule_op_relax_permute_dims,
                                               DFG_OPERANDS(attention_bias),
                                               DFG_ATTRS(dfg_give(relax_attention_rule_attr_axes,
                                                                  dfg_list(relax_attention_rule_list_0_2_1_3,
                                                                           4))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_mul(g, dfg_extent_of(g, m->q, 0),
                                                                    dfg_extent_of(g, m->q, 2)),
                                                     dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->v, 3)));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_reshape, DFG_OPERANDS(permute_dims, constant),
                           NULL, 0);
}

/* relax_attention.pat:120, rule attention_bsnh_bsh_bias_of_heads:  rewrite relax.reshape(
 *     relax.permute_dims(relax.nn.attention_bias(q, k, v,
 *         relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]]))
 *         { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *     i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]); */
DFG_BUILD(relax_attention_attention_bsnh_bsh_bias_of_heads)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->q, 0), dfg_extent_of(g, m->q, 2),
                                                     dfg_extent_of(g, m->bias, 1),
                                                     dfg_extent_of(g, m->bias, 2)));
    const dfg_node reshape = dfg_new_call(r, relax_attention_rule_op_relax_reshape,
                                          DFG_OPERANDS(m->bias, constant), NULL, 0);
    const dfg_node attention_bias = dfg_new_call(
            r, relax_attention_rule_op_relax_nn_attention_bias, DFG_OPERANDS(m->q, m->k, m->v, reshape),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
    const dfg_node permute_dims = dfg_new_call(r, relax_attention_rule_op_relax_permute_dims,
                                               DFG_OPERANDS(attention_bias),
                                               DFG_ATTRS(dfg_give(relax_attention_rule_attr_axes,
                                                                  dfg_list(relax_attention_rule_list_0_2_1_3,
                                                                           4))), 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_mul(g, dfg_extent_of(g, m->q, 0),
                                                                      dfg_extent_of(g, m->q, 2)),
                                                       dfg_extent_of(g, m->q, 1),
                                                       dfg_extent_of(g, m->v, 3)));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_reshape, DFG_OPERANDS(permute_dims, constant_2),
                           NULL, 0);
}

/* relax_attention.pat:133, rule attention_bsh:  rewrite relax.squeeze(
 *     relax.nn.attention(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
 *                        relax.expand_dims(v) { axis = [2] }) { scale = value(s) }) { axis = [2] }; */
DFG_BUILD(relax_attention_attention_bsh)
{
    const dfg_node expand_dims = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->q),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1))),
            0);
    const dfg_node expand_dims_2 = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1))),
            0);
    const dfg_node expand_dims_3 = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->v),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1))),
            0);
    const dfg_node attention = dfg_new_call(
            r, relax_attention_rule_op_relax_nn_attention,
            DFG_OPERANDS(expand_dims, expand_dims_2, expand_dims_3),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_squeeze, DFG_OPERANDS(attention),
                           DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis,
                                              dfg_list(relax_attention_rule_list_2, 1))), 0);
}

/* relax_attention.pat:141, rule attention_bsh_bias:  rewrite relax.squeeze(
 *     relax.nn.attention_bias(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
 *                             relax.expand_dims(v) { axis = [2] }, relax.expand_dims(bias) {
 *         axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 *     }) { scale = value(s) }) { axis = [2] }; */
DFG_BUILD(relax_attention_attention_bsh_bias)
{
    const dfg_node expand_dims = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->q),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1))),
            0);
    const dfg_node expand_dims_2 = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->k),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1))),
            0);
    const dfg_node expand_dims_3 = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->v),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1))),
            0);
    dfg_val axis = dfg_nil();
    if (dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3))) {
        struct dfg_values axis_2 = {0};
        const int64_t n = relax_attention_rule_length(g, m->bias);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &axis_2, dfg_int(i));
        axis = n < 0 ? dfg_nil() : dfg_list_of(r, &axis_2);
    }
    const dfg_node expand_dims_4 = dfg_new_call(
            r, relax_attention_rule_op_relax_expand_dims, DFG_OPERANDS(m->bias),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis,
                               dfg_rank(g, m->bias) == 3 ? dfg_list(relax_attention_rule_list_1, 1)
                               : dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3)) ? axis : dfg_nil())),
            0);
    const dfg_node attention_bias = dfg_new_call(
            r, relax_attention_rule_op_relax_nn_attention_bias,
            DFG_OPERANDS(expand_dims, expand_dims_2, expand_dims_3, expand_dims_4),
            DFG_ATTRS(dfg_give(relax_attention_rule_attr_scale, dfg_value_of(g, m->s))), 0);
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_squeeze, DFG_OPERANDS(attention_bias),
                           DFG_ATTRS(dfg_give(relax_attention_rule_attr_axis,
                                              dfg_list(relax_attention_rule_list_2, 1))), 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    relax_attention_rule_attention_multi_query, relax_attention_rule_attention_bsnh,
    relax_attention_rule_attention_bsnh_bias, relax_attention_rule_attention_bsnh_bias_of_heads,
    relax_attention_rule_attention_bsnh_bsh, relax_attention_rule_attention_bsnh_bsh_bias,
    relax_attention_rule_attention_bsnh_bsh_bias_of_heads, relax_attention_rule_attention_bsh,
    relax_attention_rule_attention_bsh_bias,
};

/* relax_attention.pat:24  relax.reshape(x, _) */
static inline bool relax_attention_rule_is_relax_reshape(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_attention_rule_op_relax_reshape, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), relax_attention_rule_op_relax_matmul, 2);
}

/* op in {relax.permute_dims}: relax_attention_rule_attention_multi_query,
 * relax_attention_rule_attention_bsnh, relax_attention_rule_attention_bsnh_bias,
 * relax_attention_rule_attention_bsnh_bias_of_heads */
static uint64_t relax_attention_rule_at_relax_permute_dims(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1) && relax_attention_rule_is_relax_reshape(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, relax_attention_rule_attr_axes, dfg_list(relax_attention_rule_list_0_2_1_3, 4),
                       false)) {
        set |= DFG_BIT(relax_attention_rule_attention_multi_query);
        set |= DFG_BIT(relax_attention_rule_attention_bsnh);
        set |= DFG_BIT(relax_attention_rule_attention_bsnh_bias);
        set |= DFG_BIT(relax_attention_rule_attention_bsnh_bias_of_heads);
    }
    return set;
}

/* relax_attention.pat:19  relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _) */
static inline bool relax_attention_rule_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_attention_rule_op_relax_reshape, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, relax_attention_rule_op_relax_permute_dims, 1)
        && dfg_list_is(g, a0, relax_attention_rule_attr_axes,
                       dfg_list(relax_attention_rule_list_0_2_1_3, 4), false);
}

/* relax_attention.pat:58  relax.astype?(w) */
static inline bool relax_attention_rule_is_relax_astype(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relax_attention_rule_op_relax_astype, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, relax_attention_rule_op_relax_nn_softmax, 1)
        && (dfg_int_is(g, a0, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, a0, relax_attention_rule_attr_axis, 2, -1));
}

/* relax_attention.pat:56  relax.nn.softmax(relax.astype?(p)) */
static inline bool relax_attention_rule_is_relax_nn_softmax(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_attention_rule_op_relax_nn_softmax, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), relax_attention_rule_op_relax_astype, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), relax_attention_rule_op_relax_add, 2))
        && (dfg_int_is(g, n, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, relax_attention_rule_attr_axis, 2, -1));
}

/* relax_attention.pat:56  relax.nn.softmax(relax.astype?(p)) */
static inline bool relax_attention_rule_is_relax_nn_softmax_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relax_attention_rule_op_relax_nn_softmax, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), relax_attention_rule_op_relax_astype, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), relax_attention_rule_op_relax_multiply, 2))
        && (dfg_int_is(g, n, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, relax_attention_rule_attr_axis, 2, -1));
}

/* op in {relax.matmul}: relax_attention_rule_attention_bsnh_bsh,
 * relax_attention_rule_attention_bsnh_bsh_bias,
 * relax_attention_rule_attention_bsnh_bsh_bias_of_heads, relax_attention_rule_attention_bsh,
 * relax_attention_rule_attention_bsh_bias */
static uint64_t relax_attention_rule_at_relax_matmul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (relax_attention_rule_is_r(g, dfg_operand(g, n, 1))) {
            if (relax_attention_rule_is_relax_astype(g, dfg_operand(g, n, 0))
                || relax_attention_rule_is_relax_nn_softmax(g, dfg_operand(g, n, 0))) {
                set |= DFG_BIT(relax_attention_rule_attention_bsnh_bsh_bias);
                set |= DFG_BIT(relax_attention_rule_attention_bsnh_bsh_bias_of_heads);
            }
            if (relax_attention_rule_is_relax_astype(g, dfg_operand(g, n, 0))
                || relax_attention_rule_is_relax_nn_softmax_2(g, dfg_operand(g, n, 0)))
                set |= DFG_BIT(relax_attention_rule_attention_bsnh_bsh);
        }
        if (relax_attention_rule_is_relax_astype(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_relax_nn_softmax_2(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(relax_attention_rule_attention_bsh);
        if (relax_attention_rule_is_relax_astype(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_relax_nn_softmax(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(relax_attention_rule_attention_bsh_bias);
    }
    return set;
}

static void relax_attention_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case relax_attention_rule_op_relax_permute_dims:
        *set = relax_attention_rule_at_relax_permute_dims(g, n);
        break;
    case relax_attention_rule_op_relax_matmul: *set = relax_attention_rule_at_relax_matmul(g, n); break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule relax_attention_rule_rows[] = {
    {DFG_RULE(relax_attention_attention_multi_query, 10, 1), .keep_shared = true, .priority = 3,
     DFG_ROOTS(relax_attention_rule_op_relax_permute_dims)},
    {DFG_RULE(relax_attention_attention_bsnh, 7, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(relax_attention_rule_op_relax_permute_dims)},
    {DFG_RULE(relax_attention_attention_bsnh_bias, 8, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(relax_attention_rule_op_relax_permute_dims)},
    {DFG_RULE(relax_attention_attention_bsnh_bias_of_heads, 9, 1), .keep_shared = true, .priority = 2,
     DFG_ROOTS(relax_attention_rule_op_relax_permute_dims)},
    {DFG_RULE(relax_attention_attention_bsnh_bsh, 11, 1), .keep_shared = true, .priority = 1,
     DFG_ROOTS(relax_attention_rule_op_relax_matmul)},
    {DFG_RULE(relax_attention_attention_bsnh_bsh_bias, 12, 1), .keep_shared = true, .priority = 1,
     DFG_ROOTS(relax_attention_rule_op_relax_matmul)},
    {DFG_RULE(relax_attention_attention_bsnh_bsh_bias_of_heads, 13, 1), .keep_shared = true, .priority = 1,
     DFG_ROOTS(relax_attention_rule_op_relax_matmul)},
    {DFG_RULE(relax_attention_attention_bsh, 14, 1), .keep_shared = true,
     DFG_ROOTS(relax_attention_rule_op_relax_matmul)},
    {DFG_RULE(relax_attention_attention_bsh_bias, 15, 1), .keep_shared = true,
     DFG_ROOTS(relax_attention_rule_op_relax_matmul)},
};

const struct dfg_rules relax_attention_rules = {
    .abi = DFG_ABI,
    .n = 9, .n_words = 1, .rules = relax_attention_rule_rows,
    .names = &relax_attention_rule_names, .candidates = relax_attention_rules_candidates,
};
