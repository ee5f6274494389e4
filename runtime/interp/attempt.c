/* attempt.c -- what explain hears of the search: which attempt got furthest.
 *
 * In:   every failure of the search, as it happens.
 * Out:  the one before which most tests had passed, the first of equals; and,
 *       for each option of each choice, the furthest failure after it.
 *
 * Of two that passed as many, the one after more choices is taken: the first
 * test of what may be left out says less than that of what must follow. Passed
 * are the tests of the nodes that are bound, in each repetition of a chain: one for what a node is, one for
 * each type and attribute.  A wildcard tests nothing.
 */
#include "explain.h"

#include <stdlib.h>
#include <string.h>

/* ---- how far it got ---- */

static bool tests_something(const struct pat_node *p)
{
    switch ((enum pat_kind)p->kind) {
    case PAT_N_UNUSED:
    case PAT_N_ANY:
    case PAT_N_COMBINED:
        return false;
    case PAT_N_INNER:
    case PAT_N_LEAF:
        break;
    }
    return true;
}

static uint32_t n_tests(const struct pat_node *p)
{
    return tests_something(p) + p->n_types + p->n_attrs;
}

static uint32_t score_of(struct ref *r, enum ref_why why, uint32_t p, dfg_node n, uint32_t detail)
{
    uint32_t score = 0;
    for (uint32_t i = 0; i < r->d->n_nodes; i++)
        score += (uint32_t)((r->node[i] != DFG_NONE) + r->aside[i]) * n_tests(&r->d->nodes[i]);
    const struct pat_node *node = &r->d->nodes[p];
    if (why == WHY_TYPE)
        score -= node->n_types - detail + node->n_attrs;
    if (why == WHY_ATTR)
        score -= node->n_attrs - (detail < node->n_attrs ? detail : node->n_attrs);
    if (why == WHY_KIND && node->kind == PAT_N_LITERAL && dfg_node_op(r->m, n) == DFG_CONST)
        score++; /* of another value */
    struct ref_obstacle o;
    if (why == WHY_PARENT && dfg_find_parent(r, p, n, &o) != DFG_NONE)
        score++; /* there is one, in the wrong place */
    for (uint32_t i = 0; why == WHY_CONDITION && i < r->d->n_where && r->d->where[i] != detail; i++)
        score++;
    return score;
}

/* ---- one failure in words ---- */

static void locate(struct failure *to, const struct ref *r, enum ref_why why, uint32_t p, uint32_t detail)
{
    const struct pat_node *node = &r->d->nodes[p];
    to->text = node->text;
    to->file = node->file;
    to->line = node->line;
    if (why == WHY_TYPE) {
        to->text = node->types[detail].text;
        to->file = node->types[detail].file;
        to->line = node->types[detail].line;
    } else if ((why == WHY_ATTR || why == WHY_COMPUTED) && detail < node->n_attrs) {
        to->text = node->attrs[detail].text;
        to->file = node->attrs[detail].file;
        to->line = node->attrs[detail].line;
    } else if (why == WHY_CONDITION) {
        to->text = r->d->exprs[detail].text;
        to->file = r->d->exprs[detail].file;
        to->line = r->d->exprs[detail].line;
    }
}

static char *reason_of(struct ref *r, enum ref_why why, uint32_t p, dfg_node n, uint32_t detail)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        dfg_say_reason(r, why, p, n, detail, g.file);
    r->trace->failed |= dfg_gather_end(&g) == NULL;
    return g.text;
}

static void say_names(const struct ref *r, FILE *f)
{
    for (uint32_t i = 0, n = 0; i < r->p->n_captures; i++) {
        const struct dfg_capture *c = &r->p->captures[i];
        dfg_node at = c->kind == DFG_CAP_NODE ? r->node[r->d->captures[i].ref] : DFG_NONE;
        if (at == DFG_NONE)
            continue;
        fprintf(f, "%s%s=", n++ > 0 ? " " : "", c->name);
        dfg_say_node(r, at, f);
    }
}

static char *names_of(const struct ref *r)
{
    struct dfg_gather g;
    if (dfg_gather_begin(&g))
        say_names(r, g.file);
    return dfg_gather_end(&g);
}

/* ---- keeping ---- */

static bool is_further(const struct failure *a, const struct failure *b)
{
    return a->score > b->score || (a->score == b->score && a->depth > b->depth);
}

static struct option_failure *find_option(struct ref_trace *t, struct ref_option o)
{
    for (size_t i = t->n_options; i-- > 0;) {
        struct ref_option *k = &t->options[i].option;
        if (k->what == o.what && k->p == o.p && k->n == o.n && k->option == o.option)
            return &t->options[i];
    }
    if (!dfg_grow(&t->options, &t->cap_options, t->n_options + 1, sizeof *t->options)) {
        t->failed = true;
        return NULL;
    }
    t->options[t->n_options] = (struct option_failure){.option = o};
    return &t->options[t->n_options++];
}

static bool keep_path(struct ref_trace *t, const struct ref *r)
{
    size_t n = dfg_ref_n_options(r);
    struct ref_option *path = realloc(t->path, (n + 1) * sizeof *path);
    if (path == NULL)
        return false;
    t->path = path;
    t->n_path = n;
    for (size_t i = 0; i < n; i++)
        path[i] = dfg_ref_option(r, i);
    return true;
}

static void keep(struct ref *r, struct failure *to, struct failure f, const char *reason)
{
    free(to->reason);
    *to = f;
    to->reason = reason != NULL ? strdup(reason) : NULL;
    r->trace->failed |= to->reason == NULL;
}

/* Where failures are many, those of the choices first reached are told apart. */
enum { MOST_PATH = 64, MOST_OPTIONS = 4096 };

static void hear(struct ref *r, struct failure f, enum ref_why why, uint32_t p, uint32_t detail, bool best)
{
    struct ref_trace *t = r->trace;
    char *reason = best ? reason_of(r, why, p, f.n, detail) : NULL;
    if (best) {
        keep(r, &t->best, f, reason);
        free(t->bound);
        t->bound = names_of(r);
        t->failed |= t->bound == NULL || !keep_path(t, r);
    }
    size_t n = dfg_ref_n_options(r);
    for (size_t i = 0; i < n && i < MOST_PATH && t->n_options < MOST_OPTIONS; i++) {
        struct ref_option o = dfg_ref_option(r, i);
        struct option_failure *k = o.what == DO_ROOT ? NULL : find_option(t, o);
        if (k == NULL || (k->failure.reason != NULL && !is_further(&f, &k->failure)))
            continue;
        if (reason == NULL)
            reason = reason_of(r, why, p, f.n, detail);
        keep(r, &k->failure, f, reason);
    }
    free(reason);
}

/* The call of an optional one is not there: what follows says more. */
static bool is_left_out(const struct ref *r, enum ref_why why, uint32_t p)
{
    size_t n = dfg_ref_n_options(r);
    if (why != WHY_KIND || n == 0)
        return false;
    struct ref_option o = dfg_ref_option(r, n - 1);
    const struct pat_node *alt = &r->d->nodes[o.p];
    return o.what == DO_VISIT && alt->kind == PAT_N_ALT && strcmp(alt->text, r->d->nodes[p].text) == 0;
}

/* A node that is tried as a further root, and is something else: there are many. */
static bool is_no_root(const struct ref *r, enum ref_why why, uint32_t p)
{
    size_t n = dfg_ref_n_options(r);
    struct ref_option o = n > 0 ? dfg_ref_option(r, n - 1) : (struct ref_option){DO_VISIT, 0, DFG_NONE, 0};
    return n > 0 && why == WHY_KIND && o.what == DO_ROOT && r->d->roots[o.p] == p;
}

bool dfg_ref_fail(struct ref *r, enum ref_why why, uint32_t p, dfg_node n, uint32_t detail)
{
    struct ref_trace *t = r->trace;
    if (t == NULL || r->mem.failed || is_no_root(r, why, p))
        return false;
    struct failure f = {.score = score_of(r, why, p, n, detail), .n = n};
    f.depth = dfg_ref_n_options(r) - is_left_out(r, why, p);
    bool best = !t->any || is_further(&f, &t->best);
    locate(&f, r, why, p, detail);
    t->any = true;
    if (best && t->only_score)
        t->best = f;
    if (best && t->reached != NULL)
        memcpy(t->reached, r->node, r->d->n_nodes * sizeof *t->reached);
    if (t->only_score || t->failed)
        return false;
    hear(r, f, why, p, detail, best);
    return false;
}

void dfg_trace_free(struct ref_trace *t)
{
    for (size_t i = 0; i < t->n_options; i++)
        free(t->options[i].failure.reason);
    free(t->options);
    free(t->best.reason);
    free(t->bound);
    free(t->path);
}
