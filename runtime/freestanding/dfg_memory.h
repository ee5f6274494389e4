/* dfg_memory.h -- the memory of libdfg on a target without an operating system.
 *
 * There it takes nothing from a heap: the program hands over a block of memory
 * once, and all that modules, rewriting and partitioning take comes out of it.
 * When it is used up, functions say DFG_NO_MEMORY, as elsewhere.  Not for
 * several threads at once.
 */
#ifndef DFG_MEMORY_H
#define DFG_MEMORY_H

#include <stddef.h>

/* From now on; what was handed over before, and all in it, is forgotten. */
void dfg_memory_give(void *at, size_t size);
/* Bytes in use now, and at most since it was handed over, what keeps book included. */
size_t dfg_memory_used(void);
size_t dfg_memory_most(void);

#endif
