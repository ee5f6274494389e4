/* packed.h -- numbers in memory as tensors and files have them: least significant byte first, of 4 bits two in a
 * byte, the first one low.
 *
 * Freestanding.
 */
#ifndef DFG_CORE_PACKED_H
#define DFG_CORE_PACKED_H

#include <stdint.h>

static inline uint64_t dfg_load(const uint8_t *at, unsigned bytes)
{
    uint64_t v = 0;
    for (unsigned i = bytes; i-- > 0;)
        v = v << 8 | at[i];
    return v;
}

static inline void dfg_store(uint8_t *at, unsigned bytes, uint64_t v)
{
    for (unsigned i = 0; i < bytes; i++)
        at[i] = (uint8_t)(v >> 8 * i);
}

/* Element i of elements of 4 bits, or of whole bytes, at most 64 bits. */
static inline uint64_t dfg_packed(const uint8_t *data, unsigned bits, uint64_t i)
{
    return bits == 4 ? (uint64_t)(data[i / 2] >> (i % 2 * 4) & 15) : dfg_load(data + i * (bits / 8), bits / 8);
}

/* In ascending order: the first half of a byte clears the second. */
static inline void dfg_pack(uint8_t *data, unsigned bits, uint64_t i, uint64_t v)
{
    if (bits == 4)
        data[i / 2] = (uint8_t)((i % 2 != 0 ? data[i / 2] : 0) | (v & 15) << (i % 2 * 4));
    else
        dfg_store(data + i * (bits / 8), bits / 8, v);
}

#endif
