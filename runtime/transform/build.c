/* build.c -- new nodes of a replacement: calls, tuples, projections.
 *
 * In:   operators in the numbers of the rule's file, operands, attributes.
 * Out:  nodes behind all others, without types.
 * Errors: DFG_NONE, and the rewrite is declined, where operands that must be
 *       there are absent, there are too many, or an attribute does not fit.
 */
#include <string.h>

#include "../core/row.h"
#include "build.h"

/* The module's operator for the file's. */
static inline uint16_t operator_of(dfg_rewriter *r, uint32_t op)
{
    const struct dfg_names *names = r->view->names;
    if (op < DFG_FIRST_OP || op - DFG_FIRST_OP >= names->n_ops)
        return 0;
    const char *name = names->ops[op - DFG_FIRST_OP];
    return r->view->op_back[op] != DFG_NO_OP ? r->view->op_back[op] : dfg_operator(r->m, name, strlen(name));
}

/* ---- calls ---- */

static bool misfit(dfg_rewriter *r, const struct dfg_op_decl *decl, const dfg_node *args, uint32_t n)
{
    if (n > decl->n_operands && !decl->variadic) {
        dfg_build_decline(r, "'%.100s' does not take %u operands", decl->name, (unsigned)n);
        return true;
    }
    for (uint32_t i = 0; i < decl->n_required; i++)
        if (i >= n || args[i] == DFG_NONE) {
            dfg_build_decline(r, "operand %u of '%.100s' is absent", (unsigned)i + 1, decl->name);
            return true;
        }
    return false;
}

/* A call of the module's operator; results 0: as many as declared. */
static dfg_node call(dfg_rewriter *r, uint16_t op, const dfg_node *args, uint32_t n,
                     const struct dfg_attrs *attrs, uint32_t results)
{
    const struct operator_row *row = &r->m->operators.rows[op];
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    while (n > 0 && args[n - 1] == DFG_NONE)
        n--; /* absent operands at the end are not written */
    if (row->decl != NULL && misfit(r, row->decl, args, n))
        return DFG_NONE;
    const uint32_t n_attrs = attrs != NULL ? attrs->n : 0;
    if (results == 0)
        results = row->decl != NULL ? row->decl->n_required_results : 1;
    if (n_attrs == 0 && results == 1 && row->plain != 0 && op >= DFG_FIRST_OP)
        return dfg_rewriter_added(r, dfg_row_add(r->m, row->plain, args, n));
    if (n_attrs > 0 && !dfg_build_fit_attrs(r, row->decl, attrs->at, n_attrs))
        return DFG_NONE;
    return dfg_rewriter_added(
        r, dfg_call_op(r->m, op, args, n, n_attrs > 0 ? attrs->at : NULL, n_attrs, results, 0));
}

/* A call without attributes, of as many results as declared, whose kind is there and for which there is room, as most
 * are; DFG_NONE: it is none. */
static inline dfg_node plain_call(dfg_rewriter *r, uint32_t op, const dfg_node *args, uint32_t n)
{
    dfg_module *m = r->m;
    dfg_graph *g = r->view;
    const uint16_t its = op >= DFG_FIRST_OP && op - DFG_FIRST_OP < g->names->n_ops ? g->op_back[op] : DFG_NO_OP;
    const struct operator_row *row = its != DFG_NO_OP ? &m->operators.rows[its] : NULL;
    const struct dfg_op_decl *decl = row != NULL ? row->decl : NULL;
    if (decl == NULL || row->plain == 0 || decl->n_required_results != 1 || n < decl->n_required ||
        n > decl->n_operands || n >= DFG_ARGC_MANY || !dfg_row_fits(m, n) || r->declined || r->failed)
        return DFG_NONE;
    dfg_node *to = m->args.rows + m->args.n;
    for (uint32_t i = 0; i < n; i++) {
        if (args[i] == DFG_NONE || args[i] >= m->nodes.n)
            return DFG_NONE;
        to[i] = args[i];
    }
    const dfg_node made = dfg_row_put(m, row->plain, n, false, 0);
    g->n_nodes = m->nodes.n;
    return made;
}

/* A call of the function value args[0]. */
static dfg_node apply(dfg_rewriter *r, const dfg_node *args, uint32_t n, const struct dfg_attrs *attrs,
                      uint32_t results)
{
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    if (n == 0 || args[0] == DFG_NONE) {
        dfg_decline(r, "the function that is called is absent");
        return DFG_NONE;
    }
    const uint32_t n_attrs = attrs != NULL ? attrs->n : 0;
    const uint32_t kind =
        dfg_kind_of(r->m, DFG_CALL, results > 0 ? results : 1, n_attrs > 0 ? attrs->at : NULL, n_attrs);
    return dfg_rewriter_added(r, dfg_node_add(r->m, kind, args, n, 0));
}

dfg_node dfg_new_node(dfg_rewriter *r, dfg_node n)
{
    return dfg_rewriter_added(r, n);
}

dfg_node dfg_new_call(dfg_rewriter *r, uint32_t op, const dfg_node *args, uint32_t n,
                      const struct dfg_attrs *attrs, uint32_t results)
{
    const dfg_node made = attrs == NULL && results == 0 ? plain_call(r, op, args, n) : DFG_NONE;
    if (made != DFG_NONE)
        return made;
    return op == DFG_CALL ? apply(r, args, n, attrs, results)
                          : call(r, operator_of(r, op), args, n, attrs, results);
}

void dfg_build_calls(const struct dfg_rule *self, dfg_rewriter *r, const void *match, dfg_node *with)
{
    dfg_node made[DFG_MOST_CALLS], args[DFG_CALL_OPERANDS];
    for (uint32_t i = 0; i < self->n_calls; i++) {
        const struct dfg_made_call *c = &self->calls[i];
        for (uint32_t k = 0; k < c->n; k++)
            args[k] = c->from[k] >= DFG_FROM_CALL
                          ? made[c->from[k] - DFG_FROM_CALL]
                          : *(const dfg_node *)(const void *)((const char *)match + c->from[k]);
        *with = made[i] = dfg_new_call(r, c->op, args, c->n, NULL, 0);
    }
}

dfg_node dfg_new_named(dfg_rewriter *r, const char *op, const dfg_node *args, uint32_t n,
                       const struct dfg_attrs *attrs, uint32_t results)
{
    return call(r, dfg_operator(r->m, op, strlen(op)), args, n, attrs, results);
}

dfg_node dfg_new_like_call(dfg_rewriter *r, dfg_node c, const dfg_node *args, uint32_t n,
                           const struct dfg_attrs *attrs, uint32_t results)
{
    const dfg_graph *g = r->view;
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    c = dfg_call_of(g, c);
    const uint16_t op = g->op[c];
    if (results == 0)
        results = dfg_data(g, c);
    if (op >= DFG_FIRST_OP)
        return call(r, op, args, n, attrs, results);
    struct dfg_operands all = {0};
    if (op != DFG_CALL) {
        dfg_decline(r, "what should be called like a capture is no call");
        return DFG_NONE;
    }
    dfg_push(r, &all, dfg_arg(g, c, 0));
    for (uint32_t i = 0; i < n; i++)
        dfg_push(r, &all, args[i]);
    return apply(r, all.at, all.n, attrs, results);
}

/* ---- other values ---- */

dfg_node dfg_new_tuple(dfg_rewriter *r, const dfg_node *fields, uint32_t n)
{
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    for (uint32_t i = 0; i < n; i++)
        if (fields[i] == DFG_NONE) {
            dfg_decline(r, "a field of a new tuple is absent");
            return DFG_NONE;
        }
    return dfg_rewriter_added(r, dfg_tuple(r->m, fields, n, 0));
}

dfg_node dfg_new_get(dfg_rewriter *r, dfg_node tuple, uint32_t index)
{
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    if (tuple == DFG_NONE) {
        dfg_decline(r, "a tuple that is taken apart is absent");
        return DFG_NONE;
    }
    return dfg_rewriter_added(r, dfg_get(r->m, tuple, index, 0));
}

dfg_node dfg_new_get_back(dfg_rewriter *r, dfg_node tuple, uint32_t back)
{
    const uint32_t n = !dfg_rewriter_gave_up(r) && tuple != DFG_NONE ? dfg_fields_of(r->m, tuple) : back;
    if (n >= back)
        return dfg_new_get(r, tuple, n - back);
    if (n > 0)
        dfg_build_decline(r, "a tuple has %u fields, and no field .-%u", (unsigned)n, (unsigned)back);
    else
        dfg_decline(r, "it is not known how many fields a tuple has");
    return DFG_NONE;
}

static dfg_node op_ref(dfg_rewriter *r, uint16_t op)
{
    if (dfg_rewriter_gave_up(r))
        return DFG_NONE;
    const uint32_t kind = op != 0 ? dfg_kind_of(r->m, DFG_OP_REF, op, NULL, 0) : 0;
    return dfg_rewriter_added(r, dfg_node_add(r->m, kind, NULL, 0, 0));
}

dfg_node dfg_new_op(dfg_rewriter *r, uint32_t op)
{
    return op_ref(r, operator_of(r, op));
}

dfg_node dfg_new_named_op(dfg_rewriter *r, const char *op)
{
    return op_ref(r, dfg_operator(r->m, op, strlen(op)));
}

void dfg_same_facts(dfg_rewriter *r, dfg_node made, dfg_node old)
{
    const struct dfg_fact *facts;
    if (dfg_rewriter_gave_up(r) || made == DFG_NONE || old == DFG_NONE)
        return;
    for (uint32_t i = 0, n = dfg_facts(r->m, old, &facts); i < n; i++) {
        const struct dfg_fact fact = facts[i];
        if (!dfg_set_fact(r->m, made, fact.key, fact.value)) {
            dfg_decline(r, "a fact can't be kept");
            return;
        }
        dfg_facts(r->m, old, &facts); /* rows may have moved */
    }
    dfg_rewriter_added(r, made); /* and the view looks at them */
}
