/* dominators.h -- what the dominator benchmark's parts share. */
#ifndef DOMINATORS_H
#define DOMINATORS_H

#include <stdbool.h>
#include <stdint.h>

/* Nodes 0 .. n-1; out: where each flows to, in: from where. */
struct flow_arrays {
    uint32_t n;
    uint32_t *out_first, *out, *in_first, *in;
};

/* Scratch of the peers, a row of n + 1 each. */
enum { PEER_ROWS = 9 };
struct peer_rows {
    uint32_t *row[PEER_ROWS];
    uint32_t count;
};

void peer_iterate(const struct flow_arrays *, struct peer_rows *, uint32_t *parent);
void peer_semidominators(const struct flow_arrays *, struct peer_rows *, uint32_t *parent);

#endif
