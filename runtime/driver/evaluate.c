/* evaluate.c -- --eval: what the graph computes of given inputs.
 *
 * In:   a finished module; a file whose @main takes nothing and returns the inputs
 *       of the graph's @main, in order (constants, or computed ones).
 * Out:  such a file with the results, on standard output.
 * Errors: what can't be evaluated, by the node's name.
 */
#include "../dfg_eval.h"
#include "../dfg_onnx.h"
#include "opt.h"

#include <stdlib.h>
#include <string.h>

dfg_node main_function(const dfg_module *m)
{
    dfg_node main = dfg_function_by_name(m, dfg_find_symbol(m, "main", 4));
    if (main == DFG_NONE)
        complain("there is no function @main");
    return main;
}

void values_free(struct values *v)
{
    for (uint32_t i = 0; v->at != NULL && i < v->n; i++)
        dfg_data_free(v->at[i]);
    free(v->at);
    *v = (struct values){NULL, 0};
}

static bool report(const char *path, dfg_status status, struct dfg_error *error)
{
    if (status != DFG_OK)
        complain("%s: %s", path, error->text != NULL ? error->text : "out of memory");
    dfg_error_clear(error);
    return status == DFG_OK;
}

bool values_of(const dfg_module *m, dfg_node func, const char *path, const struct options *o,
               const struct values *inputs, struct values *outputs)
{
    const struct dfg_eval_limits limits = {.steps =
                                               o->max_steps != NULL ? strtoull(o->max_steps, NULL, 10) : 0};
    struct dfg_error error = {DFG_OK, NULL};
    *outputs = (struct values){NULL, dfg_func_results(m, func)};
    outputs->at = calloc((size_t)outputs->n + 1, sizeof *outputs->at);
    if (outputs->at == NULL) {
        complain("out of memory");
        return false;
    }
    dfg_status status = dfg_evaluate(m, func, inputs->at, inputs->n, outputs->at, &limits, &error);
    if (!report(path, status, &error)) {
        values_free(outputs);
        return false;
    }
    return true;
}

/* What @main of the file that --eval names returns. */
static bool read_values(const struct units *units, const struct options *o, struct values *v)
{
    struct dfg_error error = {DFG_OK, NULL};
    const struct values none = {NULL, 0};
    dfg_module *m = units_module(units);
    if (m == NULL)
        return false;
    dfg_status status = dfg_read_file(m, o->eval, &error);
    if (status != DFG_OK)
        fprintf(stderr, "%s\n", error.text != NULL ? error.text : "out of memory");
    dfg_error_clear(&error);
    dfg_node main = status == DFG_OK ? main_function(m) : DFG_NONE;
    bool ok = main != DFG_NONE && values_of(m, main, o->eval, o, &none, v);
    dfg_module_free(m);
    return ok;
}

bool values_print(const struct values *v, FILE *f)
{
    dfg_module *m = dfg_module_new(NULL, 0);
    dfg_node *results = calloc((size_t)v->n + 1, sizeof *results);
    bool ok = m != NULL && results != NULL, reported = false;
    if (ok)
        dfg_body_open(m);
    for (uint32_t i = 0; ok && i < v->n; i++) {
        results[i] = dfg_data_const(m, v->at[i]);
        ok = results[i] != DFG_NONE;
        if (!ok && !dfg_failed(m)) {
            complain("result %u is no tensor", (unsigned)i);
            reported = true;
        }
    }
    if (ok) {
        dfg_node func = dfg_func(m, NULL, 0, results, v->n, NULL, 0, 0);
        ok = dfg_function_add(m, dfg_symbol(m, "main", 4), func) && dfg_finish(m) == DFG_OK &&
             dfg_print(m, f) == DFG_OK;
    }
    if (!ok && !reported)
        complain(ferror(f) ? "the results can't be written" : "out of memory");
    free(results);
    dfg_module_free(m);
    return ok;
}

bool evaluate_file(const dfg_module *m, const struct units *units, const struct options *o, FILE *f)
{
    struct values inputs = {NULL, 0}, outputs = {NULL, 0};
    dfg_node main = main_function(m);
    bool ok = main != DFG_NONE && read_values(units, o, &inputs) &&
              values_of(m, main, o->input, o, &inputs, &outputs) && values_print(&outputs, f);
    values_free(&inputs);
    values_free(&outputs);
    return ok;
}
