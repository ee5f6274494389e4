/* origins.c -- notes where new nodes come from, if that is asked for.
 *
 * In:   what each rewrite covers: its roots and what is between.
 * Out:  a record of it for each node that it has made; at the end the module's.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/origins.h"
#include "rewriter.h"

bool dfg_origins_begin(dfg_rewriter *r)
{
    if (!r->options.provenance)
        return true;
    dfg_origins_free(r->m, r->m->origins);
    r->m->origins = NULL;
    r->origins = dfg_origins_new(r->m);
    return r->origins != NULL;
}

/* A node of the input, or its record behind those. */
static uint32_t source_of(const dfg_rewriter *r, dfg_node n)
{
    return r->origin[n] != 0 ? r->origin[n] - 1 : n;
}

static bool note(dfg_rewriter *r, dfg_node n)
{
    return dfg_origins_source(r->m, r->origins, source_of(r, n));
}

bool dfg_origins_note(dfg_rewriter *r, const char *name, const struct edit_plan *p)
{
    const struct edit *e = r->m->edit;
    uint32_t record = dfg_origins_record(r->m, r->origins, dfg_symbol(r->m, name, strlen(name)));
    bool ok = record != 0;
    for (size_t i = 0; ok && i < r->n_roots; i++)
        ok = note(r, r->roots[i]);
    for (size_t i = 0; ok && i < r->n_inner; i++)
        ok = note(r, r->inner[i]);
    size_t n_new = e->n_final; /* without copies of roots, which come last and are what those were */
    for (uint32_t i = 0; ok && i < p->n; i++)
        if (p->roots[i].copy != DFG_NONE) {
            r->origin[e->final[p->roots[i].copy - p->base.nodes]] = source_of(r, p->roots[i].root) + 1;
            n_new--;
        }
    for (size_t i = 0; ok && i < n_new; i++)
        r->origin[e->final[i]] = r->origins->n_input + record + 1;
    return ok;
}

bool dfg_origins_end(dfg_rewriter *r, const dfg_node *map, uint32_t n)
{
    struct origins *o = r->origins;
    if (o == NULL)
        return true;
    o->n_nodes = r->m->nodes.n;
    o->of = dfg_heap_zeroed(r->m, o->n_nodes, sizeof *o->of);
    if (o->of == NULL)
        return false;
    for (dfg_node old = 1; old < n; old++)
        if (map[old] != DFG_NONE)
            o->of[map[old]] = r->origin[old] > o->n_input ? r->origin[old] - 1 - o->n_input : 0;
    r->m->origins = o;
    r->origins = NULL;
    return true;
}
