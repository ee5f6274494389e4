/* dfg_dot.h -- a graph as a picture, for Graphviz.
 *
 *     dfg-opt --dot g.dot model.dfg && dot -Tsvg g.dot -o g.svg
 */
#ifndef DFG_DOT_H
#define DFG_DOT_H

#include "dfg.h"

DFG_BEGIN_C

/* A node that belongs to something: a match, a table's entry. */
struct dfg_dot_mark {
    dfg_node node;
    const char *label; /* what the legend calls it; "": it is not in the legend; NULL: no colour */
    uint32_t colour;   /* any number; equal ones are drawn alike */
};

/* Writes every function as a cluster, function values inside.  A node with
 * several marks is striped in all their colours; each (label, colour) stands
 * once in the legend;  Needs: a finished module, ids topological.
 * O(nodes + operands + n * log n). */
dfg_status dfg_write_dot(const dfg_module *, FILE *, const struct dfg_dot_mark *marks, size_t n);

DFG_END_C

#endif
