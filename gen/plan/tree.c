/* tree.c -- the predicates of a table as numbered data.
 *
 * In:   the facts of every pattern of one table, in order of text.
 * Out:  predicates and atoms with numbers, equal ones once, so that the size is
 *       linear in the facts; by operator, which predicates may hold there and are asked.
 *
 * A function's body is at no fixed operand: its tests are dropped, which makes
 * more nodes candidates; so are tests that are negated then.
 */
#include "plan.h"
#include "../runtime/dfg_label.h"

#include <stdlib.h>

enum { MOST_PREDS = 0xFFFF, MOST_HITS = 0x7FFF, HOLDS = -1 };

struct run {
    struct tree *t;
    VEC(int) number;   /* by the predicate's id: 2 + its own; 0: not made, 1: HOLDS */
    VEC(int) forgets;  /* by id: 0 not known, 1 no, 2 yes */
    VEC(int) depth;    /* by number: levels of operands that it asks */
    node_ops heads;
};

/* That a predicate of a row, told by where it stands there, wants an atom or a predicate. */
struct want { int part, wanted, by; };
typedef VEC(struct want) wants;
enum part { BY_CLASS, BY_NODE, OF_OPERANDS /* of the first, the second ... */ };

/* Does more than the node's kind, type and which operands it has decide the answer? */
static bool asks_node(const struct atom *a)
{
    switch (a->kind) {
    case ATOM_HEAD:
    case ATOM_SET:
    case ATOM_ABSENT:
    case ATOM_PRESENT:
    case ATOM_PLAIN:
    case ATOM_COMMUTES:
    case ATOM_TYPE:
    case ATOM_OPERANDS:
        return false;
    case ATOM_INDEX: /* from the back: it asks the tuple */
        return a->index < 0;
    case ATOM_ATTR:
    case ATOM_EXACT: /* another node's may be a call's behind its result */
        return a->node->kind != P_CALL;
    case ATOM_LEAF:
    case ATOM_LITERAL:
        break;
    }
    return true;
}

static bool forgets(struct run *r, const struct pred *p)
{
    while (r->forgets.n <= p->id)
        *PUSH(r->forgets) = 0;
    if (r->forgets.at[p->id])
        return r->forgets.at[p->id] == 2;
    bool found = false;
    for (int i = 0; i < p->n_subs; i++)
        found = found || p->sub[i].step == STEP_BODY || forgets(r, p->sub[i].pred);
    for (int i = 0; i < p->n_kids; i++)
        found = found || forgets(r, p->kid[i]);
    r->forgets.at[p->id] = found ? 2 : 1;
    return found;
}

/* ---- numbers ---- */

static int atom_number(struct run *r, const struct atom *a)
{
    for (int i = 0; i < r->t->atoms.n; i++)
        if (r->t->atoms.at[i] == a)
            return i;
    *PUSH(r->t->atoms) = a;
    r->t->asks_types = r->t->asks_types || a->kind == ATOM_TYPE;
    return r->t->atoms.n - 1;
}

static int number_of(struct run *r, const struct pred *p);

static void add_atoms(struct run *r, struct tree_pred *row, const struct pred *p)
{
    for (int i = 0; i < p->n_atoms; i++)
        if (p->atom[i]->kind == ATOM_HEAD)
            plan_add_ops(&r->heads, p->atom[i]);
        else
            *PUSH(row->atoms) = atom_number(r, p->atom[i]);
}

static void add_subs(struct run *r, struct tree_pred *row, const struct pred *p)
{
    for (int i = 0; i < p->n_subs; i++) {
        const int step = p->sub[i].step, sub = step == STEP_BODY ? HOLDS : number_of(r, p->sub[i].pred);
        if (sub == HOLDS)
            continue;
        r->t->preds.at[sub].stored = true;
        row->n_results += step == STEP_RESULT;
        *PUSH(row->subs) = step;
        *PUSH(row->subs) = sub;
    }
}

/* false: it always holds, an option of it does. */
static bool add_kids(struct run *r, struct tree_pred *row, const struct pred *p)
{
    for (int i = 0; i < p->n_kids; i++) {
        const int kid = number_of(r, p->kid[i]);
        if (kid != HOLDS)
            *PUSH(row->kids) = kid;
        else if (p->kind == PRED_SOME)
            return false;
    }
    return true;
}

/* A test that only the node itself decides may look at an operand. */
static int depth_of(struct run *r, const struct tree_pred *row)
{
    int depth = 0;
    for (int i = 0; i < row->atoms.n; i++)
        if (depth < 1 && asks_node(r->t->atoms.at[row->atoms.at[i]]))
            depth = 1;
    for (int i = 1; i < row->subs.n; i += 2)
        if (depth <= r->depth.at[row->subs.at[i]])
            depth = r->depth.at[row->subs.at[i]] + 1;
    for (int i = 0; i < row->kids.n; i++)
        if (depth < r->depth.at[row->kids.at[i]])
            depth = r->depth.at[row->kids.at[i]];
    r->t->depth = depth > r->t->depth ? depth : r->t->depth;
    return depth;
}

static int number_of(struct run *r, const struct pred *p)
{
    while (r->number.n <= p->id)
        *PUSH(r->number) = 0;
    if (r->number.at[p->id])
        return r->number.at[p->id] - 2;
    struct tree_pred row = {.pred = p};
    bool asks = p->kind != PRED_TRUE && !(p->kind == PRED_NOT && forgets(r, p->kid[0]));
    if (asks) {
        add_atoms(r, &row, p);
        add_subs(r, &row, p);
        asks = add_kids(r, &row, p);
    }
    if (asks) {
        *PUSH(r->depth) = depth_of(r, &row);
        *PUSH(r->t->preds) = row;
    }
    r->number.at[p->id] = asks ? r->t->preds.n + 1 : HOLDS + 2;
    return r->number.at[p->id] - 2;
}

/* ---- by operator ---- */

static bool has_head(const struct pred *p, const struct node_op *op)
{
    const struct atom *head = pred_head(p);
    return !head || (op && has_op(head, op));
}

/* may: by number, whether those before it may hold there. */
static bool may_hold_at(const struct tree_pred *row, const struct node_op *op, const bool *may)
{
    bool any = false, all = true;
    for (int i = 0; i < row->kids.n; i++) {
        any = any || may[row->kids.at[i]];
        all = all && may[row->kids.at[i]];
    }
    for (int i = 0; op && op->structural != STRUCT_GET && i < row->subs.n; i += 2)
        all = all && (row->subs.at[i] != STEP_RESULT || may[row->subs.at[i + 1]]);
    return row->pred->kind == PRED_NOT || (row->pred->kind == PRED_SOME ? any : all && has_head(row->pred, op));
}

static int in_order(const void *a, const void *b)
{
    const struct want *x = a, *y = b;
    return x->part != y->part ? x->part - y->part : x->wanted != y->wanted ? x->wanted - y->wanted : x->by - y->by;
}

static bool is_hard(const struct tree_pred *p)
{
    return p->pred->kind == PRED_NOT || p->pred->kind == PRED_SOME || p->kids.n > 0 || p->n_results > 0;
}

static void add_wants(const struct tree *t, const struct tree_pred *p, int by, wants *all)
{
    for (int i = 0; i < p->atoms.n; i++)
        *PUSH(*all) = (struct want){asks_node(t->atoms.at[p->atoms.at[i]]) ? BY_NODE : BY_CLASS, p->atoms.at[i], by};
    for (int i = 0; i < p->subs.n; i += 2)
        if (p->subs.at[i] != STEP_RESULT)
            *PUSH(*all) = (struct want){OF_OPERANDS + p->subs.at[i], p->subs.at[i + 1], by};
}

/* What is asked of the call whose result a node is gets a bit of its own behind the row's predicates, so that calls
 * which differ in it differ on the first axis. */
static int add_result_wants(const struct tree_op *row, const struct tree *t, wants *all)
{
    VEC(int) seen = {0};
    for (int i = 0; i < row->preds.n; i++) {
        const struct tree_pred *p = &t->preds.at[row->preds.at[i]];
        for (int k = 0; k < p->subs.n; k += 2) {
            if (p->subs.at[k] != STEP_RESULT || HAS(seen, p->subs.at[k + 1]))
                continue;
            *PUSH(*all) = (struct want){OF_OPERANDS, p->subs.at[k + 1], row->preds.n + seen.n};
            *PUSH(seen) = p->subs.at[k + 1];
        }
    }
    const int n = seen.n;
    DROP(seen);
    return n;
}

/* How many of the wants from `first` on are of the same thing. */
static int same_wants(const wants *all, int first)
{
    int n = 1;
    while (first + n < all->n && all->at[first + n].part == all->at[first].part &&
           all->at[first + n].wanted == all->at[first].wanted)
        n++;
    return n;
}

/* Who asks it, and by which: of an atom in the row, of a predicate with that. */
static void add_ask(struct tree *t, struct tree_op *row, const struct want *first, int n, int axis)
{
    const bool is_atom = first->part < OF_OPERANDS;
    const int head[2] = {is_atom ? first->wanted : axis, n};
    for (int i = 0; i < n + 2; i++) {
        const int word = i < 2 ? head[i] : first[i - 2].by;
        if (is_atom)
            *PUSH(row->asks) = word;
        else
            *PUSH(t->preds.at[first->wanted].askers) = word;
    }
}

/* An axis: its operand, and a bit for each predicate that asks nothing of it.  Its wants begin at `first`. */
static void add_axis(struct tree_op *row, const wants *all, int first)
{
    const int part = all->at[first].part;
    *PUSH(row->parts) = row->asks.n;
    *PUSH(row->asks) = part - OF_OPERANDS;
    const int words = row->asks.n;
    for (int w = 0; w < 4 * row->n_words; w++)
        *PUSH(row->asks) = UINT16_MAX;
    for (; first < all->n && all->at[first].part == part; first++)
        row->asks.at[words + all->at[first].by / 16] &= ~(1 << all->at[first].by % 16);
}

/* Where the predicate stands in the row; DFG_TREE_NOWHERE: it may not hold there. */
static int place_in(const struct tree_op *row, int pred)
{
    int low = 0, high = row->preds.n;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (row->preds.at[middle] < pred)
            low = middle + 1;
        else
            high = middle;
    }
    return low < row->preds.n && row->preds.at[low] == pred ? low : DFG_TREE_NOWHERE;
}

/* One that others decide. */
static void add_hard(struct tree_op *row, const struct tree_pred *p, int at)
{
    const int kind = p->pred->kind == PRED_SOME ? DFG_TREE_SOME : p->pred->kind == PRED_NOT ? DFG_TREE_NOT : DFG_TREE_ALL;
    *PUSH(row->asks) = at;
    *PUSH(row->asks) = kind | (pred_denies_leaf(p->pred) ? DFG_TREE_FREE : 0);
    *PUSH(row->asks) = p->kids.n;
    *PUSH(row->asks) = p->n_results;
    for (int i = 0; i < p->kids.n; i++)
        *PUSH(row->asks) = place_in(row, p->kids.at[i]);
    for (int i = 0; i < p->subs.n; i += 2)
        if (p->subs.at[i] == STEP_RESULT) {
            *PUSH(row->asks) = place_in(row, p->subs.at[i + 1]);
            *PUSH(row->asks) = p->subs.at[i + 1];
        }
    row->asks.at[0]++;
}

/* The parts of a row, and what it asks of operands with the predicates that it asks. */
static void add_asks(struct tree *t, struct tree_op *row)
{
    wants all = {0};
    *PUSH(row->parts) = 0;
    *PUSH(row->asks) = 0;
    for (int i = 0; i < row->preds.n; i++) {
        const struct tree_pred *p = &t->preds.at[row->preds.at[i]];
        add_wants(t, p, i, &all);
        if (is_hard(p))
            add_hard(row, p, i);
    }
    row->axes = t->n_axes;
    row->n_words = (row->preds.n + add_result_wants(row, t, &all) + 63) / 64;
    if (all.n > 1)
        qsort(all.at, (size_t)all.n, sizeof *all.at, in_order);
    int i = 0;
    for (int part = BY_CLASS; part <= BY_NODE; part++) {
        const int begin = row->asks.n;
        *PUSH(row->parts) = begin;
        *PUSH(row->asks) = 0;
        for (int n; i < all.n && all.at[i].part == part; i += n, row->asks.at[begin]++)
            add_ask(t, row, &all.at[i], n = same_wants(&all, i), 0);
    }
    while (i < all.n) {
        const int part = all.at[i].part;
        add_axis(row, &all, i);
        for (int n; i < all.n && all.at[i].part == part; i += n)
            add_ask(t, row, &all.at[i], n = same_wants(&all, i), t->n_axes);
        t->n_axes++;
    }
    DROP(all);
}

/* may: by number, which may hold at a node; left are those that an entry, a user of the node or one of these asks for: an
 * option of a commutative call says nothing of itself which call it is, and would stand in the row of every operator. */
static void keep_asked(const struct tree *t, bool *may)
{
    bool *asked = alloc(sizeof *asked * ((size_t)t->preds.n + 1));
    for (int i = t->preds.n - 1; i >= 0; i--) {
        const struct tree_pred *p = &t->preds.at[i];
        may[i] = may[i] && (p->stored || p->hits.n > 0 || asked[i]);
        for (int k = 0; may[i] && k < p->kids.n; k++)
            asked[p->kids.at[k]] = true;
    }
}

static void add_op(struct run *r, const struct node_op *op)
{
    struct tree *t = r->t;
    struct tree_op *row = PUSH(t->ops);
    bool *may = alloc(sizeof *may * ((size_t)t->preds.n + 1));
    *row = (struct tree_op){.op = op};
    for (int i = 0; i < t->preds.n; i++)
        may[i] = may_hold_at(&t->preds.at[i], op, may);
    keep_asked(t, may);
    for (int i = 0; i < t->preds.n; i++)
        if (may[i])
            *PUSH(row->preds) = i;
    add_asks(t, row);
}

struct tree *plan_tree(const struct facts *f)
{
    struct run r = {.t = alloc(sizeof *r.t)};
    struct tree *t = r.t;
    for (int i = 0; i < f->n; i++) {
        const struct pred *p = plan_options(f->of[i]->pred);
        if (p->kind == PRED_FALSE)
            continue;
        int root = number_of(&r, p);
        if (root == HOLDS) { /* a predicate that asks nothing */
            root = t->preds.n;
            *PUSH(r.depth) = 0;
            *PUSH(t->preds) = (struct tree_pred){.pred = &pred_true};
        }
        *PUSH(t->preds.at[root].hits) = i;
        if (t->preds.n >= MOST_PREDS || t->atoms.n > MOST_PREDS || t->preds.at[root].hits.n > MOST_HITS)
            return NULL;
    }
    add_op(&r, NULL);
    for (int i = 0; i < r.heads.n; i++)
        add_op(&r, r.heads.at[i]);
    for (int i = 0; i < t->preds.n; i++) {
        const struct tree_pred *row = &t->preds.at[i];
        t->n_words += DFG_TREE_HEADER + row->hits.n + row->askers.n;
    }
    for (int i = 0; i < t->ops.n; i++)
        t->n_words += t->ops.at[i].preds.n + t->ops.at[i].asks.n + 2 * t->ops.at[i].parts.n;
    return t;
}

int plan_widest(const struct tree *t)
{
    int most = 0;
    for (int i = 0; i < t->ops.n; i++)
        most = t->ops.at[i].preds.n > most ? t->ops.at[i].preds.n : most;
    return most;
}

struct automaton *plan_table(struct facts *f)
{
    const bool is_auto = opt.strategy == STRATEGY_AUTO;
    const bool wants = opt.strategy == STRATEGY_TABLE || (is_auto && f->n >= LEAST_TREE_ENTRIES && !opt.binding);
    const struct tree *t = wants ? plan_tree(f) : NULL;
    if (!t || (is_auto && plan_widest(t) > f->n)) /* labels would say little of one node that is true of another */
        return plan(f);
    struct automaton *a = alloc(sizeof *a);
    *a = (struct automaton){.facts = f, .tree = t};
    return a;
}
