/* piece.h -- a piece of a graph that becomes a pattern: piece.c for piece_text.c. */
#ifndef DFG_INTERP_PIECE_H
#define DFG_INTERP_PIECE_H

#include "../dfg_extend.h"
#include "../dfg_interp.h"

struct piece {
    const dfg_module *m;
    dfg_graph view;
    const struct dfg_unit *const *units; /* that declare the operators */
    size_t n_units;
    dfg_node body;   /* the function that holds it */
    bool *inside;    /* per node */
    uint32_t *edges; /* per node: how often nodes inside read it */
    char **names;    /* per node: in the pattern; NULL: it is written where it is read */
    dfg_node *params, *roots;
    uint32_t n_params, n_roots;
};

/* Fills in p, zeroed before; piece_free in any case. */
dfg_status dfg_piece_choose(struct piece *, const dfg_node *nodes, uint32_t n, struct dfg_error *);
void dfg_piece_free(struct piece *);
/* Is the constant written by its value where `reader` has it? */
bool dfg_piece_has_value(const struct piece *, dfg_node constant, dfg_node reader);
bool dfg_piece_asks(const struct piece *, const char *unit); /* for an operator that the unit declares? */
bool dfg_piece_is_reserved(const char *name);                /* a keyword, an element type */
/* How many operands there are up to the last one that is there. */
uint32_t dfg_piece_args(const struct piece *, dfg_node, const dfg_node **args);

#endif
