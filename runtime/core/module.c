/* module.c -- the life of a module.
 *
 * Out:  a module with the operators that a program knows and row 0 of every
 *       table, or NULL.  Freeing releases blocks and arrays, nothing by node.
 */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "origins.h"

/* Memory of others that the module keeps: a stack of them. */
struct keep {
    struct keep *next;
    void *p;
    size_t size;
    void (*release)(void *p, size_t size);
};

static bool fixed_tables_init(dfg_module *m)
{
    if (!dfg_array_grow(m, &m->types.rows, &m->types.room, 1, sizeof *m->types.rows) ||
        !dfg_array_grow(m, &m->kinds.rows, &m->kinds.room, 1, sizeof *m->kinds.rows) ||
        !dfg_array_grow(m, &m->tensors.rows, &m->tensors.room, 1, sizeof *m->tensors.rows) ||
        !dfg_array_grow(m, &m->symbols.rows, &m->symbols.room, 1, sizeof *m->symbols.rows) ||
        !dfg_array_grow(m, &m->args.rows, &m->args.room, 1, sizeof *m->args.rows))
        return false;
    m->types.rows[m->types.n++] = (struct dfg_type){.tag = DFG_T_UNKNOWN};
    m->kinds.rows[m->kinds.n++] = (struct dfg_kind){0};
    m->tensors.rows[m->tensors.n++] = (struct dfg_tensor){0};
    m->symbols.rows[m->symbols.n++] = (struct symbol){"", 0, 0};
    m->args.rows[m->args.n++] = DFG_NONE;
    return true;
}

static dfg_module *empty_module(const struct dfg_allocator *heap)
{
    dfg_module *m = heap->resize(heap->ctx, NULL, sizeof *m);
    if (m == NULL)
        return NULL;
    *m = (dfg_module){.heap = *heap, .topological = true};
    if (fixed_tables_init(m) && dfg_bodies_init(m) && dfg_nodes_init(m))
        return m;
    dfg_module_free(m);
    return NULL;
}

dfg_module *dfg_module_new_on(const struct dfg_allocator *heap, const struct dfg_ops *const *ops, size_t n_ops)
{
    dfg_module *m = empty_module(heap);
    if (m == NULL || dfg_operators_init(m, ops, n_ops))
        return m;
    dfg_module_free(m);
    return NULL;
}

dfg_module *dfg_module_like(const dfg_module *as)
{
    dfg_module *m = empty_module(&as->heap);
    if (m == NULL || (dfg_symbols_copy(m, as) && dfg_operators_copy(m, as)))
        return m;
    dfg_module_free(m);
    return NULL;
}

dfg_module *dfg_module_new(const struct dfg_ops *const *ops, size_t n_ops)
{
    return dfg_module_new_on(&dfg_libc, ops, n_ops);
}

static void names_free(dfg_module *m)
{
    dfg_heap_free(m, m->symbols.rows);
    dfg_heap_free(m, m->symbols.index.slots);
    dfg_heap_free(m, m->operators.rows);
    dfg_heap_free(m, m->operators.bits);
    dfg_heap_free(m, m->operators.map);
    dfg_heap_free(m, m->types.rows);
    dfg_heap_free(m, m->types.index.slots);
    dfg_heap_free(m, m->extents.rows);
    dfg_heap_free(m, m->extents.by_symbol.slots);
    dfg_heap_free(m, m->extents.by_form.slots);
    dfg_heap_free(m, m->kinds.rows);
    dfg_heap_free(m, m->kinds.index.slots);
    dfg_heap_free(m, m->kinds.sorted);
    dfg_heap_free(m, m->tensors.rows);
}

void dfg_nodes_free(dfg_module *m)
{
    dfg_heap_free(m, m->nodes.op);
    dfg_heap_free(m, m->nodes.argc);
    dfg_heap_free(m, m->nodes.first);
    dfg_heap_free(m, m->nodes.kind);
    dfg_heap_free(m, m->nodes.type);
    dfg_heap_free(m, m->nodes.uses);
    dfg_heap_free(m, m->nodes.names);
    dfg_heap_free(m, m->args.rows);
    dfg_heap_free(m, m->bodies.rows);
    dfg_heap_free(m, m->bodies.spans);
    dfg_heap_free(m, m->bodies.of);
    dfg_heap_free(m, m->functions.rows);
    dfg_heap_free(m, m->functions.index.slots);
    dfg_heap_free(m, m->facts.rows);
    dfg_heap_free(m, m->notes.rows);
    dfg_users_drop(m);
}

void dfg_module_free(dfg_module *m)
{
    if (m == NULL)
        return;
    for (struct keep *k = m->keeps; k != NULL; k = k->next)
        k->release(k->p, k->size);
    names_free(m);
    dfg_nodes_free(m);
    dfg_origins_free(m, m->origins);
    dfg_arena_free(m);
    dfg_heap_free(m, m);
}

bool dfg_failed(const dfg_module *m)
{
    return m->failed;
}

bool dfg_module_keep(dfg_module *m, void *p, size_t size, void (*release)(void *p, size_t size))
{
    struct keep *k = dfg_arena_alloc(m, sizeof *k, alignof(struct keep));
    if (k == NULL)
        return false;
    *k = (struct keep){m->keeps, p, size, release};
    m->keeps = k;
    return true;
}

const void *dfg_module_kept(const dfg_module *m, void (*release)(void *p, size_t size), const void *after)
{
    bool found = after == NULL;
    for (const struct keep *k = m->keeps; k != NULL; k = k->next) {
        if (found && k->release == release)
            return k->p;
        found = found || k->p == after;
    }
    return NULL;
}
