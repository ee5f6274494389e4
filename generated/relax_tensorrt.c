/* Made by pat2c from relax_tensorrt.pat; do not edit. */
#include "relax_tensorrt.h"
_Static_assert(RELAX_TENSORRT_H == 0xf2a4afa53a735d01, "relax_tensorrt.h is of another run of pat2c than this file");
#include "dfg_frames.h"

/* What this file mentions; dfg_bind() maps these numbers to those of a module. */
enum {
    relax_tensorrt_op_relax_abs = DFG_FIRST_OP, relax_tensorrt_op_relax_add, relax_tensorrt_op_relax_atan,
    relax_tensorrt_op_relax_ceil, relax_tensorrt_op_relax_clip, relax_tensorrt_op_relax_concat,
    relax_tensorrt_op_relax_cos, relax_tensorrt_op_relax_divide, relax_tensorrt_op_relax_erf,
    relax_tensorrt_op_relax_exp, relax_tensorrt_op_relax_expand_dims, relax_tensorrt_op_relax_floor,
    relax_tensorrt_op_relax_image_resize2d, relax_tensorrt_op_relax_layout_transform,
    relax_tensorrt_op_relax_log, relax_tensorrt_op_relax_matmul, relax_tensorrt_op_relax_max,
    relax_tensorrt_op_relax_maximum, relax_tensorrt_op_relax_mean, relax_tensorrt_op_relax_min,
    relax_tensorrt_op_relax_minimum, relax_tensorrt_op_relax_multiply, relax_tensorrt_op_relax_negative,
    relax_tensorrt_op_relax_nn_adaptive_avg_pool2d, relax_tensorrt_op_relax_nn_avg_pool2d,
    relax_tensorrt_op_relax_nn_avg_pool3d, relax_tensorrt_op_relax_nn_batch_flatten,
    relax_tensorrt_op_relax_nn_conv1d, relax_tensorrt_op_relax_nn_conv2d,
    relax_tensorrt_op_relax_nn_conv2d_transpose, relax_tensorrt_op_relax_nn_conv3d,
    relax_tensorrt_op_relax_nn_conv3d_transpose, relax_tensorrt_op_relax_nn_layer_norm,
    relax_tensorrt_op_relax_nn_max_pool2d, relax_tensorrt_op_relax_nn_max_pool3d,
    relax_tensorrt_op_relax_nn_relu, relax_tensorrt_op_relax_nn_silu, relax_tensorrt_op_relax_nn_softmax,
    relax_tensorrt_op_relax_permute_dims, relax_tensorrt_op_relax_power, relax_tensorrt_op_relax_prod,
    relax_tensorrt_op_relax_reshape, relax_tensorrt_op_relax_sigmoid, relax_tensorrt_op_relax_sin,
    relax_tensorrt_op_relax_split, relax_tensorrt_op_relax_sqrt, relax_tensorrt_op_relax_squeeze,
    relax_tensorrt_op_relax_strided_slice, relax_tensorrt_op_relax_subtract, relax_tensorrt_op_relax_sum,
    relax_tensorrt_op_relax_tanh,
};
enum {
    relax_tensorrt_attr_coordinate_transformation_mode, relax_tensorrt_attr_layout,
    relax_tensorrt_attr_method, relax_tensorrt_attr_rounding_method,
};
enum {
    relax_tensorrt_str_NCHW, relax_tensorrt_str_align_corners, relax_tensorrt_str_asymmetric,
    relax_tensorrt_str_ceil, relax_tensorrt_str_cubic, relax_tensorrt_str_floor,
    relax_tensorrt_str_half_pixel, relax_tensorrt_str_linear, relax_tensorrt_str_nearest_neighbor,
    relax_tensorrt_str_pytorch_half_pixel, relax_tensorrt_str_round, relax_tensorrt_str_round_prefer_ceil,
    relax_tensorrt_str_round_prefer_floor,
};
static const char *const relax_tensorrt_op_names[] = {
    "relax.abs", "relax.add", "relax.atan", "relax.ceil", "relax.clip", "relax.concat", "relax.cos",
    "relax.divide", "relax.erf", "relax.exp", "relax.expand_dims", "relax.floor", "relax.image.resize2d",
    "relax.layout_transform", "relax.log", "relax.matmul", "relax.max", "relax.maximum", "relax.mean",
    "relax.min", "relax.minimum", "relax.multiply", "relax.negative", "relax.nn.adaptive_avg_pool2d",
    "relax.nn.avg_pool2d", "relax.nn.avg_pool3d", "relax.nn.batch_flatten", "relax.nn.conv1d",
    "relax.nn.conv2d", "relax.nn.conv2d_transpose", "relax.nn.conv3d", "relax.nn.conv3d_transpose",
    "relax.nn.layer_norm", "relax.nn.max_pool2d", "relax.nn.max_pool3d", "relax.nn.relu", "relax.nn.silu",
    "relax.nn.softmax", "relax.permute_dims", "relax.power", "relax.prod", "relax.reshape", "relax.sigmoid",
    "relax.sin", "relax.split", "relax.sqrt", "relax.squeeze", "relax.strided_slice", "relax.subtract",
    "relax.sum", "relax.tanh",
};
static const char *const relax_tensorrt_attr_names[] = {
    "coordinate_transformation_mode", "layout", "method", "rounding_method",
};
static const char *const relax_tensorrt_str_names[] = {
    "NCHW", "align_corners", "asymmetric", "ceil", "cubic", "floor", "half_pixel", "linear",
    "nearest_neighbor", "pytorch_half_pixel", "round", "round_prefer_ceil", "round_prefer_floor",
};

const struct dfg_names relax_tensorrt_names = {
    .abi = DFG_ABI, .needs = 0, .name = "relax_tensorrt", .run = RELAX_TENSORRT_H, .n_ops = 51,
    .ops = relax_tensorrt_op_names, .n_attrs = 4, .attrs = relax_tensorrt_attr_names, .n_strs = 13,
    .strs = relax_tensorrt_str_names,
};

/* relax_tensorrt.pat:9  pattern resize2d(x, size) {
 *     r = relax.image.resize2d(x, size & const & _ : [2]) {
 *         layout == "NCHW",
 *         method in {"nearest_neighbor", "linear", "cubic"},
 *         coordinate_transformation_mode in {"asymmetric", "align_corners", "half_pixel", "pytorch_half_pixel"}
 *     };
 *     where x.rank == 4, x.dtype in {f16, f32}, r.dtype == x.dtype, min(value(size)) > 0;
 *     where r.method != "nearest_neighbor"
 *         or r.rounding_method in {"floor", "ceil", "round_prefer_ceil", "round_prefer_floor"};
 *     return r;
 * } */
bool relax_tensorrt_resize2d_find(DFG_FIND(relax_tensorrt_resize2d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_image_resize2d, 2)) return false;
    if (!dfg_str_is(g, n, relax_tensorrt_attr_layout, relax_tensorrt_str_NCHW, relax_tensorrt_str_NCHW))
        return false;
    if (!(dfg_str_is(g, n, relax_tensorrt_attr_method, relax_tensorrt_str_nearest_neighbor,
                     relax_tensorrt_str_linear)
          || dfg_str_is(g, n, relax_tensorrt_attr_method, relax_tensorrt_str_linear,
                        relax_tensorrt_str_linear)
          || dfg_str_is(g, n, relax_tensorrt_attr_method, relax_tensorrt_str_cubic,
                        relax_tensorrt_str_linear)))
        return false;
    if (!(dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                     relax_tensorrt_str_asymmetric, relax_tensorrt_str_half_pixel)
          || dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                        relax_tensorrt_str_align_corners, relax_tensorrt_str_half_pixel)
          || dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                        relax_tensorrt_str_half_pixel, relax_tensorrt_str_half_pixel)
          || dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                        relax_tensorrt_str_pytorch_half_pixel, relax_tensorrt_str_half_pixel)))
        return false;
    dfg_node x = dfg_operand(g, n, 0), size = dfg_operand(g, n, 1);
    if (!dfg_is(g, size, DFG_CONST) || dfg_rank(g, size) != 1 || dfg_extent(g, size, 0) != 2) return false;
    if (dfg_rank(g, x) != 4 || !(dfg_dtype(g, x) == DFG_F16 || dfg_dtype(g, x) == DFG_F32)) return false;
    if (!dfg_scalar_eq(dfg_dtype_of(g, n), dfg_dtype_of(g, x))) return false;
    if (!dfg_gt(dfg_min_of(dfg_elements(g, size)), dfg_int(0))) return false;
    /* where r.method != "nearest_neighbor" or r.rounding_method in {"floor", "ceil",
     * "round_prefer_ceil", "round_prefer_floor"} */
    if (!(dfg_scalar_ne(dfg_attr_or_str(g, n, relax_tensorrt_attr_method, relax_tensorrt_str_linear),
                        dfg_str(g, relax_tensorrt_str_nearest_neighbor))
          || dfg_str_is(g, n, relax_tensorrt_attr_rounding_method, relax_tensorrt_str_floor,
                        relax_tensorrt_str_round)
          || dfg_str_is(g, n, relax_tensorrt_attr_rounding_method, relax_tensorrt_str_ceil,
                        relax_tensorrt_str_round)
          || dfg_str_is(g, n, relax_tensorrt_attr_rounding_method, relax_tensorrt_str_round_prefer_ceil,
                        relax_tensorrt_str_round)
          || dfg_str_is(g, n, relax_tensorrt_attr_rounding_method, relax_tensorrt_str_round_prefer_floor,
                        relax_tensorrt_str_round)))
        return false;
    DFG_GIVE(relax_tensorrt_resize2d, .root = n, .x = x, .size = size, .r = n);
    DFG_GIVE_WHOLE(relax_tensorrt_resize2d, .x = size);
    return true;
}

/* relax_tensorrt.pat:23, as an entry of a table  "tensorrt.nn.relu"                = relax.nn.relu(_); */
bool relax_tensorrt_tensorrt_nn_relu_find(DFG_FIND(relax_tensorrt_tensorrt_nn_relu))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_relu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_relu, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_relu, .x = x);
    return true;
}

/* relax_tensorrt.pat:24, as an entry of a table  "tensorrt.sigmoid"                = relax.sigmoid(_); */
bool relax_tensorrt_tensorrt_sigmoid_find(DFG_FIND(relax_tensorrt_tensorrt_sigmoid))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_sigmoid, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_sigmoid, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_sigmoid, .x = x);
    return true;
}

/* relax_tensorrt.pat:25, as an entry of a table  "tensorrt.nn.silu"                = relax.nn.silu(_); */
bool relax_tensorrt_tensorrt_nn_silu_find(DFG_FIND(relax_tensorrt_tensorrt_nn_silu))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_silu, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_silu, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_silu, .x = x);
    return true;
}

/* relax_tensorrt.pat:26, as an entry of a table  "tensorrt.tanh"                   = relax.tanh(_); */
bool relax_tensorrt_tensorrt_tanh_find(DFG_FIND(relax_tensorrt_tensorrt_tanh))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_tanh, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_tanh, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_tanh, .x = x);
    return true;
}

/* relax_tensorrt.pat:27, as an entry of a table  "tensorrt.exp"                    = relax.exp(_); */
bool relax_tensorrt_tensorrt_exp_find(DFG_FIND(relax_tensorrt_tensorrt_exp))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_exp, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_exp, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_exp, .x = x);
    return true;
}

/* relax_tensorrt.pat:28, as an entry of a table  "tensorrt.log"                    = relax.log(_); */
bool relax_tensorrt_tensorrt_log_find(DFG_FIND(relax_tensorrt_tensorrt_log))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_log, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_log, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_log, .x = x);
    return true;
}

/* relax_tensorrt.pat:29, as an entry of a table  "tensorrt.sqrt"                   = relax.sqrt(_); */
bool relax_tensorrt_tensorrt_sqrt_find(DFG_FIND(relax_tensorrt_tensorrt_sqrt))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_sqrt, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_sqrt, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_sqrt, .x = x);
    return true;
}

/* relax_tensorrt.pat:30, as an entry of a table  "tensorrt.abs"                    = relax.abs(_); */
bool relax_tensorrt_tensorrt_abs_find(DFG_FIND(relax_tensorrt_tensorrt_abs))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_abs, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_abs, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_abs, .x = x);
    return true;
}

/* relax_tensorrt.pat:31, as an entry of a table  "tensorrt.negative"               = relax.negative(_); */
bool relax_tensorrt_tensorrt_negative_find(DFG_FIND(relax_tensorrt_tensorrt_negative))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_negative, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_negative, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_negative, .x = x);
    return true;
}

/* relax_tensorrt.pat:32, as an entry of a table  "tensorrt.sin"                    = relax.sin(_); */
bool relax_tensorrt_tensorrt_sin_find(DFG_FIND(relax_tensorrt_tensorrt_sin))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_sin, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_sin, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_sin, .x = x);
    return true;
}

/* relax_tensorrt.pat:33, as an entry of a table  "tensorrt.cos"                    = relax.cos(_); */
bool relax_tensorrt_tensorrt_cos_find(DFG_FIND(relax_tensorrt_tensorrt_cos))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_cos, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_cos, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_cos, .x = x);
    return true;
}

/* relax_tensorrt.pat:34, as an entry of a table  "tensorrt.atan"                   = relax.atan(_); */
bool relax_tensorrt_tensorrt_atan_find(DFG_FIND(relax_tensorrt_tensorrt_atan))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_atan, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_atan, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_atan, .x = x);
    return true;
}

/* relax_tensorrt.pat:35, as an entry of a table  "tensorrt.ceil"                   = relax.ceil(_); */
bool relax_tensorrt_tensorrt_ceil_find(DFG_FIND(relax_tensorrt_tensorrt_ceil))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_ceil, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_ceil, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_ceil, .x = x);
    return true;
}

/* relax_tensorrt.pat:36, as an entry of a table  "tensorrt.floor"                  = relax.floor(_); */
bool relax_tensorrt_tensorrt_floor_find(DFG_FIND(relax_tensorrt_tensorrt_floor))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_floor, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_floor, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_floor, .x = x);
    return true;
}

/* relax_tensorrt.pat:37, as an entry of a table  "tensorrt.erf"                    = relax.erf(_); */
bool relax_tensorrt_tensorrt_erf_find(DFG_FIND(relax_tensorrt_tensorrt_erf))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_erf, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_erf, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_erf, .x = x);
    return true;
}

/* relax_tensorrt.pat:38, as an entry of a table  "tensorrt.nn.softmax"             = relax.nn.softmax(_); */
bool relax_tensorrt_tensorrt_nn_softmax_find(DFG_FIND(relax_tensorrt_tensorrt_nn_softmax))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_softmax, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_softmax, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_softmax, .x = x);
    return true;
}

/* relax_tensorrt.pat:39, as an entry of a table  "tensorrt.nn.batch_flatten"       = relax.nn.batch_flatten(_); */
bool relax_tensorrt_tensorrt_nn_batch_flatten_find(DFG_FIND(relax_tensorrt_tensorrt_nn_batch_flatten))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_batch_flatten, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_batch_flatten, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_batch_flatten, .x = x);
    return true;
}

/* relax_tensorrt.pat:40, as an entry of a table  "tensorrt.expand_dims"            = relax.expand_dims(_); */
bool relax_tensorrt_tensorrt_expand_dims_find(DFG_FIND(relax_tensorrt_tensorrt_expand_dims))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_expand_dims, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_expand_dims, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_expand_dims, .x = x);
    return true;
}

/* relax_tensorrt.pat:41, as an entry of a table  "tensorrt.squeeze"                = relax.squeeze(_); */
bool relax_tensorrt_tensorrt_squeeze_find(DFG_FIND(relax_tensorrt_tensorrt_squeeze))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_squeeze, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_squeeze, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_squeeze, .x = x);
    return true;
}

/* relax_tensorrt.pat:42, as an entry of a table  "tensorrt.transpose"              = relax.permute_dims(_); */
bool relax_tensorrt_tensorrt_transpose_find(DFG_FIND(relax_tensorrt_tensorrt_transpose))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_permute_dims, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_transpose, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_transpose, .x = x);
    return true;
}

/* relax_tensorrt.pat:43, as an entry of a table  "tensorrt.layout_transform"       = relax.layout_transform(_); */
bool relax_tensorrt_tensorrt_layout_transform_find(DFG_FIND(relax_tensorrt_tensorrt_layout_transform))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_layout_transform, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_layout_transform, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_layout_transform, .x = x);
    return true;
}

/* relax_tensorrt.pat:44, as an entry of a table  "tensorrt.nn.max_pool2d"          = relax.nn.max_pool2d(_); */
bool relax_tensorrt_tensorrt_nn_max_pool2d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_max_pool2d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_max_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_max_pool2d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_max_pool2d, .x = x);
    return true;
}

/* relax_tensorrt.pat:45, as an entry of a table  "tensorrt.nn.avg_pool2d"          = relax.nn.avg_pool2d(_); */
bool relax_tensorrt_tensorrt_nn_avg_pool2d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_avg_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_avg_pool2d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_avg_pool2d, .x = x);
    return true;
}

/* relax_tensorrt.pat:46, as an entry of a table  "tensorrt.nn.max_pool3d"          = relax.nn.max_pool3d(_); */
bool relax_tensorrt_tensorrt_nn_max_pool3d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_max_pool3d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_max_pool3d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_max_pool3d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_max_pool3d, .x = x);
    return true;
}

/* relax_tensorrt.pat:47, as an entry of a table  "tensorrt.nn.avg_pool3d"          = relax.nn.avg_pool3d(_); */
bool relax_tensorrt_tensorrt_nn_avg_pool3d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_avg_pool3d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_avg_pool3d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_avg_pool3d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_avg_pool3d, .x = x);
    return true;
}

/* relax_tensorrt.pat:48, as an entry of a table
 * "tensorrt.nn.adaptive_avg_pool2d" = relax.nn.adaptive_avg_pool2d(_); */
bool relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_adaptive_avg_pool2d, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d, .x = x);
    return true;
}

/* relax_tensorrt.pat:49, as an entry of a table  "tensorrt.sum"                    = relax.sum(_); */
bool relax_tensorrt_tensorrt_sum_find(DFG_FIND(relax_tensorrt_tensorrt_sum))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_sum, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_sum, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_sum, .x = x);
    return true;
}

/* relax_tensorrt.pat:50, as an entry of a table  "tensorrt.prod"                   = relax.prod(_); */
bool relax_tensorrt_tensorrt_prod_find(DFG_FIND(relax_tensorrt_tensorrt_prod))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_prod, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_prod, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_prod, .x = x);
    return true;
}

/* relax_tensorrt.pat:51, as an entry of a table  "tensorrt.max"                    = relax.max(_); */
bool relax_tensorrt_tensorrt_max_find(DFG_FIND(relax_tensorrt_tensorrt_max))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_max, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_max, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_max, .x = x);
    return true;
}

/* relax_tensorrt.pat:52, as an entry of a table  "tensorrt.min"                    = relax.min(_); */
bool relax_tensorrt_tensorrt_min_find(DFG_FIND(relax_tensorrt_tensorrt_min))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_min, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_min, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_min, .x = x);
    return true;
}

/* relax_tensorrt.pat:53, as an entry of a table  "tensorrt.mean"                   = relax.mean(_); */
bool relax_tensorrt_tensorrt_mean_find(DFG_FIND(relax_tensorrt_tensorrt_mean))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_mean, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_mean, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_mean, .x = x);
    return true;
}

/* relax_tensorrt.pat:54, as an entry of a table  "tensorrt.concatenate"            = relax.concat((...)); */
bool relax_tensorrt_tensorrt_concatenate_find(DFG_FIND(relax_tensorrt_tensorrt_concatenate))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_concat, 1)) return false;
    dfg_node tuple = dfg_operand(g, n, 0);
    if (!dfg_is(g, tuple, DFG_TUPLE)) return false;
    struct dfg_nodes rest = dfg_rest(g, tuple, 0, 0);
    if (!dfg_same_body(g, n, tuple)) return false;
    DFG_GIVE(relax_tensorrt_tensorrt_concatenate, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_concatenate, .tuple = tuple, .rest = rest);
    return true;
}

/* relax_tensorrt.pat:55, as an entry of a table  "tensorrt.split"                  = relax.split(_); */
bool relax_tensorrt_tensorrt_split_find(DFG_FIND(relax_tensorrt_tensorrt_split))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_split, 1)) return false;
    dfg_node x = dfg_operand(g, n, 0);
    DFG_GIVE(relax_tensorrt_tensorrt_split, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_split, .x = x);
    return true;
}

/* relax_tensorrt.pat:56, as an entry of a table  "tensorrt.add"                    = relax.add(_, _); */
bool relax_tensorrt_tensorrt_add_find(DFG_FIND_ON(relax_tensorrt_tensorrt_add))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_add, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_tensorrt_tensorrt_add, .root = n);
        DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_add, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_tensorrt.pat:57, as an entry of a table  "tensorrt.subtract"               = relax.subtract(_, _); */
bool relax_tensorrt_tensorrt_subtract_find(DFG_FIND(relax_tensorrt_tensorrt_subtract))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_subtract, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_subtract, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_subtract, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:58, as an entry of a table  "tensorrt.multiply"               = relax.multiply(_, _); */
bool relax_tensorrt_tensorrt_multiply_find(DFG_FIND_ON(relax_tensorrt_tensorrt_multiply))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_multiply, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_tensorrt_tensorrt_multiply, .root = n);
        DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_multiply, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_tensorrt.pat:59, as an entry of a table  "tensorrt.divide"                 = relax.divide(_, _); */
bool relax_tensorrt_tensorrt_divide_find(DFG_FIND(relax_tensorrt_tensorrt_divide))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_divide, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_divide, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_divide, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:60, as an entry of a table  "tensorrt.power"                  = relax.power(_, _); */
bool relax_tensorrt_tensorrt_power_find(DFG_FIND(relax_tensorrt_tensorrt_power))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_power, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_power, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_power, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:61, as an entry of a table  "tensorrt.maximum"                = relax.maximum(_, _); */
bool relax_tensorrt_tensorrt_maximum_find(DFG_FIND_ON(relax_tensorrt_tensorrt_maximum))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_maximum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_tensorrt_tensorrt_maximum, .root = n);
        DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_maximum, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_tensorrt.pat:62, as an entry of a table  "tensorrt.minimum"                = relax.minimum(_, _); */
bool relax_tensorrt_tensorrt_minimum_find(DFG_FIND_ON(relax_tensorrt_tensorrt_minimum))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_minimum, 2)) return false;
    for (uint32_t swap = way[0]; swap < dfg_orders(g, n); way[0] = ++swap) {
        dfg_node x = dfg_arg(g, n, swap), x_2 = dfg_arg(g, n, 1 - swap);
        DFG_GIVE(relax_tensorrt_tensorrt_minimum, .root = n);
        DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_minimum, .x = x, .x_2 = x_2);
        return true;
    }
    return false;
}

/* relax_tensorrt.pat:64, as an entry of a table  "tensorrt.nn.conv1d"              = relax.nn.conv1d(_, _); */
bool relax_tensorrt_tensorrt_nn_conv1d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_conv1d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_conv1d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_conv1d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_conv1d, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:65, as an entry of a table  "tensorrt.nn.conv2d"              = relax.nn.conv2d(_, _); */
bool relax_tensorrt_tensorrt_nn_conv2d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_conv2d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_conv2d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_conv2d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_conv2d, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:66, as an entry of a table  "tensorrt.nn.conv3d"              = relax.nn.conv3d(_, _); */
bool relax_tensorrt_tensorrt_nn_conv3d_find(DFG_FIND(relax_tensorrt_tensorrt_nn_conv3d))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_conv3d, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_conv3d, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_conv3d, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:67, as an entry of a table
 * "tensorrt.nn.conv2d_transpose"    = relax.nn.conv2d_transpose(_, _); */
bool relax_tensorrt_tensorrt_nn_conv2d_transpose_find(DFG_FIND(relax_tensorrt_tensorrt_nn_conv2d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_conv2d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_conv2d_transpose, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_conv2d_transpose, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:68, as an entry of a table
 * "tensorrt.nn.conv3d_transpose"    = relax.nn.conv3d_transpose(_, _); */
bool relax_tensorrt_tensorrt_nn_conv3d_transpose_find(DFG_FIND(relax_tensorrt_tensorrt_nn_conv3d_transpose))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_conv3d_transpose, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_conv3d_transpose, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_conv3d_transpose, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:69, as an entry of a table  "tensorrt.nn.batch_matmul"        = relax.matmul(_, _); */
bool relax_tensorrt_tensorrt_nn_batch_matmul_find(DFG_FIND(relax_tensorrt_tensorrt_nn_batch_matmul))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_matmul, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_batch_matmul, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_batch_matmul, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:70, as an entry of a table  "tensorrt.reshape"                = relax.reshape(_, _); */
bool relax_tensorrt_tensorrt_reshape_find(DFG_FIND(relax_tensorrt_tensorrt_reshape))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_reshape, 2)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1);
    DFG_GIVE(relax_tensorrt_tensorrt_reshape, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_reshape, .x = x, .x_2 = x_2);
    return true;
}

/* relax_tensorrt.pat:71, as an entry of a table  "tensorrt.nn.layer_norm"          = relax.nn.layer_norm(_, _, _); */
bool relax_tensorrt_tensorrt_nn_layer_norm_find(DFG_FIND(relax_tensorrt_tensorrt_nn_layer_norm))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_nn_layer_norm, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_3 = dfg_operand(g, n, 2);
    DFG_GIVE(relax_tensorrt_tensorrt_nn_layer_norm, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_nn_layer_norm, .x = x, .x_2 = x_2, .x_3 = x_3);
    return true;
}

/* relax_tensorrt.pat:72, as an entry of a table  "tensorrt.clip"                   = relax.clip(_, _, _); */
bool relax_tensorrt_tensorrt_clip_find(DFG_FIND(relax_tensorrt_tensorrt_clip))
{
    if (!dfg_calls_argc(g, n, relax_tensorrt_op_relax_clip, 3)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_3 = dfg_operand(g, n, 2);
    DFG_GIVE(relax_tensorrt_tensorrt_clip, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_clip, .x = x, .x_2 = x_2, .x_3 = x_3);
    return true;
}

/* relax_tensorrt.pat:73, as an entry of a table
 * "tensorrt.strided_slice"          = relax.strided_slice(_, _, _, _, _); */
bool relax_tensorrt_tensorrt_strided_slice_find(DFG_FIND(relax_tensorrt_tensorrt_strided_slice))
{
    if (!dfg_calls_with(g, n, relax_tensorrt_op_relax_strided_slice, 5)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_3 = dfg_operand(g, n, 2);
    dfg_node x_4 = dfg_operand(g, n, 3), x_5 = dfg_operand(g, n, 4);
    DFG_GIVE(relax_tensorrt_tensorrt_strided_slice, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_strided_slice, .x = x, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4,
                   .x_5 = x_5);
    return true;
}

/* relax_tensorrt.pat:74, as an entry of a table
 * "tensorrt.strided_slice"          = relax.strided_slice(_, _, _, _); */
bool relax_tensorrt_tensorrt_strided_slice_2_find(DFG_FIND(relax_tensorrt_tensorrt_strided_slice_2))
{
    if (!dfg_calls_with(g, n, relax_tensorrt_op_relax_strided_slice, 4)) return false;
    dfg_node x = dfg_operand(g, n, 0), x_2 = dfg_operand(g, n, 1), x_3 = dfg_operand(g, n, 2);
    dfg_node x_4 = dfg_operand(g, n, 3);
    DFG_GIVE(relax_tensorrt_tensorrt_strided_slice_2, .root = n);
    DFG_GIVE_WHOLE(relax_tensorrt_tensorrt_strided_slice_2, .x = x, .x_2 = x_2, .x_3 = x_3, .x_4 = x_4);
    return true;
}

/* ---- relax_tensorrt.pat:21  table relax_tensorrt : last_wins ---- */

/* Candidates 0 to 31. */
static bool relax_tensorrt_confirm_2(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 0: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_strided_slice_2, g, n);
    case 1: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_strided_slice, g, n);
    case 2: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_clip, g, n);
    case 3: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_layer_norm, g, n);
    case 4: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_reshape, g, n);
    case 5: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_batch_matmul, g, n);
    case 6: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_conv3d_transpose, g, n);
    case 7: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_conv2d_transpose, g, n);
    case 8: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_conv3d, g, n);
    case 9: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_conv2d, g, n);
    case 10: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_conv1d, g, n);
    case 11: return DFG_MATCHES(relax_tensorrt_resize2d, g, n); /* where x.rank == 4 */
    case 12: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_minimum, g, n);
    case 13: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_maximum, g, n);
    case 14: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_power, g, n);
    case 15: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_divide, g, n);
    case 16: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_multiply, g, n);
    case 17: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_subtract, g, n);
    case 18: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_add, g, n);
    case 19: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_split, g, n);
    case 20: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_concatenate, g, n);
    case 21: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_mean, g, n);
    case 22: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_min, g, n);
    case 23: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_max, g, n);
    case 24: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_prod, g, n);
    case 25: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_sum, g, n);
    case 26: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d, g, n);
    case 27: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_avg_pool3d, g, n);
    case 28: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_max_pool3d, g, n);
    case 29: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_avg_pool2d, g, n);
    case 30: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_max_pool2d, g, n);
    case 31: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_layout_transform, g, n);
    default: return false;
    }
}

/* Candidates 32 to 51. */
static bool relax_tensorrt_confirm_3(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    switch (bit) {
    case 32: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_transpose, g, n);
    case 33: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_squeeze, g, n);
    case 34: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_expand_dims, g, n);
    case 35: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_batch_flatten, g, n);
    case 36: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_softmax, g, n);
    case 37: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_erf, g, n);
    case 38: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_floor, g, n);
    case 39: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_ceil, g, n);
    case 40: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_atan, g, n);
    case 41: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_cos, g, n);
    case 42: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_sin, g, n);
    case 43: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_negative, g, n);
    case 44: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_abs, g, n);
    case 45: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_sqrt, g, n);
    case 46: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_log, g, n);
    case 47: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_exp, g, n);
    case 48: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_tanh, g, n);
    case 49: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_silu, g, n);
    case 50: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_sigmoid, g, n);
    case 51: return DFG_MATCHES_CANDIDATE(relax_tensorrt_tensorrt_nn_relu, g, n);
    default: return false;
    }
}

/* Does the candidate match?  What level 1 does not say is asked by the entry's own matcher. */
static bool relax_tensorrt_confirm(const dfg_graph *g, dfg_node n, uint32_t bit)
{
    if (bit < 32) return relax_tensorrt_confirm_2(g, n, bit);
    return relax_tensorrt_confirm_3(g, n, bit);
}

/* relax_tensorrt.pat:54  relax.concat((...)); the operator is known */
static inline bool relax_tensorrt_is_tensorrt_concatenate(const dfg_graph *g, dfg_node n)
{
    return dfg_argc_is(g, n, 1) && dfg_is(g, dfg_operand(g, n, 0), DFG_TUPLE);
}

/* relax_tensorrt.pat:10  relax.image.resize2d(x, size & const & _ : [2]); the operator is known */
static inline bool relax_tensorrt_is_r(const dfg_graph *g, dfg_node n)
{
    if (!dfg_argc_is(g, n, 2)) return false;
    const dfg_node a1 = dfg_operand(g, n, 1);
    return dfg_is(g, a1, DFG_CONST) && dfg_rank(g, a1) == 1 && dfg_extent(g, a1, 0) == 2
        && (dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                       relax_tensorrt_str_asymmetric, relax_tensorrt_str_half_pixel)
            || dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                          relax_tensorrt_str_align_corners, relax_tensorrt_str_half_pixel)
            || dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                          relax_tensorrt_str_half_pixel, relax_tensorrt_str_half_pixel)
            || dfg_str_is(g, n, relax_tensorrt_attr_coordinate_transformation_mode,
                          relax_tensorrt_str_pytorch_half_pixel, relax_tensorrt_str_half_pixel))
        && dfg_str_is(g, n, relax_tensorrt_attr_layout, relax_tensorrt_str_NCHW, relax_tensorrt_str_NCHW)
        && (dfg_str_is(g, n, relax_tensorrt_attr_method, relax_tensorrt_str_nearest_neighbor,
                       relax_tensorrt_str_linear)
            || dfg_str_is(g, n, relax_tensorrt_attr_method, relax_tensorrt_str_linear,
                          relax_tensorrt_str_linear)
            || dfg_str_is(g, n, relax_tensorrt_attr_method, relax_tensorrt_str_cubic,
                          relax_tensorrt_str_linear));
}

/* op in {relax.strided_slice}: RELAX_TENSORRT_TENSORRT_STRIDED_SLICE,
 * RELAX_TENSORRT_TENSORRT_STRIDED_SLICE_2 */
static inline DFG_IN_LINE_FOR_SPEED uint64_t relax_tensorrt_at_relax_strided_slice(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    if (dfg_has_args(g, n, 5)) set |= DFG_BIT(1); /* RELAX_TENSORRT_TENSORRT_STRIDED_SLICE */
    if (dfg_has_args(g, n, 4)) set |= DFG_BIT(0); /* RELAX_TENSORRT_TENSORRT_STRIDED_SLICE_2 */
    return set;
}

size_t relax_tensorrt_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets)
{
    size_t count = 0;
    for (dfg_node n = first; n < last; n++) {
        uint64_t set = 0;
        switch (dfg_op(g, n)) {
        case relax_tensorrt_op_relax_nn_relu: set = dfg_argc_is(g, n, 1) ? DFG_BIT(51) : 0; break;
        case relax_tensorrt_op_relax_sigmoid: set = dfg_argc_is(g, n, 1) ? DFG_BIT(50) : 0; break;
        case relax_tensorrt_op_relax_nn_silu: set = dfg_argc_is(g, n, 1) ? DFG_BIT(49) : 0; break;
        case relax_tensorrt_op_relax_tanh: set = dfg_argc_is(g, n, 1) ? DFG_BIT(48) : 0; break;
        case relax_tensorrt_op_relax_exp: set = dfg_argc_is(g, n, 1) ? DFG_BIT(47) : 0; break;
        case relax_tensorrt_op_relax_log: set = dfg_argc_is(g, n, 1) ? DFG_BIT(46) : 0; break;
        case relax_tensorrt_op_relax_sqrt: set = dfg_argc_is(g, n, 1) ? DFG_BIT(45) : 0; break;
        case relax_tensorrt_op_relax_abs: set = dfg_argc_is(g, n, 1) ? DFG_BIT(44) : 0; break;
        case relax_tensorrt_op_relax_negative: set = dfg_argc_is(g, n, 1) ? DFG_BIT(43) : 0; break;
        case relax_tensorrt_op_relax_sin: set = dfg_argc_is(g, n, 1) ? DFG_BIT(42) : 0; break;
        case relax_tensorrt_op_relax_cos: set = dfg_argc_is(g, n, 1) ? DFG_BIT(41) : 0; break;
        case relax_tensorrt_op_relax_atan: set = dfg_argc_is(g, n, 1) ? DFG_BIT(40) : 0; break;
        case relax_tensorrt_op_relax_ceil: set = dfg_argc_is(g, n, 1) ? DFG_BIT(39) : 0; break;
        case relax_tensorrt_op_relax_floor: set = dfg_argc_is(g, n, 1) ? DFG_BIT(38) : 0; break;
        case relax_tensorrt_op_relax_erf: set = dfg_argc_is(g, n, 1) ? DFG_BIT(37) : 0; break;
        case relax_tensorrt_op_relax_nn_softmax: set = dfg_argc_is(g, n, 1) ? DFG_BIT(36) : 0; break;
        case relax_tensorrt_op_relax_nn_batch_flatten: set = dfg_argc_is(g, n, 1) ? DFG_BIT(35) : 0; break;
        case relax_tensorrt_op_relax_expand_dims: set = dfg_argc_is(g, n, 1) ? DFG_BIT(34) : 0; break;
        case relax_tensorrt_op_relax_squeeze: set = dfg_argc_is(g, n, 1) ? DFG_BIT(33) : 0; break;
        case relax_tensorrt_op_relax_permute_dims: set = dfg_argc_is(g, n, 1) ? DFG_BIT(32) : 0; break;
        case relax_tensorrt_op_relax_layout_transform: set = dfg_argc_is(g, n, 1) ? DFG_BIT(31) : 0; break;
        case relax_tensorrt_op_relax_nn_max_pool2d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(30) : 0; break;
        case relax_tensorrt_op_relax_nn_avg_pool2d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(29) : 0; break;
        case relax_tensorrt_op_relax_nn_max_pool3d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(28) : 0; break;
        case relax_tensorrt_op_relax_nn_avg_pool3d: set = dfg_argc_is(g, n, 1) ? DFG_BIT(27) : 0; break;
        case relax_tensorrt_op_relax_nn_adaptive_avg_pool2d:
            set = dfg_argc_is(g, n, 1) ? DFG_BIT(26) : 0;
            break;
        case relax_tensorrt_op_relax_sum: set = dfg_argc_is(g, n, 1) ? DFG_BIT(25) : 0; break;
        case relax_tensorrt_op_relax_prod: set = dfg_argc_is(g, n, 1) ? DFG_BIT(24) : 0; break;
        case relax_tensorrt_op_relax_max: set = dfg_argc_is(g, n, 1) ? DFG_BIT(23) : 0; break;
        case relax_tensorrt_op_relax_min: set = dfg_argc_is(g, n, 1) ? DFG_BIT(22) : 0; break;
        case relax_tensorrt_op_relax_mean: set = dfg_argc_is(g, n, 1) ? DFG_BIT(21) : 0; break;
        case relax_tensorrt_op_relax_concat:
            set = relax_tensorrt_is_tensorrt_concatenate(g, n) ? DFG_BIT(20) : 0;
            break;
        case relax_tensorrt_op_relax_split: set = dfg_argc_is(g, n, 1) ? DFG_BIT(19) : 0; break;
        case relax_tensorrt_op_relax_add: set = dfg_argc_is(g, n, 2) ? DFG_BIT(18) : 0; break;
        case relax_tensorrt_op_relax_subtract: set = dfg_argc_is(g, n, 2) ? DFG_BIT(17) : 0; break;
        case relax_tensorrt_op_relax_multiply: set = dfg_argc_is(g, n, 2) ? DFG_BIT(16) : 0; break;
        case relax_tensorrt_op_relax_divide: set = dfg_argc_is(g, n, 2) ? DFG_BIT(15) : 0; break;
        case relax_tensorrt_op_relax_power: set = dfg_argc_is(g, n, 2) ? DFG_BIT(14) : 0; break;
        case relax_tensorrt_op_relax_maximum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(13) : 0; break;
        case relax_tensorrt_op_relax_minimum: set = dfg_argc_is(g, n, 2) ? DFG_BIT(12) : 0; break;
        case relax_tensorrt_op_relax_image_resize2d:
            set = relax_tensorrt_is_r(g, n) ? DFG_BIT(11) : 0;
            break;
        case relax_tensorrt_op_relax_nn_conv1d: set = dfg_argc_is(g, n, 2) ? DFG_BIT(10) : 0; break;
        case relax_tensorrt_op_relax_nn_conv2d: set = dfg_argc_is(g, n, 2) ? DFG_BIT(9) : 0; break;
        case relax_tensorrt_op_relax_nn_conv3d: set = dfg_argc_is(g, n, 2) ? DFG_BIT(8) : 0; break;
        case relax_tensorrt_op_relax_nn_conv2d_transpose:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(7) : 0;
            break;
        case relax_tensorrt_op_relax_nn_conv3d_transpose:
            set = dfg_argc_is(g, n, 2) ? DFG_BIT(6) : 0;
            break;
        case relax_tensorrt_op_relax_matmul: set = dfg_argc_is(g, n, 2) ? DFG_BIT(5) : 0; break;
        case relax_tensorrt_op_relax_reshape: set = dfg_argc_is(g, n, 2) ? DFG_BIT(4) : 0; break;
        case relax_tensorrt_op_relax_nn_layer_norm: set = dfg_argc_is(g, n, 3) ? DFG_BIT(3) : 0; break;
        case relax_tensorrt_op_relax_clip: set = dfg_argc_is(g, n, 3) ? DFG_BIT(2) : 0; break;
        case relax_tensorrt_op_relax_strided_slice:
            set = relax_tensorrt_at_relax_strided_slice(g, n);
            break;
        default: continue;
        }
        nodes[count] = n;
        sets[count] = set;
        count += set != 0;
    }
    return count;
}

uint64_t relax_tensorrt_candidates(const dfg_graph *g, dfg_node n)
{
    uint64_t set = 0;
    dfg_node node = n;
    relax_tensorrt_sweep(g, n, n + 1, &node, &set);
    return set;
}

int32_t relax_tensorrt_first(const dfg_graph *g, dfg_node n)
{
    for (uint64_t set = relax_tensorrt_candidates(g, n); set != 0; set &= set - 1) {
        const uint32_t bit = dfg_lowest_bit(set);
        if (relax_tensorrt_confirm(g, n, bit)) return 51 - (int32_t)bit;
    }
    return -1;
}
