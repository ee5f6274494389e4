/* reach.c -- how far from its roots a match looks.
 *
 * In:   a checked pattern.
 * Out:  depth: edges from a root, or a member of an `every` statement, down to
 *       the lowest node that is tested, or that a replacement asks; height: edges
 *       from a node that the match reached downwards up to the highest that it
 *       found by its users.  Never too small.  Walks along dominators and chains,
 *       `depends` and C predicates may look at all that a root is computed from.
 */
#include "reach.h"
#include "parts.h"

struct measure {
    bool *seen;
    bool *asked; /* by pnode id: does a condition or a replacement ask about what stands there? */
    int *depth;
    bool far, users;
};
enum { UNSEEN = -1 }; /* the depth of a wildcard: the edge to it leads to a node that nothing looks at */

static int deeper(int a, int b)
{
    return a > b ? a : b;
}

static void ask(struct measure *w, const struct pnode *p)
{
    if (p)
        w->asked[p->id] = true;
}

/* A condition may ask about a node's constant, type, attributes: its own; of its users; of all between. */
static void look_into(struct measure *w, const struct expr *e)
{
    if (!e)
        return;
    const bool asks = e->kind == E_CALL || e->kind == E_PRED;
    w->far |= e->kind == E_EXTERN || (asks && pat_functions[e->func].reads == READS_BELOW);
    w->users |= asks && pat_functions[e->func].reads == READS_USERS;
    ask(w, e->node);
    ask(w, e->set ? e->set->node : NULL);
    for (int i = 0; i < e->n_kids; i++)
        look_into(w, e->kid[i]);
}

/* A replacement asks about what it takes attributes, dtypes or fields of, but not about operands of new calls. */
static void ask_for(struct measure *w, const struct new_value *v, bool is_operand)
{
    if (!v)
        return;
    if (!is_operand || v->kind != NEW_CAPTURE)
        ask(w, v->capture ? v->capture->node : NULL);
    for (int i = 0; i < v->n_attrs; i++) {
        ask(w, v->attrs[i].from ? v->attrs[i].from->node : NULL);
        look_into(w, v->attrs[i].value);
    }
    look_into(w, v->value);
    ask_for(w, v->callee, false);
    for (int i = 0; i < v->n_kids; i++)
        ask_for(w, v->kid[i], v->kind == NEW_CALL);
}

static void ask_all(struct measure *w, struct pat *pat, const struct pattern *p)
{
    const struct match_parts *parts = pat_parts_of(pat, p);
    for (int i = 0; i < parts->nodes.n; i++) {
        const struct pnode *n = parts->nodes.at[i];
        for (int k = 0; k < n->n_where; k++)
            look_into(w, n->where[k]);
        for (int k = 0; k < n->n_attrs; k++)
            look_into(w, n->attrs[k].expr);
    }
    for (int i = 0; i < p->n_where; i++)
        look_into(w, p->where[i]);
    for (int i = 0; i < p->n_made; i++)
        ask_for(w, p->made[i], true);
    for (int i = 0; i < p->n_locals; i++)
        ask_for(w, p->locals[i], true);
    /* what several roots share, or `every` goes up from, may be a wildcard */
    const bool all = p->rewrite_extern || p->n_roots > 1 || p->n_every > 0 || w->users;
    for (int i = 0; all && i < p->n_nodes; i++)
        w->asked[i] = true;
}

static bool is_unseen(const struct measure *w, const struct pnode *p)
{
    return p->kind == P_ANY && !w->asked[p->id] && !p->member_of && p->n_attrs == 0 && !p->exact && p->n_types == 0 &&
           p->n_where == 0;
}

static int depth_below(struct measure *w, const struct pnode *p)
{
    if (w->seen[p->id])
        return w->depth[p->id];
    w->seen[p->id] = true;
    w->far |= p->kind == P_DOMINATES || p->kind == P_CHAIN;
    if (is_unseen(w, p))
        return w->depth[p->id] = UNSEEN;
    const bool same_node = p->kind == P_ALT || p->kind == P_AND || p->kind == P_NOT;
    int depth = pat_has_first_result(p) ? 1 : 0;
    for (int i = 0; i < p->n_kids; i++) {
        const int kid = depth_below(w, p->kid[i]);
        depth = deeper(depth, same_node ? kid : kid + 1 + pat_has_first_result(p));
    }
    if (p->rest_first ||
        p->rest_last) /* what stands for `...` is asked for its presence, captured, counted */
        depth = deeper(depth, 1 + pat_has_first_result(p));
    return w->depth[p->id] = depth;
}

static int levels_of(struct pat *, const struct pattern *p, const struct pnode *member);

static int levels_below(struct pat *pat, const struct pattern *p, const struct pnode *part, bool *seen)
{
    int most = part->member_of ? levels_of(pat, p, part->member_of->node) : 0;
    seen[part->id] = true;
    for (int i = 0; i < part->n_kids; i++)
        if (!seen[part->kid[i]->id])
            most = deeper(most, levels_below(pat, p, part->kid[i], seen));
    return most;
}

/* How many `every` statements lead, each from what the one before binds, to this one's members. */
static int levels_of(struct pat *pat, const struct pattern *p, const struct pnode *member)
{
    return levels_below(pat, p, member, pat_alloc(pat, (size_t)p->n_nodes + 1)) + 1;
}

struct reach pat_reach_of(struct pat *pat, const struct pattern *p)
{
    struct reach r = {0, 0};
    const size_t n = (size_t)p->n_nodes + 1;
    pat_begin_aside(pat);
    struct measure w = {
        .seen = pat_alloc(pat, n * sizeof *w.seen),
        .asked = pat_alloc(pat, n * sizeof *w.asked),
        .depth = pat_alloc(pat, n * sizeof *w.depth)};
    ask_all(&w, pat, p);
    for (int i = 0; pat_start(p, i); i++)
        r.depth = deeper(r.depth, depth_below(&w, pat_start(p, i)));
    if (p->n_roots > 1) /* a further root stands no higher above what it shares than it is deep */
        r.height = r.depth;
    for (int i = 0; i < p->n_every; i++)
        r.height = deeper(r.height, levels_of(pat, p, p->every[i]));
    if (w.users)
        r.height = deeper(r.height, 1);
    if (w.far) {
        r.depth = REACH_FAR;
        r.height = deeper(r.height, 1); /* who uses what lies between */
    }
    pat_end_aside(pat);
    return r;
}
