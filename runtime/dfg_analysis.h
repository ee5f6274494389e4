/* dfg_analysis.h -- public API of analyses: post-dominators, groups without cycles.
 *
 * Values flow to the nodes that use them, and through function values: what a
 * function returns flows to the function, and what its body takes from around it
 * flows into the body.  A module's function is the end of its body's values.
 *
 * An analysis belongs to one module, which must outlive it, and is made of a
 * finished module.  It must be notified of edits.
 */
#ifndef DFG_ANALYSIS_H
#define DFG_ANALYSIS_H

#include "dfg.h"

DFG_BEGIN_C

/* ---- post-dominators ---- */

/* Node a post-dominates b when every way on which the value of b flows, as far as
 * it goes, leads through a.  So the nodes form a forest: the parent of b is the
 * nearest other node that post-dominates it, DFG_NONE where there is none. */
typedef struct dfg_postdom dfg_postdom;

/* Nothing is built yet.  NULL: no memory. */
dfg_postdom *dfg_postdom_new(dfg_module *);
void dfg_postdom_free(dfg_postdom *);

/* Builds the forest, where that was not done or it is stale, and the module's
 * user lists.  DFG_BAD_GRAPH: the module is not finished, or its ids are not
 * topological.  O(nodes + uses) for all but hostile graphs, at worst O(uses * log
 * nodes); 12 bytes a node, and 4 more meanwhile for hostile ones. */
dfg_status dfg_postdom_build(dfg_postdom *);

/* The module was edited: the next build starts anew, and until then there are no answers. */
void dfg_postdom_mark_stale(dfg_postdom *);

/* Of a forest that is built.  A node post-dominates itself; one that was fused
 * stands for the node it was fused into.  O(1). */
bool dfg_postdominates(dfg_postdom *, dfg_node a, dfg_node b);
/* Amortised almost O(1). */
dfg_node dfg_postdom_parent(dfg_postdom *, dfg_node);

/* The n nodes of `group` are about to become one, which keeps the id `exit`, one
 * of them: only exit is used outside the group, all others lead to it, and the
 * new node takes what the group took from outside.  The forest stays right.
 * False: exit does not post-dominate the group, so that this can't be; the forest
 * is stale then.  O(n) amortised. */
bool dfg_postdom_fuse(dfg_postdom *, const dfg_node *group, uint32_t n, dfg_node exit);

/* ---- groups ---- */

/* Sets of nodes, each of which may become one node, without the graph becoming
 * cyclic, all of them together.  Each alone is convex: no way leads out of it and
 * back in. */
typedef struct dfg_groups dfg_groups;

/* No groups yet.  Builds the module's user lists.  NULL and *status: as of
 * dfg_postdom_build.  12 bytes a node, 32 once a group has several exits. */
dfg_groups *dfg_groups_new(dfg_module *, dfg_status *status);
void dfg_groups_free(dfg_groups *);

/* Makes one group of n distinct nodes and of all groups that they belong to
 * already, if together with the other groups that leaves no cycle; else *added is
 * false, and nothing has changed.
 * A group with one exit, on which its other nodes lead, needs no search: O(operands
 * of the group).  For others the part of the order between their first user and
 * their last operand outside is searched, from both ends: twice what the end that
 * comes to nothing first has met.  DFG_NO_MEMORY: nothing has changed. */
dfg_status dfg_groups_add(dfg_groups *, const dfg_node *nodes, uint32_t n, bool *added);

/* The node that stands for n's group: n itself where it is in none. */
dfg_node dfg_group_of(dfg_groups *, dfg_node n);

/* ---- work ---- */

/* Multiply-accumulates of one evaluation of n: of convolutions, matrix products,
 * attention, recurrent layers, of every set of operators that ships, quantised
 * ones too; 0 of all else.  NaN where an extent that it depends on is not a number.  Inputs that are padding
 * count as others do. */
double dfg_macs(const dfg_module *, dfg_node n);
/* The same, as though each extent that is not a number, a symbol or `?`, were 1;
 * NaN where not even a rank is known. */
double dfg_macs_per_unit(const dfg_module *, dfg_node n);

DFG_END_C

#endif
