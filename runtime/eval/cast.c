/* cast.c -- one element type into another.
 *
 * In:   a tensor, a type.
 * Out:  its elements in that type; or their bits, read as elements of it.
 * Errors: bits of a type of another size.
 *
 * Floats to integers towards zero, at the ends of the range where they do not fit
 * (ONNX leaves that open); integers keep their low bits; bools are "not zero".  In
 * 8 bits and less floats end at the last finite value, unless `saturate` is 0.
 */
#include <math.h>

#include "eval.h"

/* form 0: to the type of the attribute `to`, 1: Relay's, 2: operand 1's. */
void dfg_eval_cast(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    const enum dfg_dtype dtype = c->form == 0   ? dfg_eval_onnx_dtype(c, "to", DFG_NO_DTYPE)
                                 : c->form == 1 ? dfg_eval_dtype(c, "dtype", DFG_NO_DTYPE)
                                                : (enum dfg_dtype)dfg_eval_need(c, 1)->dtype;
    struct dfg_data *y = dfg_eval_like(c, x, dtype);
    bool from = dfg_data_is_real(x), to = dfg_eval_is_real(dtype);
    bool saturate = to && dfg_dtype_bits(dtype) <= 8 && dfg_eval_int(c, "saturate", 1) != 0;
    for (uint64_t i = 0; i < x->n; i++) {
        if (dtype == DFG_BOOL)
            y->u.at[i].i = dfg_eval_real(x, i) != 0;
        else if (to)
            y->u.at[i].f = saturate ? dfg_eval_saturated(dfg_eval_real(x, i), dtype) : dfg_eval_real(x, i);
        else if (from)
            dfg_eval_set(y, i, trunc(x->u.at[i].f));
        else
            y->u.at[i].i = x->u.at[i].i;
    }
}

/* The same bits as elements of another type of their size. */
void dfg_eval_bits_as(struct eval_call *c)
{
    const struct dfg_data *x = dfg_eval_need(c, 0);
    enum dfg_dtype to = dfg_eval_onnx_dtype(c, "to", DFG_NO_DTYPE);
    enum dfg_dtype from = (enum dfg_dtype)x->dtype;
    if (!dfg_eval_is_data(to) || dfg_dtype_bits(from) != dfg_dtype_bits(to))
        dfg_eval_fail(c, "the types differ in size");
    struct dfg_data *y = dfg_eval_like(c, x, to);
    for (uint64_t i = 0; i < x->n; i++)
        y->u.at[i] = dfg_eval_bit_cast(x->u.at[i], from, to);
}
