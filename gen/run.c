/* run.c -- the context of pat2c's one run, for the stages after libpat.
 *
 * In:   memory and messages of facts/, plan/, match/, emit/, lint/ and witness/.
 * Out:  the same of libpat's functions, with the context of the run.
 */
#include "gen.h"

struct pat *pat2c;

void *alloc(size_t size)
{
    return pat_alloc(pat2c, size);
}

const char *intern(const char *s, size_t len)
{
    return pat_intern(pat2c, s, len);
}

const char *intern_str(const char *s)
{
    return pat_intern_str(pat2c, s);
}

void map_put(struct map *m, const char *key, void *value)
{
    pat_map_put(pat2c, m, key, value);
}

void map_drop(struct map *m)
{
    pat_map_drop(pat2c, m);
}

const char *format(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *s = pat_vformat(pat2c, fmt, ap);
    va_end(ap);
    return s;
}

void error_at(struct span at, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    pat_verror_at(pat2c, at, fmt, ap);
    va_end(ap);
}

void warn_at(enum warning w, struct span at, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    pat_vwarn_at(pat2c, w, at, fmt, ap);
    va_end(ap);
}

void note_at(struct span at, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    pat_vnote_at(pat2c, at, fmt, ap);
    va_end(ap);
}

void hint(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    pat_vhint(pat2c, fmt, ap);
    va_end(ap);
}

bool wants_json(void)
{
    return opt.error_format && opt.error_format[0] == 'j';
}

void say(struct pat_place at, const char *text, const char *more)
{
    struct pat_message hint = {.severity = PAT_HINT, .text = more};
    const struct pat_message m = {
        .severity = PAT_ERROR, .text = text, .place = at, .notes = more ? &hint : NULL};
    if (wants_json())
        pat_print_json(&m, stderr);
    else
        fprintf(stderr, "pat2c: %s\n%s", text, more ? more : "");
}

int error_count(void)
{
    return pat_error_count(pat2c);
}
