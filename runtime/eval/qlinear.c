/* qlinear.c -- ONNX Runtime's operators on quantised numbers.
 *
 * In:   operands in threes, number, scale, zero point; scale and zero point of the result.
 * Out:  what the operator on floats gives of the dequantised numbers, quantised.  Rounded to
 *       f32 between, as DequantizeLinear, operator and QuantizeLinear in a row are.
 *
 * Errors: scales for each index of an axis; channels last.
 */

#include "eval.h"
#include "forms.h"

eval_kernel dfg_eval_binary, dfg_eval_unary, dfg_eval_global_pool, dfg_eval_gemm, dfg_eval_pool, dfg_eval_row,
    dfg_eval_concat, dfg_eval_where;

/* The operators, by the form that rows of kernels.def give. */
static const struct qlinear {
    eval_kernel *kernel;
    int form;
    uint32_t from, n, to; /* the first operand that is quantised, how many, the result's scale; n 0: all */
    bool bias;            /* one of 32 bits behind them, in steps of both scales */
} forms[] = {
    {dfg_eval_binary, B_ADD, 0, 2, 6, false},    {dfg_eval_binary, B_MUL, 0, 2, 6, false},
    {dfg_eval_unary, U_SIGMOID, 0, 1, 3, false}, {dfg_eval_unary, U_LEAKY_RELU, 0, 1, 3, false},
    {dfg_eval_global_pool, 1, 0, 1, 3, false},   {dfg_eval_gemm, 0, 0, 2, 7, true},
    {dfg_eval_pool, 1, 0, 1, 3, false},          {dfg_eval_row, 0, 0, 1, 3, false},
    {dfg_eval_concat, 0, 2, 0, 0, false},        {dfg_eval_where, 0, 1, 2, 7, false},
};

static struct dfg_data *reals_of(struct eval_call *c, const struct dfg_data *x, double scale, double zero)
{
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F32, x->rank, x->dims);
    for (uint64_t i = 0; i < x->n; i++)
        y->u.at[i].f = dfg_eval_round_real((dfg_eval_real(x, i) - zero) * scale, DFG_F32);
    return y;
}

/* Operand i as one number; `otherwise` where it is absent. */
static void number(struct eval_call *c, uint32_t i, double otherwise, double *v)
{
    const struct dfg_data *t = dfg_eval_arg(c, i);
    *v = otherwise;
    if (t == NULL)
        return;
    if (t->tag != DFG_DATA_TENSOR || t->n != 1)
        dfg_eval_fail(c, "scales for each index of an axis are not evaluated");
    *v = dfg_eval_real(t, 0);
}

/* floats->args: the operands as floats, in `at`. */
static void operands(struct eval_call *c, const struct qlinear *q, struct eval_call *floats,
                     struct dfg_data **at)
{
    const uint32_t n = q->n > 0 ? q->n : (c->n_args - q->from) / 3;
    double scale, zero, product = 1;
    floats->args = at;
    floats->n_args = 0;
    for (uint32_t i = 0; i < q->from && q->from < q->to; i++) /* taken as they are */
        at[floats->n_args++] = c->args[i];
    for (uint32_t i = 0; i < n; i++) {
        const uint32_t from = q->from + 3 * i;
        const struct dfg_data *x = dfg_eval_need(c, from);
        number(c, from + 1, 1, &scale);
        number(c, from + 2, 0, &zero);
        product *= scale;
        at[floats->n_args++] = reals_of(c, x, scale, zero);
    }
    const struct dfg_data *bias = q->bias ? dfg_eval_arg(c, q->to - 1) : NULL;
    if (bias != NULL)
        at[floats->n_args++] = reals_of(c, bias, product, 0);
}

void dfg_eval_qlinear(struct eval_call *c)
{
    const struct qlinear *q = &forms[c->form];
    struct dfg_data *x = NULL;
    struct eval_call floats = *c;
    double scale, zero;
    floats.results = &x;
    floats.n_results = 1;
    floats.form = q->form;
    dfg_eval_check(c, c->n_args >= q->from + 3 && dfg_eval_int(c, "channels_last", 0) == 0,
                   "its operands are not evaluated");
    operands(c, q, &floats, dfg_eval_room(c, c->n_args + (size_t)1, sizeof(struct dfg_data *)));
    number(c, q->to, 1, &scale);
    number(c, q->to + 1, 0, &zero);
    q->kernel(&floats);
    const struct dfg_data *steps = dfg_eval_arg(c, q->to + 1);
    const enum dfg_dtype dtype = steps != NULL ? (enum dfg_dtype)steps->dtype : DFG_U8;
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, x->rank, x->dims);
    for (uint64_t i = 0; i < y->n; i++) {
        const double v = dfg_eval_round_real(dfg_eval_real(x, i), DFG_F32);
        y->u.at[i].i = dfg_eval_quantized(dfg_eval_round_real(v / scale, DFG_F32), 1, zero, dtype);
    }
}
