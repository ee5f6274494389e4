/* shape.c -- a pattern's nodes before its matcher is written.
 *
 * In:   the root of a search: of a pattern, or of a NOT.
 * Out:  for each node how often it is met, whether it needs a variable, whether
 *       a choice that needs a loop lies below it, and which nodes its match
 *       reaches in some and in every alternative; which choices one test of an
 *       operator decides.
 *
 * What is inside NOT is another search: only names that occur outside, too,
 * count here.
 */
#include "match.h"

#include <string.h>

/* ---- what a node's operator can be ---- */

/* Structural operators, and which pattern nodes ask for them: a bit of `kinds` each, as they stand here. */
static const struct {
    const char *op;
    enum pkind kind, other;
} structural[] = {
    {"DFG_TUPLE", P_TUPLE, P_TUPLE},    {"DFG_GET", P_GET, P_GET}, {"DFG_FUNC", P_FN, P_FN},
    {"DFG_CALL", P_APPLY, P_APPLY},     {"DFG_IF", P_IF, P_IF},    {"DFG_LET", P_LET, P_LET},
    {"DFG_VAR", P_VAR, P_INPUT},        {"DFG_GLOBAL", P_GLOBAL, P_GLOBAL},
    {"DFG_CONST", P_CONST, P_LITERAL},  {"DFG_OP_REF", P_OP_REF, P_OP_REF},
};
enum { N_STRUCTURALS = sizeof structural / sizeof *structural, K_OPERATOR = 1 << N_STRUCTURALS /* any operator */ };

struct heads {
    bool any;
    unsigned kinds;
    VEC(const struct op *) ops;
};

static void heads_of(const struct pnode *p, struct heads *h);

/* 0: it asks for none. */
static unsigned kind_bit(enum pkind kind)
{
    for (unsigned i = 0; i < N_STRUCTURALS; i++)
        if (structural[i].kind == kind || structural[i].other == kind)
            return 1u << i;
    return 0;
}

/* The first kid that says something serves: all must fit. */
static void heads_of_and(const struct pnode *p, struct heads *h)
{
    for (int i = 0; i < p->n_kids; i++) {
        struct heads kid = {0};
        heads_of(p->kid[i], &kid);
        if (kid.any)
            continue;
        h->kinds |= kid.kinds;
        for (int k = 0; k < kid.ops.n; k++)
            *PUSH(h->ops) = kid.ops.at[k];
        return;
    }
    h->any = true;
}

static void heads_of_call(const struct pnode *p, struct heads *h)
{
    for (int i = 0; i < p->n_ops; i++)
        *PUSH(h->ops) = p->ops[i];
    h->kinds |= (p->n_ops ? 0u : K_OPERATOR) | (pat_has_first_result(p) ? kind_bit(P_GET) : 0u);
}

static void heads_of(const struct pnode *p, struct heads *h)
{
    if (p->kind == P_CALL)
        heads_of_call(p, h);
    else if (p->kind == P_AND)
        heads_of_and(p, h);
    else if (p->kind == P_ALT)
        for (int i = 0; i < p->n_kids; i++)
            heads_of(p->kid[i], h);
    else if (kind_bit(p->kind))
        h->kinds |= kind_bit(p->kind);
    else
        h->any = true;
}

static bool are_disjoint(const struct pnode *p, const struct pnode *q)
{
    struct heads a = {0}, b = {0};
    heads_of(p, &a);
    heads_of(q, &b);
    if (a.any || b.any || (a.kinds & b.kinds))
        return false;
    if (((a.kinds & K_OPERATOR) && b.ops.n) || ((b.kinds & K_OPERATOR) && a.ops.n))
        return false;
    for (int i = 0; i < a.ops.n; i++)
        for (int k = 0; k < b.ops.n; k++)
            if (a.ops.at[i] == b.ops.at[k])
                return false;
    return true;
}

bool is_decided(const struct pnode *alt)
{
    for (int i = 0; i < alt->n_kids; i++)
        for (int k = 0; k < i; k++)
            if (!are_disjoint(alt->kid[i], alt->kid[k]))
                return false;
    return true;
}

cx c_test_head(struct names *names, const struct pnode *p, cx n)
{
    struct heads h = {0};
    heads_of(p, &h);
    cx any = c_op_among(names, p, h.ops.at, h.ops.n, n);
    for (unsigned i = 0; i < N_STRUCTURALS; i++)
        if (h.kinds >> i & 1)
            any = cx_or(any, c_is_kind(n, structural[i].op));
    if (h.kinds & K_OPERATOR)
        any = cx_or(any, cx_call("dfg_is_operator", cx_g(), n));
    return any;
}

/* ---- swapping ---- */

static const int plain_a[] = {0}, plain_b[] = {1};

static bool is_plain_way(const struct op *op)
{
    return op->n_swap == 0 || (op->n_swap == 1 && op->swap_a[0] == 0 && op->swap_b[0] == 1);
}

static bool same_way(const struct swap_way *w, const int *a, const int *b, int n)
{
    size_t size = (size_t)n * sizeof *a;
    return w->n_pairs == n && memcmp(w->a, a, size) == 0 && memcmp(w->b, b, size) == 0;
}

static void add_way(struct swap *s, const struct op *op, const int *a, const int *b, int n, int n_ops)
{
    if (!s->way)
        s->way = alloc((size_t)n_ops * sizeof *s->way);
    struct swap_way *w = s->way;
    while (w < s->way + s->n && !same_way(w, a, b, n))
        w++;
    if (w == s->way + s->n) {
        *w = (struct swap_way){.a = a, .b = b, .n_pairs = n, .ops = alloc((size_t)n_ops * sizeof *w->ops)};
        s->n++;
    }
    w->ops[w->n_ops++] = op;
}

static void decide_swap(const struct pnode *p, struct swap *s)
{
    const struct swap_way *w = s->way;
    for (int i = 0; s->n == 1 && i < w->n_pairs && !s->decided_by; i++)
        if (!pat_may_lack(p, w->a[i]) && are_disjoint(p->kid[w->a[i]], p->kid[w->b[i]]))
            s->decided_by = i + 1;
}

void swap_of(const struct pnode *p, struct swap *s)
{
    *s = (struct swap){0};
    if (p->kind != P_CALL || p->ordered || p->rest_first || p->rest_last || p->every)
        return;
    bool two = p->n_kids == 2;
    for (int i = 0; i < p->n_ops; i++) {
        const struct op *op = p->ops[i];
        if (!op->commutative)
            continue;
        if (two && is_plain_way(op))
            add_way(s, op, plain_a, plain_b, 1, p->n_ops);
        else if (!is_plain_way(op) && p->n_kids == op->n_operands)
            add_way(s, op, op->swap_a, op->swap_b, op->n_swap, p->n_ops);
    }
    if (p->n_ops == 0 && two) {
        s->way = alloc(sizeof *s->way);
        *s->way = (struct swap_way){.a = plain_a, .b = plain_b, .n_pairs = 1};
        s->n = 1;
        s->any_op = true;
    }
    if (s->n == 1 && s->way[0].n_ops == p->n_ops)
        s->way[0].n_ops = 0;
    decide_swap(p, s);
}

int swap_partner(const struct swap_way *w, int i)
{
    for (int k = 0; k < w->n_pairs; k++) {
        if (w->a[k] == i)
            return w->b[k];
        if (w->b[k] == i)
            return w->a[k];
    }
    return i;
}

/* ---- the nodes ---- */

bool is_plain_wildcard(const struct pnode *p)
{
    return p->kind == P_ANY && !p->n_attrs && !p->n_types && !p->n_where && !p->exact;
}

static void mark_expr(struct shape *s, const struct expr *e)
{
    if (!e)
        return;
    if (e->node && e->node->id < s->n_nodes)
        s->queried[e->node->id] = true;
    if (e->var)
        s->var_queried[e->var->id] = true;
    for (int i = 0; i < e->n_kids; i++)
        mark_expr(s, e->kid[i]);
}

/* What p itself names: conditions, dimensions, values of attributes. */
static void mark_node(struct shape *s, const struct pnode *p)
{
    if (p->capture && p->capture->kind != CAP_SET && s->captures)
        s->captured[p->id] = true;
    for (int i = 0; i < p->n_where; i++)
        mark_expr(s, p->where[i]);
    for (int i = 0; i < p->n_attrs; i++) {
        mark_expr(s, p->attrs[i].expr);
    }
}

bool is_apart(const struct pnode *p, int kid)
{
    return p->kind == P_NOT || (p->every && kid == p->n_kids - 1) || (p->kind == P_DOMINATES && kid == 1) ||
           (p->kind == P_CHAIN && kid == 0);
}

bool has_own_loop(const struct pnode *p)
{
    if (p->kind == P_DOMINATES || p->kind == P_CHAIN)
        return true;
    if (p->kind == P_ALT)
        return !is_decided(p);
    struct swap swap;
    swap_of(p, &swap);
    return (swap.n && !swap.decided_by) || (p->rest_first && p->rest_last && p->n_kids && p->kind != P_FN);
}

bool has_bit(const uint64_t *set, int i)
{
    return set[i / 64] >> i % 64 & 1;
}

static void unite(uint64_t *to, const uint64_t *from, int words)
{
    for (int w = 0; w < words; w++)
        to[w] |= from[w];
}

/* Joins kid i of p into p's row. */
static void join_kid(struct shape *s, const struct pnode *p, int i)
{
    const struct pnode *kid = p->kid[i];
    s->chooses[p->id] |= s->chooses[kid->id];
    unite(s->may[p->id], s->may[kid->id], s->words);
    if (p->kind != P_ALT && !may_be_absent(p, i)) {
        unite(s->must[p->id], s->must[kid->id], s->words);
    } else if (p->kind == P_ALT) {
        for (int w = 0; w < s->words; w++)
            s->must[p->id][w] = i ? s->must[p->id][w] & s->must[kid->id][w] : s->must[kid->id][w];
    }
}

/* Names inside NOT: each is met there once more; what the search outside reaches is compared there. */
static void count_denied(struct shape *s, const struct pnode *p, bool *seen)
{
    s->edges[p->id]++;
    if (s->node[p->id]) {
        s->captured[p->id] |= p->kind == P_ANY;
        return;
    }
    if (seen[p->id])
        return;
    seen[p->id] = true;
    mark_node(s, p);
    for (int i = 0; i < p->n_kids; i++)
        count_denied(s, p->kid[i], seen);
}

static void shape_node(struct shape *s, struct pnode *p)
{
    s->edges[p->id]++;
    if (s->node[p->id])
        return;
    s->node[p->id] = p;
    s->may[p->id] = alloc((size_t)s->words * sizeof(uint64_t));
    s->must[p->id] = alloc((size_t)s->words * sizeof(uint64_t));
    mark_node(s, p);
    s->chooses[p->id] = has_own_loop(p);
    for (int i = 0; i < p->n_kids; i++) {
        if (is_apart(p, i))
            continue;
        shape_node(s, p->kid[i]);
        join_kid(s, p, i);
    }
    s->may[p->id][p->id / 64] |= UINT64_C(1) << p->id % 64;
    s->must[p->id][p->id / 64] |= UINT64_C(1) << p->id % 64;
}

/* Names of searches of their own: inside NOT, in paths, in statements. */
static void count_apart(struct shape *s, const struct pattern *pattern, bool whole)
{
    size_t n = (size_t)s->n_nodes;
    for (int i = 0; i < s->n_nodes; i++)
        for (int k = 0; s->node[i] && k < s->node[i]->n_kids; k++)
            if (is_apart(s->node[i], k))
                count_denied(s, s->node[i]->kid[k], alloc(n * sizeof(bool)));
    for (int i = 0; whole && i < pattern->n_every; i++)
        count_denied(s, pattern->every[i], alloc(n * sizeof(bool)));
}

void shape_of(struct shape *s, const struct pattern *pattern, struct pnode *root, bool captures)
{
    size_t n = (size_t)pattern->n_nodes, n_vars = (size_t)pattern->n_vars;
    *s = (struct shape){.n_nodes = pattern->n_nodes, .words = pattern->n_nodes / 64 + 1};
    s->captures = captures;
    bool whole = root == pattern->roots[0] && captures;
    s->node = alloc(n * sizeof *s->node);
    s->edges = alloc(n * sizeof *s->edges);
    s->captured = alloc(n * sizeof *s->captured);
    s->queried = alloc(n * sizeof *s->queried);
    s->chooses = alloc(n * sizeof *s->chooses);
    s->may = alloc(n * sizeof *s->may);
    s->must = alloc(n * sizeof *s->must);
    s->var_captured = alloc(n_vars * sizeof *s->var_captured);
    s->var_queried = alloc(n_vars * sizeof *s->var_queried);
    for (int i = 0; whole && i < pattern->n_where; i++)
        mark_expr(s, pattern->where[i]);
    for (int i = 0; i < pattern->n_vars; i++)
        s->var_captured[i] |=
            s->captures && pattern->vars[i]->capture && pattern->vars[i]->capture->kind != CAP_SET;
    shape_node(s, root);
    for (int i = 1; whole && i < pattern->n_roots; i++)
        shape_node(s, pattern->roots[i]);
    count_apart(s, pattern, whole);
}
