/* The operators of relay.ops.  Made by pat2c; do not edit. */
#include "dfg.h"

static const struct dfg_attr_decl relay_attrs_of_all[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_any[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_arange[] = {
    { "start", "any", NULL },
    { "stop", "any", NULL },
    { "step", "any", NULL },
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_argmax[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "select_last_index", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_argmin[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "select_last_index", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_argsort[] = {
    { "axis", "int", "-1" },
    { "is_ascend", "bool", "true" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_broadcast_to[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_cast[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_clip[] = {
    { "a_min", "float", NULL },
    { "a_max", "float", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_concatenate[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relay_attrs_of_contrib_reverse_reshape[] = {
    { "newshape", "int[]", NULL },
    { "allowzero", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_einsum[] = {
    { "equation", "string", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_expand_dims[] = {
    { "axis", "int", NULL },
    { "num_newaxis", "int", "1" },
};
static const struct dfg_attr_decl relay_attrs_of_fixed_point_multiply[] = {
    { "multiplier", "int", NULL },
    { "shift", "int", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_fixed_point_multiply_per_axis[] = {
    { "is_lshift_required", "bool", "false" },
    { "is_rshift_required", "bool", "false" },
    { "axes", "int[]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_full[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_gather[] = {
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_gather_nd[] = {
    { "batch_dims", "int", "0" },
    { "index_rank", "int?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_image_affine_grid[] = {
    { "target_shape", "int[]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_image_crop_and_resize[] = {
    { "crop_size", "int[]?", NULL },
    { "layout", "string", "\"NCHW\"" },
    { "method", "string", "\"bilinear\"" },
    { "extrapolation_value", "float", "0.0" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_image_dilation2d[] = {
    { "strides", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "dilations", "int[]", "[1, 1]" },
    { "data_layout", "string", "\"NCHW\"" },
    { "kernel_layout", "string", "\"IHW\"" },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_image_grid_sample[] = {
    { "method", "string", "\"bilinear\"" },
    { "layout", "string", "\"NCHW\"" },
    { "padding_mode", "string", "\"zeros\"" },
    { "align_corners", "bool", "true" },
};
static const struct dfg_attr_decl relay_attrs_of_image_resize1d[] = {
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
static const struct dfg_attr_decl relay_attrs_of_image_resize2d[] = {
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
static const struct dfg_attr_decl relay_attrs_of_image_resize3d[] = {
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
static const struct dfg_attr_decl relay_attrs_of_layout_transform[] = {
    { "src_layout", "string", NULL },
    { "dst_layout", "string", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_matrix_set_diag[] = {
    { "k1", "int", "0" },
    { "k2", "int", "0" },
    { "super_diag_right_align", "bool", "true" },
    { "sub_diag_right_align", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_max[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_mean[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_meshgrid[] = {
    { "indexing", "string", "\"ij\"" },
};
static const struct dfg_attr_decl relay_attrs_of_min[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_ndarray_size[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_nn_adaptive_avg_pool1d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_adaptive_avg_pool2d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_adaptive_avg_pool3d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_adaptive_max_pool1d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_adaptive_max_pool2d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_adaptive_max_pool3d[] = {
    { "output_size", "int[]", "[]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_avg_pool1d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1]" },
    { "dilation", "int[]", "[1]" },
    { "padding", "int[]", "[0]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_avg_pool2d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_avg_pool2d_grad[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_avg_pool3d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1, 1]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_batch_matmul[] = {
    { "out_dtype", "dtype?", NULL },
    { "transpose_a", "bool", "false" },
    { "transpose_b", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_batch_norm[] = {
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_batch_to_space_nd[] = {
    { "block_shape", "int[]", "[1, 1]" },
    { "crops", "int[][]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_nn_bias_add[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_conv1d[] = {
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
static const struct dfg_attr_decl relay_attrs_of_nn_conv1d_transpose[] = {
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
static const struct dfg_attr_decl relay_attrs_of_nn_conv2d[] = {
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
static const struct dfg_attr_decl relay_attrs_of_nn_conv2d_backward_weight[] = {
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
static const struct dfg_attr_decl relay_attrs_of_nn_conv2d_transpose[] = {
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
static const struct dfg_attr_decl relay_attrs_of_nn_conv3d[] = {
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
static const struct dfg_attr_decl relay_attrs_of_nn_conv3d_transpose[] = {
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
static const struct dfg_attr_decl relay_attrs_of_nn_dense[] = {
    { "units", "int", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_nn_depth_to_space[] = {
    { "block_size", "int", "1" },
    { "layout", "string", "\"NCHW\"" },
    { "mode", "string", "\"DCR\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_dropout[] = {
    { "rate", "float", "0.5" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_fast_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_global_avg_pool2d[] = {
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_global_max_pool2d[] = {
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_group_norm[] = {
    { "num_groups", "int", "0" },
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_instance_norm[] = {
    { "axis", "int", "1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_internal_sparse_dense_padded[] = {
    { "sparse_lhs", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_l2_normalize[] = {
    { "eps", "float", NULL },
    { "axis", "int[]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_nn_layer_norm[] = {
    { "axis", "int", "-1" },
    { "epsilon", "float", "1e-05" },
    { "center", "bool", "true" },
    { "scale", "bool", "true" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_leaky_relu[] = {
    { "alpha", "float", "0.25" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_log_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_lrn[] = {
    { "size", "int", "5" },
    { "axis", "int", "1" },
    { "bias", "float", "2.0" },
    { "alpha", "float", "0.0001" },
    { "beta", "float", "0.75" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_matmul[] = {
    { "units", "int", NULL },
    { "out_dtype", "dtype?", NULL },
    { "transpose_a", "bool", "false" },
    { "transpose_b", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_max_pool1d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1]" },
    { "dilation", "int[]", "[1]" },
    { "padding", "int[]", "[0]" },
    { "layout", "string", "\"NCW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_max_pool2d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_max_pool2d_grad[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_max_pool3d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1, 1]" },
    { "dilation", "int[]", "[1, 1, 1]" },
    { "padding", "int[]", "[0, 0, 0]" },
    { "layout", "string", "\"NCDHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_mirror_pad[] = {
    { "mode", "string", "\"SYMMETRIC\"" },
    { "pad_width", "int[][]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_nn_nll_loss[] = {
    { "reduction", "string", "\"mean\"" },
    { "ignore_index", "int", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_nn_pad[] = {
    { "pad_width", "int[][]", NULL },
    { "pad_mode", "string", "\"constant\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_prelu[] = {
    { "axis", "int", "1" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_space_to_batch_nd[] = {
    { "block_shape", "int[]", "[1, 1]" },
    { "paddings", "int[][]", NULL },
    { "pad_value", "float", "0.0" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_space_to_depth[] = {
    { "block_size", "int", "1" },
    { "layout", "string", "\"NCHW\"" },
    { "mode", "string", "\"DCR\"" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_upsampling[] = {
    { "scale_h", "float", NULL },
    { "scale_w", "float", NULL },
    { "layout", "string", "\"NCHW\"" },
    { "method", "string", "\"nearest_neighbor\"" },
    { "align_corners", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_nn_upsampling3d[] = {
    { "scale_d", "float", NULL },
    { "scale_h", "float", NULL },
    { "scale_w", "float", NULL },
    { "layout", "string", "\"NCDHW\"" },
    { "method", "string", "\"nearest_neighbor\"" },
    { "coordinate_transformation_mode", "string", "\"half_pixel\"" },
};
static const struct dfg_attr_decl relay_attrs_of_one_hot[] = {
    { "depth", "int", "1" },
    { "axis", "int", "-1" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_ones[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_prod[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_add[] = {
    { "lhs_axis", "int", "-1" },
    { "rhs_axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_avg_pool2d[] = {
    { "pool_size", "int[]", NULL },
    { "strides", "int[]", "[1, 1]" },
    { "dilation", "int[]", "[1, 1]" },
    { "padding", "int[]", "[0, 0]" },
    { "layout", "string", "\"NCHW\"" },
    { "out_layout", "string", "\"\"" },
    { "ceil_mode", "bool", "false" },
    { "count_include_pad", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_batch_matmul[] = {
    { "out_dtype", "dtype?", NULL },
    { "transpose_a", "bool", "false" },
    { "transpose_b", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_concatenate[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_conv2d[] = {
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
static const struct dfg_attr_decl relay_attrs_of_qnn_conv2d_transpose[] = {
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
static const struct dfg_attr_decl relay_attrs_of_qnn_dense[] = {
    { "units", "int", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_dequantize[] = {
    { "out_dtype", "dtype", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_leaky_relu[] = {
    { "alpha", "float", "0.25" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_mul[] = {
    { "lhs_axis", "int", "-1" },
    { "rhs_axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_quantize[] = {
    { "out_dtype", "dtype", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_requantize[] = {
    { "axis", "int", "-1" },
    { "rounding", "string?", NULL },
    { "compute_dtype", "string?", NULL },
    { "out_dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_simulated_dequantize[] = {
    { "out_dtype", "dtype", NULL },
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_simulated_quantize[] = {
    { "kind", "int", NULL },
    { "sign", "bool", "true" },
    { "rounding", "string", "\"round\"" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_softmax[] = {
    { "axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_qnn_subtract[] = {
    { "lhs_axis", "int", "-1" },
    { "rhs_axis", "int", "-1" },
};
static const struct dfg_attr_decl relay_attrs_of_reinterpret[] = {
    { "dtype", "dtype", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_repeat[] = {
    { "repeats", "int", NULL },
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_reshape[] = {
    { "newshape", "int[]", NULL },
    { "allowzero", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_reshape_like[] = {
    { "lhs_begin", "int", "0" },
    { "lhs_end", "int?", NULL },
    { "rhs_begin", "int", "0" },
    { "rhs_end", "int?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_reverse[] = {
    { "axis", "int?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_reverse_sequence[] = {
    { "seq_axis", "int", "1" },
    { "batch_axis", "int", "0" },
};
static const struct dfg_attr_decl relay_attrs_of_sequence_mask[] = {
    { "mask_value", "float", "0.0" },
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relay_attrs_of_shape_of[] = {
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_slice_like[] = {
    { "axes", "int[]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_sort[] = {
    { "axis", "int", "-1" },
    { "is_ascend", "bool", "true" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_split[] = {
    { "indices_or_sections", "any", NULL },
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relay_attrs_of_squeeze[] = {
    { "axis", "int[]?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_stack[] = {
    { "axis", "int", "0" },
};
static const struct dfg_attr_decl relay_attrs_of_strided_slice[] = {
    { "begin", "int[]?", NULL },
    { "end", "int[]?", NULL },
    { "strides", "int[]?", NULL },
    { "slice_mode", "string", "\"end\"" },
    { "axes", "int[]?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_sum[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_take[] = {
    { "batch_dims", "int", "0" },
    { "axis", "int?", NULL },
    { "mode", "string", "\"clip\"" },
};
static const struct dfg_attr_decl relay_attrs_of_tile[] = {
    { "reps", "int[]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_topk[] = {
    { "k", "int?", NULL },
    { "axis", "int", "-1" },
    { "ret_type", "string", "\"both\"" },
    { "is_ascend", "bool", "false" },
    { "dtype", "dtype?", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_transpose[] = {
    { "axes", "int[]", NULL },
};
static const struct dfg_attr_decl relay_attrs_of_variance[] = {
    { "axis", "int[]?", NULL },
    { "keepdims", "bool", "false" },
    { "exclude", "bool", "false" },
    { "unbiased", "bool", "false" },
};
static const struct dfg_attr_decl relay_attrs_of_zeros[] = {
    { "shape", "int[]?", NULL },
    { "dtype", "dtype?", NULL },
};

/* name, fusion kind, required and declared operands, variadic, declared and required
 * results, variadic, attributes, what few have */
static const struct dfg_op_decl relay_op_decls[] = {
    { "abs", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "abs" },
    { "acos", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "acos" },
    { "acosh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "acosh" },
    { "add", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "add", .commutative = true },
    { "all", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_all, .infer = "relay_reduce", .eval = "relay_all" },
    { "any", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_any, .infer = "relay_reduce", .eval = "relay_any" },
    { "arange", DFG_OPAQUE, 3, 3, false, 1, 1, false, 4, .attrs = relay_attrs_of_arange, .eval = "range" },
    { "argmax", DFG_REDUCE, 1, 1, false, 1, 1, false, 4, .attrs = relay_attrs_of_argmax, .infer = "relay_arg", .eval = "relay_argmax" },
    { "argmin", DFG_REDUCE, 1, 1, false, 1, 1, false, 4, .attrs = relay_attrs_of_argmin, .infer = "relay_arg", .eval = "relay_argmin" },
    { "argsort", DFG_OPAQUE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_argsort },
    { "argwhere", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL },
    { "asin", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "asin" },
    { "asinh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "asinh" },
    { "atan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "atan" },
    { "atanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "atanh" },
    { "bitwise_and", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_and", .commutative = true },
    { "bitwise_not", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "bitwise_not" },
    { "bitwise_or", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_or", .commutative = true },
    { "bitwise_xor", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "bitwise_xor", .commutative = true },
    { "broadcast_to", DFG_BROADCAST, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_broadcast_to, .infer = "relay_broadcast_to", .eval = "relay_broadcast_to" },
    { "broadcast_to_like", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "like_second", .eval = "relay_broadcast_to_like" },
    { "cast", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_cast, .infer = "relay_cast", .eval = "relay_cast", .casts = true },
    { "cast_like", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "cast_like", .eval = "cast_like" },
    { "ceil", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "ceil" },
    { "clip", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_clip, .infer = "same", .eval = "relay_clip" },
    { "collapse_sum_like", DFG_REDUCE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "like_second" },
    { "collapse_sum_to", DFG_REDUCE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "concatenate", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_concatenate, .infer = "relay_concatenate", .eval = "concat" },
    { "contrib_reverse_reshape", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_contrib_reverse_reshape },
    { "copy", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "identity" },
    { "cos", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "cos" },
    { "cosh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "cosh" },
    { "cumprod", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "cumsum", DFG_OPAQUE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "divide", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "div" },
    { "einsum", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_einsum },
    { "equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "equal", .commutative = true },
    { "erf", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "erf" },
    { "exp", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "exp" },
    { "expand_dims", DFG_BROADCAST, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_expand_dims, .infer = "relay_expand_dims", .eval = "relay_expand_dims" },
    { "fast_erf", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "erf" },
    { "fast_exp", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "exp" },
    { "fast_tanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tanh" },
    { "fixed_point_multiply", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_fixed_point_multiply, .infer = "same" },
    { "fixed_point_multiply_per_axis", DFG_BROADCAST, 4, 4, false, 1, 1, false, 3, .attrs = relay_attrs_of_fixed_point_multiply_per_axis, .infer = "same" },
    { "floor", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "floor" },
    { "floor_divide", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "floor_divide" },
    { "floor_mod", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "floor_mod" },
    { "full", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_full, .infer = "relay_full", .eval = "relay_full" },
    { "full_like", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "relay_full_like" },
    { "gather", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = relay_attrs_of_gather, .infer = "like_second", .eval = "gather_elements" },
    { "gather_nd", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 2, .attrs = relay_attrs_of_gather_nd },
    { "greater", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "greater" },
    { "greater_equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "greater_or_equal" },
    { "image.affine_grid", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_image_affine_grid },
    { "image.crop_and_resize", DFG_INJECTIVE, 3, 3, false, 1, 1, false, 5, .attrs = relay_attrs_of_image_crop_and_resize },
    { "image.dilation2d", DFG_FUSABLE, 2, 2, false, 1, 1, false, 6, .attrs = relay_attrs_of_image_dilation2d },
    { "image.grid_sample", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 4, .attrs = relay_attrs_of_image_grid_sample },
    { "image.resize1d", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 10, .attrs = relay_attrs_of_image_resize1d, .infer = "relay_resize" },
    { "image.resize2d", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 10, .attrs = relay_attrs_of_image_resize2d, .infer = "relay_resize", .eval = "relay_resize" },
    { "image.resize3d", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 10, .attrs = relay_attrs_of_image_resize3d, .infer = "relay_resize" },
    { "invert_permutation", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "isfinite", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "to_bool", .eval = "is_finite" },
    { "isinf", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "to_bool", .eval = "is_inf" },
    { "isnan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "to_bool", .eval = "is_nan" },
    { "layout_transform", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_layout_transform, .infer = "layout_transform" },
    { "left_shift", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "left_shift" },
    { "less", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "less" },
    { "less_equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "less_or_equal" },
    { "log", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "log" },
    { "log10", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "log10" },
    { "log2", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "log2" },
    { "logical_and", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "and", .commutative = true },
    { "logical_not", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "not" },
    { "logical_or", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "or", .commutative = true },
    { "logical_xor", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "xor", .commutative = true },
    { "matrix_set_diag", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 4, .attrs = relay_attrs_of_matrix_set_diag },
    { "max", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_max, .infer = "relay_reduce", .eval = "relay_max" },
    { "maximum", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "maximum", .commutative = true },
    { "mean", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_mean, .infer = "relay_reduce", .eval = "relay_mean" },
    { "meshgrid", DFG_INJECTIVE, 1, 1, false, 1, 0, true, 1, .attrs = relay_attrs_of_meshgrid },
    { "min", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_min, .infer = "relay_reduce", .eval = "relay_min" },
    { "minimum", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "minimum", .commutative = true },
    { "mod", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "truncated_mod" },
    { "multiply", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "mul", .commutative = true },
    { "ndarray_size", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_ndarray_size, .eval = "relay_size" },
    { "negative", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "neg" },
    { "nn.adaptive_avg_pool1d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_adaptive_avg_pool1d, .infer = "relay_adaptive_pool" },
    { "nn.adaptive_avg_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_adaptive_avg_pool2d, .infer = "relay_adaptive_pool" },
    { "nn.adaptive_avg_pool3d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_adaptive_avg_pool3d, .infer = "relay_adaptive_pool" },
    { "nn.adaptive_max_pool1d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_adaptive_max_pool1d, .infer = "relay_adaptive_pool" },
    { "nn.adaptive_max_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_adaptive_max_pool2d, .infer = "relay_adaptive_pool" },
    { "nn.adaptive_max_pool3d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_adaptive_max_pool3d, .infer = "relay_adaptive_pool" },
    { "nn.avg_pool1d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relay_attrs_of_nn_avg_pool1d, .infer = "relay_pool", .eval = "relay_avg_pool" },
    { "nn.avg_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relay_attrs_of_nn_avg_pool2d, .infer = "relay_pool", .eval = "relay_avg_pool" },
    { "nn.avg_pool2d_grad", DFG_FUSABLE, 2, 2, false, 1, 1, false, 7, .attrs = relay_attrs_of_nn_avg_pool2d_grad },
    { "nn.avg_pool3d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 8, .attrs = relay_attrs_of_nn_avg_pool3d, .infer = "relay_pool", .eval = "relay_avg_pool" },
    { "nn.batch_flatten", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "relay_batch_flatten", .eval = "relay_batch_flatten" },
    { "nn.batch_matmul", DFG_FUSABLE, 2, 2, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_batch_matmul, .infer = "relay_matmul", .eval = "relay_matmul", .work = "gemm" },
    { "nn.batch_norm", DFG_FUSABLE, 5, 5, false, 3, 3, false, 4, .attrs = relay_attrs_of_nn_batch_norm, .infer = "batch_norm", .eval = "relay_batch_norm" },
    { "nn.batch_to_space_nd", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_batch_to_space_nd },
    { "nn.bias_add", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = relay_attrs_of_nn_bias_add, .infer = "same", .eval = "relay_bias_add" },
    { "nn.conv1d", DFG_FUSABLE, 2, 2, false, 1, 1, false, 10, .attrs = relay_attrs_of_nn_conv1d, .infer = "relay_conv", .eval = "relay_conv1d", .work = "conv" },
    { "nn.conv1d_transpose", DFG_FUSABLE, 2, 2, false, 1, 1, false, 11, .attrs = relay_attrs_of_nn_conv1d_transpose, .infer = "relay_conv_transpose", .eval = "relay_conv1d_transpose", .work = "conv_transpose" },
    { "nn.conv2d", DFG_FUSABLE, 2, 2, false, 1, 1, false, 10, .attrs = relay_attrs_of_nn_conv2d, .infer = "relay_conv", .eval = "relay_conv2d", .work = "conv" },
    { "nn.conv2d_backward_weight", DFG_FUSABLE, 2, 2, false, 1, 1, false, 10, .attrs = relay_attrs_of_nn_conv2d_backward_weight, .infer = "relay_conv_backward_weight" },
    { "nn.conv2d_transpose", DFG_FUSABLE, 2, 2, false, 1, 1, false, 11, .attrs = relay_attrs_of_nn_conv2d_transpose, .infer = "relay_conv_transpose", .eval = "relay_conv2d_transpose", .work = "conv_transpose" },
    { "nn.conv3d", DFG_FUSABLE, 2, 2, false, 1, 1, false, 10, .attrs = relay_attrs_of_nn_conv3d, .infer = "relay_conv", .eval = "relay_conv3d", .work = "conv" },
    { "nn.conv3d_transpose", DFG_FUSABLE, 2, 2, false, 1, 1, false, 11, .attrs = relay_attrs_of_nn_conv3d_transpose, .infer = "relay_conv_transpose", .eval = "relay_conv3d_transpose", .work = "conv_transpose" },
    { "nn.cross_entropy", DFG_OPAQUE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "nn.cross_entropy_with_logits", DFG_OPAQUE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "nn.dense", DFG_FUSABLE, 2, 2, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_dense, .infer = "relay_dense", .eval = "relay_dense", .work = "matmul" },
    { "nn.depth_to_space", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_depth_to_space, .infer = "relay_depth_to_space", .eval = "depth_to_space" },
    { "nn.dilate", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 0, .attrs = NULL },
    { "nn.dropout", DFG_OPAQUE, 1, 1, false, 2, 2, false, 1, .attrs = relay_attrs_of_nn_dropout, .infer = "relay_drop", .eval = "relay_dropout", .random = true },
    { "nn.fast_softmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_nn_fast_softmax, .infer = "same", .eval = "softmax" },
    { "nn.global_avg_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_global_avg_pool2d, .infer = "relay_global_pool", .eval = "relay_global_avg_pool" },
    { "nn.global_max_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_global_max_pool2d, .infer = "relay_global_pool", .eval = "relay_global_max_pool" },
    { "nn.group_norm", DFG_OPAQUE, 3, 3, false, 1, 1, false, 5, .attrs = relay_attrs_of_nn_group_norm, .infer = "same", .eval = "relay_group_norm" },
    { "nn.instance_norm", DFG_OPAQUE, 3, 3, false, 1, 1, false, 4, .attrs = relay_attrs_of_nn_instance_norm, .infer = "same", .eval = "instance_normalization" },
    { "nn.internal.sparse_dense_padded", DFG_FUSABLE, 4, 4, false, 1, 1, false, 1, .attrs = relay_attrs_of_nn_internal_sparse_dense_padded },
    { "nn.l2_normalize", DFG_OPAQUE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_l2_normalize, .infer = "same", .eval = "relay_l2_normalize" },
    { "nn.layer_norm", DFG_OPAQUE, 3, 3, false, 1, 1, false, 4, .attrs = relay_attrs_of_nn_layer_norm, .infer = "same", .eval = "relay_layer_norm" },
    { "nn.leaky_relu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_nn_leaky_relu, .infer = "same", .eval = "relay_leaky_relu" },
    { "nn.log_softmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_nn_log_softmax, .infer = "same", .eval = "log_softmax" },
    { "nn.lrn", DFG_OPAQUE, 1, 1, false, 1, 1, false, 5, .attrs = relay_attrs_of_nn_lrn, .infer = "same", .eval = "relay_lrn" },
    { "nn.matmul", DFG_FUSABLE, 2, 2, false, 1, 1, false, 4, .attrs = relay_attrs_of_nn_matmul, .infer = "relay_matmul", .eval = "relay_matmul", .work = "gemm" },
    { "nn.max_pool1d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 7, .attrs = relay_attrs_of_nn_max_pool1d, .infer = "relay_pool", .eval = "relay_max_pool" },
    { "nn.max_pool2d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 7, .attrs = relay_attrs_of_nn_max_pool2d, .infer = "relay_pool", .eval = "relay_max_pool" },
    { "nn.max_pool2d_grad", DFG_FUSABLE, 2, 2, false, 1, 1, false, 7, .attrs = relay_attrs_of_nn_max_pool2d_grad },
    { "nn.max_pool3d", DFG_FUSABLE, 1, 1, false, 1, 1, false, 7, .attrs = relay_attrs_of_nn_max_pool3d, .infer = "relay_pool", .eval = "relay_max_pool" },
    { "nn.mirror_pad", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_mirror_pad, .infer = "relay_pad", .eval = "relay_mirror_pad", .pads = true },
    { "nn.nll_loss", DFG_FUSABLE, 3, 3, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_nll_loss },
    { "nn.pad", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 2, .attrs = relay_attrs_of_nn_pad, .infer = "relay_pad", .eval = "relay_pad", .pads = true },
    { "nn.prelu", DFG_BROADCAST, 2, 2, false, 1, 1, false, 1, .attrs = relay_attrs_of_nn_prelu, .infer = "same", .eval = "relay_prelu" },
    { "nn.relu", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "relu" },
    { "nn.softmax", DFG_FUSABLE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_nn_softmax, .infer = "same", .eval = "softmax" },
    { "nn.space_to_batch_nd", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_space_to_batch_nd },
    { "nn.space_to_depth", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_nn_space_to_depth, .infer = "relay_space_to_depth" },
    { "nn.upsampling", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 5, .attrs = relay_attrs_of_nn_upsampling, .infer = "relay_upsampling", .eval = "relay_upsampling" },
    { "nn.upsampling3d", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 6, .attrs = relay_attrs_of_nn_upsampling3d, .infer = "relay_upsampling" },
    { "not_equal", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "compare", .eval = "not_equal", .commutative = true },
    { "one_hot", DFG_FUSABLE, 3, 3, false, 1, 1, false, 3, .attrs = relay_attrs_of_one_hot, .infer = "relay_one_hot", .eval = "relay_one_hot" },
    { "ones", DFG_ELEMWISE, 0, 0, false, 1, 1, false, 2, .attrs = relay_attrs_of_ones, .infer = "relay_full", .eval = "relay_ones" },
    { "ones_like", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "relay_ones_like" },
    { "power", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "pow" },
    { "prod", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_prod, .infer = "relay_reduce", .eval = "relay_prod" },
    { "qnn.abs", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.add", DFG_BROADCAST, 8, 8, false, 1, 1, false, 2, .attrs = relay_attrs_of_qnn_add, .swap = "0 2 3,1 4 5", .infer = "qnn_broadcast", .commutative = true },
    { "qnn.avg_pool2d", DFG_FUSABLE, 5, 5, false, 1, 1, false, 8, .attrs = relay_attrs_of_qnn_avg_pool2d, .infer = "relay_pool" },
    { "qnn.batch_matmul", DFG_FUSABLE, 6, 6, false, 1, 1, false, 3, .attrs = relay_attrs_of_qnn_batch_matmul, .infer = "qnn_batch_matmul", .work = "gemm" },
    { "qnn.concatenate", DFG_INJECTIVE, 5, 5, false, 1, 1, false, 1, .attrs = relay_attrs_of_qnn_concatenate, .infer = "relay_concatenate" },
    { "qnn.conv2d", DFG_FUSABLE, 6, 6, false, 1, 1, false, 10, .attrs = relay_attrs_of_qnn_conv2d, .infer = "qnn_conv", .eval = "qnn_conv2d", .work = "conv" },
    { "qnn.conv2d_transpose", DFG_OPAQUE, 6, 6, false, 1, 1, false, 11, .attrs = relay_attrs_of_qnn_conv2d_transpose, .infer = "qnn_conv_transpose", .work = "conv_transpose" },
    { "qnn.dense", DFG_FUSABLE, 6, 6, false, 1, 1, false, 2, .attrs = relay_attrs_of_qnn_dense, .infer = "qnn_dense", .eval = "qnn_dense", .work = "matmul" },
    { "qnn.dequantize", DFG_ELEMWISE, 3, 3, false, 1, 1, false, 2, .attrs = relay_attrs_of_qnn_dequantize, .infer = "qnn_dequantize", .eval = "qnn_dequantize", .dequantizes = true },
    { "qnn.erf", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.exp", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.hardswish", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.leaky_relu", DFG_OPAQUE, 5, 5, false, 1, 1, false, 1, .attrs = relay_attrs_of_qnn_leaky_relu, .infer = "same" },
    { "qnn.log", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.mul", DFG_BROADCAST, 8, 8, false, 1, 1, false, 2, .attrs = relay_attrs_of_qnn_mul, .swap = "0 2 3,1 4 5", .infer = "qnn_broadcast", .commutative = true },
    { "qnn.quantize", DFG_ELEMWISE, 3, 3, false, 1, 1, false, 2, .attrs = relay_attrs_of_qnn_quantize, .infer = "to_out_dtype", .eval = "qnn_quantize", .quantizes = true },
    { "qnn.requantize", DFG_ELEMWISE, 5, 5, false, 1, 1, false, 4, .attrs = relay_attrs_of_qnn_requantize, .infer = "to_out_dtype", .eval = "qnn_requantize", .quantizes = true },
    { "qnn.rsqrt", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.sigmoid", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.simulated_dequantize", DFG_ELEMWISE, 4, 4, false, 1, 1, false, 2, .attrs = relay_attrs_of_qnn_simulated_dequantize, .infer = "same" },
    { "qnn.simulated_quantize", DFG_ELEMWISE, 4, 4, false, 1, 1, false, 3, .attrs = relay_attrs_of_qnn_simulated_quantize, .infer = "same" },
    { "qnn.softmax", DFG_OPAQUE, 5, 5, false, 1, 1, false, 1, .attrs = relay_attrs_of_qnn_softmax, .infer = "same" },
    { "qnn.sqrt", DFG_OPAQUE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "qnn.subtract", DFG_BROADCAST, 8, 8, false, 1, 1, false, 2, .attrs = relay_attrs_of_qnn_subtract, .infer = "qnn_broadcast" },
    { "qnn.tanh", DFG_ELEMWISE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "reinterpret", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_reinterpret },
    { "repeat", DFG_BROADCAST, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_repeat, .infer = "relay_repeat", .eval = "relay_repeat" },
    { "reshape", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 2, .attrs = relay_attrs_of_reshape, .infer = "relay_reshape", .eval = "relay_reshape" },
    { "reshape_like", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 4, .attrs = relay_attrs_of_reshape_like, .infer = "like_second", .eval = "relay_reshape_like" },
    { "reverse", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_reverse, .infer = "same", .eval = "relay_reverse" },
    { "reverse_sequence", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 2, .attrs = relay_attrs_of_reverse_sequence, .infer = "same" },
    { "right_shift", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "right_shift" },
    { "round", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "round" },
    { "rsqrt", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "rsqrt" },
    { "scatter_elements", DFG_OPAQUE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "scatter_nd", DFG_OPAQUE, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "sequence_mask", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 2, .attrs = relay_attrs_of_sequence_mask, .infer = "same" },
    { "shape_of", DFG_OPAQUE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_shape_of, .infer = "relay_shape_of", .eval = "relay_shape_of" },
    { "sigmoid", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sigmoid" },
    { "sign", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sign" },
    { "sin", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sin" },
    { "sinh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sinh" },
    { "slice_like", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 1, .attrs = relay_attrs_of_slice_like, .eval = "relay_slice_like" },
    { "sort", DFG_OPAQUE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_sort, .infer = "same" },
    { "split", DFG_INJECTIVE, 1, 1, false, 1, 0, true, 2, .attrs = relay_attrs_of_split, .infer = "relay_split", .eval = "relay_split" },
    { "sqrt", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "sqrt" },
    { "squeeze", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_squeeze, .infer = "relay_squeeze", .eval = "relay_squeeze" },
    { "stack", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_stack, .infer = "relay_stack", .eval = "relay_stack" },
    { "strided_set", DFG_INJECTIVE, 5, 5, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "strided_slice", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 5, .attrs = relay_attrs_of_strided_slice, .infer = "relay_strided_slice", .eval = "relay_strided_slice" },
    { "subtract", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast", .eval = "sub" },
    { "sum", DFG_REDUCE, 1, 1, false, 1, 1, false, 3, .attrs = relay_attrs_of_sum, .infer = "relay_reduce", .eval = "relay_sum" },
    { "take", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 3, .attrs = relay_attrs_of_take, .infer = "relay_take", .eval = "relay_take" },
    { "tan", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tan" },
    { "tanh", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "tanh" },
    { "tile", DFG_BROADCAST, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_tile, .infer = "relay_tile", .eval = "relay_tile" },
    { "topk", DFG_OPAQUE, 1, 1, false, 2, 2, false, 5, .attrs = relay_attrs_of_topk },
    { "transpose", DFG_INJECTIVE, 1, 1, false, 1, 1, false, 1, .attrs = relay_attrs_of_transpose, .infer = "relay_transpose", .eval = "relay_transpose" },
    { "trilu", DFG_ELEMWISE, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "same" },
    { "trunc", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "trunc" },
    { "trunc_divide", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast" },
    { "trunc_mod", DFG_BROADCAST, 2, 2, false, 1, 1, false, 0, .attrs = NULL, .infer = "broadcast" },
    { "unique", DFG_OPAQUE, 1, 1, false, 5, 4, false, 0, .attrs = NULL },
    { "unravel_index", DFG_INJECTIVE, 2, 2, false, 1, 1, false, 0, .attrs = NULL },
    { "variance", DFG_REDUCE, 2, 2, false, 1, 1, false, 4, .attrs = relay_attrs_of_variance, .infer = "relay_variance", .eval = "relay_variance" },
    { "where", DFG_BROADCAST, 3, 3, false, 1, 1, false, 0, .attrs = NULL, .infer = "select", .eval = "where" },
    { "zeros", DFG_ELEMWISE, 0, 0, false, 1, 1, false, 2, .attrs = relay_attrs_of_zeros, .infer = "relay_full", .eval = "relay_zeros" },
    { "zeros_like", DFG_ELEMWISE, 1, 1, false, 1, 1, false, 0, .attrs = NULL, .infer = "same", .eval = "relay_zeros_like" },
};

extern const struct dfg_ops relay_ops;
const struct dfg_ops relay_ops = { DFG_ABI, 215, "relay", relay_op_decls };

static const char *const relay_text_0[] = { /* relay.ops */
    "// relay.ops -- the operators of TVM Relay 0.14, with their fusion kinds.\n"
    "// Several results are a tuple, as in Relay; an attribute that Relay derives from types when it is\n"
    "// null has no default here.\n\nop abs(data) : elemwise, infer same, eval abs;\n"
    "op acos(data) : elemwise, infer same, eval acos;\nop acosh(data) : elemwise, infer same, eval acosh;\n"
    "op add(lhs, rhs) : broadcast, commutative, infer broadcast, eval add;\n"
    "op all(data) : reduce, infer relay_reduce, eval relay_all {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false;\n}\n"
    "op any(data) : reduce, infer relay_reduce, eval relay_any {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false;\n}\n"
    "op arange(start, end, step) : opaque, eval range {\n"
    "    start: any; stop: any; step: any; dtype: dtype;\n}\n"
    "op argmax(data) : reduce, infer relay_arg, eval relay_argmax {\n"
    "    axis: int[]?; keepdims: bool = false; select_last_index: bool = false; exclude: bool = false;\n}\n"
    "op argmin(data) : reduce, infer relay_arg, eval relay_argmin {\n"
    "    axis: int[]?; keepdims: bool = false; select_last_index: bool = false; exclude: bool = false;\n}\n"
    "op argsort(data) : opaque {\n    axis: int = -1; is_ascend: bool = true; dtype: dtype?;\n}\n"
    "op argwhere(condition) : opaque;\nop asin(data) : elemwise, infer same, eval asin;\n"
    "op asinh(data) : elemwise, infer same, eval asinh;\nop atan(data) : elemwise, infer same, eval atan;\n"
    "op atanh(data) : elemwise, infer same, eval atanh;\n"
    "op bitwise_and(lhs, rhs) : broadcast, commutative, infer broadcast, eval bitwise_and;\n"
    "op bitwise_not(data) : elemwise, infer same, eval bitwise_not;\n"
    "op bitwise_or(lhs, rhs) : broadcast, commutative, infer broadcast, eval bitwise_or;\n"
    "op bitwise_xor(lhs, rhs) : broadcast, commutative, infer broadcast, eval bitwise_xor;\n"
    "op broadcast_to(data) : broadcast, infer relay_broadcast_to, eval relay_broadcast_to {\n"
    "    shape: int[]?; dtype: dtype?;\n}\n"
    "op broadcast_to_like(data, broadcast_type) : broadcast, infer like_second, eval relay_broadcast_to_like;\n"
    "op cast(data) : elemwise, casts, infer relay_cast, eval relay_cast {\n    dtype: dtype;\n}\n"
    "op cast_like(data, dtype_like) : elemwise, infer cast_like, eval cast_like;\n"
    "op ceil(data) : elemwise, infer same, eval ceil;\n"
    "op clip(data) : elemwise, infer same, eval relay_clip {\n    a_min: float; a_max: float;\n}\n"
    "op collapse_sum_like(data, collapse_type) : reduce, infer like_second;\n"
    "op collapse_sum_to(data, shape) : reduce;\n"
    "op concatenate(data) : injective, infer relay_concatenate, eval concat {\n    axis: int = 0;\n}\n"
    "op contrib_reverse_reshape(data) : injective {\n    newshape: int[]; allowzero: bool = false;\n}\n"
    "op copy(data) : elemwise, infer same, eval identity;\nop cos(data) : elemwise, infer same, eval cos;\n"
    "op cosh(data) : elemwise, infer same, eval cosh;\nop cumprod(data) : opaque, infer same;\n"
    "op cumsum(data) : opaque, infer same;\nop divide(lhs, rhs) : broadcast, infer broadcast, eval div;\n"
    "op einsum(data) : injective {\n    equation: string;\n}\n"
    "op equal(lhs, rhs) : broadcast, commutative, infer compare, eval equal;\n"
    "op erf(data) : elemwise, infer same, eval erf;\nop exp(data) : elemwise, infer same, eval exp;\n"
    "op expand_dims(data) : broadcast, infer relay_expand_dims, eval relay_expand_dims {\n"
    "    axis: int; num_newaxis: int = 1;\n}\nop fast_erf(data) : elemwise, infer same, eval erf;\n"
    "op fast_exp(data) : elemwise, infer same, eval exp;\n"
    "op fast_tanh(data) : elemwise, infer same, eval tanh;\n"
    "op fixed_point_multiply(data) : elemwise, infer same {\n    multiplier: int; shift: int;\n}\n"
    "op fixed_point_multiply_per_axis(data, fp_multiplier, left_shift, right_shift) : broadcast, infer same {\n"
    "    is_lshift_required: bool = false; is_rshift_required: bool = false; axes: int[];\n}\n"
    "op floor(data) : elemwise, infer same, eval floor;\n"
    "op floor_divide(lhs, rhs) : broadcast, infer broadcast, eval floor_divide;\n"
    "op floor_mod(lhs, rhs) : broadcast, infer broadcast, eval floor_mod;\n"
    "op full(fill_value) : elemwise, infer relay_full, eval relay_full {\n"
    "    shape: int[]?; dtype: dtype?;\n}\n",
    "op full_like(data, fill_value) : elemwise, infer same, eval relay_full_like;\n"
    "op gather(data, indices) : injective, infer like_second, eval gather_elements {\n    axis: int?;\n}\n"
    "op gather_nd(data, indices) : injective {\n    batch_dims: int = 0; index_rank: int?;\n}\n"
    "op greater(lhs, rhs) : broadcast, infer compare, eval greater;\n"
    "op greater_equal(lhs, rhs) : broadcast, infer compare, eval greater_or_equal;\n"
    "op image.affine_grid(data) : injective {\n    target_shape: int[];\n}\n"
    "op image.crop_and_resize(data, boxes, box_indices) : injective {\n"
    "    crop_size: int[]?; layout: string = \"NCHW\"; method: string = \"bilinear\";\n"
    "    extrapolation_value: float = 0.0; out_dtype: dtype?;\n}\n"
    "op image.dilation2d(data, weight) : fusable {\n"
    "    strides: int[] = [1, 1]; padding: int[] = [0, 0]; dilations: int[] = [1, 1];\n"
    "    data_layout: string = \"NCHW\"; kernel_layout: string = \"IHW\"; out_dtype: dtype?;\n}\n"
    "op image.grid_sample(data, grid) : injective {\n"
    "    method: string = \"bilinear\"; layout: string = \"NCHW\"; padding_mode: string = \"zeros\";\n"
    "    align_corners: bool = true;\n}\nop image.resize1d(data) : injective, infer relay_resize {\n"
    "    size: int[]?; roi: float[]?; layout: string = \"NCW\"; method: string = \"linear\";\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; rounding_method: string = \"round\";\n"
    "    cubic_alpha: float = -0.5; cubic_exclude: int = 0; extrapolation_value: float = 0.0;\n"
    "    out_dtype: dtype?;\n}\n"
    "op image.resize2d(data) : injective, infer relay_resize, eval relay_resize {\n"
    "    size: int[]?; roi: float[]?; layout: string = \"NCHW\"; method: string = \"linear\";\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; rounding_method: string = \"round\";\n"
    "    cubic_alpha: float = -0.5; cubic_exclude: int = 0; extrapolation_value: float = 0.0;\n"
    "    out_dtype: dtype?;\n}\nop image.resize3d(data) : injective, infer relay_resize {\n"
    "    size: int[]?; roi: float[]?; layout: string = \"NCDHW\"; method: string = \"linear\";\n"
    "    coordinate_transformation_mode: string = \"half_pixel\"; rounding_method: string = \"round\";\n"
    "    cubic_alpha: float = -0.5; cubic_exclude: int = 0; extrapolation_value: float = 0.0;\n"
    "    out_dtype: dtype?;\n}\nop invert_permutation(data) : injective, infer same;\n"
    "op isfinite(data) : elemwise, infer to_bool, eval is_finite;\n"
    "op isinf(data) : elemwise, infer to_bool, eval is_inf;\n"
    "op isnan(data) : elemwise, infer to_bool, eval is_nan;\n"
    "op layout_transform(data) : injective, infer layout_transform {\n"
    "    src_layout: string; dst_layout: string;\n}\n"
    "op left_shift(lhs, rhs) : broadcast, infer broadcast, eval left_shift;\n"
    "op less(lhs, rhs) : broadcast, infer compare, eval less;\n"
    "op less_equal(lhs, rhs) : broadcast, infer compare, eval less_or_equal;\n"
    "op log(data) : elemwise, infer same, eval log;\nop log10(data) : elemwise, infer same, eval log10;\n"
    "op log2(data) : elemwise, infer same, eval log2;\n"
    "op logical_and(lhs, rhs) : broadcast, commutative, infer broadcast, eval and;\n"
    "op logical_not(data) : elemwise, infer same, eval not;\n"
    "op logical_or(lhs, rhs) : broadcast, commutative, infer broadcast, eval or;\n"
    "op logical_xor(lhs, rhs) : broadcast, commutative, infer broadcast, eval xor;\n"
    "op matrix_set_diag(input, diagonal) : injective {\n"
    "    k1: int = 0; k2: int = 0; super_diag_right_align: bool = true;\n"
    "    sub_diag_right_align: bool = false;\n}\n"
    "op max(data) : reduce, infer relay_reduce, eval relay_max {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false;\n}\n"
    "op maximum(lhs, rhs) : broadcast, commutative, infer broadcast, eval maximum;\n"
    "op mean(data) : reduce, infer relay_reduce, eval relay_mean {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false;\n}\n"
    "op meshgrid(data) -> (outputs*) : injective {\n    indexing: string = \"ij\";\n}\n"
    "op min(data) : reduce, infer relay_reduce, eval relay_min {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false;\n}\n"
    "op minimum(lhs, rhs) : broadcast, commutative, infer broadcast, eval minimum;\n"
    "op mod(lhs, rhs) : broadcast, infer broadcast, eval truncated_mod;\n",
    "op multiply(lhs, rhs) : broadcast, commutative, infer broadcast, eval mul;\n"
    "op ndarray_size(data) : injective, eval relay_size {\n    dtype: dtype?;\n}\n"
    "op negative(data) : elemwise, infer same, eval neg;\n"
    "op nn.adaptive_avg_pool1d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[] = []; layout: string = \"NCW\"; out_layout: string = \"\";\n}\n"
    "op nn.adaptive_avg_pool2d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[] = []; layout: string = \"NCHW\"; out_layout: string = \"\";\n}\n"
    "op nn.adaptive_avg_pool3d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[] = []; layout: string = \"NCDHW\"; out_layout: string = \"\";\n}\n"
    "op nn.adaptive_max_pool1d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[] = []; layout: string = \"NCW\"; out_layout: string = \"\";\n}\n"
    "op nn.adaptive_max_pool2d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[] = []; layout: string = \"NCHW\"; out_layout: string = \"\";\n}\n"
    "op nn.adaptive_max_pool3d(data) : fusable, infer relay_adaptive_pool {\n"
    "    output_size: int[] = []; layout: string = \"NCDHW\"; out_layout: string = \"\";\n}\n"
    "op nn.avg_pool1d(data) : fusable, infer relay_pool, eval relay_avg_pool {\n"
    "    pool_size: int[]; strides: int[] = [1]; dilation: int[] = [1]; padding: int[] = [0];\n"
    "    layout: string = \"NCW\"; out_layout: string = \"\"; ceil_mode: bool = false;\n"
    "    count_include_pad: bool = false;\n}\n"
    "op nn.avg_pool2d(data) : fusable, infer relay_pool, eval relay_avg_pool {\n"
    "    pool_size: int[]; strides: int[] = [1, 1]; dilation: int[] = [1, 1]; padding: int[] = [0, 0];\n"
    "    layout: string = \"NCHW\"; out_layout: string = \"\"; ceil_mode: bool = false;\n"
    "    count_include_pad: bool = false;\n}\nop nn.avg_pool2d_grad(data, grad) : fusable {\n"
    "    pool_size: int[]; strides: int[] = [1, 1]; dilation: int[] = [1, 1]; padding: int[] = [0, 0];\n"
    "    layout: string = \"NCHW\"; out_layout: string = \"\"; ceil_mode: bool = false;\n}\n"
    "op nn.avg_pool3d(data) : fusable, infer relay_pool, eval relay_avg_pool {\n"
    "    pool_size: int[]; strides: int[] = [1, 1, 1]; dilation: int[] = [1, 1, 1];\n"
    "    padding: int[] = [0, 0, 0]; layout: string = \"NCDHW\"; out_layout: string = \"\";\n"
    "    ceil_mode: bool = false; count_include_pad: bool = false;\n}\n"
    "op nn.batch_flatten(data) : injective, infer relay_batch_flatten, eval relay_batch_flatten;\n"
    "op nn.batch_matmul(tensor_a, tensor_b) : fusable, infer relay_matmul, eval relay_matmul, work gemm {\n"
    "    out_dtype: dtype?; transpose_a: bool = false; transpose_b: bool = false;\n}\n"
    "op nn.batch_norm(data, gamma, beta, moving_mean, moving_var) -> (out, mean, variance)\n"
    "    : fusable, infer batch_norm, eval relay_batch_norm {\n"
    "    axis: int = 1; epsilon: float = 1.0e-5; center: bool = true; scale: bool = true;\n}\n"
    "op nn.batch_to_space_nd(data) : injective {\n    block_shape: int[] = [1, 1]; crops: int[][];\n}\n"
    "op nn.bias_add(data, bias) : broadcast, infer same, eval relay_bias_add {\n    axis: int = 1;\n}\n"
    "op nn.conv1d(data, weight) : fusable, infer relay_conv, eval relay_conv1d, work conv {\n"
    "    strides: int[] = [1]; padding: int[] = [0, 0]; dilation: int[] = [1]; groups: int = 1;\n"
    "    channels: int?; kernel_size: int[]?; data_layout: string = \"NCW\"; kernel_layout: string = \"OIW\";\n"
    "    out_layout: string = \"\"; out_dtype: dtype?;\n}\nop nn.conv1d_transpose(data, weight)\n"
    "    : fusable, infer relay_conv_transpose, eval relay_conv1d_transpose, work conv_transpose {\n"
    "    channels: int?; kernel_size: int[]?; strides: int[] = [1]; output_padding: int[] = [0];\n"
    "    padding: int[] = [0]; dilation: int[] = [1]; groups: int = 1; data_layout: string = \"NCW\";\n"
    "    kernel_layout: string = \"IOW\"; out_layout: string = \"\"; out_dtype: dtype?;\n}\n"
    "op nn.conv2d(data, weight) : fusable, infer relay_conv, eval relay_conv2d, work conv {\n"
    "    strides: int[] = [1, 1]; padding: int[] = [0, 0]; dilation: int[] = [1, 1]; groups: int = 1;\n"
    "    channels: int?; kernel_size: int[]?; data_layout: string = \"NCHW\";\n"
    "    kernel_layout: string = \"OIHW\"; out_layout: string = \"\"; out_dtype: dtype?;\n}\n",
    "op nn.conv2d_backward_weight(grad, data) : fusable, infer relay_conv_backward_weight {\n"
    "    strides: int[] = [1, 1]; padding: int[] = [0, 0]; dilation: int[] = [1, 1]; groups: int = 1;\n"
    "    channels: int?; kernel_size: int[]?; data_layout: string = \"NCHW\";\n"
    "    kernel_layout: string = \"OIHW\"; out_layout: string = \"\"; out_dtype: dtype?;\n}\n"
    "op nn.conv2d_transpose(data, weight)\n"
    "    : fusable, infer relay_conv_transpose, eval relay_conv2d_transpose, work conv_transpose {\n"
    "    channels: int?; kernel_size: int[]?; strides: int[] = [1, 1]; output_padding: int[] = [0, 0];\n"
    "    padding: int[] = [0, 0]; dilation: int[] = [1, 1]; groups: int = 1; data_layout: string = \"NCHW\";\n"
    "    kernel_layout: string = \"IOHW\"; out_layout: string = \"\"; out_dtype: dtype?;\n}\n"
    "op nn.conv3d(data, weight) : fusable, infer relay_conv, eval relay_conv3d, work conv {\n"
    "    strides: int[] = [1, 1, 1]; padding: int[] = [0, 0, 0]; dilation: int[] = [1, 1, 1];\n"
    "    groups: int = 1; channels: int?; kernel_size: int[]?; data_layout: string = \"NCDHW\";\n"
    "    kernel_layout: string = \"OIDHW\"; out_layout: string = \"\"; out_dtype: dtype?;\n}\n"
    "op nn.conv3d_transpose(data, weight)\n"
    "    : fusable, infer relay_conv_transpose, eval relay_conv3d_transpose, work conv_transpose {\n"
    "    channels: int?; kernel_size: int[]?; strides: int[] = [1, 1, 1];\n"
    "    output_padding: int[] = [0, 0, 0]; padding: int[] = [0, 0, 0]; dilation: int[] = [1, 1, 1];\n"
    "    groups: int = 1; data_layout: string = \"NCDHW\"; kernel_layout: string = \"IODHW\";\n"
    "    out_layout: string = \"\"; out_dtype: dtype?;\n}\nop nn.cross_entropy(x, y) : opaque;\n"
    "op nn.cross_entropy_with_logits(x, y) : opaque;\n"
    "op nn.dense(data, weight) : fusable, infer relay_dense, eval relay_dense, work matmul {\n"
    "    units: int; out_dtype: dtype?;\n}\n"
    "op nn.depth_to_space(data) : injective, infer relay_depth_to_space, eval depth_to_space {\n"
    "    block_size: int = 1; layout: string = \"NCHW\"; mode: string = \"DCR\";\n}\n"
    "op nn.dilate(x) : injective;\n"
    "op nn.dropout(data) -> (output, mask) : opaque, random, infer relay_drop, eval relay_dropout {\n"
    "    rate: float = 0.5;\n}\nop nn.fast_softmax(data) : fusable, infer same, eval softmax {\n"
    "    axis: int = -1;\n}\n"
    "op nn.global_avg_pool2d(data) : fusable, infer relay_global_pool, eval relay_global_avg_pool {\n"
    "    layout: string = \"NCHW\"; out_layout: string = \"\";\n}\n"
    "op nn.global_max_pool2d(data) : fusable, infer relay_global_pool, eval relay_global_max_pool {\n"
    "    layout: string = \"NCHW\"; out_layout: string = \"\";\n}\n"
    "op nn.group_norm(data, gamma, beta) : opaque, infer same, eval relay_group_norm {\n"
    "    num_groups: int = 0; axis: int = 1; epsilon: float = 1.0e-5; center: bool = true;\n"
    "    scale: bool = true;\n}\n"
    "op nn.instance_norm(data, gamma, beta) : opaque, infer same, eval instance_normalization {\n"
    "    axis: int = 1; epsilon: float = 1.0e-5; center: bool = true; scale: bool = true;\n}\n"
    "op nn.internal.sparse_dense_padded(data, weight_data, weight_indices, weight_indptr) : fusable {\n"
    "    sparse_lhs: bool = false;\n}\n"
    "op nn.l2_normalize(data) : opaque, infer same, eval relay_l2_normalize {\n"
    "    eps: float; axis: int[];\n}\n"
    "op nn.layer_norm(data, gamma, beta) : opaque, infer same, eval relay_layer_norm {\n"
    "    axis: int = -1; epsilon: float = 1.0e-5; center: bool = true; scale: bool = true;\n}\n"
    "op nn.leaky_relu(data) : elemwise, infer same, eval relay_leaky_relu {\n    alpha: float = 0.25;\n}\n"
    "op nn.log_softmax(data) : fusable, infer same, eval log_softmax {\n    axis: int = -1;\n}\n"
    "op nn.lrn(data) : opaque, infer same, eval relay_lrn {\n"
    "    size: int = 5; axis: int = 1; bias: float = 2.0; alpha: float = 0.0001; beta: float = 0.75;\n}\n"
    "op nn.matmul(tensor_a, tensor_b) : fusable, infer relay_matmul, eval relay_matmul, work gemm {\n"
    "    units: int; out_dtype: dtype?; transpose_a: bool = false; transpose_b: bool = false;\n}\n"
    "op nn.max_pool1d(data) : fusable, infer relay_pool, eval relay_max_pool {\n"
    "    pool_size: int[]; strides: int[] = [1]; dilation: int[] = [1]; padding: int[] = [0];\n"
    "    layout: string = \"NCW\"; out_layout: string = \"\"; ceil_mode: bool = false;\n}\n",
    "op nn.max_pool2d(data) : fusable, infer relay_pool, eval relay_max_pool {\n"
    "    pool_size: int[]; strides: int[] = [1, 1]; dilation: int[] = [1, 1]; padding: int[] = [0, 0];\n"
    "    layout: string = \"NCHW\"; out_layout: string = \"\"; ceil_mode: bool = false;\n}\n"
    "op nn.max_pool2d_grad(data, grad) : fusable {\n"
    "    pool_size: int[]; strides: int[] = [1, 1]; dilation: int[] = [1, 1]; padding: int[] = [0, 0];\n"
    "    layout: string = \"NCHW\"; out_layout: string = \"\"; ceil_mode: bool = false;\n}\n"
    "op nn.max_pool3d(data) : fusable, infer relay_pool, eval relay_max_pool {\n"
    "    pool_size: int[]; strides: int[] = [1, 1, 1]; dilation: int[] = [1, 1, 1];\n"
    "    padding: int[] = [0, 0, 0]; layout: string = \"NCDHW\"; out_layout: string = \"\";\n"
    "    ceil_mode: bool = false;\n}\n"
    "op nn.mirror_pad(data) : injective, pads, infer relay_pad, eval relay_mirror_pad {\n"
    "    mode: string = \"SYMMETRIC\"; pad_width: int[][];\n}\n"
    "op nn.nll_loss(predictions, targets, weights) : fusable {\n"
    "    reduction: string = \"mean\"; ignore_index: int;\n}\n"
    "op nn.pad(data, pad_val) : injective, pads, infer relay_pad, eval relay_pad {\n"
    "    pad_width: int[][]; pad_mode: string = \"constant\";\n}\n"
    "op nn.prelu(data, alpha) : broadcast, infer same, eval relay_prelu {\n    axis: int = 1;\n}\n"
    "op nn.relu(data) : elemwise, infer same, eval relu;\n"
    "op nn.softmax(data) : fusable, infer same, eval softmax {\n    axis: int = -1;\n}\n"
    "op nn.space_to_batch_nd(data) : injective {\n"
    "    block_shape: int[] = [1, 1]; paddings: int[][]; pad_value: float = 0.0;\n}\n"
    "op nn.space_to_depth(data) : injective, infer relay_space_to_depth {\n"
    "    block_size: int = 1; layout: string = \"NCHW\"; mode: string = \"DCR\";\n}\n"
    "op nn.upsampling(data) : injective, infer relay_upsampling, eval relay_upsampling {\n"
    "    scale_h: float; scale_w: float; layout: string = \"NCHW\"; method: string = \"nearest_neighbor\";\n"
    "    align_corners: bool = false;\n}\nop nn.upsampling3d(data) : injective, infer relay_upsampling {\n"
    "    scale_d: float; scale_h: float; scale_w: float; layout: string = \"NCDHW\";\n"
    "    method: string = \"nearest_neighbor\"; coordinate_transformation_mode: string = \"half_pixel\";\n}\n"
    "op not_equal(lhs, rhs) : broadcast, commutative, infer compare, eval not_equal;\n"
    "op one_hot(indices, on_value, off_value) : fusable, infer relay_one_hot, eval relay_one_hot {\n"
    "    depth: int = 1; axis: int = -1; dtype: dtype?;\n}\n"
    "op ones() : elemwise, infer relay_full, eval relay_ones {\n    shape: int[]?; dtype: dtype?;\n}\n"
    "op ones_like(data) : elemwise, infer same, eval relay_ones_like;\n"
    "op power(lhs, rhs) : broadcast, infer broadcast, eval pow;\n"
    "op prod(data) : reduce, infer relay_reduce, eval relay_prod {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false;\n}\n"
    "op qnn.abs(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.add(lhs, rhs, lhs_scale, lhs_zero_point, rhs_scale, rhs_zero_point, output_scale, output_zero_point)\n"
    "    : broadcast, commutative(0 2 3, 1 4 5), infer qnn_broadcast {\n"
    "    lhs_axis: int = -1; rhs_axis: int = -1;\n}\n"
    "op qnn.avg_pool2d(data, input_scale, input_zero_point, output_scale, output_zero_point)\n"
    "    : fusable, infer relay_pool {\n"
    "    pool_size: int[]; strides: int[] = [1, 1]; dilation: int[] = [1, 1]; padding: int[] = [0, 0];\n"
    "    layout: string = \"NCHW\"; out_layout: string = \"\"; ceil_mode: bool = false;\n"
    "    count_include_pad: bool = false;\n}\n"
    "op qnn.batch_matmul(x, y, x_zero_point, y_zero_point, x_scale, y_scale)\n"
    "    : fusable, infer qnn_batch_matmul, work gemm {\n"
    "    out_dtype: dtype?; transpose_a: bool = false; transpose_b: bool = false;\n}\n"
    "op qnn.concatenate(data, input_scales, input_zero_points, output_scale, output_zero_point)\n"
    "    : injective, infer relay_concatenate {\n    axis: int = 0;\n}\n"
    "op qnn.conv2d(data, weight, input_zero_point, kernel_zero_point, input_scale, kernel_scale)\n"
    "    : fusable, infer qnn_conv, eval qnn_conv2d, work conv {\n"
    "    strides: int[] = [1, 1]; padding: int[] = [0, 0]; dilation: int[] = [1, 1]; groups: int = 1;\n"
    "    channels: int?; kernel_size: int[]?; data_layout: string = \"NCHW\";\n",
    "    kernel_layout: string = \"OIHW\"; out_layout: string = \"\"; out_dtype: dtype?;\n}\n"
    "op qnn.conv2d_transpose(data, weight, input_zero_point, kernel_zero_point, input_scale, kernel_scale)\n"
    "    : opaque, infer qnn_conv_transpose, work conv_transpose {\n"
    "    channels: int?; kernel_size: int[]?; strides: int[] = [1, 1]; output_padding: int[] = [0, 0];\n"
    "    padding: int[] = [0, 0]; dilation: int[] = [1, 1]; groups: int = 1; data_layout: string = \"NCHW\";\n"
    "    kernel_layout: string = \"IOHW\"; out_layout: string = \"\"; out_dtype: dtype?;\n}\n"
    "op qnn.dense(data, weight, input_zero_point, kernel_zero_point, input_scale, kernel_scale)\n"
    "    : fusable, infer qnn_dense, eval qnn_dense, work matmul {\n    units: int; out_dtype: dtype?;\n}\n"
    "op qnn.dequantize(data, input_scale, input_zero_point)\n"
    "    : elemwise, dequantizes, infer qnn_dequantize, eval qnn_dequantize {\n"
    "    out_dtype: dtype; axis: int = -1;\n}\n"
    "op qnn.erf(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.exp(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.hardswish(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.leaky_relu(data, input_scale, input_zero_point, output_scale, output_zero_point)\n"
    "    : opaque, infer same {\n    alpha: float = 0.25;\n}\n"
    "op qnn.log(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.mul(lhs, rhs, lhs_scale, lhs_zero_point, rhs_scale, rhs_zero_point, output_scale, output_zero_point)\n"
    "    : broadcast, commutative(0 2 3, 1 4 5), infer qnn_broadcast {\n"
    "    lhs_axis: int = -1; rhs_axis: int = -1;\n}\n"
    "op qnn.quantize(data, output_scale, output_zero_point) : elemwise, quantizes, infer to_out_dtype, eval qnn_quantize {\n"
    "    out_dtype: dtype; axis: int = -1;\n}\n"
    "op qnn.requantize(data, input_scale, input_zero_point, output_scale, output_zero_point)\n"
    "    : elemwise, quantizes, infer to_out_dtype, eval qnn_requantize {\n"
    "    axis: int = -1; rounding: string?; compute_dtype: string?; out_dtype: dtype?;\n}\n"
    "op qnn.rsqrt(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.sigmoid(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.simulated_dequantize(data, in_dtype, input_scale, input_zero_point) : elemwise, infer same {\n"
    "    out_dtype: dtype; axis: int = -1;\n}\n"
    "op qnn.simulated_quantize(data, out_dtype, output_scale, output_zero_point) : elemwise, infer same {\n"
    "    kind: int; sign: bool = true; rounding: string = \"round\";\n}\n"
    "op qnn.softmax(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same {\n"
    "    axis: int = -1;\n}\n"
    "op qnn.sqrt(data, scale, zero_point, output_scale, output_zero_point) : opaque, infer same;\n"
    "op qnn.subtract(lhs, rhs, lhs_scale, lhs_zero_point, rhs_scale, rhs_zero_point, output_scale, output_zero_point)\n"
    "    : broadcast, infer qnn_broadcast {\n    lhs_axis: int = -1; rhs_axis: int = -1;\n}\n"
    "op qnn.tanh(data, scale, zero_point, output_scale, output_zero_point) : elemwise, infer same;\n"
    "op reinterpret(data) : elemwise {\n    dtype: dtype;\n}\n"
    "op repeat(data) : broadcast, infer relay_repeat, eval relay_repeat {\n    repeats: int; axis: int?;\n"
    "}\nop reshape(data) : injective, infer relay_reshape, eval relay_reshape {\n"
    "    newshape: int[]; allowzero: bool = false;\n}\n"
    "op reshape_like(data, shape_like) : injective, infer like_second, eval relay_reshape_like {\n"
    "    lhs_begin: int = 0; lhs_end: int?; rhs_begin: int = 0; rhs_end: int?;\n}\n"
    "op reverse(data) : injective, infer same, eval relay_reverse {\n    axis: int?;\n}\n"
    "op reverse_sequence(data, seq_lengths) : injective, infer same {\n"
    "    seq_axis: int = 1; batch_axis: int = 0;\n}\n"
    "op right_shift(lhs, rhs) : broadcast, infer broadcast, eval right_shift;\n"
    "op round(data) : elemwise, infer same, eval round;\n"
    "op rsqrt(data) : elemwise, infer same, eval rsqrt;\n"
    "op scatter_elements(data, indices, updates) : opaque, infer same;\n"
    "op scatter_nd(data, indices, updates) : opaque, infer same;\n",
    "op sequence_mask(data, valid_length) : injective, infer same {\n"
    "    mask_value: float = 0.0; axis: int = 0;\n}\n"
    "op shape_of(data) : opaque, infer relay_shape_of, eval relay_shape_of {\n    dtype: dtype?;\n}\n"
    "op sigmoid(data) : elemwise, infer same, eval sigmoid;\n"
    "op sign(data) : elemwise, infer same, eval sign;\nop sin(data) : elemwise, infer same, eval sin;\n"
    "op sinh(data) : elemwise, infer same, eval sinh;\n"
    "op slice_like(data, shape_like) : injective, eval relay_slice_like {\n    axes: int[];\n}\n"
    "op sort(data) : opaque, infer same {\n    axis: int = -1; is_ascend: bool = true; dtype: dtype?;\n}\n"
    "op split(data) -> (outputs*) : injective, infer relay_split, eval relay_split {\n"
    "    indices_or_sections: any; axis: int = 0;\n}\nop sqrt(data) : elemwise, infer same, eval sqrt;\n"
    "op squeeze(data) : injective, infer relay_squeeze, eval relay_squeeze {\n    axis: int[]?;\n}\n"
    "op stack(data) : injective, infer relay_stack, eval relay_stack {\n    axis: int = 0;\n}\n"
    "op strided_set(data, v, begin, end, strides) : injective, infer same;\n"
    "op strided_slice(data) : injective, infer relay_strided_slice, eval relay_strided_slice {\n"
    "    begin: int[]?; end: int[]?; strides: int[]?; slice_mode: string = \"end\"; axes: int[]?;\n}\n"
    "op subtract(lhs, rhs) : broadcast, infer broadcast, eval sub;\n"
    "op sum(data) : reduce, infer relay_reduce, eval relay_sum {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false;\n}\n"
    "op take(data, indices) : injective, infer relay_take, eval relay_take {\n"
    "    batch_dims: int = 0; axis: int?; mode: string = \"clip\";\n}\n"
    "op tan(data) : elemwise, infer same, eval tan;\nop tanh(data) : elemwise, infer same, eval tanh;\n"
    "op tile(data) : broadcast, infer relay_tile, eval relay_tile {\n    reps: int[];\n}\n"
    "op topk(data) -> (values, indices) : opaque {\n"
    "    k: int?; axis: int = -1; ret_type: string = \"both\"; is_ascend: bool = false; dtype: dtype?;\n}\n"
    "op transpose(data) : injective, infer relay_transpose, eval relay_transpose {\n    axes: int[];\n}\n"
    "op trilu(data, k) : elemwise, infer same;\nop trunc(data) : elemwise, infer same, eval trunc;\n"
    "op trunc_divide(lhs, rhs) : broadcast, infer broadcast;\n"
    "op trunc_mod(lhs, rhs) : broadcast, infer broadcast;\n"
    "op unique(data) -> (values, indices, inverse_indices, num_unique, counts?) : opaque;\n"
    "op unravel_index(data, shape) : injective;\n"
    "op variance(data, mean) : reduce, infer relay_variance, eval relay_variance {\n"
    "    axis: int[]?; keepdims: bool = false; exclude: bool = false; unbiased: bool = false;\n}\n"
    "op where(condition, x, y) : broadcast, infer select, eval where;\n"
    "op zeros() : elemwise, infer relay_full, eval relay_zeros {\n    shape: int[]?; dtype: dtype?;\n}\n"
    "op zeros_like(data) : elemwise, infer same, eval relay_zeros_like;\n",
    NULL};
static const struct dfg_source relay_sources[] = {
    {"relay.ops", UINT64_C(0xc89a62d8c170169e), relay_text_0, NULL, 0},
};
extern const struct dfg_unit relay_unit;
const struct dfg_unit relay_unit = {
    .abi = DFG_ABI,
    .name = "relay",
    .ops = &relay_ops,
    .imports = (const char *const[]){ NULL },
    .version = "0.1.0", .hash = UINT64_C(0xcc0e8ab6534d0e3f),
    .n_sources = 1, .sources = relay_sources, .law_limit = 64,
};
