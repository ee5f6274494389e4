/* floats.c -- numbers to and from the bits of every float dtype.
 *
 * In:   a double, or bits.
 * Out:  the bits of the nearest value that the dtype has, ties to even; the double that bits are.
 *
 * IEEE 754; the 8-bit formats as OCP's and ONNX's float8 documents have them.
 * Freestanding, and in integers only: targets without floats are spared their emulation.
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

static uint64_t sign_bit(const struct float_format *f)
{
    return (uint64_t)1 << (f->bits - 1);
}

/* units / 2^cut, ties to even; units <= 2^63, 0 < cut < 64. */
static inline uint64_t shifted(uint64_t units, int cut)
{
    return (units + ((uint64_t)1 << (cut - 1)) - 1 + (units >> cut & 1)) >> cut;
}

/* units * 2^e in the format, ties to even, beyond its largest as if exponents went on; units < 2^63. */
static uint64_t encode(const struct float_format *f, int e, uint64_t units)
{
    if (units == 0)
        return 0;
    const int top = 63 - __builtin_clzll(units);
    /* below the normal numbers the unit stays the same */
    const int biased = top + e + f->bias < 1 ? 1 : top + e + f->bias;
    const int cut = biased - f->bias - f->fraction - e;
    const uint64_t size = cut > 63 ? 0 : cut > 0 ? shifted(units, cut) : units << -cut;
    return ((uint64_t)(biased - 1) << f->fraction) + size; /* a carry runs into the exponent by itself */
}

/* The nearest value of another format to a finite size. */
static uint64_t recode(const struct float_format *to, const struct float_format *from, uint64_t size)
{
    const uint64_t hidden = (uint64_t)1 << from->fraction;
    const int biased = (int)(size >> from->fraction);
    return encode(to, (biased > 0 ? biased : 1) - from->bias - from->fraction, (size & (hidden - 1)) + (biased > 0 ? hidden : 0));
}

bool dfg_number_round(double v, enum dfg_dtype dtype, uint64_t *bits)
{
    const struct float_format *f = &dfg_float_formats[dtype], *of_double = &dfg_float_formats[DFG_F64];
    const uint64_t all = dfg_bits_of(v), size = all & ~sign_bit(of_double), sign = all != size ? sign_bit(f) : 0;
    if (size > of_double->infinity) {
        *bits = f->nan;
        return f->nan != 0;
    }
    if (size == of_double->infinity) {
        *bits = sign | f->infinity;
        return f->infinity != 0;
    }
    const uint64_t rounded = recode(f, of_double, size);
    *bits = f->uz && rounded == 0 ? 0 : sign | rounded;
    return rounded <= f->largest;
}

double dfg_number_value(uint64_t bits, enum dfg_dtype dtype)
{
    const struct float_format *f = &dfg_float_formats[dtype], *of_double = &dfg_float_formats[DFG_F64];
    const uint64_t size = bits & (sign_bit(f) - 1);
    const uint64_t sign = (bits & sign_bit(f)) != 0 ? sign_bit(of_double) : 0;
    if (dtype == DFG_F64)
        return dfg_double_of(bits);
    if (size > f->largest && size == f->infinity)
        return dfg_double_of(sign | of_double->infinity);
    if (size > f->largest || (f->uz && bits == f->nan))
        return dfg_double_of(of_double->nan);
    if (size == 0)
        return dfg_double_of(sign);
    /* exact; what is below the normal numbers becomes one of them */
    const int top = 63 - __builtin_clzll(size), shift = top < f->fraction ? f->fraction - top : 0;
    const uint64_t exponent = (uint64_t)(of_double->bias - f->bias - shift);
    const uint64_t scaled = size << (shift + of_double->fraction - f->fraction);
    return dfg_double_of(sign | (scaled + (exponent << of_double->fraction)));
}

/* A finite double's size as a dtype holds it, beyond its largest as if exponents went on. */
static uint64_t rounded_size(const struct float_format *f, uint64_t size)
{
    const int exponent = (int)(size >> 52), below = 1024 - f->bias - exponent; /* the least normal number's */
    const int cut = 52 - f->fraction + (below > 0 ? below : 0);
    if (f->fraction == 52)
        return size;
    if (cut > 53)
        return 0;
    if (cut >= 52) /* the unit is what the exponent says, or twice as much */
        return size << 12 == 0 && cut == 53 ? 0 : (uint64_t)(exponent + (cut == 53 || (size >> 51 & 1) != 0)) << 52;
    return shifted(size, cut) << cut; /* a carry runs into the exponent by itself */
}

double dfg_number_rounded(double v, enum dfg_dtype dtype)
{
    const struct float_format *f = &dfg_float_formats[dtype];
    const uint64_t infinity = (uint64_t)0x7FF << 52, bits = dfg_bits_of(v), sign = bits >> 63 << 63;
    uint64_t size = bits ^ sign;
    if (size < infinity)
        size = rounded_size(f, size);
    if (size > (f->largest << (52 - f->fraction)) + ((uint64_t)(1023 - f->bias) << 52))
        size = size <= infinity && f->infinity != 0 ? infinity : dfg_float_formats[DFG_F64].nan;
    return dfg_double_of(f->uz && size == 0 ? 0 : size <= infinity ? sign | size : size);
}

/* The bits of the double that an int is rounded to, without its sign. */
static inline DFG_IN_LINE uint64_t double_size(uint64_t i)
{
    if (i == 0)
        return 0;
    const int top = 63 - __builtin_clzll(i);
    return ((uint64_t)(top + 1022) << 52) + (top > 52 ? shifted(i, top - 52) : i << (52 - top));
}

/* In one function, without the tables of formats: it is at the bottom of most comparisons, where stack is deepest. */
int32_t dfg_f32_place(const dfg_val *v)
{
    enum { LEAST = 1023 - 126 }; /* exponent of the least normal f32 as a double's */
    const bool negative = v->u.i < 0; /* the sign of a double is where that of an int is */
    const uint64_t bits = (uint64_t)v->u.i, hidden = (uint64_t)1 << 52;
    const uint64_t size = v->tag == DFG_V_INT ? double_size(negative ? 0 - bits : bits) : bits << 1 >> 1;
    const int exponent = (int)(size >> 52), below = LEAST - exponent;
    int32_t place = 0x7F800000;
    if (size > (uint64_t)0x7FF << 52)
        return DFG_NO_PLACE;
    if (below > 24)
        place = 0;
    else if (below > 0)
        place = (int32_t)shifted((size & (hidden - 1)) | hidden, 29 + below);
    else if (exponent < LEAST + 254)
        place = (int32_t)shifted(size - ((uint64_t)(LEAST - 1) << 52), 29);
    return negative ? -place : place;
}

double dfg_double_of_int(int64_t i)
{
    return dfg_double_of(double_size(i < 0 ? 0 - (uint64_t)i : (uint64_t)i) | (i < 0 ? (uint64_t)1 << 63 : 0));
}

double dfg_double_of_units(int64_t i, int e)
{
    const uint64_t size = i < 0 ? 0 - (uint64_t)i : (uint64_t)i, odd = size >> 63; /* only of the least int */
    return dfg_double_of(encode(&dfg_float_formats[DFG_F64], e + (int)odd, size >> odd) | (i < 0 ? (uint64_t)1 << 63 : 0));
}

double dfg_double_of_number(dfg_val v)
{
    return dfg_is_number(v) ? dfg_number_of(v) : dfg_double_of(dfg_float_formats[DFG_F64].nan);
}

/* ---- sums and products ---- */

/* The double is units * 2^e, by its bits. */
struct scaled {
    uint64_t units;
    int e; /* at least 1: one more than that of the least unit */
};

static struct scaled scaled(uint64_t size)
{
    const uint64_t hidden = (uint64_t)1 << 52, biased = size >> 52;
    return (struct scaled){(size & (hidden - 1)) | (biased > 0 ? hidden : 0), biased > 0 ? (int)biased : 1};
}

int dfg_sum_beside(uint64_t a, uint64_t b, uint64_t of)
{
    const struct scaled x = scaled(a > b ? a : b), y = scaled(a > b ? b : a), z = scaled(of);
    const int shift = x.e - y.e, more = z.e - x.e;
    if (more < 0 || more > 2) /* x is a normal number above z; z is one above twice x */
        return more < 0 ? 1 : -1;
    const uint64_t sum = x.units + (shift < 64 ? y.units >> shift : 0), beside = z.units << more;
    const bool rest = shift < 64 ? (y.units & (((uint64_t)1 << shift) - 1)) != 0 : y.units != 0;
    return sum != beside ? (sum < beside ? -1 : 1) : rest;
}

bool dfg_is_at_most(uint64_t i, uint64_t z)
{
    const struct scaled limit = scaled(z);
    const int shift = limit.e - 1075; /* units of 1 */
    if (z >= (uint64_t)0x7FF << 52)
        return z == (uint64_t)0x7FF << 52;
    if (shift >= 0)
        return shift > 11 || i <= limit.units << shift;
    return shift > -64 ? i <= limit.units >> -shift : i == 0;
}

double dfg_product(double a, double b)
{
    const struct scaled x = scaled(dfg_bits_of(a)), y = scaled(dfg_bits_of(b));
    /* 2^32 is the base; what is lost below the upper word is one bit that says so */
    const uint64_t p = x.units << 10, q = y.units << 10, low = (uint32_t)-1;
    const uint64_t ll = (p & low) * (q & low), lh = (p & low) * (q >> 32), hl = (p >> 32) * (q & low);
    const uint64_t middle = (ll >> 32) + (lh & low) + (hl & low);
    const uint64_t upper = (p >> 32) * (q >> 32) + (lh >> 32) + (hl >> 32) + (middle >> 32);
    const bool lost = ((middle & low) | (ll & low)) != 0;
    return dfg_double_of(encode(&dfg_float_formats[DFG_F64], x.e + y.e - 2 * 1075 + 64 - 20, upper | lost));
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
