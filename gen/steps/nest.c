/* nest.c -- steps under guards become blocks of `if`.
 *
 * In:   guarded steps.
 * Out:  steps without guards: those under one guard share an IF, alternatives are
 *       a chain of `else`, and variables bound under a guard are declared in front
 *       of it, so that each turn of the loop around begins with them absent.
 */
#include "steps.h"

/* A run of steps whose guards begin with `up`. */
struct run {
    const struct action *at, *end;
    const struct guard *up;
    struct steps *declared; /* of variables bound in it */
};

static int depth_of(const struct guard *guard)
{
    return guard ? guard->depth : 0;
}

/* The part of the guard that stands right below `up`. */
static const struct guard *below(const struct guard *guard, const struct guard *up)
{
    while (depth_of(guard) > depth_of(up) + 1)
        guard = guard->up;
    return guard;
}

static bool is_below(const struct guard *guard, const struct guard *up)
{
    while (depth_of(guard) > depth_of(up))
        guard = guard->up;
    return guard == up;
}

/* The options that a chain of IFs has shown, of one choice. */
struct chain {
    const struct choice *choice;
    uint64_t *seen;
    struct steps *last; /* where its next branch goes */
};

static bool continues(const struct chain *chain, const struct guard *guard)
{
    bool apart = chain->choice == guard->choice;
    for (int w = 0; apart && w < (guard->choice->n + 63) / 64; w++)
        apart = !(chain->seen[w] & guard->in[w]);
    return apart;
}

static bool is_rest(const struct chain *chain, const struct guard *guard)
{
    bool all = true;
    for (int i = 0; all && i < guard->choice->n; i++)
        all = (chain->seen[i / 64] | guard->in[i / 64]) >> i % 64 & 1;
    return all;
}

/* The block of `guard`, at the end of the chain or of a new one. */
static struct steps *open_block(struct chain *chain, const struct guard *guard, struct steps *to)
{
    const int words = (guard->choice->n + 63) / 64;
    const bool more = continues(chain, guard), rest = more && is_rest(chain, guard);
    struct steps *block = more ? chain->last : to;
    if (!more)
        *chain = (struct chain){guard->choice, alloc((size_t)words * sizeof *chain->seen), NULL};
    for (int w = 0; w < words; w++)
        chain->seen[w] |= guard->in[w];
    if (rest)
        return block;
    struct action *step = step_copy(block, &(struct action){.kind = STEP_IF, .value = guard_literal(guard)});
    step->body = alloc(sizeof *step->body);
    chain->last = step->other = alloc(sizeof *step->other);
    return step->body;
}

static bool is_declared_in_front(const struct action *step)
{
    return step->kind == STEP_RECORD && step->guard;
}

static void nest_step(const struct action *step, struct steps *declared, struct steps *to)
{
    struct action *new = step_copy(to, step);
    new->guard = NULL;
    if (step->kind != STEP_LET || !step->guard || step->here)
        return;
    step_copy(declared, new)->value = NULL;
    *new = (struct action){.kind = STEP_SET, .name = step->name, .value = step->value};
}

static void nest_run(struct run run, struct steps *to)
{
    struct chain chain = {0};
    while (run.at < run.end) {
        if (is_declared_in_front(run.at)) { /* all its members are absent where no call fills it */
            step_copy(run.declared, run.at++)->value = cx_text("{0}");
            continue;
        }
        if (run.at->guard == run.up) {
            nest_step(run.at++, run.declared, to);
            chain.choice = NULL;
            continue;
        }
        struct run inner = {run.at, run.at, below(run.at->guard, run.up), run.declared};
        while (inner.end < run.end && is_below(inner.end->guard, inner.up))
            inner.end++;
        nest_run(inner, open_block(&chain, inner.up, to));
        run.at = inner.end;
    }
}

/* One declaration behind the other for each type. */
static void declare(const struct steps *declared, struct steps *to)
{
    for (int i = 0; i < declared->n; i++) {
        bool first = true;
        for (int k = 0; k < i; k++)
            first = first && declared->at[k].type != declared->at[i].type;
        for (int k = i; first && k < declared->n; k++)
            if (declared->at[k].type == declared->at[i].type)
                step_copy(to, &declared->at[k]);
    }
}

void nest(struct steps *steps)
{
    struct steps all = {0};
    for (int i = 0; i < steps->n;) {
        struct steps declared = {0}, blocks = {0};
        struct run run = {&steps->at[i], &steps->at[i], NULL, &declared};
        while (run.end < steps->at + steps->n && run.end->guard)
            run.end++;
        run.end += run.end == run.at; /* a step that has no guard */
        nest_run(run, &blocks);
        declare(&declared, &all);
        for (int k = 0; k < blocks.n; k++)
            step_copy(&all, &blocks.at[k]);
        DROP(declared);
        DROP(blocks);
        i = (int)(run.end - steps->at);
    }
    DROP(*steps);
    *steps = all;
}
