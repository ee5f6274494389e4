/* floats.h -- how the bits of each float dtype are laid out. */
#ifndef DFG_CORE_FLOATS_H
#define DFG_CORE_FLOATS_H

#include "../dfg_match.h"

/* Sign, exponent, fraction.  uz: no negative zero, its bits are the only NaN. */
struct float_format {
    uint8_t bits, fraction; /* 0: no float dtype */
    int16_t bias;
    bool uz;
    uint64_t largest;  /* finite */
    uint64_t infinity; /* 0: none */
    uint64_t nan;      /* the usual one; 0: none */
};
extern const struct float_format dfg_float_formats[DFG_N_DTYPES];

static inline uint64_t dfg_bits_of(double f)
{
    return (union { double f; uint64_t bits; }){.f = f}.bits;
}

static inline double dfg_double_of(uint64_t bits)
{
    return (union { double f; uint64_t bits; }){.bits = bits}.f;
}

double dfg_double_of_int(int64_t);     /* (double)i, without floats */
double dfg_double_of_units(int64_t i, int e); /* i * 2^e, rounded, that is not too large */
/* Where a number stands among others as an f32; DFG_NO_PLACE: it is NaN. */
#define DFG_NO_PLACE INT32_MIN
int32_t dfg_f32_place(const dfg_val *);
/* Of finite doubles >= 0, by their bits: how the exact x + y, where x is not the least, stands beside z: -1, 0, 1. */
int dfg_sum_beside(uint64_t x, uint64_t y, uint64_t z);
bool dfg_is_at_most(uint64_t i, uint64_t z); /* exactly; z may be more than the finite ones: infinity, NaN or negative */
double dfg_product(double x, double y);      /* of finite ones >= 0, that fits: rounded as IEEE 754 says */

/* The number, where dfg_is_number(v). */
static inline double dfg_number_of(dfg_val v)
{
    return v.tag == DFG_V_INT ? dfg_double_of_int(v.u.i) : v.u.f;
}

#endif
