/* views.c -- the module in each file's numbers, while nodes come and go.
 *
 * In:   the names that a file mentions; they are interned first, so that
 *       all of them have numbers.
 * Out:  views that stay where they are: their pointers are refreshed, their
 *       scratch grows with the nodes, their operators with the module's.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/edit.h"
#include "../core/label.h"
#include "views.h"

static bool intern(dfg_module *m, const struct dfg_names *names)
{
    for (uint32_t i = 0; i < names->n_ops; i++)
        dfg_operator(m, names->ops[i], strlen(names->ops[i]));
    for (uint32_t i = 0; i < names->n_attrs; i++)
        dfg_symbol(m, names->attrs[i], strlen(names->attrs[i]));
    for (uint32_t i = 0; i < names->n_strs; i++)
        dfg_symbol(m, names->strs[i], strlen(names->strs[i]));
    return !m->failed;
}

/* Answers about kinds that came since. */
static bool judge_new(const dfg_module *m, struct file_view *v)
{
    const struct dfg_names *names = v->graph.names;
    const size_t words = (names->n_questions + 31) / 32;
    uint32_t room = v->graph.answer_room;
    if (words > 0 && m->kinds.n > room) {
        if (m->kinds.n > UINT32_MAX / 2)
            return false;
        room = 2 * m->kinds.n;
        uint32_t *answers = dfg_heap_alloc(m, words * room, sizeof *answers);
        if (answers == NULL)
            return false;
        dfg_heap_free(m, v->answers);
        v->answers = answers;
        v->n_kinds = 0;
    }
    if (words > 0)
        names->judge_kinds(&v->graph, v->answers, room, v->n_kinds, m->kinds.n);
    v->n_kinds = m->kinds.n;
    return true;
}

/* The file's numbers; scratch stays as it is. */
static bool bind_names(const dfg_module *m, struct file_view *v, const struct dfg_names *names)
{
    const uint32_t label_room = v->graph.label_room;
    struct dfg_names plain = *names;
    plain.needs = plain.n_rows = plain.n_memo_rows = plain.n_tries = plain.n_trees = plain.n_questions = 0;
    size_t size = dfg_bind_size(m, &plain);
    void *mem = dfg_heap_alloc(m, size, 1);
    if (mem == NULL || dfg_bind(&v->graph, m, &plain, mem, size) != DFG_OK) {
        dfg_heap_free(m, mem);
        return false;
    }
    dfg_heap_free(m, v->names);
    v->names = mem;
    v->graph.names = names;
    v->n_operators = m->operators.n;
    v->layout = m->layout;
    v->graph.forms = v->forms;
    v->graph.labels = v->labels;
    v->graph.label_room = label_room;
    v->n_kinds = 0;
    if ((names->needs & DFG_NEEDS_SCRATCH) != 0)
        v->graph.scratch = &v->scratch;
    return judge_new(m, v);
}

/* Scratch as dfg_bind gives it, with room for nodes to come; answers are forgotten. */
bool dfg_view_make_scratch(const dfg_module *m, struct file_view *v, const struct dfg_names *names)
{
    if ((names->needs & DFG_NEEDS_SCRATCH) == 0 || (v->nodes >= m->nodes.n && v->args >= m->args.n))
        return true;
    size_t nodes = (size_t)m->nodes.n + m->nodes.n / 2, args = (size_t)m->args.n + m->args.n / 2;
    size_t row = 2 * nodes + args, tries = (size_t)names->n_tries * DFG_TRY_WORDS;
    size_t fixed = 2 * nodes + tries, most = SIZE_MAX / sizeof(dfg_node);
    dfg_node *rows = NULL;
    if (fixed < most && row <= (most - fixed) / ((size_t)names->n_rows + 1))
        rows = dfg_heap_zeroed(m, fixed + names->n_rows * row, sizeof *rows);
    if (rows == NULL)
        return false;
    dfg_heap_free(m, v->rows);
    v->rows = rows;
    v->scratch = (struct dfg_scratch){.stamp = rows,
                                      .stack = rows + nodes,
                                      .tries = rows + 2 * nodes,
                                      .n_tries = names->n_tries,
                                      .rows = rows + fixed,
                                      .row_size = row};
    v->nodes = nodes;
    v->args = args;
    return true;
}

/* Nodes are labelled when they are asked for. */
static void forget_labels(struct file_view *v)
{
    if (v->labels != NULL)
        dfg_labels_leave_graph(&v->graph);
}

bool dfg_view_make_labels(const dfg_module *m, struct file_view *v)
{
    const struct dfg_names *names = v->graph.names;
    const uint32_t n = m->nodes.n;
    const uint32_t room = v->labels == NULL ? (uint32_t)dfg_with_spare(n) : n + n / 2;
    if (names->n_trees == 0)
        return true;
    dfg_heap_free(m, v->labels);
    v->labels = dfg_heap_alloc(m, names->n_trees, dfg_labels_size(room, names->label_words));
    v->graph.labels = v->labels;
    v->graph.label_room = room;
    if (v->labels != NULL)
        memset(v->labels, 0, sizeof(size_t)); /* nothing is there yet */
    return v->labels != NULL;
}

static bool make_forms(const dfg_module *m, struct file_view *v, const struct dfg_names *names)
{
    if ((names->needs & DFG_NEEDS_FORMS) == 0 || v->forms != NULL)
        return true;
    v->forms = dfg_heap_zeroed(m, 1, sizeof *v->forms);
    return v->forms != NULL;
}

bool dfg_view_bind(dfg_module *m, struct file_view *v, const struct dfg_names *names)
{
    return make_forms(m, v, names) && intern(m, names) && bind_names(m, v, names) &&
           dfg_view_make_scratch(m, v, names) && dfg_view_make_labels(m, v);
}

void dfg_view_free(const dfg_module *m, struct file_view *v)
{
    dfg_heap_free(m, v->names);
    dfg_heap_free(m, v->rows);
    dfg_heap_free(m, v->answers);
    dfg_heap_free(m, v->labels);
    dfg_heap_free(m, v->forms);
}

/* Without ranks walks keep what they find out about all nodes at once, which no edit may change. */
bool dfg_view_begin(dfg_module *m, const struct file_view *v)
{
    const bool walks = v->names != NULL && (v->graph.names->needs & DFG_NEEDS_SCRATCH) != 0;
    return !walks || dfg_edit_rank_begin(m);
}

/* Scratch stays where it is. */
bool dfg_view_remake(const dfg_module *m, struct file_view *v)
{
    if (v->names == NULL)
        return true;
    if (v->n_operators != m->operators.n && !bind_names(m, v, v->graph.names))
        return false;
    const bool had_closures = dfg_has_closures(&v->graph);
    v->layout = m->layout;
    dfg_view_refresh(&v->graph, m);
    if (dfg_has_closures(&v->graph) != had_closures) /* what is denied holds with them, too */
        forget_labels(v);
    return judge_new(m, v);
}

void dfg_view_forget(struct file_view *v, dfg_node n)
{
    const struct dfg_names *names = v->graph.names;
    uint32_t rows = v->rows != NULL ? names->n_rows : 0, memo = v->rows != NULL ? names->n_memo_rows : 0;
    for (uint32_t row = rows - memo; row < rows; row++)
        v->scratch.rows[row * v->scratch.row_size + n] = 0;
    dfg_label_forget(&v->graph, n);
}
