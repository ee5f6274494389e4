/* test.c -- the tests of a pattern node on one graph node.
 *
 * In:   a pattern node, a graph node, the variables bound so far.
 * Out:  true or false; dimensions and attribute values bound on the way (the
 *       caller takes them back when the search fails later).
 *
 * Operators are compared by name and looked up in the module's declarations;
 * an attribute that is not written has the default declared there.
 */
#include "ref.h"
#include "../dfg_extend.h"

#include <string.h>

/* ---- operators ---- */

/* Does op stand for its first result, the others being optional? */
static bool has_optional_results(const struct dfg_op_decl *d)
{
    return d != NULL && !d->variadic_results && d->n_required_results == 1 && d->n_results > 1;
}

static bool is_operator(const dfg_module *m, dfg_node n)
{
    return dfg_node_op(m, n) >= DFG_FIRST_OP;
}

static const struct dfg_op_decl *decl_of(const dfg_module *m, dfg_node n)
{
    return is_operator(m, n) ? dfg_operator_decl(m, dfg_node_op(m, n)) : NULL;
}

dfg_node dfg_ref_call_of(const struct ref *r, dfg_node n)
{
    const dfg_node *args;
    if (dfg_node_op(r->m, n) != DFG_GET || dfg_node_data(r->m, n) != 0 || dfg_node_args(r->m, n, &args) < 1)
        return n;
    return has_optional_results(decl_of(r->m, args[0])) ? args[0] : n;
}

static bool is_one_of(const struct pat_node *p, const char *name)
{
    for (uint32_t i = 0; i < p->n_ops; i++)
        if (strcmp(p->ops[i], name) == 0)
            return true;
    return false;
}

/* Is the operator that n calls one of p's? */
static bool is_callee(const struct ref *r, const struct pat_node *p, dfg_node n)
{
    if (!is_operator(r->m, n))
        return false;
    const char *name = dfg_operator_name(r->m, dfg_node_op(r->m, n));
    if (p->n_ops > 0)
        return is_one_of(p, name);
    if (p->glob != NULL && !dfg_glob_matches(p->glob, name, strlen(name)))
        return false;
    const struct dfg_op_decl *d = decl_of(r->m, n);
    return p->kinds == 0 || (p->kinds >> (d ? d->kind : DFG_OPAQUE) & 1);
}

/* A call is its operator's value: one result, or a tuple.  Of an operator with
 * optional results it is the first, taken from the tuple where there is one. */
static bool test_call(const struct ref *r, const struct pat_node *p, dfg_node n, dfg_node *call)
{
    dfg_node c = p->under_get || p->n_ops == 0 ? n : dfg_ref_call_of(r, n);
    if (!is_callee(r, p, c))
        return false;
    *call = c;
    if (p->under_get || p->n_ops == 0 || !has_optional_results(decl_of(r->m, c)))
        return true;
    return c != n || dfg_node_data(r->m, c) <= 1;
}

static bool is_named(const struct ref *r, const char *want, dfg_sym have)
{
    return want == NULL || (have != 0 && strcmp(want, dfg_symbol_text(r->m, have)) == 0);
}

static bool fits(const struct ref *r, const char *glob, dfg_sym have)
{
    return glob == NULL || dfg_glob_matches(glob, dfg_symbol_text(r->m, have), dfg_symbol_len(r->m, have));
}

/* The field that the projection n takes is the one that p says. */
static bool is_field(const struct ref *r, const struct pat_node *p, dfg_node n)
{
    const dfg_node *args;
    if (p->index == PAT_ANY_INDEX)
        return true;
    int64_t from_back = 0;
    if (p->index < 0 && dfg_node_args(r->m, n, &args) > 0)
        from_back = dfg_fields_of(r->m, args[0]);
    return (int64_t)dfg_node_data(r->m, n) == from_back + p->index;
}

/* A parameter of the module's function that holds it. */
static bool is_input(const struct ref *r, dfg_node n)
{
    const dfg_node *args;
    dfg_node f = dfg_outer_function(r->m, n);
    if (dfg_node_op(r->m, n) != DFG_VAR || f == DFG_NONE)
        return false;
    dfg_node_args(r->m, f, &args);
    for (uint32_t i = 0; i < dfg_node_data(r->m, f); i++)
        if (args[i] == n)
            return true;
    return false;
}

bool dfg_ref_test_kind(struct ref *r, const struct pat_node *p, dfg_node n, dfg_node *call)
{
    uint16_t op = dfg_node_op(r->m, n);
    uint32_t data = dfg_node_data(r->m, n);
    *call = dfg_ref_call_of(r, n);
    switch ((enum pat_kind)p->kind) {
    case PAT_N_CALL:
        return test_call(r, p, n, call);
    case PAT_N_APPLY:
        return op == DFG_CALL;
    case PAT_N_TUPLE:
        return op == DFG_TUPLE;
    case PAT_N_GET:
        *call = n; /* what it projects is its operand */
        return op == DFG_GET && is_field(r, p, n);
    case PAT_N_FN:
        return op == DFG_FUNC;
    case PAT_N_IF:
        return op == DFG_IF;
    case PAT_N_LET:
        return op == DFG_LET;
    case PAT_N_VAR:
        return op == DFG_VAR && is_named(r, p->of, dfg_var_name(r->m, n));
    case PAT_N_INPUT:
        return is_input(r, n);
    case PAT_N_GLOBAL:
        return op == DFG_GLOBAL && is_named(r, p->of, data) && fits(r, p->glob, data);
    case PAT_N_CONST:
        return op == DFG_CONST;
    case PAT_N_LITERAL:
        return dfg_ref_test_literal(r, p->lit, n);
    case PAT_N_OP_REF:
        return op == DFG_OP_REF && is_one_of(p, dfg_operator_name(r->m, (uint16_t)data));
    case PAT_N_ANY:
    case PAT_N_COMBINED:
        return true;
    case PAT_N_UNUSED:
        break;
    }
    return false;
}

/* ---- types ---- */

static bool test_dim(struct ref *r, const struct pat_dim *want, dfg_dim have, dfg_node n)
{
    if (want->kind == PAT_DIM_ANY)
        return true;
    if (want->kind == PAT_DIM_NUM)
        return have == want->num;
    uint32_t v = (uint32_t)want->num;
    if (r->var_bound[v])
        return dfg_ref_equal(r, r->var[v], dfg_dim_val(have)) == DFG_TRUE;
    dfg_ref_bind_var(r, v, dfg_dim_val(have), n);
    return true;
}

static bool test_shape(struct ref *r, const struct pat_type *want, const struct dfg_type *have,
                       dfg_node n)
{
    uint32_t rank = (uint32_t)have->rank;
    if (have->rank < 0 || rank < want->n || (rank > want->n && !want->rest_first && !want->rest_last))
        return false;
    uint32_t start = want->rest_first ? rank - want->n : 0;
    for (uint32_t i = 0; i < want->n; i++)
        if (!test_dim(r, &want->dims[i], have->u.dims[start + i], n))
            return false;
    return true;
}

/* Types nest as deep as the pattern's text. */
static bool test_type(struct ref *r, const struct pat_type *want, uint32_t type, dfg_node n)
{
    const struct dfg_type *have = dfg_type_info(r->m, type);
    if (want->is_tuple) {
        if (have->tag != DFG_T_TUPLE || (uint32_t)have->rank != want->n)
            return false;
        for (uint32_t i = 0; i < want->n; i++)
            if (!test_type(r, &want->fields[i], have->u.fields[i], n))
                return false;
        return true;
    }
    if (want->dtypes == 0 && !want->has_shape)
        return true;
    if (have->tag != DFG_T_TENSOR)
        return false;
    if (want->dtypes != 0 && (have->dtype == DFG_NO_DTYPE || !(want->dtypes >> have->dtype & 1)))
        return false;
    return !want->has_shape || test_shape(r, want, have, n);
}

bool dfg_ref_test_types(struct ref *r, const struct pat_node *p, dfg_node n, uint32_t *failed)
{
    for (*failed = 0; *failed < p->n_types; ++*failed)
        if (dfg_ref_fails(r, p->types[*failed].condition,
                          test_type(r, &p->types[*failed], dfg_node_type(r->m, n), n)))
            return false;
    return true;
}

/* ---- attributes ---- */

static dfg_val declared(struct ref *r, dfg_node n, const char *name)
{
    const struct dfg_attr_decl *a = dfg_declared_attr(decl_of(r->m, n), name);
    return a != NULL && a->def != NULL ? dfg_ref_default(r, a->def) : dfg_nil();
}

dfg_val dfg_ref_attr(struct ref *r, dfg_node n, const char *name)
{
    const dfg_val stated = dfg_stated_attr(r->m, dfg_kind_info(r->m, dfg_node_kind(r->m, n)), name);
    return stated.tag != DFG_NIL ? stated : declared(r, n, name);
}

/* A tensor is what its elements are. */
static enum dfg_tri attr_same(struct ref *r, const struct pat_attr *a, dfg_val have,
                              dfg_val want)
{
    if (a->is_tensor)
        return have.tag == DFG_V_TENSOR ? dfg_ref_tensor_same(r, have.u.id, want) : DFG_UNKNOWN;
    return dfg_ref_equal(r, have, want);
}

/* What is compared with a number: the value, of a tensor its one element. */
static dfg_val number_of(struct ref *r, const struct pat_attr *a, dfg_val have)
{
    if (!a->is_tensor)
        return have;
    if (have.tag != DFG_V_TENSOR)
        return dfg_nil();
    dfg_val all = dfg_ref_elements(r, dfg_tensor_info(r->m, have.u.id));
    return all.tag == DFG_V_LIST && all.n == 1 ? all.u.list[0] : all;
}

/* ---- the tests, by pat_tests.def: `have` is the attribute's value, `want` the test's ---- */

static enum dfg_tri equals(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val want)
{
    return attr_same(r, a, have, want);
}

static enum dfg_tri differs(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val want)
{
    return dfg_ref_not(attr_same(r, a, have, want));
}

static enum dfg_tri ordered(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val want)
{
    return dfg_ref_compare(r, (enum pat_test)a->test, number_of(r, a, have), want);
}

static enum dfg_tri in_set(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val set)
{
    enum dfg_tri any = DFG_FALSE;
    for (size_t i = 0; set.tag == DFG_V_LIST && i < set.n; i++) {
        const dfg_val one = set.u.list[i];
        const bool apart = a->expr >= 0 && one.tag == DFG_V_LIST && have.tag != DFG_V_LIST; /* as in conditions */
        for (size_t k = 0; k < (apart ? one.n : 1); k++)
            any = dfg_either(any, attr_same(r, a, have, apart ? one.u.list[k] : one));
    }
    return any;
}

static enum dfg_tri between(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val ends)
{
    if (ends.tag != DFG_V_LIST || ends.n != 2)
        return DFG_UNKNOWN;
    have = number_of(r, a, have);
    return dfg_both(dfg_ref_compare(r, PAT_T_GE, have, ends.u.list[0]),
                       dfg_ref_compare(r, PAT_T_LE, have, ends.u.list[1]));
}

static enum dfg_tri close(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val want)
{
    dfg_val x = number_of(r, a, have), y = want;
    return a->has_tol ? dfg_close_by(x, y, a->tol) : dfg_close(x, y);
}

static enum dfg_tri divides_one(struct ref *r, dfg_val a, dfg_val n)
{
    return dfg_ref_equal(r, dfg_ref_arithmetic(r, PAT_E_MOD, n, a), dfg_int(0));
}

/* n % by == 0, of each item where one is a list. */
static enum dfg_tri divides(struct ref *r, const struct pat_attr *a, dfg_val by, dfg_val n)
{
    (void)a;
    const bool each_by = by.tag == DFG_V_LIST;
    if (!each_by && n.tag != DFG_V_LIST)
        return divides_one(r, by, n);
    const dfg_val list = each_by ? by : n;
    enum dfg_tri all = DFG_TRUE;
    for (size_t i = 0; i < list.n; i++)
        all = dfg_both(all, each_by ? divides_one(r, list.u.list[i], n) : divides_one(r, by, list.u.list[i]));
    return all;
}

static enum dfg_tri globs(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val glob)
{
    size_t n, glob_n;
    (void)a;
    if (have.tag != DFG_V_STR || glob.tag != DFG_V_STR)
        return DFG_UNKNOWN;
    const char *text = dfg_ref_text(r, have, &n);
    return dfg_tri_of(dfg_glob_matches(dfg_ref_text(r, glob, &glob_n), text, n));
}

/* The value that the name is bound to, if it is; else it takes this one, if there is one. */
static enum dfg_tri binds(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val want)
{
    (void)want;
    return r->var_bound[a->var] ? dfg_ref_equal(r, r->var[a->var], have)
                                : dfg_tri_of(dfg_ref_known(have));
}

bool dfg_ref_test_attr(struct ref *r, const struct pat_attr *a, dfg_val have, dfg_val want)
{
    enum left { ATTR, VALUE };
    static const struct {
        enum dfg_tri (*meaning)(struct ref *, const struct pat_attr *, dfg_val, dfg_val);
        enum left left;
    } tests[] = {
#define PAT_TEST(id, token, sign, takes, of, as, left, passes, emit, c, ref, ...) [PAT_T_##id] = {ref, left},
#include "lang/pat_tests.def"
    };
    const bool attr_first = tests[a->test].left == ATTR;
    return tests[a->test].meaning(r, a, attr_first ? have : want, attr_first ? want : have) == DFG_TRUE;
}

static bool test_attr(struct ref *r, const struct pat_attr *a, dfg_node n)
{
    dfg_val have = dfg_ref_attr(r, n, a->name);
    if (!dfg_ref_test_attr(r, a, have, dfg_ref_literal(r, &a->value)))
        return false;
    if (a->var >= 0 && !r->var_bound[a->var])
        dfg_ref_bind_var(r, (uint32_t)a->var, have, n);
    return true;
}

static bool is_mentioned(const struct pat_node *p, const char *name)
{
    for (uint32_t i = 0; i < p->n_attrs; i++)
        if (strcmp(p->attrs[i].name, name) == 0)
            return true;
    return false;
}

/* `exact`: what is written and not mentioned equals its default; `none` is as good as not written. */
const char *dfg_ref_inexact(struct ref *r, const struct pat_node *p, dfg_node n)
{
    const struct dfg_kind *k = dfg_kind_info(r->m, dfg_node_kind(r->m, n));
    for (uint32_t i = 0; i < k->n_attrs; i++) {
        const char *name = dfg_symbol_text(r->m, k->attrs[i].key);
        dfg_val have = k->attrs[i].value, def = declared(r, n, name);
        bool is_none = !dfg_ref_known(have) && !dfg_ref_known(def);
        if (!is_mentioned(p, name) && !is_none && dfg_ref_equal(r, have, def) != DFG_TRUE)
            return name;
    }
    return NULL;
}

bool dfg_ref_test_attrs(struct ref *r, const struct pat_node *p, dfg_node call, uint32_t *failed)
{
    for (*failed = 0; *failed < p->n_attrs; ++*failed)
        if (p->attrs[*failed].expr < 0 &&
            dfg_ref_fails(r, p->attrs[*failed].condition, test_attr(r, &p->attrs[*failed], call)))
            return false;
    return !p->exact || dfg_ref_inexact(r, p, call) == NULL;
}
