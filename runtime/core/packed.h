/* packed.h -- numbers in memory as tensors and files have them: least significant byte first, of 4 bits two in a
 * byte, the first one low.
 *
 * Freestanding.
 */
#ifndef DFG_CORE_PACKED_H
#define DFG_CORE_PACKED_H

#include <stdint.h>

/* One instruction where the size is known, and numbers stand so in registers. */
static inline uint64_t dfg_load(const uint8_t *at, unsigned bytes)
{
    uint64_t v = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint32_t four;
    uint16_t two;
    switch (bytes) {
    case 8: __builtin_memcpy(&v, at, 8); return v;
    case 4: __builtin_memcpy(&four, at, 4); return four;
    case 2: __builtin_memcpy(&two, at, 2); return two;
    }
#endif
    for (unsigned i = bytes; i-- > 0;)
        v = v << 8 | at[i];
    return v;
}

static inline void dfg_store(uint8_t *at, unsigned bytes, uint64_t v)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    const uint32_t four = (uint32_t)v;
    const uint16_t two = (uint16_t)v;
    switch (bytes) {
    case 8: __builtin_memcpy(at, &v, 8); return;
    case 4: __builtin_memcpy(at, &four, 4); return;
    case 2: __builtin_memcpy(at, &two, 2); return;
    }
#endif
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
