/* The replacements of rules.pat's rules.  Made by pat2c; do not edit. */
#include "rules.h"
_Static_assert(RULES_H == 0x68ff9f2e2eca94db, "rules.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    rules_rule_op_Concat = DFG_FIRST_OP, rules_rule_op_Conv, rules_rule_op_Mul, rules_rule_op_Pad,
    rules_rule_op_Relu, rules_rule_op_Slice, rules_rule_op_Split, rules_rule_op_Transpose,
    rules_rule_op_add, rules_rule_op_divide, rules_rule_op_multiply, rules_rule_op_nn_batch_norm,
    rules_rule_op_sqrt,
};
enum { rules_rule_attr_axis, rules_rule_attr_epsilon, rules_rule_attr_pads, rules_rule_attr_perm };
static const char *const rules_rule_op_names[] = {
    "Concat", "Conv", "Mul", "Pad", "Relu", "Slice", "Split", "Transpose", "add", "divide", "multiply",
    "nn.batch_norm", "sqrt",
};
static const char *const rules_rule_attr_names[] = { "axis", "epsilon", "pads", "perm" };

static const struct dfg_names rules_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 13, .ops = rules_rule_op_names, .n_attrs = 4,
    .attrs = rules_rule_attr_names,
};

/* rules.pat:17, rule slices_to_split:  rewrite { s = Split(x) { axis = value(axis) }; return s.0, s.1; } */
DFG_BUILD(slices_to_split)
{
    const dfg_node s = dfg_new_call(r, rules_rule_op_Split, DFG_OPERANDS(m->x),
                                    DFG_ATTRS(dfg_give(rules_rule_attr_axis, dfg_value_of(g, m->axis))), 2);
    with[0] = dfg_new_get(r, s, 0);
    with[1] = dfg_new_get(r, s, 1);
}

/* rules.pat:7, rule fuse_batch_norm:  rewrite nn.batch_norm(x, gamma, beta, mean, v) { epsilon = value(eps) }.0; */
DFG_BUILD(fuse_batch_norm)
{
    const dfg_node batch_norm = dfg_new_call(
            r, rules_rule_op_nn_batch_norm, DFG_OPERANDS(m->x, m->gamma, m->beta, m->mean, m->v),
            DFG_ATTRS(dfg_give(rules_rule_attr_epsilon, dfg_value_of(g, m->eps))), 0);
    with[0] = dfg_new_get(r, batch_norm, 0);
}

/* rules.pat:12, rule pad_conv:  rewrite Conv(x, w, b?) { ..conv, pads = [value(p)[2], value(p)[3]] }; */
DFG_BUILD(pad_conv)
{
    with[0] = dfg_new_call(r, rules_rule_op_Conv, DFG_OPERANDS(m->x, m->w, m->b),
                           DFG_ATTRS(dfg_take(m->conv),
                                     dfg_give(rules_rule_attr_pads,
                                              DFG_LIST(dfg_item(dfg_elements(g, m->p), 2),
                                                       dfg_item(dfg_elements(g, m->p), 3)))), 0);
}

/* rules.pat:23, rule compose_transposes:  rewrite every Transpose(x) { perm = [p[i] for i in q] }; */
DFG_BUILD(compose_transposes)
{
    for (uint32_t k = 0; k < m->y.n; k++) {
        const dfg_node y = m->y.at[k];
        const dfg_val q = dfg_attr(g, y, rules_rule_attr_perm);
        struct dfg_values perm = {0};
        const int64_t n = dfg_len(q);
        for (int64_t i = 0; i < n; i++)
            dfg_push_value(r, &perm, dfg_at(m->p, dfg_item_at(&q, i)));
        with[k] = dfg_new_call(
                r, rules_rule_op_Transpose, DFG_OPERANDS(m->x),
                DFG_ATTRS(dfg_give(rules_rule_attr_perm, n < 0 ? dfg_nil() : dfg_list_of(r, &perm))), 0);
    }
}

/* rules.pat:28, rule scale:  rewrite Concat(k.op(x, like(x, 2), ...rest) { ..k }, f32[2] [0.5, 1]) { axis = 0 }; */
DFG_BUILD(scale)
{
    struct dfg_operands args = {0};
    dfg_push(r, &args, m->x);
    dfg_push(r, &args, dfg_new_like(r, m->x, dfg_int(2)));
    dfg_push_all(r, &args, m->rest);
    const dfg_node call = dfg_new_like_call(r, m->k, args.at, args.n, DFG_ATTRS(dfg_take(m->k)), 0);
    const dfg_node constant = dfg_new_const(r, DFG_F32, 1, (const dfg_dim[]){2},
                                            DFG_LIST(dfg_float(0.5), dfg_int(1)));
    with[0] = dfg_new_call(r, rules_rule_op_Concat, DFG_OPERANDS(call, constant),
                           DFG_ATTRS(dfg_give(rules_rule_attr_axis, dfg_int(0))), 0);
}

/* rules.pat:30, rule fold:  rewrite extern fold_product; */
DFG_BUILD(fold) { with[0] = fold_product(r, m); }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    rules_rule_slices_to_split, rules_rule_fuse_batch_norm, rules_rule_pad_conv,
    rules_rule_compose_transposes, rules_rule_scale, rules_rule_fold,
};

/* rules.pat:15  Slice(x, 0, a, axis); the operator is known */
static inline bool rules_rule_is_slices_to_split(const dfg_graph *g, dfg_node n)
{
    return dfg_has_args(g, n, 4) && dfg_const_is(g, dfg_operand(g, n, 1), dfg_int(0), DFG_NO_DTYPE);
}

/* rules.pat:5  gamma * (x - mean) / sqrt(v + eps) */
static inline bool rules_rule_is_divide(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, rules_rule_op_divide, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 0), rules_rule_op_multiply, 2)
        && dfg_calls_argc(g, dfg_operand(g, n, 1), rules_rule_op_sqrt, 1);
}

/* rules.pat:5  gamma * (x - mean) / sqrt(v + eps) + beta; the operator is known */
static inline bool rules_rule_is_add(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    return rules_rule_is_divide(g, dfg_operand(g, n, 0)) || rules_rule_is_divide(g, dfg_operand(g, n, 1));
}

/* rules.pat:10  Conv(Pad(x, p), w, b?); the operator is known */
static inline bool rules_rule_is_conv(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 1) != DFG_NONE
        && dfg_calls_with(g, dfg_arg(g, n, 0), rules_rule_op_Pad, 2);
}

/* rules.pat:21  Transpose(t); the operator is known */
static inline bool rules_rule_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_calls_argc(g, dfg_operand(g, n, 0), rules_rule_op_Transpose, 1);
}

/* rules.pat:26  Concat(Relu(x), ...rest); the operator is known */
static inline bool rules_rule_is_k(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, dfg_arg(g, n, 0), rules_rule_op_Relu, 1);
}

/* rules.pat:30  Mul(x & const, c & const); the operator is known */
static inline bool rules_rule_is_fold(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 0), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

static void rules_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case rules_rule_op_Slice:
        *set = rules_rule_is_slices_to_split(g, n) ? DFG_BIT(rules_rule_slices_to_split) : 0;
        break;
    case rules_rule_op_add:
        *set = rules_rule_is_add(g, n) ? DFG_BIT(rules_rule_fuse_batch_norm) : 0;
        break;
    case rules_rule_op_Conv: *set = rules_rule_is_conv(g, n) ? DFG_BIT(rules_rule_pad_conv) : 0; break;
    case rules_rule_op_Transpose:
        *set = rules_rule_is_y(g, n) ? DFG_BIT(rules_rule_compose_transposes) : 0;
        break;
    case rules_rule_op_Concat: *set = rules_rule_is_k(g, n) ? DFG_BIT(rules_rule_scale) : 0; break;
    case rules_rule_op_Mul: *set = rules_rule_is_fold(g, n) ? DFG_BIT(rules_rule_fold) : 0; break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule rules_rule_rows[] = {
    {DFG_RULE(slices_to_split, 2, 2), .priority = 2, DFG_ROOTS(rules_rule_op_Slice)},
    {DFG_RULE(fuse_batch_norm, 0, 1), DFG_ROOTS(rules_rule_op_add)},
    {DFG_RULE(pad_conv, 1, 1), .once = true, DFG_ROOTS(rules_rule_op_Conv)},
    {DFG_RULE(compose_transposes, 3, 1), .every_root = true, DFG_ROOTS(rules_rule_op_Transpose)},
    {DFG_RULE(scale, 4, 1), DFG_ROOTS(rules_rule_op_Concat)},
    {DFG_RULE(fold, 5, 1), DFG_ROOTS(rules_rule_op_Mul)},
};

const struct dfg_rules rules_rules = {
    .abi = DFG_ABI,
    .n = 6, .n_words = 1, .rules = rules_rule_rows,
    .names = &rules_rule_names, .candidates = rules_rules_candidates,
};
