/* grow.c -- random graphs in which a pattern has a chance to match.
 *
 * In:   the const tables of a pattern (pat.h), a seed.
 * Out:  nodes of a module: the pattern read as a recipe.  Alternatives, operand
 *       orders, optional operands are drawn; attributes and types are chosen to
 *       pass their tests, mostly; one node in thirty is some other node instead.
 *       Some copies stand in the body of a function value and use nodes of an
 *       earlier copy outside of it.
 */
#include "grow.h"

#include "../../runtime/core/core.h"
#include "../../runtime/dfg_interp.h"
#include "mutate.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_OPERANDS = 64, MOST_ATTRS = 16, MOST_DEPTH = 400 };

struct grow {
    dfg_module *m;
    const struct dfg_unit *u;
    const struct pat_pattern *p;
    dfg_node *made, *before;   /* by pattern node: of this copy, of an earlier one (NULL: none is used) */
    dfg_node first, parameter; /* nodes that may be used anywhere: from first on */
    uint64_t random;
    int depth;
};

static uint32_t draw(struct grow *g, uint32_t below)
{
    return (uint32_t)random_below(&g->random, below);
}

static bool one_in(struct grow *g, uint32_t n)
{
    return draw(g, n) == 0;
}

static dfg_sym symbol(struct grow *g, const char *s)
{
    return dfg_symbol(g->m, s, strlen(s));
}

/* ---- types ---- */

static uint32_t tensor_type(struct grow *g, enum dfg_dtype dtype, int32_t rank, const dfg_dim *dims)
{
    return dfg_type_tensor(g->m, dtype, rank, dims);
}

static uint32_t any_type(struct grow *g)
{
    static const enum dfg_dtype dtypes[] = {DFG_F32, DFG_F32, DFG_F16, DFG_I8, DFG_I64};
    static const dfg_dim dims[] = {1, 4, 4, 8};
    enum dfg_dtype dtype = dtypes[draw(g, 5)];
    return one_in(g, 3) ? 0 : tensor_type(g, dtype, (int32_t)draw(g, 5), dims);
}

static enum dfg_dtype one_of(struct grow *g, uint32_t set)
{
    enum dfg_dtype dtype = (enum dfg_dtype)(1 + draw(g, DFG_N_DTYPES - 1));
    for (uint32_t i = 0; set && i < DFG_N_DTYPES && !(set >> dtype & 1); i++)
        dtype = dtype + 1 < DFG_N_DTYPES ? dtype + 1 : (enum dfg_dtype)1;
    return set ? dtype : DFG_F32;
}

static uint32_t type_like(struct grow *g, const struct pat_type *t)
{
    dfg_dim dims[MOST_OPERANDS];
    uint32_t fields[MOST_OPERANDS];
    uint32_t n = t->n < MOST_OPERANDS ? t->n : MOST_OPERANDS;
    if (t->is_tuple) {
        for (uint32_t i = 0; i < n; i++)
            fields[i] = type_like(g, &t->fields[i]);
        return dfg_type_tuple(g->m, n, fields);
    }
    if (!t->has_shape)
        return tensor_type(g, one_of(g, t->dtypes), (int32_t)draw(g, 5), (const dfg_dim[]){1, 4, 4, 8});
    for (uint32_t i = 0; i < n; i++)
        dims[i] = t->dims[i].kind == PAT_DIM_NUM && !one_in(g, 20) ? t->dims[i].num : 4;
    return tensor_type(g, one_of(g, t->dtypes), (int32_t)n, dims);
}

static uint32_t type_of(struct grow *g, const struct pat_node *d)
{
    return d->n_types == 0 || one_in(g, 15) ? any_type(g) : type_like(g, &d->types[draw(g, d->n_types)]);
}

/* ---- values ---- */

static dfg_val value_like(struct grow *g, const struct pat_value *v)
{
    dfg_val r = {.tag = DFG_V_INT, .u.i = draw(g, 4)};
    switch (v->tag) {
    case PAT_V_NONE:
        return (dfg_val){.tag = DFG_V_NONE};
    case PAT_V_INT:
        r.u.i = v->i;
        return r;
    case PAT_V_FLOAT:
        return (dfg_val){.tag = DFG_V_FLOAT, .u.f = v->f};
    case PAT_V_BOOL:
        return (dfg_val){.tag = DFG_V_BOOL, .u.i = v->i};
    case PAT_V_STRING:
        return (dfg_val){.tag = DFG_V_STR, .u.id = dfg_symbol(g->m, v->s, v->n)};
    case PAT_V_DTYPE:
        return (dfg_val){.tag = DFG_V_DTYPE, .u.id = (uint32_t)v->i};
    case PAT_V_OP:
        return (dfg_val){.tag = DFG_V_OP, .u.id = dfg_operator(g->m, v->s, strlen(v->s))};
    case PAT_V_LIST:
        break;
    default:
        return r;
    }
    dfg_val *list = dfg_alloc(g->m, (v->n + 1) * sizeof *list);
    for (uint32_t i = 0; list != NULL && i < v->n; i++)
        list[i] = value_like(g, &v->list[i]);
    return (dfg_val){.tag = DFG_V_LIST, .n = list ? v->n : 0, .u.list = list};
}

/* A value that passes the test, if it is easy to tell. */
static dfg_val passing(struct grow *g, const struct pat_attr *a)
{
    dfg_val v = {.tag = DFG_V_INT, .u.i = draw(g, 4)};
    if (a->expr >= 0 || a->test == PAT_T_BIND)
        return v;
    if (a->test == PAT_T_IN_SET || a->test == PAT_T_IN_RANGE)
        return a->value.n ? value_like(g, &a->value.list[draw(g, a->value.n)]) : v;
    v = value_like(g, &a->value);
    int64_t by = a->test == PAT_T_LT ? -1 : a->test == PAT_T_GT || a->test == PAT_T_NE ? 1 : 0;
    if (v.tag == DFG_V_INT)
        v.u.i += by;
    if (v.tag == DFG_V_FLOAT)
        v.u.f += (double)by / 4;
    return v;
}

static uint32_t attrs_like(struct grow *g, const struct pat_node *d, struct dfg_attr *attrs)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < d->n_attrs && n < MOST_ATTRS; i++) {
        struct dfg_attr a = {symbol(g, d->attrs[i].name), passing(g, &d->attrs[i])};
        bool twice = one_in(g, 15);
        for (uint32_t k = 0; k < n; k++)
            twice |= attrs[k].key == a.key;
        if (!twice)
            attrs[n++] = a;
    }
    return n;
}

/* ---- nodes ---- */

static dfg_node structural(struct grow *g, uint16_t op, uint32_t data, const dfg_node *args, uint32_t n,
                           uint32_t type)
{
    return dfg_node_add(g->m, dfg_kind_of(g->m, op, data, NULL, 0), args, n, type);
}

static dfg_node constant(struct grow *g, enum dfg_dtype dtype, double value, uint32_t n, bool scalar)
{
    bool is_float = dtype == DFG_F32 || dtype == DFG_F64;
    dtype = is_float || dtype == DFG_I32 || dtype == DFG_I8 || dtype == DFG_U8 ? dtype : DFG_I64;
    uint32_t bytes = dfg_dtype_bits(dtype) / 8;
    uint8_t *data = dfg_alloc(g->m, (size_t)bytes * (n + 1));
    for (uint32_t i = 0; data != NULL && i < n; i++) {
        int64_t whole = (int64_t)value;
        float single = (float)value;
        const void *from = dtype == DFG_F32   ? (const void *)&single
                           : dtype == DFG_F64 ? (const void *)&value
                                              : &whole;
        memcpy(data + (size_t)i * bytes, from, bytes); /* the tests' machines are little-endian */
    }
    uint32_t type = tensor_type(g, dtype, scalar ? 0 : 1, (const dfg_dim[]){n});
    return dfg_const(g->m, dfg_tensor_add(g->m, type, data, false));
}

static dfg_node literal(struct grow *g, const struct pat_literal *l)
{
    const struct pat_value *v = &l->value;
    double value = v->tag == PAT_V_INT || v->tag == PAT_V_BOOL ? (double)v->i
                   : v->tag == PAT_V_FLOAT                     ? v->f
                                                               : draw(g, 3);
    bool whole = v->tag != PAT_V_FLOAT;
    enum dfg_dtype dtype = l->dtype ? (enum dfg_dtype)l->dtype : whole && one_in(g, 2) ? DFG_I64 : DFG_F32;
    if (l->form == PAT_L_ELEMENTS)
        return constant(g, dtype, v->n && v->list[0].tag == PAT_V_INT ? (double)v->list[0].i : 1, v->n,
                        false);
    return constant(g, dtype, one_in(g, 15) ? value + 1 : value, l->form == PAT_L_SPLAT ? 3 : 1,
                    l->form != PAT_L_SPLAT && !one_in(g, 4));
}

static dfg_node known(struct grow *g)
{
    return g->first + draw(g, dfg_n_nodes(g->m) - g->first);
}

static dfg_node anything(struct grow *g)
{
    switch (draw(g, 4)) {
    case 0:
        return constant(g, one_in(g, 2) ? DFG_F32 : DFG_I64, draw(g, 3), 1 + draw(g, 4), one_in(g, 2));
    case 1:
        return dfg_var(g->m, symbol(g, "v"), 0, any_type(g));
    default:
        return known(g);
    }
}

static dfg_node random_call(struct grow *g)
{
    const struct dfg_names *names = g->u->names;
    if (names->n_ops == 0)
        return anything(g);
    const char *name = names->ops[draw(g, names->n_ops)];
    uint16_t op = dfg_operator(g->m, name, strlen(name));
    dfg_node args[4];
    uint32_t n = 1 + draw(g, 3);
    const struct dfg_op_decl *decl = dfg_operator_decl(g->m, op);
    if (decl != NULL && decl->n_required > 0 && decl->n_required <= 4)
        n = decl->n_required;
    for (uint32_t i = 0; i < n; i++)
        args[i] = known(g);
    return dfg_call_op(g->m, op, args, n, NULL, 0, 0, any_type(g));
}

/* ---- the pattern as a recipe ---- */

static dfg_node grow_node(struct grow *g, uint32_t id);

static void swap_two(struct grow *g, const struct pat_node *d, dfg_node *args, uint32_t n)
{
    if (n < 2 || !one_in(g, 3) || d->rest_first)
        return;
    uint32_t other = one_in(g, 4) ? draw(g, n) : 1;
    dfg_node a = args[0];
    args[0] = args[other];
    args[other] = a;
}

static uint32_t operands_like(struct grow *g, const struct pat_node *d, dfg_node *args)
{
    uint32_t n = 0;
    for (uint32_t i = d->rest_first ? draw(g, 3) : 0; i > 0; i--)
        args[n++] = anything(g);
    for (uint32_t i = 0; i < d->n_kids && n < MOST_OPERANDS - 4; i++) {
        bool absent = i < 64 && (d->optional >> i & 1) && one_in(g, 2);
        args[n++] = absent ? DFG_NONE : grow_node(g, d->kids[i]);
    }
    for (uint32_t i = d->rest_last || one_in(g, 30) ? draw(g, 3) : 0; i > 0; i--)
        args[n++] = anything(g);
    swap_two(g, d, args, n);
    return n;
}

static dfg_node grow_call(struct grow *g, const struct pat_node *d)
{
    dfg_node args[MOST_OPERANDS];
    struct dfg_attr attrs[MOST_ATTRS];
    const struct dfg_names *names = g->u->names;
    const char *name = d->n_ops       ? d->ops[draw(g, d->n_ops)]
                       : names->n_ops ? names->ops[draw(g, names->n_ops)]
                                      : "f";
    uint16_t op = dfg_operator(g->m, name, strlen(name));
    const struct dfg_op_decl *decl = dfg_operator_decl(g->m, op);
    uint32_t n = operands_like(g, d, args), n_attrs = attrs_like(g, d, attrs);
    uint32_t type = d->under_get ? 0 : type_of(g, d); /* what is known of it may not be a tuple */
    bool optional = decl != NULL && decl->n_results > 1 && decl->n_required_results == 1;
    uint32_t n_results = decl != NULL && decl->variadic_results ? 2 + draw(g, 3) : 0;
    if (optional && d->under_get)
        n_results = 2 * draw(g, 2);
    if (!optional || d->under_get || one_in(g, 2))
        return dfg_call_op(g->m, op, args, n, attrs, n_attrs, n_results, type);
    return dfg_get(g->m, dfg_call_op(g->m, op, args, n, attrs, n_attrs, 2, 0), one_in(g, 10), type);
}

/* A projection, mostly of the field that is wanted, always of one that is there. */
static dfg_node projection(struct grow *g, dfg_node of, int32_t index, uint32_t type)
{
    const int64_t at = index < 0 ? (int64_t)dfg_fields_of(g->m, of) + index : index;
    uint32_t i = at < 0 ? draw(g, 3) : (uint32_t)at + one_in(g, 20);
    while (i > 0 && !dfg_may_have_field(g->m, of, i))
        i--;
    return dfg_get(g->m, dfg_may_have_field(g->m, of, i) ? of : g->parameter, i, type);
}

static dfg_node grow_structural(struct grow *g, const struct pat_node *d)
{
    dfg_node args[MOST_OPERANDS];
    uint32_t n = operands_like(g, d, args), type = type_of(g, d);
    for (uint32_t i = 0; i < n && d->kind != PAT_N_APPLY; i++)
        args[i] = args[i] ? args[i] : known(g);
    switch (d->kind) {
    case PAT_N_APPLY:
        return structural(g, DFG_CALL, 1, args, n, type);
    case PAT_N_TUPLE:
        return dfg_tuple(g->m, args, n, type);
    case PAT_N_GET:
        return projection(g, args[0], d->index, type);
    case PAT_N_IF:
        return structural(g, DFG_IF, 0, args, 3, type);
    default:
        if (dfg_node_op(g->m, args[0]) != DFG_VAR)
            args[0] = dfg_var(g->m, symbol(g, "v"), 0, 0);
        return structural(g, DFG_LET, 0, args, 3, type);
    }
}

/* Of several that must all hold, the one that says most. */
static dfg_node grow_and(struct grow *g, const struct pat_node *d)
{
    uint32_t best = 0;
    for (uint32_t i = 1; i < d->n_kids; i++) {
        uint8_t kind = g->p->nodes[d->kids[i]].kind, now = g->p->nodes[d->kids[best]].kind;
        if ((now == PAT_N_ANY || now == PAT_N_NOT) && kind != PAT_N_ANY && kind != PAT_N_NOT)
            best = i;
    }
    return grow_node(g, d->kids[best]);
}

static dfg_node grow_kind(struct grow *g, const struct pat_node *d)
{
    switch (d->kind) {
    case PAT_N_CALL:
        return grow_call(g, d);
    case PAT_N_APPLY:
    case PAT_N_TUPLE:
    case PAT_N_GET:
    case PAT_N_IF:
    case PAT_N_LET:
        return grow_structural(g, d);
    case PAT_N_VAR:
        return dfg_var(g->m, symbol(g, d->of ? d->of : "v"), 0, type_of(g, d));
    case PAT_N_INPUT:
        return g->parameter;
    case PAT_N_CONST:
        return constant(g, one_in(g, 2) ? DFG_F32 : DFG_I8, draw(g, 3), 1 + draw(g, 4), one_in(g, 2));
    case PAT_N_LITERAL:
        return literal(g, d->lit);
    case PAT_N_ALT:
        return grow_node(g, d->kids[draw(g, d->n_kids)]);
    case PAT_N_AND:
        return grow_and(g, d);
    case PAT_N_ANY:
        return d->n_types ? dfg_var(g->m, symbol(g, "v"), 0, type_of(g, d)) : anything(g);
    default:
        return anything(g);
    }
}

static dfg_node grow_node(struct grow *g, uint32_t id)
{
    if (g->made[id])
        return g->made[id];
    if (g->before && g->before[id] && one_in(g, 6))
        return g->made[id] = g->before[id];
    if (g->depth >= MOST_DEPTH || one_in(g, 30))
        return known(g);
    g->depth++;
    dfg_node n = grow_kind(g, &g->p->nodes[id]);
    g->depth--;
    return g->made[id] = n;
}

/* ---- the graph ---- */

/* A copy of the pattern; in a function of its own it may use an earlier copy's nodes. */
static void grow_copy(struct grow *g, bool nested)
{
    size_t n = g->p->n_nodes + 1;
    g->before = nested ? g->made : (free(g->made), NULL);
    g->made = calloc(n, sizeof *g->made);
    if (g->made == NULL)
        abort();
    if (nested)
        dfg_body_open(g->m);
    dfg_node root = grow_node(g, g->p->roots[0]);
    for (uint32_t i = 1; i < g->p->n_roots; i++)
        grow_node(g, g->p->roots[i]);
    for (uint32_t i = draw(g, 4); i > 0; i--)
        random_call(g);
    if (nested)
        dfg_func(g->m, NULL, 0, &root, 1, NULL, 0, 0);
    free(g->before);
    g->before = NULL;
}

/* What nothing uses in the body that is open, or some of it: results. */
static dfg_node *unused(struct grow *g, bool some, uint32_t *n_unused)
{
    uint32_t n = dfg_n_nodes(g->m);
    bool *used = calloc(n, sizeof *used);
    dfg_node *results = malloc(n * sizeof *results);
    *n_unused = 0;
    for (dfg_node i = 1; i < n && used != NULL; i++) {
        const dfg_node *args;
        uint32_t argc = dfg_node_args(g->m, i, &args);
        for (uint32_t k = 0; k < argc; k++)
            used[args[k]] = true;
    }
    for (dfg_node i = g->parameter + 1; i < n && used != NULL && results != NULL; i++)
        if (!used[i] && dfg_node_body(g->m, i) == DFG_NONE && (!some || *n_unused == 0 || !one_in(g, 4)))
            results[(*n_unused)++] = i;
    free(used);
    return results;
}

const struct dfg_unit *describe(const struct dfg_unit *unit, const struct dfg_unit *const *units,
                                size_t n_units)
{
    struct dfg_error error = {DFG_OK, NULL};
    const struct dfg_unit *to = dfg_describe(unit, units, n_units, &error);
    if (to != NULL)
        return to;
    fprintf(stderr, "%s\n", error.text != NULL ? error.text : "out of memory");
    exit(2);
}

void grow_graph(dfg_module *m, const struct dfg_unit *u, const struct dfg_pattern *p, uint64_t seed,
                enum grow_results which)
{
    struct grow g = {.m = m, .u = u, .p = p->desc, .random = (seed + 1) * 0x9E3779B97F4A7C15u};
    dfg_body_open(m);
    g.parameter = g.first = dfg_var(m, symbol(&g, "x"), 2, any_type(&g));
    for (uint32_t i = 0; i < 4; i++)
        anything(&g);
    for (uint32_t i = 0; i < 3; i++)
        grow_copy(&g, false);
    if (one_in(&g, 3))
        grow_copy(&g, true); /* its nodes are of another body: nothing after it may use them */
    uint32_t n_results = 1;
    dfg_node *results = which != GROW_NO_RESULTS ? unused(&g, which == GROW_SOME_RESULTS, &n_results) : NULL;
    dfg_node f =
        dfg_func(m, &g.parameter, 1, results != NULL ? results : &g.parameter, n_results, NULL, 0, 0);
    dfg_function_add(m, symbol(&g, "main"), f);
    free(results);
    free(g.made);
    dfg_finish(m);
}
