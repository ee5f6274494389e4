/* operator.c -- the operators of a module: structural, declared, known by name only.
 *
 * In:   the const tables that were made of .ops files.
 * Out:  numbers: structural ones as everywhere, then the declared ones in the
 *       order of the tables, then whatever the graph's text calls.
 *
 * Structural operators are not found by name: a call of an operator named
 * "tuple" in a user's file is a call of that operator, and no tuple.
 */
#include <stdlib.h>
#include <string.h>

#include "module.h"

/* Ids are 16 bits; what is above is left for special meanings. */
#define MAX_OPERATORS 65000u

static const char *const structural_names[] = {
    "",
#define STRUCTURAL(id, name) name,
#include "../structural_ops.def"
};

_Static_assert(sizeof structural_names / sizeof *structural_names == DFG_N_STRUCTURAL, "a name each");
_Static_assert((int)DFG_N_STRUCTURAL <= (int)DFG_FIRST_OP, "structural operators come first");

static uint32_t traits(const struct dfg_op_decl *decl)
{
    uint32_t bits = 1u << DFG_IS_OPERATOR;
    if (decl == NULL)
        return bits | (uint32_t)DFG_OPAQUE << DFG_KIND_BIT;
    bits |= (uint32_t)(decl->kind & 7u) << DFG_KIND_BIT;
    bits |= (uint32_t)decl->commutative << DFG_COMMUTES;
    bool optional = !decl->variadic_results && decl->n_required_results == 1 && decl->n_results > 1;
    bits |= (uint32_t)optional << DFG_OPTIONAL_RESULTS;
    bits |= (uint32_t)(decl->variadic_results || decl->n_required_results == decl->n_results) << DFG_COUNTED_RESULTS;
    return bits | (uint32_t)decl->effect << DFG_EFFECT;
}

static bool rows_grow(dfg_module *m, size_t n)
{
    struct operators *o = &m->operators;
    const size_t need = o->n + n;
    if (!dfg_array_grow(m, &o->rows, &o->room, need, sizeof *o->rows))
        return false;
    if (!dfg_array_grow(m, &o->bits, &o->bits_room, need, sizeof *o->bits))
        return false;
    if (!dfg_array_grow(m, &o->map, &o->map_room, need, sizeof *o->map))
        return false;
    return true;
}

static bool structural_add(dfg_module *m, uint32_t op)
{
    struct operators *o = &m->operators;
    const char *name = op < DFG_N_STRUCTURAL ? structural_names[op] : "";
    dfg_sym sym = op != 0 && *name != '\0' ? dfg_symbol(m, name, strlen(name)) : 0;
    if (m->failed || !rows_grow(m, 1))
        return false;
    o->rows[op] = (struct operator_row){.name = sym};
    o->bits[op] = 0;
    o->map[op] = (uint16_t)(sym != 0 ? op : 0);
    o->n++;
    return true;
}

static uint16_t add(dfg_module *m, dfg_sym name, const struct dfg_op_decl *decl, const char *unit)
{
    struct operators *o = &m->operators;
    if (name == 0 || o->n >= MAX_OPERATORS || !rows_grow(m, 1))
        return 0;
    m->symbols.rows[name].op = (uint16_t)o->n;
    o->rows[o->n] = (struct operator_row){.name = name, .decl = decl, .row = decl, .unit = unit};
    o->bits[o->n] = traits(decl);
    o->map[o->n] = 0;
    return (uint16_t)o->n++;
}

/* Does it leave open what the runtime may know? */
static bool says_nothing(const struct dfg_op_decl *row)
{
    return row->infer == NULL && row->eval == NULL && row->work == NULL && row->since == 0;
}

static bool declared_add(dfg_module *m, const struct dfg_op_decl *decl, const char *unit)
{
    dfg_sym name = dfg_symbol_kept(m, decl->name, strlen(decl->name));
    uint16_t op = m->symbols.rows[name].op;
    if (op == 0)
        return name != 0 && add(m, name, decl, unit) != 0;
    struct operator_row *o = &m->operators.rows[op];
    o->row = says_nothing(o->row) ? decl : o->row;
    return true;
}

bool dfg_operators_init(dfg_module *m, const struct dfg_ops *const *ops, size_t n_ops)
{
    size_t n = DFG_FIRST_OP;
    for (size_t t = 0; t < n_ops; t++)
        n += ops[t]->n;
    if (!rows_grow(m, n) || !dfg_symbols_reserve(m, n))
        return false;
    for (uint32_t op = 0; op < DFG_FIRST_OP; op++)
        if (!structural_add(m, op))
            return false;
    for (size_t t = 0; t < n_ops; t++) {
        if (ops[t]->abi != DFG_ABI)
            return false;
        for (uint32_t i = 0; i < ops[t]->n; i++)
            if (!declared_add(m, &ops[t]->ops[i], ops[t]->name))
                return false;
    }
    return true;
}

bool dfg_operators_copy(dfg_module *m, const dfg_module *from)
{
    struct operators *o = &m->operators;
    const struct operators *all = &from->operators;
    for (; o->n < all->n; o->n++) {
        if (!rows_grow(m, 1))
            return false;
        o->rows[o->n] = all->rows[o->n];
        o->rows[o->n].plain = 0; /* kinds are a module's own */
        o->bits[o->n] = all->bits[o->n];
        o->map[o->n] = all->map[o->n];
    }
    return true;
}

uint16_t dfg_operator(dfg_module *m, const char *name, size_t len)
{
    dfg_sym sym = dfg_symbol(m, name, len);
    if (sym == 0)
        return 0;
    uint16_t op = m->symbols.rows[sym].op;
    return op != 0 ? op : add(m, sym, NULL, NULL);
}

uint16_t dfg_operator_by_name(const dfg_module *m, const char *name, size_t len)
{
    return m->symbols.rows[dfg_find_symbol(m, name, len)].op;
}

const char *dfg_operator_name(const dfg_module *m, uint16_t op)
{
    return op < m->operators.n ? dfg_symbol_text(m, m->operators.rows[op].name) : "";
}

const struct dfg_op_decl *dfg_operator_decl(const dfg_module *m, uint16_t op)
{
    return op < m->operators.n ? m->operators.rows[op].decl : NULL;
}

/* Where the name says that it is a newer form than the declared one, `Pad.v18`, the declaration of `Pad`: what
 * newer opsets add relations and kernels know. */
static const struct dfg_op_decl *newer_form_of(const dfg_module *m, dfg_sym name)
{
    const char *text = dfg_symbol_text(m, name), *dot = strrchr(text, '.');
    char *end;
    if (dot == NULL || dot[1] != 'v' || dot[2] < '0' || dot[2] > '9')
        return NULL;
    long opset = strtol(dot + 2, &end, 10);
    uint16_t op = dfg_operator_by_name(m, text, (size_t)(dot - text));
    bool newer = *end == '\0' && opset > DFG_ONNX_CANONICAL && opset <= DFG_ONNX_NEWEST;
    return newer && op != 0 ? m->operators.rows[op].decl : NULL;
}

const struct dfg_op_decl *dfg_operator_row(const dfg_module *m, uint16_t op)
{
    const struct dfg_op_decl *row = op < m->operators.n ? m->operators.rows[op].row : NULL;
    return row != NULL || op >= m->operators.n ? row : newer_form_of(m, m->operators.rows[op].name);
}

const char *dfg_operator_unit(const dfg_module *m, uint16_t op)
{
    return op < m->operators.n ? m->operators.rows[op].unit : NULL;
}

uint32_t dfg_n_operators(const dfg_module *m)
{
    return m->operators.n;
}
