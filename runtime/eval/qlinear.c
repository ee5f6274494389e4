/* qlinear.c -- ONNX Runtime's operators on quantised numbers.
 *
 * In:   operands in threes, number, scale, zero point; scale and zero point of the result.
 * Out:  what the operator on floats gives of the dequantised numbers, quantised.  Rounded to
 *       f32 between, as DequantizeLinear, operator and QuantizeLinear in a row are.
 *
 * Errors: scales for each index of an axis, but for a matrix's columns; channels last.
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
    bool matrix;          /* the second may have scales for each column; a bias in steps of both scales behind it */
} forms[] = {
    {dfg_eval_binary, B_ADD, 0, 2, 6, false},    {dfg_eval_binary, B_MUL, 0, 2, 6, false},
    {dfg_eval_unary, U_SIGMOID, 0, 1, 3, false}, {dfg_eval_unary, U_LEAKY_RELU, 0, 1, 3, false},
    {dfg_eval_global_pool, 1, 0, 1, 3, false},   {dfg_eval_gemm, 0, 0, 2, 7, true},
    {dfg_eval_pool, 3, 0, 1, 3, false},          {dfg_eval_row, 0, 0, 1, 3, false},
    {dfg_eval_concat, 0, 2, 0, 0, false},        {dfg_eval_where, 0, 1, 2, 7, false},
};

/* Scale and zero point, absent for 1 and 0: one number each, or one for each index of an axis (0 to rank - 1). */
struct steps {
    const struct dfg_data *scale, *zero;
    int32_t axis;
};

static double number(const struct dfg_data *t, uint64_t i, double otherwise)
{
    return t == NULL ? otherwise : dfg_eval_real(t, t->n > 1 ? i : 0);
}

/* factor: of each number. */
static struct dfg_data *reals_of(struct eval_call *c, const struct dfg_data *x, struct steps s, double factor)
{
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F32, x->rank, x->dims);
    const uint64_t behind = dfg_eval_count(x->dims, s.axis + 1, x->rank);
    for (uint64_t i = 0; i < x->n; i++) {
        const uint64_t k = x->rank > s.axis ? i / behind % (uint64_t)x->dims[s.axis] : 0;
        y->u.at[i].f = dfg_eval_round_real(
            (dfg_eval_real(x, i) - number(s.zero, k, 0)) * (factor * number(s.scale, k, 1)), DFG_F32);
    }
    return y;
}

/* Operand i, absent or n numbers, or one. */
static const struct dfg_data *numbers(struct eval_call *c, uint32_t i, uint64_t n)
{
    const struct dfg_data *t = dfg_eval_arg(c, i);
    if (t != NULL && (t->tag != DFG_DATA_TENSOR || (t->n != 1 && (t->n != n || t->rank != 1))))
        dfg_eval_fail(c, "scales for each index of an axis are not evaluated");
    return t;
}

/* floats->args: the operands as floats, in `at`. */
static void operands(struct eval_call *c, const struct qlinear *q, struct eval_call *floats,
                     struct dfg_data **at)
{
    const uint32_t n = q->n > 0 ? q->n : (c->n_args - q->from) / 3;
    const int32_t columns = dfg_eval_int(c, "transB", 0) != 0 ? 0 : 1;
    floats->args = at;
    floats->n_args = 0;
    for (uint32_t i = 0; i < q->from && q->from < q->to; i++) /* taken as they are */
        at[floats->n_args++] = c->args[i];
    for (uint32_t i = 0; i < n; i++) {
        const uint32_t from = q->from + 3 * i;
        const struct dfg_data *x = dfg_eval_need(c, from);
        const int32_t axis = q->matrix && i == 1 ? columns : 0;
        const uint64_t each = q->matrix && i == 1 && x->rank == 2 ? (uint64_t)x->dims[axis] : 1;
        const struct steps s = {numbers(c, from + 1, each), numbers(c, from + 2, each), axis};
        at[floats->n_args++] = reals_of(c, x, s, 1);
    }
    const struct dfg_data *bias = q->matrix ? dfg_eval_arg(c, q->to - 1) : NULL;
    if (bias != NULL) {
        const int32_t axis = bias->rank > 0 ? bias->rank - 1 : 0;
        const struct steps s = {numbers(c, 4, bias->rank > 0 ? (uint64_t)bias->dims[axis] : 1), NULL, axis};
        at[floats->n_args++] = reals_of(c, bias, s, number(dfg_eval_arg(c, 1), 0, 1));
    }
}

void dfg_eval_qlinear(struct eval_call *c)
{
    const struct qlinear *q = &forms[c->form];
    struct dfg_data *x = NULL;
    struct eval_call floats = *c;
    floats.results = &x;
    floats.n_results = 1;
    floats.form = q->form;
    dfg_eval_check(c, c->n_args >= q->from + 3 && dfg_eval_int(c, "channels_last", 0) == 0,
                   "its operands are not evaluated");
    operands(c, q, &floats, dfg_eval_room(c, c->n_args + (size_t)1, sizeof(struct dfg_data *)));
    const struct dfg_data *steps = numbers(c, q->to + 1, 1);
    const double scale = number(numbers(c, q->to, 1), 0, 1), zero = number(steps, 0, 0);
    q->kernel(&floats);
    const enum dfg_dtype dtype = steps != NULL ? (enum dfg_dtype)steps->dtype : DFG_U8;
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, x->rank, x->dims);
    for (uint64_t i = 0; i < y->n; i++) {
        const double v = dfg_eval_round_real(dfg_eval_real(x, i), DFG_F32);
        y->u.at[i].i = dfg_eval_quantized(dfg_eval_round_real(v / scale, DFG_F32), 1, zero, dtype);
    }
}
