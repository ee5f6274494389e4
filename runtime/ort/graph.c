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

#include "ort.h"

/* ---- values ---- */

OrtStatus *dfg_ort_name_read(const struct ort *ort, const OrtValueInfo *v, char **name)
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
    size_t n;
    TRY(ort->GetTensorElementType(info, &number));
    TRY(ort->GetDimensionsCount(info, &n));
    s->dtype = dfg_dtype_of_onnx((int64_t)number); /* both count element types alike */
    s->rank = (int32_t)n;
    if (n > ORT_RANK)
        return dfg_ort_status(ort, ORT_FAIL, "a tensor has %zu extents", n);
    return n > 0 ? ort->GetDimensions(info, s->dims, n) : NULL;
}

OrtStatus *dfg_ort_shape_read(const struct ort *ort, const OrtValue *v, struct ort_shape *s)
{
    OrtTensorTypeAndShapeInfo *info;
    int is_tensor;
    TRY(ort->IsTensor(v, &is_tensor));
    if (!is_tensor)
        return dfg_ort_status(ort, ORT_FAIL, "a value is no tensor");
    TRY(ort->GetTensorTypeAndShape(v, &info));
    OrtStatus *bad = read_shape(ort, info, s);
    ort->ReleaseTensorTypeAndShapeInfo(info);
    return bad;
}

/* Runtimes before 1.24 do not tell a scalar from a tensor of unknown rank: then it is unknown. */
static OrtStatus *read_type(struct reader *r, const OrtValueInfo *v, uint32_t *type)
{
    const struct ort *ort = r->ort;
    const OrtTypeInfo *info = NULL;
    const OrtTensorTypeAndShapeInfo *tensor = NULL;
    const char *names[ORT_RANK];
    struct ort_shape s;
    if (v != NULL)
        TRY(ort->GetValueInfoTypeInfo(v, &info));
    if (info != NULL)
        TRY(ort->CastTypeInfoToTensorInfo(info, &tensor));
    if (tensor == NULL)
        return NULL;
    TRY(read_shape(ort, tensor, &s));
    if (s.rank > 0)
        TRY(ort->GetSymbolicDimensions(tensor, names, (size_t)s.rank));
    for (int32_t i = 0; i < s.rank; i++)
        if (s.dims[i] < 0)
            s.dims[i] = names[i] != NULL && *names[i] != '\0'
                            ? dfg_extent_named(r->m, names[i], strlen(names[i]))
                            : DFG_DIM_UNKNOWN;
    if (s.rank == 0 && (r->minor < ORT_VERSION_HAS_SHAPE || !ort->TensorTypeAndShape_HasShape(tensor)))
        s.rank = -1;
    *type = s.dtype != DFG_NO_DTYPE ? dfg_type_tensor(r->m, s.dtype, s.rank, s.dims) : 0;
    return NULL;
}

static OrtStatus *read_tensor(struct reader *r, const OrtValue *v, uint32_t *tensor)
{
    const void *data = NULL;
    struct ort_shape s;
    TRY(dfg_ort_shape_read(r->ort, v, &s));
    if (s.dtype == DFG_NO_DTYPE)
        return dfg_ort_status(r->ort, ORT_FAIL, "%s: a constant has elements of an unknown type", r->name);
    if (s.dtype != DFG_STRING) /* strings are the runtime's own objects: not at hand */
        TRY(r->ort->GetTensorData(v, &data));
    *tensor = dfg_tensor_add(r->m, dfg_type_tensor(r->m, s.dtype, s.rank, s.dims), data, false);
    return *tensor != 0 ? NULL : dfg_ort_no_memory(r->ort);
}

bool dfg_ort_keep(dfg_module *m, const struct dfg_tensor *t)
{
    size_t bytes = 0;
    if (t->data == NULL) /* strings */
        return true;
    dfg_tensor_bytes((enum dfg_dtype)dfg_type_info(m, t->type)->dtype, t->n, &bytes);
    void *own = dfg_alloc(m, bytes);
    if (own != NULL)
        dfg_tensor_move(m, t, memcpy(own, t->data, bytes));
    return own != NULL;
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

/* The value at *at, which moves behind it. */
static dfg_val read_element(struct reader *r, unsigned type, char **at, const char *end)
{
    char *text = *at;
    if (type == ORT_ATTR_INT || type == ORT_ATTR_INTS) {
        *at += sizeof(int64_t);
        return (dfg_val){.tag = DFG_V_INT, .u.i = *(int64_t *)(void *)text};
    }
    if (type == ORT_ATTR_FLOAT || type == ORT_ATTR_FLOATS) {
        *at += sizeof(float);
        return (dfg_val){.tag = DFG_V_FLOAT, .u.f = (double)*(float *)(void *)text};
    }
    const size_t n = strnlen(text, (size_t)(end - text)); /* some runtimes count a NUL behind a single one */
    *at += n + 1;
    return (dfg_val){.tag = DFG_V_STR, .u.id = dfg_symbol(r->m, text, n)};
}

static OrtStatus *read_numbers(struct reader *r, const OrtOpAttr *a, unsigned type, dfg_val *v)
{
    const bool is_list = type == ORT_ATTR_INTS || type == ORT_ATTR_FLOATS || type == ORT_ATTR_STRINGS;
    size_t bytes;
    uint32_t n = 0;
    char *at;
    dfg_val *list;
    TRY(read_bytes(r, a, type, &at, &bytes));
    MAKE(r, list, bytes + 1); /* at most */
    for (const char *end = at + bytes; at < end || (n == 0 && !is_list);)
        list[n++] = read_element(r, type, &at, end);
    *v = is_list ? (dfg_val){.tag = DFG_V_LIST, .n = n, .u.list = list} : list[0];
    return NULL;
}

/* The runtime takes the tensor back, so the elements are copied. */
static OrtStatus *read_tensor_attribute(struct reader *r, const OrtOpAttr *a, dfg_val *v)
{
    OrtValue *value = NULL;
    TRY(r->ort->OpAttr_GetTensorAttributeAsOrtValue(a, &value));
    if (value == NULL)
        return NULL;
    OrtStatus *bad = read_tensor(r, value, &v->u.id);
    if (bad == NULL && !dfg_ort_keep(r->m, dfg_tensor_info(r->m, v->u.id)))
        bad = dfg_ort_no_memory(r->ort);
    r->ort->ReleaseValue(value);
    v->tag = bad == NULL ? DFG_V_TENSOR : DFG_V_NONE;
    return bad;
}

/* Of those that are no graphs; none is what the runtime can't tell of: a type, a sparse tensor. */
static OrtStatus *read_attributes(struct reader *r, const OrtNode *from, struct onnx_given *to)
{
    const OrtOpAttr **attrs;
    size_t n;
    LIST(r, Node, Attributes, from, attrs, n);
    MAKE(r, to->attrs, n);
    for (size_t i = 0; i < n; i++) {
        const char *name;
        unsigned type = ORT_ATTR_UNDEFINED;
        TRY(r->ort->OpAttr_GetName(attrs[i], &name));
        OrtStatus *unknown = r->ort->OpAttr_GetType(attrs[i], &type);
        if (unknown != NULL)
            r->ort->ReleaseStatus(unknown);
        if (unknown == NULL && type == ORT_ATTR_GRAPH)
            continue;
        struct dfg_attr *a = &to->attrs[to->n_attrs++];
        *a = (struct dfg_attr){dfg_symbol(r->m, name, strlen(name)), {.tag = DFG_V_NONE}};
        if (unknown == NULL && type != ORT_ATTR_UNDEFINED)
            TRY(type == ORT_ATTR_TENSOR ? read_tensor_attribute(r, attrs[i], &a->value)
                                        : read_numbers(r, attrs[i], type, &a->value));
    }
    return NULL;
}

/* ---- values that no node gives ---- */

enum which { CONSTANTS = 1, PARAMS = 2 };

/* The graph has room for them. */
static OrtStatus *add_inputs(struct reader *r, const OrtValueInfo *const *from, size_t n, enum which which,
                             Onnx__GraphProto *to)
{
    for (size_t i = 0; i < n; i++) {
        bool is_constant = false;
        const OrtValue *elements;
        struct onnx_given_input *x;
        TRY(r->ort->ValueInfo_IsConstantInitializer(from[i], &is_constant));
        if ((which & (is_constant ? CONSTANTS : PARAMS)) == 0)
            continue;
        MAKE(r, x, 1);
        to->input[to->n_input++] = &x->proto;
        TRY(dfg_ort_name_read(r->ort, from[i], &x->proto.name));
        if (is_constant)
            TRY(r->ort->ValueInfo_GetInitializerValue(from[i], &elements));
        TRY(is_constant ? read_tensor(r, elements, &x->tensor) : read_type(r, from[i], &x->type));
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
        TRY(dfg_ort_name_read(r->ort, from[i], &name));
        for (size_t j = 0; add && j < to->n_input; j++)
            add = strcmp(to->input[j]->name, name) != 0;
        if (add)
            TRY(add_inputs(r, &from[i], 1, PARAMS | CONSTANTS, to));
    }
    return NULL;
}

/* ---- nodes ---- */

static OrtStatus *read_graph(struct reader *, const OrtGraph *, size_t n_around, Onnx__GraphProto *,
                             struct node **nodes);

static OrtStatus *read_bodies(struct reader *r, const OrtNode *from, Onnx__NodeProto *to)
{
    const OrtGraph **graphs;
    const OrtValueInfo **needs;
    const char **names;
    Onnx__AttributeProto *attrs;
    struct node *ignored;
    size_t n_needs;
    LIST(r, Node, ImplicitInputs, from, needs, n_needs);
    TRY(add_around(r, needs, n_needs));
    TRY(r->ort->Node_GetNumSubgraphs(from, &to->n_attribute));
    MAKE(r, graphs, to->n_attribute);
    MAKE(r, names, to->n_attribute);
    MAKE(r, attrs, to->n_attribute);
    MAKE(r, to->attribute, to->n_attribute);
    TRY(r->ort->Node_GetSubgraphs(from, graphs, to->n_attribute, names));
    for (size_t i = 0; i < to->n_attribute; i++) {
        attrs[i].name = (char *)names[i];
        to->attribute[i] = &attrs[i];
        MAKE(r, attrs[i].g, 1);
        TRY(read_graph(r, graphs[i], 0, attrs[i].g, &ignored));
    }
    return NULL;
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
        TRY(dfg_ort_name_read(r->ort, inputs[i], &p->input[i]));
    LIST(r, Node, Outputs, from, outputs, p->n_output);
    MAKE(r, p->output, p->n_output);
    MAKE(r, to->given.types, p->n_output);
    for (size_t i = 0; i < p->n_output; i++) {
        TRY(dfg_ort_name_read(r->ort, outputs[i], &p->output[i]));
        TRY(read_type(r, outputs[i], &to->given.types[i]));
    }
    TRY(read_attributes(r, from, &to->given));
    return read_bodies(r, from, p);
}

/* ---- graphs ---- */

/* Constants that are listed as inputs, as old models do, are no parameters. */
static OrtStatus *read_graph(struct reader *r, const OrtGraph *g, size_t n_around, Onnx__GraphProto *to,
                             struct node **nodes)
{
    const OrtValueInfo **inputs, **constants, **outputs;
    const OrtNode **from;
    Onnx__ValueInfoProto *results;
    size_t n_inputs, n_constants;
    LIST(r, Graph, Inputs, g, inputs, n_inputs);
    LIST(r, Graph, Initializers, g, constants, n_constants);
    LIST(r, Graph, Outputs, g, outputs, to->n_output);
    LIST(r, Graph, Nodes, g, from, to->n_node);
    MAKE(r, to->input, n_inputs + n_constants + n_around);
    MAKE(r, to->output, to->n_output);
    MAKE(r, results, to->n_output);
    MAKE(r, to->node, to->n_node);
    MAKE(r, *nodes, to->n_node);
    TRY(add_inputs(r, inputs, n_inputs, PARAMS, to));
    TRY(add_inputs(r, constants, n_constants, CONSTANTS, to));
    r->depth++;
    TRY(add_around(r, outputs, to->n_output));
    for (size_t i = 0; i < to->n_output; i++) {
        to->output[i] = &results[i];
        TRY(dfg_ort_name_read(r->ort, outputs[i], &results[i].name));
    }
    for (size_t i = 0; i < to->n_node; i++) {
        to->node[i] = &(*nodes)[i].given.proto;
        TRY(read_node(r, from[i], &(*nodes)[i]));
    }
    r->depth--;
    return NULL;
}

OrtStatus *dfg_ort_graph_read(struct reader *r, const OrtGraph *g)
{
    struct dfg_error e = {DFG_OK, NULL};
    const OrtNode *parent = NULL;
    size_t most_around = 0;
    TRY(r->ort->Graph_GetParentNode(g, &parent));
    r->is_body = parent != NULL;
    if (r->is_body)
        TRY(r->ort->Node_GetNumImplicitInputs(parent, &most_around));
    TRY(read_graph(r, g, most_around, &r->graph, &r->nodes));
    return dfg_ort_status_of(r->ort, r->name, dfg_onnx_given(r->m, "a graph", &r->graph, &e), &e);
}
