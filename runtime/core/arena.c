/* arena.c -- memory of a module: an arena, and arrays that grow.
 *
 * In:   the module's allocator.
 * Out:  memory that lives as long as the module (the arena), arrays that may
 *       move when they grow (realloc, which moves pages and not bytes where
 *       they are large), and memory for the length of one call.
 * Errors: without memory NULL, and where the module is not const it has failed.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "blocks.h"
#include "core.h"
#include "module.h"

/* Blocks of the arena, small where memory is, to which a quarter of what it has is added: as of arrays that grow,
 * few, where there is much.  Requests larger than a quarter of one get a block of their own. */
#define BLOCK_BYTES ((size_t)(__STDC_HOSTED__ ? 64 : 4) * 1024)

static void *from_libc(void *ctx, void *p, size_t size)
{
    (void)ctx;
    if (size != 0)
        return realloc(p, size);
    free(p);
    return NULL;
}

const struct dfg_allocator dfg_libc = {from_libc, NULL};

static void *out_of_memory(dfg_module *m)
{
    m->failed = true;
    return NULL;
}

void *dfg_arena_alloc(dfg_module *m, size_t size, size_t align)
{
    struct arena *a = &m->arena;
    void *p = dfg_block_take(a->top, &a->used, size, align);
    if (p != NULL)
        return p;
    const size_t usual = BLOCK_BYTES + a->bytes / 4;
    const bool large = size > usual / 4;
    struct dfg_block *b = dfg_block_resize(m->heap.resize, m->heap.ctx, NULL, large ? size : usual);
    if (b == NULL)
        return out_of_memory(m);
    a->bytes += sizeof *b + b->size;
    if (large && a->top != NULL)
        return dfg_block_put_below(a->top, b);
    return dfg_block_open(&a->top, &a->used, b, size);
}

void dfg_arena_free(dfg_module *m)
{
    dfg_block_release(&m->arena.top, &m->arena.used, NULL, 0, m->heap.resize, m->heap.ctx);
    m->arena.bytes = 0;
}

void *dfg_alloc(dfg_module *m, size_t size)
{
    return dfg_arena_alloc(m, size != 0 ? size : 1, alignof(max_align_t));
}

void *dfg_heap_alloc(const dfg_module *m, size_t n, size_t size)
{
    if (n > SIZE_MAX / size)
        return NULL;
    return m->heap.resize(m->heap.ctx, NULL, n != 0 ? n * size : 1);
}

void dfg_heap_free(const dfg_module *m, void *p)
{
    if (p != NULL)
        m->heap.resize(m->heap.ctx, p, 0);
}

void *dfg_heap_zeroed(const dfg_module *m, size_t n, size_t size)
{
    void *p = dfg_heap_alloc(m, n, size);
    if (p != NULL)
        memset(p, 0, n * size);
    return p;
}

/* array is a T **, of any T. */
static bool grow(const struct dfg_allocator *heap, void *array, size_t *room, size_t need, size_t size)
{
    if (need <= *room && *room > 0)
        return true;
    size_t wish = *room + *room / 2;
    size_t n = wish > need ? wish : need;
    n = n < 8 ? 8 : n;
    assert(n >= need && n >= *room);
    void *p;
    memcpy(&p, array, sizeof p);
    p = n <= SIZE_MAX / size ? heap->resize(heap->ctx, p, n * size) : NULL;
    if (p == NULL)
        return false;
    memcpy(array, &p, sizeof p);
    *room = n;
    return true;
}

bool dfg_heap_enlarge(const dfg_module *m, void *array, size_t *room, size_t need, size_t size)
{
    return grow(&m->heap, array, room, need, size);
}

bool dfg_array_grow(dfg_module *m, void *array, size_t *room, size_t need, size_t size)
{
    if (need <= *room && *room > 0 && !m->failed)
        return true;
    m->layout++;
    return (!m->failed && grow(&m->heap, array, room, need, size)) || out_of_memory(m) != NULL;
}

bool dfg_grow(void *array, size_t *room, size_t need, size_t size)
{
    const size_t before = *room;
    char *p;
    if (!grow(&dfg_libc, array, room, need, size))
        return false;
    memcpy(&p, array, sizeof p);
    memset(p + before * size, 0, (*room - before) * size);
    return true;
}

void dfg_array_trim(dfg_module *m, void *array, size_t *room, size_t n, size_t size)
{
    void *p;
    memcpy(&p, array, sizeof p);
    if (p == NULL || n >= *room || n == 0)
        return;
    p = m->heap.resize(m->heap.ctx, p, n * size);
    if (p == NULL) /* it stays as large as it was */
        return;
    memcpy(array, &p, sizeof p);
    *room = n;
}

bool dfg_node_list_add(struct node_list *list, dfg_node n)
{
    if (!dfg_grow(&list->at, &list->room, list->n + 1, sizeof *list->at))
        return false;
    list->at[list->n++] = n;
    return true;
}
