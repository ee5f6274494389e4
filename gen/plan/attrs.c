/* attrs.c -- entries that differ in attributes of one node only.
 *
 * In:   the remaining tests of some entries: equality of attributes of a node.
 * Out:  a table instead of tests: for each attribute the values that are
 *       tested, no two of which can be equal; for each entry which of them it
 *       requires.
 *
 * A node has one value of each attribute, so the entries that require it, or
 * any, are a row of bits, and those that match are the rows' intersection: time
 * and size are linear in the attributes, not in the entries (bit-parallel
 * matching, Baeza-Yates & Gonnet 1992).
 */
#include "plan.h"

#include <string.h>

bool plan_is_column_atom(const struct atom *a)
{
    return a->kind == ATOM_ATTR && a->attr->test == TEST_EQ && !a->attr->expr;
}

static struct attr_column *column_of(struct attr_map *map, const char *name)
{
    for (int i = 0; i < map->columns.n; i++)
        if (strcmp(map->columns.at[i].name, name) == 0)
            return &map->columns.at[i];
    *PUSH(map->columns) = (struct attr_column){.name = name};
    return &map->columns.at[map->columns.n - 1];
}

/* Is the value one of the column's, or none that another can be? */
static bool fits(const struct attr_column *c, const struct atom *value)
{
    for (int i = 0; i < c->values.n; i++)
        if (c->values.at[i] != value && !atoms_conflict(c->values.at[i], value))
            return false;
    return true;
}

bool plan_add_row(struct attr_map *map, int hit, const struct atom *const *wants, int n)
{
    for (int i = 0; i < n; i++) {
        if (!fits(column_of(map, wants[i]->attr->name), wants[i]))
            return false;
        for (int k = 0; k < i; k++)
            if (strcmp(wants[k]->attr->name, wants[i]->attr->name) == 0)
                return false;
    }
    struct attr_row *row = PUSH(map->rows);
    *row = (struct attr_row){.hit = hit};
    for (int i = 0; i < n; i++) {
        struct attr_column *c = column_of(map, wants[i]->attr->name);
        if (!HAS(c->values, wants[i]))
            *PUSH(c->values) = wants[i];
        *PUSH(row->wants) = wants[i];
    }
    return true;
}
