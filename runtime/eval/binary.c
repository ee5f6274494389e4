/* binary.c -- functions of two elements, of tensors broadcast together.
 *
 * In:   tensors of one element type (a power's exponent may have its own).
 * Out:  one of the broadcast shape; of comparisons bools.
 * Errors: an integer divided by zero; types that differ; shapes that do not fit.
 *
 * Integers wrap: sums and products are taken modulo 2^64, the machine keeps the
 * low bits.
 */
#include <math.h>
#include <string.h>

#include "../dfg_extend.h"
#include "eval.h"
#include "forms.h"

/* The rest has b's sign, also where it is zero. */
static double floor_mod(double a, double b)
{
    double rest = fmod(a, b);
    if (rest == 0)
        return copysign(0, b);
    return (rest < 0) != (b < 0) ? rest + b : rest;
}

static double real(enum eval_binary form, double a, double b)
{
    switch (form) {
#define BINARY(name, real, whole)                                                                            \
    case B_##name:                                                                                           \
        return real;
#include "binary.def"
#undef BINARY
    }
    return NAN;
}

static bool compared(enum eval_binary form, bool less, bool equal, bool greater)
{
    if (form == B_NOT_EQUAL)
        return !equal;
    return ((form == B_LESS || form == B_LESS_EQUAL) && less) ||
           ((form == B_GREATER || form == B_GREATER_EQUAL) && greater) ||
           ((form == B_EQUAL || form == B_LESS_EQUAL || form == B_GREATER_EQUAL) && equal);
}

static bool less(int64_t a, int64_t b, bool is_unsigned)
{
    return is_unsigned ? (uint64_t)a < (uint64_t)b : a < b;
}

/* a to the power of b, modulo 2^64. */
static int64_t power(int64_t a, int64_t b, bool is_unsigned)
{
    uint64_t y = 1, x = (uint64_t)a;
    if (b < 0 && !is_unsigned)
        return dfg_eval_int_of(pow((double)a, (double)b));
    for (uint64_t k = (uint64_t)b; k > 0; k >>= 1) {
        y = k & 1 ? y * x : y;
        x *= x;
    }
    return (int64_t)y;
}

/* b is not 0.  `down`: towards minus infinity, else towards zero. */
static int64_t quotient(int64_t a, int64_t b, bool is_unsigned, bool down)
{
    if (is_unsigned)
        return (int64_t)((uint64_t)a / (uint64_t)b);
    if (b == -1) /* the smallest number has no opposite */
        return (int64_t)(0 - (uint64_t)a);
    return a / b - (down && a % b != 0 && (a < 0) != (b < 0));
}

static int64_t shifted(int64_t a, int64_t b, bool left, bool is_unsigned)
{
    if (b < 0 || b > 63) /* all bits are shifted out */
        return a < 0 && !left && !is_unsigned ? -1 : 0;
    if (left)
        return (int64_t)((uint64_t)a << b);
    uint64_t bits = (uint64_t)a >> b;
    if (a < 0 && !is_unsigned && b > 0)
        bits |= ~(uint64_t)0 << (64 - b);
    return (int64_t)bits;
}

struct binary {
    enum eval_binary form;
    bool is_unsigned;
};

/* False: division by zero, or no meaning for integers. */
static bool whole(const struct binary *o, int64_t a, int64_t b, int64_t *y)
{
    const uint64_t p = (uint64_t)a, q = (uint64_t)b;
    const bool is_unsigned = o->is_unsigned;
    if (o->form >= B_ATAN2 || (b == 0 && o->form >= B_DIV && o->form <= B_FLOOR_MOD))
        return false;
    switch (o->form) {
#define BINARY(name, real, whole)                                                                            \
    case B_##name:                                                                                           \
        *y = (int64_t)(whole);                                                                               \
        break;
#include "binary.def"
#undef BINARY
    }
    return true;
}

static bool element(const struct binary *o, const struct dfg_data *a, const struct dfg_data *b, int64_t i,
                    int64_t k, dfg_cell *y)
{
    dfg_cell p = a->u.at[i], q = b->u.at[k];
    if (o->form >= B_EQUAL) {
        bool below, above;
        if (dfg_data_is_real(a)) {
            below = p.f < q.f;
            above = p.f > q.f;
            y->i = compared(o->form, below, p.f == q.f, above);
        } else {
            below = less(p.i, q.i, o->is_unsigned);
            above = less(q.i, p.i, o->is_unsigned);
            y->i = compared(o->form, below, p.i == q.i, above);
        }
        return true;
    }
    if (dfg_data_is_real(a)) {
        y->f = real(o->form, p.f, dfg_data_is_real(b) ? q.f : dfg_eval_real(b, (uint64_t)k));
        return true;
    }
    if (o->form == B_POW && dfg_data_is_real(b)) {
        y->i = dfg_eval_int_of(pow(dfg_eval_real(a, (uint64_t)i), q.f));
        return true;
    }
    return whole(o, p.i, q.i, &y->i);
}

/* May these two be operands of it? */
static void fit(struct eval_call *c, int form, const struct dfg_data *a, const struct dfg_data *b)
{
    bool logic = form >= B_SHIFT_LEFT && form <= B_XOR;
    if (a->dtype != b->dtype && form != B_POW)
        dfg_eval_fail(c, "its operands are of types %s and %s", dfg_dtype_name((enum dfg_dtype)a->dtype),
                      dfg_dtype_name((enum dfg_dtype)b->dtype));
    dfg_eval_check(c, !(logic && dfg_data_is_real(a)), "it is not defined on floats");
}

static struct dfg_data *combine(struct eval_call *c, int form, const struct dfg_data *a,
                                const struct dfg_data *b)
{
    struct eval_walk w;
    struct binary o = {(enum eval_binary)form, dfg_eval_is_unsigned((enum dfg_dtype)a->dtype)};
    fit(c, form, a, b);
    dfg_eval_walk_begin(c, &w, (const struct dfg_data *const[]){a, b}, 2);
    enum dfg_dtype dtype = form >= B_EQUAL ? DFG_BOOL : (enum dfg_dtype)a->dtype;
    struct dfg_data *y = dfg_eval_temporary(c, dtype, w.rank, w.dims);
    for (uint64_t i = 0; i < y->n; i++, dfg_eval_walk_next(&w))
        if (!element(&o, a, b, w.at[0], w.at[1], &y->u.at[i]))
            dfg_eval_fail(c, form >= B_DIV && form <= B_FLOOR_MOD ? "an integer is divided by zero"
                                                                  : "it is not defined on integers");
    return y;
}

/* The slope is broadcast to x, not x to it. */
void dfg_eval_prelu(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *slope = dfg_eval_need(c, 1);
    dfg_eval_give(c, 0, combine(c, c->form, x, slope));
    const struct dfg_data *y = c->results[0];
    bool same = y->rank == x->rank && memcmp(y->dims, x->dims, (size_t)x->rank * sizeof *x->dims) == 0;
    dfg_eval_check(c, same, "the slope is wider than the operand");
}

void dfg_eval_binary(struct eval_call *c)
{
    const struct dfg_data *a = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1);
    dfg_eval_give(c, 0, combine(c, c->form, a, b));
}

/* ONNX's Mod has the sign of the divisor for integers, fmod's for floats. */
void dfg_eval_mod(struct eval_call *c)
{
    c->form = dfg_eval_int(c, "fmod", 0) != 0 ? B_MOD : B_FLOOR_MOD;
    dfg_eval_binary(c);
}

void dfg_eval_bit_shift(struct eval_call *c)
{
    c->form = dfg_eval_text(c, "direction", "LEFT")[0] == 'L' ? B_SHIFT_LEFT : B_SHIFT_RIGHT;
    dfg_eval_binary(c);
}

/* Max, Min, Sum, Mean of any number of operands. */
void dfg_eval_variadic(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    dfg_eval_give(c, 0, x);
    for (uint32_t i = 1; i < c->n_args; i++) {
        const struct dfg_data *b = dfg_eval_need(c, i);
        dfg_eval_give(c, 0, combine(c, c->form, c->results[0], b));
    }
}

void dfg_eval_mean(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    dfg_eval_check(c, dfg_data_is_real(x), "it is not defined on integers");
    dfg_eval_variadic(c);
    const struct dfg_data *sum = c->results[0];
    struct dfg_data *y = dfg_eval_like(c, sum, (enum dfg_dtype)sum->dtype);
    for (uint64_t i = 0; i < y->n; i++)
        dfg_eval_set(y, i, dfg_eval_real(sum, i) / c->n_args);
}

void dfg_eval_where(struct eval_call *c)
{
    const struct dfg_data *t[3] = {dfg_eval_need(c, 0), dfg_eval_need(c, 1), dfg_eval_need(c, 2)};
    struct eval_walk w;
    dfg_eval_check(c, t[1]->dtype == t[2]->dtype, "its operands are of different types");
    dfg_eval_walk_begin(c, &w, t, 3);
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)t[1]->dtype, w.rank, w.dims);
    for (uint64_t i = 0; i < y->n; i++, dfg_eval_walk_next(&w))
        y->u.at[i] = dfg_eval_real(t[0], (uint64_t)w.at[0]) != 0 ? t[1]->u.at[w.at[1]] : t[2]->u.at[w.at[2]];
}

/* ---- bounds ---- */

/* The single element of a bound; NULL: it is absent. */
static const dfg_cell *bound(struct eval_call *c, uint32_t i, const struct dfg_data *x)
{
    const struct dfg_data *d = dfg_eval_arg(c, i);
    if (d != NULL && (d->tag != DFG_DATA_TENSOR || d->n != 1 || d->dtype != x->dtype))
        dfg_eval_fail(c, "a bound is not one element of the operand's type");
    return d != NULL ? d->u.at : NULL;
}

/* min(max(x, low), high): high wins where low is greater. */
static void clip(struct eval_call *c, const struct dfg_data *x, const dfg_cell *low, const dfg_cell *high)
{
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    bool is_unsigned = dfg_eval_is_unsigned((enum dfg_dtype)x->dtype), is_real = dfg_data_is_real(x);
    for (uint64_t i = 0; i < x->n; i++) {
        dfg_cell v = x->u.at[i];
        if (low != NULL && (is_real ? v.f < low->f : less(v.i, low->i, is_unsigned)))
            v = *low;
        if (high != NULL && (is_real ? v.f > high->f : less(high->i, v.i, is_unsigned)))
            v = *high;
        y->u.at[i] = v;
    }
}

void dfg_eval_clip(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const dfg_cell *low = bound(c, 1, x), *high = bound(c, 2, x);
    dfg_cell least, most;
    if (dfg_data_is_real(x)) { /* a limit that is absent is the type's: infinities are cut off */
        most.f = dfg_number_largest((enum dfg_dtype)x->dtype);
        least.f = -most.f;
        low = low != NULL ? low : &least;
        high = high != NULL ? high : &most;
    }
    clip(c, x, low, high);
}

void dfg_eval_relay_clip(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    double low = dfg_eval_float(c, "a_min", -HUGE_VAL), high = dfg_eval_float(c, "a_max", HUGE_VAL);
    dfg_cell bounds[2];
    if (dfg_data_is_real(x)) {
        bounds[0].f = low;
        bounds[1].f = high;
    } else {
        bool is_unsigned = dfg_eval_is_unsigned((enum dfg_dtype)x->dtype);
        bounds[0].i = is_unsigned && low < 0 ? 0 : dfg_eval_int_of(low);
        bounds[1].i = is_unsigned && high < 0 ? 0 : dfg_eval_int_of(high);
    }
    clip(c, x, &bounds[0], &bounds[1]);
}

/* x + bias along an axis; prelu likewise, by Relay's attributes. */
void dfg_eval_along_axis(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *b = dfg_eval_need(c, 1);
    int64_t axis = dfg_eval_int(c, "axis", 1), dims[EVAL_RANK];
    dfg_eval_axis(c, &axis, x->rank);
    if (b->rank != 1 || (b->dims[0] != x->dims[axis] && b->dims[0] != 1))
        dfg_eval_fail(c, "the second operand does not fit the axis");
    for (int32_t d = 0; d < x->rank; d++)
        dims[d] = d == axis ? b->dims[0] : 1;
    struct dfg_data *wide = dfg_eval_temporary(c, (enum dfg_dtype)b->dtype, x->rank, dims);
    for (uint64_t i = 0; i < b->n; i++)
        wide->u.at[i] = b->u.at[i];
    dfg_eval_give(c, 0, combine(c, c->form, x, wide));
}
