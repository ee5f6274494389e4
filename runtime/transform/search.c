/* search.c -- matches at one node: which is tried first.
 *
 * In:   a node, the rules that may match there.
 * Out:  whether one has been applied.
 *
 * Rules in order of priority, then of text; of each its matches in the order of
 * the search.  A match of a rule with several roots may be found from each of
 * them, with the same set of roots in another order.  Where the roots of one of
 * these stand in graph order, that is the one: the set belongs to its first root,
 * and before anything is done here such matches are looked for there.
 */
#include <string.h>
#include <time.h>

#include "rewriter.h"

enum order { ANY_ORDER, IN_ORDER, OTHER_ORDER }; /* in which the roots of a match stand */

struct search {
    dfg_rewriter *r;
    struct running_rule *rule;
    dfg_node at;
    enum order order;     /* of the matches that are tried */
    uint64_t met, passed; /* matches of this search; how many of them an earlier one has dealt with */
    bool stopped;         /* at a match whose roots stand in another order; they are in r->sorted */
};

static bool is_broken(const dfg_rewriter *r)
{
    return r->failed || r->m->failed;
}

/* ---- several roots ---- */

static bool is_in_order(const dfg_rewriter *r)
{
    for (size_t i = 1; i < r->n_roots; i++)
        if (!edit_before(r->m->edit, r->roots[i - 1], r->roots[i]))
            return false;
    return true;
}

/* The roots at hand, in graph order, to r->sorted. */
static bool sort_roots(dfg_rewriter *r)
{
    if (!dfg_heap_grow(r->m, &r->sorted, &r->sorted_room, r->n_roots, sizeof *r->sorted)) {
        r->failed = true;
        return false;
    }
    dfg_node *at = r->sorted;
    for (size_t i = 0; i < r->n_roots; i++) {
        size_t k = i;
        for (; k > 0 && edit_before(r->m->edit, r->roots[i], at[k - 1]); k--)
            at[k] = at[k - 1];
        at[k] = r->roots[i];
    }
    return true;
}

static bool is_searched(const dfg_rewriter *r, dfg_node n)
{
    for (size_t i = 0; i < r->n_searched; i++)
        if (r->searched[i] == n)
            return true;
    return false;
}

/* Matches in order are tried.  Another one stops the search, whose first root was not searched yet. */
static bool accept_until_other(void *ctx, const void *match)
{
    struct search *t = ctx;
    dfg_rewriter *r = t->r;
    if (is_broken(r))
        return true;
    if (!dfg_attempt_roots(r, t->rule, match))
        return false;
    bool is_new = ++t->met > t->passed;
    if (is_in_order(r))
        return is_new && dfg_rewrite_attempt(r, t->rule, t->at, match);
    if (!is_new || !sort_roots(r) || is_searched(r, r->sorted[0]))
        return is_broken(r);
    t->passed = t->met;
    t->stopped = true;
    return true;
}

static bool accept(void *ctx, const void *match)
{
    struct search *t = ctx;
    dfg_rewriter *r = t->r;
    if (is_broken(r))
        return true;
    return dfg_attempt_roots(r, t->rule, match) &&
           (t->order == ANY_ORDER || is_in_order(r) == (t->order == IN_ORDER)) &&
           dfg_rewrite_attempt(r, t->rule, t->at, match);
}

static bool has_sorted_roots(void *ctx, const void *match)
{
    struct search *t = ctx;
    dfg_rewriter *r = t->r;
    if (is_broken(r))
        return true;
    return dfg_attempt_roots(r, t->rule, match) &&
           memcmp(r->roots, r->sorted, r->n_roots * sizeof *r->roots) == 0;
}

/* Searches at the first of the sorted roots, if there is a match of just these; true: one in order was
 * applied. */
static bool search_first_root(dfg_rewriter *r, struct running_rule *rule)
{
    const struct dfg_pattern *p = rule->pattern;
    struct search t = {.r = r, .rule = rule, .at = r->sorted[0], .order = IN_ORDER};
    if (!dfg_heap_grow(r->m, &r->searched, &r->searched_room, r->n_searched + 1, sizeof *r->searched)) {
        r->failed = true;
        return false;
    }
    r->searched[r->n_searched++] = t.at;
    return p->each(p, &rule->file->search.graph, t.at, has_sorted_roots, &t) &&
           p->each(p, &rule->file->search.graph, t.at, accept, &t);
}

/* What stands in order is tried, here or at a first root; then the rest. */
static void run_in_order(struct search *t)
{
    dfg_rewriter *r = t->r;
    const dfg_graph *g = &t->rule->file->search.graph;
    r->n_searched = 0;
    do {
        t->met = 0;
        t->stopped = false;
        if (t->rule->pattern->each(t->rule->pattern, g, t->at, accept_until_other, t) && !t->stopped)
            return;
    } while (t->stopped && !search_first_root(r, t->rule));
    t->order = OTHER_ORDER;
    if (!t->stopped && r->n_searched > 0)
        t->rule->pattern->each(t->rule->pattern, g, t->at, accept, t);
}

/* False: there is no clock. */
static bool now(double *seconds)
{
    struct timespec t;
    if (timespec_get(&t, TIME_UTC) == 0)
        return false;
    *seconds = (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
    return true;
}

/* Only the view that built has seen other rows, as a rule. */
static inline bool follow_views(dfg_rewriter *r)
{
    const dfg_module *m = r->m;
    struct followed *f = &r->followed;
    if (((f->layout ^ m->layout) | (f->n_kinds ^ m->kinds.n) | (f->n_operators ^ m->operators.n) |
         (f->n_nodes ^ m->nodes.n) | (f->n_facts ^ m->facts.n)) == 0 && m->args.n <= f->n_args) {
        r->building->graph.n_nodes = m->nodes.n;
        r->building->graph.n_facts = m->facts.n;
        return true;
    }
    *f = (struct followed){m->layout, m->kinds.n, m->operators.n, m->nodes.n, m->facts.n, m->args.n};
    return dfg_views_grow(r);
}

bool dfg_follow_up(dfg_rewriter *r)
{
    dfg_edit_trim_users(r->m);
    return follow_views(r) && dfg_queue_changes(r);
}

/* The search is over, so that what it held may move.  n's turn is not, where another root was searched. */
static bool follow_up(dfg_rewriter *r, dfg_node n)
{
    const bool is_root = r->n_roots == 1 && r->roots[0] == n; /* which changes bring back */
    return dfg_follow_up(r) && (r->options.canonical == 0 || dfg_canonical_follow(r)) &&
           (is_root || dfg_queue_again(r, n));
}

/* The one match that there may be, where no choice has another. */
static inline void run_only(dfg_rewriter *r, struct running_rule *rule, dfg_node n)
{
    _Alignas(max_align_t) unsigned char match[DFG_FOUND_SIZE];
    const dfg_graph *g = &rule->file->search.graph;
    if (rule->pattern->next(g, n, NULL, match) && dfg_attempt_roots(r, rule, match) &&
        !(rule->is_quick && dfg_quick_try(r, rule, r->roots[0], match)) && !r->failed)
        dfg_rewrite_attempt(r, rule, n, match);
}

static void run_search(dfg_rewriter *r, struct running_rule *rule, dfg_node n)
{
    struct search t = {.r = r, .rule = rule, .at = n};
    if (rule->rule->n_roots > 1)
        run_in_order(&t);
    else
        rule->pattern->each(rule->pattern, &rule->file->search.graph, n, accept, &t);
}

/* All matches of the rule at n, until one is applied. */
static inline void run_rule(dfg_rewriter *r, struct running_rule *rule, dfg_node n)
{
    double start = 0, end;
    const bool is_timed = r->options.timed && now(&start);
    r->building = &rule->file->build;
    r->view = &r->building->graph;
    if (rule->has_one_match)
        run_only(r, rule, n);
    else
        run_search(r, rule, n);
    if (is_timed && now(&end))
        r->stats[rule->choice].seconds += end - start;
}

bool dfg_rewrite_try(dfg_rewriter *r, dfg_node n)
{
    const uint64_t before = r->applied;
    const struct rule_file *f = r->n_files == 1 ? r->files : NULL; /* whose order is that of the rules */
    const uint64_t *found = f != NULL ? f->set : r->found;
    const size_t words = f != NULL ? f->rules->n_words : r->n_rules / 64 + 1;
    for (size_t w = 0; w < words; w++)
        for (uint64_t set = found[w]; set != 0; set &= set - 1) {
            const size_t at = w * 64 + dfg_lowest_bit(set);
            run_rule(r, &r->rules[f != NULL ? f->position[at] : at], n);
            if (r->applied != before)
                return follow_up(r, n);
            if (is_broken(r))
                return false;
        }
    return false;
}

bool dfg_rewrite_search(dfg_rewriter *r, dfg_node n)
{
    return dfg_place(r, n) != UINT32_MAX && dfg_find_candidates(r, n) && dfg_rewrite_try(r, n);
}
