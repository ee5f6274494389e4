/* attrs.c -- what stands in braces behind a pattern or a replacement.
 *
 *   tests := { [test {, test}] }
 *   test  := word (== != < <= > >= = =~) sum | word in (set | range) | word ~= sum [+- sum]
 *          | exact          last
 *   sets  := { [set {, set}] }
 *   set   := .. name | word = expr [?]          ? in a replacement
 */
#include "parse.h"

static bool is_test(enum token_kind kind)
{
    switch (kind) {
    case T_EQ:
    case T_NE:
    case T_LT:
    case T_LE:
    case T_GT:
    case T_GE:
    case T_IN:
    case T_APPROX_EQ:
    case T_GLOB:
    case T_ASSIGN:
        return true;
    default:
        return false;
    }
}

static struct syn *parse_test(struct parser *p)
{
    struct syn *s = node(p, SYN_ATTR_TEST);
    set_name(s, expect_word(p, "an attribute's name"));
    if (is_test(peek(p)->kind))
        parse_comparison(p, s);
    else
        unexpected(p, "a comparison ('==', 'in', '~=', '=~' ...) behind the attribute's name");
    return done(p, s);
}

/* `exact` that is no attribute's name. */
static bool is_exact_next(const struct parser *p)
{
    return is_name_next(p, "exact") && !is_test(peek_at(p, 1)->kind);
}

struct syn *parse_attr_tests(struct parser *p)
{
    struct syn *s = node(p, SYN_ATTR_TESTS);
    expect(p, T_LBRACE);
    if (accept(p, T_RBRACE))
        return done(p, s);
    do {
        if (!is_exact_next(p)) {
            add_kid(p, s, parse_test(p));
            continue;
        }
        s->flags |= SYNF_EXACT;
        take(p);
        if (is_next(p, T_COMMA))
            fail(p, here(p), "'exact' stands last");
    } while (accept(p, T_COMMA));
    expect(p, T_RBRACE);
    return done(p, s);
}

static struct syn *parse_set(struct parser *p)
{
    if (is_next(p, T_DOTDOT)) {
        struct syn *s = node(p, SYN_SPREAD);
        take(p);
        add_kid(p, s, node_named(p, SYN_NAME, expect_name(p, "the name of a captured call")));
        return done(p, s);
    }
    struct syn *s = node(p, SYN_ATTR_SET);
    set_name(s, expect_word(p, "an attribute's name"));
    if (is_next(p, T_EQ))
        unexpected(p, "'=', which gives the attribute its value");
    expect(p, T_ASSIGN);
    struct syn *value = parse_expr(p);
    if (is_mark_next(p)) {
        struct syn *optional = node_from(SYN_OPT_ARG, value);
        take(p);
        add_kid(p, optional, value);
        value = done(p, optional);
    }
    add_kid(p, s, value);
    return done(p, s);
}

struct syn *parse_attr_sets(struct parser *p)
{
    struct syn *s = node(p, SYN_ATTRS);
    expect(p, T_LBRACE);
    if (accept(p, T_RBRACE))
        return done(p, s);
    do
        add_kid(p, s, parse_set(p));
    while (accept(p, T_COMMA));
    expect(p, T_RBRACE);
    return done(p, s);
}
