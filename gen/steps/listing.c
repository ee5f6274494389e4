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

static const char *flat(cx e)
{
    return e ? cx_flat(e) : "always";
}

static void list_if(const struct action *step, struct out *o)
{
    outf(o, "if %s\n", flat(step->value));
    list_block(step->body, o);
    if (!step->other || step->other->n == 0)
        return;
    outf(o, "else\n");
    list_block(step->other, o);
}

static void list_choice(const struct action *step, struct out *o)
{
    if (step->at)
        outf(o, "choice of %s\n", source_line_text(step->at->at));
}

static void list_step(const struct action *step, struct out *o)
{
    switch (step->kind) {
    case STEP_LET:
        outf(o, "let %s %s = %s\n", step->type, step->name, step->value ? cx_flat(step->value) : "absent");
        break;
    case STEP_ARRAY:
        outf(o, "array %s %s = %s\n", step->type, step->name, cx_flat(step->value));
        break;
    case STEP_SET:
        outf(o, "set %s = %s\n", step->name, cx_flat(step->value));
        break;
    case STEP_FAIL:
        outf(o, "fail if %s\n", flat(step->value));
        break;
    case STEP_DO:
        outf(o, "do %s\n", cx_flat(step->value));
        break;
    case STEP_NOTE:
        outf(o, "note %s\n", step->name);
        break;
    case STEP_LOOP:
        outf(o, "loop %s < %s\n", step->name, cx_flat(step->value));
        break;
    case STEP_WALK:
        outf(o, "walk %s = %s, then %s\n", step->name, cx_flat(step->value), cx_flat(step->next));
        break;
    case STEP_CHOICE:
        list_choice(step, o);
        break;
    case STEP_SUCCESS:
        outf(o, "success\n");
        break;
    case STEP_ACCEPT:
        outf(o, "accept %s\n", cx_flat(step->value));
        break;
    case STEP_RETURN:
        outf(o, "return %s\n", cx_flat(step->value));
        break;
    case STEP_IF:
        list_if(step, o);
        break;
    case STEP_FOR:
        outf(o, "for %s while %s\n", step->name, cx_flat(step->value));
        list_block(step->body, o);
        break;
    case STEP_FOR_WALK:
        outf(o, "for %s = %s, then %s\n", step->name, cx_flat(step->value), cx_flat(step->next));
        list_block(step->body, o);
        break;
    case STEP_MATCH:
        break;
    }
}

static void list_steps(const struct steps *steps, struct out *o)
{
    for (int i = 0; i < steps->n; i++) {
        const struct action *step = &steps->at[i];
        list_step(step, o);
        if (step->kind != STEP_LOOP && step->kind != STEP_WALK)
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
