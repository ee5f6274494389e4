/* pattern.c -- one pattern as data.
 *
 * In:   a checked pattern, laws expanded.
 * Out:  its row: nodes, expressions, names, what is matched once for each member.
 */
#include "describe.h"

enum { MAX_TEXT = 4000 };

static const uint32_t *ids_of(struct pat *pat, struct pnode *const *node, int n)
{
    uint32_t *ids = pat_describe_array(pat, n, sizeof *ids);
    for (int i = 0; i < n; i++)
        ids[i] = (uint32_t)node[i]->id;
    return ids;
}

/* ---- names ---- */

static const uint8_t capture_kinds[] = {
    [CAP_NODE] = PAT_C_NODE, [CAP_DIM] = PAT_C_DIM, [CAP_ATTR] = PAT_C_VALUE, [CAP_SET] = PAT_C_NODES};

static struct pat_capture describe_capture(const struct capture *c)
{
    struct pat_capture to = {.name = c->name,
                             .kind = capture_kinds[c->kind],
                             .is_param = c->is_param,
                             .maybe_absent = c->maybe_absent,
                             .ref = -1,
                             .var = -1};
    if (c->kind == CAP_NODE)
        to.ref = c->node->id;
    else if (c->kind != CAP_SET)
        to.ref = c->var->id;
    else if (c->var)
        to.var = c->var->id;
    else if (c->node)
        to.ref = c->node->id;
    return to;
}

static void describe_names(struct describer *d, const struct regions *regions, struct pat_pattern *to)
{
    const struct pattern *p = d->pattern;
    const int n = p->n_captures + p->n_hidden;
    struct pat_capture *captures = pat_describe_array(d->pat, n, sizeof *captures);
    bool *is_dim = pat_describe_array(d->pat, p->n_vars, sizeof *is_dim);
    uint32_t *region = pat_describe_array(d->pat, p->n_vars, sizeof *region);
    for (int i = 0; i < n; i++)
        captures[i] = describe_capture(p->captures[i]);
    for (int i = 0; i < p->n_vars; i++) {
        is_dim[i] = p->vars[i]->kind == VAR_DIM;
        region[i] = regions->of_var[i] ? (uint32_t)regions->of_var[i]->id : 0;
    }
    to->n_captures = (uint32_t)p->n_captures;
    to->n_sets = (uint32_t)n;
    to->captures = captures;
    to->n_vars = (uint32_t)p->n_vars;
    to->var_is_dim = is_dim;
    to->var_region = region;
}

static const struct pat_region *describe_regions(struct pat *pat, const struct regions *from)
{
    struct pat_region *to = pat_describe_array(pat, from->all.n, sizeof *to);
    for (int i = 0; i < from->all.n; i++) {
        const struct region *r = from->all.at[i];
        to[i] = (struct pat_region){.kind = (uint8_t)r->kind,
                                    .node = r->node ? (uint32_t)r->node->id : 0,
                                    .up = r->up ? (uint32_t)r->up->id : 0};
    }
    return to;
}

/* ---- costs ---- */

static void describe_cost(struct describer *d, const struct expr *cost)
{
    const uintptr_t number = (uintptr_t)pat_describe_expr(d, cost);
    if (cost)
        pat_map_put(d->pat, &d->costs, (const char *)cost, (void *)(number + 1));
}

/* Those of all entries that have this pattern stand among its expressions. */
static void describe_costs(struct describer *d)
{
    for (int t = 0; t < d->unit->n_tables; t++)
        for (int i = 0; d->unit->tables[t]->own && i < d->unit->tables[t]->n_entries; i++)
            if (d->unit->tables[t]->entries[i].pattern == d->pattern)
                describe_cost(d, d->unit->tables[t]->entries[i].cost);
}

/* ---- the pattern ---- */

struct pat_pattern pat_describe_pattern(struct describer *d, const struct pattern *p)
{
    d->pattern = p;
    d->numbers = (struct map){0};
    d->exprs.at = NULL;
    d->exprs.n = d->exprs.cap = 0;
    d->news.at = NULL;
    d->news.n = d->news.cap = 0;
    struct pnode **nodes = pat_nodes_of(d->pat, p);
    const struct regions *regions = pat_regions_of(d->pat, p);
    const struct origin o = pat_describe_origin(d, p->at, MAX_TEXT);
    struct pat_pattern to = {.name = p->name,
                             .c_name = p->c_name,
                             .n_nodes = (uint32_t)p->n_nodes,
                             .n_roots = (uint32_t)p->n_roots,
                             .roots = ids_of(d->pat, p->roots, p->n_roots),
                             .every_root = p->every_root,
                             .n_every = (uint32_t)p->n_every,
                             .every = ids_of(d->pat, p->every, p->n_every),
                             .n_regions = (uint32_t)regions->all.n,
                             .regions = describe_regions(d->pat, regions),
                             .n_where = (uint32_t)p->n_where,
                             .is_entry = p->is_entry,
                             .text = o.text,
                             .line = o.line,
                             .file = p->at.src->base};
    describe_names(d, regions, &to);
    pat_describe_parts(d, &to);
    to.nodes = pat_describe_nodes(d, nodes, regions);
    to.where = pat_describe_where(d, p->where, p->n_where);
    to.n_asked = (uint32_t)d->exprs.n;
    pat_describe_replacement(d, &to);
    describe_costs(d);
    to.n_exprs = (uint32_t)d->exprs.n;
    to.exprs = d->exprs.at;
    return to;
}
