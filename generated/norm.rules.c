/* The replacements of norm.pat's rules.  Made by pat2c; do not edit. */
#include "norm.h"
#if NORM_H != 0x76bdf44986fdfda0
#error "norm.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    norm_rule_op_Add = DFG_FIRST_OP, norm_rule_op_Div, norm_rule_op_InstanceNormalization,
    norm_rule_op_LayerNormalization, norm_rule_op_Mul, norm_rule_op_Pow, norm_rule_op_Reciprocal,
    norm_rule_op_ReduceMean, norm_rule_op_Reshape, norm_rule_op_Sqrt, norm_rule_op_Sub,
};
enum {
    norm_rule_attr_axis, norm_rule_attr_epsilon, norm_rule_attr_keepdims,
};
static const char *const norm_rule_op_names[] = {
    "Add", "Div", "InstanceNormalization", "LayerNormalization", "Mul", "Pow", "Reciprocal",
    "ReduceMean", "Reshape", "Sqrt", "Sub",
};
static const char *const norm_rule_attr_names[] = {
    "axis", "epsilon", "keepdims",
};

static const struct dfg_names norm_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 11,
    .ops = norm_rule_op_names,
    .n_attrs = 3,
    .attrs = norm_rule_attr_names,
};

/* norm.pat:25
 * rule make_layer_norm(x, eps, scale, shift) : priority 2 {
 *     match Add(Mul(centred(x, eps), scale), shift);
 *     where along(scale, x), along(shift, x);
 *     rewrite LayerNormalization(x, scale, shift) { axis = -1, epsilon = value(eps) };
 * }
 */
static bool norm_make_layer_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct norm_make_layer_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, norm_rule_attr_axis, dfg_int(-1));
    dfg_set_attr(r, &attrs, norm_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale, m->shift),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:30
 * rule make_layer_norm_unshifted(x, eps, scale) : priority 1 {
 *     match Mul(centred(x, eps), scale);
 *     where along(scale, x);
 *     rewrite LayerNormalization(x, scale) { axis = -1, epsilon = value(eps) };
 * }
 */
static bool norm_make_layer_norm_unshifted_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct norm_make_layer_norm_unshifted_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, norm_rule_attr_axis, dfg_int(-1));
    dfg_set_attr(r, &attrs, norm_rule_attr_epsilon, dfg_value_of(g, m->eps));
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:36
 * rule shift_layer_norm(x, scale, shift) {
 *     n = LayerNormalization(x, scale);
 *     match Add(n, shift);
 *     where same_shape(scale, shift), n.axis == -1, shift.rank == 1;
 *     rewrite LayerNormalization(x, scale, shift) { ..n };
 * }
 */
static bool norm_shift_layer_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    const struct norm_shift_layer_norm_match *m = match;
    (void)self;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->n);
    with[0] = dfg_new_call(r, norm_rule_op_LayerNormalization, DFG_OPERANDS(m->x, m->scale, m->shift),
                           &attrs, 0);
    return with[0] != DFG_NONE;
}

/* norm.pat:43
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
    const struct norm_make_instance_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    (void)self;
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
    norm_rule_make_layer_norm_unshifted,
    norm_rule_shift_layer_norm,
    norm_rule_make_instance_norm,
};

/* norm.pat:20  Sub(x, ReduceMean(x) { axes = p, keepdims == 1 }) */
static inline bool norm_rule_is_d(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Sub) || !dfg_has_args(g, n, 2))
        return false;
    const dfg_node a1 = dfg_arg(g, n, 1);
    return dfg_calls(g, a1, norm_rule_op_ReduceMean) && dfg_has_args(g, a1, 1)
        && dfg_int_is(g, a1, norm_rule_attr_keepdims, 1, 1);
}

/* norm.pat:15  Pow(d, 2) */
static inline bool norm_rule_is_Pow(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Pow) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 1), dfg_int(2), DFG_NO_DTYPE);
}

/* norm.pat:15  ReduceMean(Pow(d, 2) | Mul(d, d)) */
static inline bool norm_rule_is_v(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_ReduceMean) || !dfg_argc_is(g, n, 1))
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return (norm_rule_is_Pow(g, a0) || (dfg_calls(g, a0, norm_rule_op_Mul) && dfg_argc_is(g, a0, 2)))
        && dfg_int_is(g, n, norm_rule_attr_keepdims, 1, 1);
}

/* norm.pat:17  Add(v, eps & const) */
static inline bool norm_rule_is_Add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Add) || !dfg_argc_is(g, n, 2))
        return false;
    return (norm_rule_is_v(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && norm_rule_is_v(g, dfg_arg(g, n, 1)));
}

/* norm.pat:17  Sqrt(Add(v, eps & const)) */
static inline bool norm_rule_is_deviation(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Sqrt) && dfg_argc_is(g, n, 1)
        && norm_rule_is_Add(g, dfg_arg(g, n, 0));
}

/* norm.pat:23  Div(d, s) */
static inline bool norm_rule_is_Div(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2) && norm_rule_is_d(g, dfg_arg(g, n, 0))
        && norm_rule_is_deviation(g, dfg_arg(g, n, 1));
}

/* norm.pat:23  Reciprocal(s) */
static inline bool norm_rule_is_Reciprocal(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Reciprocal) && dfg_argc_is(g, n, 1)
        && norm_rule_is_deviation(g, dfg_arg(g, n, 0));
}

/* norm.pat:23  Mul(d, Reciprocal(s)) */
static inline bool norm_rule_is_Mul(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return norm_rule_is_Reciprocal(g, dfg_arg(g, n, 1)) || norm_rule_is_Reciprocal(g, dfg_arg(g, n, 0));
}

/* norm.pat:23  Div(1, s) */
static inline bool norm_rule_is_Div_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, norm_rule_op_Div) && dfg_argc_is(g, n, 2)
        && dfg_const_is(g, dfg_arg(g, n, 0), dfg_int(1), DFG_NO_DTYPE)
        && norm_rule_is_deviation(g, dfg_arg(g, n, 1));
}

/* norm.pat:23  Mul(d, Div(1, s)) */
static inline bool norm_rule_is_Mul_2(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return norm_rule_is_Div_2(g, dfg_arg(g, n, 1)) || norm_rule_is_Div_2(g, dfg_arg(g, n, 0));
}

/* norm.pat:26  Mul(centred(x, eps), scale) */
static inline bool norm_rule_is_make_layer_norm_unshifted(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_has_args(g, n, 2))
        return false;
    return norm_rule_is_Div(g, dfg_arg(g, n, 0)) || norm_rule_is_Mul(g, dfg_arg(g, n, 0))
        || norm_rule_is_Mul_2(g, dfg_arg(g, n, 0)) || norm_rule_is_Div(g, dfg_arg(g, n, 1))
        || norm_rule_is_Mul(g, dfg_arg(g, n, 1)) || norm_rule_is_Mul_2(g, dfg_arg(g, n, 1));
}

/* norm.pat:48  Mul(n, scale & const) */
static inline bool norm_rule_is_Mul_3(const dfg_graph *g, dfg_node n)
{
    if (!dfg_calls(g, n, norm_rule_op_Mul) || !dfg_argc_is(g, n, 2))
        return false;
    return ((norm_rule_is_Div(g, dfg_arg(g, n, 0)) || norm_rule_is_Mul(g, dfg_arg(g, n, 0))
             || norm_rule_is_Mul_2(g, dfg_arg(g, n, 0)))
            && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
        || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST)
            && (norm_rule_is_Div(g, dfg_arg(g, n, 1)) || norm_rule_is_Mul(g, dfg_arg(g, n, 1))
                || norm_rule_is_Mul_2(g, dfg_arg(g, n, 1))));
}

/* op in {Add}: norm_rule_make_layer_norm, norm_rule_shift_layer_norm,
 * norm_rule_make_instance_norm */
static uint64_t norm_rule_norm_rules_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 2)) {
        if (norm_rule_is_make_layer_norm_unshifted(g, dfg_arg(g, n, 0))
            || norm_rule_is_make_layer_norm_unshifted(g, dfg_arg(g, n, 1)))
            set |= DFG_BIT(norm_rule_make_layer_norm);
        const dfg_node a0 = dfg_arg(g, n, 0);
        const dfg_node a0_r = dfg_first_result(g, a0);
        const dfg_node a1 = dfg_arg(g, n, 1);
        const dfg_node a1_r = dfg_first_result(g, a1);
        if ((dfg_calls(g, a0_r, norm_rule_op_LayerNormalization) && dfg_has_args(g, a0_r, 2))
            || (dfg_calls(g, a1_r, norm_rule_op_LayerNormalization) && dfg_has_args(g, a1_r, 2)))
            set |= DFG_BIT(norm_rule_shift_layer_norm);
    }
    if (dfg_argc_is(g, n, 2)
        && ((norm_rule_is_Mul_3(g, dfg_arg(g, n, 0)) && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST))
            || (dfg_is(g, dfg_arg(g, n, 0), DFG_CONST) && norm_rule_is_Mul_3(g, dfg_arg(g, n, 1)))))
        set |= DFG_BIT(norm_rule_make_instance_norm);
    return set;
}

static uint64_t norm_rules_at(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case norm_rule_op_Add:
        return norm_rule_norm_rules_at_Add(g, n);
    case norm_rule_op_Mul:
        return norm_rule_is_make_layer_norm_unshifted(g, n) ? DFG_BIT(norm_rule_make_layer_norm_unshifted) : 0;
    default:
        return 0;
    }
}

static void norm_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    *set = norm_rules_at(g, n);
}

static const struct dfg_rule norm_rule_rows[] = {
    [norm_rule_make_layer_norm] = {.name = "make_layer_norm", .place = "norm.pat:25", .pattern = 2, .n_roots = 1, .priority = 2,
        .depth = 10, .height = 0, .build = norm_make_layer_norm_build},
    [norm_rule_make_layer_norm_unshifted] = {.name = "make_layer_norm_unshifted", .place = "norm.pat:30", .pattern = 3, .n_roots = 1,
        .priority = 1, .depth = 9, .height = 0, .build = norm_make_layer_norm_unshifted_build},
    [norm_rule_shift_layer_norm] = {.name = "shift_layer_norm", .place = "norm.pat:36", .pattern = 4, .n_roots = 1, .depth = 3,
        .height = 0, .build = norm_shift_layer_norm_build},
    [norm_rule_make_instance_norm] = {.name = "make_instance_norm", .place = "norm.pat:43", .pattern = 5, .n_roots = 1, .depth = 10,
        .height = 0, .build = norm_make_instance_norm_build},
};

const struct dfg_rules norm_rules = {
    .abi = DFG_ABI,
    .n = 4, .n_words = 1, .rules = norm_rule_rows,
    .names = &norm_rule_names, .candidates = norm_rules_candidates,
};
