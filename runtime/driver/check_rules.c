/* check_rules.c -- --check-rules: does a rule change what is computed?
 *
 * In:   rules; a seed.
 * Out:  a line for each rule: on how many graphs it was the same; or that it was not
 *       checked, and why; or the smallest graph that was found on which it is not
 *       the same, as text, with both results.
 *
 * Graphs are made from the rule's pattern until enough of them matched, or too many
 * were tried: at random first, then by changing the choices behind the graph for which
 * most of the pattern's tests hold (as Loescher and Sagonas 2017, "Targeted property-
 * based testing").  The first difference is shrunk.
 */
#include "../dfg_interp.h"
#include "check.h"
#include "compile.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    ENOUGH = 100,       /* graphs that match and compute something */
    MOST_TRIES = 30000, /* graphs that are made for one rule */
    MORE = 4,           /* as many times, where graphs are made, and none matched of which something could be said */
    LUCK = 1000,        /* where these are not enough, others are made from the one that came closest */
    STUCK = 3000,       /* none came closer */
    MOST_SHRINKS = 3000
};

static bool still_differs(void *ctx, struct tape *tape)
{
    return check_try(ctx, tape) == VERDICT_DIFFERENT;
}

static void print_difference(struct check *c, struct tape *tape, const char *name, FILE *f)
{
    tape_shrink(tape, still_differs, c, MOST_SHRINKS);
    fprintf(f, "%s: DIFFERS\n", name);
    c->f = f;
    check_try(c, tape);
    c->f = NULL;
}

static void print_unchecked(const struct check *c, const char *name, const uint32_t *counts, FILE *f)
{
    fprintf(f, "%s: unchecked: ", name);
    if (c->why != NULL)
        fprintf(f, "%s%s\n", c->why, strchr(c->why, ' ') != NULL ? "" : " is not evaluated");
    else if (counts[VERDICT_NO_MATCH] > 0)
        fprintf(f, "of %u graphs that were made none matched\n", (unsigned)counts[VERDICT_NO_MATCH]);
    else if (counts[VERDICT_EMPTY] > 0)
        fputs("graphs that matched compute no number\n", f);
    else
        fputs("no graph could be made\n", f);
}

/* After i graphs. */
static bool goes_on(const uint32_t *counts, uint32_t i)
{
    const uint32_t judged = counts[VERDICT_SAME] + counts[VERDICT_DIFFERENT];
    const bool rare = judged == 0 && counts[VERDICT_NO_MATCH] > 0 && counts[VERDICT_UNKNOWN] == 0 &&
                      counts[VERDICT_EMPTY] == 0;
    return judged < ENOUGH && i < MOST_TRIES * (rare ? MORE : 1);
}

/* The graph that came closest so far; of equals the latest, so that the search goes on from there. */
struct closest {
    struct tape tape;
    uint32_t reached, since;
};

/* Graph i: any, and where fewer than one in a hundred was judged, mostly one beside the closest. */
static void choose_graph(struct check *c, struct closest *best, uint64_t seed, uint32_t i, uint32_t judged,
                         struct tape *tape)
{
    c->scores = i >= LUCK && judged < i / 100;
    if (best->since++ >= STUCK && best->reached < MATCHED)
        best->reached = best->since = 0;
    if (c->scores && best->reached > 0 && i % 8 != 0)
        tape_vary(tape, &best->tape, seed);
    else
        tape_start(tape, seed);
}

static void keep_closest(const struct check *c, struct closest *best, struct tape *tape)
{
    if (!c->scores || c->reached < best->reached || tape->broken)
        return;
    if (c->reached > best->reached)
        best->since = 0;
    best->reached = c->reached;
    struct tape swap = best->tape;
    best->tape = *tape;
    best->tape.n = tape->next < tape->n ? tape->next : tape->n;
    *tape = swap;
}

/* False: a difference was found, nothing could be said, or memory is out. */
static bool check_rule(struct check *c, uint64_t seed, FILE *f)
{
    const char *name = dfg_rule_pattern(c->unit, c->rule)->name;
    struct tape tape = {0};
    struct closest best = {.reached = 0};
    uint32_t counts[VERDICT_DIFFERENT + 1] = {0};
    for (uint32_t i = 0; goes_on(counts, i); i++) {
        choose_graph(c, &best, seed + i, i, counts[VERDICT_SAME] + counts[VERDICT_DIFFERENT], &tape);
        enum verdict v = check_try(c, &tape);
        counts[v]++;
        if ((v == VERDICT_DIFFERENT && c->folder == NULL) || v == VERDICT_NO_MEMORY || c->lost)
            break; /* another judge gets the others, too */
        keep_closest(c, &best, &tape);
    }
    const bool tried = counts[VERDICT_NO_MEMORY] == 0;
    const bool same = tried && !c->lost && counts[VERDICT_DIFFERENT] == 0 && counts[VERDICT_SAME] > 0;
    if (!tried)
        complain("%s: out of memory", name);
    else if (c->lost)
        has_worked(false, &c->error);
    else if (counts[VERDICT_DIFFERENT] > 0 && c->folder != NULL)
        fprintf(f, "%s: DIFFERS on %u graphs\n", name, (unsigned)counts[VERDICT_DIFFERENT]);
    else if (counts[VERDICT_DIFFERENT] > 0)
        print_difference(c, &tape, name, f);
    else if (!same)
        print_unchecked(c, name, counts, f);
    else
        fprintf(f, "%s: same on %u graphs\n", name, (unsigned)counts[VERDICT_SAME]);
    tape_free(&tape);
    tape_free(&best.tape);
    free(c->why);
    c->why = NULL;
    return same;
}

static bool may_write_to(const char *folder)
{
    char *inside = text_of("%s/.", folder);
    const bool may = inside != NULL && access(inside, W_OK | X_OK) == 0;
    if (!may)
        complain("--graphs: %s can't be written to: %s", folder, strerror(errno));
    free(inside);
    return may;
}

bool check_rules(const struct units *units, const struct rule_choices *rules, const struct options *o,
                 FILE *f)
{
    if (o->graphs != NULL && !may_write_to(o->graphs))
        return false;
    const uint64_t seed = (o->seed != NULL ? strtoull(o->seed, NULL, 10) : 1) * 1000003;
    dfg_module *operators = units_module(units);
    bool same = operators != NULL;
    for (size_t i = 0; operators != NULL && i < rules->n; i++) {
        const struct dfg_unit *unit = rules->at[i].unit;
        struct check c = {.operators = operators,
                          .unit = unit,
                          .rule = rules->at[i].rule,
                          .fast_math = o->fast_math,
                          .folder = o->graphs};
        const char *callback = dfg_interpret_callback(&unit->rules->rules[c.rule]);
        if (callback != NULL)
            fprintf(f, "%s: unchecked: its replacement is made in C, by '%s'\n",
                    dfg_rule_pattern(unit, c.rule)->name, callback);
        same = callback == NULL && check_rule(&c, seed, f) && same;
        fflush(f);
    }
    dfg_module_free(operators);
    return same;
}
