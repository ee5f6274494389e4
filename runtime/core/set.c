/* set.c -- sets of nodes in scratch: sorted, without some, consumers, readers.
 *
 * In:   nodes of a view with user lists, rows of its scratch.
 * Out:  sets in graph order, which is the order of ids.
 *
 * Sorting is heapsort (Williams 1964): in place, no recursion, n log n.
 */
#include "../dfg_match.h"

static void sift(dfg_node *at, uint32_t i, uint32_t n)
{
    dfg_node moved = at[i];
    for (uint32_t kid = 2 * i + 1; kid < n; kid = 2 * i + 1) {
        kid += kid + 1 < n && at[kid + 1] > at[kid];
        if (at[kid] <= moved)
            break;
        at[i] = at[kid];
        i = kid;
    }
    at[i] = moved;
}

static bool is_sorted(const dfg_node *at, uint32_t n)
{
    bool sorted = true;
    for (uint32_t i = 1; sorted && i < n; i++)
        sorted = at[i - 1] < at[i];
    return sorted;
}

struct dfg_nodes dfg_set(dfg_node *at, uint32_t n)
{
    if (is_sorted(at, n))
        return (struct dfg_nodes){at, n};
    for (uint32_t i = n / 2; i-- > 0;)
        sift(at, i, n);
    for (uint32_t last = n; last-- > 1;) {
        dfg_node greatest = at[0];
        at[0] = at[last];
        at[last] = greatest;
        sift(at, 0, last);
    }
    uint32_t kept = 1;
    for (uint32_t i = 1; i < n; i++)
        if (at[i] != at[kept - 1])
            at[kept++] = at[i];
    return (struct dfg_nodes){at, kept};
}

uint32_t dfg_add_set(dfg_node *at, uint32_t n, struct dfg_nodes set)
{
    n = dfg_set(at, n).n;
    for (uint32_t i = 0; i < set.n; i++)
        at[n++] = set.at[i];
    return n;
}

static bool is_among(const dfg_node *nodes, uint32_t k, dfg_node n)
{
    bool found = false;
    for (uint32_t i = 0; !found && i < k; i++)
        found = nodes[i] == n;
    return found;
}

struct dfg_nodes dfg_consumers(const dfg_graph *g, uint32_t row, dfg_node x, const dfg_node *but, uint32_t k)
{
    dfg_node *at = dfg_row(g, row);
    uint32_t n = 0;
    for (uint32_t i = 0; i < dfg_user_count(g, x); i++)
        if (!is_among(but, k, dfg_user(g, x, i)))
            at[n++] = dfg_user(g, x, i);
    return (struct dfg_nodes){at, n};
}

/* The k-th of a sorted set, the smallest first. */
static dfg_node ascending(struct dfg_nodes set, uint32_t k)
{
    return set.at[0] < set.at[set.n - 1] ? set.at[k] : set.at[set.n - 1 - k];
}

struct dfg_nodes dfg_without(dfg_node *at, uint32_t n, struct dfg_nodes but)
{
    uint32_t kept = 0;
    for (uint32_t i = 0, k = 0; i < n; i++) {
        while (k < but.n && ascending(but, k) < at[i])
            k++;
        if (k == but.n || ascending(but, k) != at[i])
            at[kept++] = at[i];
    }
    return (struct dfg_nodes){at, kept};
}

struct dfg_nodes dfg_readers(const dfg_graph *g, uint32_t row, const dfg_node *of, uint32_t k,
                             uint32_t height)
{
    dfg_node *at = dfg_row(g, row), *mark = dfg_row(g, row + 1);
    uint32_t n = 0;
    for (uint32_t i = 0; i < k; i++)
        if (of[i] != DFG_NONE && !is_among(at, n, of[i])) {
            mark[of[i]] = n;
            at[n++] = of[i];
        }
    for (uint32_t from = 0, level = 0; from < n && level < height; level++) {
        uint32_t to = n;
        for (; from < to; from++)
            for (uint32_t i = 0; i < dfg_user_count(g, at[from]); i++) {
                dfg_node user = dfg_user(g, at[from], i);
                if (mark[user] < n && at[mark[user]] == user)
                    continue;
                mark[user] = n;
                at[n++] = user;
            }
    }
    return dfg_set(at, n);
}
