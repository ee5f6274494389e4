/* facts.c -- facts that the user states about nodes, besides their attributes.
 *
 * A table sorted by node and key; facts that come in that order, as a reader
 * gives them, are appended, others are inserted.
 */
#include <string.h>

#include "edit.h"

/* The first row that is not before (node, key). */
static uint32_t lower_bound(const struct facts *t, dfg_node node, dfg_sym key)
{
    uint32_t low = 0, high = t->n;
    if (high > 0 &&
        (t->rows[high - 1].node < node || (t->rows[high - 1].node == node && t->rows[high - 1].key < key)))
        return high;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const struct dfg_fact *f = &t->rows[middle];
        if (f->node < node || (f->node == node && f->key < key))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool dfg_set_fact(dfg_module *m, dfg_node node, dfg_sym key, dfg_val value)
{
    struct facts *t = &m->facts;
    dfg_val copy;
    if (node == DFG_NONE || node >= m->nodes.n || key == 0 || key >= m->symbols.n ||
        !dfg_value_is_sound(m, &value, DFG_MAX_NESTING))
        return false;
    if (t->n == UINT32_MAX)
        m->failed = true;
    if (!dfg_array_grow(m, &t->rows, &t->room, (size_t)t->n + 1, sizeof *t->rows))
        return false;
    struct dfg_fact *rows = t->rows;
    if (!dfg_value_copy(m, value, &copy, &m->kinds.bytes))
        return false;
    uint32_t at = lower_bound(t, node, key);
    if (at == t->n || rows[at].node != node || rows[at].key != key) {
        memmove(rows + at + 1, rows + at, (t->n - at) * sizeof *rows);
        t->n++;
    }
    rows[at] = (struct dfg_fact){node, key, copy};
    if (m->edit != NULL)
        m->edit->row_changed(m, node);
    return true;
}

uint32_t dfg_facts(const dfg_module *m, dfg_node node, const struct dfg_fact **facts)
{
    const struct facts *t = &m->facts;
    uint32_t first = lower_bound(t, node, 0), end = first;
    while (end < t->n && t->rows[end].node == node)
        end++;
    *facts = first < end ? t->rows + first : NULL;
    return end - first;
}

bool dfg_fact_find(const dfg_module *m, dfg_node node, dfg_sym key, dfg_val *value)
{
    const struct facts *t = &m->facts;
    uint32_t at = lower_bound(t, node, key);
    if (at == t->n || t->rows[at].node != node || t->rows[at].key != key)
        return false;
    *value = t->rows[at].value;
    return true;
}

/* Facts of a node whose rows are out of place go where they belong, one by one. */
void dfg_facts_move(dfg_module *m, dfg_node from, dfg_node to)
{
    struct facts *t = &m->facts;
    uint32_t first = lower_bound(t, from, 0), end = first, kept = 0;
    while (end < t->n && t->rows[end].node == from)
        end++;
    if (first == end)
        return;
    struct dfg_fact *rows = t->rows;
    for (uint32_t i = end; i < t->n; i++) {
        struct dfg_fact f = rows[i];
        memmove(rows + first + kept + 1, rows + first + kept, (end - first) * sizeof *rows);
        rows[first + kept++] = f;
    }
    t->n -= end - first;
    for (uint32_t i = 0; to != DFG_NONE && i < end - first; i++) {
        struct dfg_fact f = rows[t->n];
        uint32_t at = lower_bound(t, to, f.key);
        memmove(rows + at + 1, rows + at, (t->n - at) * sizeof *rows);
        rows[at] = (struct dfg_fact){to, f.key, f.value};
        t->n++;
    }
}
