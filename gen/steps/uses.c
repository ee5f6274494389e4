/* uses.c -- dead code: drops variables, and assignments, that are never read.
 *
 * In:   guarded steps as the search added them.
 * Out:  the same, without values of variables that no later step reads, and with
 *       a brief variable that only the next step reads written out there.
 *
 * Loops only nest deeper, so all reads of a variable follow it: one backward
 * pass suffices.
 */
#include "steps.h"

/* reads: how often names are read by the steps that stay (int *). */
static int *count_of(struct map *reads, const char *name)
{
    int *n = pat_map_get(reads, name);
    if (!n) {
        n = alloc(sizeof *n);
        map_put(reads, name, n);
    }
    return n;
}

static void count(void *ctx, const char *name)
{
    ++*count_of(ctx, name);
}

/* The variable that the step is there for; NULL: it does something else. */
static const char *variable_of(const struct action *step)
{
    if (step->kind == STEP_IF && step->bare && step->body->n == 1)
        step = &step->body->at[0];
    return step->kind == STEP_LET || step->kind == STEP_SET || step->kind == STEP_ARRAY ? step->name : NULL;
}

/* A brief variable which only `next` reads, once, is written out there. */
static bool write_out(const struct action *let, struct action *next)
{
    if (!let->brief || !next || next->kind != STEP_FAIL || next->guard != let->guard ||
        !cx_reads(next->value, let->name))
        return false;
    next->value = cx_put(next->value, cx_name(let->name), let->value);
    return true;
}

/* Where parts begin is an index, too. */
void remove_gone(struct steps *steps)
{
    int *moved = alloc((size_t)(steps->n + 1) * sizeof *moved), n = 0;
    for (int i = 0; i < steps->n; i++) {
        moved[i] = n;
        n += !steps->at[i].gone;
    }
    n = 0;
    for (int i = 0; i < steps->n; i++) {
        struct action step = steps->at[i];
        if (step.certain)
            step.certain = 1 + moved[step.certain - 1];
        if (!step.gone)
            steps->at[n++] = step;
    }
    pat_reuse(pat2c, moved, (size_t)(steps->n + 1) * sizeof *moved);
    steps->n = n;
}

void drop_unused(struct routine *r)
{
    struct map reads = {0};
    struct action *next = NULL;
    for (int i = r->steps.n - 1; i >= 0; i--) {
        struct action *step = &r->steps.at[i];
        const char *name = variable_of(step);
        const int n = name ? *count_of(&reads, name) : 0;
        step->gone = name && n <= 1 && (n == 0 || write_out(step, next));
        if (!step->gone || n == 1)
            each_name(step, count, &reads);
        if (!step->gone)
            next = step;
    }
    map_drop(&reads);
    remove_gone(&r->steps);
}

void drop_params(struct routine *r)
{
    struct map read = {0};
    int n = 0;
    put_texts(&read, &r->steps, CX_NAME);
    for (int i = 0; i < r->params.n; i++)
        if (r->signature != USED_PARAMS || pat_map_get(&read, intern_str(r->params.at[i].name)))
            r->params.at[n++] = r->params.at[i];
    r->params.n = n;
    map_drop(&read);
}
