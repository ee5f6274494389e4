/* extern.c -- what the C of rules shares: attributes by name, constants as numbers. */
#include "extern.h"
#include "dfg_eval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- attributes ---- */

dfg_val attr_named(const dfg_graph *g, dfg_node n, const char *key)
{
    const struct dfg_kind *k = &g->kinds[g->kind[n]];
    const dfg_sym s = dfg_find_symbol(g->module, key, strlen(key));
    for (uint32_t i = 0; s != 0 && i < k->n_attrs; i++)
        if (k->attrs[i].key == s)
            return k->attrs[i].value;
    return dfg_nil();
}

bool calls_named(const dfg_graph *g, dfg_node n, const char *op)
{
    return dfg_is_operator(g, n) && strcmp(dfg_operator_name(g->module, g->op[n]), op) == 0;
}

bool has_no_elements(const dfg_graph *g, dfg_node x)
{
    for (int32_t i = 0; i < dfg_rank(g, x); i++)
        if (dfg_extent(g, x, i) == 0)
            return true;
    return false;
}

double number_attr(const dfg_graph *g, dfg_node n, const char *key, double otherwise)
{
    const dfg_val v = attr_named(g, n, key);
    return v.tag == DFG_V_INT ? (double)v.u.i : v.tag == DFG_V_FLOAT ? v.u.f : otherwise;
}

/* ---- constants ---- */

struct numbers numbers_like(dfg_rewriter *rw, enum dfg_dtype dtype, int32_t rank, const dfg_dim *dims,
                            uint64_t n)
{
    struct numbers v = {NULL, n, dtype, rank, dims};
    if (n <= SIZE_MAX / sizeof *v.at)
        v.at = dfg_rewrite_alloc(rw, (size_t)n * sizeof *v.at);
    return v;
}

static bool to_number(dfg_val e, double *to)
{
    if (e.tag == DFG_V_FLOAT)
        *to = e.u.f;
    else if (e.tag == DFG_V_INT)
        *to = (double)e.u.i;
    else
        return false;
    return e.tag == DFG_V_FLOAT || (e.u.i >= -(INT64_C(1) << 53) && e.u.i <= INT64_C(1) << 53);
}

struct numbers numbers_about(dfg_rewriter *rw, dfg_node constant)
{
    const dfg_graph *g = dfg_before(rw);
    if (!dfg_is(g, constant, DFG_CONST) || !dfg_known(dfg_elements(g, constant)))
        return (struct numbers){NULL, 0, DFG_NO_DTYPE, 0, NULL};
    const struct dfg_tensor *t = &g->tensors[g->first[constant]];
    const struct dfg_type *type = &g->types[t->type];
    return (struct numbers){NULL, t->n, (enum dfg_dtype)type->dtype, type->rank, type->u.dims};
}

struct numbers numbers_of(dfg_rewriter *rw, dfg_node constant)
{
    const dfg_graph *g = dfg_before(rw);
    struct numbers v = numbers_about(rw, constant), none = {NULL, 0, DFG_NO_DTYPE, 0, NULL};
    if (v.dtype == DFG_NO_DTYPE)
        return none;
    const struct dfg_tensor *t = &g->tensors[g->first[constant]];
    const dfg_val elements = dfg_elements(g, constant);
    v = numbers_like(rw, v.dtype, v.rank, v.dims, v.n);
    for (uint64_t i = 0; v.at != NULL && i < v.n; i++) {
        if (v.dtype == DFG_F32) /* as most are */
            v.at[i] = (double)float_at(t->data, t->splat ? 0 : i);
        else if (t->splat && i > 0)
            v.at[i] = v.at[0];
        else if (!to_number(dfg_element_at(elements, i), &v.at[i]))
            return none;
    }
    return v;
}

static dfg_node new_floats(dfg_rewriter *rw, struct numbers v)
{
    float *data = v.n <= SIZE_MAX / sizeof *data ? dfg_rewrite_alloc(rw, (size_t)v.n * sizeof *data) : NULL;
    dfg_node c = DFG_NONE;
    if (data != NULL) {
        for (uint64_t i = 0; i < v.n; i++)
            data[i] = (float)v.at[i];
        c = dfg_new_tensor(rw, dfg_type_tensor(dfg_rewriter_module(rw), DFG_F32, v.rank, v.dims), data,
                           (size_t)v.n * sizeof *data);
    }
    return c;
}

static dfg_val as_value(double number, bool is_float)
{
    return is_float ? dfg_float(number) : dfg_int((int64_t)number);
}

bool is_splat(struct numbers v)
{
    for (uint64_t i = 1; i < v.n; i++)
        if (memcmp(&v.at[i], &v.at[0], sizeof *v.at) != 0)
            return false;
    return v.n > 0;
}

static bool holds(enum dfg_dtype dtype, double x)
{
    return isfinite(x) && !(dtype == DFG_F32 && isinf((float)x)) &&
           (is_float_dtype(dtype) || fabs(x) <= 9007199254740992.0);
}

dfg_node new_splat(dfg_rewriter *rw, struct numbers like, double x)
{
    if (holds(like.dtype, x))
        return dfg_new_const(rw, like.dtype, like.rank, like.dims, as_value(x, is_float_dtype(like.dtype)));
    dfg_decline(rw, "a new constant has an element that is no finite number");
    return DFG_NONE;
}

dfg_node new_numbers(dfg_rewriter *rw, struct numbers v)
{
    if (is_splat(v))
        return new_splat(rw, v, v.at[0]);
    for (uint64_t i = 0; i < v.n; i++)
        if (!holds(v.dtype, v.at[i])) {
            dfg_decline(rw, "a new constant has an element that is no finite number");
            return DFG_NONE;
        }
    if (v.dtype == DFG_F32)
        return new_floats(rw, v);
    if (v.n > UINT32_MAX) {
        dfg_decline(rw, "a constant is too large");
        return DFG_NONE;
    }
    dfg_val *list = dfg_rewrite_alloc(rw, (size_t)v.n * sizeof *list);
    if (list == NULL)
        return DFG_NONE;
    for (uint64_t i = 0; i < v.n; i++)
        list[i] = as_value(v.at[i], is_float_dtype(v.dtype));
    return dfg_new_const(rw, v.dtype, v.rank, v.dims, dfg_list(list, (uint32_t)v.n));
}

/* ---- columns in another order ---- */

/* Where element `to` of the transposed order stood: dims are those before it, perm as Transpose has it. */
static uint64_t source_of(uint64_t to, int32_t rank, const dfg_dim *dims, const int64_t *perm)
{
    uint64_t from = 0;
    for (int32_t i = rank - 1; i >= 0; i--) {
        const int64_t axis = perm[i];
        uint64_t stride = 1;
        for (int32_t k = (int32_t)axis + 1; k < rank; k++)
            stride *= (uint64_t)dims[k];
        from += to % (uint64_t)dims[axis] * stride;
        to /= (uint64_t)dims[axis];
    }
    return from;
}

/* The flattened extents; 0 where one is unknown, zero, or perm is no order of the axes. */
static uint64_t columns_of(int32_t rank, const dfg_dim *dims, const int64_t *perm)
{
    uint64_t n = 1;
    for (int32_t i = 0; i < rank; i++) {
        if (dims[i] <= 0 || perm[i] < 0 || perm[i] >= rank ||
            __builtin_mul_overflow(n, (uint64_t)dims[i], &n))
            return 0;
        for (int32_t k = 0; k < i; k++)
            if (perm[k] == perm[i])
                return 0;
    }
    return n;
}

dfg_node permuted_columns(dfg_rewriter *rw, dfg_node w, int32_t rank, const dfg_dim *dims,
                          const int64_t *perm)
{
    struct numbers old = numbers_of(rw, w);
    const uint64_t columns = columns_of(rank, dims, perm);
    dfg_node c = DFG_NONE;
    if (old.at != NULL && columns > 0 && old.rank > 0 && (uint64_t)old.dims[old.rank - 1] == columns) {
        struct numbers new = numbers_like(rw, old.dtype, old.rank, old.dims, old.n);
        for (uint64_t i = 0; new.at != NULL &&i < columns; i++) {
            const uint64_t from = source_of(i, rank, dims, perm);
            for (uint64_t row = 0; row < old.n; row += columns)
                new.at[row + from] = old.at[row + i];
        }
        if (new.at != NULL)
            c = new_numbers(rw, new);
    }
    return c;
}

/* ---- calls of constants ---- */

/* The operands' values; false: some constant's elements are not at hand, or memory is out. */
static bool operand_values(const dfg_module *m, const dfg_node *args, uint32_t n, struct dfg_data **values)
{
    for (uint32_t i = 0; i < n; i++) {
        const struct dfg_tensor *t = args[i] != DFG_NONE ? dfg_tensor_of(m, args[i]) : NULL;
        values[i] = t != NULL ? dfg_data_of(m, t) : NULL;
        if (args[i] != DFG_NONE && values[i] == NULL)
            return false;
    }
    return true;
}

dfg_node folded(dfg_rewriter *rw, dfg_node call)
{
    dfg_module *m = dfg_rewriter_module(rw);
    const dfg_node *args;
    const uint32_t n = dfg_node_args(m, call, &args);
    struct dfg_data **values = calloc((size_t)n + 1, sizeof *values), *v = NULL;
    dfg_node made = DFG_NONE;
    if (values != NULL && operand_values(m, args, n, values))
        v = dfg_evaluate_call(m, call, values, n);
    if (v != NULL && v->tag == DFG_DATA_TENSOR)
        made = dfg_new_node(rw, dfg_data_const(m, v));
    else
        dfg_decline(rw, "the call is not evaluated, or gives a tuple");
    dfg_data_free(v);
    for (uint32_t i = 0; values != NULL && i < n; i++)
        dfg_data_free(values[i]);
    free(values);
    return made;
}
