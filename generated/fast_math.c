/* Made by pat2c from fast_math.pat; do not edit. */
#include "fast_math.h"
_Static_assert(FAST_MATH_H == 0x20c2eba971aafa5d, "fast_math.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fast_math_op_Add = DFG_FIRST_OP, fast_math_op_Clip, fast_math_op_Div, fast_math_op_Exp,
    fast_math_op_Mul, fast_math_op_Neg, fast_math_op_Pow, fast_math_op_ReduceL2, fast_math_op_ReduceSum,
    fast_math_op_Relu, fast_math_op_Sub,
};
enum { fast_math_attr_axes, fast_math_attr_keepdims };
static const char *const fast_math_op_names[] = {
    "Add", "Clip", "Div", "Exp", "Mul", "Neg", "Pow", "ReduceL2", "ReduceSum", "Relu", "Sub",
};
static const char *const fast_math_attr_names[] = { "axes", "keepdims" };

const struct dfg_names fast_math_names = {
    .abi = DFG_ABI, .needs = 0, .name = "fast_math", .run = FAST_MATH_H, .n_ops = 11,
    .ops = fast_math_op_names, .n_attrs = 2, .attrs = fast_math_attr_names,
};

/* fast_math.pat:10
 * cond no_wider(c, x, y) = c.rank == 0 or (c.elements == 1 and c.rank <= x.rank) or same_shape(x, y); */
static DFG_APART bool fast_math_no_wider(const dfg_graph *g, dfg_node c, dfg_node x, dfg_node y)
{
    return dfg_rank(g, c) == 0
        || (dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))
            && dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)))
        || dfg_same_shape(g, x, y) == DFG_TRUE;
}

/* fast_math.pat:11
 * rule add_any_zero(x, c) { y = Add(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; } */
bool fast_math_add_any_zero_find(DFG_FIND_ON_MATCH(fast_math_add_any_zero))
{
    if (!dfg_calls_argc(g, n, fast_math_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !fast_math_no_wider(g, c, x, n)) continue;
        DFG_GIVE(fast_math_add_any_zero, .root = n, .x = x, .c = c, .y = n);
        return true;
    }
    return false;
}

/* fast_math.pat:12
 * rule sub_any_zero(x, c) { y = Sub(x, c & splat(0)); match y; where no_wider(c, x, y); rewrite x; } */
bool fast_math_sub_any_zero_match(const dfg_graph *g, dfg_node n, struct fast_math_sub_any_zero_match *m)
{
    if (!dfg_calls_argc(g, n, fast_math_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_splat_is(g, c, dfg_int(0), DFG_NO_DTYPE) || !fast_math_no_wider(g, c, x, n)) return false;
    DFG_GIVE(fast_math_sub_any_zero, .root = n, .x = x, .c = c, .y = n);
    return true;
}

/* fast_math.pat:14  rule clip_free_float(x) { match Clip(x); rewrite x; } */
bool fast_math_clip_free_float_match(DFG_FIND_MATCH(fast_math_clip_free_float))
{
    if (!dfg_calls_with(g, n, fast_math_op_Clip, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(fast_math_clip_free_float, .root = n, .x = x);
    return true;
}

/* fast_math.pat:7  cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank; */
static DFG_APART bool fast_math_one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

/* fast_math.pat:16  rule pow_half(x, c) {
 *     match Pow(x, c & 0.5);
 *     where one(c, x), x.dtype in {f16, f32, f64};
 *     rewrite Sqrt(x);
 * } */
bool fast_math_pow_half_match(const dfg_graph *g, dfg_node n, struct fast_math_pow_half_match *m)
{
    if (!dfg_calls_argc(g, n, fast_math_op_Pow, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, c, dfg_float(0.5), DFG_NO_DTYPE) || !fast_math_one(g, c, x)) return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    DFG_GIVE(fast_math_pow_half, .root = n, .x = x, .c = c);
    return true;
}

/* fast_math.pat:23  rule make_softmax(x, a) {
 *     e = Exp(x);
 *     match Div(e, ReduceSum(e, a & const) { keepdims == 1 });
 *     where x.dtype in {f16, bf16, f32, f64}, value(a) >= -8, uses(e) == 2;
 *     rewrite Softmax(x) { axis = value(a) };
 * } */
bool fast_math_make_softmax_find(DFG_FIND(fast_math_make_softmax))
{
    if (!dfg_calls_argc(g, n, fast_math_op_Div, 2)) return false;
    dfg_node e = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, e, fast_math_op_Exp, 1)) return false;
    dfg_node x = dfg_operand(g, e, 0), reduceSum = dfg_operand(g, n, 1);
    if (!dfg_calls_with(g, reduceSum, fast_math_op_ReduceSum, 2)) return false;
    if (!dfg_int_is(g, reduceSum, fast_math_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceSum, 0) != e) return false;
    dfg_node a = dfg_operand(g, reduceSum, 1);
    if (!dfg_is(g, a, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){e, reduceSum}, 2)) return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    if (!dfg_ge(dfg_value_of(g, a), dfg_int(-8)) || dfg_uses(g, e) != 2) return false;
    DFG_GIVE(fast_math_make_softmax, .root = n, .x = x, .a = a, .e = e);
    DFG_GIVE_WHOLE(fast_math_make_softmax, .reduceSum = reduceSum);
    return true;
}

/* fast_math.pat:31  rule make_l2_norm(x) {
 *     match Div(x, ReduceL2(x) { axes = p, keepdims == 1 });
 *     where len(p) == 1, x.dtype in {f16, bf16, f32, f64};
 *     rewrite LpNormalization(x) { axis = p[0], p = 2 };
 * } */
bool fast_math_make_l2_norm_find(DFG_FIND(fast_math_make_l2_norm))
{
    if (!dfg_calls_argc(g, n, fast_math_op_Div, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), reduceL2 = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, reduceL2, fast_math_op_ReduceL2, 1)) return false;
    dfg_val p = dfg_attr(g, reduceL2, fast_math_attr_axes);
    if (!dfg_known(p) || !dfg_int_is(g, reduceL2, fast_math_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceL2, 0) != x) return false;
    if (!dfg_same_body(g, n, reduceL2) || dfg_len(p) != 1) return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    DFG_GIVE(fast_math_make_l2_norm, .root = n, .x = x, .p = p);
    DFG_GIVE_WHOLE(fast_math_make_l2_norm, .reduceL2 = reduceL2);
    return true;
}

/* fast_math.pat:38  rule make_leaky_relu_halves(x, a) {
 *     match Sub(Relu(x), Mul(Relu(Neg(x)), a & const));
 *     where one(a, x), x.dtype in {f16, bf16, f32, f64};
 *     rewrite LeakyRelu(x) { alpha = value(a) };
 * } */
bool fast_math_make_leaky_relu_halves_find(DFG_FIND(fast_math_make_leaky_relu_halves))
{
    if (!dfg_calls_argc(g, n, fast_math_op_Sub, 2)) return false;
    dfg_node relu = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, relu, fast_math_op_Relu, 1)) return false;
    dfg_node x = dfg_operand(g, relu, 0), mul = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, mul, fast_math_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, mul, 0)) == fast_math_op_Relu ? 0 : 1;
    dfg_node relu_2 = dfg_arg(g, mul, swap);
    if (!dfg_calls_argc(g, relu_2, fast_math_op_Relu, 1)) return false;
    dfg_node neg = dfg_operand(g, relu_2, 0);
    if (!dfg_calls_argc(g, neg, fast_math_op_Neg, 1)) return false;
    if (dfg_operand(g, neg, 0) != x) return false;
    dfg_node a = dfg_arg(g, mul, 1 - swap);
    if (!dfg_is(g, a, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){relu, mul, relu_2, neg}, 4))
        return false;
    if (!fast_math_one(g, a, x)) return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    DFG_GIVE(fast_math_make_leaky_relu_halves, .root = n, .x = x, .a = a);
    DFG_GIVE_WHOLE(fast_math_make_leaky_relu_halves, .relu = relu, .mul = mul, .relu_2 = relu_2,
                   .neg = neg);
    return true;
}
