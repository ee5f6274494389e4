/* infer_dim.c -- arithmetic of extents, symbols included.
 *
 * In:   ints and symbols.
 * Out:  an int, or a symbol whose name is the expression in canonical form.
 *
 * An expression is a polynomial over the names in it, kept sorted: terms by
 * their names, the constant last, a factor behind its names.  So equal
 * polynomials are equal texts, hence one symbol.  A quotient that leaves a rest
 * is a name itself, `floor((N - 1)/2)`.  What takes more than a few terms or
 * bytes is unknown: nobody compares that.
 */
#include <stdio.h>
#include <string.h>

#include "infer.h"

enum { MOST_TERMS = 12, MOST_NAMES = 6, MOST_TEXT = 200 };

struct term {
    int64_t factor;
    uint32_t n;
    dfg_sym names[MOST_NAMES]; /* sorted by text */
};

struct poly {
    uint32_t n;
    struct term terms[MOST_TERMS]; /* sorted; no factor is 0 */
};

/* ---- polynomials ---- */

static int name_order(const dfg_module *m, dfg_sym a, dfg_sym b)
{
    return a == b ? 0 : strcmp(dfg_symbol_text(m, a), dfg_symbol_text(m, b));
}

/* More names come first, so that the constant is last. */
static int term_order(const dfg_module *m, const struct term *a, const struct term *b)
{
    if (a->n != b->n)
        return a->n > b->n ? -1 : 1;
    for (uint32_t i = 0; i < a->n; i++)
        if (a->names[i] != b->names[i])
            return name_order(m, a->names[i], b->names[i]);
    return 0;
}

/* p := p + t. */
static bool add_term(const dfg_module *m, struct poly *p, const struct term *t)
{
    uint32_t at = 0;
    while (at < p->n && term_order(m, &p->terms[at], t) < 0)
        at++;
    if (at < p->n && term_order(m, &p->terms[at], t) == 0) {
        if (__builtin_add_overflow(p->terms[at].factor, t->factor, &p->terms[at].factor))
            return false;
        if (p->terms[at].factor == 0) {
            memmove(&p->terms[at], &p->terms[at + 1], (p->n - at - 1) * sizeof *t);
            p->n--;
        }
        return true;
    }
    if (t->factor == 0)
        return true;
    if (p->n == MOST_TERMS)
        return false;
    memmove(&p->terms[at + 1], &p->terms[at], (p->n - at) * sizeof *t);
    p->terms[at] = *t;
    p->n++;
    return true;
}

static bool add_name(const dfg_module *m, struct term *t, dfg_sym name)
{
    uint32_t at = 0;
    if (t->n == MOST_NAMES)
        return false;
    while (at < t->n && name_order(m, t->names[at], name) <= 0)
        at++;
    memmove(&t->names[at + 1], &t->names[at], (t->n - at) * sizeof name);
    t->names[at] = name;
    t->n++;
    return true;
}

static bool multiply(const dfg_module *m, const struct poly *a, const struct poly *b, struct poly *product)
{
    product->n = 0;
    for (uint32_t i = 0; i < a->n; i++)
        for (uint32_t k = 0; k < b->n; k++) {
            struct term t = a->terms[i];
            if (__builtin_mul_overflow(t.factor, b->terms[k].factor, &t.factor))
                return false;
            for (uint32_t j = 0; j < b->terms[k].n; j++)
                if (!add_name(m, &t, b->terms[k].names[j]))
                    return false;
            if (!add_term(m, product, &t))
                return false;
        }
    return true;
}

/* t := t / d; false: it leaves a rest. */
static bool divide_term(struct term *t, const struct term *d)
{
    if (t->factor % d->factor != 0)
        return false;
    t->factor /= d->factor;
    for (uint32_t i = 0; i < d->n; i++) {
        uint32_t at = 0;
        while (at < t->n && t->names[at] != d->names[i])
            at++;
        if (at == t->n)
            return false;
        memmove(&t->names[at], &t->names[at + 1], (t->n - at - 1) * sizeof *t->names);
        t->n--;
    }
    return true;
}

/* By a single term, or by an equal polynomial. */
static bool divide(const dfg_module *m, const struct poly *a, const struct poly *b, struct poly *quotient)
{
    *quotient = *a;
    if (b->n == 1 && b->terms[0].factor != 0 && b->terms[0].factor != -1) {
        for (uint32_t i = 0; i < a->n; i++)
            if (!divide_term(&quotient->terms[i], &b->terms[0]))
                return false;
        return true;
    }
    bool same = a->n == b->n && a->n > 0;
    for (uint32_t i = 0; same && i < a->n; i++)
        same = term_order(m, &a->terms[i], &b->terms[i]) == 0 && a->terms[i].factor == b->terms[i].factor;
    quotient->n = 1;
    quotient->terms[0] = (struct term){.factor = 1};
    return same;
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

static bool read_term(dfg_module *m, struct reader *r, struct term *t)
{
    for (;;) {
        int64_t factor;
        bool digit = r->at < r->end && *r->at >= '0' && *r->at <= '9';
        dfg_sym name = digit ? 0 : read_name(m, r);
        if (digit ? !read_int(r, &factor) || __builtin_mul_overflow(t->factor, factor, &t->factor)
                  : name == 0 || !add_name(m, t, name))
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

static bool read_poly(dfg_module *m, dfg_sym text, struct poly *p)
{
    const char *start = dfg_symbol_text(m, text);
    struct reader r = {start, start + dfg_symbol_len(m, text)};
    p->n = 0;
    if (r.at == r.end || r.end - r.at > MOST_TEXT)
        return false;
    for (int64_t sign = 1;;) {
        struct term t = {.factor = sign};
        if (!read_term(m, &r, &t) || !add_term(m, p, &t))
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

static void put_term(const dfg_module *m, struct text *text, const struct term *t, bool first)
{
    char number[32];
    bool negative = t->factor < 0;
    put(text, negative ? " - " : "+", first ? 0 : negative ? 3 : 1);
    for (uint32_t i = 0; i < t->n; i++) {
        put(text, "*", i > 0 ? 1 : 0);
        put(text, dfg_symbol_text(m, t->names[i]), dfg_symbol_len(m, t->names[i]));
    }
    uint64_t size = negative ? -(uint64_t)t->factor : (uint64_t)t->factor;
    if (size == 1 && t->n > 0)
        return;
    int n = snprintf(number, sizeof number, "%s%llu", t->n > 0 ? "*" : "", (unsigned long long)size);
    put(text, number, (size_t)n);
}

static void put_poly(const dfg_module *m, struct text *text, const struct poly *p)
{
    uint32_t first = 0; /* no text begins with a minus */
    while (first + 1 < p->n && p->terms[first].factor < 0)
        first++;
    if (p->n > 0)
        put_term(m, text, &p->terms[first], true);
    for (uint32_t i = 0; i < p->n; i++)
        if (i != first)
            put_term(m, text, &p->terms[i], false);
}

static dfg_val symbol_val(dfg_module *m, const struct text *text)
{
    return text->full ? dfg_nil() : dfg_dim_val(dfg_extent_named(m, text->bytes, text->n));
}

static dfg_val poly_val(dfg_module *m, const struct poly *p)
{
    struct text text = {.n = 0};
    bool negative = true;
    if (p->n == 0)
        return dfg_int(0);
    if (p->n == 1 && p->terms[0].n == 0)
        return dfg_int(p->terms[0].factor);
    for (uint32_t i = 0; i < p->n; i++)
        negative = negative && p->terms[i].factor < 0;
    if (negative) /* no extent */
        return dfg_nil();
    put_poly(m, &text, p);
    return symbol_val(m, &text);
}

static bool poly_of(dfg_module *m, dfg_val v, struct poly *p)
{
    if (v.tag == DFG_V_DIM)
        return read_poly(m, (dfg_sym)-v.u.i, p);
    if (v.tag != DFG_V_INT)
        return false;
    p->n = v.u.i != 0;
    p->terms[0] = (struct term){.factor = v.u.i};
    return true;
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
    struct poly p, q = {0};
    if (d >= 0 || d == DFG_DIM_UNKNOWN)
        return d;
    if ((dfg_sym)-d == name) /* one that reads as an expression, "batch-size", or as none, too */
        return value;
    if (!mentions(m, (dfg_sym)-d, name) || !read_poly(m, (dfg_sym)-d, &p))
        return d;
    for (uint32_t i = 0; i < p.n; i++) {
        struct term t = {.factor = p.terms[i].factor};
        for (uint32_t k = 0; k < p.terms[i].n; k++) {
            dfg_sym other = p.terms[i].names[k];
            if (other != name && mentions(m, other, name))
                return DFG_DIM_UNKNOWN;
            if (other == name ? __builtin_mul_overflow(t.factor, value, &t.factor) : !add_name(m, &t, other))
                return DFG_DIM_UNKNOWN;
        }
        if (!add_term(m, &q, &t))
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

static dfg_val combine(dfg_module *m, dfg_val a, dfg_val b, int64_t sign)
{
    struct poly p, q;
    if (!poly_of(m, a, &p) || !poly_of(m, b, &q))
        return dfg_nil();
    for (uint32_t i = 0; i < q.n; i++) {
        struct term t = q.terms[i];
        if (__builtin_mul_overflow(t.factor, sign, &t.factor) || !add_term(m, &p, &t))
            return dfg_nil();
    }
    return poly_val(m, &p);
}

dfg_val dfg_infer_plus(dfg_module *m, dfg_val a, dfg_val b)
{
    if (!is_symbolic(a, b))
        return dfg_add(a, b);
    if (b.tag == DFG_V_INT && b.u.i == 0)
        return a;
    return a.tag == DFG_V_INT && a.u.i == 0 ? b : combine(m, a, b, 1);
}

dfg_val dfg_infer_minus(dfg_module *m, dfg_val a, dfg_val b)
{
    if (!is_symbolic(a, b))
        return dfg_sub(a, b);
    if (b.tag == DFG_V_INT && b.u.i == 0)
        return a;
    return dfg_eq(a, b) ? dfg_int(0) : combine(m, a, b, -1);
}

dfg_val dfg_infer_times(dfg_module *m, dfg_val a, dfg_val b)
{
    struct poly p, q, product;
    if (!is_symbolic(a, b))
        return dfg_mul(a, b);
    if (a.tag == DFG_V_INT && a.u.i == 1)
        return b;
    if (b.tag == DFG_V_INT && b.u.i == 1)
        return a;
    if (!poly_of(m, a, &p) || !poly_of(m, b, &q) || !multiply(m, &p, &q, &product))
        return dfg_nil();
    return poly_val(m, &product);
}

dfg_val dfg_infer_exact(dfg_module *m, dfg_val a, dfg_val b)
{
    struct poly p, q, quotient;
    if (a.tag == DFG_V_INT && b.tag == DFG_V_INT)
        return b.u.i > 0 && a.u.i % b.u.i == 0 ? dfg_int(a.u.i / b.u.i) : dfg_nil();
    if (!is_symbolic(a, b))
        return dfg_nil();
    if (b.tag == DFG_V_INT && b.u.i == 1)
        return a;
    if (dfg_eq(a, b))
        return dfg_int(1);
    if (!poly_of(m, a, &p) || !poly_of(m, b, &q) || !divide(m, &p, &q, &quotient))
        return dfg_nil();
    return poly_val(m, &quotient);
}

dfg_val dfg_infer_over(dfg_module *m, dfg_val a, dfg_val b)
{
    struct text text = {.n = 0};
    struct poly p;
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
    struct poly p;
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
