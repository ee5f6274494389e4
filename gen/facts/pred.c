/* pred.c -- predicates over places: and, or, not; equal ones one object.
 *
 * In:   atoms and predicates, all about one node.
 * Out:  their conjunction or choice in a normal form: atoms sorted, operators
 *       intersected, tests of one operand joined, options that can't be true
 *       dropped.  FALSE where outcomes contradict each other.
 *
 * Hash-consing (Ershov 1958): a predicate is found by its content, whose parts
 * are such objects already, so that comparing is comparing pointers.
 */
#include "facts.h"

#include <stdlib.h>
#include <string.h>

struct pred pred_true = {.kind = PRED_TRUE}, pred_false = {.kind = PRED_FALSE};

/* ---- one object for equal content ---- */

static struct {
    struct pred **slot;
    size_t cap, n;
} known;
static int n_preds = 2;

static size_t mix(size_t h, size_t x)
{
    return (h ^ x) * (size_t)0x9E3779B97F4A7C15u + (h >> 29);
}

static size_t hash_of(const struct pred *p)
{
    size_t h = mix(mix((uintptr_t)p->given >> 4, (uintptr_t)p->counted >> 4), (size_t)p->kind);
    for (int i = 0; i < p->n_atoms; i++)
        h = mix(h, (uintptr_t)p->atom[i] >> 4);
    for (int i = 0; i < p->n_subs; i++)
        h = mix(mix(h, (size_t)p->sub[i].step + 8), (size_t)p->sub[i].pred->id);
    for (int i = 0; i < p->n_kids; i++)
        h = mix(h, (size_t)p->kid[i]->id);
    return h ^ h >> sizeof h * 4; /* the upper half */
}

static bool same_content(const struct pred *a, const struct pred *b)
{
    if (a->kind != b->kind || a->n_atoms != b->n_atoms || a->n_subs != b->n_subs || a->n_kids != b->n_kids ||
        a->given != b->given || a->counted != b->counted)
        return false;
    for (int i = 0; i < a->n_atoms; i++)
        if (a->atom[i] != b->atom[i])
            return false;
    for (int i = 0; i < a->n_subs; i++)
        if (a->sub[i].step != b->sub[i].step || a->sub[i].pred != b->sub[i].pred)
            return false;
    for (int i = 0; i < a->n_kids; i++)
        if (a->kid[i] != b->kid[i])
            return false;
    return true;
}

static size_t slot_of(const struct pred *p)
{
    size_t i = hash_of(p) & (known.cap - 1);
    while (known.slot[i] && !same_content(known.slot[i], p))
        i = (i + 1) & (known.cap - 1);
    return i;
}

static void grow_known(void)
{
    struct pred **old = known.slot;
    size_t cap = known.cap;
    known.cap = cap ? cap * 2 : 256;
    known.slot = alloc(known.cap * sizeof(struct pred *));
    for (size_t i = 0; i < cap; i++)
        if (old[i])
            known.slot[slot_of(old[i])] = old[i];
}

static bool heads_differ(const struct pred *a, const struct pred *b)
{
    return pred_head(a) && pred_head(b) && !heads_share(pred_head(a), pred_head(b));
}

/* Does an operator, of the node or of an operand, say which of the two it may be? */
static bool is_decided(const struct pred *a, const struct pred *b)
{
    bool decided = heads_differ(a, b);
    for (int i = 0; i < a->n_subs; i++)
        for (int k = 0; k < b->n_subs; k++)
            decided =
                decided || (a->sub[i].step == b->sub[k].step && heads_differ(a->sub[i].pred, b->sub[k].pred));
    return decided;
}

/* Options that an operator decides cost as much as the costliest, others add up. */
static double choice_tests(const struct pred *p)
{
    double sum = 0, most = 0;
    bool decided = true;
    for (int i = 0; i < p->n_kids; i++) {
        for (int k = 0; k < i; k++)
            decided = decided && is_decided(p->kid[i], p->kid[k]);
        sum += p->kid[i]->tests;
        most = p->kid[i]->tests > most ? p->kid[i]->tests : most;
    }
    return decided ? most + p->n_kids : sum;
}

/* Height and tests of a predicate from those of its parts. */
static void measure(struct pred *p)
{
    p->tests = p->kind == PRED_SOME ? choice_tests(p) : p->n_atoms;
    for (int i = 0; i < p->n_subs; i++) {
        p->tests += p->sub[i].pred->tests;
        if (p->height <= p->sub[i].pred->height)
            p->height = p->sub[i].pred->height + 1;
    }
    for (int i = 0; i < p->n_kids; i++) {
        p->tests += p->kind == PRED_SOME ? 0 : p->kid[i]->tests;
        if (p->height < p->kid[i]->height)
            p->height = p->kid[i]->height;
    }
}

static struct pred *find_or_keep(struct pred p, const struct pnode *origin)
{
    if (known.n * 2 >= known.cap)
        grow_known();
    struct pred **slot = &known.slot[slot_of(&p)];
    if (!*slot) {
        struct pred *q = alloc(sizeof *q);
        *q = p;
        q->id = n_preds++;
        q->origin = origin;
        measure(q);
        *slot = q;
        known.n++;
    }
    if (!(*slot)->origin)
        (*slot)->origin = origin;
    return *slot;
}

struct pred *pred_atom(const struct atom *a)
{
    const struct atom **at = alloc(sizeof(struct atom *));
    *at = a;
    return find_or_keep((struct pred){.kind = PRED_ALL, .atom = at, .n_atoms = 1}, a->node);
}

struct pred *pred_at(int step, struct pred *p)
{
    if (p->kind == PRED_TRUE || p->kind == PRED_FALSE)
        return p;
    struct sub *s = alloc(sizeof *s);
    *s = (struct sub){step, p};
    return find_or_keep((struct pred){.kind = PRED_ALL, .sub = s, .n_subs = 1}, NULL);
}

const struct atom *pred_head(const struct pred *p)
{
    return p->kind == PRED_ALL && p->n_atoms && p->atom[0]->kind == ATOM_HEAD ? p->atom[0] : NULL;
}

/* ---- conjunction ---- */

struct parts {
    VEC(const struct atom *) atoms;
    VEC(struct sub) subs;
    preds kids;
    bool dead;
};

static void add_part(struct parts *c, const struct pred *p)
{
    c->dead |= p->kind == PRED_FALSE;
    for (int i = 0; p->kind == PRED_ALL && i < p->n_atoms; i++)
        *PUSH(c->atoms) = p->atom[i];
    for (int i = 0; p->kind == PRED_ALL && i < p->n_subs; i++)
        *PUSH(c->subs) = p->sub[i];
    for (int i = 0; p->kind == PRED_ALL && i < p->n_kids; i++)
        *PUSH(c->kids) = p->kid[i];
    if (p->kind == PRED_SOME || p->kind == PRED_NOT)
        *PUSH(c->kids) = (struct pred *)p;
}

static const struct atom *heads_common(const struct atom *a, const struct atom *b)
{
    struct node_op *h = alloc(sizeof *h * (size_t)a->n_heads);
    int n = 0;
    for (int i = 0; i < a->n_heads; i++)
        if (has_op(b, &a->heads[i]))
            h[n++] = a->heads[i];
    return atom_heads(h, n, a->node);
}

static int by_atom(const void *a, const void *b)
{
    return atom_order(*(const struct atom *const *)a, *(const struct atom *const *)b);
}

/* Sorts, drops equal ones and intersects operators. */
static void join_atoms(struct parts *c)
{
    for (int i = 0; i < c->atoms.n && !c->dead; i++)
        for (int k = 0; k < i; k++)
            c->dead |= atoms_conflict(c->atoms.at[k], c->atoms.at[i]);
    if (c->dead || c->atoms.n == 0)
        return;
    qsort(c->atoms.at, (size_t)c->atoms.n, sizeof *c->atoms.at, by_atom);
    int n = 0;
    for (int i = 0; i < c->atoms.n; i++) {
        const struct atom *a = c->atoms.at[i];
        if (n > 0 && a == c->atoms.at[n - 1])
            continue;
        if (n > 0 && a->kind == ATOM_HEAD) { /* sorted: the one before is the other HEAD */
            c->atoms.at[n - 1] = heads_common(c->atoms.at[n - 1], a);
            c->dead |= c->atoms.at[n - 1]->n_heads == 0;
            continue;
        }
        c->atoms.at[n++] = a;
    }
    c->atoms.n = n;
}

static int by_step(const void *a, const void *b)
{
    const struct sub *x = a, *y = b;
    return x->step != y->step ? x->step - y->step : x->pred->id - y->pred->id;
}

static void join_subs(struct parts *c)
{
    if (c->subs.n < 2)
        return;
    qsort(c->subs.at, (size_t)c->subs.n, sizeof *c->subs.at, by_step);
    int n = 1;
    for (int i = 1; i < c->subs.n; i++) {
        struct sub *last = &c->subs.at[n - 1], *s = &c->subs.at[i];
        if (last->step == s->step)
            last->pred = pred_all((struct pred *[]){last->pred, s->pred}, 2, last->pred->origin);
        else
            c->subs.at[n++] = *s;
        c->dead |= c->subs.at[n - 1].pred->kind == PRED_FALSE;
    }
    c->subs.n = n;
}

static bool sees_conflict(const struct parts *c, const struct pred *option)
{
    for (int i = 0; option->kind == PRED_ALL && i < option->n_atoms; i++)
        for (int k = 0; k < c->atoms.n; k++)
            if (atoms_conflict(option->atom[i], c->atoms.at[k]))
                return true;
    return option->kind == PRED_FALSE;
}

/* A choice without the options that contradict the rest. */
static struct pred *open_options(const struct parts *c, struct pred *some)
{
    preds left = {0};
    for (int i = 0; i < some->n_kids; i++)
        if (!sees_conflict(c, some->kid[i]))
            *PUSH(left) = some->kid[i];
    return left.n == some->n_kids ? some : pred_some(left.at, left.n, some->origin);
}

/* Drops equal choices and dead options; true: one became plain, join again. */
static bool join_kids(struct parts *c)
{
    int n = 0;
    bool again = false;
    for (int i = 0; i < c->kids.n; i++) {
        struct pred *k = c->kids.at[i];
        if (k->kind == PRED_SOME)
            k = open_options(c, k);
        bool twice = k->kind == PRED_TRUE;
        for (int j = 0; j < n; j++)
            twice |= c->kids.at[j] == k;
        if (twice)
            continue;
        c->dead |= k->kind == PRED_FALSE;
        c->kids.at[n++] = k;
        again |= k->kind == PRED_ALL;
    }
    c->kids.n = n;
    return again && !c->dead;
}

/* Puts what became plain among the rest. */
static void dissolve(struct parts *c)
{
    preds kids = c->kids;
    c->kids = (preds){0};
    for (int i = 0; i < kids.n; i++)
        add_part(c, kids.at[i]);
    DROP(kids);
}

struct pred *pred_all(struct pred *const *list, int n, const struct pnode *origin)
{
    struct parts c = {0};
    for (int i = 0; i < n; i++)
        add_part(&c, list[i]);
    for (bool again = true; again && !c.dead;) {
        join_atoms(&c);
        join_subs(&c);
        again = !c.dead && join_kids(&c);
        if (again)
            dissolve(&c);
    }
    const struct pred joined = {.kind = PRED_ALL,
                                .atom = c.atoms.at,
                                .n_atoms = c.atoms.n,
                                .sub = c.subs.at,
                                .n_subs = c.subs.n,
                                .kid = c.kids.at,
                                .n_kids = c.kids.n};
    struct pred *all = c.dead                                                ? &pred_false
                       : c.atoms.n > 0 || c.subs.n > 0 || c.kids.n > 1 ? find_or_keep(joined, origin)
                       : c.kids.n > 0                                        ? c.kids.at[0]
                                                                             : &pred_true;
    if (all->atom != c.atoms.at)
        DROP(c.atoms);
    if (all->sub != c.subs.at)
        DROP(c.subs);
    if (all->kid != c.kids.at)
        DROP(c.kids);
    return all;
}

/* ---- choice, denial ---- */

struct pred *pred_some(struct pred *const *list, int n, const struct pnode *origin)
{
    preds kids = {0};
    for (int i = 0; i < n; i++) {
        struct pred *p = list[i];
        int inner = p->kind == PRED_SOME ? p->n_kids : 1;
        if (p->kind == PRED_TRUE)
            return &pred_true;
        for (int k = 0; k < inner && p->kind != PRED_FALSE; k++) {
            struct pred *option = p->kind == PRED_SOME ? p->kid[k] : p;
            if (!HAS(kids, option))
                *PUSH(kids) = option;
        }
    }
    if (kids.n <= 1)
        return kids.n ? kids.at[0] : &pred_false;
    return find_or_keep((struct pred){.kind = PRED_SOME, .kid = kids.at, .n_kids = kids.n}, origin);
}

struct pred *pred_not(struct pred *p)
{
    if (p->kind == PRED_TRUE || p->kind == PRED_FALSE)
        return p->kind == PRED_TRUE ? &pred_false : &pred_true;
    struct pred **kid = alloc(sizeof(struct pred *));
    *kid = p;
    return find_or_keep((struct pred){.kind = PRED_NOT, .kid = kid, .n_kids = 1}, p->origin);
}

struct pred *pred_near(struct pred *p, int depth)
{
    preds parts = {0};
    if (p->height <= depth || p->kind == PRED_NOT)
        return p->height <= depth ? p : &pred_true;
    for (int i = 0; i < p->n_atoms; i++)
        *PUSH(parts) = pred_atom(p->atom[i]);
    for (int i = 0; depth > 0 && i < p->n_subs; i++)
        *PUSH(parts) = pred_at(p->sub[i].step, pred_near(p->sub[i].pred, depth - (p->sub[i].step != STEP_RESULT)));
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(parts) = pred_near(p->kid[i], depth);
    return p->kind == PRED_SOME ? pred_some(parts.at, parts.n, p->origin) : pred_all(parts.at, parts.n, p->origin);
}

struct pred *pred_given(const struct pred *p, const struct atom *head, const struct atom *operands,
                        const struct pnode *origin)
{
    struct pred left = *p;
    left.given = head;
    left.counted = operands;
    left.tests = left.height = 0;
    left.origin = NULL;
    left.name = NULL;
    return find_or_keep(left, origin);
}

bool pred_is_function(const struct pred *p)
{
    const bool is_result = p->n_subs == 1 && !p->n_atoms && !p->n_kids && p->sub[0].step == STEP_RESULT;
    return p->kind == PRED_ALL && (p->n_subs > 0 || p->n_kids > 0) && !is_result;
}

/* Variables, constants and references may stand in an enclosing function, too. */
bool pred_is_leaf(const struct pred *p)
{
    const struct atom *head = pred_head(p);
    bool is_leaf = p->kind == PRED_ALL && p->n_subs == 0 && p->n_kids == 0 && p->atom[0]->kind != ATOM_SET;
    for (int i = 0; head && i < head->n_heads; i++) {
        enum structural s = head->heads[i].structural;
        is_leaf =
            is_leaf && (s == STRUCT_VAR || s == STRUCT_CONST || s == STRUCT_GLOBAL || s == STRUCT_OP_REF);
    }
    return is_leaf;
}

bool pred_denies_leaf(const struct pred *p)
{
    return p->kind == PRED_NOT && pred_is_leaf(p->kid[0]);
}
