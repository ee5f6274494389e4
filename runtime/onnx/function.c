/* function.c -- what a function of a model says in fields of newer versions of ONNX.
 *
 * In:   the bytes of a FunctionProto, whose known parts were unpacked already.
 * Out:  types of its values, as a graph has them; its own attributes, which
 *       metadata hold under keys such as `dfg.Composite`; which overload of its name it
 *       is; and what an attribute is that a call of it leaves out: the call has it from
 *       then on.
 * Errors: memory.  What is malformed, and types other than tensors', are left out:
 *       nothing here may nest.
 */
#include "put.h"

#include <stdlib.h>
#include <string.h>

enum { ATTRIBUTE_PROTO = 11 }; /* FunctionProto.attribute_proto, of IR version 8 on */

static bool is_tensor_type(struct dfg_note type)
{
    struct onnx_field f;
    bool is = false;
    while (dfg_onnx_put_next(&type, &f)) {
        if (f.id != 1 && f.id != 6) /* tensor_type, denotation */
            return false;
        is = is || f.id == 1;
    }
    return is;
}

bool dfg_onnx_function_infos(struct onnx_reader *r, struct dfg_note rest, Onnx__GraphProto *g)
{
    struct onnx_field f, type;
    size_t n = dfg_onnx_put_count(rest, ONNX_FUNCTION_INFO);
    if (n == 0)
        return true;
    g->value_info = calloc(n, sizeof(Onnx__ValueInfoProto *));
    if (g->value_info == NULL)
        return dfg_onnx_no_memory(r);
    while (dfg_onnx_put_next(&rest, &f)) {
        if (f.id != ONNX_FUNCTION_INFO || !dfg_onnx_put_find(dfg_onnx_put_inside(&f), 2, &type) ||
            !is_tensor_type(dfg_onnx_put_inside(&type)))
            continue;
        Onnx__ValueInfoProto *info = onnx__value_info_proto__unpack(NULL, f.n, f.at);
        if (info != NULL)
            g->value_info[g->n_value_info++] = info;
    }
    return true;
}

void dfg_onnx_infos_free(Onnx__GraphProto *g)
{
    for (size_t i = 0; i < g->n_value_info; i++)
        onnx__value_info_proto__free_unpacked(g->value_info[i], NULL);
    free(g->value_info);
}

/* One entry of the metadata, if it is an attribute. */
static bool add_attr(struct onnx_reader *r, struct dfg_note entry)
{
    static const char prefix[] = ONNX_ATTR_KEY;
    size_t skip = sizeof prefix - 1;
    struct onnx_field key, value;
    struct dfg_attr a;
    if (!dfg_onnx_put_find(entry, 1, &key) || !dfg_onnx_put_find(entry, 2, &value) || key.n <= skip ||
        memcmp(key.at, prefix, skip) != 0)
        return true;
    a.key = dfg_symbol(r->m, (const char *)key.at + skip, key.n - skip);
    bool read = dfg_parse_value(r->m, (const char *)value.at, value.n, &a.value);
    if (a.key == 0 || dfg_failed(r->m))
        return dfg_onnx_no_memory(r);
    for (size_t i = 0; i < r->n_func_attrs; i++)
        read = read && r->func_attrs[i].key != a.key;
    if (!read)
        return true;
    if (!dfg_onnx_grow(r, &r->func_attrs, &r->func_attrs_room, r->n_func_attrs + 1, sizeof a))
        return false;
    r->func_attrs[r->n_func_attrs++] = a;
    return true;
}

bool dfg_onnx_function_attrs(struct onnx_reader *r, struct dfg_note rest)
{
    struct onnx_field f;
    r->n_func_attrs = 0;
    while (dfg_onnx_put_next(&rest, &f) && r->n_func_attrs < 1000)
        if (f.id == ONNX_FUNCTION_METADATA && !add_attr(r, dfg_onnx_put_inside(&f)))
            return false;
    return true;
}

/* ---- what calls leave out ---- */

static int compare(const void *a, const void *b)
{
    const dfg_sym x = ((const struct onnx_default *)a)->function, y = ((const struct onnx_default *)b)->function;
    return (x > y) - (x < y);
}

/* Numbers and texts, which are copied; of other kinds the call stays without. */
static bool is_plain(const Onnx__AttributeProto *a)
{
    const Onnx__AttributeProto__AttributeType t = dfg_onnx_attr_type(a);
    return t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INT || t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INTS ||
           t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOAT || t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOATS ||
           t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING || t == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRINGS;
}

static bool add_default(struct onnx_reader *r, dfg_sym function, const Onnx__AttributeProto *a)
{
    const char *name = dfg_onnx_text(a->name);
    if (*name == '\0' || *dfg_onnx_text(a->ref_attr_name) != '\0' || !is_plain(a))
        return true;
    struct onnx_default d = {function, {dfg_symbol(r->m, name, strlen(name)), dfg_onnx_attr_value(r, a)}, NULL};
    if (d.attr.key == 0 || !dfg_onnx_grow(r, &r->defaults, &r->defaults_room, r->n_defaults + 1, sizeof d))
        return dfg_onnx_no_memory(r);
    if (d.attr.value.tag == DFG_NIL)
        return true;
    if (d.attr.value.tag == DFG_V_LIST) {
        const size_t n = d.attr.value.n;
        d.list = malloc((n + 1) * sizeof *d.list);
        if (d.list == NULL)
            return dfg_onnx_no_memory(r);
        if (n > 0)
            memcpy(d.list, d.attr.value.u.list, n * sizeof *d.list);
        d.attr.value.u.list = d.list;
    }
    r->defaults[r->n_defaults++] = d;
    return true;
}

static bool add_defaults(struct onnx_reader *r, const Onnx__FunctionProto *f)
{
    struct dfg_note rest = dfg_onnx_note(r, f->doc_string);
    char *name = dfg_onnx_whole_name(dfg_onnx_text(f->domain), dfg_onnx_text(f->name), rest, ONNX_FUNCTION_OVERLOAD);
    const dfg_sym function = name != NULL ? dfg_symbol(r->m, name, strlen(name)) : 0;
    struct onnx_field field;
    bool ok = function != 0 || dfg_onnx_no_memory(r);
    free(name);
    while (ok && dfg_onnx_put_next(&rest, &field)) {
        if (field.id != ATTRIBUTE_PROTO)
            continue;
        Onnx__AttributeProto *a = onnx__attribute_proto__unpack(NULL, field.n, field.at);
        ok = a == NULL || add_default(r, function, a); /* what is malformed is left out */
        if (a != NULL)
            onnx__attribute_proto__free_unpacked(a, NULL);
    }
    dfg_onnx_lists_free(r);
    return ok;
}

bool dfg_onnx_defaults_begin(struct onnx_reader *r, const Onnx__ModelProto *model)
{
    bool ok = true;
    for (size_t i = 0; ok && i < model->n_functions; i++)
        ok = add_defaults(r, model->functions[i]);
    if (r->n_defaults > 1)
        qsort(r->defaults, r->n_defaults, sizeof *r->defaults, compare);
    return ok;
}
