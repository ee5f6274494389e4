/* selftest.c -- runs the graphs of a self-test.
 *
 * In:   the unit under test, those that declare its operators; graphs as text.
 * Out:  a line for each failure or graph that proves nothing; how many of each.
 *
 * For each graph: at every node the generated matcher says what the reference
 * matcher says; the first entry of each table is the first whose own matcher
 * matches, and is among the candidates, which are what a sweep gives.  Then all
 * of that again in a module where some function uses another's values: there
 * matchers test in which body a node is.
 */
#include "../dfg_selftest.h"
#include "../dfg_interp.h"

#include <stdlib.h>
#include <string.h>

struct run {
    const struct dfg_unit *unit;
    const struct dfg_ops **ops;
    size_t n_ops;
    FILE *f;
    unsigned passed, failed, skipped;
    bool broken; /* memory is out, or the units do not fit */
};

/* One graph, bound. */
struct bound {
    dfg_module *m;
    dfg_graph g;
    void *mem, *match;
};

static void bound_free(struct bound *b)
{
    free(b->mem);
    free(b->match);
    if (b->m != NULL)
        dfg_module_free(b->m);
}

static size_t largest_match(const struct dfg_unit *u)
{
    size_t size = 1;
    for (uint32_t i = 0; i < u->n_patterns; i++)
        size = u->patterns[i].match_size > size ? u->patterns[i].match_size : size;
    return size;
}

/* A function that uses a value of the one around it. */
static const char closure[] = "fn @selftest_closure(%x) {\n"
                              "  %f = fn (%p) {\n"
                              "    %t = (%p, %x)\n"
                              "    return %t\n"
                              "  }\n"
                              "  return %f\n"
                              "}\n";

static char *beside_closure(const char *text)
{
    size_t n = strlen(text);
    char *both = malloc(n + sizeof closure);
    if (both != NULL) {
        memcpy(both, text, n);
        memcpy(both + n, closure, sizeof closure);
    }
    return both;
}

/* Reads and binds the graph; what is wrong with its text is said. */
static bool bound_make(struct run *r, const char *text, struct bound *b)
{
    struct dfg_error error = {DFG_OK, NULL};
    *b = (struct bound){.m = dfg_module_new(r->ops, r->n_ops)};
    b->match = calloc(1, largest_match(r->unit));
    r->broken = b->m == NULL || b->match == NULL;
    if (r->broken)
        return false;
    if (dfg_read_text(b->m, "graph", text, strlen(text), &error) != DFG_OK) {
        fprintf(r->f, "%s", error.text != NULL ? error.text : "out of memory\n");
        dfg_error_clear(&error);
        return false;
    }
    size_t size = dfg_bind_size(b->m, r->unit->names);
    b->mem = malloc(size + 1);
    r->broken = b->mem == NULL || dfg_build_users(b->m) != DFG_OK ||
                dfg_bind(&b->g, b->m, r->unit->names, b->mem, size) != DFG_OK;
    return !r->broken;
}

/* ---- one pattern ---- */

struct comparison {
    const struct bound *b;
    const struct dfg_pattern *p;
    bool same;
};

static bool compare_match(void *ctx, const void *m)
{
    struct comparison *c = ctx;
    c->same = dfg_ref_same(c->b->m, c->p, c->b->match, &c->b->g, m, NULL);
    return true;
}

/* Do the two matchers agree about n?  *yes: that it matches. */
static bool agree(struct run *r, const struct bound *b, const struct dfg_pattern *p, dfg_node n, bool *yes)
{
    struct comparison c = {b, p, true};
    bool reference = false;
    *yes = p->match(p, &b->g, n, b->match);
    if (!*yes)
        c.same = true;
    dfg_status s = dfg_ref_match(b->m, p, n, compare_match, &c, &reference);
    r->broken = r->broken || s != DFG_OK;
    return *yes == reference && (!*yes || c.same);
}

/* ---- tables ---- */

static bool first_agrees(const struct bound *b, const struct dfg_unit *u, const struct dfg_table *t,
                         dfg_node n, const uint64_t *set)
{
    int32_t first = -1;
    for (uint32_t bit = t->n; bit-- > 0;) {
        uint32_t i = t->last_wins ? t->n - 1 - bit : bit;
        const struct dfg_pattern *p = &u->patterns[t->entries[i].pattern];
        if (!p->match(p, &b->g, n, b->match))
            continue;
        first = (int32_t)i;
        if (!(set[bit / 64] >> bit % 64 & 1))
            return false;
    }
    return t->first(t, &b->g, n) == first;
}

/* Candidates, first entry and sweep of one table, at all nodes. */
static bool table_agrees(struct run *r, const struct bound *b, const struct dfg_table *t)
{
    uint32_t n = dfg_n_nodes(b->m);
    size_t words = t->n_words, hits = 0;
    uint64_t *set = calloc(words, sizeof *set), *sets = calloc(n * words, sizeof *sets);
    dfg_node *nodes = calloc(n, sizeof *nodes);
    bool good = set != NULL && sets != NULL && nodes != NULL;
    r->broken = r->broken || !good;
    good = good && t->sweep(t, &b->g, n, n, nodes, sets) == 0; /* no nodes, no candidates */
    size_t swept = good ? t->sweep(t, &b->g, 1, n, nodes, sets) : 0;
    for (dfg_node i = 1; good && i < n; i++) {
        bool any = false;
        t->candidates(t, &b->g, i, set);
        for (size_t w = 0; w < words; w++)
            any = any || set[w] != 0;
        good = first_agrees(b, r->unit, t, i, set) &&
               (!any || (hits < swept && nodes[hits] == i &&
                         memcmp(sets + hits * words, set, words * sizeof *set) == 0));
        hits += any;
    }
    free(set);
    free(sets);
    free(nodes);
    return good && hits == swept;
}

/* ---- one test ---- */

static const char *wanted_text(uint8_t wanted)
{
    return wanted == DFG_SELFTEST_YES ? "should match" : "should not match";
}

static void fail(struct run *r, const struct dfg_selftest *t, const char *why)
{
    const struct dfg_pattern *p = &r->unit->patterns[t->pattern];
    r->failed++;
    fprintf(r->f, "%s (%s): %s: %s\n%s", p->name, p->place, t->what, why, t->graph);
}

/* The value that main returns first. */
static dfg_node root_of(const dfg_module *m)
{
    const dfg_node *args;
    dfg_node main = dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
    uint32_t n = dfg_node_args(m, main, &args), params = dfg_node_data(m, main);
    return params < n ? args[params] : DFG_NONE;
}

/* What is wrong with a graph's answers, or NULL; *yes: the pattern matches at its root. */
static const char *judge(struct run *r, const struct dfg_selftest *t, const struct bound *b, bool *yes)
{
    const struct dfg_pattern *p = &r->unit->patterns[t->pattern];
    dfg_node root = root_of(b->m);
    bool other;
    for (dfg_node n = 1; n < dfg_n_nodes(b->m); n++)
        if (!agree(r, b, p, n, n == root ? yes : &other))
            return "the matcher and the reference matcher differ";
    for (uint32_t i = 0; i < r->unit->n_tables; i++)
        if (!table_agrees(r, b, &r->unit->tables[i]))
            return "a table and its entries differ";
    bool wrong = (t->wanted == DFG_SELFTEST_YES && !*yes) || (t->wanted == DFG_SELFTEST_NO && *yes);
    return wrong ? wanted_text(t->wanted) : NULL;
}

/* What is wrong with the graph, alone or beside more, or NULL. */
static const char *run_graph(struct run *r, const struct dfg_selftest *t, const char *text, bool *yes)
{
    struct bound b;
    const char *why = bound_make(r, text, &b) ? judge(r, t, &b, yes) : "the graph can't be read";
    bound_free(&b);
    return why;
}

/* True: the pattern matches the graph. */
static bool run_one(struct run *r, const struct dfg_selftest *t)
{
    bool yes = false, still = false;
    const char *why = run_graph(r, t, t->graph, &yes);
    char *text = beside_closure(t->graph);
    r->broken = r->broken || text == NULL;
    if (why == NULL && text != NULL)
        why = run_graph(r, t, text, &still);
    free(text);
    if (r->broken)
        return false;
    if (why == NULL && yes != still)
        why = "a function beside it changes the answer";
    if (why != NULL)
        fail(r, t, why);
    else if (t->wanted != DFG_SELFTEST_GUESS)
        r->passed++;
    return yes && why == NULL;
}

/* Guesses in a row: one that matches is enough.  How many tests they are. */
static size_t run_guesses(struct run *r, const struct dfg_selftest *t, size_t n)
{
    unsigned failed = r->failed;
    bool any = false;
    size_t i = 0;
    for (; i < n && t[i].wanted == DFG_SELFTEST_GUESS && t[i].pattern == t->pattern &&
           strcmp(t[i].what, t->what) == 0;
         i++)
        any = run_one(r, &t[i]) || any;
    if (any || r->failed > failed) {
        r->passed += any;
        return i;
    }
    r->skipped++;
    fprintf(r->f, "skipped: %s (%s): %s\n", r->unit->patterns[t->pattern].name,
            r->unit->patterns[t->pattern].place, t->what);
    return i;
}

/* The unit under test with what its patterns say; false: that can't be read, which is said. */
static bool describe(struct run *r, const struct dfg_unit *const *units, size_t n_units)
{
    struct dfg_error error = {DFG_OK, NULL};
    r->unit = dfg_describe(units[0], units, n_units, &error);
    if (error.text != NULL)
        fprintf(r->f, "%s\n", error.text);
    dfg_error_clear(&error);
    return r->unit != NULL;
}

int dfg_selftest_run(const struct dfg_unit *const *units, size_t n_units, const struct dfg_selftest *tests,
                     size_t n_tests, FILE *f)
{
    struct run r = {.f = f, .ops = calloc(n_units + 1, sizeof *r.ops)};
    r.broken = r.ops == NULL || !describe(&r, units, n_units);
    for (size_t i = 0; !r.broken && i < n_units; i++)
        if (units[i]->ops != NULL)
            r.ops[r.n_ops++] = units[i]->ops;
    for (size_t i = 0; !r.broken && i < n_tests;) {
        if (tests[i].wanted == DFG_SELFTEST_GUESS) {
            i += run_guesses(&r, &tests[i], n_tests - i);
            continue;
        }
        if (tests[i].wanted == DFG_SELFTEST_SKIPPED) {
            r.skipped++;
            fprintf(f, "skipped: %s (%s): %s\n", r.unit->patterns[tests[i].pattern].name,
                    r.unit->patterns[tests[i].pattern].place, tests[i].what);
        } else {
            run_one(&r, &tests[i]);
        }
        i++;
    }
    free(r.ops);
    dfg_describe_free(r.unit);
    if (r.broken)
        fprintf(f, "out of memory, or made by another version of pat2c\n");
    fprintf(f, "%s: %u passed, %u failed, %u skipped\n", units[0]->name, r.passed, r.failed, r.skipped);
    return r.failed > 0 || r.broken;
}
