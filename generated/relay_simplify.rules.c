/* The replacements of relay_simplify.pat's rules.  Made by pat2c; do not edit. */
#include "relay_simplify.h"
#if RELAY_SIMPLIFY_H != 0x328bd1603efc387b
#error "relay_simplify.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relay_simplify_rule_op_add = DFG_FIRST_OP, relay_simplify_rule_op_argmax, relay_simplify_rule_op_argmin,
    relay_simplify_rule_op_broadcast_to, relay_simplify_rule_op_broadcast_to_like,
    relay_simplify_rule_op_cast, relay_simplify_rule_op_cast_like, relay_simplify_rule_op_clip,
    relay_simplify_rule_op_collapse_sum_like, relay_simplify_rule_op_copy, relay_simplify_rule_op_divide,
    relay_simplify_rule_op_layout_transform, relay_simplify_rule_op_multiply,
    relay_simplify_rule_op_negative, relay_simplify_rule_op_nn_batch_flatten,
    relay_simplify_rule_op_nn_dropout, relay_simplify_rule_op_nn_relu, relay_simplify_rule_op_ones,
    relay_simplify_rule_op_ones_like, relay_simplify_rule_op_qnn_dequantize, relay_simplify_rule_op_reshape,
    relay_simplify_rule_op_reshape_like, relay_simplify_rule_op_rsqrt, relay_simplify_rule_op_sqrt,
    relay_simplify_rule_op_strided_slice, relay_simplify_rule_op_subtract, relay_simplify_rule_op_transpose,
    relay_simplify_rule_op_zeros, relay_simplify_rule_op_zeros_like,
};
enum {
    relay_simplify_rule_attr_a_max, relay_simplify_rule_attr_a_min, relay_simplify_rule_attr_axes,
    relay_simplify_rule_attr_dst_layout, relay_simplify_rule_attr_dtype, relay_simplify_rule_attr_lhs_begin,
    relay_simplify_rule_attr_newshape, relay_simplify_rule_attr_rhs_begin, relay_simplify_rule_attr_shape,
    relay_simplify_rule_attr_src_layout,
};
static const char *const relay_simplify_rule_op_names[] = {
    "add", "argmax", "argmin", "broadcast_to", "broadcast_to_like", "cast", "cast_like", "clip",
    "collapse_sum_like", "copy", "divide", "layout_transform", "multiply", "negative", "nn.batch_flatten",
    "nn.dropout", "nn.relu", "ones", "ones_like", "qnn.dequantize", "reshape", "reshape_like", "rsqrt",
    "sqrt", "strided_slice", "subtract", "transpose", "zeros", "zeros_like",
};
static const char *const relay_simplify_rule_attr_names[] = {
    "a_max", "a_min", "axes", "dst_layout", "dtype", "lhs_begin", "newshape", "rhs_begin", "shape",
    "src_layout",
};

static const struct dfg_names relay_simplify_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 29,
    .ops = relay_simplify_rule_op_names,
    .n_attrs = 10,
    .attrs = relay_simplify_rule_attr_names,
};

/* relay_simplify.pat:14, rule rs_add_zero:  rewrite x; */
static bool relay_simplify_rs_add_zero_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_add_zero_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:15, rule rs_sub_zero:  rewrite x; */
static bool relay_simplify_rs_sub_zero_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_sub_zero_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:16, rule rs_mul_one:  rewrite x; */
static bool relay_simplify_rs_mul_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_mul_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:17, rule rs_div_one:  rewrite x; */
static bool relay_simplify_rs_div_one_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_div_one_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:22, rule rs_add_zeros:  rewrite x; */
static bool relay_simplify_rs_add_zeros_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_add_zeros_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:28, rule rs_mul_ones:  rewrite x; */
static bool relay_simplify_rs_mul_ones_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_mul_ones_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:33, rule rs_copy:  rewrite x; */
static bool relay_simplify_rs_copy_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_copy_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:34, rule rs_cast_same:  rewrite x; */
static bool relay_simplify_rs_cast_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_cast_same_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:35, rule rs_cast_like:  rewrite x; */
static bool relay_simplify_rs_cast_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_cast_like_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:39, rule rs_transpose_none:  rewrite x; */
static bool relay_simplify_rs_transpose_none_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_transpose_none_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:44, rule rs_layout_same:  rewrite x; */
static bool relay_simplify_rs_layout_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_layout_same_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:49, rule rs_layout_back:  rewrite x; */
static bool relay_simplify_rs_layout_back_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_layout_back_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:54, rule rs_layout_layout:  rewrite layout_transform(x) { src_layout = a, dst_layout = d }; */
static bool relay_simplify_rs_layout_layout_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_layout_layout_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_src_layout, m->a);
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_dst_layout, m->d);
    with[0] = dfg_new_call(r, relay_simplify_rule_op_layout_transform, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:56, rule rs_reshape_same:  rewrite x; */
static bool relay_simplify_rs_reshape_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_reshape_same_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:57, rule rs_broadcast_same:  rewrite x; */
static bool relay_simplify_rs_broadcast_same_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_broadcast_same_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:62, rule rs_strided_all:  rewrite x; */
static bool relay_simplify_rs_strided_all_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_strided_all_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:64, rule rs_dropout:  rewrite x; */
static bool relay_simplify_rs_dropout_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_dropout_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:72, rule rs_reshape_reshape:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
static bool relay_simplify_rs_reshape_reshape_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_reshape_reshape_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_newshape,
                 n < 0 ? dfg_nil() : dfg_list_of(r, &newshape));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_reshape, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:78, rule rs_flatten_reshape:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
static bool relay_simplify_rs_flatten_reshape_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_flatten_reshape_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_newshape,
                 n < 0 ? dfg_nil() : dfg_list_of(r, &newshape));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_reshape, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:83, rule rs_transpose_transpose:  rewrite transpose(x) { axes = [p[i] for i in q] }; */
static bool relay_simplify_rs_transpose_transpose_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_transpose_transpose_match *m = match;
    struct dfg_values axes = {0};
    const int64_t n = dfg_len(m->q);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &axes, dfg_at(m->p, dfg_item(m->q, i)));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_axes, n < 0 ? dfg_nil() : dfg_list_of(r, &axes));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_transpose, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:93, rule rs_cast_cast:  rewrite cast(x) { ..d }; */
static bool relay_simplify_rs_cast_cast_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_cast_cast_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->d);
    with[0] = dfg_new_call(r, relay_simplify_rule_op_cast, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:101, rule rs_clip_clip:
 * rewrite clip(x) { a_min = min(max(i.a_min, o.a_min), o.a_max), a_max = min(max(i.a_max, o.a_min), o.a_max) };
 */
static bool relay_simplify_rs_clip_clip_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_clip_clip_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_a_min,
                 dfg_min(dfg_max(dfg_attr(g, m->i, relay_simplify_rule_attr_a_min),
                                 dfg_attr(g, m->o, relay_simplify_rule_attr_a_min)),
                         dfg_attr(g, m->o, relay_simplify_rule_attr_a_max)));
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_a_max,
                 dfg_min(dfg_max(dfg_attr(g, m->i, relay_simplify_rule_attr_a_max),
                                 dfg_attr(g, m->o, relay_simplify_rule_attr_a_min)),
                         dfg_attr(g, m->o, relay_simplify_rule_attr_a_max)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_clip, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:103, rule rs_relu_relu:  rewrite r; */
static bool relay_simplify_rs_relu_relu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_relu_relu_match *m = match;
    with[0] = m->r;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:108, rule rs_relu_clip:
 * rewrite clip(x) { a_min = max(c.a_min, 0.0), a_max = max(c.a_max, max(c.a_min, 0.0)) };
 */
static bool relay_simplify_rs_relu_clip_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_relu_clip_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_a_min,
                 dfg_max(dfg_attr(g, m->c, relay_simplify_rule_attr_a_min), dfg_float(0.0)));
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_a_max,
                 dfg_max(dfg_attr(g, m->c, relay_simplify_rule_attr_a_max),
                         dfg_max(dfg_attr(g, m->c, relay_simplify_rule_attr_a_min), dfg_float(0.0))));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_clip, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:116, rule rs_add_add:  rewrite add(x, like(a, value(a) + value(b))); */
static bool relay_simplify_rs_add_add_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_add_add_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_like(r, m->a, dfg_add(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_add, DFG_OPERANDS(m->x, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:121, rule rs_mul_mul:  rewrite multiply(x, like(a, value(a) * value(b))); */
static bool relay_simplify_rs_mul_mul_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_mul_mul_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_like(r, m->a, dfg_mul(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(m->x, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:127, rule rs_add_mul:  rewrite add(multiply(x, b), like(a, value(a) * value(b))); */
static bool relay_simplify_rs_add_mul_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_add_mul_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node multiply = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(m->x, m->b),
                                           NULL, 0);
    const dfg_node constant = dfg_new_like(r, m->a, dfg_mul(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_add, DFG_OPERANDS(multiply, constant), NULL, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:135, rule rs_binomial:  rewrite { s = add(a, b); return multiply(s, s); } */
static bool relay_simplify_rs_binomial_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_binomial_match *m = match;
    const dfg_node s = dfg_new_call(r, relay_simplify_rule_op_add, DFG_OPERANDS(m->a, m->b), NULL, 0);
    with[0] = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(s, s), NULL, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:140, rule rs_difference_of_squares:  rewrite multiply(add(a, b), subtract(a, b)); */
static bool relay_simplify_rs_difference_of_squares_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_difference_of_squares_match *m = match;
    const dfg_node add = dfg_new_call(r, relay_simplify_rule_op_add, DFG_OPERANDS(m->a, m->b), NULL, 0);
    const dfg_node subtract = dfg_new_call(r, relay_simplify_rule_op_subtract, DFG_OPERANDS(m->a, m->b),
                                           NULL, 0);
    with[0] = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(add, subtract), NULL, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:148, rule rs_rsqrt:  rewrite multiply(c, rsqrt(x)); */
static bool relay_simplify_rs_rsqrt_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_rsqrt_match *m = match;
    const dfg_node rsqrt = dfg_new_call(r, relay_simplify_rule_op_rsqrt, DFG_OPERANDS(m->x), NULL, 0);
    with[0] = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(m->c, rsqrt), NULL, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:150, rule rs_neg_neg:  rewrite x; */
static bool relay_simplify_rs_neg_neg_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_neg_neg_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:155, rule rs_sub_self:  rewrite zeros_like(x); */
static bool relay_simplify_rs_sub_self_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_sub_self_match *m = match;
    with[0] = dfg_new_call(r, relay_simplify_rule_op_zeros_like, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:162, rule rs_dq_arg:  rewrite a.op(x) { ..a }; */
static bool relay_simplify_rs_dq_arg_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_dq_arg_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->a);
    with[0] = dfg_new_like_call(r, m->a, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:169, rule rs_zeros_like:  rewrite zeros() { shape = [d for d in x.shape], dtype = x.dtype }; */
static bool relay_simplify_rs_zeros_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_zeros_like_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values shape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->x));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &shape, dfg_extent_of(g, m->x, i));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_shape, n < 0 ? dfg_nil() : dfg_list_of(r, &shape));
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_dtype, dfg_dtype_of(g, m->x));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_zeros, NULL, 0, &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:175, rule rs_ones_like:  rewrite ones() { shape = [d for d in x.shape], dtype = x.dtype }; */
static bool relay_simplify_rs_ones_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_ones_like_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values shape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->x));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &shape, dfg_extent_of(g, m->x, i));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_shape, n < 0 ? dfg_nil() : dfg_list_of(r, &shape));
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_dtype, dfg_dtype_of(g, m->x));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_ones, NULL, 0, &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:181, rule rs_reshape_like:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
static bool relay_simplify_rs_reshape_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct relay_simplify_rs_reshape_like_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, relay_simplify_rule_attr_newshape,
                 n < 0 ? dfg_nil() : dfg_list_of(r, &newshape));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_reshape, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:183, rule rs_collapse_like:  rewrite x; */
static bool relay_simplify_rs_collapse_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_collapse_like_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* relay_simplify.pat:184, rule rs_broadcast_like:  rewrite x; */
static bool relay_simplify_rs_broadcast_like_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    (void)r;
    const struct relay_simplify_rs_broadcast_like_match *m = match;
    with[0] = m->x;
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    relay_simplify_rule_rs_add_zero,
    relay_simplify_rule_rs_sub_zero,
    relay_simplify_rule_rs_mul_one,
    relay_simplify_rule_rs_div_one,
    relay_simplify_rule_rs_add_zeros,
    relay_simplify_rule_rs_mul_ones,
    relay_simplify_rule_rs_copy,
    relay_simplify_rule_rs_cast_same,
    relay_simplify_rule_rs_cast_like,
    relay_simplify_rule_rs_transpose_none,
    relay_simplify_rule_rs_layout_same,
    relay_simplify_rule_rs_layout_back,
    relay_simplify_rule_rs_layout_layout,
    relay_simplify_rule_rs_reshape_same,
    relay_simplify_rule_rs_broadcast_same,
    relay_simplify_rule_rs_strided_all,
    relay_simplify_rule_rs_dropout,
    relay_simplify_rule_rs_reshape_reshape,
    relay_simplify_rule_rs_flatten_reshape,
    relay_simplify_rule_rs_transpose_transpose,
    relay_simplify_rule_rs_cast_cast,
    relay_simplify_rule_rs_clip_clip,
    relay_simplify_rule_rs_relu_relu,
    relay_simplify_rule_rs_relu_clip,
    relay_simplify_rule_rs_add_add,
    relay_simplify_rule_rs_mul_mul,
    relay_simplify_rule_rs_add_mul,
    relay_simplify_rule_rs_binomial,
    relay_simplify_rule_rs_difference_of_squares,
    relay_simplify_rule_rs_rsqrt,
    relay_simplify_rule_rs_neg_neg,
    relay_simplify_rule_rs_sub_self,
    relay_simplify_rule_rs_dq_arg,
    relay_simplify_rule_rs_zeros_like,
    relay_simplify_rule_rs_ones_like,
    relay_simplify_rule_rs_reshape_like,
    relay_simplify_rule_rs_collapse_like,
    relay_simplify_rule_rs_broadcast_like,
};

/* relay_simplify.pat:114  add(x & !const, a & const) */
static inline bool relay_simplify_rule_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relay_simplify_rule_op_add) || !dfg_argc_is(g, n, 2)) return false;
    return (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* relay_simplify.pat:131  multiply(multiply(a, b), 2) */
static inline bool relay_simplify_rule_is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relay_simplify_rule_op_multiply) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    const dfg_node a1 = dfg_operand(g, n, 1);
    return (dfg_calls(g, a0, relay_simplify_rule_op_multiply) && dfg_argc_is(g, a0, 2)
            && dfg_const_is(g, a1, dfg_int(2), DFG_NO_DTYPE))
        || (dfg_const_is(g, a0, dfg_int(2), DFG_NO_DTYPE)
            && dfg_calls(g, a1, relay_simplify_rule_op_multiply) && dfg_argc_is(g, a1, 2));
}

/* relay_simplify.pat:132  multiply(b, 2) */
static inline bool relay_simplify_rule_is_multiply_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relay_simplify_rule_op_multiply) || !dfg_argc_is(g, n, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(2), DFG_NO_DTYPE);
}

/* relay_simplify.pat:132  multiply(a, multiply(b, 2)) */
static inline bool relay_simplify_rule_is_multiply_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, relay_simplify_rule_op_multiply) || !dfg_argc_is(g, n, 2)) return false;
    return relay_simplify_rule_is_multiply_3(g, dfg_operand(g, n, 1))
        || relay_simplify_rule_is_multiply_3(g, dfg_operand(g, n, 0));
}

/* from bit 0 on: relay_simplify_rule_rs_binomial, and 1 more such group */
static uint64_t relay_simplify_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    if ((dfg_calls(g, a0, relay_simplify_rule_op_multiply) && dfg_argc_is(g, a0, 2)
         && relay_simplify_rule_is_multiply(g, a1))
        || (relay_simplify_rule_is_multiply(g, a0) && dfg_calls(g, a1, relay_simplify_rule_op_multiply)
            && dfg_argc_is(g, a1, 2))
        || (dfg_calls(g, a0, relay_simplify_rule_op_multiply) && dfg_argc_is(g, a0, 2)
            && relay_simplify_rule_is_multiply_2(g, a1))
        || (relay_simplify_rule_is_multiply_2(g, a0) && dfg_calls(g, a1, relay_simplify_rule_op_multiply)
            && dfg_argc_is(g, a1, 2)))
        set |= DFG_BIT(0); /* relay_simplify_rule_rs_binomial ... */
    return set;
}

/* op in {add}: relay_simplify_rule_rs_add_zero, relay_simplify_rule_rs_add_zeros,
 * relay_simplify_rule_rs_add_add, relay_simplify_rule_rs_binomial */
static uint64_t relay_simplify_rule_at_add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST:
            if (dfg_splat_is(g, a1, dfg_int(0), DFG_NO_DTYPE))
                set |= DFG_BIT(relay_simplify_rule_rs_add_zero);
            if (relay_simplify_rule_is_add(g, dfg_operand(g, n, 0)))
                set |= DFG_BIT(relay_simplify_rule_rs_add_add);
            break;
        case relay_simplify_rule_op_add:
            if (dfg_argc_is(g, a1, 2)) {
                const dfg_node a0 = dfg_operand(g, n, 0);
                switch (dfg_op(g, a0)) {
                case DFG_CONST:
                    if ((!dfg_is(g, dfg_operand(g, a1, 0), DFG_CONST)
                         && dfg_is(g, dfg_operand(g, a1, 1), DFG_CONST))
                        || (dfg_is(g, dfg_operand(g, a1, 0), DFG_CONST)
                            && !dfg_is(g, dfg_operand(g, a1, 1), DFG_CONST)))
                        set |= DFG_BIT(relay_simplify_rule_rs_add_add);
                    break;
                case relay_simplify_rule_op_multiply:
                    if (dfg_argc_is(g, a0, 2))
                        set |= relay_simplify_rule_part(g, a1) << 27;
                    break;
                default:
                    break;
                }
            }
            break;
        case relay_simplify_rule_op_multiply:
            if (dfg_argc_is(g, a1, 2)) {
                const dfg_node a0 = dfg_operand(g, n, 0);
                if (dfg_calls(g, a0, relay_simplify_rule_op_add) && dfg_argc_is(g, a0, 2))
                    set |= relay_simplify_rule_part(g, a0) << 27;
            }
            break;
        default:
            break;
        }
        if (dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE))
            set |= DFG_BIT(relay_simplify_rule_rs_add_zero);
        if ((dfg_calls(g, a1, relay_simplify_rule_op_zeros) && dfg_argc_is(g, a1, 0))
            || (dfg_calls(g, a1, relay_simplify_rule_op_zeros_like) && dfg_argc_is(g, a1, 1)))
            set |= DFG_BIT(relay_simplify_rule_rs_add_zeros);
        const dfg_node a0 = dfg_operand(g, n, 0);
        if ((dfg_calls(g, a0, relay_simplify_rule_op_zeros) && dfg_argc_is(g, a0, 0))
            || (dfg_calls(g, a0, relay_simplify_rule_op_zeros_like) && dfg_argc_is(g, a0, 1)))
            set |= DFG_BIT(relay_simplify_rule_rs_add_zeros);
    }
    return set;
}

/* op in {subtract}: relay_simplify_rule_rs_sub_zero,
 * relay_simplify_rule_rs_difference_of_squares, relay_simplify_rule_rs_sub_self */
static uint64_t relay_simplify_rule_at_subtract(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST:
            if (dfg_splat_is(g, a1, dfg_int(0), DFG_NO_DTYPE))
                set |= DFG_BIT(relay_simplify_rule_rs_sub_zero);
            break;
        case relay_simplify_rule_op_multiply: {
            const dfg_node a0 = dfg_operand(g, n, 0);
            if (dfg_calls(g, a0, relay_simplify_rule_op_multiply) && dfg_argc_is(g, a0, 2)
                && dfg_argc_is(g, a1, 2))
                set |= DFG_BIT(relay_simplify_rule_rs_difference_of_squares);
            break;
        }
        default:
            break;
        }
        set |= DFG_BIT(relay_simplify_rule_rs_sub_self);
    }
    return set;
}

/* relay_simplify.pat:119  multiply(x & !const, a & const); the operator is known */
static inline bool relay_simplify_rule_is_multiply_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* op in {multiply}: relay_simplify_rule_rs_mul_one, relay_simplify_rule_rs_mul_ones,
 * relay_simplify_rule_rs_mul_mul, relay_simplify_rule_rs_add_mul */
static uint64_t relay_simplify_rule_at_multiply(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST: {
            const dfg_node a0 = dfg_operand(g, n, 0);
            switch (dfg_op(g, a0)) {
            case relay_simplify_rule_op_multiply:
                if (relay_simplify_rule_is_multiply_4(g, a0))
                    set |= DFG_BIT(relay_simplify_rule_rs_mul_mul);
                break;
            case relay_simplify_rule_op_add:
                if (relay_simplify_rule_is_add(g, a0))
                    set |= DFG_BIT(relay_simplify_rule_rs_add_mul);
                break;
            default:
                break;
            }
            if (dfg_splat_is(g, a1, dfg_int(1), DFG_NO_DTYPE))
                set |= DFG_BIT(relay_simplify_rule_rs_mul_one);
            break;
        }
        case relay_simplify_rule_op_multiply:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && relay_simplify_rule_is_multiply_4(g, a1))
                set |= DFG_BIT(relay_simplify_rule_rs_mul_mul);
            break;
        case relay_simplify_rule_op_add:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && relay_simplify_rule_is_add(g, a1))
                set |= DFG_BIT(relay_simplify_rule_rs_add_mul);
            break;
        default:
            break;
        }
        if (dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE))
            set |= DFG_BIT(relay_simplify_rule_rs_mul_one);
        if ((dfg_calls(g, a1, relay_simplify_rule_op_ones) && dfg_argc_is(g, a1, 0))
            || (dfg_calls(g, a1, relay_simplify_rule_op_ones_like) && dfg_argc_is(g, a1, 1)))
            set |= DFG_BIT(relay_simplify_rule_rs_mul_ones);
        const dfg_node a0 = dfg_operand(g, n, 0);
        if ((dfg_calls(g, a0, relay_simplify_rule_op_ones) && dfg_argc_is(g, a0, 0))
            || (dfg_calls(g, a0, relay_simplify_rule_op_ones_like) && dfg_argc_is(g, a0, 1)))
            set |= DFG_BIT(relay_simplify_rule_rs_mul_ones);
    }
    return set;
}

/* op in {divide}: relay_simplify_rule_rs_div_one, relay_simplify_rule_rs_rsqrt */
static uint64_t relay_simplify_rule_at_divide(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST:
            if (dfg_splat_is(g, a1, dfg_int(1), DFG_NO_DTYPE))
                set |= DFG_BIT(relay_simplify_rule_rs_div_one);
            break;
        case relay_simplify_rule_op_sqrt:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_argc_is(g, a1, 1))
                set |= DFG_BIT(relay_simplify_rule_rs_rsqrt);
            break;
        default:
            break;
        }
    }
    return set;
}

/* op in {cast}: relay_simplify_rule_rs_cast_same, relay_simplify_rule_rs_cast_cast */
static uint64_t relay_simplify_rule_at_cast(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(relay_simplify_rule_rs_cast_same);
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relay_simplify_rule_op_cast) && dfg_argc_is(g, a0, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_cast_cast);
    }
    return set;
}

/* op in {transpose}: relay_simplify_rule_rs_transpose_none,
 * relay_simplify_rule_rs_transpose_transpose */
static uint64_t relay_simplify_rule_at_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(relay_simplify_rule_rs_transpose_none);
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relay_simplify_rule_op_transpose) && dfg_argc_is(g, a0, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_transpose_transpose);
    }
    return set;
}

/* op in {layout_transform}: relay_simplify_rule_rs_layout_same,
 * relay_simplify_rule_rs_layout_back, relay_simplify_rule_rs_layout_layout */
static uint64_t relay_simplify_rule_at_layout_transform(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relay_simplify_rule_op_layout_transform) && dfg_argc_is(g, a0, 1)) {
            set |= DFG_BIT(relay_simplify_rule_rs_layout_back);
            set |= DFG_BIT(relay_simplify_rule_rs_layout_layout);
        }
        set |= DFG_BIT(relay_simplify_rule_rs_layout_same);
    }
    return set;
}

/* op in {reshape}: relay_simplify_rule_rs_reshape_same, relay_simplify_rule_rs_reshape_reshape */
static uint64_t relay_simplify_rule_at_reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(relay_simplify_rule_rs_reshape_same);
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, relay_simplify_rule_op_reshape) && dfg_argc_is(g, a0, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_reshape_reshape);
    }
    return set;
}

/* relay_simplify.pat:64  nn.dropout(x).0; the operator is known */
static inline bool relay_simplify_rule_is_rs_dropout(const dfg_graph *g, dfg_node n)
{
    if (dfg_data(g, n) != 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, relay_simplify_rule_op_nn_dropout) && dfg_argc_is(g, a0, 1);
}

/* relay_simplify.pat:75  nn.batch_flatten(reshape(x)); the operator is known */
static inline bool relay_simplify_rule_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, relay_simplify_rule_op_reshape) && dfg_argc_is(g, a0, 1);
}

/* op in {clip}: relay_simplify_rule_rs_clip_clip, relay_simplify_rule_rs_relu_clip */
static uint64_t relay_simplify_rule_at_clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case relay_simplify_rule_op_clip:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(relay_simplify_rule_rs_clip_clip);
            break;
        case relay_simplify_rule_op_nn_relu:
            if (dfg_argc_is(g, a0, 1))
                set |= DFG_BIT(relay_simplify_rule_rs_relu_clip);
            break;
        default:
            break;
        }
    }
    return set;
}

/* relay_simplify.pat:103  nn.relu(r); the operator is known */
static inline bool relay_simplify_rule_is_rs_relu_relu(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, relay_simplify_rule_op_nn_relu) && dfg_argc_is(g, a0, 1);
}

/* relay_simplify.pat:150  negative(negative(x)); the operator is known */
static inline bool relay_simplify_rule_is_rs_neg_neg(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, relay_simplify_rule_op_negative) && dfg_argc_is(g, a0, 1);
}

/* relay_simplify.pat:159  qnn.dequantize(x, s & const, z & const) */
static inline bool relay_simplify_rule_is_qnn_dequantize(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, relay_simplify_rule_op_qnn_dequantize) && dfg_argc_is(g, n, 3)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* relay_simplify.pat:159  (argmax | argmin)(qnn.dequantize(x, s & const, z & const)); the operator is known */
static inline bool relay_simplify_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && relay_simplify_rule_is_qnn_dequantize(g, dfg_operand(g, n, 0));
}

/* op in {reshape_like}: relay_simplify_rule_rs_reshape_like */
static uint64_t relay_simplify_rule_at_reshape_like(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_int_is(g, n, relay_simplify_rule_attr_lhs_begin, 0, 0)
        && dfg_int_is(g, n, relay_simplify_rule_attr_rhs_begin, 0, 0))
        set |= DFG_BIT(relay_simplify_rule_rs_reshape_like);
    return set;
}

static void relay_simplify_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case relay_simplify_rule_op_add: *set = relay_simplify_rule_at_add(g, n); break;
    case relay_simplify_rule_op_subtract: *set = relay_simplify_rule_at_subtract(g, n); break;
    case relay_simplify_rule_op_multiply: *set = relay_simplify_rule_at_multiply(g, n); break;
    case relay_simplify_rule_op_divide: *set = relay_simplify_rule_at_divide(g, n); break;
    case relay_simplify_rule_op_copy:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(relay_simplify_rule_rs_copy) : 0;
        break;
    case relay_simplify_rule_op_cast: *set = relay_simplify_rule_at_cast(g, n); break;
    case relay_simplify_rule_op_cast_like:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(relay_simplify_rule_rs_cast_like) : 0;
        break;
    case relay_simplify_rule_op_transpose: *set = relay_simplify_rule_at_transpose(g, n); break;
    case relay_simplify_rule_op_layout_transform:
        *set = relay_simplify_rule_at_layout_transform(g, n);
        break;
    case relay_simplify_rule_op_reshape: *set = relay_simplify_rule_at_reshape(g, n); break;
    case relay_simplify_rule_op_broadcast_to:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(relay_simplify_rule_rs_broadcast_same) : 0;
        break;
    case relay_simplify_rule_op_strided_slice:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(relay_simplify_rule_rs_strided_all) : 0;
        break;
    case DFG_GET:
        *set = relay_simplify_rule_is_rs_dropout(g, n) ? DFG_BIT(relay_simplify_rule_rs_dropout) : 0;
        break;
    case relay_simplify_rule_op_nn_batch_flatten:
        *set = relay_simplify_rule_is_r(g, n) ? DFG_BIT(relay_simplify_rule_rs_flatten_reshape) : 0;
        break;
    case relay_simplify_rule_op_clip: *set = relay_simplify_rule_at_clip(g, n); break;
    case relay_simplify_rule_op_nn_relu:
        *set = relay_simplify_rule_is_rs_relu_relu(g, n) ? DFG_BIT(relay_simplify_rule_rs_relu_relu) : 0;
        break;
    case relay_simplify_rule_op_negative:
        *set = relay_simplify_rule_is_rs_neg_neg(g, n) ? DFG_BIT(relay_simplify_rule_rs_neg_neg) : 0;
        break;
    case relay_simplify_rule_op_argmax:
    case relay_simplify_rule_op_argmin:
        *set = relay_simplify_rule_is_a(g, n) ? DFG_BIT(relay_simplify_rule_rs_dq_arg) : 0;
        break;
    case relay_simplify_rule_op_zeros_like:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(relay_simplify_rule_rs_zeros_like) : 0;
        break;
    case relay_simplify_rule_op_ones_like:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(relay_simplify_rule_rs_ones_like) : 0;
        break;
    case relay_simplify_rule_op_reshape_like: *set = relay_simplify_rule_at_reshape_like(g, n); break;
    case relay_simplify_rule_op_collapse_sum_like:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(relay_simplify_rule_rs_collapse_like) : 0;
        break;
    case relay_simplify_rule_op_broadcast_to_like:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(relay_simplify_rule_rs_broadcast_like) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule relay_simplify_rule_rows[] = {
    [relay_simplify_rule_rs_add_zero] = {.name = "rs_add_zero", .place = "relay_simplify.pat:14", .pattern = 0, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_add, 0},
        .build = relay_simplify_rs_add_zero_build},
    [relay_simplify_rule_rs_sub_zero] = {.name = "rs_sub_zero", .place = "relay_simplify.pat:15", .pattern = 1, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_subtract, 0},
        .build = relay_simplify_rs_sub_zero_build},
    [relay_simplify_rule_rs_mul_one] = {.name = "rs_mul_one", .place = "relay_simplify.pat:16", .pattern = 2, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_multiply, 0},
        .build = relay_simplify_rs_mul_one_build},
    [relay_simplify_rule_rs_div_one] = {.name = "rs_div_one", .place = "relay_simplify.pat:17", .pattern = 3, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_divide, 0},
        .build = relay_simplify_rs_div_one_build},
    [relay_simplify_rule_rs_add_zeros] = {.name = "rs_add_zeros", .place = "relay_simplify.pat:18", .pattern = 4, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_add, 0},
        .build = relay_simplify_rs_add_zeros_build},
    [relay_simplify_rule_rs_mul_ones] = {.name = "rs_mul_ones", .place = "relay_simplify.pat:24", .pattern = 5, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_multiply, 0},
        .build = relay_simplify_rs_mul_ones_build},
    [relay_simplify_rule_rs_copy] = {.name = "rs_copy", .place = "relay_simplify.pat:33", .pattern = 6, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_copy, 0},
        .build = relay_simplify_rs_copy_build},
    [relay_simplify_rule_rs_cast_same] = {.name = "rs_cast_same", .place = "relay_simplify.pat:34", .pattern = 7, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_cast, 0},
        .build = relay_simplify_rs_cast_same_build},
    [relay_simplify_rule_rs_cast_like] = {.name = "rs_cast_like", .place = "relay_simplify.pat:35", .pattern = 8, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_cast_like, 0},
        .build = relay_simplify_rs_cast_like_build},
    [relay_simplify_rule_rs_transpose_none] = {.name = "rs_transpose_none", .place = "relay_simplify.pat:36", .pattern = 9, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_transpose, 0},
        .build = relay_simplify_rs_transpose_none_build},
    [relay_simplify_rule_rs_layout_same] = {.name = "rs_layout_same", .place = "relay_simplify.pat:41", .pattern = 10, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_layout_transform, 0},
        .build = relay_simplify_rs_layout_same_build},
    [relay_simplify_rule_rs_layout_back] = {.name = "rs_layout_back", .place = "relay_simplify.pat:46", .pattern = 11, .n_roots = 1,
        .keep_shared = true, .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_layout_transform, 0},
        .build = relay_simplify_rs_layout_back_build},
    [relay_simplify_rule_rs_layout_layout] = {.name = "rs_layout_layout", .place = "relay_simplify.pat:51", .pattern = 12, .n_roots = 1,
        .keep_shared = true, .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_layout_transform, 0},
        .build = relay_simplify_rs_layout_layout_build},
    [relay_simplify_rule_rs_reshape_same] = {.name = "rs_reshape_same", .place = "relay_simplify.pat:56", .pattern = 13, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_reshape, 0},
        .build = relay_simplify_rs_reshape_same_build},
    [relay_simplify_rule_rs_broadcast_same] = {.name = "rs_broadcast_same", .place = "relay_simplify.pat:57", .pattern = 14, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_broadcast_to, 0},
        .build = relay_simplify_rs_broadcast_same_build},
    [relay_simplify_rule_rs_strided_all] = {.name = "rs_strided_all", .place = "relay_simplify.pat:58", .pattern = 15, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_strided_slice, 0},
        .build = relay_simplify_rs_strided_all_build},
    [relay_simplify_rule_rs_dropout] = {.name = "rs_dropout", .place = "relay_simplify.pat:64", .pattern = 16, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){DFG_GET, 0},
        .build = relay_simplify_rs_dropout_build},
    [relay_simplify_rule_rs_reshape_reshape] = {.name = "rs_reshape_reshape", .place = "relay_simplify.pat:68", .pattern = 17, .n_roots = 1,
        .keep_shared = true, .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_reshape, 0},
        .build = relay_simplify_rs_reshape_reshape_build},
    [relay_simplify_rule_rs_flatten_reshape] = {.name = "rs_flatten_reshape", .place = "relay_simplify.pat:74", .pattern = 18, .n_roots = 1,
        .keep_shared = true, .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_nn_batch_flatten, 0},
        .build = relay_simplify_rs_flatten_reshape_build},
    [relay_simplify_rule_rs_transpose_transpose] = {.name = "rs_transpose_transpose", .place = "relay_simplify.pat:80", .pattern = 19, .n_roots = 1,
        .keep_shared = true, .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_transpose, 0},
        .build = relay_simplify_rs_transpose_transpose_build},
    [relay_simplify_rule_rs_cast_cast] = {.name = "rs_cast_cast", .place = "relay_simplify.pat:86", .pattern = 20, .n_roots = 1,
        .keep_shared = true, .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_cast, 0},
        .build = relay_simplify_rs_cast_cast_build},
    [relay_simplify_rule_rs_clip_clip] = {.name = "rs_clip_clip", .place = "relay_simplify.pat:96", .pattern = 21, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_clip, 0},
        .build = relay_simplify_rs_clip_clip_build},
    [relay_simplify_rule_rs_relu_relu] = {.name = "rs_relu_relu", .place = "relay_simplify.pat:103", .pattern = 22, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_nn_relu, 0},
        .build = relay_simplify_rs_relu_relu_build},
    [relay_simplify_rule_rs_relu_clip] = {.name = "rs_relu_clip", .place = "relay_simplify.pat:104", .pattern = 23, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_clip, 0},
        .build = relay_simplify_rs_relu_clip_build},
    [relay_simplify_rule_rs_add_add] = {.name = "rs_add_add", .place = "relay_simplify.pat:113", .pattern = 24, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_add, 0},
        .build = relay_simplify_rs_add_add_build},
    [relay_simplify_rule_rs_mul_mul] = {.name = "rs_mul_mul", .place = "relay_simplify.pat:118", .pattern = 25, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_multiply, 0},
        .build = relay_simplify_rs_mul_mul_build},
    [relay_simplify_rule_rs_add_mul] = {.name = "rs_add_mul", .place = "relay_simplify.pat:124", .pattern = 26, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_multiply, 0},
        .build = relay_simplify_rs_add_mul_build},
    [relay_simplify_rule_rs_binomial] = {.name = "rs_binomial", .place = "relay_simplify.pat:130", .pattern = 27, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_add, 0},
        .build = relay_simplify_rs_binomial_build},
    [relay_simplify_rule_rs_difference_of_squares] = {.name = "rs_difference_of_squares", .place = "relay_simplify.pat:137", .pattern = 28, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_subtract, 0},
        .build = relay_simplify_rs_difference_of_squares_build},
    [relay_simplify_rule_rs_rsqrt] = {.name = "rs_rsqrt", .place = "relay_simplify.pat:145", .pattern = 29, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_divide, 0},
        .build = relay_simplify_rs_rsqrt_build},
    [relay_simplify_rule_rs_neg_neg] = {.name = "rs_neg_neg", .place = "relay_simplify.pat:150", .pattern = 30, .n_roots = 1,
        .keep_shared = true, .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_negative, 0},
        .build = relay_simplify_rs_neg_neg_build},
    [relay_simplify_rule_rs_sub_self] = {.name = "rs_sub_self", .place = "relay_simplify.pat:151", .pattern = 31, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_subtract, 0},
        .build = relay_simplify_rs_sub_self_build},
    [relay_simplify_rule_rs_dq_arg] = {.name = "rs_dq_arg", .place = "relay_simplify.pat:158", .pattern = 32, .n_roots = 1,
        .operands_first = true,
        .roots = (const uint16_t[]){relay_simplify_rule_op_argmax, relay_simplify_rule_op_argmin, 0},
        .build = relay_simplify_rs_dq_arg_build},
    [relay_simplify_rule_rs_zeros_like] = {.name = "rs_zeros_like", .place = "relay_simplify.pat:165", .pattern = 33, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_zeros_like, 0},
        .build = relay_simplify_rs_zeros_like_build},
    [relay_simplify_rule_rs_ones_like] = {.name = "rs_ones_like", .place = "relay_simplify.pat:171", .pattern = 34, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_ones_like, 0},
        .build = relay_simplify_rs_ones_like_build},
    [relay_simplify_rule_rs_reshape_like] = {.name = "rs_reshape_like", .place = "relay_simplify.pat:177", .pattern = 35, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_reshape_like, 0},
        .build = relay_simplify_rs_reshape_like_build},
    [relay_simplify_rule_rs_collapse_like] = {.name = "rs_collapse_like", .place = "relay_simplify.pat:183", .pattern = 36, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_collapse_sum_like, 0},
        .build = relay_simplify_rs_collapse_like_build},
    [relay_simplify_rule_rs_broadcast_like] = {.name = "rs_broadcast_like", .place = "relay_simplify.pat:184", .pattern = 37, .n_roots = 1,
        .operands_first = true, .roots = (const uint16_t[]){relay_simplify_rule_op_broadcast_to_like, 0},
        .build = relay_simplify_rs_broadcast_like_build},
};

const struct dfg_rules relay_simplify_rules = {
    .abi = DFG_ABI,
    .n = 38, .n_words = 1, .rules = relay_simplify_rule_rows,
    .names = &relay_simplify_rule_names, .candidates = relay_simplify_rules_candidates,
};
