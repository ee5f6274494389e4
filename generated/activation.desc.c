/* What activation.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "activation.h"
#if ACTIVATION_H != 0x1e69807ac313b382
#error "activation.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Clip,
    OP_Div,
    OP_Exp,
    OP_HardSigmoid,
    OP_Log,
    OP_Max,
    OP_Min,
    OP_Mul,
    OP_Relu,
};
enum {
    ATTR_alpha,
    ATTR_beta,
};
static const char *const op_names[] = {
    "Add",
    "Clip",
    "Div",
    "Exp",
    "HardSigmoid",
    "Log",
    "Max",
    "Min",
    "Mul",
    "Relu",
};
static const char *const attr_names[] = {
    "alpha",
    "beta",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 10,
    .ops = op_names,
    .n_attrs = 2,
    .attrs = attr_names,
};

/* activation.pat:9
 * cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
 */
static bool one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

struct activation_make_hard_sigmoid_whole {
    struct activation_make_hard_sigmoid_match m;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node div;
    dfg_node constant_4;
    dfg_node mul;
    dfg_node constant_5;
};

static bool activation_make_hard_sigmoid_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_div = dfg_calls_argc(g, n, OP_Div, 2);
    dfg_node div = DFG_NONE, d = DFG_NONE, constant_4 = DFG_NONE, k = DFG_NONE, mul = DFG_NONE;
    dfg_node constant_5 = DFG_NONE;
    uint32_t swap = 0;
    if (is_div) {
        div = n;
        d = dfg_arg(g, div, 1);
        constant_4 = d;
        if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
            return false;
        k = dfg_arg(g, div, 0);
    } else {
        mul = n;
        if (!dfg_calls_argc(g, mul, OP_Mul, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, mul, 0)) == OP_Clip ? 0 : 1;
        d = dfg_arg(g, mul, 1 - swap);
        constant_5 = d;
        if (!dfg_const_near(g, constant_5, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
            return false;
        k = dfg_arg(g, mul, swap);
    }
    if (!dfg_calls_with(g, k, OP_Clip, 3))
        return false;
    dfg_node constant_2 = dfg_arg(g, k, 1);
    if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
        return false;
    dfg_node constant_3 = dfg_arg(g, k, 2);
    if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
        return false;
    dfg_node add = dfg_arg(g, k, 0);
    if (!dfg_calls_with(g, add, OP_Add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add); swap_2++) {
        dfg_node x = dfg_arg(g, add, swap_2);
        dfg_node c = dfg_arg(g, add, 1 - swap_2);
        dfg_node constant = c;
        if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){div, mul, k, add}, 4))
            continue;
        /* where one(c, x) */
        if (!one(g, c, x))
            continue;
        /* where one(d, x) */
        if (!one(g, d, x))
            continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        if (accept(ctx, &(struct activation_make_hard_sigmoid_whole){.m = {.root = n, .x = x, .c = c,
                .d = d, .k = k}, .add = add, .constant = constant,
                .constant_2 = constant_2, .constant_3 = constant_3, .v = n, .div = div,
                .constant_4 = constant_4, .mul = mul, .constant_5 = constant_5}))
            return true;
    }
    return false;
}

struct activation_make_hard_sigmoid_limits_whole {
    struct activation_make_hard_sigmoid_limits_match m;
    dfg_node mul;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node v;
    dfg_node relu;
    dfg_node min;
    dfg_node constant_3;
    dfg_node min_2;
    dfg_node relu_2;
    dfg_node constant_4;
    dfg_node clip;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node max;
    dfg_node min_3;
    dfg_node constant_7;
    dfg_node constant_8;
};

static bool activation_make_hard_sigmoid_limits_whole(const dfg_graph *g, dfg_node n,
                                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    uint32_t alt = dfg_calls_argc(g, n, OP_Relu, 1) ? 0 : dfg_calls_with(g, n, OP_Min, 2) ? 1
        : dfg_calls_with(g, n, OP_Clip, 3) ? 2 : 3;
    dfg_node relu = DFG_NONE, min = DFG_NONE, c = DFG_NONE, constant_3 = DFG_NONE;
    dfg_node line = DFG_NONE, min_2 = DFG_NONE, constant_4 = DFG_NONE, relu_2 = DFG_NONE;
    dfg_node clip = DFG_NONE, constant_5 = DFG_NONE, constant_6 = DFG_NONE, max = DFG_NONE;
    dfg_node d = DFG_NONE, constant_8 = DFG_NONE, min_3 = DFG_NONE, constant_7 = DFG_NONE;
    uint32_t swap = 0, swap_2 = 0, swap_3 = 0, swap_4 = 0;
    if (alt == 0) {
        relu = n;
        min = dfg_arg(g, relu, 0);
        if (!dfg_calls_with(g, min, OP_Min, 2))
            return false;
        swap = dfg_op(g, dfg_arg(g, min, 0)) == OP_Add ? 0 : 1;
        c = dfg_arg(g, min, 1 - swap);
        constant_3 = c;
        if (!dfg_const_is(g, constant_3, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, min, swap);
    } else if (alt == 1) {
        min_2 = n;
        swap_2 = dfg_op(g, dfg_arg(g, min_2, 0)) == OP_Relu ? 0 : 1;
        c = dfg_arg(g, min_2, 1 - swap_2);
        constant_4 = c;
        if (!dfg_const_is(g, constant_4, dfg_int(1), DFG_NO_DTYPE))
            return false;
        relu_2 = dfg_arg(g, min_2, swap_2);
        if (!dfg_calls_argc(g, relu_2, OP_Relu, 1))
            return false;
        line = dfg_arg(g, relu_2, 0);
    } else if (alt == 2) {
        clip = n;
        constant_5 = dfg_arg(g, clip, 1);
        if (!dfg_const_is(g, constant_5, dfg_int(0), DFG_NO_DTYPE))
            return false;
        constant_6 = dfg_arg(g, clip, 2);
        if (!dfg_const_is(g, constant_6, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, clip, 0);
    } else {
        max = n;
        if (!dfg_calls_with(g, max, OP_Max, 2))
            return false;
        swap_3 = dfg_op(g, dfg_arg(g, max, 0)) == OP_Min ? 0 : 1;
        d = dfg_arg(g, max, 1 - swap_3);
        constant_8 = d;
        if (!dfg_const_is(g, constant_8, dfg_int(0), DFG_NO_DTYPE))
            return false;
        min_3 = dfg_arg(g, max, swap_3);
        if (!dfg_calls_with(g, min_3, OP_Min, 2))
            return false;
        swap_4 = dfg_op(g, dfg_arg(g, min_3, 0)) == OP_Add ? 0 : 1;
        c = dfg_arg(g, min_3, 1 - swap_4);
        constant_7 = c;
        if (!dfg_const_is(g, constant_7, dfg_int(1), DFG_NO_DTYPE))
            return false;
        line = dfg_arg(g, min_3, swap_4);
    }
    if (!dfg_calls_argc(g, line, OP_Add, 2))
        return false;
    uint32_t swap_5 = dfg_op(g, dfg_arg(g, line, 0)) == OP_Mul ? 0 : 1;
    dfg_node b = dfg_arg(g, line, 1 - swap_5);
    dfg_node constant_2 = b;
    if (!dfg_const_is(g, constant_2, dfg_float(0.5), DFG_NO_DTYPE))
        return false;
    dfg_node mul = dfg_arg(g, line, swap_5);
    if (!dfg_calls_with(g, mul, OP_Mul, 2))
        return false;
    for (uint32_t swap_6 = 0; swap_6 < dfg_orders(g, mul); swap_6++) {
        dfg_node x = dfg_arg(g, mul, swap_6);
        dfg_node a = dfg_arg(g, mul, 1 - swap_6);
        dfg_node constant = a;
        if (!dfg_const_near(g, constant, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){relu, min, min_2, relu_2, clip, max, min_3, line, mul},
                         9))
            continue;
        /* where one(a, x) */
        if (!one(g, a, x))
            continue;
        /* where one(b, x) */
        if (!one(g, b, x))
            continue;
        /* where not present(c) or one(c, x) */
        if (!(c == DFG_NONE || one(g, c, x)))
            continue;
        /* where not present(d) or one(d, x) */
        if (!(d == DFG_NONE || one(g, d, x)))
            continue;
        if (accept(ctx, &(struct activation_make_hard_sigmoid_limits_whole){.m = {.root = n, .x = x,
                .a = a, .b = b, .c = c, .d = d, .line = line}, .mul = mul,
                .constant = constant, .constant_2 = constant_2, .v = n, .relu = relu, .min = min,
                .constant_3 = constant_3, .min_2 = min_2, .relu_2 = relu_2,
                .constant_4 = constant_4, .clip = clip, .constant_5 = constant_5,
                .constant_6 = constant_6, .max = max, .min_3 = min_3, .constant_7 = constant_7,
                .constant_8 = constant_8}))
            return true;
    }
    return false;
}

struct activation_make_hard_swish_whole {
    struct activation_make_hard_swish_match m;
    dfg_node mul;
    dfg_node hardSigmoid;
};

static bool activation_make_hard_swish_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node hardSigmoid = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, hardSigmoid, OP_HardSigmoid, 1))
            continue;
        if (!dfg_near_by(dfg_attr_or(g, hardSigmoid, ATTR_alpha, dfg_float(0.2)), dfg_float(0.16666667),
                         1e-05))
            continue;
        if (!dfg_near(dfg_attr_or(g, hardSigmoid, ATTR_beta, dfg_float(0.5)), dfg_float(0.5)))
            continue;
        if (dfg_arg(g, hardSigmoid, 0) != x)
            continue;
        if (!dfg_same_body(g, n, hardSigmoid))
            continue;
        if (accept(ctx, &(struct activation_make_hard_swish_whole){.m = {.root = n, .x = x}, .mul = n,
                .hardSigmoid = hardSigmoid}))
            return true;
    }
    return false;
}

struct activation_make_hard_swish_whole_whole {
    struct activation_make_hard_swish_whole_match m;
    dfg_node add;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node v;
    dfg_node div;
    dfg_node mul;
    dfg_node constant_4;
    dfg_node mul_2;
    dfg_node mul_3;
    dfg_node constant_5;
    dfg_node mul_4;
    dfg_node mul_5;
    dfg_node constant_6;
};

static bool activation_make_hard_swish_whole_whole(const dfg_graph *g, dfg_node n,
                                                   bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 3u; alt++) {
        dfg_node div = DFG_NONE, d = DFG_NONE, constant_4 = DFG_NONE, mul = DFG_NONE;
        if (alt == 0) {
            div = n;
            if (!dfg_calls_argc(g, div, OP_Div, 2))
                continue;
            d = dfg_arg(g, div, 1);
            constant_4 = d;
            if (!dfg_const_is(g, constant_4, dfg_int(6), DFG_NO_DTYPE))
                continue;
            mul = dfg_arg(g, div, 0);
            if (!dfg_calls_with(g, mul, OP_Mul, 2))
                continue;
        }
        for (uint32_t swap = 0; swap < (alt == 0 ? dfg_orders(g, mul) : 1u); swap++) {
            dfg_node x = DFG_NONE, k = DFG_NONE, mul_2 = DFG_NONE, constant_5 = DFG_NONE, mul_3 = DFG_NONE;
            uint32_t swap_2 = 0;
            if (alt == 0) {
                x = dfg_arg(g, mul, swap);
                k = dfg_arg(g, mul, 1 - swap);
            } else if (alt == 1) {
                mul_2 = n;
                if (!dfg_calls_argc(g, mul_2, OP_Mul, 2))
                    continue;
                swap_2 = dfg_op(g, dfg_arg(g, mul_2, 0)) == OP_Mul ? 0 : 1;
                d = dfg_arg(g, mul_2, 1 - swap_2);
                constant_5 = d;
                if (!dfg_const_near(g, constant_5, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                    continue;
                mul_3 = dfg_arg(g, mul_2, swap_2);
                if (!dfg_calls_with(g, mul_3, OP_Mul, 2))
                    continue;
            }
            for (uint32_t swap_3 = 0; swap_3 < (alt == 1 ? dfg_orders(g, mul_3) : 1u); swap_3++) {
                dfg_node mul_4 = DFG_NONE, mul_5 = DFG_NONE;
                uint32_t swap_4 = 0;
                if (alt == 1) {
                    x = dfg_arg(g, mul_3, swap_3);
                    k = dfg_arg(g, mul_3, 1 - swap_3);
                } else if (alt == 2) {
                    mul_4 = n;
                    if (!dfg_calls_argc(g, mul_4, OP_Mul, 2))
                        continue;
                    swap_4 = dfg_op(g, dfg_arg(g, mul_4, 0)) == OP_Mul ? 0 : 1;
                    mul_5 = dfg_arg(g, mul_4, swap_4);
                    if (!dfg_calls_with(g, mul_5, OP_Mul, 2))
                        continue;
                }
                for (uint32_t swap_5 = 0; swap_5 < (alt == 2 ? dfg_orders(g, mul_5) : 1u); swap_5++) {
                    dfg_node constant_6 = DFG_NONE;
                    if (alt == 2) {
                        x = dfg_arg(g, mul_5, swap_5);
                        d = dfg_arg(g, mul_5, 1 - swap_5);
                        constant_6 = d;
                        if (!dfg_const_near(g, constant_6, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                            continue;
                        k = dfg_arg(g, mul_4, 1 - swap_4);
                    }
                    if (!dfg_calls_with(g, k, OP_Clip, 3))
                        continue;
                    dfg_node constant_2 = dfg_arg(g, k, 1);
                    if (!dfg_const_is(g, constant_2, dfg_int(0), DFG_NO_DTYPE))
                        continue;
                    dfg_node constant_3 = dfg_arg(g, k, 2);
                    if (!dfg_const_is(g, constant_3, dfg_int(6), DFG_NO_DTYPE))
                        continue;
                    dfg_node add = dfg_arg(g, k, 0);
                    if (!dfg_calls_with(g, add, OP_Add, 2))
                        continue;
                    /* where one(d, x) */
                    if (!one(g, d, x))
                        continue;
                    /* where x.dtype in {f16, f32, f64} */
                    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32
                          || dfg_dtype(g, x) == DFG_F64))
                        continue;
                    for (uint32_t swap_6 = 0; swap_6 < dfg_orders(g, add); swap_6++) {
                        if (dfg_arg(g, add, swap_6) != x)
                            continue;
                        dfg_node c = dfg_arg(g, add, 1 - swap_6);
                        dfg_node constant = c;
                        if (!dfg_const_is(g, constant, dfg_int(3), DFG_NO_DTYPE))
                            continue;
                        if (!dfg_in_body(g, n,
                                         (const dfg_node[]){div, mul, mul_2, mul_3, mul_4, mul_5, k, add},
                                         8))
                            continue;
                        /* where one(c, x) */
                        if (!one(g, c, x))
                            continue;
                        if (accept(ctx, &(struct activation_make_hard_swish_whole_whole){.m = {.root = n, .x = x, .c = c,
                                .d = d, .k = k}, .add = add, .constant = constant,
                                .constant_2 = constant_2, .constant_3 = constant_3, .v = n, .div = div,
                                .mul = mul, .constant_4 = constant_4, .mul_2 = mul_2, .mul_3 = mul_3,
                                .constant_5 = constant_5, .mul_4 = mul_4, .mul_5 = mul_5,
                                .constant_6 = constant_6}))
                            return true;
                    }
                }
            }
        }
    }
    return false;
}

struct activation_make_softplus_whole {
    struct activation_make_softplus_match m;
    dfg_node log;
    dfg_node add;
    dfg_node exp;
    dfg_node constant;
};

static bool activation_make_softplus_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Log, 1))
        return false;
    dfg_node add = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, add, OP_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, add, 0)) == OP_Exp ? 0 : 1;
    dfg_node exp = dfg_arg(g, add, swap);
    if (!dfg_calls_with(g, exp, OP_Exp, 1))
        return false;
    dfg_node x = dfg_arg(g, exp, 0);
    dfg_node o = dfg_arg(g, add, 1 - swap);
    dfg_node constant = o;
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){add, exp}, 2))
        return false;
    /* where one(o, x) */
    if (!one(g, o, x))
        return false;
    return accept(ctx, &(struct activation_make_softplus_whole){.m = {.root = n, .x = x, .o = o},
            .log = n, .add = add, .exp = exp, .constant = constant});
}

struct activation_make_leaky_relu_whole {
    struct activation_make_leaky_relu_match m;
    dfg_node max;
    dfg_node mul;
    dfg_node constant;
};

static bool activation_make_leaky_relu_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Max, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node mul = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, mul, OP_Mul, 2))
            continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul); swap_2++) {
            if (dfg_arg(g, mul, swap_2) != x)
                continue;
            dfg_node a = dfg_arg(g, mul, 1 - swap_2);
            dfg_node constant = a;
            if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, mul))
                continue;
            /* where one(a, x) */
            if (!one(g, a, x))
                continue;
            /* where value(a) > 0 */
            if (!dfg_gt(dfg_value_of(g, a), dfg_int(0)))
                continue;
            /* where value(a) < 1 */
            if (!dfg_lt(dfg_value_of(g, a), dfg_int(1)))
                continue;
            if (accept(ctx, &(struct activation_make_leaky_relu_whole){.m = {.root = n, .x = x, .a = a},
                    .max = n, .mul = mul, .constant = constant}))
                return true;
        }
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- make_hard_sigmoid ---- */

static const struct dfg_desc_expr activation_make_hard_sigmoid_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 9 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 9 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 9 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 9 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 9 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 9 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 9 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 9 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 9 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 9 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 9 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 11, .text = "c", .line = 9 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 9 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 9 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 9 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 4, .text = "x", .line = 15 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 15 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 15 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 15 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 15 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 31, 32, 33, 34, 35, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 15 },
};
static const struct dfg_desc_node activation_make_hard_sigmoid_nodes[16] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 13, },
        .text = "Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5))", .line = 14 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 10, },
        .text = "Div(k, d & 6)", .line = 14 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 8, 9, },
        .name = "k",
        .text = "Clip(Add(x, c & 3), 0, 6)", .line = 13 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "Add(x, c & 3)", .line = 13 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 12 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & 3", .line = 13 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 12 },
    [7] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 13 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 13 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 13 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "d & 6", .line = 14 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 12 },
    [12] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 14 },
    [13] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 14, },
        .text = "Mul(k, d & approx(0.16666667, 1e-5))", .line = 14 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 15, },
        .text = "d & approx(0.16666667, 1e-5)", .line = 14 },
    [15] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 14 },
};
static const struct dfg_desc_region activation_make_hard_sigmoid_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_make_hard_sigmoid_refs[] = { { 4, -1 }, { 6, -1 }, { 11, -1 }, { 2, -1 }, };
static const struct dfg_capture activation_make_hard_sigmoid_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_match, d) },
    { "k", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_match, k) },
};
static const struct dfg_desc_pattern activation_make_hard_sigmoid_desc = {
    .n_nodes = 16, .n_exprs = 37, .n_vars = 0, .n_sets = 4,
    .nodes = activation_make_hard_sigmoid_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_make_hard_sigmoid_regions,
    .exprs = activation_make_hard_sigmoid_exprs,
    .captures = activation_make_hard_sigmoid_refs,
    .text = "rule make_hard_sigmoid(x, c, d) {\012    k = Clip(Add(x, c & 3), 0, 6);\012    match Div(k, d & 6) | Mul(k, d & approx(0.16666667, 1e-5));\012    where one(c, x), one(d, x), x.dtype in {f16, bf16, f32, f64};\012    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };\012}", .line = 12, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 36, }
};
static bool activation_make_hard_sigmoid_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_make_hard_sigmoid_match(g, n, m);
}
static bool activation_make_hard_sigmoid_pass(void *ctx, const struct activation_make_hard_sigmoid_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_make_hard_sigmoid_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_make_hard_sigmoid_each(g, n, activation_make_hard_sigmoid_pass, &e);
}

static const struct dfg_part activation_make_hard_sigmoid_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_make_hard_sigmoid_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_make_hard_sigmoid_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_make_hard_sigmoid_whole, m.d) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct activation_make_hard_sigmoid_whole, m.k) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_make_hard_sigmoid_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_whole, constant_5) },
};
/* ---- make_hard_sigmoid_limits ---- */

static const struct dfg_desc_expr activation_make_hard_sigmoid_limits_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 9 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 9 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 9 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 9 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 9 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 9 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 9 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 9 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 22 },
    /* 31 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "present(c)", .line = 22 },
    /* 32 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "not present(c)", .line = 22 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 9 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "elements", .line = 9 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "c.elements == 1", .line = 9 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 9 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 9 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "c.rank == 0", .line = 9 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 13, .text = "c", .line = 9 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 9 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 9 },
    /* 45 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 44, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 46 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 40, 45, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 46, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 48 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 47, }, .text = "not present(c) or one(c, x)", .line = 22 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 27, .text = "d", .line = 22 },
    /* 50 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "present(d)", .line = 22 },
    /* 51 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "not present(d)", .line = 22 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 27, .text = "c", .line = 9 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "elements", .line = 9 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.elements == 1", .line = 9 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 27, .text = "c", .line = 9 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "rank", .line = 9 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "c.rank == 0", .line = 9 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 27, .text = "c", .line = 9 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 9 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 5, .text = "x", .line = 9 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "rank", .line = 9 },
    /* 64 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 61, 63, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 65 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 59, 64, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 55, 65, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 51, 66, }, .text = "not present(d) or one(d, x)", .line = 22 },
};
static const struct dfg_desc_node activation_make_hard_sigmoid_limits_nodes[29] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 15, 19, 22, },
        .text = "Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(lin...", .line = 21 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Relu(Min(line, c & 1))", .line = 21 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 12, },
        .text = "Min(line, c & 1)", .line = 21 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 9, },
        .name = "line",
        .text = "Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5)", .line = 20 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "Mul(x, a & approx(0.16666667, 1e-5))", .line = 20 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 19 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & approx(0.16666667, 1e-5)", .line = 20 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 19 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 20 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "b & 0.5", .line = 20 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 19 },
    [11] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_FLOAT, .f = 0.5 }, 0.0 },
        .text = "0.5", .line = 20 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "c & 1", .line = 21 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 19 },
    [14] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 21 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, },
        .text = "Min(Relu(line), c & 1)", .line = 21 },
    [16] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Relu", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Relu(line)", .line = 21 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 18, },
        .text = "c & 1", .line = 21 },
    [18] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 21 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 3, 20, 21, },
        .text = "Clip(line, 0, 1)", .line = 21 },
    [20] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 21 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 21 },
    [22] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 23, 26, },
        .text = "Max(Min(line, c & 1), d & 0)", .line = 21 },
    [23] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Min", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 24, },
        .text = "Min(line, c & 1)", .line = 21 },
    [24] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 25, },
        .text = "c & 1", .line = 21 },
    [25] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 21 },
    [26] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, },
        .text = "d & 0", .line = 21 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 19 },
    [28] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 21 },
};
static const struct dfg_desc_region activation_make_hard_sigmoid_limits_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_make_hard_sigmoid_limits_refs[] = { { 5, -1 }, { 7, -1 }, { 10, -1 }, { 13, -1 }, { 27, -1 }, { 3, -1 }, };
static const struct dfg_capture activation_make_hard_sigmoid_limits_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_limits_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_limits_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_limits_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_limits_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_limits_match, d) },
    { "line", DFG_CAP_NODE, offsetof(struct activation_make_hard_sigmoid_limits_match, line) },
};
static const struct dfg_desc_pattern activation_make_hard_sigmoid_limits_desc = {
    .n_nodes = 29, .n_exprs = 68, .n_vars = 0, .n_sets = 6,
    .nodes = activation_make_hard_sigmoid_limits_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_make_hard_sigmoid_limits_regions,
    .exprs = activation_make_hard_sigmoid_limits_exprs,
    .captures = activation_make_hard_sigmoid_limits_refs,
    .text = "rule make_hard_sigmoid_limits(x, a, b, c, d) {\012    line = Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5);\012    match Relu(Min(line, c & 1)) | Min(Relu(line), c & 1) | Clip(line, 0, 1) | Max(Min(line, c & 1), d & 0);\012    where one(a, x), one(b, x), not present(c) or one(c, x), not present(d) or one(d, x);\012    rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 };\012}", .line = 19, .n_where = 4, .where = (const uint32_t[]){ 14, 29, 48, 67, }
};
static bool activation_make_hard_sigmoid_limits_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_make_hard_sigmoid_limits_match(g, n, m);
}
static bool activation_make_hard_sigmoid_limits_pass(void *ctx, const struct activation_make_hard_sigmoid_limits_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_make_hard_sigmoid_limits_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_make_hard_sigmoid_limits_each(g, n, activation_make_hard_sigmoid_limits_pass, &e);
}

static const struct dfg_part activation_make_hard_sigmoid_limits_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_make_hard_sigmoid_limits_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_make_hard_sigmoid_limits_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_make_hard_sigmoid_limits_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct activation_make_hard_sigmoid_limits_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct activation_make_hard_sigmoid_limits_whole, m.d) },
    { DFG_PART_INNER, false, 0, 5, offsetof(struct activation_make_hard_sigmoid_limits_whole, m.line) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant_2) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, relu) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, min) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant_3) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, min_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, relu_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, clip) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant_6) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, max) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, min_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_sigmoid_limits_whole, constant_8) },
};
/* ---- make_hard_swish ---- */

static const struct dfg_desc_node activation_make_hard_swish_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 })", .line = 27 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 26 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "HardSigmoid", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_NEAR, .name = "alpha", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.16666667 }, .has_tol = true, .tol = 1e-05, .text = "alpha ~= 0.16666667 +- 1e-5", .line = 27 },
            { .test = DFG_D_TEST_NEAR, .name = "beta", .expr = -1, .var = -1, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "beta ~= 0.5", .line = 27 },
        },
        .text = "HardSigmoid(x)", .line = 27 },
};
static const struct dfg_desc_region activation_make_hard_swish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_make_hard_swish_refs[] = { { 1, -1 }, };
static const struct dfg_capture activation_make_hard_swish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_make_hard_swish_match, x) },
};
static const struct dfg_desc_pattern activation_make_hard_swish_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = activation_make_hard_swish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_make_hard_swish_regions,
    .captures = activation_make_hard_swish_refs,
    .text = "rule make_hard_swish(x) {\012    match Mul(x, HardSigmoid(x) { alpha ~= 0.16666667 +- 1e-5, beta ~= 0.5 });\012    rewrite HardSwish(x);\012}", .line = 26
};
static bool activation_make_hard_swish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_make_hard_swish_match(g, n, m);
}
static bool activation_make_hard_swish_pass(void *ctx, const struct activation_make_hard_swish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_make_hard_swish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_make_hard_swish_each(g, n, activation_make_hard_swish_pass, &e);
}

static const struct dfg_part activation_make_hard_swish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_make_hard_swish_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_make_hard_swish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole, hardSigmoid) },
};
/* ---- make_hard_swish_whole ---- */

static const struct dfg_desc_expr activation_make_hard_swish_whole_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 9 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 9 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 9 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "elements", .line = 9 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.elements == 1", .line = 9 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 9 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 9 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "c.rank == 0", .line = 9 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 12, .text = "c", .line = 9 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "rank", .line = 9 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "rank", .line = 9 },
    /* 27 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 27, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 29 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 18, 28, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 33 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 33 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 33 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 33 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 33 },
    /* 35 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 31, 32, 33, 34, }, .text = "x.dtype in {f16, f32, f64}", .line = 33 },
};
static const struct dfg_desc_node activation_make_hard_swish_whole_nodes[22] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 14, 18, },
        .text = "Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x...", .line = 32 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 11, },
        .text = "Div(Mul(x, k), d & 6)", .line = 32 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, k)", .line = 32 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 30 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Clip", },
        .n_kids = 3, .kids = (const uint32_t[]){ 5, 9, 10, },
        .name = "k",
        .text = "Clip(Add(x, c & 3), 0, 6)", .line = 31 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 6, },
        .text = "Add(x, c & 3)", .line = 31 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "c & 3", .line = 31 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 30 },
    [8] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 3LL }, 0.0 },
        .text = "3", .line = 31 },
    [9] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 0LL }, 0.0 },
        .text = "0", .line = 31 },
    [10] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 31 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "d & 6", .line = 32 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "d",
        .text = "d", .line = 30 },
    [13] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 6LL }, 0.0 },
        .text = "6", .line = 32 },
    [14] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "Mul(Mul(x, k), d & approx(0.16666667, 1e-5))", .line = 32 },
    [15] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "Mul(x, k)", .line = 32 },
    [16] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 17, },
        .text = "d & approx(0.16666667, 1e-5)", .line = 32 },
    [17] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 32 },
    [18] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 19, 4, },
        .text = "Mul(Mul(x, d & approx(0.16666667, 1e-5)), k)", .line = 32 },
    [19] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 20, },
        .text = "Mul(x, d & approx(0.16666667, 1e-5))", .line = 32 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 21, },
        .text = "d & approx(0.16666667, 1e-5)", .line = 32 },
    [21] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, true, { .tag = DFG_D_FLOAT, .f = 0.16666667 }, 1e-05 },
        .text = "approx(0.16666667, 1e-5)", .line = 32 },
};
static const struct dfg_desc_region activation_make_hard_swish_whole_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_make_hard_swish_whole_refs[] = { { 3, -1 }, { 7, -1 }, { 12, -1 }, { 4, -1 }, };
static const struct dfg_capture activation_make_hard_swish_whole_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_make_hard_swish_whole_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct activation_make_hard_swish_whole_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct activation_make_hard_swish_whole_match, d) },
    { "k", DFG_CAP_NODE, offsetof(struct activation_make_hard_swish_whole_match, k) },
};
static const struct dfg_desc_pattern activation_make_hard_swish_whole_desc = {
    .n_nodes = 22, .n_exprs = 36, .n_vars = 0, .n_sets = 4,
    .nodes = activation_make_hard_swish_whole_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_make_hard_swish_whole_regions,
    .exprs = activation_make_hard_swish_whole_exprs,
    .captures = activation_make_hard_swish_whole_refs,
    .text = "rule make_hard_swish_whole(x, c, d) {\012    k = Clip(Add(x, c & 3), 0, 6);\012    match Div(Mul(x, k), d & 6) | Mul(Mul(x, k), d & approx(0.16666667, 1e-5)) | Mul(Mul(x, d & approx(0.16666667, 1e-5)), k);\012    where one(c, x), one(d, x), x.dtype in {f16, f32, f64};\012    rewrite HardSwish(x);\012}", .line = 30, .n_where = 3, .where = (const uint32_t[]){ 14, 29, 35, }
};
static bool activation_make_hard_swish_whole_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_make_hard_swish_whole_match(g, n, m);
}
static bool activation_make_hard_swish_whole_pass(void *ctx, const struct activation_make_hard_swish_whole_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_make_hard_swish_whole_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_make_hard_swish_whole_each(g, n, activation_make_hard_swish_whole_pass, &e);
}

static const struct dfg_part activation_make_hard_swish_whole_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_make_hard_swish_whole_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_make_hard_swish_whole_whole, m.c) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct activation_make_hard_swish_whole_whole, m.d) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct activation_make_hard_swish_whole_whole, m.k) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, add) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, constant_3) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_make_hard_swish_whole_whole, v) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, div) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, constant_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, mul_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, mul_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, constant_5) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, mul_4) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, mul_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_hard_swish_whole_whole, constant_6) },
};
/* ---- make_softplus ---- */

static const struct dfg_desc_expr activation_make_softplus_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 9 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 9 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 5, .text = "c", .line = 9 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 9 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
};
static const struct dfg_desc_node activation_make_softplus_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Log(Add(Exp(x), o & 1))", .line = 37 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 4, },
        .text = "Add(Exp(x), o & 1)", .line = 37 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Exp", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Exp(x)", .line = 37 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 37 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "o & 1", .line = 37 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "o",
        .text = "o", .line = 37 },
    [6] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 37 },
};
static const struct dfg_desc_region activation_make_softplus_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_make_softplus_refs[] = { { 3, -1 }, { 5, -1 }, };
static const struct dfg_capture activation_make_softplus_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_make_softplus_match, x) },
    { "o", DFG_CAP_NODE, offsetof(struct activation_make_softplus_match, o) },
};
static const struct dfg_desc_pattern activation_make_softplus_desc = {
    .n_nodes = 7, .n_exprs = 15, .n_vars = 0, .n_sets = 2,
    .nodes = activation_make_softplus_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_make_softplus_regions,
    .exprs = activation_make_softplus_exprs,
    .captures = activation_make_softplus_refs,
    .text = "rule make_softplus(x, o) { match Log(Add(Exp(x), o & 1)); where one(o, x); rewrite Softplus(x); }", .line = 37, .n_where = 1, .where = (const uint32_t[]){ 14, }
};
static bool activation_make_softplus_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_make_softplus_match(g, n, m);
}
static bool activation_make_softplus_pass(void *ctx, const struct activation_make_softplus_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_make_softplus_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_make_softplus_each(g, n, activation_make_softplus_pass, &e);
}

static const struct dfg_part activation_make_softplus_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_make_softplus_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_make_softplus_whole, m.o) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_make_softplus_whole, log) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_softplus_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_softplus_whole, exp) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_softplus_whole, constant) },
};
/* ---- make_leaky_relu ---- */

static const struct dfg_desc_expr activation_make_leaky_relu_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 9 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 9 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 4, .text = "c", .line = 9 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 9 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 41 },
    /* 16 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "value(a)", .line = 41 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 18 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "value(a) > 0", .line = 41 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 41 },
    /* 20 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "value(a)", .line = 41 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 41 },
    /* 22 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "value(a) < 1", .line = 41 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 41 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 41 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 41 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 41 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 41 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 41 },
    /* 29 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 24, 25, 26, 27, 28, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 41 },
};
static const struct dfg_desc_node activation_make_leaky_relu_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Max", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Max(x, Mul(x, a & const))", .line = 40 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Mul(x, a & const)", .line = 40 },
    [3] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, },
        .text = "a & const", .line = 40 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 39 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 40 },
};
static const struct dfg_desc_region activation_make_leaky_relu_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture activation_make_leaky_relu_refs[] = { { 1, -1 }, { 4, -1 }, };
static const struct dfg_capture activation_make_leaky_relu_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct activation_make_leaky_relu_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct activation_make_leaky_relu_match, a) },
};
static const struct dfg_desc_pattern activation_make_leaky_relu_desc = {
    .n_nodes = 6, .n_exprs = 30, .n_vars = 0, .n_sets = 2,
    .nodes = activation_make_leaky_relu_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = activation_make_leaky_relu_regions,
    .exprs = activation_make_leaky_relu_exprs,
    .captures = activation_make_leaky_relu_refs,
    .text = "rule make_leaky_relu(x, a) {\012    match Max(x, Mul(x, a & const));\012    where one(a, x), value(a) > 0, value(a) < 1, x.dtype in {f16, bf16, f32, f64};\012    rewrite LeakyRelu(x) { alpha = value(a) };\012}", .line = 39, .n_where = 4, .where = (const uint32_t[]){ 14, 18, 22, 29, }
};
static bool activation_make_leaky_relu_any(const dfg_graph *g, dfg_node n, void *m)
{
    return activation_make_leaky_relu_match(g, n, m);
}
static bool activation_make_leaky_relu_pass(void *ctx, const struct activation_make_leaky_relu_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool activation_make_leaky_relu_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return activation_make_leaky_relu_each(g, n, activation_make_leaky_relu_pass, &e);
}

static const struct dfg_part activation_make_leaky_relu_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct activation_make_leaky_relu_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct activation_make_leaky_relu_whole, m.a) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct activation_make_leaky_relu_whole, max) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct activation_make_leaky_relu_whole, mul) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct activation_make_leaky_relu_whole, constant) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "make_hard_sigmoid", .place = "activation.pat:12", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_make_hard_sigmoid_match),
      .n_captures = 4, .captures = activation_make_hard_sigmoid_captures,
      .match = activation_make_hard_sigmoid_any, .each = activation_make_hard_sigmoid_all, .desc = &activation_make_hard_sigmoid_desc,
      .whole_size = sizeof(struct activation_make_hard_sigmoid_whole), .n_parts = sizeof activation_make_hard_sigmoid_parts / sizeof *activation_make_hard_sigmoid_parts,
      .n_params = 3, .parts = activation_make_hard_sigmoid_parts, .whole = activation_make_hard_sigmoid_whole },
    { .name = "make_hard_sigmoid_limits", .place = "activation.pat:19", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_make_hard_sigmoid_limits_match),
      .n_captures = 6, .captures = activation_make_hard_sigmoid_limits_captures,
      .match = activation_make_hard_sigmoid_limits_any, .each = activation_make_hard_sigmoid_limits_all, .desc = &activation_make_hard_sigmoid_limits_desc,
      .whole_size = sizeof(struct activation_make_hard_sigmoid_limits_whole), .n_parts = sizeof activation_make_hard_sigmoid_limits_parts / sizeof *activation_make_hard_sigmoid_limits_parts,
      .n_params = 5, .parts = activation_make_hard_sigmoid_limits_parts, .whole = activation_make_hard_sigmoid_limits_whole },
    { .name = "make_hard_swish", .place = "activation.pat:26", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_make_hard_swish_match),
      .n_captures = 1, .captures = activation_make_hard_swish_captures,
      .match = activation_make_hard_swish_any, .each = activation_make_hard_swish_all, .desc = &activation_make_hard_swish_desc,
      .whole_size = sizeof(struct activation_make_hard_swish_whole), .n_parts = sizeof activation_make_hard_swish_parts / sizeof *activation_make_hard_swish_parts,
      .n_params = 1, .parts = activation_make_hard_swish_parts, .whole = activation_make_hard_swish_whole },
    { .name = "make_hard_swish_whole", .place = "activation.pat:30", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_make_hard_swish_whole_match),
      .n_captures = 4, .captures = activation_make_hard_swish_whole_captures,
      .match = activation_make_hard_swish_whole_any, .each = activation_make_hard_swish_whole_all, .desc = &activation_make_hard_swish_whole_desc,
      .whole_size = sizeof(struct activation_make_hard_swish_whole_whole), .n_parts = sizeof activation_make_hard_swish_whole_parts / sizeof *activation_make_hard_swish_whole_parts,
      .n_params = 3, .parts = activation_make_hard_swish_whole_parts, .whole = activation_make_hard_swish_whole_whole },
    { .name = "make_softplus", .place = "activation.pat:37", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_make_softplus_match),
      .n_captures = 2, .captures = activation_make_softplus_captures,
      .match = activation_make_softplus_any, .each = activation_make_softplus_all, .desc = &activation_make_softplus_desc,
      .whole_size = sizeof(struct activation_make_softplus_whole), .n_parts = sizeof activation_make_softplus_parts / sizeof *activation_make_softplus_parts,
      .n_params = 2, .parts = activation_make_softplus_parts, .whole = activation_make_softplus_whole },
    { .name = "make_leaky_relu", .place = "activation.pat:39", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct activation_make_leaky_relu_match),
      .n_captures = 2, .captures = activation_make_leaky_relu_captures,
      .match = activation_make_leaky_relu_any, .each = activation_make_leaky_relu_all, .desc = &activation_make_leaky_relu_desc,
      .whole_size = sizeof(struct activation_make_leaky_relu_whole), .n_parts = sizeof activation_make_leaky_relu_parts / sizeof *activation_make_leaky_relu_parts,
      .n_params = 2, .parts = activation_make_leaky_relu_parts, .whole = activation_make_leaky_relu_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit activation_unit;
const struct dfg_unit activation_unit = {
    .abi = DFG_ABI,
    .name = "activation",
    .imports = imports,
    .names = &activation_names, .whole_names = &whole_names,
    .n_patterns = 6, .patterns = patterns,
    .rules = &activation_rules,
};
