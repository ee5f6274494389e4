/* type.c -- the type tests of a pattern node, as a C condition.
 *
 * In:   type patterns (`p : f32[1, n, _, 28]`, tuples of them).
 * Out:  dtype, rank, and the extents that are numbers; NULL where there is
 *       nothing to test.  Extents with a name are the matcher's: c_extent()
 *       gives their expression.
 *
 * The type of a node is read through the node (dfg_dtype), that of a tuple's
 * field through the id of the type (dfg_type_dtype_in): `type` is NULL for the
 * former.
 */
#include "text.h"

/* What the type says; with an argument, unless that is NULL. */
static cx ask(const char *what, cx n, cx type, cx arg)
{
    return cx_call_of(format(type ? "dfg_type_%s" : "dfg_%s", what), arg ? 3 : 2,
                      (cx[]){cx_g(), type ? type : n, arg});
}

static cx test_dtypes(uint32_t set, cx n, cx type)
{
    cx bits = NULL;
    for (int d = 0; d < 32; d++)
        if (set >> d & 1) {
            const cx bit = cx_binary(CX_SHIFT, cx_uint(1), c_dtype(d));
            if (set == UINT32_C(1) << d && !type)
                return cx_eq(ask("dtype", n, NULL, NULL), c_dtype(d));
            bits = bits ? cx_binary(CX_BIT_OR, bits, bit) : bit;
        }
    return bits ? ask("dtype_in", n, type, bits) : NULL;
}

/* Extents count from the end where what is left out stands before them. */
static int extent_index(const struct type_pat *t, int dim)
{
    return t->rest_first ? dim - t->n_dims : dim;
}

static cx test_shape(const struct type_pat *t, cx n, cx type)
{
    cx test = cx_binary(t->rest_first || t->rest_last ? CX_GE : CX_EQ, ask("rank", n, type, NULL),
                        cx_int(t->n_dims));
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_NUM)
            test = cx_and(test, cx_eq(c_extent(t, i, n, type), cx_int(t->dims[i].num)));
    return test;
}

static cx test_type(const struct type_pat *t, cx n, cx type)
{
    if (!t->is_tuple)
        return cx_and(test_dtypes(t->dtypes, n, type), t->has_shape ? test_shape(t, n, type) : NULL);
    const cx id = type ? type : c_type_of(n);
    cx test = cx_call("dfg_is_tuple_type", cx_g(), id, cx_int(t->n_fields));
    for (int i = 0; i < t->n_fields; i++)
        test = cx_and(test, test_type(t->fields[i], n, c_field_type(id, i)));
    return test;
}

cx c_test_type(const struct type_pat *t, cx n)
{
    return test_type(t, n, NULL);
}

cx c_extent(const struct type_pat *t, int dim, cx n, cx type)
{
    return ask("extent", n, type, cx_int(extent_index(t, dim)));
}
