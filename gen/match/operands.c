/* operands.c -- operand lists: by position, swapped, from the end, in the
 * middle, optional ones.
 *
 * In:   a node whose operator and number of operands have been tested.
 * Out:  its operands visited; those without loops below them first, so that no
 *       loop is turned for what one test refuses (the order of the choices, and
 *       so of the matches, is that of the text all the same).
 *
 * An order of two operands that their operators tell apart is a variable; else
 * it is a loop.  Where both operands are one node there is nothing to swap.
 */
#include "match.h"
#include "emit/text.h"

/* How the operands of one node are reached. */
struct operands {
    struct pnode *p;
    const char *n; /* the node */
    struct swap swap;
    const char *swapped; /* the variable that says the order; NULL: as written */
    const char *at;      /* the variable that says where the kids begin; NULL: 0, or from the end */
};

int *visit_order(const struct shape *shape, const struct pnode *p)
{
    int *order = alloc((size_t)p->n_kids * sizeof *order), n = 0;
    if (p->kind == P_DOMINATES) { /* from the child on */
        order[0] = 2;
        order[1] = 1;
        order[2] = 0;
        return order;
    }
    for (int with_loops = 0; with_loops < 2; with_loops++)
        for (int i = 0; i < p->n_kids; i++)
            if (shape->chooses[p->kid[i]->id] == with_loops)
                order[n++] = i;
    return order;
}

/* ---- swapping ---- */

static const char *swapped_index(const struct operands *o, int i)
{
    if (o->swap.n == 1 && o->swap.way[0].n_pairs == 1 && i < 2)
        return i == 0 ? o->swapped : format("1 - %s", o->swapped);
    const char *index = format("%du", i);
    for (int k = o->swap.n; k > 0; k--) {
        int other = swap_partner(&o->swap.way[k - 1], i);
        const char *taken = o->swap.n == 1 ? o->swapped : format("%s == %d", o->swapped, k);
        if (other != i)
            index = format("%s ? %du : %s", taken, other, index);
    }
    return index;
}

static const char *place_of(const struct operands *o, int i)
{
    const struct pnode *p = o->p;
    const char *index = format("%d", i);
    if (o->swapped)
        index = swapped_index(o, i);
    else if (o->at)
        index = i ? format("%s + %d", o->at, i) : o->at;
    else if (p->rest_first && p->n_kids > 0)
        index = format("dfg_n_args(g, %s) - %d", o->n, p->n_kids - i);
    return format("dfg_arg(g, %s, %s)", o->n, index);
}

static bool is_optional(const struct pnode *p, int kid)
{
    return kid < 64 && (p->optional >> kid & 1);
}

/* The operator that the graph has there allows it, and both operands are there; NULL: for certain. */
static const char *may_swap(struct search *s, const struct operands *o, const struct swap_way *w)
{
    const char *text = o->swap.any_op ? format("dfg_commutes(g, %s)", o->n) : NULL;
    for (int i = 0; i < w->n_ops; i++)
        text = c_or(text, format("dfg_op(g, %s) == %s", o->n, names_op(s->names, w->ops[i])));
    text = text ? c_group(text, w->n_ops) : NULL;
    for (int k = 0; k < w->n_pairs; k++) {
        if (is_optional(o->p, w->a[k]))
            text = c_and(text, format("dfg_arg(g, %s, %d) != DFG_NONE", o->n, w->a[k]));
        if (is_optional(o->p, w->b[k]))
            text = c_and(text, format("dfg_arg(g, %s, %d) != DFG_NONE", o->n, w->b[k]));
    }
    return text;
}

/* The pairs differ somewhere. */
static const char *pairs_differ(const struct operands *o, const struct swap_way *w)
{
    const char *text = NULL;
    for (int k = 0; k < w->n_pairs; k++)
        text = c_or(text, format("dfg_arg(g, %s, %d) != dfg_arg(g, %s, %d)", o->n, w->a[k], o->n, w->b[k]));
    return c_group(text, w->n_pairs);
}

static void decide_order(struct search *s, struct operands *o, const struct guard *guard)
{
    const struct swap_way *w = &o->swap.way[0];
    int first = w->a[o->swap.decided_by - 1];
    const char *as_written =
        c_test_head(s->names, o->p->kid[first], format("dfg_arg(g, %s, %d)", o->n, first));
    const char *may = may_swap(s, o, w);
    const char *value = may ? format("%s && %s ? 1 : 0", may, c_group(c_not(as_written), 2))
                            : format("%s ? 0 : 1", as_written);
    o->swapped = new_name(&s->text, "swap");
    let(&s->text, guard, "uint32_t", o->swapped, value);
}

static void try_orders(struct search *s, struct operands *o, const struct guard *guard)
{
    const struct swap_way *w = &o->swap.way[0];
    before_choice(s, o->p);
    o->swapped = new_name(&s->text, "swap");
    if (o->swap.n > 1) {
        open_loop(&s->text, guard, o->swapped, format("%du", o->swap.n + 1));
        for (int k = 1; k <= o->swap.n; k++) {
            const char *may = c_and(may_swap(s, o, w + k - 1), pairs_differ(o, w + k - 1));
            fail_if(&s->text, guard, format("%s == %d && !(%s)", o->swapped, k, may));
        }
        return;
    }
    const char *may = may_swap(s, o, w), *orders = format("dfg_orders(g, %s)", o->n);
    if (w->n_pairs > 1) {
        const char *differ = new_name(&s->text, "differ");
        let(&s->text, guard, "bool", differ, c_and(may, pairs_differ(o, w)));
        orders = format("(%s ? 2u : 1u)", differ);
    } else if (may) {
        orders = format("(%s ? %s : 1u)", may, orders);
    }
    open_loop(&s->text, guard, o->swapped, orders);
}

/* ---- optional operands ---- */

static void visit_optional(struct search *s, const struct operands *o, int i, const struct guard *guard)
{
    struct pnode *kid = o->p->kid[i];
    if (asks_nothing(s, kid) && !s->shape.chooses[kid->id])
        return;
    bool alone = s->shape.edges[kid->id] == 1 && bound_state(&s->node[kid->id], guard) == UNBOUND;
    if (is_plain_wildcard(kid) && alone) { /* absent is DFG_NONE; inside NOT it may be bound outside */
        visit(s, kid, place_of(o, i), guard);
        return;
    }
    struct choice *present = alloc(sizeof *present);
    *present = (struct choice){.n = 2, .is_bool = true};
    present->var = new_name(&s->text, format("has_%s", name_for(kid)));
    let(&s->text, guard, "bool", present->var, format("dfg_arg(g, %s, %d) != DFG_NONE", o->n, i));
    visit(s, kid, place_of(o, i), guard_option(&s->pool, guard, present, 0));
}

/* ---- `...` ---- */

static void try_positions(struct search *s, struct operands *o, const struct guard *guard)
{
    before_choice(s, o->p);
    o->at = new_name(&s->text, "at");
    const char *count = format("dfg_n_args(g, %s)", o->n);
    open_loop(&s->text, guard, o->at, o->p->n_kids == 1 ? count : format("%s - %d", count, o->p->n_kids - 1));
    for (int i = 0; i < o->p->n_kids; i++) {
        enum pkind kind = o->p->kid[i]->kind;
        if (kind == P_ANY || kind == P_ALT || kind == P_AND || kind == P_NOT) /* may fit where nothing is */
            fail_if(&s->text, guard, format("%s == DFG_NONE", place_of(o, i)));
    }
}

/* Operands as a set: a variable where somebody is told of it, else what it is. */
static void bind_set(struct search *s, const struct capture *c, const char *value, const struct guard *guard)
{
    struct binding *b = &s->set[c->id];
    if (s->shape.captures || b->read) {
        bind_own(s, b, "struct dfg_nodes", c->name, value, guard);
        return;
    }
    b->var = value;
    log_bound(s, b, guard);
}

static void bind_front(struct search *s, const struct operands *o, const struct guard *guard)
{
    const struct capture *c = o->p->front;
    const char *value = format("dfg_rest(g, %s, 0, dfg_n_args(g, %s) - %s)", o->n, o->n, o->at);
    bind_set(s, c, value, guard);
}

static void bind_rest(struct search *s, const struct operands *o, const struct guard *guard)
{
    const struct capture *c = o->p->rest;
    const char *from = "0", *behind = "0";
    if (!o->p->rest_last)
        behind = format("%d", o->p->n_kids);
    else if (o->at)
        from = format("%s + %d", o->at, o->p->n_kids);
    else
        from = format("%d", o->p->n_kids);
    const char *value = format("dfg_rest(g, %s, %s, %s)", o->n, from, behind);
    bind_set(s, c, value, guard);
}

/* A kid that matches for certain, whatever the rest does. */
static void visit_certain(struct search *s, struct pnode *kid, const char *place, const struct guard *guard)
{
    judge_ready(s);
    mark_certain(&s->text, guard);
    visit(s, kid, place, guard);
    mark_uncertain(&s->text, NULL);
}

void visit_operands(struct search *s, struct pnode *p, const char *var, const struct guard *guard)
{
    struct operands o = {.p = p, .n = var};
    if (p->every) {
        visit_every(s, p, var, guard);
        return;
    }
    swap_of(p, &o.swap);
    if (o.swap.n > 0 && o.swap.decided_by)
        decide_order(s, &o, guard);
    else if (o.swap.n > 0)
        try_orders(s, &o, guard);
    else if (p->rest_first && p->rest_last && p->n_kids > 0)
        try_positions(s, &o, guard);
    if (p->front)
        bind_front(s, &o, guard);
    if (p->rest)
        bind_rest(s, &o, guard);
    const bool asked = s->can && s->n_states && !s->fn && has_siblings(s, p);
    for (int i = 0; asked && i < p->n_kids; i++)
        if (s->shape.chooses[p->kid[i]->id] && !is_optional(p, i))
            test(&s->text, guard, c_can(s, p->kid[i], place_of(&o, i)));
    const int *order = visit_order(&s->shape, p);
    for (int k = 0; k < p->n_kids; k++) {
        int i = order[k];
        if (is_optional(p, i))
            visit_optional(s, &o, i, guard);
        else if (asked && s->shape.chooses[p->kid[i]->id] && can_exactly(s, p->kid[i]))
            visit_certain(s, p->kid[i], place_of(&o, i), guard);
        else
            visit(s, p->kid[i], place_of(&o, i), guard);
    }
}
