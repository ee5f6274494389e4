/* param.c -- `param` declarations, with the values of -D.
 *
 * In:   `param n: int = 8;` and the command line's NAME=VALUE.
 * Out:  struct param with its value.
 * Errors: unknown types, values that do not fit; of pat2c, -D of a name that no
 *       file declares.
 *
 * The text of -D is a literal of the param's type; a string needs no quotes,
 * lists are written as in the language: -D pads=[0,1].
 */
#include "check.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct span command_line;

/* The value text of -D name=..., the last one given; NULL: none. */
static const char *define_of(struct pat *pat, const char *name)
{
    const size_t len = strlen(name);
    for (int i = pat->opt.defines.n - 1; i >= 0; i--)
        if (strncmp(pat->opt.defines.at[i], name, len) == 0 && pat->opt.defines.at[i][len] == '=')
            return pat->opt.defines.at[i] + len + 1;
    return NULL;
}

static bool parse_number(struct pat *pat, const char *text, size_t len, enum base_type base, struct value *v)
{
    const char *copy = pat_intern(pat, text, len);
    char *end;
    errno = 0;
    if (base == BT_INT) {
        const long long i = strtoll(copy, &end, 10);
        *v = (struct value){.tag = V_INT, .i = i, .f = (double)i};
        return len > 0 && *end == '\0' && errno == 0;
    }
    *v = (struct value){.tag = V_FLOAT, .f = strtod(copy, &end)};
    const bool is_decimal = strspn(copy, "0123456789+-.eE") == len; /* no nan, inf, 0x1p3 */
    return len > 0 && *end == '\0' && is_decimal && isfinite(v->f);
}

static bool parse_scalar(struct pat *pat, const char *text, size_t len, enum base_type base, struct value *v)
{
    const char *word = pat_intern(pat, text, len);
    switch (base) {
    case BT_INT:
    case BT_FLOAT:
        return parse_number(pat, text, len, base, v);
    case BT_BOOL:
        *v = (struct value){.tag = V_BOOL, .i = strcmp(word, "true") == 0};
        return v->i || strcmp(word, "false") == 0;
    case BT_DTYPE:
        *v = (struct value){.tag = V_DTYPE, .i = pat_dtype_number(word)};
        return v->i != 0;
    case BT_STRING:
        if (len >= 2 && text[0] == '"' && text[len - 1] == '"')
            word = pat_intern(pat, text + 1, len - 2);
        *v = (struct value){.tag = V_STRING, .s = word, .s_len = strlen(word)};
        return true;
    case BT_TENSOR:
    case BT_ANY:
    case BT_OP:
    case BT_KIND:
    case BT_NODE:
        break;
    }
    return false;
}

/* Length of the element of a list that text begins with: up to a comma outside brackets. */
static size_t element_length(const char *text, size_t len)
{
    int depth = 0;
    size_t i = 0;
    for (; i < len && !(text[i] == ',' && depth == 0); i++)
        depth += (text[i] == '[') - (text[i] == ']');
    return i;
}

/* Recursion ends with the type's lists: at most two. */
static bool parse_value(struct pat *pat, const char *text, size_t len, struct value_type t, struct value *v)
{
    while (len && *text == ' ')
        text++, len--;
    while (len && text[len - 1] == ' ')
        len--;
    if (t.lists == 0)
        return parse_scalar(pat, text, len, t.base, v);
    if (len < 2 || text[0] != '[' || text[len - 1] != ']')
        return false;
    text++, len -= 2, t.lists--;
    VEC(struct value) list = {0};
    while (len) {
        const size_t one = element_length(text, len);
        if (!parse_value(pat, text, one, t, PAT_PUSH(pat, list)))
            return false;
        const size_t past = one < len ? one + 1 : one;
        text += past;
        len -= past;
    }
    *v = (struct value){.tag = V_LIST, .list = list.at, .n = list.n};
    return true;
}

bool pat_define_value(struct pat *pat, const char *name, const char *text, struct value_type type, struct value *v)
{
    const bool fits = parse_value(pat, text, strlen(text), type, v);
    if (!fits)
        pat_error_at(pat, command_line, "-D %s=%s: param '%s' is %s", name, text, name,
                     pat_value_type_text(pat, type));
    return fits;
}

static void default_value(struct pat *pat, struct param *p, struct syn *s)
{
    if (s->n_kids == 0 || !s->kid[0])
        pat_error_at(pat, s->name_at, "param '%s' has no value", p->name);
    else if (!pat_literal_value(pat, s->kid[0], &p->value))
        pat_error_at(pat, s->kid[0]->at, "the value of param '%s' is not a literal", p->name);
    else if (!pat_value_fits(&p->value, p->type) || p->value.tag == V_HOLE)
        pat_error_at(pat, s->kid[0]->at, "param '%s' is %s, this is %s", p->name,
                     pat_value_type_text(pat, p->type), pat_value_kind_text(&p->value));
}

struct param *pat_check_param(struct pat *pat, struct syn *s)
{
    struct param *p = pat_alloc(pat, sizeof *p);
    *p = (struct param){.name = s->name, .at = s->at, .runtime = s->flags & SYNF_RUNTIME};
    if (!s->text || !pat_value_type_of(s->text, &p->type)) {
        pat_error_at(pat, s->at, "unknown type of param '%s'", s->name);
        return p;
    }
    if (p->type.base == BT_TENSOR || p->type.base == BT_ANY || p->type.optional)
        pat_error_at(pat, s->at, "a param is int, float, bool, string, dtype or a list of these");
    if (p->runtime && p->type.lists)
        pat_error_at(pat, s->at, "a runtime param is one value, not a list");
    default_value(pat, p, s);
    const char *text = define_of(pat, s->name);
    if (text && !pat_define_value(pat, s->name, text, p->type, &p->value))
        pat_note_at(pat, s->at, "declared here");
    return p;
}

const struct param *pat_defined_param(const struct unit *u, const char *define)
{
    const size_t n = strcspn(define, "=");
    for (int i = 0; i < u->n_params; i++)
        if (strlen(u->params[i]->name) == n && memcmp(u->params[i]->name, define, n) == 0)
            return u->params[i];
    return NULL;
}

void pat_check_defines(struct pat *pat, const struct unit *u)
{
    for (int i = 0; i < pat->opt.defines.n; i++) {
        const char *define = pat->opt.defines.at[i], *name = pat_intern(pat, define, strcspn(define, "="));
        if (pat_defined_param(u, define))
            continue;
        pat_error_at(pat, command_line, "-D %s: no file declares a param of that name", name);
        pat_nearest_begin(pat, name);
        for (int k = 0; k < u->n_params; k++)
            pat_nearest_try(&pat->nearest, u->params[k]->name);
        pat_hint_nearest(pat);
    }
}
