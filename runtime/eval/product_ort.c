/* product_ort.c -- ONNX Runtime's products of quantised numbers that give floats.
 *
 * MatMulNBits: floats times weights of 2, 4 or 8 bits, in blocks along the rows of the transposed matrix,
 * each with a scale and a zero point.  MatMulIntegerToFloat, QAttention: integers with one scale and zero
 * point, or one for each column.  DynamicQuantizeMatMul: the first operand is quantised here.
 *
 * Integers are multiplied, then scaled; the others are dequantised first.
 *
 * Errors: blocks in another order; what dfg_eval_ort_attention refuses.
 */
#include "eval.h"

eval_kernel dfg_eval_matmul, dfg_eval_dynamic_quantize, dfg_eval_ort_attention;

/* Step i of the last axis, which `steps` has one or all of. */
static double step_at(const struct dfg_data *steps, uint64_t i, double otherwise)
{
    return steps == NULL ? otherwise : dfg_eval_real(steps, steps->n > 1 ? i % steps->n : 0);
}

static bool steps_fit(const struct dfg_data *steps, const struct dfg_data *x)
{
    return steps == NULL || (steps->tag == DFG_DATA_TENSOR &&
                             (steps->n == 1 || (x->rank > 0 && steps->n == (uint64_t)x->dims[x->rank - 1])));
}

/* (x - zero) scale as floats. */
static struct dfg_data *reals_of(struct eval_call *c, const struct dfg_data *x, const struct dfg_data *scale,
                                 const struct dfg_data *zero)
{
    if (x == NULL || !steps_fit(scale, x) || !steps_fit(zero, x))
        dfg_eval_fail(c, "scales and zero points do not fit");
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F32, x->rank, x->dims);
    for (uint64_t i = 0; i < x->n; i++)
        y->u.at[i].f = (dfg_eval_real(x, i) - step_at(zero, i, 0)) * step_at(scale, i, 1);
    return y;
}

/* Result 0 := a b s scale + bias; scale and bias, of the columns, may be NULL. */
static void product(struct eval_call *c, struct dfg_data *a, struct dfg_data *b, double s,
                    const struct dfg_data *scale, const struct dfg_data *bias)
{
    dfg_eval_run_as(c, dfg_eval_matmul, 0, (struct dfg_data *[]){a, b}, 2);
    struct dfg_data *y = c->results[0];
    dfg_eval_check(c, steps_fit(scale, y) && steps_fit(bias, y), "scale or bias do not fit");
    for (uint64_t i = 0; i < y->n; i++)
        y->u.at[i].f = y->u.at[i].f * (s * step_at(scale, i, 1)) + step_at(bias, i, 0);
}

/* form 1: the first operand comes as floats. */
void dfg_eval_integer_product(struct eval_call *c)
{
    struct dfg_data *quantized[3] = {NULL, NULL, NULL};
    const struct dfg_data *x = dfg_eval_need(c, 0), *w = dfg_eval_need(c, 1), *x_scale = dfg_eval_arg(c, 2),
                          *x_zero = dfg_eval_arg(c, 4), *bias = dfg_eval_arg(c, c->form == 1 ? 4 : 6);
    const struct dfg_data *scale = dfg_eval_arg(c, c->form == 1 ? 2 : 3),
                          *zero = dfg_eval_arg(c, c->form == 1 ? 3 : 5);
    struct eval_call call = *c;
    call.results = quantized;
    call.n_results = 3;
    if (c->form == 1) {
        dfg_eval_dynamic_quantize(&call);
        x = quantized[0];
        x_scale = quantized[1];
        x_zero = quantized[2];
    }
    dfg_eval_check(c, x_scale == NULL || x_scale->n == 1, "there is more than one scale of rows");
    product(c, reals_of(c, x, NULL, x_zero), reals_of(c, w, NULL, zero), step_at(x_scale, 0, 1), scale, bias);
}

/* ---- blocks ---- */

struct blocks {
    const struct dfg_data *codes, *scale, *zero;
    int64_t bits, size, n; /* of one number; numbers of a block; blocks of a row */
};

/* Number i of those that begin at byte `from`, the lowest bits first. */
static int64_t code_at(const struct dfg_data *bytes, int64_t from, int64_t i, int64_t bits)
{
    const int64_t in_byte = 8 / bits;
    return dfg_eval_int_at(bytes, (uint64_t)(from + i / in_byte)) >> i % in_byte * bits & ((1 << bits) - 1);
}

static double block_zero(const struct blocks *b, int64_t row, int64_t block)
{
    if (b->zero == NULL)
        return (double)(1 << (b->bits - 1));
    if (dfg_data_is_real(b->zero))
        return b->zero->u.at[row * b->n + block].f;
    return (double)code_at(b->zero, row * ((b->n * b->bits + 7) / 8), block, b->bits);
}

static void blocks_of(struct eval_call *c, struct blocks *b, int64_t columns, int64_t inner)
{
    *b = (struct blocks){dfg_eval_need(c, 1),
                         dfg_eval_need(c, 2),
                         dfg_eval_arg(c, 3),
                         dfg_eval_int(c, "bits", 4),
                         dfg_eval_int(c, "block_size", 0),
                         0};
    if (b->size <= 0 || b->size > (int64_t)EVAL_MOST || columns < 0 || inner < 0 ||
        columns > (int64_t)EVAL_MOST || inner > (int64_t)EVAL_MOST)
        dfg_eval_fail(c, "its extents are not known");
    b->n = (inner + b->size - 1) / b->size;
    const uint64_t zeros =
        (uint64_t)(columns *
                   (b->zero != NULL && dfg_data_is_real(b->zero) ? b->n : (b->n * b->bits + 7) / 8));
    const bool fit = (b->bits == 2 || b->bits == 4 || b->bits == 8) && dfg_eval_arg(c, 4) == NULL &&
                     b->codes->dtype == DFG_U8 &&
                     b->codes->n == (uint64_t)(columns * b->n * (b->size * b->bits / 8)) &&
                     dfg_data_is_real(b->scale) && b->scale->n == (uint64_t)(columns * b->n) &&
                     (b->zero == NULL || b->zero->n == zeros);
    dfg_eval_check(c, fit, "its blocks do not fit");
}

void dfg_eval_matmul_nbits(struct eval_call *c)
{
    const int64_t dims[2] = {dfg_eval_int(c, "K", -1), dfg_eval_int(c, "N", -1)};
    struct blocks b;
    blocks_of(c, &b, dims[1], dims[0]);
    struct dfg_data *w = dfg_eval_temporary(c, (enum dfg_dtype)b.scale->dtype, 2, dims);
    for (int64_t row = 0; row < dims[1]; row++)
        for (int64_t k = 0; k < dims[0]; k++) {
            const int64_t block = k / b.size, from = (row * b.n + block) * (b.size * b.bits / 8);
            const double code = (double)code_at(b.codes, from, k % b.size, b.bits);
            w->u.at[k * dims[1] + row].f =
                (code - block_zero(&b, row, block)) * b.scale->u.at[row * b.n + block].f;
        }
    dfg_eval_need(c, 0);
    product(c, c->args[0], w, 1, NULL, dfg_eval_arg(c, 5));
}

/* ---- attention of a quantised value and weights ---- */

/* [batch, keys], 0: a key that is hidden, as what is added to the scores, [batch, 1, 1, keys]. */
static struct dfg_data *added_mask(struct eval_call *c, const struct dfg_data *keep)
{
    const int64_t dims[4] = {keep->rank == 2 ? keep->dims[0] : 0, 1, 1, keep->rank == 2 ? keep->dims[1] : 0};
    const double low = dfg_eval_float(c, "mask_filter_value", -10000);
    dfg_eval_check(c, keep->rank == 2 && !dfg_data_is_real(keep), "a mask of another form is not evaluated");
    struct dfg_data *y = dfg_eval_temporary(c, DFG_F32, 4, dims);
    for (uint64_t i = 0; i < y->n; i++)
        y->u.at[i].f = keep->u.at[i].i > 0 ? 0 : low;
    return y;
}

void dfg_eval_quantized_attention(struct eval_call *c)
{
    const struct dfg_data *keep = dfg_eval_arg(c, 5);
    dfg_eval_check(c, dfg_eval_arg(c, 8) == NULL, "a past in one tensor is not evaluated");
    struct dfg_data *x = reals_of(c, dfg_eval_need(c, 0), dfg_eval_arg(c, 3), dfg_eval_arg(c, 6));
    struct dfg_data *w = reals_of(c, dfg_eval_need(c, 1), dfg_eval_arg(c, 4), dfg_eval_arg(c, 7));
    struct dfg_data *mask = keep != NULL ? added_mask(c, keep) : NULL;
    struct dfg_data *args[6] = {x, w, c->n_args > 2 ? c->args[2] : NULL, NULL, NULL, mask};
    dfg_eval_run_as(c, dfg_eval_ort_attention, 1, args, 6);
}
