/* check_compare.c -- are the results of a rewritten graph those that it had?
 *
 * In:   results before and after, how they are to be compared.
 * Out:  the first that differs.
 *
 * NaN, infinities and signs of zero are compared.  Floats may be apart by ten times
 * the tolerance of --verify, since a rule may sum in another order, and of numbers
 * that are large by so much of the largest one.
 */
#include "check.h"

#include <math.h>
#include <string.h>

#define TOLERANCE 1e-3

static bool same_shape(const struct dfg_data *a, const struct dfg_data *b)
{
    return a->tag == b->tag && a->dtype == b->dtype && a->rank == b->rank &&
           memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) == 0;
}

static bool real_close(double p, double q, double tolerance, const struct measure *as)
{
    if (as->fast_math && !isfinite(p))
        return true;
    if (!isfinite(p) || !isfinite(q))
        return isnan(p) ? isnan(q) : p == q || (!as->signs && isinf(p) && p == -q);
    if (p == 0 && q == 0)
        return !as->signs || as->fast_math || signbit(p) == signbit(q);
    return fabs(p - q) <= tolerance * (1 + fmax(as->size, fmax(fabs(p), fabs(q))));
}

static double tolerance_of(const struct dfg_data *d)
{
    return d->dtype == DFG_F16 || d->dtype == DFG_BF16 ? 0.1 : TOLERANCE;
}

static bool reals_close(const struct dfg_data *a, const struct dfg_data *b, const struct measure *as)
{
    bool close = same_shape(a, b);
    for (uint64_t i = 0; close && i < a->n; i++)
        close = real_close(a->u.at[i].f, b->u.at[i].f, tolerance_of(a), as);
    return close;
}

bool differs_by_range(const struct dfg_data *a, const struct dfg_data *b, const struct measure *as)
{
    bool range = same_shape(a, b);
    for (uint64_t i = 0; range && i < a->n; i++) {
        const double p = a->u.at[i].f, q = b->u.at[i].f;
        range = isfinite(p) != isfinite(q) || real_close(p, q, tolerance_of(a), as);
    }
    return range;
}

static double number_at(const struct dfg_data *d, uint64_t i)
{
    return dfg_data_is_real(d) ? d->u.at[i].f : (double)d->u.at[i].i;
}

/* Are two tensors of steps, perhaps as floats, at most so many apart? */
static bool steps_close(const struct dfg_data *a, const struct dfg_data *b, double steps)
{
    bool close = same_shape(a, b);
    for (uint64_t i = 0; close && i < a->n; i++)
        close = fabs(number_at(a, i) - number_at(b, i)) <= steps ||
                (isnan(number_at(a, i)) && isnan(number_at(b, i)));
    return close;
}

bool may_be_rounded(const struct dfg_data *a, const struct dfg_data *b)
{
    const bool codes = a->tag == DFG_DATA_TENSOR && a->dtype != DFG_BOOL && !dfg_data_is_real(a) &&
                       dfg_dtype_bits((enum dfg_dtype)a->dtype) <= 16;
    return (dfg_data_is_real(a) && dfg_data_is_real(b)) || (codes && steps_close(a, b, 1));
}

uint32_t first_apart(const struct values *a, const struct values *b, const struct measure *as)
{
    for (uint32_t i = 0; i < a->n; i++) {
        bool real = dfg_data_is_real(a->at[i]) && dfg_data_is_real(b->at[i]);
        bool close = as->steps[i] > 0 ? steps_close(a->at[i], b->at[i], as->steps[i])
                     : real           ? reals_close(a->at[i], b->at[i], as)
                                      : dfg_data_close(a->at[i], b->at[i], 0, NULL);
        if (!close)
            return i;
    }
    return a->n;
}

/* ---- how much is rounding ---- */

double greatest(const struct values *v)
{
    double most = 0;
    for (uint32_t i = 0; i < v->n; i++)
        for (uint64_t k = 0; dfg_data_is_real(v->at[i]) && k < v->at[i]->n; k++)
            if (isfinite(v->at[i]->u.at[k].f))
                most = fmax(most, fabs(v->at[i]->u.at[k].f));
    return most;
}

double greatest_constant(const dfg_module *m)
{
    double most = 0;
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        struct dfg_data *d = dfg_node_op(m, n) == DFG_CONST ? dfg_data_of(m, dfg_tensor_of(m, n)) : NULL;
        if (d != NULL)
            most = fmax(most, greatest(&(struct values){&d, 1}));
        dfg_data_free(d);
    }
    return most;
}

/* Kernels whose zeros have the sign that they happen to come to, by parts of their names: sums, which may
 * begin with 0 or not and take their summands in any order, and the larger of two zeros. */
bool has_loose_zeros(const dfg_module *m)
{
    static const char *const parts[] = {"conv", "matmul", "gemm", "dense", "einsum",    "reduce",
                                        "sum",  "mean",   "norm", "pool",  "attention", "relu",
                                        "max",  "min",    "clip", "resize"};
    for (dfg_node n = 1; n < dfg_n_nodes(m); n++) {
        const char *kernel = kernel_of(m, dfg_node_op(m, n));
        for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
            if (strstr(kernel, parts[i]) != NULL)
                return true;
    }
    return false;
}
