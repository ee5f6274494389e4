/* The replacements of fast_math.pat's rules.  Made by pat2c; do not edit. */
#include "fast_math.h"
_Static_assert(FAST_MATH_H == 0x20c2eba971aafa5d, "fast_math.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    fast_math_rule_op_Add = DFG_FIRST_OP, fast_math_rule_op_Clip, fast_math_rule_op_Div,
    fast_math_rule_op_Exp, fast_math_rule_op_LeakyRelu, fast_math_rule_op_LpNormalization,
    fast_math_rule_op_Mul, fast_math_rule_op_Pow, fast_math_rule_op_ReduceL2, fast_math_rule_op_ReduceSum,
    fast_math_rule_op_Relu, fast_math_rule_op_Softmax, fast_math_rule_op_Sqrt, fast_math_rule_op_Sub,
};
enum {
    fast_math_rule_attr_alpha, fast_math_rule_attr_axis, fast_math_rule_attr_keepdims,
    fast_math_rule_attr_p,
};
static const char *const fast_math_rule_op_names[] = {
    "Add", "Clip", "Div", "Exp", "LeakyRelu", "LpNormalization", "Mul", "Pow", "ReduceL2", "ReduceSum",
    "Relu", "Softmax", "Sqrt", "Sub",
};
static const char *const fast_math_rule_attr_names[] = { "alpha", "axis", "keepdims", "p" };

static const struct dfg_names fast_math_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 14, .ops = fast_math_rule_op_names, .n_attrs = 4,
    .attrs = fast_math_rule_attr_names,
};

/* fast_math.pat:11, rule add_any_zero:  rewrite x; */
DFG_BUILD(fast_math_add_any_zero) { with[0] = m->x; }

/* fast_math.pat:12, rule sub_any_zero:  rewrite x; */
DFG_BUILD(fast_math_sub_any_zero) { with[0] = m->x; }

/* fast_math.pat:14, rule clip_free_float:  rewrite x; */
DFG_BUILD(fast_math_clip_free_float) { with[0] = m->x; }

/* fast_math.pat:19, rule pow_half:  rewrite Sqrt(x); */
static const struct dfg_made_call fast_math_pow_half_calls[] = {
    {fast_math_rule_op_Sqrt, 1, {DFG_FROM(fast_math_pow_half, x)}},
};

/* fast_math.pat:27, rule make_softmax:  rewrite Softmax(x) { axis = value(a) }; */
DFG_BUILD(fast_math_make_softmax)
{
    with[0] = dfg_new_call(r, fast_math_rule_op_Softmax, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(fast_math_rule_attr_axis, dfg_value_of(g, m->a))), 0);
}

/* fast_math.pat:34, rule make_l2_norm:  rewrite LpNormalization(x) { axis = p[0], p = 2 }; */
DFG_BUILD(fast_math_make_l2_norm)
{
    with[0] = dfg_new_call(r, fast_math_rule_op_LpNormalization, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(fast_math_rule_attr_axis, dfg_item(m->p, 0)),
                                     dfg_give(fast_math_rule_attr_p, dfg_int(2))), 0);
}

/* fast_math.pat:41, rule make_leaky_relu_halves:  rewrite LeakyRelu(x) { alpha = value(a) }; */
DFG_BUILD(fast_math_make_leaky_relu_halves)
{
    with[0] = dfg_new_call(r, fast_math_rule_op_LeakyRelu, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(fast_math_rule_attr_alpha, dfg_value_of(g, m->a))), 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    fast_math_rule_add_any_zero, fast_math_rule_sub_any_zero, fast_math_rule_clip_free_float,
    fast_math_rule_pow_half, fast_math_rule_make_softmax, fast_math_rule_make_l2_norm,
    fast_math_rule_make_leaky_relu_halves,
};

/* fast_math.pat:11  Add(x, c & splat(0)); the operator is known */
static inline bool fast_math_rule_is_y(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        || dfg_splat_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE);
}

/* fast_math.pat:39  Mul(Relu(Neg(x)), a & const); the operator is known */
static inline bool fast_math_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), fast_math_rule_op_Relu, 1)
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), fast_math_rule_op_Relu, 1));
}

/* op in {Sub}: fast_math_rule_sub_any_zero, fast_math_rule_make_leaky_relu_halves */
static uint64_t fast_math_rule_at_Sub(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST:
            if (dfg_splat_is(g, a1, dfg_int(0), DFG_NO_DTYPE)) set |= DFG_BIT(fast_math_rule_sub_any_zero);
            break;
        case fast_math_rule_op_Mul:
            if (dfg_calls_argc(g, dfg_operand(g, n, 0), fast_math_rule_op_Relu, 1)
                && fast_math_rule_is_Mul(g, a1))
                set |= DFG_BIT(fast_math_rule_make_leaky_relu_halves);
            break;
        default: break;
        }
    }
    return set;
}

/* fast_math.pat:17  Pow(x, c & 0.5); the operator is known */
static inline bool fast_math_rule_is_pow_half(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE);
}

/* fast_math.pat:25  ReduceSum(e, a & const); the operator is known */
static inline bool fast_math_rule_is_ReduceSum(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_int_is(g, n, fast_math_rule_attr_keepdims, 1, 1);
}

/* op in {Div}: fast_math_rule_make_softmax, fast_math_rule_make_l2_norm */
static uint64_t fast_math_rule_at_Div(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case fast_math_rule_op_ReduceSum:
            if (dfg_calls_argc(g, dfg_operand(g, n, 0), fast_math_rule_op_Exp, 1)
                && fast_math_rule_is_ReduceSum(g, a1))
                set |= DFG_BIT(fast_math_rule_make_softmax);
            break;
        case fast_math_rule_op_ReduceL2:
            if (dfg_argc_is(g, a1, 1) && dfg_int_is(g, a1, fast_math_rule_attr_keepdims, 1, 1))
                set |= DFG_BIT(fast_math_rule_make_l2_norm);
            break;
        default: break;
        }
    }
    return set;
}

static void fast_math_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case fast_math_rule_op_Add:
        *set = fast_math_rule_is_y(g, n) ? DFG_BIT(fast_math_rule_add_any_zero) : 0;
        break;
    case fast_math_rule_op_Sub: *set = fast_math_rule_at_Sub(g, n); break;
    case fast_math_rule_op_Clip:
        *set = dfg_has_args(g, n, 1) ? DFG_BIT(fast_math_rule_clip_free_float) : 0;
        break;
    case fast_math_rule_op_Pow:
        *set = fast_math_rule_is_pow_half(g, n) ? DFG_BIT(fast_math_rule_pow_half) : 0;
        break;
    case fast_math_rule_op_Div: *set = fast_math_rule_at_Div(g, n); break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule fast_math_rule_rows[] = {
    {DFG_RULE(fast_math_add_any_zero, 0, 1), DFG_ROOTS(fast_math_rule_op_Add)},
    {DFG_RULE(fast_math_sub_any_zero, 1, 1), DFG_ROOTS(fast_math_rule_op_Sub)},
    {DFG_RULE(fast_math_clip_free_float, 2, 1), DFG_ROOTS(fast_math_rule_op_Clip)},
    {DFG_RULE_OF_CALLS(fast_math_pow_half, 3, 1), DFG_ROOTS(fast_math_rule_op_Pow)},
    {DFG_RULE(fast_math_make_softmax, 4, 1), DFG_ROOTS(fast_math_rule_op_Div)},
    {DFG_RULE(fast_math_make_l2_norm, 5, 1), DFG_ROOTS(fast_math_rule_op_Div)},
    {DFG_RULE(fast_math_make_leaky_relu_halves, 6, 1), DFG_ROOTS(fast_math_rule_op_Sub)},
};

const struct dfg_rules fast_math_rules = {
    .abi = DFG_ABI,
    .n = 7, .n_words = 1, .rules = fast_math_rule_rows,
    .names = &fast_math_rule_names, .candidates = fast_math_rules_candidates,
};
