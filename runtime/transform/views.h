/* views.h -- a module that is edited, in the numbers of one generated file.
 *
 * False: no memory.
 */
#ifndef DFG_VIEWS_H
#define DFG_VIEWS_H

#include "../core/module.h"

/* A view of one file with memory of its own, which follows the module as it grows; all zeros: not bound. */
struct file_view {
    dfg_graph graph;
    void *names; /* memory of the file's numbers */
    void *rows;  /* of scratch */
    void *labels;         /* of nodes */
    uint32_t *answers;    /* about kinds */
    uint32_t n_kinds;     /* that these are of */
    struct dfg_forms *forms;
    struct dfg_scratch scratch;
    uint32_t n_operators; /* that the numbers know */
    uint32_t layout;      /* of the module, when the graph's pointers were made */
    size_t nodes, args;   /* that scratch has room for */
};

bool dfg_view_bind(dfg_module *, struct file_view *, const struct dfg_names *);
bool dfg_view_begin(dfg_module *, const struct file_view *); /* once the module is edited */
void dfg_view_free(const dfg_module *, struct file_view *);
bool dfg_view_remake(const dfg_module *, struct file_view *);
bool dfg_view_make_scratch(const dfg_module *, struct file_view *, const struct dfg_names *); /* or it is there */
bool dfg_view_make_labels(const dfg_module *, struct file_view *);
void dfg_view_forget(struct file_view *, dfg_node);          /* answers about a node */

/* Does a view in these numbers keep answers about nodes, which dfg_view_forget takes back? */
static inline bool dfg_view_keeps(const struct dfg_names *names)
{
    return names->n_memo_rows > 0 || names->n_trees > 0;
}

/* Rows may have been added, operators come, arrays moved. */
static inline bool dfg_view_follow(const dfg_module *m, struct file_view *v)
{
    v->graph.n_nodes = m->nodes.n;
    v->graph.n_facts = m->facts.n;
    return (v->layout == m->layout && v->n_operators == m->operators.n &&
            v->n_kinds == m->kinds.n) || dfg_view_remake(m, v);
}

/* After a commit its scratch follows, too. */
static inline bool dfg_view_grow(const dfg_module *m, struct file_view *v)
{
    return dfg_view_follow(m, v) && (v->graph.scratch == NULL || dfg_view_make_scratch(m, v, v->graph.names)) &&
           (v->labels == NULL || m->nodes.n <= v->graph.label_room || dfg_view_make_labels(m, v));
}

#endif
