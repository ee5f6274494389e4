/* put_form.c -- calls in the form of the opset that is written.
 *
 * In:   a call in the canonical form, that of opset 17 (or under a name with the
 *       version of its form), and the opset in hand.
 * Out:  the same call as that opset has it: constant operands become attributes
 *       again below, attributes become operands above, as the forms of
 *       the operator's row say (lifts.def).
 * Errors: none here; what can't be said in an opset is told, and another is tried, but
 *       not where the file's is kept: it takes the file's own nodes as they are, and new
 *       ones only from 17 on, since forms do not tell all that older opsets lack.
 */
#include "lift.h"
#include "put.h"

/* ---- attributes ---- */

static struct onnx_put_attr *attr(const struct onnx_put_call *c, const char *key)
{
    for (size_t i = 0; i < c->n_attrs; i++)
        if (strcmp(c->attrs[i].key, key) == 0)
            return &c->attrs[i];
    return NULL;
}

static void drop(struct onnx_put_call *c, const char *key)
{
    struct onnx_put_attr *a = attr(c, key);
    if (a == NULL)
        return;
    size_t at = (size_t)(a - c->attrs);
    memmove(a, a + 1, (c->n_attrs - at - 1) * sizeof *a);
    c->n_attrs--;
    c->changed = true;
}

/* True: a step of a conversion, which can be done. */
static bool set(struct onnx_writer *w, struct onnx_put_call *c, const char *key, dfg_val value)
{
    struct onnx_put_attr *a = attr(c, key);
    c->changed = true;
    if (a == NULL) {
        struct onnx_put_attr *grown = dfg_onnx_put_new(w, c->n_attrs + 1, sizeof *grown);
        if (c->n_attrs > 0)
            memcpy(grown, c->attrs, c->n_attrs * sizeof *grown);
        c->attrs = grown;
        a = &grown[c->n_attrs++];
    }
    *a = (struct onnx_put_attr){key, value, NULL};
    return true;
}

static bool set_text(struct onnx_writer *w, struct onnx_put_call *c, const char *key, const char *text)
{
    set(w, c, key, dfg_nil());
    attr(c, key)->text = text;
    return true;
}

static int64_t int_of(const struct onnx_put_call *c, const char *key, int64_t otherwise)
{
    const struct onnx_put_attr *a = attr(c, key);
    return a != NULL && a->value.tag == DFG_V_INT ? a->value.u.i : otherwise;
}

static bool is_text(const struct onnx_writer *w, const struct onnx_put_call *c, const char *key,
                    const char *text)
{
    const struct onnx_put_attr *a = attr(c, key);
    return a != NULL && a->value.tag == DFG_V_STR && strcmp(dfg_symbol_text(w->m, a->value.u.id), text) == 0;
}

/* ---- inputs ---- */

static bool has(const struct onnx_put_call *c, size_t i)
{
    return i < c->n_inputs && (c->inputs[i].node != DFG_NONE || c->inputs[i].value.tag != DFG_NIL);
}

/* The constant at input i; false: it is none. */
static bool values(struct onnx_writer *w, const struct onnx_put_call *c, size_t i, dfg_val *v)
{
    return has(c, i) && dfg_onnx_put_values(w, c->inputs[i].node, v);
}

static bool is_list_of(const dfg_val *v, uint8_t tag)
{
    return v->n == 0 || v->u.list[0].tag == tag;
}

static bool put_input(struct onnx_writer *w, struct onnx_put_call *c, size_t i, dfg_val v)
{
    size_t n = i + 1 > c->n_inputs ? i + 1 : c->n_inputs;
    struct onnx_put_input *grown = dfg_onnx_put_new(w, n, sizeof *grown);
    if (c->n_inputs > 0)
        memcpy(grown, c->inputs, c->n_inputs * sizeof *grown);
    grown[i] = (struct onnx_put_input){DFG_NONE, v};
    c->inputs = grown;
    c->n_inputs = n;
    return true;
}

static bool cut(struct onnx_put_call *c, size_t n)
{
    c->n_inputs = c->n_inputs < n ? c->n_inputs : n;
    while (c->n_inputs > 0 && !has(c, c->n_inputs - 1))
        c->n_inputs--;
    return true;
}

/* Input i, if it is there, becomes the attribute `key`. */
static bool ints_to_attr(struct onnx_writer *w, struct onnx_put_call *c, size_t i, const char *key)
{
    dfg_val v;
    if (!has(c, i))
        return true;
    return values(w, c, i, &v) && is_list_of(&v, DFG_V_INT) && set(w, c, key, v);
}

static bool one_to_attr(struct onnx_writer *w, struct onnx_put_call *c, size_t i, const char *key,
                        uint8_t tag)
{
    dfg_val v;
    if (!has(c, i))
        return true;
    return values(w, c, i, &v) && v.n == 1 && v.u.list[0].tag == tag && set(w, c, key, v.u.list[0]);
}

/* ---- forms of newer opsets ---- */

static bool to_same(struct onnx_writer *w, struct onnx_put_call *c)
{
    (void)w;
    (void)c;
    return true;
}

static bool to_reduce_operand(struct onnx_writer *w, struct onnx_put_call *c)
{
    const struct onnx_put_attr *a = attr(c, "axes");
    if (a == NULL)
        return true;
    if (a->value.tag != DFG_V_LIST || c->n_inputs != 1)
        return false;
    dfg_val axes = a->value;
    drop(c, "axes");
    return axes.n == 0 || put_input(w, c, 1, axes);
}

static bool to_split_count(struct onnx_writer *w, struct onnx_put_call *c)
{
    return has(c, 1) || attr(c, "num_outputs") != NULL ||
           set(w, c, "num_outputs", dfg_int(c->n_results));
}

static bool to_grid_sample(struct onnx_writer *w, struct onnx_put_call *c)
{
    if (is_text(w, c, "mode", "bilinear"))
        drop(c, "mode"); /* it is the default */
    return !is_text(w, c, "mode", "bicubic") || set_text(w, c, "mode", "cubic");
}

static bool to_dft_operand(struct onnx_writer *w, struct onnx_put_call *c)
{
    dfg_val axis = {.tag = DFG_V_INT, .u.i = int_of(c, "axis", 1)};
    drop(c, "axis");
    return c->n_inputs <= 2 && put_input(w, c, 2, axis);
}

/* ---- forms of older opsets ---- */

static const struct dfg_type *tensor_type(const struct onnx_writer *w, const struct onnx_put_call *c,
                                          size_t i)
{
    const struct dfg_type *t = has(c, i) ? dfg_type_info(w->m, dfg_node_type(w->m, c->inputs[i].node)) : NULL;
    return t != NULL && t->tag == DFG_T_TENSOR && t->rank >= 0 ? t : NULL;
}

/* The second operand was the one that is broadcast, along the last axes of the first. */
static bool to_broadcast(struct onnx_writer *w, struct onnx_put_call *c)
{
    const struct dfg_type *a = tensor_type(w, c, 0), *b = tensor_type(w, c, 1);
    if (a == NULL || b == NULL || b->rank > a->rank)
        return false;
    for (int32_t i = 0; i < b->rank; i++)
        if (a->u.dims[a->rank - b->rank + i] != b->u.dims[i] || b->u.dims[i] == DFG_DIM_UNKNOWN)
            return false;
    return a->rank == b->rank || set(w, c, "broadcast", dfg_int(1));
}

static bool to_batch_norm(struct onnx_writer *w, struct onnx_put_call *c)
{
    (void)w;
    bool training = int_of(c, "training_mode", 0) != 0;
    drop(c, "training_mode");
    return !training && c->n_results == 1;
}

static bool to_clip_attrs(struct onnx_writer *w, struct onnx_put_call *c)
{
    return one_to_attr(w, c, 1, "min", DFG_V_FLOAT) && one_to_attr(w, c, 2, "max", DFG_V_FLOAT) && cut(c, 1);
}

static bool to_dropout_attr(struct onnx_writer *w, struct onnx_put_call *c)
{
    if (has(c, 2) || attr(c, "seed") != NULL || (c->n_results > 1 && w->opset < 10))
        return false;
    return one_to_attr(w, c, 1, "ratio", DFG_V_FLOAT) && cut(c, 1);
}

/* All of the older form's axes are one where the axis is the last. */
static bool to_softmax(struct onnx_writer *w, struct onnx_put_call *c)
{
    int64_t axis = int_of(c, "axis", -1);
    const struct dfg_type *t = dfg_type_info(w->m, dfg_node_type(w->m, c->node));
    const int32_t rank = t->tag == DFG_T_TENSOR ? t->rank : -1;
    if (axis != -1 && axis != rank - 1)
        return false;
    if (w->opset < 11 && rank < 0)
        return false;
    return set(w, c, "axis", dfg_int(rank > 0 ? rank - 1 : -1));
}

static bool to_ints_attr(struct onnx_writer *w, struct onnx_put_call *c)
{
    if (int_of(c, "noop_with_empty_axes", 0) != 0)
        return false;
    drop(c, "noop_with_empty_axes");
    return ints_to_attr(w, c, 1, c->form_arg) && cut(c, 1);
}

static bool to_pad_attrs(struct onnx_writer *w, struct onnx_put_call *c)
{
    return ints_to_attr(w, c, 1, c->form_arg) && one_to_attr(w, c, 2, "value", DFG_V_FLOAT) && cut(c, 1);
}

static bool to_slice_attrs(struct onnx_writer *w, struct onnx_put_call *c)
{
    dfg_val steps = {.tag = DFG_NIL};
    if (has(c, 4) && (!values(w, c, 4, &steps) || !is_list_of(&steps, DFG_V_INT)))
        return false;
    for (uint32_t i = 0; has(c, 4) && i < steps.n; i++)
        if (steps.u.list[i].u.i != 1)
            return false;
    return ints_to_attr(w, c, 1, "starts") && ints_to_attr(w, c, 2, "ends") && ints_to_attr(w, c, 3, "axes") &&
           cut(c, 1);
}

static bool to_topk_attr(struct onnx_writer *w, struct onnx_put_call *c)
{
    return one_to_attr(w, c, 1, "k", DFG_V_INT) && cut(c, 1);
}

/* Until 13 both had to be there, if empty. */
static bool to_resize(struct onnx_writer *w, struct onnx_put_call *c)
{
    dfg_val empty = {.tag = DFG_V_LIST, .dtype = DFG_F32};
    if (w->opset < 11)
        return false;
    for (size_t i = 1; i <= 2 && w->opset < 13; i++)
        if (!has(c, i))
            put_input(w, c, i, empty);
    return true;
}

static bool to_roi_align(struct onnx_writer *w, struct onnx_put_call *c)
{
    bool same = is_text(w, c, "coordinate_transformation_mode", "output_half_pixel");
    drop(c, "coordinate_transformation_mode");
    return same;
}

static bool to_none(struct onnx_writer *w, struct onnx_put_call *c)
{
    (void)w;
    (void)c;
    return false;
}

/* ---- forms ---- */

static const struct {
    const char *lift;
    bool (*back)(struct onnx_writer *, struct onnx_put_call *);
} backs[] = {
#define LIFT(name, arguments, back) {#name, to_##back},
#include "lifts.def"
};

static bool convert_back(struct onnx_writer *w, struct onnx_put_call *c, const struct dfg_op_form *f)
{
    c->form_arg = f->lift_arg;
    for (size_t i = 0; f->lift != NULL && i < sizeof backs / sizeof *backs; i++)
        if (strcmp(backs[i].lift, f->lift) == 0)
            return backs[i].back(w, c);
    return f->lift == NULL;
}

static bool has_attr(const struct dfg_op_decl *row, const struct dfg_op_form *f, const char *key)
{
    for (uint16_t i = 0; f != NULL && i < f->n_attrs; i++)
        if (strcmp(f->attrs[i].name, key) == 0)
            return true;
    return f == NULL && dfg_onnx_declares(row, key);
}

/* Has the form, or the declared one, all that the call has? */
static bool is_covered(const struct onnx_put_call *c, const struct dfg_op_decl *row,
                       const struct dfg_op_form *f)
{
    if (f != NULL ? !f->variadic && c->n_inputs > f->n_operands
                  : !row->variadic && c->n_inputs > row->n_operands)
        return false;
    for (size_t i = 0; i < c->n_attrs; i++)
        if (!has_attr(row, f, c->attrs[i].key))
            return false;
    return true;
}

/* A form of a row holds until another begins. */
static bool ends_before(const struct dfg_op_decl *row, int64_t version, int64_t opset)
{
    bool ends = row->since > version && row->since <= opset;
    for (uint16_t i = 0; i < row->n_forms; i++)
        ends = ends || (row->forms[i].since > version && row->forms[i].since <= opset);
    return ends || (row->until != 0 && row->until < opset);
}

static const char *of_version(const struct onnx_writer *w, const struct onnx_put_call *c)
{
    uint16_t op = dfg_operator_by_name(w->m, c->op, strlen(c->op));
    const struct dfg_op_decl *row = dfg_operator_row(w->m, op);
    bool holds = w->opset >= c->version && (row == NULL || !ends_before(row, c->version, w->opset));
    return holds ? NULL : "its form is of another opset";
}

static const char *canonical(struct onnx_writer *w, struct onnx_put_call *c, const struct dfg_op_decl *row)
{
    const struct dfg_op_form *f = dfg_onnx_form(row, w->opset);
    if (f == NULL && row->since > w->opset)
        return "the opset does not have it";
    if (row->until != 0 && row->until < w->opset)
        return "the opset has it no more";
    if (f != NULL && w->opset != ONNX_CANONICAL && !convert_back(w, c, f))
        return "it can't be said in the form of the opset";
    if (w->opset < ONNX_CANONICAL && !is_covered(c, row, f))
        return "the opset has not all its operands or attributes";
    return NULL;
}

/* A runtime's own operator that a .ops file declares, or a function of the model. */
static bool is_known(const struct onnx_writer *w, const struct onnx_put_call *c)
{
    return dfg_operator_decl(w->m, dfg_node_op(w->m, c->node)) != NULL ||
           dfg_function_by_name(w->m, dfg_find_symbol(w->m, c->op, strlen(c->op))) != DFG_NONE;
}

/* Does the call stand where it did in the file, with as many inputs? */
static bool is_own(const struct onnx_writer *w, const struct onnx_put_call *c)
{
    struct dfg_note rest = c->note;
    struct onnx_field f;
    size_t i = 0, n = 0;
    while (dfg_onnx_put_next(&rest, &f))
        if (f.id == 1 && (++i, f.n > 0)) /* NodeProto.input; absent ones at the end do not count */
            n = i;
    return c->note.n > 0 && c->note.at >= w->home.at && c->note.at < w->home.at + w->home.n && n == c->n_inputs;
}

void dfg_onnx_put_convert(struct onnx_writer *w, struct onnx_put_call *c, const char **why)
{
    const struct dfg_op_decl *row = dfg_operator_row(w->m, dfg_node_op(w->m, c->node));
    *why = NULL;
    bool standard = dfg_onnx_is_standard(c->domain);
    if (!standard || (w->as_is && is_own(w, c)))
        return;
    if (c->version != 0)
        *why = of_version(w, c);
    else if (w->as_is && w->opset < ONNX_CANONICAL)
        *why = "it is new, and with --keep-opset a model below opset 17 takes no nodes but its own";
    else if (row != NULL && row->since != 0)
        *why = canonical(w, c, row);
    else if (c->note.n == 0 && !is_known(w, c))
        *why = "it is no operator of ONNX";
}

/* ---- a call out of the graph ---- */

/* `Softmax.v1`, in the default domain. */
static bool split_version(struct onnx_writer *w, struct onnx_put_call *c, const char *name)
{
    const char *dot = strchr(name, '.');
    if (dot == NULL || dot == name || dot[1] != 'v' || dot[2] < '1' || dot[2] > '9')
        return false;
    char *end;
    long long version = strtoll(dot + 2, &end, 10);
    if (*end != '\0' || version > INT32_MAX)
        return false;
    c->version = version;
    c->op = dfg_onnx_put_copy(w, name, (size_t)(dot - name));
    return true;
}

/* Does the file spell domain, operator and overload so that they are this name, but for the version? */
static bool split_noted(struct onnx_writer *w, struct onnx_put_call *c, const char *name)
{
    struct onnx_field domain, op, overload;
    if (c->note.n == 0 || !dfg_onnx_put_find(c->note, 4, &op)) /* NodeProto.op_type */
        return false;
    bool there = dfg_onnx_put_find(c->note, 7, &domain); /* NodeProto.domain */
    c->domain = there ? dfg_onnx_put_field_text(w, &domain) : "";
    c->op = dfg_onnx_put_field_text(w, &op);
    size_t n = dfg_onnx_is_standard(c->domain) ? 0 : strlen(c->domain);
    bool same = n == 0 || (strncmp(name, c->domain, n) == 0 && name[n] == '.');
    const char *own = c->op;
    if (n > 0 && dfg_onnx_put_find(c->note, ONNX_NODE_OVERLOAD, &overload) && overload.n > 0)
        own = dfg_onnx_put_text(w, "%s:%s", own, dfg_onnx_put_field_text(w, &overload));
    same = same && (strcmp(name + n + (n > 0), own) == 0 ||
                    (n == 0 && split_version(w, c, name) && strcmp(c->op, own) == 0));
    if (same && n == 0 && !w->as_is)
        c->domain = "";
    return same;
}

static void split(struct onnx_writer *w, struct onnx_put_call *c)
{
    const char *name = dfg_operator_name(w->m, dfg_node_op(w->m, c->node)), *dot = strrchr(name, '.');
    if (split_noted(w, c, name))
        return;
    c->domain = "";
    c->op = name;
    if (split_version(w, c, name) || dot == NULL || dot == name || dot[1] == '\0')
        return;
    c->domain = dfg_onnx_put_copy(w, name, (size_t)(dot - name));
    c->op = dot + 1;
}

void dfg_onnx_put_open(struct onnx_writer *w, struct onnx_put_call *c, dfg_node n)
{
    const struct dfg_kind *k = dfg_kind_info(w->m, dfg_node_kind(w->m, n));
    const dfg_node *args;
    uint32_t n_args = dfg_node_args(w->m, n, &args);
    *c = (struct onnx_put_call){.node = n, .n_results = k->data, .n_attrs = k->n_attrs};
    c->note = dfg_onnx_put_noted(w, n);
    c->changed = c->note.n == 0 || c->note.lifted;
    while (c->n_funcs < n_args && dfg_node_op(w->m, args[c->n_funcs]) == DFG_FUNC)
        c->n_funcs++;
    c->n_inputs = n_args - c->n_funcs;
    c->inputs = dfg_onnx_put_new(w, c->n_inputs + 1, sizeof *c->inputs);
    c->attrs = dfg_onnx_put_new(w, c->n_attrs + 1, sizeof *c->attrs);
    for (size_t i = 0; i < c->n_inputs; i++)
        c->inputs[i].node = args[c->n_funcs + i];
    for (size_t i = 0; i < c->n_attrs; i++)
        c->attrs[i] = (struct onnx_put_attr){dfg_symbol_text(w->m, k->attrs[i].key), k->attrs[i].value, NULL};
    split(w, c);
}
