/* attrs.c -- the braces after a pattern or a replacement.
 *
 *   tests := { [test {, test}] }
 *   test  := word (== != < <= > >= = =~) sum | word in (set | range) | word ~= sum [+- sum]
 *          | exact          last
 *   sets  := { [set {, set}] }
 *   set   := .. name | word = expr [?]          ? in a replacement
 */
#include "parse.h"
#include "pattern.h"

#include <string.h>

const struct test_row pat_tests[N_TESTS] = {
#define PAT_TEST(id, token, sign, takes, of, as, left, ...) \
    [TEST_##id] = {sign, T_##token, TAKES_##takes, OF_##of, LEFT_##left},
#include "lang/pat_tests.def"
};

bool pat_is_test_word(const char *text, size_t length)
{
    for (int i = 0; i < N_TESTS; i++)
        if (pat_tests[i].token == T_NAME && strlen(pat_tests[i].sign) == length &&
            memcmp(pat_tests[i].sign, text, length) == 0)
            return true;
    return false;
}

/* The test that the i-th of the tokens to come begins; N_TESTS: none. */
static enum test_op test_at(const struct parser *p, int i)
{
    const struct token *t = pat_peek_at(p, i);
    int test = 0;
    while (test < N_TESTS && (pat_tests[test].token != (int)t->kind ||
                              (t->kind == T_NAME && strcmp(t->text, pat_tests[test].sign) != 0)))
        test++;
    return (enum test_op)test;
}

static struct syn *parse_test(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_ATTR_TEST);
    pat_set_name(p->pat, s, pat_expect_word(p, "an attribute's name"));
    s->i = test_at(p, 0);
    if (s->i < N_TESTS)
        pat_parse_comparison(p, s);
    else
        pat_unexpected(p, "a comparison ('==', 'in', '~=', '=~' ...) behind the attribute's name");
    if (s->n_kids > 0 && s->kid[0]->kind == SYN_RANGE)
        s->i = TEST_IN_RANGE;
    return pat_done(p, s);
}

/* `exact` that is no attribute's name. */
static bool is_exact_next(const struct parser *p)
{
    return pat_is_name_next(p, "exact") && test_at(p, 1) == N_TESTS;
}

struct syn *pat_parse_attr_tests(struct parser *p)
{
    struct syn *s = pat_node(p, SYN_ATTR_TESTS);
    pat_expect(p, T_LBRACE);
    if (pat_accept(p, T_RBRACE))
        return pat_done(p, s);
    do {
        if (!is_exact_next(p)) {
            pat_add_kid(p, s, parse_test(p));
            continue;
        }
        s->flags |= SYNF_EXACT;
        pat_take(p);
        if (pat_is_next(p, T_COMMA))
            pat_fail(p, pat_here(p), "'exact' stands last");
    } while (pat_accept(p, T_COMMA));
    pat_expect(p, T_RBRACE);
    return pat_done(p, s);
}

static struct syn *parse_set(struct parser *p)
{
    if (pat_is_next(p, T_DOTDOT)) {
        struct syn *s = pat_node(p, SYN_SPREAD);
        pat_take(p);
        pat_add_kid(p, s, pat_node_named(p, SYN_NAME, pat_expect_name(p, "the name of a captured call")));
        return pat_done(p, s);
    }
    struct syn *s = pat_node(p, SYN_ATTR_SET);
    pat_set_name(p->pat, s, pat_expect_word(p, "an attribute's name"));
    if (pat_is_next(p, T_EQ))
        pat_unexpected(p, "'=', which gives the attribute its value");
    pat_expect(p, T_ASSIGN);
    struct syn *value = pat_parse_expr(p);
    if (pat_is_mark_next(p)) {
        struct syn *optional = pat_node_from(p, SYN_OPT_ARG, value);
        pat_take(p);
        value = pat_done(p, optional);
    }
    pat_add_kid(p, s, value);
    return pat_done(p, s);
}

struct syn *pat_parse_attr_sets(struct parser *p)
{
    return pat_parse_between(p, pat_node(p, SYN_ATTRS), T_LBRACE, parse_set, T_RBRACE);
}
