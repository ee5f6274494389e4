/* The replacements of approximate.pat's rules.  Made by pat2c; do not edit. */
#include "approximate.h"
_Static_assert(APPROXIMATE_H == 0x6aedf4901efa0485, "approximate.h is of another run of pat2c than this file");

#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    approximate_rule_op_com_microsoft_BiasGelu = DFG_FIRST_OP, approximate_rule_op_com_microsoft_FastGelu,
    approximate_rule_op_com_microsoft_Gelu,
};
static const char *const approximate_rule_op_names[] = {
    "com.microsoft.BiasGelu", "com.microsoft.FastGelu", "com.microsoft.Gelu",
};

static const struct dfg_names approximate_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_ops = 3, .ops = approximate_rule_op_names,
};

/* approximate.pat:6, rule approximate_gelu:  rewrite com.microsoft.FastGelu(x); */
static const struct dfg_made_call approximate_approximate_gelu_calls[] = {
    {approximate_rule_op_com_microsoft_FastGelu, 1, {DFG_FROM(approximate_approximate_gelu, x)}},
};

/* approximate.pat:7, rule approximate_bias_gelu:  rewrite com.microsoft.FastGelu(x, b); */
static const struct dfg_made_call approximate_approximate_bias_gelu_calls[] = {
    {approximate_rule_op_com_microsoft_FastGelu, 2, {DFG_FROM(approximate_approximate_bias_gelu, x), DFG_FROM(approximate_approximate_bias_gelu, b)}},
};

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    approximate_rule_approximate_gelu, approximate_rule_approximate_bias_gelu,
};

static void approximate_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    switch (dfg_op(g, n)) {
    case approximate_rule_op_com_microsoft_Gelu:
        *set = dfg_argc_is(g, n, 1) ? DFG_BIT(approximate_rule_approximate_gelu) : 0;
        break;
    case approximate_rule_op_com_microsoft_BiasGelu:
        *set = dfg_argc_is(g, n, 2) ? DFG_BIT(approximate_rule_approximate_bias_gelu) : 0;
        break;
    default: *set = 0; break;
    }
}

static const struct dfg_rule approximate_rule_rows[] = {
    {DFG_RULE_OF_CALLS(approximate_approximate_gelu, 0, 1),
     DFG_ROOTS(approximate_rule_op_com_microsoft_Gelu)},
    {DFG_RULE_OF_CALLS(approximate_approximate_bias_gelu, 1, 1),
     DFG_ROOTS(approximate_rule_op_com_microsoft_BiasGelu)},
};

const struct dfg_rules approximate_rules = {
    .abi = DFG_ABI,
    .n = 2, .n_words = 1, .rules = approximate_rule_rows,
    .names = &approximate_rule_names, .candidates = approximate_rules_candidates,
};
