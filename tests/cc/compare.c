/* compare.c -- generated code against the reference matcher, at every node of a graph. */
#include "compare.h"
#include "whole.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_MATCHES = 500, /* distinct ones compared at one node, of one pattern */
    MOST_TRIES = 20000  /* found there */
};

/* ---- patterns ---- */

/* Matches that capture the same are one: which of them is tried is nobody's business. */
struct matches {
    const struct run *r;
    const struct dfg_pattern *p;
    char *at; /* n structs of the generated code */
    size_t n, seen, tries;
    bool differ, cut, all_cut; /* cut: there may be more; all_cut: of the generated code */
};

/* Is m, of that view, one of the first n? */
static bool is_known(const struct matches *s, size_t n, const void *m, const dfg_graph *view)
{
    for (size_t i = 0; i < n; i++)
        if (dfg_ref_same(s->r->m, s->p, s->at + i * s->p->match_size, &s->r->view, m, view))
            return true;
    return false;
}

static bool is_enough(struct matches *s, size_t distinct)
{
    s->cut = distinct == MOST_MATCHES || ++s->tries == MOST_TRIES;
    return s->cut;
}

/* The sets of a match last until the next one: makes them its own. */
static void keep_sets(const struct matches *s, char *m)
{
    for (uint32_t i = 0; i < s->p->n_captures; i++) {
        const struct dfg_capture *c = &s->p->captures[i];
        struct dfg_nodes set;
        if (c->kind != DFG_CAP_NODES)
            continue;
        memcpy(&set, m + c->offset, sizeof set);
        size_t size = (set.n + 1) * sizeof *set.at;
        dfg_node *nodes = need(calloc(1, size));
        if (set.n > 0)
            memcpy(nodes, set.at, set.n * sizeof *nodes);
        set.at = nodes;
        memcpy(m + c->offset, &set, sizeof set);
    }
}

static void free_matches(struct matches *s)
{
    for (size_t k = 0; k < s->n; k++)
        for (uint32_t i = 0; i < s->p->n_captures; i++) {
            struct dfg_nodes set;
            if (s->p->captures[i].kind != DFG_CAP_NODES)
                continue;
            memcpy(&set, s->at + k * s->p->match_size + s->p->captures[i].offset, sizeof set);
            free((void *)(uintptr_t)set.at);
        }
    free(s->at);
}

static bool collect(void *ctx, const void *m)
{
    struct matches *s = ctx;
    size_t size = s->p->match_size;
    if (is_known(s, s->n, m, &s->r->view))
        return is_enough(s, s->n);
    if ((s->n & (s->n - 1)) == 0)
        s->at = need(realloc(s->at, (s->n > 0 ? 2 * s->n : 1) * size));
    memcpy(s->at + s->n * size, m, size);
    keep_sets(s, s->at + s->n++ * size);
    return is_enough(s, s->n);
}

static void print_match(const struct matches *s, const char *who, const void *m, bool generated)
{
    printf("! %s says ", who);
    if (m == NULL)
        printf("nothing");
    else
        dfg_print_match(s->r->m, s->p, m, generated ? &s->r->view : NULL, stdout);
    putchar('\n');
}

static bool compare(void *ctx, const void *m)
{
    struct matches *s = ctx;
    const char *mine = s->seen < s->n ? s->at + s->seen * s->p->match_size : NULL;
    if (is_known(s, s->seen, m, NULL) || (mine == NULL && s->all_cut))
        return is_enough(s, 0);
    s->seen++;
    if (mine != NULL && dfg_ref_same(s->r->m, s->p, mine, &s->r->view, m, NULL))
        return is_enough(s, 0);
    printf("! pattern %s, match %zu:\n", s->p->name, s->seen);
    print_match(s, "the generated code", mine, true);
    print_match(s, "the reference", m, false);
    s->differ = true;
    return true;
}

/* The first match alone is the first of all, and a failed one writes nothing. */
static void check_first(const struct matches *s, dfg_node n)
{
    size_t size = s->p->match_size;
    char *m = need(malloc(size)), *untouched = need(malloc(size));
    memset(m, 0xA5, size);
    memset(untouched, 0xA5, size);
    bool yes = s->p->match(s->p, &s->r->view, n, m);
    if (yes != (s->n > 0))
        printf("! pattern %s at %s: match and each disagree\n", s->p->name, label(s->r, n));
    else if (yes && !dfg_ref_same(s->r->m, s->p, m, &s->r->view, s->at, &s->r->view))
        printf("! pattern %s at %s: match is not the first of each\n", s->p->name, label(s->r, n));
    else if (!yes && memcmp(m, untouched, size) != 0)
        printf("! pattern %s at %s: a failed match has written\n", s->p->name, label(s->r, n));
    free(m);
    free(untouched);
}

/* For who compares them with something else. */
static void tell(const struct matches *s, dfg_node n)
{
    for (size_t i = 0; i < s->n; i++) {
        printf("= %s ", s->p->name);
        dfg_print_match(s->r->m, s->p, s->at + i * s->p->match_size, &s->r->view, stdout);
        putchar('\n');
    }
    if (s->cut)
        printf("= %s %s and more\n", s->p->name, label(s->r, n));
}

/* All matches of p at n, in both; does it match? */
static bool check_pattern(const struct run *r, const struct dfg_pattern *p, dfg_node n)
{
    struct matches s = {.r = r, .p = p};
    p->each(p, &r->view, n, collect, &s);
    check_first(&s, n);
    if (r->tells)
        tell(&s, n);
    s.all_cut = s.cut;
    s.tries = 0;
    if (dfg_ref_match(r->m, p, n, compare, &s, NULL) != DFG_OK)
        die("reference matcher", NULL);
    if (!s.differ && !s.all_cut && !s.cut && s.seen < s.n) {
        printf("! pattern %s, match %zu:\n", p->name, s.seen + 1);
        print_match(&s, "the generated code", s.at + s.seen * p->match_size, true);
        print_match(&s, "the reference", NULL, false);
    }
    free_matches(&s);
    if (!s.differ && !s.all_cut && !check_whole(r->m, p, &r->view, n))
        die("whole match", NULL);
    return s.seen > 0;
}

/* ---- tables ---- */

/* matches: for each pattern of the unit, does it match at n? */
static void check_table(const struct run *r, const struct dfg_table *t, dfg_node n, const bool *matches)
{
    uint64_t *set = need(calloc(t->n_words, sizeof *set));
    int32_t first = -1;
    t->candidates(t, &r->view, n, set);
    for (uint32_t bit = 0; bit < t->n; bit++) {
        uint32_t entry = t->last_wins ? t->n - 1 - bit : bit;
        bool yes = matches[t->entries[entry].pattern];
        if (yes && !(set[bit / 64] >> bit % 64 & 1))
            printf("! table %s at %s: '%s' matches and is no candidate\n", t->name, label(r, n),
                   t->entries[entry].name);
        if (yes && first < 0)
            first = (int32_t)entry;
    }
    int32_t got = t->first(t, &r->view, n);
    if (got != first)
        printf("! table %s at %s: entry %d is the first that matches, not %d\n", t->name, label(r, n),
               (int)first, (int)got);
    free(set);
}

static bool is_empty(const uint64_t *set, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++)
        if (set[i] != 0)
            return false;
    return true;
}

/* A sweep finds at each node what `candidates` says of it. */
static void check_sweep(const struct run *r, const struct dfg_table *t)
{
    uint32_t n = dfg_n_nodes(r->m);
    dfg_node *nodes = need(calloc(n, sizeof *nodes));
    uint64_t *sets = need(calloc(n, t->n_words * sizeof *sets)), *set = need(calloc(t->n_words, sizeof *set));
    size_t found = t->sweep(t, &r->view, 1, n, nodes, sets), k = 0;
    for (dfg_node at = 1; at < n; at++) {
        memset(set, 0, t->n_words * sizeof *set);
        t->candidates(t, &r->view, at, set);
        bool listed = k < found && nodes[k] == at;
        if (listed ? memcmp(set, sets + k * t->n_words, t->n_words * sizeof *set) != 0
                   : !is_empty(set, t->n_words))
            printf("! table %s at %s: the sweep differs\n", t->name, label(r, at));
        k += listed;
    }
    if (k != found)
        printf("! table %s: the sweep found %zu nodes, not %zu\n", t->name, found, k);
    free(nodes);
    free(sets);
    free(set);
}

void check_graph(const struct run *r)
{
    bool *matches = need(calloc(r->unit->n_patterns + 1, sizeof *matches));
    for (dfg_node n = 1; n < dfg_n_nodes(r->m); n++) {
        if (!is_root(r, n))
            continue;
        for (uint32_t i = 0; i < r->unit->n_patterns; i++)
            matches[i] = check_pattern(r, &r->unit->patterns[i], n);
        for (uint32_t i = 0; i < r->unit->n_tables; i++)
            check_table(r, &r->unit->tables[i], n, matches);
    }
    for (uint32_t i = 0; i < r->unit->n_tables; i++)
        check_sweep(r, &r->unit->tables[i]);
    free(matches);
}
