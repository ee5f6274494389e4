/* primary.c -- the smallest patterns and replacements.
 *
 *   primary := _ | name {. word} | var [( string )] | global [( string ) | string] | const
 *            | op [string] [tests] | approx ( number , number )
 *            | number | true | false | dtype [list] (number | list) | list
 *            | ( [field , ...] ) | if ( p, p, p ) | let ( p, p, p ) | dominates ( p, p, p )
 *            | fn ( args ) [tests] => pattern
 *
 * A dtype that no literal follows is a name: patterns may be called as one.
 */
#include "parse.h"

/* ---- numbers and constants ---- */

/* The sign is no part of a number's token: -9223372036854775808 is one all the same. */
static void set_int(struct parser *p, struct syn *s, const struct token *t, bool minus)
{
    s->i = minus ? -t->i : t->i;
    if (!t->big)
        return;
    if (minus && t->text == intern_str("9223372036854775808"))
        s->i = INT64_MIN;
    else
        fail(p, t->at, "the number is beyond 64 bits");
}

/* A number with its sign: INT or FLOAT. */
struct syn *parse_number(struct parser *p)
{
    struct syn *s = node(p, SYN_INT);
    const bool minus = accept(p, T_MINUS);
    const struct token *t = peek(p);
    if (t->kind != T_INT && t->kind != T_FLOAT) {
        unexpected(p, "a number");
        return s;
    }
    s->f = minus ? -t->f : t->f;
    if (t->kind == T_FLOAT)
        s->kind = SYN_FLOAT;
    else
        set_int(p, s, t, minus);
    take(p);
    return done(p, s);
}

/* A number, true or false. */
static struct syn *parse_scalar(struct parser *p)
{
    if (!is_next(p, T_TRUE) && !is_next(p, T_FALSE))
        return parse_number(p);
    struct syn *s = node(p, SYN_BOOL);
    s->i = take(p)->kind == T_TRUE;
    return done(p, s);
}

static bool is_scalar_next(const struct parser *p)
{
    return is_next(p, T_INT) || is_next(p, T_FLOAT) || is_next(p, T_MINUS) || is_next(p, T_TRUE) ||
           is_next(p, T_FALSE);
}

/* 0  -1.5  f32 0  [1, -1]  i64[2] [1, -1] */
static struct syn *parse_literal(struct parser *p)
{
    struct syn *s = node(p, SYN_LITERAL), *value, *shape = NULL;
    if (is_next(p, T_DTYPE))
        s->text = take(p)->text;
    if (!is_next(p, T_LBRACKET)) {
        value = parse_scalar(p);
    } else {
        value = parse_list(p);
        if (s->text && is_next(p, T_LBRACKET)) {
            shape = value;
            value = parse_list(p);
        }
    }
    add_kid(p, s, value);
    add_kid(p, s, shape);
    return done(p, s);
}

static struct syn *parse_dtype(struct parser *p)
{
    const enum token_kind next = peek_at(p, 1)->kind;
    const bool literal = next == T_INT || next == T_FLOAT || next == T_MINUS || next == T_TRUE ||
                         next == T_FALSE || next == T_LBRACKET;
    return literal ? parse_literal(p) : node_named(p, SYN_NAME, take(p));
}

static struct syn *parse_approx(struct parser *p)
{
    struct syn *s = node(p, SYN_APPROX);
    take(p);
    expect(p, T_LPAREN);
    add_kid(p, s, parse_number(p));
    expect(p, T_COMMA);
    add_kid(p, s, parse_number(p));
    expect(p, T_RPAREN);
    return done(p, s);
}

/* ---- names ---- */

/* c.op of `c.op(x)`, a callee in a replacement. */
static bool is_select_next(const struct parser *p)
{
    return p->in_replacement && is_next(p, T_DOT) && peek_at(p, 1)->kind == T_OP &&
           peek_at(p, 2)->kind == T_LPAREN;
}

static struct syn *parse_select(struct parser *p, struct syn *of)
{
    struct syn *s = node_from(SYN_SELECT, of);
    take(p);
    add_kid(p, s, of);
    set_name(s, take(p));
    return done(p, s);
}

/* A name, its parts joined by dots. */
static struct syn *parse_name(struct parser *p)
{
    struct syn *s = node_named(p, SYN_NAME, take(p));
    while (is_next(p, T_DOT) && is_word(peek_at(p, 1)->kind)) {
        if (is_select_next(p))
            return parse_select(p, s);
        take(p);
        s->name = format("%s.%s", s->name, take(p)->text);
        done(p, s);
        s->name_at = s->at;
    }
    return done(p, s);
}

static void take_text(struct parser *p, struct syn *s)
{
    const struct token *t = take(p);
    s->text = t->text;
    s->text_len = t->text_len;
}

/* var, var("x"), global, global("f"). */
static struct syn *parse_maybe_named(struct parser *p, enum syn_kind kind)
{
    struct syn *s = node(p, kind);
    take(p);
    if (is_next(p, T_LPAREN) && peek_at(p, 1)->kind == T_STRING) {
        take(p);
        take_text(p, s);
        expect(p, T_RPAREN);
    }
    return done(p, s);
}

/* global, global("f"), global "glob". */
static struct syn *parse_global(struct parser *p)
{
    if (peek_at(p, 1)->kind != T_STRING)
        return parse_maybe_named(p, SYN_GLOBAL);
    struct syn *s = node(p, SYN_GLOBAL_LIKE);
    take(p);
    take_text(p, s);
    return done(p, s);
}

/* op  op "glob"  op { kind <= broadcast } */
static struct syn *parse_operator(struct parser *p)
{
    struct syn *s = node(p, SYN_OPERATOR);
    take(p);
    if (is_next(p, T_STRING))
        take_text(p, s);
    add_kid(p, s, is_next(p, T_LBRACE) ? parse_attr_tests(p) : NULL);
    return done(p, s);
}

/* ---- forms with parts ---- */

static struct syn *parse_three(struct parser *p, enum syn_kind kind)
{
    struct syn *s = node(p, kind);
    take(p);
    expect(p, T_LPAREN);
    for (int i = 0; i < 3; i++) {
        if (i > 0)
            expect(p, T_COMMA);
        add_kid(p, s, parse_pattern(p));
    }
    expect(p, T_RPAREN);
    return done(p, s);
}

/* A field of a tuple, a parameter of a function. */
static struct syn *parse_field(struct parser *p)
{
    return is_next(p, T_ELLIPSIS) ? parse_rest(p) : parse_pattern(p);
}

static struct syn *parse_fn(struct parser *p)
{
    struct syn *s = node(p, SYN_FN);
    take(p);
    struct syn *params = node(p, SYN_PARAMS);
    expect(p, T_LPAREN);
    while (!is_next(p, T_RPAREN)) {
        add_kid(p, params, parse_field(p));
        if (!accept(p, T_COMMA))
            break;
    }
    expect(p, T_RPAREN);
    add_kid(p, s, done(p, params));
    add_kid(p, s, is_next(p, T_LBRACE) ? parse_attr_tests(p) : NULL);
    expect(p, T_FAT_ARROW);
    add_kid(p, s, parse_pattern(p));
    return done(p, s);
}

/* The node gets the parentheses, which begin at `open`, into its text; a name
 * does not, so that messages point to itself. */
struct syn *in_parens(struct parser *p, struct span open, struct syn *s)
{
    s->flags |= SYNF_PAREN;
    if (s->kind == SYN_NAME)
        return s;
    s->at.begin = open.begin;
    return done(p, s);
}

/* (p) is p; (p,) (p, q) (...) () are tuples. */
static struct syn *parse_parens(struct parser *p)
{
    struct syn *s = node(p, SYN_TUPLE);
    bool is_tuple = peek_at(p, 1)->kind == T_RPAREN || peek_at(p, 1)->kind == T_ELLIPSIS;
    take(p);
    while (!is_next(p, T_RPAREN)) {
        add_kid(p, s, parse_field(p));
        if (!accept(p, T_COMMA))
            break;
        is_tuple = true;
    }
    expect(p, T_RPAREN);
    if (is_tuple || s->n_kids != 1)
        return done(p, s);
    return in_parens(p, s->at, s->kid[0]);
}

static struct syn *parse_plain(struct parser *p, enum syn_kind kind)
{
    struct syn *s = node(p, kind);
    take(p);
    return done(p, s);
}

struct syn *parse_primary(struct parser *p)
{
    switch (peek(p)->kind) {
    case T_UNDERSCORE:
        return parse_plain(p, SYN_WILD);
    case T_CONST:
        return parse_plain(p, SYN_CONST);
    case T_NAME:
        if ((peek_at(p, 1)->kind == T_INT || peek_at(p, 1)->kind == T_FLOAT) &&
            take_for_dtype(p, "a dtype", false))
            return parse_dtype(p);
        return parse_name(p);
    case T_QUOTED:
        return parse_name(p);
    case T_VAR:
        return parse_maybe_named(p, SYN_VAR);
    case T_GLOBAL:
        return parse_global(p);
    case T_OP:
        return parse_operator(p);
    case T_APPROX:
        return parse_approx(p);
    case T_DTYPE:
        return parse_dtype(p);
    case T_LBRACKET:
        return parse_literal(p);
    case T_LPAREN:
        return parse_parens(p);
    case T_IF:
        return parse_three(p, SYN_IF);
    case T_LET:
        return parse_three(p, SYN_LET);
    case T_DOMINATES:
        return parse_three(p, SYN_DOMINATES);
    case T_FN:
        return parse_fn(p);
    default:
        if (is_scalar_next(p))
            return parse_literal(p);
        unexpected(p, p->in_replacement ? "a replacement" : "a pattern");
        return node(p, SYN_WILD);
    }
}
