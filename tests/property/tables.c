/* tables.c -- property: a table's combined functions say what its matchers say.
 *
 * usage: property-tables [--reference] UNITS.so... GRAPHS [SEED]
 *        property-tables [--reference] NAME GRAPHS [SEED]
 *
 * The last .so holds the tables, those before it the units that it imports; NAME is
 * a unit that ships.
 * For every entry graphs are grown along its pattern, each time with other
 * alternatives, operand orders, attributes, types and a few mistakes, and among
 * random calls.  Then at every node of the graph:
 *   - an entry whose own matcher matches is a candidate;
 *   - first() is the entry of highest priority whose matcher matches;
 *   - sweep() gives the nodes with candidates, and their sets;
 * and with --reference, that an entry's matcher matches where the reference
 * matcher does.  Most views are those of the graph before, bound again.
 * A failure prints its seed and the graph.  Of 40 GRAPHS a pattern and more some
 * must match.
 */
#include "dfg_interp.h"
#include "grow.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_UNITS = 16, ENOUGH = 40 };

#define UNIT(name) extern const struct dfg_unit name##_unit;
#include "units.def"
#undef UNIT

static const struct dfg_unit *const shipped[] = {
#define UNIT(name) &name##_unit,
#include "units.def"
#undef UNIT
};

struct run {
    const struct dfg_unit *unit, *units[MOST_UNITS]; /* units: those that have operators, which are ops */
    const struct dfg_ops *ops[MOST_UNITS];
    size_t n_ops;
    uint64_t seed;
    uint64_t graphs, nodes, matches, candidates;
    bool reference;
    dfg_graph view; /* of the last graph, in mem */
    void *mem;
    size_t size;
};

static void *need(void *p)
{
    if (p == NULL) {
        fprintf(stderr, "property-tables: out of memory\n");
        exit(2);
    }
    return p;
}

static int fail(const struct run *r, const dfg_module *m, const struct dfg_table *t, dfg_node n,
                const char *what)
{
    char *label = dfg_node_label(m, n);
    printf("seed %" PRIu64 ": table %s at %s: %s\n", r->seed, t->name, label, what);
    free(label);
    dfg_print(m, stdout);
    return 1;
}

/* The bit of an entry in a candidate set. */
static uint32_t bit_of(const struct dfg_table *t, uint32_t i)
{
    return t->last_wins ? t->n - 1 - i : i;
}

static bool entry_matches(const struct dfg_unit *u, const struct dfg_table *t, uint32_t i, const dfg_graph *g,
                          dfg_node n)
{
    const struct dfg_pattern *p = &u->patterns[t->entries[i].pattern];
    void *m = need(malloc(p->match_size));
    bool yes = p->match(p, g, n, m);
    free(m);
    return yes;
}

static bool take_first(void *ctx, const void *m)
{
    (void)ctx;
    (void)m;
    return true;
}

static bool reference_says(const struct run *r, const dfg_module *m, const struct dfg_table *t, uint32_t i,
                           dfg_node n)
{
    bool yes = false;
    if (dfg_ref_match(m, &r->unit->patterns[t->entries[i].pattern], n, take_first, NULL, &yes) != DFG_OK)
        exit(2);
    return yes;
}

static int check_node(struct run *r, const dfg_module *m, const struct dfg_table *t, const dfg_graph *g,
                      dfg_node n, uint64_t *set)
{
    int32_t first = -1;
    t->candidates(t, g, n, set);
    for (uint32_t bit = t->n; bit-- > 0;) {
        uint32_t i = bit_of(t, bit); /* its own inverse */
        r->candidates += set[bit / 64] >> bit % 64 & 1;
        bool yes = entry_matches(r->unit, t, i, g, n);
        if (r->reference && yes != reference_says(r, m, t, i, n)) {
            printf("the matcher says %s, the reference matcher the contrary\n", yes ? "yes" : "no");
            return fail(r, m, t, n, t->entries[i].name);
        }
        if (!yes)
            continue;
        first = (int32_t)i;
        r->matches++;
        if (!(set[bit / 64] >> bit % 64 & 1))
            return fail(r, m, t, n, t->entries[i].name);
    }
    r->nodes++;
    return t->first(t, g, n) == first ? 0 : fail(r, m, t, n, "first() is another entry");
}

static int check_table(struct run *r, const dfg_module *m, const struct dfg_table *t, const dfg_graph *g)
{
    size_t words = t->n_words, n = dfg_n_nodes(m), hits = 0;
    uint64_t *set = need(calloc(words, sizeof *set)), *sets = need(calloc(n * words, sizeof *sets));
    dfg_node *nodes = need(calloc(n, sizeof *nodes));
    size_t swept = t->sweep(t, g, 1, (dfg_node)n, nodes, sets);
    int failed = 0;
    for (dfg_node i = 1; i < n && !failed; i++) {
        failed = check_node(r, m, t, g, i, set);
        bool any = false;
        for (size_t w = 0; w < words; w++)
            any |= set[w] != 0;
        if (any && !failed) {
            bool same = hits < swept && nodes[hits] == i &&
                        memcmp(sets + hits * words, set, words * sizeof *set) == 0;
            failed = same ? 0 : fail(r, m, t, i, "sweep() says something else");
            hits++;
        }
    }
    if (!failed && hits != swept)
        failed = fail(r, m, t, 0, "sweep() has more nodes");
    free(set);
    free(sets);
    free(nodes);
    return failed;
}

/* A view of its own for one graph in eight, else the last one's, bound again. */
static void bind_next(struct run *r, const dfg_module *m)
{
    const size_t size = dfg_bind_size(m, r->unit->names);
    if (size > r->size || r->mem == NULL) {
        r->mem = need(realloc(r->mem, size + 1));
        r->size = size;
    }
    const dfg_status status = r->graphs % 8 == 0 ? dfg_bind(&r->view, m, r->unit->names, r->mem, r->size)
                                                 : dfg_rebind(&r->view, m, r->mem, r->size);
    if (status != DFG_OK)
        exit(2);
}

static int check_graph(struct run *r, const struct dfg_pattern *p)
{
    dfg_module *m = need(dfg_module_new(r->ops, r->n_ops));
    struct dfg_error error = {0};
    grow_graph(m, r->unit, p, r->seed, GROW_NO_RESULTS);
    if (dfg_failed(m) || dfg_verify(m, &error) != DFG_OK) {
        printf("seed %" PRIu64 ": the graph is broken: %s\n", r->seed, error.text ? error.text : "memory");
        exit(2);
    }
    if (dfg_build_users(m) != DFG_OK)
        exit(2);
    bind_next(r, m);
    int failed = 0;
    for (uint32_t t = 0; t < r->unit->n_tables && !failed; t++)
        failed = check_table(r, m, &r->unit->tables[t], &r->view);
    dfg_module_free(m);
    r->graphs++;
    return failed;
}

static const struct dfg_unit *load(const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    const struct dfg_unit *const *units = library ? dlsym(library, "dfg_units") : NULL;
    if (units == NULL) {
        fprintf(stderr, "property-tables: %s: %s\n", path, library ? "no dfg_units" : dlerror());
        exit(2);
    }
    return units[0];
}

/* One whose operators the others may need. */
static void add_unit(struct run *r, const struct dfg_unit *unit)
{
    if (unit->ops == NULL || r->n_ops == MOST_UNITS)
        return;
    r->units[r->n_ops] = unit;
    r->ops[r->n_ops++] = unit->ops;
}

/* The unit of that name, with the operators of all. */
static void find(struct run *r, const char *name)
{
    for (size_t i = 0; i < sizeof shipped / sizeof *shipped; i++) {
        add_unit(r, shipped[i]);
        if (strcmp(shipped[i]->name, name) == 0)
            r->unit = shipped[i];
    }
}

int main(int argc, char **argv)
{
    struct run r = {0};
    int arg = 1 + (argc > 1 && strcmp(argv[1], "--reference") == 0);
    r.reference = arg == 2;
    for (; arg < argc && strstr(argv[arg], ".so") && arg < MOST_UNITS; arg++) {
        r.unit = load(argv[arg]);
        add_unit(&r, r.unit);
    }
    if (r.unit == NULL && arg < argc)
        find(&r, argv[arg++]);
    if (r.unit == NULL || arg >= argc) {
        fprintf(stderr, "usage: property-tables [--reference] UNITS.so...|NAME GRAPHS [SEED]\n");
        return 2;
    }
    r.unit = describe(r.unit, r.units, r.n_ops);
    uint64_t graphs = strtoull(argv[arg], NULL, 10),
             seed = arg + 1 < argc ? strtoull(argv[arg + 1], NULL, 10) : 1;
    for (uint64_t k = 0; k < graphs; k++)
        for (uint32_t i = 0; i < r.unit->n_patterns; i++) {
            r.seed = seed + k;
            if (check_graph(&r, &r.unit->patterns[i]))
                return 1;
        }
    printf("%s: %" PRIu64 " graphs, %" PRIu64 " nodes, %" PRIu64 " matches of %" PRIu64 " candidates\n", r.unit->name,
           r.graphs, r.nodes, r.matches, r.candidates);
    free(r.mem);
    dfg_describe_free(r.unit);
    return r.matches == 0 && graphs >= ENOUGH;
}
