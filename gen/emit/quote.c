/* quote.c -- user text as C text.
 *
 * In:   strings of any bytes, file names, numbers.
 * Out:  interned C literals and identifiers: printable ASCII, no trigraphs,
 *       nothing that ends a comment or a literal early; doubles exact.
 */
#include "base/c_word.h"
#include "emit.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Writes byte c of a literal to `to` (room for 4); returns how many characters. */
static size_t put_escaped(char *to, unsigned char c, unsigned char before)
{
    const char *plain = strchr("\"\\", c);
    if (c && plain) {
        to[0] = '\\';
        to[1] = (char)c;
        return 2;
    }
    if (c == '\n') {
        memcpy(to, "\\n", 2);
        return 2;
    }
    if (c == '?' && before == '?') { /* a trigraph would begin */
        memcpy(to, "\\?", 2);
        return 2;
    }
    if (c >= ' ' && c < 127) {
        to[0] = (char)c;
        return 1;
    }
    to[0] = '\\'; /* three octal digits end by themselves, a hexadecimal escape would not */
    to[1] = (char)('0' + (c >> 6));
    to[2] = (char)('0' + (c >> 3 & 7));
    to[3] = (char)('0' + (c & 7));
    return 4;
}

/* Until it is asked for again. */
static char *room(size_t size)
{
    static char *text;
    static size_t has;
    if (size > has) {
        text = pat_resize(pat2c, text, size);
        has = size;
    }
    return text;
}

const char *c_string(const char *s, size_t len)
{
    char *text = room(4 * len + 2);
    size_t n = 0;
    text[n++] = '"';
    for (size_t i = 0; i < len; i++)
        n += put_escaped(text + n, (unsigned char)s[i], i ? (unsigned char)s[i - 1] : 0);
    text[n++] = '"';
    return intern(text, n);
}

const char *c_str(const char *s)
{
    return c_string(s, strlen(s));
}

const char *c_identifier(const char *s)
{
    size_t len = strlen(s);
    char *text = room(len + 1);
    size_t n = 0;
    if (isdigit((unsigned char)s[0]))
        text[n++] = '_';
    for (size_t i = 0; i < len; i++)
        text[n++] = (char)(isalnum((unsigned char)s[i]) ? s[i] : '_');
    return intern(text, n);
}

const char *c_unit(const struct unit *u)
{
    const char *name = c_identifier(u->name), *prefix = u->is_ops ? "" : pat2c->opt.prefix;
    const size_t len = strlen(prefix);
    const char *joined = len > 0 && prefix[len - 1] != '_' ? format("%s_", prefix) : prefix;
    if (strcmp(joined, format("%s_", name)) == 0) /* dnnl with --prefix dnnl_ says it already */
        return name;
    return format("%s%s", joined, name);
}

const char *c_double(double f)
{
    if (isnan(f))
        return "NAN";
    if (isinf(f))
        return f > 0 ? "INFINITY" : "-INFINITY";
    return pat_float_text(pat2c, f);
}

bool is_among(const char *name, const char *const *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(name, words[i]) == 0)
            return true;
    return false;
}

/* `int` becomes int_, so `int_` must become int__. */
const char *c_safe(const char *name)
{
    static struct map made; /* by interned name */
    const char *key = intern_str(name), *safe = pat_map_get(&made, key);
    if (safe)
        return safe;
    size_t len = strlen(name);
    while (len && name[len - 1] == '_')
        len--;
    const bool taken = strcmp(intern(name, len), "root") == 0; /* a member of each match */
    safe = taken || pat_is_c_word(name, len) ? format("%s_", name) : key;
    map_put(&made, key, (void *)safe);
    return safe;
}

const char *c_field(const struct capture *c)
{
    return c_safe(c->name);
}
