/* Made by pat2c from algebra.pat; do not edit. */
#include "algebra.h"
_Static_assert(ALGEBRA_H == 0x7ddce846fde981a0, "algebra.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    algebra_op_Add = DFG_FIRST_OP, algebra_op_Div, algebra_op_Log, algebra_op_Mul, algebra_op_Neg,
    algebra_op_Pow, algebra_op_Reciprocal, algebra_op_ReduceMax, algebra_op_Softmax, algebra_op_Softplus,
    algebra_op_Sub, algebra_op_Tanh,
};
enum { algebra_attr_axes, algebra_attr_axis, algebra_attr_keepdims };
static const char *const algebra_op_names[] = {
    "Add", "Div", "Log", "Mul", "Neg", "Pow", "Reciprocal", "ReduceMax", "Softmax", "Softplus", "Sub",
    "Tanh",
};
static const char *const algebra_attr_names[] = { "axes", "axis", "keepdims" };

const struct dfg_names algebra_names = {
    .abi = DFG_ABI, .needs = 0, .name = "algebra", .run = ALGEBRA_H, .n_ops = 12, .ops = algebra_op_names,
    .n_attrs = 3, .attrs = algebra_attr_names,
};

/* algebra.pat:20  rule make_reciprocal(a, c) {
 *     match Div(c & 1, a);
 *     where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};
 *     rewrite Reciprocal(a);
 * } */
bool algebra_make_reciprocal_match(const dfg_graph *g, dfg_node n, struct algebra_make_reciprocal_match *m)
{
    if (!dfg_calls_argc(g, n, algebra_op_Div, 2)) return false;
    dfg_node c = dfg_operand(g, n, 0);
    if (!dfg_const_is(g, c, dfg_int(1), DFG_NO_DTYPE)) return false;
    dfg_node a = dfg_operand(g, n, 1);
    if (!(dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, a)))) return false;
    /* where c.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, c) == DFG_F16 || dfg_dtype(g, c) == DFG_BF16 || dfg_dtype(g, c) == DFG_F32
          || dfg_dtype(g, c) == DFG_F64))
        return false;
    DFG_GIVE(algebra_make_reciprocal, .root = n, .a = a, .c = c);
    return true;
}

/* algebra.pat:12  rule div_mul(a, b, c) {
 *     d = Div(c & 1, a);
 *     match Mul(d, b);
 *     where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};
 *     rewrite Div(b, a);
 * } */
bool algebra_div_mul_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct algebra_div_mul_match *m)
{
    if (!dfg_calls_argc(g, n, algebra_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        struct algebra_make_reciprocal_match make_reciprocal;
        if (dfg_op(g, dfg_arg(g, n, swap)) != algebra_op_Div) continue;
        if (!algebra_make_reciprocal_match(g, dfg_arg(g, n, swap), &make_reciprocal)) continue;
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, make_reciprocal.root)) continue;
        DFG_GIVE(algebra_div_mul, .root = n, .a = make_reciprocal.a, .b = b, .c = make_reciprocal.c,
                 .d = make_reciprocal.root);
        return true;
    }
    return false;
}

/* algebra.pat:18  rule reciprocal_mul(a, b) { match Mul(Reciprocal(a), b); rewrite Div(b, a); } */
bool algebra_reciprocal_mul_find(DFG_FIND_ON(algebra_reciprocal_mul))
{
    if (!dfg_calls_argc(g, n, algebra_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node reciprocal = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, reciprocal, algebra_op_Reciprocal, 1)) continue;
        dfg_node a = dfg_operand(g, reciprocal, 0), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, reciprocal)) continue;
        DFG_GIVE(algebra_reciprocal_mul, .root = n, .a = a, .b = b);
        DFG_GIVE_WHOLE(algebra_reciprocal_mul, .reciprocal = reciprocal);
        return true;
    }
    return false;
}

/* algebra.pat:26  rule add_neg(a, b) { match Add(a, Neg(b)); rewrite Sub(a, b); } */
bool algebra_add_neg_find(DFG_FIND_ON(algebra_add_neg))
{
    if (!dfg_calls_argc(g, n, algebra_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), neg = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, neg, algebra_op_Neg, 1)) continue;
        dfg_node b = dfg_operand(g, neg, 0);
        if (!dfg_same_body(g, n, neg)) continue;
        DFG_GIVE(algebra_add_neg, .root = n, .a = a, .b = b);
        DFG_GIVE_WHOLE(algebra_add_neg, .neg = neg);
        return true;
    }
    return false;
}

/* algebra.pat:27  rule sub_neg(a, b) { match Sub(a, Neg(b)); rewrite Add(a, b); } */
bool algebra_sub_neg_find(DFG_FIND(algebra_sub_neg))
{
    if (!dfg_calls_argc(g, n, algebra_op_Sub, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), neg = dfg_operand(g, n, 1);
    if (!dfg_calls_argc(g, neg, algebra_op_Neg, 1)) return false;
    dfg_node b = dfg_operand(g, neg, 0);
    if (!dfg_same_body(g, n, neg)) return false;
    DFG_GIVE(algebra_sub_neg, .root = n, .a = a, .b = b);
    DFG_GIVE_WHOLE(algebra_sub_neg, .neg = neg);
    return true;
}

/* algebra.pat:28  rule mul_neg_neg(a, b) { match Mul(Neg(a), Neg(b)); rewrite Mul(a, b); } */
bool algebra_mul_neg_neg_find(DFG_FIND_ON(algebra_mul_neg_neg))
{
    if (!dfg_calls_argc(g, n, algebra_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node neg = dfg_arg(g, n, swap);
        if (!dfg_calls_argc(g, neg, algebra_op_Neg, 1)) continue;
        dfg_node a = dfg_operand(g, neg, 0), neg_2 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, neg_2, algebra_op_Neg, 1)) continue;
        dfg_node b = dfg_operand(g, neg_2, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){neg, neg_2}, 2)) continue;
        DFG_GIVE(algebra_mul_neg_neg, .root = n, .a = a, .b = b);
        DFG_GIVE_WHOLE(algebra_mul_neg_neg, .neg = neg, .neg_2 = neg_2);
        return true;
    }
    return false;
}

/* algebra.pat:9  cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank; */
static DFG_APART bool algebra_one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

/* algebra.pat:31  const */
static bool algebra_mul_mul_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* algebra.pat:30  rule mul_mul(x, a, b) {
 *     match Mul(Mul(x & !const, a & const), b & const);
 *     where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);
 *     rewrite Mul(x, like(a, value(a) * value(b)));
 * } */
bool algebra_mul_mul_find(DFG_FIND_ON(algebra_mul_mul))
{
    if (!dfg_calls_argc(g, n, algebra_op_Mul, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == algebra_op_Mul ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node mul = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, mul, algebra_op_Mul, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, mul); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, mul, swap_2);
        if (algebra_mul_mul_not1(g, x)) continue;
        dfg_node a = dfg_arg(g, mul, 1 - swap_2);
        if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, mul)) continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        if (!algebra_one(g, a, x) || !algebra_one(g, b, x)) continue;
        DFG_GIVE(algebra_mul_mul, .root = n, .x = x, .a = a, .b = b);
        DFG_GIVE_WHOLE(algebra_mul_mul, .mul = mul);
        return true;
    }
    return false;
}

/* algebra.pat:36  const */
static bool algebra_add_add_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* algebra.pat:35  rule add_add(x, a, b) {
 *     match Add(Add(x & !const, a & const), b & const);
 *     where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);
 *     rewrite Add(x, like(a, value(a) + value(b)));
 * } */
bool algebra_add_add_find(DFG_FIND_ON(algebra_add_add))
{
    if (!dfg_calls_argc(g, n, algebra_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == algebra_op_Add ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_is(g, b, DFG_CONST)) return false;
    dfg_node add = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, add, algebra_op_Add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, add, swap_2);
        if (algebra_add_add_not1(g, x)) continue;
        dfg_node a = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, add)) continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        if (!algebra_one(g, a, x) || !algebra_one(g, b, x)) continue;
        DFG_GIVE(algebra_add_add, .root = n, .x = x, .a = a, .b = b);
        DFG_GIVE_WHOLE(algebra_add_add, .add = add);
        return true;
    }
    return false;
}

static DFG_APART bool algebra_holds(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_float(0.25));
}

static DFG_APART bool algebra_holds_2(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_float(0.5));
}

static DFG_APART bool algebra_holds_3(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_int(2));
}

static DFG_APART bool algebra_holds_4(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_int(4));
}

static DFG_APART bool algebra_holds_5(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_int(8));
}

static DFG_APART bool algebra_holds_6(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_int(16));
}

static DFG_APART bool algebra_holds_7(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_int(32));
}

static DFG_APART bool algebra_holds_8(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_int(64));
}

static DFG_APART bool algebra_holds_9(const dfg_graph *g, dfg_node c)
{
    return dfg_scalar_eq(dfg_value_of(g, c), dfg_int(128));
}

/* algebra.pat:42  const */
static bool algebra_div_constant_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* algebra.pat:41  rule div_constant(x, c) {
 *     match Div(x & !const, c & const);
 *     where x.dtype in {f16, bf16, f32, f64}, c.elements == 1, value(c) != 0;
 *     where c.rank == 0 or c.rank <= x.rank, value(c) in {0.25, 0.5, 2, 4, 8, 16, 32, 64, 128};
 *     rewrite Mul(x, like(c, 1.0 / value(c)));
 * } */
bool algebra_div_constant_match(const dfg_graph *g, dfg_node n, struct algebra_div_constant_match *m)
{
    if (!dfg_calls_argc(g, n, algebra_op_Div, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (algebra_div_constant_not1(g, x)) return false;
    dfg_node c = dfg_operand(g, n, 1);
    if (!dfg_is(g, c, DFG_CONST)) return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    if (!dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))) return false;
    if (!dfg_scalar_ne(dfg_value_of(g, c), dfg_int(0))) return false;
    if (!(dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)))) return false;
    /* where value(c) in {0.25, 0.5, 2, 4, 8, 16, 32, 64, 128} */
    if (!(algebra_holds(g, c) || algebra_holds_2(g, c) || algebra_holds_3(g, c) || algebra_holds_4(g, c)
          || algebra_holds_5(g, c) || algebra_holds_6(g, c) || algebra_holds_7(g, c)
          || algebra_holds_8(g, c) || algebra_holds_9(g, c)))
        return false;
    DFG_GIVE(algebra_div_constant, .root = n, .x = x, .c = c);
    return true;
}

/* algebra.pat:48
 * rule pow_two(x, c) { match Pow(x, c & 2); where one(c, x), x.dtype in {f16, f32, f64}; rewrite Mul(x, x); } */
bool algebra_pow_two_match(const dfg_graph *g, dfg_node n, struct algebra_pow_two_match *m)
{
    if (!dfg_calls_argc(g, n, algebra_op_Pow, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), c = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, c, dfg_int(2), DFG_NO_DTYPE) || !algebra_one(g, c, x)) return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    DFG_GIVE(algebra_pow_two, .root = n, .x = x, .c = c);
    return true;
}

static DFG_APART bool algebra_holds_10(const dfg_val *p, const dfg_val *a, const dfg_graph *g, dfg_node x)
{
    return !(dfg_eq(dfg_item_at(p, 0), *a)
             || (dfg_lt(*a, dfg_int(0))
                 && dfg_scalar_eq(dfg_item_at(p, 0), dfg_int_add(*a, dfg_rank_of(g, x))))
             || (dfg_ge(*a, dfg_int(0))
                 && dfg_scalar_eq(dfg_item_at(p, 0), dfg_int_sub(*a, dfg_rank_of(g, x)))));
}

/* algebra.pat:50  rule unshift_softmax(x) : keep_shared {
 *     s = Softmax(Sub(x, ReduceMax(x) { axes = p, keepdims == 1 })) { axis = a };
 *     match s;
 *     where len(p) == 1, p[0] == a or (a < 0 and p[0] == a + x.rank) or (a >= 0 and p[0] == a - x.rank);
 *     rewrite Softmax(x) { ..s };
 * } */
bool algebra_unshift_softmax_find(DFG_FIND(algebra_unshift_softmax))
{
    if (!dfg_calls_argc(g, n, algebra_op_Softmax, 1)) return false;
    dfg_val a = dfg_attr_or_int(g, n, algebra_attr_axis, -1);
    if (!dfg_known(a)) return false;
    dfg_node sub = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, sub, algebra_op_Sub, 2)) return false;
    dfg_node x = dfg_operand(g, sub, 0), reduceMax = dfg_operand(g, sub, 1);
    if (!dfg_calls_argc(g, reduceMax, algebra_op_ReduceMax, 1)) return false;
    dfg_val p = dfg_attr(g, reduceMax, algebra_attr_axes);
    if (!dfg_known(p) || !dfg_int_is(g, reduceMax, algebra_attr_keepdims, 1, 1)) return false;
    if (dfg_operand(g, reduceMax, 0) != x) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){sub, reduceMax}, 2) || dfg_len(p) != 1) return false;
    /* where p[0] == a or (a < 0 and p[0] == a + x.rank) or (a >= 0 and p[0] == a - x.rank) */
    if (algebra_holds_10(&p, &a, g, x)) return false;
    DFG_GIVE(algebra_unshift_softmax, .root = n, .x = x, .s = n, .p = p, .a = a);
    DFG_GIVE_WHOLE(algebra_unshift_softmax, .sub = sub, .reduceMax = reduceMax);
    return true;
}

/* algebra.pat:57  rule make_log_softmax(x) {
 *     s = Softmax(x);
 *     match Log(s);
 *     rewrite LogSoftmax(x) { axis = s.axis };
 * } */
bool algebra_make_log_softmax_match(DFG_FIND_MATCH(algebra_make_log_softmax))
{
    if (!dfg_calls_argc(g, n, algebra_op_Log, 1)) return false;
    dfg_node s = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, s, algebra_op_Softmax, 1)) return false;
    dfg_node x = dfg_operand(g, s, 0);
    if (!dfg_same_body(g, n, s)) return false;
    DFG_GIVE(algebra_make_log_softmax, .root = n, .x = x, .s = s);
    return true;
}

/* algebra.pat:63  rule make_mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); } */
bool algebra_make_mish_find(DFG_FIND_ON(algebra_make_mish))
{
    if (!dfg_calls_argc(g, n, algebra_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, algebra_op_Tanh, 1)) continue;
        dfg_node softplus = dfg_operand(g, tanh, 0);
        if (!dfg_calls_argc(g, softplus, algebra_op_Softplus, 1)) continue;
        if (dfg_operand(g, softplus, 0) != x) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){tanh, softplus}, 2)) continue;
        DFG_GIVE(algebra_make_mish, .root = n, .x = x);
        DFG_GIVE_WHOLE(algebra_make_mish, .tanh = tanh, .softplus = softplus);
        return true;
    }
    return false;
}
