/* visit.h -- what visitors and mutators share: from operators to rows of a table. */
#ifndef DFG_VISIT_PRIVATE_H
#define DFG_VISIT_PRIVATE_H

#include "../dfg_extend.h"
#include "../dfg_visit.h"

/* Operator -> number of its row, from 1; 0: none. */
struct visit_index {
    uint32_t *row;
    uint32_t n; /* operators that were there; later ones have no row */
};

/* The rows begin with a struct dfg_op_key each, `size` bytes apart.  False: no memory. */
bool dfg_visit_index_build(struct visit_index *, const dfg_module *, const void *rows, size_t n, size_t size);

static inline uint32_t visit_row(const struct visit_index *x, uint16_t op)
{
    return op < x->n ? x->row[op] : 0;
}

#endif
