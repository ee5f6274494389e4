/* users.c -- the consumers of every value, as lists in one array.
 *
 * In:   operands of a finished module.
 * Out:  per value its consumers in graph order, each once; a function that
 *       returns a value uses but does not consume it, and is in no list.
 *
 * Use counts say where lists end; a pass fills each from there, users from the last
 * one on, and what it has less of users than of uses is closed up.  Few operands are
 * compared with one another; of many the last consumer seen of each value tells a
 * repeated one.  O(nodes + operands); 4 bytes a node while it runs, if some node has many.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "module.h"

enum { FEW = 3 };

void dfg_users_drop(dfg_module *m)
{
    dfg_heap_free(m, m->users.first);
    dfg_heap_free(m, m->users.users);
    m->users = (struct user_lists){0};
}

/* Lists under construction: each is filled from its end. */
struct filling {
    uint32_t *at; /* per value where its list starts as yet */
    dfg_node *users;
    dfg_node *last; /* per value the last consumer of many; NULL: none has many */
    dfg_node gaps;  /* lists from here on may have fewer users than there are uses */
};

static inline void use(struct filling *f, dfg_node n, dfg_node value)
{
    f->users[--f->at[value]] = n;
}

/* A use that is no other user. */
static inline void skip(struct filling *f, dfg_node value)
{
    f->gaps = value < f->gaps ? value : f->gaps;
}

static void consume_many(struct filling *f, const dfg_node *args, uint32_t argc, dfg_node n)
{
    for (uint32_t i = 0; i < argc; i++) {
        if (args[i] == DFG_NONE)
            continue;
        if (f->last[args[i]] == n)
            skip(f, args[i]);
        else
            use(f, n, args[i]);
        f->last[args[i]] = n;
    }
}

static inline void consume_few(struct filling *f, const dfg_node *args, uint32_t argc, dfg_node n)
{
    for (uint32_t i = 0; i < argc; i++) {
        if (args[i] == DFG_NONE)
            continue;
        if ((i > 0 && args[i] == args[0]) || (i > 1 && args[i] == args[1]))
            skip(f, args[i]);
        else
            use(f, n, args[i]);
    }
}

static void skip_results(const dfg_module *m, struct filling *f, dfg_node func)
{
    const dfg_node *args;
    const uint32_t argc = dfg_node_args(m, func, &args);
    for (uint32_t i = dfg_node_data(m, func); i < argc; i++)
        skip(f, args[i]);
}

static void fill(const dfg_module *m, struct filling *f)
{
    const struct nodes *t = &m->nodes;
    for (dfg_node n = t->n; --n > DFG_NONE;) {
        const uint32_t argc = t->argc[n];
        if (argc == 0)
            continue;
        const dfg_node *args = m->args.rows + t->first[n];
        if (t->op[n] == DFG_FUNC)
            skip_results(m, f, n);
        else if (argc <= FEW)
            consume_few(f, args, argc, n);
        else
            consume_many(f, args, argc != DFG_ARGC_MANY ? argc : args[-1], n);
    }
}

static bool has_many(const dfg_module *m)
{
    uint16_t bits = 0;
    for (dfg_node n = 1; n < m->nodes.n; n++)
        bits |= m->nodes.argc[n];
    return bits > FEW;
}

/* Where each list ends that has as many users as there are uses. */
static uint32_t ends_of(const uint32_t *uses, uint32_t n, uint32_t *at)
{
    uint32_t sum = 0;
    for (uint32_t i = 0; i < n; i++)
        at[i] = sum += uses[i];
    return at[n] = sum;
}

static void move_down(dfg_node *users, uint32_t from, uint32_t to, uint32_t by)
{
    if (by != 0)
        memmove(users + from - by, users + from, (to - from) * sizeof *users);
}

/* The lists one behind the other. */
static uint32_t close_gaps(const struct filling *f, const uint32_t *uses, uint32_t n)
{
    uint32_t end = f->gaps > 0 ? f->at[f->gaps - 1] + uses[f->gaps - 1] : 0, from = end, gap = 0;
    for (dfg_node i = f->gaps; i < n; i++) {
        if (f->at[i] != end) {
            move_down(f->users, from, end, gap);
            from = f->at[i];
            gap += from - end;
        }
        end += uses[i];
        f->at[i] -= gap;
    }
    move_down(f->users, from, end, gap);
    return f->at[n] = end - gap;
}

static bool build(dfg_module *m, dfg_node *last)
{
    struct user_lists *u = &m->users;
    const uint32_t n = m->nodes.n;
    assert(m->edit == NULL);
    u->first = dfg_heap_alloc(m, (size_t)n + 1, sizeof *u->first);
    if (u->first == NULL)
        return false;
    u->room = ends_of(m->nodes.uses, n, u->first);
    u->users = dfg_heap_alloc(m, u->room, sizeof *u->users);
    if (u->users == NULL)
        return false;
    struct filling f = {u->first, u->users, last, n};
    fill(m, &f);
    u->n = close_gaps(&f, m->nodes.uses, n);
    assert(u->first[0] == 0);
    return true;
}

dfg_status dfg_build_users(dfg_module *m)
{
    if (m->users.first != NULL)
        return DFG_OK;
    const dfg_status finished = dfg_finish(m); /* which an open edit refuses: it knows the users itself */
    if (finished != DFG_OK)
        return finished;
    const bool many = has_many(m);
    dfg_node *last = many ? dfg_heap_zeroed(m, m->nodes.n, sizeof *last) : NULL;
    const bool built = (last != NULL || !many) && build(m, last);
    dfg_heap_free(m, last);
    if (!built)
        dfg_users_drop(m);
    return built ? DFG_OK : DFG_NO_MEMORY;
}
