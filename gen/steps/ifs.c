/* ifs.c -- the same tests with less nesting.
 *
 * In:   steps without guards.
 * Out:  an IF that is all of another one joins its condition, a test that is all
 *       of an `else` joins the chain, and a variable that gets one of two values is
 *       declared as that choice.
 */
#include "steps.h"

enum { ON_ONE_LINE = 80 };

static bool is_block(const struct action *step)
{
    return step->kind == STEP_IF && !step->bare;
}

static bool is_empty(const struct steps *steps)
{
    return !steps || steps->n == 0;
}

static struct action *only(struct steps *steps)
{
    return steps && steps->n == 1 ? &steps->at[0] : NULL;
}

/* if (a) { if (b) ... } */
static void join_conditions(struct action *step)
{
    for (struct action *inner; (inner = only(step->body)) != NULL && is_block(inner) &&
                               is_empty(step->other) && is_empty(inner->other);) {
        step->value = cx_and(step->value, inner->value);
        step->body = inner->body;
    }
}

/* else { if (a) fails; } */
static void join_test(struct action *step)
{
    struct action *other = only(step->other);
    if (!other || (other->kind != STEP_FAIL && other->kind != STEP_IF) ||
        other->value->width > ON_ONE_LINE)
        return;
    if (other->kind == STEP_IF) {
        other->bare = false;
        return;
    }
    struct action test = {.kind = STEP_IF, .value = other->value, .body = alloc(sizeof *test.body)};
    step_copy(test.body, other)->value = NULL;
    *other = test;
}

/* The value that all of the block gives to `name`; NULL. */
static cx value_given(struct steps *steps, const char *name)
{
    const struct action *set = only(steps);
    return set && set->kind == STEP_SET && set->name == name ? set->value : NULL;
}

/* T x; if (c) x = a; else x = b; */
static bool declare_choice(const struct action *let, const struct action *choice, struct steps *to)
{
    if (let->kind != STEP_LET || let->value || !is_block(choice))
        return false;
    cx yes = value_given(choice->body, let->name), no = value_given(choice->other, let->name);
    if (!yes || !no)
        return false;
    step_copy(to, let)->value = cx_if(choice->value, yes, no);
    return true;
}

/* What does not fail. */
static cx passes(cx fails)
{
    cx all = NULL;
    for (int i = 0; fails->kind == CX_OR && i < fails->n; i++)
        all = cx_and(all, cx_not(fails->kid[i]));
    return all ? all : cx_not(fails);
}

void answer_at_once(struct steps *steps)
{
    struct action *answer = steps->n ? &steps->at[steps->n - 1] : NULL, *last = answer;
    while (last && last > steps->at && (last == answer || last->kind == STEP_SUCCESS))
        last--;
    if (!last || last->kind != STEP_FAIL || answer->kind != STEP_RETURN || answer->value != cx_true())
        return;
    answer->value = passes(last->value);
    *last = *answer;
    steps->n = (int)(last - steps->at) + 1;
}

void simplify(struct steps *steps)
{
    struct steps all = {0};
    for (int i = 0; i < steps->n; i++) {
        struct action *step = &steps->at[i];
        const bool alone = i == 0 || step[-1].kind != STEP_LET || step[-1].value;
        if (alone && i + 1 < steps->n && declare_choice(step, step + 1, &all)) {
            i++;
            continue;
        }
        if (step->body)
            simplify(step->body);
        if (step->other)
            simplify(step->other);
        if (is_block(step)) {
            join_conditions(step);
            join_test(step);
        }
        step_copy(&all, step);
    }
    DROP(*steps);
    *steps = all;
}
