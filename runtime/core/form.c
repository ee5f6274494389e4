/* form.c -- arithmetic and order of polynomials over names.
 *
 * In:   forms whose terms are sorted: by degree, then by their names.
 * Out:  forms again; equal values that are no quotients have equal forms.
 *
 * Division is that of polynomials by their leading terms, which the order of
 * terms allows (it is a monomial order: Cox, Little and O'Shea, "Ideals,
 * Varieties, and Algorithms", chapter 2): exact, or there is a rest.
 */
#include "form.h"

#include "free.h"

/* ---- terms ---- */

/* Negative: a first. */
static int term_order(const struct dfg_form_term *a, const struct dfg_form_term *b)
{
    if (a->n != b->n)
        return a->n > b->n ? -1 : 1;
    for (uint32_t i = 0; i < a->n; i++)
        if (a->names[i] != b->names[i])
            return a->names[i] < b->names[i] ? -1 : 1;
    return 0;
}

/* f := f + t */
static bool add_term(struct dfg_form *f, const struct dfg_form_term *t)
{
    assert(f->n <= DFG_FORM_ROOM && t->n <= DFG_FORM_NAMES);
    uint32_t at = 0;
    while (at < f->n && term_order(&f->terms[at], t) < 0)
        at++;
    if (at < f->n && term_order(&f->terms[at], t) == 0) {
        if (__builtin_add_overflow(f->terms[at].factor, t->factor, &f->terms[at].factor))
            return false;
        if (f->terms[at].factor == 0) {
            f->n--;
            memmove(&f->terms[at], &f->terms[at + 1], (f->n - at) * sizeof *t);
        }
        return true;
    }
    if (f->n == DFG_FORM_ROOM)
        return false;
    memmove(&f->terms[at + 1], &f->terms[at], (f->n - at) * sizeof *t);
    f->terms[at] = *t;
    f->n++;
    return true;
}

/* t := t * u */
static bool multiply_term(struct dfg_form_term *t, const struct dfg_form_term *u)
{
    if (t->n + u->n > DFG_FORM_NAMES || __builtin_mul_overflow(t->factor, u->factor, &t->factor))
        return false;
    for (uint32_t i = 0; i < u->n; i++) {
        uint32_t at = t->n++;
        for (; at > 0 && t->names[at - 1] > u->names[i]; at--)
            t->names[at] = t->names[at - 1];
        t->names[at] = u->names[i];
    }
    return true;
}

/* t := t / u; false: it leaves a rest. */
static bool divide_term(struct dfg_form_term *t, const struct dfg_form_term *u)
{
    uint32_t n = 0, k = 0;
    assert(u->factor != 0); /* no form has such a term */
    if ((u->factor == -1 && t->factor == INT64_MIN) || t->factor % u->factor != 0)
        return false;
    t->factor /= u->factor;
    for (uint32_t i = 0; i < t->n; i++)
        if (k < u->n && t->names[i] == u->names[k])
            k++;
        else
            t->names[n++] = t->names[i];
    t->n = n;
    return k == u->n;
}

/* ---- sums and products ---- */

/* r := r + a * t */
static bool add_scaled(struct dfg_form *r, const struct dfg_form *a, const struct dfg_form_term *t)
{
    for (uint32_t i = 0; i < a->n; i++) {
        struct dfg_form_term product = a->terms[i];
        if (!multiply_term(&product, t) || !add_term(r, &product))
            return false;
    }
    return true;
}

static void copy(struct dfg_form *r, const struct dfg_form *a)
{
    r->n = a->n;
    memcpy(r->terms, a->terms, a->n * sizeof *a->terms);
}

static bool add(const struct dfg_form *a, const struct dfg_form *b, int64_t sign, struct dfg_form *r)
{
    copy(r, a);
    return add_scaled(r, b, &(struct dfg_form_term){.factor = sign});
}

static bool multiply(const struct dfg_form *a, const struct dfg_form *b, struct dfg_form *r)
{
    r->n = 0;
    for (uint32_t i = 0; i < b->n; i++)
        if (!add_scaled(r, a, &b->terms[i]))
            return false;
    return true;
}

/* a / b where that leaves no rest. */
static bool divide(const struct dfg_form *a, const struct dfg_form *b, struct dfg_form *r)
{
    assert(b->n > 0);
    struct dfg_form rest;
    copy(&rest, a);
    r->n = 0;
    while (rest.n > 0) {
        struct dfg_form_term t = rest.terms[0];
        if (!divide_term(&t, &b->terms[0]) || !add_term(r, &t) || r->n > DFG_FORM_TERMS)
            return false;
        if (__builtin_mul_overflow(t.factor, -1, &t.factor) || !add_scaled(&rest, b, &t))
            return false;
    }
    return true;
}

/* ---- names ---- */

/* The finalizer of splitmix64 (Steele, Lea and Flood 2014). */
static uint64_t mix(uint64_t seed, uint64_t word)
{
    uint64_t h = (seed ^ word) + 0x9E3779B97F4A7C15u + (seed << 6);
    h = (h ^ h >> 30) * 0xBF58476D1CE4E5B9u;
    h = (h ^ h >> 27) * 0x94D049BB133111EBu;
    return h ^ h >> 31;
}

uint64_t dfg_form_hash(uint64_t seed, const struct dfg_form *f)
{
    uint64_t h = mix(seed, f->n);
    for (uint32_t i = 0; i < f->n; i++) {
        h = mix(mix(h, (uint64_t)f->terms[i].factor), f->terms[i].n);
        for (uint32_t k = 0; k < f->terms[i].n; k++)
            h = mix(h, f->terms[i].names[k]);
    }
    return h;
}

static void set_name(struct dfg_form *f, form_name name)
{
    f->n = 1;
    f->terms[0] = (struct dfg_form_term){.factor = 1, .n = 1, .names = {name}};
}

void dfg_form_of_name(struct dfg_form *f, const char *name, size_t len)
{
    uint64_t h = mix(1, len);
    for (size_t i = 0; i < len; i++)
        h = mix(h, (unsigned char)name[i]);
    set_name(f, h & ~FORM_SIGNED);
}

void dfg_form_of_int(struct dfg_form *f, int64_t i)
{
    f->n = i != 0;
    f->terms[0] = (struct dfg_form_term){.factor = i};
}

bool dfg_form_is_int(const struct dfg_form *f, int64_t *i)
{
    *i = f->n == 0 ? 0 : f->terms[0].factor;
    return f->n == 0 || (f->n == 1 && f->terms[0].n == 0);
}

static bool may_be_negative(const struct dfg_form_term *t)
{
    bool may = false;
    for (uint32_t i = 0; i < t->n; i++)
        may = may || (t->names[i] & FORM_SIGNED) != 0;
    return may;
}

/* Is each term at least 0? */
static bool is_natural(const struct dfg_form *f)
{
    bool natural = true;
    for (uint32_t i = 0; i < f->n; i++)
        natural = natural && f->terms[i].factor > 0 && !may_be_negative(&f->terms[i]);
    return natural;
}

/* A quotient or a rest by itself.  Where nothing is negative, rounding down is rounding to zero. */
static void name_quotient(enum dfg_form_op op, const struct dfg_form *a, const struct dfg_form *b,
                          struct dfg_form *r)
{
    bool natural = is_natural(a) && is_natural(b);
    enum dfg_form_op how = natural && op == DFG_FORM_FLOOR ? DFG_FORM_DIV : op;
    uint64_t h = dfg_form_hash(dfg_form_hash(mix(2, how), a), b);
    set_name(r, natural ? h & ~FORM_SIGNED : h | FORM_SIGNED);
}

/* ---- all of them ---- */

static bool quotient(enum dfg_form_op op, const struct dfg_form *a, const struct dfg_form *b,
                     struct dfg_form *r)
{
    int64_t x, y;
    if (b->n == 0)
        return false;
    if (dfg_form_is_int(a, &x) && dfg_form_is_int(b, &y)) {
        if (x == INT64_MIN && y == -1)
            return false;
        bool down = op == DFG_FORM_FLOOR && x % y != 0 && (x < 0) != (y < 0);
        dfg_form_of_int(r, op == DFG_FORM_MOD ? x % y : x / y - down);
        return true;
    }
    bool exact = divide(a, b, r);
    if (exact && op == DFG_FORM_MOD)
        r->n = 0;
    if (!exact)
        name_quotient(op, a, b, r);
    return true;
}

bool dfg_form_compute(enum dfg_form_op op, const struct dfg_form *a, const struct dfg_form *b, struct dfg_form *r)
{
    assert(r != a && r != b);
    bool known = false;
    switch (op) {
    case DFG_FORM_ADD:
        known = add(a, b, 1, r);
        break;
    case DFG_FORM_SUB:
        known = add(a, b, -1, r);
        break;
    case DFG_FORM_MUL:
        known = multiply(a, b, r);
        break;
    case DFG_FORM_DIV:
    case DFG_FORM_MOD:
    case DFG_FORM_FLOOR:
        known = quotient(op, a, b, r);
        break;
    }
    return known && r->n <= DFG_FORM_TERMS;
}

enum dfg_form_order dfg_form_compare(const struct dfg_form *a, const struct dfg_form *b)
{
    struct dfg_form apart;
    bool above = true, below = true;
    if (!add(a, b, -1, &apart))
        return DFG_FORM_UNKNOWN;
    if (apart.n == 0)
        return DFG_FORM_EQUAL;
    for (uint32_t i = 0; i < apart.n; i++) {
        bool negative = apart.terms[i].factor < 0, open = may_be_negative(&apart.terms[i]);
        above = above && !negative && !open;
        below = below && negative && !open;
    }
    bool strict = apart.terms[apart.n - 1].n == 0;
    if (above)
        return strict ? DFG_FORM_GREATER : DFG_FORM_GREATER_EQUAL;
    if (below)
        return strict ? DFG_FORM_LESS : DFG_FORM_LESS_EQUAL;
    return DFG_FORM_UNKNOWN;
}

/* ---- as words ---- */

bool dfg_form_same(const struct dfg_form *a, const struct dfg_form *b)
{
    bool same = a->n == b->n;
    for (uint32_t i = 0; same && i < a->n; i++)
        same = a->terms[i].factor == b->terms[i].factor && term_order(&a->terms[i], &b->terms[i]) == 0;
    return same;
}

size_t dfg_form_pack(const struct dfg_form *f, uint64_t *words)
{
    size_t n = 0;
    words[n++] = f->n;
    for (uint32_t i = 0; i < f->n; i++) {
        const struct dfg_form_term *t = &f->terms[i];
        words[n++] = (uint64_t)t->factor;
        words[n++] = t->n;
        for (uint32_t k = 0; k < t->n; k++)
            words[n++] = t->names[k];
    }
    return n;
}

void dfg_form_unpack(struct dfg_form *f, const uint64_t *words)
{
    f->n = (uint32_t)*words++;
    for (uint32_t i = 0; i < f->n; i++) {
        struct dfg_form_term *t = &f->terms[i];
        t->factor = (int64_t)*words++;
        t->n = (uint32_t)*words++;
        for (uint32_t k = 0; k < t->n; k++)
            t->names[k] = *words++;
    }
}
