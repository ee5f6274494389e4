/* time.h -- as stdlib.h here: there is no clock. */
#ifndef DFG_LIBC_TIME_H
#define DFG_LIBC_TIME_H

struct timespec { long long tv_sec; long tv_nsec; };
enum { TIME_UTC = 1 };
static inline int timespec_get(struct timespec *t, int base)
{
    (void)t, (void)base;
    return 0;
}

#endif
