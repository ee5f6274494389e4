/* rebuild.c -- a module's nodes step aside, and are copied into new arrays.
 *
 * In:   a module; which nodes are copied, in which order, is the caller's.
 * Out:  the module with the copies, finished; or as it was.
 *
 * The old nodes are a module of their own on the stack, which shares the tables
 * of everything interned; so whatever reads a graph reads them.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rebuild.h"

/* The tables of nodes, from one module to another. */
static void take_nodes(dfg_module *m, const dfg_module *from)
{
    m->finished = from->finished;
    m->topological = from->topological;
    m->nodes = from->nodes;
    m->args = from->args;
    m->bodies = from->bodies;
    m->functions = from->functions;
    m->facts = from->facts;
    m->notes = from->notes;
    m->users = from->users;
}

static bool start_empty(dfg_module *m, const dfg_module *was)
{
    take_nodes(m, &(dfg_module){.topological = true, .notes = was->notes});
    m->notes.rows = NULL;
    m->notes.n = m->notes.room = 0;
    if (!dfg_array_grow(m, &m->args.rows, &m->args.room, was->args.n, sizeof *m->args.rows))
        return false;
    m->args.rows[m->args.n++] = DFG_NONE;
    return dfg_nodes_reserve(m, was->nodes.n) && dfg_nodes_init(m) && dfg_bodies_init(m);
}

bool dfg_rebuild_begin(struct rebuild *r, dfg_module *m)
{
    assert(m->edit == NULL);
    *r = (struct rebuild){.m = m, .was = *m};
    if (m->failed || m->bodies.open != 0)
        return false;
    r->to = dfg_heap_zeroed(m, m->nodes.n, sizeof *r->to);
    if (r->to != NULL && start_empty(m, &r->was))
        return true;
    if (r->to != NULL)
        dfg_rebuild_undo(r);
    return false;
}

const dfg_module *dfg_rebuild_was(struct rebuild *r)
{
    dfg_module was = r->was;
    r->was = *r->m;
    take_nodes(&r->was, &was);
    return &r->was;
}

/* The copies of n's operands, in r->args. */
static const dfg_node *copies(struct rebuild *r, const dfg_node *args, uint32_t argc)
{
    if (!dfg_array_grow(r->m, &r->args, &r->args_room, argc, sizeof *r->args))
        return NULL;
    dfg_node *to = r->args;
    for (uint32_t i = 0; i < argc; i++) {
        to[i] = r->to[args[i]];
        if (to[i] == DFG_NONE && args[i] != DFG_NONE)
            return NULL;
    }
    return to;
}

/* Rows of the newest node are the last, and sorted by key, so they stay sorted. */
bool dfg_rebuild_copy_facts(struct rebuild *r, dfg_node n, dfg_node copy)
{
    const struct dfg_fact *facts;
    uint32_t count = r->was.facts.n != 0 ? dfg_facts(&r->was, n, &facts) : 0;
    struct facts *t = &r->m->facts;
    if (count == 0)
        return true;
    if (!dfg_array_grow(r->m, &t->rows, &t->room, (size_t)t->n + count, sizeof *t->rows))
        return false;
    for (uint32_t i = 0; i < count; i++)
        t->rows[t->n++] = (struct dfg_fact){copy, facts[i].key, facts[i].value};
    return true;
}

/* All that is about the node beside its row; from now on it has a copy. */
static bool copy_notes(struct rebuild *r, dfg_node n, dfg_node copy)
{
    const struct nodes *t = &r->was.nodes;
    assert(n < t->n && copy < r->m->nodes.n);
    if (n < t->n_names && t->names[n] != 0)
        dfg_set_name(r->m, copy, t->names[n]);
    r->to[n] = copy;
    return dfg_rebuild_copy_facts(r, n, copy) && dfg_notes_copy(r->m, &r->was.notes, n, copy);
}

dfg_node dfg_rebuild_copy(struct rebuild *r, dfg_node n, const dfg_node *args)
{
    const struct nodes *t = &r->was.nodes;
    const dfg_node *old;
    uint32_t argc = dfg_node_args(&r->was, n, &old);
    bool is_func = t->op[n] == DFG_FUNC;
    if (argc > 0 && args == NULL && (args = copies(r, old, argc)) == NULL)
        return DFG_NONE;
    if (is_func && (r->m->bodies.open == 0 || !dfg_bodies_reserve(r->m)))
        return DFG_NONE;
    dfg_node copy = dfg_node_add(r->m, t->kind[n], args, argc, t->type[n]);
    if (copy == DFG_NONE)
        return DFG_NONE;
    if (is_func)
        dfg_bodies_close(r->m, copy);
    if (argc == 0) /* a constant's tensor, a variable's name */
        r->m->nodes.first[copy] = t->first[n];
    return copy_notes(r, n, copy) ? copy : DFG_NONE;
}

/* May copy_row do it?  It is no function, and there is room. */
static bool is_plain(const struct rebuild *r, dfg_node n)
{
    const struct nodes *old = &r->was.nodes;
    return old->op[n] != DFG_FUNC && old->argc[n] != DFG_ARGC_MANY && r->m->nodes.n < r->m->nodes.room &&
           old->argc[n] <= r->m->args.room - r->m->args.n;
}

/* As rebuild_copy, of a plain node.  DFG_NONE: an operand has no copy. */
static dfg_node copy_row(struct rebuild *r, dfg_node n)
{
    const struct nodes *old = &r->was.nodes;
    struct nodes *t = &r->m->nodes;
    uint32_t argc = old->argc[n], first = old->first[n], at = r->m->args.n;
    dfg_node *to = r->m->args.rows + at, copy = t->n;
    assert(argc != DFG_ARGC_MANY && old->op[n] != DFG_FUNC);
    assert(copy < t->room && argc <= r->m->args.room - at);
    for (uint32_t i = 0; i < argc; i++) {
        dfg_node a = r->was.args.rows[first + i];
        to[i] = r->to[a];
        if (to[i] == DFG_NONE && a != DFG_NONE)
            return DFG_NONE;
    }
    t->op[copy] = old->op[n];
    t->argc[copy] = (uint16_t)argc;
    t->first[copy] = argc != 0 ? at : first; /* of a leaf: what it is */
    t->kind[copy] = old->kind[n];
    t->type[copy] = old->type[n];
    r->m->args.n += argc;
    t->n++;
    return copy_notes(r, n, copy) ? copy : DFG_NONE;
}

dfg_node dfg_rebuild_copy_next(struct rebuild *r, dfg_node n)
{
    return is_plain(r, n) ? copy_row(r, n) : dfg_rebuild_copy(r, n, NULL);
}

static bool name_functions(struct rebuild *r)
{
    const struct functions *t = &r->was.functions;
    for (uint32_t i = 0; i < t->n; i++) {
        dfg_node copy = r->to[t->rows[i].func];
        if (copy != DFG_NONE && dfg_function_by_name(r->m, t->rows[i].name) == DFG_NONE &&
            !dfg_function_add(r->m, t->rows[i].name, copy))
            return false;
    }
    return true;
}

dfg_status dfg_rebuild_end(struct rebuild *r, dfg_node **map)
{
    dfg_status status = !name_functions(r) || r->m->failed ? DFG_NO_MEMORY : dfg_finish(r->m);
    if (status != DFG_OK) {
        dfg_rebuild_undo(r);
        return status;
    }
    dfg_nodes_free(&r->was);
    dfg_heap_free(r->m, r->args);
    if (map != NULL)
        *map = r->to;
    else
        dfg_heap_free(r->m, r->to);
    return DFG_OK;
}

void dfg_rebuild_undo(struct rebuild *r)
{
    dfg_nodes_free(r->m);
    take_nodes(r->m, &r->was);
    r->m->failed = r->was.failed;
    dfg_heap_free(r->m, r->args);
    dfg_heap_free(r->m, r->to);
}

struct rebuild_point dfg_rebuild_point(const dfg_module *m)
{
    return (struct rebuild_point){.nodes = m->nodes.n,
                                  .args = m->args.n,
                                  .bodies = m->bodies.n,
                                  .open = m->bodies.open,
                                  .spans = m->bodies.n_spans,
                                  .names = m->nodes.n_names,
                                  .failed = m->failed,
                                  .finished = m->finished};
}

/* Facts are sorted by node, so those of new nodes are the last. */
void dfg_rebuild_rollback(dfg_module *m, struct rebuild_point p)
{
    m->nodes.n = p.nodes;
    m->args.n = p.args;
    m->bodies.n = p.bodies;
    m->bodies.open = p.open;
    m->bodies.n_spans = p.spans;
    if (m->nodes.n_names > p.names)
        m->nodes.n_names = p.names;
    while (m->facts.n > 0 && m->facts.rows[m->facts.n - 1].node >= p.nodes)
        m->facts.n--;
    if (m->notes.n > p.nodes)
        m->notes.n = p.nodes;
    m->failed = p.failed;
    dfg_module_edited(m);
    m->finished = p.finished; /* uses and bodies are still those of the rows before */
}
