/* The replacements of algebra.pat's rules.  Made by pat2c; do not edit. */
#include "algebra.h"
_Static_assert(ALGEBRA_H == 0x7ddce846fde981a0, "algebra.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    algebra_rule_op_Add = DFG_FIRST_OP, algebra_rule_op_Div, algebra_rule_op_Log,
    algebra_rule_op_LogSoftmax, algebra_rule_op_Mish, algebra_rule_op_Mul, algebra_rule_op_Neg,
    algebra_rule_op_Pow, algebra_rule_op_Reciprocal, algebra_rule_op_ReduceMax, algebra_rule_op_Softmax,
    algebra_rule_op_Softplus, algebra_rule_op_Sub, algebra_rule_op_Tanh,
};
enum { algebra_rule_attr_axis, algebra_rule_attr_keepdims };
static const char *const algebra_rule_op_names[] = {
    "Add", "Div", "Log", "LogSoftmax", "Mish", "Mul", "Neg", "Pow", "Reciprocal", "ReduceMax", "Softmax",
    "Softplus", "Sub", "Tanh",
};
static const char *const algebra_rule_attr_names[] = { "axis", "keepdims" };

static const struct dfg_names algebra_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 14, .ops = algebra_rule_op_names, .n_attrs = 2,
    .attrs = algebra_rule_attr_names,
};

/* algebra.pat:16, rule div_mul:  rewrite Div(b, a); */
static const struct dfg_made_call algebra_div_mul_calls[] = {
    {algebra_rule_op_Div, 2, {DFG_FROM(algebra_div_mul, b), DFG_FROM(algebra_div_mul, a)}},
};

/* algebra.pat:18, rule reciprocal_mul:  rewrite Div(b, a); */
static const struct dfg_made_call algebra_reciprocal_mul_calls[] = {
    {algebra_rule_op_Div, 2, {DFG_FROM(algebra_reciprocal_mul, b), DFG_FROM(algebra_reciprocal_mul, a)}},
};

/* algebra.pat:23, rule make_reciprocal:  rewrite Reciprocal(a); */
static const struct dfg_made_call algebra_make_reciprocal_calls[] = {
    {algebra_rule_op_Reciprocal, 1, {DFG_FROM(algebra_make_reciprocal, a)}},
};

/* algebra.pat:26, rule add_neg:  rewrite Sub(a, b); */
static const struct dfg_made_call algebra_add_neg_calls[] = {
    {algebra_rule_op_Sub, 2, {DFG_FROM(algebra_add_neg, a), DFG_FROM(algebra_add_neg, b)}},
};

/* algebra.pat:27, rule sub_neg:  rewrite Add(a, b); */
static const struct dfg_made_call algebra_sub_neg_calls[] = {
    {algebra_rule_op_Add, 2, {DFG_FROM(algebra_sub_neg, a), DFG_FROM(algebra_sub_neg, b)}},
};

/* algebra.pat:28, rule mul_neg_neg:  rewrite Mul(a, b); */
static const struct dfg_made_call algebra_mul_neg_neg_calls[] = {
    {algebra_rule_op_Mul, 2, {DFG_FROM(algebra_mul_neg_neg, a), DFG_FROM(algebra_mul_neg_neg, b)}},
};

/* algebra.pat:33, rule mul_mul:  rewrite Mul(x, like(a, value(a) * value(b))); */
DFG_BUILD(algebra_mul_mul)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_mul(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, algebra_rule_op_Mul, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* algebra.pat:38, rule add_add:  rewrite Add(x, like(a, value(a) + value(b))); */
DFG_BUILD(algebra_add_add)
{
    const dfg_node constant = dfg_new_like(r, m->a, dfg_add(dfg_value_of(g, m->a), dfg_value_of(g, m->b)));
    with[0] = dfg_new_call(r, algebra_rule_op_Add, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* algebra.pat:45, rule div_constant:  rewrite Mul(x, like(c, 1.0 / value(c))); */
DFG_BUILD(algebra_div_constant)
{
    const dfg_node constant = dfg_new_like(r, m->c, dfg_div(dfg_float(1.0), dfg_value_of(g, m->c)));
    with[0] = dfg_new_call(r, algebra_rule_op_Mul, DFG_OPERANDS(m->x, constant), NULL, 0);
}

/* algebra.pat:48, rule pow_two:  rewrite Mul(x, x); */
static const struct dfg_made_call algebra_pow_two_calls[] = {
    {algebra_rule_op_Mul, 2, {DFG_FROM(algebra_pow_two, x), DFG_FROM(algebra_pow_two, x)}},
};

/* algebra.pat:54, rule unshift_softmax:  rewrite Softmax(x) { ..s }; */
DFG_BUILD(algebra_unshift_softmax)
{
    with[0] = dfg_new_call(r, algebra_rule_op_Softmax, DFG_OPERANDS(m->x), DFG_ATTRS(dfg_take(m->s)), 0);
}

/* algebra.pat:60, rule make_log_softmax:  rewrite LogSoftmax(x) { axis = s.axis }; */
DFG_BUILD(algebra_make_log_softmax)
{
    with[0] = dfg_new_call(r, algebra_rule_op_LogSoftmax, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(algebra_rule_attr_axis,
                                              dfg_attr_or_int(g, m->s, algebra_rule_attr_axis, -1))), 0);
}

/* algebra.pat:63, rule make_mish:  rewrite Mish(x); */
static const struct dfg_made_call algebra_make_mish_calls[] = {
    {algebra_rule_op_Mish, 1, {DFG_FROM(algebra_make_mish, x)}},
};

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    algebra_rule_div_mul, algebra_rule_reciprocal_mul, algebra_rule_make_reciprocal, algebra_rule_add_neg,
    algebra_rule_sub_neg, algebra_rule_mul_neg_neg, algebra_rule_mul_mul, algebra_rule_add_add,
    algebra_rule_div_constant, algebra_rule_pow_two, algebra_rule_unshift_softmax,
    algebra_rule_make_log_softmax, algebra_rule_make_mish,
};

/* algebra.pat:13  Div(c & 1, a); the operator is known */
static inline bool algebra_rule_is_d(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE);
}

/* algebra.pat:31  Mul(x & !const, a & const) */
static inline bool algebra_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, algebra_rule_op_Mul, 2)) return false;
    return (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* algebra.pat:63  Tanh(Softplus(x)); the operator is known */
static inline bool algebra_rule_is_Tanh(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), algebra_rule_op_Softplus, 1);
}

/* op in {Mul}: algebra_rule_div_mul, algebra_rule_reciprocal_mul, algebra_rule_mul_neg_neg,
 * algebra_rule_mul_mul, algebra_rule_make_mish */
static uint64_t algebra_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case algebra_rule_op_Div:
            if (algebra_rule_is_d(g, a0)) set |= DFG_BIT(algebra_rule_div_mul);
            break;
        case algebra_rule_op_Reciprocal:
            if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(algebra_rule_reciprocal_mul);
            break;
        case algebra_rule_op_Neg:
            if (dfg_argc_is(g, a0, 1) && dfg_calls_argc(g, dfg_operand(g, n, 1), algebra_rule_op_Neg, 1))
                set |= DFG_BIT(algebra_rule_mul_neg_neg);
            break;
        case algebra_rule_op_Mul:
            if (algebra_rule_is_Mul(g, a0) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                set |= DFG_BIT(algebra_rule_mul_mul);
            break;
        case DFG_CONST:
            if (algebra_rule_is_Mul(g, dfg_operand(g, n, 1))) set |= DFG_BIT(algebra_rule_mul_mul);
            break;
        case algebra_rule_op_Tanh:
            if (algebra_rule_is_Tanh(g, a0)) set |= DFG_BIT(algebra_rule_make_mish);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case algebra_rule_op_Div:
            if (algebra_rule_is_d(g, a1)) set |= DFG_BIT(algebra_rule_div_mul);
            break;
        case algebra_rule_op_Reciprocal:
            if (dfg_argc_is(g, a1, 1)) set |= DFG_BIT(algebra_rule_reciprocal_mul);
            break;
        case algebra_rule_op_Tanh:
            if (algebra_rule_is_Tanh(g, a1)) set |= DFG_BIT(algebra_rule_make_mish);
            break;
        default: break;
        }
    }
    return set;
}

/* op in {Div}: algebra_rule_make_reciprocal, algebra_rule_div_constant */
static uint64_t algebra_rule_at_Div(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE))
            set |= DFG_BIT(algebra_rule_make_reciprocal);
        if (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            set |= DFG_BIT(algebra_rule_div_constant);
    }
    return set;
}

/* algebra.pat:36  Add(x & !const, a & const) */
static inline bool algebra_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, algebra_rule_op_Add, 2)) return false;
    return (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && !dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* op in {Add}: algebra_rule_add_neg, algebra_rule_add_add */
static uint64_t algebra_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 1), algebra_rule_op_Neg, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), algebra_rule_op_Neg, 1))
            set |= DFG_BIT(algebra_rule_add_neg);
        if ((algebra_rule_is_Add(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && algebra_rule_is_Add(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(algebra_rule_add_add);
    }
    return set;
}

/* algebra.pat:27  Sub(a, Neg(b)); the operator is known */
static inline bool algebra_rule_is_sub_neg(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_calls_argc(g, dfg_operand(g, n, 1), algebra_rule_op_Neg, 1);
}

/* algebra.pat:48  Pow(x, c & 2); the operator is known */
static inline bool algebra_rule_is_pow_two(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* algebra.pat:51  Sub(x, ReduceMax(x) { axes = p, keepdims == 1 }) */
static inline bool algebra_rule_is_Sub(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, algebra_rule_op_Sub, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_calls_argc(g, a1, algebra_rule_op_ReduceMax, 1)
        && dfg_int_is(g, a1, algebra_rule_attr_keepdims, 1, 1);
}

/* algebra.pat:51  Softmax(Sub(x, ReduceMax(x) { axes = p, keepdims == 1 })); the operator is known */
static inline bool algebra_rule_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && algebra_rule_is_Sub(g, dfg_operand(g, n, 0));
}

/* algebra.pat:59  Log(s); the operator is known */
static inline bool algebra_rule_is_make_log_softmax(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), algebra_rule_op_Softmax, 1);
}

static void algebra_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case algebra_rule_op_Mul: *set = algebra_rule_at_Mul(g, n); break;
    case algebra_rule_op_Div: *set = algebra_rule_at_Div(g, n); break;
    case algebra_rule_op_Add: *set = algebra_rule_at_Add(g, n); break;
    case algebra_rule_op_Sub:
        *set = algebra_rule_is_sub_neg(g, n) ? DFG_BIT(algebra_rule_sub_neg) : 0;
        break;
    case algebra_rule_op_Pow:
        *set = algebra_rule_is_pow_two(g, n) ? DFG_BIT(algebra_rule_pow_two) : 0;
        break;
    case algebra_rule_op_Softmax:
        *set = algebra_rule_is_s(g, n) ? DFG_BIT(algebra_rule_unshift_softmax) : 0;
        break;
    case algebra_rule_op_Log:
        *set = algebra_rule_is_make_log_softmax(g, n) ? DFG_BIT(algebra_rule_make_log_softmax) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule algebra_rule_rows[] = {
    {DFG_RULE_OF_CALLS(algebra_div_mul, 0, 1), DFG_ROOTS(algebra_rule_op_Mul)},
    {DFG_RULE_OF_CALLS(algebra_reciprocal_mul, 1, 1), DFG_ROOTS(algebra_rule_op_Mul)},
    {DFG_RULE_OF_CALLS(algebra_make_reciprocal, 2, 1), DFG_ROOTS(algebra_rule_op_Div)},
    {DFG_RULE_OF_CALLS(algebra_add_neg, 3, 1), DFG_ROOTS(algebra_rule_op_Add)},
    {DFG_RULE_OF_CALLS(algebra_sub_neg, 4, 1), DFG_ROOTS(algebra_rule_op_Sub)},
    {DFG_RULE_OF_CALLS(algebra_mul_neg_neg, 5, 1), DFG_ROOTS(algebra_rule_op_Mul)},
    {DFG_RULE(algebra_mul_mul, 6, 1), DFG_ROOTS(algebra_rule_op_Mul)},
    {DFG_RULE(algebra_add_add, 7, 1), DFG_ROOTS(algebra_rule_op_Add)},
    {DFG_RULE(algebra_div_constant, 8, 1), DFG_ROOTS(algebra_rule_op_Div)},
    {DFG_RULE_OF_CALLS(algebra_pow_two, 9, 1), DFG_ROOTS(algebra_rule_op_Pow)},
    {DFG_RULE(algebra_unshift_softmax, 10, 1), .keep_shared = true, DFG_ROOTS(algebra_rule_op_Softmax)},
    {DFG_RULE(algebra_make_log_softmax, 11, 1), DFG_ROOTS(algebra_rule_op_Log)},
    {DFG_RULE_OF_CALLS(algebra_make_mish, 12, 1), DFG_ROOTS(algebra_rule_op_Mul)},
};

const struct dfg_rules algebra_rules = {
    .abi = DFG_ABI,
    .n = 13, .n_words = 1, .rules = algebra_rule_rows,
    .names = &algebra_rule_names, .candidates = algebra_rules_candidates,
};
