/* out.c -- an indenting writer.
 *
 * Text grows in memory; each line that is not empty gets the indentation that
 * holds when it begins.  files.c decides where it goes.
 */
#include "core/fnv.h"
#include "gen.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* What the text from `at` on is made of. */
struct origin {
    size_t at;
    struct span from;
};

struct out {
    char *text; /* n bytes */
    size_t n, cap;
    VEC(struct origin) origins;
    VEC(size_t) holes; /* where out_run_id() stands */
    int level;
    bool in_line; /* something stands in the current line */
};

struct out *out_new(void)
{
    return alloc(sizeof(struct out));
}

void out_drop(struct out *o)
{
    DROP(o->origins);
    DROP(o->holes);
    pat_reuse(pat2c, o->text, o->cap);
    pat_reuse(pat2c, o, sizeof *o);
}

void out_indent(struct out *o, int by)
{
    o->level += by;
}

static void reserve(struct out *o, size_t more)
{
    if (more <= o->cap - o->n)
        return;
    while (o->cap - o->n < more)
        o->cap = o->cap ? 2 * o->cap : 256;
    o->text = pat_resize(pat2c, o->text, o->cap);
}

/* Some bytes of one line. */
static void put(struct out *o, const char *s, size_t len)
{
    const size_t indent = o->in_line || *s == '\n' ? 0 : 4 * (size_t)o->level;
    reserve(o, indent + len);
    memset(o->text + o->n, ' ', indent);
    memcpy(o->text + o->n + indent, s, len);
    o->n += indent + len;
    o->in_line = s[len - 1] != '\n';
}

void out_put(struct out *o, const char *s, size_t len)
{
    while (len > 0) {
        const char *end = memchr(s, '\n', len);
        const size_t line = end ? (size_t)(end - s) + 1 : len;
        put(o, s, line);
        s += line;
        len -= line;
    }
}

/* ---- where it is from ---- */

void out_from(struct out *o, struct span from)
{
    if (strcmp(opt.emit, "listing") == 0)
        *PUSH(o->origins) = (struct origin){o->n, from};
}

void out_append(struct out *o, const struct out *other, size_t len)
{
    const size_t at = o->n;
    out_put(o, other->text, len);
    for (int i = 0; i < other->origins.n; i++)
        *PUSH(o->origins) = (struct origin){at + other->origins.at[i].at, other->origins.at[i].from};
}

/* The first that begins there; else that in which it lies. */
struct span out_made_of(const struct out *o, size_t begin, size_t end, const struct source *src)
{
    int low = 0, high = o->origins.n;
    while (low < high) {
        const int mid = (low + high) / 2;
        if (o->origins.at[mid].at < begin)
            low = mid + 1;
        else
            high = mid;
    }
    for (int i = low; i < o->origins.n && o->origins.at[i].at < end; i++)
        if (o->origins.at[i].from.src == src)
            return o->origins.at[i].from;
    const struct span *in = low > 0 ? &o->origins.at[low - 1].from : NULL;
    return in && in->src == src ? *in : (struct span){0};
}

void out_json(struct out *o, const char *s, size_t len)
{
    out_put(o, "\"", 1);
    for (size_t i = 0; i < len; i++) {
        const unsigned char c = (unsigned char)s[i];
        if (c < ' ' || c == '<')
            outf(o, "\\u%04x", c);
        else if (c == '"' || c == '\\')
            outf(o, "\\%c", c);
        else
            out_put(o, s + i, 1);
    }
    out_put(o, "\"", 1);
}

/* ---- formats ---- */

void outf(struct out *o, const char *fmt, ...)
{
    char brief[256], *text = brief;
    va_list ap;
    va_start(ap, fmt);
    const int len = pat_vprint(brief, sizeof brief, fmt, ap);
    va_end(ap);
    if (len >= (int)sizeof brief) {
        text = alloc((size_t)len + 1);
        va_start(ap, fmt);
        pat_vprint(text, (size_t)len + 1, fmt, ap);
        va_end(ap);
    }
    if (len > 0)
        out_put(o, text, (size_t)len);
}

enum { RUN_ID_DIGITS = 16 };

void out_run_id(struct out *o)
{
    *PUSH(o->holes) = o->n;
    outf(o, "%0*d", RUN_ID_DIGITS, 0);
}

uint64_t out_hash(const struct out *o, uint64_t hash)
{
    return dfg_fnv(hash, o->text, o->n);
}

void out_set_run_id(struct out *o, uint64_t id)
{
    const char *digits = format("%0*" PRIx64, RUN_ID_DIGITS, id);
    for (int i = 0; i < o->holes.n; i++)
        memcpy(o->text + o->holes.at[i], digits, RUN_ID_DIGITS);
}

/* What was written so far, until more is. */
const char *out_text(struct out *o, size_t *len)
{
    *len = o->n;
    return o->n ? o->text : "";
}

const char *text_of(struct out *o)
{
    const char *text = intern(o->n ? o->text : "", o->n);
    out_drop(o);
    return text;
}
