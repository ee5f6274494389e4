/* inline_if.c -- an If whose condition is a constant, or which has a rank that the other branch has not,
 * becomes the body of that branch.
 *
 * In:   a call of ONNX's If, all of whose results are taken apart.
 * Out:  the nodes of the branch in the body that the If stands in, their results in
 *       place of its own.  They are not copied: they move out, and bodies inside move
 *       with them.  They stood before the function, so the order stays.
 */
#include <string.h>

#include "canonical.h"
#include "rewriter.h"

/* May results of the If be those of the branch?  Not where both have ranks that differ. */
static bool can_be(const dfg_module *m, dfg_node n, dfg_node func)
{
    const struct dfg_type *tuple = dfg_type_info(m, m->nodes.type[n]);
    const dfg_node *results;
    const uint32_t n_results = dfg_node_args(m, func, &results);
    bool can = true;
    for (uint32_t i = 0; can && tuple->tag == DFG_T_TUPLE && i < n_results && i < tuple->n; i++) {
        const struct dfg_type *is = dfg_type_info(m, tuple->u.fields[i]);
        const struct dfg_type *gives =
            dfg_type_info(m, results[i] != DFG_NONE ? m->nodes.type[results[i]] : 0);
        can = is->tag != DFG_T_TENSOR || gives->tag != DFG_T_TENSOR || is->rank < 0 || gives->rank < 0 ||
              is->rank == gives->rank;
    }
    return can;
}

static bool is_function(const dfg_module *m, dfg_node func)
{
    return func != DFG_NONE && m->nodes.op[func] == DFG_FUNC && dfg_node_data(m, func) == 0;
}

/* Which operand it is; 2: nobody knows. */
static int taken(const dfg_module *m, dfg_node n, const dfg_node *args)
{
    if (args[2] != DFG_NONE && m->nodes.op[args[2]] == DFG_CONST) {
        const struct dfg_tensor *t = dfg_tensor_of(m, args[2]);
        const bool is_known = t->n == 1 && t->data != NULL && dfg_type_info(m, t->type)->dtype == DFG_BOOL;
        return !is_known ? 2 : t->data[0] != 0 ? 0 : 1;
    }
    if (!is_function(m, args[0]) || !is_function(m, args[1]))
        return 2;
    const bool yes = can_be(m, n, args[0]), no = can_be(m, n, args[1]);
    return yes == no ? 2 : yes ? 0 : 1;
}

/* The branch of an If that is taken; DFG_NONE: nobody knows, or it is no branch. */
static dfg_node branch_of(const dfg_module *m, dfg_node n)
{
    const dfg_node *args;
    const int which = dfg_node_args(m, n, &args) == 3 ? taken(m, n, args) : 2;
    if (which == 2)
        return DFG_NONE;
    const dfg_node func = args[which];
    const bool is_branch =
        is_function(m, func) && m->nodes.uses[func] == 1 && edit_body(m, func) == edit_body(m, n);
    return is_branch ? func : DFG_NONE;
}

/* The projections to r->inner; false: something else uses the If, or a result is no replacement. */
static bool gather_results(dfg_rewriter *r, dfg_node n, dfg_node func)
{
    const dfg_module *m = r->m;
    const struct edit *e = m->edit;
    const dfg_node *results;
    const uint32_t n_results = dfg_node_args(m, func, &results);
    r->n_inner = 0;
    if (!dfg_heap_grow(m, &r->inner, &r->inner_room, m->nodes.uses[n], sizeof *r->inner)) {
        r->failed = true;
        return false;
    }
    for (uint32_t slot = e->head[n]; slot != 0; slot = e->next[slot]) {
        const dfg_node get = e->owner[slot];
        const uint32_t i = dfg_node_data(m, get);
        uint32_t type;
        if (m->nodes.op[get] != DFG_GET || i >= n_results || results[i] == DFG_NONE ||
            m->bodies.rows[edit_body(m, get)].composite ||
            !dfg_attempt_meet(r, m->nodes.type[get], m->nodes.type[results[i]], &type))
            return false;
        r->inner[r->n_inner++] = get;
    }
    return true;
}

/* What stands in the body, operands first, stands in the one around it from now on. */
static bool move_out(dfg_rewriter *r, dfg_node func, uint32_t body)
{
    dfg_module *m = r->m;
    struct edit *e = m->edit;
    const uint32_t around = m->bodies.rows[body].parent;
    bool ok = dfg_edit_collect_body(m, func, body);
    e->is_in_order = false;
    for (size_t i = 0; ok && i < e->n_seen; i++) {
        const dfg_node n = e->seen[i];
        if (edit_body(m, n) != body)
            continue;
        e->body[n] = around;
        m->bodies.of[n] = m->bodies.rows[around].func;
        ok = dfg_canonical_push(r, n);
    }
    for (uint32_t b = body + 1; ok && b < m->bodies.n; b++)
        if (m->bodies.rows[b].parent == body)
            m->bodies.rows[b].parent = around;
    return ok;
}

bool dfg_inline_if(dfg_rewriter *r, dfg_node n)
{
    dfg_module *m = r->m;
    const dfg_node func = branch_of(m, n);
    uint32_t body = 1;
    if (func == DFG_NONE || r->canonical.has_effects || !gather_results(r, n, func))
        return !r->failed;
    while (body < m->bodies.n && m->bodies.rows[body].func != func)
        body++;
    const size_t n_gets = r->n_inner;
    struct dfg_rule_stats stats = r->canonical.stats[DFG_INLINE_IF];
    dfg_node *gets = dfg_heap_alloc(m, n_gets + 1, sizeof *gets);
    bool ok = gets != NULL && body < m->bodies.n && move_out(r, func, body), done;
    if (ok && n_gets > 0)
        memcpy(gets, r->inner, n_gets * sizeof *gets);
    r->n_inner = 0;
    for (size_t i = 0; ok && i < n_gets; i++) {
        const dfg_node *results;
        dfg_node_args(m, func, &results);
        ok = dfg_canonical_replace(r, DFG_INLINE_IF, gets[i], results[dfg_node_data(m, gets[i])],
                                   dfg_edit_mark(m), &done);
    }
    stats.tried++;
    stats.applied += ok;
    r->canonical.stats[DFG_INLINE_IF] = stats;
    dfg_heap_free(m, gets);
    r->failed = r->failed || !ok;
    return ok;
}
