/* set.c -- sets of nodes in scratch: sorted, without some, consumers, readers.
 *
 * In:   nodes of a view with user lists, rows of its scratch.
 * Out:  sets in graph order, which is that of ids where no rule is at work.
 *
 * Sorting is heapsort (Williams 1964): in place, no recursion, n log n.
 */
#include "../dfg_match.h"

static void sift(const dfg_graph *g, dfg_node *at, uint32_t i, uint32_t n)
{
    dfg_node moved = at[i];
    for (uint32_t kid = 2 * i + 1; kid < n; kid = 2 * i + 1) {
        kid += kid + 1 < n && dfg_precedes(g, at[kid], at[kid + 1]);
        if (!dfg_precedes(g, moved, at[kid]))
            break;
        at[i] = at[kid];
        i = kid;
    }
    at[i] = moved;
}

static bool is_sorted(const dfg_graph *g, const dfg_node *at, uint32_t n)
{
    bool sorted = true;
    for (uint32_t i = 1; sorted && i < n; i++)
        sorted = dfg_precedes(g, at[i - 1], at[i]);
    return sorted;
}

struct dfg_nodes dfg_set(const dfg_graph *g, dfg_node *at, uint32_t n)
{
    if (is_sorted(g, at, n))
        return (struct dfg_nodes){at, n};
    for (uint32_t i = n / 2; i-- > 0;)
        sift(g, at, i, n);
    for (uint32_t last = n; last-- > 1;) {
        dfg_node greatest = at[0];
        at[0] = at[last];
        at[last] = greatest;
        sift(g, at, 0, last);
    }
    uint32_t kept = 1;
    for (uint32_t i = 1; i < n; i++)
        if (at[i] != at[kept - 1])
            at[kept++] = at[i];
    return (struct dfg_nodes){at, kept};
}

uint32_t dfg_add_set(const dfg_graph *g, dfg_node *at, uint32_t n, struct dfg_nodes set)
{
    n = dfg_set(g, at, n).n;
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
    struct dfg_nodes users = dfg_users(g, x);
    for (uint32_t i = 0; i < users.n; i++)
        if (!is_among(but, k, users.at[i]))
            at[n++] = users.at[i];
    return (struct dfg_nodes){at, n};
}

struct dfg_nodes dfg_consumers_of(const dfg_graph *g, uint32_t row, struct dfg_nodes of, const dfg_node *but,
                                  uint32_t k)
{
    dfg_node *at = dfg_row(g, row);
    uint32_t n = 0;
    for (uint32_t m = 0; m < of.n; m++) {
        struct dfg_nodes users = dfg_users(g, of.at[m]);
        for (uint32_t i = 0; i < users.n; i++)
            if (!is_among(but, k, users.at[i]))
                at[n++] = users.at[i];
    }
    return dfg_set(g, at, n);
}

/* The k-th of a sorted set, the smallest first. */
static dfg_node ascending(const dfg_graph *g, struct dfg_nodes set, uint32_t k)
{
    return dfg_precedes(g, set.at[0], set.at[set.n - 1]) ? set.at[k] : set.at[set.n - 1 - k];
}

struct dfg_nodes dfg_without(const dfg_graph *g, dfg_node *at, uint32_t n, struct dfg_nodes but)
{
    uint32_t kept = 0;
    for (uint32_t i = 0, k = 0; i < n; i++) {
        while (k < but.n && dfg_precedes(g, ascending(g, but, k), at[i]))
            k++;
        if (k == but.n || ascending(g, but, k) != at[i])
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
        for (; from < to; from++) {
            struct dfg_nodes users = dfg_users(g, at[from]);
            for (uint32_t i = 0; i < users.n; i++) {
                dfg_node user = users.at[i];
                if (mark[user] < n && at[mark[user]] == user)
                    continue;
                mark[user] = n;
                at[n++] = user;
            }
        }
    }
    return dfg_set(g, at, n);
}
