/* norm.c -- Relay's normalisations as arithmetic.
 *
 * In:   a call of a normalisation, with the dtype and rank of its data.
 * Out:  new nodes that compute the same; see inference_simplifier.c for the forms.
 */
#include "norm.h"

#include <stdlib.h>
#include <string.h>

#include "text_number.h"

struct norm {
    dfg_module *m;
    dfg_node data, gamma, beta; /* what counts now; absent ones are DFG_NONE */
    struct dfg_kind kind;
    enum dfg_dtype dtype; /* of the data */
    int32_t rank;
    int64_t axis; /* of the channels, 0 .. rank - 1 */
    double epsilon;
    bool center, scale;
};

/* ---- attributes ---- */

static dfg_val attr(const struct norm *x, const char *key)
{
    dfg_sym sym = dfg_find_symbol(x->m, key, strlen(key));
    for (uint32_t i = 0; i < x->kind.n_attrs; i++)
        if (x->kind.attrs[i].key == sym)
            return x->kind.attrs[i].value;
    return (dfg_val){.tag = DFG_NIL};
}

static bool int_attr(const struct norm *x, const char *key, int64_t otherwise, int64_t *value)
{
    dfg_val v = attr(x, key);
    *value = v.tag == DFG_V_INT ? v.u.i : otherwise;
    return v.tag == DFG_V_INT || v.tag == DFG_NIL;
}

static bool bool_attr(const struct norm *x, const char *key, bool *value)
{
    dfg_val v = attr(x, key);
    *value = v.tag == DFG_V_BOOL ? v.u.i != 0 : true;
    return v.tag == DFG_V_BOOL || v.tag == DFG_NIL;
}

static bool float_attr(const struct norm *x, const char *key, double otherwise, double *value)
{
    dfg_val v = attr(x, key);
    *value = v.tag == DFG_V_FLOAT ? v.u.f : v.tag == DFG_V_INT ? (double)v.u.i : otherwise;
    return v.tag == DFG_V_FLOAT || v.tag == DFG_V_INT || v.tag == DFG_NIL;
}

/* Are the dtypes of all operands the data's, as far as they are known? */
static bool is_of_one_dtype(const struct norm *x, dfg_node old)
{
    const dfg_node *args;
    uint32_t argc = dfg_node_args(x->m, old, &args);
    for (uint32_t i = 0; i < argc; i++) {
        const struct dfg_type *t = dfg_type_info(x->m, dfg_node_type(x->m, args[i]));
        if (t->dtype != DFG_NO_DTYPE && t->dtype != x->dtype)
            return false;
    }
    return true;
}

/* Of the data only: what l2_normalize has as well. */
static bool begin_data(struct norm *x, dfg_module *m, dfg_node old, dfg_node call)
{
    const dfg_node *args;
    *x = (struct norm){.m = m, .kind = *dfg_kind_info(m, dfg_node_kind(m, old))};
    if (dfg_node_args(m, old, &args) == 0)
        return false;
    const struct dfg_type *t = dfg_type_info(m, dfg_node_type(m, args[0]));
    x->dtype = (enum dfg_dtype)t->dtype;
    x->rank = t->tag == DFG_T_TENSOR ? t->rank : -1;
    uint32_t argc = dfg_node_args(m, call, &args);
    x->data = args[0];
    x->gamma = argc > 1 ? args[1] : DFG_NONE;
    x->beta = argc > 2 ? args[2] : DFG_NONE;
    return x->dtype != DFG_NO_DTYPE && is_of_one_dtype(x, old);
}

static bool begin(struct norm *x, dfg_module *m, dfg_node old, dfg_node call, int64_t axis)
{
    if (!begin_data(x, m, old, call) || x->rank < 1 || !int_attr(x, "axis", axis, &x->axis) ||
        !float_attr(x, "epsilon", 1e-5, &x->epsilon) || !bool_attr(x, "center", &x->center) ||
        !bool_attr(x, "scale", &x->scale))
        return false;
    x->axis += x->axis < 0 ? x->rank : 0;
    return x->axis >= 0 && x->axis < x->rank && (!x->scale || x->gamma != DFG_NONE) &&
           (!x->center || x->beta != DFG_NONE);
}

/* ---- nodes ---- */

static dfg_node call(struct norm *x, const char *op, const dfg_node *args, uint32_t n, struct dfg_attr *attrs,
                     uint32_t n_attrs)
{
    for (uint32_t i = 0; i < n; i++)
        if (args[i] == DFG_NONE)
            return DFG_NONE;
    return dfg_call_op(x->m, dfg_operator(x->m, op, strlen(op)), args, n, attrs, n_attrs, 1, 0);
}

static dfg_node one(struct norm *x, const char *op, dfg_node a)
{
    return call(x, op, &a, 1, NULL, 0);
}

static dfg_node two(struct norm *x, const char *op, dfg_node a, dfg_node b)
{
    return call(x, op, (const dfg_node[]){a, b}, 2, NULL, 0);
}

/* A scalar of the data's dtype; DFG_NONE: that is no float, or v is too large for it. */
static dfg_node scalar(struct norm *x, double v)
{
    uint64_t bits;
    unsigned size = dfg_dtype_bits(x->dtype) / 8;
    uint8_t *data = NULL;
    if (dfg_number_class(x->dtype) == DFG_NUMBER_FLOAT && size > 0 && dfg_number_round(v, x->dtype, &bits))
        data = dfg_alloc(x->m, size);
    if (data == NULL)
        return DFG_NONE;
    for (unsigned i = 0; i < size; i++)
        data[i] = (uint8_t)(bits >> 8 * i);
    return dfg_const(x->m, dfg_tensor_add(x->m, dfg_type_tensor(x->m, x->dtype, 0, NULL), data, false));
}

static dfg_sym key(struct norm *x, const char *name)
{
    return dfg_symbol(x->m, name, strlen(name));
}

static dfg_val int_value(int64_t i)
{
    return (dfg_val){.tag = DFG_V_INT, .u.i = i};
}

/* A parameter of the axis, with axes of extent 1 for those of the data behind it. */
static dfg_node expand(struct norm *x, dfg_node param)
{
    int64_t behind = x->rank - x->axis - 1;
    struct dfg_attr attrs[] = {{key(x, "axis"), int_value(1)}, {key(x, "num_newaxis"), int_value(behind)}};
    return behind > 0 ? call(x, "expand_dims", &param, 1, attrs, 2) : param;
}

/* `op` over these axes, which stay as extents of 1. */
static dfg_node reduce(struct norm *x, const char *op, const dfg_node *args, uint32_t n, dfg_val axes)
{
    struct dfg_attr attrs[] = {{key(x, "axis"), axes},
                               {key(x, "keepdims"), (dfg_val){.tag = DFG_V_BOOL, .u.i = 1}}};
    return call(x, op, args, n, attrs, 2);
}

/* (data - mean) / sqrt(variance + eps). */
static dfg_node standardise(struct norm *x, dfg_node data, const dfg_val *axes, uint32_t n)
{
    dfg_val list = {.tag = DFG_V_LIST, .n = n, .u.list = axes};
    dfg_node mean = reduce(x, "mean", &data, 1, list);
    dfg_node variance = reduce(x, "variance", (const dfg_node[]){data, mean}, 2, list);
    dfg_node deviation = one(x, "sqrt", two(x, "add", variance, scalar(x, x->epsilon)));
    return two(x, "divide", two(x, "subtract", data, mean), deviation);
}

/* * gamma + beta, along the axis. */
static dfg_node scale_and_shift(struct norm *x, dfg_node n)
{
    if (x->scale)
        n = two(x, "multiply", n, expand(x, x->gamma));
    if (x->center)
        n = two(x, "add", n, expand(x, x->beta));
    return n;
}

/* ---- the normalisations ---- */

dfg_node dfg_norm_batch(dfg_module *m, dfg_node old, dfg_node batch)
{
    struct norm x;
    const dfg_node *args;
    if (!begin(&x, m, old, batch, 1) || dfg_node_args(m, batch, &args) != 5)
        return DFG_NONE;
    dfg_node mean = args[3], variance = args[4];
    dfg_node deviation = one(&x, "sqrt", two(&x, "add", variance, scalar(&x, x.epsilon)));
    dfg_node scale = two(&x, "divide", scalar(&x, 1.0), deviation);
    if (x.scale)
        scale = two(&x, "multiply", scale, x.gamma);
    dfg_node shift = two(&x, "multiply", one(&x, "negative", mean), scale);
    if (x.center)
        shift = two(&x, "add", shift, x.beta);
    dfg_node scaled = two(&x, "multiply", x.data, expand(&x, scale));
    return two(&x, "add", scaled, expand(&x, shift));
}

dfg_node dfg_norm_layer(dfg_module *m, dfg_node old, dfg_node layer)
{
    struct norm x;
    if (!begin(&x, m, old, layer, -1))
        return DFG_NONE;
    dfg_val axis = int_value(x.axis);
    return scale_and_shift(&x, standardise(&x, x.data, &axis, 1));
}

/* All axes from `first` on but `but`, in an array to be freed; *n of them. */
static dfg_val *axes_from(int64_t first, int64_t rank, int64_t but, uint32_t *n)
{
    dfg_val *axes = calloc((size_t)rank + 1, sizeof *axes);
    *n = 0;
    for (int64_t i = first; axes != NULL && i < rank; i++)
        if (i != but)
            axes[(*n)++] = int_value(i);
    return axes;
}

dfg_node dfg_norm_instance(dfg_module *m, dfg_node old, dfg_node instance)
{
    struct norm x;
    uint32_t n;
    if (!begin(&x, m, old, instance, 1))
        return DFG_NONE;
    dfg_val *axes = axes_from(1, x.rank, x.axis, &n);
    dfg_node result = axes != NULL && x.axis != 0 ? standardise(&x, x.data, axes, n) : DFG_NONE;
    free(axes);
    return scale_and_shift(&x, result);
}

static dfg_node reshape(struct norm *x, dfg_node data, const dfg_val *extents, uint32_t n)
{
    struct dfg_attr attr = {key(x, "newshape"), {.tag = DFG_V_LIST, .n = n, .u.list = extents}};
    return call(x, "reshape", &data, 1, &attr, 1);
}

/* The extents of a value, as many as the data have, with room for one more, to be
 * freed; NULL: they are not all known numbers that reshape takes as such. */
static dfg_val *known_extents(const struct norm *x, dfg_node n)
{
    const struct dfg_type *t = dfg_type_info(x->m, dfg_node_type(x->m, n));
    dfg_val *extents = calloc((size_t)x->rank + 1, sizeof *extents);
    for (int32_t i = 0; extents != NULL && i < x->rank; i++) {
        if (t->u.dims[i] <= 0) { /* to reshape, 0 is what stands there */
            free(extents);
            return NULL;
        }
        extents[i] = int_value(t->u.dims[i]);
    }
    return extents;
}

/* The channels' extent becomes two: groups, and channels of a group. */
static bool split_channels(const struct norm *x, const dfg_val *extents, int64_t groups, dfg_val *split)
{
    if (groups <= 0 || extents[x->axis].u.i % groups != 0)
        return false;
    for (int64_t i = 0; i <= x->rank; i++)
        split[i] = i <= x->axis ? extents[i] : extents[i - 1];
    split[x->axis] = int_value(groups);
    split[x->axis + 1] = int_value(extents[x->axis].u.i / groups);
    return true;
}

dfg_node dfg_norm_group(dfg_module *m, dfg_node old, dfg_node group)
{
    struct norm x;
    const dfg_node *args;
    int64_t groups;
    uint32_t n;
    if (!begin(&x, m, old, group, 1) || !int_attr(&x, "num_groups", 0, &groups))
        return DFG_NONE;
    dfg_node_args(m, old, &args);
    dfg_val *extents = known_extents(&x, args[0]), *split = calloc((size_t)x.rank + 1, sizeof *split);
    dfg_val *axes = axes_from(x.axis + 1, x.rank + 1, -1, &n);
    dfg_node result = DFG_NONE;
    if (extents != NULL && split != NULL && axes != NULL && split_channels(&x, extents, groups, split)) {
        result = reshape(&x, x.data, split, (uint32_t)x.rank + 1);
        result = reshape(&x, standardise(&x, result, axes, n), extents, (uint32_t)x.rank);
        result = scale_and_shift(&x, result);
    }
    free(extents);
    free(split);
    free(axes);
    return result;
}

dfg_node dfg_norm_l2(dfg_module *m, dfg_node old, dfg_node l2)
{
    struct norm x;
    if (!begin_data(&x, m, old, l2) || !float_attr(&x, "eps", 0, &x.epsilon))
        return DFG_NONE;
    dfg_val axes = attr(&x, "axis");
    if (axes.tag != DFG_V_LIST || attr(&x, "eps").tag == DFG_NIL)
        return DFG_NONE;
    dfg_node square = two(&x, "multiply", x.data, x.data);
    dfg_node sum = reduce(&x, "sum", &square, 1, axes);
    return two(&x, "divide", x.data, one(&x, "sqrt", two(&x, "maximum", sum, scalar(&x, x.epsilon))));
}
