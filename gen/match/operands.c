/* operands.c -- operand lists: by position, swapped, from the end, in the
 * middle, optional ones.
 *
 * In:   a node whose operator and number of operands have been tested.
 * Out:  its operands visited; those without loops below them first, so that no
 *       loop runs where one test fails (the order of the choices, and so of the
 *       matches, remains that of the text).
 *
 * The order of two operands is a variable where their operators decide it, else
 * a loop.  Where both operands are one node there is nothing to swap.
 */
#include "match.h"

/* How the operands of one node are reached. */
struct operands {
    struct pnode *p;
    cx n; /* the node */
    struct swap swap;
    cx swapped; /* the variable that says the order; NULL: as written */
    cx at;      /* the variable that says where the kids begin; NULL: 0, or from the end */
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

static cx swapped_index(const struct operands *o, int i)
{
    if (o->swap.n == 1 && o->swap.way[0].n_pairs == 1 && i < 2)
        return i == 0 ? o->swapped : cx_binary(CX_SUB, cx_int(1), o->swapped);
    cx index = cx_uint(i);
    for (int k = o->swap.n; k > 0; k--) {
        int other = swap_partner(&o->swap.way[k - 1], i);
        cx taken = o->swap.n == 1 ? o->swapped : cx_eq(o->swapped, cx_int(k));
        if (other != i)
            index = cx_if(taken, cx_uint(other), index);
    }
    return index;
}

static cx plus(cx a, int i)
{
    return i ? cx_binary(CX_ADD, a, cx_int(i)) : a;
}

static cx place_of(const struct operands *o, int i)
{
    const struct pnode *p = o->p;
    cx index = cx_int(i);
    if (o->swapped)
        index = swapped_index(o, i);
    else if (o->at)
        index = plus(o->at, i);
    else if (p->rest_first && p->n_kids > 0)
        index = cx_binary(CX_SUB, c_n_args(o->n), cx_int(p->n_kids - i));
    return cx_arg(o->n, index);
}

/* All that must be there stands where some operand may be absent: as written (NULL), or swapped; NULL: for certain. */
static cx all_there(const struct operands *o, const struct swap_way *w)
{
    cx all = NULL;
    for (int i = 0; i < o->p->n_kids; i++) {
        const int place = w ? swap_partner(w, i) : i;
        if (!may_be_absent(o->p, i) && pat_may_lack(o->p, place))
            all = cx_and(all, cx_ne(cx_arg(o->n, cx_int(place)), cx_none()));
    }
    return all;
}

/* The operator that the graph has there allows it; NULL: for certain. */
static cx may_swap(struct search *s, const struct operands *o, const struct swap_way *w)
{
    cx may = o->swap.any_op ? cx_call("dfg_commutes", cx_g(), o->n) : NULL;
    may = cx_or(may, c_op_among(s->names, o->p, w->ops, w->n_ops, o->n));
    return cx_and(may, all_there(o, w));
}

/* The pairs differ somewhere. */
static cx pairs_differ(const struct operands *o, const struct swap_way *w)
{
    cx any = NULL;
    for (int k = 0; k < w->n_pairs; k++)
        any = cx_or(any, cx_ne(cx_arg(o->n, cx_int(w->a[k])), cx_arg(o->n, cx_int(w->b[k]))));
    return any;
}

static void decide_order(struct search *s, struct operands *o, const struct guard *guard)
{
    const struct swap_way *w = &o->swap.way[0];
    const int first = w->a[o->swap.decided_by - 1];
    cx as_written = c_test_head(s->names, o->p->kid[first], cx_arg(o->n, cx_int(first)));
    cx may = may_swap(s, o, w), zero = cx_int(0), one = cx_int(1);
    o->swapped = cx_name(new_name(s->to, "swap"));
    let(s->to, guard, "uint32_t", o->swapped->text,
        may ? cx_if(cx_and(may, cx_not(as_written)), one, zero) : cx_if(as_written, zero, one));
}

static void try_orders(struct search *s, struct operands *o, const struct guard *guard)
{
    const struct swap_way *w = &o->swap.way[0];
    before_choice(s, o->p);
    o->swapped = cx_name(new_name(s->to, "swap"));
    cx written = all_there(o, NULL);
    if (o->swap.n > 1 || written) {
        open_loop(s->to, guard, o->swapped->text, cx_uint(o->swap.n + 1));
        if (written)
            fail_if(s->to, guard, cx_and(cx_eq(o->swapped, cx_int(0)), cx_not(written)));
        for (int k = 1; k <= o->swap.n; k++) {
            cx may = cx_and(may_swap(s, o, w + k - 1), pairs_differ(o, w + k - 1));
            fail_if(s->to, guard, cx_and(cx_eq(o->swapped, cx_int(k)), cx_not(may)));
        }
        return;
    }
    cx may = may_swap(s, o, w), orders = cx_call("dfg_orders", cx_g(), o->n);
    if (w->n_pairs > 1) {
        const char *differ = new_name(s->to, "differ");
        let(s->to, guard, "bool", differ, cx_and(may, pairs_differ(o, w)));
        orders = cx_if(cx_name(differ), cx_uint(2), cx_uint(1));
    } else if (may) {
        orders = cx_if(may, orders, cx_uint(1));
    }
    open_loop(s->to, guard, o->swapped->text, orders);
}

/* ---- optional operands ---- */

static void visit_optional(struct search *s, const struct operands *o, int i, const struct guard *guard)
{
    struct pnode *kid = o->p->kid[i];
    bool alone = s->shape.edges[kid->id] == 1 && bound_state(&s->node[kid->id], guard) == UNBOUND;
    if (is_plain_wildcard(kid) && alone) { /* absent is DFG_NONE; inside NOT it may be bound outside */
        visit(s, kid, place_of(o, i), guard);
        return;
    }
    const char *has = new_name(s->to, format("has_%s", name_for(kid)));
    let(s->to, guard, "bool", has, cx_ne(place_of(o, i), cx_none()));
    visit(s, kid, place_of(o, i), guard_if(&s->pool, guard, cx_name(has)));
}

/* ---- `...` ---- */

static void try_positions(struct search *s, struct operands *o, const struct guard *guard)
{
    before_choice(s, o->p);
    o->at = cx_name(new_name(s->to, "at"));
    cx count = c_n_args(o->n);
    open_loop(s->to, guard, o->at->text,
              o->p->n_kids == 1 ? count : cx_binary(CX_SUB, count, cx_int(o->p->n_kids - 1)));
    for (int i = 0; i < o->p->n_kids; i++) {
        enum pkind kind = o->p->kid[i]->kind;
        if (kind == P_ANY || kind == P_ALT || kind == P_AND || kind == P_NOT) /* may fit where nothing is */
            fail_if(s->to, guard, cx_eq(place_of(o, i), cx_none()));
    }
}

static void bind_set(struct search *s, const struct capture *c, cx value, const struct guard *guard)
{
    bind_own(s, &s->set[c->id], "struct dfg_nodes", c->name, value, guard);
}

static void bind_front(struct search *s, const struct operands *o, const struct guard *guard)
{
    cx behind = cx_binary(CX_SUB, c_n_args(o->n), o->at);
    bind_set(s, o->p->front, cx_rest(o->n, cx_int(0), behind), guard);
}

static void bind_rest(struct search *s, const struct operands *o, const struct guard *guard)
{
    const int n = o->p->n_kids;
    cx from = !o->p->rest_last ? cx_int(0) : o->at ? plus(o->at, n) : cx_int(n);
    bind_set(s, o->p->rest, cx_rest(o->n, from, cx_int(o->p->rest_last ? 0 : n)), guard);
}

/* A kid that matches for certain, whatever the rest does. */
static void visit_certain(struct search *s, struct pnode *kid, cx place, const struct guard *guard)
{
    judge_ready(s);
    begin_certain(s->to);
    visit(s, kid, place, guard);
    end_certain(s->to);
}

void visit_operands(struct search *s, struct pnode *p, cx var, const struct guard *guard)
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
    const bool filtered = s->filter && s->n_states && !s->fn && has_siblings(s, p);
    for (int i = 0; filtered && i < p->n_kids; i++)
        if (s->shape.chooses[p->kid[i]->id] && !may_be_absent(p, i))
            test(s->to, guard, c_filter(s, p->kid[i], place_of(&o, i)));
    const int *order = visit_order(&s->shape, p);
    for (int k = 0; k < p->n_kids; k++) {
        int i = order[k];
        if (may_be_absent(p, i))
            visit_optional(s, &o, i, guard);
        else if (filtered && s->shape.chooses[p->kid[i]->id] && filters_exactly(s, p->kid[i]))
            visit_certain(s, p->kid[i], place_of(&o, i), guard);
        else
            visit(s, p->kid[i], place_of(&o, i), guard);
    }
}
