/* value.c -- literals, their types, and the names of dtypes.
 *
 * In:   literals as syntax; types as text ("int[]?").
 * Out:  struct value and struct value_type; whether a value fits a type.  An
 *       int literal serves a float.  Callers report errors: they know what the
 *       value is for.
 */
#include "check.h"

#include <string.h>

static const char *const base_names[] = {
    [BT_INT] = "int",
    [BT_FLOAT] = "float",
    [BT_BOOL] = "bool",
    [BT_STRING] = "string",
    [BT_DTYPE] = "dtype",
    [BT_TENSOR] = "tensor",
    [BT_ANY] = "any",
    [BT_OP] = "an operator",
    [BT_KIND] = "a fusion kind",
    [BT_NODE] = "a value of the graph",
};

enum { N_WRITTEN_TYPES = BT_ANY + 1 };

static const char *const dtype_classes[] = {
    "",
#define DTYPE(id, name, class, bits, onnx) #class,
#include "../runtime/dtypes.def"
};

const char *const pat_fkind_names[] = {
    [FK_ELEMWISE] = "elemwise", [FK_BROADCAST] = "broadcast", [FK_INJECTIVE] = "injective",
    [FK_REDUCE] = "reduce",     [FK_FUSABLE] = "fusable",     [FK_TUPLE] = "tuple",
    [FK_OPAQUE] = "opaque",
};

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

_Static_assert(COUNT(dtype_classes) <= 32, "sets of dtypes are 32 bits");

int pat_dtype_number(const char *name)
{
    for (int i = 1; pat_dtypes[i]; i++)
        if (strcmp(pat_dtypes[i], name) == 0)
            return i;
    return 0;
}

uint32_t pat_dtype_class(const char *name)
{
    const int one = pat_dtype_number(name);
    if (one)
        return 1u << one;
    const char *class = strcmp(name, "float") == 0  ? "FLOAT"
                        : strcmp(name, "int") == 0  ? "INT"
                        : strcmp(name, "uint") == 0 ? "UINT"
                                                    : "?";
    uint32_t set = 0;
    for (int i = 1; i < COUNT(dtype_classes); i++)
        if (strcmp(dtype_classes[i], class) == 0)
            set |= 1u << i;
    return set;
}

int pat_fkind_number(const char *name)
{
    for (int i = 0; i < COUNT(pat_fkind_names); i++)
        if (strcmp(pat_fkind_names[i], name) == 0)
            return i;
    return -1;
}

bool pat_value_type_of(const char *text, struct value_type *t)
{
    *t = (struct value_type){.base = BT_ANY};
    bool known = false;
    size_t len = strlen(text);
    if (len && text[len - 1] == '?') {
        t->optional = true;
        len--;
    }
    while (len >= 2 && text[len - 1] == ']' && text[len - 2] == '[') {
        t->lists++;
        len -= 2;
    }
    for (int i = 0; i < N_WRITTEN_TYPES; i++)
        if (strlen(base_names[i]) == len && memcmp(base_names[i], text, len) == 0) {
            t->base = (enum base_type)i;
            known = true;
        }
    return known && t->lists <= 2 && !(t->lists && t->base == BT_ANY);
}

const char *pat_value_type_text(struct pat *pat, struct value_type t)
{
    return pat_format(pat, "%s%s%s", base_names[t.base],
                      t.lists == 0   ? ""
                      : t.lists == 1 ? "[]"
                                     : "[][]",
                      t.optional ? "?" : "");
}

const char *pat_value_kind_text(const struct value *v)
{
    static const char *const names[] = {
        [V_NONE] = "none",      [V_INT] = "an int",      [V_FLOAT] = "a float",
        [V_BOOL] = "a bool",    [V_STRING] = "a string", [V_DTYPE] = "a dtype",
        [V_OP] = "an operator", [V_LIST] = "a list",     [V_HOLE] = "a hole",
    };
    return names[v->tag];
}

bool pat_has_hole(const struct value *v)
{
    bool hole = v->tag == V_HOLE;
    for (int i = 0; v->tag == V_LIST && i < v->n && !hole; i++)
        hole = pat_has_hole(&v->list[i]);
    return hole;
}

static bool list_value(struct pat *pat, struct syn *s, struct value *v)
{
    v->tag = V_LIST;
    v->n = s->n_kids;
    v->list = pat_alloc(pat, sizeof *v->list * (size_t)s->n_kids);
    for (int i = 0; i < s->n_kids; i++)
        if (!pat_literal_value(pat, s->kid[i], &v->list[i]))
            return false;
    return true;
}

static bool negative_value(struct pat *pat, struct syn *s, struct value *v)
{
    if (s->tok != T_MINUS || !pat_literal_value(pat, s->kid[0], v) || (v->tag != V_INT && v->tag != V_FLOAT))
        return false;
    v->i = v->i == INT64_MIN ? v->i : -v->i;
    v->f = -v->f;
    return true;
}

bool pat_literal_value(struct pat *pat, struct syn *s, struct value *v)
{
    *v = (struct value){0};
    if (s->kind == SYN_UNARY)
        return negative_value(pat, s, v);
    if (s->kind == SYN_LIST)
        return list_value(pat, s, v);
    if (s->kind == SYN_LITERAL)
        return !s->text && (s->n_kids < 2 || !s->kid[1]) && pat_literal_value(pat, s->kid[0], v);
    if (s->kind == SYN_INT)
        *v = (struct value){.tag = V_INT, .i = s->i, .f = (double)s->i};
    else if (s->kind == SYN_FLOAT)
        *v = (struct value){.tag = V_FLOAT, .f = s->f};
    else if (s->kind == SYN_BOOL)
        *v = (struct value){.tag = V_BOOL, .i = s->i != 0};
    else if (s->kind == SYN_STRING)
        *v = (struct value){.tag = V_STRING, .s = s->text, .s_len = s->text_len};
    else if (s->kind == SYN_DTYPE)
        *v = (struct value){.tag = V_DTYPE, .i = pat_dtype_number(s->text)};
    else if (s->kind == SYN_WILD)
        v->tag = V_HOLE;
    else
        return s->kind == SYN_NONE;
    return s->kind != SYN_DTYPE || v->i != 0;
}

static bool scalar_fits(struct value *v, enum base_type base)
{
    switch (base) {
    case BT_INT:
        return v->tag == V_INT;
    case BT_FLOAT:
        if (v->tag == V_INT) {
            v->tag = V_FLOAT;
            v->f = (double)v->i;
        }
        return v->tag == V_FLOAT;
    case BT_BOOL:
        return v->tag == V_BOOL;
    case BT_STRING:
        return v->tag == V_STRING;
    case BT_DTYPE:
        return v->tag == V_DTYPE;
    case BT_OP:
        return v->tag == V_OP;
    case BT_KIND:
        return v->tag == V_INT;
    case BT_TENSOR:
    case BT_ANY:
    case BT_NODE:
        break;
    }
    return false;
}

bool pat_value_fits(struct value *v, struct value_type t)
{
    if (v->tag == V_NONE)
        return t.optional || t.base == BT_ANY;
    if (t.base == BT_ANY || v->tag == V_HOLE)
        return true;
    if (t.lists == 0)
        return scalar_fits(v, t.base);
    const struct value_type element = {.base = t.base, .lists = t.lists - 1};
    if (v->tag != V_LIST)
        return false;
    for (int i = 0; i < v->n; i++)
        if (!pat_value_fits(&v->list[i], element))
            return false;
    return true;
}
