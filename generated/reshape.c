/* Made by pat2c from reshape.pat; do not edit. */
#include "reshape.h"
_Static_assert(RESHAPE_H == 0xb66d2cbf7504b1dd, "reshape.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    reshape_op_Add = DFG_FIRST_OP, reshape_op_Cast, reshape_op_Concat, reshape_op_ConstantOfShape,
    reshape_op_Div, reshape_op_Expand, reshape_op_Flatten, reshape_op_Gather, reshape_op_Mul,
    reshape_op_Range, reshape_op_ReduceL1, reshape_op_ReduceL2, reshape_op_ReduceLogSum,
    reshape_op_ReduceLogSumExp, reshape_op_ReduceMax, reshape_op_ReduceMean, reshape_op_ReduceMin,
    reshape_op_ReduceProd, reshape_op_ReduceSumSquare, reshape_op_Reshape, reshape_op_ScatterND,
    reshape_op_Shape, reshape_op_Slice, reshape_op_Squeeze, reshape_op_Sub, reshape_op_Transpose,
    reshape_op_Unsqueeze,
};
enum {
    reshape_attr_allowzero, reshape_attr_axes, reshape_attr_axis, reshape_attr_end, reshape_attr_keepdims,
    reshape_attr_perm, reshape_attr_reduction, reshape_attr_start,
};
enum { reshape_str_none };
static const char *const reshape_op_names[] = {
    "Add", "Cast", "Concat", "ConstantOfShape", "Div", "Expand", "Flatten", "Gather", "Mul", "Range",
    "ReduceL1", "ReduceL2", "ReduceLogSum", "ReduceLogSumExp", "ReduceMax", "ReduceMean", "ReduceMin",
    "ReduceProd", "ReduceSumSquare", "Reshape", "ScatterND", "Shape", "Slice", "Squeeze", "Sub",
    "Transpose", "Unsqueeze",
};
static const char *const reshape_attr_names[] = {
    "allowzero", "axes", "axis", "end", "keepdims", "perm", "reduction", "start",
};
static const char *const reshape_str_names[] = { "none" };
static const dfg_val reshape_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};

const struct dfg_names reshape_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH | DFG_NEEDS_FORMS, .name = "reshape",
    .run = RESHAPE_H, .n_rows = 6, .n_ops = 27, .ops = reshape_op_names, .n_attrs = 8,
    .attrs = reshape_attr_names, .n_strs = 1, .strs = reshape_str_names,
};

/* reshape.pat:13  rule reshape_fusion(x, parts) : keep_shared {
 *     r = Reshape(x, Concat(...parts) { axis = a }) { allowzero == 0 };
 *     match r;
 *     where a == 0 or a == -1;
 *     rewrite extern reshape_of_parts;
 * } */
bool reshape_reshape_fusion_find(DFG_FIND(reshape_reshape_fusion))
{
    if (!dfg_calls_argc(g, n, reshape_op_Reshape, 2)) return false;
    if (!dfg_int_is(g, n, reshape_attr_allowzero, 0, 0)) return false;
    dfg_node x = dfg_operand(g, n, 0), concat = dfg_operand(g, n, 1);
    if (dfg_op(g, concat) != reshape_op_Concat) return false;
    dfg_val a = dfg_attr(g, concat, reshape_attr_axis);
    if (!dfg_known(a)) return false;
    struct dfg_nodes parts = dfg_rest(g, concat, 0, 0);
    if (!dfg_same_body(g, n, concat)) return false;
    if (!(dfg_scalar_eq(a, dfg_int(0)) || dfg_scalar_eq(a, dfg_int(-1)))) return false;
    DFG_GIVE(reshape_reshape_fusion, .root = n, .x = x, .parts = parts, .r = n, .a = a);
    DFG_GIVE_WHOLE(reshape_reshape_fusion, .concat = concat);
    return true;
}

/* reshape.pat:21  const */
static bool reshape_reshape_typed_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* reshape.pat:20  rule reshape_typed(x, s) : keep_shared {
 *     r = Reshape(x, s & !const);
 *     match r;
 *     where r.rank >= 0;
 *     rewrite extern reshape_of_type;
 * } */
bool reshape_reshape_typed_match(const dfg_graph *g, dfg_node n, struct reshape_reshape_typed_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), s = dfg_operand(g, n, 1);
    if (reshape_reshape_typed_not1(g, s)) return false;
    if (!dfg_ge(dfg_rank_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(reshape_reshape_typed, .root = n, .x = x, .s = s, .r = n);
    return true;
}

/* reshape.pat:28  const */
static bool reshape_expand_typed_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* reshape.pat:27  rule expand_typed(x, s) : keep_shared {
 *     e = Expand(x, s & !const);
 *     match e;
 *     where present(e.elements);
 *     rewrite Expand(x, i64 [d for d in e.shape]);
 * } */
bool reshape_expand_typed_match(const dfg_graph *g, dfg_node n, struct reshape_expand_typed_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Expand, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), s = dfg_operand(g, n, 1);
    if (reshape_expand_typed_not1(g, s)) return false;
    if (!dfg_known(dfg_elements_of(g, n))) return false;
    DFG_GIVE(reshape_expand_typed, .root = n, .x = x, .s = s, .e = n);
    return true;
}

/* reshape.pat:34  rule shape_known(x) {
 *     s = Shape(x) { start == 0 };
 *     match s;
 *     where present(x.elements), not present(s.end);
 *     rewrite i64 [d for d in x.shape];
 * } */
bool reshape_shape_known_match(const dfg_graph *g, dfg_node n, struct reshape_shape_known_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Shape, 1) || !dfg_int_is(g, n, reshape_attr_start, 0, 0))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_known(dfg_elements_of(g, x)) || dfg_known(dfg_attr(g, n, reshape_attr_end))) return false;
    DFG_GIVE(reshape_shape_known, .root = n, .x = x, .s = n);
    return true;
}

/* reshape.pat:40  rule shape_gather(x, i) : keep_shared {
 *     s = Shape(x) { start == 0 };
 *     g = Gather(s, i & const);
 *     match g;
 *     where i.rank == 0, not present(s.end), present(x.shape[value(i)] + 0);
 *     rewrite i64[] [x.shape[value(i)]];
 * } */
bool reshape_shape_gather_match(const dfg_graph *g, dfg_node n, struct reshape_shape_gather_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Gather, 2)) return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, reshape_op_Shape, 1) || !dfg_int_is(g, s, reshape_attr_start, 0, 0))
        return false;
    dfg_node x = dfg_operand(g, s, 0), i = dfg_operand(g, n, 1);
    if (!dfg_is(g, i, DFG_CONST) || !dfg_same_body(g, n, s) || dfg_rank(g, i) != 0) return false;
    if (dfg_known(dfg_attr(g, s, reshape_attr_end))) return false;
    /* where present(x.shape[value(i)] + 0) */
    if (!dfg_known(dfg_extent_add(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, i)), dfg_int(0))))
        return false;
    DFG_GIVE(reshape_shape_gather, .root = n, .x = x, .i = i, .s = s, .g = n);
    return true;
}

static DFG_APART bool reshape_holds(const dfg_graph *g, dfg_node last, dfg_node first)
{
    return !dfg_scalar_eq(dfg_value_beside(g, last, dfg_add(dfg_value_of(g, first), dfg_int(1))),
                          dfg_add(dfg_value_of(g, first), dfg_int(1)));
}

/* reshape.pat:47  rule shape_slice(x, first, last) : keep_shared {
 *     s = Shape(x) { start == 0 };
 *     match Slice(s, first & const, last & const) | Slice(s, first & const, last & const, 0)
 *         | Slice(s, first & const, last & const, 0, 1);
 *     where not present(s.end), value(first) >= 0, value(last) == value(first) + 1, present(x.shape[value(first)] + 0);
 *     rewrite i64 [x.shape[value(first)]];
 * } */
bool reshape_shape_slice_find(DFG_FIND_ON(reshape_shape_slice))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt) {
        dfg_node slice = DFG_NONE, s = DFG_NONE, first = DFG_NONE, constant = DFG_NONE, last = DFG_NONE;
        dfg_node constant_2 = DFG_NONE, slice_2 = DFG_NONE, constant_3 = DFG_NONE, constant_4 = DFG_NONE;
        dfg_node constant_5 = DFG_NONE, slice_3 = DFG_NONE, constant_6 = DFG_NONE, constant_7 = DFG_NONE;
        dfg_node constant_8 = DFG_NONE, constant_9 = DFG_NONE;
        if (alt == 0) {
            slice = n;
            if (!dfg_calls_with(g, slice, reshape_op_Slice, 3)) continue;
            s = dfg_arg(g, slice, 0);
            first = dfg_arg(g, slice, 1);
            constant = first;
            if (!dfg_is(g, constant, DFG_CONST)) continue;
            last = dfg_arg(g, slice, 2);
            constant_2 = last;
            if (!dfg_is(g, constant_2, DFG_CONST)) continue;
        } else if (alt == 1) {
            slice_2 = n;
            if (!dfg_calls_with(g, slice_2, reshape_op_Slice, 4)) continue;
            s = dfg_arg(g, slice_2, 0);
            first = dfg_arg(g, slice_2, 1);
            constant_3 = first;
            if (!dfg_is(g, constant_3, DFG_CONST)) continue;
            last = dfg_arg(g, slice_2, 2);
            constant_4 = last;
            if (!dfg_is(g, constant_4, DFG_CONST)) continue;
            constant_5 = dfg_arg(g, slice_2, 3);
            if (!dfg_const_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE)) continue;
        } else {
            slice_3 = n;
            if (!dfg_calls_with(g, slice_3, reshape_op_Slice, 5)) continue;
            s = dfg_arg(g, slice_3, 0);
            first = dfg_arg(g, slice_3, 1);
            constant_6 = first;
            if (!dfg_is(g, constant_6, DFG_CONST)) continue;
            last = dfg_arg(g, slice_3, 2);
            constant_7 = last;
            if (!dfg_is(g, constant_7, DFG_CONST)) continue;
            constant_8 = dfg_arg(g, slice_3, 3);
            if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE)) continue;
            constant_9 = dfg_arg(g, slice_3, 4);
            if (!dfg_const_is(g, constant_9, dfg_int(1), DFG_NO_DTYPE)) continue;
        }
        if (!dfg_calls_argc(g, s, reshape_op_Shape, 1) || !dfg_int_is(g, s, reshape_attr_start, 0, 0))
            continue;
        dfg_node x = dfg_arg(g, s, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){slice, slice_2, slice_3, s}, 4)) continue;
        if (dfg_known(dfg_attr(g, s, reshape_attr_end)) || !dfg_ge(dfg_value_of(g, first), dfg_int(0)))
            continue;
        /* where value(last) == value(first) + 1 */
        if (reshape_holds(g, last, first)) continue;
        /* where present(x.shape[value(first)] + 0) */
        if (!dfg_known(dfg_extent_add(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, first)), dfg_int(0))))
            continue;
        DFG_GIVE(reshape_shape_slice, .root = n, .x = x, .first = first, .last = last, .s = s);
        DFG_GIVE_WHOLE(reshape_shape_slice, .slice = slice, .constant = constant, .constant_2 = constant_2,
                       .slice_2 = slice_2, .constant_3 = constant_3, .constant_4 = constant_4,
                       .constant_5 = constant_5, .slice_3 = slice_3, .constant_6 = constant_6,
                       .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9);
        return true;
    }
    return false;
}

/* reshape.pat:55  rule extent_up(x) : keep_shared {
 *     s = Shape(x);
 *     match s;
 *     where present(s.end), s.end == s.start + 1, x.rank > 0;
 *     rewrite extern reshape_earlier_extent;
 * } */
bool reshape_extent_up_match(const dfg_graph *g, dfg_node n, struct reshape_extent_up_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Shape, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_known(dfg_attr(g, n, reshape_attr_end))) return false;
    /* where s.end == s.start + 1 */
    if (!dfg_scalar_eq(dfg_attr(g, n, reshape_attr_end),
                       dfg_int_add(dfg_attr_or_int(g, n, reshape_attr_start, 0), dfg_int(1))))
        return false;
    if (!dfg_gt(dfg_rank_of(g, x), dfg_int(0))) return false;
    DFG_GIVE(reshape_extent_up, .root = n, .x = x, .s = n);
    return true;
}

/* reshape.pat:61  rule gathered_up(x, i) : keep_shared {
 *     s = Shape(x) { start == 0 };
 *     e = Gather(s, i & const) { axis == 0 };
 *     match e;
 *     where not present(s.end), i.elements == 1, i.rank <= 1, x.rank > 0;
 *     rewrite extern reshape_earlier_gathered;
 * } */
bool reshape_gathered_up_match(const dfg_graph *g, dfg_node n, struct reshape_gathered_up_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Gather, 2) || !dfg_int_is(g, n, reshape_attr_axis, 0, 0))
        return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, reshape_op_Shape, 1) || !dfg_int_is(g, s, reshape_attr_start, 0, 0))
        return false;
    dfg_node x = dfg_operand(g, s, 0), i = dfg_operand(g, n, 1);
    if (!dfg_is(g, i, DFG_CONST) || !dfg_same_body(g, n, s)) return false;
    if (dfg_known(dfg_attr(g, s, reshape_attr_end))) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, i), dfg_int(1))) return false;
    if (!dfg_le(dfg_rank_of(g, i), dfg_int(1)) || !dfg_gt(dfg_rank_of(g, x), dfg_int(0))) return false;
    DFG_GIVE(reshape_gathered_up, .root = n, .x = x, .i = i, .s = s, .e = n);
    return true;
}

/* reshape.pat:69  rule cast_filled(s) : keep_shared {
 *     c = ConstantOfShape(s);
 *     t = Cast(c);
 *     match t;
 *     where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool}, c.dtype in {f32, f64, i32, i64, bool};
 *     rewrite extern reshape_cast_filled;
 * } */
bool reshape_cast_filled_match(const dfg_graph *g, dfg_node n, struct reshape_cast_filled_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Cast, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, c, reshape_op_ConstantOfShape, 1)) return false;
    dfg_node s = dfg_operand(g, c, 0);
    if (!dfg_same_body(g, n, c)) return false;
    /* where t.dtype in {f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, bool} */
    if (!(dfg_dtype(g, n) == DFG_F16 || dfg_dtype(g, n) == DFG_F32 || dfg_dtype(g, n) == DFG_F64
          || dfg_dtype(g, n) == DFG_I8 || dfg_dtype(g, n) == DFG_I16 || dfg_dtype(g, n) == DFG_I32
          || dfg_dtype(g, n) == DFG_I64 || dfg_dtype(g, n) == DFG_U8 || dfg_dtype(g, n) == DFG_U16
          || dfg_dtype(g, n) == DFG_U32 || dfg_dtype(g, n) == DFG_U64 || dfg_dtype(g, n) == DFG_BOOL))
        return false;
    /* where c.dtype in {f32, f64, i32, i64, bool} */
    if (!(dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64 || dfg_dtype(g, c) == DFG_I32
          || dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_BOOL))
        return false;
    DFG_GIVE(reshape_cast_filled, .root = n, .s = s, .c = c, .t = n);
    return true;
}

/* reshape.pat:79  ops reshaping */
static DFG_APART bool reshape_is_reshaping(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case reshape_op_Reshape: case reshape_op_Flatten: case reshape_op_Squeeze: case reshape_op_Unsqueeze:
        return true;
    default: return false;
    }
}

static DFG_APART enum dfg_tri reshape_member(const dfg_graph *g, dfg_node s)
{
    const dfg_val list = dfg_elements(g, s);
    const int64_t n = dfg_len(list);
    enum dfg_tri any = dfg_is_length(n) ? DFG_FALSE : DFG_UNKNOWN;
    for (int64_t k = 0; any != DFG_TRUE && k < n; k++)
        any = dfg_either(any, dfg_scalar_same(dfg_int(0), dfg_item_at(&list, k)));
    return any;
}

/* reshape.pat:82  rule reshape_reshape(x, s) : keep_shared {
 *     r = Reshape(reshaping(x, ...), s & const);
 *     match r;
 *     where r.allowzero == 0, not 0 in {[v for v in value(s)]};
 *     rewrite Reshape(x, s) { ..r };
 * } */
bool reshape_reshape_reshape_find(DFG_FIND(reshape_reshape_reshape))
{
    if (!dfg_calls_argc(g, n, reshape_op_Reshape, 2)) return false;
    dfg_node call = dfg_operand(g, n, 0);
    if (!reshape_is_reshaping(g, call) || dfg_arg(g, call, 0) == DFG_NONE) return false;
    struct dfg_nodes rest = dfg_rest(g, call, 1, 0);
    dfg_node x = dfg_arg(g, call, 0), s = dfg_operand(g, n, 1);
    if (!dfg_is(g, s, DFG_CONST) || !dfg_same_body(g, n, call)) return false;
    if (!dfg_int_is(g, n, reshape_attr_allowzero, 0, 0) || reshape_member(g, s) != DFG_FALSE) return false;
    DFG_GIVE(reshape_reshape_reshape, .root = n, .x = x, .s = s, .r = n);
    DFG_GIVE_WHOLE(reshape_reshape_reshape, .call = call, .rest = rest);
    return true;
}

/* reshape.pat:88  rule reshape_last(x) : keep_shared {
 *     y = (Flatten | Squeeze | Unsqueeze)((Reshape | Flatten)(x, ...), ...)
 *         | Reshape(reshaping(x, ...), const);
 *     match y;
 *     where y.elements > 0;
 *     rewrite Reshape(x, i64 [d for d in y.shape]);
 * } */
bool reshape_reshape_last_find(DFG_FIND(reshape_reshape_last))
{
    bool is_call = dfg_op(g, n) == reshape_op_Flatten || dfg_op(g, n) == reshape_op_Squeeze
        || dfg_op(g, n) == reshape_op_Unsqueeze;
    dfg_node call = DFG_NONE, call_2 = DFG_NONE, x = DFG_NONE, reshape = DFG_NONE, call_3 = DFG_NONE;
    dfg_node constant = DFG_NONE;
    struct dfg_nodes rest = { NULL, 0 }, rest_2 = { NULL, 0 }, rest_3 = { NULL, 0 };
    if (is_call) {
        call = n;
        rest = dfg_rest(g, call, 1, 0);
        call_2 = dfg_arg(g, call, 0);
        if (!(dfg_op(g, call_2) == reshape_op_Reshape || dfg_op(g, call_2) == reshape_op_Flatten)
            || dfg_arg(g, call_2, 0) == DFG_NONE)
            return false;
        rest_2 = dfg_rest(g, call_2, 1, 0);
        x = dfg_arg(g, call_2, 0);
    } else {
        reshape = n;
        if (!dfg_calls_argc(g, reshape, reshape_op_Reshape, 2)) return false;
        call_3 = dfg_arg(g, reshape, 0);
        if (!reshape_is_reshaping(g, call_3) || dfg_arg(g, call_3, 0) == DFG_NONE) return false;
        rest_3 = dfg_rest(g, call_3, 1, 0);
        x = dfg_arg(g, call_3, 0);
        constant = dfg_arg(g, reshape, 1);
        if (!dfg_is(g, constant, DFG_CONST)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){call, call_2, reshape, call_3}, 4)) return false;
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(reshape_reshape_last, .root = n, .x = x, .y = n);
    DFG_GIVE_WHOLE(reshape_reshape_last, .call = call, .rest = rest, .call_2 = call_2, .rest_2 = rest_2,
                   .reshape = reshape, .call_3 = call_3, .rest_3 = rest_3, .constant = constant);
    return true;
}

/* reshape.pat:96  rule unsqueeze_unsqueeze(x, a, b) : keep_shared {
 *     match Unsqueeze(Unsqueeze(x, a & const), b & const);
 *     where value(a) >= 0, value(b) >= 0;
 *     rewrite Unsqueeze(x, i64 [value(b) <= value(a) ? value(b) : value(a),
 *                               value(b) <= value(a) ? value(a) + 1 : value(b)]);
 * } */
bool reshape_unsqueeze_unsqueeze_find(DFG_FIND(reshape_unsqueeze_unsqueeze))
{
    if (!dfg_calls_argc(g, n, reshape_op_Unsqueeze, 2)) return false;
    dfg_node unsqueeze = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, unsqueeze, reshape_op_Unsqueeze, 2)) return false;
    dfg_node x = dfg_operand(g, unsqueeze, 0), a = dfg_operand(g, unsqueeze, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, n, 1);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_same_body(g, n, unsqueeze)) return false;
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(0)) || !dfg_ge(dfg_value_of(g, b), dfg_int(0))) return false;
    DFG_GIVE(reshape_unsqueeze_unsqueeze, .root = n, .x = x, .a = a, .b = b);
    DFG_GIVE_WHOLE(reshape_unsqueeze_unsqueeze, .unsqueeze = unsqueeze);
    return true;
}

/* reshape.pat:103  rule squeeze_squeeze(x, a, b) : keep_shared {
 *     match Squeeze(Squeeze(x, a & const), b & const);
 *     where value(a) >= 0, value(b) >= 0;
 *     rewrite Squeeze(x, i64 [value(b) < value(a) ? value(b) : value(a),
 *                             value(b) < value(a) ? value(a) : value(b) + 1]);
 * } */
bool reshape_squeeze_squeeze_find(DFG_FIND(reshape_squeeze_squeeze))
{
    if (!dfg_calls_with(g, n, reshape_op_Squeeze, 2)) return false;
    dfg_node squeeze = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, squeeze, reshape_op_Squeeze, 2)) return false;
    dfg_node x = dfg_operand(g, squeeze, 0), a = dfg_operand(g, squeeze, 1);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node b = dfg_operand(g, n, 1);
    if (!dfg_is(g, b, DFG_CONST) || !dfg_same_body(g, n, squeeze)) return false;
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(0)) || !dfg_ge(dfg_value_of(g, b), dfg_int(0))) return false;
    DFG_GIVE(reshape_squeeze_squeeze, .root = n, .x = x, .a = a, .b = b);
    DFG_GIVE_WHOLE(reshape_squeeze_squeeze, .squeeze = squeeze);
    return true;
}

/* reshape.pat:110  rule squeeze_transposed(x, a) {
 *     match Squeeze(Transpose(x) { perm = p }, a & const);
 *     where value(a) >= 0;
 *     rewrite Transpose(Squeeze(x, i64 [p[value(a)]])) {
 *         perm = [p[i < value(a) ? i : i + 1] > p[value(a)] ? p[i < value(a) ? i : i + 1] - 1
 *             : p[i < value(a) ? i : i + 1]
 *                 for i in range(len(p) - 1)]
 *     };
 * } */
bool reshape_squeeze_transposed_find(DFG_FIND(reshape_squeeze_transposed))
{
    if (!dfg_calls_with(g, n, reshape_op_Squeeze, 2)) return false;
    dfg_node transpose = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, transpose, reshape_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, transpose, reshape_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, transpose, 0), a = dfg_operand(g, n, 1);
    if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, transpose)) return false;
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(0))) return false;
    DFG_GIVE(reshape_squeeze_transposed, .root = n, .x = x, .a = a, .p = p);
    DFG_GIVE_WHOLE(reshape_squeeze_transposed, .transpose = transpose);
    return true;
}

/* reshape.pat:120  rule unsqueeze_transposed(x, a) {
 *     match Transpose(Unsqueeze(x, a & const)) { perm = p };
 *     where value(a) >= 0, value(a) < len(p), len(p) >= 2;
 *     rewrite Unsqueeze(Transpose(x) {
 *         perm = [p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1] > value(a)
 *                 ? p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1] - 1
 *                 : p[i < sum([p[j] == value(a) ? j : 0 for j in range(len(p))]) ? i : i + 1]
 *                 for i in range(len(p) - 1)]
 *     }, i64 [sum([p[j] == value(a) ? j : 0 for j in range(len(p))])]);
 * } */
bool reshape_unsqueeze_transposed_find(DFG_FIND(reshape_unsqueeze_transposed))
{
    if (!dfg_calls_argc(g, n, reshape_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, reshape_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node unsqueeze = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, unsqueeze, reshape_op_Unsqueeze, 2)) return false;
    dfg_node x = dfg_operand(g, unsqueeze, 0), a = dfg_operand(g, unsqueeze, 1);
    if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, unsqueeze)) return false;
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(0)) || !dfg_lt(dfg_value_of(g, a), dfg_count(dfg_len(p))))
        return false;
    if (!dfg_ge(dfg_count(dfg_len(p)), dfg_int(2))) return false;
    DFG_GIVE(reshape_unsqueeze_transposed, .root = n, .x = x, .a = a, .p = p);
    DFG_GIVE_WHOLE(reshape_unsqueeze_transposed, .unsqueeze = unsqueeze);
    return true;
}

/* reshape.pat:131  rule squeeze_unsqueeze(x, a, b) : keep_shared {
 *     match Squeeze(Unsqueeze(x, a & const), b & const) | Unsqueeze(Squeeze(x, a & const), b & const);
 *     where value(a) == value(b);
 *     rewrite x;
 * } */
bool reshape_squeeze_unsqueeze_find(DFG_FIND(reshape_squeeze_unsqueeze))
{
    dfg_node squeeze = DFG_NONE, unsqueeze = DFG_NONE, x = DFG_NONE, a = DFG_NONE, constant = DFG_NONE;
    dfg_node b = DFG_NONE, constant_2 = DFG_NONE, unsqueeze_2 = DFG_NONE, squeeze_2 = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, constant_4 = DFG_NONE;
    if (dfg_calls_with(g, n, reshape_op_Squeeze, 2)) {
        squeeze = n;
        unsqueeze = dfg_arg(g, squeeze, 0);
        if (!dfg_calls_argc(g, unsqueeze, reshape_op_Unsqueeze, 2)) return false;
        x = dfg_arg(g, unsqueeze, 0);
        a = dfg_arg(g, unsqueeze, 1);
        constant = a;
        if (!dfg_is(g, constant, DFG_CONST)) return false;
        b = dfg_arg(g, squeeze, 1);
        constant_2 = b;
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    } else {
        unsqueeze_2 = n;
        if (!dfg_calls_argc(g, unsqueeze_2, reshape_op_Unsqueeze, 2)) return false;
        squeeze_2 = dfg_arg(g, unsqueeze_2, 0);
        if (!dfg_calls_with(g, squeeze_2, reshape_op_Squeeze, 2)) return false;
        x = dfg_arg(g, squeeze_2, 0);
        a = dfg_arg(g, squeeze_2, 1);
        constant_3 = a;
        if (!dfg_is(g, constant_3, DFG_CONST)) return false;
        b = dfg_arg(g, unsqueeze_2, 1);
        constant_4 = b;
        if (!dfg_is(g, constant_4, DFG_CONST)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){squeeze, unsqueeze, unsqueeze_2, squeeze_2}, 4)) return false;
    /* where value(a) == value(b) */
    if (!dfg_eq(dfg_value_beside(g, a, dfg_value_of(g, b)), dfg_value_beside(g, b, dfg_value_of(g, a))))
        return false;
    DFG_GIVE(reshape_squeeze_unsqueeze, .root = n, .x = x, .a = a, .b = b);
    DFG_GIVE_WHOLE(reshape_squeeze_unsqueeze, .squeeze = squeeze, .unsqueeze = unsqueeze,
                   .constant = constant, .constant_2 = constant_2, .unsqueeze_2 = unsqueeze_2,
                   .squeeze_2 = squeeze_2, .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

/* reshape.pat:137  rule squeeze_flat(x) : keep_shared {
 *     match Reshape(Squeeze(x, ...), [-1]);
 *     where x.rank == 1;
 *     rewrite x;
 * } */
bool reshape_squeeze_flat_find(DFG_FIND(reshape_squeeze_flat))
{
    if (!dfg_calls_argc(g, n, reshape_op_Reshape, 2)) return false;
    dfg_node squeeze = dfg_operand(g, n, 0);
    if (dfg_op(g, squeeze) != reshape_op_Squeeze || dfg_arg(g, squeeze, 0) == DFG_NONE) return false;
    struct dfg_nodes rest = dfg_rest(g, squeeze, 1, 0);
    dfg_node x = dfg_arg(g, squeeze, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_const_list(g, constant, dfg_list(reshape_list_minus_1, 1), DFG_NO_DTYPE)) return false;
    if (!dfg_same_body(g, n, squeeze) || dfg_rank(g, x) != 1) return false;
    DFG_GIVE(reshape_squeeze_flat, .root = n, .x = x);
    DFG_GIVE_WHOLE(reshape_squeeze_flat, .squeeze = squeeze, .rest = rest, .constant = constant);
    return true;
}

/* reshape.pat:143  rule flatten_reshape(x) {
 *     f = Flatten(x);
 *     match f;
 *     where f.elements > 0;
 *     rewrite Reshape(x, i64 [d for d in f.shape]);
 * } */
bool reshape_flatten_reshape_match(const dfg_graph *g, dfg_node n, struct reshape_flatten_reshape_match *m)
{
    if (!dfg_calls_argc(g, n, reshape_op_Flatten, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_dim_gt(g, dfg_elements_of(g, n), dfg_int(0))) return false;
    DFG_GIVE(reshape_flatten_reshape, .root = n, .x = x, .f = n);
    return true;
}

static DFG_APART enum dfg_tri reshape_same(const dfg_graph *g, dfg_node a, const dfg_val *p)
{
    const dfg_val list = dfg_elements(g, a);
    const int64_t n = dfg_len(list), m = dfg_len(*p);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_same(dfg_item_at(&list, k), dfg_item_at(p, k)));
    return all;
}

/* reshape.pat:150  rule reduce_unsqueeze(x, a) {
 *     r = (ReduceMean | ReduceMax | ReduceMin | ReduceProd | ReduceL1 | ReduceL2 | ReduceSumSquare
 *          | ReduceLogSum | ReduceLogSumExp)(x) { axes = p, keepdims == 0 };
 *     match Unsqueeze(r, a & const);
 *     where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]);
 *     rewrite r.op(x) { ..r, keepdims = 1 };
 * } */
bool reshape_reduce_unsqueeze_match(DFG_FIND_MATCH(reshape_reduce_unsqueeze))
{
    if (!dfg_calls_argc(g, n, reshape_op_Unsqueeze, 2)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!(dfg_op(g, r) == reshape_op_ReduceMean || dfg_op(g, r) == reshape_op_ReduceMax
          || dfg_op(g, r) == reshape_op_ReduceMin || dfg_op(g, r) == reshape_op_ReduceProd
          || dfg_op(g, r) == reshape_op_ReduceL1 || dfg_op(g, r) == reshape_op_ReduceL2
          || dfg_op(g, r) == reshape_op_ReduceSumSquare || dfg_op(g, r) == reshape_op_ReduceLogSum
          || dfg_op(g, r) == reshape_op_ReduceLogSumExp)
        || !dfg_argc_is(g, r, 1))
        return false;
    dfg_val p = dfg_attr(g, r, reshape_attr_axes);
    if (!dfg_known(p) || !dfg_int_is(g, r, reshape_attr_keepdims, 0, 1)) return false;
    dfg_node x = dfg_operand(g, r, 0), a = dfg_operand(g, n, 1);
    if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, r)) return false;
    /* where [v for v in value(a)] == [v for v in p] or (len(p) == 1 and value(a) == p[0]) */
    if (!(reshape_same(g, a, &p) == DFG_TRUE
          || (dfg_len(p) == 1 && dfg_eq(dfg_value_of(g, a), dfg_item_at(&p, 0)))))
        return false;
    DFG_GIVE(reshape_reduce_unsqueeze, .root = n, .x = x, .a = a, .r = r, .p = p);
    return true;
}

/* reshape.pat:159  rule concat_concat(inner, rest) : keep_shared {
 *     c = Concat(...inner);
 *     k = Concat(c, ...rest);
 *     match k;
 *     where c.axis == k.axis, len(rest) > 0;
 *     rewrite Concat(...inner, ...rest) { ..k };
 * } */
bool reshape_concat_concat_match(const dfg_graph *g, dfg_node n, struct reshape_concat_concat_match *m)
{
    if (dfg_op(g, n) != reshape_op_Concat) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node c = dfg_arg(g, n, 0);
    if (dfg_op(g, c) != reshape_op_Concat) return false;
    struct dfg_nodes inner = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c)) return false;
    if (!dfg_eq(dfg_attr(g, c, reshape_attr_axis), dfg_attr(g, n, reshape_attr_axis))) return false;
    if (!dfg_gt(dfg_int(rest.n), dfg_int(0))) return false;
    DFG_GIVE(reshape_concat_concat, .root = n, .inner = inner, .rest = rest, .c = c, .k = n);
    return true;
}

/* reshape.pat:166  rule concat_concat_last(inner, rest) : keep_shared {
 *     c = Concat(...inner);
 *     k = Concat(...rest, c);
 *     match k;
 *     where c.axis == k.axis, len(rest) > 0;
 *     rewrite Concat(...rest, ...inner) { ..k };
 * } */
bool reshape_concat_concat_last_match(DFG_FIND_MATCH(reshape_concat_concat_last))
{
    if (dfg_op(g, n) != reshape_op_Concat || dfg_n_args(g, n) < 1) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 1);
    dfg_node c = dfg_arg(g, n, dfg_n_args(g, n) - 1);
    if (dfg_op(g, c) != reshape_op_Concat) return false;
    struct dfg_nodes inner = dfg_rest(g, c, 0, 0);
    if (!dfg_same_body(g, n, c)) return false;
    if (!dfg_eq(dfg_attr(g, c, reshape_attr_axis), dfg_attr(g, n, reshape_attr_axis))) return false;
    if (!dfg_gt(dfg_int(rest.n), dfg_int(0))) return false;
    DFG_GIVE(reshape_concat_concat_last, .root = n, .inner = inner, .rest = rest, .c = c, .k = n);
    return true;
}

/* reshape.pat:175  rule constant_of_rows(x, c) : keep_shared {
 *     e = (Add | Sub | Mul | Div)(x, c & const);
 *     match e;
 *     where c.rank >= 2, x.rank >= c.rank, c.shape[-1] > 1, c.elements == c.shape[-1];
 *     rewrite e.op(x, Reshape(c, i64 [-1]));
 * } */
bool reshape_constant_of_rows_find(DFG_FIND_ON_MATCH(reshape_constant_of_rows))
{
    if (!(dfg_op(g, n) == reshape_op_Add || dfg_op(g, n) == reshape_op_Sub || dfg_op(g, n) == reshape_op_Mul
          || dfg_op(g, n) == reshape_op_Div)
        || !dfg_argc_is(g, n, 2))
        return false;
    for (uint32_t swap = way[0]; swap < (dfg_op(g, n) == reshape_op_Add || dfg_op(g, n) == reshape_op_Mul
                                         ? dfg_orders(g, n)
                                         : 1u);
         way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, c, DFG_CONST) || !dfg_ge(dfg_rank_of(g, c), dfg_int(2))) continue;
        if (!dfg_ge(dfg_rank_of(g, x), dfg_rank_of(g, c))) continue;
        if (!dfg_dim_gt(g, dfg_extent_of(g, c, -1), dfg_int(1))) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_extent_of(g, c, -1))) continue;
        DFG_GIVE(reshape_constant_of_rows, .root = n, .x = x, .c = c, .e = n);
        return true;
    }
    return false;
}

static DFG_APART dfg_val reshape_value(const dfg_graph *g, dfg_node start, dfg_node x, dfg_node axis)
{
    return dfg_dim_add(g, dfg_value_of(g, start),
                       dfg_choose(dfg_less(dfg_value_of(g, start), dfg_int(0)),
                                  dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis)), dfg_int(0)));
}

static DFG_APART dfg_val reshape_value_2(const dfg_graph *g, dfg_node end, dfg_node x, dfg_node axis)
{
    return dfg_dim_add(g, dfg_value_of(g, end),
                       dfg_choose(dfg_less(dfg_value_of(g, end), dfg_int(0)),
                                  dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis)), dfg_int(0)));
}

static DFG_APART bool reshape_holds_2(const dfg_graph *g, dfg_node start, dfg_node x, dfg_node axis, dfg_node end)
{
    return dfg_extent_eq(g, reshape_value(g, start, x, axis), reshape_value_2(g, end, x, axis));
}

static DFG_APART bool reshape_holds_3(const dfg_graph *g, dfg_node end, dfg_node x, dfg_node axis)
{
    return !dfg_dim_gt(g,
                       dfg_dim_add(g, dfg_value_of(g, end),
                                   dfg_choose(dfg_less(dfg_value_of(g, end), dfg_int(0)),
                                              dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis)),
                                              dfg_int(0))), dfg_int(0));
}

static DFG_APART bool reshape_holds_4(const dfg_graph *g, dfg_node same, dfg_node axis)
{
    return !dfg_eq(dfg_value_beside(g, same, dfg_value_of(g, axis)),
                   dfg_value_beside(g, axis, dfg_value_of(g, same)));
}

/* reshape.pat:186  rule slices_split(x, end, start, all, axis, same) {
 *     match Slice(x, 0, end & const, axis & const, 1?), Slice(x, start & const, all & const, same & const, 1?);
 *     where value(same) == value(axis), value(all) >= x.shape[value(axis)];
 *     where value(start) + (value(start) < 0 ? x.shape[value(axis)] : 0)
 *         == value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0);
 *     where value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0) > 0, x.shape[value(axis)] > value(end);
 *     rewrite {
 *         s = Split(x, i64 [value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0),
 *                           value(end) < 0 ? -value(end) : x.shape[value(axis)] - value(end)]) -> 2 {
 *             axis = value(axis)
 *         };
 *         return s.0, s.1;
 *     }
 * } */
bool reshape_slices_split_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_slices_split_match *m), void *ctx)
{
    if (dfg_op(g, n) != reshape_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), constant = dfg_arg(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node end = dfg_arg(g, n, 2);
    if (!dfg_is(g, end, DFG_CONST)) return false;
    dfg_node axis = dfg_arg(g, n, 3);
    if (!dfg_is(g, axis, DFG_CONST)) return false;
    dfg_node constant_2 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_2 = dfg_arg(g, n, 4);
        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    /* where value(end) + (value(end) < 0 ? x.shape[value(axis)] : 0) > 0 */
    if (reshape_holds_3(g, end, x, axis)) return false;
    /* where x.shape[value(axis)] > value(end) */
    if (!dfg_dim_gt(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis)), dfg_value_of(g, end)))
        return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node slice = readers.at[k];
        if (dfg_op(g, slice) != reshape_op_Slice || dfg_n_args(g, slice) > 5
            || dfg_arg(g, slice, 0) == DFG_NONE)
            continue;
        if (dfg_arg(g, slice, 0) != x) continue;
        dfg_node start = dfg_arg(g, slice, 1);
        if (!dfg_is(g, start, DFG_CONST)) continue;
        dfg_node all = dfg_arg(g, slice, 2);
        if (!dfg_is(g, all, DFG_CONST)) continue;
        dfg_node same = dfg_arg(g, slice, 3);
        if (!dfg_is(g, same, DFG_CONST)) continue;
        dfg_node constant_3 = DFG_NONE;
        if (dfg_arg(g, slice, 4) != DFG_NONE) {
            constant_3 = dfg_arg(g, slice, 4);
            if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) continue;
        }
        if (slice == n) continue;
        if (!dfg_same_body(g, n, slice)) continue;
        /* where value(same) == value(axis) */
        if (reshape_holds_4(g, same, axis)) continue;
        /* where value(all) >= x.shape[value(axis)] */
        if (!dfg_dim_ge(g, dfg_value_of(g, all), dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis))))
            continue;
        /* where value(start) + (value(start) < 0 ? x.shape[value(axis)] : 0) == value(end) +
         * (value(end) < 0 ? x.shape[value(axis)] : 0) */
        if (!reshape_holds_2(g, start, x, axis, end)) continue;
        if (accept(ctx, &(struct reshape_slices_split_whole){
                .m = {.root = n, .x = x, .end = end, .start = start, .all = all, .axis = axis,
                      .same = same}, .constant = constant, .constant_2 = constant_2, .slice = slice,
                .constant_3 = constant_3}.m))
            return true;
    }
    return false;
}

static DFG_APART bool reshape_holds_5(const dfg_graph *g, dfg_node b, dfg_node a)
{
    return !dfg_gt(dfg_value_beside(g, b, dfg_value_of(g, a)), dfg_value_beside(g, a, dfg_value_of(g, b)));
}

static DFG_APART bool reshape_holds_6(const dfg_graph *g, dfg_node x, dfg_node axis, dfg_node b)
{
    return !dfg_dim_gt(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis)), dfg_value_of(g, b));
}

/* reshape.pat:201  rule slices_split_three(x, a, b, all, axis) {
 *     match Slice(x, 0, a & const, axis & const, 1?), Slice(x, a, b & const, axis, 1?),
 *         Slice(x, b, all & const, axis, 1?);
 *     where value(a) > 0, value(b) > value(a), x.shape[value(axis)] > value(b), value(all) >= x.shape[value(axis)];
 *     rewrite {
 *         s = Split(x, i64 [value(a), value(b) - value(a), x.shape[value(axis)] - value(b)]) -> 3 { axis = value(axis) };
 *         return s.0, s.1, s.2;
 *     }
 * } */
bool reshape_slices_split_three_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_slices_split_three_match *m), void *ctx)
{
    if (dfg_op(g, n) != reshape_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), constant = dfg_arg(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node a = dfg_arg(g, n, 2);
    if (!dfg_is(g, a, DFG_CONST)) return false;
    dfg_node axis = dfg_arg(g, n, 3);
    if (!dfg_is(g, axis, DFG_CONST)) return false;
    dfg_node constant_4 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_4 = dfg_arg(g, n, 4);
        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    if (!dfg_gt(dfg_value_of(g, a), dfg_int(0))) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node slice = readers.at[k];
        if (dfg_op(g, slice) != reshape_op_Slice || dfg_n_args(g, slice) > 5
            || dfg_arg(g, slice, 0) == DFG_NONE || dfg_arg(g, slice, 1) == DFG_NONE
            || dfg_arg(g, slice, 3) == DFG_NONE)
            continue;
        if (dfg_arg(g, slice, 0) != x) continue;
        if (dfg_arg(g, slice, 1) != a) continue;
        dfg_node b = dfg_arg(g, slice, 2);
        if (!dfg_is(g, b, DFG_CONST)) continue;
        if (dfg_arg(g, slice, 3) != axis) continue;
        dfg_node constant_6 = DFG_NONE;
        if (dfg_arg(g, slice, 4) != DFG_NONE) {
            constant_6 = dfg_arg(g, slice, 4);
            if (!dfg_const_is(g, constant_6, dfg_int(1), DFG_NO_DTYPE)) continue;
        }
        if (slice == n) continue;
        /* where value(b) > value(a) */
        if (reshape_holds_5(g, b, a)) continue;
        /* where x.shape[value(axis)] > value(b) */
        if (reshape_holds_6(g, x, axis, b)) continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){x}, 1, 1);
        for (uint32_t k_2 = 0; k_2 < readers_2.n; k_2++) {
            dfg_node slice_2 = readers_2.at[k_2];
            if (dfg_op(g, slice_2) != reshape_op_Slice || dfg_n_args(g, slice_2) > 5
                || dfg_arg(g, slice_2, 0) == DFG_NONE || dfg_arg(g, slice_2, 1) == DFG_NONE
                || dfg_arg(g, slice_2, 3) == DFG_NONE)
                continue;
            if (dfg_arg(g, slice_2, 0) != x) continue;
            if (dfg_arg(g, slice_2, 1) != b) continue;
            dfg_node all = dfg_arg(g, slice_2, 2);
            if (!dfg_is(g, all, DFG_CONST)) continue;
            if (dfg_arg(g, slice_2, 3) != axis) continue;
            dfg_node constant_7 = DFG_NONE;
            if (dfg_arg(g, slice_2, 4) != DFG_NONE) {
                constant_7 = dfg_arg(g, slice_2, 4);
                if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE)) continue;
            }
            if (slice_2 == n) continue;
            if (slice_2 == slice) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){slice, slice_2}, 2)) continue;
            /* where value(all) >= x.shape[value(axis)] */
            if (!dfg_dim_ge(g, dfg_value_of(g, all), dfg_at(dfg_shape_of(g, x), dfg_value_of(g, axis))))
                continue;
            if (accept(ctx, &(struct reshape_slices_split_three_whole){
                    .m = {.root = n, .x = x, .a = a, .b = b, .all = all, .axis = axis},
                    .constant = constant, .constant_2 = a, .constant_3 = axis, .constant_4 = constant_4,
                    .slice = slice, .constant_5 = b, .constant_6 = constant_6, .slice_2 = slice_2,
                    .constant_7 = constant_7}.m))
                return true;
        }
    }
    return false;
}

/* reshape.pat:213  Slice(x, const, const, const, 1?) */
static bool reshape_slices_split_all_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node x,
    dfg_node *found_y, dfg_node *found_constant, dfg_node *found_constant_2, dfg_node *found_constant_3,
    dfg_node *found_constant_4)
{
    if (dfg_op(g, n) != reshape_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    if (dfg_arg(g, n, 0) != x) return false;
    dfg_node constant = dfg_arg(g, n, 1);
    if (!dfg_is(g, constant, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_arg(g, n, 2);
    if (!dfg_is(g, constant_2, DFG_CONST)) return false;
    dfg_node constant_3 = dfg_arg(g, n, 3);
    if (!dfg_is(g, constant_3, DFG_CONST)) return false;
    dfg_node constant_4 = DFG_NONE;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        constant_4 = dfg_arg(g, n, 4);
        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    if (!dfg_same_body(g, root, n)) return false;
    *found_y = n;
    *found_constant = constant;
    *found_constant_2 = constant_2;
    *found_constant_3 = constant_3;
    *found_constant_4 = constant_4;
    return true;
}

/* reshape.pat:211  rule slices_split_all() {
 *     x = _;
 *     every y = Slice(x, const, const, const, 1?);
 *     match every y;
 *     where len(y) > 3;
 *     rewrite extern reshape_split_of_slices;
 * } */
bool reshape_slices_split_all_find(DFG_FIND(reshape_slices_split_all))
{
    if (dfg_op(g, n) != reshape_op_Slice || dfg_n_args(g, n) > 5 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_is(g, dfg_arg(g, n, 1), DFG_CONST) || !dfg_is(g, dfg_arg(g, n, 2), DFG_CONST)
        || !dfg_is(g, dfg_arg(g, n, 3), DFG_CONST))
        return false;
    if (dfg_arg(g, n, 4) != DFG_NONE) {
        if (!dfg_const_is(g, dfg_arg(g, n, 4), dfg_int(1), DFG_NO_DTYPE)) return false;
    }
    struct dfg_nodes consumers = dfg_consumers(g, 0, x, (const dfg_node[]){DFG_NONE}, 0);
    if (consumers.n == 0) return false;
    if (consumers.at[0] != n) return false;
    struct dfg_nodes y = {NULL, 0}, constant = {NULL, 0}, constant_2 = {NULL, 0}, constant_3 = {NULL, 0};
    struct dfg_nodes constant_4 = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = consumers;
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node y_found = DFG_NONE, constant_found = DFG_NONE, constant_2_found = DFG_NONE;
        dfg_node constant_3_found = DFG_NONE, constant_4_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE
            && reshape_slices_split_all_each1(g, nodes.at[i], n, x, &y_found, &constant_found,
                                              &constant_2_found, &constant_3_found, &constant_4_found);
        if (y_found != DFG_NONE) dfg_row(g, 1)[y.n++] = y_found;
        if (constant_found != DFG_NONE) dfg_row(g, 2)[constant.n++] = constant_found;
        if (constant_2_found != DFG_NONE) dfg_row(g, 3)[constant_2.n++] = constant_2_found;
        if (constant_3_found != DFG_NONE) dfg_row(g, 4)[constant_3.n++] = constant_3_found;
        if (constant_4_found != DFG_NONE) dfg_row(g, 5)[constant_4.n++] = constant_4_found;
    }
    y = dfg_set(g, dfg_row(g, 1), y.n);
    constant = dfg_set(g, dfg_row(g, 2), constant.n);
    constant_2 = dfg_set(g, dfg_row(g, 3), constant_2.n);
    constant_3 = dfg_set(g, dfg_row(g, 4), constant_3.n);
    constant_4 = dfg_set(g, dfg_row(g, 5), constant_4.n);
    if (!all) return false;
    if (!dfg_gt(dfg_int(y.n), dfg_int(3))) return false;
    DFG_GIVE(reshape_slices_split_all, .root = n, .x = x, .y = y);
    DFG_GIVE_WHOLE(reshape_slices_split_all, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .constant_4 = constant_4);
    return true;
}

static DFG_APART dfg_val reshape_value_3(const dfg_graph *g, dfg_node r, const dfg_val *k2)
{
    return dfg_extent_mul(g, dfg_int(2), dfg_at(dfg_shape_of(g, r), dfg_int_add(*k2, dfg_int(1))));
}

static DFG_APART dfg_val reshape_item(const dfg_graph *g, const dfg_val *i, const dfg_val *k2, dfg_node r)
{
    return dfg_choose(dfg_same(*i, *k2), reshape_value_3(g, r, k2),
                      dfg_at(dfg_shape_of(g, r),
                             dfg_choose(dfg_less(*i, *k2), *i, dfg_int_add(*i, dfg_int(1)))));
}

static DFG_APART enum dfg_tri reshape_same_2(const dfg_graph *g, dfg_node x, const dfg_val *k2, dfg_node r)
{
    const int64_t n = dfg_rank_less(g, x, 0), m = dfg_rank_less(g, x, 0);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_extent_same(g, dfg_extent_of(g, x, k),
                                       reshape_item(g, DFG_PUT(dfg_int(k)), k2, r)));
    return all;
}

/* reshape.pat:219, n = 2  cond parts_of(x, r, k, n) =
 *     k >= 0, x.rank == r.rank - 1, r.shape[k] == n, x.shape[k] == n * r.shape[k + 1],
 *     [x.shape[i] for i in range(x.rank)]
 *     == [i == k ? n * r.shape[k + 1] : r.shape[i < k ? i : i + 1] for i in range(x.rank)]; */
static DFG_APART bool reshape_parts_of(const dfg_graph *g, dfg_node x, dfg_node r, const dfg_val *k2)
{
    return dfg_ge(*k2, dfg_int(0)) && dfg_scalar_eq(dfg_rank_of(g, x), dfg_rank_plus(g, r, -1))
        && dfg_extent_eq(g, dfg_at(dfg_shape_of(g, r), *k2), dfg_int(2))
        && dfg_extent_eq(g, dfg_at(dfg_shape_of(g, x), *k2),
                         dfg_extent_mul(g, dfg_int(2),
                                        dfg_at(dfg_shape_of(g, r), dfg_int_add(*k2, dfg_int(1)))))
        && reshape_same_2(g, x, k2, r) == DFG_TRUE;
}

/* reshape.pat:223  rule gathers_split(x) {
 *     r = Reshape(x, _);
 *     match Gather(r, scalar(0)) { axis = k }, Gather(r, scalar(1)) { axis == k };
 *     where parts_of(x, r, k, 2);
 *     rewrite { s = Split(x, i64 [r.shape[k + 1], r.shape[k + 1]]) -> 2 { axis = k }; return s.0, s.1; }
 * } */
bool reshape_gathers_split_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_gathers_split_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, reshape_op_Gather, 2)) return false;
    dfg_val k = dfg_attr_or_int(g, n, reshape_attr_axis, 0);
    if (!dfg_known(k)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, r, reshape_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1), constant = dfg_operand(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){r}, 1, 1);
    for (uint32_t k_2 = 0; k_2 < readers.n; k_2++) {
        dfg_node gather = readers.at[k_2];
        if (!dfg_calls_argc(g, gather, reshape_op_Gather, 2)) continue;
        if (dfg_operand(g, gather, 0) != r) continue;
        dfg_node constant_2 = dfg_operand(g, gather, 1);
        if (!dfg_scalar_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (gather == n) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){r, gather}, 2)) continue;
        if (!dfg_eq(dfg_attr_or_int(g, gather, reshape_attr_axis, 0), k) || !reshape_parts_of(g, x, r, &k))
            continue;
        if (accept(ctx, &(struct reshape_gathers_split_whole){.m = {.root = n, .x = x, .r = r, .k = k},
                                                              .x = x_2, .constant = constant,
                                                              .gather = gather,
                                                              .constant_2 = constant_2}.m))
            return true;
    }
    return false;
}

static DFG_APART dfg_val reshape_value_4(const dfg_graph *g, dfg_node r, const dfg_val *k2)
{
    return dfg_extent_mul(g, dfg_int(3), dfg_at(dfg_shape_of(g, r), dfg_int_add(*k2, dfg_int(1))));
}

static DFG_APART dfg_val reshape_item_2(const dfg_graph *g, const dfg_val *i, const dfg_val *k2, dfg_node r)
{
    return dfg_choose(dfg_same(*i, *k2), reshape_value_4(g, r, k2),
                      dfg_at(dfg_shape_of(g, r),
                             dfg_choose(dfg_less(*i, *k2), *i, dfg_int_add(*i, dfg_int(1)))));
}

static DFG_APART enum dfg_tri reshape_same_3(const dfg_graph *g, dfg_node x, const dfg_val *k2, dfg_node r)
{
    const int64_t n = dfg_rank_less(g, x, 0), m = dfg_rank_less(g, x, 0);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_extent_same(g, dfg_extent_of(g, x, k),
                                       reshape_item_2(g, DFG_PUT(dfg_int(k)), k2, r)));
    return all;
}

/* reshape.pat:219, n = 3  cond parts_of(x, r, k, n) =
 *     k >= 0, x.rank == r.rank - 1, r.shape[k] == n, x.shape[k] == n * r.shape[k + 1],
 *     [x.shape[i] for i in range(x.rank)]
 *     == [i == k ? n * r.shape[k + 1] : r.shape[i < k ? i : i + 1] for i in range(x.rank)]; */
static DFG_APART bool reshape_parts_of_2(const dfg_graph *g, dfg_node x, dfg_node r, const dfg_val *k2)
{
    return dfg_ge(*k2, dfg_int(0)) && dfg_scalar_eq(dfg_rank_of(g, x), dfg_rank_plus(g, r, -1))
        && dfg_extent_eq(g, dfg_at(dfg_shape_of(g, r), *k2), dfg_int(3))
        && dfg_extent_eq(g, dfg_at(dfg_shape_of(g, x), *k2),
                         dfg_extent_mul(g, dfg_int(3),
                                        dfg_at(dfg_shape_of(g, r), dfg_int_add(*k2, dfg_int(1)))))
        && reshape_same_3(g, x, k2, r) == DFG_TRUE;
}

/* reshape.pat:229  rule gathers_split_three(x) {
 *     r = Reshape(x, _);
 *     match Gather(r, scalar(0)) { axis = k }, Gather(r, scalar(1)) { axis == k }, Gather(r, scalar(2)) { axis == k };
 *     where parts_of(x, r, k, 3);
 *     rewrite {
 *         s = Split(x, i64 [r.shape[k + 1], r.shape[k + 1], r.shape[k + 1]]) -> 3 { axis = k };
 *         return s.0, s.1, s.2;
 *     }
 * } */
bool reshape_gathers_split_three_each(const dfg_graph *g, dfg_node n,
        bool (*accept)(void *ctx, const struct reshape_gathers_split_three_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, reshape_op_Gather, 2)) return false;
    dfg_val k = dfg_attr_or_int(g, n, reshape_attr_axis, 0);
    if (!dfg_known(k)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, r, reshape_op_Reshape, 2)) return false;
    dfg_node x = dfg_operand(g, r, 0), x_2 = dfg_operand(g, r, 1), constant = dfg_operand(g, n, 1);
    if (!dfg_scalar_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){r}, 1, 1);
    for (uint32_t k_2 = 0; k_2 < readers.n; k_2++) {
        dfg_node gather = readers.at[k_2];
        if (!dfg_calls_argc(g, gather, reshape_op_Gather, 2)) continue;
        if (dfg_operand(g, gather, 0) != r) continue;
        dfg_node constant_2 = dfg_operand(g, gather, 1);
        if (!dfg_scalar_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) continue;
        if (gather == n) continue;
        struct dfg_nodes readers_2 = dfg_readers(g, 2, (const dfg_node[]){r}, 1, 1);
        for (uint32_t k_3 = 0; k_3 < readers_2.n; k_3++) {
            dfg_node gather_2 = readers_2.at[k_3];
            if (!dfg_calls_argc(g, gather_2, reshape_op_Gather, 2)) continue;
            if (dfg_operand(g, gather_2, 0) != r) continue;
            dfg_node constant_3 = dfg_operand(g, gather_2, 1);
            if (!dfg_scalar_is(g, constant_3, dfg_int(2), DFG_NO_DTYPE)) continue;
            if (gather_2 == n) continue;
            if (gather_2 == gather) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){r, gather, gather_2}, 3)) continue;
            if (!dfg_eq(dfg_attr_or_int(g, gather, reshape_attr_axis, 0), k)) continue;
            if (!dfg_eq(dfg_attr_or_int(g, gather_2, reshape_attr_axis, 0), k)) continue;
            if (!reshape_parts_of_2(g, x, r, &k)) continue;
            if (accept(ctx, &(struct reshape_gathers_split_three_whole){
                    .m = {.root = n, .x = x, .r = r, .k = k}, .x = x_2, .constant = constant,
                    .gather = gather, .constant_2 = constant_2, .gather_2 = gather_2,
                    .constant_3 = constant_3}.m))
                return true;
        }
    }
    return false;
}

/* reshape.pat:239  rule slices_to_depth(x, e, f, g, h, i, j) {
 *     even = Slice(x, 0, e & const, 2, 2);
 *     odd = Slice(x, 1, f & const, 2, 2);
 *     match Concat(Slice(even, 0, g & const, 3, 2), Slice(odd, 0, h & const, 3, 2), Slice(even, 1, i & const, 3, 2),
 *                  Slice(odd, 1, j & const, 3, 2)) { axis == 1 };
 *     where x.rank == 4, x.shape[2] % 2 == 0, x.shape[3] % 2 == 0, x.shape[1] > 0, x.dtype in {f16, f32, f64};
 *     where value(e) >= x.shape[2], value(f) >= x.shape[2], value(g) >= x.shape[3], value(h) >= x.shape[3];
 *     where value(i) >= x.shape[3], value(j) >= x.shape[3];
 *     rewrite Gather(SpaceToDepth(x) { blocksize = 2 },
 *                    i64 [c % x.shape[1]
 *                        + x.shape[1] * (c / x.shape[1] == 1 ? 2 : c / x.shape[1] == 2 ? 1 : c / x.shape[1])
 *                         for c in range(4 * x.shape[1])]) { axis = 1 };
 * } */
bool reshape_slices_to_depth_find(DFG_FIND(reshape_slices_to_depth))
{
    if (!dfg_calls_with(g, n, reshape_op_Concat, 4)) return false;
    if (!dfg_scalar_eq(dfg_attr(g, n, reshape_attr_axis), dfg_int(1))) return false;
    dfg_node slice = dfg_operand(g, n, 0);
    if (!dfg_calls_with(g, slice, reshape_op_Slice, 5)) return false;
    dfg_node even = dfg_operand(g, slice, 0);
    if (!dfg_calls_with(g, even, reshape_op_Slice, 5)) return false;
    dfg_node x = dfg_operand(g, even, 0), constant = dfg_operand(g, even, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node e = dfg_operand(g, even, 2);
    if (!dfg_is(g, e, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, even, 3);
    if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node constant_3 = dfg_operand(g, even, 4);
    if (!dfg_const_is(g, constant_3, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node constant_7 = dfg_operand(g, slice, 1);
    if (!dfg_const_is(g, constant_7, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node g_2 = dfg_operand(g, slice, 2);
    if (!dfg_is(g, g_2, DFG_CONST)) return false;
    dfg_node constant_8 = dfg_operand(g, slice, 3);
    if (!dfg_const_is(g, constant_8, dfg_int(3), DFG_NO_DTYPE)) return false;
    dfg_node constant_9 = dfg_operand(g, slice, 4);
    if (!dfg_const_is(g, constant_9, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node slice_2 = dfg_operand(g, n, 1);
    if (!dfg_calls_with(g, slice_2, reshape_op_Slice, 5)) return false;
    dfg_node odd = dfg_operand(g, slice_2, 0);
    if (!dfg_calls_with(g, odd, reshape_op_Slice, 5)) return false;
    if (dfg_operand(g, odd, 0) != x) return false;
    dfg_node constant_4 = dfg_operand(g, odd, 1);
    if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node f = dfg_operand(g, odd, 2);
    if (!dfg_is(g, f, DFG_CONST)) return false;
    dfg_node constant_5 = dfg_operand(g, odd, 3);
    if (!dfg_const_is(g, constant_5, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node constant_6 = dfg_operand(g, odd, 4);
    if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node constant_10 = dfg_operand(g, slice_2, 1);
    if (!dfg_const_is(g, constant_10, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node h = dfg_operand(g, slice_2, 2);
    if (!dfg_is(g, h, DFG_CONST)) return false;
    dfg_node constant_11 = dfg_operand(g, slice_2, 3);
    if (!dfg_const_is(g, constant_11, dfg_int(3), DFG_NO_DTYPE)) return false;
    dfg_node constant_12 = dfg_operand(g, slice_2, 4);
    if (!dfg_const_is(g, constant_12, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node slice_3 = dfg_operand(g, n, 2);
    if (!dfg_calls_with(g, slice_3, reshape_op_Slice, 5)) return false;
    if (dfg_operand(g, slice_3, 0) != even) return false;
    dfg_node constant_13 = dfg_operand(g, slice_3, 1);
    if (!dfg_const_is(g, constant_13, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node i = dfg_operand(g, slice_3, 2);
    if (!dfg_is(g, i, DFG_CONST)) return false;
    dfg_node constant_14 = dfg_operand(g, slice_3, 3);
    if (!dfg_const_is(g, constant_14, dfg_int(3), DFG_NO_DTYPE)) return false;
    dfg_node constant_15 = dfg_operand(g, slice_3, 4);
    if (!dfg_const_is(g, constant_15, dfg_int(2), DFG_NO_DTYPE)) return false;
    dfg_node slice_4 = dfg_operand(g, n, 3);
    if (!dfg_calls_with(g, slice_4, reshape_op_Slice, 5)) return false;
    if (dfg_operand(g, slice_4, 0) != odd) return false;
    dfg_node constant_16 = dfg_operand(g, slice_4, 1);
    if (!dfg_const_is(g, constant_16, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node j = dfg_operand(g, slice_4, 2);
    if (!dfg_is(g, j, DFG_CONST)) return false;
    dfg_node constant_17 = dfg_operand(g, slice_4, 3);
    if (!dfg_const_is(g, constant_17, dfg_int(3), DFG_NO_DTYPE)) return false;
    dfg_node constant_18 = dfg_operand(g, slice_4, 4);
    if (!dfg_const_is(g, constant_18, dfg_int(2), DFG_NO_DTYPE)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){slice, even, slice_2, odd, slice_3, slice_4}, 6))
        return false;
    if (dfg_rank(g, x) != 4) return false;
    if (!dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, x, 2), dfg_int(2)), dfg_int(0))) return false;
    if (!dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, x, 3), dfg_int(2)), dfg_int(0))) return false;
    if (!dfg_dim_gt(g, dfg_extent_of(g, x, 1), dfg_int(0))) return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    if (!dfg_dim_ge(g, dfg_value_of(g, e), dfg_extent_of(g, x, 2))) return false;
    if (!dfg_dim_ge(g, dfg_value_of(g, f), dfg_extent_of(g, x, 2))) return false;
    if (!dfg_dim_ge(g, dfg_value_of(g, g_2), dfg_extent_of(g, x, 3))) return false;
    if (!dfg_dim_ge(g, dfg_value_of(g, h), dfg_extent_of(g, x, 3))) return false;
    if (!dfg_dim_ge(g, dfg_value_of(g, i), dfg_extent_of(g, x, 3))) return false;
    if (!dfg_dim_ge(g, dfg_value_of(g, j), dfg_extent_of(g, x, 3))) return false;
    DFG_GIVE(reshape_slices_to_depth, .root = n, .x = x, .e = e, .f = f, .g = g_2, .h = h, .i = i, .j = j,
             .even = even, .odd = odd);
    DFG_GIVE_WHOLE(reshape_slices_to_depth, .constant = constant, .constant_2 = constant_2,
                   .constant_3 = constant_3, .constant_4 = constant_4, .constant_5 = constant_5,
                   .constant_6 = constant_6, .slice = slice, .constant_7 = constant_7,
                   .constant_8 = constant_8, .constant_9 = constant_9, .slice_2 = slice_2,
                   .constant_10 = constant_10, .constant_11 = constant_11, .constant_12 = constant_12,
                   .slice_3 = slice_3, .constant_13 = constant_13, .constant_14 = constant_14,
                   .constant_15 = constant_15, .slice_4 = slice_4, .constant_16 = constant_16,
                   .constant_17 = constant_17, .constant_18 = constant_18);
    return true;
}

/* reshape.pat:253  rule scatter_all(t, d, axis, u) : keep_shared {
 *     match ScatterND(t, Unsqueeze(Range(0, Gather(Shape(d), axis & const), 1), -1), u) { reduction == "none" };
 *     where t.shape[0] == d.shape[value(axis)], same_shape(t, u);
 *     rewrite u;
 * } */
bool reshape_scatter_all_find(DFG_FIND(reshape_scatter_all))
{
    if (!dfg_calls_argc(g, n, reshape_op_ScatterND, 3)) return false;
    if (!dfg_str_is(g, n, reshape_attr_reduction, reshape_str_none, reshape_str_none)) return false;
    dfg_node t = dfg_operand(g, n, 0), unsqueeze = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, unsqueeze, reshape_op_Unsqueeze, 2)) return false;
    dfg_node range = dfg_operand(g, unsqueeze, 0);
    if (!dfg_calls_argc(g, range, reshape_op_Range, 3)) return false;
    dfg_node constant = dfg_operand(g, range, 0);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node gather = dfg_operand(g, range, 1);
    if (!dfg_calls_argc(g, gather, reshape_op_Gather, 2)) return false;
    dfg_node shape = dfg_operand(g, gather, 0);
    if (!dfg_calls_argc(g, shape, reshape_op_Shape, 1)) return false;
    dfg_node d = dfg_operand(g, shape, 0), axis = dfg_operand(g, gather, 1);
    if (!dfg_is(g, axis, DFG_CONST)) return false;
    dfg_node constant_2 = dfg_operand(g, range, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node constant_3 = dfg_operand(g, unsqueeze, 1);
    if (!dfg_const_is(g, constant_3, dfg_int(-1), DFG_NO_DTYPE)) return false;
    dfg_node u = dfg_operand(g, n, 2);
    if (!dfg_in_body(g, n, (const dfg_node[]){unsqueeze, range, gather, shape}, 4)) return false;
    /* where t.shape[0] == d.shape[value(axis)] */
    if (!dfg_extent_eq(g, dfg_extent_of(g, t, 0), dfg_at(dfg_shape_of(g, d), dfg_value_of(g, axis))))
        return false;
    if (dfg_same_shape(g, t, u) != DFG_TRUE) return false;
    DFG_GIVE(reshape_scatter_all, .root = n, .t = t, .d = d, .axis = axis, .u = u);
    DFG_GIVE_WHOLE(reshape_scatter_all, .unsqueeze = unsqueeze, .range = range, .constant = constant,
                   .gather = gather, .shape = shape, .constant_2 = constant_2, .constant_3 = constant_3);
    return true;
}
