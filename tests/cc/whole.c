/* whole.c -- whole matches against the reference matcher.
 *
 * In:   a pattern and a node of a graph.
 * Out:  complaints on standard output: where a node that the first match covers is
 *       none that the reference matcher bound, or the other way round.
 */
#include "whole.h"

#include <stdlib.h>
#include <string.h>

struct check {
    const dfg_module *m;
    const struct dfg_pattern *p;
    const dfg_graph *view;
    dfg_node at;
};

static void complain(const struct check *c, const char *what, dfg_node n)
{
    char *at = dfg_node_label(c->m, c->at), *node = n == DFG_NONE ? NULL : dfg_node_label(c->m, n);
    printf("! the first match of %s at %s: %s %s\n", c->p->name, at != NULL ? at : "?", what,
           node != NULL ? node : "");
    free(at);
    free(node);
}

/* ---- parts ---- */

struct nodes {
    bool *is; /* by node */
    size_t n;
    bool found;
};

static void mark(struct nodes *set, dfg_node n)
{
    if (n < set->n)
        set->is[n] = n != DFG_NONE;
}

static struct dfg_nodes part_nodes(const struct dfg_part *part, const void *m, dfg_node *one)
{
    struct dfg_nodes nodes;
    const char *at = (const char *)m + part->offset;
    memcpy(part->is_set ? (void *)&nodes : (void *)one, at, part->is_set ? sizeof nodes : sizeof *one);
    if (!part->is_set)
        nodes = (struct dfg_nodes){one, *one != DFG_NONE};
    return nodes;
}

static bool is_covered(const struct dfg_part *part)
{
    return part->role == DFG_PART_ROOT || part->role == DFG_PART_INNER || part->role == DFG_PART_PATH;
}

struct parts {
    const struct check *c;
    struct nodes all, single; /* all that is covered; what no set holds */
};

static bool mark_parts(void *ctx, const void *m)
{
    struct parts *parts = ctx;
    const struct dfg_pattern *p = parts->c->p;
    for (uint32_t i = 0; i < p->n_parts; i++) {
        dfg_node one;
        struct dfg_nodes nodes = part_nodes(&p->parts[i], m, &one);
        for (uint32_t k = 0; is_covered(&p->parts[i]) && k < nodes.n; k++) {
            mark(&parts->all, nodes.at[k]);
            if (p->parts[i].role == DFG_PART_INNER && !p->parts[i].is_set)
                mark(&parts->single, nodes.at[k]);
        }
    }
    return parts->all.found = true;
}

/* Variables, constants and references belong to no match; what binds them may be covered. */
static bool is_leaf(const dfg_module *m, dfg_node n)
{
    uint16_t op = dfg_node_op(m, n);
    return op == DFG_VAR || op == DFG_CONST || op == DFG_GLOBAL || op == DFG_OP_REF;
}

static void compare_nodes(void *ctx, const dfg_node *nodes, uint32_t n)
{
    struct parts *parts = ctx;
    for (uint32_t i = 0; i < n; i++) {
        if (!parts->all.is[nodes[i]])
            complain(parts->c, "does not cover", nodes[i]);
        parts->single.is[nodes[i]] = false;
    }
    for (dfg_node at = 1; at < parts->single.n; at++)
        if (parts->single.is[at] && !is_leaf(parts->c->m, at))
            complain(parts->c, "covers what the reference does not:", at);
}

static bool check_parts(const struct check *c)
{
    size_t n = dfg_n_nodes(c->m);
    struct parts parts = {c, {calloc(n, 1), n, false}, {calloc(n, 1), n, false}};
    bool ok = parts.all.is != NULL && parts.single.is != NULL;
    if (ok) {
        c->p->each(c->p, c->view, c->at, mark_parts, &parts);
        if (parts.all.found)
            ok = dfg_ref_nodes(c->m, c->p, c->at, compare_nodes, &parts) == DFG_OK;
    }
    free(parts.all.is);
    free(parts.single.is);
    return ok;
}

bool check_whole(const dfg_module *m, const struct dfg_pattern *p, const dfg_graph *view, dfg_node n)
{
    return check_parts(&(struct check){m, p, view, n});
}
