/* mem.c -- the four functions that compilers want, for programs without a C library. */
#include <stddef.h>

void *memcpy(void *restrict, const void *restrict, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        ((volatile char *)to)[i] = ((const char *)from)[i];
    return to;
}

void *memmove(void *to, const void *from, size_t n)
{
    volatile char *t = to;
    const char *f = from;
    for (size_t i = 0; i < n; i++) {
        size_t at = t < f ? i : n - 1 - i;
        t[at] = f[at];
    }
    return to;
}

void *memset(void *at, int byte, size_t n)
{
    for (size_t i = 0; i < n; i++)
        ((volatile char *)at)[i] = (char)byte;
    return at;
}

int memcmp(const void *a, const void *b, size_t n)
{
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < n; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}
