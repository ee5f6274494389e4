/* verify.c -- --verify: does the graph compute the same as before?
 *
 * In:   the module before and after it is changed, a number of tries, a seed.
 * Out:  per output the greatest absolute and relative error over all tries, and
 *       what differs.
 *
 * Inputs and results from before are kept, so the module may be changed in place.
 * Tolerances are dfg_data_close's.
 */
#include "../dfg_eval.h"
#include "opt.h"

#include <math.h>
#include <stdlib.h>

static uint64_t seed_of(const struct options *o)
{
    return o->seed != NULL ? strtoull(o->seed, NULL, 10) : 1;
}

void verify_free(struct verification *v)
{
    for (size_t i = 0; v != NULL && i < v->n; i++) {
        values_free(&v->inputs[i]);
        values_free(&v->outputs[i]);
    }
    if (v != NULL) {
        free(v->inputs);
        free(v->outputs);
    }
    free(v);
}

static bool make_inputs(const dfg_module *m, dfg_node main, uint64_t seed, struct values *inputs)
{
    struct dfg_error error = {DFG_OK, NULL};
    inputs->n = dfg_func_params(m, main);
    inputs->at = calloc((size_t)inputs->n + 1, sizeof *inputs->at);
    dfg_status status =
        inputs->at == NULL ? DFG_NO_MEMORY : dfg_random_inputs(m, main, seed, inputs->at, &error);
    if (status != DFG_OK)
        inputs->n = 0;
    return has_worked(status == DFG_OK, &error);
}

/* Room for n tries; NULL: no memory, said. */
static struct verification *verify_new(size_t n)
{
    struct verification *v = calloc(1, sizeof *v);
    if (v != NULL) {
        v->inputs = calloc(n + 1, sizeof *v->inputs);
        v->outputs = calloc(n + 1, sizeof *v->outputs);
    }
    if (v != NULL && v->inputs != NULL && v->outputs != NULL)
        return v;
    complain("out of memory");
    verify_free(v);
    return NULL;
}

struct verification *verify_before(const dfg_module *m, const struct options *o)
{
    size_t n = (size_t)strtoull(o->verify, NULL, 10);
    struct verification *v = verify_new(n);
    dfg_node main = main_function(m);
    bool ok = v != NULL && main != DFG_NONE;
    for (size_t i = 0; ok && i < n; i++) {
        v->n = i + 1;
        ok = make_inputs(m, main, seed_of(o) + i, &v->inputs[i]) &&
             values_of(m, main, o->input, o, &v->inputs[i], &v->outputs[i]);
    }
    if (ok)
        return v;
    verify_free(v);
    return NULL;
}

/* One more try of an output in the sum of them. */
static void add_try(struct dfg_difference *sum, const struct dfg_difference *d)
{
    sum->absolute = fmax(sum->absolute, d->absolute);
    sum->relative = fmax(sum->relative, d->relative);
    sum->n += d->n;
    sum->why = sum->why != NULL ? sum->why : d->why;
}

/* All tries of output k. */
static bool print_output(const struct verification *v, const struct values *after, uint32_t k, FILE *f)
{
    struct dfg_difference sum = {0, 0, 0, NULL};
    for (size_t i = 0; i < v->n; i++) {
        struct dfg_difference d;
        dfg_data_close(v->outputs[i].at[k], after[i].at[k], 0, &d);
        add_try(&sum, &d);
    }
    fprintf(f, "verify: output %u: max abs error %.3g, max rel error %.3g", (unsigned)k, sum.absolute,
            sum.relative);
    if (sum.why != NULL)
        fprintf(f, ", DIFFERS in %s\n", sum.why);
    else if (sum.n > 0)
        fprintf(f, ", DIFFERS in %llu elements\n", (unsigned long long)sum.n);
    else
        fputs(", same\n", f);
    return sum.n == 0;
}

static bool print_all(const struct verification *v, const struct values *after, FILE *f)
{
    bool same = true;
    for (size_t i = 0; i < v->n; i++)
        if (after[i].n != v->outputs[i].n) {
            fprintf(f, "verify: there are %u outputs, before there were %u\n", (unsigned)after[i].n,
                    (unsigned)v->outputs[i].n);
            return false;
        }
    for (uint32_t k = 0; v->n > 0 && k < v->outputs[0].n; k++)
        same = print_output(v, after, k, f) && same;
    return same;
}

bool verify_after(const dfg_module *m, const struct verification *v, const struct options *o, FILE *f)
{
    dfg_node main = main_function(m);
    struct values *after = calloc(v->n + 1, sizeof *after);
    bool ok = after != NULL && main != DFG_NONE;
    if (after == NULL)
        complain("out of memory");
    for (size_t i = 0; ok && i < v->n; i++)
        ok = values_of(m, main, o->input, o, &v->inputs[i], &after[i]);
    ok = ok && print_all(v, after, f);
    for (size_t i = 0; after != NULL && i < v->n; i++)
        values_free(&after[i]);
    free(after);
    return ok;
}
