/* infer_ml.c -- types of the operators of ai.onnx.ml.
 *
 * In:   rows of features; what attributes say of labels, targets and categories.
 * Out:  element types that do not depend on those of the rows: scores are f32, labels what the attributes list.
 *
 * Source: the schemas of ONNX, and the shapes that ONNX Runtime's kernels give their outputs.
 */
#include "infer.h"

/* Has the attribute elements? */
static bool is_listed(const struct infer_call *c, const char *name)
{
    const dfg_val v = dfg_infer_attr(c, name);
    return v.tag == DFG_V_LIST && v.n > 0;
}

/* One of each row; of a single row that has no axis of its own nothing is said. */
static dfg_dim rows(struct infer_call *c)
{
    struct infer_type x;
    return dfg_infer_shaped(c, 0, &x) && x.rank == 2 ? x.dims[0] : DFG_DIM_UNKNOWN;
}

static void result_of_rows(struct infer_call *c, uint32_t i, enum dfg_dtype dtype, int32_t rank, dfg_dim columns)
{
    struct infer_type t;
    dfg_infer_type_init(&t, dtype, rank);
    t.dims[0] = rows(c);
    if (rank == 2)
        t.dims[1] = columns;
    dfg_infer_result(c, i, &t);
}

/* X's last axis at the indices Y, of which all axes count as one. */
void dfg_relate_ml_features(struct infer_call *c)
{
    struct infer_type x, y;
    if (!dfg_infer_shaped(c, 0, &x) || x.rank < 1)
        return;
    dfg_val n = dfg_infer_shaped(c, 1, &y) ? dfg_int(1) : dfg_nil();
    for (int32_t i = 0; dfg_known(n) && i < y.rank; i++)
        n = dfg_infer_times(c->m, n, dfg_dim_val(y.dims[i]));
    if (x.rank == 1) {
        dfg_infer_type_init(&x, x.dtype, 2);
        x.dims[0] = 1;
    }
    x.dims[x.rank - 1] = dfg_infer_dim(n);
    dfg_infer_result(c, 0, &x);
}

/* Texts become ints, ints texts. */
void dfg_relate_ml_category(struct infer_call *c)
{
    const enum dfg_dtype from = dfg_infer_dtype(c, 0);
    dfg_infer_same_as(c, from == DFG_STRING ? DFG_I64 : from == DFG_I64 ? DFG_STRING : DFG_NO_DTYPE);
}

void dfg_relate_ml_label(struct infer_call *c)
{
    const dfg_val values = dfg_infer_attr(c, "values_tensor");
    if (values.tag == DFG_V_TENSOR) {
        const struct dfg_type *type = dfg_type_info(c->m, dfg_tensor_info(c->m, values.u.id)->type);
        dfg_infer_same_as(c, (enum dfg_dtype)type->dtype);
    } else if (is_listed(c, "classes_strings")) { /* of version 1 */
        dfg_relate_ml_category(c);
    } else if (is_listed(c, "values_floats") || is_listed(c, "values_int64s") || is_listed(c, "values_strings")) {
        dfg_infer_same_as(c, is_listed(c, "values_floats")   ? DFG_F32
                             : is_listed(c, "values_int64s") ? DFG_I64
                                                             : DFG_STRING);
    }
}

void dfg_relate_ml_vector(struct infer_call *c)
{
    int64_t widths[INFER_MOST], sum = 0;
    uint32_t n = 0;
    const bool ok = dfg_infer_list(c, "inputdimensions", &n, widths);
    for (uint32_t i = 0; i < n; i++)
        sum = widths[i] >= 0 && widths[i] <= INT32_MAX && sum >= 0 ? sum + widths[i] : -1;
    result_of_rows(c, 0, DFG_F32, 2, ok && sum >= 0 ? sum : DFG_DIM_UNKNOWN);
}

void dfg_relate_ml_one_hot(struct infer_call *c)
{
    struct infer_type t;
    const char *cats = is_listed(c, "cats_int64s") ? "cats_int64s" : "cats_strings";
    if (!dfg_infer_shaped(c, 0, &t) || t.rank >= INFER_MOST || !is_listed(c, cats))
        return;
    t.dtype = DFG_F32;
    t.dims[t.rank++] = dfg_infer_attr(c, cats).n;
    dfg_infer_result(c, 0, &t);
}

/* Labels and scores; how many scores depends on what two classes are told by. */
void dfg_relate_ml_classifier(struct infer_call *c)
{
    result_of_rows(c, 0, is_listed(c, "classlabels_strings") ? DFG_STRING : DFG_I64, 1, 0);
    result_of_rows(c, 1, DFG_F32, 2, DFG_DIM_UNKNOWN);
}

static void scores(struct infer_call *c, enum dfg_dtype dtype, const char *targets, int64_t otherwise)
{
    int64_t n;
    result_of_rows(c, 0, dtype, 2, dfg_infer_int(c, targets, otherwise, &n) && n > 0 ? n : DFG_DIM_UNKNOWN);
}

/* SVMRegressor has no attribute, and one target. */
void dfg_relate_ml_regressor(struct infer_call *c)
{
    scores(c, DFG_F32, "targets", 1);
}

void dfg_relate_ml_trees(struct infer_call *c)
{
    scores(c, DFG_F32, "n_targets", 0);
}

void dfg_relate_ml_ensemble(struct infer_call *c)
{
    scores(c, dfg_infer_dtype(c, 0), "n_targets", 0);
}
