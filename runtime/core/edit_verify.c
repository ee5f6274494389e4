/* edit_verify.c -- everything that editing keeps up, recomputed.
 *
 * In:   a module that is being edited, between two commits.
 * Out:  the first difference from a recomputation: use counts, lists of
 *       users, ranks, bodies, the rows that are free.
 */
#include <stdlib.h>

#include "edit.h"

static bool broken(struct dfg_error *err, dfg_node n, const char *what)
{
    dfg_fail(err, DFG_BAD_GRAPH, "edited node %u: %s", (unsigned)n, what);
    return false;
}

static bool operands_are_sound(const dfg_module *m, dfg_node n, struct dfg_error *err)
{
    const struct edit *e = m->edit;
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, n, &args);
    if (m->nodes.op[n] == 0 || m->nodes.op[n] != m->kinds.rows[m->nodes.kind[n]].op)
        return broken(err, n, "its operator is not its kind's");
    if (m->bodies.of != NULL && m->bodies.of[n] != m->bodies.rows[edit_body(m, n)].func)
        return broken(err, n, "it stands in two bodies");
    for (uint32_t i = 0; i < argc; i++) {
        if (args[i] == DFG_NONE)
            continue;
        if (args[i] >= m->nodes.n || !edit_is_live(m, args[i]))
            return broken(err, n, "it uses a dead node");
        if (!edit_before(e, args[i], n))
            return broken(err, n, "it stands before an operand");
    }
    return true;
}

/* Each slot is in its operand's list: as many as there are uses, and each by its owner. */
static bool list_is_sound(const dfg_module *m, dfg_node n, struct dfg_error *err)
{
    const struct edit *e = m->edit;
    uint32_t count = 0, before = 0;
    for (uint32_t slot = e->head[n]; slot != 0; before = slot, slot = e->next[slot]) {
        uint32_t first, k = edit_slots(m, e->owner[slot], &first);
        if (e->prev[slot] != before || m->args.rows[slot] != n)
            return broken(err, n, "its list of users is broken");
        if (!edit_is_live(m, e->owner[slot]) || slot < first || slot >= first + k)
            return broken(err, n, "a user of it is none");
        if (++count > m->nodes.uses[n])
            break;
    }
    return count == m->nodes.uses[n] || broken(err, n, "its list has not as many users as are counted");
}

static bool uses_are_sound(const dfg_module *m, const uint32_t *uses, struct dfg_error *err)
{
    for (dfg_node n = 1; n < m->nodes.n; n++) {
        uint8_t state = m->edit->state[n];
        if (!edit_is_live(m, n))
            continue;
        if (uses[n] != m->nodes.uses[n])
            return broken(err, n, "its uses are not as many as are counted");
        if (uses[n] == 0 && (state & EDIT_KEPT) == 0 &&
            !(m->operators.bits[m->nodes.op[n]] >> DFG_EFFECT & 1))
            return broken(err, n, "it is dead code");
        if ((state & (EDIT_OPEN | EDIT_LEFT)) != 0)
            return broken(err, n, "a walk has left a mark");
        if (!operands_are_sound(m, n, err) || !list_is_sound(m, n, err))
            return false;
    }
    return true;
}

bool dfg_edit_verify(const dfg_module *m, struct dfg_error *err)
{
    uint32_t *uses = dfg_heap_zeroed(m, m->nodes.n, sizeof *uses);
    if (uses == NULL) {
        dfg_fail(err, DFG_NO_MEMORY, "out of memory");
        return false;
    }
    for (dfg_node n = 1; n < m->nodes.n; n++) {
        uint32_t slot, k = edit_is_live(m, n) ? edit_slots(m, n, &slot) : 0;
        for (uint32_t i = 0; i < k; i++)
            uses[m->args.rows[slot + i]]++;
    }
    bool sound = uses_are_sound(m, uses, err);
    for (dfg_node n = m->edit->free_rows; sound && n != DFG_NONE; n = m->edit->head[n])
        sound = (n < m->nodes.n && !edit_is_live(m, n)) || broken(err, n, "a free row is in use");
    dfg_heap_free(m, uses);
    return sound;
}
