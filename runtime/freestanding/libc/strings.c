/* strings.c -- strings and what is printed into them, where there is no C library.
 *
 * In:   of formats what libdfg prints: %s %c %d %u %x, with l, ll and z, a width,
 *       and zeros in front of it; a precision of %s.
 * Out:  as in C11.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>


size_t strlen(const char *s)
{
    size_t n = 0;
    while (((const volatile char *)s)[n] != '\0') /* or a compiler may make a call of strlen of it */
        n++;
    return n;
}

int strncmp(const char *a, const char *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i] || a[i] == '\0')
            return (unsigned char)a[i] - (unsigned char)b[i];
    return 0;
}

int strcmp(const char *a, const char *b)
{
    return strncmp(a, b, SIZE_MAX);
}

char *strchr(const char *s, int c)
{
    for (; *s != (char)c; s++)
        if (*s == '\0')
            return NULL;
    return (char *)(uintptr_t)s;
}

char *strrchr(const char *s, int c)
{
    const char *last = NULL;
    for (const char *at = strchr(s, c); at != NULL; at = *at != '\0' ? strchr(at + 1, c) : NULL)
        last = at;
    return (char *)(uintptr_t)last;
}

size_t strcspn(const char *s, const char *reject)
{
    size_t n = 0;
    while (s[n] != '\0' && strchr(reject, s[n]) == NULL)
        n++;
    return n;
}

size_t strspn(const char *s, const char *accept)
{
    size_t n = 0;
    while (s[n] != '\0' && strchr(accept, s[n]) != NULL)
        n++;
    return n;
}

char *strpbrk(const char *s, const char *accept)
{
    const size_t n = strcspn(s, accept);
    return s[n] != '\0' ? (char *)(uintptr_t)(s + n) : NULL;
}

void *memchr(const void *at, int c, size_t n)
{
    for (const unsigned char *s = at; n > 0; s++, n--)
        if (*s == (unsigned char)c)
            return (void *)(uintptr_t)s;
    return NULL;
}

char *strcpy(char *restrict to, const char *restrict from)
{
    return memcpy(to, from, strlen(from) + 1);
}

/* ---- formats ---- */

struct sink {
    char *at;
    size_t n, room; /* n: what a large room would hold */
};

static void put(struct sink *out, char c)
{
    if (out->n + 1 < out->room)
        out->at[out->n] = c;
    out->n++;
}

struct field {
    size_t width, precision;
    bool zeros;
    uint8_t longs; /* l is 1, ll and z are 2 where size_t is as large */
};

static void pad(struct sink *out, char c, size_t width, size_t n)
{
    for (; n < width; n++)
        put(out, c);
}

static void put_number(struct sink *out, const struct field *f, uint64_t value, bool minus, unsigned base)
{
    char digits[21];
    size_t n = 0;
    do
        digits[n++] = "0123456789abcdef"[value % base];
    while ((value /= base) != 0);
    if (!f->zeros)
        pad(out, ' ', f->width, n + minus);
    if (minus)
        put(out, '-');
    if (f->zeros)
        pad(out, '0', f->width, n + minus);
    while (n > 0)
        put(out, digits[--n]);
}

static void put_text(struct sink *out, const struct field *f, const char *s)
{
    size_t n = 0;
    while (n < f->precision && s[n] != '\0')
        n++;
    pad(out, ' ', f->width, n);
    for (size_t i = 0; i < n; i++)
        put(out, s[i]);
}

static size_t read_size(const char **format, va_list *values)
{
    size_t n = 0;
    if (**format == '*') {
        ++*format;
        return (size_t)va_arg(*values, int);
    }
    for (; **format >= '0' && **format <= '9'; ++*format)
        n = n * 10 + (size_t)(**format - '0');
    return n;
}

static struct field read_field(const char **format, va_list *values)
{
    struct field f = {.zeros = **format == '0', .precision = SIZE_MAX};
    f.width = read_size(format, values);
    if (**format == '.') {
        ++*format;
        f.precision = read_size(format, values);
    }
    for (; **format == 'l' || **format == 'z'; ++*format)
        f.longs += **format == 'l' ? 1 : sizeof(size_t) > sizeof(long) ? 2 : 1;
    return f;
}

static void put_signed(struct sink *out, const struct field *f, va_list *values)
{
    const long long v = f->longs > 1    ? va_arg(*values, long long)
                        : f->longs == 1 ? va_arg(*values, long)
                                        : va_arg(*values, int);
    put_number(out, f, v < 0 ? 0 - (uint64_t)v : (uint64_t)v, v < 0, 10);
}

static void put_unsigned(struct sink *out, const struct field *f, va_list *values, unsigned base)
{
    const unsigned long long v = f->longs > 1    ? va_arg(*values, unsigned long long)
                                 : f->longs == 1 ? va_arg(*values, unsigned long)
                                                 : va_arg(*values, unsigned);
    put_number(out, f, v, false, base);
}

static void put_field(struct sink *out, const char **format, va_list *values)
{
    const struct field f = read_field(format, values);
    const char kind = *(*format)++;
    if (kind == 's')
        put_text(out, &f, va_arg(*values, const char *));
    else if (kind == 'c')
        put(out, (char)va_arg(*values, int));
    else if (kind == 'd')
        put_signed(out, &f, values);
    else if (kind == 'u' || kind == 'x')
        put_unsigned(out, &f, values, kind == 'u' ? 10 : 16);
    else
        put(out, kind); /* %% */
}

int vsnprintf(char *restrict to, size_t room, const char *restrict format, va_list given)
{
    struct sink out = {to, 0, room};
    const char *at = format;
    va_list values;
    va_copy(values, given);
    while (*at != '\0') {
        const char c = *at++;
        if (c == '%')
            put_field(&out, &at, &values);
        else
            put(&out, c);
    }
    va_end(values);
    if (room > 0)
        to[out.n < room ? out.n : room - 1] = '\0';
    return (int)out.n;
}

int snprintf(char *restrict at, size_t room, const char *restrict format, ...)
{
    va_list values;
    va_start(values, format);
    const int n = vsnprintf(at, room, format, values);
    va_end(values);
    return n;
}

int sprintf(char *restrict at, const char *restrict format, ...)
{
    va_list values;
    va_start(values, format);
    const int n = vsnprintf(at, SIZE_MAX, format, values);
    va_end(values);
    return n;
}
