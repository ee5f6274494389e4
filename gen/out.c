/* out.c -- an indenting writer.
 *
 * Text grows in memory; each line that is not empty gets the indentation that
 * holds when it begins.  Where it goes is the business of files.c.
 */
#include "core/fnv.h"
#include "gen.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct out {
    VEC(char) text;
    VEC(char) scratch; /* what outf formats into */
    VEC(int) holes;    /* where out_run_id() stands */
    int level;
    bool in_line; /* something stands in the current line */
};

struct out *out_new(void)
{
    return alloc(sizeof(struct out));
}

void out_indent(struct out *o, int by)
{
    o->level += by;
}

static void put(struct out *o, char c)
{
    if (!o->in_line && c != '\n')
        for (int i = 0; i < 4 * o->level; i++)
            *PUSH(o->text) = ' ';
    *PUSH(o->text) = c;
    o->in_line = c != '\n';
}

void outf(struct out *o, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const int len = vsnprintf(NULL, 0, fmt, ap);
    va_end(ap);
    o->scratch.n = 0;
    for (int i = 0; i <= len; i++)
        *PUSH(o->scratch) = 0;
    va_start(ap, fmt);
    if (len > 0)
        vsnprintf(o->scratch.at, (size_t)len + 1, fmt, ap);
    va_end(ap);
    for (int i = 0; i < len; i++)
        put(o, o->scratch.at[i]);
}

enum { RUN_ID_DIGITS = 16 };

void out_run_id(struct out *o)
{
    *PUSH(o->holes) = o->text.n;
    outf(o, "%0*d", RUN_ID_DIGITS, 0);
}

uint64_t out_hash(const struct out *o, uint64_t hash)
{
    return dfg_fnv(hash, o->text.at, (size_t)o->text.n);
}

void out_set_run_id(struct out *o, uint64_t id)
{
    const char *digits = format("%0*" PRIx64, RUN_ID_DIGITS, id);
    for (int i = 0; i < o->holes.n; i++)
        memcpy(o->text.at + o->holes.at[i], digits, RUN_ID_DIGITS);
}

/* What was written so far. */
const char *out_text(struct out *o, size_t *len)
{
    *len = (size_t)o->text.n;
    return o->text.n ? o->text.at : "";
}

const char *text_of(struct out *o)
{
    return intern(o->text.n ? o->text.at : "", (size_t)o->text.n);
}
