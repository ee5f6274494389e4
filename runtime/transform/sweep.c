/* sweep.c -- in which order nodes are looked at.
 *
 * In:   the graph as it is before the first rewrite.
 * Out:  per node its place: depth first from the outputs, operands left to
 *       right, what is left last is first where users go before operands.
 *
 * A node's place stays what it is; new nodes take that of their root.  Bodies
 * that are marked Composite hold matches that were made already; nodes in them
 * have no place.
 */
#include <stdlib.h>
#include <string.h>

#include "rewriter.h"

/* Puts all that start needs, and then it, to the order, where it is not there. */
static bool visit(dfg_rewriter *r, dfg_node start)
{
    dfg_module *m = r->m;
    const struct nodes *t = &m->nodes;
    size_t depth = 0;
    if (start == DFG_NONE || (r->state[start] & SEEN) != 0)
        return true;
    r->state[start] |= SEEN;
    if (!dfg_edit_step_push(m, &depth, start))
        return false;
    while (depth > 0) {
        struct edit_step *top = &m->edit->steps[depth - 1];
        const dfg_node *args = m->args.rows + t->first[top->node];
        const uint32_t n = t->argc[top->node] != DFG_ARGC_MANY ? t->argc[top->node] : args[-1];
        dfg_node next = DFG_NONE;
        while (next == DFG_NONE && top->at < n) {
            dfg_node a = args[top->at++];
            if (a != DFG_NONE && (r->state[a] & SEEN) == 0)
                next = a;
        }
        if (next == DFG_NONE) {
            r->order[r->n_order++] = top->node;
            depth--;
            continue;
        }
        r->state[next] |= SEEN;
        if (t->argc[next] == 0) /* it needs nothing */
            r->order[r->n_order++] = next;
        else if (!dfg_edit_step_push(m, &depth, next))
            return false;
    }
    return true;
}

/* From the outputs, then from calls that are there for their effect. */
static bool visit_all(dfg_rewriter *r)
{
    dfg_module *m = r->m;
    for (uint32_t i = 0; i < m->functions.n; i++) {
        const dfg_node *args;
        dfg_node f = m->functions.rows[i].func;
        uint32_t n = dfg_node_args(m, f, &args);
        r->state[f] |= SEEN;
        for (uint32_t k = dfg_node_data(m, f); k < n; k++) {
            if (!visit(r, args[k]))
                return false;
            dfg_node_args(m, f, &args);
        }
    }
    for (dfg_node n = 1; n < m->nodes.n; n++)
        if (m->nodes.uses[n] == 0 && edit_is_live(m, n) && !visit(r, n))
            return false;
    return true;
}

bool dfg_sweep_plan(dfg_rewriter *r)
{
    dfg_module *m = r->m;
    r->order = dfg_heap_alloc(m, m->nodes.n, sizeof *r->order);
    if (r->order == NULL || !visit_all(r)) {
        r->failed = true;
        return false;
    }
    for (uint32_t i = 0, last = r->n_order; !r->operands_first && i + 1 < last; i++) {
        dfg_node n = r->order[i];
        r->order[i] = r->order[--last];
        r->order[last] = n;
    }
    for (uint32_t i = 0; i < r->n_order; i++) {
        dfg_node n = r->order[i];
        r->state[n] &= (uint8_t)~SEEN;
        const struct body *b = &m->bodies.rows[m->edit->body[n]];
        r->place[n] = b->func != DFG_NONE && !b->composite ? i : UINT32_MAX;
    }
    for (uint32_t i = 0; i < m->functions.n; i++)
        r->state[m->functions.rows[i].func] &= (uint8_t)~SEEN;
    return true;
}
