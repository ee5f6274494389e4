/* side_mlir.h -- side.h over MLIR: each network as a module of unregistered operations `onnx.NAME`. */
#include <stdlib.h>

#include "mlir_load.h"

struct pair {
    const void *node;
    uint32_t number;
};

struct side {
    struct mlir_graph graph;
    MlirModule module;
    const void **values;
    struct pair *pairs; /* sorted by node */
    uint32_t n;
    dfg_node *nodes;
    uint64_t *sets;
};
static const struct side *told; /* whose nodes are printed */

static int by_node(const void *a, const void *b)
{
    const struct pair *x = a, *y = b;
    return ((uintptr_t)x->node > (uintptr_t)y->node) - ((uintptr_t)x->node < (uintptr_t)y->node);
}

static uint32_t number_of(dfg_node n)
{
    const struct pair key = {n, 0}, *found = bsearch(&key, told->pairs, told->n, sizeof key, by_node);
    return n != DFG_NONE && found != NULL ? found->number : 0;
}

#define GRAPH(s) (&(s)->graph)
#define N_NODES(s) ((s)->n)
#define NODE(s, i) (told = (s), (dfg_node)(s)->values[i])
#define NUMBER(n) number_of(n)
#define ITEM(set, i) ((set).at[i])
size_t hand_sweep(const dfg_graph *, const dfg_node *all, size_t n, dfg_node *nodes, uint64_t *sets);
#define SWEEP(sweep, s) \
    sweep(&(s)->graph, (const dfg_node *)(const void *)((s)->values + 1), (s)->n - 1, (s)->nodes, (s)->sets)

static struct side *side_new(const struct dfg_module *m, size_t words)
{
    struct side *s = calloc(1, sizeof *s);
    if (s == NULL)
        exit(1);
    s->module = mlir_load(m, &s->values, &s->n);
    s->graph.context = mlirModuleGetContext(s->module);
    s->graph.numbers = calloc(1, sizeof *s->graph.numbers);
    s->graph.sets = calloc(1, sizeof *s->graph.sets);
    s->pairs = calloc(s->n, sizeof *s->pairs);
    s->nodes = calloc(s->n, sizeof *s->nodes);
    s->sets = calloc(s->n * words, sizeof *s->sets);
    if (s->graph.numbers == NULL || s->graph.sets == NULL || s->pairs == NULL || s->nodes == NULL || s->sets == NULL)
        exit(1);
    for (uint32_t i = 0; i < s->n; i++)
        s->pairs[i] = (struct pair){s->values[i], i};
    qsort(s->pairs, s->n, sizeof *s->pairs, by_node);
    return s;
}
#define SIDE_NEW(m, file, words) side_new(m, words)

static void side_free(struct side *s)
{
    mlirModuleDestroy(s->module);
    mlirContextDestroy(s->graph.context);
    free(s->values);
    free(s->graph.numbers);
    free(s->graph.sets);
    free(s->pairs);
    free(s->nodes);
    free(s->sets);
    free(s);
}
