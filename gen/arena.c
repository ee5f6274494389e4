/* arena.c -- memory and strings of the run.
 *
 * One arena that only grows: what pat2c makes of its input is small, is needed
 * to the end, and goes with the process.  Strings are interned in an open
 * addressing table (FNV-1a, doubled at half load), so equal strings are one
 * pointer.  Nothing here returns NULL: out of memory ends the run with status 2.
 */
#include "gen.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum {
    BLOCK = 64 * 1024, /* a typical file with its imports takes a handful of these */
    ALIGN = 16
};

/* Blocks are chained, so that they stay reachable. */
struct block {
    struct block *next;
    size_t used, size;
};

struct string {
    const char *s;
    size_t len;
    uint64_t hash;
};

static struct block *blocks;
static struct string *strings;
static size_t n_strings, cap_strings;

_Noreturn void out_of_memory(void)
{
    fputs("pat2c: out of memory\n", stderr);
    exit(2);
}

static struct block *block_new(size_t size)
{
    const size_t head = (sizeof(struct block) + ALIGN - 1) / ALIGN * ALIGN;
    struct block *b = size > SIZE_MAX - head ? NULL : calloc(1, head + size);
    if (!b)
        out_of_memory();
    b->used = head;
    b->size = head + size;
    return b;
}

/* Zeroed memory for the rest of the run.  A large piece gets a block of its
 * own behind the current one, which stays open for small pieces. */
void *alloc(size_t size)
{
    if (size > SIZE_MAX - ALIGN)
        out_of_memory();
    size = (size + ALIGN - 1) / ALIGN * ALIGN;
    struct block *b = blocks;
    if (!b || b->size - b->used < size) {
        b = block_new(size > BLOCK / 4 ? size : BLOCK);
        if (size > BLOCK / 4 && blocks) {
            b->next = blocks->next;
            blocks->next = b;
        } else {
            b->next = blocks;
            blocks = b;
        }
    }
    void *at = (char *)b + b->used;
    b->used += size;
    return at;
}

/* Room for one more element: the array moves when it is full, twice as large. */
void *vec_grow(void *at, int *n, int *cap, size_t size)
{
    if (*n == *cap) {
        if (*cap > INT32_MAX / 2)
            out_of_memory();
        const int grown = *cap ? 2 * *cap : 8;
        if ((size_t)grown > SIZE_MAX / size)
            out_of_memory();
        void *moved = alloc((size_t)grown * size);
        if (*n)
            memcpy(moved, at, (size_t)*n * size);
        at = moved;
        *cap = grown;
    }
    ++*n;
    return at;
}

static uint64_t hash_of(const char *s, size_t len)
{
    uint64_t h = 14695981039346656037u; /* FNV-1a, 64 bits: offset basis and prime */
    for (size_t i = 0; i < len; i++)
        h = (h ^ (unsigned char)s[i]) * 1099511628211u;
    return h;
}

static void grow_strings(void)
{
    const size_t cap = cap_strings ? 2 * cap_strings : 1024;
    struct string *grown = alloc(cap * sizeof *grown);
    for (size_t i = 0; i < cap_strings; i++) {
        if (!strings[i].s)
            continue;
        size_t at = strings[i].hash & (cap - 1);
        while (grown[at].s)
            at = (at + 1) & (cap - 1);
        grown[at] = strings[i];
    }
    strings = grown;
    cap_strings = cap;
}

/* The one copy of these bytes, with a NUL behind them. */
const char *intern(const char *s, size_t len)
{
    if (2 * n_strings >= cap_strings)
        grow_strings();
    const uint64_t h = hash_of(s, len);
    size_t at = h & (cap_strings - 1);
    for (; strings[at].s; at = (at + 1) & (cap_strings - 1))
        if (strings[at].hash == h && strings[at].len == len && memcmp(strings[at].s, s, len) == 0)
            return strings[at].s;
    if (len == SIZE_MAX)
        out_of_memory();
    char *copy = alloc(len + 1);
    if (len)
        memcpy(copy, s, len);
    strings[at] = (struct string){copy, len, h};
    n_strings++;
    return copy;
}

const char *intern_str(const char *s)
{
    return intern(s, strlen(s));
}

/* printf into an interned string. */
const char *format(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *s = vformat(fmt, ap);
    va_end(ap);
    return s;
}

const char *vformat(const char *fmt, va_list ap)
{
    va_list again;
    va_copy(again, ap);
    const int len = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    if (len < 0)
        out_of_memory();
    char *text = malloc((size_t)len + 1);
    if (!text)
        out_of_memory();
    vsnprintf(text, (size_t)len + 1, fmt, ap);
    const char *s = intern(text, (size_t)len);
    free(text);
    return s;
}
