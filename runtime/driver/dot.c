/* dot.c -- --dot FILE: the graph as a picture, matches coloured by pattern.
 *
 * In:   a finished module; the items of --match, maybe none.
 * Out:  a file for Graphviz; every match marks the nodes that are its own, and
 *       not its inputs.
 */
#include "opt.h"
#include "../dfg_interp.h"
#include "../dfg_dot.h"

#include <stdlib.h>

struct marks {
    const dfg_module *m;
    struct dfg_dot_mark *at;
    size_t n, cap;
    struct dfg_dot_mark mark; /* of the match being marked */
    const char **labels;      /* by colour: given in order of appearance, so that neighbours differ */
    size_t n_labels, labels_room;
    bool failed;
};

static void mark_nodes(void *ctx, const dfg_node *nodes, uint32_t n)
{
    struct marks *s = ctx;
    if (!dfg_grow(&s->at, &s->cap, s->n + n, sizeof *s->at)) {
        s->failed = true;
        return;
    }
    for (uint32_t i = 0; i < n; i++) {
        s->at[s->n] = s->mark;
        s->at[s->n++].node = nodes[i];
    }
}

/* The colour of what is called label; there are as many as patterns and entries that match. */
static bool find_colour(struct marks *s, const char *label, uint32_t *colour)
{
    for (*colour = 0; *colour < s->n_labels; ++*colour)
        if (s->labels[*colour] == label)
            return true;
    if (!dfg_grow(&s->labels, &s->labels_room, s->n_labels + 1, sizeof *s->labels))
        return false;
    s->labels[s->n_labels++] = label;
    return true;
}

static bool mark_hit(void *ctx, const struct hit *h)
{
    struct marks *s = ctx;
    s->mark.label = h->entry >= 0 ? h->item->target.table->entries[h->entry].name : h->pattern->name;
    if (!find_colour(s, s->mark.label, &s->mark.colour) ||
        dfg_ref_nodes(s->m, h->pattern, h->root, mark_nodes, s) != DFG_OK)
        s->failed = true;
    return !s->failed;
}

static bool print_dot(FILE *f, const void *marks)
{
    const struct marks *s = marks;
    return dfg_write_dot(s->m, f, s->at, s->n) == DFG_OK;
}

bool dot_write(dfg_module *m, const struct items *items, const char *path)
{
    struct marks s = {.m = m};
    bool ok = list_users(m) && match_all(m, items, mark_hit, &s);
    if (s.failed)
        complain("out of memory");
    ok = ok && output_write(path, print_dot, &s);
    free(s.at);
    free(s.labels);
    return ok;
}
