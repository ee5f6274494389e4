/* joint.c -- groups with several roots: all together without cycles?
 *
 * A group with one root from which nothing else escapes can't make a cycle, and
 * any number of them can't.  Only where a target has patterns with several roots
 * the groups taken are kept as a partition of the graph (dfg_analysis.h), which
 * refuses a group that would close a cycle with them.
 */
#include "group.h"

static bool has_several_roots(const struct dfg_pattern *p)
{
    for (uint32_t i = 0; i < p->n_parts; i++)
        if (p->parts[i].root > 1 || (p->parts[i].root == 1 && p->parts[i].is_set))
            return true;
    return false;
}

bool dfg_joint_begin(struct joint *j, const struct matches *all)
{
    bool several = false;
    dfg_status status = DFG_OK;
    for (size_t t = 0; t < all->n; t++)
        for (uint32_t e = 0; e < all->targets[t].n_entries; e++)
            several = several || has_several_roots(dfg_entry_at(all->targets[t].target, e).pattern);
    j->groups = several ? dfg_groups_new(all->m, &status) : NULL;
    return status == DFG_OK && (j->groups != NULL || !several);
}

void dfg_joint_end(struct joint *j)
{
    dfg_groups_free(j->groups);
}

/* What is computed outside as well stays there, and leads back: a cycle by its copy is one by the others, too. */
bool dfg_joint_add(struct joint *j, const struct groups *all, const struct group *g, bool *failed)
{
    bool added = true;
    if (j->groups == NULL)
        return true;
    if (dfg_groups_add(j->groups, dfg_group_nodes(all, g->alone), (uint32_t)g->alone.n, &added) != DFG_OK)
        *failed = true;
    return added && !*failed;
}
