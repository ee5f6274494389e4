/* The replacements of relay_simplify.pat's rules.  Made by pat2c; do not edit. */
#include "relay_simplify.h"
_Static_assert(RELAY_SIMPLIFY_H == 0x9ac37fd773e3c946, "relay_simplify.h is of another run of pat2c than this file");

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
    .abi = DFG_ABI, .needs = 0, .n_ops = 29, .ops = relay_simplify_rule_op_names, .n_attrs = 10,
    .attrs = relay_simplify_rule_attr_names,
};

/* relay_simplify.pat:14, rule rs_add_zero:  rewrite x; */
DFG_BUILD(relay_simplify_rs_add_zero) { with[0] = m->x; }

/* relay_simplify.pat:15, rule rs_sub_zero:  rewrite x; */
DFG_BUILD(relay_simplify_rs_sub_zero) { with[0] = m->x; }

/* relay_simplify.pat:16, rule rs_mul_one:  rewrite x; */
DFG_BUILD(relay_simplify_rs_mul_one) { with[0] = m->x; }

/* relay_simplify.pat:17, rule rs_div_one:  rewrite x; */
DFG_BUILD(relay_simplify_rs_div_one) { with[0] = m->x; }

/* relay_simplify.pat:22, rule rs_add_zeros:  rewrite x; */
DFG_BUILD(relay_simplify_rs_add_zeros) { with[0] = m->x; }

/* relay_simplify.pat:28, rule rs_mul_ones:  rewrite x; */
DFG_BUILD(relay_simplify_rs_mul_ones) { with[0] = m->x; }

/* relay_simplify.pat:33, rule rs_copy:  rewrite x; */
DFG_BUILD(relay_simplify_rs_copy) { with[0] = m->x; }

/* relay_simplify.pat:34, rule rs_cast_same:  rewrite x; */
DFG_BUILD(relay_simplify_rs_cast_same) { with[0] = m->x; }

/* relay_simplify.pat:35, rule rs_cast_like:  rewrite x; */
DFG_BUILD(relay_simplify_rs_cast_like) { with[0] = m->x; }

/* relay_simplify.pat:39, rule rs_transpose_none:  rewrite x; */
DFG_BUILD(relay_simplify_rs_transpose_none) { with[0] = m->x; }

/* relay_simplify.pat:44, rule rs_layout_same:  rewrite x; */
DFG_BUILD(relay_simplify_rs_layout_same) { with[0] = m->x; }

/* relay_simplify.pat:49, rule rs_layout_back:  rewrite x; */
DFG_BUILD(relay_simplify_rs_layout_back) { with[0] = m->x; }

/* relay_simplify.pat:54, rule rs_layout_layout:  rewrite layout_transform(x) { src_layout = a, dst_layout = d }; */
DFG_BUILD(relay_simplify_rs_layout_layout)
{
    with[0] = dfg_new_call(r, relay_simplify_rule_op_layout_transform, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_src_layout, m->a),
                                     dfg_give(relay_simplify_rule_attr_dst_layout, m->d)), 0);
}

/* relay_simplify.pat:56, rule rs_reshape_same:  rewrite x; */
DFG_BUILD(relay_simplify_rs_reshape_same) { with[0] = m->x; }

/* relay_simplify.pat:57, rule rs_broadcast_same:  rewrite x; */
DFG_BUILD(relay_simplify_rs_broadcast_same) { with[0] = m->x; }

/* relay_simplify.pat:62, rule rs_strided_all:  rewrite x; */
DFG_BUILD(relay_simplify_rs_strided_all) { with[0] = m->x; }

/* relay_simplify.pat:64, rule rs_dropout:  rewrite x; */
DFG_BUILD(relay_simplify_rs_dropout) { with[0] = m->x; }

/* relay_simplify.pat:72, rule rs_reshape_reshape:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
DFG_BUILD(relay_simplify_rs_reshape_reshape)
{
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_reshape, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_newshape,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &newshape))), 0);
}

/* relay_simplify.pat:78, rule rs_flatten_reshape:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
DFG_BUILD(relay_simplify_rs_flatten_reshape)
{
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_reshape, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_newshape,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &newshape))), 0);
}

/* relay_simplify.pat:83, rule rs_transpose_transpose:  rewrite transpose(x) { axes = [p[i] for i in q] }; */
DFG_BUILD(relay_simplify_rs_transpose_transpose)
{
    struct dfg_values axes = {0};
    const int64_t n = dfg_len(m->q);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &axes, dfg_at(m->p, dfg_item(m->q, i)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_transpose, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_axes,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &axes))), 0);
}

/* relay_simplify.pat:93, rule rs_cast_cast:  rewrite cast(x) { ..d }; */
DFG_BUILD(relay_simplify_rs_cast_cast)
{
    with[0] = dfg_new_call(r, relay_simplify_rule_op_cast, DFG_OPERANDS(m->x), DFG_ATTRS(dfg_take(m->d)),
                           0);
}

/* relay_simplify.pat:101, rule rs_clip_clip:
 * rewrite clip(x) { a_min = min(max(i.a_min, o.a_min), o.a_max), a_max = min(max(i.a_max, o.a_min), o.a_max) }; */
DFG_BUILD(relay_simplify_rs_clip_clip)
{
    with[0] = dfg_new_call(r, relay_simplify_rule_op_clip, DFG_OPERANDS(m->x),
                           DFG_ATTRS(
                               dfg_give(relay_simplify_rule_attr_a_min,
                                        dfg_min(dfg_max(dfg_attr(g, m->i, relay_simplify_rule_attr_a_min),
                                                        dfg_attr(g, m->o, relay_simplify_rule_attr_a_min)),
                                                dfg_attr(g, m->o, relay_simplify_rule_attr_a_max))),
                               dfg_give(relay_simplify_rule_attr_a_max,
                                        dfg_min(dfg_max(dfg_attr(g, m->i, relay_simplify_rule_attr_a_max),
                                                        dfg_attr(g, m->o, relay_simplify_rule_attr_a_min)),
                                                dfg_attr(g, m->o, relay_simplify_rule_attr_a_max)))), 0);
}

/* relay_simplify.pat:103, rule rs_relu_relu:  rewrite r; */
DFG_BUILD(relay_simplify_rs_relu_relu) { with[0] = m->r; }

/* relay_simplify.pat:108, rule rs_relu_clip:
 * rewrite clip(x) { a_min = max(c.a_min, 0.0), a_max = max(c.a_max, max(c.a_min, 0.0)) }; */
DFG_BUILD(relay_simplify_rs_relu_clip)
{
    with[0] = dfg_new_call(r, relay_simplify_rule_op_clip, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_a_min,
                                              dfg_max(dfg_attr(g, m->c, relay_simplify_rule_attr_a_min),
                                                      dfg_float(0.0))),
                                     dfg_give(relay_simplify_rule_attr_a_max,
                                              dfg_max(dfg_attr(g, m->c, relay_simplify_rule_attr_a_max),
                                                      dfg_max(dfg_attr(g, m->c,
                                                                       relay_simplify_rule_attr_a_min),
                                                              dfg_float(0.0))))), 0);
}

/* relay_simplify.pat:116, rule rs_add_add:  rewrite add(x, like(a, value(a) + value(b))); */
DFG_BUILD(relay_simplify_rs_add_add)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_add(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_add, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* relay_simplify.pat:121, rule rs_mul_mul:  rewrite multiply(x, like(a, value(a) * value(b))); */
DFG_BUILD(relay_simplify_rs_mul_mul)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_mul(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* relay_simplify.pat:127, rule rs_add_mul:  rewrite add(multiply(x, b), like(a, value(a) * value(b))); */
DFG_BUILD(relay_simplify_rs_add_mul)
{
    const dfg_node multiply = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(m->x, m->b),
                                           NULL, 0);
    const dfg_node constant = dfg_new_like(r, m->a, dfg_mul(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_add, DFG_OPERANDS(multiply, constant), NULL, 0);
}

/* relay_simplify.pat:135, rule rs_binomial:  rewrite { s = add(a, b); return multiply(s, s); } */
DFG_BUILD(relay_simplify_rs_binomial)
{
    const dfg_node s = dfg_new_call(r, relay_simplify_rule_op_add, DFG_OPERANDS(m->a, m->b), NULL, 0);
    with[0] = dfg_new_call(r, relay_simplify_rule_op_multiply, DFG_OPERANDS(s, s), NULL, 0);
}

/* relay_simplify.pat:140, rule rs_difference_of_squares:  rewrite multiply(add(a, b), subtract(a, b)); */
static const struct dfg_made_call relay_simplify_rs_difference_of_squares_calls[] = {
    {relay_simplify_rule_op_add, 2, {DFG_FROM(relay_simplify_rs_difference_of_squares, a),
        DFG_FROM(relay_simplify_rs_difference_of_squares, b)}},
    {relay_simplify_rule_op_subtract, 2, {DFG_FROM(relay_simplify_rs_difference_of_squares, a),
        DFG_FROM(relay_simplify_rs_difference_of_squares, b)}},
    {relay_simplify_rule_op_multiply, 2, {DFG_FROM_CALL + 0, DFG_FROM_CALL + 1}},
};

/* relay_simplify.pat:148, rule rs_rsqrt:  rewrite multiply(c, rsqrt(x)); */
static const struct dfg_made_call relay_simplify_rs_rsqrt_calls[] = {
    {relay_simplify_rule_op_rsqrt, 1, {DFG_FROM(relay_simplify_rs_rsqrt, x)}},
    {relay_simplify_rule_op_multiply, 2, {DFG_FROM(relay_simplify_rs_rsqrt, c), DFG_FROM_CALL + 0}},
};

/* relay_simplify.pat:150, rule rs_neg_neg:  rewrite x; */
DFG_BUILD(relay_simplify_rs_neg_neg) { with[0] = m->x; }

/* relay_simplify.pat:155, rule rs_sub_self:  rewrite zeros_like(x); */
static const struct dfg_made_call relay_simplify_rs_sub_self_calls[] = {
    {relay_simplify_rule_op_zeros_like, 1, {DFG_FROM(relay_simplify_rs_sub_self, x)}},
};

/* relay_simplify.pat:162, rule rs_dq_arg:  rewrite a.op(x) { ..a }; */
DFG_BUILD(relay_simplify_rs_dq_arg)
{
    with[0] = dfg_new_like_call(r, m->a, DFG_OPERANDS(m->x), DFG_ATTRS(dfg_take(m->a)), 0);
}

/* relay_simplify.pat:169, rule rs_zeros_like:  rewrite zeros() { shape = [d for d in x.shape], dtype = x.dtype }; */
DFG_BUILD(relay_simplify_rs_zeros_like)
{
    struct dfg_values shape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->x));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &shape, dfg_extent_of(g, m->x, i));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_zeros, NULL, 0,
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_shape,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &shape)),
                                     dfg_give(relay_simplify_rule_attr_dtype, dfg_dtype_of(g, m->x))), 0);
}

/* relay_simplify.pat:175, rule rs_ones_like:  rewrite ones() { shape = [d for d in x.shape], dtype = x.dtype }; */
DFG_BUILD(relay_simplify_rs_ones_like)
{
    struct dfg_values shape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->x));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &shape, dfg_extent_of(g, m->x, i));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_ones, NULL, 0,
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_shape,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &shape)),
                                     dfg_give(relay_simplify_rule_attr_dtype, dfg_dtype_of(g, m->x))), 0);
}

/* relay_simplify.pat:181, rule rs_reshape_like:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
DFG_BUILD(relay_simplify_rs_reshape_like)
{
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    with[0] = dfg_new_call(r, relay_simplify_rule_op_reshape, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(relay_simplify_rule_attr_newshape,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &newshape))), 0);
}

/* relay_simplify.pat:183, rule rs_collapse_like:  rewrite x; */
DFG_BUILD(relay_simplify_rs_collapse_like) { with[0] = m->x; }

/* relay_simplify.pat:184, rule rs_broadcast_like:  rewrite x; */
DFG_BUILD(relay_simplify_rs_broadcast_like) { with[0] = m->x; }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    relay_simplify_rule_rs_add_zero, relay_simplify_rule_rs_sub_zero, relay_simplify_rule_rs_mul_one,
    relay_simplify_rule_rs_div_one, relay_simplify_rule_rs_add_zeros, relay_simplify_rule_rs_mul_ones,
    relay_simplify_rule_rs_copy, relay_simplify_rule_rs_cast_same, relay_simplify_rule_rs_cast_like,
    relay_simplify_rule_rs_transpose_none, relay_simplify_rule_rs_layout_same,
    relay_simplify_rule_rs_layout_back, relay_simplify_rule_rs_layout_layout,
    relay_simplify_rule_rs_reshape_same, relay_simplify_rule_rs_broadcast_same,
    relay_simplify_rule_rs_strided_all, relay_simplify_rule_rs_dropout,
    relay_simplify_rule_rs_reshape_reshape, relay_simplify_rule_rs_flatten_reshape,
    relay_simplify_rule_rs_transpose_transpose, relay_simplify_rule_rs_cast_cast,
    relay_simplify_rule_rs_clip_clip, relay_simplify_rule_rs_relu_relu, relay_simplify_rule_rs_relu_clip,
    relay_simplify_rule_rs_add_add, relay_simplify_rule_rs_mul_mul, relay_simplify_rule_rs_add_mul,
    relay_simplify_rule_rs_binomial, relay_simplify_rule_rs_difference_of_squares,
    relay_simplify_rule_rs_rsqrt, relay_simplify_rule_rs_neg_neg, relay_simplify_rule_rs_sub_self,
    relay_simplify_rule_rs_dq_arg, relay_simplify_rule_rs_zeros_like, relay_simplify_rule_rs_ones_like,
    relay_simplify_rule_rs_reshape_like, relay_simplify_rule_rs_collapse_like,
    relay_simplify_rule_rs_broadcast_like,
};

/* relay_simplify.pat:114  add(x & !const, a & const) */
static inline bool relay_simplify_rule_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, relay_simplify_rule_op_add, 2)) return false;
    return (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* relay_simplify.pat:131  add(multiply(a, a), multiply(multiply(a, b), 2)) */
static inline bool relay_simplify_rule_is_add_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relay_simplify_rule_op_add, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_multiply, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), relay_simplify_rule_op_multiply, 2);
}

/* op in {add}: relay_simplify_rule_rs_add_zero, relay_simplify_rule_rs_add_zeros,
 * relay_simplify_rule_rs_add_add, relay_simplify_rule_rs_binomial */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_add(const dfg_graph *g, dfg_node n)
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
                    if (dfg_argc_is(g, a0, 2)
                        && dfg_calls_argc(g, dfg_operand(g, a1, 0), relay_simplify_rule_op_multiply, 2)
                        && dfg_calls_argc(g, dfg_operand(g, a1, 1), relay_simplify_rule_op_multiply, 2))
                        set |= DFG_BIT(relay_simplify_rule_rs_binomial);
                    break;
                default: break;
                }
            }
            break;
        case relay_simplify_rule_op_multiply:
            if (relay_simplify_rule_is_add_2(g, dfg_operand(g, n, 0)) && dfg_argc_is(g, a1, 2))
                set |= DFG_BIT(relay_simplify_rule_rs_binomial);
            break;
        default: break;
        }
        if (dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE))
            set |= DFG_BIT(relay_simplify_rule_rs_add_zero);
        if (dfg_calls_argc(g, a1, relay_simplify_rule_op_zeros, 0)
            || dfg_calls_argc(g, a1, relay_simplify_rule_op_zeros_like, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_zeros, 0)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_zeros_like, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_add_zeros);
    }
    return set;
}

/* op in {subtract}: relay_simplify_rule_rs_sub_zero,
 * relay_simplify_rule_rs_difference_of_squares, relay_simplify_rule_rs_sub_self */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_subtract(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST:
            if (dfg_splat_is(g, a1, dfg_int(0), DFG_NO_DTYPE))
                set |= DFG_BIT(relay_simplify_rule_rs_sub_zero);
            break;
        case relay_simplify_rule_op_multiply:
            if (dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_multiply, 2)
                && dfg_argc_is(g, a1, 2))
                set |= DFG_BIT(relay_simplify_rule_rs_difference_of_squares);
            break;
        default: break;
        }
        set |= DFG_BIT(relay_simplify_rule_rs_sub_self);
    }
    return set;
}

/* relay_simplify.pat:119  multiply(x & !const, a & const); the operator is known */
static inline bool relay_simplify_rule_is_multiply(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* op in {multiply}: relay_simplify_rule_rs_mul_one, relay_simplify_rule_rs_mul_ones,
 * relay_simplify_rule_rs_mul_mul, relay_simplify_rule_rs_add_mul */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_multiply(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST: {
            const dfg_node a0 = dfg_operand(g, n, 0);
            switch (dfg_op(g, a0)) {
            case relay_simplify_rule_op_multiply:
                if (relay_simplify_rule_is_multiply(g, a0)) set |= DFG_BIT(relay_simplify_rule_rs_mul_mul);
                break;
            case relay_simplify_rule_op_add:
                if (relay_simplify_rule_is_add(g, a0)) set |= DFG_BIT(relay_simplify_rule_rs_add_mul);
                break;
            default: break;
            }
            if (dfg_splat_is(g, a1, dfg_int(1), DFG_NO_DTYPE))
                set |= DFG_BIT(relay_simplify_rule_rs_mul_one);
            break;
        }
        case relay_simplify_rule_op_multiply:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && relay_simplify_rule_is_multiply(g, a1))
                set |= DFG_BIT(relay_simplify_rule_rs_mul_mul);
            break;
        case relay_simplify_rule_op_add:
            if (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && relay_simplify_rule_is_add(g, a1))
                set |= DFG_BIT(relay_simplify_rule_rs_add_mul);
            break;
        default: break;
        }
        if (dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE))
            set |= DFG_BIT(relay_simplify_rule_rs_mul_one);
        if (dfg_calls_argc(g, a1, relay_simplify_rule_op_ones, 0)
            || dfg_calls_argc(g, a1, relay_simplify_rule_op_ones_like, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_ones, 0)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_ones_like, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_mul_ones);
    }
    return set;
}

/* op in {divide}: relay_simplify_rule_rs_div_one, relay_simplify_rule_rs_rsqrt */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_divide(const dfg_graph *g, dfg_node n)
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
        default: break;
        }
    }
    return set;
}

/* op in {cast}: relay_simplify_rule_rs_cast_same, relay_simplify_rule_rs_cast_cast */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_cast(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(relay_simplify_rule_rs_cast_same);
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_cast, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_cast_cast);
    }
    return set;
}

/* op in {transpose}: relay_simplify_rule_rs_transpose_none,
 * relay_simplify_rule_rs_transpose_transpose */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(relay_simplify_rule_rs_transpose_none);
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_transpose, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_transpose_transpose);
    }
    return set;
}

/* op in {layout_transform}: relay_simplify_rule_rs_layout_same,
 * relay_simplify_rule_rs_layout_back, relay_simplify_rule_rs_layout_layout */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_layout_transform(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_layout_transform, 1)) {
            set |= DFG_BIT(relay_simplify_rule_rs_layout_back);
            set |= DFG_BIT(relay_simplify_rule_rs_layout_layout);
        }
        set |= DFG_BIT(relay_simplify_rule_rs_layout_same);
    }
    return set;
}

/* op in {reshape}: relay_simplify_rule_rs_reshape_same, relay_simplify_rule_rs_reshape_reshape */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(relay_simplify_rule_rs_reshape_same);
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_reshape, 1))
            set |= DFG_BIT(relay_simplify_rule_rs_reshape_reshape);
    }
    return set;
}

/* relay_simplify.pat:64  nn.dropout(x).0; the operator is known */
static inline bool relay_simplify_rule_is_rs_dropout(const dfg_graph *g, dfg_node n)
{
    return dfg_data(g, n) == 0 && dfg_calls_argc(g, dfg_arg(g, n, 0), relay_simplify_rule_op_nn_dropout, 1);
}

/* relay_simplify.pat:75  nn.batch_flatten(reshape(x)); the operator is known */
static inline bool relay_simplify_rule_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_reshape, 1);
}

/* op in {clip}: relay_simplify_rule_rs_clip_clip, relay_simplify_rule_rs_relu_clip */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_clip(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case relay_simplify_rule_op_clip:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(relay_simplify_rule_rs_clip_clip);
            break;
        case relay_simplify_rule_op_nn_relu:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(relay_simplify_rule_rs_relu_clip);
            break;
        default: break;
        }
    }
    return set;
}

/* relay_simplify.pat:103  nn.relu(r); the operator is known */
static inline bool relay_simplify_rule_is_rs_relu_relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_nn_relu, 1);
}

/* relay_simplify.pat:150  negative(negative(x)); the operator is known */
static inline bool relay_simplify_rule_is_rs_neg_neg(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), relay_simplify_rule_op_negative, 1);
}

/* relay_simplify.pat:159  qnn.dequantize(x, s & const, z & const) */
static inline bool relay_simplify_rule_is_qnn_dequantize(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, relay_simplify_rule_op_qnn_dequantize, 3)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

/* relay_simplify.pat:159  (argmax | argmin)(qnn.dequantize(x, s & const, z & const)); the operator is known */
static inline bool relay_simplify_rule_is_a(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && relay_simplify_rule_is_qnn_dequantize(g, dfg_operand(g, n, 0));
}

/* op in {reshape_like}: relay_simplify_rule_rs_reshape_like */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relay_simplify_rule_at_reshape_like(const dfg_graph *g, dfg_node n)
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
    case relay_simplify_rule_op_argmax: case relay_simplify_rule_op_argmin:
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
    {DFG_RULE(relay_simplify_rs_add_zero, 0, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_add)},
    {DFG_RULE(relay_simplify_rs_sub_zero, 1, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_subtract)},
    {DFG_RULE(relay_simplify_rs_mul_one, 2, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_multiply)},
    {DFG_RULE(relay_simplify_rs_div_one, 3, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_divide)},
    {DFG_RULE(relay_simplify_rs_add_zeros, 4, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_add)},
    {DFG_RULE(relay_simplify_rs_mul_ones, 5, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_multiply)},
    {DFG_RULE(relay_simplify_rs_copy, 6, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_copy)},
    {DFG_RULE(relay_simplify_rs_cast_same, 7, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_cast)},
    {DFG_RULE(relay_simplify_rs_cast_like, 8, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_cast_like)},
    {DFG_RULE(relay_simplify_rs_transpose_none, 9, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_transpose)},
    {DFG_RULE(relay_simplify_rs_layout_same, 10, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_layout_transform)},
    {DFG_RULE(relay_simplify_rs_layout_back, 11, 1), .keep_shared = true, .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_layout_transform)},
    {DFG_RULE(relay_simplify_rs_layout_layout, 12, 1), .keep_shared = true, .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_layout_transform)},
    {DFG_RULE(relay_simplify_rs_reshape_same, 13, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_reshape)},
    {DFG_RULE(relay_simplify_rs_broadcast_same, 14, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_broadcast_to)},
    {DFG_RULE(relay_simplify_rs_strided_all, 15, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_strided_slice)},
    {DFG_RULE(relay_simplify_rs_dropout, 16, 1), .operands_first = true, DFG_ROOTS(DFG_GET)},
    {DFG_RULE(relay_simplify_rs_reshape_reshape, 17, 1), .keep_shared = true, .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_reshape)},
    {DFG_RULE(relay_simplify_rs_flatten_reshape, 18, 1), .keep_shared = true, .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_nn_batch_flatten)},
    {DFG_RULE(relay_simplify_rs_transpose_transpose, 19, 1), .keep_shared = true, .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_transpose)},
    {DFG_RULE(relay_simplify_rs_cast_cast, 20, 1), .keep_shared = true, .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_cast)},
    {DFG_RULE(relay_simplify_rs_clip_clip, 21, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_clip)},
    {DFG_RULE(relay_simplify_rs_relu_relu, 22, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_nn_relu)},
    {DFG_RULE(relay_simplify_rs_relu_clip, 23, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_clip)},
    {DFG_RULE(relay_simplify_rs_add_add, 24, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_add)},
    {DFG_RULE(relay_simplify_rs_mul_mul, 25, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_multiply)},
    {DFG_RULE(relay_simplify_rs_add_mul, 26, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_multiply)},
    {DFG_RULE(relay_simplify_rs_binomial, 27, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_add)},
    {DFG_RULE_OF_CALLS(relay_simplify_rs_difference_of_squares, 28, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_subtract)},
    {DFG_RULE_OF_CALLS(relay_simplify_rs_rsqrt, 29, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_divide)},
    {DFG_RULE(relay_simplify_rs_neg_neg, 30, 1), .keep_shared = true, .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_negative)},
    {DFG_RULE_OF_CALLS(relay_simplify_rs_sub_self, 31, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_subtract)},
    {DFG_RULE(relay_simplify_rs_dq_arg, 32, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_argmax, relay_simplify_rule_op_argmin)},
    {DFG_RULE(relay_simplify_rs_zeros_like, 33, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_zeros_like)},
    {DFG_RULE(relay_simplify_rs_ones_like, 34, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_ones_like)},
    {DFG_RULE(relay_simplify_rs_reshape_like, 35, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_reshape_like)},
    {DFG_RULE(relay_simplify_rs_collapse_like, 36, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_collapse_sum_like)},
    {DFG_RULE(relay_simplify_rs_broadcast_like, 37, 1), .operands_first = true,
     DFG_ROOTS(relay_simplify_rule_op_broadcast_to_like)},
};

const struct dfg_rules relay_simplify_rules = {
    .abi = DFG_ABI,
    .n = 38, .n_words = 1, .rules = relay_simplify_rule_rows,
    .names = &relay_simplify_rule_names, .candidates = relay_simplify_rules_candidates,
};
