/* fold.c -- calls of constants, for rewriters.
 *
 * In:   a call whose operands are constants.
 * Out:  one of its results as a constant, by the operator's kernel, rounded to its
 *       element type as anywhere in the evaluator.
 *
 * What stays as it is: quantised weights are smaller than what they stand for, and
 * targets look for both; of a NaN the payload would be lost; and what would take long.
 */
#include <math.h>
#include <stdlib.h>

#include "../core/packed.h"
#include "../dfg_rewrite.h"
#include "eval.h"

#define MOST_ELEMENTS ((uint64_t)1 << 24)
#define MOST_BYTES    ((uint64_t)1 << 30) /* of all values at once */
#define MOST_STEPS    1073741824.0        /* of products: the product of all operands' sizes */

static bool is_moved(enum dfg_dtype d)
{
    return dfg_eval_is_data(d) && dfg_dtype_bits(d) >= (dfg_eval_is_real(d) ? 16u : 8u);
}

static bool has_nan_f32(const uint8_t *data, uint64_t n)
{
    uint32_t found = 0;
    for (uint64_t i = 0; i < n; i++)
        found |= ((uint32_t)dfg_load(data + 4 * i, 4) & 0x7FFFFFFF) > 0x7F800000;
    return found != 0;
}

static bool has_nan(const struct dfg_tensor *t, const struct dfg_data *d)
{
    if (d->dtype == DFG_F32 && !t->splat)
        return has_nan_f32(t->data, t->n);
    const uint64_t n = dfg_data_is_real(d) ? d->n : 0;
    for (uint64_t i = 0; i < n; i++)
        if (isnan(d->u.at[i].f))
            return true;
    return false;
}

/* The operands' values; false: one is not evaluated, all of them are too much, or memory is out. */
static bool operands(const dfg_module *m, const dfg_node *args, uint32_t n, bool linear,
                     struct dfg_data **values, dfg_status *status)
{
    uint64_t elements = 0;
    double steps = 1;
    for (uint32_t i = 0; i < n; i++) {
        const struct dfg_tensor *t = args[i] != DFG_NONE ? dfg_tensor_of(m, args[i]) : NULL;
        if (t == NULL)
            continue;
        const struct dfg_type *type = dfg_type_info(m, t->type);
        elements += t->n < MOST_ELEMENTS ? t->n : MOST_ELEMENTS;
        steps *= (double)t->n + 1;
        if (elements >= MOST_ELEMENTS || (!linear && steps > MOST_STEPS) ||
            !is_moved((enum dfg_dtype)type->dtype) || type->rank > EVAL_RANK || (t->data == NULL && t->n > 0))
            return false;
        values[i] = dfg_data_of(m, t);
        if (values[i] == NULL)
            *status = DFG_NO_MEMORY;
        if (values[i] == NULL || has_nan(t, values[i]))
            return false;
    }
    return true;
}

/* Would the result, by its type, have more bytes? */
static bool is_too_large(const dfg_module *m, uint32_t type, uint32_t i, size_t most)
{
    const struct dfg_type *t = dfg_type_info(m, type);
    uint64_t n;
    size_t bytes;
    if (t->tag == DFG_T_TUPLE && i < t->n)
        t = dfg_type_info(m, t->u.fields[i]);
    return dfg_type_elements(t, &n) &&
           (!dfg_tensor_bytes((enum dfg_dtype)t->dtype, n, &bytes) || bytes > most);
}

static dfg_node constant_of(dfg_module *m, const struct dfg_data *d, uint32_t i, size_t most)
{
    size_t bytes;
    if (d->tag == DFG_DATA_TUPLE)
        d = i < d->n ? d->u.fields[i] : NULL;
    if (d == NULL || d->tag != DFG_DATA_TENSOR || !is_moved((enum dfg_dtype)d->dtype) ||
        !dfg_tensor_bytes((enum dfg_dtype)d->dtype, d->n, &bytes) || bytes > most)
        return DFG_NONE;
    return dfg_data_const(m, d);
}

static dfg_status fold(dfg_module *m, dfg_node call, uint32_t i, size_t most, dfg_node *made)
{
    const dfg_node *args;
    struct dfg_error said = {DFG_OK, NULL};
    struct eval_call c = {.m = m,
                          .error = &said,
                          .node = call,
                          .kind = dfg_kind_info(m, dfg_node_kind(m, call)),
                          .n_args = dfg_node_args(m, call, &args),
                          .most_bytes = MOST_BYTES,
                          .bytes_before = dfg_eval_bytes_alive()};
    const struct eval_row *row = dfg_eval_find(m, c.kind->op);
    const struct dfg_op_decl *decl = dfg_operator_row(m, c.kind->op);
    c.n_results = c.kind->data;
    *made = DFG_NONE;
    if (row == NULL || row->tflite || row->kernel == dfg_eval_body || decl->quantizes || decl->dequantizes ||
        dfg_has_reference(m, call) || is_too_large(m, dfg_node_type(m, call), i, most))
        return DFG_OK;
    struct dfg_data **values = calloc((size_t)c.n_args + 1, sizeof *values), *d = NULL;
    dfg_status status = values != NULL ? DFG_OK : DFG_NO_MEMORY;
    c.args = values;
    if (values != NULL && operands(m, args, c.n_args, decl->kind < DFG_FUSABLE, values, &status)) {
        d = dfg_eval_value(&c, row);
        if (d == NULL && (said.status == DFG_OK || said.status == DFG_NO_MEMORY)) /* nothing but memory is not said */
            status = DFG_NO_MEMORY;
    }
    if (d != NULL)
        *made = constant_of(m, d, i, most);
    dfg_error_clear(&said);
    dfg_data_free(d);
    for (uint32_t k = 0; values != NULL && k < c.n_args; k++)
        dfg_data_free(values[k]);
    free(values);
    return dfg_failed(m) ? DFG_NO_MEMORY : status;
}

const struct dfg_folding dfg_evaluation = {fold};
