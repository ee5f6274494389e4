/* text_token.c -- taking tokens, names out of tokens, growing arrays.
 *
 * In:   the reader's lexer.
 * Out:  the next token in hand; symbols with quotes and escapes removed.
 *
 * Escapes are C's: \n \t \r \a \b \f \v \\ \" \' \?, octal of up to three
 * digits, and \x with one or two hexadecimal digits.
 */
#include <stdlib.h>
#include <string.h>

#include "text.h"

void dfg_text_take(struct text_reader *r)
{
    r->token = dfg_text_next(&r->lexer);
}

bool dfg_text_is(const struct text_reader *r, const char *word)
{
    size_t len = strlen(word);
    return r->token.kind == TEXT_NAME && r->token.len == len && memcmp(r->token.at, word, len) == 0;
}

bool dfg_text_accept(struct text_reader *r, enum text_kind kind)
{
    if (r->token.kind != kind)
        return false;
    dfg_text_take(r);
    return true;
}

bool dfg_text_expect(struct text_reader *r, enum text_kind kind, const char *what)
{
    return dfg_text_accept(r, kind) || dfg_text_expected(r, what);
}

bool dfg_text_enter(struct text_reader *r)
{
    if (r->depth >= TEXT_MAX_DEPTH)
        return dfg_text_fail(r, r->token.at, "nested deeper than %u levels", TEXT_MAX_DEPTH);
    r->depth++;
    return true;
}

void dfg_text_leave(struct text_reader *r)
{
    r->depth--;
}

bool dfg_text_grow(struct text_reader *r, void *array, size_t *cap, size_t need, size_t size)
{
    if (r->status == DFG_OK && !dfg_grow(array, cap, need, size))
        dfg_text_no_memory(r);
    return r->status == DFG_OK;
}

struct text_known *dfg_text_known(struct text_reader *r, dfg_sym sym)
{
    return TEXT_GROW(r, known, (size_t)sym + 1) ? &r->known.at[sym] : NULL;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The byte that the escape at p stands for (p is behind the backslash, the
 * string's closing quote is before `end`); where it ends.  NULL: no escape. */
static const char *unescape(const char *p, const char *end, char *byte)
{
    static const char letters[] = "ntrabfv\\\"'?", bytes[] = "\n\t\r\a\b\f\v\\\"'?";
    const char *letter = memchr(letters, *p, sizeof letters - 1);
    if (letter != NULL) {
        *byte = bytes[letter - letters];
        return p + 1;
    }
    unsigned value = 0;
    int digits = 0;
    if (*p == 'x') {
        for (p++; digits < 2 && p < end && hex_digit(*p) >= 0; p++, digits++)
            value = value * 16 + (unsigned)hex_digit(*p);
    } else {
        for (; digits < 3 && p < end && *p >= '0' && *p <= '7'; p++, digits++)
            value = value * 8 + (unsigned)(*p - '0');
    }
    *byte = (char)(unsigned char)value;
    return digits == 0 || value > 0xFF ? NULL : p;
}

/* The character that p tells, `u` and four digits or `U` and eight, as UTF-8 (RFC 3629) in `bytes`; how many
 * bytes.  0: there is no such character. */
static size_t unescape_character(const char **p, const char *end, char bytes[4])
{
    static const uint32_t first[] = {0, 0xC0, 0xE0, 0xF0};
    const ptrdiff_t digits = **p == 'u' ? 4 : 8;
    uint32_t c = 0;
    if (end - ++*p < digits)
        return 0;
    for (const char *stop = *p + digits; *p < stop; ++*p) {
        if (hex_digit(**p) < 0)
            return 0;
        c = c << 4 | (uint32_t)hex_digit(**p);
    }
    if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        return 0;
    const uint32_t more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    bytes[0] = (char)(unsigned char)(first[more] | c >> 6 * more);
    for (uint32_t i = 1; i <= more; i++)
        bytes[i] = (char)(unsigned char)(0x80 | (c >> 6 * (more - i) & 0x3F));
    return more + 1;
}

/* \u00e9 or \U0001f600; p is behind the backslash.  NULL: what follows is neither, or memory is out. */
static const char *add_character(struct text_reader *r, const char *p, const char *end)
{
    char bytes[4];
    const char *start = p - 1;
    const size_t n = unescape_character(&p, end, bytes);
    if (n == 0) {
        dfg_text_fail(r, start, "no such escape in a string");
        return NULL;
    }
    for (size_t i = 0; i < n; i++)
        if (!TEXT_PUSH(r, bytes, bytes[i]))
            return NULL;
    return p;
}

/* The text between two quotes, escapes resolved, into r->bytes. */
static bool unquote(struct text_reader *r, const char *p, const char *end)
{
    r->bytes.n = 0;
    while (p < end) {
        char byte = *p;
        const char *start = p++;
        if (byte == '\\' && (*p == 'u' || *p == 'U')) {
            p = add_character(r, p, end);
            if (p == NULL)
                return false;
            continue;
        }
        if (byte == '\\') {
            p = unescape(p, end, &byte);
            if (p == NULL)
                return dfg_text_fail(r, start, "no such escape in a string");
        }
        if (!TEXT_PUSH(r, bytes, byte))
            return false;
    }
    return true;
}

bool dfg_text_symbol(struct text_reader *r, dfg_sym *sym)
{
    struct text_token t = r->token;
    if (t.kind == TEXT_LOCAL || t.kind == TEXT_GLOBAL) { /* without % or @ */
        t.at++;
        t.len--;
    }
    if (*t.at == '"') {
        if (!unquote(r, t.at + 1, t.at + t.len - 1))
            return false;
        t.at = r->bytes.n == 0 ? "" : r->bytes.at;
        t.len = r->bytes.n;
    }
    *sym = dfg_symbol(r->m, t.at, t.len);
    return *sym != 0 || dfg_text_no_memory(r);
}

bool dfg_text_name(struct text_reader *r, dfg_sym *sym)
{
    if (!dfg_text_symbol(r, sym))
        return false;
    const char *name = dfg_symbol_text(r->m, *sym);
    return strlen(name) == dfg_symbol_len(r->m, *sym) ||
           dfg_text_fail(r, r->token.at, "a name has no NUL: '%s...'", name);
}
