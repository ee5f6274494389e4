/* annotation.c -- attributes and facts of a node.
 *
 * In:   nodes of a view, attribute keys in the file's numbers.
 * Out:  answers about them.  Facts are found by binary search: they are
 *       sorted by node, then key.
 */
#include "../dfg_match.h"

bool dfg_only_attrs(const dfg_graph *g, dfg_node n, const uint32_t *keys, uint32_t n_keys)
{
    const struct dfg_kind *k = &g->kinds[g->kind[n]];
    for (uint32_t i = 0; i < k->n_attrs; i++) {
        bool found = k->attrs[i].value.tag == DFG_V_NONE;
        for (uint32_t j = 0; !found && j < n_keys; j++)
            found = g->attr_keys[keys[j]] == k->attrs[i].key;
        if (!found)
            return false;
    }
    return true;
}

static bool stands_before(const struct dfg_fact *f, dfg_node n, dfg_sym key)
{
    return f->node != n ? f->node < n : f->key < key;
}

dfg_val dfg_fact(const dfg_graph *g, dfg_node n, uint32_t key)
{
    uint32_t low = 0, high = g->n_facts;
    dfg_sym s = g->attr_keys[key];
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (stands_before(&g->facts[middle], n, s))
            low = middle + 1;
        else
            high = middle;
    }
    bool found = low < g->n_facts && g->facts[low].node == n && g->facts[low].key == s;
    return found ? g->facts[low].value : dfg_nil();
}
