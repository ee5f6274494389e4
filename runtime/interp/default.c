/* default.c -- the declared default of an attribute, read from its text.
 *
 * In:   `.dfg` text that pat2c wrote into the operator tables: 1, -2.5, inf,
 *       true, "text", f32, none, [1, [2, 3]].
 * Out:  a value of the reference matcher; unknown for `none`.
 *
 * core's own reader interns into the module; here the module is const, and a
 * string that it never saw must stay one that it never saw.
 */
#include "ref.h"
#include "../dfg_extend.h"

#include <stdlib.h>
#include <string.h>

struct reader {
    struct ref *r;
    const char *at;
    int depth;
};

static const struct ref_val unknown = {.tag = R_UNKNOWN};

static void skip_space(struct reader *in)
{
    in->at += strspn(in->at, " \t\n");
}

static int hex_digit(char c)
{
    const char *digits = "0123456789abcdef", *at = c ? strchr(digits, c | 32) : NULL;
    return at ? (int)(at - digits) : 0;
}

/* One byte of a string, escapes as in .dfg text. */
static char string_byte(struct reader *in)
{
    char c = *in->at++;
    if (c != '\\' || *in->at == 0)
        return c;
    c = *in->at++;
    if (c == 'n')
        return '\n';
    if (c == 't')
        return '\t';
    if (c == 'r')
        return '\r';
    if (c == '0')
        return 0;
    if (c != 'x' || in->at[0] == 0 || in->at[1] == 0)
        return c;
    in->at += 2;
    return (char)(hex_digit(in->at[-2]) << 4 | hex_digit(in->at[-1]));
}

static struct ref_val read_string(struct reader *in)
{
    char *s = dfg_stack_alloc(&in->r->mem, strlen(in->at), 1);
    size_t n = 0;
    in->at++;
    while (s != NULL && *in->at && *in->at != '"')
        s[n++] = string_byte(in);
    in->at += *in->at == '"';
    return s ? (struct ref_val){.tag = R_STRING, .s = s, .n = n} : unknown;
}

static struct ref_val read_value(struct reader *in);

/* How many values stand in the list that begins at in->at: an upper bound. */
static size_t count_commas(const char *s)
{
    size_t n = 1;
    for (; *s; s++)
        n += *s == ',';
    return n;
}

static struct ref_val read_list(struct reader *in)
{
    struct ref_val *items, list = dfg_ref_list(in->r, count_commas(in->at), &items);
    in->at++;
    in->depth++;
    list.n = 0;
    for (skip_space(in); items != NULL && *in->at && *in->at != ']'; skip_space(in)) {
        items[list.n++] = read_value(in);
        skip_space(in);
        in->at += *in->at == ',';
    }
    in->at += *in->at == ']';
    in->depth--;
    return list;
}

static struct ref_val read_word(struct reader *in)
{
    size_t n = strcspn(in->at, " \t\n,]");
    const char *word = in->at;
    in->at += n > 0 ? n : *word != 0;
    if (n == 4 && memcmp(word, "true", n) == 0)
        return (struct ref_val){.tag = R_BOOL, .i = 1};
    if (n == 5 && memcmp(word, "false", n) == 0)
        return (struct ref_val){.tag = R_BOOL};
    enum dfg_dtype dtype = dfg_dtype_by_name(word, n);
    if (dtype != DFG_NO_DTYPE)
        return (struct ref_val){.tag = R_DTYPE, .i = dtype};
    char *end;
    double f = strtod(word, &end);
    if (end != word + n || n == 0)
        return unknown;
    if (memchr(word, '.', n) || memchr(word, 'e', n) || memchr(word, 'n', n)) /* inf and nan, too */
        return dfg_ref_float(f);
    return dfg_ref_int(strtoll(word, NULL, 10));
}

static struct ref_val read_value(struct reader *in)
{
    skip_space(in);
    if (*in->at == '"')
        return read_string(in);
    if (*in->at == '[' && in->depth < DFG_MAX_NESTING)
        return read_list(in);
    return read_word(in);
}

struct ref_val dfg_ref_of_text(struct ref *r, const char *text)
{
    struct reader in = {r, text, 0};
    return read_value(&in);
}
