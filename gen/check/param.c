/* param.c -- `param` declarations, with the values of -D.
 *
 * In:   `param n: int = 8;` and the command line's NAME=VALUE.
 * Out:  struct param with its value.
 * Errors: unknown types, values that do not fit, -D of a name that no file
 *       declares or without a value.
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
static const char *define_of(const char *name)
{
    const size_t len = strlen(name);
    for (int i = opt.n_defines - 1; i >= 0; i--)
        if (strncmp(opt.defines[i], name, len) == 0 && opt.defines[i][len] == '=')
            return opt.defines[i] + len + 1;
    return NULL;
}

static bool parse_number(const char *text, size_t len, enum base_type base, struct value *v)
{
    const char *copy = intern(text, len);
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

static bool parse_scalar(const char *text, size_t len, enum base_type base, struct value *v)
{
    const char *word = intern(text, len);
    switch (base) {
    case BT_INT:
    case BT_FLOAT:
        return parse_number(text, len, base, v);
    case BT_BOOL:
        *v = (struct value){.tag = V_BOOL, .i = strcmp(word, "true") == 0};
        return v->i || strcmp(word, "false") == 0;
    case BT_DTYPE:
        *v = (struct value){.tag = V_DTYPE, .i = dtype_number(word)};
        return v->i != 0;
    case BT_STRING:
        if (len >= 2 && text[0] == '"' && text[len - 1] == '"')
            word = intern(text + 1, len - 2);
        *v = (struct value){.tag = V_STRING, .s = word, .s_len = strlen(word)};
        return true;
    default:
        return false;
    }
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
static bool parse_value(const char *text, size_t len, struct value_type t, struct value *v)
{
    while (len && *text == ' ')
        text++, len--;
    while (len && text[len - 1] == ' ')
        len--;
    if (t.lists == 0)
        return parse_scalar(text, len, t.base, v);
    if (len < 2 || text[0] != '[' || text[len - 1] != ']')
        return false;
    text++, len -= 2, t.lists--;
    VEC(struct value) list = {0};
    while (len) {
        const size_t one = element_length(text, len);
        if (!parse_value(text, one, t, PUSH(list)))
            return false;
        const size_t past = one < len ? one + 1 : one;
        text += past;
        len -= past;
    }
    *v = (struct value){.tag = V_LIST, .list = list.at, .n = list.n};
    return true;
}

static void default_value(struct param *p, struct syn *s)
{
    if (s->n_kids == 0 || !s->kid[0])
        error_at(s->name_at, "param '%s' has no value", p->name);
    else if (!literal_value(s->kid[0], &p->value))
        error_at(s->kid[0]->at, "the value of param '%s' is not a literal", p->name);
    else if (!value_fits(&p->value, p->type) || p->value.tag == V_HOLE)
        error_at(s->kid[0]->at, "param '%s' is %s, this is %s", p->name, value_type_text(p->type),
                 value_kind_text(&p->value));
}

struct param *check_param(struct syn *s)
{
    struct param *p = alloc(sizeof *p);
    *p = (struct param){.name = s->name, .at = s->at, .runtime = s->flags & SYNF_RUNTIME};
    if (!s->text || !value_type_of(s->text, &p->type)) {
        error_at(s->at, "unknown type of param '%s'", s->name);
        return p;
    }
    if (p->type.base == BT_TENSOR || p->type.base == BT_ANY || p->type.optional)
        error_at(s->at, "a param is int, float, bool, string, dtype or a list of these");
    if (p->runtime && p->type.lists)
        error_at(s->at, "a runtime param is one value, not a list");
    default_value(p, s);
    const char *text = define_of(s->name);
    if (text && !parse_value(text, strlen(text), p->type, &p->value)) {
        error_at(command_line, "-D %s=%s: param '%s' is %s", s->name, text, s->name,
                 value_type_text(p->type));
        note_at(s->at, "declared here");
    }
    return p;
}

void check_defines(void)
{
    for (int i = 0; i < opt.n_defines; i++) {
        const char *eq = strchr(opt.defines[i], '=');
        const char *name =
            eq ? intern(opt.defines[i], (size_t)(eq - opt.defines[i])) : intern_str(opt.defines[i]);
        const struct decl *d = map_get(&run.decls, name);
        if (!eq)
            error_at(command_line, "-D %s: a value is missing, as in -D %s=1", name, name);
        if (d && d->kind == DECL_PARAM)
            continue;
        error_at(command_line, "-D %s: no file declares a param of that name", name);
        nearest_begin(name);
        for (int k = 0; k < run.params.n; k++)
            nearest_offer(run.params.at[k]->name);
        const char *near = nearest_end();
        if (near)
            hint("did you mean %s?", near);
    }
}
