/* Made by pat2c from layout.pat; do not edit. */
#include "layout.h"
_Static_assert(LAYOUT_H == 0x26f5fd2f6cfe17a7, "layout.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    layout_op_Abs = DFG_FIRST_OP, layout_op_Acos, layout_op_Acosh, layout_op_Add, layout_op_And,
    layout_op_Asin, layout_op_Asinh, layout_op_Atan, layout_op_Atanh, layout_op_BitShift,
    layout_op_BitwiseAnd, layout_op_BitwiseNot, layout_op_BitwiseOr, layout_op_BitwiseXor, layout_op_Cast,
    layout_op_Ceil, layout_op_Celu, layout_op_Clip, layout_op_Concat, layout_op_Cos, layout_op_Cosh,
    layout_op_DequantizeLinear, layout_op_Div, layout_op_Elu, layout_op_Equal, layout_op_Erf, layout_op_Exp,
    layout_op_Floor, layout_op_Gather, layout_op_Gelu, layout_op_Greater, layout_op_GreaterOrEqual,
    layout_op_HardSigmoid, layout_op_HardSwish, layout_op_IsInf, layout_op_IsNaN, layout_op_LeakyRelu,
    layout_op_Less, layout_op_LessOrEqual, layout_op_Log, layout_op_LogSoftmax, layout_op_MatMul,
    layout_op_Max, layout_op_Min, layout_op_Mish, layout_op_Mod, layout_op_Mul, layout_op_Neg,
    layout_op_Not, layout_op_Or, layout_op_PRelu, layout_op_Pow, layout_op_QuantizeLinear,
    layout_op_Reciprocal, layout_op_ReduceL2, layout_op_ReduceMax, layout_op_ReduceMean,
    layout_op_ReduceMin, layout_op_ReduceProd, layout_op_ReduceSum, layout_op_Relu, layout_op_Reshape,
    layout_op_Round, layout_op_Selu, layout_op_Shrink, layout_op_Sigmoid, layout_op_Sign, layout_op_Sin,
    layout_op_Sinh, layout_op_Softmax, layout_op_Softplus, layout_op_Softsign, layout_op_Split,
    layout_op_Sqrt, layout_op_Sub, layout_op_Swish, layout_op_Tan, layout_op_Tanh,
    layout_op_ThresholdedRelu, layout_op_Transpose, layout_op_Xor,
};
enum { layout_attr_allowzero, layout_attr_axes, layout_attr_axis, layout_attr_keepdims, layout_attr_perm };
static const char *const layout_op_names[] = {
    "Abs", "Acos", "Acosh", "Add", "And", "Asin", "Asinh", "Atan", "Atanh", "BitShift", "BitwiseAnd",
    "BitwiseNot", "BitwiseOr", "BitwiseXor", "Cast", "Ceil", "Celu", "Clip", "Concat", "Cos", "Cosh",
    "DequantizeLinear", "Div", "Elu", "Equal", "Erf", "Exp", "Floor", "Gather", "Gelu", "Greater",
    "GreaterOrEqual", "HardSigmoid", "HardSwish", "IsInf", "IsNaN", "LeakyRelu", "Less", "LessOrEqual",
    "Log", "LogSoftmax", "MatMul", "Max", "Min", "Mish", "Mod", "Mul", "Neg", "Not", "Or", "PRelu", "Pow",
    "QuantizeLinear", "Reciprocal", "ReduceL2", "ReduceMax", "ReduceMean", "ReduceMin", "ReduceProd",
    "ReduceSum", "Relu", "Reshape", "Round", "Selu", "Shrink", "Sigmoid", "Sign", "Sin", "Sinh", "Softmax",
    "Softplus", "Softsign", "Split", "Sqrt", "Sub", "Swish", "Tan", "Tanh", "ThresholdedRelu", "Transpose",
    "Xor",
};
static const char *const layout_attr_names[] = { "allowzero", "axes", "axis", "keepdims", "perm" };
static const dfg_val layout_list_0_2_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val layout_list_0_2_3_1[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}};
static const dfg_val layout_list_0_3_1_2[] = {{.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 3}, {.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 2}};
static const dfg_val layout_list_1_0[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}};
static const dfg_val layout_list_1_0_2[] = {{.tag = DFG_V_INT, .u.i = 1}, {.tag = DFG_V_INT, .u.i = 0}, {.tag = DFG_V_INT, .u.i = 2}};

const struct dfg_names layout_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS, .name = "layout",
    .run = LAYOUT_H, .n_rows = 4, .n_ops = 81, .ops = layout_op_names, .n_attrs = 5,
    .attrs = layout_attr_names,
};

/* layout.pat:8  cond order_known(t, x) = present(t.perm) or x.rank >= 0; */
static DFG_APART bool layout_order_known(const dfg_graph *g, dfg_node t, dfg_node x)
{
    return dfg_known(dfg_attr(g, t, layout_attr_perm)) || dfg_ge(dfg_rank_of(g, x), dfg_int(0));
}

/* layout.pat:12  rule transpose_transpose(x) : keep_shared {
 *     t = Transpose(x);
 *     u = Transpose(t);
 *     match u;
 *     where order_known(t, x), order_known(u, t);
 *     rewrite Transpose(x) {
 *         perm = [(present(t.perm) ? t.perm : reverse(range(x.rank)))[i]
 *                 for i in present(u.perm) ? u.perm : reverse(range(x.rank))]
 *     };
 * } */
bool layout_transpose_transpose_match(DFG_FIND_MATCH(layout_transpose_transpose))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_node t = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, t, layout_op_Transpose, 1)) return false;
    dfg_node x = dfg_operand(g, t, 0);
    if (!dfg_same_body(g, n, t) || !layout_order_known(g, t, x) || !layout_order_known(g, n, t))
        return false;
    DFG_GIVE(layout_transpose_transpose, .root = n, .x = x, .t = t, .u = n);
    return true;
}

/* layout.pat:25  Transpose(t) */
static bool layout_transpose_fan_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node t,
    dfg_node *found_y, dfg_node *found_q)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1) || !dfg_known(dfg_attr(g, n, layout_attr_perm)))
        return false;
    if (dfg_operand(g, n, 0) != t) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_y = n;
    *found_q = n;
    return true;
}

/* layout.pat:23  rule transpose_fan(x) {
 *     t = Transpose(x) { perm = p };
 *     every y = Transpose(t) { perm = q };
 *     match every y;
 *     rewrite every Transpose(x) { perm = [p[i] for i in q] };
 * } */
bool layout_transpose_fan_match(const dfg_graph *g, dfg_node n, struct layout_transpose_fan_match *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1) || !dfg_known(dfg_attr(g, n, layout_attr_perm)))
        return false;
    dfg_node t = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, t, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, t, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, t, 0);
    if (!dfg_same_body(g, n, t)) return false;
    struct dfg_nodes consumers = dfg_consumers(g, 0, t, (const dfg_node[]){t}, 1);
    if (consumers.n == 0) return false;
    if (consumers.at[0] != n) return false;
    struct dfg_nodes y = {NULL, 0}, q = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = consumers;
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node y_found = DFG_NONE, q_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE
            && layout_transpose_fan_each1(g, nodes.at[i], n, t, &y_found, &q_found);
        if (y_found != DFG_NONE) dfg_row(g, 1)[y.n++] = y_found;
        if (q_found != DFG_NONE) dfg_row(g, 2)[q.n++] = q_found;
    }
    y = dfg_set(g, dfg_row(g, 1), y.n);
    q = dfg_set(g, dfg_row(g, 2), q.n);
    if (!all) return false;
    DFG_GIVE(layout_transpose_fan, .root = n, .x = x, .t = t, .y = y, .p = p, .q = q);
    return true;
}

static DFG_APART enum dfg_tri layout_same(const dfg_val *p)
{
    const int64_t n = dfg_len(*p), m = dfg_range_to(dfg_count(dfg_len(*p)));
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_scalar_same(dfg_item_at(p, k), dfg_int(k)));
    return all;
}

/* layout.pat:30  rule transpose_ones(x) {
 *     t = Transpose(x) { perm = p };
 *     match t;
 *     where t.rank >= 0, p != range(len(p)), extern layout_moves_ones(x, t);
 *     rewrite Reshape(x, i64 [d for d in t.shape]);
 * } */
bool layout_transpose_ones_match(const dfg_graph *g, dfg_node n, struct layout_transpose_ones_match *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_rank_of(g, n), dfg_int(0)) || layout_same(&p) != DFG_FALSE) return false;
    if (!layout_moves_ones(g, x, n)) return false;
    DFG_GIVE(layout_transpose_ones, .root = n, .x = x, .t = n, .p = p);
    return true;
}

static DFG_APART int64_t layout_length(const dfg_graph *g, dfg_node s)
{
    return dfg_range_to(dfg_elements_of(g, s));
}

static DFG_APART dfg_val layout_item(const dfg_graph *g, dfg_node s, const dfg_val *i, const dfg_val *p)
{
    return dfg_scalar_ne(dfg_at(dfg_elements(g, s), *i), dfg_int(0)) || dfg_dim_eq(g, dfg_nth_at(p, i), *i)
        ? dfg_int(1)
        : dfg_scalar_eq(dfg_at(dfg_elements(g, s), *i), dfg_int(0)) && dfg_dim_ne(g, dfg_nth_at(p, i), *i)
          ? dfg_int(0)
        : dfg_nil();
}

static DFG_APART dfg_val layout_prod(const dfg_graph *g, dfg_node s, const dfg_val *p)
{
    const int64_t n = layout_length(g, s);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total, layout_item(g, s, DFG_PUT(dfg_int(k)), p));
    return total;
}

/* layout.pat:37  rule reshape_of_ones(x, s) : keep_shared {
 *     t = Transpose(x) { perm = p };
 *     match Reshape(t, s & const) { allowzero == 0 };
 *     where prod([value(s)[i] != 0 or p[i] == i ? 1 : 0 for i in range(s.elements)]) == 1, extern layout_moves_ones(x, t);
 *     rewrite Reshape(x, s);
 * } */
bool layout_reshape_of_ones_match(const dfg_graph *g, dfg_node n, struct layout_reshape_of_ones_match *m)
{
    if (!dfg_calls_argc(g, n, layout_op_Reshape, 2) || !dfg_int_is(g, n, layout_attr_allowzero, 0, 0))
        return false;
    dfg_node t = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, t, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, t, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, t, 0), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, t)) return false;
    if (!dfg_scalar_eq(layout_prod(g, s, &p), dfg_int(1)) || !layout_moves_ones(g, x, t)) return false;
    DFG_GIVE(layout_reshape_of_ones, .root = n, .x = x, .s = s, .t = t, .p = p);
    return true;
}

/* layout.pat:44  rule transposes_around_reshape(x) {
 *     t = Transpose(x) { perm == [0, 3, 1, 2] };
 *     r = Reshape(t, _);
 *     u = Transpose(r) { perm in {[0, 2, 1], [0, 2, 3, 1]} };
 *     match u;
 *     where r.shape[0] == t.shape[0], r.shape[1] == t.shape[1];
 *     rewrite Reshape(x, i64 [d for d in u.shape]);
 * } */
bool layout_transposes_around_reshape_find(DFG_FIND(layout_transposes_around_reshape))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    if (!(dfg_list_is(g, n, layout_attr_perm, dfg_list(layout_list_0_2_1, 3), false)
          || dfg_list_is(g, n, layout_attr_perm, dfg_list(layout_list_0_2_3_1, 4), false)))
        return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, r, layout_op_Reshape, 2)) return false;
    dfg_node t = dfg_operand(g, r, 0);
    if (!dfg_calls_argc(g, t, layout_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, t, layout_attr_perm, dfg_list(layout_list_0_3_1_2, 4), false)) return false;
    dfg_node x = dfg_operand(g, t, 0), x_2 = dfg_operand(g, r, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){r, t}, 2)) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 0), dfg_extent_of(g, t, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, t, 1))) return false;
    DFG_GIVE(layout_transposes_around_reshape, .root = n, .x = x, .t = t, .r = r, .u = n);
    DFG_GIVE_WHOLE(layout_transposes_around_reshape, .x = x_2);
    return true;
}

/* layout.pat:54  pattern column(a) {
 *     r = Reshape(a : [_, _], _);
 *     where r.rank == 2, r.shape[0] == a.shape[1], r.shape[1] == a.shape[0], a.shape[0] == 1 or a.shape[1] == 1;
 *     return r;
 * } */
bool layout_column_find(DFG_FIND(layout_column))
{
    if (!dfg_calls_argc(g, n, layout_op_Reshape, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0);
    if (dfg_rank(g, a) != 2) return false;
    dfg_node x = dfg_operand(g, n, 1);
    if (dfg_rank(g, n) != 2 || !dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, a, 1)))
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, a, 0))) return false;
    if (!(dfg_extent(g, a, 0) == 1 || dfg_extent(g, a, 1) == 1)) return false;
    DFG_GIVE(layout_column, .root = n, .a = a, .r = n);
    DFG_GIVE_WHOLE(layout_column, .x = x);
    return true;
}

/* layout.pat:53  pattern across(a) = Transpose(a : [_, _]) { perm == [1, 0] } | column(a); */
bool layout_across_find(DFG_FIND(layout_across))
{
    bool is_transpose = dfg_calls_argc(g, n, layout_op_Transpose, 1);
    dfg_node transpose = DFG_NONE, a = DFG_NONE, r = DFG_NONE;
    struct layout_column_match column = {0};
    if (whole != NULL) whole->column = (struct layout_column_whole){0};
    if (is_transpose) {
        transpose = n;
        if (!dfg_list_is(g, transpose, layout_attr_perm, dfg_list(layout_list_1_0, 2), false)) return false;
        a = dfg_arg(g, transpose, 0);
        if (dfg_rank(g, a) != 2) return false;
    } else {
        r = n;
        if (dfg_op(g, r) != layout_op_Reshape
            || !layout_column_find(g, r, &column, DFG_PART(whole, column)))
            return false;
        a = column.a;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, r}, 2)) return false;
    DFG_GIVE(layout_across, .root = n, .a = a);
    DFG_GIVE_PARTS(whole->transpose = transpose, whole->r = r);
    return true;
}

/* layout.pat:60  rule transpose_matmul(a, b) {
 *     m = MatMul(a & (const : [_, _] | across(_)), b & (const : [_, _] | across(_)));
 *     match across(m);
 *     rewrite MatMul(Transpose(b) { perm = [1, 0] }, Transpose(a) { perm = [1, 0] });
 * } */
bool layout_transpose_matmul_find(DFG_FIND(layout_transpose_matmul))
{
    struct layout_across_match across;
    if (!layout_across_find(g, n, &across, DFG_PART(whole, across))) return false;
    dfg_node m_2 = across.a;
    if (!dfg_calls_argc(g, m_2, layout_op_MatMul, 2)) return false;
    dfg_node a = dfg_operand(g, m_2, 0);
    bool is_constant = dfg_is(g, a, DFG_CONST);
    dfg_node constant = DFG_NONE, x_3 = DFG_NONE;
    struct layout_across_match across_2 = {0};
    if (whole != NULL) whole->across_2 = (struct layout_across_whole){0};
    if (is_constant) {
        constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || dfg_rank(g, constant) != 2) return false;
    } else {
        if (!layout_across_find(g, a, &across_2, DFG_PART(whole, across_2))) return false;
        x_3 = across_2.a;
    }
    dfg_node b = dfg_operand(g, m_2, 1);
    bool is_constant_2 = dfg_is(g, b, DFG_CONST);
    dfg_node constant_2 = DFG_NONE, x_5 = DFG_NONE;
    struct layout_across_match across_3 = {0};
    if (whole != NULL) whole->across_3 = (struct layout_across_whole){0};
    if (is_constant_2) {
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST) || dfg_rank(g, constant_2) != 2) return false;
    } else {
        if (!layout_across_find(g, b, &across_3, DFG_PART(whole, across_3))) return false;
        x_5 = across_3.a;
    }
    if (!dfg_in_body(
            g, n, (const dfg_node[]){m_2, !is_constant ? a : DFG_NONE, !is_constant_2 ? b : DFG_NONE}, 3))
        return false;
    DFG_GIVE(layout_transpose_matmul, .root = n, .a = a, .b = b, .m = m_2);
    DFG_GIVE_PARTS(whole->constant = constant, whole->x_3 = x_3, whole->constant_2 = constant_2,
                   whole->x_5 = x_5);
    return true;
}

/* layout.pat:66  rule gather_channels(x, i) : keep_shared {
 *     r = Reshape(x, _);
 *     s = Reshape(Transpose(r) { perm == [1, 0, 2] }, _);
 *     match Gather(s, scalar(i) & const) { axis == 0 };
 *     where x.rank == 4, x.shape[0] == 1, r.rank == 3, r.shape[2] == x.shape[2] * x.shape[3], s.rank == 5, value(i) >= 0;
 *     where s.shape[0] == r.shape[1], s.shape[1] == 1, s.shape[2] == r.shape[0], s.shape[3] == x.shape[2],
 *         s.shape[4] == x.shape[3];
 *     rewrite Slice(x, i64 [value(i)], i64 [x.shape[1]], i64 [1], i64 [r.shape[1]]);
 * } */
bool layout_gather_channels_find(DFG_FIND(layout_gather_channels))
{
    if (!dfg_calls_argc(g, n, layout_op_Gather, 2) || !dfg_int_is(g, n, layout_attr_axis, 0, 0))
        return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, layout_op_Reshape, 2)) return false;
    dfg_node transpose = dfg_operand(g, s, 0);
    if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, layout_attr_perm, dfg_list(layout_list_1_0_2, 3), false)) return false;
    dfg_node r = dfg_operand(g, transpose, 0);
    if (!dfg_calls_argc(g, r, layout_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1), x_2_2 = dfg_operand(g, s, 1);
    dfg_node i = dfg_operand(g, n, 1);
    if (dfg_rank(g, i) != 0 || !dfg_is(g, i, DFG_CONST)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){s, transpose, r}, 3) || dfg_rank(g, x) != 4) return false;
    if (dfg_extent(g, x, 0) != 1 || dfg_rank(g, r) != 3) return false;
    /* where r.shape[2] == x.shape[2] * x.shape[3] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 2),
                       dfg_extent_mul(g, dfg_extent_of(g, x, 2), dfg_extent_of(g, x, 3))))
        return false;
    if (dfg_rank(g, s) != 5 || !dfg_ge(dfg_value_of(g, i), dfg_int(0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, s, 0), dfg_extent_of(g, r, 1)) || dfg_extent(g, s, 1) != 1)
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, s, 2), dfg_extent_of(g, r, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, s, 3), dfg_extent_of(g, x, 2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, s, 4), dfg_extent_of(g, x, 3))) return false;
    DFG_GIVE(layout_gather_channels, .root = n, .x = x, .i = i, .r = r, .s = s);
    DFG_GIVE_WHOLE(layout_gather_channels, .x = x_2, .transpose = transpose, .x_2 = x_2_2, .constant = i);
    return true;
}

/* layout.pat:76  rule transpose_merged(x) {
 *     r = Reshape(x, _);
 *     y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);
 *     match y;
 *     where x.rank == 4, r.rank == 3, y.rank == 4, r.shape[1] == x.shape[2], r.shape[2] == x.shape[3];
 *     where y.shape[0] == x.shape[0], y.shape[1] == x.shape[1], y.shape[2] == x.shape[3], y.shape[3] == x.shape[2];
 *     rewrite Transpose(x) { perm = [0, 1, 3, 2] };
 * } */
bool layout_transpose_merged_find(DFG_FIND(layout_transpose_merged))
{
    if (!dfg_calls_argc(g, n, layout_op_Reshape, 2)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, layout_attr_perm, dfg_list(layout_list_0_2_1, 3), false)) return false;
    dfg_node r = dfg_operand(g, transpose, 0);
    if (!dfg_calls_argc(g, r, layout_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1), x_2_2 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, r}, 2) || dfg_rank(g, x) != 4) return false;
    if (dfg_rank(g, r) != 3 || dfg_rank(g, n) != 4) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, x, 2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, x, 3))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 0), dfg_extent_of(g, x, 0))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1), dfg_extent_of(g, x, 1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 2), dfg_extent_of(g, x, 3))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, x, 2))) return false;
    DFG_GIVE(layout_transpose_merged, .root = n, .x = x, .r = r, .y = n);
    DFG_GIVE_WHOLE(layout_transpose_merged, .x = x_2, .transpose = transpose, .x_2 = x_2_2);
    return true;
}

/* layout.pat:86  rule transpose_merged_behind(x) {
 *     r = Reshape(x, _);
 *     y = Reshape(Transpose(r) { perm == [0, 2, 1] }, _);
 *     match y;
 *     where x.rank >= 3, r.rank == 3, y.rank == 4, x.rank != 4 or x.shape[0] != y.shape[0] or x.shape[1] != y.shape[1];
 *     where r.shape[1] == x.shape[-2], r.shape[2] == x.shape[-1], y.shape[2] == x.shape[-1], y.shape[3] == x.shape[-2];
 *     rewrite Transpose(Reshape(x, i64 [y.shape[0], y.shape[1], y.shape[3], y.shape[2]])) { perm = [0, 1, 3, 2] };
 * } */
bool layout_transpose_merged_behind_find(DFG_FIND(layout_transpose_merged_behind))
{
    if (!dfg_calls_argc(g, n, layout_op_Reshape, 2)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, transpose, layout_attr_perm, dfg_list(layout_list_0_2_1, 3), false)) return false;
    dfg_node r = dfg_operand(g, transpose, 0);
    if (!dfg_calls_argc(g, r, layout_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1), x_2_2 = dfg_operand(g, n, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){transpose, r}, 2)) return false;
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(3)) || dfg_rank(g, r) != 3 || dfg_rank(g, n) != 4) return false;
    /* where x.rank != 4 or x.shape[0] != y.shape[0] or x.shape[1] != y.shape[1] */
    if (!(dfg_scalar_ne(dfg_rank_of(g, x), dfg_int(4))
          || dfg_extent_ne(g, dfg_extent_of(g, x, 0), dfg_extent_of(g, n, 0))
          || dfg_extent_ne(g, dfg_extent_of(g, x, 1), dfg_extent_of(g, n, 1))))
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 1), dfg_extent_of(g, x, -2))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, r, 2), dfg_extent_of(g, x, -1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 2), dfg_extent_of(g, x, -1))) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, x, -2))) return false;
    DFG_GIVE(layout_transpose_merged_behind, .root = n, .x = x, .r = r, .y = n);
    DFG_GIVE_WHOLE(layout_transpose_merged_behind, .x = x_2, .transpose = transpose, .x_2 = x_2_2);
    return true;
}

/* layout.pat:103  pattern turned = Transpose(_) | _; */
bool layout_turned_find(DFG_FIND_ON(layout_turned))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            transpose = n;
            if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
            x = dfg_arg(g, transpose, 0);
        } else {
            x_2 = n;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){transpose}, 1)) continue;
        DFG_GIVE(layout_turned, .root = n);
        DFG_GIVE_WHOLE(layout_turned, .transpose = transpose, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* layout.pat:104  pattern shaped = Reshape(_, _) | _; */
bool layout_shaped_find(DFG_FIND_ON(layout_shaped))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node reshape = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, x_3 = DFG_NONE;
        if (alt == 0) {
            reshape = n;
            if (!dfg_calls_argc(g, reshape, layout_op_Reshape, 2)) continue;
            x = dfg_arg(g, reshape, 0);
            x_2 = dfg_arg(g, reshape, 1);
        } else {
            x_3 = n;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){reshape}, 1)) continue;
        DFG_GIVE(layout_shaped, .root = n);
        DFG_GIVE_WHOLE(layout_shaped, .reshape = reshape, .x = x, .x_2 = x_2, .x_3 = x_3);
        return true;
    }
    return false;
}

/* layout.pat:98  ops pointwise */
static DFG_APART bool layout_is_pointwise(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case layout_op_Abs: case layout_op_Acos: case layout_op_Acosh: case layout_op_Asin:
    case layout_op_Asinh: case layout_op_Atan: case layout_op_Atanh: case layout_op_BitwiseNot:
    case layout_op_Cast: case layout_op_Ceil: case layout_op_Celu: case layout_op_Clip: case layout_op_Cos:
    case layout_op_Cosh: case layout_op_DequantizeLinear: case layout_op_Elu: case layout_op_Erf:
    case layout_op_Exp: case layout_op_Floor: case layout_op_Gelu: case layout_op_HardSigmoid:
    case layout_op_HardSwish: case layout_op_IsInf: case layout_op_IsNaN: case layout_op_LeakyRelu:
    case layout_op_Log: case layout_op_Mish: case layout_op_Neg: case layout_op_Not:
    case layout_op_QuantizeLinear: case layout_op_Reciprocal: case layout_op_Relu: case layout_op_Round:
    case layout_op_Selu: case layout_op_Shrink: case layout_op_Sigmoid: case layout_op_Sign:
    case layout_op_Sin: case layout_op_Sinh: case layout_op_Softplus: case layout_op_Softsign:
    case layout_op_Sqrt: case layout_op_Swish: case layout_op_Tan: case layout_op_Tanh:
    case layout_op_ThresholdedRelu: return true;
    default: return false;
    }
}

static DFG_APART enum dfg_tri layout_all_2(const dfg_graph *g, struct dfg_nodes rest)
{
    enum dfg_tri all = DFG_TRUE;
    for (uint32_t k = 0; all != DFG_FALSE && k < rest.n; k++) {
        const dfg_node each = rest.at[k];
        all = dfg_both(all,
                       dfg_extent_eq(g, dfg_elements_of(g, each), dfg_int(1)) ? DFG_TRUE
                       : dfg_extent_ne(g, dfg_elements_of(g, each), dfg_int(1)) ? DFG_FALSE : DFG_UNKNOWN);
    }
    return all;
}

/* layout.pat:113  rule transpose_up(y, rest) {
 *     e = pointwise(y & turned, ...rest);
 *     t = Transpose(e) { perm = p };
 *     match t;
 *     where all(rest, rest.elements == 1), extern layout_is_turned(y, t);
 *     rewrite e.op(Transpose(y) { perm = p }, ...rest) { ..e };
 * } */
bool layout_transpose_up_find(DFG_FIND_ON(layout_transpose_up))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node e = dfg_operand(g, n, 0);
    if (!layout_is_pointwise(g, e) || dfg_arg(g, e, 0) == DFG_NONE) return false;
    struct dfg_nodes rest = dfg_rest(g, e, 1, 0);
    dfg_node y = dfg_arg(g, e, 0);
    /* turned is written out: not all it may be is a call */
    if (!layout_is_turned(g, y, n)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            transpose = y;
            if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
            x = dfg_arg(g, transpose, 0);
        } else {
            x_2 = y;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){e, transpose}, 2) || layout_all_2(g, rest) != DFG_TRUE)
            continue;
        DFG_GIVE(layout_transpose_up, .root = n, .y = y, .rest = rest, .e = e, .t = n, .p = p);
        DFG_GIVE_WHOLE(layout_transpose_up, .transpose = transpose, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* layout.pat:105  ops arithmetic */
static DFG_APART bool layout_is_arithmetic(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case layout_op_Add: case layout_op_Sub: case layout_op_Mul: case layout_op_Div: case layout_op_Pow:
    case layout_op_Mod: case layout_op_Max: case layout_op_Min: case layout_op_PRelu: case layout_op_Equal:
    case layout_op_Less: case layout_op_LessOrEqual: case layout_op_Greater: case layout_op_GreaterOrEqual:
    case layout_op_And: case layout_op_Or: case layout_op_Xor: case layout_op_BitwiseAnd:
    case layout_op_BitwiseOr: case layout_op_BitwiseXor: case layout_op_BitShift: return true;
    default: return false;
    }
}

/* layout.pat:105  ops arithmetic, those that commute */
static DFG_APART bool layout_commutes_arithmetic(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case layout_op_Add: case layout_op_Mul: case layout_op_Max: case layout_op_Min: case layout_op_Equal:
    case layout_op_And: case layout_op_Or: case layout_op_Xor: case layout_op_BitwiseAnd:
    case layout_op_BitwiseOr: case layout_op_BitwiseXor: return true;
    default: return false;
    }
}

/* layout.pat:120  rule transpose_up_both(y, z) {
 *     e = arithmetic(y & turned, z & turned);
 *     t = Transpose(e) { perm = p };
 *     match t;
 *     where y.rank == len(p), z.rank == len(p), extern layout_is_turned(y, t), extern layout_is_turned(z, t);
 *     rewrite e.op(Transpose(y) { perm = p }, Transpose(z) { perm = p }) { ..e };
 * } */
bool layout_transpose_up_both_find(DFG_FIND_ON(layout_transpose_up_both))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node e = dfg_operand(g, n, 0);
    if (!layout_is_arithmetic(g, e) || !dfg_has_args(g, e, 2)) return false;
    for (uint32_t swap = way[0]; swap < (layout_commutes_arithmetic(g, e) ? dfg_orders(g, e) : 1u);
         way[0] = ++swap, way[1] = 0) {
        dfg_node y = dfg_arg(g, e, swap);
        /* turned is written out: not all it may be is a call */
        if (!dfg_scalar_eq(dfg_rank_of(g, y), dfg_count(dfg_len(p))) || !layout_is_turned(g, y, n))
            continue;
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt, way[2] = 0) {
            dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
            if (alt == 0) {
                transpose = y;
                if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
                x = dfg_arg(g, transpose, 0);
            } else {
                x_2 = y;
            }
            dfg_node z = dfg_arg(g, e, 1 - swap);
            /* turned is written out: not all it may be is a call */
            if (!dfg_scalar_eq(dfg_rank_of(g, z), dfg_count(dfg_len(p))) || !layout_is_turned(g, z, n))
                continue;
            for (uint32_t alt_2 = way[2]; alt_2 < 2u; way[2] = ++alt_2) {
                dfg_node transpose_2 = DFG_NONE, x_3 = DFG_NONE, x_4 = DFG_NONE;
                if (alt_2 == 0) {
                    transpose_2 = z;
                    if (!dfg_calls_argc(g, transpose_2, layout_op_Transpose, 1)) continue;
                    x_3 = dfg_arg(g, transpose_2, 0);
                } else {
                    x_4 = z;
                }
                if (!dfg_in_body(g, n, (const dfg_node[]){e, transpose, transpose_2}, 3)) continue;
                DFG_GIVE(layout_transpose_up_both, .root = n, .y = y, .z = z, .e = e, .t = n, .p = p);
                DFG_GIVE_WHOLE(layout_transpose_up_both, .transpose = transpose, .x = x, .x_2 = x_2,
                               .transpose_2 = transpose_2, .x_3 = x_3, .x_4 = x_4);
                return true;
            }
        }
    }
    return false;
}

/* layout.pat:127  rule transpose_up_constant(y, c) {
 *     e = arithmetic(y & turned, c & const);
 *     t = Transpose(e) { perm = p };
 *     match t;
 *     where y.rank == len(p), c.rank <= len(p), c.elements > 0, extern layout_is_turned(y, t);
 *     rewrite e.op(Transpose(y) { perm = p },
 *                  Transpose(
 *                      Reshape(c, i64 [i < len(p) - c.rank ? 1 : c.shape[i - len(p) + c.rank] for i in range(len(p))]))
 *                      { perm = p }) { ..e };
 * } */
bool layout_transpose_up_constant_find(DFG_FIND_ON(layout_transpose_up_constant))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node e = dfg_operand(g, n, 0);
    if (!layout_is_arithmetic(g, e) || !dfg_has_args(g, e, 2)) return false;
    for (uint32_t swap = way[0]; swap < (layout_commutes_arithmetic(g, e) ? dfg_orders(g, e) : 1u);
         way[0] = ++swap, way[1] = 0) {
        dfg_node c = dfg_arg(g, e, 1 - swap);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        dfg_node y = dfg_arg(g, e, swap);
        /* turned is written out: not all it may be is a call */
        if (!dfg_scalar_eq(dfg_rank_of(g, y), dfg_count(dfg_len(p)))) continue;
        if (!dfg_le(dfg_rank_of(g, c), dfg_count(dfg_len(p)))) continue;
        if (!dfg_dim_gt(g, dfg_elements_of(g, c), dfg_int(0)) || !layout_is_turned(g, y, n)) continue;
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt) {
            dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
            if (alt == 0) {
                transpose = y;
                if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
                x = dfg_arg(g, transpose, 0);
            } else {
                x_2 = y;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){e, transpose}, 2)) continue;
            DFG_GIVE(layout_transpose_up_constant, .root = n, .y = y, .c = c, .e = e, .t = n, .p = p);
            DFG_GIVE_WHOLE(layout_transpose_up_constant, .transpose = transpose, .x = x, .x_2 = x_2);
            return true;
        }
    }
    return false;
}

/* layout.pat:138  rule transpose_up_product(y, w) {
 *     m = MatMul(y & turned, w);
 *     t = Transpose(m) { perm = p };
 *     match t;
 *     where w.rank == 2, y.rank == len(p), p[-1] == len(p) - 1, extern layout_is_turned(y, t);
 *     rewrite MatMul(Transpose(y) { perm = p }, w);
 * } */
bool layout_transpose_up_product_find(DFG_FIND_ON(layout_transpose_up_product))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node m_2 = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, m_2, layout_op_MatMul, 2)) return false;
    dfg_node w = dfg_operand(g, m_2, 1), y = dfg_operand(g, m_2, 0);
    /* turned is written out: not all it may be is a call */
    if (dfg_rank(g, w) != 2 || !dfg_scalar_eq(dfg_rank_of(g, y), dfg_count(dfg_len(p)))) return false;
    /* where p[-1] == len(p) - 1 */
    if (!dfg_scalar_eq(dfg_nth_at(&p, DFG_PUT(dfg_int(-1))),
                       dfg_int_sub(dfg_count(dfg_len(p)), dfg_int(1))))
        return false;
    if (!layout_is_turned(g, y, n)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            transpose = y;
            if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
            x = dfg_arg(g, transpose, 0);
        } else {
            x_2 = y;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){m_2, transpose}, 2)) continue;
        DFG_GIVE(layout_transpose_up_product, .root = n, .y = y, .w = w, .m = m_2, .t = n, .p = p);
        DFG_GIVE_WHOLE(layout_transpose_up_product, .transpose = transpose, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

static DFG_APART dfg_val layout_item_2(const dfg_graph *g, const dfg_val *p, const dfg_val *i, dfg_node c)
{
    return dfg_eq(dfg_nth_at(p, i), *i)
        || dfg_lt(*i, dfg_int_sub(dfg_count(dfg_len(*p)), dfg_rank_of(g, c)))
        ? dfg_int(1)
        : dfg_ne(dfg_nth_at(p, i), *i) && dfg_ge(*i, dfg_int_sub(dfg_count(dfg_len(*p)), dfg_rank_of(g, c)))
          ? dfg_int(0)
        : dfg_nil();
}

static DFG_APART dfg_val layout_prod_2(const dfg_graph *g, const dfg_val *p, dfg_node c)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total, layout_item_2(g, p, DFG_PUT(dfg_int(k)), c));
    return total;
}

/* layout.pat:146  rule transpose_up_beside(y, c) : priority 1 {
 *     e = arithmetic(y & turned, c & const);
 *     t = Transpose(e) { perm = p };
 *     match t;
 *     where y.rank == len(p), c.rank <= len(p), extern layout_is_turned(y, t),
 *         prod([p[i] == i or i < len(p) - c.rank ? 1 : 0 for i in range(len(p))]) == 1;
 *     rewrite e.op(Transpose(y) { perm = p }, c) { ..e };
 * } */
bool layout_transpose_up_beside_find(DFG_FIND_ON(layout_transpose_up_beside))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node e = dfg_operand(g, n, 0);
    if (!layout_is_arithmetic(g, e) || !dfg_has_args(g, e, 2)) return false;
    for (uint32_t swap = way[0]; swap < (layout_commutes_arithmetic(g, e) ? dfg_orders(g, e) : 1u);
         way[0] = ++swap, way[1] = 0) {
        dfg_node c = dfg_arg(g, e, 1 - swap);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        dfg_node y = dfg_arg(g, e, swap);
        /* turned is written out: not all it may be is a call */
        if (!dfg_scalar_eq(dfg_rank_of(g, y), dfg_count(dfg_len(p)))) continue;
        if (!dfg_le(dfg_rank_of(g, c), dfg_count(dfg_len(p))) || !layout_is_turned(g, y, n)) continue;
        for (uint32_t alt = way[1]; alt < 2u; way[1] = ++alt) {
            dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
            if (alt == 0) {
                transpose = y;
                if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
                x = dfg_arg(g, transpose, 0);
            } else {
                x_2 = y;
            }
            if (!dfg_in_body(g, n, (const dfg_node[]){e, transpose}, 2)) continue;
            if (!dfg_scalar_eq(layout_prod_2(g, &p, c), dfg_int(1))) continue;
            DFG_GIVE(layout_transpose_up_beside, .root = n, .y = y, .c = c, .e = e, .t = n, .p = p);
            DFG_GIVE_WHOLE(layout_transpose_up_beside, .transpose = transpose, .x = x, .x_2 = x_2);
            return true;
        }
    }
    return false;
}

/* layout.pat:154  ops reduction */
static DFG_APART bool layout_is_reduction(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case layout_op_ReduceMean: case layout_op_ReduceSum: case layout_op_ReduceMax:
    case layout_op_ReduceMin: case layout_op_ReduceProd: case layout_op_ReduceL2: return true;
    default: return false;
    }
}

/* layout.pat:155  rule transpose_up_reduction(y) {
 *     r = reduction(y & turned) {
 *         axes = a, keepdims == 1
 *     };
 *     t = Transpose(r) { perm = p };
 *     match t;
 *     where extern layout_is_turned(y, t);
 *     rewrite r.op(Transpose(y) { perm = p }) {
 *         ..r, axes = [sum([p[i] == (k < 0 ? k + len(p) : k) ? i : 0 for i in range(len(p))]) for k in a]
 *     };
 * } */
bool layout_transpose_up_reduction_find(DFG_FIND_ON(layout_transpose_up_reduction))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!layout_is_reduction(g, r) || !dfg_has_args(g, r, 1)) return false;
    dfg_val a = dfg_attr(g, r, layout_attr_axes);
    if (!dfg_known(a) || !dfg_int_is(g, r, layout_attr_keepdims, 1, 1)) return false;
    dfg_node y = dfg_operand(g, r, 0);
    /* turned is written out: not all it may be is a call */
    if (!layout_is_turned(g, y, n)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            transpose = y;
            if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
            x = dfg_arg(g, transpose, 0);
        } else {
            x_2 = y;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){r, transpose}, 2)) continue;
        DFG_GIVE(layout_transpose_up_reduction, .root = n, .y = y, .r = r, .t = n, .a = a, .p = p);
        DFG_GIVE_WHOLE(layout_transpose_up_reduction, .transpose = transpose, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* layout.pat:166  rule transpose_up_softmax(y) {
 *     s = (Softmax | LogSoftmax)(y & turned) { axis = a };
 *     t = Transpose(s) { perm = p };
 *     match t;
 *     where extern layout_is_turned(y, t);
 *     rewrite s.op(Transpose(y) { perm = p }) {
 *         axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *     };
 * } */
bool layout_transpose_up_softmax_find(DFG_FIND_ON(layout_transpose_up_softmax))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!(dfg_op(g, s) == layout_op_Softmax || dfg_op(g, s) == layout_op_LogSoftmax)
        || !dfg_argc_is(g, s, 1))
        return false;
    dfg_val a = dfg_attr_or_int(g, s, layout_attr_axis, -1);
    if (!dfg_known(a)) return false;
    dfg_node y = dfg_operand(g, s, 0);
    /* turned is written out: not all it may be is a call */
    if (!layout_is_turned(g, y, n)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            transpose = y;
            if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
            x = dfg_arg(g, transpose, 0);
        } else {
            x_2 = y;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){s, transpose}, 2)) continue;
        DFG_GIVE(layout_transpose_up_softmax, .root = n, .y = y, .s = s, .t = n, .a = a, .p = p);
        DFG_GIVE_WHOLE(layout_transpose_up_softmax, .transpose = transpose, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* layout.pat:176  Transpose(x) */
static bool layout_transpose_up_concat_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_x, dfg_node *found_t)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_x = x;
    *found_t = n;
    return true;
}

/* layout.pat:175  rule transpose_up_concat(x) {
 *     t = Transpose(x);
 *     c = Concat(every t) { axis = a };
 *     match Transpose(c) { perm = p };
 *     rewrite Concat(every Transpose(t) { perm = p }) {
 *         axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *     };
 * } */
bool layout_transpose_up_concat_match(DFG_FIND_MATCH(layout_transpose_up_concat))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (dfg_op(g, c) != layout_op_Concat || dfg_n_args(g, c) <= 0) return false;
    dfg_val a = dfg_attr(g, c, layout_attr_axis);
    if (!dfg_known(a) || !dfg_same_body(g, n, c)) return false;
    struct dfg_nodes x = {NULL, 0}, t = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, c, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node x_found = DFG_NONE, t_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE
            && layout_transpose_up_concat_each1(g, nodes.at[i], n, &x_found, &t_found);
        if (x_found != DFG_NONE) dfg_row(g, 0)[x.n++] = x_found;
        if (t_found != DFG_NONE) dfg_row(g, 1)[t.n++] = t_found;
    }
    x = (struct dfg_nodes){dfg_row(g, 0), x.n};
    t = (struct dfg_nodes){dfg_row(g, 1), t.n};
    if (!all) return false;
    DFG_GIVE(layout_transpose_up_concat, .root = n, .x = x, .t = t, .c = c, .a = a, .p = p);
    return true;
}

/* layout.pat:183  rule transpose_up_gather(y, i) {
 *     e = Gather(y & turned, i) { axis = a };
 *     t = Transpose(e) { perm = p };
 *     match t;
 *     where i.rank == 1, y.rank == len(p), extern layout_is_turned(y, t);
 *     rewrite Gather(Transpose(y) { perm = p }, i) {
 *         axis = sum([p[k] == (a < 0 ? a + len(p) : a) ? k : 0 for k in range(len(p))])
 *     };
 * } */
bool layout_transpose_up_gather_find(DFG_FIND_ON(layout_transpose_up_gather))
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node e = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, e, layout_op_Gather, 2)) return false;
    dfg_val a = dfg_attr_or_int(g, e, layout_attr_axis, 0);
    if (!dfg_known(a)) return false;
    dfg_node i = dfg_operand(g, e, 1), y = dfg_operand(g, e, 0);
    /* turned is written out: not all it may be is a call */
    if (dfg_rank(g, i) != 1 || !dfg_scalar_eq(dfg_rank_of(g, y), dfg_count(dfg_len(p)))) return false;
    if (!layout_is_turned(g, y, n)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node transpose = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            transpose = y;
            if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
            x = dfg_arg(g, transpose, 0);
        } else {
            x_2 = y;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){e, transpose}, 2)) continue;
        DFG_GIVE(layout_transpose_up_gather, .root = n, .y = y, .i = i, .e = e, .t = n, .a = a, .p = p);
        DFG_GIVE_WHOLE(layout_transpose_up_gather, .transpose = transpose, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

static DFG_APART dfg_val layout_item_3(const dfg_val *k2, const dfg_val *i, const dfg_val *j)
{
    return dfg_eq(*k2, *i) || dfg_eq(*k2, *j) ? dfg_int(0) : dfg_ne(*k2, *i) && dfg_ne(*k2, *j) ? dfg_int(1)
        : dfg_nil();
}

static DFG_APART dfg_val layout_min(const dfg_val *i, const dfg_val *j, const dfg_val *a)
{
    const dfg_val list = DFG_LIST(*a);
    const int64_t n = 1;
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_item_3(DFG_PUT(dfg_item_at(&list, k)), i, j);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_prod_3(const dfg_val *i, const dfg_val *a, const dfg_val *p)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total,
                            dfg_le(dfg_int(k), *i)
                            || dfg_scalar_eq(layout_min(i, DFG_PUT(dfg_int(k)), a), dfg_int(0))
                            || dfg_lt(dfg_nth_at(p, i), dfg_nth_at(p, DFG_PUT(dfg_int(k))))
                            ? dfg_int(1)
                            : dfg_gt(dfg_int(k), *i)
                              && dfg_scalar_ne(layout_min(i, DFG_PUT(dfg_int(k)), a), dfg_int(0))
                              && dfg_ge(dfg_nth_at(p, i), dfg_nth_at(p, DFG_PUT(dfg_int(k))))
                              ? dfg_int(0)
                            : dfg_nil());
    return total;
}

static DFG_APART dfg_val layout_prod_4(const dfg_val *a, const dfg_val *p)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total, layout_prod_3(DFG_PUT(dfg_int(k)), a, p));
    return total;
}

/* layout.pat:193  rule gather_transposed(x, i) : keep_shared {
 *     match Gather(Transpose(x) { perm = p }, i) { axis = a };
 *     where i.rank == 0, x.rank == len(p), a >= 0, same_order(p, [a], len(p));
 *     rewrite Gather(x, i) { axis = p[a] };
 * } */
bool layout_gather_transposed_find(DFG_FIND(layout_gather_transposed))
{
    if (!dfg_calls_argc(g, n, layout_op_Gather, 2)) return false;
    dfg_val a = dfg_attr_or_int(g, n, layout_attr_axis, 0);
    if (!dfg_known(a)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, transpose, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, transpose, 0), i = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, transpose) || dfg_rank(g, i) != 0) return false;
    if (!dfg_scalar_eq(dfg_rank_of(g, x), dfg_count(dfg_len(p))) || !dfg_ge(a, dfg_int(0))) return false;
    if (!dfg_scalar_eq(layout_prod_4(&a, &p), dfg_int(1))) return false;
    DFG_GIVE(layout_gather_transposed, .root = n, .x = x, .i = i, .p = p, .a = a);
    DFG_GIVE_WHOLE(layout_gather_transposed, .transpose = transpose);
    return true;
}

static DFG_APART bool layout_holds(const dfg_graph *g, dfg_node n, dfg_node u, dfg_node y)
{
    return !dfg_extent_eq(g, dfg_extent_add(g, dfg_elements_of(g, n), dfg_elements_of(g, u)),
                          dfg_elements_of(g, y));
}

/* layout.pat:199  rule transpose_up_split(y, rest) {
 *     s = Split(y, ...rest) { axis = a };
 *     t = Transpose(s.0) { perm = p };
 *     u = Transpose(s.1 & s.-1) { perm == p };
 *     match t, u;
 *     where y.rank == len(p), t.elements + u.elements == y.elements;
 *     rewrite {
 *         n = Split(Transpose(y) { perm = p }, ...rest) -> 2 {
 *             axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *         };
 *         return n.0, n.1;
 *     }
 * } */
bool layout_transpose_up_split_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transpose_up_split_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node get = dfg_operand(g, n, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node s = dfg_arg(g, get, 0);
    if (dfg_op(g, s) != layout_op_Split || dfg_arg(g, s, 0) == DFG_NONE) return false;
    dfg_val a = dfg_attr_or_int(g, s, layout_attr_axis, 0);
    if (!dfg_known(a)) return false;
    struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
    dfg_node y = dfg_arg(g, s, 0);
    if (!dfg_scalar_eq(dfg_rank_of(g, y), dfg_count(dfg_len(p)))) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){s}, 1, 2);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node u = readers.at[k];
        if (!dfg_calls_argc(g, u, layout_op_Transpose, 1)) continue;
        dfg_node get_2 = dfg_operand(g, u, 0);
        if (!dfg_is_get(g, get_2, 1)) continue;
        if (dfg_arg(g, get_2, 0) != s) continue;
        if (!dfg_is_get_back(g, get_2, 1)) continue;
        if (dfg_arg(g, get_2, 0) != s) continue;
        if (u == n) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){get, s, u, get_2, get_2}, 5)) continue;
        if (!dfg_eq(dfg_attr(g, u, layout_attr_perm), p)) continue;
        /* where t.elements + u.elements == y.elements */
        if (layout_holds(g, n, u, y)) continue;
        if (accept(ctx, &(struct layout_transpose_up_split_whole){.m = {.root = n, .y = y, .rest = rest,
                                                                        .s = s, .t = n, .u = u, .a = a,
                                                                        .p = p}, .get = get, .get_2 = get_2,
                                                                  .get_3 = get_2}.m))
            return true;
    }
    return false;
}

static DFG_APART bool layout_holds_2(const dfg_graph *g, dfg_node n, dfg_node u, dfg_node v, dfg_node y)
{
    return !dfg_extent_eq(g,
                          dfg_extent_add(g, dfg_extent_add(g, dfg_elements_of(g, n), dfg_elements_of(g, u)),
                                         dfg_elements_of(g, v)), dfg_elements_of(g, y));
}

/* layout.pat:212  rule transpose_up_split_three(y, rest) {
 *     s = Split(y, ...rest) { axis = a };
 *     t = Transpose(s.0) { perm = p };
 *     u = Transpose(s.1) { perm == p };
 *     v = Transpose(s.2 & s.-1) { perm == p };
 *     match t, u, v;
 *     where y.rank == len(p), t.elements + u.elements + v.elements == y.elements;
 *     rewrite {
 *         n = Split(Transpose(y) { perm = p }, ...rest) -> 3 {
 *             axis = sum([p[i] == (a < 0 ? a + len(p) : a) ? i : 0 for i in range(len(p))])
 *         };
 *         return n.0, n.1, n.2;
 *     }
 * } */
bool layout_transpose_up_split_three_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_transpose_up_split_three_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node get = dfg_operand(g, n, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node s = dfg_arg(g, get, 0);
    if (dfg_op(g, s) != layout_op_Split || dfg_arg(g, s, 0) == DFG_NONE) return false;
    dfg_val a = dfg_attr_or_int(g, s, layout_attr_axis, 0);
    if (!dfg_known(a)) return false;
    struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
    dfg_node y = dfg_arg(g, s, 0);
    if (!dfg_scalar_eq(dfg_rank_of(g, y), dfg_count(dfg_len(p)))) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){s}, 1, 2);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node u = readers.at[k];
        if (!dfg_calls_argc(g, u, layout_op_Transpose, 1)) continue;
        dfg_node get_2 = dfg_operand(g, u, 0);
        if (!dfg_is_get(g, get_2, 1)) continue;
        if (dfg_arg(g, get_2, 0) != s) continue;
        if (u == n) continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){s}, 1, 2);
        for (uint32_t k_2 = 0; k_2 < readers_2.n; k_2++) {
            dfg_node v = readers_2.at[k_2];
            if (!dfg_calls_argc(g, v, layout_op_Transpose, 1)) continue;
            dfg_node get_3 = dfg_operand(g, v, 0);
            if (!dfg_is_get(g, get_3, 2)) continue;
            if (dfg_arg(g, get_3, 0) != s) continue;
            if (!dfg_is_get_back(g, get_3, 1)) continue;
            if (dfg_arg(g, get_3, 0) != s) continue;
            if (v == n) continue;
            if (v == u) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){get, s, u, get_2, v, get_3, get_3}, 7)) continue;
            if (!dfg_eq(dfg_attr(g, u, layout_attr_perm), p)
                || !dfg_eq(dfg_attr(g, v, layout_attr_perm), p))
                continue;
            /* where t.elements + u.elements + v.elements == y.elements */
            if (layout_holds_2(g, n, u, v, y)) continue;
            if (accept(ctx, &(struct layout_transpose_up_split_three_whole){
                    .m = {.root = n, .y = y, .rest = rest, .s = s, .t = n, .u = u, .v = v, .a = a, .p = p},
                    .get = get, .get_2 = get_2, .get_3 = get_3, .get_4 = get_3}.m))
                return true;
        }
    }
    return false;
}

/* layout.pat:228  (const | Reshape(const, _)) */
static bool layout_no_constant_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    bool is_constant = dfg_is(g, n, DFG_CONST);
    if (is_constant) {
        if (!dfg_is(g, n, DFG_CONST)) return false;
    } else {
        if (!dfg_calls_argc(g, n, layout_op_Reshape, 2) || !dfg_is(g, dfg_operand(g, n, 0), DFG_CONST))
            return false;
    }
    return dfg_in_body(g, root, (const dfg_node[]){!is_constant ? n : DFG_NONE}, 1);
}

/* layout.pat:228  pattern no_constant = !(const | Reshape(const, _)); */
bool layout_no_constant_match(const dfg_graph *g, dfg_node n, struct layout_no_constant_match *m)
{
    if (layout_no_constant_not1(g, n, n)) return false;
    DFG_GIVE(layout_no_constant, .root = n);
    return true;
}

/* layout.pat:228  (const | Reshape(const, _)) */
static bool layout_transposes_joined_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    bool is_constant = dfg_is(g, n, DFG_CONST);
    if (is_constant) {
        if (!dfg_is(g, n, DFG_CONST)) return false;
    } else {
        if (!dfg_calls_argc(g, n, layout_op_Reshape, 2) || !dfg_is(g, dfg_operand(g, n, 0), DFG_CONST))
            return false;
    }
    return dfg_in_body(g, root, (const dfg_node[]){!is_constant ? n : DFG_NONE}, 1);
}

/* layout.pat:228  (const | Reshape(const, _)) */
static bool layout_transposes_joined_not2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    bool is_constant = dfg_is(g, n, DFG_CONST);
    if (is_constant) {
        if (!dfg_is(g, n, DFG_CONST)) return false;
    } else {
        if (!dfg_calls_argc(g, n, layout_op_Reshape, 2) || !dfg_is(g, dfg_operand(g, n, 0), DFG_CONST))
            return false;
    }
    return dfg_in_body(g, root, (const dfg_node[]){!is_constant ? n : DFG_NONE}, 1);
}

/* layout.pat:229  rule transposes_joined(a, b) {
 *     t = Transpose(a & no_constant) { perm = p };
 *     e = arithmetic(t, Transpose(b & no_constant) { perm = p });
 *     match e;
 *     where a.rank == b.rank, not (extern layout_is_turned(a, t) and extern layout_is_turned(b, t));
 *     rewrite Transpose(e.op(a, b) { ..e }) { perm = p };
 * } */
bool layout_transposes_joined_find(DFG_FIND_ON(layout_transposes_joined))
{
    if (!layout_is_arithmetic(g, n) || !dfg_has_args(g, n, 2)) return false;
    for (uint32_t swap = way[0]; swap < (layout_commutes_arithmetic(g, n) ? dfg_orders(g, n) : 1u);
         way[0] = ++swap) {
        dfg_node t = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, t, layout_op_Transpose, 1)) continue;
        dfg_val p = dfg_attr(g, t, layout_attr_perm);
        if (!dfg_known(p)) continue;
        dfg_node a = dfg_operand(g, t, 0);
        if (layout_transposes_joined_not1(g, a, n)) continue;
        dfg_node transpose = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) continue;
        if (!dfg_eq(dfg_attr(g, transpose, layout_attr_perm), p)) continue;
        dfg_node b = dfg_operand(g, transpose, 0);
        if (layout_transposes_joined_not2(g, b, n)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){t, transpose}, 2)) continue;
        if (!dfg_scalar_eq(dfg_rank_of(g, a), dfg_rank_of(g, b))) continue;
        if (layout_is_turned(g, a, t) && layout_is_turned(g, b, t)) continue;
        DFG_GIVE(layout_transposes_joined, .root = n, .a = a, .b = b, .t = t, .e = n, .p = p);
        DFG_GIVE_WHOLE(layout_transposes_joined, .transpose = transpose);
        return true;
    }
    return false;
}

/* layout.pat:237  Transpose(x) */
static bool layout_transposes_concatenated_each1(const dfg_graph *g, dfg_node n, dfg_node root,
    dfg_node *found_x, dfg_node *found_t)
{
    if (!dfg_calls_argc(g, n, layout_op_Transpose, 1)) return false;
    if (!dfg_list_is(g, n, layout_attr_perm, dfg_list(layout_list_0_2_3_1, 4), false)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_x = x;
    *found_t = n;
    return true;
}

/* layout.pat:236  rule transposes_concatenated(x) {
 *     t = Transpose(x) { perm == [0, 2, 3, 1] };
 *     c = Concat(every t) { axis = k };
 *     match c;
 *     where len(t) > 1;
 *     rewrite Transpose(Concat(every x) { axis = k % 4 == 0 ? 0 : (k + 4) % 4 % 3 + 1 }) { perm = [0, 2, 3, 1] };
 * } */
bool layout_transposes_concatenated_match(DFG_FIND_MATCH(layout_transposes_concatenated))
{
    if (dfg_op(g, n) != layout_op_Concat || dfg_n_args(g, n) <= 0) return false;
    dfg_val k = dfg_attr(g, n, layout_attr_axis);
    if (!dfg_known(k)) return false;
    struct dfg_nodes x = {NULL, 0}, t = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, n, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node x_found = DFG_NONE, t_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE
            && layout_transposes_concatenated_each1(g, nodes.at[i], n, &x_found, &t_found);
        if (x_found != DFG_NONE) dfg_row(g, 0)[x.n++] = x_found;
        if (t_found != DFG_NONE) dfg_row(g, 1)[t.n++] = t_found;
    }
    x = (struct dfg_nodes){dfg_row(g, 0), x.n};
    t = (struct dfg_nodes){dfg_row(g, 1), t.n};
    if (!all) return false;
    if (!dfg_gt(dfg_int(t.n), dfg_int(1))) return false;
    DFG_GIVE(layout_transposes_concatenated, .root = n, .x = x, .t = t, .c = n, .k = k);
    return true;
}

static DFG_APART dfg_val layout_min_2(const dfg_val *i, const dfg_val *j, const dfg_val *a)
{
    const int64_t n = dfg_len(*a);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_item_3(DFG_PUT(dfg_item_at(a, k)), i, j);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

static DFG_APART dfg_val layout_item_4(const dfg_val *j, const dfg_val *i, const dfg_val *a, const dfg_val *p)
{
    return dfg_le(*j, *i) || dfg_scalar_eq(layout_min_2(i, j, a), dfg_int(0))
        || dfg_lt(dfg_nth_at(p, i), dfg_nth_at(p, j))
        ? dfg_int(1)
        : dfg_gt(*j, *i) && dfg_scalar_ne(layout_min_2(i, j, a), dfg_int(0))
          && dfg_ge(dfg_nth_at(p, i), dfg_nth_at(p, j))
          ? dfg_int(0)
        : dfg_nil();
}

static DFG_APART dfg_val layout_prod_5(const dfg_val *i, const dfg_val *a, const dfg_val *p)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total, layout_item_4(DFG_PUT(dfg_int(k)), i, a, p));
    return total;
}

static DFG_APART dfg_val layout_item_5(const dfg_val *i, const dfg_val *a, const dfg_val *p)
{
    return layout_prod_5(i, a, p);
}

static DFG_APART dfg_val layout_prod_6(const dfg_val *a, const dfg_val *p)
{
    const int64_t n = dfg_range_to(dfg_count(dfg_len(*p)));
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total, layout_item_5(DFG_PUT(dfg_int(k)), a, p));
    return total;
}

/* layout.pat:244  rule reduce_transposed(x) {
 *     r = reduction(Transpose(x) { perm = p }) {
 *         axes = a, keepdims == 0
 *     };
 *     match r;
 *     where min(a) >= 0, same_order(p, a, len(p));
 *     rewrite r.op(x) { ..r, axes = [p[k] for k in a] };
 * } */
bool layout_reduce_transposed_find(DFG_FIND(layout_reduce_transposed))
{
    if (!layout_is_reduction(g, n) || !dfg_has_args(g, n, 1)) return false;
    dfg_val a = dfg_attr(g, n, layout_attr_axes);
    if (!dfg_known(a) || !dfg_int_is(g, n, layout_attr_keepdims, 0, 1)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, layout_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, transpose, layout_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, transpose, 0);
    if (!dfg_same_body(g, n, transpose) || !dfg_ge(dfg_min_of(a), dfg_int(0))) return false;
    if (!dfg_scalar_eq(layout_prod_6(&a, &p), dfg_int(1))) return false;
    DFG_GIVE(layout_reduce_transposed, .root = n, .x = x, .r = n, .p = p, .a = a);
    DFG_GIVE_WHOLE(layout_reduce_transposed, .transpose = transpose);
    return true;
}

/* layout.pat:252  rule reshape_up(y, s, rest) {
 *     e = pointwise(y & shaped, ...rest);
 *     u = Reshape(e, s);
 *     match u;
 *     where all(rest, rest.elements == 1), extern layout_is_reshaped(y);
 *     rewrite e.op(Reshape(y, s) { ..u }, ...rest) { ..e };
 * } */
bool layout_reshape_up_find(DFG_FIND_ON(layout_reshape_up))
{
    if (!dfg_calls_argc(g, n, layout_op_Reshape, 2)) return false;
    dfg_node s = dfg_operand(g, n, 1), e = dfg_operand(g, n, 0);
    if (!layout_is_pointwise(g, e) || dfg_arg(g, e, 0) == DFG_NONE) return false;
    struct dfg_nodes rest = dfg_rest(g, e, 1, 0);
    dfg_node y = dfg_arg(g, e, 0);
    /* shaped is written out: not all it may be is a call */
    if (!layout_is_reshaped(g, y)) return false;
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node reshape = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, x_3 = DFG_NONE;
        if (alt == 0) {
            reshape = y;
            if (!dfg_calls_argc(g, reshape, layout_op_Reshape, 2)) continue;
            x = dfg_arg(g, reshape, 0);
            x_2 = dfg_arg(g, reshape, 1);
        } else {
            x_3 = y;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){e, reshape}, 2) || layout_all_2(g, rest) != DFG_TRUE)
            continue;
        DFG_GIVE(layout_reshape_up, .root = n, .y = y, .s = s, .rest = rest, .e = e, .u = n);
        DFG_GIVE_WHOLE(layout_reshape_up, .reshape = reshape, .x = x, .x_2 = x_2, .x_3 = x_3);
        return true;
    }
    return false;
}

static DFG_APART dfg_val layout_item_6(const dfg_graph *g, const dfg_val *j, const dfg_val *i, dfg_node t, dfg_node u)
{
    return dfg_eq(*j, *i)
        || dfg_extent_eq(g, dfg_at(dfg_shape_of(g, t), *j), dfg_at(dfg_shape_of(g, u), *j))
        ? dfg_int(1)
        : dfg_ne(*j, *i) && dfg_extent_ne(g, dfg_at(dfg_shape_of(g, t), *j), dfg_at(dfg_shape_of(g, u), *j))
          ? dfg_int(0)
        : dfg_nil();
}

static DFG_APART dfg_val layout_prod_7(const dfg_graph *g, const dfg_val *i, dfg_node t, dfg_node u)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_int_mul(total, layout_item_6(g, DFG_PUT(dfg_int(k)), i, t, u));
    return total;
}

/* layout.pat:260
 * cond alike_but(t, u, i) = prod([j == i or t.shape[j] == u.shape[j] ? 1 : 0 for j in range(t.rank)]) == 1; */
static DFG_APART bool layout_alike_but(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *i)
{
    return dfg_scalar_eq(layout_prod_7(g, i, t, u), dfg_int(1));
}

static DFG_APART dfg_val layout_item_7(const dfg_graph *g, const dfg_val *j, const dfg_val *a, dfg_node y)
{
    return dfg_choose(dfg_less(*j,
                               dfg_choose(dfg_less(*a, dfg_int(0)), dfg_int_add(*a, dfg_rank_of(g, y)),
                                          *a)), dfg_at(dfg_shape_of(g, y), *j), dfg_int(1));
}

static DFG_APART dfg_val layout_prod_8(const dfg_graph *g, const dfg_val *a, dfg_node y)
{
    const int64_t n = dfg_rank_less(g, y, 0);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, layout_item_7(g, DFG_PUT(dfg_int(k)), a, y));
    return total;
}

static DFG_APART dfg_val layout_item_8(const dfg_graph *g, const dfg_val *j, const dfg_val *i, dfg_node t)
{
    return dfg_choose(dfg_less(*j, *i), dfg_at(dfg_shape_of(g, t), *j), dfg_int(1));
}

static DFG_APART dfg_val layout_prod_9(const dfg_graph *g, const dfg_val *i, dfg_node t)
{
    const int64_t n = dfg_rank_less(g, t, 0);
    dfg_val total = dfg_is_length(n) ? dfg_int(1) : dfg_nil();
    for (int64_t k = 0; k < n; k++)
        total = dfg_extent_mul(g, total, layout_item_8(g, DFG_PUT(dfg_int(k)), i, t));
    return total;
}

/* layout.pat:261  cond before(y, a, t, i) =
 *     prod([j < (a < 0 ? a + y.rank : a) ? y.shape[j] : 1 for j in range(y.rank)])
 *     == prod([j < i ? t.shape[j] : 1 for j in range(t.rank)]); */
static DFG_APART bool layout_before(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t, const dfg_val *i)
{
    return dfg_extent_eq(g, layout_prod_8(g, a, y), layout_prod_9(g, i, t));
}

/* layout.pat:264  cond parted(y, a, t, u, i) = alike_but(t, u, i), before(y, a, t, i); */
static DFG_APART bool layout_parted(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t, dfg_node u, const dfg_val *i)
{
    return layout_alike_but(g, t, u, i) && layout_before(g, y, a, t, i);
}

/* layout.pat:260, known not to hold
 * cond alike_but(t, u, i) = prod([j == i or t.shape[j] == u.shape[j] ? 1 : 0 for j in range(t.rank)]) == 1; */
static DFG_APART bool layout_not_alike_but(const dfg_graph *g, dfg_node t, dfg_node u, const dfg_val *i)
{
    return dfg_scalar_ne(layout_prod_7(g, i, t, u), dfg_int(1));
}

/* layout.pat:261, known not to hold  cond before(y, a, t, i) =
 *     prod([j < (a < 0 ? a + y.rank : a) ? y.shape[j] : 1 for j in range(y.rank)])
 *     == prod([j < i ? t.shape[j] : 1 for j in range(t.rank)]); */
static DFG_APART bool layout_not_before(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t, const dfg_val *i)
{
    return dfg_extent_ne(g, layout_prod_8(g, a, y), layout_prod_9(g, i, t));
}

/* layout.pat:264, known not to hold  cond parted(y, a, t, u, i) = alike_but(t, u, i), before(y, a, t, i); */
static DFG_APART bool layout_not_parted(const dfg_graph *g, dfg_node y, const dfg_val *a, dfg_node t, dfg_node u, const dfg_val *i)
{
    return layout_not_alike_but(g, t, u, i) || layout_not_before(g, y, a, t, i);
}

static DFG_APART dfg_val layout_item_9(const dfg_graph *g, const dfg_val *i, dfg_node n2, dfg_node u, const dfg_val *a, dfg_node y)
{
    return layout_parted(g, y, a, n2, u, i) ? dfg_int(1) : layout_not_parted(g, y, a, n2, u, i) ? dfg_int(0)
        : dfg_nil();
}

static DFG_APART dfg_val layout_max(const dfg_graph *g, dfg_node n2, dfg_node u, const dfg_val *a, dfg_node y)
{
    const int64_t n = dfg_rank_less(g, n2, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_item_9(g, DFG_PUT(dfg_int(k)), n2, u, a, y);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* layout.pat:265  rule reshape_up_split(y, rest) {
 *     s = Split(y & shaped, ...rest) { axis = a };
 *     t = Reshape(s.0, _);
 *     u = Reshape(s.1, _);
 *     match t, u;
 *     where y.elements > 0, t.elements + u.elements == y.elements, t.rank == u.rank, extern layout_is_reshaped(y);
 *     where max([parted(y, a, t, u, i) ? 1 : 0 for i in range(t.rank)]) == 1;
 *     rewrite {
 *         k = Reshape(y, i64 [max([parted(y, a, t, u, j) ? j : -1 for j in range(t.rank)]) == i ? t.shape[i] + u.shape[i]
 *                             : t.shape[i] for i in range(t.rank)]);
 *         n = Split(k, i64 [max([parted(y, a, t, u, i) ? t.shape[i] : -1 for i in range(t.rank)]),
 *                           max([parted(y, a, t, u, i) ? u.shape[i] : -1 for i in range(t.rank)])]) -> 2 {
 *             axis = max([parted(y, a, t, u, i) ? i : -1 for i in range(t.rank)])
 *         };
 *         return n.0, n.1;
 *     }
 * } */
bool layout_reshape_up_split_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_reshape_up_split_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, layout_op_Reshape, 2)) return false;
    dfg_node x_4 = dfg_operand(g, n, 1), get = dfg_operand(g, n, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node s = dfg_arg(g, get, 0);
    if (dfg_op(g, s) != layout_op_Split || dfg_arg(g, s, 0) == DFG_NONE) return false;
    dfg_val a = dfg_attr_or_int(g, s, layout_attr_axis, 0);
    if (!dfg_known(a)) return false;
    struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
    dfg_node y = dfg_arg(g, s, 0);
    /* shaped is written out: not all it may be is a call */
    if (!dfg_dim_gt(g, dfg_elements_of(g, y), dfg_int(0)) || !layout_is_reshaped(g, y)) return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node reshape = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, x_3 = DFG_NONE;
        if (alt == 0) {
            reshape = y;
            if (!dfg_calls_argc(g, reshape, layout_op_Reshape, 2)) continue;
            x = dfg_arg(g, reshape, 0);
            x_2 = dfg_arg(g, reshape, 1);
        } else {
            x_3 = y;
        }
        struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){s}, 1, 2);
        for (uint32_t k = 0; k < readers.n; k++) {
            dfg_node u = readers.at[k];
            if (!dfg_calls_argc(g, u, layout_op_Reshape, 2)) continue;
            dfg_node x_5 = dfg_operand(g, u, 1), get_2 = dfg_operand(g, u, 0);
            if (!dfg_is_get(g, get_2, 1)) continue;
            if (dfg_arg(g, get_2, 0) != s) continue;
            if (u == n) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){get, s, reshape, u, get_2}, 5)) continue;
            /* where t.elements + u.elements == y.elements */
            if (layout_holds(g, n, u, y)) continue;
            if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, u))) continue;
            if (!dfg_scalar_eq(layout_max(g, n, u, &a, y), dfg_int(1))) continue;
            if (accept(ctx, &(struct layout_reshape_up_split_whole){
                    .m = {.root = n, .y = y, .rest = rest, .s = s, .t = n, .u = u, .a = a},
                    .reshape = reshape, .x = x, .x_2 = x_2, .x_3 = x_3, .get = get, .x_4 = x_4,
                    .get_2 = get_2, .x_5 = x_5}.m))
                return true;
        }
    }
    return false;
}

static DFG_APART dfg_val layout_item_10(const dfg_graph *g, const dfg_val *i, dfg_node n2, dfg_node u,
    const dfg_val *a, dfg_node y, dfg_node v)
{
    return layout_parted(g, y, a, n2, u, i) && layout_alike_but(g, n2, v, i) ? dfg_int(1)
        : layout_not_parted(g, y, a, n2, u, i) || layout_not_alike_but(g, n2, v, i) ? dfg_int(0)
        : dfg_nil();
}

static DFG_APART dfg_val layout_max_2(const dfg_graph *g, dfg_node n2, dfg_node u, const dfg_val *a, dfg_node y, dfg_node v)
{
    const int64_t n = dfg_rank_less(g, n2, 0);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = layout_item_10(g, DFG_PUT(dfg_int(k)), n2, u, a, y, v);
        total = dfg_max(k == 0 ? each : total, each);
    }
    return total;
}

/* layout.pat:282  rule reshape_up_split_three(y, rest) {
 *     s = Split(y & shaped, ...rest) { axis = a };
 *     t = Reshape(s.0, _);
 *     u = Reshape(s.1, _);
 *     v = Reshape(s.2, _);
 *     match t, u, v;
 *     where y.elements > 0, t.elements + u.elements + v.elements == y.elements, t.rank == u.rank, t.rank == v.rank,
 *         extern layout_is_reshaped(y);
 *     where max([parted(y, a, t, u, i) and alike_but(t, v, i) ? 1 : 0 for i in range(t.rank)]) == 1;
 *     rewrite {
 *         k = Reshape(y, i64 [max([parted(y, a, t, u, j) and alike_but(t, v, j) ? j : -1 for j in range(t.rank)]) == i
 *                             ? t.shape[i] + u.shape[i] + v.shape[i] : t.shape[i] for i in range(t.rank)]);
 *         n = Split(k, i64 [max([parted(y, a, t, u, i) and alike_but(t, v, i) ? t.shape[i] : -1 for i in range(t.rank)]),
 *                           max([parted(y, a, t, u, i) and alike_but(t, v, i) ? u.shape[i] : -1 for i in range(t.rank)]),
 *                           max([parted(y, a, t, u, i) and alike_but(t, v, i) ? v.shape[i] : -1 for i in range(t.rank)])])
 *             -> 3 {
 *             axis = max([parted(y, a, t, u, i) and alike_but(t, v, i) ? i : -1 for i in range(t.rank)])
 *         };
 *         return n.0, n.1, n.2;
 *     }
 * } */
bool layout_reshape_up_split_three_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct layout_reshape_up_split_three_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, layout_op_Reshape, 2)) return false;
    dfg_node x_4 = dfg_operand(g, n, 1), get = dfg_operand(g, n, 0);
    if (!dfg_is_get(g, get, 0)) return false;
    dfg_node s = dfg_arg(g, get, 0);
    if (dfg_op(g, s) != layout_op_Split || dfg_arg(g, s, 0) == DFG_NONE) return false;
    dfg_val a = dfg_attr_or_int(g, s, layout_attr_axis, 0);
    if (!dfg_known(a)) return false;
    struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
    dfg_node y = dfg_arg(g, s, 0);
    /* shaped is written out: not all it may be is a call */
    if (!dfg_dim_gt(g, dfg_elements_of(g, y), dfg_int(0)) || !layout_is_reshaped(g, y)) return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node reshape = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, x_3 = DFG_NONE;
        if (alt == 0) {
            reshape = y;
            if (!dfg_calls_argc(g, reshape, layout_op_Reshape, 2)) continue;
            x = dfg_arg(g, reshape, 0);
            x_2 = dfg_arg(g, reshape, 1);
        } else {
            x_3 = y;
        }
        struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){s}, 1, 2);
        for (uint32_t k = 0; k < readers.n; k++) {
            dfg_node u = readers.at[k];
            if (!dfg_calls_argc(g, u, layout_op_Reshape, 2)) continue;
            dfg_node x_5 = dfg_operand(g, u, 1), get_2 = dfg_operand(g, u, 0);
            if (!dfg_is_get(g, get_2, 1)) continue;
            if (dfg_arg(g, get_2, 0) != s) continue;
            if (u == n) continue;
            if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, u))) continue;
            struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){s}, 1, 2);
            for (uint32_t k_2 = 0; k_2 < readers_2.n; k_2++) {
                dfg_node v = readers_2.at[k_2];
                if (!dfg_calls_argc(g, v, layout_op_Reshape, 2)) continue;
                dfg_node x_6 = dfg_operand(g, v, 1), get_3 = dfg_operand(g, v, 0);
                if (!dfg_is_get(g, get_3, 2)) continue;
                if (dfg_arg(g, get_3, 0) != s) continue;
                if (v == n) continue;
                if (v == u) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){get, s, reshape, u, get_2, v, get_3}, 7))
                    continue;
                /* where t.elements + u.elements + v.elements == y.elements */
                if (layout_holds_2(g, n, u, v, y)) continue;
                if (!dfg_scalar_eq(dfg_rank_of(g, n), dfg_rank_of(g, v))) continue;
                if (!dfg_scalar_eq(layout_max_2(g, n, u, &a, y, v), dfg_int(1))) continue;
                if (accept(ctx, &(struct layout_reshape_up_split_three_whole){
                        .m = {.root = n, .y = y, .rest = rest, .s = s, .t = n, .u = u, .v = v, .a = a},
                        .reshape = reshape, .x = x, .x_2 = x_2, .x_3 = x_3, .get = get, .x_4 = x_4,
                        .get_2 = get_2, .x_5 = x_5, .get_3 = get_3, .x_6 = x_6}.m))
                    return true;
            }
        }
    }
    return false;
}
