/* live.c -- drop dead code and make ids topological.
 *
 * In:   a module, edited perhaps: overwritten rows, appended rows.
 * Out:  its live nodes, in their old order where operands allow it, finished.
 * Errors: no memory, a cyclic graph; then the module is as it was.
 */
#include <assert.h>
#include <stdlib.h>

#include "live.h"
#include "rebuild.h"

static bool bodies_known(struct live *l)
{
    const struct bodies *b = &l->m->bodies;
    if (l->body != NULL)
        return true;
    l->body = l->own_body = dfg_heap_alloc(l->m, l->m->nodes.n, sizeof *l->own_body);
    if (l->own_body == NULL)
        return false;
    for (size_t s = 0; s < b->n_spans; s++) {
        dfg_node end = s + 1 < b->n_spans ? b->spans[s + 1].start : l->m->nodes.n;
        for (dfg_node n = b->spans[s].start; n < end; n++)
            l->own_body[n] = b->rows[b->spans[s].body].func;
    }
    return true;
}

/* Opens the bodies between the one that is open and that of `to`; false: it is not around. */
static bool open_bodies(struct rebuild *r, const struct live *l, dfg_node in, dfg_node to)
{
    for (; to != in; to = l->body[to]) {
        if (to == DFG_NONE)
            return false;
        dfg_body_open(r->m);
    }
    return true;
}

static bool copy_all(struct rebuild *r, const struct live *l)
{
    dfg_node in = DFG_NONE; /* function whose body is open */
    for (uint32_t i = 0; i < l->n_order; i++) {
        dfg_node n = l->order[i];
        bool is_func = r->was.nodes.op[n] == DFG_FUNC;
        dfg_node body = is_func ? n : l->body[n];
        if (!open_bodies(r, l, in, body) || dfg_rebuild_copy_next(r, n) == DFG_NONE)
            return false;
        in = is_func ? l->body[n] : body;
    }
    return true;
}

static dfg_status rewrite(dfg_module *m, const struct live *l, dfg_node **map)
{
    assert(l->n_order == l->n_stood); /* each live node once */
    struct rebuild r;
    if (!dfg_rebuild_begin(&r, m))
        return DFG_NO_MEMORY;
    if (copy_all(&r, l))
        return dfg_rebuild_end(&r, map);
    dfg_status status = m->failed ? DFG_NO_MEMORY : DFG_BAD_GRAPH;
    dfg_rebuild_undo(&r);
    return status;
}

dfg_status dfg_rebuild_edited(dfg_module *m, const struct rebuild_edits *edits, dfg_node **map)
{
    struct live l = {.m = m, .body = edits->body, .rank = edits->rank, .replaced = edits->replaced};
    dfg_status status = DFG_NO_MEMORY;
    if (m->failed)
        return DFG_NO_MEMORY;
    if (m->bodies.open != 0)
        return DFG_BAD_GRAPH;
    l.state = dfg_heap_zeroed(m, m->nodes.n, sizeof *l.state);
    l.stood = dfg_heap_alloc(m, m->nodes.n, sizeof *l.stood);
    if (l.state != NULL && l.stood != NULL && bodies_known(&l) && dfg_live_mark(&l) && dfg_live_sort(&l) &&
        dfg_live_order(&l))
        status = rewrite(m, &l, map);
    else if (l.broken)
        status = DFG_BAD_GRAPH;
    if (l.order != l.stood)
        dfg_heap_free(m, l.order);
    dfg_heap_free(m, l.stood);
    dfg_heap_free(m, l.state);
    dfg_heap_free(m, l.own_body);
    return status;
}

dfg_status dfg_rebuild_ranked(dfg_module *m, const dfg_node *body, const uint64_t *rank, dfg_node **map)
{
    return dfg_rebuild_edited(m, &(struct rebuild_edits){.body = body, .rank = rank}, map);
}

bool dfg_rebuild_mark(dfg_module *m, uint8_t *live)
{
    struct live l = {.m = m};
    l.state = dfg_heap_zeroed(m, m->nodes.n, sizeof *l.state);
    l.stood = dfg_heap_alloc(m, m->nodes.n, sizeof *l.stood);
    bool ok = l.state != NULL && l.stood != NULL && bodies_known(&l) && dfg_live_mark(&l);
    for (dfg_node n = 1; ok && n < m->nodes.n; n++)
        if (is_live(&l, n))
            live[n] = 1;
    dfg_heap_free(m, l.stood);
    dfg_heap_free(m, l.state);
    dfg_heap_free(m, l.own_body);
    return ok;
}
