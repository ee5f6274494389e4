/* edit_close.c -- the end of editing: a finished module again.
 *
 * In:   an edited module.
 * Out:  the same without dead rows, with ids that are topological.
 *
 * Where nothing was replaced, or each replacement has the rows of what it
 * replaces, rows stay.  Where nodes are in the order of their ids, rows move
 * down over dead ones, in place.  Else all nodes are copied in the order of
 * their ranks.
 */
#include <assert.h>
#include <string.h>

#include "edit.h"
#include "rebuild.h"

/* ---- rows that move down ---- */

/* Are there dead rows, or more of either kind than at the beginning? */
static bool has_moved(const dfg_module *m)
{
    const struct edit *e = m->edit;
    const uint8_t *state = e->state;
    const uint32_t rows = e->rows;
    uint8_t any = 0;
    if (m->nodes.n != rows || m->args.n != e->pool || e->free_rows != DFG_NONE)
        return true;
    for (dfg_node n = 1; n < rows; n++)
        any |= state[n];
    return (any & EDIT_DEAD) != 0;
}

/* What some rows have. */
static void move_names(dfg_module *m, const dfg_node *to, uint32_t n)
{
    struct nodes *t = &m->nodes;
    size_t n_names = 0, n_notes = 0;
    for (dfg_node at = 1; at < n && (at < t->n_names || at < m->notes.n); at++) {
        const dfg_node kept = to[at];
        if (kept != DFG_NONE && at < t->n_names)
            t->names[kept] = t->names[at], n_names = (size_t)kept + 1;
        if (kept != DFG_NONE && at < m->notes.n)
            m->notes.rows[kept] = m->notes.rows[at], n_notes = (size_t)kept + 1;
    }
    t->n_names = n_names;
    m->notes.n = n_notes;
}

/* Operands stand in the new pool by their new numbers. */
static void move_rows(dfg_module *m, dfg_node *to, dfg_node *pool)
{
    const struct nodes t = m->nodes;
    const dfg_node *rows = m->args.rows;
    const uint8_t *state = m->edit->state;
    dfg_node kept = 1;
    uint32_t end = 1;
    to[DFG_NONE] = DFG_NONE;
    pool[0] = DFG_NONE;
    for (dfg_node n = 1; n < t.n; n++) {
        if ((state[n] & EDIT_DEAD) != 0) {
            to[n] = DFG_NONE;
            continue;
        }
        const dfg_node *args = rows + t.first[n];
        uint32_t argc = t.argc[n];
        if (argc == DFG_ARGC_MANY)
            pool[end++] = argc = args[-1];
        t.first[kept] = argc != 0 ? end : t.first[n]; /* of a leaf: what it is */
        for (const dfg_node *last = args + argc; args < last; args++) {
            assert(*args < n);
            pool[end++] = to[*args];
        }
        t.op[kept] = t.op[n];
        t.argc[kept] = t.argc[n];
        t.kind[kept] = t.kind[n];
        t.type[kept] = t.type[n];
        t.uses[kept] = t.uses[n];
        to[n] = kept++;
    }
    move_names(m, to, t.n);
    m->nodes.n = kept;
    m->args.n = end;
}

/* Rows are sorted by node, and stay so. */
static void move_facts(dfg_module *m, const dfg_node *to)
{
    struct facts *t = &m->facts;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < t->n; i++) {
        struct dfg_fact f = t->rows[i];
        f.node = to[f.node];
        if (f.node != DFG_NONE)
            t->rows[kept++] = f;
    }
    t->n = kept;
}

/* A body begins where its first node that is left stands. */
static void move_bodies(dfg_module *m, const dfg_node *to, uint32_t n)
{
    struct bodies *b = &m->bodies;
    size_t kept = 1;
    for (uint32_t i = 1; i < b->n; i++)
        b->rows[i].func = to[b->rows[i].func];
    for (size_t s = 1; s < b->n_spans; s++) {
        dfg_node at = b->spans[s].start, end = s + 1 < b->n_spans ? b->spans[s + 1].start : n;
        while (at < end && to[at] == DFG_NONE)
            at++;
        if (at < end)
            b->spans[kept++] = (struct span){to[at], b->spans[s].body};
    }
    b->n_spans = kept;
}

static dfg_status slide(dfg_module *m, dfg_node **map)
{
    struct edit *e = m->edit;
    const uint32_t n = m->nodes.n;
    dfg_node *to = e->head, *pool = e->next; /* of no more use */
    e->head = e->next = NULL;
    move_rows(m, to, pool);
    move_facts(m, to);
    move_bodies(m, to, n);
    for (uint32_t i = 0; i < m->functions.n; i++)
        m->functions.rows[i].func = to[m->functions.rows[i].func];
    dfg_heap_free(m, m->args.rows);
    m->args.rows = pool;
    m->args.room = e->slot_room;
    dfg_edit_end(m, NULL);
    if (map != NULL)
        *map = to;
    else
        dfg_heap_free(m, to);
    if (!dfg_bodies_finish(m))
        return DFG_NO_MEMORY;
    dfg_module_trim(m);
    m->finished = m->topological = true;
    return DFG_OK;
}

/* ---- all of it ---- */

static dfg_status leave(dfg_module *m, dfg_node **map)
{
    dfg_node *same = m->edit->head;
    const bool had_bodies = m->edit->had_bodies;
    for (dfg_node n = 0; map != NULL && n < m->nodes.n; n++)
        same[n] = n;
    if (map != NULL) {
        *map = same;
        m->edit->head = NULL;
    }
    dfg_edit_end(m, NULL);
    if (!had_bodies) {
        dfg_heap_free(m, m->bodies.of);
        m->bodies.of = NULL;
    }
    dfg_module_trim(m);
    m->finished = m->topological = true;
    return DFG_OK;
}

/* Which function holds each node; the nodes that were added stand in no span.  NULL: no memory. */
static dfg_node *bodies_of(const dfg_module *m)
{
    dfg_node *of = dfg_heap_alloc(m, m->nodes.n, sizeof *of);
    for (dfg_node n = 0; of != NULL && n < m->nodes.n; n++)
        of[n] = m->bodies.rows[edit_body(m, n)].func;
    return of;
}

static dfg_status rebuild(dfg_module *m, dfg_node **map)
{
    dfg_node *of = bodies_of(m);
    uint64_t *rank;
    dfg_edit_end(m, &rank);
    const bool ok = !m->failed && of != NULL;
    dfg_status status = ok ? dfg_rebuild_ranked(m, of, rank, map) : DFG_NO_MEMORY;
    dfg_heap_free(m, rank);
    dfg_heap_free(m, of);
    return status;
}

dfg_status dfg_edit_close(dfg_module *m, dfg_node **map)
{
    const struct edit *e = m->edit;
    if (m->failed || !e->is_in_order || !dfg_edit_all_needed(m))
        return rebuild(m, map);
    return e->is_changed && has_moved(m) ? slide(m, map) : leave(m, map);
}
