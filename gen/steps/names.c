/* names.c -- numbers of names without gaps.
 *
 * In:   steps of which all are needed.
 * Out:  variables under the names that were wanted, with a number where another
 *       one has it already, in the order in which they are declared.
 */
#include "steps.h"
#include "emit/emit.h"

struct renaming {
    const struct routine *from;
    struct routine fresh; /* the names that are given */
    struct map to;
};

static const char *renamed(void *ctx, const char *name)
{
    const char *to = pat_map_get(&((struct renaming *)ctx)->to, name);
    return to ? to : name;
}

/* A name of the search's gets its final one. */
static void declare(struct renaming *to, const char *name)
{
    const char *wanted = pat_map_get(&to->from->taken, name);
    if (wanted && *wanted && !pat_map_get(&to->to, name))
        map_put(&to->to, name, (void *)new_name(&to->fresh, wanted));
}

static bool declares(const struct action *step)
{
    switch (step->kind) {
    case STEP_LET:
    case STEP_ARRAY:
    case STEP_LOOP:
    case STEP_WALK:
    case STEP_FOR:
    case STEP_FOR_WALK:
        return true;
    case STEP_SET:
    case STEP_FAIL:
    case STEP_DO:
    case STEP_NOTE:
    case STEP_CHOICE:
    case STEP_SUCCESS:
    case STEP_MATCH:
    case STEP_ACCEPT:
    case STEP_RETURN:
    case STEP_IF:
        break;
    }
    return false;
}

static void declare_all(struct renaming *to, const struct steps *steps)
{
    for (int i = 0; steps && i < steps->n; i++) {
        if (declares(&steps->at[i]))
            declare(to, steps->at[i].name);
        declare_all(to, steps->at[i].body);
        declare_all(to, steps->at[i].other);
    }
}

static void rename_steps(struct renaming *to, struct steps *steps)
{
    for (int i = 0; steps && i < steps->n; i++) {
        struct action *step = &steps->at[i];
        if (step->name && step->kind != STEP_NOTE && step->kind != STEP_ACCEPT)
            step->name = renamed(to, step->name);
        step->value = cx_rename(step->value, renamed, to);
        step->next = cx_rename(step->next, renamed, to);
        step->after = cx_rename(step->after, renamed, to);
        rename_steps(to, step->body);
        rename_steps(to, step->other);
    }
}

static void rename_all(struct renaming *to, struct routine *r)
{
    for (int i = 0; i < r->params.n; i++)
        r->params.at[i].name = renamed(to, intern_str(r->params.at[i].name));
    rename_steps(to, &r->steps);
}

void rename_kept(struct routine *r)
{
    struct renaming to = {.from = r};
    for (int i = 0; i < r->reserved.n; i++)
        reserve_name(&to.fresh, r->reserved.at[i]);
    for (int i = 0; i < r->params.n; i++)
        declare(&to, intern_str(r->params.at[i].name));
    declare_all(&to, &r->steps);
    for (int i = r->parts.n - 1; i >= 0; i--)
        declare_all(&to, &r->parts.at[i]->steps);
    rename_all(&to, r);
    for (int i = 0; i < r->parts.n; i++)
        rename_all(&to, r->parts.at[i]);
}
