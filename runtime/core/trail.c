/* trail.c -- a pattern that calls itself with names that its repetitions share.
 *
 * In:   a first node, and what the names are bound to so far; of the node at the
 *       end of the trail, one after another, the ways in which one more
 *       repetition matches: where it leads, what the names are bound to then.
 * Out:  trails from the first node, on their way down and up again.
 *
 * Depth first over states, which are a node with what the names are bound to:
 * nodes, extents, values, as words.  A repetition binds names and never frees
 * them, so the states on a trail with equally many words that are not 0 are of
 * one kind, and marks are kept for one kind each: as many sets of marks as there
 * are words, and one more (marks that need no clearing, Briggs and Torczon
 * 1993).  Every state of a kind is entered once.
 */
#include "../dfg_match.h"

enum { NODES, WAYS, NAMES }; /* rows; behind the names the marks of each level: per node, and their list */

static dfg_node *row(const struct dfg_trail *t, uint32_t i)
{
    return t->rows + t->row_size * i;
}

static uint32_t level_of(const struct dfg_trail *t, const uint32_t *names)
{
    uint32_t level = 0;
    for (uint32_t i = 0; i < t->n_words; i++)
        level += names[i] != 0;
    return level;
}

/* How many are marked on the level, then the names that they are marked for; none are where these are others. */
static uint32_t *marked_for(struct dfg_trail *t, uint32_t level, const uint32_t *names)
{
    uint32_t *marked = t->levels + (size_t)level * (t->n_words + 1);
    bool same = true;
    for (uint32_t i = 0; i < t->n_words; i++) {
        same = same && marked[1 + i] == names[i];
        marked[1 + i] = names[i];
    }
    if (!same)
        *marked = 0;
    return marked;
}

/* Marks the state; false: it is marked already. */
static bool mark(struct dfg_trail *t, dfg_node n, const uint32_t *names)
{
    const uint32_t level = level_of(t, names);
    uint32_t *marked = marked_for(t, level, names), *at = row(t, NAMES + t->n_words + 2 * level);
    dfg_node *list = row(t, NAMES + t->n_words + 2 * level + 1);
    if (at[n] < *marked && list[at[n]] == n)
        return false;
    at[n] = (*marked)++;
    list[at[n]] = n;
    return true;
}

static void enter(struct dfg_trail *t, dfg_node n, const uint32_t *names)
{
    row(t, NODES)[t->n] = n;
    row(t, WAYS)[t->n] = 0;
    for (uint32_t i = 0; i < t->n_words; i++)
        row(t, NAMES + i)[t->n] = names[i];
}

dfg_node dfg_trail_first(const dfg_graph *g, struct dfg_trail *t, uint32_t first_row, uint32_t *levels,
                         const uint32_t *names, uint32_t n_words, dfg_node n)
{
    *t = (struct dfg_trail){.rows = dfg_row(g, first_row),
                            .row_size = g->scratch->row_size,
                            .levels = levels,
                            .n_words = n_words,
                            .step = DFG_TRAIL_DOWN};
    for (uint32_t i = 0; i <= n_words; i++)
        levels[(size_t)i * (n_words + 1)] = 0;
    mark(t, n, names);
    enter(t, n, names);
    t->n = 1;
    return n;
}

bool dfg_trail_way(struct dfg_trail *t, dfg_node to, const uint32_t *names)
{
    if (t->skip > 0) {
        t->skip--;
        return false;
    }
    row(t, WAYS)[t->n - 1]++;
    if (to == DFG_NONE || t->n == t->row_size || !mark(t, to, names))
        return false;
    enter(t, to, names);
    return true;
}

bool dfg_trail_went(const struct dfg_trail *t, uint32_t entry, const uint32_t *names)
{
    bool same = true;
    for (uint32_t i = 0; i < t->n_words; i++)
        same = same && dfg_trail_name(t, entry + 1, i) == names[i];
    return same;
}

dfg_node dfg_trail_next(struct dfg_trail *t, bool found)
{
    if (t->step == DFG_TRAIL_UP) {
        t->n--;
        t->step = DFG_TRAIL_AGAIN;
    } else if (found) {
        t->n++;
        t->step = DFG_TRAIL_DOWN;
    } else {
        t->step = DFG_TRAIL_UP;
    }
    if (t->n == 0)
        return DFG_NONE;
    t->skip = row(t, WAYS)[t->n - 1];
    return row(t, NODES)[t->n - 1];
}
