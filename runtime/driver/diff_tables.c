/* diff_tables.c -- --diff-tables OLD.pat NEW.pat MODEL: what a change of a table gains and loses.
 *
 * In:   two pattern files, a model.
 * Out:  the shares that the tables of each cover; calls that only the new ones take, that only
 *       the old ones took, that another entry takes, a line an entry, the most work first.
 * Errors: those of the files and the model; a file without a table.
 *
 * Each file is read among units of its own, so both may have the same name.
 */
#include "../dfg_analysis.h"
#include "opt.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* One of the two files, and what it takes of the model. */
struct side {
    const char *path;
    struct units units;
    struct items items;
    dfg_selection *s;
    size_t calls;
    double macs;
};

/* Calls whose entry was `from` and is `to`; NULL: none. */
struct change {
    const char *from, *to;
    size_t calls;
    double macs;
};
struct changes {
    struct change *at;
    size_t n, room;
};

static bool read_side(struct side *side, const struct options *o)
{
    const struct dfg_unit *unit = NULL;
    const bool known = units_builtin(&side->units) && units_begin_reading(&side->units, o);
    if (known)
        unit = units_read_file(&side->units, side->path);
    if (side->units.pat != NULL)
        units_print_messages(&side->units);
    for (uint32_t i = 0; unit != NULL && i < unit->n_tables; i++) {
        const struct item item = {unit->tables[i].name, strlen(unit->tables[i].name), {unit, &unit->tables[i], NULL}, false};
        if (!dfg_grow(&side->items.at, &side->items.room, side->items.n + 1, sizeof *side->items.at)) {
            complain("out of memory");
            return false;
        }
        side->items.at[side->items.n++] = item;
    }
    if (unit != NULL && unit->n_tables == 0)
        complain("%s: there is no table", side->path);
    return unit != NULL && unit->n_tables > 0;
}

/* The name of the entry that takes n; NULL: none. */
static const char *taker(const struct side *side, dfg_node n)
{
    const struct dfg_pick *pick = dfg_pick_of(side->s, n);
    return pick != NULL ? side->items.at[pick->target].target.table->entries[pick->entry].name : NULL;
}

static bool is_same(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool add_change(struct changes *list, const char *from, const char *to, double macs)
{
    size_t i = 0;
    while (i < list->n && !(is_same(list->at[i].from, from) && is_same(list->at[i].to, to)))
        i++;
    if (i == list->n) {
        if (!dfg_grow(&list->at, &list->room, i + 1, sizeof *list->at))
            return false;
        list->at[list->n++] = (struct change){.from = from, .to = to};
    }
    list->at[i].calls++;
    list->at[i].macs += macs;
    return true;
}

/* Gains, losses, others; of each kind the most work first. */
static int by_work(const void *a, const void *b)
{
    const struct change *x = a, *y = b;
    const int kind_x = x->from == NULL ? 0 : x->to == NULL ? 1 : 2, kind_y = y->from == NULL ? 0 : y->to == NULL ? 1 : 2;
    if (kind_x != kind_y)
        return kind_x - kind_y;
    if (x->macs != y->macs)
        return x->macs > y->macs ? -1 : 1;
    return (x->calls < y->calls) - (x->calls > y->calls);
}

static void print_side(const struct side *side, const char *sign, size_t calls, double macs, FILE *f)
{
    fprintf(f, "%s %s: %zu of %zu calls (%.1f %%), %.1f %% of MACs\n", sign, side->path, side->calls, calls,
            share((double)side->calls, (double)calls), share(side->macs, macs));
}

static bool compare(const dfg_module *m, struct side sides[2], FILE *f)
{
    struct changes list = {0};
    size_t calls = 0;
    double macs = 0;
    bool ok = true;
    for (dfg_node n = 1; ok && n < dfg_n_nodes(m); n++) {
        if (dfg_node_op(m, n) < DFG_FIRST_OP || dfg_node_body(m, n) == DFG_NONE || dfg_in_composite(m, n))
            continue;
        const char *name[2] = {taker(&sides[0], n), taker(&sides[1], n)};
        const double known = dfg_macs_per_unit(m, n), work = isnan(known) ? 0 : known;
        calls++;
        macs += work;
        for (int i = 0; i < 2; i++) {
            sides[i].calls += name[i] != NULL;
            sides[i].macs += name[i] != NULL ? work : 0;
        }
        ok = is_same(name[0], name[1]) || add_change(&list, name[0], name[1], work);
    }
    if (!ok)
        complain("out of memory");
    if (ok && list.n > 0)
        qsort(list.at, list.n, sizeof *list.at, by_work);
    for (int i = 0; ok && i < 2; i++)
        print_side(&sides[i], i == 0 ? "-" : "+", calls, macs, f);
    for (size_t i = 0; ok && i < list.n; i++) {
        const struct change *c = &list.at[i];
        if (c->from != NULL && c->to != NULL)
            fprintf(f, "  %s, was %s", c->to, c->from);
        else
            fprintf(f, "%s %s", c->from == NULL ? "+" : "-", c->from == NULL ? c->to : c->from);
        fprintf(f, ": %zu call%s, %.1f %% of MACs\n", c->calls, c->calls == 1 ? "" : "s", share(c->macs, macs));
    }
    free(list.at);
    return ok;
}

static bool run(struct side sides[2], const struct options *o, FILE *f)
{
    struct dfg_error e = {DFG_OK, NULL};
    dfg_module *m = read_graph(&sides[1].units, o, NULL, stderr, &e);
    bool ok = has_worked(m != NULL, &e) && (o->pass == NULL || passes_run(m, o->pass)) && list_users(m);
    for (int i = 0; i < 2 && ok; i++) {
        sides[i].s = choose_matches(m, &sides[i].items, o, NULL);
        ok = sides[i].s != NULL && !units_failed(&sides[i].units);
    }
    ok = ok && compare(m, sides, f);
    for (int i = 0; i < 2; i++)
        dfg_selection_free(sides[i].s);
    dfg_module_free(m);
    return ok;
}

bool diff_tables(const struct options *o, FILE *f)
{
    struct side sides[2] = {{.path = o->diff}, {.path = o->diff_new}};
    bool ok = read_side(&sides[0], o) && read_side(&sides[1], o) && run(sides, o, f);
    for (int i = 0; i < 2; i++) {
        items_free(&sides[i].items);
        units_free(&sides[i].units);
    }
    return ok;
}
