/* compare.c -- are two values close?
 *
 * In:   two values, a tolerance.
 * Out:  how much they differ, in absolute terms and relative to the greater.
 *
 * Tuples are compared field by field, without recursion on their depth.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "eval.h"

static double default_tolerance(enum dfg_dtype d)
{
    return d == DFG_F64 || d == DFG_F32 ? 1e-4 : d == DFG_F16 ? 1e-2 : d == DFG_BF16 ? 5e-2 : 0.25;
}

static void differs(struct dfg_difference *d, const char *why)
{
    d->absolute = d->relative = HUGE_VAL;
    d->why = why;
    d->n++;
}

static void compare_reals(double a, double b, double tolerance, struct dfg_difference *d)
{
    if ((isnan(a) && isnan(b)) || a == b)
        return;
    double gap = fabs(a - b), size = fmax(fabs(a), fabs(b));
    if (isnan(gap) || isinf(gap)) {
        d->n++;
        d->absolute = d->relative = HUGE_VAL;
        return;
    }
    d->absolute = fmax(d->absolute, gap);
    d->relative = fmax(d->relative, gap / size);
    d->n += gap > tolerance * (1 + size);
}

static void compare_tensors(const struct dfg_data *a, const struct dfg_data *b, double tolerance,
                            struct dfg_difference *d)
{
    if (a->dtype != b->dtype) {
        differs(d, "element type");
        return;
    }
    if (a->rank != b->rank ||
        (a->rank > 0 && memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) != 0)) {
        differs(d, "shape");
        return;
    }
    if (tolerance == 0)
        tolerance = default_tolerance((enum dfg_dtype)a->dtype);
    for (uint64_t i = 0; i < a->n; i++) {
        if (dfg_data_is_real(a))
            compare_reals(a->u.at[i].f, b->u.at[i].f, tolerance, d);
        else if (a->u.at[i].i != b->u.at[i].i) {
            double p = dfg_eval_real(a, i), q = dfg_eval_real(b, i);
            d->n++;
            d->absolute = fmax(d->absolute, fabs(p - q));
            d->relative = fmax(d->relative, fabs(p - q) / fmax(fabs(p), fabs(q)));
        }
    }
}

struct pair {
    const struct dfg_data *a, *b;
};

/* Tuples' fields wait in a stack; false: no memory. */
static bool compare_all(struct pair **stack, size_t *room, size_t n, double tolerance,
                        struct dfg_difference *d)
{
    while (n > 0) {
        struct pair p = (*stack)[--n];
        if (p.a == NULL || p.b == NULL || p.a->tag != p.b->tag ||
            (p.a->tag == DFG_DATA_TUPLE && p.a->n != p.b->n)) {
            if (p.a != p.b)
                differs(d, "kind of value");
        } else if (p.a->tag == DFG_DATA_TENSOR) {
            compare_tensors(p.a, p.b, tolerance, d);
        } else if (p.a->tag == DFG_DATA_TUPLE) {
            if (!dfg_grow(stack, room, n + (size_t)p.a->n, sizeof **stack))
                return false;
            for (uint64_t i = 0; i < p.a->n; i++)
                (*stack)[n++] = (struct pair){p.a->u.fields[i], p.b->u.fields[i]};
        }
    }
    return true;
}

bool dfg_data_close(const struct dfg_data *a, const struct dfg_data *b, double tolerance,
                    struct dfg_difference *d)
{
    size_t room = 0;
    struct pair *stack = NULL;
    struct dfg_difference own;
    d = d != NULL ? d : &own;
    *d = (struct dfg_difference){0, 0, 0, NULL};
    if (dfg_grow(&stack, &room, 1, sizeof *stack))
        stack[0] = (struct pair){a, b};
    if (stack == NULL || !compare_all(&stack, &room, 1, tolerance, d))
        differs(d, "size: out of memory");
    free(stack);
    return d->n == 0;
}
