/* merge.c -- composites for one target become regions.
 *
 * In:   a module in which matches became functions that are called where they stand.
 * Out:  the module with a function for each region, called there.
 * Errors: no memory; then the module is as it was.
 *
 * What can be one region waves.c says; here are its function's operands and results.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/core.h"
#include "regions.h"
#include "waves.h"

struct merge {
    dfg_module *m;
    const struct dfg_merge_options *options;
    uint32_t n_nodes;
    dfg_node *start;
    struct waves waves; /* an atom is a composite's call */
    uint32_t *of;       /* per node: 1 + its group */
    bool *used_outside; /* per node of a region */
    struct groups groups;
    struct node_list names; /* per group: the symbol of its function's name */
    bool failed;
};

/* ---- composites ---- */

/* The value of the function's attribute; 0: it has none, or it is no string. */
static dfg_sym string_attr(const dfg_module *m, dfg_node func, const char *key)
{
    const dfg_val v = dfg_stated_attr(m, dfg_kind_info(m, dfg_node_kind(m, func)), key);
    return v.tag == DFG_V_STR ? v.u.id : 0;
}

/* Which target the composite is for: its Compiler, else its name up to the first dot. */
static dfg_sym target_of(dfg_module *m, dfg_node func)
{
    dfg_sym compiler = string_attr(m, func, "Compiler"), composite = string_attr(m, func, "Composite");
    if (composite == 0 || compiler != 0)
        return composite == 0 ? 0 : compiler;
    const char *name = dfg_symbol_text(m, composite);
    return dfg_symbol(m, name, strcspn(name, "."));
}

/* Is n a call, with one result, of a composite that is written where it is called? */
static dfg_node callee_of(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    if (dfg_node_op(m, n) != DFG_CALL || dfg_node_args(m, n, &args) == 0 ||
        dfg_node_op(m, args[0]) != DFG_FUNC)
        return DFG_NONE;
    bool own = dfg_node_uses(m, args[0]) == 1 && dfg_node_body(m, args[0]) == dfg_node_body(m, n);
    return own ? args[0] : DFG_NONE;
}

static void mark_atom(struct merge *x, dfg_node call, dfg_node func)
{
    dfg_sym target = target_of(x->m, func);
    if (target == 0 || dfg_in_composite(x->m, call))
        return;
    for (dfg_node n = x->start[func]; n <= func; n++)
        x->waves.atom[n] = call;
    dfg_waves_add(&x->waves, call, target);
}

static void find_atoms(struct merge *x)
{
    for (dfg_node n = 1; n < x->n_nodes; n++) {
        const dfg_node *args;
        dfg_node func = callee_of(x->m, n);
        if (func != DFG_NONE)
            mark_atom(x, n, func);
        else if (dfg_node_op(x->m, n) == DFG_GET && dfg_node_args(x->m, n, &args) == 1 &&
                 x->waves.atom[args[0]] == args[0])
            x->waves.atom[n] = args[0]; /* one of its results */
    }
}

/* ---- regions as groups ---- */

static uint32_t calls_in(const struct merge *x, const dfg_node *at, size_t n)
{
    uint32_t calls = 0;
    for (size_t i = 0; i < n; i++)
        calls += dfg_node_op(x->m, at[i]) >= DFG_FIRST_OP;
    return calls;
}

/* Is a region of these nodes worth a function? */
static bool is_kept(const struct merge *x, const dfg_node *at, size_t n)
{
    return dfg_has_heavy(x->m, x->options, at, n) &&
           (x->options == NULL || calls_in(x, at, n) >= x->options->least_calls);
}

struct member {
    dfg_node region, n;
};

static int by_region(const void *a, const void *b)
{
    const struct member *x = a, *y = b;
    if (x->region != y->region)
        return x->region < y->region ? -1 : 1;
    return (x->n > y->n) - (x->n < y->n);
}

static struct part_span add_span(struct merge *x, const dfg_node *at, size_t n)
{
    struct part_span s = {x->groups.pool.n, n};
    for (size_t i = 0; i < n; i++)
        if (!dfg_node_list_add(&x->groups.pool, at[i]))
            x->failed = true;
    return s;
}

/* Each composite's nodes as members of its region, sorted; *n of them.  NULL: no memory. */
static struct member *list_members(struct merge *x, size_t *n)
{
    struct member *members = malloc(x->n_nodes * sizeof *members);
    *n = 0;
    for (dfg_node i = 1; members != NULL && i < x->n_nodes; i++)
        if (x->waves.atom[i] != DFG_NONE)
            members[(*n)++] = (struct member){dfg_waves_region(&x->waves, x->waves.atom[i]), i};
    if (members != NULL)
        qsort(members, *n, sizeof *members, by_region);
    return members;
}

static void add_regions(struct merge *x)
{
    size_t n_members;
    struct member *members = list_members(x, &n_members);
    x->failed = x->failed || members == NULL;
    for (size_t i = 0, n; i < n_members && !x->failed; i += n) {
        struct group g = {.pick = {.root = members[i].region, .entry = -1}};
        for (n = 0; i + n < n_members && members[i + n].region == members[i].region; n++)
            if (!dfg_node_list_add(&x->groups.pool, members[i + n].n))
                x->failed = true;
        g.covers = (struct part_span){x->groups.pool.n - n, n};
        g.dropped = !x->failed && !is_kept(x, dfg_group_nodes(&x->groups, g.covers), n);
        x->failed = x->failed || !dfg_chosen_add(&x->groups, &g);
        for (size_t k = 0; k < n && !x->failed; k++)
            x->of[members[i + k].n] = (uint32_t)x->groups.n;
    }
    free(members);
}

/* What a region takes and gives: one look at every operand of the module. */
static void mark_uses(struct merge *x)
{
    for (dfg_node n = 1; n < x->n_nodes; n++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(x->m, n, &args);
        for (uint32_t k = 0; k < argc; k++)
            if (args[k] != DFG_NONE && x->of[args[k]] != x->of[n])
                x->used_outside[args[k]] = true;
    }
}

static void list_roots(struct merge *x, struct group *g)
{
    g->roots = (struct part_span){x->groups.pool.n, 0};
    for (size_t i = 0; i < g->covers.n; i++) {
        dfg_node n = dfg_group_nodes(&x->groups, g->covers)[i];
        if (x->used_outside[n])
            g->roots.n += add_span(x, &n, 1).n;
    }
}

/* Inputs in order of their first use: constants, or all others. */
static struct part_span list_inputs(struct merge *x, const struct group *g, uint32_t visit, bool constants)
{
    struct part_span s = {x->groups.pool.n, 0};
    for (size_t i = 0; i < g->covers.n && !x->failed; i++) {
        const dfg_node *args;
        dfg_node n = dfg_group_nodes(&x->groups, g->covers)[i];
        uint32_t argc = dfg_node_args(x->m, n, &args);
        for (uint32_t k = 0; k < argc; k++) {
            dfg_node a = args[k];
            if (a == DFG_NONE || x->of[a] == x->of[n] || x->waves.wave[a] == visit)
                continue;
            if ((dfg_node_op(x->m, a) == DFG_CONST) != constants)
                continue;
            x->waves.wave[a] = visit; /* waves have done their work */
            s.n += add_span(x, &a, 1).n;
        }
    }
    return s;
}

static void find_regions(struct merge *x)
{
    find_atoms(x);
    dfg_waves_find(&x->waves);
    add_regions(x);
    mark_uses(x);
    memset(x->waves.wave, 0, x->n_nodes * sizeof *x->waves.wave);
    for (uint32_t k = 0; k < x->groups.n && !x->failed; k++) {
        struct group *g = &x->groups.at[k];
        list_roots(x, g);
        g->dropped = g->dropped || g->roots.n == 0; /* nothing reads what it computes */
        g->embeds = list_inputs(x, g, 2 * k + 1, true);
        g->params = list_inputs(x, g, 2 * k + 2, false);
    }
}

/* ---- functions ---- */

static uint32_t region_attrs(void *ctx, dfg_module *m, const dfg_module *was, size_t k,
                             struct dfg_attr *attrs)
{
    const struct merge *x = ctx;
    dfg_sym target = x->waves.target[x->groups.at[k].pick.root];
    (void)was;
    attrs[0] =
        (struct dfg_attr){dfg_symbol(m, "Compiler", strlen("Compiler")), {.tag = DFG_V_STR, .u.id = target}};
    attrs[1] = (struct dfg_attr){dfg_symbol(m, "global_symbol", strlen("global_symbol")),
                                 {.tag = DFG_V_STR, .u.id = x->names.at[k]}};
    return 2;
}

/* TARGET_FUNCTION_NUMBER, as no function of the module is called. */
static dfg_sym new_name(struct merge *x, const struct group *g, size_t *number)
{
    dfg_node around = dfg_outer_function(x->m, g->pick.root);
    const char *target = dfg_symbol_text(x->m, x->waves.target[g->pick.root]), *in = "";
    for (uint32_t i = 0; i < dfg_n_functions(x->m); i++)
        if (dfg_function(x->m, i) == around)
            in = dfg_symbol_text(x->m, dfg_function_name(x->m, i));
    size_t size = strlen(target) + strlen(in) + 32;
    char *name = malloc(size);
    dfg_sym sym = 0;
    if (name == NULL)
        return 0;
    do {
        snprintf(name, size, "%s_%s_%zu", target, in, (*number)++);
        sym = dfg_symbol(x->m, name, strlen(name));
    } while (sym != 0 && dfg_function_by_name(x->m, sym) != DFG_NONE);
    free(name);
    return sym;
}

static size_t name_regions(struct merge *x)
{
    size_t number = 0, n = 0;
    for (size_t k = 0; k < x->groups.n && !x->failed; k++) {
        const struct group *g = &x->groups.at[k];
        dfg_sym name = g->dropped ? 0 : new_name(x, g, &number);
        n += !g->dropped;
        x->failed = !dfg_node_list_add(&x->names, name) || (name == 0 && !g->dropped);
    }
    return n;
}

static bool merge_begin(struct merge *x)
{
    size_t n = x->n_nodes;
    x->start = dfg_body_starts(x->m);
    x->of = calloc(n, sizeof *x->of);
    x->used_outside = calloc(n, sizeof *x->used_outside);
    return dfg_waves_begin(&x->waves, x->m) && x->start != NULL && x->of != NULL && x->used_outside != NULL;
}

static void merge_end(struct merge *x)
{
    free(x->start);
    dfg_waves_end(&x->waves);
    free(x->of);
    free(x->used_outside);
    free(x->names.at);
    dfg_chosen_free(&x->groups);
}

dfg_status dfg_merge(dfg_module *m, const struct dfg_merge_options *options, size_t *n_regions,
                     struct dfg_error *e)
{
    struct merge x = {.m = m, .options = options, .n_nodes = dfg_n_nodes(m)};
    x.failed = !merge_begin(&x);
    if (!x.failed)
        find_regions(&x);
    const size_t n = x.failed ? 0 : name_regions(&x);
    const struct function_maker maker = {.ctx = &x, .names = x.names.at, .attrs = region_attrs, .most_attrs = 2};
    dfg_status status = x.failed ? dfg_fail(e, DFG_NO_MEMORY, "out of memory")
                                 : dfg_extract_groups(m, &x.groups, x.of, &maker, e);
    if (n_regions != NULL)
        *n_regions = n;
    merge_end(&x);
    return status;
}
