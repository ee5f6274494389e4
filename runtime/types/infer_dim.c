/* infer_dim.c -- arithmetic of extents, symbols included.
 *
 * In:   ints and symbols.
 * Out:  an int, or a symbol whose name is the expression in canonical form.
 *
 * An expression is a polynomial over the names in it (dfg_form.h, its names the
 * module's symbols), written sorted: terms by their names' texts, the constant
 * last, a factor behind its names.  So equal polynomials are equal texts, hence one
 * symbol.  A quotient that leaves a rest is a name itself, `floor((N - 1)/2)`.
 * What takes more than a few terms or bytes is unknown: nobody compares that.
 */
#include <stdio.h>
#include <string.h>

#include "../dfg_form.h"
#include "infer.h"

enum { MOST_TEXT = 200 };

/* ---- polynomials ---- */

/* a := a op b; false: unknown. */
static bool compute(enum dfg_form_op op, struct dfg_form *a, const struct dfg_form *b)
{
    struct dfg_form r;
    if (!dfg_form_compute(op, a, b, &r))
        return false;
    a->n = r.n;
    memcpy(a->terms, r.terms, r.n * sizeof *r.terms);
    return true;
}

static bool multiply_by_int(struct dfg_form *f, int64_t i)
{
    struct dfg_form factor;
    dfg_form_of_int(&factor, i);
    return compute(DFG_FORM_MUL, f, &factor);
}

static bool multiply_by_name(struct dfg_form *f, dfg_sym name)
{
    struct dfg_form factor;
    factor.n = 1;
    factor.terms[0] = (struct dfg_form_term){.factor = 1, .n = 1, .names = {name}};
    return compute(DFG_FORM_MUL, f, &factor);
}

/* a := a / b; false: it leaves a rest. */
static bool divide(struct dfg_form *a, const struct dfg_form *b)
{
    struct dfg_form rest;
    return dfg_form_compute(DFG_FORM_MOD, a, b, &rest) && rest.n == 0 && compute(DFG_FORM_DIV, a, b);
}

static int name_order(const dfg_module *m, uint64_t a, uint64_t b)
{
    return a == b ? 0 : strcmp(dfg_symbol_text(m, (dfg_sym)a), dfg_symbol_text(m, (dfg_sym)b));
}

/* More names come first, so that the constant is last. */
static int term_order(const dfg_module *m, const struct dfg_form_term *a, const struct dfg_form_term *b)
{
    if (a->n != b->n)
        return a->n > b->n ? -1 : 1;
    for (uint32_t i = 0; i < a->n; i++)
        if (a->names[i] != b->names[i])
            return name_order(m, a->names[i], b->names[i]);
    return 0;
}

static struct dfg_form_term sorted_term(const dfg_module *m, struct dfg_form_term t)
{
    for (uint32_t i = 1; i < t.n; i++) {
        const uint64_t name = t.names[i];
        uint32_t at = i;
        for (; at > 0 && name_order(m, t.names[at - 1], name) > 0; at--)
            t.names[at] = t.names[at - 1];
        t.names[at] = name;
    }
    return t;
}

/* By the texts of the names: symbols are numbered as they come. */
static void sort_by_text(const dfg_module *m, const struct dfg_form *f, struct dfg_form *sorted)
{
    sorted->n = 0;
    for (uint32_t i = 0; i < f->n; i++) {
        const struct dfg_form_term t = sorted_term(m, f->terms[i]);
        uint32_t at = sorted->n++;
        for (; at > 0 && term_order(m, &sorted->terms[at - 1], &t) > 0; at--)
            sorted->terms[at] = sorted->terms[at - 1];
        sorted->terms[at] = t;
    }
}

/* ---- from text and back ---- */

struct reader {
    const char *at, *end;
};

static bool is_name_char(char c)
{
    return c != '\0' && strchr("+*/%() ", c) == NULL;
}

/* A name, `floor(...)` or `min(...)` with its brackets; 0: neither. */
static dfg_sym read_name(dfg_module *m, struct reader *r)
{
    const char *from = r->at;
    while (r->at < r->end && is_name_char(*r->at))
        r->at++;
    if (r->at < r->end && *r->at == '(') {
        int depth = 0;
        const size_t n = (size_t)(r->at - from);
        if (!(n == 5 && memcmp(from, "floor", 5) == 0) && !(n == 3 && memcmp(from, "min", 3) == 0))
            return 0;
        do {
            depth += *r->at == '(' ? 1 : *r->at == ')' ? -1 : 0;
            r->at++;
        } while (depth > 0 && r->at < r->end);
        if (depth != 0)
            return 0;
    }
    return r->at > from ? dfg_symbol(m, from, (size_t)(r->at - from)) : 0;
}

static bool read_int(struct reader *r, int64_t *value)
{
    int64_t v = 0;
    const char *from = r->at;
    for (; r->at < r->end && *r->at >= '0' && *r->at <= '9'; r->at++)
        if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, *r->at - '0', &v))
            return false;
    *value = v;
    return r->at > from && (r->at == r->end || !is_name_char(*r->at));
}

/* t := t * the term */
static bool read_term(dfg_module *m, struct reader *r, struct dfg_form *t)
{
    for (;;) {
        int64_t factor;
        bool digit = r->at < r->end && *r->at >= '0' && *r->at <= '9';
        dfg_sym name = digit ? 0 : read_name(m, r);
        if (digit ? !read_int(r, &factor) || !multiply_by_int(t, factor)
                  : name == 0 || !multiply_by_name(t, name))
            return false;
        if (r->at == r->end || *r->at != '*')
            return true;
        r->at++;
    }
}

/* `+`, or a minus between spaces, so that `batch-size` is a name. */
static bool read_sign(struct reader *r, int64_t *sign)
{
    bool spaced = *r->at == ' ';
    r->at += spaced;
    if (r->end - r->at < 2 || !(*r->at == '+' || (*r->at == '-' && spaced && r->at[1] == ' ')))
        return false;
    *sign = *r->at == '-' ? -1 : 1;
    r->at += r->at[1] == ' ' ? 2 : 1;
    return true;
}

static bool read_poly(dfg_module *m, dfg_sym text, struct dfg_form *p)
{
    const char *start = dfg_symbol_text(m, text);
    struct reader r = {start, start + dfg_symbol_len(m, text)};
    p->n = 0;
    if (r.at == r.end || r.end - r.at > MOST_TEXT)
        return false;
    for (int64_t sign = 1;;) {
        struct dfg_form t;
        dfg_form_of_int(&t, sign);
        if (!read_term(m, &r, &t) || !compute(DFG_FORM_ADD, p, &t))
            return false;
        if (r.at == r.end)
            return true;
        if (!read_sign(&r, &sign))
            return false;
    }
}

struct text {
    char bytes[MOST_TEXT + 1];
    size_t n;
    bool full;
};

static void put(struct text *t, const char *bytes, size_t n)
{
    if (n > MOST_TEXT - t->n) {
        t->full = true;
        return;
    }
    memcpy(t->bytes + t->n, bytes, n);
    t->n += n;
}

static void put_term(const dfg_module *m, struct text *text, const struct dfg_form_term *t, bool first)
{
    char number[32];
    bool negative = t->factor < 0;
    put(text, negative ? " - " : "+", first ? 0 : negative ? 3 : 1);
    for (uint32_t i = 0; i < t->n; i++) {
        put(text, "*", i > 0 ? 1 : 0);
        put(text, dfg_symbol_text(m, (dfg_sym)t->names[i]), dfg_symbol_len(m, (dfg_sym)t->names[i]));
    }
    uint64_t size = negative ? -(uint64_t)t->factor : (uint64_t)t->factor;
    if (size == 1 && t->n > 0)
        return;
    int n = snprintf(number, sizeof number, "%s%llu", t->n > 0 ? "*" : "", (unsigned long long)size);
    put(text, number, (size_t)n);
}

static void put_poly(const dfg_module *m, struct text *text, const struct dfg_form *p)
{
    struct dfg_form sorted;
    uint32_t first = 0; /* no text begins with a minus */
    sort_by_text(m, p, &sorted);
    while (first + 1 < sorted.n && sorted.terms[first].factor < 0)
        first++;
    if (sorted.n > 0)
        put_term(m, text, &sorted.terms[first], true);
    for (uint32_t i = 0; i < sorted.n; i++)
        if (i != first)
            put_term(m, text, &sorted.terms[i], false);
}

static dfg_val symbol_val(dfg_module *m, const struct text *text)
{
    return text->full ? dfg_nil() : dfg_dim_val(dfg_extent_named(m, text->bytes, text->n));
}

static dfg_val poly_val(dfg_module *m, const struct dfg_form *p)
{
    struct text text = {.n = 0};
    bool negative = true;
    int64_t number;
    if (dfg_form_is_int(p, &number))
        return dfg_int(number);
    for (uint32_t i = 0; i < p->n; i++)
        negative = negative && p->terms[i].factor < 0;
    if (negative) /* no extent */
        return dfg_nil();
    put_poly(m, &text, p);
    return symbol_val(m, &text);
}

static bool poly_of(dfg_module *m, dfg_val v, struct dfg_form *p)
{
    if (v.tag == DFG_V_DIM)
        return read_poly(m, (dfg_sym)-v.u.i, p);
    if (v.tag != DFG_V_INT)
        return false;
    dfg_form_of_int(p, v.u.i);
    return true;
}

/* a op b, which is NIL where it is unknown. */
static dfg_val combine(dfg_module *m, enum dfg_form_op op, dfg_val a, dfg_val b)
{
    struct dfg_form p, q;
    bool known = poly_of(m, a, &p) && poly_of(m, b, &q);
    known = known && (op == DFG_FORM_DIV ? divide(&p, &q) : compute(op, &p, &q));
    return known ? poly_val(m, &p) : dfg_nil();
}

/* Does `text`, such as floor((N - 1)/2), speak of the name? */
static bool mentions(const dfg_module *m, dfg_sym text, dfg_sym name)
{
    const char *at = dfg_symbol_text(m, text), *word = dfg_symbol_text(m, name);
    size_t n = dfg_symbol_len(m, name);
    while (*at != '\0') {
        size_t len = 0;
        while (is_name_char(at[len]))
            len++;
        if (len == n && memcmp(at, word, n) == 0)
            return true;
        at += len > 0 ? len : 1;
    }
    return false;
}

dfg_dim dfg_infer_where(dfg_module *m, dfg_dim d, dfg_sym name, int64_t value)
{
    struct dfg_form p, q;
    if (d >= 0 || d == DFG_DIM_UNKNOWN)
        return d;
    if ((dfg_sym)-d == name) /* one that reads as an expression, "batch-size", or as none, too */
        return value;
    if (!mentions(m, (dfg_sym)-d, name) || !read_poly(m, (dfg_sym)-d, &p))
        return d;
    dfg_form_of_int(&q, 0);
    for (uint32_t i = 0; i < p.n; i++) {
        struct dfg_form t;
        dfg_form_of_int(&t, p.terms[i].factor);
        for (uint32_t k = 0; k < p.terms[i].n; k++) {
            const dfg_sym other = (dfg_sym)p.terms[i].names[k];
            if (other != name && mentions(m, other, name))
                return DFG_DIM_UNKNOWN;
            if (other == name ? !multiply_by_int(&t, value) : !multiply_by_name(&t, other))
                return DFG_DIM_UNKNOWN;
        }
        if (!compute(DFG_FORM_ADD, &q, &t))
            return DFG_DIM_UNKNOWN;
    }
    return dfg_infer_dim(poly_val(m, &q));
}

/* ---- operations ---- */

static bool is_symbolic(dfg_val a, dfg_val b)
{
    return (a.tag == DFG_V_DIM && (b.tag == DFG_V_DIM || b.tag == DFG_V_INT)) ||
           (a.tag == DFG_V_INT && b.tag == DFG_V_DIM);
}

dfg_val dfg_infer_plus(dfg_module *m, dfg_val a, dfg_val b)
{
    if (!is_symbolic(a, b))
        return dfg_add(a, b);
    if (b.tag == DFG_V_INT && b.u.i == 0)
        return a;
    return a.tag == DFG_V_INT && a.u.i == 0 ? b : combine(m, DFG_FORM_ADD, a, b);
}

dfg_val dfg_infer_minus(dfg_module *m, dfg_val a, dfg_val b)
{
    if (!is_symbolic(a, b))
        return dfg_sub(a, b);
    if (b.tag == DFG_V_INT && b.u.i == 0)
        return a;
    return dfg_eq(a, b) ? dfg_int(0) : combine(m, DFG_FORM_SUB, a, b);
}

dfg_val dfg_infer_times(dfg_module *m, dfg_val a, dfg_val b)
{
    if (!is_symbolic(a, b))
        return dfg_mul(a, b);
    if (a.tag == DFG_V_INT && a.u.i == 1)
        return b;
    if (b.tag == DFG_V_INT && b.u.i == 1)
        return a;
    return combine(m, DFG_FORM_MUL, a, b);
}

dfg_val dfg_infer_exact(dfg_module *m, dfg_val a, dfg_val b)
{
    if (a.tag == DFG_V_INT && b.tag == DFG_V_INT)
        return b.u.i > 0 && a.u.i % b.u.i == 0 ? dfg_int(a.u.i / b.u.i) : dfg_nil();
    if (!is_symbolic(a, b))
        return dfg_nil();
    if (b.tag == DFG_V_INT && b.u.i == 1)
        return a;
    if (dfg_eq(a, b))
        return dfg_int(1);
    return combine(m, DFG_FORM_DIV, a, b);
}

dfg_val dfg_infer_over(dfg_module *m, dfg_val a, dfg_val b)
{
    struct text text = {.n = 0};
    struct dfg_form p;
    if (b.tag != DFG_V_INT || b.u.i <= 0)
        return dfg_nil();
    if (a.tag == DFG_V_INT)
        return dfg_int(a.u.i / b.u.i - (a.u.i % b.u.i < 0));
    dfg_val exact = dfg_infer_exact(m, a, b);
    if (dfg_known(exact) || a.tag != DFG_V_DIM || !poly_of(m, a, &p))
        return exact;
    put(&text, "floor((", 7);
    put_poly(m, &text, &p);
    put(&text, ")", 1);
    char number[32];
    int n = snprintf(number, sizeof number, "/%lld)", (long long)b.u.i);
    put(&text, number, (size_t)n);
    return symbol_val(m, &text);
}

dfg_val dfg_infer_least(dfg_module *m, dfg_val a, int64_t b)
{
    struct text text = {.n = 0};
    struct dfg_form p;
    char number[32];
    if (a.tag != DFG_V_DIM || b < 2 || !poly_of(m, a, &p))
        return dfg_nil();
    for (uint32_t i = 0; i < p.n; i++)
        if (p.terms[i].factor < 0) /* as an index it may count from the end */
            return dfg_nil();
    put(&text, "min(", 4);
    put_poly(m, &text, &p);
    int n = snprintf(number, sizeof number, ", %lld)", (long long)b);
    put(&text, number, (size_t)n);
    return symbol_val(m, &text);
}

bool dfg_infer_is_least(const dfg_module *m, dfg_dim a, dfg_dim of)
{
    if (a >= 0 || of >= 0 || a == DFG_DIM_UNKNOWN || of == DFG_DIM_UNKNOWN)
        return false;
    const char *text = dfg_symbol_text(m, (dfg_sym)-a), *name = dfg_symbol_text(m, (dfg_sym)-of);
    const size_t n = dfg_symbol_len(m, (dfg_sym)-of);
    return strncmp(text, "min(", 4) == 0 && strncmp(text + 4, name, n) == 0 && strncmp(text + 4 + n, ", ", 2) == 0;
}

dfg_dim dfg_infer_dim(dfg_val v)
{
    bool extent = v.tag == DFG_V_DIM || (v.tag == DFG_V_INT && v.u.i >= 0);
    return extent ? v.u.i : DFG_DIM_UNKNOWN;
}

dfg_dim dfg_infer_shifted(dfg_module *m, dfg_dim d, int64_t by)
{
    return dfg_infer_dim(dfg_infer_plus(m, dfg_dim_val(d), dfg_int(by)));
}

dfg_val dfg_infer_product(dfg_module *m, const dfg_dim *dims, int32_t n)
{
    dfg_val product = dfg_int(1);
    for (int32_t i = 0; i < n; i++)
        if (dims[i] == 0)
            return dfg_int(0);
    for (int32_t i = 0; i < n; i++)
        product = dfg_infer_times(m, product, dfg_dim_val(dims[i]));
    return product;
}

dfg_dim dfg_infer_meet(dfg_dim a, dfg_dim b)
{
    if (a >= 0)
        return a;
    return b >= 0 || a == DFG_DIM_UNKNOWN ? b : a;
}
