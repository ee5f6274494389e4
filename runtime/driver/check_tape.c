/* check_tape.c -- choices that are recorded, replayed, varied, and made smaller.
 *
 * In:   a seed, or a tape.
 * Out:  the same choices for the same tape; others near it; a smaller tape that still holds.
 *
 * What is made by choices is shrunk by shrinking these, and needs no shrinker of its
 * own (MacIver and Donaldson 2020): a shorter tape, or one with smaller numbers, is
 * tried until none holds.
 */
#include "check.h"

#include "../eval/random.h"

#include <stdlib.h>
#include <string.h>

void tape_start(struct tape *t, uint64_t seed)
{
    t->n = t->next = 0;
    t->random = seed;
    t->fixed = false;
}

void tape_free(struct tape *t)
{
    free(t->at);
    memset(t, 0, sizeof *t);
}

static bool record(struct tape *t, uint32_t v)
{
    if (!dfg_grow(&t->at, &t->room, t->n + 1, sizeof *t->at)) {
        t->broken = true;
        return false;
    }
    t->at[t->n++] = v;
    return true;
}

uint32_t tape_choose(struct tape *t, uint32_t n)
{
    if (t->next < t->n)
        return t->at[t->next++] %= n;
    if (t->fixed)
        return 0;
    uint32_t v = (uint32_t)(dfg_eval_random(&t->random) >> 33) % n;
    if (!record(t, v))
        return 0;
    t->next++;
    return v;
}

bool tape_maybe(struct tape *t, uint32_t one_in)
{
    return tape_choose(t, one_in) == one_in - 1;
}

/* ---- others beside it ---- */

/* Some number below n, which is not 0. */
static size_t some_of(struct tape *t, size_t n)
{
    return (size_t)(dfg_eval_random(&t->random) >> 33) % n;
}

/* One choice is another one, behind which one may be more, or fewer. */
static void change_one(struct tape *t)
{
    const size_t at = some_of(t, t->n), how = some_of(t, 4);
    t->at[at] = (uint32_t)some_of(t, 1u << 16);
    if (how == 0 && at + 1 < t->n) {
        memmove(t->at + at + 1, t->at + at + 2, (t->n - at - 2) * sizeof *t->at);
        t->n--;
    } else if (how == 1 && record(t, 0)) {
        memmove(t->at + at + 1, t->at + at, (t->n - at - 1) * sizeof *t->at);
        t->at[at] = (uint32_t)some_of(t, 1u << 16);
    }
}

void tape_vary(struct tape *t, const struct tape *from, uint64_t seed)
{
    tape_start(t, seed);
    for (size_t i = 0; i < from->n; i++)
        if (!record(t, from->at[i]))
            return;
    const size_t how = some_of(t, 8);
    if (t->n == 0)
        return;
    if (how == 0) {
        t->n = some_of(t, t->n);
    } else if (how <= 2) { /* what two parts have to have in common, they have where one is the other's copy */
        const size_t a = some_of(t, t->n), b = some_of(t, t->n), room = t->n - (a > b ? a : b);
        const size_t n = 1 + some_of(t, room < 24 ? room : 24);
        memmove(t->at + a, t->at + b, n * sizeof *t->at);
    } else {
        for (size_t n = 1 + some_of(t, 3); n > 0; n--)
            change_one(t);
    }
}

/* ---- smaller ---- */

struct shrink {
    struct tape *best;
    struct tape next; /* what is tried */
    bool (*holds)(void *ctx, struct tape *);
    void *ctx;
    size_t left;
};

/* best without `n` choices from `from` on, and with another one there. */
static bool attempt(struct shrink *s, size_t from, size_t n, bool change, uint32_t v)
{
    const struct tape *b = s->best;
    if (s->left == 0)
        return false;
    s->left--;
    s->next.n = 0;
    for (size_t i = 0; i < b->n; i++) {
        if (i >= from && i < from + n)
            continue;
        if (!record(&s->next, change && i == from + n ? v : b->at[i]))
            return false;
    }
    s->next.fixed = true;
    s->next.next = 0;
    if (!s->holds(s->ctx, &s->next))
        return false;
    size_t used = s->next.next < s->next.n ? s->next.next : s->next.n;
    memcpy(s->best->at, s->next.at, used * sizeof *s->next.at); /* never longer than it was */
    s->best->n = used;
    return true;
}

static bool drop_blocks(struct shrink *s)
{
    bool better = false;
    for (size_t n = 8; n > 0; n /= 2)
        for (size_t from = 0; from + n <= s->best->n && s->left > 0;)
            if (attempt(s, from, n, false, 0))
                better = true;
            else
                from++;
    return better;
}

static bool lower_choices(struct shrink *s)
{
    bool better = false;
    for (size_t i = 0; i < s->best->n && s->left > 0; i++) {
        uint32_t v = s->best->at[i];
        for (uint32_t low = 0; low < v && i < s->best->n; low++)
            if (attempt(s, i, 0, true, low)) {
                better = true;
                break;
            }
    }
    return better;
}

void tape_shrink(struct tape *t, bool (*holds)(void *ctx, struct tape *), void *ctx, size_t most)
{
    struct shrink s = {.best = t, .holds = holds, .ctx = ctx, .left = most};
    t->fixed = true;
    while (s.left > 0) {
        bool better = drop_blocks(&s);
        better = lower_choices(&s) || better;
        if (!better)
            break;
    }
    tape_free(&s.next);
}
