/* blocks.c -- steps of functions without a search, which need no pass.
 *
 * In:   statements in their order, with the blocks around them.
 * Out:  steps that need no pass: conditions of the .pat, functions of tables,
 *       replacements of rules.
 */
#include "steps.h"

void begin_block(struct routine *r, enum step_kind kind, cx value)
{
    struct action *step = add_step(r, kind, NULL);
    step->value = value;
    begin_body(r, step);
}

void begin_loop(struct routine *r, const char *type, const char *var, cx first, cx cond, cx next)
{
    struct action *step = add_named(r, STEP_FOR, NULL, type, var, cond);
    step->first = first;
    step->next = next;
    begin_body(r, step);
}

/* What an `if` may be followed by without braces. */
static bool is_simple(const struct action *step)
{
    return step->kind == STEP_SET || step->kind == STEP_DO || step->kind == STEP_RETURN || step->kind == STEP_NEXT;
}

void end_block(struct routine *r)
{
    const struct steps *body = r->to;
    end_for(r);
    struct action *step = &r->to->at[r->to->n - 1];
    step->bare = step->kind == STEP_IF && body->n == 1 && is_simple(&body->at[0]);
}

void next_round(struct routine *r)
{
    add_step(r, STEP_NEXT, NULL);
}

void remark(struct routine *r, const char *text)
{
    r->to->at[r->to->n - 1].remark = text;
}

void add_steps(struct routine *r, const struct steps *steps)
{
    for (int i = 0; i < steps->n; i++)
        step_copy(r->to, &steps->at[i]);
}

bool routine_reads(const struct routine *r, const char *variable)
{
    struct map names = {0};
    put_texts(&names, &r->steps, CX_NAME);
    const bool reads = pat_map_get(&names, intern_str(variable)) != NULL;
    map_drop(&names);
    return reads;
}

bool same_step(const struct action *a, const struct action *b)
{
    return a->kind == b->kind && a->type == b->type && a->name == b->name && a->value == b->value &&
           a->next == b->next && a->first == b->first && a->bare == b->bare && same_steps(a->body, b->body);
}

bool same_steps(const struct steps *a, const struct steps *b)
{
    const int n = a ? a->n : 0;
    bool same = n == (b ? b->n : 0);
    for (int i = 0; same && i < n; i++)
        same = same_step(&a->at[i], &b->at[i]);
    return same;
}
