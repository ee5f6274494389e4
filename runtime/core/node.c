/* node.c -- building: nodes are rows, added operands first.
 *
 * In:   kinds, operands that exist already (or DFG_NONE), types.
 * Out:  ids that are topological.  Operands stand one behind the other in one
 *       pool; more than 65,534 of them have their number in front.
 * Errors: 0 without memory (the module remembers), and for an operand or a
 *       kind that does not exist.
 */
#include <assert.h>
#include <string.h>

#include "row.h"

bool dfg_nodes_grow(dfg_module *m, size_t need)
{
    struct nodes *t = &m->nodes;
    if (!dfg_array_grow(m, &t->op, &t->op_room, need, sizeof *t->op) ||
        !dfg_array_grow(m, &t->argc, &t->argc_room, need, sizeof *t->argc) ||
        !dfg_array_grow(m, &t->first, &t->first_room, need, sizeof *t->first) ||
        !dfg_array_grow(m, &t->kind, &t->kind_room, need, sizeof *t->kind) ||
        !dfg_array_grow(m, &t->type, &t->type_room, need, sizeof *t->type))
        return false;
    size_t room = t->op_room; /* that all of them have */
    room = t->argc_room < room ? t->argc_room : room;
    room = t->first_room < room ? t->first_room : room;
    room = t->kind_room < room ? t->kind_room : room;
    room = t->type_room < room ? t->type_room : room;
    t->room = room < UINT32_MAX ? (uint32_t)room : UINT32_MAX;
    return true;
}

bool dfg_nodes_reserve(dfg_module *m, size_t need)
{
    if (need <= m->nodes.room)
        return !m->failed;
    return m->edit == NULL ? dfg_nodes_grow(m, need) : m->edit->more_nodes(m, need);
}

bool dfg_nodes_init(dfg_module *m)
{
    if (!dfg_nodes_reserve(m, 1))
        return false;
    struct nodes *t = &m->nodes;
    t->op[0] = t->argc[0] = 0;
    t->first[0] = t->kind[0] = t->type[0] = 0;
    t->n = 1;
    return true;
}

void dfg_module_edited(dfg_module *m)
{
    if (m->edit != NULL) /* uses, users and bodies are kept up */
        return;
    m->finished = false;
    if (m->users.first != NULL)
        dfg_users_drop(m);
}

/* What the type of a tuple says of its field; 0: nothing, or it is no projection. */
static uint32_t projected_type(const dfg_module *m, uint32_t kind, const dfg_node *args, uint32_t n)
{
    const struct dfg_kind *k = &m->kinds.rows[kind];
    if (k->op != DFG_GET || n != 1)
        return 0;
    const struct dfg_type *t = &m->types.rows[m->nodes.type[args[0]]];
    return t->tag == DFG_T_TUPLE && k->data < t->n ? t->u.fields[k->data] : 0;
}

/* They may be another node's operands, in the pool that has moved from `old`. */
static const dfg_node *moved(const dfg_module *m, const dfg_node *args, uintptr_t old)
{
    const uintptr_t at = (uintptr_t)args;
    return at - old < m->args.n * sizeof *args ? m->args.rows + (at - old) / sizeof *args : args;
}

/* Room for a row and n operands, a or b some of them, and for their number. */
static bool make_room(dfg_module *m, uint64_t n, const dfg_node **a, const dfg_node **b)
{
    struct args *pool = &m->args;
    const uintptr_t old = (uintptr_t)pool->rows;
    if (m->nodes.n == UINT32_MAX || pool->n + n >= UINT32_MAX)
        m->failed = true;
    if (!dfg_nodes_reserve(m, (size_t)m->nodes.n + 1) ||
        !dfg_array_grow(m, &pool->rows, &pool->room, (size_t)(pool->n + n + 1), sizeof *pool->rows) ||
        (m->edit != NULL && !m->edit->reserve_slots(m)))
        return false;
    *a = moved(m, *a, old);
    *b = moved(m, *b, old);
    return true;
}

/* The operands are a, then b. */
static inline dfg_node add(dfg_module *m, uint32_t kind, const dfg_node *a, uint32_t na, const dfg_node *b,
                           uint32_t nb, uint32_t type)
{
    struct args *pool = &m->args;
    const uint64_t n = (uint64_t)na + nb;
    const bool many = n >= DFG_ARGC_MANY || dfg_has_absent(a, na) || dfg_has_absent(b, nb);
    if (kind == 0 || kind >= m->kinds.n || type >= m->types.n ||
        (!dfg_row_fits(m, n) && !make_room(m, n, &a, &b)))
        return DFG_NONE;
    dfg_node *to = pool->rows + pool->n + many;
    if (!dfg_row_operands(m, to, a, na) || !dfg_row_operands(m, to + na, b, nb))
        return DFG_NONE;
    if (type == 0)
        type = projected_type(m, kind, to, na);
    if (many)
        pool->rows[pool->n++] = (dfg_node)n;
    return dfg_row_put(m, kind, (uint32_t)n, many, type);
}

/* A node without operands whose `first` says what it is. */
static dfg_node leaf(dfg_module *m, uint32_t kind, uint32_t first, uint32_t type)
{
    dfg_node n = add(m, kind, NULL, 0, NULL, 0, type);
    if (n != DFG_NONE)
        m->nodes.first[n] = first;
    return n;
}

/* A call with an absent operand at the end is one without it. */
static uint32_t n_present(const dfg_node *args, uint32_t n)
{
    while (n > 0 && args[n - 1] == DFG_NONE)
        n--;
    return n;
}

dfg_node dfg_node_add(dfg_module *m, uint32_t kind, const dfg_node *args, uint32_t n_args, uint32_t type)
{
    if (kind < m->kinds.n && m->kinds.rows[kind].op >= DFG_FIRST_OP)
        n_args = n_present(args, n_args);
    return add(m, kind, args, n_args, NULL, 0, type);
}

dfg_node dfg_call_op(dfg_module *m, uint16_t op, const dfg_node *args, uint32_t n_args,
                     const struct dfg_attr *attrs, uint32_t n_attrs, uint32_t results, uint32_t type)
{
    if (op < DFG_FIRST_OP || op >= m->operators.n)
        return DFG_NONE;
    const struct dfg_op_decl *decl = m->operators.rows[op].decl;
    if (results == 0)
        results = decl != NULL ? decl->n_required_results : 1;
    const uint32_t plain = n_attrs == 0 && results == 1 ? m->operators.rows[op].plain : 0;
    const uint32_t kind = plain != 0 ? plain : dfg_kind_of(m, op, results, attrs, n_attrs);
    return add(m, kind, args, n_present(args, n_args), NULL, 0, type);
}

dfg_node dfg_var(dfg_module *m, dfg_sym name, uint32_t scope, uint32_t type)
{
    return name < m->symbols.n ? leaf(m, dfg_kind_of(m, DFG_VAR, scope, NULL, 0), name, type) : DFG_NONE;
}

dfg_node dfg_const(dfg_module *m, uint32_t tensor)
{
    if (tensor == 0 || tensor >= m->tensors.n)
        return DFG_NONE;
    return leaf(m, dfg_kind_of(m, DFG_CONST, 0, NULL, 0), tensor, m->tensors.rows[tensor].type);
}

dfg_node dfg_tuple(dfg_module *m, const dfg_node *fields, uint32_t n, uint32_t type)
{
    return dfg_node_add(m, dfg_kind_of(m, DFG_TUPLE, 0, NULL, 0), fields, n, type);
}

dfg_node dfg_get(dfg_module *m, dfg_node tuple, uint32_t index, uint32_t type)
{
    return tuple != DFG_NONE ? dfg_node_add(m, dfg_kind_of(m, DFG_GET, index, NULL, 0), &tuple, 1, type)
                             : DFG_NONE;
}

dfg_node dfg_func(dfg_module *m, const dfg_node *params, uint32_t n_params, const dfg_node *results,
                  uint32_t n_results, const struct dfg_attr *attrs, uint32_t n_attrs, uint32_t type)
{
    if (m->bodies.open == 0 || !dfg_bodies_reserve(m))
        return DFG_NONE;
    uint32_t kind = dfg_kind_of(m, DFG_FUNC, n_params, attrs, n_attrs);
    dfg_node f = add(m, kind, params, n_params, results, n_results, type);
    if (f != DFG_NONE)
        dfg_bodies_close(m, f);
    return f;
}

void dfg_set_type(dfg_module *m, dfg_node n, uint32_t type)
{
    if (n == DFG_NONE || n >= m->nodes.n || type >= m->types.n || type == m->nodes.type[n])
        return;
    m->nodes.type[n] = type;
    if (m->edit != NULL)
        m->edit->row_changed(m, n);
}

void dfg_set_name(dfg_module *m, dfg_node n, dfg_sym name)
{
    struct nodes *t = &m->nodes;
    if (n == DFG_NONE || n >= t->n || name >= m->symbols.n)
        return;
    if (n >= t->n_names) {
        if (name == 0)
            return;
        if (!dfg_array_grow(m, &t->names, &t->names_room, (size_t)n + 1, sizeof *t->names))
            return;
        memset(t->names + t->n_names, 0, (n + 1 - t->n_names) * sizeof *t->names);
        t->n_names = (size_t)n + 1;
    }
    t->names[n] = name;
}
