/* parse_value.c -- one value as `.dfg` text writes it.
 *
 * In:   text such as an operator's declared default: 1, -2.5, 1e-5, inf, nan,
 *       true, "NHWC", f32, none, [1, [2, 3]].
 * Out:  the value; its strings are symbols and its lists in the arena of the
 *       module.  Anything else, anything behind it, lists nested deeper than
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
    dfg_module *m;
    const char *at, *end;
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
    char *s = dfg_heap_alloc(r->m, len + 1, point_len > 1 ? point_len : 1), *to = s;
    if (s == NULL) {
        r->m->failed = true;
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
    dfg_heap_free(r->m, s);
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

static bool read_string(struct reader *r, dfg_val *v)
{
    char *text = dfg_heap_alloc(r->m, (size_t)(r->end - r->at), 1);
    size_t len = 0;
    int c = 0;
    if (text == NULL) {
        r->m->failed = true;
        return false;
    }
    r->at++;
    while (c >= 0 && r->at < r->end && *r->at != '"') {
        c = dfg_text_byte(&r->at, r->end);
        text[len++] = (char)c;
    }
    bool closed = c >= 0 && r->at < r->end;
    dfg_sym sym = closed ? dfg_symbol(r->m, text, len) : 0;
    r->at += closed;
    dfg_heap_free(r->m, text);
    *v = (dfg_val){.tag = DFG_V_STR, .u.id = sym};
    return sym != 0;
}

/* The elements are collected in an array that grows; the arena gets the list when it is whole. */
static bool read_elements(struct reader *r, dfg_val **elements, size_t *n, unsigned depth)
{
    size_t room = 0;
    while (!skip(r, ']')) {
        if (*n > 0 && !skip(r, ','))
            return false;
        if (*n == UINT32_MAX || !dfg_array_grow(r->m, elements, &room, *n + 1, sizeof **elements) ||
            !read_value(r, &(*elements)[*n], depth))
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
    bool read = depth > 0 && read_elements(r, &elements, &n, depth - 1);
    dfg_val *list = read && n > 0 ? dfg_alloc(r->m, n * sizeof *list) : NULL;
    if (list != NULL)
        memcpy(list, elements, n * sizeof *list);
    dfg_heap_free(r->m, elements);
    *v = (dfg_val){.tag = DFG_V_LIST, .n = (uint32_t)n, .u.list = list};
    return read && (n == 0 || list != NULL);
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

bool dfg_parse_value(dfg_module *m, const char *text, size_t len, dfg_val *value)
{
    struct reader r = {m, text, text + len};
    bool read = read_value(&r, value, DFG_MAX_NESTING);
    skip_space(&r);
    read = read && r.at == r.end && !m->failed;
    if (!read)
        *value = (dfg_val){.tag = DFG_NIL};
    return read;
}
