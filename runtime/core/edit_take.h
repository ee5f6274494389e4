/* edit_take.h -- a replacement that takes the place of what it replaces, as most do.
 *
 * In:   a root, and what its row becomes; it may use one more new value.
 * Out:  the root's row with that, and the other one in the row of an operand of the root that goes.
 *
 * All that it uses stands before the root, so nodes go on standing as their ids do, there is no cycle, and no row
 * is added.  Operands that stay what they were stay linked.
 */
#ifndef DFG_EDIT_TAKE_H
#define DFG_EDIT_TAKE_H

#include "edit.h"

/* What a row becomes. */
struct edit_content {
    uint16_t op;            /* that of the kind */
    uint32_t kind, type, n; /* of n operands, fewer than many */
    uint32_t first;         /* what stands for them where there are none */
    bool same;              /* the row's operands are these already */
    dfg_node *args;         /* in the pool, behind what lives, or apart from it */
};

/* A root's row becomes the last of the contents; with two, `left`, an operand of it that goes, becomes the first. */
struct edit_take {
    dfg_node root, left;
    dfg_node new; /* the number, above all nodes, by which the last content names the first */
    uint32_t n;
    struct edit_content row[2];
};

/* ---- does it fit? ---- */

/* Does d, which the root uses, go with the root's content, and does the first new value fit its place in the order? */
static inline bool edit_makes_room(const dfg_module *m, const struct edit_take *p, dfg_node d)
{
    const struct edit *e = m->edit;
    const struct edit_content *first = &p->row[0], *last = &p->row[1];
    const struct dfg_fact *facts;
    for (uint32_t slot = e->head[d]; slot != 0; slot = e->next[slot])
        if (e->owner[slot] != p->root)
            return false;
    if (!edit_is_plain(m, d) || (m->operators.bits[m->nodes.op[d]] >> DFG_EFFECT & 1) != 0 ||
        edit_body(m, d) != e->new_body || (m->facts.n > 0 && dfg_facts(m, d, &facts) > 0))
        return false;
    for (uint32_t i = 0; i < first->n; i++)
        if (!edit_before(e, first->args[i], d)) /* d itself, too */
            return false;
    for (uint32_t i = 0; i < last->n; i++)
        if (last->args[i] == d)
            return false;
    return true;
}

/* Is that all, and does nothing else change?  Finds `left`. */
static inline bool edit_takes(const dfg_module *m, struct edit_take *p)
{
    const struct edit *e = m->edit;
    const struct edit_content *last = &p->row[p->n - 1];
    const dfg_node root = p->root, new = p->new;
    bool uses_first = false;
    p->left = DFG_NONE;
    if (!edit_is_plain(m, root))
        return false;
    for (uint32_t i = 0; i < last->n; i++)
        if (last->args[i] >= new)
            uses_first = true;
        else if (!edit_before(e, last->args[i], root))
            return false;
    if (p->n == 1)
        return true;
    const dfg_node *a = m->args.rows + m->nodes.first[root], *end = a + m->nodes.argc[root];
    for (; uses_first && a < end; a++)
        if (*a != DFG_NONE && edit_makes_room(m, p, *a)) {
            p->left = *a;
            return true;
        }
    return false;
}

/* ---- the rows ---- */

static inline bool edit_is_linked(const dfg_module *m, dfg_node n, const struct edit_content *c)
{
    const dfg_node *args = m->args.rows + m->nodes.first[n];
    if (m->nodes.argc[n] != c->n)
        return false;
    for (uint32_t i = 0; i < c->n; i++)
        if (args[i] != c->args[i])
            return false;
    return c->n != 0;
}

/* Operands are used by the new value before any are left. */
static inline void edit_use(dfg_module *m, const struct edit_content *c, uint32_t once_more)
{
    const dfg_node *args = c->args;
    for (uint32_t i = 0, n = c->n; i < n; i++)
        if (args[i] != DFG_NONE) {
            edit_touch(m, args[i]);
            m->nodes.uses[args[i]] += once_more;
        }
}

/* Operands go to a place before where they stand, or apart from it. */
static inline void edit_put(dfg_module *m, dfg_node n, const struct edit_content *c)
{
    struct nodes *t = &m->nodes;
    const struct edit *e = m->edit;
    const dfg_node *args = c->args;
    const uint32_t argc = c->n;
    if (argc == 0) {
        t->first[n] = c->first;
    } else if (argc > t->argc[n] && argc > dfg_edit_room_for(m, n, argc)) {
        assert(m->args.n + argc <= m->args.room);
        t->first[n] = m->args.n;
        m->args.n += argc;
    }
    t->argc[n] = (uint16_t)argc;
    const uint32_t first = t->first[n];
    dfg_node *to = m->args.rows + first;
    for (uint32_t i = 0; i < argc; i++) {
        const dfg_node a = to[i] = args[i];
        if (a == DFG_NONE)
            continue;
        edit_thread(e, first + i, n, a);
        edit_forget_users(m->edit, a);
    }
}

static inline void edit_set_kind(const dfg_module *m, dfg_node n, const struct edit_content *c)
{
    m->nodes.op[n] = c->op;
    m->nodes.kind[n] = c->kind;
    m->nodes.type[n] = c->type;
}

/* The last content names `left`, and what is linked already is known. */
static inline void edit_settle_take(const dfg_module *m, struct edit_take *p)
{
    struct edit_content *last = &p->row[p->n - 1];
    for (uint32_t i = 0; p->n == 2 && i < last->n; i++)
        if (last->args[i] == p->new)
            last->args[i] = p->left;
    p->row[0].same = p->n == 2 && edit_is_linked(m, p->left, &p->row[0]);
    last->same = edit_is_linked(m, p->root, last);
}

/* What the rows use, where that is not what they used before. */
static inline void edit_relink(dfg_module *m, const struct edit_take *p)
{
    const struct edit *e = m->edit;
    const struct edit_content *first = &p->row[0], *last = &p->row[p->n - 1];
    const dfg_node root = p->root, left = p->left;
    const bool same_left = left == DFG_NONE || first->same, same_root = last->same;
    if (left != DFG_NONE && (!same_left || e->notes_uses))
        edit_use(m, first, !same_left);
    if (!same_root || e->notes_uses)
        edit_use(m, last, !same_root);
    if (!same_root)
        edit_unlink(m, root);
    if (!same_left)
        edit_unlink(m, left);
    edit_bury(m);
    if (!same_left)
        edit_put(m, left, first);
    if (!same_root)
        edit_put(m, root, last);
}

/* The pool has room for the operands. */
static inline void edit_take(dfg_module *m, const struct edit_take *p)
{
    const struct edit *e = m->edit;
    const struct edit_content *last = &p->row[p->n - 1];
    const dfg_node left = p->left;
    if (!last->same || (left != DFG_NONE && !p->row[0].same) || e->notes_uses)
        edit_relink(m, p);
    if (left != DFG_NONE) {
        e->state[left] &= EDIT_TOUCHED;
        edit_forget_users(m->edit, left);
        edit_set_kind(m, left, &p->row[0]);
    }
    edit_set_kind(m, p->root, last);
}

/* In `final`, which has room for as many, what edit_take has changed. */
static inline void edit_say_taken(struct edit *e, dfg_node root, dfg_node left)
{
    assert(e->final_room >= 2);
    e->n_final = left != DFG_NONE ? 2 : 1;
    e->final[0] = left;
    e->final[e->n_final - 1] = root;
    e->is_chain = true;
}

#endif
