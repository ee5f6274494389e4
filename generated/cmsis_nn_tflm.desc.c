/* What cmsis_nn_tflm.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "cmsis_nn_tflm.h"

#include <math.h>
#include <stddef.h>

#include "dfg.h"
#include "dfg_desc.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    OP_tfl_Add = DFG_FIRST_OP,
    OP_tfl_AveragePool2D,
    OP_tfl_BatchMatMul,
    OP_tfl_Conv2D,
    OP_tfl_DepthwiseConv2D,
    OP_tfl_FullyConnected,
    OP_tfl_MaxPool2D,
    OP_tfl_Maximum,
    OP_tfl_Minimum,
    OP_tfl_Mul,
    OP_tfl_Pad,
    OP_tfl_PadV2,
    OP_tfl_SVDF,
    OP_tfl_Softmax,
    OP_tfl_Transpose,
    OP_tfl_TransposeConv,
    OP_tfl_UnidirectionalSequenceLSTM,
};
enum {
    ATTR_quantized_dimension,
    ATTR_rank,
    ATTR_scale,
    ATTR_zero_point,
};
static const char *const op_names[] = {
    "tfl.Add",
    "tfl.AveragePool2D",
    "tfl.BatchMatMul",
    "tfl.Conv2D",
    "tfl.DepthwiseConv2D",
    "tfl.FullyConnected",
    "tfl.MaxPool2D",
    "tfl.Maximum",
    "tfl.Minimum",
    "tfl.Mul",
    "tfl.Pad",
    "tfl.PadV2",
    "tfl.SVDF",
    "tfl.Softmax",
    "tfl.Transpose",
    "tfl.TransposeConv",
    "tfl.UnidirectionalSequenceLSTM",
};
static const char *const attr_names[] = {
    "quantized_dimension",
    "rank",
    "scale",
    "zero_point",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 17,
    .ops = op_names,
    .n_attrs = 4,
    .attrs = attr_names,
};

/* cmsis_nn_tflm.pat:29
 * cond images(x, w, y) = x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0];
 */
static bool images(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node y)
{
    return dfg_rank(g, x) == 4 && dfg_rank(g, w) == 4 && dfg_rank(g, y) == 4
        && dfg_eq(dfg_extent_of(g, x, 0), dfg_extent_of(g, y, 0));
}

/* cmsis_nn_tflm.pat:17
 * cond symmetric(x) = x#zero_point == 0;
 */
static bool symmetric(const dfg_graph *g, dfg_node x)
{
    return dfg_eq(dfg_fact(g, x, ATTR_zero_point), dfg_int(0));
}

/* cmsis_nn_tflm.pat:19
 * cond data_types(x, y) = (x.dtype == i8 and y.dtype == i8)
 *     or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y));
 */
static bool data_types(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, y) == DFG_I8)
        || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, y) == DFG_I16 && symmetric(g, x)
            && symmetric(g, y));
}

/* cmsis_nn_tflm.pat:25
 * cond weight_types(x, w) = w.dtype == i8 or (x.dtype == i8 and w.dtype == i4);
 */
static bool weight_types(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return dfg_dtype(g, w) == DFG_I8 || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, w) == DFG_I4);
}

/* cmsis_nn_tflm.pat:22
 * cond one_scale(w) = w#scale > 0 or len(w#scale) == 1;
 */
static bool one_scale(const dfg_graph *g, dfg_node w)
{
    return dfg_gt(dfg_fact(g, w, ATTR_scale), dfg_int(0))
        || dfg_eq(dfg_count(dfg_len(dfg_fact(g, w, ATTR_scale))), dfg_int(1));
}

/* cmsis_nn_tflm.pat:23, axis = 0
 * cond scale_each(w, axis) = len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],
 *     w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension));
 */
static bool scale_each_holds(const dfg_graph *g, dfg_node w)
{
    return dfg_eq(dfg_count(dfg_len(dfg_fact(g, w, ATTR_scale))), dfg_extent_of(g, w, 0))
        && dfg_eq(dfg_count(dfg_len(dfg_fact(g, w, ATTR_zero_point))), dfg_extent_of(g, w, 0))
        && (dfg_eq(dfg_fact(g, w, ATTR_quantized_dimension), dfg_int(0))
            || (dfg_eq(dfg_int(0), dfg_int(0)) && !dfg_known(dfg_fact(g, w, ATTR_quantized_dimension))));
}

struct cmsis_nn_tflm_conv_2d_whole {
    struct cmsis_nn_tflm_conv_2d_match m;
};

static bool cmsis_nn_tflm_conv_2d_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Conv2D || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    /* where images(x, w, c) */
    if (!images(g, x, w, n))
        return false;
    /* where data_types(x, c) */
    if (!data_types(g, x, n))
        return false;
    /* where weight_types(x, w) */
    if (!weight_types(g, x, w))
        return false;
    /* where x.shape[3] % w.shape[3] == 0 */
    if (!dfg_eq(dfg_mod(dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3)), dfg_int(0)))
        return false;
    /* where c.shape[3] % (x.shape[3] / w.shape[3]) == 0 */
    if (!dfg_eq(dfg_mod(dfg_extent_of(g, n, 3), dfg_div(dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3))),
                dfg_int(0)))
        return false;
    /* where one_scale(w) or scale_each(w, 0) */
    if (!(one_scale(g, w) || scale_each_holds(g, w)))
        return false;
    /* where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64) */
    if (!(b == DFG_NONE || dfg_dtype(g, b) == DFG_I32
          || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_conv_2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
            .c = n}});
}

/* cmsis_nn_tflm.pat:23, axis = 3
 * cond scale_each(w, axis) = len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],
 *     w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension));
 */
static bool scale_each_holds_2(const dfg_graph *g, dfg_node w)
{
    return dfg_eq(dfg_count(dfg_len(dfg_fact(g, w, ATTR_scale))), dfg_extent_of(g, w, 3))
        && dfg_eq(dfg_count(dfg_len(dfg_fact(g, w, ATTR_zero_point))), dfg_extent_of(g, w, 3))
        && (dfg_eq(dfg_fact(g, w, ATTR_quantized_dimension), dfg_int(3))
            || (dfg_eq(dfg_int(3), dfg_int(0)) && !dfg_known(dfg_fact(g, w, ATTR_quantized_dimension))));
}

struct cmsis_nn_tflm_depthwise_conv_2d_whole {
    struct cmsis_nn_tflm_depthwise_conv_2d_match m;
};

static bool cmsis_nn_tflm_depthwise_conv_2d_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_DepthwiseConv2D || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    /* where images(x, w, c) */
    if (!images(g, x, w, n))
        return false;
    /* where data_types(x, c) */
    if (!data_types(g, x, n))
        return false;
    /* where weight_types(x, w) */
    if (!weight_types(g, x, w))
        return false;
    /* where c.shape[3] == w.shape[3] */
    if (!dfg_eq(dfg_extent_of(g, n, 3), dfg_extent_of(g, w, 3)))
        return false;
    /* where one_scale(w) or scale_each(w, 3) */
    if (!(one_scale(g, w) || scale_each_holds_2(g, w)))
        return false;
    /* where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype ==
     * i64) */
    if (!(b == DFG_NONE || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
          || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_depthwise_conv_2d_whole){.m = {.root = n, .x = x, .w = w,
            .b = b, .c = n}});
}

struct cmsis_nn_tflm_transpose_conv_whole {
    struct cmsis_nn_tflm_transpose_conv_match m;
    dfg_node x;
};

static bool cmsis_nn_tflm_transpose_conv_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_TransposeConv || dfg_n_args(g, n) > 4 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 2) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node x_2 = dfg_arg(g, n, 2);
    dfg_node b = dfg_arg(g, n, 3);
    /* where images(x, w, c) */
    if (!images(g, x_2, w, n))
        return false;
    /* where x.dtype == i8 */
    if (dfg_dtype(g, x_2) != DFG_I8)
        return false;
    /* where w.dtype == i8 */
    if (dfg_dtype(g, w) != DFG_I8)
        return false;
    /* where c.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where x.shape[3] == w.shape[3] */
    if (!dfg_eq(dfg_extent_of(g, x_2, 3), dfg_extent_of(g, w, 3)))
        return false;
    /* where c.shape[3] == w.shape[0] */
    if (!dfg_eq(dfg_extent_of(g, n, 3), dfg_extent_of(g, w, 0)))
        return false;
    /* where one_scale(w) or scale_each(w, 0) */
    if (!(one_scale(g, w) || scale_each_holds(g, w)))
        return false;
    /* where not present(b) or b.dtype == i32 */
    if (!(b == DFG_NONE || dfg_dtype(g, b) == DFG_I32))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_transpose_conv_whole){.m = {.root = n, .x = x_2, .w = w,
            .b = b, .c = n}, .x = x});
}

struct cmsis_nn_tflm_fully_connected_whole {
    struct cmsis_nn_tflm_fully_connected_match m;
};

static bool cmsis_nn_tflm_fully_connected_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_FullyConnected || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
    dfg_node b = dfg_arg(g, n, 2);
    /* where data_types(x, f) */
    if (!data_types(g, x, n))
        return false;
    /* where weight_types(x, w) */
    if (!weight_types(g, x, w))
        return false;
    /* where f.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, n), dfg_int(2), dfg_int(4)))
        return false;
    /* where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0)) */
    if (!(one_scale(g, w)
          || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, w) == DFG_I8 && scale_each_holds(g, w))))
        return false;
    /* where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype ==
     * i64) */
    if (!(b == DFG_NONE || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
          || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_fully_connected_whole){.m = {.root = n, .x = x, .w = w,
            .b = b, .f = n}});
}

struct cmsis_nn_tflm_batch_matmul_whole {
    struct cmsis_nn_tflm_batch_matmul_match m;
};

static bool cmsis_nn_tflm_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_BatchMatMul || !dfg_has_args(g, n, 2))
        return false;
    dfg_node a = dfg_arg(g, n, 0);
    dfg_node b = dfg_arg(g, n, 1);
    /* where data_types(a, m) */
    if (!data_types(g, a, n))
        return false;
    /* where data_types(b, m) */
    if (!data_types(g, b, n))
        return false;
    /* where a.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, a), dfg_int(2), dfg_int(4)))
        return false;
    /* where b.rank in 2..4 */
    if (!dfg_within(dfg_rank_of(g, b), dfg_int(2), dfg_int(4)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_batch_matmul_whole){.m = {.root = n, .a = a, .b = b,
            .m = n}});
}

struct cmsis_nn_tflm_addition_whole {
    struct cmsis_nn_tflm_addition_match m;
};

static bool cmsis_nn_tflm_addition_whole(const dfg_graph *g, dfg_node n,
                                         bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Add || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where data_types(a, s) */
        if (!data_types(g, a, n))
            continue;
        /* where data_types(b, s) */
        if (!data_types(g, b, n))
            continue;
        /* where same_shape(a, b) */
        if (dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct cmsis_nn_tflm_addition_whole){.m = {.root = n, .a = a, .b = b, .s = n}}))
            return true;
    }
    return false;
}

struct cmsis_nn_tflm_mul_whole {
    struct cmsis_nn_tflm_mul_match m;
};

static bool cmsis_nn_tflm_mul_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Mul || !dfg_has_args(g, n, 2))
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where data_types(a, m) */
        if (!data_types(g, a, n))
            continue;
        /* where data_types(b, m) */
        if (!data_types(g, b, n))
            continue;
        /* where same_shape(a, b) */
        if (dfg_same_shape(g, a, b) != DFG_TRUE)
            continue;
        if (accept(ctx, &(struct cmsis_nn_tflm_mul_whole){.m = {.root = n, .a = a, .b = b, .m = n}}))
            return true;
    }
    return false;
}

struct cmsis_nn_tflm_extreme_whole {
    struct cmsis_nn_tflm_extreme_match m;
};

static bool cmsis_nn_tflm_extreme_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_tfl_Maximum || dfg_op(g, n) == OP_tfl_Minimum) || !dfg_has_args(g, n, 2))
        return false;
    /* where m.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    for (uint32_t swap = 0; swap < dfg_orders(g, n); swap++) {
        dfg_node a = dfg_arg(g, n, swap);
        dfg_node b = dfg_arg(g, n, 1 - swap);
        /* where a.dtype == i8 */
        if (dfg_dtype(g, a) != DFG_I8)
            continue;
        /* where b.dtype == i8 */
        if (dfg_dtype(g, b) != DFG_I8)
            continue;
        /* where a.rank <= 4 */
        if (!dfg_le(dfg_rank_of(g, a), dfg_int(4)))
            continue;
        /* where b.rank <= 4 */
        if (!dfg_le(dfg_rank_of(g, b), dfg_int(4)))
            continue;
        if (accept(ctx, &(struct cmsis_nn_tflm_extreme_whole){.m = {.root = n, .a = a, .b = b, .m = n}}))
            return true;
    }
    return false;
}

struct cmsis_nn_tflm_pool_whole {
    struct cmsis_nn_tflm_pool_match m;
};

static bool cmsis_nn_tflm_pool_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!(dfg_op(g, n) == OP_tfl_AveragePool2D || dfg_op(g, n) == OP_tfl_MaxPool2D)
        || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.rank == 4 */
    if (dfg_rank(g, x) != 4)
        return false;
    /* where p.rank == 4 */
    if (dfg_rank(g, n) != 4)
        return false;
    /* where x.dtype in {i8, i16} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16))
        return false;
    /* where p.dtype == x.dtype */
    if (!dfg_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, x)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_pool_whole){.m = {.root = n, .x = x, .p = n}});
}

struct cmsis_nn_tflm_softmax_whole {
    struct cmsis_nn_tflm_softmax_match m;
};

static bool cmsis_nn_tflm_softmax_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Softmax || !dfg_has_args(g, n, 1))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    /* where x.rank >= 1 */
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1)))
        return false;
    /* where (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16) */
    if (!((dfg_dtype(g, x) == DFG_I8 && (dfg_dtype(g, n) == DFG_I8 || dfg_dtype(g, n) == DFG_I16))
          || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, n) == DFG_I16)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_softmax_whole){.m = {.root = n, .x = x, .s = n}});
}

struct cmsis_nn_tflm_svdf_whole {
    struct cmsis_nn_tflm_svdf_match m;
};

static bool cmsis_nn_tflm_svdf_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_SVDF || !dfg_has_args(g, n, 5))
        return false;
    dfg_val rank = dfg_attr_or(g, n, ATTR_rank, dfg_int(1));
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node feature = dfg_arg(g, n, 1);
    dfg_node time = dfg_arg(g, n, 2);
    dfg_node b = dfg_arg(g, n, 3);
    dfg_node state = dfg_arg(g, n, 4);
    /* where x.dtype == i8 */
    if (dfg_dtype(g, x) != DFG_I8)
        return false;
    /* where feature.dtype == i8 */
    if (dfg_dtype(g, feature) != DFG_I8)
        return false;
    /* where y.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where b.dtype == i32 */
    if (dfg_dtype(g, b) != DFG_I32)
        return false;
    /* where time.dtype in {i8, i16} */
    if (!(dfg_dtype(g, time) == DFG_I8 || dfg_dtype(g, time) == DFG_I16))
        return false;
    /* where state.dtype == time.dtype */
    if (!dfg_eq(dfg_dtype_of(g, state), dfg_dtype_of(g, time)))
        return false;
    /* where not is_const(state) */
    if (dfg_op(g, state) == DFG_CONST)
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    /* where feature.rank == 2 */
    if (dfg_rank(g, feature) != 2)
        return false;
    /* where time.rank == 2 */
    if (dfg_rank(g, time) != 2)
        return false;
    /* where state.rank == 2 */
    if (dfg_rank(g, state) != 2)
        return false;
    /* where y.rank == 2 */
    if (dfg_rank(g, n) != 2)
        return false;
    /* where rank > 0 */
    if (!dfg_gt(rank, dfg_int(0)))
        return false;
    /* where feature.shape[0] % rank == 0 */
    if (!dfg_eq(dfg_mod(dfg_extent_of(g, feature, 0), rank), dfg_int(0)))
        return false;
    /* where y.shape[1] == feature.shape[0] / rank */
    if (!dfg_eq(dfg_extent_of(g, n, 1), dfg_div(dfg_extent_of(g, feature, 0), rank)))
        return false;
    /* where feature.shape[1] == x.shape[1] */
    if (!dfg_eq(dfg_extent_of(g, feature, 1), dfg_extent_of(g, x, 1)))
        return false;
    /* where time.shape[0] == feature.shape[0] */
    if (!dfg_eq(dfg_extent_of(g, time, 0), dfg_extent_of(g, feature, 0)))
        return false;
    /* where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]] */
    if (!dfg_eq(dfg_shape_of(g, state),
                DFG_LIST(dfg_extent_of(g, x, 0),
                         dfg_mul(dfg_extent_of(g, time, 1), dfg_extent_of(g, feature, 0)))))
        return false;
    /* where b.shape[0] == y.shape[1] */
    if (!dfg_eq(dfg_extent_of(g, b, 0), dfg_extent_of(g, n, 1)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_svdf_whole){.m = {.root = n, .x = x, .feature = feature,
            .time = time, .b = b, .state = state, .y = n, .rank = rank}});
}

/* cmsis_nn_tflm.pat:117
 * cond gate(x, w, r, b, cell) = w.dtype == i8, r.dtype == i8,
 *     (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),
 *     w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],
 *     b.shape == [cell.shape[-1]];
 */
static bool gate(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node r, dfg_node b, dfg_node cell)
{
    return dfg_dtype(g, w) == DFG_I8 && dfg_dtype(g, r) == DFG_I8
        && ((dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
            || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64))
        && dfg_eq(dfg_shape_of(g, w), DFG_LIST(dfg_extent_of(g, cell, -1), dfg_extent_of(g, x, 2)))
        && dfg_eq(dfg_shape_of(g, r), DFG_LIST(dfg_extent_of(g, cell, -1), dfg_extent_of(g, cell, -1)))
        && dfg_eq(dfg_shape_of(g, b), DFG_LIST(dfg_extent_of(g, cell, -1)));
}

struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole {
    struct cmsis_nn_tflm_unidirectional_sequence_lstm_match m;
    dfg_node constant;
    dfg_node constant_2;
    dfg_node constant_3;
    dfg_node constant_4;
    dfg_node constant_5;
    dfg_node constant_6;
    dfg_node constant_7;
    dfg_node constant_8;
    dfg_node constant_9;
    dfg_node constant_10;
    dfg_node constant_11;
    dfg_node constant_12;
};

static bool cmsis_nn_tflm_unidirectional_sequence_lstm_whole(const dfg_graph *g, dfg_node n,
                                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_UnidirectionalSequenceLSTM || dfg_n_args(g, n) > 20
        || dfg_arg(g, n, 0) == DFG_NONE || dfg_arg(g, n, 18) == DFG_NONE || dfg_arg(g, n, 19) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node wi = dfg_arg(g, n, 1);
    dfg_node constant = wi;
    if (dfg_op(g, constant) != DFG_CONST)
        return false;
    dfg_node wf = dfg_arg(g, n, 2);
    dfg_node constant_2 = wf;
    if (dfg_op(g, constant_2) != DFG_CONST)
        return false;
    dfg_node wc = dfg_arg(g, n, 3);
    dfg_node constant_3 = wc;
    if (dfg_op(g, constant_3) != DFG_CONST)
        return false;
    dfg_node wo = dfg_arg(g, n, 4);
    dfg_node constant_4 = wo;
    if (dfg_op(g, constant_4) != DFG_CONST)
        return false;
    dfg_node ri = dfg_arg(g, n, 5);
    dfg_node constant_5 = ri;
    if (dfg_op(g, constant_5) != DFG_CONST)
        return false;
    dfg_node rf = dfg_arg(g, n, 6);
    dfg_node constant_6 = rf;
    if (dfg_op(g, constant_6) != DFG_CONST)
        return false;
    dfg_node rc = dfg_arg(g, n, 7);
    dfg_node constant_7 = rc;
    if (dfg_op(g, constant_7) != DFG_CONST)
        return false;
    dfg_node ro = dfg_arg(g, n, 8);
    dfg_node constant_8 = ro;
    if (dfg_op(g, constant_8) != DFG_CONST)
        return false;
    dfg_node pi = dfg_arg(g, n, 9);
    dfg_node pf = dfg_arg(g, n, 10);
    dfg_node po = dfg_arg(g, n, 11);
    dfg_node bi = dfg_arg(g, n, 12);
    dfg_node constant_9 = bi;
    if (dfg_op(g, constant_9) != DFG_CONST)
        return false;
    dfg_node bf = dfg_arg(g, n, 13);
    dfg_node constant_10 = bf;
    if (dfg_op(g, constant_10) != DFG_CONST)
        return false;
    dfg_node bc = dfg_arg(g, n, 14);
    dfg_node constant_11 = bc;
    if (dfg_op(g, constant_11) != DFG_CONST)
        return false;
    dfg_node bo = dfg_arg(g, n, 15);
    dfg_node constant_12 = bo;
    if (dfg_op(g, constant_12) != DFG_CONST)
        return false;
    dfg_node p = dfg_arg(g, n, 16);
    dfg_node bp = dfg_arg(g, n, 17);
    dfg_node hidden = dfg_arg(g, n, 18);
    dfg_node cell = dfg_arg(g, n, 19);
    /* where not (present(pi) or present(pf) or present(po) or present(p) or present(bp)) */
    if (pi != DFG_NONE || pf != DFG_NONE || po != DFG_NONE || p != DFG_NONE || bp != DFG_NONE)
        return false;
    /* where x.rank == 3 */
    if (dfg_rank(g, x) != 3)
        return false;
    /* where y.rank == 3 */
    if (dfg_rank(g, n) != 3)
        return false;
    /* where x.dtype in {i8, i16} */
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16))
        return false;
    /* where y.dtype == x.dtype */
    if (!dfg_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, x)))
        return false;
    /* where hidden.dtype == x.dtype */
    if (!dfg_eq(dfg_dtype_of(g, hidden), dfg_dtype_of(g, x)))
        return false;
    /* where cell.dtype == i16 */
    if (dfg_dtype(g, cell) != DFG_I16)
        return false;
    /* where same_shape(hidden, cell) */
    if (dfg_same_shape(g, hidden, cell) != DFG_TRUE)
        return false;
    /* where not is_const(hidden) */
    if (dfg_op(g, hidden) == DFG_CONST)
        return false;
    /* where not is_const(cell) */
    if (dfg_op(g, cell) == DFG_CONST)
        return false;
    /* where gate(x, wi, ri, bi, cell) */
    if (!gate(g, x, wi, ri, bi, cell))
        return false;
    /* where gate(x, wf, rf, bf, cell) */
    if (!gate(g, x, wf, rf, bf, cell))
        return false;
    /* where gate(x, wc, rc, bc, cell) */
    if (!gate(g, x, wc, rc, bc, cell))
        return false;
    /* where gate(x, wo, ro, bo, cell) */
    if (!gate(g, x, wo, ro, bo, cell))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole){.m = {.root = n,
            .x = x, .wi = wi, .wf = wf, .wc = wc, .wo = wo, .ri = ri, .rf = rf, .rc = rc,
            .ro = ro, .pi = pi, .pf = pf, .po = po, .bi = bi, .bf = bf, .bc = bc, .bo = bo,
            .p = p, .bp = bp, .hidden = hidden, .cell = cell, .y = n},
            .constant = constant, .constant_2 = constant_2, .constant_3 = constant_3,
            .constant_4 = constant_4, .constant_5 = constant_5, .constant_6 = constant_6,
            .constant_7 = constant_7, .constant_8 = constant_8, .constant_9 = constant_9,
            .constant_10 = constant_10, .constant_11 = constant_11,
            .constant_12 = constant_12});
}

struct cmsis_nn_tflm_pad_whole {
    struct cmsis_nn_tflm_pad_match m;
    dfg_node pad;
    dfg_node constant;
    dfg_node padV2;
    dfg_node constant_2;
    dfg_node constant_3;
};

static bool cmsis_nn_tflm_pad_whole(const dfg_graph *g, dfg_node n,
                                    bool (*accept)(void *ctx, const void *m), void *ctx)
{
    bool is_pad = dfg_op(g, n) == OP_tfl_Pad && dfg_has_args(g, n, 2);
    dfg_node pad = DFG_NONE, x = DFG_NONE, constant = DFG_NONE, padV2 = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node value = DFG_NONE, constant_3 = DFG_NONE;
    if (is_pad) {
        pad = n;
        x = dfg_arg(g, pad, 0);
        constant = dfg_arg(g, pad, 1);
        if (dfg_op(g, constant) != DFG_CONST)
            return false;
    } else {
        padV2 = n;
        if (dfg_op(g, padV2) != OP_tfl_PadV2 || !dfg_has_args(g, padV2, 3))
            return false;
        x = dfg_arg(g, padV2, 0);
        constant_2 = dfg_arg(g, padV2, 1);
        if (dfg_op(g, constant_2) != DFG_CONST)
            return false;
        value = dfg_arg(g, padV2, 2);
        constant_3 = value;
        if (dfg_op(g, constant_3) != DFG_CONST)
            return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){pad, padV2}, 2))
        return false;
    /* where x.dtype == i8 */
    if (dfg_dtype(g, x) != DFG_I8)
        return false;
    /* where p.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    /* where not present(value) or value.dtype == i8 */
    if (!(value == DFG_NONE || dfg_dtype(g, value) == DFG_I8))
        return false;
    /* where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point) */
    if (!(value == DFG_NONE
          || (dfg_eq(dfg_fact(g, value, ATTR_scale), dfg_fact(g, n, ATTR_scale))
              && dfg_eq(dfg_fact(g, value, ATTR_zero_point), dfg_fact(g, n, ATTR_zero_point)))))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_pad_whole){.m = {.root = n, .x = x, .value = value, .p = n},
            .pad = pad, .constant = constant, .padV2 = padV2, .constant_2 = constant_2,
            .constant_3 = constant_3});
}

struct cmsis_nn_tflm_transpose_whole {
    struct cmsis_nn_tflm_transpose_match m;
    dfg_node x;
};

static bool cmsis_nn_tflm_transpose_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Transpose || !dfg_has_args(g, n, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node x_2 = dfg_arg(g, n, 1);
    /* where x.dtype == i8 */
    if (dfg_dtype(g, x) != DFG_I8)
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    return accept(ctx, &(struct cmsis_nn_tflm_transpose_whole){.m = {.root = n, .x = x, .t = n},
            .x = x_2});
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- conv_2d ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_conv_2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 29 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 29 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 29 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.rank == 4", .line = 29 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank == 4, w.rank == 4", .line = 29 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 29 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 29 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "y.rank == 4", .line = 29 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 29 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 29 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.shape[0]", .line = 29 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 29 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 29 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "y.shape[0]", .line = 29 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "x.shape[0] == y.shape[0]", .line = 29 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 29 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.dtype == i8", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "y.dtype == i8", .line = 19 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 20 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.dtype == i16", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "y.dtype == i16", .line = 20 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 43 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x#zero_point == 0", .line = 17 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 48 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x#zero_point == 0", .line = 17 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 51, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 25 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "dtype", .line = 25 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "w.dtype == i8", .line = 25 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 25 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "dtype", .line = 25 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.dtype == i8", .line = 25 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 25 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "dtype", .line = 25 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 25 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "w.dtype == i4", .line = 25 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 64, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 25 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 65, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 25 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 34 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x.shape[3]", .line = 34 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 34 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 34 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "w.shape[3]", .line = 34 },
    /* 75 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "x.shape[3] % w.shape[3]", .line = 34 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.shape[3] % w.shape[3] == 0", .line = 34 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 34 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 34 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "c.shape[3]", .line = 34 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 34 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 34 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[3]", .line = 34 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 34 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 34 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 34 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "w.shape[3]", .line = 34 },
    /* 90 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 85, 89, }, .text = "(x.shape[3] / w.shape[3])", .line = 34 },
    /* 91 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 81, 90, }, .text = "c.shape[3] % (x.shape[3] / w.shape[3])", .line = 34 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 34 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 91, 92, }, .text = "c.shape[3] % (x.shape[3] / w.shape[3]) == 0", .line = 34 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 95 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 96 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 97 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 95, 96, }, .text = "w#scale > 0", .line = 22 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 99 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 100 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "len(w#scale)", .line = 22 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "len(w#scale) == 1", .line = 22 },
    /* 103 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 97, 102, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 22 },
    /* 104 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 105 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .name = "scale", .text = "w#scale", .line = 23 },
    /* 106 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 105, }, .text = "len(w#scale)", .line = 23 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "shape", .line = 23 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 23 },
    /* 110 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "w.shape[axis]", .line = 23 },
    /* 111 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 106, 110, }, .text = "len(w#scale) == w.shape[axis]", .line = 23 },
    /* 112 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 113 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .name = "zero_point", .text = "w#zero_point", .line = 23 },
    /* 114 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "len(w#zero_point)", .line = 23 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "shape", .line = 23 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 23 },
    /* 118 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "w.shape[axis]", .line = 23 },
    /* 119 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 114, 118, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 120 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 111, 119, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 122 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 24 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "w#quantized_dimension == axis", .line = 24 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 24 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "axis == 0", .line = 24 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 129 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 130 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "present(w#quantized_dimension)", .line = 24 },
    /* 131 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "not present(w#quantized_dimension)", .line = 24 },
    /* 132 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 133 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 124, 132, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 134 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 120, 133, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 23 },
    /* 135 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 103, 134, }, .text = "one_scale(w) or scale_each(w, 0)", .line = 35 },
    /* 136 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 137 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "present(b)", .line = 36 },
    /* 138 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "not present(b)", .line = 36 },
    /* 139 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 140 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 139, }, .text = "dtype", .line = 36 },
    /* 141 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 36 },
    /* 142 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 140, 141, }, .text = "b.dtype == i32", .line = 36 },
    /* 143 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 138, 142, }, .text = "not present(b) or b.dtype == i32", .line = 36 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 36 },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "dtype", .line = 36 },
    /* 146 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 36 },
    /* 147 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 145, 146, }, .text = "x.dtype == i16", .line = 36 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 36 },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "dtype", .line = 36 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 36 },
    /* 151 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "b.dtype == i64", .line = 36 },
    /* 152 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 147, 151, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 36 },
    /* 153 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 143, 152, }, .text = "not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64)", .line = 36 },
};
static const struct dfg_desc_node cmsis_nn_tflm_conv_2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Conv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.Conv2D(x, w, b?)", .line = 32 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 31 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 31 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 31 },
};
static const struct dfg_desc_region cmsis_nn_tflm_conv_2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_conv_2d_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_conv_2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, c) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_conv_2d_desc = {
    .n_nodes = 4, .n_exprs = 154, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_conv_2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_conv_2d_regions,
    .exprs = cmsis_nn_tflm_conv_2d_exprs,
    .captures = cmsis_nn_tflm_conv_2d_refs,
    .text = "pattern conv_2d(x, w, b) {\012    c = tfl.Conv2D(x, w, b?);\012    where images(x, w, c), data_types(x, c), weight_types(x, w);\012    where x.shape[3] % w.shape[3] == 0, c.shape[3] % (x.shape[3] / w.shape[3]) == 0;\012    where one_scale(w) or scale_each(w, 0);\012    where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64);\012    return c;\012}", .line = 31, .n_where = 7, .where = (const uint32_t[]){ 23, 52, 66, 77, 93, 135, 153, }
};
static bool cmsis_nn_tflm_conv_2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_conv_2d_match(g, n, m);
}
static bool cmsis_nn_tflm_conv_2d_pass(void *ctx, const struct cmsis_nn_tflm_conv_2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_conv_2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_conv_2d_each(g, n, cmsis_nn_tflm_conv_2d_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_conv_2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_conv_2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_conv_2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_tflm_conv_2d_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct cmsis_nn_tflm_conv_2d_whole, m.c) },
};
/* ---- depthwise_conv_2d ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_depthwise_conv_2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 29 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 29 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 29 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.rank == 4", .line = 29 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank == 4, w.rank == 4", .line = 29 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 29 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 29 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "y.rank == 4", .line = 29 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 29 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 29 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.shape[0]", .line = 29 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 29 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 29 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "y.shape[0]", .line = 29 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "x.shape[0] == y.shape[0]", .line = 29 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 29 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 19 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.dtype == i8", .line = 19 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 19 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "y.dtype == i8", .line = 19 },
    /* 32 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 31, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 20 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.dtype == i16", .line = 20 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 20 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "y.dtype == i16", .line = 20 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 43 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "x#zero_point == 0", .line = 17 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 48 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x#zero_point == 0", .line = 17 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 52 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 51, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 25 },
    /* 54 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "dtype", .line = 25 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "w.dtype == i8", .line = 25 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 25 },
    /* 58 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .text = "dtype", .line = 25 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x.dtype == i8", .line = 25 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 25 },
    /* 62 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .text = "dtype", .line = 25 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 25 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "w.dtype == i4", .line = 25 },
    /* 65 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 60, 64, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 25 },
    /* 66 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 56, 65, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 25 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 41 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 41 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 41 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "c.shape[3]", .line = 41 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 41 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 41 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 41 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "w.shape[3]", .line = 41 },
    /* 75 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "c.shape[3] == w.shape[3]", .line = 41 },
    /* 76 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 77 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 78 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 79 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 77, 78, }, .text = "w#scale > 0", .line = 22 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 81 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 82 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .text = "len(w#scale)", .line = 22 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 84 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "len(w#scale) == 1", .line = 22 },
    /* 85 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 79, 84, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 22 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 87 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .name = "scale", .text = "w#scale", .line = 23 },
    /* 88 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "len(w#scale)", .line = 23 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 23 },
    /* 91 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 23 },
    /* 92 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 90, 91, }, .text = "w.shape[axis]", .line = 23 },
    /* 93 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 88, 92, }, .text = "len(w#scale) == w.shape[axis]", .line = 23 },
    /* 94 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 95 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 94, }, .name = "zero_point", .text = "w#zero_point", .line = 23 },
    /* 96 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "len(w#zero_point)", .line = 23 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 98 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "shape", .line = 23 },
    /* 99 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 23 },
    /* 100 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 98, 99, }, .text = "w.shape[axis]", .line = 23 },
    /* 101 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 96, 100, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 102 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 93, 101, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 104 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 24 },
    /* 106 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "w#quantized_dimension == axis", .line = 24 },
    /* 107 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 24 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 109 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "axis == 0", .line = 24 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 111 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 112 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "present(w#quantized_dimension)", .line = 24 },
    /* 113 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "not present(w#quantized_dimension)", .line = 24 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 109, 113, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 115 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 106, 114, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 116 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 102, 115, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 23 },
    /* 117 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 85, 116, }, .text = "one_scale(w) or scale_each(w, 3)", .line = 42 },
    /* 118 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 119 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "present(b)", .line = 43 },
    /* 120 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "not present(b)", .line = 43 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 43 },
    /* 122 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .text = "dtype", .line = 43 },
    /* 123 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 43 },
    /* 124 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 122, 123, }, .text = "x.dtype == i8", .line = 43 },
    /* 125 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 126 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 125, }, .text = "dtype", .line = 43 },
    /* 127 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 43 },
    /* 128 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 126, 127, }, .text = "b.dtype == i32", .line = 43 },
    /* 129 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 124, 128, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 43 },
    /* 130 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 120, 129, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32)", .line = 43 },
    /* 131 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 43 },
    /* 132 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 131, }, .text = "dtype", .line = 43 },
    /* 133 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 43 },
    /* 134 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 132, 133, }, .text = "x.dtype == i16", .line = 43 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 43 },
    /* 136 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "dtype", .line = 43 },
    /* 137 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 43 },
    /* 138 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 136, 137, }, .text = "b.dtype == i64", .line = 43 },
    /* 139 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 134, 138, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 43 },
    /* 140 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 130, 139, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 43 },
};
static const struct dfg_desc_node cmsis_nn_tflm_depthwise_conv_2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.DepthwiseConv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.DepthwiseConv2D(x, w, b?)", .line = 40 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 39 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 39 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 39 },
};
static const struct dfg_desc_region cmsis_nn_tflm_depthwise_conv_2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_depthwise_conv_2d_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_depthwise_conv_2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, c) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_depthwise_conv_2d_desc = {
    .n_nodes = 4, .n_exprs = 141, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_depthwise_conv_2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_depthwise_conv_2d_regions,
    .exprs = cmsis_nn_tflm_depthwise_conv_2d_exprs,
    .captures = cmsis_nn_tflm_depthwise_conv_2d_refs,
    .text = "pattern depthwise_conv_2d(x, w, b) {\012    c = tfl.DepthwiseConv2D(x, w, b?);\012    where images(x, w, c), data_types(x, c), weight_types(x, w), c.shape[3] == w.shape[3];\012    where one_scale(w) or scale_each(w, 3);\012    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\012    return c;\012}", .line = 39, .n_where = 6, .where = (const uint32_t[]){ 23, 52, 66, 75, 117, 140, }
};
static bool cmsis_nn_tflm_depthwise_conv_2d_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_depthwise_conv_2d_match(g, n, m);
}
static bool cmsis_nn_tflm_depthwise_conv_2d_pass(void *ctx, const struct cmsis_nn_tflm_depthwise_conv_2d_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_depthwise_conv_2d_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_depthwise_conv_2d_each(g, n, cmsis_nn_tflm_depthwise_conv_2d_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_depthwise_conv_2d_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, m.c) },
};
/* ---- transpose_conv ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_transpose_conv_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 29 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 29 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 29 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 29 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "w.rank == 4", .line = 29 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "x.rank == 4, w.rank == 4", .line = 29 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 29 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "rank", .line = 29 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 29 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "y.rank == 4", .line = 29 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 8, 12, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 29 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 29 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "shape", .line = 29 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 17 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.shape[0]", .line = 29 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 29 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "shape", .line = 29 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 29 },
    /* 21 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "y.shape[0]", .line = 29 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "x.shape[0] == y.shape[0]", .line = 29 },
    /* 23 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 29 },
    /* 24 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 48 },
    /* 25 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 24, }, .text = "dtype", .line = 48 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 48 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 25, 26, }, .text = "x.dtype == i8", .line = 48 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 48 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 48 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 48 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "w.dtype == i8", .line = 48 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 48 },
    /* 33 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .text = "dtype", .line = 48 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 48 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "c.dtype == i8", .line = 48 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 49 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "shape", .line = 49 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 39 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.shape[3]", .line = 49 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 49 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "shape", .line = 49 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 43 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "w.shape[3]", .line = 49 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 43, }, .text = "x.shape[3] == w.shape[3]", .line = 49 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 49 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "shape", .line = 49 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 49 },
    /* 48 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "c.shape[3]", .line = 49 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 49 },
    /* 50 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "shape", .line = 49 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 49 },
    /* 52 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "w.shape[0]", .line = 49 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 52, }, .text = "c.shape[3] == w.shape[0]", .line = 49 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 55 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 57 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "w#scale > 0", .line = 22 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 59 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 60 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "len(w#scale)", .line = 22 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "len(w#scale) == 1", .line = 22 },
    /* 63 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 62, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 22 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 65 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "scale", .text = "w#scale", .line = 23 },
    /* 66 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .text = "len(w#scale)", .line = 23 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 23 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 23 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "w.shape[axis]", .line = 23 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 66, 70, }, .text = "len(w#scale) == w.shape[axis]", .line = 23 },
    /* 72 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 73 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .name = "zero_point", .text = "w#zero_point", .line = 23 },
    /* 74 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "len(w#zero_point)", .line = 23 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "shape", .line = 23 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 23 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "w.shape[axis]", .line = 23 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 80 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 71, 79, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 81 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 82 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 81, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 83 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 24 },
    /* 84 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 82, 83, }, .text = "w#quantized_dimension == axis", .line = 24 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 24 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 87 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "axis == 0", .line = 24 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 89 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 90 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "present(w#quantized_dimension)", .line = 24 },
    /* 91 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 90, }, .text = "not present(w#quantized_dimension)", .line = 24 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 93 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 84, 92, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 94 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 80, 93, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 23 },
    /* 95 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 63, 94, }, .text = "one_scale(w) or scale_each(w, 0)", .line = 50 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 51 },
    /* 97 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "present(b)", .line = 51 },
    /* 98 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "not present(b)", .line = 51 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 51 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "dtype", .line = 51 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 51 },
    /* 102 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "b.dtype == i32", .line = 51 },
    /* 103 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "not present(b) or b.dtype == i32", .line = 51 },
};
static const struct dfg_desc_node cmsis_nn_tflm_transpose_conv_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.TransposeConv", },
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, },
        .optional = 0x8u,
        .name = "c",
        .text = "tfl.TransposeConv(_, w, x, b?)", .line = 47 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 47 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 46 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
};
static const struct dfg_desc_region cmsis_nn_tflm_transpose_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_transpose_conv_refs[] = { { 3, -1 }, { 2, -1 }, { 4, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_transpose_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, c) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_transpose_conv_desc = {
    .n_nodes = 5, .n_exprs = 104, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_transpose_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_transpose_conv_regions,
    .exprs = cmsis_nn_tflm_transpose_conv_exprs,
    .captures = cmsis_nn_tflm_transpose_conv_refs,
    .text = "pattern transpose_conv(x, w, b) {\012    c = tfl.TransposeConv(_, w, x, b?);\012    where images(x, w, c), x.dtype == i8, w.dtype == i8, c.dtype == i8;\012    where x.shape[3] == w.shape[3], c.shape[3] == w.shape[0];\012    where one_scale(w) or scale_each(w, 0);\012    where not present(b) or b.dtype == i32;\012    return c;\012}", .line = 46, .n_where = 8, .where = (const uint32_t[]){ 23, 27, 31, 35, 44, 53, 95, 103, }
};
static bool cmsis_nn_tflm_transpose_conv_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_transpose_conv_match(g, n, m);
}
static bool cmsis_nn_tflm_transpose_conv_pass(void *ctx, const struct cmsis_nn_tflm_transpose_conv_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_transpose_conv_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_transpose_conv_each(g, n, cmsis_nn_tflm_transpose_conv_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_transpose_conv_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, m.c) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, x) },
};
/* ---- fully_connected ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_fully_connected_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 19 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 19 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 19 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "y.dtype == i8", .line = 19 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 20 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == i16", .line = 20 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 20 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "y.dtype == i16", .line = 20 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 19 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x#zero_point == 0", .line = 17 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 24 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x#zero_point == 0", .line = 17 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 27, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 25 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 25 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "w.dtype == i8", .line = 25 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 25 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 25 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 25 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "x.dtype == i8", .line = 25 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 25 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "dtype", .line = 25 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 25 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "w.dtype == i4", .line = 25 },
    /* 41 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 36, 40, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 25 },
    /* 42 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 32, 41, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 25 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "f", .line = 59 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "rank", .line = 59 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 59 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 59 },
    /* 47 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 44, 45, 46, }, .text = "f.rank in 2..4", .line = 59 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 49 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 22 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "w#scale > 0", .line = 22 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 22 },
    /* 53 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "scale", .text = "w#scale", .line = 22 },
    /* 54 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .text = "len(w#scale)", .line = 22 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 22 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "len(w#scale) == 1", .line = 22 },
    /* 57 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 51, 56, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 22 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 60 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "dtype", .line = 60 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60 },
    /* 61 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 59, 60, }, .text = "x.dtype == i8", .line = 60 },
    /* 62 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 60 },
    /* 63 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 62, }, .text = "dtype", .line = 60 },
    /* 64 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 60 },
    /* 65 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 64, }, .text = "w.dtype == i8", .line = 60 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 61, 65, }, .text = "x.dtype == i8 and w.dtype == i8", .line = 60 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 68 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .name = "scale", .text = "w#scale", .line = 23 },
    /* 69 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .text = "len(w#scale)", .line = 23 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "shape", .line = 23 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 23 },
    /* 73 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "w.shape[axis]", .line = 23 },
    /* 74 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 73, }, .text = "len(w#scale) == w.shape[axis]", .line = 23 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 76 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .name = "zero_point", .text = "w#zero_point", .line = 23 },
    /* 77 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 76, }, .text = "len(w#zero_point)", .line = 23 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 23 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 23 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 23 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "w.shape[axis]", .line = 23 },
    /* 82 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 74, 82, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 23 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 85 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 24 },
    /* 87 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "w#quantized_dimension == axis", .line = 24 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 24 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 24 },
    /* 90 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "axis == 0", .line = 24 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 24 },
    /* 92 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 24 },
    /* 93 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .text = "present(w#quantized_dimension)", .line = 24 },
    /* 94 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "not present(w#quantized_dimension)", .line = 24 },
    /* 95 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 90, 94, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 96 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 87, 95, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 24 },
    /* 97 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 96, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 23 },
    /* 98 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 66, 97, }, .text = "(x.dtype == i8 and w.dtype == i8 and scale_each(w, 0))", .line = 60 },
    /* 99 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 57, 98, }, .text = "one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0))", .line = 60 },
    /* 100 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 101 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 100, }, .text = "present(b)", .line = 61 },
    /* 102 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .text = "not present(b)", .line = 61 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 61 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "dtype", .line = 61 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 61 },
    /* 106 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "x.dtype == i8", .line = 61 },
    /* 107 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 108 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 107, }, .text = "dtype", .line = 61 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 61 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "b.dtype == i32", .line = 61 },
    /* 111 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 106, 110, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 61 },
    /* 112 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 102, 111, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32)", .line = 61 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 61 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "dtype", .line = 61 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 61 },
    /* 116 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "x.dtype == i16", .line = 61 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 61 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "dtype", .line = 61 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 61 },
    /* 120 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "b.dtype == i64", .line = 61 },
    /* 121 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 116, 120, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 61 },
    /* 122 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 112, 121, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 61 },
};
static const struct dfg_desc_node cmsis_nn_tflm_fully_connected_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .name = "f",
        .text = "tfl.FullyConnected(x, w, b?)", .line = 58 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 57 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 57 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 57 },
};
static const struct dfg_desc_region cmsis_nn_tflm_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_fully_connected_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_fully_connected_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, b) },
    { "f", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, f) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_fully_connected_desc = {
    .n_nodes = 4, .n_exprs = 123, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_fully_connected_regions,
    .exprs = cmsis_nn_tflm_fully_connected_exprs,
    .captures = cmsis_nn_tflm_fully_connected_refs,
    .text = "pattern fully_connected(x, w, b) {\012    f = tfl.FullyConnected(x, w, b?);\012    where data_types(x, f), weight_types(x, w), f.rank in 2..4;\012    where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0));\012    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\012    return f;\012}", .line = 57, .n_where = 5, .where = (const uint32_t[]){ 28, 42, 47, 99, 122, }
};
static bool cmsis_nn_tflm_fully_connected_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_fully_connected_match(g, n, m);
}
static bool cmsis_nn_tflm_fully_connected_pass(void *ctx, const struct cmsis_nn_tflm_fully_connected_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_fully_connected_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_fully_connected_each(g, n, cmsis_nn_tflm_fully_connected_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_fully_connected_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_fully_connected_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_fully_connected_whole, m.w) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_tflm_fully_connected_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 3, offsetof(struct cmsis_nn_tflm_fully_connected_whole, m.f) },
};
/* ---- batch_matmul ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_batch_matmul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 19 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 19 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 19 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "y.dtype == i8", .line = 19 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 20 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == i16", .line = 20 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 20 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "y.dtype == i16", .line = 20 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 19 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x#zero_point == 0", .line = 17 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 24 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x#zero_point == 0", .line = 17 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 27, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 19 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 19 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.dtype == i8", .line = 19 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "y.dtype == i8", .line = 19 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 20 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == i16", .line = 20 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 20 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "y.dtype == i16", .line = 20 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 48 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x#zero_point == 0", .line = 17 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 53 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x#zero_point == 0", .line = 17 },
    /* 56 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 57 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 56, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 66 },
    /* 59 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 58, }, .text = "rank", .line = 66 },
    /* 60 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 66 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 66 },
    /* 62 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 59, 60, 61, }, .text = "a.rank in 2..4", .line = 66 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 66 },
    /* 64 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .text = "rank", .line = 66 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 66 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 66 },
    /* 67 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 64, 65, 66, }, .text = "b.rank in 2..4", .line = 66 },
};
static const struct dfg_desc_node cmsis_nn_tflm_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.BatchMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "tfl.BatchMatMul(a, b)", .line = 65 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 64 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 64 },
};
static const struct dfg_desc_region cmsis_nn_tflm_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_batch_matmul_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_batch_matmul_match, m) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 68, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_batch_matmul_regions,
    .exprs = cmsis_nn_tflm_batch_matmul_exprs,
    .captures = cmsis_nn_tflm_batch_matmul_refs,
    .text = "pattern batch_matmul(a, b) {\012    m = tfl.BatchMatMul(a, b);\012    where data_types(a, m), data_types(b, m), a.rank in 2..4, b.rank in 2..4;\012    return m;\012}", .line = 64, .n_where = 4, .where = (const uint32_t[]){ 28, 57, 62, 67, }
};
static bool cmsis_nn_tflm_batch_matmul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_batch_matmul_match(g, n, m);
}
static bool cmsis_nn_tflm_batch_matmul_pass(void *ctx, const struct cmsis_nn_tflm_batch_matmul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_batch_matmul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_batch_matmul_each(g, n, cmsis_nn_tflm_batch_matmul_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_batch_matmul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_batch_matmul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_batch_matmul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cmsis_nn_tflm_batch_matmul_whole, m.m) },
};
/* ---- addition ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_addition_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 19 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 19 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 19 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "y.dtype == i8", .line = 19 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 20 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == i16", .line = 20 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 20 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "y.dtype == i16", .line = 20 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 19 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x#zero_point == 0", .line = 17 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 24 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x#zero_point == 0", .line = 17 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 27, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 19 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 19 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.dtype == i8", .line = 19 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "y.dtype == i8", .line = 19 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 20 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == i16", .line = 20 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 20 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "y.dtype == i16", .line = 20 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 48 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x#zero_point == 0", .line = 17 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 53 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x#zero_point == 0", .line = 17 },
    /* 56 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 57 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 56, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 74 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 74 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "same_shape(a, b)", .line = 74 },
};
static const struct dfg_desc_node cmsis_nn_tflm_addition_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "s",
        .text = "tfl.Add(a, b)", .line = 73 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 72 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 72 },
};
static const struct dfg_desc_region cmsis_nn_tflm_addition_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_addition_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_addition_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_addition_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_addition_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_addition_match, s) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_addition_desc = {
    .n_nodes = 3, .n_exprs = 61, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_addition_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_addition_regions,
    .exprs = cmsis_nn_tflm_addition_exprs,
    .captures = cmsis_nn_tflm_addition_refs,
    .text = "pattern addition(a, b) {\012    s = tfl.Add(a, b);\012    where data_types(a, s), data_types(b, s), same_shape(a, b);\012    return s;\012}", .line = 72, .n_where = 3, .where = (const uint32_t[]){ 28, 57, 60, }
};
static bool cmsis_nn_tflm_addition_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_addition_match(g, n, m);
}
static bool cmsis_nn_tflm_addition_pass(void *ctx, const struct cmsis_nn_tflm_addition_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_addition_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_addition_each(g, n, cmsis_nn_tflm_addition_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_addition_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_addition_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_addition_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cmsis_nn_tflm_addition_whole, m.s) },
};
/* ---- mul ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_mul_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 19 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 19 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 19 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 19 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "y.dtype == i8", .line = 19 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 20 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 20 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == i16", .line = 20 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 20 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "y.dtype == i16", .line = 20 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 17 },
    /* 19 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x#zero_point == 0", .line = 17 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 24 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 26 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, }, .text = "x#zero_point == 0", .line = 17 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 22, 26, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 28 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 27, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 19 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "dtype", .line = 19 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.dtype == i8", .line = 19 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 19 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 19 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 19 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "y.dtype == i8", .line = 19 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 32, 36, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 19 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 20 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 20 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "x.dtype == i16", .line = 20 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 20 },
    /* 43 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 42, }, .text = "dtype", .line = 20 },
    /* 44 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 20 },
    /* 45 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 43, 44, }, .text = "y.dtype == i16", .line = 20 },
    /* 46 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 41, 45, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 20 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 17 },
    /* 48 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 50 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "x#zero_point == 0", .line = 17 },
    /* 51 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 20 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 17 },
    /* 53 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .name = "zero_point", .text = "x#zero_point", .line = 17 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 17 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "x#zero_point == 0", .line = 17 },
    /* 56 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 20 },
    /* 57 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 37, 56, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 19 },
    /* 58 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 79 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 79 },
    /* 60 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "same_shape(a, b)", .line = 79 },
};
static const struct dfg_desc_node cmsis_nn_tflm_mul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "tfl.Mul(a, b)", .line = 78 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 77 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 77 },
};
static const struct dfg_desc_region cmsis_nn_tflm_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_mul_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_mul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_mul_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_mul_match, m) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_mul_desc = {
    .n_nodes = 3, .n_exprs = 61, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_mul_regions,
    .exprs = cmsis_nn_tflm_mul_exprs,
    .captures = cmsis_nn_tflm_mul_refs,
    .text = "pattern mul(a, b) {\012    m = tfl.Mul(a, b);\012    where data_types(a, m), data_types(b, m), same_shape(a, b);\012    return m;\012}", .line = 77, .n_where = 3, .where = (const uint32_t[]){ 28, 57, 60, }
};
static bool cmsis_nn_tflm_mul_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_mul_match(g, n, m);
}
static bool cmsis_nn_tflm_mul_pass(void *ctx, const struct cmsis_nn_tflm_mul_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_mul_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_mul_each(g, n, cmsis_nn_tflm_mul_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_mul_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_mul_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_mul_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cmsis_nn_tflm_mul_whole, m.m) },
};
/* ---- extreme ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_extreme_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 85 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 85 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 85 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype == i8", .line = 85 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 85 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 85 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 85 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.dtype == i8", .line = 85 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "m", .line = 85 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 85 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 85 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "m.dtype == i8", .line = 85 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 85 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 85 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 85 },
    /* 15 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank <= 4", .line = 85 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 85 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 85 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 85 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "b.rank <= 4", .line = 85 },
};
static const struct dfg_desc_node cmsis_nn_tflm_extreme_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.Maximum", "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "(tfl.Maximum | tfl.Minimum)(a, b)", .line = 84 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 83 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 83 },
};
static const struct dfg_desc_region cmsis_nn_tflm_extreme_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_extreme_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_extreme_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_extreme_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_extreme_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_extreme_match, m) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_extreme_desc = {
    .n_nodes = 3, .n_exprs = 20, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_extreme_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_extreme_regions,
    .exprs = cmsis_nn_tflm_extreme_exprs,
    .captures = cmsis_nn_tflm_extreme_refs,
    .text = "pattern extreme(a, b) {\012    m = (tfl.Maximum | tfl.Minimum)(a, b);\012    where a.dtype == i8, b.dtype == i8, m.dtype == i8, a.rank <= 4, b.rank <= 4;\012    return m;\012}", .line = 83, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 15, 19, }
};
static bool cmsis_nn_tflm_extreme_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_extreme_match(g, n, m);
}
static bool cmsis_nn_tflm_extreme_pass(void *ctx, const struct cmsis_nn_tflm_extreme_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_extreme_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_extreme_each(g, n, cmsis_nn_tflm_extreme_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_extreme_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_extreme_whole, m.a) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_extreme_whole, m.b) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cmsis_nn_tflm_extreme_whole, m.m) },
};
/* ---- pool ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_pool_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 93 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 93 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 93 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank == 4", .line = 93 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 93 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 93 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 93 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "p.rank == 4", .line = 93 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 93 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 93 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 93 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 93 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, }, .text = "x.dtype in {i8, i16}", .line = 93 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 93 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 93 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 93 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 93 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 16, }, .text = "p.dtype == x.dtype", .line = 93 },
};
static const struct dfg_desc_node cmsis_nn_tflm_pool_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.AveragePool2D", "tfl.MaxPool2D", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "p",
        .text = "(tfl.AveragePool2D | tfl.MaxPool2D)(x)", .line = 92 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 91 },
};
static const struct dfg_desc_region cmsis_nn_tflm_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_pool_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_pool_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_pool_match, p) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_pool_desc = {
    .n_nodes = 2, .n_exprs = 18, .n_vars = 0, .n_sets = 2,
    .nodes = cmsis_nn_tflm_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_pool_regions,
    .exprs = cmsis_nn_tflm_pool_exprs,
    .captures = cmsis_nn_tflm_pool_refs,
    .text = "pattern pool(x) {\012    p = (tfl.AveragePool2D | tfl.MaxPool2D)(x);\012    where x.rank == 4, p.rank == 4, x.dtype in {i8, i16}, p.dtype == x.dtype;\012    return p;\012}", .line = 91, .n_where = 4, .where = (const uint32_t[]){ 3, 7, 12, 17, }
};
static bool cmsis_nn_tflm_pool_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_pool_match(g, n, m);
}
static bool cmsis_nn_tflm_pool_pass(void *ctx, const struct cmsis_nn_tflm_pool_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_pool_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_pool_each(g, n, cmsis_nn_tflm_pool_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_pool_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_pool_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct cmsis_nn_tflm_pool_whole, m.p) },
};
/* ---- softmax ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_softmax_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 98 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 98 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 98 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank >= 1", .line = 98 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 98 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 98 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 98 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == i8", .line = 98 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 98 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 98 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 98 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 98 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, }, .text = "s.dtype in {i8, i16}", .line = 98 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(x.dtype == i8 and s.dtype in {i8, i16})", .line = 98 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 98 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 98 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 98 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == i16", .line = 98 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 98 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 98 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 98 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "s.dtype == i16", .line = 98 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == i16 and s.dtype == i16)", .line = 98 },
    /* 23 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "(x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16)", .line = 98 },
};
static const struct dfg_desc_node cmsis_nn_tflm_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "s",
        .text = "tfl.Softmax(x)", .line = 97 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 96 },
};
static const struct dfg_desc_region cmsis_nn_tflm_softmax_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_softmax_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_softmax_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_softmax_match, x) },
    { "s", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_softmax_match, s) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_softmax_desc = {
    .n_nodes = 2, .n_exprs = 24, .n_vars = 0, .n_sets = 2,
    .nodes = cmsis_nn_tflm_softmax_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_softmax_regions,
    .exprs = cmsis_nn_tflm_softmax_exprs,
    .captures = cmsis_nn_tflm_softmax_refs,
    .text = "pattern softmax(x) {\012    s = tfl.Softmax(x);\012    where x.rank >= 1, (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16);\012    return s;\012}", .line = 96, .n_where = 2, .where = (const uint32_t[]){ 3, 23, }
};
static bool cmsis_nn_tflm_softmax_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_softmax_match(g, n, m);
}
static bool cmsis_nn_tflm_softmax_pass(void *ctx, const struct cmsis_nn_tflm_softmax_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_softmax_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_softmax_each(g, n, cmsis_nn_tflm_softmax_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_softmax_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_softmax_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct cmsis_nn_tflm_softmax_whole, m.s) },
};
/* ---- svdf ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_svdf_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 107 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 107 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 107 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 107 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 107 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 107 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 107 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "feature.dtype == i8", .line = 107 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 107 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 107 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 107 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "y.dtype == i8", .line = 107 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 107 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "dtype", .line = 107 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 107 },
    /* 15 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "b.dtype == i32", .line = 107 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 108 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 108 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 108 },
    /* 19 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 108 },
    /* 20 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 17, 18, 19, }, .text = "time.dtype in {i8, i16}", .line = 108 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 108 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "dtype", .line = 108 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 108 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 108 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 22, 24, }, .text = "state.dtype == time.dtype", .line = 108 },
    /* 26 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 108 },
    /* 27 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 26, }, .text = "is_const(state)", .line = 108 },
    /* 28 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 27, }, .text = "not is_const(state)", .line = 108 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 109 },
    /* 30 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .text = "rank", .line = 109 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 109 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x.rank == 2", .line = 109 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 109 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "rank", .line = 109 },
    /* 35 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 109 },
    /* 36 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 35, }, .text = "feature.rank == 2", .line = 109 },
    /* 37 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 109 },
    /* 38 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 37, }, .text = "rank", .line = 109 },
    /* 39 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 109 },
    /* 40 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 38, 39, }, .text = "time.rank == 2", .line = 109 },
    /* 41 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 109 },
    /* 42 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 41, }, .text = "rank", .line = 109 },
    /* 43 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 109 },
    /* 44 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "state.rank == 2", .line = 109 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 109 },
    /* 46 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "rank", .line = 109 },
    /* 47 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 109 },
    /* 48 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 47, }, .text = "y.rank == 2", .line = 109 },
    /* 49 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 110 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 110 },
    /* 51 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "rank > 0", .line = 110 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 110 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 110 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 110 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "feature.shape[0]", .line = 110 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 110 },
    /* 57 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "feature.shape[0] % rank", .line = 110 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 110 },
    /* 59 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "feature.shape[0] % rank == 0", .line = 110 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 110 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "shape", .line = 110 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 110 },
    /* 63 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "y.shape[1]", .line = 110 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 110 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "shape", .line = 110 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 110 },
    /* 67 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "feature.shape[0]", .line = 110 },
    /* 68 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 110 },
    /* 69 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "feature.shape[0] / rank", .line = 110 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 63, 69, }, .text = "y.shape[1] == feature.shape[0] / rank", .line = 110 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 111 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 111 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 111 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "feature.shape[1]", .line = 111 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 111 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "shape", .line = 111 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 111 },
    /* 78 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "x.shape[1]", .line = 111 },
    /* 79 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 78, }, .text = "feature.shape[1] == x.shape[1]", .line = 111 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 111 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 111 },
    /* 82 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 111 },
    /* 83 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 81, 82, }, .text = "time.shape[0]", .line = 111 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 111 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 111 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 111 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "feature.shape[0]", .line = 111 },
    /* 88 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 83, 87, }, .text = "time.shape[0] == feature.shape[0]", .line = 111 },
    /* 89 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 112 },
    /* 90 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 89, }, .text = "shape", .line = 112 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 112 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "shape", .line = 112 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 112 },
    /* 94 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "x.shape[0]", .line = 112 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 112 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 112 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 112 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "time.shape[1]", .line = 112 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 112 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "shape", .line = 112 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 112 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "feature.shape[0]", .line = 112 },
    /* 103 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "time.shape[1] * feature.shape[0]", .line = 112 },
    /* 104 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 94, 103, }, .text = "[x.shape[0], time.shape[1] * feature.shape[0]]", .line = 112 },
    /* 105 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 104, }, .text = "state.shape == [x.shape[0], time.shape[1] * feature.shape[0]]", .line = 112 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 112 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 112 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 112 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.shape[0]", .line = 112 },
    /* 110 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 112 },
    /* 111 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "shape", .line = 112 },
    /* 112 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 112 },
    /* 113 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 111, 112, }, .text = "y.shape[1]", .line = 112 },
    /* 114 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 109, 113, }, .text = "b.shape[0] == y.shape[1]", .line = 112 },
};
static const struct dfg_desc_node cmsis_nn_tflm_svdf_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.SVDF", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "rank", .expr = -1, .var = 0, .text = "rank = rank", .line = 106 },
        },
        .name = "y",
        .text = "tfl.SVDF(x, feature, time, b, state)", .line = 106 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 105 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "feature",
        .text = "feature", .line = 105 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "time",
        .text = "time", .line = 105 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 105 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "state",
        .text = "state", .line = 105 },
};
static const struct dfg_desc_region cmsis_nn_tflm_svdf_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t cmsis_nn_tflm_svdf_var_regions[] = { 0, };
static const bool cmsis_nn_tflm_svdf_dims[] = { 0, };
static const struct dfg_desc_capture cmsis_nn_tflm_svdf_refs[] = { { 1, -1 }, { 2, -1 }, { 3, -1 }, { 4, -1 }, { 5, -1 }, { 0, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_svdf_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_svdf_match, x) },
    { "feature", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_svdf_match, feature) },
    { "time", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_svdf_match, time) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_svdf_match, b) },
    { "state", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_svdf_match, state) },
    { "y", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_svdf_match, y) },
    { "rank", DFG_CAP_VALUE, offsetof(struct cmsis_nn_tflm_svdf_match, rank) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_svdf_desc = {
    .n_nodes = 6, .n_exprs = 115, .n_vars = 1, .n_sets = 7,
    .nodes = cmsis_nn_tflm_svdf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_svdf_regions,
    .var_region = cmsis_nn_tflm_svdf_var_regions,
    .exprs = cmsis_nn_tflm_svdf_exprs,
    .captures = cmsis_nn_tflm_svdf_refs,
    .var_is_dim = cmsis_nn_tflm_svdf_dims,
    .text = "pattern svdf(x, feature, time, b, state) {\012    y = tfl.SVDF(x, feature, time, b, state) { rank = rank };\012    where x.dtype == i8, feature.dtype == i8, y.dtype == i8, b.dtype == i32;\012    where time.dtype in {i8, i16}, state.dtype == time.dtype, not is_const(state);\012    where x.rank == 2, feature.rank == 2, time.rank == 2, state.rank == 2, y.rank == 2;\012    where rank > 0, feature.shape[0] % rank == 0, y.shape[1] == feature.shape[0] / rank;\012    where feature.shape[1] == x.shape[1], time.shape[0] == feature.shape[0];\012    where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]], b.shape[0] == y.shape[1];\012    return y;\012}", .line = 105, .n_where = 19, .where = (const uint32_t[]){ 3, 7, 11, 15, 20, 25, 28, 32, 36, 40, 44, 48, 51, 59, 70, 79, 88, 105, 114, }
};
static bool cmsis_nn_tflm_svdf_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_svdf_match(g, n, m);
}
static bool cmsis_nn_tflm_svdf_pass(void *ctx, const struct cmsis_nn_tflm_svdf_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_svdf_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_svdf_each(g, n, cmsis_nn_tflm_svdf_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_svdf_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_svdf_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_svdf_whole, m.feature) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_tflm_svdf_whole, m.time) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cmsis_nn_tflm_svdf_whole, m.b) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cmsis_nn_tflm_svdf_whole, m.state) },
    { DFG_PART_ROOT, false, 1, 5, offsetof(struct cmsis_nn_tflm_svdf_whole, m.y) },
};
/* ---- unidirectional_sequence_lstm ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_unidirectional_sequence_lstm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 26, .text = "pi", .line = 128 },
    /* 1 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "present(pi)", .line = 128 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 27, .text = "pf", .line = 128 },
    /* 3 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "present(pf)", .line = 128 },
    /* 4 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "present(pi) or present(pf)", .line = 128 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 28, .text = "po", .line = 128 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(po)", .line = 128 },
    /* 7 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, }, .text = "present(pi) or present(pf) or present(po)", .line = 128 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 41, .text = "p", .line = 128 },
    /* 9 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "present(p)", .line = 128 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "present(pi) or present(pf) or present(po) or present(p)", .line = 128 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 42, .text = "bp", .line = 128 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "present(bp)", .line = 128 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(pi) or present(pf) or present(po) or present(p) or present(bp))", .line = 128 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not (present(pi) or present(pf) or present(po) or present(p) or present(bp))", .line = 128 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 129 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 129 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 129 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.rank == 3", .line = 129 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 129 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 129 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 129 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "y.rank == 3", .line = 129 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 129 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 129 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 129 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 129 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "x.dtype in {i8, i16}", .line = 129 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 129 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 129 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 129 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 129 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "y.dtype == x.dtype", .line = 129 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 130 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 130 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 130 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 130 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "hidden.dtype == x.dtype", .line = 130 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 130 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 130 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 130 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "cell.dtype == i16", .line = 130 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 130 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 130 },
    /* 44 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "same_shape(hidden, cell)", .line = 130 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 131 },
    /* 46 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "is_const(hidden)", .line = 131 },
    /* 47 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "not is_const(hidden)", .line = 131 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 131 },
    /* 49 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "is_const(cell)", .line = 131 },
    /* 50 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "not is_const(cell)", .line = 131 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 117 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "dtype", .line = 117 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "w.dtype == i8", .line = 117 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 117 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "dtype", .line = 117 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "r.dtype == i8", .line = 117 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "w.dtype == i8, r.dtype == i8", .line = 117 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "dtype", .line = 118 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.dtype == i8", .line = 118 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 118 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "dtype", .line = 118 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "b.dtype == i32", .line = 118 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 67, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 118 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "dtype", .line = 118 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 118 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.dtype == i16", .line = 118 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 118 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "dtype", .line = 118 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 118 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "b.dtype == i64", .line = 118 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 76, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 78 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 77, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 78, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 117 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 119 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 119 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 119 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "cell.shape[-1]", .line = 119 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 119 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 119 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 119 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "x.shape[2]", .line = 119 },
    /* 90 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 85, 89, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 90, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 91, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 117 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 119 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 119 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 119 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "cell.shape[-1]", .line = 119 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "shape", .line = 119 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "cell.shape[-1]", .line = 119 },
    /* 103 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 103, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 92, 104, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 117 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 120 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 120 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 120 },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 120 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 120 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "cell.shape[-1]", .line = 120 },
    /* 112 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "[cell.shape[-1]]", .line = 120 },
    /* 113 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 107, 112, }, .text = "b.shape == [cell.shape[-1]]", .line = 120 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 105, 113, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 117 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 117 },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "dtype", .line = 117 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "w.dtype == i8", .line = 117 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 117 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "dtype", .line = 117 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 122 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "r.dtype == i8", .line = 117 },
    /* 123 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 122, }, .text = "w.dtype == i8, r.dtype == i8", .line = 117 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "dtype", .line = 118 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "x.dtype == i8", .line = 118 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 118 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "dtype", .line = 118 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 131 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "b.dtype == i32", .line = 118 },
    /* 132 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 118 },
    /* 133 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 134 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "dtype", .line = 118 },
    /* 135 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 118 },
    /* 136 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 134, 135, }, .text = "x.dtype == i16", .line = 118 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 118 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "dtype", .line = 118 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 118 },
    /* 140 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "b.dtype == i64", .line = 118 },
    /* 141 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 136, 140, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 142 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 132, 141, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 142, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 117 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 119 },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "shape", .line = 119 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 119 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "cell.shape[-1]", .line = 119 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 119 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 119 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 119 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "x.shape[2]", .line = 119 },
    /* 154 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 143, 155, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 117 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 119 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 119 },
    /* 159 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 160 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "shape", .line = 119 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 162 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "cell.shape[-1]", .line = 119 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 164 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "shape", .line = 119 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 166 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "cell.shape[-1]", .line = 119 },
    /* 167 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 162, 166, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 158, 167, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 168, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 117 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 120 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 120 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 120 },
    /* 173 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .text = "shape", .line = 120 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 120 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "cell.shape[-1]", .line = 120 },
    /* 176 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "[cell.shape[-1]]", .line = 120 },
    /* 177 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 171, 176, }, .text = "b.shape == [cell.shape[-1]]", .line = 120 },
    /* 178 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 177, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 117 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 117 },
    /* 180 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .text = "dtype", .line = 117 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 182 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "w.dtype == i8", .line = 117 },
    /* 183 */ { .op = DFG_E_NODE, .ref = 21, .text = "r", .line = 117 },
    /* 184 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 183, }, .text = "dtype", .line = 117 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 186 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "r.dtype == i8", .line = 117 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 182, 186, }, .text = "w.dtype == i8, r.dtype == i8", .line = 117 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "dtype", .line = 118 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 191 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "x.dtype == i8", .line = 118 },
    /* 192 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 118 },
    /* 193 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 192, }, .text = "dtype", .line = 118 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.dtype == i32", .line = 118 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 191, 195, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 118 },
    /* 197 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 198 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "dtype", .line = 118 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 118 },
    /* 200 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "x.dtype == i16", .line = 118 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 118 },
    /* 202 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "dtype", .line = 118 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 118 },
    /* 204 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "b.dtype == i64", .line = 118 },
    /* 205 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 200, 204, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 206 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 196, 205, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 206, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 117 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 119 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "shape", .line = 119 },
    /* 210 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 211 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 210, }, .text = "shape", .line = 119 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 213 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 211, 212, }, .text = "cell.shape[-1]", .line = 119 },
    /* 214 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 119 },
    /* 215 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 214, }, .text = "shape", .line = 119 },
    /* 216 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 119 },
    /* 217 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 215, 216, }, .text = "x.shape[2]", .line = 119 },
    /* 218 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 213, 217, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 219 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 218, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 219, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 117 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 21, .text = "r", .line = 119 },
    /* 222 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .text = "shape", .line = 119 },
    /* 223 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 224 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 223, }, .text = "shape", .line = 119 },
    /* 225 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 226 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 224, 225, }, .text = "cell.shape[-1]", .line = 119 },
    /* 227 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 228 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 227, }, .text = "shape", .line = 119 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 230 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "cell.shape[-1]", .line = 119 },
    /* 231 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 226, 230, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 222, 231, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 233 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 232, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 117 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 120 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "shape", .line = 120 },
    /* 236 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 120 },
    /* 237 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 236, }, .text = "shape", .line = 120 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 120 },
    /* 239 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "cell.shape[-1]", .line = 120 },
    /* 240 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "[cell.shape[-1]]", .line = 120 },
    /* 241 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 235, 240, }, .text = "b.shape == [cell.shape[-1]]", .line = 120 },
    /* 242 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 233, 241, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 117 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 117 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 117 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "w.dtype == i8", .line = 117 },
    /* 247 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 117 },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 117 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 117 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "r.dtype == i8", .line = 117 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "w.dtype == i8, r.dtype == i8", .line = 117 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 118 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 118 },
    /* 255 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "x.dtype == i8", .line = 118 },
    /* 256 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 118 },
    /* 257 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 256, }, .text = "dtype", .line = 118 },
    /* 258 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 118 },
    /* 259 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 257, 258, }, .text = "b.dtype == i32", .line = 118 },
    /* 260 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 255, 259, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 118 },
    /* 261 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 118 },
    /* 262 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 261, }, .text = "dtype", .line = 118 },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 118 },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "x.dtype == i16", .line = 118 },
    /* 265 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 118 },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 118 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 118 },
    /* 268 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 266, 267, }, .text = "b.dtype == i64", .line = 118 },
    /* 269 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 268, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 270 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 260, 269, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 118 },
    /* 271 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 270, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 117 },
    /* 272 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 119 },
    /* 273 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 272, }, .text = "shape", .line = 119 },
    /* 274 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 275 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 274, }, .text = "shape", .line = 119 },
    /* 276 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 277 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 275, 276, }, .text = "cell.shape[-1]", .line = 119 },
    /* 278 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 119 },
    /* 279 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 278, }, .text = "shape", .line = 119 },
    /* 280 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 119 },
    /* 281 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 279, 280, }, .text = "x.shape[2]", .line = 119 },
    /* 282 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 277, 281, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 283 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 273, 282, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 119 },
    /* 284 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 271, 283, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 117 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 119 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 119 },
    /* 287 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 288 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 287, }, .text = "shape", .line = 119 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 290 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "cell.shape[-1]", .line = 119 },
    /* 291 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 119 },
    /* 292 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 291, }, .text = "shape", .line = 119 },
    /* 293 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 119 },
    /* 294 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 292, 293, }, .text = "cell.shape[-1]", .line = 119 },
    /* 295 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 290, 294, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 296 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 286, 295, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 119 },
    /* 297 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 284, 296, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 117 },
    /* 298 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 120 },
    /* 299 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 298, }, .text = "shape", .line = 120 },
    /* 300 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 120 },
    /* 301 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 300, }, .text = "shape", .line = 120 },
    /* 302 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 120 },
    /* 303 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 301, 302, }, .text = "cell.shape[-1]", .line = 120 },
    /* 304 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "[cell.shape[-1]]", .line = 120 },
    /* 305 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 299, 304, }, .text = "b.shape == [cell.shape[-1]]", .line = 120 },
    /* 306 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 297, 305, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 117 },
};
static const struct dfg_desc_node cmsis_nn_tflm_unidirectional_sequence_lstm_nodes[45] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.UnidirectionalSequenceLSTM", },
        .n_kids = 20, .kids = (const uint32_t[]){ 1, 2, 5, 8, 11, 14, 17, 20, 23, 26, 27, 28, 29, 32, 35, 38, 41, 42, 43, 44, },
        .optional = 0x30e00u,
        .name = "y",
        .text = "tfl.UnidirectionalSequenceLSTM(x,\012        wi & const, wf & const, wc & const, wo...", .line = 125 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 124 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "wi & const", .line = 126 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wi",
        .text = "wi", .line = 124 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "wf & const", .line = 126 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wf",
        .text = "wf", .line = 124 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "wc & const", .line = 126 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wc",
        .text = "wc", .line = 124 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "wo & const", .line = 126 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wo",
        .text = "wo", .line = 124 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "ri & const", .line = 126 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ri",
        .text = "ri", .line = 124 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "rf & const", .line = 126 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "rf",
        .text = "rf", .line = 124 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "rc & const", .line = 126 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "rc",
        .text = "rc", .line = 124 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "ro & const", .line = 126 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ro",
        .text = "ro", .line = 124 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 126 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pi",
        .text = "pi", .line = 124 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pf",
        .text = "pf", .line = 124 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "po",
        .text = "po", .line = 124 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, },
        .text = "bi & const", .line = 127 },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bi",
        .text = "bi", .line = 124 },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 127 },
    [32] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, },
        .text = "bf & const", .line = 127 },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bf",
        .text = "bf", .line = 124 },
    [34] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 127 },
    [35] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, },
        .text = "bc & const", .line = 127 },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bc",
        .text = "bc", .line = 124 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 127 },
    [38] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, },
        .text = "bo & const", .line = 127 },
    [39] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bo",
        .text = "bo", .line = 124 },
    [40] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 127 },
    [41] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 124 },
    [42] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bp",
        .text = "bp", .line = 124 },
    [43] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hidden",
        .text = "hidden", .line = 124 },
    [44] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "cell",
        .text = "cell", .line = 124 },
};
static const struct dfg_desc_region cmsis_nn_tflm_unidirectional_sequence_lstm_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_unidirectional_sequence_lstm_refs[] = { { 1, -1 }, { 3, -1 }, { 6, -1 }, { 9, -1 }, { 12, -1 }, { 15, -1 }, { 18, -1 }, { 21, -1 }, { 24, -1 }, { 26, -1 }, { 27, -1 }, { 28, -1 }, { 30, -1 }, { 33, -1 }, { 36, -1 }, { 39, -1 }, { 41, -1 }, { 42, -1 }, { 43, -1 }, { 44, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_unidirectional_sequence_lstm_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, x) },
    { "wi", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, wi) },
    { "wf", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, wf) },
    { "wc", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, wc) },
    { "wo", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, wo) },
    { "ri", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, ri) },
    { "rf", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, rf) },
    { "rc", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, rc) },
    { "ro", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, ro) },
    { "pi", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, pi) },
    { "pf", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, pf) },
    { "po", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, po) },
    { "bi", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, bi) },
    { "bf", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, bf) },
    { "bc", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, bc) },
    { "bo", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, bo) },
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, p) },
    { "bp", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, bp) },
    { "hidden", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, hidden) },
    { "cell", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, cell) },
    { "y", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match, y) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_unidirectional_sequence_lstm_desc = {
    .n_nodes = 45, .n_exprs = 307, .n_vars = 0, .n_sets = 21,
    .nodes = cmsis_nn_tflm_unidirectional_sequence_lstm_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_unidirectional_sequence_lstm_regions,
    .exprs = cmsis_nn_tflm_unidirectional_sequence_lstm_exprs,
    .captures = cmsis_nn_tflm_unidirectional_sequence_lstm_refs,
    .text = "pattern unidirectional_sequence_lstm(\012    x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf, bc, bo, p, bp, hidden, cell) {\012    y = tfl.UnidirectionalSequenceLSTM(x,\012        wi & const, wf & const, wc & const, wo & const, ri & const, rf & const, rc & const, ro & const,\012        pi?, pf?, po?, bi & const, bf & const, bc & const, bo & const, p?, bp?, hidden, cell);\012    where not (present(pi) or present(pf) or present(po) or present(p) or present(bp));\012    where x.rank == 3, y.rank == 3, x.dtype in {i8, i16}, y.dtype == x.dtype;\012    where hidden.dtype == x.dtype, cell.dtype == i16, same_shape(hidden, cell);\012    where not is_const(hidden), not is_const(cell);\012    where gate(x, wi, ri, bi, cell), gate(x, wf, rf, bf, cell);\012    where gate(x, wc, rc, bc, cell), gate(x, wo, ro, bo, cell);\012    return y;\012}", .line = 123, .n_where = 14, .where = (const uint32_t[]){ 14, 18, 22, 27, 32, 37, 41, 44, 47, 50, 114, 178, 242, 306, }
};
static bool cmsis_nn_tflm_unidirectional_sequence_lstm_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_unidirectional_sequence_lstm_match(g, n, m);
}
static bool cmsis_nn_tflm_unidirectional_sequence_lstm_pass(void *ctx, const struct cmsis_nn_tflm_unidirectional_sequence_lstm_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_unidirectional_sequence_lstm_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_unidirectional_sequence_lstm_each(g, n, cmsis_nn_tflm_unidirectional_sequence_lstm_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_unidirectional_sequence_lstm_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.wi) },
    { DFG_PART_INPUT, false, 0, 2, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.wf) },
    { DFG_PART_INPUT, false, 0, 3, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.wc) },
    { DFG_PART_INPUT, false, 0, 4, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.wo) },
    { DFG_PART_INPUT, false, 0, 5, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.ri) },
    { DFG_PART_INPUT, false, 0, 6, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.rf) },
    { DFG_PART_INPUT, false, 0, 7, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.rc) },
    { DFG_PART_INPUT, false, 0, 8, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.ro) },
    { DFG_PART_INPUT, false, 0, 9, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.pi) },
    { DFG_PART_INPUT, false, 0, 10, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.pf) },
    { DFG_PART_INPUT, false, 0, 11, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.po) },
    { DFG_PART_INPUT, false, 0, 12, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.bi) },
    { DFG_PART_INPUT, false, 0, 13, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.bf) },
    { DFG_PART_INPUT, false, 0, 14, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.bc) },
    { DFG_PART_INPUT, false, 0, 15, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.bo) },
    { DFG_PART_INPUT, false, 0, 16, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.p) },
    { DFG_PART_INPUT, false, 0, 17, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.bp) },
    { DFG_PART_INPUT, false, 0, 18, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.hidden) },
    { DFG_PART_INPUT, false, 0, 19, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.cell) },
    { DFG_PART_ROOT, false, 1, 20, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, m.y) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_3) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_4) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_5) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_6) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_7) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_8) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_9) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_10) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_11) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole, constant_12) },
};
/* ---- pad ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_pad_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 142 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 142 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 142 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 142 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 142 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 142 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 142 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "p.dtype == i8", .line = 142 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 142 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 142 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 142 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.rank <= 4", .line = 142 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 143 },
    /* 13 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "present(value)", .line = 143 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not present(value)", .line = 143 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 143 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 143 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 143 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "value.dtype == i8", .line = 143 },
    /* 19 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "not present(value) or value.dtype == i8", .line = 143 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 144 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(value)", .line = 144 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(value)", .line = 144 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 144 },
    /* 24 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "scale", .text = "value#scale", .line = 144 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 144 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "scale", .text = "p#scale", .line = 144 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "value#scale == p#scale", .line = 144 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 144 },
    /* 29 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "zero_point", .text = "value#zero_point", .line = 144 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 144 },
    /* 31 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "zero_point", .text = "p#zero_point", .line = 144 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "value#zero_point == p#zero_point", .line = 144 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "(value#scale == p#scale and value#zero_point == p#zero_point)", .line = 144 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point)", .line = 144 },
};
static const struct dfg_desc_node cmsis_nn_tflm_pad_nodes[9] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "p",
        .text = "tfl.Pad(x, const) | tfl.PadV2(x, const, value & const)", .line = 141 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "tfl.Pad(x, const)", .line = 141 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 140 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 141 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.PadV2", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 5, 6, },
        .text = "tfl.PadV2(x, const, value & const)", .line = 141 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 141 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "value & const", .line = 141 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "value",
        .text = "value", .line = 140 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 141 },
};
static const struct dfg_desc_region cmsis_nn_tflm_pad_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_pad_refs[] = { { 2, -1 }, { 7, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_pad_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_pad_match, x) },
    { "value", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_pad_match, value) },
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_pad_match, p) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_pad_desc = {
    .n_nodes = 9, .n_exprs = 35, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_pad_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_pad_regions,
    .exprs = cmsis_nn_tflm_pad_exprs,
    .captures = cmsis_nn_tflm_pad_refs,
    .text = "pattern pad(x, value) {\012    p = tfl.Pad(x, const) | tfl.PadV2(x, const, value & const);\012    where x.dtype == i8, p.dtype == i8, x.rank <= 4;\012    where not present(value) or value.dtype == i8;\012    where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point);\012    return p;\012}", .line = 140, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 19, 34, }
};
static bool cmsis_nn_tflm_pad_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_pad_match(g, n, m);
}
static bool cmsis_nn_tflm_pad_pass(void *ctx, const struct cmsis_nn_tflm_pad_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_pad_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_pad_each(g, n, cmsis_nn_tflm_pad_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_pad_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_pad_whole, m.x) },
    { DFG_PART_INPUT, false, 0, 1, offsetof(struct cmsis_nn_tflm_pad_whole, m.value) },
    { DFG_PART_ROOT, false, 1, 2, offsetof(struct cmsis_nn_tflm_pad_whole, m.p) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_tflm_pad_whole, pad) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_pad_whole, constant) },
    { DFG_PART_INNER, false, 0, -1, offsetof(struct cmsis_nn_tflm_pad_whole, padV2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_pad_whole, constant_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_pad_whole, constant_3) },
};
/* ---- transpose ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_transpose_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 149 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 149 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 149 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 149 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 149 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 149 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 149 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank <= 4", .line = 149 },
};
static const struct dfg_desc_node cmsis_nn_tflm_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "t",
        .text = "tfl.Transpose(x, _)", .line = 148 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 147 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 148 },
};
static const struct dfg_desc_region cmsis_nn_tflm_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_transpose_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_match, t) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_transpose_desc = {
    .n_nodes = 3, .n_exprs = 8, .n_vars = 0, .n_sets = 2,
    .nodes = cmsis_nn_tflm_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_transpose_regions,
    .exprs = cmsis_nn_tflm_transpose_exprs,
    .captures = cmsis_nn_tflm_transpose_refs,
    .text = "pattern transpose(x) {\012    t = tfl.Transpose(x, _);\012    where x.dtype == i8, x.rank <= 4;\012    return t;\012}", .line = 147, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
};
static bool cmsis_nn_tflm_transpose_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_transpose_match(g, n, m);
}
static bool cmsis_nn_tflm_transpose_pass(void *ctx, const struct cmsis_nn_tflm_transpose_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_transpose_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_transpose_each(g, n, cmsis_nn_tflm_transpose_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_transpose_parts[] = {
    { DFG_PART_INPUT, false, 0, 0, offsetof(struct cmsis_nn_tflm_transpose_whole, m.x) },
    { DFG_PART_ROOT, false, 1, 1, offsetof(struct cmsis_nn_tflm_transpose_whole, m.t) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_whole, x) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "conv_2d", .place = "cmsis_nn_tflm.pat:31", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_conv_2d_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_conv_2d_captures,
      .match = cmsis_nn_tflm_conv_2d_any, .each = cmsis_nn_tflm_conv_2d_all, .desc = &cmsis_nn_tflm_conv_2d_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_conv_2d_whole), .n_parts = sizeof cmsis_nn_tflm_conv_2d_parts / sizeof *cmsis_nn_tflm_conv_2d_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_conv_2d_parts, .whole = cmsis_nn_tflm_conv_2d_whole },
    { .name = "depthwise_conv_2d", .place = "cmsis_nn_tflm.pat:39", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_depthwise_conv_2d_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_depthwise_conv_2d_captures,
      .match = cmsis_nn_tflm_depthwise_conv_2d_any, .each = cmsis_nn_tflm_depthwise_conv_2d_all, .desc = &cmsis_nn_tflm_depthwise_conv_2d_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_depthwise_conv_2d_whole), .n_parts = sizeof cmsis_nn_tflm_depthwise_conv_2d_parts / sizeof *cmsis_nn_tflm_depthwise_conv_2d_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_depthwise_conv_2d_parts, .whole = cmsis_nn_tflm_depthwise_conv_2d_whole },
    { .name = "transpose_conv", .place = "cmsis_nn_tflm.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_transpose_conv_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_transpose_conv_captures,
      .match = cmsis_nn_tflm_transpose_conv_any, .each = cmsis_nn_tflm_transpose_conv_all, .desc = &cmsis_nn_tflm_transpose_conv_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_transpose_conv_whole), .n_parts = sizeof cmsis_nn_tflm_transpose_conv_parts / sizeof *cmsis_nn_tflm_transpose_conv_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_transpose_conv_parts, .whole = cmsis_nn_tflm_transpose_conv_whole },
    { .name = "fully_connected", .place = "cmsis_nn_tflm.pat:57", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_fully_connected_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_fully_connected_captures,
      .match = cmsis_nn_tflm_fully_connected_any, .each = cmsis_nn_tflm_fully_connected_all, .desc = &cmsis_nn_tflm_fully_connected_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_fully_connected_whole), .n_parts = sizeof cmsis_nn_tflm_fully_connected_parts / sizeof *cmsis_nn_tflm_fully_connected_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_fully_connected_parts, .whole = cmsis_nn_tflm_fully_connected_whole },
    { .name = "batch_matmul", .place = "cmsis_nn_tflm.pat:64", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_batch_matmul_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_batch_matmul_captures,
      .match = cmsis_nn_tflm_batch_matmul_any, .each = cmsis_nn_tflm_batch_matmul_all, .desc = &cmsis_nn_tflm_batch_matmul_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_batch_matmul_whole), .n_parts = sizeof cmsis_nn_tflm_batch_matmul_parts / sizeof *cmsis_nn_tflm_batch_matmul_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_batch_matmul_parts, .whole = cmsis_nn_tflm_batch_matmul_whole },
    { .name = "addition", .place = "cmsis_nn_tflm.pat:72", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_addition_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_addition_captures,
      .match = cmsis_nn_tflm_addition_any, .each = cmsis_nn_tflm_addition_all, .desc = &cmsis_nn_tflm_addition_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_addition_whole), .n_parts = sizeof cmsis_nn_tflm_addition_parts / sizeof *cmsis_nn_tflm_addition_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_addition_parts, .whole = cmsis_nn_tflm_addition_whole },
    { .name = "mul", .place = "cmsis_nn_tflm.pat:77", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_mul_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_mul_captures,
      .match = cmsis_nn_tflm_mul_any, .each = cmsis_nn_tflm_mul_all, .desc = &cmsis_nn_tflm_mul_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_mul_whole), .n_parts = sizeof cmsis_nn_tflm_mul_parts / sizeof *cmsis_nn_tflm_mul_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_mul_parts, .whole = cmsis_nn_tflm_mul_whole },
    { .name = "extreme", .place = "cmsis_nn_tflm.pat:83", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_extreme_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_extreme_captures,
      .match = cmsis_nn_tflm_extreme_any, .each = cmsis_nn_tflm_extreme_all, .desc = &cmsis_nn_tflm_extreme_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_extreme_whole), .n_parts = sizeof cmsis_nn_tflm_extreme_parts / sizeof *cmsis_nn_tflm_extreme_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_extreme_parts, .whole = cmsis_nn_tflm_extreme_whole },
    { .name = "pool", .place = "cmsis_nn_tflm.pat:91", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_pool_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_pool_captures,
      .match = cmsis_nn_tflm_pool_any, .each = cmsis_nn_tflm_pool_all, .desc = &cmsis_nn_tflm_pool_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_pool_whole), .n_parts = sizeof cmsis_nn_tflm_pool_parts / sizeof *cmsis_nn_tflm_pool_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_pool_parts, .whole = cmsis_nn_tflm_pool_whole },
    { .name = "softmax", .place = "cmsis_nn_tflm.pat:96", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_softmax_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_softmax_captures,
      .match = cmsis_nn_tflm_softmax_any, .each = cmsis_nn_tflm_softmax_all, .desc = &cmsis_nn_tflm_softmax_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_softmax_whole), .n_parts = sizeof cmsis_nn_tflm_softmax_parts / sizeof *cmsis_nn_tflm_softmax_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_softmax_parts, .whole = cmsis_nn_tflm_softmax_whole },
    { .name = "svdf", .place = "cmsis_nn_tflm.pat:105", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_svdf_match),
      .n_captures = 7, .captures = cmsis_nn_tflm_svdf_captures,
      .match = cmsis_nn_tflm_svdf_any, .each = cmsis_nn_tflm_svdf_all, .desc = &cmsis_nn_tflm_svdf_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_svdf_whole), .n_parts = sizeof cmsis_nn_tflm_svdf_parts / sizeof *cmsis_nn_tflm_svdf_parts,
      .n_params = 5, .parts = cmsis_nn_tflm_svdf_parts, .whole = cmsis_nn_tflm_svdf_whole },
    { .name = "unidirectional_sequence_lstm", .place = "cmsis_nn_tflm.pat:123", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match),
      .n_captures = 21, .captures = cmsis_nn_tflm_unidirectional_sequence_lstm_captures,
      .match = cmsis_nn_tflm_unidirectional_sequence_lstm_any, .each = cmsis_nn_tflm_unidirectional_sequence_lstm_all, .desc = &cmsis_nn_tflm_unidirectional_sequence_lstm_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole), .n_parts = sizeof cmsis_nn_tflm_unidirectional_sequence_lstm_parts / sizeof *cmsis_nn_tflm_unidirectional_sequence_lstm_parts,
      .n_params = 20, .parts = cmsis_nn_tflm_unidirectional_sequence_lstm_parts, .whole = cmsis_nn_tflm_unidirectional_sequence_lstm_whole },
    { .name = "pad", .place = "cmsis_nn_tflm.pat:140", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_pad_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_pad_captures,
      .match = cmsis_nn_tflm_pad_any, .each = cmsis_nn_tflm_pad_all, .desc = &cmsis_nn_tflm_pad_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_pad_whole), .n_parts = sizeof cmsis_nn_tflm_pad_parts / sizeof *cmsis_nn_tflm_pad_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_pad_parts, .whole = cmsis_nn_tflm_pad_whole },
    { .name = "transpose", .place = "cmsis_nn_tflm.pat:147", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_transpose_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_transpose_captures,
      .match = cmsis_nn_tflm_transpose_any, .each = cmsis_nn_tflm_transpose_all, .desc = &cmsis_nn_tflm_transpose_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_transpose_whole), .n_parts = sizeof cmsis_nn_tflm_transpose_parts / sizeof *cmsis_nn_tflm_transpose_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_transpose_parts, .whole = cmsis_nn_tflm_transpose_whole },
};

/* ---- table cmsis_nn_tflm ---- */

static const struct dfg_table_entry cmsis_nn_tflm_entries[] = {
    { .name = "cmsis-nn.conv_2d", .pattern = 0 },
    { .name = "cmsis-nn.depthwise_conv_2d", .pattern = 1 },
    { .name = "cmsis-nn.fully_connected", .pattern = 3 },
    { .name = "cmsis-nn.transpose_conv", .pattern = 2 },
    { .name = "cmsis-nn.batch_matmul", .pattern = 4 },
    { .name = "cmsis-nn.add", .pattern = 5 },
    { .name = "cmsis-nn.mul", .pattern = 6 },
    { .name = "cmsis-nn.pool", .pattern = 8 },
    { .name = "cmsis-nn.softmax", .pattern = 9 },
    { .name = "cmsis-nn.svdf", .pattern = 10 },
    { .name = "cmsis-nn.unidirectional_sequence_lstm", .pattern = 11 },
    { .name = "cmsis-nn.pad", .pattern = 12 },
    { .name = "cmsis-nn.maximum_minimum", .pattern = 7 },
    { .name = "cmsis-nn.transpose", .pattern = 13 },
};
static const struct dfg_attr_text cmsis_nn_tflm_attrs[] = {
    { "Compiler", "\"cmsis-nn\"" },
};
static void cmsis_nn_tflm_candidates_any(const dfg_graph *g, dfg_node n, uint64_t *set)
{
    *set = cmsis_nn_tflm_candidates(g, n);
}

static const struct dfg_table tables[] = {
    { .name = "cmsis_nn_tflm", .n = 14, .last_wins = false, .entries = cmsis_nn_tflm_entries, .n_words = 1,
      .n_attrs = 1, .attrs = cmsis_nn_tflm_attrs,
      .candidates = cmsis_nn_tflm_candidates_any, .first = cmsis_nn_tflm_first, .sweep = cmsis_nn_tflm_sweep },
};

static const char *const imports[] = { "tflite", NULL };
extern const struct dfg_unit cmsis_nn_tflm_unit;
const struct dfg_unit cmsis_nn_tflm_unit = {
    .abi = DFG_ABI,
    .name = "cmsis_nn_tflm",
    .imports = imports,
    .names = &cmsis_nn_tflm_names, .whole_names = &whole_names,
    .n_patterns = 14, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
