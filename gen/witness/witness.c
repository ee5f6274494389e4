/* witness.c -- the smallest graph that a pattern matches.
 *
 * In:   one pattern, or several that are to match at one node; which options
 *       the first choices take; at most one fact to break.
 * Out:  the graph as .dfg text, or why there is none.
 *
 * Pattern nodes are laid out one after another as graph nodes, and unified
 * where they share a name.  A choice takes its first option; on a
 * contradiction, the latest choice that has an option left takes the next one
 * and everything is laid out again: depth first search by restarts, abandoned
 * after MOST_TRIES.  Recursion is bounded by the size of the patterns.
 */
#include "witness.h"

enum { MOST_TRIES = 500 };

/* ---- choices, facts ---- */

int maker_choose(struct maker *m, const void *of, int n)
{
    struct witness *w = m->w;
    int at = w->choices.n;
    int option = at < m->script.n ? m->script.at[at] : 0;
    *PUSH(w->choices) = (struct witness_choice){of, option < n ? option : 0, n, m->spot};
    if (n > 1)
        w->is_only = false;
    return w->choices.at[at].option;
}

int maker_choose_value(struct maker *m, const void *of, int n)
{
    const bool was_only = m->w->is_only;
    const int option = maker_choose(m, of, n);
    m->w->is_only = was_only;
    return option;
}

bool maker_breaks(struct maker *m, const void *of, const char *what)
{
    what = intern_str(what);
    *PUSH(m->w->facts) = (struct witness_fact){of, what, m->spot};
    return m->request->broken.of == of && m->request->broken.what == what;
}

void maker_unsure(struct maker *m, const char *what)
{
    for (int i = 0; i < m->w->unsure.n; i++)
        if (m->w->unsure.at[i] == what)
            return;
    *PUSH(m->w->unsure) = what;
}

bool maker_give_up(struct maker *m, const char *why)
{
    if (!m->w->why)
        m->w->why = why;
    return false;
}

/* ---- patterns ---- */

static void add_result(struct maker *m, struct gnode *n)
{
    for (int i = 0; i < m->results.n; i++)
        if (gnode_find(m->results.at[i]) == gnode_find(n))
            return;
    *PUSH(m->results) = n;
}

static bool place_pattern(struct maker *m, const struct pattern *p, struct gnode *root)
{
    struct side *s = alloc(sizeof *s);
    s->pattern = p;
    s->at = alloc(sizeof *s->at * ((size_t)p->n_nodes + 1));
    s->dim = alloc(sizeof *s->dim * ((size_t)p->n_vars + 1));
    s->value = alloc(sizeof *s->value * ((size_t)p->n_vars + 1));
    if (p->n_roots > 1 || p->n_every > 0 || p->every_root) {
        maker_unsure(m, format("how the roots of %s are found", p->name));
        m->w->is_only = false;
    }
    for (int i = 0; i < p->n_roots; i++) {
        struct gnode *n = i == 0 ? root : gnode_new(m);
        if (s->at[p->roots[i]->id])
            n = s->at[p->roots[i]->id]; /* a tap */
        if (!witness_place(m, s, p->roots[i], n))
            return false;
        add_result(m, n);
    }
    for (int i = 0; i < p->n_every; i++) {
        struct gnode *n = s->at[p->every[i]->id] ? s->at[p->every[i]->id] : p->n_roots ? gnode_new(m) : root;
        if (!witness_place(m, s, p->every[i], n))
            return false;
        add_result(m, n);
    }
    for (int i = 0; i < p->n_where; i++)
        *PUSH(m->where) = (struct evaluated){s, p->where[i]};
    return true;
}

static bool evaluate(struct maker *m)
{
    for (int i = 0; i < m->where.n; i++) {
        const struct evaluated *j = &m->where.at[i];
        const int unsure = m->w->unsure.n;
        const char *what = format("where %s", source_text(j->cond->at, 60));
        const bool wanted = !maker_breaks(m, j->cond, what);
        if (wanted && m->request->no_conditions)
            continue;
        if (!witness_cond(m, j->side, j->cond, wanted))
            return false;
        if (!wanted && m->w->unsure.n > unsure)
            return maker_give_up(m, "a condition that can't be broken on purpose");
    }
    return true;
}

/* What nothing is known of becomes a variable. */
static struct node_op head_of(const struct gnode *n)
{
    return n->has_head ? n->head : (struct node_op){STRUCT_VAR, NULL};
}

/* Operands that may be swapped, but of which neither could be the other. */
static bool swaps_are_harmless(const struct maker *m)
{
    for (int i = 0; i < m->swaps.n; i++) {
        const struct gnode *a = gnode_find(m->swaps.at[i].a), *b = gnode_find(m->swaps.at[i].b);
        if (a && b && head_of(a).structural == head_of(b).structural && head_of(a).op == head_of(b).op)
            return false;
    }
    return true;
}

static bool lay_out(struct maker *m)
{
    struct gnode *root = gnode_new(m);
    for (int i = 0; i < m->request->n_patterns; i++)
        if (!place_pattern(m, m->request->patterns[i], root))
            return false;
    if (!evaluate(m))
        return false;
    if (!swaps_are_harmless(m))
        m->w->is_only = false;
    return witness_write(m);
}

/* The latest choice behind the prescribed ones takes its next option; false: none has one. */
static bool next_script(struct maker *m)
{
    const struct witness *w = m->w;
    int at = w->choices.n;
    while (at > m->request->n_options && w->choices.at[at - 1].option + 1 >= w->choices.at[at - 1].n)
        at--;
    if (at <= m->request->n_options)
        return false;
    m->script.n = 0;
    for (int i = 0; i < at; i++)
        *PUSH(m->script) = w->choices.at[i].option + (i + 1 == at);
    return true;
}

struct witness *witness_make(const struct witness_request *request)
{
    option_list script = {0};
    for (int i = 0; i < request->n_options; i++)
        *PUSH(script) = request->options[i];
    for (int tries = 0;; tries++) {
        struct maker m = {.request = request, .script = script};
        m.w = alloc(sizeof *m.w);
        m.w->is_only = true;
        m.w->found = lay_out(&m);
        if (m.w->found || tries == MOST_TRIES || !next_script(&m))
            return m.w;
        script = m.script;
    }
}
