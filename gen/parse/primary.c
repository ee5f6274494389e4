/* primary.c -- the smallest patterns and replacements.
 *
 *   primary := _ | name {. word} | var [( string )] | global [( string ) | string] | const
 *            | op [string] [tests] | approx ( number , number )
 *            | number | true | false | dtype [list] (number | list) | list
 *            | ( [field , ...] ) | if ( p, p, p ) | let ( p, p, p ) | dominates ( p, p, p )
 *            | fn ( args ) [tests] => pattern
 *
 * A dtype that no literal follows is a name: patterns may have such names.
 */
#include "parse.h"

/* ---- numbers and constants ---- */

/* The sign is no part of a number's token: -9223372036854775808 is one all the same. */
static void set_int(struct parser *p, struct syn *s, const struct token *t, bool minus)
{
    s->i = minus ? -t->i : t->i;
    if (!t->big)
        return;
    if (minus && t->text == pat_intern_str(p->pat, "9223372036854775808"))
        s->i = INT64_MIN;
    else
        pat_fail(p, t->at, "the number is beyond 64 bits");
}

/* A number with its sign: INT or FLOAT. */
struct syn *pat_parse_number(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_INT);
    const bool minus = pat_accept(p, T_MINUS);
    const struct token *t = pat_peek(p);
    if (t->kind != T_INT && t->kind != T_FLOAT) {
        pat_unexpected(p, "a number");
        return s;
    }
    s->f = minus ? -t->f : t->f;
    if (t->kind == T_FLOAT)
        s->kind = SYN_FLOAT;
    else
        set_int(p, s, t, minus);
    pat_take(p);
    return pat_done(p, s);
}

/* A number, true or false. */
static struct syn *parse_scalar(struct parser *p)
{
    if (!pat_is_next(p, T_TRUE) && !pat_is_next(p, T_FALSE))
        return pat_parse_number(p);
    struct syn *s = pat_node(p, SYN_BOOL);
    s->i = pat_take(p)->kind == T_TRUE;
    return pat_done(p, s);
}

static bool is_scalar_next(const struct parser *p)
{
    return pat_is_next(p, T_INT) || pat_is_next(p, T_FLOAT) || pat_is_next(p, T_MINUS) ||
           pat_is_next(p, T_TRUE) || pat_is_next(p, T_FALSE);
}

/* 0  -1.5  f32 0  [1, -1]  i64[2] [1, -1] */
static struct syn *parse_literal(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_LITERAL), *value, *shape = NULL;
    if (pat_is_next(p, T_DTYPE))
        s->text = pat_take(p)->text;
    if (!pat_is_next(p, T_LBRACKET)) {
        value = parse_scalar(p);
    } else {
        value = pat_parse_list(p);
        if (s->text && pat_is_next(p, T_LBRACKET)) {
            shape = value;
            value = pat_parse_list(p);
        }
    }
    pat_add_kid(p, s, value);
    pat_add_kid(p, s, shape);
    return pat_done(p, s);
}

static struct syn *parse_dtype(struct parser *p)
{
    const enum token_kind next = pat_peek_at(p, 1)->kind;
    const bool literal = next == T_INT || next == T_FLOAT || next == T_MINUS || next == T_TRUE ||
                         next == T_FALSE || next == T_LBRACKET;
    return literal ? parse_literal(p) : pat_node_named(p, SYN_NAME, pat_take(p));
}

static struct syn *parse_approx(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_APPROX);
    pat_take(p);
    pat_expect(p, T_LPAREN);
    pat_add_kid(p, s, pat_parse_number(p));
    pat_expect(p, T_COMMA);
    pat_add_kid(p, s, pat_parse_number(p));
    pat_expect(p, T_RPAREN);
    return pat_done(p, s);
}

/* ---- names ---- */

/* c.op of `c.op(x)`, a callee in a replacement. */
static bool is_select_next(const struct parser *p)
{
    return p->in_replacement && pat_is_next(p, T_DOT) && pat_peek_at(p, 1)->kind == T_OP &&
           pat_peek_at(p, 2)->kind == T_LPAREN;
}

static struct syn *parse_select(struct parser *p, struct syn *of)
{
    struct syn *s = pat_node_from(p, SYN_SELECT, of);
    pat_take(p);
    pat_set_name(p->pat, s, pat_take(p));
    return pat_done(p, s);
}

/* A name, its parts joined by dots. */
static struct syn *parse_name(struct parser *p)
{
    struct syn *s = pat_node_named(p, SYN_NAME, pat_take(p));
    while (pat_is_next(p, T_DOT) && pat_is_word(pat_peek_at(p, 1)->kind)) {
        if (is_select_next(p))
            return parse_select(p, s);
        pat_take(p);
        s->name = pat_format(p->pat, "%s.%s", s->name, pat_take(p)->text);
        pat_done(p, s);
        s->name_at = s->at;
    }
    return pat_done(p, s);
}

static void take_text(struct parser *p, struct syn *s)
{
    const struct token *t = pat_take(p);
    s->text = t->text;
    s->text_len = t->text_len;
}

/* var, var("x"), global, global("f"). */
static struct syn *parse_maybe_named(struct parser *p, enum syn_kind kind)
{
    struct syn *s = pat_node(p, kind);
    pat_take(p);
    if (pat_is_next(p, T_LPAREN) && pat_peek_at(p, 1)->kind == T_STRING) {
        pat_take(p);
        take_text(p, s);
        pat_expect(p, T_RPAREN);
    }
    return pat_done(p, s);
}

/* global, global("f"), global "glob". */
static struct syn *parse_global(struct parser *p)
{
    if (pat_peek_at(p, 1)->kind != T_STRING)
        return parse_maybe_named(p, SYN_GLOBAL);
    struct syn *s = pat_node(p, SYN_GLOBAL_LIKE);
    pat_take(p);
    take_text(p, s);
    return pat_done(p, s);
}

/* op  op "glob"  op { kind <= broadcast } */
static struct syn *parse_operator(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_OPERATOR);
    pat_take(p);
    if (pat_is_next(p, T_STRING))
        take_text(p, s);
    pat_add_kid(p, s, pat_is_next(p, T_LBRACE) ? pat_parse_attr_tests(p) : NULL);
    return pat_done(p, s);
}

/* ---- forms with parts ---- */

static struct syn *parse_three(struct parser *p, enum syn_kind kind)
{
    struct syn *s = pat_node(p, kind);
    pat_take(p);
    pat_expect(p, T_LPAREN);
    for (int i = 0; i < 3; i++) {
        if (i > 0)
            pat_expect(p, T_COMMA);
        pat_add_kid(p, s, pat_parse_pattern(p));
    }
    pat_expect(p, T_RPAREN);
    return pat_done(p, s);
}

/* A field of a tuple, a parameter of a function. */
static struct syn *parse_field(struct parser *p)
{
    return pat_is_next(p, T_ELLIPSIS) ? pat_parse_rest(p) : pat_parse_pattern(p);
}

static struct syn *parse_fn_pattern(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_FN);
    pat_take(p);
    struct syn *params = pat_node(p, SYN_PARAMS);
    pat_parse_fields(p, params, parse_field);
    pat_add_kid(p, s, pat_done(p, params));
    pat_add_kid(p, s, pat_is_next(p, T_LBRACE) ? pat_parse_attr_tests(p) : NULL);
    pat_expect(p, T_FAT_ARROW);
    pat_add_kid(p, s, pat_parse_pattern(p));
    return pat_done(p, s);
}

/* The node gets the parentheses, which begin at `open`, into its text; a name
 * does not, so that messages point to itself. */
struct syn *pat_in_parens(struct parser *p, struct span open, struct syn *s)
{
    s->flags |= SYNF_PAREN;
    if (s->kind == SYN_NAME)
        return s;
    s->at.begin = open.begin;
    return pat_done(p, s);
}

/* (p) is p; (p,) (p, q) (...) () are tuples. */
static struct syn *parse_parens(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_TUPLE);
    const bool comma = pat_parse_fields(p, s, parse_field);
    if (comma || s->n_kids != 1 || s->kid[0]->kind == SYN_REST)
        return pat_done(p, s);
    return pat_in_parens(p, s->at, s->kid[0]);
}

static struct syn *parse_plain(struct parser *p, enum syn_kind kind)
{
    struct syn *s = pat_node(p, kind);
    pat_take(p);
    return pat_done(p, s);
}

/* A dtype with a size that it does not have, in front of a number; else a name. */
static struct syn *parse_name_or_dtype(struct parser *p)
{
    const enum token_kind behind = pat_peek_at(p, 1)->kind;
    if ((behind == T_INT || behind == T_FLOAT) && pat_take_for_dtype(p, "a dtype", false))
        return parse_dtype(p);
    return parse_name(p);
}

struct syn *pat_parse_primary(struct parser *p)
{
    static parse_fn *const by_token[N_TOKENS] = {
        [T_NAME] = parse_name_or_dtype, [T_QUOTED] = parse_name,   [T_GLOBAL] = parse_global,
        [T_OP] = parse_operator,        [T_APPROX] = parse_approx, [T_DTYPE] = parse_dtype,
        [T_LBRACKET] = parse_literal,   [T_LPAREN] = parse_parens, [T_FN] = parse_fn_pattern,
    };
    static const struct {
        struct syn *(*parse)(struct parser *, enum syn_kind);
        enum syn_kind kind;
    } forms[N_TOKENS] = {
        [T_UNDERSCORE] = {parse_plain, SYN_WILD}, [T_CONST] = {parse_plain, SYN_CONST},
        [T_VAR] = {parse_maybe_named, SYN_VAR},   [T_IF] = {parse_three, SYN_IF},
        [T_LET] = {parse_three, SYN_LET},         [T_DOMINATES] = {parse_three, SYN_DOMINATES},
    };
    const enum token_kind next = pat_peek(p)->kind;
    if (by_token[next])
        return by_token[next](p);
    if (forms[next].parse)
        return forms[next].parse(p, forms[next].kind);
    if (is_scalar_next(p))
        return parse_literal(p);
    pat_unexpected(p, p->in_replacement ? "a replacement" : "a pattern");
    return pat_node(p, SYN_WILD);
}
