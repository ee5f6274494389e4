/* verify_nodes.c -- rows of nodes, their operands, and what is counted of them.
 *
 * In:   nodes whose kinds and types are sound.
 * Out:  whether operands exist and come first, structural operators have the
 *       operands of structural_ops.def, and uses and users are what they
 *       would be if counted now.
 */
#include <stdlib.h>
#include <string.h>

#include "verify.h"

bool dfg_verify_rows(struct verifier *v)
{
    const struct nodes *t = &v->m->nodes;
    if (t->op[0] != 0 || t->argc[0] != 0 || t->first[0] != 0 || t->kind[0] != 0 || t->type[0] != 0)
        return dfg_verify_broken(v, "row 0 is not the absent node");
    for (dfg_node n = 1; n < t->n; n++) {
        if (t->kind[n] == 0 || t->kind[n] >= v->m->kinds.n)
            return dfg_verify_broken(v, "node %u has no kind", (unsigned)n);
        if (t->op[n] != v->m->kinds.rows[t->kind[n]].op)
            return dfg_verify_broken_at(v, n, "its operator is not its kind's");
        if (t->type[n] >= v->m->types.n)
            return dfg_verify_broken_at(v, n, "its type does not exist");
    }
    return true;
}

static bool span_is_sound(const dfg_module *m, dfg_node n)
{
    uint64_t first = m->nodes.first[n], argc = m->nodes.argc[n];
    if (argc == 0)
        return true;
    if (first == 0 || first >= m->args.n)
        return false;
    if (argc == DFG_ARGC_MANY)
        argc = m->args.rows[first - 1];
    return first + argc <= m->args.n;
}

bool dfg_verify_operands(struct verifier *v)
{
    const dfg_module *m = v->m;
    for (dfg_node n = 1; n < m->nodes.n; n++) {
        if (!span_is_sound(m, n))
            return dfg_verify_broken_at(v, n, "its operands are not in the pool");
        const dfg_node *args;
        uint32_t argc = dfg_node_args(m, n, &args);
        for (uint32_t i = 0; i < argc; i++) {
            if (args[i] >= m->nodes.n)
                return dfg_verify_broken_at(v, n, "operand %u does not exist", (unsigned)i);
            if (m->topological && args[i] >= n)
                return dfg_verify_broken_at(v, n, "operand %u comes after it", (unsigned)i);
        }
    }
    return true;
}

/* How many operands structural operators have, and which may be absent: none
 * but a call's arguments. */
static const struct {
    uint32_t least, most, present; /* operands from `present` on may be absent */
} forms[] = {
    [DFG_VAR] = {0, 0, 0},
    [DFG_CONST] = {0, 0, 0},
    [DFG_TUPLE] = {0, UINT32_MAX, UINT32_MAX},
    [DFG_GET] = {1, 1, 1},
    [DFG_FUNC] = {1, UINT32_MAX, UINT32_MAX},
    [DFG_CALL] = {1, UINT32_MAX, 1},
    [DFG_IF] = {3, 3, 3},
    [DFG_LET] = {3, 3, 3},
    [DFG_OP_REF] = {0, 0, 0},
    [DFG_GLOBAL] = {0, 0, 0},
    [DFG_REF_CREATE] = {1, 1, 1},
    [DFG_REF_READ] = {1, 1, 1},
    [DFG_REF_WRITE] = {2, 2, 2},
    [DFG_CONSTRUCTOR] = {0, UINT32_MAX, UINT32_MAX},
    [DFG_MATCH] = {1, UINT32_MAX, UINT32_MAX},
};

_Static_assert(sizeof forms / sizeof *forms == DFG_N_STRUCTURAL, "a form for each structural operator");

static bool has_form(struct verifier *v, dfg_node n)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(v->m, n, &args);
    size_t f = v->m->nodes.op[n];
    if (argc < forms[f].least || argc > forms[f].most)
        return dfg_verify_broken_at(v, n, "it has %u operands", (unsigned)argc);
    for (uint32_t i = 0; i < argc && i < forms[f].present; i++)
        if (args[i] == DFG_NONE)
            return dfg_verify_broken_at(v, n, "operand %u is absent", (unsigned)i);
    return true;
}

static bool index_exists(struct verifier *v, dfg_node get)
{
    const dfg_node *args;
    dfg_node_args(v->m, get, &args);
    uint32_t index = dfg_node_data(v->m, get);
    return dfg_may_have_field(v->m, args[0], index) ||
           dfg_verify_broken_at(v, get, "its operand has no field %u", (unsigned)index);
}

static bool constant_is_sound(struct verifier *v, dfg_node n)
{
    uint32_t tensor = v->m->nodes.first[n], type = v->m->nodes.type[n];
    if (tensor == 0 || tensor >= v->m->tensors.n)
        return dfg_verify_broken_at(v, n, "it has no tensor");
    if (type != 0 && type != v->m->tensors.rows[tensor].type)
        return dfg_verify_broken_at(v, n, "its type is not its tensor's");
    return true;
}

/* What an operator asks of a node beside the number of its operands. */
static bool content_is_sound(struct verifier *v, dfg_node n)
{
    const dfg_module *m = v->m;
    uint32_t data = dfg_node_data(m, n);
    const dfg_node *args;
    dfg_node_args(m, n, &args);
    switch ((enum dfg_structural_op)m->nodes.op[n]) {
    case DFG_VAR:
        return (data <= 2 && m->nodes.first[n] < m->symbols.n) ||
               dfg_verify_broken_at(v, n, "it is no variable");
    case DFG_CONST:
        return constant_is_sound(v, n);
    case DFG_GET:
        return index_exists(v, n);
    case DFG_LET:
        return m->nodes.op[args[0]] == DFG_VAR || dfg_verify_broken_at(v, n, "it binds no variable");
    case DFG_OP_REF:
        return (data >= DFG_FIRST_OP && data < m->operators.n) ||
               dfg_verify_broken_at(v, n, "its operator is none");
    case DFG_GLOBAL:
        return dfg_function_by_name(m, data) != DFG_NONE ||
               dfg_verify_broken_at(v, n, "the module has no function '%s'", dfg_symbol_text(m, data));
    case DFG_OTHER:
    case DFG_TUPLE:
    case DFG_FUNC:
    case DFG_CALL:
    case DFG_IF:
    case DFG_REF_CREATE:
    case DFG_REF_READ:
    case DFG_REF_WRITE:
    case DFG_CONSTRUCTOR:
    case DFG_MATCH:
    case DFG_N_STRUCTURAL:
    case DFG_FIRST_OP:
        break;
    }
    return true;
}

bool dfg_verify_forms(struct verifier *v)
{
    for (dfg_node n = 1; n < v->m->nodes.n; n++)
        if (v->m->nodes.op[n] < DFG_FIRST_OP && (!has_form(v, n) || !content_is_sound(v, n)))
            return false;
    return true;
}

bool dfg_verify_uses(struct verifier *v)
{
    const dfg_module *m = v->m;
    uint32_t *uses = dfg_heap_alloc(m, m->nodes.n, sizeof *uses);
    if (uses == NULL)
        return dfg_verify_no_memory(v);
    dfg_uses_count(m, uses);
    dfg_node n = 0;
    while (n < m->nodes.n && m->nodes.uses[n] == uses[n])
        n++;
    bool same = n == m->nodes.n;
    if (!same)
        dfg_verify_broken_at(v, n, "it has %u uses, counted as %u", (unsigned)uses[n],
                             (unsigned)m->nodes.uses[n]);
    dfg_heap_free(m, uses);
    return same;
}

/* The next of a's users must be n, unless it was counted for another operand.
 * Lists that this walk uses up exactly hold every consumer, once, in order. */
static bool is_next_user(const struct user_lists *u, dfg_node *at, dfg_node a, dfg_node n)
{
    if (at[a] > u->first[a] && u->users[at[a] - 1] == n)
        return true;
    return at[a] < u->first[a + 1] && u->users[at[a]++] == n;
}

static bool lists_are_sound(struct verifier *v, dfg_node *at)
{
    const dfg_module *m = v->m;
    for (dfg_node n = 1; n < m->nodes.n; n++) {
        const dfg_node *args;
        uint32_t argc = m->nodes.op[n] != DFG_FUNC ? dfg_node_args(m, n, &args) : 0;
        for (uint32_t i = 0; i < argc; i++)
            if (args[i] != DFG_NONE && !is_next_user(&m->users, at, args[i], n))
                return dfg_verify_broken_at(v, n, "it is not among the users of operand %u", (unsigned)i);
    }
    for (dfg_node n = 0; n < m->nodes.n; n++)
        if (at[n] != m->users.first[n + 1])
            return dfg_verify_broken_at(v, n, "it has a user too many");
    return true;
}

bool dfg_verify_users(struct verifier *v)
{
    const dfg_module *m = v->m;
    if (m->users.first == NULL)
        return true;
    if (m->users.first[0] != 0 || m->users.first[m->nodes.n] != m->users.n)
        return dfg_verify_broken(v, "the lists do not end where they should");
    for (dfg_node n = 0; n < m->nodes.n; n++)
        if (m->users.first[n] > m->users.first[n + 1])
            return dfg_verify_broken_at(v, n, "its users end before they start");
    dfg_node *at = dfg_heap_alloc(m, m->nodes.n, sizeof *at);
    if (at == NULL)
        return dfg_verify_no_memory(v);
    memcpy(at, m->users.first, m->nodes.n * sizeof *at);
    bool sound = lists_are_sound(v, at);
    dfg_heap_free(m, at);
    return sound;
}
