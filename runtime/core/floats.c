/* floats.c -- numbers to and from the bits of every float dtype.
 *
 * In:   a double, or bits.
 * Out:  the bits of the nearest value that the dtype has, ties to even; the double that bits are.
 *
 * IEEE 754; the 8-bit formats as OCP's and ONNX's float8 documents have them.
 * Freestanding: powers and roundings are done here, without <math.h>.
 */
#include "floats.h"

const struct float_format dfg_float_formats[DFG_N_DTYPES] = {
    [DFG_F16] = {16, 10, 15, false, 0x7BFF, 0x7C00, 0x7E00},
    [DFG_BF16] = {16, 7, 127, false, 0x7F7F, 0x7F80, 0x7FC0},
    [DFG_F32] = {32, 23, 127, false, 0x7F7FFFFF, 0x7F800000, 0x7FC00000},
    [DFG_F64] = {64, 52, 1023, false, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000, 0x7FF8000000000000},
    [DFG_F8E4M3] = {8, 3, 7, false, 0x7E, 0, 0x7F},
    [DFG_F8E4M3UZ] = {8, 3, 8, true, 0x7F, 0, 0x80},
    [DFG_F8E5M2] = {8, 2, 15, false, 0x7B, 0x7C, 0x7E},
    [DFG_F8E5M2UZ] = {8, 2, 16, true, 0x7F, 0, 0x80},
    [DFG_F4E2M1] = {4, 1, 1, false, 0x7, 0, 0},
};

union number {
    double f;
    uint64_t bits;
};

/* 2 to the power of e, for normal results. */
static double power(int e)
{
    return (union number){.bits = (uint64_t)(e + 1023) << 52}.f;
}

static uint64_t sign_bit(const struct float_format *f)
{
    return (uint64_t)1 << (f->bits - 1);
}

/* A finite size >= 0.  The carry of a rounded fraction runs into the exponent by itself. */
static uint64_t magnitude(const struct float_format *f, double size)
{
    int biased = (int)((union number){.f = size}.bits >> 52) - 1023 + f->bias;
    if (biased < 1)
        biased = 1; /* below the normal numbers the unit stays the same */
    /* Adding 2^52 leaves no bits behind the point; the addition itself rounds. */
    volatile double units = size * power(f->fraction + f->bias - biased) + 0x1p52;
    return ((uint64_t)(biased - 1) << f->fraction) + (uint64_t)(units - 0x1p52);
}

bool dfg_number_round(double v, enum dfg_dtype dtype, uint64_t *bits)
{
    const struct float_format *f = &dfg_float_formats[dtype];
    const union number u = {.f = v};
    const uint64_t sign = u.bits >> 63 ? sign_bit(f) : 0;
    const double size = sign ? -v : v;
    if (v != v) {
        *bits = f->nan;
        return f->nan != 0;
    }
    if (size == dfg_infinity()) {
        *bits = sign | f->infinity;
        return f->infinity != 0;
    }
    const uint64_t rounded = dtype == DFG_F64 ? u.bits & ~sign : magnitude(f, size);
    *bits = f->uz && rounded == 0 ? 0 : sign | rounded;
    return rounded <= f->largest;
}

double dfg_number_value(uint64_t bits, enum dfg_dtype dtype)
{
    const struct float_format *f = &dfg_float_formats[dtype];
    const uint64_t size = bits & (sign_bit(f) - 1), hidden = (uint64_t)1 << f->fraction;
    const double sign = bits & sign_bit(f) ? -1 : 1;
    if (dtype == DFG_F64)
        return (union number){.bits = bits}.f;
    if (size > f->largest && size == f->infinity)
        return sign * dfg_infinity();
    if (size > f->largest || (f->uz && bits == f->nan))
        return dfg_double(dfg_nil());
    const int biased = (int)(size >> f->fraction);
    const uint64_t units = (size & (hidden - 1)) + (biased > 0 ? hidden : 0);
    return sign * (double)units * power((biased > 0 ? biased : 1) - f->bias - f->fraction);
}

double dfg_number_rounded(double v, enum dfg_dtype dtype)
{
    uint64_t bits;
    if (dfg_number_round(v, dtype, &bits) ||
        dfg_number_round(v < 0 ? -dfg_infinity() : dfg_infinity(), dtype, &bits))
        return dfg_number_value(bits, dtype);
    return dfg_double(dfg_nil());
}

double dfg_number_largest(enum dfg_dtype dtype)
{
    return dfg_number_value(dfg_float_formats[dtype].largest, dtype);
}

/* ---- of all dtypes ---- */

enum dfg_number dfg_number_class(enum dfg_dtype d)
{
    static const uint8_t classes[DFG_N_DTYPES] = {
#define DTYPE(id, name, class, bits, onnx) [DFG_##id] = DFG_NUMBER_##class,
#include "../dtypes.def"
    };
    return (enum dfg_number)((unsigned)d < DFG_N_DTYPES ? classes[d] : DFG_NUMBER_NONE);
}

unsigned dfg_dtype_bits(enum dfg_dtype d)
{
    static const uint8_t sizes[DFG_N_DTYPES] = {
#define DTYPE(id, name, class, bits, onnx) [DFG_##id] = bits,
#include "../dtypes.def"
    };
    return (unsigned)d < DFG_N_DTYPES ? sizes[d] : 0;
}
