/* table.c -- the operators that are evaluated.
 *
 * In:   an operator, whose row names its kernel.
 * Out:  the kernel of kernels.def; NULL where there is none.
 */
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
