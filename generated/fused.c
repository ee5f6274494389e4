/* Made by pat2c from fused.pat; do not edit. */
#include "fused.h"
_Static_assert(FUSED_H == 0x0070071cab7f07a2, "fused.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum { fused_op_Add = DFG_FIRST_OP, fused_op_Conv };
enum { fused_set_elemwise_broadcast };
enum { fused_first_table = 4 };
static const char *const fused_op_names[] = { "Add", "Conv" };
static const struct dfg_op_set fused_op_sets[] = { {.glob = NULL, .kinds = 0x03} };

const struct dfg_names fused_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_SCRATCH, .name = "fused", .run = FUSED_H, .n_rows = 9, .n_ops = 2,
    .ops = fused_op_names, .n_sets = 1, .sets = fused_op_sets,
};

/* fused.pat:7  Can this match?  Conv(x, w, ...) */
static bool fused_conv_to_sum_can1(const dfg_graph *g, dfg_node n)
{
    return dfg_op(g, n) == fused_op_Conv && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE;
}

static bool fused_conv_to_sum_fits0(const dfg_graph *g, dfg_node n);
static const struct dfg_dominates fused_conv_to_sum_region0 = {.tables = fused_first_table, .row = fused_first_table + 4, .fits = fused_conv_to_sum_fits0, .may = fused_conv_to_sum_can1};

/* fused.pat:8  op { kind <= broadcast }(...) */
static bool fused_conv_to_sum_path1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    return dfg_op_in(g, n, fused_set_elemwise_broadcast) && dfg_same_body(g, root, n);
}

static bool fused_conv_to_sum_fits0(const dfg_graph *g, dfg_node n)
{
    return fused_conv_to_sum_path1(g, n, n);
}

/* fused.pat:8  op { kind <= broadcast }(...) */
static bool fused_conv_to_sum_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_call,
    struct dfg_nodes *found_rest_2)
{
    if (!dfg_op_in(g, n, fused_set_elemwise_broadcast)) return false;
    struct dfg_nodes rest_2 = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_call = n;
    *found_rest_2 = rest_2;
    return true;
}

/* fused.pat:6  pattern conv_to_sum(x, w) {
 *     conv = Conv(x, w, ...);
 *     return dominates(conv, op { kind <= broadcast }(...), Add(...));
 * } */
bool fused_conv_to_sum_search(const dfg_graph *g, dfg_node n, bool whole,
    bool (*accept)(void *ctx, const struct fused_conv_to_sum_match *m), void *ctx)
{
    if (dfg_op(g, n) != fused_op_Add) return false;
    struct dfg_nodes rest_3 = dfg_rest(g, n, 0, 0);
    struct dfg_walk walk = {0};
    for (dfg_node conv = dfg_walk_first(g, &walk, 0, n, &fused_conv_to_sum_region0); conv != DFG_NONE;
         conv = dfg_walk_next(g, &walk, walk.given || fused_conv_to_sum_fits0(g, conv))) {
        if (!walk.alone) continue;
        if (dfg_op(g, conv) != fused_op_Conv || dfg_arg(g, conv, 0) == DFG_NONE
            || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        struct dfg_nodes rest = dfg_rest(g, conv, 2, 0);
        dfg_node x = dfg_arg(g, conv, 0), w = dfg_arg(g, conv, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){n, conv}, 2)) continue;
        struct dfg_nodes call = {NULL, 0}, rest_2 = {NULL, 0};
        if (whole) {
            bool all = true;
            const struct dfg_nodes nodes = dfg_walk_path(g, &walk);
            for (uint32_t i = 0; all && i < nodes.n; i++) {
                dfg_node call_found = DFG_NONE;
                struct dfg_nodes rest_2_found = {NULL, 0};
                all = nodes.at[i] != DFG_NONE
                    && fused_conv_to_sum_each2(g, nodes.at[i], n, &call_found, &rest_2_found);
                if (call_found != DFG_NONE) dfg_row(g, 2)[call.n++] = call_found;
                rest_2.n = dfg_add_set(g, dfg_row(g, 3), rest_2.n, rest_2_found);
            }
            call = dfg_set(g, dfg_row(g, 2), call.n);
            rest_2 = dfg_set(g, dfg_row(g, 3), rest_2.n);
            if (!all) continue;
        }
        if (accept(ctx, &(struct fused_conv_to_sum_whole){.m = {.root = n, .x = x, .w = w, .conv = conv},
                                                          .rest = rest, .call = call, .rest_2 = rest_2,
                                                          .add = n, .rest_3 = rest_3}.m))
            return true;
    }
    return false;
}

/* ---- fused.pat:11  table fused ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool fused_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(fused_conv_to_sum, g, n); /* what dominates */
    default: return false;
    }
}

/* op in {Add}: FUSED_CONV_TO_SUM */
static uint64_t fused_at_Add(const dfg_graph *g, dfg_node n)
{
    (void)g;
    (void)n;
    uint64_t set = 0;
    set |= DFG_BIT(FUSED_CONV_TO_SUM);
    return set;
}

size_t fused_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    struct dfg_scan scan = dfg_scan_for(g, first, last, fused_op_Add);
    for (dfg_node n; (n = dfg_scan_next(&scan)) < last;) {
        const uint64_t set = fused_at_Add(g, n);
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t fused_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    fused_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t fused_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = fused_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (fused_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
