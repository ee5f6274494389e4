/* fold.c -- calls of constants, for rewriters.
 *
 * In:   a call whose operands are constants, or calls of constants that were too large to be kept.
 * Out:  one of its results as a constant, by the operator's kernel, rounded to its
 *       element type as anywhere in the evaluator.
 *
 * The calls between are a list, of few, which is gone through until each has a value.
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
#define MOST_STEPS    1073741824.0        /* of products: the product of all matrices' sizes */
#define MOST_CALLS    32                  /* the call and those before it */

/* Calls, the last one of which operands are read of first, and what they gave. */
struct chain {
    const dfg_module *m;
    dfg_node calls[MOST_CALLS];
    struct dfg_data *values[MOST_CALLS];
    uint32_t n;
    uint64_t *budget; /* elements that may be computed for calls 1 .. n-1 */
};

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

static bool has_nan(const struct dfg_data *d)
{
    const uint64_t n = dfg_data_is_real(d) ? d->n : 0;
    for (uint64_t i = 0; i < n; i++)
        if (isnan(d->u.at[i].f))
            return true;
    return false;
}

static const struct dfg_tensor *constant(const dfg_module *m, dfg_node n)
{
    return dfg_node_op(m, n) == DFG_CONST ? dfg_tensor_of(m, n) : NULL;
}

/* A constant's elements; NULL: they are none that are evaluated, or *status. */
static struct dfg_data *of_constant(const struct chain *k, const struct dfg_tensor *t, dfg_status *status)
{
    const struct dfg_type *type = dfg_type_info(k->m, t->type);
    const bool known = type->dtype == DFG_F32 && !t->splat && t->data != NULL;
    if (t->n >= MOST_ELEMENTS || !is_moved((enum dfg_dtype)type->dtype) || type->rank > EVAL_RANK ||
        (t->data == NULL && t->n > 0) || (known && has_nan_f32(t->data, t->n)))
        return NULL;
    struct dfg_data *d = dfg_data_of(k->m, t);
    if (d == NULL)
        *status = DFG_NO_MEMORY;
    if (d == NULL || known || !has_nan(d))
        return d;
    dfg_data_free(d);
    return NULL;
}

/* What a call has given, or a projection of it; NULL: nothing yet. */
static struct dfg_data *given(const struct chain *k, dfg_node n)
{
    const dfg_node *args;
    const bool is_get = dfg_node_op(k->m, n) == DFG_GET && dfg_node_args(k->m, n, &args) == 1;
    for (uint32_t i = 0; i < k->n; i++) {
        struct dfg_data *d = k->values[i];
        if (d == NULL || k->calls[i] != (is_get ? args[0] : n))
            continue;
        if (is_get && d->tag == DFG_DATA_TUPLE)
            d = dfg_node_data(k->m, n) < d->n ? d->u.fields[dfg_node_data(k->m, n)] : NULL;
        return d;
    }
    return NULL;
}

/* The values of a call's operands, of which `owned` are the constants' own.  False: one is not evaluated, all of them
 * are too much, or memory is out. */
static bool operands(const struct chain *k, const dfg_node *args, uint32_t n, bool linear, struct dfg_data **values,
                     bool *owned, dfg_status *status)
{
    uint64_t elements = 0;
    double steps = 1;
    for (uint32_t i = 0; i < n; i++) {
        if (args[i] == DFG_NONE)
            continue;
        const struct dfg_tensor *t = constant(k->m, args[i]);
        owned[i] = t != NULL;
        values[i] = t != NULL ? of_constant(k, t, status) : given(k, args[i]);
        if (values[i] == NULL || values[i]->tag != DFG_DATA_TENSOR)
            return false;
        elements += values[i]->n;
        steps *= values[i]->rank >= 2 ? (double)values[i]->n + 1 : 1; /* a vector is a bias, or read once for all */
        if (elements >= MOST_ELEMENTS || (!linear && steps > MOST_STEPS) || (t == NULL && has_nan(values[i])))
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

/* Is it computed?  Integers in steps are, as they are smaller than what they are made of. */
static bool is_foldable(const dfg_module *m, dfg_node call)
{
    const uint16_t op = dfg_node_op(m, call);
    const struct eval_row *row = op >= DFG_FIRST_OP ? dfg_eval_find(m, op) : NULL;
    const struct dfg_op_decl *decl = row != NULL ? dfg_operator_row(m, op) : NULL;
    return decl != NULL && !row->tflite && row->kernel != dfg_eval_body && !decl->random && !decl->dequantizes &&
           (!decl->quantizes || (row->kernel == dfg_eval_quantize && row->form == 0)) && !dfg_has_reference(m, call);
}

/* The call and all that stand between it and constants; false: there are others, or too many, or by their types too
 * much is computed. */
static bool collect(struct chain *k, dfg_node call)
{
    uint64_t elements, all = 0;
    k->calls[0] = call;
    k->n = 1;
    for (uint32_t at = 0; at < k->n; at++) {
        const dfg_node *args, *inner;
        const uint32_t n = dfg_node_args(k->m, k->calls[at], &args);
        if (at > 0 && dfg_type_elements(dfg_type_info(k->m, dfg_node_type(k->m, k->calls[at])), &elements))
            all += elements < MOST_ELEMENTS ? elements : MOST_ELEMENTS;
        if (!is_foldable(k->m, k->calls[at]) || all > *k->budget || (at > 0 && *k->budget == 0))
            return false;
        for (uint32_t i = 0; i < n; i++) {
            dfg_node a = args[i];
            if (a == DFG_NONE || constant(k->m, a) != NULL)
                continue;
            if (dfg_node_op(k->m, a) == DFG_GET && dfg_node_args(k->m, a, &inner) == 1)
                a = inner[0];
            bool is_there = false;
            for (uint32_t j = 0; j < k->n; j++)
                is_there = is_there || k->calls[j] == a;
            if (!is_there && k->n == MOST_CALLS)
                return false;
            if (!is_there)
                k->calls[k->n++] = a;
        }
    }
    return true;
}

static void spend(uint64_t *budget, const struct dfg_data *d)
{
    uint64_t n = d->tag == DFG_DATA_TENSOR ? d->n : 0;
    for (uint64_t i = 0; d->tag == DFG_DATA_TUPLE && i < d->n; i++)
        n += d->u.fields[i]->tag == DFG_DATA_TENSOR ? d->u.fields[i]->n : 0;
    *budget -= n < *budget ? n : *budget;
}

/* All results of call i of the chain, if its operands have values. */
static dfg_status evaluate(struct chain *k, uint32_t i)
{
    const dfg_node *args, call = k->calls[i];
    struct dfg_error said = {DFG_OK, NULL};
    struct eval_call c = {.m = k->m,
                          .error = &said,
                          .node = call,
                          .kind = dfg_kind_info(k->m, dfg_node_kind(k->m, call)),
                          .n_args = dfg_node_args(k->m, call, &args),
                          .most_bytes = MOST_BYTES,
                          .bytes_before = dfg_eval_bytes_alive()};
    const struct eval_row *row = dfg_eval_find(k->m, c.kind->op);
    c.n_results = c.kind->data;
    struct dfg_data **values = calloc((size_t)c.n_args + 1, sizeof *values);
    bool *owned = calloc((size_t)c.n_args + 1, sizeof *owned);
    dfg_status status = values != NULL && owned != NULL ? DFG_OK : DFG_NO_MEMORY;
    c.args = values;
    if (status == DFG_OK && operands(k, args, c.n_args, dfg_operator_row(k->m, c.kind->op)->kind < DFG_FUSABLE,
                                     values, owned, &status)) {
        k->values[i] = dfg_eval_value(&c, c.kind->op, row);
        if (k->values[i] == NULL && (said.status == DFG_OK || said.status == DFG_NO_MEMORY))
            status = DFG_NO_MEMORY; /* nothing but memory is not said */
        if (k->values[i] != NULL && i > 0)
            spend(k->budget, k->values[i]);
    }
    dfg_error_clear(&said);
    for (uint32_t a = 0; values != NULL && owned != NULL && a < c.n_args; a++)
        if (owned[a])
            dfg_data_free(values[a]);
    free(values);
    free(owned);
    return status;
}

static dfg_status fold(dfg_module *m, dfg_node call, uint32_t i, size_t most, uint64_t *budget, dfg_node *made)
{
    struct chain k = {.m = m, .budget = budget};
    dfg_status status = DFG_OK;
    *made = DFG_NONE;
    if (is_too_large(m, dfg_node_type(m, call), i, most) || !collect(&k, call))
        return DFG_OK;
    for (bool more = true; status == DFG_OK && more && k.values[0] == NULL;) {
        more = false;
        for (uint32_t j = k.n; status == DFG_OK && j-- > 0;)
            if (k.values[j] == NULL) {
                status = evaluate(&k, j);
                more = more || k.values[j] != NULL;
            }
    }
    if (k.values[0] != NULL && status == DFG_OK)
        *made = constant_of(m, k.values[0], i, most);
    for (uint32_t j = 0; j < k.n; j++)
        dfg_data_free(k.values[j]);
    return dfg_failed(m) ? DFG_NO_MEMORY : status;
}

const struct dfg_folding dfg_evaluation = {fold};
