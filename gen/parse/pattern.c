/* pattern.c -- the operators of patterns and of replacements.
 *
 *   pattern := and {| and}           and  := typed {& typed}
 *   typed   := sum {: type}          sum  := prod {(+ -) prod}
 *   prod    := not {(* /) not}       not  := ! not | post
 *   post    := primary {( args ) | ?( args ) | { tests } | . index | . *}
 *   args    := [arg {, arg}]         arg  := ... [name] | every pattern | pattern [?]
 *
 * A replacement has the same form; its braces set attributes, c.op(...) calls what c
 * calls, and `-> 3` after a call is its number of results.
 */
#include "parse.h"

/* ---- calls ---- */

/* ... or ...rest */
struct syn *pat_parse_rest(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_REST);
    pat_take(p);
    if (pat_is_next(p, T_NAME) || pat_is_next(p, T_QUOTED))
        pat_set_name(p->pat, s, pat_take(p));
    return pat_done(p, s);
}

struct syn *pat_parse_root(struct parser *p)
{
    if (!pat_is_next(p, T_EVERY))
        return pat_parse_pattern(p);
    struct syn *s = pat_node(p, SYN_EVERY_OF);
    pat_take(p);
    pat_add_kid(p, s, pat_parse_pattern(p));
    return pat_done(p, s);
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
    if (pat_is_next(p, T_ELLIPSIS))
        return pat_parse_rest(p);
    struct syn *arg = pat_parse_root(p);
    if (arg->kind == SYN_EVERY_OF || !pat_is_next(p, T_QUESTION))
        return arg;
    if (is_looser_than_question(arg))
        pat_fail(p, pat_here(p),
                 "'?' binds to what stands right before it; put the operand in parentheses: (a & b)?");
    struct syn *s = pat_node_from(p, SYN_OPT_ARG, arg);
    pat_take(p);
    return pat_done(p, s);
}

static struct syn *parse_call(struct parser *p, struct syn *callee)
{
    struct syn *s = pat_node_from(p, SYN_CALL, callee);
    if (pat_accept(p, T_QUESTION))
        s->flags |= SYNF_OPTIONAL_CALL;
    pat_expect(p, T_LPAREN);
    if (pat_accept(p, T_RPAREN))
        return pat_done(p, s);
    pat_parse_each(p, s, parse_arg);
    if (pat_is_next(p, T_ASSIGN))
        pat_fail(p, pat_here(p), "attributes stand in braces behind a call: f(x) { a == 1 }");
    pat_expect(p, T_RPAREN);
    return pat_done(p, s);
}

/* -> 3, of a call in a replacement: so many results. */
static void parse_results(struct parser *p, struct syn *call)
{
    if (!p->in_replacement || call->kind != SYN_CALL)
        pat_fail(p, pat_here(p), "only a new call of a replacement tells its number of results; what a rule makes stands behind 'rewrite'");
    pat_take(p);
    call->flags |= SYNF_RESULTS;
    if (!pat_is_next(p, T_INT))
        pat_unexpected(p, "a number of results");
    const struct token *t = pat_take(p);
    if (t->kind == T_INT && (t->big || t->i < 1 || t->i > UINT16_MAX))
        pat_fail(p, t->at, "a call has 1 to 65535 results");
    call->i = t->i;
    pat_done(p, call);
}

/* ---- other postfix forms ---- */

static struct syn *parse_with(struct parser *p, struct syn *of)
{
    struct syn *s = pat_node_from(p, SYN_WITH, of);
    pat_add_kid(p, s, p->in_replacement ? pat_parse_attr_sets(p) : pat_parse_attr_tests(p));
    return pat_done(p, s);
}

/* p.0, p.-1 or p.*; the dot is next. */
static struct syn *parse_get(struct parser *p, struct syn *of)
{
    struct syn *s = pat_node_from(p, SYN_GET, of);
    pat_take(p);
    s->name_at = pat_here(p);
    if (pat_accept(p, T_STAR)) {
        s->flags |= SYNF_ANY_INDEX;
        return pat_done(p, s);
    }
    const bool from_back = pat_accept(p, T_MINUS);
    const struct token *t = pat_peek(p);
    if (of->kind == SYN_OPERATOR && !pat_is_next(p, T_INT))
        pat_fail(p, of->at, "'op' is any operator, called as op(x); one of them is called by its name alone, as in f(x)");
    if (!pat_accept(p, T_INT)) {
        pat_unexpected(p, from_back ? "digits" : "the index of a projection, or '*'");
        return pat_done(p, s);
    }
    s->name_at = pat_span_join(s->name_at, t->at);
    s->i = from_back ? -t->i : t->i;
    if (t->big || t->i > UINT16_MAX)
        pat_fail(p, t->at, "the index of a projection is at most 65535");
    else if (from_back && t->i == 0)
        pat_fail(p, s->name_at, "the last field is .-1, there is no .-0");
    return pat_done(p, s);
}

static struct syn *parse_postfix(struct parser *p)
{
    struct syn *s = pat_parse_primary(p);
    for (;;) {
        if (pat_is_next(p, T_LPAREN) || (pat_is_next(p, T_QUESTION) && pat_peek_at(p, 1)->kind == T_LPAREN))
            s = parse_call(p, s);
        else if (pat_is_next(p, T_LBRACE))
            s = parse_with(p, s);
        else if (pat_is_next(p, T_DOT))
            s = parse_get(p, s);
        else if (pat_is_next(p, T_ARROW))
            parse_results(p, s);
        else
            return s;
    }
}

/* ---- operators ---- */

static struct syn *parse_not(struct parser *p)
{
    if (!pat_is_next(p, T_BANG))
        return parse_postfix(p);
    struct syn *s = pat_node(p, SYN_NOT_P);
    pat_take(p);
    pat_add_kid(p, s, pat_enter(p) ? parse_not(p) : pat_node(p, SYN_WILD));
    pat_leave(p);
    return pat_done(p, s);
}

static struct syn *parse_typed(struct parser *p)
{
    static const uint8_t priority[N_TOKENS] = {[T_PLUS] = 1, [T_MINUS] = 1, [T_STAR] = 2, [T_SLASH] = 2};
    struct syn *s = pat_parse_binary(p, parse_not, priority, 1);
    while (pat_is_next(p, T_COLON)) {
        struct syn *typed = pat_node_from(p, SYN_TYPED, s);
        pat_take(p);
        pat_add_kid(p, typed, pat_parse_type(p));
        s = pat_done(p, typed);
    }
    return s;
}

/* a | b | c as one node with three kids. */
static struct syn *parse_row(struct parser *p, enum syn_kind kind, enum token_kind separator,
                             parse_fn *parse_part)
{
    struct syn *first = parse_part(p);
    if (!pat_is_next(p, separator))
        return first;
    struct syn *s = pat_node_from(p, kind, first);
    s->name_at = pat_here(p);
    while (pat_accept(p, separator))
        pat_add_kid(p, s, parse_part(p));
    return pat_done(p, s);
}

static struct syn *parse_and(struct parser *p)
{
    return parse_row(p, SYN_AND, T_AMP, parse_typed);
}

struct syn *pat_parse_pattern(struct parser *p)
{
    struct syn *s = pat_enter(p) ? parse_row(p, SYN_ALT, T_BAR, parse_and) : pat_node(p, SYN_WILD);
    pat_leave(p);
    return s;
}
