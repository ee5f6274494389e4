/* inline_calls.c -- calls of the module's functions become what these compute.
 *
 * In:   a module with functions, as models have that exporters write them into.
 * Out:  their bodies where they were called, each call with copies of its own, and an attribute that a body takes from
 *       its call as the call has it; functions that nothing calls any more are gone.
 *
 * A round inlines the functions that call none of such themselves, so the next one has calls of those that called
 * them; what calls itself stays.  A function with attributes stays, since it says what its calls are (a Composite of a
 * partition), and so does one of which a call lacks what the body takes from it.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/rebuild.h"
#include "../dfg_extend.h"
#include "../dfg_visit.h"
#include "group.h"

/* Functions that call each other twice have as many nodes as two to the power of their number. */
#define MOST_NODES (UINT32_C(1) << 22)

struct inlining {
    dfg_module *m;
    dfg_node *start;  /* see dfg_body_starts */
    dfg_node *callee; /* per node: the function whose body stands for this call; DFG_NONE */
    bool *is_taken_apart; /* per node: projections read it */
    uint32_t n_nodes;
    dfg_node *to;     /* per node of the body that is being copied: its copy */
    struct node_list args;
    struct node_list names; /* of functions that were inlined somewhere */
    uint64_t n_made;
};

/* ---- which calls ---- */

static dfg_node function_of(dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    const uint16_t op = dfg_node_op(m, n);
    if (op == DFG_CALL && dfg_node_args(m, n, &args) > 0 && dfg_node_op(m, args[0]) == DFG_GLOBAL)
        return dfg_function_by_name(m, dfg_node_data(m, args[0]));
    if (op < DFG_FIRST_OP || dfg_operator_decl(m, op) != NULL)
        return DFG_NONE;
    const char *name = dfg_operator_name(m, op);
    return dfg_function_by_name(m, dfg_symbol(m, name, strlen(name)));
}

/* The attribute of a call that the fact DFG_REFERENCE names; NULL: it has none. */
static const struct dfg_attr *referred(const dfg_module *m, dfg_node call, dfg_val name)
{
    const struct dfg_kind *k = &m->kinds.rows[dfg_node_kind(m, call)];
    for (uint32_t i = 0; name.tag == DFG_V_STR && i < k->n_attrs; i++)
        if (k->attrs[i].key == name.u.id)
            return &k->attrs[i];
    return NULL;
}

static bool is_reference(const dfg_module *m, const struct dfg_fact *f)
{
    return strncmp(dfg_symbol_text(m, f->key), DFG_REFERENCE, sizeof DFG_REFERENCE - 1) == 0;
}

/* May the body stand for the call?  It calls nothing that will be inlined itself, and finds what it takes from it. */
static bool fits(const struct inlining *x, dfg_node func, dfg_node call)
{
    dfg_module *m = x->m;
    const dfg_node *results;
    const uint32_t n_results = dfg_node_args(m, func, &results);
    const dfg_node *args;
    const uint32_t passed = dfg_node_args(m, call, &args) - (dfg_node_op(m, call) == DFG_CALL);
    bool ok = m->kinds.rows[dfg_node_kind(m, func)].n_attrs == 0 && n_results > dfg_node_data(m, func);
    for (uint32_t i = dfg_node_data(m, func); ok && i < n_results; i++)
        ok = results[i] != DFG_NONE && dfg_node_op(m, results[i]) != DFG_VAR;
    ok = ok && passed <= dfg_node_data(m, func);
    for (dfg_node n = x->start[func]; ok && n < func; n++) {
        const struct dfg_fact *facts;
        const uint32_t n_facts = dfg_facts(m, n, &facts);
        const dfg_node inner = function_of(m, n);
        ok = inner == DFG_NONE || m->kinds.rows[dfg_node_kind(m, inner)].n_attrs > 0;
        for (uint32_t i = 0; ok && i < n_facts; i++)
            ok = !is_reference(m, &facts[i]) || referred(m, call, facts[i].value) != NULL;
    }
    return ok;
}

/* How many calls are inlined in this round, and whether there would be too many nodes then. */
static uint64_t choose(struct inlining *x, bool *too_many)
{
    dfg_module *m = x->m;
    uint64_t n_chosen = 0, n_nodes = x->n_nodes;
    for (dfg_node n = 1; n < x->n_nodes; n++) {
        const dfg_node *args;
        const dfg_node func = function_of(m, n);
        if (dfg_node_op(m, n) == DFG_GET && dfg_node_args(m, n, &args) == 1)
            x->is_taken_apart[args[0]] = true;
        if (func == DFG_NONE)
            continue;
        if (fits(x, func, n)) {
            x->callee[n] = func;
            n_chosen++;
            n_nodes += func - x->start[func];
        }
    }
    *too_many = n_nodes > MOST_NODES;
    return n_chosen;
}

/* ---- copies ---- */

/* Attributes are the call's; where that has one of the function around it, so has the copy. */
static bool refer(dfg_module *m, dfg_node call, dfg_node copy, dfg_sym key, dfg_sym name)
{
    const struct dfg_fact *facts;
    const uint32_t n = dfg_facts(m, call, &facts);
    const char *text = dfg_symbol_text(m, name);
    for (uint32_t i = 0; i < n; i++)
        if (is_reference(m, &facts[i]) &&
            strcmp(dfg_symbol_text(m, facts[i].key) + sizeof DFG_REFERENCE - 1, text) == 0)
            return dfg_set_fact(m, copy, key, facts[i].value);
    return true;
}

static dfg_node copy_referring(struct inlining *x, dfg_node call, dfg_node n, const dfg_node *args, uint32_t n_args)
{
    dfg_module *m = x->m;
    const struct dfg_kind k = m->kinds.rows[dfg_node_kind(m, n)];
    const struct dfg_fact *facts;
    const uint32_t n_facts = dfg_facts(m, n, &facts);
    struct dfg_attr *attrs = dfg_heap_alloc(m, (size_t)k.n_attrs + 1, sizeof *attrs);
    if (attrs == NULL)
        return DFG_NONE;
    if (k.n_attrs > 0)
        memcpy(attrs, k.attrs, k.n_attrs * sizeof *attrs);
    for (uint32_t i = 0; i < n_facts; i++) {
        const char *name = dfg_symbol_text(m, facts[i].key) + sizeof DFG_REFERENCE - 1;
        for (uint32_t a = 0; is_reference(m, &facts[i]) && a < k.n_attrs; a++)
            if (strcmp(dfg_symbol_text(m, attrs[a].key), name) == 0)
                attrs[a].value = referred(m, call, facts[i].value)->value;
    }
    const dfg_node copy = dfg_call_op(m, k.op, args, n_args, attrs, k.n_attrs, k.data, dfg_node_type(m, n));
    bool ok = copy != DFG_NONE;
    dfg_heap_free(m, attrs);
    if (ok)
        dfg_set_name(m, copy, dfg_name(m, n));
    for (uint32_t i = 0; ok && i < n_facts; i++) {
        dfg_facts(m, n, &facts);
        const struct dfg_fact f = facts[i];
        ok = is_reference(m, &f) ? refer(m, call, copy, f.key, f.value.u.id) : dfg_set_fact(m, copy, f.key, f.value);
    }
    return ok ? copy : DFG_NONE;
}

/* Without its note: names of results that are its own there may be those of values around it here. */
static dfg_node copy_function(dfg_module *m, dfg_node n, const dfg_node *args, uint32_t n_args)
{
    const struct dfg_kind k = m->kinds.rows[dfg_node_kind(m, n)];
    const dfg_node *results = n_args > 0 ? args + k.data : NULL; /* args may be NULL, too */
    return dfg_func(m, args, k.data, results, n_args - k.data, k.attrs, k.n_attrs, dfg_node_type(m, n));
}

static dfg_node copy_node(struct dfg_mutator *mu, dfg_node call, dfg_node n)
{
    struct inlining *x = mu->ctx;
    dfg_module *m = x->m;
    const dfg_node *own;
    const uint32_t argc = dfg_node_args(m, n, &own);
    x->args.n = 0;
    for (uint32_t i = 0; i < argc; i++)
        if (!dfg_node_list_add(&x->args, own[i] != DFG_NONE ? x->to[own[i]] : DFG_NONE))
            return DFG_NONE;
    if (dfg_node_op(m, n) == DFG_FUNC)
        return copy_function(m, n, x->args.at, argc);
    if (dfg_has_reference(m, n))
        return copy_referring(x, call, n, x->args.at, argc);
    const dfg_node copy = dfg_copy_with(mu, n, x->args.at);
    if (copy != DFG_NONE && argc == 0) /* a constant's tensor, a variable's name */
        m->nodes.first[copy] = m->nodes.first[n];
    return copy;
}

/* The body with the call's operands; what the call is then.  DFG_NONE: no memory. */
static dfg_node body_of(struct dfg_mutator *mu, dfg_node call, dfg_node post)
{
    struct inlining *x = mu->ctx;
    dfg_module *m = x->m;
    const dfg_node func = x->callee[call], *ends, *args;
    const uint32_t first = dfg_node_op(m, post) == DFG_CALL, passed = dfg_node_args(m, post, &args) - first;
    const uint32_t n_params = dfg_node_data(m, func), n_ends = dfg_node_args(m, func, &ends);
    for (uint32_t i = 0; i < n_params; i++)
        x->to[ends[i]] = i < passed ? args[first + i] : DFG_NONE;
    for (dfg_node n = x->start[func]; n < func; n++) {
        if (dfg_node_op(m, n) == DFG_VAR && dfg_node_body(m, n) == func)
            continue;
        for (dfg_node in = dfg_node_op(m, n) == DFG_FUNC && x->start[n] == n ? n : dfg_node_body(m, n);
             in != func && x->start[in] == n; in = dfg_node_body(m, in))
            dfg_body_open(m);
        x->to[n] = copy_node(mu, call, n);
        if (x->to[n] == DFG_NONE)
            return DFG_NONE;
    }
    x->n_made++;
    dfg_node_args(m, func, &ends);
    if (!x->is_taken_apart[call])
        return x->to[ends[n_params]];
    x->args.n = 0;
    for (uint32_t i = n_params; i < n_ends; i++)
        if (!dfg_node_list_add(&x->args, x->to[ends[i]]))
            return DFG_NONE;
    return dfg_tuple(m, x->args.at, n_ends - n_params, 0);
}

/* The type, and what it leaves unknown as another says it.  Where both say it, dfg_infer finds whether they agree. */
static uint32_t filled(dfg_module *m, uint32_t type, uint32_t from)
{
    const struct dfg_type *t = dfg_type_info(m, type), *f = dfg_type_info(m, from);
    if (type == 0 || t->tag != DFG_T_TENSOR || f->tag != DFG_T_TENSOR)
        return type != 0 ? type : from;
    const enum dfg_dtype dtype = (enum dfg_dtype)(t->dtype != DFG_NO_DTYPE ? t->dtype : f->dtype);
    if (t->rank < 0 || f->rank != t->rank)
        return dfg_type_tensor(m, dtype, t->rank < 0 ? f->rank : t->rank, t->rank < 0 ? f->u.dims : t->u.dims);
    dfg_dim *dims = dfg_heap_alloc(m, (size_t)t->rank + 1, sizeof *dims);
    for (int32_t i = 0; dims != NULL && i < t->rank; i++)
        dims[i] = t->u.dims[i] != DFG_DIM_UNKNOWN ? t->u.dims[i] : f->u.dims[i];
    type = dims != NULL ? dfg_type_tensor(m, dtype, t->rank, dims) : type;
    dfg_heap_free(m, dims);
    return type;
}

static dfg_node typed(dfg_module *m, dfg_node value, dfg_node as)
{
    if (value != DFG_NONE)
        dfg_set_type(m, value, filled(m, dfg_node_type(m, value), dfg_node_type(m, as)));
    return value;
}

static dfg_node inline_one(struct dfg_mutator *mu, dfg_node pre, dfg_node post)
{
    struct inlining *x = mu->ctx;
    const dfg_node *of, *fields;
    if (x->callee[pre] != DFG_NONE) {
        const dfg_node value = body_of(mu, pre, post);
        return x->is_taken_apart[pre] ? value : typed(mu->m, value, pre);
    }
    if (dfg_node_op(mu->m, pre) != DFG_GET || dfg_node_args(mu->m, pre, &of) != 1 || x->callee[of[0]] == DFG_NONE ||
        dfg_node_args(mu->m, post, &of) != 1 || dfg_node_op(mu->m, of[0]) != DFG_TUPLE)
        return DFG_NONE;
    return dfg_node_data(mu->m, pre) < dfg_node_args(mu->m, of[0], &fields)
        ? typed(mu->m, fields[dfg_node_data(mu->m, pre)], pre) : DFG_NONE;
}

/* ---- functions that nothing calls any more ---- */

static bool is_listed(const struct node_list *names, dfg_sym name)
{
    for (size_t i = 0; i < names->n; i++)
        if (names->at[i] == name)
            return true;
    return false;
}

/* 1 for functions that were inlined, and that no call or value is left of. */
static bool mark_gone(const struct inlining *x, uint8_t *is_gone)
{
    dfg_module *m = x->m;
    bool any = false;
    for (uint32_t i = 0; i < dfg_n_functions(m); i++)
        is_gone[dfg_function(m, i)] = is_listed(&x->names, dfg_function_name(m, i));
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        const bool is_value = dfg_node_op(m, n) == DFG_GLOBAL;
        const dfg_node func = is_value ? dfg_function_by_name(m, dfg_node_data(m, n)) : function_of(m, n);
        if (func != DFG_NONE)
            is_gone[func] = 0;
    }
    for (uint32_t i = 0; i < dfg_n_functions(m); i++)
        any = any || is_gone[dfg_function(m, i)] != 0;
    return any;
}

static bool copy_rest(struct rebuild *r, const uint8_t *is_gone, const uint32_t *n_opened, uint32_t n_nodes)
{
    for (dfg_node n = 1; n < n_nodes; n++) {
        dfg_node top = n;
        for (dfg_node in; (in = dfg_node_body(&r->was, top)) != DFG_NONE;)
            top = in;
        if (is_gone[top] != 0)
            continue;
        for (uint32_t k = 0; k < n_opened[n]; k++)
            dfg_body_open(r->m);
        if (dfg_rebuild_copy_next(r, n) == DFG_NONE)
            return false;
    }
    return true;
}

static bool drop(dfg_module *m, const uint8_t *is_gone)
{
    struct rebuild r;
    const uint32_t n_nodes = dfg_n_nodes(m);
    dfg_node *start = dfg_body_starts(m);
    uint32_t *n_opened = dfg_heap_zeroed(m, n_nodes, sizeof *n_opened);
    for (dfg_node n = 1; start != NULL && n_opened != NULL && n < n_nodes; n++)
        n_opened[start[n]] += dfg_node_op(m, n) == DFG_FUNC;
    bool ok = start != NULL && n_opened != NULL && dfg_rebuild_begin(&r, m);
    if (ok && copy_rest(&r, is_gone, n_opened, n_nodes)) {
        ok = dfg_rebuild_end(&r, NULL) == DFG_OK;
    } else if (ok) {
        dfg_rebuild_undo(&r);
        ok = false;
    }
    free(start);
    dfg_heap_free(m, n_opened);
    return ok;
}

static bool drop_unused(struct inlining *x)
{
    uint8_t *is_gone = dfg_heap_zeroed(x->m, dfg_n_nodes(x->m), sizeof *is_gone);
    const bool ok = is_gone != NULL && (!mark_gone(x, is_gone) || drop(x->m, is_gone));
    dfg_heap_free(x->m, is_gone);
    return ok;
}

/* ---- all of it ---- */

static bool begin(struct inlining *x)
{
    const dfg_module *m = x->m;
    x->n_nodes = dfg_n_nodes(m);
    x->start = dfg_body_starts(m);
    x->callee = dfg_heap_zeroed(m, x->n_nodes, sizeof *x->callee);
    x->is_taken_apart = dfg_heap_zeroed(m, x->n_nodes, sizeof *x->is_taken_apart);
    x->to = dfg_heap_zeroed(m, x->n_nodes, sizeof *x->to);
    return x->start != NULL && x->callee != NULL && x->is_taken_apart != NULL && x->to != NULL;
}

static void end(struct inlining *x)
{
    free(x->start);
    dfg_heap_free(x->m, x->callee);
    dfg_heap_free(x->m, x->is_taken_apart);
    dfg_heap_free(x->m, x->to);
}

static bool note_names(struct inlining *x)
{
    const dfg_module *m = x->m;
    bool *is_called = dfg_heap_zeroed(m, x->n_nodes, sizeof *is_called), ok = is_called != NULL;
    for (dfg_node n = 1; ok && n < x->n_nodes; n++)
        is_called[x->callee[n]] = true;
    for (uint32_t i = 0; ok && i < dfg_n_functions(m); i++)
        ok = !is_called[dfg_function(m, i)] || is_listed(&x->names, dfg_function_name(m, i)) ||
             dfg_node_list_add(&x->names, dfg_function_name(m, i));
    dfg_heap_free(m, is_called);
    return ok;
}

dfg_status dfg_inline_calls(dfg_module *m, uint64_t *n_inlined, struct dfg_error *error)
{
    struct inlining x = {.m = m};
    struct dfg_mutator mu = {.m = m, .after = inline_one, .ctx = &x};
    dfg_status status = dfg_need_closed(m, error);
    bool is_done = dfg_n_functions(m) <= 1, too_many;
    while (status == DFG_OK && !is_done) {
        const uint64_t before = x.n_made;
        const bool ok = dfg_finish(m) == DFG_OK && begin(&x);
        is_done = ok && (choose(&x, &too_many) == 0 || too_many);
        if (!ok || (!is_done && !note_names(&x)))
            status = dfg_fail(error, DFG_NO_MEMORY, "out of memory");
        else if (!is_done)
            status = dfg_mutate(&mu, error);
        is_done = is_done || x.n_made == before; /* calls that nothing needs */
        end(&x);
    }
    if (status == DFG_OK && ((x.names.n > 0 && !drop_unused(&x)) || m->failed))
        status = dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    free(x.args.at);
    free(x.names.at);
    if (n_inlined != NULL)
        *n_inlined = x.n_made;
    return status;
}
