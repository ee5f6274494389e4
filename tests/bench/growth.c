/* growth.c -- what the candidates of a table of many patterns cost.
 *
 * usage: bench-growth NODES
 *
 * In:   the table of growth.pat (growth.py), a regular and an irregular graph of Relay operators.
 * Out:  a line a graph: its name, nodes, (node, entry) pairs, ns a node: the sweep of a new view, the same again, and
 *       nodes with the numbers of their sets, of a new view and again; -1 where the table has none of these;
 *       microseconds that a view of fifty nodes takes.
 *       Of several runs the least.
 */
#include "dfg.h"
#include "dfg_label.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const struct dfg_unit growth_unit;
size_t __attribute__((weak)) growth_hits(const dfg_graph *, dfg_node first, dfg_node last, dfg_node *, uint32_t *);

enum { RUNS = 7 };

static void *need(void *p)
{
    if (p == NULL) {
        fputs("bench-growth: out of memory\n", stderr);
        exit(2);
    }
    return p;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* ---- the graph ---- */

struct maker {
    dfg_module *m;
    uint64_t random;
    uint32_t map;
    bool regular;
};

/* Of a regular graph always 0. */
static uint32_t draw(struct maker *k, uint32_t below)
{
    k->random = k->random * 6364136223846793005u + 1442695040888963407u;
    return k->regular ? 0 : (uint32_t)(k->random >> 33) % below;
}

static dfg_node call(struct maker *k, const char *name, uint32_t n, dfg_node a, dfg_node b, const struct dfg_attr *attrs,
                     uint32_t n_attrs)
{
    const dfg_node args[] = {a, b};
    return dfg_call_op(k->m, dfg_operator(k->m, name, strlen(name)), args, n, attrs, n_attrs, 1, k->map);
}

static dfg_node constant(struct maker *k)
{
    return dfg_const(k->m, dfg_tensor_add(k->m, k->map, NULL, false));
}

static dfg_node conv(struct maker *k, dfg_node x)
{
    static const char *const layouts[] = {"NCHW", "NHWC"};
    const char *layout = layouts[draw(k, 4) == 1];
    const struct dfg_attr attrs[] = {
        {dfg_symbol(k->m, "channels", 8), {DFG_V_INT, 0, 0, {.i = draw(k, 3) == 1 ? 128 : 64}}},
        {dfg_symbol(k->m, "groups", 6), {DFG_V_INT, 0, 0, {.i = draw(k, 8) == 1 ? 2 : 1}}},
        {dfg_symbol(k->m, "data_layout", 11), {DFG_V_STR, 0, 0, {.id = dfg_symbol(k->m, layout, 4)}}},
    };
    return draw(k, 4) == 3 ? call(k, "nn.dense", 2, x, constant(k), NULL, 0)
                           : call(k, "nn.conv2d", 2, x, constant(k), attrs, 3);
}

static dfg_node block(struct maker *k, dfg_node x)
{
    static const char *const unary[] = {"nn.relu", "sigmoid", "tanh", "exp", "log", "sqrt", "negative", "abs", "nn.softmax"};
    static const char *const binary[] = {"add", "subtract", "multiply", "divide", "maximum", "minimum"};
    const dfg_node in = x;
    for (int i = 0; i < 3; i++) {
        x = call(k, binary[draw(k, 12) % 6], 2, conv(k, x), constant(k), NULL, 0);
        x = call(k, unary[draw(k, 9)], 1, x, DFG_NONE, NULL, 0);
    }
    return call(k, unary[draw(k, 9)], 1, call(k, binary[draw(k, 6)], 2, x, in, NULL, 0), DFG_NONE, NULL, 0);
}

static dfg_module *make(uint32_t nodes, bool regular)
{
    const dfg_dim dims[] = {1, 64, 56, 56};
    struct maker k = {.m = need(dfg_module_new(NULL, 0)), .random = 1, .regular = regular};
    k.map = dfg_type_tensor(k.m, DFG_F32, 4, dims);
    dfg_body_open(k.m);
    const dfg_node param = dfg_var(k.m, dfg_symbol(k.m, "x", 1), 2, k.map);
    dfg_node x = param;
    while (dfg_n_nodes(k.m) < nodes)
        x = block(&k, x);
    dfg_function_add(k.m, dfg_symbol(k.m, "main", 4), dfg_func(k.m, &param, 1, &x, 1, NULL, 0, 0));
    if (dfg_finish(k.m) != DFG_OK)
        exit(2);
    return k.m;
}

/* ---- times ---- */

struct buffers {
    dfg_node *nodes;
    uint64_t *words;
    size_t hits;
};

static void sweep(const dfg_graph *g, struct buffers *b, uint32_t n, bool numbers)
{
    const struct dfg_table *t = &growth_unit.tables[0];
    b->hits = numbers ? growth_hits(g, 1, n, b->nodes, (uint32_t *)b->words) : t->sweep(t, g, 1, n, b->nodes, b->words);
}

/* The least of both: of a new view, and again. */
static void time_sweeps(const dfg_module *m, struct buffers *b, bool numbers, double *first, double *again)
{
    const uint32_t n = dfg_n_nodes(m);
    const size_t size = dfg_bind_size(m, growth_unit.names);
    *first = *again = -1;
    for (int r = 0; r < RUNS && (!numbers || growth_hits != NULL); r++) {
        dfg_graph g;
        void *mem = need(malloc(size + 1));
        const double start = now();
        if (dfg_bind(&g, m, growth_unit.names, mem, size) != DFG_OK)
            exit(2);
        sweep(&g, b, n, numbers);
        const double middle = now();
        sweep(&g, b, n, numbers);
        const double end = now();
        *first = r == 0 || middle - start < *first * n ? (middle - start) / n : *first;
        *again = r == 0 || end - middle < *again * n ? (end - middle) / n : *again;
        free(mem);
    }
}

/* Microseconds, the least: dfg_bind of fifty nodes. */
static double time_bind(bool regular)
{
    dfg_module *m = make(50, regular);
    const size_t size = dfg_bind_size(m, growth_unit.names);
    void *mem = need(malloc(size + 1));
    double least = 0;
    for (int r = 0; r < 100 * RUNS; r++) {
        dfg_graph g;
        const double start = now();
        if (dfg_bind(&g, m, growth_unit.names, mem, size) != DFG_OK)
            exit(2);
        const double took = (now() - start) / 1e3;
        least = r == 0 || took < least ? took : least;
    }
    free(mem);
    dfg_module_free(m);
    return least;
}

int main(int argc, char **argv)
{
    const uint32_t wanted = argc > 1 ? (uint32_t)strtod(argv[1], NULL) : 1000000;
    const size_t n_words = growth_unit.tables[0].n_words;
    for (int regular = 1; regular >= 0; regular--) {
        dfg_module *m = make(wanted, regular);
        const uint32_t n = dfg_n_nodes(m);
        struct buffers b = {need(calloc(n, sizeof *b.nodes)), need(calloc(n * n_words, sizeof *b.words)), 0};
        double first, again, first_number, again_number;
        size_t pairs = 0;
        time_sweeps(m, &b, false, &first, &again);
        for (size_t i = 0; i < b.hits * n_words; i++)
            for (uint64_t left = b.words[i]; left != 0; left &= left - 1)
                pairs++;
        time_sweeps(m, &b, true, &first_number, &again_number);
        printf("%s,%u,%zu,%.3f,%.3f,%.3f,%.3f,%.2f\n", regular ? "regular" : "irregular", (unsigned)n, pairs, first, again,
               first_number, again_number, time_bind(regular));
        free(b.nodes);
        free(b.words);
        dfg_module_free(m);
    }
    return 0;
}
