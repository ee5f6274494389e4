/* The replacements of eliminate.pat's rules.  Made by pat2c; do not edit. */
#include "eliminate.h"
_Static_assert(ELIMINATE_H == 0xf4033780f5eb78fd, "eliminate.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    eliminate_rule_op_Abs = DFG_FIRST_OP, eliminate_rule_op_Add, eliminate_rule_op_And,
    eliminate_rule_op_BitwiseAnd, eliminate_rule_op_BitwiseOr, eliminate_rule_op_BitwiseXor,
    eliminate_rule_op_Cast, eliminate_rule_op_CastLike, eliminate_rule_op_Ceil, eliminate_rule_op_Concat,
    eliminate_rule_op_Div, eliminate_rule_op_Dropout, eliminate_rule_op_Einsum, eliminate_rule_op_Equal,
    eliminate_rule_op_Expand, eliminate_rule_op_Flatten, eliminate_rule_op_Floor, eliminate_rule_op_GRU,
    eliminate_rule_op_Greater, eliminate_rule_op_GreaterOrEqual, eliminate_rule_op_Identity,
    eliminate_rule_op_LSTM, eliminate_rule_op_Less, eliminate_rule_op_LessOrEqual, eliminate_rule_op_Max,
    eliminate_rule_op_Mean, eliminate_rule_op_Min, eliminate_rule_op_Mod, eliminate_rule_op_Mul,
    eliminate_rule_op_Neg, eliminate_rule_op_Not, eliminate_rule_op_Or, eliminate_rule_op_PRelu,
    eliminate_rule_op_Pad, eliminate_rule_op_Pow, eliminate_rule_op_ReduceMax, eliminate_rule_op_ReduceMean,
    eliminate_rule_op_ReduceMin, eliminate_rule_op_ReduceProd, eliminate_rule_op_ReduceSum,
    eliminate_rule_op_Relu, eliminate_rule_op_Reshape, eliminate_rule_op_Resize, eliminate_rule_op_Round,
    eliminate_rule_op_Sign, eliminate_rule_op_Slice, eliminate_rule_op_Split, eliminate_rule_op_Squeeze,
    eliminate_rule_op_Sub, eliminate_rule_op_Sum, eliminate_rule_op_Tile, eliminate_rule_op_Transpose,
    eliminate_rule_op_Unsqueeze, eliminate_rule_op_Where, eliminate_rule_op_Xor,
};
enum {
    eliminate_rule_attr_axis, eliminate_rule_attr_coordinate_transformation_mode,
    eliminate_rule_attr_keepdims, eliminate_rule_attr_mode, eliminate_rule_attr_to,
};
enum {
    eliminate_rule_str_cubic, eliminate_rule_str_half_pixel, eliminate_rule_str_nearest,
    eliminate_rule_str_tf_crop_and_resize,
};
static const char *const eliminate_rule_op_names[] = {
    "Abs", "Add", "And", "BitwiseAnd", "BitwiseOr", "BitwiseXor", "Cast", "CastLike", "Ceil", "Concat",
    "Div", "Dropout", "Einsum", "Equal", "Expand", "Flatten", "Floor", "GRU", "Greater", "GreaterOrEqual",
    "Identity", "LSTM", "Less", "LessOrEqual", "Max", "Mean", "Min", "Mod", "Mul", "Neg", "Not", "Or",
    "PRelu", "Pad", "Pow", "ReduceMax", "ReduceMean", "ReduceMin", "ReduceProd", "ReduceSum", "Relu",
    "Reshape", "Resize", "Round", "Sign", "Slice", "Split", "Squeeze", "Sub", "Sum", "Tile", "Transpose",
    "Unsqueeze", "Where", "Xor",
};
static const char *const eliminate_rule_attr_names[] = {
    "axis", "coordinate_transformation_mode", "keepdims", "mode", "to",
};
static const char *const eliminate_rule_str_names[] = {
    "cubic", "half_pixel", "nearest", "tf_crop_and_resize",
};

static const struct dfg_names eliminate_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 55, .ops = eliminate_rule_op_names, .n_attrs = 5,
    .attrs = eliminate_rule_attr_names, .n_strs = 4, .strs = eliminate_rule_str_names,
};

/* eliminate.pat:15, rule mul_one:  rewrite x; */
DFG_BUILD(eliminate_mul_one) { with[0] = m->x; }

/* eliminate.pat:22, rule add_zero:  rewrite x; */
DFG_BUILD(eliminate_add_zero) { with[0] = m->x; }

/* eliminate.pat:28, rule sub_zero:  rewrite x; */
DFG_BUILD(eliminate_sub_zero) { with[0] = m->x; }

/* eliminate.pat:31, rule div_one:  rewrite x; */
DFG_BUILD(eliminate_div_one) { with[0] = m->x; }

/* eliminate.pat:33, rule pow_one:  rewrite x; */
DFG_BUILD(eliminate_pow_one) { with[0] = m->x; }

/* eliminate.pat:35, rule and_true:  rewrite x; */
DFG_BUILD(eliminate_and_true) { with[0] = m->x; }

/* eliminate.pat:36, rule or_false:  rewrite x; */
DFG_BUILD(eliminate_or_false) { with[0] = m->x; }

/* eliminate.pat:41, rule no_identity:  rewrite x; */
DFG_BUILD(eliminate_no_identity) { with[0] = m->x; }

/* eliminate.pat:43, rule no_dropout:  rewrite x; */
DFG_BUILD(eliminate_no_dropout) { with[0] = m->x; }

/* eliminate.pat:44, rule no_dropout_off:  rewrite x; */
DFG_BUILD(eliminate_no_dropout_off) { with[0] = m->x; }

/* eliminate.pat:46, rule no_dropout_ratio:  rewrite x; */
DFG_BUILD(eliminate_no_dropout_ratio) { with[0] = m->x; }

/* eliminate.pat:48, rule cast_same:  rewrite x; */
DFG_BUILD(eliminate_cast_same) { with[0] = m->x; }

/* eliminate.pat:53, rule cast_like:  rewrite Cast(x) {
 *     to = y.dtype == f32 ? 1 : y.dtype == u8 ? 2 : y.dtype == i8 ? 3 : y.dtype == u16 ? 4 : y.dtype == i16 ? 5
 *        : y.dtype == i32 ? 6 : y.dtype == i64 ? 7 : y.dtype == bool ? 9 : y.dtype == f16 ? 10
 *        : y.dtype == f64 ? 11 : y.dtype == u32 ? 12 : y.dtype == u64 ? 13 : 16
 * }; */
DFG_BUILD(eliminate_cast_like)
{
    with[0] = dfg_new_call(
            r, eliminate_rule_op_Cast, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(eliminate_rule_attr_to,
                               dfg_choose(dfg_scalar_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_F32)),
                                          dfg_int(1),
                                          dfg_choose(
                                              dfg_scalar_same(dfg_dtype_of(g, m->y), dfg_dtype_val(DFG_U8)),
                                              dfg_int(2),
                                              dfg_choose(
                                                  dfg_scalar_same(dfg_dtype_of(g, m->y),
                                                                  dfg_dtype_val(DFG_I8)), dfg_int(3),
                                                  dfg_choose(
                                                      dfg_scalar_same(dfg_dtype_of(g, m->y),
                                                                      dfg_dtype_val(DFG_U16)), dfg_int(4),
                                                      dfg_choose(
                                                          dfg_scalar_same(dfg_dtype_of(g, m->y),
                                                                          dfg_dtype_val(DFG_I16)),
                                                          dfg_int(5),
                                                          dfg_choose(
                                                              dfg_scalar_same(dfg_dtype_of(g, m->y),
                                                                              dfg_dtype_val(DFG_I32)),
                                                              dfg_int(6),
                                                              dfg_choose(
                                                                  dfg_scalar_same(dfg_dtype_of(g, m->y),
                                                                                  dfg_dtype_val(DFG_I64)),
                                                                  dfg_int(7),
                                                                  dfg_choose(
                                                                      dfg_scalar_same(
                                                                          dfg_dtype_of(g, m->y),
                                                                          dfg_dtype_val(DFG_BOOL)),
                                                                      dfg_int(9),
                                                                      dfg_choose(
                                                                          dfg_scalar_same(
                                                                              dfg_dtype_of(g, m->y),
                                                                              dfg_dtype_val(DFG_F16)),
                                                                          dfg_int(10),
                                                                          dfg_choose(
                                                                              dfg_scalar_same(
                                                                                  dfg_dtype_of(g, m->y),
                                                                                  dfg_dtype_val(DFG_F64)),
                                                                              dfg_int(11),
                                                                              dfg_choose(
                                                                                  dfg_scalar_same(
                                                                                      dfg_dtype_of(g, m->y),
                                                                                      dfg_dtype_val(DFG_U32)),
                                                                                  dfg_int(12),
                                                                                  dfg_choose_int(
                                                                                      dfg_scalar_same(
                                                                                          dfg_dtype_of(
                                                                                              g, m->y),
                                                                                          dfg_dtype_val(
                                                                                              DFG_U64)), 13,
                                                                                      16)))))))))))))), 0);
}

/* eliminate.pat:60, rule expand_same:  rewrite x; */
DFG_BUILD(eliminate_expand_same) { with[0] = m->x; }

/* eliminate.pat:68, rule expand_operand:  rewrite b.op(x, y); */
DFG_BUILD(eliminate_expand_operand)
{
    with[0] = dfg_new_like_call(r, m->b, DFG_OPERANDS(m->x, m->y), NULL, 0);
}

/* eliminate.pat:74, rule expand_left:  rewrite b.op(x, y) { ..b }; */
DFG_BUILD(eliminate_expand_left)
{
    with[0] = dfg_new_like_call(r, m->b, DFG_OPERANDS(m->x, m->y), DFG_ATTRS(dfg_take(m->b)), 0);
}

/* eliminate.pat:80, rule expand_right:  rewrite b.op(y, x) { ..b }; */
DFG_BUILD(eliminate_expand_right)
{
    with[0] = dfg_new_like_call(r, m->b, DFG_OPERANDS(m->y, m->x), DFG_ATTRS(dfg_take(m->b)), 0);
}

/* eliminate.pat:86, rule expand_condition:  rewrite Where(c, x, y); */
static const struct dfg_made_call eliminate_expand_condition_calls[] = {
    {eliminate_rule_op_Where, 3, {DFG_FROM(eliminate_expand_condition, c), DFG_FROM(eliminate_expand_condition, x),
        DFG_FROM(eliminate_expand_condition, y)}},
};

/* eliminate.pat:92, rule expand_choice:  rewrite Where(c, x, y); */
static const struct dfg_made_call eliminate_expand_choice_calls[] = {
    {eliminate_rule_op_Where, 3, {DFG_FROM(eliminate_expand_choice, c), DFG_FROM(eliminate_expand_choice, x),
        DFG_FROM(eliminate_expand_choice, y)}},
};

/* eliminate.pat:98, rule expand_other_choice:  rewrite Where(c, x, y); */
static const struct dfg_made_call eliminate_expand_other_choice_calls[] = {
    {eliminate_rule_op_Where, 3, {DFG_FROM(eliminate_expand_other_choice, c), DFG_FROM(eliminate_expand_other_choice, x),
        DFG_FROM(eliminate_expand_other_choice, y)}},
};

/* eliminate.pat:101, rule tile_once:  rewrite x; */
DFG_BUILD(eliminate_tile_once) { with[0] = m->x; }

/* eliminate.pat:103, rule pad_none:  rewrite x; */
DFG_BUILD(eliminate_pad_none) { with[0] = m->x; }

/* eliminate.pat:109, rule slice_all:  rewrite x; */
DFG_BUILD(eliminate_slice_all) { with[0] = m->x; }

/* eliminate.pat:112, rule concat_one:  rewrite x; */
DFG_BUILD(eliminate_concat_one) { with[0] = m->x; }

/* eliminate.pat:113, rule join_one:  rewrite x; */
DFG_BUILD(eliminate_join_one) { with[0] = m->x; }

/* eliminate.pat:120, rule split_one:  rewrite x; */
DFG_BUILD(eliminate_split_one) { with[0] = m->x; }

/* eliminate.pat:123, rule where_true:  rewrite x; */
DFG_BUILD(eliminate_where_true) { with[0] = m->x; }

/* eliminate.pat:124, rule where_false:  rewrite y; */
DFG_BUILD(eliminate_where_false) { with[0] = m->y; }

/* eliminate.pat:129, rule transpose_none:  rewrite x; */
DFG_BUILD(eliminate_transpose_none) { with[0] = m->x; }

/* eliminate.pat:136, rule reshape_same:  rewrite x; */
DFG_BUILD(eliminate_reshape_same) { with[0] = m->x; }

/* eliminate.pat:142, rule flatten_matrix:  rewrite x; */
DFG_BUILD(eliminate_flatten_matrix) { with[0] = m->x; }

/* eliminate.pat:151, rule reduce_of_one:  rewrite x; */
DFG_BUILD(eliminate_reduce_of_one) { with[0] = m->x; }

/* eliminate.pat:156, rule sum_of_one:  rewrite x; */
DFG_BUILD(eliminate_sum_of_one) { with[0] = m->x; }

/* eliminate.pat:162, rule minus_twice:  rewrite x; */
DFG_BUILD(eliminate_minus_twice) { with[0] = m->x; }

/* eliminate.pat:167, rule resize_none:  rewrite x; */
DFG_BUILD(eliminate_resize_none) { with[0] = m->x; }

/* eliminate.pat:177, rule lstm_from_zeros:  rewrite LSTM(x, w, r, b?, len?) -> 3 { ..y }; */
DFG_BUILD(eliminate_lstm_from_zeros)
{
    const dfg_node lSTM = dfg_new_call(r, eliminate_rule_op_LSTM,
                                       DFG_OPERANDS(m->x, m->w, m->r, m->b, m->len),
                                       DFG_ATTRS(dfg_take(m->y)), 3);
    with[0] = dfg_new_get(r, lSTM, 0);
}

/* eliminate.pat:183, rule gru_from_zeros:  rewrite GRU(x, w, r, b?, len?) -> 2 { ..y }; */
DFG_BUILD(eliminate_gru_from_zeros)
{
    const dfg_node gRU = dfg_new_call(r, eliminate_rule_op_GRU,
                                      DFG_OPERANDS(m->x, m->w, m->r, m->b, m->len),
                                      DFG_ATTRS(dfg_take(m->y)), 2);
    with[0] = dfg_new_get(r, gRU, 0);
}

/* eliminate.pat:189, rule relu_twice:  rewrite r; */
DFG_BUILD(eliminate_relu_twice) { with[0] = m->r; }

/* eliminate.pat:190, rule abs_twice:  rewrite a; */
DFG_BUILD(eliminate_abs_twice) { with[0] = m->a; }

/* eliminate.pat:191, rule sign_twice:  rewrite s; */
DFG_BUILD(eliminate_sign_twice) { with[0] = m->s; }

/* eliminate.pat:192, rule round_twice:  rewrite r; */
DFG_BUILD(eliminate_round_twice) { with[0] = m->r; }

/* eliminate.pat:194, rule not_twice:  rewrite x; */
DFG_BUILD(eliminate_not_twice) { with[0] = m->x; }

/* eliminate.pat:195, rule neg_twice:  rewrite x; */
DFG_BUILD(eliminate_neg_twice) { with[0] = m->x; }

/* eliminate.pat:197, rule abs_neg:  rewrite Abs(x); */
static const struct dfg_made_call eliminate_abs_neg_calls[] = {
    {eliminate_rule_op_Abs, 1, {DFG_FROM(eliminate_abs_neg, x)}},
};

/* eliminate.pat:213, rule cast_cast:  rewrite Cast(x) { ..d }; */
DFG_BUILD(eliminate_cast_cast)
{
    with[0] = dfg_new_call(r, eliminate_rule_op_Cast, DFG_OPERANDS(m->x), DFG_ATTRS(dfg_take(m->d)), 0);
}

/* eliminate.pat:216, rule not_where:  rewrite Where(c, y, x); */
static const struct dfg_made_call eliminate_not_where_calls[] = {
    {eliminate_rule_op_Where, 3, {DFG_FROM(eliminate_not_where, c), DFG_FROM(eliminate_not_where, y),
        DFG_FROM(eliminate_not_where, x)}},
};

/* eliminate.pat:221, rule einsum_letters:  rewrite extern eliminate_letters; */
DFG_BUILD(eliminate_einsum_letters) { with[0] = eliminate_letters(r, m); }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    eliminate_rule_mul_one, eliminate_rule_add_zero, eliminate_rule_sub_zero, eliminate_rule_div_one,
    eliminate_rule_pow_one, eliminate_rule_and_true, eliminate_rule_or_false, eliminate_rule_no_identity,
    eliminate_rule_no_dropout, eliminate_rule_no_dropout_off, eliminate_rule_no_dropout_ratio,
    eliminate_rule_cast_same, eliminate_rule_cast_like, eliminate_rule_expand_same,
    eliminate_rule_expand_operand, eliminate_rule_expand_left, eliminate_rule_expand_right,
    eliminate_rule_expand_condition, eliminate_rule_expand_choice, eliminate_rule_expand_other_choice,
    eliminate_rule_tile_once, eliminate_rule_pad_none, eliminate_rule_slice_all, eliminate_rule_concat_one,
    eliminate_rule_join_one, eliminate_rule_split_one, eliminate_rule_where_true,
    eliminate_rule_where_false, eliminate_rule_transpose_none, eliminate_rule_reshape_same,
    eliminate_rule_flatten_matrix, eliminate_rule_reduce_of_one, eliminate_rule_sum_of_one,
    eliminate_rule_minus_twice, eliminate_rule_resize_none, eliminate_rule_lstm_from_zeros,
    eliminate_rule_gru_from_zeros, eliminate_rule_relu_twice, eliminate_rule_abs_twice,
    eliminate_rule_sign_twice, eliminate_rule_round_twice, eliminate_rule_not_twice,
    eliminate_rule_neg_twice, eliminate_rule_abs_neg, eliminate_rule_cast_cast, eliminate_rule_not_where,
    eliminate_rule_einsum_letters,
};

/* eliminate.pat:160  Mul(x, c & splat(-1)) */
static inline bool eliminate_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, eliminate_rule_op_Mul, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(-1), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(-1), DFG_NO_DTYPE);
}

/* op in {Mul}: eliminate_rule_mul_one, eliminate_rule_minus_twice */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
            || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE))
            set |= DFG_BIT(eliminate_rule_mul_one);
        if ((eliminate_rule_is_Mul(g, dfg_operand(g, n, 0))
             && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(-1), DFG_NO_DTYPE))
            || (dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(-1), DFG_NO_DTYPE)
                && eliminate_rule_is_Mul(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(eliminate_rule_minus_twice);
    }
    return set;
}

/* eliminate.pat:19  Add(x, c & splat(0)); the operator is known */
static inline bool eliminate_rule_is_y(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE);
}

/* eliminate.pat:25  Sub(x, c & splat(0)); the operator is known */
static inline bool eliminate_rule_is_y_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* eliminate.pat:31  Div(x, c & splat(1)); the operator is known */
static inline bool eliminate_rule_is_y_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:33  Pow(x, c & splat(1)); the operator is known */
static inline bool eliminate_rule_is_y_4(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:35  And(x, c & splat(true)); the operator is known */
static inline bool eliminate_rule_is_y_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_bool(true), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_bool(true), DFG_NO_DTYPE);
}

/* eliminate.pat:36  Or(x, c & splat(false)); the operator is known */
static inline bool eliminate_rule_is_y_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_bool(false), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_bool(false), DFG_NO_DTYPE);
}

/* from bit 0 on: eliminate_rule_no_dropout, eliminate_rule_no_dropout_off,
 * eliminate_rule_no_dropout_ratio, and 1 more such group */
static uint64_t eliminate_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 2 && dfg_arg(g, n, 0) != DFG_NONE)
        set |= DFG_BIT(0); /* eliminate_rule_no_dropout ... */
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_splat_is(g, dfg_arg(g, n, 2), dfg_bool(false), DFG_NO_DTYPE))
        set |= DFG_BIT(1); /* eliminate_rule_no_dropout_off ... */
    if (dfg_has_args(g, n, 3) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE))
        set |= DFG_BIT(2); /* eliminate_rule_no_dropout_ratio ... */
    return set;
}

/* op in {Dropout}: eliminate_rule_no_dropout, eliminate_rule_no_dropout_off,
 * eliminate_rule_no_dropout_ratio */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Dropout(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) set |= eliminate_rule_part(g, n) << 8;
    return set;
}

/* op in {get}: eliminate_rule_no_dropout, eliminate_rule_no_dropout_off,
 * eliminate_rule_no_dropout_ratio, eliminate_rule_split_one, eliminate_rule_lstm_from_zeros,
 * eliminate_rule_gru_from_zeros */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case eliminate_rule_op_Dropout: set |= eliminate_rule_part(g, a0) << 8; break;
        case eliminate_rule_op_Split:
            if (dfg_arg(g, a0, 0) != DFG_NONE) set |= DFG_BIT(eliminate_rule_split_one);
            break;
        case eliminate_rule_op_LSTM:
            if (dfg_n_args(g, a0) <= 8 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
                && dfg_arg(g, a0, 2) != DFG_NONE && dfg_arg(g, a0, 5) != DFG_NONE
                && dfg_arg(g, a0, 6) != DFG_NONE)
                set |= DFG_BIT(eliminate_rule_lstm_from_zeros);
            break;
        case eliminate_rule_op_GRU:
            if (dfg_n_args(g, a0) <= 6 && dfg_arg(g, a0, 0) != DFG_NONE && dfg_arg(g, a0, 1) != DFG_NONE
                && dfg_arg(g, a0, 2) != DFG_NONE && dfg_arg(g, a0, 5) != DFG_NONE)
                set |= DFG_BIT(eliminate_rule_gru_from_zeros);
            break;
        default: break;
        }
    }
    return set;
}

/* op in {Cast}: eliminate_rule_cast_same, eliminate_rule_cast_cast */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Cast(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        set |= DFG_BIT(eliminate_rule_cast_same);
        if (dfg_calls_argc(g, dfg_operand(g, n, 0), eliminate_rule_op_Cast, 1))
            set |= DFG_BIT(eliminate_rule_cast_cast);
    }
    return set;
}

/* eliminate.pat:65  commutative(Expand(x, _), y); the operator is known */
static inline bool eliminate_rule_is_b(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), eliminate_rule_op_Expand, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), eliminate_rule_op_Expand, 2);
}

/* eliminate.pat:71  noncommutative(Expand(x, _), y); the operator is known */
static inline bool eliminate_rule_is_b_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_calls_argc(g, dfg_operand(g, n, 0), eliminate_rule_op_Expand, 2);
}

/* eliminate.pat:77  (noncommutative | PRelu)(y, Expand(x, _)); the operator is known */
static inline bool eliminate_rule_is_b_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_calls_argc(g, dfg_operand(g, n, 1), eliminate_rule_op_Expand, 2);
}

/* op in {Where}: eliminate_rule_expand_condition, eliminate_rule_expand_choice,
 * eliminate_rule_expand_other_choice, eliminate_rule_where_true, eliminate_rule_where_false,
 * eliminate_rule_not_where */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Where(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 3)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case eliminate_rule_op_Expand:
            if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(eliminate_rule_expand_condition);
            break;
        case DFG_CONST:
            if (dfg_splat_is(g, a0, dfg_bool(true), DFG_NO_DTYPE))
                set |= DFG_BIT(eliminate_rule_where_true);
            if (dfg_splat_is(g, a0, dfg_bool(false), DFG_NO_DTYPE))
                set |= DFG_BIT(eliminate_rule_where_false);
            break;
        case eliminate_rule_op_Not:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(eliminate_rule_not_where);
            break;
        default: break;
        }
        if (dfg_calls_argc(g, dfg_operand(g, n, 1), eliminate_rule_op_Expand, 2))
            set |= DFG_BIT(eliminate_rule_expand_choice);
        if (dfg_calls_argc(g, dfg_operand(g, n, 2), eliminate_rule_op_Expand, 2))
            set |= DFG_BIT(eliminate_rule_expand_other_choice);
    }
    return set;
}

/* eliminate.pat:101  Tile(x, splat(1)); the operator is known */
static inline bool eliminate_rule_is_tile_once(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* eliminate.pat:103  Pad(x, splat(0), ...); the operator is known */
static inline bool eliminate_rule_is_pad_none(const dfg_graph *g, dfg_node n)
{
    return dfg_arg(g, n, 0) != DFG_NONE && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* op in {Slice}: eliminate_rule_slice_all */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Slice(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 3) || dfg_has_args(g, n, 4)
        || (dfg_n_args(g, n) <= 5 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
            && dfg_arg(g, n, 2) != DFG_NONE && dfg_arg(g, n, 4) != DFG_NONE))
        set |= DFG_BIT(eliminate_rule_slice_all);
    return set;
}

/* op in {Flatten}: eliminate_rule_flatten_matrix */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Flatten(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)
        && (dfg_int_is(g, n, eliminate_rule_attr_axis, 1, 1)
            || dfg_int_is(g, n, eliminate_rule_attr_axis, -1, 1)))
        set |= DFG_BIT(eliminate_rule_flatten_matrix);
    return set;
}

/* eliminate.pat:154  ReduceSum(x, a & const); the operator is known */
static inline bool eliminate_rule_is_sum_of_one(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_int_is(g, n, eliminate_rule_attr_keepdims, 1, 1);
}

/* eliminate.pat:166  Resize(x, roi?, splat(1)); the operator is known */
static inline bool eliminate_rule_is_resize_none(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_splat_is(g, dfg_arg(g, n, 2), dfg_int(1), DFG_NO_DTYPE)
        && dfg_ne(dfg_attr_or_str(g, n, eliminate_rule_attr_coordinate_transformation_mode,
                                  eliminate_rule_str_half_pixel),
                  dfg_str(g, eliminate_rule_str_tf_crop_and_resize))
        && dfg_ne(dfg_attr_or_str(g, n, eliminate_rule_attr_mode, eliminate_rule_str_nearest),
                  dfg_str(g, eliminate_rule_str_cubic));
}

/* op in {LSTM}: eliminate_rule_lstm_from_zeros */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_LSTM(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 8 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE && dfg_arg(g, n, 5) != DFG_NONE
        && dfg_arg(g, n, 6) != DFG_NONE)
        set |= DFG_BIT(eliminate_rule_lstm_from_zeros);
    return set;
}

/* op in {GRU}: eliminate_rule_gru_from_zeros */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_GRU(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1 && dfg_n_args(g, n) <= 6 && dfg_arg(g, n, 0) != DFG_NONE
        && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE && dfg_arg(g, n, 5) != DFG_NONE)
        set |= DFG_BIT(eliminate_rule_gru_from_zeros);
    return set;
}

/* eliminate.pat:189  Relu(r); the operator is known */
static inline bool eliminate_rule_is_relu_twice(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), eliminate_rule_op_Relu, 1);
}

/* op in {Abs}: eliminate_rule_abs_twice, eliminate_rule_abs_neg */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Abs(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case eliminate_rule_op_Abs: case eliminate_rule_op_Relu:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(eliminate_rule_abs_twice);
            break;
        case eliminate_rule_op_Neg:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(eliminate_rule_abs_neg);
            break;
        default: break;
        }
    }
    return set;
}

/* eliminate.pat:191  Sign(s); the operator is known */
static inline bool eliminate_rule_is_sign_twice(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), eliminate_rule_op_Sign, 1);
}

/* eliminate.pat:192  (Ceil | Floor | Round)(r); the operator is known */
static inline bool eliminate_rule_is_round_twice(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return (dfg_calls(g, a0, eliminate_rule_op_Ceil) || dfg_calls(g, a0, eliminate_rule_op_Floor)
            || dfg_calls(g, a0, eliminate_rule_op_Round))
        && dfg_argc_is(g, a0, 1);
}

/* eliminate.pat:194  Not(Not(x)); the operator is known */
static inline bool eliminate_rule_is_not_twice(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), eliminate_rule_op_Not, 1);
}

/* eliminate.pat:195  Neg(Neg(x)); the operator is known */
static inline bool eliminate_rule_is_neg_twice(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), eliminate_rule_op_Neg, 1);
}

/* op in {Einsum}: eliminate_rule_einsum_letters */
static inline DFG_IN_LINE_FOR_SPEED uint64_t eliminate_rule_at_Einsum(const dfg_graph *g, dfg_node n)
{
    (void)g;
    (void)n;
    uint64_t set = 0;
    set |= DFG_BIT(eliminate_rule_einsum_letters);
    return set;
}

static void eliminate_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case eliminate_rule_op_Mul:
        *set = eliminate_rule_at_Mul(g, n)
            | (eliminate_rule_is_b(g, n) ? DFG_BIT(eliminate_rule_expand_operand) : 0);
        break;
    case eliminate_rule_op_Add:
        *set = (eliminate_rule_is_y(g, n) ? DFG_BIT(eliminate_rule_add_zero) : 0)
            | (eliminate_rule_is_b(g, n) ? DFG_BIT(eliminate_rule_expand_operand) : 0);
        break;
    case eliminate_rule_op_Sub:
        *set = (eliminate_rule_is_y_2(g, n) ? DFG_BIT(eliminate_rule_sub_zero) : 0)
            | (eliminate_rule_is_b_2(g, n) ? DFG_BIT(eliminate_rule_expand_left) : 0)
            | (eliminate_rule_is_b_3(g, n) ? DFG_BIT(eliminate_rule_expand_right) : 0);
        break;
    case eliminate_rule_op_Div:
        *set = (eliminate_rule_is_y_3(g, n) ? DFG_BIT(eliminate_rule_div_one) : 0)
            | (eliminate_rule_is_b_2(g, n) ? DFG_BIT(eliminate_rule_expand_left) : 0)
            | (eliminate_rule_is_b_3(g, n) ? DFG_BIT(eliminate_rule_expand_right) : 0);
        break;
    case eliminate_rule_op_Pow:
        *set = (eliminate_rule_is_y_4(g, n) ? DFG_BIT(eliminate_rule_pow_one) : 0)
            | (eliminate_rule_is_b_2(g, n) ? DFG_BIT(eliminate_rule_expand_left) : 0)
            | (eliminate_rule_is_b_3(g, n) ? DFG_BIT(eliminate_rule_expand_right) : 0);
        break;
    case eliminate_rule_op_And:
        *set = (eliminate_rule_is_y_5(g, n) ? DFG_BIT(eliminate_rule_and_true) : 0)
            | (eliminate_rule_is_b(g, n) ? DFG_BIT(eliminate_rule_expand_operand) : 0);
        break;
    case eliminate_rule_op_Or:
        *set = (eliminate_rule_is_y_6(g, n) ? DFG_BIT(eliminate_rule_or_false) : 0)
            | (eliminate_rule_is_b(g, n) ? DFG_BIT(eliminate_rule_expand_operand) : 0);
        break;
    case eliminate_rule_op_Identity:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(eliminate_rule_no_identity) : 0;
        break;
    case eliminate_rule_op_Dropout: *set = eliminate_rule_at_Dropout(g, n); break;
    case DFG_GET: *set = eliminate_rule_at_get(g, n); break;
    case eliminate_rule_op_Cast: *set = eliminate_rule_at_Cast(g, n); break;
    case eliminate_rule_op_CastLike:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(eliminate_rule_cast_like) : 0;
        break;
    case eliminate_rule_op_Expand:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(eliminate_rule_expand_same) : 0;
        break;
    case eliminate_rule_op_BitwiseAnd: case eliminate_rule_op_BitwiseOr: case eliminate_rule_op_BitwiseXor:
    case eliminate_rule_op_Equal: case eliminate_rule_op_Xor:
        *set = eliminate_rule_is_b(g, n) ? DFG_BIT(eliminate_rule_expand_operand) : 0;
        break;
    case eliminate_rule_op_Greater: case eliminate_rule_op_GreaterOrEqual: case eliminate_rule_op_Less:
    case eliminate_rule_op_LessOrEqual: case eliminate_rule_op_Mod:
        *set = (eliminate_rule_is_b_2(g, n) ? DFG_BIT(eliminate_rule_expand_left) : 0)
            | (eliminate_rule_is_b_3(g, n) ? DFG_BIT(eliminate_rule_expand_right) : 0);
        break;
    case eliminate_rule_op_PRelu:
        *set = eliminate_rule_is_b_3(g, n) ? DFG_BIT(eliminate_rule_expand_right) : 0;
        break;
    case eliminate_rule_op_Where: *set = eliminate_rule_at_Where(g, n); break;
    case eliminate_rule_op_Tile:
        *set = eliminate_rule_is_tile_once(g, n) ? DFG_BIT(eliminate_rule_tile_once) : 0;
        break;
    case eliminate_rule_op_Pad:
        *set = eliminate_rule_is_pad_none(g, n) ? DFG_BIT(eliminate_rule_pad_none) : 0;
        break;
    case eliminate_rule_op_Slice: *set = eliminate_rule_at_Slice(g, n); break;
    case eliminate_rule_op_Concat:
        *set = dfg_has_args(g, n, 1) ? DFG_BIT(eliminate_rule_concat_one) : 0;
        break;
    case eliminate_rule_op_Max: case eliminate_rule_op_Mean: case eliminate_rule_op_Min:
    case eliminate_rule_op_Sum: *set = dfg_has_args(g, n, 1) ? DFG_BIT(eliminate_rule_join_one) : 0; break;
    case eliminate_rule_op_Transpose:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(eliminate_rule_transpose_none) : 0;
        break;
    case eliminate_rule_op_Flatten:
        *set = (dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(eliminate_rule_reshape_same) : 0)
            | eliminate_rule_at_Flatten(g, n);
        break;
    case eliminate_rule_op_Reshape: case eliminate_rule_op_Squeeze: case eliminate_rule_op_Unsqueeze:
        *set = dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(eliminate_rule_reshape_same) : 0;
        break;
    case eliminate_rule_op_ReduceMax: case eliminate_rule_op_ReduceMean: case eliminate_rule_op_ReduceMin:
    case eliminate_rule_op_ReduceProd:
        *set = dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(eliminate_rule_reduce_of_one) : 0;
        break;
    case eliminate_rule_op_ReduceSum:
        *set = (dfg_arg(g, n, 0) != DFG_NONE ? DFG_BIT(eliminate_rule_reduce_of_one) : 0)
            | (eliminate_rule_is_sum_of_one(g, n) ? DFG_BIT(eliminate_rule_sum_of_one) : 0);
        break;
    case eliminate_rule_op_Resize:
        *set = eliminate_rule_is_resize_none(g, n) ? DFG_BIT(eliminate_rule_resize_none) : 0;
        break;
    case eliminate_rule_op_LSTM: *set = eliminate_rule_at_LSTM(g, n); break;
    case eliminate_rule_op_GRU: *set = eliminate_rule_at_GRU(g, n); break;
    case eliminate_rule_op_Relu:
        *set = eliminate_rule_is_relu_twice(g, n) ? DFG_BIT(eliminate_rule_relu_twice) : 0;
        break;
    case eliminate_rule_op_Abs: *set = eliminate_rule_at_Abs(g, n); break;
    case eliminate_rule_op_Sign:
        *set = eliminate_rule_is_sign_twice(g, n) ? DFG_BIT(eliminate_rule_sign_twice) : 0;
        break;
    case eliminate_rule_op_Ceil: case eliminate_rule_op_Floor: case eliminate_rule_op_Round:
        *set = eliminate_rule_is_round_twice(g, n) ? DFG_BIT(eliminate_rule_round_twice) : 0;
        break;
    case eliminate_rule_op_Not:
        *set = eliminate_rule_is_not_twice(g, n) ? DFG_BIT(eliminate_rule_not_twice) : 0;
        break;
    case eliminate_rule_op_Neg:
        *set = eliminate_rule_is_neg_twice(g, n) ? DFG_BIT(eliminate_rule_neg_twice) : 0;
        break;
    case eliminate_rule_op_Einsum: *set = eliminate_rule_at_Einsum(g, n); break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule eliminate_rule_rows[] = {
    {DFG_RULE(eliminate_mul_one, 0, 1), DFG_ROOTS(eliminate_rule_op_Mul)},
    {DFG_RULE(eliminate_add_zero, 1, 1), DFG_ROOTS(eliminate_rule_op_Add)},
    {DFG_RULE(eliminate_sub_zero, 2, 1), DFG_ROOTS(eliminate_rule_op_Sub)},
    {DFG_RULE(eliminate_div_one, 3, 1), DFG_ROOTS(eliminate_rule_op_Div)},
    {DFG_RULE(eliminate_pow_one, 4, 1), DFG_ROOTS(eliminate_rule_op_Pow)},
    {DFG_RULE(eliminate_and_true, 5, 1), DFG_ROOTS(eliminate_rule_op_And)},
    {DFG_RULE(eliminate_or_false, 6, 1), DFG_ROOTS(eliminate_rule_op_Or)},
    {DFG_RULE(eliminate_no_identity, 7, 1), DFG_ROOTS(eliminate_rule_op_Identity)},
    {DFG_RULE(eliminate_no_dropout, 8, 1), DFG_ROOTS(eliminate_rule_op_Dropout, DFG_GET)},
    {DFG_RULE(eliminate_no_dropout_off, 9, 1), DFG_ROOTS(eliminate_rule_op_Dropout, DFG_GET)},
    {DFG_RULE(eliminate_no_dropout_ratio, 10, 1), DFG_ROOTS(eliminate_rule_op_Dropout, DFG_GET)},
    {DFG_RULE(eliminate_cast_same, 11, 1), DFG_ROOTS(eliminate_rule_op_Cast)},
    {DFG_RULE(eliminate_cast_like, 12, 1), DFG_ROOTS(eliminate_rule_op_CastLike)},
    {DFG_RULE(eliminate_expand_same, 13, 1), DFG_ROOTS(eliminate_rule_op_Expand)},
    {DFG_RULE(eliminate_expand_operand, 14, 1), .keep_shared = true,
     DFG_ROOTS(eliminate_rule_op_Add, eliminate_rule_op_And, eliminate_rule_op_BitwiseAnd, eliminate_rule_op_BitwiseOr, eliminate_rule_op_BitwiseXor, eliminate_rule_op_Equal, eliminate_rule_op_Mul, eliminate_rule_op_Or, eliminate_rule_op_Xor)},
    {DFG_RULE(eliminate_expand_left, 15, 1), .keep_shared = true,
     DFG_ROOTS(eliminate_rule_op_Div, eliminate_rule_op_Greater, eliminate_rule_op_GreaterOrEqual, eliminate_rule_op_Less, eliminate_rule_op_LessOrEqual, eliminate_rule_op_Mod, eliminate_rule_op_Pow, eliminate_rule_op_Sub)},
    {DFG_RULE(eliminate_expand_right, 16, 1), .keep_shared = true,
     DFG_ROOTS(eliminate_rule_op_Div, eliminate_rule_op_Greater, eliminate_rule_op_GreaterOrEqual, eliminate_rule_op_Less, eliminate_rule_op_LessOrEqual, eliminate_rule_op_Mod, eliminate_rule_op_PRelu, eliminate_rule_op_Pow, eliminate_rule_op_Sub)},
    {DFG_RULE_OF_CALLS(eliminate_expand_condition, 17, 1), .keep_shared = true,
     DFG_ROOTS(eliminate_rule_op_Where)},
    {DFG_RULE_OF_CALLS(eliminate_expand_choice, 18, 1), .keep_shared = true,
     DFG_ROOTS(eliminate_rule_op_Where)},
    {DFG_RULE_OF_CALLS(eliminate_expand_other_choice, 19, 1), .keep_shared = true,
     DFG_ROOTS(eliminate_rule_op_Where)},
    {DFG_RULE(eliminate_tile_once, 20, 1), DFG_ROOTS(eliminate_rule_op_Tile)},
    {DFG_RULE(eliminate_pad_none, 21, 1), DFG_ROOTS(eliminate_rule_op_Pad)},
    {DFG_RULE(eliminate_slice_all, 22, 1), DFG_ROOTS(eliminate_rule_op_Slice)},
    {DFG_RULE(eliminate_concat_one, 23, 1), DFG_ROOTS(eliminate_rule_op_Concat)},
    {DFG_RULE(eliminate_join_one, 24, 1),
     DFG_ROOTS(eliminate_rule_op_Max, eliminate_rule_op_Mean, eliminate_rule_op_Min, eliminate_rule_op_Sum)},
    {DFG_RULE(eliminate_split_one, 25, 1), DFG_ROOTS(DFG_GET)},
    {DFG_RULE(eliminate_where_true, 26, 1), DFG_ROOTS(eliminate_rule_op_Where)},
    {DFG_RULE(eliminate_where_false, 27, 1), DFG_ROOTS(eliminate_rule_op_Where)},
    {DFG_RULE(eliminate_transpose_none, 28, 1), DFG_ROOTS(eliminate_rule_op_Transpose)},
    {DFG_RULE(eliminate_reshape_same, 29, 1),
     DFG_ROOTS(eliminate_rule_op_Flatten, eliminate_rule_op_Reshape, eliminate_rule_op_Squeeze, eliminate_rule_op_Unsqueeze)},
    {DFG_RULE(eliminate_flatten_matrix, 30, 1), DFG_ROOTS(eliminate_rule_op_Flatten)},
    {DFG_RULE(eliminate_reduce_of_one, 31, 1),
     DFG_ROOTS(eliminate_rule_op_ReduceMax, eliminate_rule_op_ReduceMean, eliminate_rule_op_ReduceMin, eliminate_rule_op_ReduceProd, eliminate_rule_op_ReduceSum)},
    {DFG_RULE(eliminate_sum_of_one, 32, 1), DFG_ROOTS(eliminate_rule_op_ReduceSum)},
    {DFG_RULE(eliminate_minus_twice, 33, 1), DFG_ROOTS(eliminate_rule_op_Mul)},
    {DFG_RULE(eliminate_resize_none, 34, 1), DFG_ROOTS(eliminate_rule_op_Resize)},
    {DFG_RULE(eliminate_lstm_from_zeros, 36, 1), DFG_ROOTS(eliminate_rule_op_LSTM, DFG_GET)},
    {DFG_RULE(eliminate_gru_from_zeros, 37, 1), DFG_ROOTS(eliminate_rule_op_GRU, DFG_GET)},
    {DFG_RULE(eliminate_relu_twice, 38, 1), DFG_ROOTS(eliminate_rule_op_Relu)},
    {DFG_RULE(eliminate_abs_twice, 39, 1), DFG_ROOTS(eliminate_rule_op_Abs)},
    {DFG_RULE(eliminate_sign_twice, 40, 1), DFG_ROOTS(eliminate_rule_op_Sign)},
    {DFG_RULE(eliminate_round_twice, 41, 1),
     DFG_ROOTS(eliminate_rule_op_Ceil, eliminate_rule_op_Floor, eliminate_rule_op_Round)},
    {DFG_RULE(eliminate_not_twice, 42, 1), .keep_shared = true, DFG_ROOTS(eliminate_rule_op_Not)},
    {DFG_RULE(eliminate_neg_twice, 43, 1), .keep_shared = true, DFG_ROOTS(eliminate_rule_op_Neg)},
    {DFG_RULE_OF_CALLS(eliminate_abs_neg, 44, 1), .keep_shared = true, DFG_ROOTS(eliminate_rule_op_Abs)},
    {DFG_RULE(eliminate_cast_cast, 45, 1), .keep_shared = true, DFG_ROOTS(eliminate_rule_op_Cast)},
    {DFG_RULE_OF_CALLS(eliminate_not_where, 46, 1), .keep_shared = true,
     DFG_ROOTS(eliminate_rule_op_Where)},
    {DFG_RULE(eliminate_einsum_letters, 47, 1), DFG_ROOTS(eliminate_rule_op_Einsum)},
};

const struct dfg_rules eliminate_rules = {
    .abi = DFG_ABI,
    .n = 47, .n_words = 1, .rules = eliminate_rule_rows,
    .names = &eliminate_rule_names, .candidates = eliminate_rules_candidates,
};
