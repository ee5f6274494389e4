/* The replacements of relax_attention.pat's rules.  Made by pat2c; do not edit. */
#include "relax_attention.h"
#if RELAX_ATTENTION_H != 0xedd2019798ae0a6a
#error "relax_attention.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_attention_rule_op_relax_add = DFG_FIRST_OP, relax_attention_rule_op_relax_astype,
    relax_attention_rule_op_relax_expand_dims, relax_attention_rule_op_relax_matmul,
    relax_attention_rule_op_relax_multiply, relax_attention_rule_op_relax_nn_attention,
    relax_attention_rule_op_relax_nn_attention_bias, relax_attention_rule_op_relax_nn_softmax,
    relax_attention_rule_op_relax_permute_dims, relax_attention_rule_op_relax_repeat,
    relax_attention_rule_op_relax_reshape, relax_attention_rule_op_relax_squeeze,
};
enum {
    relax_attention_rule_attr_axes, relax_attention_rule_attr_axis, relax_attention_rule_attr_scale,
};
static const char *const relax_attention_rule_op_names[] = {
    "relax.add", "relax.astype", "relax.expand_dims", "relax.matmul", "relax.multiply",
    "relax.nn.attention", "relax.nn.attention_bias", "relax.nn.softmax", "relax.permute_dims",
    "relax.repeat", "relax.reshape", "relax.squeeze",
};
static const char *const relax_attention_rule_attr_names[] = {
    "axes", "axis", "scale",
};
static const dfg_val relax_attention_rule_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_attention_rule_list_0_2_1_3[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val relax_attention_rule_list_0_minus_1_minus_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = -1}, {.tag = DFG_V_INT, .u.i = -2}};
static const dfg_val relax_attention_rule_list_1[] = {{.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val relax_attention_rule_list_2[] = {{.tag = DFG_V_INT, .u.i = 2}};

static const struct dfg_names relax_attention_rule_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 12,
    .ops = relax_attention_rule_op_names,
    .n_attrs = 3,
    .attrs = relax_attention_rule_attr_names,
};

/* relax_attention.pat:93, rule attention_multi_query:  rewrite relax.nn.attention(q, k, v) { scale = value(s) }; */
static bool relax_attention_attention_multi_query_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_multi_query_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention, DFG_OPERANDS(m->q, m->k, m->v),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relax_attention.pat:69, rule attention_bsnh:  rewrite relax.nn.attention(q, k, v) { scale = value(s) }; */
static bool relax_attention_attention_bsnh_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsnh_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention, DFG_OPERANDS(m->q, m->k, m->v),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

static DFG_APART int64_t relax_attention_rule_length(const dfg_graph *g, dfg_node bias)
{
    return dfg_range_to(dfg_int_sub(dfg_int(4), dfg_rank_of(g, bias)));
}

/* relax_attention.pat:75, rule attention_bsnh_bias:
 * rewrite relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
 *     axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 * }) { scale = value(s) };
 */
static bool relax_attention_attention_bsnh_bias_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsnh_bias_match *m = match;
    const dfg_graph *g = dfg_before(r);
    dfg_val axis = dfg_nil();
    if (dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3))) {
        struct dfg_values axis_2 = {0};
        const int64_t n = relax_attention_rule_length(g, m->bias);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &axis_2, dfg_int(i));
        axis = n < 0 ? dfg_nil() : dfg_list_of(r, &axis_2);
    }
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_axis,
                 dfg_rank(g, m->bias) == 3 ? dfg_list(relax_attention_rule_list_1, 1)
                 : dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3)) ? axis : dfg_nil());
    const dfg_node expand_dims = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                              DFG_OPERANDS(m->bias), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention_bias,
                           DFG_OPERANDS(m->q, m->k, m->v, expand_dims), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* relax_attention.pat:83, rule attention_bsnh_bias_of_heads:
 * rewrite relax.nn.attention_bias(q, k, v,
 *     relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]])) { scale = value(s) };
 */
static bool relax_attention_attention_bsnh_bias_of_heads_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsnh_bias_of_heads_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->q, 0), dfg_extent_of(g, m->q, 2),
                                                     dfg_extent_of(g, m->bias, 1),
                                                     dfg_extent_of(g, m->bias, 2)));
    const dfg_node reshape = dfg_new_call(r, relax_attention_rule_op_relax_reshape,
                                          DFG_OPERANDS(m->bias, constant), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention_bias,
                           DFG_OPERANDS(m->q, m->k, m->v, reshape), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relax_attention.pat:102, rule attention_bsnh_bsh:
 * rewrite relax.reshape(
 *     relax.permute_dims(relax.nn.attention(q, k, v) { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *     i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
 */
static bool relax_attention_attention_bsnh_bsh_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsnh_bsh_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    const dfg_node attention = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention,
                                            DFG_OPERANDS(m->q, m->k, m->v), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, relax_attention_rule_attr_axes,
                 dfg_list(relax_attention_rule_list_0_2_1_3, 4));
    const dfg_node permute_dims = dfg_new_call(r, relax_attention_rule_op_relax_permute_dims,
                                               DFG_OPERANDS(attention), &attrs_2, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_mul(
                                                         g, dfg_extent_of(g, m->q, 0),
                                                         dfg_extent_of(g, m->q, 2)),
                                                     dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->v, 3)));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_reshape, DFG_OPERANDS(permute_dims, constant),
                           NULL, 0);
    return with[0] != DFG_NONE;
}

/* relax_attention.pat:110, rule attention_bsnh_bsh_bias:
 * rewrite relax.reshape(
 *     relax.permute_dims(relax.nn.attention_bias(q, k, v, relax.expand_dims(bias) {
 *         axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 *     }) { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *     i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
 */
static bool relax_attention_attention_bsnh_bsh_bias_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsnh_bsh_bias_match *m = match;
    const dfg_graph *g = dfg_before(r);
    dfg_val axis = dfg_nil();
    if (dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3))) {
        struct dfg_values axis_2 = {0};
        const int64_t n = relax_attention_rule_length(g, m->bias);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &axis_2, dfg_int(i));
        axis = n < 0 ? dfg_nil() : dfg_list_of(r, &axis_2);
    }
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_axis,
                 dfg_rank(g, m->bias) == 3 ? dfg_list(relax_attention_rule_list_1, 1)
                 : dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3)) ? axis : dfg_nil());
    const dfg_node expand_dims = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                              DFG_OPERANDS(m->bias), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    const dfg_node attention_bias = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention_bias,
                                                 DFG_OPERANDS(m->q, m->k, m->v, expand_dims), &attrs_2, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_set_attr(r, &attrs_3, relax_attention_rule_attr_axes,
                 dfg_list(relax_attention_rule_list_0_2_1_3, 4));
    const dfg_node permute_dims = dfg_new_call(r, relax_attention_rule_op_relax_permute_dims,
                                               DFG_OPERANDS(attention_bias), &attrs_3, 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_mul(
                                                         g, dfg_extent_of(g, m->q, 0),
                                                         dfg_extent_of(g, m->q, 2)),
                                                     dfg_extent_of(g, m->q, 1), dfg_extent_of(g, m->v, 3)));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_reshape, DFG_OPERANDS(permute_dims, constant),
                           NULL, 0);
    return with[0] != DFG_NONE;
}

/* relax_attention.pat:120, rule attention_bsnh_bsh_bias_of_heads:
 * rewrite relax.reshape(
 *     relax.permute_dims(relax.nn.attention_bias(q, k, v,
 *         relax.reshape(bias, i64 [q.shape[0], q.shape[2], bias.shape[1], bias.shape[2]]))
 *         { scale = value(s) }) { axes = [0, 2, 1, 3] },
 *     i64 [q.shape[0] * q.shape[2], q.shape[1], v.shape[3]]);
 */
static bool relax_attention_attention_bsnh_bsh_bias_of_heads_build(const struct dfg_rule *self,
    dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsnh_bsh_bias_of_heads_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->q, 0), dfg_extent_of(g, m->q, 2),
                                                     dfg_extent_of(g, m->bias, 1),
                                                     dfg_extent_of(g, m->bias, 2)));
    const dfg_node reshape = dfg_new_call(r, relax_attention_rule_op_relax_reshape,
                                          DFG_OPERANDS(m->bias, constant), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    const dfg_node attention_bias = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention_bias,
                                                 DFG_OPERANDS(m->q, m->k, m->v, reshape), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, relax_attention_rule_attr_axes,
                 dfg_list(relax_attention_rule_list_0_2_1_3, 4));
    const dfg_node permute_dims = dfg_new_call(r, relax_attention_rule_op_relax_permute_dims,
                                               DFG_OPERANDS(attention_bias), &attrs_2, 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(dfg_extent_mul(
                                                           g, dfg_extent_of(g, m->q, 0),
                                                           dfg_extent_of(g, m->q, 2)),
                                                       dfg_extent_of(g, m->q, 1),
                                                       dfg_extent_of(g, m->v, 3)));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_reshape, DFG_OPERANDS(permute_dims, constant_2),
                           NULL, 0);
    return with[0] != DFG_NONE;
}

/* relax_attention.pat:133, rule attention_bsh:
 * rewrite relax.squeeze(
 *     relax.nn.attention(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
 *                        relax.expand_dims(v) { axis = [2] }) { scale = value(s) }) { axis = [2] };
 */
static bool relax_attention_attention_bsh_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsh_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    const dfg_node expand_dims = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                              DFG_OPERANDS(m->q), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    const dfg_node expand_dims_2 = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                                DFG_OPERANDS(m->k), &attrs_2, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_set_attr(r, &attrs_3, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    const dfg_node expand_dims_3 = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                                DFG_OPERANDS(m->v), &attrs_3, 0);
    struct dfg_attrs attrs_4 = {0};
    dfg_set_attr(r, &attrs_4, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    const dfg_node attention = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention,
                                            DFG_OPERANDS(expand_dims, expand_dims_2, expand_dims_3),
                                            &attrs_4, 0);
    struct dfg_attrs attrs_5 = {0};
    dfg_set_attr(r, &attrs_5, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_squeeze, DFG_OPERANDS(attention), &attrs_5, 0);
    return with[0] != DFG_NONE;
}

/* relax_attention.pat:141, rule attention_bsh_bias:
 * rewrite relax.squeeze(
 *     relax.nn.attention_bias(relax.expand_dims(q) { axis = [2] }, relax.expand_dims(k) { axis = [2] },
 *                             relax.expand_dims(v) { axis = [2] }, relax.expand_dims(bias) {
 *         axis = bias.rank == 3 ? [1] : range(4 - bias.rank)
 *     }) { scale = value(s) }) { axis = [2] };
 */
static bool relax_attention_attention_bsh_bias_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relax_attention_attention_bsh_bias_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    const dfg_node expand_dims = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                              DFG_OPERANDS(m->q), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    const dfg_node expand_dims_2 = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                                DFG_OPERANDS(m->k), &attrs_2, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_set_attr(r, &attrs_3, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    const dfg_node expand_dims_3 = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                                DFG_OPERANDS(m->v), &attrs_3, 0);
    dfg_val axis = dfg_nil();
    if (dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3))) {
        struct dfg_values axis_2 = {0};
        const int64_t n = relax_attention_rule_length(g, m->bias);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &axis_2, dfg_int(i));
        axis = n < 0 ? dfg_nil() : dfg_list_of(r, &axis_2);
    }
    struct dfg_attrs attrs_4 = {0};
    dfg_set_attr(r, &attrs_4, relax_attention_rule_attr_axis,
                 dfg_rank(g, m->bias) == 3 ? dfg_list(relax_attention_rule_list_1, 1)
                 : dfg_scalar_ne(dfg_rank_of(g, m->bias), dfg_int(3)) ? axis : dfg_nil());
    const dfg_node expand_dims_4 = dfg_new_call(r, relax_attention_rule_op_relax_expand_dims,
                                                DFG_OPERANDS(m->bias), &attrs_4, 0);
    struct dfg_attrs attrs_5 = {0};
    dfg_set_attr(r, &attrs_5, relax_attention_rule_attr_scale, dfg_value_of(g, m->s));
    const dfg_node attention_bias = dfg_new_call(r, relax_attention_rule_op_relax_nn_attention_bias,
                                                 DFG_OPERANDS(
                                                     expand_dims, expand_dims_2, expand_dims_3,
                                                     expand_dims_4),
                                                 &attrs_5, 0);
    struct dfg_attrs attrs_6 = {0};
    dfg_set_attr(r, &attrs_6, relax_attention_rule_attr_axis, dfg_list(relax_attention_rule_list_2, 1));
    with[0] = dfg_new_call(r, relax_attention_rule_op_relax_squeeze, DFG_OPERANDS(attention_bias), &attrs_6,
                           0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    relax_attention_rule_attention_multi_query,
    relax_attention_rule_attention_bsnh,
    relax_attention_rule_attention_bsnh_bias,
    relax_attention_rule_attention_bsnh_bias_of_heads,
    relax_attention_rule_attention_bsnh_bsh,
    relax_attention_rule_attention_bsnh_bsh_bias,
    relax_attention_rule_attention_bsnh_bsh_bias_of_heads,
    relax_attention_rule_attention_bsh,
    relax_attention_rule_attention_bsh_bias,
};

/* relax_attention.pat:19  relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _) */
static inline bool relax_attention_rule_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_reshape) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, relax_attention_rule_op_relax_permute_dims) && dfg_argc_is(g, a0, 1)
        && dfg_list_is(g, a0, relax_attention_rule_attr_axes,
                       dfg_list(relax_attention_rule_list_0_2_1_3, 4), false);
}

/* relax_attention.pat:49  relax.permute_dims(x) */
static inline bool relax_attention_rule_is_relax_permute_dims(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_permute_dims) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_r(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, relax_attention_rule_attr_axes, dfg_list(relax_attention_rule_list_0_2_1, 3),
                       false);
}

/* relax_attention.pat:49  relax.permute_dims(x) */
static inline bool relax_attention_rule_is_relax_permute_dims_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_permute_dims) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_r(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, relax_attention_rule_attr_axes,
                       dfg_list(relax_attention_rule_list_0_minus_1_minus_2, 3), false);
}

/* relax_attention.pat:51  relax.matmul(q, turned(k)) */
static inline bool relax_attention_rule_is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_matmul) && dfg_argc_is(g, n, 2)
        && relax_attention_rule_is_r(g, dfg_operand(g, n, 0))
        && (relax_attention_rule_is_relax_permute_dims(g, dfg_operand(g, n, 1))
            || relax_attention_rule_is_relax_permute_dims_2(g, dfg_operand(g, n, 1)));
}

/* relax_attention.pat:53  relax.astype?(s & const) */
static inline bool relax_attention_rule_is_relax_astype_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* relax_attention.pat:53  relax.multiply(p, relax.astype?(s & const)) */
static inline bool relax_attention_rule_is_scores(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_multiply) || !dfg_argc_is(g, n, 2)) return false;
    return (relax_attention_rule_is_p(g, dfg_operand(g, n, 0))
            && (relax_attention_rule_is_relax_astype_3(g, dfg_operand(g, n, 1))
                || dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)))
        || ((relax_attention_rule_is_relax_astype_3(g, dfg_operand(g, n, 0))
             || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST))
            && relax_attention_rule_is_p(g, dfg_operand(g, n, 1)));
}

/* relax_attention.pat:61  relax.add(scores(q, k, s), bias) */
static inline bool relax_attention_rule_is_relax_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_add) || !dfg_argc_is(g, n, 2)) return false;
    return relax_attention_rule_is_scores(g, dfg_operand(g, n, 0))
        || relax_attention_rule_is_scores(g, dfg_operand(g, n, 1));
}

/* relax_attention.pat:56  relax.astype?(p) */
static inline bool relax_attention_rule_is_relax_astype_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_relax_add(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:56  relax.nn.softmax(relax.astype?(p)) */
static inline bool relax_attention_rule_is_w(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_nn_softmax) && dfg_argc_is(g, n, 1)
        && (relax_attention_rule_is_relax_astype_2(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_relax_add(g, dfg_operand(g, n, 0)))
        && (dfg_int_is(g, n, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, relax_attention_rule_attr_axis, 2, -1));
}

/* relax_attention.pat:58  relax.astype?(w) */
static inline bool relax_attention_rule_is_relax_astype(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_w(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:19  relax.permute_dims(x) */
static inline bool relax_attention_rule_is_relax_permute_dims_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_permute_dims) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, relax_attention_rule_op_relax_repeat) && dfg_argc_is(g, a0, 1)
        && (dfg_scalar_eq(dfg_attr(g, a0, relax_attention_rule_attr_axis), dfg_int(2))
            || dfg_scalar_eq(dfg_attr(g, a0, relax_attention_rule_attr_axis), dfg_int(-2)))
        && dfg_list_is(g, n, relax_attention_rule_attr_axes, dfg_list(relax_attention_rule_list_0_2_1_3, 4),
                       false);
}

/* relax_attention.pat:19  relax.reshape(relax.permute_dims(x) { axes == [0, 2, 1, 3] }, _) */
static inline bool relax_attention_rule_is_heads(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_reshape) && dfg_argc_is(g, n, 2)
        && relax_attention_rule_is_relax_permute_dims_4(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:49  relax.permute_dims(x) */
static inline bool relax_attention_rule_is_relax_permute_dims_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_permute_dims) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_heads(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, relax_attention_rule_attr_axes, dfg_list(relax_attention_rule_list_0_2_1, 3),
                       false);
}

/* relax_attention.pat:49  relax.permute_dims(x) */
static inline bool relax_attention_rule_is_relax_permute_dims_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_permute_dims) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_heads(g, dfg_operand(g, n, 0))
        && dfg_list_is(g, n, relax_attention_rule_attr_axes,
                       dfg_list(relax_attention_rule_list_0_minus_1_minus_2, 3), false);
}

/* relax_attention.pat:51  relax.matmul(q, turned(k)) */
static inline bool relax_attention_rule_is_p_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_matmul) && dfg_argc_is(g, n, 2)
        && relax_attention_rule_is_r(g, dfg_operand(g, n, 0))
        && (relax_attention_rule_is_relax_permute_dims_3(g, dfg_operand(g, n, 1))
            || relax_attention_rule_is_relax_permute_dims_5(g, dfg_operand(g, n, 1)));
}

/* relax_attention.pat:53  relax.multiply(p, relax.astype?(s & const)) */
static inline bool relax_attention_rule_is_scores_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_multiply) || !dfg_argc_is(g, n, 2)) return false;
    return (relax_attention_rule_is_p_2(g, dfg_operand(g, n, 0))
            && (relax_attention_rule_is_relax_astype_3(g, dfg_operand(g, n, 1))
                || dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)))
        || ((relax_attention_rule_is_relax_astype_3(g, dfg_operand(g, n, 0))
             || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST))
            && relax_attention_rule_is_p_2(g, dfg_operand(g, n, 1)));
}

/* relax_attention.pat:56  relax.astype?(p) */
static inline bool relax_attention_rule_is_relax_astype_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_scores_2(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:56  relax.nn.softmax(relax.astype?(p)) */
static inline bool relax_attention_rule_is_w_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_nn_softmax) && dfg_argc_is(g, n, 1)
        && (relax_attention_rule_is_relax_astype_5(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_scores_2(g, dfg_operand(g, n, 0)))
        && (dfg_int_is(g, n, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, relax_attention_rule_attr_axis, 2, -1));
}

/* relax_attention.pat:58  relax.astype?(w) */
static inline bool relax_attention_rule_is_relax_astype_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_w_2(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:56  relax.astype?(p) */
static inline bool relax_attention_rule_is_relax_astype_7(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_scores(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:56  relax.nn.softmax(relax.astype?(p)) */
static inline bool relax_attention_rule_is_w_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_nn_softmax) && dfg_argc_is(g, n, 1)
        && (relax_attention_rule_is_relax_astype_7(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_scores(g, dfg_operand(g, n, 0)))
        && (dfg_int_is(g, n, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, relax_attention_rule_attr_axis, 2, -1));
}

/* relax_attention.pat:58  relax.astype?(w) */
static inline bool relax_attention_rule_is_relax_astype_6(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_w_3(g, dfg_operand(g, n, 0));
}

/* op in {relax.permute_dims}: relax_attention_rule_attention_multi_query,
 * relax_attention_rule_attention_bsnh, relax_attention_rule_attention_bsnh_bias,
 * relax_attention_rule_attention_bsnh_bias_of_heads */
static uint64_t relax_attention_rule_at_relax_permute_dims(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && dfg_list_is(g, n, relax_attention_rule_attr_axes, dfg_list(relax_attention_rule_list_0_2_1_3, 4),
                       false)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relax_attention_rule_op_relax_reshape) && dfg_argc_is(g, a0, 2)) {
            const dfg_node a0_0 = dfg_operand(g, a0, 0);
            if (dfg_calls(g, a0_0, relax_attention_rule_op_relax_matmul) && dfg_argc_is(g, a0_0, 2)) {
                const dfg_node a0_0_1 = dfg_operand(g, a0_0, 1);
                if (dfg_calls(g, a0_0_1, relax_attention_rule_op_relax_reshape)
                    && dfg_argc_is(g, a0_0_1, 2)) {
                    const dfg_node a0_0_1_0 = dfg_operand(g, a0_0_1, 0);
                    if (dfg_calls(g, a0_0_1_0, relax_attention_rule_op_relax_permute_dims)
                        && dfg_argc_is(g, a0_0_1_0, 1)
                        && dfg_list_is(g, a0_0_1_0, relax_attention_rule_attr_axes,
                                       dfg_list(relax_attention_rule_list_0_2_1_3, 4), false)) {
                        if (relax_attention_rule_is_relax_astype(g, dfg_operand(g, a0_0, 0))
                            || relax_attention_rule_is_w(g, dfg_operand(g, a0_0, 0))) {
                            set |= DFG_BIT(relax_attention_rule_attention_bsnh_bias);
                            set |= DFG_BIT(relax_attention_rule_attention_bsnh_bias_of_heads);
                        }
                        const dfg_node a0_0_1_0_0 = dfg_operand(g, a0_0_1_0, 0);
                        if ((relax_attention_rule_is_relax_astype_4(g, dfg_operand(g, a0_0, 0))
                             || relax_attention_rule_is_w_2(g, dfg_operand(g, a0_0, 0)))
                            && dfg_calls(g, a0_0_1_0_0, relax_attention_rule_op_relax_repeat)
                            && dfg_argc_is(g, a0_0_1_0_0, 1)
                            && (dfg_scalar_eq(dfg_attr(g, a0_0_1_0_0, relax_attention_rule_attr_axis),
                                              dfg_int(2))
                                || dfg_scalar_eq(dfg_attr(g, a0_0_1_0_0, relax_attention_rule_attr_axis),
                                                 dfg_int(-2))))
                            set |= DFG_BIT(relax_attention_rule_attention_multi_query);
                        if (relax_attention_rule_is_relax_astype_6(g, dfg_operand(g, a0_0, 0))
                            || relax_attention_rule_is_w_3(g, dfg_operand(g, a0_0, 0)))
                            set |= DFG_BIT(relax_attention_rule_attention_bsnh);
                    }
                }
            }
        }
    }
    return set;
}

/* relax_attention.pat:51  relax.matmul(q, turned(k)) */
static inline bool relax_attention_rule_is_p_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_matmul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return (dfg_calls(g, a1, relax_attention_rule_op_relax_permute_dims) && dfg_argc_is(g, a1, 1)
            && dfg_list_is(g, a1, relax_attention_rule_attr_axes,
                           dfg_list(relax_attention_rule_list_0_2_1, 3), false))
        || (dfg_calls(g, a1, relax_attention_rule_op_relax_permute_dims) && dfg_argc_is(g, a1, 1)
            && dfg_list_is(g, a1, relax_attention_rule_attr_axes,
                           dfg_list(relax_attention_rule_list_0_minus_1_minus_2, 3), false));
}

/* relax_attention.pat:53  relax.multiply(p, relax.astype?(s & const)) */
static inline bool relax_attention_rule_is_scores_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_multiply) || !dfg_argc_is(g, n, 2)) return false;
    return (relax_attention_rule_is_p_3(g, dfg_operand(g, n, 0))
            && (relax_attention_rule_is_relax_astype_3(g, dfg_operand(g, n, 1))
                || dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)))
        || ((relax_attention_rule_is_relax_astype_3(g, dfg_operand(g, n, 0))
             || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST))
            && relax_attention_rule_is_p_3(g, dfg_operand(g, n, 1)));
}

/* relax_attention.pat:56  relax.astype?(p) */
static inline bool relax_attention_rule_is_relax_astype_9(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_scores_3(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:56  relax.nn.softmax(relax.astype?(p)) */
static inline bool relax_attention_rule_is_w_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_nn_softmax) && dfg_argc_is(g, n, 1)
        && (relax_attention_rule_is_relax_astype_9(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_scores_3(g, dfg_operand(g, n, 0)))
        && (dfg_int_is(g, n, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, relax_attention_rule_attr_axis, 2, -1));
}

/* relax_attention.pat:58  relax.astype?(w) */
static inline bool relax_attention_rule_is_relax_astype_8(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_w_4(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:61  relax.add(scores(q, k, s), bias) */
static inline bool relax_attention_rule_is_relax_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relax_attention_rule_op_relax_add) || !dfg_argc_is(g, n, 2)) return false;
    return relax_attention_rule_is_scores_3(g, dfg_operand(g, n, 0))
        || relax_attention_rule_is_scores_3(g, dfg_operand(g, n, 1));
}

/* relax_attention.pat:56  relax.astype?(p) */
static inline bool relax_attention_rule_is_relax_astype_11(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_relax_add_2(g, dfg_operand(g, n, 0));
}

/* relax_attention.pat:56  relax.nn.softmax(relax.astype?(p)) */
static inline bool relax_attention_rule_is_w_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_nn_softmax) && dfg_argc_is(g, n, 1)
        && (relax_attention_rule_is_relax_astype_11(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_relax_add_2(g, dfg_operand(g, n, 0)))
        && (dfg_int_is(g, n, relax_attention_rule_attr_axis, -1, -1)
            || dfg_int_is(g, n, relax_attention_rule_attr_axis, 2, -1));
}

/* relax_attention.pat:58  relax.astype?(w) */
static inline bool relax_attention_rule_is_relax_astype_10(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relax_attention_rule_op_relax_astype) && dfg_argc_is(g, n, 1)
        && relax_attention_rule_is_w_5(g, dfg_operand(g, n, 0));
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
                || relax_attention_rule_is_w(g, dfg_operand(g, n, 0))) {
                set |= DFG_BIT(relax_attention_rule_attention_bsnh_bsh_bias);
                set |= DFG_BIT(relax_attention_rule_attention_bsnh_bsh_bias_of_heads);
            }
            if (relax_attention_rule_is_relax_astype_6(g, dfg_operand(g, n, 0))
                || relax_attention_rule_is_w_3(g, dfg_operand(g, n, 0)))
                set |= DFG_BIT(relax_attention_rule_attention_bsnh_bsh);
        }
        if (relax_attention_rule_is_relax_astype_8(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_w_4(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(relax_attention_rule_attention_bsh);
        if (relax_attention_rule_is_relax_astype_10(g, dfg_operand(g, n, 0))
            || relax_attention_rule_is_w_5(g, dfg_operand(g, n, 0)))
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
    [relax_attention_rule_attention_multi_query] = {.name = "attention_multi_query", .place = "relax_attention.pat:87", .pattern = 10, .n_roots = 1,
        .keep_shared = true, .priority = 3,
        .roots = (const uint16_t[]){relax_attention_rule_op_relax_permute_dims, 0},
        .build = relax_attention_attention_multi_query_build},
    [relax_attention_rule_attention_bsnh] = {.name = "attention_bsnh", .place = "relax_attention.pat:65", .pattern = 7, .n_roots = 1,
        .keep_shared = true, .priority = 2,
        .roots = (const uint16_t[]){relax_attention_rule_op_relax_permute_dims, 0},
        .build = relax_attention_attention_bsnh_build},
    [relax_attention_rule_attention_bsnh_bias] = {.name = "attention_bsnh_bias", .place = "relax_attention.pat:71", .pattern = 8, .n_roots = 1,
        .keep_shared = true, .priority = 2,
        .roots = (const uint16_t[]){relax_attention_rule_op_relax_permute_dims, 0},
        .build = relax_attention_attention_bsnh_bias_build},
    [relax_attention_rule_attention_bsnh_bias_of_heads] = {.name = "attention_bsnh_bias_of_heads", .place = "relax_attention.pat:79", .pattern = 9,
        .n_roots = 1, .keep_shared = true, .priority = 2,
        .roots = (const uint16_t[]){relax_attention_rule_op_relax_permute_dims, 0},
        .build = relax_attention_attention_bsnh_bias_of_heads_build},
    [relax_attention_rule_attention_bsnh_bsh] = {.name = "attention_bsnh_bsh", .place = "relax_attention.pat:98", .pattern = 11, .n_roots = 1,
        .keep_shared = true, .priority = 1,
        .roots = (const uint16_t[]){relax_attention_rule_op_relax_matmul, 0},
        .build = relax_attention_attention_bsnh_bsh_build},
    [relax_attention_rule_attention_bsnh_bsh_bias] = {.name = "attention_bsnh_bsh_bias", .place = "relax_attention.pat:106", .pattern = 12, .n_roots = 1,
        .keep_shared = true, .priority = 1,
        .roots = (const uint16_t[]){relax_attention_rule_op_relax_matmul, 0},
        .build = relax_attention_attention_bsnh_bsh_bias_build},
    [relax_attention_rule_attention_bsnh_bsh_bias_of_heads] = {.name = "attention_bsnh_bsh_bias_of_heads", .place = "relax_attention.pat:116", .pattern = 13,
        .n_roots = 1, .keep_shared = true, .priority = 1,
        .roots = (const uint16_t[]){relax_attention_rule_op_relax_matmul, 0},
        .build = relax_attention_attention_bsnh_bsh_bias_of_heads_build},
    [relax_attention_rule_attention_bsh] = {.name = "attention_bsh", .place = "relax_attention.pat:129", .pattern = 14, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){relax_attention_rule_op_relax_matmul, 0},
        .build = relax_attention_attention_bsh_build},
    [relax_attention_rule_attention_bsh_bias] = {.name = "attention_bsh_bias", .place = "relax_attention.pat:137", .pattern = 15, .n_roots = 1,
        .keep_shared = true, .roots = (const uint16_t[]){relax_attention_rule_op_relax_matmul, 0},
        .build = relax_attention_attention_bsh_bias_build},
};

const struct dfg_rules relax_attention_rules = {
    .abi = DFG_ABI,
    .n = 9, .n_words = 1, .rules = relax_attention_rule_rows,
    .names = &relax_attention_rule_names, .candidates = relax_attention_rules_candidates,
};
