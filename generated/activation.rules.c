/* The replacements of activation.pat's rules.  Made by pat2c; do not edit. */
#include "activation.h"
_Static_assert(ACTIVATION_H == 0xb1e8cb3c018675fd, "activation.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    activation_rule_op_Add = DFG_FIRST_OP, activation_rule_op_Clip, activation_rule_op_Div,
    activation_rule_op_Exp, activation_rule_op_HardSigmoid, activation_rule_op_HardSwish,
    activation_rule_op_LeakyRelu, activation_rule_op_Log, activation_rule_op_Max, activation_rule_op_Min,
    activation_rule_op_Mul, activation_rule_op_Reciprocal, activation_rule_op_Relu,
    activation_rule_op_Sigmoid, activation_rule_op_Softplus, activation_rule_op_Tanh,
};
enum { activation_rule_attr_alpha, activation_rule_attr_beta };
static const char *const activation_rule_op_names[] = {
    "Add", "Clip", "Div", "Exp", "HardSigmoid", "HardSwish", "LeakyRelu", "Log", "Max", "Min", "Mul",
    "Reciprocal", "Relu", "Sigmoid", "Softplus", "Tanh",
};
static const char *const activation_rule_attr_names[] = { "alpha", "beta" };

static const struct dfg_names activation_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 16, .ops = activation_rule_op_names, .n_attrs = 2,
    .attrs = activation_rule_attr_names,
};

/* activation.pat:17, rule make_hard_sigmoid:  rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 }; */
DFG_BUILD(activation_make_hard_sigmoid)
{
    with[0] = dfg_new_call(r, activation_rule_op_HardSigmoid, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(activation_rule_attr_alpha, dfg_float(0.16666667)),
                                     dfg_give(activation_rule_attr_beta, dfg_float(0.5))), 0);
}

/* activation.pat:24, rule make_hard_sigmoid_limits:  rewrite HardSigmoid(x) { alpha = 0.16666667, beta = 0.5 }; */
DFG_BUILD(activation_make_hard_sigmoid_limits)
{
    with[0] = dfg_new_call(r, activation_rule_op_HardSigmoid, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(activation_rule_attr_alpha, dfg_float(0.16666667)),
                                     dfg_give(activation_rule_attr_beta, dfg_float(0.5))), 0);
}

/* activation.pat:29, rule make_hard_swish:  rewrite HardSwish(x); */
static const struct dfg_made_call activation_make_hard_swish_calls[] = {
    {activation_rule_op_HardSwish, 1, {DFG_FROM(activation_make_hard_swish, x)}},
};

/* activation.pat:36, rule make_hard_swish_whole:  rewrite HardSwish(x); */
static const struct dfg_made_call activation_make_hard_swish_whole_calls[] = {
    {activation_rule_op_HardSwish, 1, {DFG_FROM(activation_make_hard_swish_whole, x)}},
};

/* activation.pat:43, rule make_sigmoid:  rewrite Sigmoid(x); */
static const struct dfg_made_call activation_make_sigmoid_calls[] = {
    {activation_rule_op_Sigmoid, 1, {DFG_FROM(activation_make_sigmoid, x)}},
};

/* activation.pat:48, rule make_sigmoid_product:  rewrite Mul(x, Sigmoid(z)); */
static const struct dfg_made_call activation_make_sigmoid_product_calls[] = {
    {activation_rule_op_Sigmoid, 1, {DFG_FROM(activation_make_sigmoid_product, z)}},
    {activation_rule_op_Mul, 2, {DFG_FROM(activation_make_sigmoid_product, x), DFG_FROM_CALL + 0}},
};

/* activation.pat:54, rule make_sigmoid_tanh:  rewrite Sigmoid(x); */
static const struct dfg_made_call activation_make_sigmoid_tanh_calls[] = {
    {activation_rule_op_Sigmoid, 1, {DFG_FROM(activation_make_sigmoid_tanh, x)}},
};

/* activation.pat:60, rule make_softplus:  rewrite Softplus(x); */
static const struct dfg_made_call activation_make_softplus_calls[] = {
    {activation_rule_op_Softplus, 1, {DFG_FROM(activation_make_softplus, x)}},
};

/* activation.pat:66, rule make_leaky_relu:  rewrite LeakyRelu(x) { alpha = value(a) }; */
DFG_BUILD(activation_make_leaky_relu)
{
    with[0] = dfg_new_call(r, activation_rule_op_LeakyRelu, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(activation_rule_attr_alpha, dfg_value_of(g, m->a))), 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    activation_rule_make_hard_sigmoid, activation_rule_make_hard_sigmoid_limits,
    activation_rule_make_hard_swish, activation_rule_make_hard_swish_whole, activation_rule_make_sigmoid,
    activation_rule_make_sigmoid_product, activation_rule_make_sigmoid_tanh, activation_rule_make_softplus,
    activation_rule_make_leaky_relu,
};

/* activation.pat:14  Clip(Add(x, c & 3), 0, 6); the operator is known */
static inline bool activation_rule_is_Clip(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && dfg_calls_argc(g, dfg_operand(g, n, 0), activation_rule_op_Add, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(6), DFG_NO_DTYPE);
}

/* activation.pat:33  Mul(x, k); the operator is known */
static inline bool activation_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_calls_with(g, dfg_operand(g, n, 1), activation_rule_op_Clip, 3)
        || dfg_calls_with(g, dfg_operand(g, n, 0), activation_rule_op_Clip, 3);
}

/* activation.pat:52  Add(t, b & 1); the operator is known */
static inline bool activation_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), activation_rule_op_Tanh, 1)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), activation_rule_op_Tanh, 1));
}

/* op in {Div}: activation_rule_make_hard_sigmoid, activation_rule_make_hard_swish_whole,
 * activation_rule_make_sigmoid, activation_rule_make_sigmoid_product,
 * activation_rule_make_sigmoid_tanh */
static uint64_t activation_rule_at_Div(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case DFG_CONST: {
            const dfg_node a0 = dfg_operand(g, n, 0);
            switch (dfg_op(g, a0)) {
            case activation_rule_op_Clip:
                if (activation_rule_is_Clip(g, a0) && dfg_const_is(g, a1, dfg_int(6), DFG_NO_DTYPE))
                    set |= DFG_BIT(activation_rule_make_hard_sigmoid);
                break;
            case activation_rule_op_Mul:
                if (activation_rule_is_Mul(g, a0) && dfg_const_is(g, a1, dfg_int(6), DFG_NO_DTYPE))
                    set |= DFG_BIT(activation_rule_make_hard_swish_whole);
                break;
            case activation_rule_op_Add:
                if (activation_rule_is_Add(g, a0) && dfg_const_is(g, a1, dfg_int(2), DFG_NO_DTYPE))
                    set |= DFG_BIT(activation_rule_make_sigmoid_tanh);
                break;
            default: break;
            }
            break;
        }
        case activation_rule_op_Add:
            if (((dfg_calls_argc(g, dfg_arg(g, a1, 0), activation_rule_op_Exp, 1)
                  && dfg_const_is(g, dfg_arg(g, a1, 1), dfg_int(1), DFG_NO_DTYPE))
                 || (dfg_const_is(g, dfg_arg(g, a1, 0), dfg_int(1), DFG_NO_DTYPE)
                     && dfg_calls_argc(g, dfg_arg(g, a1, 1), activation_rule_op_Exp, 1)))
                && dfg_argc_is(g, a1, 2)) {
                if (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE))
                    set |= DFG_BIT(activation_rule_make_sigmoid);
                if (!dfg_is(g, dfg_operand(g, n, 0), DFG_CONST))
                    set |= DFG_BIT(activation_rule_make_sigmoid_product);
            }
            break;
        default: break;
        }
    }
    return set;
}

/* activation.pat:21  Mul(x, a & approx(0.16666667, 1e-5)); the operator is known */
static inline bool activation_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE);
}

/* op in {Mul}: activation_rule_make_hard_sigmoid, activation_rule_make_hard_swish,
 * activation_rule_make_hard_swish_whole, activation_rule_make_sigmoid_tanh */
static uint64_t activation_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case activation_rule_op_Clip:
            if (dfg_has_args(g, a0, 3)
                && dfg_calls_argc(g, dfg_operand(g, a0, 0), activation_rule_op_Add, 2)
                && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_int(0), DFG_NO_DTYPE)
                && dfg_const_is(g, dfg_operand(g, a0, 2), dfg_int(6), DFG_NO_DTYPE)) {
                const dfg_node a1 = dfg_operand(g, n, 1);
                switch (dfg_op(g, a1)) {
                case DFG_CONST:
                    if (dfg_const_near(g, a1, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                        set |= DFG_BIT(activation_rule_make_hard_sigmoid);
                    break;
                case activation_rule_op_Mul:
                    if (activation_rule_is_Mul_2(g, a1))
                        set |= DFG_BIT(activation_rule_make_hard_swish_whole);
                    break;
                default: break;
                }
            }
            break;
        case DFG_CONST: {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case activation_rule_op_Clip:
                if (activation_rule_is_Clip(g, a1)
                    && dfg_const_near(g, a0, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                    set |= DFG_BIT(activation_rule_make_hard_sigmoid);
                break;
            case activation_rule_op_Mul:
                if (activation_rule_is_Mul(g, a1)
                    && dfg_const_near(g, a0, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                    set |= DFG_BIT(activation_rule_make_hard_swish_whole);
                break;
            case activation_rule_op_Add:
                if (activation_rule_is_Add(g, a1) && dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= DFG_BIT(activation_rule_make_sigmoid_tanh);
                break;
            default: break;
            }
            break;
        }
        case activation_rule_op_HardSigmoid:
            if (dfg_argc_is(g, a0, 1)
                && dfg_near_by(dfg_attr_or_float(g, a0, activation_rule_attr_alpha, 0.2),
                               dfg_float(0.16666667), 1e-05)
                && dfg_near(dfg_attr_or_float(g, a0, activation_rule_attr_beta, 0.5), dfg_float(0.5)))
                set |= DFG_BIT(activation_rule_make_hard_swish);
            break;
        case activation_rule_op_Mul:
            if (dfg_argc_is(g, a0, 2)) {
                const dfg_node a1 = dfg_operand(g, n, 1);
                switch (dfg_op(g, a1)) {
                case DFG_CONST:
                    if ((dfg_calls_with(g, dfg_operand(g, a0, 1), activation_rule_op_Clip, 3)
                         || dfg_calls_with(g, dfg_operand(g, a0, 0), activation_rule_op_Clip, 3))
                        && dfg_const_near(g, a1, dfg_float(0.16666667), 1e-05, DFG_NO_DTYPE))
                        set |= DFG_BIT(activation_rule_make_hard_swish_whole);
                    break;
                case activation_rule_op_Clip:
                    if ((dfg_const_near(g, dfg_operand(g, a0, 1), dfg_float(0.16666667), 1e-05,
                                        DFG_NO_DTYPE)
                         || dfg_const_near(g, dfg_operand(g, a0, 0), dfg_float(0.16666667), 1e-05,
                                           DFG_NO_DTYPE))
                        && activation_rule_is_Clip(g, a1))
                        set |= DFG_BIT(activation_rule_make_hard_swish_whole);
                    break;
                default: break;
                }
            }
            break;
        case activation_rule_op_Add:
            if (activation_rule_is_Add(g, a0)
                && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
                set |= DFG_BIT(activation_rule_make_sigmoid_tanh);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        if (dfg_calls_argc(g, a1, activation_rule_op_HardSigmoid, 1)
            && dfg_near_by(dfg_attr_or_float(g, a1, activation_rule_attr_alpha, 0.2), dfg_float(0.16666667),
                           1e-05)
            && dfg_near(dfg_attr_or_float(g, a1, activation_rule_attr_beta, 0.5), dfg_float(0.5)))
            set |= DFG_BIT(activation_rule_make_hard_swish);
    }
    return set;
}

/* activation.pat:22  Min(line, c & 1) */
static inline bool activation_rule_is_Min(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_with(g, n, activation_rule_op_Min, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), activation_rule_op_Add, 2)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), activation_rule_op_Add, 2));
}

/* activation.pat:22  Relu(Min(line, c & 1)); the operator is known */
static inline bool activation_rule_is_Relu(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && activation_rule_is_Min(g, dfg_operand(g, n, 0));
}

/* activation.pat:22  Relu(line) */
static inline bool activation_rule_is_Relu_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, activation_rule_op_Relu, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), activation_rule_op_Add, 2);
}

/* activation.pat:22  Min(Relu(line), c & 1); the operator is known */
static inline bool activation_rule_is_Min_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_has_args(g, n, 2)) return false;
    return (activation_rule_is_Relu_2(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && activation_rule_is_Relu_2(g, dfg_operand(g, n, 1)));
}

/* activation.pat:21  Add(Mul(x, a & approx(0.16666667, 1e-5)), b & 0.5) */
static inline bool activation_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, activation_rule_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), activation_rule_op_Mul, 2)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), activation_rule_op_Mul, 2));
}

/* activation.pat:22  Clip(line, 0, 1); the operator is known */
static inline bool activation_rule_is_Clip_2(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 3) && activation_rule_is_Add_2(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE)
        && dfg_const_is(g, dfg_operand(g, n, 2), dfg_int(1), DFG_NO_DTYPE);
}

/* activation.pat:64  Mul(x, a & const) */
static inline bool activation_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, activation_rule_op_Mul, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* op in {Max}: activation_rule_make_hard_sigmoid_limits, activation_rule_make_leaky_relu */
static uint64_t activation_rule_at_Max(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if ((activation_rule_is_Min(g, dfg_operand(g, n, 0))
             && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE))
            || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(0), DFG_NO_DTYPE)
                && activation_rule_is_Min(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(activation_rule_make_hard_sigmoid_limits);
        if (activation_rule_is_Mul_3(g, dfg_operand(g, n, 1))
            || activation_rule_is_Mul_3(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(activation_rule_make_leaky_relu);
    }
    return set;
}

/* activation.pat:58  Add(Exp(x), o & 1) */
static inline bool activation_rule_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, activation_rule_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), activation_rule_op_Exp, 1)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), activation_rule_op_Exp, 1));
}

/* activation.pat:41  Reciprocal(logistic(x, o)); the operator is known */
static inline bool activation_rule_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && activation_rule_is_Add_3(g, dfg_operand(g, n, 0));
}

/* activation.pat:52  Mul(t, c & 0.5) */
static inline bool activation_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, activation_rule_op_Mul, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), activation_rule_op_Tanh, 1)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), activation_rule_op_Tanh, 1));
}

/* activation.pat:52  Add(Mul(t, c & 0.5), b & 0.5); the operator is known */
static inline bool activation_rule_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return (activation_rule_is_Mul_4(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && activation_rule_is_Mul_4(g, dfg_operand(g, n, 1)));
}

/* activation.pat:58  Log(Add(Exp(x), o & 1)); the operator is known */
static inline bool activation_rule_is_make_softplus(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && activation_rule_is_Add_3(g, dfg_operand(g, n, 0));
}

static void activation_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case activation_rule_op_Div: *set = activation_rule_at_Div(g, n); break;
    case activation_rule_op_Mul: *set = activation_rule_at_Mul(g, n); break;
    case activation_rule_op_Relu:
        *set = activation_rule_is_Relu(g, n) ? DFG_BIT(activation_rule_make_hard_sigmoid_limits) : 0;
        break;
    case activation_rule_op_Min:
        *set = activation_rule_is_Min_2(g, n) ? DFG_BIT(activation_rule_make_hard_sigmoid_limits) : 0;
        break;
    case activation_rule_op_Clip:
        *set = activation_rule_is_Clip_2(g, n) ? DFG_BIT(activation_rule_make_hard_sigmoid_limits) : 0;
        break;
    case activation_rule_op_Max: *set = activation_rule_at_Max(g, n); break;
    case activation_rule_op_Reciprocal:
        *set = activation_rule_is_Reciprocal(g, n) ? DFG_BIT(activation_rule_make_sigmoid) : 0;
        break;
    case activation_rule_op_Add:
        *set = activation_rule_is_Add_4(g, n) ? DFG_BIT(activation_rule_make_sigmoid_tanh) : 0;
        break;
    case activation_rule_op_Log:
        *set = activation_rule_is_make_softplus(g, n) ? DFG_BIT(activation_rule_make_softplus) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule activation_rule_rows[] = {
    {DFG_RULE(activation_make_hard_sigmoid, 0, 1),
     DFG_ROOTS(activation_rule_op_Div, activation_rule_op_Mul)},
    {DFG_RULE(activation_make_hard_sigmoid_limits, 1, 1),
     DFG_ROOTS(activation_rule_op_Relu, activation_rule_op_Min, activation_rule_op_Clip, activation_rule_op_Max)},
    {DFG_RULE_OF_CALLS(activation_make_hard_swish, 2, 1), DFG_ROOTS(activation_rule_op_Mul)},
    {DFG_RULE_OF_CALLS(activation_make_hard_swish_whole, 3, 1),
     DFG_ROOTS(activation_rule_op_Div, activation_rule_op_Mul)},
    {DFG_RULE_OF_CALLS(activation_make_sigmoid, 5, 1),
     DFG_ROOTS(activation_rule_op_Div, activation_rule_op_Reciprocal)},
    {DFG_RULE_OF_CALLS(activation_make_sigmoid_product, 6, 1), DFG_ROOTS(activation_rule_op_Div)},
    {DFG_RULE_OF_CALLS(activation_make_sigmoid_tanh, 7, 1),
     DFG_ROOTS(activation_rule_op_Mul, activation_rule_op_Div, activation_rule_op_Add)},
    {DFG_RULE_OF_CALLS(activation_make_softplus, 8, 1), DFG_ROOTS(activation_rule_op_Log)},
    {DFG_RULE(activation_make_leaky_relu, 9, 1), DFG_ROOTS(activation_rule_op_Max)},
};

const struct dfg_rules activation_rules = {
    .abi = DFG_ABI,
    .n = 9, .n_words = 1, .rules = activation_rule_rows,
    .names = &activation_rule_names, .candidates = activation_rules_candidates,
};
