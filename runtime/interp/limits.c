/* limits.c -- which conditions decide, each alone, what a pattern matches at a node.
 *
 * In:   a pattern, a node.
 * Out:  conditions without which it has other matches there.
 *
 * Only a condition that did not hold somewhere in the search can be one; so the search is
 * repeated without each of those, one at a time, and matches are counted.
 */
#include "ref.h"

#include <stdlib.h>

enum { MOST_MATCHES = 64 }; /* that are counted: beyond it nothing more is found */

struct counting {
    uint32_t n, most;
};

static bool count(void *ctx, const void *m)
{
    struct counting *c = ctx;
    (void)m;
    return ++c->n == c->most;
}

/* How many matches there are; failed: which conditions did not hold, NULL: nobody asks. */
static dfg_status count_matches(const dfg_module *m, const struct dfg_pattern *p, dfg_node n, bool *failed,
                                uint32_t *found)
{
    struct counting c = {0, MOST_MATCHES};
    struct ref r = {.m = m, .p = p, .d = p->desc, .root = n, .accept = count, .ctx = &c, .failed = failed};
    dfg_ref_run_all(&r);
    dfg_ref_end(&r);
    *found = c.n;
    return r.mem.failed ? DFG_NO_MEMORY : DFG_OK;
}

dfg_status dfg_ref_decides(const dfg_module *m, const struct dfg_pattern *p, dfg_node root, bool *decides)
{
    const struct pat_file *file = p->desc->of;
    uint32_t found, without;
    bool *failed = calloc((size_t)file->n_conditions + 1, sizeof *failed);
    dfg_status status = failed != NULL ? count_matches(m, p, root, failed, &found) : DFG_NO_MEMORY;
    for (uint32_t i = 0; i < file->n_conditions && status == DFG_OK; i++) {
        if (!failed[i] || decides[i])
            continue;
        pat_drop_condition(file, i, true);
        status = count_matches(m, p, root, NULL, &without);
        pat_drop_condition(file, i, false);
        decides[i] = status == DFG_OK && without != found;
    }
    free(failed);
    return status;
}
