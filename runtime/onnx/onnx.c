/* onnx.c -- an ONNX model as a module.
 *
 * In:   bytes of a model; dfg_onnx.h says what becomes of its parts.
 * Out:  a finished module.
 *
 * bytes -> messages (wire.c) -> per graph: names
 * (scope.c), order (sort.c), nodes (node.c: fold, lift, call).
 * Weights are never copied: the messages hold references to the model's bytes.
 */
#include <errno.h>
#include <stdio.h>

#include "onnx.h"

static int64_t opset_of(Onnx__OperatorSetIdProto *const *imports, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (dfg_onnx_is_standard(dfg_onnx_text(imports[i]->domain)) && imports[i]->version > 0)
            return imports[i]->version;
    return 0;
}

/* ---- what the file says ---- */

static const char *kept_text(struct onnx_reader *r, const char *text)
{
    return dfg_symbol_text(r->m, dfg_symbol(r->m, dfg_onnx_text(text), strlen(dfg_onnx_text(text))));
}

static void describe(struct onnx_reader *r, const Onnx__ModelProto *model)
{
    r->info.ir_version = model->ir_version;
    r->info.opset = opset_of(model->opset_import, model->n_opset_import);
    if (r->info.opset == 0 && model->ir_version < 3)
        r->info.opset = 1; /* there was one operator set before models named theirs */
    r->info.nodes = r->nodes.n;
    r->info.functions = (uint32_t)model->n_functions;
    r->info.producer = kept_text(r, model->producer_name);
    r->info.producer_version = kept_text(r, model->producer_version);
    r->info.graph = kept_text(r, model->graph->name);
}

/* ---- functions ---- */

static bool values_of(struct onnx_reader *r, char *const *names, size_t n, Onnx__ValueInfoProto ***infos)
{
    Onnx__ValueInfoProto *rows = calloc(n + 1, sizeof *rows);
    *infos = calloc(n + 1, sizeof **infos);
    if (rows == NULL || *infos == NULL) {
        free(rows);
        free(*infos);
        *infos = NULL;
        return dfg_onnx_no_memory(r);
    }
    for (size_t i = 0; i <= n; i++) {
        onnx__value_info_proto__init(&rows[i]);
        rows[i].name = i < n ? names[i] : NULL;
        (*infos)[i] = &rows[i];
    }
    return true;
}

static void values_free(Onnx__ValueInfoProto **infos)
{
    if (infos != NULL)
        free(infos[0]);
    free(infos);
}

/* A function's body is a graph; its types and its own attributes stand in fields of newer versions. */
static bool function(struct onnx_reader *r, const Onnx__FunctionProto *f, const char *name)
{
    Onnx__GraphProto g = ONNX__GRAPH_PROTO__INIT;
    struct dfg_note note = dfg_onnx_note(r, f->doc_string);
    g.name = f->name;
    g.doc_string = f->doc_string; /* says where the function stands */
    g.n_node = f->n_node;
    g.node = f->node;
    g.n_input = f->n_input;
    g.n_output = f->n_output;
    r->opset = opset_of(f->opset_import, f->n_opset_import);
    if (r->opset == 0)
        r->opset = r->info.opset;
    bool done = values_of(r, f->input, f->n_input, &g.input) &&
                values_of(r, f->output, f->n_output, &g.output) && dfg_onnx_function_infos(r, note, &g) &&
                dfg_onnx_function_attrs(r, note) && dfg_onnx_function(r, &g, name);
    r->n_func_attrs = 0;
    values_free(g.input);
    values_free(g.output);
    dfg_onnx_infos_free(&g);
    return done;
}

static bool named_function(struct onnx_reader *r, const Onnx__FunctionProto *f)
{
    const char *domain = dfg_onnx_text(f->domain), *own = dfg_onnx_text(f->name);
    if (*own == '\0')
        return dfg_onnx_fail(r, "a function has no name");
    char *name = dfg_onnx_whole_name(domain, own, dfg_onnx_note(r, f->doc_string), ONNX_FUNCTION_OVERLOAD);
    if (name == NULL)
        return dfg_onnx_no_memory(r);
    bool done = function(r, f, name);
    free(name);
    return done;
}

/* ---- the model ---- */

static bool read_model(struct onnx_reader *r, const Onnx__ModelProto *model)
{
    if (model->graph == NULL)
        return dfg_onnx_fail(r, "this is no ONNX model: it has no graph");
    describe(r, model);
    r->opset = r->info.opset;
    r->graph = model->graph;
    if (!dfg_onnx_defaults_begin(r, model) || !dfg_onnx_function(r, model->graph, "main"))
        return false;
    const uint64_t all_nodes = r->info.all_nodes; /* without functions' */
    for (size_t i = 0; i < model->n_functions; i++)
        if (!named_function(r, model->functions[i]))
            return false;
    r->info.all_nodes = all_nodes;
    return dfg_finish(r->m) == DFG_OK || dfg_onnx_no_memory(r);
}

static void unpack_and_read(struct onnx_reader *r)
{
    struct dfg_stack a = {0};
    const Onnx__ModelProto *model = dfg_onnx_model(r, &a);
    if (model != NULL)
        read_model(r, model);
    dfg_stack_free(&a);
}

static dfg_status read_bytes(struct onnx_reader *r, const struct dfg_onnx_options *options)
{
    r->part = dfg_onnx_unpack_part;
    r->keep_opset = options != NULL && options->keep_opset;
    r->status = dfg_need_closed(r->m, r->err);
    if (r->status == DFG_OK) {
        dfg_set_note_source(r->m, r->bytes, r->n_bytes, r->keep_opset);
        unpack_and_read(r);
    }
    if (dfg_failed(r->m))
        dfg_onnx_no_memory(r);
    dfg_onnx_reader_free(r);
    dfg_onnx_wire_free(r);
    dfg_stack_free(&r->latest[0]);
    dfg_stack_free(&r->latest[1]);
    dfg_stack_free(&r->all);
    free(r->kept);
    if (r->status == DFG_OK && options != NULL && options->info != NULL)
        *options->info = r->info;
    return r->status;
}

dfg_status dfg_read_onnx_bytes(dfg_module *m, const char *name, const void *bytes, size_t size,
                               const struct dfg_onnx_options *options, struct dfg_error *err)
{
    struct onnx_reader r = {.m = m, .file = name, .err = err, .bytes = bytes, .n_bytes = size};
    r.folder = options != NULL ? options->folder : NULL;
    r.folder_len = r.folder != NULL ? strlen(r.folder) : 0;
    return read_bytes(&r, options);
}

dfg_status dfg_read_onnx(dfg_module *m, const char *path, const struct dfg_onnx_options *options,
                         struct dfg_error *err)
{
    uint8_t *bytes;
    size_t n;
    if (!dfg_onnx_map(path, &bytes, &n))
        return dfg_fail(err, DFG_NO_FILE, "%s: error: can't be read: %s", path, strerror(errno));
    const bool kept = bytes == NULL || dfg_module_keep(m, bytes, n, dfg_onnx_unmap);
    if (!kept)
        dfg_onnx_unmap(bytes, n);
    if (!kept || !dfg_onnx_keep_model(m, path))
        return dfg_fail(err, DFG_NO_MEMORY, "%s: error: out of memory", path);
    const char *slash = strrchr(path, '/');
    struct onnx_reader r = {.m = m, .file = path, .err = err, .bytes = bytes, .n_bytes = n};
    r.folder = slash != NULL ? path : ".";
    r.folder_len = slash != NULL ? (size_t)(slash - path) : 1;
    if (options != NULL && options->folder != NULL) {
        r.folder = options->folder;
        r.folder_len = strlen(options->folder);
    }
    return read_bytes(&r, options);
}

dfg_status dfg_read_file(dfg_module *m, const char *path, struct dfg_error *err)
{
    const size_t n = strlen(path), k = strlen(".onnx");
    const bool is_model = n >= k && strcmp(path + n - k, ".onnx") == 0;
    return is_model ? dfg_read_onnx(m, path, NULL, err) : dfg_read_text_file(m, path, err);
}
