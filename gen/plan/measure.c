/* measure.c -- how large the parts of an automaton are, and which are alike.
 *
 * In:   the groups of a plan.
 * Out:  for each the place below which it looks, the entries that it can hit,
 *       its length as C, and a key that equals that of another group exactly
 *       where it tests the same below another place for entries at the same
 *       distances: such groups are written once, as a function.
 */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

static const struct path *common_path(const struct path *a, const struct path *b)
{
    if (!a || !b)
        return a ? a : b;
    while (a != b)
        if (a->depth >= b->depth)
            a = a->parent;
        else
            b = b->parent;
    return a;
}

static void include(struct group *g, const struct group *part)
{
    g->top = common_path(g->top, part->top);
    g->lo = part->lo < g->lo ? part->lo : g->lo;
    g->hi = part->hi > g->hi ? part->hi : g->hi;
    g->lines += part->lines;
    g->states += part->states;
}

static const struct atom *count_at(const struct group *g, const struct path *at)
{
    const struct atom *found = NULL;
    for (int i = 0; i < g->counts.n && !found; i++)
        if (g->counts.at[i].at == at)
            found = g->counts.at[i].atom;
    return found;
}

static void measure(struct group *g)
{
    g->top = NULL;
    g->lo = INT32_MAX;
    g->hi = -1;
    g->lines = 0;
    g->states = 1;
    g->key = NULL;
    g->twins = 0;
    for (int i = 0; i < g->stmts.n; i++) {
        struct stmt *s = &g->stmts.at[i];
        for (int k = 0; k < s->tests.n; k++)
            g->top = common_path(g->top, s->tests.at[k].at);
        g->lines += 1 + s->tests.n;
        if (s->kind == STMT_HIT)
            include(g, &(struct group){.lo = s->hit, .hi = s->hit});
        for (int k = 0; s->map && k < s->map->rows.n; k++)
            include(g,
                    &(struct group){.top = NULL, .lo = s->map->rows.at[k].hit, .hi = s->map->rows.at[k].hit});
        for (int k = 0; s->map && k < s->map->columns.n; k++)
            g->lines += 2 + s->map->columns.at[k].values.n;
        for (int k = 0; k < s->branches.n; k++) {
            measure(s->branches.at[k].body);
            include(g, s->branches.at[k].body);
            g->lines += 2;
        }
        if (s->body) {
            measure(s->body);
            include(g, s->body);
        }
    }
    g->counted = count_at(g, g->top);
}

/* ---- keys ---- */

static void put_path(struct out *o, const struct path *p, const struct path *top)
{
    for (; p != top; p = p->parent)
        outf(o, "<%d", p->step);
}

static void put_map(struct out *o, const struct attr_map *map, int lo)
{
    for (int i = 0; map && i < map->rows.n; i++) {
        const struct attr_row *row = &map->rows.at[i];
        outf(o, "+%d", row->hit - lo);
        for (int k = 0; k < row->wants.n; k++)
            outf(o, "[%s]", row->wants.at[k]->key);
    }
}

static void put_group(struct out *o, const struct group *g, const struct path *top, int lo)
{
    for (int i = 0; i < g->stmts.n; i++) {
        const struct stmt *s = &g->stmts.at[i];
        outf(o, "%s", s->kind == STMT_HIT  ? format("+%d;", s->hit - lo)
                      : s->kind == STMT_IF ? "if"
                      : s->map             ? "by"
                                           : "on");
        for (int k = 0; k < s->tests.n; k++) {
            const struct test *test = &s->tests.at[k];
            outf(o, "(%s%d ", test->atom ? test->atom->key : "", test->pred ? test->pred->id : -1);
            put_path(o, test->at, top);
            outf(o, ")");
        }
        put_map(o, s->map, lo);
        for (int k = 0; k < s->branches.n; k++) {
            outf(o, "%s{", s->branches.at[k].head->key);
            put_group(o, s->branches.at[k].body, top, lo);
            outf(o, "}");
        }
        if (s->body) {
            outf(o, "{");
            put_group(o, s->body, top, lo);
            outf(o, "}");
        }
    }
}

typedef VEC(struct group *) group_list;

enum { LEAST_LINES = 4 }; /* a function of fewer lines is longer than its text */

static void collect(struct group *g, group_list *all)
{
    if (g->lines >= LEAST_LINES) {
        struct out *o = out_new();
        put_group(o, g, g->top, g->lo);
        g->key = text_of(o);
        *PUSH(*all) = g;
    }
    for (int i = 0; i < g->stmts.n; i++) {
        struct stmt *s = &g->stmts.at[i];
        for (int k = 0; k < s->branches.n; k++)
            collect(s->branches.at[k].body, all);
        if (s->body)
            collect(s->body, all);
    }
}

static int by_key(const void *pa, const void *pb)
{
    const struct group *a = *(struct group *const *)pa, *b = *(struct group *const *)pb;
    return a->key == b->key ? 0 : strcmp(a->key, b->key);
}

void plan_measure(struct automaton *a)
{
    group_list all = {0};
    a->states = 0;
    for (int i = 0; i < a->roots.n; i++) {
        measure(a->roots.at[i].body);
        a->states += a->roots.at[i].body->states;
        collect(a->roots.at[i].body, &all);
    }
    if (all.n > 0)
        qsort(all.at, (size_t)all.n, sizeof *all.at, by_key);
    for (int i = 0, end; i < all.n; i = end) {
        for (end = i; end < all.n && all.at[end]->key == all.at[i]->key; end++)
            ;
        const struct atom *counted = all.at[i]->counted;
        for (int k = i; k < end; k++)
            counted = all.at[k]->counted == counted ? counted : NULL;
        for (int k = i; k < end; k++) {
            all.at[k]->twins = end - i;
            all.at[k]->counted = counted;
        }
    }
}
