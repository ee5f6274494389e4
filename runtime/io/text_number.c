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

#include "floats.h"
#include "text_number.h"

/* nan(0xBITS): bits that are a NaN of the dtype. */
static bool nan_bits(const char *digits, enum dfg_dtype dtype, uint64_t *bits)
{
    const unsigned size = dfg_dtype_bits(dtype);
    uint64_t value = 0;
    for (const char *p = digits + strlen("nan(0x"); *p != ')'; p++) {
        if (value >> 60 != 0)
            return false;
        value = value * 16 + (uint64_t)(*p <= '9' ? *p - '0' : (*p | 0x20) - 'a' + 10);
    }
    *bits = value;
    return (size == 64 || value >> size == 0) && isnan(dfg_number_value(value, dtype));
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

static void shortest(uint64_t bits, enum dfg_dtype dtype, double v, char text[NUMBER_MAX])
{
    char g[DBL_MAX_10_EXP + NUMBER_MAX]; /* what the format could fill; it is 24 bytes at most */
    const struct float_format *f = &dfg_float_formats[dtype];
    uint64_t back;
    /* as many digits always survive in a normal number: fewer need not be tried */
    bool normal = (bits & ~((uint64_t)1 << (f->bits - 1))) >> f->fraction != 0;
    int digits = normal ? f->fraction * 30103 / 100000 : 1;
    do {
        snprintf(g, sizeof g, "%.*g", digits < 1 ? 1 : digits, v);
    } while ((!dfg_number_read(g, dtype, &back) || back != bits) && digits++ < DBL_DECIMAL_DIG);
    tidy(g, text);
}

void dfg_number_text(uint64_t bits, enum dfg_dtype dtype, char text[NUMBER_MAX])
{
    double v = dfg_number_value(bits, dtype);
    if (isnan(v)) {
        if (bits == dfg_float_formats[dtype].nan)
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
    shortest(bits, dtype, v, text);
}
