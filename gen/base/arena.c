/* arena.c -- memory and strings of a context.
 *
 * One arena: what a file becomes is small, lives as long as the file, and is freed
 * with the context.  Arrays that moved when they grew, and what a pass has
 * replaced, are used again; what only serves to compute an answer is set aside and
 * freed when that is there.  Strings are interned in an open
 * addressing table (FNV-1a, doubled at three quarters), so equal strings are one
 * pointer.  Nothing here returns NULL: out of memory, the current call is
 * abandoned (context.c).
 */
#include "base.h"
#include "core/blocks.h"
#include "core/fnv.h"

#include <limits.h>
#include <string.h>

enum {
    FIRST_BLOCK = 4 * 1024,
    LAST_BLOCK = 64 * 1024, /* blocks double up to this; a typical file with its imports takes a handful */
    LARGE = PAT_PIECES * PAT_ALIGN - 1 /* what is larger has a block of its own */
};

/* What was given back, in a list for each size. */
struct piece {
    struct piece *next;
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
    return (size + PAT_ALIGN - 1) / PAT_ALIGN * PAT_ALIGN;
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
static void *open_block(struct pat *pat, struct pat_memory *m, size_t size)
{
    size_t room = m->block_size ? m->block_size : FIRST_BLOCK;
    while (room < size)
        room *= 2;
    m->block_size = room < LAST_BLOCK ? 2 * room : LAST_BLOCK;
    struct dfg_block *b = block_new(pat, room);
    link_above(m->block, b);
    return dfg_block_open(&m->block, &m->used, b, size);
}

/* A block of its own below the open one. */
static void *put_large(struct pat *pat, struct pat_memory *m, struct dfg_block *b)
{
    if (!m->block)
        open_block(pat, m, 0); /* the first block is for small pieces */
    link_above(m->block->below, b);
    link_above(b, m->block);
    return b->bytes;
}

static struct dfg_block *large_of(void *at)
{
    return (struct dfg_block *)(void *)((char *)at - offsetof(struct dfg_block, bytes));
}

void pat_reuse(struct pat *pat, void *at, size_t size)
{
    size = rounded(size);
    if (!at || size == 0)
        return;
    if (size > LARGE) {
        struct dfg_block *b = large_of(at);
        link_above(b->below, b->above);
        pat->heap.resize(pat->heap.ctx, b, 0);
        return;
    }
    if (pat->n_aside > 0) /* all of it is given back soon */
        return;
#ifndef NDEBUG
    memset(at, 0xdd, size); /* nobody may read it any more */
#endif
    struct piece **list = &pat->memory->pieces[size / PAT_ALIGN], *piece = at;
    piece->next = *list;
    *list = piece;
}

/* One that was given back; NULL. */
static void *reused(struct pat_memory *m, size_t size)
{
    struct piece **list = &m->pieces[size / PAT_ALIGN], *piece = *list;
    if (!piece)
        return NULL;
    *list = piece->next;
    return memset(piece, 0, size);
}

static void *take(struct pat *pat, struct pat_memory *m, size_t size)
{
    if (size > SIZE_MAX - PAT_ALIGN)
        out_of_memory(pat);
    size = rounded(size);
    if (size > LARGE)
        return put_large(pat, m, block_new(pat, size));
    void *at = reused(m, size);
    if (!at)
        at = dfg_block_take(m->block, &m->used, size, PAT_ALIGN);
    return at ? at : open_block(pat, m, size);
}

/* Zeroed memory. */
void *pat_alloc(struct pat *pat, size_t size)
{
    return take(pat, pat->memory, size);
}

/* What has a block of its own, with another size and perhaps at another place. */
static char *resize_large(struct pat *pat, void *at, size_t size)
{
    struct dfg_block *b = block_resize(pat, large_of(at), size);
    link_above(b->below, b);
    link_above(b, b->above);
    return b->bytes;
}

/* A text that grows to any size: `at` (NULL at first) has room for `size` bytes then.
 * It has a block of its own, so that what it leaves behind is given back; what is new in it is not zeroed. */
char *pat_resize(struct pat *pat, char *at, size_t size)
{
    return at ? resize_large(pat, at, size) : put_large(pat, &pat->lasting, block_resize(pat, NULL, size));
}

static void release(struct pat *pat, struct pat_memory *m)
{
    dfg_block_release(&m->block, &m->used, NULL, 0, pat->heap.resize, pat->heap.ctx);
    *m = (struct pat_memory){0};
}

void pat_begin_aside(struct pat *pat)
{
    pat->n_aside++;
    pat->memory = &pat->aside;
}

/* A single block stays for the next time. */
void pat_end_aside(struct pat *pat)
{
    if (--pat->n_aside > 0)
        return;
    struct pat_memory *m = &pat->aside;
    if (m->block && !m->block->below) {
        memset(m->block->bytes, 0, m->used);
        m->used = 0;
    } else {
        release(pat, m);
    }
    pat->memory = &pat->lasting;
}

void *pat_keep(struct pat *pat, const void *at, size_t size)
{
    void *copy = take(pat, pat->n_aside > 1 ? &pat->aside : &pat->lasting, size);
    return size ? memcpy(copy, at, size) : copy;
}

void pat_free_blocks(struct pat *pat)
{
    release(pat, &pat->aside);
    release(pat, &pat->lasting);
}

/* What was allocated last gets `grown` bytes instead of `size`, if its block has room for them. */
static bool extend(struct pat_memory *m, const char *at, size_t size, size_t grown)
{
    size = rounded(size);
    return at && grown <= LARGE && m->used >= size && m->block->bytes + m->used - size == at &&
           dfg_block_take(m->block, &m->used, rounded(grown) - size, PAT_ALIGN) != NULL;
}

/* The same with `grown` bytes, of which the new ones are 0. */
static void *moved(struct pat *pat, void *at, size_t size, size_t grown)
{
    if (rounded(size) > LARGE) {
        char *to = resize_large(pat, at, grown);
        memset(to + size, 0, grown - size);
        return to;
    }
    void *to = pat_alloc(pat, grown);
    if (size)
        memcpy(to, at, size);
    pat_reuse(pat, at, size);
    return to;
}

/* Room for one more element: the array gets twice as large when it is full, and moves if need be. */
void *pat_vec_grow(struct pat *pat, void *at, int *n, int *cap, size_t size)
{
    enum { FIRST_BYTES = 16 };
    if (*cap > INT32_MAX / 2)
        out_of_memory(pat);
    const int first = size < FIRST_BYTES ? (int)(FIRST_BYTES / size) : 1;
    const int grown = *cap ? 2 * *cap : first;
    if ((size_t)grown > SIZE_MAX / size)
        out_of_memory(pat);
    const size_t old = (size_t)*cap * size, new = (size_t)grown * size;
    if (!extend(pat->memory, at, old, new))
        at = moved(pat, at, old, new);
    *cap = grown;
    ++*n;
    return at;
}

static void grow_strings(struct pat *pat)
{
    const size_t cap = pat->cap_strings ? 2 * pat->cap_strings : 256;
    struct string *grown = take(pat, &pat->lasting, cap * sizeof *grown);
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

/* The one copy of these bytes, with a NUL behind them. */
const char *pat_intern(struct pat *pat, const char *s, size_t len)
{
    if (len >= UINT32_MAX)
        out_of_memory(pat);
    if (pat->n_strings >= pat->cap_strings / 4 * 3)
        grow_strings(pat);
    const uint32_t hash = (uint32_t)dfg_fnv(DFG_FNV, s, len);
    size_t at = hash & (pat->cap_strings - 1);
    struct string *known;
    for (; (known = &pat->strings[at])->s; at = (at + 1) & (pat->cap_strings - 1))
        if (known->hash == hash && known->len == len && memcmp(known->s, s, len) == 0)
            return known->s;
    char *copy = take(pat, &pat->lasting, len + 1);
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

/* Where the digits begin, which end at `end`. */
static const char *decimal(int value, char *end)
{
    unsigned rest = value < 0 ? 0u - (unsigned)value : (unsigned)value;
    do
        *--end = (char)('0' + rest % 10);
    while ((rest /= 10) != 0);
    if (value < 0)
        *--end = '-';
    return end;
}

/* As vsnprintf, which is asked only where there is more than %s and %d: a large table writes millions of those, and
 * they take a third of the time here. */
int pat_vprint(char *text, size_t size, const char *fmt, va_list ap)
{
    va_list whole;
    va_copy(whole, ap);
    char digits[16];
    size_t n = 0;
    for (const char *at = fmt; *at && n < INT_MAX;) {
        const char *piece = at;
        size_t len;
        while (*at && *at != '%')
            at++;
        if (at > piece) {
            len = (size_t)(at - piece);
        } else if (at[1] == 's') {
            piece = va_arg(ap, const char *);
            len = strlen(piece);
            at += 2;
        } else if (at[1] == 'd') {
            piece = decimal(va_arg(ap, int), digits + sizeof digits);
            len = (size_t)(digits + sizeof digits - piece);
            at += 2;
        } else {
            const int all = vsnprintf(text, size, fmt, whole);
            va_end(whole);
            return all;
        }
        if (n < size)
            memcpy(text + n, piece, len < size - n ? len : size - n);
        n += len;
    }
    va_end(whole);
    if (size > 0)
        text[n < size ? n : size - 1] = '\0';
    return n < INT_MAX ? (int)n : -1;
}

int pat_print(char *text, size_t size, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const int n = pat_vprint(text, size, fmt, ap);
    va_end(ap);
    return n;
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
    char brief[256], *text = brief;
    va_list again;
    va_copy(again, ap);
    const int len = pat_vprint(brief, sizeof brief, fmt, ap);
    if (len < 0)
        out_of_memory(pat);
    if ((size_t)len >= sizeof brief) {
        text = pat_alloc(pat, (size_t)len + 1);
        pat_vprint(text, (size_t)len + 1, fmt, again);
    }
    va_end(again);
    const char *s = pat_intern(pat, text, (size_t)len);
    if (text != brief)
        pat_reuse(pat, text, (size_t)len + 1);
    return s;
}
