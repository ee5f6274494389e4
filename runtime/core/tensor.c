/* tensor.c -- the constants' elements, by reference.
 *
 * In:   a tensor type with known extents, and bytes that outlive the module.
 * Out:  numbers of tensors; nothing is copied or looked at.
 */
#include "module.h"

bool dfg_type_elements(const struct dfg_type *t, uint64_t *n)
{
    uint64_t product = 1;
    bool empty = false;
    if (t->tag != DFG_T_TENSOR || t->rank < 0)
        return false;
    for (int32_t i = 0; i < t->rank; i++) {
        if (t->u.dims[i] < 0)
            return false;
        uint64_t d = (uint64_t)t->u.dims[i];
        empty = empty || d == 0;
        if (d != 0 && product > UINT64_MAX / d)
            return false;
        product *= d != 0 ? d : 1;
    }
    *n = empty ? 0 : product;
    return true;
}

uint32_t dfg_tensor_add(dfg_module *m, uint32_t type, const void *data, bool splat)
{
    struct tensors *table = &m->tensors;
    const struct dfg_type *t = dfg_type_info(m, type);
    uint64_t n;
    size_t bytes;
    if (!dfg_type_elements(t, &n) || !dfg_tensor_bytes((enum dfg_dtype)t->dtype, splat ? 1 : n, &bytes))
        return 0;
    if (table->n == UINT32_MAX)
        m->failed = true;
    if (!dfg_array_grow(m, &table->rows, &table->room, (size_t)table->n + 1, sizeof *table->rows))
        return 0;
    table->rows[table->n] = (struct dfg_tensor){.data = data, .n = n, .type = type, .splat = splat};
    return table->n++;
}

const struct dfg_tensor *dfg_tensor_info(const dfg_module *m, uint32_t tensor)
{
    return &m->tensors.rows[tensor < m->tensors.n ? tensor : 0];
}

void dfg_tensor_move(dfg_module *m, const struct dfg_tensor *t, const void *data)
{
    m->tensors.rows[t - m->tensors.rows].data = data;
}
