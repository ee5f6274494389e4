/* growth.c -- what the candidates of a table of many patterns cost, by each matcher that is linked in.
 *
 * usage: bench-growth regular|irregular|FILE NODES [TABLE.pat FOLDER]
 *
 * In:   the table `growth` (growth_families.py), compiled with prefixes flat_, shared_ and table_, and tree_sweep();
 *       any of them may be missing, and TABLE.pat, which is interpreted, and what it imports is in FOLDER.  A made graph of so many nodes, or a network.
 * Out:  a JSON object a matcher, on a line each: how many nodes and (node, entry) pairs; ns a node: of the first run
 *       of the process, of a new view (bound and swept), of the same view again, of a view that is bound again in the
 *       same memory (as for the next graph), and swept; bytes of view and module.
 *       The matchers take turns, and the least of their runs counts.  All must find the same pairs.
 */
#include "dfg_interp.h"
#include "dfg_label.h"
#include "dfg_onnx.h"
#include "growth_tree.h"
#include "onnx.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define LINKED(x) extern const struct dfg_unit x __attribute__((weak))
LINKED(flat_growth_unit);
LINKED(shared_growth_unit);
LINKED(table_growth_unit);
size_t __attribute__((weak)) table_growth_hits(const dfg_graph *, dfg_node first, dfg_node last, dfg_node *, uint32_t *);
struct dfg_entries __attribute__((weak)) table_growth_set(const dfg_graph *, uint32_t set);
size_t __attribute__((weak)) tree_sweep(const dfg_graph *, dfg_node first, dfg_node last, dfg_node *, uint32_t *);

signed char (*tree_attrs)[4];

enum {
    FEWEST_RUNS = 5,
    MOST_RUNS = 50,
    NODES_IN_ALL = 5000000, /* of all runs, but for the fewest */
    MOST_INTERPRETED = 20000
};
static const double SLOW = 2e9; /* ns: what takes longer runs once */

static void *need(void *p)
{
    if (p != NULL)
        return p;
    fputs("bench-growth: out of memory\n", stderr);
    exit(2);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* ---- graphs ---- */

static dfg_node add_call(dfg_module *m, const struct growth_node *node, const dfg_node *nodes, uint32_t type)
{
    struct dfg_attr attrs[4];
    char name[32];
    dfg_node args[2];
    const unsigned n_attrs = growth_n_attrs[node->op];
    for (unsigned i = 0; i < n_attrs; i++) {
        const char *key = growth_attrs[node->op][i];
        attrs[i] = (struct dfg_attr){dfg_symbol(m, key, strlen(key)), {DFG_V_INT, 0, 0, {.i = node->attrs[i]}}};
    }
    for (int i = 0; i < growth_arity[node->op]; i++)
        args[i] = nodes[node->args[i]];
    snprintf(name, sizeof name, "t.%s", growth_names[node->op]);
    return dfg_call_op(m, dfg_operator(m, name, strlen(name)), args, growth_arity[node->op], attrs, n_attrs, 1, type);
}

static dfg_module *make(uint32_t wanted, bool regular)
{
    const dfg_dim dims[] = {1, 64, 56, 56};
    struct growth_graph graph = growth_make(wanted, regular);
    dfg_module *m = need(dfg_module_new(NULL, 0));
    dfg_node *nodes = need(calloc(graph.n, sizeof *nodes));
    char name[32];
    need(graph.nodes);
    for (int op = G_conv2d; op < N_GROWTH_OPS; op++) { /* in this order, since trees know their numbers */
        snprintf(name, sizeof name, "t.%s", growth_names[op]);
        dfg_operator(m, name, strlen(name));
    }
    const uint32_t type = dfg_type_tensor(m, DFG_F32, 4, dims);
    dfg_body_open(m);
    for (uint32_t i = 0; i < graph.n; i++)
        nodes[i] = graph.nodes[i].op == G_input   ? dfg_var(m, dfg_symbol(m, "x", 1), 2, type)
                   : graph.nodes[i].op == G_const ? dfg_const(m, dfg_tensor_add(m, type, NULL, false))
                                                  : add_call(m, &graph.nodes[i], nodes, type);
    dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, nodes, 1, &nodes[graph.n - 1], 1, NULL, 0, 0));
    if (dfg_finish(m) != DFG_OK || dfg_build_users(m) != DFG_OK)
        exit(2);
    free(nodes);
    free(graph.nodes);
    return m;
}

static dfg_module *load(const char *path)
{
    const struct dfg_ops *ops = &onnx_ops;
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = need(dfg_module_new(&ops, 1));
    if (dfg_read_file(m, path, &e) == DFG_OK && dfg_build_users(m) == DFG_OK)
        return m;
    fputs(e.text != NULL ? e.text : "bench-growth: no such network\n", stderr);
    exit(2);
}

/* ---- matchers ---- */

struct found {
    dfg_node *nodes;
    uint64_t *words; /* sets, or numbers of 32 bits */
    size_t n;
};

struct matcher {
    const char *name;
    const struct dfg_unit *unit; /* NULL: of no view */
    void (*run)(const struct matcher *, const dfg_graph *, uint32_t n, struct found *);
    size_t (*pairs)(const struct matcher *, const dfg_graph *, const struct found *);
    double cold, first, again, next; /* the least, ns */
    size_t n_pairs, view;
};

static void run_sweep(const struct matcher *x, const dfg_graph *g, uint32_t n, struct found *f)
{
    const struct dfg_table *t = &x->unit->tables[0];
    f->n = t->sweep(t, g, 1, n, f->nodes, f->words);
}

static size_t pairs_of_sets(const struct matcher *x, const dfg_graph *g, const struct found *f)
{
    size_t n = 0;
    (void)g;
    for (size_t i = 0; i < f->n * x->unit->tables[0].n_words; i++)
        n += (size_t)__builtin_popcountll(f->words[i]);
    return n;
}

static void run_hits(const struct matcher *x, const dfg_graph *g, uint32_t n, struct found *f)
{
    (void)x;
    f->n = table_growth_hits(g, 1, n, f->nodes, (uint32_t *)f->words);
}

static size_t pairs_of_hits(const struct matcher *x, const dfg_graph *g, const struct found *f)
{
    size_t n = 0;
    (void)x;
    for (size_t i = 0; i < f->n; i++)
        n += table_growth_set(g, ((const uint32_t *)f->words)[i]).n;
    return n;
}

/* Bytes of attributes by kind, then the tree. */
static void run_tree(const struct matcher *x, const dfg_graph *g, uint32_t n, struct found *f)
{
    (void)x;
    tree_attrs = need(calloc(dfg_n_kinds(g->module), sizeof *tree_attrs));
    for (uint32_t k = 1; k < dfg_n_kinds(g->module); k++) {
        const struct dfg_kind *kind = dfg_kind_info(g->module, k);
        const uint32_t op = kind->op < DFG_FIRST_OP ? G_const : kind->op - DFG_FIRST_OP + G_conv2d;
        for (uint32_t i = 0; i < kind->n_attrs; i++)
            for (uint32_t a = 0; a < growth_n_attrs[op]; a++)
                if (strcmp(dfg_symbol_text(g->module, kind->attrs[i].key), growth_attrs[op][a]) == 0)
                    tree_attrs[k][a] = (signed char)kind->attrs[i].value.u.i;
    }
    f->n = tree_sweep(g, 1, n, f->nodes, (uint32_t *)f->words);
    free(tree_attrs);
}

static size_t pairs_of_tree(const struct matcher *x, const dfg_graph *g, const struct found *f)
{
    (void)x, (void)g;
    return f->n;
}

static bool say_yes(void *ctx, const void *match)
{
    (void)ctx, (void)match;
    return true;
}

/* Each pattern whose root's operator may be the node's. */
static void run_interpreted(const struct matcher *x, const dfg_graph *g, uint32_t n, struct found *f)
{
    const struct dfg_table *t = &x->unit->tables[0];
    f->n = 0;
    for (dfg_node at = 1; at < n; at++) {
        t->candidates(t, g, at, f->words);
        for (uint32_t i = 0; i < t->n; i++) {
            const struct dfg_pattern *p = &x->unit->patterns[t->entries[i].pattern];
            if (f->words[i / 64] >> i % 64 & 1)
                f->n += p->each(p, g, at, say_yes, NULL);
        }
    }
}

static const struct dfg_unit *interpret(struct pat *pat, const char *path, const char *folder)
{
    const struct pat_file *file;
    const bool is_read = pat_add_folder(pat, folder) == PAT_OK && pat_load(pat, path, &file) == PAT_OK;
    const struct dfg_unit *u = is_read ? dfg_interpret(file) : NULL;
    if (u != NULL)
        return u;
    pat_print_messages(pat_messages(pat), "bench-growth", false, stderr);
    exit(2);
}

/* ---- times ---- */

static double least(double known, double took)
{
    return known == 0 || took < known ? took : known;
}

static void time_once(struct matcher *x, const dfg_module *m, struct found *f)
{
    const uint32_t n = dfg_n_nodes(m);
    const size_t size = x->unit != NULL ? dfg_bind_size(m, x->unit->names) : 0;
    dfg_graph g;
    void *mem = need(malloc(size + 1));
    const double start = now();
    if (x->unit == NULL)
        dfg_view(m, &g);
    else if (dfg_bind(&g, m, x->unit->names, mem, size) != DFG_OK)
        exit(2);
    x->run(x, &g, n, f);
    const double middle = now();
    if (x->again == 0 || middle - start < SLOW)
        x->run(x, &g, n, f);
    const double end = now();
    if (x->unit != NULL && dfg_rebind(&g, m, mem, size) != DFG_OK)
        exit(2);
    if (x->next == 0 || middle - start < SLOW)
        x->run(x, &g, n, f);
    const double next = now();
    x->n_pairs = x->pairs(x, &g, f);
    x->view = size;
    x->cold = x->cold == 0 ? middle - start : x->cold;
    x->first = least(x->first, middle - start);
    x->again = least(x->again, end - middle);
    x->next = least(x->next, next - end);
    free(mem);
}

static bool report(const struct matcher *all, size_t n_all, const dfg_module *m, const char *graph)
{
    const double n = dfg_n_nodes(m);
    struct dfg_memory memory;
    bool same = true;
    dfg_memory_of(m, &memory);
    const size_t bytes = memory.nodes + memory.operands + memory.types + memory.uses + memory.names + memory.attributes +
                         memory.constants + memory.other;
    const char *slash = strrchr(graph, '/');
    for (size_t i = 0; i < n_all; i++) {
        const struct matcher *x = &all[i];
        printf("{\"graph\": \"%s\", \"nodes\": %.0f, \"matcher\": \"%s\", \"pairs\": %zu, \"cold_ns\": %.3f, \"first_ns\": %.3f, "
               "\"ns\": %.3f, \"next_ns\": %.3f, \"view_bytes\": %zu, \"module_bytes\": %zu}\n",
               slash != NULL ? slash + 1 : graph, n, x->name, x->n_pairs, x->cold / n, x->first / n, x->again / n,
               x->next / n, x->view,
               bytes);
        same = same && x->n_pairs == all[0].n_pairs;
    }
    return same;
}

int main(int argc, char **argv)
{
    const char *graph = argc > 1 ? argv[1] : "irregular";
    const uint32_t wanted = argc > 2 ? (uint32_t)strtod(argv[2], NULL) : 1000000;
    const bool is_regular = strcmp(graph, "regular") == 0, is_made = is_regular || strcmp(graph, "irregular") == 0;
    dfg_module *m = is_made ? make(wanted, is_regular) : load(graph);
    const uint32_t n = dfg_n_nodes(m);
    struct pat *pat = argc > 4 && n <= MOST_INTERPRETED ? need(pat_new(NULL)) : NULL;
    const struct dfg_unit *read = pat != NULL ? interpret(pat, argv[3], argv[4]) : NULL;
    struct matcher all[5];
    size_t n_all = 0, n_words = 1;
    if (&shared_growth_unit != NULL)
        all[n_all++] = (struct matcher){"shared", &shared_growth_unit, run_sweep, pairs_of_sets, 0, 0, 0, 0, 0};
    if (&table_growth_unit != NULL && table_growth_hits != NULL)
        all[n_all++] = (struct matcher){"table", &table_growth_unit, run_hits, pairs_of_hits, 0, 0, 0, 0, 0};
    if (is_made && tree_sweep != NULL)
        all[n_all++] = (struct matcher){"tree", NULL, run_tree, pairs_of_tree, 0, 0, 0, 0, 0};
    if (&flat_growth_unit != NULL)
        all[n_all++] = (struct matcher){"flat", &flat_growth_unit, run_sweep, pairs_of_sets, 0, 0, 0, 0, 0};
    if (read != NULL)
        all[n_all++] = (struct matcher){"interpreted", read, run_interpreted, pairs_of_tree, 0, 0, 0, 0, 0};
    for (size_t i = 0; i < n_all; i++)
        n_words = all[i].unit != NULL ? all[i].unit->tables[0].n_words : n_words;
    /* A tree writes a number a pair, of which there may be more than nodes.  Written now, so that none pays for pages. */
    const size_t room = (size_t)n * (n_words + 1);
    struct found f = {need(malloc(room * sizeof *f.nodes)), need(malloc(room * sizeof *f.words)), 0};
    memset(f.nodes, 1, room * sizeof *f.nodes);
    memset(f.words, 1, room * sizeof *f.words);
    const uint32_t affordable = NODES_IN_ALL / n;
    const uint32_t runs = affordable < FEWEST_RUNS ? FEWEST_RUNS : affordable > MOST_RUNS ? MOST_RUNS : affordable;
    for (uint32_t r = 0; r < runs; r++)
        for (size_t i = 0; i < n_all; i++)
            if (r == 0 || all[i].first < SLOW / 20)
                time_once(&all[i], m, &f);
    const bool same = report(all, n_all, m, graph);
    free(f.nodes);
    free(f.words);
    dfg_module_free(m);
    if (pat != NULL) {
        dfg_interpret_free(read);
        pat_free(pat);
    }
    return same ? 0 : 1;
}
