/* lift.c -- ONNX nodes in the form of opset 17.
 *
 * In:   the call in hand, in the form of the model's opset; the row of its operator.
 * Out:  the same call in canonical form, where it can be said there exactly; else
 *       it is marked with the version of its form, as any other form is with keep_opset.
 *       What has no row is left as it is, but for `consumed_inputs`, which never meant
 *       anything.
 *
 * The row's forms say what differs at which opset, and lifts.def which function
 * makes the declared form of it.  Without a lift what the form has more must be
 * absent, or say what the declared form means anyway.
 */
#include "lift.h"

#define NEWEST_KNOWN DFG_ONNX_NEWEST /* what came later may have forms that nobody here knows */

static const struct lift {
    const char *name;
    bool (*apply)(struct onnx_reader *, const struct dfg_op_form *);
} lifts[] = {
#define LIFT(name, arguments, back) {#name, dfg_lift_##name},
#include "lifts.def"
};

/* ---- attributes ---- */

bool dfg_lift_int(struct onnx_reader *r, const char *key, int64_t otherwise, int64_t *value)
{
    const dfg_val *v = dfg_onnx_attr(r, key);
    *value = v != NULL ? v->u.i : otherwise;
    return v == NULL || v->tag == DFG_V_INT;
}

bool dfg_lift_float(struct onnx_reader *r, const char *key, double otherwise, double *value)
{
    const dfg_val *v = dfg_onnx_attr(r, key);
    *value = v != NULL ? v->u.f : otherwise;
    return v == NULL || v->tag == DFG_V_FLOAT;
}

bool dfg_lift_text(struct onnx_reader *r, const char *key, const char *otherwise, const char **value)
{
    const dfg_val *v = dfg_onnx_attr(r, key);
    *value = v != NULL && v->tag == DFG_V_STR ? dfg_symbol_text(r->m, v->u.id) : otherwise;
    return v == NULL || v->tag == DFG_V_STR;
}

static bool list_of(struct onnx_reader *r, const char *key, uint8_t tag, const dfg_val **list)
{
    *list = dfg_onnx_attr(r, key);
    return *list == NULL || dfg_onnx_is_list(*list, tag);
}

bool dfg_lift_ints(struct onnx_reader *r, const char *key, const dfg_val **list)
{
    return list_of(r, key, DFG_V_INT, list);
}

bool dfg_lift_floats(struct onnx_reader *r, const char *key, const dfg_val **list)
{
    return list_of(r, key, DFG_V_FLOAT, list);
}

void dfg_lift_drop(struct onnx_reader *r, const char *key)
{
    struct onnx_call *c = &r->call;
    size_t n = 0;
    for (size_t i = 0; i < c->n_attrs; i++)
        if (strcmp(dfg_symbol_text(r->m, c->attrs[i].key), key) != 0)
            c->attrs[n++] = c->attrs[i];
    c->lifted = c->lifted || n != c->n_attrs;
    c->n_attrs = n;
}

bool dfg_lift_set(struct onnx_reader *r, const char *key, dfg_val value)
{
    struct onnx_call *c = &r->call;
    dfg_lift_drop(r, key);
    dfg_sym sym = dfg_symbol(r->m, key, strlen(key));
    if (sym == 0)
        return dfg_onnx_no_memory(r);
    if (!dfg_onnx_grow(r, &c->attrs, &c->attrs_room, c->n_attrs + 1, sizeof *c->attrs))
        return false;
    c->attrs[c->n_attrs++] = (struct dfg_attr){sym, value};
    c->lifted = true;
    return true;
}

bool dfg_lift_set_text(struct onnx_reader *r, const char *key, const char *value)
{
    dfg_sym sym = dfg_symbol(r->m, value, strlen(value));
    return sym != 0 ? dfg_lift_set(r, key, (dfg_val){.tag = DFG_V_STR, .u.id = sym}) : dfg_onnx_no_memory(r);
}

/* ---- operands ---- */

struct onnx_operand dfg_lift_operand(const struct onnx_reader *r, size_t i)
{
    return i < r->call.n_operands ? r->call.operands[i] : (struct onnx_operand){DFG_NONE, 0, 0};
}

bool dfg_lift_is_absent(const struct onnx_reader *r, size_t i)
{
    struct onnx_operand o = dfg_lift_operand(r, i);
    return o.node == DFG_NONE && o.name == 0 && o.tensor == 0;
}

bool dfg_lift_put(struct onnx_reader *r, size_t i, struct onnx_operand o)
{
    struct onnx_call *c = &r->call;
    if (!dfg_onnx_grow(r, &c->operands, &c->operands_room, i + 1, sizeof *c->operands))
        return false;
    while (c->n_operands <= i)
        c->operands[c->n_operands++] = (struct onnx_operand){DFG_NONE, 0, 0};
    c->operands[i] = o;
    return true;
}

bool dfg_lift_put_tensor(struct onnx_reader *r, size_t i, uint32_t tensor)
{
    return tensor != 0 && dfg_lift_put(r, i, (struct onnx_operand){DFG_NONE, 0, tensor});
}

bool dfg_lift_put_ints(struct onnx_reader *r, size_t i, const dfg_val *list)
{
    return dfg_lift_put_tensor(r, i, dfg_onnx_tensor_ints(r, 1, list->u.list, list->n));
}

bool dfg_lift_const_ints(struct onnx_reader *r, size_t i, dfg_val *list)
{
    struct onnx_operand o = dfg_lift_operand(r, i);
    return o.tensor != 0 && dfg_onnx_tensor_list(r, o.tensor, list);
}

/* The first result, as an operand that is not made yet. */
static struct onnx_operand result(const struct onnx_reader *r)
{
    const char *text = r->call.n_results > 0 ? dfg_onnx_text(r->call.node->output[0]) : "";
    return (struct onnx_operand){.name = *text != '\0' ? dfg_find_symbol(r->m, text, strlen(text)) : 0};
}

struct dfg_type dfg_lift_known(struct onnx_reader *r)
{
    struct dfg_type in = dfg_onnx_known(r, dfg_lift_operand(r, 0)), out = dfg_onnx_known(r, result(r));
    if (in.rank < 0) {
        in.rank = out.rank;
        in.u = out.u;
    }
    in.dtype = in.dtype != DFG_NO_DTYPE ? in.dtype : out.dtype;
    return in;
}

/* ---- forms ---- */

bool dfg_lift_keep(struct onnx_reader *r, const struct dfg_op_form *f)
{
    r->call.version = f->since;
    return r->status == DFG_OK;
}

/* A lift judges what has no value. */
static bool says_nothing_more(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const struct onnx_call *c = &r->call;
    size_t n = c->n_operands;
    while (n > 0 && dfg_lift_is_absent(r, n - 1))
        n--;
    return dfg_onnx_says_declared(r->m, c->row, f, c->attrs, c->n_attrs, n);
}

static bool lift(struct onnx_reader *r, const struct dfg_op_form *f)
{
    const bool is_kept = r->is_given || r->keep_opset;
    size_t i = 0;
    while (f->lift != NULL && i < sizeof lifts / sizeof *lifts && strcmp(lifts[i].name, f->lift) != 0)
        i++;
    if (i == sizeof lifts / sizeof *lifts || (is_kept && f->lift != NULL) || !says_nothing_more(r, f))
        return dfg_lift_keep(r, f);
    if (f->lift != NULL && !lifts[i].apply(r, f))
        return false;
    for (uint16_t k = 0; r->call.version == 0 && k < f->n_attrs; k++)
        if (f->attrs[k].value != NULL && r->keep_opset && dfg_onnx_attr(r, f->attrs[k].name) != NULL)
            dfg_lift_keep(r, f);
        else if (f->attrs[k].value != NULL)
            dfg_lift_drop(r, f->attrs[k].name);
    return true;
}

/* Does the call have what no form that is known has? */
static bool is_foreign(struct onnx_reader *r)
{
    const struct onnx_call *c = &r->call;
    const struct dfg_op_decl *decl = c->row;
    if (decl == NULL)
        return false;
    for (size_t i = 0; i < c->n_attrs; i++)
        if (!dfg_onnx_declares(decl, dfg_symbol_text(r->m, c->attrs[i].key)))
            return true;
    return !decl->variadic && c->n_operands > decl->n_operands;
}

bool dfg_onnx_lift(struct onnx_reader *r)
{
    struct onnx_call *c = &r->call;
    const struct dfg_op_decl *row = dfg_operator_row(r->m, dfg_operator_by_name(r->m, c->op, strlen(c->op)));
    const struct dfg_op_form *f = row != NULL ? dfg_onnx_form(row, r->opset) : NULL;
    c->row = row;
    if (r->opset < 6 && !r->keep_opset)
        dfg_lift_drop(r, "consumed_inputs");
    if (r->is_given && row != NULL && r->opset > NEWEST_KNOWN)
        c->version = r->opset;
    else if (f != NULL && !lift(r, f))
        return r->status == DFG_OK ? dfg_onnx_no_memory(r) : false;
    if (r->opset > NEWEST_KNOWN && c->version == 0 && is_foreign(r))
        c->version = r->opset;
    return true;
}
