/* run.c -- the context of pat2c's one run, and what is said outside of its messages. */
#include "gen.h"

struct pat *pat2c;

const char *format(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    const char *s = pat_vformat(pat2c, fmt, ap);
    va_end(ap);
    return s;
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
