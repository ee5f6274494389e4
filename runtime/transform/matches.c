/* matches.c -- the tables that partition a module, ready to be asked.
 *
 * In:   targets: tables, patterns.
 * Out:  a view of the module for each unit; roots in the order in which they are
 *       tried; for each entry the nodes where it may match at all, which one
 *       sweep of a table's candidates finds for all of its entries.
 * Errors: a unit without patterns, or of another version.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/core.h"
#include "../core/module.h"
#include "../dfg_visit.h"
#include "group.h"

struct view {
    const struct dfg_names *names;
    dfg_graph graph;
    void *mem;
};

/* ---- the order of roots ---- */

static bool list_node(void *ctx, dfg_node n)
{
    struct matches *all = ctx;
    if (dfg_node_body(all->m, n) != DFG_NONE && !dfg_in_composite(all->m, n))
        all->ordered[all->order[all->n_order++] = n] = true;
    return true;
}

/* The reverse of the depth-first post-order from the outputs, without what stands
 * in composites made earlier. */
static bool make_order(struct matches *all)
{
    all->order = malloc(dfg_n_nodes(all->m) * sizeof *all->order);
    all->ordered = calloc(dfg_n_nodes(all->m), sizeof *all->ordered);
    bool ok = all->order != NULL && all->ordered != NULL;
    for (uint32_t i = 0; ok && i < dfg_n_functions(all->m); i++)
        ok = dfg_post_order(all->m, dfg_function(all->m, i), list_node, all) == DFG_OK;
    for (uint32_t i = 0, k = all->n_order; ok && i + 1 < k; i++) {
        dfg_node n = all->order[i];
        all->order[i] = all->order[--k];
        all->order[k] = n;
    }
    return ok;
}

/* ---- views ---- */

static dfg_status bind_names(struct matches *all, const struct dfg_names *names, struct view *v)
{
    dfg_status status = (names->needs & DFG_NEEDS_USERS) != 0 ? dfg_build_users(all->m) : DFG_OK;
    size_t size = dfg_bind_size(all->m, names);
    *v = (struct view){.names = names, .mem = malloc(size > 0 ? size : 1)};
    if (status == DFG_OK)
        status = v->mem != NULL ? dfg_bind(&v->graph, all->m, names, v->mem, size) : DFG_NO_MEMORY;
    return status;
}

/* The view of the unit, made once; there is room for one a target. */
static dfg_status view_of(struct matches *all, const struct dfg_unit *u, dfg_graph **view, struct dfg_error *e)
{
    const struct dfg_names *names = u->names;
    if (names == NULL)
        return dfg_fail(e, DFG_BAD_GRAPH, "'%s' has no patterns", u->name);
    for (size_t i = 0; i < all->n_views; i++)
        if (all->views[i].names == names) {
            *view = &all->views[i].graph;
            return DFG_OK;
        }
    struct view *v = &all->views[all->n_views++];
    *view = &v->graph;
    dfg_status status = bind_names(all, names, v);
    if (status == DFG_BAD_ABI)
        return dfg_fail(e, status, "'%s' was made by another version of pat2c", u->name);
    if (status == DFG_NO_MEMORY)
        return dfg_fail(e, status, "'%s': out of memory", u->name);
    return status == DFG_OK ? status : dfg_fail(e, status, "'%s' can't be bound to the graph", u->name);
}

dfg_status dfg_matches_begin(struct matches *all, dfg_module *m, const struct dfg_target *targets, size_t n,
                             struct dfg_error *e)
{
    *all = (struct matches){.m = m, .n = n};
    all->targets = calloc(n + 1, sizeof *all->targets);
    all->views = calloc(n + 1, sizeof *all->views);
    if (all->targets == NULL || all->views == NULL || !make_order(all))
        return dfg_fail(e, DFG_NO_MEMORY, "out of memory");
    dfg_status status = dfg_need_closed(m, e);
    for (size_t i = 0; i < n && status == DFG_OK; i++) {
        struct bound_target *t = &all->targets[i];
        *t = (struct bound_target){.target = &targets[i]};
        t->n_entries = targets[i].table != NULL ? targets[i].table->n : 1;
        status = view_of(all, targets[i].unit, &t->view, e);
    }
    return status;
}

void dfg_matches_end(struct matches *all)
{
    for (size_t i = 0; i < all->n_views; i++)
        free(all->views[i].mem);
    free(all->views);
    free(all->targets);
    free(all->order);
    free(all->ordered);
}

/* ---- costs ---- */

/* Is it a call that a result needs, which costs something on the host? */
static bool has_cost(const struct matches *all, dfg_node n)
{
    return all->ordered[n] && dfg_node_op(all->m, n) >= DFG_FIRST_OP;
}

static double host_cost(const struct matches *all, dfg_node n)
{
    const double *host = all->options->host;
    return host != NULL && !dfg_is_nan(host[n]) ? host[n] : 1;
}

void dfg_add_host(const struct matches *all, const struct groups *groups, const struct group *g, struct cost_sum *sum)
{
    const dfg_node *at = dfg_group_nodes(groups, g->covers);
    for (size_t i = 0; i < g->covers.n; i++)
        if (has_cost(all, at[i]))
            dfg_cost_add(sum, host_cost(all, at[i]));
}

void dfg_add_order(const struct matches *all, struct cost_sum *sum)
{
    for (uint32_t i = 0; i < all->n_order; i++)
        if (has_cost(all, all->order[i])) {
            dfg_cost_add(sum, host_cost(all, all->order[i]));
            dfg_cost_add(sum, all->options->launch);
        }
}

static void settle(const struct matches *all, const struct groups *groups, struct group *g)
{
    const dfg_node *at = dfg_group_nodes(groups, g->covers);
    g->saved = -dfg_cost_units(&all->scale, g->pick.cost);
    for (size_t i = 0; i < g->covers.n; i++)
        if (has_cost(all, at[i]))
            g->saved += dfg_cost_units(&all->scale, host_cost(all, at[i]));
}

void dfg_settle_costs(struct matches *all, struct groups *groups)
{
    struct cost_sum sum = {0};
    dfg_add_order(all, &sum);
    for (size_t k = 0; k < groups->n; k++) {
        dfg_add_host(all, groups, &groups->at[k], &sum);
        dfg_cost_add(&sum, groups->at[k].pick.cost);
        dfg_cost_add(&sum, all->options->launch);
    }
    all->scale = dfg_cost_scale(&sum);
    all->launch = dfg_cost_units(&all->scale, all->options->launch);
    for (size_t k = 0; k < groups->n; k++)
        settle(all, groups, &groups->at[k]);
    for (uint32_t i = 0; i < all->n_order; i++)
        all->none += has_cost(all, all->order[i]) ? dfg_cost_units(&all->scale, host_cost(all, all->order[i])) : 0;
}

/* ---- entries ---- */

struct entry dfg_entry_at(const struct dfg_target *t, uint32_t priority)
{
    if (t->table == NULL)
        return (struct entry){.pattern = t->pattern, .row = -1};
    uint32_t row = t->table->last_wins ? t->table->n - 1 - priority : priority;
    const struct dfg_table_entry *e = &t->table->entries[row];
    return (struct entry){&t->unit->patterns[e->pattern], (int32_t)row, e->duplicate, e};
}

double dfg_entry_cost(const struct entry *e, const dfg_graph *view, const void *match)
{
    double cost = e->said != NULL && e->said->cost != NULL ? e->said->cost(e->said, view, match) : 1;
    return dfg_is_nan(cost) ? 1 : cost;
}

/* The entries that may match at each node n, by their numbers: entry[first[n]] to entry[first[n + 1] - 1]. */
struct candidates {
    size_t *first;
    uint32_t *entry;
    size_t n, room;
};

static bool list_set(struct candidates *c, const uint64_t *set, uint32_t n_words)
{
    for (uint32_t w = 0; w < n_words; w++)
        for (uint64_t left = set[w]; left != 0; left &= left - 1) {
            if (!dfg_grow(&c->entry, &c->room, c->n + 1, sizeof *c->entry))
                return false;
            c->entry[c->n++] = w * 64 + dfg_lowest_bit(left);
        }
    return true;
}

/* Sets are few at a time, so that those of a large table stay in the cache. */
static bool sweep_table(const struct bound_target *t, uint32_t end, struct candidates *c)
{
    enum { PIECE = 1024 };
    const struct dfg_table *table = t->target->table;
    dfg_node *nodes = malloc(PIECE * sizeof *nodes), at = 0;
    uint64_t *sets = malloc(PIECE * sizeof *sets * table->n_words);
    bool ok = nodes != NULL && sets != NULL;
    for (dfg_node first = 1; ok && first < end; first += PIECE) {
        const dfg_node last = end - first < PIECE ? end : first + PIECE;
        const size_t n = table->sweep(table, t->view, first, last, nodes, sets);
        for (size_t i = 0; ok && i < n; i++) {
            while (at <= nodes[i])
                c->first[at++] = c->n;
            ok = list_set(c, sets + i * table->n_words, table->n_words);
        }
    }
    while (at <= end)
        c->first[at++] = c->n;
    free(nodes);
    free(sets);
    return ok;
}

/* Calls out (entry, node) for every candidate, nodes in order: counts, or with `nodes` lists them. */
static void fill(const struct matches *all, const struct candidates *c, size_t *at, dfg_node *nodes)
{
    for (uint32_t i = 0; i < all->n_order; i++) {
        const dfg_node n = all->order[i];
        for (size_t k = c->first[n]; k < c->first[n + 1]; k++) {
            const uint32_t e = c->entry[k];
            if (nodes != NULL)
                nodes[at[e]] = n;
            at[e]++;
        }
    }
}

static bool buckets_of_table(const struct matches *all, const struct bound_target *t, struct buckets *b)
{
    const uint32_t end = dfg_n_nodes(all->m);
    struct candidates c = {.first = malloc(((size_t)end + 1) * sizeof *c.first)};
    size_t *at = calloc(t->n_entries + 1, sizeof *at), sum = 0;
    bool ok = at != NULL && c.first != NULL && sweep_table(t, end, &c);
    if (ok) {
        fill(all, &c, at, NULL);
        for (uint32_t e = 0; e <= t->n_entries; e++) {
            size_t n = at[e];
            b->first[e] = at[e] = sum;
            sum += n;
        }
        b->nodes = malloc((sum + 1) * sizeof *b->nodes);
        ok = b->nodes != NULL;
    }
    if (ok)
        fill(all, &c, at, b->nodes);
    free(c.first);
    free(c.entry);
    free(at);
    return ok;
}

bool dfg_buckets_of(const struct matches *all, const struct bound_target *t, struct buckets *b)
{
    *b = (struct buckets){.first = calloc(t->n_entries + 2, sizeof *b->first)};
    if (b->first == NULL)
        return false;
    if (t->target->table != NULL)
        return buckets_of_table(all, t, b);
    b->nodes = malloc((all->n_order + 1) * sizeof *b->nodes);
    if (b->nodes == NULL)
        return false;
    memcpy(b->nodes, all->order, all->n_order * sizeof *b->nodes);
    b->first[1] = all->n_order;
    return true;
}

void dfg_buckets_free(struct buckets *b)
{
    free(b->first);
    free(b->nodes);
}
