/* The replacements of norm.pat's rules.  Made by pat2c; do not edit. */
#include "norm.h"
#if NORM_H != 0x3d248060f7c70ed1
#error "norm.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    norm_rule_op_Add = DFG_FIRST_OP, norm_rule_op_Cast, norm_rule_op_Div, norm_rule_op_Expand,
    norm_rule_op_InstanceNormalization, norm_rule_op_LayerNormalization, norm_rule_op_Mul, norm_rule_op_Pow,
    norm_rule_op_Reciprocal, norm_rule_op_ReduceMean, norm_rule_op_Reshape, norm_rule_op_Sqrt,
    norm_rule_op_Sub,
};
enum {
    norm_rule_attr_axis, norm_rule_attr_epsilon, norm_rule_attr_keepdims,
};
static const char *const norm_rule_op_names[] = {
    "Add", "Cast", "Div", "Expand", "InstanceNormalization", "LayerNormalization", "Mul", "Pow",
    "Reciprocal", "ReduceMean", "Reshape", "Sqrt", "Sub",
};
static const char *const norm_rule_attr_names[] = {
    "axis", "epsilon", "keepdims",
};

static const struct dfg_names norm_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 13,
    .ops = norm_rule_op_names,
    .n_attrs = 3,
    .attrs = norm_rule_attr_names,
};

/* norm.pat:25
 * rule make_layer_norm(x, eps, h, scale) : priority 3 {
 *     wide = Cast(x) { to == 1 };
 *     w = wide | x;
 *     d = Sub(w, ReduceMean(w) { axes = p, keepdims == 1 });
 *     late = Cast(d) { to == 1 };
 *     e = late | d;
 *     s = Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const);
 *     n = over_root(e, s, h);
 *     back = Cast(n);
 *     narrow = Cast(root(s, h));
 *     match Mul(back | n | Div(d, narrow), scale) | Mul(e, Mul(reciprocal_root(s, h), scale))
 *         | Div(Mul(e, scale), root(s, h));
 *     where normal(p, q, x, eps, h), along(scale, x), same_dtype(x, scale), x.dtype in {f16, f32, f64};
 *     where (not present(wide) and not present(late) and not present(back) and not present(narrow))
 *         or (x.dtype == f16 and (present(wide) or present(late)) and (same_dtype(x, back) or same_dtype(x, narrow)));
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * }
 */
static bool norm_make_layer_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct norm_make_layer_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, norm_rule_attr_axis, dfg_int(-1));
    dfg_set_attr(r, &attrs, norm_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:57
 * rule make_layer_norm_of_two(x, eps, h, scale) : priority 3 {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     match Mul(over_root(d, s, h), scale);
 *     where last_axes(p, x), last_axes(q, x), small(eps, h), along_two(scale, x), x.dtype in {f16, f32, f64};
 *     rewrite LayerNormalization(x, scale) { axis = -2, epsilon = value(eps) };
 * }
 */
static bool norm_make_layer_norm_of_two_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct norm_make_layer_norm_of_two_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, norm_rule_attr_axis, dfg_int(-2));
    dfg_set_attr(r, &attrs, norm_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:43
 * rule make_layer_norm_unscaled(x, eps, h) : priority 2 {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     s = Add(ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 }, eps & const);
 *     match over_root(d, s, h);
 *     where normal(p, q, x, eps, h), x.shape[-1] > 0, x.dtype in {f16, f32, f64};
 *     rewrite LayerNormalization(x, Expand(like(x, 1.0), i64 [x.shape[-1]])) { axis = -1, epsilon = value(eps) };
 * }
 */
static bool norm_make_layer_norm_unscaled_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct norm_make_layer_norm_unscaled_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_like(r, m->x, dfg_float(1.0));
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_extent_of(g, m->x, -1)));
    const dfg_node expand = dfg_new_call(r, norm_rule_op_Expand, DFG_OPERANDS(constant, constant_2), NULL,
                                         0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, norm_rule_attr_axis, dfg_int(-1));
    dfg_set_attr(r, &attrs, norm_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, expand), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:50
 * rule scale_layer_norm(x, scale) {
 *     n = LayerNormalization(x, splat(1)) { axis == -1 };
 *     match Mul(n, scale);
 *     where along(scale, x), same_dtype(x, scale);
 *     rewrite LayerNormalization(x, scale) { ..n };
 * }
 */
static bool norm_scale_layer_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct norm_scale_layer_norm_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->n);
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:65
 * rule shift_layer_norm(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -shift.rank;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * }
 */
static bool norm_shift_layer_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct norm_shift_layer_norm_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->n);
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale, m->shift),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:72
 * rule make_instance_norm(x, eps, scale, shift) {
 *     d = Sub(x, ReduceMean(x) { axes = p, keepdims == 1 });
 *     v = ReduceMean(Pow(d, 2) | Mul(d, d)) { axes = q, keepdims == 1 };
 *     s = Sqrt(Add(v, eps & const));
 *     n = Div(d, s) | Mul(d, Reciprocal(s)) | Mul(d, Div(1, s));
 *     match Add(Mul(n, scale & const), shift & const);
 *     where x.rank == 4, p in {[2, 3], [-2, -1]}, q in {[2, 3], [-2, -1]}, one(eps);
 *     where scale.rank == 3, scale.shape[1] == 1, scale.shape[2] == 1, scale.shape[0] == x.shape[1];
 *     where shift.rank == 3, shift.shape[1] == 1, shift.shape[2] == 1, shift.shape[0] == x.shape[1];
 *     rewrite InstanceNormalization(x, Reshape(scale, i64 [-1]), Reshape(shift, i64 [-1])) { epsilon = value(eps) };
 * }
 */
static bool norm_make_instance_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct norm_make_instance_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    const dfg_node constant = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape = dfg_new_call(r, norm_rule_op_Reshape, DFG_OPERANDS(m->scale, constant), NULL,
                                          0);
    const dfg_node constant_2 = dfg_new_const(r, DFG_I64, 1, NULL, DFG_LIST(dfg_int(-1)));
    const dfg_node reshape_2 = dfg_new_call(r, norm_rule_op_Reshape, DFG_OPERANDS(m->shift, constant_2),
                                            NULL, 0);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, norm_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, norm_rule_op_InstanceNormalization, DFG_OPERANDS(m->x, reshape, reshape_2),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    norm_rule_make_layer_norm,
    norm_rule_make_layer_norm_of_two,
    norm_rule_make_layer_norm_unscaled,
    norm_rule_scale_layer_norm,
    norm_rule_shift_layer_norm,
    norm_rule_make_instance_norm,
};

/* norm.pat:31  Pow(e, 2) */
static inline bool norm_rule_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* norm.pat:31  ReduceMean(Pow(e, 2) | Mul(e, e)) */
static inline bool norm_rule_is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_ReduceMean) || !dfg_argc_is(g, n, 1)) return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (norm_rule_is_Pow(g, a0) || (dfg_calls(g, a0, norm_rule_op_Mul) && dfg_argc_is(g, a0, 2)))
        && dfg_int_is(g, n, norm_rule_attr_keepdims, 1, 1);
}

/* norm.pat:31  Add(ReduceMean(Pow(e, 2) | Mul(e, e)) { axes = q, keepdims == 1 }, eps & const) */
static inline bool norm_rule_is_s_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Add) || !dfg_argc_is(g, n, 2)) return false;
    return (norm_rule_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && norm_rule_is_v(g, dfg_arg(g, n, 1)));
}

/* norm.pat:16  Sqrt(s) */
static inline bool norm_rule_is_s(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Sqrt) && dfg_argc_is(g, n, 1)
        && norm_rule_is_s_2(g, dfg_arg(g, n, 0));
}

/* norm.pat:16  Pow(s, h & 0.5) */
static inline bool norm_rule_is_Pow_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && norm_rule_is_s_2(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(0.5), DFG_NO_DTYPE);
}

/* norm.pat:19  Div(x, root(s, h)) */
static inline bool norm_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2)
        && (norm_rule_is_s(g, dfg_arg(g, n, 1)) || norm_rule_is_Pow_2(g, dfg_arg(g, n, 1)));
}

/* norm.pat:18  Reciprocal(root(s, h)) */
static inline bool norm_rule_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && (norm_rule_is_s(g, dfg_arg(g, n, 0)) || norm_rule_is_Pow_2(g, dfg_arg(g, n, 0)));
}

/* norm.pat:18  Div(1, root(s, h)) */
static inline bool norm_rule_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && (norm_rule_is_s(g, dfg_arg(g, n, 1)) || norm_rule_is_Pow_2(g, dfg_arg(g, n, 1)));
}

/* norm.pat:18  Pow(s, h & -0.5) */
static inline bool norm_rule_is_Pow_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && norm_rule_is_s_2(g, dfg_arg(g, n, 0))
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_float(-0.5), DFG_NO_DTYPE);
}

/* norm.pat:18  Reciprocal(s) */
static inline bool norm_rule_is_Reciprocal_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && norm_rule_is_s_2(g, dfg_arg(g, n, 0));
}

/* norm.pat:18  Div(1, s) */
static inline bool norm_rule_is_Div_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && norm_rule_is_s_2(g, dfg_arg(g, n, 1));
}

/* norm.pat:18  Sqrt(Reciprocal(s) | Div(1, s)) */
static inline bool norm_rule_is_Sqrt(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Sqrt) && dfg_argc_is(g, n, 1)
        && (norm_rule_is_Reciprocal_2(g, dfg_arg(g, n, 0)) || norm_rule_is_Div_3(g, dfg_arg(g, n, 0)));
}

/* norm.pat:19  Mul(x, reciprocal_root(s, h)) */
static inline bool norm_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return norm_rule_is_Reciprocal(g, dfg_arg(g, n, 1)) || norm_rule_is_Div_2(g, dfg_arg(g, n, 1))
        || norm_rule_is_Pow_3(g, dfg_arg(g, n, 1)) || norm_rule_is_Sqrt(g, dfg_arg(g, n, 1))
        || norm_rule_is_Reciprocal(g, dfg_arg(g, n, 0)) || norm_rule_is_Div_2(g, dfg_arg(g, n, 0))
        || norm_rule_is_Pow_3(g, dfg_arg(g, n, 0)) || norm_rule_is_Sqrt(g, dfg_arg(g, n, 0));
}

/* norm.pat:33  Cast(n) */
static inline bool norm_rule_is_back(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Cast) && dfg_argc_is(g, n, 1)
        && (norm_rule_is_Div(g, dfg_arg(g, n, 0)) || norm_rule_is_Mul(g, dfg_arg(g, n, 0)));
}

/* norm.pat:34  Cast(root(s, h)) */
static inline bool norm_rule_is_narrow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Cast) && dfg_argc_is(g, n, 1)
        && (norm_rule_is_s(g, dfg_arg(g, n, 0)) || norm_rule_is_Pow_2(g, dfg_arg(g, n, 0)));
}

/* norm.pat:35  Div(d, narrow) */
static inline bool norm_rule_is_Div_4(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2)
        && norm_rule_is_narrow(g, dfg_arg(g, n, 1));
}

/* norm.pat:28  Sub(w, ReduceMean(w) { axes = p, keepdims == 1 }) */
static inline bool norm_rule_is_d(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Sub) || !dfg_has_args(g, n, 2)) return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, norm_rule_op_ReduceMean) && dfg_has_args(g, a1, 1)
        && dfg_int_is(g, a1, norm_rule_attr_keepdims, 1, 1);
}

/* norm.pat:19  Div(x, root(s, h)) */
static inline bool norm_rule_is_Div_5(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2) && norm_rule_is_d(g, dfg_arg(g, n, 0))
        && (norm_rule_is_s(g, dfg_arg(g, n, 1)) || norm_rule_is_Pow_2(g, dfg_arg(g, n, 1)));
}

/* norm.pat:51  LayerNormalization(x, splat(1)) */
static inline bool norm_rule_is_n(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_LayerNormalization) && dfg_has_args(g, n, 2)
        && dfg_splat_is(g, dfg_arg(g, n, 1), dfg_int(1), DFG_NO_DTYPE)
        && dfg_int_is(g, n, norm_rule_attr_axis, -1, -1);
}

/* op in {Mul}: norm_rule_make_layer_norm, norm_rule_make_layer_norm_of_two,
 * norm_rule_make_layer_norm_unscaled, norm_rule_scale_layer_norm */
static uint64_t norm_rule_at_Mul(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (norm_rule_is_back(g, dfg_arg(g, n, 0)) || norm_rule_is_Div(g, dfg_arg(g, n, 0))
            || norm_rule_is_Mul(g, dfg_arg(g, n, 0)) || norm_rule_is_Div_4(g, dfg_arg(g, n, 0))
            || norm_rule_is_back(g, dfg_arg(g, n, 1)) || norm_rule_is_Div(g, dfg_arg(g, n, 1))
            || norm_rule_is_Mul(g, dfg_arg(g, n, 1)) || norm_rule_is_Div_4(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(norm_rule_make_layer_norm);
        if (norm_rule_is_Div_5(g, dfg_arg(g, n, 0)) || norm_rule_is_Mul(g, dfg_arg(g, n, 0))
            || norm_rule_is_Div_5(g, dfg_arg(g, n, 1)) || norm_rule_is_Mul(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(norm_rule_make_layer_norm_of_two);
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        if (norm_rule_is_n(g, dfg_first_result(g, a0)) || norm_rule_is_n(g, dfg_first_result(g, a1)))
            set |= DFG_BIT(norm_rule_scale_layer_norm);
    }
    if (dfg_argc_is(g, n, 2)
        && (norm_rule_is_Reciprocal(g, dfg_arg(g, n, 1)) || norm_rule_is_Div_2(g, dfg_arg(g, n, 1))
            || norm_rule_is_Pow_3(g, dfg_arg(g, n, 1)) || norm_rule_is_Sqrt(g, dfg_arg(g, n, 1))
            || norm_rule_is_Reciprocal(g, dfg_arg(g, n, 0)) || norm_rule_is_Div_2(g, dfg_arg(g, n, 0))
            || norm_rule_is_Pow_3(g, dfg_arg(g, n, 0)) || norm_rule_is_Sqrt(g, dfg_arg(g, n, 0))))
        set |= DFG_BIT(norm_rule_make_layer_norm_unscaled);
    return set;
}

/* op in {Div}: norm_rule_make_layer_norm, norm_rule_make_layer_norm_unscaled */
static uint64_t norm_rule_at_Div(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((norm_rule_is_s(g, dfg_arg(g, n, 1)) || norm_rule_is_Pow_2(g, dfg_arg(g, n, 1)))
        && dfg_argc_is(g, n, 2)) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case norm_rule_op_Mul:
            if (dfg_has_args(g, a0, 2))
                set |= DFG_BIT(norm_rule_make_layer_norm);
            break;
        case norm_rule_op_Sub:
            if (norm_rule_is_d(g, a0))
                set |= DFG_BIT(norm_rule_make_layer_norm_unscaled);
            break;
        default:
            break;
        }
    }
    return set;
}

/* norm.pat:76  Div(d, s) */
static inline bool norm_rule_is_Div_6(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2) && norm_rule_is_d(g, dfg_arg(g, n, 0))
        && norm_rule_is_s(g, dfg_arg(g, n, 1));
}

/* norm.pat:76  Reciprocal(s) */
static inline bool norm_rule_is_Reciprocal_3(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && norm_rule_is_s(g, dfg_arg(g, n, 0));
}

/* norm.pat:76  Mul(d, Reciprocal(s)) */
static inline bool norm_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return norm_rule_is_Reciprocal_3(g, dfg_arg(g, n, 1)) || norm_rule_is_Reciprocal_3(g, dfg_arg(g, n, 0));
}

/* norm.pat:76  Div(1, s) */
static inline bool norm_rule_is_Div_7(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && norm_rule_is_s(g, dfg_arg(g, n, 1));
}

/* norm.pat:76  Mul(d, Div(1, s)) */
static inline bool norm_rule_is_Mul_4(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return norm_rule_is_Div_7(g, dfg_arg(g, n, 1)) || norm_rule_is_Div_7(g, dfg_arg(g, n, 0));
}

/* norm.pat:77  Mul(n, scale & const) */
static inline bool norm_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_argc_is(g, n, 2)) return false;
    return ((norm_rule_is_Div_6(g, dfg_arg(g, n, 0)) || norm_rule_is_Mul_3(g, dfg_arg(g, n, 0))
             || norm_rule_is_Mul_4(g, dfg_arg(g, n, 0)))
            && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST)
            && (norm_rule_is_Div_6(g, dfg_arg(g, n, 1)) || norm_rule_is_Mul_3(g, dfg_arg(g, n, 1))
                || norm_rule_is_Mul_4(g, dfg_arg(g, n, 1))));
}

/* op in {Add}: norm_rule_shift_layer_norm, norm_rule_make_instance_norm */
static uint64_t norm_rule_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    const dfg_node a0_r = dfg_first_result(g, a0);
    const dfg_node a1 = dfg_arg(g, n, 1);
    const dfg_node a1_r = dfg_first_result(g, a1);
    if (dfg_has_args(g, n, 2)
        && ((dfg_calls(g, a0_r, norm_rule_op_LayerNormalization) && dfg_has_args(g, a0_r, 2))
            || (dfg_calls(g, a1_r, norm_rule_op_LayerNormalization) && dfg_has_args(g, a1_r, 2))))
        set |= DFG_BIT(norm_rule_shift_layer_norm);
    if (dfg_argc_is(g, n, 2)
        && ((norm_rule_is_Mul_2(g, a0) && dfg_is(g, a1, DFG_CONST))
            || (dfg_is(g, a0, DFG_CONST) && norm_rule_is_Mul_2(g, a1))))
        set |= DFG_BIT(norm_rule_make_instance_norm);
    return set;
}

static void norm_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case norm_rule_op_Mul: *set = norm_rule_at_Mul(g, n); break;
    case norm_rule_op_Div: *set = norm_rule_at_Div(g, n); break;
    case norm_rule_op_Add: *set = norm_rule_at_Add(g, n); break;
    default: *set = 0; break;
    }
}


static const uint16_t norm_rules_roots[] = {
    norm_rule_op_Mul, norm_rule_op_Div, norm_rule_op_Add, 0,
};
static const struct dfg_rule norm_rule_rows[] = {
    [norm_rule_make_layer_norm] = {.name = "make_layer_norm", .place = "norm.pat:25", .pattern = 3, .n_roots = 1, .priority = 3,
        .build = norm_make_layer_norm_build},
    [norm_rule_make_layer_norm_of_two] = {.name = "make_layer_norm_of_two", .place = "norm.pat:57", .pattern = 6, .n_roots = 1, .priority = 3,
        .build = norm_make_layer_norm_of_two_build},
    [norm_rule_make_layer_norm_unscaled] = {.name = "make_layer_norm_unscaled", .place = "norm.pat:43", .pattern = 4, .n_roots = 1,
        .priority = 2, .build = norm_make_layer_norm_unscaled_build},
    [norm_rule_scale_layer_norm] = {.name = "scale_layer_norm", .place = "norm.pat:50", .pattern = 5, .n_roots = 1,
        .build = norm_scale_layer_norm_build},
    [norm_rule_shift_layer_norm] = {.name = "shift_layer_norm", .place = "norm.pat:65", .pattern = 7, .n_roots = 1,
        .build = norm_shift_layer_norm_build},
    [norm_rule_make_instance_norm] = {.name = "make_instance_norm", .place = "norm.pat:72", .pattern = 8, .n_roots = 1,
        .build = norm_make_instance_norm_build},
};

const struct dfg_rules norm_rules = {
    .abi = DFG_ABI,
    .n = 6, .n_words = 1, .rules = norm_rule_rows,
    .names = &norm_rule_names, .candidates = norm_rules_candidates,
    .roots = norm_rules_roots,
};
