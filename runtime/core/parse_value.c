/* parse_value.c -- one value as `.dfg` text writes it.
 *
 * In:   text such as an operator's declared default: 1, -2.5, 1e-5, inf, nan,
 *       true, "NHWC", f32, none, [1, [2, 3]]; where strings and lists are kept:
 *       symbols and the arena of a module, or elsewhere.
 * Out:  the value.  Anything else, anything behind it, lists nested deeper than
 *       DFG_MAX_NESTING: false.
 *
 * One function per form, by recursive descent.  Ints are decimal and fit
 * int64; a number with a dot, an exponent, or beyond int64 is a float, read
 * correctly rounded by strtod.
 */
#include <errno.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "module.h"

struct reader {
    const struct dfg_value_keeper *to;
    const char *at, *end;
    bool failed; /* memory ran out */
};

static bool read_value(struct reader *r, dfg_val *v, unsigned depth);

static void skip_space(struct reader *r)
{
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r'))
        r->at++;
}

static bool skip(struct reader *r, char c)
{
    skip_space(r);
    bool is = r->at < r->end && *r->at == c;
    r->at += is;
    return is;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c);
}

/* A word up to the end: digits, letters, and what numbers have besides. */
static size_t word_length(const struct reader *r, bool number)
{
    const char *p = r->at;
    for (; p < r->end; p++) {
        bool sign = (*p == '+' || *p == '-') && p > r->at && (p[-1] == 'e' || p[-1] == 'E');
        if (!is_word(*p) && !(number && (*p == '.' || sign)))
            break;
    }
    return (size_t)(p - r->at);
}

/* strtod takes hexadecimal numbers and words; a number here is digits, dot, exponent. */
static bool is_number(const char *s, size_t len)
{
    size_t i = *s == '-';
    if (i == len || !(is_digit(s[i]) || (s[i] == '.' && i + 1 < len && is_digit(s[i + 1]))))
        return false;
    for (; i < len; i++)
        if (!is_digit(s[i]) && s[i] != '\0' && strchr(".eE+-", s[i]) == NULL)
            return false;
    return true;
}

static bool number_of(const char *s, dfg_val *v)
{
    char *end;
    int before = errno;
    errno = 0;
    long long i = strtoll(s, &end, 10);
    bool is_int = errno == 0 && *end == '\0';
    errno = before;
    if (is_int) {
        *v = (dfg_val){.tag = DFG_V_INT, .u.i = i};
        return true;
    }
    *v = (dfg_val){.tag = DFG_V_FLOAT, .u.f = strtod(s, &end)};
    return *end == '\0';
}

/* The number's text as strtod wants it: NUL-terminated, with the locale's decimal point. */
static char *number_text(struct reader *r, size_t len)
{
    const char *point = localeconv()->decimal_point;
    size_t point_len = strlen(point);
    char *s = malloc((len + 1) * (point_len > 1 ? point_len : 1)), *to = s;
    if (s == NULL) {
        r->failed = true;
        return NULL;
    }
    for (size_t i = 0; i < len; i++) {
        if (r->at[i] == '.') {
            memcpy(to, point, point_len);
            to += point_len;
        } else {
            *to++ = r->at[i];
        }
    }
    *to = '\0';
    return s;
}

static bool read_number(struct reader *r, dfg_val *v)
{
    size_t minus = *r->at == '-';
    r->at += minus;
    size_t len = word_length(r, true);
    r->at -= minus;
    len += minus;
    if (len == 4 && memcmp(r->at, "-inf", 4) == 0) {
        *v = (dfg_val){.tag = DFG_V_FLOAT, .u.f = -(double)INFINITY};
        r->at += len;
        return true;
    }
    if (!is_number(r->at, len))
        return false;
    char *s = number_text(r, len);
    bool read = s != NULL && number_of(s, v);
    r->at += len;
    free(s);
    return read;
}

static bool read_word(struct reader *r, dfg_val *v)
{
    static const struct {
        const char *word;
        dfg_val value;
    } words[] = {
        {"none", {.tag = DFG_V_NONE}},
        {"true", {.tag = DFG_V_BOOL, .u.i = 1}},
        {"false", {.tag = DFG_V_BOOL, .u.i = 0}},
        {"inf", {.tag = DFG_V_FLOAT, .u.f = (double)INFINITY}},
        {"nan", {.tag = DFG_V_FLOAT, .u.f = (double)NAN}},
    };
    const char *word = r->at;
    size_t len = word_length(r, false);
    r->at += len;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].word) == len && memcmp(words[i].word, word, len) == 0) {
            *v = words[i].value;
            return true;
        }
    enum dfg_dtype d = dfg_dtype_by_name(word, len);
    *v = (dfg_val){.tag = DFG_V_DTYPE, .u.id = (uint32_t)d};
    return d != DFG_NO_DTYPE;
}

static int hex_digit(char c)
{
    if (is_digit(c))
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* What stands behind a backslash: C's escapes, with exactly two digits after x. */
static int read_escape(const char **at, const char *end)
{
    static const char letters[] = "ntr0abfv\\\"'", bytes[] = "\n\t\r\0\a\b\f\v\\\"'";
    char c = *at < end ? *(*at)++ : '\0';
    if (c == 'x' && end - *at >= 2) {
        int high = hex_digit((*at)[0]), low = hex_digit((*at)[1]);
        *at += 2;
        return high < 0 || low < 0 ? -1 : high * 16 + low;
    }
    const char *found = c != '\0' ? strchr(letters, c) : NULL;
    return found != NULL ? (unsigned char)bytes[found - letters] : -1;
}

int dfg_text_byte(const char **at, const char *end)
{
    const int c = (unsigned char)*(*at)++;
    return c == '\n' ? -1 : c != '\\' ? c : read_escape(at, end);
}

/* What was kept, if there was memory for it. */
static bool kept(struct reader *r, dfg_val v)
{
    r->failed |= v.tag == DFG_NIL;
    return v.tag != DFG_NIL;
}

static bool read_string(struct reader *r, dfg_val *v)
{
    char *text = malloc((size_t)(r->end - r->at));
    size_t len = 0;
    int c = 0;
    if (text == NULL) {
        r->failed = true;
        return false;
    }
    r->at++;
    while (c >= 0 && r->at < r->end && *r->at != '"') {
        c = dfg_text_byte(&r->at, r->end);
        text[len++] = (char)c;
    }
    const bool closed = c >= 0 && r->at < r->end;
    r->at += closed;
    *v = closed ? r->to->string(r->to->ctx, text, len) : dfg_nil();
    free(text);
    return closed && kept(r, *v);
}

/* The elements are collected in an array that grows; what is kept is the list when it is whole. */
static bool read_elements(struct reader *r, dfg_val **elements, size_t *n, unsigned depth)
{
    size_t room = 0;
    while (!skip(r, ']')) {
        if (*n > 0 && !skip(r, ','))
            return false;
        if (*n == UINT32_MAX || !dfg_grow(elements, &room, *n + 1, sizeof **elements)) {
            r->failed = true;
            return false;
        }
        if (!read_value(r, &(*elements)[*n], depth))
            return false;
        ++*n;
    }
    return true;
}

static bool read_list(struct reader *r, dfg_val *v, unsigned depth)
{
    dfg_val *elements = NULL;
    size_t n = 0;
    r->at++;
    const bool read = depth > 0 && read_elements(r, &elements, &n, depth - 1);
    *v = read ? r->to->list(r->to->ctx, elements, (uint32_t)n) : dfg_nil();
    free(elements);
    return read && kept(r, *v);
}

static bool read_value(struct reader *r, dfg_val *v, unsigned depth)
{
    skip_space(r);
    if (r->at == r->end)
        return false;
    if (*r->at == '[')
        return read_list(r, v, depth);
    if (*r->at == '"')
        return read_string(r, v);
    return *r->at == '-' || *r->at == '.' || is_digit(*r->at) ? read_number(r, v) : read_word(r, v);
}

bool dfg_read_value(const struct dfg_value_keeper *to, const char *text, size_t len, dfg_val *value)
{
    struct reader r = {to, text, text + len, false};
    bool read = read_value(&r, value, DFG_MAX_NESTING);
    skip_space(&r);
    if (r.failed)
        to->failed(to->ctx);
    read = read && r.at == r.end && !r.failed;
    if (!read)
        *value = dfg_nil();
    return read;
}

/* ---- in a module ---- */

static dfg_val symbol_of(void *ctx, const char *text, size_t len)
{
    const dfg_sym sym = dfg_symbol(ctx, text, len);
    return sym != 0 ? (dfg_val){.tag = DFG_V_STR, .u.id = sym} : dfg_nil();
}

static dfg_val list_of(void *ctx, const dfg_val *items, uint32_t n)
{
    dfg_val *list = n > 0 ? dfg_alloc(ctx, n * sizeof *list) : NULL;
    if (list != NULL)
        memcpy(list, items, n * sizeof *list);
    return n == 0 || list != NULL ? dfg_list(list, n) : dfg_nil();
}

static void fail(void *ctx)
{
    dfg_module *m = ctx;
    m->failed = true;
}

bool dfg_parse_value(dfg_module *m, const char *text, size_t len, dfg_val *value)
{
    const struct dfg_value_keeper module = {symbol_of, list_of, fail, m};
    const bool read = dfg_read_value(&module, text, len, value) && !m->failed;
    if (!read)
        *value = dfg_nil();
    return read;
}
