/* cx.c -- expressions of the generated C: built, negated, searched.
 *
 * In:   their parts.
 * Out:  trees in the run's arena; their text on one line.
 */
#include "cx.h"

#include <assert.h>
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

/* ---- each tree once ---- */

static struct {
    cx *at;
    size_t n, cap; /* cap: a power of two, at most half full */
} trees;

static uint64_t hash_of(cx e)
{
    uint64_t h = (uint64_t)e->kind * 0x9e3779b97f4a7c15u ^ (uintptr_t)e->text;
    for (int i = 0; i < e->n; i++)
        h = (h ^ (uintptr_t)e->kid[i]) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 29;
}

/* Where the tree is, or would be. */
static cx *slot_of(cx e)
{
    size_t i = (size_t)hash_of(e);
    for (;; i++) {
        cx *slot = &trees.at[i & (trees.cap - 1)];
        const cx other = *slot;
        if (!other || (other->kind == e->kind && other->text == e->text && other->n == e->n &&
                       (e->n == 0 || memcmp(other->kid, e->kid, (size_t)e->n * sizeof *e->kid) == 0)))
            return slot;
    }
}

static void grow(void)
{
    const cx *old = trees.at;
    const size_t n = trees.cap;
    trees.cap = n ? 2 * n : 1024;
    trees.at = alloc(trees.cap * sizeof *trees.at);
    for (size_t i = 0; i < n; i++)
        if (old[i])
            *slot_of(old[i]) = old[i];
}

/* Characters on one line. */
static int width_of(cx e)
{
    size_t width = strlen(cx_behind(e)) + (e->n == 0 ? strlen(cx_before(e, 0)) : 0);
    for (int i = 0; i < e->n; i++)
        width += strlen(cx_before(e, i)) + (size_t)e->kid[i]->width + (cx_has_parentheses(e, i) ? 2 : 0);
    return (int)width;
}

/* text: interned, or NULL. */
static cx make_of(enum cx_kind kind, const char *text, int n, const cx *kids)
{
    const struct cx wanted = {.kind = kind, .text = text, .kid = kids, .n = n};
    if (2 * trees.n >= trees.cap)
        grow();
    cx *slot = slot_of(&wanted);
    if (*slot)
        return *slot;
    struct cx *e = alloc(sizeof *e);
    cx *kid = n > 0 ? alloc((size_t)n * sizeof *kid) : NULL;
    if (n > 0)
        memcpy(kid, kids, (size_t)n * sizeof *kid);
    *e = wanted;
    e->kid = kid;
    e->width = width_of(e);
    trees.n++;
    return *slot = e;
}

cx cx_make(enum cx_kind kind, const char *text, int n, const cx *kids)
{
    return make_of(kind, text ? intern_str(text) : NULL, n, kids);
}

/* ---- leaves ---- */

cx cx_int(int64_t i)
{
    if (i == (int)i)
        return cx_text(format("%d", (int)i));
    /* The least int has no literal: its digits alone overflow. */
    return cx_text(i == INT64_MIN ? "(-9223372036854775807 - 1)" : format("%" PRId64, i));
}

cx cx_uint(int64_t i)
{
    return cx_text(format("%" PRId64 "u", i));
}

/* ---- calls and members ---- */

cx cx_call_of(const char *function, int n, const cx *args)
{
    return cx_make(CX_CALL, function, n, args);
}

cx cx_path(cx of, const char *path)
{
    const char *dot = strchr(path, '.');
    return dot ? cx_path(cx_member(of, format("%.*s", (int)(dot - path), path)), dot + 1) : cx_member(of, path);
}

cx cx_braces(const char *type, int n, const cx *items)
{
    return cx_make(CX_BRACES, type, n, items);
}

/* ---- operators ---- */

/* a && b, a || b: one node for a row of them. */
cx cx_join(enum cx_kind kind, cx a, cx b)
{
    const cx neutral = kind == CX_AND ? cx_true() : cx_false(), decides = kind == CX_AND ? cx_false() : cx_true();
    if (!a || !b)
        return a ? a : b;
    if (a == decides || b == neutral)
        return a;
    if (b == decides || a == neutral)
        return b;
    cx_list all = {0};
    for (int i = 0; i < (a->kind == kind ? a->n : 1); i++)
        *PUSH(all) = a->kind == kind ? a->kid[i] : a;
    for (int i = 0; i < (b->kind == kind ? b->n : 1); i++)
        *PUSH(all) = b->kind == kind ? b->kid[i] : b;
    const cx joined = cx_make(kind, NULL, all.n, all.at);
    DROP(all);
    return joined;
}

static const enum cx_kind complement[] = {
    [CX_EQ] = CX_NE, [CX_NE] = CX_EQ, [CX_LT] = CX_GE, [CX_GE] = CX_LT, [CX_GT] = CX_LE, [CX_LE] = CX_GT,
};

cx cx_not(cx e)
{
    if (e == cx_true() || e == cx_false())
        return e == cx_true() ? cx_false() : cx_true();
    if (e->kind == CX_NOT)
        return e->kid[0];
    if (e->kind >= CX_EQ && e->kind <= CX_LE)
        return cx_binary(complement[e->kind], e->kid[0], e->kid[1]);
    const bool is_or = e->kind == CX_OR && e->kid[0]->kind == CX_NOT; /* !(!a || b): a && !b */
    if (e->kind != CX_AND && !is_or)
        return cx_make(CX_NOT, NULL, 1, &e);
    cx all = NULL;
    for (int i = 0; i < e->n; i++)
        all = is_or ? cx_and(all, cx_not(e->kid[i])) : cx_or(all, cx_not(e->kid[i]));
    return all;
}

/* ---- what a tree says ---- */

bool cx_is_call(cx e, const char *function)
{
    return e->kind == CX_CALL && strcmp(e->text, function) == 0;
}

bool cx_reads(cx e, const char *variable)
{
    bool reads = e && e->kind == CX_NAME && strcmp(e->text, variable) == 0;
    for (int i = 0; e && !reads && i < e->n; i++)
        reads = cx_reads(e->kid[i], variable);
    return reads;
}

int cx_count(cx e, cx part)
{
    int n = e == part;
    for (int i = 0; e && i < e->n; i++)
        n += cx_count(e->kid[i], part);
    return n;
}

void cx_each(cx e, enum cx_kind kind, void (*each)(void *ctx, const char *text), void *ctx)
{
    if (e && e->kind == kind)
        each(ctx, e->text);
    for (int i = 0; e && i < e->n; i++)
        cx_each(e->kid[i], kind, each, ctx);
}

cx cx_with(cx e, const cx *kids)
{
    bool same = true;
    for (int i = 0; i < e->n; i++)
        same = same && kids[i] == e->kid[i];
    return same ? e : make_of(e->kind, e->text, e->n, kids);
}

cx cx_put(cx e, cx part, cx by)
{
    if (!e || e == part)
        return e ? by : NULL;
    const size_t size = (size_t)e->n * sizeof(cx);
    cx *kids = alloc(size);
    for (int i = 0; i < e->n; i++)
        kids[i] = cx_put(e->kid[i], part, by);
    const cx put = cx_with(e, kids);
    pat_reuse(pat2c, kids, size);
    return put;
}

cx cx_rename(cx e, const char *(*name_of)(void *ctx, const char *variable), void *ctx)
{
    if (!e)
        return NULL;
    if (e->kind == CX_NAME)
        return cx_name(name_of(ctx, e->text));
    const size_t size = (size_t)e->n * sizeof(cx);
    cx *kids = alloc(size);
    for (int i = 0; i < e->n; i++)
        kids[i] = cx_rename(e->kid[i], name_of, ctx);
    const cx renamed = cx_with(e, kids);
    pat_reuse(pat2c, kids, size);
    return renamed;
}

/* ---- text ---- */

const char *cx_before(cx e, int i)
{
    switch (e->kind) {
    case CX_NAME:
    case CX_TEXT:
        return e->text;
    case CX_CALL:
        return i > 0 ? ", " : format("%s(", e->text);
    case CX_BRACES:
        return i > 0 ? ", " : e->text ? format("(%s){", e->text) : "{";
    case CX_FIELD:
        return format(".%s = ", e->text);
    case CX_CAST:
        return format("(%s)", e->text);
    case CX_INDEX:
        return i > 0 ? "[" : "";
    case CX_MEMBER:
    case CX_ARROW:
    case CX_INCREMENT:
        return "";
    case CX_NOT:
    case CX_NEG:
    case CX_ADDRESS:
    case CX_DEREF:
        return rows[e->kind].text;
    case CX_COND:
        return i == 0 ? "" : i == 1 ? " ? " : " : ";
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
    case CX_REM:
    case CX_ASSIGN:
    case CX_OR_INTO:
    case CX_AND_INTO:
    case CX_ADD_INTO:
        break;
    }
    return i > 0 ? format(" %s ", rows[e->kind].text) : "";
}

const char *cx_behind(cx e)
{
    if (e->kind == CX_CALL)
        return ")";
    if (e->kind == CX_MEMBER || e->kind == CX_ARROW)
        return format("%s%s", rows[e->kind].text, e->text);
    return e->kind == CX_BRACES ? "}" : e->kind == CX_INDEX ? "]" : e->kind == CX_INCREMENT ? "++" : "";
}

static bool is_comparison(cx e)
{
    return e->kind >= CX_EQ && e->kind <= CX_LE;
}

/* && inside ||, a comparison inside another one, a sum that is shifted: written with parentheses, as compilers
 * advise. */
bool cx_has_parentheses(cx e, int i)
{
    const cx kid = e->kid[i];
    const int outer = rows[e->kind].precedence, inner = rows[kid->kind].precedence;
    if (e->kind == CX_CALL || e->kind == CX_BRACES || e->kind == CX_FIELD ||
        (e->kind == CX_INDEX && i > 0))
        return false;
    if (e->kind == CX_OR && kid->kind == CX_AND)
        return true;
    if (e->kind == CX_COND)
        return i < 2 && kid->kind == CX_COND;
    if (is_comparison(kid) && outer >= rows[CX_BIT_OR].precedence)
        return true;
    if (outer == rows[CX_SHIFT].precedence && inner == rows[CX_ADD].precedence)
        return true;
    return inner < outer || (inner == outer && (i > 0 || e->kind == CX_NEG));
}

void cx_write(cx e, void (*put)(void *to, const char *text), void *to)
{
    if (e->n == 0)
        put(to, cx_before(e, 0));
    for (int i = 0; i < e->n; i++) {
        const bool parentheses = cx_has_parentheses(e, i);
        put(to, cx_before(e, i));
        if (parentheses)
            put(to, "(");
        cx_write(e->kid[i], put, to);
        if (parentheses)
            put(to, ")");
    }
    put(to, cx_behind(e));
}

static void put_text(void *end, const char *text)
{
    char **to = end;
    const size_t n = strlen(text);
    memcpy(*to, text, n);
    *to += n;
}

const char *cx_flat(cx e)
{
    const size_t size = (size_t)e->width + 1;
    char *text = alloc(size), *end = text;
    cx_write(e, put_text, &end);
    assert(end == text + e->width);
    const char *flat = intern(text, size - 1);
    pat_reuse(pat2c, text, size);
    return flat;
}
