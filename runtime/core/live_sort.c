/* live_sort.c -- live nodes in their old order.
 *
 * In:   marks; perhaps ranks.
 * Out:  live nodes by their ids, or by their ranks.
 *
 * Ranks ascend with ids but for what was edited, so the sort is a merge of runs
 * that are there already (Knuth, vol. 3, 5.2.4, natural merging).
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "live.h"

/* The end of the run that starts at `from`. */
static uint32_t run_end(const struct live *l, const dfg_node *nodes, uint32_t from)
{
    uint32_t end = from + 1;
    while (end < l->n_stood && l->rank[nodes[end - 1]] <= l->rank[nodes[end]])
        end++;
    return end < l->n_stood ? end : l->n_stood;
}

static void merge(const struct live *l, const dfg_node *a, const dfg_node *a_end, const dfg_node *b,
                  const dfg_node *b_end, dfg_node *to)
{
    while (a < a_end && b < b_end)
        *to++ = l->rank[*a] <= l->rank[*b] ? *a++ : *b++;
    memcpy(to, a, (size_t)(a_end - a) * sizeof *to);
    memcpy(to + (a_end - a), b, (size_t)(b_end - b) * sizeof *to);
}

/* Merges each two runs; true: there was one only. */
static bool merge_runs(const struct live *l, const dfg_node *from, dfg_node *to)
{
    uint32_t first_end = run_end(l, from, 0);
    if (first_end == l->n_stood)
        return true;
    for (uint32_t at = 0; at < l->n_stood;) {
        uint32_t middle = at == 0 ? first_end : run_end(l, from, at);
        uint32_t end = middle < l->n_stood ? run_end(l, from, middle) : middle;
        merge(l, from + at, from + middle, from + middle, from + end, to + at);
        at = end;
    }
    return false;
}

static bool sort_by_rank(struct live *l)
{
    if (l->n_stood == 0 || run_end(l, l->stood, 0) == l->n_stood)
        return true;
    dfg_node *other = dfg_heap_alloc(l->m, l->m->nodes.n, sizeof *other);
    if (other == NULL)
        return false;
    while (!merge_runs(l, l->stood, other)) {
        dfg_node *done = other;
        other = l->stood;
        l->stood = done;
    }
    dfg_heap_free(l->m, other);
    return true;
}

bool dfg_live_sort(struct live *l)
{
    l->n_stood = 0;
    for (dfg_node n = 1; n < l->m->nodes.n; n++)
        if (is_live(l, n))
            l->stood[l->n_stood++] = n;
    assert(l->n_stood < l->m->nodes.n);
    return l->rank == NULL || sort_by_rank(l);
}
