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
    Onnx__NodeProto *p = dfg_onnx_put_message(w, &onnx__node_proto__descriptor);
    dfg_onnx_put_domain(w, domain);
    p->op_type = (char *)op;
    p->domain = *domain != '\0' ? (char *)domain : NULL;
    return p;
}

static char **texts(struct onnx_writer *w, size_t n)
{
    return dfg_onnx_put_new(w, n + 1, sizeof(char *));
}

/* An attribute `value` with a tensor. */
static void value_attr(struct onnx_writer *w, Onnx__NodeProto *p, Onnx__TensorProto *t)
{
    Onnx__AttributeProto *a = dfg_onnx_put_message(w, &onnx__attribute_proto__descriptor);
    p->attribute = dfg_onnx_put_new(w, 1, sizeof *p->attribute);
    a->name = (char *)"value";
    a->has_type = 1;
    a->type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR;
    a->t = t;
    p->attribute[0] = a;
    p->n_attribute = 1;
}

/* ---- constants ---- */

/* Constants of the body in whatever form it takes. */
static void put_constant(struct onnx_writer *w, struct onnx_body *b, Onnx__TensorProto *t)
{
    if (!b->is_function) {
        dfg_onnx_put_push(w, &b->constants, t);
        return;
    }
    Onnx__NodeProto *p = node_new(w, "", "Constant");
    p->output = texts(w, 1);
    value_attr(w, p, t);
    p->output[0] = t->name;
    p->n_output = 1;
    dfg_onnx_put_push(w, &b->nodes, p);
}

/* One value over and over. */
static void computed(struct onnx_writer *w, struct onnx_body *b, dfg_node n, const char *name)
{
    const struct dfg_tensor *t = dfg_tensor_of(w->m, n);
    const struct dfg_type *type = dfg_type_info(w->m, t->type);
    Onnx__NodeProto *p = node_new(w, "", "ConstantOfShape");
    const char *shape = dfg_onnx_put_name(w, NULL, "shape");
    Onnx__TensorProto *one = dfg_onnx_put_message(w, &onnx__tensor_proto__descriptor);
    dfg_val *dims = dfg_onnx_put_new(w, (size_t)type->rank + 1, sizeof *dims);
    p->input = texts(w, 1);
    p->output = texts(w, 1);
    for (int32_t i = 0; i < type->rank; i++)
        dims[i] = dfg_int(type->u.dims[i]);
    one->n_dims = 1;
    one->dims = dfg_onnx_put_new(w, 1, sizeof *one->dims);
    one->has_data_type = one->has_raw_data = 1;
    one->data_type = dfg_dtype_to_onnx(type->dtype);
    one->raw_data =
        (ProtobufCBinaryData){dfg_dtype_bits((enum dfg_dtype)type->dtype) / 8, (uint8_t *)(uintptr_t)t->data};
    value_attr(w, p, one);
    one->dims[0] = 1;
    p->input[0] = (char *)shape;
    p->output[0] = (char *)name;
    p->n_input = p->n_output = 1;
    dfg_val list = {.tag = DFG_V_LIST, .n = (uint32_t)type->rank, .u.list = dims};
    put_constant(w, b, dfg_onnx_put_numbers(w, &list, shape));
    dfg_onnx_put_push(w, &b->nodes, p);
}

static void constant(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    const char *name = w->results[n][0].name;
    if (dfg_onnx_put_is_computed(w, n) && dfg_tensor_of(w->m, n)->n > 0) {
        computed(w, b, n, name);
        return;
    }
    put_constant(w, b, dfg_onnx_put_tensor(w, dfg_tensor_of(w->m, n), name, n, dfg_onnx_put_noted(w, n)));
}

/* ---- calls ---- */

/* New constants of a conversion get their names here.  Absent inputs at the end are left out, but for those that
 * inputs in any number would follow: of Loop they must be there. */
static void inputs(struct onnx_writer *w, struct onnx_body *b, const struct onnx_put_call *c,
                   Onnx__NodeProto *p)
{
    const struct dfg_op_decl *row = dfg_operator_row(w->m, dfg_node_op(w->m, c->node));
    const size_t least = row != NULL && row->variadic ? row->n_operands - (size_t)1 : 0;
    p->n_input = c->n_inputs + c->n_funcs < least ? least - c->n_funcs : c->n_inputs;
    p->input = texts(w, p->n_input);
    for (size_t i = c->n_inputs; i < p->n_input; i++)
        p->input[i] = (char *)"";
    for (size_t i = 0; i < c->n_inputs; i++) {
        const struct onnx_put_input *in = &c->inputs[i];
        const char *name = in->value.tag != DFG_NIL ? dfg_onnx_put_name(w, NULL, c->op)
                                                    : dfg_onnx_put_operand(w, in->node, c->node);
        if (in->value.tag != DFG_NIL)
            put_constant(w, b, dfg_onnx_put_numbers(w, &in->value, name));
        p->input[i] = (char *)name;
    }
}

/* Results that the file leaves out at the end are left out. */
static void outputs(struct onnx_writer *w, dfg_node n, uint32_t n_results, Onnx__NodeProto *p)
{
    p->output = texts(w, n_results);
    for (uint32_t i = 0; i < n_results; i++) {
        p->output[i] = (char *)w->results[n][i].name;
        if (*p->output[i] != '\0')
            p->n_output = i + 1;
    }
}

static Onnx__GraphProto **graphs(struct onnx_writer *w, const struct onnx_body *b,
                                 const struct onnx_put_call *c)
{
    Onnx__GraphProto **at = dfg_onnx_put_new(w, c->n_funcs + (size_t)1, sizeof *at);
    const dfg_node *args;
    const struct dfg_op_decl *row = dfg_operator_row(w->m, dfg_node_op(w->m, c->node));
    const bool computes = row != NULL && row->infer != NULL && strcmp(row->infer, "scan") == 0;
    dfg_node_args(w->m, c->node, &args);
    for (uint32_t i = 0; i < c->n_funcs; i++) {
        if (dfg_node_uses(w->m, args[i]) != 1)
            dfg_onnx_put_fail_at(w, c->node, "its graph is used elsewhere, too");
        at[i] = dfg_onnx_put_graph(w, args[i], b->depth + 1, computes);
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
static void beyond(struct onnx_writer *w, const struct onnx_body *b, const struct onnx_put_call *c, Onnx__NodeProto *p)
{
    static const char made[] = "input output op_type domain attribute";
    static const char copied[] = "input output op_type domain attribute name";
    dfg_sym name = w->source.n == 0 && c->n_results > 1 ? dfg_name(w->m, c->node) : 0;
    if (name != 0)
        p->name = (char *)dfg_symbol_text(w->m, name);
    if (c->note.n == 0)
        return;
    const char *place = dfg_onnx_put_text(w, "\1%zu", (size_t)(c->note.at - w->source.at));
    struct onnx_field own;
    bool first = dfg_onnx_put_take(w, place);
    if (first && !w->as_is && dfg_onnx_put_find(c->note, 3, &own)) /* NodeProto.name; two bodies that were inlined may have it */
        first = dfg_onnx_put_take(w, dfg_onnx_put_text(w, "\2%u %s", (unsigned)b->func, dfg_onnx_put_field_text(w, &own)));
    dfg_onnx_put_rest(w, &p->base, c->note, first ? made : copied);
}

static void call(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    struct onnx_put_call c;
    const char *why;
    dfg_onnx_put_open(w, &c, n);
    dfg_onnx_put_convert(w, &c, &why);
    const char *unit = dfg_operator_unit(w->m, dfg_node_op(w->m, n));
    if (unit != NULL && (strcmp(unit, "relay") == 0 || strcmp(unit, "relax") == 0))
        dfg_onnx_put_fail_at(w, n, "it is an operator of Rela%c, which ONNX does not have", unit[4]);
    if (why != NULL)
        dfg_onnx_put_fail_at(w, n, "%s", why);
    if (!w->as_is && dfg_onnx_is_standard(c.domain) && strcmp(c.op, "Constant") == 0 && c.n_attrs != 1)
        dfg_onnx_put_fail_at(w, n, "it has not one value");
    Onnx__NodeProto *p = node_new(w, c.domain, c.op);
    Onnx__GraphProto **bodies = graphs(w, b, &c);
    inputs(w, b, &c, p);
    outputs(w, n, c.n_results, p);
    dfg_onnx_put_attrs(w, &c, p, bodies);
    if (is_sparse_initializer(b, &c, p)) {
        p->attribute[0]->sparse_tensor->values->name = p->output[0];
        dfg_onnx_put_push(w, &b->sparse, p->attribute[0]->sparse_tensor);
        return;
    }
    beyond(w, b, &c, p);
    dfg_onnx_put_push(w, &b->nodes, p);
}

static void local_call(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(w->m, n, &args), row = w->locals_of[dfg_onnx_put_callee(w, n)];
    if (row == 0)
        dfg_onnx_put_fail_at(w, n, "ONNX calls no function values but those that are marked Composite");
    const struct onnx_local *f = w->locals.at[row - 1];
    Onnx__NodeProto *p = node_new(w, f->domain, f->name);
    p->input = texts(w, n_args);
    outputs(w, n, dfg_onnx_put_n_results(w, n), p);
    p->n_input = n_args - 1;
    for (uint32_t i = 1; i < n_args; i++)
        p->input[i - 1] = (char *)dfg_onnx_put_operand(w, args[i], n);
    dfg_onnx_put_push(w, &b->nodes, p);
}

void dfg_onnx_put_node(struct onnx_writer *w, struct onnx_body *b, dfg_node n)
{
    uint16_t op = dfg_node_op(w->m, n);
    if (op >= DFG_FIRST_OP) {
        call(w, b, n);
        return;
    }
    switch ((enum dfg_structural_op)op) {
    case DFG_CONST:
        constant(w, b, n);
        return;
    case DFG_CALL:
        local_call(w, b, n);
        return;
    case DFG_TUPLE:
    case DFG_GET:
    case DFG_GLOBAL:
    case DFG_FUNC: /* whoever uses one that has no form says so */
        return;
    case DFG_VAR:
        if (dfg_node_data(w->m, n) == 0)
            dfg_onnx_put_fail_at(w, n, "a variable that is no parameter");
        return;
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
    dfg_onnx_put_fail_at(w, n, "ONNX has nothing like it");
}
