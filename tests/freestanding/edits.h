/* edits.h -- what edits.py asks of edits.c: a network, rules or a table, and what dfg-opt makes of them. */
#ifndef EDITS_H
#define EDITS_H

#include "dfg_partition.h"
#include "dfg_rewrite.h"

struct edits {
    const struct dfg_ops *const *ops;
    size_t n_ops;
    const char *network, *wanted; /* `.dfg` text */
    size_t network_size, wanted_size;
    const struct dfg_unit *rules, *table; /* NULL: none; of the unit the first table */
};
extern const struct edits edits;

#endif
