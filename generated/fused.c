/* Made by pat2c from fused.pat; do not edit. */
#include "fused.h"
#if FUSED_H != 0x47388c5c2e15c0ea
#error "fused.h is of another run of pat2c than this file"
#endif

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Conv,
};
enum {
    SET_elemwise_broadcast,
};
enum { FIRST_TABLE = 2 };
static const char *const op_names[] = {
    "Add",
    "Conv",
};
static const struct dfg_op_set op_sets[] = {
    { .glob = NULL, .kinds = 0x03 },
};

const struct dfg_names fused_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_SCRATCH,
    .n_rows = 7,
    .n_ops = 2,
    .ops = op_names,
    .n_sets = 1,
    .sets = op_sets,
};

/* fused.pat:7  Can this match?  Conv(x, w, ...) */
static bool fused_conv_to_sum_can1(const dfg_graph *g, dfg_node n)
{
    return dfg_op(g, n) == OP_Conv && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE;
}

static bool fused_conv_to_sum_fits0(const dfg_graph *g, dfg_node n);
static const struct dfg_dominates fused_conv_to_sum_region0 = {.tables = FIRST_TABLE, .row = FIRST_TABLE + 4, .fits = fused_conv_to_sum_fits0, .may = fused_conv_to_sum_can1};

/* fused.pat:8  op { kind <= broadcast }(...) */
static bool fused_conv_to_sum_path1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!dfg_op_in(g, n, SET_elemwise_broadcast) || !dfg_same_body(g, root, n))
        return false;
    return true;
}

static bool fused_conv_to_sum_fits0(const dfg_graph *g, dfg_node n)
{
    return fused_conv_to_sum_path1(g, n, n);
}

/* fused.pat:6
 * pattern conv_to_sum(x, w) {
 *     conv = Conv(x, w, ...);
 *     return dominates(conv, op { kind <= broadcast }(...), Add(...));
 * }
 */
bool fused_conv_to_sum_each(const dfg_graph *g, dfg_node n,
                            bool (*accept)(void *ctx, const struct fused_conv_to_sum_match *m),
                            void *ctx)
{
    if (dfg_op(g, n) != OP_Add)
        return false;
    struct dfg_walk walk = {0};
    for (dfg_node parent = dfg_walk_first(g, &walk, 0, n, &fused_conv_to_sum_region0); parent != DFG_NONE;
         parent = dfg_walk_next(g, &walk, walk.given || fused_conv_to_sum_fits0(g, parent))) {
        if (!walk.alone)
            continue;
        dfg_node conv = parent;
        if (dfg_op(g, conv) != OP_Conv || dfg_arg(g, conv, 0) == DFG_NONE
            || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        dfg_node x = dfg_arg(g, conv, 0);
        dfg_node w = dfg_arg(g, conv, 1);
        if (!dfg_same_body(g, n, conv))
            continue;
        if (accept(ctx, &(struct fused_conv_to_sum_match){.root = n, .x = x, .w = w, .conv = conv}))
            return true;
    }
    return false;
}

static bool fused_conv_to_sum_keep(void *m, const struct fused_conv_to_sum_match *found)
{
    *(struct fused_conv_to_sum_match *)m = *found;
    return true;
}

bool fused_conv_to_sum_match(const dfg_graph *g, dfg_node n, struct fused_conv_to_sum_match *m)
{
    return fused_conv_to_sum_each(g, n, fused_conv_to_sum_keep, m);
}

/* ---- fused.pat:11  table fused ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool fused_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: { /* FUSED_CONV_TO_SUM: what dominates */
        struct fused_conv_to_sum_match m;
        return fused_conv_to_sum_match(g, n, &m);
    }
    default:
        return false;
    }
}

/* op in {Add}: FUSED_CONV_TO_SUM */
static uint64_t fused_at_Add(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    (void)g;
    (void)n;
    set |= DFG_BIT(FUSED_CONV_TO_SUM);
    return set;
}

uint64_t fused_candidates(const dfg_graph *g, dfg_node n)
{
    switch (dfg_op(g, n)) {
    case OP_Add:
        return fused_at_Add(g, n);
    default:
        return 0;
    }
}

int32_t fused_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = fused_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (fused_confirm(g, n, bit))
            return (int32_t)bit;
    }
    return -1;
}

size_t fused_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    const uint16_t root = g->op_back[OP_Add];
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        if (g->op[n] != root)
            continue;
        const uint64_t set = fused_at_Add(g, n);
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}
