/* users.c -- the consumers of every value, as lists in one array.
 *
 * In:   operands of a finished module.
 * Out:  per value its consumers in graph order, each once; a function that
 *       returns a value uses but does not consume it, and is in no list.
 *
 * Two passes: one counts, one fills each list from its end, users from the last one
 * on.  Few operands are compared with one another; of many the last consumer seen of
 * each value tells a repeated one.  O(nodes + operands); 4 bytes a node while it runs,
 * if some node has many.
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

/* n consumes the value: counts that, or with `fill` writes n in front of what its list has. */
static inline void use(dfg_node n, dfg_node value, uint32_t *at, dfg_node *fill)
{
    if (fill != NULL)
        fill[--at[value]] = n;
    else
        at[value]++;
}

/* The same of an operand of many; last: per value the last consumer of many, complemented where lists are filled. */
static inline void use_once(dfg_node n, dfg_node value, uint32_t *at, dfg_node *last, dfg_node *fill)
{
    const dfg_node mark = fill != NULL ? ~n : n;
    if (value == DFG_NONE || last[value] == mark)
        return;
    last[value] = mark;
    use(n, value, at, fill);
}

static inline void consume(const dfg_node *args, uint32_t argc, dfg_node n, uint32_t *at, dfg_node *last,
                           dfg_node *fill)
{
    if (argc > FEW) {
        for (uint32_t i = 0; i < argc; i++)
            use_once(n, args[i], at, last, fill);
        return;
    }
    if (args[0] != DFG_NONE)
        use(n, args[0], at, fill);
    if (argc > 1 && args[1] != DFG_NONE && args[1] != args[0])
        use(n, args[1], at, fill);
    if (argc > 2 && args[2] != DFG_NONE && args[2] != args[0] && args[2] != args[1])
        use(n, args[2], at, fill);
}

static inline void each_use(const dfg_module *m, uint32_t *at, dfg_node *last, dfg_node *fill)
{
    const struct nodes *t = &m->nodes;
    const dfg_node *rows = m->args.rows;
    for (dfg_node k = 1, end = t->n; k < end; k++) {
        const dfg_node n = fill != NULL ? end - k : k;
        const uint32_t argc = t->argc[n];
        if (argc != 0 && t->op[n] != DFG_FUNC)
            consume(rows + t->first[n], argc != DFG_ARGC_MANY ? argc : rows[t->first[n] - 1], n, at, last, fill);
    }
}

static bool has_many(const dfg_module *m)
{
    bool many = false;
    for (dfg_node n = 1; n < m->nodes.n; n++)
        many |= m->nodes.argc[n] > FEW;
    return many;
}

/* From counts to where each list ends, which is where the next one starts. */
static uint32_t ends_of(uint32_t *at, uint32_t n)
{
    uint32_t sum = 0;
    for (uint32_t i = 0; i <= n; i++)
        at[i] = sum += at[i];
    return sum;
}

static bool build(dfg_module *m, dfg_node *last)
{
    struct user_lists *u = &m->users;
    assert(m->edit == NULL);
    u->first = dfg_heap_zeroed(m, (size_t)m->nodes.n + 1, sizeof *u->first);
    if (u->first == NULL)
        return false;
    each_use(m, u->first, last, NULL);
    u->n = ends_of(u->first, m->nodes.n);
    u->users = dfg_heap_alloc(m, u->n, sizeof *u->users);
    if (u->users == NULL)
        return false;
    each_use(m, u->first, last, u->users);
    assert(u->first[0] == 0);
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
    const bool many = has_many(m);
    dfg_node *last = many ? dfg_heap_zeroed(m, m->nodes.n, sizeof *last) : NULL;
    const bool built = (last != NULL || !many) && build(m, last);
    dfg_heap_free(m, last);
    if (!built)
        dfg_users_drop(m);
    return built ? DFG_OK : DFG_NO_MEMORY;
}
