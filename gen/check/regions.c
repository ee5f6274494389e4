/* regions.c -- the region of every node and variable of a pattern.
 *
 * In:   a pattern: its roots, `every` statements, how many nodes and variables it has.
 * Out:  for each node, variable: the innermost region around all paths to it.
 *
 * A walk from the roots; where a second path reaches a node, its region becomes
 * the common one of both, and the walk continues from there.  Time O(nodes *
 * depth of regions * paths that narrow).
 */
#include "regions.h"

struct walk {
    struct regions *found;
    struct region **inner; /* by pnode id: the region that it opens */
};

static struct region *common(struct region *a, struct region *b)
{
    while (a != b) {
        if (a->depth >= b->depth)
            a = a->up;
        else
            b = b->up;
    }
    return a;
}

static struct region *add_region(struct pat *pat, struct regions *found, enum region_kind kind,
                                 const struct pnode *p, struct region *up)
{
    struct region *r = pat_alloc(pat, sizeof *r);
    *r = (struct region){.kind = kind, .up = up, .id = found->all.n, .node = p};
    r->depth = up ? up->depth + 1 : 0;
    *PAT_PUSH(pat, found->all) = r;
    return r;
}

static struct region *open_region(struct pat *pat, struct walk *w, const struct pnode *p,
                                  enum region_kind kind, struct region *up)
{
    struct region *r = w->inner[p->id];
    if (!r)
        return w->inner[p->id] = add_region(pat, w->found, kind, p, up);
    r->up = up;
    r->depth = up->depth + 1;
    return r;
}

bool pat_is_argument(const struct pnode *chain, const struct pnode *p)
{
    bool found = false;
    for (int i = 0; i < chain->n_args; i++)
        found |= chain->args[i] == p;
    return found;
}

/* Names of other statements keep their place; a chain's arguments stand outside of it. */
static struct region *enter_node(const struct pnode *p, struct region *r)
{
    const struct capture *c = p->capture;
    while ((c && r->kind == REGION_STATEMENT && !c->is_param && p != r->node) ||
           (r->kind == REGION_CHAIN && pat_is_argument(r->node, p)))
        r = r->up;
    return r;
}

static struct region *region_of_kid(struct pat *pat, struct walk *w, const struct pnode *p, int i,
                                    struct region *r)
{
    if (p->kind == P_NOT)
        return open_region(pat, w, p, REGION_NOT, r);
    if (p->kind == P_DOMINATES && i == 1)
        return open_region(pat, w, p, REGION_PATH, r);
    if (p->every && i == p->n_kids - 1)
        return open_region(pat, w, p, REGION_OPERANDS, r);
    if (p->kind == P_CHAIN && i == 0)
        return open_region(pat, w, p, REGION_CHAIN, r);
    return r;
}

static void reach(struct pat *pat, struct walk *w, const struct pnode *p, struct region *r)
{
    r = enter_node(p, r);
    struct region *before = w->found->of[p->id];
    if (before)
        r = common(before, r);
    if (r == before)
        return;
    w->found->of[p->id] = r;
    for (int i = 0; i < p->n_kids; i++)
        reach(pat, w, p->kid[i], region_of_kid(pat, w, p, i, r));
}

/* ---- what a region is ---- */

struct pnode *pat_member_of(const struct region *r)
{
    switch (r->kind) {
    case REGION_STATEMENT:
        return (struct pnode *)r->node;
    case REGION_PATH:
        return r->node->kid[1];
    case REGION_CHAIN:
        return r->node->kid[0];
    case REGION_OPERANDS:
        return r->node->kid[r->node->n_kids - 1];
    case REGION_OUTER:
    case REGION_NOT:
        break;
    }
    return NULL;
}

bool pat_lies_in(const struct region *r, bool denied)
{
    for (; r->kind != REGION_OUTER; r = r->up)
        if ((r->kind == REGION_NOT) == denied)
            return true;
    return false;
}

/* ---- dimensions and attribute values ---- */

static void reach_var(struct regions *found, const struct var *v, struct region *r)
{
    if (v)
        found->of_var[v->id] = found->of_var[v->id] ? common(found->of_var[v->id], r) : r;
}

static void reach_dims(struct regions *found, const struct type_pat *t, struct region *r)
{
    for (int i = 0; i < t->n_dims; i++)
        reach_var(found, t->dims[i].var, r);
    for (int i = 0; i < t->n_fields; i++)
        reach_dims(found, t->fields[i], r);
}

static void reach_vars(struct regions *found, const struct pnode *p, bool *seen)
{
    if (seen[p->id])
        return;
    seen[p->id] = true;
    for (int i = 0; i < p->n_types; i++)
        reach_dims(found, p->types[i], found->of[p->id]);
    for (int i = 0; i < p->n_attrs; i++)
        reach_var(found, p->attrs[i].var, found->of[p->id]);
    for (int i = 0; i < p->n_kids; i++)
        reach_vars(found, p->kid[i], seen);
}

/* ---- all of a pattern ---- */

struct regions *pat_regions_of(struct pat *pat, const struct pattern *p)
{
    const size_t n = (size_t)p->n_nodes + 1;
    struct regions *found = pat_alloc(pat, sizeof *found);
    *found = (struct regions){.of = pat_alloc(pat, sizeof *found->of * n),
                              .of_var = pat_alloc(pat, sizeof *found->of_var * ((size_t)p->n_vars + 1))};
    struct walk w = {found, pat_alloc(pat, sizeof *w.inner * n)};
    bool *seen = pat_alloc(pat, n);
    struct region *outer = add_region(pat, found, REGION_OUTER, NULL, NULL);
    for (int i = 0; i < p->n_roots && !p->every_root; i++)
        reach(pat, &w, p->roots[i], outer);
    for (int i = 0; i < p->n_every; i++)
        reach(pat, &w, p->every[i], add_region(pat, found, REGION_STATEMENT, p->every[i], outer));
    for (int i = 0; pat_start(p, i); i++)
        reach_vars(found, pat_start(p, i), seen);
    return found;
}
