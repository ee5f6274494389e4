/* side_ir.h -- side.h over the IR of ir.h. */
#include <stdlib.h>

#include "ir_load.h"

struct side {
    struct ir_block *graph;
    struct ir_value **values;
    dfg_node *nodes;
    uint64_t *sets;
};
#define GRAPH(s) ((s)->graph)
#define N_NODES(s) ((s)->graph->n)
#define NODE(s, i) ((dfg_node)(s)->values[i])
#define NUMBER(n) ((n) != DFG_NONE ? (n)->number : 0)
#define ITEM(set, i) ((dfg_node)(set).at[i].value)
size_t hand_sweep(const dfg_graph *, const dfg_node *all, size_t n, dfg_node *nodes, uint64_t *sets);
#define SWEEP(sweep, s) \
    sweep((s)->graph, (const dfg_node *)(const void *)((s)->values + 1), (s)->graph->n - 1, (s)->nodes, (s)->sets)

static struct side *side_new(const struct dfg_module *m, size_t words)
{
    struct side *s = calloc(1, sizeof *s);
    if (s == NULL)
        exit(1);
    s->graph = ir_load(m, &s->values);
    s->nodes = calloc(s->graph->n, sizeof *s->nodes);
    s->sets = calloc(s->graph->n * words, sizeof *s->sets);
    if (s->nodes == NULL || s->sets == NULL)
        exit(1);
    return s;
}
#define SIDE_NEW(m, file, words) side_new(m, words)

static void side_free(struct side *s)
{
    ir_free(s->graph, s->values);
    free(s->nodes);
    free(s->sets);
    free(s);
}
