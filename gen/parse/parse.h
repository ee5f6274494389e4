/* parse.h -- what the files of the parser share.
 *
 * Recursive descent over the token array, one function per grammar symbol. An
 * error sets `panic`: from then on every token reads as T_END, so all
 * functions return quickly with well-formed, if senseless, nodes; parsing
 * resumes at the next statement or declaration.  So no function tests for
 * failure.
 */
#ifndef PARSE_H
#define PARSE_H

#include "syntax.h"

struct parser {
    struct pat *pat;
    const struct source *src;
    struct token *token;        /* all; T_END last */
    int n_tokens;
    int at;                     /* the next one */
    bool panic;
    bool guessed;               /* in this statement a word was taken for another: nothing else is said of it */
    bool broken;                /* an error since the declaration began */
    int error_at;               /* index of the token of the last error: one message each */
    int depth;                  /* of nested calls that the text's nesting causes */
    bool in_rule;               /* statements are those of a rule */
    bool in_replacement;        /* braces set attributes, c.op is a callee */
    const char *line;           /* the last one of which was asked whether the lexer spoke of it */
    bool is_bad_line;           /* that */
};

/* ---- tokens.c: tokens, messages, recovery, nodes ---- */

const struct token *pat_peek(const struct parser *);
const struct token *pat_peek_at(const struct parser *, int ahead);
bool pat_is_next(const struct parser *, enum token_kind);
/* An ordinary word with a meaning in its place. */
bool pat_is_name_next(const struct parser *, const char *text);
struct span pat_here(const struct parser *);
const struct token *pat_take(struct parser *);
bool pat_accept(struct parser *, enum token_kind);
void pat_expect(struct parser *, enum token_kind);          /* `;` is missed behind what stands before it */
const struct token *pat_expect_name(struct parser *, const char *what);  /* a name or one in back quotes */
const struct token *pat_expect_word(struct parser *, const char *what);  /* keywords and dtypes, too */
const struct token *pat_expect_decl_name(struct parser *, const char *what); /* a dtype's word, too */
const struct token *pat_expect_string(struct parser *, const char *what);
void pat_fail(struct parser *, struct span, const char *message); /* an error; panics */
void pat_unexpected(struct parser *, const char *wanted);         /* "expected WANTED, found ..." */
bool pat_is_silent(struct parser *);                              /* said already */
const char *pat_found(struct pat *, const struct token *);                      /* "'patern'": for messages */
bool pat_enter(struct parser *);  /* one level deeper, or an error; leave() in either case */
void pat_leave(struct parser *);
void pat_resume_declaration(struct parser *); /* before the next declaration */
bool pat_is_declaration_next(const struct parser *);
bool pat_is_statement_next(const struct parser *);  /* neither `}` nor where a block must have ended */
void pat_end_statement(struct parser *, int began); /* after an error: resumes behind it */
void pat_end_block(struct parser *);                /* `}`, which an error before may have taken */

struct syn *pat_node(struct parser *, enum syn_kind);            /* begins at the next token */
struct syn *pat_node_from(struct parser *, enum syn_kind, struct syn *first); /* begins where first does, its kid 0 */
struct syn *pat_node_named(struct parser *, enum syn_kind, const struct token *name); /* of this very token */
void pat_add_kid(struct parser *, struct syn *, struct syn *kid); /* kid may be NULL */
void pat_set_name(struct pat *, struct syn *, const struct token *);
struct syn *pat_done(struct parser *, struct syn *);             /* ends at the token before the next */
typedef struct syn *parse_fn(struct parser *);
/* one {, one} as kids of s; between brackets, where there may be none. */
void pat_parse_each(struct parser *, struct syn *s, parse_fn *one);
struct syn *pat_parse_between(struct parser *, struct syn *s, enum token_kind open, parse_fn *one,
                              enum token_kind close);
/* ( one {, one} [,] ) or (); whether there is a comma. */
bool pat_parse_fields(struct parser *, struct syn *s, parse_fn *one);
/* { one ... }, where an error ends the statement at hand only. */
void pat_parse_statements(struct parser *, struct syn *s, parse_fn *one);
/* Operands joined by operators that have a priority of `least` at least, by token; 0: no operator.  Of one priority
 * the left one goes first. */
struct syn *pat_parse_binary(struct parser *, parse_fn *operand, const uint8_t *priority, int least);

/* ---- mistakes.c: what else may be meant ---- */

void pat_hint_at_token(struct parser *, const char *wanted);
/* Is the next word near one of these, up to a NULL?  Then it is an error, and that word from now on. */
bool pat_take_for(struct parser *, const char *wanted, const char *const *words);
bool pat_is_near(const struct parser *, const char *const *words); /* or one of them */
bool pat_take_for_dtype(struct parser *, const char *wanted, bool or_class);

/* ---- expr.c: conditions, attribute values ---- */

struct syn *pat_parse_expr(struct parser *);      /* everything, conditions too */
struct syn *pat_parse_arith(struct parser *);       /* arithmetic: what stands behind a comparison */
bool pat_is_mark_next(const struct parser *);     /* `?` behind a whole value of a replacement */
struct syn *pat_parse_list(struct parser *);      /* [...] with holes, or a comprehension */
struct syn *pat_parse_where(struct parser *);     /* where c1, c2 */
void pat_parse_comparison(struct parser *, struct syn *); /* behind `== in ~=`: the right side as kids of it */

/* ---- pattern.c, primary.c: patterns and replacements ---- */

struct syn *pat_parse_pattern(struct parser *);
struct syn *pat_parse_primary(struct parser *);
struct syn *pat_parse_number(struct parser *);    /* with its sign */
/* Marks a node that stood in them. */
struct syn *pat_in_parens(struct parser *, struct span open, struct syn *);
struct syn *pat_parse_rest(struct parser *);      /* ... or ...rest */
struct syn *pat_parse_root(struct parser *);      /* a pattern, or `every` and one */

/* ---- attrs.c, type.c ---- */

struct syn *pat_parse_attr_tests(struct parser *); /* { a == 1, exact } */
struct syn *pat_parse_attr_sets(struct parser *);  /* { ..c, a = 1 } */
struct syn *pat_parse_type(struct parser *);

/* ---- ops.c, block.c: declarations ---- */

struct syn *pat_parse_op(struct parser *);
struct syn *pat_parse_param(struct parser *);
struct syn *pat_parse_params(struct parser *);   /* (a, b), or NULL where there is no list */
struct syn *pat_parse_pattern_decl(struct parser *);
struct syn *pat_parse_rule(struct parser *);

#endif
