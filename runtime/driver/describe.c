/* describe.c -- units with their descriptions, and with the params of -D NAME=VALUE.
 *
 * In:   what the jobs are about, of units as they were compiled, whose rows name the params that
 *       are left to run time; the command line.
 * Out:  the same of units that dfg_describe made, each once, with the params that -D gives: all
 *       that have one of the name get it.  Files of --patterns have them from libpat.
 * Errors: a unit whose text can't be read; a name that nothing has, or whose value was fixed when
 *       the unit was compiled; a value that does not fit.
 */
#include "../dfg_interp.h"
#include "base/nearest.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

/* ---- params ---- */

bool is_define_of(const char *define, const char *name)
{
    const size_t n = strlen(name);
    return strncmp(define, name, n) == 0 && define[n] == '=';
}

/* The last one given; NULL: none, or it can't be set. */
static const char *value_of(const struct units *u, const struct dfg_param *p)
{
    for (size_t i = p->offset != DFG_FIXED ? u->defines.n : 0; i > 0; i--)
        if (is_define_of(u->defines.at[i - 1], p->name))
            return strchr(u->defines.at[i - 1], '=') + 1;
    return NULL;
}

static bool params_are_given(const struct units *u, const struct dfg_unit *unit)
{
    uint32_t i = 0;
    while (i < unit->n_params && value_of(u, &unit->params[i]) == NULL)
        i++;
    return i < unit->n_params;
}

static dfg_status params_set(const struct units *u, const struct dfg_unit *described, struct dfg_error *error)
{
    dfg_status status = DFG_OK;
    for (uint32_t i = 0; i < described->n_params && status == DFG_OK; i++) {
        const char *value = value_of(u, &described->params[i]);
        if (value != NULL)
            status = dfg_set_param(described, i, value, error);
    }
    return status;
}

/* Has one of the units the param, and takes a value of it?  fixed: one that does not. */
static bool is_known(const struct dfg_unit *const *units, size_t n, const char *define, struct pat_nearest *near,
                     const struct dfg_unit **fixed)
{
    for (size_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < units[i]->n_params; k++) {
            const struct dfg_param *p = &units[i]->params[k];
            pat_nearest_try(near, p->name);
            if (!is_define_of(define, p->name))
                continue;
            if (p->offset != DFG_FIXED)
                return true;
            *fixed = units[i];
        }
    return false;
}

bool params_are_known(const struct units *u)
{
    for (size_t i = 0; i < u->defines.n; i++) {
        const char *define = u->defines.at[i];
        const int n = (int)strcspn(define, "=");
        struct pat_nearest near = pat_nearest_to(define, (size_t)n);
        const struct dfg_unit *fixed = NULL;
        if (is_known(u->interpreted, u->n_interpreted, define, &near, &fixed) ||
            is_known(u->at, u->n, define, &near, &fixed))
            continue;
        if (fixed != NULL)
            complain("-D %.*s: its value was fixed when '%s' was compiled", n, define, fixed->name);
        else if (near.best != NULL)
            complain("-D %.*s: no file declares a param of that name; did you mean '%s'?", n, define, near.best);
        else
            complain("-D %.*s: no file declares a param of that name", n, define);
        return false;
    }
    return true;
}

/* ---- descriptions ---- */

static const struct dfg_unit *known(const struct units *u, const struct dfg_unit *compiled)
{
    for (size_t i = 0; i < u->n_described; i++)
        if (u->described[i].compiled == compiled)
            return u->described[i].unit;
    return NULL;
}

/* Keeps what was made of it, NULL: nothing; false: an error was reported. */
static bool keep(struct units *u, const struct dfg_unit *compiled, const struct dfg_unit *to, struct dfg_error *e)
{
    if (to == NULL || !dfg_grow(&u->described, &u->described_room, u->n_described + 1, sizeof *u->described)) {
        dfg_describe_free(to);
        return has_worked(false, e);
    }
    u->described[u->n_described++] = (struct described){compiled, to};
    return true;
}

/* Puts the described unit in the place of *unit; one that is interpreted is that already. */
bool unit_describe(struct units *u, const struct dfg_unit **unit, bool asks)
{
    struct dfg_error e = {DFG_OK, NULL};
    if ((*unit)->n_patterns == 0 || (*unit)->patterns[0].desc != NULL || (!asks && !params_are_given(u, *unit)))
        return true;
    const struct dfg_unit *to = known(u, *unit);
    if (to == NULL) {
        to = dfg_describe(*unit, u->at, u->n, &e);
        if (!keep(u, *unit, to, &e))
            return false;
        if (!has_worked(params_set(u, to, &e) == DFG_OK, &e))
            return false;
    }
    *unit = to;
    return true;
}

bool items_describe(struct items *items, struct units *units, bool asks)
{
    bool ok = true;
    for (size_t i = 0; ok && i < items->n; i++) {
        struct item *item = &items->at[i];
        size_t row = item->target.pattern != NULL ? (size_t)(item->target.pattern - item->target.unit->patterns) : 0;
        ok = unit_describe(units, &item->target.unit, asks);
        if (item->target.pattern != NULL)
            item->target.pattern = &item->target.unit->patterns[row];
    }
    return ok;
}

bool rules_describe(struct rule_choices *rules, struct units *units, bool asks)
{
    bool ok = true;
    for (size_t i = 0; ok && i < rules->n; i++)
        ok = unit_describe(units, &rules->at[i].unit, asks);
    return ok;
}

bool unit_describe_by(struct units *u, const struct dfg_unit *unit, const struct pat_file *file)
{
    struct dfg_error e = {DFG_OK, NULL};
    const struct dfg_unit *to = dfg_describe_by(unit, file, &e);
    if (!keep(u, unit, to, &e))
        return false;
    units_replace(u, to);
    return true;
}

void units_undescribe(struct units *u)
{
    for (size_t i = 0; i < u->n_described; i++)
        dfg_describe_free(u->described[i].unit);
    free(u->described);
}
