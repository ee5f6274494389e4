/* rematch.c -- what matches that follow edits cost: by what changed, not by the graph.
 *
 * usage: bench-rematch [MOST-NODES]
 *
 * In graphs of 10^3 .. MOST-NODES nodes, calls at places by chance become others,
 * through the public API, so that matches of the two rules of loops.pat come and go;
 * after every edit, or after a hundred, dfg_rematch says which.  Printed is what an
 * edit costs, that included, and what matching the whole graph anew would.  The
 * matches at the end must be those of an editor that has seen no edit.
 *
 * residual: blocks of convolution, bias and relu, whose constants are their own;
 * shared:   the same, and one constant that all convolutions use.
 *
 * Times are of the processor; with COUNT_STEPS they are basic blocks of what edits
 * and matches again, and the program fails where an edit costs more in large graphs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../runtime/dfg_edit.h"
#include "steps.h"

extern const struct dfg_unit loops_unit;

#ifdef COUNT_STEPS
static const char *const UNIT = "blocks";
static const double LIMIT = 1.2;

static double now(void)
{
    return (double)steps_taken();
}
#else
static const char *const UNIT = "ns";
static const double LIMIT = 0; /* time depends on the machine */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
#endif

static void *need(void *p)
{
    if (p == NULL) {
        fputs("bench-rematch: out of memory\n", stderr);
        exit(1);
    }
    return p;
}

/* ---- graphs ---- */

struct graph {
    dfg_module *m;
    uint16_t relu, exp;
    dfg_node *at; /* calls that are edited */
    uint32_t n;
};

static dfg_node call(dfg_module *m, const char *op, dfg_node x, dfg_node y)
{
    const dfg_node args[] = {x, y};
    return dfg_call_op(m, dfg_operator(m, op, strlen(op)), args, y != DFG_NONE ? 2 : 1, NULL, 0, 0, 0);
}

/* Residual blocks; `shared`: of one weight. */
static struct graph graph_of(uint32_t n, bool shared)
{
    static const float one = 1;
    dfg_module *m = need(dfg_module_new(&loops_unit.ops, 1));
    struct graph g = {m, dfg_operator(m, "relu", 4), dfg_operator(m, "exp", 3), need(malloc(n * sizeof(dfg_node))), 0};
    const uint32_t tensor = dfg_tensor_add(m, dfg_type_tensor(m, DFG_F32, 0, NULL), &one, false);
    dfg_body_open(m);
    const dfg_node first = dfg_var(m, dfg_symbol(m, "x", 1), 2, 0), weight = dfg_const(m, tensor);
    dfg_node x = first;
    while (dfg_n_nodes(m) < n) {
        dfg_node y = x;
        for (uint32_t i = 0; i < 2; i++) {
            y = call(m, "conv", y, shared ? weight : dfg_const(m, tensor));
            y = call(m, "relu", call(m, "bias", y, dfg_const(m, tensor)), DFG_NONE);
        }
        x = call(m, "relu", call(m, "relu", call(m, "add", y, x), DFG_NONE), DFG_NONE);
    }
    const dfg_node f = dfg_func(m, &first, 1, &x, 1, NULL, 0, 0);
    if (!dfg_function_add(m, dfg_symbol(m, "main", 4), f) || dfg_finish(m) != DFG_OK)
        exit(1);
    for (dfg_node at = 1; at < dfg_n_nodes(m); at++)
        if (dfg_node_op(m, at) == g.relu)
            g.at[g.n++] = at;
    return g;
}

/* ---- edits ---- */

struct count {
    uint64_t told, matches;
};

static void note(void *ctx, const struct dfg_rematched *r)
{
    struct count *c = ctx;
    c->told++;
    c->matches += r->change == DFG_MATCH_NEW;
    c->matches -= r->change == DFG_MATCH_GONE;
}

static void rematch(dfg_editor *e, struct count *c)
{
    if (dfg_rematch(e, note, c) != DFG_OK)
        need(NULL);
}

static dfg_editor *edit(dfg_module *m)
{
    static struct dfg_target targets[2];
    for (uint32_t i = 0; i < 2; i++)
        targets[i] = (struct dfg_target){.unit = &loops_unit, .pattern = &loops_unit.patterns[i]};
    return need(dfg_editor_new(m, targets, 2, NULL));
}

/* Becomes the other one of two operators. */
static void change(const struct graph *g, dfg_editor *e, dfg_node at)
{
    const dfg_node *args;
    const uint32_t n = dfg_node_args(g->m, at, &args);
    const uint16_t op = dfg_node_op(g->m, at) == g->relu ? g->exp : g->relu;
    const struct dfg_replacement r = {at, dfg_call_op(g->m, op, args, n, NULL, 0, 0, 0)};
    if (dfg_replace(e, &r, 1, NULL) != DFG_OK)
        exit(1);
}

/* The cost of an edit where `batch` of them are followed at once. */
static double cost(const struct graph *g, dfg_editor *e, uint32_t batch, struct count *c)
{
    enum { EDITS = 4000 };
    uint32_t random = batch;
    const double start = now();
    for (uint32_t i = 0; i < EDITS; i += batch) {
        for (uint32_t k = 0; k < batch; k++) {
            random = random * 1664525u + 1013904223u;
            change(g, e, g->at[(uint32_t)((uint64_t)random * g->n >> 32)]);
        }
        rematch(e, c);
    }
    return (now() - start) / EDITS;
}

static bool measure(uint32_t n, bool shared, double *each)
{
    struct graph g = graph_of(n, shared);
    struct count follows = {0, 0}, anew = {0, 0};
    dfg_editor *e = edit(g.m);
    rematch(e, &follows);
    follows.told = 0;
    *each = cost(&g, e, 1, &follows);
    const double hundredth = cost(&g, e, 100, &follows);
    if (dfg_editor_close(e, NULL) != DFG_OK)
        exit(1);
    e = edit(g.m);
    const double start = now();
    rematch(e, &anew);
    const double whole = now() - start;
    printf("%-8s %8u nodes: an edit %6.0f %s, of a hundred %6.0f, anew %5.1f a node (%.0fx an edit); %.2f changes an edit, %llu matches\n",
           shared ? "shared" : "residual", (unsigned)n, *each, UNIT, hundredth, whole / n, whole / *each,
           (double)follows.told / 8000, (unsigned long long)anew.matches);
    fflush(stdout);
    const bool same = follows.matches == anew.matches && follows.told > 0;
    if (!same)
        printf("but %llu matches were told of\n", (unsigned long long)follows.matches);
    dfg_editor_close(e, NULL);
    dfg_module_free(g.m);
    free(g.at);
    return same;
}

int main(int argc, char **argv)
{
    const double most = argc > 1 ? strtod(argv[1], NULL) : 1e6;
    bool ok = true;
    for (int shared = 0; shared < 2; shared++) {
        double least = 0;
        for (uint32_t n = 1000; n <= most; n *= 10) {
            double each;
            ok = measure(n, shared != 0, &each) && ok;
            least = least == 0 || each < least ? each : least;
            if (LIMIT > 0 && each > LIMIT * least) {
                printf("an edit costs %.2f times as much as in a smaller graph\n", each / least);
                ok = false;
            }
        }
    }
    return ok ? 0 : 1;
}
