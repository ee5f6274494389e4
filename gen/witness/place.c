/* place.c -- pattern nodes laid out as graph nodes.
 *
 * In:   a pattern node, a graph node that it is to match.
 * Out:  the graph node with all tests of the pattern node, its operands below
 *       it; the fact that is to be broken, broken; conditions kept for later.
 */
#include "witness.h"
#include "check/parts.h"

#include "emit/text.h"

#include <string.h>

/* ---- one node's own facts ---- */

static const char *called(const struct pnode *p)
{
    return p->name ? p->name : source_text(p->at, 40);
}

/* The operator or kind that p wants at n; broken: one that no pattern wants. */
static bool set_head(struct maker *m, const struct pnode *p, struct gnode *n, enum structural k,
                     const struct op *op)
{
    n = gnode_find(n);
    if (!n->has_head)
        n->head_call = p;
    if (maker_breaks(m, p, format("the operator of %s", called(p)))) {
        n->is_other = true;
        return gnode_set_head(n, STRUCT_NONE, other_op());
    }
    return gnode_set_head(n, k, op);
}

/* ---- operands ---- */

/* Where operand k of p stands when the operands that op swaps are exchanged. */
static int swapped_place(const struct op *op, int k, bool is_swapped)
{
    for (int i = 0; is_swapped && i < op->n_swap; i++)
        if (op->swap_a[i] == k || op->swap_b[i] == k)
            return op->swap_a[i] == k ? op->swap_b[i] : op->swap_a[i];
    return k;
}

static bool swaps(const struct pnode *p, const struct op *op)
{
    if (!op || !op->commutative || p->ordered || p->rest_first || p->rest_last || op->n_swap == 0)
        return false;
    bool plain = op->n_swap == 1 && op->swap_a[0] == 0 && op->swap_b[0] == 1;
    bool differ = false;
    if (p->n_kids != (plain ? 2 : op->n_operands))
        return false;
    for (int i = 0; i < op->n_swap; i++)
        differ = differ || p->kid[op->swap_a[i]] != p->kid[op->swap_b[i]];
    return differ;
}

/* May a graph have more operands there than p wants? */
static bool is_counted(const struct pnode *p)
{
    return (p->kind == P_CALL || p->kind == P_APPLY || p->kind == P_TUPLE) && !p->rest_first &&
           !p->rest_last && !p->every;
}

/* The operands that p's call has become n's; where n has some already, the two are one call. */
static bool take_operands(struct maker *m, const struct pnode *p, struct gnode *n, const struct gnode *call)
{
    const bool is_first = n->head_call == p || n->is_other;
    struct gnode *to = is_first ? n : gnode_new(m);
    to->args = call->args;
    to->more_first = call->more_first;
    to->more_last = call->more_last;
    if (is_first)
        return true;
    to->has_head = true;
    to->head = n->head;
    return gnodes_merge(n, to);
}

/* The operands of p as nodes of n, new ones, then what p says of each. */
static bool place_operands(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n,
                           const struct op *op)
{
    struct gnode like = {.has_head = true, .more_first = p->rest_first, .more_last = p->rest_last};
    struct gnode *fresh = alloc(sizeof *fresh);
    gnode_list by_kid = {0};
    const bool is_call = p->kind == P_CALL && !p->every && !p->rest_first;
    bool is_swapped = false, is_lacking = false;
    *fresh = like;
    const char *around = m->spot;
    if (swaps(p, op))
        is_swapped = maker_choose_value(m, p, 2) == 1;
    for (int k = 0; k < p->n_kids; k++) {
        const bool is_left_out = may_be_absent(p, k) && maker_choose(m, p->kid[k], 2) == 1;
        const bool is_broken = is_call && !may_be_absent(p, k) &&
                               maker_breaks(m, p, format("operand %d of %s", k + 1, called(p)));
        is_lacking = is_lacking || is_broken;
        *PUSH(by_kid) = is_left_out || is_broken ? NULL : gnode_new(m);
    }
    const int n_kids = p->every ? 1 : p->n_kids;
    if (p->every)
        maker_unsure(m, format("every operand of %s", called(p)));
    for (int k = 0; k < n_kids; k++)
        *PUSH(fresh->args) = by_kid.at[op ? swapped_place(op, k, is_swapped) : k];
    if (p->every && op && op->n_required == 2)
        *PUSH(fresh->args) = by_kid.at[0];
    for (int i = 0; swaps(p, op) && i < op->n_swap; i++)
        *PUSH(m->swaps) = (struct swapped){by_kid.at[op->swap_a[i]], by_kid.at[op->swap_b[i]]};
    if (is_counted(p) && maker_breaks(m, p, "the number of operands"))
        *PUSH(fresh->args) = gnode_new(m);
    while (fresh->args.n > 0 && !fresh->args.at[fresh->args.n - 1])
        fresh->args.n--;
    fresh->more_last = p->rest_last && !is_lacking;
    if (!take_operands(m, p, gnode_find(n), fresh))
        return false;
    m->spot = format("%p %d", (const void *)p, is_swapped);
    for (int k = 0; k < p->n_kids; k++)
        if (by_kid.at[k] && !witness_place(m, s, p->kid[k], by_kid.at[k]))
            return false;
    m->spot = around;
    return true;
}

/* An operator that fits an open call: declared, else one by that name. */
static const struct op *fitting_op(const struct maker *m, const struct pnode *p)
{
    for (int i = 0; i < m->request->unit->n_ops; i++) {
        const struct op *op = m->request->unit->ops[i];
        const bool counts = p->rest_first || p->rest_last || (op->n_required == p->n_kids && !op->variadic);
        if (name_fits(p->glob, op->name) && (!p->kinds || p->kinds >> op->fkind & 1) && counts && !op->effect)
            return op;
    }
    const char *name = name_like(p->glob ? p->glob : "any");
    struct op *op = alloc(sizeof *op);
    *op = *other_op();
    op->name = op->c_name = *name ? name : "any";
    return !p->kinds || p->kinds >> FK_OPAQUE & 1 ? op : NULL;
}

/* Of a call with optional results the graph may have several; then n is a `.0` of it, and the call this. */
static struct gnode *behind_projection(struct maker *m, const struct pnode *p, const struct op *op,
                                       struct gnode *n)
{
    n = gnode_find(n);
    if (!op || p->under_get || !pat_has_optional_results(op) ||
        (n->has_head && n->head.structural != STRUCT_GET) || maker_choose(m, op, 2) == 0)
        return n;
    if (!n->has_head) {
        gnode_set_head(n, STRUCT_GET, NULL);
        *PUSH(n->args) = gnode_new(m);
    }
    n->index += maker_breaks(m, op, "that it is the first result");
    struct gnode *call = gnode_find(n->args.at[0]);
    call->results = call->results > n->index ? call->results : n->index + 1;
    return call;
}

static bool place_call(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    const struct op *op = NULL;
    n = gnode_find(n);
    if (p->n_ops > 0) {
        op = p->ops[p->n_ops > 1 ? maker_choose(m, p, p->n_ops) : 0];
        n = behind_projection(m, p, op, n);
    } else if (n->has_head) {
        op = n->head.op;
        if (!op || !name_fits(p->glob, op->name) || (p->kinds && !(p->kinds >> op->fkind & 1)))
            return false;
    } else {
        op = fitting_op(m, p);
        if (!op)
            return maker_give_up(m, format("no operator is known that %s calls", called(p)));
    }
    if (p->n_ops > 0 ? !set_head(m, p, n, STRUCT_NONE, op) : !gnode_set_head(n, STRUCT_NONE, op))
        return false;
    n->head_call = n->head_call ? n->head_call : p;
    if (!witness_attrs(m, s, p, n))
        return false;
    return place_operands(m, s, p, n, op);
}

/* The tuple has the field that `get` takes, and tells how many it has where that is counted from the back. */
static void ask_for_field(struct maker *m, struct gnode *tuple, const struct gnode *get)
{
    int least = get->index + 1 > get->back ? get->index + 1 : get->back;
    if (get->back > 0 && !tuple->has_head)
        gnode_set_head(tuple, STRUCT_TUPLE, NULL);
    const struct op *op = tuple->head.op;
    if (get->back > 0 && op && (op->undeclared || pat_has_optional_results(op)) && least < 2)
        least = 2; /* a call that says one may have more */
    tuple->results = tuple->results > least ? tuple->results : least;
    while (tuple->has_head && tuple->head.structural == STRUCT_TUPLE && tuple->args.n < least)
        *PUSH(tuple->args) = gnode_new(m);
}

static bool place_structural(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n,
                             enum structural k)
{
    n = gnode_find(n);
    if (!set_head(m, p, n, k, NULL))
        return false;
    if (k == STRUCT_GET && p->index != ANY_INDEX) {
        int *index = p->index < 0 ? &n->back : &n->index;
        *index = p->index < 0 ? -p->index : p->index;
        *index += maker_breaks(m, p, "the index");
    }
    if (!witness_attrs(m, s, p, n))
        return false;
    if (!place_operands(m, s, p, n, NULL))
        return false;
    n = gnode_find(n);
    if (k != STRUCT_GET || n->args.n == 0 || n->is_other)
        return true;
    ask_for_field(m, gnode_find(n->args.at[0]), n);
    return true;
}

/* The shortest walks: the child uses the parent itself, or one node between does. */
static bool place_dominates(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    const int between = maker_choose(m, p, 2);
    maker_unsure(m, format("the walk of %s", source_text(p->at, 60)));
    struct gnode *parent = gnode_new(m);
    if (!witness_place(m, s, p->kid[2], n) || !witness_place(m, s, p->kid[0], parent))
        return false;
    for (int step = 0; step <= between; step++) {
        if (step > 0 && !witness_place(m, s, p->kid[1], n))
            return false;
        n = gnode_find(n);
        if (n->has_head && n->args.n == 0)
            *PUSH(n->args) = gnode_new(m);
        if (n->args.n == 0)
            return maker_give_up(m, "a walk from a node that has no operands");
        const int i = maker_choose(m, step ? p->kid[1] : p->kid[2], n->args.n);
        n = gnode_find(n->args.at[i]);
        if (!n)
            return false;
    }
    parent = gnode_find(parent);
    if (!parent->has_head && !gnode_set_head(parent, STRUCT_NONE, other_op()))
        return false;
    return gnodes_merge(parent, n);
}

/* The end alone, or once the repeated part, in which the link stands for the end. */
static bool place_chain(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    maker_unsure(m, format("the chain %s", called(p)));
    if (maker_choose(m, p, 2) == 0)
        return witness_place(m, s, p->kid[1], n);
    const struct pnode *outer = m->chain;
    m->chain = p;
    const bool fits = witness_place(m, s, p->kid[0], n);
    m->chain = outer;
    return fits;
}

static bool place_link(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    (void)p;
    return m->chain ? witness_place(m, s, m->chain->kid[1], n)
                    : maker_give_up(m, "a self-call outside its pattern");
}

/* The name of a variable or a function; of one that must not be it, another, if there can be one. */
static bool place_name(struct maker *m, const struct pnode *p, struct gnode *n)
{
    if (n->text && ((p->text && strcmp(n->text, p->text) != 0) || !name_fits(p->glob, n->text)))
        return false;
    if (!p->text && !p->glob)
        return true;
    const char *name = p->text ? p->text : n->text ? n->text : name_like(p->glob);
    if (!*name)
        name = "f";
    if (maker_breaks(m, p, "the name")) {
        name = p->text ? format("%s_other", name) : "other";
        if (p->glob && name_fits(p->glob, name))
            return false;
    }
    n->text = intern_str(name);
    return true;
}

static bool place_leaf(struct maker *m, const struct pnode *p, struct gnode *n, enum structural k)
{
    n = gnode_find(n);
    if (!set_head(m, p, n, k, k == STRUCT_OP_REF && p->n_ops ? p->ops[0] : NULL) || !place_name(m, p, n))
        return false;
    for (int i = 0; k == STRUCT_VAR && n->text && i < m->nodes.n; i++) { /* two of one name are one */
        struct gnode *other = m->nodes.at[i];
        if (!other->same && other != n && other->has_head && other->head.structural == k &&
            other->text == n->text)
            return gnodes_merge(n, other);
    }
    return true;
}

/* In f(!p), which is denied, that of p: f(p) is as good as what is no call of f. */
static const struct pnode *inner_denial(const struct pnode *denied)
{
    for (int i = 0; denied->kind == P_CALL && i < denied->n_kids; i++)
        if (denied->kid[i]->kind == P_NOT)
            return denied->kid[i];
    return NULL;
}

/* What is denied: nothing is built for it, but a variable is easily no variable. */
static bool place_not(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    const struct pnode *k = p->kid[0], *inner = inner_denial(k), *before = m->granted;
    if (p == m->granted)
        return witness_place(m, s, k, n);
    maker_unsure(m, format("the denied %s", source_text(k->at, 60)));
    n = gnode_find(n);
    if ((k->kind == P_VAR || k->kind == P_INPUT) && !n->has_head)
        return gnode_set_head(n, STRUCT_NONE, other_op());
    if (!inner || maker_choose(m, p, 2) == 0)
        return true;
    m->granted = inner;
    const bool fits = witness_place(m, s, k, n);
    m->granted = before;
    return fits;
}

/* All kids; broken: just what one of them denies. */
static bool place_both(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    for (int i = 0; i < p->n_kids; i++) {
        const struct pnode *denied = p->kid[i]->kind == P_NOT ? p->kid[i]->kid[0] : NULL;
        if (denied && maker_breaks(m, p->kid[i], format("that it is no %s", source_text(denied->at, 60))))
            return witness_place(m, s, denied, n);
    }
    for (int i = 0; i < p->n_kids; i++)
        if (!witness_place(m, s, p->kid[i], n))
            return false;
    return true;
}

/* Alternatives below alternatives of one node are told apart by all of them. */
static bool place_alternative(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    const char *around = m->spot;
    const int option = maker_choose(m, p, p->n_kids);
    m->spot = format("%s, %p %d", around ? around : "", (const void *)p, option);
    const bool fits = witness_place(m, s, p->kid[option], n);
    m->spot = around;
    return fits;
}

static bool place_itself(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    switch (p->kind) {
    case P_ANY:
        return true;
    case P_CALL:
        return place_call(m, s, p, n);
    case P_APPLY:
        return place_structural(m, s, p, n, STRUCT_CALL);
    case P_TUPLE:
        return place_structural(m, s, p, n, STRUCT_TUPLE);
    case P_GET:
        return place_structural(m, s, p, n, STRUCT_GET);
    case P_FN:
        return place_structural(m, s, p, n, STRUCT_FUNC);
    case P_IF:
        return place_structural(m, s, p, n, STRUCT_IF);
    case P_LET:
        return place_structural(m, s, p, n, STRUCT_LET);
    case P_VAR:
    case P_INPUT:
        return place_leaf(m, p, n, STRUCT_VAR);
    case P_GLOBAL:
        return place_leaf(m, p, n, STRUCT_GLOBAL);
    case P_CONST:
        return set_head(m, p, n, STRUCT_CONST, NULL);
    case P_LITERAL:
        return set_head(m, p, n, STRUCT_CONST, NULL) && witness_literal(m, p, gnode_find(n));
    case P_OP_REF:
        return place_leaf(m, p, n, STRUCT_OP_REF);
    case P_ALT:
        return place_alternative(m, s, p, n);
    case P_AND:
        return place_both(m, s, p, n);
    case P_NOT:
        return place_not(m, s, p, n);
    case P_DOMINATES:
        return place_dominates(m, s, p, n);
    case P_CHAIN:
        return place_chain(m, s, p, n);
    case P_LINK:
        return place_link(m, s, p, n);
    }
    return false;
}

static bool has_attrs_elsewhere(const struct pnode *p)
{
    return p->kind != P_CALL && p->kind != P_APPLY && p->kind != P_TUPLE && p->kind != P_GET &&
           p->kind != P_FN && p->kind != P_IF && p->kind != P_LET;
}

bool witness_place(struct maker *m, struct side *s, const struct pnode *p, struct gnode *n)
{
    n = gnode_find(n);
    p = p->member_of ? p->member_of->node : p;
    if (s->at[p->id]) {
        if (gnode_find(s->at[p->id]) == n)
            return true;
        return maker_breaks(m, p, format("that %s is one node", called(p))) || gnodes_merge(s->at[p->id], n);
    }
    s->at[p->id] = n;
    if (p->name && !n->name)
        n->name = p->name;
    if (!place_itself(m, s, p, n))
        return false;
    for (int i = 0; i < p->n_types; i++)
        if (!witness_type(m, s, p->types[i], n))
            return false;
    if (has_attrs_elsewhere(p) && !witness_attrs(m, s, p, n))
        return false;
    for (int i = 0; i < p->n_where; i++)
        *PUSH(m->where) = (struct evaluated){s, p->where[i]};
    return true;
}
