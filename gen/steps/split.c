/* split.c -- moves loops that nest too deep into functions of their own.
 *
 * In:   guarded steps.
 * Out:  at most NESTED loops a function: what is inside of them all stands in the
 *       next part, which is given what it names.
 *
 * C compilers need not take more than 127 nested blocks (C11 5.2.4.1); readers
 * have less patience.
 */
#include "steps.h"

enum { NESTED = 12 };

/* What the steps name, also to give it a value. */
static struct map names_in(const struct steps *steps, int from)
{
    struct map names = {0};
    for (int i = from; i < steps->n; i++) {
        const struct action *step = &steps->at[i],
                            *inside = step->body && step->bare ? &step->body->at[0] : step;
        each_name(step, put_name, &names);
        if (inside->kind == STEP_SET)
            put_name(&names, inside->name);
    }
    return names;
}

/* Steps from `from` on as a function that gets what they name. */
static struct routine *part_of(struct routine *r, int from, int number)
{
    struct routine *part = routine_new(format("%s_part%d", r->name, number));
    part->text = format("/* What is inside all loops of %s%s. */\n", r->name,
                        number > 2 ? format("_part%d", number - 1) : "");
    part->head = format("static bool %s", part->name);
    part->fails = true;
    const struct map names = names_in(&r->steps, from);
    struct parameters known = {0};
    for (int i = 0; i < r->params.n; i++) {
        struct parameter own = r->params.at[i];
        own.arg = NULL; /* from part to part it goes under its own name */
        *PUSH(known) = own;
    }
    for (int i = 0; i < from; i++) {
        const struct action *step = &r->steps.at[i];
        const char *type = step->kind == STEP_ARRAY ? format("%s *", step->type) : step->type;
        if (declares_for_all(step))
            *PUSH(known) = (struct parameter){.type = type, .name = step->name};
    }
    for (int i = 0; i < known.n; i++)
        if (pat_map_get(&names, known.at[i].name))
            *PUSH(part->params) = known.at[i];
    for (int i = from; i < r->steps.n; i++)
        step_copy(&part->steps, &r->steps.at[i]);
    return part;
}

bool is_split(const struct routine *r)
{
    int loops = 0;
    for (int i = 0; i < r->steps.n; i++)
        loops += is_loop(&r->steps.at[i]);
    return loops > NESTED;
}

void split(struct routine *r)
{
    VEC(int) begins = {0};
    int loops = 0;
    for (int i = 0; i < r->steps.n; i++) {
        const enum step_kind kind = r->steps.at[i].kind;
        if (kind == STEP_CHOICE && loops == NESTED) {
            *PUSH(begins) = i;
            loops = 0;
        }
        loops += is_loop(&r->steps.at[i]);
    }
    for (int i = begins.n - 1; i >= 0; i--) {
        struct routine *part = part_of(r, begins.at[i], i + 2);
        r->steps.n = begins.at[i];
        *PUSH(r->parts) = part;
        give_if(r, routine_call(part), cx_true());
    }
}
