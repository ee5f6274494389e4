/* guard.c -- under which options of the choices taken a step runs.
 *
 * A guard is a conjunction: for each choice that it names, a set of options.
 * Guards are a tree (a step's guard extends that of the alternative around it)
 * and made once each, so that equal ones are one pointer.  What follows from
 * what is decided choice by choice, which is sound: "maybe" costs a test at run
 * time, never an answer.
 */
#include "steps.h"

#include <string.h>

static int words_of(const struct choice *c)
{
    return (c->n + 63) / 64;
}

static bool in(const struct guard *guard, int option)
{
    return guard->in[option / 64] >> option % 64 & 1;
}

const struct guard *guard_under(struct guard_pool *pool, const struct guard *up, const struct choice *choice,
                                const uint64_t *in)
{
    size_t size = (size_t)words_of(choice) * sizeof *in;
    for (int i = pool->all.n - 1; i >= 0; i--) {
        const struct guard *known = pool->all.at[i];
        if (known->up == up && known->choice == choice && memcmp(known->in, in, size) == 0)
            return known;
    }
    struct guard *new = alloc(sizeof *new);
    *new = (struct guard){.up = up, .choice = choice, .in = alloc(size), .depth = up ? up->depth + 1 : 1};
    memcpy(new->in, in, size);
    *PUSH(pool->all) = new;
    return new;
}

const struct guard *guard_option(struct guard_pool *pool, const struct guard *up, const struct choice *choice,
                                 int option)
{
    uint64_t *only = alloc((size_t)words_of(choice) * sizeof *only);
    only[option / 64] = UINT64_C(1) << option % 64;
    return guard_under(pool, up, choice, only);
}

/* Has a's literal only options that b's has? */
static bool literal_implies(const struct guard *a, const struct guard *b)
{
    if (a->choice != b->choice)
        return false;
    for (int w = 0; w < words_of(a->choice); w++)
        if (a->in[w] & ~b->in[w])
            return false;
    return true;
}

static bool literal_excludes(const struct guard *a, const struct guard *b)
{
    if (a->choice != b->choice)
        return false;
    for (int w = 0; w < words_of(a->choice); w++)
        if (a->in[w] & b->in[w])
            return false;
    return true;
}

const struct guard *guard_if(struct guard_pool *pool, const struct guard *up, cx cond)
{
    struct choice *holds = alloc(sizeof *holds);
    *holds = (struct choice){.n = 2, .is_bool = true, .var = cond};
    return guard_option(pool, up, holds, 0);
}

bool guard_implies(const struct guard *a, const struct guard *b)
{
    for (; b; b = b->up) {
        const struct guard *l = a;
        while (l && l != b && !literal_implies(l, b))
            l = l->up;
        if (l == b)
            return true; /* the rest of b is the rest of a */
        if (!l)
            return false;
    }
    return true;
}

/* Does the literal say that nothing of what happens under b has happened? */
static bool literal_denies(const struct guard *literal, const struct guard *b)
{
    const struct choice *c = literal->choice;
    for (int i = 0; i < c->n_without && !in(literal, 1); i++)
        if (guard_implies(b, c->without[i]))
            return true;
    return false;
}

bool guard_excludes(const struct guard *a, const struct guard *b)
{
    for (const struct guard *l = a; l; l = l->up) {
        if (literal_denies(l, b))
            return true;
        for (const struct guard *k = b; k; k = k->up)
            if (literal_excludes(l, k))
                return true;
    }
    for (const struct guard *k = b; k; k = k->up)
        if (literal_denies(k, a))
            return true;
    return false;
}

/* ---- several that leave nothing out ---- */

struct cover {
    const guards *list;
    const struct guard *given;
    int steps;                                         /* that are left; deciding all options may take too many */
    VEC(struct { const struct choice *of; int option; }) tried;
};

enum { COVER_STEPS = 500 };

/* Has what is tried, or given, decided the literal?  -1: not so. */
static int decided(const struct cover *c, const struct guard *literal)
{
    for (int i = 0; i < c->tried.n; i++)
        if (c->tried.at[i].of == literal->choice)
            return in(literal, c->tried.at[i].option);
    for (const struct guard *l = c->given; l; l = l->up)
        if (literal_implies(l, literal) || literal_excludes(l, literal))
            return literal_implies(l, literal);
    return -1;
}

/* Do given options exclude this one? */
static bool is_denied(const struct cover *c, const struct choice *of, int option)
{
    const struct guard *l = c->given;
    while (l && (l->choice != of || in(l, option)))
        l = l->up;
    return l != NULL;
}

/* Is there a way to choose options for which none holds?  The first that may hold says which choice to try. */
static bool is_left_out(struct cover *c)
{
    const struct choice *of = NULL;
    if (c->steps-- == 0)
        return true;
    for (int i = 0; i < c->list->n; i++) {
        const struct guard *open = NULL, *l = c->list->at[i];
        int holds = 1;
        for (; l && holds != 0; l = l->up) {
            holds = decided(c, l);
            open = holds < 0 ? l : open;
        }
        if (holds != 0 && !open)
            return false;
        if (holds != 0 && !of)
            of = open->choice;
    }
    for (int i = 0; of && i < of->n; i++) {
        PUSH(c->tried)->of = of;
        c->tried.at[c->tried.n - 1].option = i;
        const bool left_out = !is_denied(c, of, i) && is_left_out(c);
        c->tried.n--;
        if (left_out)
            return true;
    }
    return !of;
}

bool guards_cover(const guards *list, const struct guard *given)
{
    struct cover c = {.list = list, .given = given, .steps = COVER_STEPS};
    const bool covers = !is_left_out(&c);
    DROP(c.tried);
    return covers;
}

/* ---- as conditions ---- */

/* Options from `first` to `last`. */
static cx is_one_of(const struct choice *c, int first, int last)
{
    cx from = cx_binary(CX_GE, c->var, cx_int(first)), to = cx_binary(CX_LE, c->var, cx_int(last));
    if (first == last)
        return cx_eq(c->var, cx_int(first));
    return first == 0 ? to : last == c->n - 1 ? from : cx_and(from, to);
}

cx guard_literal(const struct guard *guard)
{
    const struct choice *c = guard->choice;
    if (c->is_bool)
        return in(guard, 0) ? c->var : cx_not(c->var);
    cx any = NULL;
    for (int i = 0; i < c->n; i++) {
        if (!in(guard, i))
            continue;
        int last = i;
        while (last + 1 < c->n && in(guard, last + 1))
            last++;
        any = cx_or(any, is_one_of(c, i, last));
        i = last;
    }
    return any;
}

cx guard_cond(const struct guard *guard)
{
    return guard ? cx_and(guard_cond(guard->up), guard_literal(guard)) : NULL;
}

/* Does another one of the list say as much, or the same before it? */
static bool is_covered(const guards *list, int i)
{
    for (int k = 0; k < list->n; k++)
        if (k != i && guard_implies(list->at[i], list->at[k]) &&
            (k < i || !guard_implies(list->at[k], list->at[i])))
            return true;
    return false;
}

cx guards_cond(const guards *list)
{
    cx any = NULL;
    for (int i = 0; i < list->n; i++)
        if (!is_covered(list, i))
            any = cx_or(any, list->at[i] ? guard_cond(list->at[i]) : cx_true());
    return any ? any : cx_false();
}
