/* sets.c -- names that are one node, or one value, in all members of sets.
 *
 * In:   the regions of a pattern (regions.h).
 * Out:  nothing but errors.
 * Errors: in one of the pattern's forms a name that is one node, extent or
 *       attribute value for all members occurs in members of sets and nowhere
 *       outside, and a choice in one of them decides what it is bound to.
 *
 * Members are matched one after another, each by a search of its own, which
 * ends before the next begins: there is no backtracking into it.  Where a name
 * is bound outside, or by members without a choice, of which there is one at
 * least, none is needed, and the search is complete.  A form takes one of the
 * alternatives of each choice.  The repetitions of a chain are part of the search
 * around it: what they bind is bound outside of other sets.
 */
#include "check.h"
#include "regions.h"

#include <string.h>

/* ---- choices ---- */

static bool may_swap(const struct pnode *p)
{
    bool commutes = p->kind == P_CALL && p->n_ops == 0;
    for (int i = 0; p->kind == P_CALL && i < p->n_ops; i++)
        commutes |= p->ops[i]->commutative;
    return commutes && !p->ordered && !p->every && p->n_kids >= 2;
}

bool pat_is_choice(const struct pnode *p)
{
    return p->kind == P_ALT || p->kind == P_CHAIN || p->kind == P_DOMINATES ||
           (p->rest_first && p->rest_last) || may_swap(p);
}

static bool has_choice(const struct pnode *p, bool *seen)
{
    if (seen[p->id] || p->kind == P_NOT)
        return false;
    seen[p->id] = true;
    bool found = pat_is_choice(p);
    for (int i = 0; i < p->n_kids && !found; i++)
        found = has_choice(p->kid[i], seen);
    return found;
}

/* ---- what binds a name, in each form ---- */

/* Bits of a form: what of the name takes part. */
enum { OUTSIDE = 1, FIRM = 2, CHOSEN = 4, FORMS = 8 };

/* A set of forms: bit f for the form with the bits f. */
typedef uint32_t forms;

static const forms NONE = 1U << 0; /* one form, in which it does not occur */

struct looker {
    const struct pnode *name; /* NULL: of a value */
    const struct var *var;    /* NULL: of a node */
    struct pat *pat;
    size_t n; /* of nodes, and one */
    forms *known; /* by pnode id; 0: not looked at */
};

static forms both(forms a, forms b)
{
    forms all = 0;
    for (int x = 0; x < FORMS; x++)
        for (int y = 0; y < FORMS; y++)
            if (a >> x & b >> y & 1)
                all |= 1U << (x | y);
    return all;
}

static forms forms_of(struct looker *, const struct pnode *);

/* Is the name bound at p? */
static bool binds(const struct looker *l, const struct pnode *p)
{
    return l->var ? pat_binds_var(p, l->var) : p == l->name;
}

static bool holds(const struct looker *l, const struct pnode *p, bool *seen)
{
    if (seen[p->id] || p->kind == P_NOT)
        return false;
    seen[p->id] = true;
    bool found = binds(l, p);
    for (int i = 0; i < p->n_kids && !found; i++)
        found = holds(l, p->kid[i], seen);
    return found;
}

/* What is matched once for each member, but for what stands at `stop`; may_be_empty: or not at all. */
static forms forms_of_set(const struct looker *l, const struct pnode *member, bool *stop, bool may_be_empty)
{
    if (!holds(l, member, stop))
        return NONE;
    if (has_choice(member, pat_alloc(l->pat, l->n)))
        return 1U << CHOSEN;
    return may_be_empty ? NONE : 1U << FIRM;
}

/* Names of other statements keep their place there, with all below them: what these bind.  stop: to have them. */
static forms forms_of_others(struct looker *l, const struct pnode *p, const struct pnode *member, bool *seen, bool *stop)
{
    const struct capture *c = p->capture;
    forms all = NONE;
    if (seen[p->id])
        return NONE;
    seen[p->id] = true;
    if (c && !c->is_param && p != member) {
        stop[p->id] = true;
        return forms_of(l, p);
    }
    for (int i = 0; p->kind != P_NOT && i < p->n_kids; i++)
        all = both(all, forms_of_others(l, p->kid[i], member, seen, stop));
    return all;
}

static forms forms_of_statement(struct looker *l, const struct pnode *member)
{
    bool *stop = pat_alloc(l->pat, l->n);
    const forms others = forms_of_others(l, member, member, pat_alloc(l->pat, l->n), stop);
    return both(others, forms_of_set(l, member, stop, false));
}

static forms forms_of_kid(struct looker *l, const struct pnode *p, int i)
{
    if (p->kind == P_NOT)
        return NONE;
    if (p->kind == P_DOMINATES && i == 1)
        return forms_of_set(l, p->kid[i], pat_alloc(l->pat, l->n), true);
    if (p->every && i == p->n_kids - 1)
        return forms_of_set(l, p->kid[i], pat_alloc(l->pat, l->n), false);
    return forms_of(l, p->kid[i]) | (p->kind == P_CHAIN && i == 0 ? NONE : 0);
}

static forms forms_of(struct looker *l, const struct pnode *p)
{
    forms all = NONE, any = 0;
    if (l->known[p->id])
        return l->known[p->id];
    for (int i = 0; i < p->n_kids; i++) {
        const forms kid = forms_of_kid(l, p, i);
        any |= kid;
        all = both(all, kid);
    }
    if (p->kind == P_ALT)
        all = any;
    return l->known[p->id] = binds(l, p) ? both(all, 1U << OUTSIDE) : all;
}

/* ---- names ---- */

/* Of a name of the region: does a choice in one of its sets say what it is, and nothing else? */
static bool is_chosen(struct looker *l, const struct pattern *p, const struct region *own)
{
    if (own->up)
        return forms_of(l, pat_member_of(own)) >> CHOSEN & 1;
    forms all = NONE;
    for (int i = 0; i < p->n_roots && !p->every_root; i++)
        all = both(all, forms_of(l, p->roots[i]));
    for (int i = 0; i < p->n_every; i++)
        all = both(all, forms_of_statement(l, p->every[i]));
    return all >> CHOSEN & 1;
}

static void check_shared(struct pat *pat, const struct pattern *p, const struct region *own, const struct pnode *name,
                         const struct var *var)
{
    const size_t n = (size_t)p->n_nodes + 1;
    struct looker l = {name, var, pat, n, pat_alloc(pat, n * sizeof *l.known)};
    if (!own || own->kind == REGION_NOT || !is_chosen(&l, p, own))
        return;
    pat_error_at(pat, var ? var->at : name->at, "'%s' is one %s in all members of sets, and a choice in a member decides which",
                 var ? var->name : name->name, var ? "value" : "node");
    pat_hint(pat, "name it outside of the sets as well, in all alternatives, so that it is bound before they are matched");
}

void pat_check_shared_sets(struct pat *pat, const struct pattern *p, const struct regions *found)
{
    if (found->all.n < 2)
        return;
    struct pnode **node = pat_nodes_of(pat, p);
    for (int i = 0; i < p->n_nodes; i++)
        if (node[i] && node[i]->name && node[i]->kind != P_LINK)
            check_shared(pat, p, found->of[i], node[i], NULL);
    for (int i = 0; i < p->n_vars; i++)
        check_shared(pat, p, found->of_var[i], NULL, p->vars[i]);
}
