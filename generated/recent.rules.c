/* The replacements of recent.pat's rules.  Made by pat2c; do not edit. */
#include "recent.h"
_Static_assert(RECENT_H == 0x4a6e113fe10334e5, "recent.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    recent_rule_op_Add = DFG_FIRST_OP, recent_rule_op_Cast, recent_rule_op_Div, recent_rule_op_Erf,
    recent_rule_op_Expand, recent_rule_op_Gelu, recent_rule_op_GroupNormalization_v21,
    recent_rule_op_InstanceNormalization, recent_rule_op_LayerNormalization, recent_rule_op_Mul,
    recent_rule_op_Pow, recent_rule_op_RMSNormalization, recent_rule_op_Reciprocal, recent_rule_op_Reshape,
    recent_rule_op_Sigmoid, recent_rule_op_Sqrt, recent_rule_op_Sub, recent_rule_op_Swish,
    recent_rule_op_Tanh,
};
enum {
    recent_rule_attr_alpha, recent_rule_attr_approximate, recent_rule_attr_axis, recent_rule_attr_epsilon,
    recent_rule_attr_num_groups,
};
enum { recent_rule_str_tanh };
static const char *const recent_rule_op_names[] = {
    "Add", "Cast", "Div", "Erf", "Expand", "Gelu", "GroupNormalization.v21", "InstanceNormalization",
    "LayerNormalization", "Mul", "Pow", "RMSNormalization", "Reciprocal", "Reshape", "Sigmoid", "Sqrt",
    "Sub", "Swish", "Tanh",
};
static const char *const recent_rule_attr_names[] = {
    "alpha", "approximate", "axis", "epsilon", "num_groups",
};
static const char *const recent_rule_str_names[] = { "tanh" };

static const struct dfg_names recent_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 19, .ops = recent_rule_op_names, .n_attrs = 5,
    .attrs = recent_rule_attr_names, .n_strs = 1, .strs = recent_rule_str_names,
};

/* recent.pat:89, rule make_rms_norm:  rewrite RMSNormalization(x, scale) { epsilon = value(eps) }; */
DFG_BUILD(recent_make_rms_norm)
{
    with[0] = dfg_new_call(r, recent_rule_op_RMSNormalization, DFG_OPERANDS(m->x, m->scale),
                           DFG_ATTRS(dfg_give(recent_rule_attr_epsilon, dfg_value_of(g, m->eps))), 0);
}

/* recent.pat:27, rule make_gelu:  rewrite Gelu(x); */
static const struct dfg_made_call recent_make_gelu_calls[] = {
    {recent_rule_op_Gelu, 1, {DFG_FROM(recent_make_gelu, x)}},
};

/* recent.pat:43, rule make_gelu_tanh:  rewrite Gelu(x) { approximate = "tanh" }; */
DFG_BUILD(recent_make_gelu_tanh)
{
    with[0] = dfg_new_call(
            r, recent_rule_op_Gelu, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(recent_rule_attr_approximate, dfg_str(g, recent_rule_str_tanh))), 0);
}

/* recent.pat:49, rule make_gelu_tanh_factored:  rewrite Gelu(x) { approximate = "tanh" }; */
DFG_BUILD(recent_make_gelu_tanh_factored)
{
    with[0] = dfg_new_call(
            r, recent_rule_op_Gelu, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(recent_rule_attr_approximate, dfg_str(g, recent_rule_str_tanh))), 0);
}

/* recent.pat:54, rule make_gelu_sigmoid:  rewrite Gelu(x) { approximate = "tanh" }; */
DFG_BUILD(recent_make_gelu_sigmoid)
{
    with[0] = dfg_new_call(
            r, recent_rule_op_Gelu, DFG_OPERANDS(m->x),
            DFG_ATTRS(dfg_give(recent_rule_attr_approximate, dfg_str(g, recent_rule_str_tanh))), 0);
}

/* recent.pat:57, rule make_swish:  rewrite Swish(x); */
static const struct dfg_made_call recent_make_swish_calls[] = {
    {recent_rule_op_Swish, 1, {DFG_FROM(recent_make_swish, x)}},
};

/* recent.pat:61, rule make_swish_scaled:  rewrite Swish(x) { alpha = value(a) }; */
DFG_BUILD(recent_make_swish_scaled)
{
    with[0] = dfg_new_call(r, recent_rule_op_Swish, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(recent_rule_attr_alpha, dfg_value_of(g, m->a))), 0);
}

/* recent.pat:97, rule make_rms_norm_unscaled:
 * rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) }; */
DFG_BUILD(recent_make_rms_norm_unscaled)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, -1)));
    const dfg_node expand = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant, constant_2), NULL,
                                         0);
    with[0] = dfg_new_call(r, recent_rule_op_RMSNormalization, DFG_OPERANDS(m->x, expand),
                           DFG_ATTRS(dfg_give(recent_rule_attr_epsilon, dfg_value_of(g, m->eps))), 0);
}

/* recent.pat:103, rule scale_rms_norm:  rewrite RMSNormalization(x, scale) { ..n }; */
DFG_BUILD(recent_scale_rms_norm)
{
    with[0] = dfg_new_call(r, recent_rule_op_RMSNormalization, DFG_OPERANDS(m->x, m->scale),
                           DFG_ATTRS(dfg_take(m->n)), 0);
}

/* recent.pat:121, rule make_group_norm:
 * rewrite GroupNormalization.v21(x, Expand(like(x, 1.0), i64 [x.shape[1]]), Expand(like(x, 0.0), i64 [x.shape[1]])) {
 *     num_groups = r.shape[1], epsilon = present(eps) ? value(eps) : n.epsilon
 * }; */
DFG_BUILD(recent_make_group_norm)
{
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node expand = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant, constant_2), NULL,
                                         0);
    const dfg_node constant_3 = dfg_new_like(r, m->x, dfg_float(0.0));
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node expand_2 = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant_3, constant_4),
                                           NULL, 0);
    with[0] = dfg_new_call(r, recent_rule_op_GroupNormalization_v21, DFG_OPERANDS(m->x, expand, expand_2),
                           DFG_ATTRS(dfg_give(recent_rule_attr_num_groups, dfg_extent_of(g, m->r, 1)),
                                     dfg_give(recent_rule_attr_epsilon,
                                              m->eps != DFG_NONE ? dfg_value_of(g, m->eps)
                                              : dfg_attr_or(g, dfg_call_of(g, m->n),
                                                            recent_rule_attr_epsilon,
                                                            dfg_op(g, dfg_call_of(g, m->n))
                                                            == recent_rule_op_InstanceNormalization
                                                            || dfg_op(g, dfg_call_of(g, m->n))
                                                               == recent_rule_op_LayerNormalization
                                                            ? dfg_float(1e-05)
                                                            : dfg_nil()))), 0);
}

/* recent.pat:132, rule scale_group_norm:
 * rewrite GroupNormalization.v21(x, Reshape(c, i64 [-1]), Expand(like(x, 0.0), i64 [x.shape[1]])) { ..n }; */
DFG_BUILD(recent_scale_group_norm)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, recent_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    const dfg_node constant_2 = dfg_new_like(r, m->x, dfg_float(0.0));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node expand = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant_2, constant_3),
                                         NULL, 0);
    with[0] = dfg_new_call(r, recent_rule_op_GroupNormalization_v21, DFG_OPERANDS(m->x, reshape, expand),
                           DFG_ATTRS(dfg_take(m->n)), 0);
}

/* recent.pat:138, rule shift_group_norm:  rewrite GroupNormalization.v21(x, scale, Reshape(c, i64 [-1])) { ..n }; */
DFG_BUILD(recent_shift_group_norm)
{
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, recent_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    with[0] = dfg_new_call(r, recent_rule_op_GroupNormalization_v21, DFG_OPERANDS(m->x, m->scale, reshape),
                           DFG_ATTRS(dfg_take(m->n)), 0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    recent_rule_make_rms_norm, recent_rule_make_gelu, recent_rule_make_gelu_tanh,
    recent_rule_make_gelu_tanh_factored, recent_rule_make_gelu_sigmoid, recent_rule_make_swish,
    recent_rule_make_swish_scaled, recent_rule_make_rms_norm_unscaled, recent_rule_scale_rms_norm,
    recent_rule_make_group_norm, recent_rule_scale_group_norm, recent_rule_shift_group_norm,
};

/* recent.pat:52  Sigmoid(inner(x, k, p, r) | inner_factored(x, k, p, r, u)) */
static inline bool recent_rule_is_Sigmoid(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Sigmoid, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Mul, 2);
}

/* recent.pat:25  Add(Mul(e, h & 0.5), o & 0.5) */
static inline bool recent_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, recent_rule_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Mul, 2)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Mul, 2));
}

/* from bit 0 on: recent_rule_make_gelu, recent_rule_make_gelu_tanh, and 2 more such groups */
static uint64_t recent_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Add, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Sub, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Add, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Sub, 2))
        set |= DFG_BIT(0); /* recent_rule_make_gelu ... */
    if (dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Add, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Add, 2))
        set |= DFG_BIT(1); /* recent_rule_make_gelu_tanh ... */
    return set;
}

/* recent.pat:41  Add(t, o & 1) */
static inline bool recent_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, recent_rule_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Tanh, 1)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Tanh, 1));
}

/* recent.pat:25  Add(e, o & 1) */
static inline bool recent_rule_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, recent_rule_op_Add, 2)) return false;
    return (dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Erf, 1)
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Erf, 1));
}

/* recent.pat:25  Sub(o & 1, n) */
static inline bool recent_rule_is_Sub(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Sub, 2)
        && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Erf, 1);
}

/* recent.pat:12  Mul(a, c); the operator is known */
static inline bool recent_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE);
}

/* recent.pat:15  Div(a, h & 2); the operator is known */
static inline bool recent_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* recent.pat:100  RMSNormalization(x, splat(1)); the operator is known */
static inline bool recent_rule_is_n(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_int_is(g, n, recent_rule_attr_axis, -1, -1);
}

/* recent.pat:129  GroupNormalization.v21(x, splat(1), splat(0)); the operator is known */
static inline bool recent_rule_is_n_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* recent.pat:83  Cast(n) */
static inline bool recent_rule_is_Cast(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Cast, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Div, 2)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Mul, 2));
}

/* recent.pat:74  Div(x, root(s, h)) */
static inline bool recent_rule_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Div, 2)
        && (dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Sqrt, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Pow, 2));
}

/* recent.pat:74  Mul(x, reciprocal_root(s, h)) */
static inline bool recent_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls_argc(g, n, recent_rule_op_Mul, 2)) return false;
    return dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Reciprocal, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Div, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Pow, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Sqrt, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Reciprocal, 1)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Div, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Pow, 2)
        || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Sqrt, 1);
}

/* recent.pat:71  Reciprocal(Sqrt(s)) */
static inline bool recent_rule_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Reciprocal, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Sqrt, 1);
}

/* recent.pat:71  Div(1, Sqrt(s)) */
static inline bool recent_rule_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Div, 2)
        && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Sqrt, 1);
}

/* recent.pat:71  Pow(s, h & -0.5) */
static inline bool recent_rule_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Pow, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Add, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(-0.5), DFG_NO_DTYPE);
}

/* recent.pat:71  Sqrt(Reciprocal(s) | Div(1, s)) */
static inline bool recent_rule_is_Sqrt(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Sqrt, 1)
        && (dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Reciprocal, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Div, 2));
}

/* recent.pat:72  Reciprocal(Pow(s, h & 0.5)) */
static inline bool recent_rule_is_Reciprocal_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Reciprocal, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Pow, 2);
}

/* from bit 0 on: recent_rule_make_rms_norm, recent_rule_make_gelu, recent_rule_make_gelu_tanh,
 * recent_rule_make_gelu_sigmoid, recent_rule_make_swish, recent_rule_make_swish_scaled and 3
 * more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t recent_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (recent_rule_is_Sigmoid(g, dfg_operand(g, n, 1)) || recent_rule_is_Sigmoid(g, dfg_operand(g, n, 0))) {
        set |= DFG_BIT(recent_rule_make_gelu_sigmoid);
        set |= DFG_BIT(recent_rule_make_swish_scaled);
    }
    if (recent_rule_is_Add(g, dfg_operand(g, n, 1)) || recent_rule_is_Add(g, dfg_operand(g, n, 0))) {
        set |= DFG_BIT(recent_rule_make_gelu);
        set |= DFG_BIT(recent_rule_make_gelu_tanh);
    }
    const dfg_node a0 = dfg_operand(g, n, 0);
    switch (dfg_op(g, a0)) {
    case recent_rule_op_Mul:
        if (dfg_argc_is(g, a0, 2)) {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case DFG_CONST:
                if (dfg_const_is(g, a1, dfg_float(0.5), DFG_NO_DTYPE))
                    set |= recent_rule_part_2(g, a0) << 1;
                break;
            case recent_rule_op_Add:
                if ((dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE)
                     || dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE))
                    && recent_rule_is_Add_2(g, a1))
                    set |= DFG_BIT(recent_rule_make_gelu_tanh);
                break;
            default: break;
            }
            if (((dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE)
                  || dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE))
                 && (recent_rule_is_Add_3(g, a1) || recent_rule_is_Sub(g, a1)))
                || ((dfg_calls_argc(g, dfg_operand(g, a0, 0), recent_rule_op_Add, 2)
                     || dfg_calls_argc(g, dfg_operand(g, a0, 0), recent_rule_op_Sub, 2))
                    && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && (dfg_calls_argc(g, dfg_operand(g, a0, 1), recent_rule_op_Add, 2)
                        || dfg_calls_argc(g, dfg_operand(g, a0, 1), recent_rule_op_Sub, 2))))
                set |= DFG_BIT(recent_rule_make_gelu);
            if ((dfg_calls_argc(g, dfg_operand(g, a0, 0), recent_rule_op_Add, 2)
                 && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && dfg_calls_argc(g, dfg_operand(g, a0, 1), recent_rule_op_Add, 2)))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case DFG_CONST:
        if (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE)) {
            const dfg_node a1 = dfg_operand(g, n, 1);
            if (dfg_calls(g, a1, recent_rule_op_Mul) && dfg_argc_is(g, a1, 2))
                set |= recent_rule_part_2(g, a1) << 1;
        }
        break;
    case recent_rule_op_Div:
        if (dfg_argc_is(g, a0, 2) && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_int(2), DFG_NO_DTYPE)) {
            if (recent_rule_is_Add_3(g, dfg_operand(g, n, 1)) || recent_rule_is_Sub(g, dfg_operand(g, n, 1))
                || dfg_calls_argc(g, dfg_operand(g, a0, 0), recent_rule_op_Add, 2)
                || dfg_calls_argc(g, dfg_operand(g, a0, 0), recent_rule_op_Sub, 2))
                set |= DFG_BIT(recent_rule_make_gelu);
            if (recent_rule_is_Add_2(g, dfg_operand(g, n, 1))
                || dfg_calls_argc(g, dfg_operand(g, a0, 0), recent_rule_op_Add, 2))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Add:
        if (((dfg_calls_argc(g, dfg_arg(g, a0, 0), recent_rule_op_Tanh, 1)
              && dfg_const_is(g, dfg_arg(g, a0, 1), dfg_int(1), DFG_NO_DTYPE))
             || (dfg_const_is(g, dfg_arg(g, a0, 0), dfg_int(1), DFG_NO_DTYPE)
                 && dfg_calls_argc(g, dfg_arg(g, a0, 1), recent_rule_op_Tanh, 1)))
            && dfg_argc_is(g, a0, 2)) {
            const dfg_node a1 = dfg_operand(g, n, 1);
            switch (dfg_op(g, a1)) {
            case recent_rule_op_Mul:
                if (recent_rule_is_Mul(g, a1)) set |= DFG_BIT(recent_rule_make_gelu_tanh);
                break;
            case recent_rule_op_Div:
                if (recent_rule_is_Div(g, a1)) set |= DFG_BIT(recent_rule_make_gelu_tanh);
                break;
            default: break;
            }
        }
        break;
    case recent_rule_op_Sigmoid: if (dfg_argc_is(g, a0, 1)) set |= DFG_BIT(recent_rule_make_swish); break;
    case recent_rule_op_RMSNormalization:
        if (recent_rule_is_n(g, a0)) set |= DFG_BIT(recent_rule_scale_rms_norm);
        break;
    case recent_rule_op_GroupNormalization_v21:
        if (recent_rule_is_n_2(g, a0)) set |= DFG_BIT(recent_rule_scale_group_norm);
        break;
    default: break;
    }
    const dfg_node a1 = dfg_operand(g, n, 1);
    switch (dfg_op(g, a1)) {
    case recent_rule_op_Mul:
        if (dfg_argc_is(g, a1, 2)) {
            if (((recent_rule_is_Add_3(g, a0) || recent_rule_is_Sub(g, a0))
                 && (dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE)
                     || dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)))
                || ((dfg_calls_argc(g, dfg_operand(g, a1, 0), recent_rule_op_Add, 2)
                     || dfg_calls_argc(g, dfg_operand(g, a1, 0), recent_rule_op_Sub, 2))
                    && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && (dfg_calls_argc(g, dfg_operand(g, a1, 1), recent_rule_op_Add, 2)
                        || dfg_calls_argc(g, dfg_operand(g, a1, 1), recent_rule_op_Sub, 2))))
                set |= DFG_BIT(recent_rule_make_gelu);
            if ((dfg_calls_argc(g, dfg_operand(g, a1, 0), recent_rule_op_Add, 2)
                 && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && dfg_calls_argc(g, dfg_operand(g, a1, 1), recent_rule_op_Add, 2)))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Div:
        if (dfg_argc_is(g, a1, 2) && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_int(2), DFG_NO_DTYPE)) {
            if (recent_rule_is_Add_3(g, a0) || recent_rule_is_Sub(g, a0)
                || dfg_calls_argc(g, dfg_operand(g, a1, 0), recent_rule_op_Add, 2)
                || dfg_calls_argc(g, dfg_operand(g, a1, 0), recent_rule_op_Sub, 2))
                set |= DFG_BIT(recent_rule_make_gelu);
            if (dfg_calls_argc(g, dfg_operand(g, a1, 0), recent_rule_op_Add, 2))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Sigmoid: if (dfg_argc_is(g, a1, 1)) set |= DFG_BIT(recent_rule_make_swish); break;
    case recent_rule_op_RMSNormalization:
        if (recent_rule_is_n(g, a1)) set |= DFG_BIT(recent_rule_scale_rms_norm);
        break;
    case recent_rule_op_GroupNormalization_v21:
        if (recent_rule_is_n_2(g, a1)) set |= DFG_BIT(recent_rule_scale_group_norm);
        break;
    default: break;
    }
    if (recent_rule_is_Cast(g, a0) || recent_rule_is_Div_2(g, a0) || recent_rule_is_Mul_2(g, a0)
        || recent_rule_is_Cast(g, a1) || recent_rule_is_Div_2(g, a1) || recent_rule_is_Mul_2(g, a1))
        set |= DFG_BIT(recent_rule_make_rms_norm);
    if (recent_rule_is_Reciprocal(g, a1) || recent_rule_is_Div_3(g, a1) || recent_rule_is_Pow(g, a1)
        || recent_rule_is_Sqrt(g, a1) || recent_rule_is_Reciprocal_2(g, a1)
        || recent_rule_is_Reciprocal(g, a0) || recent_rule_is_Div_3(g, a0) || recent_rule_is_Pow(g, a0)
        || recent_rule_is_Sqrt(g, a0) || recent_rule_is_Reciprocal_2(g, a0))
        set |= DFG_BIT(recent_rule_make_rms_norm_unscaled);
    return set;
}

/* op in {Mul}: recent_rule_make_rms_norm, recent_rule_make_gelu, recent_rule_make_gelu_tanh,
 * recent_rule_make_gelu_tanh_factored, recent_rule_make_gelu_sigmoid, recent_rule_make_swish
 * and 4 more */
static inline DFG_IN_LINE_FOR_SPEED uint64_t recent_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) set |= recent_rule_part(g, n);
    set |= DFG_BIT(recent_rule_make_gelu_tanh_factored);
    return set;
}

/* recent.pat:73  Sqrt(s) */
static inline bool recent_rule_is_Sqrt_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Sqrt, 1)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Add, 2);
}

/* recent.pat:73  Pow(s, h & 0.5) */
static inline bool recent_rule_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Pow, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Add, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE);
}

/* op in {Div}: recent_rule_make_rms_norm, recent_rule_make_gelu, recent_rule_make_gelu_tanh,
 * recent_rule_make_gelu_tanh_factored, recent_rule_make_rms_norm_unscaled */
static inline DFG_IN_LINE_FOR_SPEED uint64_t recent_rule_at_Div(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, recent_rule_op_Mul) && dfg_argc_is(g, a0, 2)) {
            if (dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE))
                set |= recent_rule_part_2(g, a0) << 1;
            if (recent_rule_is_Sqrt_2(g, dfg_operand(g, n, 1))
                || recent_rule_is_Pow_2(g, dfg_operand(g, n, 1)))
                set |= DFG_BIT(recent_rule_make_rms_norm);
        }
        if (recent_rule_is_Sqrt_2(g, dfg_operand(g, n, 1)) || recent_rule_is_Pow_2(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(recent_rule_make_rms_norm_unscaled);
    }
    set |= DFG_BIT(recent_rule_make_gelu_tanh_factored);
    return set;
}

/* recent.pat:113  InstanceNormalization(r, splat(1), splat(0)) */
static inline bool recent_rule_is_InstanceNormalization(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_InstanceNormalization, 3)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Reshape, 2)
        && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* recent.pat:113  LayerNormalization(r, splat(1)) */
static inline bool recent_rule_is_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_with(g, n, recent_rule_op_LayerNormalization, 2)
        && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* recent.pat:74  Div(x, root(s, h)) */
static inline bool recent_rule_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_Div, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), recent_rule_op_Sub, 2)
        && (dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Sqrt, 1)
            || dfg_calls_argc(g, dfg_operand(g, n, 1), recent_rule_op_Pow, 2));
}

/* recent.pat:114  Reshape(n, _); the operator is known */
static inline bool recent_rule_is_Reshape(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return recent_rule_is_InstanceNormalization(g, a0)
        || recent_rule_is_LayerNormalization(g, dfg_first_result(g, a0)) || recent_rule_is_Div_4(g, a0)
        || recent_rule_is_Mul_2(g, a0);
}

/* recent.pat:135  GroupNormalization.v21(x, scale : [_], splat(0)) */
static inline bool recent_rule_is_n_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, recent_rule_op_GroupNormalization_v21, 3)
        && dfg_rank(g, dfg_operand(g, n, 1)) == 1
        && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* recent.pat:136  Add(n, c); the operator is known */
static inline bool recent_rule_is_shift_group_norm(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_n_3(g, dfg_operand(g, n, 0)) || recent_rule_is_n_3(g, dfg_operand(g, n, 1));
}

static void recent_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case recent_rule_op_Mul: *set = recent_rule_at_Mul(g, n); break;
    case recent_rule_op_Div: *set = recent_rule_at_Div(g, n); break;
    case recent_rule_op_Reshape:
        *set = recent_rule_is_Reshape(g, n) ? DFG_BIT(recent_rule_make_group_norm) : 0;
        break;
    case recent_rule_op_Add:
        *set = recent_rule_is_shift_group_norm(g, n) ? DFG_BIT(recent_rule_shift_group_norm) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule recent_rule_rows[] = {
    {DFG_RULE(recent_make_rms_norm, 15, 1), .priority = 1,
     DFG_ROOTS(recent_rule_op_Mul, recent_rule_op_Div)},
    {DFG_RULE_OF_CALLS(recent_make_gelu, 2, 1), DFG_ROOTS(recent_rule_op_Mul, recent_rule_op_Div)},
    {DFG_RULE(recent_make_gelu_tanh, 7, 1), DFG_ROOTS(recent_rule_op_Mul, recent_rule_op_Div)},
    {DFG_RULE(recent_make_gelu_tanh_factored, 8, 1), DFG_ROOTS(recent_rule_op_Mul, recent_rule_op_Div)},
    {DFG_RULE(recent_make_gelu_sigmoid, 9, 1), DFG_ROOTS(recent_rule_op_Mul)},
    {DFG_RULE_OF_CALLS(recent_make_swish, 10, 1), DFG_ROOTS(recent_rule_op_Mul)},
    {DFG_RULE(recent_make_swish_scaled, 11, 1), DFG_ROOTS(recent_rule_op_Mul)},
    {DFG_RULE(recent_make_rms_norm_unscaled, 16, 1), DFG_ROOTS(recent_rule_op_Div, recent_rule_op_Mul)},
    {DFG_RULE(recent_scale_rms_norm, 17, 1), DFG_ROOTS(recent_rule_op_Mul)},
    {DFG_RULE(recent_make_group_norm, 18, 1), DFG_ROOTS(recent_rule_op_Reshape)},
    {DFG_RULE(recent_scale_group_norm, 19, 1), DFG_ROOTS(recent_rule_op_Mul)},
    {DFG_RULE(recent_shift_group_norm, 20, 1), DFG_ROOTS(recent_rule_op_Add)},
};

const struct dfg_rules recent_rules = {
    .abi = DFG_ABI,
    .n = 12, .n_words = 1, .rules = recent_rule_rows,
    .names = &recent_rule_names, .candidates = recent_rules_candidates,
};
