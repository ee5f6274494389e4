/* sort.c -- the order of a graph's nodes, operands first.
 *
 * In:   a graph, what each node needs.
 * Out:  the order of the file where that is topological; else each node that
 *       stands too late is drawn in front of the first that needs it.
 * Errors: a cycle, which names nodes on it.
 *
 * Depth-first search with a stack of its own; O(nodes + needs).
 */
#include "../dfg_extend.h"
#include "onnx.h"

enum { UNSEEN, OPEN, DONE };

struct visit {
    size_t node, next; /* next: the need that is looked at then */
};

struct sorter {
    struct onnx_reader *r;
    struct onnx_scope *s;
    uint8_t *state;
    struct visit *stack;
    size_t depth, n;
};

/* Nodes on the cycle that n closes: it and what stands above it on the stack. */
static bool cycle(struct sorter *t, size_t n)
{
    struct dfg_gather g;
    size_t at = t->depth, shown = 0;
    if (!dfg_gather_begin(&g))
        return dfg_onnx_no_memory(t->r);
    while (t->stack[at - 1].node != n)
        at--;
    for (; at < t->depth && shown < 8; at++, shown++) {
        const Onnx__NodeProto *p = dfg_onnx_node_at(t->r, t->s, t->stack[at].node);
        if (p == NULL)
            break;
        const char *name = dfg_onnx_text(p->name);
        if (*name == '\0' && p->n_output > 0)
            name = dfg_onnx_text(p->output[0]);
        fprintf(g.file, "%s'%s'", shown > 0 ? ", " : " over ", name);
    }
    fprintf(g.file, "%s", at < t->depth ? ", ..." : "");
    const Onnx__NodeProto *closing = dfg_onnx_node_at(t->r, t->s, n);
    if (dfg_gather_end(&g) != NULL && closing != NULL)
        dfg_onnx_fail_at(t->r, closing, "its inputs depend on its results%s", g.text);
    else
        dfg_onnx_no_memory(t->r);
    free(g.text);
    return false;
}

/* The top of the stack goes on: to a node that it needs, or to its end. */
static bool step(struct sorter *t)
{
    struct visit *v = &t->stack[t->depth - 1];
    if (v->next == t->s->first[v->node + 1]) {
        t->state[v->node] = DONE;
        t->s->order[t->n++] = v->node;
        t->depth--;
        return true;
    }
    const struct onnx_value *value = &t->r->names[t->s->needs[v->next++]].value;
    if (value->owner != t->s->number || value->maker == 0)
        return true;
    size_t maker = value->maker - 1;
    if (t->state[maker] == OPEN)
        return cycle(t, maker);
    if (t->state[maker] == UNSEEN) {
        t->state[maker] = OPEN;
        t->stack[t->depth++] = (struct visit){maker, t->s->first[maker]};
    }
    return true;
}

static bool search(struct sorter *t, size_t n_nodes)
{
    for (size_t i = 0; i < n_nodes; i++) {
        if (t->state[i] != UNSEEN)
            continue;
        t->state[i] = OPEN;
        t->stack[t->depth++] = (struct visit){i, t->s->first[i]};
        while (t->depth > 0)
            if (!step(t))
                return false;
    }
    for (size_t i = 0; i < n_nodes; i++)
        t->r->info.unsorted = t->r->info.unsorted || t->s->order[i] != i;
    return true;
}

bool dfg_onnx_sort(struct onnx_reader *r, struct onnx_scope *s)
{
    size_t n = s->n_nodes;
    struct sorter t = {.r = r, .s = s};
    t.state = calloc(n + 1, sizeof *t.state);
    t.stack = calloc(n + 1, sizeof *t.stack);
    s->order = calloc(n + 1, sizeof *s->order);
    bool there = t.state != NULL && t.stack != NULL && s->order != NULL;
    bool done = there ? search(&t, n) : dfg_onnx_no_memory(r);
    free(t.state);
    free(t.stack);
    return done;
}
