/* cond.c -- makes conditions hold, or fail.
 *
 * In:   a condition, the places of its names.
 * Out:  tests in the cells that it mentions; false where that contradicts them;
 *       unsure, where it is more than a comparison of one place with a literal,
 *       of two dtypes, shapes or extents, or a plain predicate.
 *
 * Of `or` one side is made to hold, which is a choice like others.
 */
#include "witness.h"

#include <string.h>

static struct gnode *place_of(const struct side *s, const struct expr *e)
{
    return e->kind == E_NODE && e->node && e->node->id < s->pattern->n_nodes ? gnode_find(s->at[e->node->id])
                                                                             : NULL;
}

static bool unsure(struct maker *m, const struct expr *e)
{
    maker_unsure(m, format("where %s", source_text(e->at, 60)));
    return true;
}

/* ---- comparisons with a literal ---- */

static bool literal_of(const struct expr *e, struct value *v)
{
    if (e->kind == E_PARAM)
        *v = e->param->value;
    else if (e->kind == E_VALUE)
        *v = e->value;
    else
        return false;
    return true;
}

static enum test_op opposite(enum test_op t)
{
    static const enum test_op of[] = {[TEST_EQ] = TEST_NE, [TEST_NE] = TEST_EQ, [TEST_LT] = TEST_GE,
                                      [TEST_LE] = TEST_GT, [TEST_GT] = TEST_LE, [TEST_GE] = TEST_LT};
    return of[t];
}

static enum test_op mirrored(enum test_op t)
{
    return t == TEST_LT   ? TEST_GT
           : t == TEST_LE ? TEST_GE
           : t == TEST_GT ? TEST_LT
           : t == TEST_GE ? TEST_LE
                          : t;
}

/* A test of one place: an attribute, a fact, a constant's elements. */
static bool test_value(struct value_cell *v, const struct attr_test *test, bool wanted)
{
    struct attr_test *t = alloc(sizeof *t);
    *t = *test;
    v->needed = true;
    if (wanted || t->test > TEST_GE)
        return value_test(v, t, wanted);
    t->test = opposite(t->test);
    return value_test(v, t, true);
}

static bool test_range(struct range *r, const struct attr_test *t, bool wanted, bool *evaluated)
{
    enum test_op op = t->test;
    struct value v = t->value;
    *evaluated = op <= TEST_GE || (wanted && (op == TEST_IN_RANGE || op == TEST_IN_SET));
    if (!*evaluated)
        return true;
    if (op == TEST_IN_SET) {
        if (t->value.n == 0)
            return false;
        v = t->value.list[0];
        op = TEST_EQ;
    }
    return range_narrow(r, wanted ? op : opposite(op), &v);
}

static bool test_dtype(struct gnode *n, const struct attr_test *t, bool wanted, bool *evaluated)
{
    uint32_t mask = 0;
    const struct value *v = t->test == TEST_IN_SET ? t->value.list : &t->value;
    for (int i = 0; i < (t->test == TEST_IN_SET ? t->value.n : 1); i++)
        mask |= v[i].tag == V_DTYPE ? 1u << v[i].i : 0;
    *evaluated = mask != 0 && (t->test == TEST_EQ || t->test == TEST_NE || t->test == TEST_IN_SET);
    if (!*evaluated)
        return true;
    return dtype_narrow(n, wanted == (t->test != TEST_NE) ? mask : ~mask & ELEMENTS_ALL);
}

/* x.elements == 1: every extent is 1; others are one extent of that size. */
static bool test_elements(struct gnode *n, const struct attr_test *t, bool wanted, bool *evaluated)
{
    struct shape_cell *s = gshape_of(n);
    struct range r = {0, INT32_MAX, INT64_MIN};
    if (!test_range(&r, t, wanted, evaluated) || !*evaluated)
        return !*evaluated;
    int64_t elements = range_pick(&r, 1);
    s->is_tested = true;
    if (s->dims.n > 0 || s->rank.lo > 0) {
        *evaluated = elements == 1; /* extents that nothing else is known of are 1 */
        return true;
    }
    if (!range_narrow(&s->rank, TEST_EQ, &(struct value){.tag = V_INT, .i = 1}))
        return false;
    struct dim_cell *d = dim_new();
    d->range = (struct range){elements, elements, INT64_MIN};
    *PUSH(s->dims) = (struct dim_at){0, d};
    return true;
}

static bool test_op_is(struct gnode *n, const struct attr_test *t, bool wanted, bool *evaluated)
{
    const bool is = wanted == (t->test == TEST_EQ);
    *evaluated = (t->test == TEST_EQ || t->test == TEST_NE) && t->value.tag == V_OP && n->has_head;
    return !*evaluated || (n->head.op == t->value.op) == is;
}

static bool test_prop(struct gnode *n, enum prop prop, const struct attr_test *t, bool wanted, bool *evaluated)
{
    struct shape_cell *s = gshape_of(n);
    switch (prop) {
    case PROP_DTYPE:
        return test_dtype(n, t, wanted, evaluated);
    case PROP_RANK:
        s->is_tested = true;
        return test_range(&s->rank, t, wanted, evaluated);
    case PROP_ELEMENTS:
        return test_elements(n, t, wanted, evaluated);
    case PROP_OP:
        return test_op_is(n, t, wanted, evaluated);
    case PROP_SHAPE:
        break;
    }
    if (t->test != TEST_EQ || !wanted || t->value.tag != V_LIST)
        return true;
    *evaluated = s->is_tested = true;
    for (int i = 0; i < t->value.n; i++) {
        struct dim_cell *d = dim_new();
        if (t->value.list[i].tag == V_INT)
            d->range = (struct range){t->value.list[i].i, t->value.list[i].i, INT64_MIN};
        *PUSH(s->dims) = (struct dim_at){i, d};
    }
    return range_narrow(&s->rank, TEST_EQ, &(struct value){.tag = V_INT, .i = t->value.n});
}

/* x.shape[i] as a cell of its own, joined with others when the rank is known. */
static struct dim_cell *extent_cell(const struct side *s, const struct expr *e)
{
    if (e->kind == E_VAR && e->var->kind == VAR_DIM)
        return s->dim[e->var->id] ? dim_find(s->dim[e->var->id]) : NULL;
    struct value index;
    if (e->kind != E_INDEX || e->kid[0]->kind != E_PROP || e->kid[0]->prop != PROP_SHAPE ||
        !literal_of(e->kid[1], &index) || index.tag != V_INT)
        return NULL;
    struct gnode *n = place_of(s, e->kid[0]->kid[0]);
    if (!n)
        return NULL;
    struct shape_cell *shape = gshape_of(n);
    struct dim_cell *d = dim_new();
    const int64_t least = index.i < 0 ? -index.i : index.i + 1;
    if (!range_narrow(&shape->rank, TEST_GE, &(struct value){.tag = V_INT, .i = least}))
        return NULL;
    shape->is_tested = true;
    *PUSH(shape->dims) = (struct dim_at){index.i, d};
    return d;
}

static struct value_cell *cell_of(struct gnode *n, const struct expr *e)
{
    return gvalue_of(n, e->kind == E_CONST ? "#" : e->kind == E_FACT ? format("#%s", e->name) : e->name);
}

/* Item e->kid[1] of a list: an attribute's, a constant's. */
static bool test_item(struct side *s, const struct expr *e, const struct attr_test *t, bool wanted,
                      bool *evaluated)
{
    const struct expr *of = e->kid[0];
    struct gnode *n = of->n_kids ? place_of(s, of->kid[0]) : NULL;
    struct value_cell *v = of->kind == E_VAR && of->var->kind == VAR_ATTR ? s->value[of->var->id] : NULL;
    struct value index;
    if (n && of->kind == E_CONST && !gnode_set_head(n, STRUCT_CONST, NULL))
        return false;
    if (n && (of->kind == E_CONST || of->kind == E_ATTR))
        v = cell_of(n, of);
    if (!v || !literal_of(e->kid[1], &index) || index.tag != V_INT || index.i < 0 || index.i > 15)
        return true;
    v = value_find(v);
    while (v->items.n <= index.i)
        *PUSH(v->items) = (struct range){INT32_MIN, INT32_MAX, INT64_MIN};
    return test_range(&v->items.at[index.i], t, wanted, evaluated);
}

/* One place against a literal; *evaluated: it was understood. */
static bool test_place(struct side *s, const struct expr *e, const struct attr_test *t, bool wanted,
                       bool *evaluated)
{
    struct gnode *n = e->n_kids ? place_of(s, e->kid[0]) : NULL;
    struct dim_cell *d = extent_cell(s, e);
    *evaluated = false;
    if (d)
        return test_range(&d->range, t, wanted, evaluated);
    if (e->kind == E_VAR && e->var->kind == VAR_ATTR && s->value[e->var->id]) {
        *evaluated = true;
        return test_value(value_find(s->value[e->var->id]), t, wanted);
    }
    if (e->kind == E_INDEX)
        return test_item(s, e, t, wanted, evaluated);
    const bool names_node = e->kind == E_ATTR || e->kind == E_FACT || e->kind == E_CONST ||
                            e->kind == E_PROP || (e->kind == E_CALL && e->func == F_USES);
    if (!names_node || !e->n_kids || e->kid[0]->kind != E_NODE)
        return true;
    if (!n)
        return false; /* absent: unknown, whatever is wanted */
    *evaluated = true;
    if (e->kind == E_PROP) {
        *evaluated = false;
        return test_prop(n, e->prop, t, wanted, evaluated);
    }
    if (e->kind == E_CALL)
        return test_range(&n->uses, t, wanted, evaluated);
    if (e->kind == E_CONST && (!n->has_head || n->head.structural != STRUCT_CONST)) {
        if (!gnode_set_head(n, STRUCT_CONST, NULL))
            return false;
    }
    if (e->kind == E_CONST && t->value.tag != V_LIST)
        n->is_single = true;
    return test_value(cell_of(n, e), t, wanted);
}

static bool as_test(const struct expr *e, const struct expr **place, struct attr_test *t)
{
    static const enum test_op ops[] = {[E_EQ] = TEST_EQ, [E_NE] = TEST_NE, [E_LT] = TEST_LT,
                                       [E_LE] = TEST_LE, [E_GT] = TEST_GT, [E_GE] = TEST_GE};
    struct value *list;
    *place = e->kid[0];
    if (e->kind == E_IN || e->kind == E_IN_RANGE) {
        t->test = e->kind == E_IN ? TEST_IN_SET : TEST_IN_RANGE;
        list = alloc(sizeof *list * (size_t)e->n_kids);
        for (int i = 1; i < e->n_kids; i++)
            if (!literal_of(e->kid[i], &list[i - 1]))
                return false;
        t->value = (struct value){.tag = V_LIST, .list = list, .n = e->n_kids - 1};
        return true;
    }
    if (e->kind == E_NEAR) {
        t->test = TEST_NEAR;
        if (e->n_kids > 2 && e->kid[2]) {
            struct value tol;
            if (!literal_of(e->kid[2], &tol))
                return false;
            t->has_tol = true;
            t->tol = tol.tag == V_INT ? (double)tol.i : tol.f;
        }
        return literal_of(e->kid[1], &t->value);
    }
    t->test = ops[e->kind];
    if (literal_of(e->kid[1], &t->value))
        return true;
    *place = e->kid[1];
    t->test = mirrored(t->test);
    return literal_of(e->kid[0], &t->value);
}

/* ---- comparisons of two places ---- */

static bool join_places(struct side *s, const struct expr *e, bool wanted, bool *evaluated)
{
    const struct expr *a = e->kid[0], *b = e->kid[1];
    *evaluated = false;
    if (e->kind != E_EQ && e->kind != E_NE)
        return true;
    const bool equal = (e->kind == E_EQ) == wanted;
    if (a->kind == E_PROP && b->kind == E_PROP && a->prop == b->prop && equal) {
        struct gnode *x = place_of(s, a->kid[0]), *y = place_of(s, b->kid[0]);
        if (!x || !y)
            return a->kid[0]->kind != E_NODE || b->kid[0]->kind != E_NODE;
        *evaluated = a->prop == PROP_DTYPE || a->prop == PROP_SHAPE;
        if (a->prop == PROP_SHAPE || a->prop == PROP_RANK || a->prop == PROP_ELEMENTS)
            return shapes_merge(x, y) && (gshape_of(x)->is_tested = true);
        if (a->prop == PROP_DTYPE)
            return (gdtype_of(x)->mask || dtype_narrow(x, ~0u)) && dtypes_merge(x, y);
    }
    struct dim_cell *x = extent_cell(s, a), *y = extent_cell(s, b);
    *evaluated = x && y && equal;
    return !*evaluated || dims_merge(x, y);
}

static bool compare(struct maker *m, struct side *s, const struct expr *e, bool wanted)
{
    struct attr_test t = {.name = "#"};
    const struct expr *place;
    bool evaluated;
    const bool fits = as_test(e, &place, &t) ? test_place(s, place, &t, wanted, &evaluated)
                      : e->kind <= E_GE      ? join_places(s, e, wanted, &evaluated)
                                             : (evaluated = false, true);
    return fits && (evaluated || unsure(m, e));
}

/* ---- predicates ---- */

static bool head_is(struct gnode *n, enum structural k, bool wanted)
{
    if (wanted)
        return gnode_set_head(n, k, NULL);
    if (!n->has_head)
        return k == STRUCT_CONST || gnode_set_head(n, STRUCT_NONE, other_op());
    return n->head.structural != k;
}

static bool alike(struct gnode *a, struct gnode *b, bool shapes, bool dtypes)
{
    if (shapes) {
        gshape_of(a)->is_tested = true;
        if (!shapes_merge(a, b))
            return false;
    }
    return !dtypes || ((gdtype_of(a)->mask || dtype_narrow(a, ~0u)) && dtypes_merge(a, b));
}

static bool unlike(struct gnode *a, struct gnode *b, bool shapes)
{
    if (!shapes)
        return dtype_narrow(a, 1u << ELEMENT_F32) && dtype_narrow(b, 1u << ELEMENT_I32);
    gshape_of(a)->is_tested = gshape_of(b)->is_tested = true;
    return range_narrow(&gshape_of(a)->rank, TEST_LE, &(struct value){.tag = V_INT, .i = 1}) &&
           range_narrow(&gshape_of(b)->rank, TEST_GE, &(struct value){.tag = V_INT, .i = 2});
}

/* A predicate that is wanted to hold or not, and the places of its first two arguments. */
struct predicate_call {
    struct maker *m;
    const struct side *s;
    const struct expr *e;
    struct gnode *a, *b;
    bool wanted;
};

static bool is_unsure(const struct predicate_call *q)
{
    return unsure(q->m, q->e);
}

static bool make_present(const struct predicate_call *q)
{
    const struct expr *k = q->e->kid[0];
    if (k->kind == E_NODE)
        return (q->a != NULL) == q->wanted;
    if (k->kind == E_VAR)
        return (k->var->kind == VAR_DIM ? q->s->dim[k->var->id] != NULL
                                        : q->s->value[k->var->id] != NULL) == q->wanted;
    struct gnode *n = k->kind == E_ATTR ? place_of(q->s, k->kid[0]) : NULL;
    if (!n)
        return k->kind == E_ATTR ? !q->wanted : is_unsure(q);
    gvalue_of(n, k->name)->needed |= q->wanted;
    return q->wanted || is_unsure(q);
}

static bool make_const(const struct predicate_call *q)
{
    return head_is(q->a, STRUCT_CONST, q->wanted);
}

static bool make_var(const struct predicate_call *q)
{
    return head_is(q->a, STRUCT_VAR, q->wanted);
}

static bool make_output(const struct predicate_call *q)
{
    q->a->is_output = q->a->is_output || q->wanted;
    return q->wanted || is_unsure(q);
}

static bool make_same_type(const struct predicate_call *q)
{
    return q->wanted ? alike(q->a, q->b, true, true) : unlike(q->a, q->b, false);
}

static bool make_same_shape(const struct predicate_call *q)
{
    return q->wanted ? alike(q->a, q->b, true, false) : unlike(q->a, q->b, true);
}

static bool make_same_dtype(const struct predicate_call *q)
{
    return q->wanted ? alike(q->a, q->b, false, true) : unlike(q->a, q->b, false);
}

static bool make_fit(const struct predicate_call *q)
{
    return q->wanted ? alike(q->a, q->b, true, false) : is_unsure(q);
}

static bool make_distinct(const struct predicate_call *q)
{
    return q->wanted ? q->a != q->b : gnodes_merge(q->a, q->b);
}

static bool predicate(struct maker *m, struct side *s, const struct expr *e, bool wanted)
{
    static bool (*const make[])(const struct predicate_call *) = {
#define PAT_PRED(id, name, args, reads, emit, c, ref, make) [F_##id] = make,
#include "lang/pat_functions.def"
    };
    const struct predicate_call q = {.m = m,
                            .s = s,
                            .e = e,
                            .a = e->n_kids > 0 ? place_of(s, e->kid[0]) : NULL,
                            .b = e->n_kids > 1 ? place_of(s, e->kid[1]) : NULL,
                            .wanted = wanted};
    const bool of_nodes = pat_functions[e->func].args[0] == 'n';
    return of_nodes && (!q.a || (e->n_kids > 1 && !q.b)) ? is_unsure(&q) : make[e->func](&q);
}

/* ---- all of it ---- */

/* c ? a : b: c is made to hold, or not to hold. */
static bool choose(struct maker *m, struct side *s, const struct expr *e, bool wanted)
{
    const bool holds = maker_choose(m, e, 2) == 0;
    return witness_cond(m, s, e->kid[0], holds) && witness_cond(m, s, e->kid[holds ? 1 : 2], wanted);
}

bool witness_cond(struct maker *m, struct side *s, const struct expr *e, bool wanted)
{
    switch (e->kind) {
    case E_NOT:
        return witness_cond(m, s, e->kid[0], !wanted);
    case E_AND:
    case E_OR:
        if ((e->kind == E_AND) != wanted)
            return witness_cond(m, s, e->kid[maker_choose(m, e, e->n_kids)], wanted);
        for (int i = 0; i < e->n_kids; i++)
            if (!witness_cond(m, s, e->kid[i], wanted))
                return false;
        return true;
    case E_COMPARISON:
    case E_WITHIN:
        return compare(m, s, e, wanted);
    case E_CHOOSE:
        return choose(m, s, e, wanted);
    case E_PRED:
        return predicate(m, s, e, wanted);
    case E_VALUE:
        return (e->value.i != 0) == wanted;
    case E_NAME:
    case E_READ:
    case E_OF_LIST:
    case E_ARITHMETIC:
    case E_CALL:
    case E_TRUTH:
    case E_EXTERN:
    case E_OVER_SET:
        break;
    }
    return unsure(m, e);
}
