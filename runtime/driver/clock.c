/* clock.c -- --time: wall time, and memory a node.
 *
 * In:   the monotonic clock, the module's account of its memory.
 * Out:  lines on standard error, so that they do not mix with results.
 */
#include "opt.h"

#include <time.h>

double clock_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void print_time(const char *what, double seconds)
{
    fprintf(stderr, "%-6s %10.3f ms\n", what, seconds * 1e3);
}

void print_memory(const dfg_module *m)
{
    struct dfg_memory b;
    double n = dfg_n_nodes(m) > 1 ? (double)dfg_n_nodes(m) - 1 : 1;
    dfg_memory_of(m, &b);
    fprintf(stderr, "nodes  %10.0f\n", n);
    fprintf(stderr, "bytes  %10.2f a node: %.2f op and kind, %.2f operands, %.2f types, %.2f uses\n",
            (double)(b.nodes + b.operands + b.types + b.uses) / n, (double)b.nodes / n,
            (double)b.operands / n, (double)b.types / n, (double)b.uses / n);
    fprintf(stderr, "       besides: %zu names, %zu attributes, %zu other\n", b.names, b.attributes, b.other);
}
