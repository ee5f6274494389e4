/* match.c -- the reference matcher from outside: a search, begun and ended.
 *
 * In:   a pattern's tables, a module, a node.
 * Out:  every match there, in the order of the search (search.c), or the nodes
 *       of the first one; conditions without which there are others.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

/* The region whose members' bindings a set holds. */
static uint32_t region_of_set(const struct pat_pattern *d, uint32_t set)
{
    const struct pat_capture *c = &d->captures[set];
    if (c->var >= 0)
        return d->var_region[c->var];
    if (c->ref >= 0)
        return d->nodes[c->ref].region;
    for (uint32_t p = 0; p < d->n_nodes; p++)
        if ((d->nodes[p].rest == (int32_t)set || d->nodes[p].front == (int32_t)set) && d->nodes[p].kind != PAT_N_UNUSED)
            return d->nodes[p].region;
    return 0;
}

static bool is_set(const struct ref *r, uint32_t capture)
{
    return capture >= r->p->n_captures || r->p->captures[capture].kind == DFG_CAP_NODES;
}

/* ---- from outside ---- */

static bool ref_begin(struct ref *r)
{
    const struct pat_pattern *d = r->d;
    r->n_sets = r->whole ? d->n_whole : d->n_sets;
    r->node = dfg_stack_alloc(&r->mem, d->n_nodes, sizeof *r->node);
    r->aside = dfg_stack_alloc(&r->mem, d->n_nodes, sizeof *r->aside);
    r->var = dfg_stack_alloc(&r->mem, d->n_vars, sizeof *r->var);
    r->var_bound = dfg_stack_alloc(&r->mem, d->n_vars, sizeof *r->var_bound);
    r->set = dfg_stack_alloc(&r->mem, r->n_sets, sizeof *r->set);
    r->set_bound = dfg_stack_alloc(&r->mem, r->n_sets, sizeof *r->set_bound);
    r->var_at = dfg_stack_alloc(&r->mem, d->n_vars, sizeof *r->var_at);
    r->items = dfg_stack_alloc(&r->mem, r->n_sets, sizeof *r->items);
    r->set_region = dfg_stack_alloc(&r->mem, r->n_sets, sizeof *r->set_region);
    r->match = dfg_stack_alloc(&r->mem, 1, r->whole ? r->p->whole_size : r->p->match_size);
    for (uint32_t i = 0; i < r->n_sets && !r->mem.failed; i++)
        r->set_region[i] = is_set(r, i) ? region_of_set(d, i) : 0;
    return !r->mem.failed;
}

/* The first root at the node, then the others. */
static const struct ref_goal *goals_of(struct ref *r)
{
    const struct ref_goal *goals = NULL;
    for (uint32_t i = r->d->n_roots; i-- > 1;)
        goals = dfg_ref_before(r, (struct ref_goal){.what = DO_ROOT, .p = i, .scope = r->scope}, goals);
    struct ref_goal first = {.what = DO_VISIT, .p = r->d->roots[0], .n = r->root, .scope = r->scope};
    return dfg_ref_before(r, first, goals);
}

void dfg_ref_look(struct ref *r)
{
    dfg_view(r->m, &r->g);
}

bool dfg_ref_run_all(struct ref *r)
{
    struct ref_scope body = {dfg_node_body(r->m, r->root), NULL};
    dfg_ref_look(r);
    r->scope = &body;
    bool yes = false;
    if (ref_begin(r)) {
        struct ref_run whole = {.whole = true, .goals = goals_of(r)};
        yes = whole.goals != NULL && dfg_ref_search(r, &whole);
    }
    return yes;
}

void dfg_ref_end(struct ref *r)
{
    dfg_stack_free(&r->mem);
    dfg_stack_free(&r->text_mem);
    free(r->trail);
    free(r->choices);
    r->trail = NULL;
    r->choices = NULL;
}

static void load_capture(struct ref *r, uint32_t i, const void *at)
{
    uint32_t ref = (uint32_t)r->d->captures[i].ref;
    switch ((enum dfg_capture_kind)r->p->captures[i].kind) {
    case DFG_CAP_NODE:
        memcpy(&r->node[ref], at, sizeof(dfg_node));
        break;
    case DFG_CAP_DIM: {
        dfg_dim d;
        memcpy(&d, at, sizeof d);
        r->var[ref] = dfg_dim_val(d);
        r->var_bound[ref] = d != DFG_DIM_UNKNOWN;
        break;
    }
    case DFG_CAP_VALUE: {
        dfg_val v;
        memcpy(&v, at, sizeof v);
        r->var[ref] = v;
        r->var_bound[ref] = v.tag != DFG_NIL;
        break;
    }
    case DFG_CAP_NODES:
        memcpy(&r->set[i], at, sizeof(struct dfg_nodes));
        r->set_bound[i] = r->set[i].at != NULL;
        break;
    }
}

bool dfg_ref_load(struct ref *r, const void *m)
{
    memcpy(&r->root, m, sizeof r->root);
    dfg_ref_look(r);
    if (!ref_begin(r))
        return false;
    r->node[r->d->roots[0]] = r->root;
    for (uint32_t i = 0; i < r->p->n_captures; i++)
        load_capture(r, i, (const char *)m + r->p->captures[i].offset);
    return !r->mem.failed;
}

dfg_status dfg_ref_nodes(const dfg_module *m, const struct dfg_pattern *p, dfg_node root,
                         void (*show)(void *ctx, const dfg_node *nodes, uint32_t n), void *ctx)
{
    struct ref r = {.m = m, .p = p, .d = p->desc, .root = root, .visit = show, .ctx = ctx};
    dfg_ref_run_all(&r);
    dfg_ref_end(&r);
    return r.mem.failed ? DFG_NO_MEMORY : DFG_OK;
}

dfg_status dfg_ref_match(const dfg_module *m, const struct dfg_pattern *p, dfg_node root,
                         bool (*accept)(void *ctx, const void *m), void *ctx, bool *accepted)
{
    struct ref r = {.m = m, .p = p, .d = p->desc, .root = root, .accept = accept, .ctx = ctx};
    bool yes = dfg_ref_run_all(&r);
    if (accepted != NULL)
        *accepted = yes;
    dfg_ref_end(&r);
    return r.mem.failed ? DFG_NO_MEMORY : DFG_OK;
}

/* ---- which conditions decide, each alone, what matches ---- */

enum { MOST_MATCHES = 64 }; /* that are counted: beyond it nothing more is found */

static bool count(void *ctx, const void *m)
{
    uint32_t *n = ctx;
    (void)m;
    return ++*n == MOST_MATCHES;
}

/* How many matches there are; failed: which conditions did not hold, NULL: nobody asks. */
static dfg_status count_matches(const dfg_module *m, const struct dfg_pattern *p, dfg_node n, bool *failed,
                                uint32_t *found)
{
    struct ref r = {.m = m, .p = p, .d = p->desc, .root = n, .accept = count, .ctx = found, .failed = failed};
    *found = 0;
    dfg_ref_run_all(&r);
    dfg_ref_end(&r);
    return r.mem.failed ? DFG_NO_MEMORY : DFG_OK;
}

/* Only a condition that did not hold somewhere in the search can be one; so the search is
 * repeated without each of those, one at a time, and matches are counted. */
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
