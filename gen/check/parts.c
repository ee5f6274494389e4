/* parts.c -- every pattern node that takes part in a match, in order of text.
 *
 * In:   a checked pattern.
 * Out:  of each what it is to a rewrite or a partition: a root, covered, an
 *       input, a constant.  What is inside NOT takes no part.
 */
#include "parts.h"
#include "regions.h"

#include <stdlib.h>

struct finder {
    struct pat *pat;
    const struct pattern *of;
    int *n_places;                 /* by pnode id: operands, alternatives, members that are it */
    int *n_on_path;                /* by pnode id: how many of them are nodes of a path of dominators */
    const struct capture **beside; /* by pnode id: the capture of another name for the same node; NULL */
    struct match_parts *to;
};

bool pat_has_optional_results(const struct op *op)
{
    return !op->variadic_results && op->n_required_results == 1 && op->n_results > 1;
}

static uint64_t with_pair(uint64_t places, int a, int b)
{
    const uint64_t pair = (a < 64 ? UINT64_C(1) << a : 0) | (b < 64 ? UINT64_C(1) << b : 0);
    return places & pair ? places | pair : places;
}

static uint64_t absent_places(const struct pnode *p)
{
    uint64_t places = p->optional;
    if (places == 0 || p->kind != P_CALL || p->ordered || p->rest_first || p->rest_last || p->every)
        return places;
    if (p->n_ops == 0 && p->n_kids == 2)
        places = with_pair(places, 0, 1);
    for (int i = 0; i < p->n_ops; i++) {
        const struct op *op = p->ops[i];
        const bool plain = op->n_swap == 1 && op->swap_a[0] == 0 && op->swap_b[0] == 1;
        const bool swaps = op->commutative && p->n_kids == (plain ? 2 : op->n_operands);
        for (int k = 0; swaps && k < op->n_swap; k++)
            places = with_pair(places, op->swap_a[k], op->swap_b[k]);
    }
    return places;
}

bool pat_may_lack(const struct pnode *p, int place)
{
    return place < 64 && (absent_places(p) >> place & 1) != 0;
}

bool pat_has_first_result(const struct pnode *p)
{
    for (int i = 0; p->kind == P_CALL && !p->under_get && i < p->n_ops; i++)
        if (pat_has_optional_results(p->ops[i]))
            return true;
    return false;
}

/* ---- roles ---- */

/* What stands for the nodes of a path.  In a place elsewhere, the match may take it as it is: then it says nothing. */
static void cover(const struct finder *w, const struct pnode *p)
{
    if (++w->n_on_path[p->id] < w->n_places[p->id])
        return;
    for (int i = 0; (p->kind == P_ALT || p->kind == P_AND) && i < p->n_kids; i++)
        cover(w, p->kid[i]);
}

/* Which root it is, from 1 on; 0: none. */
static int root_number(const struct finder *w, const struct pnode *p)
{
    for (int i = 0; i < w->of->n_roots; i++)
        if (w->of->roots[i] == p)
            return i + 1;
    return 0;
}

static enum part_role role_of(const struct finder *w, const struct pnode *p)
{
    if (root_number(w, p) > 0)
        return PART_ROOT;
    if (p->member_of) /* what it is, its own statement says */
        return PART_NONE;
    if (w->n_on_path[p->id] == w->n_places[p->id])
        return PART_PATH;
    switch (p->kind) {
    case P_CALL:
    case P_APPLY:
    case P_TUPLE:
    case P_GET:
    case P_FN:
    case P_IF:
    case P_LET:
        return PART_INNER;
    case P_ANY:
    case P_VAR:
    case P_INPUT:
        return PART_INPUT;
    case P_GLOBAL:
    case P_OP_REF:
    case P_CONST:
    case P_LITERAL:
        return PART_CONST;
    case P_ALT:
    case P_AND:
    case P_NOT:
    case P_DOMINATES:
    case P_CHAIN:
    case P_LINK:
        break;
    }
    return PART_NONE;
}

/* ---- parts ---- */

bool pat_is_public(const struct pattern *p, const struct capture *c)
{
    return c && c->id >= 0 && c->id < p->n_captures && p->captures[c->id] == c;
}

static void add_part(struct finder *w, struct match_part part)
{
    *PAT_PUSH(w->pat, w->to->all) = part;
}

static void add_rests(struct finder *w, struct pnode *p, bool in_region)
{
    const bool is_call = p->kind == P_CALL || p->kind == P_APPLY || p->kind == P_TUPLE;
    struct match_part part = {.role = PART_INPUT, .node = p, .in_region = in_region};
    if (!is_call || !(p->rest_first || p->rest_last))
        return;
    part.what = PAT_PART_FRONT;
    if (p->rest_first && p->rest_last && p->n_kids > 0)
        add_part(w, part);
    part.what = PAT_PART_REST;
    part.capture = pat_is_public(w->of, p->rest) ? p->rest : NULL;
    add_part(w, part);
}

/* Of `w & const`: w, where that stands nowhere else, is bound wherever the constant is, and to the same node. */
static void find_beside(const struct finder *w, const struct pnode *p)
{
    const struct pnode *named = NULL;
    for (int i = 0; p->kind == P_AND && i < p->n_kids; i++)
        if (pat_is_public(w->of, p->kid[i]->capture) && w->n_places[p->kid[i]->id] == 1)
            named = p->kid[i];
    for (int i = 0; named && i < p->n_kids; i++)
        if (p->kid[i]->kind == P_CONST || p->kid[i]->kind == P_LITERAL)
            w->beside[p->kid[i]->id] = named->capture;
}

static void add_node(struct finder *w, struct pnode *p, bool in_region)
{
    const bool is_named = pat_is_public(w->of, p->capture);
    struct match_part part = {.role = role_of(w, p), .node = p, .in_region = in_region};
    part.capture = is_named ? p->capture : w->beside[p->id];
    if (part.role == PART_NONE && !is_named)
        return;
    part.root = is_named || !part.capture ? root_number(w, p) : 0;
    add_part(w, part);
    if (!pat_has_first_result(p) || (!is_named && part.capture))
        return;
    add_part(w, (struct match_part){.role = PART_INNER, .what = PAT_PART_CALL, .node = p, .in_region = in_region});
}

/* ---- order of text ---- */

/* What another pattern spells out stands where that pattern is used. */
static void place(const struct finder *w, struct pnode *p, size_t used_at, size_t *at, struct pnode **node)
{
    w->n_places[p->id]++;
    if (node[p->id])
        return;
    const struct span all = w->of->at;
    const bool own = p->at.src == all.src && p->at.begin >= all.begin && p->at.end <= all.end;
    node[p->id] = p;
    at[p->id] = own ? p->at.begin : used_at;
    for (int i = 0; i < p->n_kids; i++)
        place(w, p->kid[i], at[p->id], at, node);
}

struct placed {
    struct pnode *node;
    size_t at;
};

static int by_place(const void *a, const void *b)
{
    const struct placed *x = a, *y = b;
    if (x->at != y->at)
        return x->at < y->at ? -1 : 1;
    return (x->node->id > y->node->id) - (x->node->id < y->node->id);
}

static struct placed *in_order(struct finder *w, int *n)
{
    const struct pattern *p = w->of;
    struct pnode **node = pat_alloc(w->pat, (size_t)(p->n_nodes + 1) * sizeof *node);
    size_t *at = pat_alloc(w->pat, (size_t)(p->n_nodes + 1) * sizeof *at);
    struct placed *list = pat_alloc(w->pat, (size_t)(p->n_nodes + 1) * sizeof *list);
    *n = 0;
    for (int i = 0; pat_start(p, i); i++)
        place(w, pat_start(p, i), p->at.begin, at, node);
    for (int i = 0; i < p->n_nodes; i++)
        if (node[i] && node[i]->kind == P_DOMINATES)
            cover(w, node[i]->kid[1]);
    for (int i = 0; i < p->n_nodes; i++)
        if (node[i])
            list[(*n)++] = (struct placed){node[i], at[i]};
    qsort(list, (size_t)*n, sizeof *list, by_place);
    return list;
}

/* ---- all of it ---- */

struct match_parts *pat_parts_of(struct pat *pat, const struct pattern *p)
{
    const size_t room = (size_t)p->n_nodes + 1;
    struct match_parts to = {.nodes = {0}};
    pat_begin_aside(pat);
    const struct regions *regions = pat_regions_of(pat, p);
    struct finder w = {.pat = pat,
                       .of = p,
                       .n_places = pat_alloc(pat, room * sizeof *w.n_places),
                       .n_on_path = pat_alloc(pat, room * sizeof *w.n_on_path),
                       .beside = pat_alloc(pat, room * sizeof *w.beside),
                       .to = &to};
    int n;
    const struct placed *list = in_order(&w, &n);
    for (int i = 0; i < n; i++)
        find_beside(&w, list[i].node);
    for (int i = 0; i < n; i++) {
        const struct region *r = regions->of[list[i].node->id];
        *PAT_PUSH(pat, to.nodes) = list[i].node;
        if (!r || pat_lies_in(r, true))
            continue;
        add_node(&w, list[i].node, r->up != NULL);
        add_rests(&w, list[i].node, r->up != NULL);
    }
    to.all.cap = to.all.n;
    to.nodes.cap = to.nodes.n;
    to.all.at = pat_keep(pat, to.all.at, (size_t)to.all.n * sizeof *to.all.at);
    to.nodes.at = pat_keep(pat, to.nodes.at, (size_t)to.nodes.n * sizeof *to.nodes.at);
    struct match_parts *kept = pat_keep(pat, &to, sizeof to);
    pat_end_aside(pat);
    return kept;
}
