/* map.c -- maps over interned strings, or over any pointers.
 *
 * Open-addressed tables over the pointers (linear probing, at most three quarters full);
 * they live in the arena of a context.  A key is not NULL and is put in once.
 */
#include "base.h"

static int slot_of(const struct map *m, const char *key)
{
    const unsigned mask = (unsigned)m->cap - 1;
    unsigned i = (unsigned)((uint64_t)(uintptr_t)key * UINT64_C(0x9e3779b97f4a7c15) >> 32) & mask;
    while (m->key[i] && m->key[i] != key)
        i = (i + 1) & mask;
    return (int)i;
}

void *pat_map_get(const struct map *m, const char *key)
{
    return m->cap == 0 ? NULL : m->val[slot_of(m, key)];
}

void pat_map_drop(struct pat *pat, struct map *m)
{
    pat_reuse(pat, m->key, (size_t)m->cap * sizeof *m->key);
    pat_reuse(pat, m->val, (size_t)m->cap * sizeof *m->val);
    *m = (struct map){0};
}

static void map_grow(struct pat *pat, struct map *m)
{
    struct map bigger = {.cap = m->cap ? m->cap * 2 : 8};
    bigger.key = pat_alloc(pat, (size_t)bigger.cap * sizeof *bigger.key);
    bigger.val = pat_alloc(pat, (size_t)bigger.cap * sizeof *bigger.val);
    for (int i = 0; i < m->cap; i++)
        if (m->key[i])
            pat_map_put(pat, &bigger, m->key[i], m->val[i]);
    pat_map_drop(pat, m);
    *m = bigger;
}

void pat_map_put(struct pat *pat, struct map *m, const char *key, void *val)
{
    if (m->n >= m->cap / 4 * 3)
        map_grow(pat, m);
    const int i = slot_of(m, key);
    m->key[i] = key;
    m->val[i] = val;
    m->n++;
}
