/* tries.c -- which states of a search led to no match.
 *
 * In:   states as arrays of words, in the scratch of a view.
 * Out:  whether a state was noted before, in the same search.
 *
 * A table with open addressing in lines of DFG_TRY_WORDS words: the number of
 * the search, then the state but for its first word.  A state has two lines to
 * choose from; where both are taken, the other state is forgotten.  Nothing is
 * cleared between searches: lines of an older one are free.
 */
#include "../dfg_match.h"

uint32_t dfg_begin_search(const dfg_graph *g)
{
    struct dfg_scratch *s = g->scratch;
    if (++s->search == 0) { /* numbers begin anew: so does the table */
        for (uint32_t i = 0; i < s->n_tries * DFG_TRY_WORDS; i++)
            s->tries[i] = 0;
        s->search = 1;
    }
    return s->search;
}

/* Multiplies and folds, word by word (as in Fowler, Noll and Vo's hash). */
static uint32_t hash_of(const uint32_t *state, uint32_t n)
{
    uint32_t hash = 2166136261u;
    for (uint32_t i = 1; i < n; i++) {
        hash = (hash ^ state[i]) * 16777619u;
        hash ^= hash >> 15;
    }
    return hash;
}

static uint32_t *line_at(const struct dfg_scratch *s, uint32_t i)
{
    return s->tries + (size_t)(i & (s->n_tries - 1)) * DFG_TRY_WORDS;
}

static bool is_in(const uint32_t *line, uint32_t search, const uint32_t *state, uint32_t n)
{
    bool same = line[0] == search;
    for (uint32_t i = 1; same && i < n; i++)
        same = line[i] == state[i];
    return same;
}

bool dfg_is_hopeless(const dfg_graph *g, uint32_t search, const uint32_t *state, uint32_t n)
{
    uint32_t hash = hash_of(state, n);
    return is_in(line_at(g->scratch, hash), search, state, n) ||
           is_in(line_at(g->scratch, hash ^ 1), search, state, n);
}

void dfg_note_hopeless(const dfg_graph *g, uint32_t search, const uint32_t *state, uint32_t n)
{
    struct dfg_scratch *s = g->scratch;
    if (s->found != state[0])
        return;
    uint32_t hash = hash_of(state, n);
    uint32_t *line = line_at(s, hash), *other = line_at(s, hash ^ 1);
    if (line[0] == search && (other[0] != search || (hash >> 31) != 0))
        line = other;
    line[0] = search;
    for (uint32_t i = 1; i < n; i++)
        line[i] = state[i];
}
