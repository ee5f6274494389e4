/* edit_users.c -- who uses what, while that changes.
 *
 * In:   operands of live nodes, as slots of the pool.
 * Out:  per node a list of the slots that name it, doubly linked so that one
 *       leaves in O(1); and for matchers the consumers of a node as an array,
 *       each once and in graph order, made when asked for and kept until the
 *       list changes.
 *
 * A function that returns a value is in its list, as results have to be handed
 * over, but is no consumer.  Parameters are no uses of theirs.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "blocks.h"
#include "edit.h"

void dfg_edit_link_all(dfg_module *m)
{
    const struct edit e = *m->edit; /* none of it is written */
    const dfg_node *args = m->args.rows;
    const uint16_t *argc = m->nodes.argc;
    for (dfg_node n = 1, end = m->nodes.n; n < end; n++) {
        if (argc[n] == 0 || (e.state[n] & EDIT_DEAD) != 0)
            continue;
        uint32_t slot, k = edit_slots(m, n, &slot);
        for (; k > 0; k--, slot++)
            if (args[slot] != DFG_NONE)
                edit_thread(&e, slot, n, args[slot]);
    }
}

static void note_moved(dfg_module *m, dfg_node user)
{
    struct edit *e = m->edit;
    if (!dfg_array_grow(m, &e->moved, &e->moved_room, e->n_moved + 1, sizeof *e->moved))
        return;
    e->moved[e->n_moved++] = user;
}

void dfg_edit_hand_over(dfg_module *m, dfg_node from, dfg_node to)
{
    struct edit *e = m->edit;
    assert(from != to && edit_is_live(m, to));
    uint32_t last = 0, first = m->nodes.uses[from] > 0 ? e->head[from] : 0;
    if (first == 0) /* nothing uses it any more */
        return;
    uint32_t handed = 0;
    edit_touch(m, from);
    edit_touch(m, to);
    for (uint32_t slot = first; slot != 0; slot = e->next[slot]) {
        m->args.rows[slot] = to;
        note_moved(m, e->owner[slot]);
        last = slot;
        handed++;
    }
    e->next[last] = e->head[to];
    assert(handed <= m->nodes.uses[from]);
    if (e->head[to] != 0)
        e->prev[e->head[to]] = last;
    e->head[to] = first;
    e->head[from] = 0;
    m->nodes.uses[to] += handed;
    m->nodes.uses[from] -= handed;
    edit_forget_users(e, from);
    edit_forget_users(e, to);
}

/* ---- consumers as arrays ---- */

#define LIST_BYTES ((size_t)64 * 1024)

static dfg_node *list_alloc(const dfg_module *m, size_t n)
{
    struct edit *e = m->edit;
    dfg_node *at = dfg_block_take(e->lists, &e->lists_used, n * sizeof *at, alignof(dfg_node));
    if (at != NULL)
        return at;
    const size_t bytes = n * sizeof *at, room = bytes > LIST_BYTES ? bytes : LIST_BYTES;
    struct dfg_block *b = dfg_block_resize(m->heap.resize, m->heap.ctx, NULL, room);
    if (b == NULL)
        return NULL;
    e->lists_bytes += room;
    return dfg_block_open(&e->lists, &e->lists_used, b, bytes);
}

static void lists_free(const dfg_module *m)
{
    struct edit *e = m->edit;
    dfg_block_release(&e->lists, &e->lists_used, NULL, 0, m->heap.resize, m->heap.ctx);
    e->lists_bytes = 0;
}

void dfg_edit_free_users(dfg_module *m)
{
    struct edit *e = m->edit;
    lists_free(m);
    dfg_heap_free(m, e->cache);
    e->cache = NULL;
}

void dfg_edit_trim_lists(dfg_module *m)
{
    struct edit *e = m->edit;
    if (e->lists_bytes <= 8 * LIST_BYTES + e->slot_room * sizeof(dfg_node))
        return;
    lists_free(m);
    if (++e->epoch == 0) {
        memset(e->cache, 0, e->cache_room * sizeof *e->cache);
        e->epoch = 1;
    }
}

static bool cache_reserve(const dfg_module *m)
{
    struct edit *e = m->edit;
    size_t n = m->nodes.room;
    if (e->cache_room >= n)
        return true;
    struct user_cache *grown = NULL;
    if (n <= SIZE_MAX / sizeof *grown)
        grown = m->heap.resize(m->heap.ctx, e->cache, n * sizeof *grown);
    if (grown == NULL)
        return false;
    memset(grown + e->cache_room, 0, (n - e->cache_room) * sizeof *grown);
    e->cache = grown;
    e->cache_room = n;
    return true;
}

struct dfg_nodes dfg_edit_users_of(const dfg_graph *g, dfg_node n)
{
    const dfg_module *m = g->module;
    struct edit *e = m->edit;
    if (n < e->cache_room && e->cache[n].epoch == e->epoch)
        return (struct dfg_nodes){e->cache[n].at, e->cache[n].n};
    if (!edit_is_live(m, n) || m->nodes.uses[n] == 0)
        return (struct dfg_nodes){NULL, 0};
    dfg_node *at = cache_reserve(m) ? list_alloc(m, m->nodes.uses[n]) : NULL;
    if (at == NULL) {
        e->failed = true;
        return (struct dfg_nodes){NULL, 0};
    }
    uint32_t count = 0;
    for (uint32_t slot = e->head[n]; slot != 0; slot = e->next[slot])
        if (m->nodes.op[e->owner[slot]] != DFG_FUNC)
            at[count++] = e->owner[slot];
    const dfg_graph order = {.rank = e->rank}; /* g may be a view of before there were ranks */
    const struct dfg_nodes users = dfg_set(&order, at, count); /* each once */
    e->cache[n] = (struct user_cache){at, users.n, e->epoch};
    return users;
}
