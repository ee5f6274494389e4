/* known.c -- drops tests whose outcome is known.
 *
 * In:   the automaton as planned and measured: which groups are alike.
 * Out:  the same without tests that can't fail where they are, and without
 *       what can't hold there.
 *
 * The outcome of a test is known to all that follows it.  Predicates and
 * groups that become functions are called from several places: in them is
 * known what is known at each call.  All callers are looked at before what
 * they call (groups from the longest to the shortest, predicates from the
 * latest made: a predicate is made of older ones), so one pass finds it; a
 * second one, the other way round, writes what is left.
 *
 * Facts are truths about the graph, whoever tested them; so what is tested
 * elsewhere in one conjunction is known, too.
 */
#include "plan.h"

#include <string.h>

struct fact {
    const struct path *at;
    const struct atom *atom;
};
typedef VEC(struct fact) known;

/* A predicate that becomes a function; those of a run by id. */
struct callee {
    struct pred *pred; /* NULL: not asked anywhere */
    known known;       /* of its node, which is the root */
    struct pred *left; /* what remains to be asked */
};

/* A group, and what is known below its top, which is the root here. */
struct visit {
    struct group *group;
    known known;
    int next; /* the next visit of the same group or of one written with it; 0: none */
    bool done;
};

/* The visits of one group and of those written with it, by their numbers. */
struct twins {
    int first, last;
};

static struct {
    VEC(struct callee) callees; /* by id of the predicate */
    VEC(struct visit) visits;
    VEC(int) heap;    /* visits to be made, the longest group first, then in order of being found */
    struct map twins; /* by key of the groups (struct twins *) */
    bool writes;      /* the second pass */
} run;

/* ---- facts ---- */

static const struct path *root_path(void)
{
    return path_step(NULL, 0);
}

/* The place as it is called where `from` is called `to`; NULL: it is not below. */
static const struct path *rebased(const struct path *at, const struct path *from, const struct path *to)
{
    if (!at || at == from)
        return at ? to : NULL;
    const struct path *parent = rebased(at->parent, from, to);
    return parent ? path_step(parent, at->step) : NULL;
}

static known rebase(const known *k, const struct path *from, const struct path *to)
{
    known moved = {0};
    for (int i = 0; from && i < k->n; i++) {
        const struct path *at = rebased(k->at[i].at, from, to);
        if (at)
            *PUSH(moved) = (struct fact){at, k->at[i].atom};
    }
    return moved;
}

static known copy_of(const known *k)
{
    return rebase(k, root_path(), root_path());
}

/* How counts of operands are tested depends on the operands' own tests: only the same test will do. */
static bool is_known(const known *k, const struct path *at, const struct atom *atom)
{
    for (int i = 0; i < k->n; i++)
        if (k->at[i].at == at &&
            (k->at[i].atom == atom || (atom->kind != ATOM_OPERANDS && atom_implies(k->at[i].atom, atom))))
            return true;
    return false;
}

static bool is_excluded(const known *k, const struct path *at, const struct atom *atom)
{
    for (int i = 0; i < k->n; i++)
        if (k->at[i].at == at && atoms_conflict(k->at[i].atom, atom))
            return true;
    return false;
}

/* What a predicate says for certain once it holds. */
static void add_facts(known *k, const struct path *at, const struct pred *p)
{
    for (int i = 0; p->kind == PRED_ALL && i < p->n_atoms; i++)
        if (!is_known(k, at, p->atom[i]))
            *PUSH(*k) = (struct fact){at, p->atom[i]};
    for (int i = 0; p->kind == PRED_ALL && i < p->n_subs; i++)
        add_facts(k, path_step(at, p->sub[i].step), p->sub[i].pred);
}

static const struct atom *known_head(const known *k, const struct path *at)
{
    const struct atom *head = NULL;
    for (int i = 0; i < k->n; i++)
        if (k->at[i].at == at && k->at[i].atom->kind == ATOM_HEAD &&
            (!head || k->at[i].atom->n_heads < head->n_heads))
            head = k->at[i].atom;
    return head;
}

static const struct atom *either_head(const struct atom *a, const struct atom *b)
{
    struct node_op *heads = alloc(sizeof *heads * (size_t)(a->n_heads + b->n_heads));
    int n = 0;
    for (int i = 0; i < a->n_heads; i++)
        heads[n++] = a->heads[i];
    for (int i = 0; i < b->n_heads; i++)
        heads[n++] = b->heads[i];
    return atom_heads(heads, n, a->node);
}

/* What is known of both. */
static known common(const known *a, const known *b)
{
    known both = {0};
    for (int i = 0; i < a->n; i++) {
        const struct fact *f = &a->at[i];
        const struct atom *other = known_head(b, f->at);
        if (is_known(b, f->at, f->atom))
            *PUSH(both) = *f;
        else if (f->atom->kind == ATOM_HEAD && other)
            *PUSH(both) = (struct fact){f->at, either_head(f->atom, other)};
    }
    for (int i = 0; i < b->n; i++)
        if (is_known(a, b->at[i].at, b->at[i].atom) && !is_known(&both, b->at[i].at, b->at[i].atom))
            *PUSH(both) = b->at[i];
    return both;
}

/* ---- predicates ---- */

static struct pred *reduce(const known *k, const struct path *at, struct pred *p);

static bool contradicts(const known *k, const struct path *at, const struct pred *p)
{
    bool found = p->kind == PRED_FALSE;
    for (int i = 0; !found && p->kind == PRED_ALL && i < p->n_atoms; i++)
        found = is_excluded(k, at, p->atom[i]);
    for (int i = 0; !found && p->kind == PRED_ALL && i < p->n_subs; i++)
        found = contradicts(k, path_step(at, p->sub[i].step), p->sub[i].pred);
    return found;
}

static struct callee *callee_of(struct pred *p)
{
    while (run.callees.n <= p->id)
        *PUSH(run.callees) = (struct callee){0};
    return &run.callees.at[p->id];
}

/* The predicate as a function, called where `k` is known. */
static struct pred *call(const known *k, const struct path *at, struct pred *p)
{
    if (run.writes)
        return p->id < run.callees.n && run.callees.at[p->id].left ? run.callees.at[p->id].left : p;
    struct callee *c = callee_of(p);
    const known here = rebase(k, at, root_path());
    const bool first = c->pred == NULL;
    c->pred = p;
    c->known = first ? here : common(&c->known, &here);
    return p;
}

/* The parts of a conjunction one after another, each where those before it hold. */
static struct pred *reduce_parts(const known *before, const struct path *at, struct pred *p)
{
    preds left = {0};
    known k = copy_of(before);
    for (int i = 0; i < p->n_atoms; i++)
        if (!is_known(before, at, p->atom[i]))
            *PUSH(left) = pred_atom(p->atom[i]);
    for (int i = 0; i < p->n_atoms; i++)
        *PUSH(k) = (struct fact){at, p->atom[i]};
    for (int i = 0; i < p->n_subs; i++) {
        const struct path *to = path_step(at, p->sub[i].step);
        *PUSH(left) = pred_at(p->sub[i].step, reduce(&k, to, p->sub[i].pred));
        add_facts(&k, to, p->sub[i].pred);
    }
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(left) = reduce(&k, at, p->kid[i]);
    return run.writes ? pred_all(left.at, left.n, p->origin) : p;
}

/* Options are written out where they only say which operands: no functions of their own. */
static struct pred *reduce_option(const known *k, const struct path *at, struct pred *p)
{
    return p->kind == PRED_ALL && p->n_kids == 0 && p->n_atoms == 0 && !contradicts(k, at, p)
               ? reduce_parts(k, at, p)
               : reduce(k, at, p);
}

static struct pred *reduce(const known *k, const struct path *at, struct pred *p)
{
    preds left = {0};
    if (contradicts(k, at, p))
        return &pred_false;
    switch (p->kind) {
    case PRED_NOT: /* what is denied is written as it stands */
        *PUSH(left) = reduce(&(known){0}, at, p->kid[0]);
        return run.writes ? pred_not(left.at[0]) : p;
    case PRED_SOME:
        for (int i = 0; i < p->n_kids; i++)
            *PUSH(left) = reduce_option(k, at, p->kid[i]);
        return run.writes ? pred_some(left.at, left.n, p->origin) : p;
    case PRED_ALL:
        return pred_is_function(p) ? call(k, at, p) : reduce_parts(k, at, p);
    case PRED_FALSE:
    case PRED_TRUE:
        break;
    }
    return p;
}

/* How many operands the place is known to have, or NULL. */
static const struct atom *known_operands(const known *k, const struct path *at)
{
    const struct atom *operands = NULL;
    for (int i = 0; i < k->n && !operands; i++)
        if (k->at[i].at == at && k->at[i].atom->kind == ATOM_OPERANDS)
            operands = k->at[i].atom;
    return operands;
}

/* What a function has to ask: the operator that all its callers know stays its name. */
static void write_callee(struct callee *c)
{
    const struct atom *head = pred_head(c->pred), *operands = known_operands(&c->known, root_path());
    struct pred *left = reduce_parts(&c->known, root_path(), c->pred);
    const bool told = head && pred_head(left) != head && is_known(&c->known, root_path(), head);
    if (left->kind == PRED_ALL && (told || operands))
        left = pred_given(left, told ? head : NULL, operands, c->pred->origin);
    if (left->kind == PRED_ALL && !left->name)
        left->name = c->pred->name               ? c->pred->name
                     : head && head->heads[0].op ? head->heads[0].op->c_name
                                                 : NULL;
    c->left = left;
}

/* ---- groups ---- */

static bool is_sooner(int a, int b)
{
    const int lines[] = {run.visits.at[a].group->lines, run.visits.at[b].group->lines};
    return lines[0] != lines[1] ? lines[0] > lines[1] : a < b;
}

static void swap_in_heap(int i, int k)
{
    const int was = run.heap.at[i];
    run.heap.at[i] = run.heap.at[k];
    run.heap.at[k] = was;
}

static void heap_add(int visit)
{
    *PUSH(run.heap) = visit;
    for (int i = run.heap.n - 1; i > 0 && is_sooner(run.heap.at[i], run.heap.at[(i - 1) / 2]); i = (i - 1) / 2)
        swap_in_heap(i, (i - 1) / 2);
}

static int heap_take(void)
{
    const int first = run.heap.at[0];
    run.heap.at[0] = run.heap.at[--run.heap.n];
    for (int i = 0, k; (k = 2 * i + 1) < run.heap.n; i = k) {
        if (k + 1 < run.heap.n && is_sooner(run.heap.at[k + 1], run.heap.at[k]))
            k++;
        if (!is_sooner(run.heap.at[k], run.heap.at[i]))
            break;
        swap_in_heap(i, k);
    }
    return first;
}

/* What groups that are written once have in common; of a group without twins itself. */
static const char *twins_key(const struct group *g)
{
    return g->twins > 1 ? g->key : (const char *)g;
}

static void visit_later(struct group *g, const known *k)
{
    if (run.writes)
        return;
    const int visit = run.visits.n;
    *PUSH(run.visits) = (struct visit){.group = g, .known = rebase(k, g->top, root_path())};
    heap_add(visit);
    struct twins *t = pat_map_get(&run.twins, twins_key(g));
    if (t) {
        run.visits.at[t->last].next = visit;
        t->last = visit;
    } else {
        t = alloc(sizeof *t);
        *t = (struct twins){visit, visit};
        map_put(&run.twins, twins_key(g), t);
    }
}

/* What of a test is left to ask; TRUE: nothing. */
static struct pred *reduce_test(const known *k, const struct test *t)
{
    if (t->pred)
        return reduce(k, t->at, t->pred);
    return is_excluded(k, t->at, t->atom) ? &pred_false
           : is_known(k, t->at, t->atom)  ? &pred_true
                                          : pred_atom(t->atom);
}

typedef VEC(struct stmt) stmts_list;

static void append(stmts_list *list, const struct group *g)
{
    for (int i = 0; i < g->stmts.n; i++)
        *PUSH(*list) = g->stmts.at[i];
}

static void walk_if(const known *before, struct stmt *s, stmts_list *kept)
{
    struct stmt left = *s;
    known k = copy_of(before);
    memset(&left.tests, 0, sizeof left.tests);
    for (int i = 0; i < s->tests.n; i++) {
        const struct test *t = &s->tests.at[i];
        struct pred *p = reduce_test(&k, t);
        if (p->kind == PRED_FALSE)
            return;
        if (p->kind != PRED_TRUE)
            *PUSH(left.tests) = t->atom ? *t : (struct test){.at = t->at, .pred = p};
        add_facts(&k, t->at, t->pred ? t->pred : pred_atom(t->atom));
    }
    visit_later(s->body, &k);
    if (s->body->stmts.n > 0 && (left.tests.n > 0 || s->tests.n == 0))
        *PUSH(*kept) = left;
    else
        append(kept, s->body);
}

static void walk_switch(const known *before, struct stmt *s, stmts_list *kept)
{
    struct stmt left = *s;
    memset(&left.branches, 0, sizeof left.branches);
    for (int i = 0; i < s->branches.n; i++) {
        const struct branch *b = &s->branches.at[i];
        if (is_excluded(before, s->tests.at[0].at, b->head))
            continue;
        known k = copy_of(before);
        *PUSH(k) = (struct fact){s->tests.at[0].at, b->head};
        visit_later(b->body, &k);
        if (b->body->stmts.n > 0)
            *PUSH(left.branches) = *b;
    }
    if (left.branches.n > 0)
        *PUSH(*kept) = left;
}

static void walk_group(const struct visit *v)
{
    struct group *g = v->group;
    const known k = rebase(&v->known, root_path(), g->top ? g->top : root_path());
    stmts_list kept = {0};
    for (int i = 0; i < g->stmts.n; i++) {
        struct stmt *s = &g->stmts.at[i];
        if (s->kind == STMT_HIT || s->kind == STMT_ATTRS)
            *PUSH(kept) = *s;
        else if (s->kind == STMT_IF)
            walk_if(&k, s, &kept);
        else
            walk_switch(&k, s, &kept);
    }
    if (run.writes) {
        g->stmts.at = kept.at;
        g->stmts.n = kept.n;
        g->stmts.cap = kept.cap;
    }
}

/* ---- both passes ---- */

/* The operands that are known to be there. */
static void add_counts(struct group *g, const known *k)
{
    for (int i = 0; i < k->n; i++)
        if (k->at[i].atom->kind == ATOM_OPERANDS)
            *PUSH(g->counts) = (struct test){.at = rebased(k->at[i].at, root_path(), g->top), .atom = k->at[i].atom};
}

/* A group and those written with it: all of them have been found when the longer ones are visited. */
static void visit_twins(const struct group *g)
{
    const int first = ((struct twins *)pat_map_get(&run.twins, twins_key(g)))->first;
    known k = run.visits.at[first].known;
    for (int i = run.visits.at[first].next; i; i = run.visits.at[i].next)
        k = common(&k, &run.visits.at[i].known);
    for (int i = first, next; i >= 0; i = next) {
        add_counts(run.visits.at[i].group, &k);
        run.visits.at[i].known = k;
        run.visits.at[i].done = true;
        next = run.visits.at[i].next ? run.visits.at[i].next : -1;
        const struct visit v = run.visits.at[i];
        walk_group(&v);
    }
}

void plan_known(struct automaton *a)
{
    memset(&run, 0, sizeof run);
    for (int i = 0; i < a->roots.n; i++) {
        known k = {0};
        if (a->roots.at[i].head)
            *PUSH(k) = (struct fact){root_path(), a->roots.at[i].head};
        visit_later(a->roots.at[i].body, &k);
    }
    while (run.heap.n > 0) {
        const int visit = heap_take();
        if (!run.visits.at[visit].done)
            visit_twins(run.visits.at[visit].group);
    }
    for (int i = run.callees.n - 1; i >= 0; i--)
        if (run.callees.at[i].pred) {
            const struct callee c = run.callees.at[i];
            reduce_parts(&c.known, root_path(), c.pred);
        }
    run.writes = true;
    for (int i = 0; i < run.callees.n; i++)
        if (run.callees.at[i].pred)
            write_callee(&run.callees.at[i]);
    for (int i = run.visits.n - 1; i >= 0; i--) /* what a group holds was found behind it */
        walk_group(&run.visits.at[i]);
}
