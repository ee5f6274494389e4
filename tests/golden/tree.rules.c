/* The replacements of tree.pat's rules.  Made by pat2c; do not edit. */
#include "tree.h"
_Static_assert(TREE_H == 0x7044cebfc01930c4, "tree.h is of another run of pat2c than this file");

#include "dfg_label.h"
#include "dfg_rewrite.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { tree_rule_op_add = DFG_FIRST_OP, tree_rule_op_conv };
static const char *const tree_rule_op_names[] = { "add", "conv" };

static const struct dfg_names tree_rule_names = {
    .abi = DFG_ABI, .needs = 0, .n_trees = 1, .n_ops = 2, .ops = tree_rule_op_names,
};

/* tree.pat:29, rule bias:  rewrite conv(x, w, b); */
static const struct dfg_made_call bias_calls[] = {
    {tree_rule_op_conv, 3, {DFG_FROM(bias, x), DFG_FROM(bias, w), DFG_FROM(bias, b)}},
};

/* ---- which rules may match at a node: a bit each, in order of priority ---- */

enum {
    tree_rule_bias,
};

/* One test of a node. */
static bool tree_rule_tree_rules_atom(const dfg_graph *g, dfg_node n, uint32_t atom)
{
    switch (atom) {
    case 0: return dfg_argc_is(g, n, 2); /* operands == 2 */
    case 1: return dfg_has_args(g, n, 2); /* operands == 2 */
    default: return false;
    }
}

/* Predicates of the table's entries and of their operands (struct dfg_tree). */
static const uint16_t tree_rule_tree_rules_code[] = {
    /* 0: tree.pat:29  conv(x, w) */
    32768, 3, 0, 0, 1, 0, 1, 1, 1,
    /* 1: tree.pat:29  add(conv(x, w), b) */
    0, 0, 0,
    /* 2: tree.pat:29  add(conv(x, w), b) */
    0, 0, 0,
    /* 3: tree.pat:29  add(conv(x, w), b) */
    0, 0, 0,
    /* 4: tree.pat:29  add(conv(x, w), b) */
    1, 0, 0, 0,
};
static const uint32_t tree_rule_tree_rules_at[] = {
    0, 9, 12, 15, 18, 22,
};
static const uint16_t tree_rule_tree_rules_preds[] = {
    1, 2, 3, 4,
    0,
};
static const uint16_t tree_rule_tree_rules_asks[] = {
    /* DFG_OTHER */
    0, 0, 0,
    /* tree_rule_op_add */
    2, 2, 1, 2, 0, 0, 1, 3, 0, 1, 0, 2, 1, 0, 1, 3, 0, 0, 65534, 65535, 65535, 65535, 1, 65533, 65535, 65535,
    65535,
    /* tree_rule_op_conv */
    0, 1, 1, 1, 0, 0,
};
static const uint32_t tree_rule_tree_rules_parts[] = {
    0, 1, 2, 3, 15, 19, 20, 25, 30, 31, 35,
};
static const struct dfg_tree_row tree_rule_tree_rules_of_op[] = {
    [DFG_OTHER] = {0, 0, 0, 0, 0, 0},
    [tree_rule_op_add] = {0, 3, 4, 0, 2, 1},
    [tree_rule_op_conv] = {4, 8, 1, 2, 0, 1},
};
static const struct dfg_tree tree_rule_tree_rules_tree = {
    .number = 0, .n_entries = 1, .n_preds = 5, .at = tree_rule_tree_rules_at, .code = tree_rule_tree_rules_code,
    .n_ops = sizeof tree_rule_tree_rules_of_op / sizeof *tree_rule_tree_rules_of_op, .of_op = tree_rule_tree_rules_of_op, .op_preds = tree_rule_tree_rules_preds,
    .parts = tree_rule_tree_rules_parts, .asks = tree_rule_tree_rules_asks,
    .n_axes = 2, .asks_types = false, .denies = false, .atom = tree_rule_tree_rules_atom,
};

static void tree_rules_candidates(const struct dfg_rules *self, const dfg_graph *g, dfg_node n, uint64_t *set)
{
    (void)self;
    dfg_label_bits(g, &tree_rule_tree_rules_tree, dfg_label(g, &tree_rule_tree_rules_tree, n), set);
}

static const struct dfg_rule tree_rule_rows[] = {
    {DFG_RULE_OF_CALLS(bias, 6, 1), DFG_ROOTS(tree_rule_op_add)},
};

const struct dfg_rules tree_rules = {
    .abi = DFG_ABI,
    .n = 1, .n_words = 1, .rules = tree_rule_rows,
    .names = &tree_rule_names, .candidates = tree_rules_candidates,
    .label_depth = 1,
};
