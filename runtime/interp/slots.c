/* slots.c -- the functions of an interpreted unit's rows: matches of a pattern, costs.
 *
 * In:   a row, a view of a module that dfg_bind made for its unit, a node.
 * Out:  as a generated function of the same slot.
 * Errors: out of memory nothing matches, and the unit has failed.
 */
#include "unit.h"

#include <math.h>
#include <string.h>

struct taken {
    void *to;
    size_t size;
};

static bool take(void *ctx, const void *m)
{
    const struct taken *taken = ctx;
    memcpy(taken->to, m, taken->size);
    return true;
}

bool dfg_interp_match(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n, void *m)
{
    struct interp_pattern *p = self->data;
    struct taken taken = {m, self->match_size};
    struct ref r = {.m = g->module, .p = self, .d = self->desc, .root = n, .accept = take, .ctx = &taken};
    r.lists = &p->unit->lists;
    r.names = &p->unit->names;
    if (!dfg_interp_may_match(p, g, n))
        return false;
    const bool found = dfg_ref_run_all(&r);
    p->unit->failed |= r.mem.failed;
    if (found) {
        dfg_stack_free(&p->kept);
        p->kept = r.mem;
        r.mem = (struct dfg_stack){0};
    }
    dfg_ref_end(&r);
    return found;
}

bool dfg_interp_each(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n,
                     bool (*accept)(void *ctx, const void *whole), void *ctx)
{
    const struct interp_pattern *p = self->data;
    struct ref r = {.m = g->module, .p = self, .d = self->desc, .root = n, .whole = true, .accept = accept, .ctx = ctx};
    r.lists = &p->unit->lists;
    r.names = &p->unit->names;
    if (!dfg_interp_may_match(p, g, n))
        return false;
    const bool accepted = dfg_ref_run_all(&r);
    p->unit->failed |= r.mem.failed;
    dfg_ref_end(&r);
    return accepted;
}

double dfg_interp_cost(const struct dfg_table_entry *self, const dfg_graph *g, const void *m)
{
    const struct interp_entry *e = self->data;
    struct ref r = {.m = g->module, .p = e->pattern, .d = e->pattern->desc};
    double cost = NAN;
    if (dfg_ref_load(&r, m))
        cost = dfg_double(dfg_ref_value(&r, e->cost));
    e->unit->failed |= r.mem.failed;
    dfg_ref_end(&r);
    return cost;
}
