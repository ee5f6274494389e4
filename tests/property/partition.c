/* partition.c -- properties of the partitioner, on random graphs.
 *
 * usage: property-partition UNIT.so GRAPHS [SEED]
 *
 * For every table of the unit, on graphs grown along its patterns, and but for the first
 * on graphs of matches that make cycles:
 *   - greedy over the table gives the same graph as the literal loop, which
 *     partitions with one entry after another, each on what the last has left;
 *   - the optimal cost is not above the greedy one, is what trying all subsets
 *     of the matches gives where these are few, and is not below its bound;
 *   - the same with a launch for each region, counted for each of the subsets;
 *   - the regions that are foretold are those that come out;
 *   - what comes out is a graph, which prints and reads back, its composites are
 *     valid, and merging them into regions keeps it one.
 * A failure prints its seed and the graph.
 */
#include "../../runtime/dfg_edit.h"
#include "../../runtime/dfg_interp.h"
#include "../../runtime/transform/group.h"
#include "grow.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GROUPS = 16, MOST_IN_REGIONS = 8, MOST_UNITS = 8 }; /* of the first two all subsets are tried */

struct run {
    const struct dfg_unit *unit; /* the first of the library */
    const struct dfg_ops *ops[MOST_UNITS];
    size_t n_ops;
    const struct dfg_pattern *pattern;
    const struct dfg_table *table;
    uint64_t seed, graphs, picks, exact, exact_regions, regions;
    bool tangled; /* graphs are not grown along the pattern */
};

/* What regions are merged by on this graph: two of three times some are put back. */
static struct dfg_merge_options merge_options(const struct run *r)
{
    static const char *const heavy[] = {"h", "mul", NULL};
    return (struct dfg_merge_options){.least_calls = r->seed % 3 != 0 ? 2 : 0,
                                      .heavy = r->seed % 2 != 0 ? heavy : NULL};
}

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

/* Products and differences of one value and one another: pairs of them are matches, of which many make cycles. */
static void tangle(dfg_module *m, uint64_t random)
{
    static const char *const names[] = {"mul", "sub", "f"};
    dfg_node at[10], n = 1;
    dfg_body_open(m);
    at[0] = dfg_var(m, dfg_symbol(m, "x", 1), 2, 0);
    for (uint32_t size = 6 + random % 4; n < size; n++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        const char *op = names[(random >> 33) % 5 / 2];
        const dfg_node args[2] = {at[0], at[(random >> 40) % n]};
        at[n] = dfg_call_op(m, dfg_operator(m, op, strlen(op)), op[0] == 'f' ? &args[1] : args, op[0] == 'f' ? 1 : 2,
                            NULL, 0, 1, 0);
    }
    dfg_function_add(m, dfg_symbol(m, "main", 4), dfg_func(m, at, 1, at + 1, n - 1, NULL, 0, 0));
    dfg_finish(m);
}

/* Without dead code, whose uses count only until the first partition drops it. */
static dfg_module *grow(const struct run *r)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = need(dfg_module_new(r->ops, r->n_ops));
    if (r->tangled)
        tangle(m, (r->seed * r->unit->n_patterns + (uint64_t)(r->pattern - r->unit->patterns)) * 0x9E3779B97F4A7C15u);
    else
        grow_graph(m, r->unit, r->pattern, r->seed, GROW_ALL_RESULTS);
    if (dfg_editor_close(need(dfg_editor_new(m, NULL, 0, &e)), &e) != DFG_OK)
        die(e.text);
    return m;
}

/* Now and then with dead code. */
static dfg_module *grow_any(const struct run *r)
{
    if (r->tangled || r->seed % 4 < 2)
        return grow(r);
    dfg_module *m = need(dfg_module_new(r->ops, r->n_ops));
    grow_graph(m, r->unit, r->pattern, r->seed, GROW_SOME_RESULTS);
    return m;
}

static void fail(const struct run *r, const char *what, const dfg_module *got)
{
    dfg_module *m = grow_any(r);
    printf("seed %" PRIu64 ", pattern %s: table %s: %s\n", r->seed, r->pattern->name, r->table->name, what);
    dfg_print(m, stdout);
    if (got != NULL) {
        puts("gives");
        dfg_print(got, stdout);
    }
    dfg_module_free(m);
    exit(1);
}

static dfg_selection *choose(dfg_module *m, const struct dfg_target *targets, size_t n,
                             struct dfg_select_options options)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_selection *s = dfg_select(m, targets, n, &options, &e);
    if (s == NULL)
        die(e.text);
    return s;
}

/* The table; for every other seed, and the next one; how many. */
static size_t choose_targets(const struct run *r, struct dfg_target *targets)
{
    size_t next = (size_t)(r->table - r->unit->tables + 1) % r->unit->n_tables;
    targets[0] = (struct dfg_target){.unit = r->unit, .table = r->table};
    targets[1] = (struct dfg_target){.unit = r->unit, .table = &r->unit->tables[next]};
    return 1 + r->seed / 8 % 2;
}

/* Partitions m; returns how many functions were made. */
static size_t partition(const struct run *r, dfg_module *m, const struct dfg_table *t, enum dfg_strategy how)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct dfg_target target = {.unit = r->unit, .table = t};
    dfg_selection *s = choose(m, &target, 1, (struct dfg_select_options){.strategy = how});
    size_t n = dfg_n_picks(s);
    if (dfg_extract(m, s, &e) != DFG_OK)
        die(e.text);
    dfg_selection_free(s);
    if (dfg_verify(m, &e) != DFG_OK)
        fail(r, e.text, m);
    return n;
}

/* ---- the literal loop: a table of one entry at a time ---- */

/* A row with more behind it: one entry of another table. */
struct one_entry {
    struct dfg_table row;
    const struct dfg_table *of;
    uint32_t entry;
};

static uint32_t bit_of(const struct dfg_table *t, uint32_t entry)
{
    return t->last_wins ? t->n - 1 - entry : entry;
}

static size_t sweep_one(const struct dfg_table *self, const dfg_graph *g, dfg_node first, dfg_node last,
                        dfg_node *nodes, uint64_t *sets)
{
    const struct one_entry *one = (const struct one_entry *)self;
    size_t words = one->of->n_words, n = 0;
    uint64_t *all = need(calloc(dfg_n_nodes((const dfg_module *)g->module) * words, sizeof *all));
    uint32_t bit = bit_of(one->of, one->entry);
    size_t found = one->of->sweep(one->of, g, first, last, nodes, all);
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
    for (uint32_t i = 0; i < r->table->n; i++) {
        const uint32_t entry = bit_of(r->table, i); /* its own inverse */
        struct one_entry one = {*r->table, r->table, entry};
        one.row.n = one.row.n_words = 1;
        one.row.last_wins = false;
        one.row.entries = &r->table->entries[entry];
        one.row.sweep = sweep_one;
        partition(r, m, &one.row, DFG_GREEDY);
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

static bool has_endless(const struct run *r)
{
    return r->seed % 8 == 5;
}

/* What calls cost that nothing covers: now and then 1 each, else any of some numbers. */
static double *host_costs(const struct run *r, const dfg_module *m)
{
    static const double costs[] = {0, 0.5, 1, 1, 2.25, 7, NAN}, far[] = {0, 1e-9, 1, 3, 1e12, 1e15, NAN},
                        endless[] = {0, 0.5, 1, INFINITY, 2.25, 0x1p60, NAN};
    const double *some = r->seed % 8 == 1 ? far : has_endless(r) ? endless : costs;
    double *host = r->seed % 3 != 0 ? need(malloc(dfg_n_nodes(m) * sizeof *host)) : NULL;
    uint64_t x = r->seed;
    for (dfg_node n = 0; host != NULL && n < dfg_n_nodes(m); n++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        host[n] = some[(x >> 33) % (sizeof costs / sizeof *costs)];
    }
    return host;
}

/* Brute force takes this for numbers from 2^60 on: it is more than all others together where there are any. */
#define ENDLESS 0x1p40L

/* Per node what it costs on the host: nothing where no result needs it. */
static long double *find_worths(const struct matches *all, const double *host)
{
    long double *worth = need(calloc(dfg_n_nodes(all->m), sizeof *worth));
    for (uint32_t i = 0; i < all->n_order; i++) {
        dfg_node n = all->order[i];
        double cost = host == NULL || isnan(host[n]) ? 1 : host[n] < 0x1p60 ? host[n] : ENDLESS;
        worth[n] = dfg_node_op(all->m, n) >= DFG_FIRST_OP ? cost : 0;
    }
    return worth;
}

/* What the group's calls cost there, less its cost. */
static long double saved_of(const struct groups *groups, const struct group *g, const long double *worth)
{
    long double saved = -g->pick.cost;
    for (size_t i = 0; i < g->covers.n; i++)
        saved += worth[dfg_group_nodes(groups, g->covers)[i]];
    return saved;
}

static long double cost_of_none(const struct matches *all, const long double *worth)
{
    long double cost = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(all->m); n++)
        cost += worth[n];
    return cost;
}

/* What that costs which is chosen, without launches. */
static long double cost_of_choice(const struct matches *all, const long double *worth, const dfg_selection *s)
{
    long double cost = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(all->m); n++)
        cost += dfg_pick_of(s, n) == NULL ? worth[n] : 0;
    for (size_t i = 0; i < dfg_n_picks(s); i++)
        cost += dfg_pick_at(s, i)->cost;
    return cost;
}

/* Units may be 2^-57 of all costs together. */
static bool is_near(long double a, long double b, long double none)
{
    return fabsl(a - b) <= 1e-9L + none * 0x1p-50L;
}

static bool is_cost(const struct run *r, double said, long double cost, long double none)
{
    return has_endless(r) && cost > ENDLESS / 2 ? isinf(said) : is_near(said, cost, none);
}

struct all {
    uint32_t target;
    struct grouping g;
    const struct entry *entry;
    const dfg_graph *view;
};

static bool add(void *ctx, const void *match)
{
    struct all *a = ctx;
    if (dfg_group_of_match(&a->g, a->entry->pattern, match, a->entry->duplicate) == DFG_NOT_REFUSED) {
        struct dfg_pick *pick = &a->g.groups->at[a->g.groups->n - 1].pick;
        pick->cost = dfg_entry_cost(a->entry, a->view, match);
        pick->entry = a->entry->row;
        pick->target = a->target;
    }
    return a->g.groups->n > MOST_GROUPS;
}

/* All legal groups of n tables, as far as there are few. */
static void collect(const struct dfg_target *targets, size_t n, dfg_module *m, struct matches *all, struct groups *groups)
{
    struct dfg_error e = {DFG_OK, NULL};
    struct all a;
    if (dfg_matches_begin(all, m, targets, n, &e) != DFG_OK || !dfg_grouping_begin(&a.g, m, groups))
        die("no memory");
    for (a.target = 0; a.target < n; a.target++)
        for (uint32_t k = 0; k < targets[a.target].table->n; k++) {
            struct entry entry = dfg_entry_at(&targets[a.target], k);
            a.entry = &entry;
            a.view = all->targets[a.target].view;
            for (uint32_t i = 0; i < all->n_order && groups->n <= MOST_GROUPS; i++)
                entry.pattern->each(entry.pattern, a.view, all->order[i], add, &a);
        }
    dfg_grouping_end(&a.g);
}

/* What the subset saves; -INFINITY: it may not be. */
static long double saved_by(const struct matches *all, const struct groups *groups, const long double *worth,
                            uint32_t subset, uint32_t *of)
{
    long double saved = 0;
    struct joint joint;
    bool failed = !dfg_joint_begin(&joint, all), may = !failed;
    memset(of, 0, dfg_n_nodes(all->m) * sizeof *of);
    for (uint32_t k = 0; k < groups->n && may; k++) {
        const struct group *g = &groups->at[k];
        if (!(subset >> k & 1))
            continue;
        for (size_t i = 0; i < g->covers.n && may; i++)
            may = of[dfg_group_nodes(groups, g->covers)[i]]++ == 0;
        may = may && dfg_joint_add(&joint, groups, g, &failed);
        saved += saved_of(groups, g, worth);
    }
    dfg_joint_end(&joint);
    return may ? saved : -INFINITY;
}

static void check_optimal(struct run *r)
{
    dfg_module *m = grow_any(r);
    struct matches all;
    struct groups groups = {0};
    struct dfg_target target = {.unit = r->unit, .table = r->table};
    double *host = host_costs(r, m);
    dfg_selection *greedy = choose(m, &target, 1, (struct dfg_select_options){.strategy = DFG_GREEDY, .host = host});
    dfg_selection *best = choose(m, &target, 1, (struct dfg_select_options){.strategy = DFG_OPTIMAL, .host = host});
    double cost = dfg_selection_cost(best), bound = dfg_selection_bound(best);
    if (cost > dfg_selection_cost(greedy) + 1e-9)
        fail(r, "the optimal selection costs more than the greedy one", NULL);
    if (cost < bound - 1e-9)
        fail(r, "the selection costs less than its bound", NULL);
    collect(&target, 1, m, &all, &groups);
    long double *worth = find_worths(&all, host);
    if (groups.n <= MOST_GROUPS) {
        uint32_t *of = need(malloc(dfg_n_nodes(m) * sizeof *of));
        long double most = 0;
        for (uint32_t subset = 0; subset < 1u << groups.n; subset++)
            most = fmaxl(most, saved_by(&all, &groups, worth, subset, of));
        long double none = cost_of_none(&all, worth), chosen = cost_of_choice(&all, worth, best);
        if (!is_cost(r, cost, none - most, none) || !is_near(chosen, none - most, none)) {
            printf("cost %g, chosen %Lg, the least is %Lg\n", cost, chosen, none - most);
            fail(r, "the optimal selection is not the best", NULL);
        }
        if (bound != cost)
            fail(r, "the bound is not the least", NULL);
        struct dfg_select_options few = {.strategy = DFG_OPTIMAL, .host = host, .most_states = 2};
        dfg_selection *cut = choose(m, &target, 1, few);
        if (dfg_selection_bound(cut) > cost + 1e-9 || dfg_selection_cost(cut) < cost - 1e-9)
            fail(r, "the bound of a search that was cut is above the least", NULL);
        dfg_selection_free(cut);
        r->exact++;
        free(of);
    }
    dfg_matches_end(&all);
    dfg_chosen_free(&groups);
    free(host);
    free(worth);
    dfg_selection_free(greedy);
    dfg_selection_free(best);
    dfg_module_free(m);
}

/* ---- the least cost with a launch for each region ---- */

/* What the subset, which may be, saves, less the launches of its regions. */
static long double saved_in_regions(dfg_module *m, struct dfg_target *targets, const struct groups *groups,
                               uint32_t subset, const struct dfg_select_options *o,
                               const long double *worth, uint32_t *of)
{
    struct dfg_selection s = {.targets = targets, .n_nodes = dfg_n_nodes(m)};
    struct dfg_error e = {DFG_OK, NULL};
    size_t n;
    long double saved = 0;
    s.groups = *groups;
    s.groups.at = need(calloc(groups->n + 1, sizeof *s.groups.at));
    s.groups.n = 0;
    for (uint32_t k = 0; k < groups->n; k++)
        if (subset >> k & 1)
            s.groups.at[s.groups.n++] = groups->at[k];
    if (dfg_regions(m, &s, o->regions, of, &n, &e) != DFG_OK)
        die(e.text);
    for (size_t k = 0; k < s.groups.n; k++)
        if (of[s.groups.at[k].pick.root] != 0)
            saved += saved_of(&s.groups, &s.groups.at[k], worth);
    free(s.groups.at);
    return saved - (long double)o->launch * (long double)n;
}

static void check_launch(struct run *r)
{
    static const double launches[] = {0, 0.5, 1.5, 4};
    const struct dfg_merge_options regions = merge_options(r);
    struct dfg_select_options o = {.launch = launches[r->seed / 2 % 4], .regions = &regions};
    struct matches all;
    struct groups groups = {0};
    struct dfg_target targets[2];
    size_t n = choose_targets(r, targets);
    dfg_module *m = grow_any(r);
    double *host = host_costs(r, m);
    o.host = host;
    dfg_selection *greedy = choose(m, targets, n, o);
    o.strategy = DFG_OPTIMAL;
    dfg_selection *best = choose(m, targets, n, o);
    double cost = dfg_selection_cost(best), bound = dfg_selection_bound(best);
    long double most = 0, none;
    if (cost > dfg_selection_cost(greedy) + 1e-9)
        fail(r, "with launches the optimal selection costs more than the greedy one", NULL);
    if (cost < bound - 1e-9)
        fail(r, "with launches the selection costs less than its bound", NULL);
    collect(targets, n, m, &all, &groups);
    long double *worth = find_worths(&all, host);
    if (groups.n <= MOST_IN_REGIONS) {
        uint32_t *of = need(malloc(dfg_n_nodes(m) * sizeof *of));
        for (uint32_t subset = 0; subset < 1u << groups.n; subset++)
            if (saved_by(&all, &groups, worth, subset, of) > -INFINITY)
                most = fmaxl(most, saved_in_regions(m, targets, &groups, subset, &o, worth, of));
        none = cost_of_none(&all, worth);
        if (!is_cost(r, cost, none - most, none)) {
            printf("launch %g, cost %g, the least is %Lg\n", o.launch, cost, none - most);
            fail(r, "with launches the optimal selection is not the best", NULL);
        }
        if (bound != cost)
            fail(r, "with launches the bound is not the least", NULL);
        r->exact_regions++;
        free(of);
    }
    dfg_matches_end(&all);
    dfg_chosen_free(&groups);
    free(host);
    free(worth);
    dfg_selection_free(greedy);
    dfg_selection_free(best);
    dfg_module_free(m);
}

/* ---- what comes out ---- */

struct validated {
    size_t n, no;
};

static void count(void *ctx, const struct dfg_validation *one)
{
    struct validated *v = ctx;
    v->n++;
    v->no += one->verdict != DFG_WHOLE;
}

static void check_text(const struct run *r, const dfg_module *m)
{
    dfg_module *again = need(dfg_module_new(r->ops, r->n_ops));
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

static void check_composites(const struct run *r)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = grow(r);
    struct validated v = {0, 0};
    size_t n = partition(r, m, r->table, DFG_OPTIMAL);
    const struct dfg_target target = {.unit = r->unit, .table = r->table};
    if (dfg_validate(m, &target, 1, count, &v, &e) != DFG_OK)
        die(e.text);
    if (v.n != n || v.no != 0)
        fail(r, "a composite is not what its entry takes", m);
    dfg_module_free(m);
}

/* Tells regions apart: the squares of their numbers of calls, summed.  of: per node 1 + its region. */
static uint64_t sum_of_squares(const dfg_module *m, const uint32_t *of)
{
    uint32_t *calls = need(calloc(dfg_n_nodes(m) + 1, sizeof *calls));
    uint64_t sum = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        if (of[n] != 0 && dfg_node_op(m, n) >= DFG_FIRST_OP)
            sum += 2 * (uint64_t)calls[of[n]]++ + 1;
    free(calls);
    return sum;
}

/* The same of those that are functions: all but main, which is the last. */
static uint64_t sum_of_made(const dfg_module *m)
{
    const dfg_node main = dfg_function(m, dfg_n_functions(m) - 1);
    uint32_t *of = need(calloc(dfg_n_nodes(m), sizeof *of));
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++)
        of[n] = dfg_outer_function(m, n) != main ? dfg_outer_function(m, n) : 0;
    uint64_t sum = sum_of_squares(m, of);
    free(of);
    return sum;
}

static void check_regions(struct run *r)
{
    const struct dfg_merge_options regions = merge_options(r);
    const struct dfg_select_options o = {.strategy = DFG_OPTIMAL, .regions = &regions};
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = grow(r);
    size_t n_regions, n_foretold;
    struct dfg_target targets[2];
    dfg_selection *s = choose(m, targets, choose_targets(r, targets), o);
    uint32_t *of = need(malloc(dfg_n_nodes(m) * sizeof *of));
    if (dfg_regions(m, s, &regions, of, &n_foretold, &e) != DFG_OK)
        die(e.text);
    const uint64_t foretold = sum_of_squares(m, of);
    if (dfg_extract(m, s, &e) != DFG_OK)
        die(e.text);
    check_text(r, m);
    if (dfg_merge(m, &regions, &n_regions, &e) != DFG_OK)
        die(e.text);
    if (n_regions != n_foretold || sum_of_made(m) != foretold)
        fail(r, "the regions are not those that were foretold", m);
    if (dfg_verify(m, &e) != DFG_OK)
        fail(r, e.text, m);
    check_text(r, m);
    r->regions += n_regions;
    free(of);
    dfg_selection_free(s);
    dfg_module_free(m);
}

/* The tables of the library's first unit; the operators of all. */
static void load(struct run *r, const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    const struct dfg_unit *const *units = library != NULL ? dlsym(library, "dfg_units") : NULL;
    if (units == NULL)
        die(library != NULL ? "no dfg_units" : dlerror());
    size_t n = 0;
    while (units[n] != NULL)
        n++;
    r->unit = describe(units[0], units, n);
    for (; *units != NULL && r->n_ops < MOST_UNITS; units++)
        if ((*units)->ops != NULL)
            r->ops[r->n_ops++] = (*units)->ops;
}

int main(int argc, char **argv)
{
    if (argc < 3)
        die("usage: property-partition UNIT.so GRAPHS [SEED]");
    struct run r = {.unit = NULL};
    load(&r, argv[1]);
    uint64_t graphs = strtoull(argv[2], NULL, 10), first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    for (r.seed = first; r.seed < first + graphs; r.seed++)
        for (uint32_t p = 0; p < r.unit->n_patterns; p++)
            for (uint32_t t = 0; t < r.unit->n_tables; t++) {
                r.pattern = &r.unit->patterns[p];
                r.table = &r.unit->tables[t];
                r.tangled = false;
                check_greedy(&r);
                check_optimal(&r);
                check_launch(&r);
                check_composites(&r);
                check_regions(&r);
                r.graphs++;
                r.tangled = true;
                check_optimal(&r);
                check_launch(&r);
                check_regions(&r);
            }
    printf("%" PRIu64 " graphs, %" PRIu64 " matches taken, %" PRIu64 " and %" PRIu64
           " compared with all choices, %" PRIu64 " regions\n",
           r.graphs, r.picks, r.exact, r.exact_regions, r.regions);
    dfg_describe_free(r.unit);
    return r.picks == 0 || r.exact == 0 || r.exact_regions == 0 || r.regions == 0;
}
