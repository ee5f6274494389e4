/* limits.c -- what limits a target: conditions, by the work that each alone keeps out.
 *
 * In:   a report whose calls are counted; targets whose patterns are described.
 * Out:  each condition without which other calls would be covered, and how much
 *       more that is: the difference to a selection made without it.
 * Errors: no memory.
 *
 * A condition is dropped only where some search has other matches without it. Compiled
 * matchers have their conditions in them, so units are interpreted here.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_interp.h"
#include "report.h"

struct trial {
    struct dfg_report *r;
    dfg_module *m;
    const struct dfg_merge_options *regions;
    struct dfg_target *targets; /* those of the report, interpreted */
    size_t room;
};

/* ---- targets that are interpreted ---- */

static const struct pat_file *file_of(const struct dfg_target *t)
{
    return t->unit->n_patterns > 0 && t->unit->patterns[0].desc != NULL ? t->unit->patterns[0].desc->of : NULL;
}

/* The first target of the same file; of those the unit is made. */
static size_t first_of_file(const struct trial *t, size_t i)
{
    size_t k = 0;
    while (file_of(&t->r->targets[k]) != file_of(&t->r->targets[i]))
        k++;
    return k;
}

/* The table may be a copy of the unit's. */
static const struct dfg_table *table_of(const struct dfg_unit *unit, const char *name)
{
    uint32_t i = 0;
    while (strcmp(unit->tables[i].name, name) != 0)
        i++;
    return &unit->tables[i];
}

/* One that says nothing of its patterns stays as it is, and has no conditions. */
static bool interpret(struct trial *t)
{
    const struct dfg_report *r = t->r;
    t->targets = calloc(r->n_targets + 1, sizeof *t->targets);
    for (size_t i = 0; t->targets != NULL && i < r->n_targets; i++) {
        const struct dfg_target *from = &r->targets[i];
        const size_t first = first_of_file(t, i);
        const struct dfg_unit *unit = from->unit;
        t->targets[i] = *from;
        if (file_of(from) == NULL)
            continue;
        unit = first < i ? t->targets[first].unit : dfg_interpret(file_of(from));
        if (unit == NULL)
            return false;
        t->targets[i] = (struct dfg_target){
            .unit = unit,
            .table = from->table != NULL ? table_of(unit, from->table->name) : NULL,
            .pattern = from->pattern != NULL ? &unit->patterns[from->pattern - from->unit->patterns] : NULL};
    }
    return t->targets != NULL;
}

/* Did a search run out of memory, which then found nothing? */
static bool failed(const struct trial *t)
{
    bool any = false;
    for (size_t i = 0; i < t->r->n_targets; i++)
        any |= file_of(&t->targets[i]) != NULL && dfg_interpret_failed(t->targets[i].unit);
    return any;
}

static void forget(struct trial *t)
{
    for (size_t i = 0; t->targets != NULL && i < t->r->n_targets; i++)
        if (t->targets[i].unit != NULL && t->targets[i].unit != t->r->targets[i].unit && first_of_file(t, i) == i)
            dfg_interpret_free(t->targets[i].unit);
    free(t->targets);
}

/* ---- which conditions decide anything ---- */

static bool try_pattern(const struct trial *t, const struct dfg_pattern *p, dfg_node n, bool *decides)
{
    return dfg_ref_decides(t->m, p, n, decides) == DFG_OK;
}

static bool try_table(const struct trial *t, const struct dfg_target *target, bool *decides)
{
    const struct dfg_table *table = target->table;
    const size_t size = dfg_bind_size(t->m, target->unit->names);
    dfg_graph view;
    void *mem = malloc(size);
    uint64_t *set = calloc(table->n_words, sizeof *set);
    bool ok = set != NULL && mem != NULL && dfg_bind(&view, t->m, target->unit->names, mem, size) == DFG_OK;
    for (dfg_node n = 1; ok && n < dfg_n_nodes(t->m); n++) {
        if (!dfg_report_counts(t->m, n))
            continue;
        table->candidates(table, &view, n, set);
        for (uint32_t i = 0; ok && i < table->n; i++) {
            const uint32_t row = table->last_wins ? table->n - 1 - i : i;
            if (set[i / 64] >> i % 64 & 1)
                ok = try_pattern(t, &target->unit->patterns[table->entries[row].pattern], n, decides);
        }
    }
    free(set);
    free(mem);
    return ok;
}

static bool try_target(const struct trial *t, const struct dfg_target *target, bool *decides)
{
    bool ok = true;
    if (target->table != NULL)
        return try_table(t, target, decides);
    for (dfg_node n = 1; ok && n < dfg_n_nodes(t->m); n++)
        ok = !dfg_report_counts(t->m, n) || try_pattern(t, target->pattern, n, decides);
    return ok;
}

/* ---- what is covered without one ---- */

static bool add_limit(struct trial *t, const struct pat_condition *c, int64_t calls, double macs)
{
    struct dfg_report *r = t->r;
    if (calls == 0 && macs == 0)
        return true;
    if (!dfg_grow(&r->limits, &t->room, r->n_limits + 1, sizeof *r->limits))
        return false;
    r->limits[r->n_limits++] = (struct dfg_report_limit){c->file, c->text, c->line, c->column, calls, macs};
    return true;
}

/* As --what-if has it. */
static bool try_without(struct trial *t, const struct pat_file *file, uint32_t i)
{
    struct dfg_report *r = t->r, without = {.m = r->m, .targets = t->targets, .n_targets = r->n_targets};
    pat_drop_condition(file, i, true);
    dfg_selection *s = dfg_select(t->m, t->targets, r->n_targets, dfg_selection_options(r->s), NULL);
    without.s = s;
    bool ok = s != NULL && !failed(t) && dfg_report_cover(&without, t->m, t->regions);
    ok = ok && add_limit(t, &file->conditions[i], (int64_t)without.covered - (int64_t)r->covered,
                         without.covered_macs - r->covered_macs);
    pat_drop_condition(file, i, false);
    dfg_report_free(&without);
    dfg_selection_free(s);
    return ok;
}

static bool try_file(struct trial *t, size_t first)
{
    const struct pat_file *file = file_of(&t->targets[first]);
    bool *decides = file != NULL ? calloc((size_t)file->n_conditions + 1, sizeof *decides) : NULL, ok = true;
    if (file == NULL)
        return true;
    ok = decides != NULL;
    for (uint32_t i = 0; ok && i < file->n_conditions; i++)
        decides[i] = file->conditions[i].dropped; /* --what-if did it already */
    for (size_t i = first; ok && i < t->r->n_targets; i++)
        ok = first_of_file(t, i) != first || try_target(t, &t->targets[i], decides);
    for (uint32_t i = 0; ok && i < file->n_conditions; i++)
        ok = !decides[i] || file->conditions[i].dropped || try_without(t, file, i);
    free(decides);
    return ok;
}

static int by_work(const void *a, const void *b)
{
    const struct dfg_report_limit *x = a, *y = b;
    if (x->macs != y->macs)
        return x->macs > y->macs ? -1 : 1;
    if (x->calls != y->calls)
        return x->calls > y->calls ? -1 : 1;
    if (x->line != y->line)
        return x->line < y->line ? -1 : 1;
    return (x->column > y->column) - (x->column < y->column);
}

bool dfg_report_limit(struct dfg_report *r, dfg_module *m, const struct dfg_merge_options *regions)
{
    struct trial t = {.r = r, .m = m, .regions = regions};
    bool ok = interpret(&t);
    for (size_t i = 0; ok && i < r->n_targets; i++)
        ok = first_of_file(&t, i) != i || try_file(&t, i);
    if (ok && r->n_limits > 0)
        qsort(r->limits, r->n_limits, sizeof *r->limits, by_work);
    forget(&t);
    return ok;
}
