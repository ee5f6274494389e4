/* validate.c -- is a function what its table's entry takes, whole?
 *
 * In:   a module in which matches became functions, by this library or another.
 * Out:  for each function value with the attribute Composite that an entry is
 *       named by: does such an entry match at what the function returns, and
 *       cover all of its body but parameters and constants?
 */
#include <stdlib.h>
#include <string.h>

#include "../core/core.h"
#include "group.h"

struct validation {
    struct grouping *g;
    const struct entry *entry;
    dfg_node func;
    struct dfg_nodes roots; /* what the function returns, or the fields of the tuple that it returns */
    bool yes;
};

static bool is_leaf(const dfg_module *m, dfg_node n)
{
    uint16_t op = dfg_node_op(m, n);
    return op == DFG_VAR || op == DFG_CONST || op == DFG_OP_REF || op == DFG_GLOBAL;
}

static bool is_covered(const struct grouping *g, const struct group *group, dfg_node n)
{
    const dfg_node *at = group_nodes(g->groups, group->covers);
    size_t low = 0, high = group->covers.n;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (at[middle] < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low < group->covers.n && at[low] == n;
}

/* The tuple of several roots is the function's own. */
static bool is_tuple_of_roots(const struct validation *v, dfg_node n)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(v->g->m, n, &args);
    return v->roots.n > 1 && dfg_node_op(v->g->m, n) == DFG_TUPLE && argc == v->roots.n &&
           args == v->roots.at;
}

static bool covers_body(const struct validation *v, const struct group *group)
{
    const dfg_module *m = v->g->m;
    for (dfg_node n = v->g->start[v->func]; n < v->func; n++)
        if (!is_leaf(m, n) && !is_covered(v->g, group, n) && !is_tuple_of_roots(v, n))
            return false;
    return true;
}

static bool inputs_are_own(const struct validation *v, const struct group *group)
{
    const dfg_node *at = group_nodes(v->g->groups, group->params);
    for (size_t i = 0; i < group->params.n; i++)
        if (dfg_node_op(v->g->m, at[i]) != DFG_CONST && dfg_node_body(v->g->m, at[i]) != v->func)
            return false;
    return true;
}

static bool judge(void *ctx, const void *match)
{
    struct validation *v = ctx;
    struct groups *all = v->g->groups;
    if (group_of_match(v->g, v->entry->pattern, match, v->entry->duplicate) != DFG_NOT_REFUSED)
        return v->g->failed;
    const struct group *group = &all->at[--all->n];
    const dfg_node *roots = group_nodes(all, group->roots);
    v->yes = group->roots.n == v->roots.n && memcmp(roots, v->roots.at, v->roots.n * sizeof *roots) == 0 &&
             covers_body(v, group) && inputs_are_own(v, group);
    return v->yes;
}

static size_t n_roots(const struct dfg_pattern *p)
{
    size_t n = 1;
    for (uint32_t i = 0; i < p->n_parts; i++)
        n = p->parts[i].root > n ? p->parts[i].root : n;
    return n;
}

/* What the function returns, one value for each root of the pattern; n 0: it can't be. */
static struct dfg_nodes returned(const dfg_module *m, dfg_node func, const struct dfg_pattern *p)
{
    const dfg_node *args, *fields;
    uint32_t argc = dfg_node_args(m, func, &args), params = dfg_node_data(m, func);
    if (argc != params + 1)
        return (struct dfg_nodes){NULL, 0};
    uint32_t n = dfg_node_args(m, args[params], &fields);
    if (n_roots(p) > 1 && dfg_node_op(m, args[params]) == DFG_TUPLE)
        return (struct dfg_nodes){fields, n};
    return (struct dfg_nodes){args + params, 1};
}

/* The name of the composite; NULL: it is none. */
static const char *composite_name(const dfg_module *m, dfg_node func)
{
    const struct dfg_kind *kind = dfg_kind_info(m, dfg_node_kind(m, func));
    dfg_sym key = dfg_find_symbol(m, "Composite", strlen("Composite"));
    for (uint32_t i = 0; i < kind->n_attrs; i++)
        if (key != 0 && kind->attrs[i].key == key && kind->attrs[i].value.tag == DFG_V_STR)
            return dfg_symbol_text(m, kind->attrs[i].value.u.id);
    return NULL;
}

/* Asks every entry of that name; the first yes counts. */
static void validate_one(struct grouping *g, const struct bound_target *t, dfg_node func, dfg_validated *tell,
                         void *ctx)
{
    const char *name = composite_name(g->m, func);
    const struct dfg_table *table = t->target->table;
    struct validation v = {.g = g, .func = func};
    bool known = false;
    for (uint32_t i = 0; name != NULL && i < table->n && !v.yes && !g->failed; i++) {
        struct entry entry = entry_at(t->target, i);
        if (strcmp(table->entries[entry.row].name, name) != 0)
            continue;
        known = true;
        v.entry = &entry;
        v.roots = returned(g->m, func, entry.pattern);
        if (v.roots.n > 0)
            entry.pattern->whole(t->view, v.roots.at[0], judge, &v);
    }
    if (known)
        tell(ctx, func, name, v.yes);
}

dfg_status dfg_validate(dfg_module *m, const struct dfg_unit *unit, const struct dfg_table *table,
                        dfg_validated *tell, void *ctx, struct dfg_error *e)
{
    struct dfg_target target = {.unit = unit, .table = table};
    struct matches all;
    struct grouping g = {0};
    struct groups groups = {0};
    dfg_status status = matches_begin(&all, m, &target, 1, e);
    if (status == DFG_OK) {
        g.failed = !grouping_begin(&g, m, &groups);
        for (dfg_node n = 1; n < dfg_n_nodes(m) && !g.failed; n++)
            if (dfg_node_op(m, n) == DFG_FUNC)
                validate_one(&g, &all.targets[0], n, tell, ctx);
        if (g.failed)
            status = dfg_fail(e, DFG_NO_MEMORY, "out of memory");
        grouping_end(&g);
    }
    groups_free(&groups);
    matches_end(&all);
    return status;
}
