/* plan.c -- decides the order of tests.
 *
 * In:   the facts of every pattern of one table, in order of text.
 * Out:  an automaton of level 1 in which each pattern has one leaf for each
 *       form of its root, so that its size is linear in the facts.
 *
 * Greedy: test what most patterns test.  The choice of heuristic hardly
 * matters (Scott & Ramsey 2000); never cloning a pattern does, since decision
 * trees that clone are exponential in the worst case (Maranget 2008).
 * Patterns without the test come once, after it: backtracking.
 */
#include "plan.h"

#include <stdlib.h>

/* One form of a pattern, and what is still to be asked. */
struct goal {
    const struct path *at;
    struct pred *pred;
    const struct atom *atom; /* one of them */
    bool op_known;           /* the operators that it may be at are known already */
};
struct item {
    int hit;
    VEC(struct goal) goals;
    struct pred *root;
    bool opened;
};
typedef VEC(struct item *) items;

/* A question that some items ask; the first in this order is asked. */
enum question_kind { ASK_PRED, ASK_ATOM, ASK_HEAD };
struct question {
    const struct path *at;
    enum question_kind kind;
    const void *what; /* pred or atom; HEAD: NULL */
    int item, order;  /* who asks; place in the list of all */
    int count;
    double cost;
};

static VEC(struct path *) paths;

const struct path *path_step(const struct path *parent, int step)
{
    for (int i = 0; i < paths.n; i++)
        if (paths.at[i]->parent == parent && paths.at[i]->step == step)
            return paths.at[i];
    struct path *p = alloc(sizeof *p);
    *p = (struct path){parent, step, parent ? parent->depth + 1 : 0};
    return *PUSH(paths) = p;
}

/* ---- items ---- */

/* What a conjunction asks at its place and at the operands, but for `asked`. */
static void add_goals(struct item *item, const struct path *at, struct pred *p, const struct atom *asked)
{
    if (p->kind != PRED_ALL) {
        if (p->kind != PRED_TRUE)
            *PUSH(item->goals) = (struct goal){.at = at, .pred = p};
        return;
    }
    for (int i = 0; i < p->n_atoms; i++)
        if (p->atom[i] != asked)
            *PUSH(item->goals) = (struct goal){.at = at, .atom = p->atom[i]};
    for (int i = 0; i < p->n_kids; i++)
        *PUSH(item->goals) = (struct goal){.at = at, .pred = p->kid[i]};
    for (int i = 0; i < p->n_subs; i++)
        *PUSH(item->goals) = (struct goal){.at = path_step(at, p->sub[i].step), .pred = p->sub[i].pred};
}

/* A first result is a call of the operator itself, or a projection. */
static const struct atom *first_result_head(const struct pred *p)
{
    if (p->kind != PRED_ALL || p->n_subs == 0 || p->sub[0].step != STEP_RESULT || !pred_head(p->sub[0].pred))
        return NULL;
    const struct atom *call = pred_head(p->sub[0].pred);
    struct node_op *heads = alloc(sizeof *heads * ((size_t)call->n_heads + 1));
    for (int i = 0; i < call->n_heads; i++)
        heads[i] = call->heads[i];
    heads[call->n_heads].structural = STRUCT_GET;
    return atom_heads(heads, call->n_heads + 1, call->node);
}

static const struct atom *goal_head(const struct goal *g)
{
    if (g->atom)
        return g->atom->kind == ATOM_HEAD ? g->atom : NULL;
    const struct atom *head = pred_head(g->pred);
    return head ? head : g->op_known ? NULL : first_result_head(g->pred);
}

/* ---- questions ---- */

typedef VEC(struct question) questions;

static void ask(questions *q, const struct path *at, enum question_kind kind, const void *what, int item,
                double cost)
{
    struct question one = {.at = at, .kind = kind, .what = what, .item = item, .order = q->n, .cost = cost};
    *PUSH(*q) = one;
}

static void ask_goal(questions *q, const struct goal *g, int item)
{
    if (goal_head(g))
        ask(q, g->at, ASK_HEAD, NULL, item, 1);
    else if (g->atom)
        ask(q, g->at, ASK_ATOM, g->atom, item, g->atom->kind);
    if (!g->pred)
        return;
    ask(q, g->at, ASK_PRED, g->pred, item, g->pred->tests);
    for (int i = 0; !goal_head(g) && g->pred->kind == PRED_ALL && i < g->pred->n_atoms; i++)
        ask(q, g->at, ASK_ATOM, g->pred->atom[i], item, g->pred->atom[i]->kind);
}

static int compare_pointers(const void *a, const void *b)
{
    return (uintptr_t)a < (uintptr_t)b ? -1 : a != b;
}

/* Equal questions side by side; addresses only gather them, they decide nothing. */
static int by_question(const void *pa, const void *pb)
{
    const struct question *a = pa, *b = pb;
    if (a->at != b->at)
        return compare_pointers(a->at, b->at);
    if (a->kind != b->kind)
        return (int)a->kind - (int)b->kind;
    if (a->what != b->what)
        return compare_pointers(a->what, b->what);
    return a->order - b->order;
}

static bool same_question(const struct question *a, const struct question *b)
{
    return a->at == b->at && a->kind == b->kind && a->what == b->what;
}

static bool is_better(const struct question *a, const struct question *b)
{
    if (a->count != b->count)
        return a->count > b->count;
    if (a->kind != b->kind)
        return a->kind < b->kind;
    if (a->cost < b->cost || a->cost > b->cost)
        return a->cost < b->cost;
    return a->at->depth != b->at->depth ? a->at->depth < b->at->depth : a->order < b->order;
}

/* The number of operands is asked before what they are: then they are there, and read without looking. */
static bool is_early(const struct item *item, const struct path *at)
{
    bool early = false;
    for (int i = 0; i < item->goals.n && !early; i++) {
        const struct goal *g = &item->goals.at[i];
        for (const struct path *up = at->parent; g->atom && g->atom->kind == ATOM_OPERANDS && up && !early; up = up->parent)
            early = up == g->at;
    }
    return early;
}

/* The question that most items ask; its count is 0 where none is left. */
static struct question best_question(const items *list)
{
    questions q = {0};
    struct question best = {.count = 0};
    for (int i = 0; i < list->n; i++)
        for (int k = 0; k < list->at[i]->goals.n; k++)
            if (!is_early(list->at[i], list->at[i]->goals.at[k].at))
                ask_goal(&q, &list->at[i]->goals.at[k], i);
    if (q.n > 0)
        qsort(q.at, (size_t)q.n, sizeof *q.at, by_question);
    for (int i = 0, end; i < q.n; i = end) {
        struct question one = q.at[i];
        for (end = i; end < q.n && same_question(&q.at[i], &q.at[end]); end++)
            one.count += end == i || q.at[end].item != q.at[end - 1].item;
        if (best.count == 0 || is_better(&one, &best))
            best = one;
    }
    return best;
}

/* Where the item asks it, or -1. */
static int find_goal(const struct item *item, const struct question *q)
{
    for (int i = 0; i < item->goals.n; i++) {
        const struct goal *g = &item->goals.at[i];
        if (g->at != q->at)
            continue;
        if (q->kind == ASK_HEAD ? goal_head(g) != NULL : g->pred == q->what || g->atom == q->what)
            return i;
        for (int k = 0; q->kind == ASK_ATOM && !goal_head(g) && g->pred && g->pred->kind == PRED_ALL &&
                        k < g->pred->n_atoms;
             k++)
            if (g->pred->atom[k] == q->what)
                return i;
    }
    return -1;
}

bool plan_is_result(const struct pred *p)
{
    return p && !pred_head(p) && first_result_head(p) != NULL;
}

/* The item once the question is answered: without it, what it hides in the open. */
static struct item *answered(const struct item *item, int goal, const struct atom *asked)
{
    struct item *left = alloc(sizeof *left);
    left->hit = item->hit;
    left->opened = item->opened;
    for (int i = 0; i < item->goals.n; i++)
        if (i != goal || (asked && plan_is_result(item->goals.at[i].pred))) {
            *PUSH(left->goals) = item->goals.at[i];
            left->goals.at[left->goals.n - 1].op_known |= i == goal;
        } else if (asked && item->goals.at[i].pred)
            add_goals(left, item->goals.at[i].at, item->goals.at[i].pred, asked);
    return left;
}

/* ---- groups ---- */

static struct group *plan_group(items list, int depth);

static struct stmt *add_stmt(struct group *g, enum stmt_kind kind)
{
    struct stmt *s = PUSH(g->stmts);
    s->kind = kind;
    return s;
}

static struct group *hit_group(int hit)
{
    struct group *g = alloc(sizeof *g);
    add_stmt(g, STMT_HIT)->hit = hit;
    return g;
}

/* One item by itself: all that it asks as one condition. */
static void plan_single(struct group *g, const struct item *item)
{
    struct stmt *s = add_stmt(g, item->goals.n ? STMT_IF : STMT_HIT);
    s->hit = item->hit;
    for (int costly = 0; costly < 2; costly++)
        for (int i = 0; i < item->goals.n; i++) {
            const struct goal *q = &item->goals.at[i];
            if ((q->atom && is_costly(q->atom)) == costly)
                *PUSH(s->tests) = (struct test){q->at, q->atom, q->pred};
        }
    s->body = item->goals.n ? hit_group(item->hit) : NULL;
}

static void plan_if(struct group *g, const struct path *at, const struct atom *atom, struct pred *pred,
                    items yes, int depth)
{
    struct group *body = plan_group(yes, depth);
    struct stmt *s = add_stmt(g, STMT_IF);
    *PUSH(s->tests) = (struct test){at, atom, pred};
    s->body = body;
}

static bool asks_operands(const struct pred *p)
{
    return p && (p->n_subs || p->n_kids);
}

/* Items by the operators that they want: a case each, an `if` where they overlap with others'. */
static void plan_heads(struct group *g, const struct question *q, const items *yes, int depth)
{
    struct stmt on = {.kind = STMT_SWITCH};
    VEC(const struct atom *) heads = {0};
    for (int i = 0; i < yes->n; i++) {
        const struct atom *h = goal_head(&yes->at[i]->goals.at[find_goal(yes->at[i], q)]);
        if (!HAS(heads, h))
            *PUSH(heads) = h;
    }
    *PUSH(on.tests) = (struct test){.at = q->at};
    for (int h = 0; h < heads.n; h++) {
        items these = {0};
        bool is_case = heads.n > 1;
        for (int k = 0; k < heads.n; k++)
            is_case = is_case && (k == h || !heads_share(heads.at[h], heads.at[k]));
        for (int i = 0; i < yes->n; i++) {
            int at = find_goal(yes->at[i], q);
            if (goal_head(&yes->at[i]->goals.at[at]) == heads.at[h])
                *PUSH(these) = yes->at[i];
        }
        for (int i = 0; i < these.n; i++) { /* one alone asks all of it at once */
            int at = find_goal(these.at[i], q);
            if (these.n > 1 || !asks_operands(these.at[i]->goals.at[at].pred))
                these.at[i] = answered(these.at[i], at, heads.at[h]);
        }
        if (is_case) {
            struct group *body = plan_group(these, depth);
            *PUSH(on.branches) = (struct branch){heads.at[h], body};
        } else {
            plan_if(g, q->at, heads.at[h], NULL, these, depth);
        }
    }
    if (on.branches.n)
        *PUSH(g->stmts) = on;
}

static void plan_question(struct group *g, const struct question *q, const items *yes, int depth)
{
    if (q->kind == ASK_HEAD) {
        plan_heads(g, q, yes, depth);
        return;
    }
    items left = {0};
    bool pred = q->kind == ASK_PRED;
    for (int i = 0; i < yes->n; i++)
        *PUSH(left) = answered(yes->at[i], find_goal(yes->at[i], q), pred ? NULL : q->what);
    plan_if(g, q->at, pred ? NULL : q->what, pred ? (struct pred *)q->what : NULL, left, depth);
}

enum { MOST_OPTIONS = 4 };

/* The choice among an item's goals whose options are worth items of their own, or -1. */
static int open_choice(const struct item *item)
{
    int found = -1;
    for (int i = 0; i < item->goals.n; i++) {
        const struct pred *p = item->goals.at[i].pred;
        if (!p || p->kind != PRED_SOME)
            continue;
        if (found >= 0 || p->n_kids > MOST_OPTIONS)
            return -1;
        found = i;
    }
    return item->opened ? -1 : found;
}

/* An item for each option: once an item, so that leaves grow by a constant. */
static items open_choices(const items *list)
{
    items opened = {0};
    for (int i = 0; i < list->n; i++) {
        const struct item *item = list->at[i];
        int at = open_choice(item);
        const struct pred *some = at < 0 ? NULL : item->goals.at[at].pred;
        if (!some)
            *PUSH(opened) = list->at[i];
        for (int k = 0; some && k < some->n_kids; k++) {
            struct item *option = answered(item, at, NULL);
            option->opened = true;
            if (pred_head(some->kid[k]) && asks_operands(some->kid[k]))
                *PUSH(option->goals) = (struct goal){.at = item->goals.at[at].at, .pred = some->kid[k]};
            else
                add_goals(option, item->goals.at[at].at, some->kid[k], NULL);
            *PUSH(opened) = option;
        }
    }
    return opened;
}

/* ---- many entries of one shape ---- */

enum { LEAST_ROWS = 8 }; /* entries that only attributes of one node tell apart, for a table of bits */

/* The place that all of the item's goals ask for attributes, or NULL. */
static const struct path *attrs_place(const struct item *item)
{
    const struct path *at = item->goals.n ? item->goals.at[0].at : NULL;
    for (int i = 0; i < item->goals.n; i++) {
        const struct goal *g = &item->goals.at[i];
        if (g->at != at || g->pred || !plan_is_column_atom(g->atom))
            return NULL;
    }
    return at;
}

static bool add_item(struct attr_map *map, const struct item *item)
{
    VEC(const struct atom *) wants = {0};
    for (int i = 0; i < item->goals.n; i++)
        *PUSH(wants) = item->goals.at[i].atom;
    return plan_add_row(map, item->hit, wants.at, wants.n);
}

/* Takes such items at the place into one statement, where they are many. */
static void plan_attrs(struct group *g, items *list, const struct path *at)
{
    struct attr_map *map = alloc(sizeof *map);
    items rest = {0};
    for (int i = 0; i < list->n; i++)
        if (attrs_place(list->at[i]) != at || !add_item(map, list->at[i]))
            *PUSH(rest) = list->at[i];
    if (map->rows.n < LEAST_ROWS)
        return;
    struct stmt *s = add_stmt(g, STMT_ATTRS);
    *PUSH(s->tests) = (struct test){.at = at};
    s->map = map;
    *list = rest;
}

/* The place where most items ask only for attributes; NULL: few do anywhere. */
static const struct path *busiest_place(const items *list)
{
    const struct path *best = NULL;
    int most = LEAST_ROWS - 1;
    for (int i = 0; i < list->n; i++) {
        const struct path *at = attrs_place(list->at[i]);
        int n = 0;
        for (int k = 0; at && at != best && k < list->n; k++)
            n += attrs_place(list->at[k]) == at;
        if (n > most) {
            best = at;
            most = n;
        }
    }
    return best;
}

enum { LEAST_OPENED = 3 }; /* items that ask one question, for their choices to be opened */
enum { DEEPEST = 60 };     /* questions below questions; deeper, items stand by themselves */

static struct group *plan_group(items list, int depth)
{
    struct group *g = alloc(sizeof *g);
    const struct path *attrs = busiest_place(&list);
    if (attrs)
        plan_attrs(g, &list, attrs);
    while (list.n > 0) {
        struct question q = best_question(&list);
        if (q.count <= 1 && list.n >= LEAST_OPENED) {
            items opened = open_choices(&list);
            struct question other = best_question(&opened);
            if (other.count >= LEAST_OPENED) {
                list = opened;
                q = other;
            }
        }
        if (q.count <= 1 || depth >= DEEPEST) {
            for (int i = 0; i < list.n; i++)
                plan_single(g, list.at[i]);
            break;
        }
        items yes = {0}, no = {0};
        for (int i = 0; i < list.n; i++)
            if (find_goal(list.at[i], &q) >= 0)
                *PUSH(yes) = list.at[i];
            else
                *PUSH(no) = list.at[i];
        plan_question(g, &q, &yes, depth + 1);
        list = no;
    }
    plan_merge(g);
    return g;
}

/* ---- roots ---- */

static struct root *root_of(struct automaton *a, const struct atom *head)
{
    for (int i = 0; i < a->roots.n; i++)
        if (a->roots.at[i].head == head)
            return &a->roots.at[i];
    *PUSH(a->roots) = (struct root){.head = head};
    return &a->roots.at[a->roots.n - 1];
}

struct automaton *plan(struct facts *f)
{
    struct automaton *a = alloc(sizeof *a);
    VEC(items) by_root = {0};
    const struct path *root = path_step(NULL, 0);
    a->facts = f;
    for (int i = 0; i < f->n; i++) {
        preds forms = {0};
        plan_forms(plan_options(f->of[i]->pred), &forms);
        for (int k = 0; k < forms.n; k++) {
            const struct atom *head = pred_head(forms.at[k]);
            int at = (int)(root_of(a, head) - a->roots.at);
            struct item *item = alloc(sizeof *item);
            item->hit = i;
            item->root = forms.at[k];
            add_goals(item, root, forms.at[k], head);
            plan_add_ops(&a->ops, head);
            if (at == by_root.n)
                (void)PUSH(by_root);
            *PUSH(by_root.at[at]) = item;
        }
    }
    for (int i = 0; i < a->roots.n; i++) {
        struct item *first = by_root.at[i].at[0];
        if (by_root.at[i].n == 1 && asks_operands(first->root)) {
            first->goals.n = 0; /* alone, it asks all of it at once */
            *PUSH(first->goals) = (struct goal){.at = root, .pred = first->root};
        }
        a->roots.at[i].body = plan_group(by_root.at[i], 0);
    }
    plan_measure(a);
    plan_known(a);
    plan_measure(a);
    return a;
}
