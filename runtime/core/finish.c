/* finish.c -- the end of building: use counts, bodies, arrays cut to size.
 *
 * In:   nodes with operands.
 * Out:  per node its number of consuming edges.  A function's parameters are
 *       its own and no uses; a value that it returns is used, each time.
 */
#include <assert.h>
#include <stddef.h>
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
    enum { ROWS, OPERANDS, NAMES, FACTS, NOTES, KINDS };
#define ARRAY(rows, room, n) {offsetof(dfg_module, rows), offsetof(dfg_module, room), sizeof *m->rows, n}
    static const struct {
        uint16_t array, room;
        uint8_t size, n;
    } arrays[] = {ARRAY(nodes.op, nodes.op_room, ROWS),       ARRAY(nodes.argc, nodes.argc_room, ROWS),
                  ARRAY(nodes.first, nodes.first_room, ROWS), ARRAY(nodes.kind, nodes.kind_room, ROWS),
                  ARRAY(nodes.type, nodes.type_room, ROWS),   ARRAY(nodes.uses, nodes.uses_room, ROWS),
                  ARRAY(args.rows, args.room, OPERANDS),      ARRAY(nodes.names, nodes.names_room, NAMES),
                  ARRAY(facts.rows, facts.room, FACTS),       ARRAY(notes.rows, notes.room, NOTES),
                  ARRAY(kinds.rows, kinds.room, KINDS)};
#undef ARRAY
    const size_t n[] = {dfg_with_spare(m->nodes.n), dfg_with_spare(m->args.n), m->nodes.n_names,
                        m->facts.n,                 m->notes.n,                m->kinds.n};
    m->layout++;
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
        dfg_array_trim(m, (char *)m + arrays[i].array, (size_t *)(void *)((char *)m + arrays[i].room),
                       n[arrays[i].n], arrays[i].size);
    m->nodes.room = m->nodes.room < n[ROWS] ? m->nodes.room : (uint32_t)n[ROWS];
}

dfg_status dfg_finish(dfg_module *m)
{
    struct nodes *t = &m->nodes;
    if (m->failed)
        return DFG_NO_MEMORY;
    if (m->edit != NULL || m->bodies.open != 0)
        return DFG_BAD_GRAPH;
    if (m->finished)
        return DFG_OK;
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
