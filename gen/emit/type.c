/* type.c -- what a pattern tells of a value's type, as a C condition.
 *
 * In:   type patterns (`p : f32[1, n, _, 28]`, tuples of them).
 * Out:  interned C text: dtype, rank, and the extents that are numbers; NULL
 *       where nothing is to be tested.  Extents with a name are the matcher's:
 *       c_extent() says where they stand.
 *
 * The type of a node is asked by the node (dfg_dtype), of a tuple's field by
 * the id of the type (dfg_type_dtype_in): `type` is NULL for the former.
 */
#include "text.h"

static const char *ask(const char *what, const char *n, const char *type)
{
    return type == NULL ? format("dfg_%s(g, %s", what, n) : format("dfg_type_%s(g, %s", what, type);
}

static const char *test_dtypes(uint32_t set, const char *n, const char *type)
{
    const char *bits = NULL;
    int count = 0, last = 0;
    for (int d = 0; d < 32; d++)
        if (set >> d & 1) {
            bits = bits == NULL ? format("1u << %s", c_dtype(d)) : format("%s | 1u << %s", bits, c_dtype(d));
            last = d;
            count++;
        }
    if (count == 0)
        return NULL;
    if (count == 1 && type == NULL)
        return format("dfg_dtype(g, %s) == %s", n, c_dtype(last));
    return format("%s, %s)", ask("dtype_in", n, type), bits);
}

/* Extents count from the end where what is left out stands before them. */
static int extent_index(const struct type_pat *t, int dim)
{
    return t->rest_first ? dim - t->n_dims : dim;
}

static const char *test_shape(const struct type_pat *t, const char *n, const char *type)
{
    const char *text =
        format("%s) %s %d", ask("rank", n, type), t->rest_first || t->rest_last ? ">=" : "==", t->n_dims);
    for (int i = 0; i < t->n_dims; i++)
        if (t->dims[i].kind == DIM_NUM)
            text = c_and(text, format("%s, %d) == %s", ask("extent", n, type), extent_index(t, i),
                                      c_int(t->dims[i].num)));
    return text;
}

static const char *test_type(const struct type_pat *t, const char *n, const char *type)
{
    if (!t->is_tuple)
        return c_and(test_dtypes(t->dtypes, n, type), t->has_shape ? test_shape(t, n, type) : NULL);
    const char *id = type == NULL ? format("g->type[%s]", n) : type;
    const char *text = format("dfg_is_tuple_type(g, %s, %d)", id, t->n_fields);
    for (int i = 0; i < t->n_fields; i++)
        text = c_and(text, test_type(t->fields[i], n, c_field_type(id, i)));
    return text;
}

const char *c_test_type(struct names *names, const struct type_pat *t, const char *n)
{
    (void)names;
    return test_type(t, n, NULL);
}

const char *c_field_type(const char *type, int field)
{
    return format("dfg_field_type(g, %s, %d)", type, field);
}

const char *c_extent(const struct type_pat *t, int dim, const char *n, const char *type)
{
    return format("%s, %d)", ask("extent", n, type), extent_index(t, dim));
}
