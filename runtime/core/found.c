/* found.c -- the matches of a pattern by its row.
 *
 * In:   a row whose `next` finds the first match from a way on.
 * Out:  the first match; all of them, in order.
 */
#include "dfg.h"

#include "free.h"

struct found {
    _Alignas(max_align_t) unsigned char whole[DFG_FOUND_SIZE];
    uint32_t way[DFG_FOUND_WORDS];
};

static bool find(const struct dfg_pattern *p, const dfg_graph *g, dfg_node n, struct found *f)
{
    return p->next(g, n, f->way, f->whole);
}

bool dfg_first_found(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n, void *m)
{
    struct found f;
    dfg_restart(f.way, self->n_words);
    if (!find(self, g, n, &f))
        return false;
    memcpy(m, f.whole, self->match_size);
    return true;
}

bool dfg_each_found(const struct dfg_pattern *self, const dfg_graph *g, dfg_node n,
                    bool (*accept)(void *ctx, const void *whole), void *ctx)
{
    struct found f;
    dfg_restart(f.way, self->n_words);
    while (find(self, g, n, &f)) {
        if (accept(ctx, f.whole))
            return true;
        if (self->n_words == 0)
            return false;
        f.way[self->n_words - 1]++;
    }
    return false;
}
