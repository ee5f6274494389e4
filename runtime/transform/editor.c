/* editor.c -- a module that stays open for edits.
 *
 * In:   a finished module.
 * Out:  the same after any number of replacements, each of them a transaction of
 *       the edit layer.
 */
#include <string.h>

#include "../core/core.h"
#include "editor.h"

static bool abi_fits(const struct dfg_target *targets, size_t n, struct dfg_error *error)
{
    for (size_t i = 0; i < n; i++)
        if (targets[i].unit->abi != DFG_ABI) {
            dfg_fail(error, DFG_BAD_ABI, "'%s' was made by another version of pat2c", targets[i].unit->name);
            return false;
        }
    return true;
}

dfg_editor *dfg_editor_new(dfg_module *m, const struct dfg_target *targets, size_t n, struct dfg_error *error)
{
    if (!abi_fits(targets, n, error))
        return NULL;
    if (!m->failed && dfg_need_closed(m, error) != DFG_OK)
        return NULL;
    if (!m->failed && !m->finished) {
        dfg_fail(error, DFG_BAD_GRAPH, "the module is not finished");
        return NULL;
    }
    dfg_editor *e = dfg_heap_zeroed(m, 1, sizeof *e);
    if (e != NULL) {
        e->m = m;
        if (dfg_edit_begin(m) && dfg_watch_targets(e, targets, n)) {
            m->edit->logs = m->edit->notes_uses = true;
            m->edit->base = dfg_edit_mark(m);
            return e;
        }
        dfg_editor_close(e, NULL);
    }
    dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    return NULL;
}

dfg_status dfg_editor_close(dfg_editor *e, struct dfg_error *error)
{
    dfg_module *m = e->m;
    dfg_status status = DFG_NO_MEMORY;
    dfg_watch_free(e);
    dfg_heap_free(m, e);
    if (m->edit != NULL) {
        if (m->edit->logs && !m->failed)
            dfg_edit_rollback(m, m->edit->base);
        status = dfg_edit_close(m, NULL);
    }
    if (status != DFG_OK)
        dfg_fail(error, status, "out of memory");
    return status;
}

/* ---- replacements ---- */

static bool is_value(const dfg_module *m, dfg_node n, uint32_t end)
{
    return n != DFG_NONE && n < end && edit_is_live(m, n) && edit_body(m, n) != 0;
}

/* NULL: they make sense. */
static const char *what_is_wrong(const dfg_module *m, const struct dfg_replacement *at, size_t n)
{
    const uint32_t base = m->edit->base.nodes;
    const bool marks = n > EDIT_SHORT;
    uint32_t *mark = m->edit->mark;
    for (size_t i = 0; i < n; i++) {
        const dfg_node root = at[i].root;
        if (!is_value(m, root, base))
            return "what is to be replaced is no value of the graph";
        size_t same = marks ? mark[root] : 0;
        while (!marks && same < i && at[same].root != root)
            same++;
        if (same < i && at[same].root == root)
            return "one value is to be replaced twice";
        if (marks)
            mark[root] = (uint32_t)i;
        if (edit_body(m, root) != edit_body(m, at[0].root))
            return "the values to be replaced stand in several functions";
        if (at[i].with < base ? !is_value(m, at[i].with, base) : at[i].with >= m->nodes.n)
            return "the replacement is no value of the graph";
    }
    for (dfg_node new = base; new < m->nodes.n; new++) {
        const dfg_node *args;
        const uint32_t argc = dfg_node_args(m, new, &args);
        for (uint32_t k = 0; k < argc; k++)
            if (args[k] != DFG_NONE && args[k] < base && !is_value(m, args[k], base))
                return "a new node uses what is no value of the graph";
    }
    return NULL;
}

static const char *const another_type = "the replacement has another type";

/* New nodes stand where the roots do, and the value that takes a root's place has its type. */
static const char *settle(dfg_module *m, const struct edit_plan *p)
{
    struct edit *e = m->edit;
    e->new_body = edit_body(m, p->roots[0].root);
    for (dfg_node n = p->base.nodes; e->body != NULL && n < m->nodes.n; n++) {
        e->body[n] = e->new_body;
        m->bodies.of[n] = m->bodies.rows[e->new_body].func;
    }
    for (uint32_t i = 0; i < p->n; i++) {
        const struct edit_root *r = &p->roots[i];
        const uint32_t old = m->nodes.type[r->root], type = m->nodes.type[r->with];
        if (old != 0 && type != 0 && !dfg_types_agree(m, type, old))
            return another_type;
        if (r->with >= p->base.nodes && type == 0)
            m->nodes.type[r->with] = old;
    }
    return NULL;
}

static const char *replace(dfg_module *m, struct edit_plan *p)
{
    const char *wrong = settle(m, p);
    if (wrong != NULL)
        return wrong;
    switch (dfg_edit_check(m, p)) {
    case EDIT_DONE:
        dfg_edit_commit(m, p);
        dfg_edit_trim_users(m);
        return NULL;
    case EDIT_SAME:
        break;
    case EDIT_CYCLE:
        return "the replacement would make a cycle";
    case EDIT_SCOPE:
        return "the replacement uses a value where it can't be seen";
    case EDIT_MISTYPED:
        return another_type;
    case EDIT_FULL:
        m->failed = true;
        break;
    }
    return NULL;
}

dfg_status dfg_replace(dfg_editor *e, const struct dfg_replacement *at, size_t n, struct dfg_error *error)
{
    dfg_module *m = e->m;
    struct edit_plan p = {.base = m->edit->base, .n = (uint32_t)n};
    const bool ready = !m->failed && (n <= EDIT_SHORT || dfg_edit_mark_begin(m));
    const char *wrong = n > 0 && ready ? what_is_wrong(m, at, n) : NULL;
    if (n > 0 && wrong == NULL && !m->failed) {
        p.roots = dfg_heap_alloc(m, n, sizeof *p.roots);
        m->failed = p.roots == NULL;
        for (size_t i = 0; i < n && p.roots != NULL; i++)
            p.roots[i] = (struct edit_root){.root = at[i].root, .with = at[i].with};
        if (p.roots != NULL)
            wrong = replace(m, &p);
        dfg_heap_free(m, p.roots);
    }
    if (m->failed)
        return dfg_fail(error, DFG_NO_MEMORY, "out of memory");
    dfg_edit_rollback(m, m->edit->base); /* of a commit nothing */
    return wrong != NULL ? dfg_fail(error, DFG_BAD_GRAPH, "%s", wrong) : DFG_OK;
}
