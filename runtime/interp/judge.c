/* judge.c -- when every goal is reached: is it a match?
 *
 * In:   a search that has bound all that it visits.
 * Out:  true or false.  In this order: parts that match many nodes (paths of
 *       dominated children, `f(every p)`, `every` statements) fits, each member
 *       by itself; conditions of the nodes that were bound; what is inside `!`
 *       is not found; and of the whole search, roots are distinct, the pattern's
 *       own conditions hold, and the caller accepts.
 */
#include "ref.h"

#include <stdlib.h>
#include <string.h>

/* ---- conditions of nodes ---- */

/* p: the node whose conditions they are, or the root. */
static bool all_hold(struct ref *r, uint32_t p, const uint32_t *where, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (dfg_ref_holds(r, where[i]) != DFG_TRUE)
            return dfg_ref_fail(r, WHY_CONDITION, p, r->node[p], where[i]);
    return true;
}

/* `p { a == t }`: tests of a node's attributes with values that others bind. */
static bool computed_tests_hold(struct ref *r, uint32_t at, dfg_node n)
{
    const struct pat_node *p = &r->d->nodes[at];
    for (uint32_t i = 0; i < p->n_attrs; i++) {
        const struct pat_attr *a = &p->attrs[i];
        if (a->expr < 0)
            continue;
        dfg_val have = dfg_ref_attr(r, dfg_ref_call_of(r, n), a->name),
                       want = dfg_ref_value(r, (uint32_t)a->expr);
        if (dfg_ref_fails(r, a->condition, dfg_ref_test_attr(r, a, have, want)))
            return dfg_ref_fail(r, WHY_COMPUTED, at, dfg_ref_call_of(r, n), i);
    }
    return true;
}

/* The conditions of pattern node p, of instantiated patterns too. */
static bool node_holds(struct ref *r, uint32_t p)
{
    const struct pat_node *node = &r->d->nodes[p];
    return computed_tests_hold(r, p, r->node[p]) && all_hold(r, p, node->where, node->n_where);
}

static bool nodes_hold(struct ref *r, const struct ref_run *run, size_t end)
{
    for (size_t i = run->first_bound; i < end; i++) {
        struct ref_bound b = r->trail[i];
        if (b.what == UNDO_NODE && r->node[b.index] != DFG_NONE && !node_holds(r, b.index))
            return false;
    }
    return true;
}

/* ---- repetitions of chains ---- */

/* What the repetition bound, and those around it; *saved: what was bound instead. */
static uint32_t open_frames(struct ref *r, const struct ref_frame *f, struct ref_values *saved)
{
    const struct ref_frame *outermost = f;
    while (outermost->up != NULL)
        outermost = outermost->up;
    *saved = dfg_ref_values(r, outermost->region);
    for (const struct ref_frame *at = outermost;;) {
        dfg_ref_restore(r, at->region, &at->values);
        if (at == f)
            return outermost->region;
        const struct ref_frame *inner = f;
        while (inner->up != at)
            inner = inner->up;
        at = inner;
    }
}

static bool frame_holds(struct ref *r, const struct ref_frame *f)
{
    struct ref_values saved;
    uint32_t outermost = open_frames(r, f, &saved);
    bool ok = true;
    for (uint32_t p = 0; ok && p < r->d->n_nodes; p++)
        if (r->d->nodes[p].region == f->region && r->node[p] != DFG_NONE)
            ok = node_holds(r, p);
    dfg_ref_restore(r, outermost, &saved);
    return ok;
}

static void collect_frames(struct ref *r, const struct ref_run *run)
{
    struct ref_values saved;
    for (const struct ref_frame *f = run->frames; f != NULL && !r->mem.failed; f = f->older) {
        uint32_t outermost = open_frames(r, f, &saved);
        dfg_ref_collect(r, f->region);
        dfg_ref_restore(r, outermost, &saved);
    }
}

static bool has_conditions(const struct ref *r, uint32_t region)
{
    for (uint32_t p = 0; p < r->d->n_nodes; p++)
        if (r->d->nodes[p].region == region && (r->d->nodes[p].n_where > 0 || r->d->nodes[p].n_attrs > 0))
            return true;
    return false;
}

static bool frames_hold(struct ref *r, const struct ref_run *run)
{
    for (const struct ref_frame *f = run->frames; f != NULL && !r->mem.failed; f = f->older)
        if (has_conditions(r, f->region) && !frame_holds(r, f))
            return false;
    return true;
}

/* ---- what was put off ---- */

/* Does `!p` hold: does the search for p fail, given what is bound? */
static bool not_holds(struct ref *r, const struct ref_goal *g)
{
    struct ref_point start = dfg_ref_point(r);
    struct ref_goal inside = *g;
    inside.p = r->d->nodes[g->p].kids[0];
    struct ref_run run = {.goals = dfg_ref_before(r, inside, NULL)};
    struct ref_trace *trace = r->trace;
    r->trace = NULL; /* that nothing is found is no failure */
    bool found = run.goals != NULL && dfg_ref_search(r, &run);
    r->trace = trace;
    dfg_ref_go_back(r, start);
    return !found || dfg_ref_fail(r, WHY_NOT, g->p, g->n, 0);
}

static bool operands_hold(struct ref *r, const struct ref_goal *g)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    const dfg_node *args;
    uint32_t callee = p->kind == PAT_N_APPLY, n = dfg_node_args(r->m, dfg_ref_call_of(r, g->n), &args);
    while (n > callee && args[n - 1] == DFG_NONE)
        n--;
    if (n <= callee)
        return dfg_ref_fail(r, WHY_NONE, g->p, g->n, 0);
    return dfg_ref_members(r, p->kids[p->n_kids - 1], dfg_ref_region(r, PAT_R_OPERANDS, g->p), g->scope,
                           args + callee, n - callee);
}

static bool path_holds(struct ref *r, const struct ref_goal *g)
{
    struct ref_obstacle o;
    const dfg_node *between;
    uint32_t n;
    return dfg_ref_between(r, g->n, g->m, NULL, &between, &n, &o) &&
           dfg_ref_members(r, r->d->nodes[g->p].kids[1], dfg_ref_region(r, PAT_R_PATH, g->p), g->scope,
                           between, n);
}

static bool later_holds(struct ref *r, const struct ref_goal *g)
{
    struct ref_values saved;
    uint32_t outermost = g->frame != NULL ? open_frames(r, g->frame, &saved) : 0;
    enum pat_kind kind = (enum pat_kind)r->d->nodes[g->p].kind;
    bool ok = kind == PAT_N_NOT         ? not_holds(r, g)
              : kind == PAT_N_DOMINATES ? path_holds(r, g)
                                        : operands_hold(r, g);
    if (g->frame != NULL)
        dfg_ref_restore(r, outermost, &saved);
    return ok;
}

static bool all_nots_hold(struct ref *r, const struct ref_run *run)
{
    for (const struct ref_goal *g = run->later; g != NULL && !r->mem.failed; g = g->next)
        if (r->d->nodes[g->p].kind == PAT_N_NOT && !later_holds(r, g))
            return false;
    return true;
}

/* What each member of a set has to match. */
static uint32_t member_of(const struct ref *r, const struct ref_goal *g)
{
    const struct pat_node *p = &r->d->nodes[g->p];
    return p->kids[p->kind == PAT_N_DOMINATES ? 1 : p->n_kids - 1];
}

/* Does another of the n sets bind what this one asks for? */
static bool is_too_early(struct ref *r, const struct ref_goal *g, const struct ref_goal *const *sets,
                         uint32_t n)
{
    bool early = false;
    for (uint32_t i = 0; i < n && !early; i++)
        early = sets[i] != g && dfg_ref_asks_what_binds(r, member_of(r, g), member_of(r, sets[i]));
    return early;
}

/* The last one first, but what asks for a name behind what binds it. */
static bool all_sets_hold(struct ref *r, const struct ref_run *run)
{
    uint32_t n = 0;
    for (const struct ref_goal *g = run->later; g != NULL; g = g->next)
        n += r->d->nodes[g->p].kind != PAT_N_NOT;
    const struct ref_goal **sets = dfg_stack_alloc(&r->mem, n, sizeof *sets);
    if (sets == NULL)
        return false;
    n = 0;
    for (const struct ref_goal *g = run->later; g != NULL; g = g->next)
        if (r->d->nodes[g->p].kind != PAT_N_NOT)
            sets[n++] = g;
    while (n > 0 && !r->mem.failed) {
        uint32_t next = 0;
        while (next < n && is_too_early(r, sets[next], sets, n))
            next++;
        next = next < n ? next : 0;
        if (!later_holds(r, sets[next]))
            return false;
        memmove(&sets[next], &sets[next + 1], (n - next - 1) * sizeof *sets);
        n--;
    }
    return !r->mem.failed;
}

/* ---- sets ---- */

/* What lies between, chains, consumers: each node once, in graph order.  Operands: a node for each. */
static bool is_sorted(const struct ref *r, uint32_t region)
{
    for (; region != 0; region = r->d->regions[region].up)
        if (r->d->regions[region].kind != PAT_R_OPERANDS)
            return true;
    return false;
}

static void finish_set(struct ref *r, uint32_t set)
{
    struct dfg_nodes items = dfg_ref_items(r, set);
    if (items.at == NULL)
        return;
    if (is_sorted(r, r->set_region[set]))
        items.n = dfg_ref_sort(r, (dfg_node *)(uintptr_t)items.at, items.n); /* its own memory */
    dfg_ref_bind_set(r, set, items);
}

/* ---- the whole match ---- */

static bool roots_are_distinct(struct ref *r)
{
    for (uint32_t i = 0; i < r->d->n_roots; i++)
        for (uint32_t j = 0; j < i; j++)
            if (r->node[r->d->roots[i]] == r->node[r->d->roots[j]])
                return dfg_ref_fail(r, WHY_DISTINCT, r->d->roots[i], r->node[r->d->roots[i]], r->d->roots[j]);
    return true;
}

static void fill_match(struct ref *r)
{
    char *m = r->match;
    memset(m, 0, r->whole ? r->p->whole_size : r->p->match_size);
    memcpy(m, &r->root, sizeof(dfg_node));
    for (uint32_t i = 0; i < r->p->n_captures; i++) {
        const struct dfg_capture *c = &r->p->captures[i];
        uint32_t ref = (uint32_t)r->d->captures[i].ref;
        if (c->kind == DFG_CAP_NODE) {
            memcpy(m + c->offset, &r->node[ref], sizeof(dfg_node));
        } else if (c->kind == DFG_CAP_NODES) {
            struct dfg_nodes set = r->set_bound[i] ? r->set[i] : (struct dfg_nodes){NULL, 0};
            memcpy(m + c->offset, &set, sizeof set);
        } else if (c->kind == DFG_CAP_VALUE) {
            dfg_val v = r->var_bound[ref] ? r->var[ref] : dfg_nil();
            memcpy(m + c->offset, &v, sizeof v);
        } else {
            dfg_dim d = r->var_bound[ref] && dfg_known(r->var[ref]) ? r->var[ref].u.i : DFG_DIM_UNKNOWN;
            memcpy(m + c->offset, &d, sizeof d);
        }
    }
}

/* ---- a whole match: the parts behind the captures ---- */

/* What stands for it, of a call behind its first result. */
static dfg_node part_at(struct ref *r, const struct pat_part *part, dfg_node n)
{
    return part->what == PAT_PART_CALL && n != DFG_NONE ? dfg_ref_call_of(r, n) : n;
}

static void fill_set(struct ref *r, const struct pat_part *part, char *to)
{
    struct dfg_nodes set = r->set_bound[part->set] ? r->set[part->set] : (struct dfg_nodes){NULL, 0};
    dfg_node *calls = part->what == PAT_PART_CALL ? dfg_stack_alloc(&r->mem, set.n, sizeof *calls) : NULL;
    for (uint32_t i = 0; calls != NULL && i < set.n; i++)
        calls[i] = part_at(r, part, set.at[i]);
    if (calls != NULL)
        set.at = calls;
    memcpy(to, &set, sizeof set);
}

static void fill_whole(struct ref *r)
{
    for (uint32_t i = 0; i < r->d->n_parts; i++) {
        const struct pat_part *part = &r->d->parts[i];
        char *to = (char *)r->match + r->p->parts[i].offset;
        const dfg_node n = part_at(r, part, r->node[part->node]);
        if (r->p->parts[i].offset < r->p->match_size)
            continue; /* it is a capture, or the root */
        if (part->is_set)
            fill_set(r, part, to);
        else
            memcpy(to, &n, sizeof n);
    }
}

/* ---- what the match is made of ---- */

struct own {
    dfg_node *at;
    uint32_t n, cap;
};

static void add_own(struct ref *r, struct own *own, dfg_node n)
{
    if (n == DFG_NONE || r->mem.failed)
        return;
    if (own->n == own->cap) {
        uint32_t cap = own->cap > 0 ? 2 * own->cap : 32;
        dfg_node *at = dfg_stack_alloc(&r->mem, cap, sizeof *at);
        if (at == NULL)
            return;
        if (own->n > 0)
            memcpy(at, own->at, own->n * sizeof *at);
        own->at = at;
        own->cap = cap;
    }
    own->at[own->n++] = n;
}

static void add_spelled_out(struct ref *r, struct own *own, const dfg_node *node)
{
    for (uint32_t p = 0; p < r->d->n_nodes; p++)
        if (node[p] != DFG_NONE && dfg_ref_is_inner(&r->d->nodes[p])) {
            add_own(r, own, node[p]);
            if (r->d->nodes[p].kind != PAT_N_GET)
                add_own(r, own, dfg_ref_call_of(r, node[p]));
        }
}

static struct own own_nodes(struct ref *r, const struct ref_run *run)
{
    struct own own = {NULL, 0, 0};
    add_own(r, &own, r->root);
    add_spelled_out(r, &own, r->node);
    for (const struct ref_frame *f = run->frames; f != NULL; f = f->older)
        add_spelled_out(r, &own, f->values.node);
    for (const struct ref_goal *g = run->later; g != NULL; g = g->next) {
        struct ref_obstacle o;
        const dfg_node *between;
        uint32_t count;
        if (g->m != DFG_NONE && dfg_ref_between(r, g->n, g->m, NULL, &between, &count, &o))
            for (uint32_t i = 0; i < count; i++)
                add_own(r, &own, between[i]);
    }
    return own;
}

const dfg_node *dfg_ref_own_nodes(struct ref *r, const struct ref_run *run, uint32_t *n)
{
    struct own own = own_nodes(r, run);
    *n = r->mem.failed ? 0 : dfg_ref_sort(r, own.at, own.n);
    return r->mem.failed ? NULL : own.at;
}

/* The members of `every` statements that the pattern spells out belong to it, too. */
static void show_own_nodes(struct ref *r, const struct ref_run *run)
{
    struct own own = own_nodes(r, run);
    for (uint32_t i = 0; i < r->n_sets; i++) {
        int32_t p = r->d->captures[i].ref;
        if (r->set_region[i] != 0 && p >= 0 && dfg_ref_is_inner(&r->d->nodes[p]))
            for (uint32_t k = 0; k < r->set[i].n; k++)
                add_own(r, &own, r->set[i].at[k]);
    }
    if (!r->mem.failed)
        r->visit(r->ctx, own.at, dfg_ref_sort(r, own.at, own.n));
}

/* ---- all of it ---- */

static bool judge_whole(struct ref *r, struct ref_run *run)
{
    if (!roots_are_distinct(r) || !all_hold(r, r->d->roots[0], r->d->where, r->d->n_where) || r->mem.failed)
        return false;
    if (r->visit != NULL) {
        show_own_nodes(r, run);
        return true;
    }
    fill_match(r);
    if (r->whole)
        fill_whole(r);
    if (r->mem.failed)
        return false;
    const bool accepted = r->accept(r->ctx, r->match);
    dfg_ref_look(r); /* a rule may have been tried */
    return accepted;
}

bool dfg_ref_judge(struct ref *r, struct ref_run *run)
{
    size_t end = r->n_trail; /* members have been judged */
    if (!all_sets_hold(r, run))
        return false;
    for (uint32_t i = 0; run->whole && i < r->d->n_every; i++)
        if (!dfg_ref_statement(r, run, r->d->every[i]))
            return false;
    collect_frames(r, run);
    for (uint32_t i = 0; run->whole && i < r->n_sets; i++)
        if (r->set_bound[i] && r->set_region[i] != 0)
            finish_set(r, i);
    return nodes_hold(r, run, end) && frames_hold(r, run) && all_nots_hold(r, run) &&
           (run->whole ? judge_whole(r, run) : !r->mem.failed);
}
