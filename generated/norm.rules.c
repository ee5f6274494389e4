/* The replacements of norm.pat's rules.  Made by pat2c; do not edit. */
#include "norm.h"
_Static_assert(NORM_H == 0xc64573884bb2a708, "norm.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    norm_rule_op_Add = DFG_FIRST_OP, norm_rule_op_Cast, norm_rule_op_Div, norm_rule_op_Expand,
    norm_rule_op_GlobalAveragePool, norm_rule_op_InstanceNormalization, norm_rule_op_LayerNormalization,
    norm_rule_op_Mul, norm_rule_op_Neg, norm_rule_op_Pow, norm_rule_op_Reciprocal, norm_rule_op_ReduceMean,
    norm_rule_op_Reshape, norm_rule_op_Sqrt, norm_rule_op_Sub,
};
enum { norm_rule_attr_axes, norm_rule_attr_axis, norm_rule_attr_epsilon, norm_rule_attr_keepdims };
static const char *const norm_rule_op_names[] = {
    "Add", "Cast", "Div", "Expand", "GlobalAveragePool", "InstanceNormalization", "LayerNormalization",
    "Mul", "Neg", "Pow", "Reciprocal", "ReduceMean", "Reshape", "Sqrt", "Sub",
};
static const char *const norm_rule_attr_names[] = { "axes", "axis", "epsilon", "keepdims" };
static const dfg_val norm_rule_list_minus_1[] = {{.tag = DFG_V_INT, .u.i = -1}};

static const struct dfg_names norm_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 15, .ops = norm_rule_op_names, .n_attrs = 4,
    .attrs = norm_rule_attr_names,
};

/* norm.pat:81, rule make_layer_norm:  rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) }; */
DFG_BUILD(norm_make_layer_norm)
{
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale),
                           DFG_ATTRS(dfg_give(norm_rule_attr_axis, dfg_int(-1)),
                                     dfg_give(norm_rule_attr_epsilon, dfg_value_of(g, m->eps))), 0);
}

/* norm.pat:103, rule make_layer_norm_of_two:
 * rewrite LayerNormalization(x, scale) { axis = -2, epsilon = value(eps) }; */
DFG_BUILD(norm_make_layer_norm_of_two)
{
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale),
                           DFG_ATTRS(dfg_give(norm_rule_attr_axis, dfg_int(-2)),
                                     dfg_give(norm_rule_attr_epsilon, dfg_value_of(g, m->eps))), 0);
}

/* norm.pat:89, rule make_layer_norm_unscaled:
 * rewrite LayerNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { axis = -1, epsilon = value(eps) }; */
DFG_BUILD(norm_make_layer_norm_unscaled)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, -1)));
    const dfg_node expand = dfg_new_call(r, norm_rule_op_Expand, DFG_OPERANDS(constant, constant_2), NULL,
                                         0);
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, expand),
                           DFG_ATTRS(dfg_give(norm_rule_attr_axis, dfg_int(-1)),
                                     dfg_give(norm_rule_attr_epsilon, dfg_value_of(g, m->eps))), 0);
}

/* norm.pat:33, rule centre_first:  rewrite Add(Mul(Sub(x, m), k), shift); */
static const struct dfg_made_call norm_centre_first_calls[] = {
    {norm_rule_op_Sub, 2, {DFG_FROM(norm_centre_first, x), DFG_FROM(norm_centre_first, m)}},
    {norm_rule_op_Mul, 2, {DFG_FROM_CALL + 0, DFG_FROM(norm_centre_first, k)}},
    {norm_rule_op_Add, 2, {DFG_FROM_CALL + 1, DFG_FROM(norm_centre_first, shift)}},
};

/* norm.pat:41, rule mean_of_pool:  rewrite Sub(x, ReduceMean(x) { axes = [-1], keepdims = 1 }); */
DFG_BUILD(norm_mean_of_pool)
{
    const dfg_node reduceMean = dfg_new_call(r, norm_rule_op_ReduceMean, DFG_OPERANDS(m->x),
                                             DFG_ATTRS(dfg_give(norm_rule_attr_axes,
                                                                dfg_list(norm_rule_list_minus_1, 1)),
                                                       dfg_give(norm_rule_attr_keepdims, dfg_int(1))), 0);
    with[0] = dfg_new_call(r, norm_rule_op_Sub, DFG_OPERANDS(m->x, reduceMean), NULL, 0);
}

/* norm.pat:46, rule negated_mean_of_pool:  rewrite Neg(ReduceMean(x) { axes = [-1], keepdims = 1 }); */
DFG_BUILD(norm_negated_mean_of_pool)
{
    const dfg_node reduceMean = dfg_new_call(r, norm_rule_op_ReduceMean, DFG_OPERANDS(m->x),
                                             DFG_ATTRS(dfg_give(norm_rule_attr_axes,
                                                                dfg_list(norm_rule_list_minus_1, 1)),
                                                       dfg_give(norm_rule_attr_keepdims, dfg_int(1))), 0);
    with[0] = dfg_new_call(r, norm_rule_op_Neg, DFG_OPERANDS(reduceMean), NULL, 0);
}

/* norm.pat:51, rule mean_of_squares_pool:  rewrite ReduceMean(Mul(x, x)) { axes = [-1], keepdims = 1 }; */
DFG_BUILD(norm_mean_of_squares_pool)
{
    const dfg_node mul = dfg_new_call(r, norm_rule_op_Mul, DFG_OPERANDS(m->x, m->x), NULL, 0);
    with[0] = dfg_new_call(r, norm_rule_op_ReduceMean, DFG_OPERANDS(mul),
                           DFG_ATTRS(dfg_give(norm_rule_attr_axes, dfg_list(norm_rule_list_minus_1, 1)),
                                     dfg_give(norm_rule_attr_keepdims, dfg_int(1))), 0);
}

/* norm.pat:57, rule centre_square:  rewrite {
 *     d = Sub(x, m);
 *     return ReduceMean(Mul(d, d)) { axes = [-1], keepdims = 1 };
 * } */
DFG_BUILD(norm_centre_square)
{
    const dfg_node d = dfg_new_call(r, norm_rule_op_Sub, DFG_OPERANDS(m->x, m->m), NULL, 0);
    const dfg_node mul = dfg_new_call(r, norm_rule_op_Mul, DFG_OPERANDS(d, d), NULL, 0);
    with[0] = dfg_new_call(r, norm_rule_op_ReduceMean, DFG_OPERANDS(mul),
                           DFG_ATTRS(dfg_give(norm_rule_attr_axes, dfg_list(norm_rule_list_minus_1, 1)),
                                     dfg_give(norm_rule_attr_keepdims, dfg_int(1))), 0);
}

/* norm.pat:95, rule scale_layer_norm:  rewrite LayerNormalization(x, scale) { ..n }; */
DFG_BUILD(norm_scale_layer_norm)
{
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale),
                           DFG_ATTRS(dfg_take(m->n)), 0);
}

/* norm.pat:110, rule shift_layer_norm:  rewrite LayerNormalization(x, scale, shift) { ..n }; */
DFG_BUILD(norm_shift_layer_norm)
{
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale, m->shift),
                           DFG_ATTRS(dfg_take(m->n)), 0);
}

/* norm.pat:122, rule make_instance_norm:
 * rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) }; */
DFG_BUILD(norm_make_instance_norm)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, norm_rule_op_Reshape, DFG_OPERANDS(m->scale, constant), NULL,
                                          0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape_2 = dfg_new_call(r, norm_rule_op_Reshape, DFG_OPERANDS(m->shift, constant_2),
                                            NULL, 0);
    with[0] = dfg_new_call(r, norm_rule_op_InstanceNormalization, DFG_OPERANDS(m->x, reshape, reshape_2),
                           DFG_ATTRS(dfg_give(norm_rule_attr_epsilon, dfg_value_of(g, m->eps))), 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    norm_rule_make_layer_norm, norm_rule_make_layer_norm_of_two, norm_rule_make_layer_norm_unscaled,
    norm_rule_centre_first, norm_rule_mean_of_pool, norm_rule_negated_mean_of_pool,
    norm_rule_mean_of_squares_pool, norm_rule_centre_square, norm_rule_scale_layer_norm,
    norm_rule_shift_layer_norm, norm_rule_make_instance_norm,
};

/* norm.pat:74  Cast(n) */
static inline bool norm_rule_is_Cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Cast, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Div, 2)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Mul, 2));
}

/* norm.pat:20  Div(x, root(s, h)) */
static inline bool norm_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Div, 2)
        && (dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Sqrt, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Pow, 2));
}

/* norm.pat:20  Mul(x, reciprocal_root(s, h)) */
static inline bool norm_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, norm_rule_op_Mul, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Reciprocal, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Div, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Pow, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Sqrt, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Reciprocal, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Div, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Pow, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Sqrt, 1);
}

/* norm.pat:76  Div(d, narrow) */
static inline bool norm_rule_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Div, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Cast, 1);
}

/* norm.pat:20  Div(x, root(s, h)) */
static inline bool norm_rule_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Div, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Sub, 2)
        && (dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Sqrt, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Pow, 2));
}

/* norm.pat:19  Reciprocal(root(s, h)) */
static inline bool norm_rule_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Reciprocal, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Sqrt, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Pow, 2));
}

/* norm.pat:19  Div(1, root(s, h)) */
static inline bool norm_rule_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Div, 2)
        && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && (dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Sqrt, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Pow, 2));
}

/* norm.pat:19  Pow(s, h & -0.5) */
static inline bool norm_rule_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Pow, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Add, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(-0.5), DFG_NO_DTYPE);
}

/* norm.pat:19  Sqrt(Reciprocal(s) | Div(1, s)) */
static inline bool norm_rule_is_Sqrt(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Sqrt, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Reciprocal, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Div, 2));
}

/* norm.pat:92  LayerNormalization(x, splat(1)) */
static inline bool norm_rule_is_n(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, norm_rule_op_LayerNormalization, 2)
        && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_int_is(g, n, norm_rule_attr_axis, -1, -1);
}

/* op in {Mul}: norm_rule_make_layer_norm, norm_rule_make_layer_norm_of_two,
 * norm_rule_make_layer_norm_unscaled, norm_rule_scale_layer_norm */
static uint64_t norm_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (norm_rule_is_Cast(g, dfg_operand(g, n, 0)) || norm_rule_is_Div(g, dfg_operand(g, n, 0))
            || norm_rule_is_Mul(g, dfg_operand(g, n, 0)) || norm_rule_is_Div_2(g, dfg_operand(g, n, 0))
            || norm_rule_is_Cast(g, dfg_operand(g, n, 1)) || norm_rule_is_Div(g, dfg_operand(g, n, 1))
            || norm_rule_is_Mul(g, dfg_operand(g, n, 1)) || norm_rule_is_Div_2(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(norm_rule_make_layer_norm);
        if (norm_rule_is_Div_3(g, dfg_operand(g, n, 0)) || norm_rule_is_Mul(g, dfg_operand(g, n, 0))
            || norm_rule_is_Div_3(g, dfg_operand(g, n, 1)) || norm_rule_is_Mul(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(norm_rule_make_layer_norm_of_two);
        if (norm_rule_is_Reciprocal(g, dfg_operand(g, n, 1)) || norm_rule_is_Div_4(g, dfg_operand(g, n, 1))
            || norm_rule_is_Pow(g, dfg_operand(g, n, 1)) || norm_rule_is_Sqrt(g, dfg_operand(g, n, 1))
            || norm_rule_is_Reciprocal(g, dfg_operand(g, n, 0))
            || norm_rule_is_Div_4(g, dfg_operand(g, n, 0)) || norm_rule_is_Pow(g, dfg_operand(g, n, 0))
            || norm_rule_is_Sqrt(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(norm_rule_make_layer_norm_unscaled);
        const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
        if (norm_rule_is_n(g, dfg_first_result(g, a0)) || norm_rule_is_n(g, dfg_first_result(g, a1)))
            set |= DFG_BIT(norm_rule_scale_layer_norm);
    }
    return set;
}

/* norm.pat:17  Sqrt(s) */
static inline bool norm_rule_is_Sqrt_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Sqrt, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Add, 2);
}

/* norm.pat:17  Pow(s, h & 0.5) */
static inline bool norm_rule_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Pow, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Add, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE);
}

/* norm.pat:69  Sub(w, ReduceMean(w) { axes = p, keepdims == 1 }); the operator is known */
static inline bool norm_rule_is_d(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_calls_argc(g, a1, norm_rule_op_ReduceMean, 1)
        && dfg_int_is(g, a1, norm_rule_attr_keepdims, 1, 1);
}

/* op in {Div}: norm_rule_make_layer_norm, norm_rule_make_layer_norm_unscaled */
static uint64_t norm_rule_at_Div(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)
        && (norm_rule_is_Sqrt_2(g, dfg_operand(g, n, 1)) || norm_rule_is_Pow_2(g, dfg_operand(g, n, 1)))) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case norm_rule_op_Mul: if (dfg_argc_is(g, a0, 2)) set |= DFG_BIT(norm_rule_make_layer_norm); break;
        case norm_rule_op_Sub:
            if (norm_rule_is_d(g, a0)) set |= DFG_BIT(norm_rule_make_layer_norm_unscaled);
            break;
        default: break;
        }
    }
    return set;
}

/* norm.pat:30  Sub(shift, Mul(m, k)) */
static inline bool norm_rule_is_Sub(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Sub, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Mul, 2);
}

/* norm.pat:30  Add(Mul(Neg(m), k), shift) */
static inline bool norm_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, norm_rule_op_Add, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Mul, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Mul, 2);
}

/* norm.pat:118  Mul(n, scale & const) */
static inline bool norm_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, norm_rule_op_Mul, 2)) return false;
    return ((dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Div, 2)
             || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Mul, 2))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && (dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Div, 2)
                || dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Mul, 2)));
}

/* norm.pat:30  Mul(x, k); the operator is known */
static inline bool norm_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_Mul, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Mul, 2);
}

/* op in {Add}: norm_rule_centre_first, norm_rule_shift_layer_norm,
 * norm_rule_make_instance_norm */
static uint64_t norm_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        switch (dfg_op(g, a0)) {
        case norm_rule_op_Mul:
            if (dfg_argc_is(g, a0, 2)) {
                if ((dfg_calls_argc(g, dfg_operand(g, a0, 1), norm_rule_op_Mul, 2)
                     || dfg_calls_argc(g, dfg_operand(g, a0, 0), norm_rule_op_Mul, 2))
                    && (norm_rule_is_Sub(g, dfg_operand(g, n, 1))
                        || norm_rule_is_Add(g, dfg_operand(g, n, 1))))
                    set |= DFG_BIT(norm_rule_centre_first);
                if ((((dfg_calls_argc(g, dfg_operand(g, a0, 0), norm_rule_op_Div, 2)
                       || dfg_calls_argc(g, dfg_operand(g, a0, 0), norm_rule_op_Mul, 2))
                      && dfg_is(g, dfg_operand(g, a0, 1), DFG_CONST))
                     || (dfg_is(g, dfg_operand(g, a0, 0), DFG_CONST)
                         && (dfg_calls_argc(g, dfg_operand(g, a0, 1), norm_rule_op_Div, 2)
                             || dfg_calls_argc(g, dfg_operand(g, a0, 1), norm_rule_op_Mul, 2))))
                    && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
                    set |= DFG_BIT(norm_rule_make_instance_norm);
            }
            break;
        case norm_rule_op_LayerNormalization: case DFG_GET:
            if (dfg_calls_with(g, dfg_first_result(g, a0), norm_rule_op_LayerNormalization, 2))
                set |= DFG_BIT(norm_rule_shift_layer_norm);
            break;
        case DFG_CONST:
            if (norm_rule_is_Mul_2(g, dfg_operand(g, n, 1))) set |= DFG_BIT(norm_rule_make_instance_norm);
            break;
        default: break;
        }
        const dfg_node a1 = dfg_operand(g, n, 1);
        switch (dfg_op(g, a1)) {
        case norm_rule_op_Mul:
            if ((norm_rule_is_Sub(g, a0) || norm_rule_is_Add(g, a0)) && norm_rule_is_Mul_3(g, a1))
                set |= DFG_BIT(norm_rule_centre_first);
            break;
        case norm_rule_op_LayerNormalization: case DFG_GET:
            if (dfg_calls_with(g, dfg_first_result(g, a1), norm_rule_op_LayerNormalization, 2))
                set |= DFG_BIT(norm_rule_shift_layer_norm);
            break;
        default: break;
        }
    }
    return set;
}

/* norm.pat:55  ReduceMean(Mul(x, x) | Pow(x, 2)) */
static inline bool norm_rule_is_ReduceMean(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_ReduceMean, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Mul, 2)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Pow, 2))
        && dfg_int_is(g, n, norm_rule_attr_keepdims, 1, 1);
}

/* norm.pat:55  Mul(m, m) */
static inline bool norm_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, norm_rule_op_Mul, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0), a1 = dfg_operand(g, n, 1);
    return dfg_calls_argc(g, a0, norm_rule_op_ReduceMean, 1)
        && dfg_int_is(g, a0, norm_rule_attr_keepdims, 1, 1)
        && dfg_calls_argc(g, a1, norm_rule_op_ReduceMean, 1)
        && dfg_int_is(g, a1, norm_rule_attr_keepdims, 1, 1);
}

/* norm.pat:29  Pow(e, 2) */
static inline bool norm_rule_is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, norm_rule_op_Pow, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* op in {Sub}: norm_rule_mean_of_pool, norm_rule_centre_square */
static uint64_t norm_rule_at_Sub(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        if (dfg_calls_argc(g, dfg_operand(g, n, 1), norm_rule_op_GlobalAveragePool, 1))
            set |= DFG_BIT(norm_rule_mean_of_pool);
        if (norm_rule_is_ReduceMean(g, dfg_operand(g, n, 0))
            && (norm_rule_is_Mul_4(g, dfg_operand(g, n, 1)) || norm_rule_is_Pow_3(g, dfg_operand(g, n, 1))))
            set |= DFG_BIT(norm_rule_centre_square);
    }
    return set;
}

/* norm.pat:44  Neg(GlobalAveragePool(x)); the operator is known */
static inline bool norm_rule_is_negated_mean_of_pool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_GlobalAveragePool, 1);
}

/* norm.pat:49  GlobalAveragePool(Mul(x, x)); the operator is known */
static inline bool norm_rule_is_mean_of_squares_pool(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), norm_rule_op_Mul, 2);
}

static void norm_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case norm_rule_op_Mul: *set = norm_rule_at_Mul(g, n); break;
    case norm_rule_op_Div: *set = norm_rule_at_Div(g, n); break;
    case norm_rule_op_Add: *set = norm_rule_at_Add(g, n); break;
    case norm_rule_op_Sub: *set = norm_rule_at_Sub(g, n); break;
    case norm_rule_op_Neg:
        *set = norm_rule_is_negated_mean_of_pool(g, n) ? DFG_BIT(norm_rule_negated_mean_of_pool) : 0;
        break;
    case norm_rule_op_GlobalAveragePool:
        *set = norm_rule_is_mean_of_squares_pool(g, n) ? DFG_BIT(norm_rule_mean_of_squares_pool) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule norm_rule_rows[] = {
    {DFG_RULE(norm_make_layer_norm, 8, 1), .priority = 3, DFG_ROOTS(norm_rule_op_Mul, norm_rule_op_Div)},
    {DFG_RULE(norm_make_layer_norm_of_two, 11, 1), .priority = 3, DFG_ROOTS(norm_rule_op_Mul)},
    {DFG_RULE(norm_make_layer_norm_unscaled, 9, 1), .priority = 2,
     DFG_ROOTS(norm_rule_op_Div, norm_rule_op_Mul)},
    {DFG_RULE_OF_CALLS(norm_centre_first, 3, 1), DFG_ROOTS(norm_rule_op_Add)},
    {DFG_RULE(norm_mean_of_pool, 4, 1), .keep_shared = true, DFG_ROOTS(norm_rule_op_Sub)},
    {DFG_RULE(norm_negated_mean_of_pool, 5, 1), .keep_shared = true, DFG_ROOTS(norm_rule_op_Neg)},
    {DFG_RULE(norm_mean_of_squares_pool, 6, 1), .keep_shared = true,
     DFG_ROOTS(norm_rule_op_GlobalAveragePool)},
    {DFG_RULE(norm_centre_square, 7, 1), DFG_ROOTS(norm_rule_op_Sub)},
    {DFG_RULE(norm_scale_layer_norm, 10, 1), DFG_ROOTS(norm_rule_op_Mul)},
    {DFG_RULE(norm_shift_layer_norm, 12, 1), DFG_ROOTS(norm_rule_op_Add)},
    {DFG_RULE(norm_make_instance_norm, 13, 1), DFG_ROOTS(norm_rule_op_Add)},
};

const struct dfg_rules norm_rules = {
    .abi = DFG_ABI,
    .n = 11, .n_words = 1, .rules = norm_rule_rows,
    .names = &norm_rule_names, .candidates = norm_rules_candidates,
};
