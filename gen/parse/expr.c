/* expr.c -- conditions, and the values of attributes.
 *
 *   expr  := or [? expr : expr]
 *   or    := and {or and}          and  := not {and not}
 *   not   := `not` not | test
 *   test  := sum [(== != < <= > >=) sum | in (set | sum .. sum) | ~= sum [+- sum]]
 *   sum   := prod {(+ -) prod}     prod := unary {(* / %) unary}
 *   unary := - unary | post
 *   post  := prim {. word | # word | [ expr ] | ( expr, ... )}
 *   prim  := number | string | dtype | true | false | none | name | ( expr ) | list
 *          | extern name ( expr, ... )
 *   list  := [ expr for name in expr ] | [ item, ... ]      item := _ | expr
 *
 * A dotted name is a chain of FIELDs here: whether it is an operator, only
 * check knows, who knows the captures.
 */
#include "parse.h"

/* ---- lists, sets ---- */

static struct syn *parse_item(struct parser *p)
{
    if (is_next(p, T_UNDERSCORE)) {
        struct syn *hole = node(p, SYN_WILD);
        take(p);
        return done(p, hole);
    }
    return parse_expr(p);
}

/* `for` is no keyword; it is one behind the first item of a list. */
static struct syn *finish_comprehension(struct parser *p, struct syn *list, struct syn *item)
{
    list->kind = SYN_COMP;
    take(p);
    set_name(list, expect_name(p, "a name for the elements"));
    expect(p, T_IN);
    add_kid(p, list, item);
    add_kid(p, list, parse_expr(p));
    expect(p, T_RBRACKET);
    return done(p, list);
}

struct syn *parse_list(struct parser *p)
{
    struct syn *s = node(p, SYN_LIST);
    expect(p, T_LBRACKET);
    if (accept(p, T_RBRACKET))
        return done(p, s);
    do {
        struct syn *item = parse_item(p);
        if (s->n_kids == 0 && is_name_next(p, "for"))
            return finish_comprehension(p, s, item);
        add_kid(p, s, item);
    } while (accept(p, T_COMMA));
    expect(p, T_RBRACKET);
    return done(p, s);
}

static struct syn *parse_set(struct parser *p)
{
    struct syn *s = node(p, SYN_SET);
    expect(p, T_LBRACE);
    do
        add_kid(p, s, parse_item(p));
    while (accept(p, T_COMMA));
    expect(p, T_RBRACE);
    return done(p, s);
}

/* What stands behind `in`. */
static struct syn *parse_set_or_range(struct parser *p)
{
    if (is_next(p, T_LBRACE))
        return parse_set(p);
    struct syn *low = parse_arith(p);
    struct syn *s = node_from(SYN_RANGE, low);
    if (low->kind == SYN_LIST)
        fail(p, low->at, "behind 'in' stands a set {a, b} or a range lo..hi, not a list");
    if (!is_next(p, T_DOTDOT))
        unexpected(p, "'..': behind 'in' stands a set {a, b} or a range lo..hi");
    take(p);
    add_kid(p, s, low);
    add_kid(p, s, parse_arith(p));
    return done(p, s);
}

/* ---- primaries ---- */

/* `( expr, ... )` behind a callee; s is the call.  The second argument of
 * attr(x, dtype) is an attribute's name, whatever the word. */
static void parse_args(struct parser *p, struct syn *s, bool of_attr)
{
    expect(p, T_LPAREN);
    if (accept(p, T_RPAREN))
        return;
    const int before = s->n_kids;
    do {
        if (of_attr && s->n_kids == before + 1)
            add_kid(p, s, node_named(p, SYN_NAME, expect_word(p, "an attribute's name")));
        else
            add_kid(p, s, parse_expr(p));
    } while (accept(p, T_COMMA));
    expect(p, T_RPAREN);
}

static struct syn *parse_extern(struct parser *p)
{
    struct syn *s = node(p, SYN_EXTERN);
    take(p);
    set_name(s, expect_name(p, "the name of a C predicate"));
    parse_args(p, s, false);
    return done(p, s);
}

static struct syn *parse_parens(struct parser *p)
{
    const struct span open = here(p);
    take(p);
    struct syn *s = parse_expr(p);
    if (is_next(p, T_COMMA))
        fail(p, here(p), "a list is [1, 2], and a set behind 'in' is {1, 2}");
    expect(p, T_RPAREN);
    return in_parens(p, open, s);
}

static struct syn *parse_word(struct parser *p, enum syn_kind kind)
{
    struct syn *s = node(p, kind);
    const struct token *t = take(p);
    s->text = t->text;
    s->text_len = t->text_len;
    s->i = t->kind == T_TRUE;
    return done(p, s);
}

static struct syn *parse_prim(struct parser *p)
{
    switch (peek(p)->kind) {
    case T_INT:
    case T_FLOAT:
        return parse_number(p);
    case T_STRING:
        return parse_word(p, SYN_STRING);
    case T_DTYPE:
        return parse_word(p, SYN_DTYPE);
    case T_TRUE:
    case T_FALSE:
        return parse_word(p, SYN_BOOL);
    case T_NONE:
        return parse_word(p, SYN_NONE);
    case T_NAME:
    case T_QUOTED:
        return node_named(p, SYN_NAME, take(p));
    case T_LPAREN:
        return parse_parens(p);
    case T_LBRACKET:
        return parse_list(p);
    case T_EXTERN:
        return parse_extern(p);
    default:
        unexpected(p, "a value");
        return node(p, SYN_NONE);
    }
}

/* ---- postfix operators ---- */

static struct syn *parse_call(struct parser *p, struct syn *callee)
{
    struct syn *s = node_from(SYN_CALL, callee);
    add_kid(p, s, callee);
    if (callee->kind != SYN_NAME)
        fail(p, here(p),
             callee->kind == SYN_FIELD ? "a property or an attribute stands without parentheses"
                                       : "only a function or a predicate can be called in a condition");
    parse_args(p, s, callee->name == intern_str("attr"));
    return done(p, s);
}

static struct syn *parse_index(struct parser *p, struct syn *list)
{
    struct syn *s = node_from(SYN_INDEX, list);
    take(p);
    add_kid(p, s, list);
    add_kid(p, s, parse_expr(p));
    expect(p, T_RBRACKET);
    return done(p, s);
}

static struct syn *parse_member(struct parser *p, enum syn_kind kind, struct syn *of)
{
    struct syn *s = node_from(kind, of);
    take(p);
    add_kid(p, s, of);
    set_name(s, expect_word(p, kind == SYN_FACT ? "the name of a fact" : "the name of an attribute"));
    return done(p, s);
}

static struct syn *parse_post(struct parser *p)
{
    struct syn *s = parse_prim(p);
    for (;;) {
        if (is_next(p, T_DOT))
            s = parse_member(p, SYN_FIELD, s);
        else if (is_next(p, T_HASH))
            s = parse_member(p, SYN_FACT, s);
        else if (is_next(p, T_LBRACKET))
            s = parse_index(p, s);
        else if (is_next(p, T_LPAREN))
            s = parse_call(p, s);
        else
            return s;
    }
}

/* ---- operators ---- */

static bool is_number_behind_minus(const struct parser *p)
{
    const enum token_kind kind = peek_at(p, 1)->kind;
    return is_next(p, T_MINUS) && (kind == T_INT || kind == T_FLOAT);
}

static struct syn *parse_unary(struct parser *p)
{
    if (is_number_behind_minus(p))
        return parse_number(p);
    if (!is_next(p, T_MINUS))
        return parse_post(p);
    struct syn *s = node(p, SYN_UNARY);
    s->tok = take(p)->kind;
    if (enter(p))
        add_kid(p, s, parse_unary(p));
    else
        add_kid(p, s, node(p, SYN_NONE));
    leave(p);
    return done(p, s);
}

static struct syn *parse_product(struct parser *p)
{
    struct syn *s = parse_unary(p);
    while (is_next(p, T_STAR) || is_next(p, T_SLASH) || is_next(p, T_PERCENT))
        s = parse_binary(p, s, parse_unary);
    return s;
}

struct syn *parse_arith(struct parser *p)
{
    struct syn *s = parse_product(p);
    while (is_next(p, T_PLUS) || is_next(p, T_MINUS))
        s = parse_binary(p, s, parse_product);
    return s;
}

/* The operator is next; s gets it and its right side. */
void parse_comparison(struct parser *p, struct syn *s)
{
    const struct token *t = take(p);
    s->tok = t->kind;
    if (t->kind == T_IN) {
        add_kid(p, s, parse_set_or_range(p));
        return;
    }
    add_kid(p, s, parse_arith(p));
    if (t->kind == T_APPROX_EQ)
        add_kid(p, s, accept(p, T_PLUS_MINUS) ? parse_arith(p) : NULL);
}

static bool is_comparison(enum token_kind kind)
{
    return kind == T_EQ || kind == T_NE || kind == T_LT || kind == T_LE || kind == T_GT || kind == T_GE ||
           kind == T_IN || kind == T_APPROX_EQ;
}

static struct syn *parse_test(struct parser *p)
{
    struct syn *left = parse_arith(p);
    if (is_next(p, T_ASSIGN))
        unexpected(p, "'==' for a comparison");
    if (!is_comparison(peek(p)->kind))
        return left;
    struct syn *s = node_from(SYN_BINARY, left);
    s->name_at = peek(p)->at;
    add_kid(p, s, left);
    parse_comparison(p, s);
    if (is_comparison(peek(p)->kind))
        fail(p, here(p), "comparisons are not chained; join two of them by 'and'");
    return done(p, s);
}

static struct syn *parse_not(struct parser *p)
{
    if (is_next(p, T_BANG) && !is_silent(p)) {
        error_at(here(p), "expected a condition, found '!'");
        hint("write 'not'");
    } else if (!is_next(p, T_NOT) && !is_next(p, T_BANG)) {
        return parse_test(p);
    }
    struct syn *s = node(p, SYN_UNARY);
    take(p);
    s->tok = T_NOT;
    if (enter(p))
        add_kid(p, s, parse_not(p));
    else
        add_kid(p, s, node(p, SYN_NONE));
    leave(p);
    return done(p, s);
}

static struct syn *parse_and(struct parser *p)
{
    struct syn *s = parse_not(p);
    while (is_next(p, T_AND))
        s = parse_binary(p, s, parse_not);
    return s;
}

static struct syn *parse_or(struct parser *p)
{
    struct syn *s = parse_and(p);
    while (is_next(p, T_OR))
        s = parse_binary(p, s, parse_and);
    return s;
}

/* The `?` of { a = c.b? }, no choice. */
bool is_mark_next(const struct parser *p)
{
    const enum token_kind behind = peek_at(p, 1)->kind;
    return p->in_replacement && is_next(p, T_QUESTION) && (behind == T_COMMA || behind == T_RBRACE);
}

static struct syn *parse_choice(struct parser *p)
{
    struct syn *s = parse_or(p);
    if (!is_next(p, T_QUESTION) || is_mark_next(p))
        return s;
    struct syn *choice = node_from(SYN_COND, s);
    take(p);
    add_kid(p, choice, s);
    add_kid(p, choice, parse_expr(p));
    expect(p, T_COLON);
    add_kid(p, choice, parse_expr(p));
    return done(p, choice);
}

struct syn *parse_expr(struct parser *p)
{
    struct syn *s = enter(p) ? parse_choice(p) : node(p, SYN_NONE);
    leave(p);
    return s;
}

/* where c1, c2: the keyword is next; what ends it is the caller's. */
struct syn *parse_where(struct parser *p)
{
    struct syn *s = node(p, SYN_WHERE);
    expect(p, T_WHERE);
    do
        add_kid(p, s, parse_expr(p));
    while (accept(p, T_COMMA));
    return done(p, s);
}
