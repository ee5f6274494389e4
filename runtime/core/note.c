/* note.c -- what a file says of nodes beyond what a graph has: by reference.
 *
 * In:   the bytes that a module was read from, and per node where in them it is
 *       described: names of operators' nodes, texts for people, fields unknown here.
 * Out:  that place again, for as long as the node is what was described: a note
 *       holds for the node's kind (a constant's tensor, a variable's name), and
 *       is silently gone once the node is overwritten by something else.
 *
 * 20 bytes a node of a module that has notes, nothing for one that has none.
 */
#include <string.h>

#include "module.h"

bool dfg_set_note_source(dfg_module *m, const void *bytes, size_t n, bool as_is)
{
    m->notes.source = bytes;
    m->notes.source_n = n <= UINT32_MAX ? n : 0;
    m->notes.as_is = as_is;
    return m->notes.source_n > 0;
}

struct dfg_note dfg_note_source(const dfg_module *m, bool *as_is)
{
    *as_is = m->notes.as_is;
    return (struct dfg_note){m->notes.source, m->notes.source_n, false};
}

static bool put(dfg_module *m, dfg_node n, struct note_row row)
{
    struct notes *t = &m->notes;
    if (!dfg_array_grow(m, &t->rows, &t->room, (size_t)n + 1, sizeof *t->rows))
        return false;
    struct note_row *rows = t->rows;
    if (n >= t->n) {
        memset(rows + t->n, 0, (n + 1 - t->n) * sizeof *rows);
        t->n = (size_t)n + 1;
    }
    rows[n] = row;
    return true;
}

bool dfg_set_note(dfg_module *m, dfg_node n, struct dfg_note note)
{
    const struct notes *t = &m->notes;
    if (n == DFG_NONE || n >= m->nodes.n || note.at == NULL || t->source_n == 0)
        return !m->failed;
    size_t at = (size_t)(note.at - t->source);
    return put(
        m, n,
        (struct note_row){(uint32_t)at, (uint32_t)note.n, m->nodes.kind[n], m->nodes.first[n], note.lifted});
}

bool dfg_note_of(const dfg_module *m, dfg_node n, struct dfg_note *note)
{
    const struct notes *t = &m->notes;
    if (n >= t->n || n >= m->nodes.n || t->rows[n].kind == 0 || t->rows[n].kind != m->nodes.kind[n])
        return false;
    const struct note_row *row = &t->rows[n];
    bool leaf = m->nodes.op[n] == DFG_CONST || m->nodes.op[n] == DFG_VAR;
    if (leaf && row->first != m->nodes.first[n])
        return false;
    *note = (struct dfg_note){t->source + row->at, row->n, row->lifted};
    return true;
}

void dfg_note_move(dfg_module *m, dfg_node from, dfg_node to)
{
    struct notes *t = &m->notes;
    if (from >= t->n || t->rows[from].kind == 0)
        return;
    if (to != DFG_NONE && !put(m, to, t->rows[from]))
        return;
    t->rows[from].kind = 0;
}

bool dfg_notes_copy(dfg_module *m, const struct notes *from, dfg_node old, dfg_node n)
{
    return old >= from->n || from->rows[old].kind == 0 || put(m, n, from->rows[old]);
}
