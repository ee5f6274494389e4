/* pattern.c -- the operators of patterns and of replacements.
 *
 *   pattern := and {| and}           and  := typed {& typed}
 *   typed   := sum {: type}          sum  := prod {(+ -) prod}
 *   prod    := not {(* /) not}       not  := ! not | post
 *   post    := primary {( args ) | ?( args ) | { tests } | . index | . *}
 *   args    := [arg {, arg}]         arg  := ... [name] | every pattern | pattern [?]
 *
 * A replacement has the same form; its braces set attributes, c.op(...) calls
 * what c calls, and `-> 3` behind a call says how many results it has.
 */
#include "parse.h"

/* ---- calls ---- */

/* ... or ...rest */
struct syn *parse_rest(struct parser *p)
{
    struct syn *s = node(p, SYN_REST);
    take(p);
    if (is_next(p, T_NAME) || is_next(p, T_QUOTED))
        set_name(s, take(p));
    return done(p, s);
}

static struct syn *parse_every(struct parser *p)
{
    struct syn *s = node(p, SYN_EVERY_OF);
    take(p);
    add_kid(p, s, parse_pattern(p));
    return done(p, s);
}

/* Would `?` belong to the last part only?  It binds more strongly than these. */
static bool is_looser_than_question(const struct syn *s)
{
    if (s->flags & SYNF_PAREN)
        return false;
    return s->kind == SYN_ALT || s->kind == SYN_AND || s->kind == SYN_TYPED || s->kind == SYN_BINARY ||
           s->kind == SYN_NOT_P;
}

static struct syn *parse_arg(struct parser *p)
{
    if (is_next(p, T_ELLIPSIS))
        return parse_rest(p);
    if (is_next(p, T_EVERY))
        return parse_every(p);
    struct syn *arg = parse_pattern(p);
    if (!is_next(p, T_QUESTION))
        return arg;
    if (is_looser_than_question(arg))
        fail(p, here(p),
             "'?' binds to what stands right before it; put the operand in parentheses: (a & b)?");
    struct syn *s = node_from(SYN_OPT_ARG, arg);
    take(p);
    add_kid(p, s, arg);
    return done(p, s);
}

static struct syn *parse_call(struct parser *p, struct syn *callee)
{
    struct syn *s = node_from(SYN_CALL, callee);
    add_kid(p, s, callee);
    if (accept(p, T_QUESTION))
        s->flags |= SYNF_OPTIONAL_CALL;
    expect(p, T_LPAREN);
    if (accept(p, T_RPAREN))
        return done(p, s);
    do
        add_kid(p, s, parse_arg(p));
    while (accept(p, T_COMMA));
    if (is_next(p, T_ASSIGN))
        fail(p, here(p), "attributes stand in braces behind a call: f(x) { a == 1 }");
    expect(p, T_RPAREN);
    return done(p, s);
}

/* -> 3, of a call in a replacement: so many results. */
static void parse_results(struct parser *p, struct syn *call)
{
    if (!p->in_replacement || call->kind != SYN_CALL)
        fail(p, here(p), "only a new call of a replacement tells its number of results");
    take(p);
    call->flags |= SYNF_RESULTS;
    if (!is_next(p, T_INT))
        unexpected(p, "a number of results");
    const struct token *t = take(p);
    if (t->kind == T_INT && (t->big || t->i < 1 || t->i > UINT16_MAX))
        fail(p, t->at, "a call has 1 to 65535 results");
    call->i = t->i;
    done(p, call);
}

/* ---- other postfix forms ---- */

static struct syn *parse_with(struct parser *p, struct syn *of)
{
    struct syn *s = node_from(SYN_WITH, of);
    add_kid(p, s, of);
    add_kid(p, s, p->in_replacement ? parse_attr_sets(p) : parse_attr_tests(p));
    return done(p, s);
}

/* p.0, p.-1 or p.*; the dot is next. */
static struct syn *parse_get(struct parser *p, struct syn *of)
{
    struct syn *s = node_from(SYN_GET, of);
    take(p);
    add_kid(p, s, of);
    s->name_at = here(p);
    if (accept(p, T_STAR)) {
        s->flags |= SYNF_ANY_INDEX;
        return done(p, s);
    }
    const bool from_back = accept(p, T_MINUS);
    const struct token *t = peek(p);
    if (!accept(p, T_INT)) {
        unexpected(p, from_back ? "digits" : "the index of a projection, or '*'");
        return done(p, s);
    }
    s->name_at = span_join(s->name_at, t->at);
    s->i = from_back ? -t->i : t->i;
    if (t->big || t->i > UINT16_MAX)
        fail(p, t->at, "the index of a projection is at most 65535");
    else if (from_back && t->i == 0)
        fail(p, s->name_at, "the last field is .-1, there is no .-0");
    return done(p, s);
}

struct syn *parse_postfix(struct parser *p)
{
    struct syn *s = parse_primary(p);
    for (;;) {
        if (is_next(p, T_LPAREN) || (is_next(p, T_QUESTION) && peek_at(p, 1)->kind == T_LPAREN))
            s = parse_call(p, s);
        else if (is_next(p, T_LBRACE))
            s = parse_with(p, s);
        else if (is_next(p, T_DOT))
            s = parse_get(p, s);
        else if (is_next(p, T_ARROW))
            parse_results(p, s);
        else
            return s;
    }
}

/* ---- operators ---- */

static struct syn *parse_not(struct parser *p)
{
    if (!is_next(p, T_BANG))
        return parse_postfix(p);
    struct syn *s = node(p, SYN_NOT_P);
    take(p);
    add_kid(p, s, enter(p) ? parse_not(p) : node(p, SYN_WILD));
    leave(p);
    return done(p, s);
}

static struct syn *parse_product(struct parser *p)
{
    struct syn *s = parse_not(p);
    while (is_next(p, T_STAR) || is_next(p, T_SLASH))
        s = parse_binary(p, s, parse_not);
    return s;
}

static struct syn *parse_sum(struct parser *p)
{
    struct syn *s = parse_product(p);
    while (is_next(p, T_PLUS) || is_next(p, T_MINUS))
        s = parse_binary(p, s, parse_product);
    return s;
}

static struct syn *parse_typed(struct parser *p)
{
    struct syn *s = parse_sum(p);
    while (is_next(p, T_COLON)) {
        struct syn *typed = node_from(SYN_TYPED, s);
        take(p);
        add_kid(p, typed, s);
        add_kid(p, typed, parse_type(p));
        s = done(p, typed);
    }
    return s;
}

/* a | b | c as one node with three kids. */
static struct syn *parse_row(struct parser *p, enum syn_kind kind, enum token_kind separator,
                             struct syn *(*parse_part)(struct parser *))
{
    struct syn *first = parse_part(p);
    if (!is_next(p, separator))
        return first;
    struct syn *s = node_from(kind, first);
    s->name_at = here(p);
    add_kid(p, s, first);
    while (accept(p, separator))
        add_kid(p, s, parse_part(p));
    return done(p, s);
}

static struct syn *parse_and(struct parser *p)
{
    return parse_row(p, SYN_AND, T_AMP, parse_typed);
}

struct syn *parse_pattern(struct parser *p)
{
    struct syn *s = enter(p) ? parse_row(p, SYN_ALT, T_BAR, parse_and) : node(p, SYN_WILD);
    leave(p);
    return s;
}
