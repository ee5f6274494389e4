/* The replacements of dnnl_legalize.pat's rules.  Made by pat2c; do not edit. */
#include "dnnl_legalize.h"
#if DNNL_LEGALIZE_H != 0xed90f34e3068660f
#error "dnnl_legalize.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_add = DFG_FIRST_OP,
    OP_divide,
    OP_erf,
    OP_expand_dims,
    OP_mean,
    OP_multiply,
    OP_nn_avg_pool2d,
    OP_nn_bias_add,
    OP_nn_conv1d,
    OP_nn_conv2d,
    OP_nn_conv2d_transpose,
    OP_nn_conv3d,
    OP_nn_dense,
    OP_nn_layer_norm,
    OP_nn_max_pool2d,
    OP_nn_pad,
    OP_nn_relu,
    OP_power,
    OP_qnn_conv2d,
    OP_qnn_dense,
    OP_reshape,
    OP_rsqrt,
    OP_sqrt,
    OP_subtract,
    OP_variance,
};
enum {
    ATTR_axis,
    ATTR_ceil_mode,
    ATTR_channels,
    ATTR_count_include_pad,
    ATTR_data_layout,
    ATTR_epsilon,
    ATTR_exclude,
    ATTR_groups,
    ATTR_keepdims,
    ATTR_kernel_layout,
    ATTR_kernel_size,
    ATTR_layout,
    ATTR_newshape,
    ATTR_num_newaxis,
    ATTR_out_layout,
    ATTR_pad_mode,
    ATTR_padding,
    ATTR_pool_size,
    ATTR_strides,
    ATTR_unbiased,
};
enum {
    STR_GIOHW,
    STR_GOIHW,
    STR_IOHW,
    STR_NCHW,
    STR_OIHW,
    STR_constant,
    STR_empty,
};
static const char *const op_names[] = {
    "add",
    "divide",
    "erf",
    "expand_dims",
    "mean",
    "multiply",
    "nn.avg_pool2d",
    "nn.bias_add",
    "nn.conv1d",
    "nn.conv2d",
    "nn.conv2d_transpose",
    "nn.conv3d",
    "nn.dense",
    "nn.layer_norm",
    "nn.max_pool2d",
    "nn.pad",
    "nn.relu",
    "power",
    "qnn.conv2d",
    "qnn.dense",
    "reshape",
    "rsqrt",
    "sqrt",
    "subtract",
    "variance",
};
static const char *const attr_names[] = {
    "axis",
    "ceil_mode",
    "channels",
    "count_include_pad",
    "data_layout",
    "epsilon",
    "exclude",
    "groups",
    "keepdims",
    "kernel_layout",
    "kernel_size",
    "layout",
    "newshape",
    "num_newaxis",
    "out_layout",
    "pad_mode",
    "padding",
    "pool_size",
    "strides",
    "unbiased",
};
static const char *const str_names[] = {
    "GIOHW",
    "GOIHW",
    "IOHW",
    "NCHW",
    "OIHW",
    "constant",
    "",
};

static const struct dfg_names rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 25,
    .ops = op_names,
    .n_attrs = 20,
    .attrs = attr_names,
    .n_strs = 7,
    .strs = str_names,
};

/* dnnl_legalize.pat:19
 * rule dnnl_constant {
 *     c = op(every const);
 *     match c;
 *     rewrite extern dnnl_fold_constant;
 * }
 */
static bool dnnl_legalize_dnnl_constant_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    with[0] = dnnl_fold_constant(r, match);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:25
 * rule dnnl_bias_add(x, b) {
 *     s = nn.bias_add(x, b) { axis = a };
 *     match s;
 *     where a == x.rank - 1 or a == -1;
 *     rewrite add(x, b);
 * }
 */
static bool dnnl_legalize_dnnl_bias_add_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_bias_add_match *m = match;

    with[0] = dfg_new_call(r, OP_add, DFG_OPERANDS(m->x, m->b), NULL, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:31
 * rule dnnl_bias_add_inside(x, b) {
 *     s = nn.bias_add(x, b) { axis = a };
 *     match s;
 *     where a < x.rank - 1, a >= 0;
 *     rewrite add(x, expand_dims(b) { axis = 1, num_newaxis = x.rank - 1 - a });
 * }
 */
static bool dnnl_legalize_dnnl_bias_add_inside_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_bias_add_inside_match *m = match;
    const dfg_graph *g = dfg_before(r);

    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ATTR_axis, dfg_int(1));
    dfg_set_attr(r, &attrs, ATTR_num_newaxis, dfg_sub(dfg_sub(dfg_rank_of(g, m->x), dfg_int(1)), m->a));
    const dfg_node expand_dims = dfg_new_call(r, OP_expand_dims, DFG_OPERANDS(m->b), &attrs, 0);
    with[0] = dfg_new_call(r, OP_add, DFG_OPERANDS(m->x, expand_dims), NULL, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:46
 * rule dnnl_bias_twice(x, w, a, b) {
 *     c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense | qnn.conv2d | qnn.dense)(x, w, ...);
 *     match add(add(c, a & const), b & const);
 *     where broadcast_to(a, c), broadcast_to(b, c), same_dtype(a, b);
 *     rewrite add(c, add(a, b));
 * }
 */
static bool dnnl_legalize_dnnl_bias_twice_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_bias_twice_match *m = match;

    const dfg_node add = dfg_new_call(r, OP_add, DFG_OPERANDS(m->a, m->b), NULL, 0);
    with[0] = dfg_new_call(r, OP_add, DFG_OPERANDS(m->c, add), NULL, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:53
 * rule dnnl_scale_before_bias(x, w, b, s) {
 *     c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const);
 *     match multiply(add(c, b & const : float), s & const);
 *     where channels_second(c), of_channels(b, c), of_channels(s, c);
 *     rewrite add(multiply(c, s), multiply(b, s));
 * }
 */
static bool dnnl_legalize_dnnl_scale_before_bias_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_scale_before_bias_match *m = match;

    const dfg_node multiply = dfg_new_call(r, OP_multiply, DFG_OPERANDS(m->c, m->s), NULL, 0);
    const dfg_node multiply_2 = dfg_new_call(r, OP_multiply, DFG_OPERANDS(m->b, m->s), NULL, 0);
    with[0] = dfg_new_call(r, OP_add, DFG_OPERANDS(multiply, multiply_2), NULL, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:59
 * rule dnnl_scale_into_weights(x, w, s) {
 *     c = (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float);
 *     match multiply(c, s & const);
 *     where channels_second(c), channels_first(c), of_channels(s, c), same_dtype(w, s);
 *     rewrite c.op(x, multiply(w, reshape(s) { newshape = [i == 0 ? -1 : 1 for i in range(w.rank)] })) { ..c };
 * }
 */
static bool dnnl_legalize_dnnl_scale_into_weights_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_scale_into_weights_match *m = match;
    const dfg_graph *g = dfg_before(r);

    struct dfg_values newshape = {0};
    const int64_t n = dfg_range_len(dfg_int(0), dfg_rank_of(g, m->w), dfg_int(1));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_choose(dfg_same(dfg_int(i), dfg_int(0)), dfg_int(-1), dfg_int(1)));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ATTR_newshape, n < 0 ? dfg_nil() : dfg_list_of(r, &newshape));
    const dfg_node reshape = dfg_new_call(r, OP_reshape, DFG_OPERANDS(m->s), &attrs, 0);
    const dfg_node multiply = dfg_new_call(r, OP_multiply, DFG_OPERANDS(m->w, reshape), NULL, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->c);
    with[0] = dfg_new_like_call(r, m->c, DFG_OPERANDS(m->x, multiply), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:86
 * rule dnnl_layer_norm(x, eps, gamma, beta) {
 *     match add(multiply(centred(x, eps), gamma), beta);
 *     where along(gamma, x), along(beta, x);
 *     rewrite nn.layer_norm(x, gamma, beta) { axis = -1, epsilon = value(eps) };
 * }
 */
static bool dnnl_legalize_dnnl_layer_norm_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_layer_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);

    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ATTR_axis, dfg_int(-1));
    dfg_set_attr(r, &attrs, ATTR_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, OP_nn_layer_norm, DFG_OPERANDS(m->x, m->gamma, m->beta), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:94
 * rule dnnl_reshape_last(x, w, b) {
 *     d = nn.dense(x, w);
 *     r = reshape(d);
 *     match add(b, r);
 *     where d.shape[-1] == r.shape[-1], along(b, d);
 *     rewrite reshape(add(b, d)) { ..r };
 * }
 */
static bool dnnl_legalize_dnnl_reshape_last_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_reshape_last_match *m = match;

    const dfg_node add = dfg_new_call(r, OP_add, DFG_OPERANDS(m->b, m->d), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->r);
    with[0] = dfg_new_call(r, OP_reshape, DFG_OPERANDS(add), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:101
 * rule dnnl_gelu_reshape_last(x, w, b, s, one_, half) {
 *     a = add(b, nn.dense(x, w));
 *     r = reshape(a);
 *     match multiply(multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)), half & 0.5);
 *     where one(s), one(one_), one(half);
 *     rewrite reshape(multiply(multiply(a, add(erf(divide(a, s)), one_)), half)) { ..r };
 * }
 */
static bool dnnl_legalize_dnnl_gelu_reshape_last_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_gelu_reshape_last_match *m = match;

    const dfg_node divide = dfg_new_call(r, OP_divide, DFG_OPERANDS(m->a, m->s), NULL, 0);
    const dfg_node erf = dfg_new_call(r, OP_erf, DFG_OPERANDS(divide), NULL, 0);
    const dfg_node add = dfg_new_call(r, OP_add, DFG_OPERANDS(erf, m->one_), NULL, 0);
    const dfg_node multiply = dfg_new_call(r, OP_multiply, DFG_OPERANDS(m->a, add), NULL, 0);
    const dfg_node multiply_2 = dfg_new_call(r, OP_multiply, DFG_OPERANDS(multiply, m->half), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->r);
    with[0] = dfg_new_call(r, OP_reshape, DFG_OPERANDS(multiply_2), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:111
 * rule dnnl_strides_early(h, x, w2, b2, w3, b3, w4, w7) {
 *     c2 = nn.conv2d(h, w2) { strides == [1, 1], data_layout == "NCHW", out_layout == "" };
 *     c3 = nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) {
 *         kernel_size == [1, 1], strides == [1, 1], padding in {[0, 0], [0, 0, 0, 0]}, data_layout == "NCHW",
 *         out_layout == ""
 *     };
 *     block = nn.relu(add(add(c3, b3 : [_, 1, 1]), x));
 *     c4 = nn.conv2d(block, w4) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
 *     c7 = nn.conv2d(block, w7) { kernel_size == [1, 1], strides == [2, 2], padding in {[0, 0], [0, 0, 0, 0]} };
 *     match c4, c7;
 *     where same_shape(c3, x), c4.data_layout == "NCHW", c7.data_layout == "NCHW";
 *     rewrite {
 *         half = nn.relu(add(nn.conv2d(h, w2) { ..c2, strides = [2, 2] }, b2));
 *         every_other = nn.max_pool2d(x) { pool_size = [1, 1], strides = [2, 2], padding = [0, 0, 0, 0] };
 *         next = nn.relu(add(add(nn.conv2d(half, w3) { ..c3 }, b3), every_other));
 *         return nn.conv2d(next, w4) { ..c4, strides = [1, 1] }, nn.conv2d(next, w7) { ..c7, strides = [1, 1] };
 *     }
 * }
 */
static bool dnnl_legalize_dnnl_strides_early_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_strides_early_match *m = match;

    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->c2);
    dfg_set_attr(r, &attrs, ATTR_strides, DFG_LIST(dfg_int(2), dfg_int(2)));
    const dfg_node conv2d = dfg_new_call(r, OP_nn_conv2d, DFG_OPERANDS(m->h, m->w2), &attrs, 0);
    const dfg_node add = dfg_new_call(r, OP_add, DFG_OPERANDS(conv2d, m->b2), NULL, 0);
    const dfg_node half = dfg_new_call(r, OP_nn_relu, DFG_OPERANDS(add), NULL, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_set_attr(r, &attrs_2, ATTR_pool_size, DFG_LIST(dfg_int(1), dfg_int(1)));
    dfg_set_attr(r, &attrs_2, ATTR_strides, DFG_LIST(dfg_int(2), dfg_int(2)));
    dfg_set_attr(r, &attrs_2, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)));
    const dfg_node every_other = dfg_new_call(r, OP_nn_max_pool2d, DFG_OPERANDS(m->x), &attrs_2, 0);
    struct dfg_attrs attrs_3 = {0};
    dfg_take_attrs(r, &attrs_3, m->c3);
    const dfg_node conv2d_2 = dfg_new_call(r, OP_nn_conv2d, DFG_OPERANDS(half, m->w3), &attrs_3, 0);
    const dfg_node add_2 = dfg_new_call(r, OP_add, DFG_OPERANDS(conv2d_2, m->b3), NULL, 0);
    const dfg_node add_3 = dfg_new_call(r, OP_add, DFG_OPERANDS(add_2, every_other), NULL, 0);
    const dfg_node next = dfg_new_call(r, OP_nn_relu, DFG_OPERANDS(add_3), NULL, 0);
    struct dfg_attrs attrs_4 = {0};
    dfg_take_attrs(r, &attrs_4, m->c4);
    dfg_set_attr(r, &attrs_4, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)));
    with[0] = dfg_new_call(r, OP_nn_conv2d, DFG_OPERANDS(next, m->w4), &attrs_4, 0);
    struct dfg_attrs attrs_5 = {0};
    dfg_take_attrs(r, &attrs_5, m->c7);
    dfg_set_attr(r, &attrs_5, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)));
    with[1] = dfg_new_call(r, OP_nn_conv2d, DFG_OPERANDS(next, m->w7), &attrs_5, 0);
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

/* dnnl_legalize.pat:132
 * rule dnnl_group_conv(x, w) {
 *     c = nn.conv2d(x, w) { groups > 1, kernel_layout == "OIHW" };
 *     match c;
 *     where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
 *     rewrite nn.conv2d(x, reshape(w) {
 *         newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 *     }) { ..c, kernel_layout = "GOIHW", channels = w.shape[0], kernel_size = [w.shape[2], w.shape[3]] };
 * }
 */
static bool dnnl_legalize_dnnl_group_conv_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_group_conv_match *m = match;
    const dfg_graph *g = dfg_before(r);

    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ATTR_newshape, DFG_LIST(dfg_attr_or(g, m->c, ATTR_groups, dfg_int(1)),
                                                    dfg_div(dfg_extent_of(g, m->w, 0),
                                                            dfg_attr_or(g, m->c, ATTR_groups, dfg_int(1))),
                                                    dfg_extent_of(g, m->w, 1), dfg_extent_of(g, m->w, 2),
                                                    dfg_extent_of(g, m->w, 3)));
    const dfg_node reshape = dfg_new_call(r, OP_reshape, DFG_OPERANDS(m->w), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->c);
    dfg_set_attr(r, &attrs_2, ATTR_kernel_layout, dfg_str(g, STR_GOIHW));
    dfg_set_attr(r, &attrs_2, ATTR_channels, dfg_extent_of(g, m->w, 0));
    dfg_set_attr(r, &attrs_2, ATTR_kernel_size, DFG_LIST(dfg_extent_of(g, m->w, 2),
                                                         dfg_extent_of(g, m->w, 3)));
    with[0] = dfg_new_call(r, OP_nn_conv2d, DFG_OPERANDS(m->x, reshape), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:140
 * rule dnnl_group_deconv(x, w) {
 *     c = nn.conv2d_transpose(x, w) { groups > 1, kernel_layout == "IOHW" };
 *     match c;
 *     where w.rank == 4, w.shape[0] % c.groups == 0, w.elements > 0;
 *     rewrite nn.conv2d_transpose(x, reshape(w) {
 *         newshape = [c.groups, w.shape[0] / c.groups, w.shape[1], w.shape[2], w.shape[3]]
 *     }) { ..c, kernel_layout = "GIOHW", channels = w.shape[1] * c.groups, kernel_size = [w.shape[2], w.shape[3]] };
 * }
 */
static bool dnnl_legalize_dnnl_group_deconv_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_group_deconv_match *m = match;
    const dfg_graph *g = dfg_before(r);

    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ATTR_newshape, DFG_LIST(dfg_attr_or(g, m->c, ATTR_groups, dfg_int(1)),
                                                    dfg_div(dfg_extent_of(g, m->w, 0),
                                                            dfg_attr_or(g, m->c, ATTR_groups, dfg_int(1))),
                                                    dfg_extent_of(g, m->w, 1), dfg_extent_of(g, m->w, 2),
                                                    dfg_extent_of(g, m->w, 3)));
    const dfg_node reshape = dfg_new_call(r, OP_reshape, DFG_OPERANDS(m->w), &attrs, 0);
    struct dfg_attrs attrs_2 = {0};
    dfg_take_attrs(r, &attrs_2, m->c);
    dfg_set_attr(r, &attrs_2, ATTR_kernel_layout, dfg_str(g, STR_GIOHW));
    dfg_set_attr(r, &attrs_2, ATTR_channels, dfg_mul(dfg_extent_of(g, m->w, 1),
                                                     dfg_attr_or(g, m->c, ATTR_groups, dfg_int(1))));
    dfg_set_attr(r, &attrs_2, ATTR_kernel_size, DFG_LIST(dfg_extent_of(g, m->w, 2),
                                                         dfg_extent_of(g, m->w, 3)));
    with[0] = dfg_new_call(r, OP_nn_conv2d_transpose, DFG_OPERANDS(m->x, reshape), &attrs_2, 0);
    return with[0] != DFG_NONE;
}

/* dnnl_legalize.pat:151
 * rule dnnl_pad_avg_pool(x) {
 *     p = nn.pad(x, 0) { pad_width = n, pad_mode == "constant" };
 *     a = nn.avg_pool2d(p) { padding in {[0, 0], [0, 0, 0, 0]}, layout == "NCHW", ceil_mode == false };
 *     match a;
 *     where x.rank == 4, n[0] == [0, 0], n[1] == [0, 0], min(n[2]) >= 0, min(n[3]) >= 0;
 *     rewrite nn.avg_pool2d(x) { ..a, padding = [n[2][0], n[3][0], n[2][1], n[3][1]], count_include_pad = true };
 * }
 */
static bool dnnl_legalize_dnnl_pad_avg_pool_build(dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct dnnl_legalize_dnnl_pad_avg_pool_match *m = match;

    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    dfg_set_attr(r, &attrs, ATTR_padding, DFG_LIST(dfg_at(dfg_at(m->n, dfg_int(2)), dfg_int(0)),
                                                   dfg_at(dfg_at(m->n, dfg_int(3)), dfg_int(0)),
                                                   dfg_at(dfg_at(m->n, dfg_int(2)), dfg_int(1)),
                                                   dfg_at(dfg_at(m->n, dfg_int(3)), dfg_int(1))));
    dfg_set_attr(r, &attrs, ATTR_count_include_pad, dfg_bool(true));
    with[0] = dfg_new_call(r, OP_nn_avg_pool2d, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    RULE_dnnl_legalize_dnnl_constant,
    RULE_dnnl_legalize_dnnl_bias_add,
    RULE_dnnl_legalize_dnnl_bias_add_inside,
    RULE_dnnl_legalize_dnnl_bias_twice,
    RULE_dnnl_legalize_dnnl_scale_before_bias,
    RULE_dnnl_legalize_dnnl_scale_into_weights,
    RULE_dnnl_legalize_dnnl_layer_norm,
    RULE_dnnl_legalize_dnnl_reshape_last,
    RULE_dnnl_legalize_dnnl_gelu_reshape_last,
    RULE_dnnl_legalize_dnnl_strides_early,
    RULE_dnnl_legalize_dnnl_group_conv,
    RULE_dnnl_legalize_dnnl_group_deconv,
    RULE_dnnl_legalize_dnnl_pad_avg_pool,
};

/* dnnl_legalize.pat:20  op(every const) */
static inline bool is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_is_operator(g, n) && dfg_n_args(g, n) > 0 && dfg_is(g, dfg_arg(g, n, 0), DFG_CONST);
}

/* op in {nn.bias_add}: RULE_dnnl_legalize_dnnl_bias_add, RULE_dnnl_legalize_dnnl_bias_add_inside */
static uint64_t dnnl_legalize_rules_at_nn_bias_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        set |= DFG_BIT(RULE_dnnl_legalize_dnnl_bias_add);
        set |= DFG_BIT(RULE_dnnl_legalize_dnnl_bias_add_inside);
    }
    return set;
}

/* dnnl_legalize.pat:79  subtract(x, m) */
static inline bool is_d(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_subtract) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, OP_mean) && dfg_has_args(g, a1, 1)
        && dfg_bool_is(g, a1, ATTR_exclude, false, false) && dfg_bool_is(g, a1, ATTR_keepdims, true, false);
}

/* dnnl_legalize.pat:80  power(d | same_cast(d), 2) */
static inline bool is_power(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_power) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* dnnl_legalize.pat:80  mean(power(d | same_cast(d), 2)) */
static inline bool is_mean(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_mean) && dfg_argc_is(g, n, 1) && is_power(g, dfg_arg(g, n, 0))
        && dfg_bool_is(g, n, ATTR_exclude, false, false) && dfg_bool_is(g, n, ATTR_keepdims, true, false);
}

/* dnnl_legalize.pat:82  add(v, eps & const) */
static inline bool is_s(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return ((is_mean(g, a0)
             || (dfg_calls(g, a0, OP_variance) && dfg_has_args(g, a0, 2)
                 && dfg_bool_is(g, a0, ATTR_exclude, false, false)
                 && dfg_bool_is(g, a0, ATTR_keepdims, true, false)
                 && dfg_bool_is(g, a0, ATTR_unbiased, false, false)))
            && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST)
            && (is_mean(g, a1)
                || (dfg_calls(g, a1, OP_variance) && dfg_has_args(g, a1, 2)
                    && dfg_bool_is(g, a1, ATTR_exclude, false, false)
                    && dfg_bool_is(g, a1, ATTR_keepdims, true, false)
                    && dfg_bool_is(g, a1, ATTR_unbiased, false, false))));
}

/* dnnl_legalize.pat:84  sqrt(s) */
static inline bool is_sqrt(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_sqrt) && dfg_argc_is(g, n, 1) && is_s(g, dfg_arg(g, n, 0));
}

/* dnnl_legalize.pat:84  divide(d, sqrt(s)) */
static inline bool is_divide(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_divide) && dfg_argc_is(g, n, 2) && is_d(g, dfg_arg(g, n, 0))
        && is_sqrt(g, dfg_arg(g, n, 1));
}

/* dnnl_legalize.pat:84  rsqrt(s) */
static inline bool is_rsqrt(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_rsqrt) && dfg_argc_is(g, n, 1) && is_s(g, dfg_arg(g, n, 0));
}

/* dnnl_legalize.pat:84  multiply(d, rsqrt(s)) */
static inline bool is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_multiply) || !dfg_argc_is(g, n, 2))
        return false;
    return is_rsqrt(g, dfg_arg(g, n, 1)) || is_rsqrt(g, dfg_arg(g, n, 0));
}

/* dnnl_legalize.pat:87  multiply(centred(x, eps), gamma) */
static inline bool is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_multiply) || !dfg_has_args(g, n, 2))
        return false;
    return is_divide(g, dfg_arg(g, n, 0)) || is_multiply_2(g, dfg_arg(g, n, 0))
        || is_divide(g, dfg_arg(g, n, 1)) || is_multiply_2(g, dfg_arg(g, n, 1));
}

/* dnnl_legalize.pat:96  reshape(d) */
static inline bool is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_reshape) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, OP_nn_dense) && dfg_has_args(g, a0, 2);
}

/* dnnl_legalize.pat:48  add(c, a & const) */
static inline bool is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return ((dfg_calls(g, a0, OP_nn_conv1d) || dfg_calls(g, a0, OP_nn_conv2d)
             || dfg_calls(g, a0, OP_nn_conv3d) || dfg_calls(g, a0, OP_nn_dense)
             || dfg_calls(g, a0, OP_qnn_conv2d) || dfg_calls(g, a0, OP_qnn_dense))
            && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE && dfg_is(g, a1, DFG_CONST))
        || (dfg_is(g, a0, DFG_CONST)
            && (dfg_calls(g, a1, OP_nn_conv1d) || dfg_calls(g, a1, OP_nn_conv2d)
                || dfg_calls(g, a1, OP_nn_conv3d) || dfg_calls(g, a1, OP_nn_dense)
                || dfg_calls(g, a1, OP_qnn_conv2d) || dfg_calls(g, a1, OP_qnn_dense))
            && dfg_arg(g, a1, 0) != DFG_NONE && dfg_arg(g, a1, 1) != DFG_NONE);
}

/* op in {add}: RULE_dnnl_legalize_dnnl_bias_twice, RULE_dnnl_legalize_dnnl_layer_norm,
 * RULE_dnnl_legalize_dnnl_reshape_last */
static uint64_t dnnl_legalize_rules_at_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (is_multiply(g, dfg_arg(g, n, 0)) || is_multiply(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(RULE_dnnl_legalize_dnnl_layer_norm);
        if (is_r(g, dfg_arg(g, n, 1)) || is_r(g, dfg_arg(g, n, 0)))
            set |= DFG_BIT(RULE_dnnl_legalize_dnnl_reshape_last);
    }
    if (dfg_argc_is(g, n, 2)
        && ((is_add(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && is_add(g, dfg_arg(g, n, 1)))))
        set |= DFG_BIT(RULE_dnnl_legalize_dnnl_bias_twice);
    return set;
}

/* dnnl_legalize.pat:54  (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const) */
static inline bool is_c_2(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, OP_nn_conv1d) || dfg_calls(g, n, OP_nn_conv2d) || dfg_calls(g, n, OP_nn_conv3d)
            || dfg_calls(g, n, OP_nn_dense))
        && dfg_has_args(g, n, 2) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST);
}

/* dnnl_legalize.pat:55  add(c, b & const : float); the operator is known */
static inline bool is_add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (is_c_2(g, a0) && dfg_is(g, a1, DFG_CONST)
            && dfg_dtype_in(g, a1,
                            1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3 | 1u << DFG_F8E4M3UZ | 1u << DFG_F8E5M2 | 1u << DFG_F8E5M2UZ | 1u << DFG_F4E2M1))
        || (dfg_is(g, a0, DFG_CONST)
            && dfg_dtype_in(g, a0,
                            1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3 | 1u << DFG_F8E4M3UZ | 1u << DFG_F8E5M2 | 1u << DFG_F8E5M2UZ | 1u << DFG_F4E2M1)
            && is_c_2(g, a1));
}

/* dnnl_legalize.pat:60  (nn.conv1d | nn.conv2d | nn.conv3d | nn.dense)(x, w & const : float); the operator is known */
static inline bool is_c_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_is(g, a1, DFG_CONST)
        && dfg_dtype_in(g, a1,
                        1u << DFG_F16 | 1u << DFG_BF16 | 1u << DFG_F32 | 1u << DFG_F64 | 1u << DFG_F8E4M3 | 1u << DFG_F8E4M3UZ | 1u << DFG_F8E5M2 | 1u << DFG_F8E5M2UZ | 1u << DFG_F4E2M1);
}

/* dnnl_legalize.pat:102  add(b, nn.dense(x, w)) */
static inline bool is_a(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a1, OP_nn_dense) && dfg_has_args(g, a1, 2))
        || (dfg_calls(g, a0, OP_nn_dense) && dfg_has_args(g, a0, 2));
}

/* dnnl_legalize.pat:103  reshape(a) */
static inline bool is_r_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_reshape) && dfg_argc_is(g, n, 1) && is_a(g, dfg_arg(g, n, 0));
}

/* dnnl_legalize.pat:104  divide(r, s & approx(1.41421356, 1e-3)) */
static inline bool is_divide_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_divide) && dfg_argc_is(g, n, 2)
        && dfg_const_near(g, dfg_arg(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* dnnl_legalize.pat:104  erf(divide(r, s & approx(1.41421356, 1e-3))) */
static inline bool is_erf(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_erf) && dfg_argc_is(g, n, 1) && is_divide_2(g, dfg_arg(g, n, 0));
}

/* dnnl_legalize.pat:104  add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1) */
static inline bool is_add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_argc_is(g, n, 2))
        return false;
    return (is_erf(g, dfg_arg(g, n, 0)) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE) && is_erf(g, dfg_arg(g, n, 1)));
}

/* dnnl_legalize.pat:104  multiply(r, add(erf(divide(r, s & approx(1.41421356, 1e-3))), one_ & 1)); the operator is known */
static inline bool is_multiply_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2))
        return false;
    return (is_r_2(g, dfg_arg(g, n, 0)) && is_add_3(g, dfg_arg(g, n, 1)))
        || (is_add_3(g, dfg_arg(g, n, 0)) && is_r_2(g, dfg_arg(g, n, 1)));
}

/* op in {multiply}: RULE_dnnl_legalize_dnnl_scale_before_bias, RULE_dnnl_legalize_dnnl_scale_into_weights,
 * RULE_dnnl_legalize_dnnl_gelu_reshape_last */
static uint64_t dnnl_legalize_rules_at_multiply(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case OP_add:
            if (is_add_2(g, a0) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
                set |= DFG_BIT(RULE_dnnl_legalize_dnnl_scale_before_bias);
            break;
        case DFG_CONST: {
            const dfg_node a1 = dfg_arg(g, n, 1);
            switch (dfg_op(g, a1)) {
            case OP_add:
                if (is_add_2(g, a1))
                    set |= DFG_BIT(RULE_dnnl_legalize_dnnl_scale_before_bias);
                break;
            case OP_nn_conv1d:
            case OP_nn_conv2d:
            case OP_nn_conv3d:
            case OP_nn_dense:
                if (is_c_3(g, a1))
                    set |= DFG_BIT(RULE_dnnl_legalize_dnnl_scale_into_weights);
                break;
            case OP_multiply:
                if (is_multiply_3(g, a1) && dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= DFG_BIT(RULE_dnnl_legalize_dnnl_gelu_reshape_last);
                break;
            default:
                break;
            }
            break;
        }
        case OP_nn_conv1d:
        case OP_nn_conv2d:
        case OP_nn_conv3d:
        case OP_nn_dense:
            if (is_c_3(g, a0) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
                set |= DFG_BIT(RULE_dnnl_legalize_dnnl_scale_into_weights);
            break;
        case OP_multiply:
            if (is_multiply_3(g, a0) && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                set |= DFG_BIT(RULE_dnnl_legalize_dnnl_gelu_reshape_last);
            break;
        default:
            break;
        }
    }
    return set;
}

/* dnnl_legalize.pat:113  add(c2, b2 : [_, 1, 1]) */
static inline bool is_add_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    return (dfg_calls(g, a0, OP_nn_conv2d) && dfg_has_args(g, a0, 2)
            && dfg_str_is(g, a0, ATTR_data_layout, STR_NCHW, STR_NCHW)
            && dfg_str_is(g, a0, ATTR_out_layout, STR_empty, STR_empty)
            && dfg_list_is(g, a0, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)), true)
            && dfg_rank(g, a1) == 3 && dfg_extent(g, a1, 1) == 1 && dfg_extent(g, a1, 2) == 1)
        || (dfg_rank(g, a0) == 3 && dfg_extent(g, a0, 1) == 1 && dfg_extent(g, a0, 2) == 1
            && dfg_calls(g, a1, OP_nn_conv2d) && dfg_has_args(g, a1, 2)
            && dfg_str_is(g, a1, ATTR_data_layout, STR_NCHW, STR_NCHW)
            && dfg_str_is(g, a1, ATTR_out_layout, STR_empty, STR_empty)
            && dfg_list_is(g, a1, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)), true));
}

/* dnnl_legalize.pat:113  nn.relu(add(c2, b2 : [_, 1, 1])) */
static inline bool is_nn_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_nn_relu) && dfg_argc_is(g, n, 1) && is_add_6(g, dfg_arg(g, n, 0));
}

/* dnnl_legalize.pat:113  nn.conv2d(nn.relu(add(c2, b2 : [_, 1, 1])), w3) */
static inline bool is_c3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_nn_conv2d) && dfg_has_args(g, n, 2) && is_nn_relu(g, dfg_arg(g, n, 0))
        && dfg_str_is(g, n, ATTR_data_layout, STR_NCHW, STR_NCHW)
        && dfg_list_is(g, n, ATTR_kernel_size, DFG_LIST(dfg_int(1), dfg_int(1)), false)
        && dfg_str_is(g, n, ATTR_out_layout, STR_empty, STR_empty)
        && (dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
            || dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)),
                           false))
        && dfg_list_is(g, n, ATTR_strides, DFG_LIST(dfg_int(1), dfg_int(1)), true);
}

/* dnnl_legalize.pat:117  add(c3, b3 : [_, 1, 1]) */
static inline bool is_add_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (is_c3(g, a0) && dfg_rank(g, a1) == 3 && dfg_extent(g, a1, 1) == 1 && dfg_extent(g, a1, 2) == 1)
        || (dfg_rank(g, a0) == 3 && dfg_extent(g, a0, 1) == 1 && dfg_extent(g, a0, 2) == 1 && is_c3(g, a1));
}

/* dnnl_legalize.pat:117  add(add(c3, b3 : [_, 1, 1]), x) */
static inline bool is_add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, OP_add) || !dfg_has_args(g, n, 2))
        return false;
    return is_add_5(g, dfg_arg(g, n, 0)) || is_add_5(g, dfg_arg(g, n, 1));
}

/* dnnl_legalize.pat:117  nn.relu(add(add(c3, b3 : [_, 1, 1]), x)) */
static inline bool is_block(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_nn_relu) && dfg_argc_is(g, n, 1) && is_add_4(g, dfg_arg(g, n, 0));
}

/* op in {nn.conv2d}: RULE_dnnl_legalize_dnnl_strides_early, RULE_dnnl_legalize_dnnl_group_conv */
static uint64_t dnnl_legalize_rules_at_nn_conv2d(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (is_block(g, dfg_arg(g, n, 0))
            && dfg_list_is(g, n, ATTR_kernel_size, DFG_LIST(dfg_int(1), dfg_int(1)), false)
            && (dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
                || dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)),
                               false))
            && dfg_list_is(g, n, ATTR_strides, DFG_LIST(dfg_int(2), dfg_int(2)), false))
            set |= DFG_BIT(RULE_dnnl_legalize_dnnl_strides_early);
        if (dfg_gt(dfg_attr_or(g, n, ATTR_groups, dfg_int(1)), dfg_int(1))
            && dfg_str_is(g, n, ATTR_kernel_layout, STR_OIHW, STR_OIHW))
            set |= DFG_BIT(RULE_dnnl_legalize_dnnl_group_conv);
    }
    return set;
}

/* op in {nn.conv2d_transpose}: RULE_dnnl_legalize_dnnl_group_deconv */
static uint64_t dnnl_legalize_rules_at_nn_conv2d_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_gt(dfg_attr_or(g, n, ATTR_groups, dfg_int(1)), dfg_int(1))
        && dfg_str_is(g, n, ATTR_kernel_layout, STR_IOHW, STR_IOHW))
        set |= DFG_BIT(RULE_dnnl_legalize_dnnl_group_deconv);
    return set;
}

/* dnnl_legalize.pat:152  nn.pad(x, 0) */
static inline bool is_p(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, OP_nn_pad) && dfg_has_args(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_str_is(g, n, ATTR_pad_mode, STR_constant, STR_constant);
}

/* dnnl_legalize.pat:153  nn.avg_pool2d(p); the operator is known */
static inline bool is_a_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && is_p(g, dfg_arg(g, n, 0))
        && dfg_bool_is(g, n, ATTR_ceil_mode, false, false)
        && dfg_str_is(g, n, ATTR_layout, STR_NCHW, STR_NCHW)
        && (dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0)), true)
            || dfg_list_is(g, n, ATTR_padding, DFG_LIST(dfg_int(0), dfg_int(0), dfg_int(0), dfg_int(0)),
                           false));
}

static uint64_t dnnl_legalize_rules_at(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case OP_nn_bias_add:
        return (is_c(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_constant) : 0) | dnnl_legalize_rules_at_nn_bias_add(g, n);
    case OP_add:
        return (is_c(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_constant) : 0) | dnnl_legalize_rules_at_add(g, n);
    case OP_multiply:
        return (is_c(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_constant) : 0) | dnnl_legalize_rules_at_multiply(g, n);
    case OP_nn_conv2d:
        return (is_c(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_constant) : 0) | dnnl_legalize_rules_at_nn_conv2d(g, n);
    case OP_nn_conv2d_transpose:
        return (is_c(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_constant) : 0) | dnnl_legalize_rules_at_nn_conv2d_transpose(g, n);
    case OP_nn_avg_pool2d:
        return (is_c(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_constant) : 0) | (is_a_2(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_pad_avg_pool) : 0);
    default:
        return is_c(g, n) ? DFG_BIT(RULE_dnnl_legalize_dnnl_constant) : 0;
    }
}

static void dnnl_legalize_rules_candidates(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = dnnl_legalize_rules_at(g, n);
}

static const struct dfg_rule rules[] = {
    [RULE_dnnl_legalize_dnnl_constant] = { .name = "dnnl_constant", .place = "dnnl_legalize.pat:19", .pattern = 0,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 1, .height = 0, .build = dnnl_legalize_dnnl_constant_build },
    [RULE_dnnl_legalize_dnnl_bias_add] = { .name = "dnnl_bias_add", .place = "dnnl_legalize.pat:25", .pattern = 1,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 1, .height = 0, .build = dnnl_legalize_dnnl_bias_add_build },
    [RULE_dnnl_legalize_dnnl_bias_add_inside] = { .name = "dnnl_bias_add_inside", .place = "dnnl_legalize.pat:31", .pattern = 2,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 1, .height = 0, .build = dnnl_legalize_dnnl_bias_add_inside_build },
    [RULE_dnnl_legalize_dnnl_bias_twice] = { .name = "dnnl_bias_twice", .place = "dnnl_legalize.pat:46", .pattern = 3,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = dnnl_legalize_dnnl_bias_twice_build },
    [RULE_dnnl_legalize_dnnl_scale_before_bias] = { .name = "dnnl_scale_before_bias", .place = "dnnl_legalize.pat:53", .pattern = 4,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = dnnl_legalize_dnnl_scale_before_bias_build },
    [RULE_dnnl_legalize_dnnl_scale_into_weights] = { .name = "dnnl_scale_into_weights", .place = "dnnl_legalize.pat:59", .pattern = 5,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 2, .height = 0, .build = dnnl_legalize_dnnl_scale_into_weights_build },
    [RULE_dnnl_legalize_dnnl_layer_norm] = { .name = "dnnl_layer_norm", .place = "dnnl_legalize.pat:86", .pattern = 8,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 10, .height = 0, .build = dnnl_legalize_dnnl_layer_norm_build },
    [RULE_dnnl_legalize_dnnl_reshape_last] = { .name = "dnnl_reshape_last", .place = "dnnl_legalize.pat:94", .pattern = 9,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 3, .height = 0, .build = dnnl_legalize_dnnl_reshape_last_build },
    [RULE_dnnl_legalize_dnnl_gelu_reshape_last] = { .name = "dnnl_gelu_reshape_last", .place = "dnnl_legalize.pat:101", .pattern = 10,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 8, .height = 0, .build = dnnl_legalize_dnnl_gelu_reshape_last_build },
    [RULE_dnnl_legalize_dnnl_strides_early] = { .name = "dnnl_strides_early", .place = "dnnl_legalize.pat:111", .pattern = 11,
        .n_roots = 2, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 8, .height = 8, .build = dnnl_legalize_dnnl_strides_early_build },
    [RULE_dnnl_legalize_dnnl_group_conv] = { .name = "dnnl_group_conv", .place = "dnnl_legalize.pat:132", .pattern = 12,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 1, .height = 0, .build = dnnl_legalize_dnnl_group_conv_build },
    [RULE_dnnl_legalize_dnnl_group_deconv] = { .name = "dnnl_group_deconv", .place = "dnnl_legalize.pat:140", .pattern = 13,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 1, .height = 0, .build = dnnl_legalize_dnnl_group_deconv_build },
    [RULE_dnnl_legalize_dnnl_pad_avg_pool] = { .name = "dnnl_pad_avg_pool", .place = "dnnl_legalize.pat:151", .pattern = 14,
        .n_roots = 1, .every_root = false,
        .once = false, .keep_shared = false, .operands_first = false, .priority = 0,
        .depth = 2, .height = 0, .build = dnnl_legalize_dnnl_pad_avg_pool_build },
};

const struct dfg_rules dnnl_legalize_rules = {
    .abi = DFG_ABI,
    .n = 13, .n_words = 1, .rules = rules,
    .names = &rule_names, .candidates = dnnl_legalize_rules_candidates,
};
