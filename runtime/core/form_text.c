/* form_text.c -- the expression that an extent's name is.
 *
 * In:   bytes, as a file spells an extent: N, "N*2", "(M - 1)*4", "batch-size".
 * Out:  its form; of what is no expression, or is too large for one, one name.
 *
 * Precedence climbs by recursion, at most MOST_DEPTH deep.  Quotients in texts
 * of other programs may be meant exact, so that those of numbers must be.
 */
#include "form.h"

#include <string.h>

enum { MOST_DEPTH = 8 };

struct reader {
    const char *at, *end;
    unsigned depth;
};

static bool read_sum(struct reader *, struct dfg_form *);

static void skip_spaces(struct reader *r)
{
    while (r->at < r->end && *r->at == ' ')
        r->at++;
}

static bool accept(struct reader *r, char c)
{
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

static bool is_name_byte(char c)
{
    return c != '\0' && strchr("+*/%() ", c) == NULL;
}

static bool read_int(const char *text, size_t n, int64_t *value)
{
    *value = 0;
    for (size_t i = 0; i < n; i++)
        if (text[i] < '0' || text[i] > '9' || __builtin_mul_overflow(*value, 10, value) ||
            __builtin_add_overflow(*value, text[i] - '0', value))
            return false;
    return true;
}

/* Behind `floor(`: one quotient. */
static bool read_floor(struct reader *r, struct dfg_form *f)
{
    struct dfg_form a, b;
    r->depth++;
    bool known = r->depth < MOST_DEPTH;
    skip_spaces(r);
    if (known && accept(r, '(')) {
        known = read_sum(r, &a) && accept(r, ')');
    } else {
        const char *from = r->at;
        int64_t i;
        while (r->at < r->end && is_name_byte(*r->at))
            r->at++;
        known = known && r->at > from && *from != '-' && !read_int(from, (size_t)(r->at - from), &i);
        dfg_form_of_name(&a, from, (size_t)(r->at - from));
    }
    skip_spaces(r);
    known = known && accept(r, '/');
    skip_spaces(r);
    const char *from = r->at;
    int64_t by = 0;
    while (r->at < r->end && *r->at >= '0' && *r->at <= '9')
        r->at++;
    known = known && read_int(from, (size_t)(r->at - from), &by) && by > 0;
    dfg_form_of_int(&b, by);
    skip_spaces(r);
    r->depth--;
    return known && accept(r, ')') && dfg_form_compute(DFG_FORM_FLOOR, &a, &b, f);
}

static bool read_operand(struct reader *r, struct dfg_form *f)
{
    int64_t i;
    skip_spaces(r);
    if (accept(r, '(')) {
        r->depth++;
        bool known = r->depth < MOST_DEPTH && read_sum(r, f) && accept(r, ')');
        r->depth--;
        return known;
    }
    const char *from = r->at;
    while (r->at < r->end && is_name_byte(*r->at))
        r->at++;
    size_t n = (size_t)(r->at - from);
    if (n == 5 && memcmp(from, "floor", n) == 0 && accept(r, '('))
        return read_floor(r, f);
    if (n == 0 || *from == '-')
        return false;
    if (read_int(from, n, &i))
        dfg_form_of_int(f, i);
    else
        dfg_form_of_name(f, from, n);
    return *from < '0' || *from > '9' || read_int(from, n, &i);
}

static bool read_product(struct reader *r, struct dfg_form *f)
{
    struct dfg_form left, right, rest;
    int64_t i;
    if (!read_operand(r, f))
        return false;
    for (;;) {
        skip_spaces(r);
        enum dfg_form_op op = accept(r, '*')   ? DFG_FORM_MUL
                              : accept(r, '/') ? DFG_FORM_DIV
                              : accept(r, '%') ? DFG_FORM_MOD
                                               : DFG_FORM_ADD;
        if (op == DFG_FORM_ADD)
            return true;
        left = *f;
        if (!read_operand(r, &right) || !dfg_form_compute(op, &left, &right, f))
            return false;
        bool numbers = op == DFG_FORM_DIV && dfg_form_is_int(&left, &i) && dfg_form_is_int(&right, &i);
        if (numbers && (!dfg_form_compute(DFG_FORM_MOD, &left, &right, &rest) || rest.n != 0))
            return false;
    }
}

/* A minus with spaces around it; what stands before it was skipped. */
static bool accept_minus(struct reader *r)
{
    bool minus = r->end - r->at > 1 && r->at[0] == '-' && r->at[1] == ' ' && r->at[-1] == ' ';
    r->at += minus;
    return minus;
}

static bool read_sum(struct reader *r, struct dfg_form *f)
{
    struct dfg_form left, right;
    if (!read_product(r, f))
        return false;
    for (;;) {
        bool plus = accept(r, '+');
        if (!plus && !accept_minus(r))
            return true;
        left = *f;
        if (!read_product(r, &right) ||
            !dfg_form_compute(plus ? DFG_FORM_ADD : DFG_FORM_SUB, &left, &right, f))
            return false;
    }
}

void dfg_form_of_text(struct dfg_form *f, const char *text, size_t len)
{
    struct reader r = {text, text + len, 0};
    bool spaced = len > 0 && (text[0] == ' ' || text[len - 1] == ' ');
    if (spaced || !read_sum(&r, f) || r.at != r.end)
        dfg_form_of_name(f, text, len);
}
