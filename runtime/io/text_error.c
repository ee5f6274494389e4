/* text_error.c -- the one error of a malformed .dfg text, as a person reads it.
 *
 * In:   a byte of the text and what is wrong there.
 * Out:  `NAME:LINE:COL: error: MESSAGE`, the source line, a caret below it.
 *
 * Lines and columns are counted here, from the start of the text, so that
 * reading good text does not count at all.  Columns are bytes from 1.  Of a
 * long line (a constant of a million elements) only the neighbourhood is shown.
 */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

enum { SHOWN_BEFORE = 70, SHOWN_BEHIND = 40 }; /* bytes of the line around the error */

static bool is_continuation(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* The part of the line around `at`, without control characters, and how many
 * characters of it stand before `at`. */
static void excerpt(const struct text_reader *r, const char *line, const char *at,
                    char shown[SHOWN_BEFORE + SHOWN_BEHIND + 1], int *before)
{
    const char *from = at - line > SHOWN_BEFORE ? at - SHOWN_BEFORE : line;
    const char *to = from;
    while (from < at && is_continuation(*from))
        from++;
    while (to < r->lexer.end && *to != '\n' && to < at + SHOWN_BEHIND)
        to++;
    while (to > from && to < r->lexer.end && is_continuation(*to))
        to--; /* half a character is none */
    *before = 0;
    size_t n = 0;
    for (const char *p = from; p < to; p++) {
        unsigned char c = (unsigned char)*p;
        shown[n++] = c < 0x20 || c == 0x7F ? ' ' : *p;
        *before += p < at && !is_continuation(*p);
    }
    while (n > 0 && shown[n - 1] == ' ')
        n--;
    shown[n] = '\0';
}

static void report(struct text_reader *r, const char *at, const char *message)
{
    size_t number = 1;
    const char *line = r->text;
    for (const char *p = r->text; p < at; p++) {
        if (*p == '\n') {
            number++;
            line = p + 1;
        }
    }
    char shown[SHOWN_BEFORE + SHOWN_BEHIND + 1];
    int before;
    excerpt(r, line, at, shown, &before);
    r->status = dfg_fail(r->err, DFG_BAD_TEXT, "%s:%zu:%zu: error: %s\n%5zu | %s\n      | %*s^", r->name,
                         number, (size_t)(at - line) + 1, message, number, shown, before, "");
}

bool dfg_text_fail(struct text_reader *r, const char *at, const char *format, ...)
{
    if (r->status != DFG_OK)
        return false;
    va_list values;
    va_start(values, format);
    char *message = dfg_format(format, values);
    va_end(values);
    if (message == NULL)
        return dfg_text_no_memory(r);
    report(r, at, message);
    free(message);
    return false;
}

bool dfg_text_no_memory(struct text_reader *r)
{
    if (r->status == DFG_OK)
        r->status = dfg_fail(r->err, DFG_NO_MEMORY, "%s: error: out of memory", r->name);
    return false;
}

bool dfg_text_expected(struct text_reader *r, const char *what)
{
    struct text_token t = r->token;
    unsigned char c = (unsigned char)*t.at;
    int len = t.len > 40 ? 40 : (int)t.len;
    while (len > 0 && (size_t)len < t.len && is_continuation(t.at[len]))
        len--;
    if (t.kind == TEXT_END)
        return dfg_text_fail(r, t.at, "expected %s, found the end of the text", what);
    if (t.kind == TEXT_BAD_NUL)
        return dfg_text_fail(r, t.at, "unexpected NUL byte");
    if (t.kind == TEXT_BAD_STRING)
        return dfg_text_fail(r, t.at, "unterminated string");
    if (t.kind == TEXT_BAD_BYTE)
        return c >= 0x21 && c < 0x7F ? dfg_text_fail(r, t.at, "unexpected character '%c'", c)
                                     : dfg_text_fail(r, t.at, "unexpected byte 0x%02X", c);
    return dfg_text_fail(r, t.at, "expected %s, found '%.*s'", what, len, t.at);
}
