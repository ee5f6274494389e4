/* cost.c -- doubles to and from units of a power of two, and how small a unit may be.
 *
 * In:   the sizes of all costs of a selection; a cost; a sum of units.
 * Out:  the scale in which every sum of them fits; units; a double.
 *
 * By the bits of doubles: a target without floats needs no emulation of them.
 */
#include "cost.h"

enum { SUM_BITS = 62, WHOLE_BITS = 58, INFINITE_BITS = 60, TINY_BITS = 30, MOST_SHIFT = 60, FRACTION = 52, BIAS = 1023 };

/* Finite and above 0: units * 2^e. */
struct size {
    uint64_t units;
    int e;
};

static uint64_t size_bits(double v)
{
    return dfg_bits_of(v) & (UINT64_MAX >> 1);
}

static bool is_infinite(uint64_t size)
{
    return size >= (uint64_t)(BIAS + INFINITE_BITS) << FRACTION;
}

static struct size size_of(uint64_t size)
{
    const uint64_t hidden = (uint64_t)1 << FRACTION;
    const int biased = (int)(size >> FRACTION);
    return (struct size){(size & (hidden - 1)) | (biased > 0 ? hidden : 0), (biased > 0 ? biased : 1) - BIAS - FRACTION};
}

static int bits_of(uint64_t units)
{
    return units != 0 ? 64 - __builtin_clzll(units) : 0;
}

/* ---- sums ---- */

static uint64_t shifted_up(uint64_t units, int by)
{
    if (by >= 64)
        return units != 0;
    return (units >> by) + ((units & (((uint64_t)1 << by) - 1)) != 0);
}

/* The units of the sum at an e that is not below its own. */
static uint64_t units_at(const struct cost_sum *s, int e)
{
    return shifted_up(s->units, e - s->e);
}

void dfg_cost_add(struct cost_sum *s, double size)
{
    struct size x = size_of(size_bits(size));
    if (is_infinite(size_bits(size))) {
        s->n_infinite++;
        return;
    }
    if (x.units == 0)
        return;
    const int room = SUM_BITS - bits_of(x.units);
    const int e = s->units == 0 || s->e < x.e - room ? x.e - room : s->e;
    const int up = e - (x.e - room);
    s->units = (s->units != 0 ? units_at(s, e) : 0) + shifted_up(x.units << room, up);
    s->e = e;
    if (bits_of(s->units) > SUM_BITS) {
        s->units = shifted_up(s->units, 1);
        s->e++;
    }
}

bool dfg_cost_less(const struct cost_sum *a, const struct cost_sum *b)
{
    if (a->n_infinite != b->n_infinite)
        return a->n_infinite < b->n_infinite;
    if (a->units == 0 || b->units == 0)
        return a->units < b->units;
    const int e = a->e > b->e ? a->e : b->e;
    return units_at(a, e) < units_at(b, e);
}

/* ---- units ---- */

struct cost_scale dfg_cost_scale(const struct cost_sum *s)
{
    const int bits = WHOLE_BITS - bits_of(s->n_infinite); /* of the finite ones together */
    const int shift = s->units != 0 ? bits - (bits_of(s->units) + s->e) : MOST_SHIFT;
    struct cost_scale scale = {.shift = shift < MOST_SHIFT ? shift : MOST_SHIFT, .infinite = (int64_t)1 << (bits + 2)};
    scale.tiny = scale.shift > TINY_BITS ? (int64_t)1 << (scale.shift - TINY_BITS) : 0;
    return scale;
}

int64_t dfg_cost_units(const struct cost_scale *scale, double v)
{
    const uint64_t size = size_bits(v);
    const struct size x = size_of(size);
    const int up = x.e + scale->shift;
    uint64_t units;
    if (is_infinite(size) || bits_of(x.units) + up >= bits_of((uint64_t)scale->infinite))
        units = (uint64_t)scale->infinite;
    else if (up >= 0)
        units = x.units << up;
    else
        units = up > -63 ? ((x.units >> (-up - 1)) + 1) >> 1 : 0;
    return dfg_cost_order(v) < 0 ? -(int64_t)units : (int64_t)units;
}

double dfg_cost_value(const struct cost_scale *scale, int64_t sum)
{
    const int64_t finite = scale->infinite / 2;
    const uint64_t infinity = (uint64_t)0x7FF << FRACTION;
    if (sum > finite || sum < -finite)
        return dfg_double_of(sum < 0 ? infinity | (uint64_t)1 << 63 : infinity);
    return dfg_double_of_units(sum, -scale->shift);
}
