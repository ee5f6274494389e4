/* tails.c -- patterns that stand in others without being named there: entries of a family, mostly.
 *
 * In:   the patterns of a file.
 * Out:  at a node of a pattern, the others whose text may be what stands there, for call.c, which
 *       compares them.
 *
 * What looks alike has one hash: of kinds, operators and operands, without names.  Nothing that gives
 * names to extents or attributes, or searches on its own, looks like anything.
 */
#include "match.h"

enum { NOTHING = 1, MOST = 4 }; /* so many are compared */

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15;
    return hash ^ hash >> 29;
}

static bool is_nameless(const struct pnode *p)
{
    bool is = is_callable(p);
    for (int i = 0; i < p->n_attrs; i++)
        is = is && !p->attrs[i].var;
    for (int i = 0; i < p->n_types; i++)
        is = is && !names_extent(p->types[i], NULL);
    return is;
}

/* Of p itself. */
static uint64_t own_look(const struct pnode *p)
{
    uint64_t look = mix((uint64_t)p->kind, (uint64_t)p->n_kids);
    look = mix(look, (uint64_t)p->n_attrs << 32 | (uint64_t)p->n_types);
    look = mix(look, (uint64_t)p->index << 2 | (uint64_t)pat_has_first_result(p) << 1 | (uint64_t)!p->lit);
    for (int i = 0; i < p->n_ops; i++)
        look = mix(look, (uint64_t)(uintptr_t)p->ops[i]);
    return look;
}

static uint64_t look_of(const struct pnode *p, uint64_t *known)
{
    if (known[p->id])
        return known[p->id];
    uint64_t look = is_nameless(p) ? own_look(p) : NOTHING;
    for (int i = 0; i < p->n_kids; i++) {
        const uint64_t kid = look_of(p->kid[i], known);
        look = look == NOTHING || kid == NOTHING ? NOTHING : mix(look, kid);
    }
    return known[p->id] = look > NOTHING ? look : NOTHING;
}

static const char *key_of(uint64_t look)
{
    return (const char *)(uintptr_t)look;
}

struct map looks_of(const struct matchers *file)
{
    struct map looks = {0};
    for (int i = 0; i < file->n; i++) {
        struct pattern *p = file->at[i];
        const bool may_be = p->n_roots == 1 && p->n_every == 0;
        const uint64_t look = may_be ? look_of(p->roots[0], alloc((size_t)p->n_nodes * sizeof look)) : NOTHING;
        struct matchers *same = look == NOTHING ? NULL : pat_map_get(&looks, key_of(look));
        if (look == NOTHING || (same && same->n == MOST))
            continue;
        if (!same) {
            same = alloc(sizeof *same);
            map_put(&looks, key_of(look), same);
        }
        *PUSH(*same) = p;
    }
    return looks;
}

const struct matchers **tails_in(const struct pattern *p, const struct map *looks)
{
    struct pnode **nodes = pat_nodes_of(pat2c, p);
    uint64_t *known = alloc((size_t)p->n_nodes * sizeof *known);
    const struct matchers **tails = alloc((size_t)p->n_nodes * sizeof *tails);
    for (int i = 0; i < p->n_nodes; i++)
        if (nodes[i] && nodes[i] != p->roots[0] && look_of(nodes[i], known) != NOTHING)
            tails[i] = pat_map_get(looks, key_of(known[i]));
    return tails;
}
