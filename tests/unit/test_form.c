/* test_form.c -- arithmetic of names against numbers put in their places.
 *
 * Random expressions are written as text, which the library reads, and evaluated
 * here for all small values of their names.  What the library says of two of them
 * must hold for all values for which both are defined; and of expressions without
 * quotients it must find all that are equal, or a number apart.
 */
#include "core_build.h"

#include "form.h"

#include <stdio.h>
#include <string.h>

enum { NAMES = 3, VALUES = 6, PAIRS = 4000, UNDEFINED = 1 << 30 };

static uint64_t state = 1;

static unsigned below(unsigned n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % n;
}

/* An expression in prefix order: an operator, a name, a number. */
struct code {
    char ops[64];
    int numbers[64];
    int n;
};

static void grow(struct code *c, int depth, bool quotients)
{
    int at = c->n++;
    if (depth == 0 || below(4) == 0) {
        c->ops[at] = below(3) > 0 ? (char)('a' + below(NAMES)) : '0';
        c->numbers[at] = (int)below(5);
        return;
    }
    c->ops[at] = "++--**/%f"[below(quotients ? 9 : 6)];
    grow(c, depth - 1, quotients);
    if (c->ops[at] != 'f') {
        grow(c, depth - 1, quotients);
        return;
    }
    c->ops[c->n] = '0';
    c->numbers[c->n++] = 1 + (int)below(3);
}

/* Of sums and products; gives the end of the text. */
static char *spell(const struct code *c, int *at, char *out)
{
    const char op = c->ops[*at];
    const int number = c->numbers[(*at)++];
    if (op == '0')
        return out + sprintf(out, "%d", number);
    if (op >= 'a' && op < 'a' + NAMES)
        return out + sprintf(out, "%c", op);
    out = spell(c, at, out + sprintf(out, "("));
    out = spell(c, at, out + sprintf(out, ") %c (", op));
    return out + sprintf(out, ")");
}

/* The form, an operation at a time; false: it is unknown. */
static bool form_at(const struct code *c, int *at, struct dfg_form *f)
{
    static const char signs[] = "+-*/%f"; /* in the order of enum dfg_form_op */
    char op = c->ops[*at];
    int number = c->numbers[(*at)++];
    struct dfg_form left, right;
    if (op == '0')
        dfg_form_of_int(f, number);
    else if (op >= 'a' && op < 'a' + NAMES)
        dfg_form_of_name(f, &op, 1);
    else {
        bool known = form_at(c, at, &left);
        known = form_at(c, at, &right) && known;
        return known && dfg_form_compute((enum dfg_form_op)(strchr(signs, op) - signs), &left, &right, f);
    }
    return true;
}

static long value(const struct code *c, int *at, const int *names)
{
    char op = c->ops[*at];
    int number = c->numbers[(*at)++];
    if (op == '0')
        return number;
    if (op >= 'a' && op < 'a' + NAMES)
        return names[op - 'a'];
    long x = value(c, at, names), y = value(c, at, names);
    if (x == UNDEFINED || y == UNDEFINED || (strchr("/%f", op) != NULL && y == 0))
        return UNDEFINED;
    switch (op) {
    case '+':
        return x + y;
    case '-':
        return x - y;
    case '*':
        return x * y;
    case '/':
        return x / y;
    case '%':
        return x % y;
    default:
        return x / y - (x % y < 0);
    }
}

/* What is true of a - b for all values: is it ever negative, 0, positive; and always the same? */
struct truth {
    bool less, equal, greater, constant;
};

static struct truth try_all(const struct code *a, const struct code *b)
{
    struct truth t = {.constant = true};
    long first = UNDEFINED;
    for (int i = 0; i < VALUES * VALUES * VALUES; i++) {
        int names[NAMES] = {i % VALUES, i / VALUES % VALUES, i / VALUES / VALUES}, at = 0, bt = 0;
        long x = value(a, &at, names), y = value(b, &bt, names);
        if (x == UNDEFINED || y == UNDEFINED)
            continue;
        first = first == UNDEFINED ? x - y : first;
        t.constant = t.constant && x - y == first;
        t.less = t.less || x < y;
        t.equal = t.equal || x == y;
        t.greater = t.greater || x > y;
    }
    return t;
}

static bool is_sound(enum dfg_form_order order, struct truth t)
{
    switch (order) {
    case DFG_FORM_LESS:
        return !t.equal && !t.greater;
    case DFG_FORM_LESS_EQUAL:
        return !t.greater;
    case DFG_FORM_EQUAL:
        return !t.less && !t.greater;
    case DFG_FORM_GREATER_EQUAL:
        return !t.less;
    case DFG_FORM_GREATER:
        return !t.less && !t.equal;
    case DFG_FORM_UNKNOWN:
        break;
    }
    return true;
}

static void form_of(struct dfg_form *f, const char *text)
{
    dfg_form_of_text(f, text, strlen(text));
}

static void compare(bool quotients)
{
    size_t decided = 0, known = 0;
    for (int i = 0; i < PAIRS; i++) {
        struct code a = {.n = 0}, b = {.n = 0};
        struct dfg_form f, g;
        int at = 0, bt = 0;
        grow(&a, 3, quotients);
        grow(&b, (int)below(4), quotients);
        if (!form_at(&a, &at, &f) || !form_at(&b, &bt, &g))
            continue;
        enum dfg_form_order order = dfg_form_compare(&f, &g);
        struct truth t = try_all(&a, &b);
        bool apart = order == DFG_FORM_EQUAL || order == DFG_FORM_LESS || order == DFG_FORM_GREATER;
        if (!is_sound(order, t) || (t.constant && !quotients && !apart))
            fail_msg("%.*s beside %.*s: %d", a.n, a.ops, b.n, b.ops, order);
        known++;
        decided += order != DFG_FORM_UNKNOWN;
    }
    assert_true(known > PAIRS * 9 / 10 && decided > PAIRS / 10);
}

static void agrees_with_numbers(void **unused)
{
    (void)unused;
    compare(false);
    compare(true);
}

/* (a + b) c is c a + b c, computed and read. */
static void finds_all_that_are_equal(void **unused)
{
    (void)unused;
    for (int i = 0; i < PAIRS; i++) {
        struct code a = {.n = 0}, b = {.n = 0}, c = {.n = 0};
        char x[300], y[300], z[300], left[1000], right[1600];
        struct dfg_form f, g;
        int at = 0, bt = 0, ct = 0;
        grow(&a, 2, false);
        grow(&b, 2, false);
        grow(&c, 1, false);
        spell(&a, &at, x);
        spell(&b, &bt, y);
        spell(&c, &ct, z);
        sprintf(left, "((%s) + (%s))*(%s)", x, y, z);
        sprintf(right, "(%s)*(%s) + (%s)*(%s) + 7 - 7", z, y, x, z);
        form_of(&f, left);
        form_of(&g, right);
        if (dfg_form_compare(&f, &g) != DFG_FORM_EQUAL || dfg_form_hash(0, &f) != dfg_form_hash(0, &g) ||
            !dfg_form_same(&f, &g))
            fail_msg("%s is not %s", left, right);
    }
}

static bool is_name(const char *text)
{
    struct dfg_form f, g;
    form_of(&f, text);
    dfg_form_of_name(&g, text, strlen(text));
    return dfg_form_same(&f, &g);
}

static void texts_that_are_no_expressions_are_names(void **unused)
{
    static const char *const names[] = {"N", "batch-size", "batch -size", "batch- size", "seq len", "N//2", "2x",
        "N**2", "max(N, M)", "-N", "N + ", " N", "N/0", "N/2 + 1/2", "(N", "N)", "", "a(b)", "floor(N)", "N - -1",
        "((((((((((((((((N))))))))))))))))", "9223372036854775808", "floor(2*N/3)", "floor(1/2)"};
    static const char *const others[] = {"N+1", "2*N", "(N)", "batch - size", "floor(N/2)", "N - 1 - M"};
    (void)unused;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!is_name(names[i]))
            fail_msg("'%s' is an expression", names[i]);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (is_name(others[i]))
            fail_msg("'%s' is none", others[i]);
}

/* 1 + a1 + a2 ..: sixteen terms are known, seventeen are not, and what cancels does not count. */
static void limits_are_those_of_the_language(void **unused)
{
    char text[200] = "1", one[16];
    struct dfg_form sum = {0}, more, next, r;
    (void)unused;
    dfg_form_of_int(&sum, 1);
    for (int i = 1; i < 16; i++) {
        sprintf(one, "a%d", i);
        form_of(&next, one);
        assert_true(dfg_form_compute(DFG_FORM_ADD, &sum, &next, &more));
        sum = more;
        strcat(strcat(text, "+"), one);
    }
    form_of(&r, text);
    assert_int_equal(dfg_form_compare(&sum, &r), DFG_FORM_EQUAL);
    form_of(&next, "b");
    assert_false(dfg_form_compute(DFG_FORM_ADD, &sum, &next, &more));
    assert_true(dfg_form_compute(DFG_FORM_SUB, &sum, &r, &more) && more.n == 0);
    dfg_form_of_int(&next, INT64_MAX);
    assert_false(dfg_form_compute(DFG_FORM_ADD, &sum, &next, &more));
    dfg_form_of_int(&next, 0);
    assert_false(dfg_form_compute(DFG_FORM_DIV, &sum, &next, &more));
    assert_false(dfg_form_compute(DFG_FORM_MOD, &sum, &next, &more));
}

static void words_say_all(void **unused)
{
    uint64_t words[FORM_WORDS];
    struct dfg_form f, g;
    (void)unused;
    form_of(&f, "a*b*3 - 7 + floor((a - 1)/2)*c");
    assert_in_range(dfg_form_pack(&f, words), 1, FORM_WORDS);
    dfg_form_unpack(&g, words);
    assert_true(dfg_form_same(&f, &g));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(agrees_with_numbers),
        cmocka_unit_test(finds_all_that_are_equal),
        cmocka_unit_test(texts_that_are_no_expressions_are_names),
        cmocka_unit_test(limits_are_those_of_the_language),
        cmocka_unit_test(words_say_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
