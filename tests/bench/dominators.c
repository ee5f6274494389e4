/* dominators.c -- how long post-dominators take to build, to ask, to keep.
 *
 * usage: dominators-bench [MAX-NODES]
 *
 * On graphs of seven shapes with 10^3, 10^4 .. MAX-NODES (10^6) nodes: nanoseconds
 * a node for the user lists, for the forest from them, and for the algorithms of
 * Cooper, Harvey and Kennedy and of Lengauer and Tarjan on the same flow, which are
 * given it in arrays; nanoseconds for a question about random nodes, and for
 * keeping the forest through a fusion of three nodes.  Parents must be the same by
 * all methods: the run fails otherwise.  Where a method is quadratic, it is left
 * out of graphs that are too large for it (-).
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "dfg_analysis.h"
#include "dominators.h"
#include "module.h"
#include "shapes.h"

enum { ROUNDS = 7 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void *need(size_t n, size_t size)
{
    void *p = calloc(n, size);
    if (p == NULL) {
        fputs("dominators-bench: out of memory\n", stderr);
        exit(1);
    }
    return p;
}

struct job {
    dfg_module *m;
    dfg_postdom *p;
    struct flow_arrays flow;
    struct peer_rows rows;
    uint32_t *parent;
    uint32_t n;
};

/* ---- the flow as arrays ---- */

static void count_edges(struct job *j, bool fill, uint32_t *in_at, uint32_t *out_at)
{
    for (dfg_node x = 1; x < j->n; x++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(j->m, x, &args);
        uint32_t i = dfg_node_op(j->m, x) == DFG_FUNC ? dfg_node_data(j->m, x) : 0;
        for (; i < argc; i++) {
            if (fill) {
                j->flow.in[in_at[x]] = args[i];
                j->flow.out[out_at[args[i]]] = x;
            }
            in_at[x]++;
            out_at[args[i]]++;
        }
    }
}

static uint32_t *starts(const uint32_t *counts, uint32_t n, uint32_t *sum)
{
    uint32_t *first = need((size_t)n + 1, sizeof *first);
    *sum = 0;
    for (uint32_t i = 0; i < n; i++) {
        first[i] = *sum;
        *sum += counts[i];
    }
    first[n] = *sum;
    return first;
}

static void make_flow(struct job *j)
{
    uint32_t *in_at = need(j->n, sizeof *in_at), *out_at = need(j->n, sizeof *out_at), n_edges;
    count_edges(j, false, in_at, out_at);
    j->flow.n = j->n;
    j->flow.in_first = starts(in_at, j->n, &n_edges);
    j->flow.out_first = starts(out_at, j->n, &n_edges);
    j->flow.in = need(n_edges, sizeof *j->flow.in);
    j->flow.out = need(n_edges, sizeof *j->flow.out);
    memcpy(in_at, j->flow.in_first, j->n * sizeof *in_at);
    memcpy(out_at, j->flow.out_first, j->n * sizeof *out_at);
    count_edges(j, true, in_at, out_at);
    free(in_at);
    free(out_at);
}

/* ---- what is measured ---- */

static void build_users(struct job *j)
{
    dfg_users_drop(j->m);
    if (dfg_build_users(j->m) != DFG_OK)
        exit(1);
}

static void build_forest(struct job *j)
{
    dfg_postdom_mark_stale(j->p);
    if (dfg_postdom_build(j->p) != DFG_OK)
        exit(1);
}

static void iterate(struct job *j)
{
    peer_iterate(&j->flow, &j->rows, j->parent);
}

static void semidominators(struct job *j)
{
    peer_semidominators(&j->flow, &j->rows, j->parent);
}

/* The median in nanoseconds a node. */
static double measure(struct job *j, void (*f)(struct job *))
{
    double times[ROUNDS];
    int repeat = 1 + (int)(100000 / j->n), rounds = ROUNDS;
    for (int r = 0; r < rounds; r++) {
        double start = now();
        for (int i = 0; i < repeat; i++)
            f(j);
        times[r] = (now() - start) / repeat / j->n;
        if (times[r] * j->n * ROUNDS > 5e9) /* slow enough to trust one */
            rounds = r + 1;
    }
    qsort(times, (size_t)rounds, sizeof *times, by_value);
    return times[rounds / 2];
}

static void agree(struct job *j, enum shape s, const char *peer)
{
    for (dfg_node x = 1; x < j->n; x++) {
        dfg_node up = dfg_postdom_parent(j->p, x);
        if (j->parent[x] != (up != DFG_NONE ? up : j->n)) {
            printf("%s: parent of %u is %u, by %s %u\n", shape_name(s), (unsigned)x, (unsigned)up, peer,
                   (unsigned)j->parent[x]);
            exit(1);
        }
    }
}

static double measure_questions(struct job *j)
{
    enum { QUESTIONS = 1000000 };
    uint64_t random = 1234567;
    uint32_t yes = 0;
    double start = now();
    for (int i = 0; i < QUESTIONS; i++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        dfg_node a = 1 + (dfg_node)((random >> 32) % (j->n - 1)), back = (dfg_node)(random & 63);
        yes += dfg_postdominates(j->p, a, a > back ? a - back : 1);
    }
    double time = (now() - start) / QUESTIONS;
    return yes <= QUESTIONS ? time : 0;
}

/* Each node with what leads to it alone, one deep, as a convolution with bias; 0: there is none. */
static double measure_fusions(struct job *j)
{
    dfg_node(*groups)[3] = need(j->n, sizeof *groups);
    bool *taken = need(j->n, sizeof *taken);
    uint32_t n = 0;
    for (dfg_node exit = j->n; --exit > 0;) {
        const dfg_node *args;
        if (taken[exit] || dfg_node_args(j->m, exit, &args) == 0 || dfg_node_op(j->m, exit) == DFG_FUNC)
            continue;
        dfg_node b = args[0];
        if (taken[b] || dfg_node_uses(j->m, b) != 1 || dfg_node_args(j->m, b, &args) == 0)
            continue;
        dfg_node c = args[0];
        if (taken[c] || dfg_node_uses(j->m, c) != 1)
            continue;
        taken[exit] = taken[b] = taken[c] = true;
        memcpy(groups[n++], (dfg_node[]){exit, b, c}, sizeof *groups);
    }
    double start = now();
    for (uint32_t i = 0; i < n; i++)
        dfg_postdom_fuse(j->p, groups[i], 3, groups[i][0]);
    double time = n != 0 ? (now() - start) / n : 0;
    free(groups);
    free(taken);
    return time;
}

static void print_cell(double ns)
{
    if (ns > 0)
        printf("  %8.2f", ns);
    else
        printf("  %8s", "-");
}

static void run(enum shape s, uint32_t n)
{
    struct job j = {.m = shape_new(s, n)};
    if (j.m == NULL || (j.p = dfg_postdom_new(j.m)) == NULL)
        exit(1);
    j.n = dfg_n_nodes(j.m);
    make_flow(&j);
    j.parent = need((size_t)j.n + 1, sizeof *j.parent);
    for (int i = 0; i < PEER_ROWS; i++)
        j.rows.row[i] = need((size_t)j.n + 1, sizeof **j.rows.row);
    double users = measure(&j, build_users), forest = measure(&j, build_forest), iterated = 0;
    if (s != SHAPE_FIFO || n <= 10000) {
        iterated = measure(&j, iterate);
        agree(&j, s, "iteration");
    }
    double semi = measure(&j, semidominators);
    agree(&j, s, "semidominators");
    printf("%-18s  %9u", shape_name(s), (unsigned)j.n);
    print_cell(users);
    print_cell(forest);
    print_cell(users + forest);
    print_cell(iterated);
    print_cell(semi);
    print_cell(measure_questions(&j));
    print_cell(measure_fusions(&j));
    putchar('\n');
    fflush(stdout);
    for (int i = 0; i < PEER_ROWS; i++)
        free(j.rows.row[i]);
    free(j.parent);
    free(j.flow.in);
    free(j.flow.out);
    free(j.flow.in_first);
    free(j.flow.out_first);
    dfg_postdom_free(j.p);
    dfg_module_free(j.m);
}

int main(int argc, char **argv)
{
    double most = argc > 1 ? strtod(argv[1], NULL) : 1e6;
    puts("ns a node                         users    forest      both   iterate      semi  question    "
         "fusion");
    for (int s = 0; s < N_SHAPES; s++)
        for (double n = 1e3; n <= most; n *= 10)
            run((enum shape)s, (uint32_t)n);
    return 0;
}
