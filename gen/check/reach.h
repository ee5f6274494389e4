/* reach.h -- how far from its roots a match looks. */
#ifndef CHECK_REACH_H
#define CHECK_REACH_H

#include "pattern.h"

struct reach {
    int depth, height; /* edges; FAR: no limit */
};
enum { REACH_FAR = -1 };
struct reach pat_reach_of(struct pat *, const struct pattern *);

#endif
