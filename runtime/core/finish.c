/* finish.c -- the end of building: use counts, bodies, arrays cut to size.
 *
 * In:   nodes with operands.
 * Out:  per node its number of consuming edges.  A function's parameters are
 *       its own and no uses; a value that it returns is used, each time.
 */
#include <assert.h>
#include <string.h>

#include "module.h"

void dfg_uses_count(const dfg_module *m, uint32_t *uses)
{
    memset(uses, 0, m->nodes.n * sizeof *uses);
    for (dfg_node n = 1; n < m->nodes.n; n++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(m, n, &args);
        uint32_t i = m->nodes.op[n] == DFG_FUNC ? dfg_node_data(m, n) : 0;
        for (; i < argc; i++)
            uses[args[i]]++;
    }
    uses[DFG_NONE] = 0;
}

void dfg_module_trim(dfg_module *m)
{
    struct nodes *t = &m->nodes;
    const size_t rows = dfg_with_spare(t->n), args = dfg_with_spare(m->args.n);
    m->layout++;
    t->op = dfg_array_trim(m, t->op, &t->op_room, rows, sizeof *t->op);
    t->argc = dfg_array_trim(m, t->argc, &t->argc_room, rows, sizeof *t->argc);
    t->first = dfg_array_trim(m, t->first, &t->first_room, rows, sizeof *t->first);
    t->kind = dfg_array_trim(m, t->kind, &t->kind_room, rows, sizeof *t->kind);
    t->type = dfg_array_trim(m, t->type, &t->type_room, rows, sizeof *t->type);
    t->room = t->room < rows ? t->room : (uint32_t)rows;
    t->uses = dfg_array_trim(m, t->uses, &t->uses_room, rows, sizeof *t->uses);
    t->names = dfg_array_trim(m, t->names, &t->names_room, t->n_names, sizeof *t->names);
    m->args.rows = dfg_array_trim(m, m->args.rows, &m->args.room, args, sizeof *m->args.rows);
    m->facts.rows = dfg_array_trim(m, m->facts.rows, &m->facts.room, m->facts.n, sizeof *m->facts.rows);
    m->notes.rows = dfg_array_trim(m, m->notes.rows, &m->notes.room, m->notes.n, sizeof *m->notes.rows);
    m->kinds.rows = dfg_array_trim(m, m->kinds.rows, &m->kinds.room, m->kinds.n, sizeof *m->kinds.rows);
}

dfg_status dfg_finish(dfg_module *m)
{
    struct nodes *t = &m->nodes;
    if (m->failed)
        return DFG_NO_MEMORY;
    if (m->finished || m->edit != NULL)
        return DFG_OK;
    if (m->bodies.open != 0)
        return DFG_BAD_GRAPH;
    if (!dfg_array_grow(m, &t->uses, &t->uses_room, dfg_with_spare(t->n), sizeof *t->uses))
        return DFG_NO_MEMORY;
    dfg_uses_count(m, t->uses);
    if (!dfg_bodies_finish(m))
        return DFG_NO_MEMORY;
    dfg_module_trim(m);
    m->finished = true;
    assert(t->n <= t->room && m->args.n <= m->args.room);
    return DFG_OK;
}

bool dfg_is_finished(const dfg_module *m)
{
    return m->finished && m->topological;
}
