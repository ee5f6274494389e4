/* check_leaf.c -- the graph nodes for wildcards, constants and literals of a pattern.
 *
 * In:   what the pattern wants of it, the call that it is an operand of.
 * Out:  an input or a constant: of a shape and type that the operator may take, as
 *       far as that is known here, else of one that broadcasts with its neighbours;
 *       extents are 2, 1, 3, 0, 5 and so on, values often equal.
 */
#include "check_leaf.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- values ---- */

const struct dfg_data *value_of(const struct maker *k, dfg_node n)
{
    return n != DFG_NONE && n < k->n_values ? k->values[n] : NULL;
}

bool keep_value(struct maker *k, dfg_node n, struct dfg_data *d)
{
    if (n == DFG_NONE || d == NULL || !dfg_grow(&k->values, &k->room, (size_t)n + 1, sizeof *k->values)) {
        dfg_data_free(d);
        k->failed = true;
        return false;
    }
    k->n_values = n >= k->n_values ? (size_t)n + 1 : k->n_values;
    dfg_data_free(k->values[n]);
    k->values[n] = d;
    return true;
}

/* ---- what the pattern says ---- */

static void fit_type(struct maker *k, const struct pat_type *t, struct form *f)
{
    uint32_t n = 0;
    enum dfg_dtype some[DFG_N_DTYPES];
    for (unsigned d = 1; d < DFG_N_DTYPES; d++)
        if (t->dtypes >> d & 1)
            some[n++] = (enum dfg_dtype)d;
    if (n > 0 && !(t->dtypes >> f->dtype & 1))
        f->dtype = some[tape_choose(k->tape, n)];
    if (!t->has_shape || t->is_tuple || t->n > MOST)
        return;
    f->given = false;
    int32_t more = t->rest_first || t->rest_last ? (int32_t)tape_choose(k->tape, 2) : 0;
    f->rank = (int32_t)t->n + more < MOST ? (int32_t)t->n + more : MOST;
    for (int32_t d = 0; d < f->rank; d++) {
        int32_t at = t->rest_first ? d - (f->rank - (int32_t)t->n) : d;
        const struct pat_dim *dim = at >= 0 && at < (int32_t)t->n ? &t->dims[at] : NULL;
        f->dims[d] = dim != NULL && dim->kind == PAT_DIM_NUM ? dim->num : some_extent(k);
        if (dim == NULL || dim->kind != PAT_DIM_VAR)
            continue;
        dfg_val *v = &k->vars[dim->num];
        if (v->tag == DFG_V_INT)
            f->dims[d] = v->u.i;
        *v = dfg_int(f->dims[d]);
    }
}

static double number_of(const struct pat_value *v)
{
    return v->tag == PAT_V_FLOAT ? v->f : (double)v->i;
}

static void fit_literal(struct maker *k, const struct pat_literal *l, struct form *f)
{
    const int64_t one = 1, n = l->value.n;
    if (l->dtype != 0)
        f->dtype = (enum dfg_dtype)l->dtype;
    if (l->form == PAT_L_SCALAR || l->value.tag == PAT_V_NONE)
        f->rank = 0;
    else if (l->form == PAT_L_ONE)
        set_shape(f, f->given || tape_maybe(k->tape, 3) ? 1 : 0, &one);
    else if (l->form == PAT_L_ELEMENTS || l->value.tag == PAT_V_LIST)
        set_shape(f, 1, &n);
    f->given = false;
}

/* ---- the node ---- */

/* A zero has either sign. */
static void fill_literal(struct maker *k, const struct pat_literal *l, struct dfg_data *d)
{
    const double sign = tape_maybe(k->tape, 3) ? -1 : 1;
    for (uint64_t i = 0; i < d->n; i++) {
        const struct pat_value *v =
            l->value.tag == PAT_V_LIST ? &l->value.list[i % l->value.n] : &l->value;
        if (dfg_data_is_real(d))
            d->u.at[i].f = number_of(v) == 0 ? 0 * sign : number_of(v);
        else
            d->u.at[i].i = v->tag == PAT_V_FLOAT ? (int64_t)v->f : v->i;
    }
}

/* A number for all elements: 1 for the simplest; one that the pattern mentions, or its opposite. */
static double some_splat(struct maker *k, bool positive)
{
    static const double splats[] = {1, 2, 0.5, 3, 6, 0, -1, -3};
    const struct pat_value *v = tape_maybe(k->tape, 3) ? mentioned(k, false) : NULL;
    if (v == NULL)
        return splats[tape_choose(k->tape, positive ? 5 : 8)];
    static const double beside[] = {1, 1, 2, 0.5};
    const double f = number_of(v) * beside[tape_choose(k->tape, 4)];
    if (positive)
        return f > 0 ? f : 1;
    return tape_maybe(k->tape, 3) ? -f : f;
}

/* v everywhere, without what the dtype has no room for. */
static void splat(struct dfg_data *d, double v)
{
    const double f = dfg_data_is_real(d) ? dfg_number_rounded(v, (enum dfg_dtype)d->dtype) : 0;
    for (uint64_t i = 0; i < d->n; i++)
        if (dfg_data_is_real(d))
            d->u.at[i].f = isfinite(f) ? f : 1;
        else
            d->u.at[i].i = fabs(v) < 9e18 ? (int64_t)v : 1;
}

/* Random elements, often all the same; inputs are drawn from other pools later. */
static void fill(struct maker *k, const struct form *f, struct dfg_data *d, bool constant)
{
    uint32_t how = tape_choose(k->tape, 4);
    const bool drawn = constant && tape_maybe(k->tape, 2) && !(f->modest && k->pool == EVAL_EXTREME);
    const enum eval_pool pool = drawn ? k->pool : EVAL_USUAL;
    if (f->given && !dfg_data_is_real(d)) {
        for (uint64_t i = 0; i < d->n; i++)
            d->u.at[i].i = f->ints[i];
        return;
    }
    if (constant && pool == EVAL_USUAL && (how < 2 || d->n == 1) && f->below == 0) {
        splat(d, some_splat(k, f->positive));
        return;
    }
    uint64_t seed = tape_choose(k->tape, 1u << 16);
    const struct eval_wish wish = {
        .pool = pool, .below = f->below, .positive = f->positive, .negative = true, .stored = f->stored};
    dfg_eval_random_fill(d, &seed, &wish);
    for (uint64_t i = 1; how == 1 && pool != EVAL_USUAL && i < d->n; i++)
        d->u.at[i] = d->u.at[0];
}

/* A name for all extents of this size; 0 is no network's, 1 mostly says itself. */
static dfg_dim named(struct maker *k, int64_t extent)
{
    char name[24];
    const bool has_name = extent > 1 || (extent == 1 && tape_maybe(k->tape, 4));
    int n = snprintf(name, sizeof name, "n%lld", (long long)extent);
    return has_name ? DFG_DIM_OF_SYM(dfg_symbol(k->m, name, (size_t)n)) : extent;
}

static dfg_node add_param(struct maker *k, const struct dfg_data *d)
{
    char name[24];
    if (!dfg_grow(&k->params, &k->param_room, k->n_params + 1, sizeof *k->params)) {
        k->failed = true;
        return DFG_NONE;
    }
    int n = snprintf(name, sizeof name, "x%zu", k->n_params);
    dfg_dim dims[MOST];
    for (int32_t i = 0; i < d->rank && i < MOST; i++)
        dims[i] = k->vague == 1 ? DFG_DIM_UNKNOWN : k->vague == 3 ? named(k, d->dims[i]) : d->dims[i];
    uint32_t type = dfg_type_tensor(k->m, (enum dfg_dtype)d->dtype, k->vague == 2 ? -1 : d->rank, dims);
    dfg_node v = dfg_var(k->m, dfg_symbol(k->m, name, (size_t)n), 2, type);
    k->params[k->n_params++] = v;
    return v;
}

/* The latest constant of one number before node *i, which becomes its own; NULL: there is none. */
static const struct dfg_data *constant_before(const struct maker *k, size_t *i, const struct dfg_data *like)
{
    while ((*i)-- > 1) {
        const struct dfg_data *d = k->values[*i];
        if (d != NULL && d->tag == DFG_DATA_TENSOR && d->n == 1 &&
            dfg_data_is_real(d) == dfg_data_is_real(like) && dfg_node_op(k->m, (dfg_node)*i) == DFG_CONST)
            return d;
    }
    return NULL;
}

/* One number may be that of a constant before, or further by one that the pattern mentions, or the product of
 * two before. */
static void repeat_constant(struct maker *k, struct dfg_data *d)
{
    size_t i = k->n_values;
    const struct dfg_data *other = d->n == 1 ? constant_before(k, &i, d) : NULL, *factor;
    if (other == NULL)
        return;
    const uint32_t how = tape_choose(k->tape, 4);
    const struct pat_value *v = how >= 2 && !dfg_data_is_real(d) ? mentioned(k, false) : NULL;
    if (other->dtype != d->dtype && v == NULL)
        return;
    d->u.at[0] = other->u.at[0];
    if (v != NULL && v->tag == PAT_V_INT)
        d->u.at[0].i = (int64_t)((uint64_t)d->u.at[0].i + (uint64_t)v->i * (how == 2 ? 1 : UINT64_MAX));
    else if (how == 1 && dfg_data_is_real(d) && (factor = constant_before(k, &i, d)) != NULL)
        d->u.at[0].f *= factor->u.at[0].f;
}

dfg_node make_leaf(struct maker *k, uint32_t id, const struct wish *w, const struct place *p)
{
    struct form f = {.dtype = k->dtype};
    dfg_node n = k->injected;
    k->about = id;
    if (n != DFG_NONE && !w->is_const && w->literal == NULL) {
        k->injected = DFG_NONE;
        return n;
    }
    guess_form(k, p, &f);
    bool quantised = w->literal == NULL && tflite_quantises(k, p, &f);
    if (quantised)
        f.dtype = tflite_dtype(k);
    if (w->type != NULL)
        fit_type(k, w->type, &f);
    quantised = quantised && (f.dtype == DFG_I8 || f.dtype == DFG_U8);
    if (w->literal != NULL)
        fit_literal(k, w->literal, &f);
    struct dfg_data *d = dfg_data_tensor(f.dtype, f.rank, f.dims);
    if (d == NULL) {
        k->failed = true;
        return DFG_NONE;
    }
    bool constant = w->is_const || w->literal != NULL ||
                    (!w->is_input && (f.constant ? !tape_maybe(k->tape, 8) : tape_maybe(k->tape, 4)));
    if (w->literal != NULL)
        fill_literal(k, w->literal, d);
    else if (quantised)
        tflite_fill(k, d);
    else
        fill(k, &f, d, constant);
    if (constant && w->literal == NULL && !f.given && tape_maybe(k->tape, 3))
        repeat_constant(k, d);
    n = constant ? dfg_data_const(k->m, d) : add_param(k, d);
    if (constant && n != DFG_NONE) { /* as the constant holds it: rounded */
        dfg_data_free(d);
        d = dfg_data_of(k->m, dfg_tensor_of(k->m, n));
    }
    if (quantised && n != DFG_NONE)
        tflite_leaf(k, n, f.dtype);
    return keep_value(k, n, d) ? n : DFG_NONE;
}
