/* search.c -- the search: the text of the language, executed.
 *
 * In:   goals: pattern nodes at graph nodes, in order.
 * Out:  every match, in this order: visit(p, n): if p is bound, n must be its
 *       node; else bind it, test the node itself, and visit the kids in order.
 *       A choice is made when it is reached: alternatives left to right,
 *       operands as written before swapped, the first place of `..., p, ...`
 *       first, a chain longest first unless its end is written first, parents of
 *       a dominated child from left to right, depth first, further roots in
 *       graph order.  When anything later fails, the latest choice that has an
 *       option left takes it.  When no goal is left, judge.c decides.
 *
 * Choices lie on a stack of their own, so that neither a long chain nor a large
 * graph costs recursion; a search inside another one (a `!`, a member of a set)
 * nests as deep as the pattern's text.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

/* A choice that was reached, and what it goes back to. */
struct ref_choice {
    const struct ref_goal *goal;
    dfg_node call; /* of operands */
    uint32_t next; /* the option to take next */
    struct ref_operands operands;
    const dfg_node *nodes; /* DO_PARENT, DO_ROOT */
    uint32_t n_nodes;
    const struct ref_goal *later;
    const struct ref_frame *frames;
    struct ref_point point;
};

/* ---- goals ---- */

/* One goal before others; the list as it was where memory is out. */
const struct ref_goal *dfg_ref_before(struct ref *r, struct ref_goal g, const struct ref_goal *next)
{
    struct ref_goal *at = dfg_stack_alloc(&r->mem, 1, sizeof *at);
    if (at == NULL)
        return next;
    *at = g;
    at->next = next;
    return at;
}

/* p at n, in the place of `from`. */
static struct ref_goal visit_of(const struct ref_goal *from, uint32_t p, dfg_node n)
{
    return (struct ref_goal){.what = DO_VISIT, .p = p, .n = n, .scope = from->scope, .frame = from->frame};
}

static const struct ref_goal *visit_first(struct ref *r, uint32_t p, dfg_node n, const struct ref_goal *from)
{
    return dfg_ref_before(r, visit_of(from, p, n), from->next);
}

/* from itself, as another kind of goal. */
static struct ref_goal as(const struct ref_goal *from, enum ref_what what)
{
    struct ref_goal g = *from;
    g.what = what;
    return g;
}

static void judge_later(struct ref *r, struct ref_run *run, const struct ref_goal *g, dfg_node m)
{
    struct ref_goal later = *g;
    later.m = m;
    run->later = dfg_ref_before(r, later, run->later);
}

/* ---- options: each sets the run's goals, and says whether there is such an option ---- */

static bool take_alternative(struct ref *r, struct ref_run *run, struct ref_choice *c)
{
    const struct pat_node *p = &r->d->nodes[c->goal->p];
    if (c->next >= p->n_kids)
        return false;
    run->goals = visit_first(r, p->kids[c->next++], c->goal->n, c->goal);
    return true;
}

/* A rule that is tried meanwhile may move the operands. */
static void bind_rest(struct ref *r, const struct pat_node *p, dfg_node call, const struct ref_operands *o)
{
    dfg_node *args = p->front >= 0 || p->rest >= 0 ? dfg_stack_alloc(&r->mem, o->n_args, sizeof *args) : NULL;
    if (args == NULL)
        return;
    if (o->n_args > 0)
        memcpy(args, dfg_ref_args(r, call, o), o->n_args * sizeof *args);
    uint32_t behind = o->start + o->n_kids < o->n_args ? o->start + o->n_kids : o->n_args;
    const struct dfg_nodes first = {args, o->start}, last = {args + behind, o->n_args - behind};
    if (p->front >= 0 && (uint32_t)p->front < r->n_sets)
        dfg_ref_bind_set(r, (uint32_t)p->front, first);
    if (p->rest >= 0 && (uint32_t)p->rest < r->n_sets)
        dfg_ref_bind_set(r, (uint32_t)p->rest, p->rest_last ? last : first);
}

/* A call, a tuple, a function value's call: every way to assign the operands. */
static bool take_operands(struct ref *r, struct ref_run *run, struct ref_choice *c)
{
    const struct pat_node *p = &r->d->nodes[c->goal->p];
    struct ref_operands *o = &c->operands;
    if (!(c->next++ == 0 ? dfg_ref_operands_first(r, p, c->call, o)
                         : dfg_ref_operands_next(r, p, c->call, o)))
        return false;
    const struct ref_goal *goals = c->goal->next;
    for (uint32_t i = o->n_kids; i-- > 0;) {
        dfg_node n = dfg_ref_operand(r, c->call, o, i);
        if (n != DFG_NONE)
            goals = dfg_ref_before(r, visit_of(c->goal, p->kids[o->first_kid + i], n), goals);
    }
    if (o->first_kid > 0)
        goals = dfg_ref_before(r, visit_of(c->goal, p->kids[0], dfg_ref_args(r, c->call, o)[-1]), goals);
    bind_rest(r, p, c->call, o);
    run->goals = goals;
    return true;
}

/* The chain's repeated part once more: what it bound so far is put aside until this one is complete. */
static void repeat(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    struct ref_frame *frame = dfg_stack_alloc(&r->mem, 1, sizeof *frame);
    struct ref_values *saved = dfg_stack_alloc(&r->mem, 1, sizeof *saved);
    if (frame == NULL || saved == NULL)
        return;
    *frame =
        (struct ref_frame){.chain = g->p, .region = dfg_ref_region(r, PAT_R_LINKS, g->p), .up = g->frame};
    *saved = dfg_ref_values(r, frame->region);
    dfg_ref_unbind(r, frame->region);
    struct ref_goal close = as(g, DO_CLOSE), once = visit_of(g, r->d->nodes[g->p].kids[0], g->n);
    close.frame = once.frame = frame;
    close.saved = saved;
    run->goals = dfg_ref_before(r, once, dfg_ref_before(r, close, g->next));
}

static bool take_position(struct ref *r, struct ref_run *run, struct ref_choice *c)
{
    const struct pat_node *p = &r->d->nodes[c->goal->p];
    uint32_t option = c->next++, before = (uint32_t)p->index;
    if (option >= p->n_kids)
        return false;
    if (option == before)
        repeat(r, run, c->goal);
    else
        run->goals = visit_first(r, p->kids[option < before ? option + 1 : option], c->goal->n, c->goal);
    return true;
}

/* Explain hears of all that stands below, so that it can say what is in the way. */
static const struct pat_node *path_of(const struct ref *r, const struct ref_goal *g)
{
    return r->trace == NULL ? &r->d->nodes[r->d->nodes[g->p].kids[1]] : NULL;
}

static bool may_be_parent(struct ref *r, uint32_t p, dfg_node n)
{
    dfg_node call;
    return r->trace != NULL || dfg_ref_test_kind(r, &r->d->nodes[p], n, &call);
}

static bool take_parent(struct ref *r, struct ref_run *run, struct ref_choice *c)
{
    const uint32_t p = r->d->nodes[c->goal->p].kids[0];
    const struct pat_node *path = path_of(r, c->goal);
    struct ref_obstacle o;
    const dfg_node *between;
    uint32_t count;
    for (; c->next < c->n_nodes && !r->mem.failed; c->next++) {
        dfg_node parent = c->nodes[c->next];
        if (!may_be_parent(r, p, parent) ||
            !dfg_ref_between(r, c->goal->n, parent, path, &between, &count, &o))
            continue;
        c->next++;
        judge_later(r, run, c->goal, parent);
        run->goals = visit_first(r, p, parent, c->goal);
        return true;
    }
    return false;
}

static bool is_root_already(const struct ref *r, dfg_node n)
{
    for (uint32_t i = 0; i < r->d->n_roots; i++)
        if (r->node[r->d->roots[i]] == n)
            return true;
    return false;
}

static bool take_root(struct ref *r, struct ref_run *run, struct ref_choice *c)
{
    while (c->next < c->n_nodes) {
        dfg_node n = c->nodes[c->next++];
        if (dfg_node_body(r->m, n) != r->scope->body || is_root_already(r, n))
            continue;
        run->goals = visit_first(r, r->d->roots[c->goal->p], n, c->goal);
        return true;
    }
    return false;
}

static bool take_option(struct ref *r, struct ref_run *run, struct ref_choice *c)
{
    switch (c->goal->what) {
    case DO_POSITION:
        return take_position(r, run, c);
    case DO_PARENT:
        return take_parent(r, run, c);
    case DO_ROOT:
        return take_root(r, run, c);
    case DO_VISIT:
    case DO_CLOSE:
        break;
    }
    return r->d->nodes[c->goal->p].kind == PAT_N_ALT ? take_alternative(r, run, c) : take_operands(r, run, c);
}

/* None is left. */
static bool no_option(struct ref *r, const struct ref_goal *g)
{
    enum ref_why why = g->what == DO_PARENT ? WHY_PARENT : g->what == DO_ROOT ? WHY_ROOT : WHY_OPERANDS;
    return dfg_ref_fail(r, why, g->what == DO_ROOT ? r->d->roots[g->p] : g->p, g->n, 0);
}

/* The latest choice of the run takes its next option; one that has none is given up. */
static bool take_next(struct ref *r, struct ref_run *run)
{
    while (r->n_choices > run->first_choice && !r->mem.failed) {
        struct ref_choice *c = &r->choices[r->n_choices - 1];
        dfg_ref_go_back(r, c->point);
        run->later = c->later;
        run->frames = c->frames;
        if (take_option(r, run, c))
            return !r->mem.failed;
        r->n_choices--;
        if (c->goal->what != DO_VISIT && c->goal->what != DO_POSITION)
            no_option(r, c->goal);
    }
    return false;
}

/* A choice is reached: its first option, or failure. */
static bool choose(struct ref *r, struct ref_run *run, const struct ref_goal *g, dfg_node call)
{
    if (!dfg_grow(&r->choices, &r->cap_choices, r->n_choices + 1, sizeof *r->choices)) {
        r->mem.failed = true;
        return false;
    }
    struct ref_choice *c = &r->choices[r->n_choices];
    *c = (struct ref_choice){.goal = g, .call = call, .later = run->later, .frames = run->frames};
    if (g->what == DO_PARENT)
        c->nodes = dfg_ref_below(r, g->n, path_of(r, g), &c->n_nodes);
    if (g->what == DO_ROOT)
        c->nodes = dfg_ref_above(r, r->d->roots[g->p], &c->n_nodes);
    c->point = dfg_ref_point(r);
    r->n_choices++;
    if (take_option(r, run, c))
        return !r->mem.failed;
    dfg_ref_go_back(r, c->point);
    r->n_choices--;
    return no_option(r, g);
}

size_t dfg_ref_n_options(const struct ref *r)
{
    return r->n_choices;
}

struct ref_option dfg_ref_option(const struct ref *r, size_t i)
{
    const struct ref_choice *c = &r->choices[i];
    uint32_t option = c->next > 0 ? c->next - 1 : 0;
    return (struct ref_option){c->goal->what, c->goal->p, c->goal->n,
                               c->nodes != NULL ? c->nodes[option] : option};
}

/* ---- visiting ---- */

bool dfg_ref_is_inner(const struct pat_node *p)
{
    switch ((enum pat_kind)p->kind) {
    case PAT_N_INNER:
        return true;
    case PAT_N_UNUSED:
    case PAT_N_ANY:
    case PAT_N_LEAF:
    case PAT_N_COMBINED:
        break;
    }
    return false;
}

static bool is_in_scope(const struct ref *r, const struct ref_scope *scope, dfg_node n)
{
    for (; scope != NULL; scope = scope->outer)
        if (dfg_node_body(r->m, n) == scope->body)
            return true;
    return false;
}

/* All kids, in order, at one node each. */
static bool visit_kids(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    const dfg_node *args;
    if (dfg_node_args(r->m, g->n, &args) != p->n_kids)
        return dfg_ref_fail(r, WHY_OPERANDS, g->p, g->n, 0);
    run->goals = g->next;
    for (uint32_t i = p->n_kids; i-- > 0;)
        run->goals = dfg_ref_before(r, visit_of(g, p->kids[i], args[i]), run->goals);
    return true;
}

static bool visit_all_here(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    run->goals = g->next;
    for (uint32_t i = p->n_kids; i-- > 0;)
        run->goals = dfg_ref_before(r, visit_of(g, p->kids[i], g->n), run->goals);
    return true;
}

/* A function value: its parameters, then its one result, inside its body. */
static bool visit_fn(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(r->m, g->n, &args), n_params = dfg_node_data(r->m, g->n),
             kids = p->n_kids - 1;
    if (n_args != n_params + 1 || n_params < kids || (n_params > kids && !p->rest_first && !p->rest_last))
        return dfg_ref_fail(r, WHY_OPERANDS, g->p, g->n, 0);
    struct ref_scope *inside = dfg_stack_alloc(&r->mem, 1, sizeof *inside);
    if (inside == NULL)
        return false;
    *inside = (struct ref_scope){g->n, g->scope};
    uint32_t start = p->rest_first ? n_params - kids : 0;
    struct ref_goal in = *g;
    in.scope = inside;
    run->goals = dfg_ref_before(r, visit_of(&in, p->kids[kids], args[n_params]), g->next);
    for (uint32_t i = kids; i-- > 0;)
        run->goals = dfg_ref_before(r, visit_of(&in, p->kids[i], args[start + i]), run->goals);
    return true;
}

/* f(every p): the operands are judged later, when what others bind is known. */
static bool visit_every(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    const dfg_node *args;
    dfg_node call = dfg_ref_call_of(r, g->n);
    dfg_ref_take_part(r, dfg_ref_region(r, PAT_R_OPERANDS, g->p));
    judge_later(r, run, g, DFG_NONE);
    run->goals = g->next;
    if (p->kind == PAT_N_APPLY && dfg_node_args(r->m, call, &args) > 0)
        run->goals = dfg_ref_before(r, visit_of(g, p->kids[0], args[0]), run->goals);
    return true;
}

static bool visit_dominates(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    dfg_ref_take_part(r, dfg_ref_region(r, PAT_R_PATH, g->p));
    run->goals = dfg_ref_before(r, as(g, DO_PARENT), g->next);
    run->goals = dfg_ref_before(r, visit_of(g, r->d->nodes[g->p].kids[2], g->n), run->goals);
    return true;
}

static bool visit_chain(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    dfg_ref_take_part(r, dfg_ref_region(r, PAT_R_LINKS, g->p));
    run->goals = dfg_ref_before(r, as(g, DO_POSITION), g->next);
    return true;
}

/* The goal in front of the one that closes the frame. */
static const struct ref_goal *before_close(struct ref *r, struct ref_goal goal, const struct ref_frame *frame,
                                           const struct ref_goal *goals)
{
    const struct ref_goal *first = goals, **end = &first;
    for (; goals != NULL && (goals->what != DO_CLOSE || goals->frame != frame); goals = goals->next) {
        struct ref_goal *copy = dfg_stack_alloc(&r->mem, 1, sizeof *copy);
        if (copy == NULL)
            return NULL;
        *copy = *goals;
        *end = copy;
        end = &copy->next;
    }
    *end = dfg_ref_before(r, goal, goals);
    return first;
}

/* The chain goes on here, when all else is matched that this repetition asks for. */
static bool visit_link(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    struct ref_goal position = as(g, DO_POSITION);
    const struct ref_frame *f = g->frame;
    position.p = (uint32_t)r->d->nodes[g->p].index;
    while (f != NULL && f->chain != position.p)
        f = f->up;
    position.frame = f != NULL ? f->up : NULL;
    run->goals = before_close(r, position, f, g->next);
    return !r->mem.failed;
}

/* p is bound to g->n and the node fits by itself: what its kind asks further. */
static bool visit_kind(struct ref *r, struct ref_run *run, const struct ref_goal *g, dfg_node call)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    switch ((enum pat_kind)p->kind) {
    case PAT_N_CALL:
    case PAT_N_APPLY:
    case PAT_N_TUPLE:
        return p->every ? visit_every(r, run, g) : choose(r, run, g, call);
    case PAT_N_ALT:
        return choose(r, run, g, call);
    case PAT_N_AND:
        return visit_all_here(r, run, g);
    case PAT_N_NOT:
        judge_later(r, run, g, DFG_NONE);
        break;
    case PAT_N_FN:
        return visit_fn(r, run, g);
    case PAT_N_GET:
    case PAT_N_IF:
    case PAT_N_LET:
        return visit_kids(r, run, g);
    case PAT_N_DOMINATES:
        return visit_dominates(r, run, g);
    case PAT_N_CHAIN:
        return visit_chain(r, run, g);
    case PAT_N_UNUSED:
    case PAT_N_ANY:
    case PAT_N_LEAF:
    case PAT_N_LINK:
        break;
    }
    run->goals = g->next;
    return true;
}

static bool visit(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    dfg_node call;
    uint32_t detail;
    if (p->kind == PAT_N_LINK)
        return visit_link(r, run, g);
    if (r->node[g->p] != DFG_NONE) {
        run->goals = g->next;
        return r->node[g->p] == g->n || dfg_ref_fail(r, WHY_SAME, g->p, g->n, 0);
    }
    if (g->n == DFG_NONE || !dfg_ref_test_kind(r, p, g->n, &call))
        return dfg_ref_fail(r, WHY_KIND, g->p, g->n, 0);
    if (dfg_ref_is_inner(p) && !(is_in_scope(r, g->scope, g->n) && is_in_scope(r, g->scope, call)))
        return dfg_ref_fail(r, WHY_BODY, g->p, g->n, 0);
    dfg_ref_bind_node(r, g->p, g->n);
    if (!dfg_ref_test_types(r, p, g->n, &detail))
        return dfg_ref_fail(r, WHY_TYPE, g->p, g->n, detail);
    if (!dfg_ref_test_attrs(r, p, call, &detail))
        return dfg_ref_fail(r, WHY_ATTR, g->p, call, detail);
    return visit_kind(r, run, g, call);
}

/* A repetition is complete. */
static bool close_frame(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    g->frame->values = dfg_ref_values(r, g->frame->region);
    g->frame->older = run->frames;
    dfg_ref_restore(r, g->frame->region, g->saved);
    run->frames = g->frame;
    run->goals = g->next;
    return !r->mem.failed;
}

/* A root that lies in another one's pattern is known; others are looked for, those that share a node with what is
 * bound before those that share one with them. */
static bool find_root(struct ref *r, struct ref_run *run, const struct ref_goal *g)
{
    struct ref_goal root = *g;
    root.p = dfg_ref_next_root(r);
    run->goals = g->next;
    if (root.p == r->d->n_roots || r->mem.failed)
        return !r->mem.failed;
    const struct ref_goal *at = dfg_ref_before(r, root, g->next);
    return !r->mem.failed && choose(r, run, at, DFG_NONE);
}

static bool step(struct ref *r, struct ref_run *run)
{
    const struct ref_goal *g = run->goals;
    switch (g->what) {
    case DO_VISIT:
        return visit(r, run, g);
    case DO_CLOSE:
        return close_frame(r, run, g);
    case DO_ROOT:
        return find_root(r, run, g);
    case DO_POSITION:
    case DO_PARENT:
        break;
    }
    return choose(r, run, g, DFG_NONE);
}

bool dfg_ref_search(struct ref *r, struct ref_run *run)
{
    run->first_bound = r->n_trail;
    run->first_choice = r->n_choices;
    while (!r->mem.failed) {
        bool done = run->goals == NULL, ok = done ? dfg_ref_judge(r, run) : step(r, run);
        if (done && ok) {
            r->n_choices = run->first_choice;
            return true;
        }
        if (!ok && !take_next(r, run))
            break;
    }
    return false;
}
