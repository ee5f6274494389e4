/* editor.h -- a module that stays open, for its files.
 *
 *   editor.c    opened, edited, closed
 *   rematch.c   matches that follow
 */
#ifndef DFG_EDITOR_H
#define DFG_EDITOR_H

#include "../dfg_edit.h"
#include "reach.h"
#include "views.h"

/* A match, as far as it can be told from another. */
struct held {
    struct held *next; /* of the same root */
    uint32_t number;   /* of what is watched */
    bool is_seen;      /* by the look at its root that goes on */
    size_t n;
    dfg_node nodes[]; /* of each part; of a set how many, then they by their ids */
};

/* One pattern of one target. */
struct watched {
    const struct dfg_pattern *pattern;
    int32_t entry;
    bool is_wide;
};

struct watched_target {
    const struct dfg_target *target;
    struct file_view *view;
    uint32_t first, n; /* watched patterns: of a table in order of its entries */
};

struct dfg_editor {
    dfg_module *m;
    struct watched_target *targets;
    size_t n_targets;
    struct file_view *views; /* of as many units as there are targets */
    size_t n_views;
    struct watched *watched;
    uint64_t *set; /* candidates of a table */
    struct held **held; /* per node */
    size_t room;
    struct reach reach;
    struct front front;
    dfg_node *nodes; /* of the match at hand */
    size_t n_nodes, nodes_room;
    bool has_matched, failed;
};

/* rematch.c */
bool dfg_watch_targets(dfg_editor *, const struct dfg_target *, size_t n); /* false: no memory */
void dfg_watch_free(dfg_editor *);

#endif
