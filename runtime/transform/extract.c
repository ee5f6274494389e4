/* extract.c -- groups become functions.
 *
 * In:   a module, and groups of its nodes that do not overlap.
 * Out:  the module with a function for each group, and calls of them.
 * Errors: no memory; then the module is as it was.
 *
 * The module is rebuilt (core/rebuild.h) in the order in which it stood.  At the
 * first root of a group its inputs are copied, where they stand later, then its
 * function and the call.  What a group covers is not copied otherwise, unless
 * somebody outside asks for it: then it is computed twice.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/core.h"
#include "../core/rebuild.h"
#include "group.h"

struct step {
    dfg_node n, next; /* next: of a function whose body is being copied, where to go on in it; else DFG_NONE */
    bool ready;       /* what it reads has been copied */
};

struct extraction {
    struct rebuild r;
    dfg_module *m;
    const struct groups *groups;
    const struct function_maker *maker;
    const uint32_t *of; /* per old node: 1 + the group that covers it, 0: none */
    bool *done;         /* per group: its function stands */
    dfg_node *start;    /* see body_starts */
    uint8_t *live;      /* per old node: does a result need it? */
    struct step *steps;
    size_t n_steps, steps_room;
    struct node_list saved, args;
    bool failed;
};

/* ---- what a node reads ---- */

static bool push(struct extraction *x, dfg_node n, bool ready)
{
    if (!dfg_grow(&x->steps, &x->steps_room, x->n_steps + 1, sizeof *x->steps))
        return false;
    x->steps[x->n_steps++] = (struct step){.n = n, .ready = ready};
    return true;
}

static void ask_for(struct extraction *x, dfg_node n)
{
    if (n != DFG_NONE && x->r.to[n] == DFG_NONE && !push(x, n, false))
        x->failed = true;
}

static void ask_for_all(struct extraction *x, const dfg_node *at, size_t n)
{
    for (size_t i = n; i-- > 0;)
        ask_for(x, at[i]);
}

static const struct group *group_rooted_at(const struct extraction *x, dfg_node n)
{
    if (x->of[n] == 0 || x->done[x->of[n] - 1])
        return NULL;
    const struct group *g = &x->groups->at[x->of[n] - 1];
    const dfg_node *roots = dfg_group_nodes(x->groups, g->roots);
    for (size_t i = 0; i < g->roots.n; i++)
        if (roots[i] == n)
            return g;
    return NULL;
}

/* What stands around a function value and is read in its body. */
static void ask_for_closure(struct extraction *x, dfg_node func)
{
    for (dfg_node n = x->start[func]; n <= func; n++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(&x->r.was, n, &args);
        for (uint32_t i = 0; i < argc && x->live[n] != 0; i++)
            if (args[i] < x->start[func] && x->live[args[i]] != 0)
                ask_for(x, args[i]);
    }
}

static void ask_for_inputs(struct extraction *x, dfg_node n)
{
    const struct group *g = group_rooted_at(x, n);
    if (g != NULL) {
        ask_for_all(x, dfg_group_nodes(x->groups, g->params), g->params.n);
        if (g->dropped)
            ask_for_all(x, dfg_group_nodes(x->groups, g->embeds), g->embeds.n);
    } else if (dfg_node_op(&x->r.was, n) == DFG_FUNC) {
        ask_for_closure(x, n);
    } else {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(&x->r.was, n, &args);
        ask_for_all(x, args, argc);
    }
}

/* ---- copies ---- */

static void copy(struct extraction *x, dfg_node n)
{
    if (!x->failed && dfg_rebuild_copy(&x->r, n, NULL) == DFG_NONE)
        x->failed = true;
}

/* Opens the bodies that begin with n, as far as they belong to func. */
static void open_bodies(struct extraction *x, dfg_node n, dfg_node func)
{
    dfg_node in = x->start[n] == n && dfg_node_op(&x->r.was, n) == DFG_FUNC ? n : dfg_node_body(&x->r.was, n);
    while (in != DFG_NONE && x->start[in] == n) {
        dfg_body_open(x->m);
        if (in == func)
            return;
        in = dfg_node_body(&x->r.was, in);
    }
}

/* A function value as it is, with the functions in it. */
static void copy_function(struct extraction *x, dfg_node func)
{
    for (dfg_node n = x->start[func]; n <= func && !x->failed; n++) {
        open_bodies(x, n, func);
        copy(x, n);
    }
}

/* ---- a group ---- */

/* Inside the function, n stands for something else than around it. */
static void save(struct extraction *x, const dfg_node *at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!dfg_node_list_add(&x->saved, x->r.to[at[i]]))
            x->failed = true;
}

static void restore(struct extraction *x, const dfg_node *at, size_t n, size_t from)
{
    for (size_t i = 0; i < n && !x->failed; i++)
        x->r.to[at[i]] = x->saved.at[from + i];
}

/* An input is called as the pattern's author called it. */
static dfg_sym param_name(const struct extraction *x, const struct group *g, size_t i)
{
    const char *given = dfg_group_param_name(x->groups, g, i);
    char name[32];
    if (given == NULL)
        snprintf(name, sizeof name, "in%zu", i);
    given = given != NULL ? given : name;
    return dfg_symbol(x->m, given, strlen(given));
}

static void add_params(struct extraction *x, size_t k)
{
    const struct group *g = &x->groups->at[k];
    const dfg_node *inputs = dfg_group_nodes(x->groups, g->params);
    x->args.n = 0;
    for (size_t i = 0; i < g->params.n; i++) {
        const uint32_t scope = x->maker->names != NULL ? 2 : 1;
        dfg_node param = dfg_var(x->m, param_name(x, g, i), scope, dfg_node_type(&x->r.was, inputs[i]));
        x->r.to[inputs[i]] = param;
        if (param == DFG_NONE || !dfg_rebuild_copy_facts(&x->r, inputs[i], param) ||
            !dfg_node_list_add(&x->args, param))
            x->failed = true;
    }
}

/* The outermost function of the group whose body begins with n; DFG_NONE: none. */
static dfg_node function_from(const struct extraction *x, dfg_node n, size_t k)
{
    dfg_node found = DFG_NONE;
    dfg_node in = dfg_node_op(&x->r.was, n) == DFG_FUNC ? n : dfg_node_body(&x->r.was, n);
    for (; in != DFG_NONE && x->start[in] == n && x->of[in] == k + 1; in = dfg_node_body(&x->r.was, in))
        found = in;
    return found;
}

static void add_body(struct extraction *x, size_t k)
{
    const struct group *g = &x->groups->at[k];
    const dfg_node *at = dfg_group_nodes(x->groups, g->embeds);
    for (size_t i = 0; i < g->embeds.n; i++)
        copy(x, at[i]);
    at = dfg_group_nodes(x->groups, g->covers);
    for (size_t i = 0; i < g->covers.n && !x->failed; i++) {
        dfg_node func = function_from(x, at[i], k);
        if (func == DFG_NONE) {
            copy(x, at[i]);
        } else { /* its body is all ids up to it, and all of them are covered */
            copy_function(x, func);
            i += func - at[i];
        }
    }
}

/* What the function returns: its root, or a tuple of them; of a module's function all of them. */
static uint32_t add_results(struct extraction *x, const struct group *g, dfg_node *tuple,
                            const dfg_node **results)
{
    const dfg_node *roots = dfg_group_nodes(x->groups, g->roots);
    size_t base = x->args.n;
    for (size_t i = 0; i < g->roots.n; i++)
        if (!dfg_node_list_add(&x->args, x->r.to[roots[i]]))
            x->failed = true;
    if (x->failed)
        return 0;
    *results = x->args.at + base;
    if (g->roots.n == 1 || x->maker->names != NULL)
        return (uint32_t)g->roots.n;
    *tuple = dfg_tuple(x->m, x->args.at + base, (uint32_t)g->roots.n, 0);
    *results = tuple;
    return 1;
}

/* The type of all roots together, and of their function; 0: not known. */
static uint32_t result_type(struct extraction *x, const struct group *g, uint32_t *func_type)
{
    size_t n = g->roots.n + g->params.n;
    uint32_t *types = malloc(n * sizeof *types), type = 0;
    const dfg_node *roots = dfg_group_nodes(x->groups, g->roots),
                   *params = dfg_group_nodes(x->groups, g->params);
    bool known = types != NULL;
    for (size_t i = 0; known && i < g->params.n; i++)
        types[i] = dfg_node_type(&x->r.was, params[i]);
    for (size_t i = 0; known && i < g->roots.n; i++)
        known = (types[g->params.n + i] = dfg_node_type(&x->r.was, roots[i])) != 0;
    if (known) {
        uint32_t *results = types + g->params.n, n_roots = (uint32_t)g->roots.n;
        type = n_roots == 1 ? results[0] : dfg_type_tuple(x->m, n_roots, results);
        if (n_roots > 1 && x->maker->names == NULL) {
            results = &type;
            n_roots = 1;
        }
        *func_type = dfg_type_func(x->m, (uint32_t)g->params.n, types, n_roots, results);
    }
    x->failed = x->failed || types == NULL;
    free(types);
    return type;
}

/* The function of group k; *type: of what a call of it gives. */
static dfg_node add_function(struct extraction *x, size_t k, uint32_t *type)
{
    const struct group *g = &x->groups->at[k];
    const dfg_node *params = dfg_group_nodes(x->groups, g->params),
                   *embeds = dfg_group_nodes(x->groups, g->embeds),
                   *covers = dfg_group_nodes(x->groups, g->covers), *results = NULL;
    uint32_t func_type = 0;
    dfg_node tuple, func = DFG_NONE;
    struct dfg_attr *attrs = malloc((x->maker->most_attrs + 1) * sizeof *attrs);
    uint32_t n_attrs =
        attrs != NULL ? x->maker->attrs(x->maker->ctx, x->m, dfg_rebuild_was(&x->r), k, attrs) : DFG_NO_ATTRS;
    x->failed = x->failed || n_attrs == DFG_NO_ATTRS;
    *type = result_type(x, g, &func_type);
    x->saved.n = 0;
    save(x, params, g->params.n);
    save(x, embeds, g->embeds.n);
    save(x, covers, g->covers.n);
    if (!x->failed) {
        dfg_body_open(x->m);
        add_params(x, k);
        add_body(x, k);
        uint32_t n_results = x->failed ? 0 : add_results(x, g, &tuple, &results);
        func = x->failed ? DFG_NONE
                         : dfg_func(x->m, x->args.at, (uint32_t)g->params.n, results, n_results, attrs,
                                    n_attrs, func_type);
    }
    restore(x, params, g->params.n, 0);
    restore(x, embeds, g->embeds.n, g->params.n);
    restore(x, covers, g->covers.n, g->params.n + g->embeds.n);
    free(attrs);
    x->failed = x->failed || func == DFG_NONE;
    return func;
}

static dfg_node add_call(struct extraction *x, const struct group *g, dfg_node callee, uint32_t type)
{
    const dfg_node *params = dfg_group_nodes(x->groups, g->params);
    uint32_t results = x->maker->names != NULL ? (uint32_t)g->roots.n : 1;
    x->args.n = 0;
    if (!dfg_node_list_add(&x->args, callee))
        x->failed = true;
    for (size_t i = 0; i < g->params.n; i++)
        if (!dfg_node_list_add(&x->args, x->r.to[params[i]]))
            x->failed = true;
    return x->failed ? DFG_NONE
                     : dfg_node_add(x->m, dfg_kind_of(x->m, DFG_CALL, results, NULL, 0), x->args.at,
                                    (uint32_t)x->args.n, type);
}

/* What stands outside for each root: the call, or its projections. */
static void replace_roots(struct extraction *x, const struct group *g, dfg_node call)
{
    const dfg_node *roots = dfg_group_nodes(x->groups, g->roots);
    for (size_t i = 0; i < g->roots.n && !x->failed; i++) {
        uint32_t type = dfg_node_type(&x->r.was, roots[i]);
        dfg_node n = g->roots.n == 1 ? call : dfg_get(x->m, call, (uint32_t)i, type);
        dfg_set_name(x->m, n, dfg_name(&x->r.was, roots[i]));
        x->r.to[roots[i]] = n;
        x->failed = n == DFG_NONE || !dfg_rebuild_copy_facts(&x->r, roots[i], n);
    }
}

static void call_group(struct extraction *x, size_t k)
{
    const struct group *g = &x->groups->at[k];
    uint32_t type = 0;
    dfg_node callee;
    if (x->maker->names != NULL) {
        callee = dfg_node_add(x->m, dfg_kind_of(x->m, DFG_GLOBAL, x->maker->names[k], NULL, 0), NULL, 0, 0);
        uint32_t func_type;
        type = result_type(x, g, &func_type);
    } else {
        callee = add_function(x, k, &type);
    }
    dfg_node call = x->failed ? DFG_NONE : add_call(x, g, callee, type);
    x->done[k] = true;
    if (call == DFG_NONE)
        x->failed = true;
    else
        replace_roots(x, g, call);
}

/* ---- a group that is dropped ---- */

/* The body of a function in place of its call. */
static void inline_call(struct extraction *x, dfg_node call)
{
    const dfg_node *args, *params;
    uint32_t argc = dfg_node_args(&x->r.was, call, &args);
    dfg_node func = args[0];
    uint32_t n_operands = dfg_node_args(&x->r.was, func, &params);
    for (uint32_t i = 0; i + 1 < argc && i + 1 < n_operands; i++)
        x->r.to[params[i]] = x->r.to[args[i + 1]];
    for (dfg_node n = x->start[func]; n < func && !x->failed; n++) {
        dfg_node inner = n;
        for (dfg_node in = dfg_node_body(&x->r.was, n); in != func; in = dfg_node_body(&x->r.was, in))
            inner = in;
        if (inner != n || dfg_node_op(&x->r.was, n) == DFG_FUNC)
            copy_function(x, inner);
        else if (x->r.to[n] == DFG_NONE)
            copy(x, n);
        n = inner;
    }
    x->r.to[call] = x->r.to[params[n_operands - 1]];
}

/* A result of a call that stands no more: the field of the tuple that was returned. */
static void inline_get(struct extraction *x, dfg_node get)
{
    const dfg_node *call, *func, *results, *fields;
    uint32_t field = dfg_node_data(dfg_rebuild_was(&x->r), get);
    dfg_node_args(&x->r.was, get, &call);
    dfg_node_args(&x->r.was, call[0], &func);
    uint32_t n = dfg_node_args(&x->r.was, func[0], &results);
    bool is_tuple = dfg_node_op(&x->r.was, results[n - 1]) == DFG_TUPLE;
    if (is_tuple && field < dfg_node_args(&x->r.was, results[n - 1], &fields))
        x->r.to[get] = x->r.to[fields[field]];
    else
        copy(x, get);
}

static void inline_group(struct extraction *x, size_t k)
{
    const struct group *g = &x->groups->at[k];
    const dfg_node *at = dfg_group_nodes(x->groups, g->covers);
    for (size_t i = 0; i < g->covers.n && !x->failed; i++) {
        uint16_t op = dfg_node_op(&x->r.was, at[i]);
        dfg_node body = dfg_node_body(&x->r.was, at[i]);
        if (body != DFG_NONE && x->of[body] == k + 1)
            continue; /* inside of a function */
        if (op == DFG_CALL)
            inline_call(x, at[i]);
        else if (op == DFG_GET)
            inline_get(x, at[i]);
    }
    x->done[k] = true;
}

/* ---- the module ---- */

/* Does nothing need n, which is no parameter?  It may use what is in a group. */
static bool is_dead(const struct extraction *x, dfg_node n)
{
    return x->live[n] == 0 && dfg_node_op(&x->r.was, n) != DFG_VAR;
}

/* Does a group cover n, and is it no root of it? */
static bool is_hidden(const struct extraction *x, dfg_node n)
{
    return x->of[n] != 0 && x->r.to[n] == DFG_NONE && group_rooted_at(x, n) == NULL;
}

/* The next node of the function's own body that is to be copied; the function itself: there is none. */
static dfg_node next_in_body(const struct extraction *x, dfg_node func, dfg_node *next)
{
    while (*next < func) {
        dfg_node inner = *next;
        for (dfg_node in = dfg_node_body(&x->r.was, inner); in != func; in = dfg_node_body(&x->r.was, in))
            inner = in; /* the function in this body that holds it */
        *next = inner + 1;
        if (!is_hidden(x, inner) && !is_dead(x, inner))
            return inner;
    }
    return func;
}

/* One step further with what is asked for last: first what it reads, of a function then its body. */
static void copy_further(struct extraction *x)
{
    struct step *s = &x->steps[x->n_steps - 1];
    const dfg_node at = s->n, inner = s->next != DFG_NONE ? next_in_body(x, at, &s->next) : at;
    const struct group *g = group_rooted_at(x, at);
    if (inner != at) {
        ask_for(x, inner);
    } else if (x->r.to[at] != DFG_NONE) {
        x->n_steps--;
    } else if (!s->ready) {
        s->ready = true;
        ask_for_inputs(x, at);
    } else if (g == NULL && dfg_node_op(&x->r.was, at) == DFG_FUNC && s->next == DFG_NONE) {
        dfg_body_open(x->m);
        s->next = x->start[at];
    } else {
        x->n_steps--;
        if (g == NULL)
            copy(x, at);
        else if (g->dropped)
            inline_group(x, x->of[at] - 1);
        else
            call_group(x, x->of[at] - 1);
    }
}

/* A module's function with its body and the functions in it, in which groups are called. */
static void copy_module_function(struct extraction *x, dfg_node func)
{
    x->failed = !push(x, func, true);
    while (x->n_steps > 0 && !x->failed)
        copy_further(x);
}

static void add_module_functions(struct extraction *x)
{
    for (size_t k = 0; x->maker->names != NULL && k < x->groups->n && !x->failed; k++) {
        uint32_t type;
        if (x->groups->at[k].dropped)
            continue;
        dfg_node func = add_function(x, k, &type);
        x->failed = x->failed || !dfg_function_add(x->m, x->maker->names[k], func);
    }
}

/* Has n its own copy of the constant, in its group's function?  What is computed outside as well asks for it there,
 * if it does not stand in a function of its own. */
static bool has_own(const struct extraction *x, dfg_node n, dfg_node constant)
{
    const struct group *g = x->of[n] != 0 ? &x->groups->at[x->of[n] - 1] : NULL;
    if (g == NULL || g->dropped || (g->alone.n < g->covers.n && dfg_node_body(x->m, n) != dfg_node_body(x->m, constant)))
        return false;
    const dfg_node *embeds = dfg_group_nodes(x->groups, g->embeds);
    for (size_t i = 0; i < g->embeds.n; i++)
        if (embeds[i] == constant)
            return true;
    return false;
}

/* A constant of which all that read it have their own copies is dead. */
static void bury_embedded(struct extraction *x)
{
    enum { BURIED = 2 };
    for (size_t k = 0; k < x->groups->n; k++) {
        const struct group *g = &x->groups->at[k];
        const dfg_node *embeds = dfg_group_nodes(x->groups, g->embeds);
        for (size_t i = 0; i < g->embeds.n; i++)
            x->live[embeds[i]] = BURIED;
    }
    for (dfg_node n = 1; n < dfg_n_nodes(x->m); n++) {
        const dfg_node *args;
        uint32_t argc = x->live[n] != 0 ? dfg_node_args(x->m, n, &args) : 0;
        for (uint32_t i = 0; i < argc; i++)
            if (x->live[args[i]] == BURIED && !has_own(x, n, args[i]))
                x->live[args[i]] = 1;
    }
    for (dfg_node n = 1; n < dfg_n_nodes(x->m); n++)
        x->live[n] = x->live[n] == 1;
}

static bool extraction_begin(struct extraction *x)
{
    x->start = dfg_body_starts(x->m);
    x->done = calloc(x->groups->n + 1, sizeof *x->done);
    x->live = calloc(dfg_n_nodes(x->m), sizeof *x->live);
    if (x->start == NULL || x->done == NULL || x->live == NULL || !dfg_rebuild_mark(x->m, x->live))
        return false;
    bury_embedded(x);
    return dfg_rebuild_begin(&x->r, x->m);
}

static void extraction_end(struct extraction *x)
{
    free(x->start);
    free(x->done);
    free(x->live);
    free(x->steps);
    free(x->saved.at);
    free(x->args.at);
}

dfg_status dfg_extract_groups(dfg_module *m, const struct groups *groups, const uint32_t *of,
                              const struct function_maker *maker, struct dfg_error *e)
{
    struct extraction x = {.m = m, .groups = groups, .of = of, .maker = maker};
    dfg_status status = dfg_need_closed(m, e);
    if (status != DFG_OK)
        return status;
    bool begun = extraction_begin(&x);
    status = DFG_NO_MEMORY;
    if (begun) {
        add_module_functions(&x);
        for (uint32_t i = 0; i < x.r.was.functions.n && !x.failed; i++)
            copy_module_function(&x, x.r.was.functions.rows[i].func);
        if (x.failed)
            dfg_rebuild_undo(&x.r);
        else
            status = dfg_rebuild_end(&x.r, NULL);
    }
    extraction_end(&x);
    return status == DFG_OK ? status : dfg_fail(e, status, "out of memory");
}
