/* form.c -- the forms that an operator of ONNX has in other opsets than the declared one.
 *
 * In:   `form` statements as syntax; the operator with its operands, attributes, `since`.
 * Out:  struct op_form, in order of opsets, operands and attributes that are left out as declared.
 * Errors: an operator that does not say `since`; opsets out of order; attributes named twice; values that
 *       are no numbers or strings, or of attributes that are declared; lifts that the runtime does not have;
 *       arguments that a lift lacks, does not take, or that are no attributes of the form.
 */
#include "check.h"

#include <string.h>

static const char *const lifts[] = {
#define LIFT(name, arguments, back) #name,
#include "onnx/lifts.def"
};

static const int lift_arguments[] = {
#define LIFT(name, arguments, back) arguments,
#include "onnx/lifts.def"
};

static void check_opset(struct pat *pat, const struct op *op, struct op_form *f, const struct syn *s)
{
    const struct syn *number = s->kid[0];
    f->since = pat_check_opset(pat, number);
    const struct op_form *before = op->n_forms > 0 ? f - 1 : NULL;
    if (f->since > 0 && before && f->since <= before->since)
        pat_error_at(pat, number->at, "forms must be in the order of their opsets; the previous one is of %d",
                     before->since);
    if (f->since > 0 && f->since == op->since && (s->kid[1] || s->kid[2] || !s->kid[3]))
        pat_error_at(pat, number->at, "the form of opset %d is the declared one: it can only have a lift",
                     f->since);
}

static void check_operands(struct pat *pat, const struct op *op, struct op_form *f, struct syn *list)
{
    int required = 0;
    f->n_operands = op->n_operands;
    f->variadic = op->variadic;
    if (!list)
        return;
    f->n_operands = 0;
    f->variadic = false;
    pat_check_operand_decls(pat, list, SYN_OPERAND, "operand", &f->n_operands, &required, &f->variadic);
}

static const struct form_attr *find_attr(const struct op_form *f, const char *name)
{
    for (int i = 0; i < f->n_attrs; i++)
        if (f->attrs[i].name == name)
            return &f->attrs[i];
    return NULL;
}

static bool is_number_or_string(const struct value *v)
{
    return v->tag == V_INT || v->tag == V_FLOAT || v->tag == V_STRING;
}

static void check_attr(struct pat *pat, const struct op *op, struct op_form *f, struct syn *s)
{
    struct form_attr a = {.name = s->name};
    if (find_attr(f, s->name)) {
        pat_error_at(pat, s->name_at, "attribute '%s' is named twice", s->name);
        return;
    }
    struct syn *value = s->n_kids > 0 ? s->kid[0] : NULL;
    if (value && pat_attr_of(op, s->name))
        pat_error_at(pat, value->at, "'%s' is declared: only an attribute that the form alone has may have a value here",
                     s->name);
    else if (value && (!pat_literal_value(pat, value, &a.value) || !is_number_or_string(&a.value)))
        pat_error_at(pat, value->at, "the value of attribute '%s' is a number or a string", s->name);
    else
        a.has_value = value != NULL;
    f->attrs[f->n_attrs++] = a;
}

static void check_attrs(struct pat *pat, const struct op *op, struct op_form *f, const struct syn *list)
{
    const int n = list ? list->n_kids : op->n_attrs;
    f->attrs = pat_alloc(pat, sizeof *f->attrs * (size_t)(n + 1));
    for (int i = 0; list && i < n; i++)
        check_attr(pat, op, f, list->kid[i]);
    for (int i = 0; !list && i < n; i++)
        f->attrs[f->n_attrs++] = (struct form_attr){.name = op->attrs[i].name};
}

static void check_argument(struct pat *pat, struct op_form *f, const struct syn *s)
{
    f->lift_arg = s->name;
    if (find_attr(f, s->name))
        return;
    pat_error_at(pat, s->at, "the form has no attribute '%s'", s->name);
    pat_nearest_begin(pat, s->name);
    for (int i = 0; i < f->n_attrs; i++)
        pat_nearest_try(&pat->nearest, f->attrs[i].name);
    pat_hint_nearest(pat);
}

static void check_lift(struct pat *pat, struct op_form *f, const struct syn *lift, const struct syn *argument)
{
    f->lift = lift->name;
    const int i = pat_check_known(pat, lift->at, "lift", lift->name, lifts, sizeof lifts / sizeof *lifts);
    if (i < 0)
        return;
    if (!argument && lift_arguments[i] > 0)
        pat_error_at(pat, lift->at, "lift '%s' is about an attribute: %s(NAME)", lift->name, lift->name);
    else if (argument && lift_arguments[i] == 0)
        pat_error_at(pat, argument->at, "lift '%s' takes no argument", lift->name);
    else if (argument)
        check_argument(pat, f, argument);
}

void pat_check_form(struct pat *pat, struct op *op, const struct syn *s)
{
    enum { N_PARTS = 5 };
    if (s->n_kids != N_PARTS)
        return;
    struct op_form *f = &op->forms[op->n_forms];
    *f = (struct op_form){0};
    if (op->since == 0)
        pat_error_at(pat, s->at, "'%s' does not say from which opset on it is as declared: since N",
                     op->name);
    check_opset(pat, op, f, s);
    check_operands(pat, op, f, s->kid[1]);
    check_attrs(pat, op, f, s->kid[2]);
    if (s->kid[3])
        check_lift(pat, f, s->kid[3], s->kid[4]);
    op->n_forms++;
}
