/* rewrite.c -- what a rewrite costs, and that it costs the same in large graphs.
 *
 * usage: bench-rewrite [MOST-NODES]
 *
 * fuse:   conv, bias and relu of residual blocks become one call; nothing
 *         enables anything else.
 * bubble: segments of L relu under one exp, which moves down step by step.
 *
 * Each on 10^3 .. MOST-NODES nodes: `all in` is the time of a whole run, its
 * beginning and end included, by the number of rewrites; `marginal` leaves out
 * what the same run costs where nothing matches.  `rebuild` is a loop of Relay's
 * shape: one sweep a pass, and order, users, dominators and the graph made anew
 * between passes.  Times are of the processor.  Both must rewrite as often, and to the same size.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../runtime/dfg_infer.h"
#include "../../runtime/dfg_analysis.h"
#include "../../runtime/dfg_rewrite.h"

extern const struct dfg_unit loops_unit;

enum { FUSE, BUBBLE }; /* rules as loops.pat has them */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* ---- graphs ---- */

struct builder {
    dfg_module *m;
    uint16_t conv, bias, relu, exp, add;
    uint32_t tensor;
};

static struct builder begin(void)
{
    struct builder b = {.m = dfg_module_new(&loops_unit.ops, 1)};
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
static dfg_module *resnet(uint32_t n, uint32_t unused)
{
    (void)unused;
    struct builder b = begin();
    dfg_node first = dfg_var(b.m, dfg_symbol(b.m, "x", 1), 2, 0), x = first;
    while (dfg_n_nodes(b.m) < n) {
        dfg_node y = call(&b, b.relu, conv_bias(&b, x), DFG_NONE);
        y = call(&b, b.relu, conv_bias(&b, y), DFG_NONE);
        x = call(&b, b.relu, call(&b, b.add, conv_bias(&b, y), x), DFG_NONE);
    }
    return end(&b, first, x);
}

/* Segments of `length` relu and one exp, each added to the one before. */
static dfg_module *segments(uint32_t n, uint32_t length)
{
    struct builder b = begin();
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
    dfg_module *(*build)(uint32_t n, uint32_t length);
    uint32_t length, rule;
    uint32_t most_rebuilt; /* nodes of the largest graph that the slow loop is given */
};

static double best_of(const struct workload *w, uint32_t n, uint32_t rule, bool slow, uint64_t *applied,
                      uint32_t *left)
{
    double best = 0;
    uint32_t rounds = n <= 100000 && !slow ? 7 : 3;
    for (uint32_t i = 0; i < rounds; i++) {
        dfg_module *m = w->build(n, w->length);
        double start = now();
        *applied = slow ? rebuild(m, rule) : run(m, rule, false);
        double time = now() - start;
        best = i == 0 || time < best ? time : best;
        *left = dfg_n_nodes(m);
        dfg_module_free(m);
    }
    return best;
}

static bool measure(const struct workload *w, uint32_t n)
{
    uint64_t applied, none, again;
    uint32_t left, left_again, unused;
    double all = best_of(w, n, w->rule, false, &applied, &left);
    double idle = best_of(w, n, w->rule == FUSE ? BUBBLE : FUSE, false, &none, &unused);
    printf("%-11s %8u nodes %8llu rewrites: all in %7.1f ns, marginal %7.1f ns", w->name, (unsigned)n,
           (unsigned long long)applied, all / (double)applied, (all - idle) / (double)applied);
    if (n > w->most_rebuilt) {
        putchar('\n');
        return none == 0;
    }
    double slow = best_of(w, n, w->rule, true, &again, &left_again);
    printf(", rebuild %9.1f ns (%.1fx)\n", slow / (double)applied, slow / all);
    if (none == 0 && again == applied && left == left_again)
        return true;
    puts("the two loops differ");
    return false;
}

int main(int argc, char **argv)
{
    static const struct workload all[] = {{"fuse", resnet, 0, FUSE, 1000000},
                                          {"bubble 64", segments, 64, BUBBLE, 100000},
                                          {"bubble 512", segments, 512, BUBBLE, 10000}};
    uint32_t most = argc > 1 ? (uint32_t)strtod(argv[1], NULL) : 1000000;
    bool ok = true;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        for (uint32_t n = 1000; n <= most; n *= 10)
            ok = measure(&all[i], n) && ok;
    return ok ? 0 : 1;
}
