/* graph.c -- a graph, or a function's body, as a func.
 *
 * In:   a GraphProto in the middle of those around it.
 * Out:  a func: parameters are the inputs that are no constants, results the
 *       outputs.  Initializers become constants where they are first used; one
 *       that is also an input is its default value from IR version 4 on, and the
 *       input a parameter.
 * Errors: names (scope.c), an output that nothing defines.
 */
#include "onnx.h"

/* What a name stands for, made now if it was not used before.  Values of outer
 * graphs that are used in here were made before the node with this graph. */
dfg_node dfg_onnx_resolve(struct onnx_reader *r, dfg_sym name)
{
    struct onnx_value *v = &r->names[name].value;
    if (v->node != DFG_NONE)
        return v->node;
    if (v->tensor != 0)
        v->node = dfg_const(r->m, v->tensor);
    else if (v->call != DFG_NONE)
        v->node = dfg_get(r->m, v->call, v->index, v->type);
    if (v->node == DFG_NONE) {
        dfg_onnx_no_memory(r);
        return DFG_NONE;
    }
    if (v->call != DFG_NONE)
        dfg_set_type(r->m, v->node, v->type); /* as stated: what the tuple has may be inferred (known.c) */
    dfg_set_name(r->m, v->node, name);
    if (!dfg_set_note(r->m, v->node, v->note))
        return DFG_NONE;
    return v->node;
}

static bool define_inputs(struct onnx_reader *r, struct onnx_scope *s)
{
    for (size_t i = 0; i < s->graph->n_input; i++) {
        const char *name = dfg_onnx_text(s->graph->input[i]->name);
        if (*name == '\0')
            return dfg_onnx_fail(r, "input %zu of graph '%s' has no name", i, dfg_onnx_text(s->graph->name));
        struct onnx_value value = {.type = dfg_onnx_type(r, s->graph->input[i]->type),
                                   .note = dfg_onnx_note(r, s->graph->input[i]->doc_string)};
        if (r->is_given) {
            value.type = ((const struct onnx_given_input *)s->graph->input[i])->type;
            value.tensor = ((const struct onnx_given_input *)s->graph->input[i])->tensor;
        }
        if (!dfg_onnx_define(r, s, dfg_onnx_symbol(r, name), value))
            return false;
    }
    return true;
}

/* Inputs were defined, initializers were not: is the name an input's? */
static bool is_input(const struct onnx_reader *r, const struct onnx_scope *s, dfg_sym name)
{
    const struct onnx_value *v = &r->names[name].value;
    return v->owner == s->number && v->maker == 0 && v->tensor == 0;
}

static bool define_initializer(struct onnx_reader *r, struct onnx_scope *s, const Onnx__TensorProto *t)
{
    const char *text = dfg_onnx_text(t->name);
    if (*text == '\0')
        return dfg_onnx_fail(r, "an initializer of graph '%s' has no name", dfg_onnx_text(s->graph->name));
    dfg_sym name = dfg_onnx_symbol(r, text);
    if (name == 0)
        return false;
    bool input = is_input(r, s, name);
    if (input && r->info.ir_version >= 4)
        return true;
    uint32_t tensor = dfg_onnx_tensor(r, t, text);
    if (tensor == 0)
        return false;
    if (!input)
        return dfg_onnx_define(
            r, s, name, (struct onnx_value){.tensor = tensor, .note = dfg_onnx_note(r, t->doc_string)});
    r->names[name].value.tensor = tensor;
    r->names[name].value.note = dfg_onnx_note(r, t->doc_string);
    return true;
}

static bool define_initializers(struct onnx_reader *r, struct onnx_scope *s)
{
    for (size_t i = 0; i < s->graph->n_initializer; i++)
        if (!define_initializer(r, s, s->graph->initializer[i]))
            return false;
    return true;
}

/* A sparse initializer is what a Constant node with it is. */
static bool make_sparse(struct onnx_reader *r, struct onnx_scope *s, Onnx__SparseTensorProto *t)
{
    char key[] = "sparse_value", op[] = "Constant";
    Onnx__AttributeProto attr = {.name = key, .sparse_tensor = t}, *attrs = &attr;
    const Onnx__NodeProto node = {.op_type = op, .n_attribute = 1, .attribute = &attrs};
    const char *text = t->values != NULL ? dfg_onnx_text(t->values->name) : "";
    if (*text == '\0')
        return dfg_onnx_fail(r, "a sparse initializer of graph '%s' has no name",
                             dfg_onnx_text(s->graph->name));
    dfg_sym name = dfg_onnx_symbol(r, text), key_sym = dfg_onnx_symbol(r, key);
    if (name == 0 || key_sym == 0 || !dfg_onnx_attrs(r, &node))
        return false;
    dfg_node call = dfg_call_op(r->m, dfg_operator(r->m, op, strlen(op)), NULL, 0, r->call.attrs, 1, 1, 0);
    dfg_onnx_lists_free(r);
    if (call == DFG_NONE)
        return dfg_onnx_no_memory(r);
    dfg_set_name(r->m, call, name);
    return dfg_onnx_define(r, s, name, (struct onnx_value){.node = call});
}

static void state_type(struct onnx_reader *r, const struct onnx_scope *s, const Onnx__ValueInfoProto *info)
{
    const char *text = dfg_onnx_text(info->name);
    dfg_sym name = dfg_onnx_next_symbol(r, text);
    if (name == 0 || name >= r->names_room)
        return;
    struct onnx_value *v = &r->names[name].value;
    if (v->owner == s->number && v->type == 0)
        v->type = dfg_onnx_type(r, info->type);
}

static void state_given_types(struct onnx_reader *r, const struct onnx_given *n)
{
    for (size_t i = 0; i < n->proto.n_output; i++) {
        const char *name = dfg_onnx_text(n->proto.output[i]);
        if (*name != '\0')
            r->names[dfg_find_symbol(r->m, name, strlen(name))].value.type = n->types[i];
    }
}

static bool state_types(struct onnx_reader *r, const struct onnx_scope *s)
{
    const Onnx__GraphProto *g = s->graph;
    for (size_t i = 0; r->is_given && i < s->n_nodes; i++)
        state_given_types(r, (const struct onnx_given *)g->node[i]);
    for (size_t i = 0; i < g->n_output; i++)
        state_type(r, s, g->output[i]);
    for (size_t i = 0; i < g->n_value_info; i++)
        state_type(r, s, g->value_info[i]);
    for (size_t i = 0; s->is_main && i < r->types.n; i++) {
        const Onnx__ValueInfoProto *info = r->part(r, ONNX_TYPE, i);
        if (info == NULL)
            return false;
        state_type(r, s, info);
    }
    return true;
}

/* Parameters are made first, so that the rest finds them. */
static bool make_params(struct onnx_reader *r, const struct onnx_scope *s, uint32_t scope, dfg_node *params,
                        uint32_t *n_params)
{
    *n_params = 0;
    for (size_t i = 0; i < s->graph->n_input; i++) {
        dfg_sym name = dfg_onnx_symbol(r, dfg_onnx_text(s->graph->input[i]->name));
        struct onnx_value *v = name != 0 ? &r->names[name].value : NULL;
        if (v == NULL)
            return false;
        if (v->tensor != 0)
            continue;
        v->node = dfg_var(r->m, name, scope, v->type);
        if (v->node == DFG_NONE || !dfg_set_note(r->m, v->node, v->note))
            return dfg_onnx_no_memory(r);
        params[(*n_params)++] = v->node;
    }
    return true;
}

static bool find_results(struct onnx_reader *r, const struct onnx_scope *s, dfg_node *results)
{
    const Onnx__GraphProto *g = s->graph;
    if (g->n_output == 0 && !r->is_given)
        return dfg_onnx_fail(r, "graph '%s' has no outputs", dfg_onnx_text(g->name));
    for (size_t i = 0; i < g->n_output; i++) {
        const char *text = dfg_onnx_text(g->output[i]->name);
        dfg_sym name = dfg_onnx_symbol(r, text);
        if (name == 0)
            return false;
        if (*text == '\0' || r->names[name].value.owner == 0)
            return dfg_onnx_fail(r, "nothing defines output '%s' of graph '%s'", text,
                                 dfg_onnx_text(g->name));
        results[i] = dfg_onnx_resolve(r, name);
        if (results[i] == DFG_NONE)
            return false;
    }
    return true;
}

/* Of a given graph what nothing reads: dead parts of a module are no users, and are printed by nobody. */
static uint32_t add_unread(struct onnx_reader *r, const struct onnx_scope *s, dfg_node *results)
{
    uint32_t n = 0;
    for (size_t i = 0; r->is_given && r->depth == 0 && i < s->n_nodes; i++) {
        const struct onnx_given *given = (const struct onnx_given *)s->graph->node[i];
        bool used = false;
        for (size_t j = 0; j < given->proto.n_output; j++) {
            dfg_sym name = dfg_onnx_symbol(r, dfg_onnx_text(given->proto.output[j]));
            used = used || (name != 0 && r->names[name].value.used);
        }
        if (!used)
            results[n++] = given->call;
    }
    return n;
}

static bool define_all(struct onnx_reader *r, struct onnx_scope *s, const Onnx__GraphProto *g)
{
    if (!dfg_onnx_scope_open(r, s, g) || !define_inputs(r, s) || !define_initializers(r, s))
        return false;
    if (!state_types(r, s))
        return false;
    for (size_t i = 0; i < g->n_sparse_initializer; i++)
        if (!make_sparse(r, s, g->sparse_initializer[i]))
            return false;
    return dfg_onnx_scope_needs(r, s) && dfg_onnx_sort(r, s);
}

static dfg_node fill(struct onnx_reader *r, struct onnx_scope *s, uint32_t scope, dfg_node *values)
{
    const Onnx__GraphProto *g = s->graph;
    uint32_t n_params;
    if (!make_params(r, s, scope, values, &n_params))
        return DFG_NONE;
    for (size_t i = 0; i < s->n_nodes; i++)
        if (!dfg_onnx_node(r, s, s->order[i]))
            return DFG_NONE;
    if (!find_results(r, s, values + n_params))
        return DFG_NONE;
    uint32_t n_results = (uint32_t)g->n_output + add_unread(r, s, values + n_params + g->n_output);
    size_t n_attrs = scope == 2 ? r->n_func_attrs : 0; /* not of graphs inside it */
    dfg_node func = dfg_func(r->m, values, n_params, values + n_params, n_results, r->func_attrs,
                             (uint32_t)n_attrs, 0);
    if (func == DFG_NONE || !dfg_set_note(r->m, func, dfg_onnx_note(r, g->doc_string)))
        dfg_onnx_no_memory(r);
    return func;
}

dfg_node dfg_onnx_graph(struct onnx_reader *r, const Onnx__GraphProto *g, uint32_t scope)
{
    struct onnx_scope s = {.graph = g};
    dfg_node func = DFG_NONE, *values = NULL;
    dfg_body_open(r->m);
    if (define_all(r, &s, g)) {
        values = g->n_output < UINT32_MAX ? calloc(g->n_input + g->n_output + s.n_nodes + 1, sizeof *values) : NULL;
        if (values != NULL)
            func = fill(r, &s, scope, values);
        else
            dfg_onnx_no_memory(r);
    }
    free(values);
    dfg_onnx_scope_close(r, &s);
    return func;
}

bool dfg_onnx_function(struct onnx_reader *r, const Onnx__GraphProto *g, const char *name)
{
    dfg_node func = dfg_onnx_graph(r, g, 2);
    dfg_sym sym = func != DFG_NONE ? dfg_symbol(r->m, name, strlen(name)) : 0;
    if (func == DFG_NONE)
        return r->status == DFG_OK ? dfg_onnx_no_memory(r) : false;
    if (sym == 0)
        return dfg_onnx_no_memory(r);
    if (!dfg_function_add(r->m, sym, func))
        return dfg_failed(r->m) ? dfg_onnx_no_memory(r)
                                : dfg_onnx_fail(r, "there are two functions '%s'", name);
    return true;
}

void dfg_onnx_reader_free(struct onnx_reader *r)
{
    dfg_onnx_lists_free(r);
    dfg_onnx_files_free(r);
    dfg_onnx_known_end(r);
    free(r->lists);
    free(r->names);
    free(r->call.operands);
    free(r->call.attrs);
    free(r->func_attrs);
    for (size_t i = 0; i < r->n_defaults; i++)
        free(r->defaults[i].list);
    free(r->defaults);
}

dfg_status dfg_onnx_given(dfg_module *m, const char *name, const Onnx__GraphProto *g, struct dfg_error *err)
{
    struct onnx_reader r = {.m = m, .file = name, .err = err, .is_given = true};
    bool done = dfg_onnx_function(&r, g, "main") && dfg_finish(m) == DFG_OK;
    if (!done || dfg_failed(m))
        dfg_onnx_no_memory(&r); /* unless there is an error */
    dfg_onnx_reader_free(&r);
    return r.status;
}
