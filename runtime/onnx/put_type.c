/* put_type.c -- types of values as ONNX has them.
 *
 * In:   interned types; what the file said of a value; for attributes that are
 *       types, their text as type.c writes it.
 * Out:  TypeProto and ValueInfoProto messages.  What the file said stays as it
 *       stands, texts and denotations included, while it says what the graph does.
 */
#include "put.h"

static const char *symbol_of(const dfg_module *m, dfg_dim dim)
{
    return dfg_symbol_text(m, (dfg_sym)-dim);
}

/* ---- making them ---- */

static Onnx__TensorShapeProto *shape(struct onnx_writer *w, int32_t rank, const dfg_dim *dims)
{
    Onnx__TensorShapeProto *s = dfg_onnx_put_message(w, &onnx__tensor_shape_proto__descriptor);
    Onnx__TensorShapeProto__Dimension *rows = dfg_onnx_put_new(w, (size_t)rank + 1, sizeof *rows);
    Onnx__TensorShapeProto__Dimension **at = dfg_onnx_put_new(w, (size_t)rank + 1, sizeof *at);
    s->n_dim = (size_t)rank;
    s->dim = at;
    for (int32_t i = 0; i < rank; i++) {
        at[i] = &rows[i];
        onnx__tensor_shape_proto__dimension__init(&rows[i]);
        if (dims[i] >= 0) {
            rows[i].value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
            rows[i].dim_value = dims[i];
        } else if (dims[i] != DFG_DIM_UNKNOWN) {
            rows[i].value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM;
            rows[i].dim_param = (char *)symbol_of(w->m, dims[i]);
        }
    }
    return s;
}

static Onnx__TypeProto *type_of(struct onnx_writer *w, const struct dfg_type *t)
{
    Onnx__TypeProto *p = dfg_onnx_put_message(w, &onnx__type_proto__descriptor);
    Onnx__TypeProto__Tensor *tensor = dfg_onnx_put_message(w, &onnx__type_proto__tensor__descriptor);
    p->value_case = ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE;
    p->tensor_type = tensor;
    tensor->has_elem_type = 1;
    tensor->elem_type = dfg_dtype_to_onnx(t->dtype);
    if (t->rank >= 0)
        tensor->shape = shape(w, t->rank, t->u.dims);
    return p;
}

/* ---- comparing them ---- */

static bool is_dim(const dfg_module *m, dfg_dim dim, const Onnx__TensorShapeProto__Dimension *d)
{
    if (d->value_case == ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE && d->dim_value >= 0)
        return dim == d->dim_value;
    if (d->value_case == ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM &&
        *dfg_onnx_text(d->dim_param) != '\0')
        return dim < 0 && dim != DFG_DIM_UNKNOWN && strcmp(symbol_of(m, dim), d->dim_param) == 0;
    return dim == DFG_DIM_UNKNOWN;
}

static bool is_type(const dfg_module *m, const struct dfg_type *t, const Onnx__TypeProto *p)
{
    if (p == NULL || p->value_case != ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE || p->tensor_type == NULL)
        return false;
    const Onnx__TensorShapeProto *s = p->tensor_type->shape;
    if (dfg_dtype_to_onnx(t->dtype) != p->tensor_type->elem_type || (s != NULL) != (t->rank >= 0))
        return false;
    if (s == NULL)
        return true;
    bool same = s->n_dim == (size_t)t->rank;
    for (size_t i = 0; same && i < s->n_dim; i++)
        same = is_dim(m, t->u.dims[i], s->dim[i]);
    return same;
}

/* Does the file say of the value what the graph says? */
static bool still_says(const struct onnx_writer *w, const struct dfg_type *t, struct dfg_note old)
{
    struct onnx_field f;
    if (!dfg_onnx_put_find(old, 2, &f)) /* ValueInfoProto.type */
        return false;
    Onnx__TypeProto *p = onnx__type_proto__unpack(NULL, f.n, f.at);
    bool same = p != NULL && is_type(w->m, t, p);
    if (p != NULL)
        onnx__type_proto__free_unpacked(p, NULL);
    return same;
}

Onnx__ValueInfoProto *dfg_onnx_put_info(struct onnx_writer *w, const char *name, uint32_t type,
                                        struct dfg_note old)
{
    const struct dfg_type *t = dfg_type_info(w->m, type);
    Onnx__ValueInfoProto *info = dfg_onnx_put_message(w, &onnx__value_info_proto__descriptor);
    info->name = (char *)name;
    bool known = t->tag == DFG_T_TENSOR && dfg_dtype_to_onnx(t->dtype) != 0;
    bool keeps = old.n > 0 && (!known || still_says(w, t, old));
    dfg_onnx_put_rest(w, &info->base, old, keeps ? "name" : "name type");
    if (!keeps && known)
        info->type = type_of(w, t);
    return info;
}

/* ---- types as text ---- */

struct text {
    struct onnx_writer *w;
    const char *at;
};

static bool accept(struct text *t, const char *word)
{
    size_t n = strlen(word);
    if (strncmp(t->at, word, n) != 0)
        return false;
    t->at += n;
    return true;
}

static enum dfg_dtype dtype_word(struct text *t)
{
    size_t n = strcspn(t->at, "[,)");
    enum dfg_dtype dtype = dfg_dtype_by_name(t->at, n);
    t->at += n;
    return dtype;
}

/* One extent: a number, a symbol, a quoted symbol, or `?`. */
static bool extent(struct text *t, Onnx__TensorShapeProto__Dimension *d)
{
    bool quoted = accept(t, "\"");
    size_t n = strcspn(t->at, quoted ? "\"" : ",]");
    char *word = dfg_onnx_put_copy(t->w, t->at, n), *end;
    t->at += n;
    long long value = strtoll(word, &end, 10);
    if (!quoted && n > 0 && *end == '\0') {
        d->value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_VALUE;
        d->dim_value = value;
    } else if (quoted || strcmp(word, "?") != 0) {
        d->value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM;
        d->dim_param = word;
    }
    return !quoted || accept(t, "\"");
}

static bool shape_text(struct text *t, Onnx__TensorShapeProto **s)
{
    struct onnx_list dims = {0};
    if (accept(t, "[*]"))
        return true;
    *s = dfg_onnx_put_message(t->w, &onnx__tensor_shape_proto__descriptor);
    if (!accept(t, "[") || accept(t, "]"))
        return true;
    do {
        Onnx__TensorShapeProto__Dimension *d =
            dfg_onnx_put_message(t->w, &onnx__tensor_shape_proto__dimension__descriptor);
        if (!extent(t, d))
            return false;
        dfg_onnx_put_push(t->w, &dims, d);
    } while (accept(t, ", "));
    (*s)->n_dim = dims.n;
    (*s)->dim = (Onnx__TensorShapeProto__Dimension **)dims.at;
    return accept(t, "]");
}

static bool tensor_text(struct text *t, Onnx__TypeProto *p, bool sparse)
{
    enum dfg_dtype dtype = dtype_word(t);
    Onnx__TensorShapeProto *s = NULL;
    if (dtype == DFG_NO_DTYPE || !shape_text(t, &s))
        return false;
    Onnx__TypeProto__Tensor *tensor = dfg_onnx_put_message(t->w, &onnx__type_proto__tensor__descriptor);
    Onnx__TypeProto__SparseTensor *rare =
        dfg_onnx_put_message(t->w, &onnx__type_proto__sparse_tensor__descriptor);
    tensor->has_elem_type = rare->has_elem_type = 1;
    tensor->elem_type = rare->elem_type = dfg_dtype_to_onnx(dtype);
    tensor->shape = rare->shape = s;
    p->value_case = sparse ? ONNX__TYPE_PROTO__VALUE_SPARSE_TENSOR_TYPE : ONNX__TYPE_PROTO__VALUE_TENSOR_TYPE;
    if (sparse)
        p->sparse_tensor_type = rare;
    else
        p->tensor_type = tensor;
    return true;
}

/* What wraps the type that comes next: *inner is where that goes.  False: nothing wraps it. */
static bool wrapper(struct text *t, Onnx__TypeProto *p, Onnx__TypeProto ***inner)
{
    if (accept(t, "seq(")) {
        Onnx__TypeProto__Sequence *s = dfg_onnx_put_message(t->w, &onnx__type_proto__sequence__descriptor);
        p->value_case = ONNX__TYPE_PROTO__VALUE_SEQUENCE_TYPE;
        p->sequence_type = s;
        *inner = &s->elem_type;
    } else if (accept(t, "optional(")) {
        Onnx__TypeProto__Optional *o = dfg_onnx_put_message(t->w, &onnx__type_proto__optional__descriptor);
        p->value_case = ONNX__TYPE_PROTO__VALUE_OPTIONAL_TYPE;
        p->optional_type = o;
        *inner = &o->elem_type;
    } else if (accept(t, "map(")) {
        Onnx__TypeProto__Map *map = dfg_onnx_put_message(t->w, &onnx__type_proto__map__descriptor);
        map->has_key_type = 1;
        map->key_type = dfg_dtype_to_onnx(dtype_word(t));
        p->value_case = ONNX__TYPE_PROTO__VALUE_MAP_TYPE;
        p->map_type = map;
        *inner = &map->value_type;
        return accept(t, ", ");
    } else
        return false;
    return true;
}

Onnx__TypeProto *dfg_onnx_put_type_of_text(struct onnx_writer *w, const char *text)
{
    struct text t = {w, text};
    Onnx__TypeProto *first = NULL, **at = &first;
    size_t open = 0;
    for (;; open++) { /* a model may nest no deeper than messages do */
        if (open == DFG_MAX_NESTING / 4)
            return NULL;
        Onnx__TypeProto *p = dfg_onnx_put_message(w, &onnx__type_proto__descriptor);
        *at = p;
        if (wrapper(&t, p, &at))
            continue;
        bool sparse = accept(&t, "sparse(");
        open += sparse;
        if (!tensor_text(&t, p, sparse))
            return NULL;
        break;
    }
    while (open > 0 && accept(&t, ")"))
        open--;
    return open == 0 && *t.at == '\0' ? first : NULL;
}
