/* rebuild.h -- the one way to give a module other nodes.
 *
 * In:   a module whose nodes are complete, if not finished, and no body is open.
 * Out:  the same module with other nodes: what it had step aside, are copied as
 *       the caller likes, with new ones between them, and are freed at the end.
 *       What is interned (symbols, operators, types, kinds, tensors) stays.
 *
 * Errors: without memory, or of a graph that is cyclic, the module is what it
 * was before.
 */
#ifndef DFG_REBUILD_H
#define DFG_REBUILD_H

#include "module.h"

struct rebuild {
    dfg_module *m;
    dfg_module was; /* the nodes that stepped aside; its interned tables are m's */
    dfg_node *to;   /* old node -> its copy, DFG_NONE: none */
    dfg_node *args; /* operands of the copy at work */
    size_t args_room;
};

/* The nodes step aside and m has none; room for as many is made.  False: no
 * memory, m is as it was, and there is nothing to end or undo. */
bool dfg_rebuild_begin(struct rebuild *, dfg_module *);

/* The module before, for all functions that read; good until anything is interned. */
const dfg_module *dfg_rebuild_was(struct rebuild *);

/* Appends a copy of the old node n with its kind, type, name, facts and note.  args: its
 * operands among the new nodes, as many as it has; NULL: the copies of its own.
 * The copy of a function closes the innermost open body, which dfg_body_open has
 * opened.  DFG_NONE: no memory, or an operand has no copy. */
dfg_node dfg_rebuild_copy(struct rebuild *, dfg_node n, const dfg_node *args);

/* dfg_rebuild_copy(r, n, NULL), faster. */
dfg_node dfg_rebuild_copy_next(struct rebuild *, dfg_node n);

/* What was said of the old node n holds of the newest node, too, which has no facts yet.  False: no memory.
 */
bool dfg_rebuild_copy_facts(struct rebuild *, dfg_node n, dfg_node newest);

/* Names the copied functions of the module as they were, but where their name is
 * taken, finishes the module, and frees the old nodes; without success it is undone.
 * map (may be NULL) takes `to`, old node -> copy, to be freed by the caller. */
dfg_status dfg_rebuild_end(struct rebuild *, dfg_node **map);

/* Puts the old nodes back. */
void dfg_rebuild_undo(struct rebuild *);

/* Where the tables of nodes end, for rows that may have to go again. */
struct rebuild_point {
    uint32_t nodes, args, bodies, open;
    size_t spans, names;
    bool failed, finished;
};
struct rebuild_point dfg_rebuild_point(const dfg_module *);
/* Drops all rows that were added since; the rows before are as they were.  That memory
 * ran out since is forgotten.  A function that was given a name meanwhile must not be
 * among them. */
void dfg_rebuild_rollback(dfg_module *, struct rebuild_point);

/* ---- live.c ---- */

/* Sets live[n] to 1 for every node that rebuild_edited would keep; others are left.
 * The array has a row for each node.  False: no memory. */
bool dfg_rebuild_mark(dfg_module *, uint8_t *live);

/* Drops what no result of a module's function needs, and gives ids that are
 * topological: nodes stand as they stood, but those which come after one of
 * their users are moved before the first.  Calls that have an effect stay in the
 * functions that stay, and so does what uses a function with one in it.
 * body: node -> the function that holds it, in a module that was edited; NULL: as
 * built.  map: as of rebuild_end; of a dropped node DFG_NONE.
 * DFG_BAD_GRAPH: the graph is cyclic, or a node stands where it does not see an
 * operand.  O(nodes + operands * nesting), 17 to 35 bytes a node while it runs.
 * rank: rank[n], distinct among live nodes, says in which order nodes stood; NULL:
 * their ids do.  O(nodes * log runs) more, where a run is of ids that follow one
 * another in that order. */
dfg_status dfg_rebuild_ranked(dfg_module *, const dfg_node *body, const uint64_t *rank, dfg_node **map);

/* All that may be said of an edited module; each NULL where it need not be. */
struct rebuild_edits {
    const dfg_node *body;
    const uint64_t *rank;
    const uint8_t *replaced; /* 1: another node stands for it, so its effect alone does not keep it */
};
dfg_status dfg_rebuild_edited(dfg_module *, const struct rebuild_edits *, dfg_node **map);

#endif
