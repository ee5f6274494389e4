/* chain.c -- where the repeated part of a pattern that calls itself leads.
 *
 * In:   a first node; of each node that is given out, the nodes that one more
 *       repetition leads to, in the order of the search.
 * Out:  all nodes reached, each once, shortest or longest chain first, and the
 *       path to each.
 *
 * Depth first with a stack and marks that need no clearing (Briggs and Torczon
 * 1993): a mark counts only if the entry that it names is of that node.
 */
#include "../dfg_match.h"

static bool is_seen(const struct dfg_chain *c, dfg_node n)
{
    return c->mark[n] < c->n && c->node[c->mark[n]] == n;
}

/* Makes room: of links to one node the last one found counts; what is seen, not at all. */
static void drop_stale(struct dfg_chain *c)
{
    uint32_t *last = c->path, kept = 0, n = c->n_links, base = c->base;
    for (uint32_t i = n; i-- > 0;) {
        dfg_node link = c->links[i];
        bool again = last[link] > i && last[link] < n && c->links[last[link]] == link;
        if (link != DFG_NONE && !again)
            last[link] = i;
    }
    for (uint32_t i = 0; i < n; i++) {
        dfg_node link = c->links[i];
        if (link != DFG_NONE && (last[link] != i || is_seen(c, link))) {
            base -= i < c->base;
            continue;
        }
        c->of[kept] = c->of[i];
        c->links[kept++] = link;
    }
    c->n_links = kept;
    c->base = base;
}

static void push(struct dfg_chain *c, dfg_node link, uint32_t of)
{
    if (c->n_links == c->room)
        drop_stale(c);
    c->links[c->n_links] = link;
    c->of[c->n_links++] = of;
}

/* The first link found is the first one entered. */
static void reverse_links(struct dfg_chain *c)
{
    for (uint32_t i = c->base, k = c->n_links; i + 1 < k; i++) {
        dfg_node link = c->links[--k];
        c->links[k] = c->links[i];
        c->links[i] = link;
    }
}

static dfg_node enter(struct dfg_chain *c, dfg_node n, uint32_t from)
{
    c->at = c->n++;
    c->node[c->at] = n;
    c->from[c->at] = from;
    c->mark[n] = c->at;
    c->events[c->n_events++] = 2 * c->at;
    push(c, DFG_NONE, c->at);
    c->base = c->n_links;
    return n;
}

dfg_node dfg_chain_first(const dfg_graph *g, struct dfg_chain *c, uint32_t row, dfg_node n)
{
    *c = (struct dfg_chain){.node = dfg_row(g, row),
                            .from = dfg_row(g, row + 1),
                            .mark = dfg_row(g, row + 2),
                            .order = dfg_row(g, row + 3),
                            .links = dfg_row(g, row + 4),
                            .of = dfg_row(g, row + 5),
                            .path = dfg_row(g, row + 6),
                            .events = dfg_row(g, row + 7),
                            .room = 2 * g->n_nodes};
    return enter(c, n, 0);
}

void dfg_chain_link(struct dfg_chain *c, dfg_node to)
{
    bool again = to == DFG_NONE || is_seen(c, to);
    for (uint32_t i = c->base; !again && i < c->n_links; i++)
        again = c->links[i] == to;
    if (!again)
        push(c, to, c->at);
}

dfg_node dfg_chain_next(struct dfg_chain *c)
{
    reverse_links(c);
    while (c->n_links > 0) {
        dfg_node n = c->links[--c->n_links];
        uint32_t of = c->of[c->n_links];
        if (n == DFG_NONE) {
            c->order[c->n_order++] = of;
            c->events[c->n_events++] = 2 * of + 1;
        } else if (!is_seen(c, n))
            return enter(c, n, of);
    }
    return DFG_NONE;
}

struct dfg_nodes dfg_chain_path(const struct dfg_chain *c, uint32_t entry)
{
    uint32_t n = 0;
    for (uint32_t i = entry; i != 0; i = c->from[i])
        n++;
    c->path[n] = c->node[entry];
    for (uint32_t i = entry, k = n; i != 0; i = c->from[i])
        c->path[--k] = c->node[c->from[i]];
    return (struct dfg_nodes){c->path, n};
}
