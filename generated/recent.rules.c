/* The replacements of recent.pat's rules.  Made by pat2c; do not edit. */
#include "recent.h"
#if RECENT_H != 0x71a1d781b751a964
#error "recent.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    recent_rule_op_Add = DFG_FIRST_OP, recent_rule_op_Cast, recent_rule_op_Div, recent_rule_op_Erf,
    recent_rule_op_Expand, recent_rule_op_Gelu, recent_rule_op_GroupNormalization_v21,
    recent_rule_op_InstanceNormalization, recent_rule_op_LayerNormalization, recent_rule_op_Mul,
    recent_rule_op_Neg, recent_rule_op_Pow, recent_rule_op_RMSNormalization, recent_rule_op_Reciprocal,
    recent_rule_op_ReduceMean, recent_rule_op_Reshape, recent_rule_op_Sigmoid, recent_rule_op_Sqrt,
    recent_rule_op_Sub, recent_rule_op_Swish, recent_rule_op_Tanh,
};
enum {
    recent_rule_attr_alpha, recent_rule_attr_approximate, recent_rule_attr_axis, recent_rule_attr_epsilon,
    recent_rule_attr_keepdims, recent_rule_attr_num_groups,
};
enum {
    recent_rule_str_tanh,
};
static const char *const recent_rule_op_names[] = {
    "Add", "Cast", "Div", "Erf", "Expand", "Gelu", "GroupNormalization.v21", "InstanceNormalization",
    "LayerNormalization", "Mul", "Neg", "Pow", "RMSNormalization", "Reciprocal", "ReduceMean", "Reshape",
    "Sigmoid", "Sqrt", "Sub", "Swish", "Tanh",
};
static const char *const recent_rule_attr_names[] = {
    "alpha", "approximate", "axis", "epsilon", "keepdims", "num_groups",
};
static const char *const recent_rule_str_names[] = {
    "tanh",
};

static const struct dfg_names recent_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 21,
    .ops = recent_rule_op_names,
    .n_attrs = 6,
    .attrs = recent_rule_attr_names,
    .n_strs = 1,
    .strs = recent_rule_str_names,
};

/* recent.pat:89, rule make_rms_norm:  rewrite RMSNormalization(x, scale) { epsilon = value(eps) }; */
static bool recent_make_rms_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_rms_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, recent_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, recent_rule_op_RMSNormalization, DFG_OPERANDS(m->x, m->scale), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:27, rule make_gelu:  rewrite Gelu(x); */
static bool recent_make_gelu_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_gelu_match *m = match;
    with[0] = dfg_new_call(r, recent_rule_op_Gelu, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:43, rule make_gelu_tanh:  rewrite Gelu(x) { approximate = "tanh" }; */
static bool recent_make_gelu_tanh_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_gelu_tanh_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, recent_rule_attr_approximate, dfg_str(g, recent_rule_str_tanh));
    with[0] = dfg_new_call(r, recent_rule_op_Gelu, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:49, rule make_gelu_tanh_factored:  rewrite Gelu(x) { approximate = "tanh" }; */
static bool recent_make_gelu_tanh_factored_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_gelu_tanh_factored_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, recent_rule_attr_approximate, dfg_str(g, recent_rule_str_tanh));
    with[0] = dfg_new_call(r, recent_rule_op_Gelu, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:54, rule make_gelu_sigmoid:  rewrite Gelu(x) { approximate = "tanh" }; */
static bool recent_make_gelu_sigmoid_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_gelu_sigmoid_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, recent_rule_attr_approximate, dfg_str(g, recent_rule_str_tanh));
    with[0] = dfg_new_call(r, recent_rule_op_Gelu, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:57, rule make_swish:  rewrite Swish(x); */
static bool recent_make_swish_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_swish_match *m = match;
    with[0] = dfg_new_call(r, recent_rule_op_Swish, DFG_OPERANDS(m->x), NULL, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:61, rule make_swish_scaled:  rewrite Swish(x) { alpha = value(a) }; */
static bool recent_make_swish_scaled_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_swish_scaled_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, recent_rule_attr_alpha, dfg_value_of(g, m->a));
    with[0] = dfg_new_call(r, recent_rule_op_Swish, DFG_OPERANDS(m->x), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:97, rule make_rms_norm_unscaled:
 * rewrite RMSNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { epsilon = value(eps) };
 */
static bool recent_make_rms_norm_unscaled_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_rms_norm_unscaled_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, -1)));
    const dfg_node expand = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant, constant_2), NULL,
                                         0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, recent_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, recent_rule_op_RMSNormalization, DFG_OPERANDS(m->x, expand), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:103, rule scale_rms_norm:  rewrite RMSNormalization(x, scale) { ..n }; */
static bool recent_scale_rms_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_scale_rms_norm_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->n);
    with[0] = dfg_new_call(r, recent_rule_op_RMSNormalization, DFG_OPERANDS(m->x, m->scale), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:121, rule make_group_norm:
 * rewrite GroupNormalization.v21(x, Expand(like(x, 1.0), i64 [x.shape[1]]), Expand(like(x, 0.0), i64 [x.shape[1]])) {
 *     num_groups = r.shape[1], epsilon = present(eps) ? value(eps) : n.epsilon
 * };
 */
static bool recent_make_group_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_make_group_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node expand = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant, constant_2), NULL,
                                         0);
    const dfg_node constant_3 = dfg_new_like(r, m->x, dfg_float(0.0));
    const dfg_node constant_4 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node expand_2 = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant_3, constant_4),
                                           NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, recent_rule_attr_num_groups, dfg_extent_of(g, m->r, 1));
    dfg_set_attr(r, &attrs, recent_rule_attr_epsilon,
                 m->eps != DFG_NONE ? dfg_value_of(g, m->eps)
                 : dfg_attr_or(g, dfg_call_of(g, m->n), recent_rule_attr_epsilon,
                               dfg_op(g, dfg_call_of(g, m->n)) == recent_rule_op_InstanceNormalization
                               || dfg_op(g, dfg_call_of(g, m->n)) == recent_rule_op_LayerNormalization
                               ? dfg_float(1e-05)
                               : dfg_nil()));
    with[0] = dfg_new_call(r, recent_rule_op_GroupNormalization_v21, DFG_OPERANDS(m->x, expand, expand_2),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:132, rule scale_group_norm:
 * rewrite GroupNormalization.v21(x, Reshape(c, i64 [-1]), Expand(like(x, 0.0), i64 [x.shape[1]])) { ..n };
 */
static bool recent_scale_group_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_scale_group_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, recent_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    const dfg_node constant_2 = dfg_new_like(r, m->x, dfg_float(0.0));
    const dfg_node constant_3 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, 1)));
    const dfg_node expand = dfg_new_call(r, recent_rule_op_Expand, DFG_OPERANDS(constant_2, constant_3),
                                         NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->n);
    with[0] = dfg_new_call(r, recent_rule_op_GroupNormalization_v21, DFG_OPERANDS(m->x, reshape, expand),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* recent.pat:138, rule shift_group_norm:  rewrite GroupNormalization.v21(x, scale, Reshape(c, i64 [-1])) { ..n }; */
static bool recent_shift_group_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct recent_shift_group_norm_match *m = match;
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, recent_rule_op_Reshape, DFG_OPERANDS(m->c, constant), NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->n);
    with[0] = dfg_new_call(r, recent_rule_op_GroupNormalization_v21, DFG_OPERANDS(m->x, m->scale, reshape),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    recent_rule_make_rms_norm,
    recent_rule_make_gelu,
    recent_rule_make_gelu_tanh,
    recent_rule_make_gelu_tanh_factored,
    recent_rule_make_gelu_sigmoid,
    recent_rule_make_swish,
    recent_rule_make_swish_scaled,
    recent_rule_make_rms_norm_unscaled,
    recent_rule_scale_rms_norm,
    recent_rule_make_group_norm,
    recent_rule_scale_group_norm,
    recent_rule_shift_group_norm,
};

/* recent.pat:21  Div(x, r & approx(1.41421356, 1e-3)) */
static inline bool recent_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* recent.pat:21  Mul(x, r & approx(0.70710678, 1e-3)) */
static inline bool recent_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.70710678), 0.001, DFG_NO_DTYPE);
}

/* recent.pat:21  Erf(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))) */
static inline bool recent_rule_is_e(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Erf) && dfg_argc_is(g, n, 1)
        && (recent_rule_is_Div(g, dfg_operand(g, n, 0)) || recent_rule_is_Mul(g, dfg_operand(g, n, 0)));
}

/* recent.pat:25  Add(e, o & 1) */
static inline bool recent_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_e(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && recent_rule_is_e(g, dfg_operand(g, n, 1)));
}

/* recent.pat:22  Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))) */
static inline bool recent_rule_is_Neg(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Neg) && dfg_argc_is(g, n, 1)
        && (recent_rule_is_Div(g, dfg_operand(g, n, 0)) || recent_rule_is_Mul(g, dfg_operand(g, n, 0)));
}

/* recent.pat:23  Div(Neg(x), r & approx(1.41421356, 1e-3)) */
static inline bool recent_rule_is_Div_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Div) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, recent_rule_op_Neg) && dfg_argc_is(g, a0, 1)
        && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(1.41421356), 0.001, DFG_NO_DTYPE);
}

/* recent.pat:23  Mul(Neg(x), r & approx(0.70710678, 1e-3)) */
static inline bool recent_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    const dfg_node a1 = dfg_operand(g, n, 1);
    return (dfg_calls(g, a0, recent_rule_op_Neg) && dfg_argc_is(g, a0, 1)
            && dfg_const_near(g, a1, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE))
        || (dfg_const_near(g, a0, dfg_float(0.70710678), 0.001, DFG_NO_DTYPE)
            && dfg_calls(g, a1, recent_rule_op_Neg) && dfg_argc_is(g, a1, 1));
}

/* recent.pat:24  Mul(x, r & approx(-0.70710678, 1e-3)) */
static inline bool recent_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(-0.70710678), 0.001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(-0.70710678), 0.001, DFG_NO_DTYPE);
}

/* recent.pat:22  Erf(Neg(Div(x, r & approx(1.41421356, 1e-3)) | Mul(x, r & approx(0.70710678, 1e-3))) | Div ... */
static inline bool recent_rule_is_n(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Erf) && dfg_argc_is(g, n, 1)
        && (recent_rule_is_Neg(g, dfg_operand(g, n, 0)) || recent_rule_is_Div_2(g, dfg_operand(g, n, 0))
            || recent_rule_is_Mul_2(g, dfg_operand(g, n, 0))
            || recent_rule_is_Mul_3(g, dfg_operand(g, n, 0)));
}

/* recent.pat:25  Sub(o & 1, n) */
static inline bool recent_rule_is_Sub(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Sub) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && recent_rule_is_n(g, dfg_operand(g, n, 1));
}

/* recent.pat:32  Pow(x, p & 3) */
static inline bool recent_rule_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(3), DFG_NO_DTYPE);
}

/* recent.pat:12  Mul(a, Mul(b, c)) */
static inline bool recent_rule_is_Mul_5(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    const dfg_node a0 = dfg_operand(g, n, 0);
    return (dfg_calls(g, a1, recent_rule_op_Mul) && dfg_argc_is(g, a1, 2))
        || (dfg_calls(g, a0, recent_rule_op_Mul) && dfg_argc_is(g, a0, 2));
}

/* recent.pat:32  Mul(Pow(x, p & 3) | Mul(x, Mul(x, x)), k & approx(0.044715, 1e-4)) */
static inline bool recent_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return ((recent_rule_is_Pow(g, dfg_operand(g, n, 0)) || recent_rule_is_Mul_5(g, dfg_operand(g, n, 0)))
            && dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && (recent_rule_is_Pow(g, dfg_operand(g, n, 1))
                || recent_rule_is_Mul_5(g, dfg_operand(g, n, 1))));
}

/* recent.pat:33  Mul(x, k & approx(0.044715, 1e-4)) */
static inline bool recent_rule_is_Mul_8(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return dfg_const_near(g, dfg_operand(g, n, 1), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
        || dfg_const_near(g, dfg_operand(g, n, 0), dfg_float(0.044715), 0.0001, DFG_NO_DTYPE);
}

/* recent.pat:33  Mul(x, Mul(x, k & approx(0.044715, 1e-4))) */
static inline bool recent_rule_is_Mul_7(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_Mul_8(g, dfg_operand(g, n, 1)) || recent_rule_is_Mul_8(g, dfg_operand(g, n, 0));
}

/* recent.pat:33  Mul(x, Mul(x, Mul(x, k & approx(0.044715, 1e-4)))) */
static inline bool recent_rule_is_Mul_6(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_Mul_7(g, dfg_operand(g, n, 1)) || recent_rule_is_Mul_7(g, dfg_operand(g, n, 0));
}

/* recent.pat:36  Add(x, cubic(x, k, p)) */
static inline bool recent_rule_is_Add_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_Mul_4(g, dfg_operand(g, n, 1)) || recent_rule_is_Mul_6(g, dfg_operand(g, n, 1))
        || recent_rule_is_Mul_4(g, dfg_operand(g, n, 0)) || recent_rule_is_Mul_6(g, dfg_operand(g, n, 0));
}

/* recent.pat:36  Mul(Add(x, cubic(x, k, p)), r & const) */
static inline bool recent_rule_is_inner(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_Add_3(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && recent_rule_is_Add_3(g, dfg_operand(g, n, 1)));
}

/* recent.pat:40  Tanh(inner(x, k, p, r)) */
static inline bool recent_rule_is_t(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Tanh) && dfg_argc_is(g, n, 1)
        && recent_rule_is_inner(g, dfg_operand(g, n, 0));
}

/* recent.pat:41  Add(t, o & 1) */
static inline bool recent_rule_is_Add_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_t(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && recent_rule_is_t(g, dfg_operand(g, n, 1)));
}

/* from bit 0 on: recent_rule_make_gelu, recent_rule_make_gelu_tanh, and 2 more such groups */
static uint64_t recent_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (recent_rule_is_Add(g, dfg_arg(g, n, 1)) || recent_rule_is_Sub(g, dfg_arg(g, n, 1))
        || recent_rule_is_Add(g, dfg_arg(g, n, 0)) || recent_rule_is_Sub(g, dfg_arg(g, n, 0)))
        set |= DFG_BIT(0); /* recent_rule_make_gelu ... */
    if (recent_rule_is_Add_2(g, dfg_arg(g, n, 1)) || recent_rule_is_Add_2(g, dfg_arg(g, n, 0)))
        set |= DFG_BIT(1); /* recent_rule_make_gelu_tanh ... */
    return set;
}

/* recent.pat:12  Mul(a, c); the operator is known */
static inline bool recent_rule_is_Mul_9(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE)
        || dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE);
}

/* recent.pat:15  Div(a, h & 2); the operator is known */
static inline bool recent_rule_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* recent.pat:25  Mul(e, h & 0.5) */
static inline bool recent_rule_is_Mul_10(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_e(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && recent_rule_is_e(g, dfg_operand(g, n, 1)));
}

/* recent.pat:41  Mul(t, h & 0.5) */
static inline bool recent_rule_is_Mul_11(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_t(g, dfg_operand(g, n, 0))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_float(0.5), DFG_NO_DTYPE)
            && recent_rule_is_t(g, dfg_operand(g, n, 1)));
}

/* recent.pat:12  Mul(a, b) */
static inline bool recent_rule_is_Mul_13(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return dfg_is(g, dfg_operand(g, n, 1), DFG_CONST) || dfg_is(g, dfg_operand(g, n, 0), DFG_CONST);
}

/* recent.pat:35  Pow(x, p & 2) */
static inline bool recent_rule_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* recent.pat:35  Mul(Mul(x, x) | Pow(x, p & 2), k & approx(0.044715, 1e-4)) */
static inline bool recent_rule_is_Mul_14(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    const dfg_node a1 = dfg_operand(g, n, 1);
    return (((dfg_calls(g, a0, recent_rule_op_Mul) && dfg_argc_is(g, a0, 2)) || recent_rule_is_Pow_2(g, a0))
            && dfg_const_near(g, a1, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE))
        || (dfg_const_near(g, a0, dfg_float(0.044715), 0.0001, DFG_NO_DTYPE)
            && ((dfg_calls(g, a1, recent_rule_op_Mul) && dfg_argc_is(g, a1, 2))
                || recent_rule_is_Pow_2(g, a1)));
}

/* recent.pat:37  Add(squared(x, k, p), u & 1) */
static inline bool recent_rule_is_Add_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return ((recent_rule_is_Mul_7(g, dfg_operand(g, n, 0))
             || recent_rule_is_Mul_14(g, dfg_operand(g, n, 0)))
            && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE))
        || (dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
            && (recent_rule_is_Mul_7(g, dfg_operand(g, n, 1))
                || recent_rule_is_Mul_14(g, dfg_operand(g, n, 1))));
}

/* recent.pat:12  Mul(Mul(a, b), c) */
static inline bool recent_rule_is_Mul_12(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_Mul_13(g, dfg_operand(g, n, 0)) && recent_rule_is_Add_4(g, dfg_operand(g, n, 1)))
        || (recent_rule_is_Add_4(g, dfg_operand(g, n, 0))
            && recent_rule_is_Mul_13(g, dfg_operand(g, n, 1)));
}

/* recent.pat:12  Mul(a, c) */
static inline bool recent_rule_is_Mul_16(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_Add_4(g, dfg_operand(g, n, 1)) || recent_rule_is_Add_4(g, dfg_operand(g, n, 0));
}

/* recent.pat:12  Mul(Mul(a, c), b) */
static inline bool recent_rule_is_Mul_15(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_Mul_16(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && recent_rule_is_Mul_16(g, dfg_operand(g, n, 1)));
}

/* recent.pat:12  Mul(b, c) */
static inline bool recent_rule_is_Mul_18(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST) && recent_rule_is_Add_4(g, dfg_operand(g, n, 1)))
        || (recent_rule_is_Add_4(g, dfg_operand(g, n, 0)) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST));
}

/* recent.pat:12  Mul(a, Mul(b, c)) */
static inline bool recent_rule_is_Mul_17(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_Mul_18(g, dfg_operand(g, n, 1)) || recent_rule_is_Mul_18(g, dfg_operand(g, n, 0));
}

/* from bit 0 on: recent_rule_make_gelu_sigmoid, recent_rule_make_swish,
 * recent_rule_make_swish_scaled, and 1 more such group */
static uint64_t recent_rule_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 1)) {
        if (recent_rule_is_inner(g, dfg_operand(g, n, 0)) || recent_rule_is_Mul_12(g, dfg_operand(g, n, 0))
            || recent_rule_is_Mul_15(g, dfg_operand(g, n, 0))
            || recent_rule_is_Mul_17(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(0); /* recent_rule_make_gelu_sigmoid ... */
        set |= DFG_BIT(1); /* recent_rule_make_swish ... */
        if (recent_rule_is_Mul_13(g, dfg_operand(g, n, 0)))
            set |= DFG_BIT(2); /* recent_rule_make_swish_scaled ... */
    }
    return set;
}

/* recent.pat:100  RMSNormalization(x, splat(1)); the operator is known */
static inline bool recent_rule_is_n_2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_int_is(g, n, recent_rule_attr_axis, -1, -1);
}

/* recent.pat:129  GroupNormalization.v21(x, splat(1), splat(0)); the operator is known */
static inline bool recent_rule_is_n_3(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* recent.pat:81  ReduceMean(Pow(w, 2) | Mul(w, w)) */
static inline bool recent_rule_is_ReduceMean(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_ReduceMean) || !dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return (recent_rule_is_Pow_2(g, a0) || (dfg_calls(g, a0, recent_rule_op_Mul) && dfg_argc_is(g, a0, 2)))
        && dfg_int_is(g, n, recent_rule_attr_keepdims, 1, 1);
}

/* recent.pat:81  Add(ReduceMean(Pow(w, 2) | Mul(w, w)) { axes = q, keepdims == 1 }, eps & const) */
static inline bool recent_rule_is_s(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return (recent_rule_is_ReduceMean(g, dfg_operand(g, n, 0))
            && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
            && recent_rule_is_ReduceMean(g, dfg_operand(g, n, 1)));
}

/* recent.pat:73  Sqrt(s) */
static inline bool recent_rule_is_Sqrt(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Sqrt) && dfg_argc_is(g, n, 1)
        && recent_rule_is_s(g, dfg_operand(g, n, 0));
}

/* recent.pat:73  Pow(s, h & 0.5) */
static inline bool recent_rule_is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && recent_rule_is_s(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE);
}

/* recent.pat:74  Div(x, root(s, h)) */
static inline bool recent_rule_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Div) && dfg_argc_is(g, n, 2)
        && (recent_rule_is_Sqrt(g, dfg_operand(g, n, 1)) || recent_rule_is_Pow_3(g, dfg_operand(g, n, 1)));
}

/* recent.pat:71  Reciprocal(Sqrt(s)) */
static inline bool recent_rule_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && recent_rule_is_Sqrt(g, dfg_operand(g, n, 0));
}

/* recent.pat:71  Div(1, Sqrt(s)) */
static inline bool recent_rule_is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && recent_rule_is_Sqrt(g, dfg_operand(g, n, 1));
}

/* recent.pat:71  Pow(s, h & -0.5) */
static inline bool recent_rule_is_Pow_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && recent_rule_is_s(g, dfg_operand(g, n, 0))
        && dfg_const_is(g, dfg_operand(g, n, 1), dfg_float(-0.5), DFG_NO_DTYPE);
}

/* recent.pat:71  Reciprocal(s) */
static inline bool recent_rule_is_Reciprocal_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && recent_rule_is_s(g, dfg_operand(g, n, 0));
}

/* recent.pat:71  Div(1, s) */
static inline bool recent_rule_is_Div_6(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_operand(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && recent_rule_is_s(g, dfg_operand(g, n, 1));
}

/* recent.pat:71  Sqrt(Reciprocal(s) | Div(1, s)) */
static inline bool recent_rule_is_Sqrt_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Sqrt) && dfg_argc_is(g, n, 1)
        && (recent_rule_is_Reciprocal_2(g, dfg_operand(g, n, 0))
            || recent_rule_is_Div_6(g, dfg_operand(g, n, 0)));
}

/* recent.pat:72  Reciprocal(Pow(s, h & 0.5)) */
static inline bool recent_rule_is_Reciprocal_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && recent_rule_is_Pow_3(g, dfg_operand(g, n, 0));
}

/* recent.pat:74  Mul(x, reciprocal_root(s, h)) */
static inline bool recent_rule_is_Mul_19(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_Reciprocal(g, dfg_operand(g, n, 1))
        || recent_rule_is_Div_5(g, dfg_operand(g, n, 1)) || recent_rule_is_Pow_4(g, dfg_operand(g, n, 1))
        || recent_rule_is_Sqrt_2(g, dfg_operand(g, n, 1))
        || recent_rule_is_Reciprocal_3(g, dfg_operand(g, n, 1))
        || recent_rule_is_Reciprocal(g, dfg_operand(g, n, 0))
        || recent_rule_is_Div_5(g, dfg_operand(g, n, 0)) || recent_rule_is_Pow_4(g, dfg_operand(g, n, 0))
        || recent_rule_is_Sqrt_2(g, dfg_operand(g, n, 0))
        || recent_rule_is_Reciprocal_3(g, dfg_operand(g, n, 0));
}

/* recent.pat:83  Cast(n) */
static inline bool recent_rule_is_back(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Cast) && dfg_argc_is(g, n, 1)
        && (recent_rule_is_Div_4(g, dfg_operand(g, n, 0))
            || recent_rule_is_Mul_19(g, dfg_operand(g, n, 0)));
}

/* from bit 0 on: recent_rule_make_rms_norm, recent_rule_make_gelu, recent_rule_make_gelu_tanh,
 * recent_rule_make_gelu_sigmoid, recent_rule_make_swish, recent_rule_make_swish_scaled and 3
 * more */
static uint64_t recent_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    switch (dfg_op(g, a0)) {
    case recent_rule_op_Mul:
        if (dfg_argc_is(g, a0, 2)) {
            const dfg_node a1 = dfg_arg(g, n, 1);
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
            default:
                break;
            }
            if (((dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE)
                  || dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE))
                 && (recent_rule_is_Add(g, a1) || recent_rule_is_Sub(g, a1)))
                || ((recent_rule_is_Add(g, dfg_operand(g, a0, 0))
                     || recent_rule_is_Sub(g, dfg_operand(g, a0, 0)))
                    && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && (recent_rule_is_Add(g, dfg_operand(g, a0, 1))
                        || recent_rule_is_Sub(g, dfg_operand(g, a0, 1)))))
                set |= DFG_BIT(recent_rule_make_gelu);
            if ((recent_rule_is_Add_2(g, dfg_operand(g, a0, 0))
                 && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && recent_rule_is_Add_2(g, dfg_operand(g, a0, 1))))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case DFG_CONST:
        if (dfg_const_is(g, a0, dfg_float(0.5), DFG_NO_DTYPE)) {
            const dfg_node a1 = dfg_arg(g, n, 1);
            if (dfg_calls(g, a1, recent_rule_op_Mul) && dfg_argc_is(g, a1, 2))
                set |= recent_rule_part_2(g, a1) << 1;
        }
        break;
    case recent_rule_op_Div:
        if (dfg_argc_is(g, a0, 2) && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_int(2), DFG_NO_DTYPE)) {
            if (recent_rule_is_Add(g, dfg_arg(g, n, 1)) || recent_rule_is_Sub(g, dfg_arg(g, n, 1))
                || recent_rule_is_Add(g, dfg_operand(g, a0, 0))
                || recent_rule_is_Sub(g, dfg_operand(g, a0, 0)))
                set |= DFG_BIT(recent_rule_make_gelu);
            if (recent_rule_is_Add_2(g, dfg_arg(g, n, 1)) || recent_rule_is_Add_2(g, dfg_operand(g, a0, 0)))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Add:
        if (dfg_argc_is(g, a0, 2)) {
            if ((recent_rule_is_t(g, dfg_operand(g, a0, 0))
                 && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_int(1), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a0, 0), dfg_int(1), DFG_NO_DTYPE)
                    && recent_rule_is_t(g, dfg_operand(g, a0, 1)))) {
                const dfg_node a1 = dfg_arg(g, n, 1);
                switch (dfg_op(g, a1)) {
                case recent_rule_op_Mul:
                    if (recent_rule_is_Mul_9(g, a1))
                        set |= DFG_BIT(recent_rule_make_gelu_tanh);
                    break;
                case recent_rule_op_Div:
                    if (recent_rule_is_Div_3(g, a1))
                        set |= DFG_BIT(recent_rule_make_gelu_tanh);
                    break;
                default:
                    break;
                }
            }
            if ((recent_rule_is_Mul_10(g, dfg_operand(g, a0, 0))
                 && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && recent_rule_is_Mul_10(g, dfg_operand(g, a0, 1))))
                set |= DFG_BIT(recent_rule_make_gelu);
            if ((recent_rule_is_Mul_11(g, dfg_operand(g, a0, 0))
                 && dfg_const_is(g, dfg_operand(g, a0, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a0, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && recent_rule_is_Mul_11(g, dfg_operand(g, a0, 1))))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Sigmoid: set |= recent_rule_part_3(g, a0) << 4; break;
    case recent_rule_op_RMSNormalization:
        if (recent_rule_is_n_2(g, a0))
            set |= DFG_BIT(recent_rule_scale_rms_norm);
        break;
    case recent_rule_op_GroupNormalization_v21:
        if (recent_rule_is_n_3(g, a0))
            set |= DFG_BIT(recent_rule_scale_group_norm);
        break;
    default:
        break;
    }
    const dfg_node a1 = dfg_arg(g, n, 1);
    switch (dfg_op(g, a1)) {
    case recent_rule_op_Mul:
        if (dfg_argc_is(g, a1, 2)) {
            if (((recent_rule_is_Add(g, a0) || recent_rule_is_Sub(g, a0))
                 && (dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE)
                     || dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)))
                || ((recent_rule_is_Add(g, dfg_operand(g, a1, 0))
                     || recent_rule_is_Sub(g, dfg_operand(g, a1, 0)))
                    && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && (recent_rule_is_Add(g, dfg_operand(g, a1, 1))
                        || recent_rule_is_Sub(g, dfg_operand(g, a1, 1)))))
                set |= DFG_BIT(recent_rule_make_gelu);
            if ((recent_rule_is_Add_2(g, dfg_operand(g, a1, 0))
                 && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && recent_rule_is_Add_2(g, dfg_operand(g, a1, 1))))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Div:
        if (dfg_argc_is(g, a1, 2) && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_int(2), DFG_NO_DTYPE)) {
            if (recent_rule_is_Add(g, a0) || recent_rule_is_Sub(g, a0)
                || recent_rule_is_Add(g, dfg_operand(g, a1, 0))
                || recent_rule_is_Sub(g, dfg_operand(g, a1, 0)))
                set |= DFG_BIT(recent_rule_make_gelu);
            if (recent_rule_is_Add_2(g, dfg_operand(g, a1, 0)))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Add:
        if (dfg_argc_is(g, a1, 2)) {
            if ((recent_rule_is_Mul_10(g, dfg_operand(g, a1, 0))
                 && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && recent_rule_is_Mul_10(g, dfg_operand(g, a1, 1))))
                set |= DFG_BIT(recent_rule_make_gelu);
            if ((recent_rule_is_Mul_11(g, dfg_operand(g, a1, 0))
                 && dfg_const_is(g, dfg_operand(g, a1, 1), dfg_float(0.5), DFG_NO_DTYPE))
                || (dfg_const_is(g, dfg_operand(g, a1, 0), dfg_float(0.5), DFG_NO_DTYPE)
                    && recent_rule_is_Mul_11(g, dfg_operand(g, a1, 1))))
                set |= DFG_BIT(recent_rule_make_gelu_tanh);
        }
        break;
    case recent_rule_op_Sigmoid: set |= recent_rule_part_3(g, a1) << 4; break;
    case recent_rule_op_RMSNormalization:
        if (recent_rule_is_n_2(g, a1))
            set |= DFG_BIT(recent_rule_scale_rms_norm);
        break;
    case recent_rule_op_GroupNormalization_v21:
        if (recent_rule_is_n_3(g, a1))
            set |= DFG_BIT(recent_rule_scale_group_norm);
        break;
    default:
        break;
    }
    if (recent_rule_is_back(g, a0) || recent_rule_is_Div_4(g, a0) || recent_rule_is_Mul_19(g, a0)
        || recent_rule_is_back(g, a1) || recent_rule_is_Div_4(g, a1) || recent_rule_is_Mul_19(g, a1))
        set |= DFG_BIT(recent_rule_make_rms_norm);
    if (recent_rule_is_Reciprocal(g, a1) || recent_rule_is_Div_5(g, a1) || recent_rule_is_Pow_4(g, a1)
        || recent_rule_is_Sqrt_2(g, a1) || recent_rule_is_Reciprocal_3(g, a1)
        || recent_rule_is_Reciprocal(g, a0) || recent_rule_is_Div_5(g, a0) || recent_rule_is_Pow_4(g, a0)
        || recent_rule_is_Sqrt_2(g, a0) || recent_rule_is_Reciprocal_3(g, a0))
        set |= DFG_BIT(recent_rule_make_rms_norm_unscaled);
    return set;
}

/* op in {Mul}: recent_rule_make_rms_norm, recent_rule_make_gelu, recent_rule_make_gelu_tanh,
 * recent_rule_make_gelu_tanh_factored, recent_rule_make_gelu_sigmoid, recent_rule_make_swish
 * and 4 more */
static uint64_t recent_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2))
        set |= recent_rule_part(g, n);
    set |= DFG_BIT(recent_rule_make_gelu_tanh_factored);
    return set;
}

/* op in {Div}: recent_rule_make_rms_norm, recent_rule_make_gelu, recent_rule_make_gelu_tanh,
 * recent_rule_make_gelu_tanh_factored, recent_rule_make_rms_norm_unscaled */
static uint64_t recent_rule_at_Div(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_operand(g, n, 0);
        if (dfg_calls(g, a0, recent_rule_op_Mul) && dfg_argc_is(g, a0, 2)) {
            if (dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(2), DFG_NO_DTYPE))
                set |= recent_rule_part_2(g, a0) << 1;
            if (recent_rule_is_Sqrt(g, dfg_operand(g, n, 1))
                || recent_rule_is_Pow_3(g, dfg_operand(g, n, 1)))
                set |= DFG_BIT(recent_rule_make_rms_norm);
        }
        if (recent_rule_is_Sqrt(g, dfg_operand(g, n, 1)) || recent_rule_is_Pow_3(g, dfg_operand(g, n, 1)))
            set |= DFG_BIT(recent_rule_make_rms_norm_unscaled);
    }
    set |= DFG_BIT(recent_rule_make_gelu_tanh_factored);
    return set;
}

/* recent.pat:113  InstanceNormalization(r, splat(1), splat(0)) */
static inline bool recent_rule_is_InstanceNormalization(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_InstanceNormalization) || !dfg_argc_is(g, n, 3)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return dfg_calls(g, a0, recent_rule_op_Reshape) && dfg_argc_is(g, a0, 2)
        && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* recent.pat:113  LayerNormalization(r, splat(1)) */
static inline bool recent_rule_is_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_LayerNormalization) && dfg_has_args(g, n, 2)
        && dfg_splat_is(g, dfg_operand(g, n, 1), dfg_int(1), DFG_NO_DTYPE);
}

/* recent.pat:111  Sub(r, ReduceMean(r) { axes = p, keepdims == 1 }) */
static inline bool recent_rule_is_d(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, recent_rule_op_Sub) || !dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_calls(g, a1, recent_rule_op_ReduceMean) && dfg_argc_is(g, a1, 1)
        && dfg_int_is(g, a1, recent_rule_attr_keepdims, 1, 1);
}

/* recent.pat:74  Div(x, root(s, h)) */
static inline bool recent_rule_is_Div_7(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_Div) && dfg_argc_is(g, n, 2)
        && recent_rule_is_d(g, dfg_operand(g, n, 0))
        && (recent_rule_is_Sqrt(g, dfg_operand(g, n, 1)) || recent_rule_is_Pow_3(g, dfg_operand(g, n, 1)));
}

/* recent.pat:114  Reshape(n, _); the operator is known */
static inline bool recent_rule_is_y(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a0 = dfg_operand(g, n, 0);
    return recent_rule_is_InstanceNormalization(g, a0)
        || recent_rule_is_LayerNormalization(g, dfg_first_result(g, a0)) || recent_rule_is_Div_7(g, a0)
        || recent_rule_is_Mul_19(g, a0);
}

/* recent.pat:135  GroupNormalization.v21(x, scale : [_], splat(0)) */
static inline bool recent_rule_is_n_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, recent_rule_op_GroupNormalization_v21) && dfg_argc_is(g, n, 3)
        && dfg_rank(g, dfg_operand(g, n, 1)) == 1
        && dfg_splat_is(g, dfg_operand(g, n, 2), dfg_int(0), DFG_NO_DTYPE);
}

/* recent.pat:136  Add(n, c); the operator is known */
static inline bool recent_rule_is_shift_group_norm(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return recent_rule_is_n_4(g, dfg_operand(g, n, 0)) || recent_rule_is_n_4(g, dfg_operand(g, n, 1));
}

static void recent_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case recent_rule_op_Mul: *set = recent_rule_at_Mul(g, n); break;
    case recent_rule_op_Div: *set = recent_rule_at_Div(g, n); break;
    case recent_rule_op_Reshape:
        *set = recent_rule_is_y(g, n) ? DFG_BIT(recent_rule_make_group_norm) : 0;
        break;
    case recent_rule_op_Add:
        *set = recent_rule_is_shift_group_norm(g, n) ? DFG_BIT(recent_rule_shift_group_norm) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule recent_rule_rows[] = {
    [recent_rule_make_rms_norm] = {.name = "make_rms_norm", .place = "recent.pat:78", .pattern = 15, .n_roots = 1, .priority = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, recent_rule_op_Div, 0},
        .build = recent_make_rms_norm_build},
    [recent_rule_make_gelu] = {.name = "make_gelu", .place = "recent.pat:20", .pattern = 2, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, recent_rule_op_Div, 0},
        .build = recent_make_gelu_build},
    [recent_rule_make_gelu_tanh] = {.name = "make_gelu_tanh", .place = "recent.pat:39", .pattern = 7, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, recent_rule_op_Div, 0},
        .build = recent_make_gelu_tanh_build},
    [recent_rule_make_gelu_tanh_factored] = {.name = "make_gelu_tanh_factored", .place = "recent.pat:45", .pattern = 8, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, recent_rule_op_Div, 0},
        .build = recent_make_gelu_tanh_factored_build},
    [recent_rule_make_gelu_sigmoid] = {.name = "make_gelu_sigmoid", .place = "recent.pat:51", .pattern = 9, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, 0}, .build = recent_make_gelu_sigmoid_build},
    [recent_rule_make_swish] = {.name = "make_swish", .place = "recent.pat:57", .pattern = 10, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, 0}, .build = recent_make_swish_build},
    [recent_rule_make_swish_scaled] = {.name = "make_swish_scaled", .place = "recent.pat:58", .pattern = 11, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, 0}, .build = recent_make_swish_scaled_build},
    [recent_rule_make_rms_norm_unscaled] = {.name = "make_rms_norm_unscaled", .place = "recent.pat:92", .pattern = 16, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Div, recent_rule_op_Mul, 0},
        .build = recent_make_rms_norm_unscaled_build},
    [recent_rule_scale_rms_norm] = {.name = "scale_rms_norm", .place = "recent.pat:99", .pattern = 17, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, 0}, .build = recent_scale_rms_norm_build},
    [recent_rule_make_group_norm] = {.name = "make_group_norm", .place = "recent.pat:109", .pattern = 18, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Reshape, 0}, .build = recent_make_group_norm_build},
    [recent_rule_scale_group_norm] = {.name = "scale_group_norm", .place = "recent.pat:128", .pattern = 19, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Mul, 0}, .build = recent_scale_group_norm_build},
    [recent_rule_shift_group_norm] = {.name = "shift_group_norm", .place = "recent.pat:134", .pattern = 20, .n_roots = 1,
        .roots = (const uint16_t[]){recent_rule_op_Add, 0}, .build = recent_shift_group_norm_build},
};

const struct dfg_rules recent_rules = {
    .abi = DFG_ABI,
    .n = 12, .n_words = 1, .rules = recent_rule_rows,
    .names = &recent_rule_names, .candidates = recent_rules_candidates,
};
