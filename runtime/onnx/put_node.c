/* put_node.c -- a node of the graph as nodes, initializers of an ONNX graph.
 *
 * In:   a node of a body whose values have names.
 * Out:  a call: a NodeProto with what the file says of it beyond; a constant: an
 *       initializer, in a function a Constant, and a ConstantOfShape where it is
 *       one value over and over; a call of a Composite function: a call of the
 *       model's function.  Tuples, projections and functions are no nodes.
 * Errors: everything else, by name.
 */
#include "put.h"

static Onnx__NodeProto *node_new(struct onnx_writer *w, const char *domain, const char *op)
{
    Onnx__NodeProto *p = dfg_onnx_put_new(w, 1, sizeof *p);
    if (p == NULL)
        return NULL;
    onnx__node_proto__init(p);
    if (!dfg_onnx_put_domain(w, domain))
        return NULL;
    p->op_type = (char *)op;
    p->domain = *domain != '\0' ? (char *)domain : NULL;
    return p;
}

static bool texts(struct onnx_writer *w, char ***at, size_t n)
{
    *at = dfg_onnx_put_new(w, n + 1, sizeof **at);
    return *at != NULL;
}

/* An attribute `value` with a tensor. */
static bool value_attr(struct onnx_writer *w, Onnx__NodeProto *p, Onnx__TensorProto *t)
{
    Onnx__AttributeProto *a = dfg_onnx_put_new(w, 1, sizeof *a);
    p->attribute = dfg_onnx_put_new(w, 1, sizeof *p->attribute);
    if (a == NULL || p->attribute == NULL)
        return false;
    onnx__attribute_proto__init(a);
    a->name = (char *)"value";
    a->has_type = 1;
    a->type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR;
    a->t = t;
    p->attribute[0] = a;
    p->n_attribute = 1;
    return true;
}

/* ---- constants ---- */

/* Constants of the body in whatever form it takes. */
static bool put_constant(struct onnx_writer *w, struct onnx_body *b, Onnx__TensorProto *t)
{
    if (t == NULL)
        return false;
    if (!b->is_function)
        return dfg_onnx_put_push(w, &b->constants, t);
    Onnx__NodeProto *p = node_new(w, "", "Constant");
    if (p == NULL || !texts(w, &p->output, 1) || !value_attr(w, p, t))
        return false;
    p->output[0] = t->name;
    p->n_output = 1;
    return dfg_onnx_put_push(w, &b->nodes, p);
}

/* One value over and over. */
static bool computed(struct onnx_writer *w, struct onnx_body *b, dfg_node n, const char *name)
{
    const struct dfg_tensor *t = dfg_tensor_of(w->m, n);
    const struct dfg_type *type = dfg_type_info(w->m, t->type);
    Onnx__NodeProto *p = node_new(w, "", "ConstantOfShape");
    const char *shape = dfg_onnx_put_name(w, NULL, "shape");
    Onnx__TensorProto *one = dfg_onnx_put_new(w, 1, sizeof *one);
    dfg_val *dims = dfg_onnx_put_new(w, (size_t)type->rank + 1, sizeof *dims);
    if (p == NULL || shape == NULL || one == NULL || dims == NULL || !texts(w, &p->input, 1) ||
        !texts(w, &p->output, 1))
        return false;
    for (int32_t i = 0; i < type->rank; i++)
        dims[i] = (dfg_val){.tag = DFG_V_INT, .u.i = type->u.dims[i]};
    onnx__tensor_proto__init(one);
    one->n_dims = 1;
    one->dims = dfg_onnx_put_new(w, 1, sizeof *one->dims);
    one->has_data_type = one->has_raw_data = 1;
    one->data_type = dfg_dtype_to_onnx(type->dtype);
    one->raw_data =
        (ProtobufCBinaryData){dfg_dtype_bits((enum dfg_dtype)type->dtype) / 8, (uint8_t *)(uintptr_t)t->data};
    if (one->dims == NULL || !value_attr(w, p, one))
        return false;
    one->dims[0] = 1;
    p->input[0] = (char *)shape;
    p->output[0] = (char *)name;
    p->n_input = p->n_output = 1;
    dfg_val list = {.tag = DFG_V_LIST, .n = (uint32_t)type->rank, .u.list = dims};
    return put_constant(w, b, dfg_onnx_put_numbers(w, &list, shape)) &&
           dfg_onnx_put_push(w, &b->nodes, p);
}

static bool constant(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    const char *name = w->results[n][0].name;
    struct dfg_note note;
    bool is_noted = dfg_note_of(w->m, n, &note);
    if (dfg_onnx_put_is_computed(w, n) && dfg_tensor_of(w->m, n)->n > 0)
        return computed(w, b, n, name);
    return put_constant(w, b,
                                 dfg_onnx_put_tensor(w, dfg_tensor_of(w->m, n), name, n,
                                                     is_noted ? note : (struct dfg_note){NULL, 0, false}));
}

/* ---- calls ---- */

/* New constants of a conversion get their names here. */
static bool inputs(struct onnx_writer *w, struct onnx_body *b, const struct onnx_put_call *c,
                   Onnx__NodeProto *p)
{
    if (!texts(w, &p->input, c->n_inputs))
        return false;
    p->n_input = c->n_inputs;
    for (size_t i = 0; i < c->n_inputs; i++) {
        const struct onnx_put_input *in = &c->inputs[i];
        const char *name = in->value.tag != DFG_NIL ? dfg_onnx_put_name(w, NULL, c->op)
                                                    : dfg_onnx_put_operand(w, in->node, c->node);
        if (name == NULL)
            return false;
        if (in->value.tag != DFG_NIL &&
            !put_constant(w, b, dfg_onnx_put_numbers(w, &in->value, name)))
            return false;
        p->input[i] = (char *)name;
    }
    return true;
}

/* Results that the file leaves out at the end are left out. */
static bool outputs(struct onnx_writer *w, dfg_node n, uint32_t n_results, Onnx__NodeProto *p)
{
    if (!texts(w, &p->output, n_results))
        return false;
    for (uint32_t i = 0; i < n_results; i++) {
        p->output[i] = (char *)w->results[n][i].name;
        if (*p->output[i] != '\0')
            p->n_output = i + 1;
    }
    return true;
}

static Onnx__GraphProto **graphs(struct onnx_writer *w, const struct onnx_body *b,
                                 const struct onnx_put_call *c)
{
    Onnx__GraphProto **at = dfg_onnx_put_new(w, c->n_funcs + (size_t)1, sizeof *at);
    const dfg_node *args;
    dfg_node_args(w->m, c->node, &args);
    for (uint32_t i = 0; at != NULL && i < c->n_funcs; i++) {
        if (dfg_node_uses(w->m, args[i]) != 1) {
            dfg_onnx_put_fail_at(w, c->node, "its graph is used elsewhere, too");
            return NULL;
        }
        at[i] = dfg_onnx_put_graph(w, args[i], b->depth + 1);
        if (at[i] == NULL)
            return NULL;
    }
    return at;
}

/* A sparse constant that no node of the file was: a sparse initializer. */
static bool is_sparse_initializer(const struct onnx_body *b, const struct onnx_put_call *c,
                                  const Onnx__NodeProto *p)
{
    return !b->is_function && c->note.n == 0 && dfg_onnx_is_standard(c->domain) &&
           strcmp(c->op, "Constant") == 0 && p->n_attribute == 1 && p->attribute[0]->sparse_tensor != NULL &&
           p->n_output == 1;
}

/* What the file says of the node.  A copy of a node has no name: runtimes want them
 * unique.  In a model that was none before, names of tuples are names of nodes. */
static bool beyond(struct onnx_writer *w, const struct onnx_put_call *c, Onnx__NodeProto *p)
{
    static const char made[] = "input output op_type domain attribute";
    static const char copied[] = "input output op_type domain attribute name";
    dfg_sym name = w->source.n == 0 && c->n_results > 1 ? dfg_name(w->m, c->node) : 0;
    if (name != 0)
        p->name = (char *)dfg_symbol_text(w->m, name);
    if (c->note.n == 0)
        return true;
    const char *place = dfg_onnx_put_text(w, "\1%zu", (size_t)(c->note.at - w->source.at));
    bool first = place != NULL && dfg_onnx_put_take(w, place);
    return w->status == DFG_OK && dfg_onnx_put_rest(w, &p->base, c->note, first ? made : copied);
}

static bool call(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    struct onnx_put_call c;
    const char *why;
    if (!dfg_onnx_put_open(w, &c, n) || !dfg_onnx_put_convert(w, &c, &why))
        return false;
    const char *unit = dfg_operator_unit(w->m, dfg_node_op(w->m, n));
    if (unit != NULL && (strcmp(unit, "relay") == 0 || strcmp(unit, "relax") == 0))
        return dfg_onnx_put_fail_at(w, n, "it is an operator of Rela%c, which ONNX does not have", unit[4]);
    if (why != NULL)
        return dfg_onnx_put_fail_at(w, n, "%s", why);
    if (!w->as_is && dfg_onnx_is_standard(c.domain) && strcmp(c.op, "Constant") == 0 && c.n_attrs != 1)
        return dfg_onnx_put_fail_at(w, n, "it has not one value");
    Onnx__NodeProto *p = node_new(w, c.domain, c.op);
    Onnx__GraphProto **bodies = p != NULL ? graphs(w, b, &c) : NULL;
    if (bodies == NULL || !inputs(w, b, &c, p) || !outputs(w, n, c.n_results, p) ||
        !dfg_onnx_put_attrs(w, &c, p, bodies))
        return false;
    if (is_sparse_initializer(b, &c, p)) {
        p->attribute[0]->sparse_tensor->values->name = p->output[0];
        return dfg_onnx_put_push(w, &b->sparse, p->attribute[0]->sparse_tensor);
    }
    return beyond(w, &c, p) && dfg_onnx_put_push(w, &b->nodes, p);
}

static bool local_call(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(w->m, n, &args), row = w->locals_of[dfg_onnx_put_callee(w, n)];
    if (row == 0)
        return dfg_onnx_put_fail_at(w, n,
                                    "ONNX calls no function values but those that are marked Composite");
    const struct onnx_local *f = w->locals.at[row - 1];
    Onnx__NodeProto *p = node_new(w, f->domain, f->name);
    if (p == NULL || !texts(w, &p->input, n_args) || !outputs(w, n, dfg_node_data(w->m, n), p))
        return false;
    p->n_input = n_args - 1;
    for (uint32_t i = 1; i < n_args; i++) {
        const char *name = dfg_onnx_put_operand(w, args[i], n);
        if (name == NULL)
            return false;
        p->input[i - 1] = (char *)name;
    }
    return dfg_onnx_put_push(w, &b->nodes, p);
}

bool dfg_onnx_put_node(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    uint16_t op = dfg_node_op(w->m, n);
    if (op >= DFG_FIRST_OP)
        return call(w, b, n);
    switch ((enum dfg_structural_op)op) {
    case DFG_CONST:
        return constant(w, b, n);
    case DFG_CALL:
        return local_call(w, b, n);
    case DFG_TUPLE:
    case DFG_GET:
    case DFG_GLOBAL:
    case DFG_FUNC: /* whoever uses one that has no form says so */
        return true;
    case DFG_VAR:
        return dfg_node_data(w->m, n) != 0 || dfg_onnx_put_fail_at(w, n, "a variable that is no parameter");
    case DFG_OTHER:
    case DFG_IF:
    case DFG_LET:
    case DFG_OP_REF:
    case DFG_REF_CREATE:
    case DFG_REF_READ:
    case DFG_REF_WRITE:
    case DFG_CONSTRUCTOR:
    case DFG_MATCH:
    case DFG_N_STRUCTURAL:
    case DFG_FIRST_OP:
        break;
    }
    return dfg_onnx_put_fail_at(w, n, "ONNX has nothing like it");
}
