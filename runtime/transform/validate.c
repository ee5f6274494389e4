/* validate.c -- is a function what its table's entry takes, whole?
 *
 * In:   a module in which matches became functions, by this library or another.
 * Out:  for each function with the attribute Composite: does an entry of that name
 *       match at what the function returns, and cover all of its body but
 *       parameters and constants?  If not, why: of several matches that of the one
 *       that got furthest.
 */
#include <string.h>

#include "../core/core.h"
#include "group.h"

struct validation {
    struct grouping *g;
    const struct entry *entry;
    struct dfg_nodes roots;     /* what the function returns, or the fields of the tuple that it returns */
    struct dfg_validation best; /* so far */
    uint32_t target;
};

/* The verdict on one match, or on an entry without one; it counts if it is better than those before. */
static void give(struct validation *v, enum dfg_verdict verdict, dfg_node at, enum dfg_refused refused)
{
    if (verdict <= v->best.verdict)
        return;
    v->best.verdict = verdict;
    v->best.at = at;
    v->best.refused = refused;
    v->best.target = v->target;
    v->best.entry = (uint32_t)v->entry->row;
}

static bool is_leaf(const dfg_module *m, dfg_node n)
{
    uint16_t op = dfg_node_op(m, n);
    return op == DFG_VAR || op == DFG_CONST || op == DFG_OP_REF || op == DFG_GLOBAL;
}

static bool is_covered(const struct grouping *g, const struct group *group, dfg_node n)
{
    const dfg_node *at = dfg_group_nodes(g->groups, group->covers);
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

/* The first node of the body that the match leaves out; DFG_NONE: none. */
static dfg_node left_out(const struct validation *v, const struct group *group)
{
    const dfg_module *m = v->g->m;
    dfg_node func = v->best.func;
    for (dfg_node n = v->g->start[func]; n < func; n++)
        if (!is_leaf(m, n) && !is_covered(v->g, group, n) && !is_tuple_of_roots(v, n))
            return n;
    return DFG_NONE;
}

/* The first input that is no constant and none of the function's own; DFG_NONE: none. */
static dfg_node foreign_input(const struct validation *v, const struct group *group)
{
    const dfg_module *m = v->g->m;
    const dfg_node *at = dfg_group_nodes(v->g->groups, group->params);
    for (size_t i = 0; i < group->params.n; i++)
        if (dfg_node_op(m, at[i]) != DFG_CONST && dfg_node_body(m, at[i]) != v->best.func)
            return at[i];
    return DFG_NONE;
}

static bool judge(void *ctx, const void *match)
{
    struct validation *v = ctx;
    struct groups *all = v->g->groups;
    enum dfg_refused refused = dfg_group_of_match(v->g, v->entry->pattern, match, v->entry->duplicate);
    if (refused != DFG_NOT_REFUSED) {
        give(v, DFG_ILLEGAL_MATCH, v->g->blamed, refused);
        return v->g->failed;
    }
    const struct group *group = &all->at[--all->n];
    const dfg_node *roots = dfg_group_nodes(all, group->roots);
    dfg_node at = DFG_NONE;
    if (group->roots.n != v->roots.n || memcmp(roots, v->roots.at, v->roots.n * sizeof *roots) != 0)
        give(v, DFG_OTHER_RESULTS, DFG_NONE, DFG_NOT_REFUSED);
    else if ((at = left_out(v, group)) != DFG_NONE)
        give(v, DFG_NOT_COVERED, at, DFG_NOT_REFUSED);
    else if ((at = foreign_input(v, group)) != DFG_NONE)
        give(v, DFG_FROM_OUTSIDE, at, DFG_NOT_REFUSED);
    else
        give(v, DFG_WHOLE, DFG_NONE, DFG_NOT_REFUSED);
    return v->best.verdict == DFG_WHOLE;
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
    const dfg_val name = dfg_stated_attr(m, dfg_kind_info(m, dfg_node_kind(m, func)), "Composite");
    return name.tag == DFG_V_STR ? dfg_symbol_text(m, name.u.id) : NULL;
}

static void ask_entry(struct validation *v, const struct bound_target *t)
{
    v->roots = returned(v->g->m, v->best.func, v->entry->pattern);
    if (v->roots.n == 0) {
        give(v, DFG_OTHER_RESULTS, DFG_NONE, DFG_NOT_REFUSED);
        return;
    }
    give(v, DFG_NO_MATCH, v->roots.at[0], DFG_NOT_REFUSED);
    v->entry->pattern->each(v->entry->pattern, t->view, v->roots.at[0], judge, v);
}

/* Asks every entry of that name, until one says yes. */
static void ask_table(struct validation *v, const struct bound_target *t)
{
    const struct dfg_table *table = t->target->table;
    for (uint32_t i = 0; i < table->n && v->best.verdict != DFG_WHOLE && !v->g->failed; i++) {
        struct entry entry = dfg_entry_at(t->target, i);
        v->entry = &entry;
        if (strcmp(table->entries[entry.row].name, v->best.name) == 0)
            ask_entry(v, t);
    }
}

static bool ask_all(struct grouping *g, const struct matches *all, dfg_validated *tell, void *ctx)
{
    for (dfg_node n = 1; n < dfg_n_nodes(g->m) && !g->failed; n++) {
        const char *name = dfg_node_op(g->m, n) == DFG_FUNC ? composite_name(g->m, n) : NULL;
        if (name == NULL)
            continue;
        struct validation v = {.g = g, .best = {.func = n, .name = name}};
        for (; v.target < all->n; v.target++)
            ask_table(&v, &all->targets[v.target]);
        if (!g->failed)
            tell(ctx, &v.best);
    }
    return !g->failed;
}

dfg_status dfg_validate(dfg_module *m, const struct dfg_target *targets, size_t n, dfg_validated *tell,
                        void *ctx, struct dfg_error *e)
{
    struct matches all;
    struct grouping g = {0};
    struct groups groups = {0};
    dfg_status status = dfg_matches_begin(&all, m, targets, n, e);
    if (status == DFG_OK) {
        if (!dfg_grouping_begin(&g, m, &groups) || !ask_all(&g, &all, tell, ctx))
            status = dfg_fail(e, DFG_NO_MEMORY, "out of memory");
        dfg_grouping_end(&g);
    }
    dfg_chosen_free(&groups);
    dfg_matches_end(&all);
    return status;
}
