/* origins.h -- which rules and nodes of the input a node came from.
 *
 * A record is one rewrite: its rule, and what went into it, which are nodes of
 * the input or older records.  So a rewrite costs what it covers, and the whole
 * story of a node is told when it is asked for.
 */
#ifndef DFG_ORIGINS_H
#define DFG_ORIGINS_H

#include "module.h"

struct origin_record {
    dfg_sym rule;
    uint32_t n;
    size_t first; /* of its sources */
};

struct origins {
    size_t *labels; /* of the nodes of the input, 1 .. n_input - 1: where in `texts` */
    uint32_t n_input;
    char *texts;
    size_t n_texts, texts_room;
    struct origin_record *records; /* row 0: none */
    size_t n_records, records_room;
    uint32_t *sources; /* a node of the input; n_input + a record */
    size_t n_sources, sources_room;
    uint32_t *of; /* node -> record, of n_nodes; 0: none */
    uint32_t n_nodes;
    uint32_t *stamp, visit; /* of the walk that tells a story */
};

/* With the names that nodes have now; NULL: no memory. */
struct origins *dfg_origins_new(const dfg_module *);
void dfg_origins_free(const dfg_module *, struct origins *);
size_t dfg_origins_bytes(const struct origins *); /* that it takes; of NULL none */
/* A new record; its sources are added next.  0: no memory. */
uint32_t dfg_origins_record(const dfg_module *, struct origins *, dfg_sym rule);
bool dfg_origins_source(const dfg_module *, struct origins *, uint32_t source);
/* As dfg_provenance; false: no memory. */
bool dfg_origins_tell(const dfg_module *, dfg_node, char **text);

#endif
