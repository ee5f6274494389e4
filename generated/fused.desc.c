/* What fused.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "fused.h"
#if FUSED_H != 0x47388c5c2e15c0ea
#error "fused.h is of another run of pat2c than this file"
#endif

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_Add = DFG_FIRST_OP,
    OP_Conv,
};
enum {
    SET_elemwise_broadcast,
};
enum { FIRST_TABLE = 4 };
static const char *const op_names[] = {
    "Add",
    "Conv",
};
static const struct dfg_op_set op_sets[] = {
    { .glob = NULL, .kinds = 0x03 },
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = DFG_NEEDS_SCRATCH,
    .n_rows = 9,
    .n_ops = 2,
    .ops = op_names,
    .n_sets = 1,
    .sets = op_sets,
};

struct fused_conv_to_sum_whole {
    struct fused_conv_to_sum_match m;
    struct dfg_nodes rest;
    dfg_node x;
    struct dfg_nodes call;
    struct dfg_nodes rest_2;
    dfg_node add;
    struct dfg_nodes rest_3;
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

/* fused.pat:8  op { kind <= broadcast }(...) */
static bool fused_conv_to_sum_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_call, struct dfg_nodes *found_rest_2)
{
    dfg_node call = n;
    if (!dfg_op_in(g, call, SET_elemwise_broadcast))
        return false;
    struct dfg_nodes rest_2 = dfg_rest(g, call, 0, 0);
    if (!dfg_same_body(g, root, call))
        return false;
    *found_call = call;
    *found_rest_2 = rest_2;
    return true;
}

static bool fused_conv_to_sum_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    dfg_node add = n;
    if (dfg_op(g, add) != OP_Add)
        return false;
    struct dfg_nodes rest_3 = dfg_rest(g, add, 0, 0);
    struct dfg_walk walk = {0};
    for (dfg_node parent = dfg_walk_first(g, &walk, 0, n, &fused_conv_to_sum_region0); parent != DFG_NONE;
         parent = dfg_walk_next(g, &walk, walk.given || fused_conv_to_sum_fits0(g, parent))) {
        if (!walk.alone)
            continue;
        dfg_node conv = parent;
        if (dfg_op(g, conv) != OP_Conv || dfg_arg(g, conv, 0) == DFG_NONE
            || dfg_arg(g, conv, 1) == DFG_NONE)
            continue;
        struct dfg_nodes rest = dfg_rest(g, conv, 2, 0);
        dfg_node x = dfg_arg(g, conv, 0);
        dfg_node w = dfg_arg(g, conv, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){add, conv}, 2))
            continue;
        struct dfg_nodes call = {NULL, 0};
        struct dfg_nodes rest_2 = {NULL, 0};
        bool all = true;
        const struct dfg_nodes nodes = dfg_walk_path(g, &walk);
        for (uint32_t i = 0; all && i < nodes.n; i++) {
            dfg_node call_found = DFG_NONE;
            struct dfg_nodes rest_2_found = {NULL, 0};
            all = nodes.at[i] != DFG_NONE && fused_conv_to_sum_each2(g, nodes.at[i], n, &call_found, &rest_2_found);
            if (call_found != DFG_NONE)
                dfg_row(g, 2)[call.n++] = call_found;
            rest_2.n = dfg_add_set(g, dfg_row(g, 3), rest_2.n, rest_2_found);
        }
        call = dfg_set(g, dfg_row(g, 2), call.n);
        rest_2 = dfg_set(g, dfg_row(g, 3), rest_2.n);
        if (!all)
            continue;
        if (accept(ctx, &(struct fused_conv_to_sum_whole){.m = {.root = n, .x = x, .w = w, .conv = conv},
                .rest = rest, .x = n, .call = call, .rest_2 = rest_2, .add = add,
                .rest_3 = rest_3}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv_to_sum ---- */

static const struct dfg_desc_node fused_conv_to_sum_nodes[6] = {
    [0] = { .kind = DFG_D_DOMINATES, .rest = -1, .index = -1, .region = 0,
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 4, 5, },
        .text = "dominates(conv, op { kind <= broadcast }(...), Add(...))", .line = 8 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Conv", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .rest_first = 0, .rest_last = 1,
        .name = "conv",
        .text = "Conv(x, w, ...)", .line = 7 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 6 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 6 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 1,
        .kinds = 3,
        .rest_first = 0, .rest_last = 1,
        .text = "op { kind <= broadcast }(...)", .line = 8 },
    [5] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "Add", },
        .rest_first = 0, .rest_last = 1,
        .text = "Add(...)", .line = 8 },
};
static const struct dfg_desc_region fused_conv_to_sum_regions[] = { { DFG_D_OUTER, 0, 0 }, { DFG_D_PATH, 0, 0 }, };
static const struct dfg_desc_capture fused_conv_to_sum_refs[] = { { 2, -1 }, { 3, -1 }, { 1, -1 }, };
static const struct dfg_capture fused_conv_to_sum_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct fused_conv_to_sum_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct fused_conv_to_sum_match, w) },
    { "conv", DFG_CAP_NODE, offsetof(struct fused_conv_to_sum_match, conv) },
};
static const struct dfg_desc_pattern fused_conv_to_sum_desc = {
    .n_nodes = 6, .n_exprs = 0, .n_vars = 0, .n_sets = 3,
    .nodes = fused_conv_to_sum_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 2, .regions = fused_conv_to_sum_regions,
    .captures = fused_conv_to_sum_refs,
    .text = "pattern conv_to_sum(x, w) {\012    conv = Conv(x, w, ...);\012    return dominates(conv, op { kind <= broadcast }(...), Add(...));\012}", .line = 6
};
static bool fused_conv_to_sum_any(const dfg_graph *g, dfg_node n, void *m)
{
    return fused_conv_to_sum_match(g, n, m);
}
static bool fused_conv_to_sum_pass(void *ctx, const struct fused_conv_to_sum_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool fused_conv_to_sum_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return fused_conv_to_sum_each(g, n, fused_conv_to_sum_pass, &e);
}

static const struct dfg_part fused_conv_to_sum_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct fused_conv_to_sum_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct fused_conv_to_sum_whole, m.w) },
    { DFG_PART_INNER, false, 0, 2, offsetof(struct fused_conv_to_sum_whole, m.conv) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct fused_conv_to_sum_whole, rest) },
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct fused_conv_to_sum_whole, x) },
    { DFG_PART_PATH, true, 0, -1, offsetof(struct fused_conv_to_sum_whole, call) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct fused_conv_to_sum_whole, rest_2) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct fused_conv_to_sum_whole, add) },
    { DFG_PART_INPUT, true, 0, -1, offsetof(struct fused_conv_to_sum_whole, rest_3) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv_to_sum", .place = "fused.pat:6", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct fused_conv_to_sum_match),
      .n_captures = 3, .captures = fused_conv_to_sum_captures,
      .match = fused_conv_to_sum_any, .each = fused_conv_to_sum_all, .desc = &fused_conv_to_sum_desc,
      .whole_size = sizeof(struct fused_conv_to_sum_whole), .n_parts = sizeof fused_conv_to_sum_parts / sizeof *fused_conv_to_sum_parts,
      .n_params = 2, .parts = fused_conv_to_sum_parts, .whole = fused_conv_to_sum_whole },
};

/* ---- table fused ---- */

static const struct dfg_table_entry fused_entries[] = {
    { .name = "fused.conv_to_sum", .pattern = 0 },
};
static void fused_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = fused_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "fused", .n = 1, .last_wins = false, .entries = fused_entries, .n_words = 1,
      .candidates = fused_candidates_any, .first = fused_first, .sweep = fused_sweep },
};

static const char *const imports[] = { "onnx", NULL };
extern const struct dfg_unit fused_unit;
const struct dfg_unit fused_unit = {
    .abi = DFG_ABI,
    .name = "fused",
    .imports = imports,
    .names = &fused_names, .whole_names = &whole_names,
    .n_patterns = 1, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
