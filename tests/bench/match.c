/* match.c -- match-only speed: generated, written by hand, interpreted.
 *
 * usage: bench-match RESNET50.dfg [MAX-NODES]
 *
 * ResNet-50 is chained to itself to 10^3 .. 10^7 nodes; on each, the tables
 * `one` and `eight` of peers.pat are swept over all nodes by the generated
 * code, by hand.c and by interp.c in turn, round after round, and the median
 * of each is printed in ns a node, with ratios to the code written by hand.
 * All three must find the same: the run fails otherwise.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench.h"
#include "dfg_onnx.h"
#include "peers.h"

enum { ROUNDS = 15, N_PEERS = 3 };

struct job {
    struct hand *hand;
    struct interp *interp;
    const dfg_graph *bound, *plain; /* in the generated file's numbers, in the module's */
    dfg_node *nodes;
    uint64_t *sets;
    uint32_t n;
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static size_t run(const struct job *j, int peer, int eight)
{
    if (peer == 0)
        return (eight ? eight_sweep : one_sweep)(j->bound, 1, j->n, j->nodes, j->sets);
    if (peer == 1)
        return (eight ? hand_eight : hand_one)(j->hand, j->plain, 1, j->n, j->nodes, j->sets);
    return interp_sweep(j->interp, eight ? 8 : 1, j->plain, 1, j->n, j->nodes, j->sets);
}

/* Order-free: the interpreter reports pattern after pattern. */
static uint64_t checksum(const struct job *j, size_t hits)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < hits; i++)
        sum += (j->nodes[i] + 1) * (j->sets[i] * 0x9E3779B97F4A7C15u);
    return sum;
}

static bool measure(const struct job *j, int eight)
{
    double time[N_PEERS][ROUNDS], median[N_PEERS];
    uint64_t sum[N_PEERS];
    size_t hits[N_PEERS];
    int repeat = 1 + (int)(200000 / j->n);

    for (int r = 0; r < ROUNDS; r++)
        for (int p = 0; p < N_PEERS; p++) {
            double start = now();
            for (int i = 0; i < repeat; i++)
                hits[p] = run(j, p, eight);
            time[p][r] = (now() - start) / repeat / j->n;
            sum[p] = checksum(j, hits[p]);
        }
    for (int p = 0; p < N_PEERS; p++) {
        qsort(time[p], ROUNDS, sizeof time[p][0], by_value);
        median[p] = time[p][ROUNDS / 2];
    }
    printf("%9u  %5d  %8zu  %9.3f  %9.3f  %9.3f  %8.2f  %8.2f\n", (unsigned)j->n, eight ? 8 : 1, hits[0], median[0],
           median[1], median[2], median[0] / median[1], median[2] / median[1]);
    return sum[0] == sum[1] && sum[1] == sum[2];
}

static bool bench(const dfg_module *template, uint32_t n)
{
    const struct dfg_ops *ops[1] = { NULL };
    dfg_module *m = repeat_network(template, ops, 0, n);
    dfg_graph bound, plain;
    size_t size = dfg_bind_size(m, &peers_names);
    struct job j = { hand_new(m), interp_new(m), &bound, &plain, NULL, NULL, dfg_n_nodes(m) };
    void *memory = malloc(size);
    bool same;

    j.nodes = malloc(8 * (size_t)j.n * sizeof *j.nodes);
    j.sets = malloc(8 * (size_t)j.n * sizeof *j.sets);
    if (memory == NULL || j.nodes == NULL || j.sets == NULL || dfg_bind(&bound, m, &peers_names, memory, size) != DFG_OK)
        abort();
    dfg_view(m, &plain);
    same = measure(&j, 0);
    same = measure(&j, 1) && same;
    hand_free(j.hand);
    interp_free(j.interp);
    free(j.nodes);
    free(j.sets);
    free(memory);
    dfg_module_free(m);
    return same;
}

int main(int argc, char **argv)
{
    struct dfg_error error = { DFG_OK, NULL };
    dfg_module *template = dfg_module_new(NULL, 0);
    double max = argc > 2 ? strtod(argv[2], NULL) : 1e7;
    bool same = true;

    if (argc < 2 || template == NULL) {
        fprintf(stderr, "usage: bench-match RESNET50.dfg [MAX-NODES]\n");
        return 2;
    }
    if (dfg_read_file(template, argv[1], &error) != DFG_OK) {
        fputs(error.text, stderr);
        return 1;
    }
    puts("    nodes  table      hits  generated    by hand   interpr.  gen/hand  int/hand   (ns a node, medians)");
    for (double n = 1e3; n <= max; n *= 10)
        same = bench(template, (uint32_t)n) && same;
    dfg_module_free(template);
    if (!same)
        fputs("bench-match: the matchers do not agree\n", stderr);
    return same ? 0 : 1;
}
