/* growth_tree.h -- what a decision tree written by hand asks of libdfg's arrays (growth_families.py makes its text).
 *
 * An operator is the module's own number, so no name is bound; an attribute is a byte of a table by kind, which is made
 * once for a graph.
 */
#ifndef GROWTH_TREE_H
#define GROWTH_TREE_H

#include "dfg.h"
#include "growth_graph.h"

extern signed char (*tree_attrs)[4]; /* by kind */
size_t tree_sweep(const dfg_graph *, dfg_node first, dfg_node last, dfg_node *nodes, uint32_t *entries);

enum {
    OP_const = DFG_CONST,
#define TREE_OP(op) OP_##op = DFG_FIRST_OP + G_##op - G_conv2d
    TREE_OPS
};

#define OP(n)      g->op[n]
#define ARG(n, i)  g->args[g->first[n] + (i)]
#define ATTR(n, i) tree_attrs[g->kind[n]][i]
#define HIT(i)     nodes[hits] = n, entries[hits++] = (i);

#endif
