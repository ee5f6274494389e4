/* cell.c -- what is known of a graph under construction, and unification.
 *
 * In:   tests with their outcomes; two things to be unified.
 * Out:  cells with both; false where they contradict each other.
 *
 * Cells are joined by union-find (Galler & Fischer 1964), without ranks: the
 * graphs have a dozen nodes.
 */
#include "witness.h"

#include <string.h>

enum { RANK_MOST = 8, EXTENT_MOST = 1 << 20 };

struct gnode *gnode_new(struct maker *m)
{
    struct gnode *n = alloc(sizeof *n);
    n->shape = alloc(sizeof *n->shape);
    n->shape->rank = (struct range){0, RANK_MOST, INT64_MIN};
    n->dtype = alloc(sizeof *n->dtype);
    n->uses = (struct range){0, INT64_MAX, INT64_MIN};
    return *PUSH(m->nodes) = n;
}

struct gnode *gnode_find(struct gnode *n)
{
    while (n && n->same)
        n = n->same;
    return n;
}

/* ---- ranges ---- */

static bool range_is_empty(const struct range *r)
{
    return r->lo > r->hi || (r->lo == r->hi && r->lo == r->but);
}

/* An int literal, or a float that is one. */
static bool int_value(const struct value *v, int64_t *i)
{
    if (v->tag == V_FLOAT && v->f > -1e15 && v->f < 1e15 && (double)(int64_t)v->f == v->f) {
        *i = (int64_t)v->f;
        return true;
    }
    *i = v->i;
    return v->tag == V_INT;
}

bool range_narrow(struct range *r, enum test_op op, const struct value *v)
{
    int64_t lo, hi;
    bool is_range = op == TEST_IN_RANGE;
    if (!int_value(is_range ? &v->list[0] : v, &lo) || !int_value(is_range ? &v->list[1] : v, &hi))
        return false;
    if (op == TEST_NE) {
        if (r->lo == lo)
            r->lo++;
        else if (r->hi == lo)
            r->hi--;
        else
            r->but = lo;
        return !range_is_empty(r);
    }
    bool below = op == TEST_LT || op == TEST_LE, above = op == TEST_GT || op == TEST_GE;
    if ((op == TEST_LT && hi == INT64_MIN) || (op == TEST_GT && lo == INT64_MAX))
        return false;
    hi -= op == TEST_LT;
    lo += op == TEST_GT;
    if (!below && lo > r->lo)
        r->lo = lo;
    if (!above && hi < r->hi)
        r->hi = hi;
    return !range_is_empty(r);
}

int64_t range_pick(const struct range *r, int64_t preferred)
{
    int64_t v = preferred < r->lo ? r->lo : preferred > r->hi ? r->hi : preferred;
    if (v == r->but)
        v = v < r->hi ? v + 1 : v - 1;
    return v;
}

static bool ranges_merge(struct range *into, const struct range *r)
{
    into->lo = r->lo > into->lo ? r->lo : into->lo;
    into->hi = r->hi < into->hi ? r->hi : into->hi;
    if (into->but == INT64_MIN)
        into->but = r->but;
    return !range_is_empty(into);
}

/* ---- extents, shapes, dtypes ---- */

struct dim_cell *dim_new(void)
{
    struct dim_cell *d = alloc(sizeof *d);
    d->range = (struct range){0, EXTENT_MOST, INT64_MIN};
    return d;
}

struct dim_cell *dim_find(struct dim_cell *d)
{
    while (d->same)
        d = d->same;
    return d;
}

bool dims_merge(struct dim_cell *a, struct dim_cell *b)
{
    a = dim_find(a);
    b = dim_find(b);
    if (a == b)
        return true;
    b->same = a;
    return ranges_merge(&a->range, &b->range);
}

struct shape_cell *gshape_of(const struct gnode *n)
{
    struct shape_cell *s = n->shape;
    while (s->same)
        s = s->same;
    return s;
}

struct dtype_cell *gdtype_of(const struct gnode *n)
{
    struct dtype_cell *d = n->dtype;
    while (d->same)
        d = d->same;
    return d;
}

bool shapes_merge(struct gnode *a, struct gnode *b)
{
    struct shape_cell *x = gshape_of(a), *y = gshape_of(b);
    if (x == y)
        return true;
    y->same = x;
    x->is_tested = x->is_tested || y->is_tested;
    for (int i = 0; i < y->dims.n; i++)
        *PUSH(x->dims) = y->dims.at[i];
    return ranges_merge(&x->rank, &y->rank);
}

static bool masks_meet(struct dtype_cell *d, uint32_t mask)
{
    d->mask = d->mask && mask ? d->mask & mask : d->mask | mask;
    return d->mask != 0 || mask == 0;
}

bool dtypes_merge(struct gnode *a, struct gnode *b)
{
    struct dtype_cell *x = gdtype_of(a), *y = gdtype_of(b);
    if (x == y)
        return true;
    y->same = x;
    return masks_meet(x, y->mask);
}

bool dtype_narrow(struct gnode *n, uint32_t mask)
{
    return mask != 0 && masks_meet(gdtype_of(n), mask);
}

/* ---- values ---- */

struct value_cell *value_find(struct value_cell *v)
{
    while (v->same)
        v = v->same;
    return v;
}

struct value_cell *gvalue_of(struct gnode *n, const char *name)
{
    n = gnode_find(n);
    for (int i = 0; i < n->values.n; i++)
        if (strcmp(n->values.at[i]->name, name) == 0)
            return value_find(n->values.at[i]);
    struct value_cell *v = alloc(sizeof *v);
    const struct attr_decl *decl = n->has_head && n->head.op ? pat_attr_of(n->head.op, name) : NULL;
    v->name = name;
    v->type.base = BT_ANY;
    if (decl) {
        v->type = decl->type;
        v->def = decl->has_default ? &decl->def : NULL;
    }
    return *PUSH(n->values) = v;
}

bool values_merge(struct value_cell *a, struct value_cell *b)
{
    a = value_find(a);
    b = value_find(b);
    if (a == b)
        return true;
    b->same = a;
    for (int i = 0; i < b->tests.n; i++)
        *PUSH(a->tests) = b->tests.at[i];
    for (int i = 0; i < b->items.n; i++)
        if (i >= a->items.n)
            *PUSH(a->items) = b->items.at[i];
        else if (!ranges_merge(&a->items.at[i], &b->items.at[i]))
            return false;
    a->needed = true; /* one default may not be the other's */
    if (a->type.base == BT_ANY)
        a->type = b->type;
    if (!a->broken)
        a->broken = b->broken;
    return true;
}

bool value_test(struct value_cell *v, const struct attr_test *t, bool wanted)
{
    if (wanted)
        *PUSH(v->tests) = t;
    else if (v->broken)
        return false;
    else
        v->broken = t;
    return true;
}

/* ---- nodes ---- */

const struct op *other_op(void)
{
    static struct op *op;
    if (!op) {
        op = alloc(sizeof *op);
        op->name = op->c_name = intern_str("selftest.other");
        op->n_required_results = op->n_results = 1;
        op->undeclared = true;
        op->fkind = FK_OPAQUE;
    }
    return op;
}

bool gnode_set_head(struct gnode *n, enum structural s, const struct op *op)
{
    n = gnode_find(n);
    if (n->has_head)
        return n->head.structural == s && n->head.op == op;
    n->has_head = true;
    n->head = (struct node_op){s, op};
    return true;
}

/* Operands one by one; where one side has fewer, it must allow more. */
static bool args_merge(struct gnode *a, struct gnode *b)
{
    if (a->args.n < b->args.n && a->has_head && !a->more_first && !a->more_last)
        return false;
    if (b->args.n < a->args.n && b->has_head && !b->more_first && !b->more_last)
        return false;
    bool at_end = a->args.n < b->args.n ? a->more_first && !a->more_last : b->more_first && !b->more_last;
    int most = a->args.n > b->args.n ? a->args.n : b->args.n;
    gnode_list args = {0};
    for (int i = 0; i < most; i++) {
        int x = at_end ? i - (most - a->args.n) : i, y = at_end ? i - (most - b->args.n) : i;
        bool has_x = x >= 0 && x < a->args.n, has_y = y >= 0 && y < b->args.n;
        struct gnode *one = has_x ? a->args.at[x] : NULL, *other = has_y ? b->args.at[y] : NULL;
        if (has_x && has_y && (!one != !other))
            return false;
        if (one && other && !gnodes_merge(one, other))
            return false;
        *PUSH(args) = one ? one : other;
    }
    a->args = args;
    a->more_first = a->more_first && b->more_first;
    a->more_last = a->more_last && b->more_last;
    return true;
}

bool gnodes_merge(struct gnode *a, struct gnode *b)
{
    a = gnode_find(a);
    b = gnode_find(b);
    if (a == b)
        return true;
    if (b->has_head && !a->has_head) {
        struct gnode *t = a;
        a = b;
        b = t;
    }
    b->same = a;
    if (b->has_head && (!gnode_set_head(a, b->head.structural, b->head.op) || !args_merge(a, b)))
        return false;
    if ((a->text && b->text && a->text != b->text) || (b->has_head && (a->index != b->index || a->back != b->back)))
        return false;
    a->text = a->text ? a->text : b->text;
    a->name = a->name ? a->name : b->name;
    for (int i = 0; i < b->exact.n; i++)
        *PUSH(a->exact) = b->exact.at[i];
    a->tuple = a->tuple ? a->tuple : b->tuple;
    a->is_other = a->is_other || b->is_other;
    a->is_single = a->is_single || b->is_single;
    a->is_output = a->is_output || b->is_output;
    a->results = a->results > b->results ? a->results : b->results;
    for (int i = 0; i < b->values.n; i++)
        if (!values_merge(gvalue_of(a, b->values.at[i]->name), b->values.at[i]))
            return false;
    return shapes_merge(a, b) && dtypes_merge(a, b) && ranges_merge(&a->uses, &b->uses);
}
