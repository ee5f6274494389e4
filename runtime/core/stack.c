/* stack.c -- a stack of blocks.
 *
 * What is allocated while an option is tried is given back when the option fails,
 * so that a long search needs no more memory than its deepest attempt.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_extend.h"

struct dfg_stack_block {
    struct dfg_stack_block *below;
    size_t size;
    max_align_t data[];
};

/* Most searches, and most attempts to rewrite, fit into the first. */
enum { BLOCK = (__STDC_HOSTED__ ? 16 : 2) * 1024 };

static void *in_block(struct dfg_stack *s, size_t size)
{
    if (s->top == NULL || s->top->size - s->used < size) {
        size_t room = size > BLOCK ? size : BLOCK, all = room + sizeof *s->top;
        struct dfg_stack_block *b = all < room ? NULL : s->m != NULL ? dfg_heap_alloc(s->m, 1, all) : malloc(all);
        if (b == NULL)
            return NULL;
        b->below = s->top;
        b->size = room;
        s->top = b;
        s->used = 0;
    }
    void *at = (char *)s->top->data + s->used;
    s->used += size;
    return at;
}

void *dfg_stack_alloc(struct dfg_stack *s, size_t n, size_t size)
{
    const size_t align = _Alignof(max_align_t);
    if (s->failed || (size > 0 && n > (SIZE_MAX - align) / size)) {
        s->failed = true;
        return NULL;
    }
    size_t bytes = (n * size + align) / align * align; /* never 0, so that NULL is failure */
    void *at = in_block(s, bytes);
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
    while (s->top != mark.block) {
        struct dfg_stack_block *b = s->top;
        s->top = b->below;
        if (s->m != NULL)
            dfg_heap_free(s->m, b);
        else
            free(b);
    }
    s->used = mark.used;
}

void dfg_stack_free(struct dfg_stack *s)
{
    dfg_stack_release(s, (struct dfg_stack_mark){NULL, 0});
}
