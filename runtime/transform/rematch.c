/* rematch.c -- matches that follow a module while it is edited.
 *
 * In:   nodes that have changed since the last time, from the edit layer's log.
 * Out:  matches that have come, gone, or are others.
 *
 * Of each pattern and node the nodes of its first match are kept.  Around what has
 * changed (reach.h) patterns are asked anew; a match of the same nodes is the same
 * if none of those that it covers has changed, and no value that it takes.
 */
#include <stdlib.h>
#include <string.h>

#include "editor.h"

typedef void change_function(void *ctx, const struct dfg_rematched *);

/* ---- what is watched ---- */

static struct file_view *view_of(dfg_editor *e, const struct dfg_unit *u)
{
    for (size_t i = 0; i < e->n_views; i++)
        if (e->views[i].graph.names == u->names)
            return &e->views[i];
    struct file_view *v = &e->views[e->n_views++];
    return dfg_view_bind(e->m, v, u->names) && dfg_view_begin(e->m, v) ? v : NULL;
}

static void watch(dfg_editor *e, struct watched *to, const struct dfg_pattern *p, int32_t entry)
{
    *to = (struct watched){p, entry, dfg_is_wide(p)};
    dfg_reach_take(&e->reach, p);
}

static uint32_t n_patterns(const struct dfg_target *t)
{
    return t->table != NULL ? t->table->n : 1;
}

bool dfg_watch_targets(dfg_editor *e, const struct dfg_target *targets, size_t n)
{
    size_t n_watched = 0, words = 1;
    for (size_t i = 0; i < n; i++) {
        n_watched += n_patterns(&targets[i]);
        if (targets[i].table != NULL && targets[i].table->n_words > words)
            words = targets[i].table->n_words;
    }
    e->targets = dfg_heap_zeroed(e->m, n + 1, sizeof *e->targets);
    e->views = dfg_heap_zeroed(e->m, n + 1, sizeof *e->views);
    e->watched = dfg_heap_zeroed(e->m, n_watched + 1, sizeof *e->watched);
    e->set = dfg_heap_zeroed(e->m, words, sizeof *e->set);
    if (e->targets == NULL || e->views == NULL || e->watched == NULL || e->set == NULL)
        return false;
    uint32_t first = 0;
    for (size_t i = 0; i < n; i++) {
        const struct dfg_target *t = &targets[i];
        struct file_view *v = view_of(e, t->unit);
        if (v == NULL)
            return false;
        e->targets[e->n_targets++] = (struct watched_target){t, v, first, n_patterns(t)};
        for (uint32_t k = 0; t->table != NULL && k < t->table->n; k++)
            watch(e, &e->watched[first + k], &t->unit->patterns[t->table->entries[k].pattern], (int32_t)k);
        if (t->table == NULL)
            watch(e, &e->watched[first], t->pattern, -1);
        first += n_patterns(t);
    }
    return true;
}

static void free_held(const dfg_editor *e, dfg_node n)
{
    for (struct held *next; e->held[n] != NULL; e->held[n] = next) {
        next = e->held[n]->next;
        dfg_heap_free(e->m, e->held[n]);
    }
}

void dfg_watch_free(dfg_editor *e)
{
    for (size_t i = 0; i < e->room; i++)
        free_held(e, (dfg_node)i);
    for (size_t i = 0; i < e->n_views; i++)
        dfg_view_free(e->m, &e->views[i]);
    dfg_heap_free(e->m, e->held);
    dfg_heap_free(e->m, e->front.at);
    dfg_heap_free(e->m, e->nodes);
    dfg_heap_free(e->m, e->set);
    dfg_heap_free(e->m, e->watched);
    dfg_heap_free(e->m, e->views);
    dfg_heap_free(e->m, e->targets);
}

/* ---- one match ---- */

struct look {
    dfg_editor *e;
    change_function *changed;
    void *ctx;
    dfg_node root;
    const struct watched_target *target;
    uint32_t number;
};

static void tell(const struct look *l, enum dfg_match_change change, uint32_t number, const void *match)
{
    const struct watched_target *t = l->target;
    const struct dfg_rematched r = {
        .change = change,
        .target = (uint32_t)(t - l->e->targets),
        .entry = l->e->watched[number].entry,
        .root = l->root,
        .view = match != NULL ? &t->view->graph : NULL,
        .match = match,
    };
    l->changed(l->ctx, &r);
}

static int by_id(const void *a, const void *b)
{
    const dfg_node x = *(const dfg_node *)a, y = *(const dfg_node *)b;
    return (x > y) - (x < y);
}

/* The nodes of a match, part by part. */
static bool gather(dfg_editor *e, const struct dfg_pattern *p, const void *match)
{
    e->n_nodes = 0;
    for (uint32_t i = 0; i < p->n_parts; i++) {
        const char *at = (const char *)match + p->parts[i].offset;
        struct dfg_nodes set = {(const dfg_node *)(const void *)at, 1};
        if (p->parts[i].is_set)
            memcpy(&set, at, sizeof set);
        if (!dfg_heap_grow(e->m, &e->nodes, &e->nodes_room, e->n_nodes + set.n + 1, sizeof *e->nodes))
            return false;
        dfg_node *to = e->nodes + e->n_nodes;
        if (p->parts[i].is_set)
            *to++ = set.n;
        if (set.n > 0)
            memcpy(to, set.at, set.n * sizeof *to);
        if (set.n > 1)
            qsort(to, set.n, sizeof *to, by_id);
        e->n_nodes = (size_t)(to - e->nodes) + set.n;
    }
    return true;
}

/* Of what a match takes only the value counts, not how it is computed. */
static bool has_changed(const dfg_editor *e, const struct dfg_pattern *p)
{
    const dfg_node *at = e->nodes;
    bool changed = false;
    for (uint32_t i = 0; i < p->n_parts; i++) {
        const uint8_t what = p->parts[i].role == DFG_PART_INPUT ? EDIT_RETYPED : EDIT_LOGGED;
        for (uint32_t k = p->parts[i].is_set ? *at++ : 1; k > 0; k--)
            changed |= (e->m->edit->state[*at++] & what) != 0;
    }
    return changed;
}

/* Keeps the match at hand in the place of the one before; *link: where that is, or goes. */
static bool hold(const struct look *l, struct held **link)
{
    dfg_editor *e = l->e;
    struct held *old = *link, *h = dfg_heap_alloc(e->m, 1, sizeof *h + e->n_nodes * sizeof *h->nodes);
    if (h == NULL)
        return false;
    *h = (struct held){.next = old != NULL ? old->next : NULL, .number = l->number, .is_seen = true, .n = e->n_nodes};
    if (e->n_nodes > 0)
        memcpy(h->nodes, e->nodes, e->n_nodes * sizeof *h->nodes);
    *link = h;
    dfg_heap_free(e->m, old);
    return true;
}

static bool take(void *ctx, const void *match)
{
    const struct look *l = ctx;
    dfg_editor *e = l->e;
    const struct dfg_pattern *p = e->watched[l->number].pattern;
    struct held **link = &e->held[l->root];
    if (!gather(e, p, match)) {
        e->failed = true;
        return true;
    }
    while (*link != NULL && (*link)->number != l->number)
        link = &(*link)->next;
    struct held *old = *link;
    if (old != NULL && old->n == e->n_nodes && memcmp(old->nodes, e->nodes, old->n * sizeof *old->nodes) == 0 &&
        !has_changed(e, p)) {
        old->is_seen = true;
        return true;
    }
    e->failed = !hold(l, link);
    if (!e->failed)
        tell(l, old != NULL ? DFG_MATCH_OTHER : DFG_MATCH_NEW, l->number, match);
    return true;
}

/* ---- one node ---- */

/* Matches of n's that were not seen go, of patterns that were asked. */
static void drop(struct look *l, bool near, bool wide)
{
    dfg_editor *e = l->e;
    struct held **link = &e->held[l->root];
    while (*link != NULL) {
        struct held *h = *link;
        const bool stays = h->is_seen || !(e->watched[h->number].is_wide ? wide : near);
        h->is_seen = false;
        if (stays) {
            link = &h->next;
            continue;
        }
        *link = h->next;
        l->target = e->targets;
        while (h->number - l->target->first >= l->target->n)
            l->target++;
        tell(l, DFG_MATCH_GONE, h->number, NULL);
        dfg_heap_free(e->m, h);
    }
}

static void ask(struct look *l, uint32_t i, bool near, bool wide)
{
    dfg_editor *e = l->e;
    l->number = l->target->first + i;
    const struct watched *w = &e->watched[l->number];
    if (!e->failed && (w->is_wide ? wide : near))
        w->pattern->each(w->pattern, &l->target->view->graph, l->root, take, l);
}

static void look_at(struct look *l, dfg_node n, bool near, bool wide)
{
    dfg_editor *e = l->e;
    const struct body *b = &e->m->bodies.rows[edit_body(e->m, n)];
    l->root = n;
    for (size_t t = 0; t < e->n_targets && edit_is_live(e->m, n) && b->func != DFG_NONE && !b->composite; t++) {
        l->target = &e->targets[t];
        const struct dfg_table *table = l->target->target->table;
        if (table == NULL) {
            ask(l, 0, near, wide);
            continue;
        }
        table->candidates(table, &l->target->view->graph, n, e->set);
        for (uint32_t w = 0; w < table->n_words; w++)
            for (uint64_t set = e->set[w]; set != 0; set &= set - 1) {
                const uint32_t bit = w * 64 + dfg_lowest_bit(set);
                ask(l, table->last_wins ? table->n - 1 - bit : bit, near, wide);
            }
    }
    if (!e->failed)
        drop(l, near, wide);
}

/* ---- all that a change reaches ---- */

static void look_around(struct look *l, bool wide)
{
    dfg_editor *e = l->e;
    dfg_module *m = e->m;
    const struct edit *edit = m->edit;
    e->front.n = 0;
    for (size_t i = 0; i < edit->n_log; i++) {
        const dfg_node n = edit->log[i];
        if (n < edit->base.nodes && (wide || (edit->state[n] & EDIT_LOGGED) != 0) && !dfg_front_add(m, &e->front, n))
            return;
    }
    /* what a match takes stands one level below what it tests at most, and may have another type */
    if (!(wide ? dfg_front_widen(m, &e->front, &e->reach, SIZE_MAX)
               : dfg_front_climb(m, &e->front, e->reach.depth + 1, SIZE_MAX)))
        return;
    for (size_t v = 0; v < e->n_views; v++)
        for (size_t i = 0; i < e->front.n && dfg_view_keeps(e->views[v].graph.names); i++)
            dfg_view_forget(&e->views[v], e->front.at[i]);
    for (size_t i = 0; i < e->front.n; i++)
        look_at(l, e->front.at[i], !wide, wide);
}

static void follow(struct look *l)
{
    const dfg_editor *e = l->e;
    struct edit *edit = e->m->edit;
    for (size_t i = 0; i < edit->n_log; i++) { /* of what is gone, nothing is left */
        l->root = edit->log[i];
        if (l->root < edit->base.nodes && !edit_is_live(e->m, l->root))
            drop(l, true, true);
    }
    look_around(l, false);
    if (e->reach.has_wide)
        look_around(l, true);
}

static bool reserve(dfg_editor *e)
{
    const size_t before = e->room, n = e->m->nodes.n;
    bool ok = dfg_heap_grow(e->m, &e->held, &e->room, n, sizeof *e->held);
    if (ok && e->room > before)
        memset(e->held + before, 0, (e->room - before) * sizeof(struct held *));
    for (size_t i = 0; ok && i < e->n_views; i++)
        ok = dfg_view_grow(e->m, &e->views[i]);
    return ok;
}

dfg_status dfg_rematch(dfg_editor *e, void (*changed)(void *ctx, const struct dfg_rematched *), void *ctx)
{
    struct look l = {.e = e, .changed = changed, .ctx = ctx};
    struct edit *edit = e->m->edit;
    if (e->failed || e->m->failed || edit->failed || !reserve(e))
        return DFG_NO_MEMORY;
    if (e->has_matched)
        follow(&l);
    for (dfg_node n = 1; !e->has_matched && n < edit->base.nodes; n++)
        look_at(&l, n, true, true);
    e->has_matched = true;
    for (size_t i = 0; i < edit->n_log; i++)
        edit->state[edit->log[i]] &= (uint8_t)~(EDIT_LOGGED | EDIT_RECOUNTED | EDIT_RETYPED);
    edit->n_log = 0;
    dfg_edit_trim_users(e->m);
    e->failed = e->failed || e->m->failed || edit->failed;
    return e->failed ? DFG_NO_MEMORY : DFG_OK;
}
