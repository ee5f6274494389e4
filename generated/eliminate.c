/* Made by pat2c from eliminate.pat; do not edit. */
#include "eliminate.h"
_Static_assert(ELIMINATE_H == 0xf4033780f5eb78fd, "eliminate.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    eliminate_op_Abs = DFG_FIRST_OP, eliminate_op_Add, eliminate_op_And, eliminate_op_BitwiseAnd,
    eliminate_op_BitwiseOr, eliminate_op_BitwiseXor, eliminate_op_Cast, eliminate_op_CastLike,
    eliminate_op_Ceil, eliminate_op_Concat, eliminate_op_Div, eliminate_op_Dropout, eliminate_op_Einsum,
    eliminate_op_Equal, eliminate_op_Expand, eliminate_op_Flatten, eliminate_op_Floor, eliminate_op_GRU,
    eliminate_op_Greater, eliminate_op_GreaterOrEqual, eliminate_op_Identity, eliminate_op_LSTM,
    eliminate_op_Less, eliminate_op_LessOrEqual, eliminate_op_Max, eliminate_op_Mean, eliminate_op_Min,
    eliminate_op_Mod, eliminate_op_Mul, eliminate_op_Neg, eliminate_op_Not, eliminate_op_Or,
    eliminate_op_PRelu, eliminate_op_Pad, eliminate_op_Pow, eliminate_op_ReduceMax, eliminate_op_ReduceMean,
    eliminate_op_ReduceMin, eliminate_op_ReduceProd, eliminate_op_ReduceSum, eliminate_op_Relu,
    eliminate_op_Reshape, eliminate_op_Resize, eliminate_op_Round, eliminate_op_Sign, eliminate_op_Slice,
    eliminate_op_Split, eliminate_op_Squeeze, eliminate_op_Sub, eliminate_op_Sum, eliminate_op_Tile,
    eliminate_op_Transpose, eliminate_op_Unsqueeze, eliminate_op_Where, eliminate_op_Xor,
};
enum {
    eliminate_attr_axes, eliminate_attr_axis, eliminate_attr_coordinate_transformation_mode,
    eliminate_attr_keepdims, eliminate_attr_mode, eliminate_attr_perm,
};
enum {
    eliminate_str_cubic, eliminate_str_half_pixel, eliminate_str_nearest, eliminate_str_tf_crop_and_resize,
};
static const char *const eliminate_op_names[] = {
    "Abs", "Add", "And", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "Cast", "CastLike", "Ceil", "Concat",
    "Div", "Dropout", "Einsum", "Equal", "Expand", "Flatten", "Floor", "GRU", "Greater", "GreaterOrEqual",
    "Identity", "LSTM", "Less", "LessOrEqual", "Max", "Mean", "Min", "Mod", "Mul", "Neg", "Not", "Or",
    "PRelu", "Pad", "Pow", "ReduceMax", "ReduceMean", "ReduceMin", "ReduceProd", "ReduceSum", "Relu",
    "Reshape", "Resize", "Round", "Sign", "Slice", "Split", "Squeeze", "Sub", "Sum", "Tile", "Transpose",
    "Unsqueeze", "Where", "Xor",
};
static const char *const eliminate_attr_names[] = {
    "axes", "axis", "coordinate_transformation_mode", "keepdims", "mode", "perm",
};
static const char *const eliminate_str_names[] = { "cubic", "half_pixel", "nearest", "tf_crop_and_resize" };

const struct dfg_names eliminate_names = {
    .abi = DFG_ABI, .needs = 0, .name = "eliminate", .run = ELIMINATE_H, .n_ops = 55,
    .ops = eliminate_op_names, .n_attrs = 6, .attrs = eliminate_attr_names, .n_strs = 4,
    .strs = eliminate_str_names,
};

/* eliminate.pat:10
 * cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y); */
static DFG_APART bool eliminate_no_wider(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_rank(g, c) == 0
        || (dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))
            && dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)))
        || dfg_same_shape(g, x, y) == DFG_TRUE;
}

/* eliminate.pat:15  rule mul_one(x, c) { y = Mul(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
bool eliminate_mul_one_find(DFG_FIND_ON_MATCH(eliminate_mul_one))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_int(1), DFG_NO_DTYPE) || !eliminate_no_wider(g, c, x, n)) continue;
        DFG_GIVE(eliminate_mul_one, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* eliminate.pat:17, known not to hold  cond is_float(c) = c.dtype in {f16, bf16, f32, f64}; */
static DFG_APART bool eliminate_not_is_float(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F16))
        && dfg_scalar_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_BF16))
        && dfg_scalar_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F32))
        && dfg_scalar_ne(dfg_dtype_of(g, c), dfg_dtype_val(DFG_F64));
}

/* eliminate.pat:18  rule add_zero(x, c) {
 *     y = Add(x, c & splat(0));
 *     match y;
 *     where no_wider(c, x, y), not is_float(c) or extern eliminate_minus_zero(c);
 *     rewrite x;
 * } */
bool eliminate_add_zero_find(DFG_FIND_ON_MATCH(eliminate_add_zero))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !eliminate_no_wider(g, c, x, n)) continue;
        if (!(eliminate_not_is_float(g, c) || eliminate_minus_zero(g, c))) continue;
        DFG_GIVE(eliminate_add_zero, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* eliminate.pat:24  rule sub_zero(x, c) {
 *     y = Sub(x, c & splat(0));
 *     match y;
 *     where no_wider(c, x, y), not is_float(c) or extern eliminate_plus_zero(c);
 *     rewrite x;
 * } */
bool eliminate_sub_zero_match(const dfg_graph *g, dfg_node n, struct eliminate_sub_zero_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !eliminate_no_wider(g, c, x, n)) return false;
    if (!(eliminate_not_is_float(g, c) || eliminate_plus_zero(g, c))) return false;
    DFG_GIVE(eliminate_sub_zero, .root = n, .x = x, .c = c, .y = n);
    return true;
}

/* eliminate.pat:31  rule div_one(x, c) { y = Div(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
bool eliminate_div_one_match(const dfg_graph *g, dfg_node n, struct eliminate_div_one_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Div, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_splat_is(g, c, dfg_int(1), DFG_NO_DTYPE) || !eliminate_no_wider(g, c, x, n)) return false;
    DFG_GIVE(eliminate_div_one, .root = n, .x = x, .c = c, .y = n);
    return true;
}

/* eliminate.pat:33  rule pow_one(x, c) { y = Pow(x, c & splat(1)); match y; where no_wider(c, x, y); rewrite x; } */
bool eliminate_pow_one_match(const dfg_graph *g, dfg_node n, struct eliminate_pow_one_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Pow, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_splat_is(g, c, dfg_int(1), DFG_NO_DTYPE) || !eliminate_no_wider(g, c, x, n)) return false;
    DFG_GIVE(eliminate_pow_one, .root = n, .x = x, .c = c, .y = n);
    return true;
}

/* eliminate.pat:35
 * rule and_true(x, c) { y = And(x, c & splat(true)); match y; where no_wider(c, x, y); rewrite x; } */
bool eliminate_and_true_find(DFG_FIND_ON_MATCH(eliminate_and_true))
{
    if (!dfg_calls_argc(g, n, eliminate_op_And, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_bool(true), DFG_NO_DTYPE) || !eliminate_no_wider(g, c, x, n)) continue;
        DFG_GIVE(eliminate_and_true, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* eliminate.pat:36
 * rule or_false(x, c) { y = Or(x, c & splat(false)); match y; where no_wider(c, x, y); rewrite x; } */
bool eliminate_or_false_find(DFG_FIND_ON_MATCH(eliminate_or_false))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Or, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_bool(false), DFG_NO_DTYPE) || !eliminate_no_wider(g, c, x, n)) continue;
        DFG_GIVE(eliminate_or_false, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* eliminate.pat:41  rule no_identity(x) { match Identity(x); rewrite x; } */
bool eliminate_no_identity_match(const dfg_graph *g, dfg_node n, struct eliminate_no_identity_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Identity, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(eliminate_no_identity, .root = n, .x = x);
    return true;
}

/* eliminate.pat:43  rule no_dropout(x, ratio) { match Dropout(x, ratio?); rewrite x; } */
bool eliminate_no_dropout_find(DFG_FIND(eliminate_no_dropout))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != eliminate_op_Dropout || dfg_n_args(g, n_call) > 2
        || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0), ratio = dfg_arg(g, n_call, 1);
    if (!dfg_same_body(g, n, n_call)) return false;
    DFG_GIVE(eliminate_no_dropout, .root = n, .x = x, .ratio = ratio);
    DFG_GIVE_WHOLE(eliminate_no_dropout, .dropout_call = dfg_first_result(g, n));
    return true;
}

/* eliminate.pat:44  rule no_dropout_off(x, ratio) { match Dropout(x, ratio?, splat(false)); rewrite x; } */
bool eliminate_no_dropout_off_find(DFG_FIND(eliminate_no_dropout_off))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != eliminate_op_Dropout || dfg_n_args(g, n_call) > 3
        || dfg_arg(g, n_call, 0) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0), ratio = dfg_arg(g, n_call, 1), constant = dfg_arg(g, n_call, 2);
    if (!dfg_splat_is(g, constant, dfg_bool(false), DFG_NO_DTYPE) || !dfg_same_body(g, n, n_call))
        return false;
    DFG_GIVE(eliminate_no_dropout_off, .root = n, .x = x, .ratio = ratio);
    DFG_GIVE_WHOLE(eliminate_no_dropout_off, .dropout_call = dfg_first_result(g, n), .constant = constant);
    return true;
}

/* eliminate.pat:46  rule no_dropout_ratio(x) { match Dropout(x, splat(0), _); rewrite x; } */
bool eliminate_no_dropout_ratio_find(DFG_FIND(eliminate_no_dropout_ratio))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (!dfg_calls_with(g, n_call, eliminate_op_Dropout, 3)) return false;
    dfg_node x = dfg_operand(g, n_call, 0), constant = dfg_operand(g, n_call, 1);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node x_2 = dfg_operand(g, n_call, 2);
    if (!dfg_same_body(g, n, n_call)) return false;
    DFG_GIVE(eliminate_no_dropout_ratio, .root = n, .x = x);
    DFG_GIVE_WHOLE(eliminate_no_dropout_ratio, .dropout_call = dfg_first_result(g, n), .constant = constant,
                   .x = x_2);
    return true;
}

/* eliminate.pat:48  rule cast_same(x) { c = Cast(x); match c; where same_dtype(x, c); rewrite x; } */
bool eliminate_cast_same_match(const dfg_graph *g, dfg_node n, struct eliminate_cast_same_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Cast, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_same_dtype(g, x, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_cast_same, .root = n, .x = x, .c = n);
    return true;
}

/* eliminate.pat:50  rule cast_like(x, y) {
 *     match CastLike(x, y);
 *     where y.dtype in {f32, u8, i8, u16, i16, i32, i64, bool, f16, f64, u32, u64, bf16};
 *     rewrite Cast(x) {
 *         to = y.dtype == f32 ? 1 : y.dtype == u8 ? 2 : y.dtype == i8 ? 3 : y.dtype == u16 ? 4 : y.dtype == i16 ? 5
 *            : y.dtype == i32 ? 6 : y.dtype == i64 ? 7 : y.dtype == bool ? 9 : y.dtype == f16 ? 10
 *            : y.dtype == f64 ? 11 : y.dtype == u32 ? 12 : y.dtype == u64 ? 13 : 16
 *     };
 * } */
bool eliminate_cast_like_match(const dfg_graph *g, dfg_node n, struct eliminate_cast_like_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_CastLike, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), y = dfg_operand(g, n, 1);
    /* where y.dtype in {f32, u8, i8, u16, i16, i32, i64, bool, f16, f64, u32, u64, bf16} */
    if (!(dfg_dtype(g, y) == DFG_F32 || dfg_dtype(g, y) == DFG_U8 || dfg_dtype(g, y) == DFG_I8
          || dfg_dtype(g, y) == DFG_U16 || dfg_dtype(g, y) == DFG_I16 || dfg_dtype(g, y) == DFG_I32
          || dfg_dtype(g, y) == DFG_I64 || dfg_dtype(g, y) == DFG_BOOL || dfg_dtype(g, y) == DFG_F16
          || dfg_dtype(g, y) == DFG_F64 || dfg_dtype(g, y) == DFG_U32 || dfg_dtype(g, y) == DFG_U64
          || dfg_dtype(g, y) == DFG_BF16))
        return false;
    DFG_GIVE(eliminate_cast_like, .root = n, .x = x, .y = y);
    return true;
}

/* eliminate.pat:60  rule expand_same(x) { e = Expand(x, _); match e; where same_shape(x, e); rewrite x; } */
bool eliminate_expand_same_find(DFG_FIND(eliminate_expand_same))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Expand, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    if (dfg_same_shape(g, x, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_expand_same, .root = n, .x = x, .e = n);
    DFG_GIVE_WHOLE(eliminate_expand_same, .x = x_2);
    return true;
}

/* eliminate.pat:62  ops commutative */
static DFG_APART bool eliminate_is_commutative(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case eliminate_op_Add: case eliminate_op_Mul: case eliminate_op_And: case eliminate_op_Or:
    case eliminate_op_Xor: case eliminate_op_Equal: case eliminate_op_BitwiseAnd:
    case eliminate_op_BitwiseOr: case eliminate_op_BitwiseXor: return true;
    default: return false;
    }
}

/* eliminate.pat:64  rule expand_operand(x, y) : keep_shared {
 *     b = commutative(Expand(x, _), y);
 *     match b;
 *     where broadcast_to(x, y), same_shape(y, b);
 *     rewrite b.op(x, y);
 * } */
bool eliminate_expand_operand_find(DFG_FIND_ON(eliminate_expand_operand))
{
    if (!eliminate_is_commutative(g, n) || !dfg_argc_is(g, n, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node expand = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, expand, eliminate_op_Expand, 2)) continue;
        dfg_node x = dfg_operand(g, expand, 0), x_2 = dfg_operand(g, expand, 1);
        dfg_node y = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, expand) || dfg_broadcast_to(g, x, y) != DFG_TRUE) continue;
        if (dfg_same_shape(g, y, n) != DFG_TRUE) continue;
        DFG_GIVE(eliminate_expand_operand, .root = n, .x = x, .y = y, .b = n);
        DFG_GIVE_WHOLE(eliminate_expand_operand, .expand = expand, .x = x_2);
        return true;
    }
    return false;
}

/* eliminate.pat:63  ops noncommutative */
static DFG_APART bool eliminate_is_noncommutative(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case eliminate_op_Sub: case eliminate_op_Div: case eliminate_op_Pow: case eliminate_op_Mod:
    case eliminate_op_Less: case eliminate_op_LessOrEqual: case eliminate_op_Greater:
    case eliminate_op_GreaterOrEqual: return true;
    default: return false;
    }
}

/* eliminate.pat:70  rule expand_left(x, y) : keep_shared {
 *     b = noncommutative(Expand(x, _), y);
 *     match b;
 *     where broadcast_to(x, y), same_shape(y, b);
 *     rewrite b.op(x, y) { ..b };
 * } */
bool eliminate_expand_left_find(DFG_FIND(eliminate_expand_left))
{
    if (!eliminate_is_noncommutative(g, n) || !dfg_argc_is(g, n, 2)) return false;
    dfg_node expand = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, expand, eliminate_op_Expand, 2)) return false;
    dfg_node x = dfg_operand(g, expand, 0), x_2 = dfg_operand(g, expand, 1), y = dfg_operand(g, n, 1);
    if (!dfg_same_body(g, n, expand) || dfg_broadcast_to(g, x, y) != DFG_TRUE) return false;
    if (dfg_same_shape(g, y, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_expand_left, .root = n, .x = x, .y = y, .b = n);
    DFG_GIVE_WHOLE(eliminate_expand_left, .expand = expand, .x = x_2);
    return true;
}

/* eliminate.pat:76  rule expand_right(x, y) : keep_shared {
 *     b = (noncommutative | PRelu)(y, Expand(x, _));
 *     match b;
 *     where broadcast_to(x, y), same_shape(y, b);
 *     rewrite b.op(y, x) { ..b };
 * } */
bool eliminate_expand_right_find(DFG_FIND(eliminate_expand_right))
{
    if (!(dfg_op(g, n) == eliminate_op_Sub || dfg_op(g, n) == eliminate_op_Div
          || dfg_op(g, n) == eliminate_op_Pow || dfg_op(g, n) == eliminate_op_Mod
          || dfg_op(g, n) == eliminate_op_Less || dfg_op(g, n) == eliminate_op_LessOrEqual
          || dfg_op(g, n) == eliminate_op_Greater || dfg_op(g, n) == eliminate_op_GreaterOrEqual
          || dfg_op(g, n) == eliminate_op_PRelu)
        || !dfg_argc_is(g, n, 2))
        return false;
    dfg_node y = dfg_operand(g, n, 0), expand = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, expand, eliminate_op_Expand, 2)) return false;
    dfg_node x = dfg_operand(g, expand, 0), x_2 = dfg_operand(g, expand, 1);
    if (!dfg_same_body(g, n, expand) || dfg_broadcast_to(g, x, y) != DFG_TRUE) return false;
    if (dfg_same_shape(g, y, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_expand_right, .root = n, .x = x, .y = y, .b = n);
    DFG_GIVE_WHOLE(eliminate_expand_right, .expand = expand, .x = x_2);
    return true;
}

/* eliminate.pat:82  rule expand_condition(c, x, y) : keep_shared {
 *     w = Where(Expand(c, _), x, y);
 *     match w;
 *     where broadcast_to(c, w), same_shape(x, w) or same_shape(y, w);
 *     rewrite Where(c, x, y);
 * } */
bool eliminate_expand_condition_find(DFG_FIND(eliminate_expand_condition))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Where, 3)) return false;
    dfg_node expand = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, expand, eliminate_op_Expand, 2)) return false;
    dfg_node c = dfg_operand(g, expand, 0), x = dfg_operand(g, expand, 1), x_2 = dfg_operand(g, n, 1);
    dfg_node y = dfg_operand(g, n, 2);
    if (!dfg_same_body(g, n, expand) || dfg_broadcast_to(g, c, n) != DFG_TRUE) return false;
    if (!(dfg_same_shape(g, x_2, n) == DFG_TRUE || dfg_same_shape(g, y, n) == DFG_TRUE)) return false;
    DFG_GIVE(eliminate_expand_condition, .root = n, .c = c, .x = x_2, .y = y, .w = n);
    DFG_GIVE_WHOLE(eliminate_expand_condition, .expand = expand, .x = x);
    return true;
}

/* eliminate.pat:88  rule expand_choice(c, x, y) : keep_shared {
 *     w = Where(c, Expand(x, _), y);
 *     match w;
 *     where broadcast_to(x, w), same_shape(c, w) or same_shape(y, w);
 *     rewrite Where(c, x, y);
 * } */
bool eliminate_expand_choice_find(DFG_FIND(eliminate_expand_choice))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Where, 3)) return false;
    dfg_node c = dfg_operand(g, n, 0), expand = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, expand, eliminate_op_Expand, 2)) return false;
    dfg_node x = dfg_operand(g, expand, 0), x_2 = dfg_operand(g, expand, 1), y = dfg_operand(g, n, 2);
    if (!dfg_same_body(g, n, expand) || dfg_broadcast_to(g, x, n) != DFG_TRUE) return false;
    if (!(dfg_same_shape(g, c, n) == DFG_TRUE || dfg_same_shape(g, y, n) == DFG_TRUE)) return false;
    DFG_GIVE(eliminate_expand_choice, .root = n, .c = c, .x = x, .y = y, .w = n);
    DFG_GIVE_WHOLE(eliminate_expand_choice, .expand = expand, .x = x_2);
    return true;
}

/* eliminate.pat:94  rule expand_other_choice(c, x, y) : keep_shared {
 *     w = Where(c, x, Expand(y, _));
 *     match w;
 *     where broadcast_to(y, w), same_shape(c, w) or same_shape(x, w);
 *     rewrite Where(c, x, y);
 * } */
bool eliminate_expand_other_choice_find(DFG_FIND(eliminate_expand_other_choice))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Where, 3)) return false;
    dfg_node c = dfg_operand(g, n, 0), x = dfg_operand(g, n, 1), expand = dfg_operand(g, n, 2);
    if (!dfg_calls_argc(g, expand, eliminate_op_Expand, 2)) return false;
    dfg_node y = dfg_operand(g, expand, 0), x_2 = dfg_operand(g, expand, 1);
    if (!dfg_same_body(g, n, expand) || dfg_broadcast_to(g, y, n) != DFG_TRUE) return false;
    if (!(dfg_same_shape(g, c, n) == DFG_TRUE || dfg_same_shape(g, x, n) == DFG_TRUE)) return false;
    DFG_GIVE(eliminate_expand_other_choice, .root = n, .c = c, .x = x, .y = y, .w = n);
    DFG_GIVE_WHOLE(eliminate_expand_other_choice, .expand = expand, .x = x_2);
    return true;
}

/* eliminate.pat:101  rule tile_once(x) { match Tile(x, splat(1)); rewrite x; } */
bool eliminate_tile_once_find(DFG_FIND(eliminate_tile_once))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Tile, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), constant = dfg_operand(g, n, 1);
    if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) return false;
    DFG_GIVE(eliminate_tile_once, .root = n, .x = x);
    DFG_GIVE_WHOLE(eliminate_tile_once, .constant = constant);
    return true;
}

/* eliminate.pat:103  rule pad_none(x) { match Pad(x, splat(0), ...); rewrite x; } */
bool eliminate_pad_none_find(DFG_FIND(eliminate_pad_none))
{
    if (dfg_op(g, n) != eliminate_op_Pad || dfg_arg(g, n, 0) == DFG_NONE) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 2, 0);
    dfg_node x = dfg_arg(g, n, 0), constant = dfg_arg(g, n, 1);
    if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    DFG_GIVE(eliminate_pad_none, .root = n, .x = x);
    DFG_GIVE_WHOLE(eliminate_pad_none, .rest = rest, .constant = constant);
    return true;
}

static DFG_APART dfg_val eliminate_min(const dfg_graph *g, dfg_node steps)
{
    const dfg_val list = dfg_elements(g, steps);
    const int64_t n = dfg_len(list);
    dfg_val total = dfg_nil();
    for (int64_t k = 0; k < n; k++) {
        const dfg_val each = dfg_item_at(&list, k);
        total = dfg_min(k == 0 ? each : total, each);
    }
    return total;
}

/* eliminate.pat:105  rule slice_all(x, steps) {
 *     s = Slice(x, _, _) | Slice(x, _, _, _) | Slice(x, _, _, _?, steps);
 *     match s;
 *     where same_shape(x, s), not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1;
 *     rewrite x;
 * } */
bool eliminate_slice_all_find(DFG_FIND_ON(eliminate_slice_all))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt) {
        dfg_node slice = DFG_NONE, x = DFG_NONE, x_2 = DFG_NONE, x_2_2 = DFG_NONE, slice_2 = DFG_NONE;
        dfg_node x_3 = DFG_NONE, x_4 = DFG_NONE, x_5 = DFG_NONE, slice_3 = DFG_NONE, x_6 = DFG_NONE;
        dfg_node x_7 = DFG_NONE, x_8 = DFG_NONE, steps = DFG_NONE;
        if (alt == 0) {
            slice = n;
            if (!dfg_calls_with(g, slice, eliminate_op_Slice, 3)) continue;
            x = dfg_arg(g, slice, 0);
            x_2 = dfg_arg(g, slice, 1);
            x_2_2 = dfg_arg(g, slice, 2);
        } else if (alt == 1) {
            slice_2 = n;
            if (!dfg_calls_with(g, slice_2, eliminate_op_Slice, 4)) continue;
            x = dfg_arg(g, slice_2, 0);
            x_3 = dfg_arg(g, slice_2, 1);
            x_4 = dfg_arg(g, slice_2, 2);
            x_5 = dfg_arg(g, slice_2, 3);
        } else {
            slice_3 = n;
            if (dfg_op(g, slice_3) != eliminate_op_Slice || dfg_n_args(g, slice_3) > 5
                || dfg_arg(g, slice_3, 0) == DFG_NONE || dfg_arg(g, slice_3, 1) == DFG_NONE
                || dfg_arg(g, slice_3, 2) == DFG_NONE || dfg_arg(g, slice_3, 4) == DFG_NONE)
                continue;
            x = dfg_arg(g, slice_3, 0);
            x_6 = dfg_arg(g, slice_3, 1);
            x_7 = dfg_arg(g, slice_3, 2);
            x_8 = dfg_arg(g, slice_3, 3);
            steps = dfg_arg(g, slice_3, 4);
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){slice, slice_2, slice_3}, 3)) continue;
        if (dfg_same_shape(g, x, n) != DFG_TRUE) continue;
        /* where not present(steps) or value(steps) == 1 or min([v for v in value(steps)]) == 1 */
        if (!(steps == DFG_NONE || dfg_scalar_eq(dfg_value_of(g, steps), dfg_int(1))
              || dfg_scalar_eq(eliminate_min(g, steps), dfg_int(1))))
            continue;
        DFG_GIVE(eliminate_slice_all, .root = n, .x = x, .steps = steps, .s = n);
        DFG_GIVE_WHOLE(eliminate_slice_all, .slice = slice, .x = x_2, .x_2 = x_2_2, .slice_2 = slice_2,
                       .x_3 = x_3, .x_4 = x_4, .x_5 = x_5, .slice_3 = slice_3, .x_6 = x_6, .x_7 = x_7,
                       .x_8 = x_8);
        return true;
    }
    return false;
}

/* eliminate.pat:112  rule concat_one(x) { match Concat(x); rewrite x; } */
bool eliminate_concat_one_match(const dfg_graph *g, dfg_node n, struct eliminate_concat_one_match *m)
{
    if (!dfg_calls_with(g, n, eliminate_op_Concat, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(eliminate_concat_one, .root = n, .x = x);
    return true;
}

/* eliminate.pat:113  rule join_one(x) { match (Sum | Max | Min | Mean)(x); rewrite x; } */
bool eliminate_join_one_match(const dfg_graph *g, dfg_node n, struct eliminate_join_one_match *m)
{
    if (!(dfg_op(g, n) == eliminate_op_Sum || dfg_op(g, n) == eliminate_op_Max
          || dfg_op(g, n) == eliminate_op_Min || dfg_op(g, n) == eliminate_op_Mean)
        || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(eliminate_join_one, .root = n, .x = x);
    return true;
}

/* eliminate.pat:115  rule split_one(x) {
 *     s = Split(x, ...);
 *     first = s.0;
 *     match first;
 *     where same_shape(x, first);
 *     rewrite x;
 * } */
bool eliminate_split_one_find(DFG_FIND(eliminate_split_one))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (dfg_op(g, s) != eliminate_op_Split || dfg_arg(g, s, 0) == DFG_NONE) return false;
    struct dfg_nodes rest = dfg_rest(g, s, 1, 0);
    dfg_node x = dfg_arg(g, s, 0);
    if (!dfg_same_body(g, n, s) || dfg_same_shape(g, x, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_split_one, .root = n, .x = x, .s = s, .first = n);
    DFG_GIVE_WHOLE(eliminate_split_one, .rest = rest);
    return true;
}

/* eliminate.pat:123
 * rule where_true(x, y) { w = Where(splat(true), x, y); match w; where same_shape(x, w); rewrite x; } */
bool eliminate_where_true_find(DFG_FIND(eliminate_where_true))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Where, 3)) return false;
    dfg_node constant = dfg_operand(g, n, 0);
    if (!dfg_splat_is(g, constant, dfg_bool(true), DFG_NO_DTYPE)) return false;
    dfg_node x = dfg_operand(g, n, 1), y = dfg_operand(g, n, 2);
    if (dfg_same_shape(g, x, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_where_true, .root = n, .x = x, .y = y, .w = n);
    DFG_GIVE_WHOLE(eliminate_where_true, .constant = constant);
    return true;
}

/* eliminate.pat:124
 * rule where_false(x, y) { w = Where(splat(false), x, y); match w; where same_shape(y, w); rewrite y; } */
bool eliminate_where_false_find(DFG_FIND(eliminate_where_false))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Where, 3)) return false;
    dfg_node constant = dfg_operand(g, n, 0);
    if (!dfg_splat_is(g, constant, dfg_bool(false), DFG_NO_DTYPE)) return false;
    dfg_node x = dfg_operand(g, n, 1), y = dfg_operand(g, n, 2);
    if (dfg_same_shape(g, y, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_where_false, .root = n, .x = x, .y = y, .w = n);
    DFG_GIVE_WHOLE(eliminate_where_false, .constant = constant);
    return true;
}

static DFG_APART enum dfg_tri eliminate_same(const dfg_val *p)
{
    const int64_t n = dfg_len(*p), m = dfg_range_to(dfg_count(dfg_len(*p)));
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all, dfg_scalar_same(dfg_item_at(p, k), dfg_int(k)));
    return all;
}

/* eliminate.pat:126  rule transpose_none(x) {
 *     match Transpose(x) { perm = p };
 *     where p == range(len(p));
 *     rewrite x;
 * } */
bool eliminate_transpose_none_match(DFG_FIND_MATCH(eliminate_transpose_none))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Transpose, 1)) return false;
    dfg_val p = dfg_attr(g, n, eliminate_attr_perm);
    if (!dfg_known(p)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (eliminate_same(&p) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_transpose_none, .root = n, .x = x, .p = p);
    return true;
}

/* eliminate.pat:132  rule reshape_same(x) {
 *     r = (Reshape | Squeeze | Unsqueeze | Flatten)(x, ...);
 *     match r;
 *     where same_shape(x, r);
 *     rewrite x;
 * } */
bool eliminate_reshape_same_find(DFG_FIND(eliminate_reshape_same))
{
    if (!(dfg_op(g, n) == eliminate_op_Reshape || dfg_op(g, n) == eliminate_op_Squeeze
          || dfg_op(g, n) == eliminate_op_Unsqueeze || dfg_op(g, n) == eliminate_op_Flatten)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    if (dfg_same_shape(g, x, n) != DFG_TRUE) return false;
    DFG_GIVE(eliminate_reshape_same, .root = n, .x = x, .r = n);
    DFG_GIVE_WHOLE(eliminate_reshape_same, .rest = rest);
    return true;
}

/* eliminate.pat:139  rule flatten_matrix(x) {
 *     match Flatten(x) { axis in {1, -1} };
 *     where x.rank == 2;
 *     rewrite x;
 * } */
bool eliminate_flatten_matrix_match(DFG_FIND_MATCH(eliminate_flatten_matrix))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Flatten, 1)) return false;
    if (!(dfg_int_is(g, n, eliminate_attr_axis, 1, 1) || dfg_int_is(g, n, eliminate_attr_axis, -1, 1)))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_rank(g, x) != 2) return false;
    DFG_GIVE(eliminate_flatten_matrix, .root = n, .x = x);
    return true;
}

static DFG_APART enum dfg_tri eliminate_same_2(const dfg_graph *g, dfg_node x, dfg_node n2)
{
    const dfg_val list = dfg_attr(g, n2, eliminate_attr_axes);
    const int64_t n = dfg_len(list), m = dfg_len(list);
    if (!dfg_is_length(n) || !dfg_is_length(m)) return DFG_UNKNOWN;
    enum dfg_tri all = n == m ? DFG_TRUE : DFG_FALSE;
    for (int64_t k = 0; all != DFG_FALSE && k < n; k++)
        all = dfg_both(all,
                       dfg_extent_same(g, dfg_at(dfg_shape_of(g, x), dfg_stored_item_at(&list, k)),
                                       dfg_int(1)));
    return all;
}

/* eliminate.pat:145  rule reduce_of_one(x) {
 *     r = (ReduceMean | ReduceSum | ReduceMax | ReduceMin | ReduceProd)(x, ...);
 *     match r;
 *     where r.keepdims == 1, x.dtype in {f16, bf16, f32, f64};
 *     where same_shape(x, r)
 *         or (present(r.axes) and len(r.axes) > 0 and [x.shape[a] for a in r.axes] == [1 for a in r.axes]);
 *     rewrite x;
 * } */
bool eliminate_reduce_of_one_find(DFG_FIND(eliminate_reduce_of_one))
{
    if (!(dfg_op(g, n) == eliminate_op_ReduceMean || dfg_op(g, n) == eliminate_op_ReduceSum
          || dfg_op(g, n) == eliminate_op_ReduceMax || dfg_op(g, n) == eliminate_op_ReduceMin
          || dfg_op(g, n) == eliminate_op_ReduceProd)
        || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    struct dfg_nodes rest = dfg_rest(g, n, 1, 0);
    dfg_node x = dfg_arg(g, n, 0);
    if (!dfg_int_is(g, n, eliminate_attr_keepdims, 1, 1)) return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    /* where same_shape(x, r) or (present(r.axes) and len(r.axes) > 0 and [x.shape[a] for a in
     * r.axes] == [1 for a in r.axes]) */
    if (!(dfg_same_shape(g, x, n) == DFG_TRUE
          || (dfg_known(dfg_attr(g, n, eliminate_attr_axes))
              && dfg_gt(dfg_count(dfg_len(dfg_attr(g, n, eliminate_attr_axes))), dfg_int(0))
              && eliminate_same_2(g, x, n) == DFG_TRUE)))
        return false;
    DFG_GIVE(eliminate_reduce_of_one, .root = n, .x = x, .r = n);
    DFG_GIVE_WHOLE(eliminate_reduce_of_one, .rest = rest);
    return true;
}

/* eliminate.pat:153  rule sum_of_one(x, a) {
 *     match ReduceSum(x, a & const) { keepdims == 1 };
 *     where a.elements == 1, x.shape[value(a)] == 1, x.dtype in {f16, bf16, f32, f64};
 *     rewrite x;
 * } */
bool eliminate_sum_of_one_match(const dfg_graph *g, dfg_node n, struct eliminate_sum_of_one_match *m)
{
    if (!dfg_calls_with(g, n, eliminate_op_ReduceSum, 2)) return false;
    if (!dfg_int_is(g, n, eliminate_attr_keepdims, 1, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0), a = dfg_operand(g, n, 1);
    if (!dfg_is(g, a, DFG_CONST) || !dfg_extent_eq(g, dfg_elements_of(g, a), dfg_int(1))) return false;
    if (!dfg_extent_eq(g, dfg_at(dfg_shape_of(g, x), dfg_value_of(g, a)), dfg_int(1))) return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    DFG_GIVE(eliminate_sum_of_one, .root = n, .x = x, .a = a);
    return true;
}

/* eliminate.pat:159  rule minus_twice(x, c, d) {
 *     match Mul(Mul(x, c & splat(-1)), d & splat(-1));
 *     where c.elements == 1, d.elements == 1, c.rank <= x.rank, d.rank <= x.rank;
 *     rewrite x;
 * } */
bool eliminate_minus_twice_find(DFG_FIND_ON(eliminate_minus_twice))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == eliminate_op_Mul ? 0 : 1;
    dfg_node d = dfg_arg(g, n, 1 - swap);
    if (!dfg_splat_is(g, d, dfg_int(-1), DFG_NO_DTYPE)) return false;
    dfg_node mul = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, mul, eliminate_op_Mul, 2)) return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, d), dfg_int(1))) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, mul); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, mul, swap_2), c = dfg_arg(g, mul, 1 - swap_2);
        if (!dfg_splat_is(g, c, dfg_int(-1), DFG_NO_DTYPE) || !dfg_same_body(g, n, mul)) continue;
        if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))) continue;
        if (!dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x))) continue;
        if (!dfg_le(dfg_rank_of(g, d), dfg_rank_of(g, x))) continue;
        DFG_GIVE(eliminate_minus_twice, .root = n, .x = x, .c = c, .d = d);
        DFG_GIVE_WHOLE(eliminate_minus_twice, .mul = mul);
        return true;
    }
    return false;
}

/* eliminate.pat:165  rule resize_none(x, roi) {
 *     match Resize(x, roi?, splat(1)) { mode != "cubic", coordinate_transformation_mode != "tf_crop_and_resize" };
 *     rewrite x;
 * } */
bool eliminate_resize_none_find(DFG_FIND(eliminate_resize_none))
{
    if (dfg_op(g, n) != eliminate_op_Resize || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE)
        return false;
    if (!dfg_ne(dfg_attr_or_str(g, n, eliminate_attr_mode, eliminate_str_nearest),
                dfg_str(g, eliminate_str_cubic)))
        return false;
    if (!dfg_ne(dfg_attr_or_str(g, n, eliminate_attr_coordinate_transformation_mode,
                                eliminate_str_half_pixel), dfg_str(g, eliminate_str_tf_crop_and_resize)))
        return false;
    dfg_node x = dfg_arg(g, n, 0), roi = dfg_arg(g, n, 1), constant = dfg_arg(g, n, 2);
    if (!dfg_splat_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) return false;
    DFG_GIVE(eliminate_resize_none, .root = n, .x = x, .roi = roi);
    DFG_GIVE_WHOLE(eliminate_resize_none, .constant = constant);
    return true;
}

/* eliminate.pat:172  pattern state = splat(0) | _; */
bool eliminate_state_find(DFG_FIND_ON(eliminate_state))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node constant = DFG_NONE, x = DFG_NONE;
        if (alt == 0) {
            constant = n;
            if (!dfg_splat_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) continue;
        } else {
            x = n;
        }
        DFG_GIVE(eliminate_state, .root = n);
        DFG_GIVE_WHOLE(eliminate_state, .constant = constant, .x = x);
        return true;
    }
    return false;
}

/* eliminate.pat:173  rule lstm_from_zeros(x, w, r, b, len, h, c, absent) {
 *     y = LSTM(x, w, r, b?, len?, h & state, c & state, absent?);
 *     match y;
 *     where not present(absent), extern eliminate_zeros(h), extern eliminate_zeros(c);
 *     rewrite LSTM(x, w, r, b?, len?) -> 3 { ..y };
 * } */
bool eliminate_lstm_from_zeros_find(DFG_FIND_ON(eliminate_lstm_from_zeros))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != eliminate_op_LSTM || dfg_n_args(g, n_call) > 8
        || dfg_arg(g, n_call, 0) == DFG_NONE || dfg_arg(g, n_call, 1) == DFG_NONE
        || dfg_arg(g, n_call, 2) == DFG_NONE || dfg_arg(g, n_call, 5) == DFG_NONE
        || dfg_arg(g, n_call, 6) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0), w = dfg_arg(g, n_call, 1), r = dfg_arg(g, n_call, 2);
    dfg_node b = dfg_arg(g, n_call, 3), len = dfg_arg(g, n_call, 4), absent = dfg_arg(g, n_call, 7);
    dfg_node h = dfg_arg(g, n_call, 5);
    if (absent != DFG_NONE || !eliminate_zeros(g, h)) return false;
    struct eliminate_state_match state;
    for (; eliminate_state_find(g, h, way, &state, DFG_PART(whole, state)); way[0]++, way[1] = 0) {
        dfg_node c = dfg_arg(g, n_call, 6);
        if (!eliminate_zeros(g, c)) continue;
        struct eliminate_state_match state_2;
        for (; eliminate_state_find(g, c, way + 1, &state_2, DFG_PART(whole, state_2)); way[1]++) {
            if (!dfg_same_body(g, n, n_call)) continue;
            DFG_GIVE(eliminate_lstm_from_zeros, .root = n, .x = x, .w = w, .r = r, .b = b, .len = len,
                     .h = h, .c = c, .absent = absent, .y = n);
            DFG_GIVE_PARTS(whole->y_call = dfg_first_result(g, n));
            return true;
        }
    }
    return false;
}

/* eliminate.pat:179  rule gru_from_zeros(x, w, r, b, len, h) {
 *     y = GRU(x, w, r, b?, len?, h & state);
 *     match y;
 *     where extern eliminate_zeros(h);
 *     rewrite GRU(x, w, r, b?, len?) -> 2 { ..y };
 * } */
bool eliminate_gru_from_zeros_find(DFG_FIND_ON(eliminate_gru_from_zeros))
{
    dfg_node n_call = dfg_first_result(g, n);
    if (dfg_op(g, n_call) != eliminate_op_GRU || dfg_n_args(g, n_call) > 6
        || dfg_arg(g, n_call, 0) == DFG_NONE || dfg_arg(g, n_call, 1) == DFG_NONE
        || dfg_arg(g, n_call, 2) == DFG_NONE || dfg_arg(g, n_call, 5) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n_call, 0), w = dfg_arg(g, n_call, 1), r = dfg_arg(g, n_call, 2);
    dfg_node b = dfg_arg(g, n_call, 3), len = dfg_arg(g, n_call, 4), h = dfg_arg(g, n_call, 5);
    if (!eliminate_zeros(g, h)) return false;
    struct eliminate_state_match state;
    for (; eliminate_state_find(g, h, way, &state, DFG_PART(whole, state)); way[0]++) {
        if (!dfg_same_body(g, n, n_call)) continue;
        DFG_GIVE(eliminate_gru_from_zeros, .root = n, .x = x, .w = w, .r = r, .b = b, .len = len, .h = h,
                 .y = n);
        DFG_GIVE_PARTS(whole->y_call = dfg_first_result(g, n));
        return true;
    }
    return false;
}

/* eliminate.pat:189  rule relu_twice(x) { r = Relu(x); match Relu(r); rewrite r; } */
bool eliminate_relu_twice_match(const dfg_graph *g, dfg_node n, struct eliminate_relu_twice_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Relu, 1)) return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, r, eliminate_op_Relu, 1)) return false;
    dfg_node x = dfg_operand(g, r, 0);
    if (!dfg_same_body(g, n, r)) return false;
    DFG_GIVE(eliminate_relu_twice, .root = n, .x = x, .r = r);
    return true;
}

/* eliminate.pat:190  rule abs_twice(x) { a = (Abs | Relu)(x); match Abs(a); rewrite a; } */
bool eliminate_abs_twice_match(const dfg_graph *g, dfg_node n, struct eliminate_abs_twice_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Abs, 1)) return false;
    dfg_node a = dfg_operand(g, n, 0);
    if (!(dfg_op(g, a) == eliminate_op_Abs || dfg_op(g, a) == eliminate_op_Relu) || !dfg_argc_is(g, a, 1))
        return false;
    dfg_node x = dfg_operand(g, a, 0);
    if (!dfg_same_body(g, n, a)) return false;
    DFG_GIVE(eliminate_abs_twice, .root = n, .x = x, .a = a);
    return true;
}

/* eliminate.pat:191  rule sign_twice(x) { s = Sign(x); match Sign(s); rewrite s; } */
bool eliminate_sign_twice_match(const dfg_graph *g, dfg_node n, struct eliminate_sign_twice_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Sign, 1)) return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, eliminate_op_Sign, 1)) return false;
    dfg_node x = dfg_operand(g, s, 0);
    if (!dfg_same_body(g, n, s)) return false;
    DFG_GIVE(eliminate_sign_twice, .root = n, .x = x, .s = s);
    return true;
}

/* eliminate.pat:192
 * rule round_twice(x) { r = (Ceil | Floor | Round)(x); match (Ceil | Floor | Round)(r); rewrite r; } */
bool eliminate_round_twice_match(const dfg_graph *g, dfg_node n, struct eliminate_round_twice_match *m)
{
    if (!(dfg_op(g, n) == eliminate_op_Ceil || dfg_op(g, n) == eliminate_op_Floor
          || dfg_op(g, n) == eliminate_op_Round)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node r = dfg_operand(g, n, 0);
    if (!(dfg_op(g, r) == eliminate_op_Ceil || dfg_op(g, r) == eliminate_op_Floor
          || dfg_op(g, r) == eliminate_op_Round)
        || !dfg_argc_is(g, r, 1))
        return false;
    dfg_node x = dfg_operand(g, r, 0);
    if (!dfg_same_body(g, n, r)) return false;
    DFG_GIVE(eliminate_round_twice, .root = n, .x = x, .r = r);
    return true;
}

/* eliminate.pat:194  rule not_twice(x) : keep_shared { match Not(Not(x)); rewrite x; } */
bool eliminate_not_twice_find(DFG_FIND(eliminate_not_twice))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Not, 1)) return false;
    dfg_node not_ = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, not_, eliminate_op_Not, 1)) return false;
    dfg_node x = dfg_operand(g, not_, 0);
    if (!dfg_same_body(g, n, not_)) return false;
    DFG_GIVE(eliminate_not_twice, .root = n, .x = x);
    DFG_GIVE_WHOLE(eliminate_not_twice, .not_ = not_);
    return true;
}

/* eliminate.pat:195  rule neg_twice(x) : keep_shared { match Neg(Neg(x)); rewrite x; } */
bool eliminate_neg_twice_find(DFG_FIND(eliminate_neg_twice))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Neg, 1)) return false;
    dfg_node neg = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, neg, eliminate_op_Neg, 1)) return false;
    dfg_node x = dfg_operand(g, neg, 0);
    if (!dfg_same_body(g, n, neg)) return false;
    DFG_GIVE(eliminate_neg_twice, .root = n, .x = x);
    DFG_GIVE_WHOLE(eliminate_neg_twice, .neg = neg);
    return true;
}

/* eliminate.pat:197  rule abs_neg(x) : keep_shared { match Abs(Neg(x)); rewrite Abs(x); } */
bool eliminate_abs_neg_find(DFG_FIND(eliminate_abs_neg))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Abs, 1)) return false;
    dfg_node neg = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, neg, eliminate_op_Neg, 1)) return false;
    dfg_node x = dfg_operand(g, neg, 0);
    if (!dfg_same_body(g, n, neg)) return false;
    DFG_GIVE(eliminate_abs_neg, .root = n, .x = x);
    DFG_GIVE_WHOLE(eliminate_abs_neg, .neg = neg);
    return true;
}

/* eliminate.pat:199  cond lossless(x, c) =
 *     (x.dtype in {i8, u8} and c.dtype in {i16, i32, i64, f16, bf16, f32, f64})
 *     or (x.dtype == u8 and c.dtype in {u16, u32, u64})
 *     or (x.dtype in {i16, u16} and c.dtype in {i32, i64, f32, f64})
 *     or (x.dtype == u16 and c.dtype in {u32, u64})
 *     or (x.dtype in {i32, u32} and c.dtype in {i64, f64})
 *     or (x.dtype == u32 and c.dtype == u64)
 *     or (x.dtype in {f16, bf16} and c.dtype in {f32, f64})
 *     or (x.dtype == f32 and c.dtype == f64); */
static DFG_APART bool eliminate_lossless(const dfg_graph *g, dfg_node x, dfg_node c)
{
    return ((dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_U8)
            && (dfg_dtype(g, c) == DFG_I16 || dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64
                || dfg_dtype(g, c) == DFG_F16 || dfg_dtype(g, c) == DFG_BF16 || dfg_dtype(g, c) == DFG_F32
                || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_U8
            && (dfg_dtype(g, c) == DFG_U16 || dfg_dtype(g, c) == DFG_U32 || dfg_dtype(g, c) == DFG_U64))
        || ((dfg_dtype(g, x) == DFG_I16 || dfg_dtype(g, x) == DFG_U16)
            && (dfg_dtype(g, c) == DFG_I32 || dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F32
                || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_U16 && (dfg_dtype(g, c) == DFG_U32 || dfg_dtype(g, c) == DFG_U64))
        || ((dfg_dtype(g, x) == DFG_I32 || dfg_dtype(g, x) == DFG_U32)
            && (dfg_dtype(g, c) == DFG_I64 || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_U32 && dfg_dtype(g, c) == DFG_U64)
        || ((dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16)
            && (dfg_dtype(g, c) == DFG_F32 || dfg_dtype(g, c) == DFG_F64))
        || (dfg_dtype(g, x) == DFG_F32 && dfg_dtype(g, c) == DFG_F64);
}

/* eliminate.pat:208  rule cast_cast(x) : keep_shared {
 *     c = Cast(x);
 *     d = Cast(c);
 *     match d;
 *     where lossless(x, c);
 *     rewrite Cast(x) { ..d };
 * } */
bool eliminate_cast_cast_match(const dfg_graph *g, dfg_node n, struct eliminate_cast_cast_match *m)
{
    if (!dfg_calls_argc(g, n, eliminate_op_Cast, 1)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, c, eliminate_op_Cast, 1)) return false;
    dfg_node x = dfg_operand(g, c, 0);
    if (!dfg_same_body(g, n, c) || !eliminate_lossless(g, x, c)) return false;
    DFG_GIVE(eliminate_cast_cast, .root = n, .x = x, .c = c, .d = n);
    return true;
}

/* eliminate.pat:216  rule not_where(c, x, y) : keep_shared { match Where(Not(c), x, y); rewrite Where(c, y, x); } */
bool eliminate_not_where_find(DFG_FIND(eliminate_not_where))
{
    if (!dfg_calls_argc(g, n, eliminate_op_Where, 3)) return false;
    dfg_node not_ = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, not_, eliminate_op_Not, 1)) return false;
    dfg_node c = dfg_operand(g, not_, 0), x = dfg_operand(g, n, 1), y = dfg_operand(g, n, 2);
    if (!dfg_same_body(g, n, not_)) return false;
    DFG_GIVE(eliminate_not_where, .root = n, .c = c, .x = x, .y = y);
    DFG_GIVE_WHOLE(eliminate_not_where, .not_ = not_);
    return true;
}

/* eliminate.pat:218  rule einsum_letters() {
 *     e = Einsum(...);
 *     match e;
 *     rewrite extern eliminate_letters;
 * } */
bool eliminate_einsum_letters_find(DFG_FIND(eliminate_einsum_letters))
{
    if (dfg_op(g, n) != eliminate_op_Einsum) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    DFG_GIVE(eliminate_einsum_letters, .root = n, .e = n);
    DFG_GIVE_WHOLE(eliminate_einsum_letters, .rest = rest);
    return true;
}
