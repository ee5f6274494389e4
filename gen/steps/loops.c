/* loops.c -- choices in options that exclude one another share a loop.
 *
 * In:   guarded steps; a loop of one option runs once in the others.
 * Out:  the same matches in the same order, with one loop where several could not
 *       go round in the same match.
 *
 * What an option does in front of its loop goes in front of the shared one, its
 * other loops, too: in a match they are the only ones that go round.
 */
#include "steps.h"

/* Loop `at` becomes that of j, too. */
struct sharing {
    struct steps *steps;
    struct map options; /* by a loop's name: the guards under which it goes round */
    struct map chosen;  /* variables that guards ask for */
    int at, j;
};

static const guards *options_of(const struct sharing *s, int loop)
{
    return pat_map_get(&s->options, s->steps->at[loop].name);
}

static bool excludes_all(const struct guard *guard, const guards *of)
{
    bool all = guard != NULL;
    for (int i = 0; all && i < of->n; i++)
        all = guard_excludes(guard, of->at[i]);
    return all;
}

/* Does never more than one of the two go round? */
static bool are_exclusive(const struct sharing *s, int a, int b)
{
    const guards *of = options_of(s, a), *others = options_of(s, b);
    bool all = of && others;
    for (int i = 0; all && i < of->n; i++)
        all = excludes_all(of->at[i], others);
    return all;
}

/* The loop that it is made for. */
static int loop_behind(const struct sharing *s, int step)
{
    while (!is_loop(&s->steps->at[step]))
        step++;
    return step;
}

/* Where what the loop needs begins. */
static int choice_of(const struct sharing *s, int loop)
{
    while (s->steps->at[loop].kind != STEP_CHOICE)
        loop--;
    return loop;
}

/* Of a step between the two. */
static bool goes_in_front(const struct sharing *s, int i)
{
    const struct action *step = &s->steps->at[i];
    if (is_loop(step))
        return are_exclusive(s, s->at, i);
    if (step->guard)
        return excludes_all(step->guard, options_of(s, s->at));
    if (step->kind != STEP_CHOICE && step->kind != STEP_RECORD)
        return false;
    const int loop = loop_behind(s, i);
    return (step->kind == STEP_CHOICE || cx_reads(s->steps->at[loop].value, step->name)) &&
           (loop == s->j || goes_in_front(s, loop));
}

/* ---- may they? ---- */

/* Is each match one in which only one of the two does something? */
static bool are_alternative(const struct sharing *s, int a, int b)
{
    const struct guard *of = s->steps->at[a].guard, *other = s->steps->at[b].guard;
    if (is_loop(&s->steps->at[a]) && is_loop(&s->steps->at[b]))
        return are_exclusive(s, a, b);
    if (is_loop(&s->steps->at[a]))
        return options_of(s, a) && excludes_all(other, options_of(s, a));
    if (is_loop(&s->steps->at[b]))
        return options_of(s, b) && excludes_all(of, options_of(s, b));
    return of && other && guard_excludes(of, other);
}

/* Whenever the loop at hand goes round, or never: no turn finds what an earlier one has bound. */
static bool binds_each_turn(const struct sharing *s, const struct action *step)
{
    const guards *of = options_of(s, s->at);
    bool each = step->kind == STEP_LET || step->kind == STEP_SET;
    for (int i = 0; each && i < of->n; i++)
        each = guard_implies(of->at[i], step->guard) || guard_excludes(of->at[i], step->guard);
    return each;
}

static bool are_apart(const struct sharing *s, int front, const struct names_of *f, int behind, const struct names_of *b)
{
    const bool both_bind = do_meet(&f->writes, &b->writes);
    if (!both_bind && !do_meet(&f->reads, &b->writes) && !do_meet(&f->writes, &b->reads))
        return true;
    return are_alternative(s, front, behind) &&
           (!both_bind || (binds_each_turn(s, &s->steps->at[front]) && binds_each_turn(s, &s->steps->at[behind])));
}

/* Does what goes in front ask for nothing that is bound behind, and the other way round? */
static bool may_pass(const struct sharing *s)
{
    const int from = choice_of(s, s->at), n = s->j + 1 - from;
    struct names_of *names = alloc((size_t)n * sizeof *names);
    bool may = true;
    for (int i = 0; i < n; i++)
        names[i] = names_of(&s->steps->at[from + i]);
    for (int i = s->at + 1; may && i <= s->j; i++)
        for (int k = from; may && (i == s->j || goes_in_front(s, i)) && k < s->j; k++)
            may = (k > s->at && goes_in_front(s, k)) || are_apart(s, i, &names[i - from], k, &names[k - from]);
    for (int i = 0; i < n; i++)
        drop_names_of(&names[i]);
    return may;
}

/* Loops that change their order never go round in the same match. */
static bool keep_order(const struct sharing *s)
{
    bool keep = true;
    for (int i = s->at + 1; keep && i < s->j; i++)
        for (int k = i + 1; keep && is_loop(&s->steps->at[i]) && !goes_in_front(s, i) && k <= s->j; k++)
            keep = !is_loop(&s->steps->at[k]) || (k < s->j && !goes_in_front(s, k)) || are_exclusive(s, i, k);
    return keep;
}

static bool may_share(const struct sharing *s)
{
    const struct action *loop = &s->steps->at[s->j];
    return loop->kind == s->steps->at[s->at].kind && are_exclusive(s, s->at, s->j) &&
           !pat_map_get(&s->chosen, loop->name) && keep_order(s) && may_pass(s);
}

/* ---- one loop ---- */

/* The last words of the way are those of the call that has fewer. */
static void align_words(struct action *a, struct action *b)
{
    struct action *less = a->words < b->words ? a : b;
    const int more = a->words + b->words - 2 * less->words;
    cx way = cx_name(less->name);
    if (more > 0)
        less->value = cx_put(less->value, way, cx_binary(CX_ADD, way, cx_int(more)));
    less->words += more;
}

/* What the last of `option ? times : once` says instead of `once`. */
static cx or_else(cx value, cx other)
{
    cx next = value->kid[2];
    return cx_if(value->kid[0], value->kid[1], next->kind == CX_COND ? or_else(next, other) : other);
}

static void put_option(struct action *shared, struct action loop, bool is_last)
{
    if (loop.kind == STEP_WAYS)
        align_words(shared, &loop);
    cx value = cx_put(loop.value, cx_name(loop.name), cx_name(shared->name));
    shared->value = or_else(shared->value, is_last ? value->kid[1] : value);
}

/* What is bound first declares a variable. */
static void declare_first(struct steps *steps, int at)
{
    for (int i = at; i < steps->n; i++)
        for (int k = 0; k < at && steps->at[i].kind == STEP_LET; k++)
            if (steps->at[k].kind == STEP_SET && steps->at[k].name == steps->at[i].name) {
                steps->at[k].kind = STEP_LET;
                steps->at[k].type = steps->at[i].type;
                steps->at[i].kind = STEP_SET;
            }
}

/* What loop j calls fills it. */
static bool is_record_of(const struct sharing *s, int i)
{
    return s->steps->at[i].kind == STEP_RECORD && !s->steps->at[i].guard && loop_behind(s, i) == s->j;
}

/* The steps in their new order: what goes in front, the loop at `at` with what it needs, the others. */
static struct steps *in_order(const struct sharing *s)
{
    const int from = choice_of(s, s->at), dropped = choice_of(s, s->j);
    struct steps *all = alloc(sizeof *all), own = {0}, behind = {0};
    for (int i = 0; i < s->steps->n; i++) {
        const bool is_moved = i > s->at && i < s->j && goes_in_front(s, i);
        const bool is_own = (i >= from && i < s->at) || (is_moved && is_record_of(s, i));
        if (i != s->j && i != dropped)
            *(is_own ? PUSH(own) : i < from || is_moved ? PUSH(*all) : PUSH(behind)) = s->steps->at[i];
    }
    const int at = all->n;
    for (int i = 0; i < own.n; i++)
        *PUSH(*all) = own.at[i];
    for (int i = 0; i < behind.n; i++)
        *PUSH(*all) = behind.at[i];
    declare_first(all, at);
    DROP(own);
    DROP(behind);
    return all;
}

static void share(struct sharing *s)
{
    const struct action loop = s->steps->at[s->j];
    const guards *others = options_of(s, s->j);
    const char *name = s->steps->at[s->at].name;
    guards *of = pat_map_get(&s->options, name);
    struct steps *all = in_order(s);
    DROP(*s->steps);
    *s->steps = *all;
    rename_in(s->steps, loop.name, name);
    for (int i = 0; i < others->n; i++)
        *PUSH(*of) = others->at[i];
    for (int i = 0; i < s->steps->n; i++)
        if (is_loop(&s->steps->at[i]) && s->steps->at[i].name == name)
            put_option(&s->steps->at[i], loop, guards_cover(of, NULL));
}

/* ---- all of them ---- */

static void put_options(struct sharing *s)
{
    for (int i = 0; i < s->steps->n; i++) {
        const struct action *step = &s->steps->at[i];
        for (const struct guard *l = step->guard; l; l = l->up)
            cx_each(l->choice->var, CX_NAME, put_name, &s->chosen);
        if (!is_loop(step) || !step->option)
            continue;
        guards *of = alloc(sizeof *of);
        *PUSH(*of) = step->option;
        map_put(&s->options, step->name, of);
    }
}

static bool share_one(struct sharing *s)
{
    for (s->at = 0; s->at < s->steps->n; s->at++)
        for (s->j = s->at + 1; is_loop(&s->steps->at[s->at]) && options_of(s, s->at) && s->j < s->steps->n; s->j++)
            if (is_loop(&s->steps->at[s->j]) && may_share(s)) {
                share(s);
                return true;
            }
    return false;
}

void share_loops(struct routine *r)
{
    struct sharing s = {.steps = &r->steps};
    put_options(&s);
    while (share_one(&s))
        ;
    map_drop(&s.options);
    map_drop(&s.chosen);
}
