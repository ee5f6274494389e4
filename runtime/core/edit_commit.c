/* edit_commit.c -- a replacement, all of it.
 *
 * In:   a plan that edit_check has accepted.
 * Out:  the graph after: new contents in the rows of overwritten roots, users
 *       handed over, other new rows in rows that were free, where there were.
 *
 * Where new rows take old ones over in place, operands that stay what they were stay linked.
 *
 * Uses are added before any are taken, so that what the replacement uses again
 * never seems unused.  A row keeps room in the pool for as many operands as it
 * had; new operands that fit go there, or there and where those of a node stood
 * that has gone, and the pool is cut back.
 */
#include <assert.h>
#include <string.h>

#include "edit_take.h"

/* Room to say of each new row where it goes. */
static bool reserve_final(dfg_module *m, const struct edit_plan *p)
{
    struct edit *e = m->edit;
    e->n_final = m->nodes.n - p->base.nodes;
    e->n_kept = 0;
    e->is_chain = false;
    return e->n_final <= e->final_room ||
           dfg_array_grow(m, &e->final, &e->final_room, e->n_final, sizeof *e->final);
}

/* Where each new row goes: over a root, to a free one, or it stays among those at the end. */
static bool settle(dfg_module *m, const struct edit_plan *p)
{
    struct edit *e = m->edit;
    dfg_node *final = e->final;
    for (uint32_t i = 0; i < e->n_final; i++) {
        const dfg_node at = p->base.nodes + i;
        const struct edit_root *r = edit_claimant(m, p, at);
        if (r != NULL) {
            final[i] = r->root;
            continue;
        }
        if (!dfg_edit_rank_begin(m))
            return false;
        if (e->free_rows != DFG_NONE) {
            final[i] = e->free_rows;
            e->free_rows = e->head[final[i]];
        } else {
            final[i] = p->base.nodes + e->n_kept++;
        }
    }
    return true;
}

static dfg_node final_of(const dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    if (!p->is_simple) /* else no root is used */
        n = edit_resolve(m, p, n);
    assert(n < p->base.nodes || n - p->base.nodes < m->edit->n_final);
    return n < p->base.nodes ? n : m->edit->final[n - p->base.nodes];
}

/* Operands of new rows by their final numbers, each a use more. */
static void add_uses(dfg_module *m, const struct edit_plan *p)
{
    for (uint32_t i = 0; i < m->edit->n_final; i++) {
        uint32_t slot, k = edit_slots(m, p->base.nodes + i, &slot);
        for (uint32_t end = slot + k; slot < end; slot++) {
            dfg_node *a = &m->args.rows[slot];
            *a = final_of(m, p, *a);
            if (*a == DFG_NONE)
                continue;
            edit_touch(m, *a);
            m->nodes.uses[*a]++;
        }
    }
}

/* The operands of the row `from` become those of `to`; *end is where the pool's next ones go. */
static void move_operands(dfg_module *m, dfg_node to, dfg_node from, uint32_t room, uint32_t *end)
{
    struct nodes *t = &m->nodes;
    uint32_t argc = t->argc[from], many = argc == DFG_ARGC_MANY, source = t->first[from] - many;
    uint32_t size = many ? m->args.rows[source] + 1 : argc, target;
    assert(*end <= m->args.n);
    if (argc == 0) {
        t->argc[to] = 0;
        t->first[to] = t->first[from];
        return;
    }
    if (!many && argc <= room)
        target = t->first[to];
    else {
        target = *end;
        *end += size;
    }
    for (uint32_t i = 0; i < size; i++) /* to a place before, or apart from it */
        m->args.rows[target + i] = m->args.rows[source + i];
    t->argc[to] = (uint16_t)argc;
    t->first[to] = target + many;
}

uint32_t dfg_edit_room_for(const dfg_module *m, dfg_node n, uint32_t need)
{
    const struct nodes *t = &m->nodes;
    uint32_t room = t->argc[n] != DFG_ARGC_MANY ? t->argc[n] : 0;
    while (room > 0 && room < need) {
        const dfg_node before = m->edit->owner[t->first[n] - 1];
        const uint32_t more = before < t->n ? t->argc[before] : 0;
        const bool is_gone = more != 0 && more != DFG_ARGC_MANY && !edit_is_live(m, before) && t->op[before] == 0;
        if (!is_gone || t->first[before] + more != t->first[n])
            break;
        t->first[n] = t->first[before];
        t->first[before] = t->argc[before] = 0;
        room += more;
    }
    return room;
}

/* The new row is the value of a root. */
static inline void take_root(dfg_module *m, dfg_node root, dfg_node from)
{
    struct nodes *t = &m->nodes;
    t->op[root] = t->op[from];
    t->kind[root] = t->kind[from];
    if (t->type[root] != t->type[from] || (m->edit->state[from] & EDIT_RETYPED) != 0)
        edit_log(m, root, EDIT_RETYPED);
    t->type[root] = t->type[from];
    edit_move_said(m, from, root);
}

/* What the row holds now is a value of its own. */
static inline void name_row(dfg_module *m, dfg_node to, dfg_node from)
{
    const dfg_sym name = from < m->nodes.n_names ? m->nodes.names[from] : 0;
    edit_log(m, to, EDIT_RETYPED);
    if (name != 0 || to < m->nodes.n_names)
        dfg_set_name(m, to, name);
}

/* The new row is a value of its own. */
static inline void take_row(dfg_module *m, dfg_node to, dfg_node from)
{
    struct nodes *t = &m->nodes;
    t->op[to] = t->op[from];
    t->kind[to] = t->kind[from];
    t->type[to] = t->type[from];
    if (from != to)
        edit_move_said(m, from, to);
    name_row(m, to, from);
}

/* The row becomes a new node; in the order of new rows, so that none is overwritten before it is read. */
static inline void move_row(dfg_module *m, const struct edit_plan *p, dfg_node to, dfg_node from, uint32_t *end)
{
    struct edit *e = m->edit;
    assert(from >= p->base.nodes && (to < p->base.nodes || to <= from));
    move_operands(m, to, from, to < p->base.nodes ? dfg_edit_room_for(m, to, m->nodes.argc[from]) : 0, end);
    if (edit_root_of(m, p, to) != NULL) {
        take_root(m, to, from);
        return;
    }
    edit_reset(m, to, e->state[to] & EDIT_TOUCHED);
    if (e->rank != NULL)
        e->rank[to] = EDIT_UNRANKED;
    take_row(m, to, from);
}

/* So many rows and operands are left. */
static inline void cut(dfg_module *m, uint32_t rows, uint32_t args)
{
    if (m->nodes.n_names > rows)
        m->nodes.n_names = rows;
    assert(rows <= m->nodes.n && args <= m->args.n);
    m->nodes.n = rows;
    m->args.n = args;
}

static void move_rows(dfg_module *m, const struct edit_plan *p)
{
    struct edit *e = m->edit;
    uint32_t end = p->base.args;
    const uint32_t n = p->base.nodes + e->n_kept;
    for (uint32_t i = 0; i < p->n; i++) {
        if (p->roots[i].how == EDIT_OVER)
            /* the value is the same, and what is said of it holds on, unless it was of the old one */
            edit_move_said(m, p->roots[i].root, p->roots[i].copy);
        if (m->facts.n > 0 && p->roots[i].how == EDIT_OVER && p->roots[i].copy != DFG_NONE)
            edit_log(m, p->roots[i].root, EDIT_RETYPED);
    }
    for (uint32_t i = 0; i < e->n_final; i++)
        move_row(m, p, e->final[i], p->base.nodes + i, &end);
    cut(m, n, end);
}

/* Users of roots that an old value replaces go to that.  It seems used meanwhile. */
static void hand_over(dfg_module *m, const struct edit_plan *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        if (p->roots[i].how == EDIT_HAND)
            dfg_edit_hand_over(m, p->roots[i].root, final_of(m, p, p->roots[i].with));
}

/* The targets of hand_over count one use more, or again as many as before. */
static void guard(dfg_module *m, const struct edit_plan *p, bool on)
{
    for (uint32_t i = 0; i < p->n; i++) {
        if (p->roots[i].how != EDIT_HAND)
            continue;
        dfg_node to = final_of(m, p, p->roots[i].with);
        edit_touch(m, to);
        m->nodes.uses[to] += on ? 1 : UINT32_MAX;
    }
}

/* New rows that nothing uses go, roots that have handed their users over, and what had none to take. */
static void bury_unused(dfg_module *m, const struct edit_plan *p)
{
    struct edit *e = m->edit;
    for (size_t i = 0; i < e->n_final; i++)
        edit_drop_unused(m, e->final[i]);
    for (uint32_t i = 0; i < p->n; i++) {
        edit_drop_unused(m, p->roots[i].root);
        if (p->roots[i].how == EDIT_HAND)
            edit_drop_unused(m, final_of(m, p, p->roots[i].with));
    }
    edit_bury(m);
}

/* What n needs, before it. */
static bool pull_operands(dfg_module *m, dfg_node n)
{
    uint32_t slot, k = edit_is_live(m, n) ? edit_slots(m, n, &slot) : 0;
    for (uint32_t at = 0; at < k; at++)
        if (!dfg_edit_pull(m, m->args.rows[slot + at], n))
            return false;
    return true;
}

/* Ranks for what is new, and for what stands too late. */
static bool order(dfg_module *m, const struct edit_plan *p)
{
    struct edit *e = m->edit;
    if (p->is_simple) {
        e->n_seen = 0;
        for (uint32_t i = 0; e->rank != NULL && i < e->n_final; i++)
            if (e->rank[e->final[i]] == EDIT_UNRANKED && edit_is_live(m, e->final[i]) &&
                !dfg_edit_see(m, e->final[i]))
                return false;
        return e->n_seen == 0 || dfg_edit_rank(m, e->seen, (uint32_t)e->n_seen, p->first);
    }
    for (uint32_t i = 0; i < p->n; i++)
        if (p->roots[i].how == EDIT_OVER && !pull_operands(m, p->roots[i].root))
            return false;
    for (size_t i = 0; i < e->n_moved; i++)
        if (!pull_operands(m, e->moved[i]))
            return false;
    return true;
}

static void log_changes(dfg_module *m)
{
    const struct edit *e = m->edit;
    for (size_t i = 0; e->logs && i < e->n_final; i++)
        edit_log(m, e->final[i], EDIT_LOGGED);
    for (size_t i = 0; e->logs && i < e->n_moved; i++)
        edit_log(m, e->moved[i], EDIT_LOGGED);
    for (size_t i = 0; e->logs && i < e->n_touched; i++)
        edit_log(m, e->touched[i].node, EDIT_RECOUNTED);
}

/* ---- in place ---- */

static inline struct edit_content content_of(const dfg_module *m, dfg_node n)
{
    const struct nodes *t = &m->nodes;
    return (struct edit_content){.op = t->op[n], .kind = t->kind[n], .type = t->type[n], .n = t->argc[n], .first = t->first[n],
                                 .args = m->args.rows + t->first[n]};
}

static inline struct edit_take take_of(const dfg_module *m, const struct edit_plan *p)
{
    const dfg_node base = p->base.nodes, with = p->roots[0].with;
    return (struct edit_take){.root = p->roots[0].root, .left = p->left, .new = base, .n = with - base + 1,
                              .row = {content_of(m, base), content_of(m, with)}};
}

bool dfg_edit_plan_take(const dfg_module *m, struct edit_plan *p)
{
    const dfg_node base = p->base.nodes, with = p->roots[0].with;
    if (p->n != 1 || m->nodes.n - base - 1 > 1 || with + 1 != m->nodes.n || !edit_is_plain(m, base) ||
        !edit_is_plain(m, with))
        return false;
    struct edit_take take = take_of(m, p);
    if (!edit_takes(m, &take))
        return false;
    p->roots[0].how = EDIT_OVER;
    p->roots[0].copy = DFG_NONE;
    p->first = take.root;
    p->left = take.left;
    p->has_hands = false;
    return true;
}

/* The new rows were made behind all others. */
static void take_over(dfg_module *m, const struct edit_plan *p)
{
    const struct nodes *t = &m->nodes;
    struct edit_take take = take_of(m, p);
    const dfg_node root = p->first, with = p->roots[0].with, left = p->left, below = p->base.nodes;
    const bool is_retyped = t->type[root] != t->type[with] || (m->edit->state[with] & EDIT_RETYPED) != 0;
    m->args.n = p->base.args;
    edit_settle_take(m, &take);
    edit_take(m, &take);
    edit_say_taken(m->edit, root, left);
    if (left != DFG_NONE) {
        edit_move_said(m, left, DFG_NONE);
        edit_move_said(m, below, left);
        name_row(m, left, below);
    }
    if (is_retyped)
        edit_log(m, root, EDIT_RETYPED);
    edit_move_said(m, root, DFG_NONE);
    edit_move_said(m, with, root);
    cut(m, below, m->args.n);
    edit_drop_unused(m, root);
    edit_bury(m);
}

/* ---- all of it ---- */

static bool replace(dfg_module *m, const struct edit_plan *p)
{
    if (!settle(m, p))
        return false;
    if (p->has_hands)
        guard(m, p, true);
    add_uses(m, p);
    for (uint32_t i = 0; i < p->n; i++)
        if (p->roots[i].how == EDIT_OVER)
            edit_unlink(m, p->roots[i].root);
    if (p->n == 1) /* else a root may be among what goes */
        edit_bury(m);
    move_rows(m, p);
    if (p->has_hands)
        hand_over(m, p);
    for (uint32_t i = 0; i < m->edit->n_final; i++)
        edit_link(m, m->edit->final[i]);
    if (p->has_hands)
        guard(m, p, false);
    bury_unused(m, p);
    return order(m, p);
}

bool dfg_edit_commit(dfg_module *m, struct edit_plan *p)
{
    assert(m->edit != NULL && m->edit->unused == DFG_NONE && p->n > 0);
    edit_start_over(m);
    if (!reserve_final(m, p))
        return false;
    if (p->takes_over)
        take_over(m, p);
    else if (!replace(m, p))
        return false;
    if (!edit_compact(m))
        return false;
    m->edit->base = dfg_edit_mark(m);
    log_changes(m);
    return !m->failed;
}
