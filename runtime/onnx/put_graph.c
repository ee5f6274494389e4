/* put_graph.c -- a function of the module as a graph, or function, of ONNX.
 *
 * In:   a function; what the file says of the graph that it was.
 * Out:  nodes in the order of the graph, constants as initializers, types as
 *       value_info.  Results have the names that the graph had for its outputs: the
 *       value takes that name, or where it has another one an Identity does.
 *       Of what the file says beyond, that stays which speaks of values that are
 *       still there: value_info, quantization, defaults of inputs.
 * Errors: graphs nested deeper than models can be.
 */
#include "put.h"

/* A graph is three messages inside another; the reader takes 200. */
#define MAX_DEPTH 60

/* Fields of GraphProto. */
enum { INITIALIZER = 5, INPUT = 11, OUTPUT = 12, VALUE_INFO = 13, QUANTIZATION = 14 };

static const struct dfg_note nothing = {NULL, 0, false};

/* The text of a field of a message inside; NULL: memory, or it has none. */
static const char *text_in(struct onnx_writer *w, const struct onnx_field *message, uint32_t id)
{
    struct onnx_field f;
    return dfg_onnx_put_find(dfg_onnx_put_inside(message), id, &f) ? dfg_onnx_put_field_text(w, &f) : NULL;
}

/* ---- names of results ---- */

/* What the file calls the n outputs; all NULL where it has another number of them. */
static const char **wanted(struct onnx_writer *w, struct dfg_note old, bool is_function, uint32_t n)
{
    const char **names = dfg_onnx_put_new(w, n + (size_t)1, sizeof *names);
    uint32_t id = is_function ? 5 : OUTPUT, i = 0; /* FunctionProto.output */
    struct onnx_field f;
    if (dfg_onnx_put_count(old, id) != n)
        return names;
    while (dfg_onnx_put_next(&old, &f))
        if (f.id == id)
            names[i++] = is_function ? dfg_onnx_put_field_text(w, &f) : text_in(w, &f, 1);
    return names;
}

/* The result under another name. */
static const char *renamed(struct onnx_writer *w, struct onnx_body *b, const char *value, const char *name)
{
    Onnx__NodeProto *p = dfg_onnx_put_message(w, &onnx__node_proto__descriptor);
    char **at = dfg_onnx_put_new(w, 2, sizeof *at);
    at[0] = (char *)value;
    at[1] = (char *)name;
    p->op_type = (char *)"Identity";
    p->n_input = p->n_output = 1;
    p->input = at;
    p->output = at + 1;
    dfg_onnx_put_push(w, &b->nodes, p);
    return name;
}

static bool is_outer(const struct onnx_writer *w, dfg_node func, dfg_node value)
{
    const dfg_node *args;
    while (dfg_node_op(w->m, value) == DFG_GET && dfg_node_args(w->m, value, &args) == 1)
        value = args[0];
    return dfg_node_body(w->m, value) != func;
}

/* The name of result i.  An output has a name of its own, but where the file says
 * otherwise; what those of an inner graph are called matters to nobody. */
static const char *result_name(struct onnx_writer *w, struct onnx_body *b, uint32_t i, const char *const *wants)
{
    dfg_node value;
    struct onnx_result *r = dfg_onnx_put_returned(w, b->func, i, &value);
    const char *name = dfg_onnx_put_name_of(w, r, b->func);
    bool wants_one = wants[i] != NULL && *wants[i] != '\0', again = is_outer(w, b->func, value);
    again = again || (b->computes && dfg_node_op(w->m, value) == DFG_VAR);
    const char *first = r->returned != 0 ? wants[r->returned - 1] : NULL;
    bool twice = r->returned != 0 && !(wants_one && first != NULL && strcmp(first, wants[i]) == 0);
    bool as_wanted = wants_one && strcmp(name, wants[i]) == 0;
    if (!twice && (as_wanted || (!again && (!wants_one || b->depth > 0)))) {
        r->returned = r->returned != 0 ? r->returned : i + 1;
        return name;
    }
    return renamed(w, b, name, dfg_onnx_put_name(w, wants_one ? wants[i] : NULL, "output"));
}

static const char **result_names(struct onnx_writer *w, struct onnx_body *b, const char *const *wants,
                                 uint32_t n)
{
    const char **names = dfg_onnx_put_new(w, n + (size_t)1, sizeof *names);
    for (uint32_t i = 0; i < n; i++)
        names[i] = result_name(w, b, i, wants);
    return names;
}

/* ---- nodes ---- */

static void fill(struct onnx_writer *w, struct onnx_body *b)
{
    for (uint32_t i = w->first[b->func]; i < w->first[b->func + 1]; i++)
        dfg_onnx_put_node(w, b, w->order[i]);
}

/* ---- what the graph says of values ---- */

static Onnx__ValueInfoProto **infos_of(struct onnx_writer *w, const struct onnx_body *b, uint32_t id,
                                       const char *const *names, const dfg_node *values, uint32_t n)
{
    Onnx__ValueInfoProto **at = dfg_onnx_put_new(w, n + (size_t)1, sizeof *at);
    bool same = dfg_onnx_put_count(b->old, id) == n;
    struct dfg_note rest = same ? b->old : nothing;
    struct onnx_field f = {0};
    for (uint32_t i = 0; i < n; i++) {
        struct dfg_note old = nothing;
        while (same && dfg_onnx_put_next(&rest, &f) && f.id != id)
            ;
        if (same && f.id == id)
            old = dfg_onnx_put_inside(&f);
        at[i] = dfg_onnx_put_info(w, names[i], dfg_node_type(w->m, values[i]), old);
    }
    return at;
}

/* A parameter is described where its note says. */
static Onnx__ValueInfoProto **params(struct onnx_writer *w, const dfg_node *values, uint32_t n)
{
    Onnx__ValueInfoProto **at = dfg_onnx_put_new(w, n + (size_t)1, sizeof *at);
    for (uint32_t i = 0; i < n; i++)
        at[i] = dfg_onnx_put_info(w, w->results[values[i]][0].name, dfg_node_type(w->m, values[i]),
                                  dfg_onnx_put_noted(w, values[i]));
    return at;
}

/* A value of the body. */
struct typed {
    const char *name;
    uint32_t type;
    bool settled; /* it needs no value_info, or has one */
};

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct typed *)a)->name, ((const struct typed *)b)->name);
}

/* NULL: none. */
static struct typed *find_typed(struct typed *rows, size_t n, const char *name)
{
    const struct typed key = {.name = name};
    return n > 0 ? bsearch(&key, rows, n, sizeof *rows, by_name) : NULL;
}

/* The named values of a body with their types, sorted by name. */
static struct typed *typed_values(struct onnx_writer *w, const struct onnx_body *b, size_t *n_rows)
{
    const size_t most = w->first[b->func + 1] - w->first[b->func];
    struct typed *rows = dfg_onnx_put_new(w, most + 1, sizeof *rows);
    *n_rows = 0;
    for (uint32_t i = w->first[b->func]; i < w->first[b->func + 1]; i++) {
        dfg_node n = w->order[i];
        uint16_t op = dfg_node_op(w->m, n);
        bool is_value = op == DFG_GET || op >= DFG_FIRST_OP || op == DFG_CALL;
        if (!is_value || dfg_type_info(w->m, dfg_node_type(w->m, n))->tag != DFG_T_TENSOR)
            continue;
        const struct onnx_result *r = dfg_onnx_put_result(w, n, n);
        if (r->name != NULL && *r->name != '\0')
            rows[(*n_rows)++] = (struct typed){r->name, dfg_node_type(w->m, n), false};
    }
    if (*n_rows > 1)
        qsort(rows, *n_rows, sizeof *rows, by_name);
    return rows;
}

static void old_infos(struct onnx_writer *w, struct onnx_body *b, struct typed *rows, size_t n)
{
    struct dfg_note rest = b->old;
    struct onnx_field f;
    while (dfg_onnx_put_next(&rest, &f)) {
        const char *name = f.id == VALUE_INFO ? text_in(w, &f, 1) : NULL;
        if (name == NULL || !dfg_onnx_put_is_taken(w, name))
            continue;
        struct typed *row = find_typed(rows, n, name);
        if (row != NULL && row->settled)
            continue;
        dfg_onnx_put_push(w, &b->infos,
                          dfg_onnx_put_info(w, name, row != NULL ? row->type : 0, dfg_onnx_put_inside(&f)));
        if (row != NULL)
            row->settled = true;
    }
}

/* Outputs say their types themselves. */
static void value_infos(struct onnx_writer *w, struct onnx_body *b, const char *const *results,
                        uint32_t n_results)
{
    size_t n;
    struct typed *rows = typed_values(w, b, &n);
    for (uint32_t i = 0; i < n_results; i++) {
        struct typed *row = find_typed(rows, n, results[i]);
        if (row != NULL)
            row->settled = true;
    }
    old_infos(w, b, rows, n);
    for (size_t i = 0; i < n; i++) {
        bool again = rows[i].settled || (i > 0 && strcmp(rows[i].name, rows[i - 1].name) == 0);
        if (!again)
            dfg_onnx_put_push(w, &b->infos, dfg_onnx_put_info(w, rows[i].name, rows[i].type, nothing));
    }
}

/* ---- what else the file says ---- */

static bool is_param(const struct onnx_writer *w, dfg_node func, const char *name)
{
    const dfg_node *args;
    dfg_node_args(w->m, func, &args);
    for (uint32_t i = 0; i < dfg_node_data(w->m, func); i++)
        if (strcmp(w->results[args[i]][0].name, name) == 0)
            return true;
    return false;
}

/* A tensor of the file, which no node of the graph is. */
static void old_tensor(struct onnx_writer *w, Onnx__GraphProto *g, const struct onnx_field *f,
                       const char *name)
{
    struct onnx_field location;
    if (dfg_onnx_put_find(dfg_onnx_put_inside(f), 14, &location) && location.number != 0)
        dfg_onnx_put_fail(w, "input '%s' has a default in a file of external data, which can't be kept",
                          name);
    dfg_onnx_put_as_is(w, &g->base, f);
}

/* Initializers of the file that are parameters here: their defaults. */
static void defaults(struct onnx_writer *w, const struct onnx_body *b, Onnx__GraphProto *g)
{
    struct dfg_note rest = b->old;
    struct onnx_field f;
    while (dfg_onnx_put_next(&rest, &f)) {
        const char *name = f.id == INITIALIZER ? text_in(w, &f, 8) : NULL; /* TensorProto.name */
        if (name != NULL && dfg_onnx_put_is_taken(w, name) && is_param(w, b->func, name))
            old_tensor(w, g, &f, name);
    }
}

/* The initializer of the file with that name, which nothing but an annotation uses. */
static bool old_parameter(struct onnx_writer *w, const struct onnx_body *b, Onnx__GraphProto *g,
                          const char *name)
{
    struct dfg_note rest = b->old;
    struct onnx_field f;
    if (name == NULL || dfg_onnx_put_is_taken(w, name))
        return name != NULL;
    while (dfg_onnx_put_next(&rest, &f)) {
        const char *own = f.id == INITIALIZER ? text_in(w, &f, 8) : NULL;
        if (own == NULL || strcmp(own, name) != 0)
            continue;
        dfg_onnx_put_take(w, own);
        old_tensor(w, g, &f, name);
        return true;
    }
    return false;
}

static void annotation(struct onnx_writer *w, const struct onnx_body *b, Onnx__GraphProto *g,
                       const struct onnx_field *f)
{
    struct dfg_note rest = dfg_onnx_put_inside(f);
    struct onnx_field entry;
    const char *tensor = text_in(w, f, 1);
    bool whole = tensor != NULL && dfg_onnx_put_is_taken(w, tensor);
    while (whole && dfg_onnx_put_next(&rest, &entry))
        if (entry.id == 2)
            whole = old_parameter(w, b, g, text_in(w, &entry, 2));
    if (whole)
        dfg_onnx_put_as_is(w, &g->base, f);
}

static void beyond(struct onnx_writer *w, const struct onnx_body *b, Onnx__GraphProto *g)
{
    struct dfg_note rest = b->old;
    struct onnx_field f;
    defaults(w, b, g);
    while (dfg_onnx_put_next(&rest, &f))
        if (f.id == QUANTIZATION)
            annotation(w, b, g, &f);
    dfg_onnx_put_rest(w, &g->base, b->old,
                      "node initializer sparse_initializer input output value_info quantization_annotation");
}

/* ---- a graph ---- */

static void graph(struct onnx_writer *w, struct onnx_body *b, Onnx__GraphProto *g)
{
    const dfg_node *args;
    uint32_t n_params = dfg_node_data(w->m, b->func), n = dfg_node_args(w->m, b->func, &args) - n_params;
    const char **wants = wanted(w, b->old, false, n);
    dfg_onnx_put_names_of(w, b->func, wants);
    fill(w, b);
    const char **names = result_names(w, b, wants, n);
    value_infos(w, b, names, n);
    g->n_input = n_params;
    g->input = params(w, args, n_params);
    g->n_output = n;
    g->output = infos_of(w, b, OUTPUT, names, args + n_params, n);
    g->n_node = b->nodes.n;
    g->node = (Onnx__NodeProto **)b->nodes.at;
    g->n_initializer = b->constants.n;
    g->initializer = (Onnx__TensorProto **)b->constants.at;
    g->n_sparse_initializer = b->sparse.n;
    g->sparse_initializer = (Onnx__SparseTensorProto **)b->sparse.at;
    g->n_value_info = b->infos.n;
    g->value_info = (Onnx__ValueInfoProto **)b->infos.at;
    beyond(w, b, g);
}

Onnx__GraphProto *dfg_onnx_put_graph(struct onnx_writer *w, dfg_node func, uint32_t depth, bool computes)
{
    struct onnx_body b = {.func = func, .depth = depth, .computes = computes, .old = dfg_onnx_put_noted(w, func)};
    struct onnx_field name;
    if (depth > MAX_DEPTH)
        dfg_onnx_put_fail(w, "graphs nest more than %d deep", MAX_DEPTH);
    Onnx__GraphProto *g = dfg_onnx_put_message(w, &onnx__graph_proto__descriptor);
    size_t mark = dfg_onnx_put_names_open(w);
    graph(w, &b, g);
    dfg_onnx_put_names_close(w, mark);
    dfg_onnx_put_forget(w, func);
    if (!dfg_onnx_put_find(b.old, 2, &name)) /* GraphProto.name: there must be one */
        g->name = depth == 0 ? (char *)"main" : dfg_onnx_put_text(w, "body_%u", (unsigned)func);
    return g;
}

/* ---- a function ---- */

/* Names of the function's attributes that its nodes refer to. */
static void attributes(struct onnx_writer *w, const struct onnx_body *b, Onnx__FunctionProto *f)
{
    static const char prefix[] = DFG_REFERENCE;
    struct onnx_list names = {0};
    for (uint32_t i = w->first[b->func]; i < w->first[b->func + 1]; i++) {
        const struct dfg_fact *facts;
        uint32_t n = dfg_facts(w->m, w->order[i], &facts);
        for (uint32_t k = 0; k < n; k++) {
            bool is_ref = strncmp(dfg_symbol_text(w->m, facts[k].key), prefix, sizeof prefix - 1) == 0;
            const char *name =
                facts[k].value.tag == DFG_V_STR ? dfg_symbol_text(w->m, facts[k].value.u.id) : "";
            for (size_t j = 0; is_ref && j < names.n; j++)
                is_ref = strcmp(names.at[j], name) != 0;
            if (is_ref && *name != '\0')
                dfg_onnx_put_push(w, &names, (char *)name);
        }
    }
    f->n_attribute = names.n;
    f->attribute = (char **)names.at;
}

static void beyond_function(struct onnx_writer *w, const struct onnx_body *b, Onnx__FunctionProto *f)
{
    struct dfg_note rest = b->old;
    struct onnx_field field;
    while (dfg_onnx_put_next(&rest, &field)) {
        bool made = field.id == 1 || field.id == 4 || field.id == 5 || field.id == 7 || field.id == 9 ||
                    field.id == 10;
        const char *name = field.id == ONNX_FUNCTION_INFO ? text_in(w, &field, 1) : NULL; /* value_info of newer versions */
        bool gone = field.id == ONNX_FUNCTION_INFO && (name == NULL || !dfg_onnx_put_is_taken(w, name));
        if (!made && !gone)
            dfg_onnx_put_as_is(w, &f->base, &field);
    }
}

/* Types of what the function names, as newer versions of ONNX have them. */
static void function_infos(struct onnx_writer *w, struct onnx_body *b, Onnx__FunctionProto *f)
{
    const dfg_node *args;
    uint32_t n_params = dfg_node_data(w->m, b->func);
    dfg_node_args(w->m, b->func, &args);
    Onnx__ValueInfoProto **inputs = params(w, args, n_params);
    value_infos(w, b, NULL, 0);
    for (size_t i = 0; i < n_params + b->infos.n; i++) {
        const Onnx__ValueInfoProto *info = i < n_params ? inputs[i] : b->infos.at[i - n_params];
        if (info->type != NULL)
            dfg_onnx_put_packed(w, &f->base, ONNX_FUNCTION_INFO, &info->base);
    }
}

static void function(struct onnx_writer *w, struct onnx_body *b, Onnx__FunctionProto *f)
{
    const dfg_node *args;
    uint32_t n_params = dfg_node_data(w->m, b->func), n = dfg_onnx_put_n_returned(w, b->func);
    const char **wants = wanted(w, b->old, true, n);
    dfg_node_args(w->m, b->func, &args);
    dfg_onnx_put_names_of(w, b->func, wants);
    fill(w, b);
    f->n_output = n;
    f->output = (char **)(uintptr_t)result_names(w, b, wants, n);
    f->n_input = n_params;
    f->input = dfg_onnx_put_new(w, n_params + (size_t)1, sizeof *f->input);
    for (uint32_t i = 0; i < n_params; i++)
        f->input[i] = (char *)w->results[args[i]][0].name;
    f->n_node = b->nodes.n;
    f->node = (Onnx__NodeProto **)b->nodes.at;
    if (b->old.n > 0) {
        beyond_function(w, b, f);
        return;
    }
    attributes(w, b, f);
    function_infos(w, b, f);
}

Onnx__FunctionProto *dfg_onnx_put_function(struct onnx_writer *w, dfg_node func, const char *domain,
                                           const char *name)
{
    struct onnx_body b = {.func = func, .is_function = true, .computes = true, .old = dfg_onnx_put_noted(w, func)};
    Onnx__FunctionProto *f = dfg_onnx_put_message(w, &onnx__function_proto__descriptor);
    f->domain = (char *)domain;
    f->name = (char *)name;
    size_t mark = dfg_onnx_put_names_open(w);
    function(w, &b, f);
    dfg_onnx_put_names_close(w, mark);
    dfg_onnx_put_forget(w, func);
    return f;
}
