/* Made by pat2c from calls.pat; do not edit. */
#include "calls.h"
_Static_assert(CALLS_H == 0xb5e664e3d8f03c0c, "calls.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    calls_op_add = DFG_FIRST_OP, calls_op_multiply, calls_op_nn_bias_add, calls_op_nn_conv2d,
    calls_op_nn_relu, calls_op_nn_softmax, calls_op_split,
};
enum { calls_attr_axis, calls_attr_groups };
static const char *const calls_op_names[] = {
    "add", "multiply", "nn.bias_add", "nn.conv2d", "nn.relu", "nn.softmax", "split",
};
static const char *const calls_attr_names[] = { "axis", "groups" };

const struct dfg_names calls_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_SCRATCH, .name = "calls", .run = CALLS_H, .n_rows = 9, .n_ops = 7,
    .ops = calls_op_names, .n_attrs = 2, .attrs = calls_attr_names,
};

/* calls.pat:3  pattern biased(c, b) = nn.bias_add(c, b) { axis == 1 } where b.rank == 1; */
bool biased_match(const dfg_graph *g, dfg_node n, struct biased_match *m)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_bias_add, 2) || !dfg_int_is(g, n, calls_attr_axis, 1, 1))
        return false;
    dfg_node c = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (dfg_rank(g, b) != 1) return false;
    DFG_GIVE(biased, .root = n, .c = c, .b = b);
    return true;
}

/* calls.pat:4  pattern gated(a, b) = multiply(nn.relu(a), add(b, const)); */
bool gated_find(DFG_FIND_ON(gated))
{
    if (!dfg_calls_argc(g, n, calls_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == calls_op_nn_relu ? 0 : 1;
    dfg_node relu = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, relu, calls_op_nn_relu, 1)) return false;
    dfg_node a = dfg_operand(g, relu, 0), add = dfg_arg(g, n, 1 - swap);
    if (!dfg_calls_argc(g, add, calls_op_add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add); way[0] = ++swap_2) {
        dfg_node b = dfg_arg(g, add, swap_2), constant = dfg_arg(g, add, 1 - swap_2);
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_in_body(g, n, (const dfg_node[]){relu, add}, 2))
            continue;
        DFG_GIVE(gated, .root = n, .a = a, .b = b);
        DFG_GIVE_WHOLE(gated, .relu = relu, .add = add, .constant = constant);
        return true;
    }
    return false;
}

/* calls.pat:5  pattern first(s) = split(s).0 where s.rank == 4; */
bool first_find(DFG_FIND(first))
{
    if (!dfg_is_get(g, n, 0)) return false;
    dfg_node split = dfg_arg(g, n, 0);
    if (!dfg_calls_argc(g, split, calls_op_split, 1)) return false;
    dfg_node s = dfg_operand(g, split, 0);
    if (!dfg_same_body(g, n, split) || dfg_rank(g, s) != 4) return false;
    DFG_GIVE(first, .root = n, .s = s);
    DFG_GIVE_WHOLE(first, .split = split);
    return true;
}

/* calls.pat:6  nn.relu(repeated(x)) */
static bool repeated_links1(const dfg_graph *g, dfg_node n, dfg_node root, struct dfg_chain *chain)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_relu, 1)) return false;
    dfg_node next = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    dfg_chain_link(chain, next);
    return true;
}

/* calls.pat:6  nn.relu(repeated(x)) */
static bool repeated_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node link, dfg_node *found_relu)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_relu, 1)) return false;
    if (dfg_operand(g, n, 0) != link) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_relu = n;
    return true;
}

/* calls.pat:6  pattern repeated(x) = nn.relu(repeated(x)) | nn.conv2d(x, const) { groups == 1 }; */
bool repeated_search(const dfg_graph *g, dfg_node n, bool whole,
    bool (*accept)(void *ctx, const struct repeated_match *m), void *ctx)
{
    struct dfg_chain chain = {0};
    for (dfg_node link = dfg_chain_first(g, &chain, 0, n); link != DFG_NONE;
         link = dfg_chain_next(&chain))
        repeated_links1(g, link, n, &chain);
    for (uint32_t end = 0; end < chain.n; end++) {
        dfg_node conv2d = chain.node[chain.order[end]];
        if (!dfg_calls_argc(g, conv2d, calls_op_nn_conv2d, 2)) continue;
        if (!dfg_int_is(g, conv2d, calls_attr_groups, 1, 1)) continue;
        dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) continue;
        struct dfg_nodes relu = {NULL, 0};
        if (whole) {
            bool all = true;
            const struct dfg_nodes nodes = dfg_chain_path(&chain, chain.order[end]);
            for (uint32_t i = 0; all && i < nodes.n; i++) {
                dfg_node relu_found = DFG_NONE;
                all = nodes.at[i] != DFG_NONE
                    && repeated_each2(g, nodes.at[i], n, nodes.at[i + 1], &relu_found);
                if (relu_found != DFG_NONE) dfg_row(g, 8)[relu.n++] = relu_found;
            }
            relu = dfg_set(g, dfg_row(g, 8), relu.n);
            if (!all) continue;
        }
        if (accept(ctx, &(struct repeated_whole){.m = {.root = n, .x = x}, .relu = relu, .conv2d = conv2d,
                                                 .constant = constant}.m))
            return true;
    }
    return false;
}

/* calls.pat:8  pattern calls(x, w, b) = nn.relu(biased(nn.conv2d(x, w), b)); */
bool calls_find(DFG_FIND(calls))
{
    if (!dfg_calls_argc(g, n, calls_op_nn_relu, 1)) return false;
    struct biased_match biased;
    if (dfg_op(g, dfg_operand(g, n, 0)) != calls_op_nn_bias_add) return false;
    if (!biased_match(g, dfg_operand(g, n, 0), &biased)) return false;
    dfg_node conv2d = biased.c;
    if (!dfg_calls_argc(g, conv2d, calls_op_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, conv2d, 0), w = dfg_operand(g, conv2d, 1);
    if (!dfg_in_body(g, n, (const dfg_node[]){biased.root, conv2d}, 2)) return false;
    DFG_GIVE(calls, .root = n, .x = x, .w = w, .b = biased.b);
    DFG_GIVE_PARTS(whole->biased = biased, whole->conv2d = conv2d);
    return true;
}

/* calls.pat:9  pattern follows(x, y, b) = gated(add(x, nn.relu(y)), b); */
bool follows_find(DFG_FIND_ON(follows))
{
    /* gated is written out: a choice of its own follows one of an argument */
    if (!dfg_calls_argc(g, n, calls_op_multiply, 2)) return false;
    uint32_t swap = dfg_op(g, dfg_operand(g, n, 0)) == calls_op_nn_relu ? 0 : 1;
    dfg_node relu = dfg_arg(g, n, swap);
    if (!dfg_calls_argc(g, relu, calls_op_nn_relu, 1)) return false;
    dfg_node add_2 = dfg_operand(g, relu, 0);
    if (!dfg_calls_argc(g, add_2, calls_op_add, 2)) return false;
    for (uint32_t swap_2 = way[0]; swap_2 < dfg_orders(g, add_2); way[0] = ++swap_2, way[1] = 0) {
        dfg_node x = dfg_arg(g, add_2, swap_2), relu_2 = dfg_arg(g, add_2, 1 - swap_2);
        if (!dfg_calls_argc(g, relu_2, calls_op_nn_relu, 1)) continue;
        dfg_node y = dfg_operand(g, relu_2, 0), add = dfg_arg(g, n, 1 - swap);
        if (!dfg_calls_argc(g, add, calls_op_add, 2)) continue;
        for (uint32_t swap_3 = way[1]; swap_3 < dfg_orders(g, add); way[1] = ++swap_3) {
            dfg_node b = dfg_arg(g, add, swap_3), constant = dfg_arg(g, add, 1 - swap_3);
            if (!dfg_is(g, constant, DFG_CONST)) continue;
            if (!dfg_in_body(g, n, (const dfg_node[]){relu, add_2, relu_2, add}, 4)) continue;
            DFG_GIVE(follows, .root = n, .x = x, .y = y, .b = b);
            DFG_GIVE_WHOLE(follows, .relu = relu, .add = add, .constant = constant, .add_2 = add_2,
                           .relu_2 = relu_2);
            return true;
        }
    }
    return false;
}

/* calls.pat:3  nn.bias_add(c, b) */
static bool in_not_not1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_bias_add, 2) || !dfg_int_is(g, n, calls_attr_axis, 1, 1))
        return false;
    dfg_node x = dfg_operand(g, n, 1);
    return dfg_same_body(g, root, n) && dfg_rank(g, x) == 1;
}

/* calls.pat:10  pattern in_not(x) = nn.relu(x & !biased(_, _)); */
bool in_not_match(const dfg_graph *g, dfg_node n, struct in_not_match *m)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (in_not_not1(g, x, n)) return false;
    DFG_GIVE(in_not, .root = n, .x = x);
    return true;
}

/* calls.pat:6  nn.relu(repeated(x)) */
static bool above_chain_links1(const dfg_graph *g, dfg_node n, dfg_node root, struct dfg_chain *chain)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_relu, 1)) return false;
    dfg_node next = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    dfg_chain_link(chain, next);
    return true;
}

/* calls.pat:6  nn.relu(repeated(x)) */
static bool above_chain_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node link, dfg_node *found_relu)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_relu, 1)) return false;
    if (dfg_operand(g, n, 0) != link) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_relu = n;
    return true;
}

/* calls.pat:11  pattern above_chain(x) = nn.softmax(repeated(x)); */
bool above_chain_search(const dfg_graph *g, dfg_node n, bool whole,
    bool (*accept)(void *ctx, const struct above_chain_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, calls_op_nn_softmax, 1)) return false;
    dfg_node chained = dfg_operand(g, n, 0);
    /* repeated is written out: its search keeps lists */
    struct dfg_chain chain = {0};
    for (dfg_node link = dfg_chain_first(g, &chain, 0, chained); link != DFG_NONE;
         link = dfg_chain_next(&chain))
        above_chain_links1(g, link, n, &chain);
    for (uint32_t end = 0; end < chain.n; end++) {
        dfg_node conv2d = chain.node[chain.order[end]];
        if (!dfg_calls_argc(g, conv2d, calls_op_nn_conv2d, 2)) continue;
        if (!dfg_int_is(g, conv2d, calls_attr_groups, 1, 1)) continue;
        dfg_node x = dfg_operand(g, conv2d, 0), constant = dfg_operand(g, conv2d, 1);
        if (!dfg_is(g, constant, DFG_CONST) || !dfg_same_body(g, n, conv2d)) continue;
        struct dfg_nodes relu = {NULL, 0};
        if (whole) {
            bool all = true;
            const struct dfg_nodes nodes = dfg_chain_path(&chain, chain.order[end]);
            for (uint32_t i = 0; all && i < nodes.n; i++) {
                dfg_node relu_found = DFG_NONE;
                all = nodes.at[i] != DFG_NONE
                    && above_chain_each2(g, nodes.at[i], n, nodes.at[i + 1], &relu_found);
                if (relu_found != DFG_NONE) dfg_row(g, 8)[relu.n++] = relu_found;
            }
            relu = dfg_set(g, dfg_row(g, 8), relu.n);
            if (!all) continue;
        }
        if (accept(ctx, &(struct above_chain_whole){.m = {.root = n, .x = x}, .relu = relu,
                                                    .conv2d = conv2d,
                                                    .constant = constant}.m))
            return true;
    }
    return false;
}
