/* text_walk.c -- the nodes of a function and of the functions in it, in textual order.
 *
 * In:   a finished module, ids topological.
 * Out:  nodes by ids; before a function value its body.
 *
 * The nodes of a body are a list; at its end the walk continues after the function in
 * the body that holds it, so there is no stack.
 */
#include <stdlib.h>

#include "text_walk.h"

bool dfg_walk_begin(struct walk *w, const dfg_module *m)
{
    uint32_t n_nodes = dfg_n_nodes(m);
    *w = (struct walk){.m = m};
    w->body = calloc(n_nodes, sizeof *w->body);
    w->first = calloc(n_nodes, sizeof *w->first);
    w->next = calloc(n_nodes, sizeof *w->next);
    if (w->body == NULL || w->first == NULL || w->next == NULL)
        return false;
    for (dfg_node n = n_nodes; --n > 0;) {
        dfg_node body = dfg_node_body(m, n);
        w->body[n] = body;
        w->next[n] = w->first[body];
        w->first[body] = n;
    }
    return true;
}

void dfg_walk_end(struct walk *w)
{
    free(w->body);
    free(w->first);
    free(w->next);
}

void dfg_walk_function(struct walk *w, dfg_node f)
{
    w->top = w->at = f;
    w->in = DFG_NONE;
}

enum walk_step dfg_text_walk_next(struct walk *w, dfg_node *n)
{
    *n = w->at;
    if (w->at == DFG_NONE) { /* the end of a body */
        *n = w->in;
        if (w->in == DFG_NONE)
            return WALK_END;
        w->at = w->in == w->top ? DFG_NONE : w->next[w->in];
        w->in = w->in == w->top ? DFG_NONE : w->body[w->in];
        return WALK_CLOSE;
    }
    if (dfg_node_op(w->m, w->at) == DFG_FUNC) {
        w->in = w->at;
        w->at = w->first[w->at];
        return WALK_OPEN;
    }
    w->at = w->next[w->at];
    return WALK_NODE;
}
