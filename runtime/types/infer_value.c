/* infer_value.c -- elements of the small integer tensors that shapes are made with.
 *
 * In:   constants and shapes; scalars and vectors of at most 64 elements.
 * Out:  beside the types, the elements of what is computed from them: numbers,
 *       symbols, or unknown one by one.
 *
 * Here: what is kept, and operators that move elements; infer_number.c has
 * those that compute new ones.
 */
#include <stdlib.h>
#include <string.h>

#include "infer.h"
#include "../dfg_rewrite.h"

struct infer_kept {
    int32_t rank;
    uint32_t n;
    dfg_val at[];
};

static bool constant_value(const dfg_module *m, const struct dfg_tensor *t, struct infer_value *v)
{
    if (t == NULL || t->data == NULL || t->n > INFER_MOST)
        return false;
    const struct dfg_type *type = dfg_type_info(m, t->type);
    dfg_val all = {.tag = DFG_V_ELEMENTS, .dtype = type->dtype, .n = (uint32_t)t->n, .u.tensor = t};
    v->rank = type->rank;
    v->n = (uint32_t)t->n;
    for (uint32_t i = 0; i < v->n; i++)
        v->at[i] = dfg_element_at(all, i);
    return type->rank <= 1;
}

bool dfg_infer_value_of(const struct infer_pass *p, dfg_node n, struct infer_value *v)
{
    if (n == DFG_NONE)
        return false;
    if (dfg_node_op(p->m, n) == DFG_CONST)
        return constant_value(p->m, dfg_tensor_of(p->m, n), v);
    const struct infer_kept *kept = n < p->n_kept ? p->kept[n] : NULL;
    if (kept == NULL)
        return false;
    v->rank = kept->rank;
    v->n = kept->n;
    memcpy(v->at, kept->at, kept->n * sizeof *kept->at);
    return true;
}

bool dfg_infer_arg_value(const struct infer_call *c, uint32_t i, struct infer_value *v)
{
    return dfg_infer_value_of(c->pass, dfg_infer_operand(c, i), v);
}

bool dfg_infer_arg_ints(const struct infer_call *c, uint32_t i, uint32_t *n, int64_t *values)
{
    struct infer_value v;
    if (!dfg_infer_arg_value(c, i, &v))
        return false;
    *n = v.n;
    for (uint32_t k = 0; k < v.n; k++) {
        if (v.at[k].tag != DFG_V_INT)
            return false;
        values[k] = v.at[k].u.i;
    }
    return true;
}

bool dfg_infer_arg_int(const struct infer_call *c, uint32_t i, int64_t *value)
{
    struct infer_value v;
    bool ok = dfg_infer_arg_value(c, i, &v) && v.n == 1 && v.at[0].tag == DFG_V_INT;
    *value = ok ? v.at[0].u.i : 0;
    return ok;
}

void dfg_infer_keep(struct infer_call *c, const struct infer_value *v)
{
    struct infer_type t;
    struct infer_pass *p = c->pass;
    if (c->node < p->n_kept && p->kept[c->node] != NULL)
        return;
    /* What is stated otherwise is believed. */
    if (dfg_infer_type_of(c->m, c->node, &t) &&
        ((t.rank >= 0 && t.rank != v->rank) || (t.rank == 1 && t.dims[0] >= 0 && t.dims[0] != v->n)))
        return;
    struct infer_kept *kept = NULL;
    if (dfg_grow(&p->kept, &p->n_kept, (size_t)c->node + 1, sizeof *p->kept))
        kept = malloc(sizeof *kept + v->n * sizeof *kept->at);
    if (kept == NULL) {
        p->failed = true;
        return;
    }
    kept->rank = v->rank;
    kept->n = v->n;
    memcpy(kept->at, v->at, v->n * sizeof *kept->at);
    p->kept[c->node] = kept;
    dfg_infer_type_init(&t, DFG_NO_DTYPE, v->rank);
    if (v->rank == 1)
        t.dims[0] = v->n;
    if (t.rank >= 0)
        dfg_infer_refine(c->pass, c->node, dfg_infer_intern(c->m, &t));
}

/* A Constant that stands in a model as a call. */
void dfg_elements_constant(struct infer_call *c)
{
    const dfg_val tensor = dfg_infer_attr(c, "value");
    struct infer_value v = {.n = 1, .at = {dfg_infer_attr(c, "value_int")}};
    int64_t ints[INFER_MOST];
    uint32_t n;
    if (tensor.tag == DFG_V_TENSOR) {
        if (!constant_value(c->m, dfg_tensor_info(c->m, tensor.u.id), &v))
            return;
    } else if (dfg_infer_list(c, "value_ints", &n, ints)) {
        v.rank = 1;
        v.n = n;
        for (uint32_t i = 0; i < n; i++)
            v.at[i] = dfg_int(ints[i]);
    } else if (v.at[0].tag != DFG_V_INT) {
        return;
    }
    dfg_infer_keep(c, &v);
}

void dfg_infer_values_forget(struct infer_pass *p, size_t first, size_t end)
{
    for (size_t i = first; i < end && i < p->n_kept; i++) {
        free(p->kept[i]);
        p->kept[i] = NULL;
    }
}

struct dfg_elements dfg_infer_kept_of(const struct infer_pass *p, dfg_node n)
{
    const struct infer_kept *kept = n < p->n_kept ? p->kept[n] : NULL;
    return kept != NULL ? (struct dfg_elements){kept->rank, kept->n, kept->at} : (struct dfg_elements){.rank = -1};
}

/* ---- shapes as values ---- */

/* start or end of Shape: from the end where negative, and then cut to 0 .. rank. */
static int64_t bound(int64_t at, int64_t rank)
{
    if (at < 0)
        at = at < -rank ? 0 : at + rank;
    return at > rank ? rank : at;
}

void dfg_elements_shape(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value v = {.rank = 1};
    int64_t start, end;
    if (!dfg_infer_shaped(c, 0, &t) || !dfg_infer_int(c, "start", 0, &start) ||
        !dfg_infer_int(c, "end", t.rank, &end))
        return;
    end = bound(end, t.rank);
    for (int64_t i = bound(start, t.rank); i < end; i++)
        v.at[v.n++] = dfg_dim_val(t.dims[i]);
    dfg_infer_keep(c, &v);
}

void dfg_elements_size(struct infer_call *c)
{
    struct infer_type t;
    struct infer_value v = {.n = 1};
    if (!dfg_infer_shaped(c, 0, &t))
        return;
    v.at[0] = dfg_infer_product(c->m, t.dims, t.rank);
    dfg_infer_keep(c, &v);
}

/* ---- moving elements ---- */

void dfg_elements_same(struct infer_call *c)
{
    struct infer_value v;
    if (dfg_infer_arg_value(c, 0, &v))
        dfg_infer_keep(c, &v);
}

void dfg_elements_gather(struct infer_call *c)
{
    struct infer_value data, at, v = {.n = 0};
    int64_t axis;
    if (!dfg_infer_arg_value(c, 0, &data) || data.rank != 1 || !dfg_infer_arg_value(c, 1, &at) ||
        !dfg_infer_int(c, "axis", 0, &axis) || axis < -1 || axis > 0)
        return;
    v.rank = at.rank;
    v.n = at.n;
    for (uint32_t i = 0; i < at.n; i++) {
        int64_t k = at.at[i].tag == DFG_V_INT ? dfg_position(at.at[i], data.n) : -1;
        v.at[i] = k >= 0 ? data.at[k] : dfg_nil();
    }
    dfg_infer_keep(c, &v);
}

void dfg_elements_concat(struct infer_call *c)
{
    struct infer_value part, v = {.rank = 1};
    for (uint32_t i = 0; i < c->n_args; i++) {
        struct infer_type t;
        if (!dfg_infer_arg_value(c, i, &part)) { /* of known length: elements unknown */
            if (!dfg_infer_shaped(c, i, &t) || t.rank != 1 || t.dims[0] < 0 || t.dims[0] > INFER_MOST)
                return;
            part.rank = 1;
            part.n = (uint32_t)t.dims[0];
            for (uint32_t k = 0; k < part.n; k++)
                part.at[k] = dfg_nil();
        }
        if (part.rank != 1 || part.n > INFER_MOST - v.n)
            return;
        memcpy(v.at + v.n, part.at, part.n * sizeof *v.at);
        v.n += part.n;
    }
    dfg_infer_keep(c, &v);
}

/* Operand i as one int, or `otherwise` where it is absent. */
static bool one_int(const struct infer_call *c, uint32_t i, int64_t otherwise, int64_t *value)
{
    *value = otherwise;
    return dfg_infer_operand(c, i) == DFG_NONE || dfg_infer_arg_int(c, i, value);
}

void dfg_elements_slice(struct infer_call *c)
{
    struct infer_value from, v = {.rank = 1};
    int64_t start, end, axis, step;
    if (!dfg_infer_arg_value(c, 0, &from) || from.rank != 1 || !one_int(c, 1, 0, &start) ||
        !one_int(c, 2, 0, &end) || !one_int(c, 3, 0, &axis) || !one_int(c, 4, 1, &step) || axis < -1 ||
        axis > 0 || step == 0 || step < -INFER_MOST)
        return;
    const int64_t n = from.n;
    start = start < -n ? -n : start; /* the first element, also backwards */
    dfg_infer_slice_bounds(n, step, &start, &end);
    step = step > INFER_MOST ? INFER_MOST : step;
    for (int64_t i = start; step > 0 ? i < end : i > end; i += step)
        v.at[v.n++] = from.at[i];
    dfg_infer_keep(c, &v);
}

void dfg_elements_to_scalar(struct infer_call *c)
{
    struct infer_value v;
    if (dfg_infer_arg_value(c, 0, &v) && v.n == 1) {
        v.rank = 0;
        dfg_infer_keep(c, &v);
    }
}

void dfg_elements_to_vector(struct infer_call *c)
{
    struct infer_value v, axes;
    if (dfg_infer_arg_value(c, 0, &v) && v.rank == 0 && dfg_infer_arg_value(c, 1, &axes) && axes.n == 1) {
        v.rank = 1;
        dfg_infer_keep(c, &v);
    }
}

/* To the vector of all elements, or a scalar. */
void dfg_elements_reshape(struct infer_call *c)
{
    struct infer_value v, shape;
    if (!dfg_infer_arg_value(c, 0, &v) || !dfg_infer_arg_value(c, 1, &shape) || shape.n > 1)
        return;
    if (shape.n == 1 && shape.at[0].tag == DFG_V_INT && shape.at[0].u.i != -1 && shape.at[0].u.i != v.n)
        return;
    v.rank = (int32_t)shape.n;
    if (shape.n == 1 || v.n == 1)
        dfg_infer_keep(c, &v);
}

void dfg_elements_fill(struct infer_call *c)
{
    struct infer_value v = {.rank = 1};
    int64_t n;
    dfg_val fill = dfg_infer_attr(c, "value");
    if (!dfg_infer_arg_int(c, 0, &n) || n < 0 || n > INFER_MOST || fill.tag != DFG_V_TENSOR)
        return;
    const struct dfg_tensor *t = dfg_tensor_info(c->m, fill.u.id);
    dfg_val all = {
        .tag = DFG_V_ELEMENTS, .dtype = dfg_type_info(c->m, t->type)->dtype, .n = 1, .u.tensor = t};
    v.n = (uint32_t)n;
    for (uint32_t i = 0; i < v.n; i++)
        v.at[i] = dfg_element_at(all, 0);
    dfg_infer_keep(c, &v);
}

void dfg_elements_range(struct infer_call *c)
{
    struct infer_value v = {.rank = 1};
    int64_t start, limit, delta, at;
    if (!dfg_infer_arg_int(c, 0, &start) || !dfg_infer_arg_int(c, 1, &limit) ||
        !dfg_infer_arg_int(c, 2, &delta) || delta == 0)
        return;
    for (at = start; delta > 0 ? at < limit : at > limit;) {
        if (v.n == INFER_MOST)
            return;
        v.at[v.n++] = dfg_int(at);
        if (__builtin_add_overflow(at, delta, &at))
            return;
    }
    dfg_infer_keep(c, &v);
}
