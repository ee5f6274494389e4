/* mutate.c -- a graph is changed node by node, operands first.
 *
 * In:   a finished module, hooks by operator.
 * Out:  the module in which other values stand for those that the hooks replaced.
 *
 * New nodes and copies of what uses them are added behind the old ones, which stay
 * as they are meanwhile, so that hooks may ask about both; only results of functions
 * are changed in place, and remembered.  In the end the live nodes are rebuilt; or
 * what was added is dropped, and functions return again what they did.
 */
#include <stdlib.h>
#include <string.h>

#include "../core/rebuild.h"
#include "visit.h"

/* An operand of a function as it was. */
struct undo {
    uint32_t slot;
    dfg_node was;
};

struct dfg_mutation {
    dfg_node *memo; /* old node -> what stands for it */
    dfg_node *body; /* node, new ones too -> function that holds it */
    uint64_t *rank; /* where it stands: new nodes right before that at which they were made */
    size_t body_room, rank_room;
    uint32_t n_old, n_known; /* nodes before; nodes whose body is known */
    struct visit_index index;
    struct rebuild_point start;
    struct undo *undo;
    size_t n_undo, undo_room;
    dfg_node *args; /* operands of the copy at work */
    size_t args_room;
    dfg_status status;
};

dfg_node dfg_mutated(const struct dfg_mutator *mu, dfg_node old)
{
    return old < mu->run->n_old ? mu->run->memo[old] : DFG_NONE;
}

static bool give_up(struct dfg_mutation *run, dfg_status status)
{
    run->status = status;
    return false;
}

static uint64_t rank_of(dfg_node n, uint32_t i)
{
    return (uint64_t)n << 32 | i;
}

/* Nodes that were added stand where n does, but for those in a function that was added. */
static bool place_new(struct dfg_mutator *mu, dfg_node at)
{
    struct dfg_mutation *run = mu->run;
    uint32_t n = dfg_n_nodes(mu->m);
    if (!dfg_heap_grow(mu->m, &run->body, &run->body_room, n, sizeof *run->body) ||
        !dfg_heap_grow(mu->m, &run->rank, &run->rank_room, n, sizeof *run->rank))
        return give_up(run, DFG_NO_MEMORY);
    for (; run->n_known < n; run->n_known++) {
        dfg_node own = dfg_node_body(mu->m, run->n_known);
        run->body[run->n_known] = own != DFG_NONE ? own : run->body[at];
        run->rank[run->n_known] = rank_of(at, run->n_known - run->n_old);
    }
    return true;
}

static void take_name(dfg_module *m, dfg_node from, dfg_node to)
{
    if (dfg_name(m, to) == 0)
        dfg_set_name(m, to, dfg_name(m, from));
}

dfg_node dfg_copy_with(struct dfg_mutator *mu, dfg_node old, const dfg_node *args)
{
    dfg_module *m = mu->m;
    const dfg_node *own;
    const struct dfg_fact *facts;
    uint32_t argc = dfg_node_args(m, old, &own);
    dfg_node copy = dfg_node_add(m, dfg_node_kind(m, old), args, argc, dfg_node_type(m, old));
    if (copy == DFG_NONE || !dfg_notes_copy(m, &m->notes, old, copy))
        return DFG_NONE;
    take_name(m, old, copy);
    for (uint32_t i = 0, n = dfg_facts(m, old, &facts); i < n; i++) {
        struct dfg_fact fact = facts[i];
        if (!dfg_set_fact(m, copy, fact.key, fact.value))
            return DFG_NONE;
        dfg_facts(m, old, &facts);
    }
    return copy;
}

/* ---- one node ---- */

/* A function keeps its row; its results change there. */
static bool mutate_results(struct dfg_mutator *mu, dfg_node func)
{
    struct dfg_mutation *run = mu->run;
    const dfg_node *args;
    uint32_t argc = dfg_node_args(mu->m, func, &args);
    for (uint32_t i = dfg_node_data(mu->m, func); i < argc; i++) {
        dfg_node to = run->memo[args[i]];
        if (to == args[i])
            continue;
        if (!dfg_heap_grow(mu->m, &run->undo, &run->undo_room, run->n_undo + 1, sizeof *run->undo))
            return give_up(run, DFG_NO_MEMORY);
        run->undo[run->n_undo++] = (struct undo){mu->m->nodes.first[func] + i, args[i]};
        mu->m->args.rows[mu->m->nodes.first[func] + i] = to;
        mu->changed = true;
    }
    return true;
}

/* n, or a copy of it whose operands are what stands for its own. */
static bool mutate_operands(struct dfg_mutator *mu, dfg_node n, dfg_node *post)
{
    struct dfg_mutation *run = mu->run;
    const dfg_node *args;
    uint32_t argc = dfg_node_args(mu->m, n, &args);
    bool same = true;
    *post = n;
    if (dfg_node_op(mu->m, n) == DFG_FUNC)
        return mutate_results(mu, n);
    if (!dfg_heap_grow(mu->m, &run->args, &run->args_room, argc, sizeof *run->args))
        return give_up(run, DFG_NO_MEMORY);
    dfg_node *to = run->args;
    for (uint32_t i = 0; i < argc; i++) {
        to[i] = run->memo[args[i]];
        same = same && to[i] == args[i];
    }
    if (same)
        return true;
    *post = dfg_copy_with(mu, n, to);
    return *post != DFG_NONE || give_up(run, mu->m->failed ? DFG_NO_MEMORY : DFG_BAD_GRAPH);
}

/* From now on `to` stands for n. */
static bool settle(struct dfg_mutator *mu, dfg_node n, dfg_node to)
{
    struct dfg_mutation *run = mu->run;
    if (mu->m->failed || !place_new(mu, n))
        return give_up(run, DFG_NO_MEMORY);
    if (to >= dfg_n_nodes(mu->m) || mu->m->bodies.open != 0)
        return give_up(run, DFG_BAD_GRAPH);
    if (to >= run->n_old)
        take_name(mu->m, n, to);
    mu->changed = mu->changed || to != n;
    run->memo[n] = to;
    return true;
}

static bool is_of_module(const dfg_module *m, dfg_node n)
{
    return dfg_node_op(m, n) == DFG_FUNC && dfg_node_body(m, n) == DFG_NONE;
}

static enum dfg_visit_way before(struct dfg_visitor *v, dfg_node n)
{
    struct dfg_mutator *mu = v->ctx;
    uint32_t row = visit_row(&mu->run->index, dfg_node_op(mu->m, n));
    if (row == 0 || mu->rows[row - 1].before == NULL || is_of_module(mu->m, n))
        return DFG_VISIT_ON;
    dfg_node to = mu->rows[row - 1].before(mu, n);
    if (to == DFG_NONE && place_new(mu, n))
        return DFG_VISIT_ON;
    return to != DFG_NONE && settle(mu, n, to) ? DFG_VISIT_OVER : DFG_VISIT_STOP;
}

static enum dfg_visit_way after(struct dfg_visitor *v, dfg_node n)
{
    struct dfg_mutator *mu = v->ctx;
    uint32_t row = visit_row(&mu->run->index, dfg_node_op(mu->m, n));
    dfg_mutate_hook *hook = row != 0 ? mu->rows[row - 1].after : mu->after;
    dfg_node post, to = DFG_NONE;
    if (!mutate_operands(mu, n, &post))
        return DFG_VISIT_STOP;
    if (hook != NULL && !is_of_module(mu->m, n))
        to = hook(mu, n, post);
    return settle(mu, n, to != DFG_NONE ? to : post) ? DFG_VISIT_ON : DFG_VISIT_STOP;
}

/* ---- all of them ---- */

/* The functions of the module, then live nodes that no result reaches: effects, and what they need. */
static bool roots_of(struct dfg_mutator *mu, dfg_node **roots, uint32_t *n)
{
    dfg_module *m = mu->m;
    uint32_t n_nodes = dfg_n_nodes(m);
    uint8_t *live = dfg_heap_zeroed(m, n_nodes, sizeof *live);
    *n = 0;
    *roots = dfg_heap_alloc(m, (size_t)n_nodes + dfg_n_functions(m), sizeof **roots);
    bool ok = live != NULL && *roots != NULL && dfg_rebuild_mark(m, live);
    for (uint32_t i = 0; ok && i < dfg_n_functions(m); i++)
        (*roots)[(*n)++] = dfg_function(m, i);
    for (dfg_node x = 1; ok && x < n_nodes; x++)
        if (live[x] != 0)
            (*roots)[(*n)++] = x;
    dfg_heap_free(m, live);
    return ok;
}

static bool begin(struct dfg_mutator *mu)
{
    struct dfg_mutation *run = mu->run;
    dfg_module *m = mu->m;
    uint32_t n = dfg_n_nodes(m);
    run->n_old = n;
    run->start = dfg_rebuild_point(m);
    run->memo = dfg_heap_zeroed(m, n, sizeof *run->memo);
    run->body = dfg_heap_alloc(m, n, sizeof *run->body);
    run->rank = dfg_heap_alloc(m, n, sizeof *run->rank);
    run->body_room = run->rank_room = n;
    if (run->memo == NULL || run->body == NULL || run->rank == NULL ||
        !dfg_visit_index_build(&run->index, m, mu->rows, mu->n_rows, sizeof *mu->rows))
        return give_up(run, DFG_NO_MEMORY);
    for (; run->n_known < n; run->n_known++) {
        run->body[run->n_known] = dfg_node_body(m, run->n_known);
        run->rank[run->n_known] = rank_of(run->n_known, UINT32_MAX);
    }
    return true;
}

static void walk(struct dfg_mutator *mu)
{
    struct dfg_visitor v = {.m = mu->m, .pre = before, .post = after, .ctx = mu};
    dfg_node *roots;
    uint32_t n;
    dfg_status status = DFG_NO_MEMORY;
    if (roots_of(mu, &roots, &n))
        status = n != 0 ? dfg_visit(&v, roots, n) : DFG_OK;
    if (mu->run->status == DFG_OK)
        mu->run->status = status;
    dfg_heap_free(mu->m, roots);
}

static dfg_status rebuild(struct dfg_mutator *mu)
{
    struct dfg_mutation *run = mu->run;
    uint8_t *replaced = dfg_heap_zeroed(mu->m, dfg_n_nodes(mu->m), sizeof *replaced);
    if (replaced == NULL)
        return DFG_NO_MEMORY;
    for (dfg_node n = 1; n < run->n_old; n++)
        replaced[n] = run->memo[n] != DFG_NONE && run->memo[n] != n;
    struct rebuild_edits edits = {run->body, run->rank, replaced};
    dfg_status status = dfg_rebuild_edited(mu->m, &edits, NULL);
    dfg_heap_free(mu->m, replaced);
    return status;
}

static void undo_all(struct dfg_mutator *mu)
{
    struct dfg_mutation *run = mu->run;
    while (run->n_undo > 0) {
        const struct undo *u = &run->undo[--run->n_undo];
        mu->m->args.rows[u->slot] = u->was;
    }
    dfg_rebuild_rollback(mu->m, run->start);
    mu->changed = false;
}

static void run_free(const dfg_module *m, struct dfg_mutation *run)
{
    dfg_heap_free(m, run->memo);
    dfg_heap_free(m, run->body);
    dfg_heap_free(m, run->rank);
    free(run->index.row);
    dfg_heap_free(m, run->undo);
    dfg_heap_free(m, run->args);
}

dfg_status dfg_mutate(struct dfg_mutator *mu, struct dfg_error *err)
{
    struct dfg_mutation run = {.status = DFG_OK};
    mu->changed = false;
    if (dfg_need_closed(mu->m, err) != DFG_OK)
        return DFG_BAD_GRAPH;
    run.status = dfg_finish(mu->m);
    if (run.status == DFG_OK) {
        mu->run = &run;
        if (begin(mu))
            walk(mu);
        if (run.status == DFG_OK && mu->changed)
            run.status = dfg_misplaced(mu->m, run.n_old) == DFG_NONE ? rebuild(mu) : DFG_BAD_GRAPH;
        if (run.status != DFG_OK || !mu->changed)
            undo_all(mu);
        run_free(mu->m, &run);
        mu->run = NULL;
    }
    if (run.status == DFG_NO_MEMORY)
        return dfg_fail(err, DFG_NO_MEMORY, "out of memory");
    if (run.status != DFG_OK)
        return dfg_fail(err, run.status, "a replacement does not exist, can't stand where it should, or lacks a field");
    return DFG_OK;
}
