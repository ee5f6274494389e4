/* operators.c -- the operators that a file declares, as the tables of a unit.
 *
 * In:   libpat's description of a file.
 * Out:  struct dfg_ops in the memory of the unit, texts those of the file.
 */
#include "unit.h"

#include <string.h>

static const struct dfg_attr_decl *attributes(struct interp_unit *u, const struct pat_operator *op)
{
    struct dfg_attr_decl *to = dfg_stack_alloc(&u->mem, op->n_attrs, sizeof *to);
    for (uint32_t i = 0; to != NULL && i < op->n_attrs; i++)
        to[i] = (struct dfg_attr_decl){op->attrs[i].name, op->attrs[i].type, op->attrs[i].def_text};
    return to;
}

static const struct dfg_op_form *forms(struct interp_unit *u, const struct pat_operator *op)
{
    struct dfg_op_form *to = dfg_stack_alloc(&u->mem, op->n_forms, sizeof *to);
    for (uint32_t i = 0; to != NULL && i < op->n_forms; i++) {
        const struct pat_op_form *f = &op->forms[i];
        struct dfg_form_attr *attrs = dfg_stack_alloc(&u->mem, f->n_attrs, sizeof *attrs);
        for (uint32_t k = 0; attrs != NULL && k < f->n_attrs; k++)
            attrs[k] = (struct dfg_form_attr){f->attrs[k].name, f->attrs[k].value};
        to[i] = (struct dfg_op_form){.since = (uint16_t)f->since,
                                     .n_operands = (uint8_t)f->n_operands,
                                     .variadic = f->variadic,
                                     .n_attrs = (uint16_t)f->n_attrs,
                                     .attrs = attrs,
                                     .lift = f->lift,
                                     .lift_arg = f->lift_arg};
    }
    return to;
}

static struct dfg_op_decl operator(struct interp_unit *u, const struct pat_operator *op)
{
    return (struct dfg_op_decl){.name = op->name,
                                .kind = op->kind,
#define PAT_TRAIT(trait) .trait = op->trait,
#include "lang/pat_traits.def"
                                .bodies = {op->n_bodies > 0 ? op->operands[0].name : NULL,
                                           op->n_bodies > 1 ? op->operands[1].name : NULL},
                                .n_required = (uint8_t)op->n_required,
                                .n_operands = (uint8_t)op->n_operands,
                                .variadic = op->variadic,
                                .n_results = (uint8_t)(op->n_results > 0 ? op->n_results : 1),
                                .n_required_results = (uint8_t)op->n_required_results,
                                .variadic_results = op->variadic_results,
                                .n_attrs = (uint16_t)op->n_attrs,
                                .attrs = attributes(u, op),
                                .swap = op->swap,
                                .infer = op->infer,
                                .eval = op->eval,
                                .work = op->work,
                                .since = (uint16_t)op->since,
                                .until = (uint16_t)op->until,
                                .n_forms = (uint16_t)op->n_forms,
                                .forms = forms(u, op)};
}

static bool is_wanted(const struct pat_operator *op, const char *file)
{
    return file == NULL ? op->own : op->file != NULL && strcmp(op->file, file) == 0;
}

const struct dfg_ops *dfg_interp_operators(struct interp_unit *u, const char *file)
{
    const struct pat_file *f = u->file;
    struct dfg_op_decl *rows = dfg_stack_alloc(&u->mem, f->n_ops, sizeof *rows);
    struct dfg_ops *ops = dfg_stack_alloc(&u->mem, 1, sizeof *ops);
    uint32_t n = 0;
    for (uint32_t i = 0; rows != NULL && ops != NULL && i < f->n_ops; i++)
        if (is_wanted(&f->ops[i], file))
            rows[n++] = operator(u, &f->ops[i]);
    if (n == 0 || u->mem.failed)
        return NULL;
    *ops = (struct dfg_ops){.abi = DFG_ABI, .n = n, .name = u->unit.name, .ops = rows};
    return ops;
}
