/* forest.h -- nearest common ancestors while a forest grows (Myers 1983).
 *
 * In:   per node its parent, then, once that is known, its jump and depth; roots
 *       hang from one node that is its own parent and jump, of depth 0.
 * Out:  the nearest common ancestor of two nodes, in O(log depth).
 *
 * The jump of a node skips as far as the two jumps before it where these are of
 * one length, else it is the parent.
 */
#ifndef DFG_FOREST_H
#define DFG_FOREST_H

#include "../dfg_match.h"

struct forest {
    dfg_node *parent;
    dfg_node *jump;
    uint32_t *depth;
};

/* The ancestor of a at the depth. */
static inline dfg_node forest_ancestor(const struct forest *f, dfg_node a, uint32_t depth)
{
    while (f->depth[a] > depth)
        a = f->depth[f->jump[a]] >= depth ? f->jump[a] : f->parent[a];
    return a;
}

/* Nodes of one depth have jumps of one length. */
static inline dfg_node forest_meet(const struct forest *f, dfg_node a, dfg_node b)
{
    if (a == b)
        return a;
    a = forest_ancestor(f, a, f->depth[b]);
    b = forest_ancestor(f, b, f->depth[a]);
    while (a != b) {
        bool far = f->jump[a] != f->jump[b];
        a = far ? f->jump[a] : f->parent[a];
        b = far ? f->jump[b] : f->parent[b];
    }
    return a;
}

/* n's parent is known: its row is filled in. */
static inline void forest_add(struct forest *f, dfg_node n)
{
    dfg_node p = f->parent[n], q = f->jump[p];
    bool same = f->depth[p] - f->depth[q] == f->depth[q] - f->depth[f->jump[q]];
    f->depth[n] = f->depth[p] + 1;
    f->jump[n] = same ? f->jump[q] : p;
}

#endif
