/* type.c -- interned types: equal types have equal ids, 0 is "unknown".
 *
 * In:   dtype and extents; ids of field types, which exist already, so that
 *       the types of a module are well-founded.
 * Out:  ids; extents and fields are copied to the arena.  Two types agree where
 *       what both know is the same: a symbol may stand for any number.
 */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "module.h"

static size_t field_size(const struct dfg_type *t)
{
    return t->tag == DFG_T_TENSOR ? sizeof *t->u.dims : sizeof *t->u.fields;
}

static const void *fields_of(const struct dfg_type *t)
{
    return t->tag == DFG_T_TENSOR ? (const void *)t->u.dims : (const void *)t->u.fields;
}

/* Elements at u. */
static size_t n_fields(const struct dfg_type *t)
{
    return t->tag == DFG_T_TENSOR ? (t->rank > 0 ? (size_t)t->rank : 0) : t->n;
}

static uint32_t hash_of(const struct dfg_type *t)
{
    uint32_t h = dfg_hash_word(t->tag, (uint64_t)t->dtype << 32 | (uint32_t)t->rank);
    return dfg_hash_bytes(h, fields_of(t), n_fields(t) * field_size(t));
}

static bool same(const struct dfg_type *a, const struct dfg_type *b)
{
    if (a->tag != b->tag || a->dtype != b->dtype || a->rank != b->rank || a->n != b->n)
        return false;
    size_t bytes = n_fields(a) * field_size(a);
    return bytes == 0 || memcmp(fields_of(a), fields_of(b), bytes) == 0;
}

static bool fields_copy(dfg_module *m, struct dfg_type *t)
{
    size_t bytes = n_fields(t) * field_size(t);
    if (bytes == 0) {
        t->u.dims = NULL;
        return true;
    }
    void *copy = dfg_arena_alloc(m, bytes, alignof(dfg_dim));
    if (copy == NULL)
        return false;
    memcpy(copy, fields_of(t), bytes);
    if (t->tag == DFG_T_TENSOR)
        t->u.dims = copy;
    else
        t->u.fields = copy;
    m->types.bytes += bytes;
    return true;
}

static uint32_t intern(dfg_module *m, struct dfg_type t)
{
    struct types *table = &m->types;
    uint32_t hash = hash_of(&t), row;
    for (size_t at = 0; (row = dfg_index_next(&table->index, hash, &at)) != 0;)
        if (same(&table->rows[row], &t))
            return row;
    if (table->n == UINT32_MAX)
        m->failed = true;
    if (!dfg_array_grow(m, &table->rows, &table->room, (size_t)table->n + 1, sizeof *table->rows))
        return 0;
    if (!fields_copy(m, &t))
        return 0;
    if (!dfg_index_add(m, &table->index, hash, table->n)) {
        m->failed = true;
        return 0;
    }
    table->rows[table->n] = t;
    return table->n++;
}

uint32_t dfg_type_tensor(dfg_module *m, enum dfg_dtype dtype, int32_t rank, const dfg_dim *dims)
{
    if (rank < -1 || (unsigned)dtype >= DFG_N_DTYPES)
        return 0;
    struct dfg_type t = {.tag = DFG_T_TENSOR, .dtype = (uint8_t)dtype, .rank = rank, .u.dims = dims};
    return intern(m, t);
}

static bool all_exist(const dfg_module *m, const uint32_t *types, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (types[i] >= m->types.n)
            return false;
    return true;
}

uint32_t dfg_type_tuple(dfg_module *m, uint32_t n, const uint32_t *fields)
{
    if (n > INT32_MAX || !all_exist(m, fields, n))
        return 0;
    return intern(m, (struct dfg_type){.tag = DFG_T_TUPLE, .rank = (int32_t)n, .n = n, .u.fields = fields});
}

uint32_t dfg_type_func(dfg_module *m, uint32_t n_params, const uint32_t *params, uint32_t n_results,
                       const uint32_t *results)
{
    if (n_params > INT32_MAX || n_results > UINT32_MAX - n_params || !all_exist(m, params, n_params) ||
        !all_exist(m, results, n_results))
        return 0;
    size_t n = (size_t)n_params + n_results;
    uint32_t *fields = dfg_heap_alloc(m, n, sizeof *fields);
    if (fields == NULL) {
        m->failed = true;
        return 0;
    }
    if (n_params > 0)
        memcpy(fields, params, n_params * sizeof *fields);
    if (n_results > 0)
        memcpy(fields + n_params, results, n_results * sizeof *fields);
    struct dfg_type t = {.tag = DFG_T_FUNC, .rank = (int32_t)n_params, .n = (uint32_t)n, .u.fields = fields};
    uint32_t type = intern(m, t);
    dfg_heap_free(m, fields);
    return type;
}

static bool tensors_agree(const struct dfg_type *a, const struct dfg_type *b)
{
    if (a->dtype != b->dtype && a->dtype != DFG_NO_DTYPE && b->dtype != DFG_NO_DTYPE)
        return false;
    bool agree = a->rank == b->rank || a->rank < 0 || b->rank < 0;
    for (int32_t i = 0; agree && a->rank == b->rank && i < a->rank; i++)
        agree = a->u.dims[i] == b->u.dims[i] || a->u.dims[i] < 0 || b->u.dims[i] < 0;
    return agree;
}

static bool may_agree(const struct dfg_type *a, const struct dfg_type *b)
{
    if (a->tag != b->tag || (a->tag != DFG_T_TENSOR && (a->rank != b->rank || a->n != b->n)))
        return false;
    return a->tag != DFG_T_TENSOR || tensors_agree(a, b);
}

/* Types share their parts, so that few can stand for one without end: after 2^16 parts, and where they nest deeper than
 * lists may, nothing is known against it. */
bool dfg_types_agree(const dfg_module *m, uint32_t x, uint32_t y)
{
    struct { const uint32_t *a, *b; uint32_t left; } levels[DFG_MAX_NESTING] = {{&x, &y, 1}}, *l = levels;
    for (uint32_t parts = 1u << 16; parts > 0 && (l->left > 0 || l > levels);) {
        if (l->left == 0) {
            l--;
            continue;
        }
        const uint32_t p = *l->a++, q = *l->b++;
        const struct dfg_type *a = dfg_type_info(m, p), *b = dfg_type_info(m, q);
        l->left--;
        if (p == q || p == 0 || q == 0)
            continue;
        parts--;
        if (!may_agree(a, b))
            return false;
        if (a->tag != DFG_T_TENSOR && l < &levels[DFG_MAX_NESTING - 1])
            l++, l->a = a->u.fields, l->b = b->u.fields, l->left = a->n;
    }
    return true;
}

const struct dfg_type *dfg_type_info(const dfg_module *m, uint32_t type)
{
    return &m->types.rows[type < m->types.n ? type : 0];
}

uint32_t dfg_n_types(const dfg_module *m)
{
    return m->types.n;
}
