/* views.c -- the module in each file's numbers, while nodes come and go.
 *
 * In:   the names that a file's rules mention; they are interned first, so that
 *       all of them have numbers.
 * Out:  views that stay where they are: their pointers are refreshed, their
 *       scratch grows with the nodes, their operators with the module's.
 */
#include <stdlib.h>
#include <string.h>

#include "rewriter.h"

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

/* The file's numbers; scratch stays as it is. */
static bool bind_names(dfg_rewriter *r, struct file_view *v, const struct dfg_names *names)
{
    struct dfg_names plain = *names;
    plain.needs = plain.n_rows = plain.n_memo_rows = plain.n_tries = plain.n_trees = 0;
    size_t size = dfg_bind_size(r->m, &plain);
    void *mem = dfg_heap_alloc(r->m, size, 1);
    if (mem == NULL || dfg_bind(&v->graph, r->m, &plain, mem, size) != DFG_OK) {
        dfg_heap_free(r->m, mem);
        r->failed = true;
        return false;
    }
    dfg_heap_free(r->m, v->names);
    v->names = mem;
    v->graph.names = names;
    v->n_operators = r->m->operators.n;
    v->layout = r->m->layout;
    v->graph.forms = v->forms;
    if ((names->needs & DFG_NEEDS_SCRATCH) != 0)
        v->graph.scratch = &v->scratch;
    return true;
}

/* Scratch as dfg_bind gives it, with room for nodes to come; answers are forgotten. */
static bool make_scratch(dfg_rewriter *r, struct file_view *v, const struct dfg_names *names)
{
    if ((names->needs & DFG_NEEDS_SCRATCH) == 0 || (v->nodes >= r->m->nodes.n && v->args >= r->m->args.n))
        return true;
    size_t nodes = (size_t)r->m->nodes.n + r->m->nodes.n / 2, args = (size_t)r->m->args.n + r->m->args.n / 2;
    size_t row = 2 * nodes + args, tries = (size_t)names->n_tries * DFG_TRY_WORDS;
    size_t fixed = 2 * nodes + tries, most = SIZE_MAX / sizeof(dfg_node);
    dfg_node *rows = NULL;
    if (fixed < most && row <= (most - fixed) / ((size_t)names->n_rows + 1))
        rows = dfg_heap_zeroed(r->m, fixed + names->n_rows * row, sizeof *rows);
    if (rows == NULL) {
        r->failed = true;
        return false;
    }
    dfg_heap_free(r->m, v->rows);
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

static bool make_forms(dfg_rewriter *r, struct file_view *v, const struct dfg_names *names)
{
    if ((names->needs & DFG_NEEDS_FORMS) == 0 || v->forms != NULL)
        return true;
    v->forms = dfg_heap_zeroed(r->m, 1, sizeof *v->forms);
    r->failed = r->failed || v->forms == NULL;
    return v->forms != NULL;
}

static bool bind_view(dfg_rewriter *r, struct file_view *v, const struct dfg_names *names)
{
    r->has_memo = r->has_memo || names->n_memo_rows > 0;
    return make_forms(r, v, names) && intern(r->m, names) && bind_names(r, v, names) && make_scratch(r, v, names);
}

bool dfg_file_bind(dfg_rewriter *r, struct rule_file *f)
{
    return bind_view(r, &f->build, f->rules->names) && bind_view(r, &f->search, f->unit->names);
}

static void view_free(const dfg_module *m, struct file_view *v)
{
    dfg_heap_free(m, v->names);
    dfg_heap_free(m, v->rows);
    dfg_heap_free(m, v->forms);
}

void dfg_file_free(const dfg_module *m, struct rule_file *f)
{
    view_free(m, &f->build);
    view_free(m, &f->search);
    dfg_heap_free(m, f->wanted);
    dfg_heap_free(m, f->set);
    dfg_heap_free(m, f->position);
}

/* Scratch stays where it is. */
bool dfg_view_remake(dfg_rewriter *r, struct file_view *v)
{
    if (v->names == NULL)
        return true;
    if (v->n_operators != r->m->operators.n && !bind_names(r, v, v->graph.names))
        return false;
    v->layout = r->m->layout;
    dfg_view_refresh(&v->graph, r->m);
    return true;
}

bool dfg_views_refresh(dfg_rewriter *r)
{
    bool ok = true;
    for (size_t i = 0; ok && i < r->n_files; i++) {
        struct rule_file *f = &r->files[i];
        ok = dfg_view_follow(r, &f->build) && dfg_view_follow(r, &f->search);
    }
    return ok;
}

bool dfg_views_grow(dfg_rewriter *r)
{
    bool ok = dfg_views_refresh(r);
    for (size_t i = 0; ok && i < r->n_files; i++) {
        struct rule_file *f = &r->files[i];
        ok = make_scratch(r, &f->build, f->rules->names) && make_scratch(r, &f->search, f->unit->names);
    }
    return ok;
}

static void forget(struct file_view *v, dfg_node n)
{
    const struct dfg_names *names = v->graph.names;
    uint32_t rows = v->rows != NULL ? names->n_rows : 0, memo = v->rows != NULL ? names->n_memo_rows : 0;
    for (uint32_t row = rows - memo; row < rows; row++)
        v->scratch.rows[row * v->scratch.row_size + n] = 0;
}

void dfg_views_forget(dfg_rewriter *r, dfg_node n)
{
    for (size_t i = 0; i < r->n_files; i++) {
        forget(&r->files[i].build, n);
        forget(&r->files[i].search, n);
    }
}
