/* common.c -- what all options of a choice begin with is done once.
 *
 * In:   guarded steps.
 * Out:  the same; such steps stand in front of the options.
 */
#include "steps.h"

/* May the second be done first? */
static bool may_swap(const struct action *first, const struct action *second)
{
    struct names_of a = names_of(first), b = names_of(second);
    const bool may = !do_meet(&a.writes, &b.reads) && !do_meet(&a.reads, &b.writes) && !do_meet(&a.writes, &b.writes);
    drop_names_of(&a);
    drop_names_of(&b);
    return may;
}

static bool is_option_of(const struct action *step, const struct guard *guard)
{
    return step->guard && step->guard->up == guard->up && step->guard->choice == guard->choice;
}

/* What is bound first declares the variable. */
static bool do_the_same(const struct action *step, const struct action *other)
{
    const bool sets = step->kind == STEP_LET && other->kind == STEP_SET && step->name == other->name && step->value == other->value;
    return sets || same_step(step, other);
}

/* One that does the same as step i in other options, and could stand there; -1. */
static int twin_of(const struct steps *steps, int i, const guards *of, const bool *stays)
{
    const struct action *step = &steps->at[i];
    for (int k = i + 1; k < steps->n && !is_loop(&steps->at[k]); k++) {
        const struct action *other = &steps->at[k];
        bool same = stays[k] && is_option_of(other, step->guard) && do_the_same(step, other);
        for (int j = 0; same && j < of->n; j++)
            same = guard_excludes(of->at[j], other->guard);
        for (int j = i + 1; same && j < k; j++)
            same = !stays[j] || (steps->at[j].guard && (guard_excludes(steps->at[j].guard, other->guard) ||
                                                        may_swap(&steps->at[j], other)));
        if (same)
            return k;
    }
    return -1;
}

/* Is it the first of what the options do?  Records are declared in front. */
static bool is_first(const struct steps *steps, int i)
{
    const struct guard *guard = steps->at[i].guard;
    do
        i--;
    while (i >= 0 && steps->at[i].kind == STEP_RECORD);
    const struct guard *before = i >= 0 ? steps->at[i].guard : NULL;
    while (before && !(before->up == guard->up && before->choice == guard->choice))
        before = before->up;
    return before == NULL;
}

static void do_once(struct steps *steps, int i, bool *stays)
{
    struct action *step = &steps->at[i];
    guards of = {0};
    VEC(int) twins = {0};
    *PUSH(of) = step->guard;
    for (int k; (k = twin_of(steps, i, &of, stays)) >= 0;) {
        *PUSH(of) = steps->at[k].guard;
        *PUSH(twins) = k;
    }
    if (twins.n > 0 && guards_cover(&of, step->guard->up)) {
        for (int k = 0; k < twins.n; k++)
            stays[twins.at[k]] = false;
        step->guard = step->guard->up;
    }
    DROP(of);
    DROP(twins);
}

void join_options(struct routine *r)
{
    struct steps *steps = &r->steps;
    bool *stays = alloc((size_t)(steps->n + 1) * sizeof *stays);
    for (int i = 0; i < steps->n; i++)
        stays[i] = true;
    for (int i = 0; i < steps->n; i++)
        if (stays[i] && steps->at[i].guard && (steps->at[i].kind == STEP_LET || steps->at[i].kind == STEP_FAIL) &&
            is_first(steps, i))
            do_once(steps, i, stays);
    remove_others(steps, stays);
    pat_reuse(pat2c, stays, (size_t)(steps->n + 1) * sizeof *stays);
}
