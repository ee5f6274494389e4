/* aliases.c -- removes copies of variables.
 *
 * In:   guarded steps.
 * Out:  a node that is bound to what another variable holds already has that one's
 *       name, or gives it its own where the other one says nothing and is no
 *       parameter; neither is ever given another value.  They are not compared.
 */
#include "steps.h"
#include "emit/emit.h"

#include <string.h>

struct aliases {
    struct map changes; /* variables that get several values, or that guards ask for */
    struct map to;      /* the names that stay, of those that go */
};

/* Variables that a step gives a value to, if it is not their first one. */
static void note_changes(struct aliases *a, const struct steps *steps)
{
    for (int i = 0; steps && i < steps->n; i++) {
        const struct action *step = &steps->at[i];
        for (const struct guard *l = step->guard; l; l = l->up)
            cx_each(l->choice->var, CX_NAME, put_name, &a->changes);
        if (step->kind == STEP_SET)
            put_name(&a->changes, step->name);
        note_changes(a, step->body);
    }
}

static const char *final_name(void *ctx, const char *name)
{
    const struct aliases *a = ctx;
    for (const char *to; (to = pat_map_get(&a->to, name)) != NULL;)
        name = to;
    return name;
}

/* Was it called so since nothing better is known of it? */
static bool says_nothing(const struct routine *r, const char *name)
{
    static const char *const plain[] = {"call",     "v",   "x",      "get", "tuple",
                                        "constant", "var", "parent", "next"};
    const char *wanted = pat_map_get(&r->taken, name);
    return wanted && is_among(wanted, plain, sizeof plain / sizeof *plain);
}

static bool is_node_param(const struct routine *r, const char *name)
{
    bool is = false;
    for (int i = 0; i < r->params.n && !is; i++)
        is = r->params.at[i].name == name &&
             strcmp(r->params.at[i].type ? r->params.at[i].type : "", "dfg_node") == 0;
    return is;
}

static bool is_node(const struct routine *r, const char *name)
{
    bool is = is_node_param(r, name);
    for (int i = 0; i < r->steps.n && !is; i++)
        is = declares_for_all(&r->steps.at[i]) && r->steps.at[i].name == name &&
             strcmp(r->steps.at[i].type, "dfg_node") == 0;
    return is;
}

/* Is the step `dfg_node x = y;`, x and y the same from here on?  Then one of them is told to go. */
static bool find_alias(struct aliases *a, const struct routine *r, const struct action *step)
{
    if (step->kind != STEP_LET || step->guard || !step->value || step->value->kind != CX_NAME ||
        strcmp(step->type, "dfg_node") != 0 || pat_map_get(&a->changes, step->name))
        return false;
    const char *other = final_name(a, step->value->text);
    if (pat_map_get(&a->changes, other) || !is_node(r, other))
        return false;
    if (says_nothing(r, other) && !is_node_param(r, other) && !says_nothing(r, step->name))
        map_put(&a->to, other, (void *)step->name);
    else
        map_put(&a->to, step->name, (void *)other);
    return true;
}

static void drop_comparisons(struct steps *steps)
{
    for (int i = 0; i < steps->n; i++) {
        struct action *step = &steps->at[i];
        const cx value = step->value;
        step->gone = step->kind == STEP_FAIL && value && value->kind == CX_NE && value->kid[0] == value->kid[1];
        if (step->body)
            drop_comparisons(step->body);
    }
    remove_gone(steps);
}

void join_aliases(struct routine *r)
{
    struct aliases a = {0};
    bool any = false;
    note_changes(&a, &r->steps);
    for (int i = 0; i < r->steps.n; i++) {
        r->steps.at[i].gone = find_alias(&a, r, &r->steps.at[i]);
        any = any || r->steps.at[i].gone;
    }
    if (!any)
        return;
    remove_gone(&r->steps);
    rename_steps(&r->steps, final_name, &a);
    drop_comparisons(&r->steps);
}
