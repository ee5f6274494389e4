/* waves.h -- which composites can be one region: for the merger, and before there are composites. */
#ifndef DFG_WAVES_H
#define DFG_WAVES_H

#include "group.h"

enum { HOST = 0 }; /* the target of what is in no composite */

/* The first waves of what reads a value: of its own target, and the one before another's. */
struct limit {
    uint32_t same, other;
};

/* Atoms are composites, or what will be some: a node, which stands for all of them. */
struct waves {
    const dfg_module *m;
    uint32_t n_nodes;
    dfg_node *atom;  /* per node: the atom that it belongs to; DFG_NONE */
    bool *stays;     /* per node: its atom has a copy; what is outside reads the node itself */
    dfg_sym *target; /* per node: what its atom is for; HOST */
    uint32_t *wave;
    uint8_t *live; /* per node: does a result need it? */
    struct limit *limits; /* per unit */
    dfg_node *region;     /* union-find over the atoms */
    size_t *first;        /* the units that unit n reads: sources[first[n]] to before sources[first[n + 1]] */
    dfg_node *sources;
    uint32_t *n_readers; /* per unit: those that are not in `order` yet */
    dfg_node *order;     /* the units, each behind all that read it */
    uint32_t n_order;
};

bool dfg_waves_begin(struct waves *, dfg_module *); /* false: no memory */
void dfg_waves_end(struct waves *);
void dfg_waves_clear(struct waves *); /* no atoms again */

/* The node stands for an atom; the others' atom[] is the caller's to set. */
void dfg_waves_add(struct waves *, dfg_node atom, dfg_sym target);

/* Finds the regions of the atoms.  O(nodes + operands * nesting). */
void dfg_waves_find(struct waves *);
dfg_node dfg_waves_region(struct waves *, dfg_node atom); /* the least atom of its region */

#endif
