/* The replacements of dnnl_legalize.pat's rules.  Made by pat2c; do not edit. */
#include "dnnl_legalize.h"
_Static_assert(DNNL_LEGALIZE_H == 0x6f016946c14766c4, "dnnl_legalize.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    dnnl_legalize_rule_op_add = DFG_FIRST_OP, dnnl_legalize_rule_op_cast, dnnl_legalize_rule_op_clip,
    dnnl_legalize_rule_op_divide, dnnl_legalize_rule_op_erf, dnnl_legalize_rule_op_expand_dims,
    dnnl_legalize_rule_op_multiply, dnnl_legalize_rule_op_negative, dnnl_legalize_rule_op_nn_avg_pool2d,
    dnnl_legalize_rule_op_nn_bias_add, dnnl_legalize_rule_op_nn_conv1d, dnnl_legalize_rule_op_nn_conv2d,
    dnnl_legalize_rule_op_nn_conv2d_transpose, dnnl_legalize_rule_op_nn_conv3d,
    dnnl_legalize_rule_op_nn_dense, dnnl_legalize_rule_op_nn_layer_norm,
    dnnl_legalize_rule_op_nn_max_pool2d, dnnl_legalize_rule_op_nn_pad, dnnl_legalize_rule_op_nn_relu,
    dnnl_legalize_rule_op_qnn_add, dnnl_legalize_rule_op_qnn_conv2d, dnnl_legalize_rule_op_qnn_dense,
    dnnl_legalize_rule_op_qnn_requantize, dnnl_legalize_rule_op_reshape, dnnl_legalize_rule_op_subtract,
    dnnl_legalize_rule_op_sum,
};
enum {
    dnnl_legalize_rule_attr_a_max, dnnl_legalize_rule_attr_a_min, dnnl_legalize_rule_attr_axis,
    dnnl_legalize_rule_attr_ceil_mode, dnnl_legalize_rule_attr_channels,
    dnnl_legalize_rule_attr_count_include_pad, dnnl_legalize_rule_attr_data_layout,
    dnnl_legalize_rule_attr_dtype, dnnl_legalize_rule_attr_epsilon, dnnl_legalize_rule_attr_groups,
    dnnl_legalize_rule_attr_kernel_layout, dnnl_legalize_rule_attr_kernel_size,
    dnnl_legalize_rule_attr_layout, dnnl_legalize_rule_attr_newshape, dnnl_legalize_rule_attr_num_newaxis,
    dnnl_legalize_rule_attr_out_dtype, dnnl_legalize_rule_attr_pad_mode, dnnl_legalize_rule_attr_pad_width,
    dnnl_legalize_rule_attr_padding, dnnl_legalize_rule_attr_pool_size, dnnl_legalize_rule_attr_strides,
};
enum {
    dnnl_legalize_rule_str_GIOHW, dnnl_legalize_rule_str_GOIHW, dnnl_legalize_rule_str_HWIO,
    dnnl_legalize_rule_str_IOHW, dnnl_legalize_rule_str_NCHW, dnnl_legalize_rule_str_OIHW,
    dnnl_legalize_rule_str_constant,
};
static const char *const dnnl_legalize_rule_op_names[] = {
    "add", "cast", "clip", "divide", "erf", "expand_dims", "multiply", "negative", "nn.avg_pool2d",
    "nn.bias_add", "nn.conv1d", "nn.conv2d", "nn.conv2d_transpose", "nn.conv3d", "nn.dense",
    "nn.layer_norm", "nn.max_pool2d", "nn.pad", "nn.relu", "qnn.add", "qnn.conv2d", "qnn.dense",
    "qnn.requantize", "reshape", "subtract", "sum",
};
static const char *const dnnl_legalize_rule_attr_names[] = {
    "a_max", "a_min", "axis", "ceil_mode", "channels", "count_include_pad", "data_layout", "dtype",
    "epsilon", "groups", "kernel_layout", "kernel_size", "layout", "newshape", "num_newaxis", "out_dtype",
    "pad_mode", "pad_width", "padding", "pool_size", "strides",
};
static const char *const dnnl_legalize_rule_str_names[] = {
    "GIOHW", "GOIHW", "HWIO", "IOHW", "NCHW", "OIHW", "constant",
};
static const dfg_val dnnl_legalize_rule_list_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val dnnl_legalize_rule_list_0_0_0_0[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val dnnl_legalize_rule_list_0_1_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val dnnl_legalize_rule_list_0_1_3[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val dnnl_legalize_rule_list_1[] = {{.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val dnnl_legalize_rule_list_1_1[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val dnnl_legalize_rule_list_1_2_3[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 3}};
static const dfg_val dnnl_legalize_rule_list_2_2[] = {{.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val dnnl_legalize_rule_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};
static const dfg_val dnnl_legalize_rule_list_minus_1_1_1[] = {{.tag = DFG_V_INT, .u.i = -1}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 1}};

static const struct dfg_names dnnl_legalize_rule_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .n_ops = 26, .ops = dnnl_legalize_rule_op_names,
    .n_attrs = 21, .attrs = dnnl_legalize_rule_attr_names, .n_strs = 7,
    .strs = dnnl_legalize_rule_str_names,
};

/* dnnl_legalize.pat:26, rule dnnl_constant:  rewrite extern dnnl_fold_constant; */
DFG_BUILD(dnnl_legalize_dnnl_constant) { with[0] = dnnl_fold_constant(r, m); }

/* dnnl_legalize.pat:33, rule dnnl_bias_add:  rewrite add(x, b); */
static const struct dfg_made_call dnnl_legalize_dnnl_bias_add_calls[] = {
    {dnnl_legalize_rule_op_add, 2, {DFG_FROM(dnnl_legalize_dnnl_bias_add, x), DFG_FROM(dnnl_legalize_dnnl_bias_add, b)}},
};

/* dnnl_legalize.pat:39, rule dnnl_bias_add_inside:
 * rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a }); */
DFG_BUILD(dnnl_legalize_dnnl_bias_add_inside)
{
    const dfg_node expand_dims = dfg_new_call(r, dnnl_legalize_rule_op_expand_dims, DFG_OPERANDS(m->b),
                                              DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_axis, dfg_int(1)),
                                                        dfg_give(dnnl_legalize_rule_attr_num_newaxis,
                                                                 dfg_int_sub(dfg_rank_plus(g, m->x, -1),
                                                                             m->a))), 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(m->x, expand_dims), NULL, 0);
}

/* dnnl_legalize.pat:59, rule dnnl_bias_twice:  rewrite add(c, add(a, b)); */
static const struct dfg_made_call dnnl_legalize_dnnl_bias_twice_calls[] = {
    {dnnl_legalize_rule_op_add, 2, {DFG_FROM(dnnl_legalize_dnnl_bias_twice, a), DFG_FROM(dnnl_legalize_dnnl_bias_twice, b)}},
    {dnnl_legalize_rule_op_add, 2, {DFG_FROM(dnnl_legalize_dnnl_bias_twice, c), DFG_FROM_CALL + 0}},
};

/* dnnl_legalize.pat:66, rule dnnl_scale_before_bias:  rewrite add(multiply(c, s), multiply(b, s)); */
static const struct dfg_made_call dnnl_legalize_dnnl_scale_before_bias_calls[] = {
    {dnnl_legalize_rule_op_multiply, 2, {DFG_FROM(dnnl_legalize_dnnl_scale_before_bias, c),
        DFG_FROM(dnnl_legalize_dnnl_scale_before_bias, s)}},
    {dnnl_legalize_rule_op_multiply, 2, {DFG_FROM(dnnl_legalize_dnnl_scale_before_bias, b),
        DFG_FROM(dnnl_legalize_dnnl_scale_before_bias, s)}},
    {dnnl_legalize_rule_op_add, 2, {DFG_FROM_CALL + 0, DFG_FROM_CALL + 1}},
};

/* dnnl_legalize.pat:73, rule dnnl_scale_into_weights:
 * rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c }; */
DFG_BUILD(dnnl_legalize_dnnl_scale_into_weights)
{
    struct dfg_values newshape = {0};
    const int64_t n = dfg_rank_less(g, m->w, 0);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_choose_int(dfg_scalar_same(dfg_int(i), dfg_int(0)), -1, 1));
    const dfg_node reshape = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(m->s),
                                          DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                                                             n < 0 ? dfg_nil()
                                                             : dfg_list_of(r, &newshape))), 0);
    const dfg_node multiply = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(m->w, reshape),
                                           NULL, 0);
    with[0] = dfg_new_like_call(r, m->c, DFG_OPERANDS(m->x, multiply), DFG_ATTRS(dfg_take(m->c)), 0);
}

/* dnnl_legalize.pat:99, rule dnnl_layer_norm:
 * rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) }; */
DFG_BUILD(dnnl_legalize_dnnl_layer_norm)
{
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_nn_layer_norm, DFG_OPERANDS(m->x, m->gamma, m->beta),
                           DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_axis, dfg_int(-1)),
                                     dfg_give(dnnl_legalize_rule_attr_epsilon, dfg_value_of(g, m->eps))),
                           0);
}

/* dnnl_legalize.pat:109, rule dnnl_reshape_last:  rewrite reshape(add(b, d)) { ..r }; */
DFG_BUILD(dnnl_legalize_dnnl_reshape_last)
{
    const dfg_node add = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(m->b, m->d), NULL, 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(add), DFG_ATTRS(dfg_take(m->r)),
                           0);
}

/* dnnl_legalize.pat:116, rule dnnl_gelu_reshape_last:
 * rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r }; */
DFG_BUILD(dnnl_legalize_dnnl_gelu_reshape_last)
{
    const dfg_node divide = dfg_new_call(r, dnnl_legalize_rule_op_divide, DFG_OPERANDS(m->a, m->s), NULL,
                                         0);
    const dfg_node erf = dfg_new_call(r, dnnl_legalize_rule_op_erf, DFG_OPERANDS(divide), NULL, 0);
    const dfg_node add = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(erf, m->one_), NULL, 0);
    const dfg_node multiply = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(m->a, add), NULL,
                                           0);
    const dfg_node multiply_2 = dfg_new_call(r, dnnl_legalize_rule_op_multiply,
                                             DFG_OPERANDS(multiply, m->half), NULL, 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(multiply_2),
                           DFG_ATTRS(dfg_take(m->r)), 0);
}

/* dnnl_legalize.pat:132, rule dnnl_strides_early:  rewrite {
 *     half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));
 *     every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };
 *     next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));
 *     return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };
 * } */
DFG_BUILD(dnnl_legalize_dnnl_strides_early)
{
    const dfg_node conv2d = dfg_new_call(r, dnnl_legalize_rule_op_nn_conv2d, DFG_OPERANDS(m->h, m->w2),
                                         DFG_ATTRS(dfg_take(m->c2),
                                                   dfg_give(dnnl_legalize_rule_attr_strides,
                                                            dfg_list(dnnl_legalize_rule_list_2_2, 2))), 0);
    const dfg_node add = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(conv2d, m->b2), NULL, 0);
    const dfg_node half = dfg_new_call(r, dnnl_legalize_rule_op_nn_relu, DFG_OPERANDS(add), NULL, 0);
    const dfg_node every_other = dfg_new_call(
            r, dnnl_legalize_rule_op_nn_max_pool2d, DFG_OPERANDS(m->x),
            DFG_ATTRS(
                dfg_give(dnnl_legalize_rule_attr_pool_size, dfg_list(dnnl_legalize_rule_list_1_1, 2)),
                dfg_give(dnnl_legalize_rule_attr_strides, dfg_list(dnnl_legalize_rule_list_2_2, 2)),
                dfg_give(dnnl_legalize_rule_attr_padding, dfg_list(dnnl_legalize_rule_list_0_0_0_0, 4))),
            0);
    const dfg_node conv2d_2 = dfg_new_call(r, dnnl_legalize_rule_op_nn_conv2d, DFG_OPERANDS(half, m->w3),
                                           DFG_ATTRS(dfg_take(m->c3)), 0);
    const dfg_node add_2 = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(conv2d_2, m->b3), NULL,
                                        0);
    const dfg_node add_3 = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(add_2, every_other),
                                        NULL, 0);
    const dfg_node next = dfg_new_call(r, dnnl_legalize_rule_op_nn_relu, DFG_OPERANDS(add_3), NULL, 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_nn_conv2d, DFG_OPERANDS(next, m->w4),
                           DFG_ATTRS(dfg_take(m->c4),
                                     dfg_give(dnnl_legalize_rule_attr_strides,
                                              dfg_list(dnnl_legalize_rule_list_1_1, 2))), 0);
    with[1] = dfg_new_call(r, dnnl_legalize_rule_op_nn_conv2d, DFG_OPERANDS(next, m->w7),
                           DFG_ATTRS(dfg_take(m->c7),
                                     dfg_give(dnnl_legalize_rule_attr_strides,
                                              dfg_list(dnnl_legalize_rule_list_1_1, 2))), 0);
}

/* dnnl_legalize.pat:146, rule dnnl_group_conv:  rewrite nn.conv2d(x, reshape(w) {
 *     newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 * }) { ..c, kernel_layout = "GOIHW", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] }; */
DFG_BUILD(dnnl_legalize_dnnl_group_conv)
{
    const dfg_node reshape = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(m->w),
                                          DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                                                             DFG_LIST(dfg_attr_or_int(g, m->c,
                                                                                      dnnl_legalize_rule_attr_groups,
                                                                                      1),
                                                                      dfg_extent_div(
                                                                          g, dfg_extent_of(g, m->w, 0),
                                                                          dfg_attr_or_int(g, m->c,
                                                                                          dnnl_legalize_rule_attr_groups,
                                                                                          1)),
                                                                      dfg_extent_of(g, m->w, 1),
                                                                      dfg_extent_of(g, m->w, 2),
                                                                      dfg_extent_of(g, m->w, 3)))), 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_nn_conv2d, DFG_OPERANDS(m->x, reshape),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(dnnl_legalize_rule_attr_kernel_layout,
                                              dfg_str(g, dnnl_legalize_rule_str_GOIHW)),
                                     dfg_give(dnnl_legalize_rule_attr_channels, dfg_extent_of(g, m->w, 0)),
                                     dfg_give(dnnl_legalize_rule_attr_kernel_size,
                                              DFG_LIST(dfg_extent_of(g, m->w, 2),
                                                       dfg_extent_of(g, m->w, 3)))), 0);
}

/* dnnl_legalize.pat:154, rule dnnl_group_deconv:  rewrite nn.conv2d_transpose(x, reshape(w) {
 *     newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 * }) { ..c, kernel_layout = "GIOHW", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] }; */
DFG_BUILD(dnnl_legalize_dnnl_group_deconv)
{
    const dfg_node reshape = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(m->w),
                                          DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                                                             DFG_LIST(dfg_attr_or_int(g, m->c,
                                                                                      dnnl_legalize_rule_attr_groups,
                                                                                      1),
                                                                      dfg_extent_div(
                                                                          g, dfg_extent_of(g, m->w, 0),
                                                                          dfg_attr_or_int(g, m->c,
                                                                                          dnnl_legalize_rule_attr_groups,
                                                                                          1)),
                                                                      dfg_extent_of(g, m->w, 1),
                                                                      dfg_extent_of(g, m->w, 2),
                                                                      dfg_extent_of(g, m->w, 3)))), 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_nn_conv2d_transpose, DFG_OPERANDS(m->x, reshape),
                           DFG_ATTRS(dfg_take(m->c),
                                     dfg_give(dnnl_legalize_rule_attr_kernel_layout,
                                              dfg_str(g, dnnl_legalize_rule_str_GIOHW)),
                                     dfg_give(dnnl_legalize_rule_attr_channels,
                                              dfg_extent_mul(g, dfg_extent_of(g, m->w, 1),
                                                             dfg_attr_or_int(
                                                                 g, m->c, dnnl_legalize_rule_attr_groups,
                                                                 1))),
                                     dfg_give(dnnl_legalize_rule_attr_kernel_size,
                                              DFG_LIST(dfg_extent_of(g, m->w, 2),
                                                       dfg_extent_of(g, m->w, 3)))), 0);
}

/* dnnl_legalize.pat:166, rule dnnl_pad_avg_pool:
 * rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true }; */
DFG_BUILD(dnnl_legalize_dnnl_pad_avg_pool)
{
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_nn_avg_pool2d, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_take(m->a),
                                     dfg_give(dnnl_legalize_rule_attr_padding,
                                              DFG_LIST(dfg_item(dfg_item(m->n, 2), 0),
                                                       dfg_item(dfg_item(m->n, 3), 0),
                                                       dfg_item(dfg_item(m->n, 2), 1),
                                                       dfg_item(dfg_item(m->n, 3), 1))),
                                     dfg_give(dnnl_legalize_rule_attr_count_include_pad, dfg_bool(true))),
                           0);
}

static DFG_APART dfg_val dnnl_legalize_rule_value(const struct dnnl_legalize_dnnl_qnn_pad_match *m)
{
    return dfg_at(m->p, dfg_int_sub(dfg_count(dfg_len(m->p)), dfg_int(2)));
}

static DFG_APART dfg_val dnnl_legalize_rule_value_2(const struct dnnl_legalize_dnnl_qnn_pad_match *m)
{
    return dfg_at(m->p, dfg_int_sub(dfg_count(dfg_len(m->p)), dfg_int(1)));
}

/* dnnl_legalize.pat:183, rule dnnl_qnn_pad:  rewrite qnn.conv2d(nn.pad(x, like(x, value(zx))) {
 *     pad_width = l == "NCHW" ? [[0, 0], [0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]]]
 *                             : [[0, 0], [p[0], p[len(p) - 2]], [p[1], p[len(p) - 1]], [0, 0]]
 * }, w, zx, zw, sx, sw) { ..q, padding = [0, 0, 0, 0] }; */
DFG_BUILD(dnnl_legalize_dnnl_qnn_pad)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_value_of(g, m->zx));
    const dfg_node pad = dfg_new_call(
            r, dnnl_legalize_rule_op_nn_pad, DFG_OPERANDS(m->x, constant),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_pad_width,
                               dfg_choose(
                                   dfg_scalar_same(m->l, dfg_str(g, dnnl_legalize_rule_str_NCHW)),
                                   DFG_LIST(dfg_list(dnnl_legalize_rule_list_0_0, 2),
                                            dfg_list(dnnl_legalize_rule_list_0_0, 2),
                                            DFG_LIST(dfg_item(m->p, 0), dnnl_legalize_rule_value(m)),
                                            DFG_LIST(dfg_item(m->p, 1), dnnl_legalize_rule_value_2(m))),
                                   DFG_LIST(dfg_list(dnnl_legalize_rule_list_0_0, 2),
                                            DFG_LIST(dfg_item(m->p, 0), dnnl_legalize_rule_value(m)),
                                            DFG_LIST(dfg_item(m->p, 1), dnnl_legalize_rule_value_2(m)),
                                            dfg_list(dnnl_legalize_rule_list_0_0, 2))))), 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_qnn_conv2d,
                           DFG_OPERANDS(pad, m->w, m->zx, m->zw, m->sx, m->sw),
                           DFG_ATTRS(dfg_take(m->q),
                                     dfg_give(dnnl_legalize_rule_attr_padding,
                                              dfg_list(dnnl_legalize_rule_list_0_0_0_0, 4))), 0);
}

/* dnnl_legalize.pat:197, rule dnnl_qnn_zero_point:
 * rewrite add(qnn.conv2d(x, w, i32 0, zw, sx, sw) { ..q }, reshape(
 *     negative(multiply(zx, sum(cast(w) { dtype = i32 }) {
 *         axis = q.kernel_layout == "OIHW" ? [1, 2, 3] : q.kernel_layout == "HWIO" ? [0, 1, 2] : [0, 1, 3]
 *     }))) { newshape = q.data_layout == "NCHW" ? [-1, 1, 1] : [-1] }); */
DFG_BUILD(dnnl_legalize_dnnl_qnn_zero_point)
{
    const dfg_node constant = dfg_new_const(r, DFG_I32, 0, NULL, dfg_int(0));
    const dfg_node conv2d = dfg_new_call(r, dnnl_legalize_rule_op_qnn_conv2d,
                                         DFG_OPERANDS(m->x, m->w, constant, m->zw, m->sx, m->sw),
                                         DFG_ATTRS(dfg_take(m->q)), 0);
    const dfg_node cast = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->w),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_I32))), 0);
    const dfg_node sum = dfg_new_call(
            r, dnnl_legalize_rule_op_sum, DFG_OPERANDS(cast),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_axis,
                               dfg_choose(dfg_scalar_same(dfg_attr_or_str(g, m->q,
                                                                          dnnl_legalize_rule_attr_kernel_layout,
                                                                          dnnl_legalize_rule_str_OIHW),
                                                          dfg_str(g, dnnl_legalize_rule_str_OIHW)),
                                          dfg_list(dnnl_legalize_rule_list_1_2_3, 3),
                                          dfg_choose(dfg_scalar_same(
                                                         dfg_attr_or_str(g, m->q,
                                                                         dnnl_legalize_rule_attr_kernel_layout,
                                                                         dnnl_legalize_rule_str_OIHW),
                                                         dfg_str(g, dnnl_legalize_rule_str_HWIO)),
                                                     dfg_list(dnnl_legalize_rule_list_0_1_2, 3),
                                                     dfg_list(dnnl_legalize_rule_list_0_1_3, 3))))), 0);
    const dfg_node multiply = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(m->zx, sum),
                                           NULL, 0);
    const dfg_node negative = dfg_new_call(
            r, dnnl_legalize_rule_op_negative, DFG_OPERANDS(multiply), NULL, 0);
    const dfg_node reshape = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(negative),
                                          DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                                                             dfg_choose(dfg_scalar_same(
                                                                            dfg_attr_or_str(g, m->q,
                                                                                            dnnl_legalize_rule_attr_data_layout,
                                                                                            dnnl_legalize_rule_str_NCHW),
                                                                            dfg_str(g,
                                                                                    dnnl_legalize_rule_str_NCHW)),
                                                                        dfg_list(dnnl_legalize_rule_list_minus_1_1_1,
                                                                                 3),
                                                                        dfg_list(dnnl_legalize_rule_list_minus_1,
                                                                                 1)))), 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(conv2d, reshape), NULL, 0);
}

/* dnnl_legalize.pat:206, rule dnnl_qnn_dense_zero_point:  rewrite add(qnn.dense(x, w, i32 0, zw, sx, sw) { ..q },
 *             reshape(negative(multiply(zx, sum(cast(w) { dtype = i32 }) { axis = [1] }))) { newshape = [-1] }); */
DFG_BUILD(dnnl_legalize_dnnl_qnn_dense_zero_point)
{
    const dfg_node constant = dfg_new_const(r, DFG_I32, 0, NULL, dfg_int(0));
    const dfg_node dense = dfg_new_call(r, dnnl_legalize_rule_op_qnn_dense,
                                        DFG_OPERANDS(m->x, m->w, constant, m->zw, m->sx, m->sw),
                                        DFG_ATTRS(dfg_take(m->q)), 0);
    const dfg_node cast = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->w),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_I32))), 0);
    const dfg_node sum = dfg_new_call(
            r, dnnl_legalize_rule_op_sum, DFG_OPERANDS(cast),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_axis, dfg_list(dnnl_legalize_rule_list_1, 1))), 0);
    const dfg_node multiply = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(m->zx, sum),
                                           NULL, 0);
    const dfg_node negative = dfg_new_call(
            r, dnnl_legalize_rule_op_negative, DFG_OPERANDS(multiply), NULL, 0);
    const dfg_node reshape = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(negative),
                                          DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                                                             dfg_list(dnnl_legalize_rule_list_minus_1, 1))),
                                          0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(dense, reshape), NULL, 0);
}

/* dnnl_legalize.pat:235, rule dnnl_qnn_narrow:
 * rewrite clip(qnn.requantize(q, si, zi, so, zo) { ..r, out_dtype = y.dtype }) { ..k }; */
DFG_BUILD(dnnl_legalize_dnnl_qnn_narrow)
{
    const dfg_node requantize = dfg_new_call(
            r, dnnl_legalize_rule_op_qnn_requantize, DFG_OPERANDS(m->q, m->si, m->zi, m->so, m->zo),
            DFG_ATTRS(dfg_take(m->r), dfg_give(dnnl_legalize_rule_attr_out_dtype, dfg_dtype_of(g, m->y))),
            0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_clip, DFG_OPERANDS(requantize),
                           DFG_ATTRS(dfg_take(m->k)), 0);
}

/* dnnl_legalize.pat:242, rule dnnl_qnn_no_bias:  rewrite qnn.requantize(add(q, i32 0), si, zi, so, zo) { ..r }; */
DFG_BUILD(dnnl_legalize_dnnl_qnn_no_bias)
{
    const dfg_node constant = dfg_new_const(r, DFG_I32, 0, NULL, dfg_int(0));
    const dfg_node add = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(m->q, constant), NULL, 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_qnn_requantize,
                           DFG_OPERANDS(add, m->si, m->zi, m->so, m->zo), DFG_ATTRS(dfg_take(m->r)), 0);
}

/* dnnl_legalize.pat:210  cond second(q) = q.op == qnn.conv2d and q.data_layout == "NCHW"; */
static DFG_APART bool dnnl_legalize_rule_second(const dfg_graph *g, dfg_node q)
{
    return dfg_op(g, q) == dnnl_legalize_rule_op_qnn_conv2d
        && dfg_scalar_eq(dfg_attr_or(g, q, dnnl_legalize_rule_attr_data_layout,
                                     dfg_op(g, q) == dnnl_legalize_rule_op_qnn_conv2d
                                     ? dfg_str(g, dnnl_legalize_rule_str_NCHW)
                                     : dfg_nil()), dfg_str(g, dnnl_legalize_rule_str_NCHW));
}

/* dnnl_legalize.pat:210, known not to hold  cond second(q) = q.op == qnn.conv2d and q.data_layout == "NCHW"; */
static DFG_APART bool dnnl_legalize_rule_not_second(const dfg_graph *g, dfg_node q)
{
    return dfg_scalar_ne(dfg_op_of(g, q), dfg_op_val(g, dnnl_legalize_rule_op_qnn_conv2d))
        || dfg_scalar_ne(dfg_attr_or(g, q, dnnl_legalize_rule_attr_data_layout,
                                     dfg_op(g, q) == dnnl_legalize_rule_op_qnn_conv2d
                                     ? dfg_str(g, dnnl_legalize_rule_str_NCHW)
                                     : dfg_nil()), dfg_str(g, dnnl_legalize_rule_str_NCHW));
}

/* dnnl_legalize.pat:256, rule dnnl_qnn_requantize:  rewrite cast(clip(multiply(
 *     add(cast(q.op(x, w, i32 0, i32 0, f32 1.0, f32 1.0) { ..q }) { dtype = f32 },
 *         reshape(add(subtract(cast(reshape(b) { newshape = [-1] }) { dtype = f32 }, cast(zi) { dtype = f32 }),
 *                     divide(multiply(cast(zo) { dtype = f32 }, so), si))) {
 *             newshape = second(q) ? [-1, 1, 1] : [-1]
 *         }),
 *     reshape(divide(si, so)) { newshape = si.elements == 1 ? [] : second(q) ? [-1, 1, 1] : [-1] })) {
 *     a_min = present(k) ? k.a_min : y.dtype == u8 ? 0.0 : -128.0,
 *     a_max = present(k) ? k.a_max : y.dtype == u8 ? 255.0 : 127.0
 * }) { dtype = y.dtype }; */
DFG_BUILD(dnnl_legalize_dnnl_qnn_requantize)
{
    const dfg_node constant = dfg_new_const(r, DFG_I32, 0, NULL, dfg_int(0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I32, 0, NULL, dfg_int(0));
    const dfg_node constant_3 = dfg_new_const(r, DFG_F32, 0, NULL, dfg_float(1.0));
    const dfg_node constant_4 = dfg_new_const(r, DFG_F32, 0, NULL, dfg_float(1.0));
    const dfg_node call = dfg_new_like_call(
            r, m->q, DFG_OPERANDS(m->x, m->w, constant, constant_2, constant_3, constant_4),
            DFG_ATTRS(dfg_take(m->q)), 0);
    const dfg_node cast = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(call),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node reshape = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(m->b),
                                          DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                                                             dfg_list(dnnl_legalize_rule_list_minus_1, 1))),
                                          0);
    const dfg_node cast_2 = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(reshape),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node cast_3 = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->zi),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node subtract = dfg_new_call(
            r, dnnl_legalize_rule_op_subtract, DFG_OPERANDS(cast_2, cast_3), NULL, 0);
    const dfg_node cast_4 = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->zo),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node multiply = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(cast_4, m->so),
                                           NULL, 0);
    const dfg_node divide = dfg_new_call(r, dnnl_legalize_rule_op_divide, DFG_OPERANDS(multiply, m->si),
                                         NULL, 0);
    const dfg_node add = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(subtract, divide), NULL,
                                      0);
    const dfg_node reshape_2 = dfg_new_call(r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(add),
                                            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                                                               dnnl_legalize_rule_second(g, m->q)
                                                               ? dfg_list(dnnl_legalize_rule_list_minus_1_1_1,
                                                                          3)
                                                               : dnnl_legalize_rule_not_second(g, m->q)
                                                                 ? dfg_list(
                                                                       dnnl_legalize_rule_list_minus_1, 1)
                                                               : dfg_nil())), 0);
    const dfg_node add_2 = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(cast, reshape_2), NULL,
                                        0);
    const dfg_node divide_2 = dfg_new_call(r, dnnl_legalize_rule_op_divide, DFG_OPERANDS(m->si, m->so),
                                           NULL, 0);
    const dfg_node reshape_3 = dfg_new_call(
            r, dnnl_legalize_rule_op_reshape, DFG_OPERANDS(divide_2),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_newshape,
                               dfg_choose(dfg_extent_same(g, dfg_elements_of(g, m->si), dfg_int(1)),
                                          dfg_list(NULL, 0),
                                          dnnl_legalize_rule_second(g, m->q)
                                          ? dfg_list(dnnl_legalize_rule_list_minus_1_1_1, 3)
                                          : dnnl_legalize_rule_not_second(g, m->q)
                                            ? dfg_list(dnnl_legalize_rule_list_minus_1, 1)
                                          : dfg_nil()))), 0);
    const dfg_node multiply_2 = dfg_new_call(r, dnnl_legalize_rule_op_multiply,
                                             DFG_OPERANDS(add_2, reshape_3), NULL, 0);
    const dfg_node clip = dfg_new_call(
            r, dnnl_legalize_rule_op_clip, DFG_OPERANDS(multiply_2),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_a_min,
                               m->k != DFG_NONE ? dfg_attr(g, m->k, dnnl_legalize_rule_attr_a_min)
                               : dfg_choose(dfg_scalar_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_U8)),
                                            dfg_float(0.0), dfg_float(-128.0))),
                      dfg_give(dnnl_legalize_rule_attr_a_max,
                               m->k != DFG_NONE ? dfg_attr(g, m->k, dnnl_legalize_rule_attr_a_max)
                               : dfg_choose(dfg_scalar_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_U8)),
                                            dfg_float(255.0), dfg_float(127.0)))), 0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(clip),
                           DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_of(g, m->y))), 0);
}

/* dnnl_legalize.pat:277, rule dnnl_qnn_sum:
 * rewrite cast(add(add(multiply(m, divide(sl, so)), multiply(divide(sr, so), cast(z) { dtype = f32 })),
 *                  subtract(subtract(cast(zo) { dtype = f32 }, divide(multiply(cast(zl) { dtype = f32 }, sl), so)),
 *                           divide(multiply(cast(zr) { dtype = f32 }, sr), so)))) { dtype = y.dtype }; */
DFG_BUILD(dnnl_legalize_dnnl_qnn_sum)
{
    const dfg_node divide = dfg_new_call(
            r, dnnl_legalize_rule_op_divide, DFG_OPERANDS(m->sl, m->so), NULL, 0);
    const dfg_node multiply = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(m->m, divide),
                                           NULL, 0);
    const dfg_node divide_2 = dfg_new_call(r, dnnl_legalize_rule_op_divide, DFG_OPERANDS(m->sr, m->so),
                                           NULL, 0);
    const dfg_node cast = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->z),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node multiply_2 = dfg_new_call(r, dnnl_legalize_rule_op_multiply,
                                             DFG_OPERANDS(divide_2, cast), NULL, 0);
    const dfg_node add = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(multiply, multiply_2),
                                      NULL, 0);
    const dfg_node cast_2 = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->zo),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node cast_3 = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->zl),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node multiply_3 = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(cast_3, m->sl),
                                             NULL, 0);
    const dfg_node divide_3 = dfg_new_call(r, dnnl_legalize_rule_op_divide, DFG_OPERANDS(multiply_3, m->so),
                                           NULL, 0);
    const dfg_node subtract = dfg_new_call(r, dnnl_legalize_rule_op_subtract,
                                           DFG_OPERANDS(cast_2, divide_3), NULL, 0);
    const dfg_node cast_4 = dfg_new_call(
            r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(m->zr),
            DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_val(DFG_F32))), 0);
    const dfg_node multiply_4 = dfg_new_call(r, dnnl_legalize_rule_op_multiply, DFG_OPERANDS(cast_4, m->sr),
                                             NULL, 0);
    const dfg_node divide_4 = dfg_new_call(r, dnnl_legalize_rule_op_divide, DFG_OPERANDS(multiply_4, m->so),
                                           NULL, 0);
    const dfg_node subtract_2 = dfg_new_call(r, dnnl_legalize_rule_op_subtract,
                                             DFG_OPERANDS(subtract, divide_4), NULL, 0);
    const dfg_node add_2 = dfg_new_call(r, dnnl_legalize_rule_op_add, DFG_OPERANDS(add, subtract_2), NULL,
                                        0);
    with[0] = dfg_new_call(r, dnnl_legalize_rule_op_cast, DFG_OPERANDS(add_2),
                           DFG_ATTRS(dfg_give(dnnl_legalize_rule_attr_dtype, dfg_dtype_of(g, m->y))), 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    dnnl_legalize_rule_dnnl_constant, dnnl_legalize_rule_dnnl_bias_add,
    dnnl_legalize_rule_dnnl_bias_add_inside, dnnl_legalize_rule_dnnl_bias_twice,
    dnnl_legalize_rule_dnnl_scale_before_bias, dnnl_legalize_rule_dnnl_scale_into_weights,
    dnnl_legalize_rule_dnnl_layer_norm, dnnl_legalize_rule_dnnl_reshape_last,
    dnnl_legalize_rule_dnnl_gelu_reshape_last, dnnl_legalize_rule_dnnl_strides_early,
    dnnl_legalize_rule_dnnl_group_conv, dnnl_legalize_rule_dnnl_group_deconv,
    dnnl_legalize_rule_dnnl_pad_avg_pool, dnnl_legalize_rule_dnnl_qnn_pad,
    dnnl_legalize_rule_dnnl_qnn_zero_point, dnnl_legalize_rule_dnnl_qnn_dense_zero_point,
    dnnl_legalize_rule_dnnl_qnn_narrow, dnnl_legalize_rule_dnnl_qnn_no_bias,
    dnnl_legalize_rule_dnnl_qnn_requantize, dnnl_legalize_rule_dnnl_qnn_sum,
};

/* dnnl_legalize.pat:24  op(every const) */
static inline bool dnnl_legalize_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_is_operator(g, n) && dfg_n_args(g, n) > 0 && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* op in {nn.bias_add}: dnnl_legalize_rule_dnnl_bias_add,
 * dnnl_legalize_rule_dnnl_bias_add_inside */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        set |= DFG_BIT(dnnl_legalize_rule_dnnl_bias_add);
        set |= DFG_BIT(dnnl_legalize_rule_dnnl_bias_add_inside);
    }
    return set;
}

/* dnnl_legalize.pat:57  add(c, a & const) */
static inline bool dnnl_legalize_rule_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_rule_op_add, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return ((dfg_calls(g, a0, dnnl_legalize_rule_op_nn_conv1d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_nn_conv2d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_nn_conv3d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_nn_dense)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_qnn_conv2d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_qnn_dense))
            && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST)
            && (dfg_calls(g, a1, dnnl_legalize_rule_op_nn_conv1d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_nn_conv2d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_nn_conv3d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_nn_dense)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_qnn_conv2d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_qnn_dense))
            && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* dnnl_legalize.pat:97  multiply(centred(x, eps), gamma); the operator is known */
static inline bool dnnl_legalize_rule_is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_divide, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_multiply, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_legalize_rule_op_divide, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_legalize_rule_op_multiply, 2);
}

/* dnnl_legalize.pat:106  reshape(d); the operator is known */
static inline bool dnnl_legalize_rule_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_nn_dense, 2);
}

/* op in {add}: dnnl_legalize_rule_dnnl_bias_twice, dnnl_legalize_rule_dnnl_layer_norm,
 * dnnl_legalize_rule_dnnl_reshape_last */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case dnnl_legalize_rule_op_add:
            if (dnnl_legalize_rule_is_add(g, a0) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_bias_twice);
            break;
        case DFG_CONST:
            if (dnnl_legalize_rule_is_add(g, dfg_operand(g, n, 1)))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_bias_twice);
            break;
        case dnnl_legalize_rule_op_multiply:
            if (dnnl_legalize_rule_is_multiply(g, a0)) set |= DFG_BIT(dnnl_legalize_rule_dnnl_layer_norm);
            break;
        case dnnl_legalize_rule_op_reshape:
            if (dnnl_legalize_rule_is_r(g, a0)) set |= DFG_BIT(dnnl_legalize_rule_dnnl_reshape_last);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case dnnl_legalize_rule_op_multiply:
            if (dnnl_legalize_rule_is_multiply(g, a1)) set |= DFG_BIT(dnnl_legalize_rule_dnnl_layer_norm);
            break;
        case dnnl_legalize_rule_op_reshape:
            if (dnnl_legalize_rule_is_r(g, a1)) set |= DFG_BIT(dnnl_legalize_rule_dnnl_reshape_last);
            break;
        default: break;
        }
    }
    return set;
}

/* dnnl_legalize.pat:64  add(c, b & const : float); the operator is known */
static inline bool dnnl_legalize_rule_is_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return ((dfg_calls(g, a0, dnnl_legalize_rule_op_nn_conv1d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_nn_conv2d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_nn_conv3d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_nn_dense))
            && dfg_argc_is(g, a0, 2) && dfg_is(g, a1, DFG_CONST)
            && dfg_dtype_in(g, a1,
                            1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64
                            | 1u << DFG_F8E4M3
                            | 1u << DFG_F8E4M3UZ
                            | 1u << DFG_F8E5M2
                            | 1u << DFG_F8E5M2UZ
                            | 1u << DFG_F4E2M1))
        || (dfg_is(g, a0, DFG_CONST)
            && dfg_dtype_in(g, a0,
                            1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64
                            | 1u << DFG_F8E4M3
                            | 1u << DFG_F8E4M3UZ
                            | 1u << DFG_F8E5M2
                            | 1u << DFG_F8E5M2UZ
                            | 1u << DFG_F4E2M1)
            && (dfg_calls(g, a1, dnnl_legalize_rule_op_nn_conv1d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_nn_conv2d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_nn_conv3d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_nn_dense))
            && dfg_argc_is(g, a1, 2));
}

/* dnnl_legalize.pat:69  weighted(x, w & const : float); the operator is known */
static inline bool dnnl_legalize_rule_is_c_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_is(g, a1, DFG_CONST)
        && dfg_dtype_in(g, a1,
                        1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3
                        | 1u << DFG_F8E4M3UZ
                        | 1u << DFG_F8E5M2
                        | 1u << DFG_F8E5M2UZ
                        | 1u << DFG_F4E2M1);
}

/* dnnl_legalize.pat:114  multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)); the operator is known */
static inline bool dnnl_legalize_rule_is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_reshape, 1)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_legalize_rule_op_add, 2))
        || (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_add, 2)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_legalize_rule_op_reshape, 1));
}

/* op in {multiply}: dnnl_legalize_rule_dnnl_scale_before_bias,
 * dnnl_legalize_rule_dnnl_scale_into_weights, dnnl_legalize_rule_dnnl_gelu_reshape_last */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_multiply(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case dnnl_legalize_rule_op_add:
            if (dnnl_legalize_rule_is_add_2(g, a0) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_scale_before_bias);
            break;
        case DFG_CONST: {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case dnnl_legalize_rule_op_add:
                if (dnnl_legalize_rule_is_add_2(g, a1))
                    set |= DFG_BIT(dnnl_legalize_rule_dnnl_scale_before_bias);
                break;
            case dnnl_legalize_rule_op_nn_conv1d: case dnnl_legalize_rule_op_nn_conv2d:
            case dnnl_legalize_rule_op_nn_conv3d: case dnnl_legalize_rule_op_nn_dense:
                if (dnnl_legalize_rule_is_c_2(g, a1))
                    set |= DFG_BIT(dnnl_legalize_rule_dnnl_scale_into_weights);
                break;
            case dnnl_legalize_rule_op_multiply:
                if (dnnl_legalize_rule_is_multiply_2(g, a1)
                    && dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= DFG_BIT(dnnl_legalize_rule_dnnl_gelu_reshape_last);
                break;
            default: break;
            }
            break;
        }
        case dnnl_legalize_rule_op_nn_conv1d: case dnnl_legalize_rule_op_nn_conv2d:
        case dnnl_legalize_rule_op_nn_conv3d: case dnnl_legalize_rule_op_nn_dense:
            if (dnnl_legalize_rule_is_c_2(g, a0) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_scale_into_weights);
            break;
        case dnnl_legalize_rule_op_multiply:
            if (dnnl_legalize_rule_is_multiply_2(g, a0)
                && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_gelu_reshape_last);
            break;
        default: break;
        }
    }
    return set;
}

/* dnnl_legalize.pat:127  nn.relu(add(add(c3, b3 : [_, 1, 1]), x)) */
static inline bool dnnl_legalize_rule_is_nn_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_legalize_rule_op_nn_relu, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_add, 2);
}

/* op in {nn.conv2d}: dnnl_legalize_rule_dnnl_strides_early, dnnl_legalize_rule_dnnl_group_conv */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_nn_conv2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dnnl_legalize_rule_is_nn_relu(g, dfg_operand(g, n, 0))
            && dfg_list_is(g, n, dnnl_legalize_rule_attr_kernel_size,
                           dfg_list(dnnl_legalize_rule_list_1_1, 2), false)
            && (dfg_list_is(g, n, dnnl_legalize_rule_attr_padding, dfg_list(dnnl_legalize_rule_list_0_0, 2),
                            true)
                || dfg_list_is(g, n, dnnl_legalize_rule_attr_padding,
                               dfg_list(dnnl_legalize_rule_list_0_0_0_0, 4), false))
            && dfg_list_is(
                   g, n, dnnl_legalize_rule_attr_strides, dfg_list(dnnl_legalize_rule_list_2_2, 2), false))
            set |= DFG_BIT(dnnl_legalize_rule_dnnl_strides_early);
        if (dfg_gt(dfg_attr_or_int(g, n, dnnl_legalize_rule_attr_groups, 1), dfg_int(1))
            && dfg_str_is(g, n, dnnl_legalize_rule_attr_kernel_layout, dnnl_legalize_rule_str_OIHW,
                          dnnl_legalize_rule_str_OIHW))
            set |= DFG_BIT(dnnl_legalize_rule_dnnl_group_conv);
    }
    return set;
}

/* op in {nn.conv2d_transpose}: dnnl_legalize_rule_dnnl_group_deconv */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_nn_conv2d_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_gt(dfg_attr_or_int(g, n, dnnl_legalize_rule_attr_groups, 1), dfg_int(1))
        && dfg_str_is(g, n, dnnl_legalize_rule_attr_kernel_layout, dnnl_legalize_rule_str_IOHW,
                      dnnl_legalize_rule_str_IOHW))
        set |= DFG_BIT(dnnl_legalize_rule_dnnl_group_deconv);
    return set;
}

/* dnnl_legalize.pat:162  nn.pad(x, 0) */
static inline bool dnnl_legalize_rule_is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_legalize_rule_op_nn_pad, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_str_is(g, n, dnnl_legalize_rule_attr_pad_mode, dnnl_legalize_rule_str_constant,
                      dnnl_legalize_rule_str_constant);
}

/* dnnl_legalize.pat:163  nn.avg_pool2d(p); the operator is known */
static inline bool dnnl_legalize_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dnnl_legalize_rule_is_p(g, dfg_operand(g, n, 0))
        && dfg_bool_is(g, n, dnnl_legalize_rule_attr_ceil_mode, false, false)
        && dfg_str_is(g, n, dnnl_legalize_rule_attr_layout, dnnl_legalize_rule_str_NCHW,
                      dnnl_legalize_rule_str_NCHW)
        && (dfg_list_is(g, n, dnnl_legalize_rule_attr_padding, dfg_list(dnnl_legalize_rule_list_0_0, 2),
                        true)
            || dfg_list_is(g, n, dnnl_legalize_rule_attr_padding,
                           dfg_list(dnnl_legalize_rule_list_0_0_0_0, 4), false));
}

/* op in {qnn.conv2d}: dnnl_legalize_rule_dnnl_qnn_pad, dnnl_legalize_rule_dnnl_qnn_zero_point */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_qnn_conv2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 6)) {
        const dfg_node a2 = dfg_operand(g, n, 2);
        if (dfg_is(g, a2, DFG_CONST) && dfg_dtype(g, a2) == DFG_I32 && dfg_rank(g, a2) == 0) {
            if (dfg_dtype_in(g, dfg_operand(g, n, 0), 1u << DFG_I8 | 1u << DFG_U8))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_qnn_pad);
            const dfg_node a1 = dfg_operand(g, n, 1);
            if (dfg_is(g, a1, DFG_CONST) && dfg_dtype_in(g, a1, 1u << DFG_I8 | 1u << DFG_U8)
                && dfg_splat_is(g, dfg_operand(g, n, 3), dfg_int(0), DFG_NO_DTYPE)
                && dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_I32)))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_qnn_zero_point);
        }
    }
    return set;
}

/* dnnl_legalize.pat:203  qnn.dense(x, int8(w) & const, number(zx), zw & splat(0), sx, sw); the operator is known */
static inline bool dnnl_legalize_rule_is_q(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 6)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1), a2 = dfg_operand(g, n, 2);
    return dfg_is(g, a1, DFG_CONST) && dfg_dtype_in(g, a1, 1u << DFG_I8 | 1u << DFG_U8)
        && dfg_is(g, a2, DFG_CONST) && dfg_dtype(g, a2) == DFG_I32 && dfg_rank(g, a2) == 0
        && dfg_splat_is(g, dfg_operand(g, n, 3), dfg_int(0), DFG_NO_DTYPE)
        && dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_I32));
}

/* dnnl_legalize.pat:231  clip(r) */
static inline bool dnnl_legalize_rule_is_k(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, dnnl_legalize_rule_op_clip, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, dnnl_legalize_rule_op_qnn_requantize, 5)
        && dfg_scalar_eq(dfg_attr(g, a0, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_I32));
}

/* dnnl_legalize.pat:232  cast(k); the operator is known */
static inline bool dnnl_legalize_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dnnl_legalize_rule_is_k(g, dfg_operand(g, n, 0));
}

/* dnnl_legalize.pat:221  (qnn.conv2d | qnn.dense)(int8(x), int8(w) & const, scalar(zx & 0), zw & splat(0), _, _); the operator is known */
static inline bool dnnl_legalize_rule_is_product(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 6)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1), a2 = dfg_operand(g, n, 2);
    return dfg_dtype_in(g, dfg_operand(g, n, 0), 1u << DFG_I8 | 1u << DFG_U8) && dfg_is(g, a1, DFG_CONST)
        && dfg_dtype_in(g, a1, 1u << DFG_I8 | 1u << DFG_U8) && dfg_rank(g, a2) == 0
        && dfg_const_is(g, a2, dfg_int(0), DFG_NO_DTYPE)
        && dfg_splat_is(g, dfg_operand(g, n, 3), dfg_int(0), DFG_NO_DTYPE)
        && dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_I32));
}

/* dnnl_legalize.pat:246  add(q, b & const : i32); the operator is known */
static inline bool dnnl_legalize_rule_is_add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return ((dfg_calls(g, a0, dnnl_legalize_rule_op_qnn_conv2d)
             || dfg_calls(g, a0, dnnl_legalize_rule_op_qnn_dense))
            && dfg_argc_is(g, a0, 6)
            && dfg_scalar_eq(dfg_attr(g, a0, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_I32))
            && dfg_is(g, a1, DFG_CONST) && dfg_dtype(g, a1) == DFG_I32)
        || (dfg_is(g, a0, DFG_CONST) && dfg_dtype(g, a0) == DFG_I32
            && (dfg_calls(g, a1, dnnl_legalize_rule_op_qnn_conv2d)
                || dfg_calls(g, a1, dnnl_legalize_rule_op_qnn_dense))
            && dfg_argc_is(g, a1, 6)
            && dfg_scalar_eq(dfg_attr(g, a1, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_I32)));
}

/* op in {qnn.requantize}: dnnl_legalize_rule_dnnl_qnn_no_bias,
 * dnnl_legalize_rule_dnnl_qnn_requantize */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_qnn_requantize(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 5)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        if (dfg_is(g, a1, DFG_CONST) && dfg_dtype(g, a1) == DFG_F32) {
            const dfg_node a2 = dfg_operand(g, n, 2);
            if (dfg_is(g, a2, DFG_CONST) && dfg_dtype(g, a2) == DFG_I32 && dfg_rank(g, a2) == 0) {
                const dfg_node a3 = dfg_operand(g, n, 3);
                if (dfg_is(g, a3, DFG_CONST) && dfg_dtype(g, a3) == DFG_F32) {
                    const dfg_node a4 = dfg_operand(g, n, 4);
                    if (dfg_is(g, a4, DFG_CONST) && dfg_dtype(g, a4) == DFG_I32 && dfg_rank(g, a4) == 0) {
                        const dfg_node a0 = dfg_operand(g, n, 0);
                        switch (dfg_op(g, a0)) {
                        case dnnl_legalize_rule_op_qnn_conv2d: case dnnl_legalize_rule_op_qnn_dense:
                            if (dnnl_legalize_rule_is_product(g, a0))
                                set |= DFG_BIT(dnnl_legalize_rule_dnnl_qnn_no_bias);
                            break;
                        case dnnl_legalize_rule_op_add:
                            if (dnnl_legalize_rule_is_add_3(g, a0)
                                && (dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_rule_attr_out_dtype),
                                                  dfg_dtype_val(DFG_U8))
                                    || dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_rule_attr_out_dtype),
                                                     dfg_dtype_val(DFG_I8))))
                                set |= DFG_BIT(dnnl_legalize_rule_dnnl_qnn_requantize);
                            break;
                        default: break;
                        }
                    }
                }
            }
        }
    }
    return set;
}

/* dnnl_legalize.pat:246  qnn.requantize(add(q, b & const : i32), steps(si), number(zi), steps(so), number(zo)); the operator is known */
static inline bool dnnl_legalize_rule_is_qnn_requantize(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 5)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1), a2 = dfg_operand(g, n, 2), a3 = dfg_operand(g, n, 3);
    const dfg_node a4 = dfg_operand(g, n, 4);
    return dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_add, 2) && dfg_is(g, a1, DFG_CONST)
        && dfg_dtype(g, a1) == DFG_F32 && dfg_is(g, a2, DFG_CONST) && dfg_dtype(g, a2) == DFG_I32
        && dfg_rank(g, a2) == 0 && dfg_is(g, a3, DFG_CONST) && dfg_dtype(g, a3) == DFG_F32
        && dfg_is(g, a4, DFG_CONST) && dfg_dtype(g, a4) == DFG_I32 && dfg_rank(g, a4) == 0
        && (dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_U8))
            || dfg_scalar_eq(dfg_attr(g, n, dnnl_legalize_rule_attr_out_dtype), dfg_dtype_val(DFG_I8)));
}

/* dnnl_legalize.pat:271  qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), nu ...; the operator is known */
static inline bool dnnl_legalize_rule_is_qnn_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 8)) return false;
    const dfg_node a2 = dfg_operand(g, n, 2), a3 = dfg_operand(g, n, 3), a4 = dfg_operand(g, n, 4);
    const dfg_node a5 = dfg_operand(g, n, 5), a6 = dfg_operand(g, n, 6), a7 = dfg_operand(g, n, 7);
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_cast, 1)
            && dfg_dtype_in(g, dfg_operand(g, n, 1), 1u << DFG_I8 | 1u << DFG_U8)
            && dfg_is(g, a2, DFG_CONST) && dfg_dtype(g, a2) == DFG_F32 && dfg_is(g, a3, DFG_CONST)
            && dfg_dtype(g, a3) == DFG_I32 && dfg_rank(g, a3) == 0 && dfg_is(g, a4, DFG_CONST)
            && dfg_dtype(g, a4) == DFG_F32 && dfg_is(g, a5, DFG_CONST) && dfg_dtype(g, a5) == DFG_I32
            && dfg_rank(g, a5) == 0 && dfg_is(g, a6, DFG_CONST) && dfg_dtype(g, a6) == DFG_F32
            && dfg_is(g, a7, DFG_CONST) && dfg_dtype(g, a7) == DFG_I32 && dfg_rank(g, a7) == 0)
        || (dfg_dtype_in(g, dfg_operand(g, n, 0), 1u << DFG_I8 | 1u << DFG_U8)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), dnnl_legalize_rule_op_cast, 1)
            && dfg_is(g, a2, DFG_CONST) && dfg_dtype(g, a2) == DFG_F32 && dfg_is(g, a3, DFG_CONST)
            && dfg_dtype(g, a3) == DFG_I32 && dfg_rank(g, a3) == 0 && dfg_is(g, a4, DFG_CONST)
            && dfg_dtype(g, a4) == DFG_F32 && dfg_is(g, a5, DFG_CONST) && dfg_dtype(g, a5) == DFG_I32
            && dfg_rank(g, a5) == 0 && dfg_is(g, a6, DFG_CONST) && dfg_dtype(g, a6) == DFG_F32
            && dfg_is(g, a7, DFG_CONST) && dfg_dtype(g, a7) == DFG_I32 && dfg_rank(g, a7) == 0);
}

/* op in {clip}: dnnl_legalize_rule_dnnl_qnn_requantize, dnnl_legalize_rule_dnnl_qnn_sum */
static inline DFG_IN_LINE_FOR_SPEED uint64_t dnnl_legalize_rule_at_clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case dnnl_legalize_rule_op_qnn_requantize:
            if (dnnl_legalize_rule_is_qnn_requantize(g, a0))
                set |= DFG_BIT(dnnl_legalize_rule_dnnl_qnn_requantize);
            break;
        case dnnl_legalize_rule_op_qnn_add:
            if (dnnl_legalize_rule_is_qnn_add(g, a0)) set |= DFG_BIT(dnnl_legalize_rule_dnnl_qnn_sum);
            break;
        default: break;
        }
    }
    return set;
}

/* dnnl_legalize.pat:271  cast(m) */
static inline bool dnnl_legalize_rule_is_cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, dnnl_legalize_rule_op_cast, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), dnnl_legalize_rule_op_clip, 1);
}

/* dnnl_legalize.pat:271  qnn.add(cast(m), z : {u8, i8}, steps(sl), number(zl), steps(sr), number(zr), steps(so), nu ...; the operator is known */
static inline bool dnnl_legalize_rule_is_qnn_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 8)) return false;
    const dfg_node a2 = dfg_operand(g, n, 2), a3 = dfg_operand(g, n, 3), a4 = dfg_operand(g, n, 4);
    const dfg_node a5 = dfg_operand(g, n, 5), a6 = dfg_operand(g, n, 6), a7 = dfg_operand(g, n, 7);
    return (dnnl_legalize_rule_is_cast(g, dfg_operand(g, n, 0))
            && dfg_dtype_in(g, dfg_operand(g, n, 1), 1u << DFG_I8 | 1u << DFG_U8)
            && dfg_is(g, a2, DFG_CONST) && dfg_dtype(g, a2) == DFG_F32 && dfg_is(g, a3, DFG_CONST)
            && dfg_dtype(g, a3) == DFG_I32 && dfg_rank(g, a3) == 0 && dfg_is(g, a4, DFG_CONST)
            && dfg_dtype(g, a4) == DFG_F32 && dfg_is(g, a5, DFG_CONST) && dfg_dtype(g, a5) == DFG_I32
            && dfg_rank(g, a5) == 0 && dfg_is(g, a6, DFG_CONST) && dfg_dtype(g, a6) == DFG_F32
            && dfg_is(g, a7, DFG_CONST) && dfg_dtype(g, a7) == DFG_I32 && dfg_rank(g, a7) == 0)
        || (dfg_dtype_in(g, dfg_operand(g, n, 0), 1u << DFG_I8 | 1u << DFG_U8)
            && dnnl_legalize_rule_is_cast(g, dfg_operand(g, n, 1)) && dfg_is(g, a2, DFG_CONST)
            && dfg_dtype(g, a2) == DFG_F32 && dfg_is(g, a3, DFG_CONST) && dfg_dtype(g, a3) == DFG_I32
            && dfg_rank(g, a3) == 0 && dfg_is(g, a4, DFG_CONST) && dfg_dtype(g, a4) == DFG_F32
            && dfg_is(g, a5, DFG_CONST) && dfg_dtype(g, a5) == DFG_I32 && dfg_rank(g, a5) == 0
            && dfg_is(g, a6, DFG_CONST) && dfg_dtype(g, a6) == DFG_F32 && dfg_is(g, a7, DFG_CONST)
            && dfg_dtype(g, a7) == DFG_I32 && dfg_rank(g, a7) == 0);
}

static void dnnl_legalize_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case dnnl_legalize_rule_op_nn_bias_add:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_nn_bias_add(g, n);
        break;
    case dnnl_legalize_rule_op_add:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_add(g, n);
        break;
    case dnnl_legalize_rule_op_multiply:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_multiply(g, n);
        break;
    case dnnl_legalize_rule_op_nn_conv2d:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_nn_conv2d(g, n);
        break;
    case dnnl_legalize_rule_op_nn_conv2d_transpose:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_nn_conv2d_transpose(g, n);
        break;
    case dnnl_legalize_rule_op_nn_avg_pool2d:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | (dnnl_legalize_rule_is_a(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_pad_avg_pool) : 0);
        break;
    case dnnl_legalize_rule_op_qnn_conv2d:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_qnn_conv2d(g, n);
        break;
    case dnnl_legalize_rule_op_qnn_dense:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | (dnnl_legalize_rule_is_q(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_qnn_dense_zero_point) : 0);
        break;
    case dnnl_legalize_rule_op_cast:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | (dnnl_legalize_rule_is_y(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_qnn_narrow) : 0);
        break;
    case dnnl_legalize_rule_op_qnn_requantize:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_qnn_requantize(g, n);
        break;
    case dnnl_legalize_rule_op_clip:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | dnnl_legalize_rule_at_clip(g, n);
        break;
    case dnnl_legalize_rule_op_qnn_add:
        *set = (dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0)
            | (dnnl_legalize_rule_is_qnn_add_2(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_qnn_sum) : 0);
        break;
    default: *set = dnnl_legalize_rule_is_c(g, n) ? DFG_BIT(dnnl_legalize_rule_dnnl_constant) : 0; break;
    }
}

static const struct dfg_rule dnnl_legalize_rule_rows[] = {
    {DFG_RULE(dnnl_legalize_dnnl_constant, 0, 1)},
    {DFG_RULE_OF_CALLS(dnnl_legalize_dnnl_bias_add, 1, 1), DFG_ROOTS(dnnl_legalize_rule_op_nn_bias_add)},
    {DFG_RULE(dnnl_legalize_dnnl_bias_add_inside, 2, 1), DFG_ROOTS(dnnl_legalize_rule_op_nn_bias_add)},
    {DFG_RULE_OF_CALLS(dnnl_legalize_dnnl_bias_twice, 3, 1), DFG_ROOTS(dnnl_legalize_rule_op_add)},
    {DFG_RULE_OF_CALLS(dnnl_legalize_dnnl_scale_before_bias, 4, 1),
     DFG_ROOTS(dnnl_legalize_rule_op_multiply)},
    {DFG_RULE(dnnl_legalize_dnnl_scale_into_weights, 5, 1), DFG_ROOTS(dnnl_legalize_rule_op_multiply)},
    {DFG_RULE(dnnl_legalize_dnnl_layer_norm, 8, 1), DFG_ROOTS(dnnl_legalize_rule_op_add)},
    {DFG_RULE(dnnl_legalize_dnnl_reshape_last, 9, 1), DFG_ROOTS(dnnl_legalize_rule_op_add)},
    {DFG_RULE(dnnl_legalize_dnnl_gelu_reshape_last, 10, 1), DFG_ROOTS(dnnl_legalize_rule_op_multiply)},
    {DFG_RULE(dnnl_legalize_dnnl_strides_early, 11, 2), DFG_ROOTS(dnnl_legalize_rule_op_nn_conv2d)},
    {DFG_RULE(dnnl_legalize_dnnl_group_conv, 12, 1), DFG_ROOTS(dnnl_legalize_rule_op_nn_conv2d)},
    {DFG_RULE(dnnl_legalize_dnnl_group_deconv, 13, 1),
     DFG_ROOTS(dnnl_legalize_rule_op_nn_conv2d_transpose)},
    {DFG_RULE(dnnl_legalize_dnnl_pad_avg_pool, 14, 1), DFG_ROOTS(dnnl_legalize_rule_op_nn_avg_pool2d)},
    {DFG_RULE(dnnl_legalize_dnnl_qnn_pad, 17, 1), DFG_ROOTS(dnnl_legalize_rule_op_qnn_conv2d)},
    {DFG_RULE(dnnl_legalize_dnnl_qnn_zero_point, 18, 1), DFG_ROOTS(dnnl_legalize_rule_op_qnn_conv2d)},
    {DFG_RULE(dnnl_legalize_dnnl_qnn_dense_zero_point, 19, 1), DFG_ROOTS(dnnl_legalize_rule_op_qnn_dense)},
    {DFG_RULE(dnnl_legalize_dnnl_qnn_narrow, 22, 1), DFG_ROOTS(dnnl_legalize_rule_op_cast)},
    {DFG_RULE(dnnl_legalize_dnnl_qnn_no_bias, 23, 1), DFG_ROOTS(dnnl_legalize_rule_op_qnn_requantize)},
    {DFG_RULE(dnnl_legalize_dnnl_qnn_requantize, 24, 1),
     DFG_ROOTS(dnnl_legalize_rule_op_clip, dnnl_legalize_rule_op_qnn_requantize)},
    {DFG_RULE(dnnl_legalize_dnnl_qnn_sum, 25, 1),
     DFG_ROOTS(dnnl_legalize_rule_op_clip, dnnl_legalize_rule_op_qnn_add)},
};

const struct dfg_rules dnnl_legalize_rules = {
    .abi = DFG_ABI,
    .n = 20, .n_words = 1, .rules = dnnl_legalize_rule_rows,
    .names = &dnnl_legalize_rule_names, .candidates = dnnl_legalize_rules_candidates,
};
