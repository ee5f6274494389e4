/* optimal.c -- the matches whose total cost is least.
 *
 * In:   every legal group of every entry at every root.
 * Out:  groups that share no node, with the greatest sum of what each saves: its
 *       calls, 1 each, less its cost and launch; of equal sums the one that
 *       covers more calls.  A bound below which no choice can be.
 *
 * Groups that overlap, directly or through others, are a component.  In each the
 * choice is a dynamic program over the groups in graph order: a state is the set
 * of nodes taken so far that a later group also wants, so its number of states
 * grows with how many groups overlap at one place, not with the network.  Where
 * there are more states than allowed, or more than 256 nodes wanted at once, the
 * best are kept, and the bound says what was given up.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "group.h"

enum { WORDS = 4, SLOTS = WORDS * 64, NO_SLOT = UINT16_MAX, MOST_FORMS = 64 };

/* ---- all groups ---- */

struct collector {
    struct grouping *g;
    struct dfg_selection *s;
    const struct entry *entry;
    const dfg_graph *view;
    uint32_t target, forms;
    size_t first; /* of this root */
    double launch;
    bool cut;
};

static bool same_nodes(const struct groups *all, struct part_span a, struct part_span b)
{
    return a.n == b.n && memcmp(group_nodes(all, a), group_nodes(all, b), a.n * sizeof(dfg_node)) == 0;
}

/* Is what the newest group covers at its root covered by another form already? */
static bool is_repeated(const struct collector *c)
{
    const struct groups *all = c->g->groups;
    for (size_t k = c->first; k + 1 < all->n; k++)
        if (same_nodes(all, all->at[k].covers, all->at[all->n - 1].covers) &&
            all->at[k].pick.cost <= all->at[all->n - 1].pick.cost)
            return true;
    return false;
}

static bool collect(void *ctx, const void *match)
{
    struct collector *c = ctx;
    struct groups *all = c->g->groups;
    enum dfg_refused why =
        c->g->failed ? DFG_ESCAPES : group_of_match(c->g, c->entry->pattern, match, c->entry->duplicate);
    refuse(c->s, *(const dfg_node *)match, why != DFG_NOT_REFUSED ? why : DFG_NOT_CHOSEN, c->target,
           c->entry->row);
    if (why != DFG_NOT_REFUSED)
        return c->g->failed;
    struct dfg_pick *pick = &all->at[all->n - 1].pick;
    pick->cost = entry_cost(c->entry, c->view, match);
    pick->entry = c->entry->row;
    pick->target = c->target;
    /* What saves nothing the least sum never needs. */
    if (pick->cost + c->launch > pick->n_calls || is_repeated(c))
        all->n--;
    else
        c->forms++;
    c->cut = c->cut || c->forms == MOST_FORMS;
    return c->forms == MOST_FORMS;
}

static bool collect_all(struct matches *all, struct grouping *g, struct dfg_selection *s, double launch,
                        bool *cut)
{
    struct collector c = {.g = g, .s = s, .launch = launch};
    bool ok = true;
    for (size_t t = 0; ok && t < all->n; t++) {
        struct buckets b;
        c.view = all->targets[t].view;
        c.target = (uint32_t)t;
        ok = buckets_of(all, &all->targets[t], &b);
        for (uint32_t e = 0; ok && e < all->targets[t].n_entries; e++) {
            struct entry entry = entry_at(all->targets[t].target, e);
            c.entry = &entry;
            for (size_t i = b.first[e]; i < b.first[e + 1] && !g->failed; i++) {
                c.forms = 0;
                c.first = g->groups->n;
                entry.pattern->whole(c.view, b.nodes[i], collect, &c);
            }
        }
        buckets_free(&b);
    }
    *cut = c.cut;
    return ok && !g->failed;
}

/* ---- components ---- */

static uint32_t find(uint32_t *parent, uint32_t k)
{
    while (parent[k] != k)
        k = parent[k] = parent[parent[k]];
    return k;
}

/* owner: per node 1 + a group that covers it. */
static void join_overlapping(const struct groups *all, uint32_t *parent, uint32_t *owner)
{
    for (uint32_t k = 0; k < all->n; k++) {
        const dfg_node *at = group_nodes(all, all->at[k].covers);
        parent[k] = k;
        for (size_t i = 0; i < all->at[k].covers.n; i++) {
            if (owner[at[i]] == 0)
                owner[at[i]] = k + 1;
            uint32_t a = find(parent, owner[at[i]] - 1), b = find(parent, k);
            if (a < b)
                parent[b] = a;
            else
                parent[a] = b;
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
    double saved;
    uint32_t calls;
    uint32_t from; /* row of the trail; UINT32_MAX: none */
};

/* How a state came to be: the group taken, behind an earlier row. */
struct trail {
    uint32_t group, from;
};

struct program {
    const struct groups *all;
    double launch;
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
    double rest; /* what the groups to come could save at most */
    double given_up;
    bool failed;
};

static double saving(const struct program *p, uint32_t k)
{
    const struct dfg_pick *pick = &p->all->at[k].pick;
    return pick->n_calls - pick->cost - p->launch;
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
    double lost = p->states[p->most_states].saved + p->rest;
    p->given_up = lost > p->given_up ? lost : p->given_up;
    p->n = p->most_states;
}

static bool add_trail(struct program *p, uint32_t group, struct state *s)
{
    if (p->n_trail == p->trail_room) {
        size_t room = p->trail_room + p->trail_room / 2 + 1024;
        struct trail *trail = realloc(p->trail, room * sizeof *trail);
        if (trail == NULL)
            return false;
        p->trail = trail;
        p->trail_room = room;
    }
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
    const dfg_node *at = group_nodes(p->all, p->all->at[k].covers);
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
    const dfg_node *at = group_nodes(p->all, p->all->at[k].covers);
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

/* Chooses among the n groups; marks those that are taken.  Adds to *bound. */
static void solve(struct program *p, const struct key *keys, uint32_t n, bool *taken, double *bound)
{
    p->n = 1;
    p->states[0] = (struct state){.from = UINT32_MAX};
    p->n_trail = 0;
    p->rest = p->given_up = 0;
    memset(p->free_slots, 0xff, sizeof p->free_slots);
    for (uint32_t i = 0; i < n; i++) {
        const struct group *g = &p->all->at[keys[i].group];
        for (size_t a = 0; a < g->covers.n; a++)
            p->last_use[group_nodes(p->all, g->covers)[a]] = i + 1;
        p->rest += saving(p, keys[i].group);
    }
    double skipped = 0;
    for (uint32_t i = 0; i < n && !p->failed; i++) {
        uint64_t want[WORDS], leave[WORDS];
        uint32_t k = keys[i].group;
        p->rest -= saving(p, k);
        bool fits = slots_of(p, k, i, want, leave);
        skipped += fits ? 0 : saving(p, k);
        advance(p, k, fits, want, leave);
        prune(p);
        release(p, k, i, leave);
    }
    const struct state *best = &p->states[0];
    for (size_t i = 1; i < p->n; i++)
        if (is_better(&p->states[i], best))
            best = &p->states[i];
    for (uint32_t at = best->from; at != UINT32_MAX; at = p->trail[at].from)
        taken[p->trail[at].group] = true;
    double most = best->saved > p->given_up ? best->saved : p->given_up;
    *bound -= most + skipped;
}

/* ---- all of it ---- */

static bool program_begin(struct program *p, const struct groups *all, uint32_t n_nodes, double launch,
                          uint32_t most)
{
    *p = (struct program){.all = all, .launch = launch, .most_states = most, .index_size = 1};
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

/* The groups by component; NULL: no memory. */
static struct key *sort_keys(const struct groups *all, uint32_t n_nodes)
{
    uint32_t *owner = calloc(n_nodes, sizeof *owner), *parent = malloc((all->n + 1) * sizeof *parent);
    struct key *keys = malloc((all->n + 1) * sizeof *keys);
    bool ok = owner != NULL && parent != NULL && keys != NULL;
    if (ok)
        join_overlapping(all, parent, owner);
    for (uint32_t k = 0; ok && k < all->n; k++) {
        struct part_span s = all->at[k].covers;
        keys[k] = (struct key){find(parent, k), k, group_nodes(all, s)[s.n - 1]};
    }
    if (ok)
        qsort(keys, all->n, sizeof *keys, by_component);
    free(owner);
    free(parent);
    if (!ok)
        free(keys);
    return ok ? keys : NULL;
}

static void solve_all(struct program *p, const struct key *keys, bool *taken, double *bound)
{
    for (uint32_t i = 0, n; i < p->all->n && !p->failed; i += n) {
        for (n = 1; i + n < p->all->n && keys[i + n].component == keys[i].component;)
            n++;
        solve(p, keys + i, n, taken, bound);
    }
}

/* Takes off the first group that closes a cycle with those before it; was there one? */
static bool drop_cyclic(const struct matches *all, struct groups *groups, const bool *taken, bool *failed)
{
    struct joint joint;
    size_t found = groups->n;
    *failed = !joint_begin(&joint, all);
    for (size_t k = 0; k < groups->n && found == groups->n && !*failed; k++)
        if (taken[k] && !joint_add(&joint, groups, &groups->at[k], failed))
            found = k;
    joint_end(&joint);
    if (found == groups->n || *failed)
        return false;
    memmove(&groups->at[found], &groups->at[found + 1], (groups->n - found - 1) * sizeof *groups->at);
    groups->n--;
    return true;
}

/* The taken groups stay; returns what they save. */
static double keep_taken(const struct program *p, struct groups *groups, const bool *taken)
{
    double saved = 0;
    size_t n = 0;
    for (size_t k = 0; k < groups->n; k++)
        if (taken[k]) {
            saved += saving(p, (uint32_t)k);
            groups->at[n++] = groups->at[k];
        }
    groups->n = n;
    return saved;
}

/* Chooses, again without each group that closes a cycle. */
static bool choose(const struct matches *all, const struct dfg_select_options *o, struct dfg_selection *s,
                   double *saved)
{
    uint32_t most = o->most_states != 0 ? o->most_states : 4096;
    bool failed = false, again = true, first = true;
    while (again && !failed) {
        struct program p;
        struct key *keys = sort_keys(&s->groups, s->n_nodes);
        bool *taken = calloc(s->groups.n + 1, sizeof *taken);
        double bound = 0;
        failed = !program_begin(&p, &s->groups, s->n_nodes, o->launch, most) || keys == NULL || taken == NULL;
        if (!failed)
            solve_all(&p, keys, taken, &bound);
        failed = failed || p.failed;
        s->bound = first ? bound : s->bound; /* with fewer groups nothing gets better */
        first = false;
        again = !failed && drop_cyclic(all, &s->groups, taken, &failed);
        if (!failed && !again)
            *saved = keep_taken(&p, &s->groups, taken);
        program_end(&p);
        free(keys);
        free(taken);
    }
    return !failed;
}

bool select_optimal(struct matches *all, const struct dfg_select_options *o, struct dfg_selection *s,
                    bool *exact)
{
    struct grouping g;
    bool cut = false;
    double saved = 0;
    bool ok = grouping_begin(&g, all->m, &s->groups) && collect_all(all, &g, s, o->launch, &cut);
    grouping_end(&g);
    ok = ok && choose(all, o, s, &saved);
    s->bound = cut ? -INFINITY : s->bound; /* forms that were left out may save more */
    *exact = s->bound >= -saved - 1e-9;
    return ok;
}
