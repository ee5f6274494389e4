/* regions.c -- dominated children at every node: what a node costs, in small graphs and in large ones.
 *
 * usage: regions-bench [MOST-NODES]
 *        regions-steps [MOST-NODES]
 *
 * Each pattern of dominated.pat at each node of graphs of a tenth of MOST-NODES (1e5) and of
 * MOST-NODES: nanoseconds of processor time a node, and the ratio of both, which does not grow with
 * the graph; likewise the candidates of the table.  What matches in a graph of 60 nodes is compared
 * with the reference matcher first.  regions-steps counts basic blocks instead, and fails where a
 * node takes more than 1.5 times as many in the large graph.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "dfg_interp.h"
#include "relay.h"
#include "steps.h"

extern const struct dfg_unit dominated_unit, relay_unit;

/* ---- graphs ---- */

struct builder {
    dfg_module *m;
    uint16_t add, relu, tanh, sigmoid;
    uint32_t tensor, random;
    dfg_node x;
};

static struct builder begin(void)
{
    static const float one = 1;
    const struct dfg_ops *ops[] = {&relay_ops};
    struct builder b = {.m = dfg_module_new(ops, 1), .random = 1};
    b.add = dfg_operator(b.m, "add", 3);
    b.relu = dfg_operator(b.m, "nn.relu", 7);
    b.tanh = dfg_operator(b.m, "tanh", 4);
    b.sigmoid = dfg_operator(b.m, "sigmoid", 7);
    b.tensor = dfg_tensor_add(b.m, dfg_type_tensor(b.m, DFG_F32, 0, NULL), &one, false);
    dfg_body_open(b.m);
    b.x = dfg_var(b.m, dfg_symbol(b.m, "x", 1), 2, 0);
    return b;
}

static dfg_node one(struct builder *b, uint16_t op, dfg_node x)
{
    return dfg_call_op(b->m, op, &x, 1, NULL, 0, 0, 0);
}

static dfg_node two(struct builder *b, dfg_node x, dfg_node y)
{
    return dfg_call_op(b->m, b->add, (const dfg_node[]){x, y}, 2, NULL, 0, 0, 0);
}

static bool grows(const struct builder *b, uint32_t n)
{
    return dfg_n_nodes(b->m) < n;
}

/* Sums of the one before and a constant that all of them share. */
static dfg_node shared_leaf(struct builder *b, dfg_node at, uint32_t n)
{
    dfg_node k = dfg_const(b->m, b->tensor);
    while (grows(b, n))
        at = two(b, at, k);
    return at;
}

static dfg_node own_leaves(struct builder *b, dfg_node at, uint32_t n)
{
    while (grows(b, n))
        at = two(b, at, dfg_const(b->m, b->tensor));
    return at;
}

static dfg_node diamonds(struct builder *b, dfg_node at, uint32_t n)
{
    while (grows(b, n))
        at = two(b, one(b, b->relu, at), one(b, b->tanh, at));
    return at;
}

/* Skips around skips, as in a U. */
static dfg_node nested(struct builder *b, dfg_node at, uint32_t n)
{
    uint32_t depth = n / 3;
    dfg_node *skip = calloc(depth + 1, sizeof *skip);
    if (skip == NULL)
        abort();
    for (uint32_t i = 0; i < depth; i++)
        at = one(b, b->relu, skip[i] = at);
    for (uint32_t i = depth; i-- > 0;)
        at = one(b, b->tanh, two(b, at, skip[i]));
    free(skip);
    return at;
}

/* Many terms of one value, summed up one by one: no sum but the last has a parent. */
static dfg_node terms(struct builder *b, dfg_node x, uint32_t n)
{
    dfg_node at = one(b, b->tanh, x);
    while (grows(b, n))
        at = two(b, at, one(b, b->relu, x));
    return at;
}

/* The same of two values: the terms lead nowhere that they have in common. */
static dfg_node products(struct builder *b, dfg_node x, uint32_t n)
{
    dfg_node p = one(b, b->relu, x), q = one(b, b->tanh, x), at = two(b, p, q);
    while (grows(b, n))
        at = two(b, at, two(b, p, q));
    return at;
}

static dfg_node random_sums(struct builder *b, dfg_node at, uint32_t n)
{
    while (grows(b, n)) {
        b->random = b->random * 1664525u + 1013904223u;
        uint32_t back = (b->random >> 8) % 6;
        at = two(b, at, back < at - b->x ? at - back : b->x);
    }
    return at;
}

static const struct {
    const char *name;
    dfg_node (*build)(struct builder *, dfg_node, uint32_t n);
} shapes[] = {
    {"shared leaf", shared_leaf}, {"own leaves", own_leaves}, {"diamonds", diamonds},       {"nested", nested},
    {"terms", terms},             {"products", products},     {"random sums", random_sums},
};

static dfg_module *graph_of(size_t shape, uint32_t n)
{
    struct builder b = begin();
    dfg_node result = shapes[shape].build(&b, one(&b, b.sigmoid, b.x), n);
    dfg_node f = dfg_func(b.m, &b.x, 1, &result, 1, NULL, 0, 0);
    if (!dfg_function_add(b.m, dfg_symbol(b.m, "main", 4), f) || dfg_finish(b.m) != DFG_OK ||
        dfg_build_users(b.m) != DFG_OK)
        abort();
    return b.m;
}

/* ---- time ---- */

static bool say_yes(void *ctx, const void *m)
{
    (void)ctx;
    (void)m;
    return true;
}

#ifdef COUNT_STEPS
enum { ROUNDS = 1 };
static const double LIMIT = 1.5;

static double now(void)
{
    return (double)steps_taken();
}
#else
enum { ROUNDS = 3 };
static const double LIMIT = 0; /* time depends on the machine */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
#endif

/* p: NULL: the table. */
static uint32_t sweep(const dfg_module *m, const dfg_graph *g, const struct dfg_pattern *p, char *match)
{
    const struct dfg_table *t = &dominated_unit.tables[0];
    uint32_t found = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        uint64_t set[4] = {0};
        if (p == NULL)
            t->candidates(t, g, n, set);
        found += p != NULL ? p->match(p, g, n, match) : t->first(t, g, n) >= 0;
    }
    return found;
}

/* Cost of a node, of binding too: what is found out once a graph counts. */
static double measure(const dfg_module *m, const struct dfg_pattern *p, uint32_t *found)
{
    size_t size = dfg_bind_size(m, dominated_unit.names);
    char *mem = malloc(size), *match = malloc(p != NULL ? p->match_size : 1);
    double best = 0;
    if (mem == NULL || match == NULL)
        abort();
    for (int round = 0; round < ROUNDS; round++) {
        dfg_graph g;
        double start = now();
        if (dfg_bind(&g, m, dominated_unit.names, mem, size) != DFG_OK)
            abort();
        *found = sweep(m, &g, p, match);
        double time = now() - start;
        best = round == 0 || time < best ? time : best;
    }
    free(mem);
    free(match);
    return best / dfg_n_nodes(m);
}

static bool agrees(size_t shape, const struct dfg_pattern *p)
{
    dfg_module *m = graph_of(shape, 60);
    uint32_t found, wanted = 0;
    measure(m, p, &found);
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        bool yes = false;
        if (dfg_ref_match(m, p, n, say_yes, NULL, &yes) != DFG_OK)
            abort();
        wanted += yes;
    }
    if (found != wanted)
        printf("%s, %s: %u match, of the reference matcher %u\n", shapes[shape].name, p->name, found, wanted);
    dfg_module_free(m);
    return found == wanted;
}

/* A line of what is printed; false: the cost of a node grows with the graph. */
static bool compare(size_t shape, const dfg_module *small, const dfg_module *large, const struct dfg_pattern *p)
{
    uint32_t found;
    double a = measure(small, p, &found), b = measure(large, p, &found);
    bool linear = LIMIT <= 0 || b <= LIMIT * a;
    printf("%-12s  %-9s  %8u  %16.0f  %6.0f  %6.2f%s\n", shapes[shape].name, p != NULL ? p->name : "(table)", found,
           a, b, b / a, linear ? "" : "  not linear");
    return linear;
}

int main(int argc, char **argv)
{
    uint32_t most = argc > 1 ? (uint32_t)strtod(argv[1], NULL) : 100000;
    bool good = true;
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_unit *const units[] = {&relay_unit};
    const struct dfg_unit *unit = dfg_describe(&dominated_unit, units, 1, &error);
    if (unit == NULL)
        abort();
    printf("graph         pattern       found  %s a node: %6u  %6u   ratio\n", LIMIT > 0 ? "steps" : "ns", most / 10,
           most);
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        dfg_module *small = graph_of(shape, most / 10), *large = graph_of(shape, most);
        for (uint32_t i = 0; i < unit->n_patterns; i++) {
            good &= agrees(shape, &unit->patterns[i]);
            good &= compare(shape, small, large, &unit->patterns[i]);
        }
        good &= compare(shape, small, large, NULL);
        dfg_module_free(small);
        dfg_module_free(large);
    }
    dfg_describe_free(unit);
    return good ? 0 : 1;
}
