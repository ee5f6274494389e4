/* op_form.c -- forms of ONNX's operators.
 *
 * In:   rows of operators, an opset; a call in one of the forms.
 * Out:  the form at the opset, and whether the call means what it says in the declared form.
 */
#include <string.h>

#include "../dfg_extend.h"

const struct dfg_op_form *dfg_onnx_form(const struct dfg_op_decl *row, int64_t opset)
{
    const struct dfg_op_form *best = NULL;
    const int64_t declared = row->since <= opset ? row->since : 0;
    for (uint16_t i = 0; i < row->n_forms; i++)
        if (row->forms[i].since <= opset && row->forms[i].since >= declared)
            best = &row->forms[i];
    return best;
}

bool dfg_onnx_declares(const struct dfg_op_decl *decl, const char *key)
{
    return dfg_declared_attr(decl, key) != NULL;
}

static bool is_same(dfg_val a, dfg_val b)
{
    return a.tag == b.tag && (a.tag == DFG_V_STR     ? a.u.id == b.u.id
                              : a.tag == DFG_V_FLOAT ? a.u.f == b.u.f
                                                     : a.tag == DFG_V_INT && a.u.i == b.u.i);
}

/* Is it this number or string, or a list of nothing else? */
static bool is_value(dfg_module *m, const dfg_val *v, const char *text)
{
    dfg_val value;
    if (!dfg_parse_value(m, text, strlen(text), &value))
        return false;
    const dfg_val *all = v->tag == DFG_V_LIST ? v->u.list : v;
    const uint32_t n = v->tag == DFG_V_LIST ? v->n : 1;
    for (uint32_t i = 0; i < n; i++)
        if (!is_same(all[i], value))
            return false;
    return true;
}

bool dfg_onnx_says_declared(dfg_module *m, const struct dfg_op_decl *row, const struct dfg_op_form *f,
                            const struct dfg_attr *attrs, size_t n_attrs, size_t n_operands)
{
    for (uint16_t i = 0; i < f->n_attrs; i++) {
        const struct dfg_form_attr *a = &f->attrs[i];
        size_t k = 0;
        while (k < n_attrs && strcmp(dfg_symbol_text(m, attrs[k].key), a->name) != 0)
            k++;
        if (k < n_attrs && (a->value != NULL ? !is_value(m, &attrs[k].value, a->value)
                                             : f->lift == NULL && !dfg_onnx_declares(row, a->name)))
            return false;
    }
    return f->lift != NULL || row->variadic || n_operands <= row->n_operands;
}
