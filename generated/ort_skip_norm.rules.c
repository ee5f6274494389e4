/* The replacements of ort_skip_norm.pat's rules.  Made by pat2c; do not edit. */
#include "ort_skip_norm.h"
#if ORT_SKIP_NORM_H != 0x93f9011c511bd3cb
#error "ort_skip_norm.h is of another run of pat2c than this file"
#endif

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ort_skip_norm_rule_op_Add = DFG_FIRST_OP, ort_skip_norm_rule_op_LayerNormalization,
    ort_skip_norm_rule_op_RMSNormalization, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
    ort_skip_norm_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
};
enum {
    ort_skip_norm_rule_attr_axis, ort_skip_norm_rule_attr_epsilon,
};
static const char *const ort_skip_norm_rule_op_names[] = {
    "Add", "LayerNormalization", "RMSNormalization", "com.microsoft.SkipLayerNormalization",
    "com.microsoft.SkipSimplifiedLayerNormalization",
};
static const char *const ort_skip_norm_rule_attr_names[] = {
    "axis", "epsilon",
};

static const struct dfg_names ort_skip_norm_rule_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 5,
    .ops = ort_skip_norm_rule_op_names,
    .n_attrs = 2,
    .attrs = ort_skip_norm_rule_attr_names,
};

/* ort_skip_norm.pat:21, rule fuse_skip_norm:
 * rewrite {
 *     k = com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) -> 4 { epsilon = n.epsilon };
 *     return k.0, k.3;
 * }
 */
static bool ort_skip_norm_fuse_skip_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct ort_skip_norm_fuse_skip_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ort_skip_norm_rule_attr_epsilon,
                 dfg_attr_or(g, dfg_call_of(g, m->n), ort_skip_norm_rule_attr_epsilon, dfg_float(1e-05)));
    const dfg_node k = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
                                    DFG_OPERANDS(m->x, m->skip, m->scale, m->shift), &attrs, 4);
    with[0] = dfg_new_get(r, k, 0);
    with[1] = dfg_new_get(r, k, 3);
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

/* ort_skip_norm.pat:38, rule fuse_skip_rms_norm:
 * rewrite {
 *     k = com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) -> 4 { epsilon = n.epsilon };
 *     return k.0, k.3;
 * }
 */
static bool ort_skip_norm_fuse_skip_rms_norm_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct ort_skip_norm_fuse_skip_rms_norm_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ort_skip_norm_rule_attr_epsilon,
                 dfg_attr_or(g, m->n, ort_skip_norm_rule_attr_epsilon, dfg_float(1e-05)));
    const dfg_node k = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
                                    DFG_OPERANDS(m->x, m->skip, m->scale), &attrs, 4);
    with[0] = dfg_new_get(r, k, 0);
    with[1] = dfg_new_get(r, k, 3);
    return with[0] != DFG_NONE && with[1] != DFG_NONE;
}

/* ort_skip_norm.pat:31, rule fuse_skip_norm_only:
 * rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?) { epsilon = n.epsilon };
 */
static bool ort_skip_norm_fuse_skip_norm_only_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct ort_skip_norm_fuse_skip_norm_only_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ort_skip_norm_rule_attr_epsilon,
                 dfg_attr_or(g, dfg_call_of(g, m->n), ort_skip_norm_rule_attr_epsilon, dfg_float(1e-05)));
    with[0] = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
                           DFG_OPERANDS(m->x, m->skip, m->scale, m->shift), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* ort_skip_norm.pat:47, rule fuse_skip_rms_norm_only:
 * rewrite com.microsoft.SkipSimplifiedLayerNormalization(x, skip, scale) { epsilon = n.epsilon };
 */
static bool ort_skip_norm_fuse_skip_rms_norm_only_build(const struct dfg_rule *self, dfg_rewriter *r,
    const void *match, dfg_node *with)
{
    (void)self;
    const struct ort_skip_norm_fuse_skip_rms_norm_only_match *m = match;
    const dfg_graph *g = dfg_before(r);
    struct dfg_attrs attrs = {0};
    dfg_set_attr(r, &attrs, ort_skip_norm_rule_attr_epsilon,
                 dfg_attr_or(g, m->n, ort_skip_norm_rule_attr_epsilon, dfg_float(1e-05)));
    with[0] = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipSimplifiedLayerNormalization,
                           DFG_OPERANDS(m->x, m->skip, m->scale), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* ort_skip_norm.pat:54, rule fuse_skip_norm_bias:
 * rewrite com.microsoft.SkipLayerNormalization(x, skip, scale, shift?, b) { ..s };
 */
static bool ort_skip_norm_fuse_skip_norm_bias_build(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    (void)self;
    const struct ort_skip_norm_fuse_skip_norm_bias_match *m = match;
    struct dfg_attrs attrs = {0};
    dfg_take_attrs(r, &attrs, m->s);
    with[0] = dfg_new_call(r, ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization,
                           DFG_OPERANDS(m->x, m->skip, m->scale, m->shift, m->b), &attrs, 0);
    return with[0] != DFG_NONE;
}

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    ort_skip_norm_rule_fuse_skip_norm,
    ort_skip_norm_rule_fuse_skip_rms_norm,
    ort_skip_norm_rule_fuse_skip_norm_only,
    ort_skip_norm_rule_fuse_skip_rms_norm_only,
    ort_skip_norm_rule_fuse_skip_norm_bias,
};

/* from bit 0 on: ort_skip_norm_rule_fuse_skip_norm, ort_skip_norm_rule_fuse_skip_norm_only,
 * and 2 more such groups */
static uint64_t ort_skip_norm_rule_part_2(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    const dfg_node a0 = dfg_arg(g, n, 0);
    if (dfg_calls(g, a0, ort_skip_norm_rule_op_Add) && dfg_argc_is(g, a0, 2)
        && dfg_int_is(g, n, ort_skip_norm_rule_attr_axis, -1, -1)) {
        set |= DFG_BIT(0); /* ort_skip_norm_rule_fuse_skip_norm ... */
        set |= DFG_BIT(2); /* ort_skip_norm_rule_fuse_skip_norm_only ... */
    }
    return set;
}

/* from bit 0 on: ort_skip_norm_rule_fuse_skip_norm, ort_skip_norm_rule_fuse_skip_norm_only,
 * and 1 more such group */
static uint64_t ort_skip_norm_rule_part(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 1) != DFG_NONE)
        set |= ort_skip_norm_rule_part_2(g, n);
    return set;
}

/* op in {LayerNormalization}: ort_skip_norm_rule_fuse_skip_norm,
 * ort_skip_norm_rule_fuse_skip_norm_only */
static uint64_t ort_skip_norm_rule_at_LayerNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) <= 1)
        set |= ort_skip_norm_rule_part(g, n);
    return set;
}

/* ort_skip_norm.pat:51  com.microsoft.SkipLayerNormalization(Add(x, b), skip, scale, shift?); the operator is known */
static inline bool ort_skip_norm_rule_is_s(const dfg_graph *g, dfg_node n)
{
    if (dfg_n_args(g, n) > 4 || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 2) == DFG_NONE)
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, ort_skip_norm_rule_op_Add) && dfg_argc_is(g, a0, 2);
}

/* op in {get}: ort_skip_norm_rule_fuse_skip_norm, ort_skip_norm_rule_fuse_skip_norm_only,
 * ort_skip_norm_rule_fuse_skip_norm_bias */
static uint64_t ort_skip_norm_rule_at_get(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_data(g, n) == 0) {
        const dfg_node a0 = dfg_arg(g, n, 0);
        switch (dfg_op(g, a0)) {
        case ort_skip_norm_rule_op_LayerNormalization: set |= ort_skip_norm_rule_part(g, a0); break;
        case ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization:
            if (ort_skip_norm_rule_is_s(g, a0))
                set |= DFG_BIT(ort_skip_norm_rule_fuse_skip_norm_bias);
            break;
        default:
            break;
        }
    }
    return set;
}

/* op in {RMSNormalization}: ort_skip_norm_rule_fuse_skip_rms_norm,
 * ort_skip_norm_rule_fuse_skip_rms_norm_only */
static uint64_t ort_skip_norm_rule_at_RMSNormalization(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_argc_is(g, n, 2))
        set |= ort_skip_norm_rule_part_2(g, n) << 1;
    return set;
}

/* ort_skip_norm.pat:51  com.microsoft.SkipLayerNormalization(Add(x, b), skip, scale, shift?); the operator is known */
static inline bool ort_skip_norm_rule_is_com_microsoft_SkipLayerNormalization(const dfg_graph *g, dfg_node n)
{
    if (dfg_data(g, n) > 1 || dfg_n_args(g, n) > 4 || dfg_arg(g, n, 1) == DFG_NONE
        || dfg_arg(g, n, 2) == DFG_NONE)
        return false;
    const dfg_node a0 = dfg_arg(g, n, 0);
    return dfg_calls(g, a0, ort_skip_norm_rule_op_Add) && dfg_argc_is(g, a0, 2);
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
        *set = ort_skip_norm_rule_is_com_microsoft_SkipLayerNormalization(g, n)
            ? DFG_BIT(ort_skip_norm_rule_fuse_skip_norm_bias)
            : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule ort_skip_norm_rule_rows[] = {
    [ort_skip_norm_rule_fuse_skip_norm] = {.name = "fuse_skip_norm", .place = "ort_skip_norm.pat:15", .pattern = 0, .n_roots = 2,
        .priority = 1, .roots = (const uint16_t[]){ort_skip_norm_rule_op_LayerNormalization, DFG_GET, 0},
        .build = ort_skip_norm_fuse_skip_norm_build},
    [ort_skip_norm_rule_fuse_skip_rms_norm] = {.name = "fuse_skip_rms_norm", .place = "ort_skip_norm.pat:33", .pattern = 2, .n_roots = 2,
        .priority = 1, .roots = (const uint16_t[]){ort_skip_norm_rule_op_RMSNormalization, 0},
        .build = ort_skip_norm_fuse_skip_rms_norm_build},
    [ort_skip_norm_rule_fuse_skip_norm_only] = {.name = "fuse_skip_norm_only", .place = "ort_skip_norm.pat:26", .pattern = 1, .n_roots = 1,
        .roots = (const uint16_t[]){ort_skip_norm_rule_op_LayerNormalization, DFG_GET, 0},
        .build = ort_skip_norm_fuse_skip_norm_only_build},
    [ort_skip_norm_rule_fuse_skip_rms_norm_only] = {.name = "fuse_skip_rms_norm_only", .place = "ort_skip_norm.pat:43", .pattern = 3, .n_roots = 1,
        .roots = (const uint16_t[]){ort_skip_norm_rule_op_RMSNormalization, 0},
        .build = ort_skip_norm_fuse_skip_rms_norm_only_build},
    [ort_skip_norm_rule_fuse_skip_norm_bias] = {.name = "fuse_skip_norm_bias", .place = "ort_skip_norm.pat:50", .pattern = 4, .n_roots = 1,
        .roots = (const uint16_t[]){ort_skip_norm_rule_op_com_microsoft_SkipLayerNormalization, DFG_GET, 0},
        .build = ort_skip_norm_fuse_skip_norm_bias_build},
};

const struct dfg_rules ort_skip_norm_rules = {
    .abi = DFG_ABI,
    .n = 5, .n_words = 1, .rules = ort_skip_norm_rule_rows,
    .names = &ort_skip_norm_rule_names, .candidates = ort_skip_norm_rules_candidates,
};
