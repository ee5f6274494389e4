/* tflite.c -- what calls of TensorFlow Lite's operators have in common.
 *
 * In:   a call, some of whose operands may be quantised: integers with the facts
 *       `scale` and `zero_point`, numbers or lists along `quantized_dimension`.
 * Out:  what its kernel gives of the reals that these stand for, behind the
 *       activation; in the steps that facts and stated type of the call say.
 * Errors: a quantised call without facts or type; lists that do not fit.
 *
 * So each operator is exact but for one rounding of its result.  Integer kernels
 * of real devices may be one step away.
 */
#include <math.h>
#include <string.h>

#include "eval.h"

eval_kernel dfg_eval_row, dfg_eval_tfl_clamp, dfg_eval_tfl_dequantize, dfg_eval_tfl_quantize,
    dfg_eval_tfl_softmax;

/* ---- facts ---- */

static dfg_val fact_of(const dfg_module *m, dfg_node n, const char *name)
{
    const struct dfg_fact *facts;
    dfg_sym key = dfg_find_symbol(m, name, strlen(name));
    uint32_t count = key != 0 ? dfg_facts(m, n, &facts) : 0;
    for (uint32_t i = 0; i < count; i++)
        if (facts[i].key == key)
            return facts[i].value;
    return dfg_nil();
}

bool dfg_eval_has_steps(const dfg_module *m, dfg_node n)
{
    return dfg_known(fact_of(m, n, "scale"));
}

/* How stored integers stand for reals. */
struct steps {
    dfg_val scale, zero;
    uint64_t n, behind; /* scales along an axis, elements of one of its indices; n 1: one for all */
};

static double item(dfg_val v, uint64_t i)
{
    if (v.tag == DFG_V_LIST)
        v = v.u.list[v.n > 1 ? i : 0];
    return v.tag == DFG_V_FLOAT ? v.u.f : v.tag == DFG_V_INT ? (double)v.u.i : NAN;
}

/* Are there steps for n's value, which has the extents of x?  False, with an error, of lists that do not fit.
 */
static void find_steps(struct eval_call *c, struct steps *s, dfg_node n, const struct dfg_data *x,
                       bool *there)
{
    dfg_val axis = fact_of(c->m, n, "quantized_dimension");
    s->scale = fact_of(c->m, n, "scale");
    s->zero = fact_of(c->m, n, "zero_point");
    s->n = s->scale.tag == DFG_V_LIST ? s->scale.n : 1;
    s->behind = 1;
    *there = dfg_known(s->scale);
    if (!*there)
        return;
    int64_t at = axis.tag == DFG_V_INT ? axis.u.i : 0;
    if (s->n > 1) {
        dfg_eval_axis(c, &at, x->rank);
        dfg_eval_check(c, x->dims[at] == (int64_t)s->n, "there is not one scale for each index of an axis");
        s->behind = dfg_eval_count(x->dims, (int32_t)at + 1, x->rank);
    }
    if (s->zero.tag == DFG_V_LIST && s->zero.n != s->n)
        dfg_eval_fail(c, "the zero points do not fit the scales");
    for (uint64_t i = 0; i < s->n; i++)
        if (!(item(s->scale, i) > 0) || (dfg_known(s->zero) && isnan(item(s->zero, i))))
            dfg_eval_fail(c, "a scale or zero point is no number");
    dfg_eval_check(c, s->n > 0, "it has no scale");
}

static uint64_t step_of(const struct steps *s, uint64_t i)
{
    return s->n > 1 ? i / s->behind % s->n : 0;
}

static double zero_of(const struct steps *s, uint64_t i)
{
    return dfg_known(s->zero) ? item(s->zero, step_of(s, i)) : 0;
}

/* ---- operands ---- */

struct operands {
    struct dfg_data **at; /* those of the call, or what they stand for */
    bool quantised;       /* is one of them? */
};

static struct dfg_data *reals_of(struct eval_call *c, const struct dfg_data *x, const struct steps *s)
{
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F64, x->rank, x->dims);
    for (uint64_t i = 0; i < x->n; i++)
        y->u.at[i].f = (dfg_eval_real(x, i) - zero_of(s, i)) * item(s->scale, step_of(s, i));
    return y;
}

/* Floats beside quantised values are of the same type as those. */
static struct dfg_data *widened(struct eval_call *c, const struct dfg_data *x)
{
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F64, x->rank, x->dims);
    if (x->n > 0)
        memcpy(y->u.at, x->u.at, x->n * sizeof *x->u.at);
    return y;
}

static void find_reals(struct eval_call *c, struct operands *o)
{
    const dfg_node *nodes;
    uint32_t first = dfg_node_args(c->m, c->node, &nodes) - c->n_args; /* behind what is called */
    for (uint32_t i = 0; i < c->n_args; i++) {
        struct steps s;
        bool there;
        o->at[i] = c->args[i];
        if (o->at[i] == NULL || o->at[i]->tag != DFG_DATA_TENSOR || dfg_data_is_real(o->at[i]))
            continue;
        find_steps(c, &s, nodes[first + i], o->at[i], &there);
        o->at[i] = there ? reals_of(c, o->at[i], &s) : o->at[i];
        o->quantised = o->quantised || there;
    }
    for (uint32_t i = 0; o->quantised && i < c->n_args; i++)
        if (o->at[i] != NULL && o->at[i]->tag == DFG_DATA_TENSOR && dfg_data_is_real(o->at[i]) &&
            o->at[i]->dtype != DFG_F64)
            o->at[i] = widened(c, o->at[i]);
}

/* ---- the result ---- */

static enum dfg_dtype stated_dtype(const struct eval_call *c)
{
    const struct dfg_type *t = dfg_type_info(c->m, dfg_node_type(c->m, c->node));
    return t->tag == DFG_T_TENSOR ? (enum dfg_dtype)t->dtype : DFG_NO_DTYPE;
}

/* The result, of reals, as the call's type and facts say it is stored. */
static void store(struct eval_call *c)
{
    struct dfg_data *y = c->results[0];
    enum dfg_dtype dtype = stated_dtype(c);
    struct steps s = {.n = 1};
    bool there;
    find_steps(c, &s, c->node, y, &there);
    if (dtype == DFG_NO_DTYPE || (!dfg_eval_is_real(dtype) && !there))
        dfg_eval_fail(c, "its result is quantised, but has no type or scale");
    for (uint64_t i = 0; !dfg_eval_is_real(dtype) && i < y->n; i++)
        if (isnan(y->u.at[i].f))
            dfg_eval_fail(c, "its result is not a number, which no step says");
    struct dfg_data *stored = dfg_eval_temporary(c, dtype, y->rank, y->dims);
    for (uint64_t i = 0; i < y->n; i++)
        if (dfg_eval_is_real(dtype))
            stored->u.at[i].f = y->u.at[i].f;
        else
            stored->u.at[i].i =
                dfg_eval_quantized(y->u.at[i].f, item(s.scale, step_of(&s, i)), zero_of(&s, i), dtype);
    c->results[0] = stored;
}

/* ---- activations ---- */

static const struct limits {
    const char *name;
    double low, high;
} limits[] = {{"RELU", 0, HUGE_VAL}, {"RELU6", 0, 6}, {"RELU_N1_TO_1", -1, 1}};

static void clamp(struct dfg_data *y, const struct limits *l)
{
    bool is_unsigned = dfg_eval_is_unsigned((enum dfg_dtype)y->dtype);
    for (uint64_t i = 0; i < y->n; i++) {
        double v = dfg_eval_real(y, i);
        if (v < l->low && !is_unsigned)
            dfg_eval_set(y, i, l->low);
        else if (v > l->high)
            dfg_eval_set(y, i, l->high);
    }
}

static void activate(struct eval_call *c)
{
    const char *name = dfg_eval_text(c, "activation", "NONE");
    struct dfg_data *y = c->results[0];
    if (strcmp(name, "NONE") == 0)
        return;
    if (!dfg_data_is_real(y))
        dfg_eval_round(y); /* integers wrap before they are limited */
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        if (strcmp(name, limits[i].name) == 0) {
            clamp(y, &limits[i]);
            return;
        }
    if (strcmp(name, "TANH") != 0 || !dfg_data_is_real(y))
        dfg_eval_fail(c, "activation '%s' is not evaluated", name);
    for (uint64_t i = 0; i < y->n; i++)
        y->u.at[i].f = tanh(y->u.at[i].f);
}

void dfg_eval_tflite(struct eval_call *c, const struct eval_row *row)
{
    struct operands o = {.at = dfg_eval_room(c, c->n_args + (size_t)1, sizeof *o.at)};
    find_reals(c, &o);
    dfg_eval_run_as(c, row->kernel, row->form, o.at, c->n_args);
    activate(c);
    if (o.quantised && c->results[0]->dtype == DFG_F64)
        store(c);
}

/* ---- kernels ---- */

/* form: of limits. */
void dfg_eval_tfl_clamp(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    if (x->n > 0)
        memcpy(y->u.at, x->u.at, x->n * sizeof *x->u.at);
    clamp(y, &limits[c->form]);
}

/* x's elements as elements of dtype, times a factor. */
static struct dfg_data *scaled(struct eval_call *c, const struct dfg_data *x, enum dfg_dtype dtype,
                               double factor)
{
    struct dfg_data *y = dfg_eval_temporary(c, dtype, x->rank, x->dims);
    for (uint64_t i = 0; i < x->n; i++)
        y->u.at[i].f = dfg_eval_real(x, i) * factor;
    return y;
}

void dfg_eval_tfl_softmax(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    dfg_eval_check(c, dfg_data_is_real(x), "it is not defined on integers");
    struct dfg_data *by = scaled(c, x, (enum dfg_dtype)x->dtype, dfg_eval_float(c, "beta", 1));
    dfg_eval_run_as(c, dfg_eval_row, c->form, &by, 1);
}

/* To steps, from floats or from other steps. */
void dfg_eval_tfl_quantize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    dfg_eval_check(c, dfg_data_is_real(x), "its operand has no scale");
    dfg_eval_give(c, 0, scaled(c, x, DFG_F64, 1));
    store(c);
}

void dfg_eval_tfl_dequantize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    enum dfg_dtype dtype = stated_dtype(c);
    dfg_eval_check(c, dfg_data_is_real(x), "its operand has no scale");
    dfg_eval_give(c, 0, scaled(c, x, dfg_eval_is_real(dtype) ? dtype : DFG_F32, 1));
}
