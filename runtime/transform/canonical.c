/* canonical.c -- what the loop does beside rules: which nodes are looked at, and constants.
 *
 * In:   the graph, at first all of it, then what each rewrite has changed.
 * Out:  a graph without what is said twice, what is known, and branches that are
 *       not taken.
 *
 * At the start outer bodies come first, in each operands before their users, so
 * that one look at a node is enough.  Then a node is looked at when it is new, or an
 * operand has become another node, a constant, or one of a better known type.  Each change takes a node away or
 * makes a call a constant, so that there are no more of them than nodes that rules
 * have made: they need no bound of their own.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/packed.h"
#include "canonical.h"
#include "rewriter.h"

const char *const dfg_canonical_names[DFG_N_CANONICAL] = {"merge_equal_calls", "fold_constants", "inline_if"};

const struct dfg_rule_stats *dfg_canonical_stats(const dfg_rewriter *r, enum dfg_canonical what)
{
    return &r->canonical.stats[what];
}

static bool is_wanted(const dfg_rewriter *r, enum dfg_canonical what)
{
    return (r->options.canonical >> what & 1) != 0;
}

/* ---- what is to be looked at ---- */

bool dfg_canonical_push(dfg_rewriter *r, dfg_node n)
{
    struct canonical *c = &r->canonical;
    if ((r->state[n] & CHANGED) != 0)
        return true;
    if (!dfg_heap_grow(r->m, &c->changed, &c->changed_room, c->n_changed + 1, sizeof *c->changed)) {
        r->failed = true;
        return false;
    }
    c->changed[c->n_changed++] = n;
    r->state[n] |= CHANGED;
    return true;
}

static dfg_node pop(dfg_rewriter *r)
{
    struct canonical *c = &r->canonical;
    while (c->next < c->n_changed) {
        dfg_node n = c->changed[c->next++];
        r->state[n] &= (uint8_t)~CHANGED;
        if (n < r->m->nodes.n && edit_is_live(r->m, n))
            return n;
    }
    c->next = c->n_changed = 0;
    return DFG_NONE;
}

/* What the last commit has made, or given other operands. */
static bool push_changes(dfg_rewriter *r)
{
    const struct edit *e = r->m->edit;
    bool ok = true;
    for (size_t i = 0; ok && i < e->n_final; i++)
        ok = dfg_canonical_push(r, e->final[i]);
    for (size_t i = 0; ok && i < e->n_moved; i++)
        ok = dfg_canonical_push(r, e->moved[i]);
    return ok;
}

static bool push_users(dfg_rewriter *r, dfg_node n)
{
    const struct edit *e = r->m->edit;
    bool ok = true;
    for (uint32_t slot = e->head[n]; ok && slot != 0; slot = e->next[slot])
        ok = dfg_canonical_push(r, e->owner[slot]);
    return ok;
}

/* ---- one replacement ---- */

static bool commit(dfg_rewriter *r, enum dfg_canonical what, struct edit_plan *p)
{
    r->m->edit->notes_uses = r->m->edit->logs || r->watched != NULL || r->reach.has_wide;
    r->failed = r->failed || !dfg_rewriter_reserve(r) || !dfg_edit_commit(r->m, p) ||
                !dfg_rewriter_reserve(r) || (r->origins != NULL && !dfg_origins_note(r, dfg_canonical_names[what], p));
    if (r->failed || !dfg_views_refresh(r))
        return false;
    r->canonical.stats[what].applied++;
    return r->canonical.is_start || (push_changes(r) && dfg_views_grow(r) && dfg_queue_changes(r));
}

bool dfg_canonical_replace(dfg_rewriter *r, enum dfg_canonical what, dfg_node root, dfg_node with,
                           struct edit_mark base, bool *done)
{
    struct edit_root one = {.root = root, .with = with};
    struct edit_plan p = {.base = base, .roots = &one, .n = 1};
    struct dfg_rule_stats *s = &r->canonical.stats[what];
    struct nodes *t = &r->m->nodes;
    uint32_t type;
    *done = false;
    s->tried++;
    dfg_attempt_one_root(r, root);
    r->m->edit->new_body = edit_body(r->m, root);
    if (!dfg_attempt_meet(r, t->type[root], t->type[with], &type)) {
        s->mistyped++;
    } else {
        enum edit_verdict verdict = dfg_edit_check(r->m, &p);
        *done = verdict == EDIT_DONE;
        s->cyclic += verdict == EDIT_CYCLE;
        s->mistyped += verdict == EDIT_MISTYPED;
        s->declined += verdict == EDIT_SCOPE || verdict == EDIT_SAME;
    }
    if (*done && (t->op[with] >= DFG_FIRST_OP || t->op[with] == DFG_GET))
        t->type[with] = type;
    if (*done)
        return commit(r, what, &p);
    if (!r->m->failed)
        dfg_edit_rollback(r->m, base);
    return !r->m->failed && dfg_views_refresh(r);
}

/* ---- operators ---- */

static unsigned traits_of(const dfg_module *m, uint16_t op)
{
    const struct dfg_op_decl *row = op >= DFG_FIRST_OP ? dfg_operator_row(m, op) : NULL;
    const bool is_effect = op == DFG_REF_WRITE || (m->operators.bits[op] >> DFG_EFFECT & 1) != 0;
    unsigned traits = CANONICAL_KNOWN | (is_effect ? CANONICAL_EFFECT : 0);
    if (op == DFG_CONST || op == DFG_TUPLE || op == DFG_GET)
        return traits | CANONICAL_MERGES;
    if (row == NULL || row->random || is_effect)
        return traits;
    return traits | CANONICAL_PURE | (row->dequantizes ? 0 : CANONICAL_MERGES) |
           (row->bodies[1] != NULL ? CANONICAL_IF : 0);
}

unsigned dfg_canonical_traits(dfg_rewriter *r, uint16_t op)
{
    struct canonical *c = &r->canonical;
    const size_t before = c->traits_room;
    if (op >= before) {
        if (!dfg_heap_grow(r->m, &c->traits, &c->traits_room, r->m->operators.n, sizeof *c->traits)) {
            r->failed = true;
            return 0;
        }
        memset(c->traits + before, 0, c->traits_room - before);
    }
    if (c->traits[op] == 0)
        c->traits[op] = (uint8_t)traits_of(r->m, op);
    return c->traits[op];
}

/* ---- constants ---- */

/* A hint that nothing rests on: nodes may have come and gone. */
static bool is_pending(const dfg_rewriter *r, dfg_node n)
{
    const dfg_node *args;
    if (r->m->nodes.op[n] == DFG_GET && dfg_node_args(r->m, n, &args) == 1)
        n = args[0];
    return n < r->canonical.pending_room && r->canonical.pending[n] != 0;
}

static void set_pending(dfg_rewriter *r, dfg_node call)
{
    struct canonical *c = &r->canonical;
    const size_t before = c->pending_room;
    if (is_pending(r, call))
        return;
    if (call >= before) {
        if (!dfg_heap_grow(r->m, &c->pending, &c->pending_room, (size_t)r->m->nodes.n, 1)) {
            r->failed = true;
            return;
        }
        memset(c->pending + before, 0, c->pending_room - before);
    }
    c->pending[call] = 1;
    if (!c->is_start && !push_users(r, call))
        r->failed = true;
}

/* Bytes of the constants that only `user` uses; false: an operand is none, nor pending, or there is no operand. */
static bool all_constant(const dfg_rewriter *r, dfg_node user, size_t *own)
{
    const dfg_module *m = r->m;
    const dfg_node *args;
    uint32_t n = dfg_node_args(m, user, &args), n_constants = 0;
    *own = 0;
    for (uint32_t i = 0; i < n; i++) {
        size_t bytes;
        if (args[i] == DFG_NONE)
            continue;
        n_constants++;
        if (m->nodes.op[args[i]] != DFG_CONST) {
            if (!is_pending(r, args[i]))
                return false;
            continue;
        }
        const struct dfg_tensor *t = &m->tensors.rows[m->nodes.first[args[i]]];
        if (m->nodes.uses[args[i]] == 1 &&
            dfg_tensor_bytes((enum dfg_dtype)m->types.rows[t->type].dtype, t->splat ? 1 : t->n, &bytes))
            *own += bytes;
    }
    return n_constants > 0;
}

static dfg_node computed(dfg_rewriter *r, dfg_node n, dfg_node call)
{
    enum { ALWAYS = 64 * 1024 };
    size_t own;
    if (r->options.folding == NULL || !all_constant(r, call, &own))
        return DFG_NONE;
    const uint32_t i = n != call ? dfg_node_data(r->m, n) : 0;
    dfg_node made;
    if (r->options.folding->fold(r->m, call, i, own > ALWAYS ? own : ALWAYS, &r->canonical.budget, &made) != DFG_OK)
        r->m->failed = true;
    if (made == DFG_NONE)
        set_pending(r, call);
    return made;
}

/* The integers as little-endian elements; false: one is unknown, or out of range. */
static bool store(uint8_t *to, enum dfg_dtype dtype, struct dfg_elements v)
{
    const size_t bytes = dfg_dtype_bits(dtype) / 8;
    for (uint32_t i = 0; i < v.n; i++) {
        const dfg_val e = v.at[i];
        const bool is_known = e.tag == DFG_V_INT || e.tag == DFG_V_BOOL;
        if (!is_known || (dtype == DFG_I32 && (e.u.i < INT32_MIN || e.u.i > INT32_MAX)))
            return false;
        dfg_store(to + i * bytes, (unsigned)bytes, (uint64_t)e.u.i);
    }
    return true;
}

/* A shape, and what is computed of it. */
static dfg_node told_by_types(dfg_rewriter *r, dfg_node n)
{
    dfg_module *m = r->m;
    const struct dfg_type *t = dfg_type_info(m, m->nodes.type[n]);
    if (r->options.typing == NULL || (t->tag == DFG_T_TENSOR && t->rank > 1))
        return DFG_NONE;
    const struct dfg_elements v = r->options.typing->elements(r->typing, n);
    const enum dfg_dtype dtype = (enum dfg_dtype)dfg_type_info(m, m->nodes.type[n])->dtype;
    const dfg_dim length = v.n;
    const size_t bytes = dfg_dtype_bits(dtype) / 8;
    uint8_t at[64 * 8], *data;
    if (v.rank < 0 || v.n > 64 || (dtype != DFG_I64 && dtype != DFG_I32 && dtype != DFG_BOOL) ||
        !store(at, dtype, v) || (data = dfg_alloc(m, v.n * bytes + 1)) == NULL)
        return DFG_NONE;
    memcpy(data, at, v.n * bytes);
    return dfg_const(m, dfg_tensor_add(m, dfg_type_tensor(m, dtype, v.rank, &length), data, false));
}

static bool take_operands(dfg_rewriter *r, dfg_node call)
{
    const dfg_node *args;
    uint32_t n = dfg_node_args(r->m, call, &args);
    r->n_inner = 0;
    if (!dfg_heap_grow(r->m, &r->inner, &r->inner_room, n, sizeof *r->inner)) {
        r->failed = true;
        return false;
    }
    for (uint32_t i = 0; i < n; i++)
        if (args[i] != DFG_NONE)
            r->inner[r->n_inner++] = args[i];
    return true;
}

/* n: a call, or a projection of one. */
static bool fold(dfg_rewriter *r, dfg_node n)
{
    dfg_module *m = r->m;
    const dfg_node *args;
    const bool is_get = m->nodes.op[n] == DFG_GET && dfg_node_args(m, n, &args) == 1;
    const dfg_node call = is_get ? args[0] : n;
    const struct edit_mark base = dfg_edit_mark(m);
    bool done;
    if (call == DFG_NONE || (dfg_canonical_traits(r, m->nodes.op[call]) & CANONICAL_PURE) == 0)
        return !r->failed;
    m->edit->new_body = edit_body(m, n);
    dfg_node made = computed(r, n, call);
    if (made == DFG_NONE && !is_get)
        made = told_by_types(r, n);
    if (made == DFG_NONE)
        return !m->failed;
    return take_operands(r, call) && dfg_canonical_replace(r, DFG_FOLD_CONSTANTS, n, made, base, &done);
}

/* ---- types ---- */

static bool is_closed(const struct dfg_type *t)
{
    bool closed = t->tag == DFG_T_TENSOR && t->rank >= 0;
    for (int32_t d = 0; closed && d < t->rank; d++)
        closed = t->u.dims[d] >= 0;
    return closed;
}

/* Of n an operand may be known better than before; then n may be, and so on. */
static bool type_anew(dfg_rewriter *r, dfg_node n)
{
    const struct dfg_typing *typing = r->options.typing;
    dfg_module *m = r->m;
    const uint32_t before = m->nodes.type[n];
    if (typing == NULL || m->nodes.op[n] == DFG_CONST || is_closed(dfg_type_info(m, before)))
        return true;
    if (!typing->added(r->typing, n, n + 1)) {
        r->failed = true;
        return false;
    }
    if (!dfg_views_refresh(r)) /* types may have come that no node has in the end */
        return false;
    return m->nodes.type[n] == before || r->canonical.is_start || (push_users(r, n) && dfg_queue_retyped(r, n));
}

/* ---- nodes, one after another ---- */

static bool look_at(dfg_rewriter *r, dfg_node n)
{
    dfg_module *m = r->m;
    const uint16_t op = m->nodes.op[n];
    const unsigned traits = dfg_canonical_traits(r, op);
    if (m->bodies.rows[edit_body(m, n)].func == DFG_NONE || m->bodies.rows[edit_body(m, n)].composite)
        return true;
    r->canonical.has_effects = r->canonical.has_effects || (traits & CANONICAL_EFFECT) != 0;
    if (!type_anew(r, n))
        return false;
    if (is_wanted(r, DFG_FOLD_CONSTANTS) && (op == DFG_GET || (traits & CANONICAL_PURE) != 0) && !fold(r, n))
        return false;
    if (is_wanted(r, DFG_INLINE_IF) && (traits & CANONICAL_IF) != 0 && !dfg_inline_if(r, n))
        return false;
    if (is_wanted(r, DFG_MERGE_EQUAL_CALLS) && edit_is_live(m, n) && !dfg_merge_equal(r, n))
        return false;
    const bool is_new = edit_is_live(m, n) && m->nodes.op[n] == DFG_CONST && !r->canonical.is_start;
    return !is_new || push_users(r, n);
}

bool dfg_canonical_follow(dfg_rewriter *r)
{
    bool ok = r->canonical.is_start || push_changes(r);
    for (dfg_node n; ok && (n = pop(r)) != DFG_NONE;)
        ok = look_at(r, n) && !r->failed && !r->m->failed;
    return ok;
}

static uint32_t depth_of(const dfg_module *m, uint32_t body)
{
    uint32_t depth = 0;
    for (; body != 0; body = m->bodies.rows[body].parent)
        depth++;
    return depth;
}

/* Elements of calls that are computed for others: a fraction of a second, and some for each element of a constant, as
 * weights are normalised in a dozen calls. */
static uint64_t budget_of(const dfg_module *m)
{
    enum { ALWAYS = 1 << 24, EACH = 16 };
    uint64_t n = ALWAYS;
    for (uint32_t i = 0; i < m->tensors.n; i++)
        n += m->tensors.rows[i].splat ? 0 : EACH * m->tensors.rows[i].n;
    return n;
}

bool dfg_canonical_begin(dfg_rewriter *r)
{
    const dfg_module *m = r->m;
    uint32_t deepest = 0, *depth = dfg_heap_alloc(m, m->bodies.n, sizeof *depth);
    bool ok = depth != NULL;
    for (uint32_t b = 0; ok && b < m->bodies.n; b++) {
        depth[b] = depth_of(m, b);
        deepest = depth[b] > deepest ? depth[b] : deepest;
    }
    r->canonical.is_start = true;
    r->canonical.budget = budget_of(m);
    for (uint32_t d = 0; ok && r->options.canonical != 0 && d <= deepest; d++)
        for (dfg_node n = 1; ok && n < m->nodes.n; n++)
            if (edit_is_live(m, n) && depth[edit_body(m, n)] == d)
                ok = look_at(r, n) && dfg_canonical_follow(r) && !r->failed;
    r->canonical.is_start = false;
    r->failed = r->failed || !ok;
    dfg_heap_free(m, depth);
    return ok;
}

void dfg_canonical_free(dfg_rewriter *r)
{
    dfg_heap_free(r->m, r->canonical.slots);
    dfg_heap_free(r->m, r->canonical.changed);
    dfg_heap_free(r->m, r->canonical.pending);
    dfg_heap_free(r->m, r->canonical.traits);
    dfg_heap_free(r->m, r->canonical.kinds);
}
