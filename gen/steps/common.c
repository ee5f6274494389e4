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
static int twin_of(const struct steps *steps, int i, const guards *of)
{
    const struct action *step = &steps->at[i];
    for (int k = i + 1; k < steps->n && !is_loop(&steps->at[k]); k++) {
        const struct action *other = &steps->at[k];
        bool same = !other->gone && is_option_of(other, step->guard) && do_the_same(step, other);
        for (int j = 0; same && j < of->n; j++)
            same = guard_excludes(of->at[j], other->guard);
        for (int j = i + 1; same && j < k; j++)
            same = steps->at[j].gone || (steps->at[j].guard && (guard_excludes(steps->at[j].guard, other->guard) ||
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

static void do_once(struct steps *steps, int i)
{
    struct action *step = &steps->at[i];
    guards of = {0};
    VEC(int) twins = {0};
    *PUSH(of) = step->guard;
    for (int k; (k = twin_of(steps, i, &of)) >= 0;) {
        *PUSH(of) = steps->at[k].guard;
        *PUSH(twins) = k;
    }
    if (twins.n > 0 && guards_cover(&of, step->guard->up)) {
        for (int k = 0; k < twins.n; k++)
            steps->at[twins.at[k]].gone = true;
        step->guard = step->guard->up;
    }
    DROP(of);
    DROP(twins);
}

void join_options(struct routine *r)
{
    struct steps *steps = &r->steps;
    for (int i = 0; i < steps->n; i++) {
        const struct action *step = &steps->at[i];
        if (!step->gone && step->guard && (step->kind == STEP_LET || step->kind == STEP_FAIL) && is_first(steps, i))
            do_once(steps, i);
    }
    remove_gone(steps);
}
