/* qlinear.c -- ONNX Runtime's operators on quantised numbers.
 *
 * In:   operands in threes, number, scale, zero point; scale and zero point of the result.
 * Out:  what the operator on floats gives of the dequantised numbers, quantised.  Rounded to
 *       f32 between, as DequantizeLinear, operator and QuantizeLinear in a row are.
 *
 * Errors: scales for each index of an axis.
 */
#include "eval.h"
#include "forms.h"

eval_kernel dfg_eval_binary, dfg_eval_unary, dfg_eval_global_pool, dfg_eval_gemm;

/* The operators, by the form that rows of kernels.def give. */
static const struct qlinear {
    eval_kernel *kernel;
    int form;
    uint32_t n; /* operands that are quantised */
    bool bias;  /* one of 32 bits behind them, in steps of both scales */
} forms[] = {
    {dfg_eval_binary, B_ADD, 2, false},    {dfg_eval_binary, B_MUL, 2, false},
    {dfg_eval_unary, U_SIGMOID, 1, false}, {dfg_eval_unary, U_LEAKY_RELU, 1, false},
    {dfg_eval_global_pool, 1, 1, false},   {dfg_eval_gemm, 0, 2, true},
};

enum { MOST_OPERANDS = 3 };

static struct dfg_data *reals_of(struct eval_call *c, const struct dfg_data *x, double scale, double zero)
{
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F32, x->rank, x->dims);
    for (uint64_t i = 0; y != NULL && i < x->n; i++)
        y->u.at[i].f = dfg_eval_round_real((dfg_eval_real(x, i) - zero) * scale, DFG_F32);
    return y;
}

/* Operand i as one number; `otherwise` where it is absent.  False: said that it has more. */
static bool number(struct eval_call *c, uint32_t i, double otherwise, double *v)
{
    const struct dfg_data *t = dfg_eval_arg(c, i);
    *v = otherwise;
    if (t == NULL)
        return true;
    if (t->tag != DFG_DATA_TENSOR || t->n != 1)
        return dfg_eval_fail(c, "scales for each index of an axis are not evaluated");
    *v = dfg_eval_real(t, 0);
    return true;
}

/* at[0 .. n): the operands as floats, which the caller frees. */
static bool operands(struct eval_call *c, const struct qlinear *q, struct dfg_data **at)
{
    double scale, zero, product = 1;
    for (uint32_t i = 0; i < q->n; i++) {
        const uint32_t from = 3 * i;
        const struct dfg_data *x = dfg_eval_need(c, from);
        if (x == NULL || !number(c, from + 1, 1, &scale) || !number(c, from + 2, 0, &zero))
            return false;
        product *= scale;
        at[i] = reals_of(c, x, scale, zero);
        if (at[i] == NULL)
            return false;
    }
    const struct dfg_data *bias = q->bias ? dfg_eval_arg(c, 3 * q->n) : NULL;
    return bias == NULL || (at[q->n] = reals_of(c, bias, product, 0)) != NULL;
}

bool dfg_eval_qlinear(struct eval_call *c, int form)
{
    const struct qlinear *q = &forms[form];
    const uint32_t to = 3 * q->n + (q->bias ? 1 : 0); /* the result's scale */
    struct dfg_data *at[MOST_OPERANDS] = {NULL, NULL, NULL}, *x = NULL;
    struct eval_call floats = *c;
    double scale, zero;
    floats.args = at;
    floats.n_args = q->n + (q->bias && dfg_eval_arg(c, to - 1) != NULL ? 1 : 0);
    floats.results = &x;
    floats.n_results = 1;
    bool ok = operands(c, q, at) && number(c, to, 1, &scale) && number(c, to + 1, 0, &zero) &&
              q->kernel(&floats, q->form) && x != NULL;
    const struct dfg_data *steps = dfg_eval_arg(c, to + 1);
    const enum dfg_dtype dtype = steps != NULL ? (enum dfg_dtype)steps->dtype : DFG_U8;
    struct dfg_data *y = ok ? dfg_eval_result(c, 0, dtype, x->rank, x->dims) : NULL;
    for (uint64_t i = 0; y != NULL && i < y->n; i++) {
        double v = dfg_eval_round_real(dfg_eval_real(x, i), DFG_F32);
        y->u.at[i].i = dfg_eval_quantized(dfg_eval_round_real(v / scale, DFG_F32), 1, zero, dtype);
    }
    dfg_data_free(x);
    for (uint32_t i = 0; i < MOST_OPERANDS; i++)
        dfg_data_free(at[i]);
    return y != NULL;
}
