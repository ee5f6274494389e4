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
 * A dotted name is a chain of FIELDs here: only check, which knows the captures,
 * can tell whether it is an operator.
 */
#include "parse.h"

/* ---- lists, sets ---- */

static struct syn *parse_item(struct parser *p)
{
    if (pat_is_next(p, T_UNDERSCORE)) {
        struct syn *hole = pat_node(p, SYN_WILD);
        pat_take(p);
        return pat_done(p, hole);
    }
    return pat_parse_expr(p);
}

/* `for` is no keyword; it is one behind the first item of a list. */
static struct syn *finish_comprehension(struct parser *p, struct syn *list, struct syn *item)
{
    list->kind = SYN_COMP;
    pat_take(p);
    pat_set_name(p->pat, list, pat_expect_name(p, "a name for the elements"));
    pat_expect(p, T_IN);
    pat_add_kid(p, list, item);
    pat_add_kid(p, list, pat_parse_expr(p));
    pat_expect(p, T_RBRACKET);
    return pat_done(p, list);
}

struct syn *pat_parse_list(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_LIST);
    pat_expect(p, T_LBRACKET);
    if (pat_accept(p, T_RBRACKET))
        return pat_done(p, s);
    do {
        struct syn *item = parse_item(p);
        if (s->n_kids == 0 && pat_is_name_next(p, "for"))
            return finish_comprehension(p, s, item);
        pat_add_kid(p, s, item);
    } while (pat_accept(p, T_COMMA));
    pat_expect(p, T_RBRACKET);
    return pat_done(p, s);
}

static struct syn *parse_set(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_SET);
    pat_expect(p, T_LBRACE);
    pat_parse_each(p, s, parse_item);
    pat_expect(p, T_RBRACE);
    return pat_done(p, s);
}

/* What stands behind `in`. */
static struct syn *parse_set_or_range(struct parser *p)
{
    if (pat_is_next(p, T_LBRACE))
        return parse_set(p);
    struct syn *low = pat_parse_arith(p);
    struct syn *s = pat_node_from(p, SYN_RANGE, low);
    if (low->kind == SYN_LIST)
        pat_fail(p, low->at, "behind 'in' stands a set {a, b} or a range lo..hi, not a list");
    if (!pat_is_next(p, T_DOTDOT))
        pat_unexpected(p, "'..': behind 'in' stands a set {a, b} or a range lo..hi");
    pat_take(p);
    pat_add_kid(p, s, pat_parse_arith(p));
    return pat_done(p, s);
}

/* ---- primaries ---- */

/* `( expr, ... )` behind a callee; s is the call.  The second argument of
 * attr(x, dtype) is an attribute's name, whatever the word. */
static void parse_args(struct parser *p, struct syn *s, bool of_attr)
{
    pat_expect(p, T_LPAREN);
    if (pat_accept(p, T_RPAREN))
        return;
    const int before = s->n_kids;
    do {
        if (of_attr && s->n_kids == before + 1)
            pat_add_kid(p, s, pat_node_named(p, SYN_NAME, pat_expect_word(p, "an attribute's name")));
        else
            pat_add_kid(p, s, pat_parse_expr(p));
    } while (pat_accept(p, T_COMMA));
    pat_expect(p, T_RPAREN);
}

static struct syn *parse_extern(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_EXTERN);
    pat_take(p);
    pat_set_name(p->pat, s, pat_expect_name(p, "the name of a C predicate"));
    parse_args(p, s, false);
    return pat_done(p, s);
}

static struct syn *parse_parens(struct parser *p)
{
    const struct span open = pat_here(p);
    pat_take(p);
    struct syn *s = pat_parse_expr(p);
    if (pat_is_next(p, T_COMMA))
        pat_fail(p, pat_here(p), "a list is [1, 2], and a set behind 'in' is {1, 2}");
    pat_expect(p, T_RPAREN);
    return pat_in_parens(p, open, s);
}

static struct syn *parse_word(struct parser *p, enum syn_kind kind)
{
    struct syn *s = pat_node(p, kind);
    const struct token *t = pat_take(p);
    s->text = t->text;
    s->text_len = t->text_len;
    s->i = t->kind == T_TRUE;
    return pat_done(p, s);
}

static struct syn *parse_name(struct parser *p)
{
    return pat_node_named(p, SYN_NAME, pat_take(p));
}

static struct syn *parse_prim(struct parser *p)
{
    static parse_fn *const by_token[N_TOKENS] = {
        [T_INT] = pat_parse_number, [T_FLOAT] = pat_parse_number, [T_NAME] = parse_name,
        [T_QUOTED] = parse_name,    [T_LPAREN] = parse_parens,    [T_LBRACKET] = pat_parse_list,
        [T_EXTERN] = parse_extern,
    };
    static const enum syn_kind words[N_TOKENS] = {[T_STRING] = SYN_STRING,
                                                  [T_DTYPE] = SYN_DTYPE,
                                                  [T_TRUE] = SYN_BOOL,
                                                  [T_FALSE] = SYN_BOOL,
                                                  [T_NONE] = SYN_NONE};
    const enum token_kind next = pat_peek(p)->kind;
    if (by_token[next])
        return by_token[next](p);
    if (words[next])
        return parse_word(p, words[next]);
    pat_unexpected(p, "a value");
    return pat_node(p, SYN_NONE);
}

/* ---- postfix operators ---- */

static struct syn *parse_call(struct parser *p, struct syn *callee)
{
    struct syn *s = pat_node_from(p, SYN_CALL, callee);
    if (callee->kind != SYN_NAME)
        pat_fail(p, pat_here(p),
                 callee->kind == SYN_FIELD ? "a property or an attribute stands without parentheses"
                                           : "only a function or a predicate can be called in a condition");
    callee->flags |= SYNF_FUNCTION;
    parse_args(p, s, callee->name == pat_intern_str(p->pat, "attr"));
    return pat_done(p, s);
}

static struct syn *parse_index(struct parser *p, struct syn *list)
{
    struct syn *s = pat_node_from(p, SYN_INDEX, list);
    pat_take(p);
    pat_add_kid(p, s, pat_parse_expr(p));
    pat_expect(p, T_RBRACKET);
    return pat_done(p, s);
}

static struct syn *parse_member(struct parser *p, enum syn_kind kind, struct syn *of)
{
    struct syn *s = pat_node_from(p, kind, of);
    pat_take(p);
    pat_set_name(p->pat, s,
                 pat_expect_word(p, kind == SYN_FACT ? "the name of a fact" : "the name of an attribute"));
    return pat_done(p, s);
}

static struct syn *parse_post(struct parser *p)
{
    struct syn *s = parse_prim(p);
    for (;;) {
        if (pat_is_next(p, T_DOT))
            s = parse_member(p, SYN_FIELD, s);
        else if (pat_is_next(p, T_HASH))
            s = parse_member(p, SYN_FACT, s);
        else if (pat_is_next(p, T_LBRACKET))
            s = parse_index(p, s);
        else if (pat_is_next(p, T_LPAREN))
            s = parse_call(p, s);
        else
            return s;
    }
}

/* ---- operators ---- */

static bool is_number_behind_minus(const struct parser *p)
{
    const enum token_kind kind = pat_peek_at(p, 1)->kind;
    return pat_is_next(p, T_MINUS) && (kind == T_INT || kind == T_FLOAT);
}

static struct syn *parse_unary(struct parser *p)
{
    if (is_number_behind_minus(p))
        return pat_parse_number(p);
    if (!pat_is_next(p, T_MINUS))
        return parse_post(p);
    struct syn *s = pat_node(p, SYN_UNARY);
    s->tok = (int)pat_take(p)->kind;
    if (pat_enter(p))
        pat_add_kid(p, s, parse_unary(p));
    else
        pat_add_kid(p, s, pat_node(p, SYN_NONE));
    pat_leave(p);
    return pat_done(p, s);
}

struct syn *pat_parse_arith(struct parser *p)
{
    static const uint8_t priority[N_TOKENS] = {
        [T_PLUS] = 1, [T_MINUS] = 1, [T_STAR] = 2, [T_SLASH] = 2, [T_PERCENT] = 2};
    return pat_parse_binary(p, parse_unary, priority, 1);
}

/* The operator is next; s gets it and its right side. */
void pat_parse_comparison(struct parser *p, struct syn *s)
{
    const struct token *t = pat_take(p);
    s->tok = (int)t->kind;
    if (t->kind == T_IN) {
        pat_add_kid(p, s, parse_set_or_range(p));
        return;
    }
    pat_add_kid(p, s, pat_parse_arith(p));
    if (t->kind == T_APPROX_EQ)
        pat_add_kid(p, s, pat_accept(p, T_PLUS_MINUS) ? pat_parse_arith(p) : NULL);
}

static bool is_comparison(enum token_kind kind)
{
    return kind == T_EQ || kind == T_NE || kind == T_LT || kind == T_LE || kind == T_GT || kind == T_GE ||
           kind == T_IN || kind == T_APPROX_EQ;
}

static struct syn *parse_test(struct parser *p)
{
    struct syn *left = pat_parse_arith(p);
    if (pat_is_next(p, T_ASSIGN))
        pat_unexpected(p, "'==' for a comparison");
    if (!is_comparison(pat_peek(p)->kind))
        return left;
    struct syn *s = pat_node_from(p, SYN_BINARY, left);
    s->name_at = pat_peek(p)->at;
    pat_parse_comparison(p, s);
    if (is_comparison(pat_peek(p)->kind))
        pat_fail(p, pat_here(p), "comparisons are not chained; join two of them by 'and'");
    return pat_done(p, s);
}

static struct syn *parse_not(struct parser *p)
{
    if (pat_is_next(p, T_BANG) && !pat_is_silent(p)) {
        pat_error_at(p->pat, pat_here(p), "expected a condition, found '!'");
        pat_hint(p->pat, "write 'not'");
    } else if (!pat_is_next(p, T_NOT) && !pat_is_next(p, T_BANG)) {
        return parse_test(p);
    }
    struct syn *s = pat_node(p, SYN_UNARY);
    pat_take(p);
    s->tok = T_NOT;
    if (pat_enter(p))
        pat_add_kid(p, s, parse_not(p));
    else
        pat_add_kid(p, s, pat_node(p, SYN_NONE));
    pat_leave(p);
    return pat_done(p, s);
}

/* The `?` of { a = c.b? }, no choice. */
bool pat_is_mark_next(const struct parser *p)
{
    const enum token_kind behind = pat_peek_at(p, 1)->kind;
    return p->in_replacement && pat_is_next(p, T_QUESTION) && (behind == T_COMMA || behind == T_RBRACE);
}

static struct syn *parse_choice(struct parser *p)
{
    static const uint8_t priority[N_TOKENS] = {[T_OR] = 1, [T_AND] = 2};
    struct syn *s = pat_parse_binary(p, parse_not, priority, 1);
    if (!pat_is_next(p, T_QUESTION) || pat_is_mark_next(p))
        return s;
    struct syn *choice = pat_node_from(p, SYN_COND, s);
    pat_take(p);
    pat_add_kid(p, choice, pat_parse_expr(p));
    pat_expect(p, T_COLON);
    pat_add_kid(p, choice, pat_parse_expr(p));
    return pat_done(p, choice);
}

struct syn *pat_parse_expr(struct parser *p)
{
    struct syn *s = pat_enter(p) ? parse_choice(p) : pat_node(p, SYN_NONE);
    pat_leave(p);
    return s;
}

/* where c1, c2: the keyword is next; what ends it is the caller's. */
struct syn *pat_parse_where(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_WHERE);
    pat_expect(p, T_WHERE);
    pat_parse_each(p, s, pat_parse_expr);
    return pat_done(p, s);
}
