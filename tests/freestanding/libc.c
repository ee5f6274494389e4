/* libc.c -- runtime/freestanding/libc beside the C library: numbers, formats, strings, sorting, memory.
 *
 * Prints differences; the status says whether there are any.
 */
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dfg_memory.h"

double dfg_c_strtod(const char *, char **);
float dfg_c_strtof(const char *, char **);
long long dfg_c_strtoll(const char *, char **, int);
double dfg_c_floor(double), dfg_c_trunc(double);
extern int dfg_c_errno;
int dfg_c_snprintf(char *, size_t, const char *, ...);
void dfg_c_qsort(void *, size_t, size_t, int (*)(const void *, const void *));
size_t dfg_c_strspn(const char *, const char *), dfg_c_strcspn(const char *, const char *);
char *dfg_c_strrchr(const char *, int), *dfg_c_strpbrk(const char *, const char *);
int dfg_c_strcmp(const char *, const char *);
void *dfg_c_malloc(size_t), *dfg_c_realloc(void *, size_t), dfg_c_free(void *);

static int failures;

static void differ(const char *what, const char *text)
{
    static const char *last;
    if (last != what)
        printf("%s: %s\n", what, text);
    last = what;
    failures++;
}

static uint64_t next(void)
{
    static uint64_t state = 88172645463325252u; /* Marsaglia 2003, xorshift */
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

/* ---- numbers ---- */

static void check_number(const char *text)
{
    char *end, *other;
    const double a = strtod(text, &end), b = dfg_c_strtod(text, &other);
    if (memcmp(&a, &b, sizeof a) != 0 || end != other)
        differ("strtod", text);
    const float c = strtof(text, &end), d = dfg_c_strtof(text, &other);
    if (memcmp(&c, &d, sizeof c) != 0 || end != other)
        differ("strtof", text);
}

/* Half way between two doubles, and a bit more: digits to the last. */
static void check_half(void)
{
    const uint64_t bits = next() % ((uint64_t)0x7fe << 52), after = bits + 1;
    char text[1400];
    double low, high;
    memcpy(&low, &bits, sizeof low);
    memcpy(&high, &after, sizeof high);
    if (low < 1e-290 || high > 1e300)
        return;
    snprintf(text, sizeof text, "%.780Le", ((long double)low + high) / 2);
    check_number(text);
    char *exponent = strchr(text, 'e');
    memmove(exponent + 1, exponent, strlen(exponent) + 1);
    *exponent = '1';
    check_number(text);
}

static void check_numbers(void)
{
    static const char *const edges[] = {
        "0", "-0", "0.0", "1", "1e400", "1e-400", "-1e400", "123456789012345678901234567890", "5e-324", "5.", "x", "-", "+3",
        "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623159e308", "1e", ".",
        "1e+", "-.5e-3x", "1e99999999999", "0e99999", "1e-99999", "2.2250738585072011e-308", "2.2250738585072014e-308", "",
        "9007199254740993", "0000000000000000000000000000000000000001e5", "0.000000000000000000000000000001e30", "1.5.5",
        "3.4028235677973366e38", "1.401298464324817e-45", "7.006492321624085e-46", "7.006492321624086e-46"};
    char text[64];
    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++)
        check_number(edges[i]);
    for (int i = 0; i < 20000; i++) {
        const uint64_t bits = next();
        double value;
        memcpy(&value, &bits, sizeof value);
        if (!isfinite(value))
            continue;
        snprintf(text, sizeof text, "%.*e", (int)(next() % 20), value);
        check_number(text);
        value = (double)(int64_t)next() / (double)(UINT64_C(1) << next() % 64);
        snprintf(text, sizeof text, "%.*g", 1 + (int)(next() % 25), value);
        check_number(text);
        const double rounded[2][2] = {{floor(value), trunc(value)}, {dfg_c_floor(value), dfg_c_trunc(value)}};
        if (memcmp(rounded[0], rounded[1], sizeof rounded[0]) != 0)
            differ("floor, trunc", text);
    }
    for (int i = 0; i < 500; i++)
        check_half();
}

static void check_integers(void)
{
    static const char *const edges[] = {"9223372036854775807", "9223372036854775808", "-9223372036854775808", "12x", "-",
                                        "-9223372036854775809", "", "99999999999999999999999", "+7", "-0", "007"};
    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++) {
        char *end, *other;
        errno = dfg_c_errno = 0;
        const long long a = strtoll(edges[i], &end, 10), b = dfg_c_strtoll(edges[i], &other, 10);
        if (a != b || end != other || (errno != 0) != (dfg_c_errno != 0))
            differ("strtoll", edges[i]);
    }
}

/* ---- texts ---- */

#define CHECK_FORMAT(...)                                                                                    \
    do {                                                                                                     \
        char a[44], b[44];                                                                                   \
        const int n = snprintf(a, sizeof a, __VA_ARGS__), k = dfg_c_snprintf(b, sizeof b, __VA_ARGS__);      \
        if (n != k || strcmp(a, b) != 0)                                                                     \
            differ("snprintf", b);                                                                           \
    } while (0)

static void check_texts(void)
{
    const size_t big = SIZE_MAX;
    const char *const volatile longer = "a text that is longer than the room that there is for it";
    CHECK_FORMAT("%s and %c%%", "text", 'x');
    CHECK_FORMAT("%.3s|%.100s|%*s|%8s|", "abcdef", "whole", 5, "", "right");
    CHECK_FORMAT("%d %d %u %ld", 0, -2147483647 - 1, 4294967295u, -5L);
    CHECK_FORMAT("%llu %lld", UINT64_MAX + 0ull, INT64_MIN + 0ll);
    CHECK_FORMAT("%zu %5zu|%05u|%03d", big, (size_t)7, 42u, -5);
    CHECK_FORMAT("%016llx %x", 0xabcdef0123ull, 0u);
    CHECK_FORMAT("%s", longer);
    static const char *const words[] = {"", "a", "b", "abcabc", "cab", "xyz", "ab\xff"};
    for (int i = 0; i < 7; i++)
        for (int k = 0; k < 7; k++) {
            const char *s = words[i], *t = words[k];
            const int order = strcmp(s, t), ours = dfg_c_strcmp(s, t);
            if (dfg_c_strspn(s, t) != strspn(s, t) || dfg_c_strcspn(s, t) != strcspn(s, t) ||
                dfg_c_strpbrk(s, t) != strpbrk(s, t) || dfg_c_strrchr(s, t[0]) != strrchr(s, t[0]) ||
                (order > 0) - (order < 0) != (ours > 0) - (ours < 0))
                differ("strings", s);
        }
}

/* ---- sorting, memory ---- */

static int by_value(const void *a, const void *b)
{
    const int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void check_sorting(void)
{
    int a[100], b[100];
    for (size_t n = 0; n < 100; n++) {
        for (size_t i = 0; i < n; i++)
            a[i] = b[i] = (int)(next() % (n + 1));
        qsort(a, n, sizeof *a, by_value);
        dfg_c_qsort(b, n, sizeof *b, by_value);
        if (memcmp(a, b, n * sizeof *a) != 0)
            differ("qsort", "another order");
    }
}

enum { PIECES = 64, BLOCK = 20000 };

/* Does the piece hold what was written to it? */
static void check_piece(const unsigned char *at, size_t n, unsigned char byte)
{
    for (size_t i = 0; i < n; i++)
        if (at[i] != byte) {
            differ("memory", "a piece was written to");
            return;
        }
}

static void check_memory(void)
{
    static unsigned char block[BLOCK + 3];
    unsigned char *at[PIECES] = {0};
    size_t size[PIECES] = {0}, refused = 0;
    dfg_memory_give(block + 3, BLOCK);
    for (int step = 0; step < 200000; step++) {
        const size_t i = next() % PIECES, n = next() % 7 == 0 ? 0 : next() % (next() % 9 == 0 ? 4000 : 300);
        check_piece(at[i], size[i], (unsigned char)i);
        unsigned char *p = NULL;
        if (n == 0) {
            dfg_c_free(at[i]);
        } else if ((p = dfg_c_realloc(at[i], n)) == NULL) {
            refused++;
            continue;
        } else if ((uintptr_t)p % _Alignof(max_align_t) != 0 || p < block || p + n > block + sizeof block) {
            differ("memory", "a piece does not stand where it may");
        } else {
            check_piece(p, n < size[i] ? n : size[i], (unsigned char)i);
            memset(p, (int)i, n);
        }
        at[i] = p;
        size[i] = n;
    }
    for (size_t i = 0; i < PIECES; i++)
        dfg_c_free(at[i]);
    if (refused == 0 || dfg_memory_used() != 0 || dfg_memory_most() > BLOCK)
        differ("memory", "it was never full, is never empty, or counts wrong");
    if (dfg_c_malloc(BLOCK - 200) == NULL || dfg_c_malloc(SIZE_MAX) != NULL)
        differ("memory", "pieces that are free again are not one");
}

int main(void)
{
    check_numbers();
    check_integers();
    check_texts();
    check_sorting();
    check_memory();
    return failures != 0;
}
