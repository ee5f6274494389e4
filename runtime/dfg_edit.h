/* dfg_edit.h -- a module that stays open for edits, and matches that follow them.
 *
 *     dfg_editor_new    opens a finished module, with the patterns to match
 *     dfg_replace       replaces values by others, at once
 *     dfg_rematch       which matches have changed since the last time
 *     dfg_editor_close  the module is finished again
 *
 * A compiler that matches after each of its passes pays for what the pass has
 * changed, not for the graph.  While the module is open, a node keeps its id, an
 * operand may have a larger id than its user, and rows of nodes that are gone are
 * used again.  dfg_bind and reading a node work, and rules run in it:
 * dfg_rewriter_new and dfg_rewrite leave it open (without options.provenance).
 * Functions that need a finished module, or would finish it, return DFG_BAD_GRAPH
 * and say that it is open: dfg_finish first of all, dfg_print, readers of files.
 */
#ifndef DFG_EDIT_API_H
#define DFG_EDIT_API_H

#include "dfg_partition.h"

DFG_BEGIN_C

typedef struct dfg_editor dfg_editor;

/* targets: of which dfg_rematch tells, units included; they outlive the editor; n may be 0.  Dead code
 * goes.  NULL on error: the module is not finished, or open already; DFG_BAD_ABI; no memory.
 * O(nodes + operands). */
dfg_editor *dfg_editor_new(dfg_module *, const struct dfg_target *targets, size_t n, struct dfg_error *);

/* From now on `with` stands wherever `root` did. */
struct dfg_replacement {
    dfg_node root, with;
};
/* All of them at once, or none: a transaction.  with: a value that is there, or one of the nodes that were
 * added since the last call (dfg_call_op and the others; no functions), whose operands mean the graph as it
 * is before.  Such a node takes the row of its root, with another operator, operands or attributes, and keeps
 * what facts say of it; without a type of its own it has the root's.  What nothing uses any more goes.  Ids of
 * nodes that were added are not good afterwards: they are found as operands of the roots.
 * DFG_BAD_GRAPH: the graph would be cyclic, a value can't be seen where it would be used, types clash, a node
 * is gone or no value, roots stand in several functions; the nodes that were added are dropped.
 * O(what is added, goes, and is used by a value that stands for a root), and where operands stand too late in
 * the order what lies between. */
dfg_status dfg_replace(dfg_editor *, const struct dfg_replacement *, size_t n, struct dfg_error *);

enum dfg_match_change {
    DFG_MATCH_NEW,
    DFG_MATCH_OTHER, /* it takes or covers other nodes; or one that it covers, or a constant, has another operator,
                        operands, attributes; or any of them another type or facts */
    DFG_MATCH_GONE
};

/* Of a pattern at a node: its first match there, as P_match finds it. */
struct dfg_rematched {
    enum dfg_match_change change;
    uint32_t target; /* index in the targets */
    int32_t entry;   /* of its table, each that matches; -1: of a pattern */
    dfg_node root;
    /* NULL where it is gone; else good until `changed` returns: */
    const dfg_graph *view;
    const void *match; /* the whole match */
};

/* Calls `changed` for each match that is not what it was at the last call, the first time for all that there
 * are; in no order.  It must not edit the module, nor match with the view.  Nodes in bodies marked Composite
 * have no matches.  dfg_set_type and dfg_set_fact count as edits.  Patterns see the graph up to their depth
 * below a node and so are asked that far above a change; those that look at users, have several roots, or no limit,
 * as dominators, at all nodes from which they may see it.
 * DFG_NO_MEMORY: what it knows is of no use any more.  O(nodes that are asked and their matches). */
dfg_status dfg_rematch(dfg_editor *, void (*changed)(void *ctx, const struct dfg_rematched *), void *ctx);

/* Frees the editor; the module is finished, without dead code, ids are topological, and may be others.
 * O(nodes + operands). */
dfg_status dfg_editor_close(dfg_editor *, struct dfg_error *);

DFG_END_C

#endif
