/* pages.c -- where a module's memory comes from.
 *
 * In:   sizes.
 * Out:  libc's memory; large blocks, those of weights, in huge pages where the system has them: a fault
 *       for each 2 MB in place of 512.
 */
#define _DEFAULT_SOURCE /* madvise */
#include <limits.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "opt.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define HUGE_PAGE ((size_t)2 << 20)

static void *large(size_t size)
{
    const size_t whole = (size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
    void *p = aligned_alloc(HUGE_PAGE, whole);
#ifdef MADV_HUGEPAGE
    if (p != NULL)
        (void)madvise(p, whole, MADV_HUGEPAGE); /* advice: without it pages are small */
#endif
    return p;
}

static void *resize(void *ctx, void *p, size_t size)
{
    (void)ctx;
    if (p == NULL && size >= HUGE_PAGE && size <= SIZE_MAX - HUGE_PAGE)
        return large(size);
    if (size != 0)
        return realloc(p, size);
    free(p);
    return NULL;
}

const struct dfg_allocator pages_allocator = {resize, NULL};

void pages_keep(void)
{
#ifdef __GLIBC__
    (void)mallopt(M_MMAP_THRESHOLD, 32 << 20); /* the most that it takes */
    (void)mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
}
