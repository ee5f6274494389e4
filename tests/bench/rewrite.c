/* rewrite.c -- what a rewrite costs, and that it costs the same in large graphs.
 *
 * usage: bench-rewrite [MOST-NODES [fuse|bubble]]
 *
 * fuse:   conv, bias and relu of residual blocks become one call; nothing
 *         enables anything else.
 * bubble: segments of L relu under one exp, which moves down step by step.
 *
 * Each on 10^3 .. MOST-NODES nodes: `all in` is the time of a whole run, its
 * beginning and end included, by the number of rewrites; `by hand` that of the
 * loop of rewrite_hand.c, its lists of users included; `idle` that of a run in
 * which nothing matches, by the number of nodes.  Bytes are the most that the
 * module's allocator had given out, by the number of nodes, and in brackets what
 * the module takes before.  `MLIR walk` and `greedy` are those two drivers with
 * the rules as native patterns, where the build has found MLIR 16; the making of
 * its graph is left out.  `rebuild` is a loop of Relay's shape: one sweep a
 * pass, and order, users, dominators and the graph made anew between passes.
 * Times are of the processor.  All must rewrite as often, ours to the same size.
 */
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../../runtime/dfg_infer.h"
#include "../../runtime/dfg_analysis.h"
#include "../../runtime/dfg_rewrite.h"
#include "rewrite_hand.h"
#include "rewrite_mlir.h"

extern const struct dfg_unit loops_unit;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* ---- memory ---- */

struct counted {
    size_t now, most;
};

struct counted_block {
    size_t size;
    alignas(max_align_t) char bytes[];
};

static void *resize(void *ctx, void *p, size_t size)
{
    struct counted *c = ctx;
    struct counted_block *old = p != NULL ? (void *)((char *)p - offsetof(struct counted_block, bytes)) : NULL;
    const size_t before = old != NULL ? old->size : 0;
    struct counted_block *b = size > 0 ? realloc(old, sizeof *b + size) : NULL;
    if (size == 0)
        free(old);
    else if (b == NULL)
        return NULL;
    c->now += size - before;
    c->most = c->now > c->most ? c->now : c->most;
    if (b != NULL)
        b->size = size;
    return b != NULL ? b->bytes : NULL;
}

/* ---- graphs ---- */

struct builder {
    dfg_module *m;
    uint16_t conv, bias, relu, exp, add;
    uint32_t tensor;
};

static struct builder begin(struct counted *memory)
{
    struct dfg_allocator heap = {resize, memory};
    struct builder b = {.m = memory != NULL ? dfg_module_new_on(&heap, &loops_unit.ops, 1)
                                            : dfg_module_new(&loops_unit.ops, 1)};
    static const float one = 1;
    b.conv = dfg_operator(b.m, "conv", 4);
    b.bias = dfg_operator(b.m, "bias", 4);
    b.relu = dfg_operator(b.m, "relu", 4);
    b.exp = dfg_operator(b.m, "exp", 3);
    b.add = dfg_operator(b.m, "add", 3);
    b.tensor = dfg_tensor_add(b.m, dfg_type_tensor(b.m, DFG_F32, 0, NULL), &one, false);
    dfg_body_open(b.m);
    return b;
}

static dfg_node call(struct builder *b, uint16_t op, dfg_node x, dfg_node y)
{
    dfg_node args[] = {x, y};
    return dfg_call_op(b->m, op, args, y != DFG_NONE ? 2 : 1, NULL, 0, 0, 0);
}

static dfg_module *end(struct builder *b, dfg_node x, dfg_node result)
{
    dfg_node f = dfg_func(b->m, &x, 1, &result, 1, NULL, 0, 0);
    if (!dfg_function_add(b->m, dfg_symbol(b->m, "main", 4), f) || dfg_finish(b->m) != DFG_OK)
        exit(1);
    return b->m;
}

static dfg_node conv_bias(struct builder *b, dfg_node x)
{
    dfg_node w = dfg_const(b->m, b->tensor), c = call(b, b->conv, x, w), k = dfg_const(b->m, b->tensor);
    return call(b, b->bias, c, k);
}

/* Residual blocks: two of three convolutions are followed by a relu of their own. */
static dfg_module *resnet(uint32_t n, uint32_t unused, struct counted *memory)
{
    (void)unused;
    struct builder b = begin(memory);
    dfg_node first = dfg_var(b.m, dfg_symbol(b.m, "x", 1), 2, 0), x = first;
    while (dfg_n_nodes(b.m) < n) {
        dfg_node y = call(&b, b.relu, conv_bias(&b, x), DFG_NONE);
        y = call(&b, b.relu, conv_bias(&b, y), DFG_NONE);
        x = call(&b, b.relu, call(&b, b.add, conv_bias(&b, y), x), DFG_NONE);
    }
    return end(&b, first, x);
}

/* Segments of `length` relu and one exp, each added to the one before. */
static dfg_module *segments(uint32_t n, uint32_t length, struct counted *memory)
{
    struct builder b = begin(memory);
    dfg_node first = dfg_var(b.m, dfg_symbol(b.m, "x", 1), 2, 0), x = first;
    while (dfg_n_nodes(b.m) < n) {
        dfg_node y = x;
        for (uint32_t i = 0; i < length; i++)
            y = call(&b, b.relu, y, DFG_NONE);
        x = call(&b, b.add, call(&b, b.exp, y, DFG_NONE), x);
    }
    return end(&b, first, x);
}

/* ---- loops ---- */

/* One run; returns how many rewrites it has made. */
static uint64_t run(dfg_module *m, uint32_t rule, bool once)
{
    struct dfg_rule_choice choice = {&loops_unit, rule};
    struct dfg_rewrite_options options = {
        .typing = &dfg_inference, .once = once, .most_rewrites = UINT64_MAX / 2};
    struct dfg_error error = {DFG_OK, NULL};
    dfg_rewriter *r = dfg_rewriter_new(m, &choice, 1, &options, &error);
    if (r == NULL || dfg_rewrite(r, &error) != DFG_OK) {
        fprintf(stderr, "bench-rewrite: %s\n", error.text);
        exit(1);
    }
    uint64_t applied = dfg_rewrite_stats(r, 0)->applied;
    dfg_rewriter_free(r);
    return applied;
}

/* Passes until one changes nothing, with everything made anew before each. */
static uint64_t rebuild(dfg_module *m, uint32_t rule)
{
    uint64_t applied = 0, more;
    do {
        dfg_postdom *tree = dfg_postdom_new(m);
        if (tree == NULL || dfg_build_users(m) != DFG_OK || dfg_postdom_build(tree) != DFG_OK)
            exit(1);
        dfg_postdom_free(tree);
        more = run(m, rule, true);
        applied += more;
    } while (more > 0);
    return applied;
}

/* ---- measuring ---- */

struct workload {
    const char *name;
    dfg_module *(*build)(uint32_t n, uint32_t length, struct counted *memory);
    uint32_t length, rule;
    uint32_t most_rebuilt; /* nodes of the largest graph that the slow loop is given */
};

enum loop { RULES, IDLE, BY_HAND, WALK, GREEDY, REBUILT, N_LOOPS };

#ifndef BENCH_MLIR
#define BENCH_MLIR 0
#endif

struct result {
    double time[N_LOOPS]; /* the best */
    uint64_t applied[N_LOOPS];
    uint32_t left[N_LOOPS];
};

struct timed {
    double time;
    uint64_t applied;
};

/* In a process of its own: pages that MLIR's graph leaves to malloc would make the loops after it faster. */
static double run_mlir(const struct workload *w, enum mlir_loop loop, dfg_module *m, uint64_t *applied)
{
    struct timed t = {0, 0};
#if BENCH_MLIR
    int ends[2];
    const pid_t child = pipe(ends) == 0 ? fork() : -1;
    if (child == 0) {
        for (int i = 0; i < 2; i++) { /* the first time warms it up */
            struct mlir_graph *g = mlir_graph_new(m);
            const double start = now();
            t.applied = mlir_rewrite(g, (int)w->rule, loop);
            t.time = now() - start;
            mlir_graph_free(g);
        }
        _exit(write(ends[1], &t, sizeof t) != sizeof t);
    }
    if (child < 0 || close(ends[1]) != 0 || read(ends[0], &t, sizeof t) != sizeof t)
        exit(1);
    close(ends[0]);
    waitpid(child, NULL, 0);
#else
    (void)w, (void)loop, (void)m;
#endif
    *applied = t.applied;
    return t.time;
}

/* One run of the loop on the module. */
static double run_loop(const struct workload *w, enum loop loop, dfg_module *m, uint64_t *applied)
{
    struct hand_graph *hand = loop == BY_HAND ? hand_graph_new(m) : NULL;
    double start = now();
    switch (loop) {
    case WALK:
    case GREEDY:
        return run_mlir(w, loop == WALK ? MLIR_WALK : MLIR_GREEDY, m, applied);
    case RULES:
        *applied = run(m, w->rule, false);
        break;
    case IDLE:
        *applied = run(m, w->rule == FUSE ? BUBBLE : FUSE, false);
        break;
    case BY_HAND:
        if (hand == NULL)
            exit(1);
        *applied = hand_rewrite(hand, (int)w->rule);
        break;
    case REBUILT:
        *applied = rebuild(m, w->rule);
        break;
    case N_LOOPS:
        break;
    }
    double time = now() - start;
    if (hand != NULL)
        hand_graph_free(hand);
    return time;
}

/* The loops take turns, so that what else the machine does meets all of them. */
static void measure_loops(const struct workload *w, uint32_t n, struct result *r)
{
    const uint32_t rounds = n <= 100000 ? 7 : 3;
    for (uint32_t i = 0; i < rounds; i++)
        for (enum loop loop = RULES; loop < N_LOOPS; loop++) {
            const bool is_mlir = loop == WALK || loop == GREEDY;
            if ((loop == REBUILT && (n > w->most_rebuilt || i > 0)) || (is_mlir && !BENCH_MLIR))
                continue;
            dfg_module *m = w->build(n, w->length, NULL);
            double time = run_loop(w, loop, m, &r->applied[loop]);
            r->time[loop] = i == 0 || time < r->time[loop] ? time : r->time[loop];
            r->left[loop] = dfg_n_nodes(m);
            dfg_module_free(m);
        }
}

static void print_memory(const struct workload *w, uint32_t n)
{
    struct counted c = {0, 0};
    dfg_module *m = w->build(n, w->length, &c);
    const double nodes = dfg_n_nodes(m), before = (double)c.now;
    c.most = c.now;
    run(m, w->rule, false);
    printf(", %3.0f (%.0f) bytes a node", (double)c.most / nodes, before / nodes);
    dfg_module_free(m);
}

/* *all_in: ns a rewrite. */
static bool measure(const struct workload *w, uint32_t n, double *all_in)
{
    struct result r = {{0}, {0}, {0}};
    measure_loops(w, n, &r);
    const double rewrites = (double)r.applied[RULES];
    *all_in = r.time[RULES] / rewrites;
    printf("%-10s %8u nodes %7llu rewrites: all in %7.1f ns, by hand %5.1f ns (%4.1fx), idle %4.1f ns a node",
           w->name, (unsigned)n, (unsigned long long)r.applied[RULES], *all_in, r.time[BY_HAND] / rewrites,
           r.time[RULES] / r.time[BY_HAND], r.time[IDLE] / n);
    print_memory(w, n);
    for (enum loop loop = WALK; BENCH_MLIR && loop <= GREEDY; loop++)
        printf(", %s %7.1f ns (%.1fx)", loop == WALK ? "MLIR walk" : "greedy", r.time[loop] / rewrites,
               r.time[loop] / r.time[RULES]);
    if (n <= w->most_rebuilt)
        printf(", rebuild %8.1f ns (%.1fx)", r.time[REBUILT] / rewrites, r.time[REBUILT] / r.time[RULES]);
    putchar('\n');
    fflush(stdout);
    const uint64_t by_mlir = BENCH_MLIR ? r.applied[RULES] : 0;
    if (r.applied[IDLE] == 0 && r.applied[BY_HAND] == r.applied[RULES] && r.applied[WALK] == by_mlir &&
        r.applied[GREEDY] == by_mlir &&
        (n > w->most_rebuilt || (r.applied[REBUILT] == r.applied[RULES] && r.left[REBUILT] == r.left[RULES])))
        return true;
    puts("the loops differ");
    return false;
}

static bool measure_sizes(const struct workload *w, uint32_t most)
{
    bool ok = true;
    double least = 0, largest = 0;
    for (uint32_t n = 1000; n <= most; n *= 10) {
        double all_in;
        ok = measure(w, n, &all_in) && ok;
        least = least == 0 || all_in < least ? all_in : least;
        largest = all_in > largest ? all_in : largest;
    }
    printf("%-10s largest by smallest cost of a rewrite: %.2f\n", w->name, least > 0 ? largest / least : 0.0);
    return ok;
}

int main(int argc, char **argv)
{
    static const struct workload all[] = {{"fuse", resnet, 0, FUSE, 1000000},
                                          {"bubble 64", segments, 64, BUBBLE, 100000},
                                          {"bubble 512", segments, 512, BUBBLE, 10000}};
    uint32_t most = argc > 1 ? (uint32_t)strtod(argv[1], NULL) : 1000000;
    bool ok = true;
    if (!BENCH_MLIR)
        puts("MLIR 16 is left out: the build found no libmlir-16-dev and llvm-16-dev");
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (argc < 3 || strncmp(all[i].name, argv[2], strlen(argv[2])) == 0)
            ok = measure_sizes(&all[i], most) && ok;
    return ok ? 0 : 1;
}
