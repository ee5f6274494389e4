/* group.c -- from a match to the group of nodes that it would take.
 *
 * In:   a whole match: which node each part of the pattern is bound to.
 * Out:  what it covers, its roots, its inputs in the order of a function's
 *       parameters, the constants among them that belong into the body.
 * Errors: why it is none: a covered value is used outside, a call has an effect, a
 *       node is taken already, several roots would make a cycle.
 *
 * Everything is proportional to the group: marks are numbers of visits, and a
 * value escapes where the group's own edges are fewer than its uses.
 */
#include "../core/rebuild.h"
#include "group.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum mark { COVERED = 1, NESTED, INPUT };
#define NO_PART UINT32_MAX
#define STAYS UINT32_MAX /* its uses: some outside, so that it is computed there as well */

/* ---- memory ---- */

dfg_node *dfg_body_starts(const dfg_module *m)
{
    uint32_t n = dfg_n_nodes(m);
    dfg_node *start = malloc(n * sizeof *start);
    for (dfg_node i = 0; start != NULL && i < n; i++)
        start[i] = i;
    for (dfg_node i = 1; start != NULL && i < n; i++) {
        dfg_node func = dfg_node_body(m, i);
        if (func != DFG_NONE && start[i] < start[func])
            start[func] = start[i];
    }
    return start;
}

/* Uses that are none. */
static void count_idle(struct grouping *g)
{
    for (dfg_node n = 1; n < dfg_n_nodes(g->m); n++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(g->m, n, &args);
        uint32_t i = dfg_node_op(g->m, n) == DFG_FUNC ? dfg_node_data(g->m, n) : 0;
        for (; g->live[n] == 0 && i < argc; i++)
            if (args[i] != DFG_NONE)
                g->idle[args[i]]++;
    }
}

bool dfg_grouping_begin(struct grouping *g, dfg_module *m, struct groups *groups)
{
    size_t n = dfg_n_nodes(m);
    *g = (struct grouping){.m = m, .groups = groups};
    g->mark = calloc(n, sizeof *g->mark);
    g->uses = malloc(n * sizeof *g->uses);
    g->first = malloc(n * sizeof *g->first);
    g->last = malloc(n * sizeof *g->last);
    g->start = dfg_body_starts(m);
    g->live = calloc(n, sizeof *g->live);
    g->idle = calloc(n, sizeof *g->idle);
    if (g->live == NULL || g->idle == NULL || !dfg_rebuild_mark(m, g->live))
        return false;
    count_idle(g);
    return g->mark != NULL && g->uses != NULL && g->first != NULL && g->last != NULL && g->start != NULL;
}

void dfg_grouping_end(struct grouping *g)
{
    free(g->mark);
    free(g->uses);
    free(g->first);
    free(g->last);
    free(g->start);
    free(g->live);
    free(g->idle);
    dfg_postdom_free(g->dominators);
    free(g->covers.at);
    free(g->inputs.at);
    free(g->roots.at);
}

void dfg_chosen_free(struct groups *groups)
{
    free(groups->at);
    free(groups->pool.at);
    free(groups->labels);
    *groups = (struct groups){0};
}

bool dfg_chosen_add(struct groups *all, const struct group *g)
{
    if (!dfg_grow(&all->at, &all->room, all->n + 1, sizeof *all->at))
        return false;
    all->at[all->n++] = *g;
    return true;
}

const dfg_node *dfg_group_nodes(const struct groups *groups, struct part_span s)
{
    return groups->pool.at + s.at;
}

const char *dfg_group_param_name(const struct groups *groups, const struct group *g, size_t param)
{
    size_t low = 0, high = groups->n_labels, at = g->params.at + param;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (groups->labels[middle].at < at)
            low = middle + 1;
        else
            high = middle;
    }
    return low < groups->n_labels && groups->labels[low].at == at ? groups->labels[low].name : NULL;
}

/* ---- marks ---- */

static bool is_marked(const struct grouping *g, dfg_node n, enum mark mark)
{
    return g->mark[n] == g->visit * 4 + mark;
}

static bool is_met(const struct grouping *g, dfg_node n)
{
    return g->mark[n] / 4 == g->visit;
}

/* Marks n, of which the part is the first that says so. */
static void mark(struct grouping *g, dfg_node n, enum mark as, uint32_t part)
{
    assert(n < dfg_n_nodes(g->m) && g->visit != 0);
    g->mark[n] = g->visit * 4 + as;
    g->first[n] = g->last[n] = part;
    g->uses[n] = 0;
    if (!dfg_node_list_add(as == INPUT ? &g->inputs : &g->covers, n))
        g->failed = true;
}

static void next_visit(struct grouping *g)
{
    if (++g->visit == UINT32_MAX / 4) {
        memset(g->mark, 0, dfg_n_nodes(g->m) * sizeof *g->mark);
        g->visit = 1;
    }
    g->covers.n = g->inputs.n = g->roots.n = 0;
    g->blamed = DFG_NONE;
}

/* ---- parts ---- */

static struct dfg_nodes bound_to(const struct dfg_part *p, const void *match)
{
    const char *at = (const char *)match + p->offset;
    if (p->is_set)
        return *(const struct dfg_nodes *)at;
    const dfg_node *n = (const dfg_node *)at;
    return (struct dfg_nodes){n, *n != DFG_NONE};
}

static bool is_inside(uint8_t role)
{
    return role == DFG_PART_ROOT || role == DFG_PART_INNER || role == DFG_PART_PATH;
}

/* What the match covers, with the variables that it binds. */
static void mark_part(struct grouping *g, dfg_node n, dfg_node body, uint32_t part)
{
    const dfg_node *vars;
    if (is_met(g, n) || dfg_node_body(g->m, n) != body)
        return;
    mark(g, n, COVERED, part);
    for (uint32_t i = dfg_bound_vars(g->m, n, &vars); i > 0; i--)
        if (!is_met(g, vars[i - 1]) && dfg_node_body(g->m, vars[i - 1]) == body)
            mark(g, vars[i - 1], COVERED, part);
}

/* All that is covered, but for bodies of function values: these go with their function. */
static void mark_covered(struct grouping *g, const struct dfg_pattern *p, const void *match, dfg_node body)
{
    for (uint32_t i = 0; i < p->n_parts; i++) {
        struct dfg_nodes s = bound_to(&p->parts[i], match);
        for (uint32_t k = 0; is_inside(p->parts[i].role) && k < s.n; k++)
            mark_part(g, s.at[k], body, i);
    }
}

/* ---- what is read ---- */

/* The value a is read by the group, for the part given. */
static void read(struct grouping *g, dfg_node a)
{
    if (a == DFG_NONE)
        return;
    if (is_marked(g, a, COVERED))
        g->uses[a]++;
    else if (!is_met(g, a))
        mark(g, a, INPUT, NO_PART);
}

/* The body of func is covered with it, and may read what stands around. */
static void read_body(struct grouping *g, dfg_node func)
{
    for (dfg_node n = g->start[func]; n <= func && !g->failed; n++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(g->m, n, &args);
        if (n != func)
            mark(g, n, NESTED, NO_PART);
        for (uint32_t i = 0; i < argc && g->live[n] != 0; i++)
            if (args[i] < g->start[func])
                read(g, args[i]);
    }
}

static void read_operands(struct grouping *g)
{
    size_t own = g->covers.n; /* bodies come behind */
    for (size_t i = 0; i < own && !g->failed; i++) {
        const dfg_node *args;
        dfg_node n = g->covers.at[i];
        uint32_t argc = dfg_node_args(g->m, n, &args);
        if (dfg_node_op(g->m, n) == DFG_FUNC)
            read_body(g, n);
        else
            for (uint32_t k = 0; k < argc; k++)
                read(g, args[k]);
    }
}

/* ---- the order of inputs ---- */

/* Which parts bound the inputs, and which of them ask for a constant. */
static void name_inputs(struct grouping *g, const struct dfg_pattern *p, const void *match)
{
    for (uint32_t i = 0; i < p->n_parts; i++) {
        struct dfg_nodes s = bound_to(&p->parts[i], match);
        for (uint32_t k = 0; k < s.n; k++) {
            if (!is_marked(g, s.at[k], INPUT))
                continue;
            if (g->first[s.at[k]] == NO_PART)
                g->first[s.at[k]] = g->last[s.at[k]] = i;
            if (p->parts[i].role == DFG_PART_CONST)
                g->uses[s.at[k]] = 1;
        }
    }
}

/* An input that no part is bound to stands, in text, behind the operand before
 * it, or behind the name of the call; a constant on a dominator's path is embedded. */
static void place_others(struct grouping *g, const struct dfg_pattern *p)
{
    for (size_t i = 0; i < g->covers.n; i++) {
        const dfg_node *args;
        dfg_node n = g->covers.at[i];
        if (is_marked(g, n, NESTED))
            continue;
        uint32_t argc = dfg_node_args(g->m, n, &args);
        bool on_path = p->parts[g->first[n]].role == DFG_PART_PATH;
        for (uint32_t k = 0; dfg_node_op(g->m, n) != DFG_FUNC && k < argc; k++) {
            dfg_node a = args[k];
            if (a == DFG_NONE)
                continue;
            if (g->first[a] == NO_PART)
                g->first[a] = g->last[a] = g->last[n];
            if (on_path && is_marked(g, a, INPUT) && dfg_node_op(g->m, a) == DFG_CONST)
                g->uses[a] = 1;
            if (g->last[n] < g->last[a])
                g->last[n] = g->last[a];
        }
    }
    for (size_t i = 0; i < g->inputs.n; i++) /* of a function's body */
        if (g->first[g->inputs.at[i]] == NO_PART)
            g->first[g->inputs.at[i]] = p->n_parts;
}

/* A stable sort: inputs were met in graph order. */
static void sort_inputs(struct grouping *g)
{
    dfg_node *at = g->inputs.at;
    for (size_t i = 1; i < g->inputs.n; i++) {
        dfg_node n = at[i];
        size_t k = i;
        for (; k > 0 && g->first[at[k - 1]] > g->first[n]; k--)
            at[k] = at[k - 1];
        at[k] = n;
    }
}

/* ---- is it legal? ---- */

static bool has_effect(const dfg_module *m, dfg_node n)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(m, dfg_node_op(m, n));
    return decl != NULL && decl->effect;
}

static bool is_root(const struct dfg_nodes roots, dfg_node n)
{
    for (uint32_t i = 0; i < roots.n; i++)
        if (roots.at[i] == n)
            return true;
    return false;
}

/* Does all that n flows to lead to the root? */
static bool leads_back(struct grouping *g, dfg_node n, dfg_node root)
{
    if (g->dominators == NULL)
        g->dominators = dfg_postdom_new(g->m);
    if (g->dominators == NULL || dfg_postdom_build(g->dominators) != DFG_OK) {
        g->failed = true;
        return false;
    }
    return dfg_postdominates(g->dominators, root, n);
}

static enum dfg_refused judge(struct grouping *g, struct dfg_nodes roots, bool duplicate)
{
    for (size_t i = 0; i < g->covers.n; i++) {
        dfg_node n = g->blamed = g->covers.at[i];
        if (g->taken != NULL && g->taken[n] != 0)
            return DFG_OVERLAPS;
        if (dfg_has_reference(g->m, n))
            return DFG_REFERS;
        if (is_root(roots, n) || is_marked(g, n, NESTED))
            continue;
        if (has_effect(g->m, n))
            return DFG_HAS_EFFECT;
        if (g->uses[n] + g->idle[n] == dfg_node_uses(g->m, n))
            continue;
        if (!duplicate || !leads_back(g, n, roots.at[0]))
            return DFG_ESCAPES;
        g->uses[n] = STAYS;
    }
    g->blamed = DFG_NONE;
    return DFG_NOT_REFUSED;
}

/* ---- the group ---- */

static struct part_span pool_span(struct grouping *g, const dfg_node *at, size_t n)
{
    struct node_list *pool = &g->groups->pool;
    struct part_span s = {pool->n, n};
    for (size_t i = 0; i < n; i++)
        if (!dfg_node_list_add(pool, at[i]))
            g->failed = true;
    return s;
}

/* Inputs, once each: embedded ones, or the others with the pattern's parameters first. */
static struct part_span embeds_of(struct grouping *g)
{
    struct part_span s = {g->groups->pool.n, 0};
    for (size_t i = 0; i < g->inputs.n; i++)
        if (g->uses[g->inputs.at[i]] == 1)
            s.n += pool_span(g, &g->inputs.at[i], 1).n;
    return s;
}

static void add_label(struct grouping *g, const char *name)
{
    struct groups *all = g->groups;
    if (!dfg_grow(&all->labels, &all->labels_room, all->n_labels + 1, sizeof *all->labels)) {
        g->failed = true;
        return;
    }
    all->labels[all->n_labels++] = (struct label){all->pool.n, name};
}

/* An input that is handed over, called name (NULL: nothing); once.  How many that are. */
static size_t add_param(struct grouping *g, dfg_node n, const char *name)
{
    if (n == DFG_NONE || !is_marked(g, n, INPUT) || g->uses[n] != 0)
        return 0;
    g->uses[n] = 2; /* it is listed */
    if (name != NULL)
        add_label(g, name);
    return pool_span(g, &n, 1).n;
}

static struct part_span params_of(struct grouping *g, const struct dfg_pattern *p, const void *match)
{
    struct part_span s = {g->groups->pool.n, 0};
    for (uint32_t c = 0; c < p->n_params; c++) {
        const char *at = (const char *)match + p->captures[c].offset;
        if (p->captures[c].kind == DFG_CAP_NODE)
            s.n += add_param(g, *(const dfg_node *)at, p->captures[c].name);
        const struct dfg_nodes *set = (const struct dfg_nodes *)at;
        for (uint32_t k = 0; p->captures[c].kind == DFG_CAP_NODES && k < set->n; k++)
            s.n += add_param(g, set->at[k], NULL);
    }
    for (size_t i = 0; i < g->inputs.n; i++)
        s.n += add_param(g, g->inputs.at[i], NULL);
    return s;
}

static int ascending(const void *a, const void *b)
{
    dfg_node x = *(const dfg_node *)a, y = *(const dfg_node *)b;
    return (x > y) - (x < y);
}

/* What is used outside stays there, with what it reads. */
static struct part_span alone_of(struct grouping *g, struct dfg_nodes roots)
{
    struct part_span s = {g->groups->pool.n, 0};
    for (size_t i = g->covers.n; i-- > 0;) {
        const dfg_node *args;
        dfg_node n = g->covers.at[i];
        bool stays = g->uses[n] == STAYS;
        uint32_t argc = stays ? dfg_node_args(g->m, n, &args) : 0;
        for (uint32_t k = 0; k < argc; k++)
            if (args[k] != DFG_NONE && !is_marked(g, args[k], INPUT) && !is_root(roots, args[k]))
                g->uses[args[k]] = STAYS;
        s.n += stays ? 0 : pool_span(g, &n, 1).n;
    }
    return s;
}

static uint32_t calls_in(const struct grouping *g)
{
    uint32_t n = 0;
    for (size_t i = 0; i < g->covers.n; i++)
        n += dfg_node_op(g->m, g->covers.at[i]) >= DFG_FIRST_OP;
    return n;
}

static void add_group(struct grouping *g, const struct dfg_pattern *p, const void *match,
                      struct dfg_nodes roots)
{
    struct group group = {
        .pick = {.entry = -1, .root = roots.at[0], .n_calls = calls_in(g), .cost = 1},
        .pattern = p,
        .covers = pool_span(g, g->covers.at, g->covers.n),
        .alone = alone_of(g, roots),
        .roots = pool_span(g, roots.at, roots.n),
        .embeds = embeds_of(g),
        .params = params_of(g, p, match),
    };
    if (g->failed || !dfg_chosen_add(g->groups, &group)) /* spans of what the pool has no room for are none */
        g->failed = true;
}

/* The roots in the pattern's order; the first is what the match begins with. */
static struct dfg_nodes roots_of(struct grouping *g, const struct dfg_pattern *p, const void *match)
{
    for (uint32_t r = 1, found = 1; found != 0; r++) {
        found = 0;
        for (uint32_t i = 0; i < p->n_parts; i++) {
            struct dfg_nodes s = bound_to(&p->parts[i], match);
            for (uint32_t k = 0; p->parts[i].root == r && k < s.n; k++, found++)
                if (!dfg_node_list_add(&g->roots, s.at[k]))
                    g->failed = true;
        }
    }
    return (struct dfg_nodes){g->roots.at, (uint32_t)g->roots.n};
}

enum dfg_refused dfg_group_of_match(struct grouping *g, const struct dfg_pattern *p, const void *match,
                                    bool duplicate)
{
    next_visit(g);
    mark_covered(g, p, match, dfg_node_body(g->m, *(const dfg_node *)match));
    read_operands(g);
    struct dfg_nodes roots = roots_of(g, p, match);
    if (g->failed || roots.n == 0)
        return DFG_ESCAPES;
    qsort(g->covers.at, g->covers.n, sizeof *g->covers.at, ascending);
    enum dfg_refused v = judge(g, roots, duplicate);
    if (v != DFG_NOT_REFUSED)
        return v;
    name_inputs(g, p, match);
    place_others(g, p);
    sort_inputs(g);
    add_group(g, p, match, roots);
    return g->failed ? DFG_ESCAPES : DFG_NOT_REFUSED;
}
