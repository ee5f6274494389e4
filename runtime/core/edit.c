/* edit.c -- begin and end of editing, rows that come and go.
 *
 * In:   a finished module.
 * Out:  the same with ranks, lists of users, a body for each node, and without
 *       dead code; then rows that are appended, dropped, buried and used again.
 *
 * A node that loses its last use goes, and what only it used with it; nodes that
 * wait for that are linked through `head`, which an unused node has no need of.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "edit.h"

static bool grow(dfg_module *m, void *array, size_t n, size_t size)
{
    void *old, *grown = NULL;
    memcpy(&old, array, sizeof old);
    if (n <= SIZE_MAX / size)
        grown = m->heap.resize(m->heap.ctx, old, n * size);
    if (grown == NULL) {
        m->failed = true;
        return false;
    }
    memcpy(array, &grown, sizeof grown);
    m->layout++;
    return true;
}

/* Room for as many rows as the module's own arrays have. */
static bool reserve_nodes(dfg_module *m)
{
    struct edit *e = m->edit;
    size_t room = m->nodes.room;
    if (room <= e->node_room)
        return true;
    if ((e->rank != NULL && !grow(m, &e->rank, room, sizeof *e->rank)) ||
        !grow(m, &e->head, room, sizeof *e->head) ||
        (e->has_bodies && !grow(m, &e->body, room, sizeof *e->body)) ||
        (e->mark != NULL && !grow(m, &e->mark, room, sizeof *e->mark)) ||
        !grow(m, &e->state, room, sizeof *e->state))
        return false;
    if (e->mark != NULL)
        memset(e->mark + e->node_room, 0, (room - e->node_room) * sizeof *e->mark);
    if (e->has_bodies && !grow(m, &m->bodies.of, room, sizeof *m->bodies.of))
        return false;
    if (m->nodes.uses_room < room) {
        if (!grow(m, &m->nodes.uses, room, sizeof *m->nodes.uses))
            return false;
        m->nodes.uses_room = room;
    }
    e->node_room = room;
    return true;
}

bool dfg_edit_mark_begin(dfg_module *m)
{
    struct edit *e = m->edit;
    if (e->mark == NULL)
        e->mark = dfg_heap_zeroed(m, e->node_room, sizeof *e->mark);
    m->failed = m->failed || e->mark == NULL;
    return !m->failed;
}

static bool reserve_slots(dfg_module *m)
{
    struct edit *e = m->edit;
    size_t room = m->args.room;
    if (room <= e->slot_room)
        return true;
    if (!grow(m, &e->next, room, sizeof *e->next) || !grow(m, &e->prev, room, sizeof *e->prev) ||
        !grow(m, &e->owner, room, sizeof *e->owner))
        return false;
    memset(e->owner + e->slot_room, 0, (room - e->slot_room) * sizeof *e->owner);
    e->slot_room = room;
    return true;
}

static void row_changed(dfg_module *m, dfg_node n)
{
    edit_log(m, n, EDIT_LOGGED | EDIT_RETYPED);
}

/* ---- one attempt's rows ---- */

void dfg_edit_rollback(dfg_module *m, struct edit_mark to)
{
    assert(to.nodes <= m->nodes.n && to.args <= m->args.n); /* marks nest */
    if (m->nodes.n_names > to.nodes)
        m->nodes.n_names = to.nodes;
    while (m->facts.n > 0 && m->facts.rows[m->facts.n - 1].node >= to.nodes)
        m->facts.n--;
    m->nodes.n = to.nodes;
    m->args.n = to.args;
}

/* ---- uses that come and go ---- */

void dfg_edit_touch(dfg_module *m, dfg_node n)
{
    struct edit *e = m->edit;
    if ((e->state[n] & EDIT_TOUCHED) != 0 ||
        !dfg_array_grow(m, &e->touched, &e->touched_room, e->n_touched + 1, sizeof *e->touched))
        return;
    e->state[n] |= EDIT_TOUCHED;
    e->touched[e->n_touched++] = (struct edit_touch){n, m->nodes.uses[n]};
}

void dfg_edit_log(dfg_module *m, dfg_node n, uint8_t what)
{
    struct edit *e = m->edit;
    const bool is_in = (e->state[n] & (EDIT_LOGGED | EDIT_RECOUNTED | EDIT_RETYPED)) != 0;
    if (!is_in && !dfg_array_grow(m, &e->log, &e->log_room, e->n_log + 1, sizeof *e->log))
        return;
    if (!is_in)
        e->log[e->n_log++] = n;
    e->state[n] |= what;
}

static bool has_facts(const dfg_module *m, dfg_node n)
{
    const struct dfg_fact *facts;
    return m->facts.n > 0 && dfg_facts(m, n, &facts) > 0;
}

/* The row is no node any more; its operands' room stays for the next one.
 * Rows that bodies or facts know by their number are not used again. */
static inline void free_row(dfg_module *m, dfg_node n)
{
    struct edit *e = m->edit;
    struct nodes *t = &m->nodes;
    const bool is_function = t->op[n] == DFG_FUNC;
    assert(n != DFG_NONE && !edit_is_live(m, n));
    const bool again = !is_function && !has_facts(m, n);
    e->is_changed = true;
    edit_log(m, n, EDIT_LOGGED);
    if (is_function)
        e->is_in_order = false;
    if (t->argc[n] == 0 || t->argc[n] == DFG_ARGC_MANY)
        t->argc[n] = 0, t->first[n] = 0;
    t->op[n] = 0;
    t->kind[n] = t->type[n] = 0;
    if (n < t->n_names)
        t->names[n] = 0;
    if (n < m->notes.n)
        dfg_note_move(m, n, DFG_NONE);
    e->head[n] = again ? e->free_rows : 0;
    if (again)
        e->free_rows = n;
}

void dfg_edit_bury(dfg_module *m)
{
    struct edit *e = m->edit;
    while (e->unused != DFG_NONE) {
        dfg_node n = e->unused;
        e->unused = e->head[n];
        e->head[n] = 0;
        edit_unlink(m, n);
        free_row(m, n);
    }
}

/* ---- begin ---- */

static void fill_bodies(dfg_module *m)
{
    const struct bodies *b = &m->bodies;
    for (size_t s = 0; m->edit->has_bodies && s < b->n_spans; s++) {
        dfg_node end = s + 1 < b->n_spans ? b->spans[s + 1].start : m->nodes.n;
        for (dfg_node n = b->spans[s].start; n < end; n++) {
            m->edit->body[n] = b->spans[s].body;
            b->of[n] = b->rows[b->spans[s].body].func;
        }
    }
}

/* Functions of the module and parameters stay, used or not. */
static void mark_kept(dfg_module *m)
{
    struct edit *e = m->edit;
    memset(e->state, 0, m->nodes.n);
    e->state[DFG_NONE] = EDIT_KEPT;
    for (uint32_t i = 0; i < m->functions.n; i++)
        e->state[m->functions.rows[i].func] |= EDIT_KEPT;
    const uint16_t *op = m->nodes.op;
    for (dfg_node n = 1, end = m->nodes.n; n < end; n++)
        if (op[n] == DFG_VAR && m->kinds.rows[m->nodes.kind[n]].data != 0)
            e->state[n] |= EDIT_KEPT;
}

bool dfg_edit_all_needed(const dfg_module *m)
{
    const uint8_t *state = m->edit->state;
    const uint32_t *uses = m->nodes.uses, end = m->nodes.n;
    uint32_t lone = 0;
    for (dfg_node n = 1; n < end; n++)
        lone |= (uint32_t)(uses[n] == 0) & (uint32_t)((state[n] & (EDIT_DEAD | EDIT_KEPT)) == 0);
    return lone == 0;
}

static void drop_dead_code(dfg_module *m)
{
    const uint32_t *uses = m->nodes.uses;
    if (dfg_edit_all_needed(m))
        return;
    for (dfg_node n = m->nodes.n; n-- > 1;)
        if (uses[n] == 0 && (m->edit->state[n] & EDIT_DEAD) == 0)
            edit_condemn(m, n);
    dfg_edit_bury(m);
    for (size_t i = 0; i < m->edit->n_touched; i++)
        m->edit->state[m->edit->touched[i].node] &= (uint8_t)~EDIT_TOUCHED;
    m->edit->n_touched = 0;
}

static bool widen(dfg_module *m, void *array, size_t *room, size_t n, size_t size)
{
    if (n <= *room)
        return true;
    *room = grow(m, array, n, size) ? n : *room;
    return n == *room;
}

/* Some rows more, once, so that it takes many new ones until all of them move; a module that is only rewritten in
 * place keeps those that it has. */
static bool spare_rows(dfg_module *m)
{
    struct nodes *t = &m->nodes;
    const size_t rows = dfg_with_spare(t->n);
    m->edit->has_spare = true;
    if (!widen(m, &t->op, &t->op_room, rows, sizeof *t->op) ||
        !widen(m, &t->argc, &t->argc_room, rows, sizeof *t->argc) ||
        !widen(m, &t->first, &t->first_room, rows, sizeof *t->first) ||
        !widen(m, &t->kind, &t->kind_room, rows, sizeof *t->kind) ||
        !widen(m, &t->type, &t->type_room, rows, sizeof *t->type))
        return false;
    if (rows > t->room)
        t->room = rows < UINT32_MAX ? (uint32_t)rows : UINT32_MAX;
    return reserve_nodes(m);
}

/* The same of operands, and of what a commit says. */
static bool make_room(dfg_module *m)
{
    struct edit *e = m->edit;
    return widen(m, &m->args.rows, &m->args.room, dfg_with_spare(m->args.n), sizeof *m->args.rows) &&
           widen(m, &e->final, &e->final_room, EDIT_SHORT, sizeof *e->final) && reserve_nodes(m) && reserve_slots(m);
}

static bool more_nodes(dfg_module *m, size_t need)
{
    if (!m->edit->has_spare && (!spare_rows(m) || need <= m->nodes.room))
        return !m->failed;
    return dfg_nodes_grow(m, need) && reserve_nodes(m);
}

bool dfg_edit_begin(dfg_module *m)
{
    if (!m->finished || m->failed || m->edit != NULL)
        return false;
    struct edit *e = dfg_heap_zeroed(m, 1, sizeof *e);
    m->failed = e == NULL;
    if (e == NULL)
        return false;
    e->has_bodies = !dfg_one_function(m);
    e->had_bodies = m->bodies.of != NULL;
    e->is_in_order = m->topological;
    dfg_heap_free(m, m->bodies.of);
    m->bodies.of = NULL;
    dfg_users_drop(m);
    assert(m->bodies.open == 0);
    e->more_nodes = more_nodes;
    e->reserve_slots = reserve_slots;
    e->users_of = dfg_edit_users_of;
    e->row_changed = row_changed;
    e->epoch = 1;
    m->edit = e;
    if (!make_room(m)) {
        dfg_edit_end(m, NULL);
        return false;
    }
    fill_bodies(m);
    mark_kept(m);
    e->pool = m->args.n;
    e->rows = m->nodes.n;
    memset(e->head, 0, m->nodes.n * sizeof *e->head);
    dfg_edit_link_all(m);
    drop_dead_code(m);
    m->topological = false;
    return !m->failed;
}

void dfg_edit_end(dfg_module *m, uint64_t **rank)
{
    struct edit *e = m->edit;
    assert(e != NULL && e->unused == DFG_NONE);
    if (rank != NULL) {
        *rank = e->rank;
        e->rank = NULL;
    }
    dfg_heap_free(m, e->rank);
    dfg_heap_free(m, e->head);
    dfg_heap_free(m, e->body);
    dfg_heap_free(m, e->mark);
    dfg_heap_free(m, e->state);
    dfg_heap_free(m, e->next);
    dfg_heap_free(m, e->prev);
    dfg_heap_free(m, e->owner);
    dfg_heap_free(m, e->touched);
    dfg_heap_free(m, e->moved);
    dfg_heap_free(m, e->final);
    dfg_heap_free(m, e->steps);
    dfg_heap_free(m, e->seen);
    dfg_heap_free(m, e->log);
    dfg_edit_free_users(m);
    dfg_heap_free(m, e);
    m->edit = NULL;
    m->finished = false;
}

/* ---- the pool of operands ---- */

/* The operands of live nodes, one behind the other; returns how many entries that is. */
static uint32_t copy_spans(dfg_module *m, dfg_node *rows)
{
    uint32_t n = 1;
    rows[0] = DFG_NONE;
    for (dfg_node at = 1; at < m->nodes.n; at++) {
        uint32_t argc = m->nodes.argc[at], many = argc == DFG_ARGC_MANY;
        const dfg_node *args = m->args.rows + m->nodes.first[at] - many;
        if (argc == 0)
            continue;
        if (!edit_is_live(m, at)) {
            m->nodes.argc[at] = 0;
            m->nodes.first[at] = 0;
            continue;
        }
        argc = many ? args[0] + 1 : argc;
        memcpy(rows + n, args, argc * sizeof *rows);
        m->nodes.first[at] = n + many;
        n += argc;
    }
    return n;
}

bool dfg_edit_compact(dfg_module *m)
{
    dfg_node *rows = dfg_heap_alloc(m, m->args.room, sizeof *rows);
    if (rows == NULL) {
        m->failed = true;
        return false;
    }
    uint32_t n = copy_spans(m, rows);
    assert(n <= m->args.n);
    dfg_heap_free(m, m->args.rows);
    m->args.rows = rows;
    m->args.n = n;
    m->layout++;
    m->edit->pool = n;
    for (dfg_node at = 1; at < m->nodes.n; at++)
        if (edit_is_live(m, at)) /* else it is linked otherwise */
            m->edit->head[at] = 0;
    dfg_edit_link_all(m);
    return true;
}
