/* expr.c -- what conditions compute with: numbers, lists, properties of nodes.
 *
 * In:   an expression of a pattern, what the search has bound.
 * Out:  its value; unknown where an operand, a type, a fact or an attribute is,
 *       where ints overflow or are divided by zero, and for any property of a
 *       name that is not in the match.
 *
 * Expressions nest no deeper than the text of a pattern.
 */
#include "ref.h"

#include <string.h>

enum { LONGEST_RANGE = 1 << 20 }; /* of range(n): longer than any list that a graph holds */

dfg_node dfg_ref_node(const struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    return e->op == PAT_E_NODE && e->ref >= 0 ? r->node[e->ref] : DFG_NONE;
}

/* ---- numbers ---- */

/* Where the type is int, an attribute that is a float in the graph is unknown. */
static dfg_val computed(struct ref *r, const struct pat_expr *e, enum pat_expr_op op, dfg_val a, dfg_val b)
{
    return e->ints && (a.tag == DFG_V_FLOAT || b.tag == DFG_V_FLOAT) ? dfg_nil() : dfg_ref_arithmetic(r, op, a, b);
}

static dfg_val of_one(struct ref *r, const struct pat_expr *e)
{
    static dfg_val (*const functions[])(dfg_val) = {
        [PAT_F_ABS] = dfg_abs, [PAT_F_FLOOR] = dfg_floor, [PAT_F_CEIL] = dfg_ceil, [PAT_F_SQRT] = dfg_sqrt};
    return functions[e->sub](dfg_ref_value(r, e->kids[0]));
}

/* ---- lists ---- */

/* All elements of value(c): of a constant, of an attribute that is a tensor. */
static dfg_val elements(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    if (r->d->exprs[e->kids[0]].op == PAT_E_NODE)
        return n != DFG_NONE && dfg_node_op(r->m, n) == DFG_CONST
                   ? dfg_ref_elements(r, dfg_tensor_of(r->m, n))
                   : dfg_nil();
    dfg_val v = dfg_ref_value(r, e->kids[0]);
    return v.tag == DFG_V_TENSOR ? dfg_ref_elements(r, dfg_tensor_info(r->m, v.u.id)) : dfg_nil();
}

/* A value where a list is wanted: `value(c)`, chosen or not, is all of c, whatever its size. */
dfg_val dfg_ref_list_value(struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    if (e->op == PAT_E_CHOOSE) {
        const enum dfg_tri answer = dfg_ref_holds(r, e->kids[0]);
        return answer == DFG_UNKNOWN ? dfg_nil() : dfg_ref_list_value(r, e->kids[answer == DFG_TRUE ? 1 : 2]);
    }
    dfg_val v = e->op == PAT_E_CONST ? elements(r, e) : dfg_ref_value(r, expr);
    return v.tag == DFG_V_LIST ? v : dfg_nil();
}

static dfg_val shape(struct ref *r, dfg_node n)
{
    const struct dfg_type *t = dfg_type_info(r->m, dfg_node_type(r->m, n));
    if (t->tag != DFG_T_TENSOR || t->rank < 0)
        return dfg_nil();
    dfg_val *items, list = dfg_ref_list(r, (size_t)t->rank, &items);
    for (int32_t i = 0; i < t->rank && items != NULL; i++)
        items[i] = dfg_dim_val(t->u.dims[i]);
    return list;
}

static dfg_val list_of_kids(struct ref *r, const struct pat_expr *e)
{
    dfg_val *items, list = dfg_ref_list(r, e->n_kids, &items);
    for (uint32_t i = 0; i < e->n_kids && items != NULL; i++)
        items[i] = dfg_ref_value(r, e->kids[i]);
    return list;
}

/* [kid 0 for var in kid 1] */
static dfg_val comprehension(struct ref *r, const struct pat_expr *e)
{
    dfg_val from = dfg_ref_list_value(r, e->kids[1]);
    if (from.tag != DFG_V_LIST)
        return dfg_nil();
    dfg_val *items, list = dfg_ref_list(r, from.n, &items);
    dfg_val shadowed = r->var[e->ref];
    bool was_bound = r->var_bound[e->ref];
    r->var_bound[e->ref] = true;
    for (size_t i = 0; i < from.n && items != NULL; i++) {
        r->var[e->ref] = from.u.list[i];
        items[i] = dfg_ref_value(r, e->kids[0]);
    }
    r->var[e->ref] = shadowed;
    r->var_bound[e->ref] = was_bound;
    return list;
}

static dfg_val index_of(struct ref *r, const struct pat_expr *e)
{
    dfg_val list = dfg_ref_list_value(r, e->kids[0]), i = dfg_ref_value(r, e->kids[1]);
    if (list.tag != DFG_V_LIST || i.tag != DFG_V_INT)
        return dfg_nil();
    int64_t n = (int64_t)list.n, at = i.u.i < 0 && i.u.i >= -n ? i.u.i + n : i.u.i;
    return at >= 0 && at < n ? list.u.list[at] : dfg_nil();
}

/* range(n), range(first, end), range(first, end, step) */
static dfg_val range(struct ref *r, const struct pat_expr *e)
{
    dfg_val part[3] = {dfg_int(0), dfg_int(0), dfg_int(1)};
    for (uint32_t i = 0; i < e->n_kids && i < 3; i++)
        part[e->n_kids == 1 ? 1 : i] = dfg_ref_value(r, e->kids[i]);
    if (part[0].tag != DFG_V_INT || part[1].tag != DFG_V_INT || part[2].tag != DFG_V_INT || part[2].u.i == 0)
        return dfg_nil();
    size_t n = 0;
    for (dfg_val v = part[0]; n <= LONGEST_RANGE; n++) {
        if (v.tag != DFG_V_INT || (part[2].u.i > 0 ? v.u.i >= part[1].u.i : v.u.i <= part[1].u.i))
            break;
        v = dfg_ref_arithmetic(r, PAT_E_ADD, v, part[2]);
    }
    if (n > LONGEST_RANGE)
        return dfg_nil();
    dfg_val *items, list = dfg_ref_list(r, n, &items);
    for (size_t i = 0; i < n && items != NULL; i++)
        items[i] = dfg_int(part[0].u.i + (int64_t)i * part[2].u.i);
    return list;
}

static dfg_val reverse(struct ref *r, const struct pat_expr *e)
{
    const dfg_val list = dfg_ref_list_value(r, e->kids[0]);
    dfg_val *items, out;
    if (list.tag != DFG_V_LIST)
        return dfg_nil();
    out = dfg_ref_list(r, list.n, &items);
    for (size_t i = 0; i < list.n && items != NULL; i++)
        items[i] = list.u.list[list.n - 1 - i];
    return out;
}

static dfg_val concat(struct ref *r, const struct pat_expr *e)
{
    dfg_val *items, out = dfg_ref_list(r, 0, &items);
    for (uint32_t k = 0; k < e->n_kids; k++) {
        dfg_val list = dfg_ref_list_value(r, e->kids[k]), before = out;
        if (list.tag != DFG_V_LIST)
            return dfg_nil();
        out = dfg_ref_list(r, before.n + list.n, &items);
        for (size_t i = 0; i < out.n && items != NULL; i++)
            items[i] = i < before.n ? before.u.list[i] : list.u.list[i - before.n];
    }
    return out;
}

/* sum, prod, min, max over a list. */
static dfg_val fold(struct ref *r, const struct pat_expr *e, dfg_val list)
{
    const enum pat_func f = (enum pat_func)e->sub;
    if (list.tag != DFG_V_LIST || (list.n == 0 && (f == PAT_F_MIN || f == PAT_F_MAX)))
        return dfg_nil();
    dfg_val v = f == PAT_F_SUM ? dfg_int(0) : f == PAT_F_PROD ? dfg_int(1) : list.u.list[0];
    for (size_t i = 0; i < list.n; i++) {
        dfg_val x = list.u.list[i];
        if (f == PAT_F_SUM || f == PAT_F_PROD) {
            v = computed(r, e, f == PAT_F_SUM ? PAT_E_ADD : PAT_E_MUL, v, x);
            continue;
        }
        enum pat_test stays = f == PAT_F_MIN ? PAT_T_LE : PAT_T_GE;
        v = dfg_ref_compare(r, stays, v, x) == DFG_TRUE   ? v
            : dfg_ref_compare(r, stays, x, v) == DFG_TRUE ? x
                                                   : dfg_nil();
    }
    return dfg_is_number(v) || v.tag == DFG_V_DIM || v.tag == DFG_V_FORM ? v : dfg_nil();
}

/* ---- nodes ---- */

/* Product of the extents; unknown where one is. */
static dfg_val count_elements(struct ref *r, dfg_node n)
{
    static const struct pat_expr product = {.op = PAT_E_CALL, .sub = PAT_F_PROD, .ints = true};
    return fold(r, &product, shape(r, n));
}

static dfg_val fusion_kind(const struct ref *r, dfg_node n)
{
    if (n == DFG_NONE || dfg_node_op(r->m, n) < DFG_FIRST_OP)
        return dfg_nil();
    const struct dfg_op_decl *d = dfg_operator_decl(r->m, dfg_node_op(r->m, n));
    return dfg_int(d != NULL ? d->kind : DFG_OPAQUE);
}

static dfg_val property(struct ref *r, enum pat_prop prop, dfg_node n)
{
    if (n == DFG_NONE)
        return dfg_nil();
    const struct dfg_type *t = dfg_type_info(r->m, dfg_node_type(r->m, n));
    switch (prop) {
    case PAT_P_DTYPE:
        return t->tag == DFG_T_TENSOR && t->dtype != DFG_NO_DTYPE
                   ? dfg_dtype_val((enum dfg_dtype)t->dtype)
                   : dfg_nil();
    case PAT_P_RANK:
        return t->tag == DFG_T_TENSOR && t->rank >= 0 ? dfg_int(t->rank) : dfg_nil();
    case PAT_P_ELEMENTS:
        return count_elements(r, n);
    case PAT_P_SHAPE:
        return shape(r, n);
    case PAT_P_OP:
        break;
    }
    return (dfg_val){.tag = DFG_V_OP, .u.id = dfg_node_op(r->m, dfg_ref_call_of(r, n))};
}

static dfg_val fact(struct ref *r, dfg_node n, const char *name)
{
    const struct dfg_fact *facts;
    uint32_t count = n == DFG_NONE ? 0 : dfg_facts(r->m, n, &facts);
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(dfg_symbol_text(r->m, facts[i].key), name) == 0)
            return facts[i].value;
    return dfg_nil();
}

/* The extent that a layout names: letters are counted, sizes of blocks are not. */
static dfg_val layout_extent(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    dfg_val layout = dfg_ref_value(r, e->kids[1]), letter = dfg_ref_value(r, e->kids[2]);
    dfg_val dims = n == DFG_NONE ? dfg_nil() : shape(r, n);
    size_t n_layout, n_letter, letters = 0, found = SIZE_MAX;
    if (layout.tag != DFG_V_STR || letter.tag != DFG_V_STR || dims.tag != DFG_V_LIST)
        return dfg_nil();
    const char *text = dfg_ref_text(r, layout, &n_layout), *sought = dfg_ref_text(r, letter, &n_letter);
    for (size_t i = 0; n_letter == 1 && i < n_layout; i++) {
        char c = (char)(text[i] | 32);
        bool is_letter = c >= 'a' && c <= 'z';
        if (is_letter && text[i] == *sought && found == SIZE_MAX)
            found = letters;
        letters += is_letter;
    }
    return letters == dims.n && found < letters ? dims.u.list[found] : dfg_nil();
}

static dfg_val uses(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    return n == DFG_NONE ? dfg_nil() : dfg_int(dfg_node_uses(r->m, n));
}

/* Distinct consumers. */
static dfg_val users(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    return n == DFG_NONE ? dfg_nil() : dfg_int(dfg_users(&r->g, n).n);
}

static dfg_val kind(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    return fusion_kind(r, n == DFG_NONE ? n : dfg_ref_call_of(r, n));
}

/* ---- all of them ---- */

/* min, max, sum, prod: of a list, or of several numbers */
static dfg_val folded(struct ref *r, const struct pat_expr *e)
{
    return fold(r, e, e->n_kids == 1 ? dfg_ref_list_value(r, e->kids[0]) : list_of_kids(r, e));
}

/* Items of a list, members of a set. */
static dfg_val length(struct ref *r, const struct pat_expr *e)
{
    const struct pat_expr *of = &r->d->exprs[e->kids[0]];
    if (of->op == PAT_E_SET)
        return r->set_bound[of->ref] ? dfg_int(r->set[of->ref].n) : dfg_nil();
    dfg_val list = dfg_ref_list_value(r, e->kids[0]);
    return list.tag == DFG_V_LIST ? dfg_int((int64_t)list.n) : dfg_nil();
}

/* As pat_functions.def says. */
static dfg_val call(struct ref *r, const struct pat_expr *e)
{
    static dfg_val (*const functions[])(struct ref *, const struct pat_expr *) = {
#define PAT_FUNCTION(id, name, args, base, lists, value, reads, emit, c, ref, noun) [PAT_F_##id] = ref,
#include "lang/pat_functions.def"
    };
    return functions[e->sub](r, e);
}

static dfg_val of_condition(struct ref *r, uint32_t expr)
{
    enum dfg_tri t = dfg_ref_holds(r, expr);
    return t == DFG_UNKNOWN ? dfg_nil() : dfg_bool(t == DFG_TRUE);
}

static dfg_val constant(struct ref *r, const struct pat_expr *e)
{
    dfg_val all = elements(r, e);
    return all.tag == DFG_V_LIST && all.n == 1 ? all.u.list[0] : all;
}

static dfg_val choose(struct ref *r, const struct pat_expr *e)
{
    enum dfg_tri c = dfg_ref_holds(r, e->kids[0]);
    return c == DFG_UNKNOWN ? dfg_nil() : dfg_ref_value(r, e->kids[c == DFG_TRUE ? 1 : 2]);
}

dfg_val dfg_ref_value(struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    enum pat_expr_op op = (enum pat_expr_op)e->op;
    dfg_node n = e->n_kids > 0 ? dfg_ref_node(r, e->kids[0]) : DFG_NONE;
    switch (op) {
    case PAT_E_VALUE:
        return dfg_ref_literal(r, &e->value);
    case PAT_E_PARAM:
        return dfg_ref_literal(r, &r->d->params[e->ref].value);
    case PAT_E_VAR:
        return r->var_bound[e->ref] ? r->var[e->ref] : dfg_nil();
    case PAT_E_ATTR:
        return n == DFG_NONE ? dfg_nil() : dfg_ref_attr(r, dfg_ref_call_of(r, n), e->name);
    case PAT_E_PROP:
        return property(r, (enum pat_prop)e->sub, n);
    case PAT_E_FACT:
        return fact(r, n, e->name);
    case PAT_E_CONST:
        return constant(r, e);
    case PAT_E_DIM:
        return layout_extent(r, e);
    case PAT_E_INDEX:
        return index_of(r, e);
    case PAT_E_LIST:
        return list_of_kids(r, e);
    case PAT_E_COMP:
        return comprehension(r, e);
    case PAT_E_NEG: {
        dfg_val v = dfg_ref_value(r, e->kids[0]);
        return v.tag == DFG_V_FLOAT ? dfg_float(-v.u.f) : dfg_ref_arithmetic(r, PAT_E_SUB, dfg_int(0), v);
    }
    case PAT_E_ARITHMETIC:
        return computed(r, e, op, dfg_ref_value(r, e->kids[0]), dfg_ref_value(r, e->kids[1]));
    case PAT_E_CHOOSE:
        return choose(r, e);
    case PAT_E_CALL:
        return call(r, e);
    case PAT_E_NODE:
    case PAT_E_SET:
        return dfg_nil();
    case PAT_E_CONDITION:
        break;
    }
    return of_condition(r, expr);
}
