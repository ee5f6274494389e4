/* index.c -- from a hash to the rows that have it.
 *
 * A table of (hash, row) pairs with linear probing, at most three quarters
 * full.  The hash is kept, so that growing never looks at the rows; whether a
 * row is the one sought is the caller's comparison.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "module.h"

static void put(struct index *x, struct slot s)
{
    assert(s.row != 0 && x->used < x->size && (x->size & (x->size - 1)) == 0);
    size_t mask = x->size - 1, i = s.hash & mask;
    while (x->slots[i].row != 0)
        i = (i + 1) & mask;
    x->slots[i] = s;
    x->used++;
}

static bool enlarge(const dfg_module *m, struct index *x, size_t size)
{
    struct index larger = {.size = size};
    larger.slots = dfg_heap_zeroed(m, larger.size, sizeof *larger.slots);
    if (larger.slots == NULL)
        return false;
    for (size_t i = 0; i < x->size; i++)
        if (x->slots[i].row != 0)
            put(&larger, x->slots[i]);
    dfg_heap_free(m, x->slots);
    *x = larger;
    return true;
}

bool dfg_index_reserve(const dfg_module *m, struct index *x, size_t n)
{
    size_t size = x->size != 0 ? x->size : 16;
    while (n > size / 4 * 3 && size <= SIZE_MAX / 2)
        size *= 2;
    return size == x->size || enlarge(m, x, size);
}

bool dfg_index_add(const dfg_module *m, struct index *x, uint32_t hash, uint32_t row)
{
    if (!dfg_index_reserve(m, x, x->used + 1))
        return false;
    put(x, (struct slot){hash, row});
    return true;
}

bool dfg_index_copy(const dfg_module *m, struct index *x, const struct index *from)
{
    struct slot *slots = dfg_heap_alloc(m, from->size, sizeof *slots);
    if (slots == NULL)
        return false;
    memcpy(slots, from->slots, from->size * sizeof *slots);
    *x = (struct index){slots, from->size, from->used};
    return true;
}

/* Mixes 64 bits into the hash: the finalizer of splitmix64 (Steele, Lea and
 * Flood 2014), whose every output bit depends on every input bit. */
uint32_t dfg_hash_word(uint32_t seed, uint64_t word)
{
    uint64_t h = word + (uint64_t)seed * 0x9E3779B97F4A7C15u + 0x9E3779B97F4A7C15u;
    h = (h ^ h >> 30) * 0xBF58476D1CE4E5B9u;
    h = (h ^ h >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)(h ^ h >> 31);
}

/* The last bytes of n, up to eight of them. */
static uint64_t last_bytes(const unsigned char *bytes, size_t n)
{
    uint64_t word = 0;
    uint32_t half[2];
    if (n >= 8) {
        memcpy(&word, bytes + n - 8, 8);
        return word;
    }
    if (n >= 4) {
        memcpy(&half[0], bytes, 4);
        memcpy(&half[1], bytes + n - 4, 4);
        return (uint64_t)half[1] << 32 | half[0];
    }
    for (size_t i = 0; i < n; i++)
        word = word << 8 | bytes[i];
    return word;
}

/* Names are hashed wherever a view is bound: a product for each eight bytes, mixed at the end. */
uint32_t dfg_hash_bytes(uint32_t seed, const void *bytes, size_t n)
{
    const unsigned char *p = bytes;
    uint64_t h = seed + n, word;
    for (size_t at = 0; at + 8 < n; at += 8) {
        memcpy(&word, p + at, 8);
        h = (h ^ word) * 0x9E3779B97F4A7C15u;
        h ^= h >> 32;
    }
    return dfg_hash_word(0, h * 0xBF58476D1CE4E5B9u ^ last_bytes(p, n));
}
