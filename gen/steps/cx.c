/* cx.c -- expressions of the C that comes out: made, negated, searched.
 *
 * In:   their parts.
 * Out:  trees in the run's arena; their text on one line.
 */
#include "cx.h"

#include <inttypes.h>
#include <string.h>

static const struct {
    const char *text;
    int precedence;
} rows[] = {
#define CX_ROW(id, text, precedence) {text, precedence},
    CX_KINDS(CX_ROW)
#undef CX_ROW
};

static cx make(enum cx_kind kind, const char *text, int n, const cx *kids)
{
    struct cx *e = alloc(sizeof *e);
    cx *kid = alloc((size_t)n * sizeof *kid);
    if (n > 0)
        memcpy(kid, kids, (size_t)n * sizeof *kid);
    *e = (struct cx){.kind = kind, .text = text ? intern_str(text) : NULL, .kid = kid, .n = n};
    return e;
}

/* ---- leaves ---- */

cx cx_name(const char *variable)
{
    return make(CX_NAME, variable, 0, NULL);
}

cx cx_text(const char *constant)
{
    return make(CX_TEXT, constant, 0, NULL);
}

cx cx_int(int64_t i)
{
    /* The least int has no literal: its digits alone overflow. */
    return cx_text(i == INT64_MIN ? "(-9223372036854775807 - 1)" : format("%" PRId64, i));
}

cx cx_uint(int64_t i)
{
    return cx_text(format("%" PRId64 "u", i));
}

cx cx_true(void)
{
    return cx_text("true");
}

cx cx_false(void)
{
    return cx_text("false");
}

bool cx_is_text(cx e, const char *constant)
{
    return e && e->kind == CX_TEXT && strcmp(e->text, constant) == 0;
}

/* ---- calls and members ---- */

cx cx_call_of(const char *function, int n, const cx *args)
{
    return make(CX_CALL, function, n, args);
}

cx cx_member(cx of, const char *member)
{
    return make(CX_MEMBER, member, 1, &of);
}

cx cx_arrow(cx of, const char *member)
{
    return make(CX_ARROW, member, 1, &of);
}

cx cx_index(cx of, cx at)
{
    return make(CX_INDEX, NULL, 2, (cx[]){of, at});
}

cx cx_address(cx of)
{
    return make(CX_ADDRESS, NULL, 1, &of);
}

cx cx_cast(const char *type, cx of)
{
    return make(CX_CAST, type, 1, &of);
}

cx cx_braces(const char *type, int n, const cx *items)
{
    return make(CX_BRACES, type, n, items);
}

cx cx_field(const char *member, cx value)
{
    return make(CX_FIELD, member, 1, &value);
}

/* ---- operators ---- */

cx cx_binary(enum cx_kind kind, cx a, cx b)
{
    return make(kind, NULL, 2, (cx[]){a, b});
}

cx cx_eq(cx a, cx b)
{
    return cx_binary(CX_EQ, a, b);
}

cx cx_ne(cx a, cx b)
{
    return cx_binary(CX_NE, a, b);
}

cx cx_if(cx cond, cx yes, cx no)
{
    return make(CX_COND, NULL, 3, (cx[]){cond, yes, no});
}

cx cx_neg(cx e)
{
    return make(CX_NEG, NULL, 1, &e);
}

/* a && b, a || b: one node for a row of them. */
static cx join(enum cx_kind kind, cx a, cx b)
{
    const char *neutral = kind == CX_AND ? "true" : "false", *decides = kind == CX_AND ? "false" : "true";
    if (!a || !b)
        return a ? a : b;
    if (cx_is_text(a, decides) || cx_is_text(b, neutral))
        return a;
    if (cx_is_text(b, decides) || cx_is_text(a, neutral))
        return b;
    VEC(cx) all = {0};
    for (int i = 0; i < (a->kind == kind ? a->n : 1); i++)
        *PUSH(all) = a->kind == kind ? a->kid[i] : a;
    for (int i = 0; i < (b->kind == kind ? b->n : 1); i++)
        *PUSH(all) = b->kind == kind ? b->kid[i] : b;
    return make(kind, NULL, all.n, all.at);
}

cx cx_and(cx a, cx b)
{
    return join(CX_AND, a, b);
}

cx cx_or(cx a, cx b)
{
    return join(CX_OR, a, b);
}

static const enum cx_kind complement[] = {
    [CX_EQ] = CX_NE, [CX_NE] = CX_EQ, [CX_LT] = CX_GE, [CX_GE] = CX_LT, [CX_GT] = CX_LE, [CX_LE] = CX_GT,
};

cx cx_not(cx e)
{
    if (cx_is_text(e, "true"))
        return cx_false();
    if (cx_is_text(e, "false"))
        return cx_true();
    if (e->kind == CX_NOT)
        return e->kid[0];
    if (e->kind >= CX_EQ && e->kind <= CX_LE)
        return cx_binary(complement[e->kind], e->kid[0], e->kid[1]);
    if (e->kind != CX_AND)
        return make(CX_NOT, NULL, 1, &e);
    cx any = NULL;
    for (int i = 0; i < e->n; i++)
        any = cx_or(any, cx_not(e->kid[i]));
    return any;
}

/* ---- what a tree says ---- */

bool cx_same(cx a, cx b)
{
    if (a == b)
        return true;
    if (!a || !b || a->kind != b->kind || a->text != b->text || a->n != b->n)
        return false;
    bool same = true;
    for (int i = 0; same && i < a->n; i++)
        same = cx_same(a->kid[i], b->kid[i]);
    return same;
}

bool cx_reads(cx e, const char *variable)
{
    bool reads = e && e->kind == CX_NAME && strcmp(e->text, variable) == 0;
    for (int i = 0; e && !reads && i < e->n; i++)
        reads = cx_reads(e->kid[i], variable);
    return reads;
}

void cx_each_name(cx e, void (*each)(void *ctx, const char *variable), void *ctx)
{
    if (e && e->kind == CX_NAME)
        each(ctx, e->text);
    for (int i = 0; e && i < e->n; i++)
        cx_each_name(e->kid[i], each, ctx);
}

cx cx_replace(cx e, const char *variable, cx by)
{
    if (!cx_reads(e, variable))
        return e;
    if (e->kind == CX_NAME)
        return by;
    cx *kid = alloc((size_t)e->n * sizeof *kid);
    for (int i = 0; i < e->n; i++)
        kid[i] = cx_replace(e->kid[i], variable, by);
    return make(e->kind, e->text, e->n, kid);
}

/* ---- text ---- */

static const char *in_parentheses(cx e, bool needed)
{
    return needed ? format("(%s)", cx_flat(e)) : cx_flat(e);
}

/* && inside ||, a comparison inside another one: written with parentheses, as compilers advise. */
static bool needs_parentheses(cx e, cx kid, int i)
{
    const int outer = rows[e->kind].precedence, inner = rows[kid->kind].precedence;
    if (e->kind == CX_OR && kid->kind == CX_AND)
        return true;
    if (e->kind == CX_COND)
        return kid->kind == CX_COND && i < 1;
    if (inner >= rows[CX_EQ].precedence && inner <= rows[CX_LT].precedence && outer >= rows[CX_EQ].precedence)
        return true;
    return inner < outer || (inner == outer && i > 0);
}

static const char *operand(cx e, int i)
{
    return in_parentheses(e->kid[i], needs_parentheses(e, e->kid[i], i));
}

static const char *list(cx e)
{
    const char *text = "";
    for (int i = 0; i < e->n; i++)
        text = format(i ? "%s, %s" : "%s%s", text, cx_flat(e->kid[i]));
    return text;
}

static const char *row_of(cx e)
{
    const char *text = operand(e, 0);
    for (int i = 1; i < e->n; i++)
        text = format("%s %s %s", text, rows[e->kind].text, operand(e, i));
    return text;
}

const char *cx_flat(cx e)
{
    switch (e->kind) {
    case CX_NAME:
    case CX_TEXT:
        return e->text;
    case CX_CALL:
        return format("%s(%s)", e->text, list(e));
    case CX_BRACES:
        return e->text ? format("(%s){%s}", e->text, list(e)) : format("{%s}", list(e));
    case CX_FIELD:
        return format(".%s = %s", e->text, cx_flat(e->kid[0]));
    case CX_CAST:
        return format("(%s)%s", e->text, operand(e, 0));
    case CX_INDEX:
        return format("%s[%s]", operand(e, 0), cx_flat(e->kid[1]));
    case CX_MEMBER:
    case CX_ARROW:
        return format("%s%s%s", operand(e, 0), rows[e->kind].text, e->text);
    case CX_NOT:
    case CX_NEG:
    case CX_ADDRESS:
        return format("%s%s", rows[e->kind].text, operand(e, 0));
    case CX_COND:
        return format("%s ? %s : %s", operand(e, 0), operand(e, 1), operand(e, 2));
    case CX_OR:
    case CX_AND:
    case CX_BIT_OR:
    case CX_BIT_AND:
    case CX_EQ:
    case CX_NE:
    case CX_LT:
    case CX_GE:
    case CX_GT:
    case CX_LE:
    case CX_SHIFT:
    case CX_SHIFT_RIGHT:
    case CX_ADD:
    case CX_SUB:
    case CX_MUL:
    case CX_DIV:
        break;
    }
    return row_of(e);
}
