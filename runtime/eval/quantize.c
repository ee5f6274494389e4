/* quantize.c -- numbers in steps.
 *
 * In:   floats, or integers; scales and zero points: one, or one for each index of an axis.
 * Out:  round(x / scale) + zero, kept in the type's range; (x - zero) * scale.
 *
 * Rounding is to nearest, ties to even.  NaN becomes the least number, as in ONNX Runtime and ONNX's reference.
 */
#include <math.h>

#include "eval.h"

int64_t dfg_eval_quantized(double x, double scale, double zero, enum dfg_dtype dtype)
{
    unsigned bits = dfg_dtype_bits(dtype);
    bool is_unsigned = dfg_eval_is_unsigned(dtype);
    double low = is_unsigned ? 0 : -ldexp(1, (int)bits - 1), high = ldexp(1, (int)bits - !is_unsigned) - 1;
    double v = nearbyint(x / scale) + zero;
    return dfg_eval_int_of(v > high ? high : v >= low ? v : low);
}

/* How scales and zero points go with the elements. */
struct steps {
    const struct dfg_data *scale, *zero; /* zero may be NULL */
    uint64_t n, behind;
    uint64_t extent, block, blocks; /* of the axis; block: indices of it that share a step, 0: none */
};

/* A step for each block of the axis, and each index of the others. */
static void blocks_of(struct eval_call *c, struct steps *s, const struct dfg_data *x, int32_t axis,
                      int64_t block)
{
    bool fits = block > 0 && s->scale->rank == x->rank;
    for (int32_t d = 0; fits && d < x->rank; d++)
        fits = s->scale->dims[d] == (d == axis ? (x->dims[d] + block - 1) / block : x->dims[d]);
    if (!fits || (s->zero != NULL && s->zero->n != s->scale->n))
        dfg_eval_fail(c, "there is not one scale for each block of the axis");
    s->extent = (uint64_t)x->dims[axis];
    s->block = (uint64_t)block;
    s->blocks = (uint64_t)s->scale->dims[axis];
}

static void steps_of(struct eval_call *c, struct steps *s, const struct dfg_data *x, int64_t axis)
{
    dfg_eval_check(c, s->scale != NULL && dfg_data_is_real(s->scale), "the scale is no float");
    if (s->zero != NULL &&
        (s->zero->tag != DFG_DATA_TENSOR || (s->zero->n != 1 && s->zero->n != s->scale->n)))
        dfg_eval_fail(c, "the zero point does not fit the scale");
    const int64_t block = dfg_eval_int(c, "block_size", 0);
    s->n = s->scale->n;
    s->behind = 1;
    if (s->n == 1)
        return;
    dfg_eval_axis(c, &axis, x->rank);
    s->behind = dfg_eval_count(x->dims, (int32_t)axis + 1, x->rank);
    if (block != 0) {
        blocks_of(c, s, x, (int32_t)axis, block);
        return;
    }
    dfg_eval_check(c, s->n == (uint64_t)x->dims[axis], "there is not one scale for each index of the axis");
}

/* Which of n steps element i has. */
static uint64_t step_of(const struct steps *s, uint64_t n, uint64_t i)
{
    if (n == 1 || s->block == 0)
        return i / s->behind % n;
    const uint64_t row = i / s->behind, block = row % s->extent / s->block;
    return (row / s->extent * s->blocks + block) * s->behind + i % s->behind;
}

static double scale_at(const struct steps *s, uint64_t i)
{
    return s->scale->u.at[step_of(s, s->n, i)].f;
}

static double zero_at(const struct steps *s, uint64_t i)
{
    return s->zero == NULL ? 0 : dfg_eval_real(s->zero, step_of(s, s->zero->n, i));
}

static void quantize(struct eval_call *c, const struct dfg_data *x, const struct steps *s,
                     enum dfg_dtype dtype)
{
    dfg_eval_check(c, !dfg_eval_is_real(dtype), "floats as steps are not evaluated");
    struct dfg_data *y = dfg_eval_like(c, x, dtype);
    for (uint64_t i = 0; i < x->n; i++)
        y->u.at[i].i = dfg_eval_quantized(dfg_eval_round_real(dfg_eval_real(x, i) / scale_at(s, i), DFG_F32),
                                          1, zero_at(s, i), dtype);
}

/* form 1: Relay, which names the result's type. */
void dfg_eval_quantize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct steps s = {.scale = dfg_eval_need(c, 1), .zero = dfg_eval_arg(c, 2)};
    steps_of(c, &s, x, dfg_eval_int(c, "axis", c->form == 1 ? -1 : 1));
    enum dfg_dtype dtype =
        s.zero != NULL ? (enum dfg_dtype)s.zero->dtype : dfg_eval_onnx_dtype(c, "output_dtype", DFG_U8);
    quantize(c, x, &s, c->form == 1 ? dfg_eval_dtype(c, "out_dtype", DFG_I8) : dtype);
}

void dfg_eval_dequantize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct steps s = {.scale = dfg_eval_need(c, 1), .zero = dfg_eval_arg(c, 2)};
    steps_of(c, &s, x, dfg_eval_int(c, "axis", c->form == 1 ? -1 : 1));
    const enum dfg_dtype dtype =
        c->form == 1 ? DFG_F32 : dfg_eval_onnx_dtype(c, "output_dtype", (enum dfg_dtype)s.scale->dtype);
    dfg_eval_check(c, dfg_eval_is_real(dtype), "the result is not of floats");
    struct dfg_data *y = dfg_eval_like(c, x, dtype);
    for (uint64_t i = 0; i < x->n; i++)
        y->u.at[i].f = (dfg_eval_real(x, i) - zero_at(&s, i)) * scale_at(&s, i);
}

/* Relay's requantize: steps of one scale in those of another. */
void dfg_eval_requantize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    struct steps from = {.scale = dfg_eval_need(c, 1), .zero = dfg_eval_arg(c, 2)};
    struct steps to = {.scale = dfg_eval_need(c, 3), .zero = dfg_eval_arg(c, 4)};
    int64_t axis = dfg_eval_int(c, "axis", -1);
    dfg_eval_check(c, !dfg_data_is_real(x), "its operands are wrong");
    steps_of(c, &from, x, axis);
    steps_of(c, &to, x, axis);
    enum dfg_dtype dtype = dfg_eval_dtype(c, "out_dtype", DFG_I8);
    struct dfg_data *y = dfg_eval_like(c, x, dtype);
    for (uint64_t i = 0; i < x->n; i++) {
        double v = (dfg_eval_real(x, i) - zero_at(&from, i)) * scale_at(&from, i);
        y->u.at[i].i = dfg_eval_quantized(v, scale_at(&to, i), zero_at(&to, i), dtype);
    }
}

/* To u8, in steps that the range of the values gives; 0 is a step.  Without a range a step is 1, as in ONNX
 * Runtime. */
void dfg_eval_dynamic_quantize(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    double low = 0, high = 0;
    if (!dfg_data_is_real(x) || c->n_results < 3)
        dfg_eval_fail(c, "its operand has no floats, or it is asked for less than three results");
    for (uint64_t i = 0; i < x->n; i++) {
        low = fmin(low, x->u.at[i].f);
        high = fmax(high, x->u.at[i].f);
    }
    const double range = dfg_eval_round_real(high - low, DFG_F32);
    double scale = range > 0 ? dfg_eval_round_real(range / 255, DFG_F32) : 1;
    double zero = scale > 0 ? nearbyint(dfg_eval_round_real(-low / scale, DFG_F32)) : 0;
    struct dfg_data *y = dfg_eval_result(c, 0, DFG_U8, x->rank, x->dims),
                    *s = dfg_eval_result(c, 1, DFG_F32, 0, NULL);
    struct dfg_data *z = dfg_eval_result(c, 2, DFG_U8, 0, NULL);
    s->u.at[0].f = scale;
    z->u.at[0].i = dfg_eval_int_of(zero < 0 ? 0 : zero > 255 ? 255 : zero);
    for (uint64_t i = 0; scale > 0 && i < x->n; i++)
        y->u.at[i].i = dfg_eval_quantized(dfg_eval_round_real(x->u.at[i].f / scale, DFG_F32), 1,
                                          (double)z->u.at[0].i, DFG_U8);
}
