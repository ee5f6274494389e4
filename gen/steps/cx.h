/* cx.h -- expressions of the generated C, as trees.
 *
 * A cx is immutable and lives as long as the run; equal trees are one pointer.
 * The printer, which knows precedence and width, turns it into text once; no
 * pass reads that text.  Negation, uses of variables and constant folding work
 * on the tree.
 *
 * A NULL cx is a condition that always holds and is left out.
 */
#ifndef STEPS_CX_H
#define STEPS_CX_H

#include "gen.h"

/* id, C text, precedence: the higher binds tighter, as in C11 6.5 */
#define CX_KINDS(ROW)                                                                                       \
    ROW(FIELD, "=", 0) ROW(COND, "?", 1) ROW(OR, "||", 2) ROW(AND, "&&", 3) ROW(BIT_OR, "|", 4) ROW(BIT_AND, "&", 5)           \
    ROW(EQ, "==", 6) ROW(NE, "!=", 6) ROW(LT, "<", 7) ROW(GE, ">=", 7) ROW(GT, ">", 7) ROW(LE, "<=", 7)     \
    ROW(SHIFT, "<<", 8) ROW(SHIFT_RIGHT, ">>", 8) ROW(ADD, "+", 9) ROW(SUB, "-", 9)                         \
    ROW(MUL, "*", 10) ROW(DIV, "/", 10) ROW(REM, "%", 10)                                                   \
    ROW(NOT, "!", 11) ROW(NEG, "-", 11) ROW(ADDRESS, "&", 11) ROW(CAST, "", 11) ROW(BRACES, "", 12)         \
    ROW(CALL, "", 12) ROW(INDEX, "", 12) ROW(MEMBER, ".", 12) ROW(ARROW, "->", 12) ROW(NAME, "", 13) ROW(TEXT, "", 13) \
    ROW(ASSIGN, "=", 0) ROW(OR_INTO, "|=", 0) ROW(AND_INTO, "&=", 0) ROW(ADD_INTO, "+=", 0) ROW(DEREF, "*", 11) ROW(INCREMENT, "++", 12)

/* FIELD: .text = kid; COND: kid ? kid : kid; CALL: text(kids); INDEX: kid[kid]; the others of two or more kids
 * stand between these, in a row of them left to right. */
enum cx_kind {
#define CX_ID(id, text, precedence) CX_##id,
    CX_KINDS(CX_ID)
#undef CX_ID
};

typedef const struct cx *cx;
struct cx {
    enum cx_kind kind;
    const char *text; /* NAME: the variable; TEXT: a constant; CALL: the function; MEMBER, ARROW: the member; CAST, BRACES: the type or NULL; interned */
    const cx *kid;
    int n;
    int width;        /* characters on one line */
};

typedef VEC(cx) cx_list;

/* text: NULL, or a copy of it is the tree's. */
cx cx_make(enum cx_kind, const char *text, int n, const cx *kids);

/* ---- leaves ---- */

#define cx_name(variable) cx_make(CX_NAME, variable, 0, NULL) /* a variable or parameter of the function at hand: it is read */
#define cx_text(constant) cx_make(CX_TEXT, constant, 0, NULL) /* an enumerator, a literal, a macro: nothing that varies */
#define cx_g() cx_name("g")         /* the graph */
#define cx_true() cx_text("true")
#define cx_false() cx_text("false")
cx cx_int(int64_t);
cx cx_uint(int64_t);                /* with a `u` behind it */

/* ---- calls and members ---- */

cx cx_call_of(const char *function, int n, const cx *args);
/* cx_call("dfg_op", g, n): f(g, n) */
#define cx_call(f, ...) cx_call_of(f, (int)(sizeof((cx[]){__VA_ARGS__}) / sizeof(cx)), (cx[]){__VA_ARGS__})
#define cx_unary(kind, text, of) cx_make(kind, text, 1, (cx[]){of})
#define cx_member(of, member) cx_unary(CX_MEMBER, member, of)      /* of.member */
#define cx_arrow(of, member) cx_unary(CX_ARROW, member, of)        /* of->member */
#define cx_address(of) cx_unary(CX_ADDRESS, NULL, of)              /* &of */
#define cx_cast(type, of) cx_unary(CX_CAST, type, of)              /* (type)of */
#define cx_index(of, at) cx_binary(CX_INDEX, of, at)               /* of[at] */
#define cx_field(member, value) cx_unary(CX_FIELD, member, value)  /* .member = value, inside braces */
cx cx_path(cx of, const char *path);                               /* of.a.b for "a.b" */
cx cx_braces(const char *type, int n, const cx *items);            /* (type){a, b}; type NULL: {a, b} */

/* ---- operators ---- */

#define cx_binary(kind, a, b) cx_make(kind, NULL, 2, (cx[]){a, b})
#define cx_eq(a, b) cx_binary(CX_EQ, a, b)
#define cx_ne(a, b) cx_binary(CX_NE, a, b)
#define cx_if(cond, yes, no) cx_make(CX_COND, NULL, 3, (cx[]){cond, yes, no}) /* cond ? yes : no */
#define cx_neg(of) cx_unary(CX_NEG, NULL, of)
#define cx_deref(of) cx_unary(CX_DEREF, NULL, of)                  /* *of */
#define cx_increment(of) cx_unary(CX_INCREMENT, NULL, of)          /* of++ */
#define cx_assign(to, value) cx_binary(CX_ASSIGN, to, value)       /* to = value, as a statement of its own */
/* a && b, a || b.  Either may be NULL: none yet; `true` and `false` vanish where they decide nothing, and decide where
 * they do. */
#define cx_and(a, b) cx_join(CX_AND, a, b)
#define cx_or(a, b) cx_join(CX_OR, a, b)
cx cx_join(enum cx_kind, cx a, cx b);
/* Not so: comparisons of integers turn, && becomes ||. */
cx cx_not(cx);

/* ---- what a tree says ---- */

bool cx_reads(cx, const char *variable);
bool cx_is_call(cx, const char *function);
int cx_count(cx, cx part); /* how often the part stands in it */
/* The text of each tree of that kind in it: of variables, constants, functions that are called. */
void cx_each(cx, enum cx_kind, void (*each)(void *ctx, const char *text), void *ctx);
cx cx_rename(cx, const char *(*name_of)(void *ctx, const char *variable), void *ctx); /* all at once */
cx cx_with(cx, const cx *kids); /* the same with these kids */
cx cx_put(cx, cx part, cx by); /* the same with `by` wherever the part stands */

/* ---- text: print/layout.c breaks what is long ---- */

const char *cx_before(cx, int kid);     /* what stands in front of this kid: `f(`, `, `, ` && `; of a leaf all of it */
const char *cx_behind(cx);              /* what stands behind the last one */
bool cx_has_parentheses(cx, int kid);   /* has the kid some of its own? */
/* On one line: in pieces; interned. */
void cx_write(cx, void (*put)(void *to, const char *text), void *to);
const char *cx_flat(cx);

#endif
