/* cost.h -- costs in integers: what the partitioner makes of the doubles of its interface.
 *
 * All costs of a selection are int64 in units of one power of two, so that sums of them are exact and
 * fit.  Where the sum of all is below 2^58, ints are exact.  Numbers from 2^60 on, infinity too, count as
 * more than all others together, and as many of them as that many times more.
 */
#ifndef DFG_COST_H
#define DFG_COST_H

#include <stdbool.h>
#include <stdint.h>

#include "../core/floats.h"

/* Of sizes, the signs do not count: units * 2^e, of 62 bits, rounded up, and how many are infinite. */
struct cost_sum {
    uint64_t units;
    int e;
    uint32_t n_infinite;
};
void dfg_cost_add(struct cost_sum *, double size);
bool dfg_cost_less(const struct cost_sum *, const struct cost_sum *);

/* Units are 2^-shift. */
struct cost_scale {
    int shift;
    int64_t infinite; /* what such a number counts as */
    int64_t tiny;     /* sums that differ by less, a billionth, are the same */
};
/* For sums of any numbers whose sizes are among those of the sum; these are below 2^61. */
struct cost_scale dfg_cost_scale(const struct cost_sum *);
int64_t dfg_cost_units(const struct cost_scale *, double); /* the nearest; no NaN */
double dfg_cost_value(const struct cost_scale *, int64_t sum); /* the nearest; infinite where more than finite ones are in it */

static inline bool dfg_is_nan(double v)
{
    return (dfg_bits_of(v) & (UINT64_MAX >> 1)) > (uint64_t)0x7FF << 52;
}

/* Ordered as the numbers are; of 0 it is 0. */
static inline int64_t dfg_cost_order(double v)
{
    const uint64_t sign = (uint64_t)1 << 63, bits = dfg_bits_of(v);
    return (bits & sign) != 0 ? -(int64_t)(bits - sign) : (int64_t)bits;
}

#endif
