/* tables.c -- one table of four, beside the four one after another.
 *
 * usage: bench-tables [NODES]
 *
 * In:   a graph of Relay operators: residual blocks of convolutions in f32, of
 *       quantised ones, and dense layers, drawn at random and typed.
 * Out:  candidates of all nodes, ns a node: medians of 15 sweeps; and how many
 *       (node, entry) pairs there are, which must be the same both ways.
 */
#include "dfg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const struct dfg_unit relay_unit, dnnl_unit, cutlass_unit, ethos_u_unit, tensorrt_unit, all4_unit;

enum { RUNS = 15 };

static void *need(void *p)
{
    if (p == NULL) {
        fputs("bench-tables: out of memory\n", stderr);
        exit(2);
    }
    return p;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* ---- the graph ---- */

struct maker {
    dfg_module *m;
    uint64_t random;
    uint32_t f32_map, i8_map, i32_map, weight, byte_weight, bias, int_bias, scale, zero;
};

static uint32_t draw(struct maker *k, uint32_t below)
{
    k->random = k->random * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(k->random >> 33) % below;
}

static uint16_t op(struct maker *k, const char *name)
{
    return dfg_operator(k->m, name, strlen(name));
}

static uint32_t type(struct maker *k, enum dfg_dtype dtype, int32_t rank, dfg_dim a, dfg_dim b, dfg_dim c, dfg_dim d)
{
    const dfg_dim dims[] = {a, b, c, d};
    return dfg_type_tensor(k->m, dtype, rank, dims);
}

static dfg_node constant(struct maker *k, uint32_t of_type)
{
    return dfg_const(k->m, dfg_tensor_add(k->m, of_type, NULL, false));
}

static dfg_node call(struct maker *k, const char *name, uint32_t result, uint32_t n, dfg_node a, dfg_node b)
{
    const dfg_node args[] = {a, b};
    return dfg_call_op(k->m, op(k, name), args, n, NULL, 0, 0, result);
}

static dfg_node unary(struct maker *k, dfg_node x, uint32_t result)
{
    static const char *const names[] = {"nn.relu", "sigmoid", "tanh", "clip", "nn.softmax", "exp", "abs"};
    return call(k, names[draw(k, 7)], result, 1, x, DFG_NONE);
}

static dfg_node float_block(struct maker *k, dfg_node x)
{
    dfg_node c = call(k, "nn.conv2d", k->f32_map, 2, x, constant(k, k->weight));
    if (draw(k, 4) != 0)
        c = call(k, draw(k, 2) != 0 ? "add" : "nn.bias_add", k->f32_map, 2, c, constant(k, k->bias));
    if (draw(k, 3) == 0)
        c = call(k, "add", k->f32_map, 2, c, x);
    return draw(k, 4) != 0 ? unary(k, c, k->f32_map) : c;
}

static dfg_node byte_block(struct maker *k, dfg_node x)
{
    const dfg_node quantised[] = {x, constant(k, k->byte_weight), constant(k, k->zero), constant(k, k->zero),
                                  constant(k, k->scale), constant(k, k->scale)};
    dfg_node c = dfg_call_op(k->m, op(k, "qnn.conv2d"), quantised, 6, NULL, 0, 0, k->i32_map);
    if (draw(k, 2) != 0)
        c = call(k, "nn.bias_add", k->i32_map, 2, c, constant(k, k->int_bias));
    const dfg_node scales[] = {c, constant(k, k->scale), constant(k, k->zero), constant(k, k->scale),
                               constant(k, k->zero)};
    c = dfg_call_op(k->m, op(k, "qnn.requantize"), scales, 5, NULL, 0, 0, k->i8_map);
    return draw(k, 2) != 0 ? call(k, "clip", k->i8_map, 1, c, DFG_NONE) : c;
}

static dfg_module *make(uint32_t nodes)
{
    const struct dfg_ops *ops[] = {relay_unit.ops};
    struct maker k = {.m = need(dfg_module_new(ops, 1)), .random = 1};
    k.f32_map = type(&k, DFG_F32, 4, 1, 64, 56, 56);
    k.i8_map = type(&k, DFG_I8, 4, 1, 56, 56, 64);
    k.i32_map = type(&k, DFG_I32, 4, 1, 56, 56, 64);
    k.weight = type(&k, DFG_F32, 4, 64, 64, 3, 3);
    k.byte_weight = type(&k, DFG_I8, 4, 3, 3, 64, 64);
    k.bias = type(&k, DFG_F32, 3, 64, 1, 1, 0);
    k.int_bias = type(&k, DFG_I32, 1, 64, 0, 0, 0);
    k.scale = type(&k, DFG_F32, 0, 0, 0, 0, 0);
    k.zero = type(&k, DFG_I32, 0, 0, 0, 0, 0);
    dfg_body_open(k.m);
    const dfg_node params[] = {dfg_var(k.m, dfg_symbol(k.m, "x", 1), 2, k.f32_map),
                               dfg_var(k.m, dfg_symbol(k.m, "q", 1), 2, k.i8_map)};
    dfg_node results[] = {params[0], params[1]};
    while (dfg_n_nodes(k.m) < nodes) {
        results[0] = float_block(&k, results[0]);
        results[1] = byte_block(&k, results[1]);
    }
    dfg_node f = dfg_func(k.m, params, 2, results, 2, NULL, 0, 0);
    dfg_function_add(k.m, dfg_symbol(k.m, "main", 4), f);
    if (dfg_finish(k.m) != DFG_OK)
        exit(2);
    return k.m;
}

/* ---- sweeps ---- */

struct swept {
    const struct dfg_table *table;
    dfg_graph view;
    void *mem;
};

static void bind(struct swept *s, dfg_module *m, const struct dfg_unit *u)
{
    size_t size = dfg_bind_size(m, u->names);
    s->table = &u->tables[0];
    s->mem = need(malloc(size + 1));
    if (dfg_build_users(m) != DFG_OK || dfg_bind(&s->view, m, u->names, s->mem, size) != DFG_OK)
        exit(2);
}

static size_t pairs(const uint64_t *sets, size_t n)
{
    size_t sum = 0;
    for (size_t i = 0; i < n; i++)
        for (uint64_t left = sets[i]; left != 0; left &= left - 1)
            sum++;
    return sum;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The median time of sweeping with all of the tables, ns a node; *found: pairs. */
static double sweep_all(struct swept *at, size_t n, uint32_t n_nodes, dfg_node *nodes, uint64_t *sets, size_t *found)
{
    double times[RUNS];
    for (int r = 0; r < RUNS; r++) {
        *found = 0;
        times[r] = 0;
        for (size_t i = 0; i < n; i++) {
            double start = now();
            size_t hits = at[i].table->sweep(at[i].table, &at[i].view, 1, n_nodes, nodes, sets);
            times[r] += now() - start;
            *found += pairs(sets, hits * at[i].table->n_words);
        }
    }
    qsort(times, RUNS, sizeof *times, ascending);
    return times[RUNS / 2] / n_nodes;
}

int main(int argc, char **argv)
{
    static const struct dfg_unit *const units[] = {&dnnl_unit, &cutlass_unit, &ethos_u_unit, &tensorrt_unit, &all4_unit};
    enum { N = sizeof units / sizeof *units };
    uint32_t wanted = argc > 1 ? (uint32_t)strtod(argv[1], NULL) : 1000000;
    dfg_module *m = make(wanted);
    uint32_t n = dfg_n_nodes(m);
    dfg_node *nodes = need(malloc(n * sizeof *nodes));
    uint64_t *sets = need(malloc((size_t)n * units[N - 1]->tables[0].n_words * sizeof *sets));
    struct swept at[N];
    size_t apart, together;
    for (size_t i = 0; i < N; i++)
        bind(&at[i], m, units[i]);
    double four = sweep_all(at, N - 1, n, nodes, sets, &apart), one = sweep_all(at + N - 1, 1, n, nodes, sets, &together);
    printf("%10s %8s %12s %12s %10s\n", "nodes", "entries", "one table", "four tables", "four/one");
    printf("%10u %8u %9.3f ns %9.3f ns %10.2f\n", (unsigned)n, (unsigned)units[N - 1]->tables[0].n, one, four, four / one);
    for (size_t i = 0; i < N; i++)
        free(at[i].mem);
    free(nodes);
    free(sets);
    dfg_module_free(m);
    if (apart != together)
        printf("%zu pairs by one table, %zu by four\n", together, apart);
    return apart != together;
}
