/* arena.c -- memory of a module: an arena, and arrays that grow.
 *
 * In:   the module's allocator.
 * Out:  memory that lives as long as the module (the arena), arrays that may
 *       move when they grow (realloc, which moves pages and not bytes where
 *       they are large), and memory for the length of one call.
 * Errors: without memory NULL, and where the module is not const it has failed.
 */
#include <assert.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "core.h"
#include "module.h"

/* Blocks of the arena, small where memory is, to which a quarter of what it has is added: as of arrays that grow,
 * few, where there is much.  Requests larger than a quarter of one get a block of their own. */
#define BLOCK_BYTES ((size_t)(__STDC_HOSTED__ ? 64 : 4) * 1024)

struct block {
    struct block *next;
    alignas(max_align_t) char bytes[];
};

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

static char *block_new(dfg_module *m, size_t size)
{
    if (size > SIZE_MAX - sizeof(struct block))
        return out_of_memory(m);
    struct block *b = m->heap.resize(m->heap.ctx, NULL, sizeof *b + size);
    if (b == NULL)
        return out_of_memory(m);
    b->next = m->arena.blocks;
    m->arena.blocks = b;
    m->arena.bytes += sizeof *b + size;
    return b->bytes;
}

void *dfg_arena_alloc(dfg_module *m, size_t size, size_t align)
{
    assert(align != 0 && (align & (align - 1)) == 0);
    struct arena *a = &m->arena;
    size_t pad = (size_t)(-(uintptr_t)a->at & (align - 1));
    if (a->at != NULL && pad <= (size_t)(a->end - a->at) && size <= (size_t)(a->end - a->at) - pad) {
        void *p = a->at + pad;
        a->at += pad + size;
        return p;
    }
    const size_t room = BLOCK_BYTES + a->bytes / 4;
    if (size > room / 4)
        return block_new(m, size);
    char *p = block_new(m, room);
    if (p == NULL)
        return NULL;
    a->at = p + size;
    a->end = p + room;
    assert(a->at <= a->end);
    return p;
}

void dfg_arena_free(dfg_module *m)
{
    for (struct block *b = m->arena.blocks, *next; b != NULL; b = next) {
        next = b->next;
        dfg_heap_free(m, b);
    }
    m->arena = (struct arena){0};
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
