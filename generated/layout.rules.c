/* The replacements of layout.pat's rules.  Made by pat2c; do not edit. */
#include "layout.h"
_Static_assert(LAYOUT_H == 0x26f5fd2f6cfe17a7, "layout.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    layout_rule_op_Abs = DFG_FIRST_OP, layout_rule_op_Acos, layout_rule_op_Acosh, layout_rule_op_Add,
    layout_rule_op_And, layout_rule_op_Asin, layout_rule_op_Asinh, layout_rule_op_Atan,
    layout_rule_op_Atanh, layout_rule_op_BitShift, layout_rule_op_BitwiseAnd, layout_rule_op_BitwiseNot,
    layout_rule_op_BitwiseOr, layout_rule_op_BitwiseXor, layout_rule_op_Cast, layout_rule_op_Ceil,
    layout_rule_op_Celu, layout_rule_op_Clip, layout_rule_op_Concat, layout_rule_op_Cos,
    layout_rule_op_Cosh, layout_rule_op_DequantizeLinear, layout_rule_op_Div, layout_rule_op_Elu,
    layout_rule_op_Equal, layout_rule_op_Erf, layout_rule_op_Exp, layout_rule_op_Floor,
    layout_rule_op_Gather, layout_rule_op_Gelu, layout_rule_op_Greater, layout_rule_op_GreaterOrEqual,
    layout_rule_op_HardSigmoid, layout_rule_op_HardSwish, layout_rule_op_IsInf, layout_rule_op_IsNaN,
    layout_rule_op_LeakyRelu, layout_rule_op_Less, layout_rule_op_LessOrEqual, layout_rule_op_Log,
    layout_rule_op_LogSoftmax, layout_rule_op_MatMul, layout_rule_op_Max, layout_rule_op_Min,
    layout_rule_op_Mish, layout_rule_op_Mod, layout_rule_op_Mul, layout_rule_op_Neg, layout_rule_op_Not,
    layout_rule_op_Or, layout_rule_op_PRelu, layout_rule_op_Pow, layout_rule_op_QuantizeLinear,
    layout_rule_op_Reciprocal, layout_rule_op_ReduceL2, layout_rule_op_ReduceMax, layout_rule_op_ReduceMean,
    layout_rule_op_ReduceMin, layout_rule_op_ReduceProd, layout_rule_op_ReduceSum, layout_rule_op_Relu,
    layout_rule_op_Reshape, layout_rule_op_Round, layout_rule_op_Selu, layout_rule_op_Shrink,
    layout_rule_op_Sigmoid, layout_rule_op_Sign, layout_rule_op_Sin, layout_rule_op_Sinh,
    layout_rule_op_Slice, layout_rule_op_Softmax, layout_rule_op_Softplus, layout_rule_op_Softsign,
    layout_rule_op_Split, layout_rule_op_Sqrt, layout_rule_op_Sub, layout_rule_op_Swish, layout_rule_op_Tan,
    layout_rule_op_Tanh, layout_rule_op_ThresholdedRelu, layout_rule_op_Transpose, layout_rule_op_Xor,
};
enum {
    layout_rule_attr_allowzero, layout_rule_attr_axes, layout_rule_attr_axis, layout_rule_attr_keepdims,
    layout_rule_attr_perm,
};
static const char *const layout_rule_op_names[] = {
    "Abs", "Acos", "Acosh", "Add", "And", "Asin", "Asinh", "Atan", "Atanh", "BitShift", "BitwiseAnd",
    "BitwiseNot", "BitwiseOr", "BitwiseXor", "Cast", "Ceil", "Celu", "Clip", "Concat", "Cos", "Cosh",
    "DequantizeLinear", "Div", "Elu", "Equal", "Erf", "Exp", "Floor", "Gather", "Gelu", "Greater",
    "GreaterOrEqual", "HardSigmoid", "HardSwish", "IsInf", "IsNaN", "LeakyRelu", "Less", "LessOrEqual",
    "Log", "LogSoftmax", "MatMul", "Max", "Min", "Mish", "Mod", "Mul", "Neg", "Not", "Or", "PRelu", "Pow",
    "QuantizeLinear", "Reciprocal", "ReduceL2", "ReduceMax", "ReduceMean", "ReduceMin", "ReduceProd",
    "ReduceSum", "Relu", "Reshape", "Round", "Selu", "Shrink", "Sigmoid", "Sign", "Sin", "Sinh", "Slice",
    "Softmax", "Softplus", "Softsign", "Split", "Sqrt", "Sub", "Swish", "Tan", "Tanh", "ThresholdedRelu",
    "Transpose", "Xor",
};
static const char *const layout_rule_attr_names[] = { "allowzero", "axes", "axis", "keepdims", "perm" };
static const dfg_val layout_rule_list_0_1_3_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val layout_rule_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val layout_rule_list_0_2_3_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val layout_rule_list_0_3_1_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val layout_rule_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val layout_rule_list_1_0_2[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}};

static const struct dfg_names layout_rule_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .n_ops = 82, .ops = layout_rule_op_names, .n_attrs = 5,
    .attrs = layout_rule_attr_names,
};

/* layout.pat:152, rule transpose_up_beside:  rewrite e.op(Transpose(y) { perm = p }, c) { ..e }; */
DFG_BUILD(layout_transpose_up_beside)
{
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                                            DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    with[0] = dfg_new_like_call(r, m->e, DFG_OPERANDS(transpose, m->c), DFG_ATTRS(dfg_take(m->e)), 0);
}

static DFG_APART dfg_val layout_rule_at_2(const dfg_graph *g, dfg_node t, dfg_node x, const dfg_val *i)
{
    const dfg_val list = dfg_attr(g, t, layout_rule_attr_perm);
    const int64_t k = dfg_position(
            *i, dfg_known(dfg_attr(g, t, layout_rule_attr_perm)) ? dfg_len(list) : dfg_rank_less(g, x, 0));
    return k < 0 ? dfg_nil()
        : dfg_known(dfg_attr(g, t, layout_rule_attr_perm)) ? dfg_stored_item_at(&list, k)
        : dfg_int(dfg_rank_less(g, x, 0) - 1 - k);
}

/* layout.pat:17, rule transpose_transpose:  rewrite Transpose(x) {
 *     perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]
 *             for i in present(u.perm) ? u.perm : reverse(range(x.rank))]
 * }; */
DFG_BUILD(layout_transpose_transpose)
{
    struct dfg_values perm = {0};
    const int64_t n = dfg_known(dfg_attr(g, m->u, layout_rule_attr_perm))
        ? dfg_len(dfg_attr(g, m->u, layout_rule_attr_perm))
        : dfg_rank_less(g, m->x, 0);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &perm,
                       layout_rule_at_2(g, m->t, m->x,
                                        DFG_PUT(dfg_known(dfg_attr(g, m->u, layout_rule_attr_perm))
                                                ? dfg_stored_item(
                                                      dfg_attr(g, m->u, layout_rule_attr_perm), i)
                                                : dfg_int(dfg_rank_less(g, m->x, 0) - 1 - i))));
    with[0] = dfg_new_call(
            r, layout_rule_op_Transpose, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(layout_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm))), 0);
}

/* layout.pat:27, rule transpose_fan:  rewrite every Transpose(x) { perm = [p[i] for i in q] }; */
DFG_BUILD(layout_transpose_fan)
{
    for (uint32_t k = 0; k < m->y.n; k++) {
        const dfg_node y = m->y.at[k];
        const dfg_val q = dfg_attr(g, y, layout_rule_attr_perm);
        struct dfg_values perm = {0};
        const int64_t n = dfg_len(q);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &perm, dfg_at(m->p, dfg_item_at(&q, i)));
        with[k] = dfg_new_call(
                r, layout_rule_op_Transpose, DFG_OPERANDS(m->x),
                DFG_ATTRS(dfg_give(layout_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm))), 0);
    }
}

/* layout.pat:34, rule transpose_ones:  rewrite Reshape(x, i64 [d for d in t.shape]); */
DFG_BUILD(layout_transpose_ones)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->t));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->t, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* layout.pat:41, rule reshape_of_ones:  rewrite Reshape(x, s); */
static const struct dfg_made_call layout_reshape_of_ones_calls[] = {
    {layout_rule_op_Reshape, 2, {DFG_FROM(layout_reshape_of_ones, x), DFG_FROM(layout_reshape_of_ones, s)}},
};

/* layout.pat:50, rule transposes_around_reshape:  rewrite Reshape(x, i64 [d for d in u.shape]); */
DFG_BUILD(layout_transposes_around_reshape)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->u));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->u, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* layout.pat:63, rule transpose_matmul:
 * rewrite MatMul(Transpose(b) { perm = [1, 0] }, Transpose(a) { perm = [1, 0] }); */
DFG_BUILD(layout_transpose_matmul)
{
    const dfg_node transpose = dfg_new_call(
            r, layout_rule_op_Transpose, DFG_OPERANDS(m->b),
            DFG_ATTRS(dfg_give(layout_rule_attr_perm, dfg_list(layout_rule_list_1_0, 2))), 0);
    const dfg_node transpose_2 = dfg_new_call(
            r, layout_rule_op_Transpose, DFG_OPERANDS(m->a),
            DFG_ATTRS(dfg_give(layout_rule_attr_perm, dfg_list(layout_rule_list_1_0, 2))), 0);
    with[0] = dfg_new_call(r, layout_rule_op_MatMul, DFG_OPERANDS(transpose, transpose_2), NULL, 0);
}

/* layout.pat:73, rule gather_channels:
 * rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]); */
DFG_BUILD(layout_gather_channels)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_value_of(g, m->i)));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(1)));
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->r, 1)));
    with[0] = dfg_new_call(r, layout_rule_op_Slice,
                           DFG_OPERANDS(m->x, constant, constant_2, constant_3, constant_4), NULL, 0);
}

/* layout.pat:82, rule transpose_merged:  rewrite Transpose(x) { perm = [0, 1, 3, 2] }; */
DFG_BUILD(layout_transpose_merged)
{
    with[0] = dfg_new_call(
            r, layout_rule_op_Transpose, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(layout_rule_attr_perm, dfg_list(layout_rule_list_0_1_3_2, 4))), 0);
}

/* layout.pat:92, rule transpose_merged_behind:
 * rewrite Transpose(Reshape(x, i64 [y.shape[0], y.shape[1], y.shape[3], y.shape[2]])) { perm = [0, 1, 3, 2] }; */
DFG_BUILD(layout_transpose_merged_behind)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_extent_of(g, m->y, 0), dfg_extent_of(g, m->y, 1),
                                                     dfg_extent_of(g, m->y, 3), dfg_extent_of(g, m->y, 2)));
    const dfg_node reshape = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
    with[0] = dfg_new_call(
            r, layout_rule_op_Transpose, DFG_OPERANDS(reshape),
            DFG_ATTRS(dfg_give(layout_rule_attr_perm, dfg_list(layout_rule_list_0_1_3_2, 4))), 0);
}

/* layout.pat:118, rule transpose_up:  rewrite e.op(Transpose(y) { perm = p }, ...rest) { ..e }; */
DFG_BUILD(layout_transpose_up)
{
    struct dfg_operands args = {0};
    dfg_push(r, &args,
             dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                          DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0));
    dfg_push_all(r, &args, m->rest);
    with[0] = dfg_new_like_call(r, m->e, args.at, args.n, DFG_ATTRS(dfg_take(m->e)), 0);
}

/* layout.pat:125, rule transpose_up_both:
 * rewrite e.op(Transpose(y) { perm = p }, Transpose(z) { perm = p }) { ..e }; */
DFG_BUILD(layout_transpose_up_both)
{
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                                            DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    const dfg_node transpose_2 = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->z),
                                              DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    with[0] = dfg_new_like_call(r, m->e, DFG_OPERANDS(transpose, transpose_2), DFG_ATTRS(dfg_take(m->e)),
                                0);
}

static DFG_APART dfg_val layout_rule_item(const dfg_graph *g, const dfg_val *i, const dfg_val *p, dfg_node c)
{
    return dfg_choose(dfg_less(*i, dfg_int_sub(dfg_count(dfg_len(*p)), dfg_rank_of(g, c))), dfg_int(1),
                      dfg_at(dfg_shape_of(g, c),
                             dfg_int_add(dfg_int_sub(*i, dfg_count(dfg_len(*p))), dfg_rank_of(g, c))));
}

/* layout.pat:132, rule transpose_up_constant:  rewrite e.op(Transpose(y) { perm = p },
 *              Transpose(
 *                  Reshape(c, i64 [i < len(p) - c.rank ? 1 : c.shape[i - len(p) + c.rank] for i in range(len(p))]))
 *                  { perm = p }) { ..e }; */
DFG_BUILD(layout_transpose_up_constant)
{
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                                            DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    struct dfg_values elements = {0};
    const int64_t n = dfg_range_to(dfg_count(dfg_len(m->p)));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, layout_rule_item(g, DFG_PUT(dfg_int(i)), DFG_PUT(m->p), m->c));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    const dfg_node reshape = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    const dfg_node transpose_2 = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(reshape),
                                              DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    with[0] = dfg_new_like_call(r, m->e, DFG_OPERANDS(transpose, transpose_2), DFG_ATTRS(dfg_take(m->e)),
                                0);
}

/* layout.pat:143, rule transpose_up_product:  rewrite MatMul(Transpose(y) { perm = p }, w); */
DFG_BUILD(layout_transpose_up_product)
{
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                                            DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    with[0] = dfg_new_call(r, layout_rule_op_MatMul, DFG_OPERANDS(transpose, m->w), NULL, 0);
}

static DFG_APART dfg_val layout_rule_item_2(const dfg_val *p, const dfg_val *i, const dfg_val *k2)
{
    return dfg_choose(dfg_same(dfg_nth_at(p, i),
                               dfg_choose(dfg_less(*k2, dfg_int(0)),
                                          dfg_int_add(*k2, dfg_count(dfg_len(*p))), *k2)), *i, dfg_int(0));
}

static DFG_APART dfg_val layout_rule_sum(const dfg_val *p, const dfg_val *k2)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, layout_rule_item_2(p, DFG_PUT(dfg_int(k)), k2));
    return total;
}

static DFG_APART dfg_val layout_rule_item_3(const dfg_val *p, const dfg_val *k2)
{
    return layout_rule_sum(p, k2);
}

/* layout.pat:162, rule transpose_up_reduction:  rewrite r.op(Transpose(y) { perm = p }) {
 *     ..r, axes = [sum([p[i] == (k < 0 ? k + len(p) : k) ? i : 0 for i in range(len(p))]) for k in a]
 * }; */
DFG_BUILD(layout_transpose_up_reduction)
{
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                                            DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    struct dfg_values axes = {0};
    const int64_t n = dfg_len(m->a);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &axes, layout_rule_item_3(DFG_PUT(m->p), DFG_PUT(dfg_item(m->a, i))));
    with[0] = dfg_new_like_call(r, m->r, DFG_OPERANDS(transpose),
                                DFG_ATTRS(dfg_take(m->r),
                                          dfg_give(layout_rule_attr_axes,
                                                   n < 0 ? dfg_nil() : dfg_list_of(r, &axes))), 0);
}

static DFG_APART dfg_val layout_rule_item_4(const dfg_val *p, const dfg_val *i, const dfg_val *a)
{
    return dfg_choose(dfg_same(dfg_nth_at(p, i),
                               dfg_choose(dfg_less(*a, dfg_int(0)), dfg_int_add(*a, dfg_count(dfg_len(*p))),
                                          *a)), *i, dfg_int(0));
}

static DFG_APART dfg_val layout_rule_sum_2(const dfg_val *p, const dfg_val *a)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, layout_rule_item_4(p, DFG_PUT(dfg_int(k)), a));
    return total;
}

/* layout.pat:171, rule transpose_up_softmax:  rewrite s.op(Transpose(y) { perm = p }) {
 *     axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 * }; */
DFG_BUILD(layout_transpose_up_softmax)
{
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                                            DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    with[0] = dfg_new_like_call(r, m->s, DFG_OPERANDS(transpose),
                                DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                                   layout_rule_sum_2(DFG_PUT(m->p), DFG_PUT(m->a)))), 0);
}

/* layout.pat:179, rule transpose_up_concat:  rewrite Concat(every Transpose(t) { perm = p }) {
 *     axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 * }; */
DFG_BUILD(layout_transpose_up_concat)
{
    struct dfg_operands args = {0};
    for (uint32_t k = 0; k < m->t.n; k++) {
        const dfg_node t = m->t.at[k];
        dfg_push(r, &args,
                 dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(t),
                              DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0));
    }
    with[0] = dfg_new_call(r, layout_rule_op_Concat, args.at, args.n,
                           DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                              layout_rule_sum_2(DFG_PUT(m->p), DFG_PUT(m->a)))), 0);
}

static DFG_APART dfg_val layout_rule_item_5(const dfg_val *p, const dfg_val *k2, const dfg_val *a)
{
    return dfg_choose(dfg_same(dfg_nth_at(p, k2),
                               dfg_choose(dfg_less(*a, dfg_int(0)), dfg_int_add(*a, dfg_count(dfg_len(*p))),
                                          *a)), *k2, dfg_int(0));
}

static DFG_APART dfg_val layout_rule_sum_3(const dfg_val *p, const dfg_val *a)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, layout_rule_item_5(p, DFG_PUT(dfg_int(k)), a));
    return total;
}

/* layout.pat:188, rule transpose_up_gather:  rewrite Gather(Transpose(y) { perm = p }, i) {
 *     axis = sum([p[k] == (a < 0 ? a + len(p) : a) ? k : 0 for k in range(len(p))])
 * }; */
DFG_BUILD(layout_transpose_up_gather)
{
    const dfg_node transpose = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                                            DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
    with[0] = dfg_new_call(r, layout_rule_op_Gather, DFG_OPERANDS(transpose, m->i),
                           DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                              layout_rule_sum_3(DFG_PUT(m->p), DFG_PUT(m->a)))), 0);
}

/* layout.pat:196, rule gather_transposed:  rewrite Gather(x, i) { axis = p[a] }; */
DFG_BUILD(layout_gather_transposed)
{
    with[0] = dfg_new_call(r, layout_rule_op_Gather, DFG_OPERANDS(m->x, m->i),
                           DFG_ATTRS(dfg_give(layout_rule_attr_axis, dfg_at(m->p, m->a))), 0);
}

/* layout.pat:205, rule transpose_up_split:  rewrite {
 *     n = Split(Transpose(y) { perm = p }, ...rest) -> 2 {
 *         axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *     };
 *     return n.0, n.1;
 * } */
DFG_BUILD(layout_transpose_up_split)
{
    struct dfg_operands args = {0};
    dfg_push(r, &args,
             dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                          DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0));
    dfg_push_all(r, &args, m->rest);
    const dfg_node n = dfg_new_call(r, layout_rule_op_Split, args.at, args.n,
                                    DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                                       layout_rule_sum_2(DFG_PUT(m->p), DFG_PUT(m->a)))),
                                    2);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
}

/* layout.pat:219, rule transpose_up_split_three:  rewrite {
 *     n = Split(Transpose(y) { perm = p }, ...rest) -> 3 {
 *         axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *     };
 *     return n.0, n.1, n.2;
 * } */
DFG_BUILD(layout_transpose_up_split_three)
{
    struct dfg_operands args = {0};
    dfg_push(r, &args,
             dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(m->y),
                          DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0));
    dfg_push_all(r, &args, m->rest);
    const dfg_node n = dfg_new_call(r, layout_rule_op_Split, args.at, args.n,
                                    DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                                       layout_rule_sum_2(DFG_PUT(m->p), DFG_PUT(m->a)))),
                                    3);
    with[0] = dfg_new_get(r, n, 0);
    with[1] = dfg_new_get(r, n, 1);
    with[2] = dfg_new_get(r, n, 2);
}

/* layout.pat:234, rule transposes_joined:  rewrite Transpose(e.op(a, b) { ..e }) { perm = p }; */
DFG_BUILD(layout_transposes_joined)
{
    const dfg_node call = dfg_new_like_call(r, m->e, DFG_OPERANDS(m->a, m->b), DFG_ATTRS(dfg_take(m->e)),
                                            0);
    with[0] = dfg_new_call(r, layout_rule_op_Transpose, DFG_OPERANDS(call),
                           DFG_ATTRS(dfg_give(layout_rule_attr_perm, m->p)), 0);
}

/* layout.pat:241, rule transposes_concatenated:
 * rewrite Transpose(Concat(every x) { axis = k % 4 == 0 ? 0 : (k + 4) % 4 % 3 + 1 }) { perm = [0, 2, 3, 1] }; */
DFG_BUILD(layout_transposes_concatenated)
{
    struct dfg_operands args = {0};
    for (uint32_t k = 0; k < m->x.n; k++) {
        const dfg_node x = m->x.at[k];
        dfg_push(r, &args, x);
    }
    const dfg_node concat = dfg_new_call(r, layout_rule_op_Concat, args.at, args.n,
                                         DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                                            dfg_choose(dfg_scalar_same(dfg_mod(m->k,
                                                                                               dfg_int(4)),
                                                                                       dfg_int(0)),
                                                                       dfg_int(0),
                                                                       dfg_int_add(dfg_mod(dfg_mod(
                                                                                               dfg_int_add(
                                                                                                   m->k,
                                                                                                   dfg_int(
                                                                                                       4)),
                                                                                               dfg_int(4)),
                                                                                           dfg_int(3)),
                                                                                   dfg_int(1))))), 0);
    with[0] = dfg_new_call(
            r, layout_rule_op_Transpose, DFG_OPERANDS(concat),
            DFG_ATTRS(dfg_give(layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_3_1, 4))), 0);
}

/* layout.pat:250, rule reduce_transposed:  rewrite r.op(x) { ..r, axes = [p[k] for k in a] }; */
DFG_BUILD(layout_reduce_transposed)
{
    struct dfg_values axes = {0};
    const int64_t n = dfg_len(m->a);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &axes, dfg_at(m->p, dfg_item(m->a, i)));
    with[0] = dfg_new_like_call(r, m->r, DFG_OPERANDS(m->x),
                                DFG_ATTRS(dfg_take(m->r),
                                          dfg_give(layout_rule_attr_axes,
                                                   n < 0 ? dfg_nil() : dfg_list_of(r, &axes))), 0);
}

/* layout.pat:257, rule reshape_up:  rewrite e.op(Reshape(y, s) { ..u }, ...rest) { ..e }; */
DFG_BUILD(layout_reshape_up)
{
    struct dfg_operands args = {0};
    dfg_push(r, &args,
             dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->y, m->s), DFG_ATTRS(dfg_take(m->u)),
                          0));
    dfg_push_all(r, &args, m->rest);
    with[0] = dfg_new_like_call(r, m->e, args.at, args.n, DFG_ATTRS(dfg_take(m->e)), 0);
}

static DFG_APART dfg_val layout_rule_item_6(const dfg_graph *g, const dfg_val *j, const dfg_val *i, dfg_node t, dfg_node u)
{
    return dfg_eq(*j, *i)
        || dfg_extent_eq(g, dfg_at(dfg_shape_of(g, t), *j), dfg_at(dfg_shape_of(g, u), *j))
        ? dfg_int(1)
        : dfg_ne(*j, *i) && dfg_extent_ne(g, dfg_at(dfg_shape_of(g, t), *j), dfg_at(dfg_shape_of(g, u), *j))
          ? dfg_int(0)
        : dfg_nil();
}

static DFG_APART dfg_val layout_rule_prod(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total, layout_rule_item_6(g, DFG_PUT(dfg_int(k)), i, t, u));
    return total;
}

/* layout.pat:260
 * cond alike_but(t, u, i) = prod([j == i or t.shape[j] == u.shape[j] ? 1 : 0 for j in range(t.rank)]) == 1; */
static DFG_APART bool layout_rule_alike_but(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *i)
{
    return dfg_scalar_eq(layout_rule_prod(g, i, t, u), dfg_int(1));
}

static DFG_APART dfg_val layout_rule_item_7(const dfg_graph *g, const dfg_val *j, const dfg_val *a, dfg_node y)
{
    return dfg_choose(dfg_less(*j,
                               dfg_choose(dfg_less(*a, dfg_int(0)), dfg_int_add(*a, dfg_rank_of(g, y)),
                                          *a)), dfg_at(dfg_shape_of(g, y), *j), dfg_int(1));
}

static DFG_APART dfg_val layout_rule_prod_2(const dfg_graph *g, const dfg_val *a, dfg_node y)
{
    const int64_t n = dfg_rank_less(g, y, 0);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, layout_rule_item_7(g, DFG_PUT(dfg_int(k)), a, y));
    return total;
}

static DFG_APART dfg_val layout_rule_item_8(const dfg_graph *g, const dfg_val *j, const dfg_val *i, dfg_node t)
{
    return dfg_choose(dfg_less(*j, *i), dfg_at(dfg_shape_of(g, t), *j), dfg_int(1));
}

static DFG_APART dfg_val layout_rule_prod_3(const dfg_graph *g, const dfg_val *i, dfg_node t)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, layout_rule_item_8(g, DFG_PUT(dfg_int(k)), i, t));
    return total;
}

/* layout.pat:261  cond before(y, a, t, i) =
 *     prod([j < (a < 0 ? a + y.rank : a) ? y.shape[j] : 1 for j in range(y.rank)])
 *     == prod([j < i ? t.shape[j] : 1 for j in range(t.rank)]); */
static DFG_APART bool layout_rule_before(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t, const dfg_val *i)
{
    return dfg_extent_eq(g, layout_rule_prod_2(g, a, y), layout_rule_prod_3(g, i, t));
}

/* layout.pat:264  cond parted(y, a, t, u, i) = alike_but(t, u, i), before(y, a, t, i); */
static DFG_APART bool layout_rule_parted(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t, dfg_node u, const dfg_val *i)
{
    return layout_rule_alike_but(g, t, u, i) && layout_rule_before(g, y, a, t, i);
}

/* layout.pat:260, known not to hold
 * cond alike_but(t, u, i) = prod([j == i or t.shape[j] == u.shape[j] ? 1 : 0 for j in range(t.rank)]) == 1; */
static DFG_APART bool layout_rule_not_alike_but(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *i)
{
    return dfg_scalar_ne(layout_rule_prod(g, i, t, u), dfg_int(1));
}

/* layout.pat:261, known not to hold  cond before(y, a, t, i) =
 *     prod([j < (a < 0 ? a + y.rank : a) ? y.shape[j] : 1 for j in range(y.rank)])
 *     == prod([j < i ? t.shape[j] : 1 for j in range(t.rank)]); */
static DFG_APART bool layout_rule_not_before(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t, const dfg_val *i)
{
    return dfg_extent_ne(g, layout_rule_prod_2(g, a, y), layout_rule_prod_3(g, i, t));
}

/* layout.pat:264, known not to hold  cond parted(y, a, t, u, i) = alike_but(t, u, i), before(y, a, t, i); */
static DFG_APART bool layout_rule_not_parted(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t,
    dfg_node u, const dfg_val *i)
{
    return layout_rule_not_alike_but(g, t, u, i) || layout_rule_not_before(g, y, a, t, i);
}

static DFG_APART dfg_val layout_rule_item_9(const dfg_graph *g, const dfg_val *j, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y)
{
    return layout_rule_parted(g, y, a, t, u, j) ? *j
        : layout_rule_not_parted(g, y, a, t, u, j) ? dfg_int(-1) : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_9(g, DFG_PUT(dfg_int(k)), t, u, a, y);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_rule_item_10(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a,
    dfg_node y, const dfg_val *i)
{
    return dfg_choose(dfg_scalar_same(layout_rule_max(g, t, u, a, y), *i),
                      dfg_extent_add(g, dfg_at(dfg_shape_of(g, t), *i), dfg_at(dfg_shape_of(g, u), *i)),
                      dfg_at(dfg_shape_of(g, t), *i));
}

static DFG_APART dfg_val layout_rule_item_11(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y)
{
    return layout_rule_parted(g, y, a, t, u, i) ? dfg_at(dfg_shape_of(g, t), *i)
        : layout_rule_not_parted(g, y, a, t, u, i) ? dfg_int(-1) : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_2(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_11(g, DFG_PUT(dfg_int(k)), t, u, a, y);
        total = dfg_dim_max(g, k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_rule_item_12(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y)
{
    return layout_rule_parted(g, y, a, t, u, i) ? dfg_at(dfg_shape_of(g, u), *i)
        : layout_rule_not_parted(g, y, a, t, u, i) ? dfg_int(-1) : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_3(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_12(g, DFG_PUT(dfg_int(k)), t, u, a, y);
        total = dfg_dim_max(g, k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_rule_item_13(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y)
{
    return layout_rule_parted(g, y, a, t, u, i) ? *i
        : layout_rule_not_parted(g, y, a, t, u, i) ? dfg_int(-1) : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_4(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_13(g, DFG_PUT(dfg_int(k)), t, u, a, y);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* layout.pat:272, rule reshape_up_split:  rewrite {
 *     k = Reshape(y, i64 [max([parted(y, a, t, u, j) ? j : -1 for j in range(t.rank)]) == i ? t.shape[i] + u.shape[i]
 *                         : t.shape[i] for i in range(t.rank)]);
 *     n = Split(k, i64 [max([parted(y, a, t, u, i) ? t.shape[i] : -1 for i in range(t.rank)]),
 *                       max([parted(y, a, t, u, i) ? u.shape[i] : -1 for i in range(t.rank)])]) -> 2 {
 *         axis = max([parted(y, a, t, u, i) ? i : -1 for i in range(t.rank)])
 *     };
 *     return n.0, n.1;
 * } */
DFG_BUILD(layout_reshape_up_split)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_rank_less(g, m->t, 0);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements,
                       layout_rule_item_10(g, m->t, m->u, DFG_PUT(m->a), m->y, DFG_PUT(dfg_int(i))));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    const dfg_node k = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->y, constant), NULL, 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(
                                                  layout_rule_max_2(g, m->t, m->u, DFG_PUT(m->a), m->y),
                                                  layout_rule_max_3(g, m->t, m->u, DFG_PUT(m->a), m->y)));
    const dfg_node n_2 = dfg_new_call(r, layout_rule_op_Split, DFG_OPERANDS(k, constant_2),
                                      DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                                         layout_rule_max_4(g, m->t, m->u, DFG_PUT(m->a),
                                                                           m->y))), 2);
    with[0] = dfg_new_get(r, n_2, 0);
    with[1] = dfg_new_get(r, n_2, 1);
}

static DFG_APART dfg_val layout_rule_item_14(const dfg_graph *g, const dfg_val *j, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y, dfg_node v)
{
    return layout_rule_parted(g, y, a, t, u, j) && layout_rule_alike_but(g, t, v, j) ? *j
        : layout_rule_not_parted(g, y, a, t, u, j) || layout_rule_not_alike_but(g, t, v, j) ? dfg_int(-1)
        : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_5(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y, dfg_node v)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_14(g, DFG_PUT(dfg_int(k)), t, u, a, y, v);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_rule_value(const dfg_graph *g, dfg_node t, const dfg_val *i, dfg_node u, dfg_node v)
{
    return dfg_extent_add(
            g, dfg_extent_add(g, dfg_at(dfg_shape_of(g, t), *i), dfg_at(dfg_shape_of(g, u), *i)),
            dfg_at(dfg_shape_of(g, v), *i));
}

static DFG_APART dfg_val layout_rule_item_15(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a,
    dfg_node y, dfg_node v, const dfg_val *i)
{
    return dfg_choose(dfg_scalar_same(layout_rule_max_5(g, t, u, a, y, v), *i),
                      layout_rule_value(g, t, i, u, v), dfg_at(dfg_shape_of(g, t), *i));
}

static DFG_APART dfg_val layout_rule_item_16(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y, dfg_node v)
{
    return layout_rule_parted(g, y, a, t, u, i) && layout_rule_alike_but(g, t, v, i)
        ? dfg_at(dfg_shape_of(g, t), *i)
        : layout_rule_not_parted(g, y, a, t, u, i) || layout_rule_not_alike_but(g, t, v, i) ? dfg_int(-1)
        : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_6(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y, dfg_node v)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_16(g, DFG_PUT(dfg_int(k)), t, u, a, y, v);
        total = dfg_dim_max(g, k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_rule_item_17(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y, dfg_node v)
{
    return layout_rule_parted(g, y, a, t, u, i) && layout_rule_alike_but(g, t, v, i)
        ? dfg_at(dfg_shape_of(g, u), *i)
        : layout_rule_not_parted(g, y, a, t, u, i) || layout_rule_not_alike_but(g, t, v, i) ? dfg_int(-1)
        : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_7(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y, dfg_node v)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_17(g, DFG_PUT(dfg_int(k)), t, u, a, y, v);
        total = dfg_dim_max(g, k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_rule_item_18(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y, dfg_node v)
{
    return layout_rule_parted(g, y, a, t, u, i) && layout_rule_alike_but(g, t, v, i)
        ? dfg_at(dfg_shape_of(g, v), *i)
        : layout_rule_not_parted(g, y, a, t, u, i) || layout_rule_not_alike_but(g, t, v, i) ? dfg_int(-1)
        : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_8(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y, dfg_node v)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_18(g, DFG_PUT(dfg_int(k)), t, u, a, y, v);
        total = dfg_dim_max(g, k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_rule_item_19(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u,
    const dfg_val *a, dfg_node y, dfg_node v)
{
    return layout_rule_parted(g, y, a, t, u, i) && layout_rule_alike_but(g, t, v, i) ? *i
        : layout_rule_not_parted(g, y, a, t, u, i) || layout_rule_not_alike_but(g, t, v, i) ? dfg_int(-1)
        : dfg_nil();
}

static DFG_APART dfg_val layout_rule_max_9(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *a, dfg_node y, dfg_node v)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_rule_item_19(g, DFG_PUT(dfg_int(k)), t, u, a, y, v);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* layout.pat:291, rule reshape_up_split_three:  rewrite {
 *     k = Reshape(y, i64 [max([parted(y, a, t, u, j) and alike_but(t, v, j) ? j : -1 for j in range(t.rank)]) == i
 *                         ? t.shape[i] + u.shape[i] + v.shape[i] : t.shape[i] for i in range(t.rank)]);
 *     n = Split(k, i64 [max([parted(y, a, t, u, i) and alike_but(t, v, i) ? t.shape[i] : -1 for i in range(t.rank)]),
 *                       max([parted(y, a, t, u, i) and alike_but(t, v, i) ? u.shape[i] : -1 for i in range(t.rank)]),
 *                       max([parted(y, a, t, u, i) and alike_but(t, v, i) ? v.shape[i] : -1 for i in range(t.rank)])])
 *         -> 3 {
 *         axis = max([parted(y, a, t, u, i) and alike_but(t, v, i) ? i : -1 for i in range(t.rank)])
 *     };
 *     return n.0, n.1, n.2;
 * } */
DFG_BUILD(layout_reshape_up_split_three)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_rank_less(g, m->t, 0);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements,
                       layout_rule_item_15(g, m->t, m->u, DFG_PUT(m->a), m->y, m->v, DFG_PUT(dfg_int(i))));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    const dfg_node k = dfg_new_call(r, layout_rule_op_Reshape, DFG_OPERANDS(m->y, constant), NULL, 0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL,
                                              DFG_LIST(layout_rule_max_6(g, m->t, m->u, DFG_PUT(m->a), m->y,
                                                                         m->v),
                                                       layout_rule_max_7(g, m->t, m->u, DFG_PUT(m->a), m->y,
                                                                         m->v),
                                                       layout_rule_max_8(g, m->t, m->u, DFG_PUT(m->a), m->y,
                                                                         m->v)));
    const dfg_node n_2 = dfg_new_call(r, layout_rule_op_Split, DFG_OPERANDS(k, constant_2),
                                      DFG_ATTRS(dfg_give(layout_rule_attr_axis,
                                                         layout_rule_max_9(g, m->t, m->u, DFG_PUT(m->a),
                                                                           m->y, m->v))), 3);
    with[0] = dfg_new_get(r, n_2, 0);
    with[1] = dfg_new_get(r, n_2, 1);
    with[2] = dfg_new_get(r, n_2, 2);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    layout_rule_transpose_up_beside, layout_rule_transpose_transpose, layout_rule_transpose_fan,
    layout_rule_transpose_ones, layout_rule_reshape_of_ones, layout_rule_transposes_around_reshape,
    layout_rule_transpose_matmul, layout_rule_gather_channels, layout_rule_transpose_merged,
    layout_rule_transpose_merged_behind, layout_rule_transpose_up, layout_rule_transpose_up_both,
    layout_rule_transpose_up_constant, layout_rule_transpose_up_product, layout_rule_transpose_up_reduction,
    layout_rule_transpose_up_softmax, layout_rule_transpose_up_concat, layout_rule_transpose_up_gather,
    layout_rule_gather_transposed, layout_rule_transpose_up_split, layout_rule_transpose_up_split_three,
    layout_rule_transposes_joined, layout_rule_transposes_concatenated, layout_rule_reduce_transposed,
    layout_rule_reshape_up, layout_rule_reshape_up_split, layout_rule_reshape_up_split_three,
};

/* layout.pat:128  arithmetic(y & turned, c & const) */
static inline bool layout_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, layout_rule_op_Add) || dfg_calls(g, n, layout_rule_op_And)
            || dfg_calls(g, n, layout_rule_op_BitwiseAnd) || dfg_calls(g, n, layout_rule_op_BitwiseOr)
            || dfg_calls(g, n, layout_rule_op_BitwiseXor) || dfg_calls(g, n, layout_rule_op_Equal)
            || dfg_calls(g, n, layout_rule_op_Max) || dfg_calls(g, n, layout_rule_op_Min)
            || dfg_calls(g, n, layout_rule_op_Mul) || dfg_calls(g, n, layout_rule_op_Or)
            || dfg_calls(g, n, layout_rule_op_Xor))
        && dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* layout.pat:46  Reshape(t, _); the operator is known */
static inline bool layout_rule_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, layout_rule_op_Transpose, 1)
        && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_0_3_1_2, 4), false);
}

/* layout.pat:177  Concat(every t); the operator is known */
static inline bool layout_rule_is_c(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) > 0 && dfg_calls_argc(g, dfg_arg(g, n, 0), layout_rule_op_Transpose, 1);
}

/* from bit 0 on: layout_rule_transpose_up_split, layout_rule_transpose_up_split_three, and 1
 * more such group */
static uint64_t layout_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_calls(g, a0, layout_rule_op_Split) && dfg_arg(g, a0, 0) != DFG_NONE && dfg_data(g, n) == 0) {
        set |= DFG_BIT(0); /* layout_rule_transpose_up_split ... */
        set |= DFG_BIT(1); /* layout_rule_transpose_up_split_three ... */
    }
    return set;
}

/* op in {Transpose}: layout_rule_transpose_up_beside, layout_rule_transpose_transpose,
 * layout_rule_transpose_fan, layout_rule_transpose_ones, layout_rule_transposes_around_reshape,
 * layout_rule_transpose_matmul and 10 more */
static uint64_t layout_rule_at_Transpose(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case layout_rule_op_Add: case layout_rule_op_And: case layout_rule_op_BitShift:
        case layout_rule_op_BitwiseAnd: case layout_rule_op_BitwiseOr: case layout_rule_op_BitwiseXor:
        case layout_rule_op_Div: case layout_rule_op_Equal: case layout_rule_op_Greater:
        case layout_rule_op_GreaterOrEqual: case layout_rule_op_Less: case layout_rule_op_LessOrEqual:
        case layout_rule_op_Max: case layout_rule_op_Min: case layout_rule_op_Mod: case layout_rule_op_Mul:
        case layout_rule_op_Or: case layout_rule_op_PRelu: case layout_rule_op_Pow:
        case layout_rule_op_Sub: case layout_rule_op_Xor:
            if (dfg_has_args(g, a0, 2)) {
                if (dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST) || layout_rule_is_Add(g, a0)) {
                    set |= DFG_BIT(layout_rule_transpose_up_beside);
                    set |= DFG_BIT(layout_rule_transpose_up_constant);
                }
                set |= DFG_BIT(layout_rule_transpose_up_both);
            }
            break;
        case layout_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) {
                set |= DFG_BIT(layout_rule_transpose_transpose);
                set |= DFG_BIT(layout_rule_transpose_fan);
            }
            break;
        case layout_rule_op_Reshape:
            if (layout_rule_is_r(g, a0)
                && (dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_1, 3), false)
                    || dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_3_1, 4),
                                   false)))
                set |= DFG_BIT(layout_rule_transposes_around_reshape);
            break;
        case layout_rule_op_MatMul:
            if (dfg_argc_is(g, a0, 2)) {
                const dfg_node a0_0 = dfg_operand(g, a0, 0), a0_1 = dfg_operand(g, a0, 1);
                if (dfg_rank(g, a0) == 2
                    && ((dfg_is(g, a0_0, DFG_CONST) && dfg_rank(g, a0_0) == 2)
                        || (dfg_calls_argc(g, a0_0, layout_rule_op_Transpose, 1)
                            && dfg_list_is(g, a0_0, layout_rule_attr_perm,
                                           dfg_list(layout_rule_list_1_0, 2), false))
                        || dfg_calls_argc(g, a0_0, layout_rule_op_Reshape, 2))
                    && ((dfg_is(g, a0_1, DFG_CONST) && dfg_rank(g, a0_1) == 2)
                        || (dfg_calls_argc(g, a0_1, layout_rule_op_Transpose, 1)
                            && dfg_list_is(g, a0_1, layout_rule_attr_perm,
                                           dfg_list(layout_rule_list_1_0, 2), false))
                        || dfg_calls_argc(g, a0_1, layout_rule_op_Reshape, 2))
                    && dfg_list_is(g, n, layout_rule_attr_perm, dfg_list(layout_rule_list_1_0, 2), false))
                    set |= DFG_BIT(layout_rule_transpose_matmul);
                set |= DFG_BIT(layout_rule_transpose_up_product);
            }
            break;
        case layout_rule_op_Abs: case layout_rule_op_Acos: case layout_rule_op_Acosh:
        case layout_rule_op_Asin: case layout_rule_op_Asinh: case layout_rule_op_Atan:
        case layout_rule_op_Atanh: case layout_rule_op_BitwiseNot: case layout_rule_op_Cast:
        case layout_rule_op_Ceil: case layout_rule_op_Celu: case layout_rule_op_Clip:
        case layout_rule_op_Cos: case layout_rule_op_Cosh: case layout_rule_op_DequantizeLinear:
        case layout_rule_op_Elu: case layout_rule_op_Erf: case layout_rule_op_Exp:
        case layout_rule_op_Floor: case layout_rule_op_Gelu: case layout_rule_op_HardSigmoid:
        case layout_rule_op_HardSwish: case layout_rule_op_IsInf: case layout_rule_op_IsNaN:
        case layout_rule_op_LeakyRelu: case layout_rule_op_Log: case layout_rule_op_Mish:
        case layout_rule_op_Neg: case layout_rule_op_Not: case layout_rule_op_QuantizeLinear:
        case layout_rule_op_Reciprocal: case layout_rule_op_Relu: case layout_rule_op_Round:
        case layout_rule_op_Selu: case layout_rule_op_Shrink: case layout_rule_op_Sigmoid:
        case layout_rule_op_Sign: case layout_rule_op_Sin: case layout_rule_op_Sinh:
        case layout_rule_op_Softplus: case layout_rule_op_Softsign: case layout_rule_op_Sqrt:
        case layout_rule_op_Swish: case layout_rule_op_Tan: case layout_rule_op_Tanh:
        case layout_rule_op_ThresholdedRelu:
            if (dfg_arg(g, a0, 0) != DFG_NONE) set |= DFG_BIT(layout_rule_transpose_up);
            break;
        case layout_rule_op_ReduceL2: case layout_rule_op_ReduceMax: case layout_rule_op_ReduceMean:
        case layout_rule_op_ReduceMin: case layout_rule_op_ReduceProd: case layout_rule_op_ReduceSum:
            if (dfg_has_args(g, a0, 1) && dfg_int_is(g, a0, layout_rule_attr_keepdims, 1, 1))
                set |= DFG_BIT(layout_rule_transpose_up_reduction);
            break;
        case layout_rule_op_LogSoftmax: case layout_rule_op_Softmax:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(layout_rule_transpose_up_softmax);
            break;
        case layout_rule_op_Concat:
            if (layout_rule_is_c(g, a0)) set |= DFG_BIT(layout_rule_transpose_up_concat);
            break;
        case layout_rule_op_Gather:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(layout_rule_transpose_up_gather);
            break;
        case DFG_GET: set |= layout_rule_part(g, a0) << 19; break;
        default: break;
        }
        set |= DFG_BIT(layout_rule_transpose_ones);
    }
    return set;
}

/* layout.pat:53  a : [_, _]; the operator is known */
static inline bool layout_rule_is_MatMul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2) || dfg_rank(g, n) != 2) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return ((dfg_is(g, a0, DFG_CONST) && dfg_rank(g, a0) == 2)
            || (dfg_calls_argc(g, a0, layout_rule_op_Transpose, 1)
                && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_1_0, 2), false))
            || dfg_calls_argc(g, a0, layout_rule_op_Reshape, 2))
        && ((dfg_is(g, a1, DFG_CONST) && dfg_rank(g, a1) == 2)
            || (dfg_calls_argc(g, a1, layout_rule_op_Transpose, 1)
                && dfg_list_is(g, a1, layout_rule_attr_perm, dfg_list(layout_rule_list_1_0, 2), false))
            || dfg_calls_argc(g, a1, layout_rule_op_Reshape, 2));
}

/* op in {Reshape}: layout_rule_reshape_of_ones, layout_rule_transpose_matmul,
 * layout_rule_transpose_merged, layout_rule_transpose_merged_behind, layout_rule_reshape_up,
 * layout_rule_reshape_up_split and 1 more */
static uint64_t layout_rule_at_Reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case layout_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) {
                if (dfg_calls_argc(g, dfg_operand(g, a0, 0), layout_rule_op_Reshape, 2)
                    && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_1, 3),
                                   false)) {
                    set |= DFG_BIT(layout_rule_transpose_merged);
                    set |= DFG_BIT(layout_rule_transpose_merged_behind);
                }
                if (dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
                    && dfg_int_is(g, n, layout_rule_attr_allowzero, 0, 0))
                    set |= DFG_BIT(layout_rule_reshape_of_ones);
            }
            break;
        case layout_rule_op_MatMul:
            if (layout_rule_is_MatMul(g, a0)) set |= DFG_BIT(layout_rule_transpose_matmul);
            break;
        case layout_rule_op_Abs: case layout_rule_op_Acos: case layout_rule_op_Acosh:
        case layout_rule_op_Asin: case layout_rule_op_Asinh: case layout_rule_op_Atan:
        case layout_rule_op_Atanh: case layout_rule_op_BitwiseNot: case layout_rule_op_Cast:
        case layout_rule_op_Ceil: case layout_rule_op_Celu: case layout_rule_op_Clip:
        case layout_rule_op_Cos: case layout_rule_op_Cosh: case layout_rule_op_DequantizeLinear:
        case layout_rule_op_Elu: case layout_rule_op_Erf: case layout_rule_op_Exp:
        case layout_rule_op_Floor: case layout_rule_op_Gelu: case layout_rule_op_HardSigmoid:
        case layout_rule_op_HardSwish: case layout_rule_op_IsInf: case layout_rule_op_IsNaN:
        case layout_rule_op_LeakyRelu: case layout_rule_op_Log: case layout_rule_op_Mish:
        case layout_rule_op_Neg: case layout_rule_op_Not: case layout_rule_op_QuantizeLinear:
        case layout_rule_op_Reciprocal: case layout_rule_op_Relu: case layout_rule_op_Round:
        case layout_rule_op_Selu: case layout_rule_op_Shrink: case layout_rule_op_Sigmoid:
        case layout_rule_op_Sign: case layout_rule_op_Sin: case layout_rule_op_Sinh:
        case layout_rule_op_Softplus: case layout_rule_op_Softsign: case layout_rule_op_Sqrt:
        case layout_rule_op_Swish: case layout_rule_op_Tan: case layout_rule_op_Tanh:
        case layout_rule_op_ThresholdedRelu:
            if (dfg_arg(g, a0, 0) != DFG_NONE) set |= DFG_BIT(layout_rule_reshape_up);
            break;
        case DFG_GET: set |= layout_rule_part(g, a0) << 25; break;
        default: break;
        }
    }
    return set;
}

/* layout.pat:68  Reshape(Transpose(r) { perm == [1, 0, 2] }, _); the operator is known */
static inline bool layout_rule_is_Reshape(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls_argc(g, a0, layout_rule_op_Transpose, 1)
        && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_1_0_2, 3), false);
}

/* op in {Gather}: layout_rule_gather_channels, layout_rule_gather_transposed */
static uint64_t layout_rule_at_Gather(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case layout_rule_op_Reshape: {
            const dfg_node a1 = dfg_operand(g, n, 1);
            if (layout_rule_is_Reshape(g, a0) && dfg_is(g, a1, DFG_CONST) && dfg_rank(g, a1) == 0
                && dfg_int_is(g, n, layout_rule_attr_axis, 0, 0))
                set |= DFG_BIT(layout_rule_gather_channels);
            break;
        }
        case layout_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(layout_rule_gather_transposed);
            break;
        default: break;
        }
    }
    return set;
}

/* layout.pat:125  e.op(Transpose(y) { perm = p }, Transpose(z) { perm = p }); the operator is known */
static inline bool layout_rule_is_transpose_up_both(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_calls_argc(g, dfg_operand(g, n, 0), layout_rule_op_Transpose, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), layout_rule_op_Transpose, 1);
}

/* layout.pat:238  Concat(every t); the operator is known */
static inline bool layout_rule_is_c_2(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) <= 0) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls_argc(g, a0, layout_rule_op_Transpose, 1)
        && dfg_list_is(g, a0, layout_rule_attr_perm, dfg_list(layout_rule_list_0_2_3_1, 4), false);
}

/* layout.pat:245  reduction(Transpose(x) { perm = p }); the operator is known */
static inline bool layout_rule_is_r_2(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), layout_rule_op_Transpose, 1)
        && dfg_int_is(g, n, layout_rule_attr_keepdims, 0, 1);
}

static void layout_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case layout_rule_op_Transpose: *set = layout_rule_at_Transpose(g, n); break;
    case layout_rule_op_Reshape: *set = layout_rule_at_Reshape(g, n); break;
    case layout_rule_op_Gather: *set = layout_rule_at_Gather(g, n); break;
    case layout_rule_op_Add: case layout_rule_op_And: case layout_rule_op_BitShift:
    case layout_rule_op_BitwiseAnd: case layout_rule_op_BitwiseOr: case layout_rule_op_BitwiseXor:
    case layout_rule_op_Div: case layout_rule_op_Equal: case layout_rule_op_Greater:
    case layout_rule_op_GreaterOrEqual: case layout_rule_op_Less: case layout_rule_op_LessOrEqual:
    case layout_rule_op_Max: case layout_rule_op_Min: case layout_rule_op_Mod: case layout_rule_op_Mul:
    case layout_rule_op_Or: case layout_rule_op_PRelu: case layout_rule_op_Pow: case layout_rule_op_Sub:
    case layout_rule_op_Xor:
        *set = layout_rule_is_transpose_up_both(g, n) ? DFG_BIT(layout_rule_transposes_joined) : 0;
        break;
    case layout_rule_op_Concat:
        *set = layout_rule_is_c_2(g, n) ? DFG_BIT(layout_rule_transposes_concatenated) : 0;
        break;
    case layout_rule_op_ReduceL2: case layout_rule_op_ReduceMax: case layout_rule_op_ReduceMean:
    case layout_rule_op_ReduceMin: case layout_rule_op_ReduceProd: case layout_rule_op_ReduceSum:
        *set = layout_rule_is_r_2(g, n) ? DFG_BIT(layout_rule_reduce_transposed) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule layout_rule_rows[] = {
    {DFG_RULE(layout_transpose_up_beside, 17, 1), .priority = 1, DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_transpose, 0, 1), .keep_shared = true, DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_fan, 1, 1), .every_root = true, DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_ones, 2, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE_OF_CALLS(layout_reshape_of_ones, 3, 1), .keep_shared = true,
     DFG_ROOTS(layout_rule_op_Reshape)},
    {DFG_RULE(layout_transposes_around_reshape, 4, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_matmul, 7, 1), DFG_ROOTS(layout_rule_op_Transpose, layout_rule_op_Reshape)},
    {DFG_RULE(layout_gather_channels, 8, 1), .keep_shared = true, DFG_ROOTS(layout_rule_op_Gather)},
    {DFG_RULE(layout_transpose_merged, 9, 1), DFG_ROOTS(layout_rule_op_Reshape)},
    {DFG_RULE(layout_transpose_merged_behind, 10, 1), DFG_ROOTS(layout_rule_op_Reshape)},
    {DFG_RULE(layout_transpose_up, 13, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_both, 14, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_constant, 15, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_product, 16, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_reduction, 18, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_softmax, 19, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_concat, 20, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_gather, 21, 1), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_gather_transposed, 22, 1), .keep_shared = true, DFG_ROOTS(layout_rule_op_Gather)},
    {DFG_RULE(layout_transpose_up_split, 23, 2), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transpose_up_split_three, 24, 3), DFG_ROOTS(layout_rule_op_Transpose)},
    {DFG_RULE(layout_transposes_joined, 26, 1),
     DFG_ROOTS(layout_rule_op_Add, layout_rule_op_And, layout_rule_op_BitShift, layout_rule_op_BitwiseAnd, layout_rule_op_BitwiseOr, layout_rule_op_BitwiseXor, layout_rule_op_Div, layout_rule_op_Equal, layout_rule_op_Greater, layout_rule_op_GreaterOrEqual, layout_rule_op_Less, layout_rule_op_LessOrEqual, layout_rule_op_Max, layout_rule_op_Min, layout_rule_op_Mod, layout_rule_op_Mul, layout_rule_op_Or, layout_rule_op_PRelu, layout_rule_op_Pow, layout_rule_op_Sub, layout_rule_op_Xor)},
    {DFG_RULE(layout_transposes_concatenated, 27, 1), DFG_ROOTS(layout_rule_op_Concat)},
    {DFG_RULE(layout_reduce_transposed, 28, 1),
     DFG_ROOTS(layout_rule_op_ReduceL2, layout_rule_op_ReduceMax, layout_rule_op_ReduceMean, layout_rule_op_ReduceMin, layout_rule_op_ReduceProd, layout_rule_op_ReduceSum)},
    {DFG_RULE(layout_reshape_up, 29, 1), DFG_ROOTS(layout_rule_op_Reshape)},
    {DFG_RULE(layout_reshape_up_split, 30, 2), DFG_ROOTS(layout_rule_op_Reshape)},
    {DFG_RULE(layout_reshape_up_split_three, 31, 3), DFG_ROOTS(layout_rule_op_Reshape)},
};

const struct dfg_rules layout_rules = {
    .abi = DFG_ABI,
    .n = 27, .n_words = 1, .rules = layout_rule_rows,
    .names = &layout_rule_names, .candidates = layout_rules_candidates,
};
