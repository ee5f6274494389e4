/* listing.c -- steps as they are, for --emit=steps.
 *
 * In:   functions whose steps have gone through all passes.
 * Out:  a line a step: its kind, its name, its expression; what a loop is around,
 *       and what stands under a condition, is indented.
 */
#include "match/match.h"

static void list_steps(const struct steps *, struct out *);

static void list_block(const struct steps *steps, struct out *o)
{
    out_indent(o, 1);
    if (steps)
        list_steps(steps, o);
    out_indent(o, -1);
}

/* What the step is about: a variable, text of the .pat. */
static const char *subject(const struct action *step)
{
    if (step->kind == STEP_CHOICE)
        return step->at ? source_line_text(step->at->at) : "nodes";
    if (step->kind == STEP_ACCEPT || !step->name)
        return "";
    return step->type && step->kind != STEP_LOOP && step->kind != STEP_FOR
               ? format("%s %s", step->type, step->name)
               : step->name;
}

static void list_step(const struct action *step, struct out *o)
{
    static const struct {
        const char *word, *between;
    } rows[] = {
#define STEP_ROW(id, declares, word, between) {word, between},
        STEP_KINDS(STEP_ROW)
#undef STEP_ROW
    };
    const char *about = subject(step);
    outf(o, *about ? "%s %s" : "%s", rows[step->kind].word, about);
    if (step->value)
        outf(o, "%s%s", rows[step->kind].between, cx_flat(step->value));
    outf(o, step->next ? ", then %s\n" : "\n", step->next ? cx_flat(step->next) : "");
    if (step->body)
        list_block(step->body, o);
    if (step->other && step->other->n > 0) {
        outf(o, "else\n");
        list_block(step->other, o);
    }
}

static void list_steps(const struct steps *steps, struct out *o)
{
    for (int i = 0; i < steps->n; i++) {
        const struct action *step = &steps->at[i];
        list_step(step, o);
        if (!is_loop(step))
            continue;
        const struct steps inside = {.at = steps->at + i + 1, .n = steps->n - i - 1};
        list_block(&inside, o);
        if (step->after)
            outf(o, "do %s\n", cx_flat(step->after));
        return;
    }
}

void list_routine(const struct routine *r, struct out *o)
{
    for (int i = 0; i < r->parts.n; i++)
        list_routine(r->parts.at[i], o);
    if (!r->head)
        return;
    outf(o, "%s(", r->name);
    for (int i = 0; i < r->params.n; i++)
        outf(o, "%s%s", i ? ", " : "", r->params.at[i].name);
    outf(o, ")\n");
    list_block(&r->steps, o);
    outf(o, "\n");
}
