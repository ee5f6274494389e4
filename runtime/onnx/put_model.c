/* put_model.c -- a module as a model.
 *
 * In:   a finished module.
 * Out:  a ModelProto: @main is its graph, the other functions and the Composite
 *       functions are functions of it.  Producer, domain, version, texts and
 *       metadata are those of the model that was read; its training parts stay
 *       while the opset and the values that they name are the same.
 * Errors: there is no @main; those of its parts.
 */
#include "../dfg_extend.h"
#include "put.h"

/* Fields of ModelProto, FunctionProto, TrainingInfoProto. */
enum {
    OPSETS = 8,
    IR_VERSION = 1,
    TRAINING = 20,
    FUNCTION_OPSETS = 9,
    FUNCTION_NAME = 1,
    FUNCTION_DOMAIN = 10
};

/* ---- tables of the run ---- */

/* Nodes by body, ascending. */
static void sort_nodes(struct onnx_writer *w)
{
    uint32_t n = dfg_n_nodes(w->m);
    w->order = dfg_onnx_put_new(w, n, sizeof *w->order);
    w->first = dfg_onnx_put_new(w, n + (size_t)2, sizeof *w->first);
    for (dfg_node i = 1; i < n; i++)
        w->first[dfg_node_body(w->m, i) + 2]++;
    for (uint32_t i = 2; i < n + 2; i++)
        w->first[i] += w->first[i - 1];
    for (dfg_node i = 1; i < n; i++)
        w->order[w->first[dfg_node_body(w->m, i) + 1]++] = i;
}

/* ---- functions that are called by calls ---- */

static const char *text_attr(const struct onnx_writer *w, dfg_node func, const char *key)
{
    const dfg_val v = dfg_stated_attr(w->m, dfg_kind_info(w->m, dfg_node_kind(w->m, func)), key);
    return v.tag == DFG_V_STR ? dfg_symbol_text(w->m, v.u.id) : "";
}

dfg_node dfg_onnx_put_callee(const struct onnx_writer *w, dfg_node call)
{
    const dfg_node *args;
    if (dfg_node_op(w->m, call) != DFG_CALL || dfg_node_args(w->m, call, &args) == 0)
        return DFG_NONE;
    if (dfg_node_op(w->m, args[0]) == DFG_GLOBAL)
        return dfg_function_by_name(w->m, dfg_node_data(w->m, args[0]));
    return dfg_node_op(w->m, args[0]) == DFG_FUNC ? args[0] : DFG_NONE;
}

static void local_add(struct onnx_writer *w, dfg_node func, const char *domain, const char *name)
{
    struct onnx_local *f = dfg_onnx_put_new(w, 1, sizeof *f);
    const char *whole = dfg_onnx_put_text(w, "%s.%s", domain, name);
    whole = dfg_onnx_put_name(w, whole, "");
    dfg_onnx_put_push(w, &w->locals, f);
    *f = (struct onnx_local){func, domain, whole + strlen(domain) + 1};
    w->locals_of[func] = (uint32_t)w->locals.n;
}

/* `dnnl.conv2d_relu`: the domain is what stands before the last dot. */
static void composite_add(struct onnx_writer *w, dfg_node func)
{
    const char *entry = text_attr(w, func, "Composite"), *dot = strrchr(entry, '.');
    bool split = dot != NULL && dot != entry && dot[1] != '\0';
    if (*entry == '\0')
        return; /* whoever calls it says so */
    local_add(w, func, split ? dfg_onnx_put_copy(w, entry, (size_t)(dot - entry)) : "composite",
              split ? dot + 1 : entry);
}

/* Names of functions are taken before those of values, and given back at the end. */
static void find_locals(struct onnx_writer *w, dfg_node graph)
{
    uint32_t n = dfg_n_nodes(w->m);
    const char **names = dfg_onnx_put_new(w, n, sizeof *names);
    w->locals_of = dfg_onnx_put_new(w, n, sizeof *w->locals_of);
    for (uint32_t i = 0; i < dfg_n_functions(w->m); i++) {
        const char *name = dfg_symbol_text(w->m, dfg_function_name(w->m, i));
        names[dfg_function(w->m, i)] = name;
        dfg_onnx_put_name(w, name, "function");
    }
    for (dfg_node i = 1; i < n; i++) {
        dfg_node func = dfg_onnx_put_callee(w, i);
        if (func == DFG_NONE || func == graph || w->locals_of[func] != 0)
            continue;
        const char *compiler = text_attr(w, func, "Compiler"); /* of a region: its domain */
        if (names[func] != NULL)
            local_add(w, func, *compiler != '\0' ? compiler : "local", names[func]);
        else
            composite_add(w, func);
    }
}

/* ---- functions ---- */

static char *text_of(struct onnx_writer *w, dfg_val v)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        dfg_print_value(w->m, v, g.file);
    return dfg_onnx_put_taken(w, dfg_gather_end(&g));
}

/* Attributes of the function itself, which newer versions of ONNX have metadata for. */
static void describe(struct onnx_writer *w, dfg_node func, Onnx__FunctionProto *f)
{
    const struct dfg_kind *k = dfg_kind_info(w->m, dfg_node_kind(w->m, func));
    for (uint16_t i = 0; i < k->n_attrs; i++) {
        Onnx__StringStringEntryProto entry = ONNX__STRING_STRING_ENTRY_PROTO__INIT;
        entry.key = dfg_onnx_put_text(w, ONNX_ATTR_KEY "%s", dfg_symbol_text(w->m, k->attrs[i].key));
        entry.value = text_of(w, k->attrs[i].value);
        dfg_onnx_put_packed(w, &f->base, ONNX_FUNCTION_METADATA, &entry.base);
    }
}

static void function_add(struct onnx_writer *w, struct onnx_list *list, dfg_node func, const char *domain,
                         const char *name)
{
    const struct dfg_note old = dfg_onnx_put_noted(w, func), home = w->home;
    const int64_t opset = w->opset, own = w->as_is ? dfg_onnx_put_old_opset(old, FUNCTION_OPSETS) : 0;
    w->home = old.n > 0 ? old : home;
    w->opset = own != 0 ? own : opset;
    Onnx__FunctionProto *f = dfg_onnx_put_function(w, func, domain, name);
    w->home = home;
    w->opset = opset;
    if (old.n == 0)
        describe(w, func, f);
    dfg_onnx_put_imports(w, old, FUNCTION_OPSETS, &f->opset_import, &f->n_opset_import);
    dfg_onnx_put_push(w, list, f);
}

/* Name and domain as the file has them, else of `domain.Name`. */
static void named_function(struct onnx_writer *w, struct onnx_list *list, dfg_node func, const char *whole)
{
    struct dfg_note note;
    struct onnx_field f;
    const char *dot = strrchr(whole, '.'), *name = dot != NULL && dot != whole ? dot + 1 : whole;
    const char *domain = name > whole ? dfg_onnx_put_copy(w, whole, (size_t)(name - 1 - whole)) : "";
    if (dfg_note_of(w->m, func, &note)) {
        name = dfg_onnx_put_find(note, FUNCTION_NAME, &f) ? dfg_onnx_put_field_text(w, &f) : name;
        domain = dfg_onnx_put_find(note, FUNCTION_DOMAIN, &f) ? dfg_onnx_put_field_text(w, &f) : "";
    }
    function_add(w, list, func, domain, name);
}

static void functions(struct onnx_writer *w, Onnx__ModelProto *model, dfg_node graph)
{
    struct onnx_list list = {0};
    for (uint32_t i = 0; i < dfg_n_functions(w->m); i++)
        if (dfg_function(w->m, i) != graph && w->locals_of[dfg_function(w->m, i)] == 0)
            named_function(w, &list, dfg_function(w->m, i),
                           dfg_symbol_text(w->m, dfg_function_name(w->m, i)));
    for (size_t i = 0; i < w->locals.n; i++) {
        const struct onnx_local *f = w->locals.at[i];
        function_add(w, &list, f->func, f->domain, f->name);
    }
    model->functions = (Onnx__FunctionProto **)list.at;
    model->n_functions = list.n;
}

/* ---- the model ---- */

static bool has_name(const struct onnx_list *names, const struct onnx_field *f)
{
    for (size_t i = 0; i < names->n; i++)
        if (strlen(names->at[i]) == f->n && memcmp(names->at[i], f->at, f->n) == 0)
            return true;
    return false;
}

/* Are the tensors that the training part's bindings (fields 3 and 4) set initializers still? */
static bool still_binds(const struct onnx_field *training, const struct onnx_list *names)
{
    struct dfg_note rest = dfg_onnx_put_inside(training);
    struct onnx_field f, key;
    while (dfg_onnx_put_next(&rest, &f)) {
        struct dfg_note entry = dfg_onnx_put_inside(&f);
        if ((f.id == 3 || f.id == 4) && dfg_onnx_put_find(entry, 1, &key) && !has_name(names, &key))
            return false;
    }
    return true;
}

static void training(struct onnx_writer *w, Onnx__ModelProto *model)
{
    struct dfg_note rest = w->source;
    struct onnx_list names = {0};
    struct onnx_field f;
    if (w->opset != dfg_onnx_put_old_opset(w->source, OPSETS) || !dfg_onnx_put_find(w->source, TRAINING, &f))
        return;
    for (size_t i = 0; i < model->graph->n_initializer; i++)
        dfg_onnx_put_push(w, &names, model->graph->initializer[i]->name);
    while (dfg_onnx_put_next(&rest, &f))
        if (f.id == TRAINING && still_binds(&f, &names))
            dfg_onnx_put_as_is(w, &model->base, &f);
}

static void fill(struct onnx_writer *w, Onnx__ModelProto *model)
{
    dfg_sym sym = dfg_find_symbol(w->m, "main", 4);
    dfg_node graph = sym != 0 ? dfg_function_by_name(w->m, sym) : DFG_NONE;
    struct onnx_field f;
    if (graph == DFG_NONE)
        dfg_onnx_put_fail(w, "there is no function @main, which a model's graph is");
    sort_nodes(w);
    find_locals(w, graph);
    dfg_onnx_put_choose_opset(w);
    dfg_onnx_put_results(w);
    dfg_onnx_put_names_close(w, 0);
    functions(w, model, graph);
    model->graph = dfg_onnx_put_graph(w, graph, 0, false);
    int64_t least = dfg_onnx_put_ir_version(w->opset);
    model->has_ir_version = 1;
    model->ir_version = dfg_onnx_put_find(w->source, IR_VERSION, &f) ? (int64_t)f.number : 0;
    model->ir_version = model->ir_version > least ? model->ir_version : least;
    if (w->source.n == 0) {
        model->producer_name = (char *)"pat2c";
        model->producer_version = (char *)DFG_VERSION;
    }
    dfg_onnx_put_imports(w, w->source, OPSETS, &model->opset_import, &model->n_opset_import);
    training(w, model);
    dfg_onnx_put_rest(w, &model->base, w->source, "ir_version opset_import graph functions training_info");
}

Onnx__ModelProto *dfg_onnx_put_model(struct onnx_writer *w)
{
    Onnx__ModelProto *model = dfg_onnx_put_message(w, &onnx__model_proto__descriptor);
    w->source = dfg_note_source(w->m, &w->as_is);
    fill(w, model);
    return model;
}
