/* attempt_memory.c -- memory and verdict of the attempt at hand.
 *
 * In:   what builders ask for while a replacement is built.
 * Out:  memory that all goes at once when the attempt is over; the blocks stay
 *       for the next one, so that most attempts ask the heap for nothing.
 * Errors: without memory the rewriter has failed, and the attempt is declined.
 */
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "rewriter.h"

#define BLOCK_BYTES ((size_t)16 * 1024)

struct attempt_block {
    struct attempt_block *next;
    size_t size;
    alignas(max_align_t) char bytes[];
};

static bool block_push(dfg_rewriter *r, size_t size)
{
    size_t room = size > BLOCK_BYTES ? size : BLOCK_BYTES;
    struct attempt_block *b = NULL;
    if (room <= SIZE_MAX - sizeof *b)
        b = dfg_heap_alloc(r->m, 1, sizeof *b + room);
    if (b == NULL) {
        r->failed = r->declined = true;
        return false;
    }
    *b = (struct attempt_block){.next = r->memory.blocks, .size = room};
    r->memory.blocks = b;
    r->memory.used = 0;
    return true;
}

void *dfg_rewriter_alloc(dfg_rewriter *r, size_t size)
{
    struct attempt_memory *a = &r->memory;
    size_t align = alignof(max_align_t);
    if (size > SIZE_MAX - align) {
        r->failed = r->declined = true;
        return NULL;
    }
    size = (size + align - 1) / align * align;
    if ((a->blocks == NULL || size > a->blocks->size - a->used) && !block_push(r, size))
        return NULL;
    void *p = a->blocks->bytes + a->used;
    a->used += size;
    return p;
}

/* The first block stays, large ones and those on top of it go. */
void dfg_attempt_memory_reset(const dfg_module *m, struct attempt_memory *a)
{
    while (a->blocks != NULL && (a->blocks->next != NULL || a->blocks->size > BLOCK_BYTES)) {
        struct attempt_block *next = a->blocks->next;
        dfg_heap_free(m, a->blocks);
        a->blocks = next;
    }
    a->used = 0;
}

void dfg_attempt_memory_free(const dfg_module *m, struct attempt_memory *a)
{
    for (struct attempt_block *b = a->blocks, *next; b != NULL; b = next) {
        next = b->next;
        dfg_heap_free(m, b);
    }
    *a = (struct attempt_memory){0};
}

void dfg_decline(dfg_rewriter *r, const char *reason)
{
    if (r->declined)
        return;
    r->declined = true;
    size_t size = strlen(reason) + 1;
    char *copy = dfg_rewriter_alloc(r, size);
    if (copy != NULL)
        memcpy(copy, reason, size);
    r->reason = copy;
}

void *dfg_rewrite_alloc(dfg_rewriter *r, size_t size)
{
    return dfg_rewriter_alloc(r, size);
}

bool dfg_rewriter_gave_up(const dfg_rewriter *r)
{
    return r->declined || r->failed || r->m->failed;
}

const dfg_graph *dfg_before(const dfg_rewriter *r)
{
    return r->view;
}

dfg_module *dfg_rewriter_module(const dfg_rewriter *r)
{
    return r->m;
}

dfg_node dfg_rewriter_added(dfg_rewriter *r, dfg_node n)
{
    if (n == DFG_NONE)
        dfg_decline(r, "a node of the replacement can't be built");
    if (!dfg_view_follow(r, r->building))
        r->declined = true;
    return n;
}
