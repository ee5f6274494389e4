/* memory.c -- the memory of one search of the reference matcher.
 *
 * A stack of blocks: what is allocated while an option is tried is given back
 * when the option fails, so that a long search needs no more memory than its
 * deepest attempt.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

struct ref_block {
    struct ref_block *below;
    size_t size;
    max_align_t data[];
};

enum { BLOCK = 16 * 1024 }; /* most searches fit into the first */

static void *in_block(struct ref_memory *mem, size_t size)
{
    if (mem->top == NULL || mem->top->size - mem->used < size) {
        size_t room = size > BLOCK ? size : BLOCK;
        struct ref_block *b = room > SIZE_MAX - sizeof *b ? NULL : malloc(sizeof *b + room);
        if (b == NULL)
            return NULL;
        b->below = mem->top;
        b->size = room;
        mem->top = b;
        mem->used = 0;
    }
    void *at = (char *)mem->top->data + mem->used;
    mem->used += size;
    return at;
}

void *dfg_ref_alloc(struct ref_memory *mem, size_t n, size_t size)
{
    const size_t align = _Alignof(max_align_t);
    if (mem->failed || (size > 0 && n > (SIZE_MAX - align) / size)) {
        mem->failed = true;
        return NULL;
    }
    size_t bytes = (n * size + align) / align * align; /* never 0, so that NULL is failure */
    void *at = in_block(mem, bytes);
    if (at == NULL)
        mem->failed = true;
    else
        memset(at, 0, bytes);
    return at;
}

struct ref_mark dfg_ref_mark(const struct ref_memory *mem)
{
    return (struct ref_mark){mem->top, mem->used};
}

void dfg_ref_release(struct ref_memory *mem, struct ref_mark mark)
{
    while (mem->top != mark.block) {
        struct ref_block *b = mem->top;
        mem->top = b->below;
        free(b);
    }
    mem->used = mark.used;
}

void dfg_ref_free(struct ref_memory *mem)
{
    dfg_ref_release(mem, (struct ref_mark){NULL, 0});
}
