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
    ATTR_activation,
    ATTR_quantized_dimension,
    ATTR_rank,
    ATTR_scale,
    ATTR_zero_point,
};
enum {
    STR_NONE,
    STR_RELU,
    STR_RELU6,
    STR_RELU_N1_TO_1,
    STR_TANH,
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
    "activation",
    "quantized_dimension",
    "rank",
    "scale",
    "zero_point",
};
static const char *const str_names[] = {
    "NONE",
    "RELU",
    "RELU6",
    "RELU_N1_TO_1",
    "TANH",
};

static const struct dfg_names whole_names = {
    .abi = DFG_ABI,
    .needs = 0,
    .n_ops = 17,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
    .n_strs = 5,
    .strs = str_names,
};

/* cmsis_nn_tflm.pat:17
 * cond limited(c) = c.activation in {"NONE", "RELU", "RELU6", "RELU_N1_TO_1"};
 */
static bool limited(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, ATTR_activation, STR_NONE, STR_NONE)
        || dfg_str_is(g, c, ATTR_activation, STR_RELU, STR_NONE)
        || dfg_str_is(g, c, ATTR_activation, STR_RELU6, STR_NONE)
        || dfg_str_is(g, c, ATTR_activation, STR_RELU_N1_TO_1, STR_NONE);
}

/* cmsis_nn_tflm.pat:33
 * cond images(x, w, y) = x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0];
 */
static bool images(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node y)
{
    return dfg_rank(g, x) == 4 && dfg_rank(g, w) == 4 && dfg_rank(g, y) == 4
        && dfg_eq(dfg_extent_of(g, x, 0), dfg_extent_of(g, y, 0));
}

/* cmsis_nn_tflm.pat:21
 * cond symmetric(x) = x#zero_point == 0 or x#zero_point == [0];
 */
static bool symmetric(const dfg_graph *g, dfg_node x)
{
    return dfg_eq(dfg_fact(g, x, ATTR_zero_point), dfg_int(0))
        || dfg_eq(dfg_fact(g, x, ATTR_zero_point), DFG_LIST(dfg_int(0)));
}

/* cmsis_nn_tflm.pat:23
 * cond data_types(x, y) = (x.dtype == i8 and y.dtype == i8)
 *     or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y));
 */
static bool data_types(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, y) == DFG_I8)
        || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, y) == DFG_I16 && symmetric(g, x)
            && symmetric(g, y));
}

/* cmsis_nn_tflm.pat:29
 * cond weight_types(x, w) = w.dtype == i8 or (x.dtype == i8 and w.dtype == i4);
 */
static bool weight_types(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return dfg_dtype(g, w) == DFG_I8 || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, w) == DFG_I4);
}

/* cmsis_nn_tflm.pat:26
 * cond one_scale(w) = w#scale > 0 or len(w#scale) == 1;
 */
static bool one_scale(const dfg_graph *g, dfg_node w)
{
    return dfg_gt(dfg_fact(g, w, ATTR_scale), dfg_int(0))
        || dfg_eq(dfg_count(dfg_len(dfg_fact(g, w, ATTR_scale))), dfg_int(1));
}

/* cmsis_nn_tflm.pat:27, axis = 0
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
    /* where limited(c) */
    if (!limited(g, n))
        return false;
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

/* cmsis_nn_tflm.pat:27, axis = 3
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
    /* where limited(c) */
    if (!limited(g, n))
        return false;
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
    /* where limited(c) */
    if (!limited(g, n))
        return false;
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
    /* where limited(f) */
    if (!limited(g, n))
        return false;
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
    /* where limited(s) */
    if (!limited(g, n))
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
    /* where limited(m) */
    if (!limited(g, n))
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
    /* where limited(p) */
    if (!limited(g, n))
        return false;
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
    /* where limited(y) */
    if (!limited(g, n))
        return false;
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
    if (dfg_is(g, state, DFG_CONST))
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

/* cmsis_nn_tflm.pat:122
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
    if (!dfg_str_is(g, n, ATTR_activation, STR_TANH, STR_TANH))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node wi = dfg_arg(g, n, 1);
    dfg_node constant = wi;
    if (!dfg_is(g, constant, DFG_CONST))
        return false;
    dfg_node wf = dfg_arg(g, n, 2);
    dfg_node constant_2 = wf;
    if (!dfg_is(g, constant_2, DFG_CONST))
        return false;
    dfg_node wc = dfg_arg(g, n, 3);
    dfg_node constant_3 = wc;
    if (!dfg_is(g, constant_3, DFG_CONST))
        return false;
    dfg_node wo = dfg_arg(g, n, 4);
    dfg_node constant_4 = wo;
    if (!dfg_is(g, constant_4, DFG_CONST))
        return false;
    dfg_node ri = dfg_arg(g, n, 5);
    dfg_node constant_5 = ri;
    if (!dfg_is(g, constant_5, DFG_CONST))
        return false;
    dfg_node rf = dfg_arg(g, n, 6);
    dfg_node constant_6 = rf;
    if (!dfg_is(g, constant_6, DFG_CONST))
        return false;
    dfg_node rc = dfg_arg(g, n, 7);
    dfg_node constant_7 = rc;
    if (!dfg_is(g, constant_7, DFG_CONST))
        return false;
    dfg_node ro = dfg_arg(g, n, 8);
    dfg_node constant_8 = ro;
    if (!dfg_is(g, constant_8, DFG_CONST))
        return false;
    dfg_node pi = dfg_arg(g, n, 9);
    dfg_node pf = dfg_arg(g, n, 10);
    dfg_node po = dfg_arg(g, n, 11);
    dfg_node bi = dfg_arg(g, n, 12);
    dfg_node constant_9 = bi;
    if (!dfg_is(g, constant_9, DFG_CONST))
        return false;
    dfg_node bf = dfg_arg(g, n, 13);
    dfg_node constant_10 = bf;
    if (!dfg_is(g, constant_10, DFG_CONST))
        return false;
    dfg_node bc = dfg_arg(g, n, 14);
    dfg_node constant_11 = bc;
    if (!dfg_is(g, constant_11, DFG_CONST))
        return false;
    dfg_node bo = dfg_arg(g, n, 15);
    dfg_node constant_12 = bo;
    if (!dfg_is(g, constant_12, DFG_CONST))
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
    if (dfg_is(g, hidden, DFG_CONST))
        return false;
    /* where not is_const(cell) */
    if (dfg_is(g, cell, DFG_CONST))
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
        if (!dfg_is(g, constant, DFG_CONST))
            return false;
    } else {
        padV2 = n;
        if (dfg_op(g, padV2) != OP_tfl_PadV2 || !dfg_has_args(g, padV2, 3))
            return false;
        x = dfg_arg(g, padV2, 0);
        constant_2 = dfg_arg(g, padV2, 1);
        if (!dfg_is(g, constant_2, DFG_CONST))
            return false;
        value = dfg_arg(g, padV2, 2);
        constant_3 = value;
        if (!dfg_is(g, constant_3, DFG_CONST))
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 33 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 33 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 33 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 33 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 33 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.rank == 4", .line = 33 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "x.rank == 4, w.rank == 4", .line = 33 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 33 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 33 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "y.rank == 4", .line = 33 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 33 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 33 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 33 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0]", .line = 33 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 33 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 33 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "y.shape[0]", .line = 33 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "x.shape[0] == y.shape[0]", .line = 33 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 29, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 33 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 23 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.dtype == i8", .line = 23 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 23 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "y.dtype == i8", .line = 23 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 24 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.dtype == i16", .line = 24 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 24 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "y.dtype == i16", .line = 24 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 50 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x#zero_point == 0", .line = 21 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 54 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 57 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 48, 57, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 60 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "x#zero_point == 0", .line = 21 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 64 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 58, 67, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 68, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "dtype", .line = 29 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "w.dtype == i8", .line = 29 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "dtype", .line = 29 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.dtype == i8", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "dtype", .line = 29 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 29 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "w.dtype == i4", .line = 29 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 38 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 38 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 38 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[3]", .line = 38 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 38 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "shape", .line = 38 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 38 },
    /* 91 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "w.shape[3]", .line = 38 },
    /* 92 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "x.shape[3] % w.shape[3]", .line = 38 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "x.shape[3] % w.shape[3] == 0", .line = 38 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 38 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 38 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 38 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "c.shape[3]", .line = 38 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 38 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "shape", .line = 38 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 38 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "x.shape[3]", .line = 38 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 38 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "shape", .line = 38 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 38 },
    /* 106 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "w.shape[3]", .line = 38 },
    /* 107 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 102, 106, }, .text = "(x.shape[3] / w.shape[3])", .line = 38 },
    /* 108 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 98, 107, }, .text = "c.shape[3] % (x.shape[3] / w.shape[3])", .line = 38 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 38 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "c.shape[3] % (x.shape[3] / w.shape[3]) == 0", .line = 38 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 112 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 114 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "w#scale > 0", .line = 26 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 116 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "len(w#scale)", .line = 26 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 119 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 120 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 114, 119, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 122 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 123 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "len(w#scale)", .line = 27 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "shape", .line = 27 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 127 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "w.shape[axis]", .line = 27 },
    /* 128 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 130 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "len(w#zero_point)", .line = 27 },
    /* 132 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 133 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "shape", .line = 27 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 135 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "w.shape[axis]", .line = 27 },
    /* 136 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 135, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 136, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 139 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .text = "axis == 0", .line = 28 },
    /* 145 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 146 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 147 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 148 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 149 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 144, 148, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 150 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 141, 149, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 151 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 150, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 152 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 120, 151, }, .text = "one_scale(w) or scale_each(w, 0)", .line = 39 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 40 },
    /* 154 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "present(b)", .line = 40 },
    /* 155 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "not present(b)", .line = 40 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 40 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "dtype", .line = 40 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 40 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "b.dtype == i32", .line = 40 },
    /* 160 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 155, 159, }, .text = "not present(b) or b.dtype == i32", .line = 40 },
    /* 161 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 40 },
    /* 162 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .text = "dtype", .line = 40 },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 40 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "x.dtype == i16", .line = 40 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 40 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "dtype", .line = 40 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 40 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 166, 167, }, .text = "b.dtype == i64", .line = 40 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 168, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 40 },
    /* 170 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 160, 169, }, .text = "not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64)", .line = 40 },
};
static const struct dfg_desc_node cmsis_nn_tflm_conv_2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Conv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.Conv2D(x, w, b?)", .line = 36 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 35 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 35 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 35 },
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
    .n_nodes = 4, .n_exprs = 171, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_conv_2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_conv_2d_regions,
    .exprs = cmsis_nn_tflm_conv_2d_exprs,
    .captures = cmsis_nn_tflm_conv_2d_refs,
    .text = "pattern conv_2d(x, w, b) {\012    c = tfl.Conv2D(x, w, b?);\012    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w);\012    where x.shape[3] % w.shape[3] == 0, c.shape[3] % (x.shape[3] / w.shape[3]) == 0;\012    where one_scale(w) or scale_each(w, 0);\012    where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64);\012    return c;\012}", .line = 35, .n_where = 8, .where = (const uint32_t[]){ 6, 30, 69, 83, 94, 110, 152, 170, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 33 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 33 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 33 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 33 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 33 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.rank == 4", .line = 33 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "x.rank == 4, w.rank == 4", .line = 33 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 33 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 33 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "y.rank == 4", .line = 33 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 33 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 33 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 33 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0]", .line = 33 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 33 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 33 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "y.shape[0]", .line = 33 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "x.shape[0] == y.shape[0]", .line = 33 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 29, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 33 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 23 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.dtype == i8", .line = 23 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 23 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "y.dtype == i8", .line = 23 },
    /* 39 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 38, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "dtype", .line = 24 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "x.dtype == i16", .line = 24 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "dtype", .line = 24 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "y.dtype == i16", .line = 24 },
    /* 48 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 43, 47, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 49 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 50 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 51 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 52 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 50, 51, }, .text = "x#zero_point == 0", .line = 21 },
    /* 53 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 54 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 53, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 55 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 56 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 54, 55, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 57 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 52, 56, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 48, 57, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 60 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "x#zero_point == 0", .line = 21 },
    /* 63 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 64 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 63, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 67 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 62, 66, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 58, 67, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 69 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 39, 68, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 70 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "dtype", .line = 29 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "w.dtype == i8", .line = 29 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "dtype", .line = 29 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.dtype == i8", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "dtype", .line = 29 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 29 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "w.dtype == i4", .line = 29 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 45 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 45 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 45 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "c.shape[3]", .line = 45 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 45 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "shape", .line = 45 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 45 },
    /* 91 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "w.shape[3]", .line = 45 },
    /* 92 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "c.shape[3] == w.shape[3]", .line = 45 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 94 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 96 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "w#scale > 0", .line = 26 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 98 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 99 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "len(w#scale)", .line = 26 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 101 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 102 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 96, 101, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 104 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 105 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "len(w#scale)", .line = 27 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 27 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 27 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "w.shape[axis]", .line = 27 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 112 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 113 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "len(w#zero_point)", .line = 27 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "shape", .line = 27 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 27 },
    /* 117 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "w.shape[axis]", .line = 27 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 113, 117, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 110, 118, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 121 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 28 },
    /* 123 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 28 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 126 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "axis == 0", .line = 28 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 128 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 129 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 130 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 131 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 126, 130, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 132 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 123, 131, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 132, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 102, 133, }, .text = "one_scale(w) or scale_each(w, 3)", .line = 46 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 47 },
    /* 136 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "present(b)", .line = 47 },
    /* 137 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "not present(b)", .line = 47 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 47 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "dtype", .line = 47 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 47 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.dtype == i8", .line = 47 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 47 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "dtype", .line = 47 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 47 },
    /* 145 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "b.dtype == i32", .line = 47 },
    /* 146 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 145, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 47 },
    /* 147 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 146, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32)", .line = 47 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 47 },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "dtype", .line = 47 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 47 },
    /* 151 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "x.dtype == i16", .line = 47 },
    /* 152 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 47 },
    /* 153 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "dtype", .line = 47 },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 47 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "b.dtype == i64", .line = 47 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 155, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 47 },
    /* 157 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 147, 156, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 47 },
};
static const struct dfg_desc_node cmsis_nn_tflm_depthwise_conv_2d_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.DepthwiseConv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.DepthwiseConv2D(x, w, b?)", .line = 44 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 43 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 43 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 43 },
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
    .n_nodes = 4, .n_exprs = 158, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_depthwise_conv_2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_depthwise_conv_2d_regions,
    .exprs = cmsis_nn_tflm_depthwise_conv_2d_exprs,
    .captures = cmsis_nn_tflm_depthwise_conv_2d_refs,
    .text = "pattern depthwise_conv_2d(x, w, b) {\012    c = tfl.DepthwiseConv2D(x, w, b?);\012    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w), c.shape[3] == w.shape[3];\012    where one_scale(w) or scale_each(w, 3);\012    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\012    return c;\012}", .line = 43, .n_where = 7, .where = (const uint32_t[]){ 6, 30, 69, 83, 92, 134, 157, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 33 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 33 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 33 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 33 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 33 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.rank == 4", .line = 33 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "x.rank == 4, w.rank == 4", .line = 33 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 33 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 33 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 33 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "y.rank == 4", .line = 33 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 33 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 33 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 33 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0]", .line = 33 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 33 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 33 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 33 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "y.shape[0]", .line = 33 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "x.shape[0] == y.shape[0]", .line = 33 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 29, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 33 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 52 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 52 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 52 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.dtype == i8", .line = 52 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 52 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 52 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 52 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "w.dtype == i8", .line = 52 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 52 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 52 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 52 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "c.dtype == i8", .line = 52 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 3, .text = "x", .line = 53 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 53 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 53 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "x.shape[3]", .line = 53 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 53 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "shape", .line = 53 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 53 },
    /* 50 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "w.shape[3]", .line = 53 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "x.shape[3] == w.shape[3]", .line = 53 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 53 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 53 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 53 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.shape[3]", .line = 53 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 53 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 53 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 53 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "w.shape[0]", .line = 53 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.shape[3] == w.shape[0]", .line = 53 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 62 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 64 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "w#scale > 0", .line = 26 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 66 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "len(w#scale)", .line = 26 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 64, 69, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 72 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 73 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "len(w#scale)", .line = 27 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "shape", .line = 27 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 77 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "w.shape[axis]", .line = 27 },
    /* 78 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 77, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 80 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "len(w#zero_point)", .line = 27 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 27 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "w.shape[axis]", .line = 27 },
    /* 86 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 85, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 86, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 89 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "axis == 0", .line = 28 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 96 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 97 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 98 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 99 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 94, 98, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 100 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 99, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 101 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 87, 100, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 102 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 70, 101, }, .text = "one_scale(w) or scale_each(w, 0)", .line = 54 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 55 },
    /* 104 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "present(b)", .line = 55 },
    /* 105 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "not present(b)", .line = 55 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 55 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "dtype", .line = 55 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 55 },
    /* 109 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.dtype == i32", .line = 55 },
    /* 110 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "not present(b) or b.dtype == i32", .line = 55 },
};
static const struct dfg_desc_node cmsis_nn_tflm_transpose_conv_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.TransposeConv", },
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 2, 3, 4, },
        .optional = 0x8u,
        .name = "c",
        .text = "tfl.TransposeConv(_, w, x, b?)", .line = 51 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 51 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 50 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 50 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 50 },
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
    .n_nodes = 5, .n_exprs = 111, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_transpose_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_transpose_conv_regions,
    .exprs = cmsis_nn_tflm_transpose_conv_exprs,
    .captures = cmsis_nn_tflm_transpose_conv_refs,
    .text = "pattern transpose_conv(x, w, b) {\012    c = tfl.TransposeConv(_, w, x, b?);\012    where limited(c), images(x, w, c), x.dtype == i8, w.dtype == i8, c.dtype == i8;\012    where x.shape[3] == w.shape[3], c.shape[3] == w.shape[0];\012    where one_scale(w) or scale_each(w, 0);\012    where not present(b) or b.dtype == i32;\012    return c;\012}", .line = 50, .n_where = 9, .where = (const uint32_t[]){ 6, 30, 34, 38, 42, 51, 60, 102, 110, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 23 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == i8", .line = 23 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 23 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "y.dtype == i8", .line = 23 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 24 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == i16", .line = 24 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 24 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "y.dtype == i16", .line = 24 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x#zero_point == 0", .line = 21 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 30 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 33 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 36 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "x#zero_point == 0", .line = 21 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 40 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 43, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 45 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 44, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "dtype", .line = 29 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "w.dtype == i8", .line = 29 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 29 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.dtype == i8", .line = 29 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 29 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 29 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 29 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "w.dtype == i4", .line = 29 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 57, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 59 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 58, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 0, .text = "f", .line = 63 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 63 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 63 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 63 },
    /* 64 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 61, 62, 63, }, .text = "f.rank in 2..4", .line = 63 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 66 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 68 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "w#scale > 0", .line = 26 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 26 },
    /* 70 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 71 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "len(w#scale)", .line = 26 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 73, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 64 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "dtype", .line = 64 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 64 },
    /* 78 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "x.dtype == i8", .line = 64 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 64 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "dtype", .line = 64 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 64 },
    /* 82 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "w.dtype == i8", .line = 64 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 82, }, .text = "x.dtype == i8 and w.dtype == i8", .line = 64 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 85 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 86 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "len(w#scale)", .line = 27 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "shape", .line = 27 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 90 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "w.shape[axis]", .line = 27 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 93 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "len(w#zero_point)", .line = 27 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 27 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 27 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "w.shape[axis]", .line = 27 },
    /* 99 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 98, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 91, 99, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 102 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 107 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "axis == 0", .line = 28 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 2, .text = "w", .line = 28 },
    /* 109 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 110 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 111 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 112 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 111, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 113 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 104, 112, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 113, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 114, }, .text = "(x.dtype == i8 and w.dtype == i8 and scale_each(w, 0))", .line = 64 },
    /* 116 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 74, 115, }, .text = "one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0))", .line = 64 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 65 },
    /* 118 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "present(b)", .line = 65 },
    /* 119 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "not present(b)", .line = 65 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 65 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "dtype", .line = 65 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 65 },
    /* 123 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "x.dtype == i8", .line = 65 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 65 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "dtype", .line = 65 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 65 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "b.dtype == i32", .line = 65 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 65 },
    /* 129 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 119, 128, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32)", .line = 65 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 65 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "dtype", .line = 65 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 65 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "x.dtype == i16", .line = 65 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 3, .text = "b", .line = 65 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "dtype", .line = 65 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 65 },
    /* 137 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "b.dtype == i64", .line = 65 },
    /* 138 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 137, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 65 },
    /* 139 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 129, 138, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 65 },
};
static const struct dfg_desc_node cmsis_nn_tflm_fully_connected_nodes[4] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 3, },
        .optional = 0x4u,
        .name = "f",
        .text = "tfl.FullyConnected(x, w, b?)", .line = 62 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 61 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 61 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 61 },
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
    .n_nodes = 4, .n_exprs = 140, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_fully_connected_regions,
    .exprs = cmsis_nn_tflm_fully_connected_exprs,
    .captures = cmsis_nn_tflm_fully_connected_refs,
    .text = "pattern fully_connected(x, w, b) {\012    f = tfl.FullyConnected(x, w, b?);\012    where limited(f), data_types(x, f), weight_types(x, w), f.rank in 2..4;\012    where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0));\012    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\012    return f;\012}", .line = 61, .n_where = 6, .where = (const uint32_t[]){ 6, 45, 59, 64, 116, 139, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 23 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 23 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 23 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "y.dtype == i8", .line = 23 },
    /* 8 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 3, 7, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 9 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 10 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 9, }, .text = "dtype", .line = 24 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 12 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, }, .text = "x.dtype == i16", .line = 24 },
    /* 13 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 14 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "dtype", .line = 24 },
    /* 15 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 16 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 14, 15, }, .text = "y.dtype == i16", .line = 24 },
    /* 17 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 12, 16, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 19 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "x#zero_point == 0", .line = 21 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 23 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 24 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 25 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 23, 24, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 26 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 21, 25, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 27 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 26, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 29 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 30 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 31 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 30, }, .text = "x#zero_point == 0", .line = 21 },
    /* 32 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 33 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 32, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 34 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 35 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 36 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 31, 35, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 37 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 36, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 38 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 8, 37, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 23 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x.dtype == i8", .line = 23 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "dtype", .line = 23 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 46 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "y.dtype == i8", .line = 23 },
    /* 47 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 42, 46, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 24 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "dtype", .line = 24 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "x.dtype == i16", .line = 24 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "dtype", .line = 24 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "y.dtype == i16", .line = 24 },
    /* 56 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 51, 55, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 57 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 58 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 57, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 59 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 58, 59, }, .text = "x#zero_point == 0", .line = 21 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 62 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 64 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 65 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 60, 64, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 66 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 56, 65, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 68 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 70 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "x#zero_point == 0", .line = 21 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 72 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 74 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 75 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 70, 74, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 76 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 66, 75, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 77 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 47, 76, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 70 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "rank", .line = 70 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 70 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 70 },
    /* 82 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 79, 80, 81, }, .text = "a.rank in 2..4", .line = 70 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 70 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 70 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 70 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 70 },
    /* 87 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 84, 85, 86, }, .text = "b.rank in 2..4", .line = 70 },
};
static const struct dfg_desc_node cmsis_nn_tflm_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.BatchMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "tfl.BatchMatMul(a, b)", .line = 69 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 68 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 68 },
};
static const struct dfg_desc_region cmsis_nn_tflm_batch_matmul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_batch_matmul_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_batch_matmul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_batch_matmul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_batch_matmul_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_batch_matmul_match, m) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_batch_matmul_desc = {
    .n_nodes = 3, .n_exprs = 88, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_batch_matmul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_batch_matmul_regions,
    .exprs = cmsis_nn_tflm_batch_matmul_exprs,
    .captures = cmsis_nn_tflm_batch_matmul_refs,
    .text = "pattern batch_matmul(a, b) {\012    m = tfl.BatchMatMul(a, b);\012    where data_types(a, m), data_types(b, m), a.rank in 2..4, b.rank in 2..4;\012    return m;\012}", .line = 68, .n_where = 4, .where = (const uint32_t[]){ 38, 77, 82, 87, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 23 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == i8", .line = 23 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 23 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "y.dtype == i8", .line = 23 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 24 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == i16", .line = 24 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 24 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "y.dtype == i16", .line = 24 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x#zero_point == 0", .line = 21 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 30 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 33 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 36 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "x#zero_point == 0", .line = 21 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 40 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 43, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 45 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 44, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "dtype", .line = 23 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.dtype == i8", .line = 23 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 23 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "y.dtype == i8", .line = 23 },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 24 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "dtype", .line = 24 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "x.dtype == i16", .line = 24 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "dtype", .line = 24 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "y.dtype == i16", .line = 24 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 65 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "x#zero_point == 0", .line = 21 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 69 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 67, 71, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 72, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 75 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x#zero_point == 0", .line = 21 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 79 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 82 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 84 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 83, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 78 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 78 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "same_shape(a, b)", .line = 78 },
};
static const struct dfg_desc_node cmsis_nn_tflm_addition_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "s",
        .text = "tfl.Add(a, b)", .line = 77 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 76 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 76 },
};
static const struct dfg_desc_region cmsis_nn_tflm_addition_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_addition_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_addition_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_addition_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_addition_match, b) },
    { "s", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_addition_match, s) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_addition_desc = {
    .n_nodes = 3, .n_exprs = 88, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_addition_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_addition_regions,
    .exprs = cmsis_nn_tflm_addition_exprs,
    .captures = cmsis_nn_tflm_addition_refs,
    .text = "pattern addition(a, b) {\012    s = tfl.Add(a, b);\012    where limited(s), data_types(a, s), data_types(b, s), same_shape(a, b);\012    return s;\012}", .line = 76, .n_where = 4, .where = (const uint32_t[]){ 6, 45, 84, 87, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 23 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 23 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == i8", .line = 23 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 23 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "y.dtype == i8", .line = 23 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 24 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "dtype", .line = 24 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "x.dtype == i16", .line = 24 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 24 },
    /* 22 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 23 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, }, .text = "y.dtype == i16", .line = 24 },
    /* 24 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 19, 23, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 28 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "x#zero_point == 0", .line = 21 },
    /* 29 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 21 },
    /* 30 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 29, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 31 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 33 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 28, 32, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 34 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 24, 33, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 36 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "x#zero_point == 0", .line = 21 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 40 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 43 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 38, 42, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 44 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 34, 43, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 45 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 15, 44, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 46 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 23 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "dtype", .line = 23 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "x.dtype == i8", .line = 23 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 23 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 23 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 23 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "y.dtype == i8", .line = 23 },
    /* 54 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 49, 53, }, .text = "(x.dtype == i8 and y.dtype == i8)", .line = 23 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 24 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "dtype", .line = 24 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "x.dtype == i16", .line = 24 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 24 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "dtype", .line = 24 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 24 },
    /* 62 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "y.dtype == i16", .line = 24 },
    /* 63 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 58, 62, }, .text = "x.dtype == i16 and y.dtype == i16", .line = 24 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 65 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "x#zero_point == 0", .line = 21 },
    /* 68 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 21 },
    /* 69 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 68, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 70 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 71 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 69, 70, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 72 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 67, 71, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 73 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 72, }, .text = "x.dtype == i16 and y.dtype == i16 and symmetric(x)", .line = 24 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 75 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 21 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x#zero_point == 0", .line = 21 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 0, .text = "x", .line = 21 },
    /* 79 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .name = "zero_point", .text = "x#zero_point", .line = 21 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_LIST, .n = 1, .list = (const struct dfg_desc_value[]){ { .tag = DFG_D_INT, .i = 0LL }, } }, .text = "[0]", .line = 21 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "x#zero_point == [0]", .line = 21 },
    /* 82 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "x#zero_point == 0 or x#zero_point == [0]", .line = 21 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "(x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 24 },
    /* 84 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 54, 83, }, .text = "(x.dtype == i8 and y.dtype == i8)\012    or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y))", .line = 23 },
    /* 85 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 83 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 83 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "same_shape(a, b)", .line = 83 },
};
static const struct dfg_desc_node cmsis_nn_tflm_mul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "tfl.Mul(a, b)", .line = 82 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 81 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 81 },
};
static const struct dfg_desc_region cmsis_nn_tflm_mul_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_mul_refs[] = { { 1, -1 }, { 2, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_mul_captures[] = {
    { "a", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_mul_match, a) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_mul_match, b) },
    { "m", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_mul_match, m) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_mul_desc = {
    .n_nodes = 3, .n_exprs = 88, .n_vars = 0, .n_sets = 3,
    .nodes = cmsis_nn_tflm_mul_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_mul_regions,
    .exprs = cmsis_nn_tflm_mul_exprs,
    .captures = cmsis_nn_tflm_mul_refs,
    .text = "pattern mul(a, b) {\012    m = tfl.Mul(a, b);\012    where limited(m), data_types(a, m), data_types(b, m), same_shape(a, b);\012    return m;\012}", .line = 81, .n_where = 4, .where = (const uint32_t[]){ 6, 45, 84, 87, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 89 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 89 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 89 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype == i8", .line = 89 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 89 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 89 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 89 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.dtype == i8", .line = 89 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "m", .line = 89 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 89 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 89 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "m.dtype == i8", .line = 89 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 89 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 89 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 89 },
    /* 15 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank <= 4", .line = 89 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 89 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 89 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 89 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "b.rank <= 4", .line = 89 },
};
static const struct dfg_desc_node cmsis_nn_tflm_extreme_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.Maximum", "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "(tfl.Maximum | tfl.Minimum)(a, b)", .line = 88 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 87 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 87 },
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
    .text = "pattern extreme(a, b) {\012    m = (tfl.Maximum | tfl.Minimum)(a, b);\012    where a.dtype == i8, b.dtype == i8, m.dtype == i8, a.rank <= 4, b.rank <= 4;\012    return m;\012}", .line = 87, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 15, 19, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 97 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 97 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 97 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 97 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 97 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 97 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 97 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "p.rank == 4", .line = 97 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 97 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 97 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 97 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 97 },
    /* 19 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 16, 17, 18, }, .text = "x.dtype in {i8, i16}", .line = 97 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 97 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 97 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 97 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 97 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 23, }, .text = "p.dtype == x.dtype", .line = 97 },
};
static const struct dfg_desc_node cmsis_nn_tflm_pool_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.AveragePool2D", "tfl.MaxPool2D", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "p",
        .text = "(tfl.AveragePool2D | tfl.MaxPool2D)(x)", .line = 96 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 95 },
};
static const struct dfg_desc_region cmsis_nn_tflm_pool_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_pool_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_pool_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_pool_match, x) },
    { "p", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_pool_match, p) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_pool_desc = {
    .n_nodes = 2, .n_exprs = 25, .n_vars = 0, .n_sets = 2,
    .nodes = cmsis_nn_tflm_pool_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_pool_regions,
    .exprs = cmsis_nn_tflm_pool_exprs,
    .captures = cmsis_nn_tflm_pool_refs,
    .text = "pattern pool(x) {\012    p = (tfl.AveragePool2D | tfl.MaxPool2D)(x);\012    where limited(p), x.rank == 4, p.rank == 4, x.dtype in {i8, i16}, p.dtype == x.dtype;\012    return p;\012}", .line = 95, .n_where = 5, .where = (const uint32_t[]){ 6, 10, 14, 19, 24, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 102 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 102 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 102 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank >= 1", .line = 102 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 102 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 102 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 102 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == i8", .line = 102 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 102 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 102 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 102 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 102 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, }, .text = "s.dtype in {i8, i16}", .line = 102 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(x.dtype == i8 and s.dtype in {i8, i16})", .line = 102 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 102 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 102 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 102 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == i16", .line = 102 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 102 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 102 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 102 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "s.dtype == i16", .line = 102 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == i16 and s.dtype == i16)", .line = 102 },
    /* 23 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "(x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16)", .line = 102 },
};
static const struct dfg_desc_node cmsis_nn_tflm_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "s",
        .text = "tfl.Softmax(x)", .line = 101 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 100 },
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
    .text = "pattern softmax(x) {\012    s = tfl.Softmax(x);\012    where x.rank >= 1, (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16);\012    return s;\012}", .line = 100, .n_where = 2, .where = (const uint32_t[]){ 3, 23, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 112 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 112 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 112 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == i8", .line = 112 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 112 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 112 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 112 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "feature.dtype == i8", .line = 112 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 112 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 112 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 112 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "y.dtype == i8", .line = 112 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 112 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 112 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 112 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "b.dtype == i32", .line = 112 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 113 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 113 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 113 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 113 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "time.dtype in {i8, i16}", .line = 113 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 113 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 113 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 113 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 113 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "state.dtype == time.dtype", .line = 113 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 113 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "is_const(state)", .line = 113 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not is_const(state)", .line = 113 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 114 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 114 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 114 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.rank == 2", .line = 114 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 114 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 114 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 114 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "feature.rank == 2", .line = 114 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 114 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 114 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 114 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "time.rank == 2", .line = 114 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 114 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 114 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 114 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "state.rank == 2", .line = 114 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 114 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "rank", .line = 114 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 114 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "y.rank == 2", .line = 114 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 115 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 115 },
    /* 58 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "rank > 0", .line = 115 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 115 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 115 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 115 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "feature.shape[0]", .line = 115 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 115 },
    /* 64 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "feature.shape[0] % rank", .line = 115 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 115 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "feature.shape[0] % rank == 0", .line = 115 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 115 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 115 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 115 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "y.shape[1]", .line = 115 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 115 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 115 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 115 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "feature.shape[0]", .line = 115 },
    /* 75 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 115 },
    /* 76 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "feature.shape[0] / rank", .line = 115 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "y.shape[1] == feature.shape[0] / rank", .line = 115 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 116 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 116 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 116 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "feature.shape[1]", .line = 116 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 116 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 116 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 116 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[1]", .line = 116 },
    /* 86 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 85, }, .text = "feature.shape[1] == x.shape[1]", .line = 116 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 116 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "shape", .line = 116 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 116 },
    /* 90 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "time.shape[0]", .line = 116 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 116 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "shape", .line = 116 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 116 },
    /* 94 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "feature.shape[0]", .line = 116 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 94, }, .text = "time.shape[0] == feature.shape[0]", .line = 116 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 5, .text = "state", .line = 117 },
    /* 97 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "shape", .line = 117 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 117 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 117 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "x.shape[0]", .line = 117 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 3, .text = "time", .line = 117 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "shape", .line = 117 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 117 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "time.shape[1]", .line = 117 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 2, .text = "feature", .line = 117 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 117 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "feature.shape[0]", .line = 117 },
    /* 110 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "time.shape[1] * feature.shape[0]", .line = 117 },
    /* 111 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 101, 110, }, .text = "[x.shape[0], time.shape[1] * feature.shape[0]]", .line = 117 },
    /* 112 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 97, 111, }, .text = "state.shape == [x.shape[0], time.shape[1] * feature.shape[0]]", .line = 117 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 4, .text = "b", .line = 117 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "shape", .line = 117 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 117 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "b.shape[0]", .line = 117 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 117 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "shape", .line = 117 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 117 },
    /* 120 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "y.shape[1]", .line = 117 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 120, }, .text = "b.shape[0] == y.shape[1]", .line = 117 },
};
static const struct dfg_desc_node cmsis_nn_tflm_svdf_nodes[6] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.SVDF", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "rank", .expr = -1, .var = 0, .text = "rank = rank", .line = 110 },
        },
        .name = "y",
        .text = "tfl.SVDF(x, feature, time, b, state)", .line = 110 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 109 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "feature",
        .text = "feature", .line = 109 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "time",
        .text = "time", .line = 109 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 109 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "state",
        .text = "state", .line = 109 },
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
    .n_nodes = 6, .n_exprs = 122, .n_vars = 1, .n_sets = 7,
    .nodes = cmsis_nn_tflm_svdf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_svdf_regions,
    .var_region = cmsis_nn_tflm_svdf_var_regions,
    .exprs = cmsis_nn_tflm_svdf_exprs,
    .captures = cmsis_nn_tflm_svdf_refs,
    .var_is_dim = cmsis_nn_tflm_svdf_dims,
    .text = "pattern svdf(x, feature, time, b, state) {\012    y = tfl.SVDF(x, feature, time, b, state) { rank = rank };\012    where limited(y);\012    where x.dtype == i8, feature.dtype == i8, y.dtype == i8, b.dtype == i32;\012    where time.dtype in {i8, i16}, state.dtype == time.dtype, not is_const(state);\012    where x.rank == 2, feature.rank == 2, time.rank == 2, state.rank == 2, y.rank == 2;\012    where rank > 0, feature.shape[0] % rank == 0, y.shape[1] == feature.shape[0] / rank;\012    where feature.shape[1] == x.shape[1], time.shape[0] == feature.shape[0];\012    where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]], b.shape[0] == y.shape[1];\012    return y;\012}", .line = 109, .n_where = 20, .where = (const uint32_t[]){ 6, 10, 14, 18, 22, 27, 32, 35, 39, 43, 47, 51, 55, 58, 66, 77, 86, 95, 112, 121, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 26, .text = "pi", .line = 135 },
    /* 1 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "present(pi)", .line = 135 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 27, .text = "pf", .line = 135 },
    /* 3 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "present(pf)", .line = 135 },
    /* 4 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "present(pi) or present(pf)", .line = 135 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 28, .text = "po", .line = 135 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(po)", .line = 135 },
    /* 7 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, }, .text = "present(pi) or present(pf) or present(po)", .line = 135 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 41, .text = "p", .line = 135 },
    /* 9 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "present(p)", .line = 135 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "present(pi) or present(pf) or present(po) or present(p)", .line = 135 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 42, .text = "bp", .line = 135 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "present(bp)", .line = 135 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(pi) or present(pf) or present(po) or present(p) or present(bp))", .line = 135 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not (present(pi) or present(pf) or present(po) or present(p) or present(bp))", .line = 135 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 136 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 136 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 136 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.rank == 3", .line = 136 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 136 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 136 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 136 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "y.rank == 3", .line = 136 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 136 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 136 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 136 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 136 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "x.dtype in {i8, i16}", .line = 136 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 136 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 136 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 136 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 136 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "y.dtype == x.dtype", .line = 136 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 137 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 137 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 137 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 137 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "hidden.dtype == x.dtype", .line = 137 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 137 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 137 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 137 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "cell.dtype == i16", .line = 137 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 137 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 137 },
    /* 44 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "same_shape(hidden, cell)", .line = 137 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 138 },
    /* 46 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "is_const(hidden)", .line = 138 },
    /* 47 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "not is_const(hidden)", .line = 138 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 138 },
    /* 49 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "is_const(cell)", .line = 138 },
    /* 50 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "not is_const(cell)", .line = 138 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 122 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "dtype", .line = 122 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "w.dtype == i8", .line = 122 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 122 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "dtype", .line = 122 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "r.dtype == i8", .line = 122 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "w.dtype == i8, r.dtype == i8", .line = 122 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "dtype", .line = 123 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 123 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.dtype == i8", .line = 123 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 123 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "dtype", .line = 123 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 123 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "b.dtype == i32", .line = 123 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 67, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 123 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "dtype", .line = 123 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 123 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.dtype == i16", .line = 123 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 123 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "dtype", .line = 123 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 123 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "b.dtype == i64", .line = 123 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 76, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 78 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 77, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 78, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 122 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 124 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 124 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 124 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "cell.shape[-1]", .line = 124 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 124 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 124 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 124 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "x.shape[2]", .line = 124 },
    /* 90 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 85, 89, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 90, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 91, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 122 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 124 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 124 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 124 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "cell.shape[-1]", .line = 124 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "shape", .line = 124 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "cell.shape[-1]", .line = 124 },
    /* 103 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 103, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 92, 104, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 122 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 125 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 125 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 125 },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 125 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 125 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "cell.shape[-1]", .line = 125 },
    /* 112 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "[cell.shape[-1]]", .line = 125 },
    /* 113 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 107, 112, }, .text = "b.shape == [cell.shape[-1]]", .line = 125 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 105, 113, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 122 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 122 },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "dtype", .line = 122 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "w.dtype == i8", .line = 122 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 122 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "dtype", .line = 122 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 122 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "r.dtype == i8", .line = 122 },
    /* 123 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 122, }, .text = "w.dtype == i8, r.dtype == i8", .line = 122 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "dtype", .line = 123 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 123 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "x.dtype == i8", .line = 123 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 123 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "dtype", .line = 123 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 123 },
    /* 131 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "b.dtype == i32", .line = 123 },
    /* 132 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 123 },
    /* 133 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 134 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "dtype", .line = 123 },
    /* 135 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 123 },
    /* 136 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 134, 135, }, .text = "x.dtype == i16", .line = 123 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 123 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "dtype", .line = 123 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 123 },
    /* 140 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "b.dtype == i64", .line = 123 },
    /* 141 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 136, 140, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 142 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 132, 141, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 142, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 122 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 124 },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "shape", .line = 124 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 124 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "cell.shape[-1]", .line = 124 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 124 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 124 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 124 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "x.shape[2]", .line = 124 },
    /* 154 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 143, 155, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 122 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 124 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 124 },
    /* 159 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 160 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "shape", .line = 124 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 162 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "cell.shape[-1]", .line = 124 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 164 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "shape", .line = 124 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 166 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "cell.shape[-1]", .line = 124 },
    /* 167 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 162, 166, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 158, 167, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 168, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 122 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 125 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 125 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 125 },
    /* 173 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .text = "shape", .line = 125 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 125 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "cell.shape[-1]", .line = 125 },
    /* 176 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "[cell.shape[-1]]", .line = 125 },
    /* 177 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 171, 176, }, .text = "b.shape == [cell.shape[-1]]", .line = 125 },
    /* 178 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 177, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 122 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 122 },
    /* 180 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .text = "dtype", .line = 122 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 182 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "w.dtype == i8", .line = 122 },
    /* 183 */ { .op = DFG_E_NODE, .ref = 21, .text = "r", .line = 122 },
    /* 184 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 183, }, .text = "dtype", .line = 122 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 186 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "r.dtype == i8", .line = 122 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 182, 186, }, .text = "w.dtype == i8, r.dtype == i8", .line = 122 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "dtype", .line = 123 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 123 },
    /* 191 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "x.dtype == i8", .line = 123 },
    /* 192 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 123 },
    /* 193 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 192, }, .text = "dtype", .line = 123 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 123 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.dtype == i32", .line = 123 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 191, 195, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 123 },
    /* 197 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 198 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "dtype", .line = 123 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 123 },
    /* 200 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "x.dtype == i16", .line = 123 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 123 },
    /* 202 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "dtype", .line = 123 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 123 },
    /* 204 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "b.dtype == i64", .line = 123 },
    /* 205 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 200, 204, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 206 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 196, 205, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 206, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 122 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 124 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "shape", .line = 124 },
    /* 210 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 211 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 210, }, .text = "shape", .line = 124 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 213 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 211, 212, }, .text = "cell.shape[-1]", .line = 124 },
    /* 214 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 124 },
    /* 215 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 214, }, .text = "shape", .line = 124 },
    /* 216 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 124 },
    /* 217 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 215, 216, }, .text = "x.shape[2]", .line = 124 },
    /* 218 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 213, 217, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 219 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 218, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 219, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 122 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 21, .text = "r", .line = 124 },
    /* 222 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .text = "shape", .line = 124 },
    /* 223 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 224 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 223, }, .text = "shape", .line = 124 },
    /* 225 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 226 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 224, 225, }, .text = "cell.shape[-1]", .line = 124 },
    /* 227 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 228 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 227, }, .text = "shape", .line = 124 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 230 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "cell.shape[-1]", .line = 124 },
    /* 231 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 226, 230, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 222, 231, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 233 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 232, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 122 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 125 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "shape", .line = 125 },
    /* 236 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 125 },
    /* 237 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 236, }, .text = "shape", .line = 125 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 125 },
    /* 239 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "cell.shape[-1]", .line = 125 },
    /* 240 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "[cell.shape[-1]]", .line = 125 },
    /* 241 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 235, 240, }, .text = "b.shape == [cell.shape[-1]]", .line = 125 },
    /* 242 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 233, 241, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 122 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 122 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 122 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "w.dtype == i8", .line = 122 },
    /* 247 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 122 },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 122 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 122 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "r.dtype == i8", .line = 122 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "w.dtype == i8, r.dtype == i8", .line = 122 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 123 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 123 },
    /* 255 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "x.dtype == i8", .line = 123 },
    /* 256 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 123 },
    /* 257 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 256, }, .text = "dtype", .line = 123 },
    /* 258 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 123 },
    /* 259 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 257, 258, }, .text = "b.dtype == i32", .line = 123 },
    /* 260 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 255, 259, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 123 },
    /* 261 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 123 },
    /* 262 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 261, }, .text = "dtype", .line = 123 },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 123 },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "x.dtype == i16", .line = 123 },
    /* 265 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 123 },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 123 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 123 },
    /* 268 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 266, 267, }, .text = "b.dtype == i64", .line = 123 },
    /* 269 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 268, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 270 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 260, 269, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 123 },
    /* 271 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 270, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 122 },
    /* 272 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 124 },
    /* 273 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 272, }, .text = "shape", .line = 124 },
    /* 274 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 275 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 274, }, .text = "shape", .line = 124 },
    /* 276 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 277 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 275, 276, }, .text = "cell.shape[-1]", .line = 124 },
    /* 278 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 124 },
    /* 279 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 278, }, .text = "shape", .line = 124 },
    /* 280 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 124 },
    /* 281 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 279, 280, }, .text = "x.shape[2]", .line = 124 },
    /* 282 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 277, 281, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 283 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 273, 282, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 124 },
    /* 284 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 271, 283, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 122 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 124 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 124 },
    /* 287 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 288 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 287, }, .text = "shape", .line = 124 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 290 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "cell.shape[-1]", .line = 124 },
    /* 291 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 124 },
    /* 292 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 291, }, .text = "shape", .line = 124 },
    /* 293 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 124 },
    /* 294 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 292, 293, }, .text = "cell.shape[-1]", .line = 124 },
    /* 295 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 290, 294, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 296 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 286, 295, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 124 },
    /* 297 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 284, 296, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 122 },
    /* 298 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 125 },
    /* 299 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 298, }, .text = "shape", .line = 125 },
    /* 300 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 125 },
    /* 301 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 300, }, .text = "shape", .line = 125 },
    /* 302 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 125 },
    /* 303 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 301, 302, }, .text = "cell.shape[-1]", .line = 125 },
    /* 304 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "[cell.shape[-1]]", .line = 125 },
    /* 305 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 299, 304, }, .text = "b.shape == [cell.shape[-1]]", .line = 125 },
    /* 306 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 297, 305, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 122 },
};
static const struct dfg_desc_node cmsis_nn_tflm_unidirectional_sequence_lstm_nodes[45] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.UnidirectionalSequenceLSTM", },
        .n_kids = 20, .kids = (const uint32_t[]){ 1, 2, 5, 8, 11, 14, 17, 20, 23, 26, 27, 28, 29, 32, 35, 38, 41, 42, 43, 44, },
        .optional = 0x30e00u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "TANH" }, .text = "activation == \"TANH\"", .line = 133 },
        },
        .name = "y",
        .text = "tfl.UnidirectionalSequenceLSTM(x,\012        wi & const, wf & const, wc & const, wo...", .line = 130 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 129 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "wi & const", .line = 131 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wi",
        .text = "wi", .line = 129 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "wf & const", .line = 131 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wf",
        .text = "wf", .line = 129 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "wc & const", .line = 131 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wc",
        .text = "wc", .line = 129 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "wo & const", .line = 131 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wo",
        .text = "wo", .line = 129 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "ri & const", .line = 131 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ri",
        .text = "ri", .line = 129 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "rf & const", .line = 131 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "rf",
        .text = "rf", .line = 129 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "rc & const", .line = 131 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "rc",
        .text = "rc", .line = 129 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "ro & const", .line = 131 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ro",
        .text = "ro", .line = 129 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 131 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pi",
        .text = "pi", .line = 129 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pf",
        .text = "pf", .line = 129 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "po",
        .text = "po", .line = 129 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, },
        .text = "bi & const", .line = 132 },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bi",
        .text = "bi", .line = 129 },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 132 },
    [32] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, },
        .text = "bf & const", .line = 132 },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bf",
        .text = "bf", .line = 129 },
    [34] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 132 },
    [35] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, },
        .text = "bc & const", .line = 132 },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bc",
        .text = "bc", .line = 129 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 132 },
    [38] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, },
        .text = "bo & const", .line = 132 },
    [39] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bo",
        .text = "bo", .line = 129 },
    [40] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 132 },
    [41] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 129 },
    [42] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bp",
        .text = "bp", .line = 129 },
    [43] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hidden",
        .text = "hidden", .line = 129 },
    [44] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "cell",
        .text = "cell", .line = 129 },
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
    .text = "pattern unidirectional_sequence_lstm(\012    x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf, bc, bo, p, bp, hidden, cell) {\012    y = tfl.UnidirectionalSequenceLSTM(x,\012        wi & const, wf & const, wc & const, wo & const, ri & const, rf & const, rc & const, ro & const,\012        pi?, pf?, po?, bi & const, bf & const, bc & const, bo & const, p?, bp?, hidden, cell) {\012        activation == \"TANH\"\012    };\012    where not (present(pi) or present(pf) or present(po) or present(p) or present(bp));\012    where x.rank == 3, y.rank == 3, x.dtype in {i8, i16}, y.dtype == x.dtype;\012    where hidden.dtype == x.dtype, cell.dtype == i16, same_shape(hidden, cell);\012    where not is_const(hidden), not is_const(cell);\012    where gate(x, wi, ri, bi, cell), gate(x, wf, rf, bf, cell);\012    where gate(x, wc, rc, bc, cell), gate(x, wo, ro, bo, cell);\012    return y;\012}", .line = 128, .n_where = 14, .where = (const uint32_t[]){ 14, 18, 22, 27, 32, 37, 41, 44, 47, 50, 114, 178, 242, 306, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 149 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 149 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 149 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 149 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 149 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 149 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 149 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "p.dtype == i8", .line = 149 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 149 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 149 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 149 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.rank <= 4", .line = 149 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 150 },
    /* 13 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "present(value)", .line = 150 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not present(value)", .line = 150 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 150 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 150 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 150 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "value.dtype == i8", .line = 150 },
    /* 19 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "not present(value) or value.dtype == i8", .line = 150 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 151 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(value)", .line = 151 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(value)", .line = 151 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 151 },
    /* 24 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "scale", .text = "value#scale", .line = 151 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 151 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "scale", .text = "p#scale", .line = 151 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "value#scale == p#scale", .line = 151 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 151 },
    /* 29 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "zero_point", .text = "value#zero_point", .line = 151 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 151 },
    /* 31 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "zero_point", .text = "p#zero_point", .line = 151 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "value#zero_point == p#zero_point", .line = 151 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "(value#scale == p#scale and value#zero_point == p#zero_point)", .line = 151 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point)", .line = 151 },
};
static const struct dfg_desc_node cmsis_nn_tflm_pad_nodes[9] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "p",
        .text = "tfl.Pad(x, const) | tfl.PadV2(x, const, value & const)", .line = 148 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "tfl.Pad(x, const)", .line = 148 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 147 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 148 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.PadV2", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 5, 6, },
        .text = "tfl.PadV2(x, const, value & const)", .line = 148 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 148 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "value & const", .line = 148 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "value",
        .text = "value", .line = 147 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 148 },
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
    .text = "pattern pad(x, value) {\012    p = tfl.Pad(x, const) | tfl.PadV2(x, const, value & const);\012    where x.dtype == i8, p.dtype == i8, x.rank <= 4;\012    where not present(value) or value.dtype == i8;\012    where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point);\012    return p;\012}", .line = 147, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 19, 34, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 156 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 156 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 156 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 156 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 156 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 156 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 156 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank <= 4", .line = 156 },
};
static const struct dfg_desc_node cmsis_nn_tflm_transpose_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "t",
        .text = "tfl.Transpose(x, _)", .line = 155 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 154 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 155 },
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
    .text = "pattern transpose(x) {\012    t = tfl.Transpose(x, _);\012    where x.dtype == i8, x.rank <= 4;\012    return t;\012}", .line = 154, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
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
    { .name = "conv_2d", .place = "cmsis_nn_tflm.pat:35", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_conv_2d_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_conv_2d_captures,
      .match = cmsis_nn_tflm_conv_2d_any, .each = cmsis_nn_tflm_conv_2d_all, .desc = &cmsis_nn_tflm_conv_2d_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_conv_2d_whole), .n_parts = sizeof cmsis_nn_tflm_conv_2d_parts / sizeof *cmsis_nn_tflm_conv_2d_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_conv_2d_parts, .whole = cmsis_nn_tflm_conv_2d_whole },
    { .name = "depthwise_conv_2d", .place = "cmsis_nn_tflm.pat:43", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_depthwise_conv_2d_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_depthwise_conv_2d_captures,
      .match = cmsis_nn_tflm_depthwise_conv_2d_any, .each = cmsis_nn_tflm_depthwise_conv_2d_all, .desc = &cmsis_nn_tflm_depthwise_conv_2d_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_depthwise_conv_2d_whole), .n_parts = sizeof cmsis_nn_tflm_depthwise_conv_2d_parts / sizeof *cmsis_nn_tflm_depthwise_conv_2d_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_depthwise_conv_2d_parts, .whole = cmsis_nn_tflm_depthwise_conv_2d_whole },
    { .name = "transpose_conv", .place = "cmsis_nn_tflm.pat:50", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_transpose_conv_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_transpose_conv_captures,
      .match = cmsis_nn_tflm_transpose_conv_any, .each = cmsis_nn_tflm_transpose_conv_all, .desc = &cmsis_nn_tflm_transpose_conv_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_transpose_conv_whole), .n_parts = sizeof cmsis_nn_tflm_transpose_conv_parts / sizeof *cmsis_nn_tflm_transpose_conv_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_transpose_conv_parts, .whole = cmsis_nn_tflm_transpose_conv_whole },
    { .name = "fully_connected", .place = "cmsis_nn_tflm.pat:61", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_fully_connected_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_fully_connected_captures,
      .match = cmsis_nn_tflm_fully_connected_any, .each = cmsis_nn_tflm_fully_connected_all, .desc = &cmsis_nn_tflm_fully_connected_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_fully_connected_whole), .n_parts = sizeof cmsis_nn_tflm_fully_connected_parts / sizeof *cmsis_nn_tflm_fully_connected_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_fully_connected_parts, .whole = cmsis_nn_tflm_fully_connected_whole },
    { .name = "batch_matmul", .place = "cmsis_nn_tflm.pat:68", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_batch_matmul_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_batch_matmul_captures,
      .match = cmsis_nn_tflm_batch_matmul_any, .each = cmsis_nn_tflm_batch_matmul_all, .desc = &cmsis_nn_tflm_batch_matmul_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_batch_matmul_whole), .n_parts = sizeof cmsis_nn_tflm_batch_matmul_parts / sizeof *cmsis_nn_tflm_batch_matmul_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_batch_matmul_parts, .whole = cmsis_nn_tflm_batch_matmul_whole },
    { .name = "addition", .place = "cmsis_nn_tflm.pat:76", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_addition_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_addition_captures,
      .match = cmsis_nn_tflm_addition_any, .each = cmsis_nn_tflm_addition_all, .desc = &cmsis_nn_tflm_addition_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_addition_whole), .n_parts = sizeof cmsis_nn_tflm_addition_parts / sizeof *cmsis_nn_tflm_addition_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_addition_parts, .whole = cmsis_nn_tflm_addition_whole },
    { .name = "mul", .place = "cmsis_nn_tflm.pat:81", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_mul_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_mul_captures,
      .match = cmsis_nn_tflm_mul_any, .each = cmsis_nn_tflm_mul_all, .desc = &cmsis_nn_tflm_mul_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_mul_whole), .n_parts = sizeof cmsis_nn_tflm_mul_parts / sizeof *cmsis_nn_tflm_mul_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_mul_parts, .whole = cmsis_nn_tflm_mul_whole },
    { .name = "extreme", .place = "cmsis_nn_tflm.pat:87", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_extreme_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_extreme_captures,
      .match = cmsis_nn_tflm_extreme_any, .each = cmsis_nn_tflm_extreme_all, .desc = &cmsis_nn_tflm_extreme_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_extreme_whole), .n_parts = sizeof cmsis_nn_tflm_extreme_parts / sizeof *cmsis_nn_tflm_extreme_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_extreme_parts, .whole = cmsis_nn_tflm_extreme_whole },
    { .name = "pool", .place = "cmsis_nn_tflm.pat:95", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_pool_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_pool_captures,
      .match = cmsis_nn_tflm_pool_any, .each = cmsis_nn_tflm_pool_all, .desc = &cmsis_nn_tflm_pool_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_pool_whole), .n_parts = sizeof cmsis_nn_tflm_pool_parts / sizeof *cmsis_nn_tflm_pool_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_pool_parts, .whole = cmsis_nn_tflm_pool_whole },
    { .name = "softmax", .place = "cmsis_nn_tflm.pat:100", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_softmax_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_softmax_captures,
      .match = cmsis_nn_tflm_softmax_any, .each = cmsis_nn_tflm_softmax_all, .desc = &cmsis_nn_tflm_softmax_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_softmax_whole), .n_parts = sizeof cmsis_nn_tflm_softmax_parts / sizeof *cmsis_nn_tflm_softmax_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_softmax_parts, .whole = cmsis_nn_tflm_softmax_whole },
    { .name = "svdf", .place = "cmsis_nn_tflm.pat:109", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_svdf_match),
      .n_captures = 7, .captures = cmsis_nn_tflm_svdf_captures,
      .match = cmsis_nn_tflm_svdf_any, .each = cmsis_nn_tflm_svdf_all, .desc = &cmsis_nn_tflm_svdf_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_svdf_whole), .n_parts = sizeof cmsis_nn_tflm_svdf_parts / sizeof *cmsis_nn_tflm_svdf_parts,
      .n_params = 5, .parts = cmsis_nn_tflm_svdf_parts, .whole = cmsis_nn_tflm_svdf_whole },
    { .name = "unidirectional_sequence_lstm", .place = "cmsis_nn_tflm.pat:128", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match),
      .n_captures = 21, .captures = cmsis_nn_tflm_unidirectional_sequence_lstm_captures,
      .match = cmsis_nn_tflm_unidirectional_sequence_lstm_any, .each = cmsis_nn_tflm_unidirectional_sequence_lstm_all, .desc = &cmsis_nn_tflm_unidirectional_sequence_lstm_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole), .n_parts = sizeof cmsis_nn_tflm_unidirectional_sequence_lstm_parts / sizeof *cmsis_nn_tflm_unidirectional_sequence_lstm_parts,
      .n_params = 20, .parts = cmsis_nn_tflm_unidirectional_sequence_lstm_parts, .whole = cmsis_nn_tflm_unidirectional_sequence_lstm_whole },
    { .name = "pad", .place = "cmsis_nn_tflm.pat:147", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_pad_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_pad_captures,
      .match = cmsis_nn_tflm_pad_any, .each = cmsis_nn_tflm_pad_all, .desc = &cmsis_nn_tflm_pad_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_pad_whole), .n_parts = sizeof cmsis_nn_tflm_pad_parts / sizeof *cmsis_nn_tflm_pad_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_pad_parts, .whole = cmsis_nn_tflm_pad_whole },
    { .name = "transpose", .place = "cmsis_nn_tflm.pat:154", .is_rule = 0, .is_entry = 0,
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
