/* side_dfg.h -- side.h over libdfg: a view bound to the file. */
#include <stdlib.h>

#include "dfg.h"

struct side {
    dfg_graph graph;
    void *memory;
    dfg_node *nodes;
    uint64_t *sets;
};
#define side_begin dfg_side_begin
#define side_print dfg_side_print
#define side_sweep dfg_side_sweep
#define side_end dfg_side_end
#define GRAPH(s) (&(s)->graph)
#define N_NODES(s) ((s)->graph.n_nodes)
#define NODE(s, i) ((dfg_node)(i))
#define NUMBER(n) (n)
#define ITEM(set, i) ((set).at[i])
#define SWEEP(sweep, s) sweep(&(s)->graph, 1, (s)->graph.n_nodes, (s)->nodes, (s)->sets)

static struct side *side_new(dfg_module *m, const struct dfg_names *names, size_t words)
{
    struct side *s = calloc(1, sizeof *s);
    const size_t size = dfg_bind_size(m, names), n = dfg_n_nodes(m);
    if (s == NULL || (s->memory = malloc(size + 1)) == NULL || (s->nodes = calloc(n, sizeof *s->nodes)) == NULL ||
        (s->sets = calloc(n * words, sizeof *s->sets)) == NULL || dfg_bind(&s->graph, m, names, s->memory, size) != DFG_OK)
        exit(1);
    return s;
}
#define SIDE_NEW(m, file, words) side_new(m, &file##_names, words)

static void side_free(struct side *s)
{
    free(s->memory);
    free(s->nodes);
    free(s->sets);
    free(s);
}
