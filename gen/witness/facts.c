/* facts.c -- the tests of one pattern node: type, attributes, elements.
 *
 * In:   a pattern node's types, attribute tests or literal, the graph node.
 * Out:  the node's cells narrowed to that; the fact that is to be broken, broken.
 *       False: that contradicts what is there.
 */
#include "witness.h"

static bool add_extents(struct maker *m, struct side *s, const struct type_pat *t, struct gnode *n)
{
    struct shape_cell *shape = gshape_of(n);
    const bool open = t->rest_first || t->rest_last;
    const bool is_broken = (!open || t->n_dims > 0) && maker_breaks(m, t, "the rank");
    struct value rank = {.tag = V_INT, .i = open && is_broken ? t->n_dims - 1 : t->n_dims + is_broken};
    shape->is_tested = true;
    if (!range_narrow(&shape->rank, open && !is_broken ? TEST_GE : TEST_EQ, &rank))
        return false;
    for (int i = 0; i < t->n_dims && !is_broken; i++) {
        const struct dim_pat *d = &t->dims[i];
        struct dim_cell *cell = dim_new();
        if (d->kind == DIM_NUM) {
            int64_t num = d->num + maker_breaks(m, d, format("the extent %lld", (long long)d->num));
            cell->range = (struct range){num, num, INT64_MIN};
        } else if (d->kind == DIM_VAR) {
            struct dim_cell **known = &s->dim[d->var->id];
            cell = *known = *known ? *known : cell;
        }
        *PUSH(shape->dims) = (struct dim_at){t->rest_first ? i - t->n_dims : i, cell};
    }
    return true;
}

bool witness_type(struct maker *m, struct side *s, const struct type_pat *t, struct gnode *n)
{
    n = gnode_find(n);
    if (t->is_tuple) {
        if (n->tuple)
            maker_unsure(m, "several tuple types of one value");
        n->tuple = t;
        return true;
    }
    if (t->dtypes &&
        !dtype_narrow(n, maker_breaks(m, t, "the dtype") ? ~t->dtypes & ELEMENTS_ALL : t->dtypes))
        return false;
    return !t->has_shape || add_extents(m, s, t, n);
}

/* Each value of a set is worth a graph. */
static const struct attr_test *one_of_set(struct maker *m, const struct attr_test *t)
{
    if (t->value.n < 2)
        return t;
    struct attr_test *one = alloc(sizeof *one);
    *one = *t;
    one->test = TEST_EQ;
    one->value = t->value.list[maker_choose_value(m, t, t->value.n)];
    return one;
}

static bool add_attr(struct maker *m, struct side *s, const struct attr_test *t, struct gnode *n)
{
    struct value_cell *v = gvalue_of(n, t->name);
    if (v->type.base == BT_ANY && v->type.lists == 0)
        v->type = t->type;
    if (t->has_default && !v->def)
        v->def = &t->def;
    if (t->test == TEST_BIND) {
        struct value_cell **known = &s->value[t->var->id];
        v->needed = true;
        *known = *known ? *known : v;
        return values_merge(*known, v);
    }
    if (t->expr) {
        maker_unsure(m, format("attribute %s is compared with a name", t->name));
        v->needed = true;
        return true;
    }
    const bool wanted = !maker_breaks(m, t, format("attribute %s", t->name));
    return value_test(v, wanted && t->test == TEST_IN_SET ? one_of_set(m, t) : t, wanted);
}

static const struct attr_test one_more = {
    .test = TEST_EQ, .name = "selftest", .value = {.tag = V_INT, .i = 1}};

/* All that p says of the node's attributes; `exact` broken: one more that no operator has. */
bool witness_attrs(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    for (int i = 0; i < p->n_attrs; i++)
        if (!add_attr(m, s, &p->attrs[i], n))
            return false;
    if (!p->exact)
        return true;
    if (maker_breaks(m, p, "that no other attribute is given"))
        *PUSH(gvalue_of(n, "selftest")->tests) = &one_more;
    else
        *PUSH(gnode_find(n)->exact) = p;
    return true;
}

bool witness_literal(struct maker *m, const struct pnode *p, struct gnode *n)
{
    const struct literal *l = p->lit;
    struct value_cell *v = gvalue_of(n, "#");
    struct attr_test *t = alloc(sizeof *t);
    *t = (struct attr_test){.test = l->has_tol ? TEST_NEAR : TEST_EQ,
                            .name = "#",
                            .value = l->value,
                            .has_tol = l->has_tol,
                            .tol = l->tol};
    if (l->dtype &&
        !dtype_narrow(n, maker_breaks(m, l, "the dtype") ? ~(1u << l->dtype) & ELEMENTS_ALL : 1u << l->dtype))
        return false;
    if (l->form == LIT_SCALAR) {
        struct shape_cell *shape = gshape_of(n);
        const bool is_broken = maker_breaks(m, l, "the rank");
        shape->is_tested = true;
        if (!range_narrow(&shape->rank, TEST_EQ, &(struct value){.tag = V_INT, .i = is_broken}))
            return false;
    }
    if (l->form == LIT_ONE || l->form == LIT_SCALAR)
        gnode_find(n)->is_single = true;
    return value_test(v, t, !maker_breaks(m, p, "the value of the constant"));
}
