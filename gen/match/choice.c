/* choice.c -- alternatives.
 *
 * In:   an ALT, bound to a node.
 * Out:  its options, each under a guard: of a variable where one test of the
 *       operator decides the option, else of a loop variable.
 *
 * A common tail of several options (that of `f?(g?(x))`) is bound in each and
 * written once after them, so that text stays linear in the pattern; except
 * where that would change the order of choices.
 */
#include "match.h"

#include <string.h>

/* ---- shared tails ---- */

static bool is_shared(const struct search *s, const struct pnode *alt, int id)
{
    int options = 0;
    for (int i = 0; i < alt->n_kids; i++)
        options += has_bit(s->shape.may[alt->kid[i]->id], id);
    return options > 1;
}

/* Is it reached by what an alternative further out has put off?  Then it is not bound here. */
static bool is_put_off(const struct search *s, int id)
{
    bool found = s->deferred[id];
    for (int q = 0; q < s->shape.n_nodes && !found; q++)
        found = s->deferred[q] && s->shape.node[q] && has_bit(s->shape.may[q], id);
    return found;
}

/* Nodes that several options reach, but not through another such node only. */
static void shared_tails(const struct search *s, const struct pnode *alt, const struct guard *guard,
                         pnodes *tails)
{
    for (int id = 0; id < s->shape.n_nodes; id++) {
        struct pnode *p = s->shape.node[id];
        if (!p || p == alt || !has_bit(s->shape.may[alt->id], id) || is_plain_wildcard(p) ||
            is_put_off(s, id) || !is_shared(s, alt, id) || bound_state(&s->node[id], guard) != UNBOUND)
            continue;
        *PUSH(*tails) = p;
    }
    int n = 0;
    for (int i = 0; i < tails->n; i++) {
        bool below = false;
        for (int k = 0; k < tails->n; k++)
            below |= k != i && has_bit(s->shape.may[tails->at[k]->id], tails->at[i]->id);
        if (!below)
            tails->at[n++] = tails->at[i];
    }
    tails->n = n;
}

enum { OWN_CHOICE = -1 };
typedef VEC(int) events;

/* The choices below p in the order of the search: ids of tails with choices, and others. */
static void list_choices(const struct search *s, const struct pnode *p, const pnodes *tails, bool *seen,
                         events *list)
{
    if (seen[p->id] || !s->shape.chooses[p->id])
        return;
    seen[p->id] = true;
    for (int i = 0; i < tails->n; i++)
        if (tails->at[i] == p) {
            *PUSH(*list) = p->id;
            return;
        }
    if (has_own_loop(p))
        *PUSH(*list) = OWN_CHOICE;
    const int *order = visit_order(&s->shape, p);
    for (int i = 0; i < p->n_kids; i++) {
        int kid = p->kind == P_ALT ? i : order[i];
        if (!is_apart(p, kid))
            list_choices(s, p->kid[kid], tails, seen, list);
    }
}

/* Are in every option the choices of tails the last ones, in ascending order of ids? */
static bool keeps_order(const struct search *s, const struct pnode *alt, const pnodes *tails)
{
    for (int i = 0; i < alt->n_kids; i++) {
        events list = {0};
        bool *seen = alloc((size_t)s->shape.n_nodes * sizeof *seen);
        list_choices(s, alt->kid[i], tails, seen, &list);
        for (int k = 1; k < list.n; k++)
            if (list.at[k] < list.at[k - 1])
                return false;
    }
    return true;
}

static void defer_tails(struct search *s, struct pnode *alt, const struct guard *guard, pnodes *tails)
{
    shared_tails(s, alt, guard, tails);
    if (!keeps_order(s, alt, tails)) {
        int n = 0;
        for (int i = 0; i < tails->n; i++)
            if (!s->shape.chooses[tails->at[i]->id])
                tails->at[n++] = tails->at[i];
        tails->n = n;
    }
    for (int i = 0; i < tails->n; i++)
        s->deferred[tails->at[i]->id] = true;
}

pnodes tails_of(struct search *s, struct pnode *alt)
{
    pnodes tails = {0};
    defer_tails(s, alt, NULL, &tails);
    for (int i = 0; i < tails.n; i++)
        s->deferred[tails.at[i]->id] = false;
    return tails;
}

/* The guard under which the options have bound b: some of them, or what only the choices in them tell. */
static const struct guard *guard_bound(struct search *s, const struct binding *b, const char *name,
                                       const struct choice *choice, const struct guard *guard)
{
    if (bound_state(b, guard) == BOUND)
        return guard;
    uint64_t *in = alloc((size_t)(choice->n / 64 + 1) * sizeof *in);
    bool plain = true;
    for (int i = 0; i < choice->n; i++) {
        enum bound state = bound_state(b, guard_option(&s->pool, guard, choice, i));
        plain = plain && state != MAYBE;
        if (state == BOUND)
            in[i / 64] |= UINT64_C(1) << i % 64;
    }
    if (plain)
        return guard_under(&s->pool, guard, choice, in);
    const char *has = new_name(s->to, format("has_%s", name));
    let(s->to, guard, "bool", has, guards_cond(&b->in));
    return guard_if(&s->pool, guard, cx_name(has));
}

/* Has no option met it?  They reach it, but only through what was bound before. */
static bool is_missed(struct search *s, const struct binding *b, const struct choice *choice,
                      const struct guard *guard)
{
    for (int i = 0; i < choice->n; i++)
        if (bound_state(b, guard_option(&s->pool, guard, choice, i)) != UNBOUND)
            return false;
    return true;
}

/* Do all ways to p lead through the alternative? */
static bool is_met_here_only(const struct search *s, const struct pnode *alt, const struct pnode *p)
{
    int n = 0;
    for (int id = 0; id < s->shape.n_nodes; id++) {
        const struct pnode *q = has_bit(s->shape.may[alt->id], id) ? s->shape.node[id] : NULL;
        for (int i = 0; q && i < q->n_kids; i++)
            n += q->kid[i] == p;
    }
    return n == s->shape.edges[p->id];
}

static void examine_tails(struct search *s, const struct pnode *alt, const pnodes *tails, const struct choice *choice,
                          const struct guard *guard)
{
    for (int i = 0; i < tails->n; i++) {
        struct pnode *p = tails->at[i];
        struct binding *b = &s->node[p->id];
        s->deferred[p->id] = false;
        if (is_missed(s, b, choice, guard))
            continue;
        const struct guard *in = guard_bound(s, b, name_for(p), choice, guard);
        if (in != guard)
            log_bound(s, b, in);
        s->joined[p->id] = is_met_here_only(s, alt, p);
        examine(s, p, in);
    }
}

/* ---- options ---- */

static cx option_test(struct search *s, struct pnode *kid, cx var)
{
    if (kid->kind == P_CALL && !pat_has_first_result(kid))
        return c_test_op(s->names, kid, var);
    return c_test_head(s->names, kid, var);
}

/* A variable that says which option it must be. */
static void decide(struct search *s, struct pnode *alt, cx var, struct choice *c, const struct guard *guard)
{
    c->is_bool = alt->n_kids == 2;
    if (c->is_bool) {
        c->var = cx_name(new_name(s->to, format("is_%s", name_for(alt->kid[0]))));
        let(s->to, guard, "bool", c->var->text, option_test(s, alt->kid[0], var));
        return;
    }
    cx value = cx_int(alt->n_kids - 1);
    for (int i = alt->n_kids - 2; i >= 0; i--)
        value = cx_if(option_test(s, alt->kid[i], var), cx_int(i), value);
    c->var = cx_name(new_name(s->to, "alt"));
    let(s->to, guard, "uint32_t", c->var->text, value);
}

/* What every option has bound since `from` in the log is bound behind them. */
static void join(struct search *s, const struct choice *choice, const struct guard *guard, int from)
{
    int to = s->log.n;
    for (int i = from; i < to; i++) {
        struct binding *b = s->log.at[i];
        bool all = bound_state(b, guard) != BOUND;
        for (int k = 0; all && k < choice->n; k++)
            all = bound_state(b, guard_option(&s->pool, guard, choice, k)) == BOUND;
        if (all) {
            *PUSH(b->in) = guard;
            *PUSH(s->log) = b;
        }
    }
}

struct choice *open_choice(struct search *s, struct pnode *alt, cx var, const struct guard *guard)
{
    struct choice *c = alloc(sizeof *c);
    c->n = alt->n_kids;
    if (is_decided(alt)) {
        decide(s, alt, var, c, guard);
    } else {
        before_choice(s, alt);
        c->var = cx_name(new_name(s->to, "alt"));
        open_loop(s->to, guard, c->var->text, cx_uint(c->n));
    }
    return c;
}

void visit_alternatives(struct search *s, struct pnode *p, cx var, const struct guard *guard)
{
    pnodes tails = {0};
    bool decided = is_decided(p);
    defer_tails(s, p, guard, &tails);
    struct choice *c = open_choice(s, p, var, guard);
    int from = s->log.n;
    for (int i = 0; i < p->n_kids; i++) {
        struct pnode *kid = p->kid[i];
        bool known = decided && i < p->n_kids - 1 && kid->kind == P_CALL && !pat_has_first_result(kid);
        if (known && !s->deferred[kid->id] && bound_state(&s->node[kid->id], guard) == UNBOUND)
            s->known_op = kid;
        visit(s, kid, var, guard_option(&s->pool, guard, c, i));
        s->known_op = NULL;
    }
    join(s, c, guard, from);
    examine_tails(s, p, &tails, c, guard);
}
