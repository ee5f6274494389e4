/* partition.c -- properties of the partitioner, on random graphs.
 *
 * usage: property-partition UNIT.so GRAPHS [SEED]
 *
 * For every table of the unit, on graphs grown along its patterns:
 *   - greedy over the table gives the same graph as the literal loop, which
 *     partitions with one entry after another, each on what the last has left;
 *   - the optimal cost is not above the greedy one, is what trying all subsets
 *     of the matches gives where these are few, and is not below its bound;
 *   - what comes out is a graph, which prints and reads back, its composites are
 *     valid, and merging them into regions keeps it one.
 * A failure prints its seed and the graph.
 */
#include "../../runtime/transform/group.h"
#include "grow.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GROUPS = 16 }; /* of which all subsets are tried */

struct run {
    const struct dfg_unit *unit;
    const struct dfg_pattern *pattern;
    const struct dfg_table *table;
    uint64_t seed, graphs, picks, exact, regions;
};

static void die(const char *what)
{
    fprintf(stderr, "property-partition: %s\n", what);
    exit(2);
}

static void *need(void *p)
{
    if (p == NULL)
        die("out of memory");
    return p;
}

static dfg_module *grow(const struct run *r)
{
    const struct dfg_ops *ops[] = {r->unit->ops};
    dfg_module *m = need(dfg_module_new(ops, 1));
    grow_graph(m, r->unit, r->pattern, r->seed, true);
    return m;
}

static void fail(const struct run *r, const char *what, const dfg_module *got)
{
    dfg_module *m = grow(r);
    printf("seed %" PRIu64 ", pattern %s: table %s: %s\n", r->seed, r->pattern->name, r->table->name, what);
    dfg_print(m, stdout);
    if (got != NULL) {
        puts("gives");
        dfg_print(got, stdout);
    }
    dfg_module_free(m);
    exit(1);
}

static dfg_selection *choose(const struct run *r, dfg_module *m, const struct dfg_table *t,
                             enum dfg_strategy how)
{
    struct dfg_target target = {.unit = r->unit, .table = t};
    struct dfg_select_options options = {.strategy = how};
    struct dfg_error e = {DFG_OK, NULL};
    dfg_selection *s = dfg_select(m, &target, 1, &options, &e);
    if (s == NULL)
        die(e.text);
    return s;
}

/* Partitions m; returns how many functions were made. */
static size_t partition(const struct run *r, dfg_module *m, const struct dfg_table *t, enum dfg_strategy how)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_selection *s = choose(r, m, t, how);
    size_t n = dfg_n_picks(s);
    if (dfg_extract(m, s, &e) != DFG_OK)
        die(e.text);
    dfg_selection_free(s);
    if (dfg_verify(m, &e) != DFG_OK)
        fail(r, e.text, m);
    return n;
}

/* ---- the literal loop: a table of one entry at a time ---- */

static const struct dfg_table *whole_table;
static uint32_t the_entry;

static uint32_t bit_of(const struct dfg_table *t, uint32_t entry)
{
    return t->last_wins ? t->n - 1 - entry : entry;
}

static size_t sweep_one(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t words = whole_table->n_words, n = 0;
    uint64_t *all = need(calloc(dfg_n_nodes((const dfg_module *)g->module) * words, sizeof *all));
    uint32_t bit = bit_of(whole_table, the_entry);
    size_t found = whole_table->sweep(g, first, last, nodes, all);
    for (size_t i = 0; i < found; i++)
        if (all[i * words + bit / 64] >> bit % 64 & 1) {
            nodes[n] = nodes[i];
            sets[n++] = 1;
        }
    free(all);
    return n;
}

static void partition_literally(const struct run *r, dfg_module *m)
{
    whole_table = r->table;
    for (uint32_t i = 0; i < r->table->n; i++) {
        the_entry = bit_of(r->table, i); /* its own inverse */
        struct dfg_table one = *r->table;
        one.n = one.n_words = 1;
        one.last_wins = false;
        one.entries = &r->table->entries[the_entry];
        one.sweep = sweep_one;
        partition(r, m, &one, DFG_GREEDY);
    }
}

static void check_greedy(struct run *r)
{
    dfg_module *once = grow(r), *literally = grow(r);
    struct dfg_error why = {DFG_OK, NULL};
    r->picks += partition(r, once, r->table, DFG_GREEDY);
    partition_literally(r, literally);
    if (!dfg_equal(once, literally, &why)) {
        dfg_print(literally, stdout);
        fail(r, why.text, once);
    }
    dfg_module_free(once);
    dfg_module_free(literally);
}

/* ---- the least cost, by trying everything ---- */

struct all {
    struct grouping g;
    const struct entry *entry;
    const dfg_graph *view;
};

static bool add(void *ctx, const void *match)
{
    struct all *a = ctx;
    if (group_of_match(&a->g, a->entry->pattern, match, a->entry->duplicate) == DFG_NOT_REFUSED)
        a->g.groups->at[a->g.groups->n - 1].pick.cost = entry_cost(a->entry, a->view, match);
    return a->g.groups->n > MOST_GROUPS;
}

/* All legal groups of the table, as far as there are few. */
static void collect(const struct dfg_target *target, dfg_module *m, struct matches *all,
                    struct groups *groups)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct all a;
    if (matches_begin(all, m, target, 1, &e) != DFG_OK || !grouping_begin(&a.g, m, groups))
        die("no memory");
    for (uint32_t k = 0; k < target->table->n; k++) {
        struct entry entry = entry_at(target, k);
        a.entry = &entry;
        a.view = all->targets[0].view;
        for (uint32_t i = 0; i < all->n_order && groups->n <= MOST_GROUPS; i++)
            entry.pattern->whole(a.view, all->order[i], add, &a);
    }
    grouping_end(&a.g);
}

/* What the subset saves; -1: it may not be. */
static double saved_by(const struct matches *all, const struct groups *groups, uint32_t subset, uint32_t *of)
{
    double saved = 0;
    struct joint joint;
    bool failed = !joint_begin(&joint, all), may = !failed;
    memset(of, 0, dfg_n_nodes(all->m) * sizeof *of);
    for (uint32_t k = 0; k < groups->n && may; k++) {
        const struct group *g = &groups->at[k];
        if (!(subset >> k & 1))
            continue;
        for (size_t i = 0; i < g->covers.n && may; i++)
            may = of[group_nodes(groups, g->covers)[i]]++ == 0;
        may = may && joint_add(&joint, groups, g, &failed);
        saved += g->pick.n_calls - g->pick.cost;
    }
    joint_end(&joint);
    return may ? saved : -1;
}

static void check_optimal(struct run *r)
{
    dfg_module *m = grow(r);
    struct matches all;
    struct groups groups = {0};
    struct dfg_target target = {.unit = r->unit, .table = r->table};
    dfg_selection *greedy = choose(r, m, r->table, DFG_GREEDY), *best = choose(r, m, r->table, DFG_OPTIMAL);
    double cost = dfg_selection_cost(best), bound = dfg_selection_bound(best);
    if (cost > dfg_selection_cost(greedy) + 1e-9)
        fail(r, "the optimal selection costs more than the greedy one", NULL);
    if (cost < bound - 1e-9)
        fail(r, "the selection costs less than its bound", NULL);
    collect(&target, m, &all, &groups);
    if (groups.n <= MOST_GROUPS) {
        uint32_t *of = need(malloc(dfg_n_nodes(m) * sizeof *of));
        double most = 0;
        for (uint32_t subset = 0; subset < 1u << groups.n; subset++)
            most = fmax(most, saved_by(&all, &groups, subset, of));
        double none = cost; /* the cost without any match */
        for (size_t i = 0; i < dfg_n_picks(best); i++)
            none += dfg_pick_at(best, i)->n_calls - dfg_pick_at(best, i)->cost;
        if (fabs(none - most - cost) > 1e-9) {
            printf("cost %g, the least is %g\n", cost, none - most);
            fail(r, "the optimal selection is not the best", NULL);
        }
        r->exact++;
        free(of);
    }
    matches_end(&all);
    groups_free(&groups);
    dfg_selection_free(greedy);
    dfg_selection_free(best);
    dfg_module_free(m);
}

/* ---- what comes out ---- */

struct validated {
    size_t n, no;
};

static void count(void *ctx, dfg_node func, const char *entry, bool yes)
{
    struct validated *v = ctx;
    (void)func, (void)entry;
    v->n++;
    v->no += !yes;
}

static void check_text(const struct run *r, const dfg_module *m)
{
    const struct dfg_ops *ops[] = {r->unit->ops};
    dfg_module *again = need(dfg_module_new(ops, 1));
    char *text = NULL;
    size_t size = 0;
    FILE *f = need(open_memstream(&text, &size));
    struct dfg_error e = {DFG_OK, NULL};
    bool ok = dfg_print(m, f) == DFG_OK;
    fclose(f);
    if (!ok || dfg_read_text(again, "printed", text, size, &e) != DFG_OK || !dfg_equal(m, again, &e))
        fail(r, e.text != NULL ? e.text : "can't be printed", m);
    dfg_module_free(again);
    free(text);
}

static void check_regions(struct run *r)
{
    static const char *const heavy[] = {"h", "mul", NULL};
    const struct dfg_merge_options options = {.least_calls = 2, .heavy = r->seed % 2 != 0 ? heavy : NULL};
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = grow(r);
    struct validated v = {0, 0};
    size_t n_regions, n = partition(r, m, r->table, DFG_OPTIMAL);
    if (dfg_validate(m, r->unit, r->table, count, &v, &e) != DFG_OK)
        die(e.text);
    if (v.n != n || v.no != 0)
        fail(r, "a composite is not what its entry takes", m);
    check_text(r, m);
    if (dfg_merge(m, &options, &n_regions, &e) != DFG_OK)
        die(e.text);
    if (dfg_verify(m, &e) != DFG_OK)
        fail(r, e.text, m);
    check_text(r, m);
    r->regions += n_regions;
    dfg_module_free(m);
}

static const struct dfg_unit *load(const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    const struct dfg_unit *const *units = library != NULL ? dlsym(library, "dfg_units") : NULL;
    if (units == NULL)
        die(library != NULL ? "no dfg_units" : dlerror());
    return units[0];
}

int main(int argc, char **argv)
{
    if (argc < 3)
        die("usage: property-partition UNIT.so GRAPHS [SEED]");
    struct run r = {.unit = load(argv[1])};
    uint64_t graphs = strtoull(argv[2], NULL, 10), first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    for (r.seed = first; r.seed < first + graphs; r.seed++)
        for (uint32_t p = 0; p < r.unit->n_patterns; p++)
            for (uint32_t t = 0; t < r.unit->n_tables; t++) {
                r.pattern = &r.unit->patterns[p];
                r.table = &r.unit->tables[t];
                check_greedy(&r);
                check_optimal(&r);
                check_regions(&r);
                r.graphs++;
            }
    printf("%" PRIu64 " graphs, %" PRIu64 " matches taken, %" PRIu64 " compared with all choices, %" PRIu64
           " regions\n",
           r.graphs, r.picks, r.exact, r.regions);
    return r.picks == 0 || r.exact == 0 || r.regions == 0;
}
