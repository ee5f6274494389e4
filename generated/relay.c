/* The operators of relay.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl attrs_of_all[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_any[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_arange[] = {
    { "start", "any", NULL },
    { "stop", "any", NULL },
    { "step", "any", NULL },
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl attrs_of_argmax[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "select_last_index", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_argmin[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "select_last_index", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_argsort[] = {
    { "axis", "int", "-1" },
    { "is_ascend", "bool", "true" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_broadcast_to[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_cast[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl attrs_of_clip[] = {
    { "a_min", "float", NULL },
    { "a_max", "float", NULL },
};
static const struct dfg_attr_decl attrs_of_concatenate[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_contrib_reverse_reshape[] = {
    { "newshape", "int[]", NULL },
    { "allowzero", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_einsum[] = {
    { "equation", "string", NULL },
};
static const struct dfg_attr_decl attrs_of_expand_dims[] = {
    { "axis", "int", NULL },
    { "num_newaxis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_fixed_point_multiply[] = {
    { "multiplier", "int", NULL },
    { "shift", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_fixed_point_multiply_per_axis[] = {
    { "is_lshift_required", "bool", "false" },
    { "is_rshift_required", "bool", "false" },
    { "axes", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_full[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_gather[] = {
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_gather_nd[] = {
    { "batch_dims", "int", "0" },
    { "index_rank", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_image_affine_grid[] = {
    { "target_shape", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_image_crop_and_resize[] = {
    { "crop_size", "int[]?", NULL },
    { "layout", "string", "\"NCHW\"" },
    { "method", "string", "\"bilinear\"" },
    { "extrapolation_value", "float", "0.0" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_image_dilation2d[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilations", "int[]", "[1, 1]" },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"IHW\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_image_grid_sample[] = {
    { "method", "string", "\"bilinear\"" },
    { "layout", "string", "\"NCHW\"" },
    { "padding_mode", "string", "\"zeros\"" },
    { "align_corners", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_image_resize1d[] = {
    { "size", "int[]?", NULL },
    { "roi", "float[]?", NULL },
    { "layout", "string", "\"NCW\"" },
    { "method", "string", "\"linear\"" },
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "rounding_method", "string", "\"round\"" },
    { "cubic_alpha", "float", "-0.5" },
    { "cubic_exclude", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_image_resize2d[] = {
    { "size", "int[]?", NULL },
    { "roi", "float[]?", NULL },
    { "layout", "string", "\"NCHW\"" },
    { "method", "string", "\"linear\"" },
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "rounding_method", "string", "\"round\"" },
    { "cubic_alpha", "float", "-0.5" },
    { "cubic_exclude", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_image_resize3d[] = {
    { "size", "int[]?", NULL },
    { "roi", "float[]?", NULL },
    { "layout", "string", "\"NCDHW\"" },
    { "method", "string", "\"linear\"" },
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
    { "rounding_method", "string", "\"round\"" },
    { "cubic_alpha", "float", "-0.5" },
    { "cubic_exclude", "int", "0" },
    { "extrapolation_value", "float", "0.0" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_layout_transform[] = {
    { "src_layout", "string", NULL },
    { "dst_layout", "string", NULL },
};
static const struct dfg_attr_decl attrs_of_matrix_set_diag[] = {
    { "k1", "int", "0" },
    { "k2", "int", "0" },
    { "super_diag_right_align", "bool", "true" },
    { "sub_diag_right_align", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_max[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_mean[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_meshgrid[] = {
    { "indexing", "string", "\"ij\"" },
};
static const struct dfg_attr_decl attrs_of_min[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_ndarray_size[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_adaptive_avg_pool1d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_adaptive_avg_pool2d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_adaptive_avg_pool3d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_adaptive_max_pool1d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_adaptive_max_pool2d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_adaptive_max_pool3d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_avg_pool1d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1]" },
    { "dilation", "int[]", "[1]" },
    { "padding", "int[]", "[0]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_avg_pool2d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_avg_pool2d_grad[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_avg_pool3d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1, 1]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_batch_matmul[] = {
    { "out_dtype", "dtype?", NULL },
    { "transpose_a", "bool", "false" },
    { "transpose_b", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_batch_norm[] = {
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_nn_batch_to_space_nd[] = {
    { "block_shape", "int[]", "[1, 1]" },
    { "crops", "int[][]", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_bias_add[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_nn_conv1d[] = {
    { "strides", "int[]", "[1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1]" },
    { "groups", "int", "1" },
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "data_layout", "string", "\"NCW\"" },
    { "kernel_layout", "string", "\"OIW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_conv1d_transpose[] = {
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "strides", "int[]", "[1]" },
    { "output_padding", "int[]", "[0]" },
    { "padding", "int[]", "[0]" },
    { "dilation", "int[]", "[1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCW\"" },
    { "kernel_layout", "string", "\"IOW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_conv2d[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"OIHW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_conv2d_backward_weight[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"OIHW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_conv2d_transpose[] = {
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "output_padding", "int[]", "[0, 0]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"IOHW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_conv3d[] = {
    { "strides", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "groups", "int", "1" },
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "data_layout", "string", "\"NCDHW\"" },
    { "kernel_layout", "string", "\"OIDHW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_conv3d_transpose[] = {
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "strides", "int[]", "[1, 1, 1]" },
    { "output_padding", "int[]", "[0, 0, 0]" },
    { "padding", "int[]", "[0, 0, 0]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCDHW\"" },
    { "kernel_layout", "string", "\"IODHW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_dense[] = {
    { "units", "int", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_depth_to_space[] = {
    { "block_size", "int", "1" },
    { "layout", "string", "\"NCHW\"" },
    { "mode", "string", "\"DCR\"" },
};
static const struct dfg_attr_decl attrs_of_nn_dropout[] = {
    { "rate", "float", "0.5" },
};
static const struct dfg_attr_decl attrs_of_nn_fast_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_nn_global_avg_pool2d[] = {
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_global_max_pool2d[] = {
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl attrs_of_nn_group_norm[] = {
    { "num_groups", "int", "0" },
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_nn_instance_norm[] = {
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_nn_internal_sparse_dense_padded[] = {
    { "sparse_lhs", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_l2_normalize[] = {
    { "eps", "float", NULL },
    { "axis", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_layer_norm[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl attrs_of_nn_leaky_relu[] = {
    { "alpha", "float", "0.25" },
};
static const struct dfg_attr_decl attrs_of_nn_log_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_nn_lrn[] = {
    { "size", "int", "5" },
    { "axis", "int", "1" },
    { "bias", "float", "2.0" },
    { "alpha", "float", "0.0001" },
    { "beta", "float", "0.75" },
};
static const struct dfg_attr_decl attrs_of_nn_matmul[] = {
    { "units", "int", NULL },
    { "out_dtype", "dtype?", NULL },
    { "transpose_a", "bool", "false" },
    { "transpose_b", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_max_pool1d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1]" },
    { "dilation", "int[]", "[1]" },
    { "padding", "int[]", "[0]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_max_pool2d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_max_pool2d_grad[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_max_pool3d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1, 1]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_mirror_pad[] = {
    { "mode", "string", "\"SYMMETRIC\"" },
    { "pad_width", "int[][]", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_nll_loss[] = {
    { "reduction", "string", "\"mean\"" },
    { "ignore_index", "int", NULL },
};
static const struct dfg_attr_decl attrs_of_nn_pad[] = {
    { "pad_width", "int[][]", NULL },
    { "pad_mode", "string", "\"constant\"" },
};
static const struct dfg_attr_decl attrs_of_nn_prelu[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl attrs_of_nn_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_nn_space_to_batch_nd[] = {
    { "block_shape", "int[]", "[1, 1]" },
    { "paddings", "int[][]", NULL },
    { "pad_value", "float", "0.0" },
};
static const struct dfg_attr_decl attrs_of_nn_space_to_depth[] = {
    { "block_size", "int", "1" },
    { "layout", "string", "\"NCHW\"" },
    { "mode", "string", "\"DCR\"" },
};
static const struct dfg_attr_decl attrs_of_nn_upsampling[] = {
    { "scale_h", "float", NULL },
    { "scale_w", "float", NULL },
    { "layout", "string", "\"NCHW\"" },
    { "method", "string", "\"nearest_neighbor\"" },
    { "align_corners", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_nn_upsampling3d[] = {
    { "scale_d", "float", NULL },
    { "scale_h", "float", NULL },
    { "scale_w", "float", NULL },
    { "layout", "string", "\"NCDHW\"" },
    { "method", "string", "\"nearest_neighbor\"" },
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
};
static const struct dfg_attr_decl attrs_of_one_hot[] = {
    { "depth", "int", "1" },
    { "axis", "int", "-1" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_ones[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_prod[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_qnn_add[] = {
    { "lhs_axis", "int", "-1" },
    { "rhs_axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_qnn_avg_pool2d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_qnn_batch_matmul[] = {
    { "out_dtype", "dtype?", NULL },
    { "transpose_a", "bool", "false" },
    { "transpose_b", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_qnn_concatenate[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_qnn_conv2d[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"OIHW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_qnn_conv2d_transpose[] = {
    { "channels", "int?", NULL },
    { "kernel_size", "int[]?", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "output_padding", "int[]", "[0, 0]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilation", "int[]", "[1, 1]" },
    { "groups", "int", "1" },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"IOHW\"" },
    { "out_layout", "string", "\"\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_qnn_dense[] = {
    { "units", "int", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_qnn_dequantize[] = {
    { "out_dtype", "dtype", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_qnn_leaky_relu[] = {
    { "alpha", "float", "0.25" },
};
static const struct dfg_attr_decl attrs_of_qnn_mul[] = {
    { "lhs_axis", "int", "-1" },
    { "rhs_axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_qnn_quantize[] = {
    { "out_dtype", "dtype", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_qnn_requantize[] = {
    { "axis", "int", "-1" },
    { "rounding", "string?", NULL },
    { "compute_dtype", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_qnn_simulated_dequantize[] = {
    { "out_dtype", "dtype", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_qnn_simulated_quantize[] = {
    { "kind", "int", NULL },
    { "sign", "bool", "true" },
    { "rounding", "string", "\"round\"" },
};
static const struct dfg_attr_decl attrs_of_qnn_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_qnn_subtract[] = {
    { "lhs_axis", "int", "-1" },
    { "rhs_axis", "int", "-1" },
};
static const struct dfg_attr_decl attrs_of_reinterpret[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl attrs_of_repeat[] = {
    { "repeats", "int", NULL },
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_reshape[] = {
    { "newshape", "int[]", NULL },
    { "allowzero", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_reshape_like[] = {
    { "lhs_begin", "int", "0" },
    { "lhs_end", "int?", NULL },
    { "rhs_begin", "int", "0" },
    { "rhs_end", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_reverse[] = {
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl attrs_of_reverse_sequence[] = {
    { "seq_axis", "int", "1" },
    { "batch_axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_sequence_mask[] = {
    { "mask_value", "float", "0.0" },
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_shape_of[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_slice_like[] = {
    { "axes", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_sort[] = {
    { "axis", "int", "-1" },
    { "is_ascend", "bool", "true" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_split[] = {
    { "indices_or_sections", "any", NULL },
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_squeeze[] = {
    { "axis", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_stack[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl attrs_of_strided_slice[] = {
    { "begin", "int[]?", NULL },
    { "end", "int[]?", NULL },
    { "strides", "int[]?", NULL },
    { "slice_mode", "string", "\"end\"" },
    { "axes", "int[]?", NULL },
};
static const struct dfg_attr_decl attrs_of_sum[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_take[] = {
    { "batch_dims", "int", "0" },
    { "axis", "int?", NULL },
    { "mode", "string", "\"clip\"" },
};
static const struct dfg_attr_decl attrs_of_tile[] = {
    { "reps", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_topk[] = {
    { "k", "int?", NULL },
    { "axis", "int", "-1" },
    { "ret_type", "string", "\"both\"" },
    { "is_ascend", "bool", "false" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl attrs_of_transpose[] = {
    { "axes", "int[]", NULL },
};
static const struct dfg_attr_decl attrs_of_variance[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
    { "unbiased", "bool", "false" },
};
static const struct dfg_attr_decl attrs_of_zeros[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};

/* name, fusion kind, commutative, effect, required and declared operands, variadic,
 * declared and required results, variadic, attributes, operands that swap together */
static const struct dfg_op_decl ops[] = {
    { "abs", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "acos", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "acosh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "add", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "all", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_all, NULL },
    { "any", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_any, NULL },
    { "arange", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 4, attrs_of_arange, NULL },
    { "argmax", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_argmax, NULL },
    { "argmin", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 4, attrs_of_argmin, NULL },
    { "argsort", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_argsort, NULL },
    { "argwhere", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "asin", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "asinh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "atan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "atanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "bitwise_and", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "bitwise_not", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "bitwise_or", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "bitwise_xor", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "broadcast_to", DFG_BROADCAST, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_broadcast_to, NULL },
    { "broadcast_to_like", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "cast", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_cast, NULL },
    { "cast_like", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "ceil", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "clip", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_clip, NULL },
    { "collapse_sum_like", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "collapse_sum_to", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "concatenate", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_concatenate, NULL },
    { "contrib_reverse_reshape", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_contrib_reverse_reshape, NULL },
    { "copy", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "cos", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "cosh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "cumprod", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "cumsum", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "divide", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "einsum", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_einsum, NULL },
    { "equal", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "erf", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "exp", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "expand_dims", DFG_BROADCAST, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_expand_dims, NULL },
    { "fast_erf", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "fast_exp", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "fast_tanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "fixed_point_multiply", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_fixed_point_multiply, NULL },
    { "fixed_point_multiply_per_axis", DFG_BROADCAST, false, false, 4, 4, false, 1, 1, false, 3, attrs_of_fixed_point_multiply_per_axis, NULL },
    { "floor", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "floor_divide", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "floor_mod", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "full", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_full, NULL },
    { "full_like", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "gather", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_gather, NULL },
    { "gather_nd", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_gather_nd, NULL },
    { "greater", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "greater_equal", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "image.affine_grid", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_image_affine_grid, NULL },
    { "image.crop_and_resize", DFG_INJECTIVE, false, false, 3, 3, false, 1, 1, false, 5, attrs_of_image_crop_and_resize, NULL },
    { "image.dilation2d", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 6, attrs_of_image_dilation2d, NULL },
    { "image.grid_sample", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 4, attrs_of_image_grid_sample, NULL },
    { "image.resize1d", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 10, attrs_of_image_resize1d, NULL },
    { "image.resize2d", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 10, attrs_of_image_resize2d, NULL },
    { "image.resize3d", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 10, attrs_of_image_resize3d, NULL },
    { "invert_permutation", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "isfinite", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "isinf", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "isnan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "layout_transform", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_layout_transform, NULL },
    { "left_shift", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "less", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "less_equal", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "log", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "log10", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "log2", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "logical_and", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "logical_not", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "logical_or", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "logical_xor", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "matrix_set_diag", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 4, attrs_of_matrix_set_diag, NULL },
    { "max", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_max, NULL },
    { "maximum", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "mean", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_mean, NULL },
    { "meshgrid", DFG_INJECTIVE, false, false, 1, 1, false, 1, 0, true, 1, attrs_of_meshgrid, NULL },
    { "min", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_min, NULL },
    { "minimum", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "mod", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "multiply", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "ndarray_size", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_ndarray_size, NULL },
    { "negative", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "nn.adaptive_avg_pool1d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_adaptive_avg_pool1d, NULL },
    { "nn.adaptive_avg_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_adaptive_avg_pool2d, NULL },
    { "nn.adaptive_avg_pool3d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_adaptive_avg_pool3d, NULL },
    { "nn.adaptive_max_pool1d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_adaptive_max_pool1d, NULL },
    { "nn.adaptive_max_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_adaptive_max_pool2d, NULL },
    { "nn.adaptive_max_pool3d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_adaptive_max_pool3d, NULL },
    { "nn.avg_pool1d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_nn_avg_pool1d, NULL },
    { "nn.avg_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_nn_avg_pool2d, NULL },
    { "nn.avg_pool2d_grad", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 7, attrs_of_nn_avg_pool2d_grad, NULL },
    { "nn.avg_pool3d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 8, attrs_of_nn_avg_pool3d, NULL },
    { "nn.batch_flatten", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "nn.batch_matmul", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 3, attrs_of_nn_batch_matmul, NULL },
    { "nn.batch_norm", DFG_FUSABLE, false, false, 5, 5, false, 3, 3, false, 4, attrs_of_nn_batch_norm, NULL },
    { "nn.batch_to_space_nd", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_nn_batch_to_space_nd, NULL },
    { "nn.bias_add", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_nn_bias_add, NULL },
    { "nn.conv1d", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 10, attrs_of_nn_conv1d, NULL },
    { "nn.conv1d_transpose", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 11, attrs_of_nn_conv1d_transpose, NULL },
    { "nn.conv2d", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 10, attrs_of_nn_conv2d, NULL },
    { "nn.conv2d_backward_weight", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 10, attrs_of_nn_conv2d_backward_weight, NULL },
    { "nn.conv2d_transpose", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 11, attrs_of_nn_conv2d_transpose, NULL },
    { "nn.conv3d", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 10, attrs_of_nn_conv3d, NULL },
    { "nn.conv3d_transpose", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 11, attrs_of_nn_conv3d_transpose, NULL },
    { "nn.cross_entropy", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "nn.cross_entropy_with_logits", DFG_OPAQUE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "nn.dense", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_nn_dense, NULL },
    { "nn.depth_to_space", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_depth_to_space, NULL },
    { "nn.dilate", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "nn.dropout", DFG_OPAQUE, false, false, 1, 1, false, 2, 2, false, 1, attrs_of_nn_dropout, NULL },
    { "nn.fast_softmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_nn_fast_softmax, NULL },
    { "nn.global_avg_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_nn_global_avg_pool2d, NULL },
    { "nn.global_max_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_nn_global_max_pool2d, NULL },
    { "nn.group_norm", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 5, attrs_of_nn_group_norm, NULL },
    { "nn.instance_norm", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 4, attrs_of_nn_instance_norm, NULL },
    { "nn.internal.sparse_dense_padded", DFG_FUSABLE, false, false, 4, 4, false, 1, 1, false, 1, attrs_of_nn_internal_sparse_dense_padded, NULL },
    { "nn.l2_normalize", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_nn_l2_normalize, NULL },
    { "nn.layer_norm", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 4, attrs_of_nn_layer_norm, NULL },
    { "nn.leaky_relu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_nn_leaky_relu, NULL },
    { "nn.log_softmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_nn_log_softmax, NULL },
    { "nn.lrn", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 5, attrs_of_nn_lrn, NULL },
    { "nn.matmul", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 4, attrs_of_nn_matmul, NULL },
    { "nn.max_pool1d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 7, attrs_of_nn_max_pool1d, NULL },
    { "nn.max_pool2d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 7, attrs_of_nn_max_pool2d, NULL },
    { "nn.max_pool2d_grad", DFG_FUSABLE, false, false, 2, 2, false, 1, 1, false, 7, attrs_of_nn_max_pool2d_grad, NULL },
    { "nn.max_pool3d", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 7, attrs_of_nn_max_pool3d, NULL },
    { "nn.mirror_pad", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_nn_mirror_pad, NULL },
    { "nn.nll_loss", DFG_FUSABLE, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_nn_nll_loss, NULL },
    { "nn.pad", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_nn_pad, NULL },
    { "nn.prelu", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_nn_prelu, NULL },
    { "nn.relu", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "nn.softmax", DFG_FUSABLE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_nn_softmax, NULL },
    { "nn.space_to_batch_nd", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_space_to_batch_nd, NULL },
    { "nn.space_to_depth", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_nn_space_to_depth, NULL },
    { "nn.upsampling", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 5, attrs_of_nn_upsampling, NULL },
    { "nn.upsampling3d", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 6, attrs_of_nn_upsampling3d, NULL },
    { "not_equal", DFG_BROADCAST, true, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "one_hot", DFG_FUSABLE, false, false, 3, 3, false, 1, 1, false, 3, attrs_of_one_hot, NULL },
    { "ones", DFG_ELEMWISE, false, false, 0, 0, false, 1, 1, false, 2, attrs_of_ones, NULL },
    { "ones_like", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "power", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "prod", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_prod, NULL },
    { "qnn.abs", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.add", DFG_BROADCAST, true, false, 8, 8, false, 1, 1, false, 2, attrs_of_qnn_add, "0 2 3,1 4 5" },
    { "qnn.avg_pool2d", DFG_FUSABLE, false, false, 5, 5, false, 1, 1, false, 8, attrs_of_qnn_avg_pool2d, NULL },
    { "qnn.batch_matmul", DFG_FUSABLE, false, false, 6, 6, false, 1, 1, false, 3, attrs_of_qnn_batch_matmul, NULL },
    { "qnn.concatenate", DFG_INJECTIVE, false, false, 5, 5, false, 1, 1, false, 1, attrs_of_qnn_concatenate, NULL },
    { "qnn.conv2d", DFG_FUSABLE, false, false, 6, 6, false, 1, 1, false, 10, attrs_of_qnn_conv2d, NULL },
    { "qnn.conv2d_transpose", DFG_OPAQUE, false, false, 6, 6, false, 1, 1, false, 11, attrs_of_qnn_conv2d_transpose, NULL },
    { "qnn.dense", DFG_FUSABLE, false, false, 6, 6, false, 1, 1, false, 2, attrs_of_qnn_dense, NULL },
    { "qnn.dequantize", DFG_ELEMWISE, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_qnn_dequantize, NULL },
    { "qnn.erf", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.exp", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.hardswish", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.leaky_relu", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 1, attrs_of_qnn_leaky_relu, NULL },
    { "qnn.log", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.mul", DFG_BROADCAST, true, false, 8, 8, false, 1, 1, false, 2, attrs_of_qnn_mul, "0 2 3,1 4 5" },
    { "qnn.quantize", DFG_ELEMWISE, false, false, 3, 3, false, 1, 1, false, 2, attrs_of_qnn_quantize, NULL },
    { "qnn.requantize", DFG_ELEMWISE, false, false, 5, 5, false, 1, 1, false, 4, attrs_of_qnn_requantize, NULL },
    { "qnn.rsqrt", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.sigmoid", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.simulated_dequantize", DFG_ELEMWISE, false, false, 4, 4, false, 1, 1, false, 2, attrs_of_qnn_simulated_dequantize, NULL },
    { "qnn.simulated_quantize", DFG_ELEMWISE, false, false, 4, 4, false, 1, 1, false, 3, attrs_of_qnn_simulated_quantize, NULL },
    { "qnn.softmax", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 1, attrs_of_qnn_softmax, NULL },
    { "qnn.sqrt", DFG_OPAQUE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "qnn.subtract", DFG_BROADCAST, false, false, 8, 8, false, 1, 1, false, 2, attrs_of_qnn_subtract, NULL },
    { "qnn.tanh", DFG_ELEMWISE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "reinterpret", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_reinterpret, NULL },
    { "repeat", DFG_BROADCAST, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_repeat, NULL },
    { "reshape", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 2, attrs_of_reshape, NULL },
    { "reshape_like", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 4, attrs_of_reshape_like, NULL },
    { "reverse", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_reverse, NULL },
    { "reverse_sequence", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_reverse_sequence, NULL },
    { "right_shift", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "round", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "rsqrt", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "scatter_elements", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "scatter_nd", DFG_OPAQUE, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "sequence_mask", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 2, attrs_of_sequence_mask, NULL },
    { "shape_of", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_shape_of, NULL },
    { "sigmoid", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "sign", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "sin", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "sinh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "slice_like", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 1, attrs_of_slice_like, NULL },
    { "sort", DFG_OPAQUE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_sort, NULL },
    { "split", DFG_INJECTIVE, false, false, 1, 1, false, 1, 0, true, 2, attrs_of_split, NULL },
    { "sqrt", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "squeeze", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_squeeze, NULL },
    { "stack", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_stack, NULL },
    { "strided_set", DFG_INJECTIVE, false, false, 5, 5, false, 1, 1, false, 0, NULL, NULL },
    { "strided_slice", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 5, attrs_of_strided_slice, NULL },
    { "subtract", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "sum", DFG_REDUCE, false, false, 1, 1, false, 1, 1, false, 3, attrs_of_sum, NULL },
    { "take", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 3, attrs_of_take, NULL },
    { "tan", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tanh", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "tile", DFG_BROADCAST, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_tile, NULL },
    { "topk", DFG_OPAQUE, false, false, 1, 1, false, 2, 2, false, 5, attrs_of_topk, NULL },
    { "transpose", DFG_INJECTIVE, false, false, 1, 1, false, 1, 1, false, 1, attrs_of_transpose, NULL },
    { "trilu", DFG_ELEMWISE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "trunc", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
    { "trunc_divide", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "trunc_mod", DFG_BROADCAST, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "unique", DFG_OPAQUE, false, false, 1, 1, false, 5, 4, false, 0, NULL, NULL },
    { "unravel_index", DFG_INJECTIVE, false, false, 2, 2, false, 1, 1, false, 0, NULL, NULL },
    { "variance", DFG_REDUCE, false, false, 2, 2, false, 1, 1, false, 4, attrs_of_variance, NULL },
    { "where", DFG_BROADCAST, false, false, 3, 3, false, 1, 1, false, 0, NULL, NULL },
    { "zeros", DFG_ELEMWISE, false, false, 0, 0, false, 1, 1, false, 2, attrs_of_zeros, NULL },
    { "zeros_like", DFG_ELEMWISE, false, false, 1, 1, false, 1, 1, false, 0, NULL, NULL },
};

extern const struct dfg_ops relay_ops;
const struct dfg_ops relay_ops = { DFG_ABI, 215, "relay", ops };

extern const struct dfg_unit relay_unit;
const struct dfg_unit relay_unit = {
    .abi = DFG_ABI,
    .name = "relay",
    .ops = &relay_ops,
    .imports = (const char *const[]){ NULL },
};
