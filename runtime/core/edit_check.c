/* edit_check.c -- the effect of a replacement, before anything is changed.
 *
 * In:   roots, what replaces each, and the new rows that this is made of.
 * Out:  how each root is replaced, and a verdict: the graph stays the same, it
 *       would become cyclic, a value would be used where it is not visible, a
 *       field would be used that is not there, or all is well.
 *
 * A capture means the value before: a root that the replacement uses gets a new
 * row for what it was.  The walk that looks for a cycle follows operands as they
 * will be, and passes by what stands before the first root, since nothing there
 * changes.
 */
#include <assert.h>
#include <string.h>

#include "core.h"
#include "edit.h"

static bool is_new(const struct edit_plan *p, dfg_node n)
{
    return n >= p->base.nodes;
}

/* ---- how roots are replaced ---- */

/* False: no memory. */
static bool choose(dfg_module *m, struct edit_plan *p)
{
    const bool marks = p->n > EDIT_SHORT;
    if (marks && !dfg_edit_mark_begin(m))
        return false;
    uint32_t *mark = m->edit->mark;
    p->first = p->roots[0].root;
    p->has_hands = false;
    for (uint32_t i = 0; i < p->n; i++) {
        struct edit_root *r = &p->roots[i];
        if (marks)
            mark[r->root] = i;
        assert(!is_new(p, r->root) && edit_is_live(m, r->root));
        r->copy = DFG_NONE;
        r->how = r->with == r->root ? EDIT_STAYS : EDIT_HAND;
        if (i > 0 && edit_before(m->edit, r->root, p->first))
            p->first = r->root;
    }
    for (uint32_t i = 0; i < p->n; i++) {
        struct edit_root *r = &p->roots[i];
        const uint16_t op = m->nodes.op[r->root]; /* functions and bodies know these by their rows */
        if (!is_new(p, r->with) || op == DFG_VAR || op == DFG_FUNC || edit_claimant(m, p, r->with) != NULL)
            p->has_hands = p->has_hands || r->how == EDIT_HAND;
        else {
            r->how = EDIT_OVER;
            if (marks)
                mark[r->with] = i;
        }
    }
    return true;
}

static bool copy_root(dfg_module *m, struct edit_root *r)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, r->root, &args);
    if (m->nodes.op[r->root] == DFG_FUNC) /* its body knows it by its row */
        return false;
    r->copy = dfg_node_add(m, m->nodes.kind[r->root], args, argc, m->nodes.type[r->root]);
    if (r->copy == DFG_NONE)
        return false;
    if (argc == 0)
        m->nodes.first[r->copy] = m->nodes.first[r->root];
    return true;
}

static bool copy_if_root(dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    struct edit_root *r = is_new(p, n) || n == DFG_NONE ? NULL : edit_root_of(m, p, n);
    bool stays = r == NULL || r->how == EDIT_STAYS || m->nodes.op[r->root] == DFG_VAR;
    return stays || r->copy != DFG_NONE || copy_root(m, r);
}

/* A variable can't be copied, so it can't take users and hand its own over. */
static bool is_handed_var(const dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    const struct edit_root *r = is_new(p, n) ? NULL : edit_root_of(m, p, n);
    return r != NULL && r->how == EDIT_HAND && m->nodes.op[n] == DFG_VAR;
}

/* Copies of replaced roots that new rows, which the copies are, name. */
static bool copy_roots(dfg_module *m, const struct edit_plan *p)
{
    for (uint32_t i = 0; p->has_hands && i < p->n; i++) {
        const struct edit_root *r = &p->roots[i];
        if (r->how == EDIT_HAND && (is_handed_var(m, p, r->with) || !copy_if_root(m, p, r->with)))
            return false;
    }
    for (dfg_node n = p->base.nodes; n < m->nodes.n; n++) {
        uint32_t slot, k = edit_slots(m, n, &slot);
        for (uint32_t end = slot + k; slot < end; slot++)
            if (!copy_if_root(m, p, m->args.rows[slot]))
                return false;
    }
    return true;
}

/* ---- scopes ---- */

static bool is_visible(const dfg_module *m, dfg_node n)
{
    uint32_t body = m->edit->new_body, of = edit_body(m, n);
    while (body != of && body != 0)
        body = m->bodies.rows[body].parent;
    return n == DFG_NONE || body == of;
}

static bool scopes_hold(const dfg_module *m, const struct edit_plan *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        if (edit_body(m, p->roots[i].root) != m->edit->new_body || !is_visible(m, p->roots[i].with))
            return false;
    for (dfg_node n = p->base.nodes; n < m->nodes.n; n++) {
        uint32_t slot, k = edit_slots(m, n, &slot);
        for (uint32_t end = slot + k; slot < end; slot++)
            if (!is_visible(m, m->args.rows[slot]))
                return false;
    }
    return true;
}

/* ---- fields ---- */

/* Has the value that takes a root's place the fields that are used of it? */
static bool fields_hold(const dfg_module *m, const struct edit_plan *p, const struct edit_root *root)
{
    const struct edit *e = m->edit;
    if (root->with == root->root || dfg_may_have_field(m, root->with, UINT32_MAX)) /* of most nothing is known */
        return true;
    for (uint32_t slot = e->head[root->root]; slot != 0; slot = e->next[slot]) {
        const dfg_node get = e->owner[slot];
        if (m->nodes.op[get] == DFG_GET && !dfg_may_have_field(m, root->with, dfg_node_data(m, get)) &&
            edit_root_of(m, p, get) == NULL)
            return false;
    }
    return true;
}

static enum edit_verdict check_fields(const dfg_module *m, const struct edit_plan *p)
{
    const dfg_node wrong = dfg_misplaced(m, p->base.nodes);
    if (wrong != DFG_NONE)
        return m->nodes.op[wrong] == DFG_GET ? EDIT_MISTYPED : EDIT_SCOPE;
    for (uint32_t i = 0; i < p->n; i++)
        if (!fields_hold(m, p, &p->roots[i]))
            return EDIT_MISTYPED;
    return EDIT_DONE;
}

/* ---- the same again ---- */

bool dfg_edit_same_tensor(const dfg_module *m, uint32_t a, uint32_t b)
{
    const struct dfg_tensor *x = &m->tensors.rows[a], *y = &m->tensors.rows[b];
    enum dfg_dtype dtype = (enum dfg_dtype)m->types.rows[x->type].dtype;
    size_t bytes;
    if (a == b)
        return true;
    return x->type == y->type && x->splat == y->splat && x->data != NULL && y->data != NULL &&
           dfg_tensor_bytes(dtype, x->splat ? 1 : x->n, &bytes) && memcmp(x->data, y->data, bytes) == 0;
}

bool dfg_edit_same_row(const dfg_module *m, dfg_node a, dfg_node b)
{
    const struct nodes *t = &m->nodes;
    if (t->kind[a] != t->kind[b] || t->argc[a] != t->argc[b])
        return false;
    if (t->op[a] == DFG_CONST)
        return dfg_edit_same_tensor(m, t->first[a], t->first[b]);
    return t->op[a] != DFG_FUNC && (t->op[a] != DFG_VAR || t->first[a] == t->first[b]);
}

/* Is the new row what the old one is?  Pairs wait on the stack of steps. */
static bool is_same(dfg_module *m, const struct edit_plan *p, dfg_node new, dfg_node old)
{
    struct edit *e = m->edit;
    size_t depth = 0;
    if (!dfg_edit_step_push(m, &depth, new))
        return false;
    e->steps[0].at = old;
    while (depth > 0) {
        struct edit_step pair = e->steps[--depth];
        const dfg_node *a, *b;
        uint32_t k = dfg_node_args(m, pair.node, &a);
        if (!dfg_edit_same_row(m, pair.node, pair.at) || dfg_node_args(m, pair.at, &b) != k)
            return false;
        for (uint32_t i = 0; i < k; i++) {
            if (a[i] == b[i])
                continue;
            if (!is_new(p, a[i]) || b[i] == DFG_NONE || m->nodes.n - p->base.nodes > 256)
                return false;
            if (!dfg_edit_step_push(m, &depth, a[i]))
                return false;
            e->steps[depth - 1].at = b[i];
        }
    }
    return true;
}

static bool all_same(dfg_module *m, const struct edit_plan *p)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const struct edit_root *r = &p->roots[i];
        if (r->how == EDIT_HAND || (r->how == EDIT_OVER && (m->nodes.kind[r->with] != m->nodes.kind[r->root] ||
                                                            !is_same(m, p, r->with, r->root))))
            return false;
    }
    return true;
}

/* ---- cycles ---- */

/* An old node that stands before all roots, and nothing but it and others like it. */
static bool is_far_below(const dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    return n == DFG_NONE || (!is_new(p, n) && edit_before(m->edit, n, p->first));
}

/* Do new rows and handed users use new rows, and what stands before all roots, only?  Operands of new rows are the
 * pool's last; the number in front of many of them, taken for one, makes it no more than false. */
static bool is_simple(const dfg_module *m, const struct edit_plan *p)
{
    const dfg_node all_below = m->edit->rank == NULL ? p->first : 1; /* what has a lower id stands before them */
    const dfg_node *args = m->args.rows;
    for (uint32_t i = 0; p->has_hands && i < p->n; i++)
        if (p->roots[i].how == EDIT_HAND && !is_far_below(m, p, p->roots[i].with))
            return false;
    for (uint32_t slot = p->base.args, end = m->args.n; slot < end; slot++) {
        const dfg_node a = args[slot];
        if (a >= all_below && (a >= m->nodes.n || (is_new(p, a) ? edit_claimant(m, p, a) != NULL : !is_far_below(m, p, a))))
            return false;
    }
    return true;
}

/* Operand i, as it will be, of what will stand at n. */
static dfg_node operand_after(const dfg_module *m, const struct edit_plan *p, dfg_node row, uint32_t slot)
{
    dfg_node a = m->args.rows[slot];
    const struct edit_root *r;
    if (is_new(p, row))
        return edit_resolve(m, p, a);
    r = a != DFG_NONE ? edit_root_of(m, p, a) : NULL;
    return r != NULL && r->how == EDIT_HAND ? edit_resolve(m, p, r->with) : a;
}

static dfg_node row_after(const dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    const struct edit_root *r = is_new(p, n) ? NULL : edit_root_of(m, p, n);
    return r != NULL && r->how == EDIT_OVER ? r->with : n;
}

/* Depth first from start; false: a cycle, or no memory. */
static bool walk(dfg_module *m, const struct edit_plan *p, dfg_node start)
{
    struct edit *e = m->edit;
    size_t depth = 0;
    if (is_far_below(m, p, start) || (e->state[start] & EDIT_LEFT) != 0)
        return true;
    if (!dfg_edit_step_push(m, &depth, start) || !dfg_edit_see(m, start))
        return false;
    e->state[start] |= EDIT_OPEN;
    while (depth > 0) {
        struct edit_step *top = &e->steps[depth - 1];
        dfg_node row = row_after(m, p, top->node), next = DFG_NONE;
        uint32_t slot, k = edit_slots(m, row, &slot);
        while (top->at < k && next == DFG_NONE) {
            dfg_node a = operand_after(m, p, row, slot + top->at++);
            if (!is_far_below(m, p, a) && (e->state[a] & EDIT_LEFT) == 0)
                next = a;
        }
        if (next == DFG_NONE) {
            e->state[top->node] = (uint8_t)((e->state[top->node] & ~EDIT_OPEN) | EDIT_LEFT);
            depth--;
            continue;
        }
        if ((e->state[next] & EDIT_OPEN) != 0 || !dfg_edit_step_push(m, &depth, next) ||
            !dfg_edit_see(m, next))
            return false;
        e->state[next] |= EDIT_OPEN;
    }
    return true;
}

static bool is_acyclic(dfg_module *m, const struct edit_plan *p)
{
    struct edit *e = m->edit;
    bool acyclic = true;
    e->n_seen = 0;
    for (uint32_t i = 0; acyclic && i < p->n; i++) {
        const struct edit_root *r = &p->roots[i];
        if (r->how != EDIT_STAYS)
            acyclic = walk(m, p, r->how == EDIT_HAND ? edit_resolve(m, p, r->with) : r->root);
    }
    for (size_t i = 0; i < e->n_seen; i++)
        e->state[e->seen[i]] &= (uint8_t) ~(EDIT_OPEN | EDIT_LEFT);
    return acyclic;
}

enum edit_verdict dfg_edit_check(dfg_module *m, struct edit_plan *p)
{
    assert(m->edit != NULL && p->n > 0);
    assert(p->base.nodes <= m->nodes.n && p->base.args <= m->args.n);
    p->is_simple = p->takes_over = dfg_edit_plan_take(m, p);
    if (!p->takes_over && !choose(m, p))
        return EDIT_FULL;
    const enum edit_verdict fields = check_fields(m, p);
    if (fields != EDIT_DONE)
        return fields;
    if (p->takes_over && m->bodies.n <= 2 && m->nodes.kind[p->first] != m->nodes.kind[p->roots[0].with])
        return EDIT_DONE;
    if (all_same(m, p))
        return m->failed ? EDIT_FULL : EDIT_SAME;
    p->is_simple = p->is_simple || is_simple(m, p); /* so it uses no root */
    if (!p->is_simple && !copy_roots(m, p))
        return m->failed ? EDIT_FULL : EDIT_SCOPE;
    if (m->bodies.n > 2 && !scopes_hold(m, p))
        return EDIT_SCOPE;
    if (!p->is_simple && !is_acyclic(m, p))
        return m->failed ? EDIT_FULL : EDIT_CYCLE;
    return EDIT_DONE;
}

static bool is_parameter(const dfg_module *m, dfg_node var)
{
    const dfg_node *vars;
    uint32_t n = dfg_bound_vars(m, dfg_node_body(m, var), &vars);
    while (n > 0 && vars[n - 1] != var)
        n--;
    return n > 0;
}

dfg_node dfg_misplaced(const dfg_module *m, dfg_node first)
{
    const dfg_node *args;
    for (dfg_node n = first; n < m->nodes.n; n++) {
        const uint16_t op = m->nodes.op[n];
        if ((op == DFG_GET && dfg_node_args(m, n, &args) > 0 && !dfg_may_have_field(m, args[0], dfg_node_data(m, n))) ||
            (op == DFG_VAR && dfg_node_data(m, n) != 0 && !is_parameter(m, n)))
            return n;
    }
    return DFG_NONE;
}
