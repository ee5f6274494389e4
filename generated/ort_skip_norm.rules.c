/* The replacements of ort_skip_norm.pat's rules.  Made by pat2c; do not edit. */
#include "ort_skip_norm.h"
_Static_assert(ORT_SKIP_NORM_H == 0xd76d4436407c704b, "ort_skip_norm.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ort_skip_norm_rule_op_Add = DFG_FIRST_OP, ort_skip_norm_rule_op_LayerNormalization,
    ort_skip_norm_rule_op_RMSNormalization, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
    ort_skip_norm_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
};
enum { ort_skip_norm_rule_attr_axis, ort_skip_norm_rule_attr_epsilon };
static const char *const ort_skip_norm_rule_op_names[] = {
    "Add", "LayerNormalization", "RMSNormalization", "com.microsoft.SkipLayerNormalization",
    "com.microsoft.SkipSimplifiedLayerNormalization",
};
static const char *const ort_skip_norm_rule_attr_names[] = { "axis", "epsilon" };

static const struct dfg_names ort_skip_norm_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 5, .ops = ort_skip_norm_rule_op_names, .n_attrs = 2,
    .attrs = ort_skip_norm_rule_attr_names,
};

/* ort_skip_norm.pat:21, rule fuse_skip_norm:  rewrite {
 *     k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *     return k.0, k.3;
 * } */
DFG_BUILD(ort_skip_norm_fuse_skip_norm)
{
    const dfg_node k = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
                                    DFG_OPERANDS(m->x, m->skip, m->scale, m->shift),
                                    DFG_ATTRS(dfg_give(ort_skip_norm_rule_attr_epsilon,
                                                       dfg_attr_or_float(g, dfg_call_of(g, m->n),
                                                                         ort_skip_norm_rule_attr_epsilon,
                                                                         1e-05))), 4);
    with[0] = dfg_new_get(r, k, 0);
    with[1] = dfg_new_get(r, k, 3);
}

/* ort_skip_norm.pat:38, rule fuse_skip_rms_norm:  rewrite {
 *     k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *     return k.0, k.3;
 * } */
DFG_BUILD(ort_skip_norm_fuse_skip_rms_norm)
{
    const dfg_node k = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
                                    DFG_OPERANDS(m->x, m->skip, m->scale),
                                    DFG_ATTRS(dfg_give(ort_skip_norm_rule_attr_epsilon,
                                                       dfg_attr_or_float(g, m->n,
                                                                         ort_skip_norm_rule_attr_epsilon,
                                                                         1e-05))), 4);
    with[0] = dfg_new_get(r, k, 0);
    with[1] = dfg_new_get(r, k, 3);
}

/* ort_skip_norm.pat:58, rule fuse_skip_norm_sum_bias:  rewrite {
 *     k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) -> 4 { ..s };
 *     return k.0, k.3;
 * } */
DFG_BUILD(ort_skip_norm_fuse_skip_norm_sum_bias)
{
    const dfg_node k = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
                                    DFG_OPERANDS(m->x, m->skip, m->scale, m->shift, m->b),
                                    DFG_ATTRS(dfg_take(m->s)), 4);
    with[0] = dfg_new_get(r, k, 0);
    with[1] = dfg_new_get(r, k, 3);
}

/* ort_skip_norm.pat:31, rule fuse_skip_norm_only:
 * rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon }; */
DFG_BUILD(ort_skip_norm_fuse_skip_norm_only)
{
    with[0] = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
                           DFG_OPERANDS(m->x, m->skip, m->scale, m->shift),
                           DFG_ATTRS(dfg_give(ort_skip_norm_rule_attr_epsilon,
                                              dfg_attr_or_float(g, dfg_call_of(g, m->n),
                                                                ort_skip_norm_rule_attr_epsilon, 1e-05))),
                           0);
}

/* ort_skip_norm.pat:47, rule fuse_skip_rms_norm_only:
 * rewrite com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) { epsilon = n.epsilon }; */
DFG_BUILD(ort_skip_norm_fuse_skip_rms_norm_only)
{
    with[0] = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
                           DFG_OPERANDS(m->x, m->skip, m->scale),
                           DFG_ATTRS(dfg_give(ort_skip_norm_rule_attr_epsilon,
                                              dfg_attr_or_float(g, m->n, ort_skip_norm_rule_attr_epsilon,
                                                                1e-05))), 0);
}

/* ort_skip_norm.pat:69, rule fuse_skip_norm_bias:
 * rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) { ..s }; */
DFG_BUILD(ort_skip_norm_fuse_skip_norm_bias)
{
    with[0] = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
                           DFG_OPERANDS(m->x, m->skip, m->scale, m->shift, m->b), DFG_ATTRS(dfg_take(m->s)),
                           0);
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    ort_skip_norm_rule_fuse_skip_norm, ort_skip_norm_rule_fuse_skip_rms_norm,
    ort_skip_norm_rule_fuse_skip_norm_sum_bias, ort_skip_norm_rule_fuse_skip_norm_only,
    ort_skip_norm_rule_fuse_skip_rms_norm_only, ort_skip_norm_rule_fuse_skip_norm_bias,
};

/* from bit 0 on: ort_skip_norm_rule_fuse_skip_norm, ort_skip_norm_rule_fuse_skip_norm_only,
 * and 2 more such groups */
static uint64_t ort_skip_norm_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_calls_argc(g, dfg_arg(g, n, 0), ort_skip_norm_rule_op_Add, 2)
        && dfg_int_is(g, n, ort_skip_norm_rule_attr_axis, -1, -1)) {
        set |= DFG_BIT(0); /* ort_skip_norm_rule_fuse_skip_norm ... */
        set |= DFG_BIT(3); /* ort_skip_norm_rule_fuse_skip_norm_only ... */
    }
    return set;
}

/* from bit 0 on: ort_skip_norm_rule_fuse_skip_norm, ort_skip_norm_rule_fuse_skip_norm_only,
 * and 1 more such group */
static uint64_t ort_skip_norm_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 1) != DFG_NONE) set |= ort_skip_norm_rule_part_2(g, n);
    return set;
}

/* op in {LayerNormalization}: ort_skip_norm_rule_fuse_skip_norm,
 * ort_skip_norm_rule_fuse_skip_norm_only */
static uint64_t ort_skip_norm_rule_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) set |= ort_skip_norm_rule_part(g, n);
    return set;
}

/* from bit 0 on: ort_skip_norm_rule_fuse_skip_norm_bias, and 1 more such group */
static uint64_t ort_skip_norm_rule_part_3(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if ((dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
         && dfg_calls_argc(g, dfg_arg(g, n, 0), ort_skip_norm_rule_op_Add, 2))
        || (dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
            && dfg_calls_argc(g, dfg_arg(g, n, 1), ort_skip_norm_rule_op_Add, 2)))
        set |= DFG_BIT(0); /* ort_skip_norm_rule_fuse_skip_norm_bias ... */
    return set;
}

/* ort_skip_norm.pat:52  com.microsoft.SkipLayerNormalization(a, skip, scale, shift?) */
static inline bool ort_skip_norm_rule_is_com_microsoft_SkipLayerNormalization(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization)
        && dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 1) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && dfg_calls_argc(g, dfg_arg(g, n, 0), ort_skip_norm_rule_op_Add, 2);
}

/* ort_skip_norm.pat:53  com.microsoft.SkipLayerNormalization(skip, a, scale, shift?) */
static inline bool ort_skip_norm_rule_is_com_microsoft_SkipLayerNormalization_2(const dfg_graph *g, dfg_node n)
{
    return dfg_calls(g, n, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization)
        && dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 2) != DFG_NONE
        && dfg_calls_argc(g, dfg_arg(g, n, 1), ort_skip_norm_rule_op_Add, 2);
}

/* op in {get}: ort_skip_norm_rule_fuse_skip_norm, ort_skip_norm_rule_fuse_skip_norm_sum_bias,
 * ort_skip_norm_rule_fuse_skip_norm_only, ort_skip_norm_rule_fuse_skip_norm_bias */
static uint64_t ort_skip_norm_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case ort_skip_norm_rule_op_LayerNormalization: set |= ort_skip_norm_rule_part(g, a0); break;
        case ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization:
            set |= ort_skip_norm_rule_part_3(g, a0) << 5;
            break;
        default: break;
        }
        if (ort_skip_norm_rule_is_com_microsoft_SkipLayerNormalization(g, a0)
            || ort_skip_norm_rule_is_com_microsoft_SkipLayerNormalization_2(g, a0))
            set |= DFG_BIT(ort_skip_norm_rule_fuse_skip_norm_sum_bias);
    }
    return set;
}

/* op in {RMSNormalization}: ort_skip_norm_rule_fuse_skip_rms_norm,
 * ort_skip_norm_rule_fuse_skip_rms_norm_only */
static uint64_t ort_skip_norm_rule_at_RMSNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2)) set |= ort_skip_norm_rule_part_2(g, n) << 1;
    return set;
}

/* op in {com.microsoft.SkipLayerNormalization}: ort_skip_norm_rule_fuse_skip_norm_bias */
static uint64_t ort_skip_norm_rule_at_com_microsoft_SkipLayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1) set |= ort_skip_norm_rule_part_3(g, n) << 5;
    return set;
}

static void ort_skip_norm_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case ort_skip_norm_rule_op_LayerNormalization:
        *set = ort_skip_norm_rule_at_LayerNormalization(g, n);
        break;
    case DFG_GET: *set = ort_skip_norm_rule_at_get(g, n); break;
    case ort_skip_norm_rule_op_RMSNormalization:
        *set = ort_skip_norm_rule_at_RMSNormalization(g, n);
        break;
    case ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization:
        *set = ort_skip_norm_rule_at_com_microsoft_SkipLayerNormalization(g, n);
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule ort_skip_norm_rule_rows[] = {
    {DFG_RULE(ort_skip_norm_fuse_skip_norm, 0, 2), .priority = 1,
     DFG_ROOTS(ort_skip_norm_rule_op_LayerNormalization, DFG_GET)},
    {DFG_RULE(ort_skip_norm_fuse_skip_rms_norm, 2, 2), .priority = 1,
     DFG_ROOTS(ort_skip_norm_rule_op_RMSNormalization)},
    {DFG_RULE(ort_skip_norm_fuse_skip_norm_sum_bias, 4, 2), .priority = 1, DFG_ROOTS(DFG_GET)},
    {DFG_RULE(ort_skip_norm_fuse_skip_norm_only, 1, 1),
     DFG_ROOTS(ort_skip_norm_rule_op_LayerNormalization, DFG_GET)},
    {DFG_RULE(ort_skip_norm_fuse_skip_rms_norm_only, 3, 1),
     DFG_ROOTS(ort_skip_norm_rule_op_RMSNormalization)},
    {DFG_RULE(ort_skip_norm_fuse_skip_norm_bias, 5, 1),
     DFG_ROOTS(ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization, DFG_GET)},
};

const struct dfg_rules ort_skip_norm_rules = {
    .abi = DFG_ABI,
    .n = 6, .n_words = 1, .rules = ort_skip_norm_rule_rows,
    .names = &ort_skip_norm_rule_names, .candidates = ort_skip_norm_rules_candidates,
};
