/* text.c -- values and operands as `.dfg` text, which the library reads.
 *
 * In:   a literal value; an operator's declaration.
 * Out:  interned text: `1`, `-2.5`, `inf`, `"text"`, `f32`, `[1, none]`; `0 2 3,1 4 5`.
 */
#include "describe.h"
#include "parse/token.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* s between quotes as a .dfg file has it. */
static const char *string_text(struct pat *pat, const char *s, size_t len)
{
    static const char hex[] = "0123456789abcdef";
    char *text = pat_alloc(pat, 4 * len + 2);
    size_t n = 0;
    text[n++] = '"';
    for (size_t i = 0; i < len; i++) {
        const unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\') {
            text[n++] = '\\';
            text[n++] = (char)c;
        } else if (c < ' ' || c == 127) {
            text[n++] = '\\';
            text[n++] = 'x';
            text[n++] = hex[c >> 4];
            text[n++] = hex[c & 15];
        } else {
            text[n++] = (char)c;
        }
    }
    text[n++] = '"';
    return pat_intern(pat, text, n);
}

const char *pat_float_text(struct pat *pat, double f)
{
    if (isnan(f))
        return "nan";
    if (isinf(f))
        return f > 0 ? "inf" : "-inf";
    const char *text = pat_format(pat, "%.15g", f);
    if (strtod(text, NULL) != f)
        text = pat_format(pat, "%.17g", f);
    return strpbrk(text, ".e") ? text : pat_format(pat, "%s.0", text);
}

const char *pat_value_text(struct pat *pat, const struct value *v)
{
    switch (v->tag) {
    case V_NONE:
        return "none";
    case V_INT:
        return pat_format(pat, "%lld", (long long)v->i);
    case V_FLOAT:
        return pat_float_text(pat, v->f);
    case V_BOOL:
        return v->i ? "true" : "false";
    case V_STRING:
        return string_text(pat, v->s, v->s_len);
    case V_DTYPE:
        return pat_dtypes[v->i];
    case V_OP:
        return v->op->name;
    case V_HOLE:
        return "_";
    case V_LIST:
        break;
    }
    const char *text = "[";
    for (int i = 0; i < v->n; i++)
        text = pat_format(pat, "%s%s%s", text, i ? ", " : "", pat_value_text(pat, &v->list[i]));
    return pat_format(pat, "%s]", text);
}

const char *pat_swap_text(struct pat *pat, const struct op *op)
{
    if (op->n_swap == 0 || (op->n_swap == 1 && op->swap_a[0] == 0 && op->swap_b[0] == 1))
        return NULL;
    const char *text = "";
    for (int i = 0; i < op->n_swap; i++)
        text = pat_format(pat, "%s%s%d", text, i ? " " : "", op->swap_a[i]);
    for (int i = 0; i < op->n_swap; i++)
        text = pat_format(pat, "%s%s%d", text, i ? " " : ",", op->swap_b[i]);
    return text;
}
