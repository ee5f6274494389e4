/* collect.c -- every group that may be taken.
 *
 * In:   the targets, in order.
 * Out:  the legal groups of every entry at every root, each form once; why others
 *       are none.  At a root the first 64 forms of an entry are looked at.
 */
#include <string.h>

#include "group.h"

enum { MOST_FORMS = 64 };

struct collector {
    struct grouping *g;
    struct dfg_selection *s;
    const struct entry *entry;
    const dfg_graph *view;
    uint32_t target, forms;
    size_t first; /* of this root */
    const struct matches *all;
    const struct cost_sum *limit; /* no group may cost more; NULL: than its calls on the host, less a launch */
    bool cut;
};

static bool same_nodes(const struct groups *all, struct part_span a, struct part_span b)
{
    return a.n == b.n &&
           memcmp(dfg_group_nodes(all, a), dfg_group_nodes(all, b), a.n * sizeof(dfg_node)) == 0;
}

/* Is what the newest group covers at its root covered by another form already? */
static bool is_repeated(const struct collector *c)
{
    const struct groups *all = c->g->groups;
    for (size_t k = c->first; k + 1 < all->n; k++)
        if (same_nodes(all, all->at[k].covers, all->at[all->n - 1].covers) &&
            dfg_cost_order(all->at[k].pick.cost) <= dfg_cost_order(all->at[all->n - 1].pick.cost))
            return true;
    return false;
}

/* Does the newest group cost so much that no least sum has it? */
static bool is_too_much(const struct collector *c)
{
    const struct groups *all = c->g->groups;
    const struct group *g = &all->at[all->n - 1];
    struct cost_sum host = {0}, cost = {0};
    if (c->limit == NULL) {
        dfg_add_host(c->all, all, g, &host);
        dfg_cost_add(&cost, c->all->options->launch);
    }
    dfg_cost_add(dfg_cost_order(g->pick.cost) < 0 ? &host : &cost, g->pick.cost);
    return dfg_cost_less(c->limit != NULL ? c->limit : &host, &cost);
}

static bool collect(void *ctx, const void *match)
{
    struct collector *c = ctx;
    struct groups *all = c->g->groups;
    enum dfg_refused why =
        c->g->failed ? DFG_ESCAPES : dfg_group_of_match(c->g, c->entry->pattern, match, c->entry->duplicate);
    dfg_refuse(c->s, *(const dfg_node *)match,
               (struct dfg_refusal){(uint8_t)(why != DFG_NOT_REFUSED ? why : DFG_NOT_CHOSEN), c->target,
                                    c->entry->row, c->g->blamed});
    if (why != DFG_NOT_REFUSED)
        return c->g->failed;
    struct dfg_pick *pick = &all->at[all->n - 1].pick;
    pick->cost = dfg_entry_cost(c->entry, c->view, match);
    pick->entry = c->entry->row;
    pick->target = c->target;
    /* What saves nothing the least sum never needs. */
    if (is_too_much(c) || is_repeated(c))
        all->n--;
    else
        c->forms++;
    c->cut = c->cut || c->forms == MOST_FORMS;
    return c->forms == MOST_FORMS;
}

static bool collect_all(struct matches *all, struct grouping *g, struct dfg_selection *s,
                        const struct cost_sum *limit, bool *cut)
{
    struct collector c = {.g = g, .s = s, .all = all, .limit = limit};
    bool ok = true;
    for (size_t t = 0; ok && t < all->n; t++) {
        struct buckets b;
        c.view = all->targets[t].view;
        c.target = (uint32_t)t;
        ok = dfg_buckets_of(all, &all->targets[t], &b);
        for (uint32_t e = 0; ok && e < all->targets[t].n_entries; e++) {
            struct entry entry = dfg_entry_at(all->targets[t].target, e);
            c.entry = &entry;
            for (size_t i = b.first[e]; i < b.first[e + 1] && !g->failed; i++) {
                c.forms = 0;
                c.first = g->groups->n;
                entry.pattern->each(entry.pattern, c.view, b.nodes[i], collect, &c);
            }
        }
        dfg_buckets_free(&b);
    }
    *cut = c.cut;
    return ok && !g->failed;
}

bool dfg_collect_groups(struct matches *all, struct dfg_selection *s, bool by_region, bool *cut)
{
    struct grouping g;
    struct cost_sum limit = {0}; /* more than all that a group could help to save */
    bool ok = dfg_grouping_begin(&g, all->m, &s->groups);
    dfg_add_order(all, &limit);
    ok = ok && collect_all(all, &g, s, by_region ? &limit : NULL, cut);
    dfg_grouping_end(&g);
    return ok;
}
