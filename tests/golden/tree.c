/* Made by pat2c from tree.pat; do not edit. */
#include "tree.h"
_Static_assert(TREE_H == 0x7044cebfc01930c4, "tree.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { tree_op_add = DFG_FIRST_OP, tree_op_conv, tree_op_relu, tree_op_split };
enum { tree_attr_group };
static const char *const tree_op_names[] = { "add", "conv", "relu", "split" };
static const char *const tree_attr_names[] = { "group" };

const struct dfg_names tree_names = {
    .abi = DFG_ABI, .needs = 0, .name = "tree", .run = TREE_H, .n_trees = 2, .n_ops = 4,
    .ops = tree_op_names, .n_attrs = 1, .attrs = tree_attr_names,
};

/* tree.pat:9  pattern conv_only(x, w, b) = conv(x, w & const, b?) { group == 1 }; */
bool conv_only_match(const dfg_graph *g, dfg_node n, struct conv_only_match *m)
{
    if (dfg_op(g, n) != tree_op_conv || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE) return false;
    if (!dfg_int_is(g, n, tree_attr_group, 1, 1)) return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1);
    if (!dfg_is(g, w, DFG_CONST)) return false;
    dfg_node b = dfg_arg(g, n, 2);
    DFG_GIVE(conv_only, .root = n, .x = x, .w = w, .b = b);
    return true;
}

/* tree.pat:10  pattern conv_relu(x, w, b) = relu(conv_only(x, w, b)); */
bool conv_relu_find(DFG_FIND(conv_relu))
{
    if (!dfg_calls_argc(g, n, tree_op_relu, 1)) return false;
    struct conv_only_match conv_only;
    if (dfg_op(g, dfg_operand(g, n, 0)) != tree_op_conv) return false;
    if (!conv_only_match(g, dfg_operand(g, n, 0), &conv_only) || !dfg_same_body(g, n, conv_only.root))
        return false;
    DFG_GIVE(conv_relu, .root = n, .x = conv_only.x, .w = conv_only.w, .b = conv_only.b);
    DFG_GIVE_PARTS(whole->conv_only = conv_only);
    return true;
}

/* tree.pat:11  pattern sum(a, c) = add(a, c & const); */
bool sum_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct sum_match *m)
{
    if (!dfg_calls_argc(g, n, tree_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), c = dfg_arg(g, n, 1 - swap);
        if (!dfg_is(g, c, DFG_CONST)) continue;
        DFG_GIVE(sum, .root = n, .a = a, .c = c);
        return true;
    }
    return false;
}

/* tree.pat:12  const */
static bool unlike_not1(const dfg_graph *g, dfg_node n)
{
    return dfg_is(g, n, DFG_CONST);
}

/* tree.pat:12  pattern unlike(x) = relu(x & !const); */
bool unlike_match(const dfg_graph *g, dfg_node n, struct unlike_match *m)
{
    if (!dfg_calls_argc(g, n, tree_op_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (unlike_not1(g, x)) return false;
    DFG_GIVE(unlike, .root = n, .x = x);
    return true;
}

/* tree.pat:13  pattern same(x) = add(x, x); */
bool same_find(const dfg_graph *g, dfg_node n, uint32_t *way, struct same_match *m)
{
    if (!dfg_calls_argc(g, n, tree_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap);
        if (dfg_arg(g, n, 1 - swap) != x) continue;
        DFG_GIVE(same, .root = n, .x = x);
        return true;
    }
    return false;
}

/* tree.pat:14  pattern half(x) = relu(split(x) : f32); */
bool half_find(DFG_FIND(half))
{
    if (!dfg_calls_argc(g, n, tree_op_relu, 1)) return false;
    dfg_node split = dfg_operand(g, n, 0), split_call = dfg_first_result(g, split);
    if (!dfg_calls_argc(g, split_call, tree_op_split, 1) || dfg_dtype(g, split) != DFG_F32) return false;
    dfg_node x = dfg_operand(g, split_call, 0);
    if (!dfg_in_body(g, n, (const dfg_node[]){split, split_call}, 2)) return false;
    DFG_GIVE(half, .root = n, .x = x);
    DFG_GIVE_WHOLE(half, .split = split, .split_call = dfg_first_result(g, split));
    return true;
}

/* tree.pat:29  rule bias(x, w, b) { match add(conv(x, w), b); rewrite conv(x, w, b); } */
bool bias_find(DFG_FIND_ON(bias))
{
    if (!dfg_calls_argc(g, n, tree_op_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node conv = dfg_arg(g, n, swap);
        if (!dfg_calls_with(g, conv, tree_op_conv, 2)) continue;
        dfg_node x = dfg_operand(g, conv, 0), w = dfg_operand(g, conv, 1), b = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, n, conv)) continue;
        DFG_GIVE(bias, .root = n, .x = x, .w = w, .b = b);
        DFG_GIVE_WHOLE(bias, .conv = conv);
        return true;
    }
    return false;
}

/* ---- tree.pat:16  table npu ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool npu_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(conv_relu, g, n);
    case 1: return DFG_MATCHES(conv_only, g, n);
    case 2: return DFG_MATCHES(sum, g, n);
    case 3: return DFG_MATCHES(unlike, g, n);
    case 4: return DFG_MATCHES(same, g, n); /* x is one node at several places */
    default: return false;
    }
}

/* One test of a node. */
static bool tree_npu_atom(const dfg_graph *g, dfg_node n, uint32_t atom)
{
    switch (atom) {
    case 0: return dfg_argc_is(g, n, 1); /* operands == 1 */
    case 1: return dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE; /* operands in 2..3 */
    case 2: return dfg_int_is(g, n, tree_attr_group, 1, 1); /* attr.group == 1 */
    case 3: return dfg_argc_is(g, n, 2); /* operands == 2 */
    default: return false;
    }
}

/* Predicates of the table's entries and of their operands (struct dfg_tree). */
static const uint16_t tree_npu_code[] = {
    /* 0: tree.pat:9  const */
    32768, 14, 0, 1, 1, 0, 2, 1, 1, 3, 1, 0,
    /* 1: tree.pat:9  conv(x, w & const, b?) */
    32769, 1, 0, 1, 0, 1, 0,
    /* 2: tree.pat:10  relu(conv_only(x, w, b)) */
    1, 0, 0, 0,
    /* 3: tree.pat:9  conv(x, w & const, b?) */
    0, 0, 0,
    /* 4: tree.pat:11  add(a, c & const) */
    0, 0, 0,
    /* 5: tree.pat:11  add(a, c & const) */
    0, 0, 0,
    /* 6: tree.pat:11  add(a, c & const) */
    1, 0, 0, 2,
    /* 7: tree.pat:9  const */
    32768, 1, 0, 0, 1, 2,
    /* 8: tree.pat:12  relu(x & !const) */
    1, 0, 0, 3,
    /* 9: tree.pat:13  add(x, x) */
    1, 0, 0, 4,
};
static const uint32_t tree_npu_at[] = {
    0, 12, 19, 23, 26, 29, 32, 36, 42, 46, 50,
};
static const uint16_t tree_npu_preds[] = {
    7,
    2, 7, 8,
    1, 7,
    0, 7,
    3, 4, 5, 6, 7, 9,
};
static const uint16_t tree_npu_asks[] = {
    /* DFG_OTHER */
    1, 0, 6, 1, 0, 65535, 0, 0,
    /* tree_op_relu */
    1, 1, 6, 1, 0, 65535, 1, 0, 2, 0, 2, 0, 0, 65530, 65535, 65535, 65535,
    /* tree_op_conv */
    1, 1, 6, 1, 0, 65535, 2, 1, 1, 0, 2, 1, 0, 0, 1, 65534, 65535, 65535, 65535,
    /* DFG_CONST */
    1, 1, 6, 1, 0, 0, 0, 0,
    /* tree_op_add */
    3, 2, 1, 2, 0, 0, 1, 3, 0, 1, 0, 2, 4, 6, 1, 0, 65535, 1, 3, 2, 3, 5, 0, 0, 65533, 65535, 65535, 65535,
    1, 65534, 65535, 65535, 65535,
};
static const uint32_t tree_npu_parts[] = {
    0, 6, 7, 8, 14, 19, 20, 25, 31, 38, 39, 44, 50, 51, 52, 69, 74, 75, 80,
};
static const struct dfg_tree_row tree_npu_of_op[] = {
    [DFG_OTHER] = {0, 0, 1, 0, 0, 1},
    [tree_op_relu] = {1, 3, 3, 0, 1, 1},
    [tree_op_conv] = {4, 7, 2, 1, 1, 1},
    [DFG_CONST] = {6, 11, 2, 2, 0, 1},
    [tree_op_add] = {8, 14, 6, 2, 2, 1},
};
static const struct dfg_tree tree_npu_tree = {
    .number = 0, .n_entries = 5, .n_preds = 10, .at = tree_npu_at, .code = tree_npu_code,
    .n_ops = sizeof tree_npu_of_op / sizeof *tree_npu_of_op, .of_op = tree_npu_of_op, .op_preds = tree_npu_preds,
    .parts = tree_npu_parts, .asks = tree_npu_asks,
    .n_axes = 4, .asks_types = false, .denies = false, .atom = tree_npu_atom,
};

size_t npu_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    return dfg_label_sweep(g, &tree_npu_tree, first, last, nodes, sets);
}

size_t npu_hits(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint32_t *sets)
{
    return dfg_label_hits(g, &tree_npu_tree, first, last, nodes, sets);
}

struct dfg_entries npu_set(const dfg_graph *g, uint32_t set)
{
    return dfg_label_entries(g, &tree_npu_tree, set);
}

uint64_t npu_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_label_bits(g, &tree_npu_tree, dfg_label(g, &tree_npu_tree, n), &set);
    return set;
}

int32_t npu_first(const dfg_graph *g, dfg_node n)
{
    const struct dfg_entries all = dfg_label_entries(g, &tree_npu_tree, dfg_label(g, &tree_npu_tree, n));
    for (uint32_t i = 0; i < all.n; i++) {
        const uint32_t bit = dfg_entry_of(all, i);
        if (npu_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}

/* ---- tree.pat:24  table halves : last_wins ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool halves_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(unlike, g, n);
    case 1: return DFG_MATCHES(half, g, n);
    default: return false;
    }
}

/* One test of a node. */
static bool tree_halves_atom(const dfg_graph *g, dfg_node n, uint32_t atom)
{
    switch (atom) {
    case 0: return dfg_argc_is(g, n, 1); /* operands == 1 */
    case 1: return dfg_dtype(g, n) == DFG_F32; /* type is f32 */
    default: return false;
    }
}

/* Predicates of the table's entries and of their operands (struct dfg_tree). */
static const uint16_t tree_halves_code[] = {
    /* 0: tree.pat:14  split(x) */
    32768, 5, 0, 0, 1, 2, 2, 1, 3,
    /* 1: tree.pat:14  split(x) */
    32768, 2, 0, 1, 1, 0,
    /* 2: tree.pat:14  relu(split(x) : f32) */
    1, 0, 0, 1,
    /* 3: tree.pat:9  const */
    0, 0, 0,
    /* 4: tree.pat:9  const */
    32768, 2, 0, 1, 1, 2,
    /* 5: tree.pat:12  relu(x & !const) */
    1, 0, 0, 0,
};
static const uint32_t tree_halves_at[] = {
    0, 9, 15, 19, 22, 28, 32,
};
static const uint16_t tree_halves_preds[] = {
    1, 4,
    2, 4, 5,
    0, 1, 4,
    3, 4,
};
static const uint16_t tree_halves_asks[] = {
    /* DFG_OTHER */
    2, 0, 0, 0, 1, 65535, 0, 1, 6, 1, 0, 65535, 1, 1, 1, 0, 0, 0, 65531, 65535, 65535, 65535,
    /* tree_op_relu */
    1, 1, 6, 1, 0, 65535, 1, 0, 2, 0, 2, 0, 0, 65530, 65535, 65535, 65535,
    /* tree_op_split */
    2, 1, 0, 0, 1, 0, 0, 2, 6, 1, 0, 65535, 2, 0, 1, 0, 1, 1, 1, 0, 0, 65527, 65535, 65535, 65535,
    /* DFG_CONST */
    1, 1, 6, 1, 0, 0, 0, 0,
};
static const uint32_t tree_halves_parts[] = {
    0, 12, 16, 17, 22, 28, 33, 34, 39, 51, 58, 59, 64, 70, 71,
};
static const struct dfg_tree_row tree_halves_of_op[] = {
    [DFG_OTHER] = {0, 0, 2, 0, 1, 1},
    [tree_op_relu] = {2, 4, 3, 1, 1, 1},
    [tree_op_split] = {5, 8, 3, 2, 1, 1},
    [DFG_CONST] = {8, 12, 2, 3, 0, 1},
};
static const struct dfg_tree tree_halves_tree = {
    .number = 1, .n_entries = 2, .n_preds = 6, .at = tree_halves_at, .code = tree_halves_code,
    .n_ops = sizeof tree_halves_of_op / sizeof *tree_halves_of_op, .of_op = tree_halves_of_op, .op_preds = tree_halves_preds,
    .parts = tree_halves_parts, .asks = tree_halves_asks,
    .n_axes = 3, .asks_types = true, .denies = false, .atom = tree_halves_atom,
};

size_t halves_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    return dfg_label_sweep(g, &tree_halves_tree, first, last, nodes, sets);
}

size_t halves_hits(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint32_t *sets)
{
    return dfg_label_hits(g, &tree_halves_tree, first, last, nodes, sets);
}

struct dfg_entries halves_set(const dfg_graph *g, uint32_t set)
{
    return dfg_label_entries(g, &tree_halves_tree, set);
}

uint64_t halves_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_label_bits(g, &tree_halves_tree, dfg_label(g, &tree_halves_tree, n), &set);
    return set;
}

int32_t halves_first(const dfg_graph *g, dfg_node n)
{
    const struct dfg_entries all = dfg_label_entries(g, &tree_halves_tree,
                                                     dfg_label(g, &tree_halves_tree, n));
    for (uint32_t i = 0; i < all.n; i++) {
        const uint32_t bit = dfg_entry_of(all, i);
        if (halves_confirm(g, n, bit)) return 1 - (int32_t)bit;
    }
    return -1;
}
