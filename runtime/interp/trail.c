/* trail.c -- what a search has bound, and how it is taken back.
 *
 * In:   nodes, variables, sets to bind; regions of the pattern.
 * Out:  the same state as at an earlier point, whatever was bound, unbound or
 *       added to a set since: each change remembers what was there before.
 *
 * A region's nodes are bound once for each member of a set; between members
 * they are unbound, and what they were bound to is added to the sets.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

static void remember(struct ref *r, struct ref_bound b)
{
    if (!dfg_grow(&r->trail, &r->cap_trail, r->n_trail + 1, sizeof *r->trail)) {
        r->mem.failed = true; /* the search ends without an answer */
        return;
    }
    r->trail[r->n_trail++] = b;
}

static void put_node(struct ref *r, enum ref_undo what, uint32_t p, dfg_node n)
{
    if (what == UNDO_MOVED)
        r->aside[p] += (r->node[p] != DFG_NONE) - (n != DFG_NONE);
    r->node[p] = n;
}

static void set_node(struct ref *r, enum ref_undo what, uint32_t p, dfg_node n)
{
    remember(r, (struct ref_bound){.what = what, .index = p, .was.node = r->node[p]});
    put_node(r, what, p, n);
}

void dfg_ref_bind_node(struct ref *r, uint32_t p, dfg_node n)
{
    set_node(r, UNDO_NODE, p, n);
}

static void set_var(struct ref *r, uint32_t v, dfg_val val, dfg_node at, bool bound)
{
    remember(r, (struct ref_bound){.what = UNDO_VAR,
                                   .index = v,
                                   .was_bound = r->var_bound[v],
                                   .was_at = r->var_at[v],
                                   .was.val = r->var[v]});
    r->var[v] = val;
    r->var_at[v] = at;
    r->var_bound[v] = bound;
}

void dfg_ref_bind_var(struct ref *r, uint32_t v, dfg_val val, dfg_node at)
{
    set_var(r, v, val, at, true);
}

static void set_set(struct ref *r, uint32_t set, struct dfg_nodes nodes, bool bound)
{
    remember(r, (struct ref_bound){
                    .what = UNDO_SET, .index = set, .was_bound = r->set_bound[set], .was.set = r->set[set]});
    r->set[set] = nodes;
    r->set_bound[set] = bound;
}

void dfg_ref_bind_set(struct ref *r, uint32_t set, struct dfg_nodes nodes)
{
    set_set(r, set, nodes, true);
}

static void add_item(struct ref *r, uint32_t set, dfg_node n)
{
    struct ref_item *item = dfg_stack_alloc(&r->mem, 1, sizeof *item);
    if (item == NULL)
        return;
    *item = (struct ref_item){n, r->items[set]};
    remember(r, (struct ref_bound){.what = UNDO_ITEMS, .index = set, .was.items = r->items[set]});
    r->items[set] = item;
}

/* ---- taking back ---- */

struct ref_point dfg_ref_point(const struct ref *r)
{
    return (struct ref_point){r->n_trail, dfg_stack_mark(&r->mem)};
}

static void take_back(struct ref *r, const struct ref_bound *b)
{
    switch (b->what) {
    case UNDO_NODE:
    case UNDO_MOVED:
        put_node(r, b->what, b->index, b->was.node);
        break;
    case UNDO_VAR:
        r->var[b->index] = b->was.val;
        r->var_at[b->index] = b->was_at;
        r->var_bound[b->index] = b->was_bound;
        break;
    case UNDO_SET:
        r->set[b->index] = b->was.set;
        r->set_bound[b->index] = b->was_bound;
        break;
    case UNDO_ITEMS:
        r->items[b->index] = b->was.items;
        break;
    }
}

void dfg_ref_go_back(struct ref *r, struct ref_point to)
{
    while (r->n_trail > to.n_trail)
        take_back(r, &r->trail[--r->n_trail]);
    dfg_stack_release(&r->mem, to.mem);
}

/* ---- regions ---- */

bool dfg_ref_in_region(const struct ref *r, uint32_t region, uint32_t outer)
{
    while (region != outer && region != 0)
        region = r->d->regions[region].up;
    return region == outer;
}

uint32_t dfg_ref_region(const struct ref *r, enum pat_region_kind kind, uint32_t p)
{
    for (uint32_t i = 1; i < r->d->n_regions; i++)
        if (r->d->regions[i].kind == kind && r->d->regions[i].node == p)
            return i;
    return 0;
}

struct ref_values dfg_ref_values(struct ref *r, uint32_t region)
{
    const struct pat_pattern *d = r->d;
    struct ref_values v = {
        dfg_stack_alloc(&r->mem, d->n_nodes, sizeof *v.node),
        dfg_stack_alloc(&r->mem, d->n_vars, sizeof *v.var_at),
        dfg_stack_alloc(&r->mem, d->n_vars, sizeof *v.var),
        dfg_stack_alloc(&r->mem, d->n_vars, sizeof *v.var_bound),
        dfg_stack_alloc(&r->mem, r->n_sets, sizeof *v.set_bound),
        dfg_stack_alloc(&r->mem, r->n_sets, sizeof *v.set),
    };
    if (r->mem.failed)
        return v;
    for (uint32_t i = 0; i < d->n_nodes; i++)
        v.node[i] = dfg_ref_in_region(r, d->nodes[i].region, region) ? r->node[i] : DFG_NONE;
    for (uint32_t i = 0; i < d->n_vars; i++) {
        v.var_bound[i] = r->var_bound[i] && dfg_ref_in_region(r, d->var_region[i], region);
        v.var[i] = r->var[i];
        v.var_at[i] = r->var_at[i];
    }
    for (uint32_t i = 0; i < r->n_sets; i++) {
        v.set_bound[i] = r->set_bound[i] && dfg_ref_in_region(r, r->set_region[i], region);
        v.set[i] = r->set[i];
    }
    return v;
}

/* values NULL: all are unbound; sets of operands stay, empty. */
static void rebind(struct ref *r, uint32_t region, const struct ref_values *to)
{
    const struct pat_pattern *d = r->d;
    const enum ref_undo what = d->regions[region].kind == PAT_R_LINKS ? UNDO_MOVED : UNDO_NODE;
    if (r->mem.failed)
        return;
    for (uint32_t i = 0; i < d->n_nodes; i++) {
        dfg_node n = to != NULL ? to->node[i] : DFG_NONE;
        if (r->node[i] != n && dfg_ref_in_region(r, d->nodes[i].region, region))
            set_node(r, what, i, n);
    }
    for (uint32_t i = 0; i < d->n_vars; i++) {
        bool bound = to != NULL && to->var_bound[i];
        if ((r->var_bound[i] || bound) && dfg_ref_in_region(r, d->var_region[i], region))
            set_var(r, i, bound ? to->var[i] : r->var[i], bound ? to->var_at[i] : DFG_NONE, bound);
    }
    for (uint32_t i = 0; i < r->n_sets; i++)
        if (r->set_bound[i] && dfg_ref_in_region(r, r->set_region[i], region))
            dfg_ref_bind_set(r, i,
                             to != NULL && to->set_bound[i] ? to->set[i] : (struct dfg_nodes){&r->root, 0});
}

void dfg_ref_unbind(struct ref *r, uint32_t region)
{
    rebind(r, region, NULL);
}

void dfg_ref_restore(struct ref *r, uint32_t region, const struct ref_values *to)
{
    rebind(r, region, to);
}

/* ---- sets ---- */

void dfg_ref_take_part(struct ref *r, uint32_t region)
{
    for (uint32_t i = 0; i < r->n_sets; i++)
        if (!r->set_bound[i] && r->set_region[i] != 0 && dfg_ref_in_region(r, r->set_region[i], region))
            dfg_ref_bind_set(r, i, (struct dfg_nodes){&r->root, 0}); /* empty, and not NULL */
}

void dfg_ref_collect(struct ref *r, uint32_t region)
{
    for (uint32_t i = 0; i < r->n_sets; i++) {
        if (r->set_region[i] != region)
            continue;
        const struct pat_capture *c = &r->d->captures[i];
        if (c->var >= 0) {
            if (r->var_bound[c->var])
                add_item(r, i, r->var_at[c->var]);
        } else if (c->ref >= 0) {
            if (r->node[c->ref] != DFG_NONE)
                add_item(r, i, r->node[c->ref]);
        } else {
            for (uint32_t k = 0; r->set_bound[i] && k < r->set[i].n; k++)
                add_item(r, i, r->set[i].at[k]);
        }
    }
}

struct dfg_nodes dfg_ref_items(struct ref *r, uint32_t set)
{
    uint32_t n = 0;
    for (const struct ref_item *i = r->items[set]; i != NULL; i = i->before)
        n++;
    dfg_node *at = dfg_stack_alloc(&r->mem, n, sizeof *at);
    if (at == NULL)
        return (struct dfg_nodes){NULL, 0};
    uint32_t k = n;
    for (const struct ref_item *i = r->items[set]; i != NULL; i = i->before)
        at[--k] = i->n;
    return (struct dfg_nodes){at, n};
}
