/* nearest.h -- "did you mean ...?": the known name that a mistyped one is nearest to. */
#ifndef NEAREST_H
#define NEAREST_H

#include <stddef.h>

struct pat_nearest {
    const char *wanted, *best; /* best: of those offered so far, the first of equals; NULL: none is near */
    int len, distance;         /* len: of wanted, which need not end there; 0: no guess */
};
struct pat_nearest pat_nearest_to(const char *wanted, size_t len);
void pat_nearest_try(struct pat_nearest *, const char *candidate); /* candidate lives on */

#endif
