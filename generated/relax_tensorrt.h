/* Made by pat2c from relax_tensorrt.pat; do not edit.  DFG_MATCHERS...(P) declares the functions of pattern P: dfg_search.h.
 * Graphs are views that dfg_bind() made with relax_tensorrt_names. */
#ifndef RELAX_TENSORRT_H
#define RELAX_TENSORRT_H 0xf2a4afa53a735d01 /* of this run of pat2c */

#include "dfg_match.h"

DFG_BEGIN_C

extern const struct dfg_names relax_tensorrt_names;

/* relax_tensorrt.pat:9  pattern resize2d(x, size) { r = relax.image.resize2d(x, size & const & _ : [2]) { layout ==  ... */
struct relax_tensorrt_resize2d_match { dfg_node root, x, size, r; };
struct relax_tensorrt_resize2d_whole { struct relax_tensorrt_resize2d_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_resize2d, NULL)

/* relax_tensorrt.pat:23  "tensorrt.nn.relu" = relax.nn.relu(_); */
struct relax_tensorrt_tensorrt_nn_relu_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_relu_whole { struct relax_tensorrt_tensorrt_nn_relu_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_relu, NULL)

/* relax_tensorrt.pat:24  "tensorrt.sigmoid" = relax.sigmoid(_); */
struct relax_tensorrt_tensorrt_sigmoid_match { dfg_node root; };
struct relax_tensorrt_tensorrt_sigmoid_whole { struct relax_tensorrt_tensorrt_sigmoid_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_sigmoid, NULL)

/* relax_tensorrt.pat:25  "tensorrt.nn.silu" = relax.nn.silu(_); */
struct relax_tensorrt_tensorrt_nn_silu_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_silu_whole { struct relax_tensorrt_tensorrt_nn_silu_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_silu, NULL)

/* relax_tensorrt.pat:26  "tensorrt.tanh" = relax.tanh(_); */
struct relax_tensorrt_tensorrt_tanh_match { dfg_node root; };
struct relax_tensorrt_tensorrt_tanh_whole { struct relax_tensorrt_tensorrt_tanh_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_tanh, NULL)

/* relax_tensorrt.pat:27  "tensorrt.exp" = relax.exp(_); */
struct relax_tensorrt_tensorrt_exp_match { dfg_node root; };
struct relax_tensorrt_tensorrt_exp_whole { struct relax_tensorrt_tensorrt_exp_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_exp, NULL)

/* relax_tensorrt.pat:28  "tensorrt.log" = relax.log(_); */
struct relax_tensorrt_tensorrt_log_match { dfg_node root; };
struct relax_tensorrt_tensorrt_log_whole { struct relax_tensorrt_tensorrt_log_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_log, NULL)

/* relax_tensorrt.pat:29  "tensorrt.sqrt" = relax.sqrt(_); */
struct relax_tensorrt_tensorrt_sqrt_match { dfg_node root; };
struct relax_tensorrt_tensorrt_sqrt_whole { struct relax_tensorrt_tensorrt_sqrt_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_sqrt, NULL)

/* relax_tensorrt.pat:30  "tensorrt.abs" = relax.abs(_); */
struct relax_tensorrt_tensorrt_abs_match { dfg_node root; };
struct relax_tensorrt_tensorrt_abs_whole { struct relax_tensorrt_tensorrt_abs_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_abs, NULL)

/* relax_tensorrt.pat:31  "tensorrt.negative" = relax.negative(_); */
struct relax_tensorrt_tensorrt_negative_match { dfg_node root; };
struct relax_tensorrt_tensorrt_negative_whole { struct relax_tensorrt_tensorrt_negative_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_negative, NULL)

/* relax_tensorrt.pat:32  "tensorrt.sin" = relax.sin(_); */
struct relax_tensorrt_tensorrt_sin_match { dfg_node root; };
struct relax_tensorrt_tensorrt_sin_whole { struct relax_tensorrt_tensorrt_sin_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_sin, NULL)

/* relax_tensorrt.pat:33  "tensorrt.cos" = relax.cos(_); */
struct relax_tensorrt_tensorrt_cos_match { dfg_node root; };
struct relax_tensorrt_tensorrt_cos_whole { struct relax_tensorrt_tensorrt_cos_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_cos, NULL)

/* relax_tensorrt.pat:34  "tensorrt.atan" = relax.atan(_); */
struct relax_tensorrt_tensorrt_atan_match { dfg_node root; };
struct relax_tensorrt_tensorrt_atan_whole { struct relax_tensorrt_tensorrt_atan_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_atan, NULL)

/* relax_tensorrt.pat:35  "tensorrt.ceil" = relax.ceil(_); */
struct relax_tensorrt_tensorrt_ceil_match { dfg_node root; };
struct relax_tensorrt_tensorrt_ceil_whole { struct relax_tensorrt_tensorrt_ceil_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_ceil, NULL)

/* relax_tensorrt.pat:36  "tensorrt.floor" = relax.floor(_); */
struct relax_tensorrt_tensorrt_floor_match { dfg_node root; };
struct relax_tensorrt_tensorrt_floor_whole { struct relax_tensorrt_tensorrt_floor_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_floor, NULL)

/* relax_tensorrt.pat:37  "tensorrt.erf" = relax.erf(_); */
struct relax_tensorrt_tensorrt_erf_match { dfg_node root; };
struct relax_tensorrt_tensorrt_erf_whole { struct relax_tensorrt_tensorrt_erf_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_erf, NULL)

/* relax_tensorrt.pat:38  "tensorrt.nn.softmax" = relax.nn.softmax(_); */
struct relax_tensorrt_tensorrt_nn_softmax_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_softmax_whole {
    struct relax_tensorrt_tensorrt_nn_softmax_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_softmax, NULL)

/* relax_tensorrt.pat:39  "tensorrt.nn.batch_flatten" = relax.nn.batch_flatten(_); */
struct relax_tensorrt_tensorrt_nn_batch_flatten_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_batch_flatten_whole {
    struct relax_tensorrt_tensorrt_nn_batch_flatten_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_batch_flatten, NULL)

/* relax_tensorrt.pat:40  "tensorrt.expand_dims" = relax.expand_dims(_); */
struct relax_tensorrt_tensorrt_expand_dims_match { dfg_node root; };
struct relax_tensorrt_tensorrt_expand_dims_whole {
    struct relax_tensorrt_tensorrt_expand_dims_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_expand_dims, NULL)

/* relax_tensorrt.pat:41  "tensorrt.squeeze" = relax.squeeze(_); */
struct relax_tensorrt_tensorrt_squeeze_match { dfg_node root; };
struct relax_tensorrt_tensorrt_squeeze_whole { struct relax_tensorrt_tensorrt_squeeze_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_squeeze, NULL)

/* relax_tensorrt.pat:42  "tensorrt.transpose" = relax.permute_dims(_); */
struct relax_tensorrt_tensorrt_transpose_match { dfg_node root; };
struct relax_tensorrt_tensorrt_transpose_whole {
    struct relax_tensorrt_tensorrt_transpose_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_transpose, NULL)

/* relax_tensorrt.pat:43  "tensorrt.layout_transform" = relax.layout_transform(_); */
struct relax_tensorrt_tensorrt_layout_transform_match { dfg_node root; };
struct relax_tensorrt_tensorrt_layout_transform_whole {
    struct relax_tensorrt_tensorrt_layout_transform_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_layout_transform, NULL)

/* relax_tensorrt.pat:44  "tensorrt.nn.max_pool2d" = relax.nn.max_pool2d(_); */
struct relax_tensorrt_tensorrt_nn_max_pool2d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_max_pool2d_whole {
    struct relax_tensorrt_tensorrt_nn_max_pool2d_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_max_pool2d, NULL)

/* relax_tensorrt.pat:45  "tensorrt.nn.avg_pool2d" = relax.nn.avg_pool2d(_); */
struct relax_tensorrt_tensorrt_nn_avg_pool2d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_avg_pool2d_whole {
    struct relax_tensorrt_tensorrt_nn_avg_pool2d_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_avg_pool2d, NULL)

/* relax_tensorrt.pat:46  "tensorrt.nn.max_pool3d" = relax.nn.max_pool3d(_); */
struct relax_tensorrt_tensorrt_nn_max_pool3d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_max_pool3d_whole {
    struct relax_tensorrt_tensorrt_nn_max_pool3d_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_max_pool3d, NULL)

/* relax_tensorrt.pat:47  "tensorrt.nn.avg_pool3d" = relax.nn.avg_pool3d(_); */
struct relax_tensorrt_tensorrt_nn_avg_pool3d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_avg_pool3d_whole {
    struct relax_tensorrt_tensorrt_nn_avg_pool3d_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_avg_pool3d, NULL)

/* relax_tensorrt.pat:48  "tensorrt.nn.adaptive_avg_pool2d" = relax.nn.adaptive_avg_pool2d(_); */
struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_whole {
    struct relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d_match m; dfg_node x;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_adaptive_avg_pool2d, NULL)

/* relax_tensorrt.pat:49  "tensorrt.sum" = relax.sum(_); */
struct relax_tensorrt_tensorrt_sum_match { dfg_node root; };
struct relax_tensorrt_tensorrt_sum_whole { struct relax_tensorrt_tensorrt_sum_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_sum, NULL)

/* relax_tensorrt.pat:50  "tensorrt.prod" = relax.prod(_); */
struct relax_tensorrt_tensorrt_prod_match { dfg_node root; };
struct relax_tensorrt_tensorrt_prod_whole { struct relax_tensorrt_tensorrt_prod_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_prod, NULL)

/* relax_tensorrt.pat:51  "tensorrt.max" = relax.max(_); */
struct relax_tensorrt_tensorrt_max_match { dfg_node root; };
struct relax_tensorrt_tensorrt_max_whole { struct relax_tensorrt_tensorrt_max_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_max, NULL)

/* relax_tensorrt.pat:52  "tensorrt.min" = relax.min(_); */
struct relax_tensorrt_tensorrt_min_match { dfg_node root; };
struct relax_tensorrt_tensorrt_min_whole { struct relax_tensorrt_tensorrt_min_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_min, NULL)

/* relax_tensorrt.pat:53  "tensorrt.mean" = relax.mean(_); */
struct relax_tensorrt_tensorrt_mean_match { dfg_node root; };
struct relax_tensorrt_tensorrt_mean_whole { struct relax_tensorrt_tensorrt_mean_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_mean, NULL)

/* relax_tensorrt.pat:54  "tensorrt.concatenate" = relax.concat((...)); */
struct relax_tensorrt_tensorrt_concatenate_match { dfg_node root; };
struct relax_tensorrt_tensorrt_concatenate_whole {
    struct relax_tensorrt_tensorrt_concatenate_match m; dfg_node tuple; struct dfg_nodes rest;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_concatenate, NULL)

/* relax_tensorrt.pat:55  "tensorrt.split" = relax.split(_); */
struct relax_tensorrt_tensorrt_split_match { dfg_node root; };
struct relax_tensorrt_tensorrt_split_whole { struct relax_tensorrt_tensorrt_split_match m; dfg_node x; };
DFG_MATCHERS(relax_tensorrt_tensorrt_split, NULL)

/* relax_tensorrt.pat:56  "tensorrt.add" = relax.add(_, _); */
struct relax_tensorrt_tensorrt_add_match { dfg_node root; };
struct relax_tensorrt_tensorrt_add_whole { struct relax_tensorrt_tensorrt_add_match m; dfg_node x, x_2; };
DFG_MATCHERS_OF_WAYS(relax_tensorrt_tensorrt_add, whole, 1, NULL)

/* relax_tensorrt.pat:57  "tensorrt.subtract" = relax.subtract(_, _); */
struct relax_tensorrt_tensorrt_subtract_match { dfg_node root; };
struct relax_tensorrt_tensorrt_subtract_whole {
    struct relax_tensorrt_tensorrt_subtract_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_subtract, NULL)

/* relax_tensorrt.pat:58  "tensorrt.multiply" = relax.multiply(_, _); */
struct relax_tensorrt_tensorrt_multiply_match { dfg_node root; };
struct relax_tensorrt_tensorrt_multiply_whole {
    struct relax_tensorrt_tensorrt_multiply_match m; dfg_node x, x_2;
};
DFG_MATCHERS_OF_WAYS(relax_tensorrt_tensorrt_multiply, whole, 1, NULL)

/* relax_tensorrt.pat:59  "tensorrt.divide" = relax.divide(_, _); */
struct relax_tensorrt_tensorrt_divide_match { dfg_node root; };
struct relax_tensorrt_tensorrt_divide_whole {
    struct relax_tensorrt_tensorrt_divide_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_divide, NULL)

/* relax_tensorrt.pat:60  "tensorrt.power" = relax.power(_, _); */
struct relax_tensorrt_tensorrt_power_match { dfg_node root; };
struct relax_tensorrt_tensorrt_power_whole { struct relax_tensorrt_tensorrt_power_match m; dfg_node x, x_2; };
DFG_MATCHERS(relax_tensorrt_tensorrt_power, NULL)

/* relax_tensorrt.pat:61  "tensorrt.maximum" = relax.maximum(_, _); */
struct relax_tensorrt_tensorrt_maximum_match { dfg_node root; };
struct relax_tensorrt_tensorrt_maximum_whole {
    struct relax_tensorrt_tensorrt_maximum_match m; dfg_node x, x_2;
};
DFG_MATCHERS_OF_WAYS(relax_tensorrt_tensorrt_maximum, whole, 1, NULL)

/* relax_tensorrt.pat:62  "tensorrt.minimum" = relax.minimum(_, _); */
struct relax_tensorrt_tensorrt_minimum_match { dfg_node root; };
struct relax_tensorrt_tensorrt_minimum_whole {
    struct relax_tensorrt_tensorrt_minimum_match m; dfg_node x, x_2;
};
DFG_MATCHERS_OF_WAYS(relax_tensorrt_tensorrt_minimum, whole, 1, NULL)

/* relax_tensorrt.pat:64  "tensorrt.nn.conv1d" = relax.nn.conv1d(_, _); */
struct relax_tensorrt_tensorrt_nn_conv1d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_conv1d_whole {
    struct relax_tensorrt_tensorrt_nn_conv1d_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_conv1d, NULL)

/* relax_tensorrt.pat:65  "tensorrt.nn.conv2d" = relax.nn.conv2d(_, _); */
struct relax_tensorrt_tensorrt_nn_conv2d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_conv2d_whole {
    struct relax_tensorrt_tensorrt_nn_conv2d_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_conv2d, NULL)

/* relax_tensorrt.pat:66  "tensorrt.nn.conv3d" = relax.nn.conv3d(_, _); */
struct relax_tensorrt_tensorrt_nn_conv3d_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_conv3d_whole {
    struct relax_tensorrt_tensorrt_nn_conv3d_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_conv3d, NULL)

/* relax_tensorrt.pat:67  "tensorrt.nn.conv2d_transpose" = relax.nn.conv2d_transpose(_, _); */
struct relax_tensorrt_tensorrt_nn_conv2d_transpose_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_conv2d_transpose_whole {
    struct relax_tensorrt_tensorrt_nn_conv2d_transpose_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_conv2d_transpose, NULL)

/* relax_tensorrt.pat:68  "tensorrt.nn.conv3d_transpose" = relax.nn.conv3d_transpose(_, _); */
struct relax_tensorrt_tensorrt_nn_conv3d_transpose_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_conv3d_transpose_whole {
    struct relax_tensorrt_tensorrt_nn_conv3d_transpose_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_conv3d_transpose, NULL)

/* relax_tensorrt.pat:69  "tensorrt.nn.batch_matmul" = relax.matmul(_, _); */
struct relax_tensorrt_tensorrt_nn_batch_matmul_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_batch_matmul_whole {
    struct relax_tensorrt_tensorrt_nn_batch_matmul_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_batch_matmul, NULL)

/* relax_tensorrt.pat:70  "tensorrt.reshape" = relax.reshape(_, _); */
struct relax_tensorrt_tensorrt_reshape_match { dfg_node root; };
struct relax_tensorrt_tensorrt_reshape_whole {
    struct relax_tensorrt_tensorrt_reshape_match m; dfg_node x, x_2;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_reshape, NULL)

/* relax_tensorrt.pat:71  "tensorrt.nn.layer_norm" = relax.nn.layer_norm(_, _, _); */
struct relax_tensorrt_tensorrt_nn_layer_norm_match { dfg_node root; };
struct relax_tensorrt_tensorrt_nn_layer_norm_whole {
    struct relax_tensorrt_tensorrt_nn_layer_norm_match m; dfg_node x, x_2, x_3;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_nn_layer_norm, NULL)

/* relax_tensorrt.pat:72  "tensorrt.clip" = relax.clip(_, _, _); */
struct relax_tensorrt_tensorrt_clip_match { dfg_node root; };
struct relax_tensorrt_tensorrt_clip_whole {
    struct relax_tensorrt_tensorrt_clip_match m; dfg_node x, x_2, x_3;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_clip, NULL)

/* relax_tensorrt.pat:73  "tensorrt.strided_slice" = relax.strided_slice(_, _, _, _, _); */
struct relax_tensorrt_tensorrt_strided_slice_match { dfg_node root; };
struct relax_tensorrt_tensorrt_strided_slice_whole {
    struct relax_tensorrt_tensorrt_strided_slice_match m; dfg_node x, x_2, x_3, x_4, x_5;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_strided_slice, NULL)

/* relax_tensorrt.pat:74  "tensorrt.strided_slice" = relax.strided_slice(_, _, _, _); */
struct relax_tensorrt_tensorrt_strided_slice_2_match { dfg_node root; };
struct relax_tensorrt_tensorrt_strided_slice_2_whole {
    struct relax_tensorrt_tensorrt_strided_slice_2_match m; dfg_node x, x_2, x_3, x_4;
};
DFG_MATCHERS(relax_tensorrt_tensorrt_strided_slice_2, NULL)

enum relax_tensorrt_entry {
    RELAX_TENSORRT_TENSORRT_NN_RELU, /* "tensorrt.nn.relu": relax_tensorrt.pat:23 */
    RELAX_TENSORRT_TENSORRT_SIGMOID, /* "tensorrt.sigmoid": relax_tensorrt.pat:24 */
    RELAX_TENSORRT_TENSORRT_NN_SILU, /* "tensorrt.nn.silu": relax_tensorrt.pat:25 */
    RELAX_TENSORRT_TENSORRT_TANH, /* "tensorrt.tanh": relax_tensorrt.pat:26 */
    RELAX_TENSORRT_TENSORRT_EXP, /* "tensorrt.exp": relax_tensorrt.pat:27 */
    RELAX_TENSORRT_TENSORRT_LOG, /* "tensorrt.log": relax_tensorrt.pat:28 */
    RELAX_TENSORRT_TENSORRT_SQRT, /* "tensorrt.sqrt": relax_tensorrt.pat:29 */
    RELAX_TENSORRT_TENSORRT_ABS, /* "tensorrt.abs": relax_tensorrt.pat:30 */
    RELAX_TENSORRT_TENSORRT_NEGATIVE, /* "tensorrt.negative": relax_tensorrt.pat:31 */
    RELAX_TENSORRT_TENSORRT_SIN, /* "tensorrt.sin": relax_tensorrt.pat:32 */
    RELAX_TENSORRT_TENSORRT_COS, /* "tensorrt.cos": relax_tensorrt.pat:33 */
    RELAX_TENSORRT_TENSORRT_ATAN, /* "tensorrt.atan": relax_tensorrt.pat:34 */
    RELAX_TENSORRT_TENSORRT_CEIL, /* "tensorrt.ceil": relax_tensorrt.pat:35 */
    RELAX_TENSORRT_TENSORRT_FLOOR, /* "tensorrt.floor": relax_tensorrt.pat:36 */
    RELAX_TENSORRT_TENSORRT_ERF, /* "tensorrt.erf": relax_tensorrt.pat:37 */
    RELAX_TENSORRT_TENSORRT_NN_SOFTMAX, /* "tensorrt.nn.softmax": relax_tensorrt.pat:38 */
    RELAX_TENSORRT_TENSORRT_NN_BATCH_FLATTEN, /* "tensorrt.nn.batch_flatten": relax_tensorrt.pat:39 */
    RELAX_TENSORRT_TENSORRT_EXPAND_DIMS, /* "tensorrt.expand_dims": relax_tensorrt.pat:40 */
    RELAX_TENSORRT_TENSORRT_SQUEEZE, /* "tensorrt.squeeze": relax_tensorrt.pat:41 */
    RELAX_TENSORRT_TENSORRT_TRANSPOSE, /* "tensorrt.transpose": relax_tensorrt.pat:42 */
    RELAX_TENSORRT_TENSORRT_LAYOUT_TRANSFORM, /* "tensorrt.layout_transform": relax_tensorrt.pat:43 */
    RELAX_TENSORRT_TENSORRT_NN_MAX_POOL2D, /* "tensorrt.nn.max_pool2d": relax_tensorrt.pat:44 */
    RELAX_TENSORRT_TENSORRT_NN_AVG_POOL2D, /* "tensorrt.nn.avg_pool2d": relax_tensorrt.pat:45 */
    RELAX_TENSORRT_TENSORRT_NN_MAX_POOL3D, /* "tensorrt.nn.max_pool3d": relax_tensorrt.pat:46 */
    RELAX_TENSORRT_TENSORRT_NN_AVG_POOL3D, /* "tensorrt.nn.avg_pool3d": relax_tensorrt.pat:47 */
    RELAX_TENSORRT_TENSORRT_NN_ADAPTIVE_AVG_POOL2D, /* "tensorrt.nn.adaptive_avg_pool2d": relax_tensorrt.pat:48 */
    RELAX_TENSORRT_TENSORRT_SUM, /* "tensorrt.sum": relax_tensorrt.pat:49 */
    RELAX_TENSORRT_TENSORRT_PROD, /* "tensorrt.prod": relax_tensorrt.pat:50 */
    RELAX_TENSORRT_TENSORRT_MAX, /* "tensorrt.max": relax_tensorrt.pat:51 */
    RELAX_TENSORRT_TENSORRT_MIN, /* "tensorrt.min": relax_tensorrt.pat:52 */
    RELAX_TENSORRT_TENSORRT_MEAN, /* "tensorrt.mean": relax_tensorrt.pat:53 */
    RELAX_TENSORRT_TENSORRT_CONCATENATE, /* "tensorrt.concatenate": relax_tensorrt.pat:54 */
    RELAX_TENSORRT_TENSORRT_SPLIT, /* "tensorrt.split": relax_tensorrt.pat:55 */
    RELAX_TENSORRT_TENSORRT_ADD, /* "tensorrt.add": relax_tensorrt.pat:56 */
    RELAX_TENSORRT_TENSORRT_SUBTRACT, /* "tensorrt.subtract": relax_tensorrt.pat:57 */
    RELAX_TENSORRT_TENSORRT_MULTIPLY, /* "tensorrt.multiply": relax_tensorrt.pat:58 */
    RELAX_TENSORRT_TENSORRT_DIVIDE, /* "tensorrt.divide": relax_tensorrt.pat:59 */
    RELAX_TENSORRT_TENSORRT_POWER, /* "tensorrt.power": relax_tensorrt.pat:60 */
    RELAX_TENSORRT_TENSORRT_MAXIMUM, /* "tensorrt.maximum": relax_tensorrt.pat:61 */
    RELAX_TENSORRT_TENSORRT_MINIMUM, /* "tensorrt.minimum": relax_tensorrt.pat:62 */
    RELAX_TENSORRT_TENSORRT_IMAGE_RESIZE2D, /* "tensorrt.image.resize2d": relax_tensorrt.pat:9 */
    RELAX_TENSORRT_TENSORRT_NN_CONV1D, /* "tensorrt.nn.conv1d": relax_tensorrt.pat:64 */
    RELAX_TENSORRT_TENSORRT_NN_CONV2D, /* "tensorrt.nn.conv2d": relax_tensorrt.pat:65 */
    RELAX_TENSORRT_TENSORRT_NN_CONV3D, /* "tensorrt.nn.conv3d": relax_tensorrt.pat:66 */
    RELAX_TENSORRT_TENSORRT_NN_CONV2D_TRANSPOSE, /* "tensorrt.nn.conv2d_transpose": relax_tensorrt.pat:67 */
    RELAX_TENSORRT_TENSORRT_NN_CONV3D_TRANSPOSE, /* "tensorrt.nn.conv3d_transpose": relax_tensorrt.pat:68 */
    RELAX_TENSORRT_TENSORRT_NN_BATCH_MATMUL, /* "tensorrt.nn.batch_matmul": relax_tensorrt.pat:69 */
    RELAX_TENSORRT_TENSORRT_RESHAPE, /* "tensorrt.reshape": relax_tensorrt.pat:70 */
    RELAX_TENSORRT_TENSORRT_NN_LAYER_NORM, /* "tensorrt.nn.layer_norm": relax_tensorrt.pat:71 */
    RELAX_TENSORRT_TENSORRT_CLIP, /* "tensorrt.clip": relax_tensorrt.pat:72 */
    RELAX_TENSORRT_TENSORRT_STRIDED_SLICE, /* "tensorrt.strided_slice": relax_tensorrt.pat:73 */
    RELAX_TENSORRT_TENSORRT_STRIDED_SLICE_2, /* "tensorrt.strided_slice": relax_tensorrt.pat:74 */
    RELAX_TENSORRT_N_ENTRIES
};
enum { RELAX_TENSORRT_WORDS = 1 /* 64-bit words of a candidate set */ };

/* The entries of table relax_tensorrt that may match at n, a bit each in order of priority:
 * the last entry lowest (last_wins).  Never misses one.  Pure, no memory.
 */
uint64_t relax_tensorrt_candidates(const dfg_graph *g, dfg_node n);

/* The entry of highest priority that does match at n (enum relax_tensorrt_entry), or -1. */
int32_t relax_tensorrt_first(const dfg_graph *g, dfg_node n);

/* All nodes of first .. last-1 that have candidates, in order, with their sets (1 word each).
 * nodes and sets have room for last - first of them.  How many there are.
 */
size_t relax_tensorrt_sweep(const dfg_graph *g, dfg_node first, dfg_node last, dfg_node *nodes, uint64_t *sets);

DFG_END_C

#endif
