/* describe.c -- units with what their patterns say, for jobs that ask the reference matcher.
 *
 * In:   what the jobs are about, of units as they were compiled.
 * Out:  the same of units that dfg_describe made, each once.
 * Errors: a unit whose text can't be read, which is reported.
 */
#include "../dfg_interp.h"
#include "opt.h"

#include <stdlib.h>

static bool say(struct dfg_error *e)
{
    complain("%s", e->text != NULL ? e->text : "out of memory");
    dfg_error_clear(e);
    return false;
}

static const struct dfg_unit *known(const struct units *u, const struct dfg_unit *compiled)
{
    for (size_t i = 0; i < u->n_described; i++)
        if (u->described[i].compiled == compiled)
            return u->described[i].unit;
    return NULL;
}

/* Puts the described unit in the place of *unit; one that is interpreted is that already. */
static bool describe(struct units *u, const struct dfg_unit **unit)
{
    struct dfg_error e = {DFG_OK, NULL};
    if ((*unit)->n_patterns == 0 || (*unit)->patterns[0].desc != NULL)
        return true;
    const struct dfg_unit *to = known(u, *unit);
    if (to == NULL) {
        struct described *at = realloc(u->described, (u->n_described + 1) * sizeof *at);
        if (at == NULL)
            return say(&e);
        u->described = at;
        to = dfg_describe(*unit, u->at, u->n, &e);
        if (to == NULL)
            return say(&e);
        u->described[u->n_described++] = (struct described){*unit, to};
    }
    *unit = to;
    return true;
}

bool items_describe(struct items *items, struct units *units)
{
    bool ok = true;
    for (size_t i = 0; ok && i < items->n; i++) {
        struct item *item = &items->at[i];
        size_t row = item->pattern != NULL ? (size_t)(item->pattern - item->unit->patterns) : 0;
        ok = describe(units, &item->unit);
        if (item->pattern != NULL)
            item->pattern = &item->unit->patterns[row];
    }
    return ok;
}

bool rules_describe(struct rule_choices *rules, struct units *units)
{
    bool ok = true;
    for (size_t i = 0; ok && i < rules->n; i++)
        ok = describe(units, &rules->at[i].unit);
    return ok;
}

void units_undescribe(struct units *u)
{
    for (size_t i = 0; i < u->n_described; i++)
        dfg_describe_free(u->described[i].unit);
    free(u->described);
}
