/* visit.c -- walks from values to their operands.
 *
 * In:   a module whose operands are no cycle, hooks by operator.
 * Out:  calls of the hooks: before a node's operands, after them.
 *
 * Depth first with a stack of our own: a frame is a node and the operand that is
 * next, so that the order is that of a recursive visitor.
 */
#include <stdlib.h>
#include <string.h>

#include "visit.h"

/* ---- operators to rows ---- */

static bool fits(const dfg_module *m, const struct dfg_op_key *key, uint16_t op)
{
    if (key->op != 0)
        return key->op == op;
    return op >= DFG_FIRST_OP && key->name != NULL && strcmp(key->name, dfg_operator_name(m, op)) == 0;
}

bool dfg_visit_index_build(struct visit_index *x, const dfg_module *m, const void *rows, size_t n,
                           size_t size)
{
    x->n = dfg_n_operators(m);
    x->row = calloc((size_t)x->n + 1, sizeof *x->row);
    for (uint32_t op = 0; x->row != NULL && op < x->n; op++)
        for (size_t i = n; i-- > 0;)
            if (fits(m, (const struct dfg_op_key *)((const char *)rows + i * size), (uint16_t)op))
                x->row[op] = (uint32_t)i + 1;
    return x->row != NULL;
}

/* ---- visitors ---- */

struct frame {
    dfg_node n;
    uint32_t next; /* of its operands */
    dfg_visit_hook *post;
};

struct walk {
    struct dfg_visitor *v;
    uint32_t *arrivals;
    struct visit_index index;
    struct frame *frames;
    size_t n, room;
};

static bool push(struct walk *w, dfg_node n, dfg_visit_hook *post)
{
    if (!dfg_grow(&w->frames, &w->room, w->n + 1, sizeof *w->frames))
        return false;
    w->frames[w->n++] = (struct frame){n, 0, post};
    return true;
}

/* False: no memory. */
static bool arrive(struct walk *w, dfg_node n)
{
    struct dfg_visitor *v = w->v;
    uint32_t limit = v->limit != 0 ? v->limit : 1;
    if (n == DFG_NONE)
        return true;
    w->arrivals[n] += w->arrivals[n] < UINT32_MAX;
    if (w->arrivals[n] > limit)
        return true;
    uint32_t row = visit_row(&w->index, dfg_node_op(v->m, n));
    dfg_visit_hook *pre = row != 0 ? v->rows[row - 1].pre : v->pre;
    enum dfg_visit_way way = pre != NULL ? pre(v, n) : DFG_VISIT_ON;
    v->stopped = way == DFG_VISIT_STOP;
    return way != DFG_VISIT_ON || push(w, n, row != 0 ? v->rows[row - 1].post : v->post);
}

/* Operands are asked for at every step: a hook may have moved them. */
static bool go_on(struct walk *w)
{
    while (w->n > 0 && !w->v->stopped) {
        struct frame *f = &w->frames[w->n - 1];
        const dfg_node *args;
        if (f->next < dfg_node_args(w->v->m, f->n, &args)) {
            if (!arrive(w, args[f->next++]))
                return false;
            continue;
        }
        w->n--;
        if (f->post != NULL)
            w->v->stopped = f->post(w->v, f->n) == DFG_VISIT_STOP;
    }
    return true;
}

static bool visit_all(struct walk *w, const dfg_node *roots, uint32_t n)
{
    const dfg_module *m = w->v->m;
    uint32_t count = n != 0 ? n : dfg_n_functions(m), n_nodes = dfg_n_nodes(m);
    for (uint32_t i = 0; i < count && !w->v->stopped; i++) {
        dfg_node root = n != 0 ? roots[i] : dfg_function(m, i);
        if (root < n_nodes && (!arrive(w, root) || !go_on(w)))
            return false;
    }
    return true;
}

dfg_status dfg_visit(struct dfg_visitor *v, const dfg_node *roots, uint32_t n)
{
    struct walk w = {.v = v};
    v->stopped = false;
    w.arrivals = calloc(dfg_n_nodes(v->m), sizeof *w.arrivals);
    v->arrivals = w.arrivals;
    bool ok = w.arrivals != NULL &&
              dfg_visit_index_build(&w.index, v->m, v->rows, v->n_rows, sizeof *v->rows) &&
              visit_all(&w, roots, n);
    v->arrivals = NULL;
    free(w.arrivals);
    free(w.index.row);
    free(w.frames);
    return ok ? DFG_OK : DFG_NO_MEMORY;
}

uint32_t dfg_arrivals(const struct dfg_visitor *v, dfg_node n)
{
    return v->arrivals != NULL && n < dfg_n_nodes(v->m) ? v->arrivals[n] : 0;
}

/* ---- walks ---- */

struct each {
    dfg_each_node *f;
    void *ctx;
};

static enum dfg_visit_way leave(struct dfg_visitor *v, dfg_node n)
{
    const struct each *each = v->ctx;
    return each->f(each->ctx, n) ? DFG_VISIT_ON : DFG_VISIT_STOP;
}

dfg_status dfg_post_order(const dfg_module *m, dfg_node root, dfg_each_node *f, void *ctx)
{
    struct each each = {f, ctx};
    struct dfg_visitor v = {.m = m, .post = leave, .ctx = &each};
    return dfg_visit(&v, &root, 1);
}

static bool stands_in(const dfg_module *m, dfg_node n, dfg_node f)
{
    while (n != DFG_NONE && n < f)
        n = dfg_node_body(m, n);
    return n == f;
}

/* A body is in one piece, right before its function. */
void dfg_topological(const dfg_module *m, dfg_node func, dfg_each_node *f, void *ctx)
{
    dfg_node n = func < dfg_n_nodes(m) && dfg_node_op(m, func) == DFG_FUNC ? func : DFG_NONE;
    if (n == DFG_NONE)
        return;
    while (n > 1 && stands_in(m, n - 1, func))
        n--;
    while (n <= func && f(ctx, n))
        n++;
}
