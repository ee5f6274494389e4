/* What cmsis_nn_tflm.pat declares, as tables for drivers and tests.  Made by pat2c; do not edit. */
#include "cmsis_nn_tflm.h"
#if CMSIS_NN_TFLM_H != 0x0ebf16ef3c8c7a8c
#error "cmsis_nn_tflm.h is of another run of pat2c than this file"
#endif

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
    .needs = DFG_NEEDS_FORMS,
    .n_ops = 17,
    .ops = op_names,
    .n_attrs = 5,
    .attrs = attr_names,
    .n_strs = 5,
    .strs = str_names,
};

struct cmsis_nn_tflm_stored_whole {
    struct cmsis_nn_tflm_stored_match m;
    dfg_node v;
    dfg_node constant;
    dfg_node x;
};

static bool cmsis_nn_tflm_stored_whole(const dfg_graph *g, dfg_node n,
                                       bool (*accept)(void *ctx, const void *m), void *ctx)
{
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node constant = DFG_NONE, x = DFG_NONE;
        if (alt == 0) {
            constant = n;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x = n;
        }
        if (accept(ctx, &(struct cmsis_nn_tflm_stored_whole){.m = {.root = n}, .v = n,
                .constant = constant, .x = x}))
            return true;
    }
    return false;
}

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

/* cmsis_nn_tflm.pat:36
 * cond images(x, w, y) = x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0];
 */
static bool images(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node y)
{
    return dfg_rank(g, x) == 4 && dfg_rank(g, w) == 4 && dfg_rank(g, y) == 4
        && dfg_dim_eq(g, dfg_extent_of(g, x, 0), dfg_extent_of(g, y, 0));
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
    return dfg_dim_eq(g, dfg_count(dfg_len(dfg_fact(g, w, ATTR_scale))), dfg_extent_of(g, w, 0))
        && dfg_dim_eq(g, dfg_count(dfg_len(dfg_fact(g, w, ATTR_zero_point))), dfg_extent_of(g, w, 0))
        && (dfg_eq(dfg_fact(g, w, ATTR_quantized_dimension), dfg_int(0))
            || (dfg_eq(dfg_int(0), dfg_int(0)) && !dfg_known(dfg_fact(g, w, ATTR_quantized_dimension))));
}

struct cmsis_nn_tflm_conv_2d_whole {
    struct cmsis_nn_tflm_conv_2d_match m;
    dfg_node constant;
    dfg_node x;
    dfg_node constant_2;
    dfg_node x_2;
};

static bool cmsis_nn_tflm_conv_2d_whole(const dfg_graph *g, dfg_node n,
                                        bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_Conv2D || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
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
    if (!dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3)), dfg_int(0)))
        return false;
    /* where c.shape[3] % (x.shape[3] / w.shape[3]) == 0 */
    if (!dfg_dim_eq(g,
                    dfg_dim_mod(g, dfg_extent_of(g, n, 3),
                                dfg_dim_div(g, dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3))),
                    dfg_int(0)))
        return false;
    /* where one_scale(w) or scale_each(w, 0) */
    if (!(one_scale(g, w) || scale_each_holds(g, w)))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node constant = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            constant = w;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x_2 = w;
        }
        bool has_b = dfg_arg(g, n, 2) != DFG_NONE;
        dfg_node b = DFG_NONE;
        if (has_b) {
            b = dfg_arg(g, n, 2);
        }
        for (uint32_t alt_2 = 0; alt_2 < (has_b ? 2u : 1u); alt_2++) {
            dfg_node constant_2 = DFG_NONE, x_2_2 = DFG_NONE;
            if (has_b) {
                if (alt_2 == 0) {
                    constant_2 = b;
                    if (!dfg_is(g, constant_2, DFG_CONST))
                        continue;
                } else {
                    x_2_2 = b;
                }
            }
            /* where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64) */
            if (!(b == DFG_NONE || dfg_dtype(g, b) == DFG_I32
                  || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
                continue;
            if (accept(ctx, &(struct cmsis_nn_tflm_conv_2d_whole){.m = {.root = n, .x = x, .w = w, .b = b,
                    .c = n}, .constant = constant, .x = x_2, .constant_2 = constant_2,
                    .x_2 = x_2_2}))
                return true;
        }
    }
    return false;
}

/* cmsis_nn_tflm.pat:27, axis = 3
 * cond scale_each(w, axis) = len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],
 *     w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension));
 */
static bool scale_each_holds_2(const dfg_graph *g, dfg_node w)
{
    return dfg_dim_eq(g, dfg_count(dfg_len(dfg_fact(g, w, ATTR_scale))), dfg_extent_of(g, w, 3))
        && dfg_dim_eq(g, dfg_count(dfg_len(dfg_fact(g, w, ATTR_zero_point))), dfg_extent_of(g, w, 3))
        && (dfg_eq(dfg_fact(g, w, ATTR_quantized_dimension), dfg_int(3))
            || (dfg_eq(dfg_int(3), dfg_int(0)) && !dfg_known(dfg_fact(g, w, ATTR_quantized_dimension))));
}

struct cmsis_nn_tflm_depthwise_conv_2d_whole {
    struct cmsis_nn_tflm_depthwise_conv_2d_match m;
    dfg_node constant;
    dfg_node x;
    dfg_node constant_2;
    dfg_node x_2;
};

static bool cmsis_nn_tflm_depthwise_conv_2d_whole(const dfg_graph *g, dfg_node n,
                                                  bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_DepthwiseConv2D || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
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
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, w, 3)))
        return false;
    /* where one_scale(w) or scale_each(w, 3) */
    if (!(one_scale(g, w) || scale_each_holds_2(g, w)))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node constant = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            constant = w;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x_2 = w;
        }
        bool has_b = dfg_arg(g, n, 2) != DFG_NONE;
        dfg_node b = DFG_NONE;
        if (has_b) {
            b = dfg_arg(g, n, 2);
        }
        for (uint32_t alt_2 = 0; alt_2 < (has_b ? 2u : 1u); alt_2++) {
            dfg_node constant_2 = DFG_NONE, x_2_2 = DFG_NONE;
            if (has_b) {
                if (alt_2 == 0) {
                    constant_2 = b;
                    if (!dfg_is(g, constant_2, DFG_CONST))
                        continue;
                } else {
                    x_2_2 = b;
                }
            }
            /* where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype ==
             * i64) */
            if (!(b == DFG_NONE || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
                  || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
                continue;
            if (accept(ctx, &(struct cmsis_nn_tflm_depthwise_conv_2d_whole){.m = {.root = n, .x = x, .w = w,
                    .b = b, .c = n}, .constant = constant, .x = x_2,
                    .constant_2 = constant_2, .x_2 = x_2_2}))
                return true;
        }
    }
    return false;
}

struct cmsis_nn_tflm_transpose_conv_whole {
    struct cmsis_nn_tflm_transpose_conv_match m;
    dfg_node constant;
    dfg_node x;
    dfg_node constant_2;
    dfg_node x_2;
    dfg_node constant_3;
    dfg_node x_3;
};

static bool cmsis_nn_tflm_transpose_conv_whole(const dfg_graph *g, dfg_node n,
                                               bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_TransposeConv || dfg_n_args(g, n) > 4 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 2) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 2);
    dfg_node v = dfg_arg(g, n, 0);
    /* where limited(c) */
    if (!limited(g, n))
        return false;
    /* where x.dtype == i8 */
    if (dfg_dtype(g, x) != DFG_I8)
        return false;
    /* where c.dtype == i8 */
    if (dfg_dtype(g, n) != DFG_I8)
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node constant = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            constant = v;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x_2 = v;
        }
        dfg_node w = dfg_arg(g, n, 1);
        /* where images(x, w, c) */
        if (!images(g, x, w, n))
            continue;
        /* where w.dtype == i8 */
        if (dfg_dtype(g, w) != DFG_I8)
            continue;
        /* where x.shape[3] == w.shape[3] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3)))
            continue;
        /* where c.shape[3] == w.shape[0] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, w, 0)))
            continue;
        /* where one_scale(w) or scale_each(w, 0) */
        if (!(one_scale(g, w) || scale_each_holds(g, w)))
            continue;
        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
            dfg_node constant_2 = DFG_NONE, x_2_2 = DFG_NONE;
            if (alt_2 == 0) {
                constant_2 = w;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
            } else {
                x_2_2 = w;
            }
            bool has_b = dfg_arg(g, n, 3) != DFG_NONE;
            dfg_node b = DFG_NONE;
            if (has_b) {
                b = dfg_arg(g, n, 3);
            }
            for (uint32_t alt_3 = 0; alt_3 < (has_b ? 2u : 1u); alt_3++) {
                dfg_node constant_3 = DFG_NONE, x_3 = DFG_NONE;
                if (has_b) {
                    if (alt_3 == 0) {
                        constant_3 = b;
                        if (!dfg_is(g, constant_3, DFG_CONST))
                            continue;
                    } else {
                        x_3 = b;
                    }
                }
                /* where not present(b) or b.dtype == i32 */
                if (!(b == DFG_NONE || dfg_dtype(g, b) == DFG_I32))
                    continue;
                if (accept(ctx, &(struct cmsis_nn_tflm_transpose_conv_whole){.m = {.root = n, .x = x, .w = w,
                        .b = b, .c = n}, .constant = constant, .x = x_2,
                        .constant_2 = constant_2, .x_2 = x_2_2, .constant_3 = constant_3, .x_3 = x_3}))
                    return true;
            }
        }
    }
    return false;
}

struct cmsis_nn_tflm_fully_connected_whole {
    struct cmsis_nn_tflm_fully_connected_match m;
    dfg_node constant;
    dfg_node x;
    dfg_node constant_2;
    dfg_node x_2;
};

static bool cmsis_nn_tflm_fully_connected_whole(const dfg_graph *g, dfg_node n,
                                                bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (dfg_op(g, n) != OP_tfl_FullyConnected || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node w = dfg_arg(g, n, 1);
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
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node constant = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            constant = w;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x_2 = w;
        }
        bool has_b = dfg_arg(g, n, 2) != DFG_NONE;
        dfg_node b = DFG_NONE;
        if (has_b) {
            b = dfg_arg(g, n, 2);
        }
        for (uint32_t alt_2 = 0; alt_2 < (has_b ? 2u : 1u); alt_2++) {
            dfg_node constant_2 = DFG_NONE, x_2_2 = DFG_NONE;
            if (has_b) {
                if (alt_2 == 0) {
                    constant_2 = b;
                    if (!dfg_is(g, constant_2, DFG_CONST))
                        continue;
                } else {
                    x_2_2 = b;
                }
            }
            /* where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype ==
             * i64) */
            if (!(b == DFG_NONE || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
                  || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
                continue;
            if (accept(ctx, &(struct cmsis_nn_tflm_fully_connected_whole){.m = {.root = n, .x = x, .w = w,
                    .b = b, .f = n}, .constant = constant, .x = x_2,
                    .constant_2 = constant_2, .x_2 = x_2_2}))
                return true;
        }
    }
    return false;
}

struct cmsis_nn_tflm_batch_matmul_whole {
    struct cmsis_nn_tflm_batch_matmul_match m;
};

static bool cmsis_nn_tflm_batch_matmul_whole(const dfg_graph *g, dfg_node n,
                                             bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_tfl_BatchMatMul, 2))
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
    if (!dfg_calls_with(g, n, OP_tfl_Add, 2))
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
    if (!dfg_calls_with(g, n, OP_tfl_Mul, 2))
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
    if (!dfg_calls_with(g, n, OP_tfl_Softmax, 1))
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
    dfg_node constant;
    dfg_node x;
    dfg_node constant_2;
    dfg_node x_2;
    dfg_node constant_3;
    dfg_node x_3;
};

static bool cmsis_nn_tflm_svdf_whole(const dfg_graph *g, dfg_node n,
                                     bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_tfl_SVDF, 5))
        return false;
    dfg_val rank = dfg_attr_or(g, n, ATTR_rank, dfg_int(1));
    if (!dfg_known(rank))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node state = dfg_arg(g, n, 4);
    dfg_node feature = dfg_arg(g, n, 1);
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
    /* where not is_const(state) */
    if (dfg_is(g, state, DFG_CONST))
        return false;
    /* where x.rank == 2 */
    if (dfg_rank(g, x) != 2)
        return false;
    /* where feature.rank == 2 */
    if (dfg_rank(g, feature) != 2)
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
    if (!dfg_dim_eq(g, dfg_dim_mod(g, dfg_extent_of(g, feature, 0), rank), dfg_int(0)))
        return false;
    /* where y.shape[1] == feature.shape[0] / rank */
    if (!dfg_dim_eq(g, dfg_extent_of(g, n, 1), dfg_dim_div(g, dfg_extent_of(g, feature, 0), rank)))
        return false;
    /* where feature.shape[1] == x.shape[1] */
    if (!dfg_dim_eq(g, dfg_extent_of(g, feature, 1), dfg_extent_of(g, x, 1)))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node constant = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            constant = feature;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x_2 = feature;
        }
        dfg_node time = dfg_arg(g, n, 2);
        /* where time.dtype in {i8, i16} */
        if (!(dfg_dtype(g, time) == DFG_I8 || dfg_dtype(g, time) == DFG_I16))
            continue;
        /* where state.dtype == time.dtype */
        if (!dfg_eq(dfg_dtype_of(g, state), dfg_dtype_of(g, time)))
            continue;
        /* where time.rank == 2 */
        if (dfg_rank(g, time) != 2)
            continue;
        /* where time.shape[0] == feature.shape[0] */
        if (!dfg_dim_eq(g, dfg_extent_of(g, time, 0), dfg_extent_of(g, feature, 0)))
            continue;
        /* where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]] */
        if (!dfg_dim_eq(g, dfg_shape_of(g, state),
                        DFG_LIST(dfg_extent_of(g, x, 0),
                                 dfg_dim_mul(g, dfg_extent_of(g, time, 1), dfg_extent_of(g, feature, 0)))))
            continue;
        for (uint32_t alt_2 = 0; alt_2 < 2u; alt_2++) {
            dfg_node constant_2 = DFG_NONE, x_2_2 = DFG_NONE;
            if (alt_2 == 0) {
                constant_2 = time;
                if (!dfg_is(g, constant_2, DFG_CONST))
                    continue;
            } else {
                x_2_2 = time;
            }
            dfg_node b = dfg_arg(g, n, 3);
            /* where b.dtype == i32 */
            if (dfg_dtype(g, b) != DFG_I32)
                continue;
            /* where b.shape[0] == y.shape[1] */
            if (!dfg_dim_eq(g, dfg_extent_of(g, b, 0), dfg_extent_of(g, n, 1)))
                continue;
            for (uint32_t alt_3 = 0; alt_3 < 2u; alt_3++) {
                dfg_node constant_3 = DFG_NONE, x_3 = DFG_NONE;
                if (alt_3 == 0) {
                    constant_3 = b;
                    if (!dfg_is(g, constant_3, DFG_CONST))
                        continue;
                } else {
                    x_3 = b;
                }
                if (accept(ctx, &(struct cmsis_nn_tflm_svdf_whole){.m = {.root = n, .x = x, .feature = feature,
                        .time = time, .b = b, .state = state, .y = n, .rank = rank},
                        .constant = constant, .x = x_2, .constant_2 = constant_2, .x_2 = x_2_2,
                        .constant_3 = constant_3, .x_3 = x_3}))
                    return true;
            }
        }
    }
    return false;
}

/* cmsis_nn_tflm.pat:125
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
        && dfg_dim_eq(g, dfg_shape_of(g, w), DFG_LIST(dfg_extent_of(g, cell, -1), dfg_extent_of(g, x, 2)))
        && dfg_dim_eq(g, dfg_shape_of(g, r),
                      DFG_LIST(dfg_extent_of(g, cell, -1), dfg_extent_of(g, cell, -1)))
        && dfg_dim_eq(g, dfg_shape_of(g, b), DFG_LIST(dfg_extent_of(g, cell, -1)));
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
    bool is_pad = dfg_calls_with(g, n, OP_tfl_Pad, 2);
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
        if (!dfg_calls_with(g, padV2, OP_tfl_PadV2, 3))
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
    dfg_node constant;
    dfg_node x;
};

static bool cmsis_nn_tflm_transpose_whole(const dfg_graph *g, dfg_node n,
                                          bool (*accept)(void *ctx, const void *m), void *ctx)
{
    if (!dfg_calls_with(g, n, OP_tfl_Transpose, 2))
        return false;
    dfg_node x = dfg_arg(g, n, 0);
    dfg_node v = dfg_arg(g, n, 1);
    /* where x.dtype == i8 */
    if (dfg_dtype(g, x) != DFG_I8)
        return false;
    /* where x.rank <= 4 */
    if (!dfg_le(dfg_rank_of(g, x), dfg_int(4)))
        return false;
    for (uint32_t alt = 0; alt < 2u; alt++) {
        dfg_node constant = DFG_NONE, x_2 = DFG_NONE;
        if (alt == 0) {
            constant = v;
            if (!dfg_is(g, constant, DFG_CONST))
                continue;
        } else {
            x_2 = v;
        }
        if (accept(ctx, &(struct cmsis_nn_tflm_transpose_whole){.m = {.root = n, .x = x, .t = n},
                .constant = constant, .x = x_2}))
            return true;
    }
    return false;
}

struct each { bool (*accept)(void *, const void *); void *ctx; };

/* ---- stored ---- */

static const struct dfg_desc_node cmsis_nn_tflm_stored_nodes[3] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .text = "const | _", .line = 32 },
    [1] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region cmsis_nn_tflm_stored_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_pattern cmsis_nn_tflm_stored_desc = {
    .n_nodes = 3, .n_exprs = 0, .n_vars = 0, .n_sets = 0,
    .nodes = cmsis_nn_tflm_stored_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_stored_regions,
    .text = "pattern stored = const | _;", .line = 32
};
static bool cmsis_nn_tflm_stored_any(const dfg_graph *g, dfg_node n, void *m)
{
    return cmsis_nn_tflm_stored_match(g, n, m);
}
static bool cmsis_nn_tflm_stored_pass(void *ctx, const struct cmsis_nn_tflm_stored_match *m)
{
    const struct each *e = ctx;
    return e->accept(e->ctx, m);
}
static bool cmsis_nn_tflm_stored_all(const dfg_graph *g, dfg_node n, bool (*accept)(void *, const void *), void *ctx)
{
    struct each e = { accept, ctx };
    return cmsis_nn_tflm_stored_each(g, n, cmsis_nn_tflm_stored_pass, &e);
}

static const struct dfg_part cmsis_nn_tflm_stored_parts[] = {
    { DFG_PART_ROOT, false, 1, -1, offsetof(struct cmsis_nn_tflm_stored_whole, v) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_stored_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_stored_whole, x) },
};
/* ---- conv_2d ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_conv_2d_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 17 },
    /* 1 */ { .op = DFG_E_ATTR, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .name = "activation", .text = "activation", .line = 17 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "NONE" }, .text = "\"NONE\"", .line = 17 },
    /* 3 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 4, .s = "RELU" }, .text = "\"RELU\"", .line = 17 },
    /* 4 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 5, .s = "RELU6" }, .text = "\"RELU6\"", .line = 17 },
    /* 5 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_STRING, .n = 12, .s = "RELU_N1_TO_1" }, .text = "\"RELU_N1_TO_1\"", .line = 17 },
    /* 6 */ { .op = DFG_E_IN, .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 3, 4, 5, }, .text = "c.activation in {\"NONE\", \"RELU\", \"RELU6\", \"RELU_N1_TO_1\"}", .line = 17 },
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 36 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 36 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 36 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 36 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 36 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.rank == 4", .line = 36 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "x.rank == 4, w.rank == 4", .line = 36 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 36 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 36 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "y.rank == 4", .line = 36 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 36 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 36 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 36 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0]", .line = 36 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 36 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 36 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "y.shape[0]", .line = 36 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "x.shape[0] == y.shape[0]", .line = 36 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 29, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 36 },
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
    /* 70 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 29 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "dtype", .line = 29 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "w.dtype == i8", .line = 29 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "dtype", .line = 29 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.dtype == i8", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 29 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "dtype", .line = 29 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 29 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "w.dtype == i4", .line = 29 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 41 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 41 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 41 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "x.shape[3]", .line = 41 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 41 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "shape", .line = 41 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 41 },
    /* 91 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "w.shape[3]", .line = 41 },
    /* 92 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "x.shape[3] % w.shape[3]", .line = 41 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "x.shape[3] % w.shape[3] == 0", .line = 41 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 41 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 41 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 41 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "c.shape[3]", .line = 41 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 41 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "shape", .line = 41 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 41 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "x.shape[3]", .line = 41 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 41 },
    /* 104 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "shape", .line = 41 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 41 },
    /* 106 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 104, 105, }, .text = "w.shape[3]", .line = 41 },
    /* 107 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 102, 106, }, .text = "(x.shape[3] / w.shape[3])", .line = 41 },
    /* 108 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 98, 107, }, .text = "c.shape[3] % (x.shape[3] / w.shape[3])", .line = 41 },
    /* 109 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 41 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 108, 109, }, .text = "c.shape[3] % (x.shape[3] / w.shape[3]) == 0", .line = 41 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 26 },
    /* 112 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 113 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 114 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 112, 113, }, .text = "w#scale > 0", .line = 26 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 26 },
    /* 116 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 117 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 116, }, .text = "len(w#scale)", .line = 26 },
    /* 118 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 119 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 117, 118, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 120 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 114, 119, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 121 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 122 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 121, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 123 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 122, }, .text = "len(w#scale)", .line = 27 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "shape", .line = 27 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 127 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "w.shape[axis]", .line = 27 },
    /* 128 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 129 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 130 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 131 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "len(w#zero_point)", .line = 27 },
    /* 132 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 133 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 132, }, .text = "shape", .line = 27 },
    /* 134 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 135 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 133, 134, }, .text = "w.shape[axis]", .line = 27 },
    /* 136 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 135, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 137 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 128, 136, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 28 },
    /* 139 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 142 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 143 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 144 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 142, 143, }, .text = "axis == 0", .line = 28 },
    /* 145 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 28 },
    /* 146 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 145, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 147 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 148 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 147, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 149 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 144, 148, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 150 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 141, 149, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 151 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 137, 150, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 152 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 120, 151, }, .text = "one_scale(w) or scale_each(w, 0)", .line = 42 },
    /* 153 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 154 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 153, }, .text = "present(b)", .line = 43 },
    /* 155 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 154, }, .text = "not present(b)", .line = 43 },
    /* 156 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 157 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 156, }, .text = "dtype", .line = 43 },
    /* 158 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 43 },
    /* 159 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 157, 158, }, .text = "b.dtype == i32", .line = 43 },
    /* 160 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 155, 159, }, .text = "not present(b) or b.dtype == i32", .line = 43 },
    /* 161 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 43 },
    /* 162 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 161, }, .text = "dtype", .line = 43 },
    /* 163 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 43 },
    /* 164 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 162, 163, }, .text = "x.dtype == i16", .line = 43 },
    /* 165 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 43 },
    /* 166 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 165, }, .text = "dtype", .line = 43 },
    /* 167 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 43 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 166, 167, }, .text = "b.dtype == i64", .line = 43 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 164, 168, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 43 },
    /* 170 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 160, 169, }, .text = "not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64)", .line = 43 },
};
static const struct dfg_desc_node cmsis_nn_tflm_conv_2d_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Conv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 7, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.Conv2D(x, w & stored, (b & stored)?)", .line = 39 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 38 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & stored", .line = 39 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 38 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "const | _", .line = 32 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(b & stored)", .line = 39 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 38 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "const | _", .line = 32 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region cmsis_nn_tflm_conv_2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_conv_2d_refs[] = { { 1, -1 }, { 3, -1 }, { 8, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_conv_2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_conv_2d_match, c) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_conv_2d_desc = {
    .n_nodes = 12, .n_exprs = 171, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_conv_2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_conv_2d_regions,
    .exprs = cmsis_nn_tflm_conv_2d_exprs,
    .captures = cmsis_nn_tflm_conv_2d_refs,
    .text = "pattern conv_2d(x, w, b) {\012    c = tfl.Conv2D(x, w & stored, (b & stored)?);\012    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w);\012    where x.shape[3] % w.shape[3] == 0, c.shape[3] % (x.shape[3] / w.shape[3]) == 0;\012    where one_scale(w) or scale_each(w, 0);\012    where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64);\012    return c;\012}", .line = 38, .n_where = 8, .where = (const uint32_t[]){ 6, 30, 69, 83, 94, 110, 152, 170, }
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
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_conv_2d_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_conv_2d_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_conv_2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_conv_2d_whole, x_2) },
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
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 36 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 36 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 36 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 36 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 36 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.rank == 4", .line = 36 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "x.rank == 4, w.rank == 4", .line = 36 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 36 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 36 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "y.rank == 4", .line = 36 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 36 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 36 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 36 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0]", .line = 36 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 36 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 36 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "y.shape[0]", .line = 36 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "x.shape[0] == y.shape[0]", .line = 36 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 29, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 36 },
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
    /* 70 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 29 },
    /* 71 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "dtype", .line = 29 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "w.dtype == i8", .line = 29 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "dtype", .line = 29 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "x.dtype == i8", .line = 29 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 29 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "dtype", .line = 29 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 29 },
    /* 81 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "w.dtype == i4", .line = 29 },
    /* 82 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 77, 81, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 83 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 73, 82, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 48 },
    /* 85 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .text = "shape", .line = 48 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 48 },
    /* 87 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "c.shape[3]", .line = 48 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 48 },
    /* 89 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .text = "shape", .line = 48 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 48 },
    /* 91 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "w.shape[3]", .line = 48 },
    /* 92 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 87, 91, }, .text = "c.shape[3] == w.shape[3]", .line = 48 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 26 },
    /* 94 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 95 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 96 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 94, 95, }, .text = "w#scale > 0", .line = 26 },
    /* 97 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 26 },
    /* 98 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 99 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "len(w#scale)", .line = 26 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 101 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 102 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 96, 101, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 104 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 105 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "len(w#scale)", .line = 27 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 27 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 27 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "w.shape[axis]", .line = 27 },
    /* 110 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 111 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 112 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 113 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 112, }, .text = "len(w#zero_point)", .line = 27 },
    /* 114 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 115 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 114, }, .text = "shape", .line = 27 },
    /* 116 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 27 },
    /* 117 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 115, 116, }, .text = "w.shape[axis]", .line = 27 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 113, 117, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 119 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 110, 118, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 28 },
    /* 121 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 28 },
    /* 123 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 124 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "axis", .line = 28 },
    /* 125 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 126 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 124, 125, }, .text = "axis == 0", .line = 28 },
    /* 127 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 28 },
    /* 128 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 127, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 129 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 130 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 129, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 131 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 126, 130, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 132 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 123, 131, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 133 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 119, 132, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 134 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 102, 133, }, .text = "one_scale(w) or scale_each(w, 3)", .line = 49 },
    /* 135 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 50 },
    /* 136 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 135, }, .text = "present(b)", .line = 50 },
    /* 137 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 136, }, .text = "not present(b)", .line = 50 },
    /* 138 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 50 },
    /* 139 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 138, }, .text = "dtype", .line = 50 },
    /* 140 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 50 },
    /* 141 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 139, 140, }, .text = "x.dtype == i8", .line = 50 },
    /* 142 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 50 },
    /* 143 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 142, }, .text = "dtype", .line = 50 },
    /* 144 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 50 },
    /* 145 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 143, 144, }, .text = "b.dtype == i32", .line = 50 },
    /* 146 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 141, 145, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 50 },
    /* 147 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 137, 146, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32)", .line = 50 },
    /* 148 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 50 },
    /* 149 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 148, }, .text = "dtype", .line = 50 },
    /* 150 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 50 },
    /* 151 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 149, 150, }, .text = "x.dtype == i16", .line = 50 },
    /* 152 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 50 },
    /* 153 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 152, }, .text = "dtype", .line = 50 },
    /* 154 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 50 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 153, 154, }, .text = "b.dtype == i64", .line = 50 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 151, 155, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 50 },
    /* 157 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 147, 156, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 50 },
};
static const struct dfg_desc_node cmsis_nn_tflm_depthwise_conv_2d_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.DepthwiseConv2D", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 7, },
        .optional = 0x4u,
        .name = "c",
        .text = "tfl.DepthwiseConv2D(x, w & stored, (b & stored)?)", .line = 47 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 46 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & stored", .line = 47 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 46 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "const | _", .line = 32 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(b & stored)", .line = 47 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 46 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "const | _", .line = 32 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region cmsis_nn_tflm_depthwise_conv_2d_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_depthwise_conv_2d_refs[] = { { 1, -1 }, { 3, -1 }, { 8, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_depthwise_conv_2d_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_match, c) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_depthwise_conv_2d_desc = {
    .n_nodes = 12, .n_exprs = 158, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_depthwise_conv_2d_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_depthwise_conv_2d_regions,
    .exprs = cmsis_nn_tflm_depthwise_conv_2d_exprs,
    .captures = cmsis_nn_tflm_depthwise_conv_2d_refs,
    .text = "pattern depthwise_conv_2d(x, w, b) {\012    c = tfl.DepthwiseConv2D(x, w & stored, (b & stored)?);\012    where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w), c.shape[3] == w.shape[3];\012    where one_scale(w) or scale_each(w, 3);\012    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\012    return c;\012}", .line = 46, .n_where = 7, .where = (const uint32_t[]){ 6, 30, 69, 83, 92, 134, 157, }
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
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_depthwise_conv_2d_whole, x_2) },
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
    /* 7 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 36 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 36 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 36 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 36 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 36 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "w.rank == 4", .line = 36 },
    /* 15 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 10, 14, }, .text = "x.rank == 4, w.rank == 4", .line = 36 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 36 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 36 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 36 },
    /* 19 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "y.rank == 4", .line = 36 },
    /* 20 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 15, 19, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4", .line = 36 },
    /* 21 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 36 },
    /* 22 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "shape", .line = 36 },
    /* 23 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 24 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 22, 23, }, .text = "x.shape[0]", .line = 36 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 36 },
    /* 26 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .text = "shape", .line = 36 },
    /* 27 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 36 },
    /* 28 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 26, 27, }, .text = "y.shape[0]", .line = 36 },
    /* 29 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 28, }, .text = "x.shape[0] == y.shape[0]", .line = 36 },
    /* 30 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 20, 29, }, .text = "x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]", .line = 36 },
    /* 31 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 55 },
    /* 32 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 31, }, .text = "dtype", .line = 55 },
    /* 33 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 55 },
    /* 34 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 32, 33, }, .text = "x.dtype == i8", .line = 55 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 55 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 55 },
    /* 37 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 55 },
    /* 38 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, }, .text = "w.dtype == i8", .line = 55 },
    /* 39 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 55 },
    /* 40 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 39, }, .text = "dtype", .line = 55 },
    /* 41 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 55 },
    /* 42 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 40, 41, }, .text = "c.dtype == i8", .line = 55 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 9, .text = "x", .line = 56 },
    /* 44 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 43, }, .text = "shape", .line = 56 },
    /* 45 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 56 },
    /* 46 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 44, 45, }, .text = "x.shape[3]", .line = 56 },
    /* 47 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 56 },
    /* 48 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 47, }, .text = "shape", .line = 56 },
    /* 49 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 56 },
    /* 50 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 48, 49, }, .text = "w.shape[3]", .line = 56 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 46, 50, }, .text = "x.shape[3] == w.shape[3]", .line = 56 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "c", .line = 56 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "shape", .line = 56 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 56 },
    /* 55 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "c.shape[3]", .line = 56 },
    /* 56 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 56 },
    /* 57 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 56, }, .text = "shape", .line = 56 },
    /* 58 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 56 },
    /* 59 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 57, 58, }, .text = "w.shape[0]", .line = 56 },
    /* 60 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 59, }, .text = "c.shape[3] == w.shape[0]", .line = 56 },
    /* 61 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 26 },
    /* 62 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 61, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 64 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "w#scale > 0", .line = 26 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 26 },
    /* 66 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 67 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 66, }, .text = "len(w#scale)", .line = 26 },
    /* 68 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 69 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 67, 68, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 70 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 64, 69, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 27 },
    /* 72 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 73 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 72, }, .text = "len(w#scale)", .line = 27 },
    /* 74 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 27 },
    /* 75 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 74, }, .text = "shape", .line = 27 },
    /* 76 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 77 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 75, 76, }, .text = "w.shape[axis]", .line = 27 },
    /* 78 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 73, 77, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 27 },
    /* 80 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 81 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "len(w#zero_point)", .line = 27 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 27 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 27 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "w.shape[axis]", .line = 27 },
    /* 86 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 85, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 87 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 86, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 88 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 28 },
    /* 89 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 88, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 90 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 89, 90, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 92 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 94 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "axis == 0", .line = 28 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 5, .text = "w", .line = 28 },
    /* 96 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 97 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 98 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 97, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 99 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 94, 98, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 100 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 91, 99, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 101 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 87, 100, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 102 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 70, 101, }, .text = "one_scale(w) or scale_each(w, 0)", .line = 57 },
    /* 103 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 58 },
    /* 104 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 103, }, .text = "present(b)", .line = 58 },
    /* 105 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 104, }, .text = "not present(b)", .line = 58 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 11, .text = "b", .line = 58 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "dtype", .line = 58 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 58 },
    /* 109 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "b.dtype == i32", .line = 58 },
    /* 110 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "not present(b) or b.dtype == i32", .line = 58 },
};
static const struct dfg_desc_node cmsis_nn_tflm_transpose_conv_nodes[15] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.TransposeConv", },
        .n_kids = 4, .kids = (const uint32_t[]){ 1, 4, 9, 10, },
        .optional = 0x8u,
        .name = "c",
        .text = "tfl.TransposeConv(stored, w & stored, x, (b & stored)?)", .line = 54 },
    [1] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "const | _", .line = 32 },
    [2] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [4] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "w & stored", .line = 54 },
    [5] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 53 },
    [6] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "const | _", .line = 32 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 53 },
    [10] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 11, 12, },
        .text = "(b & stored)", .line = 54 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 53 },
    [12] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "const | _", .line = 32 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [14] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region cmsis_nn_tflm_transpose_conv_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_transpose_conv_refs[] = { { 9, -1 }, { 5, -1 }, { 11, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_transpose_conv_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, b) },
    { "c", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_conv_match, c) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_transpose_conv_desc = {
    .n_nodes = 15, .n_exprs = 111, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_transpose_conv_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_transpose_conv_regions,
    .exprs = cmsis_nn_tflm_transpose_conv_exprs,
    .captures = cmsis_nn_tflm_transpose_conv_refs,
    .text = "pattern transpose_conv(x, w, b) {\012    c = tfl.TransposeConv(stored, w & stored, x, (b & stored)?);\012    where limited(c), images(x, w, c), x.dtype == i8, w.dtype == i8, c.dtype == i8;\012    where x.shape[3] == w.shape[3], c.shape[3] == w.shape[0];\012    where one_scale(w) or scale_each(w, 0);\012    where not present(b) or b.dtype == i32;\012    return c;\012}", .line = 53, .n_where = 9, .where = (const uint32_t[]){ 6, 30, 34, 38, 42, 51, 60, 102, 110, }
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
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_conv_whole, x_3) },
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
    /* 46 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 29 },
    /* 47 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "dtype", .line = 29 },
    /* 48 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 49 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 47, 48, }, .text = "w.dtype == i8", .line = 29 },
    /* 50 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 29 },
    /* 51 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 50, }, .text = "dtype", .line = 29 },
    /* 52 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 29 },
    /* 53 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 51, 52, }, .text = "x.dtype == i8", .line = 29 },
    /* 54 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 29 },
    /* 55 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 54, }, .text = "dtype", .line = 29 },
    /* 56 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 2 }, .text = "i4", .line = 29 },
    /* 57 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 55, 56, }, .text = "w.dtype == i4", .line = 29 },
    /* 58 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 53, 57, }, .text = "(x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 59 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 49, 58, }, .text = "w.dtype == i8 or (x.dtype == i8 and w.dtype == i4)", .line = 29 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 0, .text = "f", .line = 66 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "rank", .line = 66 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 66 },
    /* 63 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 66 },
    /* 64 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 61, 62, 63, }, .text = "f.rank in 2..4", .line = 66 },
    /* 65 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 26 },
    /* 66 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 65, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 67 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 26 },
    /* 68 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 66, 67, }, .text = "w#scale > 0", .line = 26 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 26 },
    /* 70 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .name = "scale", .text = "w#scale", .line = 26 },
    /* 71 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 70, }, .text = "len(w#scale)", .line = 26 },
    /* 72 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 26 },
    /* 73 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 71, 72, }, .text = "len(w#scale) == 1", .line = 26 },
    /* 74 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 73, }, .text = "w#scale > 0 or len(w#scale) == 1", .line = 26 },
    /* 75 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 67 },
    /* 76 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 75, }, .text = "dtype", .line = 67 },
    /* 77 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 67 },
    /* 78 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 76, 77, }, .text = "x.dtype == i8", .line = 67 },
    /* 79 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 67 },
    /* 80 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 79, }, .text = "dtype", .line = 67 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 67 },
    /* 82 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 80, 81, }, .text = "w.dtype == i8", .line = 67 },
    /* 83 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 78, 82, }, .text = "x.dtype == i8 and w.dtype == i8", .line = 67 },
    /* 84 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 85 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 84, }, .name = "scale", .text = "w#scale", .line = 27 },
    /* 86 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 85, }, .text = "len(w#scale)", .line = 27 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "shape", .line = 27 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 90 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "w.shape[axis]", .line = 27 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 86, 90, }, .text = "len(w#scale) == w.shape[axis]", .line = 27 },
    /* 92 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 93 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 92, }, .name = "zero_point", .text = "w#zero_point", .line = 27 },
    /* 94 */ { .op = DFG_E_CALL, .sub = DFG_F_LEN, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "len(w#zero_point)", .line = 27 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 27 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 27 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 27 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "w.shape[axis]", .line = 27 },
    /* 99 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 98, }, .text = "len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 100 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 91, 99, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis]", .line = 27 },
    /* 101 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 28 },
    /* 102 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 101, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 103 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 102, 103, }, .text = "w#quantized_dimension == axis", .line = 28 },
    /* 105 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "axis", .line = 28 },
    /* 106 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 28 },
    /* 107 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 105, 106, }, .text = "axis == 0", .line = 28 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 28 },
    /* 109 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .name = "quantized_dimension", .text = "w#quantized_dimension", .line = 28 },
    /* 110 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 109, }, .text = "present(w#quantized_dimension)", .line = 28 },
    /* 111 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 110, }, .text = "not present(w#quantized_dimension)", .line = 28 },
    /* 112 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 107, 111, }, .text = "(axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 113 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 104, 112, }, .text = "w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 28 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 100, 113, }, .text = "len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],\012    w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension))", .line = 27 },
    /* 115 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 83, 114, }, .text = "(x.dtype == i8 and w.dtype == i8 and scale_each(w, 0))", .line = 67 },
    /* 116 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 74, 115, }, .text = "one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0))", .line = 67 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 68 },
    /* 118 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "present(b)", .line = 68 },
    /* 119 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 118, }, .text = "not present(b)", .line = 68 },
    /* 120 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 68 },
    /* 121 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 120, }, .text = "dtype", .line = 68 },
    /* 122 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 68 },
    /* 123 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 121, 122, }, .text = "x.dtype == i8", .line = 68 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 68 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "dtype", .line = 68 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 68 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "b.dtype == i32", .line = 68 },
    /* 128 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 127, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 68 },
    /* 129 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 119, 128, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32)", .line = 68 },
    /* 130 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 68 },
    /* 131 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 130, }, .text = "dtype", .line = 68 },
    /* 132 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 68 },
    /* 133 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 131, 132, }, .text = "x.dtype == i16", .line = 68 },
    /* 134 */ { .op = DFG_E_NODE, .ref = 8, .text = "b", .line = 68 },
    /* 135 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 134, }, .text = "dtype", .line = 68 },
    /* 136 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 68 },
    /* 137 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 135, 136, }, .text = "b.dtype == i64", .line = 68 },
    /* 138 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 133, 137, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 68 },
    /* 139 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 129, 138, }, .text = "not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 68 },
};
static const struct dfg_desc_node cmsis_nn_tflm_fully_connected_nodes[12] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.FullyConnected", },
        .n_kids = 3, .kids = (const uint32_t[]){ 1, 2, 7, },
        .optional = 0x4u,
        .name = "f",
        .text = "tfl.FullyConnected(x, w & stored, (b & stored)?)", .line = 65 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 64 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "w & stored", .line = 65 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "w",
        .text = "w", .line = 64 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "const | _", .line = 32 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "(b & stored)", .line = 65 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 64 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "const | _", .line = 32 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region cmsis_nn_tflm_fully_connected_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_fully_connected_refs[] = { { 1, -1 }, { 3, -1 }, { 8, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_fully_connected_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, x) },
    { "w", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, w) },
    { "b", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, b) },
    { "f", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_fully_connected_match, f) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_fully_connected_desc = {
    .n_nodes = 12, .n_exprs = 140, .n_vars = 0, .n_sets = 4,
    .nodes = cmsis_nn_tflm_fully_connected_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_fully_connected_regions,
    .exprs = cmsis_nn_tflm_fully_connected_exprs,
    .captures = cmsis_nn_tflm_fully_connected_refs,
    .text = "pattern fully_connected(x, w, b) {\012    f = tfl.FullyConnected(x, w & stored, (b & stored)?);\012    where limited(f), data_types(x, f), weight_types(x, w), f.rank in 2..4;\012    where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0));\012    where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);\012    return f;\012}", .line = 64, .n_where = 6, .where = (const uint32_t[]){ 6, 45, 59, 64, 116, 139, }
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
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_fully_connected_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_fully_connected_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_fully_connected_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_fully_connected_whole, x_2) },
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
    /* 78 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 73 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "rank", .line = 73 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 73 },
    /* 81 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 73 },
    /* 82 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 79, 80, 81, }, .text = "a.rank in 2..4", .line = 73 },
    /* 83 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 73 },
    /* 84 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 83, }, .text = "rank", .line = 73 },
    /* 85 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 73 },
    /* 86 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 73 },
    /* 87 */ { .op = DFG_E_IN_RANGE, .n_kids = 3, .kids = (const uint32_t[]){ 84, 85, 86, }, .text = "b.rank in 2..4", .line = 73 },
};
static const struct dfg_desc_node cmsis_nn_tflm_batch_matmul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.BatchMatMul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "tfl.BatchMatMul(a, b)", .line = 72 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 71 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 71 },
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
    .text = "pattern batch_matmul(a, b) {\012    m = tfl.BatchMatMul(a, b);\012    where data_types(a, m), data_types(b, m), a.rank in 2..4, b.rank in 2..4;\012    return m;\012}", .line = 71, .n_where = 4, .where = (const uint32_t[]){ 38, 77, 82, 87, }
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
    /* 85 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 81 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 81 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "same_shape(a, b)", .line = 81 },
};
static const struct dfg_desc_node cmsis_nn_tflm_addition_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Add", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "s",
        .text = "tfl.Add(a, b)", .line = 80 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 79 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 79 },
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
    .text = "pattern addition(a, b) {\012    s = tfl.Add(a, b);\012    where limited(s), data_types(a, s), data_types(b, s), same_shape(a, b);\012    return s;\012}", .line = 79, .n_where = 4, .where = (const uint32_t[]){ 6, 45, 84, 87, }
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
    /* 85 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 86 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 86 },
    /* 87 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 85, 86, }, .text = "same_shape(a, b)", .line = 86 },
};
static const struct dfg_desc_node cmsis_nn_tflm_mul_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Mul", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "tfl.Mul(a, b)", .line = 85 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 84 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 84 },
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
    .text = "pattern mul(a, b) {\012    m = tfl.Mul(a, b);\012    where limited(m), data_types(a, m), data_types(b, m), same_shape(a, b);\012    return m;\012}", .line = 84, .n_where = 4, .where = (const uint32_t[]){ 6, 45, 84, 87, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 92 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 92 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 92 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "a.dtype == i8", .line = 92 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 92 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 92 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 92 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "b.dtype == i8", .line = 92 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "m", .line = 92 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 92 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 92 },
    /* 11 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "m.dtype == i8", .line = 92 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 1, .text = "a", .line = 92 },
    /* 13 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "rank", .line = 92 },
    /* 14 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 92 },
    /* 15 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, }, .text = "a.rank <= 4", .line = 92 },
    /* 16 */ { .op = DFG_E_NODE, .ref = 2, .text = "b", .line = 92 },
    /* 17 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 16, }, .text = "rank", .line = 92 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 92 },
    /* 19 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 17, 18, }, .text = "b.rank <= 4", .line = 92 },
};
static const struct dfg_desc_node cmsis_nn_tflm_extreme_nodes[3] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.Maximum", "tfl.Minimum", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "m",
        .text = "(tfl.Maximum | tfl.Minimum)(a, b)", .line = 91 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "a",
        .text = "a", .line = 90 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 90 },
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
    .text = "pattern extreme(a, b) {\012    m = (tfl.Maximum | tfl.Minimum)(a, b);\012    where a.dtype == i8, b.dtype == i8, m.dtype == i8, a.rank <= 4, b.rank <= 4;\012    return m;\012}", .line = 90, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 15, 19, }
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
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 100 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "rank", .line = 100 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 100 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.rank == 4", .line = 100 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 100 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "rank", .line = 100 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 100 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "p.rank == 4", .line = 100 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 100 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 100 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 100 },
    /* 18 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 100 },
    /* 19 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 16, 17, 18, }, .text = "x.dtype in {i8, i16}", .line = 100 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 100 },
    /* 21 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "dtype", .line = 100 },
    /* 22 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 100 },
    /* 23 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 22, }, .text = "dtype", .line = 100 },
    /* 24 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 21, 23, }, .text = "p.dtype == x.dtype", .line = 100 },
};
static const struct dfg_desc_node cmsis_nn_tflm_pool_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 2, .ops = (const char *const[]){ "tfl.AveragePool2D", "tfl.MaxPool2D", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "p",
        .text = "(tfl.AveragePool2D | tfl.MaxPool2D)(x)", .line = 99 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 98 },
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
    .text = "pattern pool(x) {\012    p = (tfl.AveragePool2D | tfl.MaxPool2D)(x);\012    where limited(p), x.rank == 4, p.rank == 4, x.dtype in {i8, i16}, p.dtype == x.dtype;\012    return p;\012}", .line = 98, .n_where = 5, .where = (const uint32_t[]){ 6, 10, 14, 19, 24, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 105 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "rank", .line = 105 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 105 },
    /* 3 */ { .op = DFG_E_GE, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.rank >= 1", .line = 105 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 105 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 105 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 105 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.dtype == i8", .line = 105 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 105 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "dtype", .line = 105 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 105 },
    /* 11 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 105 },
    /* 12 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 9, 10, 11, }, .text = "s.dtype in {i8, i16}", .line = 105 },
    /* 13 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 7, 12, }, .text = "(x.dtype == i8 and s.dtype in {i8, i16})", .line = 105 },
    /* 14 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 105 },
    /* 15 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 14, }, .text = "dtype", .line = 105 },
    /* 16 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 105 },
    /* 17 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, }, .text = "x.dtype == i16", .line = 105 },
    /* 18 */ { .op = DFG_E_NODE, .ref = 0, .text = "s", .line = 105 },
    /* 19 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 18, }, .text = "dtype", .line = 105 },
    /* 20 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 105 },
    /* 21 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 19, 20, }, .text = "s.dtype == i16", .line = 105 },
    /* 22 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 17, 21, }, .text = "(x.dtype == i16 and s.dtype == i16)", .line = 105 },
    /* 23 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 13, 22, }, .text = "(x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16)", .line = 105 },
};
static const struct dfg_desc_node cmsis_nn_tflm_softmax_nodes[2] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Softmax", },
        .n_kids = 1, .kids = (const uint32_t[]){ 1, },
        .name = "s",
        .text = "tfl.Softmax(x)", .line = 104 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 103 },
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
    .text = "pattern softmax(x) {\012    s = tfl.Softmax(x);\012    where x.rank >= 1, (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16);\012    return s;\012}", .line = 103, .n_where = 2, .where = (const uint32_t[]){ 3, 23, }
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
    /* 7 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 115 },
    /* 8 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 7, }, .text = "dtype", .line = 115 },
    /* 9 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 115 },
    /* 10 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, }, .text = "x.dtype == i8", .line = 115 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 3, .text = "feature", .line = 115 },
    /* 12 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "dtype", .line = 115 },
    /* 13 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 115 },
    /* 14 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, }, .text = "feature.dtype == i8", .line = 115 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 115 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 115 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 115 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "y.dtype == i8", .line = 115 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 13, .text = "b", .line = 115 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "dtype", .line = 115 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 115 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "b.dtype == i32", .line = 115 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 8, .text = "time", .line = 116 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 116 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 116 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 116 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "time.dtype in {i8, i16}", .line = 116 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 17, .text = "state", .line = 116 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 116 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 8, .text = "time", .line = 116 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 116 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "state.dtype == time.dtype", .line = 116 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 17, .text = "state", .line = 116 },
    /* 34 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "is_const(state)", .line = 116 },
    /* 35 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 34, }, .text = "not is_const(state)", .line = 116 },
    /* 36 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 117 },
    /* 37 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 36, }, .text = "rank", .line = 117 },
    /* 38 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 117 },
    /* 39 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 37, 38, }, .text = "x.rank == 2", .line = 117 },
    /* 40 */ { .op = DFG_E_NODE, .ref = 3, .text = "feature", .line = 117 },
    /* 41 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 40, }, .text = "rank", .line = 117 },
    /* 42 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 117 },
    /* 43 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 41, 42, }, .text = "feature.rank == 2", .line = 117 },
    /* 44 */ { .op = DFG_E_NODE, .ref = 8, .text = "time", .line = 117 },
    /* 45 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 44, }, .text = "rank", .line = 117 },
    /* 46 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 117 },
    /* 47 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 45, 46, }, .text = "time.rank == 2", .line = 117 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 17, .text = "state", .line = 117 },
    /* 49 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "rank", .line = 117 },
    /* 50 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 117 },
    /* 51 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 49, 50, }, .text = "state.rank == 2", .line = 117 },
    /* 52 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 117 },
    /* 53 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 52, }, .text = "rank", .line = 117 },
    /* 54 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 117 },
    /* 55 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 53, 54, }, .text = "y.rank == 2", .line = 117 },
    /* 56 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 118 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 118 },
    /* 58 */ { .op = DFG_E_GT, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "rank > 0", .line = 118 },
    /* 59 */ { .op = DFG_E_NODE, .ref = 3, .text = "feature", .line = 118 },
    /* 60 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 59, }, .text = "shape", .line = 118 },
    /* 61 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 118 },
    /* 62 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 60, 61, }, .text = "feature.shape[0]", .line = 118 },
    /* 63 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 118 },
    /* 64 */ { .op = DFG_E_MOD, .n_kids = 2, .kids = (const uint32_t[]){ 62, 63, }, .text = "feature.shape[0] % rank", .line = 118 },
    /* 65 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 118 },
    /* 66 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 64, 65, }, .text = "feature.shape[0] % rank == 0", .line = 118 },
    /* 67 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 118 },
    /* 68 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 67, }, .text = "shape", .line = 118 },
    /* 69 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 118 },
    /* 70 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 68, 69, }, .text = "y.shape[1]", .line = 118 },
    /* 71 */ { .op = DFG_E_NODE, .ref = 3, .text = "feature", .line = 118 },
    /* 72 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 71, }, .text = "shape", .line = 118 },
    /* 73 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 118 },
    /* 74 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 72, 73, }, .text = "feature.shape[0]", .line = 118 },
    /* 75 */ { .op = DFG_E_VAR, .ref = 0, .text = "rank", .line = 118 },
    /* 76 */ { .op = DFG_E_DIV, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "feature.shape[0] / rank", .line = 118 },
    /* 77 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 76, }, .text = "y.shape[1] == feature.shape[0] / rank", .line = 118 },
    /* 78 */ { .op = DFG_E_NODE, .ref = 3, .text = "feature", .line = 119 },
    /* 79 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 78, }, .text = "shape", .line = 119 },
    /* 80 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 119 },
    /* 81 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 79, 80, }, .text = "feature.shape[1]", .line = 119 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 119 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 119 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 119 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "x.shape[1]", .line = 119 },
    /* 86 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 85, }, .text = "feature.shape[1] == x.shape[1]", .line = 119 },
    /* 87 */ { .op = DFG_E_NODE, .ref = 8, .text = "time", .line = 119 },
    /* 88 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 87, }, .text = "shape", .line = 119 },
    /* 89 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 119 },
    /* 90 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 88, 89, }, .text = "time.shape[0]", .line = 119 },
    /* 91 */ { .op = DFG_E_NODE, .ref = 3, .text = "feature", .line = 119 },
    /* 92 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 91, }, .text = "shape", .line = 119 },
    /* 93 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 119 },
    /* 94 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 92, 93, }, .text = "feature.shape[0]", .line = 119 },
    /* 95 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 90, 94, }, .text = "time.shape[0] == feature.shape[0]", .line = 119 },
    /* 96 */ { .op = DFG_E_NODE, .ref = 17, .text = "state", .line = 120 },
    /* 97 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 96, }, .text = "shape", .line = 120 },
    /* 98 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 120 },
    /* 99 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 98, }, .text = "shape", .line = 120 },
    /* 100 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 120 },
    /* 101 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 99, 100, }, .text = "x.shape[0]", .line = 120 },
    /* 102 */ { .op = DFG_E_NODE, .ref = 8, .text = "time", .line = 120 },
    /* 103 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 102, }, .text = "shape", .line = 120 },
    /* 104 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 120 },
    /* 105 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 103, 104, }, .text = "time.shape[1]", .line = 120 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 3, .text = "feature", .line = 120 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 120 },
    /* 108 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 120 },
    /* 109 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 107, 108, }, .text = "feature.shape[0]", .line = 120 },
    /* 110 */ { .op = DFG_E_MUL, .n_kids = 2, .kids = (const uint32_t[]){ 105, 109, }, .text = "time.shape[1] * feature.shape[0]", .line = 120 },
    /* 111 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 101, 110, }, .text = "[x.shape[0], time.shape[1] * feature.shape[0]]", .line = 120 },
    /* 112 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 97, 111, }, .text = "state.shape == [x.shape[0], time.shape[1] * feature.shape[0]]", .line = 120 },
    /* 113 */ { .op = DFG_E_NODE, .ref = 13, .text = "b", .line = 120 },
    /* 114 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 113, }, .text = "shape", .line = 120 },
    /* 115 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 0LL }, .text = "0", .line = 120 },
    /* 116 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 114, 115, }, .text = "b.shape[0]", .line = 120 },
    /* 117 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 120 },
    /* 118 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 117, }, .text = "shape", .line = 120 },
    /* 119 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 1LL }, .text = "1", .line = 120 },
    /* 120 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 118, 119, }, .text = "y.shape[1]", .line = 120 },
    /* 121 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 120, }, .text = "b.shape[0] == y.shape[1]", .line = 120 },
};
static const struct dfg_desc_node cmsis_nn_tflm_svdf_nodes[18] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.SVDF", },
        .n_kids = 5, .kids = (const uint32_t[]){ 1, 2, 7, 12, 17, },
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_BIND, .name = "rank", .expr = -1, .var = 0, .text = "rank = rank", .line = 113 },
        },
        .name = "y",
        .text = "tfl.SVDF(x, feature & stored, time & stored, b & stored, state)", .line = 113 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 112 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "feature & stored", .line = 113 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "feature",
        .text = "feature", .line = 112 },
    [4] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, },
        .text = "const | _", .line = 32 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [7] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 8, 9, },
        .text = "time & stored", .line = 113 },
    [8] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "time",
        .text = "time", .line = 112 },
    [9] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 10, 11, },
        .text = "const | _", .line = 32 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [11] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [12] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 13, 14, },
        .text = "b & stored", .line = 113 },
    [13] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "b",
        .text = "b", .line = 112 },
    [14] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "const | _", .line = 32 },
    [15] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [16] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
    [17] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "state",
        .text = "state", .line = 112 },
};
static const struct dfg_desc_region cmsis_nn_tflm_svdf_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const uint32_t cmsis_nn_tflm_svdf_var_regions[] = { 0, };
static const bool cmsis_nn_tflm_svdf_dims[] = { 0, };
static const struct dfg_desc_capture cmsis_nn_tflm_svdf_refs[] = { { 1, -1 }, { 3, -1 }, { 8, -1 }, { 13, -1 }, { 17, -1 }, { 0, -1 }, { 0, -1 }, };
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
    .n_nodes = 18, .n_exprs = 122, .n_vars = 1, .n_sets = 7,
    .nodes = cmsis_nn_tflm_svdf_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_svdf_regions,
    .var_region = cmsis_nn_tflm_svdf_var_regions,
    .exprs = cmsis_nn_tflm_svdf_exprs,
    .captures = cmsis_nn_tflm_svdf_refs,
    .var_is_dim = cmsis_nn_tflm_svdf_dims,
    .text = "pattern svdf(x, feature, time, b, state) {\012    y = tfl.SVDF(x, feature & stored, time & stored, b & stored, state) { rank = rank };\012    where limited(y);\012    where x.dtype == i8, feature.dtype == i8, y.dtype == i8, b.dtype == i32;\012    where time.dtype in {i8, i16}, state.dtype == time.dtype, not is_const(state);\012    where x.rank == 2, feature.rank == 2, time.rank == 2, state.rank == 2, y.rank == 2;\012    where rank > 0, feature.shape[0] % rank == 0, y.shape[1] == feature.shape[0] / rank;\012    where feature.shape[1] == x.shape[1], time.shape[0] == feature.shape[0];\012    where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]], b.shape[0] == y.shape[1];\012    return y;\012}", .line = 112, .n_where = 20, .where = (const uint32_t[]){ 6, 10, 14, 18, 22, 27, 32, 35, 39, 43, 47, 51, 55, 58, 66, 77, 86, 95, 112, 121, }
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
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_svdf_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_svdf_whole, x) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_svdf_whole, constant_2) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_svdf_whole, x_2) },
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_svdf_whole, constant_3) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_svdf_whole, x_3) },
};
/* ---- unidirectional_sequence_lstm ---- */

static const struct dfg_desc_expr cmsis_nn_tflm_unidirectional_sequence_lstm_exprs[] = {
    /* 0 */ { .op = DFG_E_NODE, .ref = 26, .text = "pi", .line = 138 },
    /* 1 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "present(pi)", .line = 138 },
    /* 2 */ { .op = DFG_E_NODE, .ref = 27, .text = "pf", .line = 138 },
    /* 3 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 2, }, .text = "present(pf)", .line = 138 },
    /* 4 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 1, 3, }, .text = "present(pi) or present(pf)", .line = 138 },
    /* 5 */ { .op = DFG_E_NODE, .ref = 28, .text = "po", .line = 138 },
    /* 6 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 5, }, .text = "present(po)", .line = 138 },
    /* 7 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 4, 6, }, .text = "present(pi) or present(pf) or present(po)", .line = 138 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 41, .text = "p", .line = 138 },
    /* 9 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "present(p)", .line = 138 },
    /* 10 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 7, 9, }, .text = "present(pi) or present(pf) or present(po) or present(p)", .line = 138 },
    /* 11 */ { .op = DFG_E_NODE, .ref = 42, .text = "bp", .line = 138 },
    /* 12 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 11, }, .text = "present(bp)", .line = 138 },
    /* 13 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 10, 12, }, .text = "(present(pi) or present(pf) or present(po) or present(p) or present(bp))", .line = 138 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not (present(pi) or present(pf) or present(po) or present(p) or present(bp))", .line = 138 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 139 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "rank", .line = 139 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 139 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "x.rank == 3", .line = 139 },
    /* 19 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 139 },
    /* 20 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 19, }, .text = "rank", .line = 139 },
    /* 21 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 3LL }, .text = "3", .line = 139 },
    /* 22 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 20, 21, }, .text = "y.rank == 3", .line = 139 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 139 },
    /* 24 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .text = "dtype", .line = 139 },
    /* 25 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 139 },
    /* 26 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 139 },
    /* 27 */ { .op = DFG_E_IN, .n_kids = 3, .kids = (const uint32_t[]){ 24, 25, 26, }, .text = "x.dtype in {i8, i16}", .line = 139 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 0, .text = "y", .line = 139 },
    /* 29 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .text = "dtype", .line = 139 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 139 },
    /* 31 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .text = "dtype", .line = 139 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "y.dtype == x.dtype", .line = 139 },
    /* 33 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 140 },
    /* 34 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 33, }, .text = "dtype", .line = 140 },
    /* 35 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 140 },
    /* 36 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 35, }, .text = "dtype", .line = 140 },
    /* 37 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 34, 36, }, .text = "hidden.dtype == x.dtype", .line = 140 },
    /* 38 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 140 },
    /* 39 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 38, }, .text = "dtype", .line = 140 },
    /* 40 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 140 },
    /* 41 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, }, .text = "cell.dtype == i16", .line = 140 },
    /* 42 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 140 },
    /* 43 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 140 },
    /* 44 */ { .op = DFG_E_PRED, .sub = DFG_F_SAME_SHAPE, .n_kids = 2, .kids = (const uint32_t[]){ 42, 43, }, .text = "same_shape(hidden, cell)", .line = 140 },
    /* 45 */ { .op = DFG_E_NODE, .ref = 43, .text = "hidden", .line = 141 },
    /* 46 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 45, }, .text = "is_const(hidden)", .line = 141 },
    /* 47 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 46, }, .text = "not is_const(hidden)", .line = 141 },
    /* 48 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 141 },
    /* 49 */ { .op = DFG_E_PRED, .sub = DFG_F_IS_CONST, .n_kids = 1, .kids = (const uint32_t[]){ 48, }, .text = "is_const(cell)", .line = 141 },
    /* 50 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 49, }, .text = "not is_const(cell)", .line = 141 },
    /* 51 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 125 },
    /* 52 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 51, }, .text = "dtype", .line = 125 },
    /* 53 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 54 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 52, 53, }, .text = "w.dtype == i8", .line = 125 },
    /* 55 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 125 },
    /* 56 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 55, }, .text = "dtype", .line = 125 },
    /* 57 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 58 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 56, 57, }, .text = "r.dtype == i8", .line = 125 },
    /* 59 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 54, 58, }, .text = "w.dtype == i8, r.dtype == i8", .line = 125 },
    /* 60 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 61 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 60, }, .text = "dtype", .line = 126 },
    /* 62 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 126 },
    /* 63 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 61, 62, }, .text = "x.dtype == i8", .line = 126 },
    /* 64 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 126 },
    /* 65 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 64, }, .text = "dtype", .line = 126 },
    /* 66 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 126 },
    /* 67 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 65, 66, }, .text = "b.dtype == i32", .line = 126 },
    /* 68 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 63, 67, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 126 },
    /* 69 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 70 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 69, }, .text = "dtype", .line = 126 },
    /* 71 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 126 },
    /* 72 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 70, 71, }, .text = "x.dtype == i16", .line = 126 },
    /* 73 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 126 },
    /* 74 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 73, }, .text = "dtype", .line = 126 },
    /* 75 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 126 },
    /* 76 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 74, 75, }, .text = "b.dtype == i64", .line = 126 },
    /* 77 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 72, 76, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 78 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 68, 77, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 79 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 59, 78, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 125 },
    /* 80 */ { .op = DFG_E_NODE, .ref = 3, .text = "w", .line = 127 },
    /* 81 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 80, }, .text = "shape", .line = 127 },
    /* 82 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 83 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 82, }, .text = "shape", .line = 127 },
    /* 84 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 85 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 83, 84, }, .text = "cell.shape[-1]", .line = 127 },
    /* 86 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 127 },
    /* 87 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 86, }, .text = "shape", .line = 127 },
    /* 88 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 127 },
    /* 89 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 87, 88, }, .text = "x.shape[2]", .line = 127 },
    /* 90 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 85, 89, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 91 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 81, 90, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 92 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 79, 91, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 125 },
    /* 93 */ { .op = DFG_E_NODE, .ref = 15, .text = "r", .line = 127 },
    /* 94 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 93, }, .text = "shape", .line = 127 },
    /* 95 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 96 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 95, }, .text = "shape", .line = 127 },
    /* 97 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 98 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 96, 97, }, .text = "cell.shape[-1]", .line = 127 },
    /* 99 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 100 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 99, }, .text = "shape", .line = 127 },
    /* 101 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 102 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 100, 101, }, .text = "cell.shape[-1]", .line = 127 },
    /* 103 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 98, 102, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 104 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 94, 103, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 105 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 92, 104, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 125 },
    /* 106 */ { .op = DFG_E_NODE, .ref = 30, .text = "b", .line = 128 },
    /* 107 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 106, }, .text = "shape", .line = 128 },
    /* 108 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 128 },
    /* 109 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 108, }, .text = "shape", .line = 128 },
    /* 110 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 128 },
    /* 111 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 109, 110, }, .text = "cell.shape[-1]", .line = 128 },
    /* 112 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 111, }, .text = "[cell.shape[-1]]", .line = 128 },
    /* 113 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 107, 112, }, .text = "b.shape == [cell.shape[-1]]", .line = 128 },
    /* 114 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 105, 113, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 125 },
    /* 115 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 125 },
    /* 116 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 115, }, .text = "dtype", .line = 125 },
    /* 117 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 118 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 116, 117, }, .text = "w.dtype == i8", .line = 125 },
    /* 119 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 125 },
    /* 120 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 119, }, .text = "dtype", .line = 125 },
    /* 121 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 122 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 120, 121, }, .text = "r.dtype == i8", .line = 125 },
    /* 123 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 118, 122, }, .text = "w.dtype == i8, r.dtype == i8", .line = 125 },
    /* 124 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 125 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 124, }, .text = "dtype", .line = 126 },
    /* 126 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 126 },
    /* 127 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 125, 126, }, .text = "x.dtype == i8", .line = 126 },
    /* 128 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 126 },
    /* 129 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 128, }, .text = "dtype", .line = 126 },
    /* 130 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 126 },
    /* 131 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 129, 130, }, .text = "b.dtype == i32", .line = 126 },
    /* 132 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 127, 131, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 126 },
    /* 133 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 134 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 133, }, .text = "dtype", .line = 126 },
    /* 135 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 126 },
    /* 136 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 134, 135, }, .text = "x.dtype == i16", .line = 126 },
    /* 137 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 126 },
    /* 138 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 137, }, .text = "dtype", .line = 126 },
    /* 139 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 126 },
    /* 140 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 138, 139, }, .text = "b.dtype == i64", .line = 126 },
    /* 141 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 136, 140, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 142 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 132, 141, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 143 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 123, 142, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 125 },
    /* 144 */ { .op = DFG_E_NODE, .ref = 6, .text = "w", .line = 127 },
    /* 145 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 144, }, .text = "shape", .line = 127 },
    /* 146 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 147 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 146, }, .text = "shape", .line = 127 },
    /* 148 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 149 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 147, 148, }, .text = "cell.shape[-1]", .line = 127 },
    /* 150 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 127 },
    /* 151 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 150, }, .text = "shape", .line = 127 },
    /* 152 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 127 },
    /* 153 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 151, 152, }, .text = "x.shape[2]", .line = 127 },
    /* 154 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 149, 153, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 155 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 145, 154, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 156 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 143, 155, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 125 },
    /* 157 */ { .op = DFG_E_NODE, .ref = 18, .text = "r", .line = 127 },
    /* 158 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 157, }, .text = "shape", .line = 127 },
    /* 159 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 160 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 159, }, .text = "shape", .line = 127 },
    /* 161 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 162 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 160, 161, }, .text = "cell.shape[-1]", .line = 127 },
    /* 163 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 164 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 163, }, .text = "shape", .line = 127 },
    /* 165 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 166 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 164, 165, }, .text = "cell.shape[-1]", .line = 127 },
    /* 167 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 162, 166, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 168 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 158, 167, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 169 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 156, 168, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 125 },
    /* 170 */ { .op = DFG_E_NODE, .ref = 33, .text = "b", .line = 128 },
    /* 171 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 170, }, .text = "shape", .line = 128 },
    /* 172 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 128 },
    /* 173 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 172, }, .text = "shape", .line = 128 },
    /* 174 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 128 },
    /* 175 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 173, 174, }, .text = "cell.shape[-1]", .line = 128 },
    /* 176 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 175, }, .text = "[cell.shape[-1]]", .line = 128 },
    /* 177 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 171, 176, }, .text = "b.shape == [cell.shape[-1]]", .line = 128 },
    /* 178 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 169, 177, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 125 },
    /* 179 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 125 },
    /* 180 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 179, }, .text = "dtype", .line = 125 },
    /* 181 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 182 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 180, 181, }, .text = "w.dtype == i8", .line = 125 },
    /* 183 */ { .op = DFG_E_NODE, .ref = 21, .text = "r", .line = 125 },
    /* 184 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 183, }, .text = "dtype", .line = 125 },
    /* 185 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 186 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 184, 185, }, .text = "r.dtype == i8", .line = 125 },
    /* 187 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 182, 186, }, .text = "w.dtype == i8, r.dtype == i8", .line = 125 },
    /* 188 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 189 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 188, }, .text = "dtype", .line = 126 },
    /* 190 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 126 },
    /* 191 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 189, 190, }, .text = "x.dtype == i8", .line = 126 },
    /* 192 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 126 },
    /* 193 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 192, }, .text = "dtype", .line = 126 },
    /* 194 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 126 },
    /* 195 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 193, 194, }, .text = "b.dtype == i32", .line = 126 },
    /* 196 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 191, 195, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 126 },
    /* 197 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 198 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 197, }, .text = "dtype", .line = 126 },
    /* 199 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 126 },
    /* 200 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 198, 199, }, .text = "x.dtype == i16", .line = 126 },
    /* 201 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 126 },
    /* 202 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 201, }, .text = "dtype", .line = 126 },
    /* 203 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 126 },
    /* 204 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 202, 203, }, .text = "b.dtype == i64", .line = 126 },
    /* 205 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 200, 204, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 206 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 196, 205, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 207 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 187, 206, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 125 },
    /* 208 */ { .op = DFG_E_NODE, .ref = 9, .text = "w", .line = 127 },
    /* 209 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 208, }, .text = "shape", .line = 127 },
    /* 210 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 211 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 210, }, .text = "shape", .line = 127 },
    /* 212 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 213 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 211, 212, }, .text = "cell.shape[-1]", .line = 127 },
    /* 214 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 127 },
    /* 215 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 214, }, .text = "shape", .line = 127 },
    /* 216 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 127 },
    /* 217 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 215, 216, }, .text = "x.shape[2]", .line = 127 },
    /* 218 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 213, 217, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 219 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 209, 218, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 220 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 207, 219, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 125 },
    /* 221 */ { .op = DFG_E_NODE, .ref = 21, .text = "r", .line = 127 },
    /* 222 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 221, }, .text = "shape", .line = 127 },
    /* 223 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 224 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 223, }, .text = "shape", .line = 127 },
    /* 225 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 226 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 224, 225, }, .text = "cell.shape[-1]", .line = 127 },
    /* 227 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 228 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 227, }, .text = "shape", .line = 127 },
    /* 229 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 230 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 228, 229, }, .text = "cell.shape[-1]", .line = 127 },
    /* 231 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 226, 230, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 232 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 222, 231, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 233 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 220, 232, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 125 },
    /* 234 */ { .op = DFG_E_NODE, .ref = 36, .text = "b", .line = 128 },
    /* 235 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 234, }, .text = "shape", .line = 128 },
    /* 236 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 128 },
    /* 237 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 236, }, .text = "shape", .line = 128 },
    /* 238 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 128 },
    /* 239 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 237, 238, }, .text = "cell.shape[-1]", .line = 128 },
    /* 240 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 239, }, .text = "[cell.shape[-1]]", .line = 128 },
    /* 241 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 235, 240, }, .text = "b.shape == [cell.shape[-1]]", .line = 128 },
    /* 242 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 233, 241, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 125 },
    /* 243 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 125 },
    /* 244 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 243, }, .text = "dtype", .line = 125 },
    /* 245 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 246 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 244, 245, }, .text = "w.dtype == i8", .line = 125 },
    /* 247 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 125 },
    /* 248 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 247, }, .text = "dtype", .line = 125 },
    /* 249 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 125 },
    /* 250 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 248, 249, }, .text = "r.dtype == i8", .line = 125 },
    /* 251 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 246, 250, }, .text = "w.dtype == i8, r.dtype == i8", .line = 125 },
    /* 252 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 253 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 252, }, .text = "dtype", .line = 126 },
    /* 254 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 126 },
    /* 255 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 253, 254, }, .text = "x.dtype == i8", .line = 126 },
    /* 256 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 126 },
    /* 257 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 256, }, .text = "dtype", .line = 126 },
    /* 258 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 5 }, .text = "i32", .line = 126 },
    /* 259 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 257, 258, }, .text = "b.dtype == i32", .line = 126 },
    /* 260 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 255, 259, }, .text = "(x.dtype == i8 and b.dtype == i32)", .line = 126 },
    /* 261 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 126 },
    /* 262 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 261, }, .text = "dtype", .line = 126 },
    /* 263 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 4 }, .text = "i16", .line = 126 },
    /* 264 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 262, 263, }, .text = "x.dtype == i16", .line = 126 },
    /* 265 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 126 },
    /* 266 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 265, }, .text = "dtype", .line = 126 },
    /* 267 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 6 }, .text = "i64", .line = 126 },
    /* 268 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 266, 267, }, .text = "b.dtype == i64", .line = 126 },
    /* 269 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 264, 268, }, .text = "(x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 270 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 260, 269, }, .text = "(x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 126 },
    /* 271 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 251, 270, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64)", .line = 125 },
    /* 272 */ { .op = DFG_E_NODE, .ref = 12, .text = "w", .line = 127 },
    /* 273 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 272, }, .text = "shape", .line = 127 },
    /* 274 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 275 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 274, }, .text = "shape", .line = 127 },
    /* 276 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 277 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 275, 276, }, .text = "cell.shape[-1]", .line = 127 },
    /* 278 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 127 },
    /* 279 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 278, }, .text = "shape", .line = 127 },
    /* 280 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 2LL }, .text = "2", .line = 127 },
    /* 281 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 279, 280, }, .text = "x.shape[2]", .line = 127 },
    /* 282 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 277, 281, }, .text = "[cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 283 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 273, 282, }, .text = "w.shape == [cell.shape[-1], x.shape[2]]", .line = 127 },
    /* 284 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 271, 283, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]]", .line = 125 },
    /* 285 */ { .op = DFG_E_NODE, .ref = 24, .text = "r", .line = 127 },
    /* 286 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 285, }, .text = "shape", .line = 127 },
    /* 287 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 288 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 287, }, .text = "shape", .line = 127 },
    /* 289 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 290 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 288, 289, }, .text = "cell.shape[-1]", .line = 127 },
    /* 291 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 127 },
    /* 292 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 291, }, .text = "shape", .line = 127 },
    /* 293 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 127 },
    /* 294 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 292, 293, }, .text = "cell.shape[-1]", .line = 127 },
    /* 295 */ { .op = DFG_E_LIST, .n_kids = 2, .kids = (const uint32_t[]){ 290, 294, }, .text = "[cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 296 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 286, 295, }, .text = "r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 127 },
    /* 297 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 284, 296, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]]", .line = 125 },
    /* 298 */ { .op = DFG_E_NODE, .ref = 39, .text = "b", .line = 128 },
    /* 299 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 298, }, .text = "shape", .line = 128 },
    /* 300 */ { .op = DFG_E_NODE, .ref = 44, .text = "cell", .line = 128 },
    /* 301 */ { .op = DFG_E_PROP, .sub = DFG_E_SHAPE, .n_kids = 1, .kids = (const uint32_t[]){ 300, }, .text = "shape", .line = 128 },
    /* 302 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = -1LL }, .text = "-1", .line = 128 },
    /* 303 */ { .op = DFG_E_INDEX, .n_kids = 2, .kids = (const uint32_t[]){ 301, 302, }, .text = "cell.shape[-1]", .line = 128 },
    /* 304 */ { .op = DFG_E_LIST, .n_kids = 1, .kids = (const uint32_t[]){ 303, }, .text = "[cell.shape[-1]]", .line = 128 },
    /* 305 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 299, 304, }, .text = "b.shape == [cell.shape[-1]]", .line = 128 },
    /* 306 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 297, 305, }, .text = "w.dtype == i8, r.dtype == i8,\012    (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),\012    w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],\012    b.shape == [cell.shape[-1]]", .line = 125 },
};
static const struct dfg_desc_node cmsis_nn_tflm_unidirectional_sequence_lstm_nodes[45] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.UnidirectionalSequenceLSTM", },
        .n_kids = 20, .kids = (const uint32_t[]){ 1, 2, 5, 8, 11, 14, 17, 20, 23, 26, 27, 28, 29, 32, 35, 38, 41, 42, 43, 44, },
        .optional = 0x30e00u,
        .n_attrs = 1, .attrs = (const struct dfg_desc_attr[]){
            { .test = DFG_D_TEST_EQ, .name = "activation", .expr = -1, .var = -1, .value = { .tag = DFG_D_STRING, .n = 4, .s = "TANH" }, .text = "activation == \"TANH\"", .line = 136 },
        },
        .name = "y",
        .text = "tfl.UnidirectionalSequenceLSTM(x,\012        wi & const, wf & const, wc & const, wo...", .line = 133 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 132 },
    [2] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "wi & const", .line = 134 },
    [3] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wi",
        .text = "wi", .line = 132 },
    [4] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [5] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 6, 7, },
        .text = "wf & const", .line = 134 },
    [6] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wf",
        .text = "wf", .line = 132 },
    [7] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [8] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, },
        .text = "wc & const", .line = 134 },
    [9] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wc",
        .text = "wc", .line = 132 },
    [10] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [11] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 12, 13, },
        .text = "wo & const", .line = 134 },
    [12] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "wo",
        .text = "wo", .line = 132 },
    [13] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [14] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 15, 16, },
        .text = "ri & const", .line = 134 },
    [15] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ri",
        .text = "ri", .line = 132 },
    [16] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [17] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 18, 19, },
        .text = "rf & const", .line = 134 },
    [18] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "rf",
        .text = "rf", .line = 132 },
    [19] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [20] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 21, 22, },
        .text = "rc & const", .line = 134 },
    [21] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "rc",
        .text = "rc", .line = 132 },
    [22] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [23] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 24, 25, },
        .text = "ro & const", .line = 134 },
    [24] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "ro",
        .text = "ro", .line = 132 },
    [25] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 134 },
    [26] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pi",
        .text = "pi", .line = 132 },
    [27] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "pf",
        .text = "pf", .line = 132 },
    [28] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "po",
        .text = "po", .line = 132 },
    [29] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 30, 31, },
        .text = "bi & const", .line = 135 },
    [30] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bi",
        .text = "bi", .line = 132 },
    [31] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [32] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 33, 34, },
        .text = "bf & const", .line = 135 },
    [33] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bf",
        .text = "bf", .line = 132 },
    [34] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [35] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 36, 37, },
        .text = "bc & const", .line = 135 },
    [36] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bc",
        .text = "bc", .line = 132 },
    [37] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [38] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 39, 40, },
        .text = "bo & const", .line = 135 },
    [39] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bo",
        .text = "bo", .line = 132 },
    [40] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 135 },
    [41] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "p",
        .text = "p", .line = 132 },
    [42] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "bp",
        .text = "bp", .line = 132 },
    [43] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "hidden",
        .text = "hidden", .line = 132 },
    [44] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "cell",
        .text = "cell", .line = 132 },
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
    .text = "pattern unidirectional_sequence_lstm(\012    x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf, bc, bo, p, bp, hidden, cell) {\012    y = tfl.UnidirectionalSequenceLSTM(x,\012        wi & const, wf & const, wc & const, wo & const, ri & const, rf & const, rc & const, ro & const,\012        pi?, pf?, po?, bi & const, bf & const, bc & const, bo & const, p?, bp?, hidden, cell) {\012        activation == \"TANH\"\012    };\012    where not (present(pi) or present(pf) or present(po) or present(p) or present(bp));\012    where x.rank == 3, y.rank == 3, x.dtype in {i8, i16}, y.dtype == x.dtype;\012    where hidden.dtype == x.dtype, cell.dtype == i16, same_shape(hidden, cell);\012    where not is_const(hidden), not is_const(cell);\012    where gate(x, wi, ri, bi, cell), gate(x, wf, rf, bf, cell);\012    where gate(x, wc, rc, bc, cell), gate(x, wo, ro, bo, cell);\012    return y;\012}", .line = 131, .n_where = 14, .where = (const uint32_t[]){ 14, 18, 22, 27, 32, 37, 41, 44, 47, 50, 114, 178, 242, 306, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 152 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 152 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 152 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 152 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 152 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "dtype", .line = 152 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 152 },
    /* 7 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "p.dtype == i8", .line = 152 },
    /* 8 */ { .op = DFG_E_NODE, .ref = 2, .text = "x", .line = 152 },
    /* 9 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 8, }, .text = "rank", .line = 152 },
    /* 10 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 152 },
    /* 11 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 9, 10, }, .text = "x.rank <= 4", .line = 152 },
    /* 12 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 153 },
    /* 13 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 12, }, .text = "present(value)", .line = 153 },
    /* 14 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 13, }, .text = "not present(value)", .line = 153 },
    /* 15 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 153 },
    /* 16 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 15, }, .text = "dtype", .line = 153 },
    /* 17 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 153 },
    /* 18 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 16, 17, }, .text = "value.dtype == i8", .line = 153 },
    /* 19 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 14, 18, }, .text = "not present(value) or value.dtype == i8", .line = 153 },
    /* 20 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 154 },
    /* 21 */ { .op = DFG_E_PRED, .sub = DFG_F_PRESENT, .n_kids = 1, .kids = (const uint32_t[]){ 20, }, .text = "present(value)", .line = 154 },
    /* 22 */ { .op = DFG_E_NOT, .n_kids = 1, .kids = (const uint32_t[]){ 21, }, .text = "not present(value)", .line = 154 },
    /* 23 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 154 },
    /* 24 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 23, }, .name = "scale", .text = "value#scale", .line = 154 },
    /* 25 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 154 },
    /* 26 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 25, }, .name = "scale", .text = "p#scale", .line = 154 },
    /* 27 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 24, 26, }, .text = "value#scale == p#scale", .line = 154 },
    /* 28 */ { .op = DFG_E_NODE, .ref = 7, .text = "value", .line = 154 },
    /* 29 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 28, }, .name = "zero_point", .text = "value#zero_point", .line = 154 },
    /* 30 */ { .op = DFG_E_NODE, .ref = 0, .text = "p", .line = 154 },
    /* 31 */ { .op = DFG_E_FACT, .n_kids = 1, .kids = (const uint32_t[]){ 30, }, .name = "zero_point", .text = "p#zero_point", .line = 154 },
    /* 32 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 29, 31, }, .text = "value#zero_point == p#zero_point", .line = 154 },
    /* 33 */ { .op = DFG_E_AND, .n_kids = 2, .kids = (const uint32_t[]){ 27, 32, }, .text = "(value#scale == p#scale and value#zero_point == p#zero_point)", .line = 154 },
    /* 34 */ { .op = DFG_E_OR, .n_kids = 2, .kids = (const uint32_t[]){ 22, 33, }, .text = "not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point)", .line = 154 },
};
static const struct dfg_desc_node cmsis_nn_tflm_pad_nodes[9] = {
    [0] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 4, },
        .name = "p",
        .text = "tfl.Pad(x, const) | tfl.PadV2(x, const, value & const)", .line = 151 },
    [1] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Pad", },
        .n_kids = 2, .kids = (const uint32_t[]){ 2, 3, },
        .text = "tfl.Pad(x, const)", .line = 151 },
    [2] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 150 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 151 },
    [4] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.PadV2", },
        .n_kids = 3, .kids = (const uint32_t[]){ 2, 5, 6, },
        .text = "tfl.PadV2(x, const, value & const)", .line = 151 },
    [5] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 151 },
    [6] = { .kind = DFG_D_AND, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 7, 8, },
        .text = "value & const", .line = 151 },
    [7] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "value",
        .text = "value", .line = 150 },
    [8] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 151 },
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
    .text = "pattern pad(x, value) {\012    p = tfl.Pad(x, const) | tfl.PadV2(x, const, value & const);\012    where x.dtype == i8, p.dtype == i8, x.rank <= 4;\012    where not present(value) or value.dtype == i8;\012    where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point);\012    return p;\012}", .line = 150, .n_where = 5, .where = (const uint32_t[]){ 3, 7, 11, 19, 34, }
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
    /* 0 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 159 },
    /* 1 */ { .op = DFG_E_PROP, .sub = DFG_E_DTYPE, .n_kids = 1, .kids = (const uint32_t[]){ 0, }, .text = "dtype", .line = 159 },
    /* 2 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_DTYPE, .i = 3 }, .text = "i8", .line = 159 },
    /* 3 */ { .op = DFG_E_EQ, .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, }, .text = "x.dtype == i8", .line = 159 },
    /* 4 */ { .op = DFG_E_NODE, .ref = 1, .text = "x", .line = 159 },
    /* 5 */ { .op = DFG_E_PROP, .sub = DFG_E_RANK, .n_kids = 1, .kids = (const uint32_t[]){ 4, }, .text = "rank", .line = 159 },
    /* 6 */ { .op = DFG_E_VALUE, .value = { .tag = DFG_D_INT, .i = 4LL }, .text = "4", .line = 159 },
    /* 7 */ { .op = DFG_E_LE, .n_kids = 2, .kids = (const uint32_t[]){ 5, 6, }, .text = "x.rank <= 4", .line = 159 },
};
static const struct dfg_desc_node cmsis_nn_tflm_transpose_nodes[5] = {
    [0] = { .kind = DFG_D_CALL, .rest = -1, .index = -1, .region = 0,
        .n_ops = 1, .ops = (const char *const[]){ "tfl.Transpose", },
        .n_kids = 2, .kids = (const uint32_t[]){ 1, 2, },
        .name = "t",
        .text = "tfl.Transpose(x, stored)", .line = 158 },
    [1] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .name = "x",
        .text = "x", .line = 157 },
    [2] = { .kind = DFG_D_ALT, .rest = -1, .index = -1, .region = 0,
        .n_kids = 2, .kids = (const uint32_t[]){ 3, 4, },
        .text = "const | _", .line = 32 },
    [3] = { .kind = DFG_D_CONST, .rest = -1, .index = -1, .region = 0,
        .text = "const", .line = 32 },
    [4] = { .kind = DFG_D_ANY, .rest = -1, .index = -1, .region = 0,
        .text = "_", .line = 32 },
};
static const struct dfg_desc_region cmsis_nn_tflm_transpose_regions[] = { { DFG_D_OUTER, 0, 0 }, };
static const struct dfg_desc_capture cmsis_nn_tflm_transpose_refs[] = { { 1, -1 }, { 0, -1 }, };
static const struct dfg_capture cmsis_nn_tflm_transpose_captures[] = {
    { "x", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_match, x) },
    { "t", DFG_CAP_NODE, offsetof(struct cmsis_nn_tflm_transpose_match, t) },
};
static const struct dfg_desc_pattern cmsis_nn_tflm_transpose_desc = {
    .n_nodes = 5, .n_exprs = 8, .n_vars = 0, .n_sets = 2,
    .nodes = cmsis_nn_tflm_transpose_nodes,
    .n_roots = 1, .roots = (const uint32_t[]){ 0, },
    .n_regions = 1, .regions = cmsis_nn_tflm_transpose_regions,
    .exprs = cmsis_nn_tflm_transpose_exprs,
    .captures = cmsis_nn_tflm_transpose_refs,
    .text = "pattern transpose(x) {\012    t = tfl.Transpose(x, stored);\012    where x.dtype == i8, x.rank <= 4;\012    return t;\012}", .line = 157, .n_where = 2, .where = (const uint32_t[]){ 3, 7, }
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
    { DFG_PART_CONST, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_whole, constant) },
    { DFG_PART_INPUT, false, 0, -1, offsetof(struct cmsis_nn_tflm_transpose_whole, x) },
};
static const struct dfg_pattern patterns[] = {
    { .name = "stored", .place = "cmsis_nn_tflm.pat:32", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_stored_match),
      .match = cmsis_nn_tflm_stored_any, .each = cmsis_nn_tflm_stored_all, .desc = &cmsis_nn_tflm_stored_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_stored_whole), .n_parts = sizeof cmsis_nn_tflm_stored_parts / sizeof *cmsis_nn_tflm_stored_parts,
      .n_params = 0, .parts = cmsis_nn_tflm_stored_parts, .whole = cmsis_nn_tflm_stored_whole },
    { .name = "conv_2d", .place = "cmsis_nn_tflm.pat:38", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_conv_2d_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_conv_2d_captures,
      .match = cmsis_nn_tflm_conv_2d_any, .each = cmsis_nn_tflm_conv_2d_all, .desc = &cmsis_nn_tflm_conv_2d_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_conv_2d_whole), .n_parts = sizeof cmsis_nn_tflm_conv_2d_parts / sizeof *cmsis_nn_tflm_conv_2d_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_conv_2d_parts, .whole = cmsis_nn_tflm_conv_2d_whole },
    { .name = "depthwise_conv_2d", .place = "cmsis_nn_tflm.pat:46", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_depthwise_conv_2d_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_depthwise_conv_2d_captures,
      .match = cmsis_nn_tflm_depthwise_conv_2d_any, .each = cmsis_nn_tflm_depthwise_conv_2d_all, .desc = &cmsis_nn_tflm_depthwise_conv_2d_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_depthwise_conv_2d_whole), .n_parts = sizeof cmsis_nn_tflm_depthwise_conv_2d_parts / sizeof *cmsis_nn_tflm_depthwise_conv_2d_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_depthwise_conv_2d_parts, .whole = cmsis_nn_tflm_depthwise_conv_2d_whole },
    { .name = "transpose_conv", .place = "cmsis_nn_tflm.pat:53", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_transpose_conv_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_transpose_conv_captures,
      .match = cmsis_nn_tflm_transpose_conv_any, .each = cmsis_nn_tflm_transpose_conv_all, .desc = &cmsis_nn_tflm_transpose_conv_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_transpose_conv_whole), .n_parts = sizeof cmsis_nn_tflm_transpose_conv_parts / sizeof *cmsis_nn_tflm_transpose_conv_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_transpose_conv_parts, .whole = cmsis_nn_tflm_transpose_conv_whole },
    { .name = "fully_connected", .place = "cmsis_nn_tflm.pat:64", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_fully_connected_match),
      .n_captures = 4, .captures = cmsis_nn_tflm_fully_connected_captures,
      .match = cmsis_nn_tflm_fully_connected_any, .each = cmsis_nn_tflm_fully_connected_all, .desc = &cmsis_nn_tflm_fully_connected_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_fully_connected_whole), .n_parts = sizeof cmsis_nn_tflm_fully_connected_parts / sizeof *cmsis_nn_tflm_fully_connected_parts,
      .n_params = 3, .parts = cmsis_nn_tflm_fully_connected_parts, .whole = cmsis_nn_tflm_fully_connected_whole },
    { .name = "batch_matmul", .place = "cmsis_nn_tflm.pat:71", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_batch_matmul_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_batch_matmul_captures,
      .match = cmsis_nn_tflm_batch_matmul_any, .each = cmsis_nn_tflm_batch_matmul_all, .desc = &cmsis_nn_tflm_batch_matmul_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_batch_matmul_whole), .n_parts = sizeof cmsis_nn_tflm_batch_matmul_parts / sizeof *cmsis_nn_tflm_batch_matmul_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_batch_matmul_parts, .whole = cmsis_nn_tflm_batch_matmul_whole },
    { .name = "addition", .place = "cmsis_nn_tflm.pat:79", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_addition_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_addition_captures,
      .match = cmsis_nn_tflm_addition_any, .each = cmsis_nn_tflm_addition_all, .desc = &cmsis_nn_tflm_addition_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_addition_whole), .n_parts = sizeof cmsis_nn_tflm_addition_parts / sizeof *cmsis_nn_tflm_addition_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_addition_parts, .whole = cmsis_nn_tflm_addition_whole },
    { .name = "mul", .place = "cmsis_nn_tflm.pat:84", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_mul_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_mul_captures,
      .match = cmsis_nn_tflm_mul_any, .each = cmsis_nn_tflm_mul_all, .desc = &cmsis_nn_tflm_mul_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_mul_whole), .n_parts = sizeof cmsis_nn_tflm_mul_parts / sizeof *cmsis_nn_tflm_mul_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_mul_parts, .whole = cmsis_nn_tflm_mul_whole },
    { .name = "extreme", .place = "cmsis_nn_tflm.pat:90", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_extreme_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_extreme_captures,
      .match = cmsis_nn_tflm_extreme_any, .each = cmsis_nn_tflm_extreme_all, .desc = &cmsis_nn_tflm_extreme_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_extreme_whole), .n_parts = sizeof cmsis_nn_tflm_extreme_parts / sizeof *cmsis_nn_tflm_extreme_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_extreme_parts, .whole = cmsis_nn_tflm_extreme_whole },
    { .name = "pool", .place = "cmsis_nn_tflm.pat:98", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_pool_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_pool_captures,
      .match = cmsis_nn_tflm_pool_any, .each = cmsis_nn_tflm_pool_all, .desc = &cmsis_nn_tflm_pool_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_pool_whole), .n_parts = sizeof cmsis_nn_tflm_pool_parts / sizeof *cmsis_nn_tflm_pool_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_pool_parts, .whole = cmsis_nn_tflm_pool_whole },
    { .name = "softmax", .place = "cmsis_nn_tflm.pat:103", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_softmax_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_softmax_captures,
      .match = cmsis_nn_tflm_softmax_any, .each = cmsis_nn_tflm_softmax_all, .desc = &cmsis_nn_tflm_softmax_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_softmax_whole), .n_parts = sizeof cmsis_nn_tflm_softmax_parts / sizeof *cmsis_nn_tflm_softmax_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_softmax_parts, .whole = cmsis_nn_tflm_softmax_whole },
    { .name = "svdf", .place = "cmsis_nn_tflm.pat:112", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_svdf_match),
      .n_captures = 7, .captures = cmsis_nn_tflm_svdf_captures,
      .match = cmsis_nn_tflm_svdf_any, .each = cmsis_nn_tflm_svdf_all, .desc = &cmsis_nn_tflm_svdf_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_svdf_whole), .n_parts = sizeof cmsis_nn_tflm_svdf_parts / sizeof *cmsis_nn_tflm_svdf_parts,
      .n_params = 5, .parts = cmsis_nn_tflm_svdf_parts, .whole = cmsis_nn_tflm_svdf_whole },
    { .name = "unidirectional_sequence_lstm", .place = "cmsis_nn_tflm.pat:131", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_match),
      .n_captures = 21, .captures = cmsis_nn_tflm_unidirectional_sequence_lstm_captures,
      .match = cmsis_nn_tflm_unidirectional_sequence_lstm_any, .each = cmsis_nn_tflm_unidirectional_sequence_lstm_all, .desc = &cmsis_nn_tflm_unidirectional_sequence_lstm_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_unidirectional_sequence_lstm_whole), .n_parts = sizeof cmsis_nn_tflm_unidirectional_sequence_lstm_parts / sizeof *cmsis_nn_tflm_unidirectional_sequence_lstm_parts,
      .n_params = 20, .parts = cmsis_nn_tflm_unidirectional_sequence_lstm_parts, .whole = cmsis_nn_tflm_unidirectional_sequence_lstm_whole },
    { .name = "pad", .place = "cmsis_nn_tflm.pat:150", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_pad_match),
      .n_captures = 3, .captures = cmsis_nn_tflm_pad_captures,
      .match = cmsis_nn_tflm_pad_any, .each = cmsis_nn_tflm_pad_all, .desc = &cmsis_nn_tflm_pad_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_pad_whole), .n_parts = sizeof cmsis_nn_tflm_pad_parts / sizeof *cmsis_nn_tflm_pad_parts,
      .n_params = 2, .parts = cmsis_nn_tflm_pad_parts, .whole = cmsis_nn_tflm_pad_whole },
    { .name = "transpose", .place = "cmsis_nn_tflm.pat:157", .is_rule = 0, .is_entry = 0,
      .match_size = sizeof(struct cmsis_nn_tflm_transpose_match),
      .n_captures = 2, .captures = cmsis_nn_tflm_transpose_captures,
      .match = cmsis_nn_tflm_transpose_any, .each = cmsis_nn_tflm_transpose_all, .desc = &cmsis_nn_tflm_transpose_desc,
      .whole_size = sizeof(struct cmsis_nn_tflm_transpose_whole), .n_parts = sizeof cmsis_nn_tflm_transpose_parts / sizeof *cmsis_nn_tflm_transpose_parts,
      .n_params = 1, .parts = cmsis_nn_tflm_transpose_parts, .whole = cmsis_nn_tflm_transpose_whole },
};

/* ---- table cmsis_nn_tflm ---- */

static const struct dfg_table_entry cmsis_nn_tflm_entries[] = {
    { .name = "cmsis-nn.conv_2d", .pattern = 1 },
    { .name = "cmsis-nn.depthwise_conv_2d", .pattern = 2 },
    { .name = "cmsis-nn.fully_connected", .pattern = 4 },
    { .name = "cmsis-nn.transpose_conv", .pattern = 3 },
    { .name = "cmsis-nn.batch_matmul", .pattern = 5 },
    { .name = "cmsis-nn.add", .pattern = 6 },
    { .name = "cmsis-nn.mul", .pattern = 7 },
    { .name = "cmsis-nn.pool", .pattern = 9 },
    { .name = "cmsis-nn.softmax", .pattern = 10 },
    { .name = "cmsis-nn.svdf", .pattern = 11 },
    { .name = "cmsis-nn.unidirectional_sequence_lstm", .pattern = 12 },
    { .name = "cmsis-nn.pad", .pattern = 13 },
    { .name = "cmsis-nn.maximum_minimum", .pattern = 8 },
    { .name = "cmsis-nn.transpose", .pattern = 14 },
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
    .n_patterns = 15, .patterns = patterns,
    .n_tables = 1, .tables = tables,
};
