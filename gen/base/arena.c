/* arena.c -- memory and strings of a context.
 *
 * One arena: what a file becomes is small, lives as long as the file, and is freed
 * with the context.  Arrays that moved when they grew, and what a pass has
 * replaced, are used again.  Strings are interned in an open
 * addressing table (FNV-1a, doubled at half load), so equal strings are one
 * pointer.  Nothing here returns NULL: out of memory, the current call is
 * abandoned (context.c).
 */
#include "base.h"
#include "core/blocks.h"
#include "core/fnv.h"

#include <string.h>

enum {
    FIRST_BLOCK = 4 * 1024,
    LAST_BLOCK = 64 * 1024, /* blocks double up to this; a typical file with its imports takes a handful */
    LARGE = LAST_BLOCK / 4, /* what is larger has a block of its own */
    ALIGN = 16
};

/* What was given back, in lists by the logarithm of its size. */
struct piece {
    struct piece *next;
    size_t size;
};

struct string {
    const char *s;
    uint32_t len, hash;
};

static _Noreturn void out_of_memory(struct pat *pat)
{
    pat_throw(pat, PAT_NO_MEMORY);
}

static size_t rounded(size_t size)
{
    return (size + ALIGN - 1) / ALIGN * ALIGN;
}

static struct dfg_block *block_resize(struct pat *pat, struct dfg_block *old, size_t size)
{
    struct dfg_block *b = dfg_block_resize(pat->heap.resize, pat->heap.ctx, old, size);
    if (!b)
        out_of_memory(pat);
    return b;
}

static void link_above(struct dfg_block *b, struct dfg_block *above)
{
    if (b)
        b->above = above;
    if (above)
        above->below = b;
}

static struct dfg_block *block_new(struct pat *pat, size_t size)
{
    struct dfg_block *b = block_resize(pat, NULL, size);
    memset(b->bytes, 0, size);
    return b;
}

/* The first size bytes of a block; each is twice as large as the last one, up to a limit. */
static void *open_block(struct pat *pat, size_t size)
{
    size_t room = pat->block_size ? pat->block_size : FIRST_BLOCK;
    while (room < size)
        room *= 2;
    pat->block_size = room < LAST_BLOCK ? 2 * room : LAST_BLOCK;
    struct dfg_block *b = block_new(pat, room);
    link_above(pat->block, b);
    return dfg_block_open(&pat->block, &pat->used, b, size);
}

/* A block of its own below the open one. */
static void *put_large(struct pat *pat, struct dfg_block *b)
{
    link_above(pat->block->below, b);
    link_above(b, pat->block);
    return b->bytes;
}

static struct dfg_block *large_of(void *at)
{
    return (struct dfg_block *)(void *)((char *)at - offsetof(struct dfg_block, bytes));
}

static struct piece **pieces_of(struct pat *pat, size_t size)
{
    int log = 0;
    while (log < PAT_PIECES - 1 && size >> (log + 1))
        log++;
    return &pat->pieces[log];
}

void pat_reuse(struct pat *pat, void *at, size_t size)
{
    size = rounded(size);
    if (!at || size < sizeof(struct piece))
        return;
    if (size > LARGE) {
        struct dfg_block *b = large_of(at);
        link_above(b->below, b->above);
        pat->heap.resize(pat->heap.ctx, b, 0);
        return;
    }
#ifndef NDEBUG
    memset(at, 0xdd, size); /* nobody may read it any more */
#endif
    struct piece **list = pieces_of(pat, size), *piece = at;
    *piece = (struct piece){*list, size};
    *list = piece;
}

/* One that was given back; NULL. */
static void *reused(struct pat *pat, size_t size)
{
    struct piece **list = pieces_of(pat, size), *piece = *list;
    if (!piece || piece->size != size)
        return NULL;
    *list = piece->next;
    return memset(piece, 0, size);
}

/* Zeroed memory. */
void *pat_alloc(struct pat *pat, size_t size)
{
    if (size > SIZE_MAX - ALIGN)
        out_of_memory(pat);
    size = rounded(size);
    if (!pat->block)
        open_block(pat, 0); /* the first block is for small pieces */
    if (size > LARGE)
        return put_large(pat, block_new(pat, size));
    void *at = reused(pat, size);
    if (!at)
        at = dfg_block_take(pat->block, &pat->used, size, ALIGN);
    return at ? at : open_block(pat, size);
}

/* A text that grows to any size: `at` (NULL at first) has room for `size` bytes then.
 * It has a block of its own, so that what it leaves behind is given back; what is new in it is not zeroed. */
char *pat_resize(struct pat *pat, char *at, size_t size)
{
    if (!pat->block)
        open_block(pat, 0); /* the first block is for small pieces */
    struct dfg_block *b = block_resize(pat, at ? large_of(at) : NULL, size);
    if (!at)
        return put_large(pat, b);
    link_above(b->below, b); /* it may have moved */
    link_above(b, b->above);
    return b->bytes;
}

static bool is_last(const struct pat *pat, const char *at, size_t size)
{
    return pat->used >= size && pat->block->bytes + pat->used - size == at;
}

/* What was allocated last, `size` bytes at `at`, is not needed after all. */
static void give_back(struct pat *pat, char *at, size_t size)
{
    size = rounded(size);
    if (!is_last(pat, at, size)) {
        pat_reuse(pat, at, size);
        return;
    }
    memset(at, 0, size);
    pat->used -= size;
}

void pat_free_blocks(struct pat *pat)
{
    dfg_block_release(&pat->block, &pat->used, NULL, 0, pat->heap.resize, pat->heap.ctx);
    memset(pat->pieces, 0, sizeof pat->pieces);
}

/* What was allocated last gets `grown` bytes instead of `size`, if its block has room for them. */
static bool extend(struct pat *pat, const char *at, size_t size, size_t grown)
{
    size = rounded(size);
    return at && grown <= LARGE && is_last(pat, at, size) &&
           dfg_block_take(pat->block, &pat->used, rounded(grown) - size, ALIGN) != NULL;
}

/* Room for one more element: the array gets twice as large when it is full, and moves if need be. */
void *pat_vec_grow(struct pat *pat, void *at, int *n, int *cap, size_t size)
{
    enum { FIRST_BYTES = 128 };
    if (*n == *cap) {
        if (*cap > INT32_MAX / 2)
            out_of_memory(pat);
        const int first = size < FIRST_BYTES / 2 ? (int)(FIRST_BYTES / size) : 2;
        const int grown = *cap ? 2 * *cap : first < 8 ? first : 8;
        if ((size_t)grown > SIZE_MAX / size)
            out_of_memory(pat);
        if (!extend(pat, at, (size_t)*cap * size, (size_t)grown * size)) {
            void *moved = pat_alloc(pat, (size_t)grown * size);
            if (*n)
                memcpy(moved, at, (size_t)*n * size);
            pat_reuse(pat, at, (size_t)*cap * size);
            at = moved;
        }
        *cap = grown;
    }
    ++*n;
    return at;
}

static void grow_strings(struct pat *pat)
{
    const size_t cap = pat->cap_strings ? 2 * pat->cap_strings : 256;
    struct string *grown = pat_alloc(pat, cap * sizeof *grown);
    for (size_t i = 0; i < pat->cap_strings; i++) {
        const struct string *s = &pat->strings[i];
        if (!s->s)
            continue;
        size_t at = s->hash & (cap - 1);
        while (grown[at].s)
            at = (at + 1) & (cap - 1);
        grown[at] = *s;
    }
    pat_reuse(pat, pat->strings, pat->cap_strings * sizeof *grown);
    pat->strings = grown;
    pat->cap_strings = cap;
}

/* Where the string is, or belongs. */
static struct string *find_string(struct pat *pat, const char *s, size_t len, uint32_t hash)
{
    if (2 * pat->n_strings >= pat->cap_strings)
        grow_strings(pat);
    size_t at = hash & (pat->cap_strings - 1);
    for (;; at = (at + 1) & (pat->cap_strings - 1)) {
        struct string *known = &pat->strings[at];
        if (!known->s || (known->hash == hash && known->len == len && memcmp(known->s, s, len) == 0))
            return known;
    }
}

/* The one copy of these bytes, with a NUL behind them. */
const char *pat_intern(struct pat *pat, const char *s, size_t len)
{
    if (len >= UINT32_MAX)
        out_of_memory(pat);
    const uint32_t hash = (uint32_t)dfg_fnv(DFG_FNV, s, len);
    struct string *known = find_string(pat, s, len, hash);
    if (known->s)
        return known->s;
    char *copy = pat_alloc(pat, len + 1);
    if (len)
        memcpy(copy, s, len);
    *known = (struct string){copy, (uint32_t)len, hash};
    pat->n_strings++;
    return copy;
}

const char *pat_intern_str(struct pat *pat, const char *s)
{
    return pat_intern(pat, s, strlen(s));
}

/* printf into an interned string. */
const char *pat_format(struct pat *pat, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *s = pat_vformat(pat, fmt, ap);
    va_end(ap);
    return s;
}

const char *pat_vformat(struct pat *pat, const char *fmt, va_list ap)
{
    va_list again;
    va_copy(again, ap);
    const int len = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    if (len < 0)
        out_of_memory(pat);
    char *text = pat_alloc(pat, (size_t)len + 1);
    vsnprintf(text, (size_t)len + 1, fmt, ap);
    const uint32_t hash = (uint32_t)dfg_fnv(DFG_FNV, text, (size_t)len);
    struct string *known = find_string(pat, text, (size_t)len, hash);
    if (known->s) {
        give_back(pat, text, (size_t)len + 1);
        return known->s;
    }
    *known = (struct string){text, (uint32_t)len, hash};
    pat->n_strings++;
    return text;
}
