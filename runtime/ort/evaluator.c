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

static dfg_status make(const dfg_module *m, dfg_node func, void **kernel, struct dfg_error *e)
{
    struct region_kernel *k = malloc(sizeof *k);
    bool *needed = calloc(func + (size_t)1, sizeof *needed);
    dfg_status status = k != NULL && needed != NULL ? DFG_OK : dfg_fail(e, DFG_NO_MEMORY, "out of memory");
    for (dfg_node n = func; status == DFG_OK && n > 0; n--) {
        const dfg_node *args;
        const uint32_t n_args = n == func || needed[n] ? dfg_node_args(m, n, &args) : 0;
        for (uint32_t i = 0; i < n_args; i++)
            needed[args[i]] = true;
        if (needed[n] && dfg_node_op(m, n) >= DFG_FIRST_OP && !dfg_is_evaluated(m, dfg_node_op(m, n)))
            status = dfg_fail(e, DFG_BAD_GRAPH, "'%s' can't be evaluated",
                              dfg_operator_name(m, dfg_node_op(m, n)));
    }
    free(needed);
    if (status == DFG_OK)
        *k = (struct region_kernel){m, func};
    else
        free(k);
    *kernel = status == DFG_OK ? k : NULL;
    return status;
}

static dfg_status give(struct dfg_ort_run *run, uint32_t i, const struct dfg_data *d, struct dfg_error *e)
{
    if (d == NULL || d->tag != DFG_DATA_TENSOR)
        return dfg_fail(e, DFG_BAD_GRAPH, "result %u is no tensor", (unsigned)i);
    void *to = dfg_ort_output(run, i, (enum dfg_dtype)d->dtype, d->rank, d->dims);
    if (to != NULL)
        dfg_data_write(d, to);
    return DFG_OK; /* without room nothing wants it, or the provider knows why */
}

static dfg_status run(void *kernel, struct dfg_ort_run *run, struct dfg_error *e)
{
    const struct region_kernel *k = kernel;
    const struct dfg_eval_limits limits = {.bytes = (uint64_t)1 << 40};
    struct dfg_data **values = calloc(run->n_inputs + run->n_outputs + (size_t)1, sizeof *values);
    dfg_status status = values != NULL ? DFG_OK : dfg_fail(e, DFG_NO_MEMORY, "out of memory");
    for (uint32_t i = 0; status == DFG_OK && i < run->n_inputs; i++) {
        const struct dfg_ort_tensor *t = &run->inputs[i];
        if ((values[i] = dfg_data_read(t->dtype, t->rank, t->dims, t->data)) == NULL)
            status = dfg_fail(e, DFG_BAD_GRAPH, "input %u (%s, %d extents) can't be evaluated", (unsigned)i,
                              dfg_dtype_name(t->dtype), (int)t->rank);
    }
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
