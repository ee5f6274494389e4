/* sets.c -- names that only sets bind, all of them to one node.
 *
 * In:   the regions of a pattern (regions.h).
 * Out:  nothing but errors.
 * Errors: a name occurs in the members of two sets and nowhere outside, and a
 *       choice in one of the members decides what it is bound to.
 *
 * Members are matched one after another, each by a search of its own, which
 * ends before the next begins: there is no backtracking into it.  Where a name
 * is bound outside, or a member has no choice, none is needed, and the search
 * is complete.  The repetitions of a chain are part of the search around it:
 * what they bind is bound outside of other sets.
 */
#include "check.h"
#include "regions.h"

#include <string.h>

/* A way that leads to a node: from a user, or NULL for a root. */
struct way {
    const struct pnode *p;
    const struct region *in; /* where it comes in */
};

struct ways {
    const struct regions *found;
    VEC(struct way) all;
    bool *seen;
};

/* The region that the kid stands in. */
static const struct region *region_of_kid(const struct ways *w, const struct pnode *p, int i)
{
    const bool opens = p->kind == P_NOT || (p->kind == P_DOMINATES && i == 1) ||
                       (p->every && i == p->n_kids - 1) || (p->kind == P_CHAIN && i == 0);
    for (int r = 0; opens && r < w->found->all.n; r++)
        if (w->found->all.at[r]->node == p && w->found->all.at[r]->kind != REGION_STATEMENT)
            return w->found->all.at[r];
    return w->found->of[p->id];
}

static void list_ways(struct pat *pat, struct ways *w, const struct pnode *p)
{
    if (w->seen[p->id])
        return;
    w->seen[p->id] = true;
    for (int i = 0; i < p->n_kids; i++) {
        *PAT_PUSH(pat, w->all) = (struct way){p->kid[i], region_of_kid(w, p, i)};
        list_ways(pat, w, p->kid[i]);
    }
}

/* ---- choices ---- */

static bool may_swap(const struct pnode *p)
{
    bool commutes = p->kind == P_CALL && p->n_ops == 0;
    for (int i = 0; p->kind == P_CALL && i < p->n_ops; i++)
        commutes |= p->ops[i]->commutative;
    return commutes && !p->ordered && !p->every && p->n_kids >= 2;
}

static bool is_choice(const struct pnode *p)
{
    return p->kind == P_ALT || p->kind == P_CHAIN || p->kind == P_DOMINATES ||
           (p->rest_first && p->rest_last) || may_swap(p);
}

static bool has_choice(const struct pnode *p, bool *seen)
{
    if (seen[p->id] || p->kind == P_NOT)
        return false;
    seen[p->id] = true;
    bool found = is_choice(p);
    for (int i = 0; i < p->n_kids && !found; i++)
        found = has_choice(p->kid[i], seen);
    return found;
}

static const struct pnode *member_of(const struct region *r)
{
    const struct pnode *p = r->node;
    return r->kind == REGION_STATEMENT  ? p
           : r->kind == REGION_OPERANDS ? p->kid[p->n_kids - 1]
           : r->kind == REGION_PATH     ? p->kid[1]
           : r->kind == REGION_CHAIN    ? p->kid[0]
                                        : NULL; /* `!` binds nothing */
}

/* Of the regions right below `outer`, the one that holds r. */
static const struct region *below(const struct region *r, const struct region *outer)
{
    while (r && r->up != outer)
        r = r->up;
    return r;
}

/* ---- names ---- */

static void check_shared(struct pat *pat, const struct ways *w, const struct pnode *p, int n_nodes)
{
    const struct region *own = w->found->of[p->id];
    const struct pnode *first = NULL;
    bool choice = false;
    int sets = 0;
    for (int i = 0; i < w->all.n; i++) {
        const struct region *in = w->all.at[i].in;
        if (w->all.at[i].p != p)
            continue;
        if (in == own)
            return; /* bound outside, too */
        const struct region *r = below(in, own);
        const struct pnode *member = r ? member_of(r) : NULL;
        if (!member || member == first || r->kind == REGION_CHAIN)
            continue;
        first = member;
        sets++;
        choice |= has_choice(member, pat_alloc(pat, (size_t)n_nodes + 1));
    }
    if (sets < 2 || !choice)
        return;
    pat_error_at(pat, p->at, "'%s' is one node in several sets, and a choice in their members decides which",
                 p->name);
    pat_hint(pat, "name it outside of the sets as well, so that it is bound before they are matched");
}

void pat_check_shared_sets(struct pat *pat, const struct pattern *p, const struct regions *found, int n_nodes)
{
    struct ways w = {.found = found, .seen = pat_alloc(pat, (size_t)n_nodes + 1)};
    bool *done = pat_alloc(pat, (size_t)n_nodes + 1);
    for (int i = 0; i < p->n_roots; i++) {
        *PAT_PUSH(pat, w.all) = (struct way){p->roots[i], found->of[p->roots[i]->id]};
        list_ways(pat, &w, p->roots[i]);
    }
    for (int i = 0; i < p->n_every; i++) {
        *PAT_PUSH(pat, w.all) = (struct way){p->every[i], found->of[p->every[i]->id]};
        list_ways(pat, &w, p->every[i]);
    }
    for (int i = 0; i < w.all.n; i++) {
        const struct pnode *to = w.all.at[i].p;
        if (to->name && to->kind != P_LINK && !done[to->id])
            check_shared(pat, &w, to, n_nodes);
        done[to->id] = true;
    }
}
