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

/* Puts all that start needs, and then it, to the order, where it is not there.  Nodes under way stand at the
 * end of the order, downwards; how many operands of each were seen is its mark. */
static void visit(dfg_rewriter *r, dfg_node start)
{
    const dfg_module *m = r->m;
    const struct nodes *t = &m->nodes;
    uint32_t *seen = m->edit->mark;
    dfg_node *const bottom = r->order + t->n, *top = bottom;
    if (start == DFG_NONE || (r->state[start] & SEEN) != 0)
        return;
    for (dfg_node next = start;;) {
        if (next != DFG_NONE) {
            r->state[next] |= SEEN;
            seen[next] = 0;
            *--top = next;
        }
        const dfg_node n = *top, *args = m->args.rows + t->first[n];
        const uint32_t argc = t->argc[n];
        const uint32_t n_args = argc != DFG_ARGC_MANY ? argc : args[-1];
        next = DFG_NONE;
        while (next == DFG_NONE && seen[n] < n_args) {
            dfg_node a = args[seen[n]++];
            if (a != DFG_NONE && (r->state[a] & SEEN) == 0)
                next = a;
        }
        if (next != DFG_NONE)
            continue;
        top++;
        r->order[r->n_order++] = n;
        if (top == bottom)
            return;
    }
}

/* From the outputs, then from calls that are there for their effect. */
static void visit_all(dfg_rewriter *r)
{
    dfg_module *m = r->m;
    for (uint32_t i = 0; i < m->functions.n; i++) {
        const dfg_node *args;
        dfg_node f = m->functions.rows[i].func;
        uint32_t n = dfg_node_args(m, f, &args);
        r->state[f] |= SEEN;
        for (uint32_t k = dfg_node_data(m, f); k < n; k++)
            visit(r, args[k]);
    }
    for (dfg_node n = 1; n < m->nodes.n; n++)
        if (m->nodes.uses[n] == 0 && edit_is_live(m, n))
            visit(r, n);
}

bool dfg_sweep_plan(dfg_rewriter *r)
{
    dfg_module *m = r->m;
    r->order = dfg_heap_alloc(m, m->nodes.n, sizeof *r->order);
    if (r->order == NULL) {
        r->failed = true;
        return false;
    }
    visit_all(r);
    for (uint32_t i = 0, last = r->n_order; !r->operands_first && i + 1 < last; i++) {
        dfg_node n = r->order[i];
        r->order[i] = r->order[--last];
        r->order[last] = n;
    }
    for (uint32_t i = 0; i < r->n_order; i++) {
        dfg_node n = r->order[i];
        r->state[n] &= (uint8_t)~SEEN;
        const struct body *b = &m->bodies.rows[edit_body(m, n)];
        r->place[n] = b->func != DFG_NONE && !b->composite ? i : UINT32_MAX;
    }
    for (uint32_t i = 0; i < m->functions.n; i++)
        r->state[m->functions.rows[i].func] &= (uint8_t)~SEEN;
    return true;
}
