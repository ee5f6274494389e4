/* roots.c -- several roots, and statements `every y = p;`.
 *
 * In:   a search whose first root is bound to `n`.
 * Out:  the other roots, each a loop over what reads a node that is bound and
 *       that its pattern contains, near enough for the pattern's height; the
 *       consumers that a statement matches.
 *
 * A root that is bound already (a tap) is not a choice.  Roots are distinct.
 */
#include "match.h"

#include <string.h>

int take_rows(struct search *s, int n)
{
    int first = *s->n_rows;
    *s->n_rows += n;
    return first;
}

/* ---- how far above a node a root stands ---- */

enum { ANY_HEIGHT = 1 << 20, NOT_BELOW = -1, UNKNOWN = -2 };

/* Edges on the longest way from p down to `to`. */
static int height_above(const struct pnode *p, const struct pnode *to, int *known)
{
    if (p == to)
        return 0;
    if (known[p->id] != UNKNOWN)
        return known[p->id];
    int most = NOT_BELOW;
    for (int i = 0; p->kind != P_NOT && i < p->n_kids; i++) {
        int below = height_above(p->kid[i], to, known);
        most = below > most ? below : most;
    }
    bool same_node = p->kind == P_ALT || p->kind == P_AND;
    if (most != NOT_BELOW && (p->kind == P_DOMINATES || p->kind == P_CHAIN || p->kind == P_FN))
        most = ANY_HEIGHT;
    else if (most != NOT_BELOW && !same_node)
        most += pat_has_first_result(p) ? 2 : 1;
    return known[p->id] = most > ANY_HEIGHT ? ANY_HEIGHT : most;
}

static int height_of(const struct search *s, const struct pnode *root, const struct pnode *to)
{
    int *known = alloc((size_t)s->pattern->n_nodes * sizeof *known);
    for (int i = 0; i < s->pattern->n_nodes; i++)
        known[i] = UNKNOWN;
    return height_above(root, to, known);
}

/* ---- the nodes that two roots share ---- */

struct shared {
    VEC(struct pnode *) nodes;
    int height; /* of the root above the highest need */
};

/* Of what every match of root contains and is bound: the nearest; else all that some match contains. */
static struct shared find_shared(struct search *s, const struct pnode *root)
{
    struct shared best = {0}, some = {0};
    for (int id = 0; id < s->shape.n_nodes; id++) {
        struct pnode *p = s->shape.node[id];
        if (!p || p == root || !has_bit(s->shape.may[root->id], id) ||
            bound_state(&s->node[id], NULL) == UNBOUND)
            continue;
        int height = height_of(s, root, p);
        if (has_bit(s->shape.must[root->id], id) && bound_state(&s->node[id], NULL) == BOUND &&
            (best.nodes.n == 0 || height < best.height)) {
            best.nodes.n = 0;
            *PUSH(best.nodes) = p;
            best.height = height;
        }
        *PUSH(some.nodes) = p;
        some.height = height > some.height ? height : some.height;
    }
    return best.nodes.n ? best : some;
}

/* ---- roots ---- */

static void test_distinct(struct search *s, const struct pnode *root, const bool *done)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_roots; i++)
        if (done[i])
            fail_if(s->to, NULL, cx_eq(s->node[root->id].var, s->node[p->roots[i]->id].var));
}

static void climb(struct search *s, struct pnode *root, const struct shared *shared)
{
    cx_list list = {0};
    before_choice(s, root);
    for (int i = 0; i < shared->nodes.n; i++) {
        const struct binding *b = &s->node[shared->nodes.at[i]->id];
        const bool certain = bound_state(b, NULL) == BOUND;
        *PUSH(list) = certain ? b->var : cx_if(guards_cond(&b->in), b->var, cx_none());
    }
    cx readers = cx_name(new_name(s->to, "readers")), k = cx_name(new_name(s->to, "k"));
    let(s->to, NULL, "struct dfg_nodes", readers->text,
        cx_call("dfg_readers", cx_g(), cx_int(take_rows(s, 2)), cx_nodes(list.n, list.at), cx_int(list.n),
                cx_int(shared->height)));
    names_need(s->names, NEEDS_USERS);
    open_loop(s->to, NULL, k->text, cx_member(readers, "n"));
    visit(s, root, cx_index(cx_member(readers, "at"), k), NULL);
}

/* Does every match of p, whichever alternatives it takes, hold a node that is bound for certain? */
static bool always_shares(const struct search *s, const struct pnode *p, bool *never)
{
    if (never[p->id] || bound_state(&s->node[p->id], NULL) == BOUND)
        return !never[p->id];
    bool all = p->n_kids > 0, any = false;
    for (int i = 0; i < p->n_kids; i++) {
        const bool required = !is_apart(p, i) && !may_be_absent(p, i);
        const bool one = required && always_shares(s, p->kid[i], never);
        all = all && one;
        any = any || one;
    }
    never[p->id] = p->kind == P_ALT ? !all : !any;
    return !never[p->id];
}

/* The next root that is bound, or shares a node with what is; -1: none. */
static int next_root(struct search *s, const bool *done, struct shared *shared)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_roots; i++) {
        if (done[i])
            continue;
        *shared = (struct shared){0};
        if (bound_state(&s->node[p->roots[i]->id], NULL) == BOUND)
            return i;
        *shared = find_shared(s, p->roots[i]);
        if (shared->nodes.n > 0)
            return i;
    }
    return -1;
}

static void refuse_same(const struct search *s)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_roots; i++)
        for (int k = 0; k < i; k++)
            if (p->roots[i] == p->roots[k])
                error_at(p->roots[i]->at,
                         "this can never match: two roots are one node, and roots are distinct");
}

void visit_roots(struct search *s)
{
    const struct pattern *p = s->pattern;
    bool *done = alloc((size_t)p->n_roots * sizeof *done);
    refuse_same(s);
    struct shared shared;
    visit_root(s);
    done[0] = true;
    for (int i; (i = next_root(s, done, &shared)) >= 0;) {
        bool *never = alloc((size_t)p->n_nodes * sizeof *never);
        if (shared.nodes.n > 0 && !always_shares(s, p->roots[i], never))
            error_at(p->roots[i]->at, "in some alternatives this root shares no node with the others");
        if (shared.nodes.n > 0)
            climb(s, p->roots[i], &shared);
        test_distinct(s, p->roots[i], done);
        done[i] = true;
    }
    for (int i = 0; i < p->n_roots; i++)
        if (!done[i])
            error_at(p->roots[i]->at, "this root shares no node with the others that is bound by them");
}

/* ---- every y = p; ---- */

static bool is_base(const struct search *s, const struct pnode *p, bool roots)
{
    if (roots || p->member_of)
        return p->member_of || (p->capture && p->capture->kind == CAP_NODE);
    return s->shape.node[p->id] && bound_state(&s->node[p->id], NULL) != UNBOUND;
}

/* The operand that another statement binds. */
static struct pnode *find_base(const struct search *s, struct pnode *p, bool roots, bool is_operand)
{
    const bool same_node = p->kind == P_AND || p->kind == P_ALT;
    if (is_operand && is_base(s, p, roots))
        return p;
    for (int i = 0; i < p->n_kids && (same_node || !is_operand); i++) {
        struct pnode *base = find_base(s, p->kid[i], roots, is_operand || !same_node);
        if (base)
            return base;
    }
    return NULL;
}

static void add_rest(cx_list *list, const waiting_list *nodes, const bool *only)
{
    for (int i = 0; i < nodes->n; i++) {
        const struct waiting *w = &nodes->at[i];
        if (!only || only[w->node->id])
            *PUSH(*list) = w->guard ? cx_if(guard_cond(w->guard), w->var, cx_none()) : w->var;
    }
}

/* The nodes of the rest of the pattern. */
static cx_list rest_of(const struct search *s, const bool *only)
{
    cx_list list = {0};
    if (!only)
        *PUSH(list) = s->root_var;
    add_rest(&list, &s->placed, only);
    add_rest(&list, &s->inside, only);
    return list;
}

/* At least one, since C knows no empty arrays. */
static cx cx_rest_of(const cx_list *rest)
{
    cx none = cx_none();
    return cx_nodes(rest->n ? rest->n : 1, rest->n ? rest->at : &none);
}

static cx without(cx consumers, int row, cx what)
{
    return cx_call("dfg_without", cx_g(), cx_row(row), cx_member(consumers, "n"), what);
}

/* Without what lies between dominators, and the links of chains. */
static void leave_out_walks(struct search *s, cx consumers, int row)
{
    for (int i = 0; i < s->apart.n; i++)
        if (s->apart.at[i].node->kind == P_DOMINATES || s->apart.at[i].node->kind == P_CHAIN)
            set(s->to, s->apart.at[i].guard, consumers->text, without(consumers, row, s->apart.at[i].over));
}

/* Members of sets are part of the match: those of the statements before this one. */
static void leave_out_members(struct search *s, const struct apart *a)
{
    const struct pattern *p = s->pattern;
    for (int i = 0; i < p->n_every && p->every[i] != a->kid; i++)
        for (int k = 0; k < p->n_captures + p->n_hidden; k++)
            if (p->captures[k]->kind == CAP_SET && p->captures[k]->node == p->every[i] && s->set[k].in.n)
                set(s->to, NULL, a->over->text, without(a->over, a->row, s->set[k].var));
}

static void refuse_none(struct search *s, cx consumers)
{
    fail_if(s->to, NULL, cx_eq(cx_member(consumers, "n"), cx_int(0)));
}

void list_consumers(struct search *s, const struct apart *a)
{
    let(s->to, NULL, "struct dfg_nodes", a->over->text,
        cx_call("dfg_consumers_of", cx_g(), cx_int(a->row), s->set[a->of->id].var, a->rest,
                cx_int(a->n_rest)));
    leave_out_walks(s, a->over, a->row);
    leave_out_members(s, a);
    refuse_none(s, a->over);
}

static void ask_statement(struct search *s, struct pnode *member)
{
    const bool roots = s->pattern->every_root && member == s->root;
    const struct pnode *base = find_base(s, member, roots, false);
    if (!base) {
        error_at(member->at, "no operand of this is bound by another statement");
        return;
    }
    bool *only = roots ? alloc((size_t)s->pattern->n_nodes * sizeof *only) : NULL;
    if (roots)
        reach(base, NULL, 0, only);
    const int row = take_rows(s, 1);
    const cx_list rest = rest_of(s, only);
    cx consumers = cx_name(new_name(s->to, "consumers"));
    struct apart members = {.node = member, .kid = member, .over = consumers, .sorted = true, .only = only};
    names_need(s->names, NEEDS_USERS);
    if (base->member_of) {
        members.of = base->member_of;
        members.rest = cx_rest_of(&rest);
        members.row = row;
        members.n_rest = rest.n;
        *PUSH(s->apart) = members;
        return;
    }
    let(s->to, NULL, "struct dfg_nodes", consumers->text,
        cx_call("dfg_consumers", cx_g(), cx_int(row), s->node[base->id].var, cx_rest_of(&rest),
                cx_int(rest.n)));
    leave_out_walks(s, consumers, row);
    refuse_none(s, consumers);
    if (roots)
        fail_if(s->to, NULL, cx_ne(cx_index(cx_member(consumers, "at"), cx_int(0)), cx_name("n")));
    *PUSH(s->apart) = members;
}

void ask_every(struct search *s)
{
    const struct pattern *p = s->pattern;
    if (!s->shape.captures)
        return;
    for (int i = 0; i < p->n_every; i++)
        ask_statement(s, p->every[i]);
}
