/* dominate.c -- what lies between a dominated child and its parent.
 *
 * In:   the child's node, a node that may be the parent.
 * Out:  the nodes between, as language.md section 4 has it: every operand of the
 *       child, and of every node between, is the parent, a leaf (a variable or a
 *       constant) or a node between; every node between has an operand that is
 *       no leaf; each use of the parent, and of every node between, is by one of
 *       them or by the child.
 *
 * The parent is no leaf, even where it is a variable.  All stand in one body.
 */
#include "ref.h"

#include <stdlib.h>

/* Nodes that were reached, each once. */
struct reached {
    bool *seen;
    dfg_node *at;
    uint32_t n;
};

static bool reach(struct reached *r, dfg_node n)
{
    if (r->seen[n])
        return false;
    r->seen[n] = true;
    r->at[r->n++] = n;
    return true;
}

static bool is_leaf(const struct ref *r, dfg_node n)
{
    uint16_t op = dfg_node_op(r->m, n);
    return op == DFG_VAR || op == DFG_CONST;
}

static struct reached nothing_reached(struct ref *r)
{
    size_t n = (size_t)dfg_n_nodes(r->m) + 1;
    return (struct reached){dfg_ref_alloc(&r->mem, n, sizeof(bool)),
                            dfg_ref_alloc(&r->mem, n, sizeof(dfg_node)), 0};
}

/* Depth first, operands left to right, in the order in which nodes are entered. */
const dfg_node *dfg_ref_below(struct ref *r, dfg_node n, uint32_t *count)
{
    struct reached below = nothing_reached(r);
    struct {
        dfg_node n;
        uint32_t next;
    } *stack = malloc(((size_t)dfg_n_nodes(r->m) + 1) * sizeof *stack);
    uint32_t depth = 0;
    *count = 0;
    if (stack == NULL || below.at == NULL || below.seen == NULL) {
        r->mem.failed = true;
        free(stack);
        return NULL;
    }
    below.seen[DFG_NONE] = true;
    stack[depth].n = n;
    stack[depth++].next = 0;
    while (depth > 0) {
        const dfg_node *args, at = stack[depth - 1].n;
        if (stack[depth - 1].next == dfg_node_args(r->m, at, &args)) {
            depth--;
            continue;
        }
        dfg_node next = args[stack[depth - 1].next++];
        if (dfg_node_body(r->m, next) == dfg_node_body(r->m, n) && reach(&below, next)) {
            stack[depth].n = next;
            stack[depth++].next = 0;
        }
    }
    free(stack);
    *count = below.n;
    return below.at;
}

/* What meets something that can't be between. */
static bool fail(struct ref_obstacle *o, dfg_node n, const char *why)
{
    *o = (struct ref_obstacle){n, why};
    return false;
}

/* Walks on from n. */
static bool reach_operands(const struct ref *r, dfg_node n, dfg_node parent, uint32_t *edges,
                           struct reached *between, struct ref_obstacle *o)
{
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(r->m, n, &args), inner = 0;
    for (uint32_t i = 0; i < n_args; i++) {
        dfg_node a = args[i];
        if (a == DFG_NONE || (a != parent && is_leaf(r, a)))
            continue;
        if (dfg_node_body(r->m, a) != dfg_node_body(r->m, n) || dfg_node_op(r->m, a) == DFG_FUNC)
            return fail(o, a, "stands in another function, or is one");
        inner++;
        edges[a]++;
        if (a != parent)
            reach(between, a);
    }
    return inner > 0 || fail(o, n, "is reached without passing the parent: its operands are leaves");
}

static int by_node(const void *a, const void *b)
{
    dfg_node x = *(const dfg_node *)a, y = *(const dfg_node *)b;
    return x < y ? -1 : x > y;
}

bool dfg_ref_between(struct ref *r, dfg_node n, dfg_node parent, const dfg_node **nodes, uint32_t *count,
                     struct ref_obstacle *o)
{
    static const char outside[] = "has a use that does not lead to the child";
    struct reached between = nothing_reached(r);
    uint32_t *edges = dfg_ref_alloc(&r->mem, (size_t)dfg_n_nodes(r->m) + 1, sizeof *edges);
    if (between.at == NULL || between.seen == NULL || edges == NULL || n == parent)
        return fail(o, n, "is the child");
    bool ok = reach_operands(r, n, parent, edges, &between, o);
    for (uint32_t i = 0; ok && i < between.n; i++)
        ok = reach_operands(r, between.at[i], parent, edges, &between, o);
    if (ok && edges[parent] != dfg_node_uses(r->m, parent))
        ok = fail(o, parent, outside);
    for (uint32_t i = 0; ok && i < between.n; i++)
        if (edges[between.at[i]] != dfg_node_uses(r->m, between.at[i]))
            ok = fail(o, between.at[i], outside);
    qsort(between.at, between.n, sizeof *between.at, by_node);
    *nodes = between.at;
    *count = between.n;
    return ok && edges[parent] > 0;
}
