/* units.c -- the units that the program knows: built in, and loaded.
 *
 * In:   the C that pat2c made of patterns/; the build lists its files in units.def.
 * Out:  a list of units, and modules that know their operators.
 *
 * An operator that two units declare is the first one's: of a file itself, then of what is imported, then what is
 * built in, so that a file's own declaration counts where a shipped one has the same name.  Files that are read may not
 * declare one differently.
 */
#include "opt.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#define UNIT(name) extern const struct dfg_unit name##_unit;
#include "units.def"
#undef UNIT

static const struct dfg_unit *const builtin[] = {
#define UNIT(name) &name##_unit,
#include "units.def"
#undef UNIT
    NULL,
};

bool units_builtin(struct units *u)
{
    return units_add(u, builtin);
}

bool units_add(struct units *u, const struct dfg_unit *const *units)
{
    size_t n = 0;
    while (units[n] != NULL)
        n++;
    if (!dfg_grow(&u->at, &u->room, u->n + n + 1, sizeof *u->at)) {
        complain("out of memory");
        return false;
    }
    for (size_t i = 0; i < n; i++) {
        if (units[i]->abi != DFG_ABI) {
            complain("'%s' was made by another version of pat2c", units[i]->name);
            return false;
        }
        u->at[u->n++] = units[i];
    }
    return true;
}

static bool is_builtin(const struct dfg_unit *unit)
{
    size_t i = 0;
    while (builtin[i] != NULL && builtin[i] != unit)
        i++;
    return builtin[i] != NULL;
}

static void add_operators(const struct dfg_ops **to, size_t *n, const struct dfg_unit *const *at, size_t n_at,
                          bool builtin_ones)
{
    for (size_t i = 0; i < n_at; i++)
        if (at[i]->ops != NULL && is_builtin(at[i]) == builtin_ones)
            to[(*n)++] = at[i]->ops;
}

dfg_module *units_module(const struct units *u)
{
    const struct dfg_ops **ops = calloc(u->n + u->n_interpreted + 1, sizeof *ops);
    size_t n = 0;
    if (ops != NULL) {
        add_operators(ops, &n, u->at, u->n, false);
        add_operators(ops, &n, u->interpreted, u->n_interpreted, false); /* imports among them */
        add_operators(ops, &n, u->at, u->n, true);
    }
    dfg_module *m = ops != NULL ? dfg_module_new_on(&pages_allocator, ops, n) : NULL;
    free(ops);
    if (m == NULL)
        complain("out of memory");
    return m;
}

void units_free(struct units *u)
{
    units_undescribe(u);
    for (size_t i = 0; i < u->n_libraries; i++)
        dlclose(u->libraries[i].handle);
    free(u->libraries);
    units_forget(u);
    free(u->at);
}
