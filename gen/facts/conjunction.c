/* conjunction.c -- the conjunction of all tests of a match.
 *
 * In:   nodes that are in every match, and conditions.
 * Out:  the tests of these nodes and of all that is matched with them, and
 *       the conditions, as one list in canonical form: of two names for a
 *       node the first, and for the name of an attribute or of an extent what
 *       it is bound to.
 */
#include "check/check.h"
#include "conjunction.h"

/* ---- nodes that take part ---- */

static bool must_take_part(const struct pnode *p, int kid)
{
    if (p->kind == P_NOT || p->kind == P_CHAIN)
        return false;
    if (p->kind == P_ALT)
        return p->n_kids == 1;
    if (p->kind == P_DOMINATES)
        return kid != 1;
    return !p->every && !may_be_absent(p, kid);
}

static void add_node(struct conjunction *c, const struct pnode *p, const struct pnode *same_as)
{
    if (p->id >= c->n_ids || c->same_as[p->id])
        return;
    c->same_as[p->id] = same_as;
    *PUSH(c->nodes) = p;
}

/* With all below that must be there; of p & q both are one graph node. */
static void add_nodes(struct conjunction *c, const struct pnode *root)
{
    int i = c->nodes.n;
    add_node(c, root, root);
    for (; i < c->nodes.n; i++) {
        const struct pnode *p = c->nodes.at[i];
        for (int k = 0; k < p->n_kids; k++)
            if (must_take_part(p, k))
                add_node(c, p->kid[k], p->kind == P_AND ? c->same_as[p->id] : p->kid[k]);
    }
}

static void add_named(struct conjunction *c, const struct expr *e)
{
    if (e->kind == E_NODE && e->node)
        add_nodes(c, e->node);
    for (int i = 0; i < e->n_kids; i++)
        if (e->kid[i])
            add_named(c, e->kid[i]);
}

/* ---- expressions in one form ---- */

static const struct expr *bound_to(const struct conjunction *c, const struct var *v)
{
    for (int i = 0; i < c->aliases.n; i++)
        if (c->aliases.at[i].var == v)
            return c->aliases.at[i].expr;
    return NULL;
}

/* One node and one name for each thing: e, or a copy of it. */
static struct expr *one_form(const struct conjunction *c, struct expr *e)
{
    const struct expr *bound = e->kind == E_VAR ? bound_to(c, e->var) : NULL;
    const struct pnode *first =
        e->kind == E_NODE && e->node && e->node->id < c->n_ids ? c->same_as[e->node->id] : NULL;
    if (bound)
        return (struct expr *)bound;
    struct expr *copy = alloc(sizeof *copy);
    *copy = *e;
    copy->node = first ? (struct pnode *)first : e->node;
    copy->kid = alloc((size_t)e->n_kids * sizeof *copy->kid + 1);
    for (int i = 0; i < e->n_kids; i++)
        copy->kid[i] = e->kid[i] ? one_form(c, e->kid[i]) : NULL;
    return copy;
}

static struct expr *of_node(const struct conjunction *c, enum ekind kind, const struct pnode *p,
                            enum base_type base)
{
    struct expr *e = pat_new_expr(pat2c, kind, p->at, pat_type_of(base)),
                *node = pat_new_expr(pat2c, E_NODE, p->at, pat_type_of(BT_NODE));
    node->node = (struct pnode *)c->same_as[p->id];
    pat_expr_add(pat2c, e, node);
    return e;
}

static struct expr *property(const struct conjunction *c, const struct pnode *p, enum prop prop,
                             enum base_type base)
{
    struct expr *e = of_node(c, E_PROP, p, base);
    e->prop = prop;
    return e;
}

static struct expr *attribute(const struct conjunction *c, const struct pnode *p, const struct attr_test *t)
{
    struct expr *e = of_node(c, E_ATTR, p, t->type.base);
    e->type = t->type;
    e->type.optional = false;
    e->name = t->name;
    return e;
}

static struct expr *literal(struct value v, struct span at)
{
    struct expr *e = pat_new_expr(pat2c, E_VALUE, at, pat_literal_type(&v));
    e->value = v;
    return e;
}

static struct expr *number(int64_t i, struct span at)
{
    return literal((struct value){.tag = V_INT, .i = i, .f = (double)i}, at);
}

static struct expr *two(enum ekind kind, struct expr *a, struct expr *b)
{
    struct expr *e = pat_new_expr(pat2c, kind, b->at, pat_type_of(BT_BOOL));
    pat_expr_add(pat2c, e, a);
    pat_expr_add(pat2c, e, b);
    return e;
}

/* Extent i of p as t has it, which may be counted from the end only. */
static struct expr *extent(const struct conjunction *c, const struct pnode *p, const struct type_pat *t,
                           int i)
{
    struct expr *e = two(E_INDEX, property(c, p, PROP_SHAPE, BT_INT),
                         number(t->rest_first ? i - t->n_dims : i, t->dims[i].at));
    e->type = pat_type_of(BT_INT);
    return e;
}

/* ---- tests ---- */

static void add_test(struct conjunction *c, struct expr *cond, struct span at)
{
    *PUSH(c->tests) = (struct test){.cond = cond, .at = at, .maybe = c->maybe};
}

/* at: where a condition by name is used; without a file where there is none. */
static void add_condition(struct conjunction *c, struct expr *e, struct span at)
{
    if (!at.src && e->named)
        at = e->named->at;
    for (int i = 0; e->kind == E_AND && i < e->n_kids; i++)
        add_condition(c, e->kid[i], at);
    if (e->kind != E_AND)
        add_test(c, one_form(c, e), at.src ? at : e->at);
}

static void add_dtypes(struct conjunction *c, const struct pnode *p, const struct type_pat *t)
{
    struct expr *in = pat_new_expr(pat2c, E_IN, t->at, pat_type_of(BT_BOOL));
    pat_expr_add(pat2c, in, property(c, p, PROP_DTYPE, BT_DTYPE));
    for (int i = 1; i < 32; i++)
        if (t->dtypes >> i & 1)
            pat_expr_add(pat2c, in, literal((struct value){.tag = V_DTYPE, .i = i}, t->at));
    add_test(c, in, t->at);
}

static void add_extent(struct conjunction *c, const struct pnode *p, const struct type_pat *t, int i)
{
    struct expr *n = number(t->dims[i].num, t->dims[i].at);
    n->param = t->dims[i].param;
    add_test(c, two(E_EQ, extent(c, p, t, i), n), t->dims[i].at);
}

static void add_type(struct conjunction *c, const struct pnode *p, const struct type_pat *t)
{
    if (t->is_tuple)
        return;
    if (t->dtypes)
        add_dtypes(c, p, t);
    if (t->has_shape)
        add_test(c,
                 two(t->rest_first || t->rest_last ? E_GE : E_EQ, property(c, p, PROP_RANK, BT_INT),
                     number(t->n_dims, t->at)),
                 t->at);
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_NUM)
            add_extent(c, p, t, i);
}

static void add_operators(struct conjunction *c, const struct pnode *p)
{
    if (p->kind != P_CALL || p->n_ops == 0)
        return;
    struct expr *in = pat_new_expr(pat2c, E_IN, p->at, pat_type_of(BT_BOOL));
    pat_expr_add(pat2c, in, property(c, p, PROP_OP, BT_OP));
    for (int i = 0; i < p->n_ops; i++)
        pat_expr_add(pat2c, in, literal((struct value){.tag = V_OP, .op = p->ops[i]}, p->at));
    add_test(c, in, p->at);
}

/* A tensor's literals are rounded to its dtype: two may fit one element. */
static void add_attr(struct conjunction *c, const struct pnode *p, const struct attr_test *t)
{
    if (t->test != TEST_BIND && !t->expr && !is_tensor(t->type))
        *PUSH(c->tests) = (struct test){.attr = t, .at = t->at, .of = attribute(c, p, t), .maybe = c->maybe};
}

static void add_aliases(struct conjunction *c, const struct pnode *p)
{
    for (int i = 0; i < p->n_attrs; i++)
        if (p->attrs[i].test == TEST_BIND && p->attrs[i].var)
            *PUSH(c->aliases) = (struct alias){p->attrs[i].var, attribute(c, p, &p->attrs[i])};
    for (int i = 0; i < p->n_types; i++)
        for (int k = 0; k < p->types[i]->n_dims; k++)
            if (p->types[i]->dims[k].kind == DIM_VAR)
                *PUSH(c->aliases) = (struct alias){p->types[i]->dims[k].var, extent(c, p, p->types[i], k)};
}

static void add_tests(struct conjunction *c, struct expr *const *where, int n_where)
{
    for (int i = 0; i < c->n_sure; i++)
        add_aliases(c, c->nodes.at[i]);
    for (int i = 0; i < n_where; i++)
        add_condition(c, where[i], (struct span){0});
    for (int i = 0; i < c->nodes.n; i++) {
        const struct pnode *p = c->nodes.at[i];
        c->maybe = i >= c->n_sure;
        for (int k = 0; k < p->n_where && !c->maybe; k++)
            add_condition(c, p->where[k], (struct span){0});
        add_operators(c, p);
        for (int k = 0; k < p->n_types; k++)
            add_type(c, p, p->types[k]);
        for (int k = 0; k < p->n_attrs; k++)
            add_attr(c, p, &p->attrs[k]);
    }
}

struct conjunction conjunction_of(struct pnode *const *root, int n_roots, struct expr *const *where,
                                  int n_where, int n_ids)
{
    struct conjunction c = {.n_ids = n_ids, .same_as = alloc((size_t)n_ids * sizeof *c.same_as + 1)};
    for (int i = 0; i < n_roots; i++)
        add_nodes(&c, root[i]);
    c.n_sure = c.nodes.n;
    for (int i = 0; i < n_where; i++)
        add_named(&c, where[i]);
    add_tests(&c, where, n_where);
    return c;
}
