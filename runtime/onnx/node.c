/* node.c -- an ONNX node as a call.
 *
 * In:   a node whose operands are made.
 * Out:  a call of its operator in its canonical form, or a constant.  Results of
 *       a node that has several are projected when they are first used; absent
 *       operands at the end are left out.
 * Errors: those of its attributes and inner graphs; no operator.
 */
#include <stdio.h>

#include "put.h"

static uint32_t n_results(const Onnx__NodeProto *n)
{
    size_t last = n->n_output < UINT32_MAX ? n->n_output : UINT32_MAX - 1;
    while (last > 0 && *dfg_onnx_text(n->output[last - 1]) == '\0')
        last--;
    return (uint32_t)last;
}

/* ---- operands ---- */

static size_t n_graphs(const Onnx__NodeProto *n)
{
    size_t count = 0;
    for (size_t i = 0; i < n->n_attribute; i++) {
        Onnx__AttributeProto__AttributeType t = dfg_onnx_attr_type(n->attribute[i]);
        if (t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__GRAPH)
            count += n->attribute[i]->g != NULL;
        else if (t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__GRAPHS)
            count += n->attribute[i]->n_graphs;
    }
    return count;
}

/* Bodies use values from here, which must stand here. */
static bool make_needs(struct onnx_reader *r, const struct onnx_scope *s, size_t i)
{
    for (size_t j = s->first[i]; j < s->first[i + 1]; j++)
        if (r->names[s->needs[j]].value.owner == s->number && dfg_onnx_resolve(r, s->needs[j]) == DFG_NONE)
            return false;
    return true;
}

static bool body(struct onnx_reader *r, const Onnx__GraphProto *g, dfg_node *func)
{
    r->info.depth = r->depth + 1 > r->info.depth ? r->depth + 1 : r->info.depth;
    r->depth++;
    *func = dfg_onnx_graph(r, g, 1);
    r->depth--;
    return *func != DFG_NONE;
}

static bool bodies_of(struct onnx_reader *r, const Onnx__AttributeProto *a, dfg_node *funcs, size_t *n)
{
    Onnx__AttributeProto__AttributeType t = dfg_onnx_attr_type(a);
    if (t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__GRAPH && a->g != NULL)
        return body(r, a->g, &funcs[(*n)++]);
    for (size_t j = 0; t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__GRAPHS && j < a->n_graphs; j++)
        if (!body(r, a->graphs[j], &funcs[(*n)++]))
            return false;
    return true;
}

static bool make_bodies(struct onnx_reader *r, const struct onnx_scope *s, const Onnx__NodeProto *n, size_t i,
                        dfg_node *funcs)
{
    const char *op = dfg_onnx_text(n->op_type);
    const struct dfg_op_decl *row = dfg_onnx_is_standard(dfg_onnx_text(n->domain))
                                        ? dfg_operator_row(r->m, dfg_operator_by_name(r->m, op, strlen(op)))
                                        : NULL;
    size_t made = 0;
    if (!make_needs(r, s, i))
        return false;
    for (int second = 0; second < 2; second++)
        for (size_t j = 0; j < n->n_attribute; j++)
            if (dfg_onnx_is_second(row, dfg_onnx_text(n->attribute[j]->name)) == (second != 0) && !bodies_of(r, n->attribute[j], funcs, &made))
                return false;
    return true;
}

/* Of node n, the scope's i-th: its needs are the names of the inputs that are there, in their order. */
static bool set_operands(struct onnx_reader *r, const struct onnx_scope *s, size_t i, const Onnx__NodeProto *n,
                         const dfg_node *funcs, size_t n_funcs)
{
    struct onnx_call *c = &r->call;
    size_t n_inputs = n->n_input, need = s->first[i];
    while (n_inputs > 0 && *dfg_onnx_text(n->input[n_inputs - 1]) == '\0')
        n_inputs--;
    if (n_inputs + n_funcs >= UINT32_MAX)
        return dfg_onnx_fail_at(r, n, "it has too many inputs");
    if (!dfg_onnx_grow(r, &c->operands, &c->operands_room, n_inputs + n_funcs, sizeof *c->operands))
        return false;
    c->n_operands = n_inputs + n_funcs;
    for (size_t k = 0; k < n_funcs; k++)
        c->operands[k] = (struct onnx_operand){.node = funcs[k]};
    for (size_t k = 0; k < n_inputs; k++) {
        dfg_sym name = *dfg_onnx_text(n->input[k]) != '\0' ? s->needs[need++] : 0;
        struct onnx_operand *o = &c->operands[n_funcs + k];
        *o = (struct onnx_operand){.name = name};
        if (name != 0) {
            o->node = r->names[name].value.node;
            o->tensor = r->names[name].value.tensor;
        }
    }
    return true;
}

/* ---- the call ---- */

dfg_node dfg_onnx_operand(struct onnx_reader *r, struct onnx_operand o)
{
    if (o.node != DFG_NONE)
        return o.node;
    if (o.name != 0)
        return dfg_onnx_resolve(r, o.name);
    if (o.tensor == 0)
        return DFG_NONE;
    dfg_node n = dfg_const(r->m, o.tensor);
    if (n == DFG_NONE)
        dfg_onnx_no_memory(r);
    return n;
}

char *dfg_onnx_whole_name(const char *domain, const char *name, struct dfg_note message, uint32_t id)
{
    const bool bare = dfg_onnx_is_standard(domain);
    struct onnx_field f = {0};
    if (!bare)
        dfg_onnx_put_find(message, id, &f);
    const size_t size = strlen(domain) + strlen(name) + f.n + sizeof ".:";
    char *whole = malloc(size);
    if (whole == NULL)
        return NULL;
    const int n = snprintf(whole, size, "%s%s%s%s", bare ? "" : domain, bare ? "" : ".", name, f.n > 0 ? ":" : "");
    if (f.n > 0)
        memcpy(whole + n, f.at, f.n);
    whole[(size_t)n + f.n] = '\0';
    return whole;
}

static uint16_t operator_of(struct onnx_reader *r)
{
    const struct onnx_call *c = &r->call;
    const bool is_plain = c->standard && c->version == 0; /* as most are */
    const size_t size = strlen(c->op) + sizeof ".v" + 20;
    char *name = NULL;
    if (!c->standard)
        name = dfg_onnx_whole_name(dfg_onnx_text(c->node->domain), c->op, dfg_onnx_note(r, c->node->doc_string),
                                   ONNX_NODE_OVERLOAD);
    else if (!is_plain && (name = malloc(size)) != NULL)
        snprintf(name, size, "%s.v%lld", c->op, (long long)c->version);
    if (name == NULL && !is_plain) {
        dfg_onnx_no_memory(r);
        return 0;
    }
    const char *full = is_plain ? c->op : name;
    const uint16_t op = dfg_operator(r->m, full, strlen(full));
    free(name);
    if (op == 0 && !dfg_failed(r->m))
        dfg_onnx_fail_at(r, c->node, "the model has more than 65,000 operators");
    return op;
}

/* Results that the call has: optional ones through the last named one. */
static uint32_t results_of(const struct onnx_call *c, const struct dfg_op_decl *decl)
{
    uint32_t n = c->n_results;
    if (decl != NULL && !decl->variadic_results && n < decl->n_required_results)
        n = decl->n_required_results;
    return n > 0 ? n : 1;
}

static bool name_results(struct onnx_reader *r, const struct onnx_scope *s, dfg_node call, bool is_tuple)
{
    const Onnx__NodeProto *n = r->call.node;
    for (size_t i = 0; i < n->n_output; i++) {
        dfg_sym name = *dfg_onnx_text(n->output[i]) != '\0' ? dfg_onnx_next_symbol(r, n->output[i]) : 0;
        if (name == 0 || name >= r->names_room)
            continue;
        struct onnx_value *v = &r->names[name].value;
        if (is_tuple) {
            v->call = call;
            v->index = (uint32_t)i;
            continue;
        }
        v->node = call;
        dfg_set_type(r->m, call, v->type);
        dfg_set_name(r->m, call, name);
    }
    if (!is_tuple || *dfg_onnx_text(n->name) == '\0')
        return r->status == DFG_OK;
    dfg_sym name =
        dfg_onnx_symbol(r, n->name); /* a tuple has no value's name: its node's, if no value has that */
    if (name != 0 && r->names[name].value.owner != s->number)
        dfg_set_name(r->m, call, name);
    return r->status == DFG_OK;
}

static bool make_call(struct onnx_reader *r, const struct onnx_scope *s, dfg_node *args)
{
    struct onnx_call *c = &r->call;
    for (size_t i = 0; i < c->n_operands; i++)
        args[i] = dfg_onnx_operand(r, c->operands[i]);
    if (r->status != DFG_OK)
        return false;
    while (c->n_operands > 0 && args[c->n_operands - 1] == DFG_NONE)
        c->n_operands--;
    uint16_t op = operator_of(r);
    if (op == 0)
        return dfg_onnx_no_memory(r);
    const struct dfg_op_decl *decl = dfg_operator_decl(r->m, op);
    uint32_t n = results_of(c, decl);
    bool is_tuple = n > 1 || (decl != NULL && decl->variadic_results);
    dfg_node call =
        dfg_call_op(r->m, op, args, (uint32_t)c->n_operands, c->attrs, (uint32_t)c->n_attrs, n, 0);
    if (call == DFG_NONE)
        return dfg_onnx_no_memory(r);
    r->info.kept += c->version != 0;
    if (r->is_given)
        ((struct onnx_given *)c->node)->call = call;
    struct dfg_note note = dfg_onnx_note(r, c->node->doc_string);
    note.lifted = c->lifted;
    if (!dfg_set_note(r->m, call, note))
        return dfg_onnx_no_memory(r);
    return name_results(r, s, call, is_tuple) && dfg_onnx_refs(r, c->node, call);
}

/* What the file says of a Constant's tensor. */
static struct dfg_note folded_note(const struct onnx_reader *r)
{
    const Onnx__NodeProto *n = r->call.node;
    const Onnx__TensorProto *t = n->n_attribute == 1 ? n->attribute[0]->t : NULL;
    return dfg_onnx_note(r, strcmp(r->call.op, "Constant") == 0 && t != NULL ? t->doc_string : NULL);
}

/* The call in hand becomes nodes. */
static bool emit(struct onnx_reader *r, const struct onnx_scope *s)
{
    const struct onnx_call *c = &r->call;
    uint32_t tensor = 0;
    if (!r->keep_opset && !r->is_given && !dfg_onnx_fold(r, &tensor))
        return false;
    if (tensor != 0) {
        dfg_sym name = c->n_results > 0 ? dfg_onnx_symbol(r, dfg_onnx_text(c->node->output[0])) : 0;
        if (name != 0) {
            r->names[name].value.tensor = tensor;
            r->names[name].value.note = folded_note(r);
        }
        r->info.folded++;
        return r->status == DFG_OK;
    }
    if (c->standard && !dfg_onnx_lift(r))
        return false;
    dfg_node *args = calloc(c->n_operands + 1, sizeof *args);
    bool done = args != NULL ? make_call(r, s, args) : dfg_onnx_no_memory(r);
    free(args);
    return done;
}

static bool open_call(struct onnx_reader *r, const Onnx__NodeProto *n)
{
    struct onnx_call *c = &r->call;
    c->node = n;
    c->op = dfg_onnx_text(n->op_type);
    c->standard = dfg_onnx_is_standard(dfg_onnx_text(n->domain));
    c->version = 0;
    c->lifted = false;
    c->n_results = n_results(n);
    if (*c->op == '\0')
        return dfg_onnx_fail_at(r, n, "it has no operator");
    if (r->is_given)
        r->opset = ((const struct onnx_given *)n)->since;
    if (c->standard && r->opset == 0)
        return dfg_onnx_fail_at(r, n, "the model does not say the version of its operator set");
    return dfg_onnx_attrs(r, n);
}

bool dfg_onnx_node(struct onnx_reader *r, struct onnx_scope *s, size_t i)
{
    const Onnx__NodeProto *n = dfg_onnx_node_at(r, s, i);
    if (n == NULL)
        return false;
    size_t n_funcs = n_graphs(n);
    if (dfg_onnx_is_replaced(r, n, i)) {
        r->info.replaced++;
        return r->status == DFG_OK;
    }
    dfg_node *funcs = n_funcs > 0 ? calloc(n_funcs, sizeof *funcs) : NULL;
    bool done = n_funcs == 0 || (funcs != NULL ? make_bodies(r, s, n, i, funcs) : dfg_onnx_no_memory(r));
    done = done && open_call(r, n) && set_operands(r, s, i, n, funcs, n_funcs) && emit(r, s);
    dfg_onnx_lists_free(r);
    free(funcs);
    return done;
}
