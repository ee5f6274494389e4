/* verify_tables.c -- what is interned, and what hangs on nodes by their number.
 *
 * In:   types, kinds, tensors, facts, names.
 * Out:  whether each row is well formed and mentions only what exists.
 */
#include "verify.h"

static bool is_symbol(const dfg_module *m, dfg_sym s)
{
    return s != 0 && s < m->symbols.n;
}

static bool is_extent(const dfg_module *m, dfg_dim d)
{
    return d >= 0 || d == DFG_DIM_UNKNOWN ||
           (d >= -(dfg_dim)UINT32_MAX && is_symbol(m, (dfg_sym)-d) && dfg_extent_is_settled(m, d));
}

/* Fields have lower ids, so types are well-founded. */
static bool type_is_sound(const dfg_module *m, uint32_t id)
{
    const struct dfg_type *t = &m->types.rows[id];
    if (t->tag == DFG_T_TENSOR) {
        for (int32_t i = 0; i < t->rank; i++)
            if (!is_extent(m, t->u.dims[i]))
                return false;
        return t->rank >= -1 && t->dtype < DFG_N_DTYPES;
    }
    for (uint32_t i = 0; i < t->n; i++)
        if (t->u.fields[i] >= id)
            return false;
    return (t->tag == DFG_T_TUPLE || t->tag == DFG_T_FUNC) && t->rank >= 0 && (uint32_t)t->rank <= t->n;
}

bool dfg_verify_types(struct verifier *v)
{
    const struct types *t = &v->m->types;
    if (t->rows[0].tag != DFG_T_UNKNOWN || t->rows[0].dtype != DFG_NO_DTYPE)
        return dfg_verify_broken(v, "type 0 is not the unknown one");
    for (uint32_t i = 1; i < t->n; i++)
        if (!type_is_sound(v->m, i))
            return dfg_verify_broken(v, "type %u is malformed", (unsigned)i);
    return true;
}

static bool value_is_sound(const dfg_module *m, dfg_val x)
{
    switch ((enum dfg_tag)x.tag) {
    case DFG_V_NONE:
    case DFG_V_INT:
    case DFG_V_FLOAT:
        return true;
    case DFG_V_BOOL:
        return x.u.i == 0 || x.u.i == 1;
    case DFG_V_STR:
        return is_symbol(m, x.u.id);
    case DFG_V_DTYPE:
        return x.u.id != DFG_NO_DTYPE && x.u.id < DFG_N_DTYPES;
    case DFG_V_OP:
        return x.u.id != 0 && x.u.id < m->operators.n;
    case DFG_V_DIM:
        return x.u.i < 0 && is_extent(m, x.u.i);
    case DFG_V_TENSOR:
        return x.u.id != 0 && x.u.id < m->tensors.n;
    case DFG_V_LIST:
        for (uint32_t i = 0; i < x.n; i++)
            if (!value_is_sound(m, x.u.list[i]))
                return false;
        return true;
    case DFG_NIL:
    case DFG_V_PASSING:
        break;
    }
    return false;
}

static bool attrs_are_sound(struct verifier *v, uint32_t kind)
{
    const struct dfg_kind *k = &v->m->kinds.rows[kind];
    for (uint32_t i = 0; i < k->n_attrs; i++) {
        if (!is_symbol(v->m, k->attrs[i].key) || (i > 0 && k->attrs[i].key <= k->attrs[i - 1].key))
            return dfg_verify_broken(v, "attributes of kind %u are not sorted by key", (unsigned)kind);
        if (!value_is_sound(v->m, k->attrs[i].value))
            return dfg_verify_broken(v, "attribute '%s' of kind %u has a malformed value",
                                     dfg_symbol_text(v->m, k->attrs[i].key), (unsigned)kind);
    }
    return true;
}

bool dfg_verify_kinds(struct verifier *v)
{
    const struct kinds *t = &v->m->kinds;
    if (t->rows[0].op != 0 || t->rows[0].n_attrs != 0 || t->rows[0].data != 0)
        return dfg_verify_broken(v, "kind 0 is not the absent node's");
    for (uint32_t i = 1; i < t->n; i++) {
        if (t->rows[i].op == 0 || t->rows[i].op >= v->m->operators.n ||
            (t->rows[i].op < DFG_FIRST_OP && t->rows[i].op >= DFG_N_STRUCTURAL))
            return dfg_verify_broken(v, "kind %u has no operator", (unsigned)i);
        if (!attrs_are_sound(v, i))
            return false;
    }
    return true;
}

bool dfg_verify_tensors(struct verifier *v)
{
    const dfg_module *m = v->m;
    for (uint32_t i = 1; i < m->tensors.n; i++) {
        const struct dfg_tensor *x = &m->tensors.rows[i];
        uint64_t n;
        if (x->type >= m->types.n || !dfg_type_elements(&m->types.rows[x->type], &n) || n != x->n)
            return dfg_verify_broken(v, "tensor %u has not the elements of its type", (unsigned)i);
    }
    return true;
}

bool dfg_verify_facts(struct verifier *v)
{
    const struct facts *t = &v->m->facts;
    for (uint32_t i = 0; i < t->n; i++) {
        const struct dfg_fact *f = &t->rows[i], *before = i > 0 ? f - 1 : NULL;
        if (f->node == DFG_NONE || f->node >= v->m->nodes.n)
            return dfg_verify_broken(v, "fact %u is about no node", (unsigned)i);
        if (before != NULL && (f->node < before->node || (f->node == before->node && f->key <= before->key)))
            return dfg_verify_broken_at(v, f->node, "facts are not sorted by node and key");
        if (!is_symbol(v->m, f->key) || !value_is_sound(v->m, f->value))
            return dfg_verify_broken_at(v, f->node, "a fact is malformed");
    }
    return true;
}

bool dfg_verify_names(struct verifier *v)
{
    const struct nodes *t = &v->m->nodes;
    if (t->n_names > t->n)
        return dfg_verify_broken(v, "there are more names than nodes");
    for (size_t n = 0; n < t->n_names; n++)
        if (t->names[n] >= v->m->symbols.n)
            return dfg_verify_broken_at(v, (dfg_node)n, "its name is no symbol");
    return true;
}
