/* what_if.c -- --what-if FILE:LINE[:COLUMN]: tables and patterns without a condition.
 *
 * In:   what the jobs are about, described; places of conditions.
 * Out:  the same, interpreted, with these conditions taken to hold: compiled matchers
 *       have theirs in them.
 * Errors: a place without a condition, reported with the nearest ones.
 */
#include "../dfg_interp.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

struct place {
    const char *file;
    size_t n; /* bytes of it */
    unsigned long line, column; /* 0: all of the line */
};

/* The number behind the last colon of the first *n bytes, which are cut there; 0: there is none. */
static unsigned long cut_number(const char *text, size_t *n)
{
    size_t at = *n;
    while (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')
        at--;
    if (at == *n || at < 2 || text[at - 1] != ':')
        return 0;
    *n = at - 1;
    return strtoul(text + at, NULL, 10);
}

static struct place parse(const char *text)
{
    struct place to = {.file = text, .n = strlen(text)};
    to.line = cut_number(text, &to.n);
    const unsigned long before = to.line != 0 ? cut_number(text, &to.n) : 0;
    if (before != 0) {
        to.column = to.line;
        to.line = before;
    }
    return to;
}

/* The file may be given with folders. */
static bool is_of_file(const struct place *p, const char *file)
{
    const size_t n = strlen(file);
    return p->n >= n && memcmp(p->file + p->n - n, file, n) == 0 && (p->n == n || p->file[p->n - n - 1] == '/');
}

static bool is_at(const struct place *p, const struct pat_condition *c)
{
    return is_of_file(p, c->file) && c->line == p->line && (p->column == 0 || c->column == p->column);
}

static const struct pat_file *file_of(const struct item *item)
{
    return item->target.unit->n_patterns > 0 ? item->target.unit->patterns[0].desc->of : NULL;
}

static bool drop_in(const struct pat_file *file, const struct place *p)
{
    bool found = false;
    for (uint32_t i = 0; file != NULL && i < file->n_conditions; i++)
        if (is_at(p, &file->conditions[i])) {
            pat_drop_condition(file, i, true);
            found = true;
        }
    return found;
}

/* The condition of the same file that stands nearest. */
static const struct pat_condition *nearest(const struct items *items, const struct place *p)
{
    const struct pat_condition *best = NULL;
    for (size_t i = 0; i < items->n; i++) {
        const struct pat_file *file = file_of(&items->at[i]);
        for (uint32_t k = 0; file != NULL && k < file->n_conditions; k++) {
            const struct pat_condition *c = &file->conditions[k];
            if (is_of_file(p, c->file) && (best == NULL || labs((long)c->line - (long)p->line) <
                                                               labs((long)best->line - (long)p->line)))
                best = c;
        }
    }
    return best;
}

static bool complain_nothing(const struct items *items, const char *text, const struct place *p)
{
    const struct pat_condition *c = p->line != 0 ? nearest(items, p) : NULL;
    if (p->line == 0)
        complain("--what-if '%s': write FILE:LINE or FILE:LINE:COLUMN", text);
    else if (c == NULL)
        complain("--what-if '%s': what is asked for has no condition in that file", text);
    else
        complain("--what-if '%s': no condition stands there; the nearest is %s:%u:%u: %s", text, c->file,
                 (unsigned)c->line, (unsigned)c->column, c->text);
    return false;
}

/* What stands at the same place of another unit of the same file. */
static void move_to(struct dfg_target *t, const struct dfg_unit *unit)
{
    if (t->table != NULL)
        t->table = &unit->tables[t->table - t->unit->tables];
    if (t->pattern != NULL)
        t->pattern = &unit->patterns[t->pattern - t->unit->patterns];
    t->unit = unit;
}

bool items_drop(struct items *items, struct units *units, const struct texts *places)
{
    for (size_t i = 0; i < places->n && items->n > 0; i++) {
        const struct place p = parse(places->at[i]);
        bool found = false;
        for (size_t k = 0; k < items->n; k++)
            found |= drop_in(file_of(&items->at[k]), &p);
        if (!found)
            return complain_nothing(items, places->at[i], &p);
    }
    for (size_t i = 0; i < items->n && places->n > 0; i++) {
        const struct pat_file *file = file_of(&items->at[i]);
        const struct dfg_unit *unit = file != NULL ? units_interpret(units, file) : NULL;
        if (file != NULL && unit == NULL)
            return false;
        if (unit != NULL)
            move_to(&items->at[i].target, unit);
    }
    return true;
}
