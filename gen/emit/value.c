/* value.c -- literal values as C expressions.
 *
 * In:   checked values of patterns and declarations.
 * Out:  expressions of type dfg_val, and their parts.  Errors: none.
 */
#include "text.h"
#include "facts/facts.h"

#include <math.h>
#include <string.h>

cx c_dtype(int dtype)
{
    static const char *const names[] = {
        "DFG_NO_DTYPE",
#define DTYPE(id, name, class, bits, onnx) "DFG_" #id,
#include "../runtime/dtypes.def"
    };
    return cx_text(names[dtype]);
}

cx c_real(double f)
{
    const cx infinite = cx_call_of("dfg_infinity", 0, NULL);
    return !isinf(f) ? cx_text(c_double(f)) : f < 0 ? cx_neg(infinite) : infinite;
}

cx c_list(int n, const cx *items)
{
    return n > 0 ? cx_call_of("DFG_LIST", n, items) : cx_call("dfg_list", cx_text("NULL"), cx_int(0));
}

static cx list_value(struct names *names, const struct value *v)
{
    cx_list items = {0};
    for (int i = 0; i < v->n; i++)
        *PUSH(items) = c_value(names, &v->list[i]);
    return c_list(items.n, items.at);
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

static bool has(const struct value *v, enum vtag tag)
{
    bool it = v->tag == tag;
    for (int i = 0; v->tag == V_LIST && !it && i < v->n; i++)
        it = has(&v->list[i], tag);
    return it;
}

static cx lasting_items(struct names *names, const struct value *v, bool viewed, const char **said);

static cx tagged(const char *tag, const char *field, cx value)
{
    return cx_braces(NULL, 2, (cx[]){cx_field("tag", cx_text(tag)), cx_field(field, value)});
}

/* Of a dfg_val; what it says is added to *said.  viewed: it stands among the view's values. */
static cx initialiser(struct names *names, const struct value *v, bool viewed, const char **said)
{
    switch (v->tag) {
    case V_INT:
        *said = format("%s %s%lld", *said, v->i < 0 ? "minus_" : "", (long long)v->i);
        return tagged("DFG_V_INT", "u.i", cx_int(v->i));
    case V_FLOAT:
        *said = format("%s %s", *said, c_double(v->f));
        return tagged("DFG_V_FLOAT", "u.f", c_real(v->f));
    case V_BOOL:
        *said = format("%s %s", *said, v->i ? "true" : "false");
        return tagged("DFG_V_BOOL", "u.i", cx_int(v->i != 0));
    case V_DTYPE:
        *said = format("%s %s", *said, c_dtype((int)v->i)->text);
        return tagged("DFG_V_DTYPE", "u.id", c_dtype((int)v->i));
    case V_STRING:
        *said = format("%s %.*s", *said, (int)v->s_len, v->s);
        return tagged("DFG_V_STR", "u.i", cx_text(names_str(names, v->s, v->s_len)));
    case V_LIST:
        return cx_braces(NULL, 3,
                         (cx[]){cx_field("tag", cx_text("DFG_V_LIST")), cx_field("n", cx_int(v->n)),
                                cx_field(viewed ? "u.i" : "u.list", lasting_items(names, v, viewed, said))});
    case V_HOLE:
        *said = format("%s any", *said);
        return cx_braces(NULL, 1, (cx[]){cx_field("tag", cx_text("DFG_V_HOLE"))});
    case V_NONE:
    case V_OP:
        break;
    }
    *said = format("%s none", *said);
    return cx_braces(NULL, 1, (cx[]){cx_field("tag", cx_text("DFG_NIL"))});
}

/* The array's name; of the view's values where they begin. */
static cx lasting_items(struct names *names, const struct value *v, bool viewed, const char **said)
{
    cx_list items = {0};
    const char *own = "";
    if (v->n == 0)
        return cx_text(viewed ? "0" : "NULL");
    for (int i = 0; i < v->n; i++)
        *PUSH(items) = initialiser(names, &v->list[i], viewed, &own);
    *said = format("%s%s", *said, own);
    const cx all = cx_braces(NULL, items.n, items.at);
    return cx_text(viewed ? names_values(names, own, all) : names_list(names, own, all, (uint8_t)depth_of(v)));
}

cx c_lasting_list(struct names *names, const struct value *list)
{
    const char *said = "";
    const bool viewed = has(list, V_STRING);
    const cx items = lasting_items(names, list, viewed, &said);
    return cx_call("dfg_list", viewed ? cx_call("dfg_items", cx_g(), items) : items,
                   cx_int(list->n));
}

cx c_value(struct names *names, const struct value *v)
{
    switch (v->tag) {
    case V_NONE:
        return c_nil();
    case V_INT:
        return cx_call("dfg_int", cx_int(v->i));
    case V_FLOAT:
        return isnan(v->f) ? c_nil() : cx_call("dfg_float", c_real(v->f));
    case V_BOOL:
        return cx_call("dfg_bool", v->i ? cx_true() : cx_false());
    case V_STRING:
        return cx_call("dfg_str", cx_g(), cx_text(names_str(names, v->s, v->s_len)));
    case V_DTYPE:
        return cx_call("dfg_dtype_val", c_dtype((int)v->i));
    case V_OP:
        return cx_call("dfg_op_val", cx_g(), cx_text(names_op(names, v->op)));
    case V_LIST:
        return has(v, V_STRING) || has(v, V_OP) ? list_value(names, v) : c_lasting_list(names, v);
    case V_HOLE:
        return cx_call_of("dfg_hole", 0, NULL);
    }
    return NULL;
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
    if (value_is_number(a) && value_is_number(b) && a->tag + b->tag != 2 * V_INT)
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
