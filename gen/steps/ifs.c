/* ifs.c -- the same tests with less nesting.
 *
 * In:   steps without guards.
 * Out:  an IF that is all of another one joins its condition, a test that is all
 *       of an `else` joins the chain, a variable that gets one of two values is
 *       declared as that choice, one that an `else` sets begins as that, and a
 *       condition that only an IF reads stands there.
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

/* ---- T x; if (c) { x = a; } else x = b; and more of it ---- */

/* Where the declarations begin that are last. */
static int first_declared(const struct steps *steps)
{
    int i = steps->n;
    while (i > 0 && steps->at[i - 1].kind == STEP_LET)
        i--;
    return i;
}

/* Which of them declares `name`; -1. */
static int declared(const struct steps *steps, const char *name)
{
    for (int i = first_declared(steps); i < steps->n; i++)
        if (steps->at[i].name == name)
            return i;
    return -1;
}

struct reads {
    const char *name;
    int n;
};

static void count(void *ctx, const char *name)
{
    struct reads *reads = ctx;
    reads->n += name == reads->name;
}

static int reads_in(const struct action *steps, int n, const char *name)
{
    struct reads reads = {.name = name};
    for (int i = 0; i < n; i++)
        each_name(&steps[i], count, &reads);
    return reads.n;
}

/* Does the body set it in any case, before it reads it? */
static bool sets_first(const struct steps *body, const char *name)
{
    int i = 0;
    while (i < body->n && (body->at[i].kind != STEP_SET || body->at[i].name != name))
        i++;
    return i < body->n && reads_in(body->at, i + 1, name) == 0;
}

/* May the variable begin as that, which is a name or a constant? */
static bool may_begin_as(const struct steps *before, const struct action *set)
{
    if (set->kind != STEP_SET || set->value->n > 0)
        return false;
    const int let = declared(before, set->name), value = declared(before, set->value->text);
    return let >= 0 && !before->at[let].value && value < let && (value < 0 || before->at[value].value);
}

/* T x = b; if (c) { ... x = a; } */
static void begin_as_other(struct steps *before, struct action *choice)
{
    const struct steps *sets = choice->other;
    bool may = !is_empty(sets);
    for (int i = 0; may && i < sets->n; i++)
        may = may_begin_as(before, &sets->at[i]) && sets_first(choice->body, sets->at[i].name) &&
              (i == 0 || declared(sets, sets->at[i].name) < 0);
    if (!may)
        return;
    for (int i = 0; i < sets->n; i++)
        before->at[declared(before, sets->at[i].name)].value = sets->at[i].value;
    choice->other = NULL;
}

/* bool c = ...; T x; if (c): where nothing else reads it, n steps from `choice` on included. */
static void place_condition(struct steps *before, struct action *choice, int n)
{
    const cx cond = choice->value->kind == CX_NOT ? choice->value->kid[0] : choice->value;
    const int let = cond->kind == CX_NAME ? declared(before, cond->text) : -1;
    if (let < 0 || !before->at[let].value || before->at[let].value->width > ON_ONE_LINE || reads_in(choice, n, cond->text) > 1 ||
        reads_in(&before->at[let], before->n - let, cond->text) > 0)
        return;
    choice->value = cx_put(choice->value, cond, before->at[let].value);
    choice->from = before->at[let].from;
    before->n--;
    for (int i = let; i < before->n; i++)
        before->at[i] = before->at[i + 1];
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
            begin_as_other(&all, step);
            place_condition(&all, step, steps->n - i);
        }
        step_copy(&all, step);
    }
    DROP(*steps);
    *steps = all;
}
