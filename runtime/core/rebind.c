/* rebind.c -- a view that becomes one of another module.
 *
 * In:   a view, its memory, a module.
 * Out:  as dfg_bind, and what its labels know of the file's tables (label.h).
 */
#include <stdalign.h>

#include "label.h"
#include "module.h"

dfg_status dfg_rebind(dfg_graph *view, const dfg_module *m, void *mem, size_t size)
{
    const struct dfg_names *names = view->names;
    const struct dfg_labels *labels = mem;
    const bool has_labels = names->n_trees > 0 && size >= sizeof *labels && (uintptr_t)mem % alignof(void *) == 0;
    const size_t block = mem != NULL && has_labels ? labels->block : 0;
    const bool keeps = block >= dfg_label_block(m->nodes.n, names->label_words);
    if (!keeps || dfg_bind_block(view, m, names, mem, size, block) != DFG_OK)
        return dfg_bind(view, m, names, mem, size);
    dfg_labels_leave_graph(view);
    return DFG_OK;
}
