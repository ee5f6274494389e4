/* paint.h -- the most stack that calls took, measured by what they overwrote.
 *
 * In the function that makes the call, which is not to be inlined:
 *     volatile char *top = __builtin_frame_address(0);
 *     paint(top);
 *     ... the call ...
 *     measure(top);
 */
#ifndef PAINT_H
#define PAINT_H

#include <stddef.h>

enum { DEEP = 64 * 1024, PAINT = 0x5A, OWN = 128 /* the frame of paint itself is above */ };
static size_t most;

static __attribute__((noinline)) void paint(volatile char *top)
{
    for (volatile char *at = top - DEEP; at < top - OWN; at++)
        *at = PAINT;
}

/* Bytes below `top` that were overwritten since they were painted. */
static __attribute__((noinline)) void measure(volatile char *top)
{
    volatile char *at = top - DEEP;
    while (at < top - OWN && *at == PAINT)
        at++;
    most = (size_t)(top - at) > most ? (size_t)(top - at) : most;
}

#endif
