/* attempt.c -- one match, from checks to commit.
 *
 * In:   a match of a rule, whole: every node that takes part.
 * Out:  the graph with the replacement, or as it was, and in the statistics why.
 *
 * What the match covers between its roots goes with the rewrite, so nothing else
 * may use it, unless the replacement does, or the rule is `keep_shared`.  Checked
 * are, in this order: `once`, effects, attributes of the function's call, outside uses, what `build` says, types,
 * scopes, cycles.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rewriter.h"

/* array is a T **, of any T. */
static bool make_room(dfg_rewriter *r, void *array, size_t *room, size_t n, size_t size)
{
    bool ok = dfg_heap_grow(r->m, array, room, n, size);
    r->failed = r->failed || !ok;
    return ok;
}

static inline bool push(dfg_rewriter *r, dfg_node **list, size_t *n, size_t *room, dfg_node node)
{
    if (*n >= *room && !make_room(r, list, room, *n + 1, sizeof **list))
        return false;
    (*list)[(*n)++] = node;
    return true;
}

/* ---- what takes part ---- */

/* The nodes of a part: one, or a set. */
static inline struct dfg_nodes part_nodes(const void *match, const struct dfg_part *part)
{
    struct dfg_nodes set = {NULL, 0};
    const char *at = (const char *)match + part->offset;
    if (part->is_set)
        memcpy(&set, at, sizeof set);
    else
        set = (struct dfg_nodes){(const dfg_node *)(const void *)at, 1};
    return set;
}

bool dfg_attempt_reserve(dfg_rewriter *r, size_t n)
{
    size_t with_room = r->roots_room, plan_room = r->roots_room;
    return make_room(r, &r->with, &with_room, n, sizeof *r->with) &&
           make_room(r, &r->plan, &plan_room, n, sizeof *r->plan) &&
           make_room(r, &r->roots, &r->roots_room, n, sizeof *r->roots);
}

static bool set_root(dfg_rewriter *r, size_t i, dfg_node n)
{
    if (i >= r->roots_room && !dfg_attempt_reserve(r, i + 1))
        return false;
    while (r->n_roots < i)
        r->roots[r->n_roots++] = DFG_NONE;
    if (i == r->n_roots)
        r->roots[r->n_roots++] = n;
    else if (n != DFG_NONE)
        r->roots[i] = n;
    return true;
}

bool dfg_attempt_roots_of_many(dfg_rewriter *r, const struct running_rule *rule, const void *match)
{
    r->n_roots = 0;
    for (uint32_t i = 0; i < rule->n_roots; i++) {
        const struct dfg_part *part = &rule->parts[i];
        struct dfg_nodes nodes = part_nodes(match, part);
        for (uint32_t k = 0; k < nodes.n; k++)
            if (!set_root(r, rule->rule->every_root ? k : part->root - 1, nodes.at[k]))
                return false;
    }
    if (r->n_roots == 0 && !set_root(r, 0, *(const dfg_node *)match))
        return false;
    for (size_t i = 0; i < r->n_roots; i++)
        if (r->roots[i] == DFG_NONE || dfg_place(r, r->roots[i]) == UINT32_MAX)
            return false;
    return true;
}

static inline bool is_listed(const dfg_rewriter *r, const dfg_node *list, size_t n, dfg_node node)
{
    uint32_t at = 0;
    if (n > EDIT_SHORT)
        at = r->m->edit->mark[node];
    else
        while (at < n && list[at] != node)
            at++;
    return at < n && list[at] == node;
}

/* The last of the list has come: from when on it is not short, where each stands is marked. */
static inline bool mark_last(const dfg_rewriter *r, const dfg_node *list, size_t n)
{
    if (n <= EDIT_SHORT)
        return true;
    if (!dfg_edit_mark_begin(r->m))
        return false;
    for (size_t i = n == EDIT_SHORT + 1 ? 0 : n - 1; i < n; i++)
        r->m->edit->mark[list[i]] = (uint32_t)i;
    return true;
}

/* Mostly there is one root. */
static inline bool is_root(const dfg_rewriter *r, dfg_node node)
{
    return node == r->roots[0] || (r->n_roots > 1 && is_listed(r, r->roots, r->n_roots, node));
}

static inline bool add_inner(dfg_rewriter *r, dfg_node n)
{
    if (n == DFG_NONE || is_root(r, n) || is_listed(r, r->inner, r->n_inner, n))
        return true;
    return push(r, &r->inner, &r->n_inner, &r->inner_room, n) && mark_last(r, r->inner, r->n_inner);
}

/* Variables that a root or what is between roots binds. */
static bool add_bound(dfg_rewriter *r, dfg_node n)
{
    const dfg_node *vars;
    bool ok = true;
    for (uint32_t k = 0, n_vars = dfg_bound_vars(r->m, n, &vars); ok && k < n_vars; k++)
        ok = add_inner(r, vars[k]);
    return ok;
}

/* What the match covers but its roots, each once; *effect: it, or a root, has one. */
static bool gather_inner(dfg_rewriter *r, const struct running_rule *rule, const void *match, bool *effect)
{
    const uint32_t *bits = r->m->operators.bits;
    const uint16_t *op = r->m->nodes.op;
    uint32_t any = 0;
    bool binds = false, ok = true;
    r->n_inner = 0;
    assert(r->n_roots > 0);
    for (size_t i = 0; ok && i < r->n_roots; i++)
        ok = mark_last(r, r->roots, i + 1);
    for (uint32_t i = rule->n_roots; i < rule->n_parts; i++) {
        struct dfg_nodes nodes = part_nodes(match, &rule->parts[i]);
        for (uint32_t k = 0; ok && k < nodes.n; k++)
            ok = add_inner(r, nodes.at[k]);
    }
    for (size_t i = 0; i < r->n_roots + r->n_inner; i++) {
        const dfg_node n = i < r->n_roots ? r->roots[i] : r->inner[i - r->n_roots];
        any |= bits[op[n]];
        binds |= op[n] == DFG_FUNC || op[n] == DFG_LET;
    }
    for (size_t i = 0, n = binds ? r->n_roots + r->n_inner : 0; ok && i < n; i++)
        ok = add_bound(r, i < r->n_roots ? r->roots[i] : r->inner[i - r->n_roots]);
    *effect = (any >> DFG_EFFECT & 1) != 0;
    return ok;
}

/* Has one of them an attribute that only means something in its place? */
static bool any_refers(const dfg_rewriter *r)
{
    bool any = false;
    if (r->m->facts.n == 0)
        return false;
    for (size_t i = 0; i < r->n_roots; i++)
        any = any || dfg_has_reference(r->m, r->roots[i]);
    for (size_t i = 0; i < r->n_inner; i++)
        any = any || dfg_has_reference(r->m, r->inner[i]);
    return any;
}

/* ---- once ---- */

static bool is_done(const dfg_rewriter *r, const struct running_rule *rule, dfg_node n)
{
    uint32_t bit = rule->once_bit;
    return (r->once[(size_t)n * r->once_words + bit / 64] >> bit % 64 & 1) != 0;
}

static bool any_done(const dfg_rewriter *r, const struct running_rule *rule)
{
    bool any = false;
    if (rule->once_bit == UINT32_MAX)
        return false;
    for (size_t i = 0; i < r->n_roots; i++)
        any = any || is_done(r, rule, r->roots[i]);
    return any;
}

static void set_done(dfg_rewriter *r, const struct running_rule *rule, dfg_node n)
{
    uint32_t bit = rule->once_bit;
    if (bit != UINT32_MAX)
        r->once[(size_t)n * r->once_words + bit / 64] |= (uint64_t)1 << bit % 64;
}

/* ---- outside uses ---- */

/* In the body of a function that the match covers: what stands there goes or stays with the function. */
static bool is_in_function(const dfg_rewriter *r, dfg_node n)
{
    return edit_body(r->m, n) != edit_body(r->m, r->roots[0]);
}

/* Does something use n that the match does not cover?  One such use ends the walk. */
static inline bool is_used_outside(const dfg_rewriter *r, dfg_node n)
{
    const struct edit *e = r->m->edit;
    uint32_t slot = e->head[n];
    while (slot != 0 && (is_root(r, e->owner[slot]) || is_listed(r, r->inner, r->n_inner, e->owner[slot])))
        slot = e->next[slot];
    return slot != 0;
}

/* Of what is covered, what something outside uses, to `escaping`. */
static bool gather_escaping(dfg_rewriter *r)
{
    r->n_escaping = 0;
    for (size_t i = 0; i < r->n_inner; i++)
        if (is_used_outside(r, r->inner[i]) && !is_in_function(r, r->inner[i]) &&
            !push(r, &r->escaping, &r->n_escaping, &r->escaping_room, r->inner[i]))
            return false;
    return true;
}

/* Does the replacement use n? */
static bool is_reused(const dfg_rewriter *r, const struct edit_plan *p, dfg_node n)
{
    const dfg_module *m = r->m;
    for (uint32_t i = 0; i < p->n; i++)
        if (p->roots[i].with == n)
            return true;
    for (dfg_node at = p->base.nodes; at < m->nodes.n; at++) {
        uint32_t slot, k = edit_slots(m, at, &slot);
        for (uint32_t end = slot + k; slot < end; slot++)
            if (m->args.rows[slot] == n)
                return true;
    }
    return false;
}

/* The first that something outside uses and the replacement does not; DFG_NONE: none. */
static dfg_node escapes(const dfg_rewriter *r, const struct edit_plan *p)
{
    for (size_t i = 0; i < r->n_escaping; i++)
        if (!is_reused(r, p, r->escaping[i]))
            return r->escaping[i];
    return DFG_NONE;
}

/* ---- building ---- */

/* The match with sets of its own: new nodes may move the operands that they are part of.  NULL: no memory. */
static const void *keep_sets(dfg_rewriter *r, const struct dfg_pattern *p, const void *match)
{
    char *copy = NULL;
    for (uint32_t i = 0; i < p->n_captures; i++) {
        struct dfg_nodes set;
        const uint32_t at = p->captures[i].offset;
        if (p->captures[i].kind != DFG_CAP_NODES)
            continue;
        memcpy(&set, (const char *)match + at, sizeof set);
        dfg_node *nodes = dfg_rewriter_alloc(r, ((size_t)set.n + 1) * sizeof *nodes);
        if (copy == NULL && (copy = dfg_rewriter_alloc(r, p->match_size)) != NULL)
            memcpy(copy, match, p->match_size);
        if (nodes == NULL || copy == NULL)
            return NULL;
        if (set.n > 0)
            memcpy(nodes, set.at, set.n * sizeof *nodes);
        set.at = nodes;
        memcpy(copy + at, &set, sizeof set);
    }
    return copy != NULL ? copy : match;
}

/* The replacement as new rows; false: there is none. */
static bool build(dfg_rewriter *r, const struct running_rule *rule, const void *match, struct edit_plan *p)
{
    dfg_module *m = r->m;
    if (rule->has_sets && (match = keep_sets(r, rule->pattern, match)) == NULL)
        return false;
    dfg_node *with = r->with;
    p->roots = r->plan;
    with[0] = DFG_NONE;
    for (size_t i = 1; i < r->n_roots; i++)
        with[i] = DFG_NONE;
    m->edit->new_body = edit_body(m, r->roots[0]);
    assert(m->edit->new_body < m->bodies.n);
    rule->rule->build(rule->rule, r, match, with);
    bool ok = !dfg_rewriter_gave_up(r);
    p->n = (uint32_t)r->n_roots;
    for (uint32_t i = 0; ok && i < p->n; i++) {
        p->roots[i] = (struct edit_root){.root = r->roots[i], .with = with[i]};
        ok = with[i] != DFG_NONE && with[i] < m->nodes.n;
    }
    return ok;
}

bool dfg_attempt_meet(const dfg_rewriter *r, uint32_t old, uint32_t new, uint32_t *type)
{
    *type = new != 0 ? new : old;
    if (old == new || old == 0 || new == 0)
        return true;
    bool clash = !dfg_types_agree(r->m, new, old);
    if (r->options.typing != NULL)
        *type = r->options.typing->meet(r->typing, old, new, &clash);
    return !clash;
}

/* Types of new nodes, and of roots what both say. */
static bool types_fit(dfg_rewriter *r, const struct edit_plan *p)
{
    dfg_module *m = r->m;
    const struct dfg_typing *typing = r->options.typing;
    if (typing != NULL && !typing->added(r->typing, p->base.nodes, m->nodes.n)) {
        r->failed = true;
        return false;
    }
    for (uint32_t i = 0; i < p->n; i++) {
        const struct edit_root *root = &p->roots[i];
        uint32_t type;
        if (m->nodes.type[root->root] == m->nodes.type[root->with])
            continue;
        if (!dfg_attempt_meet(r, m->nodes.type[root->root], m->nodes.type[root->with], &type))
            return false;
        if (root->with >= p->base.nodes && m->nodes.op[root->with] != DFG_CONST)
            m->nodes.type[root->with] = type;
    }
    return true;
}

/* ---- verdicts ---- */

static bool refuse(dfg_rewriter *r, const struct running_rule *rule, uint64_t *count, const char *reason)
{
    struct dfg_rule_stats *s = &r->stats[rule->choice];
    ++*count;
    if (s->reason == NULL && !r->failed) {
        size_t size = strlen(reason) + 1;
        char *copy = dfg_heap_alloc(r->m, size, 1);
        if (copy != NULL)
            memcpy(copy, reason, size);
        s->reason = r->reasons[rule->choice] = copy;
    }
    return false;
}

static bool refuse_cycle(dfg_rewriter *r, struct running_rule *rule, dfg_node n)
{
    if ((r->state[n] & REFUSED) == 0 && !push(r, &r->refused, &r->n_refused, &r->refused_room, n))
        return false;
    r->state[n] |= REFUSED;
    return refuse(r, rule, &r->stats[rule->choice].cyclic, "the replacement would make a cycle");
}

/* The replacement is built and fits; false: it is not to be. */
static bool is_sound(dfg_rewriter *r, struct running_rule *rule, dfg_node n, struct edit_plan *p)
{
    struct dfg_rule_stats *s = &r->stats[rule->choice];
    dfg_node blocking = escapes(r, p);
    if (blocking != DFG_NONE && !rule->rule->keep_shared) {
        dfg_watch_add(r, blocking, n);
        return refuse(r, rule, &s->blocked, "something outside uses what the match covers");
    }
    switch (types_fit(r, p) ? dfg_edit_check(r->m, p) : EDIT_MISTYPED) {
    case EDIT_DONE:
        return true;
    case EDIT_SAME: /* it stands there already: nothing to count */
        return false;
    case EDIT_CYCLE:
        return refuse_cycle(r, rule, n);
    case EDIT_SCOPE:
        return refuse(r, rule, &s->declined, "the replacement uses a value where it can't be seen");
    case EDIT_MISTYPED:
        return refuse(r, rule, &s->mistyped, "the replacement has another type");
    case EDIT_FULL:
        break;
    }
    r->failed = true;
    return false;
}

/* Of rules that are `once`: new nodes are marked as their roots are. */
static void inherit_marks(dfg_rewriter *r, const struct running_rule *rule, const struct edit_plan *p)
{
    const struct edit *e = r->m->edit;
    for (uint32_t i = 0; i < p->n; i++)
        set_done(r, rule, p->roots[i].root);
    for (size_t i = 0; i < e->n_final; i++) {
        const dfg_node n = e->final[i];
        if (edit_root_of(r->m, p, n) == NULL)
            memset(r->once + (size_t)n * r->once_words, 0, r->once_words * sizeof *r->once);
        set_done(r, rule, n);
    }
    for (uint32_t i = 0; i < p->n; i++) {
        const struct edit_root *root = &p->roots[i];
        if (root->copy != DFG_NONE) /* what it was moves with its marks */
            memcpy(r->once + (size_t)e->final[root->copy - p->base.nodes] * r->once_words,
                   r->once + (size_t)root->root * r->once_words, r->once_words * sizeof *r->once);
    }
}

static bool inherit(dfg_rewriter *r, const struct running_rule *rule, const struct edit_plan *p)
{
    const struct edit *e = r->m->edit;
    const uint32_t place = dfg_place(r, r->roots[0]);
    if (p->takes_over && p->left != DFG_NONE && !dfg_settle(r, p->left, place))
        return false;
    for (size_t i = 0; !p->takes_over && i < e->n_final; i++)
        if (edit_root_of(r->m, p, e->final[i]) == NULL && !dfg_settle(r, e->final[i], place))
            return false;
    if (r->once_words > 0)
        inherit_marks(r, rule, p);
    return true;
}

/* What took a root's place without being new is what both types say, too. */
static void narrow(const dfg_rewriter *r, const struct edit_plan *p)
{
    dfg_module *m = r->m;
    for (uint32_t i = 0; i < p->n; i++) {
        const dfg_node root = p->roots[i].root, with = p->roots[i].with;
        uint32_t type;
        if (with >= p->base.nodes || (m->nodes.op[with] < DFG_FIRST_OP && m->nodes.op[with] != DFG_GET) ||
            !dfg_attempt_meet(r, m->nodes.type[root], m->nodes.type[with], &type) || type == m->nodes.type[with])
            continue;
        m->nodes.type[with] = type;
        edit_log(m, with, EDIT_LOGGED | EDIT_RETYPED);
    }
}

static bool commit(dfg_rewriter *r, const struct running_rule *rule, struct edit_plan *p)
{
    narrow(r, p);
    r->m->edit->notes_uses = r->m->edit->logs || r->watched != NULL || r->reach.has_wide;
    if (!dfg_rewriter_reserve(r) || !dfg_edit_commit(r->m, p) || !dfg_rewriter_reserve(r) ||
        (r->origins != NULL && !dfg_origins_note(r, rule->pattern->name, p)) || !inherit(r, rule, p)) {
        r->failed = true;
        return false;
    }
    assert(r->stats[rule->choice].applied < r->stats[rule->choice].tried);
    r->stats[rule->choice].applied++;
    r->applied++;
    return true;
}

/* Is the match one that may be replaced at all? */
static bool is_open(dfg_rewriter *r, const struct running_rule *rule, const void *match)
{
    if (any_done(r, rule))
        return false;
    r->stats[rule->choice].tried++;
    bool effect;
    if (!gather_inner(r, rule, match, &effect))
        return false;
    if (effect)
        return refuse(r, rule, &r->stats[rule->choice].blocked, "a call with an effect takes part");
    if (any_refers(r))
        return refuse(r, rule, &r->stats[rule->choice].blocked, "an attribute is that of the function's call");
    return gather_escaping(r);
}

bool dfg_rewrite_attempt(dfg_rewriter *r, struct running_rule *rule, dfg_node n, const void *match)
{
    struct edit_plan p = {.base = dfg_edit_mark(r->m)};
    assert(r->m->edit != NULL && edit_is_live(r->m, n));
    if (r->memory.used != r->empty.used || r->memory.top != r->empty.block)
        dfg_stack_release(&r->memory, r->empty);
    r->declined = false;
    r->reason = NULL;
    if (!is_open(r, rule, match))
        return false;
    bool sound = build(r, rule, match, &p);
    if (!sound)
        refuse(r, rule, &r->stats[rule->choice].declined,
               r->reason != NULL ? r->reason : "it builds no replacement");
    sound = sound && is_sound(r, rule, n, &p);
    if (sound && commit(r, rule, &p))
        return true;
    if (!sound && !r->m->failed) {
        dfg_edit_rollback(r->m, p.base);
        dfg_views_refresh(r);
    }
    return false;
}
