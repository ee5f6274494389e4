/* optimal.c -- the matches whose total cost is least.
 *
 * In:   every legal group of every entry at every root.
 * Out:  groups that share no node, with the greatest sum of what each saves: its
 *       calls, 1 each, less its cost and launch; of equal sums the one that
 *       covers more calls.  A bound below which no choice can be.  Where a launch
 *       is a region's, not a match's, launch.c goes on from here.
 *
 * Groups that overlap, directly or through others, are a component.  In each the
 * choice is a dynamic program over the groups in graph order: a state is the set
 * of nodes taken so far that a later group also wants, so its number of states
 * grows with how many groups overlap at one place, not with the network.  Where
 * there are more states than allowed, or more than 256 nodes wanted at once, the
 * best are kept, and the bound says what was given up.
 *
 * Where groups taken close a cycle their components are one from then on, in which
 * each acyclic choice leaves out one of these groups: branch and bound over which.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_extend.h"
#include "regions.h"

enum { WORDS = 4, SLOTS = WORDS * 64, NO_SLOT = UINT16_MAX };

/* ---- components ---- */

/* owner: per node 1 + a group that covers it. */
static void join_overlapping(const struct groups *all, uint32_t *parent, uint32_t *owner)
{
    for (uint32_t k = 0; k < all->n; k++) {
        const dfg_node *at = dfg_group_nodes(all, all->at[k].covers);
        parent[k] = k;
        for (size_t i = 0; i < all->at[k].covers.n; i++) {
            if (owner[at[i]] == 0)
                owner[at[i]] = k + 1;
            set_join(parent, owner[at[i]] - 1, k);
        }
    }
}

/* Groups in the order of their last nodes, then as they were found. */
struct key {
    uint32_t component, group;
    dfg_node last;
};

static int by_component(const void *a, const void *b)
{
    const struct key *x = a, *y = b;
    if (x->component != y->component)
        return x->component < y->component ? -1 : 1;
    if (x->last != y->last)
        return x->last < y->last ? -1 : 1;
    return (x->group > y->group) - (x->group < y->group);
}

/* ---- states ---- */

struct state {
    uint64_t taken[WORDS];
    int64_t saved;
    uint32_t calls;
    uint32_t from; /* row of the trail; UINT32_MAX: none */
};

/* How a state came to be: the group taken, behind an earlier row. */
struct trail {
    uint32_t group, from;
};

struct program {
    const struct groups *all;
    const bool *out; /* per group: it may not be taken */
    int64_t launch;
    uint32_t most_states;
    struct state *states, *next; /* room for twice the most */
    size_t n;
    uint32_t *index; /* hash table of `next` */
    size_t index_size;
    struct trail *trail;
    size_t n_trail, trail_room;
    uint32_t *last_use; /* per node: 1 + the place of the last group of the component that wants it */
    uint16_t *slot;     /* per node */
    uint64_t free_slots[WORDS];
    int64_t rest; /* what the groups to come could save at most */
    int64_t given_up;
    bool failed;
};

static int64_t saving(const struct program *p, uint32_t k)
{
    return p->all->at[k].saved - p->launch;
}

static int64_t saving_or_none(const struct program *p, uint32_t k)
{
    return !p->out[k] && saving(p, k) > 0 ? saving(p, k) : 0;
}

static bool is_better(const struct state *a, const struct state *b)
{
    return a->saved != b->saved ? a->saved > b->saved : a->calls > b->calls;
}

static uint64_t hash(const uint64_t *w)
{
    uint64_t h = 0x9e3779b97f4a7c15u;
    for (int i = 0; i < WORDS; i++)
        h = (h ^ w[i]) * 0xff51afd7ed558ccdu, h ^= h >> 32;
    return h;
}

/* Adds the state to the next ones; of two with one set the better stays. */
static void keep(struct program *p, size_t *n, const struct state *s)
{
    for (size_t at = hash(s->taken) & (p->index_size - 1);; at = (at + 1) & (p->index_size - 1)) {
        if (p->index[at] == 0) {
            p->next[(*n)++] = *s;
            p->index[at] = (uint32_t)*n;
            return;
        }
        struct state *other = &p->next[p->index[at] - 1];
        if (memcmp(other->taken, s->taken, sizeof s->taken) != 0)
            continue;
        if (is_better(s, other))
            *other = *s;
        return;
    }
}

static int by_saving(const void *a, const void *b)
{
    return is_better(a, b) ? -1 : is_better(b, a) ? 1 : 0;
}

/* The best states stay. */
static void prune(struct program *p)
{
    if (p->n <= p->most_states)
        return;
    qsort(p->states, p->n, sizeof *p->states, by_saving);
    int64_t lost = p->states[p->most_states].saved + p->rest;
    p->given_up = lost > p->given_up ? lost : p->given_up;
    p->n = p->most_states;
}

static bool add_trail(struct program *p, uint32_t group, struct state *s)
{
    if (!dfg_grow(&p->trail, &p->trail_room, p->n_trail + 1, sizeof *p->trail))
        return false;
    p->trail[p->n_trail] = (struct trail){group, s->from};
    s->from = (uint32_t)p->n_trail++;
    return true;
}

/* ---- slots: nodes that more than one group wants ---- */

static uint16_t take_slot(struct program *p)
{
    for (int w = 0; w < WORDS; w++)
        if (p->free_slots[w] != 0) {
            uint32_t bit = dfg_lowest_bit(p->free_slots[w]);
            p->free_slots[w] &= p->free_slots[w] - 1;
            return (uint16_t)(w * 64 + (int)bit);
        }
    return NO_SLOT;
}

/* The nodes of group k, the i-th of its component, as slots; *leave: those that
 * nobody wants later.  False: too many are wanted at once. */
static bool slots_of(struct program *p, uint32_t k, uint32_t i, uint64_t *want, uint64_t *leave)
{
    const dfg_node *at = dfg_group_nodes(p->all, p->all->at[k].covers);
    bool fits = true;
    memset(want, 0, WORDS * sizeof *want);
    memset(leave, 0, WORDS * sizeof *leave);
    for (size_t a = 0; a < p->all->at[k].covers.n; a++) {
        uint16_t *slot = &p->slot[at[a]];
        bool last = p->last_use[at[a]] == i + 1;
        if (*slot == NO_SLOT && last)
            continue; /* nobody else wants it */
        if (*slot == NO_SLOT)
            *slot = take_slot(p);
        if (*slot == NO_SLOT) {
            fits = false;
            continue;
        }
        want[*slot / 64] |= UINT64_C(1) << *slot % 64;
        if (last)
            leave[*slot / 64] |= UINT64_C(1) << *slot % 64;
    }
    return fits;
}

static void release(struct program *p, uint32_t k, uint32_t i, const uint64_t *leave)
{
    const dfg_node *at = dfg_group_nodes(p->all, p->all->at[k].covers);
    for (size_t a = 0; a < p->all->at[k].covers.n; a++)
        if (p->last_use[at[a]] == i + 1)
            p->slot[at[a]] = NO_SLOT;
    for (int w = 0; w < WORDS; w++)
        p->free_slots[w] |= leave[w];
}

/* ---- a component ---- */

static bool overlaps(const uint64_t *a, const uint64_t *b)
{
    uint64_t both = 0;
    for (int w = 0; w < WORDS; w++)
        both |= a[w] & b[w];
    return both != 0;
}

/* Each state without group k, and with it where that fits and may be. */
static void advance(struct program *p, uint32_t k, bool may_take, const uint64_t *want, const uint64_t *leave)
{
    size_t n = 0;
    memset(p->index, 0, p->index_size * sizeof *p->index);
    for (size_t i = 0; i < p->n && !p->failed; i++) {
        struct state out = p->states[i], in = p->states[i];
        for (int w = 0; w < WORDS; w++) {
            out.taken[w] &= ~leave[w];
            in.taken[w] = (in.taken[w] | want[w]) & ~leave[w];
        }
        keep(p, &n, &out);
        if (!may_take || overlaps(p->states[i].taken, want))
            continue;
        in.saved += saving(p, k);
        in.calls += p->all->at[k].pick.n_calls;
        p->failed = !add_trail(p, k, &in);
        keep(p, &n, &in);
    }
    struct state *states = p->states;
    p->states = p->next;
    p->next = states;
    p->n = n;
}

/* Chooses among the n groups; marks those that are taken.  Returns what no choice could save more than. */
static int64_t solve(struct program *p, const struct key *keys, uint32_t n, bool *taken)
{
    p->n = 1;
    p->states[0] = (struct state){.from = UINT32_MAX};
    p->n_trail = 0;
    p->rest = p->given_up = 0;
    memset(p->free_slots, 0xff, sizeof p->free_slots);
    for (uint32_t i = 0; i < n; i++) {
        const struct group *g = &p->all->at[keys[i].group];
        for (size_t a = 0; a < g->covers.n; a++)
            p->last_use[dfg_group_nodes(p->all, g->covers)[a]] = i + 1;
        p->rest += saving_or_none(p, keys[i].group);
    }
    int64_t skipped = 0;
    for (uint32_t i = 0; i < n && !p->failed; i++) {
        uint64_t want[WORDS], leave[WORDS];
        uint32_t k = keys[i].group;
        p->rest -= saving_or_none(p, k);
        bool fits = slots_of(p, k, i, want, leave);
        skipped += fits ? 0 : saving_or_none(p, k);
        advance(p, k, fits && !p->out[k], want, leave);
        prune(p);
        release(p, k, i, leave);
    }
    const struct state *best = &p->states[0];
    for (size_t i = 1; i < p->n; i++)
        if (is_better(&p->states[i], best))
            best = &p->states[i];
    for (uint32_t at = best->from; at != UINT32_MAX; at = p->trail[at].from)
        taken[p->trail[at].group] = true;
    return (best->saved > p->given_up ? best->saved : p->given_up) + skipped;
}

/* ---- all of it ---- */

static bool program_begin(struct program *p, const struct groups *all, uint32_t n_nodes, const bool *out,
                          int64_t launch, uint32_t most)
{
    *p = (struct program){.all = all, .out = out, .launch = launch, .most_states = most, .index_size = 1};
    while (p->index_size < (size_t)most * 4)
        p->index_size *= 2;
    p->states = malloc((size_t)most * 2 * sizeof *p->states);
    p->next = malloc((size_t)most * 2 * sizeof *p->next);
    p->index = malloc(p->index_size * sizeof *p->index);
    p->last_use = calloc(n_nodes, sizeof *p->last_use);
    p->slot = malloc(n_nodes * sizeof *p->slot);
    if (p->slot != NULL)
        memset(p->slot, 0xff, n_nodes * sizeof *p->slot);
    return p->states != NULL && p->next != NULL && p->index != NULL && p->last_use != NULL && p->slot != NULL;
}

static void program_end(struct program *p)
{
    free(p->states);
    free(p->next);
    free(p->index);
    free(p->trail);
    free(p->last_use);
    free(p->slot);
}

/* A choice among all groups: components of the program, and what cycles make one of them. */
struct apart {
    const struct matches *all;
    const struct groups *groups;
    struct program program;
    struct key *keys;    /* by component of the program */
    uint32_t *component; /* per group: union-find */
    int64_t *bound;      /* per representative: what no choice there could save more than */
    bool *out, *taken, *tried;
    int64_t best; /* of the component that is searched: what the best choice saves, or NOTHING yet */
    size_t left;  /* steps of its search */
    bool failed;
};

#define NOTHING INT64_MIN
#define ALL UINT32_MAX

static bool apart_begin(struct apart *x, int64_t launch)
{
    size_t n = x->groups->n + 1;
    uint32_t n_nodes = dfg_n_nodes(x->all->m), most = x->all->options->most_states;
    uint32_t *owner = calloc(n_nodes, sizeof *owner);
    x->keys = malloc(n * sizeof *x->keys);
    x->component = malloc(n * sizeof *x->component);
    x->bound = calloc(n, sizeof *x->bound);
    x->out = calloc(n, sizeof *x->out);
    x->tried = malloc(n * sizeof *x->tried);
    bool ok = program_begin(&x->program, x->groups, n_nodes, x->out, launch, most != 0 ? most : 4096) &&
              owner != NULL && x->keys != NULL && x->component != NULL && x->bound != NULL && x->out != NULL &&
              x->tried != NULL;
    if (ok)
        join_overlapping(x->groups, x->component, owner);
    for (uint32_t k = 0; ok && k < x->groups->n; k++) {
        struct part_span s = x->groups->at[k].covers;
        x->keys[k] = (struct key){set_find(x->component, k), k, dfg_group_nodes(x->groups, s)[s.n - 1]};
    }
    if (ok)
        qsort(x->keys, x->groups->n, sizeof *x->keys, by_component);
    free(owner);
    return ok;
}

static void apart_end(struct apart *x)
{
    program_end(&x->program);
    free(x->keys);
    free(x->component);
    free(x->bound);
    free(x->out);
    free(x->tried);
}

/* Takes what is best in the component, or ALL, cycles or not.  Returns what no choice there could save more than. */
static int64_t solve_in(struct apart *x, uint32_t component, bool *taken)
{
    int64_t sum = 0;
    memset(taken, 0, x->groups->n * sizeof *taken);
    for (uint32_t i = 0, n; i < x->groups->n && !x->program.failed; i += n) {
        uint32_t of = set_find(x->component, x->keys[i].component);
        for (n = 1; i + n < x->groups->n && x->keys[i + n].component == x->keys[i].component;)
            n++;
        if (component != ALL && component != of)
            continue;
        int64_t most = solve(&x->program, x->keys + i, n, taken);
        if (component == ALL)
            x->bound[of] = most;
        sum += most;
    }
    x->failed = x->failed || x->program.failed;
    return sum;
}

/* Lists groups of those taken that close a cycle, and would not without any one of them; none: there is no cycle. */
static void find_cycle(struct apart *x, const bool *taken, struct node_list *cycle)
{
    bool fits = false;
    for (size_t end = x->groups->n; !fits && !x->failed;) {
        struct joint joint;
        fits = dfg_joint_begin(&joint, x->all);
        x->failed = !fits;
        for (size_t i = 0; i < cycle->n && fits; i++)
            fits = dfg_joint_add(&joint, x->groups, &x->groups->at[cycle->at[i]], &x->failed);
        bool whole = !fits;
        for (size_t k = 0; k < end && fits; k++)
            if (taken[k] && !dfg_joint_add(&joint, x->groups, &x->groups->at[k], &x->failed)) {
                fits = false;
                end = k; /* those before it are enough */
            }
        dfg_joint_end(&joint);
        if (whole)
            break;
        if (!fits && !x->failed && !dfg_node_list_add(cycle, (dfg_node)end))
            x->failed = true;
    }
}

static void raise_bound(struct apart *x, uint32_t component, int64_t most)
{
    if (x->bound[component] < most)
        x->bound[component] = most;
}

/* What is tried is the best yet. */
static void take_tried(struct apart *x, uint32_t component)
{
    x->best = 0;
    for (uint32_t k = 0; k < x->groups->n; k++)
        if (set_find(x->component, k) == component) {
            x->taken[k] = x->tried[k];
            x->best += x->tried[k] ? saving(&x->program, k) : 0;
        }
    raise_bound(x, component, x->best);
}

/* A choice with a cycle, of which one group after another is out. */
struct level {
    struct node_list cycle; /* empty: there is none, or no better choice */
    size_t next;
    int64_t most;
};

/* What is best without what is out. */
static struct level look(struct apart *x, uint32_t component)
{
    struct level l = {.most = solve_in(x, component, x->tried)};
    if (l.most <= x->best || x->failed)
        return l;
    x->left -= x->left > 0;
    find_cycle(x, x->tried, &l.cycle);
    if (l.cycle.n == 0 && !x->failed) {
        take_tried(x, component);
        raise_bound(x, component, l.most);
    }
    return l;
}

/* False: each was out, or the search ends here; the first choice is found whatever it takes. */
static bool put_next_out(struct apart *x, uint32_t component, struct level *l)
{
    if (l->next > 0)
        x->out[l->cycle.at[l->next - 1]] = false;
    if (l->next == l->cycle.n || x->failed)
        return false;
    if (x->left == 0 && x->best != NOTHING) { /* what was not looked at may save as much */
        raise_bound(x, component, l->most);
        return false;
    }
    x->out[l->cycle.at[l->next++]] = true;
    return true;
}

static void branch(struct apart *x, uint32_t component)
{
    struct level *levels = NULL;
    size_t n = 0, room = 0;
    do {
        if (dfg_grow(&levels, &room, n + 1, sizeof *levels))
            levels[n++] = look(x, component);
        else
            x->failed = true;
        while (n > 0 && !put_next_out(x, component, &levels[n - 1]))
            free(levels[--n].cycle.at);
    } while (n > 0);
    free(levels);
}

static void search_joined(struct apart *x, const struct node_list *cycle)
{
    for (size_t i = 0; i < cycle->n; i++) {
        x->bound[set_find(x->component, cycle->at[i])] = 0;
        set_join(x->component, cycle->at[0], cycle->at[i]);
    }
    x->best = NOTHING;
    x->left = dfg_most_looks(x->all);
    branch(x, set_find(x->component, cycle->at[0]));
}

/* The components one by one, then those that a cycle goes through together, until there is none. */
static void choose(struct apart *x, int64_t *bounds)
{
    struct node_list cycle = {0};
    solve_in(x, ALL, x->taken);
    if (bounds != NULL)
        memcpy(bounds, x->bound, x->groups->n * sizeof *bounds);
    do {
        cycle.n = 0;
        if (!x->failed)
            find_cycle(x, x->taken, &cycle);
        if (cycle.n > 0 && !x->failed)
            search_joined(x, &cycle);
    } while (cycle.n > 0 && !x->failed);
    free(cycle.at);
}

bool dfg_choose_apart(const struct matches *all, const struct groups *groups, int64_t launch, bool *taken,
                      int64_t *bounds, struct choice *got)
{
    struct apart x = {.all = all, .groups = groups, .taken = taken};
    bool ok = apart_begin(&x, launch);
    if (ok)
        choose(&x, bounds);
    for (uint32_t k = 0; k < groups->n && ok && got != NULL; k++) {
        got->saved += taken[k] ? saving(&x.program, k) : 0;
        got->most += x.bound[k];
    }
    ok = ok && !x.failed;
    apart_end(&x);
    return ok;
}

/* The taken groups stay. */
static void keep_taken(struct groups *groups, const bool *taken)
{
    size_t n = 0;
    for (size_t k = 0; k < groups->n; k++)
        if (taken[k])
            groups->at[n++] = groups->at[k];
    groups->n = n;
}

bool dfg_select_optimal(struct matches *all, struct dfg_selection *s, struct choice *got)
{
    const struct dfg_select_options *o = all->options;
    bool by_region = o->regions != NULL && (dfg_cost_order(o->launch) > 0 || dfg_may_drop_regions(o->regions));
    bool cut = false;
    /* What saves nothing may join two regions. */
    bool ok = dfg_collect_groups(all, s, by_region, &cut);
    bool *taken = calloc(s->groups.n + 1, sizeof *taken);
    ok = ok && taken != NULL;
    if (ok) {
        dfg_settle_costs(all, &s->groups);
        ok = by_region ? dfg_choose_regions(all, s, taken, got)
                       : dfg_choose_apart(all, &s->groups, all->launch, taken, NULL, got);
    }
    if (ok)
        keep_taken(&s->groups, taken);
    free(taken);
    if (cut)
        got->most = INT64_MAX; /* forms that were left out may save more */
    return ok;
}
