/* Made by pat2c from cmsis_nn_tflm.pat; do not edit. */
#include "cmsis_nn_tflm.h"
_Static_assert(CMSIS_NN_TFLM_H == 0x8fa7b3387bbf88ae, "cmsis_nn_tflm.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    cmsis_nn_tflm_op_tfl_Add = DFG_FIRST_OP, cmsis_nn_tflm_op_tfl_AveragePool2D,
    cmsis_nn_tflm_op_tfl_BatchMatMul, cmsis_nn_tflm_op_tfl_Conv2D, cmsis_nn_tflm_op_tfl_DepthwiseConv2D,
    cmsis_nn_tflm_op_tfl_FullyConnected, cmsis_nn_tflm_op_tfl_MaxPool2D, cmsis_nn_tflm_op_tfl_Maximum,
    cmsis_nn_tflm_op_tfl_Minimum, cmsis_nn_tflm_op_tfl_Mul, cmsis_nn_tflm_op_tfl_Pad,
    cmsis_nn_tflm_op_tfl_PadV2, cmsis_nn_tflm_op_tfl_SVDF, cmsis_nn_tflm_op_tfl_Softmax,
    cmsis_nn_tflm_op_tfl_Transpose, cmsis_nn_tflm_op_tfl_TransposeConv,
    cmsis_nn_tflm_op_tfl_UnidirectionalSequenceLSTM,
};
enum {
    cmsis_nn_tflm_attr_activation, cmsis_nn_tflm_attr_quantized_dimension, cmsis_nn_tflm_attr_rank,
    cmsis_nn_tflm_attr_scale, cmsis_nn_tflm_attr_zero_point,
};
enum {
    cmsis_nn_tflm_str_NONE, cmsis_nn_tflm_str_RELU, cmsis_nn_tflm_str_RELU6, cmsis_nn_tflm_str_RELU_N1_TO_1,
    cmsis_nn_tflm_str_TANH,
};
static const char *const cmsis_nn_tflm_op_names[] = {
    "tfl.Add", "tfl.AveragePool2D", "tfl.BatchMatMul", "tfl.Conv2D", "tfl.DepthwiseConv2D",
    "tfl.FullyConnected", "tfl.MaxPool2D", "tfl.Maximum", "tfl.Minimum", "tfl.Mul", "tfl.Pad", "tfl.PadV2",
    "tfl.SVDF", "tfl.Softmax", "tfl.Transpose", "tfl.TransposeConv", "tfl.UnidirectionalSequenceLSTM",
};
static const char *const cmsis_nn_tflm_attr_names[] = {
    "activation", "quantized_dimension", "rank", "scale", "zero_point",
};
static const char *const cmsis_nn_tflm_str_names[] = { "NONE", "RELU", "RELU6", "RELU_N1_TO_1", "TANH" };
static const dfg_val cmsis_nn_tflm_list_0[] = {{.tag = DFG_V_INT, .u.i = 0}};

const struct dfg_names cmsis_nn_tflm_names = {
    .abi = DFG_ABI, .needs = DFG_NEEDS_FORMS, .name = "cmsis_nn_tflm", .run = CMSIS_NN_TFLM_H, .n_ops = 17,
    .ops = cmsis_nn_tflm_op_names, .n_attrs = 5, .attrs = cmsis_nn_tflm_attr_names, .n_strs = 5,
    .strs = cmsis_nn_tflm_str_names,
};

/* cmsis_nn_tflm.pat:32  pattern stored = const | _; */
bool cmsis_nn_tflm_stored_find(DFG_FIND_ON(cmsis_nn_tflm_stored))
{
    for (uint32_t alt = way[0]; alt < 2u; way[0] = ++alt) {
        dfg_node constant = DFG_NONE, x = DFG_NONE;
        if (alt == 0) {
            constant = n;
            if (!dfg_is(g, constant, DFG_CONST)) continue;
        } else {
            x = n;
        }
        DFG_GIVE(cmsis_nn_tflm_stored, .root = n);
        DFG_GIVE_WHOLE(cmsis_nn_tflm_stored, .constant = constant, .x = x);
        return true;
    }
    return false;
}

/* cmsis_nn_tflm.pat:17  cond limited(c) = c.activation in {"NONE", "RELU", "RELU6", "RELU_N1_TO_1"}; */
static DFG_APART bool cmsis_nn_tflm_limited(const dfg_graph *g, dfg_node c)
{
    return dfg_str_is(g, c, cmsis_nn_tflm_attr_activation, cmsis_nn_tflm_str_NONE, cmsis_nn_tflm_str_NONE)
        || dfg_str_is(g, c, cmsis_nn_tflm_attr_activation, cmsis_nn_tflm_str_RELU, cmsis_nn_tflm_str_NONE)
        || dfg_str_is(g, c, cmsis_nn_tflm_attr_activation, cmsis_nn_tflm_str_RELU6, cmsis_nn_tflm_str_NONE)
        || dfg_str_is(g, c, cmsis_nn_tflm_attr_activation, cmsis_nn_tflm_str_RELU_N1_TO_1,
                      cmsis_nn_tflm_str_NONE);
}

/* cmsis_nn_tflm.pat:36  cond images(x, w, y) = x.rank == 4, w.rank == 4, y.rank == 4, x.shape[0] == y.shape[0]; */
static DFG_APART bool cmsis_nn_tflm_images(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node y)
{
    return dfg_rank(g, x) == 4 && dfg_rank(g, w) == 4 && dfg_rank(g, y) == 4
        && dfg_extent_eq(g, dfg_extent_of(g, x, 0), dfg_extent_of(g, y, 0));
}

/* cmsis_nn_tflm.pat:21  cond symmetric(x) = x#zero_point == 0 or x#zero_point == [0]; */
static DFG_APART bool cmsis_nn_tflm_symmetric(const dfg_graph *g, dfg_node x)
{
    return dfg_scalar_eq(dfg_fact(g, x, cmsis_nn_tflm_attr_zero_point), dfg_int(0))
        || dfg_eq(dfg_fact(g, x, cmsis_nn_tflm_attr_zero_point), dfg_list(cmsis_nn_tflm_list_0, 1));
}

/* cmsis_nn_tflm.pat:23  cond data_types(x, y) = (x.dtype == i8 and y.dtype == i8)
 *     or (x.dtype == i16 and y.dtype == i16 and symmetric(x) and symmetric(y)); */
static DFG_APART bool cmsis_nn_tflm_data_types(const dfg_graph *g, dfg_node x, dfg_node y)
{
    return (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, y) == DFG_I8)
        || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, y) == DFG_I16 && cmsis_nn_tflm_symmetric(g, x)
            && cmsis_nn_tflm_symmetric(g, y));
}

/* cmsis_nn_tflm.pat:29  cond weight_types(x, w) = w.dtype == i8 or (x.dtype == i8 and w.dtype == i4); */
static DFG_APART bool cmsis_nn_tflm_weight_types(const dfg_graph *g, dfg_node x, dfg_node w)
{
    return dfg_dtype(g, w) == DFG_I8 || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, w) == DFG_I4);
}

/* cmsis_nn_tflm.pat:26  cond one_scale(w) = w#scale > 0 or len(w#scale) == 1; */
static DFG_APART bool cmsis_nn_tflm_one_scale(const dfg_graph *g, dfg_node w)
{
    return dfg_gt(dfg_fact(g, w, cmsis_nn_tflm_attr_scale), dfg_int(0))
        || dfg_len(dfg_fact(g, w, cmsis_nn_tflm_attr_scale)) == 1;
}

/* cmsis_nn_tflm.pat:27, axis = 0
 * cond scale_each(w, axis) = len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],
 *     w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension)); */
static DFG_APART bool cmsis_nn_tflm_scale_each(const dfg_graph *g, dfg_node w)
{
    return dfg_extent_eq(g, dfg_count(dfg_len(dfg_fact(g, w, cmsis_nn_tflm_attr_scale))),
                         dfg_extent_of(g, w, 0))
        && dfg_extent_eq(g, dfg_count(dfg_len(dfg_fact(g, w, cmsis_nn_tflm_attr_zero_point))),
                         dfg_extent_of(g, w, 0))
        && (dfg_scalar_eq(dfg_fact(g, w, cmsis_nn_tflm_attr_quantized_dimension), dfg_int(0))
            || (dfg_scalar_eq(dfg_int(0), dfg_int(0))
                && !dfg_known(dfg_fact(g, w, cmsis_nn_tflm_attr_quantized_dimension))));
}

/* cmsis_nn_tflm.pat:38  pattern conv_2d(x, w, b) {
 *     c = tfl.Conv2D(x, w & stored, (b & stored)?);
 *     where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w);
 *     where x.shape[3] % w.shape[3] == 0, c.shape[3] % (x.shape[3] / w.shape[3]) == 0;
 *     where one_scale(w) or scale_each(w, 0);
 *     where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64);
 *     return c;
 * } */
bool cmsis_nn_tflm_conv_2d_find(DFG_FIND_ON(cmsis_nn_tflm_conv_2d))
{
    if (dfg_op(g, n) != cmsis_nn_tflm_op_tfl_Conv2D || dfg_n_args(g, n) > 3 || dfg_arg(g, n, 0) == DFG_NONE
        || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1);
    if (!cmsis_nn_tflm_limited(g, n) || !cmsis_nn_tflm_images(g, x, w, n)) return false;
    if (!cmsis_nn_tflm_data_types(g, x, n) || !cmsis_nn_tflm_weight_types(g, x, w)) return false;
    /* where x.shape[3] % w.shape[3] == 0 */
    if (!dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3)), dfg_int(0)))
        return false;
    /* where c.shape[3] % (x.shape[3] / w.shape[3]) == 0 */
    if (!dfg_extent_eq(g,
                       dfg_dim_mod(g, dfg_extent_of(g, n, 3),
                                   dfg_extent_div(g, dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3))),
                       dfg_int(0)))
        return false;
    if (!(cmsis_nn_tflm_one_scale(g, w) || cmsis_nn_tflm_scale_each(g, w))) return false;
    struct cmsis_nn_tflm_stored_match stored;
    for (; cmsis_nn_tflm_stored_find(g, w, way, &stored, DFG_PART(whole, stored)); way[0]++, way[1] = 0) {
        bool has_b = dfg_arg(g, n, 2) != DFG_NONE;
        dfg_node b = DFG_NONE;
        if (has_b) b = dfg_arg(g, n, 2);
        struct cmsis_nn_tflm_stored_match stored_2 = {0};
        if (whole != NULL) whole->stored_2 = (struct cmsis_nn_tflm_stored_whole){0};
        for (; has_b ? cmsis_nn_tflm_stored_find(g, b, way + 1, &stored_2, DFG_PART(whole, stored_2))
                 : way[1] == 0;
             way[1]++) {
            /* where not present(b) or b.dtype == i32 or (x.dtype == i16 and b.dtype == i64) */
            if (!(b == DFG_NONE || dfg_dtype(g, b) == DFG_I32
                  || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
                continue;
            DFG_GIVE_IN_BOTH(cmsis_nn_tflm_conv_2d, .root = n, .x = x, .w = w, .b = b, .c = n);
            return true;
        }
    }
    return false;
}

/* cmsis_nn_tflm.pat:27, axis = 3
 * cond scale_each(w, axis) = len(w#scale) == w.shape[axis], len(w#zero_point) == w.shape[axis],
 *     w#quantized_dimension == axis or (axis == 0 and not present(w#quantized_dimension)); */
static DFG_APART bool cmsis_nn_tflm_scale_each_2(const dfg_graph *g, dfg_node w)
{
    return dfg_extent_eq(g, dfg_count(dfg_len(dfg_fact(g, w, cmsis_nn_tflm_attr_scale))),
                         dfg_extent_of(g, w, 3))
        && dfg_extent_eq(g, dfg_count(dfg_len(dfg_fact(g, w, cmsis_nn_tflm_attr_zero_point))),
                         dfg_extent_of(g, w, 3))
        && (dfg_scalar_eq(dfg_fact(g, w, cmsis_nn_tflm_attr_quantized_dimension), dfg_int(3))
            || (dfg_scalar_eq(dfg_int(3), dfg_int(0))
                && !dfg_known(dfg_fact(g, w, cmsis_nn_tflm_attr_quantized_dimension))));
}

/* cmsis_nn_tflm.pat:46  pattern depthwise_conv_2d(x, w, b) {
 *     c = tfl.DepthwiseConv2D(x, w & stored, (b & stored)?);
 *     where limited(c), images(x, w, c), data_types(x, c), weight_types(x, w), c.shape[3] == w.shape[3];
 *     where one_scale(w) or scale_each(w, 3);
 *     where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);
 *     return c;
 * } */
bool cmsis_nn_tflm_depthwise_conv_2d_find(DFG_FIND_ON(cmsis_nn_tflm_depthwise_conv_2d))
{
    if (dfg_op(g, n) != cmsis_nn_tflm_op_tfl_DepthwiseConv2D || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1);
    if (!cmsis_nn_tflm_limited(g, n) || !cmsis_nn_tflm_images(g, x, w, n)) return false;
    if (!cmsis_nn_tflm_data_types(g, x, n) || !cmsis_nn_tflm_weight_types(g, x, w)) return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, w, 3))) return false;
    if (!(cmsis_nn_tflm_one_scale(g, w) || cmsis_nn_tflm_scale_each_2(g, w))) return false;
    struct cmsis_nn_tflm_stored_match stored;
    for (; cmsis_nn_tflm_stored_find(g, w, way, &stored, DFG_PART(whole, stored)); way[0]++, way[1] = 0) {
        bool has_b = dfg_arg(g, n, 2) != DFG_NONE;
        dfg_node b = DFG_NONE;
        if (has_b) b = dfg_arg(g, n, 2);
        struct cmsis_nn_tflm_stored_match stored_2 = {0};
        if (whole != NULL) whole->stored_2 = (struct cmsis_nn_tflm_stored_whole){0};
        for (; has_b ? cmsis_nn_tflm_stored_find(g, b, way + 1, &stored_2, DFG_PART(whole, stored_2))
                 : way[1] == 0;
             way[1]++) {
            /* where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype ==
             * i64) */
            if (!(b == DFG_NONE || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
                  || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
                continue;
            DFG_GIVE_IN_BOTH(cmsis_nn_tflm_depthwise_conv_2d, .root = n, .x = x, .w = w, .b = b, .c = n);
            return true;
        }
    }
    return false;
}

/* cmsis_nn_tflm.pat:53  pattern transpose_conv(x, w, b) {
 *     c = tfl.TransposeConv(stored, w & stored, x, (b & stored)?);
 *     where limited(c), images(x, w, c), x.dtype == i8, w.dtype == i8, c.dtype == i8;
 *     where x.shape[3] == w.shape[3], c.shape[3] == w.shape[0];
 *     where one_scale(w) or scale_each(w, 0);
 *     where not present(b) or b.dtype == i32;
 *     return c;
 * } */
bool cmsis_nn_tflm_transpose_conv_find(DFG_FIND_ON(cmsis_nn_tflm_transpose_conv))
{
    if (dfg_op(g, n) != cmsis_nn_tflm_op_tfl_TransposeConv || dfg_n_args(g, n) > 4
        || dfg_arg(g, n, 0) == DFG_NONE || dfg_arg(g, n, 1) == DFG_NONE || dfg_arg(g, n, 2) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 2);
    if (!cmsis_nn_tflm_limited(g, n) || dfg_dtype(g, x) != DFG_I8 || dfg_dtype(g, n) != DFG_I8)
        return false;
    struct cmsis_nn_tflm_stored_match stored;
    for (; cmsis_nn_tflm_stored_find(g, dfg_arg(g, n, 0), way, &stored, DFG_PART(whole, stored));
         way[0]++, way[1] = 0) {
        dfg_node w = dfg_arg(g, n, 1);
        if (!cmsis_nn_tflm_images(g, x, w, n) || dfg_dtype(g, w) != DFG_I8) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, x, 3), dfg_extent_of(g, w, 3))) continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, n, 3), dfg_extent_of(g, w, 0))) continue;
        if (!(cmsis_nn_tflm_one_scale(g, w) || cmsis_nn_tflm_scale_each(g, w))) continue;
        struct cmsis_nn_tflm_stored_match stored_2;
        for (; cmsis_nn_tflm_stored_find(g, w, way + 1, &stored_2, DFG_PART(whole, stored_2));
             way[1]++, way[2] = 0) {
            bool has_b = dfg_arg(g, n, 3) != DFG_NONE;
            dfg_node b = DFG_NONE;
            if (has_b) b = dfg_arg(g, n, 3);
            struct cmsis_nn_tflm_stored_match stored_3 = {0};
            if (whole != NULL) whole->stored_3 = (struct cmsis_nn_tflm_stored_whole){0};
            for (; has_b ? cmsis_nn_tflm_stored_find(g, b, way + 2, &stored_3, DFG_PART(whole, stored_3))
                     : way[2] == 0;
                 way[2]++) {
                if (!(b == DFG_NONE || dfg_dtype(g, b) == DFG_I32)) continue;
                DFG_GIVE_IN_BOTH(cmsis_nn_tflm_transpose_conv, .root = n, .x = x, .w = w, .b = b, .c = n);
                return true;
            }
        }
    }
    return false;
}

/* cmsis_nn_tflm.pat:64  pattern fully_connected(x, w, b) {
 *     f = tfl.FullyConnected(x, w & stored, (b & stored)?);
 *     where limited(f), data_types(x, f), weight_types(x, w), f.rank in 2..4;
 *     where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0));
 *     where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64);
 *     return f;
 * } */
bool cmsis_nn_tflm_fully_connected_find(DFG_FIND_ON(cmsis_nn_tflm_fully_connected))
{
    if (dfg_op(g, n) != cmsis_nn_tflm_op_tfl_FullyConnected || dfg_n_args(g, n) > 3
        || dfg_arg(g, n, 0) == DFG_NONE || dfg_arg(g, n, 1) == DFG_NONE)
        return false;
    dfg_node x = dfg_arg(g, n, 0), w = dfg_arg(g, n, 1);
    if (!cmsis_nn_tflm_limited(g, n) || !cmsis_nn_tflm_data_types(g, x, n)) return false;
    if (!cmsis_nn_tflm_weight_types(g, x, w)) return false;
    if (!dfg_within(dfg_rank_of(g, n), dfg_int(2), dfg_int(4))) return false;
    /* where one_scale(w) or (x.dtype == i8 and w.dtype == i8 and scale_each(w, 0)) */
    if (!(cmsis_nn_tflm_one_scale(g, w)
          || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, w) == DFG_I8 && cmsis_nn_tflm_scale_each(g, w))))
        return false;
    struct cmsis_nn_tflm_stored_match stored;
    for (; cmsis_nn_tflm_stored_find(g, w, way, &stored, DFG_PART(whole, stored)); way[0]++, way[1] = 0) {
        bool has_b = dfg_arg(g, n, 2) != DFG_NONE;
        dfg_node b = DFG_NONE;
        if (has_b) b = dfg_arg(g, n, 2);
        struct cmsis_nn_tflm_stored_match stored_2 = {0};
        if (whole != NULL) whole->stored_2 = (struct cmsis_nn_tflm_stored_whole){0};
        for (; has_b ? cmsis_nn_tflm_stored_find(g, b, way + 1, &stored_2, DFG_PART(whole, stored_2))
                 : way[1] == 0;
             way[1]++) {
            /* where not present(b) or (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype ==
             * i64) */
            if (!(b == DFG_NONE || (dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
                  || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64)))
                continue;
            DFG_GIVE_IN_BOTH(cmsis_nn_tflm_fully_connected, .root = n, .x = x, .w = w, .b = b, .f = n);
            return true;
        }
    }
    return false;
}

/* cmsis_nn_tflm.pat:71  pattern batch_matmul(a, b) {
 *     m = tfl.BatchMatMul(a, b);
 *     where data_types(a, m), data_types(b, m), a.rank in 2..4, b.rank in 2..4;
 *     return m;
 * } */
bool cmsis_nn_tflm_batch_matmul_match(DFG_FIND_MATCH(cmsis_nn_tflm_batch_matmul))
{
    if (!dfg_calls_argc(g, n, cmsis_nn_tflm_op_tfl_BatchMatMul, 2)) return false;
    dfg_node a = dfg_operand(g, n, 0), b = dfg_operand(g, n, 1);
    if (!cmsis_nn_tflm_data_types(g, a, n) || !cmsis_nn_tflm_data_types(g, b, n)) return false;
    if (!dfg_within(dfg_rank_of(g, a), dfg_int(2), dfg_int(4))) return false;
    if (!dfg_within(dfg_rank_of(g, b), dfg_int(2), dfg_int(4))) return false;
    DFG_GIVE(cmsis_nn_tflm_batch_matmul, .root = n, .a = a, .b = b, .m = n);
    return true;
}

/* cmsis_nn_tflm.pat:79  pattern addition(a, b) {
 *     s = tfl.Add(a, b);
 *     where limited(s), data_types(a, s), data_types(b, s), same_shape(a, b);
 *     return s;
 * } */
bool cmsis_nn_tflm_addition_find(DFG_FIND_ON_MATCH(cmsis_nn_tflm_addition))
{
    if (!dfg_calls_argc(g, n, cmsis_nn_tflm_op_tfl_Add, 2) || !cmsis_nn_tflm_limited(g, n)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!cmsis_nn_tflm_data_types(g, a, n) || !cmsis_nn_tflm_data_types(g, b, n)) continue;
        if (dfg_same_shape(g, a, b) != DFG_TRUE) continue;
        DFG_GIVE(cmsis_nn_tflm_addition, .root = n, .a = a, .b = b, .s = n);
        return true;
    }
    return false;
}

/* cmsis_nn_tflm.pat:84  pattern mul(a, b) {
 *     m = tfl.Mul(a, b);
 *     where limited(m), data_types(a, m), data_types(b, m), same_shape(a, b);
 *     return m;
 * } */
bool cmsis_nn_tflm_mul_find(DFG_FIND_ON_MATCH(cmsis_nn_tflm_mul))
{
    if (!dfg_calls_argc(g, n, cmsis_nn_tflm_op_tfl_Mul, 2) || !cmsis_nn_tflm_limited(g, n)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (!cmsis_nn_tflm_data_types(g, a, n) || !cmsis_nn_tflm_data_types(g, b, n)) continue;
        if (dfg_same_shape(g, a, b) != DFG_TRUE) continue;
        DFG_GIVE(cmsis_nn_tflm_mul, .root = n, .a = a, .b = b, .m = n);
        return true;
    }
    return false;
}

/* cmsis_nn_tflm.pat:90  pattern extreme(a, b) {
 *     m = (tfl.Maximum | tfl.Minimum)(a, b);
 *     where a.dtype == i8, b.dtype == i8, m.dtype == i8, a.rank <= 4, b.rank <= 4;
 *     return m;
 * } */
bool cmsis_nn_tflm_extreme_find(DFG_FIND_ON_MATCH(cmsis_nn_tflm_extreme))
{
    if (!(dfg_op(g, n) == cmsis_nn_tflm_op_tfl_Maximum || dfg_op(g, n) == cmsis_nn_tflm_op_tfl_Minimum)
        || !dfg_argc_is(g, n, 2))
        return false;
    if (dfg_dtype(g, n) != DFG_I8) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node a = dfg_arg(g, n, swap), b = dfg_arg(g, n, 1 - swap);
        if (dfg_dtype(g, a) != DFG_I8 || dfg_dtype(g, b) != DFG_I8) continue;
        if (!dfg_le(dfg_rank_of(g, a), dfg_int(4)) || !dfg_le(dfg_rank_of(g, b), dfg_int(4))) continue;
        DFG_GIVE(cmsis_nn_tflm_extreme, .root = n, .a = a, .b = b, .m = n);
        return true;
    }
    return false;
}

/* cmsis_nn_tflm.pat:98  pattern pool(x) {
 *     p = (tfl.AveragePool2D | tfl.MaxPool2D)(x);
 *     where limited(p), x.rank == 4, p.rank == 4, x.dtype in {i8, i16}, p.dtype == x.dtype;
 *     return p;
 * } */
bool cmsis_nn_tflm_pool_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_tflm_pool_match *m)
{
    if (!(dfg_op(g, n) == cmsis_nn_tflm_op_tfl_AveragePool2D
          || dfg_op(g, n) == cmsis_nn_tflm_op_tfl_MaxPool2D)
        || !dfg_argc_is(g, n, 1))
        return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!cmsis_nn_tflm_limited(g, n) || dfg_rank(g, x) != 4 || dfg_rank(g, n) != 4) return false;
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16)) return false;
    if (!dfg_scalar_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, x))) return false;
    DFG_GIVE(cmsis_nn_tflm_pool, .root = n, .x = x, .p = n);
    return true;
}

/* cmsis_nn_tflm.pat:103  pattern softmax(x) {
 *     s = tfl.Softmax(x);
 *     where x.rank >= 1, (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16);
 *     return s;
 * } */
bool cmsis_nn_tflm_softmax_match(const dfg_graph *g, dfg_node n, struct cmsis_nn_tflm_softmax_match *m)
{
    if (!dfg_calls_argc(g, n, cmsis_nn_tflm_op_tfl_Softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (!dfg_ge(dfg_rank_of(g, x), dfg_int(1))) return false;
    /* where (x.dtype == i8 and s.dtype in {i8, i16}) or (x.dtype == i16 and s.dtype == i16) */
    if (!((dfg_dtype(g, x) == DFG_I8 && (dfg_dtype(g, n) == DFG_I8 || dfg_dtype(g, n) == DFG_I16))
          || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, n) == DFG_I16)))
        return false;
    DFG_GIVE(cmsis_nn_tflm_softmax, .root = n, .x = x, .s = n);
    return true;
}

/* cmsis_nn_tflm.pat:112  pattern svdf(x, feature, time, b, state) {
 *     y = tfl.SVDF(x, feature & stored, time & stored, b & stored, state) { rank = rank };
 *     where limited(y);
 *     where x.dtype == i8, feature.dtype == i8, y.dtype == i8, b.dtype == i32;
 *     where time.dtype in {i8, i16}, state.dtype == time.dtype, not is_const(state);
 *     where x.rank == 2, feature.rank == 2, time.rank == 2, state.rank == 2, y.rank == 2;
 *     where rank > 0, feature.shape[0] % rank == 0, y.shape[1] == feature.shape[0] / rank;
 *     where feature.shape[1] == x.shape[1], time.shape[0] == feature.shape[0];
 *     where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]], b.shape[0] == y.shape[1];
 *     return y;
 * } */
bool cmsis_nn_tflm_svdf_find(DFG_FIND_ON(cmsis_nn_tflm_svdf))
{
    if (!dfg_calls_with(g, n, cmsis_nn_tflm_op_tfl_SVDF, 5)) return false;
    dfg_val rank = dfg_attr_or_int(g, n, cmsis_nn_tflm_attr_rank, 1);
    if (!dfg_known(rank)) return false;
    dfg_node x = dfg_operand(g, n, 0), state = dfg_operand(g, n, 4), feature = dfg_operand(g, n, 1);
    if (!cmsis_nn_tflm_limited(g, n) || dfg_dtype(g, x) != DFG_I8 || dfg_dtype(g, feature) != DFG_I8)
        return false;
    if (dfg_dtype(g, n) != DFG_I8 || dfg_is(g, state, DFG_CONST) || dfg_rank(g, x) != 2) return false;
    if (dfg_rank(g, feature) != 2 || dfg_rank(g, state) != 2 || dfg_rank(g, n) != 2) return false;
    if (!dfg_gt(rank, dfg_int(0))) return false;
    if (!dfg_extent_eq(g, dfg_dim_mod(g, dfg_extent_of(g, feature, 0), rank), dfg_int(0))) return false;
    /* where y.shape[1] == feature.shape[0] / rank */
    if (!dfg_extent_eq(g, dfg_extent_of(g, n, 1), dfg_extent_div(g, dfg_extent_of(g, feature, 0), rank)))
        return false;
    if (!dfg_extent_eq(g, dfg_extent_of(g, feature, 1), dfg_extent_of(g, x, 1))) return false;
    struct cmsis_nn_tflm_stored_match stored;
    for (; cmsis_nn_tflm_stored_find(g, feature, way, &stored, DFG_PART(whole, stored)); way[0]++, way[1] = 0) {
        dfg_node time = dfg_operand(g, n, 2);
        if (!(dfg_dtype(g, time) == DFG_I8 || dfg_dtype(g, time) == DFG_I16)) continue;
        if (!dfg_scalar_eq(dfg_dtype_of(g, state), dfg_dtype_of(g, time)) || dfg_rank(g, time) != 2)
            continue;
        if (!dfg_extent_eq(g, dfg_extent_of(g, time, 0), dfg_extent_of(g, feature, 0))) continue;
        /* where state.shape == [x.shape[0], time.shape[1] * feature.shape[0]] */
        if (!dfg_dim_eq(g, dfg_shape_of(g, state),
                        DFG_LIST(dfg_extent_of(g, x, 0),
                                 dfg_extent_mul(g, dfg_extent_of(g, time, 1),
                                                dfg_extent_of(g, feature, 0)))))
            continue;
        struct cmsis_nn_tflm_stored_match stored_2;
        for (; cmsis_nn_tflm_stored_find(g, time, way + 1, &stored_2, DFG_PART(whole, stored_2));
             way[1]++, way[2] = 0) {
            dfg_node b = dfg_operand(g, n, 3);
            if (dfg_dtype(g, b) != DFG_I32) continue;
            if (!dfg_extent_eq(g, dfg_extent_of(g, b, 0), dfg_extent_of(g, n, 1))) continue;
            struct cmsis_nn_tflm_stored_match stored_3;
            for (; cmsis_nn_tflm_stored_find(g, b, way + 2, &stored_3, DFG_PART(whole, stored_3)); way[2]++) {
                DFG_GIVE_IN_BOTH(cmsis_nn_tflm_svdf, .root = n, .x = x, .feature = feature, .time = time,
                                 .b = b, .state = state, .y = n, .rank = rank);
                return true;
            }
        }
    }
    return false;
}

/* cmsis_nn_tflm.pat:125  cond gate(x, w, r, b, cell) = w.dtype == i8, r.dtype == i8,
 *     (x.dtype == i8 and b.dtype == i32) or (x.dtype == i16 and b.dtype == i64),
 *     w.shape == [cell.shape[-1], x.shape[2]], r.shape == [cell.shape[-1], cell.shape[-1]],
 *     b.shape == [cell.shape[-1]]; */
static DFG_APART bool cmsis_nn_tflm_gate(const dfg_graph *g, dfg_node x, dfg_node w, dfg_node r, dfg_node b, dfg_node cell)
{
    return dfg_dtype(g, w) == DFG_I8 && dfg_dtype(g, r) == DFG_I8
        && ((dfg_dtype(g, x) == DFG_I8 && dfg_dtype(g, b) == DFG_I32)
            || (dfg_dtype(g, x) == DFG_I16 && dfg_dtype(g, b) == DFG_I64))
        && dfg_dim_eq(g, dfg_shape_of(g, w), DFG_LIST(dfg_extent_of(g, cell, -1), dfg_extent_of(g, x, 2)))
        && dfg_dim_eq(g, dfg_shape_of(g, r),
                      DFG_LIST(dfg_extent_of(g, cell, -1), dfg_extent_of(g, cell, -1)))
        && dfg_dim_eq(g, dfg_shape_of(g, b), DFG_LIST(dfg_extent_of(g, cell, -1)));
}

/* cmsis_nn_tflm.pat:131  pattern unidirectional_sequence_lstm(
 *     x, wi, wf, wc, wo, ri, rf, rc, ro, pi, pf, po, bi, bf, bc, bo, p, bp, hidden, cell) {
 *     y = tfl.UnidirectionalSequenceLSTM(x,
 *         wi & const, wf & const, wc & const, wo & const, ri & const, rf & const, rc & const, ro & const,
 *         pi?, pf?, po?, bi & const, bf & const, bc & const, bo & const, p?, bp?, hidden, cell) {
 *         activation == "TANH"
 *     };
 *     where not (present(pi) or present(pf) or present(po) or present(p) or present(bp));
 *     where x.rank == 3, y.rank == 3, x.dtype in {i8, i16}, y.dtype == x.dtype;
 *     where hidden.dtype == x.dtype, cell.dtype == i16, same_shape(hidden, cell);
 *     where not is_const(hidden), not is_const(cell);
 *     where gate(x, wi, ri, bi, cell), gate(x, wf, rf, bf, cell);
 *     where gate(x, wc, rc, bc, cell), gate(x, wo, ro, bo, cell);
 *     return y;
 * } */
bool cmsis_nn_tflm_unidirectional_sequence_lstm_match(DFG_FIND_MATCH(cmsis_nn_tflm_unidirectional_sequence_lstm))
{
    if (dfg_op(g, n) != cmsis_nn_tflm_op_tfl_UnidirectionalSequenceLSTM || dfg_n_args(g, n) > 20
        || dfg_arg(g, n, 0) == DFG_NONE || dfg_arg(g, n, 18) == DFG_NONE || dfg_arg(g, n, 19) == DFG_NONE)
        return false;
    if (!dfg_str_is(g, n, cmsis_nn_tflm_attr_activation, cmsis_nn_tflm_str_TANH, cmsis_nn_tflm_str_TANH))
        return false;
    dfg_node x = dfg_arg(g, n, 0), wi = dfg_arg(g, n, 1);
    if (!dfg_is(g, wi, DFG_CONST)) return false;
    dfg_node wf = dfg_arg(g, n, 2);
    if (!dfg_is(g, wf, DFG_CONST)) return false;
    dfg_node wc = dfg_arg(g, n, 3);
    if (!dfg_is(g, wc, DFG_CONST)) return false;
    dfg_node wo = dfg_arg(g, n, 4);
    if (!dfg_is(g, wo, DFG_CONST)) return false;
    dfg_node ri = dfg_arg(g, n, 5);
    if (!dfg_is(g, ri, DFG_CONST)) return false;
    dfg_node rf = dfg_arg(g, n, 6);
    if (!dfg_is(g, rf, DFG_CONST)) return false;
    dfg_node rc = dfg_arg(g, n, 7);
    if (!dfg_is(g, rc, DFG_CONST)) return false;
    dfg_node ro = dfg_arg(g, n, 8);
    if (!dfg_is(g, ro, DFG_CONST)) return false;
    dfg_node pi = dfg_arg(g, n, 9), pf = dfg_arg(g, n, 10), po = dfg_arg(g, n, 11), bi = dfg_arg(g, n, 12);
    if (!dfg_is(g, bi, DFG_CONST)) return false;
    dfg_node bf = dfg_arg(g, n, 13);
    if (!dfg_is(g, bf, DFG_CONST)) return false;
    dfg_node bc = dfg_arg(g, n, 14);
    if (!dfg_is(g, bc, DFG_CONST)) return false;
    dfg_node bo = dfg_arg(g, n, 15);
    if (!dfg_is(g, bo, DFG_CONST)) return false;
    dfg_node p = dfg_arg(g, n, 16), bp = dfg_arg(g, n, 17), hidden = dfg_arg(g, n, 18);
    dfg_node cell = dfg_arg(g, n, 19);
    /* where not (present(pi) or present(pf) or present(po) or present(p) or present(bp)) */
    if (pi != DFG_NONE || pf != DFG_NONE || po != DFG_NONE || p != DFG_NONE || bp != DFG_NONE) return false;
    if (dfg_rank(g, x) != 3 || dfg_rank(g, n) != 3) return false;
    if (!(dfg_dtype(g, x) == DFG_I8 || dfg_dtype(g, x) == DFG_I16)) return false;
    if (!dfg_scalar_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, x))) return false;
    if (!dfg_scalar_eq(dfg_dtype_of(g, hidden), dfg_dtype_of(g, x)) || dfg_dtype(g, cell) != DFG_I16)
        return false;
    if (dfg_same_shape(g, hidden, cell) != DFG_TRUE || dfg_is(g, hidden, DFG_CONST)) return false;
    if (dfg_is(g, cell, DFG_CONST) || !cmsis_nn_tflm_gate(g, x, wi, ri, bi, cell)) return false;
    if (!cmsis_nn_tflm_gate(g, x, wf, rf, bf, cell) || !cmsis_nn_tflm_gate(g, x, wc, rc, bc, cell))
        return false;
    if (!cmsis_nn_tflm_gate(g, x, wo, ro, bo, cell)) return false;
    DFG_GIVE(cmsis_nn_tflm_unidirectional_sequence_lstm, .root = n, .x = x, .wi = wi, .wf = wf, .wc = wc,
             .wo = wo, .ri = ri, .rf = rf, .rc = rc, .ro = ro, .pi = pi, .pf = pf, .po = po, .bi = bi,
             .bf = bf, .bc = bc, .bo = bo, .p = p, .bp = bp, .hidden = hidden, .cell = cell, .y = n);
    return true;
}

/* cmsis_nn_tflm.pat:150  pattern pad(x, value) {
 *     p = tfl.Pad(x, const) | tfl.PadV2(x, const, value & const);
 *     where x.dtype == i8, p.dtype == i8, x.rank <= 4;
 *     where not present(value) or value.dtype == i8;
 *     where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point);
 *     return p;
 * } */
bool cmsis_nn_tflm_pad_find(DFG_FIND(cmsis_nn_tflm_pad))
{
    dfg_node pad = DFG_NONE, x = DFG_NONE, constant = DFG_NONE, padV2 = DFG_NONE, constant_2 = DFG_NONE;
    dfg_node value = DFG_NONE;
    if (dfg_calls_argc(g, n, cmsis_nn_tflm_op_tfl_Pad, 2)) {
        pad = n;
        x = dfg_arg(g, pad, 0);
        constant = dfg_arg(g, pad, 1);
        if (!dfg_is(g, constant, DFG_CONST)) return false;
    } else {
        padV2 = n;
        if (!dfg_calls_argc(g, padV2, cmsis_nn_tflm_op_tfl_PadV2, 3)) return false;
        x = dfg_arg(g, padV2, 0);
        constant_2 = dfg_arg(g, padV2, 1);
        if (!dfg_is(g, constant_2, DFG_CONST)) return false;
        value = dfg_arg(g, padV2, 2);
        if (!dfg_is(g, value, DFG_CONST)) return false;
    }
    if (!dfg_in_body(g, n, (const dfg_node[]){pad, padV2}, 2) || dfg_dtype(g, x) != DFG_I8) return false;
    if (dfg_dtype(g, n) != DFG_I8 || !dfg_le(dfg_rank_of(g, x), dfg_int(4))) return false;
    if (!(value == DFG_NONE || dfg_dtype(g, value) == DFG_I8)) return false;
    /* where not present(value) or (value#scale == p#scale and value#zero_point == p#zero_point) */
    if (!(value == DFG_NONE
          || (dfg_eq(dfg_fact(g, value, cmsis_nn_tflm_attr_scale), dfg_fact(g, n, cmsis_nn_tflm_attr_scale))
              && dfg_eq(dfg_fact(g, value, cmsis_nn_tflm_attr_zero_point),
                        dfg_fact(g, n, cmsis_nn_tflm_attr_zero_point)))))
        return false;
    DFG_GIVE(cmsis_nn_tflm_pad, .root = n, .x = x, .value = value, .p = n);
    DFG_GIVE_WHOLE(cmsis_nn_tflm_pad, .pad = pad, .constant = constant, .padV2 = padV2,
                   .constant_2 = constant_2);
    return true;
}

/* cmsis_nn_tflm.pat:157  pattern transpose(x) {
 *     t = tfl.Transpose(x, stored);
 *     where x.dtype == i8, x.rank <= 4;
 *     return t;
 * } */
bool cmsis_nn_tflm_transpose_find(DFG_FIND_ON(cmsis_nn_tflm_transpose))
{
    if (!dfg_calls_argc(g, n, cmsis_nn_tflm_op_tfl_Transpose, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    if (dfg_dtype(g, x) != DFG_I8 || !dfg_le(dfg_rank_of(g, x), dfg_int(4))) return false;
    struct cmsis_nn_tflm_stored_match stored;
    for (; cmsis_nn_tflm_stored_find(g, dfg_operand(g, n, 1), way, &stored, DFG_PART(whole, stored)); way[0]++) {
        DFG_GIVE_IN_BOTH(cmsis_nn_tflm_transpose, .root = n, .x = x, .t = n);
        return true;
    }
    return false;
}

/* ---- cmsis_nn_tflm.pat:163  table cmsis_nn_tflm ---- */

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool cmsis_nn_tflm_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES(cmsis_nn_tflm_conv_2d, g, n); /* where limited(c) */
    case 1: return DFG_MATCHES(cmsis_nn_tflm_depthwise_conv_2d, g, n); /* where limited(c) */
    case 2: return DFG_MATCHES(cmsis_nn_tflm_fully_connected, g, n); /* where limited(f) */
    case 3: return DFG_MATCHES(cmsis_nn_tflm_transpose_conv, g, n); /* where limited(c) */
    case 4: return DFG_MATCHES(cmsis_nn_tflm_batch_matmul, g, n); /* where data_types(a, m) */
    case 5: return DFG_MATCHES(cmsis_nn_tflm_addition, g, n); /* where limited(s) */
    case 6: return DFG_MATCHES(cmsis_nn_tflm_mul, g, n); /* where limited(m) */
    case 7: return DFG_MATCHES(cmsis_nn_tflm_pool, g, n); /* where limited(p) */
    case 8: return DFG_MATCHES(cmsis_nn_tflm_softmax, g, n); /* where x.rank >= 1 */
    case 9: return DFG_MATCHES(cmsis_nn_tflm_svdf, g, n); /* attribute rank is given a name */
    case 10: /* where not (present(pi) or present(pf) or present(po) or ... */
        return DFG_MATCHES(cmsis_nn_tflm_unidirectional_sequence_lstm, g, n);
    case 11: return DFG_MATCHES(cmsis_nn_tflm_pad, g, n); /* where x.dtype == i8 */
    case 12: return DFG_MATCHES(cmsis_nn_tflm_extreme, g, n); /* where a.dtype == i8 */
    case 13: return DFG_MATCHES(cmsis_nn_tflm_transpose, g, n); /* where x.dtype == i8 */
    default: return false;
    }
}

/* op in {tfl.Conv2D}: CMSIS_NN_TFLM_CMSIS_NN_CONV_2D */
static uint64_t cmsis_nn_tflm_at_tfl_Conv2D(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_CONV_2D);
    return set;
}

/* op in {tfl.DepthwiseConv2D}: CMSIS_NN_TFLM_CMSIS_NN_DEPTHWISE_CONV_2D */
static uint64_t cmsis_nn_tflm_at_tfl_DepthwiseConv2D(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_DEPTHWISE_CONV_2D);
    return set;
}

/* op in {tfl.FullyConnected}: CMSIS_NN_TFLM_CMSIS_NN_FULLY_CONNECTED */
static uint64_t cmsis_nn_tflm_at_tfl_FullyConnected(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 3 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE)
        set |= DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_FULLY_CONNECTED);
    return set;
}

/* op in {tfl.TransposeConv}: CMSIS_NN_TFLM_CMSIS_NN_TRANSPOSE_CONV */
static uint64_t cmsis_nn_tflm_at_tfl_TransposeConv(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_n_args(g, n) <= 4 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 1) != DFG_NONE
        && dfg_arg(g, n, 2) != DFG_NONE)
        set |= DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_TRANSPOSE_CONV);
    return set;
}

/* cmsis_nn_tflm.pat:133  tfl.UnidirectionalSequenceLSTM(x, wi & const, wf & const, wc & const, wo & const, ri & con ...; the operator is known */
static inline bool cmsis_nn_tflm_is_y(const dfg_graph *g, dfg_node n)
{
    return dfg_n_args(g, n) <= 20 && dfg_arg(g, n, 0) != DFG_NONE && dfg_arg(g, n, 18) != DFG_NONE
        && dfg_arg(g, n, 19) != DFG_NONE && dfg_is(g, dfg_arg(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 2), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 3), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 4), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 5), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 6), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 7), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 8), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 12), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 13), DFG_CONST) && dfg_is(g, dfg_arg(g, n, 14), DFG_CONST)
        && dfg_is(g, dfg_arg(g, n, 15), DFG_CONST)
        && dfg_str_is(g, n, cmsis_nn_tflm_attr_activation, cmsis_nn_tflm_str_TANH, cmsis_nn_tflm_str_TANH);
}

/* cmsis_nn_tflm.pat:151  tfl.Pad(x, const); the operator is known */
static inline bool cmsis_nn_tflm_is_tfl_Pad(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 2) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST);
}

/* cmsis_nn_tflm.pat:151  tfl.PadV2(x, const, value & const); the operator is known */
static inline bool cmsis_nn_tflm_is_tfl_PadV2(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 3) && dfg_is(g, dfg_operand(g, n, 1), DFG_CONST)
        && dfg_is(g, dfg_operand(g, n, 2), DFG_CONST);
}

size_t cmsis_nn_tflm_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case cmsis_nn_tflm_op_tfl_Conv2D: set = cmsis_nn_tflm_at_tfl_Conv2D(g, n); break;
        case cmsis_nn_tflm_op_tfl_DepthwiseConv2D: set = cmsis_nn_tflm_at_tfl_DepthwiseConv2D(g, n); break;
        case cmsis_nn_tflm_op_tfl_FullyConnected: set = cmsis_nn_tflm_at_tfl_FullyConnected(g, n); break;
        case cmsis_nn_tflm_op_tfl_TransposeConv: set = cmsis_nn_tflm_at_tfl_TransposeConv(g, n); break;
        case cmsis_nn_tflm_op_tfl_BatchMatMul:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_BATCH_MATMUL) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_Add:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_ADD) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_Mul:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_MUL) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_AveragePool2D: case cmsis_nn_tflm_op_tfl_MaxPool2D:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_POOL) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_Softmax:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_SOFTMAX) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_SVDF:
            set = dfg_has_args(g, n, 5) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_SVDF) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_UnidirectionalSequenceLSTM:
            set = cmsis_nn_tflm_is_y(g, n) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_UNIDIRECTIONAL_SEQUENCE_LSTM)
                : 0;
            break;
        case cmsis_nn_tflm_op_tfl_Pad:
            set = cmsis_nn_tflm_is_tfl_Pad(g, n) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_PAD) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_PadV2:
            set = cmsis_nn_tflm_is_tfl_PadV2(g, n) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_PAD) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_Maximum: case cmsis_nn_tflm_op_tfl_Minimum:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_MAXIMUM_MINIMUM) : 0;
            break;
        case cmsis_nn_tflm_op_tfl_Transpose:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(CMSIS_NN_TFLM_CMSIS_NN_TRANSPOSE) : 0;
            break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t cmsis_nn_tflm_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    cmsis_nn_tflm_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t cmsis_nn_tflm_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = cmsis_nn_tflm_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (cmsis_nn_tflm_confirm(g, n, bit)) return (int32_t)bit;
    }
    return -1;
}
