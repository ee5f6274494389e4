/* put_attr.c -- attributes of calls as ONNX has them.
 *
 * In:   a call whose attributes are as in the file, or were changed; its graphs.
 * Out:  attributes as they stand in the file while the call is as it was read, so
 *       that nothing of them is lost; else they are made of the values.  What a
 *       value does not say (of which type an empty list is) the file or the
 *       operator's declaration does.
 * Errors: values that ONNX has no attributes for; a graph without a known name.
 */
#include "put.h"

#define TYPE(t) ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__##t

/* Fields of AttributeProto. */
enum { NAME = 1, TENSOR = 5, GRAPH = 6, GRAPHS = 11, KIND = 20, REF = 21, ATTRIBUTE = 5 /* of NodeProto */ };

static bool is_named(const struct onnx_field *attr, const char *name)
{
    struct onnx_field f;
    return dfg_onnx_put_find(dfg_onnx_put_inside(attr), NAME, &f) && f.n == strlen(name) &&
           memcmp(f.at, name, f.n) == 0;
}

/* How many graphs are in it. */
static size_t graphs_in(const struct onnx_field *attr)
{
    struct dfg_note rest = dfg_onnx_put_inside(attr);
    struct onnx_field f;
    size_t n = 0, one = 0;
    while (dfg_onnx_put_next(&rest, &f)) {
        if (f.id == REF && f.n > 0)
            return 0;
        n += f.id == GRAPHS;
        one = f.id == GRAPH ? 1 : one;
    }
    return n + one;
}

/* The file's attribute of that name. */
static bool noted(const struct onnx_put_call *c, const char *name, struct onnx_field *attr)
{
    struct dfg_note rest = c->note;
    while (dfg_onnx_put_next(&rest, attr))
        if (attr->id == ATTRIBUTE && is_named(attr, name))
            return true;
    return false;
}

static Onnx__AttributeProto *attr_new(struct onnx_writer *w, struct onnx_list *list, const char *name,
                                      Onnx__AttributeProto__AttributeType type)
{
    Onnx__AttributeProto *a = dfg_onnx_put_message(w, &onnx__attribute_proto__descriptor);
    dfg_onnx_put_push(w, list, a);
    a->name = (char *)name;
    a->has_type = 1;
    a->type = type;
    return a;
}

/* ---- graphs ---- */

static void graph_attr(struct onnx_writer *w, struct onnx_list *list, const char *name, bool is_list,
                       Onnx__GraphProto *const *graphs, size_t n)
{
    Onnx__AttributeProto *a = attr_new(w, list, name, is_list ? TYPE(GRAPHS) : TYPE(GRAPH));
    Onnx__GraphProto **copy = dfg_onnx_put_new(w, n + 1, sizeof *copy);
    memcpy(copy, graphs, n * sizeof *copy);
    if (is_list) {
        a->graphs = copy;
        a->n_graphs = n;
    } else
        a->g = copy[0];
}

/* The reader's order: the second body comes after all others. */
static void noted_graphs(struct onnx_writer *w, const struct onnx_put_call *c, struct onnx_list *list,
                         Onnx__GraphProto *const *graphs)
{
    const struct dfg_op_decl *row = dfg_operator_row(w->m, dfg_node_op(w->m, c->node));
    size_t made = 0;
    for (int second = 0; second < 2; second++) {
        struct dfg_note rest = c->note;
        struct onnx_field attr, f;
        while (dfg_onnx_put_next(&rest, &attr)) {
            size_t n = attr.id == ATTRIBUTE ? graphs_in(&attr) : 0;
            if (n == 0 || !dfg_onnx_put_find(dfg_onnx_put_inside(&attr), NAME, &f))
                continue;
            const char *name = dfg_onnx_put_field_text(w, &f);
            if (dfg_onnx_is_second(row, name) != (second != 0))
                continue;
            bool is_list = dfg_onnx_put_find(dfg_onnx_put_inside(&attr), GRAPHS, &(struct onnx_field){0});
            if (n > c->n_funcs - made)
                dfg_onnx_put_fail_at(w, c->node, "it has fewer graphs than in the file");
            graph_attr(w, list, name, is_list, graphs + made, n);
            made += n;
        }
    }
    if (made != c->n_funcs)
        dfg_onnx_put_fail_at(w, c->node, "it has more graphs than in the file");
}

static void declared_graphs(struct onnx_writer *w, const struct onnx_put_call *c, struct onnx_list *list,
                            Onnx__GraphProto *const *graphs)
{
    const struct dfg_op_decl *row = dfg_operator_row(w->m, dfg_node_op(w->m, c->node));
    const char *const none[2] = {NULL, NULL}, *const *names = row != NULL ? row->bodies : none;
    if (c->n_funcs > 2 || names[c->n_funcs - 1] == NULL || (c->n_funcs == 1 && names[1] != NULL))
        dfg_onnx_put_fail_at(w, c->node, "what its graphs are called is not known");
    for (uint32_t k = 0; k < c->n_funcs; k++)
        graph_attr(w, list, names[k], false, graphs + k, 1);
}

/* ---- values ---- */

static bool is_all(const dfg_val *list, uint8_t tag)
{
    return list->n > 0 && dfg_onnx_is_list(list, tag);
}

static void set_string(Onnx__AttributeProto *a, const char *text, size_t n)
{
    a->type = TYPE(STRING);
    a->has_s = 1;
    a->s = (ProtobufCBinaryData){n, (uint8_t *)(uintptr_t)text};
}

static Onnx__TensorProto *tensor(struct onnx_writer *w, const struct onnx_put_call *c, dfg_val v)
{
    return dfg_onnx_put_tensor(w, dfg_tensor_info(w->m, v.u.id), NULL, c->node,
                               (struct dfg_note){NULL, 0, false});
}

/* [values, indices, [extents]] */
static void sparse(struct onnx_writer *w, const struct onnx_put_call *c, Onnx__AttributeProto *a, dfg_val v)
{
    Onnx__SparseTensorProto *s = dfg_onnx_put_message(w, &onnx__sparse_tensor_proto__descriptor);
    const dfg_val *dims = &v.u.list[2];
    s->n_dims = dims->n;
    s->dims = dfg_onnx_put_new(w, dims->n + (size_t)1, sizeof *s->dims);
    for (uint32_t i = 0; i < dims->n; i++)
        s->dims[i] = dims->u.list[i].u.i;
    s->values = tensor(w, c, v.u.list[0]);
    s->indices = tensor(w, c, v.u.list[1]);
    a->sparse_tensor = s;
    a->type = TYPE(SPARSE_TENSOR);
}

static bool is_sparse(const dfg_val *v)
{
    const dfg_val *dims = v->n == 3 ? &v->u.list[2] : NULL;
    return dims != NULL && v->u.list[0].tag == DFG_V_TENSOR && v->u.list[1].tag == DFG_V_TENSOR &&
           dfg_onnx_is_list(dims, DFG_V_INT);
}

static void list(struct onnx_writer *w, const struct onnx_put_call *c, Onnx__AttributeProto *a, dfg_val v)
{
    void *at = dfg_onnx_put_new(w, v.n + (size_t)1, sizeof(ProtobufCBinaryData));
    bool floats = a->type == TYPE(FLOATS) && v.n > 0 && !is_all(&v, DFG_V_STR) && !is_all(&v, DFG_V_TENSOR);
    for (uint32_t i = 0; floats && i < v.n; i++)
        floats = v.u.list[i].tag == DFG_V_INT || v.u.list[i].tag == DFG_V_FLOAT;
    if (is_all(&v, DFG_V_FLOAT) || floats) {
        a->type = TYPE(FLOATS);
        a->n_floats = v.n;
        a->floats = at;
        for (uint32_t i = 0; i < v.n; i++)
            a->floats[i] = v.u.list[i].tag == DFG_V_INT ? (float)v.u.list[i].u.i : (float)v.u.list[i].u.f;
    } else if (is_all(&v, DFG_V_INT)) {
        a->type = TYPE(INTS);
        a->n_ints = v.n;
        a->ints = at;
        for (uint32_t i = 0; i < v.n; i++)
            a->ints[i] = v.u.list[i].u.i;
    } else if (is_all(&v, DFG_V_STR)) {
        a->type = TYPE(STRINGS);
        a->n_strings = v.n;
        a->strings = at;
        for (uint32_t i = 0; i < v.n; i++)
            a->strings[i] = (ProtobufCBinaryData){dfg_symbol_len(w->m, v.u.list[i].u.id),
                                                  (uint8_t *)(uintptr_t)dfg_symbol_text(w->m, v.u.list[i].u.id)};
    } else if (is_all(&v, DFG_V_TENSOR)) {
        a->type = TYPE(TENSORS);
        a->n_tensors = v.n;
        a->tensors = at;
        for (uint32_t i = 0; i < v.n; i++)
            a->tensors[i] = tensor(w, c, v.u.list[i]);
    } else if (is_sparse(&v))
        sparse(w, c, a, v);
    else if (v.n > 0)
        dfg_onnx_put_fail_at(w, c->node, "its attribute '%s' is a list that ONNX does not have", a->name);
}

static void text(struct onnx_writer *w, const struct onnx_put_call *c, Onnx__AttributeProto *a, dfg_val v)
{
    bool is_type =
        dfg_onnx_is_standard(c->domain) && strcmp(c->op, "Optional") == 0 && strcmp(a->name, "type") == 0;
    if (!is_type) {
        set_string(a, dfg_symbol_text(w->m, v.u.id), dfg_symbol_len(w->m, v.u.id));
        return;
    }
    a->type = TYPE(TYPE_PROTO);
    a->tp = dfg_onnx_put_type_of_text(w, dfg_symbol_text(w->m, v.u.id));
    if (a->tp == NULL)
        dfg_onnx_put_fail_at(w, c->node, "its attribute 'type' is no type");
}

static void number(Onnx__AttributeProto *a, dfg_val v)
{
    bool is_float = v.tag == DFG_V_FLOAT || (v.tag == DFG_V_INT && a->type == TYPE(FLOAT));
    a->type = is_float ? TYPE(FLOAT) : TYPE(INT);
    a->has_f = is_float;
    a->has_i = !is_float;
    if (is_float)
        a->f = v.tag == DFG_V_FLOAT ? (float)v.u.f : (float)v.u.i;
    else
        a->i = v.tag == DFG_V_DTYPE ? dfg_dtype_to_onnx(v.u.id) : v.u.i;
}

static void value(struct onnx_writer *w, const struct onnx_put_call *c, Onnx__AttributeProto *a, dfg_val v)
{
    switch ((enum dfg_tag)v.tag) {
    case DFG_V_INT:
    case DFG_V_FLOAT:
    case DFG_V_BOOL:
    case DFG_V_DTYPE:
        number(a, v);
        return;
    case DFG_V_STR:
        text(w, c, a, v);
        return;
    case DFG_V_TENSOR:
        a->type = TYPE(TENSOR);
        a->t = tensor(w, c, v);
        return;
    case DFG_V_LIST:
        list(w, c, a, v);
        return;
    case DFG_NIL:
    case DFG_V_PASSING:
    case DFG_V_NONE:
    case DFG_V_OP:
    case DFG_V_DIM:
        break;
    }
    dfg_onnx_put_fail_at(w, c->node, "its attribute '%s' is of a kind that ONNX does not have", a->name);
}

/* ---- types that values don't say ---- */

static Onnx__AttributeProto__AttributeType declared(const struct onnx_writer *w,
                                                    const struct onnx_put_call *c, const char *name)
{
    static const struct {
        const char *word;
        Onnx__AttributeProto__AttributeType type;
    } words[] = {{"int[]", TYPE(INTS)},   {"float[]", TYPE(FLOATS)}, {"string[]", TYPE(STRINGS)},
                 {"int", TYPE(INT)},      {"float", TYPE(FLOAT)},    {"string", TYPE(STRING)},
                 {"tensor", TYPE(TENSOR)}};
    const struct dfg_op_decl *decl = dfg_operator_decl(w->m, dfg_node_op(w->m, c->node));
    struct onnx_field attr, type;
    for (uint16_t i = 0; decl != NULL && i < decl->n_attrs; i++)
        for (size_t k = 0; strcmp(decl->attrs[i].name, name) == 0 && k < sizeof words / sizeof *words; k++)
            if (strncmp(decl->attrs[i].type, words[k].word, strlen(words[k].word)) == 0)
                return words[k].type;
    if (noted(c, name, &attr) && dfg_onnx_put_find(dfg_onnx_put_inside(&attr), KIND, &type) &&
        type.number <= TYPE(TYPE_PROTOS))
        return (Onnx__AttributeProto__AttributeType)type.number;
    return TYPE(INTS);
}

/* The name of the function's attribute that this one refers to; NULL: none. */
static const char *reference(struct onnx_writer *w, const struct onnx_put_call *c, const char *key)
{
    const char *fact = dfg_onnx_put_text(w, DFG_REFERENCE "%s", key);
    const struct dfg_fact *facts;
    uint32_t n = dfg_facts(w->m, c->node, &facts);
    for (uint32_t i = 0; i < n; i++)
        if (facts[i].value.tag == DFG_V_STR && strcmp(dfg_symbol_text(w->m, facts[i].key), fact) == 0)
            return dfg_symbol_text(w->m, facts[i].value.u.id);
    return NULL;
}

static void made(struct onnx_writer *w, const struct onnx_put_call *c, const struct onnx_put_attr *from,
                 struct onnx_list *list_of)
{
    bool none = from->text == NULL && from->value.tag == DFG_V_NONE;
    const char *ref = none ? reference(w, c, from->key) : NULL;
    if (none && ref == NULL)
        return; /* as if it were not there */
    Onnx__AttributeProto *a = attr_new(w, list_of, from->key, declared(w, c, from->key));
    a->ref_attr_name = (char *)ref;
    if (from->text != NULL)
        set_string(a, from->text, strlen(from->text));
    else if (!none)
        value(w, c, a, from->value);
}

/* ---- as they stand ---- */

/* A tensor's data in another file are where this model's data are now. */
static bool is_outside(const struct onnx_field *attr)
{
    struct onnx_field t, location;
    return dfg_onnx_put_find(dfg_onnx_put_inside(attr), TENSOR, &t) &&
           dfg_onnx_put_find(dfg_onnx_put_inside(&t), 14, &location) && location.number != 0;
}

static void kept(struct onnx_writer *w, const struct onnx_put_call *c, Onnx__NodeProto *to,
                 struct onnx_list *list_of)
{
    struct dfg_note rest = c->note;
    struct onnx_field f;
    while (dfg_onnx_put_next(&rest, &f)) {
        if (f.id != ATTRIBUTE || graphs_in(&f) > 0)
            continue;
        if (!is_outside(&f)) {
            dfg_onnx_put_as_is(w, &to->base, &f);
            continue;
        }
        for (size_t i = 0; i < c->n_attrs; i++)
            if (is_named(&f, c->attrs[i].key))
                made(w, c, &c->attrs[i], list_of);
    }
}

void dfg_onnx_put_attrs(struct onnx_writer *w, const struct onnx_put_call *c, Onnx__NodeProto *to,
                        Onnx__GraphProto *const *graphs)
{
    struct onnx_list attrs = {0};
    if (c->n_funcs > 0)
        (c->note.n > 0 ? noted_graphs : declared_graphs)(w, c, &attrs, graphs);
    if (!c->changed)
        kept(w, c, to, &attrs);
    for (size_t i = 0; c->changed && i < c->n_attrs; i++)
        made(w, c, &c->attrs[i], &attrs);
    to->n_attribute = attrs.n;
    to->attribute = (Onnx__AttributeProto **)attrs.at;
}
