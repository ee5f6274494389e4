/* merge_equal.c -- equal nodes become one, by hash-consing.
 *
 * In:   a node whose operands are what they will be for now.
 * Out:  its users at an equal node, or that one's at it; else the node in the table.
 *
 * A node's place in the table is by kind but for attributes that are as declared, operands (in either order
 * where they commute), of constants and of tensors in attributes type and bytes, and body: so equal nodes of bodies that do not see each
 * other never meet, and a node is looked up in its own body and those around it.  What the table holds may be
 * dead, or another node by now: such entries are passed by, and go when it grows.
 */
#include <string.h>

#include "canonical.h"
#include "rewriter.h"

/* ---- equal? ---- */

/* Of large tensors some bytes, as most differ early; what is equal there is compared. */
static uint32_t tensor_hash(const dfg_module *m, uint32_t h, const struct dfg_tensor *t)
{
    enum { ALL = 256, PIECES = 8, PIECE = 32 };
    size_t bytes;
    h = dfg_hash_word(dfg_hash_word(h, t->type), t->splat);
    if (t->data == NULL ||
        !dfg_tensor_bytes((enum dfg_dtype)m->types.rows[t->type].dtype, t->splat ? 1 : t->n, &bytes))
        return h;
    if (bytes <= ALL)
        return dfg_hash_bytes(h, t->data, bytes);
    for (size_t i = 0; i < PIECES; i++)
        h = dfg_hash_bytes(h, t->data + (bytes - PIECE) / (PIECES - 1) * i, PIECE);
    return h;
}

/* One multiplication a word (FNV's prime); in_body mixes the rest. */
static uint64_t with_word(uint64_t h, uint32_t word)
{
    return (h ^ word) * 1099511628211u;
}

/* The two operands of such a call stand in either order. */
static bool commutes(const dfg_module *m, dfg_node n)
{
    return m->nodes.argc[n] == 2 && (m->operators.bits[m->nodes.op[n]] >> DFG_COMMUTES & 1) != 0;
}

/* Tensors in attributes are those with the same elements. */
static uint32_t attr_hash(const dfg_module *m, uint32_t h, dfg_val v)
{
    return v.tag == DFG_V_TENSOR ? tensor_hash(m, h, &m->tensors.rows[v.u.id]) : dfg_value_hash(h, v);
}

static bool same_attr(const dfg_module *m, dfg_val a, dfg_val b)
{
    return a.tag == DFG_V_TENSOR && b.tag == DFG_V_TENSOR ? dfg_edit_same_tensor(m, a.u.id, b.u.id) : dfg_value_same(a, b);
}

/* Of operator, data, and the attributes that say more than the declaration; never 0. */
static uint32_t call_hash(const dfg_module *m, uint32_t kind)
{
    const struct dfg_kind *k = &m->kinds.rows[kind];
    const struct dfg_op_decl *decl = dfg_operator_decl(m, k->op);
    uint32_t h = dfg_hash_word(k->op, k->data);
    for (uint32_t i = 0; i < k->n_attrs; i++)
        if (!dfg_attr_says_default(m, decl, &k->attrs[i]))
            h = attr_hash(m, dfg_hash_word(h, k->attrs[i].key), k->attrs[i].value);
    return h | 1;
}

/* Kinds of calls that differ at most in attributes that are as declared. */
static bool same_call(const dfg_module *m, uint32_t x, uint32_t y)
{
    const struct dfg_kind *a = &m->kinds.rows[x], *b = &m->kinds.rows[y];
    if (x == y || a->op != b->op || a->data != b->data)
        return x == y;
    const struct dfg_op_decl *decl = dfg_operator_decl(m, a->op);
    for (uint32_t i = 0, k = 0; i < a->n_attrs || k < b->n_attrs;) {
        const bool in_a = k == b->n_attrs || (i < a->n_attrs && a->attrs[i].key <= b->attrs[k].key);
        const bool in_b = i == a->n_attrs || (k < b->n_attrs && b->attrs[k].key <= a->attrs[i].key);
        if (in_a && in_b ? !same_attr(m, a->attrs[i].value, b->attrs[k].value)
                         : !dfg_attr_says_default(m, decl, in_a ? &a->attrs[i] : &b->attrs[k]))
            return false;
        i += in_a;
        k += in_b;
    }
    return true;
}

/* Hashes of kinds are kept; false: no memory. */
static bool hash_kind(dfg_rewriter *r, uint32_t kind)
{
    struct canonical *c = &r->canonical;
    const size_t before = c->kinds_room;
    if (kind >= before) {
        if (!dfg_heap_grow(r->m, &c->kinds, &c->kinds_room, r->m->kinds.n, sizeof *c->kinds)) {
            r->failed = true;
            return false;
        }
        memset(c->kinds + before, 0, (c->kinds_room - before) * sizeof *c->kinds);
    }
    if (c->kinds[kind] == 0)
        c->kinds[kind] = call_hash(r->m, kind);
    return true;
}

/* Of a node whose kind has its hash. */
static uint64_t hash_of(const dfg_rewriter *r, dfg_node n)
{
    const dfg_module *m = r->m;
    const struct nodes *t = &m->nodes;
    const dfg_node *args;
    uint32_t k = dfg_node_args(m, n, &args);
    uint64_t h = with_word(k, r->canonical.kinds[t->kind[n]]);
    if (t->op[n] == DFG_CONST)
        return tensor_hash(m, (uint32_t)h, &m->tensors.rows[t->first[n]]);
    const bool swaps = commutes(m, n) && args[0] > args[1];
    for (uint32_t i = 0; i < k; i++)
        h = with_word(h, args[swaps ? 1 - i : i]);
    return h;
}

static bool same_facts(const dfg_module *m, dfg_node a, dfg_node b)
{
    const struct dfg_fact *x, *y;
    uint32_t n = m->facts.n > 0 ? dfg_facts(m, a, &x) : 0;
    if (m->facts.n == 0)
        return true;
    if (dfg_facts(m, b, &y) != n)
        return false;
    for (uint32_t i = 0; i < n; i++)
        if (x[i].key != y[i].key || !dfg_value_same(x[i].value, y[i].value))
            return false;
    return true;
}

static bool is_equal(const dfg_module *m, dfg_node a, dfg_node b)
{
    const dfg_node *x, *y;
    uint32_t n = dfg_node_args(m, a, &x);
    const struct nodes *t = &m->nodes;
    return (t->op[a] == DFG_CONST ? dfg_edit_same_row(m, a, b) : same_call(m, t->kind[a], t->kind[b])) &&
           dfg_node_args(m, b, &y) == n &&
           (n == 0 || memcmp(x, y, n * sizeof *x) == 0 || (commutes(m, a) && x[0] == y[1] && x[1] == y[0])) &&
           same_facts(m, a, b);
}

/* ---- the table ---- */

static uint32_t in_body(uint64_t hash, uint32_t body)
{
    return dfg_hash_word(body, hash);
}

static struct equal_slot *free_slot(const struct canonical *c, uint32_t hash)
{
    size_t at = hash & (c->n_slots - 1);
    while (c->slots[at].node != DFG_NONE)
        at = (at + 1) & (c->n_slots - 1);
    return &c->slots[at];
}

/* The node's equal in that body, itself included; DFG_NONE: there is none. */
static dfg_node find(const dfg_rewriter *r, dfg_node n, uint32_t hash, uint32_t body)
{
    const struct canonical *c = &r->canonical;
    const dfg_module *m = r->m;
    for (size_t at = hash; c->n_slots > 0; at++) {
        const struct equal_slot *s = &c->slots[at & (c->n_slots - 1)];
        if (s->node == DFG_NONE)
            break;
        if (s->hash == hash && s->node < m->nodes.n && edit_is_live(m, s->node) &&
            edit_body(m, s->node) == body && (s->node == n || is_equal(m, s->node, n)))
            return s->node;
    }
    return DFG_NONE;
}

static bool is_hashed(const struct canonical *c, uint32_t kind)
{
    return kind < c->kinds_room && c->kinds[kind] != 0;
}

static bool is_current(const dfg_rewriter *r, struct equal_slot s)
{
    const dfg_module *m = r->m;
    return s.node != DFG_NONE && s.node < m->nodes.n && edit_is_live(m, s.node) &&
           is_hashed(&r->canonical, m->nodes.kind[s.node]) &&
           in_body(hash_of(r, s.node), edit_body(m, s.node)) == s.hash;
}

static bool grow(dfg_rewriter *r)
{
    struct canonical *c = &r->canonical;
    size_t live = 0, size = 1024;
    if (c->n_used < c->n_slots / 2)
        return true;
    for (size_t i = 0; i < c->n_slots; i++)
        live += is_current(r, c->slots[i]);
    while (size < 4 * live || (c->n_slots == 0 && size < 2 * (size_t)r->m->nodes.n))
        size *= 2;
    struct canonical old = *c;
    c->slots = dfg_heap_zeroed(r->m, size, sizeof *c->slots);
    if (c->slots == NULL) {
        c->slots = old.slots;
        r->failed = true;
        return false;
    }
    c->n_slots = size;
    c->n_used = live;
    for (size_t i = 0; i < old.n_slots; i++)
        if (is_current(r, old.slots[i]))
            *free_slot(c, old.slots[i].hash) = old.slots[i];
    dfg_heap_free(r->m, old.slots);
    return true;
}

static bool insert(dfg_rewriter *r, dfg_node n, uint32_t hash)
{
    if (!grow(r))
        return false;
    *free_slot(&r->canonical, hash) = (struct equal_slot){hash, n};
    r->canonical.n_used++;
    return true;
}

/* ---- merging ---- */

/* Does it take a function, which may do anything? */
static bool takes_function(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    uint32_t k = dfg_node_args(m, n, &args);
    for (uint32_t i = 0; i < k; i++)
        if (args[i] != DFG_NONE && m->nodes.op[args[i]] == DFG_FUNC)
            return true;
    return false;
}

/* Does the function that it stands in return it? */
static bool is_result(const dfg_module *m, dfg_node n)
{
    const struct edit *e = m->edit;
    for (uint32_t slot = e->head[n]; slot != 0; slot = e->next[slot])
        if (m->nodes.op[e->owner[slot]] == DFG_FUNC)
            return true;
    return false;
}

/* Of two in one body the one that stands first stays, else the outer one; but a body that returned
 * that would have to copy it. */
static bool merge(dfg_rewriter *r, dfg_node n, dfg_node equal, bool *done)
{
    const struct edit *e = r->m->edit;
    if (edit_body(r->m, n) != edit_body(r->m, equal) && is_result(r->m, n))
        return true;
    const bool n_stays = edit_body(r->m, n) == edit_body(r->m, equal) && edit_before(e, n, equal);
    const dfg_node with = n_stays ? n : equal;
    r->n_inner = 0;
    return dfg_canonical_replace(r, DFG_MERGE_EQUAL_CALLS, n_stays ? equal : n, with, dfg_edit_mark(r->m),
                                 done);
}

bool dfg_merge_equal(dfg_rewriter *r, dfg_node n)
{
    const dfg_module *m = r->m;
    if ((dfg_canonical_traits(r, m->nodes.op[n]) & CANONICAL_MERGES) == 0)
        return !r->failed;
    const uint32_t own = edit_body(m, n);
    if (!hash_kind(r, m->nodes.kind[n]))
        return false;
    const uint64_t hash = hash_of(r, n);
    for (uint32_t body = own; body != 0; body = m->bodies.rows[body].parent) {
        dfg_node equal = find(r, n, in_body(hash, body), body);
        bool done = false;
        if (equal == n || (equal != DFG_NONE && takes_function(m, n)))
            return true;
        if (equal != DFG_NONE && !merge(r, n, equal, &done))
            return false;
        if (done)
            break;
    }
    return !edit_is_live(m, n) || insert(r, n, in_body(hash, own));
}
