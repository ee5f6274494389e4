/* evaluator.c -- the device that a provider has until there is a real one: libdfg-eval.
 *
 * In:   a region, runs of it.
 * Out:  what it computes, rounded to its types operator by operator.
 * Errors: when it is compiled an operator that is not evaluated, and each run's own.
 */
#include <stdlib.h>
#include <string.h>

#include "../dfg_eval.h"
#include "ort.h"

struct region_kernel {
    const dfg_module *m;
    dfg_node func;
};

/* ---- elements ---- */

static uint64_t bits_at(const void *data, uint64_t i, unsigned bits)
{
    const uint8_t *at = data;
    uint64_t x = 0;
    if (bits < 8) { /* two in a byte, the lower half first */
        x = (uint64_t)(at[i * bits / 8] >> (i * bits % 8));
        return x & ((1U << bits) - 1);
    }
    for (unsigned k = 0; k < bits / 8; k++)
        x |= (uint64_t)at[i * (bits / 8) + k] << 8 * k;
    return x;
}

static void put_bits(void *data, uint64_t i, unsigned bits, uint64_t x)
{
    uint8_t *at = data;
    if (bits < 8)
        at[i * bits / 8] = (uint8_t)((i * bits % 8 == 0 ? 0 : at[i * bits / 8]) | x << (i * bits % 8));
    for (unsigned k = 0; bits >= 8 && k < bits / 8; k++)
        at[i * (bits / 8) + k] = (uint8_t)(x >> 8 * k);
}

static dfg_cell cell_of(enum dfg_dtype dtype, uint64_t bits)
{
    const enum dfg_number class = dfg_number_class(dtype);
    const unsigned width = dfg_dtype_bits(dtype);
    if (class == DFG_NUMBER_FLOAT)
        return (dfg_cell){.f = dfg_number_value(bits, dtype)};
    if (class == DFG_NUMBER_INT && width < 64 && bits >> (width - 1) != 0)
        bits |= ~(uint64_t)0 << width;
    return (dfg_cell){.i = (int64_t)bits};
}

static struct dfg_data *data_of(const struct dfg_ort_tensor *t)
{
    struct dfg_data *d = dfg_data_tensor(t->dtype, t->rank, t->dims);
    const unsigned width = dfg_dtype_bits(t->dtype);
    for (uint64_t i = 0; d != NULL && i < d->n; i++) {
        float f;
        if (t->dtype == DFG_F32) {
            memcpy(&f, (const char *)t->data + i * sizeof f, sizeof f);
            d->u.at[i].f = (double)f;
        } else
            d->u.at[i] = cell_of(t->dtype, bits_at(t->data, i, width));
    }
    return d;
}

static void put_data(const struct dfg_data *d, void *to)
{
    const enum dfg_dtype dtype = (enum dfg_dtype)d->dtype;
    const unsigned width = dfg_dtype_bits(dtype);
    for (uint64_t i = 0; i < d->n; i++) {
        uint64_t bits = (uint64_t)d->u.at[i].i & (width < 64 ? ((uint64_t)1 << width) - 1 : ~(uint64_t)0);
        float f = 0;
        if (dtype == DFG_F32) {
            f = (float)d->u.at[i].f;
            memcpy((char *)to + i * sizeof f, &f, sizeof f);
            continue;
        }
        if (dfg_data_is_real(d))
            dfg_number_round(d->u.at[i].f, dtype, &bits);
        put_bits(to, i, width, bits);
    }
}

/* ---- kernels ---- */

/* func and what stands in it: the nodes from its first on. */
static bool is_inside(const dfg_module *m, dfg_node n, dfg_node func)
{
    while (n != DFG_NONE && n != func)
        n = dfg_node_body(m, n);
    return n == func;
}

static dfg_status make(const dfg_module *m, dfg_node func, void **kernel, struct dfg_error *e)
{
    for (dfg_node n = 1; n < func; n++)
        if (dfg_node_op(m, n) >= DFG_FIRST_OP && is_inside(m, n, func) &&
            !dfg_is_evaluated(m, dfg_node_op(m, n)))
            return dfg_fail(e, DFG_BAD_GRAPH, "'%s' can't be evaluated",
                            dfg_operator_name(m, dfg_node_op(m, n)));
    struct region_kernel *k = malloc(sizeof *k);
    if (k == NULL)
        return dfg_fail(e, DFG_NO_MEMORY, "out of memory");
    *k = (struct region_kernel){m, func};
    *kernel = k;
    return DFG_OK;
}

static dfg_status give(struct dfg_ort_run *run, uint32_t i, const struct dfg_data *d, struct dfg_error *e)
{
    if (d == NULL || d->tag != DFG_DATA_TENSOR)
        return dfg_fail(e, DFG_BAD_GRAPH, "result %u is no tensor", (unsigned)i);
    void *to = dfg_ort_output(run, i, (enum dfg_dtype)d->dtype, d->rank, d->dims);
    if (to != NULL)
        put_data(d, to);
    return DFG_OK; /* without room the provider knows why */
}

static dfg_status run(void *kernel, struct dfg_ort_run *run, struct dfg_error *e)
{
    const struct region_kernel *k = kernel;
    const struct dfg_eval_limits limits = {.bytes = (uint64_t)1 << 40};
    struct dfg_data **values = calloc(run->n_inputs + run->n_outputs + (size_t)1, sizeof *values);
    dfg_status status = values != NULL ? DFG_OK : dfg_fail(e, DFG_NO_MEMORY, "out of memory");
    for (uint32_t i = 0; status == DFG_OK && i < run->n_inputs; i++)
        if ((values[i] = data_of(&run->inputs[i])) == NULL)
            status = dfg_fail(e, DFG_BAD_GRAPH, "input %u (%s, %d extents) can't be evaluated", (unsigned)i,
                              dfg_dtype_name(run->inputs[i].dtype), (int)run->inputs[i].rank);
    if (status == DFG_OK)
        status = dfg_evaluate(k->m, k->func, values, run->n_inputs, values + run->n_inputs, &limits, e);
    struct dfg_data *const *results = values != NULL ? values + run->n_inputs : NULL;
    if (status == DFG_OK && results[0]->tag == DFG_DATA_TUPLE && results[0]->n >= run->n_outputs)
        results = results[0]->u.fields;
    for (uint32_t i = 0; status == DFG_OK && i < run->n_outputs; i++)
        status = give(run, i, results[i], e);
    for (uint32_t i = 0; values != NULL && i < run->n_inputs + run->n_outputs; i++)
        dfg_data_free(values[i]);
    free(values);
    return status;
}

const struct dfg_ort_device dfg_ort_evaluator = {
    .vendor = "pat2c", .version = DFG_VERSION, .compile = make, .run = run, .release = free};
