/* function.c -- the module's named functions, in the order they were added.
 *
 * In:   func nodes outside of any body.
 * Out:  the list, and an index by name.
 */
#include "module.h"

static uint32_t find(const dfg_module *m, dfg_sym name)
{
    uint32_t row;
    for (size_t at = 0; (row = dfg_index_next(&m->functions.index, dfg_hash_word(0, name), &at)) != 0;)
        if (m->functions.rows[row - 1].name == name)
            return row;
    return 0;
}

bool dfg_function_add(dfg_module *m, dfg_sym name, dfg_node func)
{
    struct functions *t = &m->functions;
    if (name == 0 || func == DFG_NONE || func >= m->nodes.n || m->nodes.op[func] != DFG_FUNC ||
        find(m, name) != 0)
        return false;
    if (!dfg_array_grow(m, &t->rows, &t->room, (size_t)t->n + 1, sizeof *t->rows))
        return false;
    /* Rows of an index are numbered from 1. */
    if (!dfg_index_add(m, &t->index, dfg_hash_word(0, name), t->n + 1)) {
        m->failed = true;
        return false;
    }
    t->rows[t->n++] = (struct function){name, func};
    return true;
}

uint32_t dfg_n_functions(const dfg_module *m)
{
    return m->functions.n;
}

dfg_node dfg_function(const dfg_module *m, uint32_t i)
{
    return i < m->functions.n ? m->functions.rows[i].func : DFG_NONE;
}

dfg_sym dfg_function_name(const dfg_module *m, uint32_t i)
{
    return i < m->functions.n ? m->functions.rows[i].name : 0;
}

dfg_node dfg_function_by_name(const dfg_module *m, dfg_sym name)
{
    uint32_t row = find(m, name);
    return row != 0 ? m->functions.rows[row - 1].func : DFG_NONE;
}
