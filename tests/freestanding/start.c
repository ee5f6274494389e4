/* start.c -- where a program without a C library begins and ends, and the four functions that compilers want. */
#include <stddef.h>

int main(void);

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

/* Linux's call 1 (60 on x86-64) ends a process: under a kernel, or in qemu-arm. */
static void end(int status)
{
#if defined(__x86_64__)
    __asm__ volatile("syscall" : : "a"(60), "D"(status));
#elif defined(__i386__)
    __asm__ volatile("int $0x80" : : "a"(1), "b"(status));
#elif defined(__arm__)
    register int r0 __asm__("r0") = status;
    register int r7 __asm__("r7") = 1;
    __asm__ volatile("svc 0" : : "r"(r0), "r"(r7));
#endif
    for (;;)
        ;
}

void begin(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __asm__ volatile("and $-16, %%" 
#if defined(__x86_64__)
                     "rsp"
#else
                     "esp"
#endif
                     : : : "memory");
#endif
    end(main());
}
