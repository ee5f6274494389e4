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

/* ---- leaves ---- */

cx cx_name(const char *variable);  /* a variable or parameter of the function at hand: it is read */
cx cx_text(const char *constant);  /* an enumerator, a literal, a macro: nothing that varies */
cx cx_g(void);                     /* the graph, `g` */
cx cx_int(int64_t);
cx cx_uint(int64_t);               /* with a `u` behind it */
cx cx_true(void);
cx cx_false(void);
bool cx_is_text(cx, const char *constant); /* is it this constant? */

/* ---- calls and members ---- */

cx cx_call_of(const char *function, int n, const cx *args);
/* cx_call("dfg_op", g, n): f(g, n) */
#define cx_call(f, ...) cx_call_of(f, (int)(sizeof((cx[]){__VA_ARGS__}) / sizeof(cx)), (cx[]){__VA_ARGS__})
cx cx_member(cx of, const char *member);  /* of.member */
cx cx_path(cx of, const char *path);      /* of.a.b for "a.b" */
cx cx_arrow(cx of, const char *member);   /* of->member */
cx cx_index(cx of, cx at);                /* of[at] */
cx cx_address(cx of);                     /* &of */
cx cx_cast(const char *type, cx of);      /* (type)of */
cx cx_braces(const char *type, int n, const cx *items); /* (type){a, b}; type NULL: {a, b} */
cx cx_field(const char *member, cx value);              /* .member = value, inside braces */

/* ---- operators ---- */

cx cx_binary(enum cx_kind, cx a, cx b);
cx cx_eq(cx a, cx b);
cx cx_ne(cx a, cx b);
cx cx_if(cx cond, cx yes, cx no); /* cond ? yes : no */
cx cx_neg(cx);
cx cx_deref(cx of);            /* *of */
cx cx_increment(cx of);        /* of++ */
cx cx_assign(cx to, cx value); /* to = value, as a statement of its own */
/* Either may be NULL; `true` and `false` vanish where they decide nothing, and decide where they do. */
cx cx_and(cx a, cx b);
cx cx_or(cx a, cx b); /* NULL: none yet */
/* Not so: comparisons of integers turn, && becomes ||. */
cx cx_not(cx);

/* ---- what a tree says ---- */

bool cx_reads(cx, const char *variable);
int cx_count(cx, cx part); /* how often the part stands in it */
void cx_each_name(cx, void (*each)(void *ctx, const char *variable), void *ctx);
void cx_each_call(cx, void (*each)(void *ctx, const char *function), void *ctx);
void cx_each_constant(cx, void (*each)(void *ctx, const char *text), void *ctx);
cx cx_replace(cx, const char *variable, cx by);
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
