/* text_number.c -- floats of every element type to and from bits and text.
 *
 * In:   bits of a float dtype, or the text of a number.
 * Out:  text that reads back to the same bits; bits nearest to the text.
 *
 * f32 and f64 are rounded from the text by the C library, the others from the
 * nearest double (which differs only where that lies exactly between two of
 * their values and the text does not).  A NaN with other bits than the usual
 * ones is written with them, `nan(0x7f800001)`.  The locale's decimal point is
 * replaced, so that the text is the same everywhere.
 */
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "text_number.h"

/* Signed formats: sign, exponent, fraction.  uz: no negative zero, its bits are the only NaN. */
static const struct format {
    enum dfg_dtype dtype;
    int bits, fraction, bias;
    bool uz;
    uint64_t largest;  /* finite */
    uint64_t infinity; /* 0: none */
    uint64_t nan;      /* the usual one; 0: none */
} formats[] = {
    {DFG_F16, 16, 10, 15, false, 0x7BFF, 0x7C00, 0x7E00},
    {DFG_BF16, 16, 7, 127, false, 0x7F7F, 0x7F80, 0x7FC0},
    {DFG_F32, 32, 23, 127, false, 0x7F7FFFFF, 0x7F800000, 0x7FC00000},
    {DFG_F64, 64, 52, 1023, false, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000, 0x7FF8000000000000},
    {DFG_F8E4M3, 8, 3, 7, false, 0x7E, 0, 0x7F},
    {DFG_F8E4M3UZ, 8, 3, 8, true, 0x7F, 0, 0x80},
    {DFG_F8E5M2, 8, 2, 15, false, 0x7B, 0x7C, 0x7E},
    {DFG_F8E5M2UZ, 8, 2, 16, true, 0x7F, 0, 0x80},
    {DFG_F4E2M1, 4, 1, 1, false, 0x7, 0, 0},
};

static const struct format *format_of(enum dfg_dtype dtype)
{
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        if (formats[i].dtype == dtype)
            return &formats[i];
    return NULL;
}

enum dfg_number dfg_number_class(enum dfg_dtype dtype)
{
    static const enum dfg_number classes[] = {
        DFG_NUMBER_NONE,
#define DTYPE(id, name, class, bits, onnx) DFG_NUMBER_##class,
#include "../dtypes.def"
    };
    return (unsigned)dtype < DFG_N_DTYPES ? classes[dtype] : DFG_NUMBER_NONE;
}

static uint64_t sign_bit(const struct format *f)
{
    return (uint64_t)1 << (f->bits - 1);
}

/* v >= 0 in units of the last place; ties to even. */
static uint64_t nearest(double v)
{
    double whole = floor(v), rest = v - whole;
    uint64_t n = (uint64_t)whole;
    return rest > 0.5 || (rest == 0.5 && n % 2 == 1) ? n + 1 : n;
}

/* A finite v >= 0.  The carry of a rounded fraction runs into the exponent by itself. */
static uint64_t magnitude(const struct format *f, double v)
{
    int exponent;
    frexp(v, &exponent); /* v = m * 2^exponent, m in [1/2, 1) */
    int biased = exponent - 1 + f->bias;
    if (v == 0 || biased < 1)
        biased = 1; /* below the normal numbers the unit stays the same */
    uint64_t units = nearest(ldexp(v, f->fraction + f->bias - biased));
    return ((uint64_t)(biased - 1) << f->fraction) + units;
}

bool dfg_number_round(double v, enum dfg_dtype dtype, uint64_t *bits)
{
    const struct format *f = format_of(dtype);
    if (isnan(v)) {
        *bits = f->nan;
        return f->nan != 0;
    }
    uint64_t sign = signbit(v) ? sign_bit(f) : 0;
    if (isinf(v)) {
        *bits = sign | f->infinity;
        return f->infinity != 0;
    }
    uint64_t size = magnitude(f, fabs(v));
    *bits = f->uz && size == 0 ? 0 : sign | size;
    return size <= f->largest;
}

double dfg_number_value(uint64_t bits, enum dfg_dtype dtype)
{
    const struct format *f = format_of(dtype);
    uint64_t size = bits & (sign_bit(f) - 1);
    double sign = bits & sign_bit(f) ? -1 : 1;
    if (f->uz && bits == f->nan)
        return NAN;
    if (size > f->largest)
        return f->infinity != 0 && size == f->infinity ? sign * INFINITY : NAN;
    int biased = (int)(size >> f->fraction);
    uint64_t units = size & (((uint64_t)1 << f->fraction) - 1);
    if (biased > 0)
        units |= (uint64_t)1 << f->fraction;
    else
        biased = 1;
    return sign * ldexp((double)units, biased - f->bias - f->fraction);
}

double dfg_number_largest(enum dfg_dtype dtype)
{
    return dfg_number_value(format_of(dtype)->largest, dtype);
}

/* nan(0xBITS): bits that are a NaN of the dtype. */
static bool nan_bits(const char *digits, enum dfg_dtype dtype, uint64_t *bits)
{
    const struct format *f = format_of(dtype);
    uint64_t value = 0;
    for (const char *p = digits + strlen("nan(0x"); *p != ')'; p++) {
        if (value >> 60 != 0)
            return false;
        value = value * 16 + (uint64_t)(*p <= '9' ? *p - '0' : (*p | 0x20) - 'a' + 10);
    }
    *bits = value;
    return (f->bits == 64 || value >> f->bits == 0) && isnan(dfg_number_value(value, dtype));
}

bool dfg_number_read(const char *digits, enum dfg_dtype dtype, uint64_t *bits)
{
    const char *name = digits + (*digits == '-');
    if (strncmp(name, "nan(", 4) == 0)
        return nan_bits(name, dtype, bits);
    if (*name == 'n')
        return dfg_number_round(NAN, dtype, bits);
    if (*name == 'i')
        return dfg_number_round(name == digits ? INFINITY : -INFINITY, dtype, bits);
    /* f32 from the text itself: by way of a double it would be rounded twice */
    double v = dtype == DFG_F32 ? (double)strtof(digits, NULL) : strtod(digits, NULL);
    return !isinf(v) && dfg_number_round(v, dtype, bits);
}

/* printf's %g as this text form writes it: a point, no + and no leading zero in the exponent. */
static void tidy(const char *g, char text[NUMBER_MAX])
{
    bool plain = true; /* digits only: needs .0 to look like a float */
    size_t n = 0;
    const char *p = g;
    while (*p != '\0' && *p != 'e') {
        bool digit = (*p >= '0' && *p <= '9') || *p == '-';
        if (digit || plain)
            text[n++] = digit ? *p : '.';
        plain = plain && digit;
        p++;
    }
    if (*p == 'e') {
        text[n++] = *p++;
        if (*p == '-')
            text[n++] = '-';
        p += strspn(p, "+-0");
        while (*p != '\0')
            text[n++] = *p++;
    } else if (plain) {
        text[n++] = '.';
        text[n++] = '0';
    }
    text[n] = '\0';
}

static void shortest(const struct format *f, uint64_t bits, double v, char text[NUMBER_MAX])
{
    char g[DBL_MAX_10_EXP + NUMBER_MAX]; /* what the format could fill; it is 24 bytes at most */
    uint64_t back;
    /* as many digits always survive in a normal number: fewer need not be tried */
    bool normal = (bits & (sign_bit(f) - 1)) >> f->fraction != 0;
    int digits = normal ? f->fraction * 30103 / 100000 : 1;
    do {
        snprintf(g, sizeof g, "%.*g", digits < 1 ? 1 : digits, v);
    } while ((!dfg_number_read(g, f->dtype, &back) || back != bits) && digits++ < DBL_DECIMAL_DIG);
    tidy(g, text);
}

void dfg_number_text(uint64_t bits, enum dfg_dtype dtype, char text[NUMBER_MAX])
{
    const struct format *f = format_of(dtype);
    double v = dfg_number_value(bits, dtype);
    if (isnan(v)) {
        if (bits == f->nan)
            strcpy(text, "nan");
        else
            snprintf(text, NUMBER_MAX, "nan(0x%llx)", (unsigned long long)bits);
        return;
    }
    if (isinf(v)) {
        strcpy(text, v < 0 ? "-inf" : "inf");
        return;
    }
    if (v == trunc(v) && fabs(v) < 1e7) { /* all digits read better than an exponent */
        snprintf(text, NUMBER_MAX, "%s%d.0", signbit(v) ? "-" : "", abs((int)v));
        return;
    }
    shortest(f, bits, v, text);
}
