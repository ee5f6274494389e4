/* edit.h -- a module whose nodes change while it is looked at.
 *
 *   edit.c         begin and end, rows that come and go
 *   edit_users.c   who uses what: lists over operands
 *   edit_order.c   ranks: a topological order that edits keep
 *   edit_check.c   what a replacement would come to: nothing new, a cycle, scopes
 *   edit_commit.c  a replacement, all of it
 *   edit_take.h    the same in place, as most are
 *   edit_close.c   a finished module again
 *   edit_verify.c  everything of this recomputed, for tests
 *
 * While a module is edited, dfg_node_add appends rows that count for nothing
 * until edit_commit takes them or edit_rollback drops them.  Use counts, users,
 * bodies and the order are those of the live nodes at any time.  No live node
 * names a dead one; rows of dead nodes are used again.
 *
 * Errors: out of memory, the module has failed; its content is consistent except
 * for the last operation.
 */
#ifndef DFG_EDIT_H
#define DFG_EDIT_H

#include <assert.h>

#include "module.h"

#define EDIT_UNRANKED UINT64_MAX

enum edit_state {
    EDIT_DEAD = 1,
    EDIT_KEPT = 2,    /* stays without uses: functions of the module, parameters */
    EDIT_TOUCHED = 4, /* it is in `touched` */
    EDIT_OPEN = 8,    /* of a walk that is under way: being entered, left */
    EDIT_LEFT = 16,
    EDIT_LOGGED = 32, /* it is in `log`: the row is another one now */
    EDIT_RECOUNTED = 64, /* the same: its users are others */
    EDIT_RETYPED = 128 /* the same: the value has another type, or facts, or is another one */
};

/* A node whose uses were added or taken by the last commit, and how many they were. */
struct edit_touch {
    dfg_node node;
    uint32_t uses;
};

struct user_cache {
    dfg_node *at;
    uint32_t n, epoch; /* valid if the epoch is the edit's */
};

/* Rows and operands from here on are new. */
struct edit_mark {
    uint32_t nodes, args;
};

struct edit_step {
    dfg_node node;
    uint32_t at;
};

struct edit {
    /* What building calls while this is here: so a program that edits nothing links none of it. */
    bool (*more_nodes)(dfg_module *, size_t need);
    bool (*reserve_slots)(dfg_module *);
    struct dfg_nodes (*users_of)(const dfg_graph *, dfg_node);
    void (*row_changed)(dfg_module *, dfg_node);
    /* per node */
    uint64_t *rank; /* NULL: the order is that of ids */
    uint32_t *head; /* the first operand slot that names it, 0: none; of a dead row: the next such row */
    uint32_t *body; /* row of struct bodies; NULL: the module is one function */
    uint32_t *mark; /* scratch: where a node stands in some list that is not short; NULL: there was none such */
    uint8_t *state;
    struct user_cache *cache; /* NULL: no user has been asked for */
    size_t node_room, cache_room;
    /* per operand slot, as they stand in the pool */
    uint32_t *next, *prev;
    dfg_node *owner;
    size_t slot_room;
    uint32_t pool;      /* entries of it when it was compact */
    uint32_t rows;      /* nodes at the beginning */
    dfg_node free_rows; /* dead rows to be used again, linked by head */
    dfg_node unused;    /* nodes that lost their last use, linked by head */
    uint32_t new_body;  /* where new nodes stand */
    uint32_t epoch;     /* of user lists */
    struct dfg_block *lists; /* the open one (blocks.h) */
    size_t lists_used, lists_bytes;
    bool failed;      /* a list of users could not be made */
    bool has_bodies;  /* the module is more than one function */
    bool had_bodies;  /* there was an array of bodies before */
    bool has_spare;   /* rows were added to those that the module had room for */
    bool is_changed;  /* something was replaced, or dead code dropped */
    bool is_in_order; /* live nodes stand as their ids do, in the bodies that they were in */
    bool notes_uses; /* commits say in `touched` whose uses have changed */
    bool logs;       /* the module stays open, and an editor asks what has changed */
    dfg_node *log;
    size_t n_log, log_room;
    struct edit_mark base; /* of the last commit */
    struct edit_touch *touched;
    size_t n_touched, touched_room;
    dfg_node *moved; /* of the last commit: what used a root whose users were handed over */
    size_t n_moved, moved_room;
    dfg_node *final; /* of the last commit: where the i-th new row went */
    size_t n_final, final_room;
    uint32_t n_kept; /* of those, how many stayed behind all rows */
    bool is_chain;   /* the last of them is the one root, and it alone uses the others */
    struct edit_step *steps; /* stack of walks */
    size_t steps_room;
    dfg_node *seen; /* nodes that a walk has left, operands first */
    size_t n_seen, seen_room;
};

/* ---- edit.c ---- */

/* Starts editing a finished module; dead code is gone then.  O(nodes + operands). */
bool dfg_edit_begin(dfg_module *);
/* Ends it.  The module is not finished: its ids are not topological, rows are
 * dead; who calls it rebuilds.  *rank (may be NULL) is the caller's then. */
void dfg_edit_end(dfg_module *, uint64_t **rank);

/* Does every live node have a use, or is there without any?  Calls that are there for their effect may have
 * lost the function around them. */
bool dfg_edit_all_needed(const dfg_module *);

/* edit_close.c: the same, but the module is finished.  map (may be NULL): old node -> its number now,
 * DFG_NONE: it is gone; the caller's then. */
dfg_status dfg_edit_close(dfg_module *, dfg_node **map);

static inline struct edit_mark dfg_edit_mark(const dfg_module *m)
{
    return (struct edit_mark){m->nodes.n, m->args.n};
}
void dfg_edit_rollback(dfg_module *, struct edit_mark);

static inline uint32_t edit_body(const dfg_module *m, dfg_node n)
{
    if (m->edit->body != NULL)
        return m->edit->body[n];
    return n != DFG_NONE && n != m->bodies.rows[1].func;
}
static inline bool edit_is_live(const dfg_module *m, dfg_node n)
{
    return (m->edit->state[n] & EDIT_DEAD) == 0;
}
void dfg_edit_touch(dfg_module *, dfg_node);
static inline void edit_touch(dfg_module *m, dfg_node n)
{
    if (m->edit->notes_uses)
        dfg_edit_touch(m, n);
}
/* For the editor: `what`, of enum edit_state, is true of n from now on. */
void dfg_edit_log(dfg_module *, dfg_node, uint8_t what);
static inline void edit_log(dfg_module *m, dfg_node n, uint8_t what)
{
    if (m->edit->logs)
        dfg_edit_log(m, n, what);
}
/* A node without uses goes when edit_bury is called, unless it stays all the same. */
static inline void edit_condemn(dfg_module *m, dfg_node n)
{
    struct edit *e = m->edit;
    assert(m->nodes.uses[n] == 0 && edit_is_live(m, n));
    if ((e->state[n] & EDIT_KEPT) != 0 || (m->operators.bits[m->nodes.op[n]] >> DFG_EFFECT & 1) != 0)
        return;
    e->head[n] = e->unused;
    e->unused = n;
    e->state[n] |= EDIT_DEAD;
}
static inline void edit_lose_use(dfg_module *m, dfg_node n)
{
    edit_touch(m, n);
    if (--m->nodes.uses[n] == 0)
        edit_condemn(m, n);
}
static inline void edit_drop_unused(dfg_module *m, dfg_node n)
{
    if (m->nodes.uses[n] != 0 || !edit_is_live(m, n))
        return;
    m->nodes.uses[n] = 1; /* as if one used it until now */
    edit_lose_use(m, n);
}
/* What is said of `from`: facts, and a note, which of no other node would hold. */
static inline void edit_move_said(dfg_module *m, dfg_node from, dfg_node to)
{
    if (m->facts.n > 0 && to != DFG_NONE)
        dfg_facts_move(m, from, to);
    if (m->notes.n > 0)
        dfg_note_move(m, from, to);
}
void dfg_edit_bury(dfg_module *);
static inline void edit_bury(dfg_module *m)
{
    if (m->edit->unused != DFG_NONE)
        dfg_edit_bury(m);
}
/* The pool's room that dead operands take is given back where it is most of it. */
bool dfg_edit_compact(dfg_module *);
static inline bool edit_compact(dfg_module *m)
{
    enum { SPARE = 4096 };
    return m->args.n / 2 <= m->edit->pool + (uint32_t)SPARE || dfg_edit_compact(m);
}

/* Operands of n that are uses, as slots of the pool: from *first, how many. */
static inline uint32_t edit_slots(const dfg_module *m, dfg_node n, uint32_t *first)
{
    const struct nodes *t = &m->nodes;
    uint32_t argc = t->argc[n] != DFG_ARGC_MANY ? t->argc[n] : m->args.rows[t->first[n] - 1];
    *first = t->first[n];
    if (t->op[n] != DFG_FUNC)
        return argc;
    const uint32_t skip = m->kinds.rows[t->kind[n]].data;
    *first += skip;
    return argc > skip ? argc - skip : 0;
}

/* Are its operands those of the pool from `first` on, and all of them uses, and does nothing know it by its row? */
static inline bool edit_is_plain(const dfg_module *m, dfg_node n)
{
    const uint16_t op = m->nodes.op[n];
    return m->nodes.argc[n] != DFG_ARGC_MANY && op != DFG_FUNC && op != DFG_VAR;
}

/* ---- edit_users.c ---- */

static inline void edit_forget_users(struct edit *e, dfg_node n)
{
    if (n < e->cache_room)
        e->cache[n].epoch = 0;
}

static inline void edit_thread(const struct edit *e, uint32_t slot, dfg_node owner, dfg_node arg)
{
    uint32_t head = e->head[arg];
    assert(slot != 0 && slot < e->slot_room && head != slot);
    e->owner[slot] = owner;
    e->next[slot] = head;
    e->prev[slot] = 0;
    if (head != 0)
        e->prev[head] = slot;
    e->head[arg] = slot;
}

static inline void edit_unthread(const struct edit *e, uint32_t slot, dfg_node arg)
{
    uint32_t next = e->next[slot], prev = e->prev[slot];
    assert(prev != 0 || e->head[arg] == slot);
    if (next != 0)
        e->prev[next] = prev;
    if (prev != 0)
        e->next[prev] = next;
    else
        e->head[arg] = next;
}

/* The row is a new node's, without users. */
static inline void edit_reset(dfg_module *m, dfg_node n, uint8_t state)
{
    struct edit *e = m->edit;
    e->head[n] = 0;
    e->state[n] = state;
    if (e->has_bodies) {
        e->body[n] = e->new_body;
        m->bodies.of[n] = m->bodies.rows[e->new_body].func;
    }
    edit_forget_users(e, n);
}

/* The operands of owner to the lists; counts are as they were. */
static inline void edit_link(dfg_module *m, dfg_node owner)
{
    struct edit *e = m->edit;
    uint32_t slot, n = edit_slots(m, owner, &slot);
    const dfg_node *args = m->args.rows;
    for (uint32_t end = slot + n; slot < end; slot++)
        if (args[slot] != DFG_NONE) {
            edit_thread(e, slot, owner, args[slot]);
            edit_forget_users(e, args[slot]);
        }
}

/* And from them: each is used less. */
static inline void edit_leave_slot(dfg_module *m, uint32_t slot)
{
    const dfg_node arg = m->args.rows[slot];
    if (arg == DFG_NONE)
        return;
    edit_unthread(m->edit, slot, arg);
    edit_forget_users(m->edit, arg);
    edit_lose_use(m, arg);
}
static inline void edit_unlink(dfg_module *m, dfg_node owner)
{
    uint32_t slot, n = edit_slots(m, owner, &slot);
    for (uint32_t end = slot + n; slot < end; slot++)
        edit_leave_slot(m, slot);
}

void dfg_edit_link_all(dfg_module *); /* all lists, which are empty; what was made of them holds */
void dfg_edit_hand_over(dfg_module *, dfg_node from, dfg_node to); /* all that is listed, and counts */
struct dfg_nodes dfg_edit_users_of(const dfg_graph *, dfg_node);
/* Lists of users that take much memory go; sets that a matcher has captured do, too. */
void dfg_edit_trim_lists(dfg_module *);
static inline void dfg_edit_trim_users(dfg_module *m)
{
    if (m->edit->lists_bytes > 0)
        dfg_edit_trim_lists(m);
}
void dfg_edit_free_users(dfg_module *);

/* ---- edit_order.c ---- */

/* Lists that are not longer are searched, others have marks (dfg_edit_mark_begin). */
enum { EDIT_SHORT = 4 };
bool dfg_edit_mark_begin(dfg_module *); /* edit.c; false: no memory, and the module has failed */

static inline bool edit_before(const struct edit *e, dfg_node a, dfg_node b)
{
    return e->rank != NULL && e->rank[a] != e->rank[b] ? e->rank[a] < e->rank[b] : a < b;
}
/* From now on nodes have ranks, as yet those of their ids. */
bool dfg_edit_rank_begin(dfg_module *);
/* Ranks between low and high for n nodes, given operands first; all live ranks change where there is no room.
 */
bool dfg_edit_rank(dfg_module *, const dfg_node *nodes, uint32_t n, dfg_node below);
/* Puts what `start` needs, and it, before the node `below`; there is no cycle. */
bool dfg_edit_pull(dfg_module *, dfg_node start, dfg_node below);
/* What stands in the body, a row of struct bodies, of the function func, or in one inside it, to `seen`,
 * operands first, and func behind it. */
bool dfg_edit_collect_body(dfg_module *, dfg_node func, uint32_t body);
bool dfg_edit_step_push(dfg_module *, size_t *n, dfg_node);
bool dfg_edit_see(dfg_module *, dfg_node);

/* ---- edit_check.c ---- */

enum edit_how {
    EDIT_STAYS, /* the root is its own replacement */
    EDIT_OVER,  /* a new node takes its row */
    EDIT_HAND   /* its users go to another node */
};

struct edit_root {
    dfg_node root, with; /* with: a node that is there, or a new one */
    dfg_node copy;       /* new row with its old content, since the replacement uses that; DFG_NONE: none */
    uint8_t how;         /* enum edit_how */
};

enum edit_verdict { EDIT_DONE, EDIT_SAME, EDIT_CYCLE, EDIT_SCOPE, EDIT_MISTYPED, EDIT_FULL };

struct edit_plan {
    struct edit_mark base; /* rows from here on are new */
    struct edit_root *roots;
    uint32_t n;
    dfg_node first; /* root that stands first */
    bool takes_over; /* new rows go where old ones stand (edit_take.h): the last over the root, the first over `left` */
    dfg_node left;   /* DFG_NONE: there is one new row */
    bool is_simple; /* all that new nodes use stands before it */
    bool has_hands; /* some root's users go to another node */
};

/* How each root is replaced; adds rows for contents that move.  EDIT_DONE: it may be committed. */
enum edit_verdict dfg_edit_check(dfg_module *, struct edit_plan *);
/* The row of plan->roots with this root; NULL: none. */
static inline struct edit_root *edit_root_of(const dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    uint32_t i = p->n - 1;
    if (p->n > EDIT_SHORT)
        i = m->edit->mark[n];
    else
        while (i < p->n && p->roots[i].root != n)
            i--;
    return i < p->n && p->roots[i].root == n ? &p->roots[i] : NULL;
}
/* Have they the same type and elements? */
bool dfg_edit_same_tensor(const dfg_module *, uint32_t, uint32_t);
/* Are they the same but for operands: kind, number of operands, bytes of constants? */
bool dfg_edit_same_row(const dfg_module *, dfg_node, dfg_node);
/* The root whose row the new row n will overwrite; NULL: none. */
static inline struct edit_root *edit_claimant(const dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    uint32_t i = p->n - 1;
    if (p->n > EDIT_SHORT)
        i = m->edit->mark[n];
    else
        while (i < p->n && (p->roots[i].with != n || p->roots[i].how != EDIT_OVER))
            i--;
    return i < p->n && p->roots[i].with == n && p->roots[i].how == EDIT_OVER ? &p->roots[i] : NULL;
}
/* What a new row's operand means after the commit: a new row, a root, or an old node. */
static inline dfg_node edit_resolve(const dfg_module *m, const struct edit_plan *p, dfg_node n)
{
    const bool is_new = n >= p->base.nodes;
    const struct edit_root *r = is_new ? edit_claimant(m, p, n) : edit_root_of(m, p, n);
    if (n == DFG_NONE || r == NULL)
        return n;
    if (is_new)
        return r->root;
    return r->copy != DFG_NONE ? r->copy : n;
}

/* ---- edit_commit.c ---- */

/* A commit begins: the last one's changes are none any more. */
static inline void edit_start_over(dfg_module *m)
{
    struct edit *e = m->edit;
    e->is_changed = true;
    for (size_t i = 0; i < e->n_touched; i++)
        e->state[e->touched[i].node] &= (uint8_t)~EDIT_TOUCHED;
    e->n_touched = e->n_moved = 0;
}

/* Do the plan's new rows take the place of what they replace?  Then the plan says how. */
bool dfg_edit_plan_take(const dfg_module *, struct edit_plan *);
/* Replaces the roots: a new node overwrites its root's row, an old one gets its
 * users.  What is used no more goes, with all that only it used.  Afterwards
 * edit->final, and edit->touched where that is asked for, say what has changed.  False: no memory, and the
 * module has failed. */
bool dfg_edit_commit(dfg_module *, struct edit_plan *);
/* How many operands fit where the row's own stand; up to `need` with those of dead rows right before them. */
uint32_t dfg_edit_room_for(const dfg_module *, dfg_node, uint32_t need);
/* ---- edit_verify.c ---- */

/* Everything that editing keeps up, recomputed; false, and why. */
bool dfg_edit_verify(const dfg_module *, struct dfg_error *);

#endif
