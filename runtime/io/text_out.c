/* text_out.c -- the buffer that all text of graphs is written through.
 *
 * In:   bytes.   Out: a file, or memory.
 * Errors: remembered, and reported once, by out_end.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "text_out.h"

enum { BLOCK = 1 << 14 }; /* bytes written at a time: a few pages */

static void flush(struct out *o)
{
    if (!o->failed && o->n > 0 && fwrite(o->at, 1, o->n, o->file) != o->n)
        o->failed = true;
    o->n = 0;
}

/* Room for n bytes more; false: there was no memory, and what follows is lost. */
static bool reserve(struct out *o, size_t n)
{
    if (o->no_memory)
        return false;
    if (o->file != NULL && o->n + n > BLOCK)
        flush(o);
    if (n <= o->cap - o->n)
        return true;
    const size_t need = o->n + n, block = o->file != NULL && need < BLOCK ? BLOCK : need;
    o->no_memory = need < n || !dfg_grow(&o->at, &o->cap, block, 1);
    if (o->no_memory)
        errno = ENOMEM; /* for dfg_gather_end: not every malloc sets it */
    return !o->no_memory;
}

void dfg_out_bytes(struct out *o, const char *bytes, size_t n)
{
    if (n == 0 || !reserve(o, n))
        return;
    memcpy(o->at + o->n, bytes, n);
    o->n += n;
}

void dfg_out_text(struct out *o, const char *text)
{
    dfg_out_bytes(o, text, strlen(text));
}

void dfg_out_char(struct out *o, char c)
{
    dfg_out_bytes(o, &c, 1);
}

void dfg_out_uint(struct out *o, uint64_t v)
{
    char digits[20]; /* 2^64 has as many */
    size_t i = sizeof digits;
    do {
        digits[--i] = (char)('0' + v % 10);
        v /= 10;
    } while (v != 0);
    dfg_out_bytes(o, digits + i, sizeof digits - i);
}

void dfg_out_int(struct out *o, int64_t v)
{
    if (v < 0)
        dfg_out_char(o, '-');
    dfg_out_uint(o, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

dfg_status dfg_out_end(struct out *o)
{
    if (o->file != NULL) {
        flush(o);
        o->failed = o->failed || fflush(o->file) != 0;
    }
    free(o->at);
    o->at = NULL;
    if (o->no_memory)
        return DFG_NO_MEMORY;
    return o->failed ? DFG_NO_FILE : DFG_OK;
}
