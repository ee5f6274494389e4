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

static const struct ref_val unknown = {.tag = R_UNKNOWN};

enum { LONGEST_RANGE = 1 << 20 }; /* of range(n): longer than any list that a graph holds */

dfg_node dfg_ref_node(const struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    return e->op == PAT_E_NODE && e->ref >= 0 ? r->node[e->ref] : DFG_NONE;
}

/* ---- numbers ---- */

struct ref_val dfg_ref_arithmetic(struct ref *r, enum pat_expr_op op, struct ref_val a, struct ref_val b)
{
    static dfg_val (*const functions[])(dfg_val, dfg_val) = {[PAT_E_ADD] = dfg_add,
                                                             [PAT_E_SUB] = dfg_sub,
                                                             [PAT_E_MUL] = dfg_mul,
                                                             [PAT_E_DIV] = dfg_div,
                                                             [PAT_E_MOD] = dfg_mod};
    if ((a.tag == R_EXTENT && dfg_ref_is_extent(b)) || (b.tag == R_EXTENT && dfg_ref_is_extent(a)))
        return dfg_ref_compute(r, op, a, b);
    return dfg_ref_of_dfg(r, functions[op](dfg_ref_number(a), dfg_ref_number(b)));
}

/* The same of an expression: where its type is int, an attribute that is a float in the graph is unknown. */
static struct ref_val computed(struct ref *r, const struct pat_expr *e, enum pat_expr_op op, struct ref_val a, struct ref_val b)
{
    return e->ints && (a.tag == R_FLOAT || b.tag == R_FLOAT) ? unknown : dfg_ref_arithmetic(r, op, a, b);
}

static struct ref_val of_one(struct ref *r, const struct pat_expr *e)
{
    static dfg_val (*const functions[])(dfg_val) = {
        [PAT_F_ABS] = dfg_abs, [PAT_F_FLOOR] = dfg_floor, [PAT_F_CEIL] = dfg_ceil, [PAT_F_SQRT] = dfg_sqrt};
    return dfg_ref_of_dfg(r, functions[e->sub](dfg_ref_number(dfg_ref_value(r, e->kids[0]))));
}

/* ---- lists ---- */

/* All elements of value(c): of a constant, of an attribute that is a tensor. */
static struct ref_val elements(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    if (r->d->exprs[e->kids[0]].op == PAT_E_NODE)
        return n != DFG_NONE && dfg_node_op(r->m, n) == DFG_CONST
                   ? dfg_ref_elements(r, dfg_tensor_of(r->m, n))
                   : unknown;
    struct ref_val v = dfg_ref_value(r, e->kids[0]);
    return v.tag == R_TENSOR ? dfg_ref_elements(r, dfg_tensor_info(r->m, (uint32_t)v.i)) : unknown;
}

/* A value where a list is wanted: `value(c)` is all of c, whatever its size. */
struct ref_val dfg_ref_list_value(struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    struct ref_val v = e->op == PAT_E_CONST ? elements(r, e) : dfg_ref_value(r, expr);
    return v.tag == R_LIST ? v : unknown;
}

static struct ref_val shape(struct ref *r, dfg_node n)
{
    const struct dfg_type *t = dfg_type_info(r->m, dfg_node_type(r->m, n));
    if (t->tag != DFG_T_TENSOR || t->rank < 0)
        return unknown;
    struct ref_val *items, list = dfg_ref_list(r, (size_t)t->rank, &items);
    for (int32_t i = 0; i < t->rank && items != NULL; i++)
        items[i] = dfg_ref_dim(r, t->u.dims[i]);
    return list;
}

static struct ref_val list_of_kids(struct ref *r, const struct pat_expr *e)
{
    struct ref_val *items, list = dfg_ref_list(r, e->n_kids, &items);
    for (uint32_t i = 0; i < e->n_kids && items != NULL; i++)
        items[i] = dfg_ref_value(r, e->kids[i]);
    return list;
}

/* [kid 0 for var in kid 1] */
static struct ref_val comprehension(struct ref *r, const struct pat_expr *e)
{
    struct ref_val from = dfg_ref_list_value(r, e->kids[1]);
    if (from.tag != R_LIST)
        return unknown;
    struct ref_val *items, list = dfg_ref_list(r, from.n, &items);
    struct ref_val shadowed = r->var[e->ref];
    bool was_bound = r->var_bound[e->ref];
    r->var_bound[e->ref] = true;
    for (size_t i = 0; i < from.n && items != NULL; i++) {
        r->var[e->ref] = from.list[i];
        items[i] = dfg_ref_value(r, e->kids[0]);
    }
    r->var[e->ref] = shadowed;
    r->var_bound[e->ref] = was_bound;
    return list;
}

static struct ref_val index_of(struct ref *r, const struct pat_expr *e)
{
    struct ref_val list = dfg_ref_list_value(r, e->kids[0]), i = dfg_ref_value(r, e->kids[1]);
    if (list.tag != R_LIST || i.tag != R_INT)
        return unknown;
    int64_t n = (int64_t)list.n, at = i.i < 0 && i.i >= -n ? i.i + n : i.i;
    return at >= 0 && at < n ? list.list[at] : unknown;
}

/* range(n), range(first, end), range(first, end, step) */
static struct ref_val range(struct ref *r, const struct pat_expr *e)
{
    struct ref_val part[3] = {dfg_ref_int(0), dfg_ref_int(0), dfg_ref_int(1)};
    for (uint32_t i = 0; i < e->n_kids && i < 3; i++)
        part[e->n_kids == 1 ? 1 : i] = dfg_ref_value(r, e->kids[i]);
    if (part[0].tag != R_INT || part[1].tag != R_INT || part[2].tag != R_INT || part[2].i == 0)
        return unknown;
    size_t n = 0;
    for (struct ref_val v = part[0]; n <= LONGEST_RANGE; n++) {
        if (v.tag != R_INT || (part[2].i > 0 ? v.i >= part[1].i : v.i <= part[1].i))
            break;
        v = dfg_ref_arithmetic(r, PAT_E_ADD, v, part[2]);
    }
    if (n > LONGEST_RANGE)
        return unknown;
    struct ref_val *items, list = dfg_ref_list(r, n, &items);
    for (size_t i = 0; i < n && items != NULL; i++)
        items[i] = dfg_ref_int(part[0].i + (int64_t)i * part[2].i);
    return list;
}

static struct ref_val reverse(struct ref *r, const struct pat_expr *e)
{
    const struct ref_val list = dfg_ref_list_value(r, e->kids[0]);
    struct ref_val *items, out;
    if (list.tag != R_LIST)
        return unknown;
    out = dfg_ref_list(r, list.n, &items);
    for (size_t i = 0; i < list.n && items != NULL; i++)
        items[i] = list.list[list.n - 1 - i];
    return out;
}

static struct ref_val concat(struct ref *r, const struct pat_expr *e)
{
    struct ref_val *items, out = dfg_ref_list(r, 0, &items);
    for (uint32_t k = 0; k < e->n_kids; k++) {
        struct ref_val list = dfg_ref_list_value(r, e->kids[k]), before = out;
        if (list.tag != R_LIST)
            return unknown;
        out = dfg_ref_list(r, before.n + list.n, &items);
        for (size_t i = 0; i < out.n && items != NULL; i++)
            items[i] = i < before.n ? before.list[i] : list.list[i - before.n];
    }
    return out;
}

/* sum, prod, min, max over a list. */
static struct ref_val fold(struct ref *r, const struct pat_expr *e, struct ref_val list)
{
    const enum pat_func f = (enum pat_func)e->sub;
    if (list.tag != R_LIST || (list.n == 0 && (f == PAT_F_MIN || f == PAT_F_MAX)))
        return unknown;
    struct ref_val v = f == PAT_F_SUM ? dfg_ref_int(0) : f == PAT_F_PROD ? dfg_ref_int(1) : list.list[0];
    for (size_t i = 0; i < list.n; i++) {
        struct ref_val x = list.list[i];
        if (f == PAT_F_SUM || f == PAT_F_PROD) {
            v = computed(r, e, f == PAT_F_SUM ? PAT_E_ADD : PAT_E_MUL, v, x);
            continue;
        }
        enum pat_test stays = f == PAT_F_MIN ? PAT_T_LE : PAT_T_GE;
        v = dfg_ref_compare(stays, v, x) == DFG_TRUE   ? v
            : dfg_ref_compare(stays, x, v) == DFG_TRUE ? x
                                                   : unknown;
    }
    return dfg_ref_is_number(v) || v.tag == R_EXTENT ? v : unknown;
}

/* ---- nodes ---- */

/* Distinct consumers. */
static uint32_t count_users(const struct ref *r, dfg_node n)
{
    return dfg_users(&r->g, n).n;
}

/* Product of the extents; unknown where one is. */
static struct ref_val count_elements(struct ref *r, dfg_node n)
{
    static const struct pat_expr product = {.op = PAT_E_CALL, .sub = PAT_F_PROD, .ints = true};
    return fold(r, &product, shape(r, n));
}

static struct ref_val fusion_kind(const struct ref *r, dfg_node n)
{
    if (n == DFG_NONE || dfg_node_op(r->m, n) < DFG_FIRST_OP)
        return unknown;
    const struct dfg_op_decl *d = dfg_operator_decl(r->m, dfg_node_op(r->m, n));
    return dfg_ref_int(d != NULL ? d->kind : DFG_OPAQUE);
}

static struct ref_val property(struct ref *r, enum pat_prop prop, dfg_node n)
{
    if (n == DFG_NONE)
        return unknown;
    const struct dfg_type *t = dfg_type_info(r->m, dfg_node_type(r->m, n));
    switch (prop) {
    case PAT_P_DTYPE:
        return t->tag == DFG_T_TENSOR && t->dtype != DFG_NO_DTYPE
                   ? (struct ref_val){.tag = R_DTYPE, .i = t->dtype}
                   : unknown;
    case PAT_P_RANK:
        return t->tag == DFG_T_TENSOR && t->rank >= 0 ? dfg_ref_int(t->rank) : unknown;
    case PAT_P_ELEMENTS:
        return count_elements(r, n);
    case PAT_P_SHAPE:
        return shape(r, n);
    case PAT_P_OP:
        break;
    }
    return (struct ref_val){.tag = R_OP,
                            .s = dfg_operator_name(r->m, dfg_node_op(r->m, dfg_ref_call_of(r, n)))};
}

static struct ref_val fact(struct ref *r, dfg_node n, const char *name)
{
    const struct dfg_fact *facts;
    uint32_t count = n == DFG_NONE ? 0 : dfg_facts(r->m, n, &facts);
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(dfg_symbol_text(r->m, facts[i].key), name) == 0)
            return dfg_ref_of_dfg(r, facts[i].value);
    return unknown;
}

/* The extent that a layout names: letters are counted, sizes of blocks are not. */
static struct ref_val layout_extent(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    struct ref_val layout = dfg_ref_value(r, e->kids[1]), letter = dfg_ref_value(r, e->kids[2]);
    struct ref_val dims = n == DFG_NONE ? unknown : shape(r, n);
    if (layout.tag != R_STRING || letter.tag != R_STRING || letter.n != 1 || dims.tag != R_LIST)
        return unknown;
    size_t letters = 0, found = SIZE_MAX;
    for (size_t i = 0; i < layout.n; i++) {
        char c = (char)(layout.s[i] | 32);
        bool is_letter = c >= 'a' && c <= 'z';
        if (is_letter && layout.s[i] == letter.s[0] && found == SIZE_MAX)
            found = letters;
        letters += is_letter;
    }
    return letters == dims.n && found < letters ? dims.list[found] : unknown;
}

static struct ref_val uses(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    return n == DFG_NONE ? unknown : dfg_ref_int(dfg_node_uses(r->m, n));
}

static struct ref_val users(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    return n == DFG_NONE ? unknown : dfg_ref_int(count_users(r, n));
}

static struct ref_val kind(struct ref *r, const struct pat_expr *e)
{
    dfg_node n = dfg_ref_node(r, e->kids[0]);
    return fusion_kind(r, n == DFG_NONE ? n : dfg_ref_call_of(r, n));
}

/* ---- all of them ---- */

/* min, max, sum, prod: of a list, or of several numbers */
static struct ref_val folded(struct ref *r, const struct pat_expr *e)
{
    return fold(r, e, e->n_kids == 1 ? dfg_ref_list_value(r, e->kids[0]) : list_of_kids(r, e));
}

/* Items of a list, members of a set. */
static struct ref_val length(struct ref *r, const struct pat_expr *e)
{
    const struct pat_expr *of = &r->d->exprs[e->kids[0]];
    if (of->op == PAT_E_SET)
        return r->set_bound[of->ref] ? dfg_ref_int(r->set[of->ref].n) : unknown;
    struct ref_val list = dfg_ref_list_value(r, e->kids[0]);
    return list.tag == R_LIST ? dfg_ref_int((int64_t)list.n) : unknown;
}

/* As pat_functions.def says. */
static struct ref_val call(struct ref *r, const struct pat_expr *e)
{
    static struct ref_val (*const functions[])(struct ref *, const struct pat_expr *) = {
#define PAT_FUNCTION(id, name, args, base, lists, value, reads, emit, c, ref, noun) [PAT_F_##id] = ref,
#include "lang/pat_functions.def"
    };
    return functions[e->sub](r, e);
}

static struct ref_val of_condition(struct ref *r, uint32_t expr)
{
    enum dfg_tri t = dfg_ref_holds(r, expr);
    return t == DFG_UNKNOWN ? unknown : (struct ref_val){.tag = R_BOOL, .i = t == DFG_TRUE};
}

static struct ref_val constant(struct ref *r, const struct pat_expr *e)
{
    struct ref_val all = elements(r, e);
    return all.tag == R_LIST && all.n == 1 ? all.list[0] : all;
}

static struct ref_val choose(struct ref *r, const struct pat_expr *e)
{
    enum dfg_tri c = dfg_ref_holds(r, e->kids[0]);
    return c == DFG_UNKNOWN ? unknown : dfg_ref_value(r, e->kids[c == DFG_TRUE ? 1 : 2]);
}

struct ref_val dfg_ref_value(struct ref *r, uint32_t expr)
{
    const struct pat_expr *e = &r->d->exprs[expr];
    enum pat_expr_op op = (enum pat_expr_op)e->op;
    dfg_node n = e->n_kids > 0 ? dfg_ref_node(r, e->kids[0]) : DFG_NONE;
    switch (op) {
    case PAT_E_VALUE:
        return dfg_ref_of_desc(r, &e->value);
    case PAT_E_PARAM:
        return dfg_ref_of_desc(r, &r->d->params[e->ref].value);
    case PAT_E_VAR:
        return r->var_bound[e->ref] ? r->var[e->ref] : unknown;
    case PAT_E_ATTR:
        return n == DFG_NONE ? unknown : dfg_ref_attr(r, dfg_ref_call_of(r, n), e->name);
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
        struct ref_val v = dfg_ref_value(r, e->kids[0]);
        return v.tag == R_FLOAT ? dfg_ref_float(-v.f) : dfg_ref_arithmetic(r, PAT_E_SUB, dfg_ref_int(0), v);
    }
    case PAT_E_ARITHMETIC:
        return computed(r, e, op, dfg_ref_value(r, e->kids[0]), dfg_ref_value(r, e->kids[1]));
    case PAT_E_CHOOSE:
        return choose(r, e);
    case PAT_E_CALL:
        return call(r, e);
    case PAT_E_NODE:
    case PAT_E_SET:
        return unknown;
    case PAT_E_CONDITION:
        break;
    }
    return of_condition(r, expr);
}
