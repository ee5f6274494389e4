/* parts.c -- what takes part in a match of a pattern, as data.
 *
 * In:   a checked pattern, its names described.
 * Out:  its parts; after its names a set for each part that is a set without a
 *       name.
 */
#include "describe.h"
#include "check/parts.h"

typedef VEC(struct pat_capture) captures;

static int32_t new_set(struct describer *d, captures *all, const char *name, int32_t node)
{
    *PAT_PUSH(d->pat, *all) =
        (struct pat_capture){.name = name, .kind = PAT_C_NODES, .maybe_absent = true, .ref = node, .var = -1};
    return all->n - 1;
}

/* The set of all that a node in a region stands for, where another name has it. */
static int32_t named_set(const captures *all, int node)
{
    for (int i = 0; i < all->n; i++)
        if (all->at[i].kind == PAT_C_NODES && all->at[i].ref == node && all->at[i].var < 0)
            return i;
    return -1;
}

static int32_t set_of(struct describer *d, const struct match_part *part, captures *all)
{
    const int id = part->node->id;
    if (part->capture)
        return part->capture->kind == CAP_SET ? part->capture->id : -1;
    if (part->what == PAT_PART_FRONT)
        return d->front[id] = new_set(d, all, "front", -1);
    if (part->what == PAT_PART_REST)
        return d->rest[id] >= 0 ? d->rest[id] : (d->rest[id] = new_set(d, all, "rest", -1));
    if (!part->in_region)
        return -1;
    const int32_t known = named_set(all, id);
    return known >= 0 ? known : new_set(d, all, "part", id);
}

static void find_rests(struct describer *d, const struct match_parts *parts)
{
    const size_t n = (size_t)d->pattern->n_nodes + 1;
    d->rest = pat_alloc(d->pat, n * sizeof *d->rest);
    d->front = pat_alloc(d->pat, n * sizeof *d->front);
    for (size_t i = 0; i < n; i++)
        d->rest[i] = d->front[i] = -1;
    for (int i = 0; i < parts->nodes.n; i++)
        if (parts->nodes.at[i]->rest)
            d->rest[parts->nodes.at[i]->id] = parts->nodes.at[i]->rest->id;
}

void pat_describe_parts(struct describer *d, struct pat_pattern *to)
{
    const struct match_parts *parts = pat_parts_of(d->pat, d->pattern);
    struct pat_part *rows = pat_describe_array(d->pat, parts->all.n, sizeof *rows);
    captures all = {0};
    for (uint32_t i = 0; i < to->n_sets; i++)
        *PAT_PUSH(d->pat, all) = to->captures[i];
    find_rests(d, parts);
    for (int i = 0; i < parts->all.n; i++) {
        const struct match_part *part = &parts->all.at[i];
        const int32_t set = set_of(d, part, &all);
        rows[i] = (struct pat_part){.role = (uint8_t)part->role,
                                    .what = (uint8_t)part->what,
                                    .is_set = set >= 0,
                                    .root = (uint32_t)part->root,
                                    .node = (uint32_t)part->node->id,
                                    .capture = part->capture ? part->capture->id : -1,
                                    .set = set};
    }
    to->n_parts = (uint32_t)parts->all.n;
    to->parts = rows;
    to->n_whole = (uint32_t)all.n;
    to->captures = all.at;
}
