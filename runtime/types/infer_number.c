/* infer_number.c -- elements that are computed from other elements.
 *
 * In:   scalars and vectors whose elements are known, unknown or symbols.
 * Out:  the same of sums, comparisons, choices.
 *
 * Float elements are rounded to f32 after each step, as the operators do it;
 * other kinds of floats are unknown.
 */
#include <float.h>
#include <string.h>

#include "infer.h"

static dfg_val rounded(dfg_val v)
{
    if (v.tag != DFG_V_FLOAT)
        return v;
    return v.u.f >= -(double)FLT_MAX && v.u.f <= (double)FLT_MAX ? dfg_float((double)(float)v.u.f)
                                                                 : dfg_nil();
}

/* v as an element of the dtype. */
static dfg_val converted(dfg_val v, enum dfg_dtype to)
{
    bool whole = to == DFG_I64 || to == DFG_I32;
    if (v.tag == DFG_V_BOOL && (whole || to == DFG_F32))
        v = dfg_int(v.u.i);
    if (whole && v.tag == DFG_V_FLOAT)
        v = v.u.f > -0x1p53 && v.u.f < 0x1p53 ? dfg_int((int64_t)v.u.f) : dfg_nil();
    if (to == DFG_I32 && v.tag == DFG_V_INT && (v.u.i > INT32_MAX || v.u.i < INT32_MIN))
        return dfg_nil();
    if (to == DFG_F32 && v.tag == DFG_V_INT)
        return rounded(dfg_float((double)v.u.i));
    if (to == DFG_F32)
        return rounded(v.tag == DFG_V_FLOAT ? v : dfg_nil());
    if (to == DFG_BOOL && (v.tag == DFG_V_INT || v.tag == DFG_V_BOOL))
        return dfg_bool(v.u.i != 0);
    return whole && (v.tag == DFG_V_INT || v.tag == DFG_V_DIM) ? v : dfg_nil();
}

void dfg_elements_cast(struct infer_call *c)
{
    struct infer_value v;
    enum dfg_dtype to = dfg_infer_onnx_dtype(c, "to", DFG_NO_DTYPE);
    if (!dfg_infer_arg_value(c, 0, &v))
        return;
    for (uint32_t i = 0; i < v.n; i++)
        v.at[i] = converted(v.at[i], to);
    dfg_infer_keep(c, &v);
}

static void each_element(struct infer_call *c, dfg_val (*f)(dfg_val))
{
    struct infer_value v;
    if (!dfg_infer_arg_value(c, 0, &v) ||
        (dfg_infer_dtype(c, 0) != DFG_F32 && dfg_infer_dtype(c, 0) != DFG_I64))
        return;
    for (uint32_t i = 0; i < v.n; i++)
        v.at[i] = rounded(f(v.at[i]));
    dfg_infer_keep(c, &v);
}

#define EACH(name)                                                                                           \
    void dfg_elements_##name(struct infer_call *c)                                                           \
    {                                                                                                        \
        each_element(c, dfg_##name);                                                                         \
    }
EACH(abs)
EACH(ceil)
EACH(floor)
EACH(neg)
EACH(sqrt)

typedef dfg_val binary(dfg_module *, dfg_val, dfg_val);

/* Scalars and vectors, broadcast; f sees numbers of one kind. */
static void pairwise(struct infer_call *c, binary *f, bool arithmetic)
{
    struct infer_value a, b;
    enum dfg_dtype dtype = dfg_infer_dtype(c, 0);
    if (c->n_args != 2 || !dfg_infer_arg_value(c, 0, &a) || !dfg_infer_arg_value(c, 1, &b))
        return;
    if (arithmetic && dtype != DFG_I64 && dtype != DFG_I32 && dtype != DFG_F32)
        return;
    if (a.n != b.n && a.n != 1 && b.n != 1)
        return;
    struct infer_value v = {.rank = a.rank > b.rank ? a.rank : b.rank, .n = a.n == 1 ? b.n : a.n};
    for (uint32_t i = 0; i < v.n; i++) {
        v.at[i] = f(c->m, a.at[a.n == 1 ? 0 : i], b.at[b.n == 1 ? 0 : i]);
        if (arithmetic && v.at[i].tag != DFG_V_DIM)
            v.at[i] = converted(v.at[i], dtype);
    }
    dfg_infer_keep(c, &v);
}

/* Of ints as C divides; a symbol, taken to be no less than 0, only by numbers greater than 0. */
static dfg_val quotient(dfg_module *m, dfg_val a, dfg_val b)
{
    if (a.tag == DFG_V_DIM || b.tag == DFG_V_DIM)
        return dfg_infer_exact(m, a, b);
    return dfg_div(a, b);
}

static dfg_val least(dfg_module *m, dfg_val a, dfg_val b)
{
    (void)m;
    return dfg_eq(a, b) ? a : dfg_min(a, b);
}

static dfg_val greatest(dfg_module *m, dfg_val a, dfg_val b)
{
    (void)m;
    return dfg_eq(a, b) ? a : dfg_max(a, b);
}

static dfg_val remainder_of(dfg_module *m, dfg_val a, dfg_val b)
{
    (void)m;
    bool plain = a.tag == DFG_V_INT && b.tag == DFG_V_INT && a.u.i >= 0 && b.u.i > 0;
    return plain ? dfg_mod(a, b) : dfg_nil();
}

/* A symbol that is a name alone is an extent: never negative. */
static dfg_val is_equal(dfg_module *m, dfg_val a, dfg_val b)
{
    dfg_val sym = a.tag == DFG_V_DIM ? a : b, other = a.tag == DFG_V_DIM ? b : a;
    if (sym.tag == DFG_V_DIM && other.tag == DFG_V_INT && other.u.i < 0 &&
        strpbrk(dfg_symbol_text(m, (dfg_sym)-sym.u.i), "+-*/(") == NULL)
        return dfg_bool(false);
    enum dfg_tri same = dfg_same(a, b);
    return same == DFG_UNKNOWN ? dfg_nil() : dfg_bool(same == DFG_TRUE);
}

static dfg_val is_less(dfg_module *m, dfg_val a, dfg_val b)
{
    (void)m;
    const enum dfg_order order = dfg_order(a, b);
    return order == DFG_NO_ORDER ? dfg_nil() : dfg_bool(order == DFG_LESS);
}

static dfg_val is_greater(dfg_module *m, dfg_val a, dfg_val b)
{
    return is_less(m, b, a);
}

#define PAIRWISE(name, f, arithmetic)                                                                        \
    void dfg_elements_##name(struct infer_call *c)                                                           \
    {                                                                                                        \
        pairwise(c, f, arithmetic);                                                                          \
    }
PAIRWISE(add, dfg_infer_plus, true)
PAIRWISE(div, quotient, true)
PAIRWISE(equal, is_equal, false)
PAIRWISE(greater, is_greater, false)
PAIRWISE(less, is_less, false)
PAIRWISE(max, greatest, true)
PAIRWISE(min, least, true)
PAIRWISE(mod, remainder_of, true)
PAIRWISE(mul, dfg_infer_times, true)
PAIRWISE(sub, dfg_infer_minus, true)

void dfg_elements_not(struct infer_call *c)
{
    struct infer_value v;
    if (!dfg_infer_arg_value(c, 0, &v))
        return;
    for (uint32_t i = 0; i < v.n; i++)
        v.at[i] = v.at[i].tag == DFG_V_BOOL ? dfg_bool(v.at[i].u.i == 0) : dfg_nil();
    dfg_infer_keep(c, &v);
}

void dfg_elements_where(struct infer_call *c)
{
    struct infer_value on, x, y, v = {.n = 0};
    if (!dfg_infer_arg_value(c, 0, &on) || !dfg_infer_arg_value(c, 1, &x) || !dfg_infer_arg_value(c, 2, &y))
        return;
    v.rank = on.rank > 0 || x.rank > 0 || y.rank > 0;
    v.n = on.n != 1 ? on.n : x.n != 1 ? x.n : y.n;
    if ((x.n != v.n && x.n != 1) || (y.n != v.n && y.n != 1))
        return;
    for (uint32_t i = 0; i < v.n; i++) {
        dfg_val if_so = x.at[x.n == 1 ? 0 : i], if_not = y.at[y.n == 1 ? 0 : i], o = on.at[on.n == 1 ? 0 : i];
        if (o.tag == DFG_V_BOOL)
            v.at[i] = o.u.i != 0 ? if_so : if_not;
        else
            v.at[i] = dfg_eq(if_so, if_not) ? if_so : dfg_nil();
    }
    dfg_infer_keep(c, &v);
}

/* All elements folded into one; the axis of a vector can only be its first. */
static void fold(struct infer_call *c, binary *f, int64_t start)
{
    struct infer_value from, v = {.n = 1};
    if (!dfg_infer_arg_value(c, 0, &from) || from.rank != 1 || dfg_infer_dtype(c, 0) != DFG_I64 ||
        dfg_infer_attr(c, "noop_with_empty_axes").tag != DFG_NIL)
        return;
    v.at[0] = dfg_int(start);
    for (uint32_t i = 0; i < from.n; i++)
        v.at[0] = f(c->m, v.at[0], from.at[i]);
    int64_t keep;
    v.rank = dfg_infer_int(c, "keepdims", 1, &keep) && keep != 0;
    dfg_infer_keep(c, &v);
}

void dfg_elements_product(struct infer_call *c)
{
    fold(c, dfg_infer_times, 1);
}
void dfg_elements_sum(struct infer_call *c)
{
    fold(c, dfg_infer_plus, 0);
}
