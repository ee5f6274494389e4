/* greedy.c -- entry after entry, each over the whole graph from its outputs backwards.
 *
 * In:   the targets, in order.
 * Out:  the groups of the matches taken, none overlapping another.
 *
 * What the literal loop of one partition an entry gives, in one walk over the
 * graph: a sweep finds the candidates of all entries at once, and an entry then
 * looks at its own only.  At a root the first match counts whose group is legal:
 * where a form fails because a value escapes, the next form is tried.
 */
#include <stdlib.h>

#include "group.h"

struct attempt {
    struct grouping *g;
    struct dfg_selection *s;
    size_t target;
    struct joint *joint;
    const struct entry *entry;
    const dfg_graph *view;
};

static bool take(void *ctx, const void *match)
{
    struct attempt *a = ctx;
    struct groups *all = a->g->groups;
    enum dfg_refused why =
        a->g->failed ? DFG_ESCAPES : dfg_group_of_match(a->g, a->entry->pattern, match, a->entry->duplicate);
    if (why == DFG_NOT_REFUSED && !dfg_joint_add(a->joint, all, &all->at[all->n - 1], &a->g->failed)) {
        all->n--;
        why = DFG_CYCLIC;
    }
    if (why != DFG_NOT_REFUSED) {
        dfg_refuse(a->s, *(const dfg_node *)match,
                   (struct dfg_refusal){(uint8_t)why, (uint32_t)a->target, a->entry->row, a->g->blamed});
        return a->g->failed;
    }
    struct dfg_pick *pick = &all->at[all->n - 1].pick;
    pick->cost = dfg_entry_cost(a->entry, a->view, match);
    pick->entry = a->entry->row;
    return true;
}

static void cover(struct dfg_selection *s, size_t group)
{
    const dfg_node *at = dfg_group_nodes(&s->groups, s->groups.at[group].covers);
    for (size_t i = 0; i < s->groups.at[group].covers.n; i++)
        s->of[at[i]] = (uint32_t)group + 1;
}

static void run_entry(struct grouping *g, struct joint *joint, struct dfg_selection *s,
                      const struct bound_target *t, uint32_t target, const struct entry *e,
                      const dfg_node *roots, size_t n)
{
    struct attempt a = {g, s, target, joint, e, t->view};
    for (size_t i = 0; i < n && !g->failed; i++) {
        size_t before = s->groups.n;
        if (s->of[roots[i]] != 0)
            continue;
        e->pattern->each(e->pattern, t->view, roots[i], take, &a);
        if (s->groups.n == before)
            continue;
        s->groups.at[before].pick.target = target;
        cover(s, before);
    }
}

bool dfg_select_greedy(struct matches *all, struct dfg_selection *s)
{
    struct grouping g;
    struct joint joint;
    bool ok = dfg_joint_begin(&joint, all);
    ok = dfg_grouping_begin(&g, all->m, &s->groups) && ok;
    g.taken = s->of;
    for (size_t t = 0; ok && t < all->n; t++) {
        struct buckets b;
        ok = dfg_buckets_of(all, &all->targets[t], &b);
        for (uint32_t e = 0; ok && e < all->targets[t].n_entries; e++) {
            struct entry entry = dfg_entry_at(all->targets[t].target, e);
            run_entry(&g, &joint, s, &all->targets[t], (uint32_t)t, &entry, b.nodes + b.first[e],
                      b.first[e + 1] - b.first[e]);
        }
        dfg_buckets_free(&b);
    }
    ok = ok && !g.failed;
    dfg_grouping_end(&g);
    dfg_joint_end(&joint);
    return ok;
}
