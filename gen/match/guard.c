/* guard.c -- under which options of the choices taken something happens.
 *
 * A guard is a conjunction: for each choice that it names, a set of options.
 * Guards are a tree (a step's guard extends that of the alternative around it)
 * and made once each, so that equal ones are one pointer.  What follows from
 * what is decided choice by choice, which is sound: "maybe" costs a test at run
 * time, never an answer.
 */
#include "match.h"

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

/* ---- as C ---- */

const char *guard_literal(const struct guard *guard)
{
    const struct choice *c = guard->choice;
    if (c->is_bool)
        return in(guard, 0) ? c->var : format("!%s", c->var);
    const char *text = NULL;
    for (int i = 0; i < c->n; i++) {
        if (!in(guard, i))
            continue;
        int last = i;
        while (last + 1 < c->n && in(guard, last + 1))
            last++;
        const char *run = last == i          ? format("%s == %d", c->var, i)
                          : i == 0           ? format("%s <= %d", c->var, last)
                          : last == c->n - 1 ? format("%s >= %d", c->var, i)
                                             : format("(%s >= %d && %s <= %d)", c->var, i, c->var, last);
        text = text ? format("%s || %s", text, run) : run;
        i = last;
    }
    return text && strstr(text, " || ") ? format("(%s)", text) : text;
}

const char *guard_text(const struct guard *guard)
{
    if (!guard)
        return "true";
    const char *text = guard_literal(guard);
    for (guard = guard->up; guard; guard = guard->up)
        text = format("%s && %s", guard_literal(guard), text);
    return text;
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

const char *guards_text(const guards *list)
{
    const char *text = NULL;
    for (int i = 0; i < list->n; i++) {
        const struct guard *guard = list->at[i];
        if (is_covered(list, i))
            continue;
        const char *one = guard_text(guard);
        if (list->n > 1 && guard && guard->up)
            one = format("(%s)", one);
        text = text ? format("%s || %s", text, one) : one;
    }
    return text ? text : "false";
}
