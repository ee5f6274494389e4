/* samples.c -- a few values that represent all, for comparisons with some literals.
 *
 * In:   the type of a term, and the literals that it is compared with.
 * Out:  values: each literal, its neighbours, one between any two, the least and the greatest, one
 *       unlike all of them; an unknown value.  Tests against these literals change their outcome
 *       nowhere else.
 */
#include "facts.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

enum {
    N_DTYPES = 0
#define DTYPE(id, name, class, bits, onnx) +1
#include "../runtime/dtypes.def"
};

const char any_string[] = "any other string";
static const struct op any_op;

static void add(struct samples *s, struct value v)
{
    *PUSH(*s) = v;
}

static void add_int(struct samples *s, int64_t i)
{
    add(s, (struct value){.tag = V_INT, .i = i, .f = (double)i});
}

static void add_float(struct samples *s, double f)
{
    add(s, (struct value){.tag = V_FLOAT, .f = f});
}

static void add_ints(struct samples *s, const struct value *v)
{
    const double f = v->tag == V_INT ? (double)v->i : floor(v->f);
    if (v->tag == V_FLOAT && !(fabs(f) < 9007199254740992.0)) /* 2^53 */
        return;
    const int64_t i = v->tag == V_INT ? v->i : (int64_t)f;
    add_int(s, i);
    if (i > INT64_MIN)
        add_int(s, i - 1);
    if (i < INT64_MAX)
        add_int(s, i + 1);
}

static void add_ends(struct samples *s, bool ints, bool floats)
{
    const int64_t int_ends[] = {INT64_MIN, 0, INT64_MAX};
    const double float_ends[] = {-HUGE_VAL, -(double)FLT_MAX, 0, (double)FLT_MAX, HUGE_VAL};
    for (int i = 0; ints && i < 3; i++)
        add_int(s, int_ends[i]);
    for (int i = 0; floats && i < 5; i++)
        add_float(s, float_ends[i]);
}

/* Comparisons with a float are of 32-bit floats. */
static void add_floats(struct samples *s, const struct value *v)
{
    const double f = value_number(v);
    if (!(fabs(f) < (double)FLT_MAX))
        return;
    add_float(s, (double)nextafterf((float)f, -FLT_MAX));
    add_float(s, f);
    add_float(s, (double)nextafterf((float)f, FLT_MAX));
}

static int by_size(const void *a, const void *b)
{
    const struct value *x = a, *y = b;
    return (x->f > y->f) - (x->f < y->f);
}

static void add_between(struct samples *s)
{
    const int n = s->n;
    struct value *sorted = alloc((size_t)n * sizeof *sorted + 1);
    int k = 0;
    for (int i = 0; i < n; i++)
        if (s->at[i].tag == V_FLOAT)
            sorted[k++] = s->at[i];
    qsort(sorted, (size_t)k, sizeof *sorted, by_size);
    for (int i = 1; i < k; i++)
        add_float(s, (sorted[i - 1].f + sorted[i].f) / 2);
}

static void add_unlike(struct samples *s, const struct value *v)
{
    switch (v->tag) {
    case V_STRING:
        add(s, (struct value){.tag = V_STRING, .s = any_string, .s_len = sizeof any_string});
        break;
    case V_OP:
        add(s, (struct value){.tag = V_OP, .op = &any_op});
        break;
    case V_BOOL:
        add(s, (struct value){.tag = V_BOOL, .i = !v->i});
        break;
    case V_DTYPE:
        for (int i = 1; i <= N_DTYPES; i++)
            add(s, (struct value){.tag = V_DTYPE, .i = i});
        break;
    case V_LIST: { /* of another length */
        struct value longer = {.tag = V_LIST, .n = v->n + 1};
        longer.list = alloc((size_t)longer.n * sizeof *longer.list);
        for (int i = 0; i < longer.n; i++)
            longer.list[i].tag = V_HOLE;
        add(s, longer);
        break;
    }
    case V_NONE:
    case V_INT:
    case V_FLOAT:
    case V_HOLE:
        break;
    }
}

void add_samples(struct samples *s, struct value_type type, const struct samples *literals)
{
    const bool ints = type.base != BT_FLOAT, floats = type.base != BT_INT && type.base != BT_KIND;
    bool ends = false;
    for (int i = 0; i < literals->n; i++) {
        const struct value *v = &literals->at[i];
        if (value_is_number(v) && !ends)
            add_ends(s, ints, floats);
        ends |= value_is_number(v);
        if (!value_is_number(v)) {
            add(s, *v);
            add_unlike(s, v);
            continue;
        }
        if (ints)
            add_ints(s, v);
        if (floats)
            add_floats(s, v);
    }
    add_between(s);
    add(s, (struct value){.tag = V_NONE});
}
