/* Made by pat2c from searches.pat; do not edit. */
#include "searches.h"
_Static_assert(SEARCHES_H == 0x4954272e865298d1, "searches.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    searches_op_add = DFG_FIRST_OP, searches_op_concat, searches_op_dense, searches_op_relu,
    searches_op_tanh,
};
enum { searches_set_elemwise_broadcast };
enum { searches_first_table = 9 };
static const char *const searches_op_names[] = { "add", "concat", "dense", "relu", "tanh" };
static const struct dfg_op_set searches_op_sets[] = { {.glob = NULL, .kinds = 0x03} };

const struct dfg_names searches_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_USERS | DFG_NEEDS_SCRATCH, .name = "searches", .run = SEARCHES_H,
    .n_rows = 16, .n_ops = 5, .ops = searches_op_names, .n_sets = 1, .sets = searches_op_sets,
};

static bool region_fits0(const dfg_graph *g, dfg_node n);
static const struct dfg_dominates region_region0 = {.tables = searches_first_table, .row = searches_first_table + 4, .fits = region_fits0};

/* searches.pat:8  op { kind <= broadcast }(...) */
static bool region_path1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    return dfg_op_in(g, n, searches_set_elemwise_broadcast) && dfg_same_body(g, root, n);
}

static bool region_fits0(const dfg_graph *g, dfg_node n)
{
    return region_path1(g, n, n);
}

/* searches.pat:8  op { kind <= broadcast }(...) */
static bool region_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_call, struct dfg_nodes *found_rest)
{
    if (!dfg_op_in(g, n, searches_set_elemwise_broadcast)) return false;
    struct dfg_nodes rest = dfg_rest(g, n, 0, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_call = n;
    *found_rest = rest;
    return true;
}

/* searches.pat:8  pattern region(p) = dominates(p, op { kind <= broadcast }(...), add(_, _)); */
bool region_search(const dfg_graph *g, dfg_node n, bool whole, bool (*accept)(void *ctx, const struct region_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, searches_op_add, 2)) return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        struct dfg_walk walk = {0};
        for (dfg_node p = dfg_walk_first(g, &walk, 0, n, &region_region0); p != DFG_NONE;
             p = dfg_walk_next(g, &walk, walk.given || region_fits0(g, p))) {
            if (!walk.alone) continue;
            if (!dfg_same_body(g, n, n)) continue;
            struct dfg_nodes call = {NULL, 0}, rest = {NULL, 0};
            if (whole) {
                bool all = true;
                const struct dfg_nodes nodes = dfg_walk_path(g, &walk);
                for (uint32_t i = 0; all && i < nodes.n; i++) {
                    dfg_node call_found = DFG_NONE;
                    struct dfg_nodes rest_found = {NULL, 0};
                    all = nodes.at[i] != DFG_NONE
                        && region_each2(g, nodes.at[i], n, &call_found, &rest_found);
                    if (call_found != DFG_NONE) dfg_row(g, 2)[call.n++] = call_found;
                    rest.n = dfg_add_set(g, dfg_row(g, 3), rest.n, rest_found);
                }
                call = dfg_set(g, dfg_row(g, 2), call.n);
                rest = dfg_set(g, dfg_row(g, 3), rest.n);
                if (!all) continue;
            }
            if (accept(ctx, &(struct region_whole){.m = {.root = n, .p = p}, .call = call, .rest = rest,
                                                   .add = n, .x = x, .x_2 = x_2}.m))
                return true;
        }
    }
    return false;
}

/* searches.pat:9  Can this match?  dense(p, _) */
static bool named_can1(const dfg_graph *g, dfg_node n)
{
    return dfg_calls_argc(g, n, searches_op_dense, 2);
}

static bool named_fits0(const dfg_graph *g, dfg_node n);
static const struct dfg_dominates named_region0 = {.tables = searches_first_table, .row = searches_first_table + 5, .fits = named_fits0, .may = named_can1};

/* searches.pat:9  between & (relu | tanh)(_) */
static bool named_path1(const dfg_graph *g, dfg_node n, dfg_node root)
{
    if (!(dfg_op(g, n) == searches_op_relu || dfg_op(g, n) == searches_op_tanh) || !dfg_argc_is(g, n, 1))
        return false;
    return dfg_same_body(g, root, n);
}

static bool named_fits0(const dfg_graph *g, dfg_node n)
{
    return named_path1(g, n, n);
}

/* searches.pat:9  between & (relu | tanh)(_) */
static bool named_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_between,
    dfg_node *found_between_2, dfg_node *found_call, dfg_node *found_x_2)
{
    if (!(dfg_op(g, n) == searches_op_relu || dfg_op(g, n) == searches_op_tanh) || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node x_2 = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_between = n;
    *found_between_2 = n;
    *found_call = n;
    *found_x_2 = x_2;
    return true;
}

/* searches.pat:9
 * pattern named(p, between) = dominates(dense(p, _), between & (relu | tanh)(_), relu(_)) where len(between) >= 1; */
bool named_search(const dfg_graph *g, dfg_node n, bool whole, bool (*accept)(void *ctx, const struct named_match *m), void *ctx)
{
    (void)whole;
    if (!dfg_calls_argc(g, n, searches_op_relu, 1)) return false;
    dfg_node x_3 = dfg_operand(g, n, 0);
    struct dfg_walk walk = {0};
    for (dfg_node dense = dfg_walk_first(g, &walk, 0, n, &named_region0); dense != DFG_NONE;
         dense = dfg_walk_next(g, &walk, walk.given || named_fits0(g, dense))) {
        if (!walk.alone) continue;
        if (!dfg_calls_argc(g, dense, searches_op_dense, 2)) continue;
        dfg_node p = dfg_operand(g, dense, 0), x = dfg_operand(g, dense, 1);
        if (!dfg_in_body(g, n, (const dfg_node[]){n, dense}, 2)) continue;
        struct dfg_nodes between = {NULL, 0}, between_2 = {NULL, 0}, call = {NULL, 0}, x_2 = {NULL, 0};
        bool all = true;
        const struct dfg_nodes nodes = dfg_walk_path(g, &walk);
        for (uint32_t i = 0; all && i < nodes.n; i++) {
            dfg_node between_found = DFG_NONE, between_found_2 = DFG_NONE, call_found = DFG_NONE;
            dfg_node x_2_found = DFG_NONE;
            all = nodes.at[i] != DFG_NONE
                && named_each2(g, nodes.at[i], n, &between_found, &between_found_2, &call_found,
                               &x_2_found);
            if (between_found != DFG_NONE) dfg_row(g, 2)[between.n++] = between_found;
            if (between_found_2 != DFG_NONE) dfg_row(g, 3)[between_2.n++] = between_found_2;
            if (call_found != DFG_NONE) dfg_row(g, 4)[call.n++] = call_found;
            if (x_2_found != DFG_NONE) dfg_row(g, 5)[x_2.n++] = x_2_found;
        }
        between = dfg_set(g, dfg_row(g, 2), between.n);
        between_2 = dfg_set(g, dfg_row(g, 3), between_2.n);
        call = dfg_set(g, dfg_row(g, 4), call.n);
        x_2 = dfg_set(g, dfg_row(g, 5), x_2.n);
        if (!all) continue;
        if (!dfg_ge(dfg_int(between.n), dfg_int(1))) continue;
        if (accept(ctx, &(struct named_whole){.m = {.root = n, .p = p, .between = between}, .dense = dense,
                                              .x = x, .between = between_2, .call = call, .x_2 = x_2,
                                              .relu = n, .x_3 = x_3}.m))
            return true;
    }
    return false;
}

/* searches.pat:10  relu(tower(x)) */
static bool tower_links1(const dfg_graph *g, dfg_node n, dfg_node root, struct dfg_chain *chain)
{
    if (!dfg_calls_argc(g, n, searches_op_relu, 1)) return false;
    dfg_node next = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    dfg_chain_link(chain, next);
    return true;
}

/* searches.pat:10  relu(tower(x)) */
static bool tower_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node link, dfg_node *found_relu)
{
    if (!dfg_calls_argc(g, n, searches_op_relu, 1)) return false;
    if (dfg_operand(g, n, 0) != link) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_relu = n;
    return true;
}

/* searches.pat:10  pattern tower(x) = relu(tower(x)) | x; */
bool tower_search(const dfg_graph *g, dfg_node n, bool whole, bool (*accept)(void *ctx, const struct tower_match *m), void *ctx)
{
    struct dfg_chain chain = {0};
    for (dfg_node link = dfg_chain_first(g, &chain, 0, n); link != DFG_NONE;
         link = dfg_chain_next(&chain))
        tower_links1(g, link, n, &chain);
    for (uint32_t end = 0; end < chain.n; end++) {
        dfg_node x = chain.node[chain.order[end]];
        struct dfg_nodes relu = {NULL, 0};
        if (whole) {
            bool all = true;
            const struct dfg_nodes nodes = dfg_chain_path(&chain, chain.order[end]);
            for (uint32_t i = 0; all && i < nodes.n; i++) {
                dfg_node relu_found = DFG_NONE;
                all = nodes.at[i] != DFG_NONE
                    && tower_each2(g, nodes.at[i], n, nodes.at[i + 1], &relu_found);
                if (relu_found != DFG_NONE) dfg_row(g, 8)[relu.n++] = relu_found;
            }
            relu = dfg_set(g, dfg_row(g, 8), relu.n);
            if (!all) continue;
        }
        if (accept(ctx, &(struct tower_whole){.m = {.root = n, .x = x}, .relu = relu}.m))
            return true;
    }
    return false;
}

/* searches.pat:11  add(scaled(x, s), s) */
static bool scaled_links1(const dfg_graph *g, dfg_node n, dfg_node root, struct dfg_trail *chain, dfg_node s, bool has_s)
{
    if (!dfg_calls_argc(g, n, searches_op_add, 2)) return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node next = dfg_arg(g, n, swap);
        if (!has_s) s = dfg_arg(g, n, 1 - swap);
        if (s != dfg_arg(g, n, 1 - swap)) continue;
        if (!dfg_same_body(g, root, n)) continue;
        if (dfg_trail_way(chain, next, (const uint32_t[]){s})) return true;
    }
    return false;
}

/* searches.pat:11  add(scaled(x, s), s) */
static bool scaled_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node link, dfg_node s,
    bool has_s, const struct dfg_trail *trail, uint32_t entry, dfg_node *found_add)
{
    if (!dfg_calls_argc(g, n, searches_op_add, 2)) return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        if (dfg_arg(g, n, swap) != link) continue;
        if (!has_s) s = dfg_arg(g, n, 1 - swap);
        if (s != dfg_arg(g, n, 1 - swap)) continue;
        if (!dfg_same_body(g, root, n)) continue;
        if (!dfg_trail_went(trail, entry, (const uint32_t[]){s})) continue;
        *found_add = n;
        return true;
    }
    return false;
}

/* searches.pat:11  pattern scaled(x, s) = add(scaled(x, s), s) | x & const; */
bool scaled_search(const dfg_graph *g, dfg_node n, bool whole, bool (*accept)(void *ctx, const struct scaled_match *m), void *ctx)
{
    struct dfg_trail trail = {0};
    uint32_t levels[4];
    for (dfg_node end = dfg_trail_first(g, &trail, 0, levels, (const uint32_t[]){DFG_NONE}, 1, n); end != DFG_NONE;
         end = dfg_trail_next(&trail,
                              trail.step != DFG_TRAIL_UP
                              && scaled_links1(g, end, n, &trail, dfg_trail_end(&trail, 0),
                                               dfg_trail_end(&trail, 0) != DFG_NONE))) {
        if (trail.step != DFG_TRAIL_UP) continue;
        dfg_node s = dfg_trail_end(&trail, 0);
        if (!dfg_is(g, end, DFG_CONST)) continue;
        struct dfg_nodes add = {NULL, 0};
        if (whole) {
            bool all = true;
            const struct dfg_nodes nodes = dfg_trail_path(&trail);
            for (uint32_t i = 0; all && i < nodes.n; i++) {
                dfg_node add_found = DFG_NONE;
                all = nodes.at[i] != DFG_NONE
                    && scaled_each2(g, nodes.at[i], n, nodes.at[i + 1], dfg_trail_name(&trail, i, 0),
                                    dfg_trail_name(&trail, i, 0) != DFG_NONE, &trail, i, &add_found);
                if (add_found != DFG_NONE) dfg_row(g, 7)[add.n++] = add_found;
            }
            add = dfg_set(g, dfg_row(g, 7), add.n);
            if (!all) continue;
        }
        if (accept(ctx, &(struct scaled_whole){.m = {.root = n, .x = end, .s = s},
                                               .add = add}.m))
            return true;
    }
    return false;
}

/* searches.pat:12  tanh(shortest(x)) */
static bool shortest_links1(const dfg_graph *g, dfg_node n, dfg_node root, struct dfg_chain *chain)
{
    if (!dfg_calls_argc(g, n, searches_op_tanh, 1)) return false;
    dfg_node next = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    dfg_chain_link(chain, next);
    return true;
}

/* searches.pat:12  tanh(shortest(x)) */
static bool shortest_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node link, dfg_node *found_tanh)
{
    if (!dfg_calls_argc(g, n, searches_op_tanh, 1)) return false;
    if (dfg_operand(g, n, 0) != link) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_tanh = n;
    return true;
}

/* searches.pat:12  pattern shortest(x) = x | tanh(shortest(x)); */
bool shortest_search(const dfg_graph *g, dfg_node n, bool whole,
    bool (*accept)(void *ctx, const struct shortest_match *m), void *ctx)
{
    struct dfg_chain chain = {0};
    for (dfg_node link = dfg_chain_first(g, &chain, 0, n); link != DFG_NONE;
         link = dfg_chain_next(&chain))
        shortest_links1(g, link, n, &chain);
    for (uint32_t end = 0; end < chain.n; end++) {
        dfg_node x = chain.node[end];
        struct dfg_nodes tanh = {NULL, 0};
        if (whole) {
            bool all = true;
            const struct dfg_nodes nodes = dfg_chain_path(&chain, end);
            for (uint32_t i = 0; all && i < nodes.n; i++) {
                dfg_node tanh_found = DFG_NONE;
                all = nodes.at[i] != DFG_NONE
                    && shortest_each2(g, nodes.at[i], n, nodes.at[i + 1], &tanh_found);
                if (tanh_found != DFG_NONE) dfg_row(g, 8)[tanh.n++] = tanh_found;
            }
            tanh = dfg_set(g, dfg_row(g, 8), tanh.n);
            if (!all) continue;
        }
        if (accept(ctx, &(struct shortest_whole){.m = {.root = n, .x = x}, .tanh = tanh}.m))
            return true;
    }
    return false;
}

/* searches.pat:13  tanh(y) */
static bool fan_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node y, dfg_node *found_z)
{
    if (!dfg_calls_argc(g, n, searches_op_tanh, 1)) return false;
    if (dfg_operand(g, n, 0) != y) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_z = n;
    return true;
}

/* searches.pat:13  pattern fan(x) { y = relu(x); every z = tanh(y); return y; } */
bool fan_match(const dfg_graph *g, dfg_node n, struct fan_match *m)
{
    if (!dfg_calls_argc(g, n, searches_op_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    struct dfg_nodes consumers = dfg_consumers(g, 0, n, (const dfg_node[]){n}, 1);
    if (consumers.n == 0) return false;
    struct dfg_nodes z = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = consumers;
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node z_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && fan_each1(g, nodes.at[i], n, n, &z_found);
        if (z_found != DFG_NONE) dfg_row(g, 1)[z.n++] = z_found;
    }
    z = dfg_set(g, dfg_row(g, 1), z.n);
    if (!all) return false;
    DFG_GIVE(fan, .root = n, .x = x, .y = n, .z = z);
    return true;
}

/* searches.pat:14  relu(x) */
static bool same_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_x, dfg_node *found_relu)
{
    if (!dfg_calls_argc(g, n, searches_op_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_x = x;
    *found_relu = n;
    return true;
}

/* searches.pat:14  pattern same(x) = concat(every relu(x)); */
bool same_find(DFG_FIND(same))
{
    if (dfg_op(g, n) != searches_op_concat || dfg_n_args(g, n) <= 0) return false;
    struct dfg_nodes x = {NULL, 0}, relu = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, n, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node x_found = DFG_NONE, relu_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && same_each1(g, nodes.at[i], n, &x_found, &relu_found);
        if (x_found != DFG_NONE) dfg_row(g, 0)[x.n++] = x_found;
        if (relu_found != DFG_NONE) dfg_row(g, 1)[relu.n++] = relu_found;
    }
    x = (struct dfg_nodes){dfg_row(g, 0), x.n};
    relu = (struct dfg_nodes){dfg_row(g, 1), relu.n};
    if (!all) return false;
    DFG_GIVE(same, .root = n, .x = x);
    DFG_GIVE_WHOLE(same, .relu = relu);
    return true;
}

static bool below_all_fits1(const dfg_graph *g, dfg_node n);
static const struct dfg_dominates below_all_region1 = {.tables = searches_first_table, .row = searches_first_table + 6, .fits = below_all_fits1};

/* searches.pat:15  relu(_) */
static bool below_all_path2(const dfg_graph *g, dfg_node n, dfg_node root)
{
    return dfg_calls_argc(g, n, searches_op_relu, 1) && dfg_same_body(g, root, n);
}

static bool below_all_fits1(const dfg_graph *g, dfg_node n)
{
    return below_all_path2(g, n, n);
}

/* searches.pat:15  relu(_) */
static bool below_all_each3(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_relu, dfg_node *found_x)
{
    if (!dfg_calls_argc(g, n, searches_op_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_same_body(g, root, n)) return false;
    *found_relu = n;
    *found_x = x;
    return true;
}

/* searches.pat:15  dominates(x, relu(_), tanh(_)) */
static bool below_all_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node *found_x,
    struct dfg_nodes *found_relu, struct dfg_nodes *found_x_2, dfg_node *found_tanh, dfg_node *found_x_2_2)
{
    if (!dfg_calls_argc(g, n, searches_op_tanh, 1)) return false;
    dfg_node x_2 = dfg_operand(g, n, 0);
    struct dfg_walk walk = {0};
    for (dfg_node parent = dfg_walk_first(g, &walk, 0, n, &below_all_region1); parent != DFG_NONE;
         parent = dfg_walk_next(g, &walk, walk.given || below_all_fits1(g, parent))) {
        if (!walk.alone) continue;
        if (!dfg_same_body(g, root, n)) continue;
        struct dfg_nodes relu = {NULL, 0}, x = {NULL, 0};
        bool all = true;
        const struct dfg_nodes nodes = dfg_walk_path(g, &walk);
        for (uint32_t i = 0; all && i < nodes.n; i++) {
            dfg_node relu_found = DFG_NONE, x_found = DFG_NONE;
            all = nodes.at[i] != DFG_NONE && below_all_each3(g, nodes.at[i], root, &relu_found, &x_found);
            if (relu_found != DFG_NONE) dfg_row(g, 2)[relu.n++] = relu_found;
            if (x_found != DFG_NONE) dfg_row(g, 3)[x.n++] = x_found;
        }
        relu = dfg_set(g, dfg_row(g, 2), relu.n);
        x = dfg_set(g, dfg_row(g, 3), x.n);
        if (!all) continue;
        *found_x = parent;
        *found_relu = relu;
        *found_x_2 = x;
        *found_tanh = n;
        *found_x_2_2 = x_2;
        return true;
    }
    return false;
}

/* searches.pat:15  pattern below_all(x) = concat(every dominates(x, relu(_), tanh(_))); */
bool below_all_find(DFG_FIND(below_all))
{
    if (dfg_op(g, n) != searches_op_concat || dfg_n_args(g, n) <= 0) return false;
    struct dfg_nodes x = {NULL, 0}, relu = {NULL, 0}, x_2 = {NULL, 0}, tanh = {NULL, 0}, x_2_2 = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = dfg_rest(g, n, 0, 0);
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node x_found = DFG_NONE;
        struct dfg_nodes relu_found = {NULL, 0}, x_found_2 = {NULL, 0};
        dfg_node tanh_found = DFG_NONE, x_2_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE
            && below_all_each1(g, nodes.at[i], n, &x_found, &relu_found, &x_found_2, &tanh_found,
                               &x_2_found);
        if (x_found != DFG_NONE) dfg_row(g, 4)[x.n++] = x_found;
        relu.n = dfg_add_set(g, dfg_row(g, 5), relu.n, relu_found);
        x_2.n = dfg_add_set(g, dfg_row(g, 6), x_2.n, x_found_2);
        if (tanh_found != DFG_NONE) dfg_row(g, 7)[tanh.n++] = tanh_found;
        if (x_2_found != DFG_NONE) dfg_row(g, 8)[x_2_2.n++] = x_2_found;
    }
    x = (struct dfg_nodes){dfg_row(g, 4), x.n};
    relu = dfg_set(g, dfg_row(g, 5), relu.n);
    x_2 = dfg_set(g, dfg_row(g, 6), x_2.n);
    tanh = (struct dfg_nodes){dfg_row(g, 7), tanh.n};
    x_2_2 = (struct dfg_nodes){dfg_row(g, 8), x_2_2.n};
    if (!all) return false;
    DFG_GIVE(below_all, .root = n, .x = x);
    DFG_GIVE_WHOLE(below_all, .relu = relu, .x = x_2, .tanh = tanh, .x_2 = x_2_2);
    return true;
}

/* searches.pat:16  tanh(y) */
static bool wider_each1(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node y, dfg_node *found_z)
{
    if (!dfg_calls_argc(g, n, searches_op_tanh, 1)) return false;
    if (dfg_operand(g, n, 0) != y) return false;
    if (!dfg_same_body(g, root, n)) return false;
    *found_z = n;
    return true;
}

/* searches.pat:16  add(z, _) */
static bool wider_each2(const dfg_graph *g, dfg_node n, dfg_node root, dfg_node z, dfg_node *found_u, dfg_node *found_x)
{
    if (!dfg_calls_argc(g, n, searches_op_add, 2)) return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        if (dfg_arg(g, n, swap) != z) continue;
        dfg_node x = dfg_arg(g, n, 1 - swap);
        if (!dfg_same_body(g, root, n)) continue;
        *found_u = n;
        *found_x = x;
        return true;
    }
    return false;
}

/* searches.pat:16  pattern wider(x) { y = relu(x); every z = tanh(y); every u = add(z, _); return y; } */
bool wider_find(DFG_FIND(wider))
{
    if (!dfg_calls_argc(g, n, searches_op_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    struct dfg_nodes consumers = dfg_consumers(g, 0, n, (const dfg_node[]){n}, 1);
    if (consumers.n == 0) return false;
    struct dfg_nodes z = {NULL, 0};
    bool all = true;
    const struct dfg_nodes nodes = consumers;
    for (uint32_t i = 0; all && i < nodes.n; i++) {
        dfg_node z_found = DFG_NONE;
        all = nodes.at[i] != DFG_NONE && wider_each1(g, nodes.at[i], n, n, &z_found);
        if (z_found != DFG_NONE) dfg_row(g, 2)[z.n++] = z_found;
    }
    z = dfg_set(g, dfg_row(g, 2), z.n);
    if (!all) return false;
    struct dfg_nodes consumers_2 = dfg_consumers_of(g, 1, z, (const dfg_node[]){n}, 1);
    consumers_2 = dfg_without(g, dfg_row(g, 1), consumers_2.n, z);
    if (consumers_2.n == 0) return false;
    struct dfg_nodes u = {NULL, 0}, x_2 = {NULL, 0};
    bool all_2 = true;
    const struct dfg_nodes nodes_2 = consumers_2;
    for (uint32_t i_2 = 0; all_2 && i_2 < nodes_2.n; i_2++) {
        dfg_node u_found = DFG_NONE, x_found = DFG_NONE;
        all_2 = false;
        for (uint32_t k = 0; !all_2 && k < z.n; k++)
            all_2 = nodes_2.at[i_2] != DFG_NONE
                && wider_each2(g, nodes_2.at[i_2], n, z.at[k], &u_found, &x_found);
        if (u_found != DFG_NONE) dfg_row(g, 3)[u.n++] = u_found;
        if (x_found != DFG_NONE) dfg_row(g, 4)[x_2.n++] = x_found;
    }
    u = dfg_set(g, dfg_row(g, 3), u.n);
    x_2 = dfg_set(g, dfg_row(g, 4), x_2.n);
    if (!all_2) return false;
    DFG_GIVE(wider, .root = n, .x = x, .y = n, .z = z, .u = u);
    DFG_GIVE_WHOLE(wider, .x = x_2);
    return true;
}

/* searches.pat:17  pattern towers(x, a, b) = dense(x, a), dense(x, b); */
bool towers_each(const dfg_graph *g, dfg_node n,
                 bool (*accept)(void *ctx, const struct towers_match *m), void *ctx)
{
    if (!dfg_calls_argc(g, n, searches_op_dense, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), a = dfg_operand(g, n, 1);
    struct dfg_nodes readers = dfg_readers(g, 0, (const dfg_node[]){x}, 1, 1);
    for (uint32_t k = 0; k < readers.n; k++) {
        dfg_node dense = readers.at[k];
        if (!dfg_calls_argc(g, dense, searches_op_dense, 2)) continue;
        if (dfg_operand(g, dense, 0) != x) continue;
        dfg_node b = dfg_operand(g, dense, 1);
        if (dense == n) continue;
        if (!dfg_same_body(g, n, dense)) continue;
        if (accept(ctx, &(struct towers_whole){.m = {.root = n, .x = x, .a = a, .b = b},
                                               .dense = dense}.m))
            return true;
    }
    return false;
}
