/* free.h -- what the freestanding files of the core take from elsewhere: of the C library four functions that
 * compilers want of a freestanding target, too; of a module what runtime/freestanding/data.c answers. */
#ifndef DFG_CORE_FREE_H
#define DFG_CORE_FREE_H

#if __STDC_HOSTED__
#include <assert.h>
#include <string.h>

#include "../dfg_extend.h"
#else
#include <stddef.h>

#include "../dfg_match.h"
#define assert(condition) ((void)0)
void *memcpy(void *restrict, const void *restrict, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
const char *dfg_symbol_text(const struct dfg_module *, dfg_sym);
size_t dfg_symbol_len(const struct dfg_module *, dfg_sym);
dfg_sym dfg_find_symbol(const struct dfg_module *, const char *text, size_t len);
dfg_node dfg_outer_function(const struct dfg_module *, dfg_node);
bool dfg_glob_matches(const char *glob, const char *name, size_t name_len);
#endif

#endif
