/* read.c -- reading a module: by node, and as a view of its arrays.
 *
 * In:   ids of any value: what does not exist reads as the absent node.
 * Out:  rows; pointers are good until the next edit.
 */
#include "edit.h"

static dfg_node row(const dfg_module *m, dfg_node n)
{
    return n < m->nodes.n ? n : DFG_NONE;
}

uint32_t dfg_n_nodes(const dfg_module *m)
{
    return m->nodes.n;
}

uint16_t dfg_node_op(const dfg_module *m, dfg_node n)
{
    return m->nodes.op[row(m, n)];
}

uint32_t dfg_node_kind(const dfg_module *m, dfg_node n)
{
    return m->nodes.kind[row(m, n)];
}

uint32_t dfg_node_type(const dfg_module *m, dfg_node n)
{
    return m->nodes.type[row(m, n)];
}

uint32_t dfg_node_data(const dfg_module *m, dfg_node n)
{
    return m->kinds.rows[dfg_node_kind(m, n)].data;
}

uint32_t dfg_node_uses(const dfg_module *m, dfg_node n)
{
    return m->finished ? m->nodes.uses[row(m, n)] : 0;
}

uint32_t dfg_node_args(const dfg_module *m, dfg_node n, const dfg_node **args)
{
    n = row(m, n);
    uint32_t argc = m->nodes.argc[n];
    *args = argc != 0 ? m->args.rows + m->nodes.first[n] : m->args.rows;
    return argc == DFG_ARGC_MANY ? (*args)[-1] : argc;
}

uint32_t dfg_bound_vars(const dfg_module *m, dfg_node n, const dfg_node **vars)
{
    const uint16_t op = dfg_node_op(m, n);
    dfg_node_args(m, n, vars);
    return op == DFG_FUNC ? dfg_node_data(m, n) : op == DFG_LET;
}

dfg_sym dfg_var_name(const dfg_module *m, dfg_node var)
{
    return dfg_node_op(m, var) == DFG_VAR ? m->nodes.first[var] : 0;
}

dfg_sym dfg_name(const dfg_module *m, dfg_node n)
{
    dfg_sym name = n < m->nodes.n_names ? m->nodes.names[n] : 0;
    return name != 0 ? name : dfg_var_name(m, n);
}

const struct dfg_tensor *dfg_tensor_of(const dfg_module *m, dfg_node constant)
{
    return dfg_tensor_info(m, dfg_node_op(m, constant) == DFG_CONST ? m->nodes.first[constant] : 0);
}

void dfg_view_refresh(dfg_graph *g, const dfg_module *m)
{
    g->op = m->nodes.op;
    g->argc = m->nodes.argc;
    g->first = m->nodes.first;
    g->kind = m->nodes.kind;
    g->type = m->nodes.type;
    g->uses = m->nodes.uses;
    g->body = m->bodies.of;
    g->args = m->args.rows;
    g->kinds = m->kinds.rows;
    g->types = m->types.rows;
    g->tensors = m->tensors.rows;
    g->facts = m->facts.rows;
    g->rank = m->edit != NULL ? m->edit->rank : NULL;
    g->live_users = m->edit != NULL ? m->edit->users_of : NULL;
    g->user_first = m->users.first;
    g->users = m->users.users;
    g->n_nodes = m->nodes.n;
    g->n_facts = m->facts.n;
    g->module = m;
}

void dfg_view(const dfg_module *m, dfg_graph *g)
{
    *g = (dfg_graph){.op_map = m->operators.map, .op_bits = m->operators.bits, .op_words = 1};
    dfg_view_refresh(g, m);
}

uint32_t dfg_fields_of(const dfg_module *m, dfg_node tuple)
{
    const dfg_node *fields;
    const uint16_t op = m->nodes.op[tuple];
    const struct dfg_op_decl *decl = dfg_operator_decl(m, op);
    const struct dfg_type *t = dfg_type_info(m, m->nodes.type[tuple]);
    if (op == DFG_TUPLE)
        return dfg_node_args(m, tuple, &fields);
    /* One is also what is written where nothing is said. */
    if ((op >= DFG_FIRST_OP || op == DFG_CALL) && dfg_node_data(m, tuple) > 1)
        return dfg_node_data(m, tuple);
    if (t->tag == DFG_T_TUPLE)
        return t->n;
    if (decl == NULL || (!decl->variadic_results && decl->n_required_results < decl->n_results))
        return 0;
    return dfg_node_data(m, tuple);
}

bool dfg_may_have_field(const dfg_module *m, dfg_node tuple, uint32_t index)
{
    const dfg_node *fields;
    uint32_t op = m->nodes.op[tuple], results = dfg_node_data(m, tuple);
    const struct dfg_type *t = dfg_type_info(m, m->nodes.type[tuple]);
    if (t->tag == DFG_T_TUPLE && index >= t->n)
        return false;
    if (op == DFG_TUPLE)
        return index < dfg_node_args(m, tuple, &fields);
    const struct dfg_op_decl *decl = dfg_operator_decl(m, (uint16_t)op);
    bool is_tuple = decl != NULL && decl->variadic_results; /* of one result, too */
    return op < DFG_FIRST_OP || (results <= 1 && !is_tuple) || index < results;
}
