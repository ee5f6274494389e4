/* make.c -- tensors made of a shape or a few numbers.
 *
 * In:   shapes as operands or attributes, bounds.
 * Out:  filled tensors, ranges, windows of signals, one-hot rows, triangles.
 */
#include <math.h>

#include "eval.h"

static void filled(struct eval_call *c, enum dfg_dtype dtype, int32_t rank, const int64_t *dims,
                   const struct dfg_data *with, double v)
{
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, rank, dims);
    bool same = with != NULL && with->dtype == dtype;
    for (uint64_t i = 0; i < y->n; i++)
        if (same)
            y->u.at[i] = with->u.at[0];
        else
            dfg_eval_set(y, i, with != NULL ? dfg_eval_real(with, 0) : v);
}

void dfg_eval_constant_of_shape(struct eval_call *c)
{
    int64_t dims[EVAL_RANK];
    int32_t rank = dfg_eval_arg_ints(c, 0, dims);
    dfg_val v = dfg_eval_attr(c, "value");
    struct dfg_data *value = NULL;
    dfg_eval_check(c, rank >= 0, "the shape is no list of integers");
    if (v.tag == DFG_V_TENSOR) {
        value = dfg_eval_own(c, dfg_data_of(c->m, dfg_tensor_info(c->m, v.u.id)));
        dfg_eval_check(c, value != NULL && value->n == 1, "the value is not one element");
    }
    filled(c, value != NULL ? (enum dfg_dtype)value->dtype : DFG_F32, rank, dims, value, 0);
}

static void whole_number(struct eval_call *c, int64_t v)
{
    dfg_eval_result(c, 0, DFG_I64, 0, NULL)->u.at[0].i = v;
}

/* The attribute of the call is the constant; of numbers and lists, too. */
void dfg_eval_constant(struct eval_call *c)
{
    dfg_val v = dfg_eval_attr(c, "value");
    int64_t ints[EVAL_RANK], n;
    if (v.tag == DFG_V_TENSOR) {
        const struct dfg_data *d = dfg_eval_own(c, dfg_data_of(c->m, dfg_tensor_info(c->m, v.u.id)));
        dfg_eval_check(c, d != NULL, "its elements are not at hand");
        dfg_eval_give(c, 0, d);
        return;
    }
    if (dfg_eval_attr(c, "value_int").tag == DFG_V_INT) {
        whole_number(c, dfg_eval_int(c, "value_int", 0));
        return;
    }
    if (dfg_eval_attr(c, "value_float").tag == DFG_V_FLOAT) {
        filled(c, DFG_F32, 0, NULL, NULL, dfg_eval_float(c, "value_float", 0));
        return;
    }
    n = dfg_eval_ints(c, "value_ints", ints);
    dfg_eval_check(c, n >= 0, "this constant is not evaluated");
    struct dfg_data *y = dfg_eval_result(c, 0, DFG_I64, 1, &n);
    for (int64_t i = 0; i < n; i++)
        y->u.at[i].i = ints[i];
}

/* form: 0 zeros, 1 ones, 2 full; the shape is an attribute. */
void dfg_eval_relay_full(struct eval_call *c)
{
    int64_t dims[EVAL_RANK];
    int32_t rank = dfg_eval_ints(c, "shape", dims);
    const struct dfg_data *with = c->form == 2 ? dfg_eval_need(c, 0) : NULL;
    dfg_eval_check(c, rank >= 0, "the shape is no list of integers");
    dfg_eval_check(c, c->form != 2 || with->n == 1, "the value is not one element");
    enum dfg_dtype otherwise = with != NULL ? (enum dfg_dtype)with->dtype : DFG_F32;
    filled(c, dfg_eval_dtype(c, "dtype", otherwise), rank, dims, with, c->form);
}

/* The same in the shape of operand 0. */
void dfg_eval_relay_full_like(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *with = c->form == 2 ? dfg_eval_need(c, 1) : NULL;
    dfg_eval_check(c, c->form != 2 || with->n == 1, "the value is not one element");
    filled(c, (enum dfg_dtype)x->dtype, x->rank, x->dims, with, c->form);
}

/* Steps from first to end, which integers of 64 bits may be far apart; at most EVAL_MOST + 1. */
static double steps_of(const struct dfg_data *const *t)
{
    if (dfg_data_is_real(t[0]))
        return ceil((t[1]->u.at[0].f - t[0]->u.at[0].f) / t[2]->u.at[0].f);
    int64_t first = t[0]->u.at[0].i, end = t[1]->u.at[0].i, step = t[2]->u.at[0].i;
    bool is_unsigned = dfg_eval_is_unsigned((enum dfg_dtype)t[0]->dtype), down = step < 0 && !is_unsigned;
    if (is_unsigned ? (uint64_t)first >= (uint64_t)end : down ? first <= end : first >= end)
        return 0;
    uint64_t size = down ? 0 - (uint64_t)step : (uint64_t)step,
             gap = down ? (uint64_t)first - (uint64_t)end : (uint64_t)end - (uint64_t)first;
    uint64_t steps = size == 0 ? 0 : (gap - 1) / size + 1;
    return (double)steps;
}

/* form 0: Hann's window, 1: Hamming's, 2: Blackman's; a0 - a1 cos(2 pi i / n) + a2 cos(4 pi i / n). */
void dfg_eval_window_of(struct eval_call *c)
{
    static const double terms[][3] = {{0.5, 0.5, 0}, {25.0 / 46, 21.0 / 46, 0}, {0.42, 0.5, 0.08}};
    int64_t n[EVAL_RANK];
    dfg_eval_check(c, dfg_eval_arg_ints(c, 0, n) == 1 && n[0] >= 0, "the size is no positive integer");
    struct dfg_data *y = dfg_eval_result(c, 0, dfg_eval_onnx_dtype(c, "output_datatype", DFG_F32), 1, n);
    const double turn = 2 * acos(-1) / (double)(dfg_eval_int(c, "periodic", 1) != 0 ? n[0] : n[0] - 1);
    for (uint64_t i = 0; i < y->n; i++) {
        double at = (double)i * turn;
        dfg_eval_set(y, i, terms[c->form][0] - terms[c->form][1] * cos(at) + terms[c->form][2] * cos(2 * at));
    }
}

void dfg_eval_range(struct eval_call *c)
{
    const struct dfg_data *t[3];
    double v[3];
    for (uint32_t i = 0; i < 3; i++) {
        t[i] = dfg_eval_need(c, i);
        if (t[i]->n != 1 || t[i]->dtype != t[0]->dtype)
            dfg_eval_fail(c, "its operands are not one element each, of one type");
        v[i] = dfg_eval_real(t[i], 0);
    }
    double steps = steps_of(t);
    dfg_eval_check(c, v[2] != 0 && steps <= (double)EVAL_MOST, "the step does not lead to the end");
    int64_t n = steps > 0 ? (int64_t)steps : 0;
    struct dfg_data *y = dfg_eval_result(c, 0, (enum dfg_dtype)t[0]->dtype, 1, &n);
    for (int64_t i = 0; i < n; i++)
        if (dfg_data_is_real(y))
            y->u.at[i].f = v[0] + (double)i * v[2];
        else
            y->u.at[i].i = (int64_t)((uint64_t)t[0]->u.at[0].i + (uint64_t)i * (uint64_t)t[2]->u.at[0].i);
}

/* indices with a new axis of `depth`, `on` at the index (from the end where negative), else `off`. */
static void one_hot(struct eval_call *c, const struct dfg_data *x, int64_t depth, int64_t axis, dfg_cell on,
                    dfg_cell off, enum dfg_dtype dtype)
{
    int64_t dims[EVAL_RANK];
    dfg_eval_check(c, x->rank < EVAL_RANK && depth >= 0, "the depth is wrong");
    dfg_eval_axis(c, &axis, x->rank + 1);
    for (int32_t d = 0; d <= x->rank; d++)
        dims[d] = d < axis ? x->dims[d] : d == axis ? depth : x->dims[d - 1];
    struct dfg_data *y = dfg_eval_result(c, 0, dtype, x->rank + 1, dims);
    int64_t behind = (int64_t)dfg_eval_count(x->dims, (int32_t)axis, x->rank);
    for (uint64_t i = 0; i < y->n; i++) {
        int64_t k = (int64_t)i / behind, inner = (int64_t)i % behind;
        int64_t at = dfg_eval_int_at(x, (uint64_t)(k / depth * behind + inner));
        at += at < 0 ? depth : 0;
        y->u.at[i] = at == k % depth ? on : off;
    }
}

void dfg_eval_one_hot(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *depth = dfg_eval_need(c, 1),
                          *values = dfg_eval_need(c, 2);
    dfg_eval_check(c, depth->n == 1 && values->n == 2, "depth or values are wrong");
    one_hot(c, x, dfg_eval_int_at(depth, 0), dfg_eval_int(c, "axis", -1), values->u.at[1], values->u.at[0],
            (enum dfg_dtype)values->dtype);
}

void dfg_eval_relay_one_hot(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0), *on = dfg_eval_need(c, 1), *off = dfg_eval_need(c, 2);
    dfg_eval_check(c, on->n == 1 && off->n == 1 && on->dtype == off->dtype, "its values are wrong");
    one_hot(c, x, dfg_eval_int(c, "depth", 1), dfg_eval_int(c, "axis", -1), on->u.at[0], off->u.at[0],
            (enum dfg_dtype)on->dtype);
}

void dfg_eval_trilu(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    int64_t k[EVAL_RANK] = {0};
    bool upper = dfg_eval_int(c, "upper", 1) != 0;
    if (x->rank < 2 || (dfg_eval_arg(c, 1) != NULL && dfg_eval_arg_ints(c, 1, k) != 1))
        dfg_eval_fail(c, "its operands are wrong");
    struct dfg_data *y = dfg_eval_like(c, x, (enum dfg_dtype)x->dtype);
    int64_t rows = x->dims[x->rank - 2], columns = x->dims[x->rank - 1];
    for (uint64_t i = 0; i < x->n; i++) {
        double behind = (double)((int64_t)i % columns) - (double)((int64_t)i / columns % rows);
        if (upper ? behind >= (double)k[0] : behind <= (double)k[0])
            y->u.at[i] = x->u.at[i];
    }
}

void dfg_eval_eye_like(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    dfg_eval_check(c, x->rank == 2, "its operand is no matrix");
    struct dfg_data *y = dfg_eval_like(c, x, dfg_eval_onnx_dtype(c, "dtype", (enum dfg_dtype)x->dtype));
    double k = (double)dfg_eval_int(c, "k", 0);
    for (uint64_t i = 0; i < x->n; i++) {
        int64_t row = (int64_t)i / x->dims[1], column = (int64_t)i % x->dims[1];
        if ((double)column - (double)row == k)
            dfg_eval_set(y, i, 1);
    }
}
