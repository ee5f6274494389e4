/* launch.c -- the choice of groups where every region costs a launch.
 *
 * In:   all groups; what one costs, what a launch costs, how regions are merged.
 * Out:  groups that share no node and close no cycle; what they save less the
 *       launches of the regions they make, and what no choice could save more than.
 *
 * Which groups are one region depends on all that are taken, so that the sum does
 * not fall apart.  A bound does: groups that overlap or may share a region are a
 * component (couple.c), and one from which something is taken has a launch at least.  Local search begins
 * with what is best without launches, with a launch each, and with as much as can be taken: a region or a
 * group is dropped, a group is added or takes the place of those that it overlaps.
 * Where it ends above the bound, branch and bound goes through the choices; if it
 * comes to its end, the answer is exact: always up to 12 groups.
 */
#include <stdlib.h>
#include <string.h>

#include "regions.h"

/* Looks at regions walk the whole graph: of a large one there are fewer. */
enum { MOST_LOOKS = 4096, LEAST_LOOKS = 64, MOST_NODES = 1 << 23 };

struct search {
    const struct matches *all;
    const struct groups *groups;
    const struct dfg_select_options *o;
    struct regions regions;
    int64_t launch, tiny; /* sums that differ by less are the same */
    size_t n;             /* groups */
    struct owners owners;
    uint32_t *component; /* per group: its representative */
    int64_t *most;       /* per representative: what its component could save without launches */
    int64_t *sum;        /* per representative: what its component saves, where it is asked */
    bool *settled;       /* per group: its component can't save more */
    bool *taken, *tried;
    uint32_t *now, *then;     /* per group: its region, in `taken` and in `tried` */
    int64_t saved;            /* by `taken` */
    uint32_t calls;           /* in it */
    size_t looks, most_looks; /* of one start; of branch and bound */
    bool failed;
};

/* Of sums: no choice has less, and adding others to it is no overflow. */
#define NOTHING (-((int64_t)1 << 62))

static int64_t greater(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static int64_t saving(const struct search *x, size_t k)
{
    return x->groups->at[k].saved;
}

/* ---- the bound ---- */

/* What any choice could save at most: of a component nothing, or less than without launches. */
static int64_t find_bound(struct search *x)
{
    int64_t most = 0;
    for (uint32_t k = 0; k < x->n; k++) {
        x->component[k] = set_find(x->component, k);
        if (x->component[k] != k) {
            x->most[x->component[k]] += x->most[k];
            x->most[k] = 0;
        }
    }
    for (size_t k = 0; k < x->n; k++)
        most += greater(0, x->most[k] - x->launch);
    return most;
}

/* ---- a choice ---- */

static bool is_acyclic(struct search *x, const bool *taken)
{
    struct joint joint;
    bool ok = dfg_joint_begin(&joint, x->all);
    x->failed = x->failed || !ok;
    for (size_t k = 0; k < x->n && ok; k++)
        ok = !taken[k] || dfg_joint_add(&joint, x->groups, &x->groups->at[k], &x->failed);
    dfg_joint_end(&joint);
    return ok;
}

/* Takes what is tried if it saves more, or covers more at the same cost. */
static bool look(struct search *x)
{
    if (x->failed || x->looks == x->most_looks)
        return false;
    x->looks++;
    if (!is_acyclic(x, x->tried))
        return false; /* it has no waves */
    int64_t saved = dfg_regions_saved(&x->regions, x->tried, x->launch, x->then);
    uint32_t calls = 0;
    for (size_t k = 0; k < x->n; k++)
        calls += x->tried[k] ? x->groups->at[k].pick.n_calls : 0;
    bool better = saved > x->saved + x->tiny || (saved > x->saved - x->tiny && calls > x->calls);
    if (!better)
        return false;
    memcpy(x->taken, x->tried, x->n * sizeof *x->taken);
    memcpy(x->now, x->then, x->n * sizeof *x->now);
    x->saved = saved;
    x->calls = calls;
    return true;
}

/* ---- local search ---- */

static void try_what_is_taken(struct search *x)
{
    memcpy(x->tried, x->taken, x->n * sizeof *x->tried);
}

/* Regions that save less than their launch, all at once. */
static bool drop_poor(struct search *x)
{
    int64_t *by_region = calloc(x->n + 1, sizeof *by_region);
    bool any = false;
    x->failed = x->failed || by_region == NULL;
    try_what_is_taken(x);
    for (size_t k = 0; k < x->n && !x->failed; k++)
        by_region[x->now[k]] += x->taken[k] ? saving(x, k) : 0;
    for (size_t k = 0; k < x->n && !x->failed; k++)
        if (x->taken[k] && x->now[k] != 0 && by_region[x->now[k]] < x->launch) {
            x->tried[k] = false;
            any = true;
        }
    free(by_region);
    return any && look(x);
}

/* Without the region of the group, which is the first of it. */
static bool drop_region(struct search *x, size_t k)
{
    for (size_t i = 0; i < k; i++)
        if (x->now[i] == x->now[k])
            return false;
    try_what_is_taken(x);
    for (size_t i = k; i < x->n; i++)
        x->tried[i] = x->tried[i] && x->now[i] != x->now[k];
    return look(x);
}

static bool drop_group(struct search *x, size_t k)
{
    try_what_is_taken(x);
    x->tried[k] = false;
    return look(x);
}

/* In the place of those that it overlaps. */
static bool add_group(struct search *x, size_t k)
{
    const struct group *g = &x->groups->at[k];
    try_what_is_taken(x);
    for (size_t i = 0; i < g->covers.n; i++) {
        dfg_node n = dfg_group_nodes(x->groups, g->covers)[i];
        for (size_t w = x->owners.first[n]; w < x->owners.first[n + 1]; w++)
            x->tried[x->owners.who[w]] = false;
    }
    x->tried[k] = true;
    return look(x);
}

/* Components that save what their bound says need no more moves. */
static void find_settled(struct search *x)
{
    bool *seen = calloc(x->n + 1, sizeof *seen); /* per region */
    x->failed = x->failed || seen == NULL;
    memset(x->sum, 0, x->n * sizeof *x->sum);
    for (size_t k = 0; k < x->n && !x->failed; k++) {
        bool alone = x->regions.target[k] == 0;
        if (!x->taken[k] || (!alone && x->now[k] == 0))
            continue;
        x->sum[x->component[k]] += saving(x, k) - (alone || !seen[x->now[k]] ? x->launch : 0);
        seen[x->now[k]] = true;
    }
    for (size_t k = 0; k < x->n; k++)
        x->settled[k] = x->sum[x->component[k]] >= greater(0, x->most[x->component[k]] - x->launch) - x->tiny;
    free(seen);
}

static void improve(struct search *x)
{
    bool better = true;
    while (better && !x->failed && x->looks < x->most_looks) {
        better = drop_poor(x);
        find_settled(x);
        for (size_t k = 0; k < x->n; k++)
            if (!x->settled[k] && x->taken[k] && x->now[k] != 0)
                better = drop_region(x, k) || better;
        for (size_t k = 0; k < x->n; k++)
            if (!x->settled[k])
                better = (x->taken[k] ? drop_group(x, k) : add_group(x, k)) || better;
    }
}

/* Local search from what is tried; keeps the better of its end and what was taken before. */
static void search_from_tried(struct search *x)
{
    bool *best = malloc((x->n + 1) * sizeof *best);
    int64_t saved = x->saved;
    uint32_t calls = x->calls;
    x->failed = x->failed || best == NULL;
    if (!x->failed) {
        memcpy(best, x->taken, x->n * sizeof *best);
        x->saved = NOTHING;
        x->looks = 0;
        look(x);
        improve(x);
        if (x->saved < saved || (x->saved < saved + x->tiny && x->calls < calls)) {
            memcpy(x->taken, best, x->n * sizeof *best);
            x->saved = saved;
            x->calls = calls;
        }
    }
    free(best);
}

/* From what is best with such a launch for each match. */
static void search_again(struct search *x, int64_t launch)
{
    x->failed = x->failed || !dfg_choose_apart(x->all, x->groups, launch, x->tried, NULL, NULL);
    search_from_tried(x);
}

/* ---- branch and bound ---- */

/* Where the search is: at a place of the order, with what was decided before it. */
struct place {
    uint32_t group;
    uint8_t step;  /* 0 not begun, 1 it is taken, or can't be, 2 it is left out */
    bool some;     /* is one before taken, in its component? */
    int64_t at;     /* what those save */
    int64_t done;   /* what components before save, less a launch each */
    int64_t rest;   /* what it and those behind could save in its component */
    int64_t behind; /* what components behind could save */
};

static int by_component(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b; /* component, group */
    if (x[0] != y[0])
        return x[0] < y[0] ? -1 : 1;
    return (x[1] > y[1]) - (x[1] < y[1]);
}

/* A group that the merger may put back loses nothing. */
static int64_t gain(const struct search *x, size_t k)
{
    return dfg_may_drop_regions(x->o->regions) ? greater(0, saving(x, k)) : saving(x, k);
}

static int64_t less_launch(const struct search *x, bool some, int64_t saved)
{
    int64_t least = some && !dfg_may_drop_regions(x->o->regions) ? NOTHING : 0;
    return greater(least, saved - x->launch);
}

/* The places in order of components, with what does not change; NULL: no memory. */
static struct place *order_places(struct search *x)
{
    uint32_t(*keys)[2] = malloc((x->n + 1) * sizeof *keys);
    struct place *places = calloc(x->n + 1, sizeof *places);
    bool ok = keys != NULL && places != NULL;
    for (uint32_t k = 0; k < x->n && ok; k++) {
        keys[k][0] = x->component[k];
        keys[k][1] = k;
    }
    if (ok && x->n > 0)
        qsort(keys, x->n, sizeof *keys, by_component);
    for (size_t i = x->n; i-- > 0 && ok;) {
        bool last = i + 1 == x->n || keys[i + 1][0] != keys[i][0];
        int64_t behind = !last || i + 1 == x->n
                            ? places[i + 1].behind
                            : places[i + 1].behind + less_launch(x, false, x->most[keys[i + 1][0]]);
        places[i].group = keys[i][1];
        places[i].behind = behind;
        places[i].rest = (last ? 0 : places[i + 1].rest) + greater(0, saving(x, keys[i][1]));
    }
    free(keys);
    if (!ok)
        free(places);
    return ok ? places : NULL;
}

static int64_t most_from(const struct search *x, const struct place *p)
{
    int64_t most = x->most[x->component[p->group]], rest = p->rest < most ? p->rest : most;
    return p->done + less_launch(x, p->some, p->some ? p->at + p->rest : rest) + p->behind;
}

/* To the next place, with the group taken or left out. */
static void go_on(const struct search *x, struct place *p, bool takes)
{
    bool some = p->some || takes;
    int64_t at = p->at + (takes ? gain(x, p->group) : 0);
    bool same = x->component[p->group] == x->component[p[1].group];
    p[1].step = 0;
    p[1].some = same && some;
    p[1].at = same ? at : 0;
    p[1].done = same || !some ? p->done : p->done + less_launch(x, true, at);
}

/* Takes k, or puts it back, for those that it overlaps. */
static void set_tried(struct search *x, uint32_t *overlaps, uint32_t k, bool taken)
{
    const struct group *g = &x->groups->at[k];
    x->tried[k] = taken;
    for (size_t i = 0; i < g->covers.n; i++) {
        dfg_node n = dfg_group_nodes(x->groups, g->covers)[i];
        for (size_t w = x->owners.first[n]; w < x->owners.first[n + 1]; w++)
            overlaps[x->owners.who[w]] += taken ? 1 : UINT32_MAX; /* less 1 */
    }
}

/* One step at place i; returns the next place, x->n + 1 where there is none. */
static size_t step(struct search *x, struct place *places, uint32_t *overlaps, size_t i)
{
    struct place *p = &places[i];
    if (i == x->n) {
        look(x);
        return i - 1;
    }
    if (p->step == 0 && most_from(x, p) <= x->saved + x->tiny)
        return i - 1;
    if (p->step == 0 && overlaps[p->group] == 0) {
        p->step = 1;
        set_tried(x, overlaps, p->group, true);
        go_on(x, p, true);
        return i + 1;
    }
    if (p->step == 1)
        set_tried(x, overlaps, p->group, false);
    if (p->step == 2)
        return i - 1;
    p->step = 2;
    go_on(x, p, false);
    return i + 1;
}

/* Through all choices that may save more; did it come to its end? */
static bool branch(struct search *x)
{
    struct place *places = order_places(x);
    uint32_t *overlaps = calloc(x->n + 1, sizeof *overlaps);
    size_t i = 0, steps = 0, most_steps = x->most_looks * 64;
    x->failed = x->failed || places == NULL || overlaps == NULL;
    x->looks = 0;
    memset(x->tried, 0, x->n * sizeof *x->tried);
    while (!x->failed && i <= x->n && x->looks < x->most_looks && steps++ < most_steps)
        i = step(x, places, overlaps, i); /* before the first: SIZE_MAX */
    free(places);
    free(overlaps);
    return !x->failed && i > x->n;
}

/* ---- all of it ---- */

static bool search_begin(struct search *x)
{
    size_t n = x->n + 1;
    x->component = calloc(n, sizeof *x->component);
    x->most = calloc(n, sizeof *x->most);
    x->sum = calloc(n, sizeof *x->sum);
    x->settled = calloc(n, sizeof *x->settled);
    x->taken = calloc(n, sizeof *x->taken);
    x->tried = calloc(n, sizeof *x->tried);
    x->now = calloc(n, sizeof *x->now);
    x->then = calloc(n, sizeof *x->then);
    return dfg_owners_find(&x->owners, x->all->m, x->groups) && x->component != NULL && x->most != NULL &&
           x->sum != NULL && x->settled != NULL && x->taken != NULL && x->tried != NULL && x->now != NULL &&
           x->then != NULL;
}

static void search_end(struct search *x)
{
    dfg_regions_end(&x->regions);
    dfg_owners_free(&x->owners);
    free(x->component);
    free(x->most);
    free(x->sum);
    free(x->settled);
    free(x->taken);
    free(x->tried);
    free(x->now);
    free(x->then);
}

size_t dfg_most_looks(const struct matches *all)
{
    size_t most = all->options->most_states != 0 ? all->options->most_states : MOST_LOOKS;
    size_t looks = MOST_NODES / dfg_n_nodes(all->m);
    looks = looks < LEAST_LOOKS ? LEAST_LOOKS : looks;
    return looks < most ? looks : most;
}

static void search(struct search *x, struct choice *got)
{
    x->most_looks = dfg_most_looks(x->all);
    x->failed = !dfg_choose_apart(x->all, x->groups, 0, x->tried, x->most, NULL) ||
                !dfg_couple_groups(&x->regions, &x->owners, x->component);
    if (x->failed)
        return;
    got->most = find_bound(x);
    search_from_tried(x);
    if (x->saved < got->most - x->tiny)
        search_again(x, x->launch);
    if (x->saved < got->most - x->tiny)
        search_again(x, -x->launch);
    if (x->saved < got->most - x->tiny && branch(x))
        got->most = x->saved;
    got->saved = x->saved;
}

bool dfg_choose_regions(const struct matches *all, const struct dfg_selection *s, bool *taken, struct choice *got)
{
    const struct dfg_select_options *o = all->options;
    struct search x = {.all = all,
                       .groups = &s->groups,
                       .o = o,
                       .launch = all->launch,
                       .tiny = all->scale.tiny,
                       .n = s->groups.n};
    bool ok = dfg_regions_begin(&x.regions, all->m, &s->groups, s->targets, o->regions) && search_begin(&x);
    if (ok)
        search(&x, got);
    ok = ok && !x.failed;
    if (ok)
        memcpy(taken, x.taken, x.n * sizeof *taken);
    search_end(&x);
    return ok;
}
