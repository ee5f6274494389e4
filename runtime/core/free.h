/* free.h -- what the freestanding files of the core take from the C library: four functions that compilers want
 * of a freestanding target, too. */
#ifndef DFG_CORE_FREE_H
#define DFG_CORE_FREE_H

#if __STDC_HOSTED__
#include <assert.h>
#include <string.h>
#else
#include <stddef.h>
#define assert(condition) ((void)0)
void *memcpy(void *restrict, const void *restrict, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
#endif

#endif
