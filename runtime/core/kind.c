/* kind.c -- interned kinds: (operator, data, attributes) has one number.
 *
 * In:   attributes in any order; ints 0 and 1 where the operator declares a bool.
 * Out:  rows whose attributes are sorted by key, append-only, so that what was
 *       decided for a kind holds for every node that has it.
 */
#include <assert.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "module.h"

static int by_key(const void *a, const void *b)
{
    dfg_sym x = ((const struct dfg_attr *)a)->key, y = ((const struct dfg_attr *)b)->key;
    return x < y ? -1 : x > y;
}

/* Attributes are few; qsort is for the caller who has thousands. */
static void sort(struct dfg_attr *attrs, uint32_t n)
{
    if (n > 16) {
        qsort(attrs, n, sizeof *attrs, by_key);
        return;
    }
    for (uint32_t i = 1; i < n; i++) {
        struct dfg_attr a = attrs[i];
        uint32_t j = i;
        for (; j > 0 && attrs[j - 1].key > a.key; j--)
            attrs[j] = attrs[j - 1];
        attrs[j] = a;
    }
}

/* Can they be a node's: distinct keys, of ids that exist, none absent, not nested without end? */
static bool are_sound(const dfg_module *m, const struct dfg_attr *sorted, uint32_t n)
{
    dfg_sym before = 0;
    for (uint32_t i = 0; i < n; before = sorted[i++].key)
        if (sorted[i].key <= before || sorted[i].value.tag == DFG_NIL ||
            !dfg_value_is_sound(m, &sorted[i].value, DFG_MAX_NESTING))
            return false;
    return before < m->symbols.n;
}

static bool is_bool(const struct dfg_attr_decl *a)
{
    return strcmp(a->type, "bool") == 0 || strcmp(a->type, "bool?") == 0;
}

/* Models write 0 and 1 for attributes that their operator declares as bool. */
static void take_bools(const dfg_module *m, uint16_t op, struct dfg_attr *attrs, uint32_t n)
{
    const struct dfg_op_decl *decl = m->operators.rows[op].decl;
    for (uint32_t i = 0; decl != NULL && i < n; i++) {
        dfg_val *v = &attrs[i].value;
        if (v->tag != DFG_V_INT || (v->u.i != 0 && v->u.i != 1))
            continue;
        for (uint32_t k = 0; k < decl->n_attrs; k++)
            if (is_bool(&decl->attrs[k]) &&
                strcmp(decl->attrs[k].name, dfg_symbol_text(m, attrs[i].key)) == 0)
                v->tag = DFG_V_BOOL;
    }
}

static uint32_t hash_of(const struct dfg_kind *k)
{
    uint32_t h = dfg_hash_word(k->op, (uint64_t)k->data << 16 | k->n_attrs);
    for (uint32_t i = 0; i < k->n_attrs; i++)
        h = dfg_value_hash(dfg_hash_word(h, k->attrs[i].key), k->attrs[i].value);
    return h;
}

static bool same(const struct dfg_kind *a, const struct dfg_kind *b)
{
    if (a->op != b->op || a->data != b->data || a->n_attrs != b->n_attrs)
        return false;
    for (uint32_t i = 0; i < a->n_attrs; i++)
        if (a->attrs[i].key != b->attrs[i].key || !dfg_value_same(a->attrs[i].value, b->attrs[i].value))
            return false;
    return true;
}

static bool attrs_copy(dfg_module *m, struct dfg_kind *k)
{
    if (k->n_attrs == 0) {
        k->attrs = NULL;
        return true;
    }
    struct dfg_attr *copy = dfg_arena_alloc(m, k->n_attrs * sizeof *copy, alignof(struct dfg_attr));
    if (copy == NULL)
        return false;
    m->kinds.bytes += k->n_attrs * sizeof *copy;
    for (uint32_t i = 0; i < k->n_attrs; i++) {
        copy[i].key = k->attrs[i].key;
        if (!dfg_value_copy(m, k->attrs[i].value, &copy[i].value, &m->kinds.bytes))
            return false;
    }
    k->attrs = copy;
    return true;
}

static uint32_t intern(dfg_module *m, struct dfg_kind k)
{
    struct kinds *table = &m->kinds;
    uint32_t hash = hash_of(&k), row;
    assert(k.op != 0 && k.op < m->operators.n);
    for (size_t at = 0; (row = dfg_index_next(&table->index, hash, &at)) != 0;)
        if (same(&table->rows[row], &k))
            return row;
    if (table->n == UINT32_MAX)
        m->failed = true;
    if (!dfg_array_grow(m, &table->rows, &table->room, (size_t)table->n + 1, sizeof *table->rows))
        return 0;
    if (!attrs_copy(m, &k))
        return 0;
    if (!dfg_index_add(m, &table->index, hash, table->n)) {
        m->failed = true;
        return 0;
    }
    table->rows[table->n] = k;
    return table->n++;
}

uint32_t dfg_kind_of(dfg_module *m, uint16_t op, uint32_t data, const struct dfg_attr *attrs,
                     uint32_t n_attrs)
{
    if (op == 0 || op >= m->operators.n || n_attrs > UINT16_MAX)
        return 0;
    uint32_t *plain = n_attrs == 0 && data == 1 ? &m->operators.rows[op].plain : NULL;
    if (plain != NULL && *plain != 0)
        return *plain;
    struct dfg_kind k = {.op = op, .n_attrs = (uint16_t)n_attrs, .data = data};
    if (n_attrs > 0) {
        struct kinds *table = &m->kinds;
        if (!dfg_array_grow(m, &table->sorted, &table->sorted_room, n_attrs, sizeof *table->sorted))
            return 0;
        struct dfg_attr *sorted = table->sorted;
        memcpy(sorted, attrs, n_attrs * sizeof *sorted);
        sort(sorted, n_attrs);
        if (!are_sound(m, sorted, n_attrs))
            return 0;
        take_bools(m, op, sorted, n_attrs);
        k.attrs = sorted;
    }
    const uint32_t kind = intern(m, k);
    if (plain != NULL)
        *plain = kind;
    return kind;
}

const struct dfg_kind *dfg_kind_info(const dfg_module *m, uint32_t kind)
{
    return &m->kinds.rows[kind < m->kinds.n ? kind : 0];
}

uint32_t dfg_n_kinds(const dfg_module *m)
{
    return m->kinds.n;
}
