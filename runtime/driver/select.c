/* select.c -- what a list of names on the command line means.
 *
 * In:   `P,Q,...` or `all`; the units.  A name is that of a pattern, a rule or
 *       a table; `UNIT.P` says of which unit where several have one.
 * Out:  the items in the order asked for; a message where a name means nothing,
 *       or several things.
 */
#include "base/nearest.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

static bool is_text(const char *name, const char *text, size_t n)
{
    return strlen(name) == n && memcmp(name, text, n) == 0;
}

static int add(struct items *items, struct item item)
{
    if (!dfg_grow(&items->at, &items->room, items->n + 1, sizeof *items->at)) {
        complain("out of memory");
        return STATUS_INPUT;
    }
    items->at[items->n++] = item;
    return STATUS_OK;
}

/* The things of unit u that are called text + skip; adds them under the whole text and counts them. */
static int add_named(struct items *items, const struct dfg_unit *u, const char *text, size_t n, size_t skip,
                     int *found)
{
    int status = STATUS_OK;
    for (uint32_t i = 0; i < u->n_tables && status == STATUS_OK; i++)
        if (is_text(u->tables[i].name, text + skip, n - skip)) {
            status = add(items, (struct item){text, n, {u, &u->tables[i], NULL}, false});
            ++*found;
        }
    for (uint32_t i = 0; i < u->n_patterns && status == STATUS_OK; i++)
        if (!u->patterns[i].is_entry && is_text(u->patterns[i].name, text + skip, n - skip)) {
            status = add(items, (struct item){text, n, {u, NULL, &u->patterns[i]}, false});
            ++*found;
        }
    return status;
}

/* The table with an entry of that name, as reports have it; NULL: there is none. */
static const char *table_of_entry(const struct units *units, const char *text, size_t n)
{
    for (size_t i = 0; i < units->n; i++)
        for (uint32_t k = 0; k < units->at[i]->n_tables; k++) {
            const struct dfg_table *t = &units->at[i]->tables[k];
            for (uint32_t e = 0; e < t->n; e++)
                if (is_text(t->entries[e].name, text, n))
                    return t->name;
        }
    return NULL;
}

/* Says that nothing is called that, and what has nearly that name. */
static void complain_unknown(const struct units *units, const char *text, size_t n)
{
    const char *table = table_of_entry(units, text, n);
    if (table != NULL) {
        complain("'%.*s' is an entry of table '%s', which can be named", (int)n, text, table);
        return;
    }
    struct pat_nearest near = pat_nearest_to(text, n);
    for (size_t i = 0; i < units->n; i++) {
        const struct dfg_unit *u = units->at[i];
        for (uint32_t k = 0; k < u->n_tables; k++)
            pat_nearest_try(&near, u->tables[k].name);
        for (uint32_t k = 0; k < u->n_patterns; k++)
            if (!u->patterns[k].is_entry)
                pat_nearest_try(&near, u->patterns[k].name);
    }
    if (near.best != NULL)
        complain("no pattern, rule or table is called '%.*s'; did you mean '%s'?", (int)n, text, near.best);
    else
        complain("no pattern, rule or table is called '%.*s'; --list says what there is", (int)n, text);
}

static int select_one(struct items *items, const struct units *units, const char *text, size_t n)
{
    int found = 0, status = STATUS_OK;
    for (size_t i = 0; i < units->n && status == STATUS_OK; i++)
        status = add_named(items, units->at[i], text, n, 0, &found);
    for (size_t i = 0; i < units->n && status == STATUS_OK && found == 0; i++) {
        size_t unit = strlen(units->at[i]->name);
        if (n > unit + 1 && text[unit] == '.' && is_text(units->at[i]->name, text, unit))
            status = add_named(items, units->at[i], text, n, unit + 1, &found);
    }
    if (status != STATUS_OK || found == 1)
        return status;
    if (found == 0)
        complain_unknown(units, text, n);
    else
        complain("several things are called '%.*s'; write UNIT.%.*s", (int)n, text, (int)n, text);
    return STATUS_USAGE;
}

static int select_all(struct items *items, const struct units *units)
{
    int status = STATUS_OK;
    for (size_t i = 0; i < units->n; i++)
        for (uint32_t k = 0; k < units->at[i]->n_patterns && status == STATUS_OK; k++) {
            const struct dfg_pattern *p = &units->at[i]->patterns[k];
            if (!p->is_entry)
                status = add(items, (struct item){p->name, strlen(p->name), {units->at[i], NULL, p}, false});
        }
    return status;
}

static void find_shared(struct items *items)
{
    for (size_t i = 0; i < items->n; i++)
        for (size_t k = 0; k < i; k++) {
            const struct dfg_pattern *p = items->at[i].target.pattern, *q = items->at[k].target.pattern;
            if (p != NULL && q != NULL && p != q && strcmp(p->name, q->name) == 0)
                items->at[i].is_shared = items->at[k].is_shared = true;
        }
}

int items_select(struct items *items, const struct units *units, const char *names)
{
    int status = STATUS_OK;
    items->units = units;
    if (strcmp(names, "all") == 0)
        status = select_all(items, units);
    for (const char *at = names; strcmp(names, "all") != 0 && status == STATUS_OK; at++) {
        size_t n = strcspn(at, ",");
        status = select_one(items, units, at, n);
        at += n;
        if (*at == '\0')
            break;
    }
    find_shared(items);
    return status;
}

void items_free(struct items *items)
{
    free(items->at);
}
