/* closest.h -- which entry of a table comes closest to matching at a node. */
#ifndef DFG_CLOSEST_H
#define DFG_CLOSEST_H

#include "../dfg_interp.h"
#include "opt.h"

/* How far a pattern, of an entry of a table or by itself (-1), got at a node. */
struct closest {
    const struct item *item;
    const struct dfg_pattern *p; /* NULL: none was tried */
    int32_t entry;
    struct dfg_attempt got;
};

/* Puts the item's best in the place of *best where that is less; begin with zeros.
 * False: an error was reported. */
bool closest_try(const dfg_module *, const struct item *, dfg_node n, struct closest *best);

#endif
