/* check_asked.c -- shapes that a pattern's conditions ask for.
 *
 * In:   a node of the pattern, what was made so far.
 * Out:  its rank and those extents that equations say to be numbers, or extents of what was made; the others of
 *       a Reshape such that its elements fill it.
 *
 * Equations are solved for what stands alone on one side.  One behind `or` is taken now and then, since another
 * part may hold instead.
 */
#include <string.h>

#include "check_leaf.h"

/* Of a node; -1: anything. */
struct asked {
    uint32_t node;
    int32_t rank;
    int64_t dims[MOST];
};

/* ---- what is known ---- */

static const struct dfg_data *tensor_at(const struct maker *k, uint32_t expr)
{
    const struct pat_expr *e = &k->pattern->exprs[expr];
    const struct dfg_data *d = e->op == PAT_E_NODE ? value_of(k, k->bound[e->ref]) : NULL;
    return d != NULL && d->tag == DFG_DATA_TENSOR && d->rank <= MOST ? d : NULL;
}

static bool is_property(const struct maker *k, uint32_t expr, enum pat_prop which)
{
    const struct pat_expr *e = &k->pattern->exprs[expr];
    return e->op == PAT_E_PROP && e->sub == which;
}

static bool number_at(const struct maker *k, uint32_t expr, int64_t *v);

static bool extent_at(const struct maker *k, const struct pat_expr *e, int64_t *v)
{
    const struct dfg_data *d =
        is_property(k, e->kids[0], PAT_P_SHAPE) ? tensor_at(k, k->pattern->exprs[e->kids[0]].kids[0]) : NULL;
    int64_t at;
    if (d == NULL || !number_at(k, e->kids[1], &at))
        return false;
    at += at < 0 ? d->rank : 0;
    if (at < 0 || at >= d->rank)
        return false;
    *v = d->dims[at];
    return true;
}

static bool property_at(const struct maker *k, const struct pat_expr *e, int64_t *v)
{
    const struct dfg_data *d = e->sub == PAT_P_RANK || e->sub == PAT_P_ELEMENTS ? tensor_at(k, e->kids[0]) : NULL;
    *v = d == NULL ? 0 : e->sub == PAT_P_RANK ? d->rank : (int64_t)d->n;
    return d != NULL;
}

static bool product_at(const struct maker *k, const struct pat_expr *e, int64_t *v)
{
    int64_t a, b;
    if (!number_at(k, e->kids[0], &a) || !number_at(k, e->kids[1], &b))
        return false;
    *v = (int64_t)((uint64_t)a * (uint64_t)b);
    return true;
}

/* The integer that an expression is, as far as that is known of what was made. */
static bool number_at(const struct maker *k, uint32_t expr, int64_t *v)
{
    const struct pat_expr *e = &k->pattern->exprs[expr];
    *v = e->op == PAT_E_VALUE ? e->value.i : 0;
    return (e->op == PAT_E_VALUE && e->value.tag == PAT_V_INT) || (e->op == PAT_E_INDEX && extent_at(k, e, v)) ||
           (e->op == PAT_E_PROP && property_at(k, e, v)) || (e->op == PAT_E_MUL && product_at(k, e, v));
}

/* ---- equations ---- */

static bool is_of(const struct maker *k, uint32_t expr, uint32_t node)
{
    const struct pat_expr *e = &k->pattern->exprs[expr];
    return e->op == PAT_E_NODE && is_node(k->pattern, node, e->ref);
}

/* side is the rank, or an extent, of what is asked for, and is v. */
static void take_number(const struct maker *k, uint32_t side, int64_t v, struct asked *a)
{
    const struct pat_expr *e = &k->pattern->exprs[side];
    int64_t at;
    if (is_property(k, side, PAT_P_RANK) && is_of(k, e->kids[0], a->node) && v >= 0 && v <= MOST)
        a->rank = (int32_t)v;
    if (e->op != PAT_E_INDEX || !is_property(k, e->kids[0], PAT_P_SHAPE) ||
        !is_of(k, k->pattern->exprs[e->kids[0]].kids[0], a->node) || !number_at(k, e->kids[1], &at))
        return;
    at += at < 0 ? a->rank : 0;
    if (at >= 0 && at < (a->rank < 0 ? MOST : a->rank))
        a->dims[at] = v;
}

static void take_shape(const struct maker *k, uint32_t side, uint32_t other, struct asked *a)
{
    const struct dfg_data *d = is_of(k, side, a->node) ? tensor_at(k, other) : NULL;
    if (d == NULL)
        return;
    a->rank = d->rank;
    memcpy(a->dims, d->dims, (size_t)d->rank * sizeof *d->dims);
}

/* What a condition that holds says; recursion is bounded by its text. */
static void take_condition(struct maker *k, uint32_t expr, struct asked *a)
{
    const struct pat_expr *e = &k->pattern->exprs[expr];
    const bool equal = e->op == PAT_E_EQ, same = e->op == PAT_E_PRED && e->sub == PAT_F_SAME_SHAPE;
    int64_t v;
    for (uint32_t i = 0; (e->op == PAT_E_AND || e->op == PAT_E_OR) && i < e->n_kids; i++)
        if (e->op == PAT_E_AND || tape_maybe(k->tape, 2))
            take_condition(k, e->kids[i], a);
    for (uint32_t i = 0; (equal || same) && e->n_kids == 2 && i < 2; i++)
        if (same)
            take_shape(k, e->kids[i], e->kids[1 - i], a);
        else if (number_at(k, e->kids[1 - i], &v))
            take_number(k, e->kids[i], v, a);
}

/* False: nothing is asked. */
static bool asked_of(struct maker *k, uint32_t node, struct asked *a)
{
    const struct pat_pattern *p = k->pattern;
    *a = (struct asked){.node = node, .rank = -1};
    for (int32_t d = 0; d < MOST; d++)
        a->dims[d] = -1;
    for (int pass = 0; pass < 2; pass++) { /* extents may be counted from the back: the rank first */
        for (uint32_t i = 0; i < p->n_where; i++)
            take_condition(k, p->where[i], a);
        for (uint32_t n = 0; n < p->n_nodes; n++)
            for (uint32_t i = 0; i < p->nodes[n].n_where; i++)
                take_condition(k, p->nodes[n].where[i], a);
    }
    bool any = a->rank >= 0;
    for (int32_t d = 0; d < MOST; d++)
        any = any || a->dims[d] >= 0;
    return any;
}

/* ---- their use ---- */

void asked_leaf(struct maker *k, uint32_t node, struct form *f)
{
    struct asked a;
    if (node == UINT32_MAX || f->given || tape_maybe(k->tape, 8) || !asked_of(k, node, &a))
        return;
    const int32_t rank = a.rank >= 0 ? a.rank : f->rank, more = rank - f->rank;
    int64_t dims[MOST];
    for (int32_t d = 0; d < rank; d++) {
        const int64_t had = d - more >= 0 ? f->dims[d - more] : some_extent(k);
        dims[d] = a.dims[d] >= 0 ? a.dims[d] : had;
    }
    set_shape(f, rank, dims);
}

/* What is asked of the call, or of its transposition. */
static bool asked_of_call(struct maker *k, const struct place *p, struct asked *a)
{
    if (p->node == NULL)
        return false;
    if (asked_of(k, (uint32_t)(p->node - k->pattern->nodes), a))
        return true;
    const struct pat_value *perm = p->above != NULL ? axes_tested(p->above) : NULL;
    struct asked turned;
    if (perm == NULL || perm->n > MOST ||
        !asked_of(k, (uint32_t)(p->above->node - k->pattern->nodes), &turned))
        return false;
    a->rank = (int32_t)perm->n;
    for (uint32_t d = 0; d < perm->n; d++) {
        const int64_t axis = perm->list[d].i + (perm->list[d].i < 0 ? perm->n : 0);
        if (axis >= 0 && axis < perm->n)
            a->dims[axis] = turned.dims[d];
    }
    return true;
}

static int64_t some_divisor(struct maker *k, uint64_t n)
{
    int64_t d = 1 + tape_choose(k->tape, 4);
    while (n % (uint64_t)d != 0)
        d--;
    return d;
}

bool asked_reshape(struct maker *k, const struct place *p, const struct dfg_data *x, int64_t *dims, int32_t *rank)
{
    struct asked a;
    uint64_t left = x->n;
    int32_t open = 0;
    if (left == 0 || !asked_of_call(k, p, &a))
        return false;
    for (int32_t d = MOST - 1; a.rank < 0 && d >= 0; d--)
        if (a.dims[d] >= 0)
            a.rank = d + 1 + (int32_t)tape_choose(k->tape, 2);
    if (a.rank < 0 || a.rank > MOST)
        return false;
    for (int32_t d = 0; d < a.rank; d++) {
        open += a.dims[d] < 0;
        if (a.dims[d] == 0 || (a.dims[d] > 0 && left % (uint64_t)a.dims[d] != 0))
            return false;
        left /= a.dims[d] > 0 ? (uint64_t)a.dims[d] : 1;
    }
    for (int32_t d = 0; d < a.rank; d++) {
        dims[d] = a.dims[d] >= 0 ? a.dims[d] : --open > 0 ? some_divisor(k, left) : (int64_t)left;
        left /= a.dims[d] < 0 ? (uint64_t)dims[d] : 1;
    }
    *rank = a.rank;
    return left == 1;
}

void asked_extents(struct maker *k, const struct place *p, int64_t *dims, uint32_t rank)
{
    struct asked a;
    if (!asked_of_call(k, p, &a) || (a.rank >= 0 && a.rank != (int32_t)rank))
        return;
    for (uint32_t d = 0; d < rank && d < MOST; d++)
        dims[d] = a.dims[d] >= 0 ? a.dims[d] : dims[d];
}
