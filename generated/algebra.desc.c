/* What algebra.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "algebra.h"
#if ALGEBRA_H != 0x5d9262562aca8558
#error "algebra.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_And,
    OP_BitwiseAnd,
    OP_BitwiseOr,
    OP_BitwiseXor,
    OP_Div,
    OP_Einsum,
    OP_Equal,
    OP_Expand,
    OP_Greater,
    OP_GreaterOrEqual,
    OP_Less,
    OP_LessOrEqual,
    OP_Log,
    OP_Mul,
    OP_Neg,
    OP_Or,
    OP_PRelu,
    OP_Pow,
    OP_Reciprocal,
    OP_ReduceMax,
    OP_Softmax,
    OP_Softplus,
    OP_Sub,
    OP_Tanh,
    OP_Xor,
};
enum {
    ATTR_axes,
    ATTR_axis,
    ATTR_equation,
    ATTR_keepdims,
};
enum {
    STR_bhid_bhdj_bhij,
    STR_bhij_bhjk_bhik,
    STR_bij_bjk_bik,
    STR_ij_jk_ik,
    STR_ik_kj_ij,
};
static const char *const op_names[] = {
    "Add",
    "And",
    "BitwiseAnd",
    "BitwiseOr",
    "BitwiseXor",
    "Div",
    "Einsum",
    "Equal",
    "Expand",
    "Greater",
    "GreaterOrEqual",
    "Less",
    "LessOrEqual",
    "Log",
    "Mul",
    "Neg",
    "Or",
    "PRelu",
    "Pow",
    "Reciprocal",
    "ReduceMax",
    "Softmax",
    "Softplus",
    "Sub",
    "Tanh",
    "Xor",
};
static const char *const attr_names[] = {
    "axes",
    "axis",
    "equation",
    "keepdims",
};
static const char *const str_names[] = {
    "bhid,bhdj->bhij",
    "bhij,bhjk->bhik",
    "bij,bjk->bik",
    "ij,jk->ik",
    "ik,kj->ij",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 26,
    .ops = op_names,
    .n_attrs = 4,
    .attrs = attr_names,
    .n_strs = 5,
    .strs = str_names,
};

struct algebra_div_mul_whole {
    struct algebra_div_mul_match m;
    dfg_node constant;
    dfg_node mul;
};

static bool algebra_div_mul_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node d = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, d, OP_Div, 2))
            continue;
        dfg_node c = dfg_arg(g, d, 0);
        dfg_node constant = c;
        if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
            continue;
        dfg_node a = dfg_arg(g, d, 1);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, d))
            continue;
        /* where c.rank == 0 or c.rank <= a.rank */
        if (!(dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, a))))
            continue;
        /* where c.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, c) == DFG_F16 || dfg_dtype(g, c) == DFG_BF16 || dfg_dtype(g, c) == DFG_F32
              || dfg_dtype(g, c) == DFG_F64))
            continue;
        if (accept(ctx, &(struct algebra_div_mul_whole){.m = {.root = n, .a = a, .b = b, .c = c, .d = d},
                .constant = constant, .mul = n}))
            return true;
    }
    return false;
}

struct algebra_reciprocal_mul_whole {
    struct algebra_reciprocal_mul_match m;
    dfg_node mul;
    dfg_node reciprocal;
};

static bool algebra_reciprocal_mul_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node reciprocal = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, reciprocal, OP_Reciprocal, 1))
            continue;
        dfg_node a = dfg_arg(g, reciprocal, 0);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, reciprocal))
            continue;
        if (accept(ctx, &(struct algebra_reciprocal_mul_whole){.m = {.root = n, .a = a, .b = b}, .mul = n,
                .reciprocal = reciprocal}))
            return true;
    }
    return false;
}

struct algebra_make_reciprocal_whole {
    struct algebra_make_reciprocal_match m;
    dfg_node div;
    dfg_node constant;
};

static bool algebra_make_reciprocal_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Div, 2))
        return false;
    dfg_node c = dfg_arg(g, n, 0);
    dfg_node constant = c;
    if (!dfg_const_is(g, constant, dfg_int(1), DFG_NO_DTYPE))
        return false;
    dfg_node a = dfg_arg(g, n, 1);
    /* where c.rank == 0 or c.rank <= a.rank */
    if (!(dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, a))))
        return false;
    /* where c.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, c) == DFG_F16 || dfg_dtype(g, c) == DFG_BF16 || dfg_dtype(g, c) == DFG_F32
          || dfg_dtype(g, c) == DFG_F64))
        return false;
    return accept(ctx, &(struct algebra_make_reciprocal_whole){.m = {.root = n, .a = a, .c = c},
            .div = n, .constant = constant});
}

struct algebra_add_neg_whole {
    struct algebra_add_neg_match m;
    dfg_node add;
    dfg_node neg;
};

static bool algebra_add_neg_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Add, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node neg = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, neg, OP_Neg, 1))
            continue;
        dfg_node b = dfg_arg(g, neg, 0);
        if (!dfg_same_body(g, n, neg))
            continue;
        if (accept(ctx, &(struct algebra_add_neg_whole){.m = {.root = n, .a = a, .b = b}, .add = n,
                .neg = neg}))
            return true;
    }
    return false;
}

struct algebra_sub_neg_whole {
    struct algebra_sub_neg_match m;
    dfg_node sub;
    dfg_node neg;
};

static bool algebra_sub_neg_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Sub, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node neg = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, neg, OP_Neg, 1))
        return false;
    dfg_node b = dfg_arg(g, neg, 0);
    if (!dfg_same_body(g, n, neg))
        return false;
    return accept(ctx, &(struct algebra_sub_neg_whole){.m = {.root = n, .a = a, .b = b}, .sub = n,
            .neg = neg});
}

struct algebra_mul_neg_neg_whole {
    struct algebra_mul_neg_neg_match m;
    dfg_node mul;
    dfg_node neg;
    dfg_node neg_2;
};

static bool algebra_mul_neg_neg_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node neg = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, neg, OP_Neg, 1))
            continue;
        dfg_node a = dfg_arg(g, neg, 0);
        dfg_node neg_2 = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_with(g, neg_2, OP_Neg, 1))
            continue;
        dfg_node b = dfg_arg(g, neg_2, 0);
        if (!dfg_in_body(g, n, (const dfg_node[]){neg, neg_2}, 2))
            continue;
        if (accept(ctx, &(struct algebra_mul_neg_neg_whole){.m = {.root = n, .a = a, .b = b}, .mul = n,
                .neg = neg, .neg_2 = neg_2}))
            return true;
    }
    return false;
}

/* algebra.pat:9
 * cond one(c, x) = c.elements == 1, c.rank == 0 or c.rank <= x.rank;
 */
static bool one(const dfg_graph *g, dfg_node c, dfg_node x)
{
    return dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1))
        && (dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x)));
}

struct algebra_mul_mul_whole {
    struct algebra_mul_mul_match m;
    dfg_node mul;
    dfg_node mul_2;
    dfg_node constant;
    dfg_node constant_2;
};

/* algebra.pat:31  const */
static bool algebra_mul_mul_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool algebra_mul_mul_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Mul, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Mul ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node mul_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, mul_2, OP_Mul, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, mul_2); swap_2++) {
        dfg_node x = dfg_arg(g, mul_2, swap_2);
        if (algebra_mul_mul_not1(g, x))
            continue;
        dfg_node a = dfg_arg(g, mul_2, 1 - swap_2);
        dfg_node constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, mul_2))
            continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        /* where one(a, x) */
        if (!one(g, a, x))
            continue;
        /* where one(b, x) */
        if (!one(g, b, x))
            continue;
        if (accept(ctx, &(struct algebra_mul_mul_whole){.m = {.root = n, .x = x, .a = a, .b = b},
                .mul = n, .mul_2 = mul_2, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct algebra_add_add_whole {
    struct algebra_add_add_match m;
    dfg_node add;
    dfg_node add_2;
    dfg_node constant;
    dfg_node constant_2;
};

/* algebra.pat:36  const */
static bool algebra_add_add_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool algebra_add_add_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Add, 2))
        return false;
    uint32_t swap = dfg_op(g, dfg_arg(g, n, 0)) == OP_Add ? 0 : 1;
    dfg_node b = dfg_arg(g, n, 1 - swap);
    dfg_node constant_2 = b;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node add_2 = dfg_arg(g, n, swap);
    if (!dfg_calls_with(g, add_2, OP_Add, 2))
        return false;
    for (uint32_t swap_2 = 0; swap_2 < dfg_orders(g, add_2); swap_2++) {
        dfg_node x = dfg_arg(g, add_2, swap_2);
        if (algebra_add_add_not1(g, x))
            continue;
        dfg_node a = dfg_arg(g, add_2, 1 - swap_2);
        dfg_node constant = a;
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, add_2))
            continue;
        /* where x.dtype in {f16, bf16, f32, f64} */
        if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
              || dfg_dtype(g, x) == DFG_F64))
            continue;
        /* where one(a, x) */
        if (!one(g, a, x))
            continue;
        /* where one(b, x) */
        if (!one(g, b, x))
            continue;
        if (accept(ctx, &(struct algebra_add_add_whole){.m = {.root = n, .x = x, .a = a, .b = b},
                .add = n, .add_2 = add_2, .constant = constant, .constant_2 = constant_2}))
            return true;
    }
    return false;
}

struct algebra_div_constant_whole {
    struct algebra_div_constant_match m;
    dfg_node div;
    dfg_node constant;
};

/* algebra.pat:42  const */
static bool algebra_div_constant_not1(const dfg_graph *g, dfg_node n)
{
    if (!dfg_is(g, n, DFG_CONST))
        return false;
    return true;
}

static bool algebra_div_constant_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Div, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    if (algebra_div_constant_not1(g, x))
        return false;
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    /* where x.dtype in {f16, bf16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_BF16 || dfg_dtype(g, x) == DFG_F32
          || dfg_dtype(g, x) == DFG_F64))
        return false;
    /* where c.elements == 1 */
    if (!dfg_dim_eq(g, dfg_elements_of(g, c), dfg_int(1)))
        return false;
    /* where value(c) != 0 */
    if (!dfg_ne(dfg_value_of(g, c), dfg_int(0)))
        return false;
    /* where c.rank == 0 or c.rank <= x.rank */
    if (!(dfg_rank(g, c) == 0 || dfg_le(dfg_rank_of(g, c), dfg_rank_of(g, x))))
        return false;
    /* where value(c) in {0.25, 0.5, 2, 4, 8, 16, 32, 64, 128} */
    if (!(dfg_eq(dfg_value_of(g, c), dfg_float(0.25)) || dfg_eq(dfg_value_of(g, c), dfg_float(0.5))
          || dfg_eq(dfg_value_of(g, c), dfg_int(2)) || dfg_eq(dfg_value_of(g, c), dfg_int(4))
          || dfg_eq(dfg_value_of(g, c), dfg_int(8)) || dfg_eq(dfg_value_of(g, c), dfg_int(16))
          || dfg_eq(dfg_value_of(g, c), dfg_int(32)) || dfg_eq(dfg_value_of(g, c), dfg_int(64))
          || dfg_eq(dfg_value_of(g, c), dfg_int(128))))
        return false;
    return accept(ctx, &(struct algebra_div_constant_whole){.m = {.root = n, .x = x, .c = c}, .div = n,
            .constant = constant});
}

struct algebra_pow_two_whole {
    struct algebra_pow_two_match m;
    dfg_node pow;
    dfg_node constant;
};

static bool algebra_pow_two_whole(const dfg_graph *g, dfg_node n,
                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Pow, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node c = dfg_arg(g, n, 1);
    dfg_node constant = c;
    if (!dfg_const_is(g, constant, dfg_int(2), DFG_NO_DTYPE))
        return false;
    /* where one(c, x) */
    if (!one(g, c, x))
        return false;
    /* where x.dtype in {f16, f32, f64} */
    if (!(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32 || dfg_dtype(g, x) == DFG_F64))
        return false;
    return accept(ctx, &(struct algebra_pow_two_whole){.m = {.root = n, .x = x, .c = c}, .pow = n,
            .constant = constant});
}

struct algebra_unshift_softmax_whole {
    struct algebra_unshift_softmax_match m;
    dfg_node sub;
    dfg_node reduceMax;
};

static bool algebra_unshift_softmax_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Softmax, 1))
        return false;
    dfg_val a = dfg_attr_or(g, n, ATTR_axis, dfg_int(-1));
    if (!dfg_known(a))
        return false;
    dfg_node sub = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, sub, OP_Sub, 2))
        return false;
    dfg_node x = dfg_arg(g, sub, 0);
    dfg_node reduceMax = dfg_arg(g, sub, 1);
    if (!dfg_calls_with(g, reduceMax, OP_ReduceMax, 1))
        return false;
    dfg_val p = dfg_attr(g, reduceMax, ATTR_axes);
    if (!dfg_known(p) || !dfg_int_is(g, reduceMax, ATTR_keepdims, 1, 1))
        return false;
    if (dfg_arg(g, reduceMax, 0) != x)
        return false;
    if (!dfg_in_body(g, n, (const dfg_node[]){sub, reduceMax}, 2))
        return false;
    /* where len(p) == 1 */
    if (!dfg_eq(dfg_count(dfg_len(p)), dfg_int(1)))
        return false;
    /* where p[0] == a or (a < 0 and p[0] == a + x.rank) or (a >= 0 and p[0] == a - x.rank) */
    if (!(dfg_eq(dfg_at(p, dfg_int(0)), a)
          || (dfg_lt(a, dfg_int(0)) && dfg_eq(dfg_at(p, dfg_int(0)), dfg_add(a, dfg_rank_of(g, x))))
          || (dfg_ge(a, dfg_int(0)) && dfg_eq(dfg_at(p, dfg_int(0)), dfg_sub(a, dfg_rank_of(g, x))))))
        return false;
    return accept(ctx, &(struct algebra_unshift_softmax_whole){.m = {.root = n, .x = x, .s = n, .p = p,
            .a = a}, .sub = sub, .reduceMax = reduceMax});
}

struct algebra_make_log_softmax_whole {
    struct algebra_make_log_softmax_match m;
    dfg_node log;
};

static bool algebra_make_log_softmax_whole(const dfg_graph *g, dfg_node n,
                                           bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, OP_Log, 1))
        return false;
    dfg_node s = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, s, OP_Softmax, 1))
        return false;
    dfg_node x = dfg_arg(g, s, 0);
    if (!dfg_same_body(g, n, s))
        return false;
    return accept(ctx, &(struct algebra_make_log_softmax_whole){.m = {.root = n, .x = x, .s = s},
            .log = n});
}

struct algebra_expand_operand_whole {
    struct algebra_expand_operand_match m;
};

static bool algebra_expand_operand_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Add || dfg_op(g, n) == OP_Mul || dfg_op(g, n) == OP_And
          || dfg_op(g, n) == OP_Or || dfg_op(g, n) == OP_Xor || dfg_op(g, n) == OP_Equal
          || dfg_op(g, n) == OP_BitwiseAnd || dfg_op(g, n) == OP_BitwiseOr || dfg_op(g, n) == OP_BitwiseXor)
        || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node e = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, e, OP_Expand, 2))
            continue;
        dfg_node x = dfg_arg(g, e, 0);
        dfg_node s = dfg_arg(g, e, 1);
        dfg_node y = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, e))
            continue;
        /* where broadcast_to(x, y) */
        if (dfg_broadcast_to(g, x, y) != DFG_TRUE)
            continue;
        /* where same_shape(y, b) */
        if (dfg_same_shape(g, y, n) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct algebra_expand_operand_whole){.m = {.root = n, .x = x, .y = y, .s = s,
                .e = e, .b = n}}))
            return true;
    }
    return false;
}

struct algebra_expand_left_whole {
    struct algebra_expand_left_match m;
};

static bool algebra_expand_left_whole(const dfg_graph *g, dfg_node n,
                                      bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Sub || dfg_op(g, n) == OP_Div || dfg_op(g, n) == OP_Pow
          || dfg_op(g, n) == OP_Less || dfg_op(g, n) == OP_LessOrEqual || dfg_op(g, n) == OP_Greater
          || dfg_op(g, n) == OP_GreaterOrEqual || dfg_op(g, n) == OP_PRelu)
        || !dfg_has_args(g, n, 2))
        return false;
    dfg_node e = dfg_arg(g, n, 0);
    if (!dfg_calls_with(g, e, OP_Expand, 2))
        return false;
    dfg_node x = dfg_arg(g, e, 0);
    dfg_node s = dfg_arg(g, e, 1);
    dfg_node y = dfg_arg(g, n, 1);
    if (!dfg_same_body(g, n, e))
        return false;
    /* where broadcast_to(x, y) */
    if (dfg_broadcast_to(g, x, y) != DFG_TRUE)
        return false;
    /* where same_shape(y, b) */
    if (dfg_same_shape(g, y, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct algebra_expand_left_whole){.m = {.root = n, .x = x, .y = y, .s = s,
            .e = e, .b = n}});
}

struct algebra_expand_right_whole {
    struct algebra_expand_right_match m;
};

static bool algebra_expand_right_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_Sub || dfg_op(g, n) == OP_Div || dfg_op(g, n) == OP_Pow
          || dfg_op(g, n) == OP_Less || dfg_op(g, n) == OP_LessOrEqual || dfg_op(g, n) == OP_Greater
          || dfg_op(g, n) == OP_GreaterOrEqual || dfg_op(g, n) == OP_PRelu)
        || !dfg_has_args(g, n, 2))
        return false;
    dfg_node y = dfg_arg(g, n, 0);
    dfg_node e = dfg_arg(g, n, 1);
    if (!dfg_calls_with(g, e, OP_Expand, 2))
        return false;
    dfg_node x = dfg_arg(g, e, 0);
    dfg_node s = dfg_arg(g, e, 1);
    if (!dfg_same_body(g, n, e))
        return false;
    /* where broadcast_to(x, y) */
    if (dfg_broadcast_to(g, x, y) != DFG_TRUE)
        return false;
    /* where same_shape(y, b) */
    if (dfg_same_shape(g, y, n) != DFG_TRUE)
        return false;
    return accept(ctx, &(struct algebra_expand_right_whole){.m = {.root = n, .x = x, .y = y, .s = s,
            .e = e, .b = n}});
}

struct algebra_make_mish_whole {
    struct algebra_make_mish_match m;
    dfg_node mul;
    dfg_node tanh;
    dfg_node softplus;
};

static bool algebra_make_mish_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Mul, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap);
        dfg_node tanh = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, tanh, OP_Tanh, 1))
            continue;
        dfg_node softplus = dfg_arg(g, tanh, 0);
        if (!dfg_calls_with(g, softplus, OP_Softplus, 1))
            continue;
        if (dfg_arg(g, softplus, 0) != x)
            continue;
        if (!dfg_in_body(g, n, (const dfg_node[]){tanh, softplus}, 2))
            continue;
        if (accept(ctx, &(struct algebra_make_mish_whole){.m = {.root = n, .x = x}, .mul = n,
                .tanh = tanh, .softplus = softplus}))
            return true;
    }
    return false;
}

struct algebra_einsum_matmul_whole {
    struct algebra_einsum_matmul_match m;
    dfg_node einsum;
};

static bool algebra_einsum_matmul_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_Einsum, 2))
        return false;
    if (!(dfg_eq(dfg_attr(g, n, ATTR_equation), dfg_str(g, STR_ij_jk_ik))
          || dfg_eq(dfg_attr(g, n, ATTR_equation), dfg_str(g, STR_ik_kj_ij))
          || dfg_eq(dfg_attr(g, n, ATTR_equation), dfg_str(g, STR_bij_bjk_bik))
          || dfg_eq(dfg_attr(g, n, ATTR_equation), dfg_str(g, STR_bhij_bhjk_bhik))
          || dfg_eq(dfg_attr(g, n, ATTR_equation), dfg_str(g, STR_bhid_bhdj_bhij))))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where a.shape[-1] == b.shape[-2] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, a, -1), dfg_extent_of(g, b, -2)))
        return false;
    return accept(ctx, &(struct algebra_einsum_matmul_whole){.m = {.root = n, .a = a, .b = b},
            .einsum = n});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- div_mul ---- */

static const struct dfg_desc_expr algebra_div_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 15 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 15 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 15 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 15 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 5, .text = "a", .line = 15 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 15 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "c.rank <= a.rank", .line = 15 },
    /* 9 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "c.rank == 0 or c.rank <= a.rank", .line = 15 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 15 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 15 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 15 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 15 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 15 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 15 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 11, 12, 13, 14, 15, }, .text = "c.dtype in {f16, bf16, f32, f64}", .line = 15 },
};
static const struct dfg_desc_node algebra_div_mul_nodes[7] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 6, },
        .text = "Mul(d, b)", .line = 14 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 5, },
        .name = "d",
        .text = "Div(c & 1, a)", .line = 13 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & 1", .line = 13 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 12 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 13 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 12 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 12 },
};
static const struct dfg_desc_region algebra_div_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_div_mul_refs[] = { { 5, -1 }, { 6, -1 }, { 3, -1 }, { 1, -1 }, };
static const struct dfg_capture algebra_div_mul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct algebra_div_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_div_mul_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct algebra_div_mul_match, c) },
    { "d", DFG_CAP_NODE, offsetof(struct algebra_div_mul_match, d) },
};
static const struct dfg_desc_pattern algebra_div_mul_desc = {
    .n_nodes = 7, .n_exprs = 17, .n_vars = 0, .n_sets = 4,
    .nodes = algebra_div_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_div_mul_regions,
    .exprs = algebra_div_mul_exprs,
    .captures = algebra_div_mul_refs,
    .text = "rule div_mul(a, b, c) {\012    d = Div(c & 1, a);\012    match Mul(d, b);\012    where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};\012    rewrite Div(b, a);\012}", .line = 12, .n_where = 2, .where = (const uint32_t[]){ 9, 16, }
};
static bool algebra_div_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_div_mul_match(g, n, m);
}
static bool algebra_div_mul_pass(void *ctx, const struct algebra_div_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_div_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_div_mul_each(g, n, algebra_div_mul_pass, &e);
}

static const struct dfg_part algebra_div_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_div_mul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_div_mul_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct algebra_div_mul_whole, m.c) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct algebra_div_mul_whole, m.d) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_div_mul_whole, constant) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_div_mul_whole, mul) },
};
/* ---- reciprocal_mul ---- */

static const struct dfg_desc_node algebra_reciprocal_mul_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Mul(Reciprocal(a), b)", .line = 18 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Reciprocal", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Reciprocal(a)", .line = 18 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 18 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 18 },
};
static const struct dfg_desc_region algebra_reciprocal_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_reciprocal_mul_refs[] = { { 2, -1 }, { 3, -1 }, };
static const struct dfg_capture algebra_reciprocal_mul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct algebra_reciprocal_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_reciprocal_mul_match, b) },
};
static const struct dfg_desc_pattern algebra_reciprocal_mul_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_reciprocal_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_reciprocal_mul_regions,
    .captures = algebra_reciprocal_mul_refs,
    .text = "rule reciprocal_mul(a, b) { match Mul(Reciprocal(a), b); rewrite Div(b, a); }", .line = 18
};
static bool algebra_reciprocal_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_reciprocal_mul_match(g, n, m);
}
static bool algebra_reciprocal_mul_pass(void *ctx, const struct algebra_reciprocal_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_reciprocal_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_reciprocal_mul_each(g, n, algebra_reciprocal_mul_pass, &e);
}

static const struct dfg_part algebra_reciprocal_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_reciprocal_mul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_reciprocal_mul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_reciprocal_mul_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_reciprocal_mul_whole, reciprocal) },
};
/* ---- make_reciprocal ---- */

static const struct dfg_desc_expr algebra_make_reciprocal_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 22 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.rank == 0", .line = 22 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 22 },
    /* 6 */ { .op = DFG_E_NODE, .ref = 4, .text = "a", .line = 22 },
    /* 7 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 6, }, .text = "rank", .line = 22 },
    /* 8 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 7, }, .text = "c.rank <= a.rank", .line = 22 },
    /* 9 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 3, 8, }, .text = "c.rank == 0 or c.rank <= a.rank", .line = 22 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 2, .text = "c", .line = 22 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "dtype", .line = 22 },
    /* 12 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 22 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 22 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 22 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 22 },
    /* 16 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 11, 12, 13, 14, 15, }, .text = "c.dtype in {f16, bf16, f32, f64}", .line = 22 },
};
static const struct dfg_desc_node algebra_make_reciprocal_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .text = "Div(c & 1, a)", .line = 21 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "c & 1", .line = 21 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 20 },
    [3] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 1LL }, 0.0 },
        .text = "1", .line = 21 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 20 },
};
static const struct dfg_desc_region algebra_make_reciprocal_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_make_reciprocal_refs[] = { { 4, -1 }, { 2, -1 }, };
static const struct dfg_capture algebra_make_reciprocal_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct algebra_make_reciprocal_match, a) },
    { "c", DFG_CAP_NODE, offsetof(struct algebra_make_reciprocal_match, c) },
};
static const struct dfg_desc_pattern algebra_make_reciprocal_desc = {
    .n_nodes = 5, .n_exprs = 17, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_make_reciprocal_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_make_reciprocal_regions,
    .exprs = algebra_make_reciprocal_exprs,
    .captures = algebra_make_reciprocal_refs,
    .text = "rule make_reciprocal(a, c) {\012    match Div(c & 1, a);\012    where c.rank == 0 or c.rank <= a.rank, c.dtype in {f16, bf16, f32, f64};\012    rewrite Reciprocal(a);\012}", .line = 20, .n_where = 2, .where = (const uint32_t[]){ 9, 16, }
};
static bool algebra_make_reciprocal_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_make_reciprocal_match(g, n, m);
}
static bool algebra_make_reciprocal_pass(void *ctx, const struct algebra_make_reciprocal_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_make_reciprocal_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_make_reciprocal_each(g, n, algebra_make_reciprocal_pass, &e);
}

static const struct dfg_part algebra_make_reciprocal_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_make_reciprocal_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_make_reciprocal_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_make_reciprocal_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_make_reciprocal_whole, constant) },
};
/* ---- add_neg ---- */

static const struct dfg_desc_node algebra_add_neg_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Add(a, Neg(b))", .line = 26 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 26 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Neg(b)", .line = 26 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 26 },
};
static const struct dfg_desc_region algebra_add_neg_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_add_neg_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture algebra_add_neg_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct algebra_add_neg_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_add_neg_match, b) },
};
static const struct dfg_desc_pattern algebra_add_neg_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_add_neg_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_add_neg_regions,
    .captures = algebra_add_neg_refs,
    .text = "rule add_neg(a, b) { match Add(a, Neg(b)); rewrite Sub(a, b); }", .line = 26
};
static bool algebra_add_neg_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_add_neg_match(g, n, m);
}
static bool algebra_add_neg_pass(void *ctx, const struct algebra_add_neg_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_add_neg_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_add_neg_each(g, n, algebra_add_neg_pass, &e);
}

static const struct dfg_part algebra_add_neg_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_add_neg_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_add_neg_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_add_neg_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_add_neg_whole, neg) },
};
/* ---- sub_neg ---- */

static const struct dfg_desc_node algebra_sub_neg_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Sub(a, Neg(b))", .line = 27 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 27 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Neg(b)", .line = 27 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 27 },
};
static const struct dfg_desc_region algebra_sub_neg_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_sub_neg_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture algebra_sub_neg_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct algebra_sub_neg_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_sub_neg_match, b) },
};
static const struct dfg_desc_pattern algebra_sub_neg_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_sub_neg_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_sub_neg_regions,
    .captures = algebra_sub_neg_refs,
    .text = "rule sub_neg(a, b) { match Sub(a, Neg(b)); rewrite Add(a, b); }", .line = 27
};
static bool algebra_sub_neg_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_sub_neg_match(g, n, m);
}
static bool algebra_sub_neg_pass(void *ctx, const struct algebra_sub_neg_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_sub_neg_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_sub_neg_each(g, n, algebra_sub_neg_pass, &e);
}

static const struct dfg_part algebra_sub_neg_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_sub_neg_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_sub_neg_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_sub_neg_whole, sub) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_sub_neg_whole, neg) },
};
/* ---- mul_neg_neg ---- */

static const struct dfg_desc_node algebra_mul_neg_neg_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, },
        .text = "Mul(Neg(a), Neg(b))", .line = 28 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .text = "Neg(a)", .line = 28 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 28 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Neg", },
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "Neg(b)", .line = 28 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 28 },
};
static const struct dfg_desc_region algebra_mul_neg_neg_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_mul_neg_neg_refs[] = { { 2, -1 }, { 4, -1 }, };
static const struct dfg_capture algebra_mul_neg_neg_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct algebra_mul_neg_neg_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_mul_neg_neg_match, b) },
};
static const struct dfg_desc_pattern algebra_mul_neg_neg_desc = {
    .n_nodes = 5, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_mul_neg_neg_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_mul_neg_neg_regions,
    .captures = algebra_mul_neg_neg_refs,
    .text = "rule mul_neg_neg(a, b) { match Mul(Neg(a), Neg(b)); rewrite Mul(a, b); }", .line = 28
};
static bool algebra_mul_neg_neg_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_mul_neg_neg_match(g, n, m);
}
static bool algebra_mul_neg_neg_pass(void *ctx, const struct algebra_mul_neg_neg_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_mul_neg_neg_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_mul_neg_neg_each(g, n, algebra_mul_neg_neg_pass, &e);
}

static const struct dfg_part algebra_mul_neg_neg_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_mul_neg_neg_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_mul_neg_neg_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_mul_neg_neg_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_mul_neg_neg_whole, neg) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_mul_neg_neg_whole, neg_2) },
};
/* ---- mul_mul ---- */

static const struct dfg_desc_expr algebra_mul_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 32 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 32 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 32 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 32 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 32 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 32 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 32 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "elements", .line = 9 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.elements == 1", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.rank == 0", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 9 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 9 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 20 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 20, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "elements", .line = 9 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.elements == 1", .line = 9 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 9 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank == 0", .line = 9 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 9 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "rank", .line = 9 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 33, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 35 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 35, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
};
static const struct dfg_desc_node algebra_mul_mul_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Mul(Mul(x & !const, a & const), b & const)", .line = 31 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Mul(x & !const, a & const)", .line = 31 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "x & !const", .line = 31 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 30 },
    [4] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "!const", .line = 31 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 31 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & const", .line = 31 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 30 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "b & const", .line = 31 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 30 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 31 },
};
static const struct dfg_desc_region algebra_mul_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 4, 0 }, };
static const struct dfg_desc_capture algebra_mul_mul_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, };
static const struct dfg_capture algebra_mul_mul_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_mul_mul_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct algebra_mul_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_mul_mul_match, b) },
};
static const struct dfg_desc_pattern algebra_mul_mul_desc = {
    .n_nodes = 12, .n_exprs = 37, .n_vars = 0, .n_sets = 3,
    .nodes = algebra_mul_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = algebra_mul_mul_regions,
    .exprs = algebra_mul_mul_exprs,
    .captures = algebra_mul_mul_refs,
    .text = "rule mul_mul(x, a, b) {\012    match Mul(Mul(x & !const, a & const), b & const);\012    where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);\012    rewrite Mul(x, like(a, value(a) * value(b)));\012}", .line = 30, .n_where = 3, .where = (const uint32_t[]){ 6, 21, 36, }
};
static bool algebra_mul_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_mul_mul_match(g, n, m);
}
static bool algebra_mul_mul_pass(void *ctx, const struct algebra_mul_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_mul_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_mul_mul_each(g, n, algebra_mul_mul_pass, &e);
}

static const struct dfg_part algebra_mul_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_mul_mul_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_mul_mul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct algebra_mul_mul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_mul_mul_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_mul_mul_whole, mul_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_mul_mul_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_mul_mul_whole, constant_2) },
};
/* ---- add_add ---- */

static const struct dfg_desc_expr algebra_add_add_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 37 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 37 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 37 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 37 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 37 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 37 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 37 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "elements", .line = 9 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.elements == 1", .line = 9 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 9 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "c.rank == 0", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 7, .text = "c", .line = 9 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 9 },
    /* 17 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 18 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 17, }, .text = "rank", .line = 9 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 16, 18, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 20 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 19, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 21 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 20, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "elements", .line = 9 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "c.elements == 1", .line = 9 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 27 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "rank", .line = 9 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 28, }, .text = "c.rank == 0", .line = 9 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 10, .text = "c", .line = 9 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "rank", .line = 9 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 9 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "rank", .line = 9 },
    /* 34 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 31, 33, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 35 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 29, 34, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 36 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 25, 35, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
};
static const struct dfg_desc_node algebra_add_add_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 9, },
        .text = "Add(Add(x & !const, a & const), b & const)", .line = 36 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 6, },
        .text = "Add(x & !const, a & const)", .line = 36 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "x & !const", .line = 36 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [4] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 5, },
        .text = "!const", .line = 36 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 36 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "a & const", .line = 36 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 35 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 36 },
    [9] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "b & const", .line = 36 },
    [10] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 35 },
    [11] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 36 },
};
static const struct dfg_desc_region algebra_add_add_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 4, 0 }, };
static const struct dfg_desc_capture algebra_add_add_refs[] = { { 3, -1 }, { 7, -1 }, { 10, -1 }, };
static const struct dfg_capture algebra_add_add_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_add_add_match, x) },
    { "a", DFG_CAP_NODE, offsetof(struct algebra_add_add_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_add_add_match, b) },
};
static const struct dfg_desc_pattern algebra_add_add_desc = {
    .n_nodes = 12, .n_exprs = 37, .n_vars = 0, .n_sets = 3,
    .nodes = algebra_add_add_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = algebra_add_add_regions,
    .exprs = algebra_add_add_exprs,
    .captures = algebra_add_add_refs,
    .text = "rule add_add(x, a, b) {\012    match Add(Add(x & !const, a & const), b & const);\012    where x.dtype in {f16, bf16, f32, f64}, one(a, x), one(b, x);\012    rewrite Add(x, like(a, value(a) + value(b)));\012}", .line = 35, .n_where = 3, .where = (const uint32_t[]){ 6, 21, 36, }
};
static bool algebra_add_add_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_add_add_match(g, n, m);
}
static bool algebra_add_add_pass(void *ctx, const struct algebra_add_add_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_add_add_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_add_add_each(g, n, algebra_add_add_pass, &e);
}

static const struct dfg_part algebra_add_add_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_add_add_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_add_add_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct algebra_add_add_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_add_add_whole, add) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_add_add_whole, add_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_add_add_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_add_add_whole, constant_2) },
};
/* ---- div_constant ---- */

static const struct dfg_desc_expr algebra_div_constant_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 43 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 43 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 43 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 13 }, .text = "bf16", .line = 43 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 43 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 43 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "x.dtype in {f16, bf16, f32, f64}", .line = 43 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 43 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "elements", .line = 43 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 43 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "c.elements == 1", .line = 43 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 43 },
    /* 12 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "value(c)", .line = 43 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 43 },
    /* 14 */ { .op = DFG_E_NE, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "value(c) != 0", .line = 43 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 44 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 44 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 44 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "c.rank == 0", .line = 44 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 44 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 44 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 44 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "rank", .line = 44 },
    /* 23 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 20, 22, }, .text = "c.rank <= x.rank", .line = 44 },
    /* 24 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 18, 23, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 44 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 6, .text = "c", .line = 44 },
    /* 26 */ { .op = DFG_E_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "value(c)", .line = 44 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.25 }, .text = "0.25", .line = 44 },
    /* 28 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_FLOAT, .f = 0.5 }, .text = "0.5", .line = 44 },
    /* 29 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 44 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 44 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 8LL }, .text = "8", .line = 44 },
    /* 32 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 16LL }, .text = "16", .line = 44 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 32LL }, .text = "32", .line = 44 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 64LL }, .text = "64", .line = 44 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 128LL }, .text = "128", .line = 44 },
    /* 36 */ { .op = DFG_E_IN, .n_kids = 10, .kids = (const uint32_t[]){ 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, }, .text = "value(c) in {0.25, 0.5, 2, 4, 8, 16, 32, 64, 128}", .line = 44 },
};
static const struct dfg_desc_node algebra_div_constant_nodes[8] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Div", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 5, },
        .text = "Div(x & !const, c & const)", .line = 42 },
    [1] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "x & !const", .line = 42 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 41 },
    [3] = { .kind = DFG_D_NOT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 1, .kids = (const uint32_t[]){ 4, },
        .text = "!const", .line = 42 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 1,
        .text = "const", .line = 42 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "c & const", .line = 42 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 41 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 42 },
};
static const struct dfg_desc_region algebra_div_constant_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_INSIDE_NOT, 3, 0 }, };
static const struct dfg_desc_capture algebra_div_constant_refs[] = { { 2, -1 }, { 6, -1 }, };
static const struct dfg_capture algebra_div_constant_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_div_constant_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct algebra_div_constant_match, c) },
};
static const struct dfg_desc_pattern algebra_div_constant_desc = {
    .n_nodes = 8, .n_exprs = 37, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_div_constant_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = algebra_div_constant_regions,
    .exprs = algebra_div_constant_exprs,
    .captures = algebra_div_constant_refs,
    .text = "rule div_constant(x, c) {\012    match Div(x & !const, c & const);\012    where x.dtype in {f16, bf16, f32, f64}, c.elements == 1, value(c) != 0;\012    where c.rank == 0 or c.rank <= x.rank, value(c) in {0.25, 0.5, 2, 4, 8, 16, 32, 64, 128};\012    rewrite Mul(x, like(c, 1.0 / value(c)));\012}", .line = 41, .n_where = 5, .where = (const uint32_t[]){ 6, 10, 14, 24, 36, }
};
static bool algebra_div_constant_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_div_constant_match(g, n, m);
}
static bool algebra_div_constant_pass(void *ctx, const struct algebra_div_constant_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_div_constant_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_div_constant_each(g, n, algebra_div_constant_pass, &e);
}

static const struct dfg_part algebra_div_constant_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_div_constant_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_div_constant_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_div_constant_whole, div) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_div_constant_whole, constant) },
};
/* ---- pow_two ---- */

static const struct dfg_desc_expr algebra_pow_two_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 9 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_ELEMENTS, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "elements", .line = 9 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 9 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "c.elements == 1", .line = 9 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 9 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 9 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 9 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "c.rank == 0", .line = 9 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 3, .text = "c", .line = 9 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 9 },
    /* 10 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 9 },
    /* 11 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 10, }, .text = "rank", .line = 9 },
    /* 12 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 11, }, .text = "c.rank <= x.rank", .line = 9 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 14 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 13, }, .text = "c.elements == 1, c.rank == 0 or c.rank <= x.rank", .line = 9 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 48 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 48 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 12 }, .text = "f16", .line = 48 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 14 }, .text = "f32", .line = 48 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 15 }, .text = "f64", .line = 48 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 4, .kids = (const uint32_t[]){ 16, 17, 18, 19, }, .text = "x.dtype in {f16, f32, f64}", .line = 48 },
};
static const struct dfg_desc_node algebra_pow_two_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Pow", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Pow(x, c & 2)", .line = 48 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 48 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "c & 2", .line = 48 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "c",
        .text = "c", .line = 48 },
    [4] = { .kind = DFG_D_LITERAL, .rest = -1, .index = -1, .region = 0,
        .lit = &(const struct dfg_desc_literal){ DFG_D_ONE, 0, false, { .tag = DFG_D_INT, .i = 2LL }, 0.0 },
        .text = "2", .line = 48 },
};
static const struct dfg_desc_region algebra_pow_two_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_pow_two_refs[] = { { 1, -1 }, { 3, -1 }, };
static const struct dfg_capture algebra_pow_two_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_pow_two_match, x) },
    { "c", DFG_CAP_NODE, offsetof(struct algebra_pow_two_match, c) },
};
static const struct dfg_desc_pattern algebra_pow_two_desc = {
    .n_nodes = 5, .n_exprs = 21, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_pow_two_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_pow_two_regions,
    .exprs = algebra_pow_two_exprs,
    .captures = algebra_pow_two_refs,
    .text = "rule pow_two(x, c) { match Pow(x, c & 2); where one(c, x), x.dtype in {f16, f32, f64}; rewrite Mul(x, x); }", .line = 48, .n_where = 2, .where = (const uint32_t[]){ 14, 20, }
};
static bool algebra_pow_two_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_pow_two_match(g, n, m);
}
static bool algebra_pow_two_pass(void *ctx, const struct algebra_pow_two_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_pow_two_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_pow_two_each(g, n, algebra_pow_two_pass, &e);
}

static const struct dfg_part algebra_pow_two_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_pow_two_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_pow_two_whole, m.c) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_pow_two_whole, pow) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct algebra_pow_two_whole, constant) },
};
/* ---- unshift_softmax ---- */

static const struct dfg_desc_expr algebra_unshift_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 53 },
    /* 1 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "len(p)", .line = 53 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 53 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "len(p) == 1", .line = 53 },
    /* 4 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 53 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 6 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 4, 5, }, .text = "p[0]", .line = 53 },
    /* 7 */ { .op = DFG_E_VAR, .ref = 1, .text = "a", .line = 53 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, }, .text = "p[0] == a", .line = 53 },
    /* 9 */ { .op = DFG_E_VAR, .ref = 1, .text = "a", .line = 53 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 11 */ { .op = DFG_E_LT, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "a < 0", .line = 53 },
    /* 12 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 53 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 14 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "p[0]", .line = 53 },
    /* 15 */ { .op = DFG_E_VAR, .ref = 1, .text = "a", .line = 53 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 53 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 53 },
    /* 18 */ { .op = DFG_E_ADD, .n_kids = 2, .kids = (const uint32_t[]){ 15, 17, }, .text = "a + x.rank", .line = 53 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "p[0] == a + x.rank", .line = 53 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 11, 19, }, .text = "(a < 0 and p[0] == a + x.rank)", .line = 53 },
    /* 21 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 20, }, .text = "p[0] == a or (a < 0 and p[0] == a + x.rank)", .line = 53 },
    /* 22 */ { .op = DFG_E_VAR, .ref = 1, .text = "a", .line = 53 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 24 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "a >= 0", .line = 53 },
    /* 25 */ { .op = DFG_E_VAR, .ref = 0, .text = "p", .line = 53 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 27 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "p[0]", .line = 53 },
    /* 28 */ { .op = DFG_E_VAR, .ref = 1, .text = "a", .line = 53 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 53 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 53 },
    /* 31 */ { .op = DFG_E_SUB, .n_kids = 2, .kids = (const uint32_t[]){ 28, 30, }, .text = "a - x.rank", .line = 53 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "p[0] == a - x.rank", .line = 53 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 32, }, .text = "(a >= 0 and p[0] == a - x.rank)", .line = 53 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 33, }, .text = "p[0] == a or (a < 0 and p[0] == a + x.rank) or (a >= 0 and p[0] == a - x.rank)", .line = 53 },
};
static const struct dfg_desc_node algebra_unshift_softmax_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axis", .expr = -1, .var = 1, .text = "axis = a", .line = 51 },
        },
        .name = "s",
        .text = "Softmax(Sub(x, ReduceMax(x) { axes = p, keepdims == 1 }))", .line = 51 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Sub", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "Sub(x, ReduceMax(x) { axes = p, keepdims == 1 })", .line = 51 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 50 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "ReduceMax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .n_attrs = 2, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "axes", .expr = -1, .var = 0, .text = "axes = p", .line = 51 },
            { .test = DFG_D_TEST_EQ, .name = "keepdims", .expr = -1, .var = -1, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "keepdims == 1", .line = 51 },
        },
        .text = "ReduceMax(x)", .line = 51 },
};
static const struct dfg_desc_region algebra_unshift_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t algebra_unshift_softmax_var_regions[] = { 0, 0, };
static const bool algebra_unshift_softmax_dims[] = { 0, 0, };
static const struct dfg_desc_capture algebra_unshift_softmax_refs[] = { { 2, -1 }, { 0, -1 }, { 0, -1 }, { 1, -1 }, };
static const struct dfg_capture algebra_unshift_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_unshift_softmax_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct algebra_unshift_softmax_match, s) },
    { "p", DFG_CAP_VALUE, offsetof(struct algebra_unshift_softmax_match, p) },
    { "a", DFG_CAP_VALUE, offsetof(struct algebra_unshift_softmax_match, a) },
};
static const struct dfg_desc_pattern algebra_unshift_softmax_desc = {
    .n_nodes = 4, .n_exprs = 35, .n_vars = 2, .n_sets = 4,
    .nodes = algebra_unshift_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_unshift_softmax_regions,
    .var_region = algebra_unshift_softmax_var_regions,
    .exprs = algebra_unshift_softmax_exprs,
    .captures = algebra_unshift_softmax_refs,
    .var_is_dim = algebra_unshift_softmax_dims,
    .text = "rule unshift_softmax(x) : keep_shared {\012    s = Softmax(Sub(x, ReduceMax(x) { axes = p, keepdims == 1 })) { axis = a };\012    match s;\012    where len(p) == 1, p[0] == a or (a < 0 and p[0] == a + x.rank) or (a >= 0 and p[0] == a - x.rank);\012    rewrite Softmax(x) { ..s };\012}", .line = 50, .n_where = 2, .where = (const uint32_t[]){ 3, 34, }
};
static bool algebra_unshift_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_unshift_softmax_match(g, n, m);
}
static bool algebra_unshift_softmax_pass(void *ctx, const struct algebra_unshift_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_unshift_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_unshift_softmax_each(g, n, algebra_unshift_softmax_pass, &e);
}

static const struct dfg_part algebra_unshift_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_unshift_softmax_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct algebra_unshift_softmax_whole, m.s) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_unshift_softmax_whole, sub) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_unshift_softmax_whole, reduceMax) },
};
/* ---- make_log_softmax ---- */

static const struct dfg_desc_node algebra_make_log_softmax_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Log", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Log(s)", .line = 59 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 2, },
        .name = "s",
        .text = "Softmax(x)", .line = 58 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 57 },
};
static const struct dfg_desc_region algebra_make_log_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_make_log_softmax_refs[] = { { 2, -1 }, { 1, -1 }, };
static const struct dfg_capture algebra_make_log_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_make_log_softmax_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct algebra_make_log_softmax_match, s) },
};
static const struct dfg_desc_pattern algebra_make_log_softmax_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_make_log_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_make_log_softmax_regions,
    .captures = algebra_make_log_softmax_refs,
    .text = "rule make_log_softmax(x) {\012    s = Softmax(x);\012    match Log(s);\012    rewrite LogSoftmax(x) { axis = s.axis };\012}", .line = 57
};
static bool algebra_make_log_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_make_log_softmax_match(g, n, m);
}
static bool algebra_make_log_softmax_pass(void *ctx, const struct algebra_make_log_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_make_log_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_make_log_softmax_each(g, n, algebra_make_log_softmax_pass, &e);
}

static const struct dfg_part algebra_make_log_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_make_log_softmax_whole, m.x) },
    { DFG_PART_INNER, false, 0, 1, offsetof(struct algebra_make_log_softmax_whole, m.s) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_make_log_softmax_whole, log) },
};
/* ---- expand_operand ---- */

static const struct dfg_desc_expr algebra_expand_operand_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 67 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 4, .text = "y", .line = 67 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "broadcast_to(x, y)", .line = 67 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 4, .text = "y", .line = 67 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "b", .line = 67 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "same_shape(y, b)", .line = 67 },
};
static const struct dfg_desc_node algebra_expand_operand_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 9, .ops = (const char *const[]){ "Add", "Mul", "And", "Or", "Xor", "Equal", "BitwiseAnd", "BitwiseOr", "BitwiseXor", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "b",
        .text = "(Add | Mul | And | Or | Xor | Equal | BitwiseAnd | BitwiseOr | BitwiseXor)(e, y)", .line = 65 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "e",
        .text = "Expand(x, s)", .line = 64 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 63 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 63 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 63 },
};
static const struct dfg_desc_region algebra_expand_operand_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_expand_operand_refs[] = { { 2, -1 }, { 4, -1 }, { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture algebra_expand_operand_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_expand_operand_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct algebra_expand_operand_match, y) },
    { "s", DFG_CAP_NODE, offsetof(struct algebra_expand_operand_match, s) },
    { "e", DFG_CAP_NODE, offsetof(struct algebra_expand_operand_match, e) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_expand_operand_match, b) },
};
static const struct dfg_desc_pattern algebra_expand_operand_desc = {
    .n_nodes = 5, .n_exprs = 6, .n_vars = 0, .n_sets = 5,
    .nodes = algebra_expand_operand_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_expand_operand_regions,
    .exprs = algebra_expand_operand_exprs,
    .captures = algebra_expand_operand_refs,
    .text = "rule expand_operand(x, y, s) : keep_shared {\012    e = Expand(x, s);\012    b = (Add | Mul | And | Or | Xor | Equal | BitwiseAnd | BitwiseOr | BitwiseXor)(e, y);\012    match b;\012    where broadcast_to(x, y), same_shape(y, b);\012    rewrite b.op(x, y);\012}", .line = 63, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool algebra_expand_operand_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_expand_operand_match(g, n, m);
}
static bool algebra_expand_operand_pass(void *ctx, const struct algebra_expand_operand_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_expand_operand_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_expand_operand_each(g, n, algebra_expand_operand_pass, &e);
}

static const struct dfg_part algebra_expand_operand_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_expand_operand_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_expand_operand_whole, m.y) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct algebra_expand_operand_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct algebra_expand_operand_whole, m.e) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct algebra_expand_operand_whole, m.b) },
};
/* ---- expand_left ---- */

static const struct dfg_desc_expr algebra_expand_left_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 74 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 4, .text = "y", .line = 74 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "broadcast_to(x, y)", .line = 74 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 4, .text = "y", .line = 74 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "b", .line = 74 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "same_shape(y, b)", .line = 74 },
};
static const struct dfg_desc_node algebra_expand_left_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 8, .ops = (const char *const[]){ "Sub", "Div", "Pow", "Less", "LessOrEqual", "Greater", "GreaterOrEqual", "PRelu", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "b",
        .text = "(Sub | Div | Pow | Less | LessOrEqual | Greater | GreaterOrEqual | PRelu)(e, y)", .line = 72 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .name = "e",
        .text = "Expand(x, s)", .line = 71 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 70 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 70 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 70 },
};
static const struct dfg_desc_region algebra_expand_left_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_expand_left_refs[] = { { 2, -1 }, { 4, -1 }, { 3, -1 }, { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture algebra_expand_left_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_expand_left_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct algebra_expand_left_match, y) },
    { "s", DFG_CAP_NODE, offsetof(struct algebra_expand_left_match, s) },
    { "e", DFG_CAP_NODE, offsetof(struct algebra_expand_left_match, e) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_expand_left_match, b) },
};
static const struct dfg_desc_pattern algebra_expand_left_desc = {
    .n_nodes = 5, .n_exprs = 6, .n_vars = 0, .n_sets = 5,
    .nodes = algebra_expand_left_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_expand_left_regions,
    .exprs = algebra_expand_left_exprs,
    .captures = algebra_expand_left_refs,
    .text = "rule expand_left(x, y, s) : keep_shared {\012    e = Expand(x, s);\012    b = (Sub | Div | Pow | Less | LessOrEqual | Greater | GreaterOrEqual | PRelu)(e, y);\012    match b;\012    where broadcast_to(x, y), same_shape(y, b);\012    rewrite b.op(x, y);\012}", .line = 70, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool algebra_expand_left_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_expand_left_match(g, n, m);
}
static bool algebra_expand_left_pass(void *ctx, const struct algebra_expand_left_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_expand_left_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_expand_left_each(g, n, algebra_expand_left_pass, &e);
}

static const struct dfg_part algebra_expand_left_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_expand_left_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_expand_left_whole, m.y) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct algebra_expand_left_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct algebra_expand_left_whole, m.e) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct algebra_expand_left_whole, m.b) },
};
/* ---- expand_right ---- */

static const struct dfg_desc_expr algebra_expand_right_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 81 },
    /* 1 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 81 },
    /* 2 */ { .op = DFG_E_PRED, .sub = DFG_F_BROADCAST_TO, .n_kids = 2, .kids = (const uint32_t[]){ 0, 1, }, .text = "broadcast_to(x, y)", .line = 81 },
    /* 3 */ { .op = DFG_E_NODE, .ref = 1, .text = "y", .line = 81 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "b", .line = 81 },
    /* 5 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, }, .text = "same_shape(y, b)", .line = 81 },
};
static const struct dfg_desc_node algebra_expand_right_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 8, .ops = (const char *const[]){ "Sub", "Div", "Pow", "Less", "LessOrEqual", "Greater", "GreaterOrEqual", "PRelu", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "b",
        .text = "(Sub | Div | Pow | Less | LessOrEqual | Greater | GreaterOrEqual | PRelu)(y, e)", .line = 79 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "y",
        .text = "y", .line = 77 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Expand", },
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .name = "e",
        .text = "Expand(x, s)", .line = 78 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 77 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "s",
        .text = "s", .line = 77 },
};
static const struct dfg_desc_region algebra_expand_right_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_expand_right_refs[] = { { 3, -1 }, { 1, -1 }, { 4, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture algebra_expand_right_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_expand_right_match, x) },
    { "y", DFG_CAP_NODE, offsetof(struct algebra_expand_right_match, y) },
    { "s", DFG_CAP_NODE, offsetof(struct algebra_expand_right_match, s) },
    { "e", DFG_CAP_NODE, offsetof(struct algebra_expand_right_match, e) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_expand_right_match, b) },
};
static const struct dfg_desc_pattern algebra_expand_right_desc = {
    .n_nodes = 5, .n_exprs = 6, .n_vars = 0, .n_sets = 5,
    .nodes = algebra_expand_right_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_expand_right_regions,
    .exprs = algebra_expand_right_exprs,
    .captures = algebra_expand_right_refs,
    .text = "rule expand_right(x, y, s) : keep_shared {\012    e = Expand(x, s);\012    b = (Sub | Div | Pow | Less | LessOrEqual | Greater | GreaterOrEqual | PRelu)(y, e);\012    match b;\012    where broadcast_to(x, y), same_shape(y, b);\012    rewrite b.op(y, x);\012}", .line = 77, .n_where = 2, .where = (const uint32_t[]){ 2, 5, }
};
static bool algebra_expand_right_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_expand_right_match(g, n, m);
}
static bool algebra_expand_right_pass(void *ctx, const struct algebra_expand_right_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_expand_right_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_expand_right_each(g, n, algebra_expand_right_pass, &e);
}

static const struct dfg_part algebra_expand_right_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_expand_right_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_expand_right_whole, m.y) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct algebra_expand_right_whole, m.s) },
    { DFG_PART_INNER, false, 0, 3, offsetof(struct algebra_expand_right_whole, m.e) },
    { DFG_PART_ROOT, false, 1, 4, offsetof(struct algebra_expand_right_whole, m.b) },
};
/* ---- make_mish ---- */

static const struct dfg_desc_node algebra_make_mish_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "Mul(x, Tanh(Softplus(x)))", .line = 85 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 85 },
    [2] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Tanh", },
        .n_kids = 1, .kids = (const uint32_t[]){ 3, },
        .text = "Tanh(Softplus(x))", .line = 85 },
    [3] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Softplus", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .text = "Softplus(x)", .line = 85 },
};
static const struct dfg_desc_region algebra_make_mish_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_make_mish_refs[] = { { 1, -1 }, };
static const struct dfg_capture algebra_make_mish_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct algebra_make_mish_match, x) },
};
static const struct dfg_desc_pattern algebra_make_mish_desc = {
    .n_nodes = 4, .n_exprs = 0, .n_vars = 0, .n_sets = 1,
    .nodes = algebra_make_mish_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_make_mish_regions,
    .captures = algebra_make_mish_refs,
    .text = "rule make_mish(x) { match Mul(x, Tanh(Softplus(x))); rewrite Mish(x); }", .line = 85
};
static bool algebra_make_mish_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_make_mish_match(g, n, m);
}
static bool algebra_make_mish_pass(void *ctx, const struct algebra_make_mish_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_make_mish_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_make_mish_each(g, n, algebra_make_mish_pass, &e);
}

static const struct dfg_part algebra_make_mish_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_make_mish_whole, m.x) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_make_mish_whole, mul) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_make_mish_whole, tanh) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct algebra_make_mish_whole, softplus) },
};
/* ---- einsum_matmul ---- */

static const struct dfg_desc_expr algebra_einsum_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 90 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "shape", .line = 90 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 90 },
    /* 3 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.shape[-1]", .line = 90 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 90 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "shape", .line = 90 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -2LL }, .text = "-2", .line = 90 },
    /* 7 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.shape[-2]", .line = 90 },
    /* 8 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "a.shape[-1] == b.shape[-2]", .line = 90 },
};
static const struct dfg_desc_node algebra_einsum_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Einsum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_IN_SET, .name = "equation", .expr = -1, .var = -1, .value = { .tag = DFG_D_LIST, .n = 5, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_STRING, .n = 9, .s = "ij,jk->ik" }, { .tag = DFG_D_STRING, .n = 9, .s = "ik,kj->ij" }, { .tag = DFG_D_STRING, .n = 12, .s = "bij,bjk->bik" }, { .tag = DFG_D_STRING, .n = 15, .s = "bhij,bhjk->bhik" }, { .tag = DFG_D_STRING, .n = 15, .s = "bhid,bhdj->bhij" }, } }, .text = "equation in {\"ij,jk->ik\", \"ik,kj->ij\", \"bij,bjk->bik\", \"bhij,bhjk->bhik\", \"bhid,bhdj->bhij\"}", .line = 89 },
        },
        .text = "Einsum(a, b)", .line = 89 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 88 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 88 },
};
static const struct dfg_desc_region algebra_einsum_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture algebra_einsum_matmul_refs[] = { { 1, -1 }, { 2, -1 }, };
static const struct dfg_capture algebra_einsum_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct algebra_einsum_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct algebra_einsum_matmul_match, b) },
};
static const struct dfg_desc_pattern algebra_einsum_matmul_desc = {
    .n_nodes = 3, .n_exprs = 9, .n_vars = 0, .n_sets = 2,
    .nodes = algebra_einsum_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = algebra_einsum_matmul_regions,
    .exprs = algebra_einsum_matmul_exprs,
    .captures = algebra_einsum_matmul_refs,
    .text = "rule einsum_matmul(a, b) {\012    match Einsum(a, b) { equation in {\"ij,jk->ik\", \"ik,kj->ij\", \"bij,bjk->bik\", \"bhij,bhjk->bhik\", \"bhid,bhdj->bhij\"} };\012    where a.shape[-1] == b.shape[-2];\012    rewrite MatMul(a, b);\012}", .line = 88, .n_where = 1, .where = (const uint32_t[]){ 8, }
};
static bool algebra_einsum_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return algebra_einsum_matmul_match(g, n, m);
}
static bool algebra_einsum_matmul_pass(void *ctx, const struct algebra_einsum_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool algebra_einsum_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return algebra_einsum_matmul_each(g, n, algebra_einsum_matmul_pass, &e);
}

static const struct dfg_part algebra_einsum_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct algebra_einsum_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct algebra_einsum_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct algebra_einsum_matmul_whole, einsum) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "div_mul", .place = "algebra.pat:12", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_div_mul_match),
      .n_captures = 4, .captures = algebra_div_mul_captures,
      .match = algebra_div_mul_any, .each = algebra_div_mul_all, .desc = &algebra_div_mul_desc,
      .whole_size = sizeof(struct algebra_div_mul_whole), .n_parts = sizeof algebra_div_mul_parts / sizeof *algebra_div_mul_parts,
      .n_params = 3, .parts = algebra_div_mul_parts, .whole = algebra_div_mul_whole },
    { .name = "reciprocal_mul", .place = "algebra.pat:18", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_reciprocal_mul_match),
      .n_captures = 2, .captures = algebra_reciprocal_mul_captures,
      .match = algebra_reciprocal_mul_any, .each = algebra_reciprocal_mul_all, .desc = &algebra_reciprocal_mul_desc,
      .whole_size = sizeof(struct algebra_reciprocal_mul_whole), .n_parts = sizeof algebra_reciprocal_mul_parts / sizeof *algebra_reciprocal_mul_parts,
      .n_params = 2, .parts = algebra_reciprocal_mul_parts, .whole = algebra_reciprocal_mul_whole },
    { .name = "make_reciprocal", .place = "algebra.pat:20", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_make_reciprocal_match),
      .n_captures = 2, .captures = algebra_make_reciprocal_captures,
      .match = algebra_make_reciprocal_any, .each = algebra_make_reciprocal_all, .desc = &algebra_make_reciprocal_desc,
      .whole_size = sizeof(struct algebra_make_reciprocal_whole), .n_parts = sizeof algebra_make_reciprocal_parts / sizeof *algebra_make_reciprocal_parts,
      .n_params = 2, .parts = algebra_make_reciprocal_parts, .whole = algebra_make_reciprocal_whole },
    { .name = "add_neg", .place = "algebra.pat:26", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_add_neg_match),
      .n_captures = 2, .captures = algebra_add_neg_captures,
      .match = algebra_add_neg_any, .each = algebra_add_neg_all, .desc = &algebra_add_neg_desc,
      .whole_size = sizeof(struct algebra_add_neg_whole), .n_parts = sizeof algebra_add_neg_parts / sizeof *algebra_add_neg_parts,
      .n_params = 2, .parts = algebra_add_neg_parts, .whole = algebra_add_neg_whole },
    { .name = "sub_neg", .place = "algebra.pat:27", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_sub_neg_match),
      .n_captures = 2, .captures = algebra_sub_neg_captures,
      .match = algebra_sub_neg_any, .each = algebra_sub_neg_all, .desc = &algebra_sub_neg_desc,
      .whole_size = sizeof(struct algebra_sub_neg_whole), .n_parts = sizeof algebra_sub_neg_parts / sizeof *algebra_sub_neg_parts,
      .n_params = 2, .parts = algebra_sub_neg_parts, .whole = algebra_sub_neg_whole },
    { .name = "mul_neg_neg", .place = "algebra.pat:28", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_mul_neg_neg_match),
      .n_captures = 2, .captures = algebra_mul_neg_neg_captures,
      .match = algebra_mul_neg_neg_any, .each = algebra_mul_neg_neg_all, .desc = &algebra_mul_neg_neg_desc,
      .whole_size = sizeof(struct algebra_mul_neg_neg_whole), .n_parts = sizeof algebra_mul_neg_neg_parts / sizeof *algebra_mul_neg_neg_parts,
      .n_params = 2, .parts = algebra_mul_neg_neg_parts, .whole = algebra_mul_neg_neg_whole },
    { .name = "mul_mul", .place = "algebra.pat:30", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_mul_mul_match),
      .n_captures = 3, .captures = algebra_mul_mul_captures,
      .match = algebra_mul_mul_any, .each = algebra_mul_mul_all, .desc = &algebra_mul_mul_desc,
      .whole_size = sizeof(struct algebra_mul_mul_whole), .n_parts = sizeof algebra_mul_mul_parts / sizeof *algebra_mul_mul_parts,
      .n_params = 3, .parts = algebra_mul_mul_parts, .whole = algebra_mul_mul_whole },
    { .name = "add_add", .place = "algebra.pat:35", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_add_add_match),
      .n_captures = 3, .captures = algebra_add_add_captures,
      .match = algebra_add_add_any, .each = algebra_add_add_all, .desc = &algebra_add_add_desc,
      .whole_size = sizeof(struct algebra_add_add_whole), .n_parts = sizeof algebra_add_add_parts / sizeof *algebra_add_add_parts,
      .n_params = 3, .parts = algebra_add_add_parts, .whole = algebra_add_add_whole },
    { .name = "div_constant", .place = "algebra.pat:41", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_div_constant_match),
      .n_captures = 2, .captures = algebra_div_constant_captures,
      .match = algebra_div_constant_any, .each = algebra_div_constant_all, .desc = &algebra_div_constant_desc,
      .whole_size = sizeof(struct algebra_div_constant_whole), .n_parts = sizeof algebra_div_constant_parts / sizeof *algebra_div_constant_parts,
      .n_params = 2, .parts = algebra_div_constant_parts, .whole = algebra_div_constant_whole },
    { .name = "pow_two", .place = "algebra.pat:48", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_pow_two_match),
      .n_captures = 2, .captures = algebra_pow_two_captures,
      .match = algebra_pow_two_any, .each = algebra_pow_two_all, .desc = &algebra_pow_two_desc,
      .whole_size = sizeof(struct algebra_pow_two_whole), .n_parts = sizeof algebra_pow_two_parts / sizeof *algebra_pow_two_parts,
      .n_params = 2, .parts = algebra_pow_two_parts, .whole = algebra_pow_two_whole },
    { .name = "unshift_softmax", .place = "algebra.pat:50", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_unshift_softmax_match),
      .n_captures = 4, .captures = algebra_unshift_softmax_captures,
      .match = algebra_unshift_softmax_any, .each = algebra_unshift_softmax_all, .desc = &algebra_unshift_softmax_desc,
      .whole_size = sizeof(struct algebra_unshift_softmax_whole), .n_parts = sizeof algebra_unshift_softmax_parts / sizeof *algebra_unshift_softmax_parts,
      .n_params = 1, .parts = algebra_unshift_softmax_parts, .whole = algebra_unshift_softmax_whole },
    { .name = "make_log_softmax", .place = "algebra.pat:57", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_make_log_softmax_match),
      .n_captures = 2, .captures = algebra_make_log_softmax_captures,
      .match = algebra_make_log_softmax_any, .each = algebra_make_log_softmax_all, .desc = &algebra_make_log_softmax_desc,
      .whole_size = sizeof(struct algebra_make_log_softmax_whole), .n_parts = sizeof algebra_make_log_softmax_parts / sizeof *algebra_make_log_softmax_parts,
      .n_params = 1, .parts = algebra_make_log_softmax_parts, .whole = algebra_make_log_softmax_whole },
    { .name = "expand_operand", .place = "algebra.pat:63", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_expand_operand_match),
      .n_captures = 5, .captures = algebra_expand_operand_captures,
      .match = algebra_expand_operand_any, .each = algebra_expand_operand_all, .desc = &algebra_expand_operand_desc,
      .whole_size = sizeof(struct algebra_expand_operand_whole), .n_parts = sizeof algebra_expand_operand_parts / sizeof *algebra_expand_operand_parts,
      .n_params = 3, .parts = algebra_expand_operand_parts, .whole = algebra_expand_operand_whole },
    { .name = "expand_left", .place = "algebra.pat:70", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_expand_left_match),
      .n_captures = 5, .captures = algebra_expand_left_captures,
      .match = algebra_expand_left_any, .each = algebra_expand_left_all, .desc = &algebra_expand_left_desc,
      .whole_size = sizeof(struct algebra_expand_left_whole), .n_parts = sizeof algebra_expand_left_parts / sizeof *algebra_expand_left_parts,
      .n_params = 3, .parts = algebra_expand_left_parts, .whole = algebra_expand_left_whole },
    { .name = "expand_right", .place = "algebra.pat:77", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_expand_right_match),
      .n_captures = 5, .captures = algebra_expand_right_captures,
      .match = algebra_expand_right_any, .each = algebra_expand_right_all, .desc = &algebra_expand_right_desc,
      .whole_size = sizeof(struct algebra_expand_right_whole), .n_parts = sizeof algebra_expand_right_parts / sizeof *algebra_expand_right_parts,
      .n_params = 3, .parts = algebra_expand_right_parts, .whole = algebra_expand_right_whole },
    { .name = "make_mish", .place = "algebra.pat:85", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_make_mish_match),
      .n_captures = 1, .captures = algebra_make_mish_captures,
      .match = algebra_make_mish_any, .each = algebra_make_mish_all, .desc = &algebra_make_mish_desc,
      .whole_size = sizeof(struct algebra_make_mish_whole), .n_parts = sizeof algebra_make_mish_parts / sizeof *algebra_make_mish_parts,
      .n_params = 1, .parts = algebra_make_mish_parts, .whole = algebra_make_mish_whole },
    { .name = "einsum_matmul", .place = "algebra.pat:88", .is_rule = 1, .is_entry = 0,
      .match_size = sizeof(struct algebra_einsum_matmul_match),
      .n_captures = 2, .captures = algebra_einsum_matmul_captures,
      .match = algebra_einsum_matmul_any, .each = algebra_einsum_matmul_all, .desc = &algebra_einsum_matmul_desc,
      .whole_size = sizeof(struct algebra_einsum_matmul_whole), .n_parts = sizeof algebra_einsum_matmul_parts / sizeof *algebra_einsum_matmul_parts,
      .n_params = 2, .parts = algebra_einsum_matmul_parts, .whole = algebra_einsum_matmul_whole },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit algebra_unit;
const struct dfg_unit algebra_unit = {
    .abi = DFG_ABI,
    .name = "algebra",
    .imports = imports,
    .names = &algebra_names, .whole_names = &whole_names,
    .n_patterns = 17, .patterns = patterns,
    .rules = &algebra_rules,
};
