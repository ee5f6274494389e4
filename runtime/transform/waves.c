/* waves.c -- which composites can be one region.
 *
 * In:   atoms, each for a target.
 * Out:  the region of each.
 *
 * By waves, in one pass over the units, which are atoms and what is in none, and
 * one back: a unit's wave is the greatest of those that it reads, one more behind
 * another target's; so values flow from a wave to the same target's or to later
 * ones, and what shares target and wave can be one region without a cycle.  Back
 * from the results, a composite whose users all come later joins the earliest of
 * them that is its target's.  What is connected in a wave is a region.
 * The order is that of the units: roots of one atom may stand apart, with what
 * reads one of them before another.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/rebuild.h"
#include "waves.h"

#define LATE UINT32_MAX

/* An operand is read by an atom, and by what is computed outside as well. */
static size_t most_flows(const dfg_module *m)
{
    const dfg_node *args;
    size_t n = 0;
    for (dfg_node i = 1; i < dfg_n_nodes(m); i++)
        n += 2 * (size_t)dfg_node_args(m, i, &args);
    return n;
}

bool dfg_waves_begin(struct waves *x, dfg_module *m)
{
    size_t n = dfg_n_nodes(m);
    *x = (struct waves){.m = m, .n_nodes = (uint32_t)n};
    x->atom = malloc(n * sizeof *x->atom);
    x->stays = malloc(n * sizeof *x->stays);
    x->target = malloc(n * sizeof *x->target);
    x->wave = malloc(n * sizeof *x->wave);
    x->limits = malloc(n * sizeof *x->limits);
    x->region = malloc(n * sizeof *x->region);
    x->first = malloc((n + 2) * sizeof *x->first);
    x->sources = malloc((most_flows(m) + 1) * sizeof *x->sources);
    x->n_readers = malloc(n * sizeof *x->n_readers);
    x->order = malloc(n * sizeof *x->order);
    x->live = calloc(n, sizeof *x->live);
    bool ok = x->atom != NULL && x->stays != NULL && x->target != NULL && x->wave != NULL && x->limits != NULL &&
              x->region != NULL && x->first != NULL && x->sources != NULL && x->n_readers != NULL &&
              x->order != NULL && x->live != NULL && dfg_rebuild_mark(m, x->live);
    if (ok)
        dfg_waves_clear(x);
    return ok;
}

void dfg_waves_end(struct waves *x)
{
    free(x->atom);
    free(x->stays);
    free(x->target);
    free(x->wave);
    free(x->limits);
    free(x->region);
    free(x->first);
    free(x->sources);
    free(x->n_readers);
    free(x->order);
    free(x->live);
}

void dfg_waves_clear(struct waves *x)
{
    size_t n = x->n_nodes;
    memset(x->atom, 0, n * sizeof *x->atom);
    memset(x->stays, 0, n * sizeof *x->stays);
    memset(x->target, 0, n * sizeof *x->target);
    memset(x->wave, 0, n * sizeof *x->wave);
    memset(x->limits, 0xff, n * sizeof *x->limits);
    memset(x->region, 0, n * sizeof *x->region);
}

void dfg_waves_add(struct waves *x, dfg_node atom, dfg_sym target)
{
    x->atom[atom] = atom;
    x->region[atom] = atom;
    x->target[atom] = target;
}

/* n, or the outermost function among the body's nodes that holds it. */
static dfg_node outermost(const struct waves *x, dfg_node n, dfg_node body)
{
    while (dfg_node_body(x->m, n) != body) {
        n = dfg_node_body(x->m, n);
        if (n == DFG_NONE)
            return DFG_NONE; /* a value of a function around */
    }
    return n;
}

/* Its composite. */
static dfg_node unit_of(const struct waves *x, dfg_node n)
{
    return x->atom[n] != DFG_NONE ? x->atom[n] : n;
}

/* Does n read its operands?  What no result needs does not, but for a root of an atom that is computed with it. */
static bool is_read_by(const struct waves *x, dfg_node n)
{
    dfg_node atom = x->atom[n];
    return x->live[n] != 0 ||
           (atom != DFG_NONE && x->live[atom] != 0 && dfg_node_body(x->m, n) == dfg_node_body(x->m, atom));
}

typedef void visit_flow(struct waves *, dfg_node from, dfg_node to);

/* Every value that flows from one unit of a body to another. */
static void each_flow(struct waves *x, visit_flow *visit)
{
    for (dfg_node n = 1; n < x->n_nodes; n++) {
        const dfg_node *args;
        uint32_t argc = is_read_by(x, n) ? dfg_node_args(x->m, n, &args) : 0;
        for (uint32_t k = 0; k < argc; k++) {
            dfg_node body = args[k] != DFG_NONE ? dfg_node_body(x->m, args[k]) : DFG_NONE;
            if (body == DFG_NONE || body == n) /* a function's operands are its body's */
                continue;
            dfg_node to = outermost(x, n, body), from = x->stays[args[k]] ? args[k] : unit_of(x, args[k]);
            if (to != DFG_NONE && unit_of(x, to) != unit_of(x, args[k]))
                visit(x, from, unit_of(x, to));
            if (to != DFG_NONE && x->stays[to])
                visit(x, from, to);
        }
    }
}

static void count(struct waves *x, dfg_node from, dfg_node to)
{
    x->n_readers[from]++;
    x->first[to + 2]++;
}

/* Moves each unit's first to its end, the next one's first. */
static void add_source(struct waves *x, dfg_node from, dfg_node to)
{
    x->sources[x->first[to + 1]++] = from;
}

static void each_source(struct waves *x, dfg_node to, visit_flow *visit)
{
    for (size_t i = x->first[to]; i < x->first[to + 1]; i++)
        visit(x, x->sources[i], to);
}

static void count_off(struct waves *x, dfg_node from, dfg_node to)
{
    (void)to;
    if (--x->n_readers[from] == 0)
        x->order[x->n_order++] = from;
}

static void order_units(struct waves *x)
{
    memset(x->first, 0, (x->n_nodes + (size_t)2) * sizeof *x->first);
    memset(x->n_readers, 0, x->n_nodes * sizeof *x->n_readers);
    each_flow(x, count);
    for (uint32_t n = 0; n < x->n_nodes; n++)
        x->first[n + 1] += x->first[n];
    each_flow(x, add_source);
    x->n_order = 0;
    for (dfg_node n = 1; n < x->n_nodes; n++)
        if (x->n_readers[n] == 0)
            x->order[x->n_order++] = n;
    for (uint32_t i = 0; i < x->n_order; i++)
        each_source(x, x->order[i], count_off);
}

static bool is_free(const dfg_module *m, dfg_node n)
{
    uint16_t op = dfg_node_op(m, n);
    return op == DFG_CONST || op == DFG_VAR || op == DFG_OP_REF || op == DFG_GLOBAL;
}

static void raise(struct waves *x, dfg_node from, dfg_node to)
{
    uint32_t wave = x->wave[from] + (x->target[from] != x->target[to]);
    if (!is_free(x->m, from) && x->wave[to] < wave)
        x->wave[to] = wave;
}

/* A composite goes to the first wave of its target that reads it, where nobody else reads it before. */
static void settle(struct waves *x, dfg_node n)
{
    struct limit *l = &x->limits[n];
    if (x->target[n] != HOST && l->same != LATE && l->same <= l->other && l->same > x->wave[n])
        x->wave[n] = l->same;
}

static void delay(struct waves *x, dfg_node from, dfg_node to)
{
    struct limit *l = &x->limits[from];
    if (x->target[from] == x->target[to])
        l->same = x->wave[to] < l->same ? x->wave[to] : l->same;
    else if (x->wave[to] - 1 < l->other)
        l->other = x->wave[to] - 1;
}

dfg_node dfg_waves_region(struct waves *x, dfg_node n)
{
    return set_find(x->region, n);
}

static void unite(struct waves *x, dfg_node from, dfg_node to)
{
    if (x->target[from] == HOST || x->target[from] != x->target[to] || x->wave[from] != x->wave[to])
        return;
    set_join(x->region, from, to);
}

void dfg_waves_find(struct waves *x)
{
    order_units(x);
    for (uint32_t i = x->n_order; i-- > 0;)
        each_source(x, x->order[i], raise);
    for (uint32_t i = 0; i < x->n_order; i++) {
        settle(x, x->order[i]);
        each_source(x, x->order[i], delay);
    }
    for (uint32_t i = 0; i < x->n_order; i++)
        each_source(x, x->order[i], unite);
}
