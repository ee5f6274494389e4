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

#include "rewriter.h"

static bool is_sooner(const dfg_rewriter *r, struct queued a, struct queued b)
{
    if (a.place != b.place)
        return a.place < b.place;
    return r->operands_first ? edit_before(r->m->edit, a.node, b.node)
                             : edit_before(r->m->edit, b.node, a.node);
}

static inline bool push(dfg_rewriter *r, dfg_node n)
{
    assert(n < r->room && (r->state[n] & QUEUED) == 0);
    if (!dfg_heap_grow(r->m, &r->heap, &r->heap_room, r->n_heap + 1, sizeof *r->heap)) {
        r->failed = true;
        return false;
    }
    struct queued *heap = r->heap;
    r->state[n] |= QUEUED;
    struct queued q = {dfg_place(r, n), n};
    size_t i = r->n_heap++;
    while (i > 0 && is_sooner(r, q, heap[(i - 1) / 2])) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = q;
    return true;
}

bool dfg_queue_push(dfg_rewriter *r, dfg_node n)
{
    return push(r, n);
}

static inline dfg_node pop_first(dfg_rewriter *r)
{
    assert(r->n_heap > 0);
    struct queued *heap = r->heap, top = heap[0], last = heap[--r->n_heap];
    size_t i = 0;
    if (r->n_heap == 0)
        return top.node;
    for (size_t kid = 1; kid < r->n_heap; kid = 2 * i + 1) {
        kid += kid + 1 < r->n_heap && is_sooner(r, heap[kid + 1], heap[kid]);
        if (!is_sooner(r, heap[kid], last))
            break;
        heap[i] = heap[kid];
        i = kid;
    }
    heap[i] = last;
    return top.node;
}

/* The next that is queued; DFG_NONE: none is. */
static inline dfg_node pop(dfg_rewriter *r)
{
    while (r->n_heap > 0) {
        struct queued top = r->heap[0];
        dfg_node n = pop_first(r);
        bool is_its = (r->state[n] & QUEUED) != 0 && dfg_place(r, n) == top.place;
        if (!is_its || !edit_is_live(r->m, n)) /* a row that has been used again is queued anew */
            continue;
        r->state[n] &= (uint8_t)~QUEUED;
        return n;
    }
    return DFG_NONE;
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

/* Can it be a root by its operator? */
static inline bool may_root(const dfg_rewriter *r, uint16_t op)
{
    return (r->root_ops[op / 64] >> op % 64 & 1) != 0;
}

static inline bool is_asked(const dfg_rewriter *r, dfg_node n)
{
    return may_root(r, r->m->nodes.op[n]);
}

static inline bool may_match(const dfg_rewriter *r, dfg_node n)
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

/* What dfg_place says, the other way round. */
static inline dfg_node at_place(const dfg_rewriter *r, uint32_t place)
{
    return r->operands_first ? place + 1 : r->end - place;
}

/* The first place from `at` on whose node can be a root. */
static inline uint32_t next_place(const dfg_rewriter *r, uint32_t at)
{
    const uint16_t *op = r->m->nodes.op;
    const dfg_node *order = r->order;
    const uint32_t end = r->end;
    const ptrdiff_t step = r->operands_first ? 1 : -1;
    if (order != NULL)
        while (at < end && !may_root(r, op[order[at]]))
            at++;
    else
        for (op += at < end ? at_place(r, at) : 0; at < end && !may_root(r, *op); op += step)
            at++;
    return at;
}

/* The next of the sweep where some rule may match. */
static dfg_node next_of_sweep(dfg_rewriter *r)
{
    while ((r->next = next_place(r, r->next)) < r->end) {
        const uint32_t place = r->next++;
        const dfg_node n = r->order != NULL ? r->order[place] : at_place(r, place);
        if (edit_is_live(r->m, n) && dfg_place(r, n) == place && find_candidates(r, n))
            return n;
    }
    return DFG_NONE;
}

dfg_node dfg_queue_next(dfg_rewriter *r)
{
    for (dfg_node n; (n = pop(r)) != DFG_NONE;)
        if (find_candidates(r, n))
            return n;
    return next_of_sweep(r);
}

/* n may be a root by its operator. */
static bool queue_root(dfg_rewriter *r, dfg_node n)
{
    if (dfg_place(r, n) >= r->next || (r->state[n] & QUEUED) != 0 || !edit_is_live(r->m, n) || r->options.once)
        return true;
    return (r->n_heap > 0 && !may_match(r, n)) || push(r, n); /* the next of all is asked when it is taken */
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

/* The same around one node, up to two levels of users: what is reached twice is asked twice. */
static inline bool look_near(dfg_rewriter *r, dfg_node n)
{
    const uint32_t *head = r->m->edit->head, *next = r->m->edit->next;
    const dfg_node *owner = r->m->edit->owner;
    const uint16_t *op = r->m->nodes.op;
    const uint32_t depth = r->reach.depth;
    if (!edit_is_live(r->m, n))
        return true;
    bool ok = !may_root(r, op[n]) || queue_root(r, n);
    for (uint32_t slot = depth > 0 ? head[n] : 0; ok && slot != 0; slot = next[slot]) {
        const dfg_node user = owner[slot];
        ok = !may_root(r, op[user]) || queue_root(r, user);
        for (uint32_t up = depth > 1 ? head[user] : 0; ok && up != 0; up = next[up])
            ok = !may_root(r, op[owner[up]]) || queue_root(r, owner[up]);
    }
    return ok;
}

static bool look_near_changes(dfg_rewriter *r)
{
    const struct edit *e = r->m->edit;
    bool ok = true;
    if (e->is_chain) { /* what the others reach the root does, too */
        for (size_t i = 0; ok && i + 1 < e->n_final; i++)
            ok = queue_again(r, e->final[i]);
        return ok && look_near(r, r->roots[0]);
    }
    for (size_t i = 0; ok && i < e->n_final; i++)
        ok = look_near(r, e->final[i]);
    for (size_t i = 0; ok && i < r->n_roots; i++)
        ok = look_near(r, r->roots[i]);
    for (size_t i = 0; ok && i < e->n_moved; i++)
        ok = look_near(r, e->moved[i]);
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
