/* use.c -- is a part of a pattern a use of another one, and can that one's function be called for it?
 *
 * In:   a node; the patterns that it is said to be a use of, and those whose text is the same.
 * Out:  the largest that can be called; else why the use is written out.
 *
 * A use is a copy of the pattern's nodes with arguments in place of parameters.
 * Both are walked side by side; where they differ, and where a call would change
 * the order of the matches, the use is written out instead.
 */
#include "use.h"

#include <string.h>

/* ---- the same text? ---- */

/* Of a use they are one; a tail may be written again. */
static bool same_text(const struct use *u, struct span a, struct span b)
{
    const uint32_t n = a.end - a.begin;
    return (a.src == b.src && a.begin == b.begin && a.end == b.end) ||
           (u->is_tail && n == b.end - b.begin && memcmp(a.src->text + a.begin, b.src->text + b.begin, n) == 0);
}

/* What no text tells: names other than those of nodes, and arguments of a `cond`. */
static bool is_told_by_text(const struct expr *e)
{
    return !e->set && (!e->var || e->var->kind == VAR_INDEX) && !(e->kind == E_VALUE && e->formal);
}

static bool same_condition(const struct use *u, const struct expr *q, const struct expr *p)
{
    if (!q || !p)
        return q == p;
    bool same = q->kind == p->kind && q->n_kids == p->n_kids && q->n_ops == p->n_ops && q->name == p->name &&
                q->set == p->set && (!q->node || u->at[q->node->id] == p->node) && same_text(u, q->at, p->at) &&
                (!u->is_tail || is_told_by_text(q));
    for (int i = 0; same && i < q->n_ops; i++)
        same = q->ops[i] == p->ops[i];
    for (int i = 0; same && i < q->n_kids; i++)
        same = same_condition(u, q->kid[i], p->kid[i]);
    return same;
}

/* The first n of each. */
static bool same_conditions(const struct use *u, struct expr *const *q, struct expr *const *p, int n)
{
    bool same = true;
    for (int i = 0; same && i < n; i++)
        same = same_condition(u, q[i], p[i]);
    return same;
}

static bool same_attrs(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    bool same = q->n_attrs == p->n_attrs && q->n_types == p->n_types && q->exact == p->exact;
    for (int i = 0; same && i < q->n_attrs; i++)
        same = same_text(u, q->attrs[i].at, p->attrs[i].at) &&
               same_condition(u, q->attrs[i].expr, p->attrs[i].expr);
    for (int i = 0; same && i < q->n_types; i++)
        same = same_text(u, q->types[i]->at, p->types[i]->at);
    return same;
}

/* Can a function of its own bind it, and absent members stand for what it leaves out? */
bool is_callable(const struct pnode *q)
{
    switch (q->kind) {
    case P_ANY:
    case P_CALL:
    case P_APPLY:
    case P_TUPLE:
    case P_GET:
    case P_IF:
    case P_LEAF:
    case P_ALT:
    case P_AND:
    case P_NOT:
        return !q->every && !q->member_of && !(q->rest && q->rest->is_param);
    case P_FN:
    case P_LET:
    case P_DOMINATES:
    case P_CHAIN:
    case P_LINK:
        break;
    }
    return false;
}

int n_judged(const struct pattern *of)
{
    return of->roots[0]->n_where + of->n_where;
}

static bool same_head(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    if (!u->is_tail)
        return same_text(u, q->at, p->at);
    return q->glob == p->glob && q->kinds == p->kinds && (q->kind == P_ANY || q->n_kids > 0 || same_text(u, q->at, p->at));
}

static bool same_node(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    const bool is_root = q == u->of->of->roots[0] && !u->is_tail;
    bool same = is_callable(q) && q->kind == p->kind && q->n_kids == p->n_kids && q->n_ops == p->n_ops &&
                q->rest_first == p->rest_first && q->rest_last == p->rest_last && q->optional == p->optional &&
                q->ordered == p->ordered &&
                q->index == p->index && !q->lit == !p->lit &&
                same_head(u, q, p) && same_attrs(u, q, p) &&
                (is_root ? p->n_where >= n_judged(u->of->of) : p->n_where == q->n_where);
    for (int i = 0; same && i < q->n_ops; i++)
        same = q->ops[i] == p->ops[i];
    return same;
}

bool is_param(const struct pnode *q)
{
    return q->capture && q->capture->is_param;
}

/* What does not hold is why the use is written out; of several such things the first. */
static bool holds(struct use *u, bool what, const char *why)
{
    if (!what && !u->why)
        u->why = why;
    return what;
}

static bool walk(struct use *u, const struct pnode *q, struct pnode *p, bool denied)
{
    if (u->at[q->id])
        return u->at[q->id] == p;
    u->at[q->id] = p;
    u->denied[q->id] = denied;
    if (is_param(q)) {
        *PUSH(u->params) = q;
        return holds(u, !denied && u->of->node[q->id], "it does not always bind its parameter") &&
               (!u->is_tail || (is_plain_wildcard(q) && is_plain_wildcard(p)));
    }
    if (!holds(u, is_callable(q), "it has a function, let, dominators, a chain or `every`") ||
        !holds(u, pat_has_first_result(q) == pat_has_first_result(p), "here one of its results is taken") || !same_node(u, q, p))
        return false;
    if (q->kind == P_NOT) {
        *PUSH(u->nots) = q;
        return true;
    }
    bool same = true;
    for (int i = 0; same && i < q->n_kids; i++)
        same = walk(u, q->kid[i], p->kid[i], denied);
    return same;
}

int condition_like(const struct use *u, const struct expr *q)
{
    const struct pattern *in = u->s->pattern;
    for (int i = 0; i < in->n_where; i++)
        if (same_condition(u, q, in->where[i]))
            return i;
    return -1;
}

/* A tail's own conditions are those of the pattern, too. */
static bool judges_own(const struct use *u)
{
    bool all = true;
    for (int i = 0; all && i < u->of->of->n_where; i++)
        all = condition_like(u, u->of->of->where[i]) >= 0;
    return all;
}

/* Of all nodes; those inside NOT, which ask for what the rest binds, last. */
static bool walk_all(struct use *u, struct pnode *p)
{
    const struct pattern *of = u->of->of;
    struct pnode **nodes = pat_nodes_of(pat2c, of);
    bool same = walk(u, of->roots[0], p, false);
    for (int i = 0; same && i < u->nots.n; i++)
        same = walk(u, u->nots.at[i]->kid[0], u->at[u->nots.at[i]->id]->kid[0], true);
    for (int i = 0; same && i < of->n_nodes; i++) /* conditions that stand at a node; all names are known now */
        if (nodes[i] && u->at[i] && !is_param(nodes[i]))
            same = same_conditions(u, nodes[i]->where, u->at[i]->where, nodes[i]->n_where);
    if (same && u->is_tail)
        same = judges_own(u);
    else if (same && of->n_where > 0)
        same = same_conditions(u, of->where, p->where + of->roots[0]->n_where, of->n_where);
    return holds(u, same, "its use or a law changes it");
}

/* ---- the same order of choices? ---- */

/* By id and by whether an argument's choice stands in front: 0: unknown, else 1 + whether one does behind it. */
typedef char order_memo[2];

/* What stands for the parameters, by id; NULL: it is none. */
struct arguments {
    const struct shape *shape;
    struct pnode *const *at;
};

/* The pattern's choices come before those of the arguments, whichever node they hang on: in each option for itself.
 * Computed once a node, as if nothing were bound, so that the cost is linear. */
static bool keeps_order(const struct arguments *args, const struct pnode *q, order_memo *memo, bool *late)
{
    const bool was_late = *late;
    char *known = &memo[q->id][was_late];
    if (*known) {
        *late = *known > 1;
        return true;
    }
    if (args->at[q->id])
        *late = *late || args->shape->chooses[args->at[q->id]->id];
    else if (has_own_loop(q) && *late)
        return false;
    for (int i = 0; !args->at[q->id] && i < q->n_kids; i++) {
        bool behind = q->kind == P_ALT ? was_late : *late;
        if (!is_apart(q, i) && !keeps_order(args, q->kid[i], memo, &behind))
            return false;
        *late = *late || behind;
    }
    *known = *late ? 2 : 1;
    return true;
}

bool chooses_first(const struct shape *shape, const struct pnode *root, int n_nodes, struct pnode *const *arguments)
{
    const struct arguments args = {shape, arguments};
    bool late = false;
    return keeps_order(&args, root, alloc((size_t)n_nodes * sizeof(order_memo)), &late);
}

/* The same of a use. */
static bool use_chooses_first(const struct use *u)
{
    const struct pattern *of = u->of->of;
    struct pnode **nodes = pat_nodes_of(pat2c, of), **arguments = alloc((size_t)of->n_nodes * sizeof *arguments);
    for (int i = 0; i < of->n_nodes; i++)
        arguments[i] = nodes[i] && is_param(nodes[i]) ? u->at[i] : NULL;
    return chooses_first(&u->s->shape, of->roots[0], of->n_nodes, arguments);
}

/* ---- can the call return all that the use captures? ---- */

bool is_inner(const struct use *u, const struct pnode *q)
{
    return u->at[q->id] && !is_param(q) && !u->denied[q->id] && q != u->of->of->roots[0];
}

static bool names_node(const struct expr *e, const struct pnode *p)
{
    bool names = e->node == p;
    for (int i = 0; !names && i < e->n_kids; i++)
        names = e->kid[i] && names_node(e->kid[i], p);
    return names;
}

/* By a condition of a law's form. */
static bool is_asked_outside(const struct use *u, const struct pnode *p)
{
    bool *within = alloc((size_t)u->s->shape.n_nodes), asked = false;
    for (int i = 0; i < u->of->of->n_nodes; i++)
        if (u->at[i])
            within[u->at[i]->id] = true;
    for (int id = 0; u->s->shape.queried[p->id] && id < u->s->shape.n_nodes; id++) {
        const struct pnode *at = within[id] ? NULL : u->s->shape.node[id];
        for (int i = 0; at && i < at->n_where; i++)
            asked = asked || names_node(at->where[i], p);
    }
    return asked;
}

static bool returns(const struct use *u, const struct pnode *q, const struct pnode *p)
{
    const struct search *s = u->s;
    return bound_state(&s->node[p->id], u->guard) == UNBOUND && !s->deferred[p->id] &&
           (!(s->shape.captured[p->id] || is_asked_outside(u, p)) || u->of->node[q->id]) &&
           (!p->rest || u->of->rest[q->id]) && (!p->front || u->of->front[q->id]);
}

const int *edges_within(const struct use *u)
{
    const size_t n = (size_t)u->s->shape.n_nodes;
    struct pnode **nodes = pat_nodes_of(pat2c, u->of->of);
    int *edges = alloc(n * sizeof *edges);
    bool *seen = alloc(n * sizeof *seen);
    for (int i = 0; i < u->of->of->n_nodes; i++) {
        const struct pnode *p = u->at[i];
        if (!nodes[i] || !p || is_param(nodes[i]) || seen[p->id])
            continue;
        seen[p->id] = true;
        for (int k = 0; k < p->n_kids; k++)
            edges[p->kid[k]->id]++;
    }
    return edges;
}

/* What it leaves out in some options, the rest binds then; where it is found outside of the use alone. */
static bool is_left_to_others(const struct use *u, const struct pnode *q)
{
    const struct pnode *p = u->at[q->id];
    const int edges = u->s->shape.edges[p->id];
    return edges > 1 && edges_within(u)[p->id] != edges &&
           !always_binds(u->of->of->roots[0], q, alloc((size_t)u->of->of->n_nodes));
}

static bool returns_all(const struct use *u)
{
    struct pnode **nodes = pat_nodes_of(pat2c, u->of->of);
    bool all = true;
    for (int i = 0; all && i < u->of->of->n_nodes; i++)
        all = !nodes[i] || !is_inner(u, nodes[i]) || (returns(u, nodes[i], u->at[i]) && !is_left_to_others(u, nodes[i]));
    return all;
}

static bool has_conditions(const struct pattern *of)
{
    struct pnode **nodes = pat_nodes_of(pat2c, of);
    bool has = of->n_where > 0;
    for (int i = 0; !has && i < of->n_nodes; i++) {
        has = nodes[i] && (nodes[i]->n_where > 0 || nodes[i]->kind == P_NOT);
        for (int k = 0; nodes[i] && !has && k < nodes[i]->n_attrs; k++)
            has = nodes[i]->attrs[k].expr != NULL;
    }
    return has;
}

/* What it leaves out of its parameters in some options may be bound elsewhere in the use, and conditions would know. */
static bool knows_all(const struct use *u)
{
    bool all = true;
    for (int i = 0; all && i < u->params.n; i++) {
        const struct pnode *q = u->params.at[i];
        all = !q->capture->maybe_absent || u->s->shape.edges[u->at[q->id]->id] == 1;
    }
    return all || !has_conditions(u->of->of);
}

/* EITHER: what stands at the root may be a call or not. */
static bool is_use(struct use *u, struct pnode *p)
{
    const struct pattern *of = u->of->of;
    bool is = walk_all(u, p) && holds(u, placement_of(of->roots[0]) != EITHER, "not all it may be is a call");
    is = is && holds(u, knows_all(u), "its conditions ask what it may leave unbound, and the rest binds");
    is = is && holds(u, use_chooses_first(u), "a choice of its own follows one of an argument");
    is = is && returns_all(u);
    is = is && (!p->rest || u->of->rest[of->roots[0]->id]) && (!p->front || u->of->front[of->roots[0]->id]);
    return holds(u, is, "some of it is bound elsewhere, too");
}

/* Why nothing is called here, whatever it is. */
static const char *why_no_calls(const struct search *s)
{
    return !s->shape.captures ? "what stands inside `!` is not bound"
           : s->fn            ? "it stands in a function"
           : s->n_states      ? "the whole search remembers what failed"
                              : NULL;
}

static struct use use_of(struct search *s, struct callee *c, const struct guard *guard)
{
    const size_t n = (size_t)c->of->n_nodes;
    return (struct use){.s = s, .guard = guard, .of = c, .at = alloc(n * sizeof(struct pnode *)), .denied = alloc(n)};
}

static bool is_named_larger(const struct pnode *p, const struct pattern *than)
{
    return p->n_uses > 0 && p->uses[p->n_uses - 1]->n_nodes >= than->n_nodes;
}

/* NULL: it is not written. */
static struct callee *callee_of(const struct written *all, const struct pattern *p)
{
    return p->c_name ? pat_map_get(&all->of, p->c_name) : NULL;
}

struct callee *callable(const struct written *all, const struct pattern *p)
{
    struct callee *c = callee_of(all, p);
    return c && !c->why_not ? c : NULL;
}

/* The pattern that stands at p though it is not named there; NULL. */
static struct callee *find_tail(struct search *s, struct pnode *p, const struct guard *guard, struct use *u)
{
    const struct matchers *alike = s->tails && !why_no_calls(s) ? s->tails[p->id] : NULL;
    for (int i = 0; alike && i < alike->n; i++) {
        struct callee *c = callable(s->callees, alike->at[i]);
        if (!c || is_named_larger(p, alike->at[i]))
            continue;
        *u = use_of(s, c, guard);
        u->is_tail = true;
        if (is_use(u, p))
            return c;
    }
    return NULL;
}

struct callee *find_use(struct search *s, struct pnode *p, const struct guard *guard, struct use *u)
{
    struct callee *tail = find_tail(s, p, guard, u);
    s->written_out = NULL;
    if (tail)
        return tail;
    for (int i = p->n_uses - 1; s->callees && i >= 0; i--) {
        const struct pattern *used = p->uses[i];
        struct callee *c = callee_of(s->callees, used);
        const char *why = !used->c_name ? "" : c ? c->why_not : "nothing else uses it";
        if (!why)
            why = why_no_calls(s);
        if (!why) {
            *u = use_of(s, c, guard);
            if (is_use(u, p))
                return c;
            why = u->why;
        }
        if (*why && !s->written_out)
            s->written_out = format("%s is written out: %s", used->name, why);
    }
    return NULL;
}

void note_written_out(struct search *s, const struct pnode *p, const struct guard *guard)
{
    if (s->written_out && !pat_map_get(&s->noted, (const char *)p)) {
        map_put(&s->noted, (const char *)p, (void *)p);
        note(s->to, guard, s->written_out);
    }
}
