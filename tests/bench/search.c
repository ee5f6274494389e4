/* search.c -- choices that nest: generated code beside the reference matcher.
 *
 * usage: bench-search [SECONDS [LENGTH]]
 *
 * For each pattern of choices.pat a graph that leaves all of its choices open,
 * and on it the time per node of the generated matcher and of the reference
 * matcher, which tries all ways; it is given up after SECONDS (2).  The run
 * fails where both end and do not find the same nodes.  LENGTH (100): of the graphs.
 */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "dfg_interp.h"
#include "relay.h"

extern const struct dfg_unit choices_unit, relay_unit;

static int length = 100; /* of the chains, sums and diamonds */

/* ---- graphs ---- */

static void write_sums(FILE *f)
{
    fprintf(f, "  %%0 = add(%%x, %%y)\n  %%1 = add(%%0, %%y)\n");
    for (int i = 2; i < length; i++)
        fprintf(f, "  %%%d = add(%%%d, %%%d)\n", i, i - 1, i - 2);
    fprintf(f, "  return %%%d\n", length - 1);
}

static void write_chain(FILE *f)
{
    fprintf(f, "  %%0 = nn.relu(%%x)\n");
    for (int i = 1; i < length; i++)
        fprintf(f, "  %%%d = nn.relu(%%%d)\n", i, i - 1);
    fprintf(f, "  return %%%d\n", length - 1);
}

/* Two chains from different values, met by an operator at each place. */
static void write_ladder(FILE *f, const char *op, const char *start)
{
    fprintf(f, "  %%a0 = nn.relu(%%x)\n  %%b0 = tanh(%s)\n", start);
    for (int i = 1; i < length; i++)
        fprintf(f, "  %%a%d = nn.relu(%%a%d)\n  %%b%d = nn.relu(%%b%d)\n  %%c%d = %s(%%a%d, %%b%d)\n", i,
                i - 1, i, i - 1, i, op, i, strcmp(op, "add") == 0 ? 0 : i);
    fprintf(f, "  return %%c%d\n", length - 1);
}

static void write_diamonds(FILE *f)
{
    fprintf(f, "  %%0 = add(%%x, %%y)\n");
    for (int i = 1; i < length; i++)
        fprintf(f, "  %%%d = add(nn.relu(%%%d), tanh(%%%d))\n", i, i - 1, i - 1);
    fprintf(f, "  return %%%d\n", length - 1);
}

static void write_graph(FILE *f, const char *family)
{
    fprintf(f, "fn @main(%%x, %%y) {\n");
    if (strncmp(family, "optional", 8) == 0 || strncmp(family, "alternatives", 12) == 0)
        write_chain(f);
    else if (strncmp(family, "shared", 6) == 0)
        write_ladder(f, "add", "%a0");
    else if (strncmp(family, "tied", 4) == 0)
        write_ladder(f, "subtract", "%y");
    else if (strncmp(family, "dominators", 10) == 0)
        write_diamonds(f);
    else
        write_sums(f);
    fprintf(f, "}\n");
}

static dfg_module *graph_for(const char *family)
{
    const struct dfg_ops *ops[] = {&relay_ops};
    dfg_module *m = dfg_module_new(ops, 1);
    struct dfg_error error = {DFG_OK, NULL};
    char *text = NULL;
    size_t len = 0;
    FILE *f = open_memstream(&text, &len);

    if (m == NULL || f == NULL)
        abort();
    write_graph(f, family);
    fclose(f);
    if (dfg_read_text(m, family, text, len, &error) != DFG_OK) {
        fputs(error.text, stderr);
        exit(1);
    }
    free(text);
    return m;
}

/* ---- time ---- */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static bool say_yes(void *ctx, const void *m)
{
    (void)ctx;
    (void)m;
    return true;
}

struct result {
    double ns; /* a node */
    unsigned found;
};

/* Each round binds anew, since what is known of a whole graph is made once a binding. */
static struct result run_generated(const dfg_module *m, const struct dfg_pattern *p)
{
    struct result r = {0, 0};
    dfg_node n = dfg_n_nodes(m);
    size_t size = dfg_bind_size(m, choices_unit.names);
    void *mem = malloc(size);
    dfg_graph g;
    int rounds = -1; /* the first touches the memory, and does not count */
    double start = now(), end = start;

    do {
        start = rounds == 0 ? end : start;
        r.found = 0;
        if (mem == NULL || dfg_bind(&g, m, choices_unit.names, mem, size) != DFG_OK)
            abort();
        for (dfg_node at = 1; at < n; at++)
            r.found += p->each(p, &g, at, say_yes, NULL);
        end = now();
    } while (++rounds < 1 || (rounds < 200 && end - start < 2e8));
    r.ns = (end - start) / rounds / (n - 1);
    free(mem);
    return r;
}

static struct result run_reference(const dfg_module *m, const struct dfg_pattern *p)
{
    struct result r = {0, 0};
    double start = now();

    for (dfg_node at = 1; at < dfg_n_nodes(m); at++) {
        bool found = false;
        if (dfg_ref_match(m, p, at, say_yes, NULL, &found) != DFG_OK)
            abort();
        r.found += found;
    }
    r.ns = (now() - start) / (dfg_n_nodes(m) - 1);
    return r;
}

/* In a process of its own, which an alarm ends.  False: it did. */
static bool try_reference(const dfg_module *m, const struct dfg_pattern *p, unsigned seconds,
                          struct result *r)
{
    int fd[2];
    fflush(stdout);
    if (pipe(fd) != 0)
        abort();
    pid_t child = fork();
    if (child < 0)
        abort();
    if (child == 0) {
        alarm(seconds);
        *r = run_reference(m, p);
        _exit(write(fd[1], r, sizeof *r) == (ssize_t)sizeof *r ? 0 : 1);
    }
    close(fd[1]);
    bool ended = read(fd[0], r, sizeof *r) == (ssize_t)sizeof *r;
    close(fd[0]);
    waitpid(child, NULL, 0);
    return ended;
}

static bool measure(const struct dfg_pattern *p, unsigned seconds)
{
    dfg_module *m = graph_for(p->name);
    struct result reference;
    bool same = true;

    if (dfg_build_users(m) != DFG_OK)
        abort();
    struct result generated = run_generated(m, p);
    printf("%-16s  %6u  %12.0f  ", p->name, generated.found, generated.ns);
    if (try_reference(m, p, seconds, &reference)) {
        same = reference.found == generated.found;
        printf("%12.0f%s\n", reference.ns, same ? "" : "  finds other nodes");
    } else {
        printf("  more than %.0f\n", seconds * 1e9 / (dfg_n_nodes(m) - 1));
    }
    dfg_module_free(m);
    return same;
}

int main(int argc, char **argv)
{
    unsigned seconds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 2;
    length = argc > 2 ? (int)strtol(argv[2], NULL, 10) : length;
    bool same = true;
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_unit *const units[] = {&relay_unit};
    const struct dfg_unit *unit = dfg_describe(&choices_unit, units, 1, &error);
    if (unit == NULL)
        abort();
    printf("pattern            found     generated     reference   ns a node\n");
    for (uint32_t i = 0; i < unit->n_patterns; i++)
        if (strchr(unit->patterns[i].name, '_') != NULL)
            same &= measure(&unit->patterns[i], seconds);
    dfg_describe_free(unit);
    return same ? 0 : 1;
}
