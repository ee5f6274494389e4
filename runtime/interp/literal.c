/* literal.c -- compares a constant, or a tensor attribute, with a literal.
 *
 * In:   a literal of a pattern, a node or a tensor.
 * Out:  true or false; false where the elements are not available.
 *
 * A literal is rounded to the constant's dtype before it is compared; one with a
 * fraction equals no integer.
 */
#include "ref.h"

static bool same_element(const struct ref *r, dfg_val have, dfg_val want, enum dfg_dtype dtype)
{
    if (want.tag == DFG_V_HOLE)
        return dfg_ref_known(have);
    if (have.tag == DFG_V_FLOAT && dfg_is_number(want))
        return have.u.f == dfg_number_rounded(dfg_double(want), dtype);
    if (have.tag == DFG_V_INT && want.tag == DFG_V_FLOAT)
        return (double)have.u.i == want.u.f && want.u.f >= -0x1p63 && want.u.f < 0x1p63 && (int64_t)want.u.f == have.u.i;
    return dfg_ref_equal(r, have, want) == DFG_TRUE;
}

static bool all_elements(struct ref *r, const struct pat_literal *l, dfg_node n, uint64_t count,
                         enum dfg_dtype dtype)
{
    dfg_val want = dfg_ref_literal(r, &l->value);
    for (uint64_t i = 0; i < count; i++) {
        dfg_val w = want.tag == DFG_V_LIST ? want.u.list[i] : want;
        dfg_val have = dfg_element(&r->g, n, i);
        if (l->has_tol ? dfg_close_by(have, w, l->tol) != DFG_TRUE : !same_element(r, have, w, dtype))
            return false;
    }
    return true;
}

bool dfg_ref_test_literal(struct ref *r, const struct pat_literal *l, dfg_node n)
{
    if (dfg_node_op(r->m, n) != DFG_CONST)
        return false;
    const struct dfg_tensor *t = dfg_tensor_of(r->m, n);
    const struct dfg_type *type = dfg_type_info(r->m, t->type);
    enum dfg_dtype dtype = (enum dfg_dtype)type->dtype;
    if (l->dtype != DFG_NO_DTYPE && l->dtype != dtype)
        return false;
    uint64_t count = t->n;
    switch ((enum pat_form)l->form) {
    case PAT_L_ONE:
        return count == 1 && all_elements(r, l, n, 1, dtype);
    case PAT_L_SCALAR:
        return type->rank == 0 && all_elements(r, l, n, 1, dtype);
    case PAT_L_SPLAT:
        return count > 0 && all_elements(r, l, n, t->splat ? 1 : count, dtype);
    case PAT_L_ELEMENTS:
        return type->rank == 1 && count == l->value.n && all_elements(r, l, n, count, dtype);
    }
    return false;
}

/* ---- tensors of attributes ---- */

dfg_val dfg_ref_element(struct ref *r, const struct dfg_tensor *t, uint64_t i)
{
    const dfg_val all = {.tag = DFG_V_ELEMENTS,
                         .dtype = dfg_type_info(r->m, t->type)->dtype,
                         .n = (uint32_t)t->n,
                         .u.tensor = t};
    return dfg_element_at(all, i);
}

dfg_val dfg_ref_elements(struct ref *r, const struct dfg_tensor *t)
{
    if (t->data == NULL || t->n > UINT32_MAX)
        return dfg_nil();
    dfg_val *items, list = dfg_ref_list(r, (size_t)t->n, &items);
    for (uint64_t i = 0; i < t->n && items != NULL; i++)
        items[i] = dfg_ref_element(r, t, i);
    return list;
}

enum dfg_tri dfg_ref_tensor_same(struct ref *r, uint32_t tensor, dfg_val want)
{
    const struct dfg_tensor *t = dfg_tensor_info(r->m, tensor);
    const struct dfg_type *type = dfg_type_info(r->m, t->type);
    if (t->data == NULL)
        return DFG_UNKNOWN;
    if (want.tag == DFG_V_LIST ? type->rank != 1 || t->n != want.n : t->n != 1)
        return DFG_FALSE;
    dfg_val have = dfg_ref_elements(r, t);
    for (size_t i = 0; have.tag == DFG_V_LIST && i < have.n; i++) {
        if (!dfg_ref_known(have.u.list[i]))
            return DFG_UNKNOWN;
        if (!same_element(r, have.u.list[i], want.tag == DFG_V_LIST ? want.u.list[i] : want, (enum dfg_dtype)type->dtype))
            return DFG_FALSE;
    }
    return have.tag == DFG_V_LIST ? DFG_TRUE : DFG_UNKNOWN;
}
