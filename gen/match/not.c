/* not.c -- negation: `!p`.
 *
 * In:   a NOT and the node that it is tested at.
 * Out:  a test that a nested search for p finds nothing there.
 *
 * A NOT that uses no outer name is evaluated where it is met, others when all
 * is bound.
 */
#include "match.h"

void judge_not(struct search *s, const struct waiting *w)
{
    const struct inside in = insides_of(s, w->node->kid[0], w->guard, NULL);
    struct inner r = {.job = ASK,
                      .root = w->node->kid[0],
                      .what = "not",
                      .at = w->var,
                      .guard = w->guard,
                      .fn = w->fn,
                      .in = &in};
    fail_if(s->to, w->guard, write_inner(s, &r));
}

void visit_not(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    struct waiting w = {.guard = guard, .node = p, .var = var, .fn = s->fn};
    struct inside in = insides_of(s, p->kid[0], guard, NULL);
    if (!names_outer(&in))
        judge_not(s, &w);
    else
        *PUSH(s->denied) = w;
}
