/* unary.c -- functions of one element.
 *
 * In:   a tensor.  Out: one of its shape.
 * Errors: a function that is not defined on integers or bools.
 *
 * Source: the operators' texts in ONNX and Relay; com.microsoft's gelus.
 */
#include <math.h>
#include <string.h>

#include "eval.h"
#include "forms.h"

struct unary {
    enum eval_unary form;
    double alpha, beta;
    bool tanh; /* gelu by its approximation */
};

double dfg_eval_gelu(double x, bool by_tanh)
{
    if (by_tanh)
        return 0.5 * x * (1 + tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)));
    return 0.5 * x * (1 + erf(x * 0.7071067811865476));
}

static double sigmoid(double x)
{
    return x >= 0 ? 1 / (1 + exp(-x)) : exp(x) / (1 + exp(x));
}

static double softplus(double x)
{
    return x > 0 ? x + log1p(exp(-x)) : log1p(exp(x));
}

static double clamped(double x, double low, double high)
{
    return x < low ? low : x > high ? high : x;
}

static double shrunk(const struct unary *u, double x)
{
    return x < -u->beta ? x + u->alpha : x > u->beta ? x - u->alpha : 0;
}

/* Of a and b, which some activations have. */
static double real(const struct unary *u, double x)
{
    const double a = u->alpha, b = u->beta;
    switch (u->form) {
#define UNARY(name, value)                                                                                   \
    case U_##name:                                                                                           \
        return value;
#include "unary.def"
#undef UNARY
    }
    return NAN;
}

/* False: the function has no meaning for integers. */
static bool whole(enum eval_unary form, int64_t x, bool is_unsigned, int64_t *y)
{
    bool negative = x < 0 && !is_unsigned;
    if (form == U_ABS)
        *y = negative ? (int64_t)(0 - (uint64_t)x) : x;
    else if (form == U_NEG)
        *y = (int64_t)(0 - (uint64_t)x);
    else if (form == U_RELU)
        *y = negative ? 0 : x;
    else if (form == U_SIGN)
        *y = negative ? -1 : x != 0;
    else if (form == U_SQUARE)
        *y = (int64_t)((uint64_t)x * (uint64_t)x);
    else if (form == U_BITWISE_NOT)
        *y = ~x;
    else if (form == U_NOT)
        *y = x == 0;
    else if (form == U_COPY || form == U_CEIL || form == U_FLOOR || form == U_ROUND || form == U_TRUNC)
        *y = x;
    else
        return false;
    return true;
}

/* What the parameters are where they are not written. */
static void defaults(struct unary *u, const struct eval_call *c)
{
    static const struct {
        enum eval_unary form;
        double alpha, beta;
    } table[] = {
        {U_CELU, 1, 0},           {U_ELU, 1, 0},   {U_HARD_SIGMOID, 0.2, 0.5}, {U_LEAKY_RELU, 0.01, 0},
        {U_QUICK_GELU, 1.702, 0}, {U_SWISH, 1, 0}, {U_THRESHOLDED_RELU, 1, 0}, {U_SELU, 1.6732632, 1.050701},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].form == u->form) {
            u->alpha = dfg_eval_float(c, "alpha", table[i].alpha);
            u->beta = dfg_eval_float(c, u->form == U_SELU ? "gamma" : "beta", table[i].beta);
        }
    if (u->form == U_SHRINK) {
        u->alpha = dfg_eval_float(c, "bias", 0);
        u->beta = dfg_eval_float(c, "lambd", 0.5);
    }
    const char *how = dfg_eval_text(c, "approximate", "none");
    u->tanh = how[0] == 't';
}

/* Has the function a meaning for elements of x's type? */
static bool is_defined(enum eval_unary form, const struct dfg_data *x)
{
    bool is_unsigned = dfg_eval_is_unsigned((enum dfg_dtype)x->dtype);
    int64_t y;
    if (dfg_data_is_real(x))
        return form != U_BITWISE_NOT && form != U_NOT;
    return whole(form, 0, is_unsigned, &y) && !(form == U_NEG && (is_unsigned || x->dtype == DFG_BOOL));
}

static void apply(struct eval_call *c, const struct unary *u, const struct dfg_data *x)
{
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    bool is_unsigned = dfg_eval_is_unsigned((enum dfg_dtype)x->dtype);
    if (!is_defined(u->form, x))
        dfg_eval_fail(c, "it is not defined on %s", dfg_dtype_name((enum dfg_dtype)x->dtype));
    if (dfg_data_is_real(x)) {
        for (uint64_t i = 0; i < x->n; i++)
            y->u.at[i].f = real(u, x->u.at[i].f);
        return;
    }
    for (uint64_t i = 0; i < x->n; i++)
        whole(u->form, x->u.at[i].i, is_unsigned, &y->u.at[i].i);
}

/* Item i of activation_params. */
static double parameter(const struct eval_call *c, uint32_t i, double otherwise)
{
    dfg_val v = dfg_eval_attr(c, "activation_params");
    bool is = v.tag == DFG_V_LIST && i < v.n;
    if (is && v.u.list[i].tag == DFG_V_FLOAT)
        return dfg_eval_round_real(v.u.list[i].u.f, DFG_F32);
    return is && v.u.list[i].tag == DFG_V_INT ? (double)v.u.list[i].u.i : otherwise;
}

/* What com.microsoft's fused operators apply to y behind their own work, by name. */
void dfg_eval_activate(struct eval_call *c, struct dfg_data *y, const char *name)
{
    static const struct {
        const char *name;
        enum eval_unary form;
        double alpha, beta;
    } names[] = {{"Relu", U_RELU, 0, 0},
                 {"Sigmoid", U_SIGMOID, 0, 0},
                 {"Tanh", U_TANH, 0, 0},
                 {"LeakyRelu", U_LEAKY_RELU, 0.01, 0},
                 {"Elu", U_ELU, 1, 0},
                 {"HardSigmoid", U_HARD_SIGMOID, 0.2, 0.5},
                 {"Softplus", U_SOFTPLUS, 0, 0},
                 {"Softsign", U_SOFTSIGN, 0, 0},
                 {"Clip", U_CLAMP, -HUGE_VAL, HUGE_VAL}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(name, names[i].name) != 0)
            continue;
        struct unary u = {.form = names[i].form};
        u.alpha = dfg_eval_float(c, "activation_alpha", parameter(c, 0, names[i].alpha));
        u.beta = dfg_eval_float(c, "activation_beta", parameter(c, 1, names[i].beta));
        for (uint64_t k = 0; k < y->n; k++)
            y->u.at[k].f = real(&u, y->u.at[k].f);
        dfg_eval_check(c, dfg_data_is_real(y), "it is not defined on integers");
        return;
    }
    dfg_eval_check(c, name[0] == '\0', "activation '%s' is not evaluated", name);
}

void dfg_eval_unary(struct eval_call *c)
{
    struct unary u = {.form = (enum eval_unary)c->form};
    const struct dfg_data *x = dfg_eval_need(c, 0);
    defaults(&u, c);
    apply(c, &u, x);
}

/* Relay's leaky_relu has another default. */
void dfg_eval_relay_leaky(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct unary u = {.form = (enum eval_unary)c->form, .alpha = dfg_eval_float(c, "alpha", 0.25)};
    apply(c, &u, x);
}

void dfg_eval_is(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct dfg_data *y = dfg_eval_like(c, x, DFG_BOOL);
    bool plus = dfg_eval_int(c, "detect_positive", 1) != 0,
         minus = dfg_eval_int(c, "detect_negative", 1) != 0;
    for (uint64_t i = 0; i < x->n; i++) {
        double v = dfg_eval_real(x, i);
        bool infinite = isinf(v) && (v > 0 ? plus : minus);
        y->u.at[i].i = c->form == U_IS_NAN ? isnan(v) : c->form == U_IS_INF ? infinite : isfinite(v);
    }
}
