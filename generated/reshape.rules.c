/* The replacements of reshape.pat's rules.  Made by pat2c; do not edit. */
#include "reshape.h"
_Static_assert(RESHAPE_H == 0xb66d2cbf7504b1dd, "reshape.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    reshape_rule_op_Add = DFG_FIRST_OP, reshape_rule_op_Cast, reshape_rule_op_Concat,
    reshape_rule_op_ConstantOfShape, reshape_rule_op_Div, reshape_rule_op_Expand, reshape_rule_op_Flatten,
    reshape_rule_op_Gather, reshape_rule_op_Mul, reshape_rule_op_Range, reshape_rule_op_ReduceL1,
    reshape_rule_op_ReduceL2, reshape_rule_op_ReduceLogSum, reshape_rule_op_ReduceLogSumExp,
    reshape_rule_op_ReduceMax, reshape_rule_op_ReduceMean, reshape_rule_op_ReduceMin,
    reshape_rule_op_ReduceProd, reshape_rule_op_ReduceSumSquare, reshape_rule_op_Reshape,
    reshape_rule_op_ScatterND, reshape_rule_op_Shape, reshape_rule_op_Slice, reshape_rule_op_SpaceToDepth,
    reshape_rule_op_Split, reshape_rule_op_Squeeze, reshape_rule_op_Sub, reshape_rule_op_Transpose,
    reshape_rule_op_Unsqueeze,
};
enum {
    reshape_rule_attr_allowzero, reshape_rule_attr_axis, reshape_rule_attr_blocksize,
    reshape_rule_attr_keepdims, reshape_rule_attr_perm, reshape_rule_attr_reduction,
    reshape_rule_attr_start,
};
enum { reshape_rule_str_none };
static const char *const reshape_rule_op_names[] = {
    "Add", "Cast", "Concat", "ConstantOfShape", "Div", "Expand", "Flatten", "Gather", "Mul", "Range",
    "ReduceL1", "ReduceL2", "ReduceLogSum", "ReduceLogSumExp", "ReduceMax", "ReduceMean", "ReduceMin",
    "ReduceProd", "ReduceSumSquare", "Reshape", "ScatterND", "Shape", "Slice", "SpaceToDepth", "Split",
    "Squeeze", "Sub", "Transpose", "Unsqueeze",
};
static const char *const reshape_rule_attr_names[] = {
    "allowzero", "axis", "blocksize", "keepdims", "perm", "reduction", "start",
};
static const char *const reshape_rule_str_names[] = { "none" };
static const dfg_val reshape_rule_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};

static const struct dfg_names reshape_rule_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .n_ops = 29, .ops = reshape_rule_op_names, .n_attrs = 7,
    .attrs = reshape_rule_attr_names, .n_strs = 1, .strs = reshape_rule_str_names,
};

/* reshape.pat:17, rule reshape_fusion:  rewrite extern reshape_of_parts; */
DFG_BUILD(reshape_reshape_fusion) { with[0] = reshape_of_parts(r, m); }

/* reshape.pat:24, rule reshape_typed:  rewrite extern reshape_of_type; */
DFG_BUILD(reshape_reshape_typed) { with[0] = reshape_of_type(r, m); }

/* reshape.pat:31, rule expand_typed:  rewrite Expand(x, i64 [d for d in e.shape]); */
DFG_BUILD(reshape_expand_typed)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->e));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->e, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, reshape_rule_op_Expand, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* reshape.pat:38, rule shape_known:  rewrite i64 [d for d in x.shape]; */
DFG_BUILD(reshape_shape_known)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->x));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->x, i));
    with[0] = dfg_new_const(r, DFG_I64, 1, NULL, n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
}

/* reshape.pat:45, rule shape_gather:  rewrite i64[] [x.shape[value(i)]]; */
DFG_BUILD(reshape_shape_gather)
{
    with[0] = dfg_new_const(r, DFG_I64, 0, NULL,
                            DFG_LIST(dfg_at(dfg_shape_of(g, m->x), dfg_value_of(g, m->i))));
}

/* reshape.pat:52, rule shape_slice:  rewrite i64 [x.shape[value(first)]]; */
DFG_BUILD(reshape_shape_slice)
{
    with[0] = dfg_new_const(r, DFG_I64, 1, NULL,
                            DFG_LIST(dfg_at(dfg_shape_of(g, m->x), dfg_value_of(g, m->first))));
}

/* reshape.pat:59, rule extent_up:  rewrite extern reshape_earlier_extent; */
DFG_BUILD(reshape_extent_up) { with[0] = reshape_earlier_extent(r, m); }

/* reshape.pat:66, rule gathered_up:  rewrite extern reshape_earlier_gathered; */
DFG_BUILD(reshape_gathered_up) { with[0] = reshape_earlier_gathered(r, m); }

/* reshape.pat:74, rule cast_filled:  rewrite extern reshape_cast_filled; */
DFG_BUILD(reshape_cast_filled) { with[0] = reshape_cast_filled(r, m); }

/* reshape.pat:86, rule reshape_reshape:  rewrite Reshape(x, s) { ..r }; */
DFG_BUILD(reshape_reshape_reshape)
{
    with[0] = dfg_new_call(
            r, reshape_rule_op_Reshape, DFG_OPERANDS(m->x, m->s), DFG_ATTRS(dfg_take(m->r)), 0);
}

/* reshape.pat:93, rule reshape_last:  rewrite Reshape(x, i64 [d for d in y.shape]); */
DFG_BUILD(reshape_reshape_last)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->y));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->y, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, reshape_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
}

static DFG_APART dfg_val reshape_rule_value(const dfg_graph *g, const struct reshape_unsqueeze_unsqueeze_match *m)
{
    return dfg_value_beside(g, m->a, dfg_value_of(g, m->b));
}

static DFG_APART dfg_val reshape_rule_value_2(const dfg_graph *g, const struct reshape_unsqueeze_unsqueeze_match *m)
{
    return dfg_choose(dfg_less(reshape_rule_value(g, m), dfg_value_beside(g, m->b, dfg_value_of(g, m->a))),
                      dfg_value_of(g, m->a), dfg_value_of(g, m->b));
}

static DFG_APART dfg_val reshape_rule_value_3(const dfg_graph *g, const struct reshape_unsqueeze_unsqueeze_match *m)
{
    return dfg_value_beside(g, m->b, dfg_value_of(g, m->a));
}

static DFG_APART dfg_val reshape_rule_value_4(const dfg_graph *g, const struct reshape_unsqueeze_unsqueeze_match *m)
{
    return dfg_choose(dfg_less(reshape_rule_value(g, m), reshape_rule_value_3(g, m)), dfg_value_of(g, m->b),
                      dfg_add(dfg_value_of(g, m->a), dfg_int(1)));
}

/* reshape.pat:99, rule unsqueeze_unsqueeze:  rewrite Unsqueeze(x, i64 [value(b) <= value(a) ? value(b) : value(a),
 *                           value(b) <= value(a) ? value(a) + 1 : value(b)]); */
DFG_BUILD(reshape_unsqueeze_unsqueeze)
{
    const dfg_node constant = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(reshape_rule_value_2(g, m), reshape_rule_value_4(g, m)));
    with[0] = dfg_new_call(r, reshape_rule_op_Unsqueeze, DFG_OPERANDS(m->x, constant), NULL, 0);
}

static DFG_APART dfg_val reshape_rule_value_5(const dfg_graph *g, const struct reshape_squeeze_squeeze_match *m)
{
    return dfg_value_beside(g, m->b, dfg_value_of(g, m->a));
}

static DFG_APART dfg_val reshape_rule_value_6(const dfg_graph *g, const struct reshape_squeeze_squeeze_match *m)
{
    return dfg_choose(dfg_less(reshape_rule_value_5(g, m),
                               dfg_value_beside(g, m->a, dfg_value_of(g, m->b))), dfg_value_of(g, m->b),
                      dfg_value_of(g, m->a));
}

static DFG_APART dfg_val reshape_rule_value_7(const dfg_graph *g, const struct reshape_squeeze_squeeze_match *m)
{
    return dfg_value_beside(g, m->a, dfg_value_of(g, m->b));
}

static DFG_APART dfg_val reshape_rule_value_8(const dfg_graph *g, const struct reshape_squeeze_squeeze_match *m)
{
    return dfg_choose(dfg_less(reshape_rule_value_5(g, m), reshape_rule_value_7(g, m)),
                      dfg_value_of(g, m->a), dfg_add(dfg_value_of(g, m->b), dfg_int(1)));
}

/* reshape.pat:106, rule squeeze_squeeze:  rewrite Squeeze(x, i64 [value(b) < value(a) ? value(b) : value(a),
 *                         value(b) < value(a) ? value(a) : value(b) + 1]); */
DFG_BUILD(reshape_squeeze_squeeze)
{
    const dfg_node constant = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(reshape_rule_value_6(g, m), reshape_rule_value_8(g, m)));
    with[0] = dfg_new_call(r, reshape_rule_op_Squeeze, DFG_OPERANDS(m->x, constant), NULL, 0);
}

static DFG_APART int64_t reshape_rule_length(const dfg_val *p)
{
    return dfg_range_to(dfg_int_sub(dfg_count(dfg_len(*p)), dfg_int(1)));
}

static DFG_APART dfg_val reshape_rule_value_9(const dfg_val *p, const dfg_val *i, const dfg_graph *g, dfg_node a)
{
    return dfg_int_sub(dfg_nth_at(p,
                                  DFG_PUT(dfg_choose(dfg_less(*i, dfg_value_of(g, a)), *i,
                                                     dfg_int_add(*i, dfg_int(1))))), dfg_int(1));
}

static DFG_APART dfg_val reshape_rule_value_10(const dfg_val *p, const dfg_val *i, const dfg_graph *g, dfg_node a)
{
    return dfg_nth_at(
            p, DFG_PUT(dfg_choose(dfg_less(*i, dfg_value_of(g, a)), *i, dfg_int_add(*i, dfg_int(1)))));
}

static DFG_APART dfg_val reshape_rule_item(const dfg_graph *g, const dfg_val *p, const dfg_val *i, dfg_node a)
{
    return dfg_choose(dfg_less(dfg_nth_at(p, DFG_PUT(dfg_value_of(g, a))),
                               reshape_rule_value_10(p, i, g, a)), reshape_rule_value_9(p, i, g, a),
                      reshape_rule_value_10(p, i, g, a));
}

/* reshape.pat:113, rule squeeze_transposed:  rewrite Transpose(Squeeze(x, i64 [p[value(a)]])) {
 *     perm = [p[i < value(a) ? i : i + 1] > p[value(a)] ? p[i < value(a) ? i : i + 1] - 1
 *         : p[i < value(a) ? i : i + 1]
 *             for i in range(len(p) - 1)]
 * }; */
DFG_BUILD(reshape_squeeze_transposed)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_at(m->p, dfg_value_of(g, m->a))));
    const dfg_node squeeze = dfg_new_call(r, reshape_rule_op_Squeeze, DFG_OPERANDS(m->x, constant), NULL,
                                          0);
    struct dfg_values perm = {0};
    const int64_t n = reshape_rule_length(DFG_PUT(m->p));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &perm, reshape_rule_item(g, DFG_PUT(m->p), DFG_PUT(dfg_int(i)), m->a));
    with[0] = dfg_new_call(
            r, reshape_rule_op_Transpose, DFG_OPERANDS(squeeze),
            DFG_ATTRS(dfg_give(reshape_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm))), 0);
}

static DFG_APART dfg_val reshape_rule_item_2(const dfg_graph *g, const dfg_val *p, const dfg_val *j, dfg_node a)
{
    return dfg_choose(dfg_same(dfg_nth_at(p, j), dfg_value_of(g, a)), *j, dfg_int(0));
}

static DFG_APART dfg_val reshape_rule_sum(const dfg_graph *g, const dfg_val *p, dfg_node a)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(0) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_add(total, reshape_rule_item_2(g, p, DFG_PUT(dfg_int(k)), a));
    return total;
}

static DFG_APART dfg_val reshape_rule_value_11(const dfg_val *p, const dfg_val *i, const dfg_graph *g, dfg_node a)
{
    return dfg_int_sub(dfg_nth_at(p,
                                  DFG_PUT(dfg_choose(dfg_less(*i, reshape_rule_sum(g, p, a)), *i,
                                                     dfg_int_add(*i, dfg_int(1))))), dfg_int(1));
}

static DFG_APART dfg_val reshape_rule_value_12(const dfg_val *p, const dfg_val *i, const dfg_graph *g, dfg_node a)
{
    return dfg_nth_at(p,
                      DFG_PUT(dfg_choose(dfg_less(*i, reshape_rule_sum(g, p, a)), *i,
                                         dfg_int_add(*i, dfg_int(1)))));
}

static DFG_APART dfg_val reshape_rule_item_3(const dfg_graph *g, const dfg_val *p, const dfg_val *i, dfg_node a)
{
    return dfg_choose(dfg_less(dfg_value_of(g, a), reshape_rule_value_12(p, i, g, a)),
                      reshape_rule_value_11(p, i, g, a), reshape_rule_value_12(p, i, g, a));
}

/* reshape.pat:123, rule unsqueeze_transposed:  rewrite Unsqueeze(Transpose(x) {
 *     perm = [p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1] > value(a)
 *             ? p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1] - 1
 *             : p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1]
 *             for i in range(len(p) - 1)]
 * }, i64 [sum([p[j] == value(a) ? j : 0 for j in range(len(p))])]); */
DFG_BUILD(reshape_unsqueeze_transposed)
{
    struct dfg_values perm = {0};
    const int64_t n = reshape_rule_length(DFG_PUT(m->p));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &perm, reshape_rule_item_3(g, DFG_PUT(m->p), DFG_PUT(dfg_int(i)), m->a));
    const dfg_node transpose = dfg_new_call(
            r, reshape_rule_op_Transpose, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(reshape_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm))), 0);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(reshape_rule_sum(g, DFG_PUT(m->p), m->a)));
    with[0] = dfg_new_call(r, reshape_rule_op_Unsqueeze, DFG_OPERANDS(transpose, constant), NULL, 0);
}

/* reshape.pat:134, rule squeeze_unsqueeze:  rewrite x; */
DFG_BUILD(reshape_squeeze_unsqueeze) { with[0] = m->x; }

/* reshape.pat:140, rule squeeze_flat:  rewrite x; */
DFG_BUILD(reshape_squeeze_flat) { with[0] = m->x; }

/* reshape.pat:147, rule flatten_reshape:  rewrite Reshape(x, i64 [d for d in f.shape]); */
DFG_BUILD(reshape_flatten_reshape)
{
    struct dfg_values elements = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->f));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, dfg_extent_of(g, m->f, i));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, reshape_rule_op_Reshape, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* reshape.pat:155, rule reduce_unsqueeze:  rewrite r.op(x) { ..r, keepdims = 1 }; */
DFG_BUILD(reshape_reduce_unsqueeze)
{
    with[0] = dfg_new_like_call(
            r, m->r, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_take(m->r), dfg_give(reshape_rule_attr_keepdims, dfg_int(1))), 0);
}

/* reshape.pat:164, rule concat_concat:  rewrite Concat(...inner, ...rest) { ..k }; */
DFG_BUILD(reshape_concat_concat)
{
    struct dfg_operands args = {0};
    dfg_push_all(r, &args, m->inner);
    dfg_push_all(r, &args, m->rest);
    with[0] = dfg_new_call(r, reshape_rule_op_Concat, args.at, args.n, DFG_ATTRS(dfg_take(m->k)), 0);
}

/* reshape.pat:171, rule concat_concat_last:  rewrite Concat(...rest, ...inner) { ..k }; */
DFG_BUILD(reshape_concat_concat_last)
{
    struct dfg_operands args = {0};
    dfg_push_all(r, &args, m->rest);
    dfg_push_all(r, &args, m->inner);
    with[0] = dfg_new_call(r, reshape_rule_op_Concat, args.at, args.n, DFG_ATTRS(dfg_take(m->k)), 0);
}

/* reshape.pat:179, rule constant_of_rows:  rewrite e.op(x, Reshape(c, i64 [-1])); */
DFG_BUILD(reshape_constant_of_rows)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, reshape_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL,
                                          0);
    with[0] = dfg_new_like_call(r, m->e, DFG_OPERANDS(m->x, reshape), NULL, 0);
}

static DFG_APART dfg_val reshape_rule_value_13(const dfg_graph *g, const struct reshape_slices_split_match *m)
{
    return dfg_dim_add(g, dfg_value_of(g, m->end),
                       dfg_choose(dfg_less(dfg_value_of(g, m->end), dfg_int(0)),
                                  dfg_at(dfg_shape_of(g, m->x), dfg_value_of(g, m->axis)), dfg_int(0)));
}

static DFG_APART dfg_val reshape_rule_value_14(const dfg_graph *g, const struct reshape_slices_split_match *m)
{
    return dfg_dim_sub(g, dfg_at(dfg_shape_of(g, m->x), dfg_value_of(g, m->axis)), dfg_value_of(g, m->end));
}

static DFG_APART dfg_val reshape_rule_value_15(const dfg_graph *g, const struct reshape_slices_split_match *m)
{
    return dfg_choose(dfg_less(dfg_value_of(g, m->end), dfg_int(0)), dfg_neg(dfg_value_of(g, m->end)),
                      reshape_rule_value_14(g, m));
}

/* reshape.pat:192, rule slices_split:  rewrite {
 *     s = Split(x, i64 [value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0),
 *                       value(end) < 0 ? -value(end) : x.shape[value(axis)] - value(end)]) -> 2 {
 *         axis = value(axis)
 *     };
 *     return s.0, s.1;
 * } */
DFG_BUILD(reshape_slices_split)
{
    const dfg_node constant = dfg_new_const(
            r, DFG_I64, 1, NULL, DFG_LIST(reshape_rule_value_13(g, m), reshape_rule_value_15(g, m)));
    const dfg_node s = dfg_new_call(r, reshape_rule_op_Split, DFG_OPERANDS(m->x, constant),
                                    DFG_ATTRS(dfg_give(reshape_rule_attr_axis, dfg_value_of(g, m->axis))),
                                    2);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
}

static DFG_APART dfg_val reshape_rule_value_16(const dfg_graph *g, const struct reshape_slices_split_three_match *m)
{
    return dfg_dim_sub(g, dfg_at(dfg_shape_of(g, m->x), dfg_value_of(g, m->axis)), dfg_value_of(g, m->b));
}

/* reshape.pat:205, rule slices_split_three:  rewrite {
 *     s = Split(x, i64 [value(a), value(b) - value(a), x.shape[value(axis)] - value(b)]) -> 3 { axis = value(axis) };
 *     return s.0, s.1, s.2;
 * } */
DFG_BUILD(reshape_slices_split_three)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_value_of(g, m->a),
                                                     dfg_sub(dfg_value_of(g, m->b), dfg_value_of(g, m->a)),
                                                     reshape_rule_value_16(g, m)));
    const dfg_node s = dfg_new_call(r, reshape_rule_op_Split, DFG_OPERANDS(m->x, constant),
                                    DFG_ATTRS(dfg_give(reshape_rule_attr_axis, dfg_value_of(g, m->axis))),
                                    3);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
    with[2] = dfg_new_get(r, s, 2);
}

/* reshape.pat:216, rule slices_split_all:  rewrite extern reshape_split_of_slices; */
DFG_BUILD(reshape_slices_split_all) { if (!reshape_split_of_slices(r, m, with)) with[0] = DFG_NONE; }

/* reshape.pat:227, rule gathers_split:
 * rewrite { s = Split(x, i64 [r.shape[k + 1], r.shape[k + 1]]) -> 2 { axis = k }; return s.0, s.1; } */
DFG_BUILD(reshape_gathers_split)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_at(dfg_shape_of(g, m->r),
                                                            dfg_int_add(m->k, dfg_int(1))),
                                                     dfg_at(dfg_shape_of(g, m->r),
                                                            dfg_int_add(m->k, dfg_int(1)))));
    const dfg_node s = dfg_new_call(r, reshape_rule_op_Split, DFG_OPERANDS(m->x, constant),
                                    DFG_ATTRS(dfg_give(reshape_rule_attr_axis, m->k)), 2);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
}

/* reshape.pat:233, rule gathers_split_three:  rewrite {
 *     s = Split(x, i64 [r.shape[k + 1], r.shape[k + 1], r.shape[k + 1]]) -> 3 { axis = k };
 *     return s.0, s.1, s.2;
 * } */
DFG_BUILD(reshape_gathers_split_three)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            DFG_LIST(dfg_at(dfg_shape_of(g, m->r),
                                                            dfg_int_add(m->k, dfg_int(1))),
                                                     dfg_at(dfg_shape_of(g, m->r),
                                                            dfg_int_add(m->k, dfg_int(1))),
                                                     dfg_at(dfg_shape_of(g, m->r),
                                                            dfg_int_add(m->k, dfg_int(1)))));
    const dfg_node s = dfg_new_call(r, reshape_rule_op_Split, DFG_OPERANDS(m->x, constant),
                                    DFG_ATTRS(dfg_give(reshape_rule_attr_axis, m->k)), 3);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
    with[2] = dfg_new_get(r, s, 2);
}

static DFG_APART int64_t reshape_rule_length_2(const dfg_graph *g, dfg_node x)
{
    return dfg_range_to(dfg_extent_mul(g, dfg_int(4), dfg_extent_of(g, x, 1)));
}

static DFG_APART dfg_val reshape_rule_value_17(const dfg_graph *g, dfg_node x, const dfg_val *c)
{
    return dfg_extent_mul(g, dfg_extent_of(g, x, 1),
                          dfg_choose(dfg_extent_same(g, dfg_extent_div(g, *c, dfg_extent_of(g, x, 1)),
                                                     dfg_int(1)), dfg_int(2),
                                     dfg_choose(dfg_extent_same(
                                                    g, dfg_extent_div(g, *c, dfg_extent_of(g, x, 1)),
                                                    dfg_int(2)), dfg_int(1),
                                                dfg_extent_div(g, *c, dfg_extent_of(g, x, 1)))));
}

static DFG_APART dfg_val reshape_rule_item_4(const dfg_graph *g, const dfg_val *c, dfg_node x)
{
    return dfg_extent_add(g, dfg_dim_mod(g, *c, dfg_extent_of(g, x, 1)), reshape_rule_value_17(g, x, c));
}

/* reshape.pat:247, rule slices_to_depth:  rewrite Gather(SpaceToDepth(x) { blocksize = 2 },
 *                i64 [c % x.shape[1]
 *                    + x.shape[1] * (c / x.shape[1] == 1 ? 2 : c / x.shape[1] == 2 ? 1 : c / x.shape[1])
 *                     for c in range(4 * x.shape[1])]) { axis = 1 }; */
DFG_BUILD(reshape_slices_to_depth)
{
    const dfg_node spaceToDepth = dfg_new_call(
            r, reshape_rule_op_SpaceToDepth, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(reshape_rule_attr_blocksize, dfg_int(2))), 0);
    struct dfg_values elements = {0};
    const int64_t n = reshape_rule_length_2(g, m->x);
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &elements, reshape_rule_item_4(g, DFG_PUT(dfg_int(i)), m->x));
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL,
                                            n < 0 ? dfg_nil() : dfg_list_of(r, &elements));
    with[0] = dfg_new_call(r, reshape_rule_op_Gather, DFG_OPERANDS(spaceToDepth, constant),
                           DFG_ATTRS(dfg_give(reshape_rule_attr_axis, dfg_int(1))), 0);
}

/* reshape.pat:256, rule scatter_all:  rewrite u; */
DFG_BUILD(reshape_scatter_all) { with[0] = m->u; }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    reshape_rule_reshape_fusion, reshape_rule_reshape_typed, reshape_rule_expand_typed,
    reshape_rule_shape_known, reshape_rule_shape_gather, reshape_rule_shape_slice, reshape_rule_extent_up,
    reshape_rule_gathered_up, reshape_rule_cast_filled, reshape_rule_reshape_reshape,
    reshape_rule_reshape_last, reshape_rule_unsqueeze_unsqueeze, reshape_rule_squeeze_squeeze,
    reshape_rule_squeeze_transposed, reshape_rule_unsqueeze_transposed, reshape_rule_squeeze_unsqueeze,
    reshape_rule_squeeze_flat, reshape_rule_flatten_reshape, reshape_rule_reduce_unsqueeze,
    reshape_rule_concat_concat, reshape_rule_concat_concat_last, reshape_rule_constant_of_rows,
    reshape_rule_slices_split, reshape_rule_slices_split_three, reshape_rule_slices_split_all,
    reshape_rule_gathers_split, reshape_rule_gathers_split_three, reshape_rule_slices_to_depth,
    reshape_rule_scatter_all,
};

/* op in {Reshape}: reshape_rule_reshape_fusion, reshape_rule_reshape_typed,
 * reshape_rule_reshape_reshape, reshape_rule_reshape_last, reshape_rule_squeeze_flat */
static inline DFG_IN_LINE_FOR_SPEED uint64_t reshape_rule_at_Reshape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case reshape_rule_op_Concat:
            if (dfg_int_is(g, n, reshape_rule_attr_allowzero, 0, 0))
                set |= DFG_BIT(reshape_rule_reshape_fusion);
            break;
        case DFG_CONST: {
            const dfg_node a0 = dfg_operand(g, n, 0);
            if ((dfg_calls(g, a0, reshape_rule_op_Flatten) || dfg_calls(g, a0, reshape_rule_op_Reshape)
                 || dfg_calls(g, a0, reshape_rule_op_Squeeze)
                 || dfg_calls(g, a0, reshape_rule_op_Unsqueeze))
                && dfg_arg(g, a0, 0) != DFG_NONE) {
                set |= DFG_BIT(reshape_rule_reshape_reshape);
                set |= DFG_BIT(reshape_rule_reshape_last);
            }
            if (dfg_calls(g, a0, reshape_rule_op_Squeeze) && dfg_arg(g, a0, 0) != DFG_NONE
                && dfg_const_list(g, a1, dfg_list(reshape_rule_list_minus_1, 1), DFG_NO_DTYPE))
                set |= DFG_BIT(reshape_rule_squeeze_flat);
            break;
        }
        default: break;
        }
        if (!dfg_is(g, a1, DFG_CONST)) set |= DFG_BIT(reshape_rule_reshape_typed);
    }
    return set;
}

/* reshape.pat:28  Expand(x, s & !const); the operator is known */
static inline bool reshape_rule_is_e(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {Shape}: reshape_rule_shape_known, reshape_rule_extent_up */
static inline DFG_IN_LINE_FOR_SPEED uint64_t reshape_rule_at_Shape(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        if (dfg_int_is(g, n, reshape_rule_attr_start, 0, 0)) set |= DFG_BIT(reshape_rule_shape_known);
        set |= DFG_BIT(reshape_rule_extent_up);
    }
    return set;
}

/* op in {Gather}: reshape_rule_shape_gather, reshape_rule_gathered_up,
 * reshape_rule_gathers_split, reshape_rule_gathers_split_three */
static inline DFG_IN_LINE_FOR_SPEED uint64_t reshape_rule_at_Gather(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case reshape_rule_op_Shape:
            if (dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_argc_is(g, a0, 1)
                && dfg_int_is(g, a0, reshape_rule_attr_start, 0, 0)) {
                set |= DFG_BIT(reshape_rule_shape_gather);
                if (dfg_int_is(g, n, reshape_rule_attr_axis, 0, 0))
                    set |= DFG_BIT(reshape_rule_gathered_up);
            }
            break;
        case reshape_rule_op_Reshape:
            if (dfg_scalar_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE) && dfg_argc_is(g, a0, 2)) {
                set |= DFG_BIT(reshape_rule_gathers_split);
                set |= DFG_BIT(reshape_rule_gathers_split_three);
            }
            break;
        default: break;
        }
    }
    return set;
}

/* op in {Slice}: reshape_rule_shape_slice, reshape_rule_slices_split,
 * reshape_rule_slices_split_three, reshape_rule_slices_split_all */
static inline DFG_IN_LINE_FOR_SPEED uint64_t reshape_rule_at_Slice(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && (dfg_arg(g, n, 4) == DFG_NONE || dfg_const_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE))) {
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (dfg_is(g, a1, DFG_CONST)) {
            if (dfg_const_is(g, a1, dfg_int(0), DFG_NO_DTYPE)) {
                set |= DFG_BIT(reshape_rule_slices_split);
                set |= DFG_BIT(reshape_rule_slices_split_three);
            }
            set |= DFG_BIT(reshape_rule_slices_split_all);
        }
    }
    const dfg_node a0 = dfg_arg(g, n, 0);
    if ((dfg_has_args(g, n, 3) && dfg_calls_argc(g, a0, reshape_rule_op_Shape, 1)
         && dfg_int_is(g, a0, reshape_rule_attr_start, 0, 0) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
         && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST))
        || (dfg_has_args(g, n, 4) && dfg_calls_argc(g, a0, reshape_rule_op_Shape, 1)
            && dfg_int_is(g, a0, reshape_rule_attr_start, 0, 0)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
            && dfg_const_is(g, dfg_operand(g, n, 3), dfg_int(0), DFG_NO_DTYPE))
        || (dfg_has_args(g, n, 5) && dfg_calls_argc(g, a0, reshape_rule_op_Shape, 1)
            && dfg_int_is(g, a0, reshape_rule_attr_start, 0, 0)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
            && dfg_const_is(g, dfg_operand(g, n, 3), dfg_int(0), DFG_NO_DTYPE)
            && dfg_const_is(g, dfg_operand(g, n, 4), dfg_int(1), DFG_NO_DTYPE)))
        set |= DFG_BIT(reshape_rule_shape_slice);
    return set;
}

/* reshape.pat:71  Cast(c); the operator is known */
static inline bool reshape_rule_is_t(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), reshape_rule_op_ConstantOfShape, 1);
}

/* reshape.pat:89  (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...); the operator is known */
static inline bool reshape_rule_is_Flatten(const dfg_graph *g, dfg_node n)
{
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (dfg_calls(g, a0, reshape_rule_op_Flatten) || dfg_calls(g, a0, reshape_rule_op_Reshape))
        && dfg_arg(g, a0, 0) != DFG_NONE;
}

/* reshape.pat:97  Unsqueeze(x, a & const) */
static inline bool reshape_rule_is_unsqueeze_unsqueeze(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, reshape_rule_op_Unsqueeze, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* reshape.pat:104  Squeeze(x, a & const); the operator is known */
static inline bool reshape_rule_is_squeeze_squeeze(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* op in {Unsqueeze}: reshape_rule_unsqueeze_unsqueeze, reshape_rule_squeeze_unsqueeze,
 * reshape_rule_reduce_unsqueeze */
static inline DFG_IN_LINE_FOR_SPEED uint64_t reshape_rule_at_Unsqueeze(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case reshape_rule_op_Unsqueeze:
            if (reshape_rule_is_unsqueeze_unsqueeze(g, a0))
                set |= DFG_BIT(reshape_rule_unsqueeze_unsqueeze);
            break;
        case reshape_rule_op_Squeeze:
            if (reshape_rule_is_squeeze_squeeze(g, a0)) set |= DFG_BIT(reshape_rule_squeeze_unsqueeze);
            break;
        case reshape_rule_op_ReduceL1: case reshape_rule_op_ReduceL2: case reshape_rule_op_ReduceLogSum:
        case reshape_rule_op_ReduceLogSumExp: case reshape_rule_op_ReduceMax:
        case reshape_rule_op_ReduceMean: case reshape_rule_op_ReduceMin: case reshape_rule_op_ReduceProd:
        case reshape_rule_op_ReduceSumSquare:
            if (dfg_argc_is(g, a0, 1) && dfg_int_is(g, a0, reshape_rule_attr_keepdims, 0, 1))
                set |= DFG_BIT(reshape_rule_reduce_unsqueeze);
            break;
        default: break;
        }
    }
    return set;
}

/* op in {Squeeze}: reshape_rule_squeeze_squeeze, reshape_rule_squeeze_transposed,
 * reshape_rule_squeeze_unsqueeze */
static inline DFG_IN_LINE_FOR_SPEED uint64_t reshape_rule_at_Squeeze(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case reshape_rule_op_Squeeze:
            if (reshape_rule_is_squeeze_squeeze(g, a0)) set |= DFG_BIT(reshape_rule_squeeze_squeeze);
            break;
        case reshape_rule_op_Transpose:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(reshape_rule_squeeze_transposed);
            break;
        case reshape_rule_op_Unsqueeze:
            if (reshape_rule_is_unsqueeze_unsqueeze(g, a0)) set |= DFG_BIT(reshape_rule_squeeze_unsqueeze);
            break;
        default: break;
        }
    }
    return set;
}

/* reshape.pat:121  Transpose(Unsqueeze(x, a & const)); the operator is known */
static inline bool reshape_rule_is_unsqueeze_transposed(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && reshape_rule_is_unsqueeze_unsqueeze(g, dfg_operand(g, n, 0));
}

/* reshape.pat:242  Slice(even, 0, g & const, 3, 2) */
static inline bool reshape_rule_is_Slice(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, reshape_rule_op_Slice, 5)
        && dfg_calls_with(g, dfg_operand(g, n, 0), reshape_rule_op_Slice, 5)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_operand(g, n, 3), dfg_int(3), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 4), dfg_int(2), DFG_NO_DTYPE);
}

/* reshape.pat:242  Slice(even, 1, i & const, 3, 2) */
static inline bool reshape_rule_is_Slice_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, reshape_rule_op_Slice, 5)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST)
        && dfg_const_is(g, dfg_operand(g, n, 3), dfg_int(3), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 4), dfg_int(2), DFG_NO_DTYPE);
}

/* op in {Concat}: reshape_rule_concat_concat, reshape_rule_concat_concat_last,
 * reshape_rule_slices_to_depth */
static inline DFG_IN_LINE_FOR_SPEED uint64_t reshape_rule_at_Concat(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_calls(g, dfg_arg(g, n, 0), reshape_rule_op_Concat)) set |= DFG_BIT(reshape_rule_concat_concat);
    if (dfg_n_args(g, n) >= 1) set |= DFG_BIT(reshape_rule_concat_concat_last);
    if (dfg_has_args(g, n, 4) && reshape_rule_is_Slice(g, dfg_operand(g, n, 0))
        && reshape_rule_is_Slice(g, dfg_operand(g, n, 1))
        && reshape_rule_is_Slice_2(g, dfg_operand(g, n, 2))
        && reshape_rule_is_Slice_2(g, dfg_operand(g, n, 3))
        && dfg_scalar_eq(dfg_attr(g, n, reshape_rule_attr_axis), dfg_int(1)))
        set |= DFG_BIT(reshape_rule_slices_to_depth);
    return set;
}

/* reshape.pat:176  (Add | Sub | Mul | Div)(x, c & const) */
static inline bool reshape_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    return (dfg_calls(g, n, reshape_rule_op_Add) || dfg_calls(g, n, reshape_rule_op_Mul))
        && dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* reshape.pat:176  (Add | Sub | Mul | Div)(x, c & const); the operator is known */
static inline bool reshape_rule_is_e_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || reshape_rule_is_Add(g, n);
}

/* reshape.pat:254  Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1) */
static inline bool reshape_rule_is_Unsqueeze(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, reshape_rule_op_Unsqueeze, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), reshape_rule_op_Range, 3)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(-1), DFG_NO_DTYPE);
}

/* reshape.pat:254  ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u); the operator is known */
static inline bool reshape_rule_is_ScatterND(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && reshape_rule_is_Unsqueeze(g, dfg_operand(g, n, 1))
        && dfg_str_is(g, n, reshape_rule_attr_reduction, reshape_rule_str_none, reshape_rule_str_none);
}

static void reshape_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case reshape_rule_op_Reshape: *set = reshape_rule_at_Reshape(g, n); break;
    case reshape_rule_op_Expand:
        *set = reshape_rule_is_e(g, n) ? DFG_BIT(reshape_rule_expand_typed) : 0;
        break;
    case reshape_rule_op_Shape: *set = reshape_rule_at_Shape(g, n); break;
    case reshape_rule_op_Gather: *set = reshape_rule_at_Gather(g, n); break;
    case reshape_rule_op_Slice: *set = reshape_rule_at_Slice(g, n); break;
    case reshape_rule_op_Cast:
        *set = reshape_rule_is_t(g, n) ? DFG_BIT(reshape_rule_cast_filled) : 0;
        break;
    case reshape_rule_op_Flatten:
        *set = (reshape_rule_is_Flatten(g, n) ? DFG_BIT(reshape_rule_reshape_last) : 0)
            | (dfg_argc_is(g, n, 1) ? DFG_BIT(reshape_rule_flatten_reshape) : 0);
        break;
    case reshape_rule_op_Squeeze:
        *set = (reshape_rule_is_Flatten(g, n) ? DFG_BIT(reshape_rule_reshape_last) : 0)
            | reshape_rule_at_Squeeze(g, n);
        break;
    case reshape_rule_op_Unsqueeze:
        *set = (reshape_rule_is_Flatten(g, n) ? DFG_BIT(reshape_rule_reshape_last) : 0)
            | reshape_rule_at_Unsqueeze(g, n);
        break;
    case reshape_rule_op_Transpose:
        *set = reshape_rule_is_unsqueeze_transposed(g, n) ? DFG_BIT(reshape_rule_unsqueeze_transposed) : 0;
        break;
    case reshape_rule_op_Concat: *set = reshape_rule_at_Concat(g, n); break;
    case reshape_rule_op_Add: case reshape_rule_op_Div: case reshape_rule_op_Mul: case reshape_rule_op_Sub:
        *set = reshape_rule_is_e_2(g, n) ? DFG_BIT(reshape_rule_constant_of_rows) : 0;
        break;
    case reshape_rule_op_ScatterND:
        *set = reshape_rule_is_ScatterND(g, n) ? DFG_BIT(reshape_rule_scatter_all) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule reshape_rule_rows[] = {
    {DFG_RULE(reshape_reshape_fusion, 0, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Reshape)},
    {DFG_RULE(reshape_reshape_typed, 1, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Reshape)},
    {DFG_RULE(reshape_expand_typed, 2, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Expand)},
    {DFG_RULE(reshape_shape_known, 3, 1), DFG_ROOTS(reshape_rule_op_Shape)},
    {DFG_RULE(reshape_shape_gather, 4, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Gather)},
    {DFG_RULE(reshape_shape_slice, 5, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Slice)},
    {DFG_RULE(reshape_extent_up, 6, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Shape)},
    {DFG_RULE(reshape_gathered_up, 7, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Gather)},
    {DFG_RULE(reshape_cast_filled, 8, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Cast)},
    {DFG_RULE(reshape_reshape_reshape, 9, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Reshape)},
    {DFG_RULE(reshape_reshape_last, 10, 1), .keep_shared = true,
     DFG_ROOTS(reshape_rule_op_Flatten, reshape_rule_op_Squeeze, reshape_rule_op_Unsqueeze, reshape_rule_op_Reshape)},
    {DFG_RULE(reshape_unsqueeze_unsqueeze, 11, 1), .keep_shared = true,
     DFG_ROOTS(reshape_rule_op_Unsqueeze)},
    {DFG_RULE(reshape_squeeze_squeeze, 12, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Squeeze)},
    {DFG_RULE(reshape_squeeze_transposed, 13, 1), DFG_ROOTS(reshape_rule_op_Squeeze)},
    {DFG_RULE(reshape_unsqueeze_transposed, 14, 1), DFG_ROOTS(reshape_rule_op_Transpose)},
    {DFG_RULE(reshape_squeeze_unsqueeze, 15, 1), .keep_shared = true,
     DFG_ROOTS(reshape_rule_op_Squeeze, reshape_rule_op_Unsqueeze)},
    {DFG_RULE(reshape_squeeze_flat, 16, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Reshape)},
    {DFG_RULE(reshape_flatten_reshape, 17, 1), DFG_ROOTS(reshape_rule_op_Flatten)},
    {DFG_RULE(reshape_reduce_unsqueeze, 18, 1), DFG_ROOTS(reshape_rule_op_Unsqueeze)},
    {DFG_RULE(reshape_concat_concat, 19, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Concat)},
    {DFG_RULE(reshape_concat_concat_last, 20, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_Concat)},
    {DFG_RULE(reshape_constant_of_rows, 21, 1), .keep_shared = true,
     DFG_ROOTS(reshape_rule_op_Add, reshape_rule_op_Div, reshape_rule_op_Mul, reshape_rule_op_Sub)},
    {DFG_RULE(reshape_slices_split, 22, 2), DFG_ROOTS(reshape_rule_op_Slice)},
    {DFG_RULE(reshape_slices_split_three, 23, 3), DFG_ROOTS(reshape_rule_op_Slice)},
    {DFG_RULE(reshape_slices_split_all, 24, 1), .every_root = true, DFG_ROOTS(reshape_rule_op_Slice)},
    {DFG_RULE(reshape_gathers_split, 25, 2), DFG_ROOTS(reshape_rule_op_Gather)},
    {DFG_RULE(reshape_gathers_split_three, 26, 3), DFG_ROOTS(reshape_rule_op_Gather)},
    {DFG_RULE(reshape_slices_to_depth, 27, 1), DFG_ROOTS(reshape_rule_op_Concat)},
    {DFG_RULE(reshape_scatter_all, 28, 1), .keep_shared = true, DFG_ROOTS(reshape_rule_op_ScatterND)},
};

const struct dfg_rules reshape_rules = {
    .abi = DFG_ABI,
    .n = 29, .n_words = 1, .rules = reshape_rule_rows,
    .names = &reshape_rule_names, .candidates = reshape_rules_candidates,
};
