/* records.c -- options that exclude one another fill the same record.
 *
 * In:   guarded steps, all that the function does.
 * Out:  the same with fewer records, and calls that were the same but for theirs are one.
 */
#include "steps.h"

/* Under which options something fills it; NULL: under all. */
static const struct guard *filled_under(const struct action *record)
{
    return record->guard ? record->guard : record->option;
}

struct reads {
    const char *name;
    bool any;
};

/* Its members, or all of it; not where it is handed on to be filled. */
static void find_reads(struct reads *reads, cx e)
{
    const bool is_filled = e->kind == CX_ADDRESS && e->kid[0]->kind == CX_NAME;
    reads->any |= e->kind == CX_NAME && e->text == reads->name;
    for (int i = 0; i < e->n && !is_filled; i++)
        find_reads(reads, e->kid[i]);
}

static void find_reads_of(void *ctx, cx e)
{
    if (e)
        find_reads(ctx, e);
}

/* Does only what excludes `other` read it? */
static bool is_apart(const struct steps *steps, const char *name, const struct guard *other)
{
    bool apart = true;
    for (int i = 0; apart && i < steps->n; i++) {
        const struct action *step = &steps->at[i];
        const struct guard *under = step->guard ? step->guard : step->option;
        struct reads reads = {.name = name};
        each_cx(step, find_reads_of, &reads);
        apart = !reads.any || (under && guard_excludes(under, other));
    }
    return apart;
}

/* Are there options that ask for it?  Guards keep its name. */
static bool decides(const struct steps *steps, const char *name)
{
    bool does = false;
    for (int i = 0; !does && i < steps->n; i++)
        for (const struct guard *l = steps->at[i].guard; l && !does; l = l->up)
            does = cx_reads(l->choice->var, name);
    return does;
}

/* a: filled under `of` by now. */
static bool may_be_one(const struct steps *steps, const struct action *a, const guards *of, const struct action *b)
{
    const struct guard *other = filled_under(b);
    bool may = b->kind == STEP_RECORD && a->type == b->type && other && is_apart(steps, a->name, other) &&
               !decides(steps, b->name);
    for (int i = 0; may && i < of->n; i++)
        may = guard_excludes(of->at[i], other) && is_apart(steps, b->name, of->at[i]);
    return may;
}

/* Record i is that of all that may share it. */
static void join_others(struct steps *steps, int i)
{
    struct action *record = &steps->at[i];
    guards of = {0};
    *PUSH(of) = filled_under(record);
    for (int k = i + 1; k < steps->n; k++)
        if (!steps->at[k].gone && may_be_one(steps, record, &of, &steps->at[k])) {
            *PUSH(of) = filled_under(&steps->at[k]);
            rename_in(steps, steps->at[k].name, record->name);
            steps->at[k].gone = true;
        }
    if (!record->guard && guards_cover(&of, NULL))
        record->value = NULL;
    DROP(of);
}

/* `c ? call : call` is the call. */
static cx one_call(cx value)
{
    if (value->kind != CX_COND)
        return value;
    cx other = one_call(value->kid[2]);
    return value->kid[1] == other ? other : cx_if(value->kid[0], value->kid[1], other);
}

void share_records(struct routine *r)
{
    struct steps *steps = &r->steps;
    for (int i = 0; i < steps->n; i++)
        if (!steps->at[i].gone && steps->at[i].kind == STEP_RECORD && filled_under(&steps->at[i]))
            join_others(steps, i);
    for (int i = 0; i < steps->n; i++)
        if (steps->at[i].kind == STEP_WAYS)
            steps->at[i].value = one_call(steps->at[i].value);
    remove_gone(steps);
}
