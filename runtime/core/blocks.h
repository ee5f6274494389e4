/* blocks.h -- memory in blocks, from which pieces are taken one behind another.
 *
 * Under all arenas and stacks: a module's (arena.c), of attempts (stack.c), of users
 * while edits last (edit_users.c), of a context of libpat (gen/base/arena.c).  Those say
 * how large a block is, what is zeroed, and what to do without memory.
 *
 * The blocks are a list with the open one on top; *used of its bytes are taken.
 */
#ifndef DFG_BLOCKS_H
#define DFG_BLOCKS_H

#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>

/* As the allocators of dfg.h and pat.h. */
typedef void *dfg_resize(void *ctx, void *p, size_t size);

struct dfg_block {
    struct dfg_block *below;
    struct dfg_block *above; /* for who takes blocks out of the middle, and sets it */
    size_t size;             /* of bytes */
    alignas(max_align_t) char bytes[];
};

/* A new block, or old with another size and perhaps at another place; NULL: no memory. */
static inline struct dfg_block *dfg_block_resize(dfg_resize *resize, void *ctx, struct dfg_block *old, size_t size)
{
    struct dfg_block *b = size > SIZE_MAX - sizeof *b ? NULL : resize(ctx, old, sizeof *b + size);
    if (b != NULL)
        b->size = size;
    return b;
}

/* On top, open from now on; its first size bytes, which it has. */
static inline void *dfg_block_open(struct dfg_block **top, size_t *used, struct dfg_block *b, size_t size)
{
    b->below = *top;
    *top = b;
    *used = size;
    return b->bytes;
}

/* Below the open one; all of its bytes. */
static inline void *dfg_block_put_below(struct dfg_block *top, struct dfg_block *b)
{
    b->below = top->below;
    top->below = b;
    return b->bytes;
}

/* size bytes of the open block, aligned to a power of two that is no more than max_align_t's; NULL: no room. */
static inline void *dfg_block_take(struct dfg_block *top, size_t *used, size_t size, size_t align)
{
    assert(align != 0 && (align & (align - 1)) == 0 && align <= alignof(max_align_t));
    const size_t at = (*used + align - 1) & ~(align - 1);
    if (top == NULL || at > top->size || size > top->size - at)
        return NULL;
    *used = at + size;
    return top->bytes + at;
}

/* Gives back the blocks above `to`, which is in the list or NULL, and what is taken of it since. */
static inline void dfg_block_release(struct dfg_block **top, size_t *used, struct dfg_block *to, size_t to_used,
                                     dfg_resize *resize, void *ctx)
{
    for (struct dfg_block *b = *top, *below; b != to; b = below) {
        below = b->below;
        resize(ctx, b, 0);
    }
    *top = to;
    *used = to_used;
}

#endif
