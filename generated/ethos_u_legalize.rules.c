/* The replacements of ethos_u_legalize.pat's rules.  Made by pat2c; do not edit. */
#include "ethos_u_legalize.h"
_Static_assert(ETHOS_U_LEGALIZE_H == 0xa308b3a1b844ba5c, "ethos_u_legalize.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    ethos_u_legalize_rule_op_expand_dims = DFG_FIRST_OP, ethos_u_legalize_rule_op_reshape,
    ethos_u_legalize_rule_op_split, ethos_u_legalize_rule_op_squeeze,
};
enum { ethos_u_legalize_rule_attr_newshape };
static const char *const ethos_u_legalize_rule_op_names[] = {
    "expand_dims", "reshape", "split", "squeeze",
};
static const char *const ethos_u_legalize_rule_attr_names[] = { "newshape" };

static const struct dfg_names ethos_u_legalize_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 4, .ops = ethos_u_legalize_rule_op_names, .n_attrs = 1,
    .attrs = ethos_u_legalize_rule_attr_names,
};

/* ethos_u_legalize.pat:16, rule ethos_u_expand_dims:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
DFG_BUILD(ethos_u_legalize_ethos_u_expand_dims)
{
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    with[0] = dfg_new_call(r, ethos_u_legalize_rule_op_reshape, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(ethos_u_legalize_rule_attr_newshape,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &newshape))), 0);
}

/* ethos_u_legalize.pat:22, rule ethos_u_squeeze:  rewrite reshape(x) { newshape = [d for d in r.shape] }; */
DFG_BUILD(ethos_u_legalize_ethos_u_squeeze)
{
    struct dfg_values newshape = {0};
    const int64_t n = dfg_len(dfg_shape_of(g, m->r));
    for (int64_t i = 0; i < n; i++)
        dfg_push_value(r, &newshape, dfg_extent_of(g, m->r, i));
    with[0] = dfg_new_call(r, ethos_u_legalize_rule_op_reshape, DFG_OPERANDS(m->x),
                           DFG_ATTRS(dfg_give(ethos_u_legalize_rule_attr_newshape,
                                              n < 0 ? dfg_nil() : dfg_list_of(r, &newshape))), 0);
}

/* ethos_u_legalize.pat:30, rule ethos_u_split:  rewrite extern ethos_u_slice; */
DFG_BUILD(ethos_u_legalize_ethos_u_split) { with[0] = ethos_u_slice(r, m); }

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    ethos_u_legalize_rule_ethos_u_expand_dims, ethos_u_legalize_rule_ethos_u_squeeze,
    ethos_u_legalize_rule_ethos_u_split,
};

/* ethos_u_legalize.pat:27  s.*; the operator is known */
static inline bool ethos_u_legalize_rule_is_r(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, dfg_arg(g, n, 0), ethos_u_legalize_rule_op_split, 1);
}

static void ethos_u_legalize_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case ethos_u_legalize_rule_op_expand_dims:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(ethos_u_legalize_rule_ethos_u_expand_dims) : 0;
        break;
    case ethos_u_legalize_rule_op_squeeze:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(ethos_u_legalize_rule_ethos_u_squeeze) : 0;
        break;
    case DFG_GET:
        *set = ethos_u_legalize_rule_is_r(g, n) ? DFG_BIT(ethos_u_legalize_rule_ethos_u_split) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule ethos_u_legalize_rule_rows[] = {
    {DFG_RULE(ethos_u_legalize_ethos_u_expand_dims, 0, 1), DFG_ROOTS(ethos_u_legalize_rule_op_expand_dims)},
    {DFG_RULE(ethos_u_legalize_ethos_u_squeeze, 1, 1), DFG_ROOTS(ethos_u_legalize_rule_op_squeeze)},
    {DFG_RULE(ethos_u_legalize_ethos_u_split, 2, 1), .keep_shared = true, DFG_ROOTS(DFG_GET)},
};

const struct dfg_rules ethos_u_legalize_rules = {
    .abi = DFG_ABI,
    .n = 3, .n_words = 1, .rules = ethos_u_legalize_rule_rows,
    .names = &ethos_u_legalize_rule_names, .candidates = ethos_u_legalize_rules_candidates,
};
