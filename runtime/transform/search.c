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

bool search(dfg_rewriter *r, dfg_node n)
{
    if (r->place[n] == UINT32_MAX || !is_candidate(r, n))
        return false;
    for (size_t i = 0; i < r->n_rules; i++) {
        struct running_rule *rule = &r->rules[i];
        if (!(rule->file->set[rule->index / 64] >> rule->index % 64 & 1))
            continue;
        struct try t = {r, rule, n};
        r->building = &rule->file->build;
        r->view = &r->building->graph;
        uint64_t before = r->applied;
        double start = r->options.timed ? now() : 0;
        rule->pattern->whole(&rule->file->search.graph, n, accept, &t);
        if (r->options.timed)
            r->stats[rule->choice].seconds += now() - start;
        if (r->applied != before)
            return follow_up(r);
        if (r->failed || r->m->failed)
            return false;
    }
    return false;
}
