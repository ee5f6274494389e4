/* graph.c -- a graph of the runtime as a module.
 *
 * In:   an OrtGraph, whose nodes are topological: the graph of a session or the body of a
 *       node; a module that knows the operators.
 * Out:  the module with the graph as @main, finished, one call a node; which node each is.
 * Errors: those of the runtime; no memory.
 *
 * Nothing is folded or brought into another form.  A call in a form of its operator that is
 * not the declared one has the version in its name, `ReduceMean.v18`.  Bodies are func
 * operands before the others, as libdfg-onnx has them.  Values from around a body that is
 * asked about by itself are parameters.  So that what nothing reads is no dead part of the
 * module, where it would not count as a user, such nodes are results of @main, too.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ort.h"

void *ort_scratch(struct scratch *s, size_t n, size_t size)
{
    if (!dfg_grow(&s->at, &s->room, s->n + 1, sizeof *s->at))
        return NULL;
    s->at[s->n] = calloc(n + 1, size);
    return s->at[s->n] != NULL ? s->at[s->n++] : NULL;
}

void ort_scratch_free(struct scratch *s, size_t mark)
{
    while (s->n > mark)
        free(s->at[--s->n]);
}

/* ---- names ---- */

/* The name of a value as a symbol with a row in names; 0: it is absent. */
static OrtStatus *name_of(struct reader *r, const OrtValueInfo *v, dfg_sym *name)
{
    const char *text = "";
    *name = 0;
    if (v != NULL)
        TRY(r->ort->GetValueInfoName(v, &text));
    if (*text == '\0')
        return NULL;
    *name = dfg_symbol(r->m, text, strlen(text));
    return *name != 0 && dfg_grow(&r->names, &r->n_names, *name + (size_t)1, sizeof *r->names)
               ? NULL
               : ort_no_memory(r->ort);
}

static OrtStatus *define(struct reader *r, dfg_sym name, struct named value)
{
    if (!dfg_grow(&r->renamed, &r->room_renamed, r->n_renamed + 1, sizeof *r->renamed))
        return ort_no_memory(r->ort);
    r->renamed[r->n_renamed++] = (struct renamed){name, r->names[name]};
    r->names[name] = value;
    r->names[name].is_known = true;
    return NULL;
}

/* The body that is left has given names their meaning from there on. */
static void forget(struct reader *r, size_t n_renamed)
{
    while (r->n_renamed > n_renamed) {
        const struct renamed *x = &r->renamed[--r->n_renamed];
        r->names[x->name] = x->before;
    }
}

/* A parameter: of a body, or of the graph itself. */
static OrtStatus *param(struct reader *r, const OrtValueInfo *v, dfg_node *node)
{
    dfg_sym name;
    uint32_t type;
    TRY(name_of(r, v, &name));
    TRY(ort_type_read(r, v, &type));
    *node = dfg_var(r->m, name, r->depth > 0 ? 1 : 2, type);
    if (*node == DFG_NONE)
        return ort_no_memory(r->ort);
    if (r->depth == 0) {
        if (!dfg_grow(&r->params, &r->room_params, r->n_params + (size_t)1, sizeof *r->params))
            return ort_no_memory(r->ort);
        r->params[r->n_params++] = *node;
    }
    return define(r, name, (struct named){.node = *node});
}

/* What no node before gives: a constant, else a parameter of the graph itself. */
static OrtStatus *meet(struct reader *r, const OrtValueInfo *v, dfg_sym name)
{
    bool is_constant = false, is_from_around = false;
    dfg_node node;
    struct named value = {.node = DFG_NONE};
    const OrtValue *elements = NULL;
    TRY(r->ort->ValueInfo_IsConstantInitializer(v, &is_constant));
    if (is_constant)
        TRY(r->ort->ValueInfo_GetInitializerValue(v, &elements));
    TRY(r->ort->ValueInfo_IsFromOuterScope(v, &is_from_around));
    r->is_body = r->is_body || (r->depth == 0 && (is_from_around || elements == NULL));
    if (elements == NULL && r->depth > 0)
        return ort_status(r->ort, ORT_FAIL, "nothing gives the value '%s' of a body",
                          dfg_symbol_text(r->m, name));
    if (elements == NULL)
        return param(r, v, &node);
    TRY(ort_tensor_read(r, elements, &value.tensor));
    return define(r, name, value);
}

/* The node of a value, made now if this is its first use; v NULL: it is absent. */
static OrtStatus *resolve(struct reader *r, const OrtValueInfo *v, dfg_node *node)
{
    dfg_sym name;
    *node = DFG_NONE;
    TRY(name_of(r, v, &name));
    if (name == 0)
        return NULL;
    if (!r->names[name].is_known)
        TRY(meet(r, v, name));
    struct named *x = &r->names[name];
    if (x->node == DFG_NONE) {
        x->node = x->tensor != 0 ? dfg_const(r->m, x->tensor) : dfg_get(r->m, x->call, x->index, x->type);
        dfg_set_name(r->m, x->node, name);
    }
    *node = x->node;
    return *node != DFG_NONE ? NULL : ort_no_memory(r->ort);
}

/* ---- bodies ---- */

static OrtStatus *graph_fill(struct reader *, const OrtGraph *, dfg_node *func);

static OrtStatus *body(struct reader *r, const OrtGraph *g, dfg_node *func)
{
    size_t mark = r->n_renamed;
    r->depth++;
    TRY(graph_fill(r, g, func));
    r->depth--;
    forget(r, mark);
    return NULL;
}

/* Values that bodies read from here must stand here. */
static OrtStatus *make_needs(struct reader *r, const OrtNode *n)
{
    const OrtValueInfo **needs;
    size_t n_needs;
    dfg_node ignored;
    LIST(&r->scratch, r->ort, Node_GetNumImplicitInputs, Node_GetImplicitInputs, n, needs, n_needs);
    for (size_t i = 0; i < n_needs; i++)
        TRY(resolve(r, needs[i], &ignored));
    return NULL;
}

/* then_branch stands first, whatever the order of the file. */
static OrtStatus *bodies(struct reader *r, const OrtNode *n, dfg_node *funcs, size_t n_bodies)
{
    const OrtGraph **graphs = ort_scratch(&r->scratch, n_bodies, sizeof *graphs);
    const char **names = ort_scratch(&r->scratch, n_bodies, sizeof *names);
    size_t made = 0;
    if (graphs == NULL || names == NULL)
        return ort_no_memory(r->ort);
    TRY(make_needs(r, n));
    TRY(r->ort->Node_GetSubgraphs(n, graphs, n_bodies, names));
    for (int second = 0; second < 2; second++)
        for (size_t i = 0; i < n_bodies; i++)
            if ((strcmp(names[i], "else_branch") == 0) == (second != 0))
                TRY(body(r, graphs[i], &funcs[made++]));
    return NULL;
}

/* ---- nodes ---- */

/* The node in hand. */
struct call {
    const OrtNode *node;
    dfg_node *args;
    size_t n_args, n_bodies; /* bodies stand first */
    struct dfg_attr *attrs;
    size_t n_attrs;
    const OrtValueInfo **outputs;
    size_t n_outputs; /* through the last one that is there */
};

/* What the neutral values of another form say is not repeated. */
static void drop_neutral(const struct reader *r, struct call *c, const struct dfg_op_form *f)
{
    size_t n = 0;
    for (size_t i = 0; i < c->n_attrs; i++) {
        uint16_t k = 0;
        while (k < f->n_attrs && (f->attrs[k].value == NULL ||
                                  strcmp(f->attrs[k].name, dfg_symbol_text(r->m, c->attrs[i].key)) != 0))
            k++;
        if (k == f->n_attrs)
            c->attrs[n++] = c->attrs[i];
    }
    c->n_attrs = n;
}

/* The version that the call has in its name; 0: none, it says what the declared form says. */
static int version_of(struct reader *r, struct call *c, const char *op, int since)
{
    const struct dfg_op_decl *row = dfg_operator_row(r->m, dfg_operator_by_name(r->m, op, strlen(op)));
    const struct dfg_op_form *f = row != NULL ? dfg_onnx_form(row, since) : NULL;
    if (row != NULL && since > DFG_ONNX_NEWEST)
        return since;
    if (f == NULL)
        return 0;
    if (f->lift != NULL ||
        !dfg_onnx_says_declared(r->m, row, f, c->attrs, c->n_attrs, c->n_args - c->n_bodies))
        return f->since;
    drop_neutral(r, c, f);
    return 0;
}

static OrtStatus *operator_of(struct reader *r, struct call *c, uint16_t *op)
{
    const char *type, *domain;
    int since;
    TRY(r->ort->Node_GetOperatorType(c->node, &type));
    TRY(r->ort->Node_GetDomain(c->node, &domain));
    TRY(r->ort->Node_GetSinceVersion(c->node, &since));
    bool standard = *domain == '\0' || strcmp(domain, "ai.onnx") == 0;
    int version = standard ? version_of(r, c, type, since) : 0;
    size_t size = strlen(type) + strlen(domain) + 24;
    char *name = malloc(size);
    if (name == NULL)
        return ort_no_memory(r->ort);
    int n = snprintf(name, size, "%s%s%s", standard ? "" : domain, standard ? "" : ".", type);
    if (version != 0)
        n += snprintf(name + n, size - (size_t)n, ".v%d", version);
    *op = dfg_operator(r->m, name, (size_t)n);
    free(name);
    return *op != 0 ? NULL : ort_no_memory(r->ort);
}

static OrtStatus *read_operands(struct reader *r, struct call *c)
{
    const OrtValueInfo **inputs;
    size_t n;
    LIST(&r->scratch, r->ort, Node_GetNumInputs, Node_GetInputs, c->node, inputs, n);
    TRY(r->ort->Node_GetNumSubgraphs(c->node, &c->n_bodies));
    c->args = ort_scratch(&r->scratch, n + c->n_bodies, sizeof *c->args);
    if (c->args == NULL)
        return ort_no_memory(r->ort);
    if (c->n_bodies > 0)
        TRY(bodies(r, c->node, c->args, c->n_bodies));
    for (size_t i = 0; i < n; i++)
        TRY(resolve(r, inputs[i], &c->args[c->n_bodies + i]));
    c->n_args = c->n_bodies + n;
    while (c->n_args > 0 && c->args[c->n_args - 1] == DFG_NONE)
        c->n_args--;
    return NULL;
}

static OrtStatus *name_results(struct reader *r, const struct call *c, dfg_node call, bool is_tuple)
{
    for (uint32_t i = 0; i < c->n_outputs; i++) {
        dfg_sym name;
        struct named value = {.index = i};
        TRY(name_of(r, c->outputs[i], &name));
        if (name == 0)
            continue;
        TRY(ort_type_read(r, c->outputs[i], &value.type));
        *(is_tuple ? &value.call : &value.node) = call;
        if (!is_tuple) {
            dfg_set_type(r->m, call, value.type);
            dfg_set_name(r->m, call, name);
        }
        TRY(define(r, name, value));
    }
    return NULL;
}

static OrtStatus *make_call(struct reader *r, struct call *c)
{
    uint16_t op;
    dfg_sym last = 0;
    TRY(read_operands(r, c));
    LIST(&r->scratch, r->ort, Node_GetNumOutputs, Node_GetOutputs, c->node, c->outputs, c->n_outputs);
    while (c->n_outputs > 0) {
        TRY(name_of(r, c->outputs[c->n_outputs - 1], &last));
        if (last != 0)
            break;
        c->n_outputs--;
    }
    TRY(ort_attrs_read(r, c->node, &c->attrs, &c->n_attrs));
    TRY(operator_of(r, c, &op));
    const struct dfg_op_decl *decl = dfg_operator_decl(r->m, op);
    uint32_t n = (uint32_t)c->n_outputs;
    if (decl != NULL && !decl->variadic_results && n < decl->n_required_results)
        n = decl->n_required_results;
    n = n > 0 ? n : 1;
    bool is_tuple = n > 1 || (decl != NULL && decl->variadic_results);
    dfg_node call = dfg_call_op(r->m, op, c->args, (uint32_t)c->n_args, c->attrs, (uint32_t)c->n_attrs, n, 0);
    if (call == DFG_NONE || !dfg_grow(&r->nodes, &r->n_nodes, call + (size_t)1, sizeof *r->nodes))
        return ort_no_memory(r->ort);
    if (r->depth == 0)
        r->nodes[call] = c->node;
    return name_results(r, c, call, is_tuple);
}

static OrtStatus *node(struct reader *r, const OrtNode *n)
{
    struct call c = {.node = n};
    size_t mark = r->scratch.n;
    TRY(make_call(r, &c));
    ort_scratch_free(&r->scratch, mark);
    return NULL;
}

/* ---- graphs ---- */

/* Constants that are listed as inputs, as old models do, are no parameters. */
static OrtStatus *params(struct reader *r, const OrtGraph *g, dfg_node **func, uint32_t *n_params)
{
    const OrtValueInfo **inputs;
    size_t n;
    *n_params = 0;
    LIST(&r->scratch, r->ort, Graph_GetNumInputs, Graph_GetInputs, g, inputs, n);
    *func = ort_scratch(&r->scratch, n, sizeof **func);
    if (*func == NULL)
        return ort_no_memory(r->ort);
    for (size_t i = 0; i < n; i++) {
        bool is_constant = false;
        TRY(r->ort->ValueInfo_IsConstantInitializer(inputs[i], &is_constant));
        if (!is_constant)
            TRY(param(r, inputs[i], &(*func)[(*n_params)++]));
    }
    return NULL;
}

/* Behind the graph's own results, of which there are n, its calls that no operand and no result is. */
static OrtStatus *add_unread(struct reader *r, dfg_node *at, uint32_t *n)
{
    uint32_t n_nodes = dfg_n_nodes(r->m);
    bool *read = ort_scratch(&r->scratch, n_nodes, sizeof *read);
    if (read == NULL)
        return ort_no_memory(r->ort);
    for (uint32_t i = 0; i < *n; i++)
        read[at[i]] = true;
    for (dfg_node i = 1; i < n_nodes; i++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(r->m, i, &args);
        for (uint32_t k = 0; k < argc; k++)
            read[args[k]] = true;
    }
    for (dfg_node i = 1; i < n_nodes && i < r->n_nodes; i++)
        if (r->nodes[i] != NULL && !read[i])
            at[(*n)++] = i;
    return NULL;
}

static OrtStatus *results(struct reader *r, const OrtGraph *g, dfg_node **at, uint32_t *n_results)
{
    const OrtValueInfo **outputs;
    size_t n;
    LIST(&r->scratch, r->ort, Graph_GetNumOutputs, Graph_GetOutputs, g, outputs, n);
    *at = ort_scratch(&r->scratch, 2 * n + dfg_n_nodes(r->m), sizeof **at);
    if (*at == NULL)
        return ort_no_memory(r->ort);
    for (size_t i = 0; i < n; i++)
        TRY(resolve(r, outputs[i], &(*at)[i]));
    *n_results = (uint32_t)n;
    return r->depth == 0 ? add_unread(r, *at, n_results) : NULL;
}

static OrtStatus *graph_fill(struct reader *r, const OrtGraph *g, dfg_node *func)
{
    const OrtNode **nodes;
    dfg_node *from = NULL, *to = NULL;
    uint32_t n_from = 0, n_to = 0;
    size_t n;
    dfg_body_open(r->m);
    TRY(params(r, g, &from, &n_from));
    LIST(&r->scratch, r->ort, Graph_GetNumNodes, Graph_GetNodes, g, nodes, n);
    for (size_t i = 0; i < n; i++)
        TRY(node(r, nodes[i]));
    TRY(results(r, g, &to, &n_to));
    bool own = r->depth == 0;
    *func = dfg_func(r->m, own ? r->params : from, own ? r->n_params : n_from, to, n_to, NULL, 0, 0);
    return *func != DFG_NONE ? NULL : ort_no_memory(r->ort);
}

OrtStatus *ort_graph_read(struct reader *r, const OrtGraph *g)
{
    dfg_node func;
    const OrtNode *around = NULL;
    TRY(r->ort->Graph_GetParentNode(g, &around));
    r->is_body = around != NULL;
    TRY(graph_fill(r, g, &func));
    bool done = dfg_function_add(r->m, dfg_symbol(r->m, "main", 4), func) && dfg_finish(r->m) == DFG_OK;
    return done && !dfg_failed(r->m) ? NULL : ort_no_memory(r->ort);
}

void ort_reader_free(struct reader *r)
{
    ort_scratch_free(&r->scratch, 0);
    free(r->scratch.at);
    free(r->names);
    free(r->renamed);
    free(r->params);
    free(r->nodes);
    free(r->bytes);
}
