/* Made by pat2c from activation.pat; do not edit. */
#include "activation.h"
_Static_assert(ACTIVATION_H == 0xb1e8cb3c018675fd, "activation.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    activation_op_Add = DFG_FIRST_OP, activation_op_Clip, activation_op_Div, activation_op_Exp,
    activation_op_HardSigmoid, activation_op_Log, activation_op_Max, activation_op_Min, activation_op_Mul,
    activation_op_Neg, activation_op_Reciprocal, activation_op_Relu, activation_op_Tanh,
};
enum { activation_attr_alpha, activation_attr_beta };
static const char *const activation_op_names[] = {
    "Add", "Clip", "Div", "Exp", "HardSigmoid", "Log", "Max", "Min", "Mul", "Neg", "Reciprocal", "Relu",
    "Tanh",
};
static const char *const activation_attr_names[] = { "alpha", "beta" };

const struct dfg_names activation_names = {
    .abi = DFG_ABI, .needs = 0, .name = "activation", .run = ACTIVATION_H, .n_ops = 13,
    .ops = activation_op_names, .n_attrs = 2, .attrs = activation_attr_names,
};

/* activation.pat:10  cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank; */
static DFG_APART bool activation_one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_extent_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

/* activation.pat:13  rule make_hard_sigmoid(x, c, d) {
 *     k = Clip(Add(x, c & 3), 0, 6);
 *     match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));
 *     where one(c, x), one(d, x), x.dtype in {f16, f32};
 *     rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
 * } */
bool activation_make_hard_sigmoid_find(DFG_FIND_ON(activation_make_hard_sigmoid))
{
    dfg_node div = DFG_NONE, d = DFG_NONE, constant_3 = DFG_NONE, k = DFG_NONE, mul = DFG_NONE;
    dfg_node constant_4 = DFG_NONE;
    uint32_t swap = 0;
    if (dfg_calls_argc(g, n, activation_op_Div, 2)) {
        div = n;
        d = dfg_arg(g, div, 1);
        constant_3 = d;
        if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE)) return false;
        k = dfg_arg(g, div, 0);
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, activation_op_Mul, 2)) return false;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == activation_op_Clip ? 0 : 1;
        d = dfg_arg(g, mul, 1 - swap);
        constant_4 = d;
        if (!dfg_const_near(g, constant_4, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE)) return false;
        k = dfg_arg(g, mul, swap);
    }
    if (!dfg_calls_with(g, k, activation_op_Clip, 3)) return false;
    dfg_node constant = dfg_arg(g, k, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node constant_2 = dfg_arg(g, k, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE)) return false;
    dfg_node add = dfg_arg(g, k, 0);
    if (!dfg_calls_argc(g, add, activation_op_Add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, add, swap_2), c = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_const_is(g, c, dfg_int(3), DFG_NO_DTYPE)) continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){div, mul, k, add}, 4) || !activation_one(g, c, x))
            continue;
        if (!activation_one(g, d, x) || !(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32))
            continue;
        DFG_GIVE(activation_make_hard_sigmoid, .root = n, .x = x, .c = c, .d = d, .k = k);
        DFG_GIVE_WHOLE(activation_make_hard_sigmoid, .add = add, .constant = constant,
                       .constant_2 = constant_2, .div = div, .constant_3 = constant_3, .mul = mul,
                       .constant_4 = constant_4);
        return true;
    }
    return false;
}

/* activation.pat:22  Max(Min(line, c & 1), d & 0) */
static bool activation_make_hard_sigmoid_limits_max_find(DFG_FIND_ON(activation_make_hard_sigmoid_limits_max))
{
    if (!dfg_calls_with(g, n, activation_op_Max, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == activation_op_Min ? 0 : 1;
    dfg_node d = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, d, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node min = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, min, activation_op_Min, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, min); way[0] = ++swap_2) {
        dfg_node line = dfg_arg(g, min, swap_2), c = dfg_arg(g, min, 1 - swap_2);
        if (!dfg_const_is(g, c, dfg_int(1), DFG_NO_DTYPE) || !dfg_same_body(g, n, min)) continue;
        DFG_GIVE(activation_make_hard_sigmoid_limits_max, .root = n, .line = line, .c = c, .d = d);
        DFG_GIVE_WHOLE(activation_make_hard_sigmoid_limits_max, .min = min);
        return true;
    }
    return false;
}

/* activation.pat:21  Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5) */
static bool activation_make_hard_sigmoid_limits_line_find(DFG_FIND_ON(activation_make_hard_sigmoid_limits_line))
{
    if (!dfg_calls_argc(g, n, activation_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == activation_op_Mul ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, b, dfg_float(0.5), DFG_NO_DTYPE)) return false;
    dfg_node mul = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, mul, activation_op_Mul, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, mul); way[0] = ++swap_2) {
        dfg_node x = dfg_arg(g, mul, swap_2), a = dfg_arg(g, mul, 1 - swap_2);
        if (!dfg_const_near(g, a, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE)) continue;
        if (!dfg_same_body(g, n, mul)) continue;
        DFG_GIVE(activation_make_hard_sigmoid_limits_line, .root = n, .x = x, .a = a, .b = b);
        DFG_GIVE_WHOLE(activation_make_hard_sigmoid_limits_line, .mul = mul);
        return true;
    }
    return false;
}

/* activation.pat:20  rule make_hard_sigmoid_limits(x, a, b, c, d) {
 *     line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);
 *     match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);
 *     where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x), x.dtype in {f16, f32};
 *     rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };
 * } */
bool activation_make_hard_sigmoid_limits_find(DFG_FIND_ON(activation_make_hard_sigmoid_limits))
{
    uint32_t alt = dfg_calls_argc(g, n, activation_op_Relu, 1) ? 0
        : dfg_calls_with(g, n, activation_op_Min, 2) ? 1 : dfg_calls_with(g, n, activation_op_Clip, 3) ? 2
        : 3;
    dfg_node relu = DFG_NONE, min = DFG_NONE, c = DFG_NONE, constant = DFG_NONE, line = DFG_NONE;
    dfg_node min_2 = DFG_NONE, constant_2 = DFG_NONE, relu_2 = DFG_NONE, clip = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, constant_4 = DFG_NONE, max = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0;
    if (alt == 0) {
        relu = n;
        min = dfg_arg(g, relu, 0);
        if (!dfg_calls_with(g, min, activation_op_Min, 2)) return false;
        swap = dfg_op(g, dfg_arg(g, min, 0)) == activation_op_Add ? 0 : 1;
        c = dfg_arg(g, min, 1 - swap);
        constant = c;
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE)) return false;
        line = dfg_arg(g, min, swap);
    } else if (alt == 1) {
        min_2 = n;
        swap_2 = dfg_op(g, dfg_arg(g, min_2, 0)) == activation_op_Relu ? 0 : 1;
        c = dfg_arg(g, min_2, 1 - swap_2);
        constant_2 = c;
        if (!dfg_const_is(g, constant_2, dfg_int(1), DFG_NO_DTYPE)) return false;
        relu_2 = dfg_arg(g, min_2, swap_2);
        if (!dfg_calls_argc(g, relu_2, activation_op_Relu, 1)) return false;
        line = dfg_arg(g, relu_2, 0);
    } else if (alt == 2) {
        clip = n;
        constant_3 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_3, dfg_int(0), DFG_NO_DTYPE)) return false;
        constant_4 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE)) return false;
        line = dfg_arg(g, clip, 0);
    } else {
        max = n;
        if (dfg_op(g, max) != activation_op_Max) return false;
    }
    struct activation_make_hard_sigmoid_limits_max_match max_2 = {0};
    if (whole != NULL) whole->max_2 = (struct activation_make_hard_sigmoid_limits_max_whole){0};
    for (; alt == 3
             ? activation_make_hard_sigmoid_limits_max_find(g, max, way, &max_2, DFG_PART(whole, max_2))
             : way[0] == 0;
         way[0]++, way[1] = 0) {
        if (alt == 3) {
            line = max_2.line;
            c = max_2.c;
        }
        if (dfg_op(g, line) != activation_op_Add) continue;
        struct activation_make_hard_sigmoid_limits_line_match line_2;
        for (; activation_make_hard_sigmoid_limits_line_find(g, line, way + 1, &line_2,
                                                             DFG_PART(whole, line_2));
             way[1]++) {
            if (!(alt == 0 || alt == 1 || alt == 3)) c = DFG_NONE;
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, min, min_2, relu_2, clip, max, line}, 7))
                continue;
            if (!activation_one(g, line_2.a, line_2.x) || !activation_one(g, line_2.b, line_2.x)) continue;
            if (!(c == DFG_NONE || activation_one(g, c, line_2.x))) continue;
            if (!(max_2.d == DFG_NONE || activation_one(g, max_2.d, line_2.x))) continue;
            if (!(dfg_dtype(g, line_2.x) == DFG_F16 || dfg_dtype(g, line_2.x) == DFG_F32)) continue;
            DFG_GIVE(activation_make_hard_sigmoid_limits, .root = n, .x = line_2.x, .a = line_2.a,
                     .b = line_2.b, .c = c, .d = max_2.d, .line = line);
            DFG_GIVE_PARTS(whole->relu = relu, whole->min = min, whole->constant = constant,
                           whole->min_2 = min_2, whole->relu_2 = relu_2, whole->constant_2 = constant_2,
                           whole->clip = clip, whole->constant_3 = constant_3,
                           whole->constant_4 = constant_4, whole->max = max);
            return true;
        }
    }
    return false;
}

/* activation.pat:27  rule make_hard_swish(x) {
 *     match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });
 *     rewrite HardSwish(x);
 * } */
bool activation_make_hard_swish_find(DFG_FIND_ON(activation_make_hard_swish))
{
    if (!dfg_calls_argc(g, n, activation_op_Mul, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), hardSigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, hardSigmoid, activation_op_HardSigmoid, 1)) continue;
        if (!dfg_near_by(dfg_attr_or_float(g, hardSigmoid, activation_attr_alpha, 0.2),
                         dfg_float(0.16666667), 1e-05))
            continue;
        if (!dfg_near(dfg_attr_or_float(g, hardSigmoid, activation_attr_beta, 0.5), dfg_float(0.5)))
            continue;
        if (dfg_operand(g, hardSigmoid, 0) != x) continue;
        if (!dfg_same_body(g, n, hardSigmoid)) continue;
        DFG_GIVE(activation_make_hard_swish, .root = n, .x = x);
        DFG_GIVE_WHOLE(activation_make_hard_swish, .hardSigmoid = hardSigmoid);
        return true;
    }
    return false;
}

/* activation.pat:32  Clip(Add(x, c & 3), 0, 6) */
static bool activation_make_hard_swish_whole_k_find(DFG_FIND_ON(activation_make_hard_swish_whole_k))
{
    if (!dfg_calls_with(g, n, activation_op_Clip, 3)) return false;
    dfg_node constant = dfg_operand(g, n, 1);
    if (!dfg_const_is(g, constant, dfg_int(0), DFG_NO_DTYPE)) return false;
    dfg_node constant_2 = dfg_operand(g, n, 2);
    if (!dfg_const_is(g, constant_2, dfg_int(6), DFG_NO_DTYPE)) return false;
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, activation_op_Add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, add); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, add, swap), c = dfg_arg(g, add, 1 - swap);
        if (!dfg_const_is(g, c, dfg_int(3), DFG_NO_DTYPE) || !dfg_same_body(g, n, add)) continue;
        DFG_GIVE(activation_make_hard_swish_whole_k, .root = n, .x = x, .c = c);
        DFG_GIVE_WHOLE(activation_make_hard_swish_whole_k, .add = add, .constant = constant,
                       .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* activation.pat:31  rule make_hard_swish_whole(x, c, d) {
 *     k = Clip(Add(x, c & 3), 0, 6);
 *     match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5))
 *         | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);
 *     where one(c, x), one(d, x), x.dtype in {f16, f32};
 *     rewrite HardSwish(x);
 * } */
bool activation_make_hard_swish_whole_find(DFG_FIND_ON(activation_make_hard_swish_whole))
{
    for (uint32_t alt = way[0]; alt < 3u; way[0] = ++alt, way[1] = 0) {
        dfg_node div = DFG_NONE, d = DFG_NONE, constant_3 = DFG_NONE, mul = DFG_NONE, mul_2 = DFG_NONE;
        dfg_node constant_4 = DFG_NONE, mul_3 = DFG_NONE, mul_4 = DFG_NONE, mul_5 = DFG_NONE;
        uint32_t swap = 0, swap_2 = 0;
        if (alt == 0) {
            div = n;
            if (!dfg_calls_argc(g, div, activation_op_Div, 2)) continue;
            d = dfg_arg(g, div, 1);
            constant_3 = d;
            if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE)) continue;
            mul = dfg_arg(g, div, 0);
            if (!dfg_calls_argc(g, mul, activation_op_Mul, 2)) continue;
        } else if (alt == 1) {
            mul_2 = n;
            if (!dfg_calls_argc(g, mul_2, activation_op_Mul, 2)) continue;
            swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == activation_op_Mul ? 0 : 1;
            d = dfg_arg(g, mul_2, 1 - swap);
            constant_4 = d;
            if (!dfg_const_near(g, constant_4, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE)) continue;
            mul_3 = dfg_arg(g, mul_2, swap);
            if (!dfg_calls_argc(g, mul_3, activation_op_Mul, 2)) continue;
        } else {
            mul_4 = n;
            if (!dfg_calls_argc(g, mul_4, activation_op_Mul, 2)) continue;
            swap_2 = dfg_op(g, dfg_arg(g, mul_4, 0)) == activation_op_Mul ? 0 : 1;
            mul_5 = dfg_arg(g, mul_4, swap_2);
            if (!dfg_calls_argc(g, mul_5, activation_op_Mul, 2)) continue;
        }
        for (uint32_t swap_3 = way[1]; swap_3 < (alt == 0 ? dfg_orders(g, mul)
                                                 : alt == 1 ? dfg_orders(g, mul_3) : dfg_orders(g, mul_5));
             way[1] = ++swap_3, way[2] = 0) {
            dfg_node x = DFG_NONE, k = DFG_NONE, constant_5 = DFG_NONE;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap_3);
                k = dfg_arg(g, mul, 1 - swap_3);
            } else if (alt == 1) {
                x = dfg_arg(g, mul_3, swap_3);
                k = dfg_arg(g, mul_3, 1 - swap_3);
            } else {
                x = dfg_arg(g, mul_5, swap_3);
                d = dfg_arg(g, mul_5, 1 - swap_3);
                constant_5 = d;
                if (!dfg_const_near(g, constant_5, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE)) continue;
                k = dfg_arg(g, mul_4, 1 - swap_2);
            }
            if (dfg_op(g, k) != activation_op_Clip || !activation_one(g, d, x)) continue;
            if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) continue;
            struct activation_make_hard_swish_whole_k_match k_2;
            for (; activation_make_hard_swish_whole_k_find(g, k, way + 2, &k_2, DFG_PART(whole, k_2)); way[2]++) {
                if (k_2.x != x) continue;
                if (!dfg_in_body(g, n, (const dfg_node[]){div, mul, mul_2, mul_3, mul_4, mul_5, k}, 7))
                    continue;
                if (!activation_one(g, k_2.c, x)) continue;
                DFG_GIVE(activation_make_hard_swish_whole, .root = n, .x = x, .c = k_2.c, .d = d, .k = k);
                DFG_GIVE_PARTS(whole->div = div, whole->mul = mul, whole->constant_3 = constant_3,
                               whole->mul_2 = mul_2, whole->mul_3 = mul_3, whole->constant_4 = constant_4,
                               whole->mul_4 = mul_4, whole->mul_5 = mul_5, whole->constant_5 = constant_5);
                return true;
            }
        }
    }
    return false;
}

/* activation.pat:39  pattern logistic(x, o) = Add(Exp(Neg(x)), o & 1); */
bool activation_logistic_find(DFG_FIND(activation_logistic))
{
    if (!dfg_calls_argc(g, n, activation_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == activation_op_Exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, exp, activation_op_Exp, 1)) return false;
    dfg_node neg = dfg_operand(g, exp, 0);
    if (!dfg_calls_argc(g, neg, activation_op_Neg, 1)) return false;
    dfg_node x = dfg_operand(g, neg, 0), o = dfg_arg(g, n, 1 - swap);
    if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){exp, neg}, 2)) return false;
    DFG_GIVE(activation_logistic, .root = n, .x = x, .o = o);
    DFG_GIVE_WHOLE(activation_logistic, .exp = exp, .neg = neg);
    return true;
}

/* activation.pat:40  rule make_sigmoid(x, o, c) {
 *     match Div(c & 1, logistic(x, o)) | Reciprocal(logistic(x, o));
 *     where one(o, x), not present(c) or one(c, x);
 *     rewrite Sigmoid(x);
 * } */
bool activation_make_sigmoid_find(DFG_FIND(activation_make_sigmoid))
{
    bool is_div = dfg_calls_argc(g, n, activation_op_Div, 2);
    dfg_node div = DFG_NONE, c = DFG_NONE, add = DFG_NONE, x = DFG_NONE, o = DFG_NONE;
    dfg_node reciprocal = DFG_NONE, add_2 = DFG_NONE;
    struct activation_logistic_match logistic = {0};
    struct activation_logistic_match logistic_2 = {0};
    if (whole != NULL) whole->logistic = (struct activation_logistic_whole){0};
    if (whole != NULL) whole->logistic_2 = (struct activation_logistic_whole){0};
    if (is_div) {
        div = n;
        c = dfg_arg(g, div, 0);
        if (!dfg_const_is(g, c, dfg_int(1), DFG_NO_DTYPE)) return false;
        add = dfg_arg(g, div, 1);
        if (dfg_op(g, add) != activation_op_Add) return false;
        if (!activation_logistic_find(g, add, &logistic, DFG_PART(whole, logistic))) return false;
        x = logistic.x;
        o = logistic.o;
    } else {
        reciprocal = n;
        if (!dfg_calls_argc(g, reciprocal, activation_op_Reciprocal, 1)) return false;
        add_2 = dfg_arg(g, reciprocal, 0);
        if (dfg_op(g, add_2) != activation_op_Add) return false;
        if (!activation_logistic_find(g, add_2, &logistic_2, DFG_PART(whole, logistic_2))) return false;
        x = logistic_2.x;
        o = logistic_2.o;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){div, add, reciprocal, add_2}, 4)) return false;
    if (!activation_one(g, o, x) || !(c == DFG_NONE || activation_one(g, c, x))) return false;
    DFG_GIVE(activation_make_sigmoid, .root = n, .x = x, .o = o, .c = c);
    DFG_GIVE_PARTS(whole->div = div, whole->add = add, whole->reciprocal = reciprocal,
                   whole->add_2 = add_2);
    return true;
}

/* activation.pat:46  const */
static bool activation_make_sigmoid_product_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* activation.pat:45  rule make_sigmoid_product(x, z, o) {
 *     match Div(x & !const, logistic(z, o));
 *     where one(o, z), x.dtype in {f16, bf16, f32, f64};
 *     rewrite Mul(x, Sigmoid(z));
 * } */
bool activation_make_sigmoid_product_find(DFG_FIND(activation_make_sigmoid_product))
{
    if (!dfg_calls_argc(g, n, activation_op_Div, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (activation_make_sigmoid_product_not1(g, x)) return false;
    struct activation_logistic_match logistic;
    if (dfg_op(g, dfg_operand(g, n, 1)) != activation_op_Add) return false;
    if (!activation_logistic_find(g, dfg_operand(g, n, 1), &logistic, DFG_PART(whole, logistic)))
        return false;
    if (!dfg_same_body(g, n, logistic.root) || !activation_one(g, logistic.o, logistic.x)) return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    DFG_GIVE_IN_BOTH(activation_make_sigmoid_product, .root = n, .x = x, .z = logistic.x, .o = logistic.o);
    return true;
}

/* activation.pat:51  Tanh(Mul(x, a & 0.5) | Div(x, a & 2)) */
static bool activation_make_sigmoid_tanh_t_find(DFG_FIND_ON(activation_make_sigmoid_tanh_t))
{
    if (!dfg_calls_argc(g, n, activation_op_Tanh, 1)) return false;
    dfg_node v = dfg_operand(g, n, 0);
    bool is_mul = dfg_calls_argc(g, v, activation_op_Mul, 2);
    dfg_node mul = DFG_NONE;
    if (is_mul) mul = v;
    for (uint32_t swap = way[0]; swap < (is_mul ? dfg_orders(g, mul) : 1u); way[0] = ++swap) {
        dfg_node x = DFG_NONE, a = DFG_NONE, constant = DFG_NONE, div = DFG_NONE, constant_2 = DFG_NONE;
        if (is_mul) {
            x = dfg_arg(g, mul, swap);
            a = dfg_arg(g, mul, 1 - swap);
            constant = a;
            if (!dfg_const_is(g, constant, dfg_float(0.5), DFG_NO_DTYPE)) continue;
        } else {
            div = v;
            if (!dfg_calls_argc(g, div, activation_op_Div, 2)) continue;
            x = dfg_arg(g, div, 0);
            a = dfg_arg(g, div, 1);
            constant_2 = a;
            if (!dfg_const_is(g, constant_2, dfg_int(2), DFG_NO_DTYPE)) continue;
        }
        if (!dfg_in_body(g, n, (const dfg_node[]){mul, div}, 2)) continue;
        DFG_GIVE(activation_make_sigmoid_tanh_t, .root = n, .x = x, .a = a);
        DFG_GIVE_WHOLE(activation_make_sigmoid_tanh_t, .mul = mul, .constant = constant, .div = div,
                       .constant_2 = constant_2);
        return true;
    }
    return false;
}

/* activation.pat:50  rule make_sigmoid_tanh(x, a, b, c) {
 *     t = Tanh(Mul(x, a & 0.5) | Div(x, a & 2));
 *     match Mul(Add(t, b & 1), c & 0.5) | Div(Add(t, b & 1), c & 2) | Add(Mul(t, c & 0.5), b & 0.5);
 *     where one(a, x), one(b, x), one(c, x);
 *     rewrite Sigmoid(x);
 * } */
bool activation_make_sigmoid_tanh_find(DFG_FIND_ON(activation_make_sigmoid_tanh))
{
    uint32_t alt = dfg_calls_argc(g, n, activation_op_Mul, 2) ? 0
        : dfg_calls_argc(g, n, activation_op_Div, 2) ? 1 : 2;
    dfg_node mul_2 = DFG_NONE, c = DFG_NONE, constant_4 = DFG_NONE, add = DFG_NONE, b = DFG_NONE;
    dfg_node constant_3 = DFG_NONE, t = DFG_NONE, div_2 = DFG_NONE, constant_6 = DFG_NONE, add_2 = DFG_NONE;
    dfg_node constant_5 = DFG_NONE, add_3 = DFG_NONE, constant_8 = DFG_NONE, mul_3 = DFG_NONE;
    dfg_node constant_7 = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0, swap_3 = 0, swap_4 = 0, swap_5 = 0;
    if (alt == 0) {
        mul_2 = n;
        swap = dfg_op(g, dfg_arg(g, mul_2, 0)) == activation_op_Add ? 0 : 1;
        c = dfg_arg(g, mul_2, 1 - swap);
        constant_4 = c;
        if (!dfg_const_is(g, constant_4, dfg_float(0.5), DFG_NO_DTYPE)) return false;
        add = dfg_arg(g, mul_2, swap);
        if (!dfg_calls_argc(g, add, activation_op_Add, 2)) return false;
        swap_2 = dfg_op(g, dfg_arg(g, add, 0)) == activation_op_Tanh ? 0 : 1;
        b = dfg_arg(g, add, 1 - swap_2);
        constant_3 = b;
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE)) return false;
        t = dfg_arg(g, add, swap_2);
    } else if (alt == 1) {
        div_2 = n;
        c = dfg_arg(g, div_2, 1);
        constant_6 = c;
        if (!dfg_const_is(g, constant_6, dfg_int(2), DFG_NO_DTYPE)) return false;
        add_2 = dfg_arg(g, div_2, 0);
        if (!dfg_calls_argc(g, add_2, activation_op_Add, 2)) return false;
        swap_3 = dfg_op(g, dfg_arg(g, add_2, 0)) == activation_op_Tanh ? 0 : 1;
        b = dfg_arg(g, add_2, 1 - swap_3);
        constant_5 = b;
        if (!dfg_const_is(g, constant_5, dfg_int(1), DFG_NO_DTYPE)) return false;
        t = dfg_arg(g, add_2, swap_3);
    } else {
        add_3 = n;
        if (!dfg_calls_argc(g, add_3, activation_op_Add, 2)) return false;
        swap_4 = dfg_op(g, dfg_arg(g, add_3, 0)) == activation_op_Mul ? 0 : 1;
        b = dfg_arg(g, add_3, 1 - swap_4);
        constant_8 = b;
        if (!dfg_const_is(g, constant_8, dfg_float(0.5), DFG_NO_DTYPE)) return false;
        mul_3 = dfg_arg(g, add_3, swap_4);
        if (!dfg_calls_argc(g, mul_3, activation_op_Mul, 2)) return false;
        swap_5 = dfg_op(g, dfg_arg(g, mul_3, 0)) == activation_op_Tanh ? 0 : 1;
        c = dfg_arg(g, mul_3, 1 - swap_5);
        constant_7 = c;
        if (!dfg_const_is(g, constant_7, dfg_float(0.5), DFG_NO_DTYPE)) return false;
        t = dfg_arg(g, mul_3, swap_5);
    }
    if (dfg_op(g, t) != activation_op_Tanh) return false;
    struct activation_make_sigmoid_tanh_t_match t_2;
    for (; activation_make_sigmoid_tanh_t_find(g, t, way, &t_2, DFG_PART(whole, t_2)); way[0]++) {
        if (!dfg_in_body(g, n, (const dfg_node[]){mul_2, add, div_2, add_2, add_3, mul_3, t}, 7)) continue;
        if (!activation_one(g, t_2.a, t_2.x) || !activation_one(g, b, t_2.x)) continue;
        if (!activation_one(g, c, t_2.x)) continue;
        DFG_GIVE(activation_make_sigmoid_tanh, .root = n, .x = t_2.x, .a = t_2.a, .b = b, .c = c, .t = t);
        DFG_GIVE_PARTS(whole->mul_2 = mul_2, whole->add = add, whole->constant_3 = constant_3,
                       whole->constant_4 = constant_4, whole->div_2 = div_2, whole->add_2 = add_2,
                       whole->constant_5 = constant_5, whole->constant_6 = constant_6, whole->add_3 = add_3,
                       whole->mul_3 = mul_3, whole->constant_7 = constant_7,
                       whole->constant_8 = constant_8);
        return true;
    }
    return false;
}

/* activation.pat:57  rule make_softplus(x, o) {
 *     match Log(Add(Exp(x), o & 1));
 *     where one(o, x), x.dtype in {f16, f32};
 *     rewrite Softplus(x);
 * } */
bool activation_make_softplus_find(DFG_FIND(activation_make_softplus))
{
    if (!dfg_calls_argc(g, n, activation_op_Log, 1)) return false;
    dfg_node add = dfg_operand(g, n, 0);
    if (!dfg_calls_argc(g, add, activation_op_Add, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, add, 0)) == activation_op_Exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap);
    if (!dfg_calls_argc(g, exp, activation_op_Exp, 1)) return false;
    dfg_node x = dfg_operand(g, exp, 0), o = dfg_arg(g, add, 1 - swap);
    if (!dfg_const_is(g, o, dfg_int(1), DFG_NO_DTYPE)) return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, exp}, 2) || !activation_one(g, o, x)) return false;
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) return false;
    DFG_GIVE(activation_make_softplus, .root = n, .x = x, .o = o);
    DFG_GIVE_WHOLE(activation_make_softplus, .add = add, .exp = exp);
    return true;
}

/* activation.pat:63  rule make_leaky_relu(x, a) {
 *     match Max(x, Mul(x, a & const));
 *     where one(a, x), value(a) > 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};
 *     rewrite LeakyRelu(x) { alpha = value(a) };
 * } */
bool activation_make_leaky_relu_find(DFG_FIND_ON(activation_make_leaky_relu))
{
    if (!dfg_calls_with(g, n, activation_op_Max, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap, way[1] = 0) {
        dfg_node x = dfg_arg(g, n, swap), mul = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, mul, activation_op_Mul, 2)) continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = way[1]; swap_2 < dfg_orders(g, mul); way[1] = ++swap_2) {
            if (dfg_arg(g, mul, swap_2) != x) continue;
            dfg_node a = dfg_arg(g, mul, 1 - swap_2);
            if (!dfg_is(g, a, DFG_CONST) || !dfg_same_body(g, n, mul) || !activation_one(g, a, x)) continue;
            if (!dfg_gt(dfg_value_of(g, a), dfg_int(0)) || !dfg_lt(dfg_value_of(g, a), dfg_int(1)))
                continue;
            DFG_GIVE(activation_make_leaky_relu, .root = n, .x = x, .a = a);
            DFG_GIVE_WHOLE(activation_make_leaky_relu, .mul = mul);
            return true;
        }
    }
    return false;
}
