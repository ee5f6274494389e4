/* verify_bodies.c -- functions: what stands in them, what they see, their parameters.
 *
 * In:   nodes whose operands exist.
 * Out:  whether bodies nest, every operand is visible where it is used, and
 *       parameters belong to one function each.
 */
#include <stdlib.h>

#include "verify.h"

static bool rows_are_sound(struct verifier *v)
{
    const dfg_module *m = v->m;
    uint32_t n_funcs = 0;
    for (dfg_node n = 1; n < m->nodes.n; n++)
        n_funcs += m->nodes.op[n] == DFG_FUNC;
    if (n_funcs != m->bodies.n - 1)
        return dfg_verify_broken(v, "%u functions have %u bodies", (unsigned)n_funcs,
                                 (unsigned)m->bodies.n - 1);
    for (uint32_t i = 1; i < m->bodies.n; i++) {
        const struct body *b = &m->bodies.rows[i];
        if (b->func == DFG_NONE || b->func >= m->nodes.n || m->nodes.op[b->func] != DFG_FUNC)
            return dfg_verify_broken(v, "body %u has no function", (unsigned)i);
        if (b->parent >= i || b->parent != dfg_body_of(m, b->func))
            return dfg_verify_broken_at(v, b->func, "it does not stand in the body around its own");
    }
    return true;
}

static bool spans_are_sound(struct verifier *v)
{
    const struct bodies *b = &v->m->bodies;
    if (b->open != 0 || b->spans[0].start != 0)
        return dfg_verify_broken(v, "a body is open");
    for (size_t s = 0; s < b->n_spans; s++)
        if (b->spans[s].body >= b->n || (s > 0 && b->spans[s].start <= b->spans[s - 1].start))
            return dfg_verify_broken(v, "bodies do not follow one another");
    return true;
}

bool dfg_verify_bodies(struct verifier *v)
{
    const dfg_module *m = v->m;
    if (!spans_are_sound(v) || !rows_are_sound(v))
        return false;
    for (dfg_node n = 0; m->bodies.of != NULL && n < m->nodes.n; n++)
        if (m->bodies.of[n] != m->bodies.rows[dfg_body_of(m, n)].func)
            return dfg_verify_broken_at(v, n, "its body is not that in which it stands");
    return true;
}

/* Is `other` the body, or one around it? */
static bool is_around(const dfg_module *m, uint32_t other, uint32_t body)
{
    while (body != other && body != 0)
        body = m->bodies.rows[body].parent;
    return body == other;
}

/* Are operands from `first` on visible in the body? */
static bool sees_operands(struct verifier *v, dfg_node n, uint32_t first, uint32_t body)
{
    const dfg_module *m = v->m;
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, n, &args);
    for (uint32_t i = first; i < argc; i++)
        if (args[i] != DFG_NONE && !is_around(m, dfg_body_of(m, args[i]), body))
            return dfg_verify_broken_at(v, n, "operand %u stands in a body that it does not see",
                                        (unsigned)i);
    return true;
}

bool dfg_verify_scopes(struct verifier *v)
{
    const dfg_module *m = v->m;
    const struct bodies *b = &m->bodies;
    for (size_t s = 0; s < b->n_spans; s++) {
        dfg_node end = s + 1 < b->n_spans ? b->spans[s + 1].start : m->nodes.n;
        for (dfg_node n = b->spans[s].start; n < end; n++)
            if (m->nodes.op[n] != DFG_FUNC && !sees_operands(v, n, 0, b->spans[s].body))
                return false;
    }
    for (uint32_t i = 1; i < b->n; i++)
        if (!sees_operands(v, b->rows[i].func, dfg_node_data(m, b->rows[i].func), i))
            return false;
    return true;
}

/* Marks the parameters of a body's function. */
static bool mark_parameters(struct verifier *v, uint32_t body, uint8_t *marks)
{
    const dfg_module *m = v->m;
    dfg_node func = m->bodies.rows[body].func;
    const dfg_node *args;
    uint32_t argc = dfg_node_args(m, func, &args), n_params = dfg_node_data(m, func);
    if (n_params >= argc)
        return dfg_verify_broken_at(v, func, "it returns nothing");
    for (uint32_t i = 0; i < n_params; i++) {
        dfg_node p = args[i];
        if (m->nodes.op[p] != DFG_VAR || dfg_node_data(m, p) == 0)
            return dfg_verify_broken_at(v, func, "parameter %u is none", (unsigned)i);
        if (dfg_body_of(m, p) != body)
            return dfg_verify_broken_at(v, func, "parameter %u stands outside its body", (unsigned)i);
        if (marks[p] != 0)
            return dfg_verify_broken_at(v, func, "parameter %u stands twice", (unsigned)i);
        marks[p] = 1;
    }
    return true;
}

static bool marks_are_sound(struct verifier *v, uint8_t *marks)
{
    const dfg_module *m = v->m;
    for (uint32_t i = 1; i < m->bodies.n; i++)
        if (!mark_parameters(v, i, marks))
            return false;
    for (dfg_node n = 1; n < m->nodes.n; n++)
        if (m->nodes.op[n] == DFG_VAR && dfg_node_data(m, n) != 0 && marks[n] == 0)
            return dfg_verify_broken_at(v, n, "it is a parameter of no function");
    return true;
}

bool dfg_verify_parameters(struct verifier *v)
{
    uint8_t *marks = dfg_heap_zeroed(v->m, v->m->nodes.n, sizeof *marks);
    if (marks == NULL)
        return dfg_verify_no_memory(v);
    bool sound = marks_are_sound(v, marks);
    dfg_heap_free(v->m, marks);
    return sound;
}

/* The function's parameters say whose they are: scope 1, or 2 of a module's function. */
static bool scope_is(struct verifier *v, dfg_node func, uint32_t scope)
{
    const dfg_node *args;
    uint32_t n_params = dfg_node_data(v->m, func);
    dfg_node_args(v->m, func, &args);
    for (uint32_t i = 0; i < n_params; i++)
        if (dfg_node_data(v->m, args[i]) != scope)
            return dfg_verify_broken_at(v, args[i], "its scope is not %u", (unsigned)scope);
    return true;
}

static bool named_are_sound(struct verifier *v, uint8_t *named)
{
    const dfg_module *m = v->m;
    for (uint32_t i = 0; i < m->functions.n; i++) {
        dfg_node func = m->functions.rows[i].func;
        dfg_sym name = m->functions.rows[i].name;
        if (func == DFG_NONE || func >= m->nodes.n || m->nodes.op[func] != DFG_FUNC)
            return dfg_verify_broken(v, "function %u is none", (unsigned)i);
        if (named[func]++ != 0)
            return dfg_verify_broken_at(v, func, "it has two names");
        if (name == 0 || name >= m->symbols.n || dfg_function_by_name(m, name) != func)
            return dfg_verify_broken_at(v, func, "it is not found by its name");
        if (dfg_body_of(m, func) != 0 || m->nodes.uses[func] != 0)
            return dfg_verify_broken_at(v, func,
                                        "a named function stands in another or is used by its number");
    }
    for (uint32_t i = 1; i < m->bodies.n; i++)
        if (!scope_is(v, m->bodies.rows[i].func, named[m->bodies.rows[i].func] != 0 ? 2 : 1))
            return false;
    return true;
}

bool dfg_verify_functions(struct verifier *v)
{
    uint8_t *named = dfg_heap_zeroed(v->m, v->m->nodes.n, sizeof *named);
    if (named == NULL)
        return dfg_verify_no_memory(v);
    bool sound = named_are_sound(v, named);
    dfg_heap_free(v->m, named);
    return sound;
}
