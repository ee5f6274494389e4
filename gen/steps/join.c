/* join.c -- joins consecutive tests in one `if`.
 *
 * In:   guarded steps.
 * Out:  neighbouring FAILs under one guard joined where both are short, or belong
 *       together.
 */
#include "steps.h"

enum { JOINED = 90 }; /* characters of two tests */

static bool joins(const struct action *a, const struct action *b)
{
    if (a->kind != STEP_FAIL || b->kind != STEP_FAIL || a->guard != b->guard || a->certain != b->certain ||
        a->joins == JOINS_NONE || b->joins == JOINS_NONE)
        return false;
    return b->joins == JOINS_ALL || a->value->width + b->value->width < JOINED;
}

/* Both, from the line where the first begins to that where the last does. */
static struct span united(struct span a, struct span b)
{
    if (a.src != b.src)
        return a.src ? a : b;
    return (struct span){a.src, a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}

void join_tests(struct steps *steps)
{
    int n = 0;
    for (int i = 0; i < steps->n; i++) {
        struct action *last = n ? &steps->at[n - 1] : NULL, step = steps->at[i];
        if (last && joins(last, &step)) {
            last->value = cx_or(last->value, step.value);
            last->from = united(last->from, step.from);
        } else {
            steps->at[n++] = step;
        }
    }
    steps->n = n;
}
