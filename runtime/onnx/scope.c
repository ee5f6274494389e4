/* scope.c -- names of a graph: who defines them, who needs them.
 *
 * In:   a graph, inside graphs whose names it sees and may hide.
 * Out:  the meaning of each name in one table for the model, what was hidden
 *       kept aside; per node the names that it and the graphs in it use.
 * Errors: a name defined twice in one graph (but by Constant nodes),
 *       a use of one that nobody defines.
 *
 * A graph inside a node is walked once for every graph around it; else linear.
 */
#include "onnx.h"

dfg_sym dfg_onnx_symbol(struct onnx_reader *r, const char *name)
{
    dfg_sym sym = dfg_symbol(r->m, name, strlen(name));
    if (sym == 0)
        dfg_onnx_no_memory(r);
    return sym != 0 && dfg_onnx_grow(r, &r->names, &r->names_room, (size_t)sym + 1, sizeof *r->names) ? sym
                                                                                                      : 0;
}

dfg_sym dfg_onnx_next_symbol(struct onnx_reader *r, const char *name)
{
    const size_t len = strlen(name);
    const dfg_sym next = r->named + 1;
    const bool is_next = dfg_symbol_len(r->m, next) == len && memcmp(dfg_symbol_text(r->m, next), name, len) == 0;
    return r->named = is_next ? next : dfg_find_symbol(r->m, name, len);
}

bool dfg_onnx_define(struct onnx_reader *r, struct onnx_scope *s, dfg_sym name, struct onnx_value value)
{
    if (name == 0 || !dfg_onnx_grow(r, &s->defined, &s->defined_room, s->n_defined + 1, sizeof *s->defined) ||
        (r->depth > 0 && !dfg_onnx_grow(r, &s->before, &s->before_room, s->n_defined + 1, sizeof *s->before)))
        return false;
    struct onnx_value *v = &r->names[name].value;
    if (v->owner == s->number)
        return dfg_onnx_fail(r, "graph '%s' defines the value '%s' twice", dfg_onnx_text(s->graph->name),
                             dfg_symbol_text(r->m, name));
    if (r->depth > 0)
        s->before[s->n_defined] = *v;
    s->defined[s->n_defined++] = name;
    value.owner = s->number;
    *v = value;
    return true;
}

const Onnx__NodeProto *dfg_onnx_node_at(struct onnx_reader *r, const struct onnx_scope *s, size_t i)
{
    return s->is_main ? r->part(r, ONNX_NODE, i) : s->graph->node[i];
}

static bool is_constant(const Onnx__NodeProto *n)
{
    return strcmp(dfg_onnx_text(n->op_type), "Constant") == 0 && n->n_output == 1 && n->n_input == 0;
}

bool dfg_onnx_is_replaced(struct onnx_reader *r, const Onnx__NodeProto *n, size_t i)
{
    dfg_sym name =
        is_constant(n) && *dfg_onnx_text(n->output[0]) != '\0' ? dfg_onnx_symbol(r, n->output[0]) : 0;
    return name != 0 && r->names[name].value.maker != i + 1;
}

/* Optimisers append Constant nodes that replace earlier ones of the same name;
 * runtimes take the last one (ONNX Runtime says so in a warning). */
static bool define_result(struct onnx_reader *r, struct onnx_scope *s, const Onnx__NodeProto *n, size_t i,
                          const char *text)
{
    dfg_sym name = *text != '\0' ? dfg_onnx_symbol(r, text) : 0;
    if (name == 0)
        return r->status == DFG_OK;
    struct onnx_value *v = &r->names[name].value;
    if (v->owner != s->number)
        return dfg_onnx_define(r, s, name, (struct onnx_value){.maker = (uint32_t)i + 1});
    const Onnx__NodeProto *first = is_constant(n) ? dfg_onnx_node_at(r, s, v->maker - 1) : NULL;
    if (first == NULL || !is_constant(first))
        return dfg_onnx_fail_at(r, n, "its result '%s' is defined already", text);
    v->maker = (uint32_t)i + 1;
    return true;
}

/* ---- free names of inner graphs ---- */

static bool need(struct onnx_reader *r, struct onnx_scope *s, const char *text)
{
    if (*text == '\0')
        return true;
    dfg_sym name = dfg_onnx_symbol(r, text);
    if (name == 0 || !dfg_onnx_grow(r, &s->needs, &s->needs_room, s->n_needs + 1, sizeof *s->needs))
        return false;
    if (r->names[name].hidden == 0)
        s->needs[s->n_needs++] = name;
    return true;
}

/* by: 1, or -1 to undo it. */
static bool hide(struct onnx_reader *r, const char *text, int by)
{
    dfg_sym name = *dfg_onnx_text(text) != '\0' ? dfg_onnx_symbol(r, text) : 0;
    if (name != 0)
        r->names[name].hidden += (uint32_t)by;
    return r->status == DFG_OK;
}

static bool hide_all(struct onnx_reader *r, const Onnx__GraphProto *g, int by)
{
    bool done = true;
    for (size_t i = 0; i < g->n_input; i++)
        done = hide(r, g->input[i]->name, by) && done;
    for (size_t i = 0; i < g->n_initializer; i++)
        done = hide(r, g->initializer[i]->name, by) && done;
    for (size_t i = 0; i < g->n_sparse_initializer; i++)
        if (g->sparse_initializer[i]->values != NULL)
            done = hide(r, g->sparse_initializer[i]->values->name, by) && done;
    for (size_t i = 0; i < g->n_node; i++)
        for (size_t j = 0; j < g->node[i]->n_output; j++)
            done = hide(r, g->node[i]->output[j], by) && done;
    return done;
}

static bool free_names(struct onnx_reader *r, struct onnx_scope *s, const Onnx__GraphProto *g);

/* Recursion is bounded by the nesting of messages. */
static bool needs_of_node(struct onnx_reader *r, struct onnx_scope *s, const Onnx__NodeProto *n)
{
    for (size_t i = 0; i < n->n_input; i++)
        if (!need(r, s, dfg_onnx_text(n->input[i])))
            return false;
    for (size_t i = 0; i < n->n_attribute; i++) {
        const Onnx__AttributeProto *a = n->attribute[i];
        if (a->g != NULL && !free_names(r, s, a->g))
            return false;
        for (size_t j = 0; j < a->n_graphs; j++)
            if (!free_names(r, s, a->graphs[j]))
                return false;
    }
    return true;
}

static bool free_names(struct onnx_reader *r, struct onnx_scope *s, const Onnx__GraphProto *g)
{
    bool done = hide_all(r, g, 1);
    for (size_t i = 0; done && i < g->n_node; i++)
        done = needs_of_node(r, s, g->node[i]);
    for (size_t i = 0; done && i < g->n_output; i++)
        done = need(r, s, dfg_onnx_text(g->output[i]->name));
    return hide_all(r, g, -1) && done;
}

bool dfg_onnx_scope_open(struct onnx_reader *r, struct onnx_scope *s, const Onnx__GraphProto *g)
{
    *s = (struct onnx_scope){.graph = g, .number = ++r->n_graphs, .is_main = g == r->graph};
    s->n_nodes = s->is_main ? r->nodes.n : g->n_node;
    r->info.all_nodes += s->n_nodes;
    if (s->n_nodes >= UINT32_MAX)
        return dfg_onnx_fail(r, "graph '%s' has too many nodes", dfg_onnx_text(g->name));
    s->first = calloc(s->n_nodes + 1, sizeof *s->first);
    if (s->first == NULL)
        return dfg_onnx_no_memory(r);
    for (size_t i = 0; i < s->n_nodes; i++) {
        const Onnx__NodeProto *n = s->is_main ? r->part(r, ONNX_NAMES, i) : g->node[i];
        for (size_t j = 0; n != NULL && j < n->n_output; j++)
            if (!define_result(r, s, n, i, dfg_onnx_text(n->output[j])))
                return false;
        s->first[i] = s->n_needs;
        if (n == NULL || !needs_of_node(r, s, n))
            return false;
    }
    s->first[s->n_nodes] = s->n_needs;
    return true;
}

void dfg_onnx_scope_close(struct onnx_reader *r, struct onnx_scope *s)
{
    while (s->n_defined > 0) {
        const size_t i = --s->n_defined;
        r->names[s->defined[i]].value = s->before != NULL ? s->before[i] : (struct onnx_value){.owner = 0};
    }
    free(s->defined);
    free(s->before);
    free(s->needs);
    free(s->first);
    free(s->order);
}

/* One of its own inputs, if that is what nobody defines; names in graphs inside it come to their turn there.
 */
static bool check_inputs(struct onnx_reader *r, const struct onnx_scope *s, size_t i)
{
    const Onnx__NodeProto *n = dfg_onnx_node_at(r, s, i);
    for (size_t j = 0; n != NULL && j < n->n_input; j++) {
        const char *input = dfg_onnx_text(n->input[j]);
        dfg_sym name = *input != '\0' ? dfg_onnx_symbol(r, input) : 0;
        if (name != 0 && r->names[name].value.owner == 0)
            return dfg_onnx_fail_at(r, n, "nothing defines its input '%s'", input);
    }
    return n != NULL;
}

bool dfg_onnx_scope_needs(struct onnx_reader *r, struct onnx_scope *s)
{
    const Onnx__GraphProto *g = s->graph;
    for (size_t i = 0; i < s->n_nodes; i++)
        for (size_t j = s->first[i]; j < s->first[i + 1]; j++) {
            struct onnx_value *v = &r->names[s->needs[j]].value;
            v->used = true;
            if (v->owner == 0 && !check_inputs(r, s, i))
                return false;
        }
    for (size_t i = 0; i < g->n_output; i++) {
        const char *output = dfg_onnx_text(g->output[i]->name);
        dfg_sym name = *output != '\0' ? dfg_onnx_symbol(r, output) : 0;
        if (name != 0)
            r->names[name].value.used = true;
    }
    return r->status == DFG_OK;
}
