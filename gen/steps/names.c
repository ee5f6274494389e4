/* names.c -- numbers names without gaps.
 *
 * In:   steps of which all are needed.
 * Out:  variables with their preferred names, with a number where another one
 *       has it already, in the order in which they are declared.
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

static void declare_all(struct renaming *to, const struct steps *steps)
{
    for (int i = 0; steps && i < steps->n; i++) {
        if (steps->at[i].name)
            declare(to, steps->at[i].name);
        declare_all(to, steps->at[i].body);
        declare_all(to, steps->at[i].other);
    }
}

void rename_steps(struct steps *steps, const char *(*name_of)(void *ctx, const char *), void *ctx)
{
    for (int i = 0; steps && i < steps->n; i++) {
        struct action *step = &steps->at[i];
        if (step->name && step->kind != STEP_NOTE && step->kind != STEP_ACCEPT)
            step->name = name_of(ctx, step->name);
        step->value = cx_rename(step->value, name_of, ctx);
        step->next = cx_rename(step->next, name_of, ctx);
        step->after = cx_rename(step->after, name_of, ctx);
        rename_steps(step->body, name_of, ctx);
        rename_steps(step->other, name_of, ctx);
    }
}

struct rename {
    const char *from, *to;
};

static const char *renamed_one(void *ctx, const char *name)
{
    const struct rename *r = ctx;
    return name == r->from ? r->to : name;
}

void rename_in(struct steps *steps, const char *from, const char *to)
{
    rename_steps(steps, renamed_one, &(struct rename){from, to});
}

static void rename_all(struct renaming *to, struct routine *r)
{
    for (int i = 0; i < r->params.n; i++)
        r->params.at[i].name = renamed(to, intern_str(r->params.at[i].name));
    rename_steps(&r->steps, renamed, to);
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
    map_drop(&to.to);
    map_drop(&to.fresh.taken);
    map_drop(&to.fresh.suffix);
    DROP(to.fresh.reserved);
}
