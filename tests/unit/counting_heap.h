/* counting_heap.h -- an allocator for modules that counts, and fails when it is told to.
 *
 * Blocks have a head of their own, so that memory which is not this allocator's, or is
 * freed another way, does not pass.
 */
#ifndef COUNTING_HEAP_H
#define COUNTING_HEAP_H

#include <stdlib.h>

#include "dfg.h"

struct counting_heap {
    long left;    /* requests until one is refused; -1: none is */
    bool lasting; /* all after it are refused, too */
    bool refused;
    size_t bytes, blocks; /* that are in use */
};

union block_head {
    size_t size;
    max_align_t align;
};

static void *counting_resize(void *ctx, void *p, size_t size)
{
    struct counting_heap *h = ctx;
    union block_head *old = p != NULL ? (union block_head *)p - 1 : NULL;
    size_t was = old != NULL ? old->size : 0;
    if (size == 0) {
        h->bytes -= was;
        h->blocks--;
        free(old);
        return NULL;
    }
    if (h->left == 0) {
        h->refused = true;
        h->left = h->lasting ? 0 : -1;
        return NULL;
    }
    h->left -= h->left > 0;
    union block_head *at = realloc(old, sizeof *at + size);
    if (at == NULL)
        return NULL;
    at->size = size;
    h->bytes += size - was;
    h->blocks += old == NULL;
    return at + 1;
}

static inline dfg_module *module_on(struct counting_heap *h, const struct dfg_ops *const *ops, size_t n)
{
    return dfg_module_new_on(&(struct dfg_allocator){counting_resize, h}, ops, n);
}

/* What a module says that it takes: that is what its allocator gave. */
static inline size_t bytes_of(const dfg_module *m)
{
    struct dfg_memory b;
    dfg_memory_of(m, &b);
    return b.nodes + b.operands + b.types + b.uses + b.names + b.attributes + b.constants + b.other;
}

#endif
