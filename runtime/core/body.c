/* body.c -- which function holds which node.
 *
 * In:   bodies as they open and close while nodes are added.
 * Out:  spans: runs of nodes in one body, so that binary search finds the body
 *       of a node; an array with a function a node only where some function
 *       uses a value of another, since only then matchers need it.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "edit.h"

bool dfg_bodies_init(dfg_module *m)
{
    struct bodies *b = &m->bodies;
    if (!dfg_array_grow(m, &b->rows, &b->room, 1, sizeof *b->rows) || !dfg_bodies_reserve(m))
        return false;
    b->rows[b->n++] = (struct body){.func = DFG_NONE};
    b->spans[b->n_spans++] = (struct span){0, 0};
    return true;
}

/* Room for one span more. */
bool dfg_bodies_reserve(dfg_module *m)
{
    struct bodies *b = &m->bodies;
    return dfg_array_grow(m, &b->spans, &b->span_room, b->n_spans + 1, sizeof *b->spans);
}

/* From start on, nodes stand in `body`; there is room. */
static void span_begin(struct bodies *b, dfg_node start, uint32_t body)
{
    assert(b->spans[b->n_spans - 1].start <= start && body < b->n);
    if (b->spans[b->n_spans - 1].start < start)
        b->n_spans++;
    b->spans[b->n_spans - 1] = (struct span){start, body};
}

void dfg_body_open(dfg_module *m)
{
    struct bodies *b = &m->bodies;
    if (m->edit != NULL) /* dfg_func then finds none that is open */
        return;
    if (b->n == UINT32_MAX)
        m->failed = true;
    if (!dfg_bodies_reserve(m))
        return;
    if (!dfg_array_grow(m, &b->rows, &b->room, (size_t)b->n + 1, sizeof *b->rows))
        return;
    b->rows[b->n] = (struct body){.func = DFG_NONE, .parent = b->open};
    b->open = b->n++;
    span_begin(b, m->nodes.n, b->open);
    dfg_module_edited(m);
}

void dfg_bodies_close(dfg_module *m, dfg_node func)
{
    struct bodies *b = &m->bodies;
    assert(b->open != 0 && b->rows[b->open].func == DFG_NONE);
    b->rows[b->open].func = func;
    b->open = b->rows[b->open].parent;
    span_begin(b, func, b->open);
}

/* Row of the span that it is in. */
static size_t span_of(const dfg_module *m, dfg_node n)
{
    const struct span *spans = m->bodies.spans;
    size_t low = 0, high = m->bodies.n_spans;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (spans[middle].start <= n)
            low = middle;
        else
            high = middle;
    }
    return low;
}

uint32_t dfg_body_of(const dfg_module *m, dfg_node n)
{
    if (n == DFG_NONE || n >= m->nodes.n)
        return 0;
    return m->edit != NULL ? edit_body(m, n) : m->bodies.spans[span_of(m, n)].body;
}

static bool is_composite(const dfg_module *m, dfg_node func, dfg_sym composite)
{
    const struct dfg_kind *k = &m->kinds.rows[m->nodes.kind[func]];
    for (uint32_t i = 0; i < k->n_attrs; i++)
        if (composite != 0 && k->attrs[i].key == composite)
            return true;
    return false;
}

/* A body is opened after the one around it, so one pass hands down. */
static void inherit(dfg_module *m)
{
    dfg_sym composite = dfg_find_symbol(m, "Composite", strlen("Composite"));
    struct body *rows = m->bodies.rows;
    for (uint32_t i = 1; i < m->bodies.n; i++) {
        const struct body *around = &rows[rows[i].parent];
        assert(rows[i].parent < i && rows[i].func != DFG_NONE);
        bool nested = rows[i].parent != 0;
        rows[i].outer = nested ? around->outer : rows[i].func;
        rows[i].composite = is_composite(m, rows[i].func, composite) || (nested && around->composite);
    }
}

/* Does n, of a span that begins at start, use a value that another function holds?
 * A function's own operands stand in its body, which is no such use. */
static bool uses_another(const dfg_module *m, dfg_node n, dfg_node start, uint32_t body)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, n, &args);
    bool is_func = m->nodes.op[n] == DFG_FUNC;
    for (uint32_t i = 0; i < argc; i++) {
        if (args[i] == DFG_NONE || (!is_func && args[i] >= start))
            continue;
        uint32_t other = dfg_body_of(m, args[i]);
        if (is_func ? m->bodies.rows[other].func != n : other != body)
            return true;
    }
    return false;
}

bool dfg_one_function(const dfg_module *m)
{
    const struct bodies *b = &m->bodies;
    return b->n == 2 && b->n_spans == 3 && b->spans[1].start == 1 && b->spans[2].start + 1 == m->nodes.n;
}

static bool functions_share(const dfg_module *m)
{
    const struct bodies *b = &m->bodies;
    if (dfg_one_function(m))
        return false;
    for (size_t s = 0; s < b->n_spans; s++) {
        dfg_node end = s + 1 < b->n_spans ? b->spans[s + 1].start : m->nodes.n;
        for (dfg_node n = b->spans[s].start; n < end; n++)
            if (uses_another(m, n, b->spans[s].start, b->spans[s].body))
                return true;
    }
    return false;
}

bool dfg_bodies_finish(dfg_module *m)
{
    struct bodies *b = &m->bodies;
    assert(b->open == 0 && m->edit == NULL);
    dfg_heap_free(m, b->of);
    b->of = NULL;
    inherit(m);
    if (!functions_share(m))
        return true;
    b->of = dfg_heap_alloc(m, m->nodes.n, sizeof *b->of);
    if (b->of == NULL) {
        m->failed = true;
        return false;
    }
    for (size_t s = 0; s < b->n_spans; s++) {
        dfg_node end = s + 1 < b->n_spans ? b->spans[s + 1].start : m->nodes.n;
        for (dfg_node n = b->spans[s].start; n < end; n++)
            b->of[n] = b->rows[b->spans[s].body].func;
    }
    return true;
}

dfg_node dfg_node_body(const dfg_module *m, dfg_node n)
{
    return m->bodies.rows[dfg_body_of(m, n)].func;
}

dfg_node dfg_outer_function(const dfg_module *m, dfg_node n)
{
    uint32_t body = dfg_body_of(m, n);
    return body != 0 ? m->bodies.rows[body].outer : DFG_NONE;
}

bool dfg_in_composite(const dfg_module *m, dfg_node n)
{
    uint32_t body = dfg_body_of(m, n);
    return body != 0 && m->bodies.rows[body].composite;
}
