/* memory.c -- malloc in a block that the program hands over.
 *
 * In:   the block of dfg_memory_give.
 * Out:  pieces of it, each behind its size.  Free ones are a list in order of
 *       place, and neighbours are one piece again; the first that is large enough
 *       is cut (Knuth, The Art of Computer Programming, 2.5, algorithms A and B).
 * Cost: O(free pieces) a call.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../dfg_memory.h"

struct piece {
    size_t size;        /* of the piece, this head included */
    struct piece *next; /* while it is free: the next free one behind it */
};

/* What is handed out stands behind the head; sizes and places are multiples of it. */
enum { ALIGN = _Alignof(max_align_t) };
static const size_t HEAD = (sizeof(struct piece) + ALIGN - 1) / ALIGN * ALIGN;

static struct piece *first;
static size_t in_use, most_in_use;

void dfg_memory_give(void *at, size_t size)
{
    const size_t skip = (size_t)(-(uintptr_t)at % ALIGN);
    first = NULL;
    in_use = most_in_use = 0;
    if (at == NULL || size < skip + 2 * HEAD)
        return;
    first = (struct piece *)((char *)at + skip);
    first->size = (size - skip) / HEAD * HEAD;
    first->next = NULL;
}

size_t dfg_memory_used(void)
{
    return in_use;
}

size_t dfg_memory_most(void)
{
    return most_in_use;
}

static struct piece *piece_of(void *at)
{
    return (struct piece *)((char *)at - HEAD);
}

static struct piece *end_of(struct piece *p)
{
    return (struct piece *)((char *)p + p->size);
}

void *malloc(size_t size)
{
    if (size > SIZE_MAX - 2 * HEAD)
        return NULL;
    const size_t need = HEAD + (size + HEAD - 1) / HEAD * HEAD;
    struct piece **link = &first;
    while (*link != NULL && (*link)->size < need)
        link = &(*link)->next;
    struct piece *p = *link;
    if (p == NULL)
        return NULL;
    if (p->size - need < 2 * HEAD) {
        *link = p->next;
    } else {
        struct piece *rest = (struct piece *)((char *)p + need);
        rest->size = p->size - need;
        rest->next = p->next;
        p->size = need;
        *link = rest;
    }
    in_use += p->size;
    most_in_use = in_use > most_in_use ? in_use : most_in_use;
    return (char *)p + HEAD;
}

/* Of two neighbours one. */
static void join(struct piece *p)
{
    struct piece *next = p->next;
    if (next == NULL || end_of(p) != next)
        return;
    p->size += next->size;
    p->next = next->next;
}

void free(void *at)
{
    if (at == NULL)
        return;
    struct piece *p = piece_of(at), *before = NULL;
    in_use -= p->size;
    for (struct piece *q = first; q != NULL && q < p; q = q->next)
        before = q;
    p->next = before != NULL ? before->next : first;
    *(before != NULL ? &before->next : &first) = p;
    join(p);
    if (before != NULL)
        join(before);
}

void *calloc(size_t n, size_t size)
{
    void *at = size == 0 || n <= SIZE_MAX / size ? malloc(n * size) : NULL;
    if (at != NULL)
        memset(at, 0, n * size);
    return at;
}

/* Takes what it lacks of a free piece behind it, so that an array may grow where it stands. */
static bool grow_in_place(struct piece *p, size_t lacks)
{
    struct piece **link = &first;
    while (*link != NULL && *link < end_of(p))
        link = &(*link)->next;
    struct piece *behind = *link;
    if (behind == NULL || behind != end_of(p) || behind->size < lacks)
        return false;
    const size_t left = behind->size - lacks;
    struct piece *next = behind->next;
    if (left < 2 * HEAD) {
        lacks += left;
        *link = next;
    } else {
        struct piece *rest = (struct piece *)((char *)behind + lacks);
        rest->size = left;
        rest->next = next;
        *link = rest;
    }
    p->size += lacks;
    in_use += lacks;
    most_in_use = in_use > most_in_use ? in_use : most_in_use;
    return true;
}

/* What a piece has too much is a piece of its own. */
static void cut(struct piece *p, size_t need)
{
    if (p->size - need < 2 * HEAD)
        return;
    struct piece *rest = (struct piece *)((char *)p + need);
    rest->size = p->size - need;
    p->size = need;
    free((char *)rest + HEAD);
}

void *realloc(void *at, size_t size)
{
    if (at == NULL || size > SIZE_MAX - 2 * HEAD)
        return at == NULL ? malloc(size) : NULL;
    struct piece *p = piece_of(at);
    const size_t need = HEAD + (size + HEAD - 1) / HEAD * HEAD;
    if (need <= p->size) {
        cut(p, need);
        return at;
    }
    if (grow_in_place(p, need - p->size))
        return at;
    void *to = malloc(size);
    if (to != NULL) {
        memcpy(to, at, p->size - HEAD);
        free(at);
    }
    return to;
}

/* ---- sorting: in place, without recursion (Williams 1964, heapsort) ---- */

static void swap(char *a, char *b, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        const char c = a[i];
        a[i] = b[i];
        b[i] = c;
    }
}

static void sink(char *at, size_t root, size_t n, size_t size, int (*compare)(const void *, const void *))
{
    for (size_t child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && compare(at + child * size, at + (child + 1) * size) < 0)
            child++;
        if (compare(at + root * size, at + child * size) >= 0)
            return;
        swap(at + root * size, at + child * size, size);
    }
}

void qsort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *))
{
    char *at = base;
    for (size_t i = n / 2; i-- > 0;)
        sink(at, i, n, size, compare);
    for (size_t left = n; left > 1;) {
        swap(at, at + --left * size, size);
        sink(at, 0, left, size, compare);
    }
}
