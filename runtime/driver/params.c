/* params.c -- -D NAME=VALUE of params that compiled patterns leave to run time.
 *
 * In:   the command line; units, whose rows name their params.
 * Out:  units of dfg_describe with these values; all that have a param of the name get it.
 *       Files of --patterns have them from libpat.
 * Errors: a name that nothing has, or whose value was fixed when the unit was
 *       compiled; values that do not fit.
 */
#include "../dfg_interp.h"
#include "base/nearest.h"
#include "opt.h"

#include <string.h>

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

bool params_are_given(const struct units *u, const struct dfg_unit *unit)
{
    uint32_t i = 0;
    while (i < unit->n_params && value_of(u, &unit->params[i]) == NULL)
        i++;
    return i < unit->n_params;
}

dfg_status params_set(const struct units *u, const struct dfg_unit *described, struct dfg_error *error)
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
