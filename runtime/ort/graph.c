/* graph.c -- a graph of the runtime as a module.
 *
 * In:   an OrtGraph, whose nodes are topological: the graph of a session or the body of a
 *       node; a module that knows the operators.
 * Out:  the module with the graph as @main, as dfg_onnx_given() reads it from ONNX's
 *       messages, which are made here; which node each call is.
 * Errors: those of the runtime and of the reader.
 *
 * Texts and elements are the runtime's, and not copied; so the messages are not to be written
 * to.  Of a body that is asked about by itself values from around it are inputs.
 */
#include <string.h>

#include "../dfg_extend.h"
#include "ort.h"

/* ---- values ---- */

OrtStatus *ort_name_read(const struct ort *ort, const OrtValueInfo *v, char **name)
{
    const char *text = "";
    OrtStatus *bad = v != NULL ? ort->GetValueInfoName(v, &text) : NULL;
    *name = (char *)text;
    return bad;
}

static OrtStatus *read_shape(const struct ort *ort, const OrtTensorTypeAndShapeInfo *info,
                             struct ort_shape *s)
{
    unsigned number;
    TRY(ort->GetTensorElementType(info, &number));
    TRY(ort->GetDimensionsCount(info, &s->rank));
    s->dtype = (int32_t)number;
    if (s->rank > ORT_RANK)
        return ort_status(ort, ORT_FAIL, "a tensor has %zu extents", s->rank);
    return s->rank > 0 ? ort->GetDimensions(info, s->dims, s->rank) : NULL;
}

OrtStatus *ort_shape_read(const struct ort *ort, const OrtValue *v, struct ort_shape *s)
{
    OrtTensorTypeAndShapeInfo *info;
    int is_tensor;
    TRY(ort->IsTensor(v, &is_tensor));
    if (!is_tensor)
        return ort_status(ort, ORT_FAIL, "a value is no tensor");
    TRY(ort->GetTensorTypeAndShape(v, &info));
    OrtStatus *bad = read_shape(ort, info, s);
    ort->ReleaseTensorTypeAndShapeInfo(info);
    return bad;
}

/* A value with its type, if it has one. */
struct value {
    Onnx__ValueInfoProto proto;
    Onnx__TypeProto type;
    Onnx__TypeProto__Tensor tensor;
    Onnx__TensorShapeProto shape;
};

static OrtStatus *read_extents(struct reader *r, const OrtTensorTypeAndShapeInfo *info,
                               const struct ort_shape *s, Onnx__TensorShapeProto *to)
{
    const char *names[ORT_RANK];
    Onnx__TensorShapeProto__Dimension *dims;
    MAKE(r, dims, s->rank);
    MAKE(r, to->dim, s->rank);
    to->n_dim = s->rank;
    if (s->rank > 0)
        TRY(r->ort->GetSymbolicDimensions(info, names, s->rank));
    for (size_t i = 0; i < s->rank; i++) {
        to->dim[i] = &dims[i];
        dims[i].value_case = s->dims[i] < 0 ? ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM
                                            : ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
        if (s->dims[i] < 0)
            dims[i].dim_param = (char *)names[i];
        else
            dims[i].dim_value = s->dims[i];
    }
    return NULL;
}

/* Runtimes before 1.24 do not tell a scalar from a tensor of unknown rank: then it is unknown. */
static OrtStatus *read_value(struct reader *r, const OrtValueInfo *from, struct value *v)
{
    const struct ort *ort = r->ort;
    const OrtTypeInfo *info = NULL;
    const OrtTensorTypeAndShapeInfo *tensor = NULL;
    struct ort_shape shape;
    TRY(ort_name_read(ort, from, &v->proto.name));
    if (from != NULL)
        TRY(ort->GetValueInfoTypeInfo(from, &info));
    if (info != NULL)
        TRY(ort->CastTypeInfoToTensorInfo(info, &tensor));
    if (tensor == NULL)
        return NULL;
    TRY(read_shape(ort, tensor, &shape));
    v->proto.type = &v->type;
    v->type.value_case = ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE;
    v->type.tensor_type = &v->tensor;
    v->tensor.elem_type = shape.dtype;
    if (shape.rank > 0 || (r->minor >= ORT_VERSION_HAS_SHAPE && ort->TensorTypeAndShape_HasShape(tensor)))
        v->tensor.shape = &v->shape;
    return read_extents(r, tensor, &shape, &v->shape);
}

/* Behind those that are there; of absent ones the name is "". */
static OrtStatus *add_values(struct reader *r, const OrtValueInfo *const *from, size_t n,
                             Onnx__ValueInfoProto **to, size_t *n_to)
{
    struct value *values;
    MAKE(r, values, n);
    for (size_t i = 0; i < n; i++) {
        to[(*n_to)++] = &values[i].proto;
        TRY(read_value(r, from[i], &values[i]));
    }
    return NULL;
}

static OrtStatus *read_tensor(struct reader *r, const OrtValue *v, Onnx__TensorProto *t)
{
    const void *data = NULL;
    struct ort_shape *s;
    MAKE(r, s, 1);
    TRY(ort_shape_read(r->ort, v, s));
    t->data_type = s->dtype;
    t->n_dims = s->rank;
    t->dims = s->dims;
    if (dfg_dtype_of_onnx(s->dtype) != DFG_STRING) /* strings are the runtime's own objects: not at hand */
        TRY(r->ort->GetTensorData(v, &data));
    t->raw_data.data = (uint8_t *)data;
    return NULL;
}

/* ---- attributes ---- */

/* What the runtime writes of a value: an array, or texts one behind another. */
static OrtStatus *read_bytes(struct reader *r, const OrtOpAttr *a, unsigned type, char **at, size_t *n)
{
    const size_t most = 64; /* of nearly all */
    MAKE(r, *at, most);
    OrtStatus *bad = r->ort->ReadOpAttr(a, type, *at, most, n);
    if (bad == NULL || *n <= most)
        return bad;
    r->ort->ReleaseStatus(bad); /* which said how much room it takes */
    MAKE(r, *at, *n);
    return r->ort->ReadOpAttr(a, type, *at, *n, n);
}

static OrtStatus *read_strings(struct reader *r, char *at, size_t n, Onnx__AttributeProto *to)
{
    MAKE(r, to->strings, n); /* at most */
    for (const char *end = at + n; at < end; at += to->strings[to->n_strings++].len + 1)
        to->strings[to->n_strings] = (ProtobufCBinaryData){strnlen(at, (size_t)(end - at)), (uint8_t *)at};
    return NULL;
}

void *ort_copy(dfg_module *m, uint8_t dtype, uint64_t n, const void *elements)
{
    size_t bytes = 0;
    dfg_tensor_bytes((enum dfg_dtype)dtype, n, &bytes);
    void *own = dfg_alloc(m, bytes);
    return own != NULL ? memcpy(own, elements, bytes) : NULL;
}

/* The runtime takes the tensor back, so the elements are copied. */
static OrtStatus *read_tensor_attribute(struct reader *r, const OrtOpAttr *from, Onnx__AttributeProto *to)
{
    OrtValue *value = NULL;
    uint64_t n = 1;
    MAKE(r, to->t, 1);
    TRY(r->ort->OpAttr_GetTensorAttributeAsOrtValue(from, &value));
    if (value == NULL)
        return NULL;
    OrtStatus *bad = read_tensor(r, value, to->t);
    for (size_t i = 0; i < to->t->n_dims; i++)
        n *= (uint64_t)to->t->dims[i];
    if (bad == NULL && to->t->raw_data.data != NULL) {
        to->t->raw_data.data =
            ort_copy(r->m, (uint8_t)dfg_dtype_of_onnx(to->t->data_type), n, to->t->raw_data.data);
        bad = to->t->raw_data.data != NULL ? NULL : ort_no_memory(r->ort);
    }
    r->ort->ReleaseValue(value);
    if (bad == NULL)
        to->type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR;
    return bad;
}

static OrtStatus *read_attribute(struct reader *r, const OrtOpAttr *from, unsigned type,
                                 Onnx__AttributeProto *to)
{
#define KIND(kind) ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__##kind
    static const Onnx__AttributeProto__AttributeType kinds[] = {
        [ORT_ATTR_INT] = KIND(INT),       [ORT_ATTR_INTS] = KIND(INTS),
        [ORT_ATTR_FLOAT] = KIND(FLOAT),   [ORT_ATTR_FLOATS] = KIND(FLOATS),
        [ORT_ATTR_STRING] = KIND(STRING), [ORT_ATTR_STRINGS] = KIND(STRINGS)};
    const char *name;
    size_t n;
    char *at;
    TRY(r->ort->OpAttr_GetName(from, &name));
    to->name = (char *)name;
    to->has_type = true;
    if (type == ORT_ATTR_TENSOR)
        return read_tensor_attribute(r, from, to);
    if (type == ORT_ATTR_UNDEFINED || type > ORT_ATTR_STRINGS)
        return NULL;
    TRY(read_bytes(r, from, type, &at, &n));
    to->type = kinds[type];
    to->s = (ProtobufCBinaryData){strnlen(at, n), (uint8_t *)at}; /* some runtimes count a NUL behind it */
    to->ints = (int64_t *)(void *)at;
    to->floats = (float *)(void *)at;
    if (type == ORT_ATTR_INT)
        to->i = *to->ints;
    else if (type == ORT_ATTR_INTS)
        to->n_ints = n / sizeof *to->ints;
    else if (type == ORT_ATTR_FLOAT)
        to->f = *to->floats;
    else if (type == ORT_ATTR_FLOATS)
        to->n_floats = n / sizeof *to->floats;
    return type == ORT_ATTR_STRINGS ? read_strings(r, at, n, to) : NULL;
}

/* ---- values that no node gives ---- */

enum which { CONSTANTS = 1, INPUTS = 2 };

/* Values that no node of the graph gives; the messages have room for them. */
static OrtStatus *add_given(struct reader *r, const OrtValueInfo *const *from, size_t n, enum which which,
                            Onnx__GraphProto *to)
{
    const OrtValue *elements;
    for (size_t i = 0; i < n; i++) {
        bool is_constant = false;
        TRY(r->ort->ValueInfo_IsConstantInitializer(from[i], &is_constant));
        if (!is_constant && (which & INPUTS) != 0)
            TRY(add_values(r, &from[i], 1, to->input, &to->n_input));
        if (!is_constant || (which & CONSTANTS) == 0)
            continue;
        Onnx__TensorProto **t = &to->initializer[to->n_initializer++];
        MAKE(r, *t, 1);
        TRY(ort_name_read(r->ort, from[i], &(*t)->name));
        TRY(r->ort->ValueInfo_GetInitializerValue(from[i], &elements));
        TRY(read_tensor(r, elements, *t));
    }
    return NULL;
}

/* Of the graph itself those of the values that come from around it, each once. */
static OrtStatus *add_around(struct reader *r, const OrtValueInfo *const *from, size_t n)
{
    Onnx__GraphProto *to = &r->graph;
    for (size_t i = 0; i < n && r->is_body && r->depth == 1; i++) {
        bool add = false;
        char *name;
        if (from[i] != NULL)
            TRY(r->ort->ValueInfo_IsFromOuterScope(from[i], &add));
        TRY(ort_name_read(r->ort, from[i], &name));
        for (size_t j = 0; add && j < to->n_input; j++)
            add = strcmp(to->input[j]->name, name) != 0;
        for (size_t j = 0; add && j < to->n_initializer; j++)
            add = strcmp(to->initializer[j]->name, name) != 0;
        if (add)
            TRY(add_given(r, &from[i], 1, INPUTS | CONSTANTS, to));
    }
    return NULL;
}

/* ---- nodes ---- */

static OrtStatus *read_graph(struct reader *, const OrtGraph *, size_t n_around, Onnx__GraphProto *,
                             struct node **nodes);

/* The bodies of a node, of which there are n. */
static OrtStatus *read_bodies(struct reader *r, const OrtNode *from, size_t n, Onnx__AttributeProto *to)
{
    const OrtGraph **graphs;
    const char **names;
    struct node *ignored;
    const OrtValueInfo **needs;
    size_t n_needs;
    LIST(r, Node, ImplicitInputs, from, needs, n_needs);
    TRY(add_around(r, needs, n_needs));
    MAKE(r, graphs, n);
    MAKE(r, names, n);
    TRY(r->ort->Node_GetSubgraphs(from, graphs, n, names));
    for (size_t i = 0; i < n; i++) {
        to[i].name = (char *)names[i];
        to[i].has_type = true;
        to[i].type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__GRAPH;
        MAKE(r, to[i].g, 1);
        TRY(read_graph(r, graphs[i], 0, to[i].g, &ignored));
    }
    return NULL;
}

static OrtStatus *read_attributes(struct reader *r, const OrtNode *from, Onnx__NodeProto *to)
{
    const OrtOpAttr **attrs;
    Onnx__AttributeProto *rows;
    size_t n, n_bodies = 0;
    LIST(r, Node, Attributes, from, attrs, n);
    TRY(r->ort->Node_GetNumSubgraphs(from, &n_bodies));
    MAKE(r, rows, n + n_bodies);
    MAKE(r, to->attribute, n + n_bodies);
    for (size_t i = 0; i < n; i++) {
        unsigned type = ORT_ATTR_UNDEFINED;
        OrtStatus *unknown = r->ort->OpAttr_GetType(attrs[i], &type);
        if (unknown != NULL) /* a type, a sparse tensor: then it has none here */
            r->ort->ReleaseStatus(unknown);
        if (unknown == NULL && type == ORT_ATTR_GRAPH)
            continue;
        to->attribute[to->n_attribute++] = &rows[i];
        TRY(read_attribute(r, attrs[i], unknown == NULL ? type : ORT_ATTR_UNDEFINED, &rows[i]));
    }
    for (size_t i = 0; i < n_bodies; i++)
        to->attribute[to->n_attribute++] = &rows[n + i];
    return read_bodies(r, from, n_bodies, rows + n);
}

static OrtStatus *read_node(struct reader *r, const OrtNode *from, struct node *to)
{
    Onnx__NodeProto *p = &to->given.proto;
    const OrtValueInfo **inputs, **outputs;
    const char *type, *domain;
    int since;
    TRY(r->ort->Node_GetOperatorType(from, &type));
    TRY(r->ort->Node_GetDomain(from, &domain));
    TRY(r->ort->Node_GetSinceVersion(from, &since));
    to->node = from;
    to->given.since = since;
    p->op_type = (char *)type;
    p->domain = (char *)domain;
    LIST(r, Node, Inputs, from, inputs, p->n_input);
    TRY(add_around(r, inputs, p->n_input));
    MAKE(r, p->input, p->n_input);
    for (size_t i = 0; i < p->n_input; i++)
        TRY(ort_name_read(r->ort, inputs[i], &p->input[i]));
    LIST(r, Node, Outputs, from, outputs, p->n_output);
    MAKE(r, p->output, p->n_output);
    MAKE(r, to->outputs, p->n_output);
    TRY(add_values(r, outputs, p->n_output, to->outputs, &to->n_outputs));
    for (size_t i = 0; i < p->n_output; i++)
        p->output[i] = to->outputs[i]->name;
    return read_attributes(r, from, p);
}

/* ---- graphs ---- */

static OrtStatus *read_nodes(struct reader *r, const OrtGraph *g, Onnx__GraphProto *to, struct node **nodes)
{
    const OrtNode **from;
    size_t n_values = 0;
    LIST(r, Graph, Nodes, g, from, to->n_node);
    MAKE(r, *nodes, to->n_node);
    MAKE(r, to->node, to->n_node);
    for (size_t i = 0; i < to->n_node; i++) {
        to->node[i] = &(*nodes)[i].given.proto;
        TRY(read_node(r, from[i], &(*nodes)[i]));
        n_values += (*nodes)[i].n_outputs;
    }
    MAKE(r, to->value_info, n_values);
    for (size_t i = 0; i < to->n_node; i++)
        for (size_t j = 0; j < (*nodes)[i].n_outputs; j++)
            to->value_info[to->n_value_info++] = (*nodes)[i].outputs[j];
    return NULL;
}

/* Constants that are listed as inputs, as old models do, are no parameters. */
static OrtStatus *read_graph(struct reader *r, const OrtGraph *g, size_t n_around, Onnx__GraphProto *to,
                             struct node **nodes)
{
    const OrtValueInfo **inputs, **constants, **outputs;
    size_t n_inputs, n_constants, n_outputs;
    LIST(r, Graph, Inputs, g, inputs, n_inputs);
    LIST(r, Graph, Initializers, g, constants, n_constants);
    LIST(r, Graph, Outputs, g, outputs, n_outputs);
    MAKE(r, to->input, n_inputs + n_around);
    MAKE(r, to->initializer, n_constants + n_around);
    MAKE(r, to->output, n_outputs);
    TRY(add_given(r, inputs, n_inputs, INPUTS, to));
    TRY(add_given(r, constants, n_constants, CONSTANTS, to));
    TRY(add_values(r, outputs, n_outputs, to->output, &to->n_output));
    r->depth++;
    TRY(add_around(r, outputs, n_outputs));
    TRY(read_nodes(r, g, to, nodes));
    r->depth--;
    return NULL;
}

OrtStatus *ort_graph_read(struct reader *r, const OrtGraph *g)
{
    struct dfg_error e = {DFG_OK, NULL};
    const OrtNode *parent = NULL;
    size_t most_around = 0;
    TRY(r->ort->Graph_GetParentNode(g, &parent));
    r->is_body = parent != NULL;
    if (r->is_body)
        TRY(r->ort->Node_GetNumImplicitInputs(parent, &most_around));
    TRY(read_graph(r, g, most_around, &r->graph, &r->nodes));
    return ort_status_of(r->ort, r->name, dfg_onnx_given(r->m, "a graph", &r->graph, &e), &e);
}
