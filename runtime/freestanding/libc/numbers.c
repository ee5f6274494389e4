/* numbers.c -- numbers from text, where there is no C library.
 *
 * In:   digits, a point, an exponent; not what libdfg never asks for (hexadecimal
 *       numbers, words, white space in front).
 * Out:  as in C11; of decimal numbers the nearest double or float, ties to even.
 *
 * A decimal number is the digits as a whole number times a power of ten.  In words
 * of 32 bits it is multiplied by that power; or shifted left as far as leaves 64
 * bits, then divided, what remains counting as a bit behind the last.  All of it is
 * done in integers.  Of more than 800 digits, more than decide any double, the
 * rest is such a bit, too.
 */
#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int dfg_c_errno;

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

long long strtoll(const char *s, char **end, int base)
{
    const bool minus = *s == '-';
    const uint64_t most = (uint64_t)INT64_MAX + minus;
    const char *at = s + (minus || *s == '+');
    uint64_t n = 0;
    bool over = false;
    if (!is_digit(*at))
        at = s;
    for (; is_digit(*at); at++) {
        const uint64_t digit = (uint64_t)(*at - '0');
        over = over || n > (most - digit) / (unsigned)base;
        n = n * (unsigned)base + digit;
    }
    if (end != NULL)
        *end = (char *)(uintptr_t)at;
    if (over)
        errno = ERANGE;
    n = over ? most : n;
    return minus ? (long long)(0 - n) : (long long)n;
}

long strtol(const char *s, char **end, int base)
{
    const long most = (long)(~0ul >> 1);
    const long long n = strtoll(s, end, base);
    if (n <= most && n >= -most - 1)
        return (long)n;
    errno = ERANGE;
    return n < 0 ? -most - 1 : most;
}

/* ---- doubles ---- */

enum { MOST_DIGITS = 800, WORDS = 240, TINY = -330, HUGE = 310 };

/* A binary format: bits of the mantissa, the exponent of its least number, the exponent field of infinity. */
struct binary {
    int digits, smallest, infinite;
};
static const struct binary of_double = {DBL_MANT_DIG, -1074, 2047}, of_float = {FLT_MANT_DIG, -149, 255};

/* A whole number, the lowest word first, and whether more than 0 and less than 1 was cut off it. */
struct whole {
    uint32_t at[WORDS];
    uint32_t n;
    bool more;
};

static void multiply(struct whole *w, uint32_t factor, uint32_t carry)
{
    for (uint32_t i = 0; i < w->n; i++) {
        const uint64_t product = (uint64_t)w->at[i] * factor + carry;
        w->at[i] = (uint32_t)product;
        carry = (uint32_t)(product >> 32);
    }
    if (carry != 0)
        w->at[w->n++] = carry;
}

static void divide(struct whole *w, uint32_t divisor)
{
    uint64_t rest = 0;
    for (uint32_t i = w->n; i-- > 0;) {
        rest = rest << 32 | w->at[i];
        w->at[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    while (w->n > 0 && w->at[w->n - 1] == 0)
        w->n--;
    w->more = w->more || rest != 0;
}

static uint32_t bits_of(const struct whole *w)
{
    uint32_t bits = w->n * 32;
    for (uint32_t top = w->n > 0 ? w->at[w->n - 1] : 1; (top & 0x80000000u) == 0 && bits > 0; top <<= 1)
        bits--;
    return bits;
}

/* The bits of w * 2^exponent. */
static uint64_t round_off(const struct binary *b, const struct whole *w, int exponent)
{
    const int bits = (int)bits_of(w);
    int cut = bits - b->digits; /* so many low bits go */
    if (cut + exponent < b->smallest)
        cut = b->smallest - exponent;
    uint64_t mantissa = 0;
    bool half = false, more = w->more;
    for (int i = bits; i-- > 0;) {
        const bool bit = w->at[i / 32] >> i % 32 & 1;
        if (i >= cut)
            mantissa = mantissa << 1 | bit;
        else if (i == cut - 1)
            half = bit;
        else
            more = more || bit;
    }
    if (cut < 0)
        mantissa <<= -cut;
    mantissa += half && (more || (mantissa & 1) != 0);
    /* the leading bit is added to the exponent, as is a carry into it */
    const int at = cut + exponent - b->smallest, fraction = b->digits - 1;
    if (at + (int)(mantissa >> fraction) >= b->infinite)
        return (uint64_t)b->infinite << fraction;
    return mantissa >> fraction == 0 ? mantissa : ((uint64_t)at << fraction) + mantissa;
}

static uint64_t times_ten_to(const struct binary *b, struct whole *w, int power)
{
    if (w->n == 0)
        return 0;
    for (; power > 0; power--)
        multiply(w, 10, 0);
    int shift = 0;
    if (power < 0) { /* 10 takes less than 4 bits */
        const uint32_t words = (uint32_t)(-power * 4 / 32) + 3;
        memmove(w->at + words, w->at, w->n * sizeof w->at[0]);
        memset(w->at, 0, words * sizeof w->at[0]);
        w->n += words;
        shift = -32 * (int)words;
    }
    for (; power < 0; power++)
        divide(w, 10);
    return round_off(b, w, shift);
}

/* The digits from *s on, and how many there are behind leading zeros; *power: of ten, what they are to be multiplied
 * with. */
static int read_digits(const char **s, struct whole *w, int *power)
{
    int digits = 0; /* that count */
    bool behind = false;
    for (; is_digit(**s) || (**s == '.' && !behind); ++*s) {
        if (**s == '.') {
            behind = true;
            continue;
        }
        const bool fits = digits < MOST_DIGITS;
        if (fits)
            multiply(w, 10, (uint32_t)(**s - '0'));
        w->more = w->more || (!fits && **s != '0');
        digits += w->n > 0;
        *power += !fits - behind;
    }
    return digits;
}

/* The bits of the number's absolute value. */
static uint64_t read_binary(const struct binary *b, const char *s, char **end, bool *minus)
{
    struct whole w;
    w.n = 0;
    w.more = false;
    *minus = *s == '-';
    const char *at = s + (*minus || *s == '+'), *digits = at;
    int power = 0;
    const int n = read_digits(&at, &w, &power);
    if (at == digits || (at == digits + 1 && *digits == '.')) {
        at = s;
        *minus = false;
    } else if (*at == 'e' || *at == 'E') {
        char *behind;
        const long said = strtol(at + 1, &behind, 10);
        if (behind != at + 1) {
            at = behind;
            power += said > 20000 ? 20000 : said < -20000 ? -20000 : (int)said;
        }
    }
    if (end != NULL)
        *end = (char *)(uintptr_t)at;
    if (n > 0 && n + power > HUGE)
        return (uint64_t)b->infinite << (b->digits - 1);
    return n + power < TINY ? 0 : times_ten_to(b, &w, power);
}

double strtod(const char *s, char **end)
{
    bool minus;
    const uint64_t bits = read_binary(&of_double, s, end, &minus), all = bits | (uint64_t)minus << 63;
    double value;
    memcpy(&value, &all, sizeof value);
    return value;
}

float strtof(const char *s, char **end)
{
    bool minus;
    const uint32_t bits = (uint32_t)read_binary(&of_float, s, end, &minus), all = bits | (uint32_t)minus << 31;
    float value;
    memcpy(&value, &all, sizeof value);
    return value;
}

/* The numbers from 2^52 on are whole; 0 keeps its sign. */
double trunc(double x)
{
    const double whole = x > -0x1p52 && x < 0x1p52 ? (double)(int64_t)x : x;
    return whole == 0 ? x * 0 : whole;
}

double floor(double x)
{
    const double whole = trunc(x);
    return whole > x ? whole - 1 : whole;
}
