/* row.h -- a new node as a row behind all others, for what makes many of them.
 *
 * In:   a kind that exists, operands.
 * Out:  the row; DFG_NONE: an operand does not exist, or as dfg_node_add says.
 */
#ifndef DFG_ROW_H
#define DFG_ROW_H

#include "edit.h"

/* Is there room for a row and so many operands, and one more? */
static inline bool dfg_row_fits(const dfg_module *m, uint64_t n)
{
    return m->nodes.n < m->nodes.room && m->args.n + n < m->args.room && !m->failed;
}

/* The row; its n operands stand at the end of the pool. */
static inline dfg_node dfg_row_put(dfg_module *m, uint32_t kind, uint32_t n, uint32_t type)
{
    struct nodes *t = &m->nodes;
    struct edit *e = m->edit;
    const dfg_node row = t->n++;
    t->op[row] = m->kinds.rows[kind].op;
    t->argc[row] = (uint16_t)(n < DFG_ARGC_MANY ? n : DFG_ARGC_MANY);
    t->first[row] = n > 0 ? m->args.n : 0;
    t->kind[row] = kind;
    t->type[row] = type;
    m->args.n += n;
    if (e == NULL) {
        dfg_module_edited(m);
        return row;
    }
    t->uses[row] = 0;
    if (e->rank != NULL)
        e->rank[row] = EDIT_UNRANKED;
    edit_reset(m, row, 0);
    return row;
}

/* n operands behind the pool; false: one does not exist. */
static inline bool dfg_row_operands(dfg_module *m, dfg_node *to, const dfg_node *args, uint32_t n)
{
    bool exist = true;
    for (uint32_t i = 0; i < n; i++) {
        exist &= args[i] < m->nodes.n;
        to[i] = args[i];
    }
    return exist;
}

/* What is no projection, and says nothing of its type. */
static inline dfg_node dfg_row_add(dfg_module *m, uint32_t kind, const dfg_node *args, uint32_t n)
{
    if (kind == 0 || n >= DFG_ARGC_MANY || (n > 0 && args[n - 1] == DFG_NONE) || !dfg_row_fits(m, n))
        return dfg_node_add(m, kind, args, n, 0);
    return dfg_row_operands(m, m->args.rows + m->args.n, args, n) ? dfg_row_put(m, kind, n, 0) : DFG_NONE;
}

#endif
