/* time.h -- as stdlib.h here: no clock, so that a run with options.timed takes no time. */
#ifndef DFG_LIBC_TIME_H
#define DFG_LIBC_TIME_H

struct timespec { long long tv_sec; long tv_nsec; };
enum { TIME_UTC = 1 };
static inline int timespec_get(struct timespec *t, int base)
{
    *t = (struct timespec){0, 0};
    return base;
}

#endif
