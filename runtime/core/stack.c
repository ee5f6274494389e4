/* stack.c -- a stack of blocks.
 *
 * What is allocated while an option is tried is given back when the option fails,
 * so that a long search needs no more memory than its deepest attempt.
 */
#include <string.h>

#include "../dfg_extend.h"
#include "blocks.h"
#include "core.h"
#include "module.h"

/* Most searches, and most attempts to rewrite, fit into the first. */
enum { BLOCK = (__STDC_HOSTED__ ? 16 : 2) * 1024 };

static const struct dfg_allocator *heap_of(const struct dfg_stack *s)
{
    return s->m != NULL ? &s->m->heap : &dfg_libc;
}

static void *take(struct dfg_stack *s, size_t size)
{
    void *at = dfg_block_take(s->top, &s->used, size, alignof(max_align_t));
    if (at != NULL)
        return at;
    const struct dfg_allocator *heap = heap_of(s);
    struct dfg_block *b = dfg_block_resize(heap->resize, heap->ctx, NULL, size > BLOCK ? size : BLOCK);
    return b != NULL ? dfg_block_open(&s->top, &s->used, b, size) : NULL;
}

void *dfg_stack_alloc(struct dfg_stack *s, size_t n, size_t size)
{
    const size_t align = alignof(max_align_t);
    if (s->failed || (size > 0 && n > (SIZE_MAX - align) / size)) {
        s->failed = true;
        return NULL;
    }
    size_t bytes = (n * size + align) / align * align; /* never 0, so that NULL is failure */
    void *at = take(s, bytes);
    if (at == NULL)
        s->failed = true;
    else
        memset(at, 0, bytes);
    return at;
}

struct dfg_stack_mark dfg_stack_mark(const struct dfg_stack *s)
{
    return (struct dfg_stack_mark){s->top, s->used};
}

void dfg_stack_release(struct dfg_stack *s, struct dfg_stack_mark mark)
{
    const struct dfg_allocator *heap = heap_of(s);
    dfg_block_release(&s->top, &s->used, mark.block, mark.used, heap->resize, heap->ctx);
}

void dfg_stack_free(struct dfg_stack *s)
{
    dfg_stack_release(s, (struct dfg_stack_mark){NULL, 0});
}
