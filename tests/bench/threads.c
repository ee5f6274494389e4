/* threads.c -- one graph by ranges of roots, on threads.
 *
 * usage: threads-bench RESNET50.dfg [NODES [MOST-THREADS]]
 *
 * ResNet-50 is chained to itself; the table `eight` of peers.pat is swept over all
 * nodes of one view, and on t threads over t ranges of about as many nodes, each to
 * arrays of its own.  Printed is the best of some rounds: `wall` of the whole, the
 * starting of threads included, and `split`, the processor time of one sweep by that
 * of the thread that took longest: what t idle processors would gain.  All must find
 * the same.
 */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "bench.h"
#include "dfg_onnx.h"
#include "peers.h"

enum { ROUNDS = 25, MOST = 64 };

struct range {
    const dfg_graph *view;
    dfg_node first, last;
    dfg_node *nodes;
    uint64_t *sets;
    size_t hits;
    double time; /* of the processor */
};

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void *sweep_range(void *ctx)
{
    struct range *r = ctx;
    const double start = now(CLOCK_THREAD_CPUTIME_ID);
    r->hits = eight_sweep(r->view, r->first, r->last, r->nodes, r->sets);
    r->time = now(CLOCK_THREAD_CPUTIME_ID) - start;
    return NULL;
}

static uint64_t sum_of(const struct range *ranges, uint32_t n)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < n; i++)
        for (size_t k = 0; k < ranges[i].hits; k++)
            sum = sum * 31 + ranges[i].nodes[k] * (ranges[i].sets[k] + 1);
    return sum;
}

/* Wall time of all; *longest: processor time of the slowest.  One range needs no thread. */
static double run(struct range *ranges, uint32_t n, double *longest)
{
    pthread_t threads[MOST];
    const double start = now(CLOCK_MONOTONIC);
    for (uint32_t i = 1; i < n; i++)
        if (pthread_create(&threads[i], NULL, sweep_range, &ranges[i]) != 0)
            abort();
    sweep_range(&ranges[0]);
    for (uint32_t i = 1; i < n; i++)
        pthread_join(threads[i], NULL);
    const double wall = now(CLOCK_MONOTONIC) - start;
    *longest = 0;
    for (uint32_t i = 0; i < n; i++)
        *longest = ranges[i].time > *longest ? ranges[i].time : *longest;
    return wall;
}

static void cut(struct range *ranges, uint32_t n, const dfg_graph *view, dfg_node *nodes, uint64_t *sets)
{
    for (uint32_t i = 0; i < n; i++) {
        const dfg_node first = 1 + (dfg_node)((uint64_t)(view->n_nodes - 1) * i / n);
        const dfg_node last = 1 + (dfg_node)((uint64_t)(view->n_nodes - 1) * (i + 1) / n);
        ranges[i] = (struct range){view, first, last, nodes + first, sets + first, 0, 0};
    }
}

static bool bench(const dfg_graph *view, uint32_t most)
{
    dfg_node *nodes = malloc(view->n_nodes * sizeof *nodes);
    uint64_t *sets = malloc(view->n_nodes * sizeof *sets), sum[MOST + 1];
    double wall[MOST + 1], longest[MOST + 1];
    struct range ranges[MOST];
    bool same = true;
    if (nodes == NULL || sets == NULL)
        abort();
    for (int round = 0; round < ROUNDS; round++)
        for (uint32_t n = 1; n <= most; n *= 2) {
            double time, slowest;
            cut(ranges, n, view, nodes, sets);
            time = run(ranges, n, &slowest);
            wall[n] = round == 0 || time < wall[n] ? time : wall[n];
            longest[n] = round == 0 || slowest < longest[n] ? slowest : longest[n];
            sum[n] = sum_of(ranges, n);
        }
    for (uint32_t n = 1; n <= most; n *= 2) {
        printf("%u nodes, %2u threads: wall %6.3f ns a node, %4.2f x one; split %4.2f x one\n", (unsigned)view->n_nodes,
               (unsigned)n, wall[n] / view->n_nodes, wall[1] / wall[n], longest[1] / longest[n]);
        same = same && sum[n] == sum[1];
    }
    free(nodes);
    free(sets);
    return same;
}

int main(int argc, char **argv)
{
    static const struct dfg_ops *const none[1] = {NULL};
    const uint32_t n = argc > 2 ? (uint32_t)strtod(argv[2], NULL) : 4000000;
    const uint32_t most = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : 4;
    dfg_module *template = dfg_module_new(NULL, 0);
    if (argc < 2 || template == NULL || most == 0 || most > MOST) {
        fputs("usage: threads-bench RESNET50.dfg [NODES [MOST-THREADS]]\n", stderr);
        return 2;
    }
    if (dfg_read_file(template, argv[1], NULL) != DFG_OK)
        return 1;
    dfg_module *m = repeat_network(template, none, 0, n);
    const size_t size = dfg_bind_size(m, &peers_names);
    void *memory = malloc(size);
    dfg_graph view;
    if (memory == NULL || dfg_bind(&view, m, &peers_names, memory, size) != DFG_OK)
        abort();
    const bool same = bench(&view, most);
    if (!same)
        fputs("threads-bench: the ranges do not find what one sweep does\n", stderr);
    free(memory);
    dfg_module_free(m);
    dfg_module_free(template);
    return same ? 0 : 1;
}
