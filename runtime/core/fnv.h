/* fnv.h -- hashes that are kept in files or compared between programs: FNV-1a (Fowler, Noll, Vo), of 64 bits. */
#ifndef DFG_CORE_FNV_H
#define DFG_CORE_FNV_H

#include <stddef.h>
#include <stdint.h>

#define DFG_FNV UINT64_C(0xcbf29ce484222325) /* of nothing */

static inline uint64_t dfg_fnv(uint64_t hash, const void *bytes, size_t n)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
    return hash;
}

#endif
