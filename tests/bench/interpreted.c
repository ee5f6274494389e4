/* interpreted.c -- the reference matcher at every node, of small graphs and of large ones.
 *
 * usage: interpreted-bench FOLDER [MOST-NODES]
 *        interpreted-steps FOLDER [MOST-NODES]
 *
 * The table of hundred.pat on a ResNet-50 that is chained to itself, and each pattern of
 * reached.pat on blocks that have what it looks for, as dfg-opt --patterns reads them:
 * nanoseconds of processor time a node in a tenth of MOST-NODES (1e4) and in MOST-NODES,
 * and the ratio of both, which does not grow with the graph.  interpreted-steps counts
 * basic blocks of the matcher instead, and fails where a node takes more than 1.3 times
 * as many in the large graph.  A pattern that matches nowhere is a failure of both, but
 * for no_parent, which is to match nowhere.
 *
 * FOLDER: the project's.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench.h"
#include "dfg_onnx.h"
#include "interp/unit.h"
#include "onnx.h"
#include "relay.h"
#include "steps.h"

#ifdef COUNT_STEPS
static double now(void)
{
    return (double)steps_taken();
}
static const double LIMIT = 1.3;
#else
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
static const double LIMIT = 0; /* time depends on the machine */
#endif

/* ---- graphs ---- */

static const char *in_folder(const char *folder, const char *name, char path[static 1000])
{
    snprintf(path, 1000, "%s/%s", folder, name);
    return path;
}

static dfg_module *read_text(const struct dfg_ops *ops, const char *text, size_t n)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = dfg_module_new(&ops, 1);
    if (m == NULL || dfg_read_text(m, "blocks", text, n, &e) != DFG_OK || dfg_build_users(m) != DFG_OK) {
        fputs(e.text != NULL ? e.text : "no memory\n", stderr);
        exit(1);
    }
    return m;
}

/* In each block: three calls that read one value, consumers of one value, a chain, values between. */
static dfg_module *blocks(uint32_t n)
{
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    if (f == NULL)
        abort();
    fprintf(f, "fn @main(%%x0, %%w) {\n");
    for (uint32_t i = 0; i < n / 14; i++)
        fprintf(f,
                "  %%a%u = nn.dense(%%x%u, %%w)\n  %%b%u = nn.dense(%%x%u, %%w)\n  %%c%u = nn.dense(%%x%u, %%w)\n"
                "  %%r%u = nn.relu(nn.relu(%%a%u))\n  %%s%u = tanh(%%r%u)\n  %%t%u = tanh(%%r%u)\n"
                "  %%u%u = add(tanh(%%s%u), %%t%u)\n  %%v%u = add(nn.relu(%%b%u), tanh(%%b%u))\n"
                "  %%x%u = add(%%u%u, add(%%v%u, add(%%c%u, nn.relu(%%s%u))))\n",
                i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i + 1, i, i, i, i);
    fprintf(f, "  return %%x%u\n}\n", n / 14);
    fclose(f);
    dfg_module *m = read_text(&relay_ops, text, size);
    free(text);
    return m;
}

static dfg_module *networks(const char *folder, uint32_t n)
{
    const struct dfg_ops *ops = &onnx_ops;
    struct dfg_error e = {DFG_OK, NULL};
    char path[1000];
    dfg_module *one = dfg_module_new(&ops, 1);
    if (one == NULL || dfg_read_file(one, in_folder(folder, "tests/graphs/resnet50.dfg", path), &e) != DFG_OK) {
        fputs(e.text != NULL ? e.text : "no memory\n", stderr);
        exit(1);
    }
    dfg_module *m = repeat_network(one, &ops, 1, n);
    if (dfg_build_users(m) != DFG_OK)
        abort();
    dfg_module_free(one);
    return m;
}

/* ---- what a node costs ---- */

static bool say_yes(void *ctx, const void *m)
{
    (void)ctx;
    (void)m;
    return true;
}

struct cost {
    double whole, a_node;
    uint32_t found;
};

/* Of the table, or where it is NULL of the pattern. */
static struct cost measure(const dfg_module *m, const struct dfg_unit *u, const struct dfg_table *t,
                           const struct dfg_pattern *p)
{
    struct cost c = {0, 0, 0};
    size_t size = dfg_bind_size(m, u->names);
    void *mem = malloc(size);
    dfg_graph g;
    if (mem == NULL || dfg_bind(&g, m, u->names, mem, size) != DFG_OK)
        abort();
    double start = now();
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        c.found += t != NULL ? t->first(t, &g, n) >= 0 : p->each(p, &g, n, say_yes, NULL);
    c.whole = now() - start;
    c.a_node = c.whole / dfg_n_nodes(m);
    free(mem);
    return c;
}

static bool compare(dfg_module *const m[2], const struct dfg_unit *u, const struct dfg_table *t,
                    const struct dfg_pattern *p)
{
    const struct cost few = measure(m[0], u, t, p), many = measure(m[1], u, t, p);
    const char *name = t != NULL ? t->name : p->name;
    const double ratio = many.a_node / few.a_node;
    const bool matches = (many.found > 0) == (strcmp(name, "no_parent") != 0),
               ok = matches && (LIMIT == 0 || ratio <= LIMIT);
    printf("%-12s %8u %8u %12.0f %12.0f %7.2f %14.0f%s\n", name, (unsigned)dfg_n_nodes(m[1]),
           (unsigned)many.found, few.a_node, many.a_node, ratio, many.whole,
           !matches ? "  does not match as it should" : !ok ? "  grows with the graph" : "");
    return ok;
}

static const struct dfg_unit *read_unit(struct pat *pat, const char *folder, const char *name)
{
    const struct pat_file *file;
    char path[1000];
    enum pat_status status = pat_load(pat, in_folder(folder, name, path), &file);
    const struct dfg_unit *u = status == PAT_OK ? dfg_interpret(file) : NULL;
    if (u != NULL)
        return u;
    pat_print_messages(pat_messages(pat), "interpreted-bench", false, stderr);
    exit(1);
}

int main(int argc, char **argv)
{
    const char *folder = argc > 1 ? argv[1] : ".";
    const uint32_t most = argc > 2 ? (uint32_t)strtod(argv[2], NULL) : 10000;
    struct pat *pat = pat_new(NULL);
    char path[1000];
    if (pat == NULL || pat_add_folder(pat, in_folder(folder, "patterns/ops", path)) != PAT_OK)
        abort();
    const struct dfg_unit *hundred = read_unit(pat, folder, "tests/bench/hundred.pat"),
                          *reached = read_unit(pat, folder, "tests/bench/reached.pat");
    dfg_module *nets[2] = {networks(folder, most / 10), networks(folder, most)},
               *small[2] = {blocks(most / 10), blocks(most)};
    printf("                nodes    found    a node in a tenth, in all   ratio          whole\n");
    bool ok = compare(nets, hundred, &hundred->tables[0], NULL) && compare(small, reached, &reached->tables[0], NULL);
    for (uint32_t i = 0; i < reached->n_patterns; i++)
        if (!reached->patterns[i].is_entry)
            ok &= compare(small, reached, NULL, &reached->patterns[i]);
    for (int i = 0; i < 2; i++) {
        dfg_module_free(nets[i]);
        dfg_module_free(small[i]);
    }
    dfg_interpret_free(hundred);
    dfg_interpret_free(reached);
    pat_free(pat);
    return ok ? 0 : 1;
}
