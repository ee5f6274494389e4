/* users.c -- the consumers of every value, as lists in one array.
 *
 * In:   operands of a finished module.
 * Out:  per value its consumers in graph order, each once; a function that
 *       returns a value uses but does not consume it, and is in no list.
 *
 * Two passes, counting and filling; of many operands the last consumer seen of
 * each value tells a repeated one.  O(nodes + operands), 4 bytes a node while it runs.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "module.h"

/* So many operands are compared with one another; more with a mark a value. */
enum { FEW = 2 };

void dfg_users_drop(dfg_module *m)
{
    dfg_heap_free(m, m->users.first);
    dfg_heap_free(m, m->users.users);
    m->users = (struct user_lists){0};
}

/* Is the operand one of those before it?  Of few operands all are looked at. */
static bool is_repeated(const dfg_node *args, uint32_t i, dfg_node n, dfg_node *last)
{
    if (i >= FEW) {
        bool repeated = last[args[i]] == n;
        last[args[i]] = n;
        return repeated;
    }
    for (uint32_t k = 0; k < i; k++)
        if (args[k] == args[i])
            return true;
    return false;
}

/* What n consumes, each value once: counts it, or with `fill` writes n to its list. */
static void consume(const dfg_node *args, uint32_t argc, dfg_node n, uint32_t *at, dfg_node *last,
                    dfg_node *fill)
{
    if (argc > FEW) /* the first ones are looked up by those behind them */
        for (uint32_t i = 0; i < FEW; i++)
            last[args[i]] = n;
    for (uint32_t i = 0; i < argc; i++) {
        if (args[i] == DFG_NONE || is_repeated(args, i, n, last))
            continue;
        if (fill != NULL)
            fill[at[args[i]]] = n;
        at[args[i]]++;
    }
}

static void each_use(const dfg_module *m, uint32_t *at, dfg_node *last, dfg_node *fill)
{
    const struct nodes *t = &m->nodes;
    memset(last, 0, t->n * sizeof *last);
    for (dfg_node n = 1; n < t->n; n++) {
        const dfg_node *args = m->args.rows + t->first[n];
        uint32_t argc = t->argc[n];
        if (argc == 0 || t->op[n] == DFG_FUNC)
            continue;
        consume(args, argc != DFG_ARGC_MANY ? argc : args[-1], n, at, last, fill);
    }
}

/* From counts, in at[0..n-1], to where each list starts. */
static uint32_t starts_of(uint32_t *at, uint32_t n)
{
    uint32_t sum = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t count = at[i];
        at[i] = sum;
        sum += count;
    }
    return sum;
}

/* Filling left at[i] at the end of list i, which is the start of the next. */
static void ends_to_starts(uint32_t *at, uint32_t n)
{
    memmove(at + 1, at, n * sizeof *at);
    at[0] = 0;
}

static bool build(dfg_module *m, dfg_node *last)
{
    struct user_lists *u = &m->users;
    assert(m->edit == NULL);
    u->first = dfg_heap_zeroed(m, (size_t)m->nodes.n + 1, sizeof *u->first);
    if (u->first == NULL)
        return false;
    each_use(m, u->first, last, NULL);
    u->n = starts_of(u->first, m->nodes.n);
    u->users = dfg_heap_alloc(m, u->n, sizeof *u->users);
    if (u->users == NULL)
        return false;
    each_use(m, u->first, last, u->users);
    ends_to_starts(u->first, m->nodes.n);
    assert(u->first[m->nodes.n] == u->n);
    return true;
}

dfg_status dfg_build_users(dfg_module *m)
{
    if (m->users.first != NULL)
        return DFG_OK;
    if (m->failed)
        return DFG_NO_MEMORY;
    if (m->edit != NULL) /* which knows them */
        return DFG_BAD_GRAPH;
    dfg_node *last = dfg_heap_alloc(m, m->nodes.n, sizeof *last);
    bool built = last != NULL && build(m, last);
    dfg_heap_free(m, last);
    if (!built)
        dfg_users_drop(m);
    return built ? DFG_OK : DFG_NO_MEMORY;
}
