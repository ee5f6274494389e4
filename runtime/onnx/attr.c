/* attr.c -- attributes of ONNX nodes as values.
 *
 * In:   AttributeProto messages; before IR version 2 their type is what is set.
 * Out:  the attributes of the call in hand.  Graphs are left to node.c;
 *       lists live until the call is made, which copies them.
 * Errors: an attribute without a name or a value, or given twice.
 */
#include <stdint.h>

#include "onnx.h"

Onnx__AttributeProto__AttributeType dfg_onnx_attr_type(const Onnx__AttributeProto *a)
{
#define TYPE(t) ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__##t
    const struct {
        bool set;
        Onnx__AttributeProto__AttributeType type;
    } forms[] = {
        {a->has_type && a->type != TYPE(UNDEFINED), a->type},
        {a->has_f, TYPE(FLOAT)},
        {a->has_i, TYPE(INT)},
        {a->has_s, TYPE(STRING)},
        {a->t != NULL, TYPE(TENSOR)},
        {a->g != NULL, TYPE(GRAPH)},
        {a->sparse_tensor != NULL, TYPE(SPARSE_TENSOR)},
        {a->tp != NULL, TYPE(TYPE_PROTO)},
        {a->n_floats > 0, TYPE(FLOATS)},
        {a->n_ints > 0, TYPE(INTS)},
        {a->n_strings > 0, TYPE(STRINGS)},
        {a->n_tensors > 0, TYPE(TENSORS)},
        {a->n_graphs > 0, TYPE(GRAPHS)},
        {a->n_sparse_tensors > 0, TYPE(SPARSE_TENSORS)},
        {a->n_type_protos > 0, TYPE(TYPE_PROTOS)},
    };
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (forms[i].set)
            return forms[i].type;
    return TYPE(UNDEFINED);
}

bool dfg_onnx_is_second(const struct dfg_op_decl *row, const char *name)
{
    return row != NULL && row->bodies[1] != NULL && strcmp(name, row->bodies[1]) == 0;
}

dfg_val *dfg_onnx_list(struct onnx_reader *r, size_t n)
{
    if (n > UINT32_MAX || !dfg_onnx_grow(r, &r->lists, &r->lists_room, r->n_lists + 1, sizeof *r->lists))
        return NULL;
    dfg_val *list = calloc(n + 1, sizeof *list);
    if (list == NULL) {
        dfg_onnx_no_memory(r);
        return NULL;
    }
    r->lists[r->n_lists++] = list;
    return list;
}

void dfg_onnx_lists_free(struct onnx_reader *r)
{
    while (r->n_lists > 0)
        free(r->lists[--r->n_lists]);
}

static dfg_val list_of(const dfg_val *values, size_t n)
{
    return (dfg_val){.tag = DFG_V_LIST, .n = (uint32_t)n, .u.list = values};
}

static dfg_val string(struct onnx_reader *r, const void *text, size_t n)
{
    dfg_sym sym = dfg_symbol(r->m, n > 0 ? text : "", n);
    if (sym == 0)
        dfg_onnx_no_memory(r);
    return (dfg_val){.tag = sym != 0 ? DFG_V_STR : DFG_NIL, .u.id = sym};
}

static dfg_val tensor(struct onnx_reader *r, const Onnx__TensorProto *t, const char *name)
{
    if (t == NULL)
        return dfg_nil();
    const char *own = dfg_onnx_text(t->name);
    uint32_t id = dfg_onnx_tensor(r, t, *own != '\0' ? own : name);
    return (dfg_val){.tag = id != 0 ? DFG_V_TENSOR : DFG_NIL, .u.id = id};
}

static dfg_val ints(struct onnx_reader *r, const int64_t *at, size_t n)
{
    dfg_val *list = dfg_onnx_list(r, n);
    if (list == NULL)
        return dfg_nil();
    for (size_t i = 0; i < n; i++)
        list[i] = dfg_int(at[i]);
    return list_of(list, n);
}

static dfg_val sparse(struct onnx_reader *r, const Onnx__SparseTensorProto *s, const char *name)
{
    dfg_val *list = dfg_onnx_list(r, 3);
    if (list == NULL || s == NULL)
        return dfg_nil();
    list[0] = tensor(r, s->values, name);
    list[1] = tensor(r, s->indices, name);
    list[2] = ints(r, s->dims, s->n_dims);
    bool whole = list[0].tag != DFG_NIL && list[1].tag != DFG_NIL && list[2].tag != DFG_NIL;
    return whole ? list_of(list, 3) : dfg_nil();
}

static dfg_val type(struct onnx_reader *r, const Onnx__TypeProto *t)
{
    char *text = t != NULL ? dfg_onnx_type_text(r, t) : NULL;
    dfg_val v = text != NULL ? string(r, text, strlen(text)) : dfg_nil();
    free(text);
    return v;
}

static dfg_val single(struct onnx_reader *r, const Onnx__AttributeProto *a,
                      Onnx__AttributeProto__AttributeType t)
{
    switch ((int)t) {
    case TYPE(FLOAT):
        return dfg_float((double)a->f);
    case TYPE(INT):
        return dfg_int(a->i);
    case TYPE(STRING):
        return string(r, a->s.data, a->s.len);
    case TYPE(TENSOR):
        return tensor(r, a->t, a->name);
    case TYPE(SPARSE_TENSOR):
        return sparse(r, a->sparse_tensor, a->name);
    case TYPE(TYPE_PROTO):
        return type(r, a->tp);
    default:
        return dfg_nil();
    }
}

static size_t count(const Onnx__AttributeProto *a, Onnx__AttributeProto__AttributeType t)
{
    switch ((int)t) {
    case TYPE(FLOATS):
        return a->n_floats;
    case TYPE(INTS):
        return a->n_ints;
    case TYPE(STRINGS):
        return a->n_strings;
    case TYPE(TENSORS):
        return a->n_tensors;
    case TYPE(SPARSE_TENSORS):
        return a->n_sparse_tensors;
    case TYPE(TYPE_PROTOS):
        return a->n_type_protos;
    default:
        return SIZE_MAX; /* no list */
    }
}

static dfg_val element(struct onnx_reader *r, const Onnx__AttributeProto *a,
                       Onnx__AttributeProto__AttributeType t, size_t i)
{
    switch ((int)t) {
    case TYPE(FLOATS):
        return dfg_float((double)a->floats[i]);
    case TYPE(INTS):
        return dfg_int(a->ints[i]);
    case TYPE(STRINGS):
        return string(r, a->strings[i].data, a->strings[i].len);
    case TYPE(TENSORS):
        return tensor(r, a->tensors[i], a->name);
    case TYPE(SPARSE_TENSORS):
        return sparse(r, a->sparse_tensors[i], a->name);
    default:
        return type(r, a->type_protos[i]);
    }
}

dfg_val dfg_onnx_attr_value(struct onnx_reader *r, const Onnx__AttributeProto *a)
{
    Onnx__AttributeProto__AttributeType t = dfg_onnx_attr_type(a);
    if (*dfg_onnx_text(a->ref_attr_name) != '\0')
        return (dfg_val){.tag = DFG_V_NONE};
    size_t n = count(a, t);
    if (n == SIZE_MAX)
        return single(r, a, t);
    dfg_val *list = dfg_onnx_list(r, n);
    for (size_t i = 0; list != NULL && i < n; i++) {
        list[i] = element(r, a, t, i);
        if (list[i].tag == DFG_NIL)
            return list[i];
    }
    return list != NULL ? list_of(list, n) : dfg_nil();
}

static int by_key(const void *a, const void *b)
{
    dfg_sym x = ((const struct dfg_attr *)a)->key, y = ((const struct dfg_attr *)b)->key;
    return x < y ? -1 : x > y;
}

static bool are_distinct(struct onnx_reader *r, const Onnx__NodeProto *n)
{
    struct onnx_call *c = &r->call;
    if (c->n_attrs > 1)
        qsort(c->attrs, c->n_attrs, sizeof *c->attrs, by_key);
    for (size_t i = 1; i < c->n_attrs; i++)
        if (c->attrs[i].key == c->attrs[i - 1].key)
            return dfg_onnx_fail_at(r, n, "attribute '%s' is given twice",
                                    dfg_symbol_text(r->m, c->attrs[i].key));
    return true;
}

static bool given_attrs(struct onnx_reader *r, const struct onnx_given *n)
{
    struct onnx_call *c = &r->call;
    if (!dfg_onnx_grow(r, &c->attrs, &c->attrs_room, n->n_attrs + 1, sizeof *c->attrs))
        return false;
    for (c->n_attrs = 0; c->n_attrs < n->n_attrs; c->n_attrs++)
        c->attrs[c->n_attrs] = n->attrs[c->n_attrs];
    return are_distinct(r, &n->proto);
}

/* What a call of a function leaves out. */
static bool add_defaults(struct onnx_reader *r, const Onnx__NodeProto *n)
{
    struct onnx_call *c = &r->call;
    char *name = dfg_onnx_whole_name(dfg_onnx_text(n->domain), dfg_onnx_text(n->op_type),
                                     dfg_onnx_note(r, n->doc_string), ONNX_NODE_OVERLOAD);
    if (name == NULL)
        return dfg_onnx_no_memory(r);
    const dfg_sym function = dfg_find_symbol(r->m, name, strlen(name));
    free(name);
    size_t low = 0, high = r->n_defaults;
    while (low < high) { /* the first of the function's */
        const size_t mid = low + (high - low) / 2;
        if (r->defaults[mid].function < function)
            low = mid + 1;
        else
            high = mid;
    }
    for (; low < r->n_defaults && r->defaults[low].function == function; low++) {
        if (dfg_onnx_attr(r, dfg_symbol_text(r->m, r->defaults[low].attr.key)) != NULL || c->n_attrs >= UINT16_MAX)
            continue;
        if (!dfg_onnx_grow(r, &c->attrs, &c->attrs_room, c->n_attrs + 1, sizeof *c->attrs))
            return false;
        c->attrs[c->n_attrs++] = r->defaults[low].attr;
    }
    return true;
}

bool dfg_onnx_attrs(struct onnx_reader *r, const Onnx__NodeProto *n)
{
    if (r->is_given)
        return given_attrs(r, (const struct onnx_given *)n);
    struct onnx_call *c = &r->call;
    c->n_attrs = 0;
    if (n->n_attribute > UINT16_MAX)
        return dfg_onnx_fail_at(r, n, "it has %zu attributes", n->n_attribute);
    if (!dfg_onnx_grow(r, &c->attrs, &c->attrs_room, n->n_attribute, sizeof *c->attrs))
        return false;
    for (size_t i = 0; i < n->n_attribute; i++) {
        const Onnx__AttributeProto *a = n->attribute[i];
        Onnx__AttributeProto__AttributeType t = dfg_onnx_attr_type(a);
        const char *name = dfg_onnx_text(a->name);
        bool is_ref = *dfg_onnx_text(a->ref_attr_name) != '\0';
        if (*name == '\0')
            return dfg_onnx_fail_at(r, n, "an attribute has no name");
        if ((t == TYPE(GRAPH) || t == TYPE(GRAPHS)) && !is_ref)
            continue;
        struct dfg_attr attr = {dfg_symbol(r->m, name, strlen(name)), dfg_onnx_attr_value(r, a)};
        if (r->status != DFG_OK || attr.key == 0)
            return dfg_onnx_no_memory(r);
        if (attr.value.tag == DFG_NIL)
            return dfg_onnx_fail_at(r, n, "attribute '%s' has no value", name);
        c->attrs[c->n_attrs++] = attr;
    }
    return are_distinct(r, n) && (r->n_defaults == 0 || add_defaults(r, n));
}

dfg_val *dfg_onnx_attr(const struct onnx_reader *r, const char *key)
{
    const struct onnx_call *c = &r->call;
    for (size_t i = 0; i < c->n_attrs; i++)
        if (strcmp(dfg_symbol_text(r->m, c->attrs[i].key), key) == 0)
            return &c->attrs[i].value;
    return NULL;
}

bool dfg_onnx_is_list(const dfg_val *v, uint8_t tag)
{
    for (uint32_t i = 0; v->tag == DFG_V_LIST && i < v->n; i++)
        if (v->u.list[i].tag != tag)
            return false;
    return v->tag == DFG_V_LIST;
}

bool dfg_onnx_refs(struct onnx_reader *r, const Onnx__NodeProto *n, dfg_node node)
{
    static const char prefix[] = DFG_REFERENCE;
    for (size_t i = 0; i < n->n_attribute; i++) {
        const char *ref = dfg_onnx_text(n->attribute[i]->ref_attr_name),
                   *name = dfg_onnx_text(n->attribute[i]->name);
        size_t len = strlen(name);
        if (*ref == '\0')
            continue;
        char *key = malloc(sizeof prefix + len);
        if (key == NULL)
            return dfg_onnx_no_memory(r);
        memcpy(key, prefix, sizeof prefix - 1);
        memcpy(key + sizeof prefix - 1, name, len);
        bool done = dfg_set_fact(r->m, node, dfg_symbol(r->m, key, sizeof prefix - 1 + len),
                                 string(r, ref, strlen(ref)));
        free(key);
        if (!done)
            return dfg_onnx_no_memory(r);
    }
    return true;
}
