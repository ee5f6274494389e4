/* describe.c -- units with their descriptions, for jobs that use the reference matcher.
 *
 * In:   what the jobs are about, of units as they were compiled.
 * Out:  the same of units that dfg_describe made, each once, with the params that -D gives.
 * Errors: a unit whose text can't be read, a value that does not fit, which is reported.
 */
#include "../dfg_interp.h"
#include "opt.h"

#include <stdlib.h>

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
