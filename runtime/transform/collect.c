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
    double least; /* what it must save */
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
            all->at[k].pick.cost <= all->at[all->n - 1].pick.cost)
            return true;
    return false;
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
    if (all->at[all->n - 1].host - pick->cost < c->least || is_repeated(c))
        all->n--;
    else
        c->forms++;
    c->cut = c->cut || c->forms == MOST_FORMS;
    return c->forms == MOST_FORMS;
}

static bool collect_all(struct matches *all, struct grouping *g, struct dfg_selection *s, double least,
                        bool *cut)
{
    struct collector c = {.g = g, .s = s, .least = least};
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

bool dfg_collect_groups(struct matches *all, struct dfg_selection *s, double least, bool *cut)
{
    struct grouping g;
    bool ok = dfg_grouping_begin(&g, all->m, &s->groups);
    g.host = all->host;
    ok = ok && collect_all(all, &g, s, least, cut);
    dfg_grouping_end(&g);
    return ok;
}
