/* rewrite.c -- runs rules on a graph, and checks the loop while it does.
 *
 * In:   a module, names of rules.
 * Out:  the module rewritten: by the loop of the library, whose state is verified
 *       after each rewrite, or by one that starts all over each time.
 */
#include "../../runtime/dfg_infer.h"
#include "../../runtime/transform/rewriter.h"

#include "rewrite.h"

#include <stdlib.h>
#include <string.h>

static dfg_rewriter *rewriter_of(dfg_module *m, const struct dfg_unit *u, char *what, uint64_t most,
                                 struct dfg_error *error)
{
    struct dfg_rule_choice choices[64];
    struct dfg_rewrite_options options = {.typing = &dfg_inference, .most_rewrites = most};
    options.provenance = dfg_n_nodes(m) % 2 != 0; /* without it, some rules take a shorter way (quick.c) */
    size_t n = 0;
    for (char *name = strtok(what, ", "); name != NULL; name = strtok(NULL, ", ")) {
        uint32_t i = 0;
        if (strcmp(name, "once") == 0) {
            options.once = true;
            continue;
        }
        while (u->rules != NULL && i < u->rules->n && strcmp(dfg_rule_pattern(u, i)->name, name) != 0)
            i++;
        if (u->rules == NULL || i == u->rules->n || n == sizeof choices / sizeof *choices) {
            printf("! no rule is called %s\n", name);
            return NULL;
        }
        choices[n++] = (struct dfg_rule_choice){u, i};
    }
    return dfg_rewriter_new(m, choices, n, &options, error);
}

static void verify(const dfg_rewriter *r)
{
    struct dfg_error error = {DFG_OK, NULL};
    if (!dfg_edit_verify(r->m, &error))
        printf("! after %llu rewrites: %s\n", (unsigned long long)r->applied, error.text);
    dfg_error_clear(&error);
}

/* ---- the order of the sweep, by recursion ---- */

struct walk {
    const dfg_rewriter *r;
    bool *seen;
    uint32_t last; /* place of the node that was left last */
    bool any;
};

static void leave(struct walk *w, dfg_node n)
{
    const dfg_rewriter *r = w->r;
    const uint32_t at = dfg_place(r, n);
    const bool has_place = dfg_node_body(r->m, n) != DFG_NONE && !dfg_in_composite(r->m, n);
    if (has_place != (at != UINT32_MAX))
        printf("! %%%u has a place in the sweep, or has none, wrongly\n", (unsigned)n);
    if (!has_place)
        return;
    if (w->any && (w->last < at) != r->operands_first)
        printf("! %%%u does not stand in the sweep where the walk leaves it\n", (unsigned)n);
    w->last = at;
    w->any = true;
}

static void visit(struct walk *w, dfg_node n)
{
    const dfg_node *args;
    if (n == DFG_NONE || w->seen[n])
        return;
    w->seen[n] = true;
    for (uint32_t i = 0, argc = dfg_node_args(w->r->m, n, &args); i < argc; i++)
        visit(w, args[i]);
    leave(w, n);
}

/* Before the first rewrite: depth first from the outputs, then from what nothing uses. */
static void verify_places(const dfg_rewriter *r)
{
    const dfg_module *m = r->m;
    struct walk w = {.r = r, .seen = calloc(m->nodes.n, sizeof *w.seen)};
    for (uint32_t i = 0; w.seen != NULL && i < dfg_n_functions(m); i++) {
        const dfg_node *args, f = dfg_function(m, i);
        w.seen[f] = true;
        for (uint32_t k = dfg_node_data(m, f), n = dfg_node_args(m, f, &args); k < n; k++)
            visit(&w, args[k]);
    }
    for (dfg_node n = 1; w.seen != NULL && n < m->nodes.n; n++)
        if (dfg_node_uses(m, n) == 0 && edit_is_live(m, n))
            visit(&w, n);
    free(w.seen);
}

static dfg_status end(dfg_rewriter *r, struct dfg_error *error)
{
    dfg_status status = dfg_rewrite_end(r, error);
    dfg_rewriter_free(r);
    return status;
}

dfg_status run_rules(dfg_module *m, const struct dfg_unit *u, char *what, uint64_t most,
                     struct dfg_error *error)
{
    dfg_rewriter *r = rewriter_of(m, u, what, most, error);
    if (r == NULL)
        return DFG_BAD_GRAPH;
    const bool any = dfg_rewrite_begin(r, error);
    if (any)
        verify_places(r);
    for (uint64_t applied = 0; any && dfg_rewrite_step(r, error);)
        if (r->applied != applied) {
            applied = r->applied;
            verify(r);
        }
    return end(r, error);
}

/* ---- the same, literally ---- */

static const dfg_rewriter *sorted_for;

static int by_place(const void *a, const void *b)
{
    const dfg_rewriter *r = sorted_for;
    dfg_node x = *(const dfg_node *)a, y = *(const dfg_node *)b;
    if (dfg_place(r, x) != dfg_place(r, y))
        return dfg_place(r, x) < dfg_place(r, y) ? -1 : 1;
    return edit_before(r->m->edit, x, y) == r->operands_first ? -1 : 1;
}

/* The first node in order where something is applied; false: there is none. */
static bool one_sweep(dfg_rewriter *r)
{
    dfg_node *nodes = calloc(r->m->nodes.n, sizeof *nodes);
    size_t n = 0;
    bool done = false;
    for (dfg_node at = 1; nodes != NULL && at < r->m->nodes.n; at++)
        if (edit_is_live(r->m, at) && at < r->room)
            nodes[n++] = at;
    sorted_for = r;
    qsort(nodes, n, sizeof *nodes, by_place);
    for (size_t i = 0; !done && i < n; i++)
        done = dfg_rewrite_search(r, nodes[i]);
    free(nodes);
    return done && !r->failed && r->applied < r->most;
}

dfg_status run_rules_literally(dfg_module *m, const struct dfg_unit *u, char *what, uint64_t most,
                               struct dfg_error *error)
{
    dfg_rewriter *r = rewriter_of(m, u, what, most, error);
    if (r == NULL)
        return DFG_BAD_GRAPH;
    if (dfg_rewrite_begin(r, error))
        while (one_sweep(r))
            for (dfg_node n = 1; n < m->nodes.n; n++) /* nothing that was found before counts */
                dfg_views_forget(r, n);
    return end(r, error);
}
