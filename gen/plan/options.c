/* options.c -- drops options of a choice that others imply.
 *
 * In:   the predicate of a pattern.
 * Out:  an equal one, in which no option of a choice implies another of it:
 *       for a set of candidates it does not matter which of them holds.
 *
 * Such options come from optional operators and swapped operands:
 * Cast?(MatMul(q * s, k) | MatMul(q, k)).
 */
#include "plan.h"

enum { MOST_OPTIONS = 32 }; /* of a choice; options are compared pair by pair */

static VEC(struct pred *) made; /* by id of what it was made of; NULL: not yet */

/* The option at `i` implies another that stays: of two equal ones the first. */
static bool is_superfluous(const preds *options, int i)
{
    for (int k = 0; k < options->n; k++)
        if (k != i && pred_implies(options->at[i], options->at[k]) &&
            (k < i || !pred_implies(options->at[k], options->at[i])))
            return true;
    return false;
}

static struct pred *some_of(const preds *options, const struct pnode *origin)
{
    preds left = {0};
    for (int i = 0; i < options->n; i++)
        if (options->n > MOST_OPTIONS || !is_superfluous(options, i))
            *PUSH(left) = options->at[i];
    return pred_some(left.at, left.n, origin);
}

static struct pred *all_of(struct pred *p, const preds *kids)
{
    preds parts = {0};
    for (int i = 0; i < p->n_atoms; i++)
        *PUSH(parts) = pred_atom(p->atom[i]);
    for (int i = 0; i < p->n_subs; i++)
        *PUSH(parts) = pred_at(p->sub[i].step, plan_options(p->sub[i].pred));
    for (int i = 0; i < kids->n; i++)
        *PUSH(parts) = kids->at[i];
    return pred_all(parts.at, parts.n, p->origin);
}

struct pred *plan_options(struct pred *p)
{
    if (p->kind == PRED_TRUE || p->kind == PRED_FALSE)
        return p;
    while (made.n <= p->id)
        *PUSH(made) = NULL;
    if (made.at[p->id])
        return made.at[p->id];
    preds kids = {0};
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(kids) = plan_options(p->kid[i]);
    struct pred *q = p->kind == PRED_SOME  ? some_of(&kids, p->origin)
                     : p->kind == PRED_NOT ? pred_not(kids.at[0])
                                           : all_of(p, &kids);
    if (q->kind != PRED_TRUE && q->kind != PRED_FALSE && !q->name)
        q->name = p->name;
    return made.at[p->id] = q;
}
