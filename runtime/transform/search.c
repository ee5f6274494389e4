/* search.c -- matches at one node: which is tried first.
 *
 * In:   a node, the rules that may match there.
 * Out:  whether one has been applied.
 *
 * Rules in order of priority, then of text; of each its matches in the order of
 * the search.  That tries users in graph order, so of matches with the same
 * roots the first is the one whose further roots stand in graph order.
 */
#include <time.h>

#include "rewriter.h"

struct
try {
    dfg_rewriter *r;
    struct running_rule *rule;
    dfg_node at;
};

static bool accept(void *ctx, const void *match)
{
    struct try *t = ctx;
    dfg_rewriter *r = t->r;
    if (r->failed || r->m->failed)
        return true;
    return attempt_roots(r, t->rule, match) && attempt(r, t->rule, t->at, match);
}

static double now(void)
{
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The search is over, so that what it held may move. */
static bool follow_up(dfg_rewriter *r)
{
    edit_trim_users(r->m->edit);
    return views_grow(r) && queue_changes(r);
}

/* All matches of the rule at n, until one is applied. */
static void run_rule(dfg_rewriter *r, struct running_rule *rule, dfg_node n)
{
    struct try t = {r, rule, n};
    double start = r->options.timed ? now() : 0;
    r->building = &rule->file->build;
    r->view = &r->building->graph;
    rule->pattern->whole(&rule->file->search.graph, n, accept, &t);
    if (r->options.timed)
        r->stats[rule->choice].seconds += now() - start;
}

bool search(dfg_rewriter *r, dfg_node n)
{
    if (r->place[n] == UINT32_MAX || !is_candidate(r, n))
        return false;
    uint64_t before = r->applied;
    for (size_t w = 0; w <= r->n_rules / 64; w++)
        for (uint64_t set = r->found[w]; set != 0; set &= set - 1) {
            run_rule(r, &r->rules[w * 64 + dfg_lowest_bit(set)], n);
            if (r->applied != before)
                return follow_up(r);
            if (r->failed || r->m->failed)
                return false;
        }
    return false;
}
