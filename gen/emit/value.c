/* value.c -- literal values as C expressions.
 *
 * In:   checked values of patterns and declarations.
 * Out:  interned C text of type dfg_val, and pieces of conditions that the
 *       other emitters of tests join.  Pure; errors: none.
 */
#include "text.h"

#include <math.h>
#include <string.h>

const char *c_and(const char *a, const char *b)
{
    return a == NULL ? b : b == NULL ? a : format("%s && %s", a, b);
}

const char *c_or(const char *a, const char *b)
{
    return a == NULL ? b : b == NULL ? a : format("%s || %s", a, b);
}

const char *c_group(const char *text, int parts)
{
    return parts > 1 ? format("(%s)", text) : text;
}

const char *c_dtype(int dtype)
{
    static const char *const names[] = {
        "DFG_NO_DTYPE",
#define DTYPE(id, name, class, bits, onnx) "DFG_" #id,
#include "../runtime/dtypes.def"
    };
    return names[dtype];
}

const char *c_int(int64_t i)
{
    /* The least int has no literal: its digits alone overflow. */
    return i == INT64_MIN ? "(-9223372036854775807 - 1)" : format("%lld", (long long)i);
}

const char *c_real(double f)
{
    return isinf(f) ? (f < 0 ? "-dfg_infinity()" : "dfg_infinity()") : c_double(f);
}

const char *c_list(const char *items)
{
    return items == NULL ? "dfg_list(NULL, 0)" : format("DFG_LIST(%s)", items);
}

static const char *list_value(struct names *names, const struct value *v)
{
    const char *items = NULL;
    for (int i = 0; i < v->n; i++) {
        const char *item = c_value(names, &v->list[i]);
        items = items == NULL ? item : format("%s, %s", items, item);
    }
    return c_list(items);
}

static int depth_of(const struct value *v)
{
    int deepest = 0;
    for (int i = 0; v->tag == V_LIST && i < v->n; i++) {
        int depth = depth_of(&v->list[i]);
        deepest = depth > deepest ? depth : deepest;
    }
    return v->tag == V_LIST ? deepest + 1 : 0;
}

static bool has_string(const struct value *v)
{
    bool has = v->tag == V_STRING;
    for (int i = 0; v->tag == V_LIST && !has && i < v->n; i++)
        has = has_string(&v->list[i]);
    return has;
}

static const char *lasting_items(struct names *names, const struct value *v, bool viewed, const char **said);

/* Of a dfg_val; what it says is added to *said.  viewed: it stands among the view's values. */
static const char *initialiser(struct names *names, const struct value *v, bool viewed, const char **said)
{
    switch (v->tag) {
    case V_INT:
        *said = format("%s %s%lld", *said, v->i < 0 ? "minus_" : "", (long long)v->i);
        return format("{.tag = DFG_V_INT, .u.i = %s}", c_int(v->i));
    case V_FLOAT:
        *said = format("%s %s", *said, c_double(v->f));
        return format("{.tag = DFG_V_FLOAT, .u.f = %s}", c_real(v->f));
    case V_BOOL:
        *said = format("%s %s", *said, v->i ? "true" : "false");
        return format("{.tag = DFG_V_BOOL, .u.i = %d}", v->i != 0);
    case V_DTYPE:
        *said = format("%s %s", *said, c_dtype((int)v->i));
        return format("{.tag = DFG_V_DTYPE, .u.id = %s}", c_dtype((int)v->i));
    case V_STRING:
        *said = format("%s %.*s", *said, (int)v->s_len, v->s);
        return format("{.tag = DFG_V_STR, .u.i = %s}", names_str(names, v->s, v->s_len));
    case V_LIST:
        return format("{.tag = DFG_V_LIST, .n = %d, .u.%s = %s}", v->n, viewed ? "i" : "list",
                      lasting_items(names, v, viewed, said));
    case V_NONE:
    case V_OP:
    case V_HOLE:
        break;
    }
    *said = format("%s none", *said);
    return "{.tag = DFG_NIL}";
}

/* The array's name; of the view's values where they begin. */
static const char *lasting_items(struct names *names, const struct value *v, bool viewed, const char **said)
{
    const char *items = NULL, *own = "";
    if (v->n == 0)
        return viewed ? "0" : "NULL";
    for (int i = 0; i < v->n; i++) {
        const char *item = initialiser(names, &v->list[i], viewed, &own);
        items = items == NULL ? item : format(viewed ? "%s,\n%s" : "%s, %s", items, item);
    }
    *said = format("%s%s", *said, own);
    return viewed ? names_values(names, own, items, v->n)
                  : names_list(names, own, items, (uint8_t)depth_of(v));
}

const char *c_lasting_list(struct names *names, const struct value *list)
{
    const char *said = "";
    const bool viewed = has_string(list);
    const char *items = lasting_items(names, list, viewed, &said);
    return format(viewed ? "dfg_list(g->values + %s, %d)" : "dfg_list(%s, %d)", items, list->n);
}

const char *c_value(struct names *names, const struct value *v)
{
    switch (v->tag) {
    case V_NONE:
        return "dfg_nil()";
    case V_INT:
        return format("dfg_int(%s)", c_int(v->i));
    case V_FLOAT:
        return isnan(v->f) ? "dfg_nil()" : format("dfg_float(%s)", c_real(v->f));
    case V_BOOL:
        return v->i ? "dfg_bool(true)" : "dfg_bool(false)";
    case V_STRING:
        return format("dfg_str(g, %s)", names_str(names, v->s, v->s_len));
    case V_DTYPE:
        return format("dfg_dtype_val(%s)", c_dtype((int)v->i));
    case V_OP:
        return format("dfg_op_val(g, %s)", names_op(names, v->op));
    case V_LIST:
        return list_value(names, v);
    case V_HOLE:
        return "dfg_hole()";
    }
    return NULL;
}

static bool is_number(const struct value *v)
{
    return v->tag == V_INT || v->tag == V_FLOAT;
}

static float as_f32(const struct value *v)
{
    return (float)(v->tag == V_INT ? (double)v->i : v->f);
}

static bool lists_equal(const struct value *a, const struct value *b)
{
    bool equal = a->n == b->n;
    for (int i = 0; equal && i < a->n; i++)
        equal = value_equal(&a->list[i], &b->list[i]);
    return equal;
}

bool value_equal(const struct value *a, const struct value *b)
{
    if (a->tag == V_HOLE || b->tag == V_HOLE)
        return true;
    if (is_number(a) && is_number(b) && a->tag + b->tag != 2 * V_INT)
        return as_f32(a) == as_f32(b);
    if (a->tag != b->tag)
        return false;
    switch (a->tag) {
    case V_STRING:
        return a->s_len == b->s_len && memcmp(a->s, b->s, a->s_len) == 0;
    case V_OP:
        return a->op == b->op;
    case V_LIST:
        return lists_equal(a, b);
    case V_NONE:
        return false; /* every comparison of `none` is */
    case V_INT:
    case V_FLOAT:
    case V_BOOL:
    case V_DTYPE:
    case V_HOLE:
        break;
    }
    return a->i == b->i;
}
