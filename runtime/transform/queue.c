/* queue.c -- nodes that are looked at again.
 *
 * In:   what a rewrite has changed.
 * Out:  the nodes whose matches could be others now, and that the sweep has
 *       passed: in a heap, by place (Williams 1964).  Those that the sweep has
 *       still to come to need no second look.
 *
 * reach.h says what a change reaches.  Where rules with several roots reach too
 * many nodes, all of them are looked at when nothing else is left.  A match that was blocked by
 * another use of one node waits for the uses of that node alone; else a constant
 * with a million users would bring them all back with each use it loses.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "queue.h"

bool dfg_queue_push_among(dfg_rewriter *r, dfg_node n)
{
    if (!dfg_heap_grow(r->m, &r->heap, &r->heap_room, r->n_heap + 1, sizeof *r->heap)) {
        r->failed = true;
        return false;
    }
    struct queued *heap = r->heap;
    r->state[n] |= QUEUED;
    struct queued q = {dfg_place(r, n), n};
    size_t i = r->n_heap++;
    while (i > 0 && queue_is_sooner(r, q, heap[(i - 1) / 2])) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = q;
    return true;
}

bool dfg_queue_push(dfg_rewriter *r, dfg_node n)
{
    return queue_push(r, n);
}

void dfg_queue_sift(dfg_rewriter *r)
{
    struct queued *heap = r->heap, last = heap[r->n_heap];
    size_t i = 0;
    for (size_t kid = 1; kid < r->n_heap; kid = 2 * i + 1) {
        kid += kid + 1 < r->n_heap && queue_is_sooner(r, heap[kid + 1], heap[kid]);
        if (!queue_is_sooner(r, heap[kid], last))
            break;
        heap[i] = heap[kid];
        i = kid;
    }
    heap[i] = last;
}

/* Rules of the file and of this run that may match at n, to f->set; false: none. */
static inline bool ask(const struct rule_file *f, dfg_node n)
{
    const struct dfg_rules *rules = f->rules;
    rules->candidates(rules, &f->build.graph, n, f->set);
    uint64_t any = f->set[0] &= f->wanted[0];
    for (uint32_t w = 1; w < rules->n_words; w++)
        any |= f->set[w] &= f->wanted[w];
    return any != 0;
}

static inline bool is_asked(const dfg_rewriter *r, dfg_node n)
{
    return queue_may_root(r, r->m->nodes.op[n]);
}

bool dfg_queue_may_match(const dfg_rewriter *r, dfg_node n)
{
    bool may = false;
    for (size_t i = 0; !may && i < r->n_files; i++)
        may = ask(&r->files[i], n);
    return may;
}

bool dfg_nothing_matches(const dfg_rewriter *r)
{
    bool none = true;
    for (size_t i = 0; i < r->n_files; i++)
        for (dfg_node n = 1; none && n < r->m->nodes.n; n++)
            none = !is_asked(r, n) || !ask(&r->files[i], n);
    return none;
}

/* The file's candidates at hand to r->found, which one file alone does without. */
static inline void find(dfg_rewriter *r, const struct rule_file *f)
{
    for (uint32_t w = 0; w < f->rules->n_words; w++)
        for (uint64_t set = f->set[w]; set != 0; set &= set - 1) {
            const uint32_t at = f->position[w * 64 + dfg_lowest_bit(set)];
            r->found[at / 64] |= (uint64_t)1 << at % 64;
        }
}

static inline bool find_candidates(dfg_rewriter *r, dfg_node n)
{
    bool any = false;
    if (r->n_files == 1)
        return ask(r->files, n);
    for (size_t i = 0; i < r->n_files; i++) {
        const struct rule_file *f = &r->files[i];
        if (!ask(f, n))
            continue;
        for (size_t w = 0; !any && w <= r->n_rules / 64; w++)
            r->found[w] = 0;
        any = true;
        find(r, f);
    }
    return any;
}

bool dfg_find_candidates(dfg_rewriter *r, dfg_node n)
{
    return find_candidates(r, n);
}

dfg_node dfg_queue_next(dfg_rewriter *r)
{
    dfg_node n;
    while ((n = queue_take(r)) != DFG_NONE && !find_candidates(r, n))
        continue;
    return n;
}

static inline bool queue_again(dfg_rewriter *r, dfg_node n)
{
    return !is_asked(r, n) || queue_root(r, n);
}

bool dfg_queue_again(dfg_rewriter *r, dfg_node n)
{
    return queue_again(r, n);
}

/* ---- blocked by another use ---- */

bool dfg_watch_add(dfg_rewriter *r, dfg_node blocking, dfg_node waiting)
{
    if (r->watched == NULL)
        r->watched = dfg_heap_zeroed(r->m, r->room, sizeof *r->watched);
    if (r->watched == NULL) {
        r->failed = true;
        return false;
    }
    uint32_t at = r->free_watch, first = r->watched[blocking];
    assert(waiting != DFG_NONE && first < (r->n_watches > 0 ? r->n_watches : 1));
    if (first != 0 && r->watches[first].node == waiting)
        return true;
    if (at != 0) {
        r->free_watch = r->watches[at].next;
    } else {
        size_t n = r->n_watches > 0 ? r->n_watches : 1; /* 0 is none */
        if (n >= UINT32_MAX ||
            !dfg_heap_grow(r->m, &r->watches, &r->watches_room, n + 1, sizeof *r->watches)) {
            r->failed = true;
            return false;
        }
        r->n_watches = n + 1;
        at = (uint32_t)n;
    }
    r->watches[at] = (struct watch){waiting, first};
    r->watched[blocking] = at;
    return true;
}

static bool wake(dfg_rewriter *r, dfg_node n)
{
    while (r->watched != NULL && r->watched[n] != 0) {
        uint32_t at = r->watched[n];
        assert(at < r->n_watches && at != r->free_watch);
        dfg_node waiting = r->watches[at].node;
        r->watched[n] = r->watches[at].next;
        r->watches[at].next = r->free_watch;
        r->free_watch = at;
        if (waiting < r->m->nodes.n && !dfg_queue_again(r, waiting))
            return false;
    }
    return true;
}

/* ---- what a change reaches ---- */

/* The rows that a rewrite has changed; and, for rules that ask for users, nodes whose users have. */
static bool reach_changes(dfg_rewriter *r, bool users)
{
    const struct edit *e = r->m->edit;
    bool ok = true;
    r->front.n = 0;
    for (size_t i = 0; ok && i < r->n_roots; i++)
        ok = dfg_front_add(r->m, &r->front, r->roots[i]);
    for (size_t i = 0; ok && i < e->n_final; i++)
        ok = dfg_front_add(r->m, &r->front, e->final[i]);
    for (size_t i = 0; ok && i < e->n_moved; i++)
        ok = dfg_front_add(r->m, &r->front, e->moved[i]);
    for (size_t i = 0; ok && users && i < e->n_touched; i++)
        ok = dfg_front_add(r->m, &r->front, e->touched[i].node);
    return ok;
}

/* Rules that are not followed here may have labels that depend on more; what these reach has no turn by that. */
static bool forget_labels(dfg_rewriter *r)
{
    const size_t n = r->front.n;
    if (r->label_depth <= r->reach.depth)
        return true;
    const bool ok = dfg_front_climb(r->m, &r->front, r->label_depth, SIZE_MAX);
    for (size_t i = n; i < r->front.n; i++)
        dfg_views_forget(r, r->front.at[i]);
    r->front.n = n;
    return ok;
}

static bool look_at_front(dfg_rewriter *r)
{
    bool ok = true;
    for (size_t i = 0; r->has_memo && i < r->front.n; i++)
        dfg_views_forget(r, r->front.at[i]);
    for (size_t i = 0; ok && i < r->front.n; i++)
        ok = queue_again(r, r->front.at[i]);
    return ok;
}

/* All that rules without users reach. */
static bool look_far(dfg_rewriter *r)
{
    return reach_changes(r, false) && dfg_front_climb(r->m, &r->front, r->reach.depth, SIZE_MAX) && forget_labels(r) &&
           look_at_front(r);
}

static bool look_near_changes(dfg_rewriter *r)
{
    const struct edit *e = r->m->edit;
    bool ok = true;
    if (e->is_chain) { /* what the others reach the root does, too */
        for (size_t i = 0; ok && i + 1 < e->n_final; i++)
            ok = queue_again(r, e->final[i]);
        return ok && queue_around(r, r->roots[0]);
    }
    for (size_t i = 0; ok && i < e->n_final; i++)
        ok = queue_around(r, e->final[i]);
    for (size_t i = 0; ok && i < r->n_roots; i++)
        ok = queue_around(r, r->roots[i]);
    for (size_t i = 0; ok && i < e->n_moved; i++)
        ok = queue_around(r, e->moved[i]);
    return ok;
}

/* What rules with several roots, or without a limit, may find anew.  Where that is
 * much it is owed: else a constant that all the graph uses would bring the graph
 * back with each use that it gets or loses. */
static bool queue_wide(dfg_rewriter *r)
{
    enum { MOST_AT_ONCE = 256 };
    if (!r->reach.has_wide || r->wide_is_owed)
        return true;
    bool all = reach_changes(r, true) && dfg_front_widen(r->m, &r->front, &r->reach, MOST_AT_ONCE);
    if (r->failed || r->m->failed)
        return false;
    r->wide_is_owed = !all || r->front.n > MOST_AT_ONCE;
    return r->wide_is_owed || look_at_front(r);
}

bool dfg_queue_owed(dfg_rewriter *r)
{
    if (!r->wide_is_owed || r->options.once)
        return false;
    r->wide_is_owed = false;
    for (dfg_node n = 1; n < r->m->nodes.n; n++)
        dfg_views_forget(r, n);
    for (dfg_node n = 1; n < r->m->nodes.n; n++)
        if (!dfg_queue_again(r, n))
            return false;
    return true;
}

bool dfg_queue_changes(dfg_rewriter *r)
{
    const struct edit *e = r->m->edit;
    const bool is_near = r->reach.depth <= 2 && !r->has_memo; /* else all are forgotten before any is asked */
    bool ok = (is_near ? look_near_changes(r) : look_far(r)) && queue_wide(r);
    for (size_t i = 0; ok && i < e->n_touched; i++)
        if (e->touched[i].uses != r->m->nodes.uses[e->touched[i].node])
            ok = wake(r, e->touched[i].node);
    return ok;
}

bool dfg_queue_retyped(dfg_rewriter *r, dfg_node n)
{
    r->front.n = 0;
    r->wide_is_owed = r->wide_is_owed || r->reach.has_wide;
    return dfg_front_add(r->m, &r->front, n) && dfg_front_climb(r->m, &r->front, r->reach.depth, SIZE_MAX) &&
           forget_labels(r) && look_at_front(r);
}
