/* once.c -- one call of an operator: its kernel, and its value.
 *
 * In:   the call with its operands; its operator's row names the kernel.
 * Out:  the value: its only result, or a tuple of all, rounded to their types.
 */
#include <stdlib.h>
#include <string.h>

#include "eval.h"
#include "forms.h"

#define KERNEL(name, kernel, form) eval_kernel kernel;
#define TFLITE                     KERNEL
#include "kernels.def"

static const struct eval_row rows[] = {
#define KERNEL(name, kernel, form) {#name, kernel, form, false},
#define TFLITE(name, kernel, form) {#name, kernel, form, true},
#include "kernels.def"
};

const struct eval_row *dfg_eval_find(const dfg_module *m, uint16_t op)
{
    const struct dfg_op_decl *decl = dfg_operator_row(m, op);
    for (size_t i = 0; decl != NULL && decl->eval != NULL && i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].name, decl->eval) == 0)
            return &rows[i];
    return NULL;
}

bool dfg_is_evaluated(const dfg_module *m, uint16_t op)
{
    return dfg_eval_find(m, op) != NULL;
}

/* Is the value of a call the only result, or a tuple of all? */
static bool is_plain(const struct eval_call *c, uint32_t n)
{
    const struct dfg_op_decl *decl = dfg_operator_decl(c->m, c->kind->op);
    return n == 1 && c->kind->data == 1 && (decl == NULL || !decl->variadic_results);
}

struct dfg_data *dfg_eval_as_value(const struct eval_call *c, struct dfg_data **results, uint32_t n)
{
    struct dfg_data *d = is_plain(c, n) ? results[0] : dfg_data_pack(results, n);
    for (uint32_t i = 0; d == NULL && i < n; i++)
        dfg_data_free(results[i]);
    return d;
}

/* Does the operator, or a newer form of it, have the attribute?  Without a key: as many operands. */
static bool has(const struct eval_call *c, const struct dfg_op_decl *row, const char *key)
{
    bool there = key != NULL ? dfg_onnx_declares(row, key) : row->variadic || c->n_args <= row->n_operands;
    for (uint16_t i = 0; !there && i < row->n_forms; i++) {
        const struct dfg_op_form *f = &row->forms[i];
        if (f->since <= DFG_ONNX_CANONICAL)
            continue;
        there = key == NULL && (f->variadic || c->n_args <= f->n_operands);
        for (uint16_t k = 0; key != NULL && k < f->n_attrs; k++)
            there = there || strcmp(f->attrs[k].name, key) == 0;
    }
    return there;
}

bool dfg_eval_declared(struct eval_call *c, uint16_t op)
{
    const struct dfg_op_decl *row = dfg_operator_row(c->m, op);
    for (uint16_t i = 0; i < c->kind->n_attrs; i++) {
        const char *key = dfg_symbol_text(c->m, c->kind->attrs[i].key);
        if (c->kind->attrs[i].value.tag != DFG_NIL && !has(c, row, key))
            return dfg_eval_say(c, "attribute '%s', which the operator does not declare, is not evaluated", key);
    }
    return has(c, row, NULL) || dfg_eval_say(c, "more operands than the operator declares are not evaluated");
}

static void run(struct eval_call *c, void *ctx)
{
    const struct eval_row *row = ctx;
    c->form = row->form;
    if (row->tflite)
        dfg_eval_tflite(c, row);
    else
        row->kernel(c);
    dfg_eval_check(c, c->results[0] != NULL, "it gives no result");
    for (uint32_t i = 0; i < c->n_results; i++)
        dfg_data_hold(c->results[i]);
}

struct dfg_data *dfg_eval_value(struct eval_call *c, uint16_t op, const struct eval_row *row)
{
    if (!dfg_eval_declared(c, op))
        return NULL;
    if (c->n_results == 0) {
        dfg_eval_say(c, "it is asked for no result");
        return NULL;
    }
    struct dfg_data **results = calloc(c->n_results, sizeof *results), *d = NULL;
    c->results = results;
    if (results != NULL && dfg_eval_protect(c, run, (void *)(uintptr_t)row)) {
        for (uint32_t i = 0; !c->moves && i < c->n_results; i++) /* what is held elsewhere, too, is an operand */
            if (results[i] != NULL && results[i]->refs == 1 && !(c->unrounded && dfg_data_is_real(results[i])))
                dfg_eval_round(results[i]);
        d = dfg_eval_as_value(c, results, c->n_results);
    }
    free(results);
    return d;
}

struct dfg_data *dfg_evaluate_call(const dfg_module *m, dfg_node n, struct dfg_data *const *args,
                                   uint32_t n_args)
{
    struct eval_call c = {
        .m = m, .node = n, .kind = dfg_kind_info(m, dfg_node_kind(m, n)), .args = args, .n_args = n_args};
    const struct eval_row *row = dfg_eval_find(m, c.kind->op);
    c.n_results = c.kind->data;
    return row != NULL ? dfg_eval_value(&c, c.kind->op, row) : NULL;
}
