/* climb.c -- candidates for further roots.
 *
 * In:   a root of the pattern that is not bound, and what is bound.
 * Out:  the nodes above a bound one that every match of the root contains, the
 *       nearest, as far up as the pattern is high, in graph order.  Where some
 *       match contains none, or the pattern has no height, all nodes.
 *
 * So the cost of a root depends on its surroundings, not on the whole graph.
 */
#include "ref.h"
#include "../core/edit.h"

#include <string.h>

enum { NO_HEIGHT = -1, NOT_KNOWN = -2 };

/* ---- what every match contains ---- */

static int height_of(const struct ref *r, uint32_t p, int *known);

/* Of the kids that no match leaves out the nearest; *kid: which. */
static int nearest_kid(const struct ref *r, const struct pat_node *node, int *known, uint32_t *kid)
{
    int least = NO_HEIGHT;
    uint32_t n = node->every ? node->n_kids - 1 : node->n_kids;
    for (uint32_t i = 0; i < n; i++) {
        int h = i < 64 && (node->optional >> i & 1) != 0 ? NO_HEIGHT : height_of(r, node->kids[i], known);
        if (h >= 0 && (least < 0 || h < least)) {
            least = h;
            *kid = i;
        }
    }
    return least;
}

/* One of the kids takes part. */
static int farthest_kid(const struct ref *r, const struct pat_node *node, int *known)
{
    int most = 0;
    for (uint32_t i = 0; i < node->n_kids && most >= 0; i++) {
        int h = height_of(r, node->kids[i], known);
        most = h < 0 || h > most ? h : most;
    }
    return most;
}

/* Edges from what p stands for down to a bound node, at most, whichever alternatives are taken. */
static int height_of(const struct ref *r, uint32_t p, int *known)
{
    const struct pat_node *node = &r->d->nodes[p];
    uint32_t kid = 0;
    int h = NO_HEIGHT;
    if (r->node[p] != DFG_NONE)
        return 0;
    if (known[p] != NOT_KNOWN)
        return known[p];
    switch ((enum pat_kind)node->kind) {
    case PAT_N_ALT:
        h = farthest_kid(r, node, known);
        break;
    case PAT_N_AND:
        h = nearest_kid(r, node, known, &kid);
        break;
    case PAT_N_CALL: /* or its first result */
        h = nearest_kid(r, node, known, &kid);
        h += h < 0 ? 0 : 2;
        break;
    case PAT_N_APPLY:
    case PAT_N_TUPLE:
    case PAT_N_GET:
    case PAT_N_IF:
    case PAT_N_LET:
        h = nearest_kid(r, node, known, &kid);
        h += h < 0 ? 0 : 1;
        break;
    case PAT_N_DOMINATES:
        h = height_of(r, node->kids[2], known);
        break;
    case PAT_N_UNUSED:
    case PAT_N_ANY:
    case PAT_N_FN: /* is no consumer of what it returns */
    case PAT_N_LEAF:
    case PAT_N_NOT:
    case PAT_N_CHAIN: /* as high as the graph */
    case PAT_N_LINK:
        break;
    }
    return known[p] = h;
}

/* ---- what reads nodes ---- */

uint32_t dfg_ref_sort(const struct ref *r, dfg_node *at, uint32_t n)
{
    return dfg_set(&r->g, at, n).n;
}

/* A node that an edit added may have no list of users. */
static uint32_t append(dfg_node *at, uint32_t n, struct dfg_nodes more)
{
    if (more.n > 0)
        memcpy(at + n, more.at, more.n * sizeof *at);
    return n + more.n;
}

struct dfg_nodes dfg_ref_users_of(struct ref *r, struct dfg_nodes of)
{
    uint32_t n = 0, most = 0;
    for (uint32_t i = 0; i < of.n; i++)
        most += dfg_users(&r->g, of.at[i]).n;
    dfg_node *at = dfg_stack_alloc(&r->mem, most, sizeof *at);
    for (uint32_t i = 0; at != NULL && i < of.n; i++)
        n = append(at, n, dfg_users(&r->g, of.at[i]));
    return (struct dfg_nodes){at, at != NULL ? dfg_ref_sort(r, at, n) : 0};
}

static struct dfg_nodes join(struct ref *r, struct dfg_nodes a, struct dfg_nodes b)
{
    dfg_node *at = dfg_stack_alloc(&r->mem, (size_t)a.n + b.n, sizeof *at);
    return (struct dfg_nodes){at, at != NULL ? dfg_ref_sort(r, at, append(at, append(at, 0, a), b)) : 0};
}

/* The bound nodes that height_of found below p. */
static uint32_t add_bound(const struct ref *r, uint32_t p, int *known, bool *done, dfg_node *to, uint32_t n)
{
    const struct pat_node *node = &r->d->nodes[p];
    uint32_t kid = 2; /* of DOMINATES */
    if (done[p])
        return n;
    done[p] = true;
    if (r->node[p] != DFG_NONE) {
        to[n] = r->node[p];
        return n + 1;
    }
    for (uint32_t i = 0; node->kind == PAT_N_ALT && i < node->n_kids; i++)
        n = add_bound(r, node->kids[i], known, done, to, n);
    if (node->kind != PAT_N_ALT && node->kind != PAT_N_DOMINATES)
        nearest_kid(r, node, known, &kid);
    return node->kind == PAT_N_ALT ? n : add_bound(r, node->kids[kid], known, done, to, n);
}

static int *no_heights(struct ref *r)
{
    int *known = dfg_stack_alloc(&r->mem, r->d->n_nodes, sizeof *known);
    for (uint32_t i = 0; known != NULL && i < r->d->n_nodes; i++)
        known[i] = NOT_KNOWN;
    return known;
}

uint32_t dfg_ref_next_root(struct ref *r)
{
    uint32_t first = r->d->n_roots;
    int *known = no_heights(r);
    for (uint32_t i = 0; known != NULL && i < r->d->n_roots; i++) {
        if (r->node[r->d->roots[i]] != DFG_NONE)
            continue;
        if (height_of(r, r->d->roots[i], known) >= 0)
            return i;
        first = first == r->d->n_roots ? i : first;
    }
    return first;
}

static const dfg_node *all_nodes(struct ref *r, uint32_t *count)
{
    uint32_t n = 0;
    dfg_node *at = dfg_stack_alloc(&r->mem, dfg_n_nodes(r->m), sizeof *at);
    for (dfg_node next = 1; at != NULL && next < dfg_n_nodes(r->m); next++)
        if (r->m->edit == NULL || edit_is_live(r->m, next))
            at[n++] = next;
    *count = dfg_ref_sort(r, at, n);
    return at;
}

struct dfg_nodes dfg_ref_shared(struct ref *r, uint32_t p, int *height)
{
    int *known = no_heights(r);
    *height = known != NULL ? height_of(r, p, known) : NO_HEIGHT;
    if (*height < 0)
        return (struct dfg_nodes){NULL, 0};
    dfg_node *bound = dfg_stack_alloc(&r->mem, r->d->n_nodes, sizeof *bound);
    bool *done = dfg_stack_alloc(&r->mem, r->d->n_nodes, sizeof *done);
    struct dfg_nodes set = {bound, 0};
    if (bound != NULL && done != NULL)
        set.n = dfg_ref_sort(r, bound, add_bound(r, p, known, done, bound, 0));
    return set;
}

const dfg_node *dfg_ref_above(struct ref *r, uint32_t p, uint32_t *count)
{
    int height;
    struct dfg_nodes set = dfg_ref_shared(r, p, &height);
    if (height < 0)
        return all_nodes(r, count);
    for (uint32_t before = 0; height > 0 && before != set.n; height--) {
        before = set.n;
        set = join(r, set, dfg_ref_users_of(r, set));
    }
    *count = set.n;
    return set.at;
}
